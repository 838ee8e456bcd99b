package mach

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
)

// Debug is the debug information of a function's text, whose instructions are numbered from 0 in the order of the
// layout.
type Debug struct {
	Rows  []LineRow // in order of At
	Marks []int32   // ascending: instructions that a label precedes; the number of instructions: the end
}

// A LineRow assigns a source position to the instructions from At on.
type LineRow struct {
	At          int32
	File        int32 // number in the table of files
	Line, Col   int32
	Statement   bool // a debugger may stop there
	PrologueEnd bool
}

// NumberPoints numbers the instructions of f, which is at stage Split, as in its Problem (Instr.Point).
func (f *Func) NumberPoints() {
	n := int32(0)
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			n++
			b.Instrs[i].Point = n
		}
	}
}

// A Derived is a part of the value of a debug record that no instruction computes: Steps applied to Base, which is
// watched if it is not a constant.
type Derived struct {
	Record, Part int32
	Base         *ir.Value
	Steps        []*ir.Value // each with the outcome of the one before, or Base, as its first operand, and a constant as its second
}

// Places are the locations of watched registers after allocation.
type Places struct {
	// Stays of register v are All[Start[v]:Start[v+1]], in order of their points.
	Start []int32
	All   []Stay
	// FirstSlot is the number in Func.Slots of the first slot of the Result.
	FirstSlot int32
	// Incoming is, by register, the number plus 1 of the slot of an argument whose value it is.
	Incoming []int32
	// Entry is, by register, the register of the machine in which the function gets its value,
	// or NoReg.
	Entry []regalloc.Reg
}

// Forget removes all locations of register v. O(stays).
func (p *Places) Forget(v VReg) {
	n := p.Start[v+1] - p.Start[v]
	p.All = slices.Delete(p.All, int(p.Start[v]), int(p.Start[v+1]))
	for i := int(v) + 1; i < len(p.Start); i++ {
		p.Start[i] -= n
	}
}

// A Stay is a location that holds the value of a register before each of the instructions with the points From to
// To-1, after the moves there. Survives: also after the last one, up to the following moves. The range may be empty:
// then the location holds the value only between instruction From-1 and the following moves.
type Stay struct {
	From, To int32
	Loc      regalloc.Loc
	Survives bool
	Made     bool // it begins with the result of instruction From-1, not with a move after it
}

// At reports whether s covers the point before the instruction with the given point, or, if negative, the point after
// instruction -point.
func (s *Stay) At(point int32) bool {
	if point > 0 {
		return s.From <= point && point < s.To
	}
	// A location that has the value before the next instruction, too, may have received it by a move in between.
	after := 1 - point
	return s.From <= after && s.To == after && s.Survives || s.From < after && s.To > after || s.From == after && s.To > after && s.Made
}
