package libc

import (
	"bytes"
	"math"
	"strconv"
	"strings"

	"spillway/ir"
)

// A formatSource yields the arguments of a printf: those of the call itself, or of a va_list.
type formatSource struct {
	c    *Call
	list uint64 // address of the va_list, or 0
}

func (s *formatSource) integer(bits int) uint64 {
	if s.list == 0 {
		x, _ := s.c.Machine.Integer(bits)
		return x
	}
	x, _, ok := s.c.Machine.VarArg(s.list, uint64(bits/8), false)
	if !ok {
		s.c.Fail("va_list is not mapped")
	}
	return x
}

func (s *formatSource) float() float64 {
	if s.list == 0 {
		return s.c.float64()
	}
	x, _, ok := s.c.Machine.VarArg(s.list, 8, true)
	if !ok {
		s.c.Fail("va_list is not mapped")
	}
	return math.Float64frombits(x)
}

// extended returns the next argument, a long double.
func (s *formatSource) extended() ir.U128 {
	if s.list == 0 {
		return s.c.extended()
	}
	lo, hi, ok := s.c.Machine.VarArg(s.list, 10, true)
	if !ok {
		s.c.Fail("va_list is not mapped")
	}
	return ir.U128{Lo: lo, Hi: hi & 0xFFFF}
}

// A verb is one conversion of a format.
type verb struct {
	minus, plus, space, alt, zero bool
	width                         int
	precision                     int // -1: none
	size                          string
	letter                        byte
}

// maxField bounds widths and precisions.
const maxField = 1 << 20

// format performs a printf and returns its output.
func (c *Call) format(format []byte, src *formatSource) []byte {
	var out []byte
	for len(format) > 0 && c.Err == nil {
		i := bytes.IndexByte(format, '%')
		if i < 0 {
			return append(out, format...)
		}
		out = append(out, format[:i]...)
		v, n := parseVerb(format[i+1:], src)
		format = format[i+1+n:]
		switch v.letter {
		case '%':
			out = append(out, '%')
		case 'n':
			c.Put(src.integer(8*c.Layout.PtrBytes), v.bytes(c.Layout), uint64(len(out)))
		case 0:
			c.Fail("format ends within a conversion")
		default:
			out = c.convert(out, v, src)
		}
	}
	return out
}

// parseVerb parses a conversion after its %, and returns its length.
func parseVerb(s []byte, src *formatSource) (v verb, n int) {
	v.precision = -1
	i := 0
flags:
	for ; i < len(s); i++ {
		switch s[i] {
		case '-':
			v.minus = true
		case '+':
			v.plus = true
		case ' ':
			v.space = true
		case '#':
			v.alt = true
		case '0':
			v.zero = true
		case '\'':
		default:
			break flags
		}
	}
	number := func() int {
		if i < len(s) && s[i] == '*' {
			i++
			return int(int32(src.integer(32)))
		}
		x := 0
		for ; i < len(s) && s[i] >= '0' && s[i] <= '9'; i++ {
			x = min(x*10+int(s[i]-'0'), maxField)
		}
		return x
	}
	if v.width = number(); v.width < 0 {
		v.minus, v.width = true, -v.width
	}
	if i < len(s) && s[i] == '.' {
		i++
		v.precision = min(max(number(), -1), maxField)
	}
	v.width = min(v.width, maxField)
	start := i
	for i < len(s) && strings.IndexByte("hlqjztL", s[i]) >= 0 {
		i++
	}
	v.size = string(s[start:i])
	if i < len(s) {
		v.letter = s[i]
		i++
	}
	return v, i
}

// bytes returns the size of the integer argument of v.
func (v *verb) bytes(l *ir.Layout) uint64 {
	switch v.size {
	case "hh":
		return 1
	case "h":
		return 2
	case "l", "z", "t":
		return uint64(l.PtrBytes)
	case "ll", "j", "q", "L":
		return 8
	}
	return 4
}

// convert appends the conversion of the next argument.
func (c *Call) convert(out []byte, v verb, src *formatSource) []byte {
	switch v.letter {
	case 'd', 'i', 'u', 'o', 'x', 'X':
		n := v.bytes(c.Layout)
		return v.integer(out, src.integer(int(max(8*n, 32))), int(8*n))
	case 'c':
		return v.pad(out, "", string([]byte{byte(src.integer(32))}), false)
	case 's':
		return v.pad(out, "", c.stringArg(v, src), false)
	case 'p':
		x := src.integer(8 * c.Layout.PtrBytes)
		if x == 0 {
			return v.pad(out, "", "(nil)", false)
		}
		return v.pad(out, "", "0x"+strconv.FormatUint(x, 16), false)
	case 'e', 'E', 'f', 'F', 'g', 'G', 'a', 'A':
		if v.size == "L" && c.Layout.F80Align > 0 {
			return v.long(out, src.extended())
		}
		return v.float(out, src.float())
	}
	c.Fail("conversion %%%s%c is not supported", v.size, v.letter)
	return out
}

func (c *Call) stringArg(v verb, src *formatSource) string {
	addr := src.integer(8 * c.Layout.PtrBytes)
	switch {
	case addr == 0:
		return "(null)"
	case v.precision >= 0:
		return string(c.strN(addr, uint64(v.precision)))
	}
	return string(c.Str(addr))
}

