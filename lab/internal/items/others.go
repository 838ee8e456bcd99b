package items

import (
	"fmt"
	"math"
	"strconv"

	"spillway/lab/internal/ops"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/report"
)

// All returns all items, in the order of the papers.
func All() (list []Item) {
	list = append(list, koes()...)
	list = append(list, pereira()...)
	list = append(list, rastello()...)
	list = append(list, shuffles()...)
	return append(list, ours()...)
}

func koesTiling() []Item {
	plan := func(l *Lab, add adder) { add(l.onModules("tile", atSize, nil)...) }
	return []Item{
		{Key: "koes09.fig7.5", Title: "Cost of tilings, relative to maximal munch (with Figs. 7.6 and 7.7)", Paper: "mean by program: cse-all -1.04 %, cse-leaves 1.05 %, cse-none 1.39 %, NOLTIS 3.89 %; final code -3.98, 0.61, 1.24 and 1.74 %; NOLTIS optimal for 99.7 % of blocks",
			Plan: plan, Reduce: tilings},
		{Key: "koes09.fig7.8", Times: true, Title: "Slowdown of the selectors", Paper: "NOLTIS takes slightly more than twice as long as the other dynamic programs; compilation 12 % longer than with cse-all",
			Plan: planSelectors("sizes", "linear"), Reduce: selectorTimes},
		{Key: "koes09.fig7.9", Title: "Tilings with and without rematerialization of constants in allocation", Paper: "cse-all and NOLTIS gain from it, cse-leaves and cse-none hardly (bars; no numbers in the text)",
			Plan: planSelectors("remat", "hybrid"), Reduce: rematerialized},
	}
}

// tilers are the selectors of the thesis.
var tilers = []string{"munch", "cse-all", "cse-leaves", "cse-none", "noltis"}

// planSelectors returns a plan of compiling modules for size with each selector.
func planSelectors(op, allocator string) plan {
	return func(l *Lab, add adder) {
		for _, name := range tilers {
			add(l.withSelector(op, allocator, name)...)
		}
	}
}

func (l *Lab) withSelector(op, allocator, selector string) []piece.Piece {
	return l.onModules(op, atSize, map[string]string{"allocator": allocator, "selector": selector})
}

// bySelector reads the pieces of all selectors, and adds for each module of a machine that all of them have compiled.
func bySelector[T any](r *Reader, op, allocator, target string, add func(selector int, x *T, ns int64)) (modules int) {
	var lists [][]piece.Piece
	for _, name := range tilers {
		lists = append(lists, r.withSelector(op, allocator, name))
	}
	for i := range lists[0] {
		if lists[0][i].Args["target"] != target {
			continue
		}
		values, times, all := make([]T, len(tilers)), make([]int64, len(tilers)), true
		for k := range tilers {
			ns, ok := r.Read(&lists[k][i], &values[k])
			times[k], all = ns, all && ok
		}
		if !all {
			continue
		}
		modules++
		for k := range values {
			add(k, &values[k], times[k])
		}
	}
	return modules
}

func selectorTimes(r *Reader, s *report.Section) {
	t := report.Table{Title: "Times of compilation in this run, relative to cse-all", Header: append([]string{"machine", "modules"}, tilers...)}
	holds, of := 0, 0
	for _, target := range r.Targets {
		ns := make([]int64, len(tilers))
		n := bySelector(r, "sizes", "linear", target, func(k int, _ *[]ops.Sized, spent int64) { ns[k] += spent })
		if n == 0 {
			continue
		}
		row := []any{target, n}
		for k := range ns {
			row = append(row, float64(ns[k])/float64(max(1, ns[1])))
		}
		t.Row(row...)
		slower := float64(ns[4]) / float64(max(1, ns[1]))
		s.Claims = append(s.Claims, report.Claim{What: target + ", compilation with noltis", Paper: 1.12, Ours: slower, Unit: "of cse-all's time"})
		if of++; slower < 1.24 {
			holds++
		}
	}
	s.Tables = append(s.Tables, t)
	verdict(s, holds, of, "Compilation with NOLTIS takes less than 24 % longer than with cse-all, twice what the thesis has. Modules are compiled once, in milliseconds, so that ratios vary by half and more from run to run; times of selectors alone are in docs/benchmarks/selection.md.", "compilation with NOLTIS takes more than 24 % longer.")
}

