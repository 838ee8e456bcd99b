package link

import (
	"fmt"
	"strings"

	"spillway/object"
	"spillway/target"
)

// Needs of a symbol in the linker's tables.
const (
	needGOT  uint32 = 1 << iota // an entry with its address
	needPLT                     // an entry that jumps to it
	needAny                     // that entry must work with any register contents
	needSelf                    // its address is in code: a copy of data, or a canonical PLT entry
	needIE                      // an entry with the offset from the thread pointer
	needNeg                     // the same, negated
	needGD                      // a pair of entries for the dynamic linker's lookup
	needDesc                    // a pair of entries that is a thread-local descriptor
	needDyn                     // a dynamic symbol
)

// symbolSlots are offsets in the GOT, or in .plt.got; 0: none.
type symbolSlots struct {
	got, slot, plt, ie, neg, gd, desc int64
}

// slots are the GOT entries of all symbols.
type slots struct {
	out, plt *output
	part     *section // the contents of out
	pltPart  *section
	size     int64 // bytes of out
	pltSize  int64
	base     bool  // code refers to the address of the GOT
	ld       int64 // offset of the pair for this module; 0: none
	plts     []*symbol
	entries  []slot
}

// A slot is one entry and its contents.
type slot struct {
	at   int64
	kind slotKind
	sym  *symbol
}

type slotKind uint8

const (
	slotAddr slotKind = iota
	slotJump
	slotIFunc
	slotTPOff
	slotTPOffNeg
	slotModule
	slotDTPOff
	slotEmpty // reserved for the dynamic linker
)

// A dynReloc is a relocation for the dynamic linker.
type dynReloc struct {
	section *section // to which offset is relative; nil: the GOT
	offset  int64
	typ     uint32
	sym     *symbol // nil: none
	// The addend is the address of target, or its offset from the thread-local block, plus addend.
	target *symbol
	addend int64
}

// scan visits all relocations of loaded sections: it determines which symbols need entries, which locations need
// dynamic relocations, and which symbols are undefined.
func (l *linker) scan() {
	found := make([]scanned, len(l.res.files))
	l.parallel(len(l.res.files), func(i int) {
		sc := &found[i]
		sc.l, sc.f = l, l.res.files[i]
		for _, s := range l.res.files[i].sections {
			if s != nil && s.merged == nil {
				sc.section(s)
			}
		}
	})
	for i := range found {
		l.slots.base = l.slots.base || found[i].base
		if found[i].ld && l.slots.ld == 0 {
			l.slots.ld = -1
		}
		l.dynamic.staticTLS = l.dynamic.staticTLS || found[i].staticTLS
	}
	l.errs = append(l.errs, l.undefinedErrors(found)...)
	for i := range found {
		l.errs = append(l.errs, found[i].errs...)
	}
}

// scanned is the result of scanning a file.
type scanned struct {
	l         *linker
	f         *file
	base, ld  bool
	staticTLS bool
	errs      []error
	undefined []reference
}

// A reference is the place of a relocation.
type reference struct {
	sym    *symbol
	s      *section
	offset int64
}

func (r reference) String() string {
	return fmt.Sprintf("%s (%s+0x%x)", r.s.file.Name, r.s.name, r.offset)
}

// undefinedErrors returns an error for each undefined symbol, with its first references.
func (l *linker) undefinedErrors(found []scanned) (errs []error) {
	places := map[*symbol][]reference{}
	var order []*symbol
	for i := range found {
		for _, r := range found[i].undefined {
			if places[r.sym] == nil {
				order = append(order, r.sym)
			}
			places[r.sym] = append(places[r.sym], r)
		}
	}
	for _, s := range order {
		var b strings.Builder
		for i, r := range places[s] {
			if i == 3 {
				fmt.Fprintf(&b, " and %d more places", len(places[s])-i)
				break
			}
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(r.String())
		}
		hint := ""
		if s.vis != object.VisDefault {
			hint = " (hidden: no library can define it)"
		}
		errs = append(errs, fmt.Errorf("undefined symbol %s%s, used by %s", s.name, hint, b.String()))
	}
	return errs
}

// section visits the relocations of a section.
func (sc *scanned) section(s *section) {
	relocs := s.src.Relocs
	alloc := s.attrs.Has(object.Loaded)
	for i := 0; i < len(relocs); i++ {
		r := &relocs[i]
		sym := sc.f.symbol(r.Symbol)
		if sym != nil && sym.kind == undefined && sym.bind != object.BindWeak && sc.l.opts.Kind != Shared && (alloc || sym.global) {
			if alloc {
				sc.undefined = append(sc.undefined, reference{sym, s, r.Offset})
			}
			continue
		}
		if !alloc || s.frame && !s.keeps(r.Offset) {
			continue
		}
		x, ok := sc.l.relax(s, relocs, i, sym)
		switch {
		case !ok:
			sc.reloc(s, r, sym)
		case x.Type != 0:
			sc.reloc(s, &object.Reloc{Offset: x.Offset, Addend: x.Addend, Symbol: r.Symbol, Type: x.Type}, sym)
		}
		i += x.Skip
	}
}

