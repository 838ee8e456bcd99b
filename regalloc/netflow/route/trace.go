package route

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// trace sets the states of the segments, which ascend and have been solved, to those of a cheapest route.
func (r *router) trace(segs []int32) {
	for _, k := range segs {
		r.follow(k)
	}
}

// follow sets the states of segment k.
func (r *router) follow(k int32) {
	m, x := r.m, r.x
	s := &m.Segs[k]
	l := m.Layout(s)
	r.k = k
	h := r.h[r.start[k] : r.start[k]+int32(l.S)]
	a := int(r.first[k])
	if s.Parent < 0 || r.outside(s.Parent) {
		a = least(h)
	}
	j := s.First
	if s.Def {
		x.At[s.Node] = int8(a)
		r.defined(s, l, a)
		j++
	} else {
		x.In[k] = int8(a)
	}
	a, j = r.walk(s, l, r.from[k], r.of[k], s.Events[0], a, j)
	r.fill(s, l, j, s.Last+1, a, a)
	if s.Out {
		r.leave(s, l, a)
	}
}

// walk sets the states from instruction j on, before which s is in state a, by the stops from from to to, the first
// of which comes last; ev is the first event there. It returns the state after the last stop and the instruction
// after it.
func (r *router) walk(s *model.Seg, l *model.Layout, from, to, ev int32, a int, j regalloc.InstrID) (int, regalloc.InstrID) {
	m, x := r.m, r.x
	c, split := &s.Rates, m.P.Blocks[s.Block].LastSplit
	stayed := j // the points before it have state a
	for n := to - 1; n >= from; n-- {
		p := &r.stops[n]
		if p.reaches { // points where it stays are set together
			if r.turns != nil || p.at > split {
				c = r.rates(s, p.at)
			}
			if h := r.h[p.h:][:stride(l)]; stays(l, c, h, h[l.S:], a) {
				stayed = p.at + 1
				continue
			}
		}
		if stayed > j {
			r.fill(s, l, j, stayed, a, a)
			j = stayed
		}
		b := a
		if p.h >= 0 && (ev >= s.Events[1] || m.Events[ev].Instr != p.at) {
			b = r.next(l, r.rates(s, p.at), a, r.h[p.h:p.h+int32(l.S)])
			r.fill(s, l, j, p.at, a, b)
		} else {
			r.fill(s, l, j, p.at, a, a)
			b, ev = r.served(s, l, ev, *p, a)
		}
		if p.h < 0 {
			b = l.None()
		}
		x.At[s.Node+int32(p.at-s.First)] = int8(b)
		a, j = b, p.at+1
	}
	if stayed > j {
		r.fill(s, l, j, stayed, a, a)
		j = stayed
	}
	return a, j
}

// defined sets the location of the operand that defines s.
func (r *router) defined(s *model.Seg, l *model.Layout, a int) {
	loc := int8(model.Constant)
	if a < l.K {
		loc = int8(a)
	} else if a == l.Mem() {
		loc = model.InMemory
	}
	r.x.Op[s.DefOp] = loc
	if s.ByOperand && r.outside(s.Parent) {
		r.follows(s, l, a)
	}
}

// follows moves the operand of a fixed value that s is tied to into the location of s.
func (r *router) follows(s *model.Seg, l *model.Layout, a int) {
	e := &r.m.Events[s.Source]
	if e.Kind != model.Tied {
		return
	}
	r.x.Op[e.Op] = model.InMemory
	if a < l.K {
		r.x.Op[e.Op] = r.m.Layout(&r.m.Segs[e.Seg]).Index[l.Regs[a]]
	}
}

// next returns the best state to pass an instruction in, from state a before it.
func (r *router) next(l *model.Layout, c *model.Rates, a int, h []cost) int {
	best, at := h[a], a
	for b, x := range h {
		if x < best {
			if y := x + change(l, c, a, b); y < best {
				best, at = y, b
			}
		}
	}
	return at
}

// fill sets the states of the skipped points from j up to end, between states a and b.
func (r *router) fill(s *model.Seg, l *model.Layout, j, end regalloc.InstrID, a, b int) {
	if j >= end {
		return
	}
	at := r.x.At[s.Node+int32(j-s.First) : s.Node+int32(end-s.First)]
	q := l.Register(a)
	if q < 0 || a == b {
		for n := range at {
			at[n] = int8(a)
		}
		return
	}
	stay := l.Register(b) >= 0
	for n := range at {
		stay = stay && r.free(l, j+regalloc.InstrID(n), q)
		if at[n] = int8(b); stay {
			at[n] = int8(a)
		}
	}
}

