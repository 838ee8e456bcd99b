package presence

import (
	"slices"

	"spillway/regalloc"
)

// equality tracks which values are equal on all paths to a point: copies of one value, and parameters that receive it.
// Equal values may share a location, and either may be the source of a move.
type equality struct {
	in   [][]int32 // by block: for each live-in value, the position of the first one equal to it
	of   []int32   // by value: a number shared by values equal at the current point
	next int32
	old  []int32 // scratch
}

// solve finds in, the greatest fixed point.
func (q *equality) solve(b *builder, order []int32) {
	q.in, q.of = make([][]int32, len(b.p.Blocks)), make([]int32, len(b.p.VRegs))
	for k := range q.in {
		q.in[k] = make([]int32, len(b.in[k])) // optimistically, all are equal
		if k == 0 || b.preds[k] == 0 {
			for x := range q.in[k] {
				q.in[k][x] = int32(x)
			}
		}
	}
	for again := true; again; {
		again = false
		for _, k := range order {
			q.load(b.in[k], q.in[k])
			first, end := b.p.InstrRange(regalloc.BlockID(k))
			for i := first; i < end; i++ {
				q.pass(b.p, i)
			}
			e0, e1 := b.p.Succs(regalloc.BlockID(k))
			for e := e0; e < e1; e++ {
				again = q.split(b, e) || again
			}
		}
	}
}

// load initializes the state for the values of list, equal according to in.
func (q *equality) load(list []regalloc.VReg, in []int32) {
	for x, v := range list {
		q.of[v] = in[x]
	}
	q.next = int32(len(list))
}

// pass advances over instruction i.
func (q *equality) pass(p *regalloc.Problem, i regalloc.InstrID) {
	ops := p.Ops(i)
	if p.Instrs[i].Flags&regalloc.FlagMove != 0 {
		half := len(ops) / 2
		q.old = q.old[:0]
		for k := range half {
			q.old = append(q.old, q.of[ops[k].VReg])
		}
		for k, c := range q.old {
			q.of[ops[half+k].VReg] = c
		}
		return
	}
	for k := range ops {
		if ops[k].Role != regalloc.Use {
			q.of[ops[k].VReg] = q.next
			q.next++
		}
	}
}

// split parts values that differ on edge e, and reports whether there were any.
func (q *equality) split(b *builder, e regalloc.EdgeID) bool {
	to := b.p.Edges[e].To
	in, list := q.in[to], b.in[to]
	was := slices.Clone(in)
	params, args := b.p.BlockParams(to), b.p.EdgeArgs(e)
	for x := range list {
		in[x] = int32(x)
		for y := range x {
			if was[x] == was[y] && q.of[source(list[x], params, args)] == q.of[source(list[y], params, args)] {
				in[x] = in[y]
				break
			}
		}
	}
	return !slices.Equal(in, was)
}

// same reports whether v and w are equal.
func (q *equality) same(v, w regalloc.VReg) bool { return q.of[v] == q.of[w] }
