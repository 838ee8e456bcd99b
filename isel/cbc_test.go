package isel_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/isel"
	"spillway/target"
	"spillway/target/amd64"
)

// TestSolver has the solver cbc find the least cost of real blocks from their 0-1
// programs: what Exact proves must be that.
func TestSolver(t *testing.T) {
	leftout.Need(t, "cbc")
	machine := amd64.Target(target.PIC)
	rules := isel.NewRules(machine)
	b := &solverBatch{cbc: "cbc", dir: t.TempDir(), limit: 100}
	if testing.Short() {
		b.limit = 40
	}
	c := isel.NewComparison(&isel.Trees{}, &isel.Trees{Sharing: isel.FixAll}, &isel.Exact{})
	c.Observe = b.add
	for _, name := range []string{"cipher", "sha", "lz", "wide", "floats", "structs", "bits", "dynprog"} {
		for _, level := range []string{"O1", "Oz"} {
			b.file = name + "." + level
			e := isel.NewEngine(rules)
			for _, f := range legalModule(t, filepath.Join("../testdata/programs", name, b.file+".ll"), machine).Funcs {
				if len(f.Blocks) > 0 {
					b.fn = f.Name
					if err := c.Add(e, f); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
	if len(b.blocks) < b.limit {
		t.Fatalf("only %d blocks in the examples where selectors differ", len(b.blocks))
	}
	if exact := &c.Tallies[2]; exact.Proved != c.Blocks {
		t.Errorf("Exact proves %d of %d blocks", exact.Proved, c.Blocks)
	}
	b.solve(t)
}

// solverBatch collects the programs of blocks where sharing matters: where
// tiling as trees and cutting all shared nodes cost something different.
type solverBatch struct {
	cbc, dir string
	file, fn string // at hand
	limit    int
	blocks   []solverBlock
}

type solverBlock struct {
	name string
	cost int // that Exact proves
}

func (b *solverBatch) add(block int, d *isel.DAG, m *isel.Matches, covers []*isel.Cover) error {
	none, all, exact := covers[0].Cost(m), covers[1].Cost(m), covers[2].Cost(m)
	if none == all || len(b.blocks) >= b.limit {
		return nil
	}
	var text bytes.Buffer
	if err := isel.WriteLP(&text, d, m); err != nil {
		return err
	}
	name := filepath.Join(b.dir, fmt.Sprintf("%d.lp", len(b.blocks)))
	b.blocks = append(b.blocks, solverBlock{fmt.Sprintf("%s, block %d of @%s", b.file, block, b.fn), exact})
	return os.WriteFile(name, text.Bytes(), 0o666)
}

// solve runs the solver on each program and compares. (One process for all would
// be faster, but cbc forgets to forget.)
func (b *solverBatch) solve(t *testing.T) {
	for i, block := range b.blocks {
		name := filepath.Join(b.dir, fmt.Sprint(i))
		out, err := exec.Command(b.cbc, name+".lp", "solve", "solution", name+".sol", "quit").CombinedOutput()
		if err != nil {
			t.Fatalf("cbc: %v\n%s", err, tail(string(out)))
		}
		text, err := os.ReadFile(name + ".sol")
		if err != nil {
			t.Fatalf("%v\n%s", err, tail(string(out)))
		}
		first, _, _ := strings.Cut(string(text), "\n")
		var least float64
		if _, err := fmt.Sscanf(first, "Optimal - objective value %g", &least); err != nil {
			t.Errorf("%s: cbc says %q", block.name, first)
		} else if int(least+0.5) != block.cost {
			t.Errorf("%s: Exact proves %d bytes, cbc %g", block.name, block.cost, least)
		}
	}
}
