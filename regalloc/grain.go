package regalloc

import "math"

// Grain returns a number of which the Cost of every Result of p under m is a multiple, up to rounding, or 0 if none is
// known. Costs lie on the lattice spanned by the price of a byte and the prices of single executions in each block and
// on each edge; if only bytes count, on that of whole bytes. Time is linear in blocks, edges and values.
func Grain(p *Problem, m Metric) float64 {
	m = m.orSpeed()
	g := grain{}
	g.add(m.Byte)
	if !m.Counts() {
		return g.step()
	}
	for i := range p.Machine.Regs {
		g.add(m.saving(float64(p.Machine.Regs[i].SaveSpeed)))
	}
	once := []float64{m.Access, m.Move} // executed once per call
	if m.Store != 0 {
		once = append(once, m.Access+m.Store)
	}
	for v := range p.VRegs {
		if x := &p.VRegs[v]; x.Remat != None && x.RematSpeed%LoadSpeed != 0 && x.RematSpeed > LoadSpeed {
			once = append(once, m.Access/LoadSpeed)
			break
		}
	}
	for _, price := range once {
		for b := range p.Blocks {
			g.add(price * p.Blocks[b].Freq)
		}
		for e := range p.Edges {
			g.add(price * p.Edges[e].Freq)
		}
	}
	return g.step()
}

// RoundUp rounds a lower bound on a cost up to the next multiple of grain. It returns the bound unchanged if grain is
// 0 or too small, relative to the bound, to tell multiples apart.
func RoundUp(bound, grain float64) float64 {
	const (
		slack = 1e-3 // of a grain: tolerated rounding error of a bound
		most  = 1e7  // grains, whose accumulated rounding error is below the slack
	)
	if grain <= 0 || math.Abs(bound) > most*grain {
		return bound
	}
	return grain*math.Ceil(bound/grain-slack) + 0 // not -0
}

// A grain is the greatest common divisor of prices.
type grain struct {
	divisor float64
	fails   bool // no common divisor was found
}

const (
	nearly = 1e-12 // the relative error of a price that is rounded
	finest = 1e9   // largest ratio of a price to the divisor
)

// add reduces the grain to a divisor of price.
func (g *grain) add(price float64) {
	price = math.Abs(price)
	a, b := price, g.divisor
	for b > nearly*price && !g.fails {
		a, b = b, math.Abs(a-math.Round(a/b)*b)
		g.fails = b > nearly*price && b*finest < price
	}
	if a > 0 {
		g.divisor = a
	}
}

func (g *grain) step() float64 {
	if g.fails {
		return 0
	}
	return g.divisor
}
