package simplify

import (
	"spillway/internal/scratch"
	"spillway/ir"
)

// sweep removes the values that nothing with an effect depends on.
func (s *simplifier) sweep() {
	f := s.f
	needed, work := scratch.Zeroed(s.needed, f.NumValues()), s.work[:0]
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op.HasEffect() || v.Op.IsTerminator() || v.Op == ir.OpLoad && (v.Volatile || v.Order > ir.Unordered) {
				needed[v.ID] = true
				work = append(work, v)
			}
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, a := range v.Args {
			if !needed[a.ID] {
				needed[a.ID] = true
				if len(a.Args) > 0 {
					work = append(work, a)
				}
			}
		}
	}
	for _, b := range f.Blocks {
		kept := b.Values[:0]
		for _, v := range b.Values {
			if needed[v.ID] {
				kept = append(kept, v)
			}
		}
		b.Values = kept
	}
	s.needed, s.work = needed, work
}
