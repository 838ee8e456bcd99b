package simplify

import (
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
)

// hoist moves loop-invariant computations to the preheader, and further out of enclosing loops: mostly parts of
// addresses in their legal form, and floating-point constants, which are in memory. Each loop takes only as many
// outside values as are expected to fit in registers. Address computations that an addressing mode does for free are
// sunk again (sink.go).
func (s *simplifier) hoist() {
	loops := s.flow.forest()
	if len(loops.Loops) == 0 {
		return
	}
	h := &hoister{simplifier: s, g: s.flow.graph, loops: loops, counting: -1}
	h.entries(s.flow.edges)
	h.measure()
	h.setBudget()
	h.reduce()
	h.hoisting.homes = scratch.Zeroed(h.hoisting.homes, h.f.NumValues())
	h.home = h.hoisting.homes
	for _, b := range loops.Order {
		if l := loops.Of[b]; l >= 0 {
			h.visit(s.f.Blocks[b], l)
		}
	}
	h.place()
}

// maxWaiting is the maximum number of values waiting for their user.
const maxWaiting = 8

// spare is the number of registers of each bank left for the loop's own values.
const spare = 4

// setBudget computes the number of values of each bank that a loop may keep in registers.
func (h *hoister) setBudget() {
	classes := h.t.Machine.Classes
	h.budget = [2]int32{int32(len(classes[h.t.Address.BaseClass].Regs)) - spare, int32(len(classes[h.t.Classes.F64].Regs)) - spare}
}

// hoister is the working state of hoist.
type hoister struct {
	*simplifier
	g     ir.Graph
	loops *cfg.Forest

	budget [2]int32 // integers and floats that a loop may keep in registers

	outer    []bool        // by loop: it contains another loop
	entry    []int32       // by loop: the only predecessor of its header outside the loop, or -1
	live     [][2]int32    // by loop: integers and floats that are live-in or loop-carried
	home     []int32       // by value: one plus the block it was moved to, or 0
	moved    [][]*ir.Value // by block: the values moved to its end
	pinned   map[pinnedLeaf]*ir.Value
	counting int32       // the loop whose uses are in insides, or -1
	waiting  []*ir.Value // values to hoist together with their only user
	calls    []int8      // by loop: whether it contains calls: 1 yes, -1 no, 0 unknown
}

// A pinnedLeaf is a symbol address or constant kept in a register during a loop.
type pinnedLeaf struct {
	leaf *ir.Value
	loop int32
}

// entries finds the preheader of each loop.
func (h *hoister) entries(f *cfg.Flow) {
	h.entry = make([]int32, len(h.loops.Loops))
	h.outer = make([]bool, len(h.loops.Loops))
	for l := range h.loops.Loops {
		h.entry[l] = -1
		if p := h.loops.Loops[l].Parent; p >= 0 {
			h.outer[p] = true
		}
		if h.loops.Loops[l].Irreducible {
			continue
		}
		n := 0
		for _, p := range f.PredsOf(h.loops.Loops[l].Header) {
			if !h.loops.Contains(int32(l), p) {
				h.entry[l] = p
				n++
			}
		}
		if n != 1 {
			h.entry[l] = -1
		}
	}
}

// measuredDepth is the maximum loop depth that measure handles.
const measuredDepth = 32

// measure counts, for each loop up to measuredDepth, the phis of its header and the outside values that it uses.
func (h *hoister) measure() {
	h.live = make([][2]int32, len(h.loops.Loops))
	h.moved = make([][]*ir.Value, len(h.f.Blocks))
	h.hoisting.counted = scratch.Zeroed(h.hoisting.counted, h.f.NumValues())
	last := h.hoisting.counted
	for i := range h.loops.Loops {
		l := int32(i)
		loop := &h.loops.Loops[l]
		for _, phi := range h.f.Blocks[loop.Header].Phis() {
			h.live[l][bank(phi)]++
		}
		for k := loop.First; k < loop.End; k++ {
			b := h.loops.Order[k]
			if in := &h.loops.Loops[h.loops.Of[b]]; in.Depth > loop.Depth+measuredDepth {
				k = in.End - 1
				continue
			}
			for _, v := range h.f.Blocks[b].Values {
				for _, a := range v.Args {
					outside := a.Op == ir.OpArg || a.Block != nil && !h.loops.Contains(l, h.g.Index(a.Block))
					if outside && last[a.ID] != l+1 {
						last[a.ID] = l + 1
						h.live[l][bank(a)]++
					}
				}
			}
		}
	}
}

// bank returns 0 for values in general-purpose registers, and 1 for floats.
func bank(v *ir.Value) int {
	if v.Type.IsFloat() || v.Type.IsVector() {
		return 1
	}
	return 0
}

// block returns the position of the block that now contains v, or -1 for a leaf.
func (h *hoister) block(v *ir.Value) int32 {
	switch {
	case int(v.ID) < len(h.home) && h.home[v.ID] != 0:
		return h.home[v.ID] - 1
	case v.Block == nil:
		return -1
	}
	return h.g.Index(v.Block)
}

