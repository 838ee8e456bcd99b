package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
)

// TestLongDouble compiles a program that does with long double what C can, at two levels, by one
// way after the other to allocate registers, and interprets it.
func TestLongDouble(t *testing.T) {
	source := filepath.Join("testdata", "longdouble.c")
	for k, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			m.needs(t, ownLongDouble)
			for i, level := range []string{"O0", "O2"} {
				dir := t.TempDir()
				file, reference := filepath.Join(dir, "longdouble.ll"), filepath.Join(dir, "reference")
				m.native(level, reference, []string{source}, "-lm").must(t)
				m.emit(level, source, file).must(t)
				for n := range 2 {
					m.same(t, file, reference, filepath.Join(dir, "prog"), append(allocated(t, 2*k+i+3*n), "-lm"))
				}
				if m.emulator != "" { // the interpreter has not all of the C library on numbers of 128 bits
					continue
				}
				m.emit(level, source, file, "-DEXACT").must(t)
				m.native(level, reference, []string{source}, "-lm", "-DEXACT").must(t)
				want := command{name: reference}.must(t).stdout
				for _, stage := range []string{"ir", "framed"} {
					if got := spill("run", "--stage", stage, file).must(t).stdout; got != want {
						t.Errorf("%s at stage %s prints\n%s\nwant\n%s", level, stage, tail(got), tail(want))
					}
				}
			}
		})
	}
}

// TestLongDoublePrograms runs random programs that compute with long double.
func TestLongDoublePrograms(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			m.needs(t, ownLongDouble)
			for seed := range envCount(t, "SPILLWAY_LONGDOUBLE", 6) {
				t.Run(fmt.Sprint(seed), func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					l := longDoubles{Rand: rand.New(rand.NewPCG(uint64(seed), 5))}
					source := write(t, filepath.Join(dir, "long.c"), l.program())
					reference, file := filepath.Join(dir, "reference"), filepath.Join(dir, "long.ll")
					level := []string{"O0", "O2", "O1", "Oz"}[seed%4]
					m.native(level, reference, []string{source}, "-ffp-contract=off", "-lm").must(t)
					m.emit(level, source, file, "-ffp-contract=off").must(t)
					m.same(t, file, reference, filepath.Join(dir, "prog"), append(allocated(t, seed), "-lm"))
				})
			}
		})
	}
}

// longDoubles makes C programs that compute with long double. They print a number made of all that
// they computed, in which every NaN is the same.
type longDoubles struct {
	*rand.Rand
	functions int
}

func (l *longDoubles) program() string {
	var b strings.Builder
	b.WriteString(`#include <stdio.h>
#include <string.h>
typedef long double ld;
struct pair { int i; ld x; double d; };
static unsigned long long h = 1469598103934665603ULL;
static void byte(unsigned char c) { h ^= c; h *= 1099511628211ULL; }
static void mix(ld x) { unsigned char b[sizeof x]; memset(b, 0, sizeof b); memcpy(b, &x, 10); if (x != x) byte(1); else for (int i = 0; i < 10; i++) byte(b[i]); }
static ld memory[16];
`)
	l.functions = 0
	for i := range 4 {
		fmt.Fprintf(&b, "__attribute__((noinline)) static ld f%d(ld a, double d, ld b, int i, struct pair p, long long n) {\n\tld x = a, y = b, z = p.x; float f = d;\n", i)
		for range 6 + l.IntN(8) {
			b.WriteString(l.statement(1))
		}
		b.WriteString("\treturn " + l.number(2) + ";\n}\n")
		l.functions = i + 1
	}
	b.WriteString("int main(int argc, char **argv) {\n\tfor (int i = 0; i < 16; i++) memory[i] = (i - 5) / 3.0L;\n\tfor (int i = 0; i < 12; i++) {\n\t\tstruct pair p = {i, i * 1.1L, argc};\n")
	for i := range l.functions {
		fmt.Fprintf(&b, "\t\tmix(f%d(i / 7.0L, i - 3.25, argc * 1e10L, i, p, i * 123456789LL));\n", i)
	}
	b.WriteString("\t}\n\tfor (int i = 0; i < 16; i++) mix(memory[i]);\n\tprintf(\"%llx %.20Lg\\n\", h, memory[3]);\n\treturn 0;\n}\n")
	return b.String()
}

