package layout

import (
	"cmp"
	"fmt"
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// maxRoutine is the maximum number of instructions of a routine.
const maxRoutine = 32

// Outline extracts repeated runs of instructions into routines that are emitted once and called, if that costs less
// under the metric, in which a call and its return count as two moves. It applies to machines with
// target.Target.Routine. A link register must have been saved: within the frame a call is one instruction. Otherwise
// the return address is on the stack, and routines do not access the stack. A routine ends with a return, or with a
// call of another function, which becomes a tail call. A run that leaves the function, such as an epilogue and its
// return, is jumped to, and may use the stack and the link register. The instructions stay in place
// (mach.Instr.Routine). The routines are blocks of the returned functions, one for each set of functions that share a
// target, a section and a group.
//
// Runs are found by increasing length: those of n instructions are sorted by their prefix of n-1 and the instruction
// that follows, so that only repeated runs are extended. They are processed in the order of their savings. The
// functions, of one module in which taken reports whether a name is used, are at stage Framed; no later pass may
// insert instructions. O(maxRoutine times n log n) for n instructions.
func Outline(funcs []*mach.Func, metric regalloc.Metric, taken func(name string) bool) (made []*mach.Func) {
	var keys []outlineKey
	sets := make(map[outlineKey][]*mach.Func)
	for _, f := range funcs {
		if f.Target.Routine == nil || f.IR.Attrs.Naked {
			continue
		}
		k := outlineKey{f.Target, f.IR.Section, f.IR.Comdat, f.IR.Apart || f.IR.Retained}
		if sets[k] == nil {
			keys = append(keys, k)
		}
		sets[k] = append(sets[k], f)
	}
	names := routineNames{taken: taken}
	for _, k := range keys {
		o := &outliner{funcs: sets[k], apart: k.apart, link: regalloc.NoReg, tiles: k.target.Routine(), mark: target.NoTile, names: &names}
		o.jump, o.jumps = o.tiles.Tail[o.tiles.Call]
		if metric.Byte > 0 {
			o.price = 2 * metric.Move / metric.Byte
		}
		if link := k.target.ABI.Link; link != nil {
			o.link = *link
		}
		if k.target.Landing != nil {
			o.mark = k.target.Landing().Mark
		}
		for i := range o.funcs {
			o.collect(int32(i))
		}
		o.number()
		o.find()
		if o.choose(); o.made != nil {
			made = append(made, o.made)
		}
	}
	return made
}

// callsRoutines reports whether f may call routines: the link register is saved, or no memory below the stack pointer
// is in use.
func callsRoutines(f *mach.Func) bool {
	switch link := f.Target.ABI.Link; {
	case link != nil:
		return slices.Contains(f.CalleeSaved, *link)
	}
	return !slices.ContainsFunc(f.Slots, func(s mach.Slot) bool { return s.Base == f.Target.SP && s.Disp < 0 })
}

// An outlineKey identifies functions that may call each other's routines, because the linker keeps or removes them
// together.
type outlineKey struct {
	target          *target.Target
	section, comdat string
	apart           bool // each has its own section
}

// routineNames generates names that are unique in the module.
type routineNames struct {
	taken          func(name string) bool
	sets, routines int // so far
}

// name returns a unique name of a kind, numbered from n, and increments n.
func (x *routineNames) name(kind string, n *int) string {
	for {
		name := fmt.Sprintf("%s_%d", kind, *n)
		if *n++; !x.taken(name) {
			return name
		}
	}
}

// outliner is the state of Outline for one set of functions.
type outliner struct {
	funcs []*mach.Func
	apart bool         // their sections may be far from each other
	link  regalloc.Reg // NoReg: calls are on the stack
	tiles *target.RoutineTiles
	price float64       // of a call and a return, in bytes
	mark  target.TileID // landing mark for indirect jumps; needed first
	jump  target.TileID // to a routine that leaves the function, if jumps
	jumps bool
	names *routineNames
	made  *mach.Func // contains the routines; nil: none yet

	lives  mach.Liveness
	spots  []spot
	order  []int32 // spots, sorted
	next   []int32 // of class
	class  []int32 // by spot: class of the run that begins there: equal runs share it; -1: no equal run
	runs   []run
	places []int32 // of runs
	taken  []bool  // by spot
	last   []int32 // by spot: number of spots before it whose instructions only a routine that leaves the function may contain
	slots  map[mach.Slot]int32
}

// A spot is an instruction in text order. Blocks are separated by a spot without an instruction.
type spot struct {
	in     *mach.Instr // nil: one that no routine has
	freq   float64
	hash   uint64
	fn     int32 // its function
	kind   int32 // the number of the first spot of an equal instruction
	bytes  int32
	ends   bool // a routine ends with it
	leaves bool // ... and the function
	last   bool // only a routine that leaves the function may contain it
	calls  bool // a routine may be called here, or jumped to
}

// A run is a sequence of instructions that occurs in several places.
type run struct {
	saved       float64 // bytes
	length      int32
	places, end int32 // in outliner.places
}

// collect appends the spots of a function.
func (o *outliner) collect(fn int32) {
	f, from := o.funcs[fn], len(o.spots)
	calls, jumps := callsRoutines(f), o.jumps
	if _, signs := f.Signs(); signs { // depends on the frame: there is no unwind information for routines
		jumps = false
	}
	for _, id := range f.Layout {
		b := f.Blocks[id]
		framed := id != 0 && !b.Bare || o.link == regalloc.NoReg
		for i := range b.Instrs {
			in := &b.Instrs[i]
			s := spot{fn: fn, freq: b.Freq, calls: true}
			if in.Origin == mach.FromFrame {
				framed = o.link == regalloc.NoReg || framed && f.Target.Frame.Popped(in.Tile) == 0 && !f.Target.Frame.Leaves(in.Tile) || f.Target.Frame.Pushed(in.Tile) > 0
			}
			switch {
			case calls && framed && in.Origin != mach.FromFrame && o.fits(f, in):
				s.in, s.hash = in, hashFramed(f, in)
				s.ends = f.Target.Tiles[in.Tile].Flags&target.TileCall != 0
			case jumps && o.fitsLast(f, in):
				s.in, s.hash, s.last = in, hashFramed(f, in), true
			case jumps && i == len(b.Instrs)-1:
				if exit, ok := f.Exit(in); ok {
					s.in, s.hash, s.ends, s.leaves, s.last = &exit, hashInstr(0, &exit), true, true, true
				}
			}
			if s.in != nil {
				s.bytes = int32(f.Bytes(in))
			}
			o.spots = append(o.spots, s)
		}
		o.spots = append(o.spots, spot{fn: fn})
	}
	o.keepLive(f, o.spots[from:])
}

// hashFramed is hashInstr of an instruction of f, which is at stage Framed: by where slots lie, not by their numbers.
func hashFramed(f *mach.Func, in *mach.Instr) uint64 {
	if in.Mem.Slot < 0 {
		return hashInstr(0, in)
	}
	x, s := *in, &f.Slots[in.Mem.Slot]
	x.Mem.Slot, x.Mem.Off = int32(s.Base), int32(int64(in.Mem.Off)+s.Disp)
	return hashInstr(1, &x)
}

// keepLive excludes from routines the instructions of f at which the link register is live, on machines where it may
// be, and records where no routine can be called because a register used by veneers is live.
func (o *outliner) keepLive(f *mach.Func, spots []spot) {
	regs := f.Target.Machine.Regs
	var veneers, link regalloc.RegSet
	for rs := o.tiles.Veneer; o.apart && !rs.Empty(); rs.Remove(rs.First()) {
		veneers = veneers.Union(regs[rs.First()].Units)
	}
	if o.link != regalloc.NoReg && !regs[o.link].Reserved {
		link = regs[o.link].Units
	}
	if veneers.Empty() && link.Empty() {
		return
	}
	o.lives.Solve(f)
	end := 0 // of the spots of a block
	for _, id := range f.Layout {
		b := f.Blocks[id]
		end += len(b.Instrs) + 1
		live := o.lives.Out(id)
		for i := len(b.Instrs) - 1; i >= 0; i-- {
			s := &spots[end-1-len(b.Instrs)+i]
			after := live
			live = o.lives.Before(b, i, live)
			s.calls = live.Intersect(veneers).Empty()
			if s.in != nil && !s.last && !live.Union(after).Intersect(link).Empty() {
				if s.last = o.jumps && o.fitsLast(f, s.in); !s.last {
					s.in = nil
				}
			}
		}
	}
}

// fits reports whether in, of f, may be in a routine.
func (o *outliner) fits(f *mach.Func, in *mach.Instr) bool {
	const not = target.TileTerm | target.TileAsm | target.TileRet | target.TileFrame | target.TilePushes
	frame, tile := &f.Target.Frame, &f.Target.Tiles[in.Tile]
	switch {
	case tile.Flags&not != 0 || in.Tile == o.mark || in.Tile == frame.Nop || in.Tile == frame.AdjustSP || in.Pops() > 0 || len(tile.Literals()) > 0,
		in.Origin == mach.FromCall || frame.Pushed(in.Tile) > 0 || frame.PushesArgument(in.Tile), // moves the stack pointer
		in.Value != nil && in.Value.Op == ir.OpDynAlloca,                                         // depends on the frame
		in.Value.StackMap() != nil,                                                               // it describes the stack pointer
		slices.ContainsFunc(in.Regs, func(r mach.Operand) bool { return r.Reg == o.keeps(f) }),
		in.Mem.Slot >= 0 && f.Slots[in.Mem.Slot].Base == o.keeps(f):
		return false
	case tile.Flags&target.TileCall != 0: // a throwing call must be in the function's exception table
		_, ok := o.tiles.Tail[in.Tile]
		return ok && !f.ReturnsTwice && f.IR.Personality == nil
	}
	return o.link == regalloc.NoReg || !f.Clobbers(in).Has(o.link)
}

// fitsLast reports whether in, of f, may be in a routine that leaves the function, before its end.
func (o *outliner) fitsLast(f *mach.Func, in *mach.Instr) bool {
	const not = target.TileTerm | target.TileAsm | target.TileRet | target.TileFrame | target.TilePushes | target.TileCall
	frame, tile := &f.Target.Frame, &f.Target.Tiles[in.Tile]
	switch {
	case tile.Flags&not != 0 || in.Tile == o.mark || in.Tile == frame.Nop || in.Pops() > 0 || len(tile.Literals()) > 0,
		in.Origin == mach.FromCall || frame.Pushed(in.Tile) > 0 || frame.PushesArgument(in.Tile),
		in.Value != nil && in.Value.Op == ir.OpDynAlloca, in.Value.StackMap() != nil:
		return false
	case in.Origin == mach.FromFrame:
		return frame.Popped(in.Tile) > 0 || frame.Adjusts(in.Tile) && in.Imm > 0
	}
	return in.Tile != frame.AdjustSP
}

// keeps returns the register that routines of f preserve: the link register, or the stack pointer.
func (o *outliner) keeps(f *mach.Func) regalloc.Reg {
	if o.link == regalloc.NoReg {
		return f.Target.SP
	}
	return o.link
}

// number assigns the same kind to equal instructions.
func (o *outliner) number() {
	for i := range o.spots {
		if o.spots[i].in != nil {
			o.order = append(o.order, int32(i))
		}
	}
	slices.SortFunc(o.order, func(a, b int32) int {
		return cmp.Or(cmp.Compare(o.spots[a].hash, o.spots[b].hash), cmp.Compare(a, b))
	})
	for from := 0; from < len(o.order); {
		first := &o.spots[o.order[from]]
		to := from
		for ; to < len(o.order) && o.spots[o.order[to]].hash == first.hash; to++ {
			s := &o.spots[o.order[to]]
			s.kind = o.order[to]
			if o.funcs[s.fn].SameIn(s.in, o.funcs[first.fn], first.in) { // unequal despite the hash, which is rare
				s.kind = o.order[from]
			}
		}
		from = to
	}
}

// find lists the runs that occur in several places and are worth a routine.
func (o *outliner) find() {
	o.class, o.next, o.last = make([]int32, len(o.spots)), make([]int32, len(o.spots)), make([]int32, len(o.spots)+1)
	for i := range o.spots {
		o.class[i] = o.spots[i].kind
		if o.last[i+1] = o.last[i]; o.spots[i].last {
			o.last[i+1]++
		}
	}
	slices.Sort(o.order)
	for n := int32(1); len(o.order) > 1 && n <= maxRoutine; n++ {
		o.order = slices.DeleteFunc(o.order, func(i int32) bool {
			last := &o.spots[i+n-1]
			return last.in == nil || n > 1 && o.spots[i+n-2].ends
		})
		slices.SortFunc(o.order, func(a, b int32) int {
			return cmp.Or(cmp.Compare(o.class[a], o.class[b]), cmp.Compare(o.spots[a+n-1].kind, o.spots[b+n-1].kind), cmp.Compare(a, b))
		})
		kept := o.order[:0]
		for from := 0; from < len(o.order); {
			first := o.order[from]
			to := from + 1
			for to < len(o.order) && o.class[o.order[to]] == o.class[first] && o.spots[o.order[to]+n-1].kind == o.spots[first+n-1].kind {
				to++
			}
			if to > from+1 {
				o.add(o.order[from:to], n)
				for _, i := range o.order[from:to] {
					o.next[i] = first
				}
				kept = append(kept, o.order[from:to]...)
			}
			from = to
		}
		o.order = kept
		for _, i := range o.order {
			o.class[i] = o.next[i]
		}
	}
}

// add lists a run of n instructions in the given places, if it is worth a routine.
func (o *outliner) add(places []int32, n int32) {
	first, last := &o.spots[places[0]], &o.spots[places[0]+n-1]
	if first.in.Join == mach.JoinsPrevious || last.in.Join == mach.JoinsNext || last.leaves && n == 1 {
		return
	}
	end := int32(-1)
	at := int32(len(o.places))
	for _, i := range places {
		if i >= end && o.spots[i].calls && (last.leaves || o.last[i+n] == o.last[i]) {
			o.places = append(o.places, i)
			end = i + n
		}
	}
	if saved := o.saved(o.places[at:], n); saved > 0 {
		o.runs = append(o.runs, run{saved, n, at, int32(len(o.places))})
	} else {
		o.places = o.places[:at]
	}
}

// saved returns the number of bytes saved by a routine of n instructions called in places.
func (o *outliner) saved(places []int32, n int32) float64 {
	if len(places) < 2 {
		return 0
	}
	bytes, executions := int32(0), 0.0
	for _, s := range o.spots[places[0] : places[0]+n] {
		bytes += s.bytes
	}
	for _, i := range places {
		executions += o.spots[i].freq
	}
	f, last := o.funcs[o.spots[places[0]].fn], &o.spots[places[0]+n-1]
	if last.leaves {
		jump := int32(f.Bytes(&mach.Instr{Tile: o.jump, Mem: mach.NoMem}))
		return float64(int32(len(places))*(bytes-jump)-bytes) - o.price/2*executions
	}
	call, end := int32(f.Bytes(&mach.Instr{Tile: o.tiles.Call, Mem: mach.NoMem})), int32(0)
	if !last.ends {
		end = int32(f.Bytes(&mach.Instr{Tile: f.Target.Frame.Ret, Mem: mach.NoMem}))
	}
	return float64(int32(len(places))*(bytes-call)-bytes-end) - o.price*executions
}

// choose forms routines from runs, the most profitable first.
func (o *outliner) choose() {
	slices.SortFunc(o.runs, func(a, b run) int {
		return cmp.Or(cmp.Compare(b.saved, a.saved), cmp.Compare(b.length, a.length), cmp.Compare(o.places[a.places], o.places[b.places]))
	})
	o.taken = make([]bool, len(o.spots))
	for _, r := range o.runs {
		places := slices.DeleteFunc(o.places[r.places:r.end], func(i int32) bool { return slices.Contains(o.taken[i:i+r.length], true) })
		if o.saved(places, r.length) <= 0 {
			continue
		}
		to := o.routine(o.spots[places[0] : places[0]+r.length])
		for _, i := range places {
			f := o.funcs[o.spots[i].fn]
			if n := len(f.Routines); n == 0 || f.Routines[n-1] != to {
				f.Routines = append(f.Routines, to)
			}
			o.spots[i].in.Routine = int32(len(f.Routines))
			for k := i; k < i+r.length; k++ {
				o.taken[k] = true
			}
		}
	}
}

// routine creates a routine of the instructions at spots.
func (o *outliner) routine(spots []spot) mach.Routine {
	from := o.funcs[spots[0].fn]
	if o.made == nil {
		fn := &ir.Func{SymInfo: ir.SymInfo{Name: o.names.name("OUTLINED_FUNCTIONS", &o.names.sets), Linkage: ir.Internal, Section: from.IR.Section, Comdat: from.IR.Comdat, Apart: o.apart}}
		fn.Attrs.MinSize, fn.Attrs.OptSize, fn.Attrs.NoUnwind = true, true, true
		o.made = &mach.Func{Name: fn.Name, IR: fn, Target: from.Target, Stage: mach.Framed}
		o.slots = make(map[mach.Slot]int32)
	}
	g := o.made
	g.IR.Attrs.UWTable = g.IR.Attrs.UWTable || from.IR.Attrs.UWTable
	b := &mach.Block{ID: mach.BlockID(len(g.Blocks)), Freq: 1, Bare: true, Sym: &ir.Func{SymInfo: ir.SymInfo{Name: o.names.name("OUTLINED_FUNCTION", &o.names.routines), Linkage: ir.Internal}}}
	for _, s := range spots {
		in := *s.in
		in.Pos, in.Point, in.Regs = 0, 0, slices.Clone(in.Regs)
		for k := range in.Regs {
			in.Regs[k].VReg = mach.NoVReg // it belongs to another function
		}
		if in.Mem.Slot >= 0 {
			in.Mem.Slot = o.slot(&from.Slots[in.Mem.Slot])
		}
		b.Instrs = append(b.Instrs, in)
	}
	var end mach.Instr
	early := from.RoutineEnd(b.Instrs, &end)
	b.Instrs = append(b.Instrs[:len(b.Instrs)-early], end)
	g.Blocks, g.Layout = append(g.Blocks, b), append(g.Layout, b.ID)
	return mach.Routine{Sym: b.Sym, Length: len(spots), Leaves: spots[len(spots)-1].leaves, Of: g, Block: b.ID}
}

// slot returns the number of the slot at the location of s in the function that contains the routines.
func (o *outliner) slot(s *mach.Slot) int32 {
	at := mach.Slot{Kind: mach.SpillSlot, Size: s.Size, Align: s.Align, Base: s.Base, Disp: s.Disp}
	n, ok := o.slots[at]
	if !ok {
		n = int32(len(o.made.Slots))
		o.slots[at] = n
		o.made.Slots = append(o.made.Slots, at)
	}
	return n
}
