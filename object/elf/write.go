package elf

import (
	"debug/elf"
	"encoding/binary"
	"fmt"
	"io"
	"math"

	"spillway/internal/elfclass"
	"spillway/object"
)

// Write writes f as a relocatable ELF file: the header; the contents of sections, each followed by its relocations;
// symbol and string tables; the section headers.
func Write(w io.Writer, f *object.File) error {
	b, err := Append(nil, f)
	if err != nil {
		return err
	}
	_, err = w.Write(b)
	return err
}

// Append appends the output of Write to b, which is empty.
func Append(b []byte, f *object.File) ([]byte, error) { return AppendAt(b, f, nil) }

// AppendAt is Append for sections with addresses, by SectionID, 0 for none, as debuggers need them for code in memory.
func AppendAt(b []byte, f *object.File, addrs []uint64) ([]byte, error) {
	wr := writer{f: f, addrs: addrs, c: elfclass.Class(f.Format.Bits), b: b[:0]}
	if err := wr.check(); err != nil {
		return nil, fmt.Errorf("%s: %w", f.Name, err)
	}
	wr.number()
	wr.headers = append(wr.headers, elfclass.Section{})
	wr.names = append(wr.names, 0)
	wr.b = append(wr.b, make([]byte, wr.c.HeaderSize())...)
	wr.groups()
	for i := range f.Sections {
		wr.section(object.SectionID(i))
	}
	wr.symbols()
	if b = wr.finish(); wr.c == 32 && uint64(len(b)) > math.MaxUint32 {
		return nil, fmt.Errorf("%s: %d bytes exceed the limit of a 32-bit file", f.Name, len(b))
	}
	return b, nil
}

// A writer is the state of writing one file.
type writer struct {
	f *object.File
	c elfclass.Class
	b []byte // the file so far
	// addrs are the addresses of sections, nil: none.
	addrs []uint64
	// gnu: some symbol or section uses a GNU extension.
	gnu bool

	numbers  []uint32 // of sections, by SectionID
	total    int      // of sections
	grouped  []bool   // sections that are in a group; nil: there are no groups
	symtab   uint32   // its section number
	extended bool     // some section has a number that a symbol cannot hold
	order    []object.SymbolID
	index    []uint32 // of symbols in the file, by SymbolID
	locals   uint32

	headers []elfclass.Section
	names   []byte // .shstrtab
}

// check reports inconsistencies of the file.
func (w *writer) check() error {
	f := w.f
	most, word := math.MaxInt32/2, uint64(math.MaxUint64)
	if w.c == 32 { // relocations have 24-bit symbol numbers there
		most, word = 1<<24-8, math.MaxUint32
	}
	if n := len(f.Symbols); n > most {
		return fmt.Errorf("too many symbols: %d", n)
	}
	for i := range f.Sections {
		s := &f.Sections[i]
		if s.Align < 1 || s.Align&(s.Align-1) != 0 {
			return fmt.Errorf("section %s: alignment %d is not a power of two", s.Name, s.Align)
		}
		if s.Size < 0 || uint64(s.Size) > word || uint64(s.Align) > word || s.EntrySize < 0 || uint64(s.EntrySize) > word {
			return fmt.Errorf("section %s: size %d or alignment %d exceeds %d bits", s.Name, s.Size, s.Align, w.c)
		}
		if s.Kind != object.KindZeros && int64(len(s.Data)) != s.Size {
			return fmt.Errorf("section %s: size %d differs from its %d bytes of contents", s.Name, s.Size, len(s.Data))
		}
		if s.Attrs.Has(object.Ordered) && (s.Link < 0 || int(s.Link) >= len(f.Sections)) {
			return fmt.Errorf("section %s is linked to a nonexistent section", s.Name)
		}
		for j := range s.Relocs {
			if err := w.checkReloc(s, &s.Relocs[j]); err != nil {
				return fmt.Errorf("section %s: relocation at 0x%x: %w", s.Name, s.Relocs[j].Offset, err)
			}
		}
	}
	for i := range f.Symbols {
		if s := &f.Symbols[i]; int(s.Section) >= len(f.Sections) || s.Section < object.Common {
			return fmt.Errorf("symbol %s is in a nonexistent section", s.Name)
		}
		// Values are addresses, which wrap around.
		if s := &f.Symbols[i]; w.c == 32 && (s.Value < math.MinInt32 || s.Value > math.MaxUint32) || s.Size < 0 || uint64(s.Size) > word {
			return fmt.Errorf("symbol %s: size %d or value %d exceeds %d bits", s.Name, s.Size, s.Value, w.c)
		}
	}
	for _, g := range f.Groups {
		if g.Signature < 0 || int(g.Signature) >= len(f.Symbols) {
			return fmt.Errorf("a group's signature is not a symbol")
		}
		for _, s := range g.Sections {
			if s < 0 || int(s) >= len(f.Sections) {
				return fmt.Errorf("group %s has a nonexistent section", f.Symbols[g.Signature].Name)
			}
		}
	}
	return nil
}

