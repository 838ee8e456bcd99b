package interp

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// layFrame lays out the frame of f at stage Framed: slots are at the offsets chosen by package frame, and the stack
// pointer is the program's own. At function entry the stack pointer is at the return address.
func (k *machCompiler) layFrame() {
	f, tf := k.f, k.frame
	abi := &f.Target.ABI
	tf.outgoing = f.OutgoingSize
	for i := range f.Slots {
		word := int32(wordSP)
		if s := &f.Slots[i]; s.Base != f.Target.SP && s.Base != regalloc.NoReg {
			word = tf.regWords(s.Base)[0]
		}
		tf.places = append(tf.places, place{word, f.Slots[i].Disp})
	}
	pushes := int64(0)
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if f.Target.Frame.PushesArgument(b.Instrs[i].Tile) {
				pushes++
			}
		}
	}
	k.c.frame = abi.ReturnAddr + abi.RedZone + pushes*abi.ArgSlot
}

// enterFrame emits the function entry: the return address is pushed.
func (k *machCompiler) enterFrame() error {
	if k.f.Stage != mach.Framed {
		return nil
	}
	pushed := k.f.Target.ABI.ReturnAddr
	k.op(opAddImm, wordSP, wordIn, 0, 0, uint64(-pushed))
	if pushed == 0 {
		return nil
	}
	at, err := k.returnAddress()
	if err == nil {
		k.storeBytes(at, wordSP, 0, pushed)
	}
	return err
}

// returnAddress returns a word with a token for the return address of the function: the interpreter has no code
// addresses.
func (k *machCompiler) returnAddress() (int32, error) {
	addr, err := k.im.address(k.f.IR)
	return k.pool(addr + 1), err
}

// leaveFrame emits checks, before the function returns, that the stack pointer is at the return address and that this
// is unchanged.
func (k *machCompiler) leaveFrame() error {
	if k.f.Stage != mach.Framed {
		return nil
	}
	pushed := k.f.Target.ABI.ReturnAddr
	sp, found := k.word(1), k.word(1)
	k.op(opAddImm, sp, wordIn, 0, 0, uint64(-pushed))
	k.op(opLeave, 0, wordSP, sp, 0, 0)
	if pushed == 0 {
		return nil
	}
	at, err := k.returnAddress()
	k.loadBytes(found, wordSP, 0, pushed)
	k.op(opLeave, 0, found, at, 0, 0)
	return err
}

// frameOp emits the current instruction if it is one of those that set up and release frames, which have no patterns,
// and reports whether it is.
func (k *machCompiler) frameOp() (bool, error) {
	t := &k.f.Target.Frame
	if n, m := t.Pushed(k.in.Tile), t.Popped(k.in.Tile); n+m > 0 {
		room := t.Room(k.in.Tile, k.in.Imm, int64(n+m), k.f.Target.ABI.ArgSlot)
		if n > 0 && room > 0 {
			k.moveSP(wordSP, -room)
		}
		for i := range n {
			k.push(k.cleaned(k.read(i, k.pointer()), k.pointer()).word)
		}
		for i := m - 1; i >= 0; i-- {
			k.pop(k.in.Regs[i].Reg)
		}
		if m > 0 && room > 0 {
			k.moveSP(wordSP, room)
		}
		return true, nil
	}
	if t.Adjusts(k.in.Tile) {
		k.moveSP(wordSP, k.in.Imm)
		return true, nil
	}
	if t.SetsFP(k.in.Tile) {
		at := k.word(1)
		k.op(opAddImm, at, wordSP, 0, 0, uint64(k.in.Imm))
		k.frame.put(&k.emitter, int16(k.f.Target.FP), at, k.pointer())
		return true, nil
	}
	if t.Leaves(k.in.Tile) {
		k.moveSP(k.framePointer(), 0)
		record, _ := k.f.Saved()
		for _, r := range slices.Backward(record) {
			k.pop(r)
		}
		return true, nil
	}
	switch k.in.Tile {
	case t.PushImm:
		x, err := k.immediate()
		if err != nil {
			return true, err
		}
		k.push(k.pool(x & maskOf(k.pointer())))
	case t.PushMem:
		a, err := k.address()
		if err != nil {
			return true, err
		}
		w := k.word(1)
		k.loadBytes(w, a.word, a.off, k.f.Target.ABI.ArgSlot)
		k.push(w)
	case t.AlignSP:
		k.op(opAnd, wordSP, wordSP, k.pool(uint64(k.in.Imm)), 64, ^uint64(0))
	case t.RestoreSP:
		k.moveSP(k.framePointer(), k.in.Imm)
	case t.ZeroUpper:
		k.zeroUpper()
	default:
		return t.Probe != nil && k.probe(t.Probe), nil
	}
	return true, nil
}

// probe emits the current instruction if it is a stack probe, which the interpreter's stack does not need.
func (k *machCompiler) probe(t *target.ProbeTiles) bool {
	switch k.in.Tile {
	case t.Touch:
	case t.End: // the register is not written: only the loop reads it
		k.moveSP(wordSP, k.in.Imm)
	case t.Loop:
	default:
		return false
	}
	return true
}

// zeroUpper emits zeros for the upper halves of the registers of 32 bytes.
func (k *machCompiler) zeroUpper() {
	t := k.f.Target
	for _, r := range t.Machine.Classes[t.Classes.Wide].Regs {
		for i := int32(2); i < registerParts(t); i++ {
			k.op(opConst, k.frame.highWord(r, i), 0, 0, 0, 0)
		}
	}
}

// pointer returns the type of addresses.
func (k *machCompiler) pointer() *ir.Type { return k.f.Target.Classes.Ptr }

// framePointer returns a word that holds the frame pointer.
func (k *machCompiler) framePointer() int32 {
	w := k.word(1)
	k.frame.get(&k.emitter, w, int16(k.f.Target.FP), k.pointer())
	return w
}

// moveSP emits an assignment of word base plus off to the stack pointer.
func (k *machCompiler) moveSP(base int32, off int64) {
	if base == wordSP && off < 0 { // maps the stack as well
		k.op(opAlloca, wordSP, k.pool(uint64(-off)), 0, 0, 1)
		return
	}
	k.op(opAddImm, wordSP, base, 0, 0, uint64(off))
}

// push emits a push of a word.
func (k *machCompiler) push(word int32) {
	n := k.f.Target.ABI.ArgSlot
	k.op(opAddImm, wordSP, wordSP, 0, 0, uint64(-n))
	k.storeBytes(word, wordSP, 0, n)
}

// pop emits a pop into r.
func (k *machCompiler) pop(r regalloc.Reg) {
	n := k.f.Target.ABI.ArgSlot
	w := k.word(1)
	k.loadBytes(w, wordSP, 0, n)
	k.frame.put(&k.emitter, int16(r), w, k.pointer())
	k.op(opAddImm, wordSP, wordSP, 0, 0, uint64(n))
}
