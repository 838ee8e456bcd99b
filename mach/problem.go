package mach

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Squeeze restricts the allocatable registers; the zero value does not.
type Squeeze struct {
	Reserved regalloc.RegSet
}

// Problem returns the allocation problem of f, which is at stage Split.
// Instruction, block and virtual register ids of the Problem are those of f,
// instructions numbered through the blocks in order; operands are those of
// Instr.Regs, in order. O(size of f).
func Problem(f *Func) *regalloc.Problem {
	return new(Workspace).Problem(f)
}

// Problem is the function Problem with the memory of ws.
func (ws *Workspace) Problem(f *Func) *regalloc.Problem {
	b, p := &ws.builder, &ws.builder.problem
	b.f, b.t, b.p = f, f.Target, p
	_, machine := f.convention()
	*p = regalloc.Problem{
		Name: f.Name, Machine: machine, SSA: true,
		VRegs: p.VRegs, Blocks: p.Blocks, Edges: p.Edges, Instrs: p.Instrs, Operands: p.Operands,
		Params: p.Params[:0], Args: p.Args[:0], OpNames: p.OpNames[:0],
	}
	b.reserve()
	b.findRemat()
	for _, blk := range f.Blocks {
		b.block(blk)
	}
	b.edges()
	return b.p
}

// problemBuilder is the working state of Problem.
type problemBuilder struct {
	f             *Func             // input
	t             *target.Target    // its machine
	p             *regalloc.Problem // the result
	opName        []int32           // by tile: index into p.OpNames, plus one
	named         []target.TileID   // tiles that have one
	remat         []*Instr          // by virtual register: the instruction that can rematerialize it
	problem       regalloc.Problem
	at            target.Assignment // scratch
	first         regalloc.InstrID  // of the current block
	incomingTaken []bool            // by slot: an incoming slot whose address escapes or that is written
}

func (b *problemBuilder) reserve() {
	f := b.f
	if f.UsesFP {
		b.p.Reserved.Add(b.t.FP)
	}
	b.p.Reserved = b.p.Reserved.Union(f.keptInPart())
	nInstrs, nOps, nEdges := 0, 0, 0
	for _, blk := range f.Blocks {
		nInstrs += len(blk.Instrs)
		nEdges += len(blk.Succs)
		for i := range blk.Instrs {
			nOps += len(blk.Instrs[i].Regs)
		}
	}
	p := b.p
	p.VRegs = scratch.Sized(p.VRegs, len(f.VRegs))
	p.Blocks = scratch.Room(p.Blocks[:0], len(f.Blocks))
	p.Edges = scratch.Room(p.Edges[:0], nEdges)
	p.Instrs = scratch.Room(p.Instrs[:0], nInstrs)
	p.Operands = scratch.Room(p.Operands[:0], nOps)
	for _, t := range b.named {
		b.opName[t] = 0
	}
	b.named = b.named[:0]
	if len(b.opName) != len(b.t.Tiles) {
		b.opName = make([]int32, len(b.t.Tiles))
	}
	b.remat = scratch.Zeroed(b.remat, len(f.VRegs))
	for v := range p.VRegs {
		p.VRegs[v] = regalloc.VRegInfo{Class: f.VRegs[v].Class, Remat: regalloc.None}
	}
}

// findRemat finds the instructions that can be executed anywhere: those of rematerializable tiles, and loads of
// constants and of unmodified incoming arguments.
func (b *problemBuilder) findRemat() {
	f := b.f
	b.incomingTaken = scratch.Zeroed(b.incomingTaken, len(f.Slots))
	for _, blk := range f.Blocks {
		for i := range blk.Instrs {
			in := &blk.Instrs[i]
			if s := in.Mem.Slot; in.Mem.Used && s >= 0 && b.t.Tiles[in.Tile].Flags&(target.TileLoads|target.TileStores) != target.TileLoads {
				b.incomingTaken[s] = true
			}
		}
	}
	for i, taken := range b.incomingTaken {
		if !taken || f.Slots[i].Kind != IncomingSlot {
			continue
		}
		for k := range f.Slots {
			if f.Slots[i].overlaps(&f.Slots[k]) {
				b.incomingTaken[k] = true
			}
		}
	}
	id := regalloc.InstrID(0)
	for _, blk := range f.Blocks {
		for i := range blk.Instrs {
			in := &blk.Instrs[i]
			if b.rematerializable(in) {
				v := in.Regs[0].VReg
				info := &b.p.VRegs[v]
				info.Remat = id
				info.RematBytes = int8(f.Bytes(in))
				info.RematSpeed = b.rematSpeed(in)
				b.remat[v] = in
			}
			id++
		}
	}
}

