package thumb

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"spillway/target"
	"spillway/target/arm"
)

// half2 puts the second half of an instruction above the first.
func half2(first, second uint32) uint32 { return first | second<<16 }

// Bits of instructions of four bytes, in the first half.
const (
	setsFlags   = 1 << 4
	operationAt = 5
	immediate   = 0xF000 // of data processing, with the operation's number
	register    = 0xEA00
	flat        = 0x0200 // addw and subw
	flatSub     = 0x00A0 // subw but not addw
)

// wideInstructions returns the forms of four bytes. Their operands are
//
//	n d t m     a register in the bits from 0, 24, 28 or 16 on; dn: in both places
//	op2         a constant, or a register that is shifted by a constant or not
//	rot amount  #0 to #31, by which a register is shifted
//	flat half   a constant of 12 or of 16 bits
//	width bits  a number of bits, less 1 and not; lsl16: a shift that the code has
//	mem base    an address: an offset or an index, or a base alone; at4: a base in brackets
//	words       a base and a number of words, with a sign
//	table       the program counter and an index
//	sum         an address that is computed
//	list one    { registers }, several or one
//	branch      a label or a function; literal: an entry of the literal pool; fixed: what the code has
func wideInstructions() (list []instruction) {
	add := func(name, operands string, first, second uint32) {
		list = append(list, instruction{name: name, operands: operands, code: half2(first, second), wide: true})
	}
	for _, op := range []struct {
		name   string
		number uint32
	}{{"and", 0}, {"bic", 1}, {"orr", 2}, {"orn", 3}, {"eor", 4}, {"add", 8}, {"adc", 10}, {"sbc", 11}, {"sub", 13}, {"rsb", 14}} {
		code := register | op.number<<operationAt
		add(op.name, "d,n,op2", code, 0)
		add(op.name, "dn,op2", code, 0)
		add(op.name+"s", "d,n,op2", code|setsFlags, 0)
		add(op.name+"s", "dn,op2", code|setsFlags, 0)
	}
	add("add", "d,sum", register|8<<operationAt, 0)
	for _, op := range []struct {
		name   string
		number uint32
	}{{"tst", 0}, {"cmn", 8}, {"cmp", 13}} {
		add(op.name, "n,op2", register|op.number<<operationAt|setsFlags, 0x0F00)
	}
	for _, op := range []struct {
		name   string
		number uint32
	}{{"mov", 2}, {"mvn", 3}} {
		code := register | op.number<<operationAt | 15
		add(op.name, "d,op2", code, 0)
		add(op.name+"s", "d,op2", code|setsFlags, 0)
	}
	for i, name := range shiftNames {
		kind := uint32(i)
		add(name, "d,m,amount", register|2<<operationAt|15, kind<<4)
		add(name+"s", "d,m,amount", register|2<<operationAt|15|setsFlags, kind<<4)
		add(name, "d,n,m", 0xFA00|kind<<5, 0xF000)
		add(name+"s", "dn,m", 0xFA00|kind<<5|setsFlags, 0xF000)
	}
	add("addw", "d,n,flat", 0xF200, 0)
	add("ssat", "d,width,n", 0xF300, 0)
	add("usat", "d,bits,n", 0xF380, 0)
	add("movw", "d,half", 0xF240, 0)
	add("ubfx", "d,n,rot,width", 0xF3C0, 0)
	for name, first := range map[string]uint32{"sxth": 0xFA0F, "uxth": 0xFA1F, "sxtb": 0xFA4F, "uxtb": 0xFA5F} {
		add(name, "d,m", first, 0xF080)
		add(name[:3]+"a"+name[3:], "d,n,m", first&^15, 0xF080)
	}
	for name, code := range map[string][2]uint32{"clz": {0xFAB0, 0xF080}, "rev": {0xFA90, 0xF080}, "rev16": {0xFA90, 0xF090}, "rbit": {0xFA90, 0xF0A0}} {
		add(name, "d,nm", code[0], code[1]) // the register twice
	}
	add("pkhbt", "d,n,m,lsl16", 0xEAC0, 0x4000)
	add("mul", "d,n,m", 0xFB00, 0xF000)
	add("mla", "d,n,m,t", 0xFB00, 0)
	add("mls", "d,n,m,t", 0xFB00, 0x10)
	add("smulbb", "d,n,m", 0xFB10, 0xF000)
	add("smlabb", "d,n,m,t", 0xFB10, 0)
	add("smull", "t,d,n,m", 0xFB80, 0)
	add("umull", "t,d,n,m", 0xFBA0, 0)
	add("sdiv", "d,n,m", 0xFB90, 0xF0F0)
	add("udiv", "d,n,m", 0xFBB0, 0xF0F0)
	for name, first := range map[string]uint32{"strb": 0xF800, "ldrb": 0xF810, "strh": 0xF820, "ldrh": 0xF830, "str": 0xF840, "ldr": 0xF850, "ldrsb": 0xF910, "ldrsh": 0xF930} {
		add(name, "t,mem", first, 0)
		add(name, "t,at4", first|0x80, 0)
	}
	list = append(list, instruction{name: "ldr", operands: "t,literal", code: half2(0xF8DF, 0), wide: true, reloc: arm.RelTHMPC12})
	list = append(list, instruction{name: "b", operands: "branch", code: half2(0xF000, 0xB800), wide: true, reloc: arm.RelTHMJUMP24})
	add("ldrd", "t,d,words", 0xE950, 0)
	add("strd", "t,d,words", 0xE940, 0)
	add("tbb", "table", 0xE8DF, 0xF000)
	add("tbh", "table", 0xE8DF, 0xF010)
	add("ldrex", "t,base", 0xE850, 0x0F00)
	add("ldrexb", "t,base", 0xE8D0, 0x0F4F)
	add("ldrexh", "t,base", 0xE8D0, 0x0F5F)
	add("strex", "d,t,base", 0xE840, 0)
	add("strexb", "m,t,base", 0xE8C0, 0x0F40)
	add("strexh", "m,t,base", 0xE8C0, 0x0F50)
	add("push", "one", 0xF84D, 0x0D04)
	add("push", "list", 0xE92D, 0)
	add("pop", "one", 0xF85D, 0x0B04)
	add("pop", "list", 0xE8BD, 0)
	return list
}

