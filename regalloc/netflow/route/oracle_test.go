package route

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"spillway/regalloc"
)

// An oracle finds the least cost of all Results of a small Problem by trying, at
// every moment, all sets of places for all values: any number of registers at once,
// and memory. Two values are never in one register. One block may have several edges
// into it; all states at its start are tried.
type oracle struct {
	p      *regalloc.Problem
	metric regalloc.Metric
	usable uint   // registers
	in     []uint // by block: values alive at its start
	after  []uint // by instruction: after it
	join   int    // the block with several edges into it, or -1
	want   place  // its state
	lists  map[uint][]place
	moves  map[[2]uint][]float64
	pairs  []uint // of values that may be equal
	edge   bool   // the change is on one
	single bool   // between instructions a value is in one register, which has no other, and slots are not joined
	apart  bool   // values that are equal are in different registers
}

// A place says what each register holds, a set of values that are equal, and what
// memory holds.
type place struct {
	reg [3]uint
	mem uint
}

func (o *oracle) optimum() float64 {
	o.liveness()
	o.lists, o.moves = map[uint][]place{}, map[[2]uint][]float64{}
	if !o.single && !o.apart {
		o.equal()
	}
	k := len(o.p.Machine.Classes[0].Regs)
	best := math.Inf(1)
	for set := uint(1); set < 1<<k; set++ {
		save := 0.0
		for r := range k {
			if x := o.metric.Save(&o.p.Machine.Regs[r]); set>>r&1 != 0 {
				save += x
			} else if x == 0 {
				save = math.Inf(1) // with more registers it is no more expensive
			}
		}
		if math.IsInf(save, 1) {
			continue
		}
		o.usable = set
		clear(o.lists)
		clear(o.moves)
		best = min(best, save+o.total())
	}
	return best
}

func (o *oracle) total() float64 {
	if o.join < 0 {
		return o.block(0)[0]
	}
	best, before := math.Inf(1), regalloc.LeastCost(o.p, o.metric)
	for n, x := range o.states(o.in[o.join]) {
		if o.single && !single(x) {
			continue
		}
		o.want = x
		if c := o.block(o.join)[n]; c+before < best {
			best = min(best, c+o.block(0)[0])
		}
	}
	return best
}

// liveness computes in and after, by iteration.
func (o *oracle) liveness() {
	p := o.p
	o.in, o.after = make([]uint, len(p.Blocks)), make([]uint, len(p.Instrs))
	preds := make([]int, len(p.Blocks))
	o.join = -1
	for e := range p.Edges {
		if preds[p.Edges[e].To]++; preds[p.Edges[e].To] > 1 {
			o.join = int(p.Edges[e].To)
		}
	}
	for range len(p.Blocks) + 2 {
		for b := len(p.Blocks) - 1; b >= 0; b-- {
			live := uint(0)
			for i, e := range p.OutEdges(regalloc.BlockID(b)) {
				in := o.in[e.To]
				for n, v := range p.BlockParams(e.To) {
					if in>>v&1 != 0 {
						live |= 1 << p.EdgeArgs(p.Blocks[b].Succs[0] + regalloc.EdgeID(i))[n]
					}
				}
				for _, v := range p.BlockParams(e.To) {
					in &^= 1 << v
				}
				live |= in
			}
			first, end := p.InstrRange(regalloc.BlockID(b))
			for i := end - 1; i >= first; i-- {
				o.after[i] = live
				for _, x := range p.Ops(i) {
					if x.Role == regalloc.Def {
						live &^= 1 << x.VReg
					}
				}
				for _, x := range p.Ops(i) {
					if x.Role == regalloc.Use {
						live |= 1 << x.VReg
					}
				}
			}
			o.in[b] = live
		}
	}
}

// equal lists the pairs: of copies, of arguments and parameters, of parameters.
func (o *oracle) equal() {
	p := o.p
	add := func(a, b regalloc.VReg) {
		if a != b {
			o.pairs = append(o.pairs, 1<<a|1<<b)
		}
	}
	for i := range p.Instrs {
		if ops := p.Ops(regalloc.InstrID(i)); p.Instrs[i].Flags&regalloc.FlagMove != 0 {
			add(ops[0].VReg, ops[1].VReg)
		}
	}
	for e := range p.Edges {
		q, args := p.BlockParams(p.Edges[e].To), p.EdgeArgs(regalloc.EdgeID(e))
		for n := range q {
			add(q[n], args[n])
			for k := range n {
				add(q[n], q[k])
			}
		}
	}
	for range 3 { // what is a copy of a copy
		for _, x := range o.pairs {
			for _, y := range o.pairs {
				if z := x ^ y; bits.OnesCount(z) == 2 && !slices.Contains(o.pairs, z) {
					o.pairs = append(o.pairs, z)
				}
			}
		}
	}
	slices.Sort(o.pairs)
	o.pairs = slices.Compact(o.pairs)
}

