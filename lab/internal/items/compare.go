package items

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"spillway/lab/internal/ops"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/report"
)

// A variant is one side of a comparison: an allocator, by its name in package ops, with arguments.
type variant struct {
	name      string
	allocator string
	args      map[string]string
}

// goals are the metrics, each at its level.
var goals = []struct{ metric, level string }{{"size", "Oz"}, {"speed", "O2"}}

// on returns the piece that allocates a function.
func (v *variant) on(f *Function, metric string) piece.Piece {
	args := map[string]string{"allocator": v.allocator, "metric": metric}
	maps.Copy(args, v.args)
	return piece.Piece{Op: "allocate", Inputs: []string{f.Problem}, Args: args}
}

// planVariants returns the pieces of a comparison under the metrics.
func planVariants(variants []variant, metrics ...string) plan {
	return func(l *Lab, add adder) {
		for _, target := range l.Targets {
			for _, g := range goals {
				if !slices.Contains(metrics, g.metric) {
					continue
				}
				for _, f := range l.Functions(target, g.level) {
					for k := range variants {
						add(variants[k].on(&f, g.metric))
					}
				}
			}
		}
	}
}

// A side is one variant's results for all functions that all variants could allocate.
type side struct {
	cost, size, executed float64 // sums
	bytes                float64 // inserted by allocation
	loadFreq, movesFreq  float64 // executed
	largest              float64 // executed, of the function with most
	loads, stores, moves int
	costLogs, sizeLogs   float64                // of ratios to the first variant, by function
	programs             map[string]*[2]float64 // code size, and executed loads and stores
	ns                   int64
	slots                int64
	spillFree            int
}

// A comparison is the variants' results for a machine's functions.
type comparison struct {
	functions, instrs int
	sides             []side
}

// compare reads a comparison.
func compare(r *Reader, target, metric, level string, variants []variant) *comparison {
	c := &comparison{sides: make([]side, len(variants))}
	for k := range c.sides {
		c.sides[k].programs = map[string]*[2]float64{}
	}
	for _, f := range r.Functions(target, level) {
		made, times := make([]ops.Allocation, len(variants)), make([]int64, len(variants))
		all := true
		for k := range variants {
			p := variants[k].on(&f, metric)
			ns, ok := r.Read(&p, &made[k])
			times[k], all = ns, all && ok
		}
		if !all {
			continue
		}
		c.functions++
		c.instrs += f.Instrs
		for k := range made {
			c.sides[k].add(&f, &made[k], &made[0], times[k])
		}
	}
	return c
}

func (x *side) add(f *Function, a, first *ops.Allocation, ns int64) {
	size := float64(f.Base + a.Bytes)
	x.cost += a.Cost
	x.size += size
	x.executed += a.Executed
	x.largest = max(x.largest, a.Executed)
	x.bytes += float64(a.Bytes)
	x.loadFreq += a.LoadFreq
	x.movesFreq += a.MovesFreq
	x.loads += a.Loads
	x.stores += a.Stores
	x.moves += a.Moves
	x.slots += a.SlotBytes
	x.ns += ns
	if a.Accesses() == 0 {
		x.spillFree++
	}
	x.costLogs += math.Log(max(1, a.Cost+1) / max(1, first.Cost+1))
	x.sizeLogs += math.Log(size / float64(f.Base+first.Bytes))
	if x.programs[f.Program] == nil {
		x.programs[f.Program] = new([2]float64)
	}
	x.programs[f.Program][0] += size
	x.programs[f.Program][1] += a.Executed
}

// improvement returns by how much b is below a, in percent, as defined in [Koes09 §4.2].
func improvement(a, b float64) float64 {
	if a == 0 {
		return 0
	}
	return 100 * (a - b) / a
}

// byProgram returns the mean over programs of improvement(from, to), of bytes (0) or executed loads and stores (1).
func byProgram(from, to *side, what int) float64 {
	sum, n := 0.0, 0
	for _, name := range slices.Sorted(maps.Keys(from.programs)) {
		if from.programs[name][what] > 0 {
			sum += improvement(from.programs[name][what], to.programs[name][what])
			n++
		}
	}
	return sum / float64(max(1, n))
}

// variantTable shows a comparison on all machines: bytes of code under size, executed accesses under speed.
func variantTable(r *Reader, s *report.Section, variants []variant, metrics ...string) (all map[string]*comparison) {
	all = map[string]*comparison{}
	for _, g := range goals {
		if !slices.Contains(metrics, g.metric) {
			continue
		}
		t := report.Table{Title: "Metric " + g.metric, Header: []string{"machine", "functions", "variant", "cost", "relative to the first", "geometric mean", "code bytes", "saved %", "loads", "stores", "moves", "executed accesses", "saved %"}}
		for _, target := range r.Targets {
			c := compare(r, target, g.metric, g.level, variants)
			all[target+" "+g.metric] = c
			first := &c.sides[0]
			for k := range c.sides {
				x := &c.sides[k]
				t.Row(target, c.functions, variants[k].name, math.Round(x.cost), fmt.Sprintf("%.3f", x.cost/max(1e-9, first.cost)), fmt.Sprintf("%.3f", math.Exp(x.costLogs/float64(max(1, c.functions)))),
					x.size, fmt.Sprintf("%.2f", improvement(first.size, x.size)), x.loads, x.stores, x.moves, math.Round(x.executed), fmt.Sprintf("%.2f", improvement(first.executed, x.executed)))
			}
		}
		s.Tables = append(s.Tables, t)
	}
	return all
}

// verdict reports in how many comparisons the paper's claim holds.
func verdict(s *report.Section, holds, of int, yes, no string) {
	switch {
	case of == 0:
		s.Agrees, s.Why = "no", "No function could be compared."
	case holds == of:
		s.Agrees, s.Why = "yes", yes
	case holds == 0:
		s.Agrees, s.Why = "no", strings.ToUpper(no[:1])+no[1:]
	default:
		s.Agrees, s.Why = "partly", fmt.Sprintf("In %d of %d cases: %s In the others: %s", holds, of, yes, no)
	}
}

// sorted returns the keys of a map in order.
func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
