package legalize

import (
	"slices"
	"strings"

	"spillway/ir"
)

// libraryCalls lowers operations to calls of the C library and the runtime library.
type libraryCalls struct {
	*builder

	division division // the last call that returned both quotient and remainder
}

// libcallOf returns the runtime library function for op on integers of n bits, or "".
func libcallOf(op ir.Op, n int) string {
	mode := map[int]string{32: "si", 64: "di", 128: "ti"}[n]
	if mode == "" {
		return ""
	}
	stem := ""
	switch op {
	case ir.OpMul:
		stem = "__mul"
	case ir.OpUDiv:
		stem = "__udiv"
	case ir.OpSDiv:
		stem = "__div"
	case ir.OpURem:
		stem = "__umod"
	case ir.OpSRem:
		stem = "__mod"
	default:
		return ""
	}
	return stem + mode + "3"
}

// integerCall computes an operation at w or a wider type by a library call; nil if there is no such function.
func (l *libraryCalls) integerCall(op ir.Op, w width, a, b *ir.Value) *ir.Value {
	t := ir.Int(max(w.t.Bits, 32))
	name := libcallOf(op, t.Bits)
	if name == "" {
		return nil
	}
	if op == ir.OpSDiv || op == ir.OpSRem {
		a, b = l.signed(w, a), l.signed(w, b)
	}
	if t != w.t {
		ext := ir.OpZExt
		if op == ir.OpSDiv || op == ir.OpSRem {
			ext = ir.OpSExt
		}
		a, b = l.convert(ext, t, a), l.convert(ext, t, b)
	}
	if op == ir.OpUDiv || op == ir.OpSDiv || op == ir.OpMul {
		return l.clean(w, l.shortened(w, l.callLib(name, t, a, b)))
	}
	if r := l.divMod(op, t, words{a}, words{b}); r != nil {
		return l.clean(w, l.shortened(w, r[0]))
	}
	return l.clean(w, l.shortened(w, l.callLib(name, t, a, b)))
}

// shortened truncates x to w.
func (l *libraryCalls) shortened(w width, x *ir.Value) *ir.Value {
	if x.Type == w.t {
		return x
	}
	return l.convert(ir.OpTrunc, w.t, x)
}

// divMod returns the quotient or the remainder, depending on op, of a and b by a function that returns both; nil if the
// library has none.
func (l *libraryCalls) divMod(op ir.Op, t *ir.Type, a, b words) words {
	name := l.t.Library[divModName(op, t.Bits)]
	if name == "" {
		return nil
	}
	d := &l.division
	signed := op == ir.OpSDiv || op == ir.OpSRem
	if d.block != l.cur || d.signed != signed || !slices.Equal(d.a, a) || !slices.Equal(d.b, b) {
		r := l.callParts(name, ir.StructOf(t, t), []*ir.Type{t, t}, append(slices.Clone(a), b...)...)
		*d = division{block: l.cur, signed: signed, a: a, b: b, results: r}
	}
	n := len(a)
	if op == ir.OpUDiv || op == ir.OpSDiv {
		return d.results[:n:n]
	}
	return d.results[n : 2*n : 2*n]
}

// divModName returns the name of the function for quotients and remainders of n bits.
func divModName(op ir.Op, n int) string {
	if op == ir.OpSDiv || op == ir.OpSRem {
		return map[int]string{32: "__divmodsi4", 64: "__divmoddi4"}[n]
	}
	return map[int]string{32: "__udivmodsi4", 64: "__udivmoddi4"}[n]
}

// A division is a division in a block, with both its results.
type division struct {
	block   *ir.Block
	signed  bool
	a, b    words
	results words
}

// divideWords divides two-word integers by a library call; for wider ones see longdivide.go.
func (l *libraryCalls) divideWords(op ir.Op, n int, a, b words) words {
	full := 2 * l.wbits
	if len(a) > 2 {
		return l.ints.longDivide(op, n, a, b)
	}
	if op == ir.OpSDiv || op == ir.OpSRem {
		a, b = l.ints.signedTop(n, a), l.ints.signedTop(n, b)
	}
	if r := l.divMod(op, ir.Int(full), a, b); r != nil {
		return l.ints.cleanTop(n, r)
	}
	r := l.callParts(libcallOf(op, full), ir.Int(full), []*ir.Type{ir.Int(full), ir.Int(full)}, a[0], a[1], b[0], b[1])
	return l.ints.cleanTop(n, words(r))
}

// productName is the library function that multiplies integers of 64 bits.
const productName = "__muldi3"

// multiplies reports whether two-word products are calls: on machines without a widening multiplication whose library
// has its own function.
func (l *libraryCalls) multiplies() bool {
	return l.wbits == 32 && l.t.Library[productName] != "" && !l.ops.Has(ir.OpUMulWide, l.word) && !l.ops.Has(ir.OpSMulWide, l.word)
}

// product returns a * b of two words each.
func (l *libraryCalls) product(a, b words) words {
	return l.callParts(productName, ir.I64, []*ir.Type{ir.I64, ir.I64}, a[0], a[1], b[0], b[1])
}

// shiftName returns the library function for 64-bit shifts by a variable count if the target's library has its own, or
// "". Inline expansions are faster, but longer.
func (l *libraryCalls) shiftName(op ir.Op) string {
	if l.wbits != 32 {
		return ""
	}
	name := "__ashldi3"
	switch op {
	case ir.OpLShr:
		name = "__lshrdi3"
	case ir.OpAShr:
		name = "__ashrdi3"
	}
	if l.t.Library[name] == "" || l.ops.Has(ir.OpFShl, l.word) && !l.f.Attrs.MinSize {
		return ""
	}
	return name
}

