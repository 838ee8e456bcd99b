package thumb

import (
	"encoding/binary"
	"fmt"
	"strings"

	"spillway/ir"
	"spillway/target"
	"spillway/target/arm"
)

// A coder makes machine code (target.Coder).
type coder struct {
	wide       bool         // there are instructions of four bytes
	float      target.Coder // of instructions of floating point
	byName     map[string][]instruction
	conditions [ir.NumPreds]uint8
}

func newCoder(wide bool) *coder {
	c := &coder{wide: wide, float: arm.NewCoder(), byName: make(map[string][]instruction)}
	all := instructions()
	if wide {
		all = append(all, wideInstructions()...)
	}
	for _, x := range all {
		c.byName[x.name] = append(c.byName[x.name], x)
	}
	for p, name := range arm.ConditionCodes() {
		c.conditions[p] = uint8(max(arm.ConditionNumber(name), 0))
	}
	return c
}

// nop is what assemblers align code with.
const nop = 0x46C0

// Those of Thumb-2, of two and of four bytes.
const (
	hint     = 0xBF00
	wideHint = 0x8000F3AF
)

// Pad implements target.Coder.
func (c *coder) Pad(b []byte, n int) []byte {
	if c.wide {
		if n&instrBytes != 0 {
			b, n = binary.LittleEndian.AppendUint16(b, hint), n-instrBytes
		}
		for ; n >= 2*instrBytes; n -= 2 * instrBytes {
			b = binary.LittleEndian.AppendUint32(b, wideHint)
		}
	}
	for ; n >= instrBytes; n -= instrBytes {
		b = binary.LittleEndian.AppendUint16(b, nop)
	}
	return append(b, make([]byte, n)...)
}

// CFI implements target.Coder.
func (c *coder) CFI() *target.CFIFormat {
	return &target.CFIFormat{CodeAlign: 2, DataAlign: -4, ReturnReg: int(LR), Regs: arm.DebugRegs(), Reg: int(SP), Align: 4}
}

// Line implements target.Coder.
func (c *coder) Line(tile *target.Tile, l *target.AsmLine) (target.LineCoder, error) {
	if w, ok := c.itLine(l); ok {
		return w, nil
	}
	name, open, operands, err := arm.ReadLine(tile, l)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", l.Text, err)
	}
	if strings.HasPrefix(name, "v") {
		inner, err := c.float.Line(tile, l)
		return floatLine{inner}, err
	}
	w := &lineCoder{c: c}
	if name == "" && open != nil { // add or sub, as the sign of the constant says
		name, open = "add", nil
	}
	base := strings.TrimSuffix(name, ".w")
	list := c.byName[base]
	var start []field
	if n := arm.ConditionNumber(strings.TrimPrefix(name, "b")); name == "b" && open != nil || list == nil && n >= 0 {
		list = []instruction{{operands: "branch", code: 0xD000, reloc: arm.RelTHMJUMP8}}
		start = append(start, field{kind: condField, a: arm.Operand{Part: open, Value: int64(n)}})
	} else if open != nil {
		list = c.inBlock(base)
	} else if n := len(base) - 2; list == nil && n > 0 && arm.ConditionNumber(base[n:]) >= 0 {
		list = c.inBlock(base[:n])
	}
	for i := range list {
		f := encoding{instruction: list[i], fields: start[:len(start):len(start)]}
		if (f.wide || base == name) && f.match(operands) {
			w.forms = append(w.forms, f)
		}
	}
	if len(w.forms) == 0 {
		return nil, fmt.Errorf("%s: unknown instruction", l.Text)
	}
	return w, nil
}

// fieldKind says how a number becomes bits of an instruction.
type fieldKind uint8

