package baseline

import "spillway/shuffle/graph"

// Tables returns the least number of instructions by the tables of [Buchwald15 §4]. A table maps
// diff = a2 - a3 to the least cost; cost 1 is 2X + a2 + a3, cost 2 is 3X + a2 + 2 a3, each of them
// that of Lemma 7 without fractions. Time is O(n^4).
func Tables(g graph.Graph) int {
	t := newTables(g)
	copies := 0
	for _, c := range t.children {
		copies += max(len(c)-1, 0)
	}
	best := 1 << 30
	for which := range 2 {
		t.which = which
		for d, cost := range t.graph() {
			if cost == none {
				continue
			}
			d -= t.n
			switch {
			case which == 0 && d >= 0:
				best = min(best, (cost+1)/2)
			case which == 1 && d < 0:
				best = min(best, (cost+2)/3)
			}
		}
	}
	return best + copies
}

const none = 1 << 29

// table is indexed by diff + n.
type table []int

// tables computes the tables of one graph.
type tables struct {
	n        int
	which    int // cost 1 or 2, less one
	source   []int
	children [][]int
}

func newTables(g graph.Graph) *tables {
	t := &tables{n: g.Registers, source: make([]int, g.Registers+1), children: make([][]int, g.Registers+1)}
	for _, e := range g.Edges {
		t.source[e[1]] = e[0]
		t.children[e[0]] = append(t.children[e[0]], e[1])
	}
	return t
}

func (t *tables) empty() table {
	e := make(table, 2*t.n+1)
	for i := range e {
		e[i] = none
	}
	return e
}

// neutral is the table of the empty graph.
func (t *tables) neutral() table {
	e := t.empty()
	e[t.n] = 0
	return e
}

// path returns diff and cost of a path or cycle of s registers.
func (t *tables) path(s int) (diff, cost int) {
	x, a2, a3 := s/4, 0, 0
	switch s % 4 {
	case 2:
		a2 = 1
	case 3:
		a3 = 1
	}
	if t.which == 0 {
		return a2 - a3, 2*x + a2 + a3
	}
	return a2 - a3, 3*x + a2 + 2*a3
}

// grow is the correction for a path of s registers that gets one more (Definition 1): the index is
// the size before, unlike in the printed Lemmas 12 and 14.
func (t *tables) grow(a table, s int) table {
	d0, c0 := t.path(s)
	d1, c1 := t.path(s + 1)
	return t.shift(a, d1-d0, c1-c0)
}

func (t *tables) shift(a table, d, c int) table {
	e := t.empty()
	for i, cost := range a {
		if cost != none {
			e[i+d] = cost + c
		}
	}
	return e
}

// convolve is Lemma 10.
func (t *tables) convolve(a, b table) table {
	e := t.empty()
	for i, x := range a {
		if x == none {
			continue
		}
		for j, y := range b {
			if k := i + j - t.n; y != none && x+y < e[k] {
				e[k] = x + y
			}
		}
	}
	return e
}

func (t *tables) union(a, b table) {
	for i, x := range b {
		a[i] = min(a[i], x)
	}
}

func (t *tables) any(a [4]table) table {
	e := t.empty()
	for _, b := range a {
		t.union(e, b)
	}
	return e
}

// tree returns the table of the tree below v by the size of the root path modulo 4 (Lemma 14), without the edge from u
// to w, if not zero.
func (t *tables) tree(v, u, w int) (result [4]table) {
	for s := range result {
		result[s] = t.empty()
	}
	var children []int
	for _, c := range t.children[v] {
		if v != u || c != w {
			children = append(children, c)
		}
	}
	if len(children) == 0 {
		result[1][t.n] = 0
		return result
	}
	below := make([][4]table, len(children))
	for i, c := range children {
		below[i] = t.tree(c, u, w)
	}
	for j := range children {
		rest := t.neutral()
		for i := range children {
			if i != j {
				rest = t.convolve(rest, t.any(below[i]))
			}
		}
		for s := range result {
			before := (s + 3) % 4
			t.union(result[s], t.convolve(rest, t.grow(below[j][before], before)))
		}
	}
	return result
}

// graph is Lemmas 11 and 16: all components, those with a cycle for each choice of the cycle's edge to copy, and for
// none.
func (t *tables) graph() table {
	total := t.neutral()
	on := onCycles(t.source)
	seen := make([]bool, t.n+1)
	for r := 1; r <= t.n; r++ {
		switch {
		case t.source[r] == 0:
			total = t.convolve(total, t.any(t.tree(r, 0, 0)))
		case !seen[r] && on[r]:
			var ring []int
			for x := r; !seen[x]; x = t.source[x] {
				seen[x] = true
				ring = append(ring, x)
			}
			total = t.convolve(total, t.component(ring))
		}
	}
	return total
}

func (t *tables) component(ring []int) table {
	whole := t.neutral()
	for i, v := range ring {
		next := ring[(i+len(ring)-1)%len(ring)]
		for _, c := range t.children[v] {
			if c != next {
				whole = t.convolve(whole, t.any(t.tree(c, 0, 0)))
			}
		}
	}
	d, c := t.path(len(ring))
	result := t.shift(whole, d, c)
	for i, v := range ring {
		if next := ring[(i+len(ring)-1)%len(ring)]; len(t.children[v]) > 1 {
			t.union(result, t.any(t.tree(next, v, next)))
		}
	}
	return result
}
