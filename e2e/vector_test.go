package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/internal/leftout"
)

// allocated returns the flags of one way to allocate registers after the other, by number.
func allocated(t *testing.T, n int) []string {
	list := allocations(t)
	return list[n%len(list)]
}

// TestVectorPrograms runs random programs of vectors of many types, and holds what they print
// to what clang makes of them.
func TestVectorPrograms(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			count := 12
			if onCI() {
				count = 200
			}
			for seed := range envCount(t, "SPILLWAY_VECTORS", count) {
				t.Run(fmt.Sprint(seed), func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					text := irgen.VectorProgram(rand.New(rand.NewPCG(uint64(seed), 2)), 20, true)
					file, reference, prog := write(t, filepath.Join(dir, "vectors.ll"), text), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
					m.native("O0", reference, []string{file}, "-lm").must(t)
					m.same(t, file, reference, prog, append(allocated(t, seed), "--relocation", []string{"pic", "static"}[seed%2], "--cpu", cpu(t, seed)))
				})
			}
		})
	}
}

// cpu returns the name of one machine with extensions after the other, by number, of those
// whose code runs here.
func cpu(t *testing.T, n int) string {
	switch n % 3 {
	case 1:
		if leftout.HaveCPU(t, "sse4.2") {
			return "x86-64-v2"
		}
	case 2:
		if leftout.HaveCPU(t, "avx2") && leftout.HaveCPU(t, "bmi2") && leftout.HaveCPU(t, "fma") {
			return "x86-64-v3"
		}
	}
	return "x86-64"
}

// same builds file into prog and compares what it prints with the program reference.
func (m machine) same(t *testing.T, file, reference, prog string, flags []string) {
	t.Helper()
	want := command{name: reference}.must(t).stdout
	m.build(flags, prog, file).must(t)
	if got := (command{name: prog}).must(t).stdout; got != want {
		kept := keepFailure(t, strings.ReplaceAll(t.Name(), "/", "-"), file, prog, reference)
		t.Errorf("%v: the program prints\n%s\nwant\n%s\nthe files are in %s", flags, tail(got), tail(want), kept)
	}
}

// TestVectorLoops compiles random loops with the vectorisers on, as clang does by default.
func TestVectorLoops(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			count := 12
			if onCI() {
				count = 300
			}
			for seed := range envCount(t, "SPILLWAY_LOOPS", count) {
				t.Run(fmt.Sprint(seed), func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					l := loops{Rand: rand.New(rand.NewPCG(uint64(seed), 3))}
					source := write(t, filepath.Join(dir, "loops.c"), l.program())
					reference, file := filepath.Join(dir, "reference"), filepath.Join(dir, "loops.ll")
					level, strict := []string{"O2", "O3"}[seed%2], []string{"-ffp-contract=off", "-fwrapv"}
					m.native(level, reference, []string{source}, strict...).must(t)
					m.emit(level, source, file, append(strict, "-march="+cpu(t, seed), "-mprefer-vector-width="+[]string{"128", "256"}[seed/3%2])...).must(t)
					m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, seed))
				})
			}
		})
	}
}

// TestExamplesVectorised compiles the sources of the examples with the vectorisers on.
func TestExamplesVectorised(t *testing.T) {
	sources := glob(t, filepath.Join(root, "examples"), "*/*.c")
	rounds := 1
	if onCI() {
		rounds = 6
	}
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for i, source := range sources {
				level := []string{"O2", "O3"}[i%2]
				name := strings.TrimSuffix(filepath.Base(source), ".c")
				t.Run(name, func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					file, reference := filepath.Join(dir, name+".ll"), filepath.Join(dir, "reference")
					if r := m.emit(level, source, file).run(t); !r.ok() {
						t.Skipf("clang does not compile it for %s", m.target)
					}
					m.native(level, reference, []string{source}, "-lm", "-lpthread").must(t)
					if r := (command{name: reference}).run(t); !r.ok() {
						t.Skipf("the program is not one for %s: %s", m.target, r)
					}
					for n := range rounds {
						m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, i+n))
					}
				})
			}
		})
	}
}

