package regalloc

import (
	"math/bits"
	"slices"
	"strconv"
)

// Reg is a physical register: an index into Machine.Regs.
type Reg int16

// NoReg is not a register.
const NoReg Reg = -1

// MaxRegs is the largest number of registers (and of units) of a Machine.
const MaxRegs = 128

// RegSet is a set of registers (or of units). It is two words rather than an
// array of two, so that the compiler keeps it in registers.
type RegSet struct{ lo, hi uint64 }

// SetOf returns the set of the given registers.
func SetOf(regs ...Reg) (s RegSet) {
	for _, r := range regs {
		s.Add(r)
	}
	return s
}

// Has reports whether r is in s. A shift by 64 or more yields 0, so the word that does not hold r contributes nothing.
func (s RegSet) Has(r Reg) bool { return (s.lo>>uint(r)|s.hi>>(uint(r)-64))&1 != 0 }

// Add puts r into s.
func (s *RegSet) Add(r Reg) {
	s.lo |= 1 << uint(r)
	s.hi |= 1 << (uint(r) - 64)
}

// Remove takes r out of s.
func (s *RegSet) Remove(r Reg) {
	s.lo &^= 1 << uint(r)
	s.hi &^= 1 << (uint(r) - 64)
}

// Union returns the registers in s or t.
func (s RegSet) Union(t RegSet) RegSet { return RegSet{s.lo | t.lo, s.hi | t.hi} }

// Intersect returns the registers in both s and t.
func (s RegSet) Intersect(t RegSet) RegSet { return RegSet{s.lo & t.lo, s.hi & t.hi} }

// Minus returns the registers in s that are not in t.
func (s RegSet) Minus(t RegSet) RegSet { return RegSet{s.lo &^ t.lo, s.hi &^ t.hi} }

// Empty reports whether s has no members.
func (s RegSet) Empty() bool { return s.lo|s.hi == 0 }

// Len returns the number of members of s.
func (s RegSet) Len() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// First returns the lowest member of s, or NoReg.
func (s RegSet) First() Reg {
	if s.lo != 0 {
		return Reg(bits.TrailingZeros64(s.lo))
	}
	if s.hi != 0 {
		return Reg(64 + bits.TrailingZeros64(s.hi))
	}
	return NoReg
}

// RegInfo describes a register.
type RegInfo struct {
	Name  string
	Units RegSet // the aliasing units it consists of; two registers conflict when they share one
	// SaveCost is the price in bytes of using the register at all in a function,
	// because it must be saved and restored; 0 if it need not be.
	SaveCost int8
	// SaveSpeed is the same under the speed metric, per execution of the entry block.
	SaveSpeed int8
	// Reserved registers are never given to a virtual register by choice; only
	// a fixed constraint may name them.
	Reserved bool
	// Part is the wider register that this one is part of; nil: none. Its save costs are then those of the whole,
	// which are paid once for all parts.
	Part *Part
}

// A Part is a register inside a wider one: al is eax from bit 0 on, ah from bit 8.
type Part struct {
	Of  Reg   // which is part of no other
	Bit uint8 // the bit of Of at which the part begins
}

// ClassID is an index into Machine.Classes.
type ClassID int16

// A Class is a set of registers that may hold values of one kind, and the costs of moving such values.
type Class struct {
	Name string
	Regs []Reg // in order of preference
	Set  RegSet

	SpillSize, SpillAlign int32 // bytes of a stack slot

	// Bytes of: register to register, slot to register, register to slot, and an
	// exchange of two registers. Swap < 0: there is no exchange.
	Move, Load, Store, Swap int8
	// Registers in Prefix make each of these longer by Machine.PrefixBytes, once; an
	// exchange of several instructions each of them.
	Prefix RegSet
}

// RegCostID is an index into Machine.RegCosts; 0 is always the empty RegCost.
type RegCostID int16

// A RegCost says how the encoding of an instruction depends on the register
// that an operand is in.
type RegCost struct {
	Prefix  RegSet // the instruction needs its prefix (Machine.PrefixBytes, paid once) if the operand is in one of these
	Longer  RegSet // each operand in one of these costs one byte more (addresses based on rbp, r13, rsp, r12)
	Shorter RegSet // the operand in one of these makes the instruction one byte shorter (short forms on eax)
}

