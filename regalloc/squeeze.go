package regalloc

import "sort"

// Squeeze returns p with all but n registers of each class reserved, or as many as its instructions need at once, if
// that is more. Fixed constraints may still name a reserved register. The Result shares the rest with p.
func (p *Problem) Squeeze(n int) *Problem {
	q := *p
	m := p.Machine
	need := p.operandNeeds()
	classes := make([]ClassID, len(m.Classes))
	for c := range classes {
		classes[c] = ClassID(c)
	}
	sort.SliceStable(classes, func(i, j int) bool { return len(m.Classes[classes[i]].Regs) < len(m.Classes[classes[j]].Regs) })
	var keep RegSet
	for _, g := range m.Groups {
		for _, tuple := range g.Tuples {
			for _, r := range tuple {
				keep.Add(r)
			}
		}
	}
	for _, c := range classes {
		free := p.Allocatable(c)
		count := free.Intersect(keep).Len()
		for _, r := range m.Classes[c].Regs {
			if free.Has(r) && !keep.Has(r) && count < max(n, need[c]) {
				keep.Add(r)
				count++
			}
		}
	}
	for c := range m.Classes {
		q.Reserved = q.Reserved.Union(m.Classes[c].Set.Minus(keep))
	}
	return &q
}

// operandNeeds returns for each class the maximum number of registers that the operands of one instruction can take
// from it.
func (p *Problem) operandNeeds() []int {
	m := p.Machine
	k := len(m.Classes)
	weight := make([]int, k*k) // registers of class c that one of class d removes
	for c := range k {
		for d := range k {
			for _, r := range m.Classes[d].Regs {
				weight[c*k+d] = max(weight[c*k+d], m.Conflicts(r).Intersect(m.Classes[c].Set).Len())
			}
		}
	}
	need := make([]int, k)
	for i := range p.Instrs {
		if p.Instrs[i].Flags&FlagMove != 0 {
			continue // operands of a copy can be in slots
		}
		for c := range k {
			reads, writes := 0, 0
			for _, o := range p.Ops(InstrID(i)) {
				w := weight[c*k+int(o.Class)]
				if o.Role != Def || o.Pos == Early {
					reads += w
				}
				if o.Role != Use || o.Pos == Late {
					writes += w
				}
			}
			need[c] = max(need[c], reads, writes)
		}
	}
	return need
}