// keeps reports whether the record of .eh_frame at the offset is in the output.
func (s *section) keeps(offset int64) bool { return s.at(offset) >= 0 }

// symbol returns the symbol of a relocation, or nil if it has none.
func (f *file) symbol(id object.SymbolID) *symbol {
	if id < 0 {
		return nil
	}
	return f.symbols[id]
}

// relax returns the relaxation of the instructions for relocation i of s, if any.
func (l *linker) relax(s *section, relocs []object.Reloc, i int, sym *symbol) (target.Relaxed, bool) {
	r := &relocs[i]
	t := l.f.Reloc(r.Type)
	if !t.Relax || l.f.Relax == nil || sym == nil || !s.attrs.Has(object.Executable) {
		return target.Relaxed{}, false
	}
	to := target.RelaxDirect
	switch t.Value {
	case target.RelocGOTEntry, target.RelocGOTIndex:
		if l.preemptible(sym) || sym.kind == undefined || sym.kind == absolute {
			return target.Relaxed{}, false
		}
	default: // thread-local
		switch {
		case l.opts.Kind == Shared:
			return target.Relaxed{}, false
		case t.Value == target.RelocTLSLD || t.Value == target.RelocTLSLDIndex || !l.preemptible(sym):
			to = target.RelaxLocalExec
		default:
			to = target.RelaxInitialExec
		}
	}
	site := target.RelaxSite{Code: s.data, Offset: r.Offset, Type: r.Type, Addend: r.Addend, To: to}
	if i > 0 {
		site.Before = besides(&relocs[i-1], r, -4)
	}
	if i+1 < len(relocs) {
		site.After = besides(&relocs[i+1], r, 4)
	}
	return l.f.Relax(site)
}

// besides returns the type of b if it is at the given distance from r, with the same symbol and addend; otherwise 0.
func besides(b, r *object.Reloc, distance int64) uint32 {
	if b.Offset-r.Offset != distance || b.Symbol != r.Symbol || b.Addend != r.Addend {
		return 0
	}
	return b.Type
}

// reloc records the needs of a relocation.
func (sc *scanned) reloc(s *section, r *object.Reloc, sym *symbol) {
	l := sc.l
	t := l.f.Reloc(r.Type)
	if sym == nil {
		if t.Value == target.RelocGOTBase {
			sc.base = true
		}
		return
	}
	if sym.kind == discarded && !s.frame {
		sc.errorf(s, r, "symbol %s is in a discarded section", sym.name)
		return
	}
	outside := l.preemptible(sym)
	switch t.Value {
	case target.RelocAddr, target.RelocGOTOff:
		if t.Value == target.RelocGOTOff {
			sc.base = true
		}
		sc.address(s, r, sym, t, outside)
	case target.RelocPLT, target.RelocPLTOff:
		sc.base = sc.base || t.Value == target.RelocPLTOff
		if outside {
			sym.need(needPLT)
		} else if sym.isIFunc() {
			sym.need(needPLT)
		}
	case target.RelocGOTEntry, target.RelocGOTIndex, target.RelocGOTPageIndex:
		sc.base = true
		sym.need(needGOT)
		if sym.isIFunc() {
			sym.need(needPLT)
		}
		if t.Value == target.RelocGOTIndex && l.pic && l.f.GOTAbsolute != nil && l.f.GOTAbsolute(s.data, r.Offset) {
			sc.notPIC(s, r, sym, t)
		}
	case target.RelocGOTBase:
		sc.base = true
	case target.RelocTPOff, target.RelocTPOffNeg:
		if outside || l.opts.Kind == Shared && !t.IsInt(l.word) {
			sc.errorf(s, r, "%s: the thread-local symbol %s may be in a shared library: compile with -fPIC", t.Name, sym.name)
		}
		sc.checkTLS(s, r, sym)
	case target.RelocGOTTPOff, target.RelocGOTTPOffIndex:
		sc.base, sc.staticTLS = true, true
		if t.Value == target.RelocGOTTPOff && !t.PCRel && !t.InPage() && l.pic {
			// The entry's address is in the code.
			sc.notPIC(s, r, sym, t)
		}
		sym.need(needIE)
		sc.checkTLS(s, r, sym)
	case target.RelocGOTTPOffNegIndex:
		sc.base, sc.staticTLS = true, true
		if outside || l.opts.Kind == Shared {
			sc.errs = append(sc.errs, &UnsupportedError{sc.f.Name, t.Name + " against a symbol of another module"})
		}
		sym.need(needNeg)
		sc.checkTLS(s, r, sym)
	case target.RelocTLSGD, target.RelocTLSGDIndex:
		sc.base = true
		sym.need(needGD)
		sc.checkTLS(s, r, sym)
	case target.RelocTLSLD, target.RelocTLSLDIndex:
		sc.base, sc.ld = true, true
		if l.opts.Kind != Shared && l.f.Link.TCB == 0 { // relaxed offsets are relative to the thread pointer
			sc.errs = append(sc.errs, &UnsupportedError{sc.f.Name, t.Name + " in an unrecognized code sequence"})
		}
	case target.RelocTLSDesc, target.RelocTLSDescIndex, target.RelocTLSDescCall:
		if l.f.TLSDesc != 0 {
			if t.Value != target.RelocTLSDescCall {
				sc.base = true
				sym.need(needDesc)
			}
			sc.checkTLS(s, r, sym)
			return
		}
		sc.errs = append(sc.errs, &UnsupportedError{sc.f.Name, t.Name + " (compile with -mtls-dialect=gnu)"})
	}
}

