package arm

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// always is the condition of instructions without one, in the bits from conditionAt on.
const (
	always      = 14
	conditionAt = 28
)

// conditionNames are the conditions by number.
var conditionNames = []string{"eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le"}

// conditionNumber returns the number of a condition, -1 for what is none.
func conditionNumber(name string) int {
	switch name {
	case "cs":
		name = "hs"
	case "cc":
		name = "lo"
	}
	return slices.Index(conditionNames, name)
}

// A coder makes machine code (target.Coder).
type coder struct {
	byName     map[string][]instruction
	conditions [ir.NumPreds]uint8
}

func newCoder() *coder {
	all := instructions()
	c := &coder{byName: make(map[string][]instruction, len(all))}
	for _, x := range all {
		c.byName[x.name] = append(c.byName[x.name], x)
	}
	for p, name := range conditionCodes() {
		c.conditions[p] = uint8(max(conditionNumber(name), 0))
	}
	return c
}

// Pad implements target.Coder.
func (c *coder) Pad(b []byte, n int) []byte {
	for ; n >= instrBytes; n -= instrBytes {
		b = binary.LittleEndian.AppendUint32(b, nop)
	}
	return append(b, make([]byte, n)...)
}

// nop is nop of ARMv6K, with which assemblers align code.
const nop = 0xE320F000

// CFI implements target.Coder.
func (c *coder) CFI() *target.CFIFormat {
	return &target.CFIFormat{CodeAlign: 2, DataAlign: -4, ReturnReg: int(LR), Regs: debugRegs(), Reg: int(SP), Align: 4}
}

// Line implements target.Coder.
func (c *coder) Line(tile *target.Tile, l *target.AsmLine) (target.LineCoder, error) {
	r := newReader(tile, l)
	name, args, err := r.line()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", l.Text, err)
	}
	cond := source{v: always}
	base := strings.TrimRight(name, holes)
	switch list := c.byName[base]; {
	case base != name:
		cond = source{part: r.part(name[len(base)])}
	case strings.ContainsAny(name, holes): // before the type
		at := strings.IndexAny(name, holes)
		base, cond = name[:at]+name[at+1:], source{part: r.part(name[at])}
	case list == nil && len(name) > 2:
		stem, _, _ := strings.Cut(name, ".")
		if n := conditionNumber(stem[len(stem)-2:]); n >= 0 {
			base, cond.v = stem[:len(stem)-2]+name[len(stem):], int64(n)
		}
	}
	list := c.byName[base]
	if list == nil {
		return nil, fmt.Errorf("%s: no instruction %q", l.Text, base)
	}
	for i := range list {
		w := &lineCoder{c: c, code: list[i].code}
		if w.match(list[i].operands, args) {
			if w.code>>conditionAt == 0 && base != ".word" {
				w.add(field{kind: condField, a: cond})
			}
			return w, nil
		}
	}
	return nil, fmt.Errorf("%s: %s cannot have these operands", l.Text, base)
}

// fieldKind says how a number becomes bits of an instruction.
type fieldKind uint8

const (
	regField      fieldKind = iota // in the bits from lo on
	condField                      // in the highest four
	immField                       // a constant of 12 bits, or its opposite for the opposite instruction
	amountField                    // how far a register is shifted
	halfField                      // 16 bits, in two parts
	listField                      // a register in a list
	memField                       // the address of a tile
	sumField                       // that, computed
	branchField                    // a distance in words, or
	symbolField                    // what else a linker fills in
	rotationField                  // a number of bytes
	bitsField                      // a number of bits
	leastField                     // that, less 1
	offsetField                    // an offset that is a constant, with its sign; lo: 1 where it has 8 bits in two parts
	floatField                     // a register for floating point; wide: it says whether the access is of eight bytes
)

// A field is a part of an instruction.
type field struct {
	kind   fieldKind
	lo     uint8
	a      source
	reloc  uint32
	addend int64 // floatField: how many registers a list has, or 0
}

// A lineCoder is the machine code of a line (target.LineCoder).
type lineCoder struct {
	c      *coder
	code   uint32
	fields []field
}

func (w *lineCoder) add(f field) { w.fields = append(w.fields, f) }

// match makes w of the operands of a form if args are such ones.
func (w *lineCoder) match(spec string, args []arg) bool {
	for _, one := range strings.Split(spec, ",") {
		if one == "" {
			continue
		}
		n := w.operand(one, args)
		if n < 0 {
			return false
		}
		args = args[n:]
	}
	return len(args) == 0
}

