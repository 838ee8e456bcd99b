package amd64

import (
	"strconv"

	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
)

// The registers, by their number in encodings; xmm registers follow.
const (
	RAX regalloc.Reg = iota
	RCX
	RDX
	RBX
	RSP
	RBP
	RSI
	RDI
	R8
	R9
	R10
	R11
	R12
	R13
	R14
	R15
	XMM0

	numInts = 16
	numRegs = 32
)

// The classes. Integers of all widths use the same registers.
const (
	ClassR8 regalloc.ClassID = iota
	ClassR16
	ClassR32
	ClassR64
	ClassF32
	ClassF64
	ClassV
	ClassY // with AVX
)

// names returns the names of all registers seen w bits wide.
func names(w int) []string {
	out := make([]string, numRegs)
	for i, legacy := range []string{"ax", "cx", "dx", "bx", "sp", "bp", "si", "di"} {
		switch w {
		case 8:
			out[i] = legacy + "l"
			if i < 4 {
				out[i] = legacy[:1] + "l"
			}
		case 16:
			out[i] = legacy
		case 32:
			out[i] = "e" + legacy
		default:
			out[i] = "r" + legacy
		}
	}
	suffix := ""
	switch w {
	case 8:
		suffix = "b"
	case 16:
		suffix = "w"
	case 32:
		suffix = "d"
	}
	for i := 8; i < numInts; i++ {
		out[i] = "r" + strconv.Itoa(i) + suffix
	}
	for i := numInts; i < numRegs; i++ {
		out[i] = x86.VectorName(w, i-numInts)
	}
	return out
}

// xmm returns the first n xmm registers.
func xmm(n int) []regalloc.Reg {
	out := make([]regalloc.Reg, n)
	for i := range out {
		out[i] = XMM0 + regalloc.Reg(i)
	}
	return out
}

// preference is the order in which integer registers are allocated: those that
// cost nothing, those that need the prefix, those that must be saved.
var preference = []regalloc.Reg{RAX, RCX, RDX, RSI, RDI, R8, R9, R10, R11, RBX, RBP, R12, R13, R14, R15}

var calleeSaved = []regalloc.Reg{R15, R14, R13, R12, RBX, RBP}

// Bytes of a push and a pop, and the price of a store and a load.
const (
	saveCost, saveCostPrefixed = 2, 4
	saveSpeed                  = 16
)

// saves returns what it costs to save a register and to restore it.
func saves(r regalloc.Reg) (bytes, executions int8) {
	if r >= R8 {
		return saveCostPrefixed, saveSpeed
	}
	return saveCost, saveSpeed
}

// machine returns the register file.
func machine(features target.Features) *regalloc.Machine {
	m := &regalloc.Machine{Name: "amd64", NumUnits: numRegs, PrefixBytes: 1}
	for i, name := range names(64) {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(regalloc.Reg(i)), Reserved: regalloc.Reg(i) == RSP})
	}
	for _, r := range calleeSaved {
		m.Regs[r].SaveCost, m.Regs[r].SaveSpeed = saves(r)
	}
	high, highXMM := highRegs()
	narrow := regalloc.Class{Regs: preference, SpillSize: 4, SpillAlign: 4, Move: 2, Load: 4, Store: 4, Swap: 2, Prefix: high}
	for _, name := range []string{"r8", "r16", "r32"} {
		narrow.Name = name
		m.Classes = append(m.Classes, narrow)
	}
	m.Classes = append(m.Classes,
		regalloc.Class{Name: "r64", Regs: preference, SpillSize: 8, SpillAlign: 8, Move: 3, Load: 5, Store: 5, Swap: 3},
		regalloc.Class{Name: "f32", Regs: xmm(16), SpillSize: 4, SpillAlign: 4, Move: 3, Load: 6, Store: 6, Swap: 9, Prefix: highXMM},
		regalloc.Class{Name: "f64", Regs: xmm(16), SpillSize: 8, SpillAlign: 8, Move: 3, Load: 6, Store: 6, Swap: 9, Prefix: highXMM},
		regalloc.Class{Name: "v", Regs: xmm(16), SpillSize: 16, SpillAlign: 16, Move: 3, Load: 5, Store: 5, Swap: 9, Prefix: highXMM})
	x86.VexCosts(m.Classes[ClassF32:ClassV+1], features)
	m.Classes = x86.WideClasses(m.Classes, ClassV, features)
	return m
}

// highRegs returns the registers whose number needs a REX prefix.
func highRegs() (ints, floats regalloc.RegSet) {
	for r := R8; r < numInts; r++ {
		ints.Add(r)
		floats.Add(r + XMM0)
	}
	return ints, floats
}

// numbers returns the registers' numbers in encodings.
func numbers() []uint8 {
	n := make([]uint8, numRegs)
	for r := range n {
		n[r] = uint8(r % numInts)
	}
	return n
}

// debugRegs returns the numbers of the registers in DWARF [SysV x86-64 psABI §3.6.2].
func debugRegs() []int16 {
	out := []int16{0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15}
	for i := range numRegs - numInts {
		out = append(out, int16(17+i))
	}
	return out
}
