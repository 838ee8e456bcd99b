package simplify

import "spillway/ir"

// redirect replaces each value v of a debug record by of(v), repeatedly, until that is nil.
func (s *simplifier) redirect(of func(v *ir.Value) *ir.Value) {
	if s.f.Debug == nil {
		return
	}
	records := s.f.Debug.Records
	for i := range records {
		for k, v := range records[i].Parts {
			for v != nil && v.ID >= 0 {
				w := of(v)
				if w == nil || w == v {
					break
				}
				v = w
			}
			if v != nil && v.ID >= 0 && v.Block == nil && (v.Op == ir.OpConst || v.Op == ir.OpSym) {
				c := *v // a copy, since it may no longer be in the function
				c.ID = -1
				v = &c
			}
			records[i].Parts[k] = v
		}
	}
}

// replaced returns the replacement of v by fold or gather, or nil.
func (s *simplifier) replaced(v *ir.Value) *ir.Value {
	if int(v.ID) < len(s.repl) {
		return s.repl[v.ID]
	}
	return nil
}

// extended returns the replacement of v by extend, or nil.
func (x *extender) extended(v *ir.Value) *ir.Value {
	if int(v.ID) >= len(x.gone) {
		return nil
	}
	if w := x.gone[v.ID]; w != nil {
		return w
	}
	return x.low[v.ID]
}

// remember records the types of the values of debug records: a load that is narrowed afterwards has another value.
func (s *simplifier) remember() {
	s.types = s.types[:0]
	if s.f.Debug == nil {
		return
	}
	for i := range s.f.Debug.Records {
		for _, v := range s.f.Debug.Records[i].Parts {
			var t *ir.Type
			if v != nil {
				t = v.Type
			}
			s.types = append(s.types, t)
		}
	}
}

// forgetChanged drops values whose types have changed since remember from debug records.
func (s *simplifier) forgetChanged() {
	if s.f.Debug == nil {
		return
	}
	k := 0
	for i := range s.f.Debug.Records {
		for j, v := range s.f.Debug.Records[i].Parts {
			if v != nil && v.Type != s.types[k] {
				s.f.Debug.Records[i].Parts[j] = nil
			}
			k++
		}
	}
}

// forgetInexact drops values whose undemanded bits have changed from debug records.
func (s *simplifier) forgetInexact() {
	if s.f.Debug == nil {
		return
	}
	for i := range s.f.Debug.Records {
		for j, v := range s.f.Debug.Records[i].Parts {
			if v != nil && v.ID >= 0 && int(v.ID) < len(s.bits.inexact) && s.bits.inexact[v.ID] {
				s.f.Debug.Records[i].Parts[j] = nil
			}
		}
	}
}
