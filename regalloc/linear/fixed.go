package linear

import (
	"spillway/live"
	"spillway/regalloc"
	"spillway/scratch"
)

// fixedEvents are the instructions that demand or destroy registers, in linear order.
type fixedEvents struct {
	place []int32           // of the instruction
	early []regalloc.RegSet // taken where it reads
	late  []regalloc.RegSet // taken or destroyed where it writes
	clob  []regalloc.RegSet // of late: only what is destroyed
	owner []regalloc.InstrID
	calls []float64         // executions of calls before each event, one more than events
	tree  []regalloc.RegSet // segment tree over early or late
	size  int
	since []int32 // by place: number of the first event there or later

	places [][]int32 // by register: places of the events that touch it
}

// findFixed lists the events.
func (s *scan) findFixed() {
	e := &s.fixed
	e.reset(len(s.m.Regs))
	for _, b := range s.f.Loops.Order {
		first, end := s.p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			e.since = append(e.since, int32(len(e.place)))
			early, late, clob := s.fixedBy(i)
			if early.Empty() && late.Empty() {
				continue
			}
			at := s.place[b] + int32(i-first)
			e.place = append(e.place, at)
			e.early, e.late, e.clob = append(e.early, early), append(e.late, late), append(e.clob, clob)
			e.owner = append(e.owner, i)
			sum := e.calls[len(e.calls)-1]
			if clob.Len() >= 4 {
				sum += s.freq[b]
			}
			e.calls = append(e.calls, sum)
			for all := early.Union(late); !all.Empty(); {
				r := all.First()
				all.Remove(r)
				e.places[r] = append(e.places[r], at)
			}
		}
	}
	e.since = append(e.since, int32(len(e.place)))
	e.build()
}

func (e *fixedEvents) reset(regs int) {
	e.place, e.early, e.late, e.clob, e.owner = e.place[:0], e.early[:0], e.late[:0], e.clob[:0], e.owner[:0]
	e.calls, e.since = append(e.calls[:0], 0), e.since[:0]
	for len(e.places) < regs {
		e.places = append(e.places, nil)
	}
	for r := range e.places {
		e.places[r] = e.places[r][:0]
	}
}

// fixedBy returns the registers that i demands where it reads, and those that it
// demands or clobbers where it writes, closed under conflicts.
func (s *scan) fixedBy(i regalloc.InstrID) (early, late, clob regalloc.RegSet) {
	in := &s.p.Instrs[i]
	ops := s.p.Operands[in.Operands[0]:in.Operands[1]]
	for k := range ops {
		o := &ops[k]
		if o.Constraint != regalloc.InReg {
			continue
		}
		c := s.m.Conflicts(o.Reg)
		if o.Role != regalloc.Def || o.Pos == regalloc.Early {
			early = early.Union(c)
		}
		if o.Role != regalloc.Use || o.Pos == regalloc.Late {
			late = late.Union(c)
		}
	}
	clob = s.closed(in.Clobbers)
	return early, late.Union(clob), clob
}

// closed adds to a set all that shares a unit with a member.
func (s *scan) closed(rs regalloc.RegSet) regalloc.RegSet {
	if !s.aliased {
		return rs
	}
	out := rs
	for !rs.Empty() {
		r := rs.First()
		rs.Remove(r)
		out = out.Union(s.m.Conflicts(r))
	}
	return out
}

func (e *fixedEvents) build() {
	e.size = len(e.place)
	e.tree = scratch.Zeroed(e.tree, 2*e.size)
	for k := range e.place {
		e.tree[e.size+k] = e.early[k].Union(e.late[k])
	}
	for k := e.size - 1; k > 0; k-- {
		e.tree[k] = e.tree[2*k].Union(e.tree[2*k+1])
	}
}

// between returns the union of all events number a to b-1.
func (e *fixedEvents) between(a, b int) (all regalloc.RegSet) {
	for a, b = a+e.size, b+e.size; a < b; a, b = a/2, b/2 {
		if a&1 == 1 {
			all = all.Union(e.tree[a])
			a++
		}
		if b&1 == 1 {
			b--
			all = all.Union(e.tree[b])
		}
	}
	return all
}

