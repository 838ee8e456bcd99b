package mach

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// framed checks invariants 8 and 9: slots are relative to the stack or frame pointer, and every exit of the function
// undoes the prologue.
func (v *verifier) framed() {
	f := v.f
	used := make([]bool, len(f.Slots))
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			b.Instrs[i].NamedSlots(func(s int32) { used[s] = true })
			if m := &b.Instrs[i].Mem; m.Used && m.Slot >= 0 {
				used[m.Slot] = true
				if !f.InReach(&b.Instrs[i]) {
					v.errorf(8, b.ID, i, "slot %d is out of reach", m.Slot)
				}
			}
		}
	}
	routines := f.Blocks[0].Sym != nil // which are called where the frame of another function is
	fp := f.UsesFP || routines
	for i := range f.Slots {
		if base := f.Slots[i].Base; used[i] && base != f.Target.SP && !(fp && base == f.Target.FP) {
			v.errorf(8, -1, -1, "slot %d is not at the stack pointer or the frame pointer", i)
		}
	}
	if !routines {
		v.frames()
	}
	v.joins()
	v.routines()
	v.predicated()
}

// predicated checks the blocks executed on a condition.
func (v *verifier) predicated() {
	f := v.f
	for i := range f.Layout {
		b := f.Blocks[f.Layout[i]]
		if b.When == 0 {
			continue
		}
		at := func(k int) *Block {
			if k < 0 || k >= len(f.Layout) {
				return nil
			}
			return f.Blocks[f.Layout[k]]
		}
		from, then := at(i-1), b
		if from != nil && from.When > 0 {
			if from, then = at(i-2), from; !v.eitherOf(then, b, at(i+1)) {
				v.errorf(14, b.ID, -1, "not on the opposite condition of the block before it, or they do not both lead to the next one")
				continue
			}
		}
		if from == nil || len(b.Preds) != 1 || b.Preds[0] != from.ID || len(from.Succs) != 2 || from.Pool > 0 || b.Pool > 0 {
			v.errorf(14, b.ID, -1, "executed on a condition, though not only the block before it leads there, or nowhere else")
		}
	}
}

// eitherOf reports whether x and y are executed on opposite conditions and both lead to join.
func (v *verifier) eitherOf(x, y, join *Block) bool {
	return (x.When-1)^1 == y.When-1 && join != nil && join.When == 0 && len(x.Succs) == 1 && len(y.Succs) == 1 && x.Succs[0].To == join.ID && y.Succs[0].To == join.ID
}

// routines checks that the instructions at each occurrence of a routine are those of the routine, or, if only the text
// of the function was parsed, those of its first occurrence.
func (v *verifier) routines() {
	f := v.f
	first := make([][]Instr, len(f.Routines))
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			n := b.Instrs[i].Routine
			if n == 0 {
				continue
			}
			if f.Target.Routine == nil || int(n) > len(f.Routines) {
				v.errorf(13, b.ID, i, "unknown routine %d", n)
				continue
			}
			r := &f.Routines[n-1]
			if end := i + r.Length; end > len(b.Instrs) || (end == len(b.Instrs)) != r.Leaves {
				v.errorf(13, b.ID, i, "routine %d does not end at the end of the block, or does not leave the function", n)
				continue
			}
			code := b.Instrs[i : i+r.Length]
			if first[n-1] == nil {
				first[n-1] = code
			}
			for k := range code {
				if !v.routineDoes(r, first[n-1], code, k) || k > 0 && code[k].Routine != 0 || code[k].Origin == FromFrame && !r.Leaves {
					v.errorf(13, b.ID, i+k, "routine %d differs from the instructions it replaces", n)
				}
			}
		}
	}
}

