package mach

import (
	"spillway/regalloc"
	"spillway/target"
)

// NearOffset is the displacement assumed for a slot before frame layout: it fits the shortest nonzero form.
const NearOffset = 8

// Assignment sets p to the locations of the operands of in, as far as known: before allocation registers are
// target.AnyReg, and before frame layout slots are near the stack pointer. Properties that depend on the order of the
// text (Falls, Long) are left unset.
func (f *Func) Assignment(p *target.Assignment, in *Instr) {
	tile := &f.Target.Tiles[in.Tile]
	*p = unknown
	p.Imm, p.Pred, p.Out, p.Flags = in.Imm, in.Pred, f.OutgoingSize, in.Flags
	for k := range in.Regs[:min(tile.NumDefs+tile.NumUses, len(in.Regs), target.MaxRegOperands)] {
		p.Regs[k] = known(in.Regs[k].Reg)
	}
	m := &in.Mem
	p.ImmSym = (in.Sym != nil && !m.HasSym || in.Block != nil) && tile.Imm >= 0
	if !m.Used {
		return
	}
	p.Scale, p.Off, p.Sym, p.Thread, p.Segment = int(m.Scale), int64(m.Off), m.HasSym || m.GOT, m.Thread, m.Segment
	if m.Base >= 0 {
		p.Base = known(in.Regs[m.Base].Reg)
	}
	if m.Index >= 0 {
		p.Index = known(in.Regs[m.Index].Reg)
	}
	if m.Slot >= 0 {
		s := &f.Slots[m.Slot]
		if f.Stage == Framed {
			p.Base, p.Off = s.Base, p.Off+s.Disp
		} else {
			p.Base, p.Off = f.Target.SP, p.Off+NearOffset
		}
	}
}

// unknown is the Assignment of an instruction without an address.
var unknown = func() target.Assignment {
	p := target.Unassigned()
	p.Base = regalloc.NoReg
	return p
}()

func known(r regalloc.Reg) regalloc.Reg {
	if r == regalloc.NoReg {
		return target.AnyReg
	}
	return r
}

// InReach reports whether the slot of in is within the range of its tile's offset: always before frame layout.
func (f *Func) InReach(in *Instr) bool {
	if !in.Mem.Used || in.Mem.Slot < 0 || f.Target.Tiles[in.Tile].Mem < 0 {
		return true
	}
	s := &f.Slots[in.Mem.Slot]
	return f.Target.ReachesSlot(in.Tile, s.Base, s.Disp+int64(in.Mem.Off))
}

// Bytes returns the length of in in bytes as far as its operands are known, with short jumps; 0 if it is fused with
// the instruction before it. The length of inline assembly is a bound if its registers are unknown or its text is not
// understood.
func (f *Func) Bytes(in *Instr) int {
	if in.Join == JoinsPrevious {
		return 0
	}
	if f.Target.Tiles[in.Tile].Flags&target.TileAsm != 0 {
		return f.asmBytes(in)
	}
	var p target.Assignment
	f.Assignment(&p, in)
	return f.Target.Bytes(in.Tile, &p)
}