func rematerialized(r *Reader, s *report.Section) {
	t := report.Table{Header: []string{"machine", "selector", "modules", "bytes without", "bytes with", "saved %"}}
	holds, of := 0, 0
	for _, target := range r.Targets {
		sums := make([]ops.Rematerialized, len(tilers))
		n := bySelector(r, "remat", "hybrid", target, func(k int, x *ops.Rematerialized, _ int64) {
			sums[k].With += x.With
			sums[k].Without += x.Without
		})
		if n == 0 {
			continue
		}
		saved := make([]float64, len(tilers))
		for k, name := range tilers {
			saved[k] = improvement(float64(sums[k].Without), float64(sums[k].With))
			t.Row(target, name, n, sums[k].Without, sums[k].With, saved[k])
		}
		if of++; min(saved[1], saved[4]) > 0 {
			holds++
		}
	}
	s.Tables = append(s.Tables, t)
	verdict(s, holds, of, "Code of cse-all and NOLTIS becomes shorter with rematerialization. Lengths without it are predicted from the allocation.", "code of cse-all or NOLTIS does not become shorter.")
}

func tilings(r *Reader, s *report.Section) {
	papers := map[string][2]float64{"cse-all": {-1.04, -3.98}, "cse-leaves": {1.05, 0.61}, "cse-none": {1.39, 1.24}, "noltis": {3.89, 1.74}}
	t := report.Table{Header: []string{"machine", "selector", "blocks", "optimal %", "tiling bytes", "saved %", "code bytes", "saved %"}}
	list := r.onModules("tile", atSize, nil)
	holds := 0
	for _, target := range r.Targets {
		blocks := 0
		tiling, code, least := map[string]int{}, map[string]int{}, map[string]int{}
		for i := range list {
			var x ops.Tilings
			if list[i].Args["target"] != target {
				continue
			}
			if _, ok := r.Read(&list[i], &x); !ok {
				continue
			}
			blocks += x.Blocks
			for _, y := range x.Selectors {
				tiling[y.Name] += y.Bytes
				code[y.Name] += y.Code
				least[y.Name] += y.Least
			}
		}
		saved := func(of map[string]int, name string) float64 {
			return improvement(float64(of["munch"]), float64(of[name]))
		}
		for _, name := range tilers {
			t.Row(target, name, blocks, 100*float64(least[name])/float64(max(1, blocks)), tiling[name], saved(tiling, name), code[name], saved(code, name))
			if q, ok := papers[name]; ok && target == "i386" {
				s.Claims = append(s.Claims, report.Claim{What: "x86-32, " + name + ", tilings", Paper: q[0], Ours: saved(tiling, name), Unit: "%"}, report.Claim{What: "x86-32, " + name + ", final code", Paper: q[1], Ours: saved(code, name), Unit: "%"})
			}
		}
		if blocks > 0 && tiling["noltis"] <= min(tiling["cse-all"], tiling["cse-leaves"], tiling["cse-none"], tiling["munch"]) {
			holds++
		}
	}
	s.Tables = append(s.Tables, t)
	verdict(s, holds, len(r.Targets), "NOLTIS's tilings are the smallest of the thesis's selectors. Sums over programs, not means.", "another of the thesis's selectors has smaller tilings.")
}

var pieces = []string{"paper", "default"}

func planPuzzles(l *Lab, add adder) {
	for _, target := range l.Targets {
		for _, f := range l.Functions(target, "O2") {
			for _, o := range pieces {
				add(puzzlesOf(&f, o))
			}
		}
	}
}

func puzzlesOf(f *Function, options string) piece.Piece {
	return piece.Piece{Op: "puzzles", Inputs: []string{f.Problem}, Args: map[string]string{"metric": "speed", "options": options}}
}

