package mach

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// framed checks invariants 8 and 9: slots are at the stack or frame pointer, and every
// way out of the function undoes what the prologue did.
func (v *verifier) framed() {
	f := v.f
	used := make([]bool, len(f.Slots))
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if m := &b.Instrs[i].Mem; m.Used && m.Slot >= 0 {
				used[m.Slot] = true
				if !f.InReach(&b.Instrs[i]) {
					v.errorf(8, b.ID, i, "slot %d is out of reach", m.Slot)
				}
			}
		}
	}
	for i := range f.Slots {
		if base := f.Slots[i].Base; used[i] && base != f.Target.SP && !(f.UsesFP && base == f.Target.FP) {
			v.errorf(8, -1, -1, "slot %d is not at the stack pointer or the frame pointer", i)
		}
	}
	body := v.prologue()
	if f.UsesFP && !body.fp {
		v.errorf(9, 0, -1, "the prologue does not set the frame pointer")
	}
	for i := range f.Slots {
		if s := &f.Slots[i]; s.Kind == OutgoingSlot && s.Align > v.t.ABI.StackAlign && !body.aligned {
			v.errorf(8, 0, -1, "the prologue does not align the stack pointer to %d bytes for arguments", s.Align)
		}
	}
	if want := f.CalleeSaved; !slices.Equal(body.saved, want) {
		v.errorf(8, 0, -1, "the prologue saves %d registers, wants %d", len(body.saved), len(want))
		return
	}
	for _, b := range f.Blocks {
		v.arguments(b, body)
		if last := &b.Instrs[len(b.Instrs)-1]; v.t.Tiles[last.Tile].Flags&target.TileRet != 0 {
			v.epilogue(b, body)
		}
	}
}

// frameState is what is on the stack.
type frameState struct {
	depth int64 // bytes pushed since the entry
	fp    bool  // the frame pointer is saved and set
	saved []regalloc.Reg
	// the stack pointer is aligned to more than the depth says
	aligned bool
}

// prologue returns the state after the prologue.
func (v *verifier) prologue() (s frameState) {
	t, f := v.t, v.f
	word := t.ABI.ArgSlot
	for i := range f.Blocks[0].Instrs {
		in := &f.Blocks[0].Instrs[i]
		if in.Origin != FromFrame {
			break
		}
		switch {
		case t.Frame.Pushed(in.Tile) > 0:
			for _, o := range in.Regs {
				s.depth += word
				if r := o.Reg; t.ABI.Saves(r) && !(f.UsesFP && r == t.FP) {
					s.saved = append(s.saved, r)
				}
			}
		case in.Tile == t.Frame.SetFP:
			s.fp = true
			if s.depth != word {
				v.errorf(8, 0, i, "the frame pointer is set %d bytes below the return address", s.depth)
			}
		case in.Tile == t.Frame.AdjustSP && in.Imm < 0:
			s.depth -= in.Imm
		case in.Tile == t.Frame.AlignSP:
			s.aligned = true
		default: // the epilogue of a function without a body
			return s
		}
	}
	return s
}

// arguments checks that the stack is aligned at the calls in b, and that b leaves
// no arguments on it.
func (v *verifier) arguments(b *Block, s frameState) {
	t := v.t
	below := int64(0) // bytes by which the stack pointer is below the frame
	for i := range b.Instrs {
		in := &b.Instrs[i]
		tile := &t.Tiles[in.Tile]
		if in.Origin == FromFrame {
			continue
		}
		switch {
		case in.Tile == t.Frame.Push || in.Tile == t.Frame.PushImm:
			below += t.ABI.ArgSlot
		case in.Tile == t.Frame.AdjustSP:
			below -= in.Imm
		case tile.Returns():
			if at := s.depth + below + t.ABI.ReturnAddr; at%t.ABI.StackAlign != 0 && !s.aligned {
				v.errorf(8, b.ID, i, "the stack pointer is %d bytes below an aligned address at a call", -at&(t.ABI.StackAlign-1))
			}
		case tile.Flags&target.TileTerm != 0 && below != 0 && (tile.Pattern == nil || tile.Pattern.Op != ir.OpUnreachable):
			v.errorf(8, b.ID, i, "%d bytes of arguments stay on the stack", below)
		}
	}
}

// epilogue checks that the end of b, which leaves the function, undoes s.
func (v *verifier) epilogue(b *Block, s frameState) {
	t := v.t
	word := t.ABI.ArgSlot
	from := len(b.Instrs) - 1
	for from > 0 && b.Instrs[from-1].Origin == FromFrame && v.undoes(&b.Instrs[from-1]) {
		from--
	}
	left := s.saved
	for i := from; i < len(b.Instrs)-1; i++ {
		in := &b.Instrs[i]
		for k := t.Frame.Popped(in.Tile) - 1; k >= 0; k-- {
			s.depth -= word
			switch r := in.Regs[k].Reg; {
			case len(left) > 0 && r == left[len(left)-1]:
				left = left[:len(left)-1]
			case s.fp && r == t.FP:
				s.fp = false
			case t.ABI.Saves(r):
				v.errorf(8, b.ID, i, "%s is restored out of turn", v.t.Machine.RegName(r))
			}
		}
		switch in.Tile {
		case t.Frame.AdjustSP:
			s.depth -= in.Imm
		case t.Frame.RestoreSP:
			s.depth = word - in.Imm
		case t.Frame.Leave:
			s.depth, s.fp = 0, false
		}
	}
	if s.depth != 0 || s.fp || len(left) > 0 {
		v.errorf(8, b.ID, len(b.Instrs)-1, "the function is left with %d bytes on the stack and %d registers to restore", s.depth, len(left))
	}
}

// undoes reports whether in is of an epilogue.
func (v *verifier) undoes(in *Instr) bool {
	t := &v.t.Frame
	return t.Popped(in.Tile) > 0 || in.Tile == t.Leave || in.Tile == t.RestoreSP || in.Tile == t.AdjustSP && in.Imm > 0
}