func (o *oracle) remat(v int) bool { return o.p.VRegs[v].Remat != regalloc.None }

// states lists all ways to place the values of live.
func (o *oracle) states(live uint) []place {
	if l, ok := o.lists[live]; ok {
		return l
	}
	var list []place
	k := len(o.p.Machine.Classes[0].Regs)
	var fill func(r int, x place, held uint)
	fill = func(r int, x place, held uint) {
		if r == k {
			for mem := live; ; mem = (mem - 1) & live {
				ok := true
				for v := live &^ held &^ mem; v != 0; v &= v - 1 {
					ok = ok && o.remat(bits.TrailingZeros(v))
				}
				if x.mem = mem; ok {
					list = append(list, x)
				}
				if mem == 0 {
					return
				}
			}
		}
		x.reg[r] = 0
		fill(r+1, x, held)
		if o.usable>>r&1 == 0 {
			return
		}
		for v := live; v != 0; v &= v - 1 {
			x.reg[r] = v & -v
			fill(r+1, x, held|v&-v)
		}
		for _, both := range o.pairs {
			if both&^live == 0 {
				x.reg[r] = both
				fill(r+1, x, held|both)
			}
		}
	}
	fill(0, place{}, 0)
	o.lists[live] = list
	return list
}

// prefixed returns extra bytes of a move with register r in it.
func (o *oracle) prefixed(r int) float64 {
	if o.p.Machine.Classes[0].Prefix.Has(regalloc.Reg(r)) {
		return o.metric.Byte * float64(o.p.Machine.PrefixBytes)
	}
	return 0
}

// change returns the cost of going from x to y, whose values are those of source.
// Registers and slots are filled one after the other, the cheapest first, from
// what held the value or was filled before; a store serves all that the register holds.
func (o *oracle) change(x, y place, source func(int) int, f float64) float64 {
	c := &o.p.Machine.Classes[0]
	move := o.metric.Byte*float64(c.Move) + f*o.metric.Move
	load := o.metric.Byte*float64(c.Load) + f*o.metric.Access
	store := o.metric.Byte*float64(c.Store) + f*o.metric.Accesses(0, 1)
	var have, todo [2 * len(x.reg)]held
	nh, nt := 0, 0
	for r := range y.reg {
		if x.reg[r] != 0 {
			have[nh] = held{r, x.reg[r]}
			nh++
		}
		if n := sources(y.reg[r], source); n&^x.reg[r] != 0 {
			todo[nt] = held{r, n}
			nt++
		}
	}
	stores := sources(y.mem, source) &^ x.mem
	for s := y.mem; o.single && s != 0; s &= s - 1 {
		if v := bits.TrailingZeros(s); source(v) != v {
			stores |= 1 << source(v)
		}
	}
	cost := 0.0
	for nt > 0 || stores != 0 {
		best, at, from := math.Inf(1), -1, uint(0)
		for i, t := range todo[:nt] {
			if bits.OnesCount(t.what) == 1 {
				if w := o.again(t.what, f); w < best {
					best, at, from = w, i, t.what
				}
				if w := load + o.prefixed(t.reg); t.what&x.mem != 0 && w < best {
					best, at, from = w, i, t.what
				}
			}
			for _, h := range have[:nh] {
				if w := move + max(o.prefixed(t.reg), o.prefixed(h.reg)); t.what&^h.what == 0 && w < best {
					best, at, from = w, i, h.what
				}
			}
		}
		served := uint(0)
		for s := stores; s != 0; s &= s - 1 {
			if w := o.again(s&-s, f) + store; w < best {
				best, served = w, s&-s
			}
			for _, h := range have[:nh] {
				if w := store + o.prefixed(h.reg); s&-s&^h.what == 0 && w < best {
					best, served = w, h.what
				}
			}
		}
		if math.IsInf(best, 1) {
			return best
		}
		cost += best
		if served != 0 {
			stores &^= served
			continue
		}
		if have[nh] = (held{todo[at].reg, from}); !o.single || !o.edge {
			nh++ // what is brought over an edge is for one value
		}
		nt--
		todo[at] = todo[nt]
	}
	return cost
}

