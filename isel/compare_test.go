package isel_test

import (
	"testing"

	"spillway/isel"
	"spillway/target"
	"spillway/target/amd64"
)

// TestNeverWorse covers every block of the examples by every selector: all covers
// are right, auto is never more expensive than any other, and what is proved is cheapest.
func TestNeverWorse(t *testing.T) {
	machine := amd64.Target(target.PIC)
	rules := isel.NewRules(machine)
	all := selectors()
	auto := len(all) - 1
	c := isel.NewComparison(all...)
	e := isel.NewEngine(rules)
	for _, file := range exampleFiles(t) {
		for _, f := range legalModule(t, file, machine).Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			c.Observe = func(b int, d *isel.DAG, m *isel.Matches, covers []*isel.Cover) error {
				for i, cover := range covers {
					for _, err := range isel.CheckCover(d, m, cover) {
						t.Errorf("%s, @%s, block %d, %s: %v", file, f.Name, b, all[i].Name(), err)
					}
					if mine, its := covers[auto].Cost(m), cover.Cost(m); mine > its {
						t.Errorf("%s, @%s, block %d: %d bytes by auto, %d by %s", file, f.Name, b, mine, its, all[i].Name())
					}
				}
				return nil
			}
			if err := c.Add(e, f); err != nil {
				t.Fatal(err)
			}
		}
	}
	a := &c.Tallies[auto]
	if a.Excess != 0 || a.Least != c.Proved || a.Least < a.Proved {
		t.Errorf("auto costs %d bytes too much and has %d of %d least covers", a.Excess, a.Least, c.Proved)
	}
	if a.Proved*1000 < c.Blocks*999 {
		t.Errorf("auto proves %d of %d blocks", a.Proved, c.Blocks)
	}
	t.Logf("%d blocks, %d proved by auto", c.Blocks, a.Proved)
}
