package layout_test

import (
	"regexp"
	"strings"
	"testing"

	"spillway/emit/asm"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm"
	"spillway/target/arm64"
	"spillway/target/thumb"
)

// TestFuse makes one instruction of two, or leaves them alone. Accesses with an origin are ordinary ones; those without are
// of unknown kind, as volatile ones are.
func TestFuse(t *testing.T) {
	for _, test := range []struct{ name, code, want string }{
		{"loads", "x2 = load64 [x0+8] !reload; x3 = load64 [x0+16] !reload", "ldp x2, x3, [x0, #8]"},
		{"the upper one first", "x2 = load64 [x0+16] !reload; x3 = load64 [x0+8] !reload", "ldp x3, x2, [x0, #8]"},
		{"stores", "store64 x2 [x0+-8] !spill; store64 x3 [x0] !spill", "stp x2, x3, [x0, #-8]"},
		{"a zero and a store", "store32.zero [x0] !spill; store32 x3 [x0+4] !spill", "stp wzr, w3, [x0, #0]"},
		{"a store and a zero", "store32 x3 [x0] !spill; store32.zero [x0+4] !spill", "stp w3, wzr, [x0, #0]"},
		{"halves of vectors", "v2 = of64.m [x0] !reload; v3 = of64.m [x0+8] !reload; firstf64.m v3 [x1] !spill; firsti64.m v2 [x1+8] !spill", "ldp d2, d3, [x0, #0]; stp d3, d2, [x1, #0]"},
		{"quarters of vectors", "v2 = of32.m [x0] !reload; v3 = ofi32.m [x0+4] !reload; firstf32.m v2 [x1+4] !spill; firsti32.m v3 [x1] !spill", "ldp s2, s3, [x0, #0]; stp s3, s2, [x1, #0]"},
		{"extended loads", "x2 = zext32to64.m [x0] !reload; x3 = load32 [x0+4] !reload", "ldp w2, w3, [x0, #0]"},
		{"loads that are extended differently", "x2 = sext32to64.m [x0] !reload; x3 = load32 [x0+4] !reload", "ldrsw x2, [x0]; ldr w3, [x0, #4]"},
		{"out of reach", "x2 = load64 [x0+512] !reload; x3 = load64 [x0+520] !reload", "ldr x2, [x0, #512]; ldr x3, [x0, #520]"},
		{"across a computation", "x2 = load64 [x0] !reload; x4 = add64.rr x2 x1; x3 = load64 [x0+8] !reload", "ldp x2, x3, [x0, #0]; add x4, x2, x1"},
		{"down", "x2 = load64 [x0] !reload; x4 = add64.rr x3 x1; x3 = load64 [x0+8] !reload", "add x4, x3, x1; ldp x2, x3, [x0, #0]"},
		{"neither way", "x2 = load64 [x0] !reload; x4 = add64.rr x2 x3; x3 = load64 [x0+8] !reload", "ldr x2, [x0]; add x4, x2, x3; ldr x3, [x0, #8]"},
		{"a base that is loaded", "x0 = load64 [x0] !reload; x3 = load64 [x0+8] !reload", "ldr x0, [x0]; ldr x3, [x0, #8]"},
		{"a base that is loaded last", "x3 = load64 [x0+8] !reload; x0 = load64 [x0] !reload", "ldp x0, x3, [x0, #0]"},
		{"one register", "x3 = load64 [x0] !reload; x3 = load64 [x0+8] !reload", "ldr x3, [x0]; ldr x3, [x0, #8]"},
		{"a base that changes", "x2 = load64 [x0] !reload; x0 = add64.rr x0 x1; x3 = load64 [x0+8] !reload", "ldr x2, [x0]; add x0, x0, x1; ldr x3, [x0, #8]"},
		{"across a store elsewhere", "x2 = load64 [x0] !reload; store64 x4 [x1]; x3 = load64 [x0+8] !reload", "ldr x2, [x0]; str x4, [x1]; ldr x3, [x0, #8]"},
		{"across a store beside", "x2 = load64 [x0] !reload; store64 x4 [x0+16] !spill; x3 = load64 [x0+8] !reload", "ldp x2, x3, [x0, #0]; str x4, [x0, #16]"},
		{"across a store that overlaps", "x2 = load64 [x0] !reload; store32 x4 [x0+12]; x3 = load64 [x0+8] !reload", "str w4, [x0, #12]; ldp x2, x3, [x0, #0]"},
		{"across a load", "store64 x2 [x0] !spill; x4 = load64 [x1]; store64 x3 [x0+8] !spill", "str x2, [x0]; ldr x4, [x1]; str x3, [x0, #8]"},
		{"not ordinary", "x2 = load64 [x0]; x3 = load64 [x0+8]", "ldr x2, [x0]; ldr x3, [x0, #8]"},
		{"behind", "x2 = load64 [x0] !reload; x0 = add64.ri x0 imm 8", "ldr x2, [x0], #8"},
		{"behind, later", "store8 x2 [x0] !spill; x3 = add64.rr x2 x1; x0 = add64.ri x0 imm -1", "strb w2, [x0], #-1; add x3, x2, x1"},
		{"behind, with the offset", "x2 = load64 [x0+8] !reload; x0 = add64.ri x0 imm 8", "ldr x2, [x0, #8]!"},
		{"behind, with another offset", "x2 = load64 [x0+8] !reload; x0 = add64.ri x0 imm 16", "ldr x2, [x0, #8]; add x0, x0, #16"},
		{"before", "x0 = add64.ri x0 imm 16; x2 = load64 [x0] !reload", "ldr x2, [x0, #16]!"},
		{"before, with the offset taken back", "x0 = add64.ri x0 imm 16; x2 = load64 [x0+-16] !reload", "ldr x2, [x0], #16"},
		{"before, with an offset", "x0 = add64.ri x0 imm 16; x2 = load64 [x0+8] !reload", "add x0, x0, #16; ldr x2, [x0, #8]"},
		{"too far", "x2 = load64 [x0] !reload; x0 = add64.ri x0 imm 256", "ldr x2, [x0]; add x0, x0, #256"},
		{"the base itself", "store64 x0 [x0] !spill; x0 = add64.ri x0 imm 8", "str x0, [x0]; add x0, x0, #8"},
		{"a symbol", "x1 = symaddr imm 4 sym @\"g\"; x2 = load8 [x1+3] !reload", "adrp x1, g+7; ldrb w2, [x1, :lo12:g+7]"},
		{"a symbol, later", "x1 = symaddr imm 0 sym @\"g\"; x3 = add64.ri x0 imm 1; store8 x2 [x1]", "add x3, x0, #1; adrp x1, g; strb w2, [x1, :lo12:g]"},
		{"a symbol that is loaded from into its register", "x1 = symaddr imm 0 sym @\"g\"; x1 = zext8to64.m [x1]; store64 x1 [x0]", "adrp x1, g; ldrb w1, [x1, :lo12:g]; str x1, [x0]"},
		{"a symbol that is read twice", "x1 = symaddr imm 0 sym @\"g\"; x2 = load8 [x1]; x3 = load8 [x1+7]", "adrp x1, g; add x1, x1, :lo12:g; ldrb w2, [x1]; ldrb w3, [x1, #7]"},
		{"a symbol that is stored", "x1 = symaddr imm 0 sym @\"g\"; store8 x1 [x1]", "adrp x1, g; add x1, x1, :lo12:g; strb w1, [x1]"},
		{"a symbol of unknown alignment", "x1 = symaddr imm 0 sym @\"g\"; x2 = load64 [x1]", "adrp x1, g; add x1, x1, :lo12:g; ldr x2, [x1]"},
		{"a symbol in a register that callers keep", "x19 = symaddr imm 0 sym @\"g\"; x2 = load8 [x19]", "adrp x19, g; add x19, x19, :lo12:g; ldrb w2, [x19]"},
		{"an index", "x1 = sext32to64 x1; x2 = load32 [x0+x1*4]", "ldr w2, [x0, w1, sxtw #2]"},
		{"an index, later", "x1 = zext32to64 x3; x4 = add64.ri x0 imm 1; store8 x2 [x0+x1*1]", "add x4, x0, #1; strb w2, [x0, w3, uxtw]"},
		{"an index that changes", "x1 = zext32to64 x3; x3 = add64.ri x0 imm 1; store8 x2 [x0+x1*1]", "mov w1, w3; add x3, x0, #1; strb w2, [x0, x1]"},
		{"an index that is stored", "x1 = sext32to64 x3; store64 x1 [x0+x1*8]", "sbfx x1, x3, #0, #32; str x1, [x0, x1, lsl #3]"},
		{"an index that is read twice", "x1 = sext32to64 x3; x2 = load64 [x0+x1*8]; x3 = load64 [x4+x1*8]", "sbfx x1, x3, #0, #32; ldr x2, [x0, x1, lsl #3]; ldr x3, [x4, x1, lsl #3]"},
		{"an index in a base's place", "x1 = sext32to64 x1; x2 = load8 [x1+x0*1]", "ldrb w2, [x0, w1, sxtw]"},
		{"a value in a base's place", "x1 = sext32to64 x3; store8 x1 [x1+x0*1]", "sbfx x1, x3, #0, #32; strb w1, [x1, x0]"},
		{"an index as a base", "x1 = sext32to64 x3; x2 = load64 [x1+x0*8]", "sbfx x1, x3, #0, #32; ldr x2, [x1, x0, lsl #3]"},
		{"a base that is read", "x2 = load64 [x0] !reload; x3 = add64.rr x0 x1; x0 = add64.ri x0 imm 8", "ldr x2, [x0]; add x3, x0, x1; add x0, x0, #8"},
	} {
		f := arm64Code(t, test.code)
		layout.Fuse(f)
		if got := arm64Text(f); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
		if errs := mach.Verify(f, mach.Framed); len(errs) > 0 {
			t.Errorf("%s: %v", test.name, errs)
		}
	}
}

