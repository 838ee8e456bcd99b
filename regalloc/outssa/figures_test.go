package outssa_test

import (
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/outssa"
)

// The drawings of [Rastello05] are not in its text; these tests rebuild what the text
// says of each figure.

// lines parses a Problem of registers v0 to v(n-1), its blocks in text form.
func lines(t *testing.T, name string, n int, blocks string) *regalloc.Problem {
	t.Helper()
	text := header + strings.Repeat("vreg vN r\n", n)
	for k := range n {
		text = strings.Replace(text, "vreg vN", "vreg v"+itoa(k), 1)
	}
	p, err := regalloc.ParseProblem(name, []byte(text+strings.TrimSpace(blocks)+"\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range p.Validate() {
		t.Fatal(err)
	}
	return p
}

func itoa(k int) string {
	if k < 10 {
		return string(rune('0' + k))
	}
	return itoa(k/10) + itoa(k%10)
}

// moves lowers p and proves the outcome with a register for each name.
func moves(t *testing.T, p *regalloc.Problem, opts outssa.Options) float64 {
	t.Helper()
	low, err := outssa.Lower(p, opts)
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range low.Problem.Validate() {
		t.Fatalf("%s: %v", describe(opts), err)
	}
	return low.Moves(func(*regalloc.Block) float64 { return 1 })
}

// all returns the copies of each method with all constraints.
func all(t *testing.T, p *regalloc.Problem) map[string]float64 {
	counts := map[string]float64{}
	for _, m := range outssa.Methods() {
		counts[m.Name] = moves(t, p, outssa.Options{Method: m, Explicit: true})
		counts[m.Name+"+C"] = moves(t, p, outssa.Options{Method: m, Explicit: true, Again: true})
		if counts[m.Name+"+C"] > counts[m.Name] {
			t.Errorf("%s: %s leaves %v copies, and %v after coalescing", p.Name, m.Name, counts[m.Name], counts[m.Name+"+C"])
		}
	}
	return counts
}

func expect(t *testing.T, name string, counts map[string]float64, want map[string]float64) {
	t.Helper()
	for m, n := range want {
		if counts[m] != n {
			t.Errorf("%s: %s leaves %v copies, want %v", name, m, counts[m], n)
		}
	}
}

// TestFigure2: parameters of a function and of a call in registers, and operations
// that write over an operand. C lives across the call, which destroys its register,
// and D replaces A there: one copy saves C, one brings B and none brings A or K.
func TestFigure2(t *testing.T) {
	p := lines(t, "figure 2", 10, `
block b0 freq 1 loop 0 split i8
  i0 @0 0 input : def v0 r in a ; def v1 r in c
  i1 @2 0 load : use v1 r ; def v2 r
  i2 @4 1 autoadd : use v1 r ; def v3 r tied 0
  i3 @6 0 load : use v3 r ; def v4 r
  i4 @8 2 call call clobbers a b c : use v2 r in a ; use v4 r in b ; def v5 r in a
  i5 @11 3 add : use v0 r ; use v5 r ; def v6 r
  i6 @14 4 make : def v7 r
  i7 @15 5 more : use v7 r ; def v8 r tied 0
  i8 @17 6 output term : use v6 r in a
`)
	counts := all(t, p)
	expect(t, p.Name, counts, map[string]float64{"pinning": 1, "boissinot": 1})
	if counts["leung-george"] <= counts["pinning"] || counts["naive"] <= counts["leung-george"] {
		t.Errorf("figure 2: %v", counts)
	}
}

// TestFigure3 has the pins of [Rastello05 Figs. 3 and 15]: all that was renamed from the stack pointer is pinned to it again, though
// copies of one path were folded, so that two parameters of one block want it at once. That is found, and not translated; without these
// pins the program is right.
func TestFigure3(t *testing.T) {
	p := lines(t, "figure 3", 6, `
block b0 freq 1 loop 0 split i1
  i0 @0 0 sp : def v0 r ; def v1 r
  i1 @2 1 branch term
  e0 -> b1 freq 0.5
  e1 -> b2 freq 0.5 args v0 v1
block b1 freq 0.5 loop 0 split i3
  i2 @2 2 push : use v0 r ; def v2 r
  i3 @4 3 jump term
  e2 -> b2 freq 0.5 args v2 v0
block b2 freq 1 loop 0 split i4 params v3 v4
  i4 @4 4 return term : use v3 r ; use v4 r
`)
	pins := outssa.Collect(p)
	sp := outssa.Physical(0)
	pins.Def[3], pins.Def[4] = sp, sp
	if errs := pins.Verify(p); len(errs) == 0 {
		t.Error("two parameters of one block are pinned to one register, and nothing is found")
	}
	if _, err := outssa.Lower(p, outssa.Options{Method: outssa.Pinning, Explicit: true, Pins: pins}); err == nil {
		t.Error("Lower takes it")
	}
	one := outssa.Collect(p)
	one.Def[3] = sp
	if errs := one.Verify(p); len(errs) > 0 {
		t.Errorf("one of them alone: %v", errs)
	}
	expect(t, p.Name, all(t, p), map[string]float64{"pinning": 2, "naive": 6})
}

// TestFigure5 has the cases of incorrect pins, and the fourth, which is correct.
func TestFigure5(t *testing.T) {
	p := lines(t, "figure 5", 8, `
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 branch term
  e0 -> b1 freq 0.5 nosplit args v0 v1
  e1 -> b2 freq 0.5 nosplit args v1
block b1 freq 1 loop 0 split i4 params v2 v3
  i2 @2 2 op : use v2 r ; use v3 r ; def v4 r
  i3 @5 2 op : use v4 r ; def v5 r
  i4 @7 3 return term : use v5 r
block b2 freq 1 loop 0 split i6 params v6
  i5 @8 2 op : use v6 r ; def v7 r
  i6 @10 1 branch term
  e2 -> b1 freq 0.5 nosplit args v6 v7
  e3 -> b2 freq 0.5 nosplit args v7
`)
	at := func(i regalloc.InstrID, k int) int { return int(p.Instrs[i].Operands[0]) + k }
	r := outssa.Physical(0)
	for _, c := range []struct {
		name string
		pin  func(s *outssa.Pins)
		want []string // in the finding; nil: it is correct
	}{
		{"case 1", func(s *outssa.Pins) { s.Def[0], s.Def[1] = r, r }, []string{"case 1", "v0", "v1"}},
		{"case 2", func(s *outssa.Pins) { s.Use[at(2, 0)], s.Use[at(2, 1)] = r, r }, []string{"case 2", "v2", "v3"}},
		{"case 3", func(s *outssa.Pins) { s.Def[2], s.Def[3] = r, r }, []string{"case 3", "v2", "v3"}},
		{"case 4", func(s *outssa.Pins) { s.Use[at(2, 0)], s.Def[4] = r, r }, nil},
		{"case 5", func(s *outssa.Pins) {
			s.Args = make([]outssa.Resource, len(p.Args))
			for k := range s.Args {
				s.Args[k] = outssa.Unpinned
			}
			s.Args[0] = r
		}, []string{"case 5", "v0", "v2"}},
		{"case 5, the same resource", func(s *outssa.Pins) {
			s.Args = make([]outssa.Resource, len(p.Args))
			for k := range s.Args {
				s.Args[k] = outssa.Unpinned
			}
			s.Args[0] = s.Def[2]
		}, nil},
		{"case 6", func(s *outssa.Pins) { s.Def[2], s.Def[6] = r, r }, []string{"case 6", "v0", "v1"}},
	} {
		pins := outssa.Collect(p)
		c.pin(pins)
		errs := pins.Verify(p)
		if c.want == nil {
			if len(errs) > 0 {
				t.Errorf("%s: %v", c.name, errs)
			}
			continue
		}
		if len(errs) == 0 {
			t.Errorf("%s: nothing is found", c.name)
			continue
		}
		for _, w := range c.want {
			if !strings.Contains(errs[0].Error(), w) {
				t.Errorf("%s: %v does not mention %s", c.name, errs[0], w)
			}
		}
		if _, err := outssa.Lower(p, outssa.Options{Method: outssa.Pinning, Explicit: true, Pins: pins}); err == nil {
			t.Errorf("%s: Lower takes it", c.name)
		}
	}
	if errs := outssa.Collect(p).Verify(p); len(errs) > 0 {
		t.Error(errs)
	}
}

// TestFigure6: x = phi(x1, x2), where x1 and x2 interfere. One copy is needed; pinning
// both to x is worse.
func TestFigure6(t *testing.T) {
	p := lines(t, "figure 6", 4, `
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 branch term
  e0 -> b1 freq 0.5
  e1 -> b2 freq 0.5
block b1 freq 0.5 loop 0 split i2
  i2 @2 2 jump term
  e2 -> b3 freq 0.5 args v0
block b2 freq 0.5 loop 0 split i4
  i3 @2 3 use : use v0 r
  i4 @3 2 jump term
  e3 -> b3 freq 0.5 args v1
block b3 freq 1 loop 0 split i5 params v2
  i5 @3 4 return term : use v2 r
`)
	expect(t, p.Name, all(t, p), map[string]float64{"leung-george": 2, "pinning": 1, "sreedhar": 1, "boissinot": 1, "chaitin": 1, "naive": 2})
	both := outssa.Collect(p)
	both.Def[0], both.Def[1] = outssa.Virtual(2), outssa.Virtual(2)
	if errs := both.Verify(p); len(errs) == 0 {
		t.Error("figure 6b: two results of one instruction in one resource are not found")
	}
	one := outssa.Collect(p)
	one.Def[1] = outssa.Virtual(2)
	if n := moves(t, p, outssa.Options{Method: outssa.LeungGeorge, Explicit: true, Pins: one}); n != 1 {
		t.Errorf("figure 6c: %v copies, want 1", n)
	}
}

// TestFigure7 has the four classes of interferences: the first two are repaired by copies, the others are strong, and
// two values with one of these in one resource are an error.
func TestFigure7(t *testing.T) {
	p := lines(t, "figure 7", 9, `
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r
  i1 @1 1 make : def v1 r
  i2 @2 2 branch term
  e0 -> b1 freq 0.5
  e1 -> b2 freq 0.5
block b1 freq 0.5 loop 0 split i3
  i3 @2 3 jump term
  e2 -> b3 freq 0.5 args v0 v1 v1
block b2 freq 0.5 loop 0 split i6
  i4 @2 4 use : use v0 r
  i5 @3 5 make : def v2 r ; def v3 r
  i6 @5 3 jump term
  e3 -> b3 freq 0.5 args v2 v3 v3
block b3 freq 1 loop 0 split i7 params v4 v5 v6
  i7 @5 6 return term : use v0 r ; use v1 r ; use v4 r ; use v5 r ; use v6 r
`)
	for _, c := range []struct {
		name   string
		x, y   int
		strong bool
	}{
		{"class 1: both are alive at once", 0, 1, false},
		{"class 2: one is alive where the argument of the other's parameter is", 1, 4, false},
		{"class 3: parameters whose arguments interfere in a block before", 4, 5, true},
		{"class 4: parameters with the same arguments", 5, 6, true},
	} {
		pins := outssa.Collect(p)
		r := outssa.Virtual(8)
		pins.Def[c.x], pins.Def[c.y] = r, r
		errs := pins.Verify(p)
		if strong := len(errs) > 0; strong != c.strong {
			t.Errorf("%s: strong %v, want %v: %v", c.name, strong, c.strong, errs)
		}
		if c.strong {
			continue
		}
		plain := moves(t, p, outssa.Options{Method: outssa.LeungGeorge, Explicit: true})
		if n := moves(t, p, outssa.Options{Method: outssa.LeungGeorge, Explicit: true, Pins: pins}); n < 1 {
			t.Errorf("%s: nothing is repaired: %v copies, %v without the pins", c.name, n, plain)
		}
	}
	expect(t, p.Name, all(t, p), map[string]float64{"pinning": 4, "naive": 6})
}

// TestFigure8 takes pinning through a function with several merging points: arguments that interfere with their parameters are
// cut off first, and the rest is one.
func TestFigure8(t *testing.T) {
	p := lines(t, "figure 8", 8, `
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 branch term
  e0 -> b1 freq 0.5
  e1 -> b2 freq 0.5
block b1 freq 0.5 loop 0 split i3
  i2 @2 2 next : use v0 r ; def v2 r
  i3 @4 3 jump term
  e2 -> b3 freq 0.5 args v2 v1
block b2 freq 0.5 loop 0 split i4
  i4 @4 3 jump term
  e3 -> b3 freq 0.5 args v0 v0
block b3 freq 1 loop 0 split i6 params v3 v4
  i5 @4 2 next : use v3 r ; def v5 r
  i6 @6 1 branch term
  e4 -> b4 freq 0.5
  e5 -> b5 freq 0.5 args v4
block b4 freq 0.5 loop 0 split i7
  i7 @6 3 jump term
  e6 -> b5 freq 0.5 args v5
block b5 freq 1 loop 0 split i8 params v6
  i8 @6 4 return term : use v6 r ; use v3 r
`)
	expect(t, p.Name, all(t, p), map[string]float64{"pinning": 2, "leung-george": 6, "naive": 7})
}

// TestFigure9: z is in R0 where it is made, and R0 is written while z lives on. In one register all over the function they interfere;
// pinned, z is repaired by one copy [CC1].
func TestFigure9(t *testing.T) {
	p := lines(t, "figure 9", 4, `
block b0 freq 1 loop 0 split i0
  i0 @0 0 branch term
  e0 -> b1 freq 0.5
  e1 -> b2 freq 0.5
block b1 freq 0.5 loop 0 split i2
  i1 @0 1 f call clobbers a : def v0 r in a
  i2 @1 2 jump term
  e2 -> b3 freq 0.5 args v0
block b2 freq 0.5 loop 0 split i4
  i3 @1 3 g call clobbers a : def v1 r in a
  i4 @2 2 jump term
  e3 -> b3 freq 0.5 args v1
block b3 freq 1 loop 0 split i6 params v2
  i5 @2 4 h call clobbers a : def v3 r in a
  i6 @3 5 return term : use v2 r ; use v3 r
`)
	expect(t, p.Name, all(t, p), map[string]float64{"pinning": 1, "chaitin": 2, "sreedhar": 2, "leung-george": 2})
}

// TestFigure10: Sreedhar et al. take the parameters X = phi(x, y) and Y = phi(z, y) of one
// block in turn, pinning takes them together [CS1].
func TestFigure10(t *testing.T) {
	p := lines(t, "figure 10", 5, `
block b0 freq 1 loop 0 split i0
  i0 @0 0 branch term
  e0 -> b1 freq 0.5
  e1 -> b2 freq 0.5
block b1 freq 0.5 loop 0 split i2
  i1 @0 1 make : def v0 r ; def v1 r
  i2 @2 2 jump term
  e2 -> b3 freq 0.5 args v0 v1
block b2 freq 0.5 loop 0 split i4
  i3 @2 1 make : def v2 r
  i4 @3 2 jump term
  e3 -> b3 freq 0.5 args v2 v2
block b3 freq 1 loop 0 split i5 params v3 v4
  i5 @3 3 return term : use v3 r ; use v4 r
`)
	counts := all(t, p)
	expect(t, p.Name, counts, map[string]float64{"pinning": 1})
	if counts["sreedhar"] < counts["pinning"] {
		t.Errorf("figure 10: %v", counts)
	}
}

// TestFigure11: parameters that exchange places in two loops. Copies that happen at once need no further names [CS2].
func TestFigure11(t *testing.T) {
	p := lines(t, "figure 11", 6, `
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 jump term
  e0 -> b1 freq 1 args v0 v1
block b1 freq 10 loop 1 split i3 params v2 v3
  i2 @2 2 use : use v2 r
  i3 @3 3 branch term
  e1 -> b1 freq 9 args v3 v2
  e2 -> b2 freq 1 args v3 v2
block b2 freq 10 loop 1 split i5 params v4 v5
  i4 @3 2 use : use v4 r
  i5 @4 3 branch term
  e3 -> b2 freq 9 args v5 v4
  e4 -> b3 freq 1
block b3 freq 1 loop 0 split i6
  i6 @4 4 return term : use v4 r ; use v5 r
`)
	expect(t, p.Name, all(t, p), map[string]float64{"pinning": 4, "sreedhar": 6, "naive": 12})
}

// TestFigure12: a and b2 interfere. A copy in either predecessor does without
// constraints; knowing that B is written over b2, only one of them does [CS3].
func TestFigure12(t *testing.T) {
	p := lines(t, "figure 12", 4, `
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r
  i1 @1 1 jump term
  e0 -> b1 freq 1 args v0
block b1 freq 10 loop 1 split i3 params v1
  i2 @1 2 autoadd : use v1 r ; def v2 r tied 0
  i3 @3 3 branch term
  e1 -> b2 freq 9
  e2 -> b3 freq 1
block b2 freq 9 loop 1 split i5
  i4 @3 4 use : use v2 r
  i5 @4 1 jump term
  e3 -> b1 freq 9 args v2
block b3 freq 1 loop 0 split i6
  i6 @4 5 return term : use v2 r
`)
	expect(t, p.Name, all(t, p), map[string]float64{"pinning": 0, "chaitin": 0, "boissinot": 0})
}

// TestFigure13: the limit of Leung and George's repair [LIM2]: the repaired value is
// wanted in a register later and is copied once more. Pinning repairs it in that
// register.
func TestFigure13(t *testing.T) {
	p := lines(t, "figure 13", 3, `
block b0 freq 1 loop 0 split i3
  i0 @0 0 f call clobbers a b : def v0 r in a
  i1 @1 1 g call clobbers a : def v1 r in a
  i2 @2 2 h call clobbers a b : use v1 r in a ; use v0 r in b ; def v2 r in a
  i3 @5 3 return term : use v2 r in a
`)
	expect(t, p.Name, all(t, p), map[string]float64{"leung-george": 2, "pinning": 1})
	low, err := outssa.Lower(p, outssa.Options{Method: outssa.LeungGeorge, Explicit: true})
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(copies(low.Problem), ", "); got != "v0<-v3, v4<-v0" {
		t.Errorf("figure 13: copies %s", got)
	}
}

// TestFigure14: a parameter lives on after the edge back, which cannot be split, to
// its own block: the lost copy, and with two parameters the swap on top of it.
func TestFigure14(t *testing.T) {
	p := lines(t, "figure 14", 5, `
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 jump term
  e0 -> b1 freq 1 args v0 v1
block b1 freq 10 loop 1 split i3 params v2 v3
  i2 @2 2 next : use v2 r ; def v4 r
  i3 @4 3 branch term
  e1 -> b1 freq 9 nosplit args v3 v2
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i4
  i4 @4 4 return term : use v2 r ; use v3 r ; use v4 r
`)
	counts := all(t, p)
	for name, n := range counts {
		if n < 2 {
			t.Errorf("figure 14: %s leaves %v copies", name, n)
		}
	}
}

// TestOnTheWay: what L of [Rastello05 Fig. 4] is about: a value that is in its register
// already is not copied there again, also where two paths meet.
func TestOnTheWay(t *testing.T) {
	p := lines(t, "figure 4", 3, `
block b0 freq 1 loop 0 split i1
  i0 @0 0 f call clobbers a : def v0 r in a
  i1 @1 1 branch term
  e0 -> b1 freq 0.5
  e1 -> b2 freq 0.5
block b1 freq 0.5 loop 0 split i3
  i2 @1 2 store : use v0 r
  i3 @2 3 jump term
  e2 -> b3 freq 0.5
block b2 freq 0.5 loop 0 split i5
  i4 @2 4 nothing : use v0 r
  i5 @3 3 jump term
  e3 -> b3 freq 0.5
block b3 freq 1 loop 0 split i7
  i6 @3 5 g call clobbers a : use v0 r in a ; def v1 r in a
  i7 @5 6 return term : use v0 r
`)
	// v0 is killed by g: one copy after f saves it. The use at g is in place.
	expect(t, p.Name, all(t, p), map[string]float64{"leung-george": 1, "pinning": 1, "naive": 3})
}

// TestMethodsProved proves what the figures' Problems become by check, in which the
// methods have no part.
func TestMethodsProved(t *testing.T) {
	p := lines(t, "swap", 4, `
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 jump term
  e0 -> b1 freq 1 args v0 v1
block b1 freq 10 loop 1 split i3 params v2 v3
  i2 @2 2 use : use v2 r ; use v3 r
  i3 @4 3 branch term
  e1 -> b3 freq 9
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i4
  i4 @4 4 return term : use v2 r ; use v3 r
block b3 freq 9 loop 1 split i5
  i5 @6 1 jump term
  e3 -> b1 freq 9 args v3 v2
`)
	p.Machine = irgen.Tiny(regalloc.MaxRegs).Machine
	for _, m := range outssa.Methods() {
		for _, again := range []bool{false, true} {
			low, err := outssa.Lower(p, outssa.Options{Method: m, Again: again})
			if err != nil {
				t.Fatal(err)
			}
			if n := low.Moves(func(*regalloc.Block) float64 { return 1 }); n < 2 {
				t.Errorf("%s: two values change places with %v copies", m.Name, n)
			}
			for _, f := range check.Result(p, low.Raise(everyone(low.Problem))) {
				t.Errorf("%s: %s", m.Name, f.Error())
			}
		}
	}
}