// routineDoes reports whether r, which replaces the instructions first elsewhere, is equivalent to instruction k of
// code.
func (v *verifier) routineDoes(r *Routine, first, code []Instr, k int) bool {
	if r.Of == nil {
		if r.Leaves && k == r.Length-1 {
			a, _ := v.f.Exit(&first[k])
			b, ok := v.f.Exit(&code[k])
			return ok && Same(&a, &b)
		}
		return Same(&first[k], &code[k])
	}
	if k == r.Length-1 {
		var end Instr
		if early := v.f.RoutineEnd(code, &end); early > 0 {
			return v.f.SameIn(&end, r.Of, &r.Of.Blocks[r.Block].Instrs[k])
		}
	}
	return v.f.SameIn(&code[k], r.Of, &r.Of.Blocks[r.Block].Instrs[k])
}

// joins checks that fused instructions are adjacent and that an instruction replaces them.
func (v *verifier) joins() {
	var fused Instr
	for _, b := range v.f.Blocks {
		for i := range b.Instrs {
			switch in := &b.Instrs[i]; {
			case in.Join == JoinsPrevious && (i == 0 || b.Instrs[i-1].Join != JoinsNext),
				in.Join == JoinsNext && (i+1 == len(b.Instrs) || b.Instrs[i+1].Join != JoinsPrevious || v.f.Fused(&fused, in, &b.Instrs[i+1]) == nil):
				v.errorf(12, b.ID, i, "no instruction fuses this one and its neighbor")
			}
		}
	}
}

// A frameState is the state of the function's stack.
type frameState struct {
	depth int64 // bytes below the return address
	fp    bool  // the frame pointer is saved and set
	saved []regalloc.Reg
	// the stack pointer's alignment exceeds that implied by the depth
	aligned bool
	signed  bool // the return address is signed
}

func (s *frameState) equal(x *frameState) bool {
	return s.depth == x.depth && s.fp == x.fp && s.aligned == x.aligned && s.signed == x.signed && slices.Equal(s.saved, x.saved)
}

// frames tracks the stack from the entry through all blocks: it must be the same on all paths to a block, no frame or
// all of it outside of prologues and epilogues, all of it where it is needed, and none at exits.
func (v *verifier) frames() {
	f := v.f
	v.args, v.overwritten = f.Overwritten()
	at := make([]*frameState, len(f.Blocks)) // by block: at its start
	at[0] = &frameState{}
	for work := []BlockID{0}; len(work) > 0; {
		b := f.Blocks[work[len(work)-1]]
		work = work[:len(work)-1]
		s := *at[b.ID]
		s.saved = slices.Clone(s.saved)
		if bare := b.Bare || b.ID == 0; bare != (s.depth == 0) && f.Depth > v.t.ABI.ReturnAddr {
			v.errorf(8, b.ID, -1, "%d bytes are on the stack, contrary to Block.Bare", s.depth)
		}
		v.through(b, &s)
		for _, e := range b.Succs {
			switch x := at[e.To]; {
			case x == nil:
				at[e.To] = &s
				work = append(work, e.To)
			case !x.equal(&s):
				v.errorf(8, e.To, -1, "%d bytes are on the stack on one path to it, %d on another", x.depth, s.depth)
			}
		}
	}
}

