package llvmir

import (
	"math"
	"slices"
	"strings"
	"sync"

	"spillway/ir"
)

// An intrinsicFunc is an LLVM intrinsic.
type intrinsicFunc struct {
	meaning
	native  bool // is an operation on vectors too
	reduces bool // makes a number of a vector
	anyType bool // takes anything
}

// A meaning is an intrinsic's signature and lowering.
type meaning struct {
	// sig is the result type and, after a colon, the argument types: v void, i integer, f floating, p pointer, P
	// pointer or vector of pointers, b i1, m metadata, a anything, r the type of the result, o a struct of an integer
	// and an i1, or of vectors of them. A trailing star allows further arguments. A ? as the result type allows void
	// or anything. A bar precedes the argument types of an older form.
	sig string
	// lower emits the call's lowering; nil drops the call.
	lower func(p *parser, c *intrinsicUse)
}

// intrinsicUse is a call of an intrinsic. Its slices are reused.
type intrinsicUse struct {
	name  string
	ret   *ir.Type
	fast  fastFlags
	args  []*ir.Value // nil for metadata
	attrs []ir.ParamAttrs
	texts []string // of metadata strings, or nodes of one string
	token int32    // the local that is an argument of type token, or noResult
	// callAttrs are those of a statepoint.
	callAttrs ir.FuncAttrs
}

// findIntrinsic returns the intrinsic of the given name, which may end in types, such as llvm.umin.i32; nil if unknown.
func (p *parser) findIntrinsic(name string) *intrinsicFunc {
	if strings.HasPrefix(name, "llvm.dbg.") {
		return &intrinsicFunc{}
	}
	base := name[len("llvm."):]
	for _, family := range families {
		if rest, ok := strings.CutPrefix(base, family.prefix); ok {
			if in := family.find(rest); in != nil {
				return in
			}
		}
	}
	for _, m := range p.machines {
		if strings.HasPrefix(base, m.Prefix) {
			return longest(base, func(name string) (intrinsicFunc, bool) { return machineIntrinsic(m, name) })
		}
	}
	if in := longest(base, commonIntrinsic); in != nil {
		return in
	}
	return longest(base, rareIntrinsic)
}

// longest finds the intrinsic whose name is base without type suffixes; nil if there is none.
func longest(base string, find func(name string) (intrinsicFunc, bool)) *intrinsicFunc {
	for {
		if in, ok := find(base); ok {
			return &in
		}
		i := strings.LastIndexByte(base, '.')
		if i < 0 {
			return nil
		}
		base = base[:i]
	}
}

// anyIntrinsic returns the machine-independent intrinsic of the given name.
func anyIntrinsic(name string) (intrinsicFunc, bool) {
	in, ok := commonIntrinsic(name)
	if !ok {
		in, ok = rareIntrinsic(name)
	}
	return in, ok
}

func commonIntrinsic(name string) (intrinsicFunc, bool) {
	m, ok := commonIntrinsics()[name]
	return intrinsicFunc{meaning: m, native: nativeVectors(name), reduces: strings.HasPrefix(name, "vector.reduce."), anyType: name == "is.constant"}, ok
}

func rareIntrinsic(name string) (intrinsicFunc, bool) {
	m, ok := genericIntrinsics()[name]
	if !ok {
		m, ok = vectorIntrinsics()[name]
	}
	if !ok {
		m, ok = statepointIntrinsics()[name]
	}
	return intrinsicFunc{meaning: m, native: nativeVectors(name) || ok && m.sig[0] == 'a', anyType: ok && m.sig[0] == '?', reduces: strings.HasPrefix(name, "vector.reduce.")}, ok
}

// families are the prefixes of intrinsics derived from others.
var families = []struct {
	prefix string
	find   func(rest string) *intrinsicFunc
}{{constrainedPrefix, constrained}, {"vp.", predicated}, {"experimental.vp.", predicated}, {"objc.", objc}, {"coro.", coroutineIntrinsic}}

