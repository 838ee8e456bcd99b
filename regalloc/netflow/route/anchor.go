package route

import "spillway/regalloc/netflow/model"

// An anchor is the best prices so far. Once prices have found their range, steps start from there: the direction is
// the running mean of the subgradients, and an iteration that does not improve the bound only adds to that mean, as
// in the volume algorithm [Barahona00].
type anchor struct {
	bound                         cost // at these prices; -inf: there are none
	price, limit, mu, share, ways []cost
	hot                           []model.Units
	iterations, failed            int // all, and in a row, that did not improve it; those of Branch do not count
}

// Movement of prices from the anchor. docs/design/constants.md records the effect of other values.
const (
	anchorAfter    = 80   // iterations without it
	anchorKeep     = 0.97 // the share of the direction that stays at first;
	anchorSlow     = 300  // half-life of a decrease, in iterations
	anchorPatience = 3    // iterations that fail, after which steps are shorter
	anchorShorter  = 0.85
	anchorLonger   = 1.15 // where they improve the bound
)

// inertia is the share of the direction that is kept.
func (a *anchor) inertia() float32 {
	return float32(1 - (1-anchorKeep)/(1+float64(a.iterations-anchorAfter)/anchorSlow))
}

// anchors reports whether d's rule uses anchors. Parts of Branch have none: their bounds are of other problems.
func (d *Dual) anchors() bool { return d.ascent.Ascent == Ascent{} && d.r.out == nil }

// anchored reports whether the next step is one from the anchor.
func (d *Dual) anchored() bool {
	return d.anchors() && d.anchor.iterations > anchorAfter && d.anchor.bound > -inf
}

// setAnchor makes the present prices, at which the bound is Last, the anchor if they are better.
func (d *Dual) setAnchor() {
	a := &d.anchor
	if !d.anchors() {
		return
	}
	if a.iterations++; d.Last <= a.bound {
		a.failed++
		return
	}
	a.bound, a.failed = d.Last, 0
	a.price, a.limit = append(a.price[:0], d.price.price...), append(a.limit[:0], d.price.limit...)
	a.mu, a.share = append(a.mu[:0], d.loops.mu...), append(a.share[:0], d.price.share...)
	a.hot, a.ways = append(a.hot[:0], d.price.hot...), a.ways[:0]
	for n := range d.turns.ways {
		a.ways = append(a.ways, d.turns.ways[n].price)
	}
}

// pace sets how far prices move from the anchor.
func (d *Dual) pace() {
	switch a := &d.anchor; {
	case a.failed == 0:
		d.alpha = min(d.alpha*anchorLonger, 2)
	case d.resumes():
		d.alpha *= anchorShorter
	}
}

// resumes reports whether so many iterations have failed that the next step is shorter and continues from the present
// prices: the direction may be right but the distance from the anchor wrong.
func (d *Dual) resumes() bool { return d.anchor.failed%(anchorPatience+1) == 0 }

// origin returns the anchor if the next step starts from it and the prices have moved away, or nil.
func (d *Dual) origin() *anchor {
	if !d.anchored() || d.resumes() {
		return nil
	}
	return &d.anchor
}

// Return moves prices to the best so far, if the rule for prices keeps them.
func (d *Dual) Return() {
	if d.anchors() && d.anchor.failed > 0 && d.anchor.bound > -inf {
		d.move(0, &d.anchor)
		d.invalidate() // move records its own changes, not those of the last one
	}
}