func (l *longDoubles) one(of ...string) string { return of[l.IntN(len(of))] }

func (l *longDoubles) variable() string {
	return l.one("x", "y", "z", "a", "b", "p.x", "memory[i & 15]", "memory[n & 15]", "x", "y")
}

// number returns an expression of type long double.
func (l *longDoubles) number(depth int) string {
	if depth == 0 {
		return l.one(l.variable(), l.variable(), l.variable(), "d", "f", "i", "n", "0.1L", "1", "0", "-2.5L", "1e300L", "(unsigned)i", "(unsigned long long)n", "(short)n")
	}
	u := func() string { return l.number(l.IntN(depth)) }
	switch l.IntN(14) {
	case 0, 1:
		return "(" + u() + " + (ld)" + u() + ")"
	case 2, 3:
		return "(" + u() + " - (ld)" + u() + ")"
	case 4, 5:
		return "(" + u() + " * (ld)" + u() + ")"
	case 6:
		return "((ld)" + u() + " / " + u() + ")"
	case 7:
		return "(-(ld)" + u() + ")"
	case 8:
		return "__builtin_" + l.one("fabsl", "sqrtl", "floorl", "rintl", "truncl") + "(" + u() + ")"
	case 9:
		return "__builtin_" + l.one("copysignl", "fminl", "fmaxl", "fmodl") + "(" + u() + ", " + u() + ")"
	case 10:
		return "(" + l.condition(depth-1) + " ? (ld)" + u() + " : " + u() + ")"
	case 11:
		return "(" + l.one("float", "double") + ")" + u()
	case 12:
		return l.integer(depth - 1)
	}
	return l.variable()
}

func (l *longDoubles) condition(depth int) string {
	return "((ld)" + l.number(max(depth, 0)) + " " + l.one("<", "<=", ">", ">=", "==", "!=") + " " + l.number(max(depth, 0)) + ")"
}

// integer returns an expression of an integer type, of a number that fits.
func (l *longDoubles) integer(depth int) string {
	x := l.number(max(depth, 0))
	t := []struct{ typ, low, high string }{{"int", "-2e9L", "2e9L"}, {"unsigned", "0", "4e9L"}, {"long long", "-9e18L", "9e18L"},
		{"unsigned long long", "0", "1.8e19L"}, {"signed char", "-100", "100"}, {"unsigned short", "0", "65000"}}[l.IntN(6)]
	return fmt.Sprintf("({ ld t_ = %s; t_ >= %s && t_ <= %s ? (%s)t_ : (%s)9; })", x, t.low, t.high, t.typ, t.typ)
}

func (l *longDoubles) statement(depth int) string {
	indent := strings.Repeat("\t", depth)
	left := l.one("x", "y", "z", "memory[i & 15]", "p.x", "x", "y")
	switch k := l.IntN(12); {
	case k < 5:
		return indent + left + " = " + l.number(3) + ";\n"
	case k == 5:
		return indent + left + " " + l.one("+=", "-=", "*=") + " " + l.number(2) + ";\n"
	case k == 6:
		return indent + "d = " + l.number(2) + "; f = " + l.number(1) + ";\n"
	case k == 7:
		return indent + "n = " + l.integer(1) + ";\n"
	case k == 8 && depth < 3:
		return indent + "if (" + l.condition(1) + ") {\n" + l.statement(depth+1) + indent + "} else {\n" + l.statement(depth+1) + indent + "}\n"
	case k == 9 && depth < 3:
		v := fmt.Sprintf("k%d", l.IntN(1000))
		return fmt.Sprintf("%sfor (int %s = 0; %s < %d; %s++) {\n%s%s%s\t{ ld t = x; x = y; y = z; z = t + %s; }\n%s}\n", indent, v, v, 2+l.IntN(5), v,
			l.statement(depth+1), l.statement(depth+1), indent, v, indent)
	case k == 10 && l.functions > 0:
		return fmt.Sprintf("%s%s = f%d(%s, d, %s, i + 1, p, n ^ 5);\n", indent, left, l.IntN(l.functions), l.number(1), l.number(1))
	}
	return indent + "mix(" + l.number(2) + ");\n"
}