// rematSpeed returns the cost of executing a rematerialization: a load, or its number of instructions.
func (b *problemBuilder) rematSpeed(in *Instr) int8 {
	t := &b.t.Tiles[in.Tile]
	if t.Flags&target.TileLoads != 0 {
		return regalloc.LoadSpeed
	}
	return regalloc.MoveSpeed * int8(max(1, len(t.Lines(0))))
}

func (b *problemBuilder) rematerializable(in *Instr) bool {
	if len(in.Regs) != 1 {
		return false
	}
	t := &b.t.Tiles[in.Tile]
	if t.NumDefs != 1 || in.Regs[0].Reg != regalloc.NoReg || t.Flags&(target.TileRemat|target.TileLoads) == 0 {
		return false
	}
	// The value must be materializable in every register that can hold it.
	cs, v := b.t.Machine.Classes, in.Regs[0].VReg
	var op regalloc.Operand
	if b.operand(&op, in, t, 0); op.Constraint != regalloc.InClass || !cs[b.f.VRegs[v].Class].Set.Minus(cs[op.Class].Set).Empty() {
		return false
	}
	if t.Flags&target.TileRemat != 0 {
		return true
	}
	if t.Flags&target.TileEffect != 0 || !in.Mem.Used {
		return false
	}
	if s := in.Mem.Slot; s >= 0 {
		return b.f.Slots[s].Kind == IncomingSlot && !b.incomingTaken[s]
	}
	return in.loadsConstant()
}

// loadsConstant reports whether in, which uses no register, loads immutable memory.
func (in *Instr) loadsConstant() bool {
	g, ok := in.Sym.(*ir.Global)
	v := in.Value
	return ok && g.Constant && !g.ThreadLocal && in.Mem.HasSym && !in.Mem.GOT && !in.Mem.Thread && in.Mem.Segment == 0 && v != nil && v.Op == ir.OpLoad && !v.Volatile
}

func (b *problemBuilder) block(blk *Block) {
	p := b.p
	pb := regalloc.Block{Freq: blk.Freq, Loop: blk.Loop}
	pb.Params[0] = int32(len(p.Params))
	p.Params = append(p.Params, blk.Params...)
	pb.Params[1] = int32(len(p.Params))
	b.first = regalloc.InstrID(len(p.Instrs))
	pb.Instrs[0] = b.first
	for i := range blk.Instrs {
		b.instr(&blk.Instrs[i])
	}
	pb.Instrs[1] = regalloc.InstrID(len(p.Instrs))
	pb.LastSplit = pb.Instrs[1] - 1
	if call := b.f.Invoked(blk); call >= 0 {
		pb.LastSplit = pb.Instrs[0] + regalloc.InstrID(call)
	}
	p.Blocks = append(p.Blocks, pb)
}

func (b *problemBuilder) edges() {
	p := b.p
	for i, blk := range b.f.Blocks {
		p.Blocks[i].Succs[0] = regalloc.EdgeID(len(p.Edges))
		for k := range blk.Succs {
			e := &blk.Succs[k]
			pe := regalloc.Edge{From: blk.ID, To: e.To, Freq: blk.Freq * e.Prob, NoSplit: b.f.critical(blk, e)}
			pe.Args[0] = int32(len(p.Args))
			p.Args = append(p.Args, e.Args...)
			pe.Args[1] = int32(len(p.Args))
			p.Edges = append(p.Edges, pe)
		}
		p.Blocks[i].Succs[1] = regalloc.EdgeID(len(p.Edges))
	}
}

