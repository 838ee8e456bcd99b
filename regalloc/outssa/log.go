package outssa

import (
	"fmt"

	"spillway/regalloc"
)

// Log returns what makes decisions about l.Problem decisions about the original and tells them log, with those of
// the method, which registers are one, whenever an attempt begins; nil if log is nil.
func (l *Lowered) Log(log regalloc.Log, method string) regalloc.Log {
	if log == nil {
		return nil
	}
	why := fmt.Sprintf("out of SSA form (%s): edges or a copy of the program connect them, and no value of one is needed while the other has another", method)
	return func(d regalloc.Decision) {
		if d.Kind == regalloc.Began {
			log(d)
			for v, w := range l.VReg {
				if m := l.member[w]; m != regalloc.VReg(v) {
					log(regalloc.Decision{Kind: regalloc.Coalesced, VReg: regalloc.VReg(v), Other: m, Instr: regalloc.None, Why: why})
				}
			}
			return
		}
		if d.Kind == regalloc.Became {
			return // Results of l.Problem mean nothing to log
		}
		temporary := false
		if d.VReg != regalloc.None {
			w := d.VReg
			d.VReg = l.member[w]
			temporary = l.VReg[d.VReg] != w
		}
		if d.Other != regalloc.None {
			d.Other = l.member[d.Other]
		}
		if d.Instr != regalloc.None {
			d.Instr = l.origin[d.Instr].instr()
		}
		switch {
		case d.Kind == regalloc.Coalesced && d.VReg == d.Other:
			return // with the register that edges write for it
		case temporary:
			d.Why += " (the register that edges write for it)"
		}
		log(d)
	}
}
