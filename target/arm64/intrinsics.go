package arm64

import (
	"fmt"
	"maps"
	"strings"
	"sync"

	"spillway/ir"
	"spillway/ir/intrinsic"
)

// irText is what the text of LLVM IR means on the machine.
var irText = &intrinsic.Machine{Triples: platform64, PtrBytes: 8, Prefix: "aarch64.", Intrinsics: meanings, Refused: refused, Signal: signal,
	Goto: func(n int, result string, _ bool) (move, jump string) {
		return fmt.Sprintf("mov ${%s:w}, %d", result, n), "b "
	}}

// refused says what to do about the intrinsics that are none here.
var refused = []intrinsic.Advice{
	{Prefix: "aarch64.sve.", Advice: "compile without SVE, as with -march=armv8-a"}, {Prefix: "aarch64.sme.", Advice: "compile without SME, as with -march=armv8-a"},
	{Prefix: "aarch64.irg", Advice: "compile without memory tagging"}, {Prefix: "aarch64.settag", Advice: "compile without memory tagging"},
	{Prefix: "aarch64.tstart", Advice: "compile without transactional memory"}, {Prefix: "aarch64.tcommit", Advice: "compile without transactional memory"},
}

// meanings returns all intrinsics.
var meanings = sync.OnceValue(func() map[string]intrinsic.Intrinsic {
	all := map[string]intrinsic.Intrinsic{}
	maps.Copy(all, commonMeanings())
	maps.Copy(all, systemMeanings())
	maps.Copy(all, vectorMeanings())
	return all
})

// commonMeanings returns those that every machine has, each by code of its own.
func commonMeanings() map[string]intrinsic.Intrinsic {
	return map[string]intrinsic.Intrinsic{
		"readcyclecounter":       {Sig: "i:", Lower: intrinsic.Assembly("mrs $0, cntvct_el0", "=r", true)},
		"thread.pointer":         {Sig: "p:", Lower: intrinsic.Assembly("mrs $0, tpidr_el0", "=r", false)},
		"addressofreturnaddress": {Sig: "p:", Lower: returnAddressSlot},
		"init.trampoline":        {Sig: "v:ppp", Lower: trampoline},
		"get.rounding":           {Sig: "i:", Lower: rounding},
		"set.rounding":           {Sig: "v:i", Lower: setRounding},
		"read_register":          {Sig: "i:m", Lower: readRegister},
		"write_register":         {Sig: "v:mi", Lower: writeRegister},
	}
}

