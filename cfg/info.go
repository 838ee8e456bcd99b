package cfg

// Info is a graph with its loops, and the orders of its blocks.
type Info struct {
	*Flow
	RPO   *Order
	Loops *Forest
}

// Analyze computes all of Info.
func Analyze(g Graph) *Info { return new(Workspace).Analyze(g) }

// A Workspace is memory for analyses. What it returns is valid until the same
// method is called again.
type Workspace struct {
	info   Info
	flow   Flow
	order  Order
	forest Forest

	next    []int32 // of NewFlow
	havlak  havlak
	dom     DomTree
	semiNCA semiNCA
	lay     layout
}

// Analyze is the function of that name in this workspace.
func (ws *Workspace) Analyze(g Graph) *Info {
	f := ws.NewFlow(g)
	o := ws.ReversePostorder(f)
	ws.info = Info{Flow: f, RPO: o, Loops: ws.Loops(f, o)}
	return &ws.info
}
