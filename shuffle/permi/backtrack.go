package permi

import "spillway/shuffle"

// selectTotal adds the components up, chooses the best pair (F1, F2), and divides F1 over the
// components. Segments add up in constant time; only the few other fronts are convolved.
func (s *Sequencer) selectTotal() {
	c := &s.choice
	segments, curve := front{}, front{}
	c.curves = c.curves[:0]
	for _, p := range c.parts {
		if p.total.at == 0 {
			segments = c.convolve(segments, p.total)
		} else {
			c.curves = append(c.curves, curve)
			curve = c.convolve(curve, p.total)
		}
	}
	c.total = c.convolve(curve, segments)
	x := c.best(c.total)
	onCurve, onSegments, ok := c.split(curve, segments, x, c.eval(c.total, x))
	if !ok {
		panic("permi: no way back to the components")
	}
	s.divide(onCurve, onSegments-segments.f1)
}

// best returns the F1 that needs the fewest permutations.
func (c *choice) best(total front) (x int32) {
	fewest := int(unreachable)
	for i := range total.width + 1 {
		f1 := total.f1 + i
		if n := Permutations(int(f1), int(c.eval(total, f1))); n < fewest {
			fewest, x = n, f1
		}
	}
	return x
}

// divide gives every component its bound on F1: the segments share surplus, the others onCurve.
func (s *Sequencer) divide(onCurve, surplus int32) {
	c := &s.choice
	curves := len(c.curves)
	for i := len(c.parts) - 1; i >= 0; i-- {
		p := c.parts[i]
		x := p.total.f1
		if p.total.at == 0 {
			more := min(surplus, p.total.width)
			surplus -= more
			x += more
		} else {
			curves--
			before := c.curves[curves]
			y := c.eval(c.convolve(before, p.total), onCurve)
			rest, mine, ok := c.split(before, p.total, onCurve, y)
			if !ok {
				panic("permi: no way back to a component")
			}
			onCurve, x = rest, mine
		}
		if p.cycle {
			s.backtrackRing(p, x)
		} else {
			c.links[p.at].mode, c.links[p.at].f1 = anySize, x
		}
	}
}

// backtrack walks down from the roots and cycles and sets node.keep.
func (s *Sequencer) backtrack() {
	c := &s.choice
	for _, p := range c.parts {
		if p.cycle {
			s.walkRing(p.at)
			for _, v := range c.ring {
				s.descend(v)
			}
		}
	}
	for i := len(c.order) - 1; i >= 0; i-- {
		s.descend(c.order[i])
	}
}

// descend divides the bound of v over its children, last one first.
func (s *Sequencer) descend(v shuffle.Loc) {
	c := &s.choice
	if c.links[v].last == 0 {
		return
	}
	t, x := c.table[v], c.links[v].f1
	mode := s.pathSize(v, x)
	for child := c.links[v].last; child != 0; child = c.links[child-1].previous {
		l := &c.links[child-1]
		before := tables{one: [4]front{nothing, nothing, nothing, nothing}}
		if l.snap >= 0 {
			before = c.snaps[l.snap]
		}
		mode, x = s.ascribe(v, child-1, &before, &t, mode, x)
		t = before
	}
}

// pathSize chooses the size of a path of any size.
func (s *Sequencer) pathSize(v shuffle.Loc, x int32) int8 {
	c := &s.choice
	mode := c.links[v].mode
	if mode != anySize {
		return mode
	}
	one := &c.table[v].one
	y := c.eval(s.sizes(v), x)
	for mode = 0; c.eval(one[mode], x) > y; mode++ {
	}
	return mode
}

// ascribe undoes the fold of child into v: before and after are the tables of v around it. It
// returns what is left for the children before.
func (s *Sequencer) ascribe(v, child shuffle.Loc, before, after *tables, mode int8, x int32) (int8, int32) {
	c := &s.choice
	l := &c.links[child]
	all := s.sizes(child)
	l.mode = anySize
	if mode == noEdge {
		rest, mine, ok := c.split(before.none, all, x, c.eval(after.none, x))
		if !ok {
			panic("permi: no way back past a child")
		}
		l.f1 = mine
		return noEdge, rest
	}
	y := c.eval(after.one[mode], x)
	if rest, mine, ok := c.split(before.one[mode], all, x, y); ok {
		l.f1 = mine
		return mode, rest
	}
	size := int(mode+3) & 3
	rest, mine, ok := c.split(before.none, grow(s.of(child, size), size), x, y)
	if !ok {
		panic("permi: no way back into a child")
	}
	d1, _ := growth(size)
	s.nodes[v].keep = child + 1
	l.mode, l.f1 = int8(size), mine-d1
	return noEdge, rest
}
