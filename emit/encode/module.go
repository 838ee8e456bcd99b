package encode

import (
	"fmt"
	"slices"
	"strings"

	"spillway/emit/asm"
	"spillway/emit/gas"
	"spillway/ir"
	"spillway/mach"
	"spillway/object"
	"spillway/regalloc"
	"spillway/target"
)

// Module returns the object file of m from the code of its functions, in the module's order. Errors name what the
// object format cannot express, or unsupported assembly (InlineAsmError). O(size of the object).
func (e *Encoder) Module(m *ir.Module, codes []*Code) (*object.File, error) {
	return e.ModuleWithDebug(m, codes, nil)
}

// ModuleWithDebug is Module with debug information, unless debug is nil.
func (e *Encoder) ModuleWithDebug(m *ir.Module, codes []*Code, debug *Debug) (*object.File, error) {
	w := &module{e: e, m: m, codes: codes, names: make(map[asm.Section]int)}
	w.t = e.t
	for _, s := range []asm.Section{{Name: ".text", Attrs: object.Loaded | object.Executable}, {Name: ".data", Attrs: object.Loaded | object.Writable}, {Name: ".bss", Attrs: object.Loaded | object.Writable, Kind: object.KindZeros}} {
		w.Section(s)
	}
	asm.BeginFrameTables(m, w)
	if err := w.moduleText(); err != nil {
		return nil, err
	}
	w.functions()
	var pool asm.Pool
	var maps []*asm.StackMaps
	for _, c := range codes {
		pool = append(pool, c.pool...)
		if c.maps != nil {
			maps = append(maps, c.maps)
		}
	}
	asm.Constants(pool, w)
	asm.Data(m, e.t, w)
	asm.WriteStackMaps(m, maps, e.t, w)
	asm.Properties(m, e.t, w)
	if a := &e.t.Object.Attributes; a.Name != "" {
		w.Section(asm.Section{Name: a.Name, Kind: object.KindForeign})
		w.Bytes(e.t.Attributes)
	}
	if debug != nil {
		w.debugInfo(debug)
	}
	w.Section(asm.StackNote(m))
	w.frameTables()
	f := w.file(m.Name)
	if w.err != nil {
		return nil, w.err
	}
	return f, nil
}

// A module assembles functions and data (asm.Stream): its pieces are the sections of the file.
type module struct {
	contents
	e     *Encoder
	m     *ir.Module
	codes []*Code
	names map[asm.Section]int // by section: index into pieces
	bases [][]base            // by function and piece

	// From assembly text.
	byName        map[string]ir.Symbol
	externalAttrs []symbol // attributes of symbols defined elsewhere
	// Attributes of undefined symbols.
	undefinedText map[ir.Symbol]*gas.Symbol
	versions      map[ir.Symbol]string // versioned names
	frames        []textFrame

	mapping mapping

	constants map[asm.Constant]base
	aliases   []alias

	out     *object.File
	defined map[ir.Symbol]int32 // index into syms
	addrs   map[blockKey]base   // of blocks whose address is taken
	ids     map[ir.Symbol]object.SymbolID
	locals  map[base]object.SymbolID // of constants
	secIDs  []object.SymbolID        // by section: that of its symbol, or NoSymbol
	gotID   object.SymbolID
}

// A base is an offset in a section.
type base struct {
	piece int32
	off   int64
}

type blockKey struct {
	fn ir.Symbol
	n  int32
}

type alias struct {
	sym, to ir.Symbol
	off     int64
}

// Section implements asm.Stream.
func (w *module) Section(s asm.Section) {
	i, ok := w.names[s]
	if !ok {
		i = len(w.pieces)
		w.names[s] = i
		w.pieces = append(w.pieces, piece{section: s, align: 1})
	}
	w.cur = i
}

// Align implements asm.Stream.
func (w *module) Align(n int64) {
	h := w.here()
	h.align = max(h.align, n)
	if n = -h.offset() & (n - 1); n == 0 {
		return
	}
	if h.section.Attrs.Has(object.Executable) {
		h.data = w.t.Code.Pad(h.data, int(n))
		return
	}
	w.Zero(n)
}

