package model

import (
	"math/bits"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// An Occupancy counts the usage of an assignment. A row is a point at which every unit of the machine has room for
// one value: instruction i has a row when it reads, 2i, and one when it writes, 2i+1; the starts of blocks follow.
type Occupancy struct {
	m     *Model
	x     *States
	Units []Units // by row: units that are taken
	Count []uint16
	Mem   []uint8 // by instruction: operands in memory that its limit counts
	High  []uint8 // by instruction: operands that need a prefix
	Use   []int32 // by Machine.Wholes: usage, summed over all rows
	Over  int     // units taken more than once, and limits exceeded
	Highs int     // instructions with a prefix
	n     int

	open  [][]uint64 // by class and instruction: see Open
	known []uint8    // by instruction: classes for which open is computed
}

// Reset empties o for x.
func (o *Occupancy) Reset(m *Model, x *States) {
	o.m, o.x, o.n, o.Over, o.Highs = m, x, m.P.Machine.NumUnits, 0, 0
	rows := 2*len(m.P.Instrs) + len(m.P.Blocks)
	o.Units = scratch.Zeroed(o.Units, rows)
	o.Count = scratch.Zeroed(o.Count, rows*o.n)
	o.Mem, o.High = scratch.Zeroed(o.Mem, len(m.P.Instrs)), scratch.Zeroed(o.High, len(m.P.Instrs))
	o.known, o.open = scratch.Zeroed(o.known, len(m.P.Instrs)), scratch.Sized(o.open, min(len(m.Layouts), 8))
	for k := range o.open {
		o.open[k] = scratch.Sized(o.open[k], len(m.P.Instrs))
	}
	o.Use = scratch.Zeroed(o.Use, len(m.Machine.Wholes))
}

// Fill counts all of x.
func (o *Occupancy) Fill(m *Model, x *States) {
	o.Reset(m, x)
	for k := range m.Segs {
		o.Add(int32(k), 1)
	}
}

// Rows of o.
func Read(i regalloc.InstrID) int32  { return 2 * int32(i) }
func Write(i regalloc.InstrID) int32 { return 2*int32(i) + 1 }

// EntryRow returns the row of the start of block b.
func (m *Model) EntryRow(b int32) int32 { return m.entries + b }

// Counts returns how often each unit is taken in a row.
func (o *Occupancy) Counts(row int32) []uint16 {
	return o.Count[int(row)*o.n : int(row+1)*o.n]
}

// Open returns the allocatable registers of l that are unused when instruction i reads and writes.
func (o *Occupancy) Open(l *Layout, i regalloc.InstrID) uint64 {
	if int(l.Class) >= len(o.open) {
		return o.opened(l, i)
	}
	open := o.open[l.Class]
	if o.known[i]>>l.Class&1 == 0 {
		o.known[i] |= 1 << l.Class
		open[i] = o.opened(l, i)
	}
	return open[i]
}

// OpenThrough returns the registers of l that are Open at all instructions from first to last.
func (o *Occupancy) OpenThrough(l *Layout, first, last regalloc.InstrID) uint64 {
	all := l.Given
	if int(l.Class) >= len(o.open) {
		for i := first; i <= last; i++ {
			all &= o.opened(l, i)
		}
		return all
	}
	known, open := o.known[first:last+1], o.open[l.Class][first:last+1]
	for n, is := range known {
		if is>>l.Class&1 == 0 {
			known[n] |= 1 << l.Class
			open[n] = o.opened(l, first+regalloc.InstrID(n))
		}
		all &= open[n]
	}
	return all
}

func (o *Occupancy) opened(l *Layout, i regalloc.InstrID) uint64 {
	return l.Given &^ l.Blocked(o.Units[Read(i)].Or(o.Units[Write(i)]).Or(o.m.Clobber[i]))
}

// take adds d values in the units us to a row.
func (o *Occupancy) take(row int32, us Units, d int) {
	for w, set := range us {
		for ; set != 0; set &= set - 1 {
			o.takeUnit(row, w<<6+bits.TrailingZeros64(set), d)
		}
	}
}

// takeUnit adds d values in unit u to a row.
func (o *Occupancy) takeUnit(row int32, u, d int) {
	count := &o.Count[int(row)*o.n+u]
	was := int(*count)
	*count = uint16(was + d)
	if was == 0 || was+d == 0 {
		if i := int(row >> 1); i < len(o.known) {
			o.known[i] = 0
		}
		o.Units[row][u>>6] ^= 1 << (u & 63)
	}
	if d > 0 && was > 0 {
		o.Over++
	} else if d < 0 && was > 1 {
		o.Over--
	}
	if h := o.m.Machine.Whole[u]; h >= 0 {
		o.Use[h] += int32(d)
	}
}

// Add adds d times the usage of segment k.
func (o *Occupancy) Add(k int32, d int) {
	m, x := o.m, o.x
	s := &m.Segs[k]
	l := m.Layout(s)
	j := s.First
	if s.Def {
		o.definition(s, l, d)
		j++
	} else if r := l.Register(int(x.In[k])); r >= 0 {
		o.take(m.EntryRow(s.Block), l.Units[r], d)
	}
	o.passingAll(s, l, j, d)
	for ev := s.Events[0]; ev < s.Events[1]; {
		ev = o.AddUses(s, ev, d)
	}
}

// passingAll is passing for all instructions from j on after which s is needed.
func (o *Occupancy) passingAll(s *Seg, l *Layout, j regalloc.InstrID, d int) {
	last := s.Last
	if !s.Out {
		last--
	}
	if j > last {
		return
	}
	for n, a := range o.x.At[s.Node+int32(j-s.First) : s.Node+int32(last-s.First)+1] {
		r := l.Register(int(a))
		if r < 0 {
			continue
		}
		row := Read(j + regalloc.InstrID(n))
		if us := l.UnitList[r]; len(us) == 1 {
			o.takeUnit(row, int(us[0]), d)
			o.takeUnit(row+1, int(us[0]), d)
			continue
		}
		o.take(row, l.Units[r], d)
		o.take(row+1, l.Units[r], d)
	}
}

func (o *Occupancy) passing(s *Seg, l *Layout, j regalloc.InstrID, d int) {
	if r := l.Register(int(o.x.At[s.Node+int32(j-s.First)])); r >= 0 {
		o.take(Read(j), l.Units[r], d)
		o.take(Write(j), l.Units[r], d)
	}
}

// AddEntry adds d times the units that segment k uses at the start of its block.
func (o *Occupancy) AddEntry(k int32, d int) {
	s := &o.m.Segs[k]
	l := o.m.Layout(s)
	if r := l.Register(int(o.x.In[k])); r >= 0 {
		o.take(o.m.EntryRow(s.Block), l.Units[r], d)
	}
}

// AddPoint adds d times the units that segment k uses at instruction j. Its first event there or later is ev.
func (o *Occupancy) AddPoint(k int32, j regalloc.InstrID, ev int32, d int) {
	s := &o.m.Segs[k]
	l := o.m.Layout(s)
	if s.Def && j == s.First {
		o.definition(s, l, d)
		return
	}
	if s.Alive(j) {
		o.passing(s, l, j, d)
	}
	if ev < s.Events[1] && o.m.Events[ev].Instr == j {
		o.AddUses(s, ev, d)
	}
}

func (o *Occupancy) definition(s *Seg, l *Layout, d int) {
	x := o.x
	switch a := int(x.At[s.Node]); {
	case a < l.K:
		o.take(Write(s.First), l.Units[a], d)
		if s.DefEarly {
			o.take(Read(s.First), l.Units[a], d)
		}
		if s.DefPrefix>>a&1 != 0 {
			o.high(s.First, d)
		}
	case a == l.Mem() && s.Limited && !o.inPlace(s):
		o.memory(s.First, d)
	}
}

// inPlace reports whether s is a copy of the contents of the same slot.
func (o *Occupancy) inPlace(s *Seg) bool {
	return s.ByOperand && o.copiedInPlace(&o.m.Events[s.Source])
}

// copiedInPlace reports whether e's value is copied from a slot to the same slot.
func (o *Occupancy) copiedInPlace(e *Event) bool {
	if e.Kind != Copied || int(o.x.Op[e.Op]) != InMemory {
		return false
	}
	c := &o.m.Segs[e.Child]
	return int(o.x.At[c.Node]) == o.m.Layout(c).Mem() && o.x.Slot[o.m.Segs[e.Seg].V] == o.x.Slot[c.V]
}

// high adds d operands of i that need a prefix. Copies have none.
func (o *Occupancy) high(i regalloc.InstrID, d int) {
	if o.m.P.Instrs[i].Flags&regalloc.FlagMove != 0 {
		return
	}
	was := o.High[i]
	o.High[i] = uint8(int(was) + d)
	if was == 0 {
		o.Highs++
	} else if o.High[i] == 0 {
		o.Highs--
	}
}

func (o *Occupancy) memory(i regalloc.InstrID, d int) {
	was, limit := int(o.Mem[i]), int(o.m.P.Instrs[i].MemLimit)
	o.Mem[i] = uint8(was + d)
	if max(was, was+d) > limit {
		o.Over += d
	}
}

// AddUses adds d times the units that the operands of s at the instruction of event ev use, other than where the value
// stays, and returns the event after them.
func (o *Occupancy) AddUses(s *Seg, ev int32, d int) int32 {
	m, x := o.m, o.x
	l := m.Layout(s)
	i := m.Events[ev].Instr
	var read, written uint64 // registers counted already
	stays := -1
	if b := x.Through(s, i); b >= 0 {
		if stays = l.Register(b); stays >= 0 {
			read, written = 1<<stays, 1<<stays
		}
	}
	for ; ev < s.Events[1] && m.Events[ev].Instr == i; ev++ {
		e := &m.Events[ev]
		loc := int(x.Op[e.Op])
		switch {
		case loc < l.K:
			if e.Prefix>>loc&1 != 0 {
				o.high(i, d)
			}
			if read>>loc&1 == 0 || e.Kind == Tied && loc == stays { // then it is another register of a merged one
				o.take(Read(i), l.Units[loc], d)
				read |= 1 << loc
			}
			if e.Late && written>>loc&1 == 0 {
				o.take(Write(i), l.Units[loc], d)
				written |= 1 << loc
			}
		case loc == InMemory && e.Limited && !o.copiedInPlace(e):
			o.memory(i, d)
		}
	}
	return ev
}
