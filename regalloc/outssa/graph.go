package outssa

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// graph is an interference graph of the classes that copies have to do with.
type graph struct {
	node  []int32 // by register: the node of its class plus one, or 0
	adj   [][]int32
	edges []uint64 // hash table of pairs plus one
	count int

	live []int32 // nodes, in no order
	at   []int32 // by node: its position in live plus one, or 0
	defs []int32 // scratch
}

// again coalesces aggressively, as Chaitin does: an interference graph is built, the
// sides of every copy that do not interfere become one, and both are done again until
// nothing changes. A copy makes no interference between its sides.
func (l *lowerer) again(f *cfg.Info, sets *live.Sets) {
	l.byFrequency()
	for joined := true; joined; {
		joined = false
		l.build(f, sets)
		for k := range l.candidates {
			if x := &l.candidates[k]; l.fuel >= 0 && l.coalesceNodes(l.find(x.dst), l.find(x.src)) {
				joined = true
			}
		}
	}
}

// coalesceNodes makes the classes that a and b lead one if the graph allows it.
func (l *lowerer) coalesceNodes(a, b regalloc.VReg) bool {
	g := &l.graph
	x, y := &l.inserted.vregs[a], &l.inserted.vregs[b]
	if a == b || x.Remat != regalloc.None || y.Remat != regalloc.None {
		return false
	}
	n, m := g.node[a]-1, g.node[b]-1
	if g.has(n, m) {
		return false
	}
	r := regalloc.Reg(regalloc.NoReg)
	if l.tied.pins != nil {
		p, q := l.labels.of[a], l.labels.of[b]
		if r = max(p, q); p >= 0 && q >= 0 {
			return false
		}
	}
	if r < 0 && x.Class != y.Class {
		return false
	}
	if r >= 0 {
		machine, other, from := l.outcome.q.Machine, b, m
		if l.labels.of[b] >= 0 {
			other, from = a, n
		}
		if !machine.Classes[l.inserted.vregs[other].Class].Set.Has(r) || l.p.Reserved.Has(r) {
			return false
		}
		for _, o := range l.labels.used {
			if o != r && machine.Conflicts(r).Has(o) && g.has(from, g.node[l.find(l.labels.class[o])]-1) {
				return false
			}
		}
	}
	l.unite(a, b)
	lead := l.find(a)
	to, from := n, m
	if len(g.adj[to]) < len(g.adj[from]) {
		to, from = from, to
	}
	for _, k := range g.adj[from] {
		g.add(to, k)
	}
	g.node[lead] = to + 1
	if l.fuel > 0 {
		if l.fuel--; l.fuel == 0 {
			l.fuel = -1
		}
	}
	return true
}

func key(a, b int32) uint64 { return uint64(min(a, b))<<32 | uint64(max(a, b)) + 1 }

// find returns the place of k in the table, or where it would be.
func (g *graph) find(k uint64) int {
	mask := uint64(len(g.edges) - 1)
	for i := k * 0x9e3779b97f4a7c15 >> 20 & mask; ; i = (i + 1) & mask {
		if g.edges[i] == 0 || g.edges[i] == k {
			return int(i)
		}
	}
}

func (g *graph) has(a, b int32) bool { return a == b || g.edges[g.find(key(a, b))] != 0 }

// add notes that a and b interfere.
func (g *graph) add(a, b int32) {
	if a == b {
		return
	}
	i := g.find(key(a, b))
	if g.edges[i] != 0 {
		return
	}
	g.edges[i] = key(a, b)
	g.adj[a], g.adj[b] = append(g.adj[a], b), append(g.adj[b], a)
	if g.count++; 2*g.count > len(g.edges) {
		old := g.edges
		g.edges = make([]uint64, 2*len(old))
		for _, k := range old {
			if k != 0 {
				g.edges[g.find(k)] = k
			}
		}
	}
}

// build makes the graph of the classes as they are.
func (l *lowerer) build(f *cfg.Info, sets *live.Sets) {
	g := &l.graph
	g.node = scratch.Zeroed(g.node, len(l.inserted.vregs))
	n := int32(0)
	give := func(v regalloc.VReg) {
		if v = l.find(v); g.node[v] == 0 {
			n++
			g.node[v] = n
		}
	}
	for k := range l.candidates {
		give(l.candidates[k].dst)
		give(l.candidates[k].src)
	}
	if l.tied.pins != nil {
		for _, r := range l.labels.used {
			give(l.labels.class[r])
		}
	}
	g.adj = scratch.Sized(g.adj, int(n))
	for k := range g.adj {
		g.adj[k] = g.adj[k][:0]
	}
	if len(g.edges) == 0 {
		g.edges = make([]uint64, 1<<10)
	}
	clear(g.edges)
	g.count = 0
	g.at, g.live = scratch.Zeroed(g.at, int(n)), g.live[:0]
	for b := range l.outcome.q.Blocks {
		for _, n := range g.live {
			g.at[n] = 0
		}
		g.live = g.live[:0]
		for _, v := range sets.LiveOut(regalloc.BlockID(b)) {
			g.enter(l.nodeOf(v))
		}
		first, end := l.outcome.q.InstrRange(regalloc.BlockID(b))
		for i := end - 1; i >= first; i-- {
			l.interferences(i)
		}
	}
}

