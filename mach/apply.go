package mach

import (
	"fmt"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
	"spillway/target"
)

// Apply applies r, a Result for p = Problem(f): operands get their registers, spilled and rematerialized operands
// become memory and immediate forms, moves become instructions (package shuffle sequentializes them), and block
// parameters disappear. It takes f from stage Split to Allocated. r must be correct (package check proves it); O(size
// of f and r), times the passes of register liveness.
func Apply(f *Func, p *regalloc.Problem, r *regalloc.Result, metric regalloc.Metric) error {
	return ApplyObserved(f, p, r, metric, nil)
}

// ApplyObserved is Apply; observe, if not nil, is called with every group of moves after its instructions are emitted,
// in the order of the blocks.
func ApplyObserved(f *Func, p *regalloc.Problem, r *regalloc.Result, metric regalloc.Metric, observe func(*Transfer)) error {
	return new(Workspace).Apply(f, p, r, metric, observe)
}

// A Workspace is reusable memory for Problems and for applying Results. A Problem is valid until the next one is made
// in it.
type Workspace struct {
	builder problemBuilder
	applier applier
	splits  splitMemory
}

// Apply is ApplyObserved in this workspace.
func (ws *Workspace) Apply(f *Func, p *regalloc.Problem, r *regalloc.Result, metric regalloc.Metric, observe func(*Transfer)) error {
	a := &ws.applier
	a.f, a.t, a.p, a.r, a.metric, a.observe = f, f.Target, p, r, metric, observe
	a.prepare()
	a.placeMoves()
	if a.moving {
		a.liveness()
	}
	for b := range f.Blocks {
		if err := a.rewrite(BlockID(b)); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
	}
	for _, b := range f.Blocks {
		b.Params = nil
		for i := range b.Succs {
			b.Succs[i].Args = nil
		}
	}
	f.saveCalleeSaved()
	f.Stage = Allocated
	a.spare, a.out, a.regs = a.out, nil, nil // they are the function's
	return nil
}

// Recycle reclaims the memory of the function last passed to Apply, and of its blocks on edges, which must no longer
// be used.
func (ws *Workspace) Recycle() {
	ws.splits.blocks.Reset()
	ws.splits.instrs.Reset()
	ws.splits.succs.Reset()
	a := &ws.applier
	clear(a.spare)
	a.room, a.spare = a.spare[:0], nil
}

// applier is the working state of Apply.
type applier struct {
	// inputs
	f      *Func
	t      *target.Target
	p      *regalloc.Problem
	r      *regalloc.Result
	metric regalloc.Metric // prices the choice between moves and swaps
	// observe is called with every group of moves; or nil
	observe func(*Transfer)

	// derived
	firstSlot int32             // the Func slot that is slot 0 of the Result
	edgeMoves [][2]int32        // by edge: range of r.EdgeMoves
	pred      []regalloc.EdgeID // by block: its only incoming edge, or None
	remat     []*Instr          // by virtual register: the instruction that rematerializes it, or nil
	defs      []Instr           // of remat: instructions as they were
	room      []Instr           // for out: taken back from another function
	spare     []Instr           // the previous out; free once reclaimed
	items     [][]item          // by block
	all       []item            // of all blocks
	moves     []regalloc.Move   // of all items
	moving    bool              // something moves
	free      regalloc.RegSet   // registers that may serve as scratch
	reserved  regalloc.RegSet   // ... that nothing may write to

	live  live.Registers
	order []BlockID // of the blocks for it

	// evolving
	resolver resolver
	out      []Instr   // of all blocks
	regs     []Operand // of new instructions
	seen     Transfer  // passed to the observer
}

// An item of a block is a group of moves that happen at once, or an
// instruction.
type item struct {
	instr regalloc.InstrID // or None
	index int              // of the instruction in its block
	cause Cause            // of the moves
	moves []regalloc.Move  // InstrMoves and EdgeMoves, stripped
	live  regalloc.RegSet  // units of registers that are needed afterwards
}

