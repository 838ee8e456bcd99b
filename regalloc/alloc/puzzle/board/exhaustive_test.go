package board

import (
	"flag"
	"testing"
)

var areasFlag = flag.Int("areas", 3, "exhaustive tests go up to this many areas (5 takes hours)")

// TestDecideExhaustively compares the decision with all placements on all boards
// of up to three areas.
func TestDecideExhaustively(t *testing.T) {
	k := *areasFlag
	if testing.Short() {
		k = 2
	}
	for _, u := range suites(k) {
		t.Run(u.name, func(t *testing.T) {
			_, n := mismatches(t, &Solver{}, u, false)
			t.Logf("%d puzzles", n)
		})
	}
}

// checkPlaced verifies a placement square by square.
func checkPlaced(t *testing.T, b []Area, p Pieces, placed []Placed) {
	t.Helper()
	left := append([]Area(nil), b...)
	for _, x := range placed {
		p[x.Kind]--
		if !left[x.Area].fits(x.Kind, x.Column, Widest(b)) {
			t.Fatalf("%v: %v at %v does not fit", b, x.Kind, x.Spot)
		}
		left[x.Area].fill(x.Kind, x.Column, Widest(b))
	}
	if p != (Pieces{}) {
		t.Fatalf("%v: pieces left over or made up: %v", b, p)
	}
}

// TestPlaceExhaustively checks the placements of all solvable boards of two areas.
func TestPlaceExhaustively(t *testing.T) {
	var s Solver
	for _, u := range suites(2) {
		if u.full == 4 && !u.padded && u.k == 2 {
			u.k = 1
		}
		t.Run(u.name, func(t *testing.T) {
			var placed []Placed
			boards(u.areas, u.k, u.full, u.padded, func(b []Area, can []vector) {
				up, down := room(b)
				vectors(up, down, u.full, u.padded, func(p Pieces) {
					var ok bool
					placed, ok = s.Solve(placed[:0], b, p)
					if ok != contains(can, pack(p)) {
						t.Fatalf("%v with %v: %v", b, p, ok)
					}
					if ok {
						checkPlaced(t, b, p, placed)
					}
				})
			})
		})
	}
}

// mutants are the "four subtleties" of [Pereira08 §4] done wrong, and others
// that fail in the same way.
func mutants() map[string]program {
	copyOf := func() program {
		p := make(program, len(figure8))
		for i, s := range figure8 {
			p[i] = statement{s.shape, append([]rule(nil), s.rules...)}
		}
		return p
	}
	index := func(p program, s shape) int {
		for i := range p {
			if p[i].shape == s {
				return i
			}
		}
		panic("no such statement")
	}
	first := func(s shape, r int) program {
		p := copyOf()
		rules := p[index(p, s)].rules
		rules[0], rules[r] = rules[r], rules[0]
		return p
	}
	move := func(s shape, to int) program {
		p := copyOf()
		from := index(p, s)
		st := p[from]
		p = append(p[:from], p[from+1:]...)
		return append(p[:to:to], append(program{st}, p[to:]...)...)
	}
	ahead := copyOf()
	three := append(program(nil), ahead[6:8]...)
	ahead = append(append(append(program(nil), ahead[:3]...), three...), append(append(program(nil), ahead[3:6]...), ahead[8])...)
	return map[string]program{
		"7: two narrow pieces before a wide one":   first(shapeUpper, 1),
		"8: two narrow pieces before a wide one":   first(shapeLower, 1),
		"9: X and Z before Y":                      first(shapeColumn, 1),
		"11: Y before X and wide Z":                first(shapeNoUp, 1),
		"areas of three squares before two":        ahead,
		"empty areas before those of three, upper": move(shapeEmpty, 6),
	}
}

// TestMutants shows that the exhaustive test catches wrong orders, and only from
// three areas on.
func TestMutants(t *testing.T) {
	for name, p := range mutants() {
		s := &Solver{mutant: p}
		if wrong, _ := mismatches(nil, s, suite{"", allAreas(2), 2, 2, true}, true); wrong != 0 {
			t.Errorf("%s: %d wrong answers with two areas already", name, wrong)
		}
		wrong, _ := mismatches(nil, s, suite{"", allAreas(2), 2, 3, true}, true)
		if wrong == 0 {
			t.Errorf("%s: not caught", name)
		}
		t.Logf("%s: %d puzzles lost", name, wrong)
	}
}