// mismatch returns what is wrong with the types of c, or "".
func (in *intrinsicFunc) mismatch(c *intrinsicUse) string {
	if in.sig[0] != '?' && !matches(in.sig[0], c.ret, nil) {
		return "cannot have result type " + shortType(c.ret) + ", correct it"
	}
	want, old, _ := strings.Cut(in.sig[2:], "|")
	if old != "" && len(c.args) == len(old) {
		want = old
	}
	more := strings.HasSuffix(want, "*")
	want = strings.TrimSuffix(want, "*")
	if len(c.args) < len(want) || len(c.args) > len(want) && !more {
		return "has a wrong number of arguments, pass " + utoa(uint64(len(want)))
	}
	for i := range len(want) {
		t := meta
		if c.args[i] != nil {
			t = c.args[i].Type
		}
		if !matches(want[i], t, c.ret) {
			return "has argument " + utoa(uint64(i+1)) + " of type " + shortType(t) + ", correct the type"
		}
	}
	return ""
}

func matches(k byte, t, ret *ir.Type) bool {
	switch k {
	case 'v':
		return t == ir.Void
	case 'i':
		return t.Lane().Kind == ir.IntKind
	case 'f':
		return t.Lane().IsFloating()
	case 'p':
		return t.Kind == ir.PtrKind
	case 'P':
		return t.Lane().Kind == ir.PtrKind
	case 'b':
		return t.Lane() == ir.I1
	case 'm':
		return t == meta
	case 'r':
		return t == ret || t.Equal(ret)
	case 'o':
		return t.Kind == ir.StructKind && len(t.Fields) == 2 && t.Fields[0].Lane().Kind == ir.IntKind &&
			t.Fields[1].Equal(t.Fields[0].WithLane(ir.I1))
	}
	return t != meta
}

// direct lowers to an operation on the first n arguments.
func direct(op ir.Op, n int) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) { p.def(op, c.ret, c.args[:n]...) }
}

// extremum is OpFMinNum or OpFMaxNum.
func extremum(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) { p.def(op, c.ret, c.args...).NoNaNs = c.fast.noNaNs }
}

// zeros counts zero bits. If zero is poison, selection need not handle it: the last bit is set before counting leading
// zeros, and trailing zero counts are masked to their range. Neither changes other results.
func zeros(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		x := c.args[0]
		switch {
		case op == ir.OpCtTz && c.ret.IsInt() && c.ret.Bits < 32 && len(c.args) > 1 && c.args[1].IsConst() && c.args[1].Imm&1 != 0:
			n := p.emit(op, ir.I32, p.emit(ir.OpZExt, ir.I32, x))
			p.def(ir.OpTrunc, c.ret, p.emit(ir.OpAnd, ir.I32, n, p.fn.f.Const(ir.I32, 31)))
		case c.ret != ir.I32 && c.ret != ir.I64 || len(c.args) < 2 || !c.args[1].IsConst() || c.args[1].Imm&1 == 0:
			p.def(op, c.ret, x)
		case op == ir.OpCtTz:
			p.def(ir.OpAnd, c.ret, p.emit(op, c.ret, x), p.fn.f.Const(c.ret, int64(c.ret.Bits-1)))
		default:
			p.def(op, c.ret, p.emit(ir.OpOr, c.ret, x, p.fn.f.Const(c.ret, 1)))
		}
	}
}

// drop removes the call.
func drop(*parser, *intrinsicUse) {}

// lifetime records the start or end of an alloca's lifetime.
func lifetime(end bool) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		if len(c.args) == 0 {
			return
		}
		v := c.args[len(c.args)-1]
		if v == nil {
			p.failInst("@%s needs the address of an alloca, pass it", c.name)
		}
		for v.Op == ir.OpBitcast {
			v = v.Args[0]
		}
		if p.fn.coroutine {
			p.coroutineCallOf(strings.TrimSuffix(c.name, ".p0"), ir.Void, []*ir.Value{v})
			return
		}
		p.fn.f.Lifetimes = append(p.fn.f.Lifetimes, ir.Lifetime{Alloca: v, Block: p.fn.cur, End: end})
	}
}

// passThrough makes the result argument i.
func passThrough(i int) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) { p.same(c.args[i]) }
}

// libm lowers to a call of this C library function.
func libm(name string) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) { p.same(p.mathCall(name, c.ret, c.args...)) }
}

