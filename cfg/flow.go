package cfg

import "spillway/internal/scratch"

// A Graph is a control-flow graph. Blocks are numbered from 0, the entry.
type Graph interface {
	NumBlocks() int
	NumSuccs(b int) int
	Succ(b, i int) int
}

// A Flow is a Graph in flat form. The i-th successor of b is
// Succs[SuccStart[b]+i]; a position in Succs is the number of an edge.
type Flow struct {
	SuccStart []int32
	Succs     []int32
	PredStart []int32
	Preds     []int32 // predecessors of b: Preds[PredStart[b]:PredStart[b+1]], in edge order
	PredEdge  []int32 // parallel to Preds: the number of the edge
}

// NewFlow flattens g in linear time.
func NewFlow(g Graph) *Flow { return new(Workspace).NewFlow(g) }

// NewFlow is the function of that name in this workspace.
func (ws *Workspace) NewFlow(g Graph) *Flow {
	n, f := g.NumBlocks(), ws.successors(g)
	f.PredStart = scratch.Zeroed(f.PredStart, n+1)
	for _, s := range f.Succs {
		f.PredStart[s+1]++
	}
	for b := range n {
		f.PredStart[b+1] += f.PredStart[b]
	}
	f.Preds, f.PredEdge = scratch.Sized(f.Preds, len(f.Succs)), scratch.Sized(f.PredEdge, len(f.Succs))
	next := append(ws.next[:0], f.PredStart[:n]...)
	ws.next = next
	for b := range n {
		for e := f.SuccStart[b]; e < f.SuccStart[b+1]; e++ {
			k := next[f.Succs[e]]
			next[f.Succs[e]]++
			f.Preds[k], f.PredEdge[k] = int32(b), e
		}
	}
	return f
}

// successors flattens the successors of g.
func (ws *Workspace) successors(g Graph) *Flow {
	n, f := g.NumBlocks(), &ws.flow
	f.SuccStart = scratch.Sized(f.SuccStart, n+1)
	f.Succs = scratch.Sized(f.Succs, 2*n)[:0] // few blocks have more successors than two
	for b := range n {
		f.SuccStart[b] = int32(len(f.Succs))
		for i := range g.NumSuccs(b) {
			f.Succs = append(f.Succs, int32(g.Succ(b, i)))
		}
	}
	f.SuccStart[n] = int32(len(f.Succs))
	return f
}

// NumBlocks returns the number of blocks.
func (f *Flow) NumBlocks() int { return len(f.SuccStart) - 1 }

// SuccsOf returns the successors of b.
func (f *Flow) SuccsOf(b int32) []int32 { return f.Succs[f.SuccStart[b]:f.SuccStart[b+1]] }

// PredsOf returns the predecessors of b, one for each edge.
func (f *Flow) PredsOf(b int32) []int32 { return f.Preds[f.PredStart[b]:f.PredStart[b+1]] }

// Critical reports whether edge e of block from leads from a block with several
// successors to a block with several predecessors.
func (f *Flow) Critical(from, e int32) bool {
	to := f.Succs[e]
	return f.SuccStart[from+1]-f.SuccStart[from] > 1 && f.PredStart[to+1]-f.PredStart[to] > 1
}

// CriticalEdges returns the numbers of all critical edges, ascending.
func (f *Flow) CriticalEdges() []int32 {
	var edges []int32
	for b := range int32(f.NumBlocks()) {
		for e := f.SuccStart[b]; e < f.SuccStart[b+1]; e++ {
			if f.Critical(b, e) {
				edges = append(edges, e)
			}
		}
	}
	return edges
}
