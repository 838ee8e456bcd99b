package model_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/internal/ratchet"
	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

var size = regalloc.Size

func targets() []*irgen.Target {
	return []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(4), irgen.Widths()}
}

// apart gives every value a slot of its own.
func apart(p *regalloc.Problem) []int32 {
	slot := make([]int32, len(p.VRegs))
	for v := range slot {
		slot[v] = int32(v)
	}
	return slot
}

// TestProject compares the cost of a projected Result with that of the Result made of it, which must be valid.
func TestProject(t *testing.T) {
	fit, total, same := 0, 0, 0
	for seed := range alloctest.Seeds(48) {
		for _, tg := range targets() {
			p := irgen.Problem(tg, seed, irgen.Options{Critical: seed%3 == 0, Wild: seed%4 == 0})
			for _, a := range spillway.Allocators() {
				r, err := spillway.Allocate(p, a.New(), regalloc.Options{Metric: regalloc.Size})
				if err != nil {
					continue
				}
				total++
				m := model.New(p, size)
				x := m.NewStates(apart(p))
				if !m.Project(r, x) {
					t.Fatalf("%s seed %d: the Result of %s does not fit the model", tg.Machine.Name, seed, a.Name)
				}
				c := m.Total(x)
				var o model.Occupancy
				if o.Fill(m, x); c >= model.Frozen.Move || o.Over > 0 {
					continue
				}
				fit++
				if m.Float(c) == regalloc.Cost(p, r, regalloc.Size) {
					same++
				}
				m.ShareSlots(x)
				if d := m.Total(x); d > c {
					t.Fatalf("%s seed %d %s: sharing slots makes %d of %d", tg.Machine.Name, seed, a.Name, d, c)
				} else {
					c = d
				}
				if err := proved(m, x, c); err != nil {
					t.Fatalf("%s seed %d %s: %v", tg.Machine.Name, seed, a.Name, err)
				}
			}
		}
	}
	t.Logf("%d of %d fit, %d at the same cost", fit, total, same)
}

// TestProjectStored projects the Results of allocators that go about it in different ways, for
// the functions of the examples, also with few registers: each is an assignment of the model.
func TestProjectStored(t *testing.T) {
	total, equal := 0, 0
	for _, name := range []string{"amd64.O1", "i386.Oz"} {
		file := filepath.Join("../../../internal/ratchet/testdata", name+".problems.gz")
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, err := ratchet.Unpack(file, text)
		if err != nil {
			t.Fatal(err)
		}
		for i, p := range list {
			if i%3 == 0 {
				p = p.Squeeze(4)
			}
			for _, a := range []string{"linear", "puzzle", "color", "fast", "linear-extended"} {
				info, err := spillway.AllocatorByName(a)
				if err != nil {
					t.Fatal(err)
				}
				r, err := spillway.Allocate(p, info.New(), regalloc.Options{Metric: size})
				if err != nil {
					continue
				}
				total++
				m := model.New(p, size)
				var units route.Units
				units.Form(m)
				x := m.NewStates(units.Of)
				if !m.Project(r, x) || m.Total(x) >= model.Frozen.Move && i%3 > 0 { // reserved registers may hold more than the model has there
					t.Errorf("%s/%s: the Result of %s does not fit the model", name, p.Name, a)
				} else if m.Float(m.Total(x)) == regalloc.Cost(p, r, size) {
					equal++
				}
			}
		}
	}
	t.Logf("%d Results, %d at the same cost", total, equal)
}

// proved checks the Result of x and its cost.
func proved(m *model.Model, x *model.States, c model.Cost) error {
	r := m.Result(x)
	if errs := check.Result(m.P, r); len(errs) > 0 {
		return &errs[0]
	}
	if got := regalloc.Cost(m.P, r, regalloc.Size); math.Abs(got-m.Float(c)) > 1e-6 {
		return fmt.Errorf("the Result costs %g, the model says %g", got, m.Float(c))
	}
	return nil
}
