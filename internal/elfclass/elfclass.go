// Package elfclass reads and appends the records of ELF files, which differ between
// the 32-bit and the 64-bit class only in widths and in the order of fields. All is
// little-endian. What is read is checked by its callers: a slice is as long as the
// record, see the sizes.
package elfclass

import "encoding/binary"

// A Class is 32 or 64.
type Class int

var le = binary.LittleEndian

// size returns the first in the 32-bit class, else the second.
func (c Class) size(narrow, wide int) int {
	if c == 32 {
		return narrow
	}
	return wide
}

// The sizes of the records in bytes.
func (c Class) HeaderSize() int      { return c.size(52, 64) }
func (c Class) SectionSize() int     { return c.size(40, 64) }
func (c Class) SegmentSize() int     { return c.size(32, 56) }
func (c Class) SymbolSize() int      { return c.size(16, 24) }
func (c Class) RelSize() int         { return c.size(8, 16) }
func (c Class) RelaSize() int        { return c.size(12, 24) }
func (c Class) DynSize() int         { return c.size(8, 16) }
func (c Class) WordSize() int        { return c.size(4, 8) }
func (c Class) CompressionSize() int { return c.size(12, 24) }

// AppendWord appends an integer as wide as an address.
func (c Class) AppendWord(b []byte, v uint64) []byte {
	if c == 32 {
		return le.AppendUint32(b, uint32(v))
	}
	return le.AppendUint64(b, v)
}

// Word reads an integer as wide as an address.
func (c Class) Word(b []byte) uint64 {
	if c == 32 {
		return uint64(le.Uint32(b))
	}
	return le.Uint64(b)
}

// A Header is the file header, without the class.
type Header struct {
	GNU                     bool // uses GNU extensions
	Type, Machine           uint16
	Entry, PhOff, ShOff     uint64
	Flags                   uint32
	PhNum, ShNum, ShStrIndx uint16
}

// AppendHeader appends the file header.
func (c Class) AppendHeader(b []byte, h *Header) []byte {
	osabi := byte(0)
	if h.GNU {
		osabi = 3
	}
	b = append(b, 0x7f, 'E', 'L', 'F', byte(c.size(1, 2)), 1, 1, osabi, 0, 0, 0, 0, 0, 0, 0, 0)
	b = le.AppendUint16(b, h.Type)
	b = le.AppendUint16(b, h.Machine)
	b = le.AppendUint32(b, 1)
	b = c.AppendWord(b, h.Entry)
	b = c.AppendWord(b, h.PhOff)
	b = c.AppendWord(b, h.ShOff)
	b = le.AppendUint32(b, h.Flags)
	b = le.AppendUint16(b, uint16(c.HeaderSize()))
	phSize := uint16(0)
	if h.PhNum > 0 {
		phSize = uint16(c.SegmentSize())
	}
	b = le.AppendUint16(b, phSize)
	b = le.AppendUint16(b, h.PhNum)
	b = le.AppendUint16(b, uint16(c.SectionSize()))
	b = le.AppendUint16(b, h.ShNum)
	return le.AppendUint16(b, h.ShStrIndx)
}

// Header reads the file header; sectionSize is its section header size.
func (c Class) Header(b []byte) (h Header, sectionSize int) {
	h.Type, h.Machine = le.Uint16(b[16:]), le.Uint16(b[18:])
	w := c.WordSize()
	h.Entry, h.PhOff, h.ShOff = c.Word(b[24:]), c.Word(b[24+w:]), c.Word(b[24+2*w:])
	t := b[24+3*w:]
	h.Flags = le.Uint32(t)
	h.PhNum, h.ShNum, h.ShStrIndx = le.Uint16(t[8:]), le.Uint16(t[12:]), le.Uint16(t[14:])
	return h, int(le.Uint16(t[10:]))
}

// A Section is a section header.
type Section struct {
	Name, Type                uint32
	Flags, Addr, Offset, Size uint64
	Link, Info                uint32
	Align, EntrySize          uint64
}

