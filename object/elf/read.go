package elf

import (
	"bytes"
	"cmp"
	"compress/zlib"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"slices"

	"spillway/internal/elfclass"
	"spillway/object"
	"spillway/target"
)

// elfFile is the common part of the readers of objects and of libraries: the section headers and their names, validated
// against the file size.
type elfFile struct {
	name    string
	data    []byte
	c       elfclass.Class
	format  *target.ObjectFormat
	header  elfclass.Header
	headers []elfclass.Section
	names   []byte // of sections
}

func (e *elfFile) errorf(offset uint64, format string, args ...any) error {
	return &object.Error{Name: e.name, Offset: int64(min(offset, math.MaxInt64)), Err: fmt.Sprintf(format, args...)}
}

// IsELF reports whether data starts with the ELF magic.
func IsELF(data []byte) bool { return bytes.HasPrefix(data, []byte(elf.ELFMAG)) }

// IsFor reports whether data starts with an ELF header of the format.
func IsFor(data []byte, f *target.ObjectFormat) bool {
	return isWhole(data) && int(data[elf.EI_CLASS])*32 == f.Bits && binary.LittleEndian.Uint16(data[18:]) == f.Machine
}

// Variant returns the format of the ELF file in data, for f's machine: f, or the variant that its attributes select
// (target.ObjectFormat.Variant).
func Variant(data []byte, f *target.ObjectFormat) *target.ObjectFormat {
	if f.Variant == nil {
		return f
	}
	e, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		return f
	}
	defer e.Close()
	if s := e.Section(f.Attributes.Name); s != nil {
		if attributes, err := s.Data(); err == nil {
			return f.Variant(attributes)
		}
	}
	return f
}

// IsForeign reports whether data starts with an ELF header of another format.
func IsForeign(data []byte, f *target.ObjectFormat) bool { return isWhole(data) && !IsFor(data, f) }

// isWhole reports whether data starts with an ELF header up to the machine.
func isWhole(data []byte) bool { return IsELF(data) && len(data) >= 20 }

// open reads the headers of a file that has one of the formats and the given type.
func open(name string, data []byte, typ elf.Type, formats []*target.ObjectFormat) (*elfFile, error) {
	e := &elfFile{name: name, data: data}
	if !IsELF(data) {
		return nil, e.errorf(0, "not an ELF file")
	}
	if len(data) < 20 {
		return nil, e.errorf(uint64(len(data)), "truncated file header")
	}
	switch elf.Class(data[elf.EI_CLASS]) {
	case elf.ELFCLASS32:
		e.c = 32
	case elf.ELFCLASS64:
		e.c = 64
	default:
		return nil, e.errorf(elf.EI_CLASS, "unknown class %d", data[elf.EI_CLASS])
	}
	if elf.Data(data[elf.EI_DATA]) != elf.ELFDATA2LSB {
		return nil, e.errorf(elf.EI_DATA, "the file is not little-endian")
	}
	if len(data) < e.c.HeaderSize() {
		return nil, e.errorf(uint64(len(data)), "truncated file header")
	}
	var size int
	e.header, size = e.c.Header(data)
	for _, f := range formats {
		if f.Machine == e.header.Machine && f.Bits == int(e.c) {
			e.format = f
		}
	}
	if e.format == nil {
		return nil, e.errorf(18, "file is for another machine: %v, %d bits", elf.Machine(e.header.Machine), e.c)
	}
	if elf.Type(e.header.Type) != typ {
		return nil, e.errorf(16, "file type is %v, not %v", elf.Type(e.header.Type), typ)
	}
	if e.header.ShOff == 0 {
		return e, nil
	}
	if size != e.c.SectionSize() {
		return nil, e.errorf(0, "unsupported section header size %d, want %d", size, e.c.SectionSize())
	}
	return e, e.sections()
}

