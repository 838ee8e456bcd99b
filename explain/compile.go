package explain

import (
	"context"

	"spillway"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/regalloc/alloc/auto"
	"spillway/regalloc/alloc/fast"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/improve"
)

// Compile compiles m to assembly and adds the run to d. The allocator of opts, which o names, works on the function
// that d is about only, and its boards are recorded if its result is that of puzzles; other functions, of which d says nothing, get
// the fastest.
func (d *Document) Compile(ctx context.Context, m *ir.Module, opts spillway.Options, o Options) error {
	r := d.Record(m, &opts, o)
	start := opts.Allocator
	switch o.Allocator {
	case "puzzle":
		start = func() regalloc.Allocator {
			return improve.After(puzzle.NewWith(puzzle.Options{Observe: r.ObservePuzzle}))
		}
	case "auto":
		start = func() regalloc.Allocator {
			a := auto.New(linear.New(), puzzle.NewWith(puzzle.Options{Observe: r.ObservePuzzle}))
			a.Chosen = r.chosen
			return improve.After(a)
		}
	case "puzzle-paper":
		start = func() regalloc.Allocator {
			return puzzle.NewWith(puzzle.Options{Paper: true, Observe: r.ObservePuzzle})
		}
	}
	if start != nil {
		opts.Allocator = Only(o.Function, start)
	}
	out, err := spillway.Compile(ctx, m, opts)
	if err != nil {
		return err
	}
	return r.Finish(out)
}

// chosen forgets the boards of an allocator whose result is not taken.
func (c *Recorder) chosen(taken bool) {
	if !taken {
		c.run.Boards = nil
	}
}

// Only returns a function that makes allocators by start for one function, and fast ones for all others, which are not
// explained.
func Only(function string, start func() regalloc.Allocator) func() regalloc.Allocator {
	return func() regalloc.Allocator {
		o := &only{function: function, wanted: start(), other: fast.New()}
		if a, ok := o.wanted.(*improve.Allocator); ok {
			o.wanted = a.Inner()
			return improve.After(o)
		}
		return o
	}
}

// only is an allocator for one function.
type only struct {
	function      string
	wanted, other regalloc.Allocator
}

// SSA implements regalloc.Allocator.
func (o *only) SSA() bool { return true }

// Allocate implements regalloc.Allocator.
func (o *only) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	if p.Name != o.function {
		return spillway.Allocate(p, o.other, opts)
	}
	return spillway.Allocate(p, o.wanted, opts)
}
