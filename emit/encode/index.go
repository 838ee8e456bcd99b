package encode

import (
	"slices"

	"spillway/emit/asm"
	"spillway/ir"
	"spillway/object"
	"spillway/regalloc"
)

// Words of the unwind index and unwinding opcodes [EHABI32 §6, §10.3].
const (
	indexStops   = 1 // instead of a table
	indexCompact = 0x80
	indexLong    = 0x81 // compact, with a word count

	opUp         = 0x00 // low bits: word count minus one; adds to the stack pointer
	opDown       = 0x40
	opPopMask    = 0x8000 // low bits: r4 to r15
	opPointer    = 0x90   // low bits: the register
	opPopRun     = 0xa0   // low bits: last register, from r4
	opPopRunLink = 0xa8   // plus r14
	opFinish     = 0xb0
	opPopLow     = 0xb100 // low bits: r0 to r3
	opUpFar      = 0xb2
	opPopDoubles = 0xc900 // first of d0 to d15, and number of others
	opWords      = 64     // maximum of opUp and opDown
	opUpFarFrom  = 0x204  // bytes

	regR4, regLR = 4, 14
)

// Index implements asm.Stream. The function is complete: its labels are resolved.
func (b *funcBuilder) Index(e *asm.IndexEntry) {
	format := &b.t.Object.Index
	code := b.cur
	var table []byte
	word := []byte{indexStops, 0, 0, 0}
	if !e.Stops {
		ops := b.opcodes(e.Steps)
		switch {
		case e.Personality != nil:
			table = b.words([]byte{byte(len(ops) / 4)}, ops)
		case len(ops) <= 3:
			word = b.words([]byte{indexCompact}, ops)
		default:
			table = append(b.words([]byte{indexLong, byte((len(ops) + 1) / 4)}, ops), 0, 0, 0, 0)
		}
		if len(ops) > 4*0xff {
			b.fail("its prologue is too long for unwind tables: compile it without frame information (nounwind)")
		}
	}
	to := int32(-1)
	if table != nil {
		b.indexSection(format.Tables, object.KindContents, object.Loaded)
		to = int32(b.cur)
		h := b.here()
		if e.Personality != nil {
			h.fixes = append(h.fixes, fix{size: 4, pcrel: true, reloc: format.Place, kind: toSymbol, sym: e.Personality})
			h.data = append(h.data, zeros[:4]...)
		}
		h.data = append(h.data, table...)
		if e.Table != nil {
			b.indexedExceptions(e.Table)
		}
	}
	b.indexSection(format.Section, object.KindUnwind, object.Loaded|object.Ordered)
	h := b.here()
	h.fixes = append(h.fixes, fix{size: 4, pcrel: true, reloc: format.Place, kind: toPlace, n: int32(code)})
	h.data = append(h.data, zeros[:4]...)
	if to >= 0 {
		h.fixes = append(h.fixes, fix{off: 4, size: 4, pcrel: true, reloc: format.Place, kind: toPlace, n: to})
		word = zeros[:4]
	}
	h.data = append(h.data, word...)
	b.cur = code
}

// indexSection starts the function's part of an index or table section.
func (b *funcBuilder) indexSection(name string, kind object.SectionKind, attrs object.Attrs) {
	code := &b.pieces[b.first].section
	if code.Name != ".text" {
		name += code.Name
	}
	b.Section(asm.Section{Name: name, Kind: kind, Attrs: attrs, Group: code.Group})
	b.Align(4)
}

// words packs front and opcodes into words, most significant byte first, with padding.
func (b *funcBuilder) words(front, ops []byte) []byte {
	out := append(front, ops...)
	for len(out)%4 != 0 {
		out = append(out, opFinish)
	}
	for i := 0; i < len(out); i += 4 {
		slices.Reverse(out[i : i+4])
	}
	return out
}

