package spillway_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// TestArmAssemblers has the assemblers of GNU and of clang take the head of assembly text, by architecture.
func TestArmAssemblers(t *testing.T) {
	leftout.Need(t, "clang-19", "arm-none-eabi-as")
	for _, triple := range []string{"armv6-linux-gnueabi", "armv6k-linux-gnueabi", "armv6t2-linux-gnueabi", "armv7-linux-gnueabi", "armv8-linux-gnueabihf", "thumbv6-linux-gnueabi", "thumbv6m-none-eabi",
		"thumbv7-linux-gnueabi", "thumbv7m-none-eabi", "thumbv7em-none-eabihf", "thumbv8m.main-none-eabi"} {
		file := filepath.Join(t.TempDir(), "a.s")
		if err := os.WriteFile(file, []byte(textFor(t, triple, "", "2", "define i32 @f(i32 %a) {\n  ret i32 %a\n}\n")), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, as := range [][]string{{"arm-none-eabi-as"}, {"clang-19", "--target=" + triple, "-c"}} {
			if out, err := exec.Command(as[0], append(as[1:], file, "-o", file+".o")...).CombinedOutput(); err != nil {
				t.Errorf("%s: %s: %v\n%s", triple, as[0], err, out)
			}
		}
	}
}

// TestConditionalCompares branches on two comparisons at once where that is shorter than two branches.
func TestConditionalCompares(t *testing.T) {
	const args = "i32 %a, i32 %b, i64 %c, i64 %d, double %x, double %y"
	for _, test := range []struct {
		first, second string
		both          bool
	}{
		{"icmp slt i32 %a, %b", "icmp ugt i64 %c, %d", true},
		{"icmp slt i32 %a, 1000", "icmp ugt i64 %c, %d", true},
		{"icmp slt i32 %a, %b", "icmp eq i64 %c, 31", true},
		{"icmp slt i32 %a, %b", "icmp sgt i64 %c, 0", true},
		{"icmp slt i32 %a, %b", "icmp eq i64 %c, 0", false},    // cbz
		{"icmp slt i32 %a, %b", "icmp slt i64 %c, 0", false},   // tbz
		{"icmp slt i32 %a, %b", "icmp eq i64 %c, 32", true},    // the other way around
		{"icmp slt i32 %a, 5", "icmp eq i64 %c, 6", false},     // no tile has two constants
		{"icmp slt i32 %a, %b", "icmp eq i64 %c, 4097", false}, // in a register
		{"fcmp olt double %x, %y", "fcmp une double %x, 3.0", true},
		{"fcmp olt double %x, %y", "fcmp une double %x, 0.0", false},
		{"fcmp olt double %x, %y", "icmp eq i32 %a, %b", false},
	} {
		for _, op := range []string{"and", "or"} {
			for _, turned := range []bool{false, true} {
				first, second := test.first, test.second
				if turned {
					first, second = second, first
				}
				text := textFor(t, "aarch64-linux-gnu", "", "z", "define i32 @f("+args+") minsize optsize {\n  %1 = "+first+"\n  %2 = "+second+"\n  %3 = "+op+" i1 %1, %2\n"+
					"  br i1 %3, label %yes, label %no\nyes:\n  %r = call i32 @g()\n  ret i32 %r\nno:\n  ret i32 %a\n}\ndeclare i32 @g()\n")
				if got := strings.Contains(text, "\tccmp ") || strings.Contains(text, "\tfccmp "); got != test.both {
					t.Errorf("%s, %s (%s): conditional compare: %t, not %t\n%s", first, second, op, got, test.both, text)
				}
			}
		}
	}
}

// TestArmCode looks for what makes code of 32-bit Arm short, and for what it is to be without.
func TestArmCode(t *testing.T) {
	var busy strings.Builder // fifteen values at a time, without a call
	busy.WriteString("define i32 @f(ptr %p) {\n")
	for i := range 15 {
		fmt.Fprintf(&busy, "  %%p%[1]d = getelementptr i32, ptr %%p, i32 %[1]d\n  %%v%[1]d = load volatile i32, ptr %%p%[1]d\n", i)
	}
	busy.WriteString("  %s0 = mul i32 %v0, %v0\n")
	for i := 1; i < 15; i++ {
		fmt.Fprintf(&busy, "  %%s%[1]d = mul i32 %%s%[2]d, %%v%[1]d\n", i, i-1)
	}
	busy.WriteString("  ret i32 %s14\n}\n")
	var elements strings.Builder // of two arrays
	elements.WriteString("define void @f(ptr %p, ptr %q, i32 %i, i32 %v) {\n")
	for i := 1; i < 4; i++ {
		fmt.Fprintf(&elements, "  %%i%[1]d = add nsw i32 %%i, %[1]d\n  %%p%[1]d = getelementptr i32, ptr %%p, i32 %%i%[1]d\n  %%q%[1]d = getelementptr i32, ptr %%q, i32 %%i%[1]d\n"+
			"  store i32 %%v, ptr %%p%[1]d\n  store i32 %%v, ptr %%q%[1]d\n", i)
	}
	elements.WriteString("  ret void\n}\n")
	for _, test := range []struct{ name, triple, text, want, without string }{
		{"zeros below the lowest bit", "armv6-linux-gnueabi", "declare i32 @llvm.cttz.i32(i32, i1)\ndefine i32 @f(i32 %a) {\n  %b = call i32 @llvm.cttz.i32(i32 %a, i1 false)\n  ret i32 %b\n}\n", `\tclz `, `\tmul|ldr`},
		{"a leaf returns by what restores registers", "armv6-linux-gnueabi", busy.String(), `\tpop \{.*, pc\}`, `\tbx lr`},
		{"and holds a value in the link register", "armv6-linux-gnueabi", busy.String(), `\tmul .*\blr\b`, ""},
		{"a leaf of Thumb", "thumbv6m-none-eabi", busy.String(), `\tpop \{.*, pc\}`, ""},
		{"a variable where one instruction makes its address", "armv6-linux-gnueabi",
			"declare void @g(ptr, ptr)\ndefine void @f() {\n  %a = alloca [259 x i32]\n  %b = alloca [600 x i32]\n  call void @g(ptr %a, ptr %b)\n  ret void\n}\n", `\tadd r1, sp, #1040`, `\.word|r12`},
		{"and where two do", "armv6-linux-gnueabi",
			"declare void @g(ptr, ptr)\ndefine void @f() {\n  %a = alloca [259 x i32]\n  %b = alloca [600 x i32]\n  %c = getelementptr i8, ptr %b, i32 4\n  call void @g(ptr %a, ptr %c)\n  ret void\n}\n", `\tadd r1, sp, #`, `\.word|r12`},
		{"constants and barriers of ARMv7, division by the library", "armv7-unknown-linux-gnueabi",
			"define i32 @f(i32 %a, i32 %b) {\n  fence seq_cst\n  %x = add i32 %a, 305419896\n  %y = udiv i32 %x, %b\n  ret i32 %y\n}\n", `(?s)\tdmb ish.*\tmovt r.*__aeabi_uidiv`, `\tudiv `},
		{"and of what has its own name", "armv7a-linux-androideabi", "define i32 @f() {\n  ret i32 305419896\n}\n", `\tmovt `, `\.word`},
		{"accesses of bytes that ARMv6K has", "armv6k-linux-gnueabi", "define void @f(ptr %p) {\n  %a = atomicrmw add ptr %p, i8 1 monotonic\n  ret void\n}\n", `\tldrexb `, `\tmovw`},
		{"rounding by the instructions of ARMv8", "thumbv7em-none-eabihf", "declare float @llvm.floor.f32(float)\ndefine float @f(float %a) \"target-features\"=\"+fp-armv8d16sp\" {\n  %b = call float @llvm.floor.f32(float %a)\n  ret float %b\n}\n", `\tvrintm\.f32 s0, s0`, `floorf`},
		{"of doubles by the library where they are", "thumbv7em-none-eabihf", "declare double @llvm.floor.f64(double)\ndefine double @f(double %a) \"target-features\"=\"+fp-armv8d16sp\" {\n  %b = call double @llvm.floor.f64(double %a)\n  ret double %b\n}\n", `floor`, `vrint`},
		{"two words against constants of one instruction", "thumbv7em-none-eabi", "define i1 @f(i64 %a) {\n  %b = icmp slt i64 %a, -300\n  ret i1 %b\n}\n", `\tcmn\.w r0, #300\n\tsbcs .*, r1, #-1\n`, `\tmovs|push|ldr`},
		{"and one less", "thumbv7em-none-eabi", "define i64 @f(i64 %a) {\n  %b = add i64 %a, -1\n  ret i64 %b\n}\n", `\tsubs .*, r0, #1\n\tsbc .*, r1, #0\n`, `\tmov\.w`},
		{"and 4096 less", "thumbv7em-none-eabi", "define i64 @f(i64 %a) {\n  %b = add i64 %a, -4096\n  ret i64 %b\n}\n", `\tadds\.w .*, r0, #-4096\n\tadc .*, r1, #-1\n`, `ldr`},
		{"two words in the registers of others", "armv7-linux-gnueabi", "define i64 @f(i64 %a, i64 %b) {\n  %c = add i64 %a, %b\n  ret i64 %c\n}\n", `\tadds r0, r0, r2\n\tadc r1, r1, r3\n\tbx`, `push`},
		{"two words of 64 bits", "aarch64-linux-gnu", "define i128 @f(i128 %a, i128 %b, i64 %c) {\n  %d = sub i128 %a, %b\n  %x = zext i64 %c to i128\n  %e = add i128 %x, %d\n  ret i128 %e\n}\n",
			`\tsubs (x\d), x0, x2\n\tsbc (x\d), x1, x3\n\tadds x0, x\d, x4\n\tadc x1, x\d, xzr\n`, `cset|mov`},
		{"the high word of a product and a sum", "aarch64-linux-gnu", "define i64 @f(i64 %a, i64 %b, i64 %c) {\n  %x = zext i64 %a to i128\n  %y = zext i64 %b to i128\n  %z = zext i64 %c to i128\n  %d = mul i128 %x, %y\n  %e = add i128 %z, %d\n" +
			"  %f = lshr i128 %e, 64\n  %g = trunc i128 %f to i64\n  ret i64 %g\n}\n", `\tadds .*, x2\n\tadc x0, .*, xzr\n`, `cset|mov`},
		{"two words of 64 bits in order", "aarch64-linux-gnu", "define i1 @f(i128 %a, i128 %b) {\n  %c = icmp slt i128 %a, %b\n  ret i1 %c\n}\n", `\tcmp x0, x2\n\tsbcs xzr, x1, x3\n\tcset w0, lt\n`, `csel`},
		{"two words of 64 bits, equal", "aarch64-linux-gnu", "define i1 @f(i128 %a, i128 %b) {\n  %c = icmp eq i128 %a, %b\n  ret i1 %c\n}\n", `\tcmp x0, x2\n\tccmp x1, x3, #0, eq\n\tcset w0, eq\n`, `eor`},
		{"a branch on overflow", "aarch64-linux-gnu", "declare {i32, i1} @llvm.sadd.with.overflow.i32(i32, i32)\ndeclare void @g()\ndefine i32 @f(i32 %a, i32 %b) {\n  %p = call {i32, i1} @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)\n  %r = extractvalue {i32, i1} %p, 0\n  %o = extractvalue {i32, i1} %p, 1\n  br i1 %o, label %x, label %y\nx:\n  call void @g()\n  unreachable\ny:\n  ret i32 %r\n}\n", `\tadds w0, w0, w1\n\tb\.v[sc] `, `cset|tb`},
		{"a branch on a borrow", "aarch64-linux-gnu", "declare {i32, i1} @llvm.usub.with.overflow.i32(i32, i32)\ndeclare void @g()\ndefine i32 @f(i32 %a, i32 %b) {\n  %p = call {i32, i1} @llvm.usub.with.overflow.i32(i32 %a, i32 %b)\n  %r = extractvalue {i32, i1} %p, 0\n  %o = extractvalue {i32, i1} %p, 1\n  br i1 %o, label %x, label %y\nx:\n  call void @g()\n  unreachable\ny:\n  ret i32 %r\n}\n", `\tsubs w0, w0, w1\n\tb\.(lo|hs) `, `cset|tb`},
		{"a branch on a product that is too large", "aarch64-linux-gnu", "declare {i32, i1} @llvm.umul.with.overflow.i32(i32, i32)\ndeclare void @g()\ndefine i32 @f(i32 %a, i32 %b) {\n  %p = call {i32, i1} @llvm.umul.with.overflow.i32(i32 %a, i32 %b)\n  %r = extractvalue {i32, i1} %p, 0\n  %o = extractvalue {i32, i1} %p, 1\n  br i1 %o, label %x, label %y\nx:\n  call void @g()\n  unreachable\ny:\n  ret i32 %r\n}\n", `\tumull x0, w0, w1\n\ttst x0, .*\n\tb\.(ne|eq) `, `cset|tb|mov`},
		{"a selection by a borrow", "aarch64-linux-gnu", "declare {i32, i1} @llvm.usub.with.overflow.i32(i32, i32)\ndefine i32 @f(i32 %a, i32 %b) {\n  %p = call {i32, i1} @llvm.usub.with.overflow.i32(i32 %a, i32 %b)\n  %r = extractvalue {i32, i1} %p, 0\n  %o = extractvalue {i32, i1} %p, 1\n  %s = select i1 %o, i32 0, i32 %r\n  ret i32 %s\n}\n", `\tsubs (w\d), w0, w1\n\tcsel w0, .*, lo\n|\tsubs (w\d), w0, w1\n\tcsel w0, .*, hs\n`, `cset|tst`},
		{"a return on overflow", "armv7-linux-gnueabihf", "declare {i32, i1} @llvm.sadd.with.overflow.i32(i32, i32)\ndeclare void @g()\ndefine i32 @f(i32 %a, i32 %b) {\n  %p = call {i32, i1} @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)\n  %r = extractvalue {i32, i1} %p, 0\n  %o = extractvalue {i32, i1} %p, 1\n  br i1 %o, label %x, label %y\nx:\n  call void @g()\n  unreachable\ny:\n  ret i32 %r\n}\n", `\tadds r0, r0, r1\n\tb.*v[sc] `, `movv|tst`},
		{"a return on a product that fits", "armv7-linux-gnueabihf", "declare {i32, i1} @llvm.smul.with.overflow.i32(i32, i32)\ndeclare void @g()\ndefine i32 @f(i32 %a, i32 %b) {\n  %p = call {i32, i1} @llvm.smul.with.overflow.i32(i32 %a, i32 %b)\n  %r = extractvalue {i32, i1} %p, 0\n  %o = extractvalue {i32, i1} %p, 1\n  br i1 %o, label %x, label %y\nx:\n  call void @g()\n  unreachable\ny:\n  ret i32 %r\n}\n", `\tsmull r0, (r\d), r0, r1\n\tcmp r\d, r0, asr #31\n\tb.*(ne|eq) `, `movne|tst`},
		{"a selection by a carry", "armv7-linux-gnueabihf", "declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)\ndefine i32 @f(i32 %a, i32 %b) {\n  %p = call {i32, i1} @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)\n  %r = extractvalue {i32, i1} %p, 0\n  %o = extractvalue {i32, i1} %p, 1\n  %s = select i1 %o, i32 0, i32 %r\n  ret i32 %s\n}\n", `\tadds r0, r0, r1\n\tmovhs r0, #0\n`, `movlo|tst`},
		{"four words and their carries", "aarch64-linux-gnu", "define void @f(ptr %p, ptr %q) {\n  %a = load i256, ptr %p\n  %b = load i256, ptr %q\n  %r = add i256 %a, %b\n  store i256 %r, ptr %p\n  ret void\n}\n", `(?s)\tadds .*\tadcs .*\tadcs .*\tadcs `, `cset|lsl|cmn`},
		{"four words and their borrows", "aarch64-linux-gnu", "define void @f(ptr %p, ptr %q) {\n  %a = load i256, ptr %p\n  %b = load i256, ptr %q\n  %r = sub i256 %a, %b\n  store i256 %r, ptr %p\n  ret void\n}\n", `(?s)\tsubs .*\tsbcs .*\tsbcs .*\tsbcs `, `cset|lsl|cmp`},
		{"four shorter words and their carries", "armv7-linux-gnueabihf", "define void @f(ptr %p, ptr %q) {\n  %a = load i128, ptr %p\n  %b = load i128, ptr %q\n  %r = add i128 %a, %b\n  store i128 %r, ptr %p\n  ret void\n}\n", `(?s)\tadds .*\tadcs .*\tadcs .*\tadcs `, `mov|lsrs`},
		{"four shorter words and their borrows", "armv7-linux-gnueabihf", "define void @f(ptr %p, ptr %q) {\n  %a = load i128, ptr %p\n  %b = load i128, ptr %q\n  %r = sub i128 %a, %b\n  store i128 %r, ptr %p\n  ret void\n}\n", `(?s)\tsubs .*\tsbcs .*\tsbcs .*\tsbcs `, `mov|lsrs|eor`},
		{"bytes of a word by a pointer of their own", "aarch64-linux-gnu", "define void @enc(ptr %d, ptr %s, i64 %n) {\nentry:\n  br label %v74\nv74:\n  %v75 = phi ptr [ %v91, %v74 ], [ %d, %entry ]\n  %v76 = phi i64 [ %v78, %v74 ], [ %n, %entry ]\n  %v77 = phi ptr [ %v79, %v74 ], [ %s, %entry ]\n  %v78 = add i64 %v76, -1\n  %v79 = getelementptr inbounds i8, ptr %v77, i64 4\n  %v80 = load i32, ptr %v77, align 4\n  %v81 = trunc i32 %v80 to i8\n  store i8 %v81, ptr %v75, align 1\n  %v82 = lshr i32 %v80, 8\n  %v83 = trunc i32 %v82 to i8\n  %v84 = getelementptr inbounds i8, ptr %v75, i64 1\n  store i8 %v83, ptr %v84, align 1\n  %v85 = lshr i32 %v80, 16\n  %v86 = trunc i32 %v85 to i8\n  %v87 = getelementptr inbounds i8, ptr %v75, i64 2\n  store i8 %v86, ptr %v87, align 1\n  %v88 = lshr i32 %v80, 24\n  %v89 = trunc nuw i32 %v88 to i8\n  %v90 = getelementptr inbounds i8, ptr %v75, i64 3\n  store i8 %v89, ptr %v90, align 1\n  %v91 = getelementptr inbounds i8, ptr %v75, i64 4\n  %v92 = icmp eq i64 %v78, 0\n  br i1 %v92, label %v93, label %v74\nv93:\n  ret void\n}\n", `\tstr w\d, \[x\d\], #4`, `strb`},
		{"a borrow counted in a byte", "aarch64-linux-gnu", "define i8 @f(i32 %x, i32 %y, i8 %n, ptr %p) {\n  %b = icmp ult i32 %x, %y\n  %s = sext i1 %b to i8\n  %r = add i8 %n, %s\n  %d = sub i32 %x, %y\n  store i32 %d, ptr %p\n  ret i8 %r\n}\n",
			`(?s)\tsubs w\d, w0, w1\n.*\tsbc w0, w2, wzr\n`, `cset|cmp`},
		{"a carry counted in a byte", "aarch64-linux-gnu", "define i8 @f(i32 %x, i32 %y, i8 %n, ptr %p) {\n  %d = add i32 %x, %y\n  %b = icmp ult i32 %d, %y\n  %s = zext i1 %b to i8\n  %r = add i8 %n, %s\n  store i32 %d, ptr %p\n  ret i8 %r\n}\n",
			`(?s)\tadds w\d, w0, w1\n.*\tcinc w0, w2, hs\n`, `cset|cmp`},
		{"a return of Thumb on overflow", "thumbv7em-none-eabi", "declare {i32, i1} @llvm.ssub.with.overflow.i32(i32, i32)\ndeclare void @g()\ndefine i32 @f(i32 %a, i32 %b) {\n  %p = call {i32, i1} @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)\n  %r = extractvalue {i32, i1} %p, 0\n  %o = extractvalue {i32, i1} %p, 1\n  br i1 %o, label %x, label %y\nx:\n  call void @g()\n  unreachable\ny:\n  ret i32 %r\n}\n", `\tsubs r0, r0, r1\n(\tit v[sc]\n)?\tb.*v[sc] `, `mov|lsls`},
		{"four shorter words and their carries in Thumb", "thumbv7em-none-eabi", "define void @f(ptr %p, ptr %q) {\n  %a = load i128, ptr %p\n  %b = load i128, ptr %q\n  %r = add i128 %a, %b\n  store i128 %r, ptr %p\n  ret void\n}\n", `(?s)\tadds .*\tadcs .*\tadcs .*\tadcs `, `mov|lsrs`},
		{"four shorter words and their borrows in Thumb", "thumbv7em-none-eabi", "define void @f(ptr %p, ptr %q) {\n  %a = load i128, ptr %p\n  %b = load i128, ptr %q\n  %r = sub i128 %a, %b\n  store i128 %r, ptr %p\n  ret void\n}\n", `(?s)\tsubs .*\tsbcs .*\tsbcs .*\tsbcs `, `mov|lsls`},
		{"a borrow counted in a byte of A32", "armv7-linux-gnueabihf", "define i8 @f(i32 %x, i32 %y, i8 %n, ptr %p) {\n  %b = icmp ult i32 %x, %y\n  %s = sext i1 %b to i8\n  %r = add i8 %n, %s\n  %d = sub i32 %x, %y\n  store i32 %d, ptr %p\n  ret i8 %r\n}\n", `(?s)\tsubs r\d, r0, r1\n.*\tsbc r0, r2, #0\n`, `movlo|cmp`},
		{"a carry counted in a byte of A32", "armv7-linux-gnueabihf", "define i8 @f(i32 %x, i32 %y, i8 %n, ptr %p) {\n  %d = add i32 %x, %y\n  %b = icmp ult i32 %d, %y\n  %s = zext i1 %b to i8\n  %r = add i8 %n, %s\n  store i32 %d, ptr %p\n  ret i8 %r\n}\n", `(?s)\tadds r\d, r0, r1\n.*\tadc r0, r2, #0\n`, `movlo|cmp`},
		{"a borrow counted in a byte of Thumb", "thumbv7em-none-eabi", "define i8 @f(i32 %x, i32 %y, i8 %n, ptr %p) {\n  %b = icmp ult i32 %x, %y\n  %s = sext i1 %b to i8\n  %r = add i8 %n, %s\n  %d = sub i32 %x, %y\n  store i32 %d, ptr %p\n  ret i8 %r\n}\n", `(?s)\tsubs r\d, r0, r1\n.*\tsbc r0, r2, #0\n`, `movlo|cmp`},
		{"a carry counted in a byte of Thumb", "thumbv7em-none-eabi", "define i8 @f(i32 %x, i32 %y, i8 %n, ptr %p) {\n  %d = add i32 %x, %y\n  %b = icmp ult i32 %d, %y\n  %s = zext i1 %b to i8\n  %r = add i8 %n, %s\n  store i32 %d, ptr %p\n  ret i8 %r\n}\n", `(?s)\tadds r\d, r0, r1\n.*\tadc r0, r2, #0\n`, `movlo|cmp`},
		{"elements at offsets from one address", "thumbv7em-none-eabi", elements.String(), `\tstr.* \[r\d, #8\]`, `\tstr.*lsl #2\]|\tadds `},
	} {
		got := textFor(t, test.triple, "", "2", test.text)
		if !regexp.MustCompile(test.want).MatchString(got) || test.without != "" && regexp.MustCompile(test.without).MatchString(got) {
			t.Errorf("%s: want %q and not %q in\n%s", test.name, test.want, test.without, got)
		}
	}
}
