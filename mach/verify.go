package mach

import (
	"fmt"
	"slices"

	"spillway/cfg"
	"spillway/regalloc"
	"spillway/regalloc/live"
	"spillway/target"
)

// Verify returns every violated invariant of the given stage, with its number in the package comment; nil if there is
// none. O(size of f).
func Verify(f *Func, stage Stage) []error {
	v := &verifier{f: f, t: f.Target, stage: stage}
	if f.Stage != stage {
		v.errorf(1, -1, -1, "function is at stage %s, not %s", f.Stage, stage)
	}
	if len(f.Blocks) == 0 {
		v.errorf(2, -1, -1, "function has no blocks")
		return v.errs
	}
	v.defs = make([]int32, len(f.VRegs))
	for _, b := range f.Blocks {
		v.shape(b)
	}
	switch {
	case len(v.errs) > 0:
	case stage <= Split:
		v.ssa()
	case stage == Framed:
		v.framed()
	}
	return v.errs
}

type verifier struct {
	f     *Func
	t     *target.Target
	stage Stage
	errs  []error
	defs  []int32 // by virtual register: number of definitions

	args        regalloc.RegSet // Func.Overwritten
	overwritten []bool
}

func (v *verifier) errorf(invariant int, b BlockID, i int, format string, args ...any) {
	if len(v.errs) >= 100 {
		return
	}
	where := v.f.Name
	if b >= 0 {
		where += fmt.Sprintf(": block %d", b)
	}
	if i >= 0 {
		where += fmt.Sprintf(": instruction %d", i)
	}
	v.errs = append(v.errs, fmt.Errorf("%s: invariant %d: %s", where, invariant, fmt.Sprintf(format, args...)))
}

func (v *verifier) shape(b *Block) {
	f := v.f
	if b.ID < 0 || int(b.ID) >= len(f.Blocks) || f.Blocks[b.ID] != b {
		v.errorf(2, b.ID, -1, "block is not at its own index")
	}
	term := v.terminator(b)
	if term == nil {
		v.errorf(2, b.ID, -1, "no terminator at the end")
	} else {
		for k := range int8(2) {
			if term.JumpsTo(k, 0) && !term.UsesTable() && int(k) >= len(b.Succs) {
				v.errorf(2, b.ID, len(b.Instrs)-1, "%s jumps to successor %d of %d", term.Name, k, len(b.Succs))
			}
		}
	}
	if term != nil {
		v.invoke(b)
	}
	for _, p := range b.Params {
		v.def(b.ID, -1, p)
	}
	if v.stage >= Allocated && len(b.Params) > 0 {
		v.errorf(7, b.ID, -1, "block still has parameters")
	}
	for _, e := range b.Succs {
		if int(e.To) >= len(f.Blocks) || e.To < 0 {
			v.errorf(2, b.ID, -1, "successor %d does not exist", e.To)
			continue
		}
		to := f.Blocks[e.To]
		if len(e.Args) != len(to.Params) {
			v.errorf(3, b.ID, -1, "edge to block %d passes %d arguments for %d parameters", e.To, len(e.Args), len(to.Params))
		} else {
			for i := range e.Args {
				if !v.exists(e.Args[i]) || !v.exists(to.Params[i]) {
					v.errorf(3, b.ID, -1, "edge to block %d passes v%d for v%d, at least one of which does not exist", e.To, e.Args[i], to.Params[i])
				} else if ca, cp := f.VRegs[e.Args[i]].Class, f.VRegs[to.Params[i]].Class; ca != cp {
					v.errorf(3, b.ID, -1, "edge to block %d passes v%d of class %s for v%d of class %s", e.To, e.Args[i],
						v.className(ca), to.Params[i], v.className(cp))
				}
			}
		}
		if v.stage == Split && term != nil && f.critical(b, &e) && !f.idle(&e) {
			v.errorf(5, b.ID, -1, "critical edge to block %d", e.To)
		}
	}
	for i := range b.Instrs {
		v.instr(b, i)
	}
}

// terminator returns the tile at the end of b if it is a terminator, or nil.
func (v *verifier) terminator(b *Block) *target.Tile {
	if len(b.Instrs) == 0 {
		return nil
	}
	id := b.Instrs[len(b.Instrs)-1].Tile
	if id < 0 || int(id) >= len(v.t.Tiles) || v.t.Tiles[id].Flags&target.TileTerm == 0 {
		return nil
	}
	return &v.t.Tiles[id]
}

func (v *verifier) exists(r VReg) bool { return r >= 0 && int(r) < len(v.f.VRegs) }

func (v *verifier) className(c regalloc.ClassID) string { return v.t.Machine.Classes[c].Name }