// sections reads the section headers.
func (e *elfFile) sections() error {
	size := uint64(e.c.SectionSize())
	at := e.header.ShOff
	if at > uint64(len(e.data)) || uint64(len(e.data))-at < size {
		return e.errorf(at, "section headers are past the end of the file")
	}
	first := e.c.Section(e.data[at:])
	n, names := uint64(e.header.ShNum), e.header.ShStrIndx
	if n == 0 {
		n = first.Size
	}
	if n > (uint64(len(e.data))-at)/size {
		return e.errorf(at, "%d section headers do not fit in the file", n)
	}
	e.headers = make([]elfclass.Section, n)
	for i := range e.headers {
		e.headers[i] = e.c.Section(e.data[at+uint64(i)*size:])
	}
	index := uint64(names)
	if names == uint16(elf.SHN_XINDEX) {
		index = uint64(first.Link)
	}
	if index >= n {
		return e.errorf(at, "invalid section name table %d of %d", index, n)
	}
	var err error
	if index != 0 {
		e.names, err = e.contents(int(index))
	}
	return err
}

// contents returns the bytes of a section.
func (e *elfFile) contents(i int) ([]byte, error) {
	h := &e.headers[i]
	if elf.SectionType(h.Type) == elf.SHT_NOBITS || h.Size == 0 {
		return nil, nil
	}
	if h.Offset > uint64(len(e.data)) || h.Size > uint64(len(e.data))-h.Offset {
		return nil, e.errorf(e.headerAt(i), "section %d of 0x%x bytes at 0x%x is past the end of the file", i, h.Size, h.Offset)
	}
	return e.data[h.Offset : h.Offset+h.Size : h.Offset+h.Size], nil
}

// headerAt returns the offset of a section header.
func (e *elfFile) headerAt(i int) uint64 { return e.header.ShOff + uint64(i)*uint64(e.c.SectionSize()) }

// stringAt returns the string at an offset of a table of strings, which begins at base in the file.
func (e *elfFile) stringAt(table []byte, at uint32, where uint64) (string, error) {
	if at == 0 {
		return "", nil
	}
	if uint64(at) >= uint64(len(table)) {
		return "", e.errorf(where, "string offset 0x%x is out of range", at)
	}
	n := bytes.IndexByte(table[at:], 0)
	if n < 0 {
		return "", e.errorf(where, "unterminated string at offset 0x%x", at)
	}
	return string(table[at : int(at)+n]), nil
}

// entries returns the bytes of a section that is a table, and its number of entries.
func (e *elfFile) entries(i, size int) ([]byte, int, error) {
	data, err := e.contents(i)
	if err != nil {
		return nil, 0, err
	}
	if len(data)%size != 0 || e.headers[i].EntrySize != uint64(size) {
		return nil, 0, e.errorf(e.headerAt(i), "section %d of %d bytes is not a table of entries of %d bytes", i, len(data), size)
	}
	return data, len(data) / size, nil
}

// link returns the section linked from section i, which must have type typ.
func (e *elfFile) link(i int, typ elf.SectionType) (int, error) {
	l := e.headers[i].Link
	if uint64(l) >= uint64(len(e.headers)) || elf.SectionType(e.headers[l].Type) != typ {
		return 0, e.errorf(e.headerAt(i), "section %d is linked to section %d, which is not of type %v", i, l, typ)
	}
	return int(l), nil
}

// Read reads a relocatable ELF file of one of the formats. Sections that no linker needs are dropped (symbol and string
// tables, and hints that contain symbol numbers); compressed ones are inflated. The File shares data's memory, which
// must not change.
func Read(name string, data []byte, formats ...*target.ObjectFormat) (*object.File, error) {
	e, err := open(name, data, elf.ET_REL, formats)
	if err != nil {
		return nil, err
	}
	r := &reader{elfFile: e, f: &object.File{Name: name, Format: e.format}}
	for _, phase := range []func() error{r.sections, r.symbols, r.groups, r.relocs} {
		if err := phase(); err != nil {
			return nil, err
		}
	}
	return r.f, nil
}

// A reader is the state of reading one relocatable file.
type reader struct {
	*elfFile
	f       *object.File
	ids     []object.SectionID // by section number; Undefined: not a section of the File
	numbers []int              // by SectionID
	symtab  int                // number of .symtab, or 0
}

// LLVM's sections that hold numbers of symbols without relocations.
const (
	shtLLVMAddrsig          = 0x6fff4c03
	shtLLVMCallGraphProfile = 0x6fff4c09
)

