package items

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"spillway/lab/internal/ops"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/report"
)

// baseline is the stand-in for the thesis's LLVM extended linear scan.
var baseline = variant{name: "linear", allocator: "bare linear"}

// heuristics are the allocators of [Koes09 ch. 5] and the baseline.
var heuristics = []variant{baseline,
	{name: "iterative", allocator: "iterative"},
	{name: "simultaneous", allocator: "simultaneous"},
	{name: "hybrid", allocator: "hybrid"}}

func koes() []Item {
	return slices.Concat(koesModel(), koesHeuristics(), koesRelaxation(), koesProgressive(), koesTiling())
}

func koesModel() []Item {
	return []Item{
		{Key: "koes09.fig2.6", Title: "Functions without spills by graph coloring",
			Paper: "for over 10,000 functions, most need no spill code; fewest on x86-32, where registers are few (bars; their numbers are not in the text)",
			Plan:  planVariants([]variant{coloring}, "speed"), Reduce: spillFree},
		{Key: "koes09.fig2.7", Title: "Separate spill code optimization and assignment, each optimal or heuristic",
			Paper: "heuristic spilling costs more than heuristic assignment (bars; no numbers in the text)",
			Plan:  planVariants(together, "size", "speed"), Reduce: reduction(nil).with(together, func(c *comparison) bool {
				return c.sides[2].cost <= min(c.sides[0].cost, c.sides[1].cost)
			}, "Combined spilling and assignment costs less than spilling first. Both sides are heuristic: no allocator here spills optimally and assigns afterwards.",
				"spilling first costs no more than combined spilling and assignment; all sides are heuristic.")},
		{Key: "koes09.fig2.8", Title: "An optimal coloring algorithm in a coloring allocator, by objective",
			Paper:   "optimal coloring alone makes code worse (bars; no numbers in the text)",
			Missing: "Allocator color has a heuristic simplification order and no exact coloring to replace it."},
		{Key: "koes09.table3.1", Title: "Programs", Paper: "a reduced suite of MediaBench programs; table 4.1 has the whole one (their sizes are not in the text)",
			Plan: func(*Lab, adder) {}, Reduce: programs},
		{Key: "koes09.fig3.14", Title: "Predicted and actual code size",
			Paper: "x86-32: nearly 80 % of functions predicted exactly, over 93 % within 1 %; x86-64: 71 % within 1 %; hybrid allocator",
			Plan: func(l *Lab, add adder) {
				add(l.onModules("sizes", atSize, map[string]string{"allocator": "hybrid"})...)
			}, Reduce: predicted},
		{Key: "koes09.fig3.15", Title: "Executed loads and stores by the cost of a memory access, in moves",
			Paper: "with equal costs for loads and stores memory operations are fewest, and the cost matters little above twice that of a move; at least 20 % fewer than the baseline",
			Plan:  planVariants(append(slices.Clip(accessPrices), freeRatios...), "speed"), Reduce: accessRatio},
		{Key: "koes09.fig3.16", Title: "Run time by the costs of loads and stores", Paper: "no clear pattern on Core 2 and Pentium III; the best are near the diagonal of Fig. 3.15",
			Missing: "Run time on two processors of 1999 and 2007; run time today depends on the machine, unlike all counts here."},
		{Key: "koes09.fig3.17", Title: "Coalescing before or during allocation",
			Paper: "coalescing before allocation, aggressive or optimal, makes code larger and slower than coalescing during allocation (bars; no numbers in the text)",
			Plan:  planVariants(coalescing, "size", "speed"), Reduce: apart},
		{Key: "koes09.fig3.19", Title: "Moves only at block boundaries",
			Paper: "restricting moves to block boundaries hardly changes an optimal allocation (bars; no numbers in the text)",
			Plan:  planRelaxed("joint", "boundary"), Reduce: boundary},
	}
}

// together are allocators that spill before they assign, and a combined one.
var together = []variant{{name: "spilling first, a register for each block", allocator: "bare linear-extended"}, {name: "coloring, spilling uncolored values", allocator: "bare color"}, {name: "combined: hybrid", allocator: "hybrid"}}

