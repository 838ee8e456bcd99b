package gas

import (
	"fmt"
	"strings"
)

// An Expr is an expression of numbers, symbols and operators, which may be evaluated only after layout.
type Expr struct {
	op   byte // 'n': n; 's': symbol sym; 'u', '~', '!' of l; else an operator of l and r
	n    int64
	sym  int32
	l, r *Expr
}

// GOTBase is the implicit modifier of an expression that names the global offset table.
const GOTBase = "@_GLOBAL_OFFSET_TABLE_"

// Const returns the constant expression n.
func Const(n int64) *Expr { return &Expr{op: 'n', n: n} }

// Plus returns e + n.
func (e *Expr) Plus(n int64) *Expr {
	if n == 0 {
		return e
	}
	if e == nil || e.op == 'n' {
		return Const(e.number() + n)
	}
	return &Expr{op: '+', l: e, r: Const(n)}
}

// Add returns e + f, or e - f if minus is set; either may be nil.
func (e *Expr) Add(f *Expr, minus bool) *Expr {
	switch {
	case e == nil && !minus:
		return f
	case e == nil:
		return &Expr{op: 'u', l: f}
	case minus:
		return &Expr{op: '-', l: e, r: f}
	}
	return &Expr{op: '+', l: e, r: f}
}

func (e *Expr) number() int64 {
	if e == nil {
		return 0
	}
	return e.n
}

// A value is the value of an expression: a symbol minus a symbol plus a number; -1 means no symbol.
type value struct {
	sym, minus int32
	n          int64
}

func (v value) isConst() bool { return v.sym < 0 && v.minus < 0 }

// operators by precedence in GNU as, lowest first.
var operators = [...]string{"|| &&", "== <> != <= >= < > + -", "| & ^ !", "* / % << >>"}

// Expr parses the expression at the start of s and returns the rest.
func (x *Context) Expr(s string) (*Expr, string, error) { return x.binary(s, 0) }

func (x *Context) binary(s string, level int) (*Expr, string, error) {
	if level == len(operators) {
		return x.unary(s)
	}
	e, s, err := x.binary(s, level+1)
	for err == nil {
		s = strings.TrimLeft(s, " \t")
		op := ""
		for _, o := range strings.Fields(operators[level]) {
			if strings.HasPrefix(s, o) && len(o) > len(op) {
				op = o
			}
		}
		if op == "" || len(op) == 1 && len(s) > 1 && level != 1 && (s[:2] == "||" || s[:2] == "&&" || s[:2] == "!=") {
			return e, s, nil
		}
		var r *Expr
		if r, s, err = x.binary(s[len(op):], level+1); err != nil {
			return nil, s, err
		}
		e = &Expr{op: operatorByte[op], l: e, r: r}
	}
	return nil, s, err
}

var operatorByte = map[string]byte{"||": 'o', "&&": 'a', "==": '=', "<>": 'x', "!=": 'x', "<=": 'l', ">=": 'g', "<": '<', ">": '>', "+": '+', "-": '-',
	"|": '|', "&": '&', "^": '^', "!": 'N', "*": '*', "/": '/', "%": '%', "<<": 'L', ">>": 'R'}

