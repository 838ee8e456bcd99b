package debuginfo

import (
	"cmp"
	"slices"

	"spillway/cfg"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Locate computes the locations of the watched registers of f, at stage Split, under r, a Result for p =
// mach.Problem(f), and records them in f. It is a forward data-flow analysis: a location holds a value until it is
// overwritten, even if the value is dead. At joins, the facts of all predecessors are intersected.
//
// Requires: a valid Result of a Problem in SSA form. Time: as package check, for the watched registers and those copied
// to them.
func Locate(f *mach.Func, p *regalloc.Problem, r *regalloc.Result) {
	if len(f.Watched) == 0 {
		return
	}
	w := &locator{f: f, p: p, r: r, watched: make([]bool, len(p.VRegs))}
	pl := &mach.Places{FirstSlot: int32(len(f.Slots))}
	f.Places = pl
	w.incoming(pl)
	if !w.watch() {
		pl.Start = make([]int32, len(p.VRegs)+1)
		return
	}
	w.iterate()
	w.record(pl)
}

// locator is the working state of Locate.
type locator struct {
	f       *mach.Func
	p       *regalloc.Problem
	r       *regalloc.Result
	watched []bool // by register: it is watched, or passed to a register that is
	flow    *cfg.Flow
	order   *cfg.Order

	in      [][]fact // by block, sorted
	reached []bool

	held      [][]regalloc.VReg // by location, registers first, then slots: the values it holds
	where     [][]stay          // by register
	live      []regalloc.VReg   // registers with a location at the current instruction, each once
	listed    []bool            // by register: it is in live
	moved     []fact            // scratch, as is the following
	saved     []fact
	after     []fact
	at        int32 // the current instruction
	out       []found
	recording bool // record stays
}

// A fact is a location, in the upper half, and a register whose value it holds.
type fact uint64

func factOf(loc int32, v regalloc.VReg) fact { return fact(loc)<<32 | fact(uint32(v)) }

func (f fact) loc() int32       { return int32(f >> 32) }
func (f fact) v() regalloc.VReg { return regalloc.VReg(int32(uint32(f))) }

// A stay is a location that holds a value since before instruction from or, if made, since after the preceding one.
type stay struct {
	loc, from int32
	made      bool
}

// A found is a completed stay of v.
type found struct {
	v regalloc.VReg
	s mach.Stay
}

// incoming finds the registers that hold an argument passed in memory, whose slot is never written.
func (w *locator) incoming(pl *mach.Places) {
	pl.Incoming, pl.Entry = make([]int32, len(w.p.VRegs)), make([]regalloc.Reg, len(w.p.VRegs))
	for v := range pl.Entry {
		pl.Entry[v] = regalloc.NoReg
	}
	if len(w.f.Blocks) > 0 && len(w.f.Blocks[0].Instrs) > 0 && w.f.Target.Tiles[w.f.Blocks[0].Instrs[0].Tile].Flags&target.TileHidden != 0 {
		for _, op := range w.p.Ops(0) {
			if op.Role == regalloc.Def && op.Constraint == regalloc.InReg {
				pl.Entry[op.VReg] = op.Reg
			}
		}
	}
	id := 0
	for _, b := range w.f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if w.p.Instrs[id].Flags&regalloc.FlagRemat != 0 && in.Mem.Used && in.Mem.Slot >= 0 && w.f.Target.Tiles[in.Tile].Flags&target.TileLoads != 0 &&
				w.f.Slots[in.Mem.Slot].Kind == mach.IncomingSlot && in.Mem.Off == 0 && in.Value != nil && in.Value.Op == ir.OpLoad {
				pl.Incoming[in.Regs[0].VReg] = in.Mem.Slot + 1
			}
			id++
		}
	}
}