// coloring is the allocator closest to a conventional coloring allocator.
var coloring = variant{name: "irc", allocator: "bare irc"}

func spillFree(r *Reader, s *report.Section) {
	t := report.Table{Header: []string{"machine", "functions", "without spills", "%"}}
	shares := map[string]float64{}
	for _, target := range r.Targets {
		c := compare(r, target, "speed", "O2", []variant{coloring})
		share := 100 * float64(c.sides[0].spillFree) / float64(max(1, c.functions))
		shares[target] = share
		t.Row(target, c.functions, c.sides[0].spillFree, share)
	}
	s.Tables = append(s.Tables, t)
	fewest := r.Targets[0]
	for _, target := range r.Targets {
		if shares[target] < shares[fewest] {
			fewest = target
		}
	}
	holds := 0
	if fewest == "i386" || !slices.Contains(r.Targets, "i386") {
		holds = 1
	}
	verdict(s, holds, 1, "The machine with fewest registers has fewest functions without spills.", "The machine with fewest registers is not the one with fewest functions without spills ("+fewest+" is).")
}

func programs(r *Reader, s *report.Section) {
	t := report.Table{Header: []string{"machine", "level", "program", "functions", "instructions"}}
	for _, target := range r.Targets {
		for _, level := range Levels {
			functions, instrs := map[string]int{}, map[string]int{}
			var names []string
			for _, f := range r.Functions(target, level) {
				if functions[f.Program] == 0 {
					names = append(names, f.Program)
				}
				functions[f.Program]++
				instrs[f.Program] += f.Instrs
			}
			slices.Sort(names)
			for _, name := range names {
				t.Row(target, level, name, functions[name], instrs[name])
			}
		}
	}
	s.Tables = append(s.Tables, t)
	s.Agrees, s.Why = "partly", "The suites are not freely available: these are open programs of the same kinds."
}

func atSize(m *module) bool { return m.level == "Oz" }

func predicted(r *Reader, s *report.Section) {
	t := report.Table{Header: []string{"machine", "functions", "exact %", "within 1 %", "over %"}}
	i := 0
	list := r.onModules("sizes", atSize, map[string]string{"allocator": "hybrid"})
	for _, target := range r.Targets {
		base := map[string]int{} // by file and function
		var n, exact, near, over int
		for ; i < len(list) && list[i].Args["target"] == target; i++ {
			clear(base)
			before := list[i]
			before.Op, before.Args = "module", map[string]string{"file": list[i].Args["file"], "target": target, "level": list[i].Args["level"]}
			var functions []ops.Function
			var after []ops.Sized
			if _, ok := r.Read(&before, &functions); !ok {
				continue
			}
			if _, ok := r.Read(&list[i], &after); !ok {
				continue
			}
			for _, f := range functions {
				base[f.Name] = f.Base
			}
			for _, x := range after {
				b, ok := base[x.Name]
				if !ok || x.Bytes == 0 {
					continue
				}
				ratio := float64(b+x.Overhead) / float64(x.Bytes)
				n++
				if ratio == 1 {
					exact++
				}
				if math.Abs(ratio-1) <= 0.01 {
					near++
				}
				if ratio > 1 {
					over++
				}
			}
		}
		share := func(k int) float64 { return 100 * float64(k) / float64(max(1, n)) }
		t.Row(target, n, share(exact), share(near), share(over))
		switch target {
		case "i386":
			s.Claims = append(s.Claims, report.Claim{What: "x86-32, exact", Paper: 80, Ours: share(exact), Unit: "%"}, report.Claim{What: "x86-32, within 1 %", Paper: 93, Ours: share(near), Unit: "%"})
		case "amd64":
			s.Claims = append(s.Claims, report.Claim{What: "x86-64, within 1 %", Paper: 71, Ours: share(near), Unit: "%"})
		}
	}
	s.Tables = append(s.Tables, t)
	holds := 0
	for i := range s.Claims {
		if s.Claims[i].Ours >= s.Claims[i].Paper {
			holds++
		}
	}
	verdict(s, holds, len(s.Claims), "As many functions are predicted as in the thesis, or more.", "Fewer are predicted, since passes after allocation (layout, tail merging, jump relaxation) change sizes depending on the allocation, and the prediction is compared with the final size, not the size before these passes.")
}

