package legalize

import (
	"testing"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
)

// machine64 returns a machine with the registers and the calling convention of
// System V AMD64, without tiles.
func machine64(t testing.TB) *target.Target {
	t.Helper()
	const ints, floats = 16, 16
	m := &regalloc.Machine{Name: "test64", NumUnits: ints + floats}
	for i := range regalloc.Reg(ints + floats) {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: "r", Units: regalloc.SetOf(i)})
	}
	const rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8, r9, r10, r11 = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
	abi := target.ABI{
		ArgRegs: target.ArgRegs{
			IntArgs: []regalloc.Reg{rdi, rsi, rdx, rcx, r8, r9}, IntRets: []regalloc.Reg{rax, rdx},
		},
		ArgRules:   target.ArgRules{VarArgFloats: rax, VAList: target.VAOffsets},
		CalleePops: target.CalleePops{SRetInReg: true},
		SavedRegs: target.SavedRegs{
			CallerSaved: regalloc.SetOf(rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11),
			CalleeSaved: []regalloc.Reg{rbx, rbp, 12, 13, 14, 15},
		},
		StackLayout: target.StackLayout{
			StackAlign: 16, ArgSlot: 8, ReturnAddr: 8,
		},
	}
	for i := range regalloc.Reg(16) {
		abi.CallerSaved.Add(16 + i)
	}
	for i := range regalloc.Reg(8) {
		abi.FloatArgs = append(abi.FloatArgs, 16+i)
	}
	abi.FloatRets = abi.FloatArgs[:2]
	return &target.Target{
		Platform: target.Platform{Name: "test64", Layout: ir.Layout{PtrBytes: 8, I64Align: 8, F64Align: 8, I128Align: 16, StackAlign: 16, MaxIntBytes: 8}},
		ABI:      abi, Machine: m.Finish(),
		Operations: target.Operations{
			Limits: x86.Limits,
		},
		RegisterNames: target.RegisterNames{SP: rsp, FP: rbp},
	}
}

// machine32 returns a machine with the registers and the calling convention of
// i386, except for floating results, which it has in registers.
func machine32(t testing.TB) *target.Target {
	m := machine64(t)
	m.Name = "test32"
	m.ABI.IntArgs, m.ABI.FloatArgs = nil, nil
	m.ABI.FloatRets = m.ABI.FloatRets[:1]
	m.ABI.ArgSlot, m.ABI.ReturnAddr, m.ABI.VAList, m.ABI.VarArgFloats = 4, 4, target.VAPointer, regalloc.NoReg
	m.Layout = ir.Layout{PtrBytes: 4, I64Align: 4, F64Align: 4, I128Align: 16, StackAlign: 16, MaxIntBytes: 4}
	return m
}

// opTable is Ops as a table, by indexOf of types.
type opTable struct {
	simple [ir.MaxOps][8]bool    // by the type of the (first) result
	from   [ir.MaxOps][8][8]bool // comparisons and conversions: by argument and result
	preds  [8][ir.NumPreds]bool  // comparisons: by argument
	rmw    [2][ir.NumRMW][8]bool // by whether the old value is used
}

func (o *opTable) Has(op ir.Op, t *ir.Type) bool {
	return t == nil && o.simple[op][0] || t != nil && o.simple[op][indexOf(t)]
}
func (o *opTable) Converts(op ir.Op, t, src *ir.Type) bool {
	return o.from[op][indexOf(src)][indexOf(t)]
}
func (o *opTable) Compares(pred ir.Pred, src *ir.Type) bool { return o.preds[indexOf(src)][pred] }

// Makes implements Ops: every constant is made.
func (o *opTable) HasOn(ir.Op, *ir.Type) bool { return false }

func (o *opTable) Makes(*ir.Type, int64) bool { return true }

func (o *opTable) HasRMW(k ir.RMW, t *ir.Type, used bool) bool {
	return o.rmw[1][k][indexOf(t)] || !used && o.rmw[0][k][indexOf(t)]
}

// Add declares op at the type t of its first result; src is the type of the
// argument of conversions, and nil otherwise.
func (o *opTable) Add(op ir.Op, t, src *ir.Type) {
	switch {
	case src != nil:
		o.from[op][indexOf(src)][indexOf(t)] = true
	case t == nil:
		o.simple[op][0] = true
	default:
		o.simple[op][indexOf(t)] = true
	}
}

// AddPred declares the comparison op of arguments of type src under pred.
func (o *opTable) AddPred(pred ir.Pred, src *ir.Type) { o.preds[indexOf(src)][pred] = true }

