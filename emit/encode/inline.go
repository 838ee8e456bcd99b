package encode

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"spillway/emit/asm"
	"spillway/emit/gas"
	"spillway/ir"
	"spillway/mach"
	"spillway/object"
	"spillway/target"
)

// An InlineAsmError reports inline or module-level assembly that package gas does not support: an external assembler
// must assemble the module's text.
type InlineAsmError struct {
	Text      string
	Err       error // the cause
	Line, Col int32 // in the program, or 0
}

func (e *InlineAsmError) Error() string {
	why := ""
	if e.Err != nil {
		why = ": " + e.Err.Error()
	}
	return fmt.Sprintf("assembly %q needs an assembler%s: let cc assemble the text (--integrated-as=false)", e.Text, why)
}

func (e *InlineAsmError) Unwrap() error { return e.Err }

// A unit is inline assembly within a function.
type unit struct {
	*gas.Unit
	pos  pos
	jump int // 1 + index into jumps if its length is position-dependent, else 0
}

// A textSymbol is a symbol known only from assembly.
type textSymbol struct{ ir.SymInfo }

func (s *textSymbol) Sym() *ir.SymInfo { return &s.SymInfo }

// Inline implements asm.Stream.
func (b *funcBuilder) Inline(in *mach.Instr, a *ir.InlineAsm) {
	b.inlined++
	text, err := b.f.AsmText(in, a, func(s ir.Symbol) string { return asm.OperandName(b.f.Target, s) }, asm.LabelSafe(b.f.Name)+"_"+strconv.Itoa(b.inlined))
	if err != nil {
		b.fail("%w", err)
		return
	}
	if len(text) == 0 {
		return
	}
	fail := func(err error) {
		v := in.Value
		b.fail("%w", &InlineAsmError{strings.TrimSpace(string(text)), err, v.Line, v.Col})
	}
	u, err := gas.Assemble(b.t.InlineAsm().Text, string(text), b.here().section.Text(), false)
	if err != nil {
		fail(err)
		return
	}
	x := unit{Unit: u}
	if u.Align() > 1 {
		if len(u.CFI) > 0 {
			fail(fmt.Errorf("call frame information where code is aligned"))
			return
		}
		size := func(at int) int {
			n, err := u.Layout(int64(at))
			if err != nil {
				fail(err)
			}
			return int(n)
		}
		b.relaxPending()
		b.rel.relax.Varying(size)
		b.rel.jumps = append(b.rel.jumps, jump{raw: int32(len(b.code.Bytes))})
		x.jump = len(b.rel.jumps)
		h := b.here()
		h.align = max(h.align, u.Align())
		b.units = append(b.units, x)
		return
	}
	x.pos = b.pos()
	n, err := u.Layout(0)
	if err != nil {
		fail(err)
		return
	}
	for _, c := range u.CFI {
		raw, err := appendTextCFI(nil, b.t.Code.CFI(), &c, nil)
		if err != nil || c.Section != gas.Start {
			fail(cmp.Or(err, fmt.Errorf("call frame information of another section")))
			return
		}
		b.cfi = append(b.cfi, cfi{raw: raw, pos: pos{x.pos.raw + int32(c.Off), x.pos.jumps}})
	}
	b.units = append(b.units, x)
	b.code.Bytes = append(b.code.Bytes, make([]byte, n)...)
}

// unit inserts the code of x after relaxation.
func (b *funcBuilder) unit(x *unit) {
	at := b.rel.final(x.pos)
	if x.jump > 0 {
		j := &b.rel.relax.Jumps[x.jump-1]
		at = int64(j.End - j.Bytes)
	}
	_, err := x.Layout(at)
	var placed []gas.Placed
	var syms []gas.Symbol
	if err == nil {
		placed, err = x.Sections(at)
	}
	if err == nil {
		syms, err = x.Symbols(at)
	}
	if err != nil {
		b.fail("%w", &InlineAsmError{Err: err})
		return
	}
	code := b.cur
	start := &placed[gas.Start]
	copy(b.pieces[code].data[at:], start.Data)
	for i, k := range start.Kinds {
		if k.Code {
			continue
		}
		to := int64(len(start.Data))
		if i+1 < len(start.Kinds) {
			to = start.Kinds[i+1].Off
		}
		b.stretches = append(b.stretches, stretch{at + k.Off, at + to})
	}
	pieces := make([]place, len(placed))
	pieces[gas.Start] = place{int32(code), at}
	for i := gas.Start + 1; i < len(placed); i++ {
		p := &placed[i]
		pieces[i] = place{int32(len(b.pieces)), 0}
		q := piece{section: asm.FromText(p.Section), plain: p.Plain, align: p.Align, data: p.Data}
		if q.section.Kind == object.KindZeros {
			q.zeros = p.Size
		}
		b.pieces = append(b.pieces, q)
	}
	b.text(placed, syms, pieces)
}

