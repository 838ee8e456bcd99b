package simplify

import (
	"spillway/internal/scratch"
	"spillway/ir"
)

// gather combines loads whose bytes are assembled by shifts into one load, byte-swapped if the bytes are reversed and
// the target can swap them.
func (s *simplifier) gather() {
	s.countUses()
	n := s.f.NumValues()
	g := &s.gathering
	g.simplifier, g.at, g.effects, g.made = s, scratch.Zeroed(g.at, n), scratch.Zeroed(g.effects, n), nil
	found := false
	for _, b := range s.f.Blocks {
		g.number(b)
		for i := len(b.Values) - 1; i >= 0; i-- { // the widest first
			if v := b.Values[i]; (v.Op == ir.OpAdd || v.Op == ir.OpOr) && v.Type.IsInt() && g.visit(v) {
				found = true
			}
		}
	}
	if found {
		g.place()
		s.sweep()
	}
}

// gatherer is the working state of gather.
type gatherer struct {
	*simplifier
	at      []int32 // by value: its index in its block
	effects []int32 // by value: number of operations with effects before it in its block

	made []*ir.Value // by value: the new value to insert before it, or nil
}

// number sets at and effects for b.
func (g *gatherer) number(b *ir.Block) {
	count := int32(0)
	for i, v := range b.Values {
		g.at[v.ID], g.effects[v.ID] = int32(i), count
		if v.Op.HasEffect() {
			count++
		}
	}
}

// A source is the origin of a byte of a value: byte number index of load, least significant first, or zero if load is
// nil.
type source struct {
	load  *ir.Value
	index int8
}

// A word is the sources of a value's bytes, least significant first.
type word [8]source

// maxGather is the maximum number of operations between a value and a load.
const maxGather = 12

// sources finds the origins of v's bytes, if these are loads reached through single-use operations.
func (g *gatherer) sources(v *ir.Value, b *ir.Block, depth int) (w word, ok bool) {
	if depth > maxGather || v.Block != b || !v.Type.IsInt() || v.Type.Bits%8 != 0 || depth > 0 && g.used(v) != 1 || int(v.ID) >= len(g.at) {
		return w, false
	}
	n := v.Type.Bits / 8
	switch c, constant := imm(v); v.Op {
	case ir.OpLoad:
		for i := range n {
			w[i] = source{v, int8(i)}
		}
		return w, !v.Volatile && v.Order == ir.NotAtomic
	case ir.OpZExt:
		return g.sources(v.Args[0], b, depth+1)
	case ir.OpShl:
		x, ok := g.sources(v.Args[0], b, depth+1)
		if !ok || !constant || c%8 != 0 || c <= 0 || int(c) >= v.Type.Bits {
			return w, false
		}
		copy(w[c/8:n], x[:n])
		return w, true
	case ir.OpAdd, ir.OpOr:
		x, ok1 := g.sources(v.Args[0], b, depth+1)
		if !ok1 {
			return w, false
		}
		y, ok2 := g.sources(v.Args[1], b, depth+1)
		return x, ok2 && x.join(&y)
	}
	return w, false
}

// join merges the sources of y into w, and reports whether no byte has two.
func (w *word) join(y *word) bool {
	for i := range w {
		switch {
		case y[i].load == nil:
		case w[i].load != nil:
			return false
		default:
			w[i] = y[i]
		}
	}
	return true
}