// mathCall emits a call of the C library function name, with the suffix for the type of its first argument. 16-bit
// numbers are computed at float.
func (p *parser) mathCall(name string, ret *ir.Type, args ...*ir.Value) *ir.Value {
	t := args[0].Type
	if t.FloatBits() == 16 {
		args = slices.Clone(args)
		for i, a := range args {
			if a.Type == t {
				args[i] = p.emit(ir.OpFPExt, ir.F32, a)
			}
		}
		if ret == t {
			return p.emit(ir.OpFPTrunc, t, p.mathCall(name, ir.F32, args...))
		}
	}
	v := p.emit(ir.OpCall, ret)
	p.fillCall(v, floatName(name, args[0].Type), ret, args)
	return v
}

// cInt converts n to a C int, saturating wider integers.
func (p *parser) cInt(n *ir.Value) *ir.Value {
	t := n.Type
	if t.Bits > 32 {
		n = p.emit(ir.OpSMin, t, n, p.fn.f.Const(t, math.MaxInt32))
		n = p.emit(ir.OpSMax, t, n, p.fn.f.Const(t, math.MinInt32))
	}
	return p.sized(n, ir.I32)
}

// sized returns the integer n, sign-extended or truncated.
func (p *parser) sized(n *ir.Value, t *ir.Type) *ir.Value {
	if n.Type.Bits < t.Bits {
		return p.emit(ir.OpSExt, t, n)
	}
	return p.resized(n, t)
}

func ldexp(p *parser, c *intrinsicUse) {
	p.same(p.mathCall("ldexp", c.ret, c.args[0], p.cInt(c.args[1])))
}

// toInteger calls a rounding function with a long result, or long long if the name starts with ll or the result does
// not fit a long.
func toInteger(name string) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		called, long := name, ir.Int(p.layout.PtrBytes*8)
		switch {
		case strings.HasPrefix(name, "ll"):
			long = ir.I64
		case c.ret.Bits > long.Bits:
			called, long = "l"+name, ir.I64
		}
		p.same(p.sized(p.mathCall(called, long, c.args...), c.ret))
	}
}

// floatName returns the name of the C library's function name for numbers of type t.
func floatName(name string, t *ir.Type) string {
	switch t.Kind {
	case ir.FloatKind:
		return name + "f"
	case ir.X86FP80Kind:
		return name + "l"
	case ir.FP128Kind:
		return name + "f128"
	}
	return name
}

