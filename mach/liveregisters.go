package mach

import (
	"spillway/regalloc"
	"spillway/regalloc/live"
	"spillway/target"
)

// Liveness is that of the registers of a function at stage Framed, in units.
type Liveness struct {
	Func      *Func           // that was solved last; set it to nil to release it
	saved     regalloc.RegSet // the units of registers that callers keep values in
	order     []BlockID
	registers live.Registers
}

// Solve computes liveness in f. O(instructions), for each round.
func (l *Liveness) Solve(f *Func) {
	l.Func, l.saved, l.order = f, regalloc.RegSet{}, l.order[:0]
	for _, r := range f.ABI().CalleeSaved {
		l.saved = l.saved.Union(f.Target.Machine.Regs[r].Units)
	}
	for b := range f.Blocks {
		l.order = append(l.order, BlockID(b))
	}
	live.SolveRegisters(&l.registers, l.order, func(b BlockID) []BlockID { return f.Blocks[b].Preds }, func(b BlockID) regalloc.RegSet {
		units := l.Out(b)
		for i := len(f.Blocks[b].Instrs) - 1; i >= 0; i-- {
			units = l.Before(f.Blocks[b], i, units)
		}
		return units
	})
}

// Out returns the units that are live at the end of block b.
func (l *Liveness) Out(b BlockID) (units regalloc.RegSet) {
	for _, e := range l.Func.Blocks[b].Succs {
		units = units.Union(l.registers.In[e.To])
	}
	return units
}

// Before returns the units that are live before instruction i of b, if those of units are after it.
func (l *Liveness) Before(b *Block, i int, units regalloc.RegSet) regalloc.RegSet {
	f, m, in := l.Func, l.Func.Target.Machine, &b.Instrs[i]
	if len(b.Succs) == 2 && i == f.Invoked(b) { // an exception leaves b here
		units = units.Union(l.registers.In[b.Succs[1].To])
	}
	if f.Target.Tiles[in.Tile].Flags&target.TileRet != 0 {
		units = units.Union(l.saved)
	}
	f.EachOverwritten(in, func(r regalloc.Reg) { units = units.Minus(m.Regs[r].Units) })
	for k := range in.Regs {
		if r := in.Regs[k].Reg; r != regalloc.NoReg && !in.Writes(f.Target, k) {
			units = units.Union(m.Regs[r].Units)
		}
	}
	return units
}

// EachOverwritten calls do with each register that in writes or destroys.
func (f *Func) EachOverwritten(in *Instr, do func(r regalloc.Reg)) {
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
