package encode

import (
	"spillway/emit/asm"
	"spillway/ir"
	"spillway/object"
	"spillway/regalloc"
	"spillway/target"
)

// Operations of call frame information [DWARF5 §7.24].
const (
	cfaAdvance     = 0x40 // low bits: distance
	cfaOffset      = 0x80 // low bits: register
	cfaAdvance1    = 0x02
	cfaAdvance2    = 0x03
	cfaAdvance4    = 0x04
	cfaRemember    = 0x0a
	cfaRestore     = 0x0b
	cfaDefCFA      = 0x0c
	cfaDefRegister = 0x0d
	cfaDefOffset   = 0x0e
	cfaNegateRA    = 0x2d // Arm's
	cfaArgsSize    = 0x2e // GNU's

	cfaRestoreReg   = 0xc0 // low bits: register
	cfaOffsetLong   = 0x05
	cfaRestoreLong  = 0x06
	cfaUndefined    = 0x07
	cfaSameValue    = 0x08
	cfaRegister     = 0x09
	cfaOffsetSigned = 0x11

	cfaDefCFASigned    = 0x12
	cfaDefOffsetSigned = 0x13
)

// appendOffset appends the rule that a register is saved at off from the CFA, in the shortest form. off is a multiple
// of the format's DataAlign.
func appendOffset(out []byte, format *target.CFIFormat, reg uint64, off int64) []byte {
	switch n := off / format.DataAlign; {
	case n < 0:
		return asm.AppendSLEB(asm.AppendULEB(append(out, cfaOffsetSigned), reg), n)
	case reg >= 0x40:
		return asm.AppendULEB(asm.AppendULEB(append(out, cfaOffsetLong), reg), uint64(n))
	default:
		return asm.AppendULEB(append(out, cfaOffset|byte(reg)), uint64(n))
	}
}

// appendRestore appends the restoration of a register's initial rule.
func appendRestore(out []byte, reg uint64) []byte {
	if reg >= 0x40 {
		return asm.AppendULEB(append(out, cfaRestoreLong), reg)
	}
	return append(out, cfaRestoreReg|byte(reg))
}

// appendDefCFA appends the CFA rule register reg plus off, or only the offset if reg is negative. A negative offset is
// a multiple of the format's DataAlign.
func appendDefCFA(out []byte, format *target.CFIFormat, reg, off int64) []byte {
	plain, signed := byte(cfaDefOffset), byte(cfaDefOffsetSigned)
	if reg >= 0 {
		plain, signed = cfaDefCFA, cfaDefCFASigned
	}
	if off < 0 {
		plain = signed
	}
	if out = append(out, plain); reg >= 0 {
		out = asm.AppendULEB(out, uint64(reg))
	}
	if off < 0 {
		return asm.AppendSLEB(out, off/format.DataAlign)
	}
	return asm.AppendULEB(out, uint64(off))
}

// unwind returns the CFA operations of the function.
func (b *funcBuilder) unwind() []byte {
	format := b.t.Code.CFI()
	out := make([]byte, 0, 4*len(b.cfi))
	at := int64(0)
	for _, c := range b.cfi {
		if to := b.rel.final(c.pos); to > at {
			out = advance(out, (to-at)/format.CodeAlign)
			at = to
		}
		if c.raw != nil {
			out = append(out, c.raw...)
			continue
		}
		out = appendCFI(out, format, c.op, c.reg, c.n)
	}
	return out
}

// advance appends an advance by d code units.
func advance(out []byte, d int64) []byte {
	switch {
	case d < 0x40:
		return append(out, cfaAdvance|byte(d))
	case d < 1<<8:
		return append(out, cfaAdvance1, byte(d))
	case d < 1<<16:
		return append(out, cfaAdvance2, byte(d), byte(d>>8))
	}
	return append(out, cfaAdvance4, byte(d), byte(d>>8), byte(d>>16), byte(d>>24))
}

