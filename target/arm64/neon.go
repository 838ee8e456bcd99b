package arm64

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/ir/intrinsic"
)

// What <arm_neon.h> names. What operations of package ir mean, too, becomes these; the rest are instructions, to all that follows
// inline assembly, whose registers have the arrangements that the types say.

// vectorMeanings returns the intrinsics of Advanced SIMD.
func vectorMeanings() map[string]intrinsic.Intrinsic {
	all := map[string]intrinsic.Intrinsic{}
	for name, op := range map[string]ir.Op{"smax": ir.OpSMax, "smin": ir.OpSMin, "umax": ir.OpUMax, "umin": ir.OpUMin,
		"sqadd": ir.OpSAddSat, "uqadd": ir.OpUAddSat, "sqsub": ir.OpSSubSat, "uqsub": ir.OpUSubSat} {
		all["aarch64.neon."+name] = intrinsic.Intrinsic{Sig: "a:rr", Lower: func(p *intrinsic.Builder, c *intrinsic.Use) { p.Def(op, c.Ret, c.Args...) }}
	}
	for name, op := range map[string]ir.Op{"abs": ir.OpAbs, "rbit": ir.OpBitReverse} {
		all["aarch64.neon."+name] = intrinsic.Intrinsic{Sig: "a:r", Lower: func(p *intrinsic.Builder, c *intrinsic.Use) { p.Def(op, c.Ret, c.Args...) }}
	}
	for name, op := range map[string]ir.Op{"smull": ir.OpSExt, "umull": ir.OpZExt} {
		all["aarch64.neon."+name] = intrinsic.Intrinsic{Sig: "a:aa", Lower: func(p *intrinsic.Builder, c *intrinsic.Use) {
			wantVectors(p, c)
			p.Def(ir.OpMul, c.Ret, p.Emit(op, c.Ret, c.Args[0]), p.Emit(op, c.Ret, c.Args[1]))
		}}
	}
	for _, list := range []struct{ sig, names string }{
		{"a:a", "cls frecpe frsqrte frecpx sqabs sqneg urecpe ursqrte saddlp uaddlp fcvtxn " +
			"fcvtns fcvtnu fcvtas fcvtau fcvtms fcvtmu fcvtps fcvtpu fcvtzs fcvtzu " +
			"scalar.sqxtn=sqxtn scalar.uqxtn=uqxtn scalar.sqxtun=sqxtun vcvtfp2hf=fcvtn vcvthf2fp=fcvtl"},
		{"a:aa", "addp faddp smaxp sminp umaxp uminp fmaxp fminp fmaxnmp fminnmp fmax fmin fmaxnm fminnm fabd shadd uhadd shsub uhsub srhadd " +
			"sqdmulh sqrdmulh sqdmull sqdmulls.scalar=sqdmull pmul pmull sqshl uqshl sqrshl uqrshl frecps frsqrts facge facgt fmulx " +
			"addhn raddhn subhn rsubhn"},
		{"a:ai", "vcvtfxs2fp=scvtf vcvtfxu2fp=ucvtf vcvtfp2fxs=fcvtzs vcvtfp2fxu=fcvtzu"},
	} {
		for name := range strings.FieldsSeq(list.names) {
			name, mnemonic, ok := strings.Cut(name, "=")
			if !ok {
				mnemonic = name
			}
			all["aarch64.neon."+name] = intrinsic.Intrinsic{Sig: list.sig, Lower: arranged(mnemonic, false)}
		}
	}
	for name, sig := range map[string]string{"suqadd": "a:aa", "usqadd": "a:aa", "sdot": "a:aaa", "udot": "a:aaa", "vsri=sri": "a:aai", "vsli=sli": "a:aai"} {
		name, mnemonic, ok := strings.Cut(name, "=")
		if !ok {
			mnemonic = name
		}
		all["aarch64.neon."+name] = intrinsic.Intrinsic{Sig: sig, Lower: arranged(mnemonic, true)}
	}
	for name, signed := range map[string]bool{"sabd": true, "uabd": false} {
		all["aarch64.neon."+name] = intrinsic.Intrinsic{Sig: "a:rr", Lower: onVectors(name, false, func(p *intrinsic.Builder, c *intrinsic.Use) *ir.Value {
			x, y := extended(p, c.Args[0], signed), extended(p, c.Args[1], signed)
			return p.Emit(ir.OpTrunc, c.Ret, p.Emit(ir.OpAbs, x.Type, p.Emit(ir.OpSub, x.Type, x, y)))
		})}
	}
	all["aarch64.neon.urhadd"] = intrinsic.Intrinsic{Sig: "a:rr", Lower: onVectors("urhadd", false, func(p *intrinsic.Builder, c *intrinsic.Use) *ir.Value {
		if ir.LaneBits(c.Ret.Elem) > 16 {
			return nil
		}
		x, y := extended(p, c.Args[0], false), extended(p, c.Args[1], false)
		one := p.SplatOf(x.Type, 1)
		return p.Emit(ir.OpTrunc, c.Ret, p.Emit(ir.OpLShr, x.Type, p.Emit(ir.OpAdd, x.Type, p.Emit(ir.OpAdd, x.Type, x, y), one), one))
	})}
	for _, signed := range []bool{true, false} {
		letter := map[bool]string{true: "s", false: "u"}[signed]
		all["aarch64.neon."+letter+"shl"] = intrinsic.Intrinsic{Sig: "a:rr", Lower: onVectors(letter+"shl", false, func(p *intrinsic.Builder, c *intrinsic.Use) *ir.Value {
			n, ok := equalNumbers(c.Args[1])
			switch w := int64(ir.LaneBits(c.Ret.Elem)); {
			case !ok || n <= -w || n >= w:
				return nil
			case n < 0:
				return shiftedDown(p, c.Args[0], -n, signed)
			}
			return p.Emit(ir.OpShl, c.Ret, c.Args[0], p.SplatOf(c.Ret, n))
		})}
		all["aarch64.neon."+letter+"rshl"] = intrinsic.Intrinsic{Sig: "a:rr", Lower: onVectors(letter+"rshl", false, func(p *intrinsic.Builder, c *intrinsic.Use) *ir.Value {
			n, ok := equalNumbers(c.Args[1])
			if w := int64(ir.LaneBits(c.Ret.Elem)); !ok || n <= -w || n >= 0 {
				return nil
			}
			return rounded(p, c.Args[0], -n, signed)
		})}
	}
	for name, x := range narrowingShifts() {
		sig := "a:a"
		if x.shifted {
			sig = "a:ai"
		}
		all["aarch64.neon."+name] = intrinsic.Intrinsic{Sig: sig, Lower: onVectors(name, false, x.lower)}
	}
	all["aarch64.sisd.fabd"] = intrinsic.Intrinsic{Sig: "f:rr", Lower: arranged("fabd", false)}
	all["aarch64.sisd.fcvtxn"] = intrinsic.Intrinsic{Sig: "f:f", Lower: arranged("fcvtxn", false)}
	all["aarch64.neon.sqshlu"] = intrinsic.Intrinsic{Sig: "a:aa", Lower: shiftedBySame("sqshlu")}
	all["aarch64.neon.pmull64"] = intrinsic.Intrinsic{Sig: "a:aa", Lower: inVectors("pmull $0.1q, $1.1d, $2.1d", "=w,w,w")}
	for name, mnemonic := range map[string]string{"saddv": "addv", "uaddv": "addv", "smaxv": "smaxv", "sminv": "sminv", "umaxv": "umaxv", "uminv": "uminv", "saddlv": "saddlv", "uaddlv": "uaddlv",
		"faddv": "faddp", "fmaxv": "fmaxv", "fminv": "fminv", "fmaxnmv": "fmaxnmv", "fminnmv": "fminnmv"} {
		all["aarch64.neon."+name] = intrinsic.Intrinsic{Sig: "a:a", Lower: acrossVector(mnemonic, name[0] == 's')}
	}
	for _, name := range []string{"sqdmulh", "sqrdmulh"} {
		for _, suffix := range []string{".lane", ".laneq"} {
			all["aarch64.neon."+name+suffix] = intrinsic.Intrinsic{Sig: "a:aai", Lower: byElement(name)}
		}
	}
	for n := 1; n <= 4; n++ {
		registers := strings.Repeat("a", n)
		all[fmt.Sprintf("aarch64.neon.tbl%d", n)] = intrinsic.Intrinsic{Sig: "a:" + registers + "a", Lower: tableLookup("tbl", n)}
		all[fmt.Sprintf("aarch64.neon.tbx%d", n)] = intrinsic.Intrinsic{Sig: "a:r" + registers + "a", Lower: tableLookup("tbx", n)}
		if n == 1 {
			continue
		}
		all[fmt.Sprintf("aarch64.neon.ld1x%d", n)] = intrinsic.Intrinsic{Sig: "a:p", Lower: loadStructures("ld1", n)}
		all[fmt.Sprintf("aarch64.neon.ld%d", n)] = intrinsic.Intrinsic{Sig: "a:p", Lower: loadStructures(fmt.Sprintf("ld%d", n), n)}
		all[fmt.Sprintf("aarch64.neon.ld%dr", n)] = intrinsic.Intrinsic{Sig: "a:p", Lower: loadStructures(fmt.Sprintf("ld%dr", n), n)}
		all[fmt.Sprintf("aarch64.neon.ld%dlane", n)] = intrinsic.Intrinsic{Sig: "a:" + registers + "ip", Lower: accessLanes("ld", n)}
		all[fmt.Sprintf("aarch64.neon.st1x%d", n)] = intrinsic.Intrinsic{Sig: "v:" + registers + "p", Lower: storeStructures("st1", n)}
		all[fmt.Sprintf("aarch64.neon.st%d", n)] = intrinsic.Intrinsic{Sig: "v:" + registers + "p", Lower: storeStructures(fmt.Sprintf("st%d", n), n)}
		all[fmt.Sprintf("aarch64.neon.st%dlane", n)] = intrinsic.Intrinsic{Sig: "v:" + registers + "ip", Lower: accessLanes("st", n)}
	}
	for name, x := range map[string][3]string{
		"aese": {"a:rr", "aese $0.16b, $2.16b", "=w,0,w"}, "aesd": {"a:rr", "aesd $0.16b, $2.16b", "=w,0,w"},
		"aesmc": {"a:r", "aesmc $0.16b, $1.16b", "=w,w"}, "aesimc": {"a:r", "aesimc $0.16b, $1.16b", "=w,w"},
		"sha1c": {"a:rar", "sha1c ${0:q}, ${2:s}, $3.4s", "=w,0,w,w"}, "sha1p": {"a:rar", "sha1p ${0:q}, ${2:s}, $3.4s", "=w,0,w,w"}, "sha1m": {"a:rar", "sha1m ${0:q}, ${2:s}, $3.4s", "=w,0,w,w"},
		"sha1h": {"a:r", "sha1h ${0:s}, ${1:s}", "=w,w"}, "sha1su0": {"a:rrr", "sha1su0 $0.4s, $2.4s, $3.4s", "=w,0,w,w"}, "sha1su1": {"a:rr", "sha1su1 $0.4s, $2.4s", "=w,0,w"},
		"sha256h": {"a:rrr", "sha256h ${0:q}, ${2:q}, $3.4s", "=w,0,w,w"}, "sha256h2": {"a:rrr", "sha256h2 ${0:q}, ${2:q}, $3.4s", "=w,0,w,w"},
		"sha256su0": {"a:rr", "sha256su0 $0.4s, $2.4s", "=w,0,w"}, "sha256su1": {"a:rrr", "sha256su1 $0.4s, $2.4s, $3.4s", "=w,0,w,w"},
	} {
		all["aarch64.crypto."+name] = intrinsic.Intrinsic{Sig: x[0], Lower: inVectors(x[1], x[2])}
	}
	return all
}

