package arm64

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
	"strings"

	"spillway/ir"
	"spillway/target"
)

// Fixed bits of instructions.
const (
	shiftedLow12    = 1 << 22 // the second of two constants of 12 bits
	zeroRegister    = 31
	wideRegisters   = 1 << 31
	doublePrecision = 1 << 22
)

// A coder makes machine code (target.Coder).
type coder struct {
	byName     map[string][]instruction
	conditions [ir.NumPreds]uint8
}

// conditionNames are the conditions by number.
var conditionNames = []string{"eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le", "al", "nv"}

func conditionNumber(name string) (uint8, bool) {
	switch name {
	case "cs":
		name = "hs"
	case "cc":
		name = "lo"
	}
	for i, n := range conditionNames {
		if n == name {
			return uint8(i), true
		}
	}
	return 0, false
}

func newCoder() *coder {
	all := instructions()
	c := &coder{byName: make(map[string][]instruction, len(all))}
	for _, x := range all {
		c.byName[x.name] = append(c.byName[x.name], x)
	}
	for p, name := range conditionCodes() {
		c.conditions[p], _ = conditionNumber(name)
	}
	return c
}

// Pad implements target.Coder.
func (c *coder) Pad(b []byte, n int) []byte {
	for ; n >= instrBytes; n -= instrBytes {
		b = binary.LittleEndian.AppendUint32(b, 0xD503201F)
	}
	return append(b, make([]byte, n)...)
}

// CFI implements target.Coder.
func (c *coder) CFI() *target.CFIFormat {
	return &target.CFIFormat{CodeAlign: 4, DataAlign: -8, ReturnReg: int(X30), Regs: debugRegs(), Reg: int(SP), Align: 8}
}

// Line implements target.Coder.
func (c *coder) Line(tile *target.Tile, l *target.AsmLine) (target.LineCoder, error) {
	name, args, _, err := read(tile, l)
	if err != nil {
		return nil, err
	}
	w, err := c.find(name, args, nil)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", l.Text, err)
	}
	w.branch = l.Enc.Branch && l.Enc.Bytes > l.Enc.ShortBytes
	return w, nil
}

// find returns the coder of the first form of an instruction that has such operands; r has read them if programs write them.
func (c *coder) find(name string, args []arg, r *reader) (*lineCoder, error) {
	list := c.byName[name]
	for i := range list {
		w := &lineCoder{c: c, code: list[i].code, name: name, reader: r}
		if w.match(list[i].operands, args) {
			return w, nil
		}
	}
	if list == nil {
		return nil, fmt.Errorf("no instruction %q", name)
	}
	return nil, fmt.Errorf("%s cannot have these operands", name)
}

// fieldKind says how a number becomes bits of an instruction.
type fieldKind uint8

const (
	regField    fieldKind = iota
	immField              // in bits from lo on
	signedField           // likewise, with a sign
	arithField
	logicField
	moveField
	halfField
	shiftField // and its kind in bits 22 and 23
	extendField
	lslField
	lsrField
	rotField
	bitsField
	sftField
	ccField // in bits from lo on; with invert: the opposite
	memField
	memBaseField
	sumField
	offsetField
	pairField
	branchField
	symbolField
	fpField
	testField
	laneField      // the number of an element; extra says where
	lessField      // a number less the operand, in bits from 16 on
	vectorImmField // a constant of elements
)

// A field is a part of an instruction.
type field struct {
	kind   fieldKind
	lo     uint8
	width  uint8
	invert bool
	scale  uint8 // memory: bytes of an access
	a, b   source
	extra  uint32 // fixed bits of the field
	reloc  uint32
	index  *arg
	shift  *arg
}

// A lineCoder is the machine code of a line (target.LineCoder).
type lineCoder struct {
	c      *coder
	name   string
	code   uint32
	fields []field
	wide   bool // registers of 64 bits
	branch bool // that has a long form
	none   bool // no code, but a relocation
	arr    arrangement

	// Of text that programs write.
	reader         *reader // nil: of a row
	general, float byte    // the classes of the first registers whose width the instruction tells
	last           int64   // the number of the last register
	extends        bool    // a register may be extended to the width of others
}

