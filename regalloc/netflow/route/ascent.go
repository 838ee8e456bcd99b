package route

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"spillway/internal/scratch"
	"spillway/regalloc/netflow/model"
)

// An Ascent is a price update rule. The zero value is the allocator's; the others are the choices of [Koes09 §6.2], for
// comparison.
type Ascent struct {
	Step      Step
	A, B      float64 // Ratio: the step in iteration k is A/(k+B); Newton: A times the gap over the square of the norm
	Direction Direction
}

// A Step is a rule for how far prices move.
type Step uint8

// The rules. In those of the thesis, a price moves in proportion to its block's execution count, if the metric counts
// executions.
const (
	Anchored Step = iota // as Adaptive at first, then from the best prices so far, in the running direction
	Adaptive             // toward the best cost, less far where the bound stalls, by the square of that
	Ratio                // by the number of the iteration alone
	Newton               // toward the best cost
)

// A Direction is a rule for the direction in which prices move.
type Direction uint8

// The rules.
const (
	Running  Direction = iota // the running mean of all subgradients
	Standard                  // the subgradient
	Average                   // the subgradient, and what bisects it and the last direction
)

var directions = [...]string{"running", "standard", "average"}

// DirectionByName returns a direction by its name.
func DirectionByName(name string) (Direction, error) {
	if n := slices.Index(directions[:], name); n >= 0 {
		return Direction(n), nil
	}
	return 0, fmt.Errorf("unknown direction %q (valid: %s)", name, strings.Join(directions[:], ", "))
}

// ParseStep sets the rule of a to anchored, adaptive, ratio:A,B or newton:BETA.
func (a *Ascent) ParseStep(text string) error {
	name, numbers, _ := strings.Cut(text, ":")
	var x []float64
	for _, s := range strings.FieldsFunc(numbers, func(r rune) bool { return r == ',' }) {
		f, err := strconv.ParseFloat(s, 64)
		if err != nil || f < 0 || math.IsInf(f, 0) || math.IsNaN(f) {
			return fmt.Errorf("step %q: %q is not a non-negative number", text, s)
		}
		x = append(x, f)
	}
	switch {
	case text == "anchored":
		a.Step, a.A, a.B = Anchored, 0, 0
	case text == "adaptive":
		a.Step, a.A, a.B = Adaptive, 0, 0
	case name == "ratio" && len(x) == 2 && x[0] > 0:
		a.Step, a.A, a.B = Ratio, x[0], x[1]
	case name == "newton" && len(x) == 1 && x[0] > 0:
		a.Step, a.A, a.B = Newton, x[0], 0
	default:
		return fmt.Errorf("unknown step %q (valid: anchored, adaptive, ratio:A,B with A > 0, newton:BETA)", text)
	}
	return nil
}

// SetAscent selects the price update rule a, from the next Reset on.
func (d *Dual) SetAscent(a Ascent) { d.ascent.Ascent = a }

// ascent is the state of an Ascent.
type ascent struct {
	Ascent
	norm float64 // of the last direction, squared
	last savedDirection
}

// savedDirection is a copy of a direction.
type savedDirection struct {
	use, mu, mem, share, ways []float32
	warm                      []model.Units
}

// weight is the scale of a price's moves where costs are x: its square is proportional to the move.
func (a *ascent) weight(x float64) float64 {
	if a.Step <= Adaptive {
		return x
	}
	return math.Sqrt(x)
}

// step returns the step length for a direction with the given square norm.
func (d *Dual) step(upper cost, norm float64) float64 {
	a, k := &d.ascent, float64(d.now-1) // of iterations
	bound := d.Last
	if d.anchored() {
		bound = d.anchor.bound
	}
	gap := math.Max(float64(upper-bound)/d.m.Scale, 0.1*d.weight(0))
	switch a.Step {
	case Ratio:
		return a.A / (k + a.B)
	case Newton:
		return a.A * gap / norm
	}
	return d.alpha * gap / norm
}

// follow sets the direction and returns its square norm.
func (d *Dual) follow() float64 {
	a := &d.ascent
	keep := d.inertia()
	if d.anchored() {
		keep = d.anchor.inertia()
	}
	if d.now == 2 || a.Direction == Standard {
		keep = 0
	}
	if a.Direction != Average || d.now == 2 {
		a.norm = d.direction(keep, 1-keep)
		return a.norm
	}
	d.directionTo(&a.last)
	norm := d.direction(0, 1)
	d.directionFrom(&a.last)
	if a.norm > 0 {
		a.norm = d.direction(float32(math.Sqrt(norm/a.norm)), 1)
	} else {
		a.norm = d.direction(0, 1)
	}
	return a.norm
}

// directionTo copies the direction to x.
func (d *Dual) directionTo(x *savedDirection) {
	x.use, x.mu, x.mem, x.share = append(x.use[:0], d.dir.use...), append(x.mu[:0], d.dir.mu...), append(x.mem[:0], d.dir.mem...), append(x.share[:0], d.dir.share...)
	x.warm, x.ways = append(x.warm[:0], d.dir.warm...), scratch.Sized(x.ways, len(d.turns.ways))
	for n := range x.ways {
		x.ways[n] = d.turns.ways[n].dir
	}
}

// directionFrom copies it back.
func (d *Dual) directionFrom(x *savedDirection) {
	copy(d.dir.use, x.use)
	copy(d.dir.mu, x.mu)
	copy(d.dir.mem, x.mem)
	copy(d.dir.share, x.share)
	copy(d.dir.warm, x.warm)
	for n := range x.ways {
		d.turns.ways[n].dir = x.ways[n]
	}
}
