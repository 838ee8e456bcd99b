package simplify

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// cloneTable caches the copies of values in the current block.
type cloneTable struct {
	block []int32 // by value: one plus the id of the block that has the copy
	copy  []*ir.Value
}

func (c *cloneTable) reset() { c.block, c.copy = c.block[:0], c.copy[:0] }

func (c *cloneTable) grow(n int) {
	if old := len(c.block); old < n {
		c.block, c.copy = slices.Grow(c.block, n-old)[:n], slices.Grow(c.copy, n-old)[:n]
		clear(c.block[old:])
	}
}

// sink recomputes addresses and conditions of other blocks at their uses.
func (s *simplifier) sink() {
	clear(s.repl)
	s.repl = s.repl[:0]
	s.clones.reset()
	s.countUses()
	s.countRebuilt()
	for _, b := range s.f.Blocks {
		s.block, s.out = b, s.out[:0]
		s.clones.grow(s.f.NumValues())
		for _, v := range b.Values {
			if k := addressArg(v); k >= 0 {
				s.sinking.size = s.accessSize(v)
				v.Args[k] = s.address(v.Args[k])
			} else if v.Op == ir.OpCondBr || v.Op == ir.OpSelect {
				v.Args[0] = s.condition(v.Args[0])
			}
			s.out = append(s.out, v)
		}
		s.rewritten(b)
	}
	s.sinkParts()
}

// addressArg returns the index of v's address argument, if sink may recompute it, or -1.
func addressArg(v *ir.Value) int {
	switch v.Op {
	case ir.OpLoad, ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpCmpXchgWide, ir.OpVMaskLoad:
		return 0
	case ir.OpStore, ir.OpVMaskStore32, ir.OpVMaskStore64:
		return 1
	}
	return -1
}

// countRebuilt counts, by value, its uses as an address that sink recomputes.
func (s *simplifier) countRebuilt() {
	s.sinking.rebuilt, s.sinking.direct = scratch.Zeroed(s.sinking.rebuilt, s.f.NumValues()), scratch.Zeroed(s.sinking.direct, s.f.NumValues())
	if s.t.Address.IndexAlone {
		s.countDirect()
	}
	for _, b := range s.f.Blocks {
		s.block = b
		for _, v := range b.Values {
			if k := addressArg(v); k >= 0 {
				s.sinking.size = s.accessSize(v)
				if form := s.addressForm(); form.plan(s, v.Args[k]) {
					s.sinking.rebuilt[v.Args[k].ID]++
				}
			}
		}
	}
}

// countDirect counts, for each sum, the accesses that could use it as their address.
func (s *simplifier) countDirect() {
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			k := addressArg(v)
			if k < 0 || v.Args[k].Op != ir.OpAdd {
				continue
			}
			if s.sinking.size = s.accessSize(v); s.indexFits(v.Args[k]) {
				s.sinking.direct[v.Args[k].ID]++
			}
		}
	}
}

// accessSize returns the size of v's access in bytes, or 0 if it is none.
func (s *simplifier) accessSize(v *ir.Value) int64 {
	if addressArg(v) == 1 {
		return s.t.Layout.StoreSize(v.Args[0].Type)
	}
	return s.t.Layout.StoreSize(v.Type)
}

// indexFits reports whether the current access can use sum, of two registers, as its address without scaling an index
// separately.
func (s *simplifier) indexFits(sum *ir.Value) bool {
	if !s.t.Address.IndexSized {
		return true
	}
	for _, x := range sum.Args {
		if c, ok := imm(x); ok && x.Op == ir.OpShl && c != 0 && (c < 0 || c > 62 || int64(1)<<uint(c) != s.sinking.size) {
			return false
		}
	}
	return true
}

// usedHere returns the number of uses of v, except by addresses that other blocks recompute.
func (s *simplifier) usedHere(v *ir.Value) int32 {
	if int(v.ID) < len(s.sinking.rebuilt) {
		return s.used(v) - s.sinking.rebuilt[v.ID]
	}
	return s.used(v)
}

