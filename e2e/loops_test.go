package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
)

// TestVectorLoops compiles random loops with the vectorizers on, as clang does by default, for
// machines with and without extensions, and holds what each loop computes to what clang's own
// program does.
func TestVectorLoops(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			count := envCount(t, "SPILLWAY_LOOPS", 6)
			first := envCount(t, "SPILLWAY_LOOPS_SEED", 1)
			var made, vectorized atomic.Int64
			t.Cleanup(func() {
				if n := made.Load(); n >= 60 && vectorized.Load() < n/2 && !m.noVectors && !t.Failed() {
					t.Errorf("of %d loops only %d have become vectors", n, vectorized.Load())
				} else {
					t.Logf("of %d loops %d have become vectors", n, vectorized.Load())
				}
			})
			for seed := first; seed < first+count; seed++ {
				t.Run(fmt.Sprint(seed), func(t *testing.T) {
					t.Parallel()
					m.loops(t, seed, &made, &vectorized)
				})
			}
		})
	}
}

// loops compiles the loops of a seed; made counts them, and vectorized those that have become vectors.
func (m machine) loops(t *testing.T, seed int, made, vectorized *atomic.Int64) {
	dir := t.TempDir()
	l := loops{Rand: rand.New(rand.NewPCG(uint64(seed), 4)), int128: m.int128, half: !slices.Contains(m.lacks, doubleToHalf)}
	source := write(t, filepath.Join(dir, "loops.c"), l.program())
	reference, file := filepath.Join(dir, "reference"), filepath.Join(dir, "loops.ll")
	level, strict := []string{"O2", "O3"}[seed%2], []string{"-ffp-contract=off", "-fwrapv"}
	// The order of sums of floats may change, since they are exact: see loops.reduction.
	strict = append(strict, []string{"-fno-math-errno", "-fassociative-math -fno-signed-zeros -fno-trapping-math -fno-math-errno"}[seed/4%2])
	strict = strings.Fields(strings.Join(strict, " "))
	m.native(level, reference, []string{source}, append(strict, "-lm")...).must(t)
	flags := strict
	if m.emulator == "" {
		machine, width := cpu(t, seed), []string{"128", "256"}[seed/3%2]
		if seed%9 == 8 && machine == "x86-64-v3" { // compiled with 32 bytes nevertheless
			machine, width = "x86-64-v4", "512"
		}
		flags = append(strict, "-march="+machine, "-mprefer-vector-width="+width)
	}
	if seed%5 == 0 { // more of what costs too much otherwise
		flags = append(flags, "-mllvm", "-force-vector-width="+[]string{"2", "4", "8", "16"}[seed/5%4])
	}
	m.emit(level, source, file, flags...).must(t)
	made.Add(int64(l.count))
	for _, text := range strings.Split(string(read(t, file)), "\ndefine ") {
		if strings.Contains(text, "@f") && vectorCode.MatchString(text) {
			vectorized.Add(1)
		}
	}
	m.same(t, file, reference, filepath.Join(dir, "prog"), append(allocated(t, seed), "-lm"))
}

// vectorCode finds loads, stores and arithmetic of vectors.
var vectorCode = regexp.MustCompile(`(load|store|add|sub|mul|and|or|xor|icmp \w+|fcmp \w+) <\d+ x |@llvm.masked`)

// loops makes C programs of loops over arrays of all types, most of which clang computes with
// vectors. Each prints a number made of all that it computed.
type loops struct {
	*rand.Rand
	int128 bool
	half   bool
	count  int
	n      int // elements
	arrays []loopArray
}

// A loopArray is one of the arrays, with the type of its elements.
type loopArray struct {
	name, typ string
	float     bool
}

var loopTypes = []string{"signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long long", "unsigned long long", "_Bool", "__int128", "unsigned __int128", "_Float16", "float", "double", "long double"}

func (l *loops) one(of ...string) string { return of[l.IntN(len(of))] }

func isFloat(typ string) bool {
	return typ == "float" || typ == "double" || typ == "_Float16" || typ == "long double"
}

func (l *loops) array() loopArray { return l.arrays[l.IntN(len(l.arrays))] }