// enter makes p's section the current one.
func (w *module) enter(p *piece) {
	if p.plain {
		for i := range w.pieces {
			if s := &w.pieces[i].section; s.Name == p.section.Name && s.Group == p.section.Group {
				w.cur = i
				return
			}
		}
	}
	w.Section(p.section)
}

// functions adds the functions to their sections.
func (w *module) functions() {
	w.shortenTails()
	ends := []int{len(w.pieces[0].data)}
	for _, c := range w.codes {
		for i := range c.pieces {
			p := &c.pieces[i]
			w.enter(p)
			for k := len(ends); k < len(w.pieces); k++ {
				ends = append(ends, len(w.pieces[k].data))
			}
			ends[w.cur] = (ends[w.cur]+int(p.align)-1)&-int(p.align) + len(p.data)
		}
	}
	for i, end := range ends {
		w.pieces[i].data = slices.Grow(w.pieces[i].data, max(0, end-len(w.pieces[i].data)))
	}
	w.bases = make([][]base, len(w.codes))
	for k, c := range w.codes {
		bases := make([]base, len(c.pieces))
		for i := range c.pieces {
			p := &c.pieces[i]
			w.enter(p)
			w.Align(p.align)
			bases[i] = base{int32(w.cur), w.here().offset()}
			if p.section.Attrs.Has(object.Ordered) {
				w.order(p, bases[c.code].piece)
			}
			w.Bytes(p.data)
			if p.zeros > 0 {
				w.Zero(p.zeros)
			}
			switch b := bases[i]; {
			case i == c.code:
				w.mapping.function(b, c)
			case p.section.Attrs.Has(object.Executable):
				w.mapping.add(b, true)
			}
		}
		w.bases[k] = bases
		for i := range c.pieces {
			to := &w.pieces[bases[i].piece]
			for _, x := range c.pieces[i].fixes {
				x.off += bases[i].off
				if x.minus > 0 {
					x.minus += int32(len(w.minus))
				}
				if x.kind == toPlace {
					b := bases[x.n]
					x.n, x.bits = b.piece, x.bits+uint64(b.off)
				}
				x.sym = w.canonical(x.sym)
				to.fixes = append(to.fixes, x)
			}
		}
		w.minus = append(w.minus, c.minus...)
		for _, s := range c.syms {
			if s.piece >= 0 {
				b := bases[s.piece]
				s.piece, s.off = b.piece, s.off+b.off
			}
			if s.text != nil {
				w.adopt(&s)
			}
			w.syms = append(w.syms, s)
		}
		for _, a := range c.blocks {
			b := bases[a.piece]
			a.piece, a.off = b.piece, a.off+b.off
			w.blocks = append(w.blocks, a)
		}
	}
}

// order links the order of p's section, which is current, to the code section of.
func (w *module) order(p *piece, of int32) {
	if h := w.here(); h.offset() == 0 {
		h.order = of
	} else if h.order != of {
		w.fail("section %s is in the order of both %s and another section of the same name", p.section.Name, w.pieces[of].section.Name)
	}
}

// codeBase returns the start of the instructions of function i.
func (w *module) codeBase(i int) base { return w.bases[i][w.codes[i].code] }

// Label implements asm.Stream.
func (w *module) Label(l asm.Label) {
	if l.Kind == asm.ConstantLabel {
		if w.constants == nil {
			w.constants = make(map[asm.Constant]base)
		}
		w.constants[l.Constant] = base{int32(w.cur), w.here().offset()}
	}
}

// Alias implements asm.Stream.
func (w *module) Alias(s, to ir.Symbol, n int64) {
	x := w.symbolOf(s)
	x.piece, x.off = isAbsolute, n
	if to != nil {
		x.piece = isAlias
		w.aliases = append(w.aliases, alias{s, to, n})
	}
}

// Methods of asm.Stream only used in functions.

