package e2e

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// command is one run of a program.
type command struct {
	name  string
	args  []string
	dir   string        // "" for the current one
	env   []string      // added to the environment
	stdin string        // what it reads
	limit time.Duration // a minute when zero
}

// result is what a run left behind.
type result struct {
	stdout, stderr string
	code           int  // exit code, or -1 when a signal ended it
	signal         bool // ended by a signal other than our time limit's
	timeout        bool
}

// String is the run's outcome for a failure message.
func (r result) String() string {
	end := fmt.Sprintf("exit code %d", r.code)
	switch {
	case r.timeout:
		end = "stopped by the time limit"
	case r.signal:
		end = "ended by a signal"
	}
	return fmt.Sprintf("%s\nstdout:\n%s\nstderr:\n%s", end, tail(r.stdout), tail(r.stderr))
}

func tail(s string) string {
	const most = 4000
	if len(s) > most {
		return "..." + s[len(s)-most:]
	}
	return s
}

// ok reports whether the run ended by itself with exit code 0.
func (r result) ok() bool { return r.code == 0 && !r.timeout }

// run runs the command in a process group of its own, so that the time limit ends its children too.
func (c command) run(t *testing.T) result {
	t.Helper()
	limit := c.limit
	if limit == 0 {
		limit = time.Minute
	}
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	words := append(append(emulation(c.name), c.name), c.args...)
	cmd := exec.CommandContext(ctx, words[0], words[1:]...)
	var stdout, stderr bytes.Buffer
	cmd.Dir = c.dir
	cmd.Env = append(os.Environ(), c.env...)
	cmd.Stdin = strings.NewReader(c.stdin)
	cmd.Stdout = &stdout
	cmd.Stderr = &stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = 5 * time.Second
	err := cmd.Run()
	noteTime(t, words[0], cmd.ProcessState)
	r := result{stdout: stdout.String(), stderr: stderr.String()}
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		r.timeout = true
		r.code = -1
	case errors.As(err, &exit):
		r.code = exit.ExitCode()
		r.signal = r.code < 0
	case err != nil:
		t.Fatalf("%s: %v", c, err)
	}
	return r
}

// noteTime appends the test, the program and the seconds of processor time of a finished process to the file
// $SPILLWAY_TIMES, if that is set.
func noteTime(t *testing.T, program string, state *os.ProcessState) {
	t.Helper()
	file := os.Getenv("SPILLWAY_TIMES")
	if file == "" || state == nil {
		return
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		t.Fatal(err)
	}
	name, _, _ := strings.Cut(t.Name(), "/")
	_, err = fmt.Fprintf(f, "%s\t%s\t%.2f\n", name, filepath.Base(program), (state.UserTime() + state.SystemTime()).Seconds())
	if err := errors.Join(err, f.Close()); err != nil {
		t.Fatal(err)
	}
}

// must runs the command and ends the test unless it succeeds.
func (c command) must(t *testing.T) result {
	t.Helper()
	r := c.run(t)
	if !r.ok() {
		t.Fatalf("%s\n%s", c, r)
	}
	return r
}

// String is the command as a shell would take it.
func (c command) String() string {
	words := []string{c.name}
	for _, a := range c.args {
		if a == "" || strings.ContainsAny(a, " \t\n'\"$&|;<>()*?[]#~") {
			a = "'" + strings.ReplaceAll(a, "'", `'\''`) + "'"
		}
		words = append(words, a)
	}
	return strings.Join(words, " ")
}

// spill is a run of the spillway command.
func spill(args ...string) command { return command{name: spillway, args: args} }
