package legalize

import (
	"slices"

	"spillway/ir"
)

// rejectFloats fails at the function's first float or vector of floats if the target has no registers for them.
func (l *builder) rejectFloats() {
	refuse := func(v *ir.Value, t *ir.Type) {
		l.fail(v, "compile without -mno-sse, -mgeneral-regs-only or soft-float, or without floats", `a %s needs registers that the function's "target-features" disable`, t)
	}
	l.line, l.col = int32(l.f.Line), int32(l.f.Col)
	for _, t := range append([]*ir.Type{l.f.Type.Ret}, l.f.Type.Fields...) {
		if floats(t) {
			refuse(nil, t)
		}
	}
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			if floats(v.Type) {
				refuse(v, v.Type)
			}
			for _, a := range v.Args {
				if floats(a.Type) {
					refuse(v, a.Type)
				}
			}
		}
	}
}

// floats reports whether values of type t are in floating-point registers other than the x87 stack.
func floats(t *ir.Type) bool {
	switch {
	case t.Kind == ir.StructKind:
		return slices.ContainsFunc(t.Fields, floats)
	case t.Elem != nil && (t.IsVector() || t.Kind == ir.ArrayKind):
		return floats(t.Elem)
	}
	return t.IsFloating() && t.Kind != ir.X86FP80Kind
}
