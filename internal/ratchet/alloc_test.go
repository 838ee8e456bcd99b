package ratchet_test

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"path"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"spillway"
	"spillway/internal/ratchet"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// metrics are what allocations are measured by.
var metrics = []struct {
	name   string
	metric regalloc.Metric
}{{"speed", regalloc.Speed}, {"size", regalloc.Size}}

// quick are the allocators that are measured on all stored Problems and examples: those that
// take little time. The others are measured on every fifth of them.
var quick = map[string]bool{"auto": true, "linear": true, "puzzle": true, "puzzle-paper": true}

const sampled = 5

// step returns how many Problems or examples there are for each that the allocator is
// measured on.
func step(allocator string) int {
	if quick[allocator] {
		return 1
	}
	return sampled
}

// inSample reports whether the allocator is measured on set number n: with -short on every fourth one, another one for
// each allocator, so that all sets are measured with some.
func inSample(allocator string, n int) bool {
	if !testing.Short() {
		return true
	}
	i := slices.IndexFunc(spillway.Allocators(), func(info spillway.AllocatorInfo) bool { return info.Name == allocator })
	return (i+n)%4 == 0
}

// TestAllocators holds the costs that allocators reach, and their Results to the
// proof. A set's cost is the mean of its Problems' costs, each for a hundred
// instructions: under the speed metric executed ones, else those in the code.
// "-run Allocators/NAME" measures one allocator.
func TestAllocators(t *testing.T) {
	best := readBest(t)
	var mu sync.Mutex
	measured := map[string]float64{}
	all := run(t, func(t *testing.T, info spillway.AllocatorInfo) {
		for n, s := range allSets(t) {
			if !inSample(info.Name, n) {
				continue
			}
			for _, m := range metrics {
				var costs []float64
				results := allocateAll(t, &s, info, m.metric, budget)
				mu.Lock()
				for i, r := range results {
					k := i * step(info.Name)
					p := s.problems[k]
					cost := regalloc.Cost(p, r, m.metric)
					costs = append(costs, 100*cost/weight(p, m.name))
					if fault := best.of(&s, k, m.name).note(cost, r.Bound); fault != "" {
						t.Errorf("%s, %s by %s: %s", s.name, p.Name, info.Name, fault)
					}
				}
				measured[s.name+"/"+m.name+"/"+info.Name] = mean(costs)
				mu.Unlock()
			}
		}
	})
	for _, family := range families {
		holdAllocators(t, family.name, best, measured, all)
	}
	if all {
		best.write(t)
	}
}

// holdAllocators holds what was measured on the sets of a family; all: of all allocators.
func holdAllocators(t *testing.T, family string, best bests, measured map[string]float64, all bool) {
	t.Helper()
	var table ratchet.Table
	for _, s := range ofFamily(allSets(t), family) {
		for _, m := range metrics {
			var least []float64 // by Problem
			for k, p := range s.problems {
				least = append(least, 100*best.of(&s, k, m.name).cost/weight(p, m.name))
			}
			for _, info := range spillway.Allocators() {
				row := s.name + "/" + m.name + "/" + info.Name
				if value, ok := measured[row]; ok {
					table = append(table, ratchet.Quantity{Name: row, Value: value, Best: mean(ratchet.Every(least, step(info.Name)))})
				}
			}
		}
	}
	if !testing.Short() {
		table = append(table, table.Means(func(name string) string { return path.Base(path.Dir(name)) + "/" + path.Base(name) })...)
	}
	if !all {
		holdPart(t, "alloc"+family, ratchet.Tolerance, table)
		return
	}
	hold(t, "alloc"+family, ratchet.Tolerance, table)
}

// run runs a test of each allocator, under its name, all at once, and reports whether all were, on all sets (inSample):
// "-run TestX/NAME" runs that of one.
func run(t *testing.T, test func(t *testing.T, info spillway.AllocatorInfo)) (all bool) {
	var ran atomic.Int64
	var group sync.WaitGroup
	for _, info := range spillway.Allocators() {
		group.Go(func() {
			t.Run(info.Name, func(t *testing.T) {
				ran.Add(1)
				test(t, info)
			})
		})
	}
	group.Wait()
	if t.Failed() {
		t.FailNow()
	}
	return int(ran.Load()) == len(spillway.Allocators()) && !testing.Short()
}

// netflow returns the allocator of that name.
func netflow() spillway.AllocatorInfo {
	list := spillway.Allocators()
	return list[slices.IndexFunc(list, func(x spillway.AllocatorInfo) bool { return x.Name == "netflow" })]
}

// TestFirstResults holds the quality of netflow's Results without iterations, the default where
// size counts most or time least.
func TestFirstResults(t *testing.T) {
	for _, family := range families {
		firstResults(t, family.name)
	}
}

func firstResults(t *testing.T, family string) {
	info := netflow()
	var table ratchet.Table
	for _, s := range ofFamily(allSets(t), family) {
		for _, m := range metrics {
			var costs []float64
			for k, r := range allocateAll(t, &s, info, m.metric, regalloc.Budget{Iterations: -1}) {
				p := s.problems[k*step(info.Name)]
				costs = append(costs, 100*regalloc.Cost(p, r, m.metric)/weight(p, m.name))
			}
			table = append(table, ratchet.Quantity{Name: s.name + "/" + m.name, Value: mean(costs), Best: ratchet.Unknown})
		}
	}
	table = append(table, table.Means(path.Base)...)
	hold(t, "first"+family, ratchet.Tolerance, table)
}