// nodeOf returns the node of v's class, or -1.
func (l *lowerer) nodeOf(v regalloc.VReg) int32 { return l.graph.node[l.find(v)] - 1 }

func (g *graph) enter(n int32) {
	if n >= 0 && g.at[n] == 0 {
		g.live = append(g.live, n)
		g.at[n] = int32(len(g.live))
	}
}

func (g *graph) leave(n int32) {
	if n < 0 || g.at[n] == 0 {
		return
	}
	last := g.live[len(g.live)-1]
	g.live[g.at[n]-1], g.at[last] = last, g.at[n]
	g.live = g.live[:len(g.live)-1]
	g.at[n] = 0
}

// interferences adds those at instruction i; live is what is live after it and then
// what is before it.
func (l *lowerer) interferences(i regalloc.InstrID) {
	g, in, ops := &l.graph, &l.outcome.q.Instrs[i], l.outcome.q.Ops(i)
	// Where values are told apart, copies of the Problem itself make new ones.
	if l.outcome.origin[i].isCopy() || !l.tied.values() && in.Flags&regalloc.FlagMove != 0 && len(ops) == 2 && free(&ops[0]) && free(&ops[1]) {
		l.copyInterferences(ops)
		return
	}
	// What lives across it, or is written early or read late, is not in what it destroys.
	late := func(o *regalloc.Operand) bool {
		return o.Role == regalloc.Def && o.Pos == regalloc.Early || o.Role == regalloc.Use && o.Pos == regalloc.Late
	}
	for k := range ops {
		if late(&ops[k]) {
			g.enter(l.nodeOf(ops[k].VReg))
		}
	}
	for k := range ops {
		if o := &ops[k]; o.Role == regalloc.Def {
			l.against(l.nodeOf(o.VReg))
		}
	}
	g.defs = g.defs[:0]
	for k := range ops {
		if o := &ops[k]; o.Role == regalloc.Def {
			n := l.nodeOf(o.VReg)
			for _, m := range g.defs {
				if n >= 0 {
					g.add(n, m)
				}
			}
			if n >= 0 {
				g.defs = append(g.defs, n)
			}
			if o.Pos == regalloc.Late {
				g.leave(n)
			}
		}
	}
	l.destroyed(in, ops)
	for k := range ops {
		if o := &ops[k]; o.Role == regalloc.Use {
			g.enter(l.nodeOf(o.VReg))
		}
	}
	for k := range ops {
		if o := &ops[k]; o.Role == regalloc.Def && o.Pos == regalloc.Early {
			l.against(l.nodeOf(o.VReg))
			g.leave(l.nodeOf(o.VReg))
		}
	}
}

// destroyed adds interferences of what is live with the registers that the
// instruction destroys or needs.
func (l *lowerer) destroyed(in *regalloc.Instr, ops []regalloc.Operand) {
	if l.tied.pins == nil {
		return
	}
	gone := in.Clobbers
	for k := range ops {
		if o := &ops[k]; o.Constraint == regalloc.InReg && l.tied.resource[o.VReg] != Physical(o.Reg) {
			gone.Add(o.Reg)
		}
	}
	if gone.Empty() {
		return
	}
	for _, r := range l.labels.used {
		if !l.outcome.q.Machine.Conflicts(r).Intersect(gone).Empty() {
			l.against(l.nodeOf(l.labels.class[r]))
		}
	}
}

// against makes n interfere with all that is live.
func (l *lowerer) against(n int32) {
	if n < 0 {
		return
	}
	for _, m := range l.graph.live {
		l.graph.add(n, m)
	}
}

func (l *lowerer) copyInterferences(ops []regalloc.Operand) {
	g, half := &l.graph, len(ops)/2
	for k := range half {
		// Both sides of a copy of a class to itself are live through it.
		if d := l.nodeOf(ops[half+k].VReg); d >= 0 && d != l.nodeOf(ops[k].VReg) {
			s := l.nodeOf(ops[k].VReg)
			for _, m := range g.live {
				if m != s {
					g.add(d, m)
				}
			}
			for j := range half {
				if e := l.nodeOf(ops[half+j].VReg); j != k && e >= 0 {
					g.add(d, e)
				}
			}
		}
	}
	for k := range half {
		if d := l.nodeOf(ops[half+k].VReg); d != l.nodeOf(ops[k].VReg) {
			g.leave(d)
		}
	}
	for k := range half {
		g.enter(l.nodeOf(ops[k].VReg))
	}
}
