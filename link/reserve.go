package link

import (
	"debug/elf"
	"strings"

	"spillway/internal/elfclass"
	"spillway/object"
	elfobj "spillway/object/elf"
)

// linkerSymbols are symbols that the linker defines if they are used and not defined otherwise: at the start or the end
// of an output section, or of the program.
var linkerSymbols = []struct {
	name, section string
	end           bool
}{
	{"__preinit_array_start", ".preinit_array", false}, {"__preinit_array_end", ".preinit_array", true},
	{"__init_array_start", ".init_array", false}, {"__init_array_end", ".init_array", true},
	{"__fini_array_start", ".fini_array", false}, {"__fini_array_end", ".fini_array", true},
	{"__data_start", ".data", false}, {"data_start", ".data", false},
	{"_DYNAMIC", ".dynamic", false}, {"__GNU_EH_FRAME_HDR", ".eh_frame_hdr", false},
	{"__rela_iplt_start", ".rela.plt", false}, {"__rela_iplt_end", ".rela.plt", true},
	{"__rel_iplt_start", ".rel.plt", false}, {"__rel_iplt_end", ".rel.plt", true},
	// Of the program; see special.
	{"_GLOBAL_OFFSET_TABLE_", "", false}, {"__executable_start", "", false}, {"__ehdr_start", "", false},
	{"__etext", "", false}, {"_etext", "", false}, {"etext", "", false}, {"_edata", "", false}, {"edata", "", false},
	{"__bss_start", "", false}, {"_end", "", false}, {"end", "", false}, {dataSource, "", false},
}

// moduleBase is the start of the module's thread-local block.
const moduleBase = "_TLS_MODULE_BASE_"

// define defines the linker's symbols; their values are set after layout.
func (l *linker) define() {
	for i := range linkerSymbols {
		d := &linkerSymbols[i]
		s := l.res.table[d.name]
		if s == nil || s.kind == defined || s.kind == absolute {
			continue
		}
		// The C library's archive looks through these relocations; elsewhere the dynamic linker does.
		if strings.Contains(d.name, "_iplt_") && l.opts.Kind != Static {
			continue
		}
		if d.name == dataSource && l.opts.Bare == nil {
			continue
		}
		// The names without an underscore may be a library's own.
		if s.kind == inLibrary && !strings.HasPrefix(d.name, "_") {
			continue
		}
		l.sec.own(s)
	}
	for _, name := range []string{l.f.Index.Start, l.f.Index.End} {
		if s := l.res.table[name]; name != "" && s != nil && s.kind == undefined {
			l.sec.own(s)
		}
	}
	if s := l.res.table[moduleBase]; s != nil && s.kind == undefined {
		l.sec.own(s)
		s.typ = object.TypeThreadLocal
	}
	for _, s := range l.res.globals {
		if s.kind != undefined && s.kind != inLibrary {
			continue
		}
		for _, prefix := range []string{"__start_", "__stop_"} {
			if name, ok := strings.CutPrefix(s.name, prefix); ok && l.sec.byName[outKey{name, true}] != nil {
				l.sec.own(s)
			}
		}
	}
}

// own makes the linker define a symbol.
func (l *sections) own(s *symbol) {
	s.kind, s.lib, s.inLib, s.vis, s.exports = defined, nil, nil, object.VisHidden, false
	s.typ, s.size, s.bind = object.TypeNone, 0, object.BindGlobal
	l.owned = append(l.owned, s)
}

