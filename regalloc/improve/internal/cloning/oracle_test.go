package cloning

import (
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
	"spillway/regalloc/improve/internal/locations"
	"spillway/regalloc/outssa"
)

// results calls f with random Problems and Results of two allocators for them.
func results(seeds uint64, o irgen.Options, f func(seed uint64, p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options)) {
	var ws outssa.Workspace
	targets := []*irgen.Target{irgen.Tiny(3), irgen.Tiny(4), irgen.I386(), irgen.AMD64()}
	for seed := range seeds {
		o.Wild, o.Critical = seed%7 == 6, seed%3 == 1
		p := irgen.Problem(targets[seed%4], seed, o)
		opts := regalloc.Options{Metric: irgen.Metric(seed / 4)}
		if r, err := puzzle.New().Allocate(p, opts); err == nil {
			f(seed, p, r, opts)
		}
		if r, err := ws.Allocate(p, linear.New(), opts); err == nil {
			f(seed, p, r, opts)
		}
	}
}

// whole returns what r costs together with the jumps of the blocks that edges get for their moves.
func whole(p *regalloc.Problem, r *regalloc.Result, metric regalloc.Metric) float64 {
	into := make([]int, len(p.Blocks))
	for e := range p.Edges {
		into[p.Edges[e].To]++
	}
	sum := regalloc.Cost(p, r, metric)
	for e, moves := range r.EachEdge(len(p.Edges)) {
		if x := &p.Edges[e]; moves.Len() > 0 && p.NumSuccs(int(x.From)) > 1 && into[x.To] > 1 {
			sum += metric.Byte*jumpBytes + metric.Move*x.Freq
		}
	}
	return sum
}

// A spot is where a fill may be placed, with the places that it may come from.
type spot struct {
	before regalloc.InstrID // or None
	edge   regalloc.EdgeID
	v      regalloc.VReg
	src    []regalloc.Loc
}

// spots lists where v may be brought into r, and from where, as the stays of m tell.
func spots(m *locations.Map, v regalloc.VReg, r regalloc.Reg) (list []spot) {
	p := m.P
	at := func(v regalloc.VReg, b regalloc.BlockID, row int32, start bool) (src []regalloc.Loc) {
		for _, s := range append(slices.Clone(m.Regs), m.Slots...) {
			if s.VReg == v && s.Block == b && s.Loc != regalloc.InRegister(r) && (s.From < row && row <= s.To || start && s.Entry && s.From == row) && !slices.Contains(src, s.Loc) {
				src = append(src, s.Loc)
			}
		}
		if p.VRegs[v].Remat != regalloc.None {
			src = append(src, regalloc.Recomputed)
		}
		return src
	}
	for b := range p.Blocks {
		blk := &p.Blocks[b]
		for i := blk.Instrs[0]; i <= blk.LastSplit; i++ {
			row := 2 * (m.Start[b] + int32(i-blk.Instrs[0]))
			if src := at(v, regalloc.BlockID(b), row, i == blk.Instrs[0]); src != nil {
				list = append(list, spot{before: i, v: v, src: src})
			}
		}
	}
	for e, movable := range p.MovableEdges() {
		x, u := &p.Edges[e], v
		if m.ParamOf(v, x.To) {
			u = p.EdgeArgs(regalloc.EdgeID(e))[m.Index[v]-p.Blocks[x.To].Params[0]]
		}
		if src := at(u, x.From, 2*m.Stop(x.From), false); movable && src != nil {
			list = append(list, spot{before: regalloc.None, edge: regalloc.EdgeID(e), v: u, src: src})
		}
	}
	return list
}

