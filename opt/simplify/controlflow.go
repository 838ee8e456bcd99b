package simplify

import (
	"spillway/cfg"
	"spillway/ir"
)

// A controlFlow caches analyses of a function's control flow, which are computed on demand and kept until blocks or
// edges change.
type controlFlow struct {
	f     *ir.Func
	ws    cfg.Workspace
	graph ir.Graph
	edges *cfg.Flow
	order *cfg.Order

	loops *cfg.Forest  // or nil
	dom   *cfg.DomTree // or nil
}

// changed invalidates the analyses.
func (c *controlFlow) changed(f *ir.Func) { c.f, c.edges, c.loops, c.dom = f, nil, nil, nil }

// forget drops its references to the function.
func (c *controlFlow) forget() {
	c.changed(nil)
	c.graph.Set(nil)
}

// find computes the edges and the order of the blocks.
func (c *controlFlow) find() {
	if c.edges != nil {
		return
	}
	c.graph.Set(c.f)
	c.edges = c.ws.NewFlow(&c.graph)
	c.order = c.ws.ReversePostorder(c.edges)
}

// reachable returns the positions of the reachable blocks in reverse postorder.
func (c *controlFlow) reachable() []int32 {
	c.find()
	return c.order.Blocks[:c.order.Reachable]
}

// forest returns the loops.
func (c *controlFlow) forest() *cfg.Forest {
	if c.find(); c.loops == nil {
		c.loops = c.ws.Loops(c.edges, c.order)
	}
	return c.loops
}

// dominators returns the dominator tree.
func (c *controlFlow) dominators() *cfg.DomTree {
	if c.find(); c.dom == nil {
		c.dom = c.ws.Dominators(c.edges, c.order)
	}
	return c.dom
}
