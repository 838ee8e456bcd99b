package ops

import (
	"encoding/json"
	"os"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/internal/leftout"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// compute computes a piece on a module of the examples.
func compute(t *testing.T, op string, args map[string]string, value any) {
	t.Helper()
	s, err := store.Open(t.Context(), "mem://")
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	text, err := os.ReadFile("../../../testdata/programs/hash/hash.Oz.ll")
	if err != nil {
		t.Fatal(err)
	}
	name, err := s.Object(t.Context(), "ir", text)
	if err != nil {
		t.Fatal(err)
	}
	p := piece.Piece{Op: op, Inputs: []string{name}, Args: map[string]string{"file": "hash.Oz.ll", "target": "amd64", "level": "z"}}
	for k, v := range args {
		p.Args[k] = v
	}
	if _, err := piece.Compute(t.Context(), s, "test", &p); err != nil {
		t.Fatal(err)
	}
	x, err := piece.Read(t.Context(), s, "test", &p, value)
	if err != nil || x.Error != "" {
		t.Fatalf("%s: %v %s", op, err, x.Error)
	}
}

// TestSpillCode compares the spill code of llc's allocators and ours: the same functions, and most of it where allocation is fast.
func TestSpillCode(t *testing.T) {
	leftout.Need(t, "llc-19")
	var greedy, fast, linear, ours SpillCode
	compute(t, "llc", map[string]string{"allocator": "greedy", "program": "llc-19"}, &greedy)
	compute(t, "llc", map[string]string{"allocator": "fast", "program": "llc-19"}, &fast)
	compute(t, "spill-code", map[string]string{"allocator": "fast"}, &ours)
	compute(t, "spill-code", map[string]string{"allocator": "linear"}, &linear)
	if greedy.Functions == 0 || greedy.Functions != fast.Functions || linear.Functions < greedy.Functions {
		t.Errorf("functions: %d, %d, %d", greedy.Functions, fast.Functions, linear.Functions)
	}
	if fast.Accesses <= greedy.Accesses || fast.Bytes <= greedy.Bytes || ours.Accesses <= linear.Accesses || ours.Executed <= linear.Executed || ours.Bytes <= linear.Bytes {
		t.Errorf("fast allocators: %+v and %+v, others %+v and %+v", fast, ours, greedy, linear)
	}
	if r := float64(linear.Bytes) / float64(greedy.Bytes); r < 0.7 || r > 1.3 {
		t.Errorf("%d and %d bytes for the same functions", linear.Bytes, greedy.Bytes)
	}
}

// TestWithoutRemat holds that Results without rematerialization have none, are right for the Problem, and cost more where it has some.
func TestWithoutRemat(t *testing.T) {
	linear, err := Allocator("bare linear")
	if err != nil {
		t.Fatal(err)
	}
	some := false
	for seed := range uint64(20) {
		p := irgen.Problem(irgen.AMD64(), seed, irgen.Options{})
		before, err := json.Marshal(p.VRegs)
		if err != nil {
			t.Fatal(err)
		}
		q := withoutRemat(p)
		r, err := spillway.Allocate(q, linear(), regalloc.Options{Metric: regalloc.Size})
		if err != nil {
			t.Fatal(err)
		}
		if errs := check.Result(p, r); len(errs) > 0 || regalloc.Costs(q, r).Remats > 0 {
			t.Errorf("%d: %d values are computed again, %v", seed, regalloc.Costs(q, r).Remats, errs)
		}
		if after, err := json.Marshal(p.VRegs); err != nil || string(after) != string(before) {
			t.Errorf("%d: the problem is changed (%v)", seed, err)
		}
		for v := range p.VRegs {
			some = some || p.VRegs[v].Remat != regalloc.None
		}
	}
	if !some {
		t.Error("nothing could be computed again")
	}
	var x Rematerialized
	compute(t, "remat", map[string]string{"allocator": "linear", "selector": "noltis"}, &x)
	if x.With == 0 || x.Without < x.With {
		t.Errorf("%+v", x)
	}
}