func (w *module) Begin(*mach.Func)                       {}
func (w *module) End(*mach.Func)                         {}
func (w *module) Block(mach.BlockID)                     {}
func (w *module) Instr(*asm.Instr)                       {}
func (w *module) Inline(*mach.Instr, *ir.InlineAsm)      {}
func (w *module) Predicate([]uint8)                      {}
func (w *module) Literals([]mach.Literal, int32)         {}
func (w *module) Table(*target.InlineTable, *mach.Block) {}
func (w *module) Line(*mach.LineRow)                     {}
func (w *module) CFI(asm.CFIOp, regalloc.Reg, int64)     {}
func (w *module) Personality(ir.Symbol)                  {}
func (w *module) Exceptions(*asm.ExceptionTable)         {}
func (w *module) Index(*asm.IndexEntry)                  {}
func (w *module) StackMaps(*asm.StackMaps)               {}

// file builds the file.
func (w *module) file(name string) *object.File {
	f := &object.File{Name: name, Format: w.t.Object, Sections: make([]object.Section, len(w.pieces))}
	w.out = f
	w.mergeTextAttrs()
	w.index()
	if w.err != nil {
		return f
	}
	for i := range w.pieces {
		w.section(i)
	}
	w.symbols()
	for i := range w.pieces {
		w.relocations(i)
	}
	w.groups()
	return f
}

// index finds symbols and blocks by name.
func (w *module) index() {
	w.defined = make(map[ir.Symbol]int32, len(w.syms))
	for i := range w.syms {
		w.defined[w.syms[i].sym] = int32(i)
	}
	for _, k := range w.aliasOrder() {
		if !w.alias(&w.aliases[k]) {
			return
		}
	}
	if len(w.blocks) > 0 {
		w.addrs = make(map[blockKey]base, len(w.blocks))
	}
	for _, a := range w.blocks {
		w.addrs[blockKey{a.fn, a.n}] = base{a.piece, a.off}
	}
}

// aliasOrder returns the aliases in topological order, targets first.
func (w *module) aliasOrder() []int32 {
	if len(w.aliases) == 0 {
		return nil
	}
	last := make(map[ir.Symbol]int32, len(w.aliases)) // of each symbol
	for k, a := range w.aliases {
		last[a.sym] = int32(k)
	}
	order, chain := make([]int32, 0, len(w.aliases)), []int32(nil)
	listed := make([]bool, len(w.aliases))
	for k := range w.aliases {
		for at, ok := int32(k), true; ok && !listed[at]; at, ok = last[w.aliases[at].to] {
			listed[at] = true
			chain = append(chain, at)
		}
		for _, at := range slices.Backward(chain) {
			order = append(order, at)
		}
		chain = chain[:0]
	}
	return order
}

// alias resolves the alias a, and reports whether its target is defined.
func (w *module) alias(a *alias) bool {
	x, to := &w.syms[w.defined[a.sym]], int32(-1)
	if k, ok := w.defined[a.to]; ok {
		to = k
	}
	if x.version && (to < 0 || w.syms[to].piece == isWeak) {
		if w.versions == nil {
			w.versions = make(map[ir.Symbol]string)
		}
		w.versions[a.to] = asm.Name(a.sym)
		x.piece = isMentioned
		return true
	}
	if to < 0 || w.syms[to].piece == isCommon || w.syms[to].piece == isWeak {
		if x.text != nil || x.version {
			err := fmt.Errorf("%s, the target of alias %s, is not defined here", asm.Name(a.to), asm.Name(a.sym))
			w.fail("%w", &InlineAsmError{Text: asm.Name(a.sym), Err: err})
		} else {
			w.fail("alias @%s: @%s is not defined in this module", a.sym.Sym().Name, a.to.Sym().Name)
		}
		return false
	}
	x.piece, x.off = w.syms[to].piece, w.syms[to].off+a.off
	if x.text == nil {
		x.size = w.syms[to].size
	}
	if x.version {
		x.text, x.added, x.fn = w.syms[to].text, w.syms[to].added, w.syms[to].fn
		x.sym.Sym().Linkage, x.sym.Sym().Visibility = a.to.Sym().Linkage, a.to.Sym().Visibility
	}
	return true
}

