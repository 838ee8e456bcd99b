package intrinsics

import (
	"strings"

	"spillway/ir"
	"spillway/ir/intrinsic"
)

// What clang makes of the functions of <x86intrin.h> that name one instruction of the machine:
// cryptography, random numbers, the string instructions of SSE4.2, estimates, conversions in the rounding
// mode that is set, state and caches. To all that follows they are inline assembly.

// instructionMeanings returns those that are one instruction each. The function computes nothing but its
// results where the text says nothing else, so that a call without use is dropped.
func instructionMeanings() map[string]meaning {
	all := map[string]meaning{
		"x86.aesni.aesimc":          {"a:r", machine("aesimc $1, $0", "=x,x")},
		"x86.aesni.aeskeygenassist": {"a:ri", machine("aeskeygenassist $2, $1, $0", "=x,x,i")},
		"x86.pclmulqdq":             {"a:rri", machine("pclmulqdq $3, $2, $0", "=x,0,x,i")},
		"x86.pclmulqdq.256":         {"a:rri", machine("vpclmulqdq $3, $2, $1, $0", "=x,x,x,i")},
		"x86.sha1rnds4":             {"a:rri", machine("sha1rnds4 $3, $2, $0", "=x,0,x,i")},
		"x86.sha256rnds2":           {"a:rrr", machine("sha256rnds2 %xmm0, $2, $0", "=x,0,x,{xmm0}")},
		"x86.sse41.phminposuw":      {"a:r", machine("phminposuw $1, $0", "=x,x")},
		"x86.sse41.mpsadbw":         {"a:aai", machine("mpsadbw $3, $2, $0", "=x,0,x,i")},
		"x86.avx2.mpsadbw":          {"a:aai", differencesByHalves},
		"x86.sse42.crc32.32.8":      {"i:ri", machine("crc32b $2, $0", "=r,0,q")},
		"x86.sse42.crc32.32.16":     {"i:ri", machine("crc32w $2, $0", "=r,0,r")},
		"x86.sse42.crc32.32.32":     {"i:rr", machine("crc32l $2, $0", "=r,0,r")},
		"x86.sse42.crc32.64.64":     {"i:rr", machine("crc32q $2, $0", "=r,0,r")},
		"x86.sse42.pcmpistrm128":    {"a:rri", machine("pcmpistrm $3, $2, $1", "={xmm0},x,x,i,~{ecx}")},
		"x86.sse42.pcmpestrm128":    {"a:riaii", machine("pcmpestrm $5, $3, $1", "={xmm0},x,{eax},x,{edx},i,~{ecx}")},
		"x86.sse4a.extrq":           {"a:ra", machine("extrq $2, $0", "=x,0,x")},
		"x86.sse4a.extrqi":          {"a:rii", machine("extrq $3, $2, $0", "=x,0,i,i")},
		"x86.sse4a.insertq":         {"a:rr", machine("insertq $2, $0", "=x,0,x")},
		"x86.sse4a.insertqi":        {"a:rrii", machine("insertq $4, $3, $2, $0", "=x,0,x,i,i")},
		"x86.sse.rcp.ps":            {"a:r", machine("rcpps $1, $0", "=x,x")},
		"x86.sse.rsqrt.ps":          {"a:r", machine("rsqrtps $1, $0", "=x,x")},
		"x86.sse.rcp.ss":            {"a:r", machine("rcpss $1, $0", "=x,0")},
		"x86.sse.rsqrt.ss":          {"a:r", machine("rsqrtss $1, $0", "=x,0")},
		"x86.sse.cvtss2si":          {"i:a", machine("cvtss2si $1, $0", "=r,x")},
		"x86.sse.cvtss2si64":        {"i:a", machine("cvtss2si $1, $0", "=r,x")},
		"x86.sse2.cvtsd2si":         {"i:a", machine("cvtsd2si $1, $0", "=r,x")},
		"x86.sse2.cvtsd2si64":       {"i:a", machine("cvtsd2si $1, $0", "=r,x")},
		"x86.sse2.cvtps2dq":         {"a:a", machine("cvtps2dq $1, $0", "=x,x")},
		"x86.sse2.cvtpd2dq":         {"a:a", machine("cvtpd2dq $1, $0", "=x,x")},
		"x86.sse2.cvttpd2dq":        {"a:a", machine("cvttpd2dq $1, $0", "=x,x")},
		"x86.sse2.cvtpd2ps":         {"a:a", machine("cvtpd2ps $1, $0", "=x,x")},
		"x86.sse2.cvtsd2ss":         {"a:ra", machine("cvtsd2ss $2, $0", "=x,0,x")},
		"x86.sse2.maskmov.dqu":      {"v:aap", effect("maskmovdqu $1, $0", "x,x,{di},~{memory}")},
		"x86.sse.ldmxcsr":           {"v:p", effect("ldmxcsr ($0)", "r,~{memory}")},
		"x86.sse.stmxcsr":           {"v:p", effect("stmxcsr ($0)", "r,~{memory}")},
		"x86.sse2.clflush":          {"v:p", effect("clflush ($0)", "r,~{memory}")},
		"x86.clflushopt":            {"v:p", effect("clflushopt ($0)", "r,~{memory}")},
		"x86.clwb":                  {"v:p", effect("clwb ($0)", "r,~{memory}")},
		"x86.cldemote":              {"v:p", effect("cldemote ($0)", "r,~{memory}")},
		"x86.sse3.monitor":          {"v:pii", effect("monitor", "{ax},{ecx},{edx},~{memory}")},
		"x86.sse3.mwait":            {"v:ii", effect("mwait", "{ecx},{eax},~{memory}")},
		"x86.flags.read.u32":        {"i:", effect("pushfl\n\tpopl $0", "=r")},
		"x86.flags.read.u64":        {"i:", effect("leaq -128(%rsp), %rsp\n\tpushfq\n\tpopq $0\n\tleaq 128(%rsp), %rsp", "=r")}, // below what a leaf has there
		"x86.flags.write.u32":       {"v:i", effect("pushl $0\n\tpopfl", "r")},
		"x86.flags.write.u64":       {"v:i", effect("leaq -128(%rsp), %rsp\n\tpushq $0\n\tpopfq\n\tleaq 128(%rsp), %rsp", "r")},
		"x86.serialize":             {"v:", effect("serialize", "~{memory}")},
		"x86.wbinvd":                {"v:", effect("wbinvd", "~{memory}")},
		"x86.int":                   {"v:i", effect("int $0", "i,~{memory}")},
		"x86.xsetbv":                {"v:iii", effect("xsetbv", "{ecx},{edx},{eax},~{memory}")},
		"x86.rdtsc":                 {"i:", counter("rdtsc", "={eax},={edx}")},
		"x86.rdpmc":                 {"i:i", counter("rdpmc", "={eax},={edx},{ecx}")},
		"x86.xgetbv":                {"i:i", counter("xgetbv", "={eax},={edx},{ecx}")},
		"x86.rdtscp":                {"a:", counter("rdtscp", "={eax},={edx},={ecx}")},
		"x86.rdpid":                 {"i:", effect("rdpid ${0:q}", "=r")},
		"x86.xbegin":                {"i:", effect("movl $$-1, %eax\n\txbegin 1f\n1:", "={eax},~{memory}")},
		"x86.xend":                  {"v:", effect("xend", "~{memory}")},
		"x86.xabort":                {"v:i", effect("xabort $0", "i,~{memory}")},
		"x86.xtest":                 {"i:", effect("xtest", "=@ccnz")},
		"x86.addcarry.32":           {"a:iii", carried(ir.OpAdd)},
		"x86.addcarry.64":           {"a:iii", carried(ir.OpAdd)},
		"x86.subborrow.32":          {"a:iii", carried(ir.OpSub)},
		"x86.subborrow.64":          {"a:iii", carried(ir.OpSub)},
		"x86.sse.cmp.ss":            {"a:rri", firstOnly(comparedAs)},
		"x86.sse2.cmp.sd":           {"a:rri", firstOnly(comparedAs)},
		"x86.sse.min.ss":            {"a:rr", firstOnly(ordered(ir.FOLT))},
		"x86.sse2.min.sd":           {"a:rr", firstOnly(ordered(ir.FOLT))},
		"x86.sse.max.ss":            {"a:rr", firstOnly(ordered(ir.FOGT))},
		"x86.sse2.max.sd":           {"a:rr", firstOnly(ordered(ir.FOGT))},
		"x86.fma.vfmaddsub.ps":      {"a:rrr", mulAddSub},
		"x86.fma.vfmaddsub.pd":      {"a:rrr", mulAddSub},
		"x86.fma.vfmaddsub.ps.256":  {"a:rrr", mulAddSub},
		"x86.fma.vfmaddsub.pd.256":  {"a:rrr", mulAddSub},
		"x86.avx.rcp.ps.256":        {"a:r", byHalves("rcpps $1, $0", "=x,x")},
		"x86.avx.rsqrt.ps.256":      {"a:r", byHalves("rsqrtps $1, $0", "=x,x")},
		"x86.avx.cvt.ps2dq.256":     {"a:a", byHalves("cvtps2dq $1, $0", "=x,x")},
		"x86.avx.cvt.pd2.ps.256":    {"a:a", narrowedByHalves("cvtpd2ps $1, $0")},
		"x86.avx.cvt.pd2dq.256":     {"a:a", narrowedByHalves("cvtpd2dq $1, $0")},
	}
	stateInstructions(all)
	for _, s := range []string{"pdep", "pext"} {
		for _, width := range []string{"32", "64"} {
			all["x86.bmi."+s+"."+width] = meaning{"i:rr", machine(s+" $2, $1, $0", "=r,r,r")}
		}
	}
	for _, s := range []string{"aesenc", "aesenclast", "aesdec", "aesdeclast"} {
		all["x86.aesni."+s] = meaning{"a:rr", machine(s+" $2, $0", "=x,0,x")}
		all["x86.aesni."+s+".256"] = meaning{"a:rr", machine("v"+s+" $2, $1, $0", "=x,x,x")}
	}
	for _, s := range []string{"sha1msg1", "sha1msg2", "sha1nexte", "sha256msg1", "sha256msg2"} {
		all["x86."+s] = meaning{"a:rr", machine(s+" $2, $0", "=x,0,x")}
	}
	for name, pred := range map[string]func(p *intrinsic.Builder, a, b *ir.Value) *ir.Value{"vtestz": noCommon, "vtestc": allCovered, "vtestnzc": neither} {
		for _, t := range []string{".ps", ".pd", ".ps.256", ".pd.256"} {
			all["x86.avx."+name+t] = meaning{"i:aa", testedSigns(pred)}
		}
	}
	for _, t := range []string{"ps", "pd", "ps.256", "pd.256"} {
		all["x86.avx.vpermilvar."+t] = meaning{"a:ra", permutedWithin}
		all["x86.avx.maskload."+t], all["x86.avx.maskstore."+t] = meaning{"a:pa", signMaskedLoad}, meaning{"v:paa", signMaskedStore}
	}
	for _, t := range []string{"d", "q", "d.256", "q.256"} {
		all["x86.avx2.maskload."+t], all["x86.avx2.maskstore."+t] = meaning{"a:pa", signMaskedLoad}, meaning{"v:paa", signMaskedStore}
	}
	for _, index := range []string{"d", "q"} {
		for _, t := range []string{"d", "q", "ps", "pd"} {
			name := "x86.avx2.gather." + index + "." + t
			all[name], all[name+".256"] = meaning{"a:rpaai", signMaskedGather}, meaning{"a:rpaai", signMaskedGather}
		}
	}
	// The number of the first match, and what the flags say of it.
	for _, flag := range []string{"", "a", "c", "o", "s", "z"} {
		result, clobbers := "={ecx}", ""
		if flag != "" {
			result, clobbers = "=@cc"+flag, ",~{ecx}"
		}
		all["x86.sse42.pcmpistri"+flag+"128"] = meaning{"i:aai", machine("pcmpistri $3, $2, $1", result+",x,x,i"+clobbers)}
		all["x86.sse42.pcmpestri"+flag+"128"] = meaning{"i:aiaii", machine("pcmpestri $5, $3, $1", result+",x,{eax},x,{edx},i"+clobbers)}
	}
	for _, s := range []string{"rdrand", "rdseed"} {
		for _, width := range []string{"16", "32", "64"} {
			all["x86."+s+"."+width] = meaning{"a:", effect(s+" $0", "=r,=@ccc")}
		}
	}
	for _, width := range []string{"32", "64"} {
		for _, base := range []string{"fs", "gs"} {
			all["x86.rd"+base+"base."+width] = meaning{"i:", effect("rd"+base+"base $0", "=r")}
			all["x86.wr"+base+"base."+width] = meaning{"v:i", effect("wr"+base+"base $0", "r,~{memory}")}
		}
	}
	for _, s := range []string{"fxsave", "fxrstor"} {
		for _, width := range []string{"", "64"} {
			all["x86."+s+width] = meaning{"v:p", effect(s+width+" ($0)", "r,~{memory}")}
		}
	}
	for _, s := range []string{"xsave", "xsavec", "xsaveopt", "xsaves", "xrstor", "xrstors"} {
		for _, width := range []string{"", "64"} {
			all["x86."+s+width] = meaning{"v:pii", effect(s+width+" ($0)", "r,{edx},{eax},~{memory}")}
		}
	}
	for _, t := range []string{"sse.%comi.ss", "sse2.%comi.sd"} {
		for _, unordered := range []string{"", "u"} {
			for name, pred := range map[string]ir.Pred{"eq": ir.FOEQ, "lt": ir.FOLT, "le": ir.FOLE, "gt": ir.FOGT, "ge": ir.FOGE, "neq": ir.FUNE} {
				full := strings.Replace(strings.Replace(t, "%", unordered, 1), "comi", "comi"+name, 1)
				all["x86."+full] = meaning{"i:aa", firstCompared(pred)}
			}
		}
	}
	return all
}