// places are the fields of registers by the letters of a form.
var places = map[string]uint8{"d": 12, "n": 16, "m": 0, "s": 8}

// operand adds the fields of the first of args by spec, and returns the number of args used, -1 if it is another kind of operand.
func (w *lineCoder) operand(spec string, args []arg) int {
	if spec == "rot" && len(args) == 0 {
		return 0
	}
	if len(args) == 0 {
		return -1
	}
	a := &args[0]
	switch spec {
	case "op2":
		return w.second(args)
	case "amount", "shift", "rot":
		return w.shifted(spec, a)
	case "half":
		return w.half(a)
	case "usat", "sat":
		if a.kind != immArg {
			return -1
		}
		w.add(field{kind: map[string]fieldKind{"usat": bitsField, "sat": leastField}[spec], a: a.value})
		return 1
	case "list", "one", "flist":
		return w.list(spec, a)
	case "mem", "mem8", "base", "vmem":
		return w.memory(spec, a)
	case "moved", "moved8", "off8":
		return w.offset(spec, args)
	case "literal", "vliteral", "table", "branch":
		return w.distance(spec, a)
	case "sum":
		if a.kind == sumArg {
			w.add(field{kind: sumField})
			return 1
		}
	case "next":
		if a.kind == regArg {
			return 1
		}
	case "fixed":
		if a.kind == nameArg || a.kind == immArg && a.value.part == nil {
			return 1
		}
	default:
		return w.register(spec, a)
	}
	return -1
}

// register adds the field of a general register, named by the letter of its place, or of a floating-point register, after an f.
func (w *lineCoder) register(spec string, a *arg) int {
	if a.kind != regArg {
		return -1
	}
	if lo, ok := places[spec]; ok && !a.float {
		w.add(field{kind: regField, lo: lo, a: a.value})
		return 1
	}
	isFloat := a.float
	if a.value.part == nil {
		isFloat = a.value.v >= int64(S0)
	}
	if len(spec) == 2 && spec[0] == 'f' && isFloat {
		w.add(field{kind: floatField, lo: places[spec[1:]], a: a.value})
		return 1
	}
	return -1
}

// shifted adds the fields of a shift by a constant, or of a rotation by 8, 16 or 24.
func (w *lineCoder) shifted(spec string, a *arg) int {
	switch {
	case spec == "amount":
		return w.amount(a)
	case a.kind != shiftArg:
		return -1
	case spec == "shift":
		w.code |= shiftTypes[a.name]
		return w.amount(&arg{kind: a.inner, value: a.value})
	case a.name == "ror" && a.inner == immArg:
		w.add(field{kind: rotationField, a: a.value})
		return 1
	}
	return -1
}

// half adds the field of an immediate of 16 bits, which may be half of an address.
func (w *lineCoder) half(a *arg) int {
	switch a.kind {
	case immArg:
		w.add(field{kind: halfField, a: a.value})
	case relocArg:
		w.add(field{kind: symbolField, a: a.value, reloc: halfRelocs[a.name], addend: a.addend})
	default:
		return -1
	}
	return 1
}

// list adds the fields of a list of registers: several general registers, one of them, or floating-point registers.
func (w *lineCoder) list(spec string, a *arg) int {
	switch {
	case a.kind != listArg:
		return -1
	case spec == "list" && len(a.list) > 1:
		for _, r := range a.list {
			w.add(field{kind: listField, a: r})
		}
	case spec == "one" && len(a.list) == 1:
		w.add(field{kind: regField, lo: 12, a: a.list[0]})
	case spec == "flist":
		w.add(field{kind: floatField, lo: 12, a: a.list[0], addend: int64(len(a.list))})
	default:
		return -1
	}
	return 1
}

// distance adds the field of a distance from the instruction: of a literal, an entry of a jump table, or the target of a branch.
func (w *lineCoder) distance(spec string, a *arg) int {
	switch {
	case spec == "table" && a.kind == tableArg:
		w.add(field{kind: symbolField, a: a.value, reloc: RelREL32, addend: a.addend})
		return 1
	case spec == "table" || a.kind != labelArg:
		return -1
	}
	reloc := uint32(RelJUMP24)
	switch {
	case spec == "literal":
		reloc = RelLDRPCG0
	case spec == "vliteral":
		reloc = RelLDCPCG0
	case w.code == callCode:
		reloc = RelCALL
	}
	w.add(field{kind: branchField, a: a.value, reloc: reloc, addend: -8})
	return 1
}

