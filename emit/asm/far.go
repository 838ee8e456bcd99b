package asm

import (
	"spillway/mach"
	"spillway/target"
)

// farJumps records which jumps of a function need their long form, for assemblers without relaxation.
type farJumps struct {
	sizer
	at int // jumps so far
}

// find finds the long jumps of f. O(size of f), and nothing if the assembler relaxes.
func (x *farJumps) find(f *mach.Func) {
	x.Jumps, x.at = x.Jumps[:0], 0
	if f.Target.Syntax.FarJump == "" {
		return
	}
	x.f = f
	x.run()
	x.f = nil
}

// next reports whether l is a long jump. It is called in text order.
func (x *farJumps) next(l *target.AsmLine) bool {
	for x.at < len(x.Jumps) && x.Jumps[x.at].enc == nil {
		x.at++ // block alignment, or inline assembly
	}
	if x.at == len(x.Jumps) || !l.Enc.Branch || l.JumpsTo() < 0 {
		return false
	}
	x.at++
	return x.Jumps[x.at-1].Long
}
