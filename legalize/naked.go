package legalize

import (
	"slices"

	"spillway/ir"
)

// naked returns an error if f is naked and contains anything but inline assembly whose only operands are constants and
// addresses: without a prologue, other code has no frame and cannot find its arguments.
func (lz *Legalizer) naked(f *ir.Func) error {
	if !f.Attrs.Naked {
		return nil
	}
	l := bare(lz, f)
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			switch {
			case v.Op == ir.OpRet && len(v.Args) == 0, v.Op == ir.OpUnreachable, v.Op == ir.OpBr, v.Op == ir.OpTrap:
			case v.Op == ir.OpCall && v.Call.Asm != nil && !slices.ContainsFunc(v.Args[1:], variable) && v.Type.Kind == ir.VoidKind:
			default:
				l.fail(v, "use inline assembly only, or remove the attribute", "a naked function cannot have %s", v.Op)
				return l.err
			}
		}
	}
	return nil
}

// variable reports whether v is known only when the program runs.
func variable(v *ir.Value) bool { return !v.IsConst() && v.Op != ir.OpSym }