// wantVectors checks that all values of c are vectors.
func wantVectors(p *intrinsic.Builder, c *intrinsic.Use) {
	for _, a := range append([]*ir.Type{c.Ret}, typesOf(c.Args)...) {
		if !a.IsVector() {
			p.Fail("@%s has a value of type %s, correct the type", c.Name, intrinsic.TypeName(a))
		}
	}
}

func typesOf(args []*ir.Value) (list []*ir.Type) {
	for _, a := range args {
		list = append(list, a.Type)
	}
	return list
}

// arrangementName returns the arrangement of a vector of type t, or fails.
func arrangementName(p *intrinsic.Builder, c *intrinsic.Use, t *ir.Type) string {
	w := 0
	if t.IsVector() {
		w = ir.LaneBits(t.Elem)
	}
	elem := map[int]string{8: "b", 16: "h", 32: "s", 64: "d", 128: "q"}[w]
	if size := t.Len * int64(w); elem == "" || size != 64 && size != 128 {
		p.Fail("@%s has a value of type %s, correct the type", c.Name, intrinsic.TypeName(t))
	}
	return strconv.FormatInt(t.Len, 10) + elem
}

// inRegister returns v as a value that is in a register of vectors: an integer as a float.
func inRegister(p *intrinsic.Builder, v *ir.Value) *ir.Value {
	switch t := v.Type; {
	case t.IsInt() && t.Bits == 32:
		return p.Emit(ir.OpBitcast, ir.F32, v)
	case t.IsInt() && t.Bits == 64, t.IsVector() && t.Len == 1 && t.Elem == ir.I64:
		return p.Emit(ir.OpBitcast, ir.F64, v)
	}
	return v
}