// checkTLS reports thread-local relocations against other symbols.
func (sc *scanned) checkTLS(s *section, r *object.Reloc, sym *symbol) {
	if sym.isTLS() || sym.kind == undefined || sym.typ == object.TypeSection && sym.section != nil && sym.section.attrs.Has(object.ThreadLocal) {
		return
	}
	sc.errorf(s, r, "symbol %s is not thread-local", sym.name)
}

// address records the needs of an address relocation.
func (sc *scanned) address(s *section, r *object.Reloc, sym *symbol, t *target.RelocType, outside bool) {
	l := sc.l
	if sym.isIFunc() {
		sym.need(needPLT | needSelf)
	}
	relative := t.PCRel || t.Value == target.RelocGOTOff || t.InPage()
	word := t.IsInt(l.word)
	writable := s.attrs.Has(object.Writable)
	switch {
	case l.symbolic(s, t, sym):
		sym.need(needDyn)
		s.relocs = append(s.relocs, dynReloc{section: s, offset: r.Offset, typ: l.f.Uses.Addr, sym: sym, addend: r.Addend})
	case outside:
		if l.opts.Kind == Shared || !relative && l.pic {
			sc.notPIC(s, r, sym, t)
			return
		}
		sym.need(needSelf)
		if sym.kind == inLibrary && sym.isFunc() || sym.typ == object.TypeNone && sym.size == 0 {
			sym.need(needPLT)
			if relative {
				sym.need(needAny)
			}
		}
	case relative || !l.pic || sym.kind == absolute || sym.kind == undefined || sym.kind == discarded:
	case word && (writable || s.frame):
		s.relocs = append(s.relocs, dynReloc{section: s, offset: r.Offset, typ: l.f.Relative, target: sym, addend: r.Addend})
	default:
		sc.notPIC(s, r, sym, t)
	}
}

// symbolic reports whether the dynamic linker resolves a location by name: it holds an address that another module
// defines, and is writable.
func (l *linker) symbolic(s *section, t *target.RelocType, sym *symbol) bool {
	return t.Value == target.RelocAddr && !t.PCRel && t.IsInt(l.word) && s.attrs.Has(object.Writable) && l.preemptible(sym)
}

// notPIC reports code compiled for a fixed address.
func (sc *scanned) notPIC(s *section, r *object.Reloc, sym *symbol, t *target.RelocType) {
	what, flag := "a position-independent program", "-fPIE, or link with -no-pie"
	if sc.l.opts.Kind == Shared {
		what, flag = "a shared library", "-fPIC"
	}
	sc.errorf(s, r, "%s against %s cannot be used in %s; compile with %s", t.Name, sym.label(), what, flag)
}

// label returns a name for errors.
func (s *symbol) label() string {
	if s.name == "" && s.section != nil {
		return "section " + s.section.name
	}
	return "symbol " + s.name
}

func (sc *scanned) errorf(s *section, r *object.Reloc, format string, args ...any) {
	sc.errs = append(sc.errs, fmt.Errorf("%s: %s+0x%x: %s", sc.f.Name, s.name, r.Offset, fmt.Sprintf(format, args...)))
}

// need records a symbol's needs; it is called concurrently.
func (s *symbol) need(bits uint32) {
	if s.needs.Load()&bits != bits {
		s.needs.Or(bits)
	}
}

// needed reports whether the symbol needs any of these.
func (s *symbol) needed(bits uint32) bool { return s.needs.Load()&bits != 0 }
