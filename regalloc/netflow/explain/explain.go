package explain

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

// Options are the inputs of an explanation.
type Options struct {
	Metric     regalloc.Metric
	Iterations int // of the dual; 0 or less: 100
	// Names are the display names of virtual registers, Lines the text lines of instructions; "" and 0 if unknown. Both
	// may be nil.
	Names []string
	Lines []int
	// Context, if not nil, ends the iterations early; Progress, if not nil, is called after each.
	Context  context.Context
	Progress func(regalloc.Progress)
}

// defaultIterations are enough for prices that identify the bottlenecks.
const defaultIterations = 100

// An Explanation is a projected Result with prices.
type Explanation struct {
	m    *model.Model
	x    *model.States
	dual route.Dual
	occ  [][]regalloc.VReg // by instruction and register: the values that pass or are read there
	cost model.Cost
	opts Options
	best float64 // the best known bound
	real float64 // the cost of the Result
}

// New projects r, a Result of p, into the model, and iterates prices.
func New(p *regalloc.Problem, r *regalloc.Result, o Options) (*Explanation, error) {
	e := &Explanation{m: model.New(p, o.Metric), opts: o, best: max(r.ModelBound, regalloc.LeastCost(p, o.Metric)), real: regalloc.Cost(p, r, o.Metric)}
	var units route.Units
	units.Form(e.m)
	e.x = e.m.NewStates(units.Of)
	if !e.m.Project(r, e.x) {
		return nil, fmt.Errorf("%s: the result does not fit the model", p.Name)
	}
	if e.cost = e.m.Total(e.x); e.cost >= model.Frozen.Move {
		return nil, fmt.Errorf("%s: the result does not fit the model: values would have to move where no moves are allowed", p.Name)
	}
	e.dual.Reset(e.m)
	n := o.Iterations
	if n <= 0 {
		n = defaultIterations
	}
	for k := 1; k <= n && e.dual.Best < e.cost && (o.Context == nil || k == 1 || o.Context.Err() == nil); k++ {
		if !e.dual.Iterate(e.cost) {
			break
		}
		if o.Progress != nil {
			o.Progress(regalloc.Progress{Iteration: k, Cost: e.Cost(), Bound: regalloc.NoBound, ModelBound: e.Bound()})
		}
	}
	e.occupants()
	return e, nil
}

// Cost returns the cost of the assignment in the model.
func (e *Explanation) Cost() float64 { return e.m.Float(e.cost) }

// Bound returns the best lower bound that the dual reached, or the Result came with.
func (e *Explanation) Bound() float64 { return max(e.best, e.m.Float(e.dual.Best)) }

// name returns the number and display name of v.
func (e *Explanation) name(v regalloc.VReg) string {
	if int(v) >= len(e.opts.Names) || e.opts.Names[v] == "" {
		return fmt.Sprintf("v%d", v)
	}
	return fmt.Sprintf("v%d %s", v, e.opts.Names[v])
}

// line returns the source line of instruction i in parentheses, or "".
func (e *Explanation) line(i regalloc.InstrID) string {
	if int(i) >= len(e.opts.Lines) || e.opts.Lines[i] == 0 {
		return ""
	}
	return fmt.Sprintf(" (line %d)", e.opts.Lines[i])
}

// occupants lists the values in each register at each instruction.
func (e *Explanation) occupants() {
	m := e.m
	n := len(m.P.Machine.Regs)
	e.occ = make([][]regalloc.VReg, len(m.P.Instrs)*n)
	add := func(i regalloc.InstrID, r regalloc.Reg, v regalloc.VReg) {
		at := &e.occ[int(i)*n+int(r)]
		for _, u := range *at {
			if u == v {
				return
			}
		}
		*at = append(*at, v)
	}
	for k := range m.Segs {
		s := &m.Segs[k]
		l := m.Layout(s)
		for j := s.First; j <= s.Last; j++ {
			if r := l.Register(e.x.Through(s, j)); e.x.Through(s, j) >= 0 && r >= 0 {
				add(j, l.Regs[r], s.V)
			}
		}
		for ev := s.Events[0]; ev < s.Events[1]; ev++ {
			if r := int(e.x.Op[m.Events[ev].Op]); r < l.K {
				add(m.Events[ev].Instr, l.Regs[r], s.V)
			}
		}
	}
}