// over is change on an edge.
func (o *oracle) over(x, y place, source func(int) int, f float64) float64 {
	o.edge = true
	c := o.change(x, y, source, f)
	o.edge = false
	return c
}

// held is what a register holds or should hold.
type held struct {
	reg  int
	what uint
}

// sources returns the values that those of set come from.
func sources(set uint, source func(int) int) (n uint) {
	for ; set != 0; set &= set - 1 {
		n |= 1 << source(bits.TrailingZeros(set))
	}
	return n
}

// again returns the cost of making the only value of set again.
func (o *oracle) again(set uint, f float64) float64 {
	v := bits.TrailingZeros(set)
	if !o.remat(v) {
		return math.Inf(1)
	}
	return o.metric.Byte*float64(o.p.VRegs[v].RematBytes) + f*o.metric.Remat(&o.p.VRegs[v])
}

func same(v int) int { return v }

// block returns the costs of block b and what follows from each state at its start.
func (o *oracle) block(b int) []float64 {
	p := o.p
	first, end := p.InstrRange(regalloc.BlockID(b))
	f := p.Blocks[b].Freq
	cost := o.exit(b, o.after[end-1])
	for i := end - 1; i >= first; i-- {
		cost = o.instr(i, b, f, cost)
	}
	return cost
}

// exit returns the costs of the edges out of b from all states.
func (o *oracle) exit(b int, live uint) []float64 {
	p := o.p
	states := o.states(live)
	cost := make([]float64, len(states))
	e0, e1 := p.Succs(regalloc.BlockID(b))
	for e := e0; e < e1; e++ {
		to := int(p.Edges[e].To)
		source := func(v int) int {
			for n, q := range p.BlockParams(p.Edges[e].To) {
				if int(q) == v {
					return int(p.EdgeArgs(e)[n])
				}
			}
			return v
		}
		if to == o.join {
			for n, x := range states {
				cost[n] += o.over(x, o.want, source, p.Edges[e].Freq)
			}
			continue
		}
		next, ahead := o.states(o.in[to]), o.block(to)
		for n, x := range states {
			best := math.Inf(1)
			for k, y := range next {
				if ahead[k] < best && !(o.single && !single(y)) {
					best = min(best, ahead[k]+o.over(x, y, source, p.Edges[e].Freq))
				}
			}
			cost[n] += best
		}
	}
	return o.closed(states, cost)
}

// closed makes states impossible that are not single, if they must be.
func (o *oracle) closed(states []place, cost []float64) []float64 {
	for n, x := range states {
		if o.single && !single(x) {
			cost[n] = math.Inf(1)
		}
	}
	return cost
}

// single reports whether every value is in one register at most, and every register has one.
func single(x place) bool {
	held := uint(0)
	for _, what := range x.reg {
		if what&(what-1) != 0 || held&what != 0 {
			return false
		}
		held |= what
	}
	return true
}

// instr returns the costs before instruction i from those after it.
func (o *oracle) instr(i regalloc.InstrID, b int, f float64, after []float64) []float64 {
	live := o.before(i)
	states := o.states(live)
	index := map[place]float64{}
	for n, x := range o.states(o.after[i]) {
		index[x] = after[n]
	}
	served := make([]float64, len(states))
	for n, x := range states {
		served[n] = o.serve(i, f, x, index)
	}
	table := o.table(live, b, f)
	cost := make([]float64, len(states))
	for n := range states {
		best := math.Inf(1)
		for k := range states {
			best = min(best, table[n*len(states)+k]+served[k])
		}
		cost[n] = best
	}
	return o.closed(states, cost)
}

func (o *oracle) before(i regalloc.InstrID) uint {
	live := o.after[i]
	for _, x := range o.p.Ops(i) {
		if x.Role == regalloc.Def {
			live &^= 1 << x.VReg
		}
	}
	for _, x := range o.p.Ops(i) {
		if x.Role == regalloc.Use {
			live |= 1 << x.VReg
		}
	}
	return live
}