// watch finds the registers to track, and reports whether there are any.
func (w *locator) watch() (any bool) {
	for _, vs := range w.f.Watched {
		for _, v := range vs {
			if v != mach.NoVReg {
				w.watched[v] = true
				any = true
			}
		}
	}
	if !any {
		return false
	}
	for again := true; again; {
		again = false
		pass := func(from, to regalloc.VReg) {
			if w.watched[to] && !w.watched[from] {
				w.watched[from], again = true, true
			}
		}
		for e := len(w.p.Edges) - 1; e >= 0; e-- {
			args := w.p.EdgeArgs(regalloc.EdgeID(e))
			for k, v := range w.p.BlockParams(w.p.Edges[e].To) {
				if k < len(args) {
					pass(args[k], v)
				}
			}
		}
		for i := len(w.p.Instrs) - 1; i >= 0; i-- {
			if w.p.Instrs[i].Flags&regalloc.FlagMove != 0 {
				ops := w.p.Ops(regalloc.InstrID(i))
				for k := range len(ops) / 2 {
					pass(ops[k].VReg, ops[k+len(ops)/2].VReg)
				}
			}
		}
	}
	return true
}

func (w *locator) iterate() {
	w.flow = cfg.NewFlow(w.p)
	w.order = cfg.ReversePostorder(w.flow)
	n := len(w.p.Blocks)
	w.in, w.reached = make([][]fact, n), make([]bool, n)
	w.held, w.where = make([][]regalloc.VReg, len(w.p.Machine.Regs)+len(w.r.Slots)), make([][]stay, len(w.p.VRegs))
	w.listed = make([]bool, len(w.p.VRegs))
	for i, b := range w.order.Blocks {
		w.reached[b] = i == 0 || i >= w.order.Reachable
	}
	w.order.Forward(func(b int32, changed func(to int32)) { w.block(regalloc.BlockID(b), changed) })
}

// record visits every block again, and records the stays.
func (w *locator) record(pl *mach.Places) {
	w.recording = true
	for b := range w.p.Blocks {
		w.block(regalloc.BlockID(b), nil)
	}
	pl.Start = make([]int32, len(w.p.VRegs)+1)
	for k := range w.out {
		pl.Start[w.out[k].v+1]++
	}
	for v := range w.p.VRegs {
		pl.Start[v+1] += pl.Start[v]
	}
	pl.All = make([]mach.Stay, len(w.out))
	fill := slices.Clone(pl.Start)
	for k := range w.out {
		f := &w.out[k]
		pl.All[fill[f.v]] = f.s
		fill[f.v]++
	}
	for v := range w.p.VRegs {
		slices.SortFunc(pl.All[pl.Start[v]:pl.Start[v+1]], func(a, b mach.Stay) int {
			return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.Loc, b.Loc), cmp.Compare(a.To, b.To))
		})
	}
}

func (w *locator) block(b regalloc.BlockID, changed func(to int32)) {
	first, end := w.p.InstrRange(b)
	w.at = int32(first)
	w.load(w.in[b])
	for i, moves := range w.r.Points(first, end) {
		w.at = int32(i)
		w.steps(moves)
		w.step(i)
	}
	w.at = int32(end)
	if w.recording {
		w.load(nil)
		return
	}
	e0, e1 := w.p.Succs(b)
	var after []fact
	if e1-e0 > 1 {
		after = w.save(w.after[:0])
		w.after = after
	}
	for e := e0; e < e1; e++ {
		if e > e0 {
			w.load(after)
		}
		w.edge(e, changed)
	}
	w.load(nil)
}

func (w *locator) edge(e regalloc.EdgeID, changed func(to int32)) {
	w.steps(w.r.MovesOn(e))
	to := w.p.Edges[e].To
	w.rename(w.p.BlockParams(to), w.p.EdgeArgs(e))
	w.saved = w.save(w.saved[:0])
	if !w.reached[to] {
		w.reached[to] = true
		w.in[to] = slices.Clone(w.saved)
		return
	}
	n := len(w.in[to])
	w.in[to] = meet(w.in[to], w.saved)
	if len(w.in[to]) < n {
		changed(int32(to))
	}
}

