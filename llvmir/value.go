package llvmir

import (
	"bytes"
	"errors"
	"math"
	"math/bits"
	"strconv"

	"spillway/ir"
)

// typedValue reads a type and a value of it.
func (p *parser) typedValue() *ir.Value { return p.value(p.valueType()) }

// value reads an operand of type t. Constant expressions become instructions
// before the current one.
func (p *parser) value(t *ir.Type) *ir.Value {
	switch p.tok {
	case tLocal, tLocalNum:
		return p.useLocal(t)
	case tInt:
		if t.Kind == ir.IntKind && t.Bits <= 64 {
			n := p.integer64(t)
			p.next()
			return p.number64(t, n)
		}
	case tGlobal, tGlobalNum:
		if t.Kind == ir.PtrKind {
			return p.symbolValue(p.symbolRef(), 0)
		}
	}
	return p.lower(p.constant(t))
}

// constUse is a constant that a body has used.
type constUse struct {
	user *function
	typ  *ir.Type
	n    int64
	val  *ir.Value
}

// number64 returns the constant n of type t: an integer of at most 64 bits or a pointer.
func (p *parser) number64(t *ir.Type, n int64) *ir.Value {
	c := &p.mem.consts[uint64(n)%uint64(len(p.mem.consts))]
	if c.user != p.fn || c.typ != t || c.n != n {
		*c = constUse{p.fn, t, n, p.fn.f.Const(t, n)}
	}
	return c.val
}

// integer64 returns the number at the current token as a constant of type t, which may have bits set above its width.
func (p *parser) integer64(t *ir.Type) int64 {
	if len(p.text) >= 19 {
		lo, _ := p.integer(t)
		return int64(lo)
	}
	n, neg := int64(0), false
	for i, c := range p.text {
		if i == 0 && c == '-' {
			neg = true
		} else {
			n = n*10 + int64(c-'0')
		}
	}
	if neg {
		n = -n
	}
	return n
}

// integer returns the number at the current token as a constant of the integer type t: modulo 2^width, as in LLVM.
func (p *parser) integer(t *ir.Type) (lo, hi uint64) {
	if p.tok == tHexInt {
		lo, hi = p.hexInteger()
	} else {
		lo, hi = decimal(p.text)
	}
	if t.Bits <= 64 {
		lo = uint64(ir.SignExtend(lo, t.Bits))
		return lo, uint64(int64(lo) >> 63)
	}
	return lo, uint64(ir.SignExtend(hi, t.Bits-64))
}

// wideInteger returns the words of the number at the current token as a constant of
// the integer type t of more than 128 bits.
func (p *parser) wideInteger(t *ir.Type) []uint64 {
	if p.tok == tHexInt {
		return p.wideHexInteger(t)
	}
	if len(p.text) > maxDigits {
		p.fail("the number has more than %d digits, use fewer", maxDigits)
	}
	words, ok := ir.ParseInt(string(p.text), t.Bits)
	if !ok {
		p.fail("number %s is malformed, correct it", p.found())
	}
	return words
}

// maxDigits is the maximum number of digits of numbers above 128 bits.
const maxDigits = ir.MaxIntBits

// wideHexInteger is wideInteger for u0x... and s0x....
func (p *parser) wideHexInteger(t *ir.Type) []uint64 {
	words := make([]uint64, ir.IntWords(t.Bits))
	digits := bytes.TrimLeft(p.text[3:], "0")
	for i := range digits {
		if at := i / 16; at < len(words) {
			d, _ := hexDigit(digits[len(digits)-1-i])
			words[at] |= uint64(d) << (i % 16 * 4)
		}
	}
	if p.text[0] == 'u' || len(digits) == 0 {
		return words
	}
	first, _ := hexDigit(digits[0])
	for width := bits.Len8(first) + 4*(len(digits)-1); width < 64*len(words); width = width&^63 + 64 {
		words[width/64] |= ^uint64(0) << (width % 64)
	}
	return words
}

// decimal returns a decimal number, perhaps negative, modulo 2^128.
func decimal(digits []byte) (lo, hi uint64) {
	neg := digits[0] == '-'
	if neg {
		digits = digits[1:]
	}
	for _, c := range digits {
		over, low := bits.Mul64(lo, 10)
		var carry uint64
		lo, carry = bits.Add64(low, uint64(c-'0'), 0)
		hi = hi*10 + over + carry
	}
	if neg {
		var borrow uint64
		lo, borrow = bits.Sub64(0, lo, 0)
		hi, _ = bits.Sub64(0, hi, borrow)
	}
	return lo, hi
}

// hexInteger returns the number u0x... or s0x... at the current token, modulo
// 2^128. The first one bit of the digits of s0x... is the sign, as in LLVM.
func (p *parser) hexInteger() (lo, hi uint64) {
	for _, c := range p.text[3:] {
		d, _ := hexDigit(c)
		hi = hi<<4 | lo>>60
		lo = lo<<4 | uint64(d)
	}
	digits := bytes.TrimLeft(p.text[3:], "0")
	if p.text[0] == 'u' || len(digits) == 0 {
		return lo, hi
	}
	first, _ := hexDigit(digits[0])
	width := bits.Len8(first) + 4*(len(digits)-1)
	switch {
	case width <= 64:
		return uint64(ir.SignExtend(lo, width)), ^uint64(0)
	case width < 128:
		hi = uint64(ir.SignExtend(hi, width-64))
	}
	return lo, hi
}