// through applies the effects of block b to s.
func (v *verifier) through(b *Block, s *frameState) {
	t := v.t
	below := int64(0) // bytes of arguments for calls on the stack
	for i := range b.Instrs {
		in := &b.Instrs[i]
		tile := &t.Tiles[in.Tile]
		if in.Origin == FromFrame {
			if t.Frame.Adjusts(in.Tile) || in.Tile == t.Frame.RestoreSP || t.Frame.Leaves(in.Tile) || t.Frame.Popped(in.Tile) > 0 {
				s.depth, below = s.depth+below, 0 // arguments that are left on the stack, or taken off it, go with the frame
			}
			v.frameInstr(b, i, s)
			continue
		}
		if tile.Flags&target.TileRet != 0 && (t.Frame.Popped(in.Tile) > 0 || t.Frame.Leaves(in.Tile)) { // an epilogue and a return
			v.frameInstr(b, i, s)
		}
		full := v.complete(b, i, s)
		switch {
		case t.Frame.PushesArgument(in.Tile):
			below += t.ABI.ArgSlot
		case in.Tile == t.Frame.AdjustSP:
			below -= in.Imm
		case tile.Returns():
			if at := s.depth + below + t.ABI.ReturnAddr; at%t.ABI.StackAlign != 0 && !s.aligned {
				v.errorf(8, b.ID, i, "the stack pointer is %d bytes below an aligned address at a call", -at&(t.ABI.StackAlign-1))
			}
			below -= in.Pops()
		case tile.Flags&target.TileRet != 0:
			if s.signed != t.Frame.Sign.Returns(in.Tile) {
				v.errorf(8, b.ID, i, "the return address is not authenticated as it was signed")
			}
			if s.depth != 0 || s.fp || len(s.saved) > 0 {
				v.errorf(8, b.ID, i, "the function returns with %d bytes on the stack and %d registers to restore", s.depth, len(s.saved))
			}
		case tile.Flags&target.TileTerm != 0 && below != 0 && (tile.Pattern == nil || tile.Pattern.Op != ir.OpUnreachable):
			v.errorf(8, b.ID, i, "%d bytes of arguments stay on the stack", below)
		}
		if !full {
			v.without(b, i, s)
		}
	}
}

// complete reports whether s, at instruction i of b, which is not part of a prologue or epilogue, is the whole frame.
// Otherwise it must be empty.
func (v *verifier) complete(b *Block, i int, s *frameState) bool {
	f := v.f
	_, signs := f.Signs()
	full := s.depth+v.t.ABI.ReturnAddr == f.Depth && s.fp == f.UsesFP && s.signed == signs && slices.Equal(s.saved, f.CalleeSaved)
	if full || s.depth == 0 && !s.fp && (!s.signed || v.t.Frame.Sign.Returns(b.Instrs[i].Tile)) && len(s.saved) == 0 {
		if full && v.misaligned(s) {
			v.errorf(8, b.ID, i, "the prologue does not align the stack pointer for arguments")
		}
		return full
	}
	switch {
	case f.UsesFP && !s.fp:
		v.errorf(9, b.ID, i, "the prologue does not set the frame pointer")
	case !slices.Equal(s.saved, f.CalleeSaved):
		v.errorf(8, b.ID, i, "the prologue saves %d registers, not %d", len(s.saved), len(f.CalleeSaved))
	case s.signed != signs:
		v.errorf(8, b.ID, i, "the prologue does not sign the return address")
	default:
		v.errorf(8, b.ID, i, "the prologue moves the stack pointer by %d bytes, not %d", s.depth+v.t.ABI.ReturnAddr, f.Depth)
	}
	return true
}

// misaligned reports whether some call needs a stack pointer with a larger alignment than s guarantees, or the function
// must not rely on its callers for that.
func (v *verifier) misaligned(s *frameState) bool {
	if s.aligned {
		return false
	}
	return v.f.HasCalls && v.f.IR != nil && v.f.IR.Attrs.Realign(v.t.ABI.StackAlign) > 0 || slices.ContainsFunc(v.f.Slots, func(x Slot) bool { return x.Kind == OutgoingSlot && x.Align > v.t.ABI.StackAlign })
}