// commonIntrinsics are the most frequent machine-independent ones, initialized on first use; others are initialized
// when a name is not found here. No other name starts with one of these and a dot.
var commonIntrinsics = sync.OnceValue(func() map[string]meaning {
	return map[string]meaning{
		"umin": {"i:rr", direct(ir.OpUMin, 2)}, "umax": {"i:rr", direct(ir.OpUMax, 2)},
		"smin": {"i:rr", direct(ir.OpSMin, 2)}, "smax": {"i:rr", direct(ir.OpSMax, 2)},
		"abs":        {"i:rb", direct(ir.OpAbs, 1)},
		"ctpop":      {"i:r", direct(ir.OpCtPop, 1)},
		"ctlz":       {"i:rb|r", zeros(ir.OpCtLz)},
		"cttz":       {"i:rb|r", zeros(ir.OpCtTz)},
		"bswap":      {"i:r", direct(ir.OpBSwap, 1)},
		"bitreverse": {"i:r", direct(ir.OpBitReverse, 1)},
		"fshl":       {"i:rrr", funnel(ir.OpFShl, ir.OpRotl)},
		"fshr":       {"i:rrr", funnel(ir.OpFShr, ir.OpRotr)},
		"uadd.sat":   {"i:rr", direct(ir.OpUAddSat, 2)}, "sadd.sat": {"i:rr", direct(ir.OpSAddSat, 2)},
		"usub.sat": {"i:rr", direct(ir.OpUSubSat, 2)}, "ssub.sat": {"i:rr", direct(ir.OpSSubSat, 2)},
		"ushl.sat": {"i:rr", direct(ir.OpUShlSat, 2)}, "sshl.sat": {"i:rr", direct(ir.OpSShlSat, 2)},
		"uadd.with.overflow": {"o:ii", withOverflow(ir.OpUAddO)}, "sadd.with.overflow": {"o:ii", withOverflow(ir.OpSAddO)},
		"usub.with.overflow": {"o:ii", withOverflow(ir.OpUSubO)}, "ssub.with.overflow": {"o:ii", withOverflow(ir.OpSSubO)},
		"umul.with.overflow": {"o:ii", withOverflow(ir.OpUMulO)}, "smul.with.overflow": {"o:ii", withOverflow(ir.OpSMulO)},
		"ucmp": {"i:ii", threeWay(ir.UGT, ir.ULT)}, "scmp": {"i:ii", threeWay(ir.SGT, ir.SLT)},

		"fabs": {"f:r", direct(ir.OpFAbs, 1)}, "sqrt": {"f:r", direct(ir.OpFSqrt, 1)},
		"floor": {"f:r", direct(ir.OpFFloor, 1)}, "ceil": {"f:r", direct(ir.OpFCeil, 1)},
		"trunc": {"f:r", direct(ir.OpFTrunc, 1)}, "rint": {"f:r", direct(ir.OpFRint, 1)},
		"nearbyint": {"f:r", direct(ir.OpFRint, 1)}, "round": {"f:r", direct(ir.OpFRound, 1)},
		"roundeven": {"f:r", direct(ir.OpFRoundEven, 1)}, "copysign": {"f:rr", direct(ir.OpFCopySign, 2)},
		"minnum": {"f:rr", extremum(ir.OpFMinNum)}, "maxnum": {"f:rr", extremum(ir.OpFMaxNum)},
		"fma": {"f:rrr", direct(ir.OpFMA, 3)}, "fmuladd": {"f:rrr", mulAdd},
		"canonicalize": {"f:r", canonicalize}, "arithmetic.fence": {"f:r", passThrough(0)},
		"is.fpclass": {"b:fi", fpClass},
		"fptosi.sat": {"i:f", direct(ir.OpFPToSISat, 1)},
		"fptoui.sat": {"i:f", direct(ir.OpFPToUISat, 1)},

		"sin": {"f:r", libm("sin")}, "cos": {"f:r", libm("cos")}, "tan": {"f:r", libm("tan")},
		"asin": {"f:r", libm("asin")}, "acos": {"f:r", libm("acos")}, "atan": {"f:r", libm("atan")}, "atan2": {"f:rr", libm("atan2")},
		"sinh": {"f:r", libm("sinh")}, "cosh": {"f:r", libm("cosh")}, "tanh": {"f:r", libm("tanh")},
		"pow": {"f:rr", libm("pow")}, "exp": {"f:r", libm("exp")}, "exp2": {"f:r", libm("exp2")}, "exp10": {"f:r", libm("exp10")},
		"log": {"f:r", libm("log")}, "log2": {"f:r", libm("log2")}, "log10": {"f:r", libm("log10")},
		"ldexp": {"f:ri", ldexp}, "powi": {"f:ri", powi},
		"lrint": {"i:f", toInteger("lrint")}, "llrint": {"i:f", toInteger("llrint")},
		"lround": {"i:f", toInteger("lround")}, "llround": {"i:f", toInteger("llround")},
		"frexp": {"a:f", twoResults(frexp, intSecond)}, "modf": {"a:f", twoResults(modf, sameTypes)}, "sincos": {"a:f", twoResults(sincos, sameTypes)},

		"memcpy": {"v:ppib|ppiib", memOp(ir.OpMemCpy)}, "memcpy.inline": {"v:ppib", memOp(ir.OpMemCpy)},
		"memmove": {"v:ppib|ppiib", memOp(ir.OpMemMove)},
		"memset":  {"v:piib|piiib", memOp(ir.OpMemSet)}, "memset.inline": {"v:piib", memOp(ir.OpMemSet)},
		"memcpy.element.unordered.atomic":  {"v:ppii", elementOp("memcpy")},
		"memmove.element.unordered.atomic": {"v:ppii", elementOp("memmove")},
		"memset.element.unordered.atomic":  {"v:piii", elementOp("memset")},
		"prefetch":                         {"v:piii", prefetch},
		"objectsize":                       {"i:pb*", objectSize},
		"load.relative":                    {"p:pi", loadRelative},
		"ptrmask":                          {"P:ri", ptrMask},
		"clear_cache":                      {"v:pp", func(p *parser, c *intrinsicUse) { p.libraryCall("__clear_cache", c.ret, c.args) }},

		"va_start": {"v:p", direct(ir.OpVAStart, 1)}, "va_end": {"v:p", direct(ir.OpVAEnd, 1)},
		"va_copy": {"v:pp", direct(ir.OpVACopy, 2)}, "stacksave": {"p:", direct(ir.OpStackSave, 0)},
		"stackrestore": {"v:p", direct(ir.OpStackRestore, 1)},
		"frameaddress": {"p:i", levelOp(ir.OpFrameAddress)}, "returnaddress": {"p:i", levelOp(ir.OpReturnAddress)},
		"threadlocal.address": {"p:p", passThrough(0)},
		"eh.typeid.for":       {"i:p", typeID},
		"eh.sjlj.setjmp":      {"i:p", direct(ir.OpSetJmp, 1)}, "eh.sjlj.longjmp": {"v:p", direct(ir.OpLongJmp, 1)},
		"trap": {"v:", direct(ir.OpTrap, 0)}, "debugtrap": {"v:", direct(ir.OpTrap, 0)}, "ubsantrap": {"v:i", direct(ir.OpTrap, 0)},

		"expect": {"i:rr", passThrough(0)}, "expect.with.probability": {"i:rrf", passThrough(0)},
		"is.constant": {"b:a", isConstant},
		"assume":      {"v:b", drop}, "lifetime.start": {"v:*", lifetime(false)}, "lifetime.end": {"v:*", lifetime(true)},
		"invariant.start": {"p:ip", func(p *parser, c *intrinsicUse) { p.same(p.fn.f.Undef(ir.Ptr)) }},
		"invariant.end":   {"v:pip", drop}, "launder.invariant.group": {"p:p", passThrough(0)},
		"strip.invariant.group": {"p:p", passThrough(0)}, "ssa.copy": {"a:r", passThrough(0)},
		"annotation": {"i:r*", passThrough(0)}, "ptr.annotation": {"p:p*", passThrough(0)}, "var.annotation": {"v:*", drop},
		"experimental.noalias.scope.decl": {}, "donothing": {"v:", drop}, "sideeffect": {"v:", drop},
		"stackprotector": {"v:pp", drop}, "pseudoprobe": {"v:*", drop}, "fake.use": {"v:*", drop},
		"allow.runtime.check": {"b:m", constantResult(-1)}, "allow.ubsan.check": {"b:i", constantResult(-1)},
		"experimental.widenable.condition": {"b:", constantResult(-1)},

		"vector.reduce.add": {"i:a", reduction(ir.OpAdd, false)}, "vector.reduce.mul": {"i:a", reduction(ir.OpMul, false)},
		"vector.reduce.and": {"i:a", reduction(ir.OpAnd, false)}, "vector.reduce.or": {"i:a", reduction(ir.OpOr, false)},
		"vector.reduce.xor": {"i:a", reduction(ir.OpXor, false)}, "vector.reduce.smax": {"i:a", reduction(ir.OpSMax, false)},
		"vector.reduce.smin": {"i:a", reduction(ir.OpSMin, false)}, "vector.reduce.umax": {"i:a", reduction(ir.OpUMax, false)},
		"vector.reduce.umin": {"i:a", reduction(ir.OpUMin, false)}, "vector.reduce.fmax": {"f:a", reduction(ir.OpFMaxNum, false)},
		"vector.reduce.fmin": {"f:a", reduction(ir.OpFMinNum, false)}, "vector.reduce.fadd": {"f:ra", reduction(ir.OpFAdd, true)},
		"vector.reduce.fmul": {"f:ra", reduction(ir.OpFMul, true)},

		"masked.load": {"a:aiaa|aaa", maskedLoad}, "masked.store": {"v:aaia|aaa", maskedStore},
		"masked.gather": {"a:aiaa|aaa", maskedGather}, "masked.scatter": {"v:aaia|aaa", maskedScatter},
		"masked.expandload": {"a:aaa", expandLoad}, "masked.compressstore": {"v:aaa", compressStore},
	}
})