// WriteText writes the explanation.
func (e *Explanation) WriteText(out io.Writer) error {
	w := bufio.NewWriter(out)
	cost, bound := e.Cost(), e.Bound()
	fmt.Fprintf(w, "%s (%v): cost %v, bound of the model %v, gap %.2f %%\n", e.m.P.Name, e.m.Metric, amount(cost), amount(bound), 100*regalloc.Gap(cost, bound))
	if math.Abs(e.real-cost) > 1e-6*max(1, math.Abs(cost)) {
		fmt.Fprintf(w, "the allocation costs %v: values are in several locations at once, which count as one here\n", amount(e.real))
	}
	e.values(w)
	e.shared(w)
	e.gap(w)
	e.prices(w)
	return w.Flush()
}

// values writes the path of every value, and its costs.
func (e *Explanation) values(w io.Writer) {
	m := e.m
	segs := make([][]int32, len(m.P.VRegs))
	for k := range m.Segs {
		segs[m.Segs[k].V] = append(segs[m.Segs[k].V], int32(k))
	}
	sums := e.sums()
	e.mostExpensive(w, sums)
	for v, list := range segs {
		sum := sums[v]
		if len(list) == 0 || sum == 0 && !e.leaves(list) {
			continue
		}
		fmt.Fprintf(w, "\n%s %s: %v\n", e.name(regalloc.VReg(v)), m.P.Machine.Classes[m.P.VRegs[v].Class].Name, amount(m.Float(sum)))
		for _, k := range list {
			io.WriteString(w, e.segment(k))
		}
	}
}

// sums returns the cost of each value.
func (e *Explanation) sums() []model.Cost {
	m := e.m
	sums := make([]model.Cost, len(m.P.VRegs))
	p := model.Pricer{M: m, X: e.x}
	for k := range m.Segs {
		sums[m.Segs[k].V] += p.Seg(int32(k))
	}
	return sums
}

// mostExpensive names the few values that cost most.
func (e *Explanation) mostExpensive(w io.Writer, sums []model.Cost) {
	order := make([]int, len(sums))
	for v := range order {
		order[v] = v
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(sums[b], sums[a]) })
	var list []string
	for _, v := range order[:min(5, len(order))] {
		if sums[v] > 0 {
			list = append(list, fmt.Sprintf("%s for %v", e.name(regalloc.VReg(v)), amount(e.m.Float(sums[v]))))
		}
	}
	if len(list) > 0 {
		fmt.Fprintf(w, "most expensive: %s\n", strings.Join(list, ", "))
	}
}

// An amount is printed without an exponent.
type amount float64

func (a amount) String() string {
	if math.Abs(float64(a)) >= 1000 {
		return strconv.FormatFloat(float64(a), 'f', 0, 64)
	}
	return strconv.FormatFloat(float64(a), 'g', 6, 64)
}

// leaves reports whether a value is in no register somewhere.
func (e *Explanation) leaves(segs []int32) bool {
	for _, k := range segs {
		s := &e.m.Segs[k]
		for j := s.First; j <= s.Last; j++ {
			if a := e.x.Through(s, j); a >= 0 && e.m.Layout(s).Register(a) < 0 {
				return true
			}
		}
	}
	return false
}

// segment describes the location changes of a value in a block, and the savings from stretches in no register; it
// returns "" if the value stays in place.
func (e *Explanation) segment(k int32) string {
	w, m := new(strings.Builder), e.m
	s := &m.Segs[k]
	l := m.Layout(s)
	p := model.Pricer{M: m, X: e.x}
	j := s.First
	if s.Def {
		fmt.Fprintf(w, "  b%d i%d%s: defined in %s%s\n", s.Block, j, e.line(j), e.label(l, int(e.x.At[s.Node])), e.price(p.Def(s)))
		j++
	}
	out := regalloc.InstrID(-1) // where the present stretch in no register began
	for ev := s.Events[0]; j <= s.Last; j++ {
		end := ev
		for end < s.Events[1] && m.Events[end].Instr == j {
			end++
		}
		if c := p.Point(s, k, j, ev); c > 0 || e.x.Before(s, k, j) != e.x.Through(s, j) && s.Alive(j) {
			e.change(w, s, k, j, m.Events[ev:end], c)
		}
		ev = end
		if a := e.x.Through(s, j); a >= 0 && l.Register(a) < 0 {
			if out < 0 {
				out = j
			}
		} else if out >= 0 {
			e.spared(w, s, out, j-1)
			out = -1
		}
	}
	if out >= 0 {
		e.spared(w, s, out, s.Last)
	}
	for i := s.Links[0]; i < s.Links[1]; i++ {
		if c := p.Link(i); c > 0 {
			t := &m.Segs[m.Links[i].To]
			fmt.Fprintf(w, "  e%d to b%d: %s -> v%d in %s%s\n", m.Links[i].Edge, t.Block, e.label(l, e.x.Exit(s)), t.V, e.label(m.Layout(t), int(e.x.In[m.Links[i].To])), e.price(c))
		}
	}
	if w.Len() > 0 && !s.Def {
		return fmt.Sprintf("  b%d: begins in %s\n", s.Block, e.label(l, int(e.x.In[k]))) + w.String()
	}
	return w.String()
}

