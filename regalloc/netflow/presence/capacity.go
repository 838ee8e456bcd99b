package presence

import (
	"encoding/binary"
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/netflow/lp"
)

// capacity constrains each unit of the machine to hold one value of s or the result of a dead definition; equal
// values count as one. A callee-saved register holds values only if it is saved.
func (b *builder) capacity(s presences, dead []regalloc.OpID) {
	for _, o := range dead {
		s = append(s[:len(s):len(s)], presence{b.p.Operands[o].VReg, b.ops[o].at})
	}
	for u := range b.m.NumUnits {
		var terms []int32
		saved := int32(none)
		in := func(v regalloc.VReg, at []int32) (cols []int32) {
			for a, r := range b.regs(v) {
				if at[a] != none && b.m.Regs[r].Units.Has(regalloc.Reg(u)) {
					cols = append(cols, at[a])
					saved = max(saved, b.saved[r])
				}
			}
			return cols
		}
		for k, x := range s {
			if slices.ContainsFunc(s[:k], func(y presence) bool { return b.eq.same(x.v, y.v) }) {
				continue // taken with the first
			}
			lists := [][]int32{in(x.v, x.at)}
			for _, y := range s[k+1:] {
				if cols := in(y.v, y.at); b.eq.same(x.v, y.v) && len(cols) > 0 {
					lists = append(lists, cols)
				}
			}
			terms = append(terms, b.either(lists)...)
		}
		b.unit(terms, saved)
	}
}

// either returns variables whose sum is 1 if a variable of any of the lists is.
func (b *builder) either(lists [][]int32) []int32 {
	lists = slices.CompactFunc(lists, slices.Equal[[]int32])
	lists = slices.DeleteFunc(lists, func(x []int32) bool { return len(x) == 0 })
	switch len(lists) {
	case 0:
		return nil
	case 1:
		return lists[0]
	}
	col := b.Variable("q"+num(len(b.Cols)), 0, false)
	for _, x := range lists {
		b.Require("r"+num(len(b.Rows)), sum(sum(nil, 1, x...), -1, col), lp.LE, 0)
	}
	return []int32{col}
}

// unit constrains at most one of the terms to be 1, or none if the register is not saved.
func (b *builder) unit(terms []int32, saved int32) {
	if len(terms) == 0 || len(terms) == 1 && saved == none {
		return
	}
	b.key = b.key[:0]
	for _, c := range terms {
		b.key = binary.AppendVarint(b.key, int64(c))
	}
	if b.rows[string(b.key)] {
		return
	}
	b.rows[string(b.key)] = true
	if saved != none {
		b.Require("u"+num(len(b.Rows)), sum(sum(nil, 1, terms...), -1, saved), lp.LE, 0)
		return
	}
	b.atMostOne(terms...)
}
