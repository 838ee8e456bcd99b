package outssa

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"spillway/cfg"
	"spillway/regalloc"
)

// A Method decides which registers of a Problem with all copies are coalesced.
type Method struct {
	Name string
	Doc  string // one line

	isolate    bool // every parameter has a temporary, wherever the copies are
	pins       bool // copies are at pins too
	values     bool // registers may be one while they have the same value
	sequential bool // copies of an edge are one after the other
	graph      bool // live ranges that are joined may intersect where a copy of one to the other is
	join       func(l *lowerer, f *cfg.Info)
}

// The methods.
var (
	Pinning = &Method{
		Name: "pinning", Doc: "parameters coalesced block by block, inner loops first, knowing all pins",
		isolate: true, pins: true, values: true, join: func(l *lowerer, f *cfg.Info) { l.pinning(exact, false) },
	}
	Frequency = &Method{
		Name: "frequency", Doc: "copies on edges, then coalescing of live ranges that do not intersect, by decreasing frequency",
		join: func(l *lowerer, _ *cfg.Info) { l.byFrequency(); l.joinAll(nil) },
	}
	Boissinot = &Method{
		Name: "boissinot", Doc: "copies on both sides of every parameter, then coalescing, by decreasing frequency, of what never has different values",
		isolate: true, values: true, join: func(l *lowerer, _ *cfg.Info) { l.byFrequency(); l.joinAll(nil) },
	}
	Sreedhar = &Method{
		Name: "sreedhar", Doc: "conventional SSA made parameter by parameter with copies where classes interfere (method III)",
		isolate: true, values: true, join: func(l *lowerer, _ *cfg.Info) { l.sreedhar() },
	}
	LeungGeorge = &Method{
		Name: "leung-george", Doc: "pinned definitions stay where they are pinned; uses pinned elsewhere are copied",
		isolate: true, pins: true, values: true, join: func(l *lowerer, _ *cfg.Info) { l.joinAll(definition) },
	}
	Chaitin = &Method{
		Name: "chaitin", Doc: "copies on edges, then repeated aggressive coalescing on an interference graph",
		graph: true, join: func(l *lowerer, f *cfg.Info) { l.again(f, l.sets) },
	}
	Briggs = &Method{
		Name: "briggs", Doc: "copies on edges in sequence, cycles in parallel, then coalescing on an interference graph",
		sequential: true, graph: true, join: func(l *lowerer, f *cfg.Info) { l.again(f, l.sets) },
	}
	Naive = &Method{Name: "naive", Doc: "copies on edges, not coalesced"}
)

// Variants of Pinning [Rastello05 §5, Table 5].
var (
	PinningDepth = &Method{
		Name: "pinning-depth", Doc: "pinning, with copies in the deepest loops first wherever their parameter is",
		isolate: true, pins: true, values: true, join: func(l *lowerer, f *cfg.Info) { l.pinning(exact, true) },
	}
	PinningOptimistic = &Method{
		Name: "pinning-optimistic", Doc: "pinning, where pruning sees interference only at ends of blocks",
		isolate: true, pins: true, values: true, join: func(l *lowerer, f *cfg.Info) { l.pinning(optimistic, false) },
	}
	PinningPessimistic = &Method{
		Name: "pinning-pessimistic", Doc: "pinning, where pruning sees interference within whole blocks",
		isolate: true, pins: true, values: true, join: func(l *lowerer, f *cfg.Info) { l.pinning(pessimistic, false) },
	}
)

// Default is the default method.
var Default = Frequency

// Methods returns the methods.
func Methods() []*Method {
	return []*Method{
		Frequency, Pinning, PinningDepth, PinningOptimistic, PinningPessimistic,
		Boissinot, Sreedhar, LeungGeorge, Chaitin, Briggs, Naive,
	}
}

// ByName returns the named method; "" is the default. The error lists the available names.
func ByName(name string) (*Method, error) {
	if name == "" {
		return Default, nil
	}
	var names []string
	for _, m := range Methods() {
		if m.Name == name {
			return m, nil
		}
		names = append(names, m.Name)
	}
	return nil, fmt.Errorf("unknown SSA destruction method %q (valid: %s)", name, strings.Join(names, ", "))
}

// definition says of which copies the pinned definition is a side: those of
// temporaries to parameters and those of pinned results.
func definition(x *candidate) bool { return x.kind == paramCopy || x.kind == defCopy }

// pinning pins the definitions of what is used where it is pinned, if that kills
// nothing, and then coalesces the parameters of block after block, from inner loops
// outward. The temporary of a parameter is one more of its arguments.
func (l *lowerer) pinning(r relation, byDepth bool) {
	a := &l.affinity
	a.relation, a.temporaries = r, true
	l.byFrequency()
	l.joinAll(func(x *candidate) bool { return x.kind == defCopy })
	l.joinAll(func(x *candidate) bool { return x.kind == useCopy })
	l.group()
	order := slices.Clone(l.inserted.order)
	slices.SortStableFunc(order, func(x, y regalloc.BlockID) int {
		p, q := &l.p.Blocks[x], &l.p.Blocks[y]
		return cmp.Or(cmp.Compare(q.Loop, p.Loop), cmp.Compare(float32(q.Freq), float32(p.Freq)))
	})
	deepest := int32(0)
	for b := range l.p.Blocks {
		deepest = max(deepest, l.p.Blocks[b].Loop)
	}
	a.depth = -1
	if byDepth {
		a.depth = deepest
	}
	for {
		for _, b := range order {
			if r := l.p.Blocks[b].Params; r[0] < r[1] {
				l.params(r[0], r[1])
			}
		}
		if a.depth--; a.depth < 0 {
			break
		}
	}
	l.joinAll(nil)
}

// sreedhar makes parameter after parameter conventional: a class that interferes with
// the copies that the others would need gets a copy, and of classes that interfere
// with each other those with the most such neighbors.
func (l *lowerer) sreedhar() {
	l.joinAll(definition)
	l.affinity.relation, l.affinity.temporaries = exact, false
	l.group()
	for _, b := range l.inserted.order {
		r := l.p.Blocks[b].Params
		for k := r[0]; k < r[1]; k++ {
			l.params(k, k+1)
		}
	}
}
