package arm

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"spillway/ir"
	"spillway/ir/intrinsic"
)

// irText translates LLVM's intrinsics for 32-bit Arm, in ARM and Thumb state. Those that are one instruction become
// inline assembly, so that an instruction that the processor lacks is reported like one that the program has written.
var irText = &intrinsic.Machine{Triples: []string{"arm-", "armv", "thumb"}, PtrBytes: 4, Prefix: "arm.", Intrinsics: meanings, Refused: refused}

var refused = []intrinsic.Advice{
	{Prefix: "arm.neon.", Advice: "compile without NEON, as with -mfpu=vfpv3-d16"}, {Prefix: "arm.mve.", Advice: "compile without MVE, as with -march=armv8-m.main"},
	{Prefix: "arm.cde.", Advice: "compile without CDE"}, {Prefix: "arm.cmse.", Advice: "compile without -mcmse"},
}

// meanings returns all intrinsics.
var meanings = sync.OnceValue(func() map[string]intrinsic.Intrinsic {
	all := map[string]intrinsic.Intrinsic{
		// The counter of cycles is optional and usually closed to programs: LLVM reads 0, too, where it isn't known to exist.
		"readcyclecounter": {Sig: "i:", Lower: func(p *intrinsic.Builder, c *intrinsic.Use) { p.Same(p.Func().Const(c.Ret, 0)) }},
		"thread.pointer":   {Sig: "p:", Lower: intrinsic.Assembly("bl __aeabi_read_tp", "={r0},~{r12},~{lr},~{cc}", false)},
		"get.rounding":     {Sig: "i:", Lower: rounding},
		"set.rounding":     {Sig: "v:i", Lower: setRounding},
		"read_register":    {Sig: "i:m", Lower: readRegister},
		"write_register":   {Sig: "v:mi", Lower: writeRegister},
	}
	maps.Copy(all, systemMeanings())
	maps.Copy(all, dspMeanings())
	return all
})

// systemMeanings returns those of barriers, hints, coprocessors, exclusive accesses and checksums.
func systemMeanings() map[string]intrinsic.Intrinsic {
	all := map[string]intrinsic.Intrinsic{
		"arm.dmb": {Sig: "v:i", Lower: barrierOption("dmb")}, "arm.dsb": {Sig: "v:i", Lower: barrierOption("dsb")}, "arm.isb": {Sig: "v:i", Lower: barrierOption("isb")},
		"arm.hint":      {Sig: "v:i", Lower: hint},
		"arm.dbg":       {Sig: "v:i", Lower: numbered1("dbg")},
		"arm.undefined": {Sig: "v:i", Lower: numbered1("udf")},
		"arm.clrex":     {Sig: "v:", Lower: intrinsic.Assembly("clrex", "~{memory}", true)},
		"arm.cls":       {Sig: "i:i", Lower: signBits}, "arm.cls64": {Sig: "i:i", Lower: signBits},
		"arm.get.fpscr": {Sig: "i:", Lower: intrinsic.Assembly("vmrs $0, fpscr", "=r,~{memory}", true)},
		"arm.set.fpscr": {Sig: "v:i", Lower: intrinsic.Assembly("vmsr fpscr, $0", "r,~{memory}", true)},
		"arm.ldrex":     {Sig: "i:p", Lower: exclusiveLoad("ldrex")}, "arm.ldaex": {Sig: "i:p", Lower: exclusiveLoad("ldaex")},
		"arm.strex": {Sig: "i:ip", Lower: exclusiveStore("strex")}, "arm.stlex": {Sig: "i:ip", Lower: exclusiveStore("stlex")},
		// Pairs begin at even registers.
		"arm.ldrexd": {Sig: "a:p", Lower: intrinsic.Assembly("ldrexd $0, $1, [$2]", "={r2},={r3},r,~{memory}", true)},
		"arm.ldaexd": {Sig: "a:p", Lower: intrinsic.Assembly("ldaexd $0, $1, [$2]", "={r2},={r3},r,~{memory}", true)},
		"arm.strexd": {Sig: "i:iip", Lower: intrinsic.Assembly("strexd $0, $1, $2, [$3]", "=&r,{r2},{r3},r,~{memory}", true)},
		"arm.stlexd": {Sig: "i:iip", Lower: intrinsic.Assembly("stlexd $0, $1, $2, [$3]", "=&r,{r2},{r3},r,~{memory}", true)},
		"arm.mcr":    {Sig: "v:iiiiii", Lower: toCoprocessor("mcr")}, "arm.mcr2": {Sig: "v:iiiiii", Lower: toCoprocessor("mcr2")},
		"arm.mrc": {Sig: "i:iiiii", Lower: fromCoprocessor("mrc")}, "arm.mrc2": {Sig: "i:iiiii", Lower: fromCoprocessor("mrc2")},
		"arm.mcrr": {Sig: "v:iiiii", Lower: pairToCoprocessor("mcrr")}, "arm.mcrr2": {Sig: "v:iiiii", Lower: pairToCoprocessor("mcrr2")},
		"arm.mrrc": {Sig: "a:iii", Lower: pairFromCoprocessor("mrrc")}, "arm.mrrc2": {Sig: "a:iii", Lower: pairFromCoprocessor("mrrc2")},
	}
	for _, name := range []string{"crc32b", "crc32h", "crc32w", "crc32cb", "crc32ch", "crc32cw"} {
		all["arm."+name] = intrinsic.Intrinsic{Sig: "i:ii", Lower: intrinsic.Assembly(name+" $0, $1, $2", "=r,r,r", false)}
	}
	return all
}