// stateInstructions adds instructions that have to do with the machine's state, with other threads and with devices,
// and arithmetic that hardly any program has.
func stateInstructions(all map[string]meaning) {
	for _, s := range []string{"wbnoinvd", "setssbsy", "saveprevssp", "clui", "stui", "xsusldtrk", "xresldtrk"} {
		all["x86."+s] = meaning{"v:", effect(s, "~{memory}")}
	}
	for _, s := range []string{"rstorssp", "clrssbsy"} {
		all["x86."+s] = meaning{"v:p", effect(s+" ($0)", "r,~{memory}")}
	}
	for suffix, name := range map[string]string{"d": "l", "q": "q"} {
		all["x86.incssp"+suffix] = meaning{"v:i", effect("incssp"+suffix+" $0", "r,~{memory}")}
		all["x86.rdssp"+suffix] = meaning{"i:r", effect("rdssp"+suffix+" $0", "=r,0")}
		all["x86.wrss"+suffix] = meaning{"v:ip", effect("wrss"+suffix+" $0, ($1)", "r,r,~{memory}")}
		all["x86.wruss"+suffix] = meaning{"v:ip", effect("wruss"+suffix+" $0, ($1)", "r,r,~{memory}")}
		width := map[string]string{"d": "32", "q": "64"}[suffix]
		all["x86.ptwrite"+width] = meaning{"v:i", effect("ptwrite"+name+" $0", "r,~{memory}")}
		all["x86.directstore"+width] = meaning{"v:pi", effect("movdiri $1, ($0)", "r,r,~{memory}")}
		for _, s := range []string{"aadd", "aand", "aor", "axor"} {
			all["x86."+s+width] = meaning{"v:pi", effect(s+" $1, ($0)", "r,r,~{memory}")}
		}
	}
	for _, s := range []string{"umwait", "tpause"} {
		all["x86."+s] = meaning{"i:iii", effect(s+" $1", "=@ccc,r,{edx},{eax},~{memory}")}
	}
	for _, s := range []string{"enqcmd", "enqcmds"} {
		all["x86."+s] = meaning{"i:pp", effect(s+" ($2), $1", "=@ccz,r,r,~{memory}")}
	}
	all["x86.clzero"] = meaning{"v:p", effect("clzero", "{ax},~{memory}")}
	all["x86.umonitor"] = meaning{"v:p", effect("umonitor $0", "r,~{memory}")}
	all["x86.monitorx"] = meaning{"v:pii", effect("monitorx", "{ax},{ecx},{edx},~{memory}")}
	all["x86.mwaitx"] = meaning{"v:iii", effect("mwaitx", "{ecx},{eax},{ebx},~{memory}")}
	all["x86.movdir64b"] = meaning{"v:pp", effect("movdir64b ($1), $0", "r,r,~{memory}")}
	all["x86.invpcid"] = meaning{"v:ip", effect("invpcid ($1), ${0:q}", "r,r,~{memory}")}
	all["x86.senduipi"] = meaning{"v:i", effect("senduipi $0", "r,~{memory}")}
	all["x86.testui"] = meaning{"i:", effect("testui", "=@ccc")}
	all["x86.rdpru"] = meaning{"i:i", counter("rdpru", "={eax},={edx},{ecx}")}
	all["x86.rdpkru"] = meaning{"i:", effect("xorl %ecx, %ecx\n\trdpkru", "={eax},~{ecx},~{edx}")}
	all["x86.wrpkru"] = meaning{"v:i", effect("xorl %ecx, %ecx\n\txorl %edx, %edx\n\twrpkru", "{eax},~{ecx},~{edx},~{memory}")}
	for _, length := range []string{"128", "256"} {
		text, constraints := func(s, last string) string { return s + " " + last + "$2, $0" }, "=x,0,x"
		if length == "256" {
			text, constraints = func(s, last string) string { return "v" + s + " " + last + "$2, $1, $0" }, "=x,x,x"
		}
		all["x86.vgf2p8affineqb."+length] = meaning{"a:rri", machine(text("gf2p8affineqb", "$3, "), constraints+",i")}
		all["x86.vgf2p8affineinvqb."+length] = meaning{"a:rri", machine(text("gf2p8affineinvqb", "$3, "), constraints+",i")}
		all["x86.vgf2p8mulb."+length] = meaning{"a:rr", machine(text("gf2p8mulb", ""), constraints)}
		for _, s := range []string{"vpdpbssd", "vpdpbsud", "vpdpbuud"} {
			for _, saturating := range []string{"", "s"} {
				all["x86.avx2."+s+saturating+"."+length] = meaning{"a:raa", machine(s+saturating+" $3, $2, $0", "=x,0,x,x")}
			}
		}
	}
}

