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

// maxRoutine is how many instructions a routine has at most.
const maxRoutine = 32

// Outline makes routines of runs of instructions that are in several places of functions: they are emitted once and called,
// where that costs less by the metric, to which a call and the return from it are two moves. It is done on machines that have
// target.Target.Routine. With a link register, that has to be saved: as long as the frame is there a call costs one
// instruction. Without one the call is on the stack, from which a routine takes nothing else. A routine ends with one that
// returns, or with a call of another function, which is a jump there then. The instructions stay in their places
// (mach.Instr.Routine). The routines are blocks of the functions that are returned, one for each set of functions that share a
// target, a section and a group.
//
// Runs are found by their length: those of n instructions are sorted by what those of n-1 are and by the instruction that
// follows, so that only runs that are in several places are looked at again. They are taken in the order of what they
// save. The functions, of one module in which taken reports whether a name is, are at stage Framed; no later pass may put
// anything between instructions. O(maxRoutine times n log n) for n instructions.
func Outline(funcs []*mach.Func, metric regalloc.Metric, taken func(name string) bool) (made []*mach.Func) {
	var keys []outlineKey
	sets := make(map[outlineKey][]*mach.Func)
	for _, f := range funcs {
		if !callsRoutines(f) {
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

// callsRoutines reports whether routines may be called in f: where the link register is saved, or where nothing that is below
// the stack pointer is in use.
func callsRoutines(f *mach.Func) bool {
	switch link := f.Target.ABI.Link; {
	case f.Target.Routine == nil || f.IR.Attrs.Naked:
		return false
	case link != nil:
		return slices.Contains(f.CalleeSaved, *link)
	}
	return !slices.ContainsFunc(f.Slots, func(s mach.Slot) bool { return s.Base == f.Target.SP && s.Disp < 0 })
}

// An outlineKey is what functions have in common that call each other's routines, which the linker keeps or leaves out with
// the first of them.
type outlineKey struct {
	target          *target.Target
	section, comdat string
	apart           bool // each has a section of its own
}

// routineNames makes names that the module does not have.
type routineNames struct {
	taken          func(name string) bool
	sets, routines int // so far
}

// name returns one of a kind of which there are n so far, and counts it.
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
	mark  target.TileID // says that an indirect jump may land on it: it has to be there
	names *routineNames
	made  *mach.Func // has the routines; nil: there are none yet

	lives  liveness
	spots  []spot
	order  []int32 // spots, as they are sorted
	next   []int32 // of class
	class  []int32 // by spot: the runs that begin there and are equal have the same, -1 if a run has no equal one
	runs   []run
	places []int32 // of runs
	taken  []bool  // by spot
	slots  map[mach.Slot]int32
}

// A spot is an instruction in the order of the text. Between blocks there is one of none.
type spot struct {
	in    *mach.Instr // nil: one that no routine has
	freq  float64
	hash  uint64
	fn    int32 // its function
	kind  int32 // the number of the first spot of an equal instruction
	bytes int32
	ends  bool // a routine ends with it
	calls bool // a routine may be called here
}

// A run is one in several places.
type run struct {
	saved       float64 // bytes
	length      int32
	places, end int32 // in outliner.places
}

// collect appends the spots of a function.
func (o *outliner) collect(fn int32) {
	f, from := o.funcs[fn], len(o.spots)
	for _, id := range f.Layout {
		b := f.Blocks[id]
		framed := id != 0 && !b.Bare || o.link == regalloc.NoReg
		for i := range b.Instrs {
			in := &b.Instrs[i]
			s := spot{fn: fn, freq: b.Freq, calls: true}
			switch {
			case in.Origin == mach.FromFrame:
				framed = o.link == regalloc.NoReg || framed && f.Target.Frame.Popped(in.Tile) == 0 && !f.Target.Frame.Leaves(in.Tile) || f.Target.Frame.Pushed(in.Tile) > 0
			case framed && o.fits(f, in):
				s.in, s.hash, s.bytes = in, hashFramed(f, in), int32(f.Bytes(in))
				s.ends = f.Target.Tiles[in.Tile].Flags&target.TileCall != 0
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

// keepLive takes the spots of f where the link register holds a value, on machines where it may, out of what may be in
// routines, and notes where none can be called because a register of veneers holds one.
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
	o.lives.solve(f)
	end := 0 // of the spots of a block
	for _, id := range f.Layout {
		b := f.Blocks[id]
		end += len(b.Instrs) + 1
		live := o.lives.out(id)
		for i := len(b.Instrs) - 1; i >= 0; i-- {
			s := &spots[end-1-len(b.Instrs)+i]
			after := live
			live = o.lives.before(b, i, live)
			s.calls = live.Intersect(veneers).Empty()
			if !live.Intersect(link).Empty() || !after.Intersect(link).Empty() {
				s.in = nil
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
		in.Value.StackMap() != nil,                                                               // it says where the stack pointer is
		slices.ContainsFunc(in.Regs, func(r mach.Operand) bool { return r.Reg == o.keeps(f) }),
		in.Mem.Slot >= 0 && f.Slots[in.Mem.Slot].Base == o.keeps(f):
		return false
	case tile.Flags&target.TileCall != 0: // one that an exception leaves is where the tables of exceptions say
		_, ok := o.tiles.Tail[in.Tile]
		return ok && !f.ReturnsTwice && f.IR.Personality == nil
	}
	return o.link == regalloc.NoReg || !f.Clobbers(in).Has(o.link)
}

// keeps returns the register that routines of f leave alone: the link register, or the stack pointer.
func (o *outliner) keeps(f *mach.Func) regalloc.Reg {
	if o.link == regalloc.NoReg {
		return f.Target.SP
	}
	return o.link
}

// number gives equal instructions the same kind.
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
			if o.funcs[s.fn].SameIn(s.in, o.funcs[first.fn], first.in) { // else equal to none, which a hash makes rare
				s.kind = o.order[from]
			}
		}
		from = to
	}
}

// find lists the runs that are in several places and are worth a routine.
func (o *outliner) find() {
	o.class, o.next = make([]int32, len(o.spots)), make([]int32, len(o.spots))
	for i := range o.spots {
		o.class[i] = o.spots[i].kind
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
	if first.in.Join == mach.JoinsPrevious || last.in.Join == mach.JoinsNext {
		return
	}
	end := int32(-1)
	at := int32(len(o.places))
	for _, i := range places {
		if i >= end && o.spots[i].calls {
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

// saved returns how many bytes a routine of n instructions saves, called in places.
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
	f := o.funcs[o.spots[places[0]].fn]
	call, end := int32(f.Bytes(&mach.Instr{Tile: o.tiles.Call, Mem: mach.NoMem})), int32(0)
	if !o.spots[places[0]+n-1].ends {
		end = int32(f.Bytes(&mach.Instr{Tile: f.Target.Frame.Ret, Mem: mach.NoMem}))
	}
	return float64(int32(len(places))*(bytes-call)-bytes-end) - o.price*executions
}

// choose makes routines of runs, those first that save most.
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

// routine makes a routine of the instructions at spots.
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
			in.Regs[k].VReg = mach.NoVReg // it is of another function
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
	return mach.Routine{Sym: b.Sym, Length: len(spots), Of: g, Block: b.ID}
}

// slot returns the number of the slot of the function with the routines that lies where s does.
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
