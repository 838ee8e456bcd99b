package isel

import (
	"spillway/cfg"
	"spillway/ir"
)

// rarity estimates how rarely b is executed, from its contents: cold calls, or an unreachable end after a call that
// does not return.
func rarity(b *ir.Block) cfg.Rarity {
	if t := b.Term(); t.Op == ir.OpUnreachable {
		return cfg.Never
	}
	for _, v := range b.Values {
		if v.Call == nil {
			continue
		}
		if v.Call.Attrs.Cold {
			return cfg.Cold
		}
		if f, ok := callee(v).(*ir.Func); ok && f.Attrs.Cold {
			return cfg.Cold
		}
	}
	return cfg.Usual
}

// callee returns the function that call v names, or nil.
func callee(v *ir.Value) ir.Symbol {
	if len(v.Args) == 0 {
		return nil
	}
	return v.Args[0].Sym
}