// machine is inline assembly without effects, of the arguments as they are.
func machine(text, constraints string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		assembly(p, p.Def(ir.OpCall, c.Ret), text, constraints, false, c.Args)
	}
}

// effect is inline assembly that stays though its results have no use.
func effect(text, constraints string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		assembly(p, p.Def(ir.OpCall, c.Ret), text, constraints, true, c.Args)
	}
}

// assembly makes the call v, whose type is the result's, one of inline assembly.
func assembly(p *intrinsic.Builder, v *ir.Value, text, constraints string, effects bool, args []*ir.Value) {
	p.Assembly(v, text, constraints+",~{dirflag},~{fpsr},~{flags}", effects, args)
}

// counter is an instruction that leaves a number of 64 bits in two registers; what it leaves in a third one is
// a second result.
func counter(text, constraints string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		f := p.Func()
		fields := []*ir.Type{ir.I32, ir.I32, ir.I32}[:strings.Count(constraints, "=")]
		v := p.Emit(ir.OpCall, p.Struct(fields...))
		assembly(p, v, text, constraints, true, c.Args)
		high := p.Emit(ir.OpShl, ir.I64, p.Emit(ir.OpZExt, ir.I64, p.Part(v, 1)), f.Const(ir.I64, 32))
		low := p.Emit(ir.OpZExt, ir.I64, p.Part(v, 0))
		if len(fields) == 2 {
			p.Def(ir.OpOr, ir.I64, high, low)
			return
		}
		p.Pair(c.Ret, p.Emit(ir.OpOr, ir.I64, high, low), p.Part(v, 2))
	}
}

