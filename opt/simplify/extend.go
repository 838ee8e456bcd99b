package simplify

import (
	"spillway/internal/scratch"
	"spillway/ir"
)

// extend moves the extension of a value to the value's definition, if one tile computes both (a load that extends, or
// any 32-bit operation if these clear the upper half), even if the value has other uses: they use the low part of the
// extended value, which is free. Otherwise the value and its extension would be two instructions and, if both are live,
// occupy two registers.
func (s *simplifier) extend() {
	x := &s.extending
	x.simplifier, x.of, x.low, x.gone = s, scratch.Zeroed(x.of, s.f.NumValues()), x.low[:0], x.gone[:0]
	found := false
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			found = x.consider(v) || found
		}
	}
	if found {
		x.move()
	}
}

// extender is the working state of extend.
type extender struct {
	*simplifier
	of  []*ir.Value // by value: the extension that moves to it, or nil
	low []*ir.Value // by value: the truncation of its extension, or nil

	gone []*ir.Value // by value: the extension that replaces it, which may be v itself, moved
}

// consider selects v as the extension that moves to its argument, if it can move and no other one as wide has been
// selected.
func (x *extender) consider(v *ir.Value) bool {
	if v.Op != ir.OpZExt && v.Op != ir.OpSExt {
		return false
	}
	a := v.Args[0]
	if a.Block == nil || a.Op == ir.OpPhi || a.Op == ir.OpZExt || a.Op == ir.OpSExt ||
		!x.seenNarrow(a.Type) || x.used(a) == 1 && a.Block == v.Block ||
		!x.t.Fuses(v.Op, v.Type, a.Op, a.Type) {
		return false
	}
	if best := x.of[a.ID]; best != nil && best.Type.Bits >= v.Type.Bits {
		return false
	}
	x.of[a.ID] = v
	return true
}

// seenNarrow reports whether truncating a register to type t is free.
func (x *extender) seenNarrow(t *ir.Type) bool {
	return t != ir.I1 && (t != ir.I8 || x.t.Classes.Byte == 0)
}

// move places the extensions after their arguments, and replaces the arguments by the low parts.
func (x *extender) move() {
	x.low, x.gone = scratch.Zeroed(x.low, len(x.of)), scratch.Zeroed(x.gone, len(x.of))
	for _, e := range x.of {
		if e != nil {
			a := e.Args[0]
			x.gone[e.ID], x.low[a.ID] = e, x.f.NewValue(ir.OpTrunc, a.Type, e)
			e.Pos, x.low[a.ID].Pos = a.Pos, a.Pos
		}
	}
	for _, b := range x.f.Blocks {
		for _, v := range b.Values {
			x.unite(v)
		}
	}
	for _, b := range x.f.Blocks {
		x.rebuild(b)
	}
	x.redirect(x.extended)
}

// unite replaces v, an extension of a value whose extension moves, by that extension or a part of it.
func (x *extender) unite(v *ir.Value) {
	if v.Op != ir.OpZExt && v.Op != ir.OpSExt {
		return
	}
	switch e := x.of[v.Args[0].ID]; {
	case e == nil || e == v || e.Op != v.Op:
	case e.Type == v.Type:
		x.gone[v.ID] = e
	case e.Type.Bits > v.Type.Bits:
		v.Op = ir.OpTrunc
		v.Args[0] = e
	default:
		v.Args[0] = e
	}
}

// rebuild moves values into or out of b, and redirects arguments.
func (x *extender) rebuild(b *ir.Block) {
	out := x.out[:0]
	for _, v := range b.Values {
		if x.gone[v.ID] != nil {
			continue
		}
		for i, a := range v.Args {
			switch {
			case int(a.ID) >= len(x.of):
			case x.gone[a.ID] != nil:
				v.Args[i] = x.gone[a.ID]
			case x.low[a.ID] != nil:
				v.Args[i] = x.low[a.ID]
			}
		}
		out = append(out, v)
		if e := x.of[v.ID]; e != nil {
			e.Block, x.low[v.ID].Block = b, b
			out = append(out, e, x.low[v.ID])
		}
	}
	x.out = out
	x.rewritten(b)
}
