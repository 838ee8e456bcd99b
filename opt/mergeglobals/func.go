package mergeglobals

import (
	"cmp"
	"iter"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/target"
)

// A Workspace holds memory reused between functions. The zero value is ready; it serves one goroutine.
type Workspace struct {
	f       *ir.Func
	costs   *target.MergeCosts
	uses    []use
	members []member
	whole   []bool // by value, of sums of an address and a constant: it is needed in a register
	inserts []insertion
	bases   []base  // by number of a part of a block
	last    []int   // by index of a block: its last part
	index   []int32 // by block
	try     int
	loads   int // cost of the base that is tried, if each part that needs it loads it
}

// A base is how a part of a block addresses the base that is tried.
type base struct {
	try   int  // it is valid if this is Workspace.try; otherwise the part does not load the base
	alone bool // for one access, see alone
}

// A use is what an instruction does with an address in a cluster.
type use struct {
	g     *ir.Global
	off   int64    // from the start of the cluster
	typ   *ir.Type // of an access at that address; nil: the address is needed in a register
	v     *ir.Value
	arg   int
	block int // index of the block that needs the address
	part  int // likewise of the part of a block, between calls
	at    int // index of the value before which it is needed
	kind  useKind
}

type useKind uint8

const (
	direct  useKind = iota // the argument is the address of g
	inSum                  // likewise, and v is the sum of it and a constant
	counted                // the argument is such a sum in the same block
)

// A member is a variable that the function uses.
type member struct {
	g    *ir.Global
	uses []use      // ordered by part and offset
	base *ir.Global // its addresses are to be relative to this one; nil: none chosen
}

// window is the number of variables that one base can serve, and of those that are tried as it.
const window = 16

// never is more than any address costs.
const never = 1 << 20

// Func rewrites addresses of variables in f, which is legal for t, as sums of others and constants. It reports whether it
// changed f.
func (w *Workspace) Func(f *ir.Func, t *target.Target) bool {
	w.f, w.costs = f, t.Address.Merge
	if w.collect(); len(w.members) < 2 {
		return false
	}
	w.try = 0
	changed := false
	for i := range w.members {
		if w.members[i].base == nil && w.choose(i) {
			changed = true
		}
	}
	if changed {
		w.rewrite()
	}
	return changed
}

// clustered returns the variable in a cluster whose address is v, or nil.
func clustered(v *ir.Value) *ir.Global {
	if v.Op != ir.OpSym || v.Hi != 0 {
		return nil
	}
	if g, ok := v.Sym.(*ir.Global); ok && g.Cluster != nil {
		return g
	}
	return nil
}

// isSum reports whether v is the sum of the address of a variable in a cluster and a constant.
func isSum(v *ir.Value) bool {
	return v.Op == ir.OpAdd && v.Args[1].IsConst() && clustered(v.Args[0]) != nil
}

// accessed returns the type of the access that v makes at its argument k, or nil.
func accessed(v *ir.Value, k int) *ir.Type {
	switch {
	case v.Op == ir.OpLoad && k == 0:
		return v.Type
	case v.Op == ir.OpStore && k == 1:
		return v.Args[0].Type
	}
	return nil
}

// takes reports whether argument k of v may be any address.
func takes(v *ir.Value, k int) bool {
	switch v.Op {
	case ir.OpLoad, ir.OpStore, ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpPhi, ir.OpSelect, ir.OpICmp, ir.OpAdd, ir.OpSub, ir.OpRet:
		return true
	case ir.OpCall, ir.OpTailCall:
		return k > 0
	}
	return false
}

// collect lists the uses and the members, in the order of clusters.
func (w *Workspace) collect() {
	w.uses, w.members, w.last = w.uses[:0], w.members[:0], w.last[:0]
	w.whole = scratch.Zeroed(w.whole, w.f.NumValues())
	w.index = scratch.Zeroed(w.index, w.f.NumBlocks())
	part := 0
	for i, b := range w.f.Blocks {
		w.index[b.ID] = int32(i)
		for _, v := range b.Values {
			for k, a := range v.Args {
				if isSum(a) && (a.Block != b || accessed(v, k) == nil) {
					w.whole[a.ID] = true
				}
			}
			if v.Op == ir.OpCall {
				part++
			}
		}
		w.last = append(w.last, part)
		part++
	}
	w.bases = scratch.Zeroed(w.bases, part)
	part = 0
	for i, b := range w.f.Blocks {
		for n, v := range b.Values {
			for k, a := range v.Args {
				w.use(use{v: v, arg: k, block: i, part: part, at: n, typ: accessed(v, k)}, a)
			}
			if v.Op == ir.OpCall {
				part++
			}
		}
		part++
	}
	slices.SortFunc(w.uses, func(x, y use) int {
		return cmp.Or(cmp.Compare(x.g.Cluster.Index, y.g.Cluster.Index), cmp.Compare(x.g.Offset, y.g.Offset),
			cmp.Compare(x.part, y.part), cmp.Compare(x.off, y.off), cmp.Compare(x.at, y.at), cmp.Compare(x.arg, y.arg))
	})
	for i := 0; i < len(w.uses); {
		first := i
		for i < len(w.uses) && w.uses[i].g == w.uses[first].g {
			i++
		}
		w.members = append(w.members, member{g: w.uses[first].g, uses: w.uses[first:i]})
	}
}