// systemMeanings returns those that name one instruction for the system or other processors: to all that follows they
// are inline assembly.
func systemMeanings() map[string]intrinsic.Intrinsic {
	all := map[string]intrinsic.Intrinsic{
		"aarch64.hint":     {Sig: "v:i", Lower: intrinsic.Assembly("hint $0", "i,~{memory}", true)},
		"aarch64.break":    {Sig: "v:i", Lower: intrinsic.Assembly("brk $0", "i,~{memory}", true)},
		"aarch64.hlt":      {Sig: "v:i", Lower: intrinsic.Assembly("hlt $0", "i,~{memory}", true)},
		"aarch64.dmb":      {Sig: "v:i", Lower: intrinsic.Assembly("dmb #$0", "i,~{memory}", true)},
		"aarch64.dsb":      {Sig: "v:i", Lower: intrinsic.Assembly("dsb #$0", "i,~{memory}", true)},
		"aarch64.isb":      {Sig: "v:i", Lower: intrinsic.Assembly("isb #$0", "i,~{memory}", true)},
		"aarch64.clrex":    {Sig: "v:", Lower: intrinsic.Assembly("clrex", "~{memory}", true)},
		"aarch64.get.fpcr": {Sig: "i:", Lower: intrinsic.Assembly("mrs $0, fpcr", "=r,~{memory}", true)},
		"aarch64.set.fpcr": {Sig: "v:i", Lower: intrinsic.Assembly("msr fpcr, $0", "r,~{memory}", true)},
		"aarch64.get.fpsr": {Sig: "i:", Lower: intrinsic.Assembly("mrs $0, fpsr", "=r,~{memory}", true)},
		"aarch64.set.fpsr": {Sig: "v:i", Lower: intrinsic.Assembly("msr fpsr, $0", "r,~{memory}", true)},
		"aarch64.prefetch": {Sig: "v:piiii", Lower: prefetch},
		"aarch64.fjcvtzs":  {Sig: "i:f", Lower: intrinsic.Assembly("fjcvtzs ${0:w}, ${1:d}", "=r,w", false)},
		"aarch64.crc32b":   {Sig: "i:ri", Lower: intrinsic.Assembly("crc32b ${0:w}, ${1:w}, ${2:w}", "=r,r,r", false)},
		"aarch64.crc32h":   {Sig: "i:ri", Lower: intrinsic.Assembly("crc32h ${0:w}, ${1:w}, ${2:w}", "=r,r,r", false)},
		"aarch64.crc32w":   {Sig: "i:ri", Lower: intrinsic.Assembly("crc32w ${0:w}, ${1:w}, ${2:w}", "=r,r,r", false)},
		"aarch64.crc32x":   {Sig: "i:ri", Lower: intrinsic.Assembly("crc32x ${0:w}, ${1:w}, $2", "=r,r,r", false)},
		"aarch64.crc32cb":  {Sig: "i:ri", Lower: intrinsic.Assembly("crc32cb ${0:w}, ${1:w}, ${2:w}", "=r,r,r", false)},
		"aarch64.crc32ch":  {Sig: "i:ri", Lower: intrinsic.Assembly("crc32ch ${0:w}, ${1:w}, ${2:w}", "=r,r,r", false)},
		"aarch64.crc32cw":  {Sig: "i:ri", Lower: intrinsic.Assembly("crc32cw ${0:w}, ${1:w}, ${2:w}", "=r,r,r", false)},
		"aarch64.crc32cx":  {Sig: "i:ri", Lower: intrinsic.Assembly("crc32cx ${0:w}, ${1:w}, $2", "=r,r,r", false)},
		"aarch64.ldxr":     {Sig: "i:p", Lower: exclusiveLoad("ldxr")},
		"aarch64.ldaxr":    {Sig: "i:p", Lower: exclusiveLoad("ldaxr")},
		"aarch64.stxr":     {Sig: "i:ip", Lower: exclusiveStore("stxr")},
		"aarch64.stlxr":    {Sig: "i:ip", Lower: exclusiveStore("stlxr")},
		"aarch64.ldxp":     {Sig: "a:p", Lower: exclusivePair("ldxp")},
		"aarch64.ldaxp":    {Sig: "a:p", Lower: exclusivePair("ldaxp")},
		"aarch64.stxp":     {Sig: "i:iip", Lower: intrinsic.Assembly("stxp ${0:w}, $1, $2, [$3]", "=&r,r,r,r,~{memory}", true)},
		"aarch64.stlxp":    {Sig: "i:iip", Lower: intrinsic.Assembly("stlxp ${0:w}, $1, $2, [$3]", "=&r,r,r,r,~{memory}", true)},
		"aarch64.rndr":     {Sig: "a:", Lower: random("rndr")},
		"aarch64.rndrrs":   {Sig: "a:", Lower: random("rndrrs")},
		"aarch64.frint32z": {Sig: "f:r", Lower: roundToWidth("frint32z")},
		"aarch64.frint32x": {Sig: "f:r", Lower: roundToWidth("frint32x")},
		"aarch64.frint64z": {Sig: "f:r", Lower: roundToWidth("frint64z")},
		"aarch64.frint64x": {Sig: "f:r", Lower: roundToWidth("frint64x")},
	}
	return all
}