// TestBounds holds what is left between netflow's Results and its lower bounds after many
// iterations, for a hundred instructions, on small Problems, and how many of these it does not
// solve to the optimum: a bound that is lower than it could be makes no Result worse.
func TestBounds(t *testing.T) {
	for _, family := range families {
		bounds(t, family.name)
	}
}

func bounds(t *testing.T, family string) {
	info := netflow()
	var list []set
	if family == "" {
		for _, r := range random {
			r.options.Blocks, r.options.Instrs, r.options.Window = 3, 5, 6
			list = append(list, r.problems())
		}
	}
	for _, s := range ofFamily(allSets(t), family) {
		if strings.HasPrefix(s.name, "random") {
			continue
		}
		s.problems = slices.DeleteFunc(slices.Clone(s.problems), func(p *regalloc.Problem) bool { return len(p.Instrs) > 60 })
		list = append(list, s)
	}
	var table ratchet.Table
	for _, s := range list {
		for _, m := range metrics {
			var gaps []float64
			open := 0
			for k, r := range allocateAll(t, &s, info, m.metric, regalloc.Budget{Iterations: 40}) {
				p := s.problems[k*step(info.Name)]
				gap := regalloc.Cost(p, r, m.metric) - r.Bound
				gaps = append(gaps, 100*gap/weight(p, m.name))
				if gap > 1e-6 {
					open++
				}
			}
			row := s.name + "/" + m.name
			table = append(table,
				ratchet.Quantity{Name: row + "/gap", Value: mean(gaps), Best: 0},
				ratchet.Quantity{Name: row + "/open", Value: float64(open), Best: 0})
		}
	}
	hold(t, "bounds"+family, ratchet.Tolerance, table)
}

// budget is what allocators that continue improving get.
var budget = regalloc.Budget{Iterations: 3}

// allocateAll returns an allocator's Results for the Problems of s that it is measured on.
func allocateAll(t *testing.T, s *set, info spillway.AllocatorInfo, m regalloc.Metric, budget regalloc.Budget) (results []*regalloc.Result) {
	a := info.New()
	for _, p := range ratchet.Every(s.problems, step(info.Name)) {
		r, err := spillway.Allocate(p, a, regalloc.Options{Metric: m, Budget: budget})
		if err != nil {
			t.Errorf("%s, %s by %s: %v", s.name, p.Name, info.Name, err)
			return nil
		}
		for _, f := range check.Result(p, r) {
			t.Errorf("%s by %s: %v", s.name, info.Name, f.Error())
			return nil
		}
		results = append(results, r)
	}
	return results
}

// mean returns the mean of list.
func mean(list []float64) float64 {
	sum := 0.0
	for _, x := range list {
		sum += x
	}
	return sum / float64(len(list))
}

// weight returns the number of instructions of p, or of their executions.
func weight(p *regalloc.Problem, metric string) (n float64) {
	for b := range p.Blocks {
		first, end := p.InstrRange(regalloc.BlockID(b))
		if metric == "size" {
			n += float64(end - first)
		} else {
			n += p.Blocks[b].Freq * float64(end-first)
		}
	}
	return n
}

// bests holds the best that is known of each Problem under each metric; it is
// kept in a file next to the tables.
type bests map[string]*known

// known is the least cost that any allocator ever reached for a Problem, and the
// greatest lower bound that any proved; regalloc.NoBound: none.
type known struct{ cost, bound float64 }

func bestFile(family string) string { return "testdata/best" + family + ".txt" }

// readBest reads the files of all families. What is missing in it is not known.
func readBest(t *testing.T) bests {
	t.Helper()
	b := bests{}
	if *forget {
		return b
	}
	for _, family := range families {
		b.read(t, bestFile(family.name))
	}
	return b
}

func (b bests) read(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil && !*update && !*accept {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(strings.NewReader(string(text)))
	for lines.Scan() {
		var name string
		k := &known{}
		if _, err := fmt.Sscan(lines.Text(), &name, &k.cost, &k.bound); err != nil {
			t.Fatalf("%s: %q: %v", file, lines.Text(), err)
		}
		b[name] = k
	}
}

func key(s *set, k int, metric string) string {
	return s.name + "/" + s.problems[k].Name + "/" + metric
}

// of returns what is known of Problem k of s.
func (b bests) of(s *set, k int, metric string) *known {
	name := key(s, k, metric)
	if b[name] == nil {
		b[name] = &known{math.Inf(1), regalloc.NoBound}
	}
	return b[name]
}

// note takes the cost and the bound of a Result into account; the fault is a
// bound above a cost that is reached.
func (x *known) note(cost, bound float64) (fault string) {
	x.cost, x.bound = min(x.cost, cost), max(x.bound, bound)
	if x.bound > x.cost+1e-9*math.Abs(x.cost)+1e-9 {
		return fmt.Sprintf("a lower bound of %v where %v is reached", x.bound, x.cost)
	}
	return ""
}

// write writes the files if something is to be recorded: name, least cost, greatest bound.
func (b bests) write(t *testing.T) {
	t.Helper()
	if !*accept && !*update {
		return
	}
	for _, family := range families {
		var text strings.Builder
		for _, s := range ofFamily(allSets(t), family.name) {
			for k := range s.problems {
				for _, m := range metrics {
					name := key(&s, k, m.name)
					fmt.Fprintf(&text, "%s %.10g %.10g\n", name, b[name].cost, b[name].bound)
				}
			}
		}
		write(t, bestFile(family.name), text.String())
	}
}
