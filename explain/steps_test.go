package explain_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/explain"
	"spillway/llvmir"
)

// turns returns a function of loops, each of which turns some values round.
func turns(loops, values, step int) string {
	var b strings.Builder
	f := func(format string, args ...any) { fmt.Fprintf(&b, format, args...) }
	f("target triple = \"x86_64-unknown-linux-gnu\"\n\ndefine i64 @turns(i64 %%n")
	for k := range values {
		f(", i64 %%a0_%d", k)
	}
	f(") {\nentry:\n  br label %%l1\n")
	before := "entry"
	for l := 1; l <= loops; l++ {
		f("l%d:\n  %%i%d = phi i64 [ 0, %%%s ], [ %%j%d, %%l%d ]\n", l, l, before, l, l)
		for k := range values {
			f("  %%a%d_%d = phi i64 [ %%a%d_%d, %%%s ], [ %%a%d_%d, %%l%d ]\n", l, k, l-1, (k*step+l)%values, before, l, (k+1)%values, l)
		}
		f("  %%j%d = add i64 %%i%d, 1\n  %%c%d = icmp slt i64 %%j%d, %%n\n  br i1 %%c%d, label %%l%d, label %%l%d\n", l, l, l, l, l, l, l+1)
		before = fmt.Sprintf("l%d", l)
	}
	f("l%d:\n", loops+1)
	sum := fmt.Sprintf("%%a%d_0", loops)
	for k := 1; k < values; k++ {
		f("  %%s%d = sub i64 %s, %%a%d_%d\n", k, sum, loops, k)
		sum = fmt.Sprintf("%%s%d", k)
	}
	f("  ret i64 %s\n}\n", sum)
	return b.String()
}

// compiled explains a function as the command does.
func compiled(t *testing.T, text, function, allocator string) *explain.Run {
	t.Helper()
	m, err := llvmir.Parse("x.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	d, err := explain.NewDocument("x.ll", []byte(text), m, function)
	if err != nil {
		t.Fatal(err)
	}
	info, err := spillway.AllocatorByName(allocator)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Compile(context.Background(), m, spillway.Options{Allocator: info.New}, explain.Options{Function: function, Allocator: allocator, Iterations: -1}); err != nil {
		t.Fatal(err)
	}
	checkSteps(t, d, allocator)
	return d.Runs[0]
}

// checkSteps expects steps of one length that name what there is.
func checkSteps(t *testing.T, d *explain.Document, name string) {
	t.Helper()
	r := d.Runs[0]
	s := &r.Steps
	for _, list := range [][]int{s.Value, s.Other, s.Instr, s.From, s.To, s.Why} {
		if len(list) != len(s.Kind) {
			t.Fatalf("%s: arrays of %d and of %d", name, len(s.Kind), len(list))
		}
	}
	for k, kind := range s.Kind {
		if s.Value[k] >= len(r.Values) || s.Other[k] >= len(r.Values) || s.Instr[k] >= len(r.Instrs) || s.From[k] >= len(r.Lanes) || s.To[k] >= len(r.Lanes) || d.Texts[s.Why[k]] == "" {
			t.Fatalf("%s: step %d, %s, names what there is not", name, k, kind)
		}
		if p := s.To[k]; p >= 0 && r.Lanes[p].Kind != "register" || p < explain.Recomputed {
			t.Fatalf("%s: step %d, %s, to place %d", name, k, kind, p)
		}
	}
}

// TestSteps expects the decisions of each allocator that tells them, each kind where there is reason for it; of auto the
// boards if the result of puzzles was taken, and else none.
func TestSteps(t *testing.T) {
	text := programs(t)["pressure"]
	for allocator, kinds := range map[string]string{
		"linear":       "begin enter keep assign split evict fold coalesce",
		"puzzle":       "begin enter keep assign split fold",
		"irc":          "begin keep assign spill coalesce simplify",
		"color":        "begin keep assign spill coalesce simplify",
		"linear-whole": "begin assign spill",
		"netflow":      "begin note assign split",
		"hybrid":       "begin assign split",
		"fast":         "begin enter keep assign split evict",
		"pbqp":         "begin enter keep assign note",
		"auto":         "note",
	} {
		r := compiled(t, text, "main", allocator)
		for _, kind := range strings.Fields(kinds) {
			if !slices.Contains(r.Steps.Kind, kind) {
				t.Errorf("%s: nothing of the kind %s among %d steps", allocator, kind, len(r.Steps.Kind))
			}
		}
	}
	if r := compiled(t, turns(30, 14, 3), "turns", "auto"); len(r.Boards) == 0 {
		t.Error("no boards, although the result of puzzles costs less")
	}
	if r := compiled(t, turns(30, 8, 1), "turns", "auto"); len(r.Boards) > 0 || !slices.Contains(r.Steps.Kind, "note") {
		t.Errorf("%d boards of a result that was not taken", len(r.Boards))
	}
}

// TestStepsOfResults expects the steps of allocators that tell nothing, with those of what improves their results, to lead to the
// result: each value to where it is at the end.
func TestStepsOfResults(t *testing.T) {
	improved := false
	for name, function := range map[string]string{"pressure": "main", "turns": "turns"} {
		text := turns(30, 14, 3)
		if name != "turns" {
			text = programs(t)[name]
		}
		for _, allocator := range []string{"fast", "pbqp"} {
			r := compiled(t, text, function, allocator)
			improved = improved || slices.Contains(r.Steps.Kind, "note")
			at := replayed(r)
			for v := range r.Values {
				for _, x := range r.Values[v].Ranges {
					for i := (x[1] + 1) / 2; 2*i+1 < x[2]; i++ {
						if 2*i+1 < x[1] {
							continue
						}
						want := placeAfter(r, v, i)
						if got := at(v, i); got != want {
							t.Fatalf("%s, %s: v%d is in place %d after i%d, and by the steps in %d", name, allocator, v, want, i, got)
						}
					}
				}
			}
		}
	}
	if !improved {
		t.Error("nothing was improved")
	}
}

// placeAfter returns where value v is after instruction i in the result.
func placeAfter(r *explain.Run, v, i int) int {
	place := explain.Nowhere
	for _, x := range r.Values[v].Ranges {
		if x[1] > 2*i+1 || x[2] <= 2*i+1 {
			continue
		}
		if r.Lanes[x[0]].Kind == "register" {
			return x[0]
		}
		place = explain.InMemory
	}
	return place
}

// replayed carries out the steps of r, and returns where a value is after an instruction.
func replayed(r *explain.Run) func(v, i int) int {
	block := make([]int, len(r.Instrs))
	for b, x := range r.Blocks {
		for i := x.First; i < x.End; i++ {
			block[i] = b
		}
	}
	changes := map[[2]int][][2]int{} // by value and block: instruction and place
	for k, kind := range r.Steps.Kind {
		if kind == "note" || kind == "enter" || kind == "begin" {
			continue
		}
		i := r.Steps.Instr[k]
		key := [2]int{r.Steps.Value[k], block[i]}
		list := changes[key]
		for len(list) > 0 && list[len(list)-1][0] >= i {
			list = list[:len(list)-1]
		}
		changes[key] = append(list, [2]int{i, r.Steps.To[k]})
	}
	return func(v, i int) int {
		place := explain.Nowhere
		for _, x := range changes[[2]int{v, block[i]}] {
			if x[0] <= i {
				place = x[1]
			}
		}
		return place
	}
}
