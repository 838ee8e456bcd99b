package i386

import (
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
)

// The registers, by their number in encodings; xmm registers follow, then the
// top of the x87's stack, then the registers of 8 bits.
const (
	EAX regalloc.Reg = iota
	ECX
	EDX
	EBX
	ESP
	EBP
	ESI
	EDI
	XMM0

	ST0      = XMM0 + 8
	numInts  = 8
	numWhole = 17 // registers that are part of no other
	numRegs  = numWhole + 8
)

// The registers of 8 bits.
const (
	AL regalloc.Reg = numWhole + iota
	CL
	DL
	BL
	AH
	CH
	DH
	BH
)

// The classes.
const (
	ClassR8 regalloc.ClassID = iota
	ClassR16
	ClassR32
	ClassF32
	ClassF64
	ClassST
	ClassB8 // bytes in registers of their own
	ClassL8 // those of them that are low parts
	ClassV
	ClassY // with AVX
)

// names returns the names of all registers seen w bits wide, "" for what cannot be seen so.
func names(w int) []string {
	out := make([]string, numRegs)
	for i, legacy := range []string{"ax", "cx", "dx", "bx", "sp", "bp", "si", "di"} {
		switch w {
		case 8:
			if i < 4 {
				low, high := legacy[:1]+"l", legacy[:1]+"h"
				out[i], out[AL+regalloc.Reg(i)], out[AH+regalloc.Reg(i)] = low, low, high
			}
		case 16:
			out[i] = legacy
		default:
			out[i] = "e" + legacy
			if w == 32 && i < 4 {
				out[AL+regalloc.Reg(i)] = out[i] // for what reads a byte and junk above it
			}
		}
	}
	for i := range 8 {
		out[XMM0+regalloc.Reg(i)] = x86.VectorName(w, i)
	}
	out[ST0] = "st0"
	return out
}

// The order in which registers are allocated: those that cost nothing, then
// those that must be saved, the ones without a byte first.
var (
	preference = []regalloc.Reg{EAX, ECX, EDX, ESI, EDI, EBX, EBP}
	halved     = []regalloc.Reg{EAX, ECX, EDX, EBX} // into bytes
	bytes      = []regalloc.Reg{AL, CL, DL, AH, CH, DH, BL, BH}
	lowBytes   = []regalloc.Reg{AL, CL, DL, BL}
	xmm        = []regalloc.Reg{XMM0, XMM0 + 1, XMM0 + 2, XMM0 + 3, XMM0 + 4, XMM0 + 5, XMM0 + 6, XMM0 + 7}
)

var calleeSaved = []regalloc.Reg{EBP, EBX, EDI, ESI}

// Bytes of a push and a pop, and the price of a store and a load.
const (
	saveCost  = 2
	saveSpeed = 16
)

// machine returns the register file.
func machine(features target.Features) *regalloc.Machine {
	m := &regalloc.Machine{Name: "i386", NumUnits: numWhole + len(halved)}
	for i, name := range names(32)[:numWhole] {
		r := regalloc.Reg(i)
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(r), Reserved: r == ESP || r == ST0})
	}
	for _, r := range calleeSaved {
		m.Regs[r].SaveCost, m.Regs[r].SaveSpeed = saveCost, saveSpeed
	}
	for i, name := range names(8)[numWhole:] {
		whole := regalloc.Reg(i % len(halved))
		x := regalloc.RegInfo{Name: name, Units: regalloc.SetOf(whole), Part: &regalloc.Part{Of: whole},
			SaveCost: m.Regs[whole].SaveCost, SaveSpeed: m.Regs[whole].SaveSpeed}
		if i >= len(halved) {
			x.Units, x.Part.Bit = regalloc.SetOf(numWhole+whole), 8
			m.Regs[whole].Units = m.Regs[whole].Units.Union(x.Units)
		}
		m.Regs = append(m.Regs, x)
	}
	m.Classes = []regalloc.Class{
		{Name: "r8", Regs: halved, SpillSize: 4, SpillAlign: 4, Move: 2, Load: 4, Store: 4, Swap: 2},
		{Name: "r16", Regs: preference, SpillSize: 4, SpillAlign: 4, Move: 2, Load: 4, Store: 4, Swap: 2},
		{Name: "r32", Regs: preference, SpillSize: 4, SpillAlign: 4, Move: 2, Load: 4, Store: 4, Swap: 2},
		{Name: "f32", Regs: xmm, SpillSize: 4, SpillAlign: 4, Move: 3, Load: 6, Store: 6, Swap: 9},
		{Name: "f64", Regs: xmm, SpillSize: 8, SpillAlign: 4, Move: 3, Load: 6, Store: 6, Swap: 9},
		{Name: "st", Regs: []regalloc.Reg{ST0}, SpillSize: 8, SpillAlign: 4, Move: 8, Load: 8, Store: 8, Swap: -1},
		{Name: "b8", Regs: bytes, SpillSize: 1, SpillAlign: 1, Move: 2, Load: 4, Store: 4, Swap: 2},
		{Name: "l8", Regs: lowBytes, SpillSize: 1, SpillAlign: 1, Move: 2, Load: 4, Store: 4, Swap: 2},
		{Name: "v", Regs: xmm, SpillSize: 16, SpillAlign: 16, Move: 3, Load: 5, Store: 5, Swap: 9},
	}
	for _, class := range []regalloc.ClassID{ClassF32, ClassF64, ClassV} {
		x86.VexCosts(m.Classes[class:class+1], features)
	}
	m.Classes = x86.WideClasses(m.Classes, ClassV, features)
	return m
}

// numbers returns the registers' numbers in encodings.
func numbers() []uint8 {
	n := make([]uint8, numRegs)
	for r := range n {
		switch {
		case r >= int(AL):
			n[r] = uint8(r) - uint8(AL)
		case r >= int(XMM0) && r < int(ST0):
			n[r] = uint8(r) - uint8(XMM0)
		default:
			n[r] = uint8(r)
		}
	}
	return n
}

// debugRegs returns the numbers of the registers in DWARF [SysV i386 psABI §2.5]. The second bytes
// of registers have none, the first ones that of the whole.
func debugRegs() []int16 {
	out := make([]int16, numRegs)
	for r := range out {
		switch r := regalloc.Reg(r); {
		case r < numInts:
			out[r] = int16(r)
		case r < ST0:
			out[r] = int16(21 + r - XMM0)
		case r >= AL && r < AH:
			out[r] = int16(r - AL)
		case r == ST0:
			out[r] = 11
		default:
			out[r] = -1
		}
	}
	return out
}