// defineValues sets the values of the linker's symbols, after layout.
func (l *linker) defineValues() {
	at := map[string]int64{
		"_GLOBAL_OFFSET_TABLE_": l.slots.address(),
		"__executable_start":    l.base(), "__ehdr_start": l.base(),
	}
	text, data, bss, end := int64(0), int64(0), int64(0), int64(0)
	for _, o := range l.sec.outs {
		if !o.attrs.Has(object.Loaded) || o.attrs.Has(object.ThreadLocal) {
			continue
		}
		last := o.addr + o.size
		if o.attrs.Has(object.Executable) {
			text = max(text, last)
		}
		if o.attrs.Has(object.Writable) {
			if o.kind != object.KindZeros {
				data = max(data, last)
			} else if bss == 0 {
				bss = o.addr
			}
		}
		end = max(end, last)
	}
	if l.opts.Bare == nil {
		data = max(data, text)
	} else if n := len(l.lay.segments); n > 0 {
		s := &l.lay.segments[n-1]
		if s.rank != rankRelro/10 { // nothing is written
			s = &segment{addr: end}
		}
		data = s.addr + s.fileSize
		at["__data_start"], at["data_start"], at[dataSource] = s.addr, s.addr, s.addr+s.loadOffset
	}
	if bss == 0 {
		bss = data
	}
	at["__etext"], at["_etext"], at["etext"] = text, text, text
	at["_edata"], at["edata"], at["__bss_start"] = data, data, bss
	at["_end"], at["end"] = end, end
	at[moduleBase] = l.lay.tls.addr
	if o := l.index.out; o != nil {
		at[l.f.Index.Start], at[l.f.Index.End] = o.addr, o.addr+o.size
	}
	for _, s := range l.sec.owned {
		if v, ok := at[s.name]; ok {
			s.value = v
			continue
		}
		s.value = 0
		for i := range linkerSymbols {
			if d := &linkerSymbols[i]; d.name == s.name && d.section != "" {
				s.value = l.edge(d.section, d.end)
			}
		}
		if name, ok := strings.CutPrefix(s.name, "__start_"); ok {
			s.value = l.edge(name, false)
		} else if name, ok := strings.CutPrefix(s.name, "__stop_"); ok {
			s.value = l.edge(name, true)
		}
	}
}

// edge returns the start or the end address of an output section; without a section, both are equal.
func (l *linker) edge(name string, end bool) int64 {
	o := l.sec.byName[outKey{name, true}]
	switch {
	case o == nil:
		return l.base()
	case end:
		return o.addr + o.size
	}
	return o.addr
}

// base returns the address of the file header.
func (l *linker) base() int64 {
	switch {
	case l.opts.Bare != nil:
		return l.opts.Bare.Text
	case l.pic:
		return 0
	}
	return l.f.Link.Base
}

// reserve creates the tables that the linker adds, with their sizes.
func (l *linker) reserve() {
	l.reserveCopies()
	l.reserveSlots()
	l.reserveVeneers()
	if l.opts.Kind != Static {
		l.reserveDynamic()
	} else if n := len(l.dynamic.plt); n > 0 {
		l.dynamic.pltOut = l.addTable(l.relocName(".plt"), l.relocType(), 0, l.word, l.relocSize(), int64(n)*l.relocSize())
	}
	l.reserveProperties()
	if l.opts.Bare != nil {
		return
	}
	id := l.addTable(".note.gnu.build-id", elf.SHT_NOTE, 0, 4, 0, 16+buildIDSize)
	l.sec.buildID = id
}

const buildIDSize = 20

// addTable creates an output section for a table of the linker's.
func (l *linker) addTable(name string, typ elf.SectionType, attrs object.Attrs, align, entry, size int64) *output {
	kind := elfobj.Kind(typ, l.f)
	o := l.sec.output(name, kind, object.Loaded|attrs)
	if o.entry = entry; kind == object.KindForeign {
		o.foreign.Kind = uint32(typ)
	}
	o.put(&section{name: name, kind: kind, attrs: object.Loaded | attrs, align: align, size: size})
	return o
}

func (l *linker) class() elfclass.Class { return elfclass.Class(l.f.Bits) }

func (l *linker) relocName(of string) string {
	if l.f.Rela {
		return ".rela" + of
	}
	return ".rel" + of
}

func (l *linker) relocType() elf.SectionType {
	if l.f.Rela {
		return elf.SHT_RELA
	}
	return elf.SHT_REL
}

