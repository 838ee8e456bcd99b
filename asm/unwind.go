package asm

import (
	"spillway/mach"
	"spillway/target"
)

// unwind gives the call frame information of a function: where the caller's
// frame and registers are at each instruction of prologue and epilogue.
type unwind struct {
	on       bool
	depth    int64 // bytes from the stack pointer up to the caller's frame
	byFP     bool  // the caller's frame is found from the frame pointer
	body     bool  // the prologue is over
	epilogue bool  // inside an epilogue
	saved    int64 // depth at the start of the epilogue
	frame    int64 // depth after the prologue
	fpSaved  bool
}

func (u *unwind) begin(w *funcWriter) {
	u.depth = w.t.ABI.ReturnAddr
	if u.on {
		w.CFI(CFIStart, 0, 0)
	}
}

func (u *unwind) end(w *funcWriter) {
	if u.on {
		w.CFI(CFIEnd, 0, 0)
	}
}

// before notes the end of the prologue and the start of an epilogue.
func (u *unwind) before(w *funcWriter, in *mach.Instr) {
	if in.Origin != mach.FromFrame {
		if !u.body {
			u.frame = u.depth
		}
		u.body = true
		return
	}
	if u.body && !u.epilogue {
		u.epilogue, u.saved, u.fpSaved = true, u.depth, u.byFP
		if u.on {
			w.CFI(CFIRemember, 0, 0)
		}
	}
}

// after says what has changed by in. A ret ends the epilogue: the text after it
// has the frame of the body again.
func (u *unwind) after(w *funcWriter, in *mach.Instr, last bool) {
	t := &w.t.Frame
	if w.t.Tiles[in.Tile].Flags&target.TileRet != 0 {
		if u.epilogue && u.on && !last {
			w.CFI(CFIRestore, 0, 0)
		}
		if u.epilogue {
			u.depth, u.byFP, u.epilogue = u.saved, u.fpSaved, false
		}
		u.body = true
		return
	}
	word := w.t.ABI.ArgSlot
	switch {
	case w.t.Tiles[in.Tile].Flags&target.TileTerm != 0 && !u.epilogue && u.depth != u.frame:
		u.move(w, u.frame-u.depth) // arguments left on the stack where nobody returns
		return
	case in.Origin == mach.FromFrame:
	case t.Pushed(in.Tile) > 0 || in.Tile == t.PushImm:
		u.move(w, word)
		return
	case in.Tile != t.AdjustSP:
		return
	}
	switch n := int64(t.Pushed(in.Tile)); {
	case n > 0:
		u.move(w, n*word)
		for k, o := range in.Regs {
			if u.on && (w.t.ABI.Saves(o.Reg) || !w.t.ABI.CallerSaved.Has(o.Reg)) {
				w.CFI(CFIOffset, o.Reg, int64(len(in.Regs)-1-k)*word-u.depth)
			}
		}
	case t.Popped(in.Tile) > 0:
		if u.byFP && in.Regs[0].Reg == w.t.FP {
			u.byFP = false
			u.depth = w.t.ABI.ReturnAddr
			u.defCFA(w)
			return
		}
		u.move(w, -int64(t.Popped(in.Tile))*word)
	case in.Tile == t.AdjustSP:
		u.move(w, -in.Imm)
	case in.Tile == t.SetFP:
		u.byFP = true
		if u.on {
			w.CFI(CFIDefCFARegister, w.t.FP, 0)
		}
	case in.Tile == t.Leave:
		u.byFP = false
		u.depth = w.t.ABI.ReturnAddr
		u.defCFA(w)
	}
}

// move says that the stack pointer went down by n bytes.
func (u *unwind) move(w *funcWriter, n int64) {
	u.depth += n
	if u.on && !u.byFP {
		w.CFI(CFIDefCFAOffset, 0, u.depth)
	}
}

func (u *unwind) defCFA(w *funcWriter) {
	if u.on {
		w.CFI(CFIDefCFA, w.t.SP, u.depth)
	}
}
