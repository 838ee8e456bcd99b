package isel

import (
	"math"
	"slices"

	"spillway/ir"
	"spillway/target"
)

// An Address is one way to compute a node as the address of a memory operand: [Base + Index*Scale + Off + Sym or Slot],
// relative to the thread pointer if Thread.
type Address struct {
	Base, Index NodeID    // registers, or NoNode
	Scale       uint8     // of Index
	Slot        int32     // frame slot, or -1
	Off         int64     // within target.AddressForm's range
	Sym         ir.Symbol // or nil
	GOT         bool      // the entry of Sym in the global offset table
	Thread      bool      // relative to the thread pointer; Sym is a thread-local symbol then
	Segment     uint8     // relative to the base of this one of target.AddressForm.Segments, counted from 1; 0: none
	covered     [2]int32  // nodes computed by the address: range of Matches.pool
}

// AddrID is an index into the addresses of a Matches.
type AddrID int32

// NoAddr is not an address.
const NoAddr AddrID = -1

// Limits of the search for one node's addresses.
const (
	maxAddresses = 24 // alternatives
	maxTerms     = 4  // terms not placed yet
	maxCovered   = 12 // nodes inside one address
)

// term is a part of an address not yet placed: node times scale.
type term struct {
	n     NodeID
	scale int64
}

// addressSearch enumerates the addresses that compute a node.
type addressSearch struct {
	m       *Matches
	form    *target.AddressForm
	terms   [maxTerms]term
	nterms  int
	covered [maxCovered]NodeID
	ncov    int
	found   int
}

// newAddress appends an empty address and returns it.
func (m *Matches) newAddress() *Address {
	n := len(m.addrs)
	if n == cap(m.addrs) {
		m.addrs = slices.Grow(m.addrs, 1)
	}
	m.addrs = m.addrs[:n+1]
	a := &m.addrs[n]
	*a = Address{}
	a.Base, a.Index, a.Slot = NoNode, NoNode, -1
	return a
}

// addresses returns the range of m.addrs with the addresses that compute n, those that cover the most nodes first.
// Results are cached for the block.
func (m *Matches) addresses(n NodeID) (lo, hi AddrID) {
	if r := m.addrOf[n]; r[1] > r[0] {
		return r[0], r[1]
	}
	lo = AddrID(len(m.addrs))
	s := &m.search
	s.m, s.form, s.found = m, &m.rules.target.Address, 0
	s.terms[0], s.nterms, s.ncov = term{n, 1}, 1, 0
	a := Address{Base: NoNode, Index: NoNode, Slot: -1}
	s.place(a)
	hi = AddrID(len(m.addrs))
	m.addrOf[n] = [2]AddrID{lo, hi}
	return lo, hi
}

// place adds the remaining terms to a in every possible way and emits the results.
func (s *addressSearch) place(a Address) {
	if s.found >= maxAddresses {
		return
	}
	if s.nterms == 0 {
		s.emit(a)
		return
	}
	s.nterms--
	t := s.terms[s.nterms]
	segment := s.m.dag.nodes[t.n].op == ir.OpSegment // no register holds it
	if s.ncov < maxCovered {
		s.covered[s.ncov] = t.n
		s.ncov++
		s.expand(a, t)
		s.ncov--
	}
	if !segment {
		s.register(a, t)
	}
	s.terms[s.nterms] = t
	s.nterms++
}

// register places t as the base or the index.
func (s *addressSearch) register(a Address, t term) {
	switch {
	case t.scale == 1 && s.form.Base && a.Base == NoNode && a.Slot < 0:
		a.Base = t.n
	case s.form.Index && a.Index == NoNode && s.hasScale(t.scale):
		a.Index, a.Scale = t.n, uint8(t.scale)
	default:
		return
	}
	s.place(a)
}

// expand computes the node of t within the address.
func (s *addressSearch) expand(a Address, t term) {
	n := &s.m.dag.nodes[t.n]
	if n.flags&nodeInput != 0 {
		return
	}
	v := n.value
	switch n.op {
	case ir.OpConst:
		if v.IsConst() {
			s.offset(a, v.Imm, t.scale)
		}
	case ir.OpSym:
		if t.scale != 1 || a.Sym != nil || a.Slot >= 0 || a.Thread || v.Hi != 0 {
			break
		}
		if a.Thread = v.Sym.Sym().ThreadLocal; a.Thread && (!s.form.Thread || a.Segment != 0) || !a.Thread && s.form.NoSym {
			break
		}
		a.Sym = v.Sym
		s.offset(a, v.Imm, 1)
	case ir.OpSegment:
		a.Segment = s.form.Segment(v.Imm)
		s.one(a, term{s.m.dag.Kids(t.n)[0], 1}, t.n)
	case ir.OpThreadPtr:
		if a.Segment == 0 && t.scale == 1 && a.Sym == nil && a.Slot < 0 && !a.Thread && s.form.Thread {
			a.Thread = true
			s.place(a)
		}
	case ir.OpSlotAddr:
		if t.scale == 1 && a.Sym == nil && a.Slot < 0 && a.Base == NoNode && !a.Thread && a.Segment == 0 && s.form.Base {
			a.Slot = int32(v.Imm)
			s.offset(a, v.Hi, 1)
		}
	case ir.OpAdd:
		kids := s.m.dag.Kids(t.n)
		s.sum(a, term{kids[0], t.scale}, term{kids[1], t.scale})
	case ir.OpSub:
		kids := s.m.dag.Kids(t.n)
		if c := s.constant(kids[1]); c != nil && c.Imm != math.MinInt64 {
			s.shifted(a, term{kids[0], t.scale}, kids[1], -c.Imm)
		}
	case ir.OpShl:
		kids := s.m.dag.Kids(t.n)
		if c := s.constant(kids[1]); c != nil && c.Imm >= 0 && c.Imm < 8 {
			s.scaled(a, term{kids[0], t.scale << c.Imm}, kids[1])
		}
	case ir.OpMul:
		kids := s.m.dag.Kids(t.n)
		if c := s.constant(kids[1]); c != nil && c.Imm > 0 && c.Imm < 128 {
			s.scaled(a, term{kids[0], t.scale * c.Imm}, kids[1])
		}
	}
}

