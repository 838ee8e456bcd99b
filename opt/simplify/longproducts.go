package simplify

import "spillway/ir"

// longProducts turns constant factors of numbers extended from half their width into extensions as well, if the target
// has widening multiplications: this saves the other extension. Extensions with other uses are skipped, since they are
// needed anyway. It runs after fold, with s.uses current. O(function).
func (s *simplifier) longProducts() {
	if !s.t.LongProducts {
		return
	}
	for _, b := range s.f.Blocks {
		s.out = s.out[:0]
		for _, v := range b.Values {
			if k := s.extendedFactor(v); k != nil {
				k.Block, k.Pos = b, v.Pos
				v.Args[1] = k
				s.out = append(s.out, k)
			}
			s.out = append(s.out, v)
		}
		if len(s.out) > len(b.Values) {
			s.rewritten(b)
		}
	}
}

// extendedFactor returns the constant factor of v, whose other factor is extended, as an extension of a constant of
// half the width, or nil.
func (s *simplifier) extendedFactor(v *ir.Value) *ir.Value {
	if v.Op != ir.OpMul || v.Type != s.word || v.Args[1].Op != ir.OpConst || s.used(v.Args[0]) > 1 {
		return nil
	}
	half, c := ir.Int(s.word.Bits/2), v.Args[1].Imm
	op := v.Args[0].Op
	switch {
	case op == ir.OpAnd && v.Args[0].Args[1].Op == ir.OpConst && uint64(v.Args[0].Args[1].Imm) == 1<<half.Bits-1:
		op = ir.OpZExt
	case op != ir.OpZExt && op != ir.OpSExt || v.Args[0].Args[0].Type != half:
		return nil
	}
	if op == ir.OpZExt && uint64(c)>>half.Bits != 0 || op == ir.OpSExt && ir.SignExtend(uint64(c), half.Bits) != c {
		return nil
	}
	return s.f.NewValue(op, v.Type, s.konst(half, ir.SignExtend(uint64(c), half.Bits)))
}