// pad appends prefix and body, filled up to the width.
func (v *verb) pad(out []byte, prefix, body string, zeros bool) []byte {
	fill := max(v.width-len(prefix)-len(body), 0)
	if !v.minus && !zeros {
		out = append(out, strings.Repeat(" ", fill)...)
	}
	out = append(out, prefix...)
	if !v.minus && zeros {
		out = append(out, strings.Repeat("0", fill)...)
	}
	out = append(out, body...)
	if v.minus {
		out = append(out, strings.Repeat(" ", fill)...)
	}
	return out
}

// sign returns the prefix of a number.
func (v *verb) sign(negative bool) string {
	switch {
	case negative:
		return "-"
	case v.plus:
		return "+"
	case v.space:
		return " "
	}
	return ""
}

// integer appends the conversion of the integer x of n bits.
func (v *verb) integer(out []byte, x uint64, n int) []byte {
	prefix, base := "", 10
	x = ir.ZeroExtend(x, n)
	switch v.letter {
	case 'd', 'i':
		s := ir.SignExtend(x, n)
		prefix = v.sign(s < 0)
		if s < 0 {
			x = -uint64(s)
		}
	case 'o':
		base = 8
	case 'x', 'X':
		base = 16
		if v.alt && x != 0 {
			prefix = "0" + string(v.letter)
		}
	}
	body := strconv.FormatUint(x, base)
	if v.letter == 'X' {
		body = strings.ToUpper(body)
	}
	if v.precision == 0 && x == 0 {
		body = ""
	}
	if len(body) < v.precision {
		body = strings.Repeat("0", v.precision-len(body)) + body
	}
	if v.letter == 'o' && v.alt && !strings.HasPrefix(body, "0") {
		body = "0" + body
	}
	return v.pad(out, prefix, body, v.zero && v.precision < 0)
}

// A magnitude is a finite number without its sign.
type magnitude interface {
	text(format byte, precision int) string // as strconv.FormatFloat
	hex(precision int) string               // C's %a
}

type double float64

func (x double) text(format byte, precision int) string {
	return strconv.FormatFloat(float64(x), format, precision, 64)
}
func (x double) hex(precision int) string { return hexFloat(float64(x), precision) }

// float appends the conversion of x.
func (v *verb) float(out []byte, x float64) []byte {
	return v.magnitude(out, math.Signbit(x), x != x, math.IsInf(x, 0), double(math.Abs(x)))
}

// magnitude appends the conversion of a number with sign and magnitude x, or of a NaN or an infinity.
func (v *verb) magnitude(out []byte, negative, isNaN, isInf bool, x magnitude) []byte {
	prefix := v.sign(negative)
	upper := v.letter < 'a'
	letter := v.letter | 0x20
	if isInf || isNaN {
		body := "inf"
		if isNaN {
			body = "nan"
		}
		return v.pad(out, prefix, upperIf(upper, body), false)
	}
	precision := v.precision
	if precision < 0 && letter != 'a' {
		precision = 6
	}
	var body string
	switch letter {
	case 'g':
		body = generalFloat(x, max(precision, 1), v.alt)
	case 'a':
		body = x.hex(precision)
		prefix, body = prefix+upperIf(upper, body[:2]), body[2:]
	default:
		body = x.text(letter, precision)
		if v.alt && precision == 0 {
			if e := strings.IndexByte(body, 'e'); e >= 0 {
				body = body[:e] + "." + body[e:]
			} else {
				body += "."
			}
		}
	}
	return v.pad(out, prefix, upperIf(upper, body), v.zero)
}

func upperIf(upper bool, s string) string {
	if upper {
		return strings.ToUpper(s)
	}
	return s
}

// generalFloat is C's %g.
func generalFloat(x magnitude, precision int, alt bool) string {
	s := x.text('e', precision-1)
	mantissa, exponent, _ := strings.Cut(s, "e")
	e, _ := strconv.Atoi(exponent)
	if e >= -4 && e < precision {
		mantissa, exponent = x.text('f', precision-1-e), ""
		if alt && precision-1 == e {
			mantissa += "."
		}
	} else {
		exponent = "e" + exponent
	}
	if !alt && strings.Contains(mantissa, ".") {
		mantissa = strings.TrimRight(strings.TrimRight(mantissa, "0"), ".")
	}
	return mantissa + exponent
}

// hexFloat is C's %a: the exponent has no leading zeros, and subnormal numbers
// begin with a zero.
func hexFloat(x float64, precision int) string {
	if x != 0 && x < 0x1p-1022 {
		return subnormalHex(math.Float64bits(x), precision)
	}
	s := strconv.FormatFloat(x, 'x', precision, 64)
	mantissa, exponent, _ := strings.Cut(s, "p")
	digits := strings.TrimLeft(exponent[1:], "0")
	if digits == "" {
		digits = "0"
	}
	return mantissa + "p" + exponent[:1] + digits
}

// subnormalHex is hexFloat for the number of the given 52 bits.
func subnormalHex(fraction uint64, precision int) string {
	digits := 13
	if precision >= 0 && precision < digits {
		drop := uint(4 * (digits - precision))
		half, odd := uint64(1)<<(drop-1), fraction>>drop&1
		fraction = (fraction + half - 1 + odd) >> drop
		digits = precision
	}
	body := strconv.FormatUint(fraction, 16)
	body = strings.Repeat("0", max(digits+1-len(body), 0)) + body
	whole, rest := body[:1], body[1:]
	if precision < 0 {
		rest = strings.TrimRight(rest, "0")
	}
	rest += strings.Repeat("0", max(precision-len(rest), 0))
	if rest != "" {
		whole += "."
	}
	return "0x" + whole + rest + "p-1022"
}