// A Group is a set of sequences of consecutive registers that an instruction
// may demand for several operands at once (register pairs).
type Group struct {
	Name   string
	Tuples [][]Reg
}

// A Machine is the register file of a target, with costs in bytes. It is immutable after Finish and shared by all
// Problems of the target.
type Machine struct {
	Name        string
	Regs        []RegInfo
	NumUnits    int
	Classes     []Class
	Groups      []Group
	RegCosts    []RegCost
	PrefixBytes int8

	reserved  RegSet   // the reserved registers
	conflicts []RegSet // by register: the registers that share a unit with it, itself included
	kin       []RegSet // by register: the registers that are parts of the same whole, and it; itself included
	low       []Reg    // by register: its part from bit 0 on, or NoReg
}

// Finish computes the derived data; call it once, after filling m in. If no units are given, every register becomes
// its own unit; if there are no RegCosts, the empty one is added.
func (m *Machine) Finish() *Machine {
	m.fillDefaults()
	m.conflicts, m.kin, m.low = make([]RegSet, len(m.Regs)), make([]RegSet, len(m.Regs)), make([]Reg, len(m.Regs))
	for i := range m.Regs {
		m.kin[m.Whole(Reg(i))].Add(Reg(i))
		m.low[i] = NoReg
	}
	for i := range m.Regs {
		m.kin[i] = m.kin[m.Whole(Reg(i))]
		if p := m.Regs[i].Part; p != nil && p.Bit == 0 {
			m.low[p.Of] = Reg(i)
		}
	}
	for i := range m.Regs {
		for j := range m.Regs {
			if !m.Regs[i].Units.Intersect(m.Regs[j].Units).Empty() {
				m.conflicts[i].Add(Reg(j))
			}
		}
	}
	m.reserved = RegSet{}
	for i := range m.Regs {
		if m.Regs[i].Reserved {
			m.reserved.Add(Reg(i))
		}
	}
	for i := range m.Classes {
		m.Classes[i].Set = SetOf(m.Classes[i].Regs...)
	}
	return m
}

func (m *Machine) fillDefaults() {
	if len(m.RegCosts) == 0 {
		m.RegCosts = []RegCost{{}}
	}
	if m.NumUnits > 0 || slices.ContainsFunc(m.Regs, func(r RegInfo) bool { return !r.Units.Empty() }) {
		return
	}
	m.NumUnits = len(m.Regs)
	for i := range m.Regs {
		m.Regs[i].Units = SetOf(Reg(i))
	}
}

// Conflicts returns the registers that share a unit with r, r included.
func (m *Machine) Conflicts(r Reg) RegSet { return m.conflicts[r] }

// Whole returns the register that r is a part of, or r.
func (m *Machine) Whole(r Reg) Reg {
	if p := m.Regs[r].Part; p != nil {
		return p.Of
	}
	return r
}

// Low returns the part of r that begins at its bit 0, or NoReg.
func (m *Machine) Low(r Reg) Reg { return m.low[r] }

// Kin returns the registers that are saved together with r: the one that it is a
// part of, all parts of that, and r.
func (m *Machine) Kin(r Reg) RegSet { return m.kin[r] }

// RegName returns the name of r.
func (m *Machine) RegName(r Reg) string {
	if r < 0 || int(r) >= len(m.Regs) {
		return "reg" + strconv.Itoa(int(r))
	}
	return m.Regs[r].Name
}

// RegByName returns the register of the given name.
func (m *Machine) RegByName(name string) (Reg, bool) {
	for i := range m.Regs {
		if m.Regs[i].Name == name {
			return Reg(i), true
		}
	}
	return NoReg, false
}

// ClassByName returns the class of the given name.
func (m *Machine) ClassByName(name string) (ClassID, bool) {
	for i := range m.Classes {
		if m.Classes[i].Name == name {
			return ClassID(i), true
		}
	}
	return 0, false
}
