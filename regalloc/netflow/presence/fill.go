package presence

import (
	"math"
	"slices"

	"spillway/regalloc"
)

// A way is how a move brings a value to a location.
type way uint8

const (
	byMove  way = iota // from a register: one without a prefix, if that matters
	byHigh             // from a register with a prefix, if others are cheaper
	byLoad             // from a slot
	byRemat            // made again
	ways
)

// A filling has a variable for each way to each location of a value, and one for each location that is at least 1 if
// any of its ways is.
type filling struct {
	v   regalloc.VReg
	col [ways][]int32
}

// A spot is where moves may be placed: they take the presences before to those after.
type spot struct {
	before, after presences
	fills         []filling
}

// fillBefore creates the moves before instruction i of block k.
func (b *builder) fillBefore(i regalloc.InstrID, k regalloc.BlockID) {
	s := &b.spots[i]
	s.before, s.after = b.now, b.now
	if i > b.p.Blocks[k].LastSplit {
		return
	}
	b.demands(i)
	for _, x := range b.now {
		dst, slot := b.usefulDsts(i, k, x.v)
		b.prepare(s, "i"+num(i), x.v, dst, slot, b.p.Blocks[k].Freq)
	}
	b.fill(s, "i"+num(i))
	b.now = s.after
}

// usefulDsts returns the locations to which moves of v before i may be useful: where operands need it, and where it
// survives i.
func (b *builder) usefulDsts(i regalloc.InstrID, k regalloc.BlockID, v regalloc.VReg) (dst regalloc.RegSet, slot bool) {
	ops := b.p.Ops(i)
	for n := range ops {
		if o := &ops[n]; o.VReg == v && o.Role == regalloc.Use {
			dst, slot = dst.Union(b.open(i, o)), slot || memory(ops, n)
		}
	}
	if b.survives(i, k, v) {
		rest := b.p.Allocatable(b.p.VRegs[v].Class)
		dst, slot = dst.Union(rest.Minus(b.conflicting(b.p.Instrs[i].Clobbers))), true
	}
	return dst, slot
}

// survives reports whether v is live after i and may have to change its location before i for that. A move that is
// not required before i can be delayed, unless the paths diverge or no move can be placed there.
func (b *builder) survives(i regalloc.InstrID, k regalloc.BlockID, v regalloc.VReg) bool {
	if !slices.Contains(b.after[i], v) {
		return false
	}
	if i == b.p.Blocks[k].LastSplit {
		e0, e1 := b.p.Succs(k)
		if e1-e0 != 1 || !b.moves[e0] || i+1 < b.p.Blocks[k].Instrs[1] {
			return true
		}
	}
	mine := b.conflicting(b.m.Classes[b.p.VRegs[v].Class].Set)
	if !b.p.Instrs[i].Clobbers.Intersect(mine).Empty() {
		return true
	}
	for _, o := range b.p.Ops(i) {
		if !b.m.Classes[o.Class].Set.Intersect(mine).Empty() {
			return true
		}
	}
	return false
}

// conflicting returns the registers that share a unit with any of set.
func (b *builder) conflicting(set regalloc.RegSet) (all regalloc.RegSet) {
	for !set.Empty() {
		r := set.First()
		set.Remove(r)
		all = all.Union(b.m.Conflicts(r))
	}
	return all
}

// fillOn creates the moves on edge e and returns the presences after them.
func (b *builder) fillOn(e regalloc.EdgeID) presences {
	s := &b.edges[e]
	s.before, s.after = b.now, b.now
	x := &b.p.Edges[e]
	if !b.moves[e] || b.preds[x.To] == 1 && x.To != 0 { // otherwise moves before its first instruction are as good
		return s.after
	}
	b.demand = regalloc.RegSet{}
	params, args := b.p.BlockParams(x.To), b.p.EdgeArgs(e)
	done := []regalloc.VReg(nil)
	for _, w := range b.in[x.To] {
		if v := source(w, params, args); !slices.Contains(done, v) {
			done = append(done, v)
		}
	}
	for _, y := range b.now {
		if slices.Contains(done, y.v) {
			b.prepare(s, "e"+num(e), y.v, b.p.Allocatable(b.p.VRegs[y.v].Class), true, x.Freq)
		}
	}
	b.fill(s, "e"+num(e))
	return s.after
}

// prepare creates the variables of moves of v to the registers of dst, and to slots.
func (b *builder) prepare(s *spot, at string, v regalloc.VReg, dst regalloc.RegSet, slot bool, freq float64) {
	if b.p.Allocatable(b.p.VRegs[v].Class).Empty() {
		return // it is only handed on
	}
	f := filling{v: v}
	for w := range f.col {
		f.col[w] = b.all(v)
	}
	closed := b.closed()
	for a, r := range b.regs(v) {
		if dst.Has(r) && !closed.Has(r) {
			b.toRegister(&f, at, a, freq)
		}
	}
	for a := len(b.regs(v)); slot && a < len(f.col[0]); a++ {
		b.toSlot(&f, at, a, freq)
	}
	s.fills = append(s.fills, f)
}