func (l *linker) relocSize() int64 {
	if l.f.Rela {
		return int64(l.class().RelaSize())
	}
	return int64(l.class().RelSize())
}

// everySymbol calls f for each symbol, in a deterministic order.
func (l *resolution) everySymbol(f func(s *symbol)) {
	for _, file := range l.files {
		for _, s := range file.symbols {
			if !s.global {
				f(s)
			}
		}
	}
	for _, s := range l.globals {
		f(s)
	}
}

// reserveCopies allocates space in the program for library data whose address is in code; the dynamic linker copies the
// data there. All symbols at one address refer to the copy.
func (l *linker) reserveCopies() {
	type place struct {
		lib   *library
		value int64
	}
	done := map[place]bool{}
	for _, s := range l.res.globals {
		if s.kind != inLibrary || !s.needed(needSelf) || s.needed(needPLT) || s.section != nil {
			continue
		}
		if s.isTLS() || s.size <= 0 || s.size > 1<<30 {
			l.failf("%s: %s cannot be copied into the program: compile with -fPIE or -fPIC", s.lib.Name, s.label())
			continue
		}
		if l.sec.copies == nil {
			l.sec.copies = &section{name: ".dynbss", kind: object.KindZeros, attrs: object.Loaded | object.Writable, align: 1}
			l.sec.output(".bss", object.KindZeros, l.sec.copies.attrs).put(l.sec.copies)
		}
		c := l.sec.copies
		align := min(s.inLib.Align, 64)
		c.align = max(c.align, align)
		at := alignUp(c.size, align)
		c.size = at + s.size
		l.dynamic.relocs = append(l.dynamic.relocs, dynReloc{section: c, offset: at, typ: l.f.Copy, sym: s})
		done[place{s.lib, s.inLib.Value}] = true
		for i := range s.lib.Symbols {
			d := &s.lib.Symbols[i]
			if d.Value != s.inLib.Value || d.Type != object.TypeData || !d.Default {
				continue
			}
			alias := l.res.lookup(d.Name)
			if alias.kind == undefined {
				l.bindSymbol(alias, s.lib, d)
			}
			if alias.lib == s.lib && alias.inLib == d {
				alias.section, alias.value = c, at
				alias.need(needDyn)
			}
		}
		s.section, s.value = c, at
		s.need(needDyn)
	}
}

// reserveSlots assigns GOT entries to symbols.
func (l *linker) reserveSlots() {
	sl := &l.slots
	needsTable := sl.base || sl.ld != 0
	l.res.everySymbol(func(s *symbol) {
		needsTable = needsTable || s.needed(needGOT|needPLT|needIE|needNeg|needGD|needDesc)
	})
	if !needsTable {
		return
	}
	sl.size = 3 * l.word // address of _DYNAMIC, and two words for the dynamic linker
	var jumps, rest []*symbol
	l.res.everySymbol(func(s *symbol) {
		if s.needed(needPLT) {
			jumps = append(jumps, s)
		}
		if s.needed(needGOT | needIE | needNeg | needGD | needDesc) {
			rest = append(rest, s)
		}
	})
	l.reserveJumps(jumps)
	for _, s := range rest {
		l.reserveEntries(s)
	}
	for _, s := range rest {
		if s.needed(needDesc) {
			l.reserveDescriptor(s)
		}
	}
	if sl.ld != 0 {
		sl.ld = l.addSlot(slotModule, nil)
		l.addSlot(slotAddr, nil)
		if l.opts.Kind == Shared {
			l.relocateSlot(sl.ld, l.f.DTPMod, nil, nil)
		}
	}
	sl.out = l.addTable(".got", elf.SHT_PROGBITS, object.Writable, l.word, l.word, sl.size)
	sl.part = sl.out.sections[len(sl.out.sections)-1]
	if sl.pltSize > 0 {
		sl.plt = l.addTable(".plt.got", elf.SHT_PROGBITS, object.Executable, 16, int64(len(l.prop.plt.Code)), sl.pltSize)
		sl.pltPart = sl.plt.sections[len(sl.plt.sections)-1]
	}
}

