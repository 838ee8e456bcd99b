package elf

import (
	"debug/elf"
	"encoding/binary"

	"spillway/object"
	"spillway/target"
)

// ReadLibrary reads a shared library for one of the formats.
func ReadLibrary(name string, data []byte, formats ...*target.ObjectFormat) (*object.Library, error) {
	e, err := open(name, data, elf.ET_DYN, formats)
	if err != nil {
		return nil, err
	}
	r := &libraryReader{elfFile: e, l: &object.Library{Name: name, Format: e.format}}
	for i := range e.headers {
		switch elf.SectionType(e.headers[i].Type) {
		case elf.SHT_DYNSYM:
			r.dynsym = i
		case elf.SHT_DYNAMIC:
			r.dynamic = i
		case elf.SHT_GNU_VERSYM:
			r.versym = i
		case elf.SHT_GNU_VERDEF:
			r.verdef = i
		}
	}
	if r.dynsym == 0 || r.dynamic == 0 {
		return nil, e.errorf(e.header.ShOff, "no dynamic symbol table (or no section headers)")
	}
	for _, phase := range []func() error{r.readDynamic, r.readVersions, r.readSymbols} {
		if err := phase(); err != nil {
			return nil, err
		}
	}
	return r.l, nil
}

type libraryReader struct {
	*elfFile
	l                               *object.Library
	dynsym, dynamic, versym, verdef int // section numbers, or 0
	versions                        []string
}

// stringsOf returns the string table linked from section i.
func (r *libraryReader) stringsOf(i int) ([]byte, error) {
	table, err := r.link(i, elf.SHT_STRTAB)
	if err != nil {
		return nil, err
	}
	return r.contents(table)
}

func (r *libraryReader) readDynamic() error {
	names, err := r.stringsOf(r.dynamic)
	if err != nil {
		return err
	}
	size := r.c.DynSize()
	data, n, err := r.entries(r.dynamic, size)
	if err != nil {
		return err
	}
	for i := range n {
		tag, v := r.c.Word(data[i*size:]), r.c.Word(data[i*size+size/2:])
		if elf.DynTag(tag) == elf.DT_NULL {
			break
		}
		if elf.DynTag(tag) != elf.DT_SONAME && elf.DynTag(tag) != elf.DT_NEEDED {
			continue
		}
		where := r.headers[r.dynamic].Offset + uint64(i*size)
		if v > uint64(len(names)) {
			return r.errorf(where, "string offset 0x%x is out of range", v)
		}
		s, err := r.stringAt(names, uint32(v), where)
		if err != nil {
			return err
		}
		if elf.DynTag(tag) == elf.DT_SONAME {
			r.l.Soname = s
		} else {
			r.l.Needed = append(r.l.Needed, s)
		}
	}
	return nil
}

// readVersions reads the names of the versions that the library defines.
func (r *libraryReader) readVersions() error {
	if r.verdef == 0 {
		return nil
	}
	names, err := r.stringsOf(r.verdef)
	if err != nil {
		return err
	}
	data, err := r.contents(r.verdef)
	if err != nil {
		return err
	}
	base := r.headers[r.verdef].Offset
	le := binary.LittleEndian
	for at, n := uint64(0), r.headers[r.verdef].Info; n > 0; n-- {
		if at > uint64(len(data)) || uint64(len(data))-at < 20 {
			return r.errorf(base+at, "truncated version definition")
		}
		d := data[at:]
		index, aux, next := le.Uint16(d[4:])&0x7fff, uint64(le.Uint32(d[12:])), uint64(le.Uint32(d[16:]))
		if aux > uint64(len(d)) || uint64(len(d))-aux < 8 {
			return r.errorf(base+at, "truncated version name")
		}
		s, err := r.stringAt(names, le.Uint32(d[aux:]), base+at)
		if err != nil {
			return err
		}
		for int(index) >= len(r.versions) {
			r.versions = append(r.versions, "")
		}
		r.versions[index] = s
		if next == 0 {
			break
		}
		at += next
	}
	return nil
}

func (r *libraryReader) readSymbols() error {
	names, err := r.stringsOf(r.dynsym)
	if err != nil {
		return err
	}
	size := r.c.SymbolSize()
	data, n, err := r.entries(r.dynsym, size)
	if err != nil {
		return err
	}
	var versym []byte
	if r.versym != 0 {
		entries := 0
		if versym, entries, err = r.entries(r.versym, 2); err != nil {
			return err
		}
		if entries != n {
			return r.errorf(r.headerAt(r.versym), "%d versions for %d symbols", entries, n)
		}
	}
	base := r.headers[r.dynsym].Offset
	for i := 1; i < n; i++ {
		e := r.c.Symbol(data[i*size:])
		where := base + uint64(i*size)
		bind := elf.SymBind(e.Info >> 4)
		if bind == elf.STB_LOCAL {
			continue
		}
		name, err := r.stringAt(names, e.Name, where)
		if err != nil {
			return err
		}
		if e.Section == uint16(elf.SHN_UNDEF) {
			r.l.Undefined = append(r.l.Undefined, name)
			continue
		}
		s := object.LibrarySymbol{Name: name, Default: true, Visibility: visibilities[e.Other&3],
			Value: int64(e.Value), Size: int64(e.Size), Align: 1}
		if s.Visibility >= object.VisHidden {
			continue
		}
		var ok bool
		if s.Bind, s.Type, ok = symbolInfo(e.Info); !ok {
			return r.errorf(where, "symbol %s: unknown binding or type 0x%02x", name, e.Info)
		}
		if versym != nil {
			v := binary.LittleEndian.Uint16(versym[2*i:])
			if v&0x7fff == 0 { // local
				continue
			}
			s.Default = v&0x8000 == 0
			if v &= 0x7fff; v >= 2 {
				if int(v) >= len(r.versions) {
					return r.errorf(where, "symbol %s has undefined version %d", name, v)
				}
				s.Version = r.versions[v]
				if s.Version == name && elf.SectionIndex(e.Section) == elf.SHN_ABS { // the version itself
					continue
				}
			}
		}
		if int(e.Section) < len(r.headers) {
			h := &r.headers[e.Section]
			s.Align = max(1, int64(h.Align&-h.Align&(1<<16-1)))
			for e.Value&uint64(s.Align-1) != 0 {
				s.Align >>= 1
			}
			s.ReadOnly = elf.SectionFlag(h.Flags)&elf.SHF_WRITE == 0
		}
		r.l.Symbols = append(r.l.Symbols, s)
	}
	return nil
}
