package driver

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
)

// A runner runs programs one after the other, and forwards signals that terminate this program, so that the child
// removes its partial output and this program its temporary files.
type runner struct {
	signals chan os.Signal
	ended   os.Signal // the signal received, or nil
	dir     string    // for long command lines
}

// ending are the signals that terminate a program.
var ending = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

func newRunner(dir string) *runner {
	r := &runner{signals: make(chan os.Signal, 1), dir: dir}
	for _, s := range ending {
		if !signal.Ignored(s) {
			signal.Notify(r.signals, s)
		}
	}
	return r
}

// die terminates this program by the signal received, if any: make and shells check for that.
func (r *runner) die() {
	signal.Stop(r.signals)
	if s, ok := r.ended.(syscall.Signal); ok {
		signal.Reset(s)
		syscall.Kill(os.Getpid(), s)
		select {} // until it arrives
	}
}

// longest is a length of arguments in bytes that every system accepts.
const longest = 100_000

// command returns a command; a command line that is too long is passed in a response file.
func (r *runner) command(words []string) (*exec.Cmd, error) {
	size := 0
	for _, w := range words {
		size += len(w) + 1
	}
	if size > longest {
		// The first argument selects clang's mode.
		name := filepath.Join(r.dir, "arguments")
		if err := os.WriteFile(name, []byte(quoteWords(words[2:])), 0o600); err != nil {
			return nil, err
		}
		words = []string{words[0], words[1], "@" + name}
	}
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	return cmd, nil
}

// run runs a command to completion and returns its exit code. It returns an error if the command could not be started
// or was terminated by a signal.
func (r *runner) run(cmd *exec.Cmd) (code int, err error) {
	select {
	case r.ended = <-r.signals:
		return 1, errEnded
	default:
	}
	if err := cmd.Start(); err != nil {
		return 1, err
	}
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	for {
		select {
		case r.ended = <-r.signals:
			cmd.Process.Signal(r.ended)
		case err = <-done:
			var exit *exec.ExitError
			switch {
			case r.ended != nil:
				return 1, errEnded
			case err == nil:
				return 0, nil
			case errors.As(err, &exit) && exit.Exited():
				return exit.ExitCode(), nil
			}
			return 1, err
		}
	}
}

// errEnded reports a signal.
var errEnded = errors.New("ended by a signal")

// output runs a command and returns its output.
func (r *runner) output(cmd *exec.Cmd) (stdout, stderr string, code int, err error) {
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = nil, &out, &errs
	code, err = r.run(cmd)
	return out.String(), errs.String(), code, err
}

// copyFile copies a file to a new file in a directory and returns its name.
func copyFile(from, dir, pattern string) (string, error) {
	in, err := os.Open(from)
	if err != nil {
		return "", err
	}
	defer in.Close()
	out, err := os.CreateTemp(dir, pattern)
	if err != nil {
		return "", err
	}
	_, err = io.Copy(out, in)
	return out.Name(), errors.Join(err, out.Close())
}
