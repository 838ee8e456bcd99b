package sweep

import (
	"fmt"
	"math/big"
	"math/rand/v2"
)

// A format is a binary floating-point format.
type format struct {
	name, suffix string
	bits         int
	exponent     int  // bits of the exponent
	fraction     int  // bits of the fraction without the leading one
	explicit     bool // the leading one has a bit
}

var (
	half     = &format{"half", "f16", 16, 5, 10, false}
	bfloat   = &format{"bfloat", "bf16", 16, 8, 7, false}
	single   = &format{"float", "f32", 32, 8, 23, false}
	double   = &format{"double", "f64", 64, 11, 52, false}
	extended = &format{"x86_fp80", "f80", 80, 15, 63, true}
	quad     = &format{"fp128", "f128", 128, 15, 112, false}
)

var formats = []*format{half, bfloat, single, double, extended, quad}

func (f *format) bias() int  { return 1<<(f.exponent-1) - 1 }
func (f *format) least() int { return 1 - f.bias() - f.fraction } // exponent of the least number

// A number is m times two to the power of e, or an infinity, or none.
type number struct {
	neg      bool
	inf, nan bool
	quiet    bool // of a NaN
	m        *big.Int
	e        int
}

func (n number) zero() bool   { return !n.inf && !n.nan && n.m.Sign() == 0 }
func (n number) finite() bool { return !n.inf && !n.nan }

func (f *format) stored() int { // bits of the fraction that the format stores
	if f.explicit {
		return f.fraction + 1
	}
	return f.fraction
}

func (f *format) decode(x *big.Int) number {
	n := number{neg: x.Bit(f.bits-1) != 0}
	m := wrap(x, f.fraction)
	e := int(wrap(new(big.Int).Rsh(x, uint(f.stored())), f.exponent).Int64())
	switch {
	case e == 1<<f.exponent-1:
		n.nan, n.inf = m.Sign() != 0, m.Sign() == 0
		n.quiet = m.Bit(f.fraction-1) != 0
	case e == 0:
		n.e = f.least()
	default:
		m.SetBit(m, f.fraction, 1)
		n.e = e - 1 + f.least()
	}
	n.m = m
	return n
}

// pack returns the bits of a number with an exponent's field and a fraction.
func (f *format) pack(neg bool, e int, m *big.Int) *big.Int {
	x := wrap(m, f.fraction)
	if f.explicit && e != 0 {
		x.SetBit(x, f.fraction, 1)
	}
	x.Or(x, new(big.Int).Lsh(big.NewInt(int64(e)), uint(f.stored())))
	if neg {
		x.SetBit(x, f.bits-1, 1)
	}
	return x
}

func (f *format) nan() *big.Int {
	return f.pack(false, 1<<f.exponent-1, new(big.Int).Lsh(big.NewInt(1), uint(f.fraction-1)))
}
func (f *format) infinity(neg bool) *big.Int { return f.pack(neg, 1<<f.exponent-1, new(big.Int)) }

// encode returns the nearest number of the format, of two the one whose last bit is zero. What is
// between n and the next number that has a unit less than n's exponent is sticky.
func (f *format) encode(n number, sticky bool) *big.Int {
	switch {
	case n.nan:
		return f.nan()
	case n.inf:
		return f.infinity(n.neg)
	}
	m, e := new(big.Int).Set(n.m), n.e
	if sticky { // two more bits, of which the last one says it
		m.Lsh(m, 2).SetBit(m, 0, 1)
		e -= 2
	}
	if m.Sign() == 0 {
		return f.pack(n.neg, 0, m)
	}
	if over := max(m.BitLen()-f.fraction-1, f.least()-e); over > 0 {
		rest := wrap(m, over)
		tie := new(big.Int).Lsh(big.NewInt(1), uint(over-1))
		m.Rsh(m, uint(over))
		if c := rest.Cmp(tie); c > 0 || c == 0 && m.Bit(0) != 0 {
			m.Add(m, big.NewInt(1))
		}
		e += over
	}
	if under := min(f.fraction+1-m.BitLen(), e-f.least()); under > 0 {
		m.Lsh(m, uint(under))
		e -= under
	}
	if m.BitLen() > f.fraction+1 {
		m.Rsh(m, 1)
		e++
	}
	field := 0
	if m.BitLen() > f.fraction {
		field = e - f.least() + 1
	}
	if field >= 1<<f.exponent-1 {
		return f.infinity(n.neg)
	}
	return f.pack(n.neg, field, m)
}