func appendCFI(out []byte, format *target.CFIFormat, op asm.CFIOp, reg regalloc.Reg, n int64) []byte {
	number := func() uint64 { return uint64(format.Regs[reg]) }
	switch op {
	case asm.CFIRemember:
		return append(out, cfaRemember)
	case asm.CFIRestore:
		return append(out, cfaRestore)
	case asm.CFIDefCFA:
		return appendDefCFA(out, format, int64(number()), n)
	case asm.CFIDefCFARegister:
		return asm.AppendULEB(append(out, cfaDefRegister), number())
	case asm.CFIDefCFAOffset:
		return appendDefCFA(out, format, -1, n)
	case asm.CFIOffset:
		return appendOffset(out, format, number(), n)
	case asm.CFIRestoreRegister:
		return appendRestore(out, number())
	case asm.CFINegateRAState:
		return append(out, cfaNegateRA)
	case asm.CFIArgsSize:
		return asm.AppendULEB(append(out, cfaArgsSize), uint64(n))
	}
	return out
}

// pointerEncoding is the encoding of code pointers: PC-relative, four bytes.
const pointerEncoding = 0x1b

// frameTable writes call frame information: .eh_frame, or .debug_frame [DWARF5 §6.4.1] if it is for debuggers only.
type frameTable struct {
	m       *module
	s       *piece
	format  *target.CFIFormat
	debug   bool
	commons map[commonKey]int64 // offsets of CIEs
}

// A commonKey identifies a CIE: the personality, or nil, and whether return addresses are signed with the B key.
type commonKey struct {
	personality ir.Symbol
	keyB        bool
}

// frameTables makes the section of call frame information: one CIE per distinct key, and one FDE per function with
// call frame information.
func (m *module) frameTables() {
	last, atRun := -1-len(m.frames), len(m.frames) > 0
	if len(m.frames) > 0 {
		last = -1
	}
	for i, c := range m.codes {
		if c.frame.on {
			last, atRun = i, atRun || c.frame.atRun
		}
	}
	if last < 0 && len(m.frames) == 0 {
		return
	}
	t := frameTable{m: m, format: m.t.Code.CFI(), debug: asm.DebugFrames(m.m, atRun), commons: map[commonKey]int64{}}
	if t.debug {
		m.Section(asm.Section{Name: ".debug_frame"})
	} else {
		m.Section(asm.Section{Name: ".eh_frame", Attrs: object.Loaded})
	}
	t.s = m.here()
	t.s.align = int64(t.format.Align)
	for i := -len(m.frames); i < len(m.codes); i++ {
		var x *frame
		var begin base
		if i < 0 {
			f := &m.frames[len(m.frames)+i]
			x, begin = &frame{bytes: f.bytes, size: f.size, keyB: f.keyB}, base(f.place)
		} else {
			if x = &m.codes[i].frame; !x.on {
				continue
			}
			begin = m.codeBase(i)
		}
		switch {
		case t.debug:
			t.debugEntry(x, begin)
		case i == last:
			t.unwindEntry(i, x, begin, t.format.Align)
		default:
			t.unwindEntry(i, x, begin, 4)
		}
	}
}

// common returns the offset of the CIE for key, creating it on first use.
func (t *frameTable) common(key commonKey) int64 {
	at, ok := t.commons[key]
	if !ok {
		at = int64(len(t.s.data))
		e, align := t.unwindCommon(at, key), 4
		if t.debug {
			e, align = []byte{4: 0xFF, 0xFF, 0xFF, 0xFF, 1, 0}, t.m.t.Layout.PtrBytes
			e = t.machine(e)
		}
		e = asm.AppendULEB(asm.AppendULEB(append(e, cfaDefCFA), uint64(t.format.Reg)), uint64(t.format.Offset))
		if t.format.ReturnOffset != 0 {
			e = appendOffset(e, t.format, uint64(t.format.ReturnReg), int64(t.format.ReturnOffset))
		}
		t.s.data = t.m.entry(t.s.data, e, align)
		t.commons[key] = at
	}
	return at
}