func (o *oracle) table(live uint, b int, f float64) []float64 {
	key := [2]uint{live, uint(b)}
	if t, ok := o.moves[key]; ok {
		return t
	}
	states := o.states(live)
	t := make([]float64, len(states)*len(states))
	for n, x := range states {
		for k, y := range states {
			t[n*len(states)+k] = o.change(x, y, same, f)
		}
	}
	o.moves[key] = t
	return t
}

// serve returns the least cost of instruction i in state x, and of going on.
func (o *oracle) serve(i regalloc.InstrID, f float64, x place, after map[place]float64) float64 {
	ops := o.p.Ops(i)
	if o.p.Instrs[i].Flags&regalloc.FlagMove != 0 {
		return o.copied(i, f, x, int(ops[0].VReg), int(ops[1].VReg), after)
	}
	locs := make([]int, len(ops)) // a register; 10: memory; 11: constant
	best := math.Inf(1)
	var try func(k int, cost float64)
	try = func(k int, cost float64) {
		if k == len(ops) {
			best = min(best, cost+o.finish(i, f, x, ops, locs, after))
			return
		}
		q := &ops[k]
		if q.Role == regalloc.Def {
			o.define(i, f, ops, locs, k, cost, try)
			return
		}
		for r, n := range x.reg {
			if n>>q.VReg&1 != 0 && (q.Constraint != regalloc.InReg || q.Reg == regalloc.Reg(r)) {
				locs[k] = r
				try(k+1, cost)
			}
		}
		tied := -1
		for d := range ops {
			if ops[d].Constraint == regalloc.TiedTo && int(ops[d].Tied) == k {
				tied = d
			}
		}
		mem, stores := q.Mem, 0.0
		if tied >= 0 {
			mem, stores = ops[tied].Mem, 1
		}
		if mem != regalloc.NoAlt && x.mem>>q.VReg&1 != 0 {
			locs[k] = 10
			try(k+1, cost+o.metric.Byte*float64(mem)+f*o.metric.Accesses(1, stores))
		}
		if q.Const != regalloc.NoAlt && o.remat(int(q.VReg)) {
			locs[k] = 11
			try(k+1, cost+o.metric.Byte*float64(q.Const))
		}
	}
	try(0, 0)
	return best
}

// copied is serve for a copy of v to w: whatever holds v and is not written holds w.
func (o *oracle) copied(i regalloc.InstrID, f float64, x place, v, w int, after map[place]float64) float64 {
	live := o.after[i]
	y := x
	for r := range y.reg {
		y.reg[r] |= y.reg[r] >> v & 1 << w
	}
	y.mem |= y.mem >> v & 1 << w
	clean := func(y place) place {
		for r := range y.reg {
			y.reg[r] &= live
		}
		y.mem &= live
		return y
	}
	best := math.Inf(1)
	if y != x { // it stays where it is
		best = o.drop(clean(y), after)
	}
	for r := range y.reg { // or goes to a register
		if o.usable>>r&1 == 0 {
			continue
		}
		to := place{mem: x.mem}
		to.reg[r] = 1 << v
		if c := o.change(x, to, same, f); !math.IsInf(c, 1) {
			z := y
			z.reg[r] = 1<<v | 1<<w
			best = min(best, c+o.drop(clean(z), after))
		}
	}
	return best
}

// define tries all places for definition k.
func (o *oracle) define(i regalloc.InstrID, f float64, ops []regalloc.Operand, locs []int, k int, cost float64, try func(int, float64)) {
	q := &ops[k]
	v := &o.p.VRegs[q.VReg]
	if q.Constraint == regalloc.TiedTo {
		if locs[k] = locs[q.Tied]; locs[k] != 11 {
			try(k+1, cost)
		}
		return
	}
	if v.Remat == i {
		locs[k] = 11
		try(k+1, cost)
		cost += o.metric.Byte*float64(v.RematBytes) + f*o.metric.Remat(v)
	}
	for r := range o.p.Machine.Classes[0].Regs {
		if o.usable>>r&1 != 0 && (q.Constraint != regalloc.InReg || q.Reg == regalloc.Reg(r)) {
			locs[k] = r
			try(k+1, cost)
		}
	}
	if q.Mem != regalloc.NoAlt {
		locs[k] = 10
		try(k+1, cost+o.metric.Byte*float64(q.Mem)+f*o.metric.Accesses(0, 1))
	}
}