// meet intersects two sorted lists, in place of the first.
func meet(a, b []fact) []fact {
	out, j := a[:0], 0
	for _, f := range a {
		for j < len(b) && b[j] < f {
			j++
		}
		if j < len(b) && b[j] == f {
			out = append(out, f)
		}
	}
	return out
}

// load sets the state to facts, and ends all other stays.
func (w *locator) load(facts []fact) {
	for _, v := range w.live {
		for _, s := range w.where[v] {
			w.close(v, s, true)
			w.held[s.loc] = w.held[s.loc][:0]
		}
		w.where[v], w.listed[v] = w.where[v][:0], false
	}
	w.live = w.live[:0]
	for _, f := range facts {
		w.put(f.loc(), f.v(), w.at)
	}
}

// save appends the state to list, which is empty, sorted.
func (w *locator) save(list []fact) []fact {
	for _, v := range w.live {
		for _, s := range w.where[v] {
			list = append(list, factOf(s.loc, v))
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// close ends a stay of v, before instruction at or with it.
func (w *locator) close(v regalloc.VReg, s stay, before bool) {
	if !w.recording {
		return
	}
	to := w.at
	if !before {
		to++
	}
	if s.from < to || s.from == to && s.made && before {
		w.out = append(w.out, found{v, mach.Stay{From: s.from + 1, To: to + 1, Loc: w.loc(s.loc), Survives: before, Made: s.made}})
	}
}

// loc returns the location with the given number.
func (w *locator) loc(n int32) regalloc.Loc {
	if int(n) < len(w.p.Machine.Regs) {
		return regalloc.InRegister(regalloc.Reg(n))
	}
	return regalloc.InSlot(n - int32(len(w.p.Machine.Regs)))
}

// number returns the number of a register or slot.
func (w *locator) number(l regalloc.Loc) int32 {
	if l.Kind() == regalloc.RegLoc {
		return int32(l.Reg())
	}
	return int32(len(w.p.Machine.Regs)) + l.Slot()
}

func (w *locator) put(loc int32, v regalloc.VReg, from int32) {
	for _, s := range w.where[v] {
		if s.loc == loc {
			return
		}
	}
	if !w.listed[v] {
		w.live, w.listed[v] = append(w.live, v), true
	}
	w.where[v] = append(w.where[v], stay{loc, from, from > w.at})
	w.held[loc] = append(w.held[loc], v)
}

// clear empties the location with the given number.
func (w *locator) clear(loc int32, before bool) {
	for _, v := range w.held[loc] {
		k := slices.IndexFunc(w.where[v], func(s stay) bool { return s.loc == loc })
		w.close(v, w.where[v][k], before)
		w.where[v] = slices.Delete(w.where[v], k, k+1)
	}
	w.held[loc] = w.held[loc][:0]
}

// forget empties l and all locations that overlap it.
func (w *locator) forget(l regalloc.Loc, before bool) {
	switch l.Kind() {
	case regalloc.SlotLoc:
		w.clear(w.number(l), before)
	case regalloc.RegLoc:
		w.forgetAll(w.p.Machine.Conflicts(l.Reg()), before)
	}
}

func (w *locator) forgetAll(rs regalloc.RegSet, before bool) {
	for r := rs.First(); r != regalloc.NoReg; r = rs.First() {
		rs.Remove(r)
		w.clear(int32(r), before)
	}
}

// define removes v from all its locations.
func (w *locator) define(v regalloc.VReg, before bool) {
	for _, s := range w.where[v] {
		w.close(v, s, before)
		w.held[s.loc] = slices.DeleteFunc(w.held[s.loc], func(x regalloc.VReg) bool { return x == v })
	}
	w.where[v] = w.where[v][:0]
}

// steps executes moves step by step; the moves of a step are parallel.
func (w *locator) steps(moves regalloc.Moves) {
	for step := range moves.Steps() {
		w.parallel(step)
	}
}

func (w *locator) parallel(step regalloc.Moves) {
	w.moved = w.moved[:0]
	for k := range step.Len() {
		m := step.At(k)
		dst := w.number(m.Dst)
		if m.Src.Kind() == regalloc.RematLoc {
			if w.watched[m.VReg] {
				w.moved = append(w.moved, factOf(dst, m.VReg))
			}
			continue
		}
		for _, v := range w.held[w.number(m.Src)] {
			if w.p.Carries(m, v) {
				w.moved = append(w.moved, factOf(dst, v))
			}
		}
	}
	for k := range step.Len() {
		w.forget(step.At(k).Dst, true)
	}
	for _, f := range w.moved {
		w.put(f.loc(), f.v(), w.at)
	}
}

// step executes instruction i.
func (w *locator) step(i regalloc.InstrID) {
	in := &w.p.Instrs[i]
	ops := w.p.Ops(i)
	locs := w.r.Locs[in.Operands[0]:in.Operands[1]]
	for k := range ops {
		if locs[k].Kind() == regalloc.RematLoc && w.p.VRegs[ops[k].VReg].Remat == i {
			return // not executed
		}
	}
	if in.Flags&regalloc.FlagMove != 0 {
		w.copies(ops, locs)
		return
	}
	for r := in.Clobbers; !r.Empty(); {
		k := r.First()
		r.Remove(k)
		w.forgetAll(w.p.Machine.Conflicts(k), false)
	}
	for k := range ops {
		if ops[k].Role != regalloc.Use {
			w.define(ops[k].VReg, false)
			w.forget(locs[k], false)
		}
	}
	for k := range ops {
		if v := ops[k].VReg; ops[k].Role != regalloc.Use && w.watched[v] {
			w.put(w.number(locs[k]), v, w.at+1)
		}
	}
}

// copies executes a parallel copy: each location that holds a source and is not overwritten then also holds its copy.
func (w *locator) copies(ops []regalloc.Operand, locs []regalloc.Loc) {
	n := len(ops) / 2
	w.moved = w.moved[:0]
	for k := range n {
		use, def := ops[k].VReg, ops[n+k].VReg
		if !w.watched[def] {
			continue
		}
		for _, s := range w.where[use] {
			if !w.written(s.loc, locs[:n], locs[n:]) {
				w.moved = append(w.moved, factOf(s.loc, def))
			}
		}
		w.moved = append(w.moved, factOf(w.number(locs[n+k]), def))
	}
	for k := n; k < len(ops); k++ {
		if locs[k] != locs[k-n] {
			w.forget(locs[k], false)
		}
		w.define(ops[k].VReg, false)
	}
	for _, f := range w.moved {
		w.put(f.loc(), f.v(), w.at+1)
	}
}

// written reports whether copies from one list of locations to the other overwrite location l.
func (w *locator) written(l int32, from, to []regalloc.Loc) bool {
	for k := range to {
		switch {
		case to[k] == from[k]:
		case to[k].Kind() == regalloc.RegLoc && int(l) < len(w.p.Machine.Regs):
			if conflicts := w.p.Machine.Conflicts(to[k].Reg()); conflicts.Has(regalloc.Reg(l)) {
				return true
			}
		case to[k] == w.loc(l):
			return true
		}
	}
	return false
}

// rename makes each location of an argument also a location of its parameter.
func (w *locator) rename(params, args []regalloc.VReg) {
	w.moved = w.moved[:0]
	for k, v := range params {
		if w.watched[v] {
			for _, s := range w.where[args[k]] {
				w.moved = append(w.moved, factOf(s.loc, v))
			}
		}
	}
	for _, v := range params {
		w.define(v, true)
	}
	for _, f := range w.moved {
		w.put(f.loc(), f.v(), w.at)
	}
}
