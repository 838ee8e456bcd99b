package route

import "spillway/regalloc/netflow/model"

// A function is a lower bound on the cost of continuing with a value in any set T of places: the registers R of T,
// with memory valid too or not.
//
//	R empty:   h of memory only, or of nowhere
//	R = {p}:   h of the state in register p
//	R = {p,r}: g[p,r]
//	else:      min over {p,r} in R of (g[p,r] + sum over s in R but p, r of k[s]) - f
//
// So values in two registers at once are priced exactly; f bounds the gain from more registers, and k is what these
// have paid since registers could last be dropped or, if negative, what each of them gains by itself because an
// instruction reads the value there.
type function struct {
	l    *model.Layout
	h    []cost
	g    []cost // pairs p < r, by p and r, first those not in memory, then those in memory too
	k    []cost
	f    cost
	pool *functions
}

// functions allocates functions: those made between two flips are valid until the flip after.
type functions struct {
	half  [2]functionHalf
	at    int // the half that new ones are in
	sides [2]side
	rows  []int
	idle  [65][]*function // released ones, by the number of registers
}

type functionHalf struct {
	headers []function
	costs   []cost
}

// flip frees the functions made before the last flip.
func (t *functions) flip() {
	t.at ^= 1
	h := &t.half[t.at]
	h.headers, h.costs = h.headers[:0], h.costs[:0]
}

// keep returns a copy of x that is valid until it is released.
func (t *functions) keep(x *function) *function {
	K := x.l.K
	var y *function
	if n := len(t.idle[K]); n > 0 {
		y, t.idle[K] = t.idle[K][n-1], t.idle[K][:n-1]
	} else {
		n, c := len(x.h), make([]cost, len(x.h)+len(x.g)+K)
		y = &function{h: c[:n], g: c[n : n+len(x.g)], k: c[n+len(x.g):], pool: t}
	}
	y.l = x.l
	y.copyFrom(x)
	return y
}

// release frees a kept function.
func (t *functions) release(x *function) { t.idle[x.l.K] = append(t.idle[x.l.K], x) }

// zeroed returns n zero costs.
func (t *functions) zeroed(n int) []cost {
	h := &t.half[t.at]
	at := len(h.costs)
	if at+n > cap(h.costs) {
		h.costs, at = make([]cost, 0, 2*cap(h.costs)+4096+n), 0
	}
	h.costs = h.costs[:at+n]
	x := h.costs[at : at+n : at+n]
	clear(x)
	return x
}

// function returns a zero function.
func (t *functions) function(l *model.Layout) *function {
	n := pairs(l.K)
	x := t.zeroed(l.S + 2*n + l.K)
	h := &t.half[t.at]
	if len(h.headers) == cap(h.headers) {
		h.headers = make([]function, 0, 2*cap(h.headers)+64)
	}
	h.headers = append(h.headers, function{l: l, h: x[:l.S], g: x[l.S : l.S+2*n], k: x[l.S+2*n:], pool: t})
	return &h.headers[len(h.headers)-1]
}

// pairs returns how many pairs of K registers there are.
func pairs(K int) int { return K * (K - 1) / 2 }

// pairAt returns the number of the pair of p and r, of K registers; p is less than r.
func pairAt(K, p, r int) int { return p*(2*K-p-1)/2 + r - p - 1 }

// copyFrom copies y to x, which has the same number of states.
func (x *function) copyFrom(y *function) {
	copy(x.h, y.h)
	copy(x.g, y.g)
	copy(x.k, y.k)
	x.f = y.f
}

func (x *function) copyOf() *function {
	y := x.pool.function(x.l)
	y.copyFrom(x)
	return y
}

// spread computes the costs of pairs, assuming that the better of the two registers is as good as both.
func (x *function) spread() *function {
	K, i := x.l.K, 0
	for at := range 2 {
		h := x.h[at*K : at*K+K]
		for p, c := range h {
			for _, d := range h[p+1:] {
				x.g[i] = min(c, d)
				i++
			}
		}
	}
	return x
}