// carried adds or subtracts two numbers and a carry, which is a byte, as is the carry of the
// result, the first one.
func carried(op ir.Op) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		f, t := p.Func(), c.Args[1].Type
		p.SameType(c, c.Args[2].Type, t)
		if c.Ret.Kind != ir.StructKind || len(c.Ret.Fields) != 2 || !c.Ret.Fields[0].IsInt() || c.Ret.Fields[1] != t {
			p.Fail("@%s cannot have result type %s, correct it", c.Name, intrinsic.TypeName(c.Ret))
		}
		wide := ir.Int(2 * t.Bits)
		in := p.Emit(ir.OpZExt, wide, p.Compared(ir.NE, c.Args[0], f.Const(c.Args[0].Type, 0)))
		x := p.Emit(op, wide, p.Emit(op, wide, p.Emit(ir.OpZExt, wide, c.Args[1]), p.Emit(ir.OpZExt, wide, c.Args[2])), in)
		out := p.Emit(ir.OpAnd, wide, p.Emit(ir.OpLShr, wide, x, f.Const(wide, int64(t.Bits))), f.Const(wide, 1))
		p.Pair(c.Ret, p.Emit(ir.OpTrunc, c.Ret.Fields[0], out), p.Emit(ir.OpTrunc, t, x))
	}
}

