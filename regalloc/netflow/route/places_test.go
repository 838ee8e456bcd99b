package route

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"spillway/regalloc/netflow/model"
)

// exactly is what a function bounds: the cost of continuing from every set of four registers, by set,
// twice: memory is not valid, or is. The empty set is nowhere, or memory.
type exactly [2][16]cost

// at returns what x says of a set.
func (x *function) at(set uint, clean int) cost {
	K := x.l.K
	n := pairs(K)
	switch bits.OnesCount(set) {
	case 0:
		return x.h[2*K+1-clean]
	case 1:
		return x.h[clean*K+bits.TrailingZeros(set)]
	}
	best := inf
	for p := range K {
		for r := p + 1; r < K; r++ {
			if set>>p&1 == 0 || set>>r&1 == 0 {
				continue
			}
			c := x.g[clean*n+pairAt(K, p, r)]
			for s := range K {
				if set>>s&1 != 0 && s != p && s != r {
					c += x.k[s]
				}
			}
			best = min(best, c)
		}
	}
	if bits.OnesCount(set) > 2 {
		best -= x.f
	}
	return best
}

// before takes steps of one change each until nothing changes any more.
func (y *exactly) before(l *model.Layout, c *model.Rates) exactly {
	z := *y
	for again := true; again; {
		again = false
		for clean := range 2 {
			for set := range z[0] {
				best := z[clean][set]
				if clean == 1 {
					best = min(best, z[0][set])
				} else if set != 0 {
					best = min(best, c.Store+z[1][set])
				}
				best = min(best, z[0][0])
				for k := range l.K {
					m, lm := fillBounds(l, c, k)
					switch {
					case set>>k&1 != 0:
						best = min(best, z[clean][set&^(1<<k)])
						continue
					case set == 0 && clean == 0:
						m = c.Remat
					case set == 0:
						m = lm
					}
					best = min(best, m+z[clean][set|1<<k])
				}
				if best < z[clean][set] {
					z[clean][set], again = best, true
				}
			}
		}
	}
	return z
}