// shiftTypes are the shifts of the second operand, of a register that is shifted by a constant.
var shiftTypes = map[string]uint32{"lsl": 0, "lsr": 1 << 5, "asr": 2 << 5, "ror": 3 << 5}

const (
	immediate     = 1 << 25
	byRegister    = 1 << 4
	offsetUp      = 1 << 23 // the bit that says that an offset is added
	offsetIndex8  = 1 << 22 // of accesses of half-words: an offset, no register
	callCode      = 0x0B000000
	registerIndex = 1 << 25
)

// second adds the fields of the second operand of data processing.
func (w *lineCoder) second(args []arg) int {
	switch a := &args[0]; {
	case a.kind == immArg:
		w.code |= immediate
		w.add(field{kind: immField, a: a.value})
		return 1
	case a.kind != regArg:
		return -1
	default:
		w.add(field{kind: regField, a: a.value})
	}
	if len(args) == 1 {
		return 1
	}
	if n := w.operand("shift", args[1:]); n < 0 {
		return -1
	}
	return 2
}

// amount adds the field of how far a register is shifted: a number, or another register.
func (w *lineCoder) amount(a *arg) int {
	switch a.kind {
	case immArg:
		w.add(field{kind: amountField, a: a.value})
	case regArg:
		w.code |= byRegister
		w.add(field{kind: regField, lo: 8, a: a.value})
	default:
		return -1
	}
	return 1
}

// memory adds the fields of an address.
func (w *lineCoder) memory(spec string, a *arg) int {
	lo := uint8(0) // says which kind
	if spec == "mem8" {
		lo = 1
	}
	switch {
	case a.kind == memArg && spec == "base":
		w.add(field{kind: memField, lo: 2})
	case a.kind == memArg && spec == "vmem":
		w.add(field{kind: memField, lo: 3})
	case spec == "vmem":
		return -1
	case a.kind == memArg:
		w.add(field{kind: memField, lo: lo})
	case a.kind != addressArg || spec == "mem8":
		return -1
	default: // [base, index, lsl #n] or [base]
		w.code |= offsetUp
		w.add(field{kind: regField, lo: 16, a: a.list[0]})
		if len(a.list) > 1 {
			w.code |= registerIndex
			w.add(field{kind: regField, a: a.list[1]})
			w.add(field{kind: amountField, a: a.value})
		}
	}
	return 1
}

// Bits of accesses whose address is a base and a constant.
const (
	offsetFirst = 1 << 24 // the constant is added before the access
	writesBase  = 1 << 21 // and the base becomes the sum: it does in any case where it is added afterwards
)

// offset adds the fields of an address that is a base and a constant.
func (w *lineCoder) offset(spec string, args []arg) int {
	a, by, n := &args[0], &args[0].value, 1
	switch {
	case a.kind == offsetArg && (spec == "off8") == (a.name == ""):
		if spec != "off8" {
			w.code |= offsetFirst | writesBase
		}
	case a.kind == addressArg && len(a.list) == 1 && len(args) == 2 && args[1].kind == immArg && spec != "off8":
		by, n = &args[1].value, 2
	default:
		return -1
	}
	lo := uint8(0)
	if spec != "moved" {
		lo = 1
	}
	w.add(field{kind: regField, lo: 16, a: a.list[0]})
	w.add(field{kind: offsetField, lo: lo, a: *by})
	return n
}

// number returns the number that a source is in an instance.
func (s *source) number(c *coder, p *target.Assignment) int64 {
	switch q := s.part; {
	case q == nil:
		return s.v
	case q.Kind == target.PartForm:
		return form(q.Text, uint64(p.Imm))
	default:
		return q.Number(p, &c.conditions)
	}
}

// Append implements target.LineCoder.
func (w *lineCoder) Append(c *target.Code, p *target.Assignment) {
	code, at := w.code, len(c.Bytes)
	for i := range w.fields {
		switch f := &w.fields[i]; f.kind {
		case branchField, symbolField:
			c.Fixups = append(c.Fixups, f.fixup(at, p))
		default:
			code = w.put(code, f, p)
		}
	}
	c.Bytes = binary.LittleEndian.AppendUint32(c.Bytes, code)
}

