package main

import (
	"bytes"
	"context"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/alloc/netflow"
	"spillway/cmd/spillway/cli"
	"spillway/netflow/explain"
	"spillway/regalloc"
)

// flowRecorder is the network-flow allocator; it explains the Results of the functions
// that are asked for.
type flowRecorder struct {
	*netflow.Allocator
	fn   string // "": all
	text bytes.Buffer
}

// Allocate implements regalloc.Allocator.
func (f *flowRecorder) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	r, err := f.Allocator.Allocate(p, opts)
	if err != nil || f.fn != "" && p.Name != f.fn {
		return r, err
	}
	e, err := explain.New(p, r, explain.Options{Metric: opts.Price(), Iterations: opts.Budget.Iterations})
	if err != nil {
		return nil, err
	}
	if f.text.Len() > 0 {
		f.text.WriteByte('\n')
	}
	return r, e.WriteText(&f.text)
}

// explainFlow compiles a file and explains the allocation of a function.
func explainFlow(cmd *cobra.Command, file, fn string, opts spillway.Options) error {
	m, err := cli.ParseFile(cmd, file, opts.Target)
	if err != nil {
		return err
	}
	f := &flowRecorder{Allocator: netflow.New(), fn: fn}
	opts.Allocator = func() regalloc.Allocator { return f }
	opts.Workers, opts.Stage = 1, spillway.ToAllocated
	if _, err := spillway.Compile(context.Background(), m, opts); err != nil {
		return err
	}
	if f.text.Len() == 0 {
		return cli.Usagef("--func %q: %s defines no such function", fn, file)
	}
	_, err = f.text.WriteTo(cmd.OutOrStdout())
	return err
}
