package lp

import (
	"fmt"
	"strconv"
	"strings"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

// none is the variable of an impossible location.
const none = int32(-1)

// A Network is the integer program of a model, and its variables by location.
type Network struct {
	Program
	m    *model.Model
	slot []int32
	form Form

	at [][]int32 // by point: variables by state; nil where a value ends
	in [][]int32 // by segment that begins at a block's start
	op [][]int32 // by operand that is read: by register, then memory, then constant

	defNode []int32 // by operand that is a definition: its point

	save   []int32 // by Machine.Wholes: the variable of its saving, or none
	units  int
	taken  [][]Term // by row of the Occupancy and unit
	memory [][]Term // by instruction: operands in memory
	middle [][]Term // ZigZag: by instruction and unit: taken between the two layers of moves before it
}

// A Form is a formulation of location changes. All have the same integral solutions, except for ZigZag and Boundary,
// which have fewer.
type Form uint8

const (
	// Joint: the validity of memory is part of a value's state, which flows from state to state.
	Joint Form = iota
	// Anti: a value flows from location to location, and the validity of memory is a separate flow, the thesis's
	// anti-variable, that pays for stores; through full crossbars [Koes09 §3.2.4, §3.3].
	Anti
	// ZigZag is Anti with crossbars of two layers within blocks: moves to later registers, then moves to earlier
	// ones, through registers that have room for one value in between. So nothing can be
	// swapped, and the optimum may be higher.
	ZigZag
	// Boundary is Joint without moves from register to register within blocks [Koes09 §3.8, Fig. 3.19], except for
	// those that serve an operand: one brings a value to it and one takes it out of the register that its definition
	// demands, which are moves of the program elsewhere. Otherwise a value changes its register only on edges, at
	// block starts, or by way of memory or rematerialization.
	Boundary
)

// Forms are the names of the forms.
var Forms = [...]string{Joint: "joint", Anti: "anti", ZigZag: "zigzag", Boundary: "boundary"}

func (f Form) String() string { return Forms[f] }

// FormByName returns the form with that name; the error lists the names.
func FormByName(name string) (Form, error) {
	for f, s := range Forms {
		if s == name {
			return Form(f), nil
		}
	}
	return 0, fmt.Errorf("unknown formulation %q (valid: %s)", name, strings.Join(Forms[:], ", "))
}

// Export builds the integer program of m, in which values with the same number in slot share a slot.
func Export(m *model.Model, slot []int32) *Network { return ExportAs(m, slot, Joint) }

// ExportAs is Export in a form.
func ExportAs(m *model.Model, slot []int32, form Form) *Network {
	n := &Network{m: m, slot: slot, form: form, units: m.P.Machine.NumUnits}
	n.Name = m.P.Name
	n.at, n.in = make([][]int32, m.Nodes), make([][]int32, len(m.Segs))
	n.op = make([][]int32, len(m.P.Operands))
	n.defNode = make([]int32, len(m.P.Operands))
	n.taken = make([][]Term, (2*len(m.P.Instrs)+len(m.P.Blocks))*n.units)
	n.memory = make([][]Term, len(m.P.Instrs))
	n.middle = make([][]Term, len(m.P.Instrs)*n.units)
	for k := range m.Segs {
		n.states(int32(k))
	}
	for e := range m.Events {
		n.operand(int32(e))
	}
	for k := range m.Segs {
		n.points(int32(k))
	}
	for i := range m.Links {
		n.link(int32(i))
	}
	n.capacities()
	for at, terms := range n.middle {
		if len(terms) > 1 {
			n.row("middle"+num(at/n.units)+"_u"+num(at%n.units), terms, LE, 1)
		}
	}
	n.limits()
	n.prefixes()
	n.groups()
	return n
}

// value adds an integer variable.
func (n *Network) value(name string, c model.Cost) int32 {
	v := n.col(name, n.m.Float(c))
	n.Cols[v].Integer = true
	return v
}

// arc adds a continuous variable that is integral if the integer variables are.
func (n *Network) arc(name string, c model.Cost) int32 { return n.col(name, n.m.Float(c)) }

// label names state a of l.
func (n *Network) label(l *model.Layout, a int) string {
	switch r := l.Register(a); {
	case a == l.Mem():
		return "mem"
	case a == l.None():
		return "none"
	case l.InMemory(a):
		return n.m.P.Machine.Regs[l.Regs[r]].Name + "_m"
	default:
		return n.m.P.Machine.Regs[l.Regs[r]].Name
	}
}

func num[T ~int | ~int32](x T) string { return strconv.Itoa(int(x)) }

// states creates the variables of segment k: the state of its value at its start and after each instruction.
func (n *Network) states(k int32) {
	m := n.m
	s := &m.Segs[k]
	l := m.Layout(s)
	j := s.First
	if s.Def {
		n.definition(k)
		j++
	} else {
		n.in[k] = n.place(s, "in"+num(s.Block), l.Given)
		n.one("begin"+num(k), n.in[k])
		n.take(m.EntryRow(s.Block), l, n.in[k])
	}
	for ; j <= s.Last && s.Alive(j); j++ {
		x := n.place(s, "i"+num(j), m.Firm(l, j))
		n.at[s.Node+int32(j-s.First)] = x
		n.take(model.Read(j), l, x)
		n.take(model.Write(j), l, x)
	}
}

// place creates the variables of the states of s at a point, in the registers open.
func (n *Network) place(s *model.Seg, where string, open uint64) []int32 {
	l := n.m.Layout(s)
	x := make([]int32, l.S)
	for a := range x {
		r := l.Register(a)
		if x[a] = none; r >= 0 && open>>r&1 == 0 || a == l.None() && s.Rates.Remat >= model.Inf {
			continue
		}
		x[a] = n.value(fmt.Sprintf("v%d_%s_%s", s.V, where, n.label(l, a)), 0)
	}
	return x
}

// definition creates the variables for the location of segment k's definition.
func (n *Network) definition(k int32) {
	m := n.m
	s := &m.Segs[k]
	l := m.Layout(s)
	x := make([]int32, l.S)
	for a := range x {
		x[a] = none
		if c := n.defining(s, a); c < model.Frozen.Move {
			x[a] = n.value(fmt.Sprintf("v%d_def_%s", s.V, n.label(l, a)), c)
		}
	}
	n.at[s.Node], n.defNode[s.DefOp] = x, s.Node
	n.one("define"+num(k), x)
	n.take(model.Write(s.First), l, x)
	if s.DefEarly {
		n.take(model.Read(s.First), l, x)
	}
	if s.Limited && x[l.Mem()] != none {
		n.memory[s.First] = plus(n.memory[s.First], 1, x[l.Mem()])
	}
}

// defining returns the cost of being defined in state a.
func (n *Network) defining(s *model.Seg, a int) model.Cost {
	x := model.States{At: make([]int8, s.Node+1)}
	x.At[s.Node] = int8(a)
	return (&model.Pricer{M: n.m, X: &x}).Def(s)
}

// operand creates the variables of event e's operand.
func (n *Network) operand(e int32) {
	m := n.m
	x := &m.Events[e]
	s := &m.Segs[x.Seg]
	l := m.Layout(s)
	cols := make([]int32, l.K+2)
	name := "o" + num(x.Op) + "_v" + num(s.V) + "_"
	for k := range l.K {
		if cols[k] = none; m.Costs[x.Costs+int32(k)] < model.Inf {
			cols[k] = n.value(name+n.label(l, k), m.Costs[x.Costs+int32(k)])
		}
	}
	cols[l.K], cols[l.K+1] = none, none
	if x.Mem < model.Inf {
		cols[l.K] = n.value(name+"mem", x.Mem)
		if x.Limited {
			n.memory[x.Instr] = plus(n.memory[x.Instr], 1, cols[l.K])
		}
	}
	if x.Const < model.Inf {
		cols[l.K+1] = n.value(name+"const", x.Const)
	}
	n.op[x.Op] = cols
	n.one("operand"+num(x.Op), cols)
}

// one adds the constraint that exactly one of x is chosen.
func (n *Network) one(name string, x []int32) { n.row(name, plus(nil, 1, x...), EQ, 1) }

// take records that states x of l occupy their registers in a row.
func (n *Network) take(row int32, l *model.Layout, x []int32) {
	for a, c := range x {
		if r := l.Register(a); r >= 0 && a < l.S && c != none {
			n.takes(row, l, r, c)
		}
	}
}

// takes records that variable c occupies register r of l in a row.
func (n *Network) takes(row int32, l *model.Layout, r int, c int32) {
	for _, u := range l.UnitList[r] {
		at := &n.taken[int(row)*n.units+int(u)]
		*at = plus(*at, 1, c)
	}
}

// link connects the start of segment Links[i].To to the end of Links[i].From.
func (n *Network) link(i int32) {
	m := n.m
	k := &m.Links[i]
	s, c := &m.Segs[k.From], &m.Segs[k.To]
	same := n.slot[s.V] == n.slot[c.V]
	keep := k.From == k.To || s.V == c.V
	t := transition{n: n, crossbar: -1, apart: !same && !keep, name: "e" + num(k.Edge) + "l" + num(i), l: m.Layout(s), from: n.at[s.Node+int32(s.Last-s.First)], flat: k.Rates.Prefix == 0}
	t.to = n.translate(m.Layout(s), m.Layout(c), n.in[k.To])
	t.cost = func(a, b int) model.Cost {
		if a == b && keep {
			return 0
		}
		return model.Change(t.l, &k.Rates, a, b, true, same)
	}
	t.build()
}

// translate maps the variables x of the states of lc to those of l; states missing in l are impossible.
func (n *Network) translate(l, lc *model.Layout, x []int32) []int32 {
	out := make([]int32, l.S)
	for a := range out {
		out[a] = none
	}
	for b, c := range x {
		if c == none {
			continue
		}
		a := -1
		switch r := lc.Register(b); {
		case b == lc.Mem():
			a = l.Mem()
		case b == lc.None():
			a = l.None()
		case l.Index[lc.Regs[r]] >= 0:
			if a = int(l.Index[lc.Regs[r]]); lc.InMemory(b) {
				a += l.K
			}
		}
		if a < 0 {
			n.row("no"+num(len(n.Rows)), plus(nil, 1, c), EQ, 0)
			continue
		}
		out[a] = c
	}
	return out
}

// Of returns the integer program of p, a Problem in SSA form, under a metric. Values that could be in one location
// throughout share a slot, as package route joins them.
func Of(p *regalloc.Problem, metric regalloc.Metric, form Form) *Network {
	m := model.New(p, metric)
	var units route.Units
	units.Form(m)
	return ExportAs(m, units.Of, form)
}