func (b *problemBuilder) instr(in *Instr) {
	p, tile := b.p, &b.t.Tiles[in.Tile]
	if b.opName[in.Tile] == 0 {
		p.OpNames = append(p.OpNames, tile.Name)
		b.opName[in.Tile] = int32(len(p.OpNames))
		b.named = append(b.named, in.Tile)
	}
	pi := regalloc.Instr{Op: b.opName[in.Tile] - 1, Clobbers: b.f.Clobbers(in), MemLimit: 1}
	pi.Operands[0] = regalloc.OpID(len(p.Operands))
	if tile.Flags&target.TileMove != 0 && len(in.Regs) == 2 {
		// The contract's parallel copies have uses first.
		pi.Flags |= regalloc.FlagMove
	}
	if tile.Flags&target.TileCall != 0 {
		pi.Flags |= regalloc.FlagCall
	}
	if tile.Flags&target.TileTerm != 0 {
		pi.Flags |= regalloc.FlagTerm
	}
	if tile.Flags&target.TileLow != 0 {
		pi.Flags |= regalloc.FlagLow
	}
	if len(in.Regs) == 1 && b.remat[in.Regs[0].VReg] == in {
		pi.Flags |= regalloc.FlagRemat
	}
	at, n := len(p.Operands), len(in.Regs)
	p.Operands = scratch.Room(p.Operands, n)[:at+n]
	if ops := p.Operands[at:]; pi.Flags&regalloc.FlagMove != 0 {
		b.operand(&ops[0], in, tile, 1)
		b.operand(&ops[1], in, tile, 0)
		ops[1].Tied = 0
	} else {
		for k := range ops {
			b.operand(&ops[k], in, tile, k)
		}
		oneConstant(ops)
		for k := range ops {
			if ops[k].Const != regalloc.NoAlt {
				b.besideConstant(ops, in, tile, k)
			}
		}
	}
	pi.Operands[1] = regalloc.OpID(len(p.Operands))
	p.Instrs = append(p.Instrs, pi)
}

// operand describes operand k of in in op.
func (b *problemBuilder) operand(op *regalloc.Operand, in *Instr, tile *target.Tile, k int) {
	r := in.Regs[k]
	class := b.f.VRegs[r.VReg].Class
	*op = regalloc.Operand{VReg: r.VReg, Class: class, Mem: regalloc.NoAlt, Const: regalloc.NoAlt}
	switch {
	case k < tile.NumDefs+tile.NumUses:
		b.tileOperand(op, in, tile, k)
	case int8(k) == in.Mem.Base:
		op.Class = b.t.Address.BaseClass
		op.RegCost, _ = tile.AddressCosts(in.Mem.Index >= 0, in.Mem.noOffset())
	case int8(k) == in.Mem.Index:
		op.Class = b.t.Address.IndexClass
		_, op.RegCost = tile.AddressCosts(true, in.Mem.noOffset())
	case k >= len(in.Regs)-int(in.NumRets):
		op.Role, op.Pos = regalloc.Def, regalloc.Late
		if a := in.InlineAsm(); a != nil {
			in.asmResult(op, &a.Results[k-len(in.Regs)+int(in.NumRets)])
		}
	}
	// An early result in the register of the argument that it is tied to: the tie implies the register.
	tied := op.Constraint == regalloc.TiedTo && op.Pos == regalloc.Early && in.Regs[op.Tied].Reg == r.Reg
	if r.Reg != regalloc.NoReg && !tied {
		op.Constraint, op.Reg = regalloc.InReg, r.Reg
		op.Mem, op.Const = regalloc.NoAlt, regalloc.NoAlt
	}
	if b.f.isPart(r.VReg) && in.inAddress(k) {
		op.Class = b.t.Classes.Low
	}
	if op.Class != class {
		op.Class = b.narrower(op.Class, class)
	}
}

// asmResult describes a result of inline assembly, whose arguments are the first operands.
func (in *Instr) asmResult(op *regalloc.Operand, r *ir.AsmResult) {
	if r.Early {
		op.Pos = regalloc.Early
	}
	if r.Tied >= 0 {
		op.Constraint, op.Tied = regalloc.TiedTo, int16(r.Tied)
	}
}

// noOffset reports whether the address consists of registers only.
func (m *Mem) noOffset() bool { return m.Off == 0 && !m.HasSym && !m.GOT }

// narrower returns y, another class than x, if its registers are a subset of x's, else x.
func (b *problemBuilder) narrower(x, y regalloc.ClassID) regalloc.ClassID {
	cs := b.t.Machine.Classes
	if cs[x].Set.Minus(cs[y].Set) != (regalloc.RegSet{}) && cs[y].Set.Minus(cs[x].Set).Empty() {
		return y
	}
	return x
}