// accessPrices are variants of an optimizing allocator with different costs of an access.
var accessPrices = func() (list []variant) {
	for _, n := range []string{"1", "2", "4", "8", "16", "64", "512"} {
		list = append(list, variant{name: n, allocator: "hybrid", args: map[string]string{"metric": "speed:" + n + "," + n + ",1"}})
	}
	return append([]variant{{name: "linear", allocator: "bare linear", args: map[string]string{"metric": "speed"}}}, list...)
}()

// freeRatios have different costs of loads and stores, but for the second, the baseline.
var freeRatios = func() (list []variant) {
	for _, prices := range []string{"2,8", "4,4", "8,2", "4,16", "16,4", "1,16", "16,1"} {
		list = append(list, variant{name: prices, allocator: "hybrid", args: map[string]string{"metric": "speed:" + prices + ",1"}})
	}
	return list
}()

// ratioTable shows executed loads and stores for different costs of them, and returns on how many of how many machines the
// more expensive ones are fewer.
func ratioTable(r *Reader, s *report.Section) (holds, of int) {
	t := report.Table{Title: "Loads and stores of different costs", Header: []string{"machine", "functions", "load, store in moves", "executed loads", "executed stores", "sum", "relative to equal costs"}}
	for _, target := range r.Targets {
		c := compare(r, target, "speed", "O2", freeRatios)
		equal := &c.sides[1]
		for k := range c.sides {
			x := &c.sides[k]
			t.Row(target, c.functions, freeRatios[k].name, math.Round(x.loadFreq), math.Round(x.executed-x.loadFreq), math.Round(x.executed), fmt.Sprintf("%.3f", x.executed/max(1e-9, equal.executed)))
		}
		if equal.executed == 0 {
			continue
		}
		of++
		stores := func(x *side) float64 { return x.executed - x.loadFreq }
		if dear, cheap := &c.sides[2], &c.sides[0]; dear.loadFreq <= cheap.loadFreq && stores(dear) >= stores(cheap) {
			holds++
		}
	}
	s.Tables = append(s.Tables, t)
	return holds, of
}

func accessRatio(r *Reader, s *report.Section) {
	t := report.Table{Header: []string{"machine", "access in moves", "executed accesses", "of the baseline", "of one function %", "loads", "executed moves"}}
	p := report.Plot{Title: "Executed accesses relative to linear", X: "cost of an access in moves", Y: "ratio", LogX: true, LogY: true}
	holds, of := 0, 0
	for _, target := range r.Targets {
		sides := compare(r, target, "speed", "O2", accessPrices).sides
		line := report.Series{Name: target}
		for k := range sides {
			x := &sides[k]
			ratio := x.executed / max(1e-9, sides[0].executed)
			t.Row(target, accessPrices[k].name, math.Round(x.executed), fmt.Sprintf("%.3f", ratio), 100*x.largest/max(1e-9, x.executed), math.Round(x.loadFreq), math.Round(x.movesFreq))
			if n, err := strconv.ParseFloat(accessPrices[k].name, 64); err == nil {
				line.Values = append(line.Values, [2]float64{n, ratio})
			}
		}
		p.Series = append(p.Series, line)
		if sides[0].executed == 0 {
			continue
		}
		of++
		at4, last := sides[3].executed, sides[len(sides)-1].executed
		if math.Abs(at4-last) <= 0.02*at4 {
			holds++
		}
	}
	s.Tables, s.Plots = append(s.Tables, t), append(s.Plots, p)
	free, cases := ratioTable(r, s)
	verdict(s, holds+free, of+cases, "Above four moves a common cost of loads and stores changes accesses by less than 2 %; where loads cost more than stores they are fewer, and stores more. The hybrid allocator is used in place of an optimal one: where nearly all its accesses are of one function, at any cost, its heuristics miss a cheaper choice there.",
		"the cost still changes accesses by more than 2 % above four moves, or the more expensive ones are not fewer; the hybrid allocator is not optimal.")
}