// AppendSection appends a section header.
func (c Class) AppendSection(b []byte, s *Section) []byte {
	b = le.AppendUint32(b, s.Name)
	b = le.AppendUint32(b, s.Type)
	for _, v := range [...]uint64{s.Flags, s.Addr, s.Offset, s.Size} {
		b = c.AppendWord(b, v)
	}
	b = le.AppendUint32(b, s.Link)
	b = le.AppendUint32(b, s.Info)
	b = c.AppendWord(b, s.Align)
	return c.AppendWord(b, s.EntrySize)
}

// Section reads a section header.
func (c Class) Section(b []byte) Section {
	w := c.WordSize()
	t := b[8+4*w:]
	return Section{
		Name: le.Uint32(b), Type: le.Uint32(b[4:]),
		Flags: c.Word(b[8:]), Addr: c.Word(b[8+w:]), Offset: c.Word(b[8+2*w:]), Size: c.Word(b[8+3*w:]),
		Link: le.Uint32(t), Info: le.Uint32(t[4:]), Align: c.Word(t[8:]), EntrySize: c.Word(t[8+w:]),
	}
}

// A Segment is a program header.
type Segment struct {
	Type, Flags                            uint32
	Offset, Addr, FileSize, MemSize, Align uint64
	LoadOffset                             uint64 // of the physical address from Addr
}

// AppendSegment appends a program header.
func (c Class) AppendSegment(b []byte, s *Segment) []byte {
	b = le.AppendUint32(b, s.Type)
	if c == 64 {
		b = le.AppendUint32(b, s.Flags)
	}
	for _, v := range [...]uint64{s.Offset, s.Addr, s.Addr + s.LoadOffset, s.FileSize, s.MemSize} {
		b = c.AppendWord(b, v)
	}
	if c == 32 {
		b = le.AppendUint32(b, s.Flags)
	}
	return c.AppendWord(b, s.Align)
}

// A Symbol is an entry of a symbol table.
type Symbol struct {
	Name        uint32
	Info, Other byte
	Section     uint16
	Value, Size uint64
}

// AppendSymbol appends a symbol.
func (c Class) AppendSymbol(b []byte, s *Symbol) []byte {
	b = le.AppendUint32(b, s.Name)
	if c == 32 {
		b = le.AppendUint32(b, uint32(s.Value))
		b = le.AppendUint32(b, uint32(s.Size))
	}
	b = append(b, s.Info, s.Other)
	b = le.AppendUint16(b, s.Section)
	if c == 64 {
		b = le.AppendUint64(b, s.Value)
		b = le.AppendUint64(b, s.Size)
	}
	return b
}

// Symbol reads a symbol.
func (c Class) Symbol(b []byte) Symbol {
	if c == 32 {
		return Symbol{Name: le.Uint32(b), Value: uint64(le.Uint32(b[4:])), Size: uint64(le.Uint32(b[8:])),
			Info: b[12], Other: b[13], Section: le.Uint16(b[14:])}
	}
	return Symbol{Name: le.Uint32(b), Info: b[4], Other: b[5], Section: le.Uint16(b[6:]),
		Value: le.Uint64(b[8:]), Size: le.Uint64(b[16:])}
}

// A Reloc is a relocation, with its addend or without.
type Reloc struct {
	Offset       uint64
	Symbol, Type uint32
	Addend       int64
}

// AppendReloc appends a relocation, with its addend or without.
func (c Class) AppendReloc(b []byte, r *Reloc, addend bool) []byte {
	b = c.AppendWord(b, r.Offset)
	if c == 32 {
		b = le.AppendUint32(b, r.Symbol<<8|r.Type&0xff)
	} else {
		b = le.AppendUint64(b, uint64(r.Symbol)<<32|uint64(r.Type))
	}
	if addend {
		b = c.AppendWord(b, uint64(r.Addend))
	}
	return b
}

// Reloc reads a relocation, with its addend or without.
func (c Class) Reloc(b []byte, addend bool) (r Reloc) {
	w := c.WordSize()
	r.Offset = c.Word(b)
	if info := c.Word(b[w:]); c == 32 {
		r.Symbol, r.Type = uint32(info>>8), uint32(info&0xff)
	} else {
		r.Symbol, r.Type = uint32(info>>32), uint32(info)
	}
	if addend {
		r.Addend = int64(c.Word(b[2*w:]))
		if c == 32 {
			r.Addend = int64(int32(r.Addend))
		}
	}
	return r
}