// TestFuseReturns makes one instruction of a return and of what restores registers before it, also where the return is a block of its
// own that only one other block reaches.
func TestFuseReturns(t *testing.T) {
	for _, test := range []struct{ name, code, want string }{
		{"the link register", "  @lr = pop !frame\n  ret\n", "pop {pc}"},
		{"others", "  @lr @r5 @r4 = pop3 !frame\n  ret\n", "pop {r4, r5, pc}"},
		{"a block of its own", "  @lr @r4 = pop2 !frame\n  jump\n  -> 1() 1\nblock 1 freq 1 loop 0\n  ret\n", "pop {r4, pc}"},
		{"none of the frame", "  @lr = pop\n  ret\n", "pop {lr}; bx lr"},
		{"no link register", "  @r5 @r4 = pop2 !frame\n  ret\n", "pop {r4, r5}; bx lr"},
		{"more behind it", "  @lr @r4 = pop2 !frame\n  adjustsp imm 8 !frame\n  ret\n", "pop {r4, lr}; add sp, sp, #8; bx lr"},
	} {
		funcs, err := mach.Parse("test", "func @f target arm stage framed\nblock 0 freq 1 loop 0\n"+test.code, arm.Target(target.Static))
		if err != nil {
			t.Fatal(err)
		}
		f := funcs[0]
		f.Layout = nil
		for _, b := range f.Blocks {
			f.Layout = append(f.Layout, b.ID)
		}
		f.ComputePreds()
		layout.Returns(f, regalloc.Speed)
		layout.Fuse(f)
		if got := arm64Text(f); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// TestFuseArm makes pairs only of registers that stand to each other as the instruction wants it.
func TestFuseArm(t *testing.T) {
	for _, test := range []struct{ name, code, want string }{
		{"an even register and the next", "@r2 = load32 [@r0+8] !reload; @r3 = load32 [@r0+12] !reload", "ldrd r2, r3, [r0, #8]"},
		{"the upper one first", "store32 @r5 [@r0+-4] !spill; store32 @r4 [@r0+-8] !spill", "strd r4, r5, [r0, #-8]"},
		{"an odd register and the next", "@r3 = load32 [@r0+8] !reload; @r4 = load32 [@r0+12] !reload", "ldr r3, [r0, #8]; ldr r4, [r0, #12]"},
		{"out of reach", "@r2 = load32 [@r0+256] !reload; @r3 = load32 [@r0+260] !reload", "ldr r2, [r0, #256]; ldr r3, [r0, #260]"},
		{"at the base", "@r1 = load32 [@r0] !reload; @r4 = load32 [@r0+4] !reload", "ldm r0, {r1, r4}"},
		{"the base itself", "@r2 = load32 [@r0+4] !reload; @r0 = load32 [@r0] !reload", "ldm r0, {r0, r2}"},
		{"above the base", "store32 @r1 [@r0+4] !spill; store32 @r4 [@r0+8] !spill", "stmib r0, {r1, r4}"},
		{"up to the base", "store32 @r1 [@r0+-4] !spill; store32 @r4 [@r0] !spill", "stmda r0, {r1, r4}"},
		{"below the base", "@r1 = load32 [@r0+-8] !reload; @r4 = load32 [@r0+-4] !reload", "ldmdb r0, {r1, r4}"},
		{"descending", "@r4 = load32 [@r0] !reload; @r1 = load32 [@r0+4] !reload", "ldr r4, [r0]; ldr r1, [r0, #4]"},
		{"behind", "@r2 = load32 [@r0] !reload; @r0 = add32.ri @r0 imm 1024", "ldr r2, [r0], #1024"},
		{"behind, of half-words", "store16 @r2 [@r0] !spill; @r0 = add32.ri @r0 imm -2", "strh r2, [r0], #-2"},
		{"behind, of half-words, too far", "@r2 = load16 [@r0] !reload; @r0 = add32.ri @r0 imm 256", "ldrh r2, [r0]; add r0, r0, #256"},
		{"before", "@r0 = add32.ri @r0 imm 1; @r2 = sext8to32.m [@r0] !reload", "ldrsb r2, [r0, #1]!"},
	} {
		checkFused(t, arm.Target(target.Static), test.name, test.code, test.want)
	}
}

// checkFused compares the text of code, in a function of m, with want.
func checkFused(t *testing.T, m *target.Target, name, code, want string) {
	t.Helper()
	text := "func @f target " + m.Name + " stage framed\nblock 0 freq 1 loop 0\n"
	for in := range strings.SplitSeq(code, "; ") {
		text += "  " + in + "\n"
	}
	funcs, err := mach.Parse("test", text+"  ret\n", m)
	if err != nil {
		t.Fatal(err)
	}
	f := funcs[0]
	f.Layout = []mach.BlockID{0}
	layout.Fuse(f)
	if got := strings.TrimSuffix(arm64Text(f), "; bx lr"); got != want {
		t.Errorf("%s: %s, want %s", name, got, want)
	}
	if errs := mach.Verify(f, mach.Framed); len(errs) > 0 {
		t.Errorf("%s: %v", name, errs)
	}
}

// TestFuseThumb makes pairs where they are shorter than two accesses.
func TestFuseThumb(t *testing.T) {
	low := thumb.Target(target.Static)
	features, err := low.CPUByName("cortex-m3")
	if err != nil {
		t.Fatal(err)
	}
	wide := low.WithFeatures(features)
	for _, test := range []struct {
		name, code, want string
		m                *target.Target
	}{
		{"two short loads of a base that dies", "@r2 = load32 [@r0] !reload; @r3 = load32 [@r0+4] !reload; store8 @r2 [@r3]; store8 @r2 [@r3]; @r0 = move32 @r1", "ldm r0!, {r2, r3}; strb r2, [r3]; strb r2, [r3]; mov r0, r1", low},
		{"a base that is read", "@r2 = load32 [@r0] !reload; @r3 = load32 [@r0+4] !reload; store8 @r2 [@r0]; @r0 = move32 @r1", "ldr r2, [r0]; ldr r3, [r0, #4]; strb r2, [r0]; mov r0, r1", low},
		{"a base that is read between", "@r2 = load32 [@r0] !reload; @r4 = move32 @r0; @r3 = load32 [@r0+4] !reload; @r0 = move32 @r1", "ldr r2, [r0]; mov r4, r0; ldr r3, [r0, #4]; mov r0, r1", low},
		{"the base itself", "@r2 = load32 [@r0+4] !reload; @r0 = load32 [@r0] !reload", "ldm r0, {r0, r2}", low},
		{"two short stores", "store32 @r3 [@r0+4] !spill; store32 @r1 [@r0] !spill; @r0 = move32 @r1", "stm r0!, {r1, r3}; mov r0, r1", low},
		{"a stored base", "store32 @r0 [@r0] !spill; store32 @r1 [@r0+4] !spill; @r0 = move32 @r1", "str r0, [r0]; str r1, [r0, #4]; mov r0, r1", low},
		{"descending", "store32 @r3 [@r0] !spill; store32 @r1 [@r0+4] !spill; @r0 = move32 @r1", "str r3, [r0]; str r1, [r0, #4]; mov r0, r1", low},
		{"an offset", "store32 @r1 [@r0+4] !spill; store32 @r2 [@r0+8] !spill; @r0 = move32 @r1", "str r1, [r0, #4]; str r2, [r0, #8]; mov r0, r1", low},
		{"two short loads", "@r2 = load32 [@r0+8] !reload; @r3 = load32 [@r0+12] !reload", "ldr r2, [r0, #8]; ldr r3, [r0, #12]", wide},
		{"of a base that dies", "store32 @r1 [@r0] !spill; store32 @r3 [@r0+4] !spill; @r0 = move32 @r1", "stm r0!, {r1, r3}; mov r0, r1", wide},
		{"a high register", "@r9 = load32 [@r0+8] !reload; @r1 = load32 [@r0+12] !reload", "ldrd r9, r1, [r0, #8]", wide},
		{"a high register second", "@r1 = load32 [@r0+8] !reload; @r9 = load32 [@r0+12] !reload", "ldrd r1, r9, [r0, #8]", wide},
		{"a base that must be loaded last", "@r1 = load32 [@r0+124] !reload; @r0 = load32.wide [@r0+128] !reload", "ldr r1, [r0, #124]; ldr.w r0, [r0, #128]", wide},
		{"below the base", "store32.wide @r1 [@r0+-4] !spill; store32.wide @r2 [@r0+-8] !spill", "strd r2, r1, [r0, #-8]", wide},
		{"high registers of a base that dies", "store32 @r8 [@r0] !spill; store32 @r9 [@r0+4] !spill; @r0 = move32 @r1", "strd r8, r9, [r0, #0]; mov r0, r1", wide},
		{"out of reach", "store32.wide @r1 [@r0+1024] !spill; store32.wide @r2 [@r0+1028] !spill", "str.w r1, [r0, #1024]; str.w r2, [r0, #1028]", wide},
	} {
		checkFused(t, test.m, test.name, test.code, test.want)
	}
}

// arm64Code returns a function at stage Framed with instructions in the text form, with registers for their operands.
func arm64Code(t *testing.T, code string) *mach.Func {
	t.Helper()
	var b strings.Builder
	b.WriteString("func @f target arm64 stage framed\nblock 0 freq 1 loop 0\n")
	for in := range strings.SplitSeq(code, "; ") {
		b.WriteString("  " + registers.ReplaceAllString(in, "@$0") + "\n")
	}
	b.WriteString("  ret\n")
	funcs, err := mach.Parse("test", b.String(), arm64.Target(target.PIC))
	if err != nil {
		t.Fatal(err)
	}
	funcs[0].Layout = []mach.BlockID{0}
	return funcs[0]
}

var registers = regexp.MustCompile(`\b[xv][0-9]+\b`)

// arm64Text returns the instructions of f except for the last.
func arm64Text(f *mach.Func) string {
	text := string(asm.NewPrinter(f.Target, asm.Options{}).Func(f).Code)
	var list []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '.' && !strings.HasSuffix(line, ":") && line != "ret" {
			list = append(list, line)
		}
	}
	return strings.Join(list, "; ")
}
