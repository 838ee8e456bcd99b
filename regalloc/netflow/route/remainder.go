package route

import (
	"cmp"
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A Remainder divides the gap between the cost of an assignment and the bound at the present prices among its causes:
// the gap is the sum of all parts.
type Remainder struct {
	Trees     []TreePart     // most expensive first
	Registers []RegisterPart // most expensive first
	Prefixes  model.Cost     // prefixes that instructions have, less the shares that operands pay
	Memory    model.Cost     // prices of operands in memory that nothing uses
	Rotations model.Cost     // prices of changes of location that loops need, where they make more of them
}

// A TreePart is the excess cost of the paths of connected values over their cheapest at the present prices.
type TreePart struct {
	Values []regalloc.VReg
	Excess model.Cost
}

// A RegisterPart is a register's price where it is unused, and its saving cost in excess of its users' payments.
type RegisterPart struct {
	Reg  regalloc.Reg
	Idle model.Cost
}

// Remainder divides the gap of x, an assignment of the unmerged model without conflicts. It also returns the bound at
// the present prices, which may be below Best.
func (d *Dual) Remainder(x *model.States) (r Remainder, bound model.Cost) {
	d.invalidate()
	bound = d.evaluate()
	m, w := d.whole, d.prices()
	var one, all model.Occupancy
	one.Reset(m, x)
	all.Fill(m, x)
	p := model.Pricer{M: m, X: x}
	excess := make([]cost, len(d.forest.value))
	for t, c := range d.forest.value {
		excess[t] = -c
	}
	rents := make([]cost, len(m.Machine.Wholes))
	for k := range m.Segs {
		one.Add(int32(k), 1)
		c := p.Seg(int32(k)) + w.rent(&one, &m.Segs[k], rents)
		one.Add(int32(k), -1)
		excess[d.forest.of[k]] += c
	}
	for _, i := range d.loops.relaxed {
		l := &m.Links[i]
		mu := w.mu[w.muAt[i]+int32(x.In[l.To])]
		excess[d.forest.of[l.From]] += mu
		excess[d.forest.of[l.To]] -= mu
	}
	for i := range w.price.causes {
		c := &w.price.causes[i]
		paid := w.share(c, x)
		excess[d.forest.of[c.seg]] += paid
		r.Prefixes -= paid
	}
	d.rotated(&r, x, excess)
	w.idle(&r, &all, rents)
	for i := range m.P.Instrs {
		n := cost(all.High[i])
		r.Prefixes += min(n, 1) * m.Prefix()
		r.Memory += w.price.limit[i] * (cost(m.P.Instrs[i].MemLimit) - cost(all.Mem[i]))
	}
	d.parts(&r, excess)
	return r, bound
}

// rotated subtracts the reductions of change prices from the parts of trees, and computes that of rotations.
func (d *Dual) rotated(r *Remainder, x *model.States, excess []cost) {
	t, m := &d.turns, d.whole
	for n := range t.ways {
		w := &t.ways[n]
		r.Rotations -= w.price
		t.eachPart(w, func(k int32, last bool) {
			c := w.price * cost(t.passed(w, x, m, k, last))
			excess[d.forest.of[k]] -= c
			r.Rotations += c
		}, func(i int32) {
			s := &m.Segs[m.Links[i].From]
			c := w.price * cost(changes(m.Layout(s), x.Exit(s), int(x.In[m.Links[i].To])))
			excess[d.forest.of[m.Links[i].From]] -= c
			r.Rotations += c
		})
	}
}

// rent returns the rent of segment s, which alone is in occ, for locations and memory operands, and adds its register
// payments to rents.
func (w *allPrices) rent(occ *model.Occupancy, s *model.Seg, rents []cost) (c cost) {
	row := func(row int32) {
		counts := occ.Counts(row)
		for word, set := range w.price.hot[row] {
			for ; set != 0; set &= set - 1 {
				u := word<<6 + trailing(set)
				if n := counts[u]; n > 0 {
					x := cost(n) * w.price.price[int(row)*w.price.n+u]
					c += x
					rents[w.m.Machine.Whole[u]] += x
				}
			}
		}
	}
	if !s.Def {
		row(w.m.EntryRow(s.Block))
	}
	for i := s.First; i <= s.Last; i++ {
		row(model.Read(i))
		row(model.Write(i))
		c += cost(occ.Mem[i]) * w.price.limit[i]
	}
	return c
}

// share returns operand c's share of its instruction's prefix in x.
func (w *allPrices) share(c *cause, x *model.States) cost {
	return cost(c.wants(w.m, x)) * w.price.share[c.op]
}

// idle computes the parts of registers.
func (w *allPrices) idle(r *Remainder, all *model.Occupancy, rents []cost) {
	total := make([]cost, len(rents))
	n := w.price.n
	for row, hot := range w.price.hot {
		for word, set := range hot {
			for ; set != 0; set &= set - 1 {
				u := word<<6 + trailing(set)
				total[w.m.Machine.Whole[u]] += w.price.price[row*n+u]
			}
		}
	}
	for h, reg := range w.m.Machine.Wholes {
		c := max(0, total[h]-w.m.Save[h]) - rents[h]
		if all.Use[h] > 0 {
			c += w.m.Save[h]
		}
		if c != 0 {
			r.Registers = append(r.Registers, RegisterPart{reg, c})
		}
	}
	slices.SortStableFunc(r.Registers, func(a, b RegisterPart) int { return cmp.Compare(b.Idle, a.Idle) })
}

// parts lists the trees with an excess.
func (d *Dual) parts(r *Remainder, excess []cost) {
	for t, c := range excess {
		if c == 0 {
			continue
		}
		part := TreePart{Excess: c}
		for _, k := range d.forest.tree(t) {
			part.Values = append(part.Values, d.whole.Segs[k].V)
		}
		slices.Sort(part.Values)
		part.Values = slices.Compact(part.Values)
		r.Trees = append(r.Trees, part)
	}
	slices.SortStableFunc(r.Trees, func(a, b TreePart) int { return cmp.Compare(b.Excess, a.Excess) })
}