func (w *writer) checkReloc(s *object.Section, r *object.Reloc) error {
	t := w.f.Format.Reloc(r.Type)
	switch {
	case t == nil:
		return fmt.Errorf("%s has no relocation type %d", w.f.Format.Name, r.Type)
	case r.Symbol < object.NoSymbol || int(r.Symbol) >= len(w.f.Symbols):
		return fmt.Errorf("unknown symbol %d", r.Symbol)
	case r.Offset < 0 || r.Offset > int64(len(s.Data))-int64(t.Bytes):
		return fmt.Errorf("outside the section's %d bytes", len(s.Data))
	case !w.f.Format.Rela && !t.AddendFits(r.Addend):
		return fmt.Errorf("addend: %s", t.Misfit(r.Addend))
	}
	return nil
}

// number numbers sections and symbols: groups come first, each section is followed by its relocations, local symbols
// come before all others.
func (w *writer) number() {
	f := w.f
	next := uint32(1 + len(f.Groups))
	w.numbers = make([]uint32, len(f.Sections))
	for i := range f.Sections {
		w.numbers[i] = next
		next++
		if len(f.Sections[i].Relocs) > 0 {
			next++
		}
	}
	w.symtab = next
	next += 3 // with .strtab and .shstrtab
	w.extended = next > uint32(elf.SHN_LORESERVE)
	if w.extended {
		next++
	}
	w.total = int(next)

	w.order = make([]object.SymbolID, 0, len(f.Symbols))
	w.index = make([]uint32, len(f.Symbols))
	for _, local := range []bool{true, false} {
		for i := range f.Symbols {
			if (f.Symbols[i].Bind == object.BindLocal) == local {
				w.order = append(w.order, object.SymbolID(i))
				w.index[i] = uint32(len(w.order))
			}
		}
		if local {
			w.locals = uint32(len(w.order)) + 1
		}
	}
	w.headers = make([]elfclass.Section, 0, w.total)
}

// name returns the offset of a section's name in .shstrtab.
func (w *writer) name(name string) uint32 {
	at := uint32(len(w.names))
	w.names = append(append(w.names, name...), 0)
	return at
}

func (w *writer) align(to int) {
	for len(w.b)%to != 0 {
		w.b = append(w.b, 0)
	}
}

func (w *writer) groups() {
	if len(w.f.Groups) == 0 {
		return
	}
	name := w.name(".group")
	w.grouped = make([]bool, len(w.f.Sections))
	for _, g := range w.f.Groups {
		w.align(4)
		h := elfclass.Section{Name: name, Type: uint32(elf.SHT_GROUP), Offset: uint64(len(w.b)),
			Link: w.symtab, Info: w.index[g.Signature], Align: 4, EntrySize: 4}
		w.b = binary.LittleEndian.AppendUint32(w.b, 1) // GRP_COMDAT
		for _, s := range g.Sections {
			w.grouped[s] = true
			w.b = binary.LittleEndian.AppendUint32(w.b, w.numbers[s])
			if len(w.f.Sections[s].Relocs) > 0 {
				w.b = binary.LittleEndian.AppendUint32(w.b, w.numbers[s]+1)
			}
		}
		h.Size = uint64(len(w.b)) - h.Offset
		w.headers = append(w.headers, h)
	}
}

// section writes a section and its relocations.
func (w *writer) section(id object.SectionID) {
	f := w.f
	s := &f.Sections[id]
	flags := uint64(Flags(s.Attrs)) | s.Foreign.Attrs
	group := uint64(0)
	if w.grouped != nil && w.grouped[id] {
		group = uint64(elf.SHF_GROUP)
	}
	// Align the file offset, but limit the padding.
	w.align(int(min(s.Align, 4096)))
	reloc := ".rel"
	if f.Format.Rela {
		reloc = ".rela"
	}
	at := uint32(0)
	if len(s.Relocs) > 0 {
		at = w.name(reloc + s.Name)
	}
	h := elfclass.Section{Type: uint32(Type(s.Kind, s.Foreign, f.Format)), Flags: flags | group, Offset: uint64(len(w.b)), Size: uint64(s.Size),
		Align: uint64(s.Align), EntrySize: uint64(s.EntrySize)}
	if w.addrs != nil {
		h.Addr = w.addrs[id]
	}
	if at != 0 {
		h.Name = at + uint32(len(reloc)) // a suffix of that name
	} else {
		h.Name = w.name(s.Name)
	}
	if s.Attrs.Has(object.Ordered) {
		h.Link = w.numbers[s.Link]
	}
	w.b = append(w.b, s.Data...)
	w.gnu = w.gnu || s.Attrs.Has(object.Retained)
	w.headers = append(w.headers, h)
	if len(s.Relocs) == 0 {
		return
	}
	if !f.Format.Rela {
		data := w.b[h.Offset:]
		for i := range s.Relocs {
			r := &s.Relocs[i]
			f.Format.Reloc(r.Type).PutAddend(data[r.Offset:], r.Addend)
		}
	}
	w.align(w.c.WordSize())
	h = elfclass.Section{Name: at, Type: uint32(elf.SHT_REL), Flags: uint64(elf.SHF_INFO_LINK) | group, Offset: uint64(len(w.b)),
		Link: w.symtab, Info: uint32(len(w.headers)) - 1, Align: uint64(w.c.WordSize()), EntrySize: uint64(w.c.RelSize())}
	if f.Format.Rela {
		h.Type, h.EntrySize = uint32(elf.SHT_RELA), uint64(w.c.RelaSize())
	}
	for i := range s.Relocs {
		r := &s.Relocs[i]
		e := elfclass.Reloc{Offset: uint64(r.Offset), Type: r.Type, Addend: r.Addend}
		if r.Symbol != object.NoSymbol {
			e.Symbol = w.index[r.Symbol]
		}
		w.b = w.c.AppendReloc(w.b, &e, f.Format.Rela)
	}
	h.Size = uint64(len(w.b)) - h.Offset
	w.headers = append(w.headers, h)
}