// visit hoists what it can out of b, a block whose innermost loop is l.
func (h *hoister) visit(b *ir.Block, l int32) {
	if h.entry[l] < 0 {
		return
	}
	h.count(l)
	for _, v := range b.Values {
		if movable(v) && h.leave(v, l) {
			continue
		}
		h.pinFloats(v, l)
		if v.Op == ir.OpAdd && movable(v) && !h.t.Address.SymBase {
			h.pin(v, l)
		}
	}
}

// movable reports whether v is worth a register across a loop. Truncations are free, and comparisons are folded into
// their users.
func movable(v *ir.Value) bool {
	switch v.Op {
	case ir.OpTrunc, ir.OpICmp, ir.OpFCmp, ir.OpExtractValue, ir.OpSlotAddr, ir.OpFrameAddress, ir.OpSegment:
		return false
	case ir.OpAdd:
		if fromThread(v) {
			return false
		}
	case ir.OpLoad:
		return constantVector(v)
	}
	return pure(v) && !v.Op.MayTrap() && (v.Type.IsScalar() || v.Type.IsVector()) && v.Type != ir.I1 && (len(v.Args) > 0 || v.Op == ir.OpSymGOT || v.Op == ir.OpTLSOffset || v.Op == ir.OpTLSLocal)
}

// fromThread reports whether v adds the thread pointer, which addressing modes do for free.
func fromThread(v *ir.Value) bool {
	return v.Args[0].Op == ir.OpThreadPtr || v.Args[1].Op == ir.OpThreadPtr
}

// constantVector reports whether v loads a constant from memory.
func constantVector(v *ir.Value) bool {
	a := v.Args[0]
	if !v.Type.IsVector() || v.Volatile || v.Order != ir.NotAtomic || a.Op != ir.OpSym || a.Imm != 0 {
		return false
	}
	g, ok := a.Sym.(*ir.Global)
	return ok && g.Constant && g.Linkage == ir.Private && g.Type.IsVector()
}

// leave moves v out of loop l and enclosing loops, as far as its arguments and the budget allow, and reports whether it
// left l.
func (h *hoister) leave(v *ir.Value, l int32) (left bool) {
	budget := h.budget[bank(v)]
	constant := v.Op == ir.OpSymGOT || v.Op == ir.OpBitcast && v.Args[0].Op == ir.OpConst
	if v.Op == ir.OpLoad || constant {
		budget -= spare // it could also be folded as an operand
	}
	for l >= 0 && h.entry[l] >= 0 && !(constant && h.calling(l)) && h.constantIn(v, l) {
		if l == h.counting && bank(v) == 0 && !constant {
			if !h.exchange(v, budget) {
				break
			}
		} else if h.live[l][bank(v)] >= budget {
			break
		} else {
			h.live[l][bank(v)]++
		}
		h.home[v.ID] = h.entry[l] + 1
		left = true
		outer := h.loops.Of[h.entry[l]]
		if outer != h.loops.Loops[l].Parent {
			break
		}
		l = outer
	}
	if left {
		at := h.home[v.ID] - 1
		if len(h.waiting) > 0 {
			h.follow(v, at)
		}
		h.moved[at] = append(h.moved[at], v)
		v.Pos = 0 // debuggers should not stop there
	}
	return left
}

// exchange reports whether v leaves the innermost loop whose uses are counted: if registers are free, or if it frees at
// least the one that it needs, because it is the last user of an argument in the loop. Otherwise, if v has a single
// use, it waits for its user.
func (h *hoister) exchange(v *ir.Value, budget int32) bool {
	more := int32(1) - h.taken(v, 1)
	if h.live[h.counting][0] < budget || more <= 0 {
		h.live[h.counting][0] += more
		return true
	}
	h.taken(v, -1)
	if len(h.waiting) < maxWaiting && h.inUse(v) == 1 && h.used(v) == 1 {
		h.waiting = append(h.waiting, v)
	}
	return false
}

// taken removes n uses by v of its arguments, and returns the number of outside integers that the loop no longer uses.
func (h *hoister) taken(v *ir.Value, n int32) (freed int32) {
	for _, a := range v.Args {
		switch {
		case slices.Contains(h.waiting, a):
			freed += h.taken(a, n)
		case a.Op != ir.OpArg && a.Block == nil || int(a.ID) >= len(h.hoisting.insides):
		default:
			if h.hoisting.insides[a.ID] -= n; h.hoisting.insides[a.ID] == 0 && bank(a) == 0 {
				freed++
			}
		}
	}
	return freed
}

// inUse returns the number of uses of v in the loop being counted.
func (h *hoister) inUse(v *ir.Value) int32 {
	if int(v.ID) < len(h.hoisting.insides) {
		return h.hoisting.insides[v.ID]
	}
	return 0
}