// signal compares two floats so that a NaN raises the exception for an invalid operand.
func signal(p *intrinsic.Builder, a, b *ir.Value) {
	text := "fcmpe ${0:d}, ${1:d}"
	switch n := a.Type.FloatBits(); {
	case n > 64: // the library's comparison is a quiet one
		return
	case n == 32:
		text = "fcmpe ${0:s}, ${1:s}"
	case n < 32:
		a, b = p.Emit(ir.OpFPExt, ir.F64, a), p.Emit(ir.OpFPExt, ir.F64, b)
	}
	p.Assembly(p.Emit(ir.OpCall, ir.Void), text, "w,w", true, []*ir.Value{a, b})
}

// returnAddressSlot returns where the return address is: besides the caller's frame pointer.
func returnAddressSlot(p *intrinsic.Builder, _ *intrinsic.Use) {
	p.Def(ir.OpGEP, ir.Ptr, p.Emit(ir.OpFrameAddress, ir.Ptr), p.Func().Const(ir.I64, 8)).Elem = ir.I8
}

// Two bits of FPCR from this one on are the rounding mode: 0 to the nearest, 1 up, 2 down, 3 toward zero.
const roundingShift = 22

// readFPCR reads the floating-point control register.
func readFPCR(p *intrinsic.Builder) *ir.Value {
	v := p.Emit(ir.OpCall, ir.I64)
	p.Assembly(v, "mrs $0, fpcr", "=r,~{memory}", true, nil)
	return v
}

func rounding(p *intrinsic.Builder, c *intrinsic.Use) { p.RoundingMode(c, readFPCR(p), roundingShift) }

func setRounding(p *intrinsic.Builder, c *intrinsic.Use) {
	v := p.WithRoundingMode(c, readFPCR(p), roundingShift)
	p.Assembly(p.Emit(ir.OpCall, ir.Void), "msr fpcr, $0", "r,~{memory}", true, []*ir.Value{v})
}

// namedRegister returns the register that the metadata of c names: the stack pointer, the platform's, or one of the system.
func namedRegister(p *intrinsic.Builder, c *intrinsic.Use, t *ir.Type) (name string, system bool) {
	if len(c.Texts) == 1 {
		name = strings.ToLower(c.Texts[0])
	}
	if t.Bits != 64 {
		p.Fail("register %q as %s is not supported, use all of its 64 bits", name, intrinsic.TypeName(t))
	}
	if f := strings.Split(name, ":"); len(f) == 5 { // as __arm_rsr64 has it
		name = fmt.Sprintf("s%s_%s_c%s_c%s_%s", f[0], f[1], f[2], f[3], f[4])
	}
	_, system = systemRegister(name)
	if !system && name != "sp" && name != "x18" {
		p.Fail("register %q is not supported, use sp, x18 or a register of the system", name)
	}
	return name, system
}

func readRegister(p *intrinsic.Builder, c *intrinsic.Use) {
	text := "mov $0, "
	name, system := namedRegister(p, c, c.Ret)
	if system {
		text = "mrs $0, "
	}
	p.Assembly(p.Def(ir.OpCall, c.Ret), text+name, "=r", true, nil)
}

func writeRegister(p *intrinsic.Builder, c *intrinsic.Use) {
	text := "mov %s, $0"
	name, system := namedRegister(p, c, c.Args[1].Type)
	if system {
		text = "msr %s, $0"
	}
	p.Assembly(p.Def(ir.OpCall, ir.Void), fmt.Sprintf(text, name), "r,~{memory}", true, c.Args[1:])
}

// prefetch has an address, whether it is to be written, the level of the cache, whether it is needed once, and whether it is data.
func prefetch(p *intrinsic.Builder, c *intrinsic.Use) {
	write, level, stream, data := p.ConstArg(c, 1), p.ConstArg(c, 2), p.ConstArg(c, 3), p.ConstArg(c, 4)
	number := write<<4 | level<<1 | stream
	if data == 0 {
		number |= 1 << 3
	}
	p.Assembly(p.Def(ir.OpCall, ir.Void), fmt.Sprintf("prfm #%d, [$0]", number&31), "r,~{memory}", true, c.Args[:1])
}