// constantResult makes the result a number.
func constantResult(n int64) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) { p.same(p.fn.f.Const(c.ret, n)) }
}

// libraryCall emits a call of a C library function that is not in the text.
func (p *parser) libraryCall(name string, ret *ir.Type, args []*ir.Value) {
	v := p.def(ir.OpCall, ret)
	p.fillCall(v, name, ret, args)
}

func (p *parser) fillCall(v *ir.Value, name string, ret *ir.Type, args []*ir.Value) {
	t := p.argsType(ret, args)
	v.Args = append([]*ir.Value{p.fn.f.SymAddr(ir.Ptr, p.libraryFunc(name, t), 0)}, args...)
	v.Call = &ir.CallInfo{Type: t, ParamAttrs: make([]ir.ParamAttrs, len(args)), Attrs: ir.FuncAttrs{NoUnwind: true}, Library: true}
}

// libraryFunc returns the symbol of a C library function, declaring it if necessary.
func (p *parser) libraryFunc(name string, t *ir.Type) ir.Symbol {
	if s := p.names.symbols[name]; s != nil && s.sym != nil {
		return s.sym
	}
	if p.library == nil {
		f := p.declareLibraryFunc(name, t)
		p.names.symbols[name] = &symbol{sym: f, fn: &funcDef{f: f}}
		if !p.lazy { // else others look at the list
			p.m.Funcs = append(p.m.Funcs, f)
		}
		return f
	}
	p.library.mu.Lock()
	defer p.library.mu.Unlock()
	f := p.library.funcs[name]
	if f == nil {
		f = p.declareLibraryFunc(name, t)
		p.library.funcs[name] = f
	}
	return f
}