// use records u, whose argument is a, if a is an address in a cluster.
func (w *Workspace) use(u use, a *ir.Value) {
	v, k := u.v, u.arg
	if isSum(a) && !w.whole[a.ID] {
		u.g = clustered(a.Args[0])
		u.off, u.kind = u.g.Offset+a.Args[0].Imm+a.Args[1].Imm, counted
		w.uses = append(w.uses, u)
		return
	}
	if u.g = clustered(a); u.g == nil || !takes(v, k) {
		return
	}
	u.off = u.g.Offset + a.Imm
	switch {
	case v.Op == ir.OpPhi:
		b := v.Block.Preds[k]
		u.block, u.at = int(w.index[b.ID]), len(b.Values)-1
		u.part = w.last[u.block]
	case k == 0 && isSum(v):
		u.kind, u.off = inSum, u.off+v.Args[1].Imm
	}
	w.uses = append(w.uses, u)
}

// choose finds the base that shortens the addresses of member i and those after it most, and assigns it to them; it
// reports whether there is one.
func (w *Workspace) choose(i int) bool {
	end := i + 1
	for end < len(w.members) && end < i+window && w.members[end].g.Cluster == w.members[i].g.Cluster {
		end++
	}
	rest := w.members[i:end]
	var best *ir.Global
	most := 0
	for k := range rest {
		if m := &rest[k]; m.base == nil {
			if n := w.total(rest, m.g, false); n > most {
				best, most = m.g, n
			}
			if g := aligned(m.g); g != m.g && !slices.ContainsFunc(rest, func(m member) bool { return m.g == g }) {
				if n := w.total(rest, g, false) - w.costs.Entry; n > most {
					best, most = g, n
				}
			}
		}
	}
	if best == nil {
		return false
	}
	w.total(rest, best, true)
	return true
}

// total returns the number of bytes that addresses relative to g save, of those members without a base for which they
// save any. With assign, g becomes their base.
func (w *Workspace) total(rest []member, g *ir.Global, assign bool) int {
	w.try++
	w.loads = 0
	for k := range rest {
		if m := &rest[k]; m.g == g {
			w.loads = w.own(m)
			for list := range m.parts() {
				w.bases[list[0].part] = base{w.try, alone(list)}
			}
			if assign {
				m.base = g
			}
		}
	}
	total := 0
	for k := range rest {
		m := &rest[k]
		if m.base != nil || m.g == g {
			continue
		}
		loads := w.loads + w.more(m)
		n := w.costs.Entry + min(w.own(m), w.costs.Load) + w.once(w.loads) - w.once(loads) + w.gain(m, g)
		if n <= 0 {
			continue
		}
		total += n
		w.loads = loads
		for list := range m.parts() {
			w.bases[list[0].part] = base{w.try, false}
		}
		if assign {
			m.base = g
		}
	}
	return total
}

// once returns the cost of an address of which the loads in all parts cost n bytes. Where they are many, a register
// keeps it, at about the cost of another load.
func (w *Workspace) once(n int) int { return min(n, 2*w.costs.Load) }

// own returns the cost of the address of m, if each part of a block that needs it loads it.
func (w *Workspace) own(m *member) int {
	n := 0
	for list := range m.parts() {
		n += w.costs.Load
		if alone(list) {
			n -= w.costs.Part
		}
	}
	return n
}

// more returns what the uses of m cost the base that is tried, if each part of a block that needs it loads it.
func (w *Workspace) more(m *member) int {
	n := 0
	for list := range m.parts() {
		switch b := w.bases[list[0].part]; {
		case b.try != w.try:
			n += w.costs.Load
		case b.alone:
			n += w.costs.Part
		}
	}
	return n
}

// parts yields the uses of each part of a block.
func (m *member) parts() iter.Seq[[]use] {
	return func(yield func([]use) bool) {
		for i := 0; i < len(m.uses); {
			first := i
			for i < len(m.uses) && m.uses[i].part == m.uses[first].part {
				i++
			}
			if !yield(m.uses[first:i]) {
				return
			}
		}
	}
}

