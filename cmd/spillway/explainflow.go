package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/explain"
	"spillway/ir"
	"spillway/regalloc"
	prices "spillway/regalloc/netflow/explain"
)

// A flowExplainer explains the allocations of the requested functions.
type flowExplainer struct {
	fn   string // "": all
	last string // the pass after which a Result is final
	opts prices.Options
	bar  *cli.ProgressBar
	text bytes.Buffer
	errs []error
}

// observe is called after each pass.
func (f *flowExplainer) observe(pass string, s *spillway.State) {
	if pass != f.last || f.fn != "" && s.IR.Name != f.fn {
		return
	}
	opts := f.opts
	opts.Metric, opts.Names, opts.Lines = s.Metric(), names(s), lines(s)
	opts.Progress = func(x regalloc.Progress) { f.bar.Show(s.IR.Name, x) }
	e, err := prices.New(s.Problem, s.Result, opts)
	if err != nil {
		f.errs = append(f.errs, err)
		return
	}
	if f.text.Len() > 0 {
		f.text.WriteByte('\n')
	}
	e.WriteText(&f.text)
}

// names returns the name in the IR of each virtual register, or "".
func names(s *spillway.State) []string {
	list := make([]string, len(s.Code.VRegs))
	for v := range list {
		if x := s.Code.VRegs[v].Value; x != nil && x.Name != "" {
			list[v] = "%" + x.Name
		}
	}
	return list
}

// lines returns the IR line of each instruction of the Problem, or 0.
func lines(s *spillway.State) (list []int) {
	for _, b := range s.Code.Blocks {
		for i := range b.Instrs {
			line := 0
			if x := b.Instrs[i].Value; x != nil {
				line = int(x.Line)
			}
			list = append(list, line)
		}
	}
	return list
}

// listed is the maximum number of functions in an error.
const listed = 20

// checkFunction returns an error unless m defines fn, or fn is empty.
func checkFunction(m *ir.Module, fn, file string) error {
	if fn == "" {
		return nil
	}
	var defined []string
	for _, f := range m.Funcs {
		if !f.Declared && f.Linkage != ir.AvailableExternally {
			if f.Name == fn {
				return nil
			}
			defined = append(defined, f.Name)
		}
	}
	if advice := cli.DidYouMean(fn, defined); advice != "" {
		return cli.Usagef("--func %q: %s does not define it%s", fn, file, advice)
	}
	more := ""
	if n := len(defined); n > listed {
		more = fmt.Sprintf(" and %d more", n-listed)
		defined = defined[:listed]
	}
	return cli.Usagef("--func %q: %s does not define it; it defines %s%s", fn, file, strings.Join(defined, ", "), more)
}

// explainFlow compiles a file and explains the allocation of a function: netflow's, unless flags
// name another allocator.
func explainFlow(cmd *cobra.Command, flags *cli.CompileFlags, file, fn string) error {
	named := flags.Regalloc != ""
	opts, err := flags.Options()
	if err == nil && !named && flags.Regalloc != "netflow" { // in place of the level's
		flags.Regalloc = "netflow"
		opts, err = flags.Options()
	}
	if err != nil {
		return err
	}
	m, err := cli.ParseFile(cmd, file, opts.Target)
	if err != nil {
		return err
	}
	if err := checkFunction(m, fn, file); err != nil {
		return err
	}
	ctx, release := cli.Interruptible(cmd.Context(), cmd.ErrOrStderr())
	defer release()
	f := &flowExplainer{fn: fn, last: "improve", bar: cli.NewProgressBar(cmd.ErrOrStderr(), opts.Budget)}
	f.opts = prices.Options{Iterations: opts.Budget.Iterations, Context: ctx}
	if slices.Contains(opts.Without, f.last) {
		f.last = "allocate"
	}
	if opts.Allocator != nil && fn != "" {
		opts.Allocator = explain.Only(fn, opts.Allocator)
	}
	opts.ObservePass, opts.Improve, opts.Progress = f.observe, ctx, f.bar.Show
	opts.Workers, opts.Stage = 1, spillway.ToAllocated
	_, err = spillway.Compile(context.Background(), m, opts)
	f.bar.Close()
	if err == nil && len(f.errs) > 0 {
		err = fmt.Errorf("%w; try --without improve, or another allocator", f.errs[0])
	}
	if f.text.Len() > 0 {
		if _, e := io.Copy(cmd.OutOrStdout(), &f.text); e != nil {
			return e
		}
	}
	return err
}
