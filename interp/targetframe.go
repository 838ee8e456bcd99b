package interp

import (
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// A targetFrame is the common part of frames in target form (legal ir and machine code): a word for each register unit,
// from firstWord on; after these, further words for each unit if there are vector registers; and slots.
type targetFrame struct {
	im       *image
	t        *target.Target
	words    int32 // of register units
	places   []place
	outgoing int64 // bytes of arguments in memory for calls
}

// A place is a slot: off bytes above the address in a word of the frame.
type place struct {
	word int32
	off  int64
}

func newTargetFrame(im *image) *targetFrame {
	return &targetFrame{im: im, t: im.target, words: int32(im.target.Machine.NumUnits)}
}

// size returns the number of words of the registers.
func (tf *targetFrame) size() int32 { return tf.words * registerParts(tf.t) }

// registerParts returns the number of words of a register unit.
func registerParts(t *target.Target) int32 {
	switch {
	case t.Classes.Wide != 0:
		return 4
	case t.Classes.Vector != 0:
		return 2
	}
	return 1
}

// highWord returns word i, from 1 on, of a register that can hold a vector, or -1.
func (tf *targetFrame) highWord(r regalloc.Reg, i int32) int32 {
	if c := tf.t.Classes.Vector; c == 0 || !tf.t.Machine.Classes[c].Set.Has(r) && !tf.t.Moves[c].Through.Has(r) {
		return -1
	}
	return firstWord + i*tf.words + int32(tf.t.Machine.Regs[r].Units.First())
}

// allWords returns the words of r, that of its upper half included.
func (tf *targetFrame) allWords(r regalloc.Reg) []int32 {
	words := tf.regWords(r)
	for i := int32(1); i < registerParts(tf.t); i++ {
		if high := tf.highWord(r, i); high >= 0 {
			words = append(words, high)
		}
	}
	return words
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
			c.align = max(c.align, s.Align)
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

// regWords returns the words of register r: those of its units; for a register with parts, and its parts, the one word
// that holds it all.
func (tf *targetFrame) regWords(r regalloc.Reg) []int32 {
	if r == tf.t.SP {
		return []int32{wordSP}
	}
	var words []int32
	m := tf.t.Machine
	units := m.Regs[r].Units
	if m.Kin(r) != regalloc.SetOf(r) {
		units = m.Regs[m.Whole(r)].Units
		return []int32{firstWord + int32(units.First())}
	}
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
			words = append(words, tf.allWords(regalloc.Reg(r))...)
		}
	}
	return words
}

// get emits the copy of a value of type t from register r to the word dst.
func (tf *targetFrame) get(e *emitter, dst int32, r int16, t *ir.Type) {
	words := tf.regWords(regalloc.Reg(r))
	if t.IsVector() {
		e.mov(dst, words[0])
		for i := int32(1); i < int32(wordsOf(t)); i++ {
			e.mov(dst+i, tf.highWord(regalloc.Reg(r), i))
		}
		return
	}
	if p := tf.t.Machine.Regs[r].Part; p != nil && p.Bit > 0 {
		n := e.constant(uint64(p.Bit))
		e.op(opLShr, dst, words[0], n, 64, ^uint64(0))
		e.op(opZExt, dst, dst, 0, 0, maskOf(t))
		return
	}
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

// put emits the copy of a value of type t from word src to register r. Bits above the value are junk; those outside of
// a register that is a part are preserved.
func (tf *targetFrame) put(e *emitter, r int16, src int32, t *ir.Type) {
	words := tf.regWords(regalloc.Reg(r))
	if t.IsVector() {
		e.mov(words[0], src)
		for i := int32(1); i < registerParts(tf.t); i++ {
			if high := tf.highWord(regalloc.Reg(r), i); i < int32(wordsOf(t)) {
				e.mov(high, src+i)
			} else { // an instruction without a VEX prefix would keep what is there, and one with it would not
				e.op(opConst, high, 0, 0, 0, junkFor(high))
			}
		}
		return
	}
	if p := tf.t.Machine.Regs[r].Part; p != nil {
		part, rest := e.word(1), e.word(1)
		e.op(opZExt, part, src, 0, 0, maskOf(t))
		if p.Bit > 0 {
			e.op(opShl, part, part, e.constant(uint64(p.Bit)), 64, ^uint64(0))
		}
		e.op(opZExt, rest, words[0], 0, 0, ^(maskOf(t) << p.Bit))
		e.op(opOr, words[0], part, rest, 0, ^uint64(0))
		return
	}
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