const (
	regField    fieldKind = iota // in the bits from lo on
	highField                    // a register, in bits 7 and 2 to 0
	condField                    // from bit 8 on
	immField                     // 8 bits
	shiftField                   // 5 bits from bit 6 on
	add3Field                    // 3 bits from bit 6 on, or 8 where the registers are the same
	add8Field                    // 8 bits
	wordsField                   // 8 bits that count words
	spField                      // 7 bits that count words, with a sign
	listField                    // registers
	memField                     // the address of the tile
	sumField                     // that, computed
	addrField                    // one or two registers
	offsetField                  // a register and a number
	branchField                  // a distance

	modifiedField // of wide forms, a constant of an operation
	flatField     // of 12 bits, with a sign
	halfField     // of 16
	amountField   // of a shift
	widthField    // less 1
	bitsField
	wideWordsField
	baseField    // the base of the tile's address
	wideMemField // that address
	wideSumField
	wideListField
)

// A field is a part of an instruction.
type field struct {
	kind fieldKind
	lo   uint8
	a    arm.Operand
}

// A lineCoder is the machine code of a line (target.LineCoder): of the forms the first that its operands fit.
type lineCoder struct {
	c     *coder
	forms []encoding
}

// An encoding is an instruction with the fields that operands go to.
type encoding struct {
	instruction
	fields []field
}

// match makes fields of operands if they are those of the form.
func (w *encoding) match(operands []arm.Operand) bool {
	if w.wide {
		return w.takeWide(operands)
	}
	specs := strings.Split(w.operands, ",")
	if len(specs) != len(operands) {
		return false
	}
	for i, spec := range specs {
		f, ok := fieldOf(spec, &operands[i])
		if !ok || spec == "=" && operands[i].Part.A != operands[0].Part.A {
			return false
		}
		if f.kind != fixedField {
			w.fields = append(w.fields, f)
		}
		if spec == "03" {
			f.lo = 3
			w.fields = append(w.fields, f)
		}
	}
	return true
}

// fixedField stands for what the code has already.
const fixedField fieldKind = 0xFF

// lowPlaces are the fields of registers from r0 to r7.
var lowPlaces = map[string]uint8{"0": 0, "03": 0, "3": 3, "6": 6, "8": 8}

// immKinds are those of constants.
var immKinds = map[string]fieldKind{"add3": add3Field, "add8": add8Field, "imm": immField, "shift": shiftField, "sp8": wordsField, "sp7": spField}

// fieldOf returns the field of an operand as spec has it.
func fieldOf(spec string, a *arm.Operand) (field, bool) {
	open := a.Kind == arm.Register && (a.Part != nil || a.Value < 8)
	if lo, ok := lowPlaces[spec]; ok {
		return field{kind: regField, lo: lo, a: *a}, open
	}
	if kind, ok := immKinds[spec]; ok {
		return field{kind: kind, a: *a}, a.Kind == arm.Immediate
	}
	fixed := field{kind: fixedField}
	switch spec {
	case "D":
		return field{kind: highField, a: *a}, a.Kind == arm.Register
	case "M":
		return field{kind: regField, lo: 3, a: *a}, a.Kind == arm.Register
	case "=":
		return fixed, a.Kind == arm.Register && a.Part != nil
	case "sp":
		return fixed, a.Kind == arm.Register && a.Part == nil && a.Value == int64(SP)
	case "zero":
		return fixed, a.Kind == arm.Immediate && a.Part == nil && a.Value == 0
	case "fixed":
		return fixed, a.Kind == arm.Word || a.Kind == arm.Immediate
	case "mem":
		if a.Kind == arm.Address {
			return field{kind: addrField, a: *a}, true
		}
		if a.Kind == arm.Offset {
			return field{kind: offsetField, a: *a}, a.Part == nil && a.Name == "" && len(a.List) == 1
		}
		return field{kind: memField}, a.Kind == arm.Memory
	case "sum":
		return field{kind: sumField}, a.Kind == arm.Sum
	case "list":
		return field{kind: listField, a: *a}, a.Kind == arm.List
	case "place":
		return field{kind: branchField, a: *a}, a.Kind == arm.Label && (a.Part.Kind == target.PartSucc || a.Part.Kind == target.PartLocal)
	case "branch", "literal":
		return field{kind: branchField, a: *a}, a.Kind == arm.Label && (spec == "branch") == (a.Part.Kind != target.PartLiteral)
	}
	return fixed, false
}