// AddRMW declares the atomic read-modify-write k; used says that it gives the old value.
func (o *opTable) AddRMW(k ir.RMW, t *ir.Type, used bool) {
	i := 0
	if used {
		i = 1
	}
	o.rmw[i][k][indexOf(t)] = true
}

// ops returns the operations of a machine with integers up to the given width.
// A rich one has about what x86-64 has; one that is not rich has the least that
// legalization can do with.
func testOps(bits int, rich bool) *opTable {
	o := new(opTable)
	ints := []*ir.Type{ir.I8, ir.I16, ir.I32, ir.I64}
	if bits == 32 {
		ints = ints[:3]
	}
	word := ints[len(ints)-1]
	basic := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpMul, ir.OpShl, ir.OpLShr, ir.OpAShr}
	for i, t := range ints {
		if !rich && t.Bits < 32 {
			basic = basic[:5]
		}
		if rich || t.Bits >= 32 {
			for _, op := range basic[:5] {
				o.Add(op, t, nil)
			}
			for _, op := range []ir.Op{ir.OpMul, ir.OpShl, ir.OpLShr, ir.OpAShr} {
				if t != ir.I8 || op != ir.OpMul {
					o.Add(op, t, nil)
				}
			}
		}
		if t.Bits >= 32 {
			for _, op := range []ir.Op{ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpSelect} {
				o.Add(op, t, nil)
			}
		}
		if rich {
			for _, op := range []ir.Op{ir.OpRotl, ir.OpRotr, ir.OpUAddO, ir.OpSAddO, ir.OpUSubO, ir.OpSSubO} {
				o.Add(op, t, nil)
			}
		}
		if rich && t.Bits >= 32 {
			for _, op := range []ir.Op{ir.OpAddC, ir.OpSubC, ir.OpUMulWide, ir.OpSMulWide, ir.OpFShl, ir.OpFShr, ir.OpBSwap, ir.OpCtLz, ir.OpCtTz, ir.OpUMulO, ir.OpSMulO} {
				o.Add(op, t, nil)
			}
		}
		if rich || t.Bits >= 32 {
			for p := ir.EQ; p <= ir.SLE; p++ {
				if rich || p == ir.EQ || p == ir.NE || p == ir.ULT || p == ir.SLT || p == ir.UGE || p == ir.SGE {
					o.AddPred(p, t)
				}
			}
		}
		for _, s := range ints[:i] {
			o.Add(ir.OpZExt, t, s)
			o.Add(ir.OpSExt, t, s)
			o.Add(ir.OpTrunc, s, t)
		}
		o.Add(ir.OpZExt, t, ir.I1)
		if rich {
			o.Add(ir.OpTrunc, ir.I1, t)
		}
		for k := ir.RMWXchg; k <= ir.RMWAdd; k++ {
			o.AddRMW(k, t, true)
		}
		o.AddRMW(ir.RMWOr, t, false)
	}
	if rich {
		for _, op := range []ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor} {
			o.Add(op, ir.I1, nil)
		}
		o.Add(ir.OpJumpTable, nil, nil)
		o.Add(ir.OpFence, nil, nil)
	}
	floatTable(o, word, rich)
	return o
}

func floatTable(o *opTable, word *ir.Type, rich bool) {
	for _, t := range []*ir.Type{ir.F32, ir.F64} {
		for _, op := range []ir.Op{ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFSqrt} {
			o.Add(op, t, nil)
		}
		if rich {
			o.Add(ir.OpSelect, t, nil)
		}
		for _, s := range []*ir.Type{ir.I32, word} {
			o.Add(ir.OpSIToFP, t, s)
			o.Add(ir.OpFPToSI, s, t)
		}
		for _, p := range []ir.Pred{ir.FOGT, ir.FOGE, ir.FULT, ir.FULE, ir.FONE, ir.FORD, ir.FUNO, ir.FUEQ} {
			o.AddPred(p, t)
		}
	}
	o.Add(ir.OpFPTrunc, ir.F32, ir.F64)
	o.Add(ir.OpFPExt, ir.F64, ir.F32)
	if rich {
		o.Add(ir.OpBitcast, ir.I32, ir.F32)
		o.Add(ir.OpBitcast, ir.F32, ir.I32)
		if word == ir.I64 {
			o.Add(ir.OpBitcast, ir.I64, ir.F64)
			o.Add(ir.OpBitcast, ir.F64, ir.I64)
		}
	}
}