// TestIntrinsics compiles programs of the functions of <immintrin.h> and <x86intrin.h>, and holds what they print
// to clang's programs. What no extension of the machine does is done by other means, and what is one
// instruction without a meaning elsewhere is inline assembly.
func TestIntrinsics(t *testing.T) {
	for _, set := range []struct {
		source     string
		flags, cpu []string
	}{
		{"intrinsics.c", []string{"-march=x86-64-v3", "-ffp-contract=off"}, nil},
		{"machine.c", []string{"-march=x86-64-v3", "-maes", "-mpclmul", "-msha", "-mrdrnd", "-mrdseed", "-mfxsr", "-mxsave"}, []string{"aes", "pclmulqdq", "sha_ni", "rdrand"}},
	} {
		for _, m := range machines {
			t.Run(m.target+"/"+strings.TrimSuffix(set.source, ".c"), func(t *testing.T) {
				m.need(t)
				for i, level := range []string{"O0", "O2"} {
					if cpu(t, 2) != "x86-64-v3" || slices.ContainsFunc(set.cpu, func(s string) bool { return !leftout.HaveCPU(t, s) }) {
						return
					}
					dir := t.TempDir()
					source, file := filepath.Join("testdata", set.source), filepath.Join(dir, "intrinsics.ll")
					reference := filepath.Join(dir, "reference")
					m.native(level, reference, []string{source}, set.flags...).must(t)
					m.emit(level, source, file, set.flags...).must(t)
					m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, 5*i))
				}
			})
		}
	}
}

// loops makes C programs of loops over arrays of all types, most of which clang computes with
// vectors. They print a number made of all that they computed.
type loops struct {
	*rand.Rand
	arrays []loopArray
}

// A loopArray is one of the arrays, with the type of its elements.
type loopArray struct {
	name, typ string
	float     bool
}

var loopTypes = []string{"signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long long", "unsigned long long", "float", "double"}

func (l *loops) one(of ...string) string { return of[l.IntN(len(of))] }

func (l *loops) program() string {
	var b strings.Builder
	n := []int{37, 64, 100, 129}[l.IntN(4)]
	b.WriteString("#include <stdio.h>\nstatic unsigned long long h = 1469598103934665603ULL;\n" +
		"static void mix(const void *p, unsigned n) { const unsigned char *c = p; for (unsigned i = 0; i < n; i++) { h ^= c[i]; h *= 1099511628211ULL; } }\n")
	for i := range 3 + l.IntN(3) {
		t := loopTypes[l.IntN(len(loopTypes))]
		a := loopArray{fmt.Sprintf("a%d", i), t, t == "float" || t == "double"}
		l.arrays = append(l.arrays, a)
		fmt.Fprintf(&b, "static %s %s[%d];\n", t, a.name, n+16)
	}
	count := 2 + l.IntN(3)
	for f := range count {
		fmt.Fprintf(&b, "__attribute__((noinline)) static void f%d(int n, float x) { %s }\n", f, l.loop(n))
	}
	fmt.Fprintf(&b, "int main(void) {\n\tunsigned long long s = %dULL;\n", l.Uint64())
	for _, a := range l.arrays {
		value := fmt.Sprintf("(%s)(s >> %s)", a.typ, l.one("33", "40", "20"))
		if a.float {
			value = fmt.Sprintf("(%s)((int)(s >> 40) %% 2000 - 1000) / 8", a.typ)
		}
		fmt.Fprintf(&b, "\tfor (int i = 0; i < %d; i++) { s = s * 6364136223846793005ULL + 1442695040888963407ULL; %s[i] = %s; }\n", n+16, a.name, value)
	}
	for f := range count {
		fmt.Fprintf(&b, "\tf%d(%d, %d / 4.0f);\n", f, l.IntN(300)-5, l.IntN(60)-30)
		for _, a := range l.arrays {
			fmt.Fprintf(&b, "\tmix(%s, sizeof %[1]s);\n", a.name)
		}
	}
	b.WriteString("\tprintf(\"%llx\\n\", h);\n\treturn 0;\n}\n")
	return b.String()
}