// integerNumber returns the number that x is.
func integerNumber(x *big.Int) number {
	return number{neg: x.Sign() < 0, m: new(big.Int).Abs(x)}
}

// sum returns a plus b, which are finite.
func sum(a, b number) number {
	e := min(a.e, b.e)
	x, y := a.signedAt(e), b.signedAt(e)
	s := new(big.Int).Add(x, y)
	neg := s.Sign() < 0
	if s.Sign() == 0 {
		neg = a.neg && b.neg
	}
	return number{neg: neg, m: s.Abs(s), e: e}
}

func (n number) signedAt(e int) *big.Int {
	x := new(big.Int).Lsh(n.m, uint(n.e-e))
	if n.neg {
		x.Neg(x)
	}
	return x
}

func product(a, b number) number {
	return number{neg: a.neg != b.neg, m: new(big.Int).Mul(a.m, b.m), e: a.e + b.e}
}

var noNumber = number{nan: true, quiet: true}

func add(a, b number) number {
	switch {
	case a.nan || b.nan || a.inf && b.inf && a.neg != b.neg:
		return noNumber
	case a.inf:
		return a
	case b.inf:
		return b
	}
	return sum(a, b)
}

func mul(a, b number) number {
	switch {
	case a.nan || b.nan || a.inf && b.zero() || b.inf && a.zero():
		return noNumber
	case a.inf || b.inf:
		return number{inf: true, neg: a.neg != b.neg}
	}
	return product(a, b)
}

func (f *format) div(a, b number) *big.Int {
	neg := a.neg != b.neg
	switch {
	case a.nan || b.nan || a.inf && b.inf || a.zero() && b.zero():
		return f.nan()
	case a.inf || b.zero():
		return f.infinity(neg)
	case b.inf || a.zero():
		return f.pack(neg, 0, new(big.Int))
	}
	shift := max(0, f.fraction+4+b.m.BitLen()-a.m.BitLen())
	q, r := new(big.Int).QuoRem(new(big.Int).Lsh(a.m, uint(shift)), b.m, new(big.Int))
	return f.encode(number{neg: neg, m: q, e: a.e - b.e - shift}, r.Sign() != 0)
}

func (f *format) rem(a, b number) *big.Int {
	switch {
	case a.nan || b.nan || a.inf || b.zero():
		return f.nan()
	case b.inf || a.zero():
		return f.encode(a, false)
	}
	e := min(a.e, b.e)
	r := new(big.Int).Rem(new(big.Int).Lsh(a.m, uint(a.e-e)), new(big.Int).Lsh(b.m, uint(b.e-e)))
	return f.encode(number{neg: a.neg, m: r, e: e}, false)
}

func (f *format) sqrt(a number) *big.Int {
	switch {
	case a.nan || a.neg && !a.zero():
		return f.nan()
	case a.inf || a.zero():
		return f.encode(a, false)
	}
	shift := max(0, 2*(f.fraction+4)-a.m.BitLen())
	if (a.e-shift)%2 != 0 {
		shift++
	}
	m := new(big.Int).Lsh(a.m, uint(shift))
	root := new(big.Int).Sqrt(m)
	exact := new(big.Int).Mul(root, root).Cmp(m) == 0
	return f.encode(number{m: root, e: (a.e - shift) / 2}, !exact)
}

// A rounding is a rounding mode from a number to an integer.
type rounding int

const (
	toZero rounding = iota
	down
	up
	toEven
	away
)

// integral returns the integer that a finite number is rounded to.
func (n number) integral(how rounding) *big.Int {
	if n.e >= 0 {
		return n.signedAt(0)
	}
	whole := new(big.Int).Rsh(n.m, uint(-n.e))
	rest := wrap(n.m, -n.e)
	tie := new(big.Int).Lsh(big.NewInt(1), uint(-n.e-1))
	more := false
	switch c := rest.Cmp(tie); how {
	case down:
		more = n.neg && rest.Sign() != 0
	case up:
		more = !n.neg && rest.Sign() != 0
	case toEven:
		more = c > 0 || c == 0 && whole.Bit(0) != 0
	case away:
		more = c >= 0
	}
	if more {
		whole.Add(whole, big.NewInt(1))
	}
	if n.neg {
		whole.Neg(whole)
	}
	return whole
}