// puzzleTable sums the puzzle solver's counters.
func puzzleTable(r *Reader, s *report.Section, check func(target string, x *ops.Puzzles) bool, yes, no string) {
	t := report.Table{Header: []string{"machine", "algorithm", "puzzles", "calls each", "once %", "most calls", "copies each, inside", "on edges"}}
	shapes := report.Table{Title: "Boards by the sizes of their pieces, as printed", Header: []string{"machine", "kind", "boards", "%"}}
	holds := 0
	for _, target := range r.Targets {
		for _, o := range pieces {
			var sum ops.Puzzles
			for _, f := range r.Functions(target, "O2") {
				var x ops.Puzzles
				p := puzzlesOf(&f, o)
				if _, ok := r.Read(&p, &x); ok {
					addPuzzles(&sum, &x)
				}
			}
			n := float64(max(1, sum.Puzzles))
			t.Row(target, map[string]string{"paper": "as printed", "default": "ours"}[o], sum.Puzzles, float64(sum.Calls)/n, 100*float64(sum.Once)/n, sum.Most, float64(sum.Copies)/n, float64(sum.EdgeCopies)/n)
			if o != "paper" {
				continue
			}
			if check(target, &sum) {
				holds++
			}
			boards := 0
			for _, k := range sum.Sizes {
				boards += k.Count
			}
			for _, k := range sum.Sizes {
				shapes.Row(target, k.Name, k.Count, 100*float64(k.Count)/float64(max(1, boards)))
			}
		}
	}
	s.Tables = append(s.Tables, t, shapes)
	verdict(s, holds, len(r.Targets), yes, no)
}

func addPuzzles(sum, x *ops.Puzzles) {
	sum.Puzzles += x.Puzzles
	sum.Calls += x.Calls
	sum.Once += x.Once
	sum.Most = max(sum.Most, x.Most)
	sum.Copies += x.Copies
	sum.EdgeCopies += x.EdgeCopies
	if sum.Sizes == nil {
		sum.Sizes = append(sum.Sizes, x.Sizes...)
		return
	}
	for k := range x.Sizes {
		sum.Sizes[k].Count += x.Sizes[k].Count
	}
}