// A place is the start of the text in a section.
type place struct {
	piece int32
	off   int64
}

// text adds the fixes and symbols of assembly text whose sections are in pieces.
func (c *contents) text(placed []gas.Placed, syms []gas.Symbol, pieces []place) {
	for i := range placed {
		to := &c.pieces[pieces[i].piece]
		for _, f := range placed[i].Fixes {
			x := fix{off: f.Off + pieces[i].off, add: f.Add, reloc: f.Reloc, size: int8(f.Size), pcrel: f.PCRel}
			if f.Name != "" {
				x.kind, x.sym = toSymbol, newTextSymbol(f.Name)
			} else {
				x.kind, x.n, x.bits = toPlace, pieces[f.Section].piece, uint64(f.At+pieces[f.Section].off)
			}
			to.fixes = append(to.fixes, x)
		}
	}
	for i := range syms {
		s := &syms[i]
		x := symbol{sym: newTextSymbol(s.Name), piece: isMentioned, size: s.Size, text: s, fn: s.Type == "function" || s.Type == "func"}
		switch {
		case s.Defined && s.Section < 0:
			x.piece, x.off = isAbsolute, s.Value
		case s.Defined:
			p := pieces[s.Section]
			x.piece, x.off = p.piece, p.off+s.Value
		case s.Common > 0:
			x.piece, x.size, x.align = isCommon, s.Common, max(s.Align, 1)
		case s.Alias != "":
			x.piece, x.to, x.off = isAlias, newTextSymbol(s.Alias), s.Value
		}
		if x.piece != isMentioned || s.Bind != gas.NoBind || s.Hidden != "" || s.Type != "" || s.HasSize {
			c.syms = append(c.syms, x)
		}
	}
}

// newTextSymbol returns the symbol of a name in assembly text.
func newTextSymbol(name string) ir.Symbol {
	return &textSymbol{ir.SymInfo{Name: "\x01" + name}}
}

// moduleText assembles the module-level assembly into its sections.
func (w *module) moduleText() error {
	text := strings.Join(w.m.Asm, "\n")
	if strings.TrimSpace(text) == "" {
		return nil
	}
	if w.t.InlineAsm == nil || w.t.InlineAsm().Text == nil {
		return &InlineAsmError{Text: text}
	}
	fail := func(err error) error {
		x := &InlineAsmError{Text: strings.TrimSpace(text), Err: err}
		if g, ok := err.(*gas.Error); ok {
			lines := strings.Split(text, "\n")
			x.Text = cmp.Or(g.Text, strings.TrimSpace(lines[min(max(g.Line, 1), len(lines))-1]))
		}
		var wrong *gas.WrongError
		if errors.As(err, &wrong) {
			return fmt.Errorf("module-level assembly: %w", err)
		}
		return x
	}
	u, err := gas.Assemble(w.t.InlineAsm().Text, text, w.pieces[0].section.Text(), true)
	if err != nil {
		return fail(err)
	}
	if _, err = u.Layout(0); err != nil {
		return fail(err)
	}
	placed, err := u.Sections(0)
	if err != nil {
		return fail(err)
	}
	syms, err := u.Symbols(0)
	if err != nil {
		return fail(err)
	}
	pieces := make([]place, len(placed))
	for i := range placed {
		p := &placed[i]
		w.enter(&piece{section: asm.FromText(p.Section), plain: p.Plain})
		h := w.here()
		if h.offset() > 0 {
			w.Align(p.Align)
		}
		pieces[i] = place{int32(w.cur), h.offset()}
		h.align = max(h.align, p.Align)
		if h.section.Kind == object.KindZeros {
			w.Zero(p.Size)
		}
		if h.section.Attrs.Has(object.Executable) {
			for _, k := range p.Kinds {
				w.mapping.add(base{pieces[i].piece, pieces[i].off + k.Off}, !k.Code)
			}
		}
		h.data = append(h.data, p.Data...)
	}
	from := len(w.syms)
	w.text(placed, syms, pieces)
	for i := range w.syms[from:] {
		w.adopt(&w.syms[from+i])
	}
	for i := range pieces {
		fixes := w.pieces[pieces[i].piece].fixes
		for k := range fixes {
			fixes[k].sym = w.canonical(fixes[k].sym)
		}
	}
	for _, s := range u.Symvers {
		version := s.Version
		x := symbol{sym: newTextSymbol(version), piece: isAlias, to: w.canonical(newTextSymbol(s.Name)), version: true}
		w.syms = append(w.syms, x)
		w.aliases = append(w.aliases, alias{x.sym, x.to, 0})
	}
	frames, err := textFrames(u.CFI, w.t.Code.CFI(), pieces)
	if err != nil {
		return fail(err)
	}
	w.frames = frames
	return nil
}