func (a *applier) prepare() {
	f := a.f
	a.firstSlot = int32(len(f.Slots))
	for _, s := range a.r.Slots {
		f.Slots = append(f.Slots, Slot{Kind: SpillSlot, Size: int64(s.Size), Align: int64(s.Align)})
	}
	a.findRemats()
	a.pred = scratch.Filled(a.pred, len(f.Blocks), regalloc.None)
	for e := range a.p.Edges {
		a.pred[a.p.Edges[e].To] = regalloc.EdgeID(e)
	}
	a.edgeMoves = scratch.Zeroed(a.edgeMoves, len(a.p.Edges))
	for lo := 0; lo < len(a.r.EdgeMoves); {
		hi := lo
		for hi < len(a.r.EdgeMoves) && a.r.EdgeMoves[hi].Edge == a.r.EdgeMoves[lo].Edge {
			hi++
		}
		a.edgeMoves[a.r.EdgeMoves[lo].Edge] = [2]int32{int32(lo), int32(hi)}
		lo = hi
	}
	a.findFree()
	a.resolver.init(a)
}

// findRemats sets remat to copies of the instructions, since those of the
// function are going to be changed.
func (a *applier) findRemats() {
	a.remat, a.defs = scratch.Zeroed(a.remat, len(a.p.VRegs)), a.defs[:0]
	n := 0
	for v := range a.p.VRegs {
		if a.p.VRegs[v].Remat != regalloc.None {
			n++
		}
	}
	a.defs = scratch.Room(a.defs, n)
	id := 0
	for _, b := range a.f.Blocks {
		for i := range b.Instrs {
			in := &a.p.Instrs[id]
			if in.Flags&regalloc.FlagRemat != 0 {
				if v := a.p.Operands[in.Operands[0]].VReg; int(a.p.VRegs[v].Remat) == id {
					a.defs = append(a.defs, b.Instrs[i])
					a.remat[v] = &a.defs[len(a.defs)-1]
				}
			}
			id++
		}
	}
}

// findFree collects the registers that cost nothing to use, and those that may not be used.
func (a *applier) findFree() {
	m := a.t.Machine
	a.reserved = regalloc.RegSet{}
	var used regalloc.RegSet
	for r := a.f.ABI().CallerSaved; !r.Empty(); {
		x := r.First()
		r.Remove(x)
		used = used.Union(m.Kin(x))
	}
	note := func(l regalloc.Loc) {
		if l.Kind() == regalloc.RegLoc {
			used = used.Union(m.Kin(l.Reg()))
		}
	}
	for _, l := range a.r.Locs {
		note(l)
	}
	for i := range a.r.InstrMoves {
		note(a.r.InstrMoves[i].Dst)
	}
	for i := range a.r.EdgeMoves {
		note(a.r.EdgeMoves[i].Dst)
	}
	for i := range m.Regs {
		if m.Regs[i].Reserved || a.p.Reserved.Has(regalloc.Reg(i)) {
			a.reserved.Add(regalloc.Reg(i))
		}
	}
	a.free = used.Minus(a.reserved)
}

// placeMoves lays out every block as a row of items: the moves of its incoming
// edge if it is the only one, the instructions with the moves before them, and
// ahead of the terminator the moves of the outgoing edge if it is the only one.
func (a *applier) placeMoves() {
	im, em := a.r.InstrMoves, a.r.EdgeMoves
	a.items, a.all = scratch.Sized(a.items, len(a.f.Blocks)), scratch.Room(a.all[:0], len(a.p.Instrs)+len(im)+len(em))
	a.moves, a.moving = scratch.Room(a.moves[:0], len(im)+len(em)), len(im)+len(em) > 0
	n := len(a.p.Instrs) + len(im) + len(em)
	if a.out, a.room = a.room, nil; cap(a.out) < n {
		a.out = make([]Instr, 0, n)
	}
	id := regalloc.InstrID(0)
	for b, blk := range a.f.Blocks {
		first := len(a.all)
		if len(blk.Preds) == 1 && !a.atEndOf(blk.Preds[0]) {
			a.edgeGroups(a.pred[b])
		}
		for i := range blk.Instrs {
			n := 0
			for n < len(im) && im[n].Before == id {
				n++
			}
			for lo := 0; lo < n; {
				from, hi := len(a.moves), lo
				for ; hi < n && im[hi].Step == im[lo].Step; hi++ {
					a.moves = append(a.moves, im[hi].Move)
				}
				a.group(CauseOf(a.p, id), from)
				lo = hi
			}
			im = im[n:]
			if i == len(blk.Instrs)-1 && a.atEndOf(blk.ID) {
				a.edgeGroups(a.p.Blocks[b].Succs[0])
			}
			a.moving = a.moving || a.p.Instrs[id].Flags&regalloc.FlagMove != 0
			a.all = append(a.all, item{instr: id, index: i})
			id++
		}
		a.items[b] = a.all[first:]
	}
}

