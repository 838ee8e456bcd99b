package simplify

import "spillway/ir"

// sweep removes the values that nothing with an effect depends on.
func sweep(f *ir.Func) {
	needed := make([]bool, f.NumValues())
	var work []*ir.Value
	need := func(v *ir.Value) {
		if !needed[v.ID] {
			needed[v.ID] = true
			work = append(work, v)
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op.HasEffect() || v.Op.IsTerminator() || v.Op == ir.OpLoad && (v.Volatile || v.Order > ir.Unordered) {
				need(v)
			}
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, a := range v.Args {
			need(a)
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
}