// firstOnly computes the first element of the result and takes the others from the first argument.
func firstOnly(of func(*intrinsic.Builder, *intrinsic.Use)) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		first := p.Capture(func() { of(p, c) })
		p.Def(ir.OpInsertElement, c.Ret, c.Args[0], p.ElementOf(first, 0), p.Func().Const(ir.I32, 0))
	}
}

// firstCompared compares the first elements.
func firstCompared(pred ir.Pred) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, c.Args[0].Type.Len, true)
		p.Def(ir.OpZExt, c.Ret, p.Compared(pred, p.ElementOf(c.Args[0], 0), p.ElementOf(c.Args[1], 0)))
	}
}

// mulAddSub multiplies, adds the odd elements and subtracts the even ones, rounded once.
func mulAddSub(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, c.Ret.Len, true)
	a, b, x := c.Args[0], c.Args[1], c.Args[2]
	less := p.Emit(ir.OpFMA, c.Ret, a, b, p.Emit(ir.OpFNeg, c.Ret, x))
	evenOdd(p, c, less, p.Emit(ir.OpFMA, c.Ret, a, b, x))
}

// byHalves computes each half of the result from that of the argument.
func byHalves(text, constraints string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, c.Ret.Len, true)
		t := p.Vector(c.Ret.Len/2, c.Ret.Elem)
		var out [2]*ir.Value
		for i, x := range p.Halves(c.Args[0]) {
			out[i] = p.Emit(ir.OpCall, t)
			assembly(p, out[i], text, constraints, false, []*ir.Value{x})
		}
		p.Def(ir.OpShuffleVector, c.Ret, out[0], out[1]).SetPath(intrinsic.Counted(0, 1, int(c.Ret.Len)))
	}
}