// registerType returns the type in which results of type t are in a register of vectors.
func registerType(t *ir.Type) *ir.Type {
	switch {
	case t.IsInt() && t.Bits <= 32:
		return ir.F32
	case t.IsInt() && t.Bits == 64, t.IsVector() && t.Len == 1 && t.Elem == ir.I64:
		return ir.F64
	}
	return t
}

// vectorAssembly returns the result, of type t, of an instruction whose operands are in registers of vectors.
func vectorAssembly(p *intrinsic.Builder, t *ir.Type, text, constraints string, args []*ir.Value) *ir.Value {
	in := make([]*ir.Value, len(args))
	for i, a := range args {
		in[i] = inRegister(p, a)
	}
	v := p.Emit(ir.OpCall, registerType(t))
	p.Assembly(v, text, constraints, false, in)
	if v.Type == t {
		return v
	}
	return p.Emit(ir.OpBitcast, t, v)
}

// inVectors is an instruction of registers of vectors.
func inVectors(text, constraints string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.Same(vectorAssembly(p, c.Ret, text, constraints, c.Args))
	}
}

// arranged is an instruction whose operands are the result and the arguments, in arrangements that their types say; if tied, the
// first argument is in the register of the result. Scalars are elements of vectors.
func arranged(mnemonic string, tied bool) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		f := p.Func()
		args, ret := append([]*ir.Value(nil), c.Args...), c.Ret
		first := f.Const(ir.I32, 0)
		lift := func(t *ir.Type, n int64) *ir.Type {
			if t.IsVector() {
				return t
			}
			return p.Vector(n, t)
		}
		scalar := !ret.IsVector()
		if scalar { // as many elements as fill 8 bytes of the narrower ones
			bits := ir.LaneBits(ret)
			for _, a := range args {
				if !isNumber(mnemonic, a) && !a.Type.IsVector() {
					bits = min(bits, ir.LaneBits(a.Type))
				}
			}
			n := int64(max(64/bits, 2))
			ret = lift(ret, n)
			for i, a := range args {
				if !a.Type.IsVector() && !isNumber(mnemonic, a) {
					t := lift(a.Type, n)
					args[i] = p.Emit(ir.OpInsertElement, t, f.Zero(t), a, first)
				}
			}
		}
		name := func(t *ir.Type) string {
			a := arrangementName(p, c, t)
			if a == "1d" && !strings.HasSuffix(mnemonic, "addlp") { // no instruction on vectors of one has this form
				a = "2d"
			}
			return a
		}
		text := mnemonic + " $0." + name(ret)
		constraints := "=w"
		for i, a := range args {
			switch {
			case isNumber(mnemonic, a):
				text += fmt.Sprintf(", #%d", p.ConstArg(c, i))
			case i == 0 && tied:
				constraints += ",0"
			default:
				text += fmt.Sprintf(", $%d.%s", i+1, name(a.Type))
				constraints += ",w"
			}
		}
		if n := len(args) - 1; isNumber(mnemonic, args[n]) {
			args = args[:n]
		}
		r := vectorAssembly(p, ret, text, constraints, args)
		if scalar {
			r = p.Emit(ir.OpExtractElement, c.Ret, r, first)
		}
		p.Same(r)
	}
}

