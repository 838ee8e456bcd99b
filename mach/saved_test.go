package mach

import (
	"slices"
	"testing"

	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
)

// TestSaveCalleeSaved writes each register of the machine in turn and wants it
// saved exactly if the calling convention says so.
func TestSaveCalleeSaved(t *testing.T) {
	m := amd64.Target(target.PIC)
	for r := range m.Machine.Regs {
		reg := regalloc.Reg(r)
		if reg == m.SP {
			continue
		}
		for _, fp := range []bool{false, true} {
			f := &Func{Target: m, UsesFP: fp}
			f.Blocks = []*Block{{Instrs: []Instr{{Tile: m.Frame.Pop, Mem: NoMem, Regs: []Operand{{VReg: NoVReg, Reg: reg}}}}}}
			f.saveCalleeSaved()
			want := slices.Contains(m.ABI.CalleeSaved, reg) && !(fp && reg == m.FP)
			if got := slices.Equal(f.CalleeSaved, []regalloc.Reg{reg}); got != want || !want && len(f.CalleeSaved) > 0 {
				t.Errorf("writing %s (frame pointer kept: %v) saves %v", m.Machine.RegName(reg), fp, f.CalleeSaved)
			}
		}
	}
}