// dspMeanings returns those of the DSP extension: saturation, bytes and halfwords in a register, products of them. Their
// names are those of the instructions. Those that write the flags of sel have effects.
func dspMeanings() map[string]intrinsic.Intrinsic {
	all := map[string]intrinsic.Intrinsic{
		"arm.sel":  {Sig: "i:ii", Lower: intrinsic.Assembly("sel $0, $1, $2", "=r,r,r", true)},
		"arm.ssat": {Sig: "i:ii", Lower: saturate("ssat")}, "arm.usat": {Sig: "i:ii", Lower: saturate("usat")},
		"arm.ssat16": {Sig: "i:ii", Lower: saturate("ssat16")}, "arm.usat16": {Sig: "i:ii", Lower: saturate("usat16")},
	}
	one := func(operands string, effects bool, names ...string) {
		sig, constraints := "i:"+strings.Repeat("i", strings.Count(operands, "$")-1), "=r"+strings.Repeat(",r", strings.Count(operands, "$")-1)
		for _, name := range names {
			all["arm."+name] = intrinsic.Intrinsic{Sig: sig, Lower: intrinsic.Assembly(name+" "+operands, constraints, effects)}
		}
	}
	one("$0, $1", false, "sxtb16", "uxtb16")
	one("$0, $1, $2", false, "qadd", "qsub", "sxtab16", "uxtab16", "usad8", "smulbb", "smulbt", "smultb", "smultt", "smulwb", "smulwt", "smuad", "smuadx", "smusd", "smusdx")
	one("$0, $1, $2, $3", false, "usada8", "smlabb", "smlabt", "smlatb", "smlatt", "smlawb", "smlawt", "smlad", "smladx", "smlsd", "smlsdx")
	for _, prefix := range []string{"s", "q", "sh", "u", "uq", "uh"} {
		for _, name := range []string{"add16", "asx", "sax", "sub16", "add8", "sub8"} {
			one("$0, $1, $2", prefix == "s" || prefix == "u", prefix+name)
		}
	}
	for _, name := range []string{"smlald", "smlaldx", "smlsld", "smlsldx"} {
		all["arm."+name] = intrinsic.Intrinsic{Sig: "i:iii", Lower: accumulate64(name)}
	}
	return all
}

// numbered1 is an instruction whose operand is the argument, a number.
func numbered1(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.Assembly(p.Def(ir.OpCall, c.Ret), fmt.Sprintf("%s #%d", name, p.ConstArg(c, 0)), "~{memory}", true, nil)
	}
}

// barrierOption names the option of a barrier.
func barrierOption(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	names := map[int64]string{}
	for text, n := range Barriers {
		if old, ok := names[int64(n)]; !ok || text < old {
			names[int64(n)] = text
		}
	}
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		n := p.ConstArg(c, 0)
		option, ok := names[n]
		switch {
		case name == "isb": // it has no other
			option = "sy"
		case !ok:
			p.Fail("option %d of @%s has no name, use that of the whole system, 15", n, c.Name)
		}
		p.Assembly(p.Def(ir.OpCall, c.Ret), name+" "+option, "~{memory}", true, nil)
	}
}

