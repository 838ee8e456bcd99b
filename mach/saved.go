package mach

import (
	"spillway/regalloc"
	"spillway/target"
)

// writes reports whether operand k of in is one that it writes.
func (in *Instr) writes(t *target.Target, k int) bool {
	return k < t.Tiles[in.Tile].NumDefs || k >= len(in.Regs)-int(in.NumRets)
}

// saveCalleeSaved sets f.CalleeSaved to the callee-saved registers that some
// instruction writes, in the order of the calling convention. The frame pointer, where it is
// one, is saved by the prologue in any case and is not among them. The link
// register is, ahead of all others, if calls or other instructions destroy it.
func (f *Func) saveCalleeSaved() {
	var named, used regalloc.RegSet
	entry, _ := f.Target.Tile("entry")
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if in.Tile == entry {
				continue // the parameters are there
			}
			for k := range in.Regs {
				if r := in.Regs[k].Reg; r != regalloc.NoReg && in.writes(f.Target, k) {
					named.Add(r)
				}
			}
			used = used.Union(f.Clobbers(in))
		}
	}
	for !named.Empty() {
		r := named.First()
		named.Remove(r)
		used = used.Union(f.Target.Machine.Conflicts(r))
	}
	f.CalleeSaved = f.CalleeSaved[:0]
	if f.IR != nil && f.IR.Attrs.Naked {
		return // what it says itself is all that it does
	}
	if link := f.Target.ABI.Link; link != nil && (f.HasCalls || used.Has(*link)) {
		f.CalleeSaved = append(f.CalleeSaved, *link)
	}
	for _, r := range f.ABI().CalleeSaved {
		if used.Has(r) && f.Preserves(r) && !(f.UsesFP && r == f.Target.FP) {
			f.CalleeSaved = append(f.CalleeSaved, r)
		}
	}
}

// Reads reports whether in reads r or a part of it.
func (f *Func) Reads(in *Instr, r regalloc.Reg) bool {
	for k := range in.Regs {
		if !in.writes(f.Target, k) && in.Regs[k].Reg != regalloc.NoReg && f.Target.Machine.Conflicts(r).Has(in.Regs[k].Reg) {
			return true
		}
	}
	return false
}

// Writes reports whether in writes to r or a part of it, or destroys it.
func (f *Func) Writes(in *Instr, r regalloc.Reg) bool {
	for k := range in.Regs {
		if in.writes(f.Target, k) && in.Regs[k].Reg != regalloc.NoReg && f.Target.Machine.Conflicts(r).Has(in.Regs[k].Reg) {
			return true
		}
	}
	return !f.Clobbers(in).Intersect(f.Target.Machine.Conflicts(r)).Empty()
}