// along is next over link i, which ends with the costs h.
func (r *router) along(i int32, l *model.Layout, a int, h []cost) int {
	c := r.over(i)
	if r.unit < 0 && stays(l, c, h, r.reached[i][:], a) {
		return a
	}
	return r.next(l, c, a, h)
}

// leave sets the initial states of the children over edges of s, which is in state a at its end.
func (r *router) leave(s *model.Seg, l *model.Layout, a int) {
	m := r.m
	for i := s.Links[0]; i < s.Links[1]; i++ {
		k := &m.Links[i]
		if !k.Tree || r.outside(k.To) {
			continue
		}
		r.first[k.To] = int8(r.along(i, l, a, r.startOf(k.To, l)))
	}
}

// served serves the operands at stop p from state a before it; it returns the state
// through the instruction and the event after them.
func (r *router) served(s *model.Seg, l *model.Layout, ev int32, p stop, a int) (int, int32) {
	m := r.m
	end := ev
	for end < s.Events[1] && m.Events[end].Instr == p.at {
		end++
	}
	n := int(end - ev)
	c := r.rates(s, p.at)
	var now []cost
	if p.h >= 0 {
		now = r.h[p.h : p.h+int32(l.S)]
	}
	for len(r.work) < n+1 {
		r.work = append(r.work, nil)
	}
	behind := func(i int) []cost {
		if i == n {
			return now
		}
		return r.work[i]
	}
	for i := n - 1; i > 0; i-- { // what the later operands cost
		if cap(r.work[i]) < l.S {
			r.work[i] = make([]cost, 128)
		}
		r.work[i] = r.work[i][:l.S]
		r.operand(s, l, c, &m.Events[ev+int32(i)], p.h < 0, behind(i+1), r.work[i])
	}
	for i := range n {
		e := &m.Events[ev+int32(i)]
		r.serve(s, e, &r.v)
		after := behind(i + 1)
		if after != nil && p.h < 0 && r.unit >= 0 {
			copy(r.v.own[:l.K], r.v.copy[:l.K])
		}
		a = r.choose(s, l, c, e, a, p.h < 0, after)
	}
	return a, end
}

// choice is the best way to serve an operand so far.
type choice struct {
	cost    cost
	to, loc int
	l       *model.Layout
	c       *model.Rates // of what the operand fetches
	step    *model.Rates // of changes of location
	v       *serving
	from    int
}

func (x *choice) offer(c cost, to, loc int) {
	if c < x.cost {
		x.cost, x.to, x.loc = c, to, loc
	}
}

// choose serves one operand from state a, sets its location and that of its continuation, and returns the state after
// it; h are the costs there, nil if the value ends.
func (r *router) choose(s *model.Seg, l *model.Layout, c *model.Rates, e *model.Event, a int, ends bool, h []cost) int {
	own := r.m.RatesAt(s, e.Instr)
	x := choice{cost: far, to: a, loc: -1, l: l, c: own, step: c, v: &r.v, from: a}
	if h == nil {
		x.where(a, 0)
	} else {
		x.staying(a, h[a], e.Kind == model.Tied && !ends)
		if a == l.None() {
			x.offer(r.v.stored(own)+h[l.Mem()], l.Mem(), r.v.storedFrom(own))
		}
		for b, y := range h {
			if b != a && y < x.cost {
				x.staying(b, y+change(l, c, a, b), e.Kind == model.Tied && !ends)
			}
		}
	}
	if x.loc < 0 { // a sweep finds no path past closed locations: use the one in which the operand fits
		x.loc = int(r.sweep.fits[e.Op])
	}
	r.x.Op[e.Op] = int8(x.loc)
	if e.Child >= 0 && !r.outside(e.Child) {
		r.continueAt(s, l, e, x.loc)
	}
	return x.to
}

