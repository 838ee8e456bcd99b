package linear

import (
	"slices"

	"spillway/regalloc"
)

// fixedEvents are the instructions that demand or clobber registers, in reverse linear order.
type fixedEvents struct {
	list  []event
	calls []float64 // executions of calls before each in the list, one element more than events
	// unions[n][k] is the union of the registers touched by events k<<n to (k+1)<<n - 1, for complete ranges.
	unions [][]regalloc.RegSet

	next []int32 // by register: the number of events not yet passed at the last call of nextBlocked
}

// An event is such an instruction.
type event struct {
	pos   int32
	owner regalloc.InstrID
	early regalloc.RegSet // taken where it reads
	late  regalloc.RegSet // taken where it writes
	clob  regalloc.RegSet // clobbered where it writes

	kept   regalloc.VReg   // a value that is demanded in a register which still holds it afterwards, or None
	keptIn regalloc.RegSet // its registers
}

func (e *event) touches() regalloc.RegSet { return e.early.Union(e.late).Union(e.clob) }

func (e *fixedEvents) reset() {
	e.list, e.calls = e.list[:0], append(e.calls[:0], 0)
	for n := range e.unions {
		e.unions[n] = e.unions[n][:0]
	}
}

// add appends an event; calls is its number of executions if it is a call, otherwise 0.
func (e *fixedEvents) add(x *event, calls float64) {
	e.list = append(e.list, *x)
	e.calls = append(e.calls, e.calls[len(e.calls)-1]+calls)
	all := x.touches()
	for n := 0; ; n++ {
		if n == len(e.unions) {
			e.unions = append(e.unions, nil)
		}
		e.unions[n] = append(e.unions[n], all)
		k := len(e.unions[n])
		if k&1 == 1 {
			return
		}
		all = all.Union(e.unions[n][k-2])
	}
}

// between returns the union of events number a to b-1 of the list.
func (e *fixedEvents) between(a, b int) (all regalloc.RegSet) {
	for a < b {
		n := 0
		for a>>n&1 == 0 && a+2<<n <= b {
			n++
		}
		all = all.Union(e.unions[n][a>>n])
		a += 1 << n
	}
	return all
}

// before returns how many events are at the given position or later.
func (e *fixedEvents) before(pos int32) int {
	n, _ := slices.BinarySearchFunc(e.list, pos, func(x event, pos int32) int {
		if x.pos >= pos {
			return -1
		}
		return 1
	})
	return n
}

// fixedBy returns the registers that i demands where it reads and writes, and its clobbers, closed under conflicts.
func (s *registers) fixedBy(i regalloc.InstrID, at int32) (x event) {
	x.pos, x.owner = at, i
	ops := s.p.Ops(i)
	for k := range ops {
		o := &ops[k]
		if o.Constraint != regalloc.InReg {
			continue
		}
		c := s.m.Conflicts(o.Reg)
		if o.Role != regalloc.Def || o.Pos == regalloc.Early {
			x.early = x.early.Union(c)
		}
		if o.Role != regalloc.Use || o.Pos == regalloc.Late {
			x.late = x.late.Union(c)
		}
	}
	x.clob = s.closed(s.p.Instrs[i].Clobbers)
	x.kept = regalloc.None
	for k := range ops {
		if o := &ops[k]; o.Constraint == regalloc.InReg && o.Role == regalloc.Use {
			if c := s.m.Conflicts(o.Reg); x.late.Union(x.clob).Intersect(c).Empty() {
				x.kept, x.keptIn = o.VReg, c
			}
		}
	}
	return x
}

// closed adds to a set all that shares a unit with a member.
func (s *registers) closed(rs regalloc.RegSet) regalloc.RegSet {
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

// A segment is a part of a live range without holes, in program points as in
// package live.
type segment struct{ from, to int32 }

// blockSegment records the events number a to b-1 of the list inside one segment of v. Those at its ends may affect
// only the definition or the last use of v. A register demanded for v itself does not block it: events of such a value
// are examined one by one.
func (s *preferences) blockSegment(v regalloc.VReg, g segment, a, b int) {
	e := &s.fixed
	for a < b && 2*e.list[b-1].pos < g.from+1 {
		b--
		s.blockEvent(v, g, b)
	}
	for a < b && 2*e.list[a].pos+2 > g.to-1 {
		s.blockEvent(v, g, a)
		a++
	}
	if a >= b {
		return
	}
	s.cross[v] += e.calls[b] - e.calls[a]
	if !s.demanded[v] {
		s.blocked[v] = s.blocked[v].Union(e.between(a, b))
		return
	}
	for k := a; k < b; k++ {
		rs := e.list[k].touches()
		if e.list[k].kept == v {
			rs = rs.Minus(e.list[k].keptIn)
		}
		s.blocked[v] = s.blocked[v].Union(rs)
	}
}

// blockEvent adds the registers that event k takes from v at the points where v is live, except those taken for v
// itself.
func (s *preferences) blockEvent(v regalloc.VReg, g segment, k int) {
	x := &s.fixed.list[k]
	at := 2 * x.pos
	var own regalloc.RegSet
	ops := s.p.Ops(x.owner)
	for n := range ops {
		if o := &ops[n]; o.VReg == v && o.Constraint == regalloc.InReg {
			own = own.Union(s.m.Conflicts(o.Reg))
		}
	}
	var rs regalloc.RegSet
	if g.from <= at && g.to > at {
		rs = x.early.Minus(own)
	}
	if g.from <= at+1 && g.to > at+1 {
		rs = rs.Union(x.late.Minus(x.clob).Minus(own))
	}
	if g.from <= at && g.to > at+1 {
		rs = rs.Union(x.clob)
		s.cross[v] += s.fixed.calls[k+1] - s.fixed.calls[k]
	}
	s.blocked[v] = s.blocked[v].Union(rs)
}

// nextBlocked returns the position of the next event after the present one that touches r.
func (s *scan) nextBlocked(r regalloc.Reg) int32 {
	e := &s.prefs.fixed
	n := e.next[r]
	for n > 0 && (e.list[n-1].pos <= s.at.now || !e.list[n-1].touches().Has(r)) {
		n--
	}
	e.next[r] = n
	if n == 0 {
		return never
	}
	return e.list[n-1].pos
}
