package lp

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"spillway/regalloc/netflow/model"
)

// A Solution is a solver's answer.
type Solution struct {
	Optimal bool
	Stopped bool // before anything was proved
	Cost    float64
	Values  []float64 // by variable
}

// ReadSolution reads a solution of p as cbc writes it with "solution FILE": a line
// with the outcome, and one for each variable that is not 0 with number, name, value
// and reduced cost.
func (p *Program) ReadSolution(in io.Reader) (*Solution, error) {
	byName := make(map[string]int, len(p.Cols))
	for c := range p.Cols {
		byName[p.Cols[c].Name] = c
	}
	s := &Solution{Values: make([]float64, len(p.Cols))}
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 1<<20)
	for n := 0; lines.Scan(); n++ {
		if n == 0 {
			if err := s.outcome(lines.Text()); err != nil {
				return nil, err
			}
			continue
		}
		words := strings.Fields(strings.TrimPrefix(strings.TrimSpace(lines.Text()), "**"))
		if len(words) < 3 {
			return nil, fmt.Errorf("line %d: expected number, name and value", n+1)
		}
		c, ok := byName[words[1]]
		x, err := strconv.ParseFloat(words[2], 64)
		if !ok || err != nil {
			return nil, fmt.Errorf("line %d: no variable %s with a number", n+1, words[1])
		}
		s.Values[c] = x
	}
	return s, lines.Err()
}

// outcome reads "Optimal - objective value 3.00000000".
func (s *Solution) outcome(line string) error {
	s.Optimal, s.Stopped = strings.HasPrefix(line, "Optimal"), strings.HasPrefix(line, "Stopped")
	words := strings.Fields(line)
	if len(words) == 0 {
		return fmt.Errorf("line 1: no outcome")
	}
	cost, err := strconv.ParseFloat(words[len(words)-1], 64)
	s.Cost = cost
	return err
}

// Fractions returns the number of integer variables with fractional values.
func (p *Program) Fractions(s *Solution) (n int) {
	for c := range p.Cols {
		if x := s.Values[c]; p.Cols[c].Integer && x > 1e-6 && x < 1-1e-6 {
			n++
		}
	}
	return n
}

// States returns the assignment of an integral solution.
func (n *Network) States(s *Solution) (*model.States, error) {
	m := n.m
	x := m.NewStates(n.slot)
	for k := range m.Segs {
		g := &m.Segs[k]
		l := m.Layout(g)
		if !g.Def {
			a, err := s.chosen(n.in[k])
			if err != nil {
				return nil, fmt.Errorf("v%d at the start of b%d: %w", g.V, g.Block, err)
			}
			x.In[k] = int8(a)
		}
		for j := g.First; j <= g.Last; j++ {
			at := g.Node + int32(j-g.First)
			x.At[at] = int8(l.None())
			if n.at[at] == nil {
				continue
			}
			a, err := s.chosen(n.at[at])
			if err != nil {
				return nil, fmt.Errorf("v%d at i%d: %w", g.V, j, err)
			}
			x.At[at] = int8(a)
		}
		if g.Def {
			x.Op[g.DefOp] = place(l, int(x.At[g.Node]))
		}
	}
	for e := range m.Events {
		v := &m.Events[e]
		l := m.Layout(&m.Segs[v.Seg])
		a, err := s.chosen(n.op[v.Op])
		if err != nil {
			return nil, fmt.Errorf("operand %d: %w", v.Op, err)
		}
		if x.Op[v.Op] = int8(a); a >= l.K {
			x.Op[v.Op] = model.InMemory + int8(a-l.K)
		}
	}
	return x, nil
}

// Has reports whether n has the states of x. It lacks those in which a value stays in an unallocatable register that
// an operand required.
func (n *Network) Has(x *model.States) bool {
	for k := range n.m.Segs {
		g := &n.m.Segs[k]
		if !g.Def && n.in[k][x.In[k]] == none {
			return false
		}
		for j := g.First; j <= g.Last; j++ {
			if at := g.Node + int32(j-g.First); n.at[at] != nil && n.at[at][x.At[at]] == none {
				return false
			}
		}
	}
	return true
}

// place returns the location of a definition in state a.
func place(l *model.Layout, a int) int8 {
	switch {
	case a < l.K:
		return int8(a)
	case a == l.Mem():
		return model.InMemory
	}
	return model.Constant
}

// chosen returns which of the variables is 1.
func (s *Solution) chosen(cols []int32) (int, error) {
	for a, c := range cols {
		if c != none && s.Values[c] > 0.5 {
			return a, nil
		}
	}
	return 0, fmt.Errorf("no place is chosen")
}
