package isel

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// emitBlock emits the chosen instances into mb, in the given order except for delayed ones (see waiters); constants and
// addresses precede their first use.
func (e *Engine) emitBlock(mb *mach.Block, order Order) error {
	d := &e.dag
	room := d.Len() + 2
	e.instrs = e.memory.instrs.Take(room)[:0]
	e.local = scratch.Sized(e.local, d.Len())
	for i := range e.local {
		e.local[i] = mach.NoVReg
	}
	if mb.ID == 0 {
		if err := e.entry(); err != nil {
			return err
		}
	}
	e.countReads()
	e.markDying(int32(mb.ID))
	e.waiters.reset(d.Len())
	term := mb.IR.Term()
	if term == nil {
		return e.errorAt(mb.IR.Values[len(mb.IR.Values)-1], "the block has no terminator")
	}
	invoked := mb.IR.Invoked()
	for _, n := range e.schedule(order) {
		if v := d.Value(n); v == term && invoked == nil || v == invoked {
			e.releaseAll()
			e.required()
		}
		e.place(e.cover.Choice[n])
	}
	mb.Instrs, e.instrs = e.instrs, nil
	if n := len(mb.Instrs); n <= room {
		e.memory.instrs.Back(room - n)
		mb.Instrs = mb.Instrs[:n:n]
	}
	e.passConstants(mb)
	return nil
}

// entry emits the instruction that defines the parameters in their registers.
func (e *Engine) entry() error {
	f := e.fn
	if e.named.entry == target.NoTile {
		if len(f.Params) == 0 {
			return nil
		}
		return e.errorAt(f.Params[0], "target %s has no tile named entry", e.target.Name)
	}
	in := e.newInstr(e.named.entry, nil, len(f.Params))
	for i, p := range f.Params {
		in.Regs = append(in.Regs, mach.Operand{VReg: e.vreg(p), Reg: regalloc.Reg(f.ParamRegs[i])})
	}
	in.NumRets = uint8(len(f.Params))
	e.instrs = append(e.instrs, in)
	return nil
}

// required emits the floating nodes that the outgoing edges need.
func (e *Engine) required() {
	if !e.dag.passes {
		return
	}
	for i := range e.dag.nodes {
		if n := NodeID(i); e.dag.Floating(n) && e.dag.Required(n) {
			e.float(n)
		}
	}
}

// passConstants adds the edges of mb and fills in the arguments that are floating nodes; connect fills in the rest.
func (e *Engine) passConstants(mb *mach.Block) {
	first := int(e.flow.SuccStart[mb.ID])
	mb.Succs = e.memory.edges.Take(len(mb.IR.Succs))
	for i, s := range mb.IR.Succs {
		edge := &mb.Succs[i]
		*edge = mach.Edge{To: mach.BlockID(e.flow.Succs[first+i])}
		phis := s.Phis()
		if len(phis) == 0 {
			continue
		}
		edge.Args = e.memory.vregs.Take(len(phis))
		for k, phi := range phis {
			edge.Args[k] = mach.NoVReg
			if a := phi.Args[e.edgePred[first+i]]; floats(a.Op) {
				edge.Args[k] = e.local[e.dag.nodeOf[a.ID]]
			}
		}
	}
}

// newInstr returns an instruction of tile id with room for n operands.
func (e *Engine) newInstr(id target.TileID, v *ir.Value, n int) (in mach.Instr) {
	e.initInstr(&in, id, v, n)
	return in
}

// initInstr initializes in as an instruction of tile id with room for n operands.
func (e *Engine) initInstr(in *mach.Instr, id target.TileID, v *ir.Value, n int) {
	*in = mach.Instr{}
	in.Tile, in.Value, in.Regs, in.Mem = id, v, e.memory.operands.Take(n)[:0], mach.NoMem
	if v != nil {
		in.Pos = v.Pos
	}
}