// onVectors lowers an intrinsic of vectors to what lower makes, and to the instruction where that is nil or values are not vectors.
func onVectors(mnemonic string, tied bool, lower func(*intrinsic.Builder, *intrinsic.Use) *ir.Value) func(*intrinsic.Builder, *intrinsic.Use) {
	otherwise := arranged(mnemonic, tied)
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		if c.Ret.IsVector() && c.Args[0].Type.IsVector() {
			arrangementName(p, c, c.Ret)
			arrangementName(p, c, c.Args[0].Type)
			if v := lower(p, c); v != nil {
				p.Same(v)
				return
			}
		}
		otherwise(p, c)
	}
}

// extended returns the elements of v at twice the width.
func extended(p *intrinsic.Builder, v *ir.Value, signed bool) *ir.Value {
	op := ir.OpZExt
	if signed {
		op = ir.OpSExt
	}
	return p.Emit(op, p.Integers(v.Type, 2), v)
}

// shiftedDown returns the elements of v divided by 2 to the n.
func shiftedDown(p *intrinsic.Builder, v *ir.Value, n int64, signed bool) *ir.Value {
	op := ir.OpLShr
	if signed {
		op = ir.OpAShr
	}
	return p.Emit(op, v.Type, v, p.SplatOf(v.Type, n))
}