// TestFunctions checks functions against the costs of all sets, through random operations: they are
// never above, and of up to two registers mostly the same.
func TestFunctions(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 15))
	l := &model.Layout{K: 4, S: 10}
	var pool functions
	random := func(most int64) cost { return cost(rng.Int64N(most)) }
	begin := func() (*function, exactly) { // one register is better than another
		x := pool.function(l)
		for a := range x.h {
			x.h[a] = random(12)
		}
		x.spread()
		var y exactly
		for clean := range 2 {
			for set := range y[0] {
				y[clean][set] = inf
				if set == 0 {
					y[clean][0] = x.h[2*l.K+1-clean]
				}
				for k := range l.K {
					if set>>k&1 != 0 {
						y[clean][set] = min(y[clean][set], x.h[clean*l.K+k])
					}
				}
			}
		}
		return x, y
	}
	sets, same := [3]int{}, [3]int{} // of at most one register, of two, of more
	for range 3000 {
		x, y := begin()
		for range 12 {
			var name string
			switch rng.IntN(8) {
			case 0, 1:
				name = "before"
				c := model.Rates{Move: random(6), Load: random(8), Store: random(6), Remat: random(9)}
				if rng.IntN(2) == 0 {
					c.Remat = inf
				}
				x, y = x.before(&c), y.before(l, &c)
				if c.Remat == inf { // as segments have it
					x.h[2*l.K+1], y[0][0] = inf, inf
				}
			case 2:
				name = "price"
				p := make([]cost, l.K)
				for k := range p {
					if p[k] = random(4); rng.IntN(12) == 0 {
						p[k] = inf
					}
				}
				x.price(p)
				for clean := range y {
					for set := range y[clean] {
						for k := range l.K {
							if set>>k&1 != 0 {
								y[clean][set] = min(inf, y[clean][set]+p[k])
							}
						}
					}
				}
			case 3, 4:
				u, v := begin()
				for range rng.IntN(3) {
					c := model.Rates{Move: random(6), Load: random(8), Store: random(6), Remat: inf}
					w, z := begin()
					u, v = u.plus(w).before(&c), v.plus(&z)
					v = v.before(l, &c)
				}
				if name = "plus"; rng.IntN(4) > 0 {
					x, y = x.plus(u), y.plus(&v)
					break
				}
				name = "least"
				x = x.least(u)
				for clean := range y {
					for set := range y[clean] {
						y[clean][set] = min(y[clean][set], v[clean][set])
					}
				}
			case 5:
				name = "consumed"
				v := served{reg: make([]cost, l.K)}
				for k := range v.reg {
					v.reg[k] = random(5)
				}
				w := relaxation{}
				x = w.consumed(l, &v, x)
				var z exactly
				for clean := range z {
					for set := range z[clean] {
						z[clean][set] = inf
						for k := range l.K {
							if rest := set &^ (1 << k); rest != set {
								c := y[clean][rest]
								if rest == 0 {
									c = min(c, y[0][0])
								}
								z[clean][set] = min(z[clean][set], v.reg[k]+c)
							}
						}
					}
				}
				c := model.Rates{Move: random(6), Load: random(8), Store: random(6), Remat: random(9)}
				x, y = x.before(&c), z.before(l, &c)
			}
			if len(name) == 0 {
				name = "wanted"
				c := model.Rates{Move: random(6), Load: random(8), Store: random(6), Remat: random(9)}
				if rng.IntN(2) == 0 {
					c.Remat = inf
				}
				price, die, among, sum := make([]cost, l.K), make([]cost, l.K), uint(0), cost(0)
				for k := range price {
					if price[k] = inf; k == 0 || rng.IntN(3) > 0 {
						price[k], die[k], among = random(4), inf, among|1<<k
						sum += price[k]
					}
				}
				cur := x
				if rng.IntN(3) == 0 {
					cur, y = nil, exactly{}
				} else {
					x.price(die)
				}
				x = pool.wanted(l, &c, price, cur)
				var z exactly
				for clean := range z {
					for set := range z[clean] {
						z[clean][set] = inf
						if uint(set)&among != among {
							continue
						}
						best := min(y[clean][0], y[0][0])
						for rest := set &^ int(among); rest != 0; rest = (rest - 1) & set &^ int(among) {
							best = min(best, y[clean][rest], y[0][rest])
						}
						z[clean][set] = min(inf, best+sum)
					}
				}
				y = z.before(l, &c)
				if c.Remat == inf { // as segments have it
					x.h[2*l.K+1], y[0][0] = inf, inf
				}
			}
			for clean := range y {
				for set, want := range y[clean] {
					got := x.at(uint(set), clean)
					if got > want && got < inf || want < inf/2 && got >= inf {
						t.Fatalf("after %s: registers %04b, in memory %d: %d, above %d\n%+v\n%v", name, set, clean, got, want, x, y)
					}
					n := max(0, min(2, bits.OnesCount(uint(set))-1))
					if sets[n]++; got == want || want >= inf/2 {
						same[n]++
					}
				}
			}
			if c := x.any(); c > least2(&y) {
				t.Fatalf("after %s: %d, above %d\n%+v\n%v", name, c, least2(&y), x, y)
			}
		}
	}
	t.Logf("at most one register, two, more: %v of %v the same", same, sets)
	if same[0]*10 < sets[0]*6 || same[1]*10 < sets[1]*6 {
		t.Error("less than 6 of 10 are the same")
	}
}

func (y *exactly) plus(z *exactly) (sum exactly) {
	for clean := range y {
		for set := range y[clean] {
			sum[clean][set] = min(inf, y[clean][set]+z[clean][set])
		}
	}
	return sum
}

func least2(y *exactly) cost {
	c := inf
	for clean := range y {
		for _, d := range y[clean] {
			c = min(c, d)
		}
	}
	return c
}
