package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
)

// TestInstructions compiles functions of a few operations for AArch64, whose instructions extend operands of additions,
// comparisons and products, and exchanges two registers through a third one that is free.
func TestInstructions(t *testing.T) {
	extended := func(ext, op string) string {
		return "%x = " + ext + " i32 %a to i64\n%y = " + ext + " i32 %b to i64\n%m = mul i64 %x, %y\n" + op
	}
	for _, test := range []struct{ name, code, want string }{
		{"product", extended("zext", "%r = add i64 %m, 0"), "umull x0, w0, w1"},
		{"negated product", extended("sext", "%r = sub i64 0, %m"), "smnegl x0, w0, w1"},
		{"sum with a product", extended("zext", "%r = add i64 %m, %c"), "umaddl x0, w0, w1, x2"},
		{"product less", extended("sext", "%r = sub i64 %c, %m"), "smsubl x0, w0, w1, x2"},
		{"by a constant", "%x = zext i32 %a to i64\n%r = mul i64 %x, 4294967291", "mov w1, #0xfffffffb; umull x0, w0, w1"},
		{"by a negative constant", "%x = sext i32 %a to i64\n%r = mul i64 %x, -5", "mov w1, #0xfffffffb; smull x0, w0, w1"},
		{"by a long constant", "%x = zext i32 %a to i64\n%r = mul i64 %x, 4294967296", "ubfiz x0, x0, #32, #32"},
		{"low part by a constant", "%x = and i64 %c, 4294967295\n%r = mul i64 %x, 7001", "mov w0, #0x1b59; umull x0, w2, w0"},
		{"low parts", "%x = and i64 %c, 4294967295\n%y = and i64 %d, 4294967295\n%r = mul i64 %x, %y", "umull x0, w2, w3"},
		{"sum with a low part", "%x = and i64 %c, 4294967295\n%r = add i64 %x, %d", "add x0, x3, w2, uxtw"},
		{"less a low part, shifted", "%x = and i64 %c, 65535\n%s = shl i64 %x, 3\n%r = sub i64 %d, %s", "sub x0, x3, w2, uxth #3"},
		{"compare with an extension", "%x = sext i32 %a to i64\n%y = icmp slt i64 %c, %x\n%r = zext i1 %y to i64", "cmp x2, w0, sxtw; cset w0, lt"},
		{"compare with a shifted extension", "%x = sext i32 %a to i64\n%s = shl i64 %x, 2\n%y = icmp slt i64 %c, %s\n%r = zext i1 %y to i64", "cmp x2, w0, sxtw #2; cset w0, lt"},
		{"compare with a low part", "%x = and i64 %c, 4294967295\n%y = icmp ult i64 %d, %x\n%r = zext i1 %y to i64", "cmp x3, w2, uxtw; cset w0, lo"},
		{"difference and comparison", "%x = sub i64 %c, %d\n%y = icmp ult i64 %c, %d\n%r = select i1 %y, i64 %x, i64 0", "subs x0, x2, x3; csel x0, x0, xzr, lo"},
		{"bits, and whether there are some", "%x = and i64 %c, %d\n%y = icmp eq i64 %x, 0\n%r = select i1 %y, i64 %d, i64 %x", "ands x0, x2, x3; csel x0, x3, x0, eq"},
		{"difference, and whether it is zero", "%x = sub i64 %c, %d\n%y = icmp eq i64 %x, 0\n%r = select i1 %y, i64 7, i64 %x", "subs x0, x2, x3; mov w1, #0x7; csel x0, x1, x0, eq"},
		{"exchange", "%r = call i64 @g(i32 %b, i32 %a)", "stp x29, x30, [sp, #-16]!; mov w2, w1; mov w1, w0; mov w0, w2; bl g; ldp x29, x30, [sp], #16"},
	} {
		text := "declare i64 @g(i32, i32)\ndefine i64 @f(i32 %a, i32 %b, i64 %c, i64 %d) {\n" + test.code + "\nret i64 %r\n}\n"
		if got := compiledForArm64(t, test.name, text); got != test.want+"; ret" {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// compiledForArm64 returns the instructions of a module compiled for AArch64.
func compiledForArm64(t *testing.T, name, text string) string {
	t.Helper()
	machine, err := spillway.TargetByName("arm64")
	if err != nil {
		t.Fatal(err)
	}
	m, err := spillway.Parse("t.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: machine, Check: true})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return instructions(string(out.Assembly))
}

// instructions returns those of an assembly text.
func instructions(text string) string {
	var list []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '.' && !strings.HasSuffix(line, ":") {
			list = append(list, strings.ReplaceAll(line, "\t", " "))
		}
	}
	return strings.Join(list, "; ")
}

// TestHighHalves compiles operations on the high halves of vectors for AArch64, which are in the low ones only by a copy.
func TestHighHalves(t *testing.T) {
	const high = "shufflevector <8 x i16> %a, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>"
	product := func(factor string) string {
		return "%h = " + high + "\n" + factor + "\n%x = sext <4 x i16> %h to <4 x i32>\n%y = sext <4 x i16> %k to <4 x i32>\n%r = mul <4 x i32> %x, %y"
	}
	for _, test := range []struct{ name, code, want string }{
		{"extension", "%h = " + high + "\n%r = zext <4 x i16> %h to <4 x i32>", "ushll2 v0.4s, v0.8h, #0"},
		{"product", product("%k = shufflevector <8 x i16> %b, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>"), "smull2 v0.4s, v0.8h, v1.8h"},
		{"product with one element", product("%k = shufflevector <8 x i16> %b, <8 x i16> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>"),
			"dup v1.8h, v1.h[2]; smull2 v0.4s, v0.8h, v1.8h"},
		{"product with a constant", "%h = " + high + "\n%x = sext <4 x i16> %h to <4 x i32>\n%r = mul <4 x i32> %x, <i32 9, i32 9, i32 9, i32 9>", "movi v1.8h, #0x9; smull2 v0.4s, v0.8h, v1.8h"},
		{"product with a low half", product("%k = shufflevector <8 x i16> %b, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>"),
			"dup v0.2d, v0.d[1]; smull v0.4s, v0.4h, v1.4h"},
	} {
		text := "define <4 x i32> @f(<8 x i16> %a, <8 x i16> %b) {\n" + test.code + "\nret <4 x i32> %r\n}\n"
		if got := compiledForArm64(t, test.name, text); got != test.want+"; ret" {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// TestElementProducts compiles products of vectors with one element, or with a number, for AArch64.
func TestElementProducts(t *testing.T) {
	const third = "%k = shufflevector <4 x float> %b, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>\n"
	for _, test := range []struct{ name, code, want string }{
		{"element", third + "%r = fmul <4 x float> %a, %k", "fmul v0.4s, v0.4s, v1.s[2]"},
		{"element first", third + "%r = fmul <4 x float> %k, %a", "fmul v0.4s, v0.4s, v1.s[2]"},
		{"element added", third + "%r = call <4 x float> @llvm.fma.v4f32(<4 x float> %k, <4 x float> %b, <4 x float> %a)", "fmla v0.4s, v1.4s, v1.s[2]"},
		{"number", "%i = insertelement <4 x float> poison, float %x, i32 0\n%k = shufflevector <4 x float> %i, <4 x float> poison, <4 x i32> zeroinitializer\n%r = fmul <4 x float> %a, %k", "fmul v0.4s, v0.4s, v2.s[0]"},
	} {
		text := "declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)\ndefine <4 x float> @f(<4 x float> %a, <4 x float> %b, float %x) {\n" + test.code + "\nret <4 x float> %r\n}\n"
		if got := compiledForArm64(t, test.name, text); got != test.want+"; ret" {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// TestNarrowing compiles rounded shifts, differences and operations that make elements of half the width for AArch64: both halves of a
// vector by instructions that write one and leave the other.
func TestNarrowing(t *testing.T) {
	const join = "\n%r = shufflevector <4 x i16> %x, <4 x i16> %y, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>"
	both := func(name, args string) string {
		return "%x = call <4 x i16> @llvm.aarch64.neon." + name + ".v4i16(<4 x i32> %a" + args + ")\n%y = call <4 x i16> @llvm.aarch64.neon." + name + ".v4i16(<4 x i32> %b" + args + ")" + join
	}
	const high = "%h = shufflevector <16 x i8> %d, <16 x i8> %d, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>\n" +
		"%g = shufflevector <16 x i8> %e, <16 x i8> %e, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>\n"
	for _, test := range []struct{ name, code, want string }{
		{"rounded", both("rshrn", ", i32 7"), "rshrn v0.4h, v0.4s, #7; rshrn2 v0.8h, v1.4s, #7"},
		{"by the whole width", both("rshrn", ", i32 16"), "rshrn v0.4h, v0.4s, #16; rshrn2 v0.8h, v1.4s, #16"},
		{"written out", "%x1 = add <4 x i32> %a, splat (i32 64)\n%x2 = ashr <4 x i32> %x1, splat (i32 7)\n%x = trunc <4 x i32> %x2 to <4 x i16>\n" +
			"%y1 = add <4 x i32> %b, splat (i32 64)\n%y2 = lshr <4 x i32> %y1, splat (i32 7)\n%y = trunc <4 x i32> %y2 to <4 x i16>" + join, "rshrn v0.4h, v0.4s, #7; rshrn2 v0.8h, v1.4s, #7"},
		{"products by numbers, rounded", "%x1 = load <4 x i8>, ptr %p\n%x2 = zext <4 x i8> %x1 to <4 x i32>\n%n1 = zext i8 %n to i32\n%n2 = insertelement <4 x i32> poison, i32 %n1, i64 0\n%n3 = shufflevector <4 x i32> %n2, <4 x i32> poison, <4 x i32> zeroinitializer\n" +
			"%x3 = mul <4 x i32> %x2, %n3\n%x4 = add <4 x i32> %x3, splat (i32 64)\n%x5 = add <4 x i32> %x4, %a\n%x6 = lshr <4 x i32> %x5, splat (i32 7)\n%x = trunc <4 x i32> %x6 to <4 x i16>\n" +
			"%r = shufflevector <4 x i16> %x, <4 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>",
			"ldr s1, [x0]; ushll v1.8h, v1.8b, #0; ubfx w0, w1, #0, #8; dup v2.8h, w0; umlal v0.4s, v1.4h, v2.4h; rshrn v0.4h, v0.4s, #7"},
		{"rounded to a quarter", "%x1 = load <8 x i32>, ptr %p\n%x2 = add <8 x i32> %x1, splat (i32 64)\n%x3 = lshr <8 x i32> %x2, splat (i32 7)\n%x4 = trunc <8 x i32> %x3 to <8 x i8>\n%r = zext <8 x i8> %x4 to <8 x i16>",
			"ldp q0, q1, [x0, #0]; rshrn v0.4h, v0.4s, #7; rshrn2 v0.8h, v1.4s, #7; xtn v0.8b, v0.8h; ushll v0.8h, v0.8b, #0"},
		{"saturated", both("sqxtn", ""), "sqxtn v0.4h, v0.4s; sqxtn2 v0.8h, v1.4s"},
		{"saturated, unsigned", both("uqxtn", ""), "uqxtn v0.4h, v0.4s; uqxtn2 v0.8h, v1.4s"},
		{"saturated to unsigned", both("sqxtun", ""), "sqxtun v0.4h, v0.4s; sqxtun2 v0.8h, v1.4s"},
		{"rounded and saturated", both("sqrshrn", ", i32 7"), "sqrshrn v0.4h, v0.4s, #7; sqrshrn2 v0.8h, v1.4s, #7"},
		{"rounded and saturated to unsigned", both("sqrshrun", ", i32 7"), "sqrshrun v0.4h, v0.4s, #7; sqrshrun2 v0.8h, v1.4s, #7"},
		{"shifted and saturated, unsigned", both("uqshrn", ", i32 7"), "uqshrn v0.4h, v0.4s, #7; uqshrn2 v0.8h, v1.4s, #7"},
		{"sums", "%x = call <4 x i16> @llvm.aarch64.neon.raddhn.v4i16(<4 x i32> %a, <4 x i32> %b)\n%y = call <4 x i16> @llvm.aarch64.neon.rsubhn.v4i16(<4 x i32> %a, <4 x i32> %b)" + join,
			"raddhn v2.4h, v0.4s, v1.4s; rsubhn v0.4h, v0.4s, v1.4s; zip1 v0.2d, v2.2d, v0.2d"},
		{"rounded shift", "%r = call <8 x i16> @llvm.aarch64.neon.srshl.v8i16(<8 x i16> %c, <8 x i16> splat (i16 -5))", "srshr v0.8h, v2.8h, #5"},
		{"rounded shift, added", "%x = call <8 x i16> @llvm.aarch64.neon.urshl.v8i16(<8 x i16> %c, <8 x i16> splat (i16 -5))\n%y = bitcast <4 x i32> %a to <8 x i16>\n%r = add <8 x i16> %x, %y", "ursra v0.8h, v2.8h, #5"},
		{"shift", "%r = call <8 x i16> @llvm.aarch64.neon.ushl.v8i16(<8 x i16> %c, <8 x i16> splat (i16 -5))", "ushr v0.8h, v2.8h, #5"},
		{"differences, added", high + "%x = call <8 x i8> @llvm.aarch64.neon.uabd.v8i8(<8 x i8> %h, <8 x i8> %g)\n%z = zext <8 x i8> %x to <8 x i16>\n%y = bitcast <4 x i32> %a to <8 x i16>\n%r = add <8 x i16> %y, %z",
			"uabal2 v0.8h, v3.16b, v4.16b"},
		{"product with an extended constant", "%h = shufflevector <8 x i16> %c, <8 x i16> %c, <4 x i32> <i32 4, i32 5, i32 6, i32 7>\n%x = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %h, <4 x i16> splat (i16 9))\n" +
			"%r = bitcast <4 x i32> %x to <8 x i16>", "movi v0.8h, #0x9; smull2 v0.4s, v2.8h, v0.8h"},
	} {
		text := "define <8 x i16> @f(<4 x i32> %a, <4 x i32> %b, <8 x i16> %c, <16 x i8> %d, <16 x i8> %e, ptr %p, i8 %n) {\n" + test.code + "\nret <8 x i16> %r\n}\n"
		if got := compiledForArm64(t, test.name, text); got != test.want+"; ret" {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// TestTuples stores two tuples of vectors twice for AArch64: each of them stays in its registers.
func TestTuples(t *testing.T) {
	var text strings.Builder
	text.WriteString("define void @f(ptr %p, ptr %q) {\n" +
		"%x = call { <16 x i8>, <16 x i8> } @llvm.aarch64.neon.ld2.v16i8.p0(ptr %p)\n%a = extractvalue { <16 x i8>, <16 x i8> } %x, 0\n%b = extractvalue { <16 x i8>, <16 x i8> } %x, 1\n" +
		"%c = load <16 x i8>, ptr %q\n%d = add <16 x i8> %c, %c\n")
	for range 2 {
		text.WriteString("call void @llvm.aarch64.neon.st2.v16i8.p0(<16 x i8> %a, <16 x i8> %b, ptr %p)\ncall void @llvm.aarch64.neon.st2.v16i8.p0(<16 x i8> %c, <16 x i8> %d, ptr %q)\n" +
			"call void @llvm.aarch64.neon.st2.v16i8.p0(<16 x i8> splat (i8 9), <16 x i8> %c, ptr %q)\n")
	}
	text.WriteString("ret void\n}\n")
	got := compiledForArm64(t, "tuples", text.String())
	if n := strings.Count(got, "mov v"); n > 2 || strings.Count(got, "st2 ") != 6 {
		t.Errorf("%d copies of vectors in %s", n, got)
	}
}

// TestSums compiles sums of all elements of vectors for AArch64: those that are added are one.
func TestSums(t *testing.T) {
	const sums = "%x = zext <8 x i16> %a to <8 x i32>\n%y = zext <8 x i16> %b to <8 x i32>\n%s = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %x)\n%t = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %y)\n"
	for _, test := range []struct{ name, code, want string }{
		{"one", "%x = zext <8 x i16> %a to <8 x i32>\n%r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %x)", "uaddlv s0, v0.8h; fmov w0, s0"},
		{"one in memory", "%x = sext <8 x i16> %a to <8 x i32>\n%s = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %x)\nstore i32 %s, ptr %p\n%r = add i32 %c, 0", "saddlv s0, v0.8h; str s0, [x1]"},
		{"two", sums + "%r = add i32 %s, %t", "uaddlp v0.4s, v0.8h; uadalp v0.4s, v1.8h; addv s0, v0.4s; fmov w0, s0"},
		{"two and a number", sums + "%u = add i32 %s, %c\n%r = add i32 %t, %u", "uaddlp v1.4s, v1.8h; uadalp v1.4s, v0.8h; addv s0, v1.4s; fmov w1, s0; add w0, w1, w0"},
		{"two, one of which is used", sums + "store i32 %s, ptr %p\n%r = add i32 %s, %t", "uaddlv s0, v0.8h; fmov w0, s0; uaddlv s0, v1.8h; fmov w2, s0; str w0, [x1]; add w0, w0, w2"},
		{"bytes", "%d = bitcast <8 x i16> %a to <16 x i8>\n%x = zext <16 x i8> %d to <16 x i32>\n%r = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %x)", "uaddlp v0.8h, v0.16b; uaddlv s0, v0.8h; fmov w0, s0"},
		{"distances", "%d = load <16 x i8>, ptr %p\n%e = load <16 x i8>, ptr %q\n%x = zext <16 x i8> %d to <16 x i32>\n%y = zext <16 x i8> %e to <16 x i32>\n%z = sub <16 x i32> %x, %y\n%m = call <16 x i32> @llvm.abs.v16i32(<16 x i32> %z, i1 false)\n" +
			"%i = insertelement <16 x i32> zeroinitializer, i32 %c, i32 0\n%n = add <16 x i32> %m, %i\n%r = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %n)",
			"ldr q0, [x1]; ldr q1, [x2]; uabd v0.16b, v0.16b, v1.16b; fmov s1, w0; uaddlp v0.8h, v0.16b; uadalp v1.4s, v0.8h; addv s0, v1.4s; fmov w0, s0"},
		{"part of a float", "%x = sitofp i32 %c to double\n%y = bitcast double %x to <1 x i64>\n%z = bitcast <1 x i64> %y to <2 x i32>\n%r = extractelement <2 x i32> %z, i64 0", "scvtf d0, w0; fmov w0, s0"},
		{"differences", "%d = load <8 x i8>, ptr %p\n%e = load <8 x i8>, ptr %q\n%x = zext <8 x i8> %d to <8 x i32>\n%y = zext <8 x i8> %e to <8 x i32>\n%z = sub <8 x i32> %x, %y\n%r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %z)",
			"ldr d0, [x1]; ldr d1, [x2]; usubl v0.8h, v0.8b, v1.8b; saddlv s0, v0.8h; fmov w0, s0"},
		{"squares of differences", "%d = load <8 x i8>, ptr %p\n%e = load <8 x i8>, ptr %q\n%x = zext <8 x i8> %d to <8 x i32>\n%y = zext <8 x i8> %e to <8 x i32>\n%z = sub <8 x i32> %x, %y\n%m = mul <8 x i32> %z, %z\n" +
			"%r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %m)", "ldr d0, [x1]; ldr d1, [x2]; usubl v0.8h, v0.8b, v1.8b; smull2 v1.4s, v0.8h, v0.8h; smlal v1.4s, v0.4h, v0.4h; addv s0, v1.4s; fmov w0, s0"},
	} {
		text := "define i32 @f(<8 x i16> %a, <8 x i16> %b, i32 %c, ptr %p, ptr %q) {\n" + test.code + "\nret i32 %r\n}\n"
		if got := compiledForArm64(t, test.name, text); got != test.want+"; ret" {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}
