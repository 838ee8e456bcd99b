package board

import (
	"sort"
	"testing"
)

// The reference: an area is filled in all ways, which gives the set of piece
// vectors it can hold; a board holds the sums. Vectors are packed into a word,
// five bits for each kind.

type vector uint64

func pack(p Pieces) (v vector) {
	for k, n := range p {
		v |= vector(n) << (5 * k)
	}
	return v
}

// fillings returns the piece vectors that fit a; if padded, those that leave no
// square free.
func fillings(a Area, widest int, padded bool) []vector {
	if a.Columns == 8 {
		return octFillings(a, padded)
	}
	found := map[vector]bool{}
	var fill func(a Area, p Pieces)
	fill = func(a Area, p Pieces) {
		if !padded || a.Upper == a.full() && a.Lower == a.full() {
			found[pack(p)] = true
		}
		for k := range Kind(NumKinds) {
			for c := range a.Columns {
				if a.fits(k, c, widest) {
					b, q := a, p
					b.fill(k, c, widest)
					q[k]++
					fill(b, q)
				}
			}
		}
	}
	fill(a, Pieces{})
	return sorted(found)
}

// octFillings is fillings of an area of eight columns: every piece that is narrower lies in one of its halves.
func octFillings(a Area, padded bool) []vector {
	set := map[vector]bool{}
	for _, v := range sumset(halfFillings(Area{4, a.Upper & 15, a.Lower & 15}, padded), halfFillings(Area{4, a.Upper >> 4, a.Lower >> 4}, padded)) {
		set[v] = true
	}
	for _, k := range []Kind{X8, Z8, Y16} {
		if a.fits(k, 0, 8) {
			b, p := a, Pieces{}
			b.fill(k, 0, 8)
			p[k]++
			for _, v := range octFillings(b, padded) {
				set[v+pack(p)] = true
			}
		}
	}
	return sorted(set)
}

type halfOf struct {
	a      Area
	padded bool
}

// halvesFound has what was found of areas of four columns, which are halves of many.
var halvesFound = map[halfOf][]vector{}

func halfFillings(a Area, padded bool) []vector {
	k := halfOf{a, padded}
	if halvesFound[k] == nil {
		halvesFound[k] = fillings(a, 4, padded)
	}
	return halvesFound[k]
}

func sorted(set map[vector]bool) []vector {
	list := make([]vector, 0, len(set))
	for v := range set {
		list = append(list, v)
	}
	sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
	return list
}

func sumset(a, b []vector) []vector {
	set := make(map[vector]bool, len(a)*len(b))
	for _, x := range a {
		for _, y := range b {
			set[x+y] = true
		}
	}
	return sorted(set)
}

func contains(list []vector, v vector) bool {
	i := sort.Search(len(list), func(i int) bool { return list[i] >= v })
	return i < len(list) && list[i] == v
}

// allAreas returns every area of the given number of columns, up to symmetry:
// columns of a half and halves may be exchanged.
func allAreas(columns uint8) (list []Area) {
	seen := map[[4]uint8]bool{}
	rows := make([]uint8, 1<<columns)
	for i := range rows {
		rows[i] = uint8(i)
	}
	for _, up := range rows {
		for _, down := range rows {
			a := Area{columns, up, down}
			if columns == 8 {
				halves := []Area{{4, up & 15, down & 15}, {4, up >> 4, down >> 4}}
				if least(halves[0]) != halves[0] || least(halves[1]) != halves[1] || halves[0].Upper<<4|halves[0].Lower > halves[1].Upper<<4|halves[1].Lower {
					continue
				}
				list = append(list, a)
				continue
			}
			var key [4]uint8
			for c := range columns {
				key[c] = a.column(c) + 1
			}
			order := func(i, j int) {
				if key[i] > key[j] {
					key[i], key[j] = key[j], key[i]
				}
			}
			order(0, 1)
			order(2, 3)
			if key[0] > key[2] || key[0] == key[2] && key[1] > key[3] {
				key[0], key[1], key[2], key[3] = key[2], key[3], key[0], key[1]
			}
			if !seen[key] {
				seen[key] = true
				list = append(list, a)
			}
		}
	}
	return list
}

// least returns the area of four columns that symmetries make of a and whose rows are the lowest numbers.
func least(a Area) Area {
	best := a
	for turn := range 8 {
		order := [4]int{0, 1, 2, 3}
		if turn&1 != 0 {
			order[0], order[1] = order[1], order[0]
		}
		if turn&2 != 0 {
			order[2], order[3] = order[3], order[2]
		}
		if turn&4 != 0 {
			order = [4]int{order[2], order[3], order[0], order[1]}
		}
		b := Area{Columns: 4}
		for to, from := range order {
			b.Upper |= a.Upper >> from & 1 << to
			b.Lower |= a.Lower >> from & 1 << to
		}
		if b.Upper < best.Upper || b.Upper == best.Upper && b.Lower < best.Lower {
			best = b
		}
	}
	return best
}

