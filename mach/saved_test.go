package mach

import (
	"slices"
	"testing"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm64"
	"spillway/target/i386"
)

// TestSaveCalleeSaved writes each register of the machine in turn and needs it
// saved exactly if the calling convention says so.
func TestSaveCalleeSaved(t *testing.T) {
	for _, m := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		testSaved(t, m)
	}
}

// testSaved expects the whole saved of a register that is part of another one.
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

// TestSaveGroup expects registers to be saved in pairs, where the machine does that, and none that is written to be left out: also
// where a convention preserves an odd number of them.
func TestSaveGroup(t *testing.T) {
	m := arm64.Target(target.PIC)
	for _, conv := range []ir.CallConv{ir.CallC, ir.CallPreserveMost} {
		abi, _ := m.Convention(conv)
		if abi == nil {
			abi = &m.ABI
		}
		for last := range abi.CalleeSaved {
			for first := range last + 1 {
				for _, fp := range []bool{false, true} {
					f := &Func{Target: m, UsesFP: fp, HasCalls: true, IR: &ir.Func{}}
					f.IR.CallConv = conv
					b := &Block{}
					for _, r := range abi.CalleeSaved[first : last+1] {
						pop, _ := m.Frame.RestoreLast([]regalloc.Reg{r})
						b.Instrs = append(b.Instrs, Instr{Tile: pop, Mem: NoMem, Regs: []Operand{{VReg: NoVReg, Reg: r}}})
					}
					f.Blocks = []*Block{b}
					f.saveCalleeSaved()
					for _, r := range abi.CalleeSaved[first : last+1] {
						if !slices.Contains(f.CalleeSaved, r) && !(fp && r == m.FP) {
							t.Errorf("%s is not saved", m.Machine.RegName(r))
						}
					}
					count := map[int]int{}
					for _, r := range f.CalleeSaved {
						count[m.Frame.Bank(r)]++
					}
					if fp {
						count[-1]++
					}
					if count[-1]%2 != 0 || count[0]%2 != 0 {
						t.Errorf("%v, registers %d to %d, frame pointer %v: saves %v", conv, first, last, fp, f.CalleeSaved)
					}
				}
			}
		}
	}
}

// TestMoveThrough expects values to go through registers that calls keep a part of, but not to stay there.
func TestMoveThrough(t *testing.T) {
	for origin, right := range map[string]bool{" !reload": true, "": false} {
		text := "func @f target arm64 stage allocated\nslot 0 spill size 16 align 16 offset 0\nblock 0 freq 1 loop 0\n  @v8 = loadv [slot0]" + origin + "\n  ret\n"
		list, err := Parse("f", text, arm64.Target(target.PIC))
		if err != nil {
			t.Fatal(err)
		}
		if errs := Verify(list[0], Allocated); (len(errs) == 0) != right {
			t.Errorf("%q: %v", origin, errs)
		}
	}
}
