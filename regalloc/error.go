package regalloc

import (
	"fmt"
	"strings"
)

// An InfeasibleError says which operands of an instruction cannot be satisfied together.
type InfeasibleError struct {
	Place     string // of the instruction in a text, as file:line:column, or empty
	Func      string
	Instr     InstrID
	Op        string // the instruction's name
	Operands  []int  // numbers within the instruction
	VRegs     []VReg
	Wants     []string // the constraint of each operand, or empty
	Regs      []string // the registers they compete for
	Destroyed []string // of Regs: those that the instruction destroys while operands need them
	Why       string
}

// Error implements error.
func (e *InfeasibleError) Error() string {
	var b strings.Builder
	if e.Place != "" {
		b.WriteString(e.Place + ": ")
	}
	fmt.Fprintf(&b, "%s: instruction %d", e.Func, e.Instr)
	if e.Op != "" {
		fmt.Fprintf(&b, " (%s)", e.Op)
	}
	fmt.Fprintf(&b, ": %s", e.Why)
	for i, n := range e.Operands {
		fmt.Fprintf(&b, "%c operand %d (v%d", ":,"[min(i, 1)], n, e.VRegs[i])
		if i < len(e.Wants) {
			fmt.Fprintf(&b, " %s", e.Wants[i])
		}
		b.WriteByte(')')
	}
	if len(e.Regs) > 0 {
		verb := "compete for"
		if len(e.Operands) == 1 {
			verb = "needs one of"
		}
		fmt.Fprintf(&b, " %s %s", verb, strings.Join(e.Regs, ", "))
	}
	if len(e.Destroyed) > 0 {
		fmt.Fprintf(&b, "; the instruction clobbers %s", strings.Join(e.Destroyed, ", "))
	}
	return b.String()
}

// A SizeError reports that a Problem is too large for an allocator whose tables grow with the number of values live at
// each instruction.
type SizeError struct {
	Name string // of the Problem
}

// Error implements error.
func (e *SizeError) Error() string {
	return e.Name + ": too many values are live over too many instructions for this register allocator: use another (linear, puzzle)"
}