// declareLibraryFunc returns the C library function called by the current instruction.
func (p *parser) declareLibraryFunc(name string, t *ir.Type) *ir.Func {
	f := &ir.Func{Module: p.m, Type: t, ParamAttrs: make([]ir.ParamAttrs, len(t.Fields))}
	f.Name, f.Declared, f.Line, f.Col = name, true, int(p.instLine), int(p.instCol)
	f.Attrs.NoUnwind = true
	for i, pt := range t.Fields {
		a := f.NewValue(ir.OpArg, pt)
		a.Imm = int64(i)
		f.Params = append(f.Params, a)
	}
	return f
}

// funnel lowers a funnel shift, to a rotation if both halves are the same.
func funnel(shift, rotate ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		if c.args[0] == c.args[1] {
			p.def(rotate, c.ret, c.args[0], c.args[2])
			return
		}
		p.def(shift, c.ret, c.args...)
	}
}

// threeWay makes 1, 0 or -1 of a comparison.
func threeWay(more, less ir.Pred) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		if c.args[0].Type != c.args[1].Type || c.ret.Bits < 2 {
			p.failInst("@%s compares two values of one type and returns at least i2, correct the types", c.name)
		}
		a := p.emit(ir.OpICmp, ir.I1, c.args...)
		a.Pred = more
		b := p.emit(ir.OpICmp, ir.I1, c.args...)
		b.Pred = less
		p.def(ir.OpSub, c.ret, p.emit(ir.OpZExt, c.ret, a), p.emit(ir.OpZExt, c.ret, b))
	}
}

func mulAdd(p *parser, c *intrinsicUse) {
	x := p.emit(ir.OpFMul, c.ret, c.args[0], c.args[1])
	x.Contract = true
	p.def(ir.OpFAdd, c.ret, x, c.args[2]).Contract = true
}

// canonicalize multiplies by one, which quiets a signaling NaN.
func canonicalize(p *parser, c *intrinsicUse) {
	one, _, _ := ir.EvalWide(ir.OpUIToFP, ir.PredNone, c.ret, ir.I32, ir.U128{Lo: 1}, ir.U128{}, ir.U128{})
	p.def(ir.OpFMul, c.ret, c.args[0], p.constantOf(c.ret, folded{lo: one.Lo, hi: one.Hi}))
}

// powi calls the compiler's own library.
func powi(p *parser, c *intrinsicUse) {
	x, n := c.args[0], c.args[1]
	if n.Type.Bits > 32 {
		p.failInst("@%s with an exponent of type %s is not supported, use i32", c.name, shortType(n.Type))
	}
	t := x.Type
	if t.FloatBits() == 16 {
		x = p.emit(ir.OpFPExt, ir.F32, x)
	}
	mode := map[ir.Kind]string{ir.FloatKind: "sf", ir.DoubleKind: "df", ir.X86FP80Kind: "xf", ir.FP128Kind: "tf"}[x.Type.Kind]
	v := p.emit(ir.OpCall, x.Type)
	p.fillCall(v, "__powi"+mode+"2", x.Type, []*ir.Value{x, p.cInt(n)})
	if v.Type != t {
		v = p.emit(ir.OpFPTrunc, t, v)
	}
	p.same(v)
}

