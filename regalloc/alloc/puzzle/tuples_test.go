package puzzle_test

import (
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
)

// TestTuples allocates on areas of eight columns beside areas of four, with all registers and with few.
func TestTuples(t *testing.T) {
	target := irgen.Tuples()
	wide := regalloc.ClassID(len(target.Machine.Classes) - 1)
	used := 0
	for seed := range uint64(60) {
		p := irgen.Problem(target, seed, irgen.Options{Instrs: 12, Window: 16, Critical: seed%3 == 0})
		for _, q := range []*regalloc.Problem{p, p.Squeeze(2)} {
			r, err := puzzle.New().Allocate(q, regalloc.Options{})
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if errs := check.Result(q, r); len(errs) > 0 {
				t.Fatalf("seed %d: %v", seed, &errs[0])
			}
			for i, l := range r.Locs {
				if q.Operands[i].Class == wide && l.Kind() == regalloc.RegLoc {
					used++
				}
			}
		}
	}
	if used < 1000 {
		t.Errorf("only %d operands are in registers of eight columns", used)
	}
}
