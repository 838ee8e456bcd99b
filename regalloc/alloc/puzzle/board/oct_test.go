package board

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestOctsBeside decides boards of areas of eight columns beside narrower ones: random sets of pieces that fit, by all
// placements, must fit and be placed; with another piece they must fit only if all placements say so.
func TestOctsBeside(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 3))
	n := 150
	if testing.Short() {
		n = 50
	}
	var s Solver
	fit, tight := 0, 0
	for range n {
		b := []Area{{Columns: 8}}
		for range rng.IntN(3) {
			b = append(b, Area{Columns: uint8(1) << rng.IntN(4)})
		}
		can := []vector{0}
		for i := range b {
			a := &b[i]
			rows := []*uint8{&a.Upper, &a.Lower}
			for _, row := range rows {
				switch rng.IntN(3) {
				case 0: // free
				case 1:
					*row = uint8(rng.UintN(256)) & a.full()
				default:
					*row = uint8(rng.UintN(256)&rng.UintN(256)) & a.full()
				}
			}
			if more := fillings(*a, 8, false); len(can)*len(more) <= 100_000 {
				can = sumset(can, more)
				continue
			}
			b = b[:i] // there are too many placements
			break
		}
		if len(b) == 0 {
			continue
		}
		rng.Shuffle(len(b), func(i, j int) { b[i], b[j] = b[j], b[i] })
		for range 200 {
			v := can[rng.IntN(len(can))]
			p := unpack(v)
			placed, ok := s.Solve(nil, b, p)
			if !ok {
				t.Fatalf("%v with %v: not solved", b, p)
			}
			checkPlaced(t, b, p, placed)
			fit++
			k := rng.IntN(NumKinds)
			p[k]++
			want := contains(can, pack(p))
			if got := s.Decide(b, p); got != want {
				t.Fatalf("%v with %v: solvable %v, decided %v", b, p, want, got)
			}
			if !want {
				tight++
			}
		}
	}
	if fit < 100*n || tight < fit/10 {
		t.Errorf("%d boards were solved, %d with another piece were not", fit, tight)
	}
}

func unpack(v vector) (p Pieces) {
	for k := range p {
		p[k] = int32(v >> (5 * k) & 31)
	}
	return p
}

// TestCanonical checks that rows have one name exactly if exchanges make them of each other.
func TestCanonical(t *testing.T) {
	names := map[uint8]bool{}
	for row := range 256 {
		r := uint8(row)
		c := canonical(r, 8)
		names[c] = true
		for _, x := range []uint8{r>>4 | r<<4, r&0xf0 | r>>2&3 | r<<2&12, r&^3 | r>>1&1 | r<<1&2} {
			if canonical(x, 8) != c {
				t.Errorf("%08b is %08b, %08b, of the same row, is %08b", r, c, x, canonical(x, 8))
			}
		}
		if canonical(c, 8) != c {
			t.Errorf("%08b is named %08b, which is named %08b", r, c, canonical(c, 8))
		}
	}
	if len(names) != 21 { // pairs of the six rows of four columns
		t.Errorf("there are %d rows", len(names))
	}
}

// TestOctAreas has the exhaustive test's areas of eight columns stand for all.
func TestOctAreas(t *testing.T) {
	list := allAreas(8)
	if len(list) != 55*56/2 || !slices.Contains(list, Area{Columns: 8}) {
		t.Errorf("%d areas", len(list))
	}
}
