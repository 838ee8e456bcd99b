package x86_test

import (
	"fmt"
	"math"
	"strconv"
	"testing"

	"spillway/internal/tiletest"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
)

// narrow returns enough of an i386 to hold the shared rows against an assembler.
func narrow() *target.Target {
	names := map[int][]string{
		8: {"al", "cl", "dl", "bl", "?", "?", "?", "?"}, 16: {"ax", "cx", "dx", "bx", "sp", "bp", "si", "di"},
		32: {"eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi"},
	}
	m := &regalloc.Machine{Name: "i386"}
	for i, name := range names[32] {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(regalloc.Reg(i))})
	}
	all := names[32]
	floats := regalloc.Class{Name: "xmm"}
	for i := range 8 {
		r := regalloc.Reg(8 + i)
		name := "xmm" + strconv.Itoa(i)
		all = append(all, name)
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(r)})
		floats.Regs = append(floats.Regs, r)
	}
	ints := []regalloc.Reg{0, 1, 2, 3, 5, 6, 7}
	m.Classes = []regalloc.Class{{Name: "r8", Regs: ints[:4]}, {Name: "r32", Regs: ints}, floats, {Name: "v", Regs: floats.Regs}}
	names[128] = all
	return &target.Target{
		Platform: target.Platform{Name: "i386", Layout: ir.Layout{PtrBytes: 4}}, Machine: m,
		Classes:    target.TypeClasses{I8: 0, I16: 1, I32: 1, I64: 1, F32: 2, F64: 2, VectorClasses: target.VectorClasses{Vector: 3, VectorBytes: 16}, Ptr: ir.I32},
		Address:    target.AddressForm{Base: true, Index: true, Scales: []int64{1, 2, 4, 8}, MinOff: math.MinInt32, MaxOff: math.MaxInt32, SymBase: true, BaseClass: 1, IndexClass: 1},
		Operations: target.Operations{Ops: x86.Ops},
		Output: target.Output{Reloc: target.Static,
			Syntax: syntax(),
		},
		RegisterNames: target.RegisterNames{RegNames: names, SP: 4, FP: 5},
		RegisterCosts: target.RegisterCosts{
			BareBases: regalloc.SetOf(4), OffsetBases: regalloc.SetOf(5),
		},
	}
}

func syntax() target.Syntax {
	s := target.Syntax{RegPrefix: "%", ImmPrefix: "$", Encoding: x86.Encoding, PCRel: func(sym string) string { return sym }}
	s.CC = [ir.NumPreds]string{ir.EQ: "e", ir.NE: "ne", ir.UGT: "a", ir.UGE: "ae", ir.ULT: "b", ir.ULE: "be", ir.SGT: "g", ir.SGE: "ge", ir.SLT: "l", ir.SLE: "le",
		ir.FOGT: "a", ir.FOGE: "ae", ir.FONE: "ne", ir.FORD: "np", ir.FUNO: "p", ir.FUEQ: "e", ir.FULT: "b", ir.FULE: "be"}
	s.Mem = func(b []byte, base, index string, scale int, off int64, sym string) []byte {
		if sym != "" {
			b = append(append(b, sym...), '+')
		}
		b = strconv.AppendInt(b, off, 10)
		switch {
		case index != "":
			return fmt.Appendf(b, "(%s,%s,%d)", base, index, scale)
		case base != "":
			return fmt.Appendf(b, "(%s)", base)
		}
		return b
	}
	s.MemBytes = func(base, index regalloc.Reg, scale int, off int64, sym, _ bool) int {
		n := 0
		if index >= 0 || base == 4 {
			n = 1
		}
		switch {
		case base < 0 || sym:
			return n + 4
		case off == 0 && base != 5:
			return n
		case off >= -128 && off <= 127:
			return n + 1
		}
		return n + 4
	}
	return s
}

// TestNarrow checks that the shared rows serve a machine without 64-bit
// registers, to the byte.
func TestNarrow(t *testing.T) {
	m := narrow()
	if err := m.Finish(x86.Rows(x86.Config{})); err != nil {
		t.Fatal(err)
	}
	m.Machine.Finish()
	tiletest.CheckSizes(t, m, "-m32")
}
