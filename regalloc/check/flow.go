package check

import (
	"cmp"
	"slices"
	"sort"

	"spillway/cfg"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// A fact is that a location holds the current value of v.
type fact struct {
	loc int32 // registers first, then slots
	v   regalloc.VReg
}

func compareFacts(f, g fact) int { return cmp.Or(cmp.Compare(f.loc, g.loc), cmp.Compare(f.v, g.v)) }

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
	touched []int32     // locations that had a list since load, each once
	listed  []bool      // by location: it is among touched
	version []int32     // by register
	isLive  []int32     // by register: stamp
	stamp   int32
	loud    bool          // report violations
	open    []int32       // claims about the current instruction
	claims  []Observation // in order of From; nil: only what is live is followed
	moves   []holding     // of a step
	ends    []int         // by move of a step: its end in moves
	facts   []fact
}

// flow iterates to the fixed point, then visits every block once more to report.
func (c *checker) flow() { c.prove(nil) }

// prove is flow for claims as well.
func (c *checker) prove(claims []Observation) {
	f := cfg.NewFlow(c.p)
	order := cfg.ReversePostorder(f)
	n := len(c.p.Blocks)
	s := &prover{
		checker: c, f: f, live: live.Compute(c.p, f), in: make([][]fact, n), reached: make([]bool, n),
		held:    make([][]holding, len(c.m.Regs)+len(c.r.Slots)),
		listed:  make([]bool, len(c.m.Regs)+len(c.r.Slots)),
		version: make([]int32, len(c.p.VRegs)), isLive: make([]int32, len(c.p.VRegs)), claims: claims,
	}
	dirty := make([]bool, n)
	for _, b := range order.Blocks {
		dirty[b] = true
	}
	// Blocks that cannot be reached start with nothing known.
	for _, b := range order.Blocks[order.Reachable:] {
		s.reached[b] = true
	}
	s.reached[0] = true
	for again := true; again; {
		again = false
		for i, b := range order.Blocks {
			if !dirty[b] {
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
		if s.loud && s.claims != nil {
			s.claimed(i, false)
		}
		s.step(i)
		if s.loud && s.claims != nil {
			s.claimed(i, true)
		}
	}
	e0, e1 := s.p.Succs(b)
	var after []fact
	if e1-e0 > 1 {
		after = s.save(nil, func(regalloc.VReg) bool { return true })
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
	s.facts = s.save(s.facts[:0], func(v regalloc.VReg) bool { return s.isLive[v] == s.stamp || s.claims != nil })
	if !s.reached[to] { // and so later in the order: to run it is to come
		s.reached[to] = true
		s.in[to] = slices.Clone(s.facts)
		return
	}
	n := len(s.in[to])
	s.in[to] = meet(s.in[to], s.facts)
	if len(s.in[to]) < n {
		changed(int32(to))
	}
}

// meet intersects two sorted lists in place of the first.
func meet(a, b []fact) []fact {
	out, j := a[:0], 0
	for _, f := range a {
		for j < len(b) && compareFacts(b[j], f) < 0 {
			j++
		}
		if j < len(b) && b[j] == f {
			out = append(out, f)
		}
	}
	return out
}

func (s *prover) load(facts []fact) {
	for _, l := range s.touched {
		s.held[l], s.listed[l] = s.held[l][:0], false
	}
	s.touched = s.touched[:0]
	for _, f := range facts {
		s.put(f.loc, f.v)
	}
}

// save appends to list, which is empty, the state as a sorted list, restricted to
// registers that keep.
func (s *prover) save(list []fact, keep func(regalloc.VReg) bool) []fact {
	s.current(func(f fact) {
		if keep(f.v) {
			list = append(list, f)
		}
	})
	slices.SortFunc(list, compareFacts)
	return slices.Compact(list)
}

// current calls yield with every fact that is not stale.
func (s *prover) current(yield func(fact)) {
	for _, l := range s.touched {
		for _, h := range s.held[l] {
			if h.version == s.version[h.v] {
				yield(fact{l, h.v})
			}
		}
	}
}

// define makes all facts about v stale.
func (s *prover) define(v regalloc.VReg) { s.version[v]++ }

func (s *prover) put(loc int32, v regalloc.VReg) {
	if !s.listed[loc] {
		s.touched, s.listed[loc] = append(s.touched, loc), true
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

// forget clears l and all locations that overlap it.
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
	s.moves, s.ends = s.moves[:0], s.ends[:0]
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
				if s.m.Classes[s.p.VRegs[h.v].Class].SpillSize <= width {
					s.moves = append(s.moves, h)
				}
			}
		}
		s.ends = append(s.ends, len(s.moves))
	}
	for k := a; k < b; k++ {
		s.forget(move(k).Dst)
	}
	from := 0
	for k := a; k < b; k++ {
		for _, h := range s.moves[from:s.ends[k-a]] {
			if h.version == s.version[h.v] {
				s.put(s.index(move(k).Dst), h.v)
			}
		}
		from = s.ends[k-a]
	}
}

// step executes instruction i.
func (s *prover) step(i regalloc.InstrID) {
	if s.removed(i) {
		return // wherever the value was, it is unchanged
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
			s.define(ops[k].VReg)
			s.forget(locs[k])
		}
	}
	for k := range ops {
		if ops[k].Role != regalloc.Use {
			s.put(s.index(locs[k]), ops[k].VReg)
		}
	}
}

// copies executes a parallel copy: a location that holds a source and is not written also holds its copy.
func (s *prover) copies(ops []regalloc.Operand, locs []regalloc.Loc) {
	n := len(ops) / 2
	uses, defs, from, to := ops[:n], ops[n:], locs[:n], locs[n:]
	var kept []fact
	for k := range uses {
		for _, l := range s.touched {
			if s.holds(l, uses[k].VReg) && !s.written(l, from, to) {
				kept = append(kept, fact{l, defs[k].VReg})
			}
		}
	}
	for k := range to {
		if to[k] != from[k] {
			s.forget(to[k])
		}
		s.define(defs[k].VReg)
	}
	for k := range to {
		s.put(s.index(to[k]), defs[k].VReg)
	}
	for _, f := range kept {
		s.put(f.loc, f.v)
	}
}

// written reports whether copies between the locations overwrite location l. A copy in place writes nothing.
func (s *prover) written(l int32, from, to []regalloc.Loc) bool {
	loc := regalloc.InRegister(regalloc.Reg(l))
	if int(l) >= len(s.m.Regs) {
		loc = regalloc.InSlot(l - int32(len(s.m.Regs)))
	}
	for k := range to {
		if to[k] != from[k] && s.overlap(to[k], loc) {
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
	slices.SortFunc(byArg, func(a, b int) int { return cmp.Compare(args[a], args[b]) })
	var renamed []fact
	s.current(func(f fact) {
		k := sort.Search(len(byArg), func(k int) bool { return args[byArg[k]] >= f.v })
		for ; k < len(byArg) && args[byArg[k]] == f.v; k++ {
			renamed = append(renamed, fact{f.loc, params[byArg[k]]})
		}
	})
	for _, v := range params {
		s.define(v)
	}
	for _, f := range renamed {
		s.put(f.loc, f.v)
	}
}
