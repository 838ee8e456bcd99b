package llvmir

import (
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
			c := &p.consts[uint64(n)%uint64(len(p.consts))]
			if c.user != p.fn || c.typ != t || c.n != n {
				*c = constUse{p.fn, t, n, p.fn.f.Const(t, n)}
			}
			return c.val
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

// integer64 returns the number at the current token as a constant of type t.
func (p *parser) integer64(t *ir.Type) int64 {
	if len(p.text) < 19 {
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
		if t.Bits == 64 || n >= -1<<(t.Bits-1) && n < 1<<t.Bits {
			return n
		}
	}
	lo, _ := p.integer(t)
	return int64(lo)
}

// integer returns the 128 bits of the number at the current token; it must fit
// the integer type t, signed or unsigned.
func (p *parser) integer(t *ir.Type) (lo, hi uint64) {
	digits := p.text
	neg := digits[0] == '-'
	if neg {
		digits = digits[1:]
	}
	fits := true
	for _, c := range digits {
		h1, l1 := bits.Mul64(lo, 10)
		h2, h3 := bits.Mul64(hi, 10)
		var carry, over uint64
		lo, carry = bits.Add64(l1, uint64(c-'0'), 0)
		hi, over = bits.Add64(h3, h1, carry)
		if h2 != 0 || over != 0 {
			fits = false
			break
		}
	}
	width := t.Bits
	limit := width // of the magnitude
	if neg {
		var borrow uint64
		limit = width - 1
		edge := lo == 1<<(uint(limit)&63) && hi == 0
		if limit >= 64 {
			edge = hi == 1<<(uint(limit)-64) && lo == 0
		}
		fits = fits && (edge || bitLen(lo, hi) <= limit)
		lo, borrow = bits.Sub64(0, lo, 0)
		hi, _ = bits.Sub64(0, hi, borrow)
	} else {
		fits = fits && bitLen(lo, hi) <= limit
	}
	if !fits {
		p.fail("number %s does not fit type i%d, use a wider type or a smaller number", p.found(), width)
	}
	return lo, hi
}

func bitLen(lo, hi uint64) int {
	if hi != 0 {
		return 64 + bits.Len64(hi)
	}
	return bits.Len64(lo)
}

// floating returns the bits of the floating-point number at the current token
// as a constant of type t.
func (p *parser) floating(t *ir.Type) uint64 {
	var d float64
	if p.tok == tHex {
		digits := string(p.text[2:])
		u, err := strconv.ParseUint(digits, 16, 64)
		if p.text[0] != '0' || err != nil {
			p.fail("number %s is not supported, write a decimal or a 64-bit hexadecimal number", p.found())
		}
		if t.Kind == ir.DoubleKind {
			return u
		}
		if u>>52&0x7ff == 0x7ff {
			return u>>63<<31 | 0xff<<23 | u<<12>>41
		}
		d = math.Float64frombits(u)
	} else {
		var err error
		d, err = strconv.ParseFloat(string(p.text), 64)
		if err != nil {
			p.fail("number %s is malformed or too large, correct it", p.found())
		}
		if t.Kind == ir.DoubleKind {
			return math.Float64bits(d)
		}
	}
	if float64(float32(d)) != d {
		p.fail("number %s is no exact float, write the double that equals the float", p.found())
	}
	return uint64(math.Float32bits(float32(d)))
}

// symbolRef reads @name and returns its symbol.
func (p *parser) symbolRef() *symbol {
	var s *symbol
	if p.tok == tGlobal {
		name := p.text
		if len(name) > 0 && name[0] == 1 {
			name = name[1:]
		}
		s = p.symbols[string(name)]
	} else {
		s = p.unnamed[p.num]
	}
	switch {
	case s == nil && p.incomplete:
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
		if s.user != p.fn {
			s.user, s.addr = p.fn, f.SymAddr(ir.Ptr, s.sym, 0)
		}
		return s.addr
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