func pereira() []Item {
	variants := []variant{{name: "puzzle as printed", allocator: "puzzle/paper"}, {name: "puzzle", allocator: "bare puzzle"}, {name: "linear", allocator: "bare linear"}, {name: "irc", allocator: "bare irc"}, {name: "pbqp", allocator: "bare pbqp"}}
	paper := func(name, options string) variant { return variant{name: name, allocator: "puzzle/" + options} }
	first := []variant{paper("as printed", "paper"), paper("no coalescing", "paper,no-coalescing")}
	lower := []variant{paper("as printed", "paper"), paper("no load lowering", "paper,no-load-lowering"), paper("no transfer elimination", "paper,no-transfer-elimination"), paper("neither", "paper,no-load-lowering,no-transfer-elimination")}
	return []Item{
		{Key: "pereira08.fig4", Title: "A program and its elementary program (with Figs. 9 and 20)", Paper: "worked examples",
			Missing: "Drawings, not measurements; spillway puzzle draws the boards of any function. Boards of type 2 are solved and tested (package regalloc/alloc/puzzle/board); docs/worked-examples/sparc.problem is a program on a machine of that type."},
		{Key: "pereira08.fig12", Title: "Programs", Paper: "SPEC CPU2000, which is not freely available (its sizes are not in the text)", Plan: func(*Lab, adder) {}, Reduce: programs},
		{Key: "pereira08.fig13", Title: "Puzzles by the shapes of their pieces", Paper: "of 1,486,301 puzzles of SPEC CPU2000 (drawing; its numbers are not in the text)",
			Plan: planPuzzles, Reduce: func(r *Reader, s *report.Section) {
				puzzleTable(r, s, func(_ string, x *ops.Puzzles) bool { return x.Puzzles > 0 }, "Distributions by machine are in the table; the paper's numbers are unavailable, so only the fact that most boards have few kinds of pieces can be compared.", "no puzzles.")
				s.Agrees = "partly"
			}},
		{Key: "pereira08.fig14", Title: "Calls of the solver for each puzzle", Paper: "1.05 on average, at most 10; 94.6 % (1,325,732 of 1,401,793) solved at the first call",
			Plan: planPuzzles, Reduce: func(r *Reader, s *report.Section) {
				puzzleTable(r, s, func(target string, x *ops.Puzzles) bool {
					n := float64(max(1, x.Puzzles))
					s.Claims = append(s.Claims, report.Claim{What: target + ", calls each", Paper: 1.05, Ours: float64(x.Calls) / n}, report.Claim{What: target + ", at the first", Paper: 94.6, Ours: 100 * float64(x.Once) / n, Unit: "%"})
					return float64(x.Once) >= 0.9*n
				}, "At least nine of ten puzzles are solved at the first call.", "fewer than nine of ten puzzles are solved at the first call.")
			}},
		{Key: "pereira08.fig15", Title: "Copies for each puzzle", Paper: "0.025 local and 0.043 global copies or swaps for each puzzle",
			Plan: planPuzzles, Reduce: func(r *Reader, s *report.Section) {
				puzzleTable(r, s, func(target string, x *ops.Puzzles) bool {
					n := float64(max(1, x.Puzzles))
					s.Claims = append(s.Claims, report.Claim{What: target + ", inside blocks", Paper: 0.025, Ours: float64(x.Copies) / n}, report.Claim{What: target + ", on edges", Paper: 0.043, Ours: float64(x.EdgeCopies) / n})
					return float64(x.Copies+x.EdgeCopies) <= 0.5*n
				}, "Fewer than one copy per two puzzles. Ours include copies forced by calls and two-address instructions; the paper's puzzles have no such constraints.", "more than one copy per two puzzles.")
			}},
		{Key: "pereira08.fig16", Title: "Memory accesses and stack size of the allocators", Paper: "the puzzle solver inserts 9 % fewer accesses than PBQP, 11 % fewer than EIRC, 20 % fewer than linear scan; linear scan and it need more stack than the others",
			Plan: planVariants(variants, "speed"), Reduce: func(r *Reader, s *report.Section) { spillsOfVariants(r, s, variants) }},
		{Key: "pereira08.fig17", Title: "First-chance global coalescing", Paper: "3.4 % fewer memory accesses and 7.1 % fewer moves",
			Plan: planVariants(first, "speed"), Reduce: func(r *Reader, s *report.Section) {
				without(r, s, first, []claimed{{1, "accesses", 3.4}, {1, "moves", 7.1}})
			}},
		{Key: "pereira08.fig18", Title: "Load lowering and elimination of redundant memory transfers", Paper: "load lowering removes 7 % of loads and about 4 % of copies, elimination another 2 % of accesses",
			Plan: planVariants(lower, "speed"), Reduce: func(r *Reader, s *report.Section) {
				without(r, s, lower, []claimed{{1, "loads", 7}, {1, "moves", 4}, {2, "accesses", 2}})
			}},
		{Key: "pereira08.fig19", Title: "Run time against gcc", Paper: "0.944 of gcc -O3's with puzzles, 0.991 linear scan, 0.954 EIRC, 0.929 PBQP",
			Missing: "Run time of SPEC CPU2000; instructions executed by whole programs, against llc, are in docs/benchmarks/execution.md."},
		{Key: "pereira08.fig21", Times: true, Title: "Time of allocation", Paper: "linear scan is less than 1 % faster than the puzzle solver",
			Plan: planVariants(variants, "speed"), Reduce: func(r *Reader, s *report.Section) {
				t := report.Table{Title: "Times of this run, ns for an instruction", Header: []string{"machine", "puzzle as printed", "puzzle", "linear", "irc", "pbqp"}}
				holds := 0
				for _, target := range r.Targets {
					c := compare(r, target, "speed", "O2", variants)
					row := []any{target}
					for k := range c.sides {
						row = append(row, math.Round(float64(c.sides[k].ns)/float64(max(1, c.instrs))))
					}
					t.Row(row...)
					ratio := float64(c.sides[1].ns) / float64(max(1, c.sides[2].ns))
					s.Claims = append(s.Claims, report.Claim{What: target + ", puzzle by linear", Paper: 1.01, Ours: ratio})
					if ratio < 1.5 {
						holds++
					}
				}
				s.Tables = append(s.Tables, t)
				verdict(s, holds, len(r.Targets), "Puzzle takes less than 1.5 times as long as linear.", "puzzle takes more than 1.5 times as long as linear, which is fast.")
			}},
	}
}