// exclusiveAccess returns the size in the name of an exclusive access at argument i, and the letter of its register.
func exclusiveAccess(p *intrinsic.Builder, c *intrinsic.Use, i int) (suffix, register string) {
	if i < len(c.Attrs) && c.Attrs[i].Elem != nil && c.Attrs[i].Elem.IsInt() {
		switch c.Attrs[i].Elem.Bits {
		case 8:
			return "b", "w"
		case 16:
			return "h", "w"
		case 32:
			return "", "w"
		case 64:
			return "", "x"
		}
	}
	p.Fail("argument %d of @%s has no elementtype(i8), i16, i32 or i64, add one", i+1, c.Name)
	return "", ""
}

func exclusiveLoad(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		suffix, register := exclusiveAccess(p, c, 0)
		p.Assembly(p.Def(ir.OpCall, c.Ret), fmt.Sprintf("%s%s ${0:%s}, [$1]", name, suffix, register), "=r,r,~{memory}", true, c.Args)
	}
}

func exclusiveStore(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		suffix, register := exclusiveAccess(p, c, 1)
		p.Assembly(p.Def(ir.OpCall, c.Ret), fmt.Sprintf("%s%s ${0:w}, ${1:%s}, [$2]", name, suffix, register), "=&r,r,r,~{memory}", true, c.Args)
	}
}

func exclusivePair(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.Assembly(p.Def(ir.OpCall, c.Ret), name+" $0, $1, [$2]", "=r,=r,r,~{memory}", true, c.Args)
	}
}

// random reads a random number, and whether there was none.
func random(register string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		v := p.Emit(ir.OpCall, p.Struct(ir.I64, ir.I32))
		p.Assembly(v, "mrs $0, "+register, "=r,=@cceq", true, nil)
		p.Pair(c.Ret, p.Part(v, 0), p.Emit(ir.OpTrunc, ir.I1, p.Part(v, 1)))
	}
}

func roundToWidth(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		m := "d"
		if c.Ret == ir.F32 {
			m = "s"
		} else if c.Ret != ir.F64 {
			p.Fail("@%s of type %s is not supported, use float or double", c.Name, intrinsic.TypeName(c.Ret))
		}
		p.Assembly(p.Def(ir.OpCall, c.Ret), fmt.Sprintf("%s ${0:%s}, ${1:%s}", name, m, m), "=w,w", false, c.Args)
	}
}

// trampolineCode passes what lies after it, after the address that it jumps to, in the register of arguments marked nest: bti c;
// ldr x17, .+12; ldr x15, .+16; br x17.
var trampolineCode = []int64{0x58000071_D503245F, -0x29E0FDDF_A7FFFF71}

// trampoline writes a trampoline, code in memory of the program, and has the processor see it. A line of a cache has 16 bytes at least.
func trampoline(p *intrinsic.Builder, c *intrinsic.Use) {
	f := p.Func()
	if called, ok := c.Args[1].Sym.(*ir.Func); c.Args[1].Op != ir.OpSym || !ok || called.CallConv != ir.CallC {
		p.Fail("@%s needs a function of the C calling convention, name one", c.Name)
	}
	store := func(v *ir.Value, off int64) {
		at := p.Emit(ir.OpGEP, ir.Ptr, c.Args[0], f.Const(ir.I64, off))
		at.Elem = ir.I8
		p.Emit(ir.OpStore, ir.Void, v, at).Align = 1
	}
	for i, code := range trampolineCode {
		store(f.Const(ir.I64, code), int64(8*i))
	}
	store(c.Args[1], 16)
	store(c.Args[2], 24)
	clean, discard := "", ""
	for _, off := range []string{"0", "16", "31"} {
		clean += "add $0, $1, #" + off + "; dc cvau, $0; "
		discard += "add $0, $1, #" + off + "; ic ivau, $0; "
	}
	p.Assembly(p.Emit(ir.OpCall, ir.I64), clean+"dsb ish; "+discard+"dsb ish; isb", "=&r,r,~{memory}", true, c.Args[:1])
}
