package ir

import "sort"

// data writes the type and value of initial content. Where the type does not
// fit the content (or is nil), a packed struct of bytes and addresses is
// for it.
func (p *printer) data(t *Type, d *Data) {
	if d == nil {
		d = &Data{Size: p.layout.Size(t)}
	}
	start := len(p.out)
	if t != nil && p.layout.Size(t) == d.Size {
		w := dataWriter{printer: p, d: d}
		p.str(t.String(), " ")
		w.value(t, 0)
		if w.relocs == len(d.Relocs) {
			return
		}
		p.out = p.out[:start]
	}
	p.rawData(d)
}

// A dataWriter writes the content of one variable.
type dataWriter struct {
	*printer
	d      *Data
	relocs int // how many have been written
}

// between returns the relocations in the n bytes at off.
func (d *Data) between(off, n int64) []Reloc {
	r := d.Relocs
	i := sort.Search(len(r), func(i int) bool { return r[i].Off >= off })
	j := i + sort.Search(len(r)-i, func(j int) bool { return r[i+j].Off >= off+n })
	return r[i:j]
}

// bytes returns the n bytes at off without the zeros that are not stored.
func (d *Data) bytes(off, n int64) []byte {
	end := min(off+n, int64(len(d.Bytes)))
	if off >= end {
		return nil
	}
	return d.Bytes[off:end]
}

func allZero(b []byte) bool {
	for _, c := range b {
		if c != 0 {
			return false
		}
	}
	return true
}

// value writes the content at off as a constant of type t.
func (w *dataWriter) value(t *Type, off int64) {
	size := w.layout.Size(t)
	relocs := w.d.between(off, size)
	b := w.d.bytes(off, size)
	switch {
	case (t.IsAggregate() || t.IsVector()) && len(relocs) == 0 && allZero(b):
		w.str("zeroinitializer")
	case t.Kind == ArrayKind && t.Elem == I8 && len(relocs) == 0:
		w.str("c\"")
		w.escaped(b)
		for i := int64(len(b)); i < size; i++ {
			w.str("\\00")
		}
		w.str("\"")
	case t.Kind == ArrayKind:
		step := w.layout.Size(t.Elem)
		w.str("[")
		for i := range t.Len {
			w.comma(int(i))
			w.str(t.Elem.String(), " ")
			w.value(t.Elem, off+i*step)
		}
		w.str("]")
	case t.Kind == StructKind:
		w.fields(t, off)
	case t.IsVector():
		w.vector(t, off, b)
	case len(relocs) > 0 && relocs[0].Off == off && int64(relocs[0].Size) == w.layout.StoreSize(t):
		w.relocs++
		w.reloc(t, &relocs[0])
	case t.IsInt() && t.Bits > 128:
		w.str(FormatInt(w.wideNumber(b, int(w.layout.StoreSize(t))), t.Bits))
	default:
		lo, hi := w.number(b)
		w.constant(t, lo, hi)
	}
}

// vector writes the content at off, of which b are the bytes, as a constant of the vector type t.
func (w *dataWriter) vector(t *Type, off int64, b []byte) {
	w.str("<")
	for i := range t.Len {
		w.comma(int(i))
		w.str(t.Elem.String(), " ")
		if n := int64(t.Elem.Bits); t.Elem.IsInt() && n%8 != 0 { // side by side, bit by bit
			bits := uint64(0)
			for k := range n {
				if at := i*n + k; at/8 < int64(len(b)) {
					bits |= uint64(b[at/8]>>(at%8)&1) << k
				}
			}
			w.constant(t.Elem, bits, 0)
			continue
		}
		w.value(t.Elem, off+i*w.layout.StoreSize(t.Elem))
	}
	w.str(">")
}

func (w *dataWriter) fields(t *Type, off int64) {
	open, end := "{ ", " }"
	if t.Packed {
		open, end = "<{ ", " }>"
	}
	w.str(open)
	for i, f := range t.Fields {
		w.comma(i)
		w.str(f.String(), " ")
		w.value(f, off+w.layout.Offset(t, i))
	}
	w.str(end)
}

// wideNumber returns the first size of the bytes b, of which missing ones are zero, as
// words, the least significant first.
func (w *dataWriter) wideNumber(b []byte, size int) []uint64 {
	words := make([]uint64, (size+7)/8)
	for i, c := range b[:min(size, len(b))] {
		if w.layout.BigEndian {
			i = size - 1 - i
		}
		words[i/8] |= uint64(c) << (i % 8 * 8)
	}
	return words
}

// number returns the bytes b, of which missing ones are zero, as a number.
func (w *dataWriter) number(b []byte) (lo, hi uint64) {
	for i, c := range b {
		switch {
		case w.layout.BigEndian:
			hi, lo = hi<<8|lo>>56, lo<<8|uint64(c)
		case i < 8:
			lo |= uint64(c) << (8 * i)
		case i < 16:
			hi |= uint64(c) << (8 * (i - 8))
		}
	}
	return lo, hi
}

// reloc writes the address r as a constant of type t.
func (w *dataWriter) reloc(t *Type, r *Reloc) {
	word := Int(w.layout.PtrBytes * 8)
	if r.Minus == nil && t.Kind == PtrKind {
		w.place(r.Sym, r.Block, r.Addend)
		return
	}
	switch {
	case t.Kind == PtrKind:
		w.str("inttoptr (", word.String(), " ")
	case t.Bits < word.Bits:
		w.str("trunc (", word.String(), " ")
	}
	if r.Minus != nil {
		w.str("sub (", word.String(), " ")
	}
	w.str("ptrtoint (ptr ")
	w.place(r.Sym, r.Block, r.Addend)
	w.str(" to ", word.String(), ")")
	if r.Minus != nil {
		w.str(", ", word.String(), " ptrtoint (ptr ")
		w.place(r.Minus, r.MinusBlock, 0)
		w.str(" to ", word.String(), "))")
	}
	if t.Kind == PtrKind || t.Bits < word.Bits {
		w.str(" to ", t.String(), ")")
	}
}

// place writes the address of a symbol or block plus off.
func (p *printer) place(s Symbol, b *Block, off int64) {
	switch {
	case b == nil:
		p.address(s, off)
	case off == 0:
		p.blockAddress(s, b)
	default:
		p.str("getelementptr (i8, ptr ")
		p.blockAddress(s, b)
		p.str(", i64 ")
		p.int(off)
		p.str(")")
	}
}

// rawData writes content as a packed struct of byte arrays and addresses.
func (p *printer) rawData(d *Data) {
	var fields []*Type
	at := int64(0)
	for _, r := range d.Relocs {
		if r.Off < at {
			continue
		}
		if r.Off > at {
			fields = append(fields, ArrayOf(r.Off-at, I8))
		}
		f := Ptr
		if r.Size != p.layout.PtrBytes {
			f = Int(r.Size * 8)
		}
		fields = append(fields, f)
		at = r.Off + int64(r.Size)
	}
	if at < d.Size {
		fields = append(fields, ArrayOf(d.Size-at, I8))
	}
	t := &Type{Kind: StructKind, Fields: fields, Packed: true}
	if len(fields) == 1 && fields[0].Kind == ArrayKind {
		t = fields[0]
	}
	w := dataWriter{printer: p, d: d}
	p.str(t.String(), " ")
	w.value(t, 0)
}