// from returns the number of the first event at place or later.
func (e *fixedEvents) from(place int32) int { return int(e.since[place]) }

// findBlocked computes blocked and cross out of the live ranges.
func (s *scan) findBlocked() {
	n := len(s.p.VRegs)
	s.blocked, s.cross = scratch.Zeroed(s.blocked, n), scratch.Zeroed(s.cross, n)
	e := &s.fixed
	if e.size == 0 {
		return
	}
	ranges := s.ranges
	for v := range n {
		for k := ranges.First(regalloc.VReg(v)); k >= 0; k = ranges.Next(k) {
			g := &ranges.Segs[k]
			a := e.from(g.From / 2)
			b := a
			if b < e.size && e.place[b] <= (g.To-1)/2 {
				b = e.from((g.To-1)/2 + 1)
			}
			s.blockSegment(regalloc.VReg(v), g, a, b)
		}
	}
}

// blockSegment accounts for events a to b-1 inside one segment of v. The first
// and the last may be met by the definition or the last use of v only.
func (s *scan) blockSegment(v regalloc.VReg, g *live.Segment, a, b int) {
	e := &s.fixed
	for a < b && 2*e.place[a] < g.From+1 {
		s.blockEvent(v, g, a)
		a++
	}
	for a < b && 2*e.place[b-1]+2 > g.To-1 {
		b--
		s.blockEvent(v, g, b)
	}
	if a < b {
		s.blocked[v] = s.blocked[v].Union(e.between(a, b))
		s.cross[v] += e.calls[b] - e.calls[a]
	}
}

// blockEvent adds what event k takes from v at the points where v is live,
// without what it takes for v.
func (s *scan) blockEvent(v regalloc.VReg, g *live.Segment, k int) {
	e := &s.fixed
	at := 2 * e.place[k]
	var own regalloc.RegSet
	for _, o := range s.p.Ops(e.owner[k]) {
		if o.VReg == v && o.Constraint == regalloc.InReg {
			own = own.Union(s.m.Conflicts(o.Reg))
		}
	}
	var rs regalloc.RegSet
	if g.From <= at && g.To > at {
		rs = e.early[k].Minus(own)
	}
	if g.From <= at+1 && g.To > at+1 {
		rs = rs.Union(e.late[k].Minus(e.clob[k]).Minus(own))
	}
	if g.From <= at && g.To > at+1 {
		rs = rs.Union(e.clob[k])
		s.cross[v] += e.calls[k+1] - e.calls[k]
	}
	s.blocked[v] = s.blocked[v].Union(rs)
}

// nextBlocked returns the place of the next event after the present one that touches r.
func (s *scan) nextBlocked(r regalloc.Reg) int32 {
	list := s.fixed.places[r]
	k := s.ptr[r]
	for int(k) < len(list) && list[k] <= s.at.now {
		k++
	}
	s.ptr[r] = k
	if int(k) == len(list) {
		return never
	}
	return list[k]
}

// defPlaces lists the places where registers with several definitions are defined.
type defPlaces struct {
	start []int32
	place []int32
	next  []int32 // scratch
}

// find fills d in.
func (d *defPlaces) find(p *regalloc.Problem, place []int32) {
	d.start = scratch.Zeroed(d.start, len(p.VRegs)+1)
	for k := range p.Operands {
		if p.Operands[k].Role != regalloc.Use {
			d.start[p.Operands[k].VReg+1]++
		}
	}
	for v := range p.VRegs {
		d.start[v+1] += d.start[v]
	}
	d.place = scratch.Zeroed(d.place, int(d.start[len(p.VRegs)]))
	d.next = append(d.next[:0], d.start...)
	for b := range p.Blocks {
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			for k := p.Instrs[i].Operands[0]; k < p.Instrs[i].Operands[1]; k++ {
				if o := &p.Operands[k]; o.Role != regalloc.Use {
					d.place[d.next[o.VReg]] = place[b] + int32(i-first)
					d.next[o.VReg]++
				}
			}
		}
	}
}

// within reports whether v is defined at a place from first to end-1.
func (d *defPlaces) within(v regalloc.VReg, first, end int32) bool {
	for _, at := range d.place[d.start[v]:d.start[v+1]] {
		if first <= at && at < end {
			return true
		}
	}
	return false
}