// shiftNames are the shifts by their numbers.
var shiftNames = []string{"lsl", "lsr", "asr", "ror"}

// widePlaces are the fields of registers of wide forms; those of two places have the second in their higher half.
var widePlaces = map[string]uint8{"n": 0, "d": 24, "t": 28, "m": 16, "dn": 24, "nm": 16}

// takeWide makes fields of operands if they are those of the form.
func (w *encoding) takeWide(operands []arm.Operand) bool {
	for _, spec := range strings.Split(w.operands, ",") {
		n := 0
		if len(operands) > 0 {
			n = w.wideOperand(spec, operands)
		}
		if n == 0 {
			return false
		}
		operands = operands[n:]
	}
	return len(operands) == 0
}

// wideOperand adds the fields of the first operands as spec has them, and returns of how many, 0 if they are others.
func (w *encoding) wideOperand(spec string, operands []arm.Operand) int {
	a := &operands[0]
	is := func(ok bool, f field) int {
		if !ok {
			return 0
		}
		f.a = *a
		w.fields = append(w.fields, f)
		return 1
	}
	if lo, ok := widePlaces[spec]; ok {
		if len(spec) == 2 {
			w.fields = append(w.fields, field{kind: regField, lo: 0, a: *a})
		}
		return is(a.Kind == arm.Register, field{kind: regField, lo: lo})
	}
	switch number := a.Kind == arm.Immediate; spec {
	case "op2":
		if number {
			w.code = w.code - register + immediate
			return is(true, field{kind: modifiedField})
		}
		n := is(a.Kind == arm.Register, field{kind: regField, lo: 16})
		if n > 0 && len(operands) > 1 && operands[1].Kind == arm.Shift {
			w.code |= uint32(slices.Index(shiftNames, operands[1].Name)) << 20
			w.fields = append(w.fields, field{kind: amountField, a: operands[1]})
			n++
		}
		return n
	case "rot", "amount":
		return is(number, field{kind: amountField})
	case "width":
		return is(number, field{kind: widthField})
	case "bits":
		return is(number, field{kind: bitsField})
	case "flat":
		return is(number, field{kind: flatField})
	case "half":
		return is(number, field{kind: halfField})
	case "lsl16":
		return is(a.Kind == arm.Shift && a.Value == 16, field{kind: fixedField})
	case "mem":
		return is(a.Kind == arm.Memory, field{kind: wideMemField})
	case "base":
		return is(a.Kind == arm.Memory, field{kind: baseField})
	case "at4":
		ok := a.Kind == arm.Address && len(a.List) == 1
		if ok {
			w.fields = append(w.fields, field{kind: regField, a: a.List[0]})
		}
		return is(ok, field{kind: fixedField})
	case "words":
		ok := a.Kind == arm.Offset && a.Name == ""
		if ok {
			w.fields = append(w.fields, field{kind: regField, a: a.List[0]})
		}
		return is(ok, field{kind: wideWordsField})
	case "table":
		ok := a.Kind == arm.Address && len(a.List) == 2 && a.List[0].Part == nil && a.List[0].Value == int64(PC)
		if ok {
			w.fields = append(w.fields, field{kind: regField, lo: 16, a: a.List[1]})
		}
		return is(ok, field{kind: fixedField})
	case "sum":
		return is(a.Kind == arm.Sum, field{kind: wideSumField})
	case "one":
		ok := a.Kind == arm.List && len(a.List) == 1
		if ok {
			w.fields = append(w.fields, field{kind: regField, lo: 28, a: a.List[0]})
		}
		return is(ok, field{kind: fixedField})
	case "list":
		return is(a.Kind == arm.List && len(a.List) > 1, field{kind: wideListField})
	case "branch":
		return is(a.Kind == arm.Label && a.Part.Kind != target.PartLiteral, field{kind: branchField})
	case "literal":
		return is(a.Kind == arm.Label && a.Part.Kind == target.PartLiteral, field{kind: branchField})
	}
	return 0
}