func spillsOfVariants(r *Reader, s *report.Section, variants []variant) {
	all := variantTable(r, s, variants, "speed")
	t := report.Table{Title: "Bytes of stack slots", Header: []string{"machine", "puzzle as printed", "puzzle", "linear", "irc", "pbqp"}}
	holds, of := 0, 0
	for _, target := range r.Targets {
		c := all[target+" speed"]
		row := []any{target}
		for k := range c.sides {
			row = append(row, c.sides[k].slots)
		}
		t.Row(row...)
		accesses := func(k int) float64 { return float64(c.sides[k].loads + c.sides[k].stores) }
		for _, x := range []struct {
			k     int
			fewer float64
		}{{2, 20}, {3, 11}, {4, 9}} {
			of++
			if accesses(1) <= accesses(x.k) {
				holds++
			}
			s.Claims = append(s.Claims, report.Claim{What: fmt.Sprintf("%s, fewer than %s", target, variants[x.k].name), Paper: x.fewer, Ours: improvement(accesses(x.k), accesses(1)), Unit: "%"})
		}
	}
	s.Tables = append(s.Tables, t)
	verdict(s, holds, of, "Puzzle has fewest accesses in the code.", "another allocator has fewer accesses in the code; irc and pbqp here split live ranges around their uses, which the paper's did not.")
}

// A claimed is the claimed cost of disabling one part.
type claimed struct {
	variant int
	what    string
	percent float64 // reduction by the part
}

func without(r *Reader, s *report.Section, variants []variant, claims []claimed) {
	all := variantTable(r, s, variants, "speed")
	holds, of := 0, 0
	for _, target := range r.Targets {
		c := all[target+" speed"]
		for _, x := range claims {
			figure := func(y *side) float64 {
				switch x.what {
				case "loads":
					return float64(y.loads)
				case "moves":
					return float64(y.moves)
				}
				return float64(y.loads + y.stores)
			}
			saved := improvement(figure(&c.sides[x.variant]), figure(&c.sides[0]))
			s.Claims = append(s.Claims, report.Claim{What: fmt.Sprintf("%s, %s, %s", target, variants[x.variant].name, x.what), Paper: x.percent, Ours: saved, Unit: "%"})
			of++
			if saved > 0 {
				holds++
			}
		}
	}
	verdict(s, holds, of, "Each part saves some of what the paper reports.", "a part saves nothing, or adds cost: see the rows with a ratio of 0 or below.")
}

func rastello() []Item {
	plan := func(l *Lab, add adder) {
		for _, target := range l.Targets {
			for _, level := range Levels {
				for _, f := range l.Functions(target, level) {
					add(waysOf(&f))
				}
			}
		}
	}
	table := func(pick func(*ops.Copies) map[string]float64, suffix string, paper map[string]float64) func(*Reader, *report.Section) {
		return func(r *Reader, s *report.Section) { copies(r, s, pick, suffix, paper) }
	}
	return []Item{
		{Key: "rastello05.table1", Title: "Versions compared", Paper: "passes of each version", Plan: func(*Lab, adder) {}, Reduce: func(_ *Reader, s *report.Section) {
			t := report.Table{Header: []string{"paper", "ours"}}
			t.Row("Lφ,ABI", "pinning")
			t.Row("Sφ", "sreedhar")
			t.Row("LABI", "leung-george")
			t.Row("C", "naive, then aggressive coalescing (+C)")
			s.Tables = append(s.Tables, t)
			s.Agrees, s.Why = "yes", "All versions of the paper are there; docs/outssa.md has more."
		}},
		{Key: "rastello05.table2", Title: "Copies without renaming constraints, followed by aggressive coalescing", Paper: "LAI_Large: 438 by Lφ+C, +44 by C, +48 by Sφ+C", Plan: plan,
			Reduce: table(func(x *ops.Copies) map[string]float64 { return x.Free }, "+C", map[string]float64{"naive": 1 + 44.0/438, "sreedhar": 1 + 48.0/438})},
		{Key: "rastello05.table3", Title: "Copies with renaming constraints, followed by aggressive coalescing", Paper: "LAI_Large: 1085 by Lφ,ABI+C, +26 by Sφ+LABI+C, +62 by LABI+C, +634 by C", Plan: plan,
			Reduce: table(func(x *ops.Copies) map[string]float64 { return x.Pinned }, "+C", map[string]float64{"sreedhar": 1 + 26.0/1085, "leung-george": 1 + 62.0/1085, "naive": 1 + 634.0/1085})},
		{Key: "rastello05.table4", Title: "Copies with renaming constraints, before aggressive coalescing", Paper: "LAI_Large: 1447 by Lφ,ABI, +4543 by Sφ, +6161 by LABI", Plan: plan,
			Reduce: table(func(x *ops.Copies) map[string]float64 { return x.Before }, "", map[string]float64{"sreedhar": 1 + 4543.0/1447, "leung-george": 1 + 6161.0/1447})},
		{Key: "rastello05.table5", Title: "Copies weighted by 5 for each loop: variants of the algorithm", Paper: "LAI_Large: 17594, +60 by depth, +7 optimistic, +22116 pessimistic", Plan: plan,
			Reduce: table(func(x *ops.Copies) map[string]float64 { return x.Weighted }, "", map[string]float64{"pinning-depth": 1 + 60.0/17594, "pinning-optimistic": 1 + 7.0/17594, "pinning-pessimistic": 1 + 22116.0/17594})},
	}
}

