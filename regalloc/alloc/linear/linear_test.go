package linear_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/outssa"
)

func targets() map[string]*irgen.Target {
	return map[string]*irgen.Target{"amd64": irgen.AMD64(), "i386": irgen.I386(), "x87": irgen.X87(), "tiny4": irgen.Tiny(4), "tiny3": irgen.Tiny(3)}
}

// allocate lowers, allocates and raises p and proves and runs the outcome.
func allocate(t *testing.T, p *regalloc.Problem, opts regalloc.Options) *regalloc.Result {
	t.Helper()
	for _, err := range p.Validate() {
		t.Error(err)
	}
	low, err := outssa.Lower(p, outssa.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := linear.New().Allocate(low.Problem, opts)
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range low.Problem.Validate() {
		t.Error("lowered: " + err.Error())
	}
	for _, f := range check.Result(low.Problem, r) {
		t.Error("lowered: " + f.Error())
	}
	up := low.Raise(r)
	for _, f := range check.Result(p, up) {
		t.Error("raised: " + f.Error())
	}
	if a, b := regalloc.Cost(low.Problem, r, opts.Metric), regalloc.Cost(p, up, opts.Metric); a-b > 1e-6*a || b-a > 1e-6*a {
		t.Errorf("the lowered Result costs %g, the raised one %g", a, b)
	}
	want := irgen.Execute(p, 1, 2000)
	got := irgen.ExecuteResult(p, up, 1, 2000)
	for k := range want {
		if k >= len(got) || want[k] != got[k] {
			t.Errorf("execution differs at step %d", k)
			break
		}
	}
	return up
}

// TestSqueezed leaves no class more registers than its instructions need.
func TestSqueezed(t *testing.T) {
	for name, target := range targets() {
		for seed := range uint64(150) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 12, Window: 20, Critical: seed%2 == 0}).Squeeze(1 + int(seed%4))
			allocate(t, p, regalloc.Options{Metric: irgen.Metric(seed)})
			if t.Failed() {
				t.Fatalf("%s seed %d", name, seed)
			}
		}
	}
}

func TestRandom(t *testing.T) {
	for name, target := range targets() {
		for _, o := range []irgen.Options{{}, {Blocks: 3, Instrs: 10}, {Blocks: 20, Window: 20}, {Blocks: 15, Wild: true}, {Blocks: 15, Critical: true}, {Blocks: 8, Params: 40}} {
			t.Run(fmt.Sprintf("%s/%+v", name, o), func(t *testing.T) {
				for seed := range uint64(60) {
					p := irgen.Problem(target, seed, o)
					allocate(t, p, regalloc.Options{})
					if t.Failed() {
						t.Fatalf("seed %d", seed)
					}
				}
			})
		}
	}
}

