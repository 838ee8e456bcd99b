package arm64

import (
	"slices"
	"strconv"

	"spillway/regalloc"
)

// The registers that have a name: x0 to x30 by their number, the stack pointer, then v0 to v31.
const (
	X0  regalloc.Reg = 0
	X1  regalloc.Reg = 1
	X8  regalloc.Reg = 8
	X15 regalloc.Reg = 15
	X16 regalloc.Reg = 16 // holds nothing between instructions
	X17 regalloc.Reg = 17
	X18 regalloc.Reg = 18 // the platform's
	X19 regalloc.Reg = 19
	X29 regalloc.Reg = 29 // frame pointer
	X30 regalloc.Reg = 30 // link register
	SP  regalloc.Reg = 31
	V0  regalloc.Reg = 32

	numRegs = 64
)

// The classes. Integers of 32 and of 64 bits use the same registers, and so do floats. Vectors are in those of floats except for
// the registers of which functions preserve the low halves: no more of them would be left after a call.
const (
	ClassR32 regalloc.ClassID = iota
	ClassR64
	ClassF32
	ClassF64
	ClassV
)

// names returns the names of all registers seen w bits wide; at 256, those by which instructions on vectors know them.
func names(w int) []string {
	out := make([]string, numRegs)
	general, float := "w", map[int]string{8: "b", 16: "h", 32: "s", 64: "d", 128: "q", 256: "v"}[w]
	if w >= 64 {
		general = "x"
	}
	for i := range 31 {
		out[i] = general + strconv.Itoa(i)
	}
	out[SP] = "sp"
	if w < 64 {
		out[SP] = "wsp"
	}
	for i := range 32 {
		out[int(V0)+i] = float + strconv.Itoa(i)
	}
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

// calleeSaved are the registers that functions preserve, in the order in which they are saved: the frame pointer
// is next to the link register, which comes before all of them.
var calleeSaved = append([]regalloc.Reg{X29, 28, 27, 26, 25, 24, 23, 22, 21, 20, X19}, savedFloats...)

// savedFloats are those of floats, of which functions preserve the low 64 bits.
var savedFloats = []regalloc.Reg{V0 + 15, V0 + 14, V0 + 13, V0 + 12, V0 + 11, V0 + 10, V0 + 9, V0 + 8}

// floatRegs are the registers of floats in the order of allocation: those of which functions preserve halves are last.
var floatRegs = slices.Concat(run(V0, 8), run(V0+16, 16), run(V0+8, 8))

// Half of what a pair costs to be saved and restored, in bytes and executions.
const saveCost, saveSpeed = 4, regalloc.LoadSpeed + regalloc.StoreSpeed

// saves returns what it costs to save a register and to restore it.
func saves(regalloc.Reg) (bytes, executions int8) { return saveCost, saveSpeed }

// machine returns the register file.
func machine() *regalloc.Machine {
	m := &regalloc.Machine{Name: "arm64", NumUnits: numRegs}
	for i := range regalloc.Reg(numRegs) {
		name := "x" + strconv.Itoa(int(i))
		switch {
		case i == SP:
			name = "sp"
		case i >= V0:
			name = "v" + strconv.Itoa(int(i-V0))
		}
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(i),
			Reserved: i == SP || i == X16 || i == X18 || i == X30})
	}
	for _, r := range calleeSaved {
		m.Regs[r].SaveCost, m.Regs[r].SaveSpeed = saves(r)
	}
	ints := append(append(run(X0, 16), X17), run(X19, 11)...)
	ints = append(ints, X30, X16) // reserved
	const size = 4                // of an instruction
	m.Classes = []regalloc.Class{
		{Name: "r32", Regs: ints, SpillSize: 4, SpillAlign: 4, Move: size, Load: size, Store: size, Swap: 3 * size},
		{Name: "r64", Regs: ints, SpillSize: 8, SpillAlign: 8, Move: size, Load: size, Store: size, Swap: 3 * size},
		{Name: "f32", Regs: floatRegs, SpillSize: 4, SpillAlign: 4, Move: size, Load: size, Store: size, Swap: 3 * size},
		{Name: "f64", Regs: floatRegs, SpillSize: 8, SpillAlign: 8, Move: size, Load: size, Store: size, Swap: 3 * size},
		{Name: "v", Regs: floatRegs[:24], SpillSize: 16, SpillAlign: 16, Move: size, Load: size, Store: size, Swap: 3 * size},
	}
	return m
}

// debugRegs returns the numbers of the registers in DWARF (AADWARF64 §4.1).
func debugRegs() []int16 {
	out := make([]int16, numRegs)
	for r := range out {
		out[r] = int16(r)
		if regalloc.Reg(r) >= V0 {
			out[r] = int16(64 + r - int(V0))
		}
	}
	return out
}