// machine appends the code and data alignment factors and the return address register.
func (t *frameTable) machine(e []byte) []byte {
	return append(asm.AppendSLEB(asm.AppendULEB(e, uint64(t.format.CodeAlign)), t.format.DataAlign), byte(t.format.ReturnReg))
}

// unwindCommon returns the CIE for key at offset at, up to its instructions.
func (t *frameTable) unwindCommon(at int64, key commonKey) []byte {
	m := t.m
	e := append(make([]byte, 8, 48), 1)
	if key.personality == nil {
		e = append(e, "zR"...)
	} else {
		e = append(e, "zPLR"...)
	}
	if key.keyB {
		e = append(e, 'B')
	}
	e = t.machine(append(e, 0))
	if key.personality == nil {
		return append(e, 1, pointerEncoding)
	}
	symbols, tables := asm.Encodings(m.t)
	e = append(e, 7, symbols)
	f := fix{off: at + int64(len(e)), kind: toSymbol, sym: key.personality}
	f.encoded(&m.contents, symbols)
	t.s.fixes = append(t.s.fixes, f)
	return append(e, 0, 0, 0, 0, tables, pointerEncoding)
}

// unwindEntry appends the FDE of x, function number i or, if that is negative, module-level assembly.
func (t *frameTable) unwindEntry(i int, x *frame, begin base, align int) {
	m, s := t.m, t.s
	common := t.common(commonKey{x.personality, x.keyB})
	at := len(s.data)
	e := make([]byte, 16, 32+len(x.bytes))
	m.put(e[4:], 4, int64(at+4)-common)
	m.put(e[12:], 4, x.size)
	s.fixes = append(s.fixes, fix{off: int64(at + 8), size: 4, pcrel: true, reloc: m.t.Object.Uses.PCRel,
		kind: toPlace, n: begin.piece, bits: uint64(begin.off)})
	if x.personality == nil {
		e = append(e, 0)
	} else {
		_, tables := asm.Encodings(m.t)
		b := m.bases[i]
		f := fix{off: int64(at + len(e) + 1), kind: toPlace, n: b[x.table].piece, bits: uint64(b[x.table].off)}
		f.encoded(&m.contents, tables)
		s.fixes = append(s.fixes, f)
		e = append(e, 4, 0, 0, 0, 0)
	}
	s.data = m.entry(s.data, append(e, x.bytes...), align)
}

// debugEntry appends the FDE of x for debuggers: offset of the CIE, address and size of the code.
func (t *frameTable) debugEntry(x *frame, begin base) {
	m, s, word := t.m, t.s, t.m.t.Layout.PtrBytes
	common := t.common(commonKey{})
	at := int64(len(s.data))
	e := make([]byte, 8+2*word, 32+len(x.bytes))
	m.put(e[8+word:], word, x.size)
	s.fixes = append(s.fixes,
		fix{off: at + 4, size: 4, reloc: m.offsetReloc(), kind: toPlace, n: int32(m.cur), bits: uint64(common)},
		fix{off: at + 8, size: int8(word), reloc: m.t.Object.Uses.Addr, kind: toPlace, n: begin.piece, bits: uint64(begin.off)})
	s.data = m.entry(s.data, append(e, x.bytes...), word)
}

// offsetReloc is the relocation of offsets in debug sections: four bytes.
func (m *module) offsetReloc() uint32 {
	if m.t.Layout.PtrBytes == 4 {
		return m.t.Object.Uses.Addr
	}
	return m.t.Object.Uses.Addr32
}

// entry appends an entry with its length, padded so that the table's length is a multiple of align.
func (c *contents) entry(out, e []byte, align int) []byte {
	for (len(out)+len(e))%align != 0 {
		e = append(e, 0)
	}
	c.put(e, 4, int64(len(e)-4))
	return append(out, e...)
}
