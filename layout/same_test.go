package layout

import (
	"testing"

	"spillway/ir"
	"spillway/mach"
)

// TestSameInstr changes one thing after the other: no two of the instructions may be taken for equal.
func TestSameInstr(t *testing.T) {
	base := func() mach.Instr {
		return mach.Instr{Tile: 7, Regs: []mach.Operand{{VReg: 1, Reg: 2}, {VReg: 3, Reg: 4}}, Imm: 5, Pred: ir.EQ,
			Mem: mach.Mem{Used: true, Base: 0, Index: 1, Scale: 2, Slot: -1, Off: 8}}
	}
	changes := []func(in *mach.Instr){
		func(in *mach.Instr) { in.Tile++ },
		func(in *mach.Instr) { in.Pred = ir.NE },
		func(in *mach.Instr) { in.Imm++ },
		func(in *mach.Instr) { in.Sym = &ir.Global{} },
		func(in *mach.Instr) { in.Block = &ir.Block{} },
		func(in *mach.Instr) { in.NumRets++ },
		func(in *mach.Instr) { in.Regs = in.Regs[:1] },
		func(in *mach.Instr) { in.Regs[1].Reg++ },
		func(in *mach.Instr) { in.Mem.Base, in.Mem.Index = 1, 0 },
		func(in *mach.Instr) { in.Mem.Scale = 4 },
		func(in *mach.Instr) { in.Mem.Slot = 0 },
		func(in *mach.Instr) { in.Mem.Off++ },
		func(in *mach.Instr) { in.Mem.HasSym = true },
		func(in *mach.Instr) { in.Mem.GOT = true },
		func(in *mach.Instr) { in.Mem.Thread = true },
	}
	a, b := base(), base()
	b.Regs[0].VReg = 9 // what a register held is not part of what the instruction does
	if !mach.Same(&a, &b) {
		t.Error("equal instructions are not the same")
	}
	for i, change := range changes {
		b := base()
		change(&b)
		if mach.Same(&a, &b) || mach.Same(&b, &a) {
			t.Errorf("change %d goes unnoticed", i)
		}
	}
}
