package irgen

import (
	"math/rand/v2"

	"spillway/cfg"
	"spillway/regalloc"
)

// Options shape a random Problem; the zero value is a small one.
type Options struct {
	Blocks int // about how many blocks; 0 is 8
	Instrs int // about how many instructions in a block; 0 is 6
	Window int // how many of the latest values an instruction reads from; 0 is 8
	// Wild adds edges between random blocks, which creates irreducible loops.
	Wild bool
	// Critical leaves critical edges unsplit and marks some NoSplit.
	Critical bool
	// Params is how many parameters blocks where paths meet may have, besides the few that they have
	// anyway. Edges from below such a block permute, rotate and duplicate them: values turn in a loop, more of
	// them than there are registers if it is large.
	Params int
}

// Problem generates a random valid Problem in SSA form. The same seed gives the same Problem.
func Problem(t *Target, seed uint64, o Options) *regalloc.Problem {
	if o.Blocks == 0 {
		o.Blocks = 8
	}
	if o.Instrs == 0 {
		o.Instrs = 6
	}
	if o.Window == 0 {
		o.Window = 8
	}
	g := &problemGen{t: t, o: o, rng: rand.New(rand.NewPCG(seed, 0x5eed)), p: &regalloc.Problem{Name: "random", Machine: t.Machine, SSA: true, OpNames: opNames}}
	g.shape()
	g.blocks()
	g.arguments()
	g.frequencies()
	return g.p
}

// Operations of random Problems.
const (
	opPlain = iota
	opRemat
	opCall
	opDivide
	opShift
	opCopy
	opStore
	opDebug
	opPair
	opBranch
	opJump
	opReturn
	opLow
	opPush
	opPop
)

var opNames = []string{"plain", "const", "call", "div", "shift", "copy", "store", "debug", "pair", "branch", "jump", "return", "low", "push", "pop"}

type problemGen struct {
	t   *Target
	o   Options
	rng *rand.Rand
	p   *regalloc.Problem

	succs [][]int32
	order *cfg.Order
	dom   *cfg.DomTree
	flow  *cfg.Flow
	avail [][]regalloc.VReg // by block: values to read at its end, the latest last
}

// NumBlocks, NumSuccs and Succ make the shape a graph.
func (g *problemGen) NumBlocks() int     { return len(g.succs) }
func (g *problemGen) NumSuccs(b int) int { return len(g.succs[b]) }
func (g *problemGen) Succ(b, i int) int  { return int(g.succs[b][i]) }

func (g *problemGen) newBlock() int32 {
	g.succs = append(g.succs, nil)
	return int32(len(g.succs)) - 1
}

func (g *problemGen) edge(a, b int32) { g.succs[a] = append(g.succs[a], b) }

// shape generates the control-flow graph: nested sequences, branches and loops.
func (g *problemGen) shape() {
	at := g.newBlock()
	for len(g.succs) < g.o.Blocks {
		at = g.region(at, 0)
	}
	if g.o.Wild {
		for range 1 + len(g.succs)/8 {
			a, b := int32(g.rng.IntN(len(g.succs))), int32(1+g.rng.IntN(max(1, len(g.succs)-1)))
			if len(g.succs[a]) > 0 && int(b) < len(g.succs) {
				g.edge(a, b)
			}
		}
	}
	if !g.o.Critical {
		g.split()
	}
	g.flow = cfg.NewFlow(g)
	g.order = cfg.ReversePostorder(g.flow)
	g.dom = cfg.Dominators(g.flow, g.order)
}

// region grows the graph after block at and returns its last block.
func (g *problemGen) region(at int32, depth int) int32 {
	kind := g.rng.IntN(6)
	if depth > 4 || len(g.succs) > g.o.Blocks {
		kind = 0
	}
	switch kind {
	case 0: // a straight piece
		next := g.newBlock()
		g.edge(at, next)
		return next
	case 1, 2: // if, perhaps with else
		yes := g.newBlock()
		g.edge(at, yes)
		yesEnd := g.region(yes, depth+1)
		end := g.newBlock()
		if kind == 1 {
			g.edge(at, end)
		} else {
			no := g.newBlock()
			g.edge(at, no)
			g.edge(g.region(no, depth+1), end)
		}
		g.edge(yesEnd, end)
		return end
	case 3: // while
		head := g.newBlock()
		g.edge(at, head)
		body, exit := g.newBlock(), g.newBlock()
		g.edge(head, body)
		g.edge(head, exit)
		g.edge(g.region(body, depth+1), head)
		return exit
	case 4: // do while
		body := g.newBlock()
		g.edge(at, body)
		end := g.region(body, depth+1)
		exit := g.newBlock()
		g.edge(end, body)
		g.edge(end, exit)
		return exit
	}
	// switch
	end := g.newBlock()
	for range 2 + g.rng.IntN(3) {
		arm := g.newBlock()
		g.edge(at, arm)
		g.edge(g.region(arm, depth+1), end)
	}
	return end
}