// section fills in section i.
func (w *module) section(i int) {
	p := &w.pieces[i]
	s := &w.out.Sections[i]
	*s = object.Section{Name: p.section.Name, Kind: p.section.Kind, Attrs: p.section.Attrs, Align: p.align,
		EntrySize: int64(p.section.Entry), Link: object.Undefined, Data: p.data, Size: p.offset()}
	if s.Attrs.Has(object.Ordered) {
		s.Link = object.SectionID(p.order)
	}
	if s.Attrs.Has(object.Executable) {
		s.Align = max(s.Align, w.t.CodeAlign.Instr)
	}
	switch s.Kind {
	case object.KindForeign:
		s.Foreign.Kind = w.t.Object.Attributes.Type
	case object.KindZeros:
		s.Data = nil
	case object.KindInitArray, object.KindFiniArray:
		s.EntrySize = int64(w.t.Layout.PtrBytes)
	}
}

// symbols creates the defined symbols. Section symbols are created by the first relocation that needs them.
func (w *module) symbols() {
	f := w.out
	w.ids = make(map[ir.Symbol]object.SymbolID, len(w.syms))
	w.secIDs = slices.Repeat([]object.SymbolID{object.NoSymbol}, len(w.pieces))
	w.gotID = object.NoSymbol
	w.locals = make(map[base]object.SymbolID)
	w.mapping.symbols(f, w.t.CodeSymbol)
	for i := range w.syms {
		x := &w.syms[i]
		info := x.sym.Sym()
		if info.Linkage == ir.Private || x.piece == isWeak || x.piece == isMentioned || x.text != nil && strings.HasPrefix(asm.Name(x.sym), ".L") {
			continue
		}
		s := object.Symbol{Name: asm.Name(x.sym), Section: object.SectionID(x.piece), Value: x.off, Size: x.size, Visibility: visibility(info)}
		switch info.Linkage {
		case ir.External, ir.Common, ir.Appending:
			s.Bind = object.BindGlobal
		case ir.Weak, ir.LinkOnce, ir.ExternWeak:
			s.Bind = object.BindWeak
		}
		s.Type = object.TypeData
		if x.fn {
			s.Type = object.TypeFunc
			if w.t.OddCode {
				s.Value |= 1
			}
		}
		if x.ifunc {
			s.Type = object.TypeIndirectFunc
		}
		if x.text != nil || x.added != nil {
			x.textual(&s)
		}
		switch x.piece {
		case isAbsolute:
			s.Section = object.Absolute
		case isCommon:
			s.Section, s.Value = object.Common, x.align
		default:
			if w.pieces[x.piece].section.Attrs.Has(object.ThreadLocal) {
				s.Type = object.TypeThreadLocal
			}
		}
		w.ids[x.sym] = object.SymbolID(len(f.Symbols))
		f.Symbols = append(f.Symbols, s)
	}
	for i := range w.syms {
		if x := &w.syms[i]; x.piece == isWeak {
			w.undefined(x.sym)
		}
	}
}

// textual adds the attributes from assembly text to s.
func (x *symbol) textual(s *object.Symbol) {
	said := x.text
	if said != nil {
		s.Bind, s.Type, s.Visibility = object.BindLocal, object.TypeNone, 0
	} else {
		said = x.added
	}
	switch said.Bind {
	case gas.Global:
		s.Bind = object.BindGlobal
	case gas.Weak:
		s.Bind = object.BindWeak
	case gas.Local:
		s.Bind = object.BindLocal
	}
	if x.text != nil && x.piece == isCommon {
		s.Bind, s.Type = max(s.Bind, object.BindGlobal), object.TypeData
	}
	switch said.Type {
	case "function", "func":
		s.Type = object.TypeFunc
	case "object":
		s.Type = object.TypeData
	case "gnu_indirect_function":
		s.Type = object.TypeIndirectFunc
	case "tls_object":
		s.Type = object.TypeThreadLocal
	}
	if said.Hidden != "" {
		s.Visibility = visibilityOf[said.Hidden]
	}
}

