package mach

import (
	"slices"

	"spillway/cfg"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/regalloc/live"
	"spillway/target"
)

// KeepAcross removes virtual registers that are live across a call that may return twice (setjmp, vfork), or an
// ir.OpSetJmp: their values go through callee-saved registers or into slots of their own. An allocator does not know
// about the second return: it would reuse the slot of a value once the value is dead on the path that it sees, and the
// second return would find the wrong contents.
//
// On each return of such a call the callee-saved registers hold their values at the call. So the most used of those
// values become operands of the call, one for each of these registers, and results of it in the same registers, which
// are different values from there on (twicepass.go). The others, and all values live across an ir.OpSetJmp, which
// preserves nothing, are stored where they are defined, and reloaded, or rematerialized if that takes no operands, for
// their first use in a block and for the first one after a call.
//
// So no virtual register is live across the call, and allocators and check need no special case. f is at stage Split.
// O(size of f) if there is such a call.
func KeepAcross(f *Func) {
	if !f.ReturnsTwice {
		return
	}
	k := keeper{f: f, kept: make([]bool, len(f.VRegs)), slots: make([]int32, len(f.VRegs)), defs: make([]*Instr, len(f.VRegs)), now: make([]VReg, len(f.VRegs))}
	for v := range k.now {
		k.now[v] = NoVReg
	}
	k.find()
	k.remat()
	k.pass()
	for _, b := range f.Blocks {
		k.block(b)
	}
	for i, starts := range k.starts {
		b := f.Blocks[i]
		b.Instrs = append(starts, b.Instrs...)
	}
}

// returnsTwice reports whether in is a call, or an ir.OpSetJmp, that may return twice.
func (f *Func) returnsTwice(in Instr) bool {
	tile := &f.Target.Tiles[in.Tile]
	if tile.Flags&target.TileCall == 0 {
		return tile.Pattern != nil && tile.Pattern.Op == ir.OpSetJmp
	}
	return in.Value != nil && ir.ReturnsTwice(in.Value)
}

// keeper is the working state of KeepAcross.
type keeper struct {
	f      *Func
	p      *regalloc.Problem
	flow   *cfg.Flow
	sets   *live.Sets
	calls  []twiceCall
	kept   []bool    // by virtual register
	slots  []int32   // by virtual register, 1 + the number of its slot, 0: none yet
	defs   []*Instr  // by virtual register: its rematerializing definition
	starts [][]Instr // by block: instructions to insert at its start
	now    []VReg    // by virtual register: register that has its value since the last call of the block, or NoVReg
	have   []VReg    // registers for which now is set
	out    []Instr
}

// A twiceCall is a call that may return twice.
type twiceCall struct {
	block  BlockID
	at     int    // number of the instruction in its block
	across []VReg // values live across it, in increasing order
}

// find finds the calls that may return twice, in each block the last first, and the values live across them.
func (k *keeper) find() {
	f := k.f
	k.p = Problem(f)
	k.flow = cfg.NewFlow(k.p)
	k.sets = live.Compute(k.p, k.flow)
	alive := make([]bool, len(f.VRegs))
	for _, b := range f.Blocks {
		if !slices.ContainsFunc(b.Instrs, f.returnsTwice) {
			continue
		}
		clear(alive)
		for _, v := range k.sets.LiveOut(b.ID) {
			alive[v] = true
		}
		for i := len(b.Instrs) - 1; i >= 0; i-- {
			in := &b.Instrs[i]
			for n, r := range in.Regs {
				if f.defines(in, n) {
					alive[r.VReg] = false
				}
			}
			if f.returnsTwice(*in) {
				call := twiceCall{block: b.ID, at: i}
				for v, on := range alive {
					if on {
						k.kept[v] = true
						call.across = append(call.across, VReg(v))
					}
				}
				k.calls = append(k.calls, call)
			}
			for n, r := range in.Regs {
				if !f.defines(in, n) {
					alive[r.VReg] = true
				}
			}
		}
	}
	k.starts = make([][]Instr, len(f.Blocks))
}

// defines reports whether register operand n of in is a result.
func (f *Func) defines(in *Instr, n int) bool {
	return n < f.Target.Tiles[in.Tile].NumDefs || n >= len(in.Regs)-int(in.NumRets)
}

// remat finds the kept values that can be rematerialized more cheaply than reloaded.
func (k *keeper) remat() {
	for _, b := range k.f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if len(in.Regs) == 1 && k.kept[in.Regs[0].VReg] && k.f.defines(in, 0) && in.Regs[0].Reg == regalloc.NoReg &&
				k.f.Target.Tiles[in.Tile].Flags&target.TileRemat != 0 {
				def := *in
				k.defs[in.Regs[0].VReg] = &def
			}
		}
	}
}