// alone reports whether list, the uses of a variable in a part of a block, is one access to it, which may contain a part of the
// address.
func alone(list []use) bool { return len(list) == 1 && list[0].kind == direct && list[0].typ != nil }

// aligned returns the last variable of g's cluster up to g whose offset is a multiple of 8, so that words after it are at
// offsets that instructions scale.
func aligned(g *ir.Global) *ir.Global {
	list := g.Cluster.Globals
	k, _ := slices.BinarySearchFunc(list, g.Offset, func(x *ir.Global, off int64) int { return cmp.Compare(x.Offset, off) })
	for k > 0 && list[k].Offset%8 != 0 {
		k--
	}
	return list[k]
}

// gain returns the number of bytes that accesses to and other addresses in m save relative to g, once that is loaded.
func (w *Workspace) gain(m *member, g *ir.Global) int {
	n := 0
	for i := range m.uses {
		u := &m.uses[i]
		own, off := u.off-m.g.Offset, u.off-g.Offset
		switch {
		case u.kind == inSum && off == 0: // the sum would be the base itself
			return -never
		case u.typ != nil:
			n += w.access(u.typ, own) - w.access(u.typ, off)
		case u.kind == inSum && w.whole[u.v.ID]:
			n += w.sum(own) - w.sum(off)
		case u.kind == direct && (i == 0 || m.uses[i-1].typ != nil || m.uses[i-1].off != u.off || m.uses[i-1].part != u.part):
			n += w.sum(own) - w.sum(off)
		}
	}
	return n
}

// access returns the bytes of an access at off from a register.
func (w *Workspace) access(t *ir.Type, off int64) int {
	bits := 8 * 8
	if t.IsInt() {
		bits = t.Bits
	}
	if n := w.costs.Offsets.Access(bits, off); n > 0 && !t.IsVector() {
		return n
	}
	return w.costs.Offsets.Access(bits, 0) + w.sum(off)
}

// sum returns the bytes of a sum of a register and off.
func (w *Workspace) sum(off int64) int {
	if off == 0 {
		return 0
	}
	return w.costs.Offsets.Sum(off)
}

// An insertion is a sum to insert before a value.
type insertion struct {
	block, part, at int
	v               *ir.Value
}

// rewrite makes the addresses relative to the chosen bases. A part of a block shares the sums of the same offset.
func (w *Workspace) rewrite() {
	w.inserts = w.inserts[:0]
	for i := range w.members {
		m := &w.members[i]
		if m.base == nil || m.base == m.g {
			continue
		}
		for k := range m.uses {
			u := &m.uses[k]
			off := u.off - m.base.Offset
			switch {
			case u.kind == counted:
			case u.kind == inSum:
				t := u.v.Type
				u.v.Args[0], u.v.Args[1] = w.f.SymAddr(t, m.base, 0), w.f.Const(t, off)
			default:
				u.v.Args[u.arg] = w.address(u, m.base, off)
			}
		}
	}
	slices.SortStableFunc(w.inserts, func(x, y insertion) int { return cmp.Or(cmp.Compare(x.block, y.block), cmp.Compare(x.at, y.at)) })
	for i := 0; i < len(w.inserts); {
		first := i
		for i < len(w.inserts) && w.inserts[i].block == w.inserts[first].block {
			i++
		}
		w.insert(w.f.Blocks[w.inserts[first].block], w.inserts[first:i])
	}
}

// address returns the address off bytes from base for u.
func (w *Workspace) address(u *use, base *ir.Global, off int64) *ir.Value {
	t := u.v.Args[u.arg].Type
	leaf := w.f.SymAddr(t, base, 0)
	if off == 0 {
		return leaf
	}
	if n := len(w.inserts); n > 0 && w.inserts[n-1].part == u.part {
		if last := w.inserts[n-1].v; last.Args[0] == leaf && last.Args[1].Imm == off {
			return last
		}
	}
	v := w.f.NewValue(ir.OpAdd, t, leaf, w.f.Const(t, off))
	v.Line, v.Col, v.Pos, v.Block = u.v.Line, u.v.Col, u.v.Pos, w.f.Blocks[u.block]
	w.inserts = append(w.inserts, insertion{u.block, u.part, u.at, v})
	return v
}

// insert inserts sums, in order, into a block.
func (w *Workspace) insert(b *ir.Block, list []insertion) {
	out := make([]*ir.Value, 0, len(b.Values)+len(list))
	for i, v := range b.Values {
		for ; len(list) > 0 && list[0].at == i; list = list[1:] {
			out = append(out, list[0].v)
		}
		out = append(out, v)
	}
	b.Values = out
}
