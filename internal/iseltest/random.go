package iseltest

import (
	"math/rand/v2"

	"spillway/ir"
)

// RandomBlock returns a function of one block with n operations on 64-bit
// integers: arithmetic, constants, loads, stores and read-modify-writes, with
// values used again often.
func RandomBlock(r *rand.Rand, n int) *ir.Func {
	f := &ir.Func{Module: &ir.Module{Name: "random.ll"}, Type: ir.FuncOf(ir.Void, false)}
	f.Name = "random"
	f.Slots = []ir.Slot{{Size: 64, Align: 8}}
	b := f.NewBlock("entry")
	var values []*ir.Value
	for range 3 {
		a := f.NewValue(ir.OpArg, ir.I64)
		a.Imm = int64(len(f.Params))
		f.Params = append(f.Params, a)
		f.ParamRegs = append(f.ParamRegs, int16(a.Imm))
		values = append(values, a)
	}
	put := func(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
		v := f.NewValue(op, t, args...)
		v.Block = b
		b.Values = append(b.Values, v)
		return v
	}
	slot := put(ir.OpSlotAddr, ir.I64)
	values = append(values, slot)
	pick := func() *ir.Value {
		switch r.IntN(8) {
		case 0:
			return f.Const(ir.I64, []int64{0, 1, 2, 3, 8, 100, 1000, 1 << 20}[r.IntN(8)])
		case 1, 2, 3:
			return values[r.IntN(len(values))]
		}
		return values[len(values)-1-r.IntN(min(3, len(values)))]
	}
	for range n {
		switch r.IntN(10) {
		case 0, 1, 2:
			values = append(values, put(ir.OpAdd, ir.I64, pick(), pick()))
		case 3:
			values = append(values, put(ir.OpSub, ir.I64, pick(), pick()))
		case 4:
			values = append(values, put(ir.OpMul, ir.I64, pick(), pick()))
		case 5:
			values = append(values, put(ir.OpShl, ir.I64, pick(), f.Const(ir.I64, int64(r.IntN(4)))))
		case 6, 7:
			values = append(values, put(ir.OpLoad, ir.I64, pick()))
		case 8:
			put(ir.OpStore, ir.Void, pick(), pick())
		case 9:
			p := pick()
			l := put(ir.OpLoad, ir.I64, p)
			s := put(ir.OpAdd, ir.I64, l, pick())
			put(ir.OpStore, ir.Void, s, p)
			values = append(values, s)
		}
	}
	put(ir.OpStore, ir.Void, values[len(values)-1], slot)
	put(ir.OpRet, ir.Void)
	return f
}