func visibility(s *ir.SymInfo) object.Visibility {
	switch s.Visibility {
	case ir.Hidden:
		return object.VisHidden
	case ir.Protected:
		return object.VisProtected
	}
	return object.VisDefault
}

// undefined returns the undefined symbol s.
func (w *module) undefined(s ir.Symbol) object.SymbolID {
	if id, ok := w.ids[s]; ok {
		return id
	}
	info := s.Sym()
	x := object.Symbol{Name: asm.Name(s), Section: object.Undefined, Bind: object.BindGlobal}
	if version, ok := w.versions[s]; ok {
		x.Name = version
	}
	if info.Linkage == ir.ExternWeak {
		x.Bind = object.BindWeak
	}
	if said := w.undefinedText[s]; said != nil {
		x.Visibility = visibilityOf[said.Hidden]
		if said.Bind == gas.Weak {
			x.Bind = object.BindWeak
		}
	}
	if info.ThreadLocal {
		x.Type = object.TypeThreadLocal
	}
	id := object.SymbolID(len(w.out.Symbols))
	w.out.Symbols = append(w.out.Symbols, x)
	w.ids[s] = id
	return id
}

// sectionSymbol returns the symbol of a section.
func (w *module) sectionSymbol(i int32) object.SymbolID {
	if w.secIDs[i] == object.NoSymbol {
		w.secIDs[i] = object.SymbolID(len(w.out.Symbols))
		w.out.Symbols = append(w.out.Symbols, object.Symbol{Section: object.SectionID(i), Type: object.TypeSection})
	}
	return w.secIDs[i]
}

// local creates a local symbol for a place that cannot be named relative to its section, because the linker rearranges
// the section's contents.
func (w *module) local(name string, b base) object.SymbolID {
	id := object.SymbolID(len(w.out.Symbols))
	w.out.Symbols = append(w.out.Symbols, object.Symbol{Name: name, Section: object.SectionID(b.piece), Value: b.off})
	return id
}

// relocations creates the relocations of section i, and fills in the fields that need none.
func (w *module) relocations(i int) {
	p := &w.pieces[i]
	s := &w.out.Sections[i]
	if n := len(p.fixes); n > 0 {
		s.Relocs = make([]object.Reloc, 0, n)
	}
	for k := range p.fixes {
		w.relocation(i, p, s, &p.fixes[k])
	}
	if !slices.IsSortedFunc(s.Relocs, func(a, b object.Reloc) int { return int(a.Offset - b.Offset) }) {
		slices.SortStableFunc(s.Relocs, func(a, b object.Reloc) int { return int(a.Offset - b.Offset) })
	}
}

// A destination is the resolved target of a fix.
type destination struct {
	base
	known bool // defined in this file and not preemptible
	fn    bool // it is a function
	sym   ir.Symbol
	name  string // of a local symbol
}

// destination returns what x refers to.
func (w *module) destination(p asm.Place, x *fix) destination {
	if p.Sym == nil && x == nil {
		x = new(fix)
		x.to(p)
	} else if x == nil {
		x = &fix{kind: toSymbol, sym: p.Sym}
	}
	switch x.kind {
	case toPlace:
		return destination{base: base{x.n, int64(x.bits)}, known: true}
	case toBlock:
		b, ok := w.addrs[blockKey{x.sym, x.n}]
		if !ok {
			w.fail("block %d of @%s does not exist", x.n, x.sym.Sym().Name)
		}
		return destination{base: b, known: true}
	case toConstant:
		c := asm.Constant{Bytes: int(x.n), Bits: x.bits}
		return destination{base: w.constants[c], known: true, name: c.Name()}
	}
	d := destination{sym: x.sym}
	if k, ok := w.defined[x.sym]; ok && w.syms[k].piece >= 0 {
		d.base = base{w.syms[k].piece, w.syms[k].off}
		d.known = x.sym.Sym().IsLocal()
		if text := w.syms[k].text; text != nil {
			d.known = (text.Bind == gas.NoBind || text.Bind == gas.Local) && text.Type != "gnu_indirect_function"
		}
		d.fn = w.syms[k].fn
		d.known = d.known && !w.syms[k].ifunc // the linker substitutes its PLT entry
		d.name = asm.Name(x.sym)
	}
	return d
}

