package route

import (
	"math"
	"math/rand/v2"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/netflow/internal/oracle"
	"spillway/regalloc/netflow/model"
)

// TestAscent checks the bounds that each rule for prices ends at against the least cost of small random
// Problems in the model: none is above, all rise, and the anchored rule rises most.
func TestAscent(t *testing.T) {
	rules := []string{"anchored", "adaptive", "ratio:1,0", "ratio:1,10", "ratio:1,100", "ratio:2,0", "ratio:10,9", "newton:0.5"}
	sum := make([][3]float64, len(rules)) // of bounds
	rng, first, optima := rand.New(rand.NewPCG(6, 2)), 0.0, 0.0
	for n := 0; n < 150; {
		p := oracle.Small(rng)
		if len(p.Validate()) > 0 || copies(p) {
			continue
		}
		o := &oracle.Oracle{Problem: p, Metric: regalloc.Size, Single: true}
		if o.Crowded(3) {
			continue
		}
		best := o.Optimum()
		if math.IsInf(best, 1) {
			continue
		}
		n++
		optima += best
		m := model.New(p, regalloc.Size)
		for k, text := range rules {
			for direction := range directions {
				a := Ascent{Direction: Direction(direction)}
				if err := a.ParseStep(text); err != nil {
					t.Fatal(err)
				}
				var d Dual
				d.SetAscent(a)
				d.Reset(m)
				for i := range 120 {
					if !d.Iterate(m.Fixed(best)) {
						break
					}
					if i == 0 && k == 0 && direction == 0 {
						first += m.Float(d.Best)
					}
				}
				if m.Float(d.Best) > best+1e-6 {
					t.Fatalf("%s, %s: bound %g, optimum %g\n%s", text, directions[direction], m.Float(d.Best), best, p)
				}
				sum[k][direction] += m.Float(d.Best)
			}
		}
	}
	t.Logf("optima %g, bounds at the start %g, of rules %v: %.1f", optima, first, rules, sum)
	for k, bounds := range sum {
		for direction, x := range bounds {
			if x <= first || x > sum[0][0]+0.02*optima {
				t.Errorf("%s, %s: bounds %g", rules[k], directions[direction], x)
			}
		}
	}
}

// TestAverage checks the average direction against its definition: of the subgradient, and the last direction made
// as long [Koes09 §6.2.3].
func TestAverage(t *testing.T) {
	rng, steps := rand.New(rand.NewPCG(6, 3)), 0
	for range 200 {
		p := oracle.Small(rng)
		if len(p.Validate()) > 0 {
			continue
		}
		m := model.New(p, regalloc.Size)
		var d Dual
		d.SetAscent(Ascent{Step: Ratio, A: 1, B: 1, Direction: Average})
		d.Reset(m)
		for range 12 {
			d.Evaluate()
			var last, gradient savedDirection
			d.directionTo(&last)
			norm, was := d.direction(0, 1), d.ascent.norm
			d.directionTo(&gradient)
			d.directionFrom(&last)
			if !d.Move(inf/4) || was == 0 {
				continue
			}
			scale := float32(math.Sqrt(norm / was))
			for i, x := range d.dir.mu {
				steps++
				if want := gradient.mu[i] + scale*last.mu[i]; d.now > 3 && math.Abs(float64(x-want)) > 1e-4*(1+math.Abs(float64(want))) {
					t.Fatalf("multiplier %d moves by %g, not %g", i, x, want)
				}
			}
		}
	}
	if steps == 0 {
		t.Error("no multipliers")
	}
}

// TestParseStep reads rules, and refuses what are none.
func TestParseStep(t *testing.T) {
	for _, text := range []string{"", "ratio", "ratio:1", "ratio:0,1", "ratio:1,x", "ratio:-1,2", "newton:", "newton:1,2", "newton:inf", "steepest", "adaptive:1"} {
		var a Ascent
		if err := a.ParseStep(text); err == nil {
			t.Errorf("%q is %+v", text, a)
		}
	}
	var a Ascent
	if err := a.ParseStep("ratio:10,9"); err != nil || a != (Ascent{Step: Ratio, A: 10, B: 9}) {
		t.Errorf("%+v, %v", a, err)
	}
	if _, err := DirectionByName("steepest"); err == nil {
		t.Error("there is a direction steepest")
	}
}
