package simplify

import (
	"slices"

	"spillway/ir"
)

// crowded is the minimum number of predecessors of a block for its sums to move to the successor, which costs another
// sum in front of the loop.
const crowded = 8

// bypass threads edges through blocks that only compute values for the phis of their successor, such as the single
// latch of a loop: loop-carried values then become arguments of the header's phis directly, without a phi in the latch,
// and need no copies. A sum with a constant in such a block, such as an increment, moves to the successor if the block
// has many predecessors; the phi it then adds to starts at the initial value less the constant.
func (s *simplifier) bypass() {
	s.countUses()
	kept := s.f.Blocks[:0]
	for i, b := range s.f.Blocks {
		if i > 0 && s.collects(b) {
			s.advance(b, b.Succs[0])
			s.lead(b, b.Succs[0])
		} else {
			kept = append(kept, b)
		}
	}
	clear(s.f.Blocks[len(kept):])
	s.f.Blocks = kept
}

// collects reports whether b contains only phis, and movable sums, for the phis of its only successor, and its
// predecessors can branch there directly.
func (s *simplifier) collects(b *ir.Block) bool {
	phis := len(b.Phis())
	if phis == 0 || b.Term().Op != ir.OpBr || b.AddressTaken {
		return false
	}
	to := b.Succs[0]
	if to == b || to.AddressTaken {
		return false
	}
	sums := b.Values[phis : len(b.Values)-1]
	if len(sums) > 0 && (len(b.Preds) < crowded || len(to.Preds) != 2) {
		return false
	}
	at := slices.Index(to.Preds, b)
	for _, v := range sums {
		if _, ok := imm(v); !ok || v.Op != ir.OpAdd || !v.Type.IsInt() || slices.Contains(sums, v.Args[0]) {
			return false
		}
		if x := to.Preds[1-at].Term().Op; x != ir.OpBr && x != ir.OpCondBr {
			return false
		}
	}
	for _, p := range b.Preds {
		if t := p.Term().Op; t != ir.OpBr && t != ir.OpCondBr && t != ir.OpSwitch && t != ir.OpJumpTable || slices.Contains(to.Preds, p) {
			return false
		}
	}
	for _, v := range b.Values[:len(b.Values)-1] {
		n := int32(0)
		for _, q := range to.Phis() {
			if x := q.Args[at]; x == v || slices.Contains(sums, x) && x.Args[0] == v {
				n++
			}
		}
		if n != s.uses[v.ID] {
			return false
		}
	}
	return true
}

// advance moves the sums of b, which satisfies collects, to its successor.
func (s *simplifier) advance(b, to *ir.Block) {
	if len(b.Values) == len(b.Phis())+1 {
		return
	}
	at := slices.Index(to.Preds, b)
	before := to.Preds[1-at]
	var moved []*ir.Value
	phis := to.Phis()
	for i, q := range phis {
		sum := q.Args[at]
		if sum.Block != b || sum.Op != ir.OpAdd {
			continue
		}
		c := sum.Args[1]
		begin := s.f.NewValue(ir.OpAdd, q.Type, q.Args[1-at], s.konst(q.Type, -c.Imm))
		begin.Block = before
		before.Values = slices.Insert(before.Values, len(before.Values)-1, begin)
		phi := s.f.NewValue(ir.OpPhi, q.Type, sum.Args[0], begin)
		if at == 1 {
			slices.Reverse(phi.Args)
		}
		phi.Block, phis[i] = to, phi
		q.Op, q.Args, q.Pos = ir.OpAdd, []*ir.Value{phi, c}, sum.Pos
		moved = append(moved, q)
	}
	to.Values = slices.Insert(to.Values, len(phis), moved...)
	b.Values = append(b.Phis(), b.Term())
	s.countUses()
}

// lead redirects the predecessors of b, which satisfies collects, to its successor.
func (s *simplifier) lead(b, to *ir.Block) {
	at := slices.Index(to.Preds, b)
	for _, q := range to.Phis() {
		x := q.Args[at]
		args := make([]*ir.Value, 0, len(q.Args)+len(b.Preds)-1)
		args = append(args, q.Args[:at]...)
		for i := range b.Preds {
			if x.Op == ir.OpPhi && x.Block == b {
				args = append(args, x.Args[i])
			} else {
				args = append(args, x)
			}
		}
		q.Args = append(args, q.Args[at+1:]...)
		for _, a := range args[at : at+len(b.Preds)] {
			s.uses[a.ID]++
		}
		s.uses[x.ID]--
	}
	for _, phi := range b.Phis() {
		for _, a := range phi.Args {
			s.uses[a.ID]--
		}
	}
	for _, p := range b.Preds {
		for i, succ := range p.Succs {
			if succ == b {
				p.Succs[i] = to
			}
		}
	}
	to.Preds = slices.Replace(to.Preds, at, at+1, b.Preds...)
}
