package model

import (
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
)

// TestCheapest checks bounds on the costs of moves against those of all classes that a move may use, for each register,
// and that a register of each class that has prefixes reaches one of them.
func TestCheapest(t *testing.T) {
	two := *irgen.Widths().Machine
	two.Classes = two.Classes[:2] // the longer names of narrow values have no prefix
	prefixes := 0
	for _, machine := range []*regalloc.Machine{irgen.AMD64().Machine, irgen.I386().Machine, irgen.Widths().Machine, &two} {
		for _, metric := range []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5)} {
			m := New(eachClass(t, machine), metric)
			for v := range m.P.VRegs {
				own := &machine.Classes[m.P.VRegs[v].Class]
				r := m.rates(regalloc.VReg(v), 2)
				x := m.Cheapest(regalloc.VReg(v), &r, 2)
				tight := own.Prefix.Empty()
				for _, reg := range own.Regs {
					low, prefix := cheapestInto(m, own, reg, 2), Cost(0)
					if own.Prefix.Has(reg) {
						prefix = x.Prefix
					}
					if low.Move < x.Move+prefix || low.Load < x.Load+prefix || low.Store < x.Store+prefix {
						t.Errorf("%s, %s, class %s, register %d: %+v, bounds %+v", machine.Name, metric, own.Name, reg, low, x)
					}
					tight = tight || own.Prefix.Has(reg) && (low.Move == x.Move+prefix || low.Load == x.Load+prefix || low.Store == x.Store+prefix)
					if prefix > 0 {
						prefixes++
					}
				}
				if !tight {
					t.Errorf("%s, %s, class %s: no register with a prefix costs as little as %+v", machine.Name, metric, own.Name, x)
				}
			}
		}
	}
	if prefixes == 0 {
		t.Error("no register has a prefix")
	}
}

// eachClass returns a Problem with a value of each class.
func eachClass(t *testing.T, machine *regalloc.Machine) *regalloc.Problem {
	b := regalloc.NewBuilder("classes", machine)
	b.Begin(b.Block())
	for c := range machine.Classes {
		b.Instr("def", b.Def(b.VReg(regalloc.ClassID(c))))
	}
	b.Return("ret")
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// cheapestInto returns the least costs of moves of a value of class own into or out of register reg, whose prefix is
// included, at frequency f.
func cheapestInto(m *Model, own *regalloc.Class, reg regalloc.Reg, f float64) Rates {
	low, p := Rates{Move: Inf, Load: Inf, Store: Inf}, &m.Metric
	for _, c := range m.P.Machine.Classes {
		if c.SpillSize < own.SpillSize || !c.Set.Has(reg) {
			continue
		}
		more := 0.0
		if c.Prefix.Has(reg) {
			more = p.Byte * float64(m.P.Machine.PrefixBytes)
		}
		low.cheapen(&Rates{
			Move:  m.Fixed(p.Byte*float64(c.Move) + f*p.Move + more),
			Load:  m.Fixed(p.Byte*float64(c.Load) + f*p.Access + more),
			Store: m.Fixed(p.Byte*float64(c.Store) + f*p.Accesses(0, 1) + more),
		})
	}
	return low
}
