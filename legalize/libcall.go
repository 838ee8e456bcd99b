package legalize

import (
	"spillway/ir"
)

// libcallOf returns the name of the compiler's library function that computes
// the operation at integers of n bits, or "".
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

// divideWords divides integers of two words.
func (l *lowering) divideWords(op ir.Op, n int, a, b words) words {
	full := 2 * l.wbits
	if len(a) > 2 {
		l.fail(nil, "use narrower integers", "there is no division of i%d", n)
		return a
	}
	if op == ir.OpSDiv || op == ir.OpSRem {
		a, b = l.signedTop(n, a), l.signedTop(n, b)
	}
	r := l.callParts(libcallOf(op, full), ir.Int(full), []*ir.Type{ir.Int(full), ir.Int(full)}, a[0], a[1], b[0], b[1])
	return l.cleanTop(n, words(r))
}

// callLib calls a library function whose result and arguments are scalars in one register each.
func (l *lowering) callLib(name string, ret *ir.Type, args ...*ir.Value) *ir.Value {
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

// callParts calls the library function name: of raw type ret, with arguments
// of raw types params that stand in args, one after another.
func (l *lowering) callParts(name string, ret *ir.Type, params []*ir.Type, args ...*ir.Value) []*ir.Value {
	fn := l.library(name, ir.FuncOf(ret, false, params...))
	s := signature{typ: fn.Type}
	for _, p := range params {
		n := l.count(p)
		s.args = append(s.args, argument{typ: p, parts: args[:n]})
		args = args[n:]
	}
	return l.callTo(l.funcAddress(fn), &ir.CallInfo{Type: fn.Type}, s)
}

// library returns the function of the given name: the module's own, if it has
// one, or else a declaration that stands in no module.
func (l *lowering) library(name string, t *ir.Type) *ir.Func {
	if f := l.libs[name]; f != nil {
		return f
	}
	var fn *ir.Func
	if l.f.Module != nil {
		for _, f := range l.f.Module.Funcs {
			if f.Name == name {
				fn = f
			}
		}
	}
	if fn == nil {
		fn = &ir.Func{SymInfo: ir.SymInfo{Name: name, Declared: true}, Type: t, Module: l.f.Module}
	}
	if l.libs == nil {
		l.libs = make(map[string]*ir.Func)
	}
	l.libs[name] = fn
	return fn
}
