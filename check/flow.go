package check

import (
	"sort"

	"spillway/cfg"
	"spillway/live"
	"spillway/regalloc"
)

// A fact says that a location holds the current value of v.
type fact struct {
	loc int32 // registers first, then slots
	v   regalloc.VReg
}

func (f fact) less(g fact) bool { return f.loc < g.loc || f.loc == g.loc && f.v < g.v }

// A holding is a fact of one location; it is stale when v was defined again.
type holding struct {
	v       regalloc.VReg
	version int32
}

// prover is the data-flow part of a checker.
type prover struct {
	*checker
	f    *cfg.Flow
	live *live.Sets

	in      [][]fact // by block, sorted: evolving
	reached []bool

	held    [][]holding // current state by location
	touched []int32     // locations with a non-empty list
	version []int32     // by register
	isLive  []int32     // by register: stamp
	stamp   int32
	loud    bool // report violations
	moves   []holding
	facts   []fact
}

// flow iterates to the fixpoint, then goes over every block once more to report.
func (c *checker) flow() {
	f := cfg.NewFlow(c.p)
	order := cfg.ReversePostorder(f)
	n := len(c.p.Blocks)
	s := &prover{
		checker: c, f: f, live: live.Compute(c.p, f), in: make([][]fact, n), reached: make([]bool, n),
		held:    make([][]holding, len(c.m.Regs)+len(c.r.Slots)),
		version: make([]int32, len(c.p.VRegs)), isLive: make([]int32, len(c.p.VRegs)),
	}
	dirty := make([]bool, n)
	for _, b := range order.Blocks {
		dirty[b] = true
	}
	// Blocks that cannot be reached start with nothing known.
	for _, b := range order.Blocks[order.Reachable:] {
		s.reached[b] = true
	}
	if n > 0 {
		s.reached[0] = true
	}
	for again := true; again; {
		again = false
		for i, b := range order.Blocks {
			if !dirty[b] || !s.reached[b] {
				continue
			}
			dirty[b] = false
			s.block(regalloc.BlockID(b), func(to int32) {
				dirty[to] = true
				again = again || int(order.Index[to]) <= i
			})
		}
	}
	s.loud = true
	for _, b := range order.Blocks {
		s.block(regalloc.BlockID(b), func(int32) {})
	}
}

// block runs b from its entry state and passes the outcome to its successors.
func (s *prover) block(b regalloc.BlockID, changed func(to int32)) {
	s.load(s.in[b])
	first, end := s.p.InstrRange(b)
	ms := s.r.InstrMoves
	k := sort.Search(len(ms), func(k int) bool { return ms[k].Before >= first })
	for i := first; i < end; i++ {
		from := k
		for k < len(ms) && ms[k].Before == i {
			k++
		}
		s.steps(k-from, func(n int) *regalloc.Move { return &ms[from+n].Move }, i, regalloc.None)
		s.step(i)
	}
	e0, e1 := s.p.Succs(b)
	var after []fact
	if e1-e0 > 1 {
		after = s.save(nil)
	}
	for e := e0; e < e1; e++ {
		if e > e0 {
			s.load(after)
		}
		s.edge(e, changed)
	}
}

func (s *prover) edge(e regalloc.EdgeID, changed func(to int32)) {
	ms := s.r.EdgeMoves
	from := sort.Search(len(ms), func(k int) bool { return ms[k].Edge >= e })
	k := from
	for k < len(ms) && ms[k].Edge == e {
		k++
	}
	s.steps(k-from, func(n int) *regalloc.Move { return &ms[from+n].Move }, regalloc.None, e)
	to := s.p.Edges[e].To
	s.rename(s.p.BlockParams(to), s.p.EdgeArgs(e))
	if s.loud {
		return
	}
	s.stamp++
	for _, v := range s.live.LiveIn(to) {
		s.isLive[v] = s.stamp
	}
	for _, v := range s.p.BlockParams(to) {
		s.isLive[v] = s.stamp
	}
	state := s.save(func(v regalloc.VReg) bool { return s.isLive[v] == s.stamp })
	switch {
	case !s.reached[to]:
		s.reached[to] = true
		s.in[to] = append([]fact(nil), state...)
		changed(int32(to))
	default:
		n := len(s.in[to])
		s.in[to] = meet(s.in[to], state)
		if len(s.in[to]) < n {
			changed(int32(to))
		}
	}
}

