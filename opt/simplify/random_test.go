package simplify_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/interp"
	"spillway/ir"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

var widths = []int{1, 8, 16, 32, 64}

// A generator writes random functions with branches, loops, memory and the
// patterns that simplification looks for.
type generator struct {
	*rand.Rand
	b     strings.Builder
	n     int
	vals  map[int][]string // by width: what can be used here
	block string
}

func (g *generator) line(format string, args ...any) string {
	g.n++
	name := fmt.Sprintf("%%v%d", g.n)
	fmt.Fprintf(&g.b, " %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

func (g *generator) label(name string) {
	fmt.Fprintf(&g.b, "%s:\n", name)
	g.block = name
}

func (g *generator) fresh(name string) string {
	g.n++
	return fmt.Sprintf("%s%d", name, g.n)
}

func (g *generator) constant(w int) string {
	v := g.Uint64() >> g.IntN(64)
	switch g.IntN(4) {
	case 0:
		v = uint64(g.IntN(5)) - 2
	case 1:
		v = 1<<g.IntN(64) - uint64(g.IntN(3)) + 1
	}
	return fmt.Sprint(ir.SignExtend(v, w))
}

// pick returns a value of width w, which is a constant one time in n.
func (g *generator) pick(w, n int) string {
	if vs := g.vals[w]; len(vs) > 0 && g.IntN(n) > 0 {
		return vs[len(vs)-1-min(g.IntN(len(vs)), g.IntN(len(vs)))]
	}
	return g.constant(w)
}

// op adds an operation.
func (g *generator) op() {
	w := widths[1+g.IntN(4)]
	t := fmt.Sprintf("i%d", w)
	x := g.pick(w, 6)
	var v string
	switch g.IntN(18) {
	case 12:
		g.field()
		return
	case 14, 15:
		g.bitField()
		return
	case 16: // an index with a constant, which does not wrap
		x = g.line("and i32 %s, %d", g.pick(32, 20), 1<<(4+g.IntN(12))-1)
		y := g.line("add %s i32 %s, %d", []string{"nsw", "nuw nsw", ""}[g.IntN(3)], x, g.IntN(1000))
		y = g.line("%s i32 %s to i64", []string{"zext", "sext"}[g.IntN(2)], y)
		if g.IntN(2) == 0 {
			y = g.line("shl i64 %s, %d", y, g.IntN(6))
		}
		g.add(64, g.line("add i64 %s, %s", y, g.pick(64, 20)))
		return
	case 17: // a multiple subtracted, by way of its negation
		y := g.line("sub %s 0, %s", t, x)
		if g.IntN(2) == 0 {
			y = g.line("%s %s %s, %d", []string{"shl", "mul"}[g.IntN(2)], t, y, 1+g.IntN(w-1))
		}
		v = g.line("add %s %s, %s", t, []string{y, g.pick(w, 20)}[g.IntN(2)], y)
	case 13:
		g.bytes()
		return
	case 0, 1, 2:
		v = g.line("%s %s %s, %s", []string{"add", "sub", "mul", "and", "or", "xor"}[g.IntN(6)], t, x, g.pick(w, 2))
	case 3:
		v = g.line("%s %s %s, %d", []string{"shl", "lshr", "ashr"}[g.IntN(3)], t, x, g.IntN(w))
	case 4: // two shifts, or a rotation
		k := 1 + g.IntN(w-1)
		y := g.line("%s %s %s, %d", []string{"shl", "lshr", "ashr"}[g.IntN(3)], t, x, k)
		z := g.line("%s %s %s, %d", []string{"shl", "lshr", "ashr"}[g.IntN(3)], t, []string{x, y}[g.IntN(2)], []int{k, w - k}[g.IntN(2)])
		v = g.line("%s %s %s, %s", []string{"or", "add", "xor"}[g.IntN(3)], t, y, z)
	case 5, 6:
		d := g.constant(w)
		if d == "0" || d == "-1" {
			d = "7"
		}
		v = g.line("%s %s %s, %s", []string{"udiv", "sdiv", "urem", "srem"}[g.IntN(4)], t, x, d)
	case 7:
		to := widths[g.IntN(5)]
		switch {
		case to < w:
			g.add(to, g.line("trunc %s %s to i%d", t, x, to))
		case to > w:
			g.add(to, g.line("%s %s %s to i%d", []string{"zext", "sext"}[g.IntN(2)], t, x, to))
		}
		return
	case 8:
		g.add(1, g.line("icmp %s %s %s, %s", []string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"}[g.IntN(10)], t, x, g.pick(w, 2)))
		return
	case 9:
		c := g.pick(1, 20)
		if g.IntN(3) == 0 {
			c = g.line("xor i1 %s, true", c)
			g.add(1, c)
		}
		y := g.pick(w, 4)
		if g.IntN(3) == 0 {
			a := int64(g.IntN(400)) - 200
			x, y = fmt.Sprint(ir.SignExtend(uint64(a), w)), fmt.Sprint(ir.SignExtend(uint64(a+int64(g.IntN(40))-20), w))
		}
		v = g.line("select i1 %s, %s %s, %s %s", c, t, x, t, y)
	case 10:
		g.add(1, g.line("%s i1 %s, %s", []string{"xor", "and", "or"}[g.IntN(3)], g.pick(1, 9), g.pick(1, 3)))
		return
	default:
		v = g.memory(t)
	}
	g.add(w, v)
}

func (g *generator) add(w int, v string) { g.vals[w] = append(g.vals[w], v) }

// memory stores to and loads from an array of 16 words.
func (g *generator) memory(t string) string {
	i := g.line("and i64 %s, 15", g.pick(64, 5))
	a := g.line("getelementptr i64, ptr %%mem, i64 %s", i)
	if g.IntN(3) == 0 {
		a = g.line("getelementptr i64, ptr @words, i64 %s", i)
	}
	a = g.line("getelementptr i8, ptr %s, i64 %d", a, 8*g.IntN(4))
	if g.IntN(2) == 0 {
		fmt.Fprintf(&g.b, " store i64 %s, ptr %s\n", g.pick(64, 4), a)
	}
	if g.IntN(4) == 0 { // the address is of another block
		next := g.fresh("next")
		fmt.Fprintf(&g.b, " br label %%%s\n", next)
		g.label(next)
	}
	return g.line("load %s, ptr %s", t, a)
}

// field extracts a part of a number in memory, or changes bits of it.
func (g *generator) field() {
	w := widths[2+g.IntN(3)]
	t := fmt.Sprintf("i%d", w)
	a := g.line("getelementptr i8, ptr %%mem, i64 %d", g.IntN(64))
	x, part := g.line("load %s, ptr %s", t, a), widths[1+g.IntN(3)]
	by := 8 * g.IntN(w/8)
	byteMask := ir.SignExtend(uint64(1+g.IntN(255))<<by, w)
	switch g.IntN(5) {
	case 0:
		x = g.line("lshr %s %s, %d", t, x, by)
		if part < w {
			g.add(part, g.line("trunc %s %s to i%d", t, x, part))
			return
		}
	case 1:
		x = g.line("lshr %s %s, %d", t, x, by)
		x = g.line("and %s %s, %d", t, x, ir.SignExtend(1<<min(part, w-1)-1, w))
	case 2:
		x = g.line("and %s %s, %d", t, x, byteMask)
		g.add(1, g.line("icmp %s %s %s, %d", []string{"eq", "ne"}[g.IntN(2)], t, x, []int64{0, byteMask, byteMask & ir.SignExtend(0x55<<by, w)}[g.IntN(3)]))
		return
	default:
		op := []string{"or", "xor", "and"}[g.IntN(3)]
		if op == "and" {
			byteMask = ^byteMask
		}
		y := g.line("%s %s %s, %d", op, t, x, byteMask)
		if g.IntN(4) == 0 {
			g.memory("i64")
		}
		fmt.Fprintf(&g.b, " store %s %s, ptr %s\n", t, y, a)
		return
	}
	g.add(w, x)
}

// bitField loads or stores a number of few bits or of odd width, as programs do with bit-fields; only a part of the
// intermediate results is needed.
func (g *generator) bitField() {
	w := []int{5, 11, 16, 24, 31, 33, 40, 48, 56}[g.IntN(9)]
	t := fmt.Sprintf("i%d", w)
	a := g.line("getelementptr i8, ptr %%mem, i64 %d", g.IntN(64))
	x := g.line("load %s, ptr %s", t, a)
	if g.IntN(2) == 0 {
		x = g.line("trunc i64 %s to %s", g.pick(64, 20), t)
	}
	for range 1 + g.IntN(4) {
		switch g.IntN(3) {
		case 0:
			x = g.line("%s %s %s, %d", []string{"shl", "lshr", "ashr"}[g.IntN(3)], t, x, g.IntN(w))
		case 1:
			k := g.IntN(w)
			x = g.line("shl %s %s, %d", t, x, k)
			x = g.line("%s %s %s, %d", []string{"lshr", "ashr"}[g.IntN(2)], t, x, []int{k, g.IntN(w)}[g.IntN(2)])
		default:
			x = g.line("%s %s %s, %s", []string{"and", "or", "xor", "add", "sub", "mul"}[g.IntN(6)], t, x, g.constant(w))
		}
	}
	if g.IntN(3) == 0 {
		y := g.line("load %s, ptr %s", t, a)
		m := g.Int64() << g.IntN(w) >> g.IntN(32)
		y = g.line("and %s %s, %d", t, y, ir.SignExtend(uint64(^m), w))
		x = g.line("or %s %s, %s", t, y, g.line("and %s %s, %d", t, x, ir.SignExtend(uint64(m), w)))
		fmt.Fprintf(&g.b, " store %s %s, ptr %s\n", t, x, a)
		return
	}
	to := 32
	if w > 31 || g.IntN(2) == 0 {
		to = 64
	}
	g.add(to, g.line("%s %s %s to i%d", []string{"zext", "sext"}[g.IntN(2)], t, x, to))
}

// bytes assembles a number from adjacent bytes, or from almost adjacent ones.
func (g *generator) bytes() {
	w := widths[2+g.IntN(3)]
	t, n := fmt.Sprintf("i%d", w), []int{2, 4, 8}[g.IntN(3)]
	if 8*n > w {
		n = w / 8
	}
	base := g.line("getelementptr i64, ptr %%mem, i64 %s", g.line("and i64 %s, 7", g.pick(64, 5)))
	reversed, sum := g.IntN(2) == 0, ""
	for _, i := range g.Perm(n) {
		at := i
		if reversed {
			at = n - 1 - i
		}
		if g.IntN(60) == 0 {
			at++
		}
		x := g.line("load i8, ptr %s", g.line("getelementptr i8, ptr %s, i64 %d", base, at))
		x = g.line("zext i8 %s to %s", x, t)
		if i > 0 {
			x = g.line("shl %s %s, %d", t, x, 8*i)
		}
		if g.IntN(40) == 0 {
			g.memory("i64")
		}
		if sum != "" {
			x = g.line("or %s %s, %s", t, sum, x)
		}
		sum = x
	}
	g.add(w, sum)
}

// body adds n statements, with control flow nested up to depth.
func (g *generator) body(n, depth int) {
	for range n {
		switch k := g.IntN(8); {
		case depth > 0 && k == 0:
			g.choice(depth - 1)
		case depth > 0 && k == 1:
			g.loop(depth - 1)
		default:
			g.op()
		}
	}
}

// scope runs f, and drops the values that it adds.
func (g *generator) scope(f func()) {
	saved := map[int][]string{}
	for _, w := range widths {
		saved[w] = slices.Clone(g.vals[w])
	}
	f()
	g.vals = saved
}

func (g *generator) choice(depth int) {
	yes, no, join := g.fresh("yes"), g.fresh("no"), g.fresh("join")
	c := g.pick(1, 20)
	w := widths[1+g.IntN(4)]
	decided := c
	for g.IntN(3) == 0 {
		c = g.both(c)
	}
	if g.IntN(2) == 0 {
		c = g.line("xor i1 %s, true", c)
	}
	arms := []string{yes, no}
	var from, val [2]string
	to := slices.Clone(arms)
	if i := g.IntN(6); i < 2 { // straight to the join, where what only the phi needs is computed before the branch
		to[i], from[i] = join, g.block
		val[i] = g.line("%s i%d %s, %s", []string{"add", "xor"}[g.IntN(2)], w, g.pick(w, 5), g.pick(w, 2))
		if g.IntN(3) == 0 {
			val[i] = g.line("select i1 %s, i%d %s, i%d %s", decided, w, val[i], w, g.pick(w, 5))
		}
	}
	fmt.Fprintf(&g.b, " br i1 %s, label %%%s, label %%%s\n", c, to[0], to[1])
	for i, l := range arms {
		if from[i] != "" {
			continue
		}
		g.label(l)
		g.scope(func() {
			g.body(g.IntN(5), depth)
			from[i], val[i] = g.block, g.pick(w, 8)
		})
		fmt.Fprintf(&g.b, " br label %%%s\n", join)
	}
	g.label(join)
	g.add(w, g.line("phi i%d [ %s, %%%s ], [ %s, %%%s ]", w, val[0], from[0], val[1], from[1]))
}

// both returns the conjunction or disjunction of c and a new condition, which may read memory that is written
// afterwards.
func (g *generator) both(c string) string {
	x := g.memory("i32")
	y := g.line("icmp ult i32 %s, %s", x, g.pick(32, 2))
	if g.IntN(3) == 0 {
		g.memory("i64")
	}
	return g.line("%s i1 %s, %s", []string{"and", "or"}[g.IntN(2)], c, y)
}

func (g *generator) loop(depth int) {
	head, done := g.fresh("loop"), g.fresh("done")
	before, start := g.block, g.pick(64, 5)
	fmt.Fprintf(&g.b, " br label %%%s\n", head)
	g.label(head)
	// The values of the back edge are known once the body is.
	i, x := g.fresh("%i"), g.fresh("%x")
	at := g.b.Len()
	var rest string
	g.scope(func() {
		g.add(64, i)
		g.add(64, x)
		g.body(2+g.IntN(6), depth)
		next := g.line("add i64 %s, 1", i)
		y := g.line("xor i64 %s, %s", x, g.pick(64, 9))
		c := g.line("icmp ult i64 %s, %d", next, 1+g.IntN(6))
		fmt.Fprintf(&g.b, " br i1 %s, label %%%s, label %%%s\n", c, head, done)
		phis := fmt.Sprintf(" %s = phi i64 [ 0, %%%s ], [ %s, %%%s ]\n %s = phi i64 [ %s, %%%s ], [ %s, %%%s ]\n",
			i, before, next, g.block, x, start, before, y, g.block)
		rest = phis + g.b.String()[at:]
	})
	text := g.b.String()[:at] + rest
	g.b.Reset()
	g.b.WriteString(text)
	g.label(done)
	g.add(64, x)
}

// program returns a program of random functions that prints their results.
func program(seed uint64) string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 11))}
	g.b.WriteString("@words = global [24 x i64] zeroinitializer\n@format = constant [6 x i8] c\"%llx\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n")
	main := &strings.Builder{}
	for id := range 6 {
		fmt.Fprintf(&g.b, "define i64 @f%d(i64 %%a, i32 %%b, i8 %%c, i1 %%d)%s {\nentry:\n %%mem = alloca [24 x i64]\n call void @llvm.memset.p0.i64(ptr %%mem, i8 3, i64 192, i1 false)\n",
			id, []string{"", " minsize optsize"}[g.IntN(2)])
		g.vals = map[int][]string{64: {"%a"}, 32: {"%b"}, 8: {"%c"}, 1: {"%d"}}
		g.block = "entry"
		g.body(12+g.IntN(20), 3)
		sum := "0"
		for _, w := range widths {
			for _, v := range g.vals[w] {
				if w < 64 {
					v = g.line("zext i%d %s to i64", w, v)
				}
				sum = g.line("add i64 %s, %s", g.line("mul i64 %s, 31", sum), v)
			}
		}
		for k := range 24 {
			p := g.line("getelementptr i64, ptr %%mem, i64 %d", k)
			sum = g.line("xor i64 %s, %s", sum, g.line("load i64, ptr %s", p))
		}
		fmt.Fprintf(&g.b, " ret i64 %s\n}\n", sum)
		for range 4 {
			g.n++
			fmt.Fprintf(main, " %%r%d = call i64 @f%d(i64 %s, i32 %s, i8 %s, i1 %d)\n call i32 (ptr, ...) @printf(ptr @format, i64 %%r%d)\n",
				g.n, id, g.constant(64), g.constant(32), g.constant(8), g.IntN(2), g.n)
		}
	}
	return fmt.Sprintf("%sdeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndefine i32 @main() {\n%s ret i32 0\n}\n", &g.b, main)
}

