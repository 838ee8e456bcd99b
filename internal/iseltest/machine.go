// Package iseltest holds, for tests, a toy machine and random blocks for it.
package iseltest

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Target returns a machine of 64-bit integers whose tiles are given a line
// each as "bytes name pattern" or "bytes name pattern; constraints", where bytes
// does not count the address.
func Target(t testing.TB, form target.AddressForm, lines ...string) *target.Target {
	t.Helper()
	tgt := &target.Target{Platform: target.Platform{Name: "toy"}, Machine: machine(), Address: form,
		RegisterNames: target.RegisterNames{SP: 7, FP: 6, Accum: regalloc.NoReg},
	}
	tgt.Syntax.MemBytes = func(base, index regalloc.Reg, scale int, off int64, sym, _ bool) int {
		n := 0
		if index != regalloc.NoReg {
			n++
		}
		if off != 0 {
			n++
		}
		return n
	}
	for p := range tgt.Syntax.CC {
		tgt.Syntax.CC[p] = ir.Pred(p).String()
	}
	tgt.Moves = []target.MoveTiles{{Type: ir.I64}}
	tgt.Classes.Ptr = ir.I64
	var rows []target.Row
	for _, line := range lines {
		bytes, rest, _ := strings.Cut(line, " ")
		name, pattern, _ := strings.Cut(rest, " ")
		pattern, constraints, _ := strings.Cut(pattern, "; ")
		row := target.Row{Name: name, Pattern: pattern, Constraints: constraints, Asm: fmt.Sprintf("%s | +%s", name, bytes)}
		if strings.Contains(pattern, " m)") || strings.Contains(pattern, "m:mem") {
			row.Asm = fmt.Sprintf("%s {m} | +%s", name, bytes)
		}
		rows = append(rows, row)
	}
	if err := tgt.Finish(rows); err != nil {
		t.Fatal(err)
	}
	return tgt
}

func machine() *regalloc.Machine {
	m := &regalloc.Machine{Name: "toy"}
	var regs []regalloc.Reg
	for i := range 8 {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: fmt.Sprintf("r%d", i), Units: regalloc.SetOf(regalloc.Reg(i))})
		regs = append(regs, regalloc.Reg(i))
	}
	m.Classes = []regalloc.Class{{Name: "int", Regs: regs, Move: 2}}
	return m.Finish()
}

// X86Form is the address form of the toy machines that have one.
var X86Form = target.AddressForm{Base: true, Index: true, Scales: []int64{1, 2, 4, 8}, MinOff: -1 << 31, MaxOff: 1<<31 - 1}

// Tiles is a set in the manner of x86.
var Tiles = []string{
	"5 movi d:i64 = k:imm32", "3 movs d:i64 = k:imm8", "7 lea d:i64 = m:mem",
	"3 add d:i64 = (add.i64 a b)", "4 addi d:i64 = (add.i64 a k:imm8)", "7 addk d:i64 = (add.i64 a k:imm32)",
	"3 addm d:i64 = (add.i64 a (load.i64 m))", "2 inc d:i64 = (add.i64 a k:-1..1)",
	"3 sub d:i64 = (sub.i64 a b)", "4 subi d:i64 = (sub.i64 a k:imm8)", "3 subm d:i64 = (sub.i64 a (load.i64 m))",
	"3 xor d:i64 = (xor.i64 a b)", "4 mul d:i64 = (mul.i64 a b)", "5 mulm d:i64 = (mul.i64 a (load.i64 m))",
	"4 shli d:i64 = (shl.i64 a k:imm8)", "5 shl d:i64 = (shl.i64 a b)",
	"3 load d:i64 = (load.i64 m)", "3 store (store.i64 a m)", "7 storei (store.i64 k:imm32 m)",
	"3 rmwadd (store.i64 (add.i64 (load.i64 m) a) m)", "4 rmwaddi (store.i64 (add.i64 (load.i64 m) k:imm8) m)",
	"3 rmwxor (store.i64 (xor.i64 (load.i64 m) a) m)",
	"4 fma d:i64 = (add.i64 (mul.i64 a b) c)", "4 sqadd d:i64 = (add.i64 (mul.i64 a a) c)", "1 ret (ret)",
}
