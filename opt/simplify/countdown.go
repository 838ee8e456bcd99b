package simplify

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// countDown turns counters that only control the exit of a loop into counters down to zero: n minus the counter,
// decremented by the same step, is zero when the counter is n, even with wraparound. The comparison with zero is part
// of the subtraction, and n needs no register in the loop. Linear in the phis and edges of loops.
func (s *simplifier) countDown() {
	loops := s.flow.forest()
	if len(loops.Loops) == 0 {
		return
	}
	s.countUses()
	s.bits.inexact = scratch.Zeroed(s.bits.inexact, s.f.NumValues())
	for l := range loops.Loops {
		if loops.Loops[l].Irreducible {
			continue
		}
		d := downCounter{simplifier: s, header: s.f.Blocks[loops.Loops[l].Header],
			inside: func(b *ir.Block) bool { return loops.Contains(int32(l), s.flow.graph.Index(b)) }}
		for _, phi := range d.header.Phis() {
			d.try(phi)
		}
	}
	s.forgetInexact() // a debugger would see the remaining count
}

// downCounter is the working state of countDown in one loop.
type downCounter struct {
	*simplifier
	header *ir.Block
	inside func(b *ir.Block) bool
}

// try inverts phi, if it counts up to a loop-invariant bound and is used only for the comparison with it.
func (d *downCounter) try(phi *ir.Value) {
	if !phi.Type.IsInt() || phi.Type.Bits > d.word.Bits || phi.Type == ir.I1 || d.used(phi) != 1 {
		return
	}
	next, latches := d.next(phi)
	if next == nil || next.Op != ir.OpAdd || next.Args[0] != phi || !next.Args[1].IsConst() || next.Args[1].Imm == 0 || d.used(next) != latches+1 {
		return
	}
	test := d.test(next)
	if test == nil {
		return
	}
	end := test.Args[1]
	if end.IsConst() && end.Imm == 0 || end.Block != nil && d.inside(end.Block) {
		return
	}
	if !d.begin(phi, end) {
		return
	}
	step := ir.SignExtend(uint64(-next.Args[1].Imm), phi.Type.Bits)
	next.Args[1] = d.konst(phi.Type, step)
	next.NUW, next.NSW = false, false
	test.Args[1] = d.konst(phi.Type, 0)
	d.bits.inexact[phi.ID], d.bits.inexact[next.ID] = true, true
}

// next returns the value that all latches pass to phi, or nil, and the number of latches.
func (d *downCounter) next(phi *ir.Value) (next *ir.Value, latches int32) {
	for i, a := range phi.Args {
		if !d.inside(d.header.Preds[i]) {
			continue
		}
		if next != nil && next != a {
			return nil, 0
		}
		next = a
		latches++
	}
	return next, latches
}

// test returns the equality comparison of next that controls the loop, or nil.
func (d *downCounter) test(next *ir.Value) *ir.Value {
	for _, p := range d.header.Preds {
		if t := p.Term(); d.inside(p) && t.Op == ir.OpCondBr && t.Args[0].Op == ir.OpICmp {
			if c := t.Args[0]; c.Args[0] == next && c.Args[1] != next && (c.Pred == ir.EQ || c.Pred == ir.NE) {
				return c
			}
		}
	}
	return nil
}

// begin makes each edge into the loop pass the initial distance to end to phi, and reports whether that needs no
// instructions; otherwise it changes nothing.
func (d *downCounter) begin(phi, end *ir.Value) bool {
	left := slices.Clone(phi.Args)
	for i, a := range phi.Args {
		if d.inside(d.header.Preds[i]) {
			continue
		}
		switch {
		case a.IsConst() && end.IsConst():
			left[i] = d.konst(phi.Type, ir.SignExtend(uint64(end.Imm-a.Imm), phi.Type.Bits))
		case a.IsConst() && a.Imm == 0:
			left[i] = end
		default:
			return false
		}
	}
	phi.Args = left
	return true
}