// float returns the register of a floating node, materialized here on first use.
func (e *Engine) float(n NodeID) mach.VReg {
	if e.local[n] == mach.NoVReg {
		c := e.cover.Choice[n]
		e.emitOperands(c)
		e.local[n] = e.newVReg(e.dag.Value(n).Type, e.dag.Value(n))
		e.append(c)
	}
	return e.local[n]
}

// reg returns the register that holds n.
func (e *Engine) reg(n NodeID) mach.VReg {
	if e.dag.Floating(n) {
		return e.float(n)
	}
	return e.vreg(e.dag.Value(n))
}

// emitOperands emits the floating nodes that instance c reads.
func (e *Engine) emitOperands(c InstID) {
	for _, b := range e.match.Boundary(c) {
		if e.dag.Floating(b) {
			e.float(b)
		}
	}
}

// emit writes the instruction of instance c; aliases and projections need none.
func (e *Engine) emit(c InstID) {
	in := e.match.Inst(c)
	e.emitOperands(c)
	e.read(c)
	v := e.dag.Value(in.Root)
	switch {
	case in.Tile == projection:
		e.vreg(v)
	case e.target.Tiles[in.Tile].Flags&target.TileAlias != 0:
		of := e.match.Uses(c)[0]
		e.alias(v, e.reg(of))
		e.share(in.Root, of)
	default:
		e.append(e.threeAddress(c))
	}
}

// threeAddress returns an alternative to c if c overwrites a register that is read later, which costs a copy, and the
// alternative reads the same registers and is shorter than c with the copy or, unless optimizing for size, not longer.
func (e *Engine) threeAddress(c InstID) InstID {
	in := e.match.Inst(c)
	tile := &e.target.Tiles[in.Tile]
	if tile.NumDefs == 0 || tile.Operands[0].Tied < 0 || in.folds {
		return c
	}
	uses := e.match.Uses(c)
	tied := uses[tile.Operands[0].Tied-tile.NumDefs]
	if k := partnerOf(tile); !e.livesOn(tied) || k >= 0 && !e.livesOn(uses[int(k)-tile.NumDefs]) {
		return c
	}
	if !e.match.mayBeFree(in.Root) {
		return c
	}
	best, cost := c, in.Cost+int32(e.target.Machine.Classes[tile.Operands[0].Class].Move)
	small := e.dag.fn.Attrs.MinSize || e.dag.fn.Attrs.OptSize
	lo, hi := e.match.At(in.Root)
	for k := lo; k < hi; k++ {
		other := e.match.Inst(k)
		if other.Cost > cost || other.Cost == cost && (small || best != c) || other.folds || other.Tile < 0 || !freeResult(&e.target.Tiles[other.Tile]) {
			continue
		}
		if within(e.match.Boundary(k), e.match.Boundary(c)) {
			best, cost = k, other.Cost
		}
	}
	return best
}

// freeResult reports whether the only result of tile may be in any register.
func freeResult(tile *target.Tile) bool {
	return tile.NumDefs == 1 && tile.Operands[0].Tied < 0 && tile.Operands[0].Fixed == regalloc.NoReg && tile.Flags&target.TileAlias == 0
}

// within reports whether all of a are in b.
func within(a, b []NodeID) bool {
	for _, n := range a {
		if !contains(b, n) {
			return false
		}
	}
	return true
}

// alias makes r the register of v. It emits a copy if an edge passes v to a parameter of another class, or if a use
// preceded this definition (in unreachable blocks).
func (e *Engine) alias(v *ir.Value, r mach.VReg) {
	class := e.target.ClassOf(v.Type)
	passed := e.dag.external[v.ID]&usedByPhi != 0 && class != e.out.VRegs[r].Class
	if e.vregs[v.ID] == mach.NoVReg && !passed {
		e.vregs[v.ID] = r
		return
	}
	move := e.newInstr(e.target.Moves[class].Move, v, 2)
	move.Regs = append(move.Regs, mach.Operand{VReg: e.vreg(v), Reg: regalloc.NoReg}, mach.Operand{VReg: r, Reg: regalloc.NoReg})
	e.instrs = append(e.instrs, move)
}