// change writes the moves of a value before and at an instruction.
func (e *Explanation) change(w io.Writer, s *model.Seg, k int32, j regalloc.InstrID, events []model.Event, c model.Cost) {
	l := e.m.Layout(s)
	fmt.Fprintf(w, "  b%d i%d %s%s: %s", s.Block, j, e.m.P.OpNames[e.m.P.Instrs[j].Op], e.line(j), e.label(l, e.x.Before(s, k, j)))
	if s.Alive(j) {
		fmt.Fprintf(w, " -> %s", e.label(l, e.x.Through(s, j)))
	}
	for i := range events {
		fmt.Fprintf(w, ", read %s", e.operand(l, int(e.x.Op[events[i].Op])))
	}
	fmt.Fprintf(w, "%s", e.price(c))
	if list := e.competitors(s, j); list != "" {
		fmt.Fprintf(w, "; there are %s", list)
	}
	fmt.Fprintln(w)
}

// cheapest returns the register, as an index into its layout, that would have been cheapest for s from one
// instruction to another, and its rent there; -1 if none was available throughout.
func (e *Explanation) cheapest(s *model.Seg, from, to regalloc.InstrID) (best int, rent model.Cost) {
	m := e.m
	l := m.Layout(s)
	best, rent = -1, model.Inf
	for r := range l.K {
		c := model.Cost(0)
		for j := from; j <= to && c < model.Inf; j++ {
			if m.Firm(l, j)>>r&1 == 0 {
				c = model.Inf
				break
			}
			c += e.dual.Rent(l, model.Read(j), r) + e.dual.Rent(l, model.Write(j), r)
		}
		if c < rent {
			best, rent = r, c
		}
	}
	return best, rent
}

// spared writes the rent saved by a stretch in no register.
func (e *Explanation) spared(w io.Writer, s *model.Seg, from, to regalloc.InstrID) {
	m := e.m
	l := m.Layout(s)
	best, rent := e.cheapest(s, from, to)
	where := "i" + fmt.Sprint(from)
	if to > from {
		where += fmt.Sprintf(" to i%d", to)
	}
	switch {
	case rent == 0:
		return
	case best < 0:
		fmt.Fprintf(w, "  b%d %s: in no register, since none is free throughout\n", s.Block, where)
		return
	}
	fmt.Fprintf(w, "  b%d %s: in no register, which saves %v for %s\n", s.Block, where, amount(m.Float(rent)), m.P.Machine.Regs[l.Regs[best]].Name)
}

// competitors lists the values in registers of s's class at instruction j.
func (e *Explanation) competitors(s *model.Seg, j regalloc.InstrID) string {
	var list []string
	n := len(e.m.P.Machine.Regs)
	for _, r := range e.m.Layout(s).Regs {
		for _, v := range e.occ[int(j)*n+int(r)] {
			if v != s.V {
				list = append(list, fmt.Sprintf("v%d in %s", v, e.m.P.Machine.Regs[r].Name))
			}
		}
	}
	return strings.Join(list, ", ")
}

// label names a state.
func (e *Explanation) label(l *model.Layout, a int) string {
	r := l.Register(a)
	switch {
	case a == l.Mem():
		return "memory"
	case a == l.None():
		return "nowhere"
	case l.InMemory(a):
		return e.m.P.Machine.Regs[l.Regs[r]].Name + " and memory"
	}
	return e.m.P.Machine.Regs[l.Regs[r]].Name
}

func (e *Explanation) operand(l *model.Layout, loc int) string {
	switch {
	case loc < l.K:
		return "in " + e.label(l, loc)
	case loc == model.InMemory:
		return "in memory"
	}
	return "as a constant"
}