// constant returns the value of n if it is an integer constant.
func (s *addressSearch) constant(n NodeID) *ir.Value {
	if v := s.m.dag.nodes[n].value; v.IsConst() {
		return v
	}
	return nil
}

func (s *addressSearch) offset(a Address, c, scale int64) {
	if c > math.MaxInt32 || c < math.MinInt32 {
		return
	}
	a.Off += c * scale
	if s.inRange(&a) {
		s.place(a)
	}
}

// inRange reports whether the offset of a is valid. Slot offsets are not yet known; the frame handles those too far
// from the stack pointer.
func (s *addressSearch) inRange(a *Address) bool {
	if a.Slot >= 0 && !target.ReachesInFrame(a.Off) {
		return false
	}
	return a.Off >= s.form.MinOff && a.Off <= s.form.MaxOff || a.Slot >= 0 && s.m.rules.target.Frame.Far != nil
}

func (s *addressSearch) sum(a Address, x, y term) {
	if s.nterms+2 > maxTerms {
		return
	}
	n := s.nterms
	s.terms[n], s.terms[n+1] = x, y
	s.nterms += 2
	s.place(a)
	s.nterms = n
}

// shifted places x plus the constant off, which is node c.
func (s *addressSearch) shifted(a Address, x term, c NodeID, off int64) {
	a.Off += off * x.scale
	if s.inRange(&a) {
		s.one(a, x, c)
	}
}

// scaled places x, after the constant c was absorbed into its scale.
func (s *addressSearch) scaled(a Address, x term, c NodeID) {
	if s.hasScale(x.scale) && x.scale > 1 {
		s.one(a, x, c)
	}
	// x*3 = x + x*2, and likewise 5 and 9.
	if s.hasScale(x.scale-1) && x.scale-1 > 1 && a.Base == NoNode && a.Index == NoNode && a.Slot < 0 && s.form.Base {
		a.Base, a.Index, a.Scale = x.n, x.n, uint8(x.scale-1)
		if s.cover(c) {
			s.place(a)
			s.ncov--
		}
	}
}

// one places x, after the constant c was absorbed.
func (s *addressSearch) one(a Address, x term, c NodeID) {
	if s.nterms == maxTerms || !s.cover(c) {
		return
	}
	n := s.nterms
	s.terms[n] = x
	s.nterms++
	s.place(a)
	s.nterms = n
	s.ncov--
}

func (s *addressSearch) cover(n NodeID) bool {
	if s.ncov == maxCovered {
		return false
	}
	s.covered[s.ncov] = n
	s.ncov++
	return true
}

func (s *addressSearch) hasScale(c int64) bool {
	for _, x := range s.form.Scales {
		if x == c {
			return true
		}
	}
	return false
}

// emit records a complete address, unless the machine has no such form.
func (s *addressSearch) emit(a Address) {
	if a.Sym != nil && (!s.form.SymBase && !a.Thread && (a.Base != NoNode || a.Index != NoNode) || !s.form.Reaches(a.Off)) {
		return
	}
	if a.Base == NoNode && a.Slot < 0 && a.Sym == nil && a.Index != NoNode && a.Scale <= 2 && s.form.Base {
		// x*2 = x + x, which needs no displacement.
		if a.Scale == 2 {
			a.Base, a.Scale = a.Index, 1
		} else {
			a.Base, a.Index, a.Scale = a.Index, NoNode, 0
		}
	}
	if (s.form.IndexAlone || !s.form.Index) && a.Base == NoNode && a.Slot < 0 && a.Sym == nil {
		return
	}
	s.found++
	m := s.m
	a.covered[0] = int32(len(m.pool))
	m.pool = append(m.pool, s.covered[:s.ncov]...)
	a.covered[1] = int32(len(m.pool))
	m.addrs = append(m.addrs, a)
}
