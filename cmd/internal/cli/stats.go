package cli

import (
	"fmt"
	"io"

	"spillway"
	"spillway/mach"
)

// printFuncStats writes a row per function, then the sums of moves by cause and of pass times.
func printFuncStats(w io.Writer, stats []spillway.FuncStats) {
	fmt.Fprintf(w, "%-32s %7s %7s %6s %6s %6s %6s %6s %6s %6s %10s %10s %8s %10s %8s\n", "function", "instrs", "bytes", "loads", "stores", "folded", "remats", "moves", "swaps", "permis", "cost", "bound", "gap", "in model", "gap")
	sum := make([]spillway.TransferStats, mach.NumCauses)
	for i := range stats {
		s := &stats[i]
		bound, gap := proved(s.Bound, &s.Gap)
		inModel, modelGap := proved(s.ModelBound, s.ModelGap)
		fmt.Fprintf(w, "%-32s %7d %7d %6d %6d %6d %6d %6d %6d %6d %10.6g %10s %8s %10s %8s\n", s.Name, s.Instructions, s.Bytes, s.SpillLoads, s.SpillStores, s.Folded, s.Remats, s.Moves, s.Swaps, s.Permutations, s.Cost, bound, gap, inModel, modelGap)
		for c := range s.Transfers {
			t, u := &sum[c], &s.Transfers[c]
			t.Groups += u.Groups
			t.Moves += u.Moves
			t.Swaps += u.Swaps
			t.Permutations += u.Permutations
			t.Loads += u.Loads
			t.Stores += u.Stores
			t.Remats += u.Remats
		}
	}
	fmt.Fprintf(w, "\n%-32s %7s %7s %6s %6s %6s %6s %6s %6s %6s\n", "moves because of", "groups", "", "loads", "stores", "", "remats", "moves", "swaps", "permis")
	for c := range sum {
		t := &sum[c]
		fmt.Fprintf(w, "%-32s %7d %7s %6d %6d %6s %6d %6d %6d %6d\n", mach.Cause(c), t.Groups, "", t.Loads, t.Stores, "", t.Remats, t.Moves, t.Swaps, t.Permutations)
	}
	printPassTimes(w, stats)
}

// proved formats a bound and the gap to it.
func proved(bound, gap *float64) (b, g string) {
	if bound == nil {
		return "-", "-"
	}
	if b = fmt.Sprintf("%.6g", *bound); gap == nil {
		return b, "below"
	}
	return b, fmt.Sprintf("%.2f %%", 100**gap)
}

// printPassTimes writes the total time of each pass.
func printPassTimes(w io.Writer, stats []spillway.FuncStats) {
	fmt.Fprintf(w, "\n%-32s %7s\n", "pass", "ms")
	for _, p := range spillway.Passes() {
		ns := int64(0)
		for i := range stats {
			for _, t := range stats[i].Times {
				if t.Pass == p.Name {
					ns += t.Ns
				}
			}
		}
		if ns > 0 {
			fmt.Fprintf(w, "%-32s %7.2f\n", p.Name, float64(ns)/1e6)
		}
	}
}