// append writes the instruction of instance c, whose operands are in registers.
func (e *Engine) append(c InstID) {
	inst := e.match.Inst(c)
	tile := &e.target.Tiles[inst.Tile]
	v := e.dag.Value(inst.Root)
	uses := e.match.Uses(c)
	if k := partnerOf(tile); k >= 0 {
		e.commute(inst.Root, uses, tile.Operands[0].Tied-tile.NumDefs, int(k)-tile.NumDefs)
	}
	id := e.dropDeadResult(inst.Tile, inst.Root)
	if v.Op == ir.OpTailCall && slices.Contains(e.target.Frame.TailJumps, id) {
		id = e.target.TailJump(e.dag.fn.CallConv, v.Call.ArgRegs) // legalize ensures that there is one
	}
	if ret := e.out.ABI().Ret; ret != 0 && v.Op == ir.OpRet {
		id = ret
	}
	if v.Op == ir.OpAsm && (v.Call.Asm.Unwind || v.Call.Asm.Calls) {
		id = e.target.AsmCall
	}
	tile = &e.target.Tiles[id]
	extras := hasExtras(v.Op)
	in := &e.call
	if !extras {
		n := len(e.instrs)
		if n == cap(e.instrs) {
			e.instrs = slices.Grow(e.instrs, 1)
		}
		e.instrs = e.instrs[:n+1]
		in = &e.instrs[n]
	}
	e.initInstr(in, id, v, len(tile.Operands)+2+e.numExtras(v))
	in.Pred = inst.Pred
	for k := range tile.NumDefs {
		in.Regs = append(in.Regs, mach.Operand{VReg: e.result(inst.Root, tile, k), Reg: tile.Operands[k].Fixed})
	}
	for k, n := range uses {
		in.Regs = append(in.Regs, mach.Operand{VReg: e.reg(n), Reg: tile.Operands[tile.NumDefs+k].Fixed})
	}
	e.immediate(in, inst, v)
	if inst.Addr != NoAddr {
		e.address(in, &e.match.addrs[inst.Addr])
	}
	e.note(tile)
	if !extras {
		e.out.ReturnsTwice = e.out.ReturnsTwice || v.Op == ir.OpSetJmp
		return
	}
	e.extras(in, inst.Root, v)
	if v.Op == ir.OpAsm && len(v.Args) > len(v.Call.ArgRegs) { // it addresses slots
		e.out.UsesFP = true
	}
	if v.Op == ir.OpCall || v.Op == ir.OpAsm {
		e.out.ReturnsTwice = e.out.ReturnsTwice || ir.ReturnsTwice(v)
		e.results(*in, v)
		return
	}
	e.instrs = append(e.instrs, *in)
}

// dropDeadResult returns the tile that computes only the first result of n if the second is dead and such a tile
// exists, otherwise tile id.
func (e *Engine) dropDeadResult(id target.TileID, n NodeID) target.TileID {
	tile := &e.target.Tiles[id]
	if len(tile.Patterns) == 2 && e.dag.nodes[n].used>>1&1 == 0 && tile.Unused[1] != target.NoTile {
		return tile.Unused[1]
	}
	return id
}

// commute exchanges two uses of a commutative operation at root, the first of which is tied, if that saves a copy: if
// only the first is read later, or if neither is and the second is more likely in the result's final register.
func (e *Engine) commute(root NodeID, uses []NodeID, tied, other int) {
	lives := e.livesOn(uses[tied])
	if e.livesOn(uses[other]) || !lives && e.inPlace(root, uses[other]) <= e.inPlace(root, uses[tied]) {
		return
	}
	uses[tied], uses[other] = uses[other], uses[tied]
}

