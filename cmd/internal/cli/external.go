package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"

	"spillway"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// The prefixes of allocators that are programs of the user's own.
const (
	external    = "exec:"     // gets Problems without block parameters
	externalSSA = "exec-ssa:" // gets them in SSA form
)

// ExternalDoc is the help on them.
const ExternalDoc = "exec:COMMAND or exec-ssa:COMMAND, a program that reads a problem, in SSA form or not, and writes a result"

// AllocatorByName is spillway.AllocatorByName, and knows exec:COMMAND and exec-ssa:COMMAND, too: programs that read a
// Problem as text from their standard input and write a Result to their output, for one function each. What they write is
// proved, always.
func AllocatorByName(name string) (*spillway.AllocatorInfo, error) {
	for _, prefix := range []string{external, externalSSA} {
		words, ok := strings.CutPrefix(name, prefix)
		if !ok {
			continue
		}
		args := strings.Fields(words)
		if len(args) == 0 {
			return nil, fmt.Errorf("allocator %q does not name a command", name)
		}
		if _, err := exec.LookPath(args[0]); err != nil {
			return nil, fmt.Errorf("allocator %q: %w", name, err)
		}
		a := &program{args: args, ssa: prefix == externalSSA}
		return &spillway.AllocatorInfo{Name: name, Doc: "a program of the user's own", New: func() regalloc.Allocator { return a }, Lowers: !a.ssa}, nil
	}
	return spillway.AllocatorByName(name)
}

// A program is an allocator that is a program.
type program struct {
	args []string
	ssa  bool
}

// SSA implements regalloc.Allocator.
func (a *program) SSA() bool { return a.ssa }

// Allocate implements regalloc.Allocator. SPILLWAY_METRIC tells the program what to minimize, as --metric takes it.
func (a *program) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	ctx := opts.Context
	if ctx == nil {
		ctx = context.Background()
	}
	var out, diagnostics bytes.Buffer
	cmd := exec.CommandContext(ctx, a.args[0], a.args[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(p.String()), &out, &diagnostics
	cmd.Env = append(os.Environ(), "SPILLWAY_METRIC="+opts.Metric.String())
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("allocator %s fails for %s: %w%s", a.args[0], p.Name, err, after(diagnostics.String()))
	}
	r, err := regalloc.ParseResult(fmt.Sprintf("result of %s for %s", a.args[0], p.Name), out.Bytes(), p)
	if err != nil {
		return nil, err
	}
	if wrong := check.Result(p, r); len(wrong) > 0 {
		errs := []error{fmt.Errorf("the result of allocator %s for %s is wrong", a.args[0], p.Name)}
		for i := range wrong {
			errs = append(errs, &wrong[i])
		}
		return nil, errors.Join(errs...)
	}
	return r, nil
}

// after returns a program's output, after a colon.
func after(text string) string {
	if text = strings.TrimSpace(text); text != "" {
		return ": " + text
	}
	return ""
}
