package layout

import (
	"cmp"
	"slices"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// maxRoutine is how many instructions a routine has at most.
const maxRoutine = 32

// Outline makes runs of instructions that are in several places of a function routines, which are emitted once and called,
// where that is shorter. It is done on machines with a link register (target.Target.Routine), in functions that save it: as
// long as the frame is there a call costs one instruction, and a routine one that returns, or none if it ends with a call of
// another function, which is a jump there then. The instructions stay in their places (mach.Instr.Routine).
//
// Runs are found by their length: those of n instructions are sorted by what those of n-1 are and by the instruction that
// follows, so that only runs that are in several places are looked at again. They are taken in the order of the bytes
// saved. f is at stage Framed; no later pass may put anything between instructions. O(maxRoutine times n log n) for n instructions.
func (ws *Workspace) Outline(f *mach.Func) {
	link := f.Target.ABI.Link
	if f.Target.Routine == nil || link == nil || !slices.Contains(f.CalleeSaved, *link) {
		return
	}
	o := &ws.t
	o.f, o.link, o.tiles, o.mark = f, *link, f.Target.Routine(), target.NoTile
	if f.Target.Landing != nil {
		o.mark = f.Target.Landing().Mark
	}
	o.collect()
	o.keepLink()
	o.number()
	o.find()
	o.choose()
	clear(o.spots)
	o.f, o.tiles, o.lives.f = nil, nil, nil
}

// Outline is like the method Outline, with memory of its own.
func Outline(f *mach.Func) { new(Workspace).Outline(f) }

// outliner is the state of Outline, and memory that is used again for the next function.
type outliner struct {
	f     *mach.Func
	link  regalloc.Reg
	tiles *target.RoutineTiles
	mark  target.TileID // says that an indirect jump may land on it: it has to be there

	lives  liveness
	spots  []spot
	order  []int32 // spots, as they are sorted
	next   []int32 // of class
	class  []int32 // by spot: the runs that begin there and are equal have the same, -1 if a run has no equal one
	runs   []run
	places []int32 // of runs
	taken  []bool  // by spot
}

// A spot is an instruction in the order of the text. Between blocks there is one of none.
type spot struct {
	in    *mach.Instr // nil: one that no routine has
	block mach.BlockID
	at    int32
	hash  uint64
	kind  int32 // the number of the first spot of an equal instruction
	bytes int32
	ends  bool // a routine ends with it
}

// A run is one in several places.
type run struct {
	saved       int32
	length      int32
	places, end int32 // in outliner.places
}

// collect fills in the spots.
func (o *outliner) collect() {
	o.spots = o.spots[:0]
	for _, id := range o.f.Layout {
		b := o.f.Blocks[id]
		framed := id != 0 && !b.Bare
		for i := range b.Instrs {
			in := &b.Instrs[i]
			s := spot{block: id, at: int32(i)}
			switch {
			case in.Origin == mach.FromFrame:
				framed = framed && o.f.Target.Frame.Popped(in.Tile) == 0 && !o.f.Target.Frame.Leaves(in.Tile) || o.f.Target.Frame.Pushed(in.Tile) > 0
			case framed && o.fits(in):
				s.in, s.hash, s.bytes = in, hashInstr(0, in), int32(o.f.Bytes(in))
				s.ends = o.f.Target.Tiles[in.Tile].Flags&target.TileCall != 0
			}
			o.spots = append(o.spots, s)
		}
		o.spots = append(o.spots, spot{block: id, at: -1})
	}
}

// keepLink takes the spots where the link register holds a value out of what may be in routines, on machines where it may be one of those that values are kept in.
func (o *outliner) keepLink() {
	if o.f.Target.Machine.Regs[o.link].Reserved {
		return
	}
	o.lives.solve(o.f)
	units := o.f.Target.Machine.Regs[o.link].Units
	end := 0 // of the spots of a block
	for _, id := range o.f.Layout {
		b := o.f.Blocks[id]
		end += len(b.Instrs) + 1
		live := o.lives.out(id)
		for i := len(b.Instrs) - 1; i >= 0; i-- {
			s := &o.spots[end-1-len(b.Instrs)+i]
			after := live
			if live = o.lives.before(b, i, live); !live.Intersect(units).Empty() || !after.Intersect(units).Empty() {
				s.in = nil
			}
		}
	}
}

// fits reports whether in may be in a routine.
func (o *outliner) fits(in *mach.Instr) bool {
	const not = target.TileTerm | target.TileAsm | target.TileRet | target.TileFrame | target.TilePushes
	tile := &o.f.Target.Tiles[in.Tile]
	if tile.Flags&not != 0 || in.Tile == o.mark || in.Tile == o.f.Target.Frame.Nop || in.Pops() > 0 || len(tile.Literals()) > 0 || slices.ContainsFunc(in.Regs, func(r mach.Operand) bool { return r.Reg == o.link }) {
		return false
	}
	if in.Value.StackMap() != nil { // it says where the stack pointer is
		return false
	}
	if tile.Flags&target.TileCall != 0 { // one that an exception leaves is where the tables of exceptions say
		_, ok := o.tiles.Tail[in.Tile]
		return ok && !o.f.ReturnsTwice && (o.f.IR == nil || o.f.IR.Personality == nil)
	}
	return !o.f.Clobbers(in).Has(o.link)
}

// number gives equal instructions the same kind.
func (o *outliner) number() {
	o.order = o.order[:0]
	for i := range o.spots {
		if o.spots[i].in != nil {
			o.order = append(o.order, int32(i))
		}
	}
	slices.SortFunc(o.order, func(a, b int32) int {
		return cmp.Or(cmp.Compare(o.spots[a].hash, o.spots[b].hash), cmp.Compare(a, b))
	})
	for from := 0; from < len(o.order); {
		to := from + 1
		for to < len(o.order) && o.spots[o.order[to]].hash == o.spots[o.order[from]].hash {
			to++
		}
		for k := from; k < to; k++ {
			s := &o.spots[o.order[k]]
			s.kind = o.order[k]
			if first := o.order[from]; mach.Same(s.in, o.spots[first].in) { // else equal to none, which a hash makes rare
				s.kind = first
			}
		}
		from = to
	}
}

// find lists the runs that are in several places and are worth a routine.
func (o *outliner) find() {
	o.class = slices.Grow(o.class[:0], len(o.spots))[:len(o.spots)]
	o.next = slices.Grow(o.next[:0], len(o.spots))[:len(o.spots)]
	for i := range o.spots {
		o.class[i] = o.spots[i].kind
	}
	slices.Sort(o.order)
	o.runs, o.places = o.runs[:0], o.places[:0]
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
	count, end := int32(0), int32(-1)
	at := int32(len(o.places))
	for _, i := range places {
		if i >= end {
			o.places = append(o.places, i)
			count, end = count+1, i+n
		}
	}
	if saved := o.saved(places[0], n, count); saved > 0 {
		o.runs = append(o.runs, run{saved, n, at, int32(len(o.places))})
	} else {
		o.places = o.places[:at]
	}
}

// saved returns how many bytes a routine saves of the n instructions from a spot on, called in some places.
func (o *outliner) saved(i, n, places int32) int32 {
	var in mach.Instr
	bytes := int32(0)
	for _, s := range o.spots[i : i+n] {
		bytes += s.bytes
	}
	o.f.RoutineCall(&in)
	call, end := int32(o.f.Bytes(&in)), int32(0)
	if !o.spots[i+n-1].ends {
		end = int32(o.f.Bytes(&mach.Instr{Tile: o.f.Target.Frame.Ret, Mem: mach.NoMem}))
	}
	return places*(bytes-call) - bytes - end
}

// choose makes routines of runs, those first that save most.
func (o *outliner) choose() {
	slices.SortFunc(o.runs, func(a, b run) int {
		return cmp.Or(cmp.Compare(b.saved, a.saved), cmp.Compare(b.length, a.length), cmp.Compare(o.places[a.places], o.places[b.places]))
	})
	o.taken = slices.Grow(o.taken[:0], len(o.spots))[:len(o.spots)]
	clear(o.taken)
	for _, r := range o.runs {
		places := slices.DeleteFunc(o.places[r.places:r.end], func(i int32) bool { return slices.Contains(o.taken[i:i+r.length], true) })
		if len(places) == 0 || o.saved(places[0], r.length, int32(len(places))) <= 0 {
			continue
		}
		s := &o.spots[places[0]]
		o.f.Routines = append(o.f.Routines, mach.Routine{Block: s.block, At: int(s.at), Length: int(r.length)})
		for _, i := range places {
			o.spots[i].in.Routine = int32(len(o.f.Routines))
			for k := i; k < i+r.length; k++ {
				o.taken[k] = true
			}
		}
	}
}
