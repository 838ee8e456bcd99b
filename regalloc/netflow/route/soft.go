package route

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// softness tracks locations held for operands of values that are routed later and that could be elsewhere: a value
// may pass there, and the operand yields [Koes09 listing 5.4, lines 10-28].
type softness struct {
	m     *model.Model
	x     *model.States
	occ   *model.Occupancy
	later []bool // by unit

	first []int32          // by instruction: its operands' events
	event []int32          // of an instruction together
	def   []int32          // parallel to operands of the Problem: the segment defined, or -1
	known []bool           // by instruction
	units [][2]model.Units // by instruction: when it reads and when it writes
	moved []displaced
}

// displaced is an operand that yielded.
type displaced struct {
	at  int32 // event, or the segment that it defines
	def bool
	was int8
}

func (f *softness) reset(m *model.Model, x *model.States, occ *model.Occupancy, later []bool) {
	f.m, f.x, f.occ, f.later = m, x, occ, later
	n := len(m.P.Instrs)
	f.known, f.units = scratch.Zeroed(f.known, n), scratch.Sized(f.units, n)
	f.first, f.event = scratch.Zeroed(f.first, n+2), scratch.Sized(f.event, len(m.Events))
	for e := range m.Events {
		f.first[m.Events[e].Instr+2]++
	}
	for i := range n {
		f.first[i+2] += f.first[i+1]
	}
	for e := range m.Events {
		at := &f.first[m.Events[e].Instr+1]
		f.event[*at] = int32(e)
		*at++
	}
	f.def = scratch.Filled(f.def, len(m.P.Operands), -1)
	for k := range m.Segs {
		if m.Segs[k].Def {
			f.def[m.Segs[k].DefOp] = int32(k)
		}
	}
}

// forget must be called when the values that pass the segments have changed.
func (f *softness) forget(segs []int32) {
	for _, k := range segs {
		s := &f.m.Segs[k]
		clear(f.known[s.First : s.Last+1])
	}
}

// of returns the units of a row that can yield.
func (f *softness) of(row int32) model.Units {
	i := row / 2
	if !f.known[i] {
		f.compute(regalloc.InstrID(i))
	}
	return f.units[i][row&1]
}

func (f *softness) compute(i regalloc.InstrID) {
	f.known[i] = true
	u := &f.units[i]
	*u = [2]model.Units{}
	for _, e := range f.event[f.first[i]:f.first[i+1]] {
		x := &f.m.Events[e]
		l := f.m.Layout(&f.m.Segs[x.Seg])
		k := int(f.x.Op[x.Op])
		if k >= l.K || f.other(e) < 0 {
			continue
		}
		u[0] = u[0].Or(l.Units[k])
		if x.Late || f.tiedLater(x) {
			u[1] = u[1].Or(l.Units[k])
		}
	}
	in := &f.m.P.Instrs[i]
	for n := in.Operands[0]; n < in.Operands[1]; n++ {
		k := f.def[n]
		if k < 0 || f.otherDef(k) < 0 {
			continue
		}
		s := &f.m.Segs[k]
		at := int(f.x.At[s.Node])
		if u[1] = u[1].Or(f.m.Layout(s).Units[at]); s.DefEarly {
			u[0] = u[0].Or(f.m.Layout(s).Units[at])
		}
	}
}

func (f *softness) waits(s *model.Seg) bool { return f.later[f.x.Slot[s.V]] }

// tiedLater reports whether a definition tied to x is also routed later.
func (f *softness) tiedLater(x *model.Event) bool {
	return x.Kind == model.Tied && f.waits(&f.m.Segs[x.Child])
}

// free reports whether the units of register k are free in a row.
func free(occ *model.Occupancy, u model.Units, row int32) bool {
	t := occ.Units[row]
	return t[0]&u[0]|t[1]&u[1] == 0
}

// other returns another register, or InMemory, for the operand of event e, or -1 if it has none or is not routed
// later.
func (f *softness) other(e int32) int {
	m := f.m
	x := &m.Events[e]
	s := &m.Segs[x.Seg]
	o := &m.P.Operands[x.Op]
	if !f.waits(s) || o.Constraint == regalloc.InReg || o.Constraint == regalloc.InGroup || x.Kind == model.Tied && !f.tiedLater(x) || f.shares(x) {
		return -1
	}
	l := m.Layout(s)
	for k := range l.K {
		if l.Given>>k&1 == 0 || m.Costs[x.Costs+int32(k)] >= inf || !free(f.occ, l.Units[k], model.Read(x.Instr)) {
			continue
		}
		if (x.Late || x.Kind == model.Tied) && !free(f.occ, l.Units[k], model.Write(x.Instr)) {
			continue
		}
		if x.Kind == model.Tied && !f.fits(x, l, k) {
			continue
		}
		return k
	}
	if x.Kind == model.Plain && x.Mem < inf && (!x.Limited || f.occ.Mem[x.Instr] < m.P.Instrs[x.Instr].MemLimit) {
		return model.InMemory
	}
	return -1
}