// price adds the prices p of registers.
func (x *function) price(p []cost) {
	K := x.l.K
	n := pairs(K)
	open, i := 0, 0
	for a, c := range p[:K] {
		x.h[a], x.h[K+a], x.k[a] = min(inf, x.h[a]+c), min(inf, x.h[K+a]+c), min(inf, x.k[a]+c)
		if x.k[a] < inf {
			open++
		}
		d, q := x.g[i:i+K-a-1], x.g[n+i:n+i+K-a-1]
		for j, e := range p[a+1 : K] {
			d[j], q[j] = min(inf, d[j]+c+e), min(inf, q[j]+c+e)
		}
		i += K - a - 1
	}
	if open < 3 {
		x.f = 0
	}
}

// take subtracts y.
func (x *function) take(y *function) {
	for a := range x.h {
		x.h[a] -= y.h[a]
	}
	for i := range x.g {
		x.g[i] -= y.g[i]
	}
}

// fillBounds returns lower bounds on the cost of filling register k if the value is in some register, and if it is only
// in memory.
func fillBounds(l *model.Layout, c *model.Rates, k int) (fromReg, fromMem cost) {
	w := high(l, c, k)
	return min(c.Move+w, c.Load+w, c.Remat), min(c.Load+w, c.Remat)
}

// A reachCost is the minimum cost of reaching a set of registers with one memory status.
type reachCost struct {
	one  cost     // one register, from another
	with [64]cost // one that is present, and another one
	two  cost     // two registers, from another
}

// before returns the function before moves at rates c, assuming that a move's cost depends on its destination alone.
func (x *function) before(c *model.Rates) *function {
	l := x.l
	K := l.K
	n := pairs(K)
	y := x.pool.function(l)
	var m, lm [64]cost
	third, least := inf, inf // a third register more; the least that one has paid
	born := cost(0)          // gain of registers worth more than they cost
	for k, paid := range x.k {
		m[k], lm[k] = fillBounds(l, c, k)
		third, least = min(third, max(0, m[k]+paid)), min(least, max(0, paid))
		born += max(0, -m[k]-paid)
		y.k[k] = min(0, paid)
	}
	extra, f := max(0, x.f-third)+born, x.f+born
	if K > 2 {
		y.f = max(0, min(x.f, third)-least)
	}
	var to [2]reachCost
	for s := range to {
		to[s].from(x.h[s*K:s*K+K], x.g[s*n:s*n+n], m[:K])
	}
	hM, hN := x.h[2*K], x.h[2*K+1]
	mem, first := inf, inf // from memory; rematerialized
	for k := range K {
		d, q := min(x.h[k], to[0].with[k]-extra), min(x.h[K+k], to[1].with[k]-extra)
		mem, first = min(mem, lm[k]+min(d, q)), min(first, d, c.Store+q)
	}
	again := min(hN, c.Remat+first, c.Remat+c.Store+hM)
	// With one register or two, either those present stay, or one of them and another one, or two others; a third is
	// filled, or is one that stays.
	var stay [2][64]cost // the best partner of register k
	var any [2]cost
	for s := range to {
		any[s] = min(to[s].one, to[s].two-extra)
		for k := range K {
			h := x.h[s*K+k]
			stay[s][k] = min(h, to[s].with[k]-extra, to[s].two+x.k[k]-f, any[s]+y.k[k])
		}
	}
	for k := range K {
		q := min(stay[1][k], stay[0][k], hM, again)
		y.h[K+k] = q
		y.h[k] = min(stay[0][k], c.Store+q, again)
	}
	w, base := [2][]cost{to[0].with[:K], to[1].with[:K]}, min(hM, again)
	for s := range w {
		for k := range w[s] {
			w[s][k] -= f
		}
	}
	i := 0
	for p, paid := range x.k[:K] {
		some := K - p - 1
		g, gM, z, zM := x.g[i:i+some], x.g[n+i:n+i+some], y.g[i:i+some], y.g[n+i:n+i+some]
		d, dM, v, vM, k := stay[0][p+1:K], stay[1][p+1:K], w[0][p+1:K], w[1][p+1:K], x.k[p+1:K]
		dp, dMp, vp, vMp, own := stay[0][p], stay[1][p], w[0][p], w[1][p], min(0, paid)
		for j, more := range k[:some] {
			worth := min(0, more)
			b := min(g[j]-extra, dp+worth, d[j]+own, vp+more, v[j]+paid)
			q := min(gM[j]-extra, dMp+worth, dM[j]+own, vMp+more, vM[j]+paid, b, base)
			z[j], zM[j] = clamped(min(b, c.Store+q, again)), clamped(q)
		}
		i += some
	}
	y.h[2*K], y.h[2*K+1] = min(hM, mem, again), again
	for a, c := range y.h {
		y.h[a] = clamped(c)
	}
	return y
}

