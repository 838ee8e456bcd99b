package lp

import (
	"math"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A Reduced is a Program without the variables whose values in some optimal solution are known, and without the rows
// that then always hold. Its optimum plus Fixed is that of the Program.
type Reduced struct {
	Program
	Fixed float64 // cost of the eliminated variables
	cols  []int32 // by variable of the Reduced: which one of the Program it is
	ones  []int32 // variables of the Program that are 1; other eliminated ones are 0
	whole int     // number of variables of the Program
}

// Knowledge about a variable.
const (
	open int8 = iota
	zero
	one
)

// presolver finds variables whose values are known.
type presolver struct {
	p     *Program
	known []int8
	in    [][]Term // by variable: rows
	queue []int32  // rows to look at
	on    []bool   // by row: in the queue
	gone  []bool   // by row: it always holds
	fails bool     // some row cannot hold
}

// Reduce eliminates variables of p, integer or not, that are fixed by the rows' slack, given that those in out are 0;
// and dominated ones, whose cost and rows all favor the same bound. The second result is false if no solution is
// left. Time is linear in p's terms for each time that a row's slack decreases.
func (p *Program) Reduce(out []int32) (*Reduced, bool) {
	s := presolver{p: p, known: make([]int8, len(p.Cols)), on: make([]bool, len(p.Rows)), gone: make([]bool, len(p.Rows))}
	s.in = p.byColumn()
	for i := range p.Rows {
		s.push(int32(i))
	}
	for _, c := range out {
		s.fix(c, zero)
	}
	for s.rows(); s.idle(); s.rows() {
	}
	return s.reduced(), !s.fails
}

// byColumn returns for each variable the rows that it is in, with its factor.
func (p *Program) byColumn() [][]Term {
	in := make([][]Term, len(p.Cols))
	for i := range p.Rows {
		for _, t := range p.Rows[i].Terms {
			in[t.Col] = append(in[t.Col], Term{int32(i), t.Factor})
		}
	}
	return in
}

func (s *presolver) push(i int32) {
	if !s.on[i] {
		s.on[i] = true
		s.queue = append(s.queue, i)
	}
}

func (s *presolver) fix(c int32, x int8) {
	if s.known[c] != open {
		s.fails = s.fails || s.known[c] != x
		return
	}
	s.known[c] = x
	for _, t := range s.in[c] {
		s.push(t.Col)
	}
}

// rows processes rows until nothing new is found.
func (s *presolver) rows() {
	for len(s.queue) > 0 && !s.fails {
		i := s.queue[len(s.queue)-1]
		s.queue, s.on[i] = s.queue[:len(s.queue)-1], false
		s.row(i)
	}
}

// slack is how far from its side a row may be by rounding.
const slack = 1e-7

// row fixes the variables that a row's slack determines.
func (s *presolver) row(i int32) {
	r := &s.p.Rows[i]
	least, most := s.sums(r)
	atMost, atLeast := r.Sense != GE, r.Sense != LE
	if atMost && least > r.Right+slack || atLeast && most < r.Right-slack {
		s.fails = true
		return
	}
	s.gone[i] = (!atMost || most <= r.Right+slack) && (!atLeast || least >= r.Right-slack)
	if s.gone[i] {
		return
	}
	for _, t := range r.Terms {
		if s.known[t.Col] != open {
			continue
		}
		if x := math.Abs(t.Factor); atMost && s.tight(t.Col, x, r.Right-least) {
			s.fix(t.Col, low(t.Factor))
		} else if atLeast && s.tight(t.Col, x, most-r.Right) {
			s.fix(t.Col, low(-t.Factor))
		}
	}
}

// low returns the value of a variable that minimizes a sum.
func low(factor float64) int8 {
	if factor > 0 {
		return zero
	}
	return one
}

// tight reports whether a variable must be at its bound that does not use a row's slack.
func (s *presolver) tight(c int32, factor, room float64) bool {
	if s.p.Cols[c].Integer {
		return factor > room+slack
	}
	return room <= 0 && factor > slack
}

// sums returns the minimum and maximum of a row's sum.
func (s *presolver) sums(r *Row) (least, most float64) {
	for _, t := range r.Terms {
		switch {
		case s.known[t.Col] == zero:
		case s.known[t.Col] == one:
			least, most = least+t.Factor, most+t.Factor
		case t.Factor > 0:
			most += t.Factor
		default:
			least += t.Factor
		}
	}
	return least, most
}

// idle fixes dominated variables, and reports whether there were any.
func (s *presolver) idle() (any bool) {
	if s.fails {
		return false
	}
	for c := range s.p.Cols {
		if s.known[c] != open {
			continue
		}
		down, up := s.p.Cols[c].Cost >= 0, s.p.Cols[c].Cost <= 0
		for _, t := range s.in[c] {
			if s.gone[t.Col] {
				continue
			}
			switch r := &s.p.Rows[t.Col]; {
			case r.Sense == EQ:
				down, up = false, false
			case (r.Sense == LE) == (t.Factor > 0):
				up = false
			default:
				down = false
			}
		}
		if down {
			s.fix(int32(c), zero)
		} else if up {
			s.fix(int32(c), one)
		}
		any = any || down || up
	}
	return any
}

func (s *presolver) reduced() *Reduced {
	r := &Reduced{Program: Program{Name: s.p.Name}, whole: len(s.p.Cols)}
	at := make([]int32, len(s.p.Cols))
	for c := range s.p.Cols {
		switch s.known[c] {
		case open:
			at[c] = int32(len(r.Cols))
			r.Cols, r.cols = append(r.Cols, s.p.Cols[c]), append(r.cols, int32(c))
		case one:
			r.ones, r.Fixed = append(r.ones, int32(c)), r.Fixed+s.p.Cols[c].Cost
		}
	}
	for i := range s.p.Rows {
		if s.gone[i] {
			continue
		}
		x := &s.p.Rows[i]
		var terms []Term
		right := x.Right
		for _, t := range x.Terms {
			switch s.known[t.Col] {
			case open:
				terms = append(terms, Term{at[t.Col], t.Factor})
			case one:
				right -= t.Factor
			}
		}
		if len(terms) > 0 {
			r.row(x.Name, terms, x.Sense, right)
		}
	}
	return r
}

// Solution extends x, a solution of the Reduced, to the Program.
func (r *Reduced) Solution(x *Solution) *Solution {
	y := &Solution{Optimal: x.Optimal, Cost: x.Cost + r.Fixed, Values: make([]float64, r.whole)}
	for c, v := range x.Values {
		y.Values[r.cols[c]] = v
	}
	for _, c := range r.ones {
		y.Values[c] = 1
	}
	return y
}

// Presolve is Reduce for n: excludes reports states that none of the current assignments has, that
// of state a of segment k, at its start or at point at. Of registers that the Problem cannot tell
// apart the first ones are saved.
func (n *Network) Presolve(excludes func(k, at int32, start bool, a int) bool) (*Reduced, bool) {
	p := n.Program
	p.Rows = p.Rows[:len(p.Rows):len(p.Rows)]
	var w model.Workspace
	if merged := w.NewWith(n.m.P, n.m.Metric, model.Options{Merged: true}); merged != nil {
		last := map[regalloc.Reg]int32{}
		for i, r := range n.m.Machine.Wholes {
			rep := merged.Represents(r)
			if c, ok := last[rep]; ok && c != none && n.save[i] != none {
				p.row("order"+num(i), plus(plus(nil, 1, n.save[i]), -1, c), LE, 0)
			}
			last[rep] = n.save[i]
		}
	}
	return p.Reduce(n.ruled(excludes))
}

// ruled returns the variables of states that are excluded.
func (n *Network) ruled(excludes func(k, at int32, start bool, a int) bool) (out []int32) {
	for k := range n.m.Segs {
		s := &n.m.Segs[k]
		add := func(cols []int32, at int32, start bool) {
			for a, c := range cols {
				if c != none && excludes(int32(k), at, start, a) {
					out = append(out, c)
				}
			}
		}
		if !s.Def {
			add(n.in[k], 0, true)
		}
		for at := s.Node; at <= s.Node+int32(s.Last-s.First); at++ {
			add(n.at[at], at, false)
		}
	}
	return out
}