// match makes w of the operands of a form if args are such ones.
func (w *lineCoder) match(spec string, args []arg) bool {
	first := true
	w.extends = strings.Contains(spec, ",ex")
	w.findArrangement(spec, args)
	for spec != "" {
		var one string
		one, spec, _ = strings.Cut(spec, ",")
		if one[0] == 'v' {
			n := w.vectorNumber(one, args)
			if n == 0 {
				return false
			}
			args = args[max(n, 0):]
			continue
		}
		if len(args) == 0 {
			return false
		}
		n := w.operand(one, args, first)
		if n == 0 {
			return false
		}
		first = false
		args = args[n:]
	}
	return len(args) == 0
}

// places are the fields of registers by the letters of a form.
var places = map[byte]uint8{'d': 0, 't': 0, 'n': 5, 'm': 16, 'a': 10}

// register adds a register as spec, a letter for its kind and others for its fields, has it.
func (w *lineCoder) register(spec string, a *arg, first bool) bool {
	if a.kind != regArg {
		return false
	}
	general := a.class == 'w' || a.class == 'x'
	ok := false
	switch spec[0] {
	case 'R':
		ok = general && !a.sp
	case 'T':
		ok = general && !a.sp
	case 'S':
		ok = general && (a.sp || a.value.part != nil || a.value.v != zeroRegister)
	case 'W':
		ok = a.class == 'w' && !a.sp
	case 'X':
		ok = a.class == 'x' && !a.sp
	case 'F':
		ok = a.class == 's' || a.class == 'd'
	case 'B', 'H', 'D', 'Q':
		ok = a.class == spec[0]-'A'+'a'
	case 'E':
		ok = a.class == 's'
	}
	if !ok {
		return false
	}
	wide := a.class == 'x'
	if w.reader != nil && !w.alike(spec[0], a.class) {
		return false
	}
	switch spec[0] {
	case 'R', 'S':
		if (spec[0] == 'R' || first) && wide {
			w.code |= wideRegisters
		}
		w.wide = w.wide || wide
	case 'T':
		w.wide = w.wide || wide
	case 'F':
		if a.class == 'd' {
			w.code |= doublePrecision
		}
	}
	if spec[1] == '+' && w.reader != nil && a.value.v != w.last+1 {
		return false
	}
	w.last = a.value.v
	for i := 1; i < len(spec); i++ {
		if lo, found := places[spec[i]]; found {
			w.add(field{kind: regField, lo: lo, a: a.value})
		}
	}
	return true
}

// alike reports whether a register is as wide as those before of its kind, where their widths are one bit of the instruction.
func (w *lineCoder) alike(kind, class byte) bool {
	before := &w.general
	switch kind {
	case 'F':
		before = &w.float
	case 'R', 'S':
	default:
		return true
	}
	if *before == 0 {
		*before = class
	}
	return *before == class || w.extends && kind == 'R' && class == 'w'
}

// condition adds a condition in bits from lo on.
func (w *lineCoder) condition(a *arg, lo uint8, invert bool) int {
	if a.kind != nameArg {
		return 0
	}
	f := field{kind: ccField, lo: lo, invert: invert, a: a.value}
	if a.value.part == nil {
		number, ok := conditionNumber(strings.ToLower(a.name))
		if !ok {
			return 0
		}
		f.a.v = int64(number)
	}
	w.add(f)
	return 1
}

// memory adds the address of an access of scale bytes.
func (w *lineCoder) memory(a *arg, scale int) int {
	f := field{kind: memField, scale: uint8(scale)}
	switch {
	case a.kind == memArg:
	case a.kind != baseArg:
		return 0
	case a.low != "":
		f = field{kind: symbolField, a: a.offset}
		switch a.low {
		case "lo12":
			f.reloc = RelLo12(scale)
		case "got_lo12":
			f.reloc = RelLDGOTLo12
		case "gottprel_lo12":
			f.reloc = RelIELo12
		case "tlsdesc_lo12":
			f.reloc = RelDescLDLo12
		}
		if f.reloc == 0 {
			return 0
		}
		w.add(field{kind: regField, lo: 5, a: a.base})
	default:
		w.add(field{kind: regField, lo: 5, a: a.base})
		if a.index != nil {
			w.add(field{kind: regField, lo: 16, a: a.index.value})
		}
		f = field{kind: offsetField, scale: uint8(scale), a: a.offset, index: a.index, shift: a.shift}
		if a.before {
			f.extra = 3
		} else if a.after {
			f.extra = 1
		}
	}
	w.add(f)
	return 1
}

