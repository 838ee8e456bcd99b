package simplify

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// mergeStores merges adjacent stores in a block: of constants, into words and vectors, which are loaded unless all bits
// are equal; of parts of one number, into a store of it, byte-swapped if necessary (mergeparts.go); and of copies
// (mergecopies.go). The machine must have the wider store, and there must be fewer stores. No memory access between
// merged stores may alias them. Volatile and atomic stores are skipped, and so are call arguments, which may become
// pushes. Linear in the block, except for sorting.
func (s *simplifier) mergeStores() {
	m := &merger{simplifier: s}
	if s.constants != nil && s.t.Address.GOTBase {
		m.gotBase = m.table()
	}
	for _, b := range s.f.Blocks {
		m.block(b)
	}
}

// A merger is the state of mergeStores in one block.
type merger struct {
	*simplifier
	run   []mergedStore // stores to one object, in program order: of constants, of parts of one number, or of values loaded from another object
	base  object
	whole *ir.Value // the number whose parts are stored, or nil
	from  object    // the source of the run's copies, if copies
	// copies: the stored values are loaded from memory.
	copies  bool
	counted bool // s.uses are current
	out     []*ir.Value
	dead    map[*ir.Value]bool
	bytes   []byte        // scratch: the bytes that a group of the run writes, from the lowest address
	order   []mergedStore // scratch: the run by address

	gotBase *ir.Value      // the GOT address, see table
	loaded  []loadedVector // constants still in registers: loaded in this block since the last call
}

// A loadedVector is a constant vector and its load.
type loadedVector struct {
	bits [2]uint64
	v    *ir.Value
}

// An object is the base of an address: a slot, a symbol or a value.
type object struct {
	slot  int64 // number plus 1
	sym   ir.Symbol
	value *ir.Value
}

// known reports whether the object is a slot or symbol, distinct from other known objects.
func (o object) known() bool { return o.value == nil }

// A mergedStore is a store at off of its object: of a constant, of the bits from shift on of a number, or of a value
// loaded from offset shift of its source.
type mergedStore struct {
	v     *ir.Value
	off   int64
	size  int64
	shift int64
	at    int // index in the run
}

// objectOf splits an address into object and offset.
func objectOf(a *ir.Value) (object, int64) {
	switch {
	case a.Op == ir.OpSlotAddr:
		return object{slot: a.Imm + 1}, a.Hi
	case a.Op == ir.OpSym:
		if _, ok := a.Sym.(*ir.Global); ok {
			return object{sym: a.Sym}, a.Imm
		}
	case a.Op == ir.OpAdd:
		if c, ok := imm(a); ok {
			return object{value: a.Args[0]}, c
		}
	}
	return object{value: a}, 0
}

func (m *merger) block(b *ir.Block) {
	stores := 0
	for _, v := range b.Values {
		if v.Op == ir.OpStore && (v.Args[0].Op == ir.OpConst || v.Args[0].Op == ir.OpTrunc || v.Args[0].Op == ir.OpLoad) {
			stores++
		}
	}
	if stores < 2 {
		return
	}
	m.simplifier.block = b
	m.run, m.loaded, m.out = m.run[:0], m.loaded[:0], make([]*ir.Value, 0, len(b.Values))
	for _, v := range b.Values {
		m.value(v)
		m.out = append(m.out, v)
	}
	m.flush()
	b.Values = slices.DeleteFunc(m.out, func(v *ir.Value) bool { return m.dead[v] })
	clear(m.dead)
}

// value processes v, the next value of the block.
func (m *merger) value(v *ir.Value) {
	op := v.Op
	switch {
	case op == ir.OpStore && m.mergeable(v):
		base, off := objectOf(v.Args[1])
		whole, shift := partOf(v.Args[0])
		load, from, source := m.copied(v.Args[0])
		if load != nil {
			shift = source
		} else if v.Args[0].Op == ir.OpLoad {
			if !m.elsewhere(v) {
				m.flush()
			}
			break
		}
		if len(m.run) == maxRun || len(m.run) > 0 && (base != m.base || whole != m.whole || from != m.from || m.copies != (load != nil)) || (whole != nil || load != nil) && !m.elsewhere(v) {
			m.flush()
		}
		m.base, m.whole, m.from, m.copies = base, whole, from, load != nil
		m.run = append(m.run, mergedStore{v: v, off: off, size: m.t.Layout.StoreSize(v.Args[0].Type), shift: shift, at: len(m.run)})
	case op == ir.OpLoad || op == ir.OpStore:
		if !m.elsewhere(v) {
			m.flush()
		}
	case op.HasEffect() || op.ReadsMemory() || op.IsTerminator():
		m.flush()
		m.loaded = m.loaded[:0]
	}
}

// maxRun is the maximum number of stores merged together.
const maxRun = 64