func hint(p *intrinsic.Builder, c *intrinsic.Use) {
	names := []string{"nop", "yield", "wfe", "wfi", "sev", "sevl"}
	n := p.ConstArg(c, 0)
	text := fmt.Sprintf("hint #%d", n)
	if 0 <= n && n < int64(len(names)) {
		text = names[n]
	}
	p.Assembly(p.Def(ir.OpCall, c.Ret), text, "~{memory}", true, nil)
}

// signBits counts how many bits after the sign bit equal it.
func signBits(p *intrinsic.Builder, c *intrinsic.Use) {
	f, x := p.Func(), c.Args[0]
	t := x.Type
	rest := p.Emit(ir.OpXor, t, x, p.Emit(ir.OpAShr, t, x, f.Const(t, int64(t.Bits-1))))
	rest = p.Emit(ir.OpOr, t, p.Emit(ir.OpShl, t, rest, f.Const(t, 1)), f.Const(t, 1))
	p.Same(p.Resized(p.Emit(ir.OpCtLz, t, rest), c.Ret))
}

// exclusiveSuffix returns the size in the name of an exclusive access whose address is argument i.
func exclusiveSuffix(p *intrinsic.Builder, c *intrinsic.Use, i int) string {
	if i < len(c.Attrs) && c.Attrs[i].Elem != nil && c.Attrs[i].Elem.IsInt() {
		switch c.Attrs[i].Elem.Bits {
		case 8:
			return "b"
		case 16:
			return "h"
		case 32:
			return ""
		}
	}
	p.Fail("argument %d of @%s has no elementtype(i8), i16 or i32, add one", i+1, c.Name)
	return ""
}

func exclusiveLoad(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.Assembly(p.Def(ir.OpCall, c.Ret), name+exclusiveSuffix(p, c, 0)+" $0, [$1]", "=r,r,~{memory}", true, c.Args)
	}
}

func exclusiveStore(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.Assembly(p.Def(ir.OpCall, c.Ret), name+exclusiveSuffix(p, c, 1)+" $0, $1, [$2]", "=&r,r,r,~{memory}", true, c.Args)
	}
}

// The operands of coprocessor instructions are, but for values, numbers: the coprocessor, operations and its registers.
func toCoprocessor(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		text := fmt.Sprintf("%s p%d, #%d, $0, c%d, c%d, #%d", name, p.ConstArg(c, 0), p.ConstArg(c, 1), p.ConstArg(c, 3), p.ConstArg(c, 4), p.ConstArg(c, 5))
		p.Assembly(p.Def(ir.OpCall, c.Ret), text, "r,~{memory}", true, c.Args[2:3])
	}
}

func fromCoprocessor(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		text := fmt.Sprintf("%s p%d, #%d, $0, c%d, c%d, #%d", name, p.ConstArg(c, 0), p.ConstArg(c, 1), p.ConstArg(c, 2), p.ConstArg(c, 3), p.ConstArg(c, 4))
		p.Assembly(p.Def(ir.OpCall, c.Ret), text, "=r,~{memory}", true, nil)
	}
}

func pairToCoprocessor(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		text := fmt.Sprintf("%s p%d, #%d, $0, $1, c%d", name, p.ConstArg(c, 0), p.ConstArg(c, 1), p.ConstArg(c, 4))
		p.Assembly(p.Def(ir.OpCall, c.Ret), text, "r,r,~{memory}", true, c.Args[2:4])
	}
}

func pairFromCoprocessor(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		text := fmt.Sprintf("%s p%d, #%d, $0, $1, c%d", name, p.ConstArg(c, 0), p.ConstArg(c, 1), p.ConstArg(c, 2))
		p.Assembly(p.Def(ir.OpCall, c.Ret), text, "=r,=r,~{memory}", true, nil)
	}
}

// saturate has a width, which is part of the instruction.
func saturate(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.Assembly(p.Def(ir.OpCall, c.Ret), fmt.Sprintf("%s $0, #%d, $1", name, p.ConstArg(c, 1)), "=r,r", false, c.Args[:1])
	}
}

