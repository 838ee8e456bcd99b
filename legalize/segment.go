package legalize

import (
	"slices"

	"spillway/ir"
)

// inSegment reports whether the address a of the legal program is in a segment. Such addresses are not passed to
// functions, which would treat them as addresses in the default address space.
func inSegment(a *ir.Value) bool { return a.Op == ir.OpSegment }

// Segments moves segment addresses to their accesses, since no register holds them: from [s: p] + c, and from what
// optimizations made of such sums across blocks, it builds [s: p + c] immediately before each access. Requires: f is
// legal. Ensures: f is legal, and each OpSegment is only the address of accesses in its block; errors name operations
// that cannot take such an address, such as library calls. Linear in f, times the loop depth of addresses that are
// loop-carried.
func (lz *Legalizer) Segments(f *ir.Func) error {
	s := segments{f: f}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpSegment {
				s.spaces = make([]int64, f.NumValues())
				s.bases = make([]*ir.Value, f.NumValues())
				s.mark()
				return s.rewrite()
			}
		}
	}
	return nil
}

// segments is the state of Segments.
type segments struct {
	f      *ir.Func
	spaces []int64     // by value: LLVM's address space number of the segment; 0: none
	bases  []*ir.Value // by value: its offset in the segment, computed lazily
	local  map[segmentKey]*ir.Value
	err    error
}

// segmentKey is a segment address in a block.
type segmentKey struct {
	space int64
	base  *ir.Value
}

// mark finds the segment addresses.
func (s *segments) mark() {
	for changed := true; changed; {
		changed = false
		for _, b := range s.f.Blocks {
			for _, v := range b.Values {
				if n := s.spaceOf(v); n != s.spaces[v.ID] {
					s.spaces[v.ID], changed = n, true
				}
			}
		}
	}
}

func (s *segments) spaceOf(v *ir.Value) (n int64) {
	switch v.Op {
	case ir.OpSegment:
		return v.Imm
	case ir.OpAdd, ir.OpSub, ir.OpPhi, ir.OpSelect:
		for _, a := range v.Args {
			n = max(n, s.spaces[a.ID])
		}
	}
	return n
}

// rewrite replaces the addresses of accesses.
func (s *segments) rewrite() error {
	s.local = map[segmentKey]*ir.Value{}
	for _, b := range s.f.Blocks {
		clear(s.local)
		values := b.Values
		if !slices.ContainsFunc(values, s.touches) {
			continue
		}
		b.Values = make([]*ir.Value, 0, len(values)+8)
		for _, v := range values {
			if n := s.spaces[v.ID]; n != 0 {
				if base := s.base(v, n); v.Op != ir.OpSegment {
					b.Values = append(b.Values, base)
				}
				continue
			}
			s.operands(b, v)
			b.Values = append(b.Values, v)
		}
	}
	return s.err
}

// touches reports whether v is, or uses, a segment address.
func (s *segments) touches(v *ir.Value) bool {
	return s.spaces[v.ID] != 0 || slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return s.spaces[a.ID] != 0 })
}

// operands replaces the segment addresses of v, which is about to be appended to b.
func (s *segments) operands(b *ir.Block, v *ir.Value) {
	for i, a := range v.Args {
		n := s.spaces[a.ID]
		if n == 0 {
			continue
		}
		if i != accessedArg(v) {
			s.fail(v, n)
			return
		}
		k := segmentKey{n, s.base(a, n)}
		x := s.local[k]
		if x == nil {
			x = s.f.NewValue(ir.OpSegment, a.Type, k.base)
			x.Imm, x.Block, x.Line, x.Col, x.Pos = n, b, v.Line, v.Col, v.Pos
			b.Values = append(b.Values, x)
			s.local[k] = x
		}
		v.Args[i] = x
	}
}

// base returns the offset of address v in segment n.
func (s *segments) base(v *ir.Value, n int64) *ir.Value {
	switch {
	case s.spaces[v.ID] == 0:
		return v
	case s.spaces[v.ID] != n:
		s.fail(v, n)
		return v
	case v.Op == ir.OpSegment:
		return s.base(v.Args[0], n)
	case s.bases[v.ID] != nil:
		return s.bases[v.ID]
	}
	x := s.f.NewValue(v.Op, v.Type, v.Args...)
	x.Block, x.Line, x.Col, x.Pos = v.Block, v.Line, v.Col, v.Pos
	s.bases[v.ID] = x // a phi may use itself
	in := 0
	for i, a := range v.Args {
		if s.spaces[a.ID] != 0 {
			in++
		}
		x.Args[i] = s.base(a, n)
	}
	if sum := v.Op == ir.OpAdd || v.Op == ir.OpSub; sum && in != 1 || v.Op == ir.OpPhi && in != len(v.Args) || v.Op == ir.OpSelect && in != 2 {
		s.fail(v, n)
	}
	return x
}

func (s *segments) fail(v *ir.Value, n int64) {
	if s.err == nil {
		s.err = newError(s.f, v, "use only loads and stores that the machine supports", "an address in address space %d cannot be an operand of %s", n, v.OpName())
	}
}

// accessedArg returns the index of the address argument of v, an operation of a legal program, or -1.
func accessedArg(v *ir.Value) int {
	switch v.Op {
	case ir.OpLoad, ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpCmpXchgWide, ir.OpPrefetch:
		return 0
	case ir.OpStore:
		return 1
	}
	if v.Op.IsOrdered() {
		return 0
	}
	if addr, _, _, ok := v.Op.MaskedArgs(); ok {
		return addr
	}
	return -1
}

// VerifySegments lists the uses of segment addresses that violate what Segments ensures. Linear in f.
func (lz *Legalizer) VerifySegments(f *ir.Func) []error {
	return wrongValues(f, misplaced, "a segment address is not the address of an access in its block")
}

func misplaced(v *ir.Value) bool {
	for i, a := range v.Args {
		if a.Op == ir.OpSegment && (a.Block != v.Block || i != accessedArg(v)) {
			return true
		}
	}
	return false
}