func waysOf(f *Function) piece.Piece {
	return piece.Piece{Op: "out-of-ssa", Inputs: []string{f.Problem}, Args: map[string]string{"metric": "speed"}}
}

// copies shows one table of [Rastello05]; paper has ratios to the first column.
func copies(r *Reader, s *report.Section, pick func(*ops.Copies) map[string]float64, suffix string, paper map[string]float64) {
	names := ops.Ways()
	t := report.Table{Header: []string{"machine", "level", "functions"}}
	for _, name := range names {
		t.Header = append(t.Header, name+suffix)
	}
	holds, of := 0, 0
	totals := map[string]float64{}
	for _, target := range r.Targets {
		for _, level := range Levels {
			sums, n := map[string]float64{}, 0
			for _, f := range r.Functions(target, level) {
				var x ops.Copies
				p := waysOf(&f)
				if _, ok := r.Read(&p, &x); ok {
					n++
					for name, c := range pick(&x) {
						sums[name] += c
						totals[name] += c
					}
				}
			}
			row := []any{target, level, n}
			for k, name := range names {
				c := sums[name+suffix]
				if k == 0 {
					row = append(row, math.Round(c))
				} else {
					row = append(row, fmt.Sprintf("%+.0f", c-sums[names[0]+suffix]))
				}
			}
			t.Row(row...)
			for name := range paper {
				of++
				if sums[names[0]+suffix] <= sums[name+suffix] {
					holds++
				}
			}
		}
	}
	s.Tables = append(s.Tables, t)
	for _, name := range sorted(paper) {
		s.Claims = append(s.Claims, report.Claim{What: name + " by " + names[0], Paper: paper[name], Ours: totals[name+suffix] / max(1, totals[names[0]+suffix])})
	}
	verdict(s, holds, of, "Pinning leaves fewest copies, as in the paper.", "another method leaves fewer copies than pinning, by the differences in the table.")
}

func shuffles() []Item {
	plan := func(l *Lab, add adder) { add(l.onModules("graphs", nil, nil)...) }
	var sizes []piece.Piece
	for n := 2; n <= 6; n++ {
		sizes = append(sizes, piece.Piece{Op: "exhaust", Args: map[string]string{"n": strconv.Itoa(n)}})
	}
	return []Item{
		{Key: "buchwald15.fig1", Title: "Register transfer graphs and their sequences: savings (with Figs. 2 and 4)", Paper: "worked examples; shuffle code is a small share of the code, and the heuristic is near the optimum",
			Plan: plan, Reduce: savings},
		{Key: "buchwald15.table1", Title: "Changes of the signature when cycles are merged", Paper: "Ψ1 and Ψ2 are never negative", Plan: func(*Lab, adder) {}, Reduce: signatures},
		{Key: "shuf25.exhaustive", Title: "All functions from registers to registers", Paper: "all 256 on four registers checked: moves and swaps are as few as possible",
			Plan: func(_ *Lab, add adder) { add(sizes...) }, Reduce: func(r *Reader, s *report.Section) {
				t := report.Table{Header: []string{"registers", "functions", "wrong", "longer than optimal", "operations", "cost, a swap at 2.5", "of the printed algorithm", "saved %"}}
				holds := 0
				for i := range sizes {
					var x ops.Exhausted
					if _, ok := r.Read(&sizes[i], &x); !ok {
						continue
					}
					t.Row(x.N, x.Functions, x.Wrong, x.Longer, x.Operations, x.Dear, x.Printed, improvement(x.Printed, x.Dear))
					if x.Wrong == 0 && x.Longer == 0 {
						holds++
					}
				}
				s.Tables = append(s.Tables, t)
				verdict(s, holds, len(sizes), "Every sequence is correct and shortest; where a swap costs 2.5 moves, the printed algorithm is not the cheapest.", "some sequence is incorrect or too long.")
			}},
	}
}