func (x *Context) unary(s string) (*Expr, string, error) {
	s = strings.TrimLeft(s, " \t")
	if s == "" {
		return nil, s, fmt.Errorf("an expression is missing")
	}
	switch c := s[0]; {
	case c == '-', c == '~', c == '!', c == '+':
		e, rest, err := x.unary(s[1:])
		if err != nil || c == '+' {
			return e, rest, err
		}
		if c == '-' {
			c = 'u'
		}
		return &Expr{op: c, l: e}, rest, nil
	case c == '(':
		e, rest, err := x.binary(s[1:], 0)
		if rest = strings.TrimLeft(rest, " \t"); err == nil && !strings.HasPrefix(rest, ")") {
			err = fmt.Errorf("( without )")
		}
		if err != nil {
			return nil, rest, err
		}
		return e, rest[1:], nil
	case c == '\'' && len(s) > 1:
		n := 2
		v := int64(s[1])
		if s[1] == '\\' && len(s) > 2 {
			b, rest, err := unescape(s[1:])
			if err != nil {
				return nil, s, err
			}
			v, n = int64(b), len(s)-len(rest)
		}
		if len(s) > n && s[n] == '\'' {
			n++
		}
		return Const(v), s[n:], nil
	case c >= '0' && c <= '9':
		return x.numeral(s)
	}
	name, rest, err := symbolName(s)
	if err != nil {
		return nil, s, err
	}
	if name == "." {
		return &Expr{op: 's', sym: x.here()}, rest, nil
	}
	if name == "_GLOBAL_OFFSET_TABLE_" && x.Mod == "" {
		x.Mod = GOTBase
	}
	if strings.HasPrefix(rest, "@") {
		n := 1
		for n < len(rest) && identByte(rest[n]) {
			n++
		}
		if x.Mod != "" && x.Mod != rest[:n] {
			return nil, s, fmt.Errorf("%s and %s in one expression", x.Mod, rest[:n])
		}
		x.Mod, rest = rest[:n], rest[n:]
	}
	return &Expr{op: 's', sym: x.symbol(name)}, rest, nil
}

// numeral parses a number, or a local label such as 1f.
func (x *Context) numeral(s string) (*Expr, string, error) {
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	if n < len(s) && (s[n] == 'f' || s[n] == 'b') && (n+1 == len(s) || !identByte(s[n+1])) {
		sym, err := x.numbered(s[:n], s[n] == 'f')
		return &Expr{op: 's', sym: sym}, s[n+1:], err
	}
	base, digits := uint64(10), s
	switch {
	case strings.HasPrefix(s, "0x"), strings.HasPrefix(s, "0X"):
		base, digits = 16, s[2:]
	case strings.HasPrefix(s, "0b"), strings.HasPrefix(s, "0B"):
		base, digits = 2, s[2:]
	case s[0] == '0':
		base = 8
	}
	v, k := uint64(0), 0
	for k < len(digits) {
		d := uint64(99)
		switch c := digits[k] | 0x20; {
		case digits[k] >= '0' && digits[k] <= '9':
			d = uint64(digits[k] - '0')
		case c >= 'a' && c <= 'f':
			d = uint64(c-'a') + 10
		}
		if d >= base {
			break
		}
		if v > (1<<64-1-d)/base {
			return nil, s, fmt.Errorf("the number at %q is longer than 64 bits", s)
		}
		v, k = v*base+d, k+1
	}
	rest := strings.TrimLeft(digits[k:], "uUlL")
	if k == 0 || rest != "" && identByte(rest[0]) {
		return nil, s, fmt.Errorf("%q is not a number", s)
	}
	return Const(int64(v)), rest, nil
}

// symbolName parses a symbol name.
func symbolName(s string) (name, rest string, err error) {
	if s != "" && s[0] == '"' {
		b, rest, err := quotedString(s)
		if err == nil && len(b) == 0 {
			err = fmt.Errorf("a symbol without a name")
		}
		return string(b), rest, err
	}
	n := 0
	for n < len(s) && identByte(s[n]) {
		n++
	}
	if n == 0 || s[0] >= '0' && s[0] <= '9' {
		return "", s, fmt.Errorf("%q is not a symbol", s)
	}
	return s[:n], s[n:], nil
}

func identByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '$' || c >= 0x80
}

// Const returns the value of e if it is known before layout.
func (x *Context) Const(e *Expr) (int64, bool) {
	v, err := x.u.eval(e, false, 0)
	return v.n, err == nil && v.isConst()
}

// errUnknown reports an expression that is not the difference of two symbols plus a number.
var errUnknown = fmt.Errorf("the expression is not a symbol, the distance between two, or a number")