// closed returns the registers that no move may write.
func (b *builder) closed() (rs regalloc.RegSet) {
	for r := range b.m.Regs {
		if b.m.Regs[r].Reserved || b.p.Reserved.Has(regalloc.Reg(r)) {
			rs.Add(regalloc.Reg(r))
		}
	}
	return rs.Minus(b.demand)
}

// flat reports whether moves of a class cost the same for all registers.
func (n *Program) flat(c *regalloc.Class) bool {
	return c.Prefix.Empty() || n.p.Machine.PrefixBytes == 0 || n.metric.Byte == 0
}

func (b *builder) toRegister(f *filling, at string, a int, freq float64) {
	m, r := &b.metric, b.regs(f.v)[a]
	name := at + b.name(f.v, a)
	move := func(high bool) float64 {
		return m.Byte*b.bytes(f.v, r, high, func(c *regalloc.Class) int8 { return c.Move }) + m.Move*freq
	}
	f.col[byMove][a] = b.Variable("f"+name, move(false), true)
	if c := b.class(f.v); !b.flat(c) && !c.Prefix.Has(r) {
		f.col[byHigh][a] = b.Variable("h"+name, move(true), true)
	}
	load := m.Byte*b.bytes(f.v, r, false, func(c *regalloc.Class) int8 { return c.Load }) + m.Access*freq
	f.col[byLoad][a] = b.Variable("l"+name, load, true)
	if info := &b.p.VRegs[f.v]; info.Remat != regalloc.None {
		f.col[byRemat][a] = b.Variable("z"+name, m.Byte*float64(info.RematBytes)+m.Remat(info)*freq, true)
	}
}

func (b *builder) toSlot(f *filling, at string, a int, freq float64) {
	c, m := b.class(f.v), &b.metric
	store := func(high bool) float64 {
		return m.Byte*b.bytes(f.v, regalloc.NoReg, high, func(c *regalloc.Class) int8 { return c.Store }) + m.Accesses(0, freq)
	}
	name := at + b.name(f.v, a)
	f.col[byMove][a] = b.Variable("f"+name, store(false), true)
	if !b.flat(c) {
		f.col[byHigh][a] = b.Variable("h"+name, store(true), true)
	}
	if b.where.slots[f.v] > 1 {
		load := m.Byte*b.bytes(f.v, regalloc.NoReg, false, func(c *regalloc.Class) int8 { return c.Load }) + m.Access*freq
		f.col[byLoad][a] = b.Variable("l"+name, store(false)+load, true)
	}
	if info := &b.p.VRegs[f.v]; info.Remat != regalloc.None {
		made := m.Byte*(float64(c.Store)+float64(info.RematBytes)) + m.Accesses(0, freq) + m.Remat(info)*freq
		f.col[byRemat][a] = b.Variable("z"+name, made, true)
	}
}

// bytes returns the length of a move of v into r, or of a store, under the cheapest class that is wide enough, since
// a move carries everything no wider. high indicates a source register with a prefix.
func (b *builder) bytes(v regalloc.VReg, r regalloc.Reg, high bool, of func(*regalloc.Class) int8) float64 {
	own := b.class(v)
	best := math.Inf(1)
	for c := range b.m.Classes {
		if x := &b.m.Classes[c]; x == own || b.used[c] && x.SpillSize >= own.SpillSize && (r == regalloc.NoReg && !x.Set.Intersect(own.Set).Empty() || r != regalloc.NoReg && x.Set.Has(r)) {
			n := float64(of(x))
			if r != regalloc.NoReg && x.Prefix.Has(r) || high && own.Prefix.Minus(x.Prefix).Empty() {
				n += float64(b.m.PrefixBytes)
			}
			best = min(best, n)
		}
	}
	return best
}

// fill adds the presences after the moves of s, with their sources.
func (b *builder) fill(s *spot, at string) {
	if len(s.fills) == 0 {
		return
	}
	for k := range s.fills {
		b.sources(s, &s.fills[k])
	}
	var contested regalloc.RegSet // the registers that moves write
	for k := range s.fills {
		f := &s.fills[k]
		for a, r := range b.regs(f.v) {
			if f.col[byMove][a] != none {
				contested = contested.Union(b.m.Conflicts(r))
			}
		}
	}
	s.after = nil
	for _, x := range s.before {
		y := presence{x.v, make([]int32, len(x.at))}
		regs := b.regs(x.v)
		for a := range y.at {
			y.at[a] = x.at[a]
			into := b.into(s, x.v, a)
			if len(into) > 0 || a < len(regs) && contested.Has(regs[a]) && x.at[a] != none {
				y.at[a] = b.Variable("p"+at+b.name(x.v, a), 0, true)
				b.atMost(y.at[a], append(into, x.at[a])...)
			}
		}
		s.after = append(s.after, y)
	}
	b.capacity(s.after, nil)
}

