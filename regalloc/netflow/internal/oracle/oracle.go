// Package oracle finds the minimum cost of all Results of a small Problem by exhaustive search, for tests of the bounds
// and integer programs of network-flow allocation.
package oracle

import (
	"math"
	"math/bits"
	"slices"

	"spillway/regalloc"
)

// An Oracle finds the minimum cost of all Results of a small Problem by exhaustive search over all locations of all
// values at every point: any number of registers at once, and memory. Different values are never in one register. One
// block may have several incoming edges; all states at its start are tried.
type Oracle struct {
	Problem *regalloc.Problem
	Metric  regalloc.Metric
	usable  uint   // registers
	in      []uint // by block: values alive at its start
	after   []uint // by instruction: after it
	join    int    // the block with several edges into it, or -1
	want    place  // its required state
	lists   map[uint][]place
	moves   map[[2]uint][]float64
	pairs   []uint // of values that may be equal
	edge    bool   // the change is on one
	Single  bool   // between instructions a value is in one register, which has no other, and slots are not joined
	Apart   bool   // values that are equal are in different registers
}

// A place is the contents of each register, a set of equal values, and of memory.
type place struct {
	reg [3]uint
	mem uint
}

// Optimum returns the minimum cost, or infinity if there is no Result. It does not terminate in reasonable time if
// many values are live at once: call Crowded first.
func (o *Oracle) Optimum() float64 {
	o.liveness()
	o.lists, o.moves = map[uint][]place{}, map[[2]uint][]float64{}
	if !o.Single && !o.Apart {
		o.equal()
	}
	k := len(o.Problem.Machine.Classes[0].Regs)
	best := math.Inf(1)
	for set := uint(1); set < 1<<k; set++ {
		save := 0.0
		for r := range k {
			if x := o.Metric.Save(&o.Problem.Machine.Regs[r]); set>>r&1 != 0 {
				save += x
			} else if x == 0 {
				save = math.Inf(1) // more registers do not increase the cost
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

func (o *Oracle) total() float64 {
	if o.join < 0 {
		return o.block(0)[0]
	}
	best, before := math.Inf(1), regalloc.LeastCost(o.Problem, o.Metric)
	for n, x := range o.states(o.in[o.join]) {
		if o.Single && !single(x) {
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
func (o *Oracle) liveness() {
	p := o.Problem
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

// equal lists the sets: of copies, of arguments and parameters, of parameters.
func (o *Oracle) equal() {
	p := o.Problem
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
	for range 3 { // copies of copies
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
	for k := 0; k < len(o.pairs); k++ { // and more at once
		for _, y := range o.pairs {
			if x := o.pairs[k]; x&y != 0 && bits.OnesCount(x|y) == bits.OnesCount(x)+1 && !slices.Contains(o.pairs, x|y) {
				o.pairs = append(o.pairs, x|y)
			}
		}
	}
}

func (o *Oracle) remat(v int) bool { return o.Problem.VRegs[v].Remat != regalloc.None }

// states lists all ways to place the values of live.
func (o *Oracle) states(live uint) []place {
	if l, ok := o.lists[live]; ok {
		return l
	}
	var list []place
	k := len(o.Problem.Machine.Classes[0].Regs)
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
func (o *Oracle) prefixed(r int) float64 {
	if o.Problem.Machine.Classes[0].Prefix.Has(regalloc.Reg(r)) {
		return o.Metric.Byte * float64(o.Problem.Machine.PrefixBytes)
	}
	return 0
}

// change returns the cost of going from x to y, whose values come from those given by source. Registers and slots are
// filled one after another, cheapest first, from locations that held the value or have been filled; a store serves
// everything in the register.
func (o *Oracle) change(x, y place, source func(int) int, f float64) float64 {
	c := &o.Problem.Machine.Classes[0]
	move := o.Metric.Byte*float64(c.Move) + f*o.Metric.Move
	load := o.Metric.Byte*float64(c.Load) + f*o.Metric.Access
	store := o.Metric.Byte*float64(c.Store) + f*o.Metric.Accesses(0, 1)
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
	for s := y.mem; o.Single && s != 0; s &= s - 1 {
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
		if have[nh] = (held{todo[at].reg, from}); !o.Single || !o.edge {
			nh++ // moves on an edge are for one value
		}
		nt--
		todo[at] = todo[nt]
	}
	return cost
}

// over is change on an edge.
func (o *Oracle) over(x, y place, source func(int) int, f float64) float64 {
	o.edge = true
	c := o.change(x, y, source, f)
	o.edge = false
	return c
}

// held is the actual or required contents of a register.
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

// again returns the cost of rematerializing the only value of set.
func (o *Oracle) again(set uint, f float64) float64 {
	v := bits.TrailingZeros(set)
	if !o.remat(v) {
		return math.Inf(1)
	}
	return o.Metric.Byte*float64(o.Problem.VRegs[v].RematBytes) + f*o.Metric.Remat(&o.Problem.VRegs[v])
}

func same(v int) int { return v }

// block returns the cost from the start of block b to the end, for each state at its start.
func (o *Oracle) block(b int) []float64 {
	p := o.Problem
	first, end := p.InstrRange(regalloc.BlockID(b))
	f := p.Blocks[b].Freq
	cost := o.exit(b, o.after[end-1])
	for i := end - 1; i >= first; i-- {
		cost = o.instr(i, b, f, cost)
	}
	return cost
}

// exit returns the costs of the edges out of b from all states.
func (o *Oracle) exit(b int, live uint) []float64 {
	p := o.Problem
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
				if ahead[k] < best && !(o.Single && !single(y)) {
					best = min(best, ahead[k]+o.over(x, y, source, p.Edges[e].Freq))
				}
			}
			cost[n] += best
		}
	}
	return o.closed(states, cost)
}

// closed excludes states in which values are in several registers, if that is required.
func (o *Oracle) closed(states []place, cost []float64) []float64 {
	for n, x := range states {
		if o.Single && !single(x) {
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
func (o *Oracle) instr(i regalloc.InstrID, b int, f float64, after []float64) []float64 {
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

func (o *Oracle) before(i regalloc.InstrID) uint {
	live := o.after[i]
	for _, x := range o.Problem.Ops(i) {
		if x.Role == regalloc.Def {
			live &^= 1 << x.VReg
		}
	}
	for _, x := range o.Problem.Ops(i) {
		if x.Role == regalloc.Use {
			live |= 1 << x.VReg
		}
	}
	return live
}

func (o *Oracle) table(live uint, b int, f float64) []float64 {
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

// serve returns the minimum cost of instruction i in state x and of continuing.
func (o *Oracle) serve(i regalloc.InstrID, f float64, x place, after map[place]float64) float64 {
	ops := o.Problem.Ops(i)
	if o.Problem.Instrs[i].Flags&regalloc.FlagMove != 0 {
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
			try(k+1, cost+o.Metric.Byte*float64(mem)+f*o.Metric.Accesses(1, stores))
		}
		if q.Const != regalloc.NoAlt && o.remat(int(q.VReg)) {
			locs[k] = 11
			try(k+1, cost+o.Metric.Byte*float64(q.Const))
		}
	}
	try(0, 0)
	return best
}

// copied is serve for a copy of v to w: every location that holds v and is not overwritten holds w.
func (o *Oracle) copied(i regalloc.InstrID, f float64, x place, v, w int, after map[place]float64) float64 {
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
	if y != x { // it stays
		best = o.drop(clean(y), after)
	}
	for r := range y.reg { // or moves to a register
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
func (o *Oracle) define(i regalloc.InstrID, f float64, ops []regalloc.Operand, locs []int, k int, cost float64, try func(int, float64)) {
	q := &ops[k]
	v := &o.Problem.VRegs[q.VReg]
	if q.Constraint == regalloc.TiedTo {
		if locs[k] = locs[q.Tied]; locs[k] != 11 {
			try(k+1, cost)
		}
		return
	}
	if v.Remat == i {
		locs[k] = 11
		try(k+1, cost)
		cost += o.Metric.Byte*float64(v.RematBytes) + f*o.Metric.Remat(v)
	}
	for r := range o.Problem.Machine.Classes[0].Regs {
		if o.usable>>r&1 != 0 && (q.Constraint != regalloc.InReg || q.Reg == regalloc.Reg(r)) {
			locs[k] = r
			try(k+1, cost)
		}
	}
	if q.Mem != regalloc.NoAlt {
		locs[k] = 10
		try(k+1, cost+o.Metric.Byte*float64(q.Mem)+f*o.Metric.Accesses(0, 1))
	}
}

// finish checks the operands' locations together and returns their remaining cost plus that of the best continuation.
func (o *Oracle) finish(i regalloc.InstrID, f float64, x place, ops []regalloc.Operand, locs []int, after map[place]float64) float64 {
	in := &o.Problem.Instrs[i]
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
		prefix = prefix || locs[k] < 10 && o.Problem.Machine.RegCosts[ops[k].RegCost].Prefix.Has(regalloc.Reg(locs[k]))
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
		cost = o.Metric.Byte * float64(o.Problem.Machine.PrefixBytes)
	}
	for k := range ops {
		if locs[k] < 10 && o.Problem.Machine.RegCosts[ops[k].RegCost].Shorter.Has(regalloc.Reg(locs[k])) {
			cost -= o.Metric.Byte
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

// drop returns the cost after the instruction in y: continuing with fewer locations costs no less.
func (o *Oracle) drop(y place, after map[place]float64) float64 {
	if c, ok := after[y]; ok {
		return c
	}
	return math.Inf(1)
}

// Crowded reports whether more than most values are live somewhere, or more than two at the start of a block.
func (o *Oracle) Crowded(most int) bool {
	o.liveness()
	for i := range o.after {
		if bits.OnesCount(o.after[i]) > most || bits.OnesCount(o.before(regalloc.InstrID(i))) > most {
			return true
		}
	}
	for _, in := range o.in {
		if bits.OnesCount(in) > 2 {
			return true
		}
	}
	return o.in[0] != 0
}
