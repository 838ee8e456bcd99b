package isel

// optimum returns the least cost of all covers of d, by trying every instance
// at every node that is needed, and calls visit for each cover. It gives up
// after limit covers.
func optimum(d *DAG, m *Matches, limit int, visit func(c *Cover)) (best int, complete bool) {
	c := &Cover{}
	c.reset(d.Len())
	need := make([]int, d.Len())
	covers := 0
	best = 1 << 30
	var rec func(n NodeID, cost int)
	rec = func(n NodeID, cost int) {
		for n >= 0 && (d.Input(n) || need[n] == 0 && !d.Required(n)) {
			n--
		}
		if covers >= limit {
			return
		}
		if n < 0 {
			covers++
			best = min(best, cost)
			visit(c)
			return
		}
		lo, hi := m.At(n)
		before := c.Choice[n]
		for i := lo; i < hi; i++ {
			if !m.Permits(i, c) {
				continue
			}
			c.Choice[n] = i
			for _, b := range m.Boundary(i) {
				if need[b]++; c.Choice[b] == NoInst && !d.Input(b) {
					c.Choice[b] = pending
				}
			}
			rec(n-1, cost+int(m.Inst(i).Cost))
			for _, b := range m.Boundary(i) {
				if need[b]--; need[b] == 0 && !d.Input(b) {
					c.Choice[b] = NoInst
				}
			}
			c.Choice[n] = before
		}
	}
	rec(NodeID(d.Len()-1), 0)
	return best, covers < limit
}