// into returns the moves of s that bring v to its location a: its own, and those of equal values that are no
// narrower, except rematerializations.
func (b *builder) into(s *spot, v regalloc.VReg, a int) (cols []int32) {
	regs := b.regs(v)
	for k := range s.fills {
		f := &s.fills[k]
		at := a
		if f.v != v {
			if !b.eq.same(f.v, v) || b.class(f.v).SpillSize < b.class(v).SpillSize {
				continue
			}
			if a < len(regs) {
				at = b.index(f.v, regs[a])
			} else if at = len(b.regs(f.v)) + a - len(regs); at >= len(f.col[0]) {
				at = none
			}
			if at == none {
				continue
			}
		}
		for w := range f.col {
			if c := f.col[w][at]; c != none && (f.v == v || way(w) != byRemat) {
				cols = append(cols, c)
			}
		}
	}
	return cols
}

// sources constrains the moves of f to have a source, either before the moves of s or from other moves of s, without
// cycles: loads and rematerializations need none, moves from registers with a prefix need those or anything present
// before.
func (b *builder) sources(s *spot, f *filling) {
	c, regs, before := b.class(f.v), b.regs(f.v), s.before.of(f.v)
	flat := b.flat(c)
	var low, high, lowBefore, highBefore []int32
	for a, r := range regs {
		isHigh := !flat && c.Prefix.Has(r)
		for _, x := range b.into(s, f.v, a) {
			switch {
			case isHigh:
				high = append(high, x)
			default:
				low = append(low, x)
			}
		}
		if isHigh {
			highBefore = append(highBefore, before[a])
		} else {
			lowBefore = append(lowBefore, before[a])
		}
	}
	primary := b.primary(s, f.v)
	fresh := b.hub(append(append(append([]int32(nil), lowBefore...), highBefore...), primary...))
	lows := fresh // if there is one kind of register
	if !flat {
		lows = b.hub(append(append([]int32(nil), lowBefore...), b.rooted(s, f.v, low)...))
	}
	anyLow := b.hub(append(append([]int32(nil), lowBefore...), low...))
	anyHigh := b.hub(append(append([]int32(nil), highBefore...), high...))
	for a, r := range regs {
		if f.col[byMove][a] == none {
			continue
		}
		if flat || c.Prefix.Has(r) {
			b.atMost(f.col[byMove][a], fresh)
		} else {
			b.atMost(f.col[byMove][a], lows)
			b.atMost(f.col[byHigh][a], fresh)
		}
		b.atMost(f.col[byLoad][a], before[len(regs):]...)
	}
	for a := len(regs); a < len(f.col[0]); a++ {
		if f.col[byMove][a] == none {
			continue
		}
		b.atMost(f.col[byMove][a], anyLow)
		if f.col[byHigh][a] != none {
			b.atMost(f.col[byHigh][a], anyHigh)
		}
		if f.col[byLoad][a] != none {
			b.atMost(f.col[byLoad][a], before[len(regs):]...)
		}
	}
}

// primary returns the loads and rematerializations that bring v to any register at s.
func (b *builder) primary(s *spot, v regalloc.VReg) (cols []int32) {
	for a := range b.regs(v) {
		cols = append(cols, b.rooted(s, v, b.into(s, v, a))...)
	}
	return b.without(s, cols, byMove, byHigh)
}

// rooted returns the moves of cols, to registers at s, that do not depend on a register without a prefix.
func (b *builder) rooted(s *spot, v regalloc.VReg, cols []int32) []int32 {
	return b.without(s, cols, byMove)
}

// without returns the moves of cols, at s, that use none of the ways in list.
func (b *builder) without(s *spot, cols []int32, list ...way) (rest []int32) {
next:
	for _, c := range cols {
		for k := range s.fills {
			for _, w := range list {
				for _, x := range s.fills[k].col[w] {
					if x == c {
						continue next
					}
				}
			}
		}
		rest = append(rest, c)
	}
	return rest
}

// hub returns a variable bounded by 1 and by the sum of cols.
func (b *builder) hub(cols []int32) int32 {
	rest := sum(nil, 1, cols...)
	if len(rest) == 1 {
		return rest[0].Col
	}
	h := b.Variable("g"+num(len(b.Cols)), 0, false)
	b.atMost(h, cols...)
	return h
}