// rounded returns the elements of v divided by 2 to the n, which is from 1 to their width less 1, and rounded.
func rounded(p *intrinsic.Builder, v *ir.Value, n int64, signed bool) *ir.Value {
	last := p.Emit(ir.OpAnd, v.Type, p.Emit(ir.OpLShr, v.Type, v, p.SplatOf(v.Type, n-1)), p.SplatOf(v.Type, 1))
	return p.Emit(ir.OpAdd, v.Type, shiftedDown(p, v, n, signed), last)
}

// equalNumbers returns the number that all elements of v are, with its sign.
func equalNumbers(v *ir.Value) (n int64, ok bool) {
	if v.Op != ir.OpVector || !v.Type.Elem.IsInt() {
		return 0, false
	}
	w := ir.LaneBits(v.Type.Elem)
	first := ir.LaneOf(v.Lanes(), 0, w)
	for i := range int(v.Type.Len) {
		if ir.LaneOf(v.Lanes(), i, w) != first {
			return 0, false
		}
	}
	return ir.SignExtend(first.Lo, w), true
}

// A narrowingShift makes elements of half the width.
type narrowingShift struct {
	shifted bool // by a number
	lower   func(*intrinsic.Builder, *intrinsic.Use) *ir.Value
}

// narrowingShifts are all of them by name.
func narrowingShifts() map[string]narrowingShift {
	all := map[string]narrowingShift{}
	for _, x := range []struct {
		mark      string
		of, to    bool // have signs
		saturates bool
	}{{"sq", true, true, true}, {"uq", false, false, true}, {"squ", true, false, true}, {"", false, false, false}} {
		clamp := func(p *intrinsic.Builder, v *ir.Value) *ir.Value {
			w := ir.LaneBits(v.Type.Elem) / 2
			switch {
			case !x.saturates:
				return v
			case !x.of:
				return p.Emit(ir.OpUMin, v.Type, v, p.SplatOf(v.Type, 1<<w-1))
			case x.to:
				return p.Emit(ir.OpSMin, v.Type, p.Emit(ir.OpSMax, v.Type, v, p.SplatOf(v.Type, -1<<(w-1))), p.SplatOf(v.Type, 1<<(w-1)-1))
			}
			return p.Emit(ir.OpSMin, v.Type, p.Emit(ir.OpSMax, v.Type, v, p.SplatOf(v.Type, 0)), p.SplatOf(v.Type, 1<<w-1))
		}
		begin, end := x.mark, "n"
		if x.mark == "squ" {
			begin, end = "sq", "un"
		}
		if x.saturates {
			all[begin+"xt"+end] = narrowingShift{false, func(p *intrinsic.Builder, c *intrinsic.Use) *ir.Value {
				return p.Emit(ir.OpTrunc, c.Ret, clamp(p, c.Args[0]))
			}}
		}
		all[begin+"shr"+end] = narrowingShift{true, func(p *intrinsic.Builder, c *intrinsic.Use) *ir.Value {
			n := p.ConstArg(c, 1)
			if n < 1 || n > int64(ir.LaneBits(c.Ret.Elem)) {
				return nil
			}
			return p.Emit(ir.OpTrunc, c.Ret, clamp(p, shiftedDown(p, c.Args[0], n, x.of)))
		}}
		all[begin+"rshr"+end] = narrowingShift{true, func(p *intrinsic.Builder, c *intrinsic.Use) *ir.Value {
			n := p.ConstArg(c, 1)
			if n < 1 || n > int64(ir.LaneBits(c.Ret.Elem)) {
				return nil
			}
			if v := c.Args[0]; !x.saturates { // what the sum overflows to is not in the result
				return p.Emit(ir.OpTrunc, c.Ret, shiftedDown(p, p.Emit(ir.OpAdd, v.Type, v, p.SplatOf(v.Type, 1<<(n-1))), n, false))
			}
			return p.Emit(ir.OpTrunc, c.Ret, clamp(p, rounded(p, c.Args[0], n, x.of)))
		}}
	}
	return all
}