func (l *loops) program() string {
	var b strings.Builder
	l.n = []int{37, 64, 100, 129, 255}[l.IntN(5)]
	b.WriteString(`#include <stdio.h>
#include <string.h>
static unsigned long long h;
static void mix(const void *p, unsigned n) { const unsigned char *c = p; for (unsigned i = 0; i < n; i++) { h ^= c[i]; h *= 1099511628211ULL; } }
`)
	for i := range 4 + l.IntN(4) {
		typ := loopTypes[l.IntN(len(loopTypes))]
		if !l.int128 && strings.Contains(typ, "int128") || !l.half && typ == "_Float16" || l.IntN(3) > 0 && (strings.Contains(typ, "128") || typ == "long double") {
			typ = "int"
		}
		a := loopArray{fmt.Sprintf("a%d", i), typ, isFloat(typ)}
		l.arrays = append(l.arrays, a)
		fmt.Fprintf(&b, "static %s %s[%d];\n", typ, a.name, l.n+16)
		// What a NaN consists of is not fixed, nor are the bytes of a long double after its ten.
		fmt.Fprintf(&b, "static void mix_%s(void) { for (int i = 0; i < %d; i++) { %s x = %s[i]; ", a.name, l.n+16, typ, a.name)
		if a.float {
			b.WriteString("double y = x != x ? 0.5 : (double)x; mix(&y, sizeof y); } }\n")
		} else {
			b.WriteString("mix(&x, sizeof x); } }\n")
		}
	}
	b.WriteString("static int index_[300];\n")
	fmt.Fprintf(&b, "static void fill(void) {\n\tunsigned long long s = %dULL;\n\tfor (int i = 0; i < 300; i++) index_[i] = (int)((unsigned)i * %du %% %du);\n", l.Uint64(), 2*l.IntN(100)+1, l.n)
	for _, a := range l.arrays {
		value := fmt.Sprintf("(%s)(s >> %s)", a.typ, l.one("33", "40", "20"))
		if a.float { // small integers: sums and products of them are exact
			value = fmt.Sprintf("(%s)((int)(s >> 40) %% 31 - 15)", a.typ)
		}
		fmt.Fprintf(&b, "\tfor (int i = 0; i < %d; i++) { s = s * 6364136223846793005ULL + 1442695040888963407ULL; %s[i] = %s; }\n", l.n+16, a.name, value)
	}
	b.WriteString("}\n")
	l.count = 8 + l.IntN(5)
	for f := range l.count {
		fmt.Fprintf(&b, "__attribute__((noinline)) static void f%d(int n, float x) { %s }\n", f, l.loop())
	}
	b.WriteString("int main(void) {\n")
	for f := range l.count {
		fmt.Fprintf(&b, "\th = 1469598103934665603ULL; fill(); f%d(%d, %d);\n\t", f, l.IntN(300)-5, l.IntN(30)-15)
		for _, a := range l.arrays {
			fmt.Fprintf(&b, "mix_%s(); ", a.name)
		}
		fmt.Fprintf(&b, "printf(\"f%d %%llx\\n\", h);\n", f)
	}
	b.WriteString("\treturn 0;\n}\n")
	return b.String()
}

// value returns an expression of the array's kind that its type can hold, by C's rules.
func (l *loops) value(a loopArray, depth int) string {
	e := l.expr(depth, a.float)
	return fmt.Sprintf("(%s)(%s)", a.typ, e)
}

// loop returns a loop, or a few.
func (l *loops) loop() string {
	a, b := l.array(), l.array()
	all := fmt.Sprintf("for (int i = 0; i < %d; i++) ", l.n)
	switch l.IntN(16) {
	case 0: // accesses under a mask
		return fmt.Sprintf("%sif (%s[i] %s %s) %s[i] = %s;", all, b.name, l.one("<", ">", "!="), l.one("3", "0", "1"), a.name, l.value(a, l.IntN(3)))
	case 1, 2:
		return l.reduction(all)
	case 3: // every second, third or fourth element
		stride := 2 + l.IntN(3)
		return fmt.Sprintf("for (int i = 0; i < %d / %d; i++) %s[i] = %s;", l.n, stride, a.name, l.converted(b, fmt.Sprintf("%d * i + %d", stride, l.IntN(stride)), a))
	case 4: // stores of them
		stride := 2 + l.IntN(3)
		text := fmt.Sprintf("for (int i = 0; i < %d / %d; i++) {", l.n, stride)
		for k := range stride {
			text += fmt.Sprintf(" %s[%d * i + %d] = %s;", a.name, stride, k, l.value(a, 1))
		}
		return text + " }"
	case 5: // backwards
		return fmt.Sprintf("for (int i = %d; i >= 0; i--) %s[i] = %s;", l.n-1, a.name, l.value(a, 1+l.IntN(2)))
	case 6: // gathering
		return fmt.Sprintf("%s%s[i] = %s;", all, a.name, l.converted(b, "index_[i]", a))
	case 7: // scattering
		return fmt.Sprintf("%s%s[index_[i]] = %s;", all, a.name, l.value(a, 1))
	case 8: // a number of rounds that is known only when it runs
		return fmt.Sprintf("for (int i = 0; i < n && i < %d; i++) %s[i] = %s;", l.n, a.name, l.value(a, 1+l.IntN(2)))
	case 9: // side by side without a loop
		var text strings.Builder
		k, shift := []int{2, 4, 8, 16}[l.IntN(4)], l.IntN(3)
		e := l.value(a, 1+l.IntN(2))
		for i := range k {
			fmt.Fprintf(&text, "{ enum { i = %d }; %s[%d] = %s; } ", i, a.name, i+shift, e)
		}
		return text.String()
	case 10: // two loops, one in the other
		w := 4 + l.IntN(5)
		return fmt.Sprintf("for (int j = 0; j < %d; j++) for (int k = 0; k < %d; k++) { int i = j * %d + k; %s[i] = %s; }", l.n/w, w, w, a.name, l.value(a, 1+l.IntN(2)))
	case 11: // of the element before, or of two elements
		return fmt.Sprintf("%s%s[i] = %s;", all, a.name, l.converted(b, "i + 1", a))
	case 12: // several arrays in one loop
		return fmt.Sprintf("%s{ %s[i] = %s; %s[i] = %s; }", all, a.name, l.value(a, 1), b.name, l.value(b, 1+l.IntN(2)))
	}
	return fmt.Sprintf("%s%s[i] = %s;", all, a.name, l.value(a, 1+l.IntN(3)))
}

