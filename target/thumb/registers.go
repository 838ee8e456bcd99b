package thumb

import (
	"spillway/regalloc"
	"spillway/target"
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

// wideSaved are those of Thumb-2.
var wideSaved = []regalloc.Reg{11, 10, 9, 8, R7, 6, 5, 4}

// savedRegs returns the registers that functions preserve of those that they use.
func savedRegs(features target.Features) []regalloc.Reg {
	if features&T2 != 0 {
		return wideSaved
	}
	return calleeSaved
}

// machine returns the register file: r8 to r11 are for instructions of four bytes.
func machine(features target.Features) *regalloc.Machine {
	m, last := &regalloc.Machine{Name: "thumb", NumUnits: numRegs}, R7
	if features&T2 != 0 {
		m.PrefixBytes, last = instrBytes, 11
	}
	for r, name := range arm.RegNames() {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(regalloc.Reg(r)), Reserved: regalloc.Reg(r) > last})
	}
	for _, r := range savedRegs(features) {
		m.Regs[r].SaveCost, m.Regs[r].SaveSpeed = saves(r)
	}
	const size = instrBytes
	regs := []regalloc.Reg{0, 1, 2, 3, 4, 5, 6, R7, 8, 9, 10, 11}[:last+1]
	m.Classes = []regalloc.Class{{Name: "r", Regs: append(regs, LR, R12), // the last two are reserved
		SpillSize: 4, SpillAlign: 4, Move: size, Load: size, Store: size, Swap: 3 * size}}
	return m
}