// visit replaces v by one load, if it is assembled from loads of contiguous bytes without a write in between.
func (g *gatherer) visit(v *ir.Value) bool {
	w, ok := g.sources(v, v.Block, 0)
	if !ok {
		return false
	}
	n := 0
	for n < v.Type.Bits/8 && w[n].load != nil {
		n++
	}
	for _, s := range w[n:] {
		if s.load != nil {
			return false
		}
	}
	if n != 2 && n != 4 && n != 8 {
		return false
	}
	first, last, step := g.span(w[:n])
	t := ir.Int(8 * n)
	reversed := (step < 0) != g.t.Layout.BigEndian
	if step == 0 || reversed && (n == 2 || !g.t.Legal(ir.OpBSwap, t, nil)) ||
		t != v.Type && !g.t.Legal(ir.OpZExt, v.Type, t) || !g.t.Legal(ir.OpLoad, t, nil) {
		return false
	}
	g.uses[last.ID]++ // prevents combining it again
	last.Type, last.Align = t, 1
	last.Args[0] = first.Args[0]
	g.become(v, last, reversed)
	return true
}

// become makes v the value of load, byte-swapped if reversed, extended to its type.
func (g *gatherer) become(v, load *ir.Value, reversed bool) {
	x := load
	if reversed {
		if v.Type == x.Type {
			v.Op, v.Args = ir.OpBSwap, append(v.Args[:0], x)
			return
		}
		x = g.f.NewValue(ir.OpBSwap, x.Type, x)
		x.Block = v.Block
		g.put(x, v)
	}
	if v.Type == x.Type { // a conversion to the same type, which place removes
		v.Op, v.Args = ir.OpTrunc, append(v.Args[:0], x)
		return
	}
	v.Op, v.Args = ir.OpZExt, append(v.Args[:0], x)
}

// put records that x is inserted before v.
func (g *gatherer) put(x, v *ir.Value) {
	if g.made == nil {
		g.made = make([]*ir.Value, len(g.at))
	}
	g.made[v.ID] = x
}

// span returns the load of the lowest byte, the load that is last in the block, and the address step from one byte to
// the next more significant one: 1, -1, or 0 if it is irregular or memory is written between the loads.
func (g *gatherer) span(w []source) (first, last *ir.Value, step int64) {
	base, low := g.address(w[0])
	last = w[0].load
	for i, s := range w[1:] {
		p, off := g.address(s)
		if i == 0 {
			step = off - low
		}
		if p != base || off != low+int64(i+1)*step || g.effects[s.load.ID] != g.effects[last.ID] {
			return nil, nil, 0
		}
		if g.at[s.load.ID] > g.at[last.ID] {
			last = s.load
		}
	}
	if step != 1 && step != -1 || w[0].load == w[len(w)-1].load {
		return nil, nil, 0
	}
	lowest := w[0]
	if step < 0 {
		lowest = w[len(w)-1]
	}
	if g.offset(lowest) != 0 {
		return nil, nil, 0
	}
	return lowest.load, last, step
}

// offset returns the offset of a byte from the address of its load.
func (g *gatherer) offset(s source) int64 {
	if g.t.Layout.BigEndian {
		return int64(s.load.Type.Bits/8) - 1 - int64(s.index)
	}
	return int64(s.index)
}

// address returns the address of a byte as an offset from an object.
func (g *gatherer) address(s source) (object, int64) {
	p := s.load.Args[0]
	base, off := objectOf(p)
	if p.Op == ir.OpSym { // of any kind
		base, off = object{sym: p.Sym}, p.Imm
	}
	return base, off + g.offset(s)
}

// place inserts the new values, and replaces conversions to the same type.
func (g *gatherer) place() {
	clear(g.repl)
	g.repl = scratch.Zeroed(g.repl, g.f.NumValues())
	for _, b := range g.f.Blocks {
		out := g.out[:0]
		for _, v := range b.Values {
			if int(v.ID) < len(g.made) && g.made[v.ID] != nil {
				out = append(out, g.made[v.ID])
			}
			if v.Op == ir.OpTrunc && v.Args[0].Type == v.Type {
				g.repl[v.ID] = v.Args[0]
				continue
			}
			out = append(out, v)
		}
		g.out = out
		g.rewritten(b)
	}
	for _, b := range g.f.Blocks {
		for _, v := range b.Values {
			g.resolve(v)
		}
	}
}
