package pbqp_test

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/pbqp"
	"spillway/regalloc/check"
	"spillway/regalloc/outssa"
)

func targets() map[string]*irgen.Target {
	return map[string]*irgen.Target{"amd64": irgen.AMD64(), "i386": irgen.I386(), "x87": irgen.X87(), "tiny4": irgen.Tiny(4), "tiny3": irgen.Tiny(3)}
}

// allocate lowers, allocates and raises p and proves and runs the outcome.
func allocate(t *testing.T, a *pbqp.Allocator, p *regalloc.Problem, opts regalloc.Options) *regalloc.Result {
	t.Helper()
	low, err := outssa.Lower(p, outssa.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := a.Allocate(low.Problem, opts)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range check.Result(low.Problem, r) {
		t.Error("lowered: " + f.Error())
	}
	up := low.Raise(r)
	for _, f := range check.Result(p, up) {
		t.Error("raised: " + f.Error())
	}
	if got, want := irgen.ExecuteResult(p, up, 1, 2000), irgen.Execute(p, 1, 2000); !reflect.DeepEqual(got, want) {
		t.Error("execution differs")
	}
	return up
}

func TestRandom(t *testing.T) {
	a := pbqp.New()
	for name, target := range targets() {
		for _, o := range []irgen.Options{{}, {Blocks: 3, Instrs: 10}, {Blocks: 20, Window: 20}, {Blocks: 15, Wild: true}, {Blocks: 15, Critical: true}, {Blocks: 8, Params: 40}} {
			t.Run(fmt.Sprintf("%s/%+v", name, o), func(t *testing.T) {
				for seed := range uint64(30) {
					allocate(t, a, irgen.Problem(target, seed, o), regalloc.Options{Metric: irgen.Metric(seed)})
					if t.Failed() {
						t.Fatalf("seed %d", seed)
					}
				}
			})
		}
	}
}

// TestSqueezed leaves no class more registers than its instructions need.
func TestSqueezed(t *testing.T) {
	a := pbqp.New()
	for name, target := range targets() {
		for seed := range uint64(60) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 12, Window: 20, Critical: seed%2 == 0}).Squeeze(1 + int(seed%4))
			allocate(t, a, p, regalloc.Options{Metric: irgen.Metric(seed)})
			if t.Failed() {
				t.Fatalf("%s seed %d", name, seed)
			}
		}
	}
}

// TestDeterminism allocates with fresh and with used memory.
func TestDeterminism(t *testing.T) {
	used := pbqp.New()
	machines := []*irgen.Target{irgen.AMD64(), irgen.Tiny(4), irgen.I386()}
	for seed := range uint64(24) {
		p := irgen.Problem(machines[seed/8%3], seed, irgen.Options{Blocks: 20, Window: 20}).Squeeze(4 + int(seed/2%4))
		opts := regalloc.Options{Metric: irgen.Metric(seed)}
		first := allocate(t, pbqp.New(), p, opts)
		for range 2 {
			if r := allocate(t, used, p, opts); !reflect.DeepEqual(r, first) {
				t.Fatalf("seed %d: another Result the second time", seed)
			}
		}
	}
}

// TestFuel stops optional decisions after some: Results remain valid.
func TestFuel(t *testing.T) {
	p := irgen.Problem(irgen.AMD64(), 3, irgen.Options{Blocks: 20, Window: 20})
	costs := map[float64]bool{}
	for fuel := range 40 {
		costs[regalloc.Cost(p, allocate(t, pbqp.New(), p, regalloc.Options{Fuel: fuel}), regalloc.Speed)] = true
	}
	if len(costs) < 5 {
		t.Errorf("only %d different Results", len(costs))
	}
}

// TestInfeasible names the operands that compete.
func TestInfeasible(t *testing.T) {
	m := irgen.Tiny(3).Machine
	b := regalloc.NewBuilder("four", m)
	b.OutOfSSA()
	x := b.Block()
	b.Begin(x)
	var uses []regalloc.Operand
	for range 4 {
		v := b.VReg(0)
		b.Instr("make", b.Def(v))
		uses = append(uses, b.Use(v))
	}
	b.Instr("all", uses...)
	b.Return("return")
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	_, err = pbqp.New().Allocate(p, regalloc.Options{})
	var bad *regalloc.InfeasibleError
	if !errors.As(err, &bad) {
		t.Fatalf("four values in three registers: %v", err)
	}
	if bad.Op != "all" || len(bad.VRegs) != 4 || len(bad.Regs) != 3 {
		t.Errorf("the error says %v", bad)
	}
}

