package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// TestConventionPairs makes random functions of all types that LLVM's text has, under all calling conventions, compiles
// their callers with one compiler and their bodies with the other, llc being the reference, and lets the program say which
// arguments and results are not what was passed, and which values that the convention preserves were destroyed.
func TestConventionPairs(t *testing.T) {
	for _, m := range append(slices.Clone(x86), arm64) {
		t.Run(m.target, func(t *testing.T) {
			m.need(t, "llc-19")
			count := 10
			if testing.Short() {
				count = 4
			}
			for seed := range envCount(t, "SPILLWAY_PAIRS", count) {
				t.Run(strconv.Itoa(seed), func(t *testing.T) {
					t.Parallel()
					m.conventionPairs(t, uint64(seed))
				})
			}
		})
	}
}

func (m machine) conventionPairs(t *testing.T, seed uint64) {
	dir := t.TempDir()
	p := pairs{machine: m, rand: rand.New(rand.NewPCG(seed, 2))}
	switch {
	case m.target == "arm64":
		p.features = "+neon"
	case seed%4 == 2 && leftout.HaveCPU(t, "avx2"):
		p.features = "+avx"
	case seed%4 == 3 && leftout.HaveCPU(t, "avx2"):
		p.features = "+avx2,+f16c"
	default:
		p.features = "+sse2"
	}
	caller, callee := p.modules(16)
	level := []string{"O0", "O1", "O2", "Oz"}[seed/4%4]
	var objects [2][2]string // by side and compiler: llc's, ours
	var files []string
	for i, text := range []string{caller, callee} {
		side := []string{"caller", "callee"}[i]
		ll := filepath.Join(dir, side+".ll")
		write(t, ll, text)
		files = append(files, ll)
		objects[i] = [2]string{filepath.Join(dir, side+".llc.o"), filepath.Join(dir, side+".ours.o")}
		command{name: "llc-19", args: []string{"-" + strings.Replace(level, "Oz", "O2", 1), "-relocation-model=pic", "-filetype=obj", ll, "-o", objects[i][0]}}.must(t)
		args := append([]string{"compile", "--target", m.target, "-" + level, "-c", ll, "-o", objects[i][1]}, extraFlags()...)
		spill(args...).must(t)
	}
	for _, pair := range [][2]int{{0, 0}, {0, 1}, {1, 0}, {1, 1}} {
		prog := filepath.Join(dir, "prog")
		m.cc("-o", prog, objects[0][pair[0]], objects[1][pair[1]], "-lm").must(t)
		r := command{name: prog}.run(t)
		switch {
		case r.ok():
		case pair == [2]int{0, 0}:
			t.Errorf("llc differs from itself: %s", r)
		default:
			kept := keepFailure(t, fmt.Sprintf("pairs-%s-%d", m.target, seed), append(files, objects[0][pair[0]], objects[1][pair[1]])...)
			t.Errorf("-%s, %s with %s: %s\nthe files are in %s", level, filepath.Base(objects[0][pair[0]]), filepath.Base(objects[1][pair[1]]), r, kept)
		}
	}
}

// pairs makes the two modules.
type pairs struct {
	machine
	rand     *rand.Rand
	features string
	value    uint64 // the last constant allocated
	names    int
	text     *strings.Builder // of the current function
}

// An irType is a type of LLVM's text, with what it consists of.
type irType struct {
	text  string
	kind  byte // i, f: an integer, a number; p: a pointer; v: a vector; s: a struct; a: an array
	bits  int  // i
	elems []irType
}

func scalar(text string) irType {
	t := irType{text: text, kind: 'f'}
	if text == "ptr" {
		t.kind = 'p'
	} else if n, err := strconv.Atoi(text[1:]); err == nil && text[0] == 'i' {
		t.kind, t.bits = 'i', n
	}
	return t
}

func (p *pairs) pick(from ...string) string { return from[p.rand.IntN(len(from))] }

// scalar returns a random scalar type.
func (p *pairs) scalar() irType {
	if p.target == "arm64" { // llc -O0 and -O2 differ about more than these
		return scalar(p.pick("i1", "i8", "i16", "i32", "i32", "i64", "i64", "float", "float", "double", "double", "ptr"))
	}
	return scalar(p.pick("i1", "i2", "i7", "i8", "i8", "i13", "i16", "i16", "i24", "i32", "i32", "i32", "i33", "i48", "i64", "i64", "i64", "i65", "i96", "i127",
		"i128", "i128", "i129", "i160", "i192", "i200", "i256", "half", "bfloat", "float", "float", "double", "double", "fp128", "x86_fp80", "ptr"))
}

