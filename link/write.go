package link

import (
	"crypto/sha1"
	"debug/elf"
	"encoding/binary"
	"slices"
	"strings"

	"spillway/internal/elfclass"
	"spillway/object"
	elfobj "spillway/object/elf"
)

// tables are the sections for debuggers and other tools.
type tables struct {
	symtab, strtab, names []byte
	locals                int
	gnu                   bool  // some symbol uses a GNU extension
	at                    int64 // of the symbols, in the file
	headers               int64 // of the section headers
	sectionNames          []uint32
}

// sectionOf returns the section header index of a symbol's output section.
func (l *sections) sectionOf(s *symbol) int {
	if s.section != nil {
		return s.section.out.number
	}
	for i := len(l.outs) - 1; i >= 0; i-- {
		if o := l.outs[i]; o.attrs.Has(object.Loaded) && o.addr <= s.value && s.value <= o.addr+o.size && !o.attrs.Has(object.ThreadLocal) {
			return o.number
		}
	}
	return int(elf.SHN_ABS)
}

// buildSymtab builds .symtab and .strtab.
func (l *linker) buildSymtab() {
	t := &l.tables
	class := l.class()
	var names stringTable
	names.add("")
	n := len(l.res.globals)
	for _, f := range l.res.files {
		n += len(f.symbols)
	}
	t.symtab = class.AppendSymbol(make([]byte, 0, (n+1)*class.SymbolSize()), &elfclass.Symbol{})
	t.strtab = append(t.strtab, 0)
	add := func(s *symbol, bind object.Binding) {
		e := elfclass.Symbol{Name: uint32(len(t.strtab)), Info: elfobj.Info(bind, s.typ), Other: elfobj.Other(s.vis), Size: uint64(s.size)}
		switch {
		case s.kind == absolute:
			e.Section, e.Value = uint16(elf.SHN_ABS), uint64(s.value)
		case s.kind == defined || s.section != nil:
			number := l.sec.sectionOf(s)
			e.Section, e.Value = uint16(number), uint64(l.definition(s))
			if s.isTLS() {
				e.Value -= uint64(l.lay.tls.addr)
			}
		}
		t.gnu = t.gnu || elfobj.GNU(bind, s.typ)
		t.strtab = append(append(t.strtab, s.name...), 0)
		t.symtab = class.AppendSymbol(t.symtab, &e)
	}
	for _, f := range l.res.files {
		for _, s := range f.symbols {
			if s.global || s.name == "" || s.kind == discarded || s.kind == undefined || strings.HasPrefix(s.name, ".L") && s.typ == object.TypeNone {
				continue
			}
			if s.section != nil && (s.section.merged != nil || s.section.frame) {
				continue
			}
			add(s, object.BindLocal)
		}
	}
	var rest []*symbol
	for _, s := range l.res.globals {
		switch {
		case s.kind == discarded, s.kind == undefined && s.needs.Load() == 0 || s.kind == inLibrary && s.needs.Load() == 0:
		case s.kind == defined && s.vis >= object.VisHidden:
			add(s, object.BindLocal)
		default:
			rest = append(rest, s)
		}
	}
	t.locals = len(t.symtab) / class.SymbolSize()
	for _, s := range rest {
		add(s, s.bind)
	}
	for _, o := range l.sec.outs {
		t.sectionNames = append(t.sectionNames, names.add(o.name))
	}
	for _, name := range []string{".symtab", ".strtab", ".shstrtab"} {
		t.sectionNames = append(t.sectionNames, names.add(name))
	}
	t.names = names.bytes
}

// fileSize returns the size of the file and places the last tables.
func (l *linker) fileSize() int64 {
	t := &l.tables
	end := int64(l.class().HeaderSize()) + int64(l.class().SegmentSize())*int64(l.countSegments())
	for _, o := range l.sec.outs {
		if o.kind != object.KindZeros {
			end = max(end, o.offset+o.size)
		}
	}
	t.at = alignUp(end, 8)
	t.headers = alignUp(t.at+int64(len(t.symtab)+len(t.strtab)+len(t.names)), 8)
	return t.headers + int64(l.class().SectionSize())*int64(len(l.sec.outs)+4)
}

// checkSections fails if there are more sections than the fields of headers and symbols can number.
func (l *linker) checkSections() {
	if n := len(l.sec.outs) + 4; n >= int(elf.SHN_LORESERVE) {
		l.failf("too many output sections: %d; use fewer distinct section names", n)
	}
}

// writeHeaders writes the last tables, the section headers, the segments' and the file's.
func (l *linker) writeHeaders() {
	t := &l.tables
	class := l.class()
	b := append(l.lay.image[t.at:t.at], t.symtab...)
	b = append(b, t.strtab...)
	copy(b[len(b):cap(b)], t.names)

	b = class.AppendSection(l.lay.image[t.headers:t.headers], &elfclass.Section{})
	for i, o := range l.sec.outs {
		h := elfclass.Section{Name: t.sectionNames[i], Type: uint32(elfobj.Type(o.kind, o.foreign, l.f)), Flags: uint64(elfobj.Flags(o.attrs)) | o.foreign.Attrs,
			Addr: uint64(o.addr), Offset: uint64(o.offset),
			Size: uint64(o.size), Align: uint64(o.align), EntrySize: uint64(o.entry), Info: o.infoN}
		if o.link != nil {
			h.Link = uint32(o.link.number)
		}
		if o.info != nil {
			h.Info = uint32(o.info.number)
		}
		b = class.AppendSection(b, &h)
	}
	n := len(l.sec.outs)
	at := uint64(t.at)
	for i, data := range [][]byte{t.symtab, t.strtab, t.names} {
		h := elfclass.Section{Name: t.sectionNames[n+i], Type: uint32(elf.SHT_STRTAB), Offset: at, Size: uint64(len(data)), Align: 1}
		if i == 0 {
			h.Type, h.Link, h.Info = uint32(elf.SHT_SYMTAB), uint32(n+2), uint32(t.locals)
			h.Align, h.EntrySize = uint64(l.word), uint64(class.SymbolSize())
		}
		b = class.AppendSection(b, &h)
		at += uint64(len(data))
	}

	typ := elf.ET_EXEC
	if l.pic {
		typ = elf.ET_DYN
	}
	segments := l.programHeaders()
	h := elfclass.Header{GNU: t.gnu, Type: uint16(typ), Machine: l.f.Machine, Flags: l.f.ProgramFlags, PhOff: uint64(class.HeaderSize()), ShOff: uint64(t.headers),
		PhNum: uint16(len(segments)), ShNum: uint16(n + 4), ShStrIndx: uint16(n + 3)}
	if l.res.entry != nil {
		h.Entry = uint64(l.symbolAddress(l.res.entry))
	}
	b = class.AppendHeader(l.lay.image[:0], &h)
	for i := range segments {
		b = class.AppendSegment(b, &segments[i])
	}
}