// opcodes returns the opcodes that undo the steps of a prologue.
func (b *funcBuilder) opcodes(steps []asm.UnwindStep) []byte {
	var ops [][]byte // in step order
	frame, pending, pointer := int64(0), int64(0), int64(-1)
	for _, s := range steps {
		switch s.Kind {
		case asm.StepPad:
			frame, pending = frame+s.N, pending+s.N
		case asm.StepPointer:
			pointer = frame - s.N
		case asm.StepSave:
			ops = append(ops, moveSP(pending), b.popped(s.Regs))
			frame, pending = frame+4*int64(len(s.Regs)), 0
		}
	}
	if pointer >= 0 {
		number := b.t.Code.CFI().Regs[b.t.FP]
		ops = append(ops, moveSP(pending+pointer-frame), []byte{opPointer | byte(number)})
	} else {
		ops = append(ops, moveSP(pending))
	}
	slices.Reverse(ops)
	return slices.Concat(ops...)
}

// moveSP increments the stack pointer by n bytes.
func moveSP(n int64) (ops []byte) {
	switch {
	case n > 2*4*opWords:
		return asm.AppendULEB([]byte{opUpFar}, uint64(n-opUpFarFrom)/4)
	case n > 4*opWords:
		return []byte{opUp | byte(n/4-opWords-1), opUp | opWords - 1}
	case n > 0:
		return []byte{opUp | byte(n/4-1)}
	}
	for ; n < -4*opWords; n += 4 * opWords {
		ops = append(ops, opDown|opWords-1)
	}
	if n < 0 {
		ops = append([]byte{opDown | byte(-n/4-1)}, ops...)
	}
	return ops
}

// popped pops registers.
func (b *funcBuilder) popped(regs []regalloc.Reg) (ops []byte) {
	if wholes := (&asm.UnwindStep{Regs: regs}).Wholes(b.t.Machine); wholes[0] != regs[0] {
		const double = 256 // DWARF number of d0
		return []byte{opPopDoubles >> 8, byte(int(b.t.DebugRegs[wholes[0]])-double)<<4 | byte(len(wholes)-1)}
	}
	mask := uint16(0)
	for _, r := range regs {
		mask |= 1 << b.t.Code.CFI().Regs[r]
	}
	if low := mask & (1<<regR4 - 1); low != 0 {
		ops = append(ops, opPopLow>>8, byte(low))
	}
	if mask >>= regR4; mask == 0 {
		return ops
	}
	run := 0
	for run < 8 && mask&(1<<run) != 0 {
		run++
	}
	const link = 1 << (regLR - regR4)
	switch rest := mask >> run << run; {
	case run > 0 && rest == link:
		return append(ops, opPopRunLink|byte(run-1))
	case run > 0 && rest == 0:
		return append(ops, opPopRun|byte(run-1))
	}
	return append(ops, byte((opPopMask|mask)>>8), byte(mask))
}

// indexedExceptions emits the exception table, in which types are words.
func (b *funcBuilder) indexedExceptions(x *asm.ExceptionTable) {
	h := b.here()
	rest := b.actions(x)
	h.data = append(h.data, asm.EncodingOmitted)
	types := len(x.Types)
	if types+len(x.FilterTypes) == 0 {
		h.data = append(append(h.data, asm.EncodingOmitted), rest...)
		h.data = append(h.data, zeros[:-len(h.data)&3]...)
		return
	}
	symbols, _ := asm.Encodings(b.t)
	h.data = append(h.data, symbols)
	for pad := 0; ; pad++ { // the length of the length field depends on it
		size := asm.AppendULEB(nil, uint64(len(rest)+pad+4*types))
		if (len(h.data)+len(size)+len(rest)+pad)%4 == 0 {
			h.data = append(append(append(h.data, size...), rest...), zeros[:pad]...)
			break
		}
	}
	for _, s := range slices.Backward(x.Types) {
		b.typeWord(s)
	}
	for _, s := range x.FilterTypes {
		b.typeWord(s)
	}
}

// typeWord emits a word for a type.
func (b *funcBuilder) typeWord(s ir.Symbol) {
	h := b.here()
	if s != nil {
		h.fixes = append(h.fixes, fix{off: h.offset(), size: 4, pcrel: true, reloc: b.t.Object.Index.Type, kind: toSymbol, sym: s})
	}
	h.data = append(h.data, zeros[:4]...)
}
