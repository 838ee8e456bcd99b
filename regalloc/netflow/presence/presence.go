package presence

import (
	"slices"
	"strconv"

	"spillway/cfg"
	"spillway/regalloc"
	"spillway/regalloc/live"
	"spillway/regalloc/netflow/lp"
)

// none is the variable of an impossible location.
const none = -1

// A Program is the integer program of a Problem. Its optimum plus Constant is a lower bound on the cost of every
// Result.
type Program struct {
	lp.Program
	Constant float64

	p      *regalloc.Problem
	metric regalloc.Metric

	where  places
	ops    []operand         // by operand
	spots  []spot            // by instruction, before it
	edges  []spot            // by edge
	ends   []presences       // by block: at its end
	starts []presences       // by block
	after  []presences       // by instruction
	in     [][]regalloc.VReg // by block: the values live at its start, parameters included
}

// An operand has a variable for each location of its value, and one for being rematerialized, or removed.
type operand struct {
	at    []int32
	remat int32
}

// presence has a variable for each location of a value at a point.
type presence struct {
	v  regalloc.VReg
	at []int32
}

// presences are those of the values live at a point, in ascending order.
type presences []presence

// of returns the variables of v, or nil.
func (s presences) of(v regalloc.VReg) []int32 {
	for k := range s {
		if s[k].v == v {
			return s[k].at
		}
	}
	return nil
}

// places is the set of possible locations of values: registers of their class, and slots.
type places struct {
	regs  [][]regalloc.Reg // by class: the registers that may hold a value of it
	index [][]int16        // by class and register: its position there, or none
	slots []int32          // by value: maximum number of slots that hold it at once
}

// A builder builds a Program in program order.
type builder struct {
	*Program
	m     *regalloc.Machine
	live  *live.Sets
	preds []int32 // by block: edges into it
	moves []bool  // by edge: moves can be placed on it

	after  [][]regalloc.VReg // by instruction: the values live after it
	eq     equality
	now    presences       // at the point reached
	saved  []int32         // by register: the variable of its saving, or none
	demand regalloc.RegSet // what the instruction names
	used   []bool          // by class: has values
	rows   map[string]bool // the unit constraints already added
	key    []byte
}

// New returns the program of p, a Problem in SSA form, under a metric.
func New(p *regalloc.Problem, metric regalloc.Metric) *Program {
	opts := regalloc.Options{Metric: metric}
	n := &Program{
		p: p, metric: opts.Price(), ops: make([]operand, len(p.Operands)), spots: make([]spot, len(p.Instrs)), edges: make([]spot, len(p.Edges)),
		ends: make([]presences, len(p.Blocks)), starts: make([]presences, len(p.Blocks)), after: make([]presences, len(p.Instrs)),
	}
	n.Name = p.Name
	f := cfg.NewFlow(p)
	b := builder{Program: n, m: p.Machine, live: live.Compute(p, f), preds: make([]int32, len(p.Blocks)), moves: p.MovableEdges(), rows: map[string]bool{}}
	for e := range p.Edges {
		b.preds[p.Edges[e].To]++
	}
	b.used = make([]bool, len(p.Machine.Classes))
	for v := range p.VRegs {
		b.used[p.VRegs[v].Class] = true
	}
	b.liveness()
	b.places()
	b.eq.solve(&b, cfg.ReversePostorder(f).Blocks)
	b.saves()
	for k := range p.Blocks {
		b.start(regalloc.BlockID(k))
	}
	for k := range p.Blocks {
		b.block(regalloc.BlockID(k))
	}
	return n
}

// liveness computes the values live at the start of each block and after each instruction.
func (b *builder) liveness() {
	p := b.p
	b.in, b.after = make([][]regalloc.VReg, len(p.Blocks)), make([][]regalloc.VReg, len(p.Instrs))
	alive := make([]bool, len(p.VRegs))
	list := func() (vs []regalloc.VReg) {
		for v, is := range alive {
			if is {
				vs = append(vs, regalloc.VReg(v))
			}
		}
		return vs
	}
	for k := range p.Blocks {
		clear(alive)
		for _, v := range b.live.LiveOut(regalloc.BlockID(k)) {
			alive[v] = true
		}
		first, end := p.InstrRange(regalloc.BlockID(k))
		for i := end - 1; i >= first; i-- {
			b.after[i] = list()
			for _, o := range p.Ops(i) {
				if o.Role != regalloc.Use {
					alive[o.VReg] = false
				}
			}
			for _, o := range p.Ops(i) {
				if o.Role != regalloc.Def {
					alive[o.VReg] = true
				}
			}
		}
		b.in[k] = list()
	}
}

// places computes the possible locations of values.
func (b *builder) places() {
	p, x := b.p, &b.where
	named := regalloc.RegSet{}
	x.slots = make([]int32, len(p.VRegs))
	for v := range x.slots {
		x.slots[v] = 1
	}
	for i := range p.Instrs {
		ops := p.Ops(regalloc.InstrID(i))
		for k := range ops {
			o := &ops[k]
			if o.Constraint == regalloc.InReg {
				named.Add(o.Reg)
			}
			if o.Constraint == regalloc.TiedTo && o.Mem != regalloc.NoAlt && slices.Contains(b.after[i], ops[o.Tied].VReg) {
				x.slots[ops[o.Tied].VReg]++ // one is overwritten, and it continues in another
			}
		}
	}
	for c := range b.m.Classes {
		regs, index := []regalloc.Reg(nil), make([]int16, len(b.m.Regs))
		open := p.Allocatable(regalloc.ClassID(c)).Union(named)
		for r := range index {
			index[r] = none
		}
		for _, r := range b.m.Classes[c].Regs {
			if open.Has(r) {
				index[r] = int16(len(regs))
				regs = append(regs, r)
			}
		}
		x.regs, x.index = append(x.regs, regs), append(x.index, index)
	}
}

