package explain

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A Report is the contents of WriteText as data. Amounts are in the unit of the metric.
type Report struct {
	Cost, Bound float64 // of the assignment in the model, and the best bound on any
	Values      []Value // that cost something, by number
	Stretches   []Stretch
	Rents       []Rent
	At          float64 // the bound at these rents, from which the gap is counted
	Gap         []Part  // adds up to Cost less At
}

// A Value is the cost of a value.
type Value struct {
	V    regalloc.VReg
	Cost float64
}

// A Stretch is a run of instructions of a block over which a value is in no register.
type Stretch struct {
	V        regalloc.VReg
	From, To regalloc.InstrID // both included
	Reg      regalloc.Reg     // the one that would have been cheapest, or NoReg if none was available throughout
	Spared   float64          // the rent there
}

// A Rent is the price of a register where an instruction reads, or where it writes.
type Rent struct {
	Instr regalloc.InstrID
	Write bool
	Reg   regalloc.Reg
	Price float64
}

// A Part is a part of the gap.
type Part struct {
	Why    string
	Values []regalloc.VReg // more expensive than their cheapest paths; or none
	Reg    regalloc.Reg    // that is idle, or NoReg
	By     float64
}

// Report returns e as data. Time is proportional to points times registers.
func (e *Explanation) Report() *Report {
	r := &Report{Cost: e.Cost(), Bound: e.Bound()}
	for v, c := range e.sums() {
		if c != 0 {
			r.Values = append(r.Values, Value{regalloc.VReg(v), e.m.Float(c)})
		}
	}
	for k := range e.m.Segs {
		r.Stretches = e.stretches(r.Stretches, &e.m.Segs[k])
	}
	for b := range e.m.P.Blocks {
		first, end := e.m.P.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			r.Rents = e.rents(r.Rents, Rent{Instr: i}, model.Read(i))
			r.Rents = e.rents(r.Rents, Rent{Instr: i, Write: true}, model.Write(i))
		}
	}
	e.parts(r)
	return r
}

// stretches appends the stretches of s.
func (e *Explanation) stretches(list []Stretch, s *model.Seg) []Stretch {
	l := e.m.Layout(s)
	out := regalloc.InstrID(-1)
	end := func(to regalloc.InstrID) {
		best, rent := e.cheapest(s, out, to)
		x := Stretch{V: s.V, From: out, To: to, Reg: regalloc.NoReg}
		if best >= 0 {
			x.Reg, x.Spared = l.Regs[best], e.m.Float(rent)
		}
		list = append(list, x)
		out = -1
	}
	first := s.First
	if s.Def {
		first++
	}
	for j := first; j <= s.Last; j++ {
		if a := e.x.Through(s, j); a >= 0 && l.Register(a) < 0 {
			if out < 0 {
				out = j
			}
		} else if out >= 0 {
			end(j - 1)
		}
	}
	if out >= 0 {
		end(s.Last)
	}
	return list
}

// rents appends the rents of a row, each register's once.
func (e *Explanation) rents(list []Rent, x Rent, row int32) []Rent {
	var seen regalloc.RegSet
	for c := range e.m.Layouts {
		l := &e.m.Layouts[c]
		for k, reg := range l.Regs {
			c := e.dual.Rent(l, row, k)
			if c <= 0 || seen.Has(reg) || e.m.P.Machine.Regs[reg].Part != nil {
				continue
			}
			seen.Add(reg)
			x.Reg, x.Price = reg, e.m.Float(c)
			list = append(list, x)
		}
	}
	return list
}

// parts fills in the composition of the gap.
func (e *Explanation) parts(r *Report) {
	rest, bound := e.dual.Remainder(e.x)
	r.At = e.m.Float(bound)
	add := func(why string, by model.Cost) *Part {
		if by == 0 {
			return new(Part)
		}
		r.Gap = append(r.Gap, Part{Why: why, Reg: regalloc.NoReg, By: e.m.Float(by)})
		return &r.Gap[len(r.Gap)-1]
	}
	for _, part := range rest.Trees {
		add("path more expensive than the cheapest", part.Excess).Values = part.Values
	}
	for _, part := range rest.Registers {
		add("register idle at a positive rent, or its save not paid for", part.Idle).Reg = part.Reg
	}
	add("more changes of location than loops and values in two locations need", rest.Rotations)
	add("prefixes, shared equally", rest.Prefixes)
	add("operands that could be in memory", rest.Memory)
}
