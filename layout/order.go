package layout

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/mach"
)

// Order sets f.Layout.
func Order(f *mach.Func) { new(Workspace).Order(f) }

// A Workspace is memory that is reused from function to function.
type Workspace struct {
	o orderer
	m merger
	k flagKeeper
	h hoister
	s storer
	r retargeter
	u fuser
}

// Order is like the function Order, with the memory of ws.
func (ws *Workspace) Order(f *mach.Func) {
	o := &ws.o
	o.f = f
	o.reach()
	o.grow()
	f.Layout = o.place()
	o.f = nil
}

type orderer struct {
	f         *mach.Func
	reachable []bool
	edges     []edge
	chain     []int32        // by block: the chain it is in
	next      []mach.BlockID // by block: the one after it in its chain, or -1
	chains    []chain

	// Of place.
	placed         []bool  // by chain
	waits          []int32 // by chain: edges into it from blocks not placed yet
	ready, waiting []int32
}

// chain is a sequence of blocks, linked by orderer.next.
type chain struct {
	head, tail mach.BlockID
	size       int
}

type edge struct {
	from, to mach.BlockID
	freq     float64
}

// reach finds the reachable blocks and their edges, the most frequent first.
func (o *orderer) reach() {
	o.reachable, o.edges = o.f.Reachable(), o.edges[:0]
	for i, b := range o.f.Blocks {
		if !o.reachable[i] {
			continue
		}
		for _, e := range b.Succs {
			o.edges = append(o.edges, edge{b.ID, e.To, b.Freq * e.Prob})
		}
	}
	slices.SortFunc(o.edges, func(a, b edge) int {
		switch {
		case a.freq > b.freq:
			return -1
		case a.freq < b.freq:
			return 1
		case a.from != b.from:
			return int(a.from - b.from)
		}
		return int(a.to - b.to)
	})
}

// grow joins chains along edges. The blocks of the shorter chain are renumbered, so that this takes O(n log n) in all.
func (o *orderer) grow() {
	n := len(o.f.Blocks)
	o.chain, o.next, o.chains = scratch.Sized(o.chain, n), scratch.Sized(o.next, n), scratch.Sized(o.chains, n)
	for b := range o.chains {
		o.chain[b], o.next[b] = int32(b), -1
		o.chains[b] = chain{mach.BlockID(b), mach.BlockID(b), 1}
	}
	for _, e := range o.edges {
		a, b := o.chain[e.from], o.chain[e.to]
		ca, cb := o.chains[a], o.chains[b]
		if a == b && ca.tail == e.from && ca.head == e.to {
			o.rotate(a, e)
		}
		if a == b || e.to == 0 || ca.tail != e.from || cb.head != e.to {
			continue
		}
		into, moved := a, cb.head
		if ca.size < cb.size {
			into, moved = b, ca.head
		}
		for x := moved; x >= 0; x = o.next[x] {
			o.chain[x] = into
		}
		o.next[ca.tail] = cb.head
		o.chains[into] = chain{ca.head, cb.tail, ca.size + cb.size}
	}
}

// rotate rotates chain c, a loop that ends with a jump to its head, so that it ends with a branch that leaves it: the
// jump of each iteration is then executed once, on entry to the loop.
func (o *orderer) rotate(c int32, back edge) {
	if back.to == 0 || len(o.f.Blocks[back.from].Succs) != 1 {
		return
	}
	x := &o.chains[c]
	best, loss := mach.BlockID(-1), back.freq-o.entered(c, back)
	for b := x.head; b != x.tail; b = o.next[b] {
		if l := o.broken(b); l < loss {
			best, loss = b, l
		}
	}
	if best < 0 {
		return
	}
	head := o.next[best]
	o.next[x.tail], o.next[best] = x.head, -1
	x.head, x.tail = head, best
}

// entered returns how often the head of chain c would be reached by falling through from outside the loop.
func (o *orderer) entered(c int32, back edge) (freq float64) {
	for _, p := range o.f.Blocks[back.to].Preds {
		b := o.f.Blocks[p]
		if !o.reachable[p] || o.chain[p] == c || o.chains[o.chain[p]].tail != p {
			continue
		}
		for _, e := range b.Succs {
			if e.To == back.to {
				freq = max(freq, b.Freq*e.Prob)
			}
		}
	}
	return freq
}

// broken returns the additional jumps taken if b is not followed by the next block of its chain.
func (o *orderer) broken(b mach.BlockID) float64 {
	x := o.f.Blocks[b]
	if len(x.Succs) != 2 {
		return x.Freq
	}
	for _, e := range x.Succs {
		if e.To == o.next[b] {
			continue
		}
		// The other way out follows instead, if nothing else is in front of it.
		if k := o.chain[e.To]; k != o.chain[b] && o.chains[k].head == e.To {
			return 0
		}
		return x.Freq * e.Prob
	}
	return x.Freq
}

// place orders the chains: the chain of the entry first, then the chains that it leads to, the last one found first, so
// that related code is close and jumps are short. A chain waits for all chains that lead to it, unless no other chain
// is left (a loop). O(blocks and edges).
func (o *orderer) place() []mach.BlockID {
	order := make([]mach.BlockID, 0, len(o.f.Blocks))
	o.placed, o.waits = scratch.Zeroed(o.placed, len(o.chains)), scratch.Zeroed(o.waits, len(o.chains))
	placed, waits := o.placed, o.waits
	put := func(c int32) {
		placed[c] = true
		for b := o.chains[c].head; b >= 0; b = o.next[b] {
			order = append(order, b)
		}
	}
	for _, e := range o.edges {
		waits[o.chain[e.to]]++
	}
	ready, waiting := append(o.ready[:0], o.chain[0]), o.waiting[:0]
	for len(ready)+len(waiting) > 0 {
		from := &ready
		if len(ready) == 0 {
			from = &waiting
		}
		c := (*from)[len(*from)-1]
		*from = (*from)[:len(*from)-1]
		if placed[c] {
			continue
		}
		start := len(order)
		put(c)
		for _, b := range order[start:] {
			for _, e := range o.f.Blocks[b].Succs {
				k := o.chain[e.To]
				if waits[k]--; waits[k] == 0 {
					ready = append(ready, k)
				} else {
					waiting = append(waiting, k)
				}
			}
		}
	}
	o.ready, o.waiting = ready, waiting
	for b := range o.f.Blocks {
		if c := o.chain[b]; o.reachable[b] && !placed[c] {
			put(c)
		}
	}
	return order
}
