package check

import (
	"fmt"
	"strings"

	"spillway/regalloc"
)

// A Finding is one violation.
type Finding struct {
	Func    string
	Instr   regalloc.InstrID // or None
	Op      string           // name of the instruction
	Edge    regalloc.EdgeID  // or None
	Operand int              // number within the instruction, or None
	What    string
}

// Error implements error.
func (f *Finding) Error() string {
	var b strings.Builder
	b.WriteString(f.Func)
	if f.Instr != regalloc.None {
		fmt.Fprintf(&b, ": instruction %d (%s)", f.Instr, f.Op)
	}
	if f.Operand != regalloc.None {
		fmt.Fprintf(&b, ", operand %d", f.Operand)
	}
	if f.Edge != regalloc.None {
		fmt.Fprintf(&b, ": edge %d", f.Edge)
	}
	b.WriteString(": ")
	b.WriteString(f.What)
	return b.String()
}

// Result returns all errors in r as a Result of p. p must be valid (see Problem.Validate); r may be anything.
func Result(p *regalloc.Problem, r *regalloc.Result) []Finding {
	c := newChecker(p, r)
	if !c.shape() {
		return c.findings
	}
	c.constraints()
	if len(c.findings) > 0 {
		return c.findings
	}
	c.flow()
	return c.findings
}