// mergeable reports whether v is a plain store of a constant, of a part of a number or of a loaded value.
func (m *merger) mergeable(v *ir.Value) bool {
	if op := v.Args[0].Op; op != ir.OpConst && op != ir.OpTrunc && op != ir.OpLoad || v.Volatile || v.Order != ir.NotAtomic || v.Args[0].Type == ir.I1 {
		return false
	}
	a := v.Args[1]
	return a.Op != ir.OpSlotAddr || m.f.Slots[a.Imm].Kind == ir.LocalSlot
}

// elsewhere reports whether v, a load or store, is known not to alias the run.
func (m *merger) elsewhere(v *ir.Value) bool {
	if len(m.run) == 0 {
		return true
	}
	a, t := v.Args[0], v.Type
	if v.Op == ir.OpStore {
		a, t = v.Args[1], v.Args[0].Type
	}
	if v.Volatile || v.Order != ir.NotAtomic {
		return false
	}
	base, off := objectOf(a)
	if base != m.base {
		return base.known() && m.base.known()
	}
	for i := range m.run {
		if s := &m.run[i]; off < s.off+s.size && s.off < off+m.t.Layout.StoreSize(t) {
			return false
		}
	}
	return true
}

// flush ends the run: stores that can be merged move to the last one.
func (m *merger) flush() {
	run := m.run
	m.run = m.run[:0]
	if len(run) < 2 {
		return
	}
	switch {
	case m.whole != nil:
		m.mergeParts(run)
		return
	case m.copies:
		m.mergeCopies(run)
		return
	}
	last := run[len(run)-1].v
	m.order = append(m.order[:0], run...)
	order := m.order
	for i := range order {
		order[i].at = i
	}
	slices.SortStableFunc(order, func(a, b mergedStore) int { return cmp.Compare(a.off, b.off) })
	for len(order) > 0 {
		n, end := 1, order[0].off+order[0].size
		for n < len(order) && order[n].off <= end {
			end = max(end, order[n].off+order[n].size)
			n++
		}
		if n > 1 {
			last = m.group(order[:n], end, last)
		}
		order = order[n:]
	}
}

// group merges contiguous stores, in address order, into fewer ones after last, if possible. It returns the last store
// of the result, or last.
func (m *merger) group(run []mergedStore, hi int64, last *ir.Value) *ir.Value {
	lo := run[0].off
	slices.SortFunc(run, func(a, b mergedStore) int { return cmp.Compare(a.at, b.at) })
	if hi-lo <= run[0].size {
		return last
	}
	m.paint(run, lo, hi)
	before := len(m.loaded)
	var list []*ir.Value
	for at := lo; at < hi; {
		t, n := m.widest(at - lo)
		list = append(list, m.store(t, at, n, lo, run)...)
		at += n
		if rest := m.rest(at-lo, n); rest > 0 {
			list = append(list, m.store(t, at+rest-n, n, lo, run)...)
			at += rest
		}
	}
	stores := 0
	for _, v := range list {
		if v.Op == ir.OpStore {
			stores++
		}
	}
	if stores >= len(run) {
		m.loaded = m.loaded[:before]
		return last
	}
	m.replace(run, last, list)
	return list[len(list)-1]
}

// replace replaces the stores of run by list, placed after last.
func (m *merger) replace(run []mergedStore, last *ir.Value, list []*ir.Value) {
	if m.dead == nil {
		m.dead = make(map[*ir.Value]bool)
	}
	for _, s := range run {
		m.dead[s.v] = true
	}
	at := len(m.out)
	for at > 0 && m.out[at-1] != last {
		at--
	}
	for _, v := range list {
		v.Block, v.Line, v.Col, v.Pos = m.simplifier.block, last.Line, last.Col, last.Pos
	}
	m.out = slices.Insert(m.out, at, list...)
}

// paint fills in the bytes that the run writes.
func (m *merger) paint(run []mergedStore, lo, hi int64) {
	m.bytes = scratch.Sized(m.bytes, int(hi-lo))
	for _, s := range run {
		for k := range s.size {
			x := s.v.Args[0].Imm >> 63
			if k < 8 {
				x = s.v.Args[0].Imm >> (8 * k)
			}
			m.bytes[s.off-lo+k] = byte(x)
		}
	}
}

// bits returns the n bytes, at most 8, from at on, sign-extended.
func (m *merger) bits(at, n int64) int64 {
	x := uint64(0)
	for k := range n {
		x |= uint64(m.bytes[at+k]) << (8 * k)
	}
	return ir.SignExtend(x, int(8*n))
}

// full reports whether the group writes n bytes from at on.
func (m *merger) full(at, n int64) bool { return at+n <= int64(len(m.bytes)) }

// vector returns the bytes of a vector from at on, and whether all its bits are equal.
func (m *merger) vector(at int64) (bits [2]uint64, uniform bool) {
	bits = [2]uint64{uint64(m.bits(at, 8)), uint64(m.bits(at+8, 8))}
	return bits, bits[0] == bits[1] && bits[0]+1 <= 1
}