// legal returns the module of text, legal for t.
func legal(tb testing.TB, text string, t *target.Target) (*ir.Module, *legalize.Legalizer) {
	tb.Helper()
	m, err := llvmir.Parse("test.ll", []byte(text))
	if err != nil {
		tb.Fatal(err)
	}
	lz := legalize.New(t, nil)
	for _, f := range m.Funcs {
		if !f.Declared {
			if err := lz.Func(f); err != nil {
				tb.Fatal(err)
			}
		}
	}
	lz.Complete(m)
	return m, lz
}

func run(tb testing.TB, m *ir.Module, t *target.Target) (string, uint64) {
	tb.Helper()
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}, Target: t}, interp.Options{Stdout: &out, MaxSteps: 1 << 24})
	if err != nil {
		tb.Fatal(err)
	}
	return out.String(), r.Counts.Instructions
}

func size(m *ir.Module) (n int) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			n += len(b.Values)
		}
	}
	return n
}

// TestRandom simplifies random programs, which must remain legal, print the same, and leave nothing to simplify. The
// second round still expects single uses of conditions that the first one has copied to their uses.
func TestRandom(t *testing.T) {
	machine := amd64.Target(target.PIC)
	seeds := uint64(250)
	if testing.Short() {
		seeds = 40
	}
	var before, after uint64
	for seed := range seeds {
		text := program(seed)
		m, lz := legal(t, text, machine)
		want, steps := run(t, m, machine)
		before += steps
		for round := range 3 {
			old := size(m)
			for _, f := range m.Funcs {
				if f.Declared {
					continue
				}
				simplify.Func(f, machine)
				if errs := append(ir.Verify(f), lz.Verify(f)...); len(errs) > 0 {
					t.Fatalf("seed %d: %v\n%s", seed, errs[0], f)
				}
			}
			got, steps := run(t, m, machine)
			if got != want {
				t.Fatalf("seed %d, round %d: prints\n%s\nnot\n%s\n%s", seed, round, got, want, text)
			}
			if round == 0 {
				after += steps
			} else if round == 2 && size(m) > old {
				t.Errorf("seed %d: simplifying again makes %d values of %d", seed, size(m), old)
			}
		}
	}
	t.Logf("%d values executed, %d after", before, after)
	if after >= before {
		t.Errorf("%d values are executed, were %d before", after, before)
	}
}
