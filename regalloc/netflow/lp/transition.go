package lp

import "spillway/regalloc/netflow/model"

// kinds of states between which changes cost the same whatever the registers.
const (
	lowDirty = iota // in a register without a prefix, not in memory
	highDirty
	lowClean // and also in memory
	highClean
	inMemory
	nowhere
	kinds
)

// kind returns the kind of state a; where prefixes cost nothing no register has one.
func (t *transition) kind(a int) int {
	l := t.l
	switch r := l.Register(a); {
	case a == l.Mem():
		return inMemory
	case a == l.None():
		return nowhere
	case a < l.K && (t.flat || !l.High(r)):
		return lowDirty
	case a < l.K:
		return highDirty
	case t.flat || !l.High(r):
		return lowClean
	}
	return highClean
}

// A transition is a flow from the states of a value to its states a point later. All registers of a kind cost the
// same to reach, so the flow passes two hubs, which takes a number of variables linear in the states.
type transition struct {
	n        *Network
	name     string
	l        *model.Layout
	from, to []int32 // variables by state
	cost     func(a, b int) model.Cost
	flat     bool  // prefixes cost nothing
	apart    bool  // memory contents move to another slot
	crossbar int32 // the instruction that it is before, or -1: on an edge, or a copy

	out, in [][]Term   // by state: the arcs that leave and reach it
	same    []int      // by state: how many of out stay in the register
	stay    []int32    // of divided: by register, the arc that stays there
	stores  []int32    // arcs to memory from where it is not valid
	fills   [2][]int32 // arcs that fill a register without a prefix, and with one
	finds   [2][]int32 // of these those from memory and nowhere
	absent  []int32    // arcs from memory and nowhere to memory and nowhere
}

// build adds the variables and rows.
func (t *transition) build() {
	t.begin()
	t.connect()
}

func (t *transition) begin() { t.out, t.in = make([][]Term, t.l.S), make([][]Term, t.l.S) }

// enter adds an arc to each state from outside the layout, at cost, and returns them.
func (t *transition) enter(cost func(b int) model.Cost) (terms []Term) {
	for b, c := range t.to {
		if c == none || b > t.l.Mem() || b >= t.l.K && b < t.l.Mem() {
			continue
		}
		x := t.n.arc(t.name+"_beyond_"+t.n.label(t.l, b), cost(b))
		terms, t.in[b] = plus(terms, 1, x), plus(t.in[b], 1, x)
		if b == t.l.Mem() {
			t.stores = append(t.stores, x)
		}
	}
	return terms
}

// connect adds the variables and rows between states.
func (t *transition) connect() {
	if t.n.form == Anti || t.n.form == ZigZag {
		t.divided()
		return
	}
	for a := range t.l.S {
		t.straight(a, a)
		if r := t.l.Register(a); r >= 0 {
			t.straight(a, r+t.l.K-a+r) // the same register, memory the other way
		}
	}
	t.same = make([]int, t.l.S)
	for a := range t.out {
		t.same[a] = len(t.out[a])
	}
	t.through()
	for a, c := range t.from {
		if c != none {
			t.n.row(t.name+"_from_"+t.n.label(t.l, a), plus(t.out[a], -1, c), EQ, 0)
		}
	}
	for b, c := range t.to {
		if c != none {
			t.n.row(t.name+"_to_"+t.n.label(t.l, b), plus(t.in[b], -1, c), EQ, 0)
		}
	}
}

// straight adds an arc from state a to b.
func (t *transition) straight(a, b int) {
	if t.from[a] == none || t.to[b] == none {
		return
	}
	c := t.cost(a, b)
	if c >= model.Frozen.Move {
		return
	}
	x := t.n.arc(t.name+"_"+t.n.label(t.l, a)+"_"+t.n.label(t.l, b), c)
	t.out[a], t.in[b] = plus(t.out[a], 1, x), plus(t.in[b], 1, x)
	if !t.l.InMemory(a) && t.l.InMemory(b) {
		t.stores = append(t.stores, x)
	}
	if t.l.Register(a) < 0 && t.l.Register(b) < 0 {
		t.absent = append(t.absent, x)
	}
}

// through adds the arcs through hubs, one for each pair of kinds.
func (t *transition) through() {
	var leave, reach [kinds][]Term
	for g := range kinds {
		for h := range kinds {
			c := t.between(g, h)
			if c >= model.Frozen.Move {
				continue
			}
			x := t.n.arc(t.name+"_"+hubNames[g]+"_"+hubNames[h], c)
			leave[g], reach[h] = plus(leave[g], 1, x), plus(reach[h], 1, x)
			t.note(g, h, x)
		}
	}
	for a := range t.l.S {
		if g := t.kind(a); t.from[a] != none && leave[g] != nil {
			x := t.n.arc(t.name+"_"+t.n.label(t.l, a)+"_"+hubNames[g], 0)
			t.out[a], leave[g] = plus(t.out[a], 1, x), plus(leave[g], -1, x)
		}
		if h := t.kind(a); t.to[a] != none && reach[h] != nil {
			x := t.n.arc(t.name+"_"+hubNames[h]+"_"+t.n.label(t.l, a), 0)
			t.in[a], reach[h] = plus(t.in[a], 1, x), plus(reach[h], -1, x)
		}
	}
	for g := range kinds {
		if leave[g] != nil {
			t.n.row(t.name+"_leave_"+hubNames[g], leave[g], EQ, 0)
		}
		if reach[g] != nil {
			t.n.row(t.name+"_reach_"+hubNames[g], reach[g], EQ, 0)
		}
	}
}

var hubNames = [kinds]string{"LOW", "HIGH", "LOW_M", "HIGH_M", "MEM", "NONE"}

// note adds a hub's arc to its lists.
func (t *transition) note(g, h int, x int32) {
	if (g < lowClean || g == nowhere) && h >= lowClean && h != nowhere {
		t.stores = append(t.stores, x)
	}
	if h >= inMemory {
		if g >= inMemory {
			t.absent = append(t.absent, x)
		}
		return
	}
	t.fills[h&1] = append(t.fills[h&1], x)
	if g >= inMemory {
		t.finds[h&1] = append(t.finds[h&1], x)
	}
}

// between returns the cost of a transition from a state of kind g to one of kind h in another location, or Inf if there
// are no two such states.
func (t *transition) between(g, h int) model.Cost {
	for a := range t.l.S {
		if t.from[a] == none || t.kind(a) != g {
			continue
		}
		for b := range t.l.S {
			if t.to[b] == none || t.kind(b) != h || a == b {
				continue
			}
			if r := t.l.Register(a); r < 0 || r != t.l.Register(b) {
				return t.cost(a, b)
			}
		}
	}
	return model.Inf
}

// stays returns the arcs that stay in register r.
func (t *transition) stays(r int) (terms []Term) {
	if t.out == nil {
		return nil
	}
	for _, a := range [2]int{r, r + t.l.K} {
		if t.same != nil {
			terms = append(terms, t.out[a][:t.same[a]]...)
		}
	}
	if t.same == nil && t.stay[r] != none {
		terms = plus(terms, 1, t.stay[r])
	}
	return terms
}
