package route

import (
	"spillway/internal/scratch"
	"spillway/regalloc/netflow/model"
)

// allPrices are a Dual's prices for the unmerged model: registers that are merged in m have equal prices.
type allPrices struct {
	d     *Dual
	m     *model.Model
	at    int32 // the Dual's time, or 0: not computed yet
	moved bool  // the Dual's prices have moved since
	price *multipliers
	mu    []cost
	muAt  []int32
	room  cost // what all that there is costs

	own     multipliers // if registers are merged
	ownMu   []cost
	ownMuAt []int32
}

// prices returns the present prices for the whole model.
func (d *Dual) prices() *allPrices {
	w := &d.full
	if w.at == d.now && !w.moved {
		return w
	}
	w.moved = false
	w.d, w.m, w.room = d, d.whole, d.room()
	if d.m == d.whole {
		w.at, w.price, w.mu, w.muAt = d.now, &d.price, d.loops.mu, d.loops.at
		return w
	}
	if w.at == 0 {
		w.own.reset(d.whole, true)
		w.place()
		w.price, w.mu, w.muAt = &w.own, w.ownMu, w.ownMuAt
	}
	w.at = d.now
	w.rows()
	w.links()
	return w
}

// place lays out the multipliers of links.
func (w *allPrices) place() {
	w.ownMuAt = scratch.Filled(w.ownMuAt, len(w.m.Links), -1)
	n := 0
	for _, i := range w.d.loops.relaxed {
		w.ownMuAt[i] = int32(n)
		n += w.m.Layout(&w.m.Segs[w.m.Links[i].To]).S
	}
	w.ownMu = scratch.Sized(w.ownMu, n)
}

// rows spreads the prices of rows over the registers.
func (w *allPrices) rows() {
	d, from := w.d, w.units()
	copy(w.price.limit, d.price.limit)
	copy(w.price.share, d.price.share)
	n, few := w.price.n, d.price.n
	for row := range w.price.hot {
		if d.price.hot[row] == (model.Units{}) && w.price.hot[row] == (model.Units{}) {
			continue
		}
		w.price.hot[row] = model.Units{}
		p, q := w.price.price[row*n:(row+1)*n], d.price.price[row*few:(row+1)*few]
		for u := range p {
			if p[u] = q[d.price.index[from[u]]]; p[u] != 0 {
				w.price.hot[row][u>>6] |= 1 << (u & 63)
			}
		}
	}
}

// units returns, by unit of the machine, the unit that carries its price.
func (w *allPrices) units() []uint8 {
	x := w.m.Machine
	of := make([]uint8, w.price.n)
	for u := range of {
		of[u] = uint8(u)
	}
	for _, r := range x.Wholes {
		if rep := w.d.m.Represents(r); rep != r {
			a, b := x.UnitsOf(r), x.UnitsOf(rep)
			for i := range a {
				of[a[i]] = b[i]
			}
		}
	}
	return of
}

// links spreads the multipliers of links.
func (w *allPrices) links() {
	for _, i := range w.d.loops.relaxed {
		to := w.m.Links[i].To
		l, q := w.m.Layout(&w.m.Segs[to]), w.d.m.Layout(&w.d.m.Segs[to])
		mu, from := w.mu[w.muAt[i]:], w.d.loops.mu[w.d.loops.at[i]:]
		for k, r := range l.Regs {
			n := int(q.Index[r])
			mu[k], mu[l.K+k] = from[n], from[q.K+n]
		}
		mu[l.Mem()], mu[l.None()] = from[q.Mem()], from[q.None()]
	}
}

// Copy sets x, an assignment of the unmerged model, to the last solution of the trees, which may have conflicts. Each
// value in a merged location gets one of its registers.
func (d *Dual) Copy(x *model.States) {
	if d.m == d.whole {
		copy(x.At, d.x.At)
		copy(x.In, d.x.In)
		copy(x.Op, d.x.Op)
		return
	}
	for k := range d.m.Segs {
		d.copySegment(x, int32(k))
	}
}

// copySegment is Copy for segment k.
func (d *Dual) copySegment(x *model.States, k int32) {
	m := d.whole
	s := &m.Segs[k]
	l, q := m.Layout(s), d.m.Layout(&d.m.Segs[k])
	n := int(x.Slot[s.V])
	state := func(a int) int8 {
		switch {
		case a < q.K:
			return int8(d.member(l, q, a, n))
		case a < 2*q.K:
			return int8(l.K + d.member(l, q, a-q.K, n))
		case a == q.Mem():
			return int8(l.Mem())
		}
		return int8(l.None())
	}
	for j := s.Node; j <= s.Node+int32(s.Last-s.First); j++ {
		x.At[j] = state(int(d.x.At[j]))
	}
	if !s.Def {
		x.In[k] = state(int(d.x.In[k]))
	}
	for e := s.Events[0]; e < s.Events[1]; e++ {
		o := m.Events[e].Op
		if x.Op[o] = d.x.Op[o]; int(x.Op[o]) < q.K {
			x.Op[o] = int8(d.member(l, q, int(x.Op[o]), n))
		}
	}
	if s.Def {
		if x.Op[s.DefOp] = d.x.Op[s.DefOp]; int(x.Op[s.DefOp]) < q.K {
			x.Op[s.DefOp] = int8(d.member(l, q, int(x.Op[s.DefOp]), n))
		}
	}
}

// member returns the n-th register, modulo their number, of those in l that register k of q represents.
func (d *Dual) member(l, q *model.Layout, k, n int) int {
	n %= q.Room(k)
	for r := range l.K {
		if int(q.Index[l.Regs[r]]) == k {
			if n == 0 {
				return r
			}
			n--
		}
	}
	return int(l.Index[q.Regs[k]])
}
