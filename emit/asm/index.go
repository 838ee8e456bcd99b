package asm

import (
	"fmt"
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
)

// An IndexEntry is a function's entry in the unwind index (target.UnwindIndex).
type IndexEntry struct {
	// Stops: no exception leaves the function; an unwinder terminates the program there (cantunwind).
	Stops bool
	// Steps are the operations of the prologue, in order, in effect at every call.
	Steps []UnwindStep
	// Personality, if not nil, interprets Table to find landing pads.
	Personality ir.Symbol
	Table       *ExceptionTable
}

// An UnwindStep is a step of a prologue.
type UnwindStep struct {
	Kind StepKind
	Regs []regalloc.Reg // StepSave: in ascending order, as in memory
	N    int64          // StepPad, StepPointer: number of bytes
}

// Wholes returns the registers saved by a StepSave, with parts combined to whole registers.
func (s *UnwindStep) Wholes(m *regalloc.Machine) (regs []regalloc.Reg) {
	for _, r := range s.Regs {
		if w := m.Whole(r); len(regs) == 0 || regs[len(regs)-1] != w {
			regs = append(regs, w)
		}
	}
	return regs
}

// A StepKind is the kind of a step.
type StepKind uint8

// The kinds of steps.
const (
	StepPad     StepKind = iota // decrement the stack pointer
	StepSave                    // push registers
	StepPointer                 // set the frame pointer to the stack pointer + N
)

// A prologueReader collects the steps of a function's prologue.
type prologueReader struct {
	on, done bool
	steps    []UnwindStep
}

// indexed reports whether unwinders of w's machine use an index.
func (w *funcWriter) indexed() bool { return w.t.HasUnwindIndex() }

// read records the effect of in, a prologue instruction.
func (p *prologueReader) read(w *funcWriter, in *mach.Instr) {
	t, word := &w.t.Frame, w.t.ABI.ArgSlot
	switch n := int64(t.Pushed(in.Tile)); {
	case n > 0:
		p.pad(t.Room(in.Tile, in.Imm, n, word))
		p.push(w, in)
	case in.Tile == t.AdjustSP:
		p.pad(-in.Imm)
	case t.SetsFP(in.Tile):
		p.steps = append(p.steps, UnwindStep{Kind: StepPointer, N: in.Imm})
	}
}

// push records the registers that in saves: caller-saved ones only make room.
func (p *prologueReader) push(w *funcWriter, in *mach.Instr) {
	abi, room, saved := w.f.ABI(), int64(0), []regalloc.Reg(nil)
	for _, o := range slices.Backward(in.Regs) { // from the lowest
		if abi.Saves(o.Reg) || !abi.CallerSaved.Has(o.Reg) {
			saved = append(saved, o.Reg)
		} else {
			room += w.t.ABI.ArgSlot
		}
	}
	if len(saved) > 0 {
		p.steps = append(p.steps, UnwindStep{Kind: StepSave, Regs: saved})
	}
	p.pad(room)
}

func (p *prologueReader) pad(n int64) {
	if n != 0 {
		p.steps = append(p.steps, UnwindStep{Kind: StepPad, N: n})
	}
}

// index emits the function's entry, after its code.
func (w *funcWriter) index() {
	f := w.f.IR
	e := IndexEntry{Steps: w.prologue.steps, Stops: !f.Attrs.UWTable && f.Attrs.NoUnwind && !w.eh.on}
	if w.eh.on {
		e.Personality, e.Table = f.PersonalityRef, &w.eh.table
	}
	w.Index(&e)
}

// Index implements Stream.
func (t *textStream) Index(e *IndexEntry) {
	if e.Stops {
		t.str("\t.cantunwind\n\t.fnend\n")
		return
	}
	names := t.t.RegNames[8*t.t.Layout.PtrBytes]
	for _, s := range e.Steps {
		switch s.Kind {
		case StepPad:
			t.number("\t.pad\t#", s.N)
		case StepPointer:
			t.str("\t.setfp\t" + names[t.t.FP] + ", " + names[t.t.SP])
			if s.N > 0 {
				t.str(fmt.Sprintf(", #%d", s.N))
			}
			t.str("\n")
		case StepSave:
			regs, directive := s.Wholes(t.t.Machine), "\t.save\t{"
			if regs[0] != s.Regs[0] {
				directive = "\t.vsave\t{"
			}
			t.str(directive)
			for i, r := range regs {
				if i > 0 {
					t.str(", ")
				}
				t.str(names[r])
			}
			t.str("}\n")
		}
	}
	if e.Personality != nil {
		t.line("\t.personality\t", SymbolName(e.Personality))
		t.str("\t.handlerdata\n")
		t.table(e.Table)
	}
	t.str("\t.fnend\n")
}