// inPlace estimates how likely n is in the result's final register: 2 if it is a phi that the result feeds, or a call's
// result in the register in which the block returns the result, 1 if both are in one web, or 0.
func (e *Engine) inPlace(root, n NodeID) int {
	if e.dag.Floating(n) {
		return 0
	}
	r, v := e.dag.Value(root), e.dag.Value(n)
	if e.returns(root, n) {
		return 2
	}
	if last := e.dag.block.Term(); v.Op == ir.OpCall && last.Op == ir.OpRet && len(v.Call.ResultRegs) == 1 {
		if k := slices.Index(last.Args, r); k >= 0 && k < len(e.fn.RetRegs) && e.fn.RetRegs[k] == v.Call.ResultRegs[0] {
			return 2
		}
	}
	if e.webs.of(e.fn, v) == e.webs.of(e.fn, r) {
		return 1
	}
	return 0
}

// livesOn reports whether the register of n may be read after the current instance, perhaps through an alias.
func (e *Engine) livesOn(n NodeID) bool {
	for ; n != NoNode; n = e.aliasOf[n] {
		if e.nameLivesOn(n) {
			return true
		}
	}
	return false
}

// nameLivesOn reports whether n itself may be read after the current instance.
func (e *Engine) nameLivesOn(n NodeID) bool {
	v := e.dag.Value(n)
	switch {
	case e.reads[n] > 0:
		return true
	case e.dag.Floating(n):
		return false
	case v.Block == e.dag.block:
		return e.dag.external[v.ID] != 0
	}
	return e.dag.nodes[n].flags&nodeDies == 0
}

// markDying marks the inputs of block b that are dead after it.
func (e *Engine) markDying(b int32) {
	for k := e.deaths.head[b]; k >= 0; k = e.deaths.all[k].next {
		if v := e.deaths.all[k].value; e.dag.stamp[v] == e.dag.current {
			e.dag.nodes[e.dag.nodeOf[v]].flags |= nodeDies
		}
	}
}

// numExtras returns the number of operands of v in registers that its tile does not name.
func (e *Engine) numExtras(v *ir.Value) int {
	switch v.Op {
	case ir.OpCall, ir.OpAsm:
		return len(v.Args) + len(v.Call.ResultRegs)
	case ir.OpTailCall:
		return len(v.Args)
	case ir.OpRet:
		return len(v.Args)
	}
	return 0
}

// result returns the register of result k of a tile at node n.
func (e *Engine) result(n NodeID, tile *target.Tile, k int) mach.VReg {
	v := e.dag.Value(n)
	o := &tile.Operands[k]
	switch {
	case o.Temp || v.Type.Kind == ir.VoidKind:
	case v.Type.Kind == ir.StructKind:
		field := k
		if k < len(tile.Patterns) {
			field = tile.Patterns[k].Result
		} else if k == 0 {
			field = tile.Pattern.Result
		}
		return e.vreg(v) + mach.VReg(field)
	case k == 0 && e.dag.Floating(n):
		return e.local[n]
	case k == 0:
		return e.vreg(v)
	}
	r := mach.VReg(len(e.out.VRegs))
	e.out.VRegs = append(e.out.VRegs, mach.VRegInfo{Class: o.Class, Type: o.Type})
	return r
}

// immediate fills in the constant, and the symbol for tiles that have one.
func (e *Engine) immediate(in *mach.Instr, inst *Instance, v *ir.Value) {
	if inst.Imm != NoNode {
		c := e.dag.Value(inst.Imm)
		in.Imm, in.Sym, in.Block = c.Imm, c.Sym, c.Target()
		return
	}
	switch v.Op {
	case ir.OpSymGOT, ir.OpTLSOffset, ir.OpTLSLocal, ir.OpTLSGet:
		in.Imm, in.Sym = v.Imm, v.Sym
	case ir.OpSlotAddr:
		if inst.Addr == NoAddr {
			in.Mem.Used, in.Mem.Slot, in.Mem.Off = true, int32(v.Imm), int32(v.Hi)
		}
	}
}