// without checks that instruction i of b, which runs without the frame, does not need it.
func (v *verifier) without(b *Block, i int, s *frameState) {
	t, f := v.t, v.f
	in := &b.Instrs[i]
	tile := &t.Tiles[in.Tile]
	if f.IR != nil && f.IR.Attrs.Naked {
		return
	}
	if tile.Returns() || tile.Flags&target.TileFrame != 0 {
		v.errorf(8, b.ID, i, "the frame is not set up")
	}
	if m := &in.Mem; m.Used && m.Slot >= 0 {
		if x := &f.Slots[m.Slot]; x.Kind != IncomingSlot || x.Base == t.SP && x.Disp != s.depth+t.ABI.ReturnAddr+x.Offset {
			v.errorf(8, b.ID, i, "slot %d is accessed without the frame", m.Slot)
		}
	}
	for k := range in.Regs {
		if r := in.Regs[k].Reg; r != regalloc.NoReg && tile.Flags&target.TileRet == 0 {
			if v.args.Has(r) && !v.overwritten[b.ID] && !slices.ContainsFunc(b.Instrs[:i+1], func(in Instr) bool { return f.writesAny(&in, v.args) }) {
				continue // a parameter that has not been written yet
			}
			for _, x := range f.CalleeSaved {
				if !t.Machine.Regs[x].Units.Intersect(t.Machine.Regs[r].Units).Empty() {
					v.errorf(8, b.ID, i, "%s is not saved", t.Machine.RegName(r))
				}
			}
		}
	}
}

// frameInstr applies instruction i of b, part of a prologue or an epilogue, to s.
func (v *verifier) frameInstr(b *Block, i int, s *frameState) {
	t, f := v.t, v.f
	word := t.ABI.ArgSlot
	in := &b.Instrs[i]
	if n := t.Frame.Pushed(in.Tile); n > 0 {
		s.depth += t.Frame.Room(in.Tile, in.Imm, int64(n), word)
		for _, o := range in.Regs {
			s.depth += word
			if r := o.Reg; (f.ABI().Saves(r) || slices.Contains(f.CalleeSaved, r)) && !(f.UsesFP && r == t.FP) {
				s.saved = append(s.saved, r)
			}
		}
	}
	popped := t.Frame.Popped(in.Tile)
	if popped > 0 {
		s.depth -= t.Frame.Room(in.Tile, in.Imm, int64(popped), word)
	}
	for k := popped - 1; k >= 0; k-- {
		s.depth -= word
		switch r := in.Regs[k].Reg; {
		case len(s.saved) > 0 && r == s.saved[len(s.saved)-1]:
			s.saved = s.saved[:len(s.saved)-1]
		case s.fp && r == t.FP:
			s.fp = false
		case f.ABI().Saves(r):
			v.errorf(8, b.ID, i, "%s is restored out of order", t.Machine.RegName(r))
		}
	}
	if signs, checks := t.Frame.Sign.Signs(in.Tile), t.Frame.Sign.Checks(in.Tile); signs || checks {
		if s.depth != 0 || s.signed != checks {
			v.errorf(8, b.ID, i, "the return address is signed and checked %d bytes apart", s.depth)
		}
		s.signed = signs
	}
	switch in.Tile {
	case t.Frame.AlignSP:
		s.aligned = true
	case t.Frame.RestoreSP:
		s.depth, s.aligned = f.Record()-in.Imm, false
	}
	if t.Frame.SetsFP(in.Tile) {
		s.fp = true
		if s.depth-in.Imm != f.Record() {
			v.errorf(8, b.ID, i, "the frame pointer is set %d bytes below the return address", s.depth-in.Imm)
		}
	}
	if t.Frame.Adjusts(in.Tile) {
		s.depth -= in.Imm
	}
	if t.Frame.Leaves(in.Tile) {
		s.depth, s.fp, s.aligned = f.Home, false, false
		if len(s.saved) > 0 && len(s.saved) == len(f.linked()) {
			s.saved = s.saved[:0]
		}
	}
	if group := int64(t.ABI.SaveGroup); group > 1 && s.depth%(group*word) != 0 {
		v.errorf(8, b.ID, i, "the stack pointer is %d bytes below the return address, which is not a multiple of %d", s.depth, group*word)
	}
	if p := t.Frame.Probe; p != nil && in.Tile == p.End { // with the loop after it
		s.depth -= in.Imm
	}
}
