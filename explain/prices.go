package explain

import (
	"cmp"
	"slices"
	"strconv"

	"spillway"
	"spillway/regalloc"
	"spillway/regalloc/netflow/explain"
)

// Prices are iterated defaultIterations times, or fewer if instructions times iterations would exceed work.
const (
	defaultIterations = 100
	work              = 200_000
)

// Rents that are omitted: those below this share of the highest, and all but this many at a point.
const (
	leastRent = 1e-4
	mostRents = 6
)

// rents adds the rents of points.
func (c *Recorder) rents(out *Prices, list []explain.Rent) {
	highest := 0.0
	for _, x := range list {
		highest = max(highest, x.Price)
	}
	for from := 0; from < len(list); {
		to := from
		for to < len(list) && list[to].Instr == list[from].Instr && list[to].Write == list[from].Write {
			to++
		}
		at := slices.Clone(list[from:to])
		slices.SortStableFunc(at, func(a, b explain.Rent) int { return cmp.Compare(b.Price, a.Price) })
		for _, x := range at[:min(mostRents, len(at))] {
			if x.Price < highest*leastRent {
				continue
			}
			point := 2 * int(x.Instr)
			if x.Write {
				point++
			}
			out.Rents = append(out.Rents, [3]float64{float64(point), float64(c.lanes.byReg[x.Reg]), rounded(x.Price)})
		}
		from = to
	}
}

// rounded returns x to four digits.
func rounded(x float64) float64 {
	y, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'g', 4, 64), 64)
	return y
}

// prices computes the prices of the result in netflow's model, nil if it does not fit.
func (c *Recorder) prices(s *spillway.State) *Prices {
	n := c.opts.Iterations
	if n < 0 {
		return nil
	}
	if n == 0 {
		n = max(4, min(defaultIterations, work/max(1, len(c.p.Instrs))))
	}
	out := &Prices{Values: [][2]float64{}, Stretches: []Stretch{}, Rents: [][3]float64{}, Gap: []Part{}, History: []Progress{}}
	e, err := explain.New(c.p, c.r, explain.Options{Metric: c.metric, Iterations: n, Context: c.opts.Context,
		Progress: func(x regalloc.Progress) { out.History = append(out.History, progressOf(x)) }})
	if err != nil {
		return nil
	}
	r := e.Report()
	out.Cost, out.Bound, out.At = r.Cost, r.Bound, r.At
	lane := func(reg regalloc.Reg) int {
		if reg == regalloc.NoReg {
			return -1
		}
		return int(c.lanes.byReg[reg])
	}
	for _, x := range r.Values {
		out.Values = append(out.Values, [2]float64{float64(x.V), x.Cost})
	}
	for _, x := range r.Stretches {
		out.Stretches = append(out.Stretches, Stretch{int(x.V), int(x.From), int(x.To), lane(x.Reg), rounded(x.Spared)})
	}
	c.rents(out, r.Rents)
	for _, x := range r.Gap {
		part := Part{Why: x.Why, Lane: lane(x.Reg), By: x.By}
		for _, v := range x.Values {
			part.Values = append(part.Values, int(v))
		}
		out.Gap = append(out.Gap, part)
	}
	return out
}