// where considers serving the operand in state from, or by a copy made from there, and continuing in state b at the
// cost base.
func (x *choice) where(b int, base cost) {
	v, a := x.v, x.from
	if q := x.l.Register(a); q >= 0 {
		x.offer(base+v.copy[q], b, q)
	}
	if v.mem < inf {
		x.offer(base+v.mem+v.storing(x.l, x.c, a), b, model.InMemory)
	}
	x.offer(base+v.con, b, model.Constant)
	y, k := v.copyCost(x.l, x.c, a)
	x.offer(base+y, b, k)
}

// staying considers all ways to serve the operand and continue in state b.
func (x *choice) staying(b int, base cost, tied bool) {
	l, v := x.l, x.v
	if tied {
		x.tied(b, base)
		return
	}
	if q := l.Register(b); q >= 0 {
		x.offer(base+v.own[q], b, q)
	}
	if l.InMemory(b) {
		x.offer(base+v.mem, b, model.InMemory)
	}
	y, k := v.copyCost(l, x.c, b)
	x.offer(base+y, b, k)
	x.where(b, base)
}

// tied considers the ways to continue in state b while a definition takes the operand's location.
func (x *choice) tied(b int, base cost) {
	l, v, a := x.l, x.v, x.from
	rb := l.Register(b)
	y, k := v.copyCostExcept(l, x.c, b, rb)
	x.offer(base+y, b, k)
	if q := l.Register(a); q >= 0 && q != rb {
		x.offer(base+v.copy[q], b, q)
	} else if q >= 0 && l.Room(q) > 1 {
		x.offer(base+v.copy[q]+x.step.Move+high(l, x.step, q), b, q)
	}
	if rb < 0 {
		y, k := v.copyCost(l, x.c, a)
		x.offer(base+y, b, k)
	}
	if v.mem < inf && (v.apart || !l.InMemory(b)) {
		x.offer(base+v.mem+v.storing(l, x.c, a), b, model.InMemory)
	}
}

// continueAt sets the initial state of the child of event e, whose operand is in loc.
func (r *router) continueAt(s *model.Seg, l *model.Layout, e *model.Event, loc int) {
	m := r.m
	c := &m.Segs[e.Child]
	lc := m.Layout(c)
	h := r.startOf(e.Child, lc)
	switch e.Kind {
	case model.Tied:
		r.first[e.Child] = int8(lc.Mem())
		if loc < l.K {
			r.first[e.Child] = lc.Index[l.Regs[loc]]
		}
	case model.Low:
		r.first[e.Child] = int8(r.lowLocation(c, l, lc, loc, h))
	case model.Copied:
		r.first[e.Child] = int8(r.copyLocation(s, c, l, lc, loc, h))
	}
}

// copyLocation returns the location of the copy c of the value in loc, if h are the costs of continuing.
func (r *router) copyLocation(s, c *model.Seg, l, lc *model.Layout, loc int, h []cost) int {
	rates, from := model.CopyRates(s, c), lc.None()
	switch {
	case loc == model.InMemory:
		from = lc.Mem()
	case loc == model.Constant:
	case lc.Index[l.Regs[loc]] < 0:
		at, _ := beyond(lc, &rates, l.Regs[loc], h)
		return at
	default:
		from = int(lc.Index[l.Regs[loc]])
	}
	if r.x.Slot[s.V] != r.x.Slot[c.V] {
		return r.nextApart(lc, &rates, from, h, r.m.P.Instrs[c.First].MemLimit > 1)
	}
	return r.next(lc, &rates, from, h)
}

// lowLocation returns the location of the low part of the value in loc, if h are the costs of continuing.
func (r *router) lowLocation(c *model.Seg, l, lc *model.Layout, loc int, h []cost) int {
	m := r.m
	at, least := lc.Mem(), m.LowMemory(c)+h[lc.Mem()]
	for i := range lc.K {
		x := h[i] + c.Rates.Move
		switch {
		case loc >= l.K:
			x = h[i] + m.LowMemory(c)
		case m.P.Machine.Low(l.Regs[loc]) == lc.Regs[i]:
			x = h[i]
		}
		if x < least {
			at, least = i, x
		}
	}
	return at
}

// nextApart is next to states of a value in another slot; both can be in memory if
// the instruction lets them.
func (r *router) nextApart(l *model.Layout, c *model.Rates, a int, h []cost, both bool) int {
	best, at := far, 0
	for b, x := range h {
		if a == l.Mem() && b == a && !both {
			continue
		}
		if y := x + changeApart(l, c, a, b); y < best {
			best, at = y, b
		}
	}
	return at
}