// converted returns element at of b as a value for a: C defines the conversion to integers only of what
// these can hold.
func (l *loops) converted(b loopArray, at string, a loopArray) string {
	value := fmt.Sprintf("%s[%s]", b.name, at)
	if b.float && !a.float {
		value = fmt.Sprintf("%s >= 0 && %[1]s < 100 ? %[1]s : 1", value)
	}
	if a.typ == "_Float16" && !b.float { // or the number may be infinite
		value = fmt.Sprintf("(short)%s %% 1000", value)
	}
	return fmt.Sprintf("(%s)(%s)", a.typ, value)
}

// reduction returns a loop that makes a number of an array. Those of floats are exact in any order: the
// elements are small integers.
func (l *loops) reduction(all string) string {
	a := l.array()
	if a.float {
		x := a.name + "[i]"
		typ := a.typ
		if typ == "_Float16" {
			typ = "float"
		}
		step := l.one("s += "+x, "s -= "+x, "s += "+x+" * "+x, "s = "+x+" < s ? "+x+" : s", "s = "+x+" > s ? "+x+" : s", "if ("+x+" > 2) s += "+x)
		return fmt.Sprintf("%s s = %s; %s { %s; } mix_%s(); { double y = s; mix(&y, sizeof y); }", typ, l.one("0", "1", "-3"), all, step, a.name)
	}
	t, op, e := l.one("int", "unsigned", "unsigned long long", "long long", "short", "unsigned char", "signed char", "unsigned short"), l.one("+", "^", "&", "|", "*", "<", ">", "any", "count", "product"), l.expr(l.IntN(3), false)
	step := fmt.Sprintf("s = (%s)(s %s (%s));", t, op, e)
	switch op {
	case "<", ">":
		step = fmt.Sprintf("{ %s v = (%[1]s)(%s); s = v %s s ? v : s; }", t, e, op)
	case "any":
		step = fmt.Sprintf("if ((%s) %s %d) s = %d;", e, l.one("==", "<", ">"), l.IntN(200), l.IntN(100))
	case "count":
		step = fmt.Sprintf("s += (%s) %s %d;", e, l.one("==", "<", ">", "!="), l.IntN(100))
	case "product": // of numbers that are extended
		from := l.one("short", "signed char", "unsigned char", "unsigned short")
		step = fmt.Sprintf("s += (%s)((%s)(%s) * (%[2]s)(%s));", t, from, l.leaf(false), l.leaf(false))
	}
	return fmt.Sprintf("%s s = %s; %s%s mix(&s, sizeof s);", t, l.one("0", "1", "~0"), all, step)
}

// leaf returns an operand.
func (l *loops) leaf(float bool) string {
	a := l.array()
	switch {
	case a.float == float && l.IntN(5) > 0:
		x := fmt.Sprintf("%s[i + %d]", a.name, []int{0, 0, 0, 1, 3}[l.IntN(5)])
		if strings.Contains(a.typ, "128") {
			x = "(long long)" + x
		}
		return x
	case float:
		return l.one("1.5f", "0.25f", "x", "2.0f")
	}
	return l.one("3", "7", "n", "i", "255", "-1", "0x8000", "100000")
}