// fits reports whether the definition tied to x can be in register k of l.
func (f *softness) fits(x *model.Event, l *model.Layout, k int) bool {
	c := &f.m.Segs[x.Child]
	q := f.m.Layout(c).Index[l.Regs[k]]
	return q >= 0 && f.m.Costs[c.DefCosts+int32(q)] < inf
}

// shares reports whether another operand of the instruction reads the same value
// in the same register.
func (f *softness) shares(x *model.Event) bool {
	for _, e := range f.event[f.first[x.Instr]:f.first[x.Instr+1]] {
		if y := &f.m.Events[e]; y.Op != x.Op && y.Seg == x.Seg && f.x.Op[y.Op] == f.x.Op[x.Op] {
			return true
		}
	}
	return false
}

// otherDef returns another register for the definition of segment k, or -1 if it has none or is not routed later.
func (f *softness) otherDef(k int32) int {
	m := f.m
	s := &m.Segs[k]
	l := m.Layout(s)
	o := &m.P.Operands[s.DefOp]
	tied := s.ByOperand && m.Events[s.Source].Kind == model.Tied
	if !f.waits(s) || tied || int(f.x.At[s.Node]) >= l.K || o.Constraint == regalloc.InReg || o.Constraint == regalloc.InGroup {
		return -1
	}
	for q := range l.K {
		if l.Given>>q&1 != 0 && m.Costs[s.DefCosts+int32(q)] < inf && free(f.occ, l.Units[q], model.Write(s.First)) &&
			(!s.DefEarly || free(f.occ, l.Units[q], model.Read(s.First))) {
			return q
		}
	}
	return -1
}

// yield moves operands of instruction i out of overused locations.
func (f *softness) yield(i regalloc.InstrID) {
	for _, e := range f.event[f.first[i]:f.first[i+1]] {
		x := &f.m.Events[e]
		s := &f.m.Segs[x.Seg]
		l := f.m.Layout(s)
		if k := int(f.x.Op[x.Op]); k >= l.K || !f.crowded(l.Units[k], i) {
			continue
		}
		if k := f.other(e); k >= 0 {
			f.move(e, k)
		}
	}
	in := &f.m.P.Instrs[i]
	for n := in.Operands[0]; n < in.Operands[1]; n++ {
		k := f.def[n]
		if k < 0 {
			continue
		}
		s := &f.m.Segs[k]
		l := f.m.Layout(s)
		if at := int(f.x.At[s.Node]); at < l.K && f.crowded(l.Units[at], i) {
			if q := f.otherDef(k); q >= 0 {
				f.define(k, int8(q))
			}
		}
	}
}

// crowded reports whether some unit of u is overused when i reads or writes.
func (f *softness) crowded(u model.Units, i regalloc.InstrID) bool {
	for _, row := range [2]int32{model.Read(i), model.Write(i)} {
		counts := f.occ.Counts(row)
		for w, set := range u {
			for ; set != 0; set &= set - 1 {
				if counts[w<<6+trailing(set)] > 1 {
					return true
				}
			}
		}
	}
	return false
}

// move moves the operand of event e, and definitions tied to it, to k.
func (f *softness) move(e int32, k int) {
	x := &f.m.Events[e]
	s, first := f.uses(e)
	f.occ.AddUses(s, first, -1)
	f.moved = append(f.moved, displaced{e, false, f.x.Op[x.Op]})
	f.x.Op[x.Op] = int8(k)
	f.occ.AddUses(s, first, 1)
	if x.Kind == model.Tied {
		f.define(x.Child, f.m.Layout(&f.m.Segs[x.Child]).Index[f.m.Layout(s).Regs[k]])
	}
}

// define moves the definition of segment k to register q.
func (f *softness) define(k int32, q int8) {
	s := &f.m.Segs[k]
	f.occ.Add(k, -1)
	f.moved = append(f.moved, displaced{k, true, f.x.At[s.Node]})
	f.x.At[s.Node], f.x.Op[s.DefOp] = q, q
	f.occ.Add(k, 1)
}

// undo undoes the moves since the last call of settle.
func (f *softness) undo() {
	for n := len(f.moved) - 1; n >= 0; n-- {
		d := f.moved[n]
		if d.def {
			f.occ.Add(d.at, -1)
			s := &f.m.Segs[d.at]
			f.x.At[s.Node], f.x.Op[s.DefOp] = d.was, d.was
			f.occ.Add(d.at, 1)
			continue
		}
		s, first := f.uses(d.at)
		f.occ.AddUses(s, first, -1)
		f.x.Op[f.m.Events[d.at].Op] = d.was
		f.occ.AddUses(s, first, 1)
	}
	f.settle()
}

func (f *softness) settle() { f.moved = f.moved[:0] }

// uses returns the segment of event e and its first event at the same instruction.
func (f *softness) uses(e int32) (*model.Seg, int32) {
	x := &f.m.Events[e]
	s := &f.m.Segs[x.Seg]
	for e > s.Events[0] && f.m.Events[e-1].Instr == x.Instr {
		e--
	}
	return s, e
}
