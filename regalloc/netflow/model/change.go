package model

import "spillway/regalloc"

// Change returns the cost of moving a value from state a to b of l at rates r, to registers first and, if store is set,
// also to memory if b is valid there. With same, both use one slot, otherwise b's slot differs from a's.
func Change(l *Layout, r *Rates, a, b int, store, same bool) Cost {
	w := want{l: l, rates: r, from: a, same: same, store: store && l.InMemory(b)}
	w.register(l.Register(b))
	return new(Pricer).bring(&w)
}

// Grouped reports whether operands x and y must be in registers of one tuple.
func (m *Model) Grouped(x, y regalloc.OpID) bool {
	a, b := &m.P.Operands[x], &m.P.Operands[y]
	return a.Constraint == regalloc.InGroup && b.Constraint == regalloc.InGroup && a.Reg == b.Reg &&
		(a.Role == regalloc.Use) == (b.Role == regalloc.Use)
}

// Firm returns the registers of l in which a value can pass instruction i.
func (m *Model) Firm(l *Layout, i regalloc.InstrID) uint64 {
	return l.Given &^ l.Blocked(m.Clobber[i])
}