// jump adds a label in a field of width bits.
func (w *lineCoder) jump(a *arg, width int) int {
	if a.kind != nameArg && a.kind != immArg || !w.label(a) {
		return 0
	}
	f := field{kind: branchField, width: uint8(width), a: a.value}
	f.reloc = map[int]uint32{14: RelTSTBR14, 19: RelCONDBR19, 21: RelADRLO21, 26: RelJUMP26}[width]
	switch {
	case w.name == "bl":
		f.reloc = RelCALL26
	case w.name[0] == 'l': // of a literal
		f.reloc = RelLDLO19
	}
	w.add(f)
	return 1
}

// label reports whether a may be a label, and in text takes it for one.
func (w *lineCoder) label(a *arg) bool {
	if a.value.unknown() {
		return true
	}
	if w.reader == nil || a.kind != nameArg {
		return false
	}
	e, err := w.reader.expr(a.name)
	a.value.expr = e
	return err == nil
}

// symbol adds what the linker fills in.
func (w *lineCoder) symbol(a *arg, kind string) int {
	if a.kind != symbolArg && a.kind != nameArg || !w.label(a) {
		return 0
	}
	name := a.name
	if a.kind == nameArg && w.reader != nil {
		name = "" // which is a symbol's
	}
	reloc := uint32(0)
	switch kind + ":" + name {
	case "page:":
		reloc = RelADRPage
	case "page:got":
		reloc = RelADRGOTPage
	case "page:gottprel":
		reloc = RelIEPage
	case "page:tlsdesc":
		reloc = RelDescPage
	case "add:lo12":
		reloc = RelADDLo12
	case "add:tlsdesc_lo12":
		reloc = RelDescADDLo12
	case "add:tprel_hi12":
		reloc = RelLEHi12
		w.code |= shiftedLow12
	case "add:tprel_lo12_nc":
		reloc = RelLELo12NC
	case "tlsdesccall:":
		reloc = RelDescCall
		w.none = true
	}
	if reloc == 0 {
		return 0
	}
	w.add(field{kind: symbolField, a: a.value, reloc: reloc})
	return 1
}

// number returns the number that a source is in an instance.
func (s *source) number(c *coder, p *target.Assignment) int64 {
	switch q := s.part; {
	case q == nil:
		return s.v
	case q.Kind == target.PartForm:
		return form(q.Text, p.Imm)
	default:
		return q.Number(p, &c.conditions)
	}
}

// form returns what a form makes of a constant.
func form(name string, imm int64) int64 {
	switch name {
	case "narrow8":
		return imm & 0xFF
	case "narrow16":
		return imm & 0xFFFF
	case "base":
		base, _, _ := logicBase(uint64(imm))
		return int64(base)
	case "above12":
		return imm - imm%(1<<12)
	case "below12":
		return imm % (1 << 12)
	case "ones32":
		return int64(bits.OnesCount32(uint32(imm)))
	case "ones64":
		return int64(bits.OnesCount64(uint64(imm)))
	}
	if name, width, ok := formWidth(name); ok {
		if name == "down" {
			return imm - int64(width)
		}
		return int64(width) - imm
	}
	if from, last, ok := formElement(name); ok {
		return imm >> from & int64(last)
	}
	return imm
}

