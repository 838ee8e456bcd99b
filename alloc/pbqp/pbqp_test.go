package pbqp_test

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"spillway/alloc/pbqp"
	"spillway/check"
	"spillway/internal/irgen"
	"spillway/outssa"
	"spillway/regalloc"
)

func targets() map[string]*irgen.Target {
	return map[string]*irgen.Target{"amd64": irgen.AMD64(), "i386": irgen.I386(), "tiny4": irgen.Tiny(4), "tiny3": irgen.Tiny(3)}
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
		for _, o := range []irgen.Options{{}, {Blocks: 3, Instrs: 10}, {Blocks: 20, Window: 20}, {Blocks: 15, Wild: true}, {Blocks: 15, Critical: true}} {
			t.Run(fmt.Sprintf("%s/%+v", name, o), func(t *testing.T) {
				for seed := range uint64(60) {
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
		for seed := range uint64(150) {
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
	for seed := range uint64(60) {
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

// TestFuel stops after some decisions; whatever is left is right.
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
