package fast_test

import (
	"errors"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/fast"
	"spillway/regalloc/internal/alloctest"
)

// TestAllocate allocates random Problems of all shapes.
func TestAllocate(t *testing.T) { alloctest.Random(t, 400, fast.New) }

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