// zerosName is the library function that counts the leading zeros of a word other than zero.
const zerosName = "__clzsi2"

// countsZeros reports whether leading zeros are counted by a call: when optimizing for size, if the target's library has
// the function.
func (l *libraryCalls) countsZeros(w width) bool {
	return w.n == 32 && l.wbits == 32 && l.f.Attrs.MinSize && l.t.Library[zerosName] != ""
}

// leadingZeros returns the number of leading zeros of the word a by a call, with a test for zero unless a bit of a is set,
// as llvmir does if zero is poison.
func (l *libraryCalls) leadingZeros(a *ir.Value) *ir.Value {
	if a.Op == ir.OpOr && a.Args[1].Op == ir.OpConst && a.Args[1].Imm != 0 {
		return l.callLib(zerosName, a.Type, a)
	}
	return l.sel(l.cmpImm(ir.NE, a, 0), l.callLib(zerosName, a.Type, a), l.konst(a.Type, 32))
}

// callLib calls a library function whose result and arguments are scalars in one register each.
func (l *libraryCalls) callLib(name string, ret *ir.Type, args ...*ir.Value) *ir.Value {
	types := make([]*ir.Type, len(args))
	for i, a := range args {
		types[i] = a.Type
	}
	r := l.callParts(name, ret, types, args...)
	if len(r) == 0 {
		return nil
	}
	return r[0]
}

// callParts calls the library function name of raw type ret, with the parts of arguments of raw types params,
// concatenated, in args.
func (l *libraryCalls) callParts(name string, ret *ir.Type, params []*ir.Type, args ...*ir.Value) []*ir.Value {
	result := ret
	conv := l.libraryConv(name)
	if abi := l.convention(conv, false); abi.FloatsInIntegers {
		ret, params, args = l.passedAs(abi, ret), slices.Clone(params), slices.Clone(args)
		at := 0
		for i, p := range params {
			n := l.count(p)
			if p.IsFloat() {
				params[i] = l.passedAs(abi, p)
				args = slices.Replace(args, at, at+1, l.fp.floatWords(args[at])...)
				n = l.count(params[i])
			}
			at += n
		}
	}
	fn := l.library(name, ir.FuncOf(ret, false, params...))
	s := signature{typ: fn.Type, library: true}
	for _, p := range params {
		n := l.count(p)
		s.args = append(s.args, argument{typ: p, parts: args[:n]})
		args = args[n:]
	}
	info := &ir.CallInfo{Type: fn.Type, CallConv: conv}
	info.Attrs.NoUnwind = name != resumeName && name != l.t.ABI.EndCleanup
	r := l.outer.callTo(l.funcAddress(fn), info, s)
	if result.IsFloat() && !ret.IsFloat() {
		return words{l.fp.floatOf(result, r)}
	}
	return r
}

// libraryConv returns the calling convention of a library function.
func (lz *Legalizer) libraryConv(name string) ir.CallConv {
	if lz.t.Library[name] != "" {
		return lz.t.LibraryConv
	}
	return ir.CallC
}

// library returns the function of the given name: the module's own, or a declaration that Complete adds to the module.
func (l *libraryCalls) library(name string, t *ir.Type) *ir.Func {
	if f := l.libs[name]; f != nil {
		return f
	}
	if l.libs == nil {
		l.libs = make(map[string]*ir.Func)
	}
	f := l.Legalizer.library(l.f.Module, name, t)
	l.libs[name] = f
	return f
}

// A libraryKey names a library function that a module uses.
type libraryKey struct {
	m    *ir.Module
	name string
}

func (lz *Legalizer) library(m *ir.Module, name string, t *ir.Type) *ir.Func {
	conv := lz.libraryConv(name)
	if other := lz.t.Library[name]; other != "" {
		name = other
	}
	lz.mu.Lock()
	defer lz.mu.Unlock()
	key := libraryKey{m, name}
	if f := lz.declared[key]; f != nil {
		return f
	}
	f := moduleFunc(m, name)
	if f == nil {
		f = &ir.Func{SymInfo: ir.SymInfo{Name: name, Declared: true}, Type: t, CallConv: conv, Module: m}
	}
	lz.declared[key] = f
	return f
}

// moduleFunc returns the function of the given name in m, or nil.
func moduleFunc(m *ir.Module, name string) *ir.Func {
	if m == nil {
		return nil
	}
	for _, f := range m.Funcs {
		if f.Name == name && !f.IsLocal() {
			return f
		}
	}
	return nil
}

// Complete finishes m once all its functions are legal and no other goroutine legalizes one: it declares the library
// functions that they call, and defines their constants in memory.
func (lz *Legalizer) Complete(m *ir.Module) {
	lz.mu.Lock()
	defer lz.mu.Unlock()
	var added []*ir.Func
	for key, f := range lz.declared {
		if key.m != m {
			continue
		}
		delete(lz.declared, key)
		if moduleFunc(m, f.Name) == nil {
			added = append(added, f)
		}
	}
	slices.SortFunc(added, func(a, b *ir.Func) int { return strings.Compare(a.Name, b.Name) })
	m.Funcs = append(m.Funcs, added...)
	lz.completePool(m)
	lz.completePointers(m)
}
