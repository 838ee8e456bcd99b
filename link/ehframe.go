package link

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"

	"spillway/object"
)

// ehFrame is the name of the sections with call frame information.
const ehFrame = ".eh_frame"

// frames is .eh_frame of the output: the records of all files. A frame description entry (FDE) is kept with its
// function; common information entries (CIE), shared by FDEs, are kept once if some FDE uses them.
type frames struct {
	out     *output
	header  *output
	records []record
	cies    map[string]int64 // offsets in the output, by contents
	size    int64
	count   int // FDEs
}

// A record is a CIE or an FDE.
type record struct {
	from     *section
	offset   int64 // in from
	size     int64
	to       int64 // in the output
	cie      int64 // of an FDE: offset of its CIE in the output; else -1
	encoding byte  // of an FDE: encoding of its addresses
	relocs   []object.Reloc
}

// addFrames adds the records of an .eh_frame section.
func (l *linker) addFrames(s *section) {
	if l.sec.frames == nil {
		l.sec.frames = &frames{cies: map[string]int64{}}
		l.sec.frames.out = l.sec.output(ehFrame, object.KindContents, object.Loaded)
		l.sec.frames.out.align = l.word
	}
	s.frame, s.out = true, l.sec.frames.out
	if err := l.sec.frames.add(l, s); err != nil {
		l.failf("%s: .eh_frame: %w", s.file.Name, err)
	}
}

// add adds the records of one section.
func (fr *frames) add(l *linker, s *section) error {
	le := binary.LittleEndian
	relocs := s.src.Relocs
	cies := map[int64]*record{} // of this section
	for at := int64(0); at < s.size; {
		if s.size-at < 4 {
			return fmt.Errorf("truncated record at 0x%x", at)
		}
		length := int64(le.Uint32(s.data[at:]))
		if length == 0 { // the end; there may be more after it
			s.pieces = append(s.pieces, piece{at, -1})
			at += 4
			continue
		}
		if length < 4 || length > s.size-at-4 {
			return fmt.Errorf("record at 0x%x: invalid length %d", at, length)
		}
		r := record{from: s, offset: at, size: length + 4, to: -1, cie: -1}
		n := 0
		for n < len(relocs) && relocs[n].Offset < at+r.size {
			n++
		}
		r.relocs, relocs = relocs[:n], relocs[n:]
		id := int64(le.Uint32(s.data[at+4:]))
		if id == 0 {
			enc, err := pointerEncoding(s.data[at+8:at+r.size], int(l.word))
			if err != nil {
				return fmt.Errorf("record at 0x%x: %w", at, err)
			}
			r.encoding = enc
			cies[at] = &r
			s.pieces = append(s.pieces, piece{at, -1})
		} else {
			cie := cies[at+4-id]
			if cie == nil {
				return fmt.Errorf("record at 0x%x: no such CIE", at)
			}
			if l.live(s, &r) {
				fr.use(s, cie)
				r.cie, r.encoding = cie.to, cie.encoding
				r.to = fr.size
				fr.size += r.size
				fr.count++
				fr.records = append(fr.records, r)
			}
			s.pieces = append(s.pieces, piece{at, r.to})
		}
		at += r.size
	}
	for i := range s.pieces {
		if c := cies[s.pieces[i].from]; c != nil {
			s.pieces[i].to = c.to
		}
	}
	return nil
}

// live reports whether the function of an FDE is in the output: its address is the first that is relocated.
func (l *linker) live(s *section, r *record) bool {
	if len(r.relocs) == 0 || r.relocs[0].Offset != r.offset+8 || r.relocs[0].Symbol < 0 {
		return false
	}
	f := s.file
	src := &f.File.Symbols[r.relocs[0].Symbol]
	return src.Section < 0 || f.sections[src.Section] != nil
}

// use allocates a CIE in the output.
func (fr *frames) use(s *section, c *record) {
	if c.to >= 0 {
		return
	}
	key := append([]byte(nil), s.data[c.offset:c.offset+c.size]...)
	for _, r := range c.relocs {
		key = fmt.Appendf(key, "\x00%d %d %p %d", r.Offset-c.offset, r.Type, s.file.symbol(r.Symbol), r.Addend)
	}
	if to, ok := fr.cies[string(key)]; ok {
		c.to = to
		return
	}
	c.to = fr.size
	fr.cies[string(key)] = c.to
	fr.size += c.size
	fr.records = append(fr.records, *c)
}

// Encodings of pointers in .eh_frame [LSB15 §10.5].
const (
	encAbs    = 0x00
	encUdata4 = 0x03
	encUdata8 = 0x04
	encSdata4 = 0x0b
	encSdata8 = 0x0c
	encPCRel  = 0x10
)