// isNumber reports whether the argument a of an instruction is a number in it: of those that have one.
func isNumber(mnemonic string, a *ir.Value) bool {
	switch mnemonic {
	case "scvtf", "ucvtf", "sri", "sli", "sqshrn", "sqshrun", "uqshrn", "sqrshrn", "sqrshrun", "uqrshrn", "rshrn", "shrn":
		return a.Type == ir.I32 && a.IsConst()
	case "fcvtzs", "fcvtzu":
		return a.Type.IsInt() && a.IsConst()
	}
	return false
}

// shiftedBySame shifts by a vector of equal constants.
func shiftedBySame(mnemonic string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		n := c.Args[1]
		if n.Type.IsVector() {
			n = p.ElementOf(n, 0)
		}
		if !n.IsConst() {
			p.Fail("argument 2 of @%s must be a constant, write one", c.Name)
		}
		t := c.Ret
		if !t.IsVector() {
			t = p.Vector(max(2, int64(64/t.Bits)), t)
		}
		x := c.Args[0]
		if !x.Type.IsVector() {
			x = p.Emit(ir.OpInsertElement, t, p.Func().Zero(t), x, p.Func().Const(ir.I32, 0))
		}
		a := strings.Replace(arrangementName(p, c, t), "1d", "2d", 1)
		r := vectorAssembly(p, t, fmt.Sprintf("%s $0.%s, $1.%s, #%d", mnemonic, a, a, n.Imm), "=w,w", []*ir.Value{x})
		if t != c.Ret {
			r = p.Emit(ir.OpExtractElement, c.Ret, r, p.Func().Const(ir.I32, 0))
		}
		p.Same(r)
	}
}

// acrossVector makes a number of all elements, extended to the result with its sign or without.
func acrossVector(mnemonic string, signed bool) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		t := c.Args[0].Type
		a := arrangementName(p, c, t)
		w := ir.LaneBits(t.Elem)
		long := strings.HasSuffix(mnemonic, "lv")
		pairwise := map[string]string{"addv": "addp", "smaxv": "smaxp", "sminv": "sminp", "umaxv": "umaxp", "uminv": "uminp", "saddlv": "saddlp", "uaddlv": "uaddlp",
			"fmaxv": "fmaxp", "fminv": "fminp", "fmaxnmv": "fmaxnmp", "fminnmv": "fminnmp", "faddp": "faddp"}[mnemonic]
		reg := map[int]string{8: "b", 16: "h", 32: "s", 64: "d"}[w]
		var text string
		switch {
		case mnemonic == "faddp" && t.Len == 4:
			text = "faddp $0.4s, $1.4s, $1.4s\n\tfaddp ${0:s}, $0.2s"
		case a == "2s" && long:
			w = 64
			text = pairwise + " $0.1d, $1.2s"
		case a == "2s" && !t.Elem.IsFloat():
			text = pairwise + " $0.2s, $1.2s, $1.2s"
		case t.Len == 2 || mnemonic == "faddp":
			text = fmt.Sprintf("%s ${0:%s}, $1.%s", pairwise, reg, a)
		case long:
			w *= 2
			text = fmt.Sprintf("%s ${0:%s}, $1.%s", mnemonic, map[int]string{16: "h", 32: "s", 64: "d"}[w], a)
		default:
			text = fmt.Sprintf("%s ${0:%s}, $1.%s", mnemonic, reg, a)
		}
		r := vectorAssembly(p, c.Ret, text, "=w,w", c.Args)
		if c.Ret.IsInt() && w < c.Ret.Bits {
			op := ir.OpZExt
			if signed {
				op = ir.OpSExt
			}
			r = p.Emit(op, c.Ret, p.Emit(ir.OpTrunc, ir.Int(w), r))
		}
		p.Same(r)
	}
}

