package slotcoloring_test

import (
	"fmt"
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
	"spillway/regalloc/improve/internal/slotcoloring"
)

// TestRandom shares slots of Results of random Problems: what comes out is proved and executed,
// costs the same, and is not changed again. Some Results must get fewer slots.
func TestRandom(t *testing.T) {
	var s slotcoloring.Sharer
	fewer := 0
	for _, target := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(4)} {
		for seed := range uint64(60) {
			p := irgen.Problem(target, seed, irgen.Options{Blocks: 5 + int(seed)%40, Window: 20, Wild: seed%3 == 0, Critical: seed%4 == 0})
			r, err := puzzle.New().Allocate(p, regalloc.Options{})
			if err != nil {
				continue
			}
			before := fmt.Sprint(*r)
			next := s.Slots(p, r)
			if fmt.Sprint(*r) != before {
				t.Fatalf("seed %d: the Result was changed", seed)
			}
			for _, f := range check.Result(p, next) {
				t.Fatalf("seed %d: %v", seed, f)
			}
			if !slices.Equal(irgen.Execute(p, 1, 500), irgen.ExecuteResult(p, next, 1, 500)) {
				t.Fatalf("seed %d: execution differs", seed)
			}
			if a, b := regalloc.Cost(p, r, regalloc.Speed), regalloc.Cost(p, next, regalloc.Speed); a != b {
				t.Fatalf("seed %d: cost was %g and is %g", seed, a, b)
			}
			if len(next.Slots) < len(r.Slots) {
				fewer++
			}
			if again := s.Slots(p, next); len(again.Slots) > len(next.Slots) {
				t.Fatalf("seed %d: %d slots become %d", seed, len(next.Slots), len(again.Slots))
			}
		}
	}
	if fewer < 20 {
		t.Errorf("only %d Results got fewer slots", fewer)
	}
}

// TestManySlots checks that tables do not grow with the square of the slots, and that those that may
// not share any more are left as they are.
func TestManySlots(t *testing.T) {
	const values = 40
	words := func(slots int) int {
		var s slotcoloring.Sharer
		b := regalloc.NewBuilder("many", irgen.Tiny(4).Machine)
		b.Begin(b.Block())
		for k := 0; k < slots; k += values {
			live := make([]regalloc.VReg, values)
			for n := range live {
				live[n] = b.VReg(0)
				b.Instr("make", b.Def(live[n]).OrMem(0))
			}
			for n := range live {
				b.Instr("read", b.Use(live[n]).OrMem(0))
			}
		}
		b.Return("ret")
		p, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		r := &regalloc.Result{Locs: make([]regalloc.Loc, len(p.Operands)), Slots: make([]regalloc.Slot, slots), Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
		for o := range p.Operands {
			r.Locs[o] = regalloc.InSlot(int32(p.Operands[o].VReg))
		}
		for k := range r.Slots {
			r.Slots[k] = regalloc.Slot{Size: 8, Align: 8}
		}
		next := s.Slots(p, r)
		for _, f := range check.Result(p, next) {
			t.Fatal(f)
		}
		if len(next.Slots) > values && slots <= 1000 {
			t.Errorf("%d of %d slots are left, want %d", len(next.Slots), slots, values)
		}
		if len(next.Slots) > slots-900+values {
			t.Errorf("%d of %d slots are left", len(next.Slots), slots)
		}
		return s.Words()
	}
	if small, large := words(1000), words(16000); large > 20*small {
		t.Errorf("tables of %d words for 1,000 slots, %d for 16,000", small, large)
	}
}