// eval evaluates e; placed is set after layout.
func (u *Unit) eval(e *Expr, placed bool, depth int) (value, error) {
	none := value{-1, -1, 0}
	if depth > 200 {
		return none, fmt.Errorf("circular symbol definition")
	}
	switch e.op {
	case 'n':
		none.n = e.n
		return none, nil
	case 's':
		s := &u.syms[e.sym]
		if s.set != nil {
			return u.eval(s.set, placed, depth+1)
		}
		none.sym = e.sym
		return none, nil
	}
	a, err := u.eval(e.l, placed, depth+1)
	if err != nil {
		return a, err
	}
	if e.r == nil {
		switch {
		case e.op == 'u' && (a.sym < 0 || a.minus >= 0):
			return value{a.minus, a.sym, -a.n}, nil
		case e.op == 'u':
			return value{-1, a.sym, -a.n}, nil
		case !a.isConst():
			return a, errUnknown
		case e.op == '~':
			a.n = ^a.n
		default:
			a.n = truth(a.n == 0) & 1
		}
		return a, nil
	}
	b, err := u.eval(e.r, placed, depth+1)
	if err != nil {
		return b, err
	}
	if e.op == '+' || e.op == '-' {
		if e.op == '-' {
			b = value{b.minus, b.sym, -b.n}
		}
		return u.sum(a, b, placed)
	}
	if !a.isConst() || !b.isConst() {
		d, err := u.sum(a, value{b.minus, b.sym, -b.n}, placed)
		if err != nil || !d.isConst() || strings.IndexByte("=xlg<>", e.op) < 0 {
			return a, errUnknown
		}
		a.n, b.n = d.n, 0
	}
	return operate(e.op, a.n, b.n)
}

// operate applies an operator to numbers.
func operate(op byte, a, b int64) (value, error) {
	v := value{-1, -1, 0}
	switch op {
	case '*':
		v.n = a * b
	case '/', '%':
		if b == 0 {
			return v, fmt.Errorf("division by zero")
		}
		if v.n = a / b; op == '%' {
			v.n = a % b
		}
	case 'L', 'R':
		if b < 0 || b > 63 {
			return v, fmt.Errorf("a shift by %d", b)
		}
		if v.n = a << b; op == 'R' {
			v.n = int64(uint64(a) >> b)
		}
	case '|':
		v.n = a | b
	case '&':
		v.n = a & b
	case '^':
		v.n = a ^ b
	case 'N':
		v.n = a | ^b
	case '=':
		v.n = truth(a == b)
	case 'x':
		v.n = truth(a != b)
	case '<':
		v.n = truth(a < b)
	case '>':
		v.n = truth(a > b)
	case 'l':
		v.n = truth(a <= b)
	case 'g':
		v.n = truth(a >= b)
	case 'a':
		v.n = truth(a != 0 && b != 0) & 1
	case 'o':
		v.n = truth(a != 0 || b != 0) & 1
	}
	return v, nil
}

// truth returns the value of comparisons: all ones or zero.
func truth(b bool) int64 {
	if b {
		return -1
	}
	return 0
}

// sum adds two values: symbols in the same section cancel out.
func (u *Unit) sum(a, b value, placed bool) (value, error) {
	v := value{-1, -1, a.n + b.n}
	plus, minus := []int32{a.sym, b.sym}, []int32{a.minus, b.minus}
	for i, p := range plus {
		for j, m := range minus {
			if p < 0 || m < 0 || plus[i] < 0 || minus[j] < 0 {
				continue
			}
			x, y := &u.syms[p], &u.syms[m]
			switch {
			case p == m:
			case placed && x.defined && y.defined && x.sec == y.sec:
				v.n += u.offset(x) - u.offset(y)
			default:
				continue
			}
			plus[i], minus[j] = -1, -1
		}
	}
	for i := range 2 {
		for _, to := range []struct{ from, to *int32 }{{&plus[i], &v.sym}, {&minus[i], &v.minus}} {
			if *to.from < 0 {
				continue
			}
			if *to.to >= 0 {
				return v, errUnknown
			}
			*to.to = *to.from
		}
	}
	return v, nil
}
