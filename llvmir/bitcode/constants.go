package bitcode

import (
	"fmt"
	"strconv"
	"strings"
)

// How a value gets its text.
const (
	valLocal  = iota
	valSymbol // of the module
	valConst
)

// value is a value by its number.
type value struct {
	t    *typ
	form uint8
	code uint8 // of the record, of a constant
	busy bool
	ref  int // of a symbol
	ops  []uint64
	text string // "": not known yet
}

// signed undoes the coding of a signed number.
func signed(x uint64) int64 {
	switch {
	case x&1 == 0:
		return int64(x >> 1)
	case x == 1:
		return -1 << 63
	}
	return -int64(x >> 1)
}

// constants reads a block of constants, and appends them to vs.
func (d *decoder) constants(vs []value) []value {
	t := &typ{kind: kInt, text: "i32", n: 32}
	d.each(func() {
		if d.code == 1 {
			t = d.typ(d.ops[0])
			return
		}
		vs = append(vs, value{t: t, form: valConst, code: uint8(d.code), ops: append([]uint64(nil), d.ops...)})
	})
	return vs
}

var binaryNames = []string{"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"}
var floatNames = map[uint64]string{0: "fadd", 1: "fsub", 2: "fmul", 4: "fdiv", 6: "frem"}
var castNames = []string{"trunc", "zext", "sext", "fptoui", "fptosi", "uitofp", "sitofp", "fptrunc", "fpext", "ptrtoint", "inttoptr", "bitcast", "addrspacecast", "ptrtoaddr"}
var floatPreds = strings.Fields("false oeq ogt oge olt ole one ord uno ueq ugt uge ult ule une true")
var intPreds = strings.Fields("eq ne ugt uge ult ule sgt sge slt sle")

func (d *decoder) pred(n uint64) (string, bool) {
	if n < uint64(len(floatPreds)) {
		return floatPreds[n], true
	}
	if n -= 32; n < uint64(len(intPreds)) {
		return intPreds[n], false
	}
	d.fail("unknown predicate")
	return "", false
}

func (d *decoder) binaryName(op uint64, t *typ) string {
	if e := t.lane(); e.kind == kFloat {
		if n := floatNames[op]; n != "" {
			return n
		}
	} else if op < uint64(len(binaryNames)) {
		return binaryNames[op]
	}
	d.fail("unknown binary operation")
	return ""
}

func (d *decoder) castName(op uint64) string {
	if op >= uint64(len(castNames)) {
		d.fail("unknown conversion")
	}
	return castNames[op]
}

func (t *typ) lane() *typ {
	if t.kind == kVector {
		return t.elem
	}
	return t
}

// symbol returns the name of global n of the module.
func (d *decoder) symbol(n int) string {
	if d.globals[n].name == "" {
		return "@" + strconv.Itoa(d.anonymous(n))
	}
	return string(appendName(nil, '@', d.globals[n].name))
}

// anonymous returns the number of an unnamed global: variables count first.
func (d *decoder) anonymous(n int) (num int) {
	order := map[uint64]int{7: 0, 8: 3, 14: 1, 18: 2}
	for i, g := range d.globals {
		if g.name == "" && (order[g.code] < order[d.globals[n].code] || g.code == d.globals[n].code && i < n) {
			num++
		}
	}
	return num
}

func (d *decoder) value(n uint64) *value {
	if n >= uint64(len(d.values)) {
		d.fail("value %d is not defined", n)
	}
	return &d.values[n]
}

// val returns the text of value n.
func (d *decoder) val(n uint64) string {
	v := d.value(n)
	if v.text != "" {
		return v.text
	}
	switch v.form {
	case valSymbol:
		v.text = d.symbol(v.ref)
	case valConst:
		if v.busy || d.depth > 250 {
			d.fail("a constant contains itself, or too many others")
		}
		v.busy = true
		d.depth++
		text := d.constant(v)
		d.depth--
		d.spend(len(text))
		v = d.value(n)
		v.busy = false
		if len(text) > 1<<12 { // used once, mostly
			return text
		}
		v.text = text
	default:
		d.fail("value %d is used here before it is known", n)
	}
	return v.text
}