func (r *reader) sections() error {
	r.ids = make([]object.SectionID, len(r.headers))
	for i := range r.headers {
		r.ids[i] = object.Undefined
		h := &r.headers[i]
		switch typ := elf.SectionType(h.Type); typ {
		case elf.SHT_SYMTAB:
			if r.symtab != 0 {
				return r.errorf(r.headerAt(i), "duplicate symbol table")
			}
			r.symtab = i
			continue
		case elf.SHT_NULL, elf.SHT_STRTAB, elf.SHT_RELA, elf.SHT_REL, elf.SHT_GROUP, elf.SHT_SYMTAB_SHNDX,
			shtLLVMAddrsig, shtLLVMCallGraphProfile:
			// A string table may also be program contents.
			if typ != elf.SHT_STRTAB || elf.SectionFlag(h.Flags)&elf.SHF_ALLOC == 0 {
				continue
			}
		}
		s, err := r.section(i)
		if err != nil {
			return err
		}
		r.ids[i] = object.SectionID(len(r.f.Sections))
		r.numbers = append(r.numbers, i)
		r.f.Sections = append(r.f.Sections, s)
	}
	for id := range r.f.Sections {
		s := &r.f.Sections[id]
		if !s.Attrs.Has(object.Ordered) {
			continue
		}
		i := r.numbers[id]
		link := uint64(r.headers[i].Link)
		if link == 0 { // ordered with nothing
			s.Attrs &^= object.Ordered
			continue
		}
		if link >= uint64(len(r.ids)) || r.ids[link] == object.Undefined {
			return r.errorf(r.headerAt(i), "section %s is linked to nonexistent section %d", s.Name, link)
		}
		s.Link = r.ids[link]
	}
	return nil
}

// maxAlign is the maximum alignment: no more than a large page is needed.
const maxAlign = 1 << 30

// section reads one section.
func (r *reader) section(i int) (s object.Section, err error) {
	h := &r.headers[i]
	if s.Name, err = r.stringAt(r.names, h.Name, r.headerAt(i)); err != nil {
		return s, err
	}
	r.describe(&s, h)
	if h.Align > maxAlign || h.Align&(h.Align-1) != 0 {
		return s, r.errorf(r.headerAt(i), "section %s: invalid alignment 0x%x", s.Name, h.Align)
	}
	s.Align = max(1, int64(h.Align))
	if h.EntrySize > math.MaxInt32 {
		return s, r.errorf(r.headerAt(i), "section %s: invalid entry size 0x%x", s.Name, h.EntrySize)
	}
	s.EntrySize = int64(h.EntrySize)
	if h.Size > math.MaxInt64/2 {
		return s, r.errorf(r.headerAt(i), "section %s: invalid size 0x%x", s.Name, h.Size)
	}
	s.Size = int64(h.Size)
	if s.Data, err = r.contents(i); err != nil {
		return s, err
	}
	if elf.SectionFlag(h.Flags)&elf.SHF_COMPRESSED != 0 {
		err = r.inflate(i, &s)
	}
	return s, err
}

// inflate replaces the compressed contents of a section.
func (r *reader) inflate(i int, s *object.Section) error {
	head := r.c.CompressionSize()
	if len(s.Data) < head {
		return r.errorf(r.headers[i].Offset, "section %s: truncated compression header", s.Name)
	}
	kind := binary.LittleEndian.Uint32(s.Data)
	size, align := r.c.Word(s.Data[head-2*r.c.WordSize():]), r.c.Word(s.Data[head-r.c.WordSize():])
	if elf.CompressionType(kind) != elf.COMPRESS_ZLIB {
		return r.errorf(r.headers[i].Offset, "section %s: compression %v is not supported; compress with zlib or not at all", s.Name, elf.CompressionType(kind))
	}
	packed := s.Data[head:]
	// zlib's compression ratio is at most 1032.
	if size > 1032*uint64(len(packed)) || align > maxAlign || align&(align-1) != 0 {
		return r.errorf(r.headers[i].Offset, "section %s: invalid uncompressed size %d or alignment %d for %d bytes", s.Name, size, align, len(packed))
	}
	z, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		return r.errorf(r.headers[i].Offset, "section %s: %v", s.Name, err)
	}
	var out bytes.Buffer
	if n, err := io.Copy(&out, io.LimitReader(z, int64(size)+1)); err != nil || uint64(n) != size {
		return r.errorf(r.headers[i].Offset, "section %s: the uncompressed size is not %d", s.Name, size)
	}
	s.Data, s.Size, s.Align = out.Bytes(), int64(size), max(1, int64(align))
	return nil
}