// split splits critical edges.
func (g *problemGen) split() {
	f := cfg.NewFlow(g)
	for b := range int32(f.NumBlocks()) {
		for k, to := range f.SuccsOf(b) {
			if f.Critical(b, f.SuccStart[b]+int32(k)) {
				mid := g.newBlock()
				g.succs[b][k] = mid
				g.edge(mid, to)
			}
		}
	}
}

// blocks fills every block with instructions, dominators first.
func (g *problemGen) blocks() {
	n := len(g.succs)
	g.avail = make([][]regalloc.VReg, n)
	g.p.Blocks = make([]regalloc.Block, n)
	// Instructions of a block are contiguous; blocks are made in reverse postorder.
	for _, b := range g.order.Blocks {
		if d := g.dom.IDom[b]; d >= 0 {
			from := g.avail[d]
			g.avail[b] = append([]regalloc.VReg(nil), from[max(0, len(from)-4*g.o.Window):]...)
		}
		g.block(regalloc.BlockID(b))
	}
	for b := range g.succs {
		first := regalloc.EdgeID(len(g.p.Edges))
		for _, s := range g.succs[b] {
			g.p.Edges = append(g.p.Edges, regalloc.Edge{From: regalloc.BlockID(b), To: regalloc.BlockID(s)})
		}
		g.p.Blocks[b].Succs = [2]regalloc.EdgeID{first, regalloc.EdgeID(len(g.p.Edges))}
	}
}

func (g *problemGen) block(b regalloc.BlockID) {
	p := g.p
	first := regalloc.InstrID(len(p.Instrs))
	params := int32(len(p.Params))
	// Where paths meet, and sometimes where only one comes from.
	if n := len(g.flow.PredsOf(int32(b))); b != 0 && (n > 1 || n == 1 && g.rng.IntN(4) == 0) {
		for range g.rng.IntN(4) {
			v := g.value(b, g.anyClass())
			p.Params = append(p.Params, v)
		}
		if g.o.Params > 0 && g.rng.IntN(2) == 0 {
			classes := [2]regalloc.ClassID{g.anyClass(), g.anyClass()}
			for range g.rng.IntN(g.o.Params) {
				p.Params = append(p.Params, g.value(b, classes[g.rng.IntN(2)]))
			}
		}
	}
	if b == 0 {
		for c := range g.t.classes() {
			g.constant(b, regalloc.ClassID(c))
			g.plain(b, regalloc.ClassID(c), false)
		}
		g.entryArgs(b)
	}
	for range g.rng.IntN(2 * g.o.Instrs) {
		g.instr(b)
	}
	named := regalloc.VReg(regalloc.None)
	if len(g.succs[b]) == 0 && g.t.NamedClass != 0 && g.rng.IntN(2) == 0 {
		named = g.push(b)
	}
	last := regalloc.InstrID(len(p.Instrs))
	switch len(g.succs[b]) {
	case 0:
		g.begin()
		for _, v := range g.pickSome(b, g.t.RetClass, 1) {
			g.use(v, g.t.Ret)
		}
		if named != regalloc.None {
			g.use(named, g.t.Named)
		}
		g.end(opReturn, regalloc.FlagTerm, 0)
	case 1:
		g.begin()
		g.end(opJump, regalloc.FlagTerm, 0)
	default:
		g.begin()
		o := g.use(g.pick(b, g.t.RetClass), regalloc.NoReg)
		o.Mem = 1
		g.end(opBranch, regalloc.FlagTerm, 1)
	}
	p.Blocks[b] = regalloc.Block{
		Instrs: [2]regalloc.InstrID{first, regalloc.InstrID(len(p.Instrs))},
		Params: [2]int32{params, int32(len(p.Params))}, LastSplit: last,
	}
}

// value creates a register that is available in b from now on.
func (g *problemGen) value(b regalloc.BlockID, c regalloc.ClassID) regalloc.VReg {
	v := regalloc.VReg(len(g.p.VRegs))
	g.p.VRegs = append(g.p.VRegs, regalloc.VRegInfo{Class: c, Remat: regalloc.None})
	g.avail[b] = append(g.avail[b], v)
	return v
}