// group appends the moves from the given number on as an item.
func (a *applier) group(cause Cause, from int) {
	a.all = append(a.all, item{instr: regalloc.None, cause: cause, moves: a.moves[from:]})
}

// atEndOf reports whether moves on the edges out of b are at its end; else
// they are at the start of the edges' targets.
func (a *applier) atEndOf(b BlockID) bool {
	blk := a.f.Blocks[b]
	return len(blk.Succs) == 1 && len(blk.Instrs[len(blk.Instrs)-1].Regs) == 0
}

func (a *applier) edgeGroups(e regalloc.EdgeID) {
	em := a.r.EdgeMoves[a.edgeMoves[e][0]:a.edgeMoves[e][1]]
	for lo := 0; lo < len(em); {
		from, hi := len(a.moves), lo
		for ; hi < len(em) && em[hi].Step == em[lo].Step; hi++ {
			a.moves = append(a.moves, em[hi].Move)
		}
		a.group(CauseEdge, from)
		lo = hi
	}
}

// rewrite replaces the instructions of block b, in place if nothing moves in it.
func (a *applier) rewrite(b BlockID) error {
	blk := a.f.Blocks[b]
	if a.quiet(b) {
		others := a.out
		a.out = blk.Instrs[:0]
		err := a.appendItems(b, blk)
		blk.Instrs, a.out = a.out, others
		return err
	}
	first := len(a.out)
	err := a.appendItems(b, blk)
	blk.Instrs = a.out[first:len(a.out):len(a.out)]
	return err
}

// quiet reports whether no instruction of b becomes more than one.
func (a *applier) quiet(b BlockID) bool {
	if len(a.items[b]) != len(a.f.Blocks[b].Instrs) {
		return false
	}
	first, end := a.p.InstrRange(b)
	for i := first; i < end; i++ {
		if a.p.Instrs[i].Flags&regalloc.FlagMove != 0 {
			return false
		}
	}
	return true
}

func (a *applier) appendItems(b BlockID, blk *Block) error {
	for i := range a.items[b] {
		it := &a.items[b][i]
		if it.instr == regalloc.None {
			a.transfer(it.cause, b, it.moves, it.live)
			continue
		}
		if err := a.instr(b, &blk.Instrs[it.index], it); err != nil {
			return fmt.Errorf("block %d: instruction %d: %w", b, it.instr, err)
		}
	}
	return nil
}

// operands returns n operands for a new instruction.
func (a *applier) operands(n int) []Operand {
	if len(a.regs)+n > cap(a.regs) {
		a.regs = make([]Operand, 0, max(n, 64))
	}
	k := len(a.regs)
	a.regs = a.regs[:k+n]
	return a.regs[k : k+n : k+n]
}

// transfer appends the instructions that carry out moves at once, where the
// units in live are needed afterwards, and shows them to the observer.
func (a *applier) transfer(cause Cause, b BlockID, moves []regalloc.Move, live regalloc.RegSet) {
	n := len(a.out)
	live = a.touching(live)
	a.resolver.sequence(moves, live)
	if a.observe != nil {
		a.seen = Transfer{Cause: cause, Block: b, Moves: moves, Instrs: a.out[n:], r: &a.resolver, live: live}
		a.observe(&a.seen)
	}
}

