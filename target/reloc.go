package target

import "fmt"

// A RelocType is a relocation type: the bytes it changes, and how.
type RelocType struct {
	Name  string // as the psABI has it, such as R_X86_64_PC32
	Bytes int    // that are read and written: 1, 2, 4 or 8; 0: a marker
	Value RelocValue
	PCRel bool // relative to the place
	// Signed and Unsigned tell which values fit: if both, those that fit either way; if neither, all.
	Signed, Unsigned bool
	// Relax tells that the linker may relax the instruction to one without the table.
	Relax bool
	// Veneer tells that it is used by calls or jumps that may go through code which clobbers the scratch registers of
	// calls (see LinkFormat.Veneer).
	Veneer bool
	// Dynamic tells that it occurs in dynamic relocations only.
	Dynamic bool
	// Field is the position of the value in the bytes; nil: all of them, little-endian.
	Field *RelocField
}

// A RelocField is the field of an instruction that holds a value or a part of one, possibly split.
type RelocField struct {
	// Parts map bits of the value to bits of the field. Bits in no part are dropped.
	Parts []BitRange
	// Addend maps bits of an in-place addend, if these differ from those of the value.
	Addend []BitRange
	// Bits is the width of the value that Signed and Unsigned check, not the number of stored bits.
	Bits uint8
	// Scale is the binary logarithm of the unit of the field; the value must be a multiple of it.
	Scale uint8
	// Page is the binary logarithm of the size of the pages to which the value and, if relative, the place are rounded
	// down.
	Page uint8
	// Round is added to the value first: half of a unit if another instruction adds the low part as a signed number.
	Round int64
	// Not, unless 0, is the number of a bit that is clear if the value is negative, whose complement is stored then,
	// and set otherwise: it distinguishes a move from a move of the complement.
	Not uint8
	// Sign, unless 0, is the number of a bit that is set if the value is not negative: the magnitude is stored.
	Sign uint8
}

// A BitRange maps Width bits of a value, from bit From on, to those of the field from bit At on.
type BitRange struct{ From, Width, At uint8 }

// Relative returns v relative to the place, if the relocation is.
func (t *RelocType) Relative(v, place int64) int64 {
	if f := t.Field; f != nil && f.Page > 0 {
		v, place = v>>f.Page<<f.Page, place>>f.Page<<f.Page
	}
	if t.PCRel {
		v -= place
	}
	return v
}

// bits returns the width in which a value must fit.
func (t *RelocType) bits() uint {
	if t.Field != nil {
		return uint(t.Field.Bits)
	}
	return 8 * uint(t.Bytes)
}

// Fits reports whether the relocation can hold v.
func (t *RelocType) Fits(v int64) bool {
	if f := t.Field; f != nil {
		if v&(1<<f.Scale-1) != 0 {
			return false
		}
		v += f.Round
	}
	bits := t.bits()
	if bits == 0 || bits >= 64 || !t.Signed && !t.Unsigned {
		return true
	}
	return t.Signed && v>>(bits-1) == v>>63 || t.Unsigned && uint64(v)>>bits == 0
}

// Misfit returns why v does not fit.
func (t *RelocType) Misfit(v int64) string {
	f := t.Field
	switch {
	case f == nil:
		return fmt.Sprintf("%#x does not fit into %d bytes", v, t.Bytes)
	case v&(1<<f.Scale-1) != 0:
		return fmt.Sprintf("%#x is not a multiple of %d", v, 1<<f.Scale)
	case t.Signed:
		return fmt.Sprintf("%#x does not fit into %d bits as a signed number", v, f.Bits)
	}
	return fmt.Sprintf("%#x does not fit into %d bits", v, f.Bits)
}

// Put writes v, which must fit, into the bytes at the start of b. Other bits are preserved.
func (t *RelocType) Put(b []byte, v int64) {
	if t.Field == nil {
		for i := range t.Bytes {
			b[i] = byte(v >> (8 * i))
		}
		return
	}
	f, word := t.Field, load(b, t.Bytes)
	v += f.Round
	if f.Not != 0 {
		word |= 1 << f.Not
		if v < 0 {
			v, word = ^v, word&^(1<<f.Not)
		}
	}
	if f.Sign != 0 {
		word |= 1 << f.Sign
		if v < 0 {
			v, word = -v, word&^(1<<f.Sign)
		}
	}
	for _, p := range f.Parts {
		mask := uint64(1)<<p.Width - 1
		word = word&^(mask<<p.At) | uint64(v)>>p.From&mask<<p.At
	}
	for i := range t.Bytes {
		b[i] = byte(word >> (8 * i))
	}
}

// PutAddend writes an addend, for Get to read.
func (t *RelocType) PutAddend(b []byte, v int64) {
	if t.Field == nil || t.Field.Addend == nil {
		t.Put(b, v)
		return
	}
	f := *t.Field
	f.Parts, f.Round, f.Not = f.Addend, 0, 0
	(&RelocType{Bytes: t.Bytes, Field: &f}).Put(b, v)
}

// Get returns the value in the bytes at the start of b, sign-extended from the highest stored bit: the addend of
// formats with in-place addends (see ObjectFormat.Rela).
func (t *RelocType) Get(b []byte) int64 {
	word := load(b, t.Bytes)
	f := t.Field
	if f == nil {
		return signed(word, 8*t.Bytes)
	}
	v, top, parts := uint64(0), 0, f.Parts
	if f.Addend != nil {
		parts = f.Addend
	}
	for _, p := range parts {
		v |= word >> p.At & (1<<p.Width - 1) << p.From
		top = max(top, int(p.From+p.Width))
	}
	switch {
	case f.Sign != 0 && word>>f.Sign&1 == 0:
		return -int64(v)
	case f.Sign != 0, !t.Signed && t.Unsigned:
		return int64(v)
	}
	s := signed(v, top)
	if f.Not != 0 {
		if s = int64(v); word>>f.Not&1 == 0 {
			s = ^s
		}
	}
	return s
}

// load returns the first n bytes of b as a number.
func load(b []byte, n int) (v uint64) {
	for i := range n {
		v |= uint64(b[i]) << (8 * i)
	}
	return v
}

// signed returns the low bits of v with the sign of the highest of them.
func signed(v uint64, bits int) int64 {
	if bits == 0 {
		return 0
	}
	shift := uint(64 - bits)
	return int64(v<<shift) >> shift
}

// AddendFits reports whether the relocated bytes can represent an addend.
func (t *RelocType) AddendFits(v int64) bool {
	if t.Bytes == 0 {
		return v == 0
	}
	if t.Field == nil {
		bits := 8 * uint(t.Bytes)
		return bits >= 64 || v>>(bits-1) == v>>63 || v>>bits == 0
	}
	var b [8]byte
	t.PutAddend(b[:], v)
	return t.Fits(v) && t.Get(b[:]) == v
}

// IsInt reports whether the field is a plain integer of n bytes.
func (t *RelocType) IsInt(n int64) bool { return t.Field == nil && int64(t.Bytes) == n }

// InPage reports whether the value depends only on the address modulo the page size, and so is independent of the load
// address.
func (t *RelocType) InPage() bool {
	if t.Field == nil || t.PCRel || t.Signed || t.Unsigned {
		return false
	}
	for _, p := range t.Field.Parts {
		if p.From+p.Width > 12 {
			return false
		}
	}
	return true
}

// Direct reports whether the value depends on the symbol only by its address, so that another symbol and addend with
// the same sum are equivalent.
func (t *RelocType) Direct() bool {
	return t.Value == RelocAddr || t.Value == RelocPLT || t.Value == RelocGOTOff
}