// scratchSlot returns a new stack slot for one t.
func (p *parser) scratchSlot(t *ir.Type) *ir.Value {
	a := p.emit(ir.OpAlloca, ir.Ptr, p.fn.f.Const(ir.I32, 1))
	a.Elem = t
	entry := p.fn.blocks[0]
	if a.Block != entry {
		last := len(a.Block.Values) - 1
		a.Block.Values = a.Block.Values[:last]
		entry.Values = append([]*ir.Value{a}, entry.Values...)
		a.Block = entry
	}
	return a
}

// twoResults lowers to a struct of the two results of a function of a number, element by element for vectors. The
// second one has the given type.
func twoResults(of func(p *parser, x *ir.Value, second *ir.Type) (a, b *ir.Value), fits func(ft, second *ir.Type) bool) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		x, ret := c.args[0], c.ret
		if ret.Kind != ir.StructKind || len(ret.Fields) != 2 || !ret.Fields[0].Equal(x.Type) || ret.Fields[1].Len != x.Type.Len ||
			ret.Fields[1].IsVector() != x.Type.IsVector() || !fits(x.Type.Lane(), ret.Fields[1].Lane()) {
			p.failInst("@%s cannot have result type %s, correct it", c.name, shortType(ret))
		}
		if !x.Type.IsVector() {
			a, b := of(p, x, ret.Fields[1])
			p.definePair(ret, a, b)
			return
		}
		f := p.fn.f
		first, second := f.Undef(ret.Fields[0]), f.Undef(ret.Fields[1])
		for i := range x.Type.Len {
			k := f.Const(ir.I32, i)
			a, b := of(p, p.elementOf(x, i), second.Type.Elem)
			first = p.emit(ir.OpInsertElement, first.Type, first, a, k)
			second = p.emit(ir.OpInsertElement, second.Type, second, b, k)
		}
		p.definePair(ret, first, second)
	}
}

// frexp returns a number as a fraction and a power of two, which the function stores as an int.
func frexp(p *parser, x *ir.Value, second *ir.Type) (a, b *ir.Value) {
	slot := p.scratchSlot(ir.I32)
	a = p.mathCall("frexp", x.Type, x, slot)
	return a, p.sized(p.emit(ir.OpLoad, ir.I32, slot), second)
}

// modf returns the fraction and the integer of a number, which the function stores as one of its own type.
func modf(p *parser, x *ir.Value, second *ir.Type) (a, b *ir.Value) {
	t := x.Type
	if t.FloatBits() == 16 {
		a, b = modf(p, p.emit(ir.OpFPExt, ir.F32, x), ir.F32)
		return p.emit(ir.OpFPTrunc, t, a), p.emit(ir.OpFPTrunc, t, b)
	}
	slot := p.scratchSlot(t)
	a = p.mathCall("modf", t, x, slot)
	return a, p.emit(ir.OpLoad, t, slot)
}

func sincos(p *parser, x *ir.Value, second *ir.Type) (a, b *ir.Value) {
	return p.mathCall("sin", x.Type, x), p.mathCall("cos", x.Type, x)
}

func sameTypes(ft, second *ir.Type) bool { return ft.Equal(second) }
func intSecond(_, second *ir.Type) bool  { return second.IsInt() }

func (p *parser) definePair(t *ir.Type, a, b *ir.Value) {
	s := p.emit(ir.OpInsertValue, t, p.fn.f.Undef(t), a)
	s.SetPath([]int{0})
	p.def(ir.OpInsertValue, t, s, b).SetPath([]int{1})
}

// memOp lowers a block operation: two pointers (or pointer and byte), length, volatile; the older form has an alignment
// before volatile.
func memOp(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		if op == ir.OpMemSet {
			p.setsBytes(c)
		}
		if len(c.args) == 5 {
			align := p.constArg(c, 3)
			if align < 0 || align&(align-1) != 0 {
				p.failInst("alignment %d of @%s is not a power of two, use 1, 2, 4, 8, ...", align, c.name)
			}
			c.attrs[0].Align, c.attrs[1].Align = align, align
			c.args[3] = c.args[4]
		}
		v := p.def(op, ir.Void, c.args[:3]...)
		v.Align = max(1, c.attrs[0].Align)
		if op != ir.OpMemSet {
			v.Align = min(v.Align, max(1, c.attrs[1].Align))
		}
		v.Volatile = !(c.args[3].IsConst() && c.args[3].Imm == 0)
		if p.mem.calls.info.Tail == ir.Tail {
			v.Imm = 1
		}
	}
}

