package regalloc

import (
	"fmt"
	"strings"
)

// An InfeasibleError says which operands of an instruction cannot be satisfied together.
type InfeasibleError struct {
	Func     string
	Instr    InstrID
	Op       string // the instruction's name
	Operands []int  // numbers within the instruction
	VRegs    []VReg
	Regs     []string // the registers they compete for
	Why      string
}

// Error implements error.
func (e *InfeasibleError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: instruction %d (%s): %s:", e.Func, e.Instr, e.Op, e.Why)
	for i, n := range e.Operands {
		fmt.Fprintf(&b, " operand %d (v%d)", n, e.VRegs[i])
	}
	if len(e.Regs) > 0 {
		fmt.Fprintf(&b, " compete for %s", strings.Join(e.Regs, ", "))
	}
	return b.String()
}
