package regalloc_test

import (
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
)

func TestProblemText(t *testing.T) {
	for _, target := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3)} {
		for seed := range uint64(40) {
			p := irgen.Problem(target, seed, irgen.Options{Wild: seed%2 == 0, Critical: seed%3 == 0})
			text := p.String()
			q, err := regalloc.ParseProblem("p", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if again := q.String(); again != text {
				t.Fatalf("seed %d: read back as another problem:\n%s", seed, diff(text, again))
			}
		}
	}
}

// diff returns the first line in which two texts differ.
func diff(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for k := range x {
		if k >= len(y) || x[k] != y[k] {
			return x[k] + "\n" + strings.Join(y[min(k, len(y)):min(k+1, len(y))], "")
		}
	}
	return ""
}

const small = `machine tiny units 2 prefix 1
reg a units 0
reg b units 1 save 2 16
reg sp units 1 reserved
class r slot 4 4 move 2 load 3 store 4 swap 2 regs a b prefix b
problem small ssa
vreg v0 r
vreg v1 r remat i1 bytes 5 speed 1
vreg v2 r
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r
  i1 @1 1 const remat : def v1 r
  i2 @2 2 jump term
  e0 -> b1 freq 1 args v0
block b1 freq 2 loop 0 split i4 params v2
  i3 @2 3 use mem 1 : use v2 r mem 1 ; use v1 r const 2
  i4 @4 4 return term
`

// TestBadText has one fault each; the error is where it is.
func TestBadText(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"units 0", "units 7", "p:2:13: expected a unit"},
		{"reg b", "reg a", "p:3:5: register \"a\" is already declared"},
		{"regs a b", "regs a x", "p:5:54: unexpected \"x\""},
		{"vreg v1", "vreg v5", "p:8:6: expected v1"},
		{"vreg v2 r", "vreg v2 q", "p:9:9: unknown class \"q\""},
		{"freq 1 loop", "freq x loop", "p:10:15: expected executions"},
		{"def v0", "def v9", "p:11:22: expected a virtual register"},
		{"i3 @2", "i1 @2", "p:16:6: instruction 1 is already there"},
		{"i4 @4", "i7 @4", "p:17:6: number 7 is out of order"},
		{"def v0", "set v0", "p:11:18: expected use, def or usedef"},
		{"const 2", "const 999", "p:16:55: expected bytes"},
		{"problem", "problems", "p:6:1: unknown keyword"},
		{"args v0", "args v0 v0", "p:14:3: small: edge 0 passes 2 arguments to 1 parameters"},
		{"i1 bytes", "i0 bytes", "p:8:1: small: v1 cannot be rematerialized"},
		{"split i2", "split i3", "p:10:1: small: block 0 has its last split point at 3"},
		{"args v0", "args v2", "p:14:3: small: edge 0 passes v2 where it may be undefined"},
		{"-> b1", "-> b7", "p:14:3: small: edge 0 leads to block 7"},
		{"@4 4", "@9 4", "p:17:3: operand numbers of i4 leave a gap"},
		{"use v2 r mem 1", "use v2 r in sp", "p:16:23: small: instruction 3, operand 0: sp is not of class r"},
		{"machine tiny", "result tiny", "p:1:1: expected \"machine\""},
		{"def v0 r", "def v0 r tied 0", "p:11:18: small: instruction 0, operand 0: operand 0, to which it is tied"},
		{"const remat", "const", "v1 cannot be rematerialized"},
		{"use mem 1", "use move mem 1", "a copy is early uses"},
	} {
		text := strings.Replace(small, c.old, c.new, 1)
		if text == small {
			t.Fatalf("%q is not in the text", c.old)
		}
		_, err := regalloc.ParseProblem("p", []byte(text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s for %s: error %v, want %s", c.new, c.old, err, c.want)
		}
	}
	if _, err := regalloc.ParseProblem("p", []byte(small)); err != nil {
		t.Error(err)
	}
}

func TestCost(t *testing.T) {
	p, err := regalloc.ParseProblem("p", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, result string
		speed, size  float64
	}{
		// v0 in a, which is v2 as well; v1 as a constant in i3: +2 bytes.
		{"constant", "i0 r0\ni1 remat\ni3 r0 remat", 0, 2},
		// v1 made in b: 1 and 5 bytes; b is saved: 16 and 2 bytes.
		{"saved", "i0 r0\ni1 r1\ni3 r0 r1", 17, 7},
		// v0 stored (8, 4 bytes), read from its slot twice per call (16, +1 byte).
		{"slot", "slot s0 4 4\ni0 r0\non e0 step 0 v0 s0 <- r0\ni1 remat\ni3 s0 remat", 24, 4 + 1 + 2},
		// stored, and loaded into b before i3: 2 x 8, 3 bytes and a prefix; b saved.
		{"reload", "slot s0 4 4\ni0 r0\non e0 step 0 v0 s0 <- r0\ni1 remat\nbefore i3 step 0 v2 r1 <- s0\ni3 r1 remat", 8 + 16 + 16, 4 + 4 + 2 + 2},
		// moved to b and rematerialized there, on an edge.
		{"moves", "i0 r0\ni1 remat\non e0 step 0 v0 r1 <- r0\non e0 step 0 v1 r0 <- remat\ni3 r1 r0", 1 + 1 + 16, 3 + 5 + 2},
	} {
		r, err := regalloc.ParseResult("r", []byte("result small bound none\n"+c.result), p)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := regalloc.Cost(p, r, regalloc.Speed); got != c.speed {
			t.Errorf("%s: speed %g, want %g", c.name, got, c.speed)
		}
		if got := regalloc.Cost(p, r, regalloc.Size); got != c.size {
			t.Errorf("%s: size %g, want %g", c.name, got, c.size)
		}
	}
}

func TestSqueeze(t *testing.T) {
	for seed := range uint64(30) {
		p := irgen.Problem(irgen.AMD64(), seed, irgen.Options{})
		few, all := p.Squeeze(1), p.Squeeze(100)
		if all.Allocatable(0) != p.Allocatable(0) {
			t.Error("a hundred registers are fewer than there are")
		}
		if n := few.Allocatable(0).Len(); n >= 13 || n < 2 {
			t.Errorf("seed %d: squeezed to %d registers", seed, n)
		}
		for _, err := range few.Validate() {
			t.Error(err)
		}
	}
}

// FuzzParseProblem looks for inputs that panic, or that read back differently.
func FuzzParseProblem(f *testing.F) {
	f.Add([]byte(small))
	f.Fuzz(func(t *testing.T, text []byte) {
		p, err := regalloc.ParseProblem("f", text)
		if err != nil {
			return
		}
		again := p.String()
		q, err := regalloc.ParseProblem("f", []byte(again))
		if err != nil || q.String() != again {
			t.Errorf("reads back differently: %v\n%s", err, again)
		}
	})
}
