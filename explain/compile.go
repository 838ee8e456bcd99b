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

// Compile compiles m to assembly and adds the run to d. The allocator of opts, named in o, allocates only the function
// of d, and its boards are recorded if its result is the puzzle allocator's; other functions use the fastest allocator.
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

// chosen discards the boards of an allocator whose result is not used.
func (c *Recorder) chosen(taken bool) {
	if !taken {
		c.run.Boards = nil
	}
}

// Only returns a function that makes allocators by start for one function, and the fastest ones for all others, which
// are not explained.
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