// programHeaders returns the segments, in the order that the dynamic linker needs.
func (l *linker) programHeaders() (list []elfclass.Segment) {
	class := l.class()
	of := func(typ elf.ProgType, flags elf.ProgFlag, o *output) elfclass.Segment {
		return elfclass.Segment{Type: uint32(typ), Flags: uint32(flags), Offset: uint64(o.offset), Addr: uint64(o.addr), FileSize: uint64(o.size), MemSize: uint64(o.size), Align: uint64(o.align)}
	}
	if l.dynamic.interp != nil {
		size := uint64(class.SegmentSize() * l.countSegments())
		list = append(list, elfclass.Segment{Type: uint32(elf.PT_PHDR), Flags: uint32(elf.PF_R), Offset: uint64(class.HeaderSize()),
			Addr: uint64(l.base()) + uint64(class.HeaderSize()), FileSize: size, MemSize: size, Align: uint64(l.word)},
			of(elf.PT_INTERP, elf.PF_R, l.dynamic.interp))
	}
	for _, s := range l.lay.segments {
		list = append(list, elfclass.Segment{Type: uint32(elf.PT_LOAD), Flags: uint32(s.flags), Offset: uint64(s.offset), Addr: uint64(s.addr), LoadOffset: uint64(s.loadOffset),
			FileSize: uint64(s.fileSize), MemSize: uint64(s.memSize), Align: uint64(s.align)})
	}
	if l.dynamic.out != nil {
		list = append(list, of(elf.PT_DYNAMIC, elf.PF_R|elf.PF_W, l.dynamic.out))
	}
	var notes, tls *elfclass.Segment
	for _, o := range l.sec.outs {
		switch {
		case !o.attrs.Has(object.Loaded):
		case o == l.sec.property: // its alignment may differ from that of other notes
			list = append(list, of(elf.PT_NOTE, elf.PF_R, o), of(propertySegment, elf.PF_R, o))
		case o.kind == object.KindNotes:
			if notes == nil {
				n := of(elf.PT_NOTE, elf.PF_R, o)
				notes = &n
			}
			notes.MemSize = uint64(o.addr+o.size) - notes.Addr
			notes.FileSize = notes.MemSize
			notes.Align = max(notes.Align, uint64(o.align))
		case o.attrs.Has(object.ThreadLocal):
			if tls == nil {
				n := of(elf.PT_TLS, elf.PF_R, o)
				n.FileSize, n.Align = 0, uint64(l.lay.tls.align)
				tls = &n
			}
			if o.kind != object.KindZeros {
				tls.FileSize = uint64(o.addr+o.size) - tls.Addr
			}
			tls.MemSize = uint64(l.lay.tls.size)
		}
	}
	if notes != nil {
		list = append(list, *notes)
	}
	if tls != nil {
		list = append(list, *tls)
	}
	if l.sec.frames != nil {
		list = append(list, of(elf.PT_GNU_EH_FRAME, elf.PF_R, l.sec.frames.header))
	}
	if l.index.out != nil {
		list = append(list, of(elf.ProgType(l.f.Index.Segment), elf.PF_R, l.index.out))
	}
	stack := elf.PF_R | elf.PF_W
	if l.res.stackCode {
		stack |= elf.PF_X
	}
	list = append(list, elfclass.Segment{Type: uint32(elf.PT_GNU_STACK), Flags: uint32(stack), Align: 16})
	if l.lay.relro.end > 0 {
		s := l.lay.segments[slices.IndexFunc(l.lay.segments, func(s segment) bool { return s.addr == l.lay.relro.begin })]
		size := uint64(l.lay.relro.end - s.addr)
		list = append(list, elfclass.Segment{Type: uint32(elf.PT_GNU_RELRO), Flags: uint32(elf.PF_R), Offset: uint64(s.offset), Addr: uint64(s.addr),
			FileSize: min(size, uint64(s.fileSize)), MemSize: size, Align: 1})
	}
	return list
}

// hash writes the build id: the hash of the file without it.
func (l *linker) hash() {
	if l.sec.buildID == nil {
		return
	}
	b := l.lay.image[l.sec.buildID.offset:]
	binary.LittleEndian.PutUint32(b, 4)
	binary.LittleEndian.PutUint32(b[4:], buildIDSize)
	binary.LittleEndian.PutUint32(b[8:], 3) // NT_GNU_BUILD_ID
	copy(b[12:], "GNU\x00")
	sum := sha1.Sum(l.lay.image)
	copy(b[16:], sum[:])
}