// block inserts the stores and loads of block b.
func (k *keeper) block(b *Block) {
	f := k.f
	invoked := f.Invoked(b)
	k.out = make([]Instr, 0, len(b.Instrs))
	k.forget()
	for _, v := range b.Params {
		k.store(v)
	}
	for i := range b.Instrs {
		in := b.Instrs[i]
		behind := invoked >= 0 && i > invoked // nothing may be inserted here, and no kept value is used
		if last := len(b.Instrs) - 1; i == last && invoked < 0 || i == invoked {
			k.passed(b, invoked)
		}
		copied := false
		for n, r := range in.Regs {
			if behind || f.defines(&in, n) || !k.kept[r.VReg] {
				continue
			}
			if !copied {
				in.Regs, copied = slices.Clone(in.Regs), true
			}
			in.Regs[n].VReg = k.load(r.VReg)
		}
		k.out = append(k.out, in)
		if f.Target.Tiles[in.Tile].Flags&target.TileCall != 0 || f.returnsTwice(in) {
			k.forget()
		}
		for n, r := range in.Regs {
			switch {
			case !f.defines(&in, n) || !k.kept[r.VReg]:
			case invoked >= 0 && i >= invoked:
				for _, e := range b.Succs {
					out := k.out
					k.out = k.starts[e.To]
					k.store(r.VReg)
					k.starts[e.To], k.out = k.out, out
					k.forget()
				}
			default:
				k.store(r.VReg)
			}
		}
	}
	b.Instrs = k.out
}

// passed loads the edge arguments of b, except those defined by the final call if it may throw.
func (k *keeper) passed(b *Block, invoked int) {
	for i := range b.Succs {
		args := slices.Clone(b.Succs[i].Args)
		for n, v := range args {
			if k.kept[v] && (invoked < 0 || !k.definedFrom(b, invoked, v)) {
				args[n] = k.load(v)
			}
		}
		b.Succs[i].Args = args
	}
}

// definedFrom reports whether an instruction of b from number i on defines v.
func (k *keeper) definedFrom(b *Block, i int, v VReg) bool {
	for ; i < len(b.Instrs); i++ {
		if k.f.definesValue(&b.Instrs[i], v) {
			return true
		}
	}
	return false
}

// forget invalidates the equalities between virtual registers.
func (k *keeper) forget() {
	for _, v := range k.have {
		k.now[v] = NoVReg
	}
	k.have = k.have[:0]
}

// holds records that w has the value of v up to the next call.
func (k *keeper) holds(v, w VReg) {
	k.now[v] = w
	k.have = append(k.have, v)
}

// store appends the store of v to its slot, if it is kept.
func (k *keeper) store(v VReg) {
	if !k.kept[v] {
		return
	}
	k.holds(v, v)
	if k.defs[v] == nil {
		k.out = append(k.out, Instr{Tile: k.f.Target.Moves[k.f.VRegs[v].Class].Store, Regs: []Operand{{VReg: v, Reg: regalloc.NoReg}}, Mem: k.slot(v)})
	}
}

// load returns a virtual register with the value of the kept v. It appends a load if there is none.
func (k *keeper) load(v VReg) VReg {
	if w := k.now[v]; w != NoVReg {
		return w
	}
	w := VReg(len(k.f.VRegs))
	k.f.VRegs = append(k.f.VRegs, k.f.VRegs[v])
	k.kept = append(k.kept, false)
	in := Instr{Tile: k.f.Target.Moves[k.f.VRegs[v].Class].Load, Mem: NoMem}
	if def := k.defs[v]; def != nil {
		in = *def
	} else {
		in.Mem = k.slot(v)
	}
	in.Regs = []Operand{{VReg: w, Reg: regalloc.NoReg}}
	k.out = append(k.out, in)
	k.holds(v, w)
	return w
}

// slot returns the address of the slot of v.
func (k *keeper) slot(v VReg) Mem {
	if k.slots[v] == 0 {
		c := &k.f.Target.Machine.Classes[k.f.VRegs[v].Class]
		k.f.Slots = append(k.f.Slots, Slot{Kind: LocalSlot, Size: int64(c.SpillSize), Align: int64(c.SpillAlign)})
		k.slots[v] = int32(len(k.f.Slots))
	}
	return Mem{Used: true, Base: -1, Index: -1, Slot: k.slots[v] - 1}
}
