package legalize

import (
	"slices"

	"spillway/ir"
	"spillway/target"
)

// Prepare inspects all of m before any of its functions is legalized: it finds the local functions whose vectors may be
// passed by a private convention. Linear in the program.
func (lz *Legalizer) Prepare(m *ir.Module) {
	lz.closed = make(map[*ir.Func]bool)
	for _, f := range m.Funcs {
		if f.IsLocal() && !f.Declared && lz.passesForeignVectors(f.Type) {
			lz.closed[f] = true
		}
	}
	if len(lz.closed) == 0 {
		return
	}
	escapes := func(s ir.Symbol) {
		if f, ok := s.(*ir.Func); ok {
			delete(lz.closed, f)
		}
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				for i, a := range v.Args {
					if a.Op == ir.OpSym && (v.Op != ir.OpCall || i > 0 || a.Imm != 0) {
						escapes(a.Sym)
					}
				}
				if v.Op == ir.OpCall && v.Call.Tail == ir.MustTail { // both have the same convention and size of arguments
					escapes(f)
					if a := v.Args[0]; a.Op == ir.OpSym {
						escapes(a.Sym)
					}
				}
			}
		}
	}
	data := func(d *ir.Data) {
		if d != nil {
			for _, r := range d.Relocs {
				escapes(r.Sym)
				escapes(r.Minus)
			}
		}
	}
	for _, g := range m.Globals {
		data(g.Init)
	}
	for _, f := range m.Funcs {
		data(f.Prefix)
	}
	for _, a := range m.Aliases {
		escapes(a.Target)
	}
}

// abiOf returns the calling convention of f.
func (lz *Legalizer) abiOf(f *ir.Func) *target.ABI { return lz.convention(f.CallConv, f.Type.Variadic) }

// called returns the calling convention of a call.
func (lz *Legalizer) called(c *ir.CallInfo) *target.ABI {
	return lz.convention(c.CallConv, c.Type.Variadic)
}

// convention returns the target's ABI for a calling convention, variadic or not; unsupported ones are rejected
// elsewhere.
func (lz *Legalizer) convention(conv ir.CallConv, variadic bool) *target.ABI {
	return lz.t.ConventionOf(conv, variadic)
}

// requireConvention fails unless the target supports the calling convention for functions of type t.
func (l *convention) requireConvention(v *ir.Value, conv ir.CallConv, t *ir.Type) bool {
	abi, _ := l.t.Convention(conv)
	switch {
	case abi == nil:
		l.fail(v, "use ccc", "calling convention %s is not supported", conv)
	case t.Variadic && !l.convention(conv, true).PassesAs(l.convention(ir.CallC, true)):
		l.fail(v, "use ccc", "calling convention %s of a variadic function is not supported", conv)
	default:
		return true
	}
	return false
}

// passesForeignVectors reports whether a function of type t passes vectors in registers wider than the target's widest.
func (lz *Legalizer) passesForeignVectors(t *ir.Type) bool {
	longer := lz.t.Classes.WideBytes
	if lz.t.ABI.VectorBytes <= longer {
		return false
	}
	return hasVector(t.Ret, longer) || slices.ContainsFunc(t.Fields, func(t *ir.Type) bool { return hasVector(t, longer) })
}

// hasVector reports whether t has a vector of more than so many bytes.
func hasVector(t *ir.Type, bytes int64) bool {
	switch t.Kind {
	case ir.StructKind:
		return slices.ContainsFunc(t.Fields, func(t *ir.Type) bool { return hasVector(t, bytes) })
	case ir.ArrayKind:
		return hasVector(t.Elem, bytes)
	}
	return t.IsVector() && t.Len*int64(ir.LaneBits(t.Elem)) > 8*bytes
}

// requireShortVectors fails if a function of type t passes vectors in registers that the target does not have. callee
// is nil if unknown.
func (l *convention) requireShortVectors(callee ir.Symbol, t *ir.Type) {
	if f, ok := callee.(*ir.Func); (!ok || !l.closed[f]) && l.passesForeignVectors(t) {
		l.fail(nil, "pass their addresses, or make the function static and call it by its name", "passing vectors of more than %d bytes in registers is not supported", l.t.Classes.WideBytes)
	}
}