func (g *problemGen) anyClass() regalloc.ClassID {
	return regalloc.ClassID(g.rng.IntN(g.t.classes()))
}

// pick chooses a value of class c available in b.
func (g *problemGen) pick(b regalloc.BlockID, c regalloc.ClassID) regalloc.VReg {
	list := g.avail[b]
	for range 8 {
		n := len(list)
		if v := list[n-1-g.rng.IntN(min(n, g.o.Window))]; g.p.VRegs[v].Class == c {
			return v
		}
	}
	for k := len(list) - 1; k >= 0; k-- {
		if g.p.VRegs[list[k]].Class == c {
			return list[k]
		}
	}
	// The entry defined one of each class.
	for v := range g.p.VRegs {
		if g.p.VRegs[v].Class == c {
			return regalloc.VReg(v)
		}
	}
	panic("irgen: the entry defines no value of a class")
}

func (g *problemGen) pickSome(b regalloc.BlockID, c regalloc.ClassID, n int) (list []regalloc.VReg) {
	for range n {
		list = append(list, g.pick(b, c))
	}
	return list
}

// arguments assigns arguments to every edge.
func (g *problemGen) arguments() {
	for e := range g.p.Edges {
		edge := &g.p.Edges[e]
		first := int32(len(g.p.Args))
		if t := g.twin(regalloc.EdgeID(e)); t >= 0 {
			edge.Args, edge.NoSplit = g.p.Edges[t].Args, g.p.Edges[t].NoSplit
			continue
		}
		params := g.p.BlockParams(edge.To)
		if g.o.Params > 0 && g.dom.Dominates(int32(edge.To), int32(edge.From)) && g.rng.IntN(4) > 0 {
			g.turn(params)
		} else {
			for _, v := range params {
				g.p.Args = append(g.p.Args, g.pick(edge.From, g.p.VRegs[v].Class))
			}
		}
		edge.Args = [2]int32{first, int32(len(g.p.Args))}
		edge.NoSplit = g.o.Critical && g.rng.IntN(4) == 0
	}
}

// turn passes the parameters of a block back to it: each gets the next one but some of its class, any one, or the
// one that a permutation has for it.
func (g *problemGen) turn(params []regalloc.VReg) {
	byClass := make([][]regalloc.VReg, g.t.classes())
	for _, v := range params {
		c := g.p.VRegs[v].Class
		byClass[c] = append(byClass[c], v)
	}
	how, step := g.rng.IntN(3), 1+g.rng.IntN(4)
	perms, next := make([][]int, len(byClass)), make([]int, len(byClass))
	for c := range byClass {
		perms[c] = g.rng.Perm(len(byClass[c]))
	}
	for _, v := range params {
		c := g.p.VRegs[v].Class
		list, k := byClass[c], next[c]
		next[c]++
		switch how {
		case 0:
			k = (k + step) % len(list)
		case 1:
			k = perms[c][k]
		default:
			k = g.rng.IntN(len(list))
		}
		g.p.Args = append(g.p.Args, list[k])
	}
}

// twin returns an earlier edge between the same blocks as e, or None: the two
// pass the same arguments, as in a switch.
func (g *problemGen) twin(e regalloc.EdgeID) regalloc.EdgeID {
	for t := e - 1; t >= 0 && g.p.Edges[t].From == g.p.Edges[e].From; t-- {
		if g.p.Edges[t].To == g.p.Edges[e].To {
			return t
		}
	}
	return regalloc.None
}

// frequencies assigns random probabilities to branches.
func (g *problemGen) frequencies() {
	weight := make([]float64, len(g.p.Edges))
	for e := range weight {
		weight[e] = []float64{1, 1, 1, 4, 15, 0.05}[g.rng.IntN(6)]
	}
	prob := func(b, i int) float64 {
		r := g.p.Blocks[b].Succs
		sum := 0.0
		for e := r[0]; e < r[1]; e++ {
			sum += weight[e]
		}
		return weight[r[0]+regalloc.EdgeID(i)] / sum
	}
	f := cfg.NewFlow(g)
	freq := cfg.Frequencies(f, cfg.Loops(f, g.order), prob)
	for b := range g.p.Blocks {
		g.p.Blocks[b].Freq = freq[b]
	}
	forest := cfg.Loops(f, g.order)
	for b := range g.p.Blocks {
		g.p.Blocks[b].Loop = forest.Depth(int32(b))
		first, end := g.p.Succs(regalloc.BlockID(b))
		for e := first; e < end; e++ {
			g.p.Edges[e].Freq = freq[b] * prob(b, int(e-first))
		}
	}
}