// saves creates the variables of saving callee-saved registers.
func (b *builder) saves() {
	b.saved = make([]int32, len(b.m.Regs))
	for r := range b.saved {
		b.saved[r] = none
	}
	for r := range b.saved {
		if price := b.metric.Save(&b.m.Regs[r]); price > 0 && b.saved[r] == none {
			col := b.Variable("s"+num(r), price, true)
			for kin := b.m.Kin(regalloc.Reg(r)); !kin.Empty(); {
				k := kin.First()
				kin.Remove(k)
				b.saved[k] = col
			}
		}
	}
}

// start creates the variables at the start of block k.
func (b *builder) start(k regalloc.BlockID) {
	if k == 0 || b.preds[k] == 0 {
		return // nothing is anywhere
	}
	for _, v := range b.in[k] {
		at := b.all(v)
		for a := range at {
			at[a] = b.Variable("b"+num(k)+b.name(v, a), 0, true)
		}
		b.starts[k] = append(b.starts[k], presence{v, at})
	}
}

// all returns a list with no variable for each location of v.
func (b *builder) all(v regalloc.VReg) []int32 {
	at := make([]int32, len(b.regs(v))+int(b.where.slots[v]))
	for a := range at {
		at[a] = none
	}
	return at
}

// regs returns the registers that may hold v.
func (n *Program) regs(v regalloc.VReg) []regalloc.Reg { return n.where.regs[n.p.VRegs[v].Class] }

// index returns the position of r among them, or none.
func (n *Program) index(v regalloc.VReg, r regalloc.Reg) int {
	return int(n.where.index[n.p.VRegs[v].Class][r])
}

// class returns the class of v.
func (n *Program) class(v regalloc.VReg) *regalloc.Class {
	return &n.p.Machine.Classes[n.p.VRegs[v].Class]
}

// name returns a name of v at its location a.
func (n *Program) name(v regalloc.VReg, a int) string {
	regs := n.regs(v)
	if a < len(regs) {
		return "v" + num(v) + "r" + num(regs[a])
	}
	return "v" + num(v) + "m" + num(a-len(regs))
}

func num[T ~int | ~int16 | ~int32](x T) string { return strconv.Itoa(int(x)) }

// sum appends factor times the variables of cols to terms, omitting absent ones.
func sum(terms []lp.Term, factor float64, cols ...int32) []lp.Term {
	for _, c := range cols {
		if c != none {
			terms = append(terms, lp.Term{Col: c, Factor: factor})
		}
	}
	return terms
}

// atMost constrains col to at most the sum of cols.
func (b *builder) atMost(col int32, cols ...int32) {
	b.Require("r"+num(len(b.Rows)), sum(sum(nil, 1, col), -1, cols...), lp.LE, 0)
}

// atMostOne constrains the sum of the variables to at most 1.
func (b *builder) atMostOne(cols ...int32) {
	if terms := sum(nil, 1, cols...); len(terms) > 1 {
		b.Require("r"+num(len(b.Rows)), terms, lp.LE, 1)
	}
}

// one constrains the sum of the variables to exactly 1.
func (b *builder) one(cols ...int32) {
	b.Require("r"+num(len(b.Rows)), sum(nil, 1, cols...), lp.EQ, 1)
}

// block adds the constraints of block k.
func (b *builder) block(k regalloc.BlockID) {
	b.eq.load(b.in[k], b.eq.in[k])
	b.now = b.starts[k]
	b.capacity(b.now, nil)
	first, end := b.p.InstrRange(k)
	for i := first; i < end; i++ {
		b.fillBefore(i, k)
		b.instr(i, b.p.Blocks[k].Freq)
	}
	b.ends[k] = b.now
	e0, e1 := b.p.Succs(k)
	for e := e0; e < e1; e++ {
		b.edge(e)
	}
}

// edge adds the constraints of an edge, from the end of one block to the start of another.
func (b *builder) edge(e regalloc.EdgeID) {
	to := b.p.Edges[e].To
	s := b.fillOn(e)
	params, args := b.p.BlockParams(to), b.p.EdgeArgs(e)
	for _, x := range b.starts[to] {
		v := source(x.v, params, args)
		before := s.of(v)
		regs := b.regs(x.v)
		for a, col := range x.at {
			switch {
			case before == nil:
				b.atMost(col)
			case a >= len(regs) && v == x.v:
				b.atMost(col, before[len(b.regs(v))+a-len(regs)])
			case a >= len(regs):
				b.atMost(col, before[len(b.regs(v)):]...) // whichever slot it is
			case b.index(v, regs[a]) == none:
				b.atMost(col)
			default:
				b.atMost(col, before[b.index(v, regs[a])])
			}
		}
	}
}

// source returns the value at the end of the edge's source that v receives.
func source(v regalloc.VReg, params, args []regalloc.VReg) regalloc.VReg {
	for k := range params {
		if params[k] == v {
			return args[k]
		}
	}
	return v
}