// differencesByHalves sums differences of bytes in each half of the vectors, of which the number says which.
func differencesByHalves(p *intrinsic.Builder, c *intrinsic.Use) {
	p.SameType(c, c.Ret, p.Vector(16, ir.I16))
	for _, x := range c.Args[:2] {
		p.SameType(c, x.Type, p.Vector(32, ir.I8))
	}
	k := p.ConstArg(c, 2)
	a, b := p.Halves(c.Args[0]), p.Halves(c.Args[1])
	var out [2]*ir.Value
	for i := range out {
		which := p.Func().Const(c.Args[2].Type, k>>(3*i)&7)
		out[i] = p.Emit(ir.OpCall, p.Vector(8, ir.I16))
		assembly(p, out[i], "mpsadbw $3, $2, $0", "=x,0,x,i", false, []*ir.Value{a[i], b[i], which})
	}
	p.Def(ir.OpShuffleVector, c.Ret, out[0], out[1]).SetPath(intrinsic.Counted(0, 1, int(c.Ret.Len)))
}

// narrowedByHalves computes the first half of a vector from each half of the argument, and puts these together.
func narrowedByHalves(text string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, c.Ret.Len, true)
		n := int(c.Ret.Len)
		var out [2]*ir.Value
		for i, x := range p.Halves(c.Args[0]) {
			out[i] = p.Emit(ir.OpCall, c.Ret)
			assembly(p, out[i], text, "=x,x", false, []*ir.Value{x})
		}
		mask := intrinsic.Counted(0, 1, n)
		for i := n / 2; i < n; i++ {
			mask[i] += n / 2
		}
		p.Def(ir.OpShuffleVector, c.Ret, out[0], out[1]).SetPath(mask)
	}
}

