package target

import "fmt"

// A RelocType is a type of relocation: which bytes it changes, and to what.
type RelocType struct {
	Name  string // as the psABI has it, such as R_X86_64_PC32
	Bytes int    // that are read and written: 1, 2, 4 or 8; 0: a marker
	Value RelocValue
	PCRel bool // relative to the place
	// Signed and Unsigned say which values fit: where both, those that fit either; where none, any.
	Signed, Unsigned bool
	// Relax says that the linker may change the instruction to one without the table.
	Relax bool
	// Veneer says that it is of a call, or a jump, that may go by other code which destroys what calls may destroy
	// on their way (see LinkFormat.Veneer).
	Veneer bool
	// Dynamic says that only the dynamic linker meets it.
	Dynamic bool
	// Field says where in the bytes the value is; nil: it is all of them, the least significant first.
	Field *RelocField
}

// A RelocField is the part of an instruction that holds a value, perhaps in pieces, or a part of one.
type RelocField struct {
	// Parts are where which bits of the value go. Bits that are in no part are not stored.
	Parts []BitRange
	// Addend is where which bits of an addend are that is in the instruction, if that is elsewhere than those of the value.
	Addend []BitRange
	// Bits is how wide the value may be for Signed and Unsigned: not how many bits are stored.
	Bits uint8
	// Scale is the binary logarithm of what the value must be a multiple of, as the instruction counts in such units.
	Scale uint8
	// Page is the binary logarithm of the size of the pages that the value and the place, where it is relative
	// to that, are rounded down to.
	Page uint8
	// Round is added to the value first: half of a unit where another instruction adds the rest as a signed number.
	Round int64
	// Not, unless it is 0, is the number of a bit that is clear where the value is negative, of which the
	// complement is stored then, and set elsewhere: the difference of a move from one of the complement.
	Not uint8
	// Sign, unless it is 0, is the number of a bit that is set where the value is not negative: its magnitude is stored.
	Sign uint8
}

// A BitRange says that Width bits of a value, from bit From on, are those of the field from bit At on.
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

// bits returns how wide a value may be.
func (t *RelocType) bits() uint {
	if t.Field != nil {
		return uint(t.Field.Bits)
	}
	return 8 * uint(t.Bytes)
}

// Fits reports whether v can be written by the relocation.
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

// Misfit says why v does not fit.
func (t *RelocType) Misfit(v int64) string {
	f := t.Field
	switch {
	case f == nil:
		return fmt.Sprintf("%#x does not fit into %d bytes", v, t.Bytes)
	case v&(1<<f.Scale-1) != 0:
		return fmt.Sprintf("%#x is not a multiple of %d", v, 1<<f.Scale)
	case t.Signed:
		return fmt.Sprintf("%#x does not fit into %d bits with a sign", v, f.Bits)
	}
	return fmt.Sprintf("%#x does not fit into %d bits", v, f.Bits)
}

// Put writes v, which fits, into the bytes at the beginning of b. Other bits of an instruction stay.
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

// PutAddend writes an addend, which Get reads.
func (t *RelocType) PutAddend(b []byte, v int64) {
	if t.Field == nil || t.Field.Addend == nil {
		t.Put(b, v)
		return
	}
	f := *t.Field
	f.Parts, f.Round, f.Not = f.Addend, 0, 0
	(&RelocType{Bytes: t.Bytes, Field: &f}).Put(b, v)
}

// Get returns the value that the bytes at the beginning of b hold, as far as they hold it: what formats that have
// addends there (see ObjectFormat.Rela) mean. It has the sign of the bit that is the highest.
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

// AddendFits reports whether the bytes of the relocation can hold an addend, and give it back.
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

// IsInt reports whether the bytes hold nothing but the value, and are n.
func (t *RelocType) IsInt(n int64) bool { return t.Field == nil && int64(t.Bytes) == n }

// InPage reports whether the value depends on the address modulo the size of pages alone, which is the same wherever the program is
// loaded.
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

// Direct reports whether what is written depends on the symbol by its address alone, so that another symbol with another
// addend gives the same.
func (t *RelocType) Direct() bool {
	return t.Value == RelocAddr || t.Value == RelocPLT || t.Value == RelocGOTOff
}
