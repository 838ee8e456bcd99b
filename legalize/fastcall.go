package legalize

import (
	"spillway/ir"
	"spillway/target"
)

// fastCall is LLVM's number of the fast calling convention.
const fastCall = 8

// Prepare looks at the whole of m, before any of its functions is legalised: it
// finds the functions that the target's own calling convention (target.Fast) is
// for. The program allows any for them, and every use of one is a call of it.
// Without it, all functions have the C calling convention. Linear in the program.
func (lz *Legalizer) Prepare(m *ir.Module) {
	if lz.t.Fast == nil {
		return
	}
	lz.fast = make(map[*ir.Func]bool)
	for _, f := range m.Funcs {
		if f.CallConv == fastCall && f.IsLocal() && !f.Declared && !f.Type.Variadic {
			lz.fast[f] = true
		}
	}
	escapes := func(s ir.Symbol) {
		if f, ok := s.(*ir.Func); ok {
			delete(lz.fast, f)
		}
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				for i, a := range v.Args {
					if a.Op == ir.OpSym && (v.Op != ir.OpCall || i > 0 || a.Imm != 0 || v.Call.CallConv != fastCall) {
						escapes(a.Sym)
					}
				}
				if v.Op == ir.OpCall && v.Call.Tail == ir.MustTail { // both have the same convention, with room for the same arguments
					escapes(f)
					if a := v.Args[0]; a.Op == ir.OpSym {
						escapes(a.Sym)
					}
				}
			}
		}
	}
	for _, g := range m.Globals {
		if g.Init != nil {
			for _, r := range g.Init.Relocs {
				escapes(r.Sym)
				escapes(r.Minus)
			}
		}
	}
	for _, a := range m.Aliases {
		escapes(a.Target)
	}
}

// abiOf returns the calling convention of the function that a symbol names.
func (lz *Legalizer) abiOf(s ir.Symbol) *target.ABI {
	if f, ok := s.(*ir.Func); ok && lz.fast[f] {
		return lz.t.Fast
	}
	return &lz.t.ABI
}
