package asm

import (
	"slices"
	"strings"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// unwind emits the call frame information of a function: the CFA and the saved registers at each instruction.
type unwind struct {
	on      bool
	atRun   bool  // used at run time, not only by debuggers
	depth   int64 // distance of the CFA from the stack pointer
	byFP    bool  // the CFA is defined by the frame pointer
	framed  bool  // the frame is set up
	changes bool  // inside a prologue or an epilogue
	leaves  bool  // after an epilogue whose register rules are still in effect
	saved   bool  // register rules are in effect
	kept    bool  // the state with the frame has been remembered
	frame   int64 // depth once the frame is set up
	fp      bool  // byFP once the frame is set up
	signed  bool  // the return address is signed
}

// DebugFrames reports whether the call frame information of m is only for debuggers and belongs in .debug_frame, which
// is not loaded: no function needs it at run time, and module-level assembly contains no CFI directives.
func DebugFrames(m *ir.Module, atRunTime bool) bool {
	return !atRunTime && !slices.ContainsFunc(m.Asm, func(line string) bool { return strings.Contains(line, ".cfi_") })
}

func (u *unwind) begin(w *funcWriter) {
	u.depth, u.frame = w.t.ABI.ReturnAddr, w.t.ABI.ReturnAddr
	if u.on {
		n := int64(0)
		if u.atRun {
			n = 1
		}
		w.CFI(CFIStart, 0, n)
		if key, ok := w.f.Signs(); ok && key > 0 {
			w.CFI(CFIKeyB, 0, 0)
		}
	}
}

func (u *unwind) end(w *funcWriter) {
	if u.on {
		w.CFI(CFIEnd, 0, 0)
	}
}

// block emits the state at the start of b, if it differs from the end of the preceding text.
func (u *unwind) block(w *funcWriter, b *mach.Block) {
	switch {
	case b.Sym != nil:
		u.routine(w, b)
	case b.ID == 0, b.Bare && !u.framed && !u.leaves, !b.Bare && u.framed:
	case b.Bare:
		u.remember(w)
		u.withoutFrame(w)
	case u.kept:
		if u.on {
			w.CFI(CFIRestore, 0, 0)
		}
		u.depth, u.byFP, u.framed, u.kept, u.leaves, u.saved = u.frame, u.fp, true, false, false, true
		_, u.signed = w.f.Signs()
	default: // the prologue comes later
		u.framed = true
		u.withFrame(w)
	}
}

// routine emits the state at the start of b, a routine: the CFA and register rules, if it has an epilogue.
func (u *unwind) routine(w *funcWriter, b *mach.Block) {
	if u.kept && u.on {
		w.CFI(CFIRestore, 0, 0)
	}
	word, ret := w.t.ABI.ArgSlot, w.t.ABI.ReturnAddr
	*u = unwind{on: u.on, depth: ret, frame: ret}
	for i := range b.Instrs {
		u.frame += released(w.t, &b.Instrs[i])
	}
	if u.frame == ret {
		return
	}
	u.framed, u.kept = true, true
	if u.on {
		w.CFI(CFIRemember, 0, 0)
	}
	u.move(w, u.frame-ret)
	at := -u.depth
	for i := range b.Instrs {
		in := &b.Instrs[i]
		n := int64(w.t.Frame.Popped(in.Tile))
		for k, o := range in.Regs[:n] {
			if u.on && w.f.ABI().Saves(o.Reg) {
				w.CFI(CFIOffset, o.Reg, at+(n-1-int64(k))*word)
			}
		}
		at += released(w.t, in)
	}
}

// released returns the number of bytes of the frame that in, an instruction of a routine, releases.
func released(t *target.Target, in *mach.Instr) int64 {
	n, frame := int64(t.Frame.Popped(in.Tile)), &t.Frame
	switch word := t.ABI.ArgSlot; {
	case n > 0:
		return n*word + frame.Room(in.Tile, in.Imm, n, word)
	case in.Origin == mach.FromFrame && frame.Adjusts(in.Tile):
		return in.Imm
	}
	return 0
}

// withFrame emits the state with the frame, after code without it.
func (u *unwind) withFrame(w *funcWriter) {
	u.frame, u.fp = w.f.Depth, w.f.UsesFP
	at := w.t.ABI.ReturnAddr
	if w.f.UsesFP {
		u.depth, u.byFP = u.frame, true
		if u.on {
			w.CFI(CFIDefCFA, w.t.FP, at+w.f.Record())
		}
	}
	record, others := w.f.Saved()
	if w.f.Room > 0 && len(others) == 0 {
		at += w.f.Room
	}
	at = u.offsets(w, record, at+w.f.Home)
	u.move(w, u.frame-u.depth)
	if w.f.Room > 0 && len(others) > 0 { // below the frame
		_, n := w.t.Frame.RestoreLast(others)
		at = u.offsets(w, others[:len(others)-n], at) + w.f.Room
		others = others[len(others)-n:]
	}
	u.offsets(w, others, at)
	u.saved, u.leaves = true, false
	if _, signs := w.f.Signs(); signs {
		u.sign(w, true)
	}
}

// offsets emits the rules of registers saved below each other, starting at the given distance below the CFA, and
// returns the end.
func (u *unwind) offsets(w *funcWriter, regs []regalloc.Reg, at int64) int64 {
	for _, r := range regs {
		at += w.t.ABI.ArgSlot
		if u.on {
			w.CFI(CFIOffset, r, -at)
		}
	}
	return at
}

// remember saves the state with the frame, to be restored.
func (u *unwind) remember(w *funcWriter) {
	if !u.framed || u.kept {
		return
	}
	args := u.depth - u.frame // arguments on the stack until the epilogue ends
	u.move(w, -args)
	u.fp, u.kept = u.byFP, true
	if u.on {
		w.CFI(CFIRemember, 0, 0)
	}
	u.move(w, args)
}

// withoutFrame emits the state without the frame.
func (u *unwind) withoutFrame(w *funcWriter) {
	if u.byFP {
		u.byFP = false
		u.depth = w.t.ABI.ReturnAddr
		u.defCFA(w)
	}
	u.move(w, w.t.ABI.ReturnAddr-u.depth)
	if u.on && u.saved {
		if w.f.UsesFP {
			w.CFI(CFIRestoreRegister, w.t.FP, 0)
		}
		for _, r := range w.f.CalleeSaved {
			w.CFI(CFIRestoreRegister, r, 0)
		}
	}
	u.sign(w, false)
	u.framed, u.leaves, u.saved = false, false, false
}

// sign emits a directive if the state of the return address changes to signed or unsigned.
func (u *unwind) sign(w *funcWriter, signed bool) {
	if u.on && u.signed != signed {
		w.CFI(CFINegateRAState, 0, 0)
	}
	u.signed = signed
}

// before handles the end of a prologue or epilogue and the start of an epilogue.
func (u *unwind) before(w *funcWriter, in *mach.Instr) {
	switch {
	case in.Origin != mach.FromFrame:
		if u.changes {
			u.changes, u.leaves, u.framed = false, u.framed, !u.framed
			if u.framed {
				w.prologue.done = true
				u.frame = u.depth
			}
		}
		if u.leaves && w.t.Tiles[in.Tile].Flags&target.TileRet == 0 {
			u.withoutFrame(w)
		}
	case in.Tile == w.t.Frame.ZeroUpper, u.changes:
	default:
		u.changes = true
		u.remember(w)
	}
}

// after emits the state changes made by in.
func (u *unwind) after(w *funcWriter, in *mach.Instr) {
	t := &w.t.Frame
	word := w.t.ABI.ArgSlot
	switch {
	case w.t.Tiles[in.Tile].Flags&target.TileTerm != 0: // arguments may still be on the stack before code that does not return
		if u.framed {
			u.move(w, u.frame-u.depth)
		} else {
			u.move(w, w.t.ABI.ReturnAddr-u.depth)
		}
		return
	case in.Pops() > 0:
		u.move(w, -in.Pops())
		return
	case in.Origin == mach.FromFrame:
		if w.prologue.on && !w.prologue.done && !u.framed {
			w.prologue.read(w, in)
		}
	case t.Pushed(in.Tile) > 0 || t.PushesArgument(in.Tile):
		u.move(w, word)
		return
	case in.Tile != t.AdjustSP:
		return
	}
	switch n := int64(t.Pushed(in.Tile)); {
	case t.Sign.Signs(in.Tile):
		u.sign(w, true)
	case t.Sign.Checks(in.Tile):
		u.sign(w, false)
	case n > 0:
		u.move(w, n*word+t.Room(in.Tile, in.Imm, n, word))
		for k, o := range in.Regs {
			if abi := w.f.ABI(); u.on && (abi.Saves(o.Reg) || !abi.CallerSaved.Has(o.Reg)) {
				w.CFI(CFIOffset, o.Reg, int64(len(in.Regs)-1-k)*word-u.depth)
				u.saved = true
			}
		}
	case t.Popped(in.Tile) > 0:
		if u.popsFP(w, in) {
			return
		}
		n := int64(t.Popped(in.Tile))
		u.move(w, -n*word-t.Room(in.Tile, in.Imm, n, word))
	case t.Adjusts(in.Tile):
		u.move(w, -in.Imm)
	case t.SetsFP(in.Tile):
		u.byFP = true
		if u.on && in.Imm == 0 {
			w.CFI(CFIDefCFARegister, w.t.FP, 0)
		} else if u.on {
			w.CFI(CFIDefCFA, w.t.FP, u.depth-in.Imm)
		}
	case t.Probe != nil && in.Tile == t.Probe.End: // in.Regs[0] holds the final stack pointer during probing
		u.depth -= in.Imm
		if u.on && !u.byFP {
			w.CFI(CFIDefCFA, in.Regs[0].Reg, u.depth)
		}
	case t.Probe != nil && in.Tile == t.Probe.Loop:
		if u.on && !u.byFP {
			w.CFI(CFIDefCFARegister, w.t.SP, 0)
		}
	case t.Leaves(in.Tile):
		u.byFP = false
		u.depth = w.t.ABI.ReturnAddr + w.f.Home
		u.defCFA(w)
	}
}

// popsFP reports whether in, which pops registers, restores the caller's frame pointer, and if so emits the CFA after
// it.
func (u *unwind) popsFP(w *funcWriter, in *mach.Instr) bool {
	pops := func(r regalloc.Reg) bool {
		return slices.ContainsFunc(in.Regs, func(o mach.Operand) bool { return o.Reg == r })
	}
	if !u.byFP || !pops(w.t.FP) {
		return false
	}
	u.byFP, u.depth = false, w.t.ABI.ReturnAddr+w.f.Home
	record, _ := w.f.Saved()
	for _, r := range record {
		if !pops(r) {
			u.depth += w.t.ABI.ArgSlot
		}
	}
	u.defCFA(w)
	return true
}

// move updates the state for a stack pointer decremented by n bytes.
func (u *unwind) move(w *funcWriter, n int64) {
	u.depth += n
	if u.on && !u.byFP && n != 0 {
		w.CFI(CFIDefCFAOffset, 0, u.depth)
	}
}

func (u *unwind) defCFA(w *funcWriter) {
	if u.on {
		w.CFI(CFIDefCFA, w.t.SP, u.depth)
	}
}