// follow moves the arguments that waited for v to the end of the block at position at.
func (h *hoister) follow(v *ir.Value, at int32) {
	for _, a := range v.Args {
		if i := slices.Index(h.waiting, a); i >= 0 {
			h.waiting = slices.Delete(h.waiting, i, i+1)
			h.follow(a, at)
			h.home[a.ID], a.Pos = at+1, 0
			h.moved[at] = append(h.moved[at], a)
		}
	}
}

// count counts the uses of values in loop l, if it is innermost.
func (h *hoister) count(l int32) {
	if l == h.counting {
		return
	}
	h.waiting = h.waiting[:0]
	if h.counting = -1; !h.outer[l] {
		h.counting = l
		h.countInside(l)
	}
}

// constantIn reports whether the arguments of v are defined outside loop l.
func (h *hoister) constantIn(v *ir.Value, l int32) bool {
	for _, a := range v.Args {
		if l == h.counting && slices.Contains(h.waiting, a) {
			continue
		}
		if at := h.block(a); at >= 0 && h.loops.Contains(l, at) {
			return false
		}
	}
	return true
}

// pin keeps a symbol address that v adds to another value in a register during loop l. It becomes a sum with zero,
// which no tile folds further.
func (h *hoister) pin(v *ir.Value, l int32) {
	for i, a := range v.Args {
		if isPlaced(a) {
			if h.live[l][0] < h.budget[0] || h.held(a, l) != nil {
				h.hold(v, i, l, func() *ir.Value { return h.f.NewValue(ir.OpAdd, v.Type, a, h.konst(v.Type, 0)) })
			}
			return
		}
	}
}

// pinFloats keeps the floating-point constants that v uses, which are in memory, in registers during loop l, unless it
// contains calls, which would clobber them. A bitcast to the same type makes a constant a value of a block.
func (h *hoister) pinFloats(v *ir.Value, l int32) {
	if !pure(v) || !h.t.Legal(ir.OpBitcast, v.Type, v.Type) {
		return
	}
	for i, a := range v.Args {
		if a.Op == ir.OpConst && a.Type == v.Type && v.Type.IsFloat() && (a.Imm != 0 || v.Op == ir.OpFAdd || v.Op == ir.OpFSub) {
			h.hold(v, i, l, func() *ir.Value { return h.f.NewValue(ir.OpBitcast, a.Type, a) })
		}
	}
}

// hold replaces argument i of v, a leaf, by a value computed before loop l: an existing one, or the result of value.
func (h *hoister) hold(v *ir.Value, i int, l int32, value func() *ir.Value) {
	leaf := v.Args[i]
	if w := h.held(leaf, l); w != nil {
		v.Args[i] = w
		return
	}
	w := value()
	h.home = append(h.home, make([]int32, int(w.ID)+1-len(h.home))...)
	outermost := l
	if h.leave(w, l) {
		for p := l; p >= 0 && !h.loops.Contains(p, h.home[w.ID]-1); p = h.loops.Loops[p].Parent {
			outermost = p
		}
		if h.pinned == nil {
			h.pinned = make(map[pinnedLeaf]*ir.Value)
		}
		h.pinned[pinnedLeaf{leaf, outermost}] = w
		v.Args[i] = w
	}
}

// held returns the value that holds leaf during loop l, or nil if none is known for l and the measuredDepth loops around
// it.
func (h *hoister) held(leaf *ir.Value, l int32) *ir.Value {
	for n := 0; len(h.pinned) > 0 && l >= 0 && n <= measuredDepth; n++ {
		if v := h.pinned[pinnedLeaf{leaf, l}]; v != nil {
			return v
		}
		l = h.loops.Loops[l].Parent
	}
	return nil
}

// calling reports whether loop l contains calls.
func (h *hoister) calling(l int32) bool {
	if h.calls == nil {
		h.calls = make([]int8, len(h.loops.Loops))
	}
	if h.calls[l] == 0 {
		h.calls[l] = -1
		loop := &h.loops.Loops[l]
		for k := loop.First; k < loop.End; k++ {
			b := h.loops.Order[k]
			if in := &h.loops.Loops[h.loops.Of[b]]; in.Depth > loop.Depth+measuredDepth {
				k = in.End - 1
				continue
			}
			for _, v := range h.f.Blocks[b].Values {
				if v.Op == ir.OpCall || v.Op == ir.OpTLSGet {
					h.calls[l] = 1
					return true
				}
			}
		}
	}
	return h.calls[l] > 0
}

// place inserts the moved values.
func (h *hoister) place() {
	for i, b := range h.f.Blocks {
		kept := b.Values[:0]
		for _, v := range b.Values {
			if h.home[v.ID] == 0 {
				kept = append(kept, v)
			}
		}
		b.Values = kept
		if len(h.moved[i]) == 0 {
			continue
		}
		last := len(kept) - 1
		term := kept[last]
		for _, v := range h.moved[i] {
			v.Block = b
		}
		b.Values = append(append(kept[:last:last], h.moved[i]...), term)
	}
}
