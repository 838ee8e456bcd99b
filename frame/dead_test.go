package frame

import (
	"slices"
	"testing"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
)

// TestDead expects what epilogues pop padding into to be a register that the function does not preserve: that of coldcc
// could be r11, which calls destroy and functions preserve.
func TestDead(t *testing.T) {
	m := amd64.Target(target.PIC)
	for cc := range ir.CallConv(128) {
		if abi, _ := m.Convention(cc); abi == nil {
			continue
		}
		f := &mach.Func{Target: m, IR: &ir.Func{CallConv: cc}}
		all := &mach.Instr{} // returns in all registers of results
		for _, r := range f.ABI().IntRets {
			all.Regs = append(all.Regs, mach.Operand{Reg: r})
		}
		for _, ret := range []*mach.Instr{nil, all} {
			if r := dead(f, ret); r != regalloc.NoReg && slices.Contains(f.ABI().CalleeSaved, r) {
				t.Errorf("convention %d: %s", cc, m.Machine.Regs[r].Name)
			}
		}
	}
}
