package mach

import (
	"slices"

	"spillway/regalloc"
)

// Cause is the reason for moves: the kind of code after them.
type Cause uint8

// The causes.
const (
	CauseEdge       Cause = iota // locations differ between the ends of an edge
	CauseConvention              // before a call or the end of the function
	CauseFixed                   // before an instruction with fixed registers
	CauseTied                    // before an instruction that overwrites an operand
	CauseSplit                   // before any other instruction: a live range was split there
	CauseProgram                 // a copy of the program itself

	NumCauses
)

var causeNames = [NumCauses]string{"edge", "convention", "fixed", "tied", "split", "program"}

// String returns the cause's name.
func (c Cause) String() string { return causeNames[c] }

// A Transfer is a group of parallel moves and its lowering. It is valid until the function that observes it returns.
type Transfer struct {
	Cause  Cause
	Block  BlockID
	Moves  []regalloc.Move
	Instrs []Instr // that implement it

	r    *resolver
	live regalloc.RegSet
}

// CauseOf returns the reason for moves before instruction i of p.
func CauseOf(p *regalloc.Problem, i regalloc.InstrID) Cause {
	in := &p.Instrs[i]
	cause := CauseSplit
	for o := in.Operands[0]; o < in.Operands[1]; o++ {
		switch p.Operands[o].Constraint {
		case regalloc.InReg:
			if in.Flags&(regalloc.FlagCall|regalloc.FlagTerm) != 0 {
				return CauseConvention
			}
			cause = CauseFixed
		case regalloc.TiedTo:
			if cause == CauseSplit {
				cause = CauseTied
			}
		}
	}
	return cause
}

// AppendEdges appends the register transfer graph of t within the bank of registers of class c: pairs of a source and a
// destination, where registers are numbered from 1 as by Bank. A register that keeps its value is a pair with itself;
// one that is not a destination may be overwritten. A part of a register counts as the register. Loads and stores are
// not part of the graph: stores can always precede it and loads follow it, so that the destination of a load may be
// overwritten. Without transfers nothing is appended. O(classes · registers + moves).
func (t *Transfer) AppendEdges(edges [][2]int, c regalloc.ClassID) [][2]int {
	a := t.r.a
	m := a.t.Machine
	bank := t.r.bank[c]
	regs := t.Bank(c)
	number := func(r regalloc.Reg) int {
		conflicts := m.Conflicts(r)
		return 1 + slices.IndexFunc(regs, func(x regalloc.Reg) bool { return x == r || conflicts.Has(x) })
	}
	var written regalloc.RegSet
	n := len(edges)
	for i := range t.Moves {
		mv := &t.Moves[i]
		if mv.Src == mv.Dst || mv.Dst.Kind() != regalloc.RegLoc || t.r.bank[a.f.VRegs[mv.VReg].Class] != bank {
			continue
		}
		written = written.Union(m.Conflicts(mv.Dst.Reg()))
		if mv.Src.Kind() == regalloc.RegLoc {
			edges = append(edges, [2]int{number(mv.Src.Reg()), number(mv.Dst.Reg())})
		}
	}
	if len(edges) == n {
		return edges
	}
	for i, reg := range regs {
		if !written.Has(reg) && (t.live.Has(reg) || !a.free.Has(reg)) {
			edges = append(edges, [2]int{i + 1, i + 1})
		}
	}
	return edges
}

// AppendBanks appends the banks of registers in which t has register moves, each by the least of its classes, in the
// order of the moves.
func (t *Transfer) AppendBanks(banks []regalloc.ClassID) []regalloc.ClassID {
	for i := range t.Moves {
		mv := &t.Moves[i]
		if mv.Src == mv.Dst || mv.Src.Kind() != regalloc.RegLoc || mv.Dst.Kind() != regalloc.RegLoc {
			continue
		}
		if bank := t.r.bank[t.r.a.f.VRegs[mv.VReg].Class]; !slices.Contains(banks, bank) {
			banks = append(banks, bank)
		}
	}
	return banks
}

// Registers returns the number of registers in the bank of class c.
func (t *Transfer) Registers(c regalloc.ClassID) int { return len(t.Bank(c)) }

// Bank returns the registers of the bank of class c, in the order in which AppendEdges numbers them from 1: those of
// the widest class of the bank, then registers of other classes only. O(classes · registers).
func (t *Transfer) Bank(c regalloc.ClassID) []regalloc.Reg {
	m := t.r.a.t.Machine
	regs := m.Classes[t.r.widest[c]].Regs
	var there regalloc.RegSet
	for _, x := range regs {
		there = there.Union(m.Conflicts(x))
	}
	for d := range m.Classes {
		if t.r.bank[d] != t.r.bank[c] {
			continue
		}
		for _, x := range m.Classes[d].Regs {
			if !there.Has(x) {
				regs = append(regs[:len(regs):len(regs)], x)
				there = there.Union(m.Conflicts(x))
			}
		}
	}
	return regs
}

// SwapPrice returns the cost of an exchange of two registers in the bank of class c relative to a move; 0: none.
func (t *Transfer) SwapPrice(c regalloc.ClassID) float64 {
	x := &t.r.env.Classes[c]
	return float64(x.Swap) / float64(max(1, x.Move))
}

// Func returns the function, whose blocks are being rewritten.
func (t *Transfer) Func() *Func { return t.r.a.f }
