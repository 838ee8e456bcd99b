package route_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"spillway"
	"spillway/internal/irgen"
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

// TestImprove improves what the other allocators make: the cost falls by what is
// said, and the outcome is right.
func TestImprove(t *testing.T) {
	before, after, n := 0.0, 0.0, 0
	numbers := [2]int{} // of registers, as they are and regular
	for seed := range alloctest.Few(300) {
		for _, tg := range targets() {
			p := irgen.Problem(tg, seed, irgen.Options{})
			for k, a := range spillway.Allocators() {
				if (int(seed)+k)%3 > 0 {
					continue
				}
				r, err := spillway.Allocate(p, a.New(), regalloc.Options{Metric: regalloc.Size})
				if err != nil {
					continue
				}
				m := model.New(p, size)
				var v route.Improver
				v.Reset(m)
				x := m.NewStates(slices.Clone(v.Units.Of))
				if !m.Project(r, x) {
					continue
				}
				c := m.Total(x)
				if !v.Load(x) || c >= model.Inf {
					continue
				}
				gain := v.Improve(5, nil)
				d := m.Total(x)
				numbers[0] += registers(m, x)
				if c-gain != d {
					t.Fatalf("%s seed %d %s: from %g by %g to %g", tg.Machine.Name, seed, a.Name, m.Float(c), m.Float(gain), m.Float(d))
				}
				if err := proved(m, x, d); err != nil {
					t.Fatalf("%s seed %d %s: %v", tg.Machine.Name, seed, a.Name, err)
				}
				v.Regularize()
				e := m.Total(x)
				if e > d {
					t.Fatalf("%s seed %d %s: regular at %g, was %g", tg.Machine.Name, seed, a.Name, m.Float(e), m.Float(d))
				}
				if err := proved(m, x, e); err != nil {
					t.Fatalf("%s seed %d %s, regular: %v", tg.Machine.Name, seed, a.Name, err)
				}
				numbers[1] += registers(m, x)
				before, after, n = before+m.Float(c), after+m.Float(d), n+1
			}
		}
	}
	t.Logf("%d Results: from %g to %g", n, before, after)
	if after >= before {
		t.Errorf("from %g to %g", before, after)
	}
	if numbers[1] >= numbers[0] {
		t.Errorf("registers are no lower: %d in sum, regular %d", numbers[0], numbers[1])
	}
}

// registers adds up the numbers of the registers that values stay in.
func registers(m *model.Model, x *model.States) (sum int) {
	for k := range m.Segs {
		s := &m.Segs[k]
		for j := s.First; j <= s.Last; j++ {
			if a := x.Through(s, j); a >= 0 {
				sum += max(0, m.Layout(s).Register(a))
			}
		}
	}
	return sum
}

// TestNoPath improves assignments in which a unit finds no path, since another one is where it cannot
// be: the units around it keep theirs, or find one.
func TestNoPath(t *testing.T) {
	n := 0
	for seed := range uint64(150) {
		p := irgen.Problem(targets()[seed%3], seed, irgen.Options{Wild: seed%2 == 0})
		m := model.New(p, size)
		var v route.Improver
		v.Reset(m)
		x := m.NewStates(slices.Clone(v.Units.Of))
		if m.SpillAll(x) != nil {
			continue
		}
		for i := range m.Events {
			e := &m.Events[i]
			if e.Kind != model.Tied || e.Mem < model.Inf || x.Slot[m.Segs[e.Seg].V] == x.Slot[m.Segs[e.Child].V] {
				continue
			}
			c := &m.Segs[e.Child]
			x.At[c.Node], x.Op[c.DefOp] = int8(m.Layout(c).Mem()), model.InMemory
			n++
		}
		if v.Load(x) {
			v.Improve(3, nil)
		}
	}
	if n < 100 {
		t.Errorf("only %d tied values were put where they cannot be", n)
	}
}

// TestDisplace displaces units from where one round of routing left them: the cost falls by what is
// said, nothing is taken twice, and it often falls.
func TestDisplace(t *testing.T) {
	metric := regalloc.Mixed(0.1)
	fell, tried := 0, 0
	for seed := range alloctest.Seeds(400) {
		tried++
		tg := targets()[seed%3]
		p := irgen.Problem(tg, seed, irgen.Options{Blocks: 10, Instrs: 5, Window: 8, Wild: seed%2 == 0})
		m := model.New(p, metric)
		v := route.Improver{Wide: true, Brief: true, Dense: true}
		v.Reset(m)
		x := m.NewStates(slices.Clone(v.Units.Of))
		if m.SpillAll(x) != nil || !v.Load(x) || m.Total(x) >= model.Frozen.Move {
			continue
		}
		v.Improve(1, nil)
		c := m.Total(x)
		var pause route.Pause
		v.Pause(&pause)
		gain := v.Displace(&pause, nil)
		d := m.Total(x)
		if c-gain != d {
			t.Fatalf("%s seed %d: from %g by %g to %g", tg.Machine.Name, seed, m.Float(c), m.Float(gain), m.Float(d))
		}
		if gain > 0 {
			fell++
		}
		if !v.Load(x) {
			t.Fatalf("%s seed %d: something is taken twice", tg.Machine.Name, seed)
		}
		if errs := check.Result(m.P, m.Result(x)); len(errs) > 0 {
			t.Fatalf("%s seed %d: %v", tg.Machine.Name, seed, &errs[0])
		}
		e := d - v.Resume(&pause, 1, nil)
		if got := m.Total(x); got != e {
			t.Fatalf("%s seed %d: one round later %g, not %g", tg.Machine.Name, seed, m.Float(got), m.Float(e))
		}
	}
	t.Logf("the cost fell %d times", fell)
	if fell < tried/10 {
		t.Errorf("the cost fell %d times", fell)
	}
}
