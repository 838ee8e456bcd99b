package explain

import (
	"cmp"
	"slices"

	"spillway/regalloc"
	"spillway/target"
)

// lanes numbers the registers of a machine, subregisters with their registers, and then the slots of a Result.
type lanes struct {
	m     *regalloc.Machine
	byReg []int32
	regs  []regalloc.Reg     // of the lanes that are registers
	bank  []int              // by class, or -1
	banks []regalloc.ClassID // by bank: its widest class
}

// newLanes returns the lanes of the registers in some class.
func newLanes(m *regalloc.Machine) *lanes {
	l := &lanes{m: m, byReg: make([]int32, len(m.Regs)), bank: make([]int, len(m.Classes))}
	l.findBanks()
	for r := range l.byReg {
		l.byReg[r] = -1
	}
	for b := range l.banks {
		var all regalloc.RegSet
		for c := range m.Classes {
			if l.bank[c] == b {
				for _, r := range m.Classes[c].Regs {
					all.Add(m.Whole(r))
				}
			}
		}
		for r := all.First(); r != regalloc.NoReg; r = all.First() {
			all.Remove(r)
			l.byReg[r] = int32(len(l.regs))
			l.regs = append(l.regs, r)
		}
	}
	for r := range m.Regs {
		if w := m.Whole(regalloc.Reg(r)); l.byReg[w] >= 0 {
			l.byReg[r] = l.byReg[w]
		}
	}
	return l
}

// findBanks groups classes that share registers into banks.
func (l *lanes) findBanks() {
	sets := make([]regalloc.RegSet, len(l.m.Classes))
	for c := range sets {
		for _, r := range l.m.Classes[c].Regs {
			sets[c].Add(l.m.Whole(r))
		}
		l.bank[c] = -1
	}
	for c := range sets {
		if l.bank[c] >= 0 || sets[c].Empty() {
			continue
		}
		b := len(l.banks)
		l.banks = append(l.banks, regalloc.ClassID(c))
		all := sets[c]
		for again := true; again; {
			again = false
			for d := range sets {
				if l.bank[d] < 0 && !sets[d].Intersect(all).Empty() {
					l.bank[d], all, again = b, all.Union(sets[d]), true
					if w := &l.m.Classes[l.banks[b]]; cmp.Or(cmp.Compare(l.m.Classes[d].SpillSize, w.SpillSize), cmp.Compare(len(l.m.Classes[d].Regs), len(w.Regs))) > 0 && l.m.Classes[d].SpillSize <= 8 {
						l.banks[b] = regalloc.ClassID(d)
					}
				}
			}
		}
	}
}

// of returns the lane of a location, or -1.
func (l *lanes) of(x regalloc.Loc) int32 {
	switch x.Kind() {
	case regalloc.RegLoc:
		return l.byReg[x.Reg()]
	case regalloc.SlotLoc:
		return int32(len(l.regs)) + x.Slot()
	}
	return -1
}

// list returns the lanes for human readers.
func (l *lanes) list(t *target.Target, p *regalloc.Problem, r *regalloc.Result, m regalloc.Metric) []Lane {
	var list []Lane
	for n, reg := range l.regs {
		x := Lane{Name: l.m.RegName(reg), Kind: "register", Bank: l.bankOf(reg), Save: m.Save(&l.m.Regs[reg])}
		x.Out = l.m.Regs[reg].Reserved || p.Reserved.Has(reg)
		x.Names = append(x.Names, x.Name)
		for part := range l.m.Regs {
			if l.byReg[part] != int32(n) {
				continue
			}
			x.Names = append(x.Names, l.m.Regs[part].Name)
			for _, names := range t.RegNames {
				if part < len(names) && names[part] != "" {
					x.Names = append(x.Names, names[part])
				}
			}
		}
		slices.Sort(x.Names)
		x.Names = slices.Compact(x.Names)
		list = append(list, x)
	}
	for i, s := range r.Slots {
		list = append(list, Lane{Name: regalloc.InSlot(int32(i)).String(), Kind: "slot", Bank: -1, Size: int(s.Size)})
	}
	for i := range p.Instrs {
		for rs := p.Instrs[i].Clobbers; !rs.Empty(); {
			reg := rs.First()
			rs.Remove(reg)
			if n := l.byReg[reg]; n >= 0 {
				if at := list[n].Clobber; len(at) == 0 || at[len(at)-1] != i {
					list[n].Clobber = append(at, i)
				}
			}
		}
	}
	return list
}

// bankOf returns the bank of a register.
func (l *lanes) bankOf(reg regalloc.Reg) int {
	for c := range l.m.Classes {
		for _, r := range l.m.Classes[c].Regs {
			if l.m.Whole(r) == reg {
				return l.bank[c]
			}
		}
	}
	return -1
}