// loop returns a loop of n rounds: one that fills an array, one that makes a number of it, or
// one that gathers.
func (l *loops) loop(n int) string {
	a := l.arrays[l.IntN(len(l.arrays))]
	switch k := l.IntN(7); {
	case k == 6: // accesses under a mask
		b := l.arrays[l.IntN(len(l.arrays))]
		return fmt.Sprintf("for (int i = 0; i < %d; i++) if (%s[i] %s %s) %s[i] = (%s)(%s);", n, b.name, l.one("<", ">", "!="), l.one("3", "0", "x"), a.name, a.typ, l.expr(l.IntN(3), a.float))
	case k < 4:
		return fmt.Sprintf("for (int i = 0; i < %d; i++) %s[i] = (%s)(%s);", n, a.name, a.typ, l.expr(1+l.IntN(3), a.float))
	case k == 4:
		t, op, e := l.one("int", "unsigned", "unsigned long long", "short", "unsigned char"), l.one("+", "^", "&", "|", "*", "<", ">"), l.expr(l.IntN(3), false)
		step := fmt.Sprintf("s = (%s)(s %s (%s));", t, op, e)
		if op == "<" || op == ">" {
			step = fmt.Sprintf("{ %s v = (%[1]s)(%s); s = v %s s ? v : s; }", t, e, op)
		}
		return fmt.Sprintf("%s s = %s; for (int i = 0; i < %d; i++) %s mix(&s, sizeof s);", t, l.one("0", "1", "~0"), n, step)
	}
	stride, b := 2+l.IntN(3), l.arrays[l.IntN(len(l.arrays))]
	value := fmt.Sprintf("%s[%d * i + %d]", b.name, stride, l.IntN(stride))
	if b.float && !a.float { // C defines the conversion only of what the type of integers can hold
		value = fmt.Sprintf("%s >= 0 && %[1]s < 128 ? %[1]s : 1", value)
	}
	return fmt.Sprintf("for (int i = 0; i < %d / %d; i++) %s[i] = (%s)(%s);", n, stride, a.name, a.typ, value)
}

// leaf returns an operand.
func (l *loops) leaf(float bool) string {
	a := l.arrays[l.IntN(len(l.arrays))]
	switch {
	case a.float == float && l.IntN(4) > 0:
		return fmt.Sprintf("%s[i + %d]", a.name, []int{0, 0, 0, 1, 3}[l.IntN(5)])
	case float:
		return l.one("1.5f", "0.25f", "x", "2.0f")
	}
	return l.one("3", "7", "n", "i", "255", "-1")
}

// expr returns an expression of the given depth.
func (l *loops) expr(depth int, float bool) string {
	if depth == 0 || l.IntN(5) == 0 {
		return l.leaf(float)
	}
	sub := func(float bool) string { return "(" + l.expr(depth-1, float) + ")" }
	relation := l.one("<", ">", "<=", ">=", "==", "!=")
	if float {
		switch l.IntN(7) {
		case 0:
			return sub(true) + relation + sub(true) + " ? " + sub(true) + " : " + sub(true)
		case 1:
			return "(float)(" + l.one("int", "short", "unsigned char", "signed char") + ")" + sub(false)
		case 2:
			return "-" + sub(true)
		}
		return sub(true) + l.one("+", "-", "*") + sub(true)
	}
	switch l.IntN(13) {
	case 0:
		return sub(false) + relation + sub(false) + " ? " + sub(false) + " : " + sub(false)
	case 1:
		a, b := sub(false), sub(false)
		return a + l.one("<", ">") + b + " ? " + a + " : " + b
	case 2:
		return fmt.Sprintf("(int)((unsigned)%s << %d)", sub(false), l.IntN(16))
	case 3:
		return fmt.Sprintf("(%s)%s >> %d", l.one("int", "unsigned", "short", "unsigned char", "long long", "unsigned long long"), sub(false), l.IntN(8))
	case 4:
		return "(" + loopTypes[l.IntN(8)] + ")" + sub(false)
	case 5:
		return "~" + sub(false)
	case 6:
		a := sub(false)
		return a + " < 0 ? 0u - (unsigned)" + a + " : (unsigned)" + a
	case 7:
		return "(int)" + sub(false) + " / " + l.one("3", "7", "8", "10")
	case 8:
		a := sub(false)
		return "(int)(((unsigned)" + a + " << 5) | ((unsigned)" + a + " >> 27))"
	}
	t := l.one("unsigned", "unsigned", "unsigned", "unsigned long long")
	return "(" + t + ")" + sub(false) + l.one("+", "-", "*", "&", "|", "^") + "(" + t + ")" + sub(false)
}
