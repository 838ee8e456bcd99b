package cfg

// Info is a graph with everything this package knows about its shape.
type Info struct {
	*Flow
	RPO   *Order
	Dom   *DomTree
	Loops *Forest
}

// Analyze computes all of Info.
func Analyze(g Graph) *Info {
	f := NewFlow(g)
	o := ReversePostorder(f)
	return &Info{Flow: f, RPO: o, Dom: Dominators(f, o), Loops: Loops(f, o)}
}
