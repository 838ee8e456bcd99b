package mach

import (
	"cmp"
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/target"
)

// constantHoister is the state of hoisting constants out of loops.
type constantHoister struct {
	outer []int32 // by loop: the outermost short loop around it without calls, itself included, or -1
	held  []int8  // by loop: values hoisted out of it
	read  []bool  // by virtual register: an instruction reads it
	found []invariant
	made  map[invariantKey]VReg // never iterated
}

// An invariant is a value that a loop makes again in each iteration.
type invariant struct {
	key  shareKey
	loop int32 // out of which it is hoisted
	made made
	gain float64 // bytes, times executions
}

type invariantKey struct {
	value shareKey
	loop  int32
}

// hoistsConstants reports whether constants of f are hoisted out of loops.
func hoistsConstants(f *Func) bool {
	return f.Target.LoopConstants > 0 && (f.IR == nil || !f.IR.Attrs.MinSize) && slices.ContainsFunc(f.Blocks, func(b *Block) bool { return b.Loop > 0 })
}

// hoistConstants hoists what can be computed anywhere out of loops without calls, up to target.RegisterCosts.LoopConstants
// values for each loop, those that save most first. It fills ws.same and ws.work for rewrite.
func (ws *ShareWorkspace) hoistConstants(f *Func, dom *cfg.DomTree, order *cfg.Order, loops *cfg.Forest) {
	u := &ws.constants
	u.callFree(f, loops)
	u.find(f, dom, order, loops)
	slices.SortStableFunc(u.found, func(a, b invariant) int { return cmp.Compare(b.gain, a.gain) })
	u.held = scratch.Zeroed(u.held, len(loops.Loops))
	if u.made == nil {
		u.made = map[invariantKey]VReg{}
	}
	clear(u.made)
	for i := range u.found {
		x := &u.found[i]
		key := invariantKey{x.key, x.loop}
		v, ok := u.made[key]
		if !ok {
			if u.held[x.loop] >= f.Target.LoopConstants {
				continue
			}
			u.held[x.loop]++
			v = f.copyTo(f.Blocks[dom.IDom[loops.Loops[x.loop].Header]], f.definition(x.made))
			u.made[key] = v
		}
		ws.same[x.made.v] = v
		ws.work = append(ws.work, int32(x.made.block))
	}
}

// callFree finds the outermost loops without calls and of no more than freeReach blocks.
func (u *constantHoister) callFree(f *Func, loops *cfg.Forest) {
	const calls = -1 // or long
	u.outer = scratch.Zeroed(u.outer, len(loops.Loops))
	for i, b := range f.Blocks {
		if !slices.ContainsFunc(b.Instrs, func(in Instr) bool { return f.Target.Tiles[in.Tile].Flags&target.TileCall != 0 }) {
			continue
		}
		for l := loops.Of[i]; l >= 0 && u.outer[l] != calls; l = loops.Loops[l].Parent {
			u.outer[l] = calls
		}
	}
	for l := range loops.Loops {
		if x := &loops.Loops[l]; x.End-x.First > freeReach {
			u.outer[l] = calls
		}
		if u.outer[l] == calls {
			continue
		}
		u.outer[l] = int32(l)
		if p := loops.Loops[l].Parent; p >= 0 && u.outer[p] != calls {
			u.outer[l] = u.outer[p]
		}
	}
}

// find finds the values to hoist.
func (u *constantHoister) find(f *Func, dom *cfg.DomTree, order *cfg.Order, loops *cfg.Forest) {
	u.found = u.found[:0]
	u.read = scratch.Zeroed(u.read, len(f.VRegs))
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			for r := range in.Regs {
				if v := in.Regs[r].VReg; v >= 0 && !f.defines(in, r) {
					u.read[v] = true
				}
			}
		}
	}
	for at, i := range order.Blocks[:order.Reachable] {
		b := f.Blocks[i]
		if loops.Of[i] < 0 || u.outer[loops.Of[i]] < 0 {
			continue
		}
		l := u.outer[loops.Of[i]]
		head := loops.Loops[l].Header
		before := dom.IDom[head]
		if before < 0 || loops.Contains(l, before) || !dom.Dominates(head, i) || f.Blocks[before].Freq >= b.Freq {
			continue
		}
		for n := range b.Instrs {
			if in := &b.Instrs[n]; f.rematerializable(in) && u.read[in.Regs[0].VReg] {
				u.found = append(u.found, invariant{keyOf(f, in), l, made{b.ID, in.Regs[0].VReg, int32(at)}, float64(f.Bytes(in)) * b.Freq})
			}
		}
	}
}

// rematerializable reports whether in defines a value that can be computed anywhere.
func (f *Func) rematerializable(in *Instr) bool {
	t := &f.Target.Tiles[in.Tile]
	return t.Flags&target.TileRemat != 0 && len(in.Regs) == 1 && t.NumDefs == 1 && in.Regs[0].Reg == regalloc.NoReg
}

// definition returns the instruction that materializes the value of m.
func (f *Func) definition(m made) Instr {
	list := f.Blocks[m.block].Instrs
	return list[slices.IndexFunc(list, func(in Instr) bool {
		return len(in.Regs) == 1 && in.Regs[0].VReg == m.v && f.defines(&in, 0)
	})]
}

// copyTo adds a copy of in, which defines a value, to the end of b, and returns its value.
func (f *Func) copyTo(b *Block, in Instr) VReg {
	v := VReg(len(f.VRegs))
	f.VRegs = append(f.VRegs, f.VRegs[in.Regs[0].VReg])
	in.Regs = []Operand{{VReg: v, Reg: regalloc.NoReg}}
	in.Pos = 0
	n := f.Invoked(b)
	if n < 0 {
		n = len(b.Instrs) - 1
	}
	b.Instrs = slices.Insert(b.Instrs, n, in)
	return v
}
