package explain

import (
	"fmt"
	"slices"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/shuffle/graph"
)

// transfer records a parallel copy and its instructions.
func (c *Recorder) transfer(t *mach.Transfer) {
	x := Transfer{Cause: t.Cause.String(), Block: int(t.Block), Instr: -1, Ops: []string{}, Graph: []Graph{}, Moves: [][3]int{}}
	f := t.Func()
	for i := range t.Moves {
		m := &t.Moves[i]
		x.Moves = append(x.Moves, [3]int{int(m.VReg), int(c.lanes.of(m.Dst)), int(c.lanes.of(m.Src))})
	}
	for i := range t.Instrs {
		x.Ops = append(x.Ops, f.Text(&t.Instrs[i]))
	}
	c.findPlace(&x, t)
	for _, bank := range t.AppendBanks(nil) {
		x.Graph = append(x.Graph, c.graph(t, bank))
	}
	c.run.Transfers = append(c.run.Transfers, x)
}

// A moveKey identifies a move in an Event and in a Transfer.
type moveKey [3]int

// findPlace finds the events that x implements, and thereby its position: the first that are in no transfer yet, since
// transfers come in block order.
func (c *Recorder) findPlace(x *Transfer, t *mach.Transfer) {
	if c.byMove == nil {
		c.byMove = map[moveKey][]int{}
		for k := range c.run.Events {
			if e := &c.run.Events[k]; e.Value >= 0 {
				key := moveKey{e.Value, e.To, e.From}
				c.byMove[key] = append(c.byMove[key], k)
			}
		}
	}
	for _, m := range x.Moves {
		for _, k := range c.byMove[m] {
			if e := &c.run.Events[k]; e.Transfer < 0 && c.carries(x, t, e) {
				e.Transfer, x.Instr, x.Edge = len(c.run.Transfers), e.Instr, e.Edge
				break
			}
		}
	}
}

// carries reports whether x may implement e.
func (c *Recorder) carries(x *Transfer, t *mach.Transfer, e *Event) bool {
	b := &c.run.Blocks[x.Block]
	switch {
	case x.Instr >= 0:
		return e.Instr == x.Instr
	case x.Edge != nil:
		return slices.Equal(e.Edge, x.Edge)
	case e.Edge != nil:
		return t.Cause == mach.CauseEdge && slices.Contains(e.Edge, x.Block)
	}
	return t.Cause != mach.CauseEdge && e.Instr >= b.First && e.Instr < b.End
}

// graph records the register transfer graph of a bank, with a lower bound on its cost.
func (c *Recorder) graph(t *mach.Transfer, bank regalloc.ClassID) Graph {
	m := c.p.Machine
	regs := t.Bank(bank)
	edges := t.AppendEdges(nil, bank)
	g := Graph{Bank: m.Classes[c.lanes.banks[c.lanes.bank[bank]]].Name, Edges: [][2]string{}, Reason: []string{}}
	name := func(n int) string { return m.RegName(regs[n-1]) }
	for _, e := range edges {
		g.Edges = append(g.Edges, [2]string{name(e[0]), name(e[1])})
	}
	s := graph.Solver{ISA: graph.Swap, SwapCost: t.SwapPrice(bank)}
	if s.SwapCost == 0 {
		s.ISA = graph.Move
	}
	g.Swap = s.SwapCost
	if _, err := s.Solve(graph.Graph{Registers: len(regs), Edges: edges}); err == nil {
		proof := s.Prove(graph.Graph{Registers: len(regs), Edges: edges})
		g.Bound = proof.Bound
		g.Reason = append(g.Reason, proof.Reason...)
		for k := range g.Reason {
			g.Reason[k] = named(g.Reason[k], name, len(regs))
		}
	} else {
		g.Reason = append(g.Reason, fmt.Sprint(err))
	}
	return g
}

// named replaces r1, r2 ... by the names of registers.
func named(text string, name func(int) string, n int) string {
	out := []byte{}
	for i := 0; i < len(text); i++ {
		k, v := i+1, 0
		for ; text[i] == 'r' && k < len(text) && text[k] >= '0' && text[k] <= '9'; k++ {
			v = 10*v + int(text[k]-'0')
		}
		if v >= 1 && v <= n && (i == 0 || text[i-1] < 'a' || text[i-1] > 'z') {
			out = append(out, name(v)...)
			i = k - 1
			continue
		}
		out = append(out, text[i])
	}
	return string(out)
}

// boards records the boards of an instruction.
func (c *Recorder) boards(z *puzzle.Puzzle) {
	for n := range z.Boards {
		pic := &z.Boards[n]
		b := Board{Instr: int(z.Instr), Title: pic.Title, Areas: []Area{}, Pieces: []Piece{}}
		for k, a := range pic.Areas {
			name := ""
			if k < len(pic.Names) {
				name = pic.Names[k]
			}
			b.Areas = append(b.Areas, Area{name, int(a.Columns), int(a.Upper), int(a.Lower)})
		}
		for k, x := range pic.Placed {
			label := ""
			if k < len(pic.Labels) {
				label = pic.Labels[k]
			}
			b.Pieces = append(b.Pieces, Piece{x.Kind.String(), int(x.Area), int(x.Column), pic.Squares(k), label})
		}
		c.run.Boards = append(c.run.Boards, b)
	}
}