// expr returns an expression of the given depth.
func (l *loops) expr(depth int, float bool) string {
	if depth == 0 || l.IntN(6) == 0 {
		return l.leaf(float)
	}
	sub := func(float bool) string { return "(" + l.expr(depth-1, float) + ")" }
	relation := l.one("<", ">", "<=", ">=", "==", "!=")
	if float {
		switch l.IntN(12) {
		case 0:
			return sub(true) + relation + sub(true) + " ? " + sub(true) + " : " + sub(true)
		case 1:
			return "(" + l.one("float", "double") + ")(" + l.one("int", "short", "unsigned char", "signed char", "unsigned short") + ")" + sub(false)
		case 2:
			return "-" + sub(true)
		case 3:
			return "__builtin_" + l.one("fabs", "floor", "ceil", "trunc", "rint") + "(" + sub(true) + ")"
		case 4:
			return sub(false) + relation + sub(false) + " ? " + sub(true) + " : " + sub(true)
		case 5:
			return "__builtin_sqrt(" + sub(true) + " * 0.0 + " + l.one("2", "9.5", "0.125") + ")"
		case 6:
			return "__builtin_copysign(" + sub(true) + ", " + sub(true) + ")"
		case 7: // of two zeros either may be the lesser one
			return "__builtin_fabs(__builtin_" + l.one("fmin", "fmax", "fminf", "fmaxf") + "(" + sub(true) + ", " + l.one(sub(true), "4.0f", "__builtin_nan(\"\")") + "))"
		}
		return sub(true) + l.one("+", "-", "*") + sub(true)
	}
	switch l.IntN(26) {
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
		return "(" + l.one("int", "unsigned", "short", "unsigned char", "long long") + ")" + sub(false) + l.one(" / ", " % ") + l.one("3", "7", "8", "10", "100", "16")
	case 8:
		a := sub(false)
		return "(int)(((unsigned)" + a + " << 5) | ((unsigned)" + a + " >> 27))"
	case 9: // a number of places that differs
		return fmt.Sprintf("(%s)%s %s ((unsigned)%s & 7)", l.one("int", "unsigned", "unsigned long long", "short", "unsigned char", "unsigned short"), sub(false), l.one("<<", ">>"), sub(false))
	case 10:
		return "__builtin_" + l.one("popcount", "popcountll", "bswap32", "bswap64", "bswap16") + "((unsigned)" + sub(false) + ")"
	case 11:
		return "__builtin_" + l.one("clz", "ctz") + "((unsigned)" + sub(false) + " | 1)"
	case 12: // sums that stop at the ends
		t := l.one("unsigned char", "signed char", "short", "unsigned short", "int")
		return "__builtin_elementwise_" + l.one("add", "sub") + "_sat((" + t + ")" + sub(false) + ", (" + t + ")" + sub(false) + ")"
	case 13:
		t := l.one("unsigned char", "signed char", "short", "unsigned short", "int", "unsigned", "long long")
		return "__builtin_elementwise_" + l.one("min", "max") + "((" + t + ")" + sub(false) + ", (" + t + ")" + sub(false) + ")"
	case 14: // rounded means
		t := l.one("unsigned char", "unsigned short")
		return "((" + t + ")" + sub(false) + " + (" + t + ")" + sub(false) + " + 1) >> 1"
	case 15: // upper halves of products
		t := l.one("short", "unsigned short")
		return "((unsigned)((" + t + ")" + sub(false) + " * (" + t + ")" + sub(false) + ")) >> 16"
	case 16:
		return sub(false) + relation + sub(false)
	case 17: // of a float that an int can hold
		return "(int)((float)(short)" + sub(false) + " * " + l.one("0.5f", "2.0f", "1.25f") + ")"
	case 18:
		return sub(true) + relation + sub(true) + " ? " + sub(false) + " : " + sub(false)
	case 19:
		return "__builtin_abs((int)" + sub(false) + " - (int)" + sub(false) + ")"
	case 20, 21: // what a narrower type can hold, and what differs from that by a little
		t, n := l.one("short", "int", "int", "long long"), l.one("unsigned char", "signed char", "short", "unsigned short")
		least, most := l.one("0", "-128", "-32768", "1"), l.one("255", "127", "32767", "65535", "254")
		if strings.HasPrefix(n, "unsigned") {
			least = l.one("0", "0", "0", "-1")
		}
		limits := [2]string{"__builtin_elementwise_max", "__builtin_elementwise_min"}
		values := [2]string{"(" + t + ")" + least, "(" + t + ")" + most}
		if l.IntN(2) == 0 {
			limits[0], limits[1], values[0], values[1] = limits[1], limits[0], values[1], values[0]
		}
		return fmt.Sprintf("(%s)%s(%s((%s)%s, %s), %s)", n, limits[1], limits[0], t, sub(false), values[0], values[1])
	}
	t := l.one("unsigned", "unsigned", "unsigned", "unsigned long long", "unsigned short", "unsigned char")
	return "(" + t + ")" + sub(false) + l.one("+", "-", "*", "&", "|", "^") + "(" + t + ")" + sub(false)
}