// putWide returns code with a field of a wide form.
func (w *encoding) putWide(code uint32, f *field, v int64, p *target.Assignment) uint32 {
	switch f.kind {
	case modifiedField:
		return putModified(code, uint32(v))
	case flatField:
		if v < 0 {
			code, v = code|flatSub, -v
		}
		return code | spread(uint32(v))
	case wideWordsField:
		if v >= 0 {
			return code | 0x80 | uint32(v)/4<<16
		}
		return code | uint32(-v)/4<<16
	case halfField:
		return code | uint32(v)>>12&15 | spread(uint32(v)&0xFFF)
	case amountField:
		return code | putAmount(uint32(v))
	case widthField:
		return code | uint32(v-1)<<16
	case bitsField:
		return code | uint32(v)<<16
	case baseField:
		return code | uint32(p.Base)
	case wideMemField:
		return wideAddress(code, p)
	case wideSumField:
		return wideSum(code, p)
	}
	return code
}

// spread returns 12 bits where instructions have them: one, three and eight.
func spread(v uint32) uint32 { return v>>11&1<<10 | v>>8&7<<28 | v&0xFF<<16 }

// putAmount returns a shift's 5 bits.
func putAmount(n uint32) uint32 { return n>>2&7<<28 | n&3<<22 }

// opposites are, by the number of an operation, the one that does the same with the negated or the inverted constant.
var opposites = map[uint32]struct {
	op       uint32
	inverted bool
}{8: {13, false}, 13: {8, false}, 10: {11, true}, 11: {10, true}, 0: {1, true}, 1: {0, true}, 2: {3, true}, 3: {2, true}}

// putModified puts in a constant of an operation, or of its opposite, or of addw and subw.
func putModified(code, v uint32) uint32 {
	if with, ok := fitModified(code, v); ok {
		return with
	}
	switch s := int32(v); {
	case code>>operationAt&15 == 8 && 0 <= s && s < 4096:
		return code&^(15<<operationAt) | flat | spread(v)
	case code>>operationAt&15 == 8 && -4096 < s && s < 0:
		return code&^(15<<operationAt) | flat | flatSub | spread(-v)
	}
	panic(fmt.Sprintf("thumb: the constant %#x of an operation that cannot hold it", v))
}

// fitModified puts in a constant of an operation or of its opposite; ok is false if neither can hold it.
func fitModified(code, v uint32) (with uint32, ok bool) {
	if x, ok := modified(v); ok {
		return code | spread(x), true
	}
	o, ok := opposites[code>>operationAt&15]
	if !ok || code&tested == tested && code>>operationAt&15 == 0 { // tst has none
		return code, false
	}
	other := -v
	if o.inverted {
		other = ^v
	}
	x, ok := modified(other)
	return code&^(15<<operationAt) | o.op<<operationAt | spread(x), ok
}

// tested are the bits of operations whose only result is flags.
const tested = 0x0F000000 | setsFlags

// modified returns the field of 12 bits for a constant: a byte in one, two or four places, or 8 bits of which the highest is set,
// shifted to the left.
func modified(v uint32) (field uint32, ok bool) {
	low := v & 0xFF
	switch {
	case v < 256:
		return v, true
	case v == low|low<<16:
		return 1<<8 | low, true
	case v == v>>8&0xFF*0x01000100:
		return 2<<8 | v>>8&0xFF, true
	case v == low*0x01010101:
		return 3<<8 | low, true
	}
	shift := 24 - bits.LeadingZeros32(v)
	if v>>shift<<shift != v {
		return 0, false
	}
	return uint32(32-shift)<<7 | v>>shift&0x7F, true
}

// isModified reports whether v is such a constant.
func isModified(v uint32) bool {
	_, ok := modified(v)
	return ok
}

// wideAddress puts in the address of a tile: an offset of 12 bits, a negative one of 8, or an index.
func wideAddress(code uint32, p *target.Assignment) uint32 {
	code |= uint32(p.Base)
	switch {
	case p.Index >= 0:
		return code | uint32(p.Index)<<16 | uint32(bits.TrailingZeros(uint(p.Scale)))<<20
	case p.Off < 0:
		return code | half2(0, 0x0C00|uint32(-p.Off))
	}
	return code | half2(0x80, uint32(p.Off))
}

// wideSum puts in the address of a tile as operands of an addition.
func wideSum(code uint32, p *target.Assignment) uint32 {
	code |= uint32(p.Base)
	if p.Index >= 0 {
		return code | uint32(p.Index)<<16 | putAmount(uint32(bits.TrailingZeros(uint(p.Scale))))
	}
	return putModified(code-register+immediate, uint32(p.Off))
}