var coalescing = []variant{
	{name: "before: pinning, then linear", allocator: "bare linear", args: map[string]string{"out-of-ssa": "pinning"}},
	{name: "before: pinning, then irc", allocator: "bare irc", args: map[string]string{"out-of-ssa": "pinning"}},
	{name: "during: netflow, 20 iterations", allocator: "flow/hybrid", args: map[string]string{"iterations": "20"}},
}

func apart(r *Reader, s *report.Section) {
	holds, of := 0, 0
	for _, c := range variantTable(r, s, coalescing, "size", "speed") {
		of++
		if c.sides[2].cost <= min(c.sides[0].cost, c.sides[1].cost) {
			holds++
		}
	}
	verdict(s, holds, of, "Coalescing during allocation costs less. The allocator is progressive, not optimal, and differs in more than coalescing.", "coalescing during allocation does not cost less.")
}

// planRelaxed returns a plan of the smallest functions as integer programs.
func planRelaxed(forms ...string) plan {
	return planSmall(forms, func(l *Lab, f *Function, metric, form string) piece.Piece { return l.relax(f, metric, form) })
}

// planSmall returns a plan of the functions written as integer programs: for each, under both metrics, the pieces of
// list.
func planSmall[T any](list []T, of func(l *Lab, f *Function, metric string, x T) piece.Piece) plan {
	return func(l *Lab, add adder) {
		for _, target := range l.Targets {
			for _, g := range goals {
				for _, f := range l.relaxable(target, g.level) {
					for _, x := range list {
						add(of(l, &f, g.metric, x))
					}
				}
			}
		}
	}
}

// relaxable returns the functions written as integer programs: the first of those that are not large.
func (l *Lab) relaxable(target, level string) (list []Function) {
	for _, f := range l.Functions(target, level) {
		if f.Instrs <= 60 && len(list) < l.Scale.Relaxed {
			list = append(list, f)
		}
	}
	return list
}

func (l *Lab) relax(f *Function, metric, form string) piece.Piece {
	return piece.Piece{Op: "relax", Inputs: []string{f.Problem}, Args: map[string]string{"metric": metric, "form": form, "variables": strconv.Itoa(l.Scale.Variables)}}
}

func boundary(r *Reader, s *report.Section) {
	t := report.Table{Header: []string{"machine", "metric", "functions", "optimum", "moves at boundaries only", "ratio"}}
	holds, of := 0, 0
	for _, target := range r.Targets {
		for _, g := range goals {
			n, free, bound := 0, 0.0, 0.0
			for _, f := range r.relaxable(target, g.level) {
				var x, y ops.Relaxed
				a, b := r.relax(&f, g.metric, "joint"), r.relax(&f, g.metric, "boundary")
				_, ok1 := r.Read(&a, &x)
				_, ok2 := r.Read(&b, &y)
				if ok1 && ok2 && x.Solved && y.Solved {
					n, free, bound = n+1, free+x.Whole, bound+y.Whole
				}
			}
			t.Row(target, g.metric, n, free, bound, fmt.Sprintf("%.4f", bound/max(1e-9, free)))
			if n > 0 {
				of++
				if bound <= 1.01*free+1e-6 {
					holds++
				}
			}
		}
	}
	s.Tables = append(s.Tables, t)
	verdict(s, holds, of, "The optimum with moves at boundaries only is within 1 %.", "it is more than 1 % above the optimum.")
}