// symbols writes .symtab and .strtab, and the section indexes that do not fit .symtab.
func (w *writer) symbols() {
	w.align(w.c.WordSize())
	h := elfclass.Section{Name: w.name(".symtab"), Type: uint32(elf.SHT_SYMTAB), Offset: uint64(len(w.b)),
		Link: w.symtab + 1, Info: w.locals, Align: uint64(w.c.WordSize()), EntrySize: uint64(w.c.SymbolSize())}
	w.b = w.c.AppendSymbol(w.b, &elfclass.Symbol{})
	strings := []byte{0}
	var wide []byte
	if w.extended {
		wide = make([]byte, 4, 4*(1+len(w.order)))
	}
	for _, id := range w.order {
		s := &w.f.Symbols[id]
		w.gnu = w.gnu || GNU(s.Bind, s.Type)
		e := elfclass.Symbol{Info: Info(s.Bind, s.Type), Other: Other(s.Visibility), Value: uint64(s.Value), Size: uint64(s.Size)}
		if s.Name != "" {
			e.Name = uint32(len(strings))
			strings = append(append(strings, s.Name...), 0)
		}
		number := uint32(0)
		switch s.Section {
		case object.Undefined:
			e.Section = uint16(elf.SHN_UNDEF)
		case object.Absolute:
			e.Section = uint16(elf.SHN_ABS)
		case object.Common:
			e.Section = uint16(elf.SHN_COMMON)
		default:
			number = w.numbers[s.Section]
			e.Section = uint16(number)
			if number >= uint32(elf.SHN_LORESERVE) {
				e.Section = uint16(elf.SHN_XINDEX)
			} else {
				number = 0
			}
		}
		if w.extended {
			wide = binary.LittleEndian.AppendUint32(wide, number)
		}
		w.b = w.c.AppendSymbol(w.b, &e)
	}
	h.Size = uint64(len(w.b)) - h.Offset
	w.headers = append(w.headers, h)
	w.table(".strtab", elf.SHT_STRTAB, strings)
	names := len(w.headers)
	w.headers = append(w.headers, elfclass.Section{Name: w.name(".shstrtab"), Type: uint32(elf.SHT_STRTAB), Align: 1})
	if w.extended {
		w.align(4)
		w.table(".symtab_shndx", elf.SHT_SYMTAB_SHNDX, wide)
		x := &w.headers[len(w.headers)-1]
		x.Link, x.Align, x.EntrySize = w.symtab, 4, 4
	}
	w.headers[names].Offset, w.headers[names].Size = uint64(len(w.b)), uint64(len(w.names))
	w.b = append(w.b, w.names...)
}

// table appends a section that is not in the File.
func (w *writer) table(name string, typ elf.SectionType, data []byte) {
	w.headers = append(w.headers, elfclass.Section{Name: w.name(name), Type: uint32(typ), Offset: uint64(len(w.b)),
		Size: uint64(len(data)), Align: 1})
	w.b = append(w.b, data...)
}

// finish appends the section headers and writes the file header.
func (w *writer) finish() []byte {
	w.align(w.c.WordSize())
	h := elfclass.Header{GNU: w.gnu, Type: uint16(elf.ET_REL), Machine: w.f.Format.Machine, Flags: w.f.Format.Flags, ShOff: uint64(len(w.b)),
		ShNum: uint16(len(w.headers)), ShStrIndx: uint16(w.symtab + 2)}
	if len(w.headers) >= int(elf.SHN_LORESERVE) {
		h.ShNum, h.ShStrIndx = 0, uint16(elf.SHN_XINDEX)
		w.headers[0].Size, w.headers[0].Link = uint64(len(w.headers)), w.symtab+2
	}
	for i := range w.headers {
		w.b = w.c.AppendSection(w.b, &w.headers[i])
	}
	w.c.AppendHeader(w.b[:0], &h)
	return w.b
}