// cheapest returns the least cost, but not more than best, of r with any fills of v into x in the place of those that are there, and of those that cost
// no more than limit without jumps; a negative number if there are too many.
func cheapest(p *regalloc.Problem, r *regalloc.Result, m *locations.Map, v regalloc.VReg, x regalloc.Reg, metric regalloc.Metric, best, limit float64) float64 {
	list := spots(m, v, x)
	choices := 1
	for k := range list {
		if choices *= 1 + len(list[k].src); choices > 1<<11 {
			return -1
		}
	}
	to := regalloc.InRegister(x)
	base := *r
	base.InstrMoves = slices.DeleteFunc(slices.Clone(r.InstrMoves), func(y regalloc.InstrMove) bool { return y.VReg == v && y.Dst == to })
	base.EdgeMoves = slices.DeleteFunc(slices.Clone(r.EdgeMoves), func(y regalloc.EdgeMove) bool { return y.VReg == v && y.Dst == to })
	for n := range choices {
		next := base
		next.InstrMoves, next.EdgeMoves = slices.Clone(base.InstrMoves), slices.Clone(base.EdgeMoves)
		for k := range list {
			s := &list[k]
			which := n % (1 + len(s.src))
			n /= 1 + len(s.src)
			if which == 0 {
				continue
			}
			if y := (regalloc.Move{VReg: s.v, Dst: to, Src: s.src[which-1]}); s.before >= 0 {
				next.InstrMoves = append(next.InstrMoves, regalloc.InstrMove{Before: s.before, Move: y})
			} else {
				next.EdgeMoves = append(next.EdgeMoves, regalloc.EdgeMove{Edge: s.edge, Move: y})
			}
		}
		slices.SortStableFunc(next.InstrMoves, func(a, b regalloc.InstrMove) int { return int(a.Before - b.Before) })
		slices.SortStableFunc(next.EdgeMoves, func(a, b regalloc.EdgeMove) int { return int(a.Edge - b.Edge) })
		if c := whole(p, &next, metric); c < best-1e-6 && regalloc.Cost(p, &next, metric) <= limit+1e-6 && len(check.Result(p, &next)) == 0 && !shares(p, &next, m) {
			best = c
		}
	}
	return best
}

// shares reports whether values share places in r that do not in the Result of m.
func shares(p *regalloc.Problem, r *regalloc.Result, m *locations.Map) bool {
	var of locations.Map
	of.Compute(p, r)
	for v := range p.VRegs {
		if of.Shared[v] && !m.Shared[v] {
			return true
		}
	}
	return false
}

// TestCut compares, for each value and register of Results for small Problems, what is chosen with all choices of fills.
// It leaves out what rests on other values that are equal, and may miss fills that are later than those that are there.
func TestCut(t *testing.T) {
	var c Cloner
	tried, better, missed := 0, 0, 0
	results(3000, irgen.Options{Blocks: 3, Instrs: 2, Window: 5}, func(seed uint64, p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) {
		var m locations.Map
		m.Compute(p, r)
		m.Install(r)
		m.Recompute(r)
		if slices.ContainsFunc(p.Instrs, func(i regalloc.Instr) bool { return i.Flags&regalloc.FlagMove != 0 }) || slices.ContainsFunc(r.InstrMoves, func(x regalloc.InstrMove) bool { return x.Step > 0 }) || !c.start(&m, r, opts) {
			return
		}
		for k := range c.groups {
			m.Recompute(r)
			c.start(&m, r, opts)
			fills := c.fillsOf(k)
			v, x := fills[0].v, fills[0].r
			if !p.Allocatable(p.VRegs[v].Class).Has(x) {
				continue
			}
			before, next := whole(p, r, opts.Metric), *r
			c.clone(fills)
			c.out.install(&m)
			m.Install(&next)
			for _, f := range check.Result(p, &next) {
				t.Fatalf("seed %d: v%d in register %d: %v", seed, v, x, f)
			}
			got := whole(p, &next, opts.Metric)
			m.Recompute(r)
			least := cheapest(p, r, &m, v, x, opts.Metric, got, regalloc.Cost(p, r, opts.Metric))
			if least < 0 {
				continue
			}
			tried++
			if least < before-1e-6 {
				better++
			}
			if least < got-1e-6 {
				missed++
				t.Logf("seed %d: v%d in register %d: the choice costs %g, the best one %g, none %g", seed, v, x, got, least, before)
			}
		}
	})
	t.Logf("%d of %d better than none, %d missed", better, tried, missed)
	if tried < 200 || better < 20 || missed*12 > better {
		t.Errorf("%d choices, %d of them better than none, %d missed", tried, better, missed)
	}
}