func (e *Explanation) price(c model.Cost) string {
	if c == 0 {
		return ""
	}
	return fmt.Sprintf(", costs %v", amount(e.m.Float(c)))
}

// shared writes costs shared by values: saved registers, and prefixes.
func (e *Explanation) shared(w io.Writer) {
	m := e.m
	rest := e.cost
	p := model.Pricer{M: m, X: e.x}
	for k := range m.Segs {
		rest -= p.Seg(int32(k))
	}
	fmt.Fprintf(w, "\ncallee-saved registers and prefixes: %v\n", amount(m.Float(rest)))
	var occ model.Occupancy
	occ.Fill(m, e.x)
	for h, r := range m.Machine.Wholes {
		if m.Save[h] > 0 && occ.Use[h] > 0 {
			fmt.Fprintf(w, "  %s: costs %v\n", m.P.Machine.Regs[r].Name, amount(m.Float(m.Save[h])))
		}
	}
}

// gapParts is the maximum number of values and of registers listed as parts of the gap.
const gapParts = 10

// gap writes the composition of the gap at the present prices.
func (e *Explanation) gap(w io.Writer) {
	m := e.m
	r, bound := e.dual.Remainder(e.x)
	fmt.Fprintf(w, "\ngap to the bound at the rents below, %v: %v\n", amount(m.Float(bound)), amount(m.Float(e.cost-bound)))
	rest := model.Cost(0)
	for n, part := range r.Trees {
		if n >= gapParts {
			rest += part.Excess
			continue
		}
		var names []string
		for _, v := range part.Values {
			names = append(names, fmt.Sprintf("v%d", v))
		}
		fmt.Fprintf(w, "  more expensive than the cheapest path: %s by %v\n", strings.Join(names, ", "), amount(m.Float(part.Excess)))
	}
	if rest != 0 {
		fmt.Fprintf(w, "  more expensive than the cheapest path: other values by %v\n", amount(m.Float(rest)))
	}
	for _, part := range r.Registers {
		fmt.Fprintf(w, "  idle at a positive rent, or its save is not paid for: %s by %v\n", m.P.Machine.Regs[part.Reg].Name, amount(m.Float(part.Idle)))
	}
	if r.Rotations != 0 {
		fmt.Fprintf(w, "  more changes of location than loops and values in two locations need: by %v\n", amount(m.Float(r.Rotations)))
	}
	if r.Prefixes != 0 {
		fmt.Fprintf(w, "  prefixes, shared equally: by %v\n", amount(m.Float(r.Prefixes)))
	}
	if r.Memory != 0 {
		fmt.Fprintf(w, "  operands that could be in memory: by %v\n", amount(m.Float(r.Memory)))
	}
}

// prices writes the rents of registers by instruction.
func (e *Explanation) prices(w io.Writer) {
	m := e.m
	fmt.Fprintln(w, "\nrents of registers, when an instruction reads and when it writes:")
	for b := range m.P.Blocks {
		first, end := m.P.InstrRange(regalloc.BlockID(b))
		e.row(w, fmt.Sprintf("b%d", b), m.EntryRow(int32(b)))
		for i := first; i < end; i++ {
			name := fmt.Sprintf("b%d i%d %s", b, i, m.P.OpNames[m.P.Instrs[i].Op])
			e.row(w, name+", reads", model.Read(i))
			e.row(w, name+", writes", model.Write(i))
			if c := e.dual.LimitPrice(i); c > 0 {
				fmt.Fprintf(w, "  %s: an operand in memory %v\n", name, amount(m.Float(c)))
			}
		}
	}
}

// row writes the rents of a row.
func (e *Explanation) row(w io.Writer, name string, row int32) {
	var list []string
	seen := make([]bool, len(e.m.P.Machine.Regs))
	for c := range e.m.Layouts {
		l := &e.m.Layouts[c]
		for k, r := range l.Regs {
			if x := e.dual.Rent(l, row, k); x > 0 && !seen[r] && e.m.P.Machine.Regs[r].Part == nil {
				seen[r] = true
				list = append(list, fmt.Sprintf("%s %v", e.m.P.Machine.Regs[r].Name, amount(e.m.Float(x))))
			}
		}
	}
	if len(list) > 0 {
		fmt.Fprintf(w, "  %s: %s\n", name, strings.Join(list, ", "))
	}
}