// floating returns the bits of the floating-point number at the current token
// as a constant of type t.
func (p *parser) floating(t *ir.Type) (lo, hi uint64) {
	var d float64
	if p.tok == tHex {
		digits := string(p.text[2:])
		if lo, hi, ok := p.formatBits(t, digits); ok {
			return lo, hi
		}
		u, err := strconv.ParseUint(digits, 16, 64)
		if p.text[0] != '0' || err != nil {
			p.fail("number %s is not supported, write a decimal or a 64-bit hexadecimal number", p.found())
		}
		if t.Kind == ir.DoubleKind {
			return u, 0
		}
		if u>>52&0x7ff == 0x7ff && t.Kind == ir.FloatKind {
			return u>>63<<31 | 0xff<<23 | u<<12>>41, 0
		}
		d = math.Float64frombits(u)
	} else {
		var err error
		d, err = strconv.ParseFloat(string(p.text), 64)
		if err != nil && !errors.Is(err, strconv.ErrRange) { // numbers too large are infinite
			p.fail("number %s is malformed, correct it", p.found())
		}
		if t.Kind == ir.DoubleKind {
			return math.Float64bits(d), 0
		}
	}
	switch t.Kind {
	case ir.X86FP80Kind, ir.FP128Kind:
		p.fail("number %s cannot have type %s, write its bits in hexadecimal", p.found(), shortType(t))
	case ir.HalfKind, ir.BFloatKind:
		lo, _, _ = ir.Eval(ir.OpFPTrunc, ir.PredNone, t, ir.F64, math.Float64bits(d), 0, 0)
		if back, _, _ := ir.Eval(ir.OpFPExt, ir.PredNone, ir.F64, t, lo, 0, 0); back != math.Float64bits(d) && d == d {
			p.fail("number %s is not representable as %s, write a double that is", p.found(), shortType(t))
		}
		return lo, 0
	}
	if float64(float32(d)) != d {
		p.fail("number %s is not representable as float, write a double that is", p.found())
	}
	return uint64(math.Float32bits(float32(d))), 0
}

// formatBits returns the bits of a number whose digits have the letter of a type before
// them: K and four digits of sign and exponent, L and the lower word first, H, or R.
func (p *parser) formatBits(t *ir.Type, digits string) (lo, hi uint64, ok bool) {
	letter, width := byte(0), t.FloatBits()/4
	switch t.Kind {
	case ir.X86FP80Kind:
		letter = 'K'
	case ir.FP128Kind:
		letter = 'L'
	case ir.HalfKind:
		letter = 'H'
	case ir.BFloatKind:
		letter = 'R'
	}
	if letter == 0 || len(digits) != 1+width || digits[0] != letter {
		return 0, 0, false
	}
	first, second := digits[1:], ""
	if width > 16 {
		first, second = digits[1:1+width-16], digits[1+width-16:]
	}
	a, err := strconv.ParseUint(first, 16, 64)
	if err != nil {
		return 0, 0, false
	}
	if second == "" {
		return a, 0, true
	}
	b, err := strconv.ParseUint(second, 16, 64)
	if t.Kind == ir.X86FP80Kind {
		a, b = b, a
	}
	return a, b, err == nil
}

// symbolRef reads @name and returns its symbol.
func (p *parser) symbolRef() *symbol {
	var s *symbol
	if p.tok == tGlobal {
		name := p.text
		if len(name) > 0 && name[0] == 1 {
			name = name[1:]
		}
		s = p.names.symbols[string(name)]
	} else {
		s = p.names.unnamed[p.num]
	}
	switch {
	case s == nil && p.reading.incomplete:
		panic(bailout{})
	case s == nil:
		p.fail("%s is not defined, declare it or correct the name", p.found())
	case s.bad:
		panic(bailout{}) // its definition has been reported
	case s.intrinsic:
		p.fail("the address of intrinsic %s cannot be taken, call it", p.found())
	}
	p.next()
	return s
}

// symbolValue returns the address of s plus off as an operand.
func (p *parser) symbolValue(s *symbol, off int64) *ir.Value {
	f := p.fn.f
	if !s.sym.Sym().ThreadLocal {
		if off != 0 {
			return f.SymAddr(ir.Ptr, s.sym, off)
		}
		if s.id == 0 {
			return f.SymAddr(ir.Ptr, s.sym, 0)
		}
		if int(s.id) >= len(p.mem.uses) {
			p.mem.uses = append(p.mem.uses, make([]symbolUse, int(p.names.symbolIDs)+1-len(p.mem.uses))...)
		}
		use := &p.mem.uses[s.id]
		if use.user != p.fn {
			*use = symbolUse{p.fn, f.SymAddr(ir.Ptr, s.sym, 0)}
			p.mem.users = append(p.mem.users, s.id)
		}
		return use.addr
	}
	v := p.emit(ir.OpTLSAddr, ir.Ptr)
	v.Sym = s.sym
	if off != 0 {
		g := p.emit(ir.OpGEP, ir.Ptr, v, f.Const(ir.I64, off))
		g.Elem = ir.I8
		return g
	}
	return v
}