// pointerEncoding returns the encoding of addresses in FDEs of a CIE; b is the CIE after its id.
func pointerEncoding(b []byte, word int) (byte, error) {
	bad := fmt.Errorf("truncated augmentation")
	if len(b) < 2 {
		return 0, bad
	}
	end := slices.Index(b[1:], 0)
	if end < 0 {
		return 0, bad
	}
	augmentation := string(b[1 : 1+end])
	b2 := b[2+end:]
	if augmentation == "" || augmentation[0] != 'z' {
		return encAbs, nil
	}
	skip := func() bool { // a LEB128 number
		for i, x := range b2 {
			if x < 0x80 {
				b2 = b2[i+1:]
				return true
			}
		}
		return false
	}
	// Code and data alignment, the register (a byte in version 1), the length.
	for i := range 4 {
		if i == 2 && b[0] == 1 {
			if len(b2) == 0 {
				return 0, bad
			}
			b2 = b2[1:]
			continue
		}
		if !skip() {
			return 0, bad
		}
	}
	for _, c := range augmentation[1:] {
		if len(b2) == 0 && c != 'S' && c != 'B' {
			return 0, bad
		}
		switch c {
		case 'R':
			return b2[0], nil
		case 'L':
			b2 = b2[1:]
		case 'P':
			n := word
			switch b2[0] & 0xf {
			case encUdata4, encSdata4:
				n = 4
			case encUdata8, encSdata8:
				n = 8
			case 0x02, 0x0a:
				n = 2
			}
			if len(b2) < 1+n {
				return 0, bad
			}
			b2 = b2[1+n:]
		case 'S', 'B':
		default:
			return 0, fmt.Errorf("unknown augmentation %q", augmentation)
		}
	}
	return encAbs, nil
}

// finish creates the output sections.
func (fr *frames) finish(l *linker) {
	if fr == nil {
		return
	}
	fr.out.put(&section{name: ehFrame, attrs: object.Loaded, align: l.word, size: fr.size + 4})
	fr.header = l.sec.output(".eh_frame_hdr", object.KindContents, object.Loaded)
	fr.header.put(&section{name: ".eh_frame_hdr", attrs: object.Loaded, align: 4, size: 12 + 8*int64(fr.count)})
}

// write writes both sections into the image.
func (fr *frames) write(l *linker) (errs []error) {
	if fr == nil {
		return nil
	}
	le := binary.LittleEndian
	b := l.lay.image[fr.out.offset:]
	type entry struct{ function, fde int64 }
	table := make([]entry, 0, fr.count)
	sortable := true
	for i := range fr.records {
		r := &fr.records[i]
		copy(b[r.to:], r.from.data[r.offset:r.offset+r.size])
		errs = append(errs, l.apply(r.from, r.relocs, b[r.to:r.to+r.size], r.offset, fr.out.addr+r.to)...)
		if r.cie < 0 {
			continue
		}
		le.PutUint32(b[r.to+4:], uint32(r.to+4-r.cie))
		var pc int64
		switch r.encoding & 0xf {
		case encUdata4:
			pc = int64(le.Uint32(b[r.to+8:]))
		case encSdata4:
			pc = int64(int32(le.Uint32(b[r.to+8:])))
		case encUdata8, encSdata8:
			pc = int64(le.Uint64(b[r.to+8:]))
		case encAbs:
			pc = l.getWord(b[r.to+8:])
		default:
			sortable = false
		}
		switch r.encoding &^ 0xf {
		case encPCRel:
			pc += fr.out.addr + r.to + 8
		case 0:
		default:
			sortable = false
		}
		if l.word == 4 {
			pc = int64(uint32(pc))
		}
		table = append(table, entry{pc, fr.out.addr + r.to})
	}
	h := l.lay.image[fr.header.offset:]
	at := fr.header.addr
	copy(h, []byte{1, encPCRel | encSdata4, encUdata4, 0x30 | encSdata4}) // the table is relative to itself
	le.PutUint32(h[4:], uint32(fr.out.addr-(at+4)))
	if !sortable {
		h[2], h[3] = 0xff, 0xff // no table
		return errs
	}
	for _, e := range table { // a field of the table has four bytes
		if l.word == 8 && (int64(int32(e.function-at)) != e.function-at || int64(int32(e.fde-at)) != e.fde-at) {
			h[2], h[3] = 0xff, 0xff
			return errs
		}
	}
	slices.SortStableFunc(table, func(a, b entry) int { return cmp.Compare(a.function, b.function) })
	le.PutUint32(h[8:], uint32(len(table)))
	for i, e := range table {
		le.PutUint32(h[12+8*i:], uint32(e.function-at))
		le.PutUint32(h[16+8*i:], uint32(e.fde-at))
	}
	return errs
}

// getWord reads an integer of the size of an address.
func (l *linker) getWord(b []byte) int64 {
	if l.word == 4 {
		return int64(binary.LittleEndian.Uint32(b))
	}
	return int64(binary.LittleEndian.Uint64(b))
}