// vector returns a random vector type.
func (p *pairs) vector() irType {
	elem := p.scalar()
	for elem.text == "x86_fp80" || elem.bits > 128 {
		elem = p.scalar()
	}
	n := 1 + p.rand.IntN(9)
	if p.rand.IntN(4) == 0 {
		n = []int{10, 12, 15, 16, 17, 24, 31, 32, 33}[p.rand.IntN(9)]
	}
	if elem.bits > 32 || elem.bits == 0 {
		n = 1 + (n-1)%9
	}
	return several(fmt.Sprintf("<%d x %s>", n, elem.text), 'v', elem, n)
}

func several(text string, kind byte, elem irType, n int) irType {
	t := irType{text: text, kind: kind}
	for range n {
		t.elems = append(t.elems, elem)
	}
	return t
}

// any returns a random type.
func (p *pairs) any() irType {
	kind := p.rand.IntN(8)
	if p.target == "arm64" && kind < 5 {
		kind = 5
	}
	switch kind {
	case 0:
		t := irType{kind: 's'}
		var fields []string
		for range 1 + p.rand.IntN(4) {
			f := p.scalar()
			if p.rand.IntN(3) == 0 {
				for f = p.vector(); f.elems[0].bits%8 != 0; { // has no place in memory
					f = p.vector()
				}
			}
			t.elems, fields = append(t.elems, f), append(fields, f.text)
		}
		t.text = "{ " + strings.Join(fields, ", ") + " }"
		return t
	case 1:
		e, n := p.scalar(), 1+p.rand.IntN(4)
		return several(fmt.Sprintf("[%d x %s]", n, e.text), 'a', e, n)
	case 2, 3, 4:
		return p.vector()
	}
	return p.scalar()
}

// constant returns a new constant of type t.
func (p *pairs) constant(t irType) string {
	switch t.kind {
	case 'i', 'f', 'p':
		p.value = p.value*6364136223846793005 + 1442695040888963407
		x := p.value >> 33
		switch {
		case t.kind == 'p':
			return fmt.Sprintf("inttoptr (i32 %d to ptr)", x&0x7FFFFFF)
		case t.kind == 'i' && t.bits == 1:
			return []string{"false", "true"}[x&1]
		case t.kind == 'i':
			text := "u0x"
			for n := (t.bits + 3) / 4; n > 0; n-- {
				p.value = p.value*6364136223846793005 + 1442695040888963407
				digit := p.value >> 60
				if len(text) == 3 && t.bits%4 != 0 {
					digit &= 1<<(t.bits%4) - 1
				}
				text += strconv.FormatUint(digit, 16)
			}
			return text
		case t.text == "half":
			return fmt.Sprintf("0xH%04X", 0x3C00|x&0x3FF)
		case t.text == "bfloat":
			return fmt.Sprintf("0xR%04X", 0x3F80|x&0x7F)
		case t.text == "x86_fp80":
			return fmt.Sprintf("0xK4001%08X%08X", x|1<<31, p.value>>20&0xFFFFFFFF)
		case t.text == "fp128":
			return fmt.Sprintf("0xL%016X4001%012X", p.value, x)
		case t.text == "float":
			return fmt.Sprintf("%d.25", x&0xFFFFF)
		}
		return fmt.Sprintf("%d.125", x)
	}
	var elems []string
	for _, e := range t.elems {
		elems = append(elems, e.text+" "+p.constant(e))
	}
	open, shut := map[byte]string{'v': "<", 's': "{ ", 'a': "["}[t.kind], map[byte]string{'v': ">", 's': " }", 'a': "]"}[t.kind]
	return open + strings.Join(elems, ", ") + shut
}

// elements returns the constants of the elements of a constant of type t.
func (t irType) elements(constant string) []string {
	inner, depth, from := strings.TrimSpace(constant[1:len(constant)-1]), 0, 0
	var out []string
	for i := 0; i <= len(inner); i++ {
		switch {
		case i == len(inner) || inner[i] == ',' && depth == 0:
			elem := strings.TrimSpace(inner[from:i])
			out = append(out, strings.TrimSpace(strings.TrimPrefix(elem, t.elems[len(out)].text)))
			from = i + 1
		case strings.IndexByte("<{[(", inner[i]) >= 0:
			depth++
		case strings.IndexByte(">}])", inner[i]) >= 0:
			depth--
		}
	}
	return out
}

