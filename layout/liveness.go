package layout

import (
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/live"
	"spillway/target"
)

// liveness is the liveness of the register units of a function at stage Framed.
type liveness struct {
	f         *mach.Func
	saved     regalloc.RegSet // units of callee-saved registers
	order     []mach.BlockID
	registers live.Registers
}

// solve computes liveness in f. O(instructions), for each round.
func (l *liveness) solve(f *mach.Func) {
	l.f, l.saved, l.order = f, regalloc.RegSet{}, l.order[:0]
	for _, r := range f.ABI().CalleeSaved {
		l.saved = l.saved.Union(f.Target.Machine.Regs[r].Units)
	}
	for b := range f.Blocks {
		l.order = append(l.order, mach.BlockID(b))
	}
	live.SolveRegisters(&l.registers, l.order, func(b mach.BlockID) []mach.BlockID { return f.Blocks[b].Preds }, func(b mach.BlockID) regalloc.RegSet {
		units := l.out(b)
		for i := len(f.Blocks[b].Instrs) - 1; i >= 0; i-- {
			units = l.before(f.Blocks[b], i, units)
		}
		return units
	})
}

// out returns the units that are live at the end of block b.
func (l *liveness) out(b mach.BlockID) (units regalloc.RegSet) {
	for _, e := range l.f.Blocks[b].Succs {
		units = units.Union(l.registers.In[e.To])
	}
	return units
}

// before returns the units that are live before instruction i of b, given those live after it.
func (l *liveness) before(b *mach.Block, i int, units regalloc.RegSet) regalloc.RegSet {
	f, m, in := l.f, l.f.Target.Machine, &b.Instrs[i]
	if len(b.Succs) == 2 && i == f.Invoked(b) { // an exception leaves b here
		units = units.Union(l.registers.In[b.Succs[1].To])
	}
	if f.Target.Tiles[in.Tile].Flags&target.TileRet != 0 {
		units = units.Union(l.saved)
	}
	eachOverwritten(f, in, func(r regalloc.Reg) { units = units.Minus(m.Regs[r].Units) })
	for k := range in.Regs {
		if r := in.Regs[k].Reg; r != regalloc.NoReg && !in.Writes(f.Target, k) {
			units = units.Union(m.Regs[r].Units)
		}
	}
	return units
}

// eachOverwritten calls do with each register that in writes or destroys.
func eachOverwritten(f *mach.Func, in *mach.Instr, do func(r regalloc.Reg)) {
	for k := range in.Regs {
		if r := in.Regs[k].Reg; r != regalloc.NoReg && in.Writes(f.Target, k) {
			do(r)
		}
	}
	for rs := f.Clobbers(in); !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		do(r)
	}
}
