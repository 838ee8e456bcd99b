package x86

import (
	"sync"

	"spillway/ir"
	"spillway/target"
)

// permutations are the operations that move elements by constants, one instruction each.
var permutations = sync.OnceValue(func() (list []target.Permutation) {
	add := func(op ir.Op, t *ir.Type, width, args int, p target.Permutation) {
		p.Op, p.Type, p.Width, p.Args, p.Cost = op, t, width, args, 4
		if op != OpVShuf && op != OpVShufLo && op != OpVShufHi {
			p.Copy = 1
		}
		list = append(list, p)
	}
	masks := func(op ir.Op, t *ir.Type, width, args int, ks []int, element func(i, k int) int) {
		var all [][]int8
		for _, k := range ks {
			for len(all) <= k {
				all = append(all, nil)
			}
			all[k] = make([]int8, 128/width)
			for i := range all[k] {
				all[k][i] = int8(element(i, k))
			}
		}
		add(op, t, width, args, target.Permutation{Masks: all})
	}
	fields := func(op ir.Op, t *ir.Type, args, n int, of func(i int) (first, count int)) {
		list := make([]target.Field, n)
		shift := 0
		for i := range list {
			first, count := of(i)
			if list[i] = (target.Field{First: first, Count: count, Stride: 1, Shift: shift}); count > 1 {
				shift += 2
			}
		}
		add(op, t, 128/n, args, target.Permutation{Fields: list})
	}
	fields(OpVShuf, ir.V4I32, 1, 4, func(int) (int, int) { return 0, 4 })
	var up, down []int
	for k := 1; k < 16; k++ {
		up, down = append(up, k), append(down, k)
	}
	masks(ir.OpVAlign, ir.V16I8, 8, 2, up, func(i, k int) int { return (i + k + 16) % 32 })
	// With zeros where nothing arrives. A count of bytes is one of bits where elements are shifted.
	for _, t := range []*ir.Type{ir.V8I16, ir.V4I32, ir.V2I64} {
		n := ir.LaneBits(t.Elem) / 8
		var bits []int
		for k := 1; k < n; k++ {
			bits = append(bits, 8*k)
		}
		masks(ir.OpVShl, t, 8, 1, bits, func(i, k int) int { return within(i, n, -k/8) })
		masks(ir.OpVLShr, t, 8, 1, bits, func(i, k int) int { return within(i, n, k/8) })
	}
	for _, t := range []*ir.Type{ir.V2I64, ir.V4I32, ir.V8I16, ir.V16I8} {
		w := ir.LaneBits(t.Elem)
		n := 128 / w
		masks(ir.OpVUnpackLo, t, w, 2, []int{0}, func(i, _ int) int { return i/2 + i%2*n })
		masks(ir.OpVUnpackHi, t, w, 2, []int{0}, func(i, _ int) int { return n/2 + i/2 + i%2*n })
	}
	masks(OpVLShrBytes, ir.V2I64, 8, 1, down, func(i, k int) int { return within(i, 16, k) })
	masks(OpVShlBytes, ir.V2I64, 8, 1, up, func(i, k int) int { return within(i, 16, -k) })
	masks(OpVLow, ir.V4F32, 32, 2, []int{0}, func(i, _ int) int { return []int{4, 1, 2, 3}[i] })
	fields(OpVShuf2, ir.V4F32, 2, 4, func(i int) (int, int) { return i / 2 * 4, 4 })
	fields(OpVShufLo, ir.V8I16, 1, 8, func(i int) (int, int) {
		if i < 4 {
			return 0, 4
		}
		return i, 1
	})
	fields(OpVShufHi, ir.V8I16, 1, 8, func(i int) (int, int) {
		if i < 4 {
			return i, 1
		}
		return 4, 4
	})
	blend := make([]target.Field, 8)
	for i := range blend {
		blend[i] = target.Field{First: i, Count: 2, Stride: 8, Shift: i}
	}
	add(OpVBlend16, ir.V8I16, 16, 2, target.Permutation{Fields: blend})
	add(OpVInsertF, ir.V4F32, 32, 2, target.Permutation{Insert: &target.Insert{To: 4, From: 6}})
	return list
})

// within returns the number of byte i of a vector whose groups of n bytes are shifted down by k, or zero.
func within(i, n, k int) int {
	if at := i%n + k; at < 0 || at >= n {
		return target.ZeroElement
	}
	return i + k
}
