package coroutine

import (
	"slices"

	"spillway/ir"
)

// A variable is an alloca of the coroutine.
type variable struct {
	alloca  *ir.Value
	frame   bool  // it is in the frame
	off     int64 // its offset in the frame, if in it
	realign int64 // alignment established at run time, or 0 if its offset suffices

	outside     bool // it is never in the frame (!coro.outside.frame)
	escapes     bool // its address may escape
	storedEarly bool // its address is stored before begin
	calledEarly bool // its address is passed to a call before begin
	marked      bool // it has lifetime markers
	touchedLate bool // the ramp accesses it after coro.end
	early       bool // it is accessed before begin
	resumed     bool // a part may access contents from before its suspend point
	lives       bool // it may be live, by its markers, at a suspend point
}

// A touch is the effect of a value on a variable.
type touch struct {
	x    *variable
	kind touchKind
}

type touchKind uint8

const (
	access  touchKind = iota
	whole             // a store to all of it
	started           // its lifetime begins
	ended             // its lifetime ends
)

// findVariables finds the allocas and their uses.
func (s *splitter) findVariables() {
	s.varOf, s.touches = map[*ir.Value]*variable{}, map[*ir.Value][]touch{}
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpAlloca {
				x := &variable{alloca: v}
				s.vars, s.varOf[v] = append(s.vars, x), x
			}
		}
	}
	s.roots = s.derived()
	late := s.late()
	for _, b := range s.f.Blocks {
		for at, v := range b.Values {
			for i, a := range v.Args {
				for _, x := range s.roots[a] {
					s.use(x, v, i)
				}
			}
			for _, t := range s.touches[v] {
				if t.kind <= whole {
					t.x.early = t.x.early || !s.isAfter(v)
					t.x.touchedLate = t.x.touchedLate || late[b.ID] < at
				}
			}
		}
	}
}

// derived returns, by value, the variables that it may point into. O(function) for each of a few passes.
func (s *splitter) derived() map[*ir.Value][]*variable {
	roots := map[*ir.Value][]*variable{}
	for v, x := range s.varOf {
		roots[v] = []*variable{x}
	}
	for changed := true; changed; {
		changed = false
		for _, b := range s.f.Blocks {
			for _, v := range b.Values {
				if !derives(v) {
					continue
				}
				for _, a := range v.Args {
					for _, x := range roots[a] {
						if !slices.Contains(roots[v], x) {
							roots[v] = append(roots[v], x)
							changed = true
						}
					}
				}
			}
		}
	}
	return roots
}

// derives reports whether v computes an address from another one.
func derives(v *ir.Value) bool {
	if v.Type.Kind != ir.PtrKind {
		return false
	}
	switch v.Op {
	case ir.OpGEP, ir.OpBitcast, ir.OpPhi, ir.OpSelect, ir.OpFreeze:
		return true
	}
	return false
}

// late returns, by block, the index of the first value that runs after coro.end in the ramp.
func (s *splitter) late() []int {
	list := make([]int, s.f.NumBlocks())
	for i := range list {
		list[i] = 1 << 30
	}
	for _, v := range s.calls {
		if !s.ends(v) {
			continue
		}
		b := v.Block
		list[b.ID] = min(list[b.ID], slices.Index(b.Values, v))
		for _, n := range s.reach(b.Succs, nil) {
			list[n.ID] = -1
		}
	}
	return list
}

// ends reports whether v is a coro.end on the normal path.
func (s *splitter) ends(v *ir.Value) bool {
	return Intrinsic(v) == "coro.end" && !s.unwinds(v)
}

// unwinds reports whether v is a coro.end on the unwind path.
func (s *splitter) unwinds(v *ir.Value) bool {
	if !v.Args[2].IsConst() {
		refuse(s.f, v, "@llvm.coro.end says by a constant whether an exception leaves the coroutine, write it")
	}
	return v.Args[2].Imm != 0
}

// use records the use of an address in x as argument i of v.
func (s *splitter) use(x *variable, v *ir.Value, i int) {
	kind := access
	switch {
	case derives(v), v.Op == ir.OpICmp:
		return
	case v.Op == ir.OpLoad, v.Op == ir.OpAtomicRMW && i == 0, v.Op == ir.OpCmpXchg && i == 0,
		v.Op == ir.OpMemCpy || v.Op == ir.OpMemMove || v.Op == ir.OpMemSet, v.Op == ir.OpPrefetch:
	case v.Op == ir.OpStore && i == 1:
		if size := s.sizeOf(x.alloca); v.Args[1] == x.alloca && s.layout.StoreSize(v.Args[0].Type) == size && !v.Volatile {
			kind = whole
		}
	case v.Op == ir.OpCall:
		switch Intrinsic(v) {
		case "coro.id":
			return
		case "coro.outside.frame":
			x.outside = true
			return
		case "lifetime.start", "lifetime.end":
			if len(s.roots[v.Args[i]]) > 1 || root(v.Args[i]) != x.alloca {
				return
			}
			x.marked = true
			if kind = started; Intrinsic(v) == "lifetime.end" {
				kind = ended
			}
		default:
			x.escapes = true
			x.calledEarly = x.calledEarly || !s.isAfter(v)
		}
	default:
		x.escapes = true
		x.storedEarly = x.storedEarly || !s.isAfter(v)
	}
	s.touches[v] = append(s.touches[v], touch{x, kind})
}

