package simplify

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// split turns a branch on the conjunction or disjunction of two conditions into two branches, unless the machine makes
// both comparisons before one branch (target.Operations.BranchesOnBoth): one tile compares and branches, whereas
// materializing each condition and combining them costs an instruction each. Values needed only by
// the second condition, or by phis after it, move to the second branch, including loads if no write follows them.
func (s *simplifier) split() {
	s.countUses()
	p := &s.splitting
	p.simplifier, p.moved = s, scratch.Zeroed(p.moved, s.f.NumValues())
	blocks := s.f.Blocks
	order := make([]*ir.Block, 0, len(blocks)+8)
	for _, b := range blocks {
		p.todo = append(p.todo, b)
		for n := len(p.todo); n > 0; n = len(p.todo) {
			if b := p.todo[n-1]; !p.splits(b) {
				order = append(order, b)
				p.todo = p.todo[:n-1]
				continue
			}
			second := p.second(p.todo[n-1])
			p.todo = append(p.todo[:n-1], second, p.todo[n-1])
		}
	}
	s.f.Blocks = order
}

// splitter is the working state of split.
type splitter struct {
	*simplifier
	todo  []*ir.Block // the blocks that the current one was split into, last first
	moved []int32     // by value: the number of its uses that move to the second branch
}

// splits reports whether b ends in a branch to split, after removing negations of its condition.
func (p *splitter) splits(b *ir.Block) bool {
	t := b.Term()
	if t.Op != ir.OpCondBr || b.Succs[0] == b.Succs[1] {
		return false
	}
	for {
		c := t.Args[0]
		inner, ok := negation(c)
		if !ok {
			break
		}
		if p.uses[c.ID]--; p.uses[c.ID] > 0 {
			p.uses[inner.ID]++
		}
		p.block = b
		p.branch(t)
	}
	c := t.Args[0]
	return c.Block == b && (c.Op == ir.OpAnd || c.Op == ir.OpOr) && p.used(c) == 1 &&
		(p.decides(c.Args[0]) || p.decides(c.Args[1])) && !p.both(c)
}

// both reports whether one branch tests both conditions that c combines. When optimizing for speed, nothing may have to
// be computed for the second one alone.
func (p *splitter) both(c *ir.Value) bool {
	x, y := c.Args[0], c.Args[1]
	if p.t.BranchesOnBoth == nil || x.Block != c.Block || y.Block != c.Block || p.used(x) != 1 || p.used(y) != 1 || !p.t.BranchesOnBoth(x, y) {
		return false
	}
	return p.f.Attrs.MinSize || !slices.ContainsFunc(y.Args, func(v *ir.Value) bool {
		return v.Block == c.Block && v.Op != ir.OpPhi && p.used(v) == 1
	})
}

// decides reports whether a branch on v needs no materialized condition.
func (p *splitter) decides(v *ir.Value) bool {
	switch v.Op {
	case ir.OpICmp, ir.OpFCmp, ir.OpULTWide, ir.OpSLTWide:
		return true
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		return p.used(v) == 1 && (p.decides(v.Args[0]) || p.decides(v.Args[1]))
	}
	return false
}

// second splits the branch of b and returns the block of the second branch.
func (p *splitter) second(b *ir.Block) *ir.Block {
	t := b.Term()
	c := t.Args[0]
	next := p.f.NewBlock("")
	skip := 0 // the successor that the first condition alone can select
	if c.Op == ir.OpAnd {
		skip = 1
	}
	next.Values = append(p.take(b, c, b.Succs[1-skip]), p.f.NewValue(ir.OpCondBr, ir.Void, c.Args[1]))
	term := next.Term()
	term.Line, term.Col, term.Pos = t.Line, t.Col, t.Pos
	for _, v := range next.Values {
		v.Block = next
	}
	t.Args[0] = c.Args[0]
	p.edges(b, next, skip)
	return next
}

// edges inserts next on the edge of b where its first condition does not decide the outcome; the other edge, skip, is
// also one of next.
func (p *splitter) edges(b, next *ir.Block, skip int) {
	next.Preds, next.Succs = []*ir.Block{b}, slices.Clone(b.Succs)
	shared, other := b.Succs[skip], b.Succs[1-skip]
	at := slices.Index(shared.Preds, b)
	shared.Preds = append(shared.Preds, next)
	for _, phi := range shared.Phis() {
		v := phi.Args[at]
		phi.Args = append(phi.Args[:len(phi.Args):len(phi.Args)], v)
		p.uses[v.ID]++
	}
	other.Preds[slices.Index(other.Preds, b)] = next
	b.Succs[1-skip] = next
	if b.Probs != nil { // the first condition decides half of the probability of skip
		x := b.Probs[skip] / 2
		b.Probs, next.Probs = make([]float64, 2), make([]float64, 2)
		b.Probs[skip], b.Probs[1-skip] = x, 1-x
		next.Probs[skip], next.Probs[1-skip] = x/(1-x), (1-2*x)/(1-x)
	}
}

// take removes c from b, together with the values needed only by c's second argument and by the phis of other, which
// only the second branch reaches. It returns these values in order.
func (p *splitter) take(b *ir.Block, c *ir.Value, other *ir.Block) []*ir.Value {
	pending := 1 // values of b not yet visited that moving values use; or c
	use := func(v *ir.Value) {
		if v.Block == b && v.Op != ir.OpPhi {
			if p.moved[v.ID]++; p.moved[v.ID] == 1 {
				pending++
			}
		}
	}
	use(c.Args[1])
	at := slices.Index(other.Preds, b)
	for _, phi := range other.Phis() {
		use(phi.Args[at])
	}
	var taken []*ir.Value
	at = len(b.Values) - 1 // kept values are b.Values[at:]
	i, written := at-1, false
	for ; pending > 0; i-- {
		v := b.Values[i]
		uses := p.moved[v.ID]
		if v == c || uses > 0 {
			pending--
		}
		p.moved[v.ID] = 0
		switch {
		case v == c:
		case uses > 0 && uses == p.uses[v.ID] && movesDown(v, written):
			taken = append(taken, v)
			for _, a := range v.Args {
				use(a)
			}
		default:
			written = written || v.Op.HasEffect()
			at--
			b.Values[at] = v
		}
	}
	b.Values = append(b.Values[:i+1], b.Values[at:]...)
	slices.Reverse(taken)
	return taken
}

// movesDown reports whether v may move below the values after it in its block, which write memory if written.
func movesDown(v *ir.Value, written bool) bool {
	return pure(v) || v.Op == ir.OpLoad && !v.Volatile && v.Order == ir.NotAtomic && !written
}