// A flow is argument number arg of phi, a truncation, passed on the edge from from.
type flow struct {
	phi  *ir.Value
	arg  int
	from *ir.Block
}

// sinkParts sinks truncations that are passed to a phi into the block that passes them, if the block that computes them
// is followed by a multiway branch: they are needed, as copies, on few of its edges only.
func (s *simplifier) sinkParts() {
	var flows []flow
	for _, b := range s.f.Blocks {
		for _, phi := range b.Phis() {
			for i, a := range phi.Args {
				if from := b.Preds[i]; a.Op == ir.OpTrunc && a.Block != from && a.Block != nil && parting(a.Block) && s.extending.seenNarrow(a.Type) && from.Term().Op != ir.OpInvoke {
					flows = append(flows, flow{phi, i, from})
				}
			}
		}
	}
	slices.SortStableFunc(flows, func(x, y flow) int {
		return cmp.Or(cmp.Compare(x.from.ID, y.from.ID), cmp.Compare(x.phi.Args[x.arg].ID, y.phi.Args[y.arg].ID))
	})
	var last, copied *ir.Value
	for i, x := range flows {
		a := x.phi.Args[x.arg]
		if i == 0 || a != last || x.from != copied.Block {
			last, copied = a, s.f.NewValue(a.Op, a.Type, a.Args...)
			copied.Line, copied.Col, copied.Block = a.Line, a.Col, x.from
			x.from.Values = slices.Insert(x.from.Values, len(x.from.Values)-1, copied)
		}
		x.phi.Args[x.arg] = copied
	}
}

// parting reports whether b ends in a multiway branch, or in the range check of one.
func parting(b *ir.Block) bool {
	return len(b.Succs) >= crowded ||
		slices.ContainsFunc(b.Succs, func(next *ir.Block) bool { return len(next.Succs) >= crowded && len(next.Preds) == 1 })
}

// elsewhere reports whether v is computed in another block and can be recomputed in this one.
func (s *simplifier) elsewhere(v *ir.Value) bool {
	return v.Block != nil && v.Block != s.block && pure(v)
}

// clone returns the copy of v in this block.
func (s *simplifier) clone(v *ir.Value, args ...*ir.Value) *ir.Value {
	s.clones.grow(int(v.ID) + 1)
	if s.clones.block[v.ID] == int32(s.block.ID)+1 {
		return s.clones.copy[v.ID]
	}
	w := s.f.NewValue(v.Op, v.Type, args...)
	w.Pred, w.Imm, w.Hi, w.Sym = v.Pred, v.Imm, v.Hi, v.Sym
	w.Line, w.Col, w.Block = v.Line, v.Col, s.block
	s.out = append(s.out, w)
	s.clones.block[v.ID], s.clones.copy[v.ID] = int32(s.block.ID)+1, w
	return w
}

// address recomputes a in this block as far as one addressing mode can hold it: base + index<<scale + constant.
func (s *simplifier) address(a *ir.Value) *ir.Value {
	if form := s.addressForm(); form.plan(s, a) {
		return s.build(a)
	}
	if s.t.Address.IndexAlone {
		if _, ok := imm(a); ok || a.Op != ir.OpAdd || !s.indexFits(a) {
			return a
		}
		return s.localScale(a)
	}
	// If a constant is added to a sum from another block, that sum needs no register of its own.
	form := s.addressForm()
	if c, ok := imm(a); ok && a.Op == ir.OpAdd && a.Block == s.block && s.used(a) == 1 && s.t.Address.Index &&
		c >= s.t.Address.MinOff && c <= s.t.Address.MaxOff {
		if _, ok := imm(a.Args[0]); !ok && form.plan(s, a.Args[0]) {
			a.Args[0] = s.build(a.Args[0])
			a = s.local(a.Op, a.Type, a.Args...)
		}
	}
	return s.localScale(a)
}