// accumulate64 adds products to 64 bits, which are in two registers.
func accumulate64(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		f, sum := p.Func(), c.Args[2]
		bits := f.Const(ir.I64, 32)
		low, high := p.Emit(ir.OpTrunc, ir.I32, sum), p.Emit(ir.OpTrunc, ir.I32, p.Emit(ir.OpLShr, ir.I64, sum, bits))
		v := p.Emit(ir.OpCall, p.Struct(ir.I32, ir.I32))
		p.Assembly(v, name+" $0, $1, $2, $3", "=r,=r,r,r,0,1", false, []*ir.Value{c.Args[0], c.Args[1], low, high})
		low, high = p.Emit(ir.OpZExt, ir.I64, p.Part(v, 0)), p.Emit(ir.OpZExt, ir.I64, p.Part(v, 1))
		p.Def(ir.OpOr, ir.I64, low, p.Emit(ir.OpShl, ir.I64, high, bits))
	}
}

// Two bits of FPSCR from this one on are the rounding mode: 0 to the nearest, 1 up, 2 down, 3 toward zero.
const roundingShift = 22

// readFPSCR reads the control and status register of VFP.
func readFPSCR(p *intrinsic.Builder) *ir.Value {
	v := p.Emit(ir.OpCall, ir.I32)
	p.Assembly(v, "vmrs $0, fpscr", "=r,~{memory}", true, nil)
	return v
}

func rounding(p *intrinsic.Builder, c *intrinsic.Use) {
	p.RoundingMode(c, readFPSCR(p), roundingShift)
}

func setRounding(p *intrinsic.Builder, c *intrinsic.Use) {
	v := p.WithRoundingMode(c, readFPSCR(p), roundingShift)
	p.Assembly(p.Emit(ir.OpCall, ir.Void), "vmsr fpscr, $0", "r,~{memory}", true, []*ir.Value{v})
}

// A namedRegister is one that metadata names: the stack pointer, a coprocessor's as __arm_rsr has it
// (cp15:0:c13:c0:3), or a special register.
type namedRegister struct {
	name        string
	coprocessor []string // its number, an operation, two registers, another operation
}

// registerOf returns the register of type t that c names.
func registerOf(p *intrinsic.Builder, c *intrinsic.Use, t *ir.Type) (r namedRegister) {
	if len(c.Texts) == 1 {
		r.name = strings.ToLower(c.Texts[0])
	}
	if t.Bits != 32 {
		p.Fail("register %q as %s is not supported, use one of 32 bits", r.name, intrinsic.TypeName(t))
	}
	if f := strings.Split(r.name, ":"); len(f) == 5 {
		r.coprocessor = []string{"p" + strings.TrimPrefix(strings.TrimPrefix(f[0], "c"), "p"), f[1], "c" + strings.TrimPrefix(f[2], "c"), "c" + strings.TrimPrefix(f[3], "c"), f[4]}
	}
	odd := func(c rune) bool { return (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '_' }
	if r.name == "" || slices.ContainsFunc(append(r.coprocessor, r.name)[:max(1, len(r.coprocessor))], func(s string) bool { return s == "" || strings.ContainsFunc(s, odd) }) {
		p.Fail("register %q is not supported, use sp, a special register or one of a coprocessor such as cp15:0:c13:c0:3", r.name)
	}
	return r
}

func readRegister(p *intrinsic.Builder, c *intrinsic.Use) {
	r := registerOf(p, c, c.Ret)
	text := "mrs $0, " + r.name
	if k := r.coprocessor; k != nil {
		text = fmt.Sprintf("mrc %s, #%s, $0, %s, %s, #%s", k[0], k[1], k[2], k[3], k[4])
	} else if r.name == "sp" {
		text = "mov $0, sp"
	}
	p.Assembly(p.Def(ir.OpCall, c.Ret), text, "=r,~{memory}", true, nil)
}

func writeRegister(p *intrinsic.Builder, c *intrinsic.Use) {
	r := registerOf(p, c, c.Args[1].Type)
	text := "msr " + r.name + ", $0"
	if k := r.coprocessor; k != nil {
		text = fmt.Sprintf("mcr %s, #%s, $0, %s, %s, #%s", k[0], k[1], k[2], k[3], k[4])
	} else if r.name == "sp" {
		text = "mov sp, $0"
	}
	p.Assembly(p.Def(ir.OpCall, ir.Void), text, "r,~{memory}", true, c.Args[1:])
}
