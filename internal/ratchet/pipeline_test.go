package ratchet_test

import (
	"path"
	"slices"
	"strings"
	"sync"
	"testing"

	"spillway"
	"spillway/emit/asm"
	"spillway/internal/ratchet"
	"spillway/isel"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
)

// families are the machines that the example programs are compiled for, those of a family in tables of their own: what changes
// one family leaves the tables of others as they are. The names of the tables end in that of the family.
var families = []struct {
	name     string
	machines []string
}{{"", []string{"amd64", "i386"}}, {".arm64", []string{"arm64"}}}

var (
	machines = slices.Concat(families[0].machines, families[1].machines)
	levels   = []string{"O1", "Oz"}
)

// familyTables calls f with the table of each family and its name, with the means of what group puts together; nil: without.
func familyTables(name string, measured ratchet.Table, group func(name string) string, f func(name string, t ratchet.Table)) {
	for _, family := range families {
		var table ratchet.Table
		for _, q := range measured {
			if machine, _, _ := strings.Cut(strings.ReplaceAll(q.Name, ".", "/"), "/"); slices.Contains(family.machines, machine) {
				table = append(table, q)
			}
		}
		if group != nil {
			table = append(table, table.Means(group)...)
		}
		f(name+family.name, table)
	}
}

// holdFamilies holds the table of each family.
func holdFamilies(t *testing.T, name string, tolerance float64, measured ratchet.Table, group func(name string) string) {
	familyTables(name, measured, group, func(name string, table ratchet.Table) { hold(t, name, tolerance, table) })
}

// holdPartFamilies is holdFamilies of some quantities.
func holdPartFamilies(t *testing.T, name string, tolerance float64, measured ratchet.Table, group func(name string) string) {
	familyTables(name, measured, group, func(name string, table ratchet.Table) { holdPart(t, name, tolerance, table) })
}

// TestSelectors holds the bytes of the tilings that selectors find.
func TestSelectors(t *testing.T) {
	var table ratchet.Table
	for _, target := range machines {
		for _, level := range levels {
			infos := spillway.Selectors()
			c := compareSelectors(t, target, level, infos)
			for i, info := range infos {
				a := &c.Tallies[i]
				table = append(table, ratchet.Quantity{Name: target + "." + level + "/" + info.Name, Value: float64(a.Bytes), Best: float64(a.Bytes - a.Excess)})
			}
		}
	}
	holdFamilies(t, "select", exact, table, nil)
}

func compareSelectors(t *testing.T, target, level string, infos []spillway.SelectorInfo) *isel.Comparison {
	t.Helper()
	c := isel.NewComparison()
	for _, info := range infos {
		c.Selectors = append(c.Selectors, info.New())
	}
	c.Tallies = make([]isel.Tally, len(infos))
	for _, e := range examples(t, level) {
		machine, funcs, err := spillway.Prepare(e.parse(t, target), e.options(t, target, spillway.Options{}))
		if err != nil {
			t.Fatal(err)
		}
		engine := isel.NewEngine(spillway.Rules(machine))
		for _, f := range funcs {
			if err := c.Add(engine, f); err != nil {
				t.Fatal(err)
			}
		}
	}
	return c
}

// TestLayout holds what merging and ordering of blocks make of the examples with
// the default allocator: the bytes that are left of a thousand, and of a thousand
// executions of blocks those that do not continue with the next one in the text.
func TestLayout(t *testing.T) {
	var table ratchet.Table
	for _, target := range machines {
		for _, level := range levels {
			before, after, jumps, executed, freq := 0, 0, 0.0, 0.0, 0.0
			for _, e := range examples(t, level) {
				for _, f := range e.compile(t, target, spillway.Options{Stage: spillway.ToAllocated}).Funcs {
					before += codeBytes(f)
					layout.Thread(f)
					layout.Merge(f, regalloc.Size)
					layout.Thread(f)
					layout.Order(f)
					after += codeBytes(f)
					jumps += taken(f) / executions(f)
					executed += jumped(f) / executions(f)
					freq++
				}
			}
			name := target + "." + level
			table = append(table,
				ratchet.Quantity{Name: name + "/bytes", Value: 1000 * float64(after) / float64(before), Best: ratchet.Unknown},
				ratchet.Quantity{Name: name + "/jumps", Value: 1000 * jumps / freq, Best: ratchet.Unknown},
				ratchet.Quantity{Name: name + "/jmp", Value: 1000 * executed / freq, Best: ratchet.Unknown})
		}
	}
	holdFamilies(t, "layout", exact, table, nil)
}

// codeBytes returns the bytes of the instructions in all blocks that can be
// reached, jumps to the next block left out.
func codeBytes(f *mach.Func) int {
	if f.Layout == nil {
		for b := range f.Blocks {
			f.Layout = append(f.Layout, mach.BlockID(b))
		}
	}
	return asm.Size(f)
}

// taken returns how often a call of f goes from a block to one that is not next
// in the text.
func taken(f *mach.Func) (n float64) {
	for k, b := range f.Layout {
		for _, e := range f.Blocks[b].Succs {
			if k+1 == len(f.Layout) || f.Layout[k+1] != e.To {
				n += f.Blocks[b].Freq * e.Prob
			}
		}
	}
	return n
}

// jumped returns how many jumps that are not conditional a call of f executes.
func jumped(f *mach.Func) (n float64) {
	for k, b := range f.Layout {
		list := f.Blocks[b].Succs
		if len(list) == 0 || len(list) > 2 || k+1 < len(f.Layout) && slices.ContainsFunc(list, func(e mach.Edge) bool { return e.To == f.Layout[k+1] }) {
			continue
		}
		least := list[0].Prob
		for _, e := range list {
			least = min(least, e.Prob)
		}
		n += f.Blocks[b].Freq * least
	}
	return n
}

// executions returns how many blocks a call of f executes.
func executions(f *mach.Func) (n float64) {
	for _, b := range f.Layout {
		n += f.Blocks[b].Freq
	}
	return n
}

// TestText holds the bytes of the examples' machine code, without what aligns it, by each allocator.
// "-run Text/NAME" measures one allocator.
func TestText(t *testing.T) {
	var mu sync.Mutex
	measured := map[string]int{}
	all := run(t, func(t *testing.T, info spillway.AllocatorInfo) {
		for i, target := range machines {
			for k, level := range levels {
				if !inSample(info.Name, len(levels)*i+k) {
					continue
				}
				bytes := 0
				for _, e := range ratchet.Every(examples(t, level), step(info.Name)) {
					for _, f := range e.compile(t, target, spillway.Options{Allocator: info.New, Workers: 1, Budget: budget, Without: []string{"align"}}).Stats {
						bytes += f.Bytes
					}
				}
				mu.Lock()
				measured[target+"."+level+"/"+info.Name] = bytes
				mu.Unlock()
			}
		}
	})
	var table ratchet.Table
	for _, target := range machines {
		for _, level := range levels {
			for _, info := range spillway.Allocators() {
				row := target + "." + level + "/" + info.Name
				if bytes, ok := measured[row]; ok {
					table = append(table, ratchet.Quantity{Name: row, Value: float64(bytes), Best: ratchet.Unknown})
				}
			}
		}
	}
	if testing.Short() {
		holdPartFamilies(t, "text", ratchet.Tolerance, table, nil)
		return
	}
	if !all {
		holdPartFamilies(t, "text", ratchet.Tolerance, table, path.Base)
		return
	}
	holdFamilies(t, "text", ratchet.Tolerance, table, path.Base)
}
