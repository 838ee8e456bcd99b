package outssa

import (
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// marker holds what is available where: the mark phase of [Rastello05 App. A].
type marker struct {
	slot [regalloc.MaxRegs]int8 // by register: its position in physical.used
	out  []regalloc.VReg        // by block and position: the value that it leaves there
	now  []regalloc.VReg
	next []regalloc.VReg // what a parallel copy writes
	uses []int32         // by web: how often its registers are read
	size []int32         // by web
	head []regalloc.VReg // by value: a register that has it
	more []regalloc.VReg // by register: another one with the same value, or None
}

// What is available where no value is.
const (
	nothing  = regalloc.VReg(regalloc.None) // or several, or unknown
	anything = nothing - 1                  // not reached yet
)

// inPlace takes out copies to registers of the machine that have the value already
// (uses in place), and then those from pins to values that nothing reads elsewhere.
func (l *lowerer) inPlace() {
	m, used := &l.mark, l.labels.used
	n := len(used)
	if n == 0 {
		return
	}
	for k, r := range used {
		m.slot[r] = int8(k)
	}
	m.out = scratch.Filled(m.out, n*len(l.outcome.q.Blocks), anything)
	m.now, m.next = scratch.Sized(m.now, n), scratch.Sized(m.next, n)
	for changed := true; changed; {
		changed = false
		for _, b := range l.flow.RPO.Blocks[:l.flow.RPO.Reachable] {
			l.enter(b)
			l.walk(regalloc.BlockID(b), false)
			for k, v := range m.now {
				if o := &m.out[int(b)*n+k]; *o != v {
					*o, changed = v, true
				}
			}
		}
	}
	m.head, m.more = scratch.Filled(m.head, len(l.inserted.vregs), regalloc.None), scratch.Sized(m.more, len(l.inserted.vregs))
	for v, x := range l.value {
		m.more[v], m.head[x] = m.head[x], regalloc.VReg(v)
	}
	for _, b := range l.flow.RPO.Blocks[:l.flow.RPO.Reachable] {
		l.enter(b)
		l.walk(regalloc.BlockID(b), true)
	}
	l.sweep()
}

// enter sets now to what is available where b begins.
func (l *lowerer) enter(b int32) {
	m, n := &l.mark, len(l.mark.now)
	first := anything
	if b == 0 {
		first = nothing
	}
	for k := range m.now {
		m.now[k] = first
	}
	for _, a := range l.flow.PredsOf(b) {
		for k := range m.now {
			switch v := m.out[int(a)*n+k]; {
			case m.now[k] == anything:
				m.now[k] = v
			case v != anything && v != m.now[k]:
				m.now[k] = nothing
			}
		}
	}
}

// walk takes now through b; with rewrite, copies in place go.
func (l *lowerer) walk(b regalloc.BlockID, rewrite bool) {
	m, q := &l.mark, &l.outcome.q
	first, end := q.InstrRange(b)
	for i := first; i < end; i++ {
		in := &q.Instrs[i]
		ops := q.Ops(i)
		if l.outcome.origin[i].isCopy() {
			half := len(ops) / 2
			copy(m.next, m.now)
			for k := range half {
				d, s := &ops[half+k], &ops[k]
				r := l.labels.of[l.find(d.VReg)]
				if r < 0 {
					continue
				}
				v := l.value[s.VReg]
				if t := l.tempsOf[s.VReg]; t[0] < t[1] {
					v = l.value[d.VReg]
				}
				at := m.slot[r]
				if rewrite && m.now[at] == v && disjoint.Find(l.web, d.VReg) != disjoint.Find(l.web, s.VReg) {
					l.connectHolders(r, v, d.VReg)
					s.VReg = d.VReg
				}
				l.overwrite(m.next, r)
				m.next[at] = v
			}
			m.now, m.next = m.next, m.now
			continue
		}
		if !in.Clobbers.Empty() {
			for k, r := range l.labels.used {
				if !q.Machine.Conflicts(r).Intersect(in.Clobbers).Empty() {
					m.now[k] = nothing
				}
			}
		}
		for k := range ops {
			o := &ops[k]
			if o.Constraint == regalloc.InReg {
				l.forget(m.now, o.Reg, o.Role == regalloc.Use && l.tied.resource[o.VReg] == Physical(o.Reg))
			}
		}
		for k := range ops {
			if o := &ops[k]; o.Role == regalloc.Def {
				if r := l.labels.of[l.find(o.VReg)]; r >= 0 {
					l.overwrite(m.now, r)
					m.now[m.slot[r]] = l.value[o.VReg]
				}
			}
		}
	}
}

// forget is overwrite, but that r itself may keep what it has.
func (l *lowerer) forget(now []regalloc.VReg, r regalloc.Reg, keep bool) {
	for k, o := range l.labels.used {
		if l.outcome.q.Machine.Conflicts(r).Has(o) && !(keep && o == r) {
			now[k] = nothing
		}
	}
}

// overwrite forgets what is in r and in registers that share units with it.
func (l *lowerer) overwrite(now []regalloc.VReg, r regalloc.Reg) { l.forget(now, r, false) }

// connectHolders connects v with everything that has had value in register r.
func (l *lowerer) connectHolders(r regalloc.Reg, value, v regalloc.VReg) {
	for m := l.mark.head[value]; m != regalloc.None; m = l.mark.more[m] {
		if l.labels.of[l.find(m)] == r {
			l.connect(m, v)
		}
	}
}

// sweep takes out copies to registers that nothing reads any more.
func (l *lowerer) sweep() {
	q := &l.outcome.q
	uses, size := scratch.Zeroed(l.mark.uses, len(l.inserted.vregs)), scratch.Zeroed(l.mark.size, len(l.inserted.vregs))
	for v := range l.web {
		size[disjoint.Find(l.web, regalloc.VReg(v))]++
	}
	for i := range q.Instrs {
		ops := q.Ops(regalloc.InstrID(i))
		for k := range ops {
			half := len(ops) / 2
			if o := &ops[k]; o.Role == regalloc.Use && !(l.outcome.origin[i].isCopy() && ops[half+k].VReg == o.VReg) {
				uses[disjoint.Find(l.web, o.VReg)]++
			}
		}
	}
	l.mark.uses, l.mark.size = uses, size
	for k := range l.candidates {
		if x := &l.candidates[k]; x.kind == defCopy && l.web[x.dst] == x.dst && size[x.dst] == 1 && uses[x.dst] == 0 {
			l.connect(x.dst, x.src)
		}
	}
}