// instr appends in, of block b, with its operands where the Result has them.
func (a *applier) instr(b BlockID, in *Instr, it *item) error {
	ops := a.p.Instrs[it.instr].Operands
	locs := a.r.Locs[ops[0]:ops[1]]
	if a.p.Instrs[it.instr].Flags&regalloc.FlagMove != 0 {
		if locs[0] == locs[1] || locs[1].Kind() == regalloc.NoLoc {
			return nil
		}
		mv := regalloc.Move{VReg: in.Regs[0].VReg, Src: locs[0], Dst: locs[1]}
		if locs[0].Kind() == regalloc.RematLoc {
			mv.VReg = in.Regs[1].VReg
		}
		a.transfer(CauseProgram, b, a.one(mv), it.live)
		return nil
	}
	tile := &a.t.Tiles[in.Tile]
	if tile.Flags&target.TileLow != 0 && a.inLowPart(locs) {
		return nil
	}
	folded := -1 // operand in a slot
	konst := -1  // operand that is a constant
	for k, l := range locs {
		switch l.Kind() {
		case regalloc.RegLoc:
			in.Regs[k].Reg = l.Reg()
		case regalloc.SlotLoc:
			if folded < 0 || k < tile.NumDefs {
				folded = k
			}
			in.Regs[k].Reg = regalloc.NoReg
		case regalloc.RematLoc:
			if a.p.Operands[int(ops[0])+k].Role == regalloc.Def {
				return nil
			}
			konst = k
		case regalloc.NoLoc:
			return fmt.Errorf("operand %d has no location", k)
		}
	}
	if folded < 0 && konst < 0 {
		a.put(in)
		return nil
	}
	out := *in
	if folded >= 0 {
		if err := a.fold(&out, tile, folded, locs[folded].Slot()); err != nil {
			return err
		}
		if folded < tile.NumDefs && konst > tile.Operands[folded].Tied && tile.Operands[folded].Tied >= 0 {
			konst-- // the operand tied to the result is gone as well
		}
		if konst > folded {
			konst--
		}
	}
	if konst >= 0 {
		if err := a.constant(&out, konst); err != nil {
			return err
		}
	}
	a.out = append(a.out, out)
	return nil
}

// put appends in, which is already in place if its block is rewritten in place.
func (a *applier) put(in *Instr) {
	n := len(a.out)
	if n == cap(a.out) {
		a.out = append(a.out, *in)
		return
	}
	a.out = a.out[:n+1]
	if out := &a.out[n]; out != in {
		*out = *in
	}
}

// inLowPart reports whether the first of locs is the low part of the second.
func (a *applier) inLowPart(locs []regalloc.Loc) bool {
	return locs[0].Kind() == regalloc.RegLoc && locs[1].Kind() == regalloc.RegLoc && a.t.Machine.Low(locs[1].Reg()) == locs[0].Reg()
}

// one returns a group of one move.
func (a *applier) one(mv regalloc.Move) []regalloc.Move {
	a.moves = append(a.moves, mv)
	return a.moves[len(a.moves)-1:]
}

// fold turns in into the form of its tile that has operand k, and the operand
// tied to it, in the given slot of the Result.
func (a *applier) fold(in *Instr, tile *target.Tile, k int, slot int32) error {
	form := target.NoTile
	if k < len(tile.MemForm) {
		form = tile.MemForm[k]
	}
	if form == target.NoTile {
		return fmt.Errorf("%s has no form with operand %d in memory", tile.Name, k)
	}
	tied := -1
	if k < tile.NumDefs {
		tied = tile.Operands[k].Tied
	}
	regs := a.operands(len(in.Regs))[:0]
	for i, r := range in.Regs {
		if i != k && i != tied {
			regs = append(regs, r)
		}
	}
	in.Tile, in.Regs, in.Folded = form, regs, true
	in.Mem = NoMem
	in.Mem.Used, in.Mem.Slot = true, a.firstSlot+slot
	return nil
}

// constant turns in into the form of its tile that has the use k as a constant.
func (a *applier) constant(in *Instr, k int) error {
	def := a.remat[in.Regs[k].VReg]
	form := target.NoTile
	if def != nil {
		form = a.f.constForm(in, k, def)
	}
	if form == target.NoTile {
		return fmt.Errorf("%s cannot have operand %d as a constant", a.t.Tiles[in.Tile].Name, k)
	}
	regs := append(append(a.operands(len(in.Regs) - 1)[:0], in.Regs[:k]...), in.Regs[k+1:]...)
	imm, sym := a.f.constantFor(in, k, def)
	in.Tile, in.Regs, in.Imm = form, regs, imm
	if in.Mem.Base > int8(k) {
		in.Mem.Base--
	}
	if in.Mem.Index > int8(k) {
		in.Mem.Index--
	}
	if sym != nil {
		in.Sym = sym
	}
	return nil
}
