package isel

import (
	"time"

	"spillway/cfg"
	"spillway/ir"
)

// A Tally accumulates the results of one selector on the blocks of a Comparison.
type Tally struct {
	Bytes  int           // cost of the covers
	Tiles  int           // chosen
	Fixed  int           // see Cover.Fixed
	Proved int           // blocks whose cover the selector proved optimal
	Least  int           // blocks whose cover matches a proved optimum
	Excess int           // bytes above the best known covers
	Worst  int           // maximum excess of a block
	Time   time.Duration // time to build, match and cover all blocks
	Alone  time.Duration // of which covering, given the DAG and its instances
}

// A Comparison covers the same blocks by several selectors.
type Comparison struct {
	Selectors []Selector
	Tallies   []Tally // by selector
	Blocks    int
	Nodes     int
	Proved    int // blocks with known optimum
	// Runs is the number of timed runs per function; the fastest counts. 0: no timing.
	Runs int
	// Observe, if not nil, is called with each block and its covers, by selector.
	Observe func(b int, d *DAG, m *Matches, covers []*Cover) error
}

// NewComparison returns an empty comparison of the selectors.
func NewComparison(selectors ...Selector) *Comparison {
	return &Comparison{Selectors: selectors, Tallies: make([]Tally, len(selectors))}
}

// prover is a Selector that may prove optimality.
type prover interface {
	Selector
	Proved() bool
}

// Proved reports whether s proved its last cover optimal.
func Proved(s Selector) bool {
	p, ok := s.(prover)
	return ok && p.Proved()
}

// Add covers all reachable blocks of f with every selector.
func (c *Comparison) Add(e *Engine, f *ir.Func) error {
	e.begin(f)
	blocks := cfg.ReversePostorder(e.flow).Blocks
	if err := c.measure(e, blocks); err != nil {
		return err
	}
	for _, b := range blocks {
		if err := c.block(e, int(b)); err != nil {
			return err
		}
	}
	return nil
}

// measure adds the selectors' times for the blocks. Selectors alternate, so that all find equally warm caches.
func (c *Comparison) measure(e *Engine, blocks []int32) error {
	fastest := make([]Tally, len(c.Selectors))
	for run := range c.Runs {
		for i, s := range c.Selectors {
			all, alone, err := e.timeBlocks(s, blocks)
			if err != nil {
				return err
			}
			f := &fastest[i]
			if run == 0 || all < f.Time {
				f.Time = all
			}
			if run == 0 || alone < f.Alone {
				f.Alone = alone
			}
		}
	}
	for i := range fastest {
		c.Tallies[i].Time += fastest[i].Time
		c.Tallies[i].Alone += fastest[i].Alone
	}
	return nil
}

// timeBlocks returns the time that s takes for the blocks, and of that the time for covering alone.
func (e *Engine) timeBlocks(s Selector, blocks []int32) (all, alone time.Duration, err error) {
	start := time.Now()
	for _, b := range blocks {
		if err := e.coverBlock(int(b), s, nil); err != nil {
			return 0, 0, err
		}
	}
	all = time.Since(start)
	for _, b := range blocks {
		if err := e.coverBlock(int(b), s, nil); err != nil {
			return 0, 0, err
		}
		e.cover.reset(e.dag.Len())
		start := time.Now()
		if err := s.Select(&e.dag, &e.match, &e.cover); err != nil {
			return 0, 0, err
		}
		alone += time.Since(start)
	}
	return all, alone, nil
}

// block covers block b by every selector and updates the tallies.
func (c *Comparison) block(e *Engine, b int) error {
	covers, proved, err := e.coverAll(b, c.Selectors)
	if err != nil {
		return err
	}
	best, known := 0, false
	for i, cover := range covers {
		if cost := cover.Cost(&e.match); i == 0 || cost < best {
			best = cost
		}
		known = known || proved[i]
	}
	c.Blocks++
	c.Nodes += e.dag.NumLive()
	if known {
		c.Proved++
	}
	for i, cover := range covers {
		c.Tallies[i].count(&e.dag, &e.match, cover, best, known)
		if proved[i] {
			c.Tallies[i].Proved++
		}
	}
	if c.Observe != nil {
		return c.Observe(b, &e.dag, &e.match, covers)
	}
	return nil
}

// count adds a cover, given the cost of the best known one and whether that is optimal.
func (t *Tally) count(d *DAG, m *Matches, c *Cover, best int, known bool) {
	cost := c.Cost(m)
	t.Bytes += cost
	t.Tiles += c.Tiles(m)
	t.Fixed += c.Fixed(d, m)
	t.Excess += cost - best
	t.Worst = max(t.Worst, cost-best)
	if known && cost == best {
		t.Least++
	}
}

// CoverAll is Cover for several selectors: covers, and whether they are known to be optimal, by selector.
func (e *Engine) CoverAll(f *ir.Func, b int, selectors []Selector) (d *DAG, m *Matches, covers []*Cover, proved []bool, err error) {
	e.begin(f)
	covers, proved, err = e.coverAll(b, selectors)
	return &e.dag, &e.match, covers, proved, err
}

// coverAll covers block b of the current function.
func (e *Engine) coverAll(b int, selectors []Selector) ([]*Cover, []bool, error) {
	covers := make([]*Cover, len(selectors))
	proved := make([]bool, len(selectors))
	e.dag.build(e.fn.Blocks[b], e.edgePred[e.flow.SuccStart[b]:e.flow.SuccStart[b+1]])
	e.match.reset(e.rules, &e.dag)
	e.dag.indexParents()
	for i, s := range selectors {
		covers[i] = &Cover{}
		covers[i].reset(e.dag.Len())
		if err := s.Select(&e.dag, &e.match, covers[i]); err != nil {
			return nil, nil, err
		}
		proved[i] = Proved(s)
	}
	return covers, proved, nil
}

// Fixed returns the number of shared nodes, other than inputs, that c computes exactly once: as the root of a tile, and
// inside no other. Requires indexParents.
func (c *Cover) Fixed(d *DAG, m *Matches) int {
	times := make([]int32, d.Len())
	for _, k := range c.Choice {
		if k < 0 {
			continue
		}
		covered := m.Covered(k)
		for j, n := range covered {
			if !contains(covered[:j], n) {
				times[n]++
			}
		}
	}
	fixed := 0
	for i, k := range c.Choice {
		if n := NodeID(i); k >= 0 && times[i] == 1 && d.Shared(n) {
			fixed++
		}
	}
	return fixed
}