// canonical returns the module's symbol with the name of s.
func (w *module) canonical(s ir.Symbol) ir.Symbol {
	if _, ok := s.(*textSymbol); !ok {
		return s
	}
	if w.byName == nil {
		w.byName = make(map[string]ir.Symbol)
		for _, f := range w.m.Funcs {
			w.byName[asm.Name(f)] = f
		}
		for _, g := range w.m.Globals {
			w.byName[asm.Name(g)] = g
		}
		for _, a := range w.m.Aliases {
			w.byName[asm.Name(a)] = a
		}
	}
	name := asm.Name(s)
	if have, ok := w.byName[name]; ok {
		return have
	}
	w.byName[name] = s
	return s
}

// adopt makes x, a symbol from assembly text, a symbol of the module.
func (w *module) adopt(x *symbol) {
	x.sym = w.canonical(x.sym)
	if x.piece == isAlias {
		x.to = w.canonical(x.to)
		w.aliases = append(w.aliases, alias{x.sym, x.to, x.off})
	}
	if x.piece == isMentioned {
		w.externalAttrs = append(w.externalAttrs, *x)
	}
}

// mergeTextAttrs merges attributes from assembly text into the symbols defined elsewhere.
func (w *module) mergeTextAttrs() {
	if w.byName == nil {
		return
	}
	kept := w.syms[:0]
	for _, x := range w.syms {
		if x.piece != isMentioned {
			kept = append(kept, x)
		}
	}
	w.syms = kept
	defined := make(map[ir.Symbol]*symbol, len(w.syms))
	for i := range w.syms {
		x := &w.syms[i]
		if have := defined[x.sym]; have != nil && x.piece != isWeak && have.piece != isWeak {
			w.fail("%w", &InlineAsmError{Text: asm.Name(x.sym), Err: fmt.Errorf("the symbol is defined twice")})
			return
		}
		defined[x.sym] = x
	}
	for _, x := range w.externalAttrs {
		to := defined[x.sym]
		switch {
		case to == nil:
			if w.undefinedText == nil {
				w.undefinedText = make(map[ir.Symbol]*gas.Symbol)
			}
			if have := w.undefinedText[x.sym]; have != nil {
				merge(have, x.text)
				break
			}
			said := *x.text
			w.undefinedText[x.sym] = &said
		case to.text == nil:
			said := *x.text
			to.added = &said
		default:
			merge(to.text, x.text)
		}
	}
}

// merge merges from into s.
func merge(s, from *gas.Symbol) {
	s.Bind = max(s.Bind, from.Bind)
	s.Type, s.Hidden = cmp.Or(s.Type, from.Type), cmp.Or(s.Hidden, from.Hidden)
}

// A textFrame is call frame information from module-level assembly.
type textFrame struct {
	place
	size  int64
	bytes []byte
	keyB  bool
}