func koesHeuristics() []Item {
	iterative := []variant{
		{name: "precolored", allocator: "iterative: density, precolored"}, {name: "conflicts", allocator: "iterative: density, conflicts"}, {name: "lowest (none)", allocator: "iterative: density, lowest"}}
	traces := []variant{{name: "avoiding loops", allocator: "simultaneous: traces avoid loops"}, {name: "long", allocator: "simultaneous: long traces"}, {name: "loops", allocator: "simultaneous: loop traces"}}
	updates := []variant{{name: "blocks swept twice", allocator: "simultaneous: traces avoid loops"}, {name: "blocks swept once", allocator: "simultaneous: traces avoid loops, swept once"}}
	return []Item{
		{Key: "koes09.fig5.3", Title: "Block orders in the iterative allocator", Paper: "two orders of blocks differ little (bars; no numbers in the text)",
			Missing: "No order to choose: one dynamic program over the tree of a value's segments decides all its blocks at once (package regalloc/alloc/heuristic, Differences)."},
		{Key: "koes09.fig5.4", Title: "Tie breaking in the iterative allocator", Paper: "without tie breaking code is much larger than the baseline's; precoloring is best and subsumes avoidance of conflicts",
			Plan: planVariants(iterative, "size", "speed"), Reduce: ordered(iterative, "Precoloring is best and no tie breaking worst.", "the order of the three differs; a unit is routed all at once here, so there are fewer ties.")},
		{Key: "koes09.fig5.5", Times: true, Title: "Time of the iterative allocator against instructions times live values", Paper: "slope about 1 on log-log axes (time is O(n l))",
			Plan: planTimes("iterative"), Reduce: times("iterative")},
		{Key: "koes09.fig5.8", Title: "Tie breaking in the simultaneous allocator", Paper: "tie breaking matters less than in the iterative allocator (bars; no numbers in the text)",
			Missing: "The simultaneous allocator here always breaks ties by color; there is no other rule to compare."},
		{Key: "koes09.fig5.10", Title: "Traces in the simultaneous allocator", Paper: "traces that avoid loops are best by a little (bars; no numbers in the text)",
			Plan: planVariants(traces, "size", "speed"), Reduce: reduction(nil).with(traces, func(c *comparison) bool {
				return c.sides[0].cost <= min(c.sides[1].cost, c.sides[2].cost)
			}, "Traces that avoid loops cost least.", "another order of traces costs less, by the figures of the table.")},
		{Key: "koes09.fig5.11", Title: "Updates of traces in the simultaneous allocator", Paper: "full updates are hardly better than easy ones, and at times worse",
			Plan: planVariants(updates, "size", "speed"), Reduce: reduction(nil).with(updates, func(c *comparison) bool {
				return c.sides[0].cost >= 0.95*c.sides[1].cost
			}, "Sweeping blocks again with known surroundings, which corresponds to the thesis's full updates, saves less than 5 %.", "sweeping blocks again, which corresponds to the thesis's full updates, saves more than 5 %.")},
		{Key: "koes09.fig5.12", Times: true, Title: "Time of the simultaneous allocator against instructions times live values", Paper: "between O(n l) and O(n²)",
			Plan: planTimes("simultaneous"), Reduce: times("simultaneous")},
		{Key: "koes09.fig5.14", Title: "Code size and memory operations of the heuristic allocators by machine (Figs. 5.14 to 5.17)",
			Paper: "mixed results by program, best on x86-32 and Thumb; hybrid is substantially better than either of the two (bars; no numbers in the text)",
			Plan:  planVariants(heuristics, "size", "speed"), Reduce: hybridBest},
		{Key: "koes09.fig5.18", Times: true, Title: "Slowdown of the heuristic allocators", Paper: "iterative takes about 40 times as long as extended linear scan, compilation about 4 times",
			Plan: planVariants(heuristics, "size"), Reduce: slowdown},
	}
}

// A reduction compares variants and reports whether the claim holds in each comparison.
type reduction func(r *Reader, s *report.Section)

// ordered reports whether the variants' costs increase from first to last.
func ordered(variants []variant, yes, no string) reduction {
	return reduction(nil).with(variants, func(c *comparison) bool {
		for k := 1; k < len(c.sides); k++ {
			if c.sides[k].cost < c.sides[k-1].cost {
				return false
			}
		}
		return true
	}, yes, no)
}

// with checks another property of the variants.
func (reduction) with(variants []variant, holds func(*comparison) bool, yes, no string) reduction {
	return func(r *Reader, s *report.Section) {
		n, of := 0, 0
		for _, c := range variantTable(r, s, variants, "size", "speed") {
			if c.functions == 0 {
				continue
			}
			if of++; holds(c) {
				n++
			}
		}
		verdict(s, n, of, yes, no)
	}
}

func planTimes(allocator string) plan {
	v := variant{allocator: allocator}
	return func(l *Lab, add adder) {
		for _, target := range l.Targets {
			for _, f := range l.Functions(target, "Oz") {
				add(v.on(&f, "size"), shapeOf(&f))
			}
		}
	}
}

