package live

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// Registers is the liveness of physical registers in an allocated Problem: which units are read at some later program
// point before they are written. It is a backward data-flow analysis over blocks; the caller supplies the transfer
// function of a block, written with BeforeInstr and BeforeMoves. The zero value is ready; memory is reused.
type Registers struct {
	In      []regalloc.RegSet // by block: the units that are live at its start
	waiting []bool            // by block: it is in the worklist
	work    []int32           // worklist: a ring of blocks
}

// SolveRegisters finds the least sets r.In with r.In[b] = through(b), where through
// passes block b backwards, from the union of r.In over its successors to its
// start. order lists the blocks, for speed each before its successors where it can
// be; preds returns the predecessors of a block. The last call for a block sees the
// final sets of its successors. It calls through once for each block, and again when
// a set of a successor has grown: at most once per unit of each successor, whatever the order.
func SolveRegisters[B ~int32](r *Registers, order []B, preds func(b B) []B, through func(b B) regalloc.RegSet) {
	n := len(order)
	r.In, r.waiting = scratch.Zeroed(r.In, n), scratch.Filled(r.waiting, n, true)
	r.work = scratch.Sized(r.work, n)
	for k, b := range order {
		r.work[n-1-k] = int32(b)
	}
	for first, count := 0, n; count > 0; count-- {
		b := B(r.work[first])
		if first++; first == n {
			first = 0
		}
		r.waiting[b] = false
		in := through(b)
		if in == r.In[b] {
			continue
		}
		r.In[b] = in
		for _, p := range preds(b) {
			if !r.waiting[p] {
				r.waiting[p] = true
				r.work[(first+count-1)%n] = int32(p)
				count++
			}
		}
	}
}

// BeforeInstr returns the units that are live before instruction i, whose operands
// have the locations locs of a Result, if those of live are after it:
//
//	before = (after - definitions) + uses
//
// What an instruction clobbers is not live after it.
func BeforeInstr(p *regalloc.Problem, i regalloc.InstrID, locs []regalloc.Loc, live regalloc.RegSet) regalloc.RegSet {
	first, end := p.Instrs[i].Operands[0], p.Instrs[i].Operands[1]
	ops, locs := p.Operands[first:end], locs[first:end]
	var uses regalloc.RegSet
	for k, l := range locs {
		if l.Kind() != regalloc.RegLoc {
			continue
		}
		units := p.Machine.Regs[l.Reg()].Units
		if ops[k].Role != regalloc.Use {
			live = live.Minus(units)
		}
		if ops[k].Role != regalloc.Def {
			uses = uses.Union(units)
		}
	}
	return live.Union(uses)
}

// BeforeMoves returns the units that are live before moves that happen at once. If
// dead is not nil, it becomes which of them write only what is not live after them;
// these then read nothing.
func BeforeMoves(m *regalloc.Machine, moves []regalloc.Move, live regalloc.RegSet, dead []bool) regalloc.RegSet {
	before := live
	for k := range moves {
		idle := false
		if d := moves[k].Dst; d.Kind() == regalloc.RegLoc {
			units := m.Regs[d.Reg()].Units
			before = before.Minus(units)
			idle = units.Intersect(live).Empty()
		}
		if dead != nil {
			dead[k] = idle
		}
	}
	for k := range moves {
		if s := moves[k].Src; s.Kind() == regalloc.RegLoc && (dead == nil || !dead[k]) {
			before = before.Union(m.Regs[s.Reg()].Units)
		}
	}
	return before
}