func savings(r *Reader, s *report.Section) {
	t := report.Table{Header: []string{"machine", "graphs", "with several moves", "algorithm", "instruction set", "operations", "cost", "above the optimum %"}}
	list := r.onModules("graphs", nil, nil)
	holds, of := 0, 0
	for _, target := range r.Targets {
		var sum ops.Graphs
		for i := range list {
			var x ops.Graphs
			if list[i].Args["target"] != target {
				continue
			}
			if _, ok := r.Read(&list[i], &x); !ok {
				continue
			}
			sum.Graphs += x.Graphs
			sum.Several += x.Several
			if sum.Algorithms == nil {
				sum.Algorithms = append(sum.Algorithms, x.Algorithms...)
				continue
			}
			for k := range x.Algorithms {
				sum.Algorithms[k].Operations += x.Algorithms[k].Operations
				sum.Algorithms[k].Cost += x.Algorithms[k].Cost
			}
		}
		optimum := 0.0
		for _, y := range sum.Algorithms {
			if y.Name == "optimal" {
				optimum = y.Cost
				of++
			}
			t.Row(target, sum.Graphs, sum.Several, y.Name, y.ISA, y.Operations, y.Cost, fmt.Sprintf("%.2f", 100*(y.Cost-optimum)/max(1e-9, optimum)))
			if y.Name != "optimal" && y.Cost < optimum-1e-9 {
				holds = -1 << 20
			}
			if y.Name == "optimal" {
				holds++
			}
		}
	}
	s.Tables = append(s.Tables, t)
	verdict(s, max(0, holds), of, "No algorithm has cheaper sequences than the optimum, and the heuristics are near it.", "an algorithm has cheaper sequences than the claimed optimum.")
}

// signatures recomputes the changes of [Buchwald15 Table 1] from the closed form of the length.
func signatures(_ *Reader, s *report.Section) {
	t := report.Table{Header: []string{"cycle sizes modulo 4", "Ψ1", "Ψ2"}}
	negative := 0
	f1, f2 := func(n int) int { return n / 2 }, func(n int) int { return 3 * n / 4 }
	for a := 0; a < 4; a++ {
		for b := a; b < 4; b++ {
			x, y := a+4, b+4
			d1, d2 := f1(x+y)-f1(x)-f1(y), f2(x+y)-f2(x)-f2(y)
			t.Row(fmt.Sprintf("%d, %d", a, b), d1, d2)
			if d1 < 0 || d2 < 0 {
				negative++
			}
		}
	}
	s.Tables = append(s.Tables, t)
	holds := 1
	if negative > 0 {
		holds = 0
	}
	verdict(s, holds, 1, "None of the changes is negative: merging cycles never makes a sequence shorter.", "A change is negative.")
}

func ours() []Item {
	var mus []variant
	for _, mu := range []string{"0", "0.1", "0.3", "1", "3", "10", "30", "100"} {
		mus = append(mus, variant{name: mu, allocator: "netflow", args: map[string]string{"metric": "mixed:" + mu, "iterations": "10"}})
	}
	names := []string{"fast", "linear", "puzzle", "linear-whole", "color", "irc", "pbqp", "netflow"}
	var all, bare []variant
	for _, name := range names {
		all = append(all, variant{name: name, allocator: name})
	}
	for _, name := range names[:7] {
		bare = append(bare, variant{name: name + ", not improved", allocator: "bare " + name}, variant{name: name, allocator: name})
	}
	return []Item{
		{Key: "ours.pareto", Title: "Bytes against executions by mu", Paper: "ours: weighted by metric mixed:mu", Plan: planVariants(mus, "speed"), Reduce: func(r *Reader, s *report.Section) { pareto(r, s, mus) }},
		{Key: "ours.improvement", Title: "Savings by the passes after each allocator", Paper: "ours: package improve", Plan: planVariants(bare, "size", "speed"), Reduce: reduction(nil).with(bare, func(c *comparison) bool {
			for k := 0; k < len(c.sides); k += 2 {
				if c.sides[k+1].cost > c.sides[k].cost+1e-6*math.Abs(c.sides[k].cost) {
					return false
				}
			}
			return true
		}, "No Result costs more after improvement.", "improvement increases the sum of an allocator.")},
		{Key: "ours.quality", Times: true, Title: "Time against quality of all allocators", Paper: "ours", Plan: planVariants(all, "size", "speed"), Reduce: func(r *Reader, s *report.Section) { quality(r, s, all) }},
		{Key: "ours.llc", Title: "Spill code and code size against llc's allocators", Paper: "[Koes09], against LLVM's linear scan after 1000 iterations: code smaller by 5.48 % on x86-32, 3.18 % on x86-64, 2.12 % on ARM, 4.95 % on Thumb; executed accesses fewer by over 20 % on x86-32, 5.31 % on x86-64",
			Plan: planLLC, Reduce: againstLLC},
		{Key: "ours.gaps", Title: "Gap to the bound by size of function", Paper: "ours: where allocations are provably near optimal", Plan: planProgress, Reduce: gaps},
	}
}

