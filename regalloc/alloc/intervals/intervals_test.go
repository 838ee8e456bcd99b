package intervals_test

import (
	"math/rand/v2"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/intervals"
	"spillway/regalloc/check"
	"spillway/regalloc/internal/alloctest"
)

// scans are the two allocators.
var scans = []intervals.Options{{}, {Extended: true}}

// TestAllocate allocates random Problems of all shapes.
func TestAllocate(t *testing.T) {
	for _, scan := range scans {
		used := alloctest.Random(t, 100, func() *intervals.Allocator { return intervals.NewWith(scan) })
		rounds, pinned := used.Rounds()
		t.Logf("%v: %d rounds, %d pinned", scan, rounds, pinned)
	}
}

// TestOneLocation allocates straight code without constraints: by either scan a value is
// in one register, or in memory and in registers for single instructions, each brought
// there for it.
func TestOneLocation(t *testing.T) {
	for _, scan := range scans {
		memory, kept := 0, 0
		for seed := range uint64(60) {
			rng := rand.New(rand.NewPCG(seed, 11))
			p := irgen.RandomLine(rng, 30).Problem(irgen.Tiny(4).Machine)
			r, err := intervals.NewWith(scan).Allocate(p, regalloc.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if errs := check.Result(p, r); len(errs) > 0 {
				t.Fatalf("%v seed %d: %v", scan, seed, &errs[0])
			}
			moved := make([]bool, len(p.VRegs)) // to or from a slot
			for _, m := range r.InstrMoves {
				if m.Dst.Kind() == m.Src.Kind() {
					t.Errorf("%v seed %d: v%d moves from %v to %v", scan, seed, m.VReg, m.Src, m.Dst)
				}
				moved[m.VReg] = true
			}
			where := make([]regalloc.Loc, len(p.VRegs))
			for k, l := range r.Locs {
				v := p.Operands[k].VReg
				if moved[v] {
					memory++
					continue
				}
				if where[v] != 0 && where[v] != l {
					t.Errorf("%v seed %d: v%d is in %v and in %v", scan, seed, v, where[v], l)
				}
				where[v] = l
				kept++
			}
		}
		if memory == 0 || kept == 0 {
			t.Errorf("%v: %d operands of values in memory, %d of others", scan, memory, kept)
		}
	}
}

// TestEdges expects moves on edges of the extended scan, and none of the other.
func TestEdges(t *testing.T) {
	for _, scan := range scans {
		moves := 0
		for seed := range uint64(20) {
			p := irgen.Problem(irgen.AMD64(), seed, irgen.Options{Blocks: 20, Window: 16})
			r, err := intervals.NewWith(scan).Allocate(p, regalloc.Options{})
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range r.EdgeMoves {
				if m.Step == 1 {
					moves++
				}
			}
		}
		t.Logf("%v: %d", scan, moves)
		if scan.Extended != (moves > 0) {
			t.Errorf("%v: %d moves of values on edges", scan, moves)
		}
	}
}
