package presence_test

import (
	"context"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"spillway/internal/leftout"
	"spillway/internal/ratchet"
	"spillway/regalloc"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/netflow/lp"
	"spillway/regalloc/netflow/presence"
)

// longest is how many instructions a function may have to be solved.
const longest = 60

// functions returns the stored Problems of the examples' functions that are not too long, the smallest first.
func functions(t *testing.T) (all []*regalloc.Problem) {
	for _, name := range []string{"amd64.O1", "i386.Oz"} {
		file := filepath.Join("../../../internal/ratchet/testdata", name+".problems.gz")
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, err := ratchet.Unpack(file, text)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range list {
			p.Name = name + "/" + p.Name
			if len(p.Instrs) <= longest {
				all = append(all, p)
			}
			if few := p.Squeeze(6); len(few.Instrs) <= longest {
				few.Name += "/6regs"
				all = append(all, few)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b *regalloc.Problem) int { return len(a.Instrs)*len(a.VRegs) - len(b.Instrs)*len(b.VRegs) })
	return all
}

// a verdict is the result for one function.
type verdict struct {
	solved, made                bool
	cost, bound, model, exactly float64
}

// TestFunctions checks netflow's bounds and costs for functions of the examples against the optimum. SPILLWAY_EXACT
// gives how many of them, the smallest, are tried, and for how many seconds of processor time each; otherwise it is a
// sample.
func TestFunctions(t *testing.T) {
	leftout.Need(t, "cbc")
	all, limit := functions(t), 3*time.Second
	if n, err := strconv.Atoi(os.Getenv("SPILLWAY_EXACT")); err == nil {
		all, limit = all[:min(n, len(all))], 20*time.Second
	} else {
		if all = ratchet.Every(all[11:len(all)/2], 17); testing.Short() {
			all = all[:min(6, len(all))]
		}
	}
	verdicts := make([]verdict, len(all))
	var wg sync.WaitGroup
	for w := range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			s, a := lp.Solver{Dir: t.TempDir(), Limit: limit}, netflow.New()
			for i := w; i < len(all); i += runtime.GOMAXPROCS(0) {
				verdicts[i] = judge(t, s, a, all[i], []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.3)}[i%3])
			}
		})
	}
	wg.Wait()
	sum(t, verdicts)
}

func judge(t *testing.T, s lp.Solver, a *netflow.Allocator, p *regalloc.Problem, metric regalloc.Metric) (v verdict) {
	r, err := a.Allocate(p, regalloc.Options{Metric: metric, Budget: regalloc.Budget{Iterations: 300}})
	if err != nil {
		t.Error(err)
		return v
	}
	v.cost, v.bound, v.model = regalloc.Cost(p, r, metric), r.Bound, r.ModelBound
	x, err := presence.Solve(context.Background(), s, p, metric, v.cost)
	if err != nil {
		t.Errorf("%s, %s, %d instructions, cost %g: %v", p.Name, metric, len(p.Instrs), v.cost, err)
		return v
	}
	if x == nil {
		return v
	}
	v.solved, v.made, v.exactly = true, x.Result != nil, x.Bound
	if near := 1e-5 * max(1, math.Abs(v.cost)); x.Bound > v.cost+near || v.bound > x.Bound+near || x.Relaxed > x.Bound+near {
		t.Errorf("%s, %s: bound %g, least cost %g (%g without integers), cost %g", p.Name, metric, v.bound, x.Bound, x.Relaxed, v.cost)
	}
	return v
}

// sum summarizes the verdicts.
func sum(t *testing.T, verdicts []verdict) {
	solved, made, optimal, proved := 0, 0, 0, 0
	cost, bound, model, exactly := 0.0, 0.0, 0.0, 0.0
	for _, v := range verdicts {
		if !v.solved {
			continue
		}
		solved++
		if v.made || v.cost <= v.exactly+1e-5*max(1, math.Abs(v.cost)) {
			made++
		}
		if v.cost <= v.exactly+1e-5*max(1, math.Abs(v.cost)) {
			optimal++
			if v.cost <= v.bound+1e-5*max(1, math.Abs(v.cost)) {
				proved++
			}
		}
		cost, bound, model, exactly = cost+v.cost, bound+v.bound, model+v.model, exactly+v.exactly
	}
	t.Logf("%d of %d functions solved, of %d there is a Result of that cost; %d of netflow's are optimal, %d proved so by its bound", solved, len(verdicts), made, optimal, proved)
	t.Logf("costs %g, least costs %g, bounds %g, bounds of the model %g", cost, exactly, bound, model)
	if made < solved*9/10 {
		t.Errorf("of only %d of %d solutions there is a Result", made, solved)
	}
}