func (p *parser) setsBytes(c *intrinsicUse) {
	if c.args[1].Type != ir.I8 {
		p.failInst("@%s sets bytes of type i8, not %s, correct the type", c.name, shortType(c.args[1].Type))
	}
}

// elementOp lowers a block operation on atomic elements of constant size to a call of the runtime's function for that
// size, like LLVM.
func elementOp(name string) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		if name == "memset" {
			p.setsBytes(c)
		}
		size := p.constArg(c, 3)
		if size < 1 || size > 16 || size&(size-1) != 0 {
			p.failInst("element size %d of @%s is not supported, use 1, 2, 4, 8 or 16", size, c.name)
		}
		word := ir.Int(p.layout.PtrBytes * 8)
		switch n := c.args[2]; {
		case n.Type.Bits < word.Bits:
			c.args[2] = p.emit(ir.OpZExt, word, n)
		case n.Type.Bits > word.Bits:
			c.args[2] = p.emit(ir.OpTrunc, word, n)
		}
		p.libraryCall("__llvm_"+name+"_element_unordered_atomic_"+utoa(uint64(size)), ir.Void, c.args[:3])
	}
}

func prefetch(p *parser, c *intrinsicUse) {
	rw, locality := p.constArg(c, 1), p.constArg(c, 2)
	p.def(ir.OpPrefetch, ir.Void, c.args[0]).Imm = rw&1 | locality&3<<1
}

// constArg returns argument i, which must be a number.
func (p *parser) constArg(c *intrinsicUse, i int) int64 {
	if !c.args[i].IsConst() {
		p.failInst("argument %d of @%s must be a number, write one", i+1, c.name)
	}
	return c.args[i].Imm
}

func levelOp(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		n := p.constArg(c, 0)
		if n < 0 || n > 1<<16 {
			p.failInst("the level of @%s is out of range, use a small number", c.name)
		}
		p.def(op, ir.Ptr).Imm = n
	}
}

func isConstant(p *parser, c *intrinsicUse) {
	n := int64(0)
	if a := c.args[0]; a.Op == ir.OpConst || a.Op == ir.OpZero {
		n = -1
	}
	p.same(p.fn.f.Const(ir.I1, n))
}

// objectSize returns the size of the object if it is known, otherwise the minimum or maximum, according to the second
// argument.
func objectSize(p *parser, c *intrinsicUse) {
	n := int64(-1)
	if p.constArg(c, 1) != 0 {
		n = 0
	}
	switch a := c.args[0]; a.Op {
	case ir.OpAlloca:
		if a.Args[0].IsConst() {
			if k := a.Args[0].Imm; k >= 0 && k < 1<<16 {
				n = k * p.layout.Size(a.Elem)
			}
		}
	case ir.OpSym:
		g, ok := a.Sym.(*ir.Global)
		if !ok || g.Declared || g.Linkage == ir.Weak || g.Linkage == ir.LinkOnce || g.Linkage == ir.Common {
			break
		}
		if size := p.size(g.Type); a.Imm >= 0 && a.Imm <= size {
			n = size - a.Imm
		}
	}
	p.same(p.fn.f.Const(c.ret, n))
}

// loadRelative loads a 32-bit offset and adds it to the base.
func loadRelative(p *parser, c *intrinsicUse) {
	at := p.emit(ir.OpGEP, ir.Ptr, c.args[0], c.args[1])
	at.Elem = ir.I8
	off := p.emit(ir.OpLoad, ir.I32, at)
	off.Align = 4
	p.def(ir.OpGEP, ir.Ptr, c.args[0], off).Elem = ir.I8
}

func ptrMask(p *parser, c *intrinsicUse) {
	t := c.args[1].Type
	if t.Bits != p.layout.PtrBytes*8 {
		p.failInst("the mask of @%s must be as wide as a pointer, not %s, correct the type", c.name, shortType(t))
	}
	n := p.emit(ir.OpPtrToInt, t, c.args[0])
	p.def(ir.OpIntToPtr, ir.Ptr, p.emit(ir.OpAnd, t, n, c.args[1]))
}