// meet intersects two sorted lists in place of the first.
func meet(a, b []fact) []fact {
	out := a[:0]
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			out = append(out, a[i])
			i++
			j++
		case a[i].less(b[j]):
			i++
		default:
			j++
		}
	}
	return out
}

func (s *prover) load(facts []fact) {
	for _, l := range s.touched {
		s.held[l] = s.held[l][:0]
	}
	s.touched = s.touched[:0]
	for _, f := range facts {
		s.put(f.loc, f.v)
	}
}

// save returns the state as a sorted list, restricted to registers that keep;
// the list is valid until the next call if keep is given.
func (s *prover) save(keep func(regalloc.VReg) bool) []fact {
	var list []fact
	if keep != nil {
		list = s.facts[:0]
	}
	for _, l := range s.touched {
		for _, h := range s.held[l] {
			if h.version == s.version[h.v] && (keep == nil || keep(h.v)) {
				list = append(list, fact{l, h.v})
			}
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i].less(list[j]) })
	out := list[:0]
	for i, f := range list {
		if i == 0 || f != list[i-1] {
			out = append(out, f)
		}
	}
	if keep != nil {
		s.facts = list
	}
	return out
}

func (s *prover) put(loc int32, v regalloc.VReg) {
	if len(s.held[loc]) == 0 {
		s.touched = append(s.touched, loc)
	}
	s.held[loc] = append(s.held[loc], holding{v, s.version[v]})
}

func (s *prover) holds(loc int32, v regalloc.VReg) bool {
	for _, h := range s.held[loc] {
		if h.v == v && h.version == s.version[v] {
			return true
		}
	}
	return false
}

// index returns the number of the location l.
func (s *prover) index(l regalloc.Loc) int32 {
	if l.Kind() == regalloc.RegLoc {
		return int32(l.Reg())
	}
	return int32(len(s.m.Regs)) + l.Slot()
}

// forget empties l and all that overlaps it.
func (s *prover) forget(l regalloc.Loc) {
	if l.Kind() == regalloc.SlotLoc {
		s.held[s.index(l)] = s.held[s.index(l)][:0]
		return
	}
	s.forgetAll(s.m.Conflicts(l.Reg()))
}

func (s *prover) forgetAll(rs regalloc.RegSet) {
	for r := rs.First(); r != regalloc.NoReg; r = rs.First() {
		rs.Remove(r)
		s.held[r] = s.held[r][:0]
	}
}

// steps executes n moves, those of a step at once.
func (s *prover) steps(n int, move func(int) *regalloc.Move, i regalloc.InstrID, e regalloc.EdgeID) {
	for a := 0; a < n; {
		b := a + 1
		for b < n && move(b).Step == move(a).Step {
			b++
		}
		s.parallel(move, a, b, i, e)
		a = b
	}
}

func (s *prover) parallel(move func(int) *regalloc.Move, a, b int, i regalloc.InstrID, e regalloc.EdgeID) {
	s.moves = s.moves[:0]
	ends := make([]int, 0, 8)
	for k := a; k < b; k++ {
		m := move(k)
		if s.loud {
			for j := a; j < k; j++ {
				if s.overlap(move(j).Dst, m.Dst) {
					s.report(i, e, regalloc.None, "two moves of one step write %s and %s", s.name(move(j).Dst), s.name(m.Dst))
				}
			}
		}
		if m.Src == regalloc.Recomputed {
			s.moves = append(s.moves, holding{m.VReg, s.version[m.VReg]})
		} else {
			width := s.m.Classes[s.p.VRegs[m.VReg].Class].SpillSize
			for _, h := range s.held[s.index(m.Src)] {
				if s.fits(h.v, m.Dst, width) {
					s.moves = append(s.moves, h)
				}
			}
		}
		ends = append(ends, len(s.moves))
	}
	for k := a; k < b; k++ {
		s.forget(move(k).Dst)
	}
	from := 0
	for k := a; k < b; k++ {
		for _, h := range s.moves[from:ends[k-a]] {
			if h.version == s.version[h.v] {
				s.put(s.index(move(k).Dst), h.v)
			}
		}
		from = ends[k-a]
	}
}

