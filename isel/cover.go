package isel

import "fmt"

// A Cover is the result of a Selector: a set of instances, at most one for each root, that together compute everything
// required.
type Cover struct {
	// Choice is, by node, the instance rooted there, or NoInst.
	Choice []InstID
}

// reset makes c the empty cover of n nodes.
func (c *Cover) reset(n int) {
	if cap(c.Choice) < n {
		c.Choice = make([]InstID, n+n/2)
	}
	c.Choice = c.Choice[:n]
	for i := range c.Choice {
		c.Choice[i] = NoInst
	}
}

// Cost returns the bytes of all instances of c.
func (c *Cover) Cost(m *Matches) int {
	sum := 0
	for _, i := range c.Choice {
		if i != NoInst {
			sum += int(m.insts[i].Cost)
		}
	}
	return sum
}

// Tiles returns the number of instances in c that are tiles.
func (c *Cover) Tiles(m *Matches) int {
	n := 0
	for _, i := range c.Choice {
		if i != NoInst && m.insts[i].Tile >= 0 {
			n++
		}
	}
	return n
}

// CheckCover returns the violations of c as a cover of d: a required or read node without an instance, an instance away
// from its root or not needed, a memory operation executed twice or moved across an effect. O(size of the cover).
func CheckCover(d *DAG, m *Matches, c *Cover) []error {
	if len(c.Choice) != d.Len() {
		return []error{fmt.Errorf("cover has %d nodes, the block %d", len(c.Choice), d.Len())}
	}
	k := coverChecker{d: d, m: m, needed: make([]bool, d.Len()), executed: make([]int, d.Len())}
	for i := d.Len() - 1; i >= 0; i-- {
		n := NodeID(i)
		k.node(n, c.Choice[n])
	}
	for i, times := range k.executed {
		if times > 1 && d.IsMemory(NodeID(i)) {
			k.fail("node %d (%s) touches memory and is executed %d times", i, d.nodes[i].op, times)
		}
	}
	return k.errs
}

// coverChecker is the working state of CheckCover.
type coverChecker struct {
	d        *DAG
	m        *Matches
	needed   []bool // read by an instance
	executed []int  // number of instances that compute it
	errs     []error
}

func (k *coverChecker) fail(format string, args ...any) {
	k.errs = append(k.errs, fmt.Errorf(format, args...))
}

// node checks the choice at n; all users of n have been seen.
func (k *coverChecker) node(n NodeID, i InstID) {
	d, m := k.d, k.m
	needed := k.needed[n] || d.Required(n)
	switch {
	case i == NoInst && needed && !d.Input(n):
		k.fail("node %d (%s) is needed but has no tile", n, d.nodes[n].op)
	case i != NoInst && !needed:
		k.fail("node %d (%s) has a tile but is not needed", n, d.nodes[n].op)
	}
	if i == NoInst {
		return
	}
	if m.insts[i].Root != n {
		k.fail("node %d has an instance of node %d", n, m.insts[i].Root)
	}
	seen := map[NodeID]bool{}
	for _, x := range m.Covered(i) {
		if !seen[x] {
			seen[x] = true
			k.executed[x]++
		}
		if x != n && d.nodes[x].op.ReadsMemory() && !d.MayFold(x, n) {
			k.fail("node %d (%s) is executed at node %d, across an effect", x, d.nodes[x].op, n)
		}
	}
	for _, b := range m.Boundary(i) {
		k.needed[b] = true
		if b >= n {
			k.fail("node %d reads node %d, which comes after it", n, b)
		}
	}
}