// finish checks the places of the operands together and returns what they cost
// beside, with going on from the best of what is left.
func (o *oracle) finish(i regalloc.InstrID, f float64, x place, ops []regalloc.Operand, locs []int, after map[place]float64) float64 {
	in := &o.p.Instrs[i]
	memory, prefix, cost := 0, false, 0.0
	y := x
	for r := range y.reg {
		if in.Clobbers.Has(regalloc.Reg(r)) {
			y.reg[r] = 0
		}
	}
	for k := range ops {
		if locs[k] == 10 && ops[k].Constraint != regalloc.TiedTo {
			memory++
		}
		prefix = prefix || locs[k] < 10 && o.p.Machine.RegCosts[ops[k].RegCost].Prefix.Has(regalloc.Reg(locs[k]))
		if ops[k].Role == regalloc.Use && ops[k].Pos == regalloc.Late && locs[k] < 10 && in.Clobbers.Has(regalloc.Reg(locs[k])) {
			return math.Inf(1)
		}
		if ops[k].Role != regalloc.Def || locs[k] == 11 {
			continue
		}
		for j := range ops {
			bad := j < k && ops[j].Role == regalloc.Def || ops[j].Role == regalloc.Use && int(ops[k].Tied) != j && ops[k].Constraint == regalloc.TiedTo && ops[k].Pos == regalloc.Early
			bad = bad || ops[j].Role == regalloc.Use && ops[k].Constraint != regalloc.TiedTo && ops[k].Pos == regalloc.Early || ops[j].Role == regalloc.Use && ops[j].Pos == regalloc.Late
			if j != k && bad && locs[j] == locs[k] && locs[k] < 10 {
				return math.Inf(1)
			}
		}
		if locs[k] < 10 {
			y.reg[locs[k]] = 0
		}
	}
	if memory > int(in.MemLimit) {
		return math.Inf(1)
	}
	if prefix {
		cost = o.metric.Byte * float64(o.p.Machine.PrefixBytes)
	}
	for k := range ops {
		if locs[k] < 10 && o.p.Machine.RegCosts[ops[k].RegCost].Shorter.Has(regalloc.Reg(locs[k])) {
			cost -= o.metric.Byte
		}
		if ops[k].Role == regalloc.Def && locs[k] < 10 {
			y.reg[locs[k]] = 1 << ops[k].VReg
		} else if ops[k].Role == regalloc.Def && locs[k] == 10 {
			if y.mem |= 1 << ops[k].VReg; ops[k].Constraint == regalloc.TiedTo {
				y.mem &^= 1 << ops[ops[k].Tied].VReg
			}
		}
	}
	live := o.after[i]
	y.mem &= live
	for r := range y.reg {
		y.reg[r] &= live
	}
	return cost + o.drop(y, after)
}

// drop returns the cost after the instruction in y: going on with less costs no less.
func (o *oracle) drop(y place, after map[place]float64) float64 {
	if c, ok := after[y]; ok {
		return c
	}
	return math.Inf(1)
}

// small makes a small random Problem with two registers: straight code, a diamond or a loop.
func small(rng *rand.Rand) *regalloc.Problem { return smallOf(rng, 2) }

// smallOf is small with k registers. Where there are three, calls may want one value in all of them.
func smallOf(rng *rand.Rand, k int) *regalloc.Problem {
	m := &regalloc.Machine{Name: "small", NumUnits: k, PrefixBytes: 1, RegCosts: []regalloc.RegCost{{}, {}}}
	c := regalloc.Class{Name: "r", SpillSize: 4, SpillAlign: 4, Move: int8(1 + rng.IntN(3)), Swap: 2}
	c.Load, c.Store = c.Move+int8(rng.IntN(3)), int8(1+rng.IntN(5))
	for r := range k {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: "r" + string(rune('0'+r)), Units: regalloc.SetOf(regalloc.Reg(r))})
		c.Regs = append(c.Regs, regalloc.Reg(r))
	}
	if rng.IntN(2) == 0 {
		m.Regs[k-1].SaveCost, m.Regs[k-1].SaveSpeed = 2, 16
	}
	switch rng.IntN(3) {
	case 0:
		c.Prefix = regalloc.SetOf(regalloc.Reg(k - 1))
		m.RegCosts[1].Prefix = c.Prefix
	case 1:
		m.RegCosts[1].Shorter = regalloc.SetOf(0) // costs may be below zero
	}
	m.Classes = []regalloc.Class{c}
	g := &smallGen{rng: rng, p: &regalloc.Problem{Name: "small", Machine: m.Finish(), SSA: true, OpNames: []string{"op"}}, k: k}
	g.program()
	return g.p
}