// maxText is the maximum size of the text of all types and constants: subexpressions shared in bitcode are repeated
// there.
const maxText = 1 << 29

func (d *decoder) spend(n int) {
	if d.spent += n; d.spent > maxText {
		d.fail("the text of types and constants is longer than %d bytes, which is not supported", maxText)
	}
}

// typed returns the type and the text of value n.
func (d *decoder) typed(n uint64) string { return d.value(n).t.text + " " + d.val(n) }

// constant returns the text of a constant.
func (d *decoder) constant(v *value) string {
	t, ops := v.t, v.ops
	switch v.code {
	case 2:
		return zero(t)
	case 3:
		return "undef"
	case 26:
		return "poison"
	case 4:
		if t.text == "i1" {
			return strconv.FormatBool(ops[0] != 0)
		}
		return strconv.FormatInt(signed(ops[0]), 10)
	case 5:
		return wide(ops)
	case 6:
		return d.float(t, ops)
	case 7:
		return d.aggregate(t, len(ops), func(i int) string { return d.typed(ops[i]) })
	case 8, 9:
		s := text(ops)
		if v.code == 9 {
			s += "\x00"
		}
		return string(appendString([]byte{'c'}, s))
	case 22:
		return d.data(t, ops)
	case 10:
		return fmt.Sprintf("%s (%s, %s)", d.binaryName(ops[0], t), d.typed(ops[1]), d.typed(ops[2]))
	case 11:
		return fmt.Sprintf("%s (%s to %s)", d.castName(ops[0]), d.typed(ops[2]), t.text)
	case 12, 20, 24, 31, 32:
		return d.gepExpr(v)
	case 13:
		return fmt.Sprintf("select (%s, %s, %s)", d.typed(ops[0]), d.typed(ops[1]), d.typed(ops[2]))
	case 14:
		return fmt.Sprintf("extractelement (%s, %s)", d.typed(ops[1]), d.typed(ops[len(ops)-1]))
	case 15:
		return fmt.Sprintf("insertelement (%s, %s, %s)", d.typed(ops[0]), d.typed(ops[1]), d.typed(ops[len(ops)-1]))
	case 16:
		return fmt.Sprintf("shufflevector (%s, %s, %s)", d.typed(ops[0]), d.typed(ops[1]), d.typed(ops[2]))
	case 17:
		p, float := d.pred(ops[3])
		op := "icmp"
		if float {
			op = "fcmp"
		}
		return fmt.Sprintf("%s %s (%s, %s)", op, p, d.typed(ops[1]), d.typed(ops[2]))
	case 25:
		return fmt.Sprintf("fneg (%s)", d.typed(ops[1]))
	case 21:
		return fmt.Sprintf("blockaddress(%s, %s)", d.val(ops[1]), d.blockOf(ops[1], ops[2]))
	case 27:
		return "dso_local_equivalent " + d.val(ops[1])
	case 29:
		return "no_cfi " + d.val(ops[1])
	case 18, 23, 28, 30:
		return d.inlineAsm(v)
	}
	d.fail("constant %d is not supported", v.code)
	return ""
}

func zero(t *typ) string {
	switch t.kind {
	case kInt:
		if t.n == 1 {
			return "false"
		}
		return "0"
	case kPtr:
		return "null"
	case kFloat:
		if t.n == 32 || t.n == 64 {
			return "0.0"
		}
	}
	if t.text == "token" {
		return "none"
	}
	return "zeroinitializer"
}

// wide returns an integer of several words.
func wide(ops []uint64) string {
	var b strings.Builder
	b.WriteString("u0x")
	for i := len(ops) - 1; i >= 0; i-- {
		fmt.Fprintf(&b, "%016X", uint64(signed(ops[i])))
	}
	return b.String()
}