// address fills in the memory operand and appends its registers.
func (e *Engine) address(in *mach.Instr, a *Address) {
	in.Mem.Used = true
	in.Mem.Slot, in.Mem.Off, in.Mem.Scale, in.Mem.GOT, in.Mem.Thread, in.Mem.Segment = a.Slot, int32(a.Off), a.Scale, a.GOT, a.Thread, a.Segment
	if a.Sym != nil {
		in.Sym, in.Mem.HasSym = a.Sym, true
	}
	if a.Base != NoNode {
		in.Mem.Base = int8(len(in.Regs))
		in.Regs = append(in.Regs, mach.Operand{VReg: e.reg(a.Base), Reg: regalloc.NoReg})
	}
	if a.Index != NoNode {
		in.Mem.Index = int8(len(in.Regs))
		in.Regs = append(in.Regs, mach.Operand{VReg: e.reg(a.Index), Reg: regalloc.NoReg})
	}
}

// extras appends the operands that a call or ret passes in fixed registers.
func (e *Engine) extras(in *mach.Instr, n NodeID, v *ir.Value) {
	regs := e.fn.RetRegs
	if v.Op != ir.OpRet {
		regs = v.Call.ArgRegs
	}
	for i, k := range e.dag.extras(n) {
		r := e.reg(k)
		if t := e.transferOf(regs[i], e.dag.Value(k).Type); t != nil {
			r = e.transfer(t.To, e.newTransferred(t), r)
		}
		in.Regs = append(in.Regs, mach.Operand{VReg: r, Reg: regalloc.Reg(regs[i])})
	}
}

// results appends the results of a call, after all its other operands, and then the call itself.
func (e *Engine) results(in mach.Instr, v *ir.Value) {
	at := len(in.Regs)
	if v.Type.Kind != ir.VoidKind {
		for i, r := range v.Call.ResultRegs {
			in.Regs = append(in.Regs, mach.Operand{VReg: e.vreg(v) + mach.VReg(i), Reg: regalloc.Reg(r)})
		}
		in.NumRets = uint8(len(v.Call.ResultRegs))
	}
	e.instrs = append(e.instrs, in)
	for k := at; k < len(in.Regs); k++ {
		op := &in.Regs[k]
		if t := e.transferOf(int16(op.Reg), e.out.VRegs[op.VReg].Type); t != nil {
			from := e.newTransferred(t)
			e.transfer(t.From, op.VReg, from)
			op.VReg = from
		}
	}
}

// transferOf returns the transfer of values of type typ to or from register r of another class, or nil.
func (e *Engine) transferOf(r int16, typ *ir.Type) *target.Transfer {
	ts := e.target.Transfers
	for i := range ts {
		if ts[i].Reg == regalloc.Reg(r) && ts[i].Type == typ {
			return &ts[i]
		}
	}
	return nil
}

func (e *Engine) newTransferred(t *target.Transfer) mach.VReg {
	e.out.VRegs = append(e.out.VRegs, mach.VRegInfo{Class: t.Class, Type: t.Type})
	return mach.VReg(len(e.out.VRegs) - 1)
}

// transfer appends the tile that moves src to dst through a slot, and returns dst.
func (e *Engine) transfer(id target.TileID, dst, src mach.VReg) mach.VReg {
	if e.scratch < 0 {
		e.scratch = int32(len(e.out.Slots))
		e.out.Slots = append(e.out.Slots, mach.Slot{Kind: mach.LocalSlot, Size: 8, Align: e.target.ABI.ArgSlot})
	}
	tile := &e.target.Tiles[id]
	in := e.newInstr(id, nil, 2)
	in.Regs = append(in.Regs, mach.Operand{VReg: dst, Reg: tile.Operands[0].Fixed}, mach.Operand{VReg: src, Reg: tile.Operands[1].Fixed})
	in.Mem = mach.NoMem
	in.Mem.Used, in.Mem.Slot = true, e.scratch
	e.instrs = append(e.instrs, in)
	return dst
}

// note records the frame requirements of an instruction of tile.
func (e *Engine) note(tile *target.Tile) {
	if tile.Returns() {
		e.out.HasCalls = true
	}
	if tile.Flags&target.TileFrame != 0 {
		e.out.UsesFP = true
	}
}