// TestDeterminism allocates with fresh and with used memory, for several machines
// and metrics in turn, and with the live sets that lowering knows.
func TestDeterminism(t *testing.T) {
	used := linear.New()
	var ws outssa.Workspace
	machines := []*irgen.Target{irgen.AMD64(), irgen.Tiny(4), irgen.I386()}
	for seed := range uint64(60) {
		p := irgen.Problem(machines[seed/8%3], seed, irgen.Options{Blocks: 20, Window: 20}).Squeeze(4 + int(seed/2%4))
		opts := regalloc.Options{Metric: irgen.Metric(seed)}
		low, err := outssa.Lower(p, outssa.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r, err := used.Allocate(low.Problem, opts)
		if err != nil {
			t.Fatal(err)
		}
		up, err := ws.Allocate(p, used, opts)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(low.Raise(r), up, cmpopts.EquateEmpty()); d != "" {
			t.Fatalf("seed %d: with known live sets:\n%s", seed, d)
		}
		var texts []string
		for _, a := range []regalloc.Allocator{linear.New(), used, used} {
			r, err := a.Allocate(low.Problem, opts)
			if err != nil {
				t.Fatal(err)
			}
			var b strings.Builder
			if err := regalloc.WriteResult(&b, low.Problem, r); err != nil {
				t.Fatal(err)
			}
			texts = append(texts, b.String())
			back, err := regalloc.ParseResult("r", []byte(b.String()), low.Problem)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(r, back, cmpopts.EquateEmpty()); d != "" {
				t.Fatalf("seed %d: the Result reads back differently:\n%s", seed, d)
			}
		}
		if texts[0] != texts[1] || texts[0] != texts[2] {
			t.Fatalf("seed %d: Results differ", seed)
		}
	}
}

// TestFuel stops optional decisions after some: Results remain valid.
func TestFuel(t *testing.T) {
	p := irgen.Problem(irgen.AMD64(), 3, irgen.Options{Blocks: 20, Window: 20})
	costs := map[float64]bool{}
	for fuel := range 40 {
		costs[regalloc.Cost(p, allocate(t, p, regalloc.Options{Fuel: fuel}), regalloc.Speed)] = true
	}
	if len(costs) < 5 {
		t.Errorf("only %d different Results", len(costs))
	}
}

// TestInfeasible names the operands that compete.
func TestInfeasible(t *testing.T) {
	p := irgen.Problem(irgen.Tiny(3), 1, irgen.Options{Blocks: 1})
	n := regalloc.OpID(len(p.Operands))
	last := len(p.Instrs) - 1
	for v := range regalloc.VReg(4) {
		o := p.Operands[0]
		o.VReg, o.Role, o.Pos = v, regalloc.Use, regalloc.Early
		p.Operands = append(p.Operands, o)
	}
	ret := p.Instrs[last]
	p.Instrs[last] = regalloc.Instr{Op: 0, Operands: [2]regalloc.OpID{n, n + 4}}
	p.VRegs = append([]regalloc.VRegInfo(nil), p.VRegs...)
	for v := range p.VRegs {
		p.VRegs[v].Remat = regalloc.None
	}
	ret.Operands = [2]regalloc.OpID{n + 4, n + 4}
	p.Instrs = append(p.Instrs, ret)
	p.Blocks[0].Instrs[1]++
	p.SSA = false
	_, err := linear.New().Allocate(p, regalloc.Options{})
	var bad *regalloc.InfeasibleError
	if !errors.As(err, &bad) {
		t.Fatalf("four values in three registers: %v", err)
	}
	if int(bad.Instr) != last || len(bad.VRegs) != 4 || len(bad.Regs) != 3 {
		t.Errorf("the error says %v", bad)
	}
}

// TestLoopKeepsRegisters spills what a loop does not use, before the loop, when
// the loop needs all registers.
func TestLoopKeepsRegisters(t *testing.T) {
	text := strings.NewReplacer(
		"vreg v3 r", "vreg v3 r\nvreg v4 r", "def v1 r", "def v1 r ; def v4 r",
		"i3 @2 2 next : use v2 r ; def v3 r tied 0", "i3 @3 2 next : use v2 r ; use v4 r ; def v3 r tied 0",
		"i2 @2", "i2 @3", "i4 @4", "i4 @6", "i5 @5", "i5 @7", "i6 @5", "i6 @7", "i7 @7", "i7 @9",
	).Replace(alloctest.CountingLoop)
	p, err := regalloc.ParseProblem("loop", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	b := regalloc.Costs(p, allocate(t, p, regalloc.Options{}))
	if b.LoadFreq != 1 || b.StoreFreq != 1 || b.MoveFreq > 1 {
		t.Errorf("%g loads, %g stores and %g moves are executed, want one load and one store outside the loop", b.LoadFreq, b.StoreFreq, b.MoveFreq)
	}
}

// Example allocates a counting loop: no move, load or store is left.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(alloctest.CountingLoop))
	if err != nil {
		fmt.Println(err)
		return
	}
	low, err := outssa.Lower(p, outssa.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := linear.New().Allocate(low.Problem, regalloc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	r = low.Raise(r)
	fmt.Println("findings:", len(check.Result(p, r)), "cost:", regalloc.Cost(p, r, regalloc.Speed))
	regalloc.WriteResult(os.Stdout, p, r)
	// Output:
	// findings: 0 cost: 0
	// result loop bound none
	// i0 r0
	// i1 r1
	// i3 r1 r1
	// i4 r1
	// i6 r0 r1
}

// TestConstantsBySize expects a constant that is used twice in a register where
// size counts and two constants inside instructions are longer.
func TestConstantsBySize(t *testing.T) {
	const text = `
machine tiny units 2 prefix 0
reg a units 0
reg b units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b
problem constants ssa
vreg v0 r remat i0 bytes %d speed 1
block b0 freq 1 loop 0 split i3
  i0 @0 0 zero remat : def v0 r
  i1 @1 1 store : use v0 r const 4
  i2 @2 1 store : use v0 r const 4
  i3 @3 2 return term
`
	for _, test := range []struct {
		bytes  int
		metric regalloc.Metric
		want   float64
	}{{2, regalloc.Size, 2}, {9, regalloc.Size, 8}, {2, regalloc.Speed, 0}} {
		p, err := regalloc.ParseProblem("constants", fmt.Appendf(nil, text, test.bytes))
		if err != nil {
			t.Fatal(err)
		}
		r := allocate(t, p, regalloc.Options{Metric: test.metric})
		if c := regalloc.Cost(p, r, test.metric); c != test.want {
			t.Errorf("made in %d bytes, %v: the Result costs %g, want %g", test.bytes, test.metric, c, test.want)
		}
	}
}

// TestOverwrittenTwice has an instruction that overwrites one constant twice, which
// takes a copy, while other values are in the registers tried first.
func TestOverwrittenTwice(t *testing.T) {
	const text = `
machine tiny units 7 prefix 0
reg a units 0
reg b units 1
reg c units 2
reg d units 3
reg e units 4
reg f units 5
reg g units 6
class int slot 8 8 move 3 load 4 store 4 swap 3 regs a b c d e f g
problem twice ssa
vreg v0 int
vreg v1 int
vreg v2 int remat i2 bytes 2 speed 1
vreg v3 int
vreg v4 int
block b0 freq 1 loop 0 split i5
  i0 @0 0 def mem 1 : def v0 int
  i1 @1 0 def mem 1 : def v1 int
  i2 @2 1 zero remat mem 1 : def v2 int
  i3 @3 2 add mem 1 : def v3 int tied 2 ; def v4 int tied 3 ; use v2 int ; use v2 int
  i4 @7 3 keep mem 1 : use v0 int ; use v1 int ; use v3 int ; use v4 int
  i5 @11 4 ret term mem 1
`
	p, err := regalloc.ParseProblem("twice", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	allocate(t, p, regalloc.Options{})
}