func (d *decoder) float(t *typ, ops []uint64) string {
	x := ops[0]
	switch t.text {
	case "float":
		return floatText(uint32(x))
	case "half":
		return fmt.Sprintf("0xH%04X", x)
	case "bfloat":
		return fmt.Sprintf("0xR%04X", x)
	case "double":
		return fmt.Sprintf("0x%016X", x)
	case "x86_fp80":
		return fmt.Sprintf("0xK%04X%016X", x>>48, x<<16|ops[1]&0xffff)
	case "fp128":
		return fmt.Sprintf("0xL%016X%016X", x, ops[1])
	}
	d.fail("a number of type %s is not supported", t.text)
	return ""
}

// floatText returns a float as the equal double; NaN payloads are preserved.
func floatText(x uint32) string {
	sign, exp, frac := uint64(x>>31), uint64(x>>23&0xff), uint64(x&(1<<23-1))
	switch {
	case exp == 0xff:
		exp = 0x7ff
	case exp == 0 && frac == 0:
	case exp == 0:
		exp = 1023 - 126
		for frac&(1<<23) == 0 {
			frac <<= 1
			exp--
		}
		frac &= 1<<23 - 1
	default:
		exp += 1023 - 127
	}
	return fmt.Sprintf("0x%016X", sign<<63|exp<<52|frac<<29)
}

// aggregate returns the constant of type t with n elements.
func (d *decoder) aggregate(t *typ, n int, elem func(i int) string) string {
	open, end := "[", "]"
	switch {
	case t.kind == kVector:
		open, end = "<", ">"
	case t.kind == kStruct && t.packed:
		open, end = "<{", "}>"
	case t.kind == kStruct:
		open, end = "{", "}"
	}
	var b strings.Builder
	b.WriteString(open)
	for i := range n {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(elem(i))
	}
	b.WriteString(end)
	return b.String()
}

// data returns an array or vector of numbers.
func (d *decoder) data(t *typ, ops []uint64) string {
	if t.elem == nil {
		d.fail("data has no elements")
	}
	e := t.elem
	return d.aggregate(t, len(ops), func(i int) string {
		if e.kind == kFloat {
			return e.text + " " + d.float(e, ops[i:i+1])
		}
		return e.text + " " + strconv.FormatInt(int64(ops[i])<<(64-min(e.n, 64))>>(64-min(e.n, 64)), 10)
	})
}

func (d *decoder) gepExpr(v *value) string {
	ops := v.ops
	var elem *typ
	switch {
	case v.code == 24 || v.code == 32:
		elem, ops = d.typ(ops[0]), ops[2:]
	case v.code == 31:
		elem, ops = d.typ(ops[0]), ops[d.skipRange(ops, 2):]
	case len(ops)%2 == 1:
		elem, ops = d.typ(ops[0]), ops[1:]
	default:
		d.fail("a getelementptr without its type is not supported")
	}
	var b strings.Builder
	b.WriteString("getelementptr (" + elem.text)
	for i := 0; i+1 < len(ops); i += 2 {
		b.WriteString(", " + d.typed(ops[i+1]))
	}
	b.WriteString(")")
	return b.String()
}

// inlineAsm returns inline assembly as a callee.
func (d *decoder) inlineAsm(v *value) string {
	ops := v.ops
	if v.code == 30 {
		ops = ops[1:]
	}
	flags := ops[0]
	n := ops[1]
	s := text(ops[2 : 2+n])
	m := ops[2+n]
	c := text(ops[3+n : 3+n+m])
	b := []byte("asm")
	for i, w := range []string{" sideeffect", " alignstack", " inteldialect", " unwind"} {
		if flags>>i&1 != 0 {
			b = append(b, w...)
		}
	}
	b = appendString(append(b, ' '), s)
	return string(appendString(append(b, ", "...), c))
}
