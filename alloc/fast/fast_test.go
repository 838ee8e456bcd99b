package fast_test

import (
	"errors"
	"reflect"
	"testing"

	"spillway/alloc/fast"
	"spillway/check"
	"spillway/internal/irgen"
	"spillway/regalloc"
)

func targets() []*irgen.Target {
	return []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(4), irgen.Tiny(3)}
}

// TestAllocate allocates random Problems of all shapes, also with few registers: Results
// are right, compute the same, and are the same with memory that was used before.
func TestAllocate(t *testing.T) {
	used := fast.New()
	for seed := range uint64(400) {
		for _, tg := range targets() {
			p := irgen.Problem(tg, seed, irgen.Options{
				Blocks: 3 + int(seed%20), Window: 8 + int(seed%3)*8, Wild: seed%4 == 0, Critical: seed%3 == 0,
			})
			if seed%5 > 2 {
				p = p.Squeeze(1 + int(seed%4))
			}
			r, err := used.Allocate(p, regalloc.Options{})
			if err != nil {
				t.Fatalf("%s seed %d: %v", tg.Machine.Name, seed, err)
			}
			if errs := check.Result(p, r); len(errs) > 0 {
				t.Fatalf("%s seed %d: %v (%d findings)", tg.Machine.Name, seed, &errs[0], len(errs))
			}
			if got, want := irgen.ExecuteResult(p, r, seed, 400), irgen.Execute(p, seed, 400); !reflect.DeepEqual(got, want) {
				t.Fatalf("%s seed %d: reads %v, want %v", tg.Machine.Name, seed, got, want)
			}
			if again, _ := fast.New().Allocate(p, regalloc.Options{}); !reflect.DeepEqual(again, r) {
				t.Fatalf("%s seed %d: another Result the second time", tg.Machine.Name, seed)
			}
		}
	}
}

// TestMemory allocates again in the memory of the time before: what is new is the Result.
func TestMemory(t *testing.T) {
	a := fast.New()
	p := irgen.Problem(irgen.AMD64(), 1, irgen.Options{Blocks: 2000, Instrs: 10, Window: 16})
	allocate := func() {
		if _, err := a.Allocate(p, regalloc.Options{}); err != nil {
			t.Fatal(err)
		}
	}
	if n := testing.AllocsPerRun(3, allocate); n > 40 {
		t.Errorf("%g pieces of memory for %d instructions", n, len(p.Instrs))
	}
}

// TestInfeasible reads four values in three registers.
func TestInfeasible(t *testing.T) {
	b := regalloc.NewBuilder("four", irgen.Tiny(3).Machine)
	b.Begin(b.Block())
	var uses []regalloc.Operand
	for range 4 {
		v := b.VReg(0)
		b.Instr("def", b.Def(v))
		uses = append(uses, b.Use(v))
	}
	b.Instr("use", uses...)
	b.Return("return")
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	_, err = fast.New().Allocate(p, regalloc.Options{})
	var bad *regalloc.InfeasibleError
	if !errors.As(err, &bad) || bad.Instr != 4 || len(bad.VRegs) != 4 || len(bad.Regs) != 3 {
		t.Errorf("four values in three registers: %v", err)
	}
}

func BenchmarkAllocate(b *testing.B) {
	for _, size := range []struct {
		name string
		opts irgen.Options
	}{
		{"1k", irgen.Options{Blocks: 100, Instrs: 10, Window: 16}},
		{"100k", irgen.Options{Blocks: 10000, Instrs: 10, Window: 16}},
		{"long", irgen.Options{Blocks: 2, Instrs: 33000, Window: 16}},
	} {
		p := irgen.Problem(irgen.AMD64(), 1, size.opts)
		b.Run(size.name, func(b *testing.B) {
			a := fast.New()
			b.ReportAllocs()
			for b.Loop() {
				if _, err := a.Allocate(p, regalloc.Options{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(p.Instrs)), "ns/instr")
		})
	}
}
