package arm64

import (
	"spillway/ir"
	"spillway/target"
)

// Costs of permutations, one instruction each. Numbers for tbl come from memory, but may be there for many.
const (
	permuteCost = 10
	insertCost  = 12 // it overwrites one of its arguments
	tableCost   = 25
)

// permutations returns the operations that move elements by constants, those that others tell best first.
func permutations() (list []target.Permutation) {
	for _, t := range []*ir.Type{ir.V4I32, ir.V2I64, ir.V8I16, ir.V16I8} {
		w := ir.LaneBits(t.Elem)
		n := 128 / w
		add := func(op ir.Op, args int, masks [][]int8) {
			list = append(list, target.Permutation{Op: op, Type: t, Width: w, Args: args, Cost: permuteCost, Masks: masks})
		}
		of := func(element func(i int) int) []int8 {
			mask := make([]int8, n)
			for i := range mask {
				mask[i] = int8(element(i))
			}
			return mask
		}
		var dups [][]int8
		for k := range n {
			dups = append(dups, of(func(int) int { return k }))
		}
		add(opVDup, 1, dups)
		add(ir.OpVUnpackLo, 2, [][]int8{of(func(i int) int { return i/2 + i%2*n })})
		add(ir.OpVUnpackHi, 2, [][]int8{of(func(i int) int { return n/2 + i/2 + i%2*n })})
		for _, p := range twoVectorPermutations {
			add(p.op, 2, [][]int8{of(func(i int) int { return p.from(i, n) })})
		}
		for _, r := range []struct {
			op   ir.Op
			bits int
		}{{opVRev64, 64}, {opVRev32, 32}, {opVRev16, 16}} {
			if w < r.bits {
				add(r.op, 1, [][]int8{of(func(i int) int { return i ^ (r.bits/w - 1) })})
			}
		}
		list = append(list, target.Permutation{Op: opVIns, Type: t, Width: w, Args: 2, Cost: insertCost, Insert: &target.Insert{To: 4, From: 0}})
	}
	masks := make([][]int8, 16)
	for k := range masks {
		for i := range 16 {
			masks[k] = append(masks[k], int8((16+i+k)%32))
		}
	}
	masks[0] = nil
	return append(list, target.Permutation{Op: ir.OpVAlign, Type: ir.V16I8, Width: 8, Args: 2, Cost: permuteCost, Masks: masks})
}

// twoVectorPermutations are those of two vectors of n elements that no other machine has.
var twoVectorPermutations = []struct {
	op   ir.Op
	name string
	from func(i, n int) int
}{
	{opVUzp1, "v.uzp1", func(i, n int) int { return 2 * i }},
	{opVUzp2, "v.uzp2", func(i, n int) int { return 2*i + 1 }},
	{opVTrn1, "v.trn1", func(i, n int) int { return i&^1 + i&1*n }},
	{opVTrn2, "v.trn2", func(i, n int) int { return i | 1 + i&1*n }},
}