// textFrames builds frames from directives.
func textFrames(list []gas.CFI, format *target.CFIFormat, pieces []place) (frames []textFrame, err error) {
	var open *textFrame
	var state frameState
	var saved []frameState
	section, start, at := 0, int64(0), int64(0)
	for i := range list {
		c := &list[i]
		switch {
		case c.Op == "startproc" && open == nil:
			p := pieces[c.Section]
			frames = append(frames, textFrame{place: place{p.piece, p.off + c.Off}})
			open, section, start, at = &frames[len(frames)-1], c.Section, c.Off, c.Off
			state = frameState{int64(format.Offset), int64(format.Reg)}
			saved = nil
			continue
		case open == nil || c.Op == "startproc" || c.Section != section:
			return nil, fmt.Errorf(".cfi_%s is not between .cfi_startproc and .cfi_endproc", c.Op)
		case c.Op == "endproc":
			open.size, open = c.Off-start, nil
			continue
		case c.Op == "b_key_frame":
			open.keyB = true
			continue
		case c.Op == "remember_state":
			saved = append(saved, state)
		case c.Op == "restore_state" && len(saved) > 0:
			state, saved = saved[len(saved)-1], saved[:len(saved)-1]
		}
		if c.Off > at {
			open.bytes = advance(open.bytes, (c.Off-at)/format.CodeAlign)
			at = c.Off
		}
		if open.bytes, err = appendTextCFI(open.bytes, format, c, &state); err != nil {
			return nil, err
		}
	}
	if open != nil {
		return nil, fmt.Errorf(".cfi_startproc without .cfi_endproc")
	}
	return frames, nil
}

// A frameState is the current CFA rule.
type frameState struct{ offset, reg int64 }

// appendTextCFI appends the operation of a directive. s is the current CFA rule, or nil if unknown.
func appendTextCFI(b []byte, format *target.CFIFormat, c *gas.CFI, s *frameState) ([]byte, error) {
	arg := func(i int) uint64 { return uint64(c.Args[i]) }
	if s == nil && (c.Op == "adjust_cfa_offset" || c.Op == "rel_offset" || c.Op == "startproc" || c.Op == "endproc") {
		return b, fmt.Errorf("unknown directive .cfi_%s", c.Op)
	}
	if s == nil {
		s = new(frameState)
	}
	switch c.Op {
	case "remember_state":
		return append(b, cfaRemember), nil
	case "restore_state":
		return append(b, cfaRestore), nil
	case "def_cfa":
		s.reg, s.offset = c.Args[0], c.Args[1]
		return defineCFA(b, format, s.reg, s.offset)
	case "def_cfa_register":
		s.reg = c.Args[0]
		return asm.AppendULEB(append(b, cfaDefRegister), arg(0)), nil
	case "def_cfa_offset", "adjust_cfa_offset":
		if c.Op == "adjust_cfa_offset" {
			s.offset += c.Args[0]
		} else {
			s.offset = c.Args[0]
		}
		return defineCFA(b, format, -1, s.offset)
	case "offset", "rel_offset":
		off := c.Args[1]
		if c.Op == "rel_offset" {
			off -= s.offset
		}
		if off%format.DataAlign != 0 {
			return b, fmt.Errorf(".cfi_offset is not a multiple of %d", format.DataAlign)
		}
		return appendOffset(b, format, arg(0), off), nil
	case "restore":
		return appendRestore(b, arg(0)), nil
	case "undefined":
		return asm.AppendULEB(append(b, cfaUndefined), arg(0)), nil
	case "same_value":
		return asm.AppendULEB(append(b, cfaSameValue), arg(0)), nil
	case "register":
		return asm.AppendULEB(asm.AppendULEB(append(b, cfaRegister), arg(0)), arg(1)), nil
	case "negate_ra_state":
		return append(b, cfaNegateRA), nil
	case "escape":
		for _, v := range c.Args {
			b = append(b, byte(v))
		}
		return b, nil
	}
	return b, fmt.Errorf("unknown directive .cfi_%s", c.Op)
}

// defineCFA is appendDefCFA for an offset from text.
func defineCFA(b []byte, format *target.CFIFormat, reg, off int64) ([]byte, error) {
	if off < 0 && off%format.DataAlign != 0 {
		return b, fmt.Errorf("the offset %d of the caller's frame is not a multiple of %d", off, format.DataAlign)
	}
	return appendDefCFA(b, format, reg, off), nil
}

// visibilityOf returns the visibility of a directive.
var visibilityOf = map[string]object.Visibility{"internal": object.VisInternal, "hidden": object.VisHidden, "protected": object.VisProtected}
