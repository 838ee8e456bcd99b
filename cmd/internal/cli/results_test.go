package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/regalloc"
)

// TestResultStore holds that a Result is taken if it costs less and is right, and refused if it is not, also where it reads well.
func TestResultStore(t *testing.T) {
	p := irgen.Problem(irgen.Tiny(3), 7, irgen.Options{})
	allocate := func(name string) *regalloc.Result {
		info, err := spillway.AllocatorByName(name)
		if err != nil {
			t.Fatal(err)
		}
		r, err := spillway.Allocate(p, info.New(), regalloc.Options{Metric: regalloc.Size})
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	fast, err := spillway.AllocatorByName("fast")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	take := func(r *regalloc.Result) (*regalloc.Result, error) {
		var text bytes.Buffer
		if err := regalloc.WriteResult(&text, p, r); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, ProblemFile(p)+".result"), text.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
		s, err := OpenResults(t.Context(), dir)
		if err != nil {
			t.Fatal(err)
		}
		return s.Allocator(fast.New)().Allocate(p, regalloc.Options{Metric: regalloc.Size})
	}
	cost := func(r *regalloc.Result) float64 { return regalloc.Cost(p, r, regalloc.Size) }
	dear, cheap := allocate("fast"), allocate("netflow")
	if cost(cheap) >= cost(dear) {
		t.Fatalf("a bad example: %v and %v", cost(cheap), cost(dear))
	}
	if r, err := take(cheap); err != nil || cost(r) != cost(cheap) {
		t.Errorf("the cheaper result is not taken: %v", err)
	}
	// Everything that is in the first register is now said to be in the second.
	wrong := *cheap
	wrong.Locs = append([]regalloc.Loc(nil), cheap.Locs...)
	for k, l := range wrong.Locs {
		if l == regalloc.InRegister(0) {
			wrong.Locs[k] = regalloc.InRegister(1)
		}
	}
	if _, err := take(&wrong); err == nil || !strings.Contains(err.Error(), "is incorrect for") {
		t.Errorf("a wrong result: %v", err)
	}
}