func pareto(r *Reader, s *report.Section, mus []variant) {
	t := report.Table{Header: []string{"machine", "mu", "bytes of allocation", "executed accesses", "executed moves"}}
	p := report.Plot{Title: "Bytes against executed accesses", X: "executed accesses", Y: "bytes of allocation", LogX: true}
	holds, of := 0, 0
	for _, target := range r.Targets {
		line := report.Series{Name: target}
		sides := compare(r, target, "speed", "O2", mus).sides
		for k := range sides {
			x := &sides[k]
			t.Row(target, mus[k].name, x.bytes, math.Round(x.executed), math.Round(x.movesFreq))
			line.Values = append(line.Values, [2]float64{x.executed, x.bytes})
		}
		p.Series = append(p.Series, line)
		of++
		if first, last := &sides[0], &sides[len(sides)-1]; first.bytes <= last.bytes && first.executed >= last.executed {
			holds++
		}
	}
	s.Tables, s.Plots = append(s.Tables, t), append(s.Plots, p)
	verdict(s, holds, of, "Bytes grow and executions fall from one end to the other.", "the ends are in the opposite order.")
}

func quality(r *Reader, s *report.Section, variants []variant) {
	all := variantTable(r, s, variants, "size", "speed")
	p := report.Plot{Title: "Cost relative to fast, against time", X: "ns for an instruction", Y: "cost", LogX: true, Points: true}
	for k := range variants {
		line := report.Series{Name: variants[k].name}
		for _, key := range sorted(all) {
			c := all[key]
			if c.functions == 0 {
				continue
			}
			line.Values = append(line.Values, [2]float64{float64(c.sides[k].ns) / float64(max(1, c.instrs)), math.Exp(c.sides[k].costLogs / float64(c.functions))})
		}
		p.Series = append(p.Series, line)
	}
	s.Plots = append(s.Plots, p)
	s.Agrees, s.Why = "yes", "Ours only; times are of this run, costs the geometric mean over functions for each machine and metric. llc's allocators are in docs/benchmarks/allocators.md."
}

func gaps(r *Reader, s *report.Section) {
	limits := []int{10, 30, 100, 300, 1 << 30}
	t := report.Table{Header: []string{"machine", "metric", "instructions up to", "functions", "optimal in the model %", "mean gap"}}
	for _, g := range goals {
		for _, target := range r.Targets {
			var n, optimal [5]int
			var sum [5]float64
			for _, f := range r.Functions(target, g.level) {
				var x ops.Trace
				p := r.progressOf(&f, g.metric, "hybrid")
				if _, ok := r.Read(&p, &x); !ok || len(x.Steps) == 0 {
					continue
				}
				last := &x.Steps[len(x.Steps)-1]
				k := 0
				for f.Instrs > limits[k] {
					k++
				}
				n[k]++
				if last.ModelBound == nil {
					sum[k]++
					continue
				}
				if class(last, x.Grain, 0) == 0 {
					optimal[k]++
				} else {
					sum[k] += min(1, max(0, (last.Cost-*last.ModelBound)/max(1e-9, math.Abs(last.Cost))))
				}
			}
			for k := range limits {
				size := strconv.Itoa(limits[k])
				if k == len(limits)-1 {
					size = "more"
				}
				if n[k] > 0 {
					t.Row(target, g.metric, size, n[k], 100*float64(optimal[k])/float64(n[k]), sum[k]/float64(n[k]))
				}
			}
		}
	}
	s.Tables = append(s.Tables, t)
	s.Agrees, s.Why = "yes", "Ours only: gaps grow with the function."
}
