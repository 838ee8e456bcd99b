package arm

import (
	"slices"
	"strconv"

	"spillway/regalloc"
	"spillway/target"
)

// The registers that have a name: r0 to r15 by their number.
const (
	R0  regalloc.Reg = 0
	R1  regalloc.Reg = 1
	R2  regalloc.Reg = 2
	R3  regalloc.Reg = 3
	R4  regalloc.Reg = 4
	R11 regalloc.Reg = 11 // frame pointer, where there is one
	R12 regalloc.Reg = 12 // holds nothing between instructions
	SP  regalloc.Reg = 13
	LR  regalloc.Reg = 14
	PC  regalloc.Reg = 15

	numRegs = 16
)

// ClassR is the class of all integers.
const ClassR regalloc.ClassID = 0

// names returns the names of all registers, which are the same at all widths.
func names() []string {
	out := make([]string, numRegs)
	for i := range out {
		out[i] = "r" + strconv.Itoa(i)
	}
	out[SP], out[LR], out[PC] = "sp", "lr", "pc"
	return out
}

// run returns n registers from first on.
func run(first regalloc.Reg, n int) []regalloc.Reg {
	out := make([]regalloc.Reg, n)
	for i := range out {
		out[i] = first + regalloc.Reg(i)
	}
	return out
}

// calleeSaved are the registers that functions preserve, in the order in which they are saved: the link register comes before
// all of them, and one instruction saves them with the highest number at the highest address.
var calleeSaved = []regalloc.Reg{R11, 10, 9, 8, 7, 6, 5, R4}

// What it costs to save a register and to restore it: the first one of a function costs two instructions, all others nothing but time.
const saveCost, saveSpeed = 2, regalloc.LoadSpeed + regalloc.StoreSpeed

func saves(regalloc.Reg) (bytes, executions int8) { return saveCost, saveSpeed }

// machine returns the register file.
func machine(features target.Features) *regalloc.Machine {
	m := &regalloc.Machine{Name: "arm", NumUnits: numRegs}
	for r, name := range names() {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(regalloc.Reg(r)), Reserved: regalloc.Reg(r) >= R12 && regalloc.Reg(r) != LR})
	}
	for _, r := range append(slices.Clip(calleeSaved), LR) {
		m.Regs[r].SaveCost, m.Regs[r].SaveSpeed = saves(r)
	}
	regs := slices.Concat(run(R0, 12), []regalloc.Reg{LR, R12}) // the last one is reserved
	const size = 4                                              // of an instruction
	m.Classes = []regalloc.Class{
		{Name: "r", Regs: regs, SpillSize: 4, SpillAlign: 4, Move: size, Load: size, Store: size, Swap: 3 * size},
	}
	if features&VFP != 0 {
		addFloats(m, features)
	}
	return m
}

// debugRegs returns the numbers of the registers in DWARF (AADWARF32 §4.1).
func debugRegs() []int16 {
	out := make([]int16, numRegs)
	for r := range out {
		out[r] = int16(r)
	}
	return out
}