// fits reports whether the value of v survives being moved to dst as width bytes.
func (s *prover) fits(v regalloc.VReg, dst regalloc.Loc, width int32) bool {
	if s.m.Classes[s.p.VRegs[v].Class].SpillSize > width {
		return false
	}
	return dst.Kind() != regalloc.SlotLoc || s.r.Slots[dst.Slot()].Size >= s.m.Classes[s.p.VRegs[v].Class].SpillSize
}

// step executes instruction i.
func (s *prover) step(i regalloc.InstrID) {
	if s.removed(i) {
		r := s.p.Instrs[i].Operands
		for _, o := range s.p.Operands[r[0]:r[1]] {
			s.version[o.VReg]++
		}
		return
	}
	in := &s.p.Instrs[i]
	ops := s.p.Ops(i)
	locs := s.r.Locs[in.Operands[0]:in.Operands[1]]
	if s.loud {
		for k := range ops {
			if ops[k].Role != regalloc.Def && locs[k] != regalloc.Recomputed && !s.holds(s.index(locs[k]), ops[k].VReg) {
				s.at(i, k, "%s does not hold v%d", s.name(locs[k]), ops[k].VReg)
			}
		}
	}
	if in.Flags&regalloc.FlagMove != 0 {
		s.copies(ops, locs)
		return
	}
	for r := in.Clobbers; !r.Empty(); {
		k := r.First()
		r.Remove(k)
		s.forgetAll(s.m.Conflicts(k))
	}
	for k := range ops {
		if ops[k].Role != regalloc.Use {
			s.version[ops[k].VReg]++
			s.forget(locs[k])
		}
	}
	for k := range ops {
		if ops[k].Role != regalloc.Use {
			s.put(s.index(locs[k]), ops[k].VReg)
		}
	}
}

// copies executes a parallel copy: whatever holds a source and is not written
// also holds its copy.
func (s *prover) copies(ops []regalloc.Operand, locs []regalloc.Loc) {
	n := len(ops) / 2
	var kept []fact
	for k := n; k < len(ops); k++ {
		for _, l := range s.touched {
			if s.holds(l, ops[k-n].VReg) && !s.written(l, k, locs) {
				kept = append(kept, fact{l, ops[k].VReg})
			}
		}
	}
	for k := n; k < len(ops); k++ {
		if locs[k] != locs[k-n] {
			s.forget(locs[k])
		}
	}
	for k := n; k < len(ops); k++ {
		s.version[ops[k].VReg]++
	}
	for k := n; k < len(ops); k++ {
		s.put(s.index(locs[k]), ops[k].VReg)
	}
	for _, f := range kept {
		s.put(f.loc, f.v)
	}
}

// written reports whether a parallel copy writes over location l, other than
// with what pair k finds there anyway.
func (s *prover) written(l int32, k int, locs []regalloc.Loc) bool {
	n := len(locs) / 2
	loc := regalloc.InRegister(regalloc.Reg(l))
	if int(l) >= len(s.m.Regs) {
		loc = regalloc.InSlot(l - int32(len(s.m.Regs)))
	}
	for j := n; j < len(locs); j++ {
		if s.overlap(locs[j], loc) && (locs[j] != locs[j-n] || j != k && locs[j] != loc) {
			return true
		}
	}
	return false
}

// rename gives the value of each argument the name of the parameter as well.
func (s *prover) rename(params, args []regalloc.VReg) {
	if len(params) == 0 {
		return
	}
	byArg := make([]int, len(args))
	for k := range byArg {
		byArg[k] = k
	}
	sort.Slice(byArg, func(i, j int) bool {
		a, b := byArg[i], byArg[j]
		return args[a] < args[b] || args[a] == args[b] && a < b
	})
	var renamed []fact
	for _, l := range s.touched {
		for _, h := range s.held[l] {
			if h.version != s.version[h.v] {
				continue
			}
			k := sort.Search(len(byArg), func(k int) bool { return args[byArg[k]] >= h.v })
			for ; k < len(byArg) && args[byArg[k]] == h.v; k++ {
				renamed = append(renamed, fact{l, params[byArg[k]]})
			}
		}
	}
	for _, v := range params {
		s.version[v]++
	}
	for _, f := range renamed {
		s.put(f.loc, f.v)
	}
}