func (v *verifier) def(b BlockID, i int, r VReg) {
	if r < 0 || int(r) >= len(v.defs) {
		v.errorf(3, b, i, "unknown virtual register v%d", r)
		return
	}
	v.defs[r]++
}

func (v *verifier) instr(b *Block, i int) {
	in := &b.Instrs[i]
	if in.Tile < 0 || int(in.Tile) >= len(v.t.Tiles) {
		v.errorf(3, b.ID, i, "unknown tile %d", in.Tile)
		return
	}
	tile := &v.t.Tiles[in.Tile]
	if tile.Flags&target.TileTerm != 0 && i != len(b.Instrs)-1 {
		v.errorf(2, b.ID, i, "%s is not at the end of its block", tile.Name)
	}
	if tile.Flags&target.TileFrame != 0 && !v.f.UsesFP {
		v.errorf(9, b.ID, i, "%s needs a frame pointer, which the function does not keep", tile.Name)
	}
	if len(in.Regs) < tile.NumDefs+tile.NumUses+int(in.NumRets) {
		v.errorf(3, b.ID, i, "%s has %d operands, needs %d", tile.Name, len(in.Regs), tile.NumDefs+tile.NumUses)
		return
	}
	if !in.fitsInlineAsm() {
		v.errorf(3, b.ID, i, "%s does not have the operands of its text", tile.Name)
		return
	}
	in.AsmSlots(func(slot int32) {
		switch {
		case int(slot) >= len(v.f.Slots):
			v.errorf(3, b.ID, i, "%s: slot %d does not exist", tile.Name, slot)
		case !v.f.UsesFP:
			v.errorf(9, b.ID, i, "%s addresses slot %d from the frame pointer, which the function does not keep", tile.Name, slot)
		}
	})
	if !v.address(b, i, tile) {
		return
	}
	sym := in.Sym
	if in.Mem.HasSym {
		sym = nil
	}
	if tile.Imm >= 0 && !tile.Operands[tile.Imm].Imm.Allows(in.Imm, sym) && in.Block == nil {
		v.errorf(3, b.ID, i, "%s cannot hold the constant %d", tile.Name, in.Imm)
	}
	v.twice(b, i, tile)
	v.operands(b, i, tile)
}

// address checks the address of instruction i of b, and reports whether its operands exist.
func (v *verifier) address(b *Block, i int, tile *target.Tile) bool {
	in := &b.Instrs[i]
	if in.Mem.Used != (tile.Mem >= 0) {
		v.errorf(3, b.ID, i, "%s: address present %v, want %v", tile.Name, in.Mem.Used, tile.Mem >= 0)
	}
	if in.Mem.Used && (int(in.Mem.Base) >= len(in.Regs) || int(in.Mem.Index) >= len(in.Regs)) {
		v.errorf(3, b.ID, i, "%s: the address has operands %d and %d of %d", tile.Name, in.Mem.Base, in.Mem.Index, len(in.Regs))
		return false
	}
	if in.Mem.Thread && !tile.Accesses() {
		v.errorf(3, b.ID, i, "%s: an address relative to the thread pointer, without an access", tile.Name)
	}
	if s := in.Mem.Segment; s != 0 && (int(s) > len(v.t.Address.Segments) || !tile.Accesses() || in.Mem.Thread || in.Mem.GOT || in.Mem.Slot >= 0) {
		v.errorf(3, b.ID, i, "%s: an address in segment %d, without an access, or in the frame, the thread's memory or a table", tile.Name, s)
	}
	if in.Mem.GOT && in.Mem.Base < 0 && v.t.Address.GOTBase {
		v.errorf(3, b.ID, i, "%s: an entry of the global offset table without the register that it is relative to", tile.Name)
	}
	if s := in.Mem.Slot; in.Mem.Used && (int(s) >= len(v.f.Slots)) {
		v.errorf(3, b.ID, i, "unknown slot %d", s)
	}
	return true
}

// operands checks that each operand of instruction i of b is one that the tile allows, and counts the definitions of
// virtual registers.
func (v *verifier) operands(b *Block, i int, tile *target.Tile) {
	in := &b.Instrs[i]
	for k, r := range in.Regs {
		isDef := k < tile.NumDefs || k >= len(in.Regs)-int(in.NumRets)
		if v.stage >= Allocated {
			v.register(b, i, tile, in, k)
			continue
		}
		if !v.exists(r.VReg) {
			v.errorf(3, b.ID, i, "operand %d: unknown virtual register v%d", k, r.VReg)
			continue
		}
		if v.f.isPart(r.VReg) && !in.inAddress(k) && (k >= tile.NumDefs+tile.NumUses || tile.Operands[k].Part == 0) {
			v.errorf(3, b.ID, i, "%s: operand %d cannot be v%d of class %s", tile.Name, k, r.VReg, v.className(v.f.VRegs[r.VReg].Class))
		}
		if isDef {
			v.def(b.ID, i, r.VReg)
		}
	}
}