func (r *reader) symbols() error {
	if r.symtab == 0 {
		return nil
	}
	size := r.c.SymbolSize()
	data, n, err := r.entries(r.symtab, size)
	if err != nil {
		return err
	}
	if n == 0 {
		return nil
	}
	table, err := r.link(r.symtab, elf.SHT_STRTAB)
	if err != nil {
		return err
	}
	names, err := r.contents(table)
	if err != nil {
		return err
	}
	wide, err := r.wideNumbers(n)
	if err != nil {
		return err
	}
	base := r.headers[r.symtab].Offset
	r.f.Symbols = make([]object.Symbol, n-1)
	for i := range r.f.Symbols {
		e := r.c.Symbol(data[(i+1)*size:])
		where := base + uint64((i+1)*size)
		s := &r.f.Symbols[i]
		if s.Name, err = r.stringAt(names, e.Name, where); err != nil {
			return err
		}
		s.Value, s.Size = int64(e.Value), int64(e.Size)
		if s.Size < 0 {
			return r.errorf(where, "symbol %s: invalid size 0x%x", s.Name, e.Size)
		}
		var ok bool
		if s.Bind, s.Type, ok = symbolInfo(e.Info); !ok {
			return r.errorf(where, "symbol %s: unknown binding or type 0x%02x", s.Name, e.Info)
		}
		s.Visibility = visibilities[e.Other&3]
		number := uint64(e.Section)
		switch elf.SectionIndex(e.Section) {
		case elf.SHN_UNDEF:
			s.Section = object.Undefined
			continue
		case elf.SHN_ABS:
			s.Section = object.Absolute
			continue
		case elf.SHN_COMMON:
			s.Section = object.Common
			if s.Value < 0 || s.Value > maxAlign || s.Value&(s.Value-1) != 0 {
				return r.errorf(where, "common symbol %s: invalid alignment 0x%x", s.Name, s.Value)
			}
			continue
		case elf.SHN_XINDEX:
			if wide == nil {
				return r.errorf(where, "symbol %s: missing extended section index table", s.Name)
			}
			number = uint64(binary.LittleEndian.Uint32(wide[4*(i+1):]))
		}
		if number >= uint64(len(r.ids)) || number >= uint64(elf.SHN_LORESERVE) && e.Section != uint16(elf.SHN_XINDEX) {
			return r.errorf(where, "symbol %s: invalid section 0x%x of %d", s.Name, number, len(r.ids))
		}
		s.Section = r.ids[number]
		if s.Section == object.Undefined {
			// The symbol's section is dropped.
			s.Section, s.Value = object.Absolute, 0
			if s.Bind != object.BindLocal {
				return r.errorf(where, "symbol %s is in section %d, which contains no code or data", s.Name, number)
			}
			continue
		}
		if sec := &r.f.Sections[s.Section]; s.Value < 0 || s.Value > sec.Size && s.Type != object.TypeThreadLocal {
			return r.errorf(where, "symbol %s: offset 0x%x is outside the 0x%x bytes of section %s", s.Name, e.Value, sec.Size, sec.Name)
		}
	}
	return nil
}

// wideNumbers returns the extended section index table of n symbols, or nil.
func (r *reader) wideNumbers(n int) ([]byte, error) {
	for i := range r.headers {
		if elf.SectionType(r.headers[i].Type) != elf.SHT_SYMTAB_SHNDX || int(r.headers[i].Link) != r.symtab {
			continue
		}
		data, entries, err := r.entries(i, 4)
		if err != nil {
			return nil, err
		}
		if entries != n {
			return nil, r.errorf(r.headerAt(i), "%d section numbers for %d symbols", entries, n)
		}
		return data, nil
	}
	return nil, nil
}