// number returns the number that an operand is in an instance.
func (w *lineCoder) number(a *arm.Operand, p *target.Assignment) int64 {
	switch q := a.Part; {
	case q == nil:
		return a.Value
	case q.Kind == target.PartForm && q.Text == "abs": // whose sign is in the instruction's name
		return p.Imm
	case q.Kind == target.PartUns:
		return p.Imm & 0xFF
	case q.Kind == target.PartForm:
		return form(q.Text, uint64(p.Imm))
	default:
		return q.Number(p, &w.c.conditions)
	}
}

// chosen returns the first form that the operands fit.
func (w *lineCoder) chosen(p *target.Assignment) *encoding {
	for i := range w.forms[:len(w.forms)-1] {
		if f := &w.forms[i]; f.wide || w.fits(f, p) {
			return f
		}
	}
	return &w.forms[len(w.forms)-1]
}

// fits reports whether the registers of p have a place in the fields of f, of two bytes.
func (w *lineCoder) fits(f *encoding, p *target.Assignment) bool {
	const low = 8
	for i := range f.fields {
		switch x := &f.fields[i]; x.kind {
		case regField:
			if !strings.Contains(f.operands, "M") && w.number(&x.a, p) >= low {
				return false
			}
		case addrField, offsetField, listField:
			for k := range x.a.List {
				if r := w.number(&x.a.List[k], p); r >= low && (x.kind != listField || r < int64(LR) || r == int64(LR) && f.name == "pop") {
					return false
				}
			}
		case sumField:
			if p.Base != SP {
				return false
			}
		case memField:
			if p.Index >= low || p.Base >= low && (p.Base != SP || p.Index >= 0) {
				return false
			}
		}
	}
	return true
}

// long reports whether code, that of w with fields, has four bytes.
func (w *encoding) long(code uint32) bool { return w.wide || code >= long }

// conditional reports whether w is a jump with a condition.
func (w *encoding) conditional() bool { return w.reloc == arm.RelTHMJUMP8 }

// Append implements target.LineCoder. A long jump with a condition leads around one without.
func (w *lineCoder) Append(c *target.Code, p *target.Assignment) {
	in := w.chosen(p)
	code, at, jumps := in.code, len(c.Bytes), false
	if p.Long && w.c.wide {
		code, jumps = longJump(in)
	}
	for i := range in.fields {
		f := &in.fields[i]
		switch {
		case jumps && f.kind == condField:
			code |= uint32(w.number(&f.a, p)) << 6
			continue
		case f.kind != branchField:
			code = w.put(in, code, f, p)
			continue
		}
		x := target.Fixup{At: at, Size: instrBytes, Reloc: in.reloc, Addend: -4}
		if jumps {
			x.Size, x.Reloc = 4, arm.RelTHMJUMP24
			if in.conditional() {
				x.Reloc = arm.RelTHMJUMP19
			}
		} else if p.Long && in.conditional() {
			x.At, x.Reloc = at+instrBytes, arm.RelTHMJUMP11
		} else if in.long(code) {
			x.Size = 4
		}
		c.Fixups = append(c.Fixups, f.refer(x, p))
	}
	if p.Long && in.conditional() && !jumps {
		code = code ^ 1<<8 | 0xE000<<16 // over the two bytes after the next, which is where it leads with a distance of 0
	}
	c.Bytes = binary.LittleEndian.AppendUint16(c.Bytes, uint16(code))
	if in.long(code) {
		c.Bytes = binary.LittleEndian.AppendUint16(c.Bytes, uint16(code>>16))
	}
}