// testedSigns compares the signs of two vectors.
func testedSigns(test func(p *intrinsic.Builder, a, b *ir.Value) *ir.Value) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, c.Args[0].Type.Len, true)
		t := p.Integers(c.Args[0].Type, 1)
		p.Def(ir.OpZExt, c.Ret, test(p, p.Emit(ir.OpSExt, t, p.Negative(c.Args[0])), p.Emit(ir.OpSExt, t, p.Negative(c.Args[1]))))
	}
}

// permutedWithin chooses elements of the same 16 bytes by the low bits of numbers, of which bit 0 counts for
// floats and bit 1 for doubles.
func permutedWithin(p *intrinsic.Builder, c *intrinsic.Use) {
	f, by := p.Func(), c.Args[1]
	p.SameType(c, by.Type, p.Integers(c.Ret, 1))
	per, first := int64(128/ir.LaneBits(c.Ret.Elem)), by.Type.Elem
	p.Gathered(c, func(i int64) *ir.Value {
		k := p.ElementOf(by, i)
		if per == 2 {
			k = p.Emit(ir.OpLShr, first, k, f.Const(first, 1))
		}
		k = p.Emit(ir.OpAnd, first, k, f.Const(first, per-1))
		k = p.Emit(ir.OpOr, first, k, f.Const(first, i&^(per-1)))
		return p.Emit(ir.OpExtractElement, c.Ret.Elem, c.Args[0], k)
	})
}

// signMaskedLoad loads the elements that the signs of a vector say; the others are zero.
func signMaskedLoad(p *intrinsic.Builder, c *intrinsic.Use) {
	c.Args = append(c.Args[:0], c.Args[0], p.Negative(c.Args[1]), p.Func().Zero(c.Ret))
	c.Attrs = append(c.Attrs[:0], ir.ParamAttrs{})
	p.MaskedLoad(c)
}

// signMaskedStore stores the elements that the signs of a vector say.
func signMaskedStore(p *intrinsic.Builder, c *intrinsic.Use) {
	c.Args = append(c.Args[:0], c.Args[2], c.Args[0], p.Negative(c.Args[1]))
	c.Attrs = append(c.Attrs[:0], ir.ParamAttrs{}, ir.ParamAttrs{})
	p.MaskedStore(c)
}

// signMaskedGather loads elements from a base and scaled numbers, those that the signs of a vector say; the
// others are of the first argument. Elements without a number of their own are zero.
func signMaskedGather(p *intrinsic.Builder, c *intrinsic.Use) {
	f, otherwise, base, index := p.Func(), c.Args[0], p.PointerArg(c, 1), c.Args[2]
	scale := p.ConstArg(c, 4)
	p.Gather(c, p.Negative(c.Args[3]), otherwise, func(i int64) *ir.Value {
		if i >= index.Type.Len {
			return nil
		}
		k := p.ElementOf(index, i)
		if k.Type != ir.I64 {
			k = p.Emit(ir.OpSExt, ir.I64, k)
		}
		at := p.Emit(ir.OpGEP, ir.Ptr, base, p.Emit(ir.OpMul, ir.I64, k, f.Const(ir.I64, scale)))
		at.Elem = ir.I8
		return at
	})
}
