package irgen

import (
	"fmt"
	"math/rand"
	"strings"
)

// Shape says how large a function Text makes.
type Shape struct {
	Instructions int // about as many
	PerBlock     int // instructions in a block, at least 4
	Live         int // values that are live from block to block, at least 2
}

// Text returns a module with one function, f, as LLVM IR text: a long row of
// diamonds and small loops over a few live values, with arithmetic, loads and
// stores, and a call here and there. The same seed gives the same text. The
// function is for measuring: it can be run, but is not meant to.
func Text(s Shape, seed int64) string {
	g := &textGen{r: rand.New(rand.NewSource(seed)), s: s}
	g.printf("declare i32 @g(i32)\n\ndefine i32 @f(ptr %%p")
	for i := range s.Live {
		g.printf(", i32 %%a%d", i)
		g.live = append(g.live, fmt.Sprintf("%%a%d", i))
	}
	g.printf(") {\nentry:\n")
	g.cur = "entry"
	for g.made < s.Instructions {
		if g.r.Intn(3) == 0 {
			g.loop()
		} else {
			g.diamond()
		}
	}
	g.printf("  ret i32 %s\n}\n", g.live[0])
	return strings.Join(append(g.done, g.b.String()), "")
}

type textGen struct {
	done   []string // finished text
	b      strings.Builder
	r      *rand.Rand
	s      Shape
	live   []string
	cur    string // label of the current block
	made   int    // instructions
	names  int
	labels int
}

func (g *textGen) printf(format string, args ...any) { fmt.Fprintf(&g.b, format, args...) }

func (g *textGen) name() string {
	g.names++
	return fmt.Sprintf("%%v%d", g.names)
}

func (g *textGen) label() string {
	g.labels++
	return fmt.Sprintf("b%d", g.labels)
}

func (g *textGen) pick() int { return g.r.Intn(len(g.live)) }

// body makes n instructions, each of which replaces a live value.
func (g *textGen) body(n int) {
	ops := []string{"add", "sub", "xor", "and", "or", "mul", "shl"}
	for range n {
		v, x, y := g.name(), g.live[g.pick()], g.live[g.pick()]
		switch k := g.r.Intn(20); {
		case k == 0:
			g.printf("  %s = call i32 @g(i32 %s)\n", v, x)
		case k < 4:
			q := g.name()
			g.printf("  %s = getelementptr i32, ptr %%p, i64 %d\n  %s = load i32, ptr %s\n", q, g.r.Intn(64), v, q)
			g.made++
		case k < 6:
			q := g.name()
			g.printf("  %s = getelementptr i32, ptr %%p, i64 %d\n  store i32 %s, ptr %s\n", q, g.r.Intn(64), x, q)
			g.printf("  %s = add i32 %s, 1\n", v, x)
			g.made += 2
		case k < 10:
			g.printf("  %s = %s i32 %s, %d\n", v, ops[g.r.Intn(len(ops))], x, g.r.Intn(31))
		default:
			g.printf("  %s = %s i32 %s, %s\n", v, ops[g.r.Intn(len(ops)-1)], x, y)
		}
		g.live[g.pick()] = v
		g.made++
	}
}

func (g *textGen) start(label string) {
	g.printf("%s:\n", label)
	g.cur = label
}

// diamond makes an if with two sides that change different values.
func (g *textGen) diamond() {
	yes, no, end := g.label(), g.label(), g.label()
	g.body(g.s.PerBlock)
	c := g.name()
	g.printf("  %s = icmp slt i32 %s, %s\n  br i1 %s, label %%%s, label %%%s\n", c, g.live[g.pick()], g.live[g.pick()], c, yes, no)
	before := append([]string(nil), g.live...)
	side := func(label string) ([]string, string) {
		copy(g.live, before)
		g.start(label)
		g.body(g.s.PerBlock)
		g.printf("  br label %%%s\n", end)
		return append([]string(nil), g.live...), g.cur
	}
	a, fromA := side(yes)
	b, fromB := side(no)
	g.start(end)
	for i := range g.live {
		g.live[i] = a[i]
		if a[i] != b[i] {
			v := g.name()
			g.printf("  %s = phi i32 [ %s, %%%s ], [ %s, %%%s ]\n", v, a[i], fromA, b[i], fromB)
			g.live[i] = v
		}
	}
	g.made += 4
}

// loop makes a loop of one block that changes some values.
func (g *textGen) loop() {
	head, end := g.label(), g.label()
	g.body(g.s.PerBlock / 2)
	g.printf("  br label %%%s\n", head)
	from := g.cur
	g.start(head)
	changed := min(3, len(g.live))
	type phi struct{ v, init string }
	var phis []phi
	at := g.r.Intn(len(g.live))
	// The text of a phi needs the values at the end of the block: it is put in afterwards.
	g.done = append(g.done, g.b.String())
	g.b.Reset()
	for k := range changed {
		i := (at + k) % len(g.live)
		v := g.name()
		phis = append(phis, phi{v, g.live[i]})
		g.live[i] = v
	}
	inner := g.cur
	g.body(g.s.PerBlock)
	c := g.name()
	g.printf("  %s = icmp ult i32 %s, %s\n  br i1 %s, label %%%s, label %%%s\n", c, g.live[g.pick()], g.live[g.pick()], c, head, end)
	rest := g.b.String()
	g.b.Reset()
	for k, p := range phis {
		g.printf("  %s = phi i32 [ %s, %%%s ], [ %s, %%%s ]\n", p.v, p.init, from, g.live[(at+k)%len(g.live)], inner)
	}
	g.b.WriteString(rest)
	g.start(end)
	g.made += 3
}