// boards calls f with every multiset of up to k of the areas whose widest is
// full, and what it can hold.
func boards(areas []Area, k int, full int, padded bool, f func(b []Area, can []vector)) {
	can := make([][]vector, len(areas))
	for i, a := range areas {
		can[i] = fillings(a, full, padded)
	}
	var extend func(from int, b []Area, holds []vector)
	extend = func(from int, b []Area, holds []vector) {
		if len(b) > 0 && Widest(b) == full {
			f(b, holds)
		}
		if len(b) == k {
			return
		}
		for i := from; i < len(areas); i++ {
			extend(i, append(b[:len(b):len(b)], areas[i]), sumset(holds, can[i]))
		}
	}
	extend(0, nil, []vector{0})
}

// vectors calls f with all piece vectors that could fit free squares: padded ones
// fill both rows exactly (type 0 to 2 without hybrids), others may leave room.
func vectors(up, down int32, widest int, padded bool, f func(p Pieces)) {
	var p Pieces
	width := [NumKinds]int32{1, 2, 4, 8, 1, 2, 4, 8, 1, 2, 4, 8}
	order := []Kind{Y16, Y8, Y4, Y2, X8, X4, X2, Z8, Z4, Z2, X1, Z1}
	var next func(i int, up, down int32)
	next = func(i int, up, down int32) {
		if i == len(order) {
			if !padded || up == 0 && down == 0 {
				f(p)
			}
			return
		}
		k := order[i]
		if int(width[k]) > widest {
			next(i+1, up, down)
			return
		}
		if padded && k == X1 {
			p[X1], p[Z1] = up, down
			f(p)
			p[X1], p[Z1] = 0, 0
			return
		}
		for p[k] = 0; ; p[k]++ {
			u, d := up, down
			if k.InUpper() {
				u -= p[k] * width[k]
			}
			if k.InLower() {
				d -= p[k] * width[k]
			}
			if u < 0 || d < 0 {
				break
			}
			next(i+1, u, d)
		}
		p[k] = 0
	}
	next(0, up, down)
}

// room returns the free squares of both rows, in finest columns.
func room(b []Area) (up, down int32) {
	widest := Widest(b)
	for _, a := range b {
		unit := int32(widest) / int32(a.Columns)
		for c := range a.Columns {
			up += unit * int32(1-a.Upper>>c&1)
			down += unit * int32(1-a.Lower>>c&1)
		}
	}
	return up, down
}

// suite is one family of boards.
type suite struct {
	name   string
	areas  []Area
	full   int
	k      int // areas at most
	padded bool
}

// every returns every nth of the areas.
func every(areas []Area, n int) (some []Area) {
	for i := 0; i < len(areas); i += n {
		some = append(some, areas[i])
	}
	return some
}

func suites(k int) []suite {
	one, two, four := allAreas(1), allAreas(2), allAreas(4)
	join := func(lists ...[]Area) (all []Area) {
		for _, l := range lists {
			all = append(all, l...)
		}
		return all
	}
	return []suite{
		{"type 0", one, 1, k, false},
		{"type 1", two, 2, k, false},
		{"type 1 and 0", join(two, one), 2, k, false},
		{"type 2, padded", four, 4, k, true},
		{"type 2", four, 4, min(k, 1), false},
		{"type 2 and 0", join(four, one), 4, min(k, 2), false},
		{"type 2, 1 and 0", join(four, two, one), 4, min(k, 2), false},
		{"type 3, padded", allAreas(8), 8, 1, true},
		{"type 3, some pairs, padded", every(allAreas(8), 25), 8, 2, true},
	}
}

// mismatches counts the puzzles that s answers wrongly; it stops at the first
// unless all is set.
func mismatches(t *testing.T, s *Solver, u suite, all bool) (wrong, puzzles int) {
	boards(u.areas, u.k, u.full, u.padded, func(b []Area, can []vector) {
		if wrong > 0 && !all {
			return
		}
		up, down := room(b)
		vectors(up, down, u.full, u.padded, func(p Pieces) {
			puzzles++
			want := contains(can, pack(p))
			if got := s.Decide(b, p); got != want {
				wrong++
				if !all && t != nil && wrong == 1 {
					t.Errorf("%v with %v: solvable %v, decided %v", b, p, want, got)
				}
			}
		})
	})
	return wrong, puzzles
}