type smallGen struct {
	rng  *rand.Rand
	p    *regalloc.Problem
	k    int
	vals []regalloc.VReg // that can be read
}

func (g *smallGen) value() regalloc.VReg {
	v := regalloc.VReg(len(g.p.VRegs))
	g.p.VRegs = append(g.p.VRegs, regalloc.VRegInfo{Remat: regalloc.None})
	return v
}

func (g *smallGen) program() {
	p, rng := g.p, g.rng
	switch rng.IntN(3) {
	case 0:
		g.block(nil, 1, 2+rng.IntN(5), 0)
	case 1: // a diamond
		g.block(nil, 1, 1+rng.IntN(2), 2)
		top := append([]regalloc.VReg(nil), g.vals...)
		g.block(nil, 0.5, rng.IntN(3), 1)
		left := append([]regalloc.VReg(nil), g.vals...)
		g.vals = append([]regalloc.VReg(nil), top...)
		g.block(nil, 0.5, rng.IntN(3), 1)
		right := append([]regalloc.VReg(nil), g.vals...)
		g.vals = top
		q := g.params()
		g.block(q, 1, 1+rng.IntN(3), 0)
		g.edge(0, 1, 0.5, nil, nil)
		g.edge(0, 2, 0.5, nil, nil)
		g.edge(1, 3, 0.5, q, left)
		g.edge(2, 3, 0.5, q, right)
	default: // a loop
		g.block(nil, 1, 1+rng.IntN(2), 1)
		top := append([]regalloc.VReg(nil), g.vals...)
		q := g.params()
		g.block(q, 8, 1+rng.IntN(3), 2)
		body := append([]regalloc.VReg(nil), g.vals...)
		g.block(nil, 1, rng.IntN(2), 0)
		g.edge(0, 1, 1, q, top)
		g.edge(1, 1, 7, q, body)
		g.edge(1, 2, 1, nil, nil)
	}
	_ = p
}

func (g *smallGen) params() []regalloc.VReg {
	if len(g.vals) == 0 || g.rng.IntN(3) == 0 {
		return nil
	}
	return []regalloc.VReg{g.value()}
}

func (g *smallGen) block(params []regalloc.VReg, freq float64, n, succs int) {
	p := g.p
	b := regalloc.Block{Freq: freq}
	if freq > 1 {
		b.Loop = 1
	}
	b.Params[0] = int32(len(p.Params))
	p.Params = append(p.Params, params...)
	b.Params[1] = int32(len(p.Params))
	g.vals = append(g.vals, params...)
	b.Instrs[0] = regalloc.InstrID(len(p.Instrs))
	for range n {
		g.instr()
	}
	first := regalloc.OpID(len(p.Operands))
	if succs == 0 && len(g.vals) > 0 && g.rng.IntN(2) == 0 {
		p.Operands = append(p.Operands, regalloc.Operand{VReg: g.pick(), Mem: regalloc.NoAlt, Const: regalloc.NoAlt})
	}
	b.LastSplit = regalloc.InstrID(len(p.Instrs))
	p.Instrs = append(p.Instrs, regalloc.Instr{Flags: regalloc.FlagTerm, Operands: [2]regalloc.OpID{first, regalloc.OpID(len(p.Operands))}})
	b.Instrs[1] = regalloc.InstrID(len(p.Instrs))
	b.Succs = [2]regalloc.EdgeID{regalloc.EdgeID(len(p.Edges)), regalloc.EdgeID(len(p.Edges) + succs)}
	for range succs {
		p.Edges = append(p.Edges, regalloc.Edge{From: regalloc.BlockID(len(p.Blocks)), To: -1})
	}
	p.Blocks = append(p.Blocks, b)
}

func (g *smallGen) edge(from, to int, freq float64, params, args []regalloc.VReg) {
	p := g.p
	first, end := p.Succs(regalloc.BlockID(from))
	for e := first; e < end; e++ {
		if p.Edges[e].To >= 0 {
			continue
		}
		x := &p.Edges[e]
		x.To, x.Freq, x.Args[0] = regalloc.BlockID(to), freq, int32(len(p.Args))
		for range params {
			p.Args = append(p.Args, args[g.rng.IntN(len(args))])
		}
		x.Args[1] = int32(len(p.Args))
		return
	}
}