// sizeOf returns the size of an alloca in bytes, or -1 if unknown.
func (s *splitter) sizeOf(a *ir.Value) int64 {
	n := int64(1)
	if len(a.Args) > 0 {
		if !a.Args[0].IsConst() {
			return -1
		}
		n = a.Args[0].Imm
	}
	return n * s.layout.Size(a.Elem)
}

// classify determines which variables are in the frame.
func (s *splitter) classify() {
	for _, p := range s.parts {
		s.resumed(p)
	}
	s.lifetimes()
	for _, x := range s.vars {
		switch {
		case x.alloca == s.promise:
			x.frame, x.off = true, s.promiseOff()
		case x.outside:
			if x.resumed {
				refuse(s.f, x.alloca, "this alloca is never in the frame (!coro.outside.frame), but is accessed after a suspend point, drop one of the two")
			}
		case x.resumed:
			x.frame = true
			if x.touchedLate {
				refuse(s.f, x.alloca, "this alloca is accessed after a suspend point and after @llvm.coro.end, where the frame may be gone, use two")
			}
		case !x.escapes || x.touchedLate:
		case x.storedEarly:
			refuse(s.f, x.alloca, "the address of this alloca is stored before @llvm.coro.begin, store it after that")
		case x.marked:
			x.frame = x.lives
		default: // a parameter whose address the allocation function gets must stay in place
			x.frame = !x.calledEarly
		}
		if x.frame && (x.storedEarly || x.calledEarly) {
			refuse(s.f, x.alloca, "the address of this alloca is passed on before @llvm.coro.begin, but it is needed after a suspend point, copy it after that")
		}
		if x.frame && x.alloca.Block != s.f.Blocks[0] {
			refuse(s.f, x.alloca, "this alloca is needed after a suspend point, put it into the entry block")
		}
	}
}

// resumed finds the variables that part p may access before overwriting them.
func (s *splitter) resumed(p *part) {
	type key struct {
		x *variable
		b *ir.Block
	}
	first := map[key]bool{} // whether the block's first touch of the variable is an access
	work := map[*variable][]*ir.Block{}
	for _, b := range p.g.Blocks {
		for _, v := range b.Values {
			for _, t := range s.touches[p.from[v]] {
				k := key{t.x, b}
				if _, seen := first[k]; seen || t.kind == ended {
					continue
				}
				exposed := t.kind == access || t.kind == whole && t.x.escapes
				if first[k] = exposed; exposed {
					work[t.x] = append(work[t.x], b)
				}
			}
		}
	}
	seen := make([]int32, p.g.NumBlocks()) // the latest variable
	for n, x := range s.vars {
		list := work[x]
		for i := 0; i < len(list); i++ {
			b := list[i]
			if b == p.entry {
				x.resumed = true
				break
			}
			for _, q := range b.Preds {
				if _, any := first[key{x, q}]; !any && seen[q.ID] != int32(n+1) {
					seen[q.ID] = int32(n + 1)
					list = append(list, q)
				}
			}
		}
	}
}

// A marking is the last lifetime marker of a variable in a block.
type marking struct {
	b    *ir.Block
	kind touchKind
}

// lifetimes finds the variables that may be live at a suspend point. O(function) plus, for each variable, the blocks in
// which it is live.
func (s *splitter) lifetimes() {
	marks := map[*variable][]marking{}
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			for _, t := range s.touches[v] {
				if t.kind < started {
					continue
				}
				list := marks[t.x]
				if n := len(list); n > 0 && list[n-1].b == b {
					list = list[:n-1]
				}
				marks[t.x] = append(list, marking{b, t.kind})
			}
		}
	}
	suspends := make([]bool, s.f.NumBlocks())
	for _, p := range s.suspends {
		suspends[p.at.ID] = true
	}
	seen := make([]int32, s.f.NumBlocks()) // the latest variable with markers or life there
	for n, x := range s.vars {
		var list []*ir.Block
		for _, m := range marks[x] {
			seen[m.b.ID] = int32(n + 1)
			if m.kind == started {
				list = append(list, m.b)
			}
		}
		for i := 0; i < len(list); i++ {
			x.lives = x.lives || suspends[list[i].ID]
			for _, to := range list[i].Succs {
				if seen[to.ID] != int32(n+1) {
					seen[to.ID] = int32(n + 1)
					list = append(list, to)
				}
			}
		}
	}
}