// twice checks invariant 11 for instruction i of b.
func (v *verifier) twice(b *Block, i int, tile *target.Tile) {
	in := &b.Instrs[i]
	if tile.Flags&target.TileCall == 0 || in.Value == nil || in.Value.Call == nil || len(in.Value.Args) == 0 || !v.f.returnsTwice(*in) {
		return
	}
	kept, args := v.f.KeptTwice(in), in.Regs[:len(in.Regs)-int(in.NumRets)]
	for _, r := range in.Regs[min(len(args)+len(in.Value.Call.ResultRegs), len(in.Regs)):] {
		if r.Reg == regalloc.NoReg || !kept.Has(r.Reg) || !slices.ContainsFunc(args, func(a Operand) bool { return a.Reg == r.Reg }) {
			v.errorf(11, b.ID, i, "%s keeps a value across a call that returns twice in %s, which the second return need not preserve", tile.Name, v.t.Machine.RegName(r.Reg))
		}
	}
}

// register checks that operand k of in, at stage Allocated, is where the tile allows.
func (v *verifier) register(b *Block, i int, tile *target.Tile, in *Instr, k int) {
	r := in.Regs[k].Reg
	if r == regalloc.NoReg {
		v.errorf(6, b.ID, i, "%s: operand %d has no register", tile.Name, k)
		return
	}
	_, m := v.f.convention()
	if k >= tile.NumDefs+tile.NumUses {
		for _, c := range []struct {
			at    int8
			class regalloc.ClassID
		}{{in.Mem.Base, v.t.Address.BaseClass}, {in.Mem.Index, v.t.Address.IndexClass}} {
			if in.Mem.Used && int8(k) == c.at && !m.Classes[c.class].Set.Has(r) && !v.lowPart(r) && r != v.t.SP && r != v.t.FP {
				v.errorf(6, b.ID, i, "%s: the address uses %s, which is not of class %s", tile.Name, m.RegName(r), v.className(c.class))
			}
		}
		return
	}
	o := &tile.Operands[k]
	part := o.Part != 0 && m.Classes[o.Part].Set.Has(r)
	if o.Fixed != regalloc.NoReg && r != o.Fixed && !(part && r == m.Low(o.Fixed)) {
		v.errorf(6, b.ID, i, "%s: operand %d is in %s, must be in %s", tile.Name, k, m.RegName(r), m.RegName(o.Fixed))
	}
	if far := v.t.Frame.Far; far != nil && (in.Tile == far.Add || far.AddShort != 0 && in.Tile == far.AddShort) && (r == v.t.SP || r == v.t.FP) {
		return
	}
	through := in.Origin.Moves() && in.Regs[k].VReg == NoVReg && v.t.Moves[o.Class].Through.Has(r)
	if o.Fixed == regalloc.NoReg && !m.Classes[o.Class].Set.Has(r) && !part && !through {
		v.errorf(6, b.ID, i, "%s: operand %d is in %s, which is not of class %s", tile.Name, k, m.RegName(r), v.className(o.Class))
	}
	if o.Tied >= 0 && in.Regs[o.Tied].Reg != r {
		v.errorf(6, b.ID, i, "%s: operand %d is in %s, the operand it is tied to in %s", tile.Name, k, m.RegName(r), m.RegName(in.Regs[o.Tied].Reg))
	}
}

// lowPart reports whether r is a low part.
func (v *verifier) lowPart(r regalloc.Reg) bool {
	low := v.t.Classes.Low
	return low != 0 && v.t.Machine.Classes[low].Set.Has(r)
}

// ssa checks that every used register has one definition and that the
// definition comes first on every path.
func (v *verifier) ssa() {
	f := v.f
	for r, n := range v.defs {
		if n > 1 {
			v.errorf(4, -1, -1, "v%d has %d definitions", r, n)
		}
	}
	// A definition reaches a use on every path unless some path from the entry arrives at the use without it: the
	// registers live into the entry are those that lack a definition.
	p := Problem(f)
	ranges := live.Compute(p, cfg.NewFlow(p))
	for _, r := range ranges.LiveIn(0) {
		v.errorf(4, 0, -1, "v%d is used where it may not be defined", r)
	}
	for _, b := range f.Blocks {
		if !b.Closed {
			continue
		}
		for _, r := range ranges.LiveIn(regalloc.BlockID(b.ID)) {
			v.errorf(5, b.ID, -1, "the block is closed, but v%d lives into it", r)
		}
	}
}