// byElement multiplies with one element; those of 16 bits are of the first 16 registers.
func byElement(mnemonic string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		wantVectors(p, &intrinsic.Use{Name: c.Name, Ret: c.Ret, Args: c.Args[:2]})
		a := arrangementName(p, c, c.Ret)
		class := "w"
		if c.Ret.Elem == ir.I16 {
			class = "x"
		}
		text := fmt.Sprintf("%s $0.%s, $1.%s, $2.%s[%d]", mnemonic, a, a, a[len(a)-1:], p.ConstArg(c, 2))
		p.Same(vectorAssembly(p, c.Ret, text, "=w,w,"+class, c.Args[:2]))
	}
}

// tupleRegisters are the first ones of lists of up to four registers that tuples can be in: those in which calls pass vectors are
// the first and the last.
var tupleRegisters = []int{0, 16, 20, 24, 28, 4}

// tupleAt returns the first register of a tuple: where the instruction has it that made it, else those of its own in turn, so that
// what is used more than once can stay there.
func tupleAt(p *intrinsic.Builder, tuple []*ir.Value) int {
	v := tuple[0]
	if v.Op == ir.OpExtractValue && v.Path()[0] == 0 && v.Args[0].Op == ir.OpCall && v.Args[0].Call != nil && v.Args[0].Call.Asm != nil {
		constraints := v.Args[0].Call.Asm.Constraints
		if rest, ok := strings.CutPrefix(constraints, "={v"); ok {
			number, _, _ := strings.Cut(rest, "}")
			if n, err := strconv.Atoi(number); err == nil {
				return n
			}
		}
	}
	of := slices.IndexFunc(tuple, func(v *ir.Value) bool { return v.Block != nil })
	if of < 0 { // all are constants
		return tupleRegisters[0]
	}
	return tupleRegisters[p.Turn(tuple[of], of)%len(tupleRegisters)]
}

// tupleText returns a list of the n registers from number first on that a tuple is in, and constraints for them.
func tupleText(first, n int, arrangement, mark string) (list, constraints string) {
	var regs, names []string
	for i := range n {
		regs = append(regs, fmt.Sprintf("v%d.%s", first+i, arrangement))
		names = append(names, fmt.Sprintf("%s{v%d}", mark, first+i))
	}
	return "{ " + strings.Join(regs, ", ") + " }", strings.Join(names, ",")
}

// tableLookup chooses bytes of n vectors.
func tableLookup(mnemonic string, n int) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		wantVectors(p, c)
		a := arrangementName(p, c, c.Ret)
		out, first := "=w,", 0
		if mnemonic == "tbx" {
			out, first = "=w,0,", 1
		}
		list, constraints := fmt.Sprintf("{ $%d.16b }", len(c.Args)-1), "w"
		if n > 1 {
			list, constraints = tupleText(tupleAt(p, c.Args[first:first+n]), n, "16b", "")
		}
		text := fmt.Sprintf("%s $0.%s, %s, $%d.%s", mnemonic, a, list, len(c.Args), a)
		p.Same(vectorAssembly(p, c.Ret, text, out+constraints+",w", c.Args))
	}
}