// fixup returns what the field depends on.
func (f *field) fixup(at int, p *target.Assignment) target.Fixup {
	x := target.Fixup{At: at, Size: instrBytes, Reloc: f.reloc, Addend: f.addend}
	switch q := f.a.part; q.Kind {
	case target.PartSucc:
		x.Kind, x.N, x.PCRel = target.FixSucc, uint8(q.A), true
	case target.PartLocal:
		x.Kind, x.N, x.PCRel = target.FixLocal, uint8(q.A), true
	case target.PartTable:
		x.Kind = target.FixTable
	case target.PartLiteral:
		x.Kind, x.PCRel = target.FixLiteral, true
	default:
		x.Kind = target.FixSymbol
		x.Addend += p.Imm
	}
	return x
}

// put returns code with a field of it.
func (w *lineCoder) put(code uint32, f *field, p *target.Assignment) uint32 {
	v := int64(0)
	if f.kind != memField && f.kind != sumField {
		v = f.a.number(w.c, p)
	}
	switch f.kind {
	case regField:
		return code | uint32(v)<<f.lo
	case condField:
		return code | uint32(v)<<conditionAt
	case immField:
		return putImmediate(code, uint32(v))
	case amountField:
		return code | uint32(v)&31<<7
	case halfField:
		return code | uint32(v)>>12&15<<16 | uint32(v)&0xFFF
	case listField:
		return code | 1<<uint(v)
	case floatField:
		words := uint32(f.addend) // of a list
		if regalloc.Reg(v) >= D0 {
			words *= 2
		}
		return putFloat(code|words, f.lo, v, code&(7<<25) == 6<<25)
	case bitsField:
		return code | uint32(v)<<16
	case leastField:
		return code | uint32(v-1)<<16
	case rotationField:
		return code | uint32(v)/8<<10
	case offsetField:
		if v >= 0 {
			code |= offsetUp
		}
		return f.distance(code, max(v, -v))
	case memField:
		return f.address(code, p)
	case sumField:
		return sum(code, p)
	}
	return code
}

// opposites are, by the number of an operation on data, the one that does the same with the negated or the inverted constant.
var opposites = map[uint32]struct {
	op       uint32
	inverted bool
}{4: {2, false}, 2: {4, false}, 10: {11, false}, 11: {10, false}, 5: {6, true}, 6: {5, true}, 0: {14, true}, 14: {0, true}, 13: {15, true}, 15: {13, true}}

// putImmediate puts in a constant of an operation on data, or of its opposite.
func putImmediate(code, v uint32) uint32 {
	code, ok := fitImmediate(code, v)
	if !ok {
		panic(fmt.Sprintf("arm: the constant %#x of an operation that cannot hold it", v))
	}
	return code
}

// fitImmediate is putImmediate; ok is false if neither operation can hold the constant.
func fitImmediate(code, v uint32) (with uint32, ok bool) {
	if x, ok := rotated(v); ok {
		return code | x, true
	}
	o, ok := opposites[code>>21&15]
	if !ok {
		return code, false
	}
	if o.inverted {
		v = ^v
	} else {
		v = -v
	}
	x, ok := rotated(v)
	return code&^(15<<21) | o.op<<21 | x, ok
}

// address puts in the address of a tile: of accesses of words and bytes, of half-words, or a base alone.
func (f *field) address(code uint32, p *target.Assignment) uint32 {
	code |= uint32(p.Base) << 16
	if f.lo == 2 {
		return code
	}
	off := p.Off
	switch {
	case p.Index >= 0 && f.lo == 1:
		return code&^offsetIndex8 | offsetUp | uint32(p.Index)
	case p.Index >= 0:
		return code | registerIndex | offsetUp | uint32(p.Index) | log2(p.Scale)<<7
	case off < 0:
		off = -off
	default:
		code |= offsetUp
	}
	if f.lo == 3 {
		return code | uint32(off)>>2
	}
	return f.distance(code, off)
}

// distance puts in an offset without its sign.
func (f *field) distance(code uint32, off int64) uint32 {
	if f.lo == 1 {
		return code | uint32(off)>>4<<8 | uint32(off)&15
	}
	return code | uint32(off)
}

// log2 returns by how many bits an index is shifted.
func log2(scale int) (n uint32) {
	for ; scale > 1; scale /= 2 {
		n++
	}
	return n
}

// sum puts in the address of a tile as operands of an addition.
func sum(code uint32, p *target.Assignment) uint32 {
	code |= uint32(p.Base) << 16
	if p.Index >= 0 {
		return code | uint32(p.Index) | log2(p.Scale)<<7
	}
	return putImmediate(code|immediate, uint32(p.Off))
}