// addSlot appends a slot to the GOT, and returns its offset.
func (l *linker) addSlot(kind slotKind, s *symbol) int64 {
	at := l.slots.size
	l.slots.size += l.word
	l.slots.entries = append(l.slots.entries, slot{at, kind, s})
	return at
}

// relocateSlot adds a dynamic relocation for the slot at an offset: against sym, or relative to target.
func (l *linker) relocateSlot(at int64, typ uint32, sym, target *symbol) {
	if sym != nil {
		sym.need(needDyn)
	}
	l.dynamic.relocs = append(l.dynamic.relocs, dynReloc{offset: at, typ: typ, sym: sym, target: target})
}

// reserveJumps assigns PLT entries, and their slots, to functions.
func (l *linker) reserveJumps(jumps []*symbol) {
	sl := &l.slots
	var last []dynReloc
	for _, s := range jumps {
		kind, code := slotJump, l.pltCode(s)
		if s.isIFunc() {
			kind = slotIFunc
		}
		s.at.slot = l.addSlot(kind, s)
		s.at.plt = 1 + sl.pltSize
		sl.pltSize += int64(len(code))
		sl.plts = append(sl.plts, s)
		switch {
		case kind == slotIFunc:
			last = append(last, dynReloc{offset: s.at.slot, typ: l.f.IRelative, target: s})
		case l.preemptible(s):
			s.need(needDyn)
			l.dynamic.plt = append(l.dynamic.plt, dynReloc{offset: s.at.slot, typ: l.f.JumpSlot, sym: s})
		}
	}
	l.dynamic.plt = append(l.dynamic.plt, last...)
}

// reserveEntries allocates the entries of s, of one or two words, for its address and its offset from the thread
// pointer.
func (l *linker) reserveEntries(s *symbol) {
	outside := l.preemptible(s)
	if s.needed(needGOT) {
		s.at.got = l.addSlot(slotAddr, s)
		switch {
		case outside:
			l.relocateSlot(s.at.got, l.f.GlobDat, s, nil)
		case l.pic && s.kind == defined:
			l.relocateSlot(s.at.got, l.f.Relative, nil, s)
		}
	}
	if s.needed(needIE) {
		s.at.ie = l.addSlot(slotTPOff, s)
		switch {
		case outside:
			l.relocateSlot(s.at.ie, l.f.TPOff, s, nil)
		case l.opts.Kind == Shared:
			l.relocateSlot(s.at.ie, l.f.TPOff, nil, s)
		}
	}
	if s.needed(needNeg) {
		s.at.neg = l.addSlot(slotTPOffNeg, s)
	}
	if s.needed(needGD) {
		s.at.gd = l.addSlot(slotModule, s)
		off := l.addSlot(slotDTPOff, s)
		switch {
		case outside:
			l.relocateSlot(s.at.gd, l.f.DTPMod, s, nil)
			l.relocateSlot(off, l.f.DTPOff, s, nil)
		case l.opts.Kind == Shared:
			l.relocateSlot(s.at.gd, l.f.DTPMod, nil, nil)
		}
	}
}

// reserveDescriptor allocates the two words of the thread-local descriptor of s.
func (l *linker) reserveDescriptor(s *symbol) {
	s.at.desc = l.addSlot(slotEmpty, s)
	l.addSlot(slotEmpty, s)
	if l.preemptible(s) {
		l.relocateSlot(s.at.desc, l.f.TLSDesc, s, nil)
	} else {
		l.relocateSlot(s.at.desc, l.f.TLSDesc, nil, s)
	}
}

// address returns the address of the GOT.
func (sl *slots) address() int64 {
	if sl.out == nil {
		return 0
	}
	return sl.part.addr()
}