func shapeOf(f *Function) piece.Piece {
	return piece.Piece{Op: "shape", Inputs: []string{f.Problem}, Args: map[string]string{"metric": "size"}}
}

// times plots times and fits their slope.
func times(allocator string) reduction {
	v := variant{allocator: allocator}
	return func(r *Reader, s *report.Section) {
		p := report.Plot{Title: "Time of " + allocator, X: "instructions times mean live values", Y: "µs", LogX: true, LogY: true, Points: true}
		t := report.Table{Title: "Times of this run", Header: []string{"machine", "functions", "slope"}}
		holds := 0
		for _, target := range r.Targets {
			line := report.Series{Name: target}
			for _, f := range r.Functions(target, "Oz") {
				var a ops.Allocation
				var x ops.Shape
				q, w := v.on(&f, "size"), shapeOf(&f)
				ns, ok := r.Read(&q, &a)
				if _, ok2 := r.Read(&w, &x); ok && ok2 && x.Live > 0 {
					line.Values = append(line.Values, [2]float64{float64(x.Instrs) * float64(x.Live) / float64(x.Blocks), float64(ns) / 1e3})
				}
			}
			slope := fit(line.Values)
			t.Row(target, len(line.Values), slope)
			p.Series = append(p.Series, line)
			if slope <= 1.2 {
				holds++
			}
		}
		s.Tables, s.Plots = append(s.Tables, t), append(s.Plots, p)
		verdict(s, holds, len(r.Targets), "The slope is at most about 1: time is near linear in instructions times live values.", "the slope is above 1.2.")
	}
}

// fit returns the slope of the line through points on log-log axes.
func fit(points [][2]float64) float64 {
	var n, sx, sy, sxx, sxy float64
	for _, p := range points {
		if p[0] > 0 && p[1] > 0 {
			x, y := math.Log(p[0]), math.Log(p[1])
			n, sx, sy, sxx, sxy = n+1, sx+x, sy+y, sxx+x*x, sxy+x*y
		}
	}
	return (n*sxy - sx*sy) / max(1e-9, n*sxx-sx*sx)
}

func hybridBest(r *Reader, s *report.Section) {
	all := variantTable(r, s, heuristics, "size", "speed")
	holds, of := 0, 0
	t := report.Table{Title: "Mean savings over programs, %", Header: []string{"machine", "iterative: bytes", "simultaneous: bytes", "hybrid: bytes", "iterative: accesses", "simultaneous: accesses", "hybrid: accesses"}}
	for _, target := range r.Targets {
		row := []any{target}
		for what, g := range goals {
			c := all[target+" "+g.metric]
			for k := 1; k < len(c.sides); k++ {
				row = append(row, fmt.Sprintf("%.2f", byProgram(&c.sides[0], &c.sides[k], what)))
			}
			if c.functions == 0 {
				continue
			}
			of++
			if c.sides[3].cost <= min(c.sides[1].cost, c.sides[2].cost) {
				holds++
			}
		}
		t.Row(row...)
	}
	s.Tables = append(s.Tables, t)
	verdict(s, holds, of, "Hybrid costs no more than either.", "hybrid costs more than one of the two.")
}

func slowdown(r *Reader, s *report.Section) {
	t := report.Table{Title: "Times of this run, relative to linear", Header: []string{"machine", "iterative", "simultaneous", "hybrid"}}
	holds := 0
	for _, target := range r.Targets {
		c := compare(r, target, "size", "Oz", heuristics)
		row := []any{target}
		for k := 1; k < len(c.sides); k++ {
			row = append(row, fmt.Sprintf("%.1f", float64(c.sides[k].ns)/float64(max(1, c.sides[0].ns))))
		}
		t.Row(row...)
		times := float64(c.sides[1].ns) / float64(max(1, c.sides[0].ns))
		s.Claims = append(s.Claims, report.Claim{What: target + ", iterative", Paper: 40, Ours: times, Unit: "times"})
		if times > 1 {
			holds++
		}
	}
	s.Tables = append(s.Tables, t)
	verdict(s, holds, len(r.Targets), "The heuristic allocators on the model are slower than linear scan.", "they are not slower.")
}