// relocation creates the relocation of field x, or fills the field in if it needs none.
func (w *module) relocation(i int, p *piece, s *object.Section, x *fix) {
	uses := &w.t.Object.Uses
	r := object.Reloc{Offset: x.off, Addend: x.add, Type: x.reloc}
	if x.kind == toTable {
		r.Symbol = w.gotSymbol()
		s.Relocs = append(s.Relocs, r)
		return
	}
	d := w.destination(asm.Place{}, x)
	if x.tail {
		w.fill(i, s, x, d.off+x.add-x.off)
		return
	}
	if x.minus != 0 && !w.difference(i, s, x, &d, &r) {
		return
	}
	if t := w.t.Object.Reloc(r.Type); r.Type == 0 || t == nil || t.Bytes > 0 && int(x.size) != t.Bytes { // R_NONE: a marker
		w.failAt(i, x.off, "%s has no relocation of %d bytes for an address", w.t.Name, x.size)
		return
	}
	t := w.t.Object.Reloc(r.Type)
	x.pcrel = x.pcrel || t.Field != nil && t.PCRel
	if !d.known || !t.Direct() {
		w.named(&r, &d)
		s.Relocs = append(s.Relocs, r)
		return
	}
	odd := int64(0) // interworking bit of a function address
	if d.fn && x.kind == toSymbol && t.Field == nil && w.t.OddCode {
		odd = 1
	}
	if v := d.off + r.Addend - x.off + odd; x.pcrel && d.piece == int32(i) && (t.Field == nil || t.Field.Page == 0 && t.Fits(v)) {
		if t.Field != nil {
			t.Put(s.Data[x.off:], v)
		} else {
			w.fill(i, s, x, v)
		}
		return
	}
	if r.Type == uses.PLT && t.Field == nil {
		r.Type = uses.PCRel
	}
	attrs := w.pieces[d.piece].section.Attrs
	fits := func(addend int64) bool { return w.t.Object.Rela || t.AddendFits(addend) }
	const distance = 1 << 30 // linkers that merge constants rewrite the addends of section symbols, by up to this
	switch {
	case r.Type == uses.GOTOff && d.sym != nil, attrs.Has(object.Mergeable) && (x.pcrel && t.Field == nil || x.add != 0 || !fits(distance)), attrs.Has(object.ThreadLocal), d.fn && w.t.Object.Mapping.Functions,
		!fits(r.Addend + d.off): // the field has no room for an offset in the section
		w.named(&r, &d)
	default:
		r.Symbol = w.sectionSymbol(d.piece)
		r.Addend += d.off
	}
	s.Relocs = append(s.Relocs, r)
}

// gotSymbol returns the symbol of the global offset table.
func (w *module) gotSymbol() object.SymbolID {
	if w.gotID == object.NoSymbol {
		w.gotID = object.SymbolID(len(w.out.Symbols))
		w.out.Symbols = append(w.out.Symbols, object.Symbol{Name: "_GLOBAL_OFFSET_TABLE_", Section: object.Undefined, Bind: object.BindGlobal})
	}
	return w.gotID
}

// difference fills in field x of section i, the distance of d from the place that x subtracts, if both are in the same
// section. If that place is in section i, it makes r a relocation relative to the field, and reports true.
func (w *module) difference(i int, s *object.Section, x *fix, d *destination, r *object.Reloc) bool {
	m := w.destination(w.minus[x.minus-1], nil)
	switch located := m.known || m.name != ""; {
	case m.piece == d.piece && (d.known || d.name != "") && located:
		w.fill(i, s, x, d.off-m.off+x.add)
	case located && m.piece == int32(i):
		x.pcrel = true
		r.Addend += x.off - m.off
		r.Type = w.t.Object.Uses.PCRel
		if x.size == 8 {
			r.Type = w.t.Object.Uses.PCRel64
		}
		return true
	default:
		w.failAt(i, x.off, "the distance between two symbols of which none is in section %s", s.Name)
	}
	return false
}