func (g *smallGen) pick() regalloc.VReg { return g.vals[len(g.vals)-1-g.rng.IntN(min(3, len(g.vals)))] }

func (g *smallGen) instr() {
	p, rng := g.p, g.rng
	first := regalloc.OpID(len(p.Operands))
	in := regalloc.Instr{}
	add := func(v regalloc.VReg, role regalloc.Role) *regalloc.Operand {
		o := regalloc.Operand{VReg: v, Role: role, Mem: regalloc.NoAlt, Const: regalloc.NoAlt, RegCost: regalloc.RegCostID(rng.IntN(2))}
		if role == regalloc.Def {
			o.Pos = regalloc.Late
		}
		if rng.IntN(4) == 0 {
			o.Constraint, o.Reg = regalloc.InReg, regalloc.Reg(rng.IntN(g.k))
		}
		p.Operands = append(p.Operands, o)
		return &p.Operands[len(p.Operands)-1]
	}
	defs := len(g.vals) == 0 || rng.IntN(3) > 0 && len(p.VRegs) < 6
	var fresh []regalloc.VReg
	switch kind := rng.IntN(5); {
	case len(g.vals) > 0 && kind == 0: // a call
		in.Clobbers = regalloc.SetOf(0)
		if g.k > 2 && rng.IntN(2) == 0 {
			v := g.pick()
			for r := range regalloc.Reg(g.k) {
				o := add(v, regalloc.Use)
				o.Constraint, o.Reg = regalloc.InReg, r
			}
			in.Clobbers = [...]regalloc.RegSet{regalloc.SetOf(0, 1, 2), regalloc.SetOf(0, regalloc.Reg(1+rng.IntN(2))), {}}[rng.IntN(3)]
		} else if rng.IntN(2) == 0 {
			add(g.pick(), regalloc.Use)
		}
	case len(g.vals) > 0 && kind == 1 && len(p.VRegs) < 6: // a copy
		o := add(g.pick(), regalloc.Use)
		o.Mem, o.Constraint, o.Reg = 0, regalloc.InClass, 0
		v := g.value()
		q := add(v, regalloc.Def)
		q.Mem, q.Constraint, q.Reg = 0, regalloc.InClass, 0
		in.Flags, in.MemLimit, defs = regalloc.FlagMove, 2, false
		fresh = append(fresh, v)
	case defs && rng.IntN(4) == 0: // a constant
		v := g.value()
		p.VRegs[v] = regalloc.VRegInfo{Remat: regalloc.InstrID(len(p.Instrs)), RematBytes: int8(1 + rng.IntN(4)), RematSpeed: 1}
		in.Flags = regalloc.FlagRemat
		o := add(v, regalloc.Def)
		o.Constraint, o.Reg = regalloc.InClass, 0
		fresh = append(fresh, v)
		defs = false
	case len(g.vals) > 0:
		o := add(g.pick(), regalloc.Use)
		if rng.IntN(2) == 0 {
			o.Mem, in.MemLimit = int8(1+rng.IntN(2)), 1
			o.Constraint = regalloc.InClass
		}
		if rng.IntN(3) == 0 {
			o.Const = 1
		}
	}
	if defs {
		v := g.value()
		fresh = append(fresh, v)
		n := len(p.Operands)
		o := add(v, regalloc.Def)
		if n > int(first) && rng.IntN(2) == 0 && p.Operands[n-1].Role == regalloc.Use {
			u := &p.Operands[n-1]
			o.Constraint, o.Tied, o.Reg = regalloc.TiedTo, int16(n-1-int(first)), 0
			if o.Mem = u.Mem; u.Mem != regalloc.NoAlt {
				o.Mem++
			}
			u.Mem, u.Const = regalloc.NoAlt, regalloc.NoAlt
		} else if rng.IntN(4) == 0 {
			o.Mem, in.MemLimit, o.Constraint = 2, 1, regalloc.InClass
		}
	}
	in.Operands = [2]regalloc.OpID{first, regalloc.OpID(len(p.Operands))}
	p.Instrs = append(p.Instrs, in)
	g.vals = append(g.vals, fresh...)
}
