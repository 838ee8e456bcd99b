package lp

import "spillway/regalloc/netflow/model"

// divided is build with separate flows for the location of a value and the validity of memory. A location is a
// register, memory or nowhere.
func (t *transition) divided() {
	l := t.l
	t.stay = make([]int32, l.K)
	for r := range l.K {
		if t.stay[r] = none; t.is(t.from, r) && t.is(t.to, r) {
			t.stay[r] = t.arcBetween(r, r, 0)
		}
	}
	for _, a := range [2]int{l.Mem(), l.None()} {
		for _, b := range [2]int{l.Mem(), l.None()} {
			if t.from[a] != none && t.to[b] != none && (a != b || a == l.None() || t.cost(a, b) < model.Frozen.Move) {
				t.absent = append(t.absent, t.arcBetween(a, b, 0))
			}
		}
		for r := range l.K {
			if t.is(t.from, r) && t.to[a] != none {
				t.arcBetween(r, a, 0)
			}
		}
	}
	if t.n.form == ZigZag && t.crossbar >= 0 {
		t.zigzag()
	} else {
		t.full()
	}
	t.anti()
	for a := range l.S {
		if l.InMemory(a) && a != l.Mem() {
			continue
		}
		from, to := t.at(t.from, a), t.at(t.to, a)
		if len(from) > 0 {
			t.n.row(t.name+"_from_"+t.n.label(l, a), plus(t.out[a], -1, from...), EQ, 0)
		}
		if len(to) > 0 {
			t.n.row(t.name+"_to_"+t.n.label(l, a), plus(t.in[a], -1, to...), EQ, 0)
		}
	}
}

// at returns the variables of x of being in location a.
func (t *transition) at(x []int32, a int) (cols []int32) {
	if x[a] != none {
		cols = append(cols, x[a])
	}
	if a < t.l.K && x[a+t.l.K] != none {
		cols = append(cols, x[a+t.l.K])
	}
	return cols
}

func (t *transition) is(x []int32, a int) bool { return len(t.at(x, a)) > 0 }

// arcBetween adds an arc from location a to b.
func (t *transition) arcBetween(a, b int, c model.Cost) int32 {
	x := t.n.arc(t.name+"_"+t.n.label(t.l, a)+"_"+t.n.label(t.l, b), c)
	t.out[a], t.in[b] = plus(t.out[a], 1, x), plus(t.in[b], 1, x)
	return x
}

// full adds a full crossbar of what fills registers.
func (t *transition) full() {
	l := t.l
	for a := range l.S {
		if l.InMemory(a) && a != l.Mem() || !t.is(t.from, a) {
			continue
		}
		for r := range l.K {
			if a != r && t.is(t.to, r) && t.cost(a, r) < model.Frozen.Move {
				t.filling(a, r, t.arcBetween(a, r, t.cost(a, r)))
			}
		}
	}
}

// filling records that arc x fills register r from a.
func (t *transition) filling(a, r int, x int32) {
	g := t.kind(r) & 1
	if t.fills[g] = append(t.fills[g], x); t.l.Register(a) < 0 {
		t.finds[g] = append(t.finds[g], x)
	}
}

// zigzag adds two layers: to later registers, then to earlier ones. What is in memory or
// nowhere can come to a register in either.
func (t *transition) zigzag() {
	l := t.l
	through, leave := make([][]Term, l.S), make([][]Term, l.S)
	for a := range l.S {
		if l.InMemory(a) && a != l.Mem() || !t.is(t.from, a) {
			continue
		}
		for r := range l.K {
			c := t.changing(a, r)
			if a < l.K && r < a || c >= model.Frozen.Move {
				continue
			}
			x := t.n.arc(t.name+"_zig_"+t.n.label(l, a)+"_"+t.n.label(l, r), c)
			t.out[a], through[r] = plus(t.out[a], 1, x), plus(through[r], 1, x)
			if a != r {
				t.filling(a, r, x)
			}
		}
		if a >= l.K {
			x := t.n.arc(t.name+"_zig_"+t.n.label(l, a), 0)
			t.out[a], through[a] = plus(t.out[a], 1, x), plus(through[a], 1, x)
		}
	}
	for a := range l.S {
		for r := range l.K {
			c := t.changing(a, r)
			if len(through[a]) == 0 || !t.is(t.to, r) || a < l.K && r > a || c >= model.Frozen.Move {
				continue
			}
			x := t.n.arc(t.name+"_zag_"+t.n.label(l, a)+"_"+t.n.label(l, r), c)
			t.in[r], leave[a] = plus(t.in[r], 1, x), plus(leave[a], 1, x)
			if a != r {
				t.filling(a, r, x)
			}
		}
		if len(through[a]) == 0 {
			continue
		}
		if a < l.K {
			for _, u := range l.UnitList[a] {
				at := &t.n.middle[int(t.crossbar)*t.n.units+int(u)]
				*at = plus(append(*at, through[a]...), 1, t.stay[a])
			}
		}
		for _, x := range leave[a] {
			through[a] = plus(through[a], -1, x.Col)
		}
		t.n.row(t.name+"_middle_"+t.n.label(l, a), through[a], EQ, 0)
	}
}

// changing returns the cost of a move from location a to register r.
func (t *transition) changing(a, r int) model.Cost {
	if a == r {
		return 0
	}
	return t.cost(a, r)
}

// anti adds the flow of the anti-variable: memory is valid only if it was, in the same slot, or if a store is paid: of
// a register with or without a prefix, of a rematerialized value or, to another slot, of a loaded one.
func (t *transition) anti() {
	l := t.l
	var was, is []int32
	for a := l.K; a <= l.Mem(); a++ {
		if t.from[a] != none {
			was = append(was, t.from[a])
		}
		if t.to[a] != none {
			is = append(is, t.to[a])
		}
	}
	if len(is) == 0 {
		return
	}
	store := func(from string, c model.Cost, have []int32, free bool) {
		if c >= model.Frozen.Move || !free && len(have) == 0 {
			return
		}
		x := t.n.arc(t.name+"_valid_"+from, c)
		if t.stores = append(t.stores, x); !free {
			t.n.row(t.name+"_valid_"+from, plus(plus(nil, 1, x), -1, have...), LE, 0)
		}
	}
	for g, from := range [2]string{"low", "high"} {
		c, have := model.Inf, t.fills[g]
		for r := range l.K {
			if t.kind(r)&1 == g {
				c = min(c, t.cost(r, r+l.K))
				have = append(have[:len(have):len(have)], t.at(t.from, r)...)
			}
		}
		store(from, c, have, false)
	}
	store("made", t.cost(l.None(), l.Mem()), nil, true)
	terms := plus(nil, 1, is...)
	if t.apart {
		store("loaded", t.cost(l.Mem(), l.Mem()), was, false)
	} else {
		terms = plus(terms, -1, was...)
	}
	t.n.row(t.name+"_anti", plus(terms, -1, t.stores...), LE, 0)
}
