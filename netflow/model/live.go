package model

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// liveness finds which values are live where. It differs from package live in
// one thing: the argument of a parameter that nobody reads is not read.
type liveness struct {
	defBlock []int32 // by value
	param    []int32 // by value: its position in Params, or -1
	needed   []bool  // by position in Params: somebody reads the parameter

	uses, outs          []pair // blocks that read a value before they define it; blocks that pass it
	inPairs, outPairs   []pair
	useStart, outStart  []int32
	useList, outList    []int32
	markIn, markOut     []int32
	stack               []int32
	liveInAt, liveOutAt []int32
	liveInBy, liveOutBy []int32
	used                []bool
	work                []regalloc.VReg
}

type pair struct{ v, b int32 }

func (l *liveness) in(b int32) []int32  { return l.liveInBy[l.liveInAt[b]:l.liveInAt[b+1]] }
func (l *liveness) out(b int32) []int32 { return l.liveOutBy[l.liveOutAt[b]:l.liveOutAt[b+1]] }

func (l *liveness) compute(m *Model) {
	p := m.P
	nv, nb := len(p.VRegs), len(p.Blocks)
	l.defBlock, l.param = scratch.Filled(l.defBlock, nv, -1), scratch.Filled(l.param, nv, -1)
	l.needed, l.used = scratch.Zeroed(l.needed, len(p.Params)), scratch.Zeroed(l.used, nv)
	l.uses, l.outs = l.uses[:0], l.outs[:0]
	l.definitions(p)
	l.reads(p)
	l.arguments(m)
	l.useStart, l.useList = group(l.useStart, l.useList, nv, l.uses)
	l.outStart, l.outList = group(l.outStart, l.outList, nv, l.outs)
	l.markIn, l.markOut = scratch.Zeroed(l.markIn, nb), scratch.Zeroed(l.markOut, nb)
	l.inPairs, l.outPairs = l.inPairs[:0], l.outPairs[:0]
	for v := range int32(nv) {
		l.walk(m, v)
	}
	l.liveInAt, l.liveInBy = transpose(l.liveInAt, l.liveInBy, nb, l.inPairs)
	l.liveOutAt, l.liveOutBy = transpose(l.liveOutAt, l.liveOutBy, nb, l.outPairs)
}

func (l *liveness) definitions(p *regalloc.Problem) {
	for b := range p.Blocks {
		for n := p.Blocks[b].Params[0]; n < p.Blocks[b].Params[1]; n++ {
			l.param[p.Params[n]], l.defBlock[p.Params[n]] = n, int32(b)
		}
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			ops := p.Ops(i)
			for k := range ops {
				if ops[k].Role != regalloc.Use {
					l.defBlock[ops[k].VReg] = int32(b)
				}
			}
		}
	}
}

func (l *liveness) reads(p *regalloc.Problem) {
	for b := range p.Blocks {
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			ops := p.Ops(i)
			for k := range ops {
				if o := &ops[k]; o.Role == regalloc.Use {
					l.read(o.VReg)
					if l.defBlock[o.VReg] != int32(b) {
						l.uses = append(l.uses, pair{int32(o.VReg), int32(b)})
					}
				}
			}
		}
	}
}

// read notes that v is read somewhere.
func (l *liveness) read(v regalloc.VReg) {
	if n := l.param[v]; n >= 0 && !l.needed[n] {
		l.needed[n] = true
		l.work = append(l.work, v)
	}
}

// arguments spreads need from parameters to arguments.
func (l *liveness) arguments(m *Model) {
	p, f := m.P, m.Flow
	for len(l.work) > 0 {
		v := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		b := l.defBlock[v]
		k := l.param[v] - p.Blocks[b].Params[0]
		for q := f.PredStart[b]; q < f.PredStart[b+1]; q++ {
			from := f.Preds[q]
			x := p.EdgeArgs(m.edgeOf(q))[k]
			l.outs = append(l.outs, pair{int32(x), from})
			if l.defBlock[x] != from {
				l.uses = append(l.uses, pair{int32(x), from})
			}
			l.read(x)
		}
	}
}

// walk spreads v backwards from its uses to its definition.
func (l *liveness) walk(m *Model, v int32) {
	for _, b := range l.outList[l.outStart[v]:l.outStart[v+1]] {
		l.reachOut(v, b)
	}
	for _, b := range l.useList[l.useStart[v]:l.useStart[v+1]] {
		l.reachIn(v, b)
	}
	for len(l.stack) > 0 {
		b := l.stack[len(l.stack)-1]
		l.stack = l.stack[:len(l.stack)-1]
		for _, q := range m.Flow.PredsOf(b) {
			l.reachOut(v, q)
			if l.defBlock[v] != q {
				l.reachIn(v, q)
			}
		}
	}
}

func (l *liveness) reachIn(v, b int32) {
	if l.markIn[b] != v+1 {
		l.markIn[b] = v + 1
		l.inPairs = append(l.inPairs, pair{v, b})
		l.stack = append(l.stack, b)
	}
}

func (l *liveness) reachOut(v, b int32) {
	if l.markOut[b] != v+1 {
		l.markOut[b] = v + 1
		l.outPairs = append(l.outPairs, pair{v, b})
	}
}

// group lists the second halves of pairs by the first.
func group(start, list []int32, n int, pairs []pair) ([]int32, []int32) {
	start, list = scratch.Zeroed(start, n+2), scratch.Sized(list, len(pairs))
	for _, x := range pairs {
		start[x.v+2]++
	}
	for v := range n {
		start[v+2] += start[v+1]
	}
	for _, x := range pairs {
		list[start[x.v+1]] = x.b
		start[x.v+1]++
	}
	return start, list
}

// transpose lists the first halves of pairs by the second.
func transpose(start, list []int32, n int, pairs []pair) ([]int32, []int32) {
	start, list = scratch.Zeroed(start, n+2), scratch.Sized(list, len(pairs))
	for _, x := range pairs {
		start[x.b+2]++
	}
	for b := range n {
		start[b+2] += start[b+1]
	}
	for _, x := range pairs {
		list[start[x.b+1]] = x.v
		start[x.b+1]++
	}
	return start, list
}
