package linear

import (
	"spillway/regalloc"
	"spillway/scratch"
)

// A hint is a wish for the register of a value: -1 none, a register below
// regalloc.MaxRegs, or MaxRegs + v for "where v is".
const noHint int32 = -1

// findHints goes backwards over the instructions and notes for each operand
// what its register's value will be wanted in next: a fixed register, or the
// place of another value through a tie or a copy.
func (s *scan) findHints() {
	s.hints, s.wishes = scratch.Sized(s.hints, len(s.p.Operands)), scratch.Filled(s.wishes, len(s.p.VRegs), noHint)
	wish := s.wishes
	order := s.f.Loops.Order
	for n := len(order) - 1; n >= 0; n-- {
		first, end := s.p.InstrRange(regalloc.BlockID(order[n]))
		for i := end - 1; i >= first; i-- {
			s.hintInstr(i, wish)
		}
	}
}

func (s *scan) hintInstr(i regalloc.InstrID, wish []int32) {
	in := &s.p.Instrs[i]
	r := in.Operands
	ops := s.p.Operands[r[0]:r[1]]
	for k := range ops {
		o := &ops[k]
		w := wish[o.VReg]
		if w >= regalloc.MaxRegs && w-regalloc.MaxRegs == int32(o.VReg) {
			w = noHint
		}
		s.hints[int(r[0])+k] = w
	}
	for k := range ops {
		o := &ops[k]
		switch {
		case o.Constraint == regalloc.InReg:
			if o.Role == regalloc.Use {
				wish[o.VReg] = int32(o.Reg)
			}
		case o.Constraint == regalloc.TiedTo:
			u := ops[o.Tied].VReg
			if ops[o.Tied].Constraint == regalloc.InClass {
				wish[u] = s.hints[int(r[0])+k]
				if wish[u] == noHint && u != o.VReg {
					wish[u] = regalloc.MaxRegs + int32(o.VReg)
				}
			}
		}
	}
	if in.Flags&regalloc.FlagMove == 0 {
		return
	}
	half := len(ops) / 2
	for k := range half {
		if ops[k].Constraint != regalloc.InClass {
			continue
		}
		switch d := &ops[half+k]; {
		case d.Constraint == regalloc.InReg:
			wish[ops[k].VReg] = int32(d.Reg)
		default:
			wish[ops[k].VReg] = regalloc.MaxRegs + int32(d.VReg)
		}
	}
}

// hinted returns the register that hint h means now, or NoReg.
func (s *scan) hinted(h int32) regalloc.Reg {
	switch {
	case h == noHint:
		return regalloc.NoReg
	case h < regalloc.MaxRegs:
		return regalloc.Reg(h)
	case s.reg[h-regalloc.MaxRegs] != regalloc.NoReg:
		return s.reg[h-regalloc.MaxRegs]
	}
	return s.last[h-regalloc.MaxRegs]
}