func (r *reader) groups() error {
	member := make([]bool, len(r.headers))
	for i := range r.headers {
		h := &r.headers[i]
		if elf.SectionType(h.Type) != elf.SHT_GROUP {
			continue
		}
		data, n, err := r.entries(i, 4)
		if err != nil {
			return err
		}
		if n == 0 || int(h.Link) != r.symtab || h.Info == 0 || uint64(h.Info) > uint64(len(r.f.Symbols)) {
			return r.errorf(r.headerAt(i), "group section %d has no signature", i)
		}
		if binary.LittleEndian.Uint32(data)&1 == 0 { // not GRP_COMDAT: its sections are kept unconditionally
			continue
		}
		g := object.Group{Signature: object.SymbolID(h.Info - 1)}
		for j := 4; j < len(data); j += 4 {
			number := binary.LittleEndian.Uint32(data[j:])
			if uint64(number) >= uint64(len(r.ids)) || number == 0 || member[number] {
				return r.errorf(h.Offset+uint64(j), "section %d cannot be a group member", number)
			}
			member[number] = true
			if id := r.ids[number]; id != object.Undefined {
				g.Sections = append(g.Sections, id)
			}
		}
		r.f.Groups = append(r.f.Groups, g)
	}
	return nil
}

func (r *reader) relocs() error {
	for i := range r.headers {
		typ := elf.SectionType(r.headers[i].Type)
		if typ != elf.SHT_REL && typ != elf.SHT_RELA {
			continue
		}
		if err := r.relocsOf(i, typ == elf.SHT_RELA); err != nil {
			return err
		}
	}
	return nil
}

// relocsOf reads section i, the relocations of another.
func (r *reader) relocsOf(i int, rela bool) error {
	h := &r.headers[i]
	size := r.c.RelSize()
	if rela {
		size = r.c.RelaSize()
	}
	data, n, err := r.entries(i, size)
	if err != nil || n == 0 {
		return err
	}
	if int(h.Link) != r.symtab {
		return r.errorf(r.headerAt(i), "relocation section %d uses symbol table %d, not %d", i, h.Link, r.symtab)
	}
	if uint64(h.Info) >= uint64(len(r.ids)) {
		return r.errorf(r.headerAt(i), "relocation section %d: invalid target section %d of %d", i, h.Info, len(r.ids))
	}
	id := r.ids[h.Info]
	if id == object.Undefined {
		if t := r.headers[h.Info].Type; t == shtLLVMAddrsig || t == shtLLVMCallGraphProfile {
			return nil
		}
		return r.errorf(r.headerAt(i), "relocation section %d: target section %d contains no code or data", i, h.Info)
	}
	s := &r.f.Sections[id]
	if s.Relocs != nil {
		return r.errorf(r.headerAt(i), "section %s has two relocation sections", s.Name)
	}
	s.Relocs = make([]object.Reloc, n)
	sorted := true
	for j := range s.Relocs {
		where := h.Offset + uint64(j*size)
		e := r.c.Reloc(data[j*size:], rela)
		t := r.format.Reloc(e.Type)
		switch {
		case t == nil || t.Dynamic:
			return r.errorf(where, "section %s: unknown relocation type %d", s.Name, e.Type)
		case uint64(e.Symbol) > uint64(len(r.f.Symbols)):
			return r.errorf(where, "section %s: relocation against invalid symbol %d of %d", s.Name, e.Symbol, len(r.f.Symbols))
		case e.Offset > uint64(len(s.Data)) || uint64(t.Bytes) > uint64(len(s.Data))-e.Offset:
			return r.errorf(where, "section %s: relocation offset 0x%x is outside its %d bytes", s.Name, e.Offset, len(s.Data))
		}
		x := object.Reloc{Offset: int64(e.Offset), Symbol: object.SymbolID(e.Symbol) - 1, Type: e.Type, Addend: e.Addend}
		if !rela {
			x.Addend = t.Get(s.Data[x.Offset:])
		}
		sorted = sorted && (j == 0 || s.Relocs[j-1].Offset <= x.Offset)
		s.Relocs[j] = x
	}
	if !sorted {
		sortRelocs(s.Relocs)
	}
	return nil
}

// sortRelocs sorts by offset, stably.
func sortRelocs(relocs []object.Reloc) {
	slices.SortStableFunc(relocs, func(a, b object.Reloc) int { return cmp.Compare(a.Offset, b.Offset) })
}
