package simplify

import (
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
)

// lower sinks a computation that its block, which ends in a branch, does not use, to the last block that dominates all
// uses and is in no additional loop, if all operands are live into that block anyway or can sink too, so that one
// register less is live in between.
func (s *simplifier) lower() {
	l := &s.lowering
	l.simplifier, l.loops, l.dom, l.g, l.flow = s, s.flow.forest(), s.flow.dominators(), s.flow.graph, s.flow.edges
	l.stamp, l.seen = 0, scratch.Zeroed(l.seen, len(s.f.Blocks))
	l.survey()
	for _, b := range slices.Backward(s.flow.reachable()) {
		l.visit(s.f.Blocks[b], b)
	}
}

// lowerer is the working state of lower.
type lowerer struct {
	*simplifier
	g     ir.Graph
	loops *cfg.Forest
	dom   *cfg.DomTree
	start []int32 // by value: index in users of its first use
	users []user
	flow  *cfg.Flow
	stamp int32   // number of the current search of needed
	seen  []int32 // by block: the last search that visited it
	stack []int32 // scratch of needed
}

// A user is a use of a value by v; if v is a phi, on the edge from from.
type user struct {
	v    *ir.Value
	from *ir.Block
}

// survey finds all uses.
func (l *lowerer) survey() {
	l.start = scratch.Zeroed(l.start, l.f.NumValues()+2)
	n := 0
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			n += len(v.Args)
			for _, a := range v.Args {
				l.start[a.ID+2]++
			}
		}
	}
	for i := 2; i < len(l.start); i++ {
		l.start[i] += l.start[i-1]
	}
	l.users = scratch.Sized(l.users, n)
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			for k, a := range v.Args {
				u := user{v: v}
				if v.Op == ir.OpPhi {
					u.from = b.Preds[k]
				}
				l.users[l.start[a.ID+1]] = u
				l.start[a.ID+1]++
			}
		}
	}
}

// maxLowered limits the uses and blocks considered for a value, maxLoweredBase those for the GOT address, of which
// there is only one.
const (
	maxLowered     = 64
	maxLoweredBase = 1 << 14
)

// usersOf returns the uses of v.
func (l *lowerer) usersOf(v *ir.Value) []user { return l.users[l.start[v.ID]:l.start[v.ID+1]] }

// block returns the position of the block in which u uses its value.
func (l *lowerer) block(u user) int32 {
	if u.from != nil {
		return l.g.Index(u.from)
	}
	return l.g.Index(u.v.Block)
}

// visit sinks what it can out of b, whose position is at, last value first.
func (l *lowerer) visit(b *ir.Block, at int32) {
	if len(b.Succs) < 2 || b.Term().Op == ir.OpInvoke {
		return
	}
	kept := len(b.Values)
	for i := len(b.Values) - 1; i >= 0; i-- {
		v := b.Values[i]
		if to := l.target(v, at); to >= 0 {
			l.place(v, l.f.Blocks[to])
			continue
		}
		kept--
		b.Values[kept] = v
	}
	b.Values = append(b.Values[:0], b.Values[kept:]...)
}

// target returns the position of the block to which v sinks from position at, or -1.
func (l *lowerer) target(v *ir.Value, at int32) int32 {
	uses := l.usersOf(v)
	most := maxLowered
	if v.Op == ir.OpGOTBase {
		most = maxLoweredBase
	} else if !lowerable(v) {
		return -1
	}
	if len(uses) == 0 {
		return -1
	}
	to, steps := int32(-1), 0
	for _, u := range uses {
		x := l.block(u)
		if to < 0 {
			to = x
		}
		for ; to >= 0 && !l.dom.Dominates(to, x) && steps < most; steps++ {
			to = l.dom.IDom[to]
		}
		if steps++; steps >= most {
			return -1
		}
		if to < 0 || to == at {
			return -1
		}
	}
	for ; to >= 0 && to != at && l.loops.Of[to] >= 0 && !l.loops.Contains(l.loops.Of[to], at) && steps < most; steps++ {
		to = l.dom.IDom[to]
	}
	if steps >= most {
		return -1
	}
	if to < 0 || to == at || !l.dom.Dominates(at, to) {
		return -1
	}
	if !l.served(v, to, maxChain) {
		return -1
	}
	return to
}

// lowerable reports whether v can sink: it is not a load, and its result is in a register.
func lowerable(v *ir.Value) bool { return v.Op != ir.OpLoad && (v.Op == ir.OpTrunc || movable(v)) }

// maxChain is the maximum length of a chain of single-use values that sink together.
const maxChain = 4

// served reports whether each operand of v is live into the block at position to anyway, or can sink too. depth limits
// the chain of such values.
func (l *lowerer) served(v *ir.Value, to int32, depth int) bool {
	for _, a := range v.Args {
		if l.lives(a, v, to) {
			continue
		}
		if depth == 0 || a.Block != v.Block || len(l.usersOf(a)) != 1 || !lowerable(a) || !l.served(a, to, depth-1) {
			return false
		}
	}
	return true
}

// lives reports whether a is live into the block at position to even without v, or needs no register.
func (l *lowerer) lives(a, v *ir.Value, to int32) bool {
	if a.Op == ir.OpConst || a.Op == ir.OpSym || a.Op == ir.OpThreadPtr {
		return true
	}
	if loop := l.loops.Of[to]; loop >= 0 && (a.Block == nil || !l.loops.Contains(loop, l.g.Index(a.Block))) {
		return true
	}
	uses := l.usersOf(a)
	uses = uses[max(0, len(uses)-maxLowered):]
	return slices.ContainsFunc(uses, func(u user) bool { return u.v != v && l.dom.Dominates(to, l.block(u)) }) || l.needed(a, v, to, uses)
}

// needed reports whether a use of a, other than by v, is reachable from the block at position to without passing
// through the definition of a. It walks backward, over a bounded number of blocks.
func (l *lowerer) needed(a, v *ir.Value, to int32, uses []user) bool {
	def := int32(0)
	if a.Block != nil {
		def = l.g.Index(a.Block)
	}
	l.stamp++
	l.stack = l.stack[:0]
	visit := func(b int32) bool {
		if l.seen[b] != l.stamp {
			l.seen[b] = l.stamp
			l.stack = append(l.stack, b)
		}
		return b == to
	}
	for _, u := range uses {
		if u.v != v && visit(l.block(u)) {
			return true
		}
	}
	for steps := 0; len(l.stack) > 0 && steps < maxLowered; steps++ {
		b := l.stack[len(l.stack)-1]
		l.stack = l.stack[:len(l.stack)-1]
		if b == def {
			continue
		}
		for _, p := range l.flow.PredsOf(b) {
			if visit(p) {
				return true
			}
		}
	}
	return false
}

// place inserts v before its first use in b, or at the end.
func (l *lowerer) place(v *ir.Value, b *ir.Block) {
	i := len(b.Phis())
	for b.Values[i].Op != ir.OpInvoke && !b.Values[i].Op.IsTerminator() && !slices.Contains(b.Values[i].Args, v) {
		i++
	}
	if b.Values[i].Op == ir.OpInvoke { // before the invoke, whose results may follow it
		for b.Values[i].Op != ir.OpCall {
			i--
		}
	}
	b.Values = slices.Insert(b.Values, i, v)
	v.Block, v.Pos = b, 0
}