// localScale returns a, an address in this block, with the scaling of its index, if done in another block, repeated
// here.
func (s *simplifier) localScale(a *ir.Value) *ir.Value {
	sum, c := a, (*ir.Value)(nil)
	if _, ok := imm(a); ok && a.Op == ir.OpAdd && a.Block == s.block && s.usedHere(a) == 1 {
		sum, c = a.Args[0], a.Args[1]
	}
	if _, ok := imm(sum); ok || sum.Op != ir.OpAdd || sum.Block != s.block || s.usedHere(sum) != 1 || !s.t.Address.Index {
		return a
	}
	for k := range 2 {
		if x := sum.Args[1-k]; s.scaled(x) {
			sum = s.local(ir.OpAdd, a.Type, sum.Args[k], s.clone(x, x.Args...))
			if c != nil {
				sum = s.local(ir.OpAdd, a.Type, sum, c)
			}
			return sum
		}
	}
	return a
}

// local appends a new value to this block.
func (s *simplifier) local(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := s.f.NewValue(op, t, args...)
	v.Block = s.block
	s.out = append(s.out, v)
	return v
}

// addressBudget is the remaining capacity of an addressing mode.
type addressBudget struct {
	registers  int
	scale, off bool
}

// addressForm returns the full capacity of an addressing mode.
func (s *simplifier) addressForm() addressBudget {
	form := addressBudget{registers: 2, scale: s.t.Address.Index, off: true}
	if !s.t.Address.Index {
		form.registers = 1
	}
	return form
}

// plan reports whether recomputing a in an addressing mode with capacity b is profitable.
func (b *addressBudget) plan(s *simplifier, a *ir.Value) bool {
	if !s.elsewhere(a) {
		return false
	}
	switch c, ok := imm(a); {
	case a.Op == ir.OpAdd && ok:
		if x := a.Args[0]; x.Op == ir.OpPhi && s.used(x) == 1 && s.used(a) > 1 {
			return false // x would stay live in addition to a
		}
		return b.off && c >= s.t.Address.MinOff && c <= s.t.Address.MaxOff
	case a.Op == ir.OpAdd && !s.t.Address.SymBase && (isPlaced(a.Args[0]) || isPlaced(a.Args[1])):
		return false // the symbol would need an instruction here
	case a.Op == ir.OpAdd && s.t.Address.IndexAlone && (s.sinking.direct[a.ID] < s.used(a) || !s.indexFits(a)):
		return false // a would stay live
	case a.Op == ir.OpAdd:
		return b.registers == 2
	case a.Op == ir.OpSlotAddr:
		return true
	}
	return false
}

// isPlaced reports whether v is the address of a symbol that is not thread-local.
func isPlaced(v *ir.Value) bool { return v.Op == ir.OpSym && !v.Sym.Sym().ThreadLocal }

// build recomputes a as at most a constant added to a sum of two registers, one of which may be scaled.
func (s *simplifier) build(a *ir.Value) *ir.Value {
	switch _, ok := imm(a); {
	case !s.elsewhere(a):
		return a
	case a.Op == ir.OpSlotAddr:
		return s.clone(a)
	case a.Op == ir.OpAdd && ok:
		x := a.Args[0]
		if s.elsewhere(x) && x.Op == ir.OpAdd && s.t.Address.Index && !s.t.Address.IndexAlone {
			if _, ok := imm(x); !ok {
				x = s.build(x)
			}
		}
		return s.clone(a, x, a.Args[1])
	case a.Op == ir.OpAdd:
		x, y := a.Args[0], a.Args[1]
		if s.scaled(y) {
			y = s.clone(y, y.Args...)
		} else if s.scaled(x) {
			x = s.clone(x, x.Args...)
		}
		return s.clone(a, x, y)
	}
	return a
}

// scaled reports whether v is a scaled index computed in another block.
func (s *simplifier) scaled(v *ir.Value) bool {
	c, ok := imm(v)
	return ok && v.Op == ir.OpShl && s.elsewhere(v) && c >= 0 && c <= 62 && s.isScale(1<<uint(c))
}

// condition recomputes the comparison c in this block.
func (s *simplifier) condition(c *ir.Value) *ir.Value {
	if s.elsewhere(c) {
		switch c.Op {
		case ir.OpICmp, ir.OpFCmp, ir.OpULTWide, ir.OpSLTWide:
			return s.clone(c, c.Args...)
		}
	}
	return c
}