// rounded returns n as an integer of the format.
func (f *format) rounded(n number, how rounding) *big.Int {
	if !n.finite() || n.e >= 0 {
		return f.encode(n, false)
	}
	x := integerNumber(n.integral(how))
	x.neg = n.neg
	return f.encode(x, false)
}

// compare returns -1, 0 or 1, and 2 where one is none.
func compare(a, b number) int {
	value := func(n number) int { // of infinities
		switch {
		case n.inf && n.neg:
			return -1
		case n.inf:
			return 1
		}
		return 0
	}
	switch {
	case a.nan || b.nan:
		return 2
	case a.inf || b.inf:
		return max(-1, min(1, value(a)-value(b)))
	}
	e := min(a.e, b.e)
	return a.signedAt(e).Cmp(b.signedAt(e))
}

// constant returns the bits x as a constant of the text.
func (f *format) constant(x *big.Int) string {
	switch f {
	case half:
		return fmt.Sprintf("0xH%04X", x)
	case bfloat:
		return fmt.Sprintf("0xR%04X", x)
	case single: // written as the double that it is
		n := f.decode(x)
		if n.nan { // with the bits of its payload
			return fmt.Sprintf("0x%016X", uint64(x.Bit(31))<<63|0x7ff<<52|wrap(x, 23).Uint64()<<29)
		}
		return fmt.Sprintf("0x%016X", double.encode(n, false))
	case double:
		return fmt.Sprintf("0x%016X", x)
	case extended:
		return fmt.Sprintf("0xK%020X", x)
	}
	return fmt.Sprintf("0xL%016X%016X", wrap(x, 64), new(big.Int).Rsh(x, 64))
}

// random returns a number: special ones, limits, few bits, near one, any.
func (f *format) random(r *rand.Rand) *big.Int {
	neg := r.IntN(2) == 0
	top := 1<<f.exponent - 1
	m := integer(r, f.fraction)
	switch r.IntN(16) {
	case 0:
		return f.pack(neg, 0, new(big.Int))
	case 1:
		switch r.IntN(3) {
		case 0:
			return f.infinity(neg)
		case 1:
			return f.nan()
		}
		return f.pack(neg, top, new(big.Int).SetBit(m, r.IntN(f.fraction), 1))
	case 2:
		return f.pack(neg, 0, m)
	case 3:
		return f.pack(neg, r.IntN(3), m)
	case 4:
		return f.pack(neg, top-1-r.IntN(3), m)
	case 5:
		return f.encode(integerNumber(big.NewInt(int64(r.IntN(64)-32))), false)
	case 6, 7: // some multiple of a half
		return f.encode(number{neg: neg, m: big.NewInt(r.Int64N(1 << (1 + r.IntN(62)))), e: -1}, false)
	case 8, 9, 10: // integers, up to those of 200 bits
		return f.encode(number{neg: neg, m: new(big.Int).SetBit(m, f.fraction, 1), e: r.IntN(206) - f.fraction}, false)
	case 11, 12: // near one
		return f.pack(neg, max(1, min(top-1, f.bias()+r.IntN(20)-10)), m)
	case 13: // what is a limit of integers, or next to one
		n := number{m: big.NewInt(1), e: r.IntN(210)}
		x := f.encode(n, false)
		if f.decode(x).finite() {
			x = f.neighbor(x, r.IntN(3)-1)
		}
		if neg {
			x.SetBit(x, f.bits-1, 1)
		}
		return x
	}
	return f.pack(neg, r.IntN(top), m)
}

// neighbor returns the number that is by numbers after the finite x, away from zero.
func (f *format) neighbor(x *big.Int, by int) *big.Int {
	n := f.decode(x)
	if by == 0 || n.zero() || !n.finite() {
		return new(big.Int).Set(x)
	}
	at := max(n.e, f.least())
	if by < 0 && n.m.BitLen() > f.fraction && wrap(n.m, f.fraction).Sign() == 0 && n.e > f.least() {
		at-- // numbers are closer together below a power of two
	}
	unit := number{neg: n.neg != (by < 0), m: big.NewInt(1), e: at}
	return f.encode(sum(n, unit), false)
}