func clamped(c cost) cost { return min(inf, max(-inf, c)) }

// from fills t: h and g have the same memory status, m are the fill costs of registers.
func (t *reachCost) from(h, g, m []cost) {
	t.one, t.two = inf, inf
	with := t.with[:len(h)]
	for k := range with {
		with[k] = inf
	}
	i := 0
	for p, mp := range m {
		rest, price := with[p+1:], m[p+1:len(with)]
		pairs := g[i : i+len(rest)]
		least := with[p]
		for j, c := range pairs {
			least, rest[j] = min(least, price[j]+c), min(rest[j], mp+c)
		}
		with[p] = least
		i += len(rest)
	}
	for k := range h {
		t.one, t.two = min(t.one, m[k]+h[k]), min(t.two, m[k]+t.with[k])
	}
}

// plus returns the function of both x and y from the same set.
func (x *function) plus(y *function) *function {
	z := x.copyOf()
	for a, c := range y.h {
		z.h[a] = min(inf, z.h[a]+c)
	}
	for i, c := range y.g {
		z.g[i] = min(inf, z.g[i]+c)
	}
	for k, c := range y.k {
		z.k[k] = min(inf, z.k[k]+c)
	}
	if z.f += y.f; x.l.K > 2 {
		z.f += max(x.pairGain(y, 0), x.pairGain(y, 1))
	}
	return z
}

// A side is a function of pairs without the payments of further registers.
type side struct {
	g       []cost   // by pair
	least   [64]cost // by register: with it, whatever the other one
	genuine []uint16 // pairs that are better than either register, numbers of two registers
}

// fill fills s with status of memory at of x; K registers are open, named by reg.
func (s *side) fill(x *function, at int, reg []int) {
	n := pairs(x.l.K)
	s.g, s.genuine = s.g[:0], s.genuine[:0]
	K := len(reg)
	for a := range reg {
		s.least[a] = -inf
	}
	for a, p := range reg {
		for b := a + 1; b < K; b++ {
			r := reg[b]
			c := x.g[at*n+pairAt(x.l.K, p, r)]
			if c < inf {
				c -= x.k[p] + x.k[r]
			}
			s.g = append(s.g, c)
			s.least[a], s.least[b] = max(s.least[a], c), max(s.least[b], c)
		}
	}
	i := 0
	for a := range reg {
		for b := a + 1; b < K; b++ {
			if s.g[i] < min(s.least[a], s.least[b]) {
				s.genuine = append(s.genuine, uint16(a<<8|b))
			}
			i++
		}
	}
}

