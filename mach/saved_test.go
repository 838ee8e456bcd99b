package mach

import (
	"slices"
	"testing"

	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestSaveCalleeSaved writes each register of the machine in turn and wants it
// saved exactly if the calling convention says so.
func TestSaveCalleeSaved(t *testing.T) {
	for _, m := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		testSaved(t, m)
	}
}

// testSaved wants the whole saved of a register that is part of another one.
func testSaved(t *testing.T, m *target.Target) {
	for r := range m.Machine.Regs {
		reg, whole := regalloc.Reg(r), m.Machine.Whole(regalloc.Reg(r))
		if reg == m.SP {
			continue
		}
		for _, fp := range []bool{false, true} {
			f := &Func{Target: m, UsesFP: fp}
			f.Blocks = []*Block{{Instrs: []Instr{{Tile: m.Frame.Pop, Mem: NoMem, Regs: []Operand{{VReg: NoVReg, Reg: reg}}}}}}
			f.saveCalleeSaved()
			want := slices.Contains(m.ABI.CalleeSaved, whole) && !(fp && reg == m.FP)
			if got := slices.Equal(f.CalleeSaved, []regalloc.Reg{whole}); got != want || !want && len(f.CalleeSaved) > 0 {
				t.Errorf("writing %s (frame pointer kept: %v) saves %v", m.Machine.RegName(reg), fp, f.CalleeSaved)
			}
		}
	}
}
