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
	Fixed  int           // shared nodes that are computed once, see Cover.Fixed
	Proved int           // blocks whose cover the selector knows to be of least cost
	Least  int           // blocks whose cover is known to be of least cost
	Excess int           // bytes more than the best known covers
	Worst  int           // the most that any block costs more than by its best known cover
	Time   time.Duration // of building, matching and covering all blocks
	Alone  time.Duration // of covering alone, instances being known
}

// A Comparison covers the same blocks by several selectors. Nodes counts those
// that tiles must compute.
type Comparison struct {
	Selectors []Selector
	Tallies   []Tally // by selector
	Blocks    int
	Nodes     int
	Proved    int // blocks whose least cost is known
	// Runs is how often each function is covered to measure time, of which the
	// fastest counts; 0: time is not measured.
	Runs int
	// Observe, if not nil, is called with each block and its covers, by selector.
	Observe func(b int, d *DAG, m *Matches, covers []*Cover) error
}

// NewComparison returns an empty comparison of the selectors.
func NewComparison(selectors ...Selector) *Comparison {
	return &Comparison{Selectors: selectors, Tallies: make([]Tally, len(selectors))}
}

// prover is a Selector that may know that its cover is of least cost.
type prover interface {
	Selector
	Proved() bool
}

// Proved reports whether s knows that its last cover is of least cost.
func Proved(s Selector) bool {
	p, ok := s.(prover)
	return ok && p.Proved()
}

// Add covers all blocks of f that can be reached, by every selector.
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

// measure adds the time that the selectors take for the blocks. They take turns,
// so that none has the caches warmed by the others.
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

// timeBlocks returns how long s takes for the blocks, and how long it takes if
// the graph and the instances are known.
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

// block covers block b and counts.
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

// count adds a cover where the best known one costs best bytes, and it is known
// whether that is the least.
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

// CoverAll is like Cover, by several selectors: covers, and whether they are
// known to be of least cost, by selector.
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

// Fixed returns the number of shared nodes, other than inputs, that c computes
// at one point: by a tile of their own and inside no other. Only after indexParents.
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