// pairGain returns the maximum gain from three or four registers because x and y need different pairs of them. A pair
// no better than one of its registers represents that register alone.
func (x *function) pairGain(y *function, at int) (most cost) {
	var registers [64]int
	reg := registers[:0]
	for k := range x.l.K {
		if x.k[k] < inf && y.k[k] < inf {
			reg = append(reg, k)
		}
	}
	if len(reg) < 3 {
		return 0
	}
	u, v := &x.pool.sides[0], &x.pool.sides[1]
	u.fill(x, at, reg)
	v.fill(y, at, reg)
	if len(u.genuine) == 0 && len(v.genuine) == 0 {
		return 0
	}
	K := len(reg)
	row := x.pool.rows[:0] // of what pairs cost x and y together: where each register's begin
	for a := range K {
		row = append(row, pairAt(K, a, a+1)-a-1)
	}
	x.pool.rows = row
	both := func(a, b int) cost { // a is less than b
		i := row[a] + b
		return u.g[i] + v.g[i]
	}
	three := func(a, b, c int) cost {
		a, b = min(a, b), max(a, b)
		b, c = min(b, c), max(b, c)
		a, b = min(a, b), max(a, b)
		return min(both(a, b), both(a, c), both(b, c))
	}
	// No set gains more than adding both registers of a pair that it needs would gain the other side.
	single := func(s, t *side) {
		for _, A := range s.genuine {
			a, b := int(A>>8), int(A&255)
			i := row[a] + b
			for r, with := range t.least[:K] {
				if own := s.g[i] + with; r != a && r != b && own < inf && t.g[i]-with > most {
					most = max(most, three(a, b, r)-own)
				}
			}
		}
	}
	single(u, v)
	for _, A := range u.genuine {
		a, b := int(A>>8), int(A&255)
		i := row[a] + b
		wants, has := u.g[i], v.g[i]
		for _, B := range v.genuine {
			c, d := int(B>>8), int(B&255)
			j := row[c] + d
			own := wants + v.g[j]
			if has-v.g[j] <= most || u.g[j]-wants <= most || own >= inf {
				continue
			}
			best := min(u.g[i]+has, u.g[j]+v.g[j])
			for _, e := range [2]int{a, b} {
				for _, f := range [2]int{c, d} {
					if e != f {
						best = min(best, both(min(e, f), max(e, f)))
					}
				}
			}
			most = max(most, best-own)
		}
	}
	single(v, u)
	return min(most, inf)
}

// least returns the lower of x and y everywhere.
func (x *function) least(y *function) *function {
	z := x.copyOf()
	for a, c := range y.h {
		z.h[a] = min(z.h[a], c)
	}
	for i, c := range y.g {
		z.g[i] = min(z.g[i], c)
	}
	for k, c := range y.k {
		z.k[k] = min(z.k[k], c)
	}
	z.f = max(x.f, y.f)
	return z
}

// any returns the minimum over all sets.
func (x *function) any() cost {
	c, two, paid, worth := x.h[least(x.h)], inf, inf, cost(0)
	for _, d := range x.g {
		two = min(two, d)
	}
	for _, d := range x.k {
		paid, worth = min(paid, max(0, d)), worth+min(0, d)
	}
	return min(c, two-max(0, x.f-paid)+worth)
}

// translate returns x for a value in the locations of l. Registers that l lacks in x are useless to it; if x has one
// that l lacks, the value may be there already, regardless of those of l.
func (x *function) translate(l *model.Layout) *function {
	if l == x.l {
		return x
	}
	y := x.pool.function(l)
	x.singles(y)
	y.spread()
	K, n := x.l.K, pairs(x.l.K)
	for p := range l.K {
		i := int(x.l.Index[l.Regs[p]])
		if i < 0 {
			continue
		}
		y.k[p] = x.k[i]
		for r := p + 1; r < l.K; r++ {
			if j := int(x.l.Index[l.Regs[r]]); j >= 0 {
				from, to := pairAt(K, min(i, j), max(i, j)), pairAt(l.K, p, r)
				y.g[to], y.g[pairs(l.K)+to] = x.g[from], x.g[n+from]
			}
		}
	}
	y.f = x.f
	for _, reg := range x.l.Regs {
		if l.Index[reg] < 0 {
			c := x.any()
			for a := range y.h {
				y.h[a] = min(y.h[a], c)
			}
			for i := range y.g {
				y.g[i] = min(y.g[i], c)
			}
			break
		}
	}
	return y
}

// singles sets y's costs of one register to those of x.
func (x *function) singles(y *function) {
	for k, reg := range y.l.Regs {
		i := x.l.Index[reg]
		if i < 0 {
			y.h[k], y.h[y.l.K+k] = inf, inf
			continue
		}
		y.h[k], y.h[y.l.K+k] = x.h[i], x.h[x.l.K+int(i)]
	}
	y.h[y.l.Mem()], y.h[y.l.None()] = x.h[x.l.Mem()], x.h[x.l.None()]
}
