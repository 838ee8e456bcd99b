package explain

import (
	"cmp"
	"slices"

	"spillway/regalloc"
)

// A held pair is a value in a lane.
type held struct {
	lane int32
	v    regalloc.VReg
}

func compareHeld(a, b held) int { return cmp.Or(cmp.Compare(a.lane, b.lane), cmp.Compare(a.v, b.v)) }

// locator computes where values are needed: which ranges, in which lane.
type locator struct {
	p     *regalloc.Problem
	r     *regalloc.Result
	lanes *lanes
	preds [][]regalloc.BlockID

	in     [][]held       // by block: needed at its start, sorted
	now    map[held]int32 // needed here, and the point before which it ends
	ranges [][][3]int     // by value; nil while iterating
}

// locate returns the ranges of each value.
func locate(p *regalloc.Problem, r *regalloc.Result, ls *lanes) [][][3]int {
	l := &locator{p: p, r: r, lanes: ls, in: make([][]held, len(p.Blocks)), now: map[held]int32{}}
	l.index()
	dirty := make([]bool, len(p.Blocks))
	for b := range dirty {
		dirty[b] = true
	}
	for again := true; again; {
		again = false
		for b := len(p.Blocks) - 1; b >= 0; b-- {
			if !dirty[b] {
				continue
			}
			dirty[b] = false
			l.block(regalloc.BlockID(b))
			if in := l.sorted(); !slices.Equal(in, l.in[b]) {
				l.in[b] = in
				for _, q := range l.preds[b] {
					dirty[q], again = true, true
				}
			}
		}
	}
	l.ranges = make([][][3]int, len(p.VRegs))
	for b := range p.Blocks {
		l.block(regalloc.BlockID(b))
		first, _ := p.InstrRange(regalloc.BlockID(b))
		for _, h := range l.sorted() {
			l.close(h, 2*int32(first))
		}
	}
	for v := range l.ranges {
		l.ranges[v] = joined(l.ranges[v])
	}
	return l.ranges
}

// joined sorts ranges by their starts, and merges adjacent and overlapping ones.
func joined(list [][3]int) [][3]int {
	slices.SortFunc(list, func(a, b [3]int) int { return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1])) })
	out := list[:0]
	for _, x := range list {
		if n := len(out); n > 0 && out[n-1][0] == x[0] && out[n-1][2] >= x[1] {
			out[n-1][2] = max(out[n-1][2], x[2])
			continue
		}
		out = append(out, x)
	}
	slices.SortFunc(out, func(a, b [3]int) int { return cmp.Or(cmp.Compare(a[1], b[1]), cmp.Compare(a[0], b[0])) })
	return out
}

func (l *locator) index() {
	l.preds = make([][]regalloc.BlockID, len(l.p.Blocks))
	for e := range l.p.Edges {
		to := l.p.Edges[e].To
		l.preds[to] = append(l.preds[to], l.p.Edges[e].From)
	}
}

func (l *locator) sorted() []held {
	list := make([]held, 0, len(l.now))
	for h := range l.now {
		list = append(list, h)
	}
	slices.SortFunc(list, compareHeld)
	return list
}

// open records that h is needed before a point.
func (l *locator) open(h held, end int32) {
	if old, ok := l.now[h]; !ok || old < end {
		l.now[h] = end
	}
}

// close records that h starts at a point.
func (l *locator) close(h held, from int32) {
	if to, ok := l.now[h]; ok && l.ranges != nil && to > from {
		l.ranges[h.v] = append(l.ranges[h.v], [3]int{int(h.lane), int(from), int(to)})
	}
	delete(l.now, h)
}

// block walks b backwards: afterwards now contains the needs at its start.
func (l *locator) block(b regalloc.BlockID) {
	p := l.p
	clear(l.now)
	first, end := p.InstrRange(b)
	e0, e1 := p.Succs(b)
	for e := e0; e < e1; e++ {
		l.edge(e, 2*int32(end))
	}
	for i, moves := range l.r.PointsBack(first, end) {
		l.instr(i)
		l.moves(moves, 2*int32(i))
	}
}

// edge adds the needs of edge e at its source.
func (l *locator) edge(e regalloc.EdgeID, at int32) {
	to := l.p.Edges[e].To
	params, args := l.p.BlockParams(to), l.p.EdgeArgs(e)
	needs := make(map[held]bool, len(l.in[to]))
	for _, h := range l.in[to] {
		if k := slices.Index(params, h.v); k >= 0 {
			h.v = args[k]
		}
		needs[h] = true
	}
	for step := range l.r.MovesOn(e).StepsBack() {
		next := make(map[held]bool, len(needs))
		for h := range needs {
			src, moved := h.lane, false
			for k := range step.Len() {
				if x := step.At(k); l.lanes.of(x.Dst) == h.lane {
					src, moved = l.lanes.of(x.Src), true
				}
			}
			if !moved || src >= 0 {
				next[held{src, h.v}] = true
			}
		}
		needs = next
	}
	for h := range needs {
		l.open(h, at)
	}
}

// moves walks backwards over the moves at a point.
func (l *locator) moves(moves regalloc.Moves, at int32) {
	for step := range moves.StepsBack() {
		var opened []held
		for _, h := range l.sorted() {
			for k := range step.Len() {
				if x := step.At(k); l.lanes.of(x.Dst) == h.lane {
					l.close(h, at)
					if src := l.lanes.of(x.Src); src >= 0 {
						opened = append(opened, held{src, h.v})
					}
					break
				}
			}
		}
		for _, h := range opened {
			l.open(h, at)
		}
	}
}

// instr walks backwards over instruction i.
func (l *locator) instr(i regalloc.InstrID) {
	in, ops := &l.p.Instrs[i], l.p.Ops(i)
	locs := l.r.Locs[in.Operands[0]:in.Operands[1]]
	read, write := 2*int32(i), 2*int32(i)+1
	if slices.Contains(locs, regalloc.Recomputed) && in.Flags&regalloc.FlagRemat != 0 {
		return // removed
	}
	if in.Flags&regalloc.FlagMove != 0 {
		l.copies(ops, locs, write)
		return
	}
	for k := range ops {
		if ops[k].Role == regalloc.Use {
			continue
		}
		at := write
		if ops[k].Pos == regalloc.Early {
			at = read
		}
		h := held{l.lanes.of(locs[k]), ops[k].VReg}
		l.open(h, write+1) // possibly dead
		l.close(h, at)
	}
	for k := range ops {
		if ops[k].Role == regalloc.Def {
			continue
		}
		if lane := l.lanes.of(locs[k]); lane >= 0 {
			end := write
			if ops[k].Pos == regalloc.Late {
				end = write + 1
			}
			l.open(held{lane, ops[k].VReg}, end)
		}
	}
}

// copies walks backwards over a parallel copy: a source's location that is not written holds the copy.
func (l *locator) copies(ops []regalloc.Operand, locs []regalloc.Loc, at int32) {
	n := len(ops) / 2
	var opened []held
	for _, h := range l.sorted() {
		for k := range n {
			if ops[n+k].VReg != h.v {
				continue
			}
			l.close(h, at)
			lane := h.lane
			if l.lanes.of(locs[n+k]) == lane {
				lane = l.lanes.of(locs[k])
			}
			if lane >= 0 {
				opened = append(opened, held{lane, ops[k].VReg})
			}
		}
	}
	for _, h := range opened {
		l.open(h, at)
	}
}
