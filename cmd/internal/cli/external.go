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

// Prefixes of external allocators.
const (
	external    = "exec:"     // gets Problems without block parameters
	externalSSA = "exec-ssa:" // gets them in SSA form
)

// ExternalDoc is the help for them.
const ExternalDoc = "exec:COMMAND or exec-ssa:COMMAND, a program that reads a problem (exec-ssa: in SSA form) and writes a result"

// AllocatorByName is spillway.AllocatorByName extended by exec:COMMAND and exec-ssa:COMMAND: programs that read one
// Problem as text from standard input and write a Result to standard output. Their Results are always proved.
func AllocatorByName(name string) (*spillway.AllocatorInfo, error) {
	for _, prefix := range []string{external, externalSSA} {
		words, ok := strings.CutPrefix(name, prefix)
		if !ok {
			continue
		}
		args := strings.Fields(words)
		if len(args) == 0 {
			return nil, fmt.Errorf("allocator %q has no command", name)
		}
		if _, err := exec.LookPath(args[0]); err != nil {
			return nil, fmt.Errorf("allocator %q: %w", name, err)
		}
		a := &program{args: args, ssa: prefix == externalSSA}
		return &spillway.AllocatorInfo{Name: name, Doc: "an external program", New: func() regalloc.Allocator { return a }, Lowers: !a.ssa}, nil
	}
	return spillway.AllocatorByName(name)
}

// A program is an allocator implemented by an external program.
type program struct {
	args []string
	ssa  bool
}

// SSA implements regalloc.Allocator.
func (a *program) SSA() bool { return a.ssa }

// Allocate implements regalloc.Allocator. The environment variable SPILLWAY_METRIC has the metric, in the syntax of
// --metric.
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
		errs := []error{fmt.Errorf("incorrect result of allocator %s for %s", a.args[0], p.Name)}
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