func (p *pairs) name() string {
	p.names++
	return fmt.Sprintf("%%t%d", p.names)
}

func (p *pairs) line(format string, args ...any) string {
	name := p.name()
	fmt.Fprintf(p.text, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

// compare appends the comparison of a value with a constant, and returns the sum of acc and the number of differences.
func (p *pairs) compare(t irType, value, constant, acc string) string {
	differ := ""
	switch t.kind {
	case 'i', 'p':
		differ = p.line("icmp ne %s %s, %s", t.text, value, constant)
	case 'f':
		if t.text == "half" || t.text == "bfloat" || t.text == "fp128" {
			bits := map[string]string{"half": "i16", "bfloat": "i16", "fp128": "i128"}[t.text]
			x := p.line("bitcast %s %s to %s", t.text, value, bits)
			differ = p.line("icmp ne %s %s, bitcast (%s %s to %s)", bits, x, t.text, constant, bits)
			break
		}
		differ = p.line("fcmp une %s %s, %s", t.text, value, constant)
	default:
		for i, c := range t.elements(constant) {
			e := ""
			if t.kind == 'v' {
				e = p.line("extractelement %s %s, i32 %d", t.text, value, i)
			} else {
				e = p.line("extractvalue %s %s, %d", t.text, value, i)
			}
			acc = p.compare(t.elems[i], e, c, acc)
		}
		return acc
	}
	return p.line("add i32 %s, %s", acc, p.line("zext i1 %s to i32", differ))
}

// A pairConvention is a calling convention of the pairs.
type pairConvention struct {
	name  string
	saved string // registers that a call preserves and C's does not
	// LLVM 19 restores registers that results are in: results are of one integer register.
	oneResult bool
	swift     bool // it has arguments of Swift's
	simple    bool // arguments are scalars of a word: LLVM 19 loses track of the stack otherwise
	words     bool // and floats have at most 64 bits
}

func (m machine) pairConventions() []pairConvention {
	if m.target == "i386" {
		return []pairConvention{{name: ""}, {name: "fastcc"}, {name: "coldcc"}, {name: "tailcc", simple: true}, {name: "x86_stdcallcc", simple: true}, {name: "x86_fastcallcc", simple: true}, {name: "x86_thiscallcc", simple: true}}
	}
	if m.target == "arm64" {
		return []pairConvention{{name: ""}, {name: "fastcc"}, {name: "tailcc", simple: true}, {name: "preserve_mostcc"}, {name: "preserve_nonecc"},
			{name: "swiftcc", swift: true}, {name: "swiftcc", swift: true}, {name: "swifttailcc", swift: true, simple: true}}
	}
	return []pairConvention{{name: ""}, {name: ""}, {name: "swiftcc", swift: true}, {name: "swifttailcc", swift: true, simple: true}, {name: "cxx_fast_tlscc", saved: "rcx rdx rsi r8 r9 r10 r11", oneResult: true},
		{name: "fastcc"}, {name: "coldcc", saved: "rcx rdx rsi rdi r8 r9 r10 xmm0 xmm1 xmm5 xmm15", oneResult: true}, {name: "tailcc", simple: true},
		{name: "preserve_mostcc", saved: "rcx rdx rsi rdi r8 r9 r10"}, {name: "preserve_allcc", saved: "rcx rdx rsi rdi r8 r9 r10 xmm3 xmm4 xmm7 xmm15"}, {name: "preserve_nonecc"}, {name: "win64cc", saved: "rsi rdi xmm6 xmm7 xmm15", simple: true, words: true}}
}

// modules returns the texts of the callers and the callees of n functions.
func (p *pairs) modules(n int) (caller, callee string) {
	triple := map[string]string{"arm64": "aarch64-unknown-linux-gnu", "amd64": "x86_64-pc-linux-gnu", "i386": "i386-pc-linux-gnu"}[p.target]
	layout := map[string]string{
		"arm64": "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
		"amd64": "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
		"i386":  "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"}[p.target]
	head := fmt.Sprintf("target datalayout = %q\ntarget triple = %q\n", layout, triple)
	tail := fmt.Sprintf("attributes #0 = { nounwind noinline \"target-features\"=%q }\n", p.features)
	var callers, callees, main strings.Builder
	callers.WriteString(head + "@text = private constant [25 x i8] c\"f%d: %d differences: %d\\0A\\00\"\n@failed = global i32 0\n@live = global i64 81985529216486895\n@number = global double 1.5\n" +
		"declare i32 @printf(ptr, ...)\ndefine void @note(i32 %f, i32 %where, i32 %n) #0 {\n  %c = icmp eq i32 %n, 0\n  br i1 %c, label %done, label %bad\nbad:\n" +
		"  store i32 1, ptr @failed\n  call i32 (ptr, ...) @printf(ptr @text, i32 %f, i32 %n, i32 %where)\n  br label %done\ndone:\n  ret void\n}\n" +
		// What the compiler's library may lack; no more is rounded here.
		"define weak bfloat @__truncsfbf2(float %x) #0 {\n  %b = bitcast float %x to i32\n  %s = lshr i32 %b, 16\n  %t = trunc i32 %s to i16\n  %r = bitcast i16 %t to bfloat\n  ret bfloat %r\n}\n")
	callees.WriteString(head + "declare void @note(i32, i32, i32)\n")
	main.WriteString("define i32 @main() #0 {\n")
	for i := range n {
		p.function(i, &callers, &callees)
		fmt.Fprintf(&main, "  call void @call%d()\n", i)
	}
	main.WriteString("  %r = load i32, ptr @failed\n  ret i32 %r\n}\n")
	return callers.String() + main.String() + tail, callees.String() + tail
}

// function appends function number i, and what calls it.
func (p *pairs) function(i int, callers, callees *strings.Builder) {
	conventions := p.pairConventions()
	conv := conventions[p.rand.IntN(len(conventions))]
	result := p.any()
	for conv.oneResult && !(result.kind == 'p' || result.kind == 'i' && result.bits <= 64) {
		result = p.any()
	}
	for result.kind == 'v' && result.elems[0].bits%8 != 0 && result.elems[0].bits != 1 { // llc -O0 and -O2 differ about such in memory
		result = p.any()
	}
	for conv.simple && p.target != "i386" && len(result.elems) > 8 { // in memory, which LLVM 19 loses, too
		result = p.any()
	}
	if p.rand.IntN(8) == 0 {
		result = irType{text: "void"}
	}
	var formal, actual, types []string
	var args []irType
	var constants []string
	marked := 0 // clang marks no more than there are registers
	for a := range p.rand.IntN(9) {
		t := p.any()
		for conv.simple && (t.kind != 'i' && t.kind != 'f' && t.kind != 'p' || t.bits > 64) || conv.words && (t.text == "fp128" || t.text == "x86_fp80") {
			t = p.scalar()
		}
		attr := ""
		if t.kind == 'i' && t.bits < 32 {
			attr = p.pick("", "zeroext ", "signext ")
		}
		if p.target == "i386" && (conv.name == "" || conv.name == "x86_fastcallcc") && p.rand.IntN(2) == 0 && (t.kind == 'i' && t.bits <= 64 || t.kind == 'p') &&
			(conv.name == "" || marked+(t.bits+31)/32 <= 2) {
			attr += "inreg "
			marked += max(1, (t.bits+31)/32)
		}
		c := p.constant(t)
		args, constants = append(args, t), append(constants, c)
		types = append(types, t.text+" "+attr)
		formal = append(formal, fmt.Sprintf("%s %s%%a%d", t.text, attr, a))
		actual = append(actual, fmt.Sprintf("%s %s%s", t.text, attr, c))
	}
	for _, mark := range []string{"swiftself", "swiftasync"} {
		if conv.swift && p.rand.IntN(2) == 0 {
			c := p.constant(scalar("ptr"))
			args, constants = append(args, scalar("ptr")), append(constants, c)
			types, formal, actual = append(types, "ptr "+mark), append(formal, fmt.Sprintf("ptr %s %%a%d", mark, len(args)-1)), append(actual, fmt.Sprintf("ptr %s %s", mark, c))
		}
	}
	sent, thrown := "", ""
	if conv.swift && p.rand.IntN(2) == 0 && !(p.target == "amd64" && conv.simple) { // swifttailcc: LLVM 19 restores the error's register
		sent, thrown = p.constant(scalar("ptr")), p.constant(scalar("ptr"))
		types, formal, actual = append(types, "ptr swifterror"), append(formal, "ptr swifterror %error"), append(actual, "ptr swifterror %error")
	}
	p.text = callees
	fmt.Fprintf(callees, "define %s %s @f%d(%s) #0 {\n", conv.name, result.text, i, strings.Join(formal, ", "))
	acc := "0"
	for a, t := range args {
		acc = p.compare(t, fmt.Sprintf("%%a%d", a), constants[a], acc)
	}
	if sent != "" {
		acc = p.compare(scalar("ptr"), p.line("load ptr, ptr %%error"), sent, acc)
	}
	clobbers := "~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15},~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{xmm8},~{xmm9},~{xmm15}"
	destroy := "xorl %eax, %eax; movq %rax, %rcx; movq %rax, %rdx; movq %rax, %rsi; movq %rax, %rdi; movq %rax, %r8; movq %rax, %r9; movq %rax, %r10; movq %rax, %r11; movq %rax, %r12; movq %rax, %r15; xorps %xmm0, %xmm0; xorps %xmm1, %xmm1; xorps %xmm3, %xmm3; xorps %xmm4, %xmm4; xorps %xmm5, %xmm5; xorps %xmm7, %xmm7; xorps %xmm15, %xmm15"
	if p.target == "i386" {
		clobbers = "~{eax},~{ecx},~{edx},~{esi},~{edi},~{xmm0},~{xmm1},~{xmm2},~{xmm7}"
		destroy = "xorl %eax, %eax; movl %eax, %ecx; movl %eax, %edx; movl %eax, %esi; movl %eax, %edi; xorps %xmm0, %xmm0; xorps %xmm7, %xmm7"
	}
	if p.target == "arm64" {
		clobbers, destroy = "", ""
		for _, r := range []int{1, 2, 7, 8, 9, 15, 19, 20, 21, 22, 23, 28} {
			clobbers += fmt.Sprintf("~{x%d},", r)
			destroy += fmt.Sprintf("mov x%d, #0; ", r)
		}
		for _, r := range []int{0, 1, 7, 8, 9, 15, 16, 31} {
			clobbers += fmt.Sprintf("~{v%d},", r)
			destroy += fmt.Sprintf("movi v%d.16b, #0; ", r)
		}
		clobbers, destroy = strings.TrimSuffix(clobbers, ","), strings.TrimSuffix(destroy, "; ")
	}
	if p.rand.IntN(2) == 0 {
		fmt.Fprintf(callees, "  call void asm sideeffect %q, \"%s\"()\n", destroy, clobbers)
	}
	fmt.Fprintf(callees, "  call void @note(i32 %d, i32 0, i32 %s)\n", i, acc)
	if sent != "" {
		fmt.Fprintf(callees, "  store ptr %s, ptr %%error\n", thrown)
	}
	returned := ""
	if result.text != "void" {
		returned = p.constant(result)
		fmt.Fprintf(callees, "  ret %s %s\n}\n", result.text, returned)
	} else {
		callees.WriteString("  ret void\n}\n")
	}
	p.text = callers
	fmt.Fprintf(callers, "declare %s %s @f%d(%s)\ndefine void @call%d() #0 {\n", conv.name, result.text, i, strings.Join(types, ", "), i)
	var live, numbers []string
	if p.rand.IntN(2) == 0 {
		for k := range 9 {
			live = append(live, p.line("add i64 %s, %d", p.line("load volatile i64, ptr @live"), k))
			numbers = append(numbers, p.line("fadd double %s, %d.0", p.line("load volatile double, ptr @number"), k))
		}
	}
	if sent != "" {
		fmt.Fprintf(callers, "  %%error = alloca swifterror ptr\n  store ptr %s, ptr %%error\n", sent)
	}
	acc = "0"
	if result.text != "void" {
		r := p.line("call %s %s @f%d(%s)", conv.name, result.text, i, strings.Join(actual, ", "))
		acc = p.compare(result, r, returned, acc)
	} else {
		fmt.Fprintf(callers, "  call %s void @f%d(%s)\n", conv.name, i, strings.Join(actual, ", "))
	}
	if sent != "" {
		acc = p.compare(scalar("ptr"), p.line("load ptr, ptr %%error"), thrown, acc)
	}
	for k := range live {
		x := p.line("icmp ne i64 %s, %d", live[k], 81985529216486895+k)
		y := p.line("fcmp une double %s, %d.5", numbers[k], 1+k)
		acc = p.line("add i32 %s, %s", acc, p.line("zext i1 %s to i32", x))
		acc = p.line("add i32 %s, %s", acc, p.line("zext i1 %s to i32", y))
	}
	fmt.Fprintf(callers, "  call void @note(i32 %d, i32 1, i32 %s)\n  ret void\n}\n", i, acc)
}