// fill stores v in the field x of section i.
func (w *module) fill(i int, s *object.Section, x *fix, v int64) {
	before := w.err
	if t := w.t.Object.Reloc(x.reloc); x.tail && t != nil && t.Field != nil { // within an instruction
		if !t.Fits(v) {
			w.fail("a jump to another function: %s: %s", t.Name, t.Misfit(v))
		} else {
			t.Put(s.Data[x.off:], v)
		}
	} else {
		w.put(s.Data[x.off:], int(x.size), v)
	}
	if before == nil && w.err != nil {
		err := w.err
		w.err = nil
		w.failAt(i, x.off, "%w", err)
	}
}

// failAt fails at an offset of section i; the error names the symbol at that offset, and its source position.
func (w *module) failAt(i int, off int64, format string, args ...any) {
	err := &FieldError{Where: "section " + w.pieces[i].section.Name, Err: fmt.Errorf(format, args...)}
	for k := range w.syms {
		if s := &w.syms[k]; s.piece == int32(i) && s.off <= off && off < s.off+s.size {
			info := s.sym.Sym()
			err.Where, err.Line, err.Col = "@"+info.Name, info.Line, info.Col
			break
		}
	}
	w.fail("%w", err)
}

// A FieldError reports a value that does not fit its field in a variable or function.
type FieldError struct {
	Where     string // the symbol, or the section
	Err       error
	Line, Col int // of the symbol in the program, or 0
}

func (e *FieldError) Error() string { return e.Where + ": " + e.Err.Error() }

func (e *FieldError) Unwrap() error { return e.Err }

// named makes r refer to d by its own symbol, which is a local one for private symbols and constants.
func (w *module) named(r *object.Reloc, d *destination) {
	switch {
	case d.sym == nil:
		id, ok := w.locals[d.base]
		if !ok {
			id = w.local(d.name, d.base)
			w.locals[d.base] = id
		}
		r.Symbol = id
	case d.name != "" && (d.sym.Sym().Linkage == ir.Private || d.known && strings.HasPrefix(d.name, ".L")):
		id, ok := w.ids[d.sym]
		if !ok {
			id = w.local(d.name, d.base)
			w.ids[d.sym] = id
		}
		r.Symbol = id
	default:
		r.Symbol = w.undefined(d.sym)
	}
}

// groups creates the COMDAT groups.
func (w *module) groups() {
	f := w.out
	byName := make(map[string]int)
	var signatures map[string]object.SymbolID
	for i := range w.pieces {
		name := w.pieces[i].section.Group
		if name == "" {
			continue
		}
		g, ok := byName[name]
		if !ok {
			if signatures == nil {
				signatures = w.symbolsByName()
			}
			g = len(f.Groups)
			byName[name] = g
			f.Groups = append(f.Groups, object.Group{Signature: w.signature(name, signatures)})
		}
		f.Groups[g].Sections = append(f.Groups[g].Sections, object.SectionID(i))
	}
}

// symbolsByName returns the first symbol of each name.
func (w *module) symbolsByName() map[string]object.SymbolID {
	ids := make(map[string]object.SymbolID, len(w.out.Symbols))
	for i := len(w.out.Symbols) - 1; i >= 0; i-- {
		ids[w.out.Symbols[i].Name] = object.SymbolID(i)
	}
	return ids
}

// signature returns the symbol of the given name, or a new undefined one.
func (w *module) signature(name string, symbols map[string]object.SymbolID) object.SymbolID {
	if id, ok := symbols[name]; ok {
		return id
	}
	w.out.Symbols = append(w.out.Symbols, object.Symbol{Name: name, Section: object.Undefined})
	return object.SymbolID(len(w.out.Symbols) - 1)
}