// Append implements target.LineCoder.
func (w *lineCoder) Append(c *target.Code, p *target.Assignment) {
	code := w.code
	at := len(c.Bytes)
	far := w.branch && p.Long
	for i := range w.fields {
		f := &w.fields[i]
		switch f.kind {
		case symbolField:
			c.Fixups = append(c.Fixups, f.fixup(at, p))
		case branchField:
			if far {
				continue
			}
			c.Fixups = append(c.Fixups, f.fixup(at, p))
		default:
			code = w.put(code, f, p)
		}
	}
	if w.none {
		return
	}
	if far { // the opposite, over a jump
		if w.name == "b." {
			code ^= 1
		} else {
			code ^= 1 << 24
		}
		c.Bytes = binary.LittleEndian.AppendUint32(c.Bytes, code|2<<5)
		f := w.fields[len(w.fields)-1]
		f.reloc = RelJUMP26
		c.Fixups = append(c.Fixups, f.fixup(at+instrBytes, p))
		code = 0x14000000
	}
	c.Bytes = binary.LittleEndian.AppendUint32(c.Bytes, code)
}

// fixup returns what the field depends on.
func (f *field) fixup(at int, p *target.Assignment) target.Fixup {
	x := target.Fixup{At: at, Size: instrBytes, Reloc: f.reloc}
	switch q := f.a.part; q.Kind {
	case target.PartSucc:
		x.Kind, x.N, x.PCRel = target.FixSucc, uint8(q.A), true
	case target.PartLocal:
		x.Kind, x.N, x.PCRel = target.FixLocal, uint8(q.A), true
	case target.PartTable:
		x.Kind = target.FixTable
	case target.PartPool:
		x.Kind, x.Bits, x.N = target.FixPool, uint64(p.Imm), q.Scale
	case target.PartImm, target.PartPC, target.PartRaw:
		x.Kind, x.Addend = target.FixSymbol, p.Imm
	}
	return x
}

// put returns code with a field of it.
func (w *lineCoder) put(code uint32, f *field, p *target.Assignment) uint32 {
	v := int64(0)
	if f.kind != memField && f.kind != memBaseField && f.kind != sumField && f.kind != moveField && f.kind != halfField {
		v = f.a.number(w.c, p)
	}
	size := uint32(32)
	if w.wide {
		size = 64
	}
	switch f.kind {
	case regField:
		return code | uint32(v&31)<<f.lo | f.extra
	case immField, signedField:
		return code | uint32(v)&(1<<f.width-1)<<f.lo | f.extra
	case arithField:
		return putArith(code, v)
	case logicField:
		return code | logicBits(uint64(v), size)
	case moveField:
		return code | moveBits(uint64(f.a.number(w.c, p)), size)
	case halfField:
		half, at := f.half(p)
		return code | uint32(half)<<5 | uint32(at)<<21
	case shiftField:
		return code | uint32(v)<<10 | f.extra
	case lslField:
		return code | putBits(uint32(-v)&(size-1), size-1-uint32(v), size)
	case lsrField:
		return code | putBits(uint32(v), size-1, size)
	case rotField:
		return code | putBits(0, uint32(v), size)
	case bitsField:
		return code | putBits(uint32(v), uint32(v+f.b.number(w.c, p))-1, size)
	case sftField:
		return code | putBits(uint32(-v)&(size-1), uint32(f.b.number(w.c, p))-1, size)
	case ccField:
		if f.invert {
			v ^= 1
		}
		return code | uint32(v)<<f.lo
	case laneField:
		return f.putLane(code, v)
	case lessField:
		return code | (f.extra-uint32(v))<<16
	case vectorImmField:
		return f.putVectorImm(code, v)
	case testField:
		return code | uint32(v)&31<<19 | uint32(v)>>5<<31
	case fpField:
		return code | f.float(v)<<13
	case pairField:
		return code | uint32(v/int64(f.scale))&0x7F<<15
	case offsetField:
		return f.offset(code, v)
	case memBaseField:
		return code | uint32(p.Base&31)<<5
	case memField:
		return f.address(code, p)
	case sumField:
		return w.sum(code, p)
	}
	return code
}

// putBits returns the fields immr, imms and n of instructions on bit fields.
func putBits(immr, imms, size uint32) uint32 {
	code := immr<<16 | imms<<10
	if size == 64 {
		code |= 1 << 22
	}
	return code
}

