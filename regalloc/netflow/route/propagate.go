package route

import "spillway/regalloc/netflow/model"

// A propagation computes the cost of continuing with a value in each state backwards over points that it passes: at each it
// pays rent in registers, and before each it may change its location. The dynamic programs spend most of their time
// here, so there is a vectorized version, propagateAVX2, which depends on the offsets of the fields.
type propagation struct {
	from, to *cost  // the costs after the last point, and before the first
	rents    *cost  // of registers, for each row
	width    int    // bytes of rents per row
	rows     *int32 // rows of rents
	left     int    // how many there are
	stops    *cost  // for each point the costs of passing it and continuing, and the reaches; or nil
	stride   int    // how many bytes that is
	size     int    // bytes of costs in registers
	high     *cost  // by register, -1 if it has a prefix, 0 if not
	rates    model.Rates
	reaches  [reaches]cost // before the last point, if there are no stops
}

// Minimum costs, before a point at which a value may change its location, of being in any register then, by way of
// some other place: not in memory, without and with a prefix; in memory too, likewise; in memory alone; nowhere.
const (
	dirtyLow = iota
	dirtyHigh
	cleanLow
	cleanHigh
	reachMem
	reachNone
	reaches
)

// lanes is the maximum number of registers in the vectorized version.
const lanes = 16

// prefixed and without are tables for rents and high: 0 up to a register and -1 or far from there on.
var prefixed, without = tables()

func tables() (prefixed, without [2 * lanes]cost) {
	for k := range lanes {
		prefixed[lanes+k], without[lanes+k] = -1, far
	}
	return prefixed, without
}

// stride is the number of costs per stop of a propagation.
func stride(l *model.Layout) int { return l.S + reaches }

// laneCount is the number of rents in a row: a multiple of the vector length.
func laneCount(l *model.Layout) int {
	switch {
	case l.K <= lanes/2:
		return lanes / 2
	case l.K <= lanes:
		return lanes
	}
	return l.K
}

// vectorized reports whether the vectorized version handles a propagation from costs h to out: it reads and writes whole
// vectors, and does not support values that are cheaper to rematerialize than a prefix.
func vectorized(l *model.Layout, c *model.Rates, h, out []cost) bool {
	n := l.K + laneCount(l)
	return vectors && l.K > 0 && l.K <= lanes && c.Prefix <= c.Remat && cap(h) >= n && cap(out) >= n
}

// start initializes p to begin with the costs h and end with out.
func (p *propagation) start(l *model.Layout, c *model.Rates, h, out []cost) {
	p.from, p.to, p.size, p.high, p.rates = &h[0], &out[0], 8*l.K, &prefixed[lanes-l.Low], *c
}

// all advances cur over the points in rows of rents, with a stop for each in stops, which must have room for one
// more.
func (p *propagation) all(l *model.Layout, c *model.Rates, rows []int32, rents, stops, cur []cost) {
	if vectorized(l, c, cur, cur) {
		p.start(l, c, cur, cur)
		p.rents, p.width, p.rows, p.left = &rents[0], 8*laneCount(l), &rows[0], len(rows)
		p.stops, p.stride = &stops[0], 8*stride(l)
		propagateAVX2(p)
		return
	}
	K, w := l.K, laneCount(l)
	hD, hC := cur[:K], cur[K:2*K]
	for _, row := range rows {
		for k, x := range rents[int(row)*w:][:K] {
			hD[k], hC[k] = hD[k]+x, hC[k]+x
		}
		copy(stops, cur)
		var t [reaches]cost
		reach(l, c, cur, &t)
		settle(l, c, &t, cur, cur)
		copy(stops[l.S:], t[:])
		stops = stops[stride(l):]
	}
}

// one is all for one point without rent.
func (p *propagation) one(l *model.Layout, c *model.Rates, h, out []cost) {
	if vectorized(l, c, h, out) {
		p.start(l, c, h, out)
		p.rents, p.width, p.rows, p.left, p.stops = &without[lanes-l.K], 0, &zero, 1, nil
		propagateAVX2(p)
		return
	}
	reach(l, c, h, &p.reaches)
	settle(l, c, &p.reaches, h, out)
}

var zero int32

// stays reports whether a value that is in state a before a point with the costs h and the reaches t is best
// left there.
func stays(l *model.Layout, c *model.Rates, h []cost, t []cost, a int) bool {
	K, x := l.K, h[a]
	switch {
	case a < l.Low:
		return x <= t[dirtyLow] && x <= c.Store+h[K+a]
	case a < K:
		return x <= t[dirtyHigh] && x <= c.Store+c.Prefix+h[K+a]
	case a < K+l.Low:
		return x <= t[cleanLow] && x <= h[a-K]
	case a < 2*K:
		return x <= t[cleanHigh] && x <= h[a-K]
	case a == 2*K:
		return x <= t[reachMem]
	}
	return x <= t[reachNone]
}