// tupleMembers checks that types are n of the same vector type, which it returns.
func tupleMembers(p *intrinsic.Builder, c *intrinsic.Use, types []*ir.Type, n int) *ir.Type {
	if len(types) != n {
		p.Fail("@%s has a result of type %s, correct the type", c.Name, intrinsic.TypeName(c.Ret))
	}
	for _, t := range types {
		p.SameType(c, types[0], t)
	}
	return types[0]
}

// ofOne returns the mnemonic for vectors of type t: of one element each, structures are no other than vectors side by side.
func ofOne(mnemonic string, t *ir.Type) string {
	if t.Len == 1 && !strings.HasSuffix(mnemonic, "r") {
		return mnemonic[:2] + "1"
	}
	return mnemonic
}

// loadStructures loads n vectors.
func loadStructures(mnemonic string, n int) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		t := tupleMembers(p, c, c.Ret.Fields, n)
		v := tupleCall(p, c, t, n)
		list, constraints := tupleText(tupleAt(p, []*ir.Value{v}), n, arrangementName(p, c, t), "=")
		p.Assembly(v, fmt.Sprintf("%s %s, [$%d]", ofOne(mnemonic, t), list, n), constraints+",r,~{memory}", true, c.Args)
		sameTuple(p, c, v, t)
	}
}

// tupleCall appends a call with n results of type t in registers of vectors.
func tupleCall(p *intrinsic.Builder, c *intrinsic.Use, t *ir.Type, n int) *ir.Value {
	if registerType(t) == t {
		return p.Emit(ir.OpCall, c.Ret)
	}
	fields := make([]*ir.Type, n)
	for i := range fields {
		fields[i] = registerType(t)
	}
	return p.Emit(ir.OpCall, p.Struct(fields...))
}

// sameTuple makes v the result of c, whose members are of type t.
func sameTuple(p *intrinsic.Builder, c *intrinsic.Use, v *ir.Value, t *ir.Type) {
	if registerType(t) == t {
		p.Same(v)
		return
	}
	r := p.Func().Undef(c.Ret)
	for i := range c.Ret.Fields {
		r = p.Emit(ir.OpInsertValue, c.Ret, r, p.Emit(ir.OpBitcast, t, p.Part(v, i)))
		r.SetPath([]int{i})
	}
	p.Same(r)
}

// storeStructures stores n vectors.
func storeStructures(mnemonic string, n int) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		t := tupleMembers(p, c, typesOf(c.Args[:n]), n)
		list, constraints := tupleText(tupleAt(p, c.Args[:n]), n, arrangementName(p, c, t), "")
		args := append([]*ir.Value(nil), c.Args...)
		for i := range n {
			args[i] = inRegister(p, args[i])
		}
		p.Assembly(p.Def(ir.OpCall, ir.Void), fmt.Sprintf("%s %s, [$%d]", ofOne(mnemonic, t), list, n), constraints+",r,~{memory}", true, args)
	}
}

// accessLanes loads or stores one element of each of n vectors.
func accessLanes(mnemonic string, n int) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		t := tupleMembers(p, c, typesOf(c.Args[:n]), n)
		a := arrangementName(p, c, t)
		lane, elem := p.ConstArg(c, n), a[len(a)-1:]
		first := tupleAt(p, c.Args[:n])
		list, constraints := tupleText(first, n, elem, "")
		args := append(append([]*ir.Value(nil), c.Args[:n]...), c.Args[n+1])
		for i := range n {
			args[i] = inRegister(p, args[i])
		}
		if mnemonic == "st" {
			p.Assembly(p.Def(ir.OpCall, ir.Void), fmt.Sprintf("st%d %s[%d], [$%d]", n, list, lane, n), constraints+",r,~{memory}", true, args)
			return
		}
		tupleMembers(p, c, c.Ret.Fields, n)
		_, out := tupleText(first, n, elem, "=")
		ties := ""
		for i := range n {
			ties += "," + strconv.Itoa(i)
		}
		v := tupleCall(p, c, t, n)
		p.Assembly(v, fmt.Sprintf("ld%d %s[%d], [$%d]", n, list, lane, 2*n), out+ties+",r,~{memory}", true, args)
		sameTuple(p, c, v, t)
	}
}
