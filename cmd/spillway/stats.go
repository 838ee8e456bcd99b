package main

import (
	"fmt"
	"io"

	"spillway"
	"spillway/mach"
)

// printFuncStats writes a row for each function, then where values moved in all
// of them, by cause.
func printFuncStats(w io.Writer, stats []spillway.FuncStats) {
	fmt.Fprintf(w, "%-32s %7s %7s %6s %6s %6s %6s %6s %6s %6s\n", "function", "instrs", "bytes", "loads", "stores", "folded", "remats", "moves", "swaps", "permis")
	sum := make([]spillway.TransferStats, mach.NumCauses)
	for i := range stats {
		s := &stats[i]
		fmt.Fprintf(w, "%-32s %7d %7d %6d %6d %6d %6d %6d %6d %6d\n", s.Name, s.Instructions, s.Bytes, s.SpillLoads, s.SpillStores, s.Folded, s.Remats, s.Moves, s.Swaps, s.Permutations)
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
	fmt.Fprintf(w, "\n%-32s %7s %7s %6s %6s %6s %6s %6s %6s %6s\n", "values moved because of", "groups", "", "loads", "stores", "", "remats", "moves", "swaps", "permis")
	for c := range sum {
		t := &sum[c]
		fmt.Fprintf(w, "%-32s %7d %7s %6d %6d %6s %6d %6d %6d %6d\n", mach.Cause(c), t.Groups, "", t.Loads, t.Stores, "", t.Remats, t.Moves, t.Swaps, t.Permutations)
	}
}