// longJump returns the code of four bytes of a jump, and whether in is one.
func longJump(in *encoding) (code uint32, jumps bool) {
	switch in.reloc {
	case arm.RelTHMJUMP8:
		return half2(0xF000, 0x8000), true
	case arm.RelTHMJUMP11:
		return half2(0xF000, 0xB800), true
	}
	return in.code, false
}

// refer says what x depends on.
func (f *field) refer(x target.Fixup, p *target.Assignment) target.Fixup {
	switch q := f.a.Part; q.Kind {
	case target.PartSucc:
		x.Kind, x.N, x.PCRel = target.FixSucc, uint8(q.A), true
	case target.PartLocal:
		x.Kind, x.N, x.PCRel = target.FixLocal, uint8(q.A), true
	case target.PartLiteral:
		x.Kind, x.PCRel = target.FixLiteral, true
	default:
		x.Kind = target.FixSymbol
		x.Addend += p.Imm
	}
	return x
}

// put returns code with a field of it.
func (w *lineCoder) put(in *encoding, code uint32, f *field, p *target.Assignment) uint32 {
	switch f.kind {
	case memField:
		return in.address(code, p)
	case sumField:
		return code | uint32(p.Off)/4
	case addrField:
		code |= uint32(w.number(&f.a.List[0], p)) << 3
		if len(f.a.List) > 1 {
			code = code&^in.code | indexed[in.code] | uint32(w.number(&f.a.List[1], p))<<6
		}
		return code
	case offsetField:
		return code | uint32(w.number(&f.a.List[0], p))<<3 | uint32(f.a.Value)/uint32(in.unit)<<6
	case listField:
		for i := range f.a.List {
			r := w.number(&f.a.List[i], p)
			if r >= 8 { // the link register or the program counter
				r = 8
			}
			code |= 1 << uint(r)
		}
		return code
	case wideListField:
		for i := range f.a.List {
			code |= 1 << (16 + uint(w.number(&f.a.List[i], p)))
		}
		return code
	case wideMemField, wideSumField, baseField:
		return in.putWide(code, f, 0, p)
	}
	v := w.number(&f.a, p)
	switch f.kind {
	case regField:
		return code | uint32(v)<<f.lo
	case highField:
		return code | uint32(v)>>3<<7 | uint32(v)&7
	case condField:
		return code | uint32(v)<<8
	case immField:
		return code | uint32(v)&0xFF
	case shiftField:
		return code | uint32(v)&31<<6
	case add3Field:
		return sum3(code, v)
	case add8Field:
		if v < 0 {
			return code ^ opposite8 | uint32(-v)
		}
		return code | uint32(v)
	case wordsField:
		return code | uint32(v)/4
	case spField:
		if v < 0 {
			return code | oppositeSP | uint32(-v)/4
		}
		return code | uint32(v)/4
	}
	return in.putWide(code, f, v, p)
}

// sum3 puts a constant into a sum of two registers' fields: where they are the same, the form with 8 bits has it.
func sum3(code uint32, v int64) uint32 {
	if v < 0 {
		code, v = code^opposite, -v
	}
	d := code & 7
	if d != code>>3&7 {
		return code | uint32(v)<<6
	}
	if code&opposite != 0 {
		return 0x3800 | d<<8 | uint32(v)
	}
	return 0x3000 | d<<8 | uint32(v)
}

// address puts in the address of a tile.
func (w *encoding) address(code uint32, p *target.Assignment) uint32 {
	switch d := code & 7; {
	case p.Index >= 0:
		return indexed[w.code] | d | uint32(p.Base)<<3 | uint32(p.Index)<<6
	case p.Base == SP:
		return fromStack | w.code&isLoad | d<<8 | uint32(p.Off)/4
	default:
		return code | uint32(p.Base)<<3 | uint32(p.Off)/uint32(w.unit)<<6
	}
}
