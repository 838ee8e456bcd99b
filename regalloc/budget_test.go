package regalloc_test

import (
	"strings"
	"testing"
	"time"

	"spillway/regalloc"
)

func TestParseBudget(t *testing.T) {
	for text, want := range map[string]regalloc.Budget{
		"":                   {},
		"30it":               {Iterations: 30},
		"0it":                {Iterations: -1},
		"10ms":               {Time: 10 * time.Millisecond},
		"gap=0.01":           {Gap: 0.01},
		"gap=1e-3,1.5s,7it":  {Iterations: 7, Time: 1500 * time.Millisecond, Gap: 1e-3},
		"100it,1m0s,gap=0.5": {Iterations: 100, Time: time.Minute, Gap: 0.5},
	} {
		b, err := regalloc.ParseBudget(text)
		if err != nil || b != want {
			t.Errorf("%q: %+v, %v; want %+v", text, b, err, want)
		}
		if c, err := regalloc.ParseBudget(b.String()); err != nil || c != b {
			t.Errorf("%q: printed as %q, read as %+v, %v", text, b, c, err)
		}
	}
}

func TestParseBudgetErrors(t *testing.T) {
	for text, want := range map[string]string{
		"30":          "30: expected iterations (30it), a time (10ms) or a gap",
		"-3it":        "expected a number of iterations, as in 30it",
		"xit":         "expected a number of iterations, as in 30it",
		"0it,0it":     "this kind of limit is given twice",
		"-1s":         "expected iterations",
		"gap=0":       "above 0, as in gap=0.01",
		"gap=nan":     "above 0, as in gap=0.01",
		"gap=+inf":    "above 0, as in gap=0.01",
		"gap=":        "above 0, as in gap=0.01",
		"0s":          "expected iterations",
		"0ms":         "expected iterations",
		"1it,1itx":    "expected iterations",
		"3it,4it":     "4it: this kind of limit is given twice",
		"1s,1s":       "1s: this kind of limit is given twice",
		"gap=1,gap=2": "gap=2: this kind of limit is given twice",
		"3it,":        "expected iterations",
	} {
		b, err := regalloc.ParseBudget(text)
		if err == nil || !strings.Contains(err.Error(), want) || b != (regalloc.Budget{}) {
			t.Errorf("%q: %+v, error %v; want one with %q", text, b, err, want)
		}
	}
}

func TestOptimal(t *testing.T) {
	for _, x := range []struct {
		cost, bound, grain float64
		want               bool
	}{
		{10, 10, 0, true}, {10, 9.5, 0, false}, {10, 9.5, 1, true}, {10, 9, 1, false},
		{0, -1, 1, false}, {-5, -5, 0, true}, {-5, -5.5, 1, true}, {-5, -5.5, 0, false}, {-5, regalloc.NoBound, 1, false}, {0, 0, 0, true},
		{67, 66.99994, 1, true}, {67, 66.5, 0.5, false}, {67, 66.51, 0.5, true}, {1e8, 1e8 - 0.5, 1, false},
	} {
		if got := regalloc.Optimal(x.cost, x.bound, x.grain); got != x.want {
			t.Errorf("cost %g, bound %g, grain %g: %v", x.cost, x.bound, x.grain, got)
		}
	}
}
