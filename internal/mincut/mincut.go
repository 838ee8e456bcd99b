// Package mincut finds minimum cuts of small graphs by blocking flows
// [Dinic70].
//
// A Graph has a source and a sink; an arc from x to y costs its capacity if x ends
// on the source's side and y on the sink's. Of all cuts that cost least the one
// with the fewest nodes on the source's side is found.
//
// Requires: capacities that do not add up to more than Endless. Ensures: after Cut
// has returned true, Near says on which side each node is.
//
// Complexity: O(n^2 m) for n nodes and m arcs, near linear on graphs of control
// flow; the number of rounds, each linear or little more, can be bounded.
package mincut

import "spillway/internal/scratch"

// Source and Sink are the nodes that every Graph has.
const (
	Source int32 = 0
	Sink   int32 = 1
)

// Endless is the capacity of an arc that cannot be cut.
const Endless = int64(1) << 60

// A Graph is a network with capacities. The zero value has to be Reset.
type Graph struct {
	head    []int32 // by node: its last arc, or -1
	surplus []int64 // by node: capacity from the source less that to the sink; their common part is cut anyway
	arcs    []arc   // between other nodes; arc k^1 is the reverse of arc k
	level   []int32 // by node: distance from the source, or -1; of a depth-first search 1 or 0
	far     int32   // the level of nodes that are on the sink's side
	next    []int32 // by node: the arc to try next
	queue   []int32
}

type arc struct {
	to, link int32 // link: the previous arc of the same node, or -1
	room     int64
}

// minArcs is for how many arcs there is room at first.
const minArcs = 512

// Reset makes g a graph of the source and the sink alone.
func (g *Graph) Reset() {
	g.head, g.surplus, g.arcs = append(g.head[:0], -1, -1), append(g.surplus[:0], 0, 0), g.arcs[:0]
}

// Node adds a node.
func (g *Graph) Node() int32 {
	g.head, g.surplus = scratch.Push(g.head, -1), scratch.Push(g.surplus, 0)
	return int32(len(g.head)) - 1
}

// Arc adds an arc.
func (g *Graph) Arc(from, to int32, room int64) {
	switch {
	case from == to || from == Sink || to == Source:
	case from == Source:
		g.surplus[to] += room
	case to == Sink:
		g.surplus[from] -= room
	default:
		g.add(from, to, room)
	}
}

func (g *Graph) add(from, to int32, room int64) {
	n := int32(len(g.arcs))
	if len(g.arcs)+2 > cap(g.arcs) {
		g.arcs = scratch.Room(g.arcs, 3*len(g.arcs)+minArcs)
	}
	g.arcs = append(g.arcs, arc{to, g.head[from], room}, arc{from, g.head[to], 0})
	g.head[from], g.head[to] = n, n+1
}

// Size returns the number of nodes, and of arcs that neither begin at the source nor end at the sink.
func (g *Graph) Size() int { return len(g.head) + len(g.arcs)/2 }

// Cut finds a minimum cut, or gives up after the given number of rounds.
func (g *Graph) Cut(rounds int) bool {
	n := len(g.head)
	if cap(g.level) < n {
		g.level, g.next, g.queue = make([]int32, 2*n), make([]int32, 2*n), make([]int32, 0, 2*n)
	}
	g.level, g.next = g.level[:n], g.next[:n]
	for n := min(greedy, rounds-1); n > 0; n-- {
		rounds--
		if !g.search() {
			g.far = 0 // it has come to all that can be reached
			return true
		}
	}
	g.far = -1
	for range rounds {
		if !g.layer() {
			return true
		}
		copy(g.next, g.head)
		g.block()
	}
	return false
}

// greedy is how many depth-first searches send flow on ways of any length first: most
// graphs have ways of many lengths, for each of which there would be a round. They count
// as rounds.
const greedy = 4

// search sends flow on ways that it finds depth-first, and reports whether there was any.
func (g *Graph) search() bool {
	clear(g.level)
	g.level[Source] = 1
	sent := int64(0)
	for x := len(g.surplus) - 1; x > int(Sink) && sent < Endless; x-- {
		if room := g.surplus[x]; room > 0 && g.level[x] == 0 {
			got := g.flow(int32(x), min(room, Endless-sent))
			g.surplus[x] -= got
			sent += got
		}
	}
	return sent > 0
}

// flow sends up to want from x to the sink through nodes not visited by this search, those of level 0.
func (g *Graph) flow(x int32, want int64) (sent int64) {
	g.level[x] = 1
	sent = g.drain(x, want)
	for k := g.head[x]; k >= 0 && sent < want; k = g.arcs[k].link {
		a := &g.arcs[k]
		if a.room <= 0 || g.level[a.to] != 0 {
			continue
		}
		if got := g.flow(a.to, min(want-sent, a.room)); got > 0 {
			a.room -= got
			g.arcs[k^1].room += got
			sent += got
		}
	}
	return sent
}

// drain sends up to want from x to the sink directly.
func (g *Graph) drain(x int32, want int64) int64 {
	got := min(want, max(0, -g.surplus[x]))
	g.surplus[x] += got
	return got
}

// Near reports whether x is on the source's side.
func (g *Graph) Near(x int32) bool { return g.level[x] > g.far }

// layer numbers the nodes by their distance from the source and reports whether
// the sink can be reached; if so, those that are no nearer than it have no number.
func (g *Graph) layer() bool {
	for i := range g.level {
		g.level[i] = -1
	}
	g.level[Source] = 0
	q := g.queue[:0]
	for x := len(g.surplus) - 1; x > int(Sink); x-- {
		if g.surplus[x] > 0 {
			g.level[x] = 1
			q = append(q, int32(x))
		}
	}
	for i := 0; i < len(q); i++ {
		next := g.level[q[i]] + 1
		if g.surplus[q[i]] < 0 {
			g.level[Sink] = next
			g.queue = q
			return true
		}
		for k := g.head[q[i]]; k >= 0; k = g.arcs[k].link {
			if a := &g.arcs[k]; a.room > 0 && g.level[a.to] < 0 {
				g.level[a.to] = next
				q = append(q, a.to)
			}
		}
	}
	g.queue = q
	return false
}

// block sends as much as possible along increasing levels: a blocking flow.
func (g *Graph) block() {
	sent := int64(0)
	for x := len(g.surplus) - 1; x > int(Sink) && sent < Endless; x-- {
		if room := g.surplus[x]; room > 0 {
			got := g.push(int32(x), min(room, Endless-sent))
			g.surplus[x] -= got
			sent += got
		}
	}
}

// push sends up to want from x to the sink along growing levels.
func (g *Graph) push(x int32, want int64) (sent int64) {
	if g.surplus[x] < 0 && g.level[Sink] == g.level[x]+1 {
		if sent = g.drain(x, want); sent == want {
			return sent
		}
	}
	for ; g.next[x] >= 0; g.next[x] = g.arcs[g.next[x]].link {
		k := g.next[x]
		a := &g.arcs[k]
		if a.room <= 0 || g.level[a.to] != g.level[x]+1 {
			continue
		}
		if got := g.push(a.to, min(want-sent, a.room)); got > 0 {
			a.room -= got
			g.arcs[k^1].room += got
			if sent += got; sent == want {
				break
			}
		}
	}
	return sent
}
