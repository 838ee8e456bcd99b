package spillway_test

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"spillway"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/shuffle/graph"
)

// TestTransferGraphs solves the register transfer graphs of the examples again:
// what the compiler made of a group of moves costs as much as the optimum for
// its graphs, where the graphs say all there is to say.
func TestTransferGraphs(t *testing.T) {
	const swapCost = 2.5 // that of mach, for speed
	solver := graph.Solver{SwapCost: swapCost}
	graphs, several := 0, 0
	for _, file := range transferFiles(t) {
		_, err := spillway.Compile(context.Background(), parse(t, file), spillway.Options{Workers: 1, Metric: regalloc.Speed,
			ObserveTransfers: func(function string, tr *mach.Transfer) {
				want := 0.0
				for _, bank := range tr.AppendBanks(nil) {
					g := graph.Graph{Registers: tr.Registers(bank), Edges: tr.AppendEdges(nil, bank)}
					a, err := solver.Solve(g)
					if err != nil {
						t.Fatalf("%s: %s: %v", file, g, err)
					}
					want += a.Cost
					graphs++
					if a.Length > 1 {
						several++
					}
				}
				got := 0.0
				for i := range tr.Instrs {
					switch tr.Instrs[i].Origin {
					case mach.FromCopy:
						got++
					case mach.FromSwap:
						got += swapCost
					}
				}
				if !touchesMemory(tr) && got != want {
					t.Errorf("%s: @%s: block %d: cost %v, want %v", file, function, tr.Block, got, want)
				}
			}})
		if err != nil {
			t.Fatal(err)
		}
	}
	if graphs < 1000 || several < 100 {
		t.Errorf("only %d graphs, %d of them of several operations", graphs, several)
	}
}

func touchesMemory(tr *mach.Transfer) bool {
	for i := range tr.Moves {
		if m := &tr.Moves[i]; m.Src.Kind() != regalloc.RegLoc || m.Dst.Kind() != regalloc.RegLoc {
			return true
		}
	}
	return false
}

// TestTransferStats holds the statistics by cause against the code.
func TestTransferStats(t *testing.T) {
	total := map[string]int{}
	for _, file := range transferFiles(t) {
		out, err := spillway.Compile(context.Background(), parse(t, file), spillway.Options{Stage: spillway.ToAllocated})
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range out.Funcs {
			var got, want spillway.TransferStats
			for _, c := range out.Stats[i].Transfers {
				got.Moves += c.Moves
				got.Swaps += c.Swaps
				got.Loads += c.Loads
				got.Stores += c.Stores
				got.Remats += c.Remats
				total[c.Cause] += c.Moves + c.Swaps
			}
			for _, b := range f.Blocks {
				for k := range b.Instrs {
					switch b.Instrs[k].Origin {
					case mach.FromCopy:
						want.Moves++
					case mach.FromSwap:
						want.Swaps++
					case mach.FromReload:
						want.Loads++
					case mach.FromSpill:
						want.Stores++
					case mach.FromRemat:
						want.Remats++
					}
				}
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s: @%s: %+v by cause, %+v in the code", file, f.Name, got, want)
			}
		}
	}
	for c := range mach.NumCauses {
		if total[c.String()] == 0 {
			t.Errorf("nothing moves because of %s", c)
		}
	}
}

// TestPermi runs examples with permutation instructions, which change nothing
// but that there are fewer instructions.
func TestPermi(t *testing.T) {
	feature, err := spillway.FeatureByName("permi")
	if err != nil {
		t.Fatal(err)
	}
	permutations := 0
	executed := uint64(0)
	for _, file := range transferFiles(t) {
		opts := spillway.Options{Stage: spillway.ToAllocated, Metric: regalloc.Speed, Check: true}
		plain, before := interpret(t, file, opts)
		opts.Feature = feature
		permuted, after := interpret(t, file, opts)
		executed += after.Permutations
		if permuted != plain || after.Instructions > before.Instructions || before.Permutations != 0 {
			t.Errorf("%s: %d instructions, %d without permutations; it prints %.60q, without %.60q",
				file, after.Instructions, before.Instructions, permuted, plain)
		}
		out, err := spillway.Compile(context.Background(), parse(t, file), opts)
		if err != nil {
			t.Fatal(err)
		}
		for i := range out.Stats {
			permutations += out.Stats[i].Permutations
		}
	}
	if permutations < 100 || executed < 10000 {
		t.Errorf("only %d permutations, %d executed", permutations, executed)
	}
}

func TestFeatureErrors(t *testing.T) {
	feature, err := spillway.FeatureByName("permi")
	if err != nil {
		t.Fatal(err)
	}
	file := "examples/hello/hello.ll"
	_, err = spillway.Compile(context.Background(), parse(t, file), spillway.Options{Feature: feature})
	if err == nil || !strings.Contains(err.Error(), "feature permi cannot be assembled") {
		t.Errorf("assembly: %v", err)
	}
	if _, err := spillway.FeatureByName("pemri"); err == nil || !strings.Contains(err.Error(), "permi") {
		t.Errorf("unknown feature: %v", err)
	}
}

// transferFiles returns examples in which much moves.
func transferFiles(t *testing.T) []string {
	t.Helper()
	files := []string{"examples/hello/hello.ll"}
	for _, name := range []string{"interpreter", "fft", "lz", "varargs", "wide", "dijkstra", "callbacks", "cipher"} {
		for _, level := range []string{"O1", "O2", "Oz"} {
			files = append(files, filepath.Join("testdata/programs", name, name+"."+level+".ll"))
		}
	}
	for _, f := range files {
		if _, err := os.Stat(f); err != nil {
			t.Fatal(err)
		}
	}
	return files
}
