package asm

import (
	"spillway/mach"
	"spillway/target"
)

// farJumps says which jumps of a function have their long form, for assemblers that do not find that out themselves.
type farJumps struct {
	sizer
	at int // jumps that have been asked for
}

// find finds the jumps of f that are long. O(size of f), and nothing where the assembler does it.
func (x *farJumps) find(f *mach.Func) {
	x.Jumps, x.at = x.Jumps[:0], 0
	if f.Target.Syntax.FarJump == "" {
		return
	}
	x.f = f
	x.run()
	x.f = nil
}

// next reports whether l is a long jump. Lines are asked for in the order of the text.
func (x *farJumps) next(l *target.AsmLine) bool {
	for x.at < len(x.Jumps) && x.Jumps[x.at].enc == nil {
		x.at++ // what aligns blocks, or inline assembly
	}
	if x.at == len(x.Jumps) || !l.Enc.Branch || l.JumpsTo() < 0 {
		return false
	}
	x.at++
	return x.Jumps[x.at-1].Long
}
