package thumb

import (
	"spillway/regalloc"
	"spillway/target/arm"
)

// The registers that have a name.
const (
	R0  regalloc.Reg = 0
	R3  regalloc.Reg = 3
	R7  regalloc.Reg = 7  // frame pointer, where there is one
	R12 regalloc.Reg = 12 // holds nothing between instructions
	SP  regalloc.Reg = 13
	LR  regalloc.Reg = 14
	PC  regalloc.Reg = 15

	numRegs = 16
)

// ClassR is the class of all integers: r0 to r7.
const ClassR regalloc.ClassID = 0

// calleeSaved are the registers that functions preserve, in the order in which they are saved; they leave r8 to r11 alone.
var calleeSaved = []regalloc.Reg{R7, 6, 5, 4}

// What it costs to save a register and to restore it: the first one of a function costs two instructions, all others nothing but time.
const saveCost, saveSpeed = 2, regalloc.LoadSpeed + regalloc.StoreSpeed

func saves(regalloc.Reg) (bytes, executions int8) { return saveCost, saveSpeed }

// machine returns the register file.
func machine() *regalloc.Machine {
	m := &regalloc.Machine{Name: "thumb", NumUnits: numRegs}
	for r, name := range arm.RegNames() {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(regalloc.Reg(r)), Reserved: regalloc.Reg(r) > R7})
	}
	for _, r := range calleeSaved {
		m.Regs[r].SaveCost, m.Regs[r].SaveSpeed = saves(r)
	}
	const size = instrBytes
	m.Classes = []regalloc.Class{{Name: "r", Regs: []regalloc.Reg{0, 1, 2, 3, 4, 5, 6, 7, LR, R12}, // the last two are reserved
		SpillSize: 4, SpillAlign: 4, Move: size, Load: size, Store: size, Swap: 3 * size}}
	return m
}
