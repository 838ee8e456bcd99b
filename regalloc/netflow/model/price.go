package model

import (
	"math"

	"spillway/regalloc"
)

// Rates are the costs of changing a value's location somewhere.
type Rates struct {
	Move, Load, Store, Remat Cost
	Prefix                   Cost // added to each of them but Remat if it involves a register with a prefix
}

// Fixed returns x in fixed point, rounded down.
func (m *Model) Fixed(x float64) Cost { return Cost(math.Floor(x*m.Scale + 1e-6)) }

// Float returns c in the unit of regalloc.Cost.
func (m *Model) Float(c Cost) float64 { return float64(c) / m.Scale }

// rates returns the costs of changing v's location with frequency f.
func (m *Model) rates(v regalloc.VReg, f float64) Rates {
	x, p := &m.P.VRegs[v], &m.Metric
	c := &m.P.Machine.Classes[x.Class]
	r := Rates{
		Move:   m.Fixed(p.Byte*float64(c.Move) + f*p.Move),
		Load:   m.Fixed(p.Byte*float64(c.Load) + f*p.Access),
		Store:  m.Fixed(p.Byte*float64(c.Store) + f*p.Accesses(0, 1)),
		Prefix: m.Fixed(p.Byte * float64(m.P.Machine.PrefixBytes)),
		Remat:  Inf,
	}
	if x.Remat != regalloc.None {
		r.Remat = m.Fixed(p.Byte*float64(x.RematBytes) + f*p.Remat(x))
	}
	return r
}

// CopyRates returns the rates of a copy of s to c: those of c, whose name the copy uses, except that s is what may be
// rematerialized.
func CopyRates(s, c *Seg) Rates {
	r := c.Rates
	r.Remat = s.Rates.Remat
	return r
}

// CopyChange returns the cost of a copy at rates r from register reg to state b of l, the copy's layout,
// which may not have the register.
func CopyChange(l *Layout, r *Rates, reg regalloc.Reg, b int) Cost {
	switch q := int(l.Index[reg]); {
	case b == q:
		return 0
	case q >= 0:
		return Change(l, r, q, b, true, false)
	case b < l.K:
		return r.Move + prefix(l, r, b)
	case b == l.Mem():
		return r.Store
	}
	return Inf
}

// frozen is the rate where moves cannot be placed: so high that no valid solution pays it.
const frozen = Inf / 64

func frozenRates() Rates { return Rates{frozen, frozen, frozen, frozen, 0} }

// memory returns the cost of a memory operand with the given numbers of loads and stores.
func (m *Model) memory(o *regalloc.Operand, f float64, loads, stores float64) Cost {
	if o.Mem == regalloc.NoAlt {
		return Inf
	}
	return m.Fixed(m.Metric.Byte*float64(o.Mem) + f*m.Metric.Accesses(loads, stores))
}

// scale chooses the finest Scale that leaves room for the total cost.
func (m *Model) scale() {
	p := m.P
	freq, most := 0.0, 1.0
	for b := range p.Blocks {
		first, end := p.InstrRange(regalloc.BlockID(b))
		freq += p.Blocks[b].Freq * float64(end-first+1)
		most = max(most, p.Blocks[b].Freq)
	}
	// A expensive instruction has some ten operands; prices of rows stay within a few times that.
	total := 1 + 256*m.Metric.Byte*float64(len(p.Instrs)+1) + 16*(max(m.Metric.Access, m.Metric.Accesses(0, 1))+m.Metric.Move)*(freq+most)
	e := math.Floor(math.Log2(float64(Inf/1024) / total))
	m.Scale = math.Ldexp(1, int(min(e, 20)))
}

// Frozen are the rates where no move can be placed.
var Frozen = frozenRates()

// Cheapest returns lower bounds on the rates r of v at frequency f that hold for moves under any name: a move may use
// any class that is wide enough. Those without v's prefixes may be longer, so that a register with one costs more under
// any name.
func (m *Model) Cheapest(v regalloc.VReg, r *Rates, f float64) Rates {
	x := *r
	classes := m.P.Machine.Classes
	own, p := &classes[m.P.VRegs[v].Class], &m.Metric
	without := Rates{Move: Inf, Load: Inf, Store: Inf} // the cheapest names without a prefix that v's name has
	for i := range classes {
		c := &classes[i]
		if c.SpillSize < own.SpillSize || c.Set.Intersect(own.Set).Empty() {
			continue
		}
		y := Rates{
			Move:  m.Fixed(p.Byte*float64(c.Move) + f*p.Move),
			Load:  m.Fixed(p.Byte*float64(c.Load) + f*p.Access),
			Store: m.Fixed(p.Byte*float64(c.Store) + f*p.Accesses(0, 1)),
		}
		x.cheapen(&y)
		if !own.Prefix.Minus(c.Prefix).Empty() {
			without.cheapen(&y)
		}
	}
	x.Prefix = min(x.Prefix, without.Move-x.Move, without.Load-x.Load, without.Store-x.Store)
	return x
}

// cheapen reduces moves, loads and stores to the cheaper of both.
func (r *Rates) cheapen(y *Rates) {
	r.Move, r.Load, r.Store = min(r.Move, y.Move), min(r.Load, y.Load), min(r.Store, y.Store)
}
