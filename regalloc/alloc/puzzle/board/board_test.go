package board_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle/board"

	"pgregory.net/rapid"
)

func Example() {
	areas := []board.Area{{Columns: 2, Upper: 1}, {Columns: 2}}
	var s board.Solver
	placed, ok := s.Solve(nil, areas, board.Pieces{board.X1: 1, board.Z2: 1, board.Y4: 1})
	fmt.Println(ok)
	p := board.Picture{Areas: areas, Placed: placed}
	p.WriteText(os.Stdout)
	fmt.Println(s.Decide(areas, board.Pieces{board.X1: 2, board.Z2: 1, board.Y4: 1}))
	// Output:
	// true
	// 0       1
	// # X1    Y4 Y4
	// Z2 Z2   Y4 Y4
	// false
}

func randomAreas(t *rapid.T, shapes []uint8) []board.Area {
	n := rapid.IntRange(1, 8).Draw(t, "areas")
	areas := make([]board.Area, n)
	for i := range areas {
		c := rapid.SampledFrom(shapes).Draw(t, "columns")
		full := uint8(1)<<c - 1
		areas[i] = board.Area{Columns: c, Upper: rapid.Uint8().Draw(t, "up") & full, Lower: rapid.Uint8().Draw(t, "down") & full}
		if rapid.Bool().Draw(t, "empty") {
			areas[i].Upper, areas[i].Lower = 0, 0
		}
	}
	return areas
}

// TestGuide draws boards with wishes: the pieces must end up where they fit, a
// wish must not make a solvable board unsolvable, and wishes that can all be
// granted are.
func TestGuide(t *testing.T) {
	var s board.Solver
	rapid.Check(t, func(t *rapid.T) {
		areas := randomAreas(t, rapid.SampledFrom([][]uint8{{1}, {2}, {2, 1}, {4}, {4, 1}, {4, 2, 1}, {8}, {8, 4, 2, 1}}).Draw(t, "bank"))
		var count board.Pieces
		var want []board.Placed
		for range rapid.IntRange(0, 10).Draw(t, "pieces") {
			k := board.Kind(rapid.IntRange(0, board.NumKinds-1).Draw(t, "kind"))
			if k.Width() > board.Widest(areas) {
				continue
			}
			spot := board.Nowhere
			if a := rapid.IntRange(-1, len(areas)-1).Draw(t, "area"); a >= 0 {
				spot = board.Spot{Area: int16(a), Column: rapid.Uint8Range(0, areas[a].Columns-1).Draw(t, "column")}
			}
			count[k]++
			if !s.Decide(areas, count) {
				count[k]--
				continue
			}
			want = append(want, board.Placed{Kind: k, Spot: spot})
		}
		before := append([]board.Placed(nil), want...)
		if !s.Guide(areas, want) {
			t.Fatalf("%v: not solved: %v", areas, want)
		}
		if err := verify(areas, want); err != "" {
			t.Fatal(err)
		}
		if verify(areas, before) == "" {
			for i := range want {
				if want[i] != before[i] {
					t.Fatalf("%v: wish %d of %v not granted: %v", areas, i, before, want)
				}
			}
		}
	})
}

// verify says what is wrong with pieces in their spots, written independently of
// the package.
func verify(areas []board.Area, placed []board.Placed) string {
	type square struct{ area, row, column int }
	taken := map[square]bool{}
	widest := board.Widest(areas)
	for _, p := range placed {
		if p.Area < 0 {
			return "no spot"
		}
		a := areas[p.Area]
		n := p.Kind.Width() * int(a.Columns) / widest
		if n == 0 || int(p.Column)%n != 0 {
			return fmt.Sprintf("%v cannot lie at %v", p.Kind, p.Spot)
		}
		for row, filled := range [2]uint8{a.Upper, a.Lower} {
			if row == board.Upper && strings.HasPrefix(p.Kind.String(), "Z") || row == board.Lower && strings.HasPrefix(p.Kind.String(), "X") {
				continue
			}
			for c := int(p.Column); c < int(p.Column)+n; c++ {
				q := square{int(p.Area), row, c}
				if c >= int(a.Columns) || filled>>c&1 != 0 || taken[q] {
					return fmt.Sprintf("%v at %v: not free", p.Kind, p.Spot)
				}
				taken[q] = true
			}
		}
	}
	return ""
}

// TestSolveLikeDecide compares the two on random boards of up to eight areas.
func TestSolveLikeDecide(t *testing.T) {
	var s board.Solver
	rapid.Check(t, func(t *rapid.T) {
		areas := randomAreas(t, rapid.SampledFrom([][]uint8{{1}, {2, 1}, {4}, {4, 2, 1}, {8}, {8, 4, 2, 1}}).Draw(t, "bank"))
		var p board.Pieces
		for k := range p {
			p[k] = int32(rapid.IntRange(0, 2).Draw(t, "count"))
		}
		placed, ok := s.Solve(nil, areas, p)
		if ok != s.Decide(areas, p) {
			t.Fatal("Solve and Decide disagree")
		}
		if ok {
			if err := verify(areas, placed); err != "" {
				t.Fatal(err)
			}
		}
	})
}

func TestBanks(t *testing.T) {
	for _, c := range []struct {
		target *irgen.Target
		want   string
	}{
		{irgen.AMD64(), "[./. x16] [./. x16]"},
		{irgen.I386(), "[../.. x4 ./. x3]"},
		{irgen.Tiny(3), "[./. x3]"},
		{irgen.Tuples(), "[./. x6] [......../........ x2 ..../.... x2]"},
	} {
		banks, shapes := board.Banks(c.target.Machine)
		var got []string
		for _, b := range banks {
			var parts []string
			for i := 0; i < len(b.Areas); {
				j := i
				for j < len(b.Areas) && b.Areas[j] == b.Areas[i] {
					j++
				}
				parts = append(parts, fmt.Sprintf("%v x%d", b.Areas[i], j-i))
				i = j
			}
			got = append(got, fmt.Sprint(parts))
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: banks %s, want %s", c.target.Machine.Name, s, c.want)
		}
		for r, s := range shapes {
			conflicts := c.target.Machine.Conflicts(regalloc.Reg(r))
			if s.Bank >= 0 && !conflicts.Has(banks[s.Bank].Regs[s.Area]) {
				t.Errorf("register %d is in an area that it does not alias", r)
			}
		}
	}
}