// widest returns the type and size of the widest store that can begin at at.
func (m *merger) widest(at int64) (*ir.Type, int64) {
	vectors := m.t.Classes.Vector != 0 && !m.f.Attrs.NoImplicitFloat
	if n := m.t.Classes.VectorBytes; vectors && m.full(at, n) {
		if bits, uniform := m.vector(at); uniform || m.loads(bits, at) {
			return ir.V2I64, n
		}
	}
	return m.scalar(at, vectors)
}

// leastLoaded is the minimum number of stores replaced by one of a loaded vector when optimizing for size: its load and
// the constant are as long as three stores of constants, but shorter than three with symbol addresses.
const leastLoaded = 4

// loads reports whether bits, a constant that the group stores from at on, should be loaded instead of being stored in
// parts.
func (m *merger) loads(bits [2]uint64, at int64) bool {
	if m.constants == nil || m.t.Address.GOTBase && m.gotBase == nil {
		return false
	}
	if !m.f.Attrs.OptSize && !m.f.Attrs.MinSize || m.find(bits) >= 0 {
		return true
	}
	parts := 0
	for end := at + m.t.Classes.VectorBytes; at < end; parts++ {
		_, n := m.scalar(at, true)
		at += n
	}
	return parts >= leastLoaded || parts == leastLoaded-1 && m.base.sym != nil
}

// table returns the GOT address, or nil if the function does not already compute it: computing it would cost more than
// merging saves.
func (m *merger) table() *ir.Value {
	for _, v := range m.f.Blocks[0].Values {
		if v.Op == ir.OpGOTBase {
			return v
		}
	}
	return nil
}

// maxLoaded is the maximum number of constants tracked as being in registers.
const maxLoaded = 64

// find returns the index of bits in m.loaded, or -1.
func (m *merger) find(bits [2]uint64) int {
	for k := len(m.loaded) - 1; k >= max(0, len(m.loaded)-maxLoaded); k-- {
		if m.loaded[k].bits == bits {
			return k
		}
	}
	return -1
}

// scalar returns the type and size of the widest scalar store that can begin at at; with vectors, this may be of a
// floating-point zero if no integer is as wide.
func (m *merger) scalar(at int64, vectors bool) (*ir.Type, int64) {
	for n := int64(8); n > 1; n /= 2 {
		t := ir.Int(int(8 * n))
		switch {
		case !m.full(at, n):
		case n == 8 && m.word.Bits < 64:
			if vectors && m.bits(at, 8) == 0 {
				return ir.F64, 8
			}
		case n == 8 && m.bits(at, 8) != int64(int32(m.bits(at, 8))):
			// Two halves are as short, except with variables' addresses.
		case m.t.MakesConst(t, m.bits(at, n)):
			return t, n
		}
	}
	return ir.I8, 1
}

// rest returns the number of bytes from at on, where a store of n bytes ends, that repeating this store can cover by
// overlapping itself: 0 unless it is a vector store, whose register is reused, and there is more than one such byte.
func (m *merger) rest(at, n int64) int64 {
	if m.t.Classes.Vector == 0 || n < m.t.Classes.VectorBytes || m.again(at, n, n) { // a vector of its own
		return 0
	}
	for rest := n - 1; rest > 1; rest-- {
		end := at + rest
		if end < int64(len(m.bytes)) && rest%8 != 0 {
			continue // later stores may share a word with its end
		}
		if m.again(at, n, rest) {
			return rest
		}
	}
	return 0
}

// again reports whether the n bytes that end rest bytes after at equal those that end at at.
func (m *merger) again(at, n, rest int64) bool {
	return m.full(at, rest) && slices.Equal(m.bytes[at+rest-n:at+rest], m.bytes[at-n:at])
}

// store returns a store of n bytes at offset at, and the values for its address.
func (m *merger) store(t *ir.Type, at, n, lo int64, run []mergedStore) []*ir.Value {
	var list []*ir.Value
	var x *ir.Value
	if !t.IsVector() {
		x = m.konst(t, m.bits(at-lo, n))
	} else if bits, uniform := m.vector(at - lo); uniform {
		x = m.konst(t, int64(bits[0]))
	} else if k := m.find(bits); k >= 0 {
		x = m.loaded[k].v
	} else {
		a := m.f.SymAddr(run[0].v.Args[1].Type, m.constants.Constant(m.f, bits), 0)
		if m.t.Address.GOTBase {
			a = m.f.NewValue(ir.OpAdd, a.Type, m.gotBase, a)
			list = append(list, a)
		}
		x = m.f.NewValue(ir.OpLoad, t, a)
		x.Align = n
		m.loaded = append(m.loaded, loadedVector{bits, x})
		list = append(list, x)
	}
	var address *ir.Value
	align := int64(1)
	for _, s := range run {
		if s.off == at {
			address, align = s.v.Args[1], max(align, s.v.Align)
		}
	}
	if address == nil {
		list, address = m.address(list, m.base, run[0].v.Args[1].Type, at)
	}
	v := m.f.NewValue(ir.OpStore, ir.Void, x, address)
	v.Align = align
	return append(list, v)
}