// TestLarge makes graphs in proportion to the code however many values are live at once.
func TestLarge(t *testing.T) {
	for _, o := range []irgen.Options{{Blocks: 1000, Instrs: 8}, {Blocks: 2, Instrs: 2000, Window: 500}, {Blocks: 100, Instrs: 50, Window: 3000}} {
		p := irgen.Problem(irgen.AMD64(), 1, o)
		a := pbqp.New()
		allocate(t, a, p, regalloc.Options{})
		s := &a.Stats
		perRound := s.Edges / s.Rounds / len(p.Instrs)
		t.Logf("%+v: %d instructions, %d rounds, %d edges for an instruction", o, len(p.Instrs), s.Rounds, perRound)
		if s.Rounds > 12 || perRound > 60 {
			t.Errorf("%+v: %d rounds, %d edges for each of %d instructions", o, s.Rounds, perRound, len(p.Instrs))
		}
	}
}

// TestProved counts what is solved with proof.
func TestProved(t *testing.T) {
	a := pbqp.New()
	for seed := range uint64(100) {
		allocate(t, a, irgen.Problem(irgen.AMD64(), seed, irgen.Options{Blocks: 2, Instrs: 4}), regalloc.Options{})
	}
	if s := a.Stats; s.Problems != 100 || s.Proved < 60 || s.Rounds < 100 {
		t.Errorf("%+v", s)
	}
}

// Example keeps three values that are live at once in two registers and a slot: the one
// that is read in no loop.
func Example() {
	const text = `
machine tiny units 2 prefix 0
reg a units 0
reg b units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b
problem loop
vreg v0 r
vreg v1 r
vreg v2 r
block b0 freq 1 loop 0 split i3
  i0 @0 0 make : def v0 r
  i1 @1 0 make : def v1 r
  i2 @2 0 make : def v2 r
  i3 @3 1 jump term
  e0 -> b1 freq 1
block b1 freq 10 loop 1 split i5
  i4 @3 2 add : use v1 r ; use v2 r ; def v2 r tied 1
  i5 @6 3 branch term
  e1 -> b2 freq 1
  e2 -> b1 freq 9
block b2 freq 1 loop 0 split i6
  i6 @6 4 return term mem 1 : use v0 r mem 1 ; use v2 r
`
	p, err := regalloc.ParseProblem("example", []byte(text))
	if err != nil {
		fmt.Println(err)
		return
	}
	a := pbqp.New()
	r, err := a.Allocate(p, regalloc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("findings:", len(check.Result(p, r)), "cost:", regalloc.Cost(p, r, regalloc.Speed), "proved:", a.Stats.Proved)
	regalloc.WriteResult(os.Stdout, p, r)
	// Output:
	// findings: 0 cost: 16 proved: 1
	// result loop bound none
	// slot s0 4 4
	// i0 r0
	// before i1 step 0 v0 s0 <- r0
	// i1 r1
	// i2 r0
	// i4 r1 r0 r0
	// i6 s0 r0
}

// TestTied has definitions that are tied to one use and must not share its register with what
// another use reads: written early besides another use of the same value; and of a register whose
// old value is to be elsewhere by then, where the instruction names it or anywhere.
func TestTied(t *testing.T) {
	for name, instr := range map[string]string{
		"early": "def v2 r early tied 1 ; use v1 r ; use v1 r",
		"fixed": "def v0 r tied 1 ; use v1 r ; use v0 r in b",
		"free":  "def v0 r tied 1 ; use v1 r ; use v0 r",
	} {
		text := fmt.Sprintf(`
machine tiny units 3 prefix 0
reg a units 0
reg b units 1
reg c units 2
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b c
problem tied
vreg v0 r
vreg v1 r
vreg v2 r
block b0 freq 1 loop 0 split i4
  i0 @0 0 make : def v0 r
  i1 @1 0 make : def v1 r
  i2 @2 1 op : %s
  i3 @5 2 use : use v0 r in b
  i4 @6 3 return term
`, instr)
		p, err := regalloc.ParseProblem(name, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		r, err := pbqp.New().Allocate(p, regalloc.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range check.Result(p, r) {
			t.Errorf("%s: %v", name, f.Error())
		}
	}
}
