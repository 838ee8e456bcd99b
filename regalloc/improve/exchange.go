package improve

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// exchanges is the maximum number of exchanged pairs of registers.
const exchanges = 4

// exchange returns r, or a cheaper Result in which pairs of registers are exchanged in the whole function, so that the
// one that more instructions use needs no prefix. Only registers that no operand demands and that the same
// instructions clobber are exchanged.
func (w *Workspace) exchange(p *regalloc.Problem, r priced, opts regalloc.Options) priced {
	if p.Machine.PrefixBytes == 0 {
		return r
	}
	w.countNames(p, r.Result)
	for range exchanges {
		long, short := w.pair(p)
		if long == regalloc.NoReg || !destroyedTogether(p, long, short) {
			return r
		}
		r = price(p, r, opts.Price())
		next := exchanged(r.Result, long, short)
		cost := regalloc.Cost(p, next, opts.Price())
		if cost >= r.cost {
			return r
		}
		r = priced{next, cost, true}
		w.names[long], w.names[short] = w.names[short], w.names[long]
	}
	return r
}

// countNames counts the operands in each register whose encoding depends on prefixes, and finds the exchangeable
// registers.
func (w *Workspace) countNames(p *regalloc.Problem, r *regalloc.Result) {
	m := p.Machine
	w.names = scratch.Zeroed(w.names, len(m.Regs))
	w.named, w.prefixed = p.Reserved, regalloc.RegSet{}
	for i := range p.Operands {
		o, l := &p.Operands[i], r.Locs[i]
		switch o.Constraint {
		case regalloc.InReg:
			w.named.Add(o.Reg)
		case regalloc.InGroup:
			w.named.Add(l.Reg())
		}
		if c := &m.RegCosts[o.RegCost]; l.Kind() == regalloc.RegLoc && !c.Prefix.Empty() {
			w.names[l.Reg()]++
			w.prefixed = w.prefixed.Union(c.Prefix)
		}
	}
	w.destroyed = scratch.Zeroed(w.destroyed, len(m.Regs))
	for i := range p.Instrs {
		for gone := p.Instrs[i].Clobbers; !gone.Empty(); gone.Remove(gone.First()) {
			w.destroyed[gone.First()] += (uint64(i+1) * mix) ^ uint64(i+1)>>7
		}
	}
	for x := range m.Regs {
		if m.Regs[x].Reserved || m.Conflicts(regalloc.Reg(x)).Len() > 1 {
			w.named.Add(regalloc.Reg(x))
		}
	}
}

// pair returns the most profitable pair to exchange, of which the first register needs a prefix; NoReg if there is
// none.
func (w *Workspace) pair(p *regalloc.Problem) (long, short regalloc.Reg) {
	long, short = regalloc.NoReg, regalloc.NoReg
	gain := int32(0)
	for x := range regalloc.Reg(len(w.names)) {
		if w.named.Has(x) || !w.prefixed.Has(x) {
			continue
		}
		for y := range regalloc.Reg(len(w.names)) {
			if n := w.names[x] - w.names[y]; n > gain && !w.prefixed.Has(y) && !w.named.Has(y) && w.destroyed[x] == w.destroyed[y] && alike(p.Machine, x, y) {
				long, short, gain = x, y, n
			}
		}
	}
	return long, short
}

// mix scatters instruction numbers, so that sums over different sets of instructions mostly differ.
const mix = 0x9E3779B97F4A7C15

// alike reports whether two registers are in the same classes.
func alike(m *regalloc.Machine, x, y regalloc.Reg) bool {
	return !slices.ContainsFunc(m.Classes, func(c regalloc.Class) bool { return c.Set.Has(x) != c.Set.Has(y) })
}

// destroyedTogether reports whether the same instructions clobber two registers.
func destroyedTogether(p *regalloc.Problem, x, y regalloc.Reg) bool {
	return !slices.ContainsFunc(p.Instrs, func(in regalloc.Instr) bool { return in.Clobbers.Has(x) != in.Clobbers.Has(y) })
}

// exchanged returns r with two registers exchanged.
func exchanged(r *regalloc.Result, x, y regalloc.Reg) *regalloc.Result {
	next := *r
	next.Locs, next.InstrMoves, next.EdgeMoves = slices.Clone(r.Locs), slices.Clone(r.InstrMoves), slices.Clone(r.EdgeMoves)
	swap := func(l *regalloc.Loc) {
		switch *l {
		case regalloc.InRegister(x):
			*l = regalloc.InRegister(y)
		case regalloc.InRegister(y):
			*l = regalloc.InRegister(x)
		}
	}
	for i := range next.Locs {
		swap(&next.Locs[i])
	}
	for i := range next.InstrMoves {
		swap(&next.InstrMoves[i].Dst)
		swap(&next.InstrMoves[i].Src)
	}
	for i := range next.EdgeMoves {
		swap(&next.EdgeMoves[i].Dst)
		swap(&next.EdgeMoves[i].Src)
	}
	return &next
}