func (b *problemBuilder) tileOperand(op *regalloc.Operand, in *Instr, tile *target.Tile, k int) {
	to := &tile.Operands[k]
	op.Class, op.RegCost = to.Class, to.RegCost
	if tile.LongImm(in.Imm, in.Sym != nil && !in.Mem.HasSym) {
		op.RegCost = to.LongCost
	}
	if to.Def {
		op.Role, op.Pos = regalloc.Def, regalloc.Late
		if to.Early {
			op.Pos = regalloc.Early
		}
		if to.Tied >= 0 {
			op.Constraint, op.Tied = regalloc.TiedTo, int16(to.Tied)
		}
	} else if to.Late {
		op.Pos = regalloc.Late
	}
	part := b.f.isPart(op.VReg)
	if part {
		op.Class = to.Part
	}
	if to.Fixed != regalloc.NoReg {
		op.Constraint, op.Reg = regalloc.InReg, to.Fixed
		if part {
			op.Reg = b.t.Machine.Low(to.Fixed)
		}
		return
	}
	if !in.Mem.Used {
		op.Mem = tile.MemBytes[k]
	}
	if c := b.remat[op.VReg]; c != nil && op.Role == regalloc.Use {
		if form := b.f.constForm(in, k, c); form != target.NoTile && !b.held(op.VReg, tile.Operands[k].Type) {
			op.Const = b.constPrice(in, k, c, form)
		}
	}
}

// oneConstant keeps one operand that may be a constant, the cheapest: the contract allows several at once, which no
// tile has.
func oneConstant(ops []regalloc.Operand) {
	best := -1
	for k := range ops {
		switch {
		case ops[k].Const == regalloc.NoAlt:
		case best < 0:
			best = k
		case ops[k].Const < ops[best].Const:
			ops[best].Const = regalloc.NoAlt
			best = k
		default:
			ops[k].Const = regalloc.NoAlt
		}
	}
}

// besideConstant requires a register for an operand that cannot be in a slot while use k of in is a constant: the
// contract allows both at once, but not every tile does.
func (b *problemBuilder) besideConstant(ops []regalloc.Operand, in *Instr, tile *target.Tile, k int) {
	for j := range ops {
		if j == k || ops[j].Mem == regalloc.NoAlt {
			continue
		}
		at := k
		if j < tile.NumDefs {
			if tied := tile.Operands[j].Tied; tied == k {
				continue
			} else if tied >= 0 && k > tied {
				at-- // folded with the definition
			}
		} else if slices.ContainsFunc(ops[:tile.NumDefs], func(d regalloc.Operand) bool { return d.Constraint == regalloc.TiedTo && int(d.Tied) == j }) {
			continue // covered by the definition
		}
		if k > j {
			at--
		}
		if b.f.constFormOf(&b.t.Tiles[tile.MemForm[j]], at, in, k, b.remat[in.Regs[k].VReg]) == target.NoTile {
			ops[j].Mem = regalloc.NoAlt
		}
	}
}

// held reports whether the constant v of the given type is in memory and was materialized by another block for a loop:
// each use would read memory, which the contract's prices of immediates do not cover.
func (b *problemBuilder) held(v VReg, t *ir.Type) bool {
	def := b.p.VRegs[v].Remat
	return t != nil && t.IsFloat() && (def < b.first || def > regalloc.InstrID(len(b.p.Instrs)))
}

// constPrice returns the growth of in, in bytes, in the given form, whose use k is the constant that def makes. A store
// of an outgoing argument is expected to become a push.
func (b *problemBuilder) constPrice(in *Instr, k int, def *Instr, form target.TileID) int8 {
	b.f.Assignment(&b.at, in)
	tile := in.Tile
	if s := in.Mem.Slot; in.Mem.Used && s >= 0 && b.f.Slots[s].Kind == OutgoingSlot && b.t.Frame.PushImm != target.NoTile {
		tile, form = b.t.Frame.Push, b.t.Frame.PushImm
	}
	before := b.t.Bytes(tile, &b.at)
	imm, sym := b.f.constantFor(in, k, def)
	b.at.Imm, b.at.ImmSym = imm, sym != nil
	return int8(b.t.Bytes(form, &b.at) - before)
}
