package mach

import "spillway/regalloc"

// saveCalleeSaved sets f.CalleeSaved to the callee-saved registers that some
// instruction writes, in the order of the ABI. The frame pointer, where it is
// one, is saved by the prologue in any case and is not among them. The link
// register is, ahead of all others, if calls or other instructions destroy it.
func (f *Func) saveCalleeSaved() {
	var named, used regalloc.RegSet
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			for k := range in.Regs {
				if r := in.Regs[k].Reg; r != regalloc.NoReg {
					named.Add(r)
				}
			}
			used = used.Union(f.Target.Tiles[in.Tile].Clobbers)
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
	for _, r := range f.Target.ABI.CalleeSaved {
		if used.Has(r) && !(f.UsesFP && r == f.Target.FP) {
			f.CalleeSaved = append(f.CalleeSaved, r)
		}
	}
}