func logicBits(v uint64, size uint32) uint32 {
	if size == 32 {
		v = v&math.MaxUint32 | v<<32
	}
	n, immr, imms, _ := logicFields(v)
	return n<<22 | immr<<16 | imms<<10
}

// putArith puts in a constant of an addition or of a subtraction, whichever has it without a sign.
func putArith(code uint32, v int64) uint32 {
	if v < 0 {
		code ^= 1 << 30
		v = -v
	}
	if v >= 1<<12 {
		return code | shiftedLow12 | uint32(v>>12)<<10
	}
	return code | uint32(v)<<10
}

// moveBits returns the instruction, except for its register and width, that moves a constant: movz if that can, movn or an orr with zero.
func moveBits(v uint64, size uint32) uint32 {
	halves := 4
	if size == 32 {
		v &= math.MaxUint32
		halves = 2
	}
	for _, inverted := range []bool{false, true} {
		x, code := v, uint32(0x52800000)
		if inverted {
			x, code = ^v, 0x12800000
			if size == 32 {
				x &= math.MaxUint32
			}
		}
		for i := range halves {
			if x&^(0xFFFF<<(16*i)) == 0 {
				return code | uint32(x>>(16*i))<<5 | uint32(i)<<21
			}
		}
	}
	return 0x320003E0 | logicBits(v, size)
}

// half returns the half-word that f is and its number.
func (f *field) half(p *target.Assignment) (half uint16, at int) {
	if q := f.a.part; q != nil && q.Kind == target.PartForm {
		return formHalf(q.Text, uint64(p.Imm))
	}
	if f.a.part != nil {
		return uint16(p.Imm), int(f.b.v / 16)
	}
	return uint16(f.a.v), int(f.b.v / 16)
}

// float returns the 8 bits of a float whose IEEE bits are v.
func (f *field) float(v int64) uint32 {
	if q := f.a.part; q != nil && q.Text == "fp32" {
		n, _ := float8(float64(math.Float32frombits(uint32(v))))
		return n
	}
	n, _ := float8(math.Float64frombits(uint64(v)))
	return n
}

// offset puts in the offset or the index of an address in text.
func (f *field) offset(code uint32, v int64) uint32 {
	switch {
	case f.index != nil:
		option, amount := uint32(3), uint32(0)
		if f.shift != nil {
			if f.shift.name != "lsl" {
				option = uint32(strings.Index("uxtb uxth uxtw uxtx sxtb sxth sxtw sxtx ", f.shift.name+" ") / 5)
			}
			if f.shift.value.v != 0 {
				amount = 1
			}
		}
		return code&^(1<<24) | 1<<21 | option<<13 | amount<<12 | 2<<10
	case f.extra != 0:
		return code&^(1<<24) | uint32(v)&0x1FF<<12 | f.extra<<10
	}
	return putOffset(code, v, int64(f.scale))
}

// putOffset puts in an offset in units of size bytes, or any other one.
func putOffset(code uint32, v, size int64) uint32 {
	if v >= 0 && v%size == 0 {
		return code | uint32(v/size)<<10
	}
	return code&^(1<<24) | uint32(v)&0x1FF<<12
}

// address puts in the address of a tile.
func (f *field) address(code uint32, p *target.Assignment) uint32 {
	code |= uint32(p.Base&31) << 5
	if p.Index < 0 {
		return putOffset(code, p.Off, int64(f.scale))
	}
	code = code&^(1<<24) | 1<<21 | uint32(p.Index&31)<<16 | 3<<13 | 2<<10
	if p.Scale > 1 {
		code |= 1 << 12
	}
	return code
}

// sum puts in the address of a tile as operands of an addition.
func (w *lineCoder) sum(code uint32, p *target.Assignment) uint32 {
	code |= uint32(p.Base&31) << 5
	if p.Index < 0 {
		return putArith(code, p.Off)
	}
	shift := uint32(bits.TrailingZeros(uint(p.Scale)))
	code = code&0xE00003FF | 0x0B000000 | uint32(p.Index&31)<<16
	if p.Base == SP {
		return code | 1<<21 | 3<<13 | shift<<10
	}
	return code | shift<<10
}
