package interp

import (
	"fmt"
	"math/bits"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// A targetFrame is what the frames of functions in target form (legal ir and
// machine code) have in common: a word for each register unit, at firstWord,
// and slots.
type targetFrame struct {
	im       *image
	t        *target.Target
	words    int32 // of register units
	places   []place
	outgoing int64 // bytes of arguments in memory for calls
}

// A place is a slot: off bytes above what a word of the frame holds.
type place struct {
	word int32
	off  int64
}

func newTargetFrame(im *image) *targetFrame {
	return &targetFrame{im: im, t: im.target, words: int32(im.target.Machine.NumUnits)}
}

func irSlots(f *ir.Func) []mach.Slot {
	kinds := [...]mach.SlotKind{ir.LocalSlot: mach.LocalSlot, ir.IncomingSlot: mach.IncomingSlot, ir.OutgoingSlot: mach.OutgoingSlot}
	slots := make([]mach.Slot, len(f.Slots))
	for i, s := range f.Slots {
		slots[i] = mach.Slot{Kind: kinds[s.Kind], Size: s.Size, Align: s.Align, Offset: s.Offset}
	}
	return slots
}

// slots lays out the frame of c: the arguments for calls are at the stack
// pointer, and the other slots above them.
func (tf *targetFrame) slots(c *code, slots []mach.Slot) {
	stack := max(tf.t.ABI.StackAlign, 1)
	c.align = stack
	for _, s := range slots {
		if s.Kind == mach.OutgoingSlot {
			tf.outgoing = max(tf.outgoing, s.Offset+s.Size)
		}
	}
	tf.outgoing = ir.RoundUp(tf.outgoing, stack)
	off := tf.outgoing
	for _, s := range slots {
		switch s.Kind {
		case mach.IncomingSlot:
			tf.places = append(tf.places, place{wordIn, s.Offset})
		case mach.OutgoingSlot:
			tf.places = append(tf.places, place{wordSP, s.Offset})
		default:
			off = ir.RoundUp(off, max(s.Align, 1))
			c.align = max(c.align, s.Align)
			tf.places = append(tf.places, place{wordBase, off})
			off += s.Size
		}
	}
	c.frame = off
}

// regWords returns the words of the units of register r.
func (tf *targetFrame) regWords(r regalloc.Reg) []int32 {
	if r == tf.t.SP {
		return []int32{wordSP}
	}
	var words []int32
	units := tf.t.Machine.Regs[r].Units
	for u := range tf.words {
		if units.Has(regalloc.Reg(u)) {
			words = append(words, firstWord+u)
		}
	}
	return words
}

// setWords returns the words of the registers in s.
func (tf *targetFrame) setWords(s regalloc.RegSet) []int32 {
	var words []int32
	for r := range tf.t.Machine.Regs {
		if s.Has(regalloc.Reg(r)) {
			words = append(words, tf.regWords(regalloc.Reg(r))...)
		}
	}
	return words
}

// get emits the copy of a value of type t from register r to the word dst.
func (tf *targetFrame) get(e *emitter, dst int32, r int16, t *ir.Type) {
	words := tf.regWords(regalloc.Reg(r))
	if len(words) == 2 && scalarBits(t) == 64 {
		low, high, n := e.word(1), e.word(1), e.constant(32)
		e.op(opZExt, low, words[0], 0, 0, 1<<32-1)
		e.op(opShl, high, words[1], n, 64, ^uint64(0))
		e.op(opOr, dst, low, high, 0, 0)
		return
	}
	if mask := maskOf(t); mask != ^uint64(0) {
		e.op(opZExt, dst, words[0], 0, 0, mask)
	} else {
		e.mov(dst, words[0])
	}
}

// put emits the copy of a value of type t from word src to register r. Bits
// above the value are junk.
func (tf *targetFrame) put(e *emitter, r int16, src int32, t *ir.Type) {
	words := tf.regWords(regalloc.Reg(r))
	if len(words) == 2 && scalarBits(t) == 64 {
		n := e.constant(32)
		e.op(opLShr, words[1], src, n, 64, 0)
		e.op(opZExt, words[0], src, 0, 0, 1<<32-1)
		return
	}
	if mask := maskOf(t); mask != ^uint64(0) {
		e.op(opJunk, words[0], src, 0, 0, mask)
	} else {
		e.mov(words[0], src)
	}
}

// site returns what a call does to registers.
func (tf *targetFrame) site(args, results []int16) callInfo {
	info := callInfo{clobbered: tf.setWords(tf.t.ABI.CallerSaved)}
	for _, r := range args {
		info.passed = append(info.passed, tf.regWords(regalloc.Reg(r))...)
	}
	for _, r := range results {
		info.results = append(info.results, tf.regWords(regalloc.Reg(r))...)
	}
	return info
}

// legalCall emits a call of legal ir.
func (k *irCompiler) legalCall(v *ir.Value) error {
	if len(v.Call.ArgRegs) < len(v.Args)-1 {
		return fmt.Errorf("call without argument registers")
	}
	for i, a := range v.Args[1:] {
		k.legal.put(&k.emitter, v.Call.ArgRegs[i], k.word[a.ID], a.Type)
	}
	info := k.legal.site(v.Call.ArgRegs, v.Call.ResultRegs)
	info.callee, info.fn, info.site = k.arg(v, 0), k.im.directCallee(v.Args[0]), v
	k.c.calls = append(k.c.calls, info)
	k.op(opCallTarget, 0, 0, 0, 0, uint64(len(k.c.calls)-1))
	for i, s := range scalarsOf(nil, k.im.layout, v.Type, k.word[v.ID], 0) {
		if s.typ.Kind == ir.VoidKind {
			break
		}
		if i >= len(v.Call.ResultRegs) {
			return fmt.Errorf("call without result registers")
		}
		k.legal.get(&k.emitter, s.word, v.Call.ResultRegs[i], s.typ)
	}
	return nil
}

// legalRet emits the return of legal ir.
func (k *irCompiler) legalRet(v *ir.Value) error {
	if len(v.Args) > len(k.f.RetRegs) {
		return fmt.Errorf("ret without result registers")
	}
	for i, a := range v.Args {
		k.legal.put(&k.emitter, k.f.RetRegs[i], k.word[a.ID], a.Type)
	}
	k.op(opRetTarget, 0, 0, 0, 0, 0)
	return nil
}

func (k *irCompiler) slotAddr(v *ir.Value) error {
	if k.legal == nil || v.Imm < 0 || v.Imm >= int64(len(k.legal.places)) {
		return fmt.Errorf("slot %d does not exist", v.Imm)
	}
	p := k.legal.places[v.Imm]
	k.op(opAddImm, k.word[v.ID], p.word, 0, 0, uint64(p.off+v.Hi))
	return nil
}

// dynAlloca emits the allocation of stack below all else but the arguments for calls.
func (k *irCompiler) dynAlloca(dst, size int32) {
	out := int64(0)
	align := int64(k.im.layout.StackAlign)
	if k.legal != nil {
		out, align = k.legal.outgoing, k.legal.t.ABI.StackAlign
	}
	k.op(opAlloca, dst, size, 0, bits.TrailingZeros64(uint64(max(align, 1))), 1)
	k.op(opAddImm, dst, dst, 0, 0, uint64(out))
}

// callTarget carries out a call in target form.
func (m *machine) callTarget(fn *function, r []uint64, pc int, in *inst, serial int64) error {
	info := &fn.code.calls[in.imm]
	callee, err := m.callee(fn, r, pc, info)
	if err != nil {
		return err
	}
	if callee.ir == nil {
		nc := &nativeCall{machine: m, fn: fn, pc: pc, name: callee.name, r: r, info: info, serial: serial, target: true}
		if err := nc.run(callee); err != nil {
			return err
		}
		m.clobber(r, info)
		nc.giveResult(r)
		return nil
	}
	chunk, top := m.frames.chunk, m.frames.top
	q, err := m.runTarget(callee, r, info)
	if err == nil {
		m.clobber(r, info)
		for _, w := range info.results {
			r[w] = q[w]
		}
	}
	m.frames.chunk, m.frames.top = chunk, top
	return err
}

// A tailCall is a jump to a function that a function ended with.
type tailCall struct {
	fn   *function
	info *callInfo
	pc   int
}

// runTarget runs fn, which is not native, in target form, called from frame r,
// and what it jumps to, and returns the last frame. The callee finds arguments
// in registers and what it must preserve; every other register is junk. What it
// does not preserve changes in r.
func (m *machine) runTarget(fn *function, r []uint64, info *callInfo) ([]uint64, error) {
	chunk, top := m.frames.chunk, m.frames.top
	var passed [regalloc.MaxRegs]uint64
	for i, w := range info.passed {
		passed[i] = r[w]
	}
	for {
		c, err := m.codeOf(fn)
		if err != nil {
			return nil, err
		}
		m.frames.chunk, m.frames.top = chunk, top
		q, err := m.enter(fn, c, r[wordSP])
		if err != nil {
			return nil, err
		}
		copy(q[firstWord:], r[firstWord:firstWord+m.target.Machine.NumUnits])
		m.clobber(q, info)
		for i, w := range info.passed {
			q[w] = passed[i]
		}
		if err = m.exec(fn, q, nil); err != nil {
			return nil, err
		}
		for _, w := range c.leaks {
			r[w] = q[w]
		}
		if m.tail.fn == nil {
			return q, nil
		}
		t := m.tail
		m.tail.fn = nil
		if t.fn.ir == nil {
			return q, m.tailNative(fn, q, &t)
		}
		fn, info = t.fn, t.info
		for i, w := range info.passed {
			passed[i] = q[w]
		}
	}
}

// tailNative calls a native function in place of the end of fn.
func (m *machine) tailNative(fn *function, q []uint64, t *tailCall) error {
	nc := &nativeCall{machine: m, fn: fn, pc: t.pc, name: t.fn.name, r: q, info: t.info, serial: -1, target: true}
	if err := nc.run(t.fn); err != nil {
		return err
	}
	m.clobber(q, t.info)
	nc.giveResult(q)
	return nil
}

// clobber puts junk into the registers that a call destroys.
func (m *machine) clobber(r []uint64, info *callInfo) {
	for _, w := range info.clobbered {
		r[w] = junkFor(w)
	}
}

// junkFor returns what a word that holds nothing holds.
func junkFor(w int32) uint64 { return junk ^ uint64(w)*0x9E37_79B9_7F4A_7C15 }
