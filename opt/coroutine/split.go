package coroutine

import (
	"slices"

	"spillway/ir"
)

// A suspend is a suspend point.
type suspend struct {
	call  *ir.Value
	save  *ir.Value // the coro.save from where it counts as suspended; nil: at call
	final bool
	index int64
	at    *ir.Block // the block that ends with call and a switch on it
	// arms are the continuations for the results -1 (suspended), 0 (resumed), and 1 (destroyed). They have no other
	// predecessors.
	arms [3]*ir.Block
}

// A field holds a value in the frame from its definition on.
type field struct {
	v   *ir.Value
	off int64
}

// A splitter splits one coroutine.
type splitter struct {
	*lowering
	f        *ir.Func
	id       *ir.Value
	begin    *ir.Value
	promise  *ir.Value // its alloca, or nil
	suspends []*suspend
	calls    []*ir.Value        // of intrinsics, in order
	aligned  bool               // it uses allocation with the frame's alignment
	uses     []int32            // by value of f
	early    map[*ir.Value]bool // begin, and the values before it in its block
	after    []bool             // by block of f: it contains begin, or begin dominates it
	leads    []int8             // by block of f: whether it dominates begin: 1 yes, -1 no, 0 unknown
	vars     []*variable
	varOf    map[*ir.Value]*variable   // by alloca
	roots    map[*ir.Value][]*variable // by address: the variables it may point into
	touches  map[*ir.Value][]touch     // by value of f: its effects on variables
	fields   []field
	fieldOf  map[*ir.Value]int // by value of f: index of its field
	parts    [2]*part

	indexOff, size, align int64
}

// split turns the function into the ramp, and returns the resume and destroy functions.
func (s *splitter) split() []*ir.Func {
	s.find()
	for _, v := range s.calls {
		if Intrinsic(v) == "coro.suspend" {
			s.separate(v)
		}
	}
	s.removeUnreachable(s.f)
	kept := present(s.f)
	s.suspends = slices.DeleteFunc(s.suspends, func(p *suspend) bool { return !kept[p.at.ID] })
	for i, p := range s.suspends {
		p.index = int64(i)
	}
	s.dominated()
	s.header()
	for k := range s.parts {
		s.parts[k] = s.clone(k)
	}
	s.findVariables()
	s.classify()
	s.crossing()
	s.layOut()
	for _, p := range s.parts {
		s.finish(p)
	}
	s.ramp()
	return []*ir.Func{s.parts[0].g, s.parts[1].g}
}

// find collects the intrinsics of the coroutine.
func (s *splitter) find() {
	f := s.f
	s.uses = make([]int32, f.NumValues())
	for _, b := range f.Blocks {
		if b.AddressTaken {
			refuse(f, nil, "@%s is a coroutine with a block whose address is taken, which is not supported, branch instead", f.Name)
		}
		for _, v := range b.Values {
			for _, a := range v.Args {
				s.uses[a.ID]++
			}
			if v.StackMap() != nil {
				refuse(f, v, "a coroutine cannot have stack maps, call without one")
			}
			if name := Intrinsic(v); name != "" {
				s.calls = append(s.calls, v)
				s.note(v, name)
			}
		}
	}
	switch {
	case s.id == nil:
		refuse(f, s.begin, "@%s has no @llvm.coro.id, call it before @llvm.coro.begin", f.Name)
	case s.begin == nil:
		refuse(f, s.id, "@%s has no @llvm.coro.begin, call it after @llvm.coro.id", f.Name)
	}
	if f.Type.Variadic && s.usesVariadic() {
		refuse(f, s.begin, "@%s is a coroutine that reads variable arguments, which is not supported, pass them in memory", f.Name)
	}
}

// usesVariadic reports whether the function reads its variable arguments.
func (s *splitter) usesVariadic() bool {
	return slices.ContainsFunc(s.f.Blocks, func(b *ir.Block) bool {
		return slices.ContainsFunc(b.Values, func(v *ir.Value) bool { return v.Op == ir.OpVAStart })
	})
}

// note records v, a call of the intrinsic name.
func (s *splitter) note(v *ir.Value, name string) {
	switch name {
	case "coro.id":
		if s.id != nil {
			refuse(s.f, v, "@%s has two calls of @llvm.coro.id, inline coroutines after they are split", s.f.Name)
		}
		s.id = v
		if p := root(v.Args[2]); p.Op == ir.OpAlloca {
			s.promise = p
		} else if p.Op != ir.OpConst {
			refuse(s.f, v, "the promise that @llvm.coro.id names is not an alloca, name one or null")
		}
	case "coro.begin":
		if s.begin != nil {
			refuse(s.f, v, "@%s has two calls of @llvm.coro.begin, inline coroutines after they are split", s.f.Name)
		}
		s.begin = v
	case "coro.align":
		s.aligned = true
	}
}

// root returns v without casts.
func root(v *ir.Value) *ir.Value {
	for v.Op == ir.OpBitcast {
		v = v.Args[0]
	}
	return v
}

// separate ends a block with the suspend point v and a switch on it whose targets have no other predecessors.
func (s *splitter) separate(v *ir.Value) {
	f, b := s.f, v.Block
	at := slices.Index(b.Values, v)
	if !v.Args[2].IsConst() {
		refuse(f, v, "@llvm.coro.suspend says by a constant whether it is final, write it")
	}
	p := &suspend{call: v, at: b, final: v.Args[2].Imm != 0}
	if Intrinsic(v.Args[1]) == "coro.save" {
		p.save = v.Args[1]
		if s.uses[p.save.ID] != 1 {
			refuse(f, v, "a call of @llvm.coro.save belongs to one call of @llvm.coro.suspend, write another")
		}
	}
	for i := range p.arms {
		p.arms[i] = f.NewBlock("")
		br := f.NewValue(ir.OpBr, ir.Void)
		br.Block, br.Line, br.Col = p.arms[i], v.Line, v.Col
		p.arms[i].Values = []*ir.Value{br}
	}
	if t := b.Term(); t.Op == ir.OpSwitch && at == len(b.Values)-2 && t.Args[0] == v && s.uses[v.ID] == 1 {
		s.arms(p, t)
	} else {
		s.cut(p, at)
	}
	t := f.NewValue(ir.OpSwitch, ir.Void, v)
	t.Block, t.Line, t.Col = b, v.Line, v.Col
	t.SetCases([]ir.Case{{Lo: 0}, {Lo: 1}})
	b.Values = append(b.Values[:at+1:at+1], t)
	b.Succs, b.Probs = slices.Clone(p.arms[:]), nil
	for _, n := range p.arms {
		n.Preds = []*ir.Block{b}
	}
	s.suspends = append(s.suspends, p)
}

// arms inserts the arms of p on the edges of the switch t.
func (s *splitter) arms(p *suspend, t *ir.Value) {
	targets := [3]*ir.Block{p.at.Succs[0], p.at.Succs[0], p.at.Succs[0]}
	for i, c := range t.Cases() {
		if k := c.Lo + 1; k >= 0 && k < 3 {
			targets[k] = p.at.Succs[i+1]
		}
	}
	type gone struct {
		to   *ir.Block
		args []*ir.Value
	}
	var removed []gone
	for len(p.at.Succs) > 0 {
		to := p.at.Succs[0]
		g := gone{to: to}
		k := slices.Index(to.Preds, p.at)
		for _, phi := range to.Phis() {
			g.args = append(g.args, phi.Args[k])
		}
		removed = append(removed, g)
		removeEdge(p.at, 0)
	}
	for i, to := range targets {
		p.arms[i].Succs = []*ir.Block{to}
		to.Preds = append(slices.Clone(to.Preds), p.arms[i])
		k := slices.IndexFunc(removed, func(g gone) bool { return g.to == to })
		for n, phi := range to.Phis() {
			phi.Args = append(slices.Clone(phi.Args), removed[k].args[n])
		}
	}
}

// cut moves the values after p, number at of its block, to a new block, to which the arms branch, with a phi of p's
// result.
func (s *splitter) cut(p *suspend, at int) {
	f, b := s.f, p.at
	r := f.NewBlock("")
	t := p.call.Type
	phi := f.NewValue(ir.OpPhi, t, f.Const(t, -1), f.Const(t, 0), f.Const(t, 1))
	phi.Line, phi.Col = p.call.Line, p.call.Col
	s.uses = append(s.uses, make([]int32, f.NumValues()-len(s.uses))...)
	r.Values = append([]*ir.Value{phi}, b.Values[at+1:]...)
	for _, v := range r.Values {
		v.Block = r
	}
	r.Succs, r.Probs = b.Succs, b.Probs
	for _, n := range r.Succs {
		n.Preds = slices.Clone(n.Preds)
		for i := range n.Preds {
			if n.Preds[i] == b {
				n.Preds[i] = r
			}
		}
	}
	for _, n := range p.arms {
		n.Succs = []*ir.Block{r}
	}
	r.Preds = slices.Clone(p.arms[:])
	for _, c := range f.Blocks {
		for _, v := range c.Values {
			for i, a := range v.Args {
				if a == p.call {
					v.Args[i] = phi
				}
			}
		}
	}
	s.uses[phi.ID], s.uses[p.call.ID] = s.uses[p.call.ID], 1
	for _, q := range s.suspends {
		if q.at == b {
			q.at = r
		}
	}
}

// dominated finds the blocks dominated by begin, which must include all suspend points.
func (s *splitter) dominated() {
	f := s.f
	if !slices.Contains(f.Blocks, s.begin.Block) {
		refuse(f, s.begin, "@llvm.coro.begin of @%s is never reached, call it before the first suspend point", f.Name)
	}
	s.after = make([]bool, f.NumBlocks())
	for _, b := range f.Blocks {
		s.after[b.ID] = true
	}
	for _, b := range s.reach(f.Blocks[:1], s.begin.Block) {
		s.after[b.ID] = false
	}
	s.leads = make([]int8, f.NumBlocks())
	s.early = map[*ir.Value]bool{}
	for _, v := range s.begin.Block.Values {
		if s.early[v] = true; v == s.begin {
			break
		}
	}
	for _, p := range s.suspends {
		if !s.isAfter(p.call) {
			refuse(f, p.call, "@llvm.coro.begin has not been called at this suspend point, call it on all paths that lead here")
		}
		if p.save != nil && !s.isAfter(p.save) {
			refuse(f, p.save, "@llvm.coro.begin has not been called at this @llvm.coro.save, call it on all paths that lead here")
		}
	}
	again := s.reach(s.begin.Block.Succs, nil)
	if slices.Contains(again, s.begin.Block) {
		refuse(f, s.begin, "@llvm.coro.begin is in a loop, call it once")
	}
}

// reach returns the blocks reachable from the given ones, which it includes, without passing through stop.
func (s *splitter) reach(from []*ir.Block, stop *ir.Block) (list []*ir.Block) {
	seen := make([]bool, s.f.NumBlocks())
	add := func(bs []*ir.Block) {
		for _, b := range bs {
			if b != stop && !seen[b.ID] {
				seen[b.ID] = true
				list = append(list, b)
			}
		}
	}
	add(from)
	for i := 0; i < len(list); i++ {
		add(list[i].Succs)
	}
	return list
}

// isAfter reports whether begin dominates v, which is in a block of f.
func (s *splitter) isAfter(v *ir.Value) bool {
	if v.Block == s.begin.Block {
		return !s.early[v]
	}
	return s.after[v.Block.ID]
}

// usedAfter reports whether begin dominates the use of v's argument i.
func (s *splitter) usedAfter(v *ir.Value, i int) bool {
	if v.Op == ir.OpPhi {
		return s.after[v.Block.Preds[i].ID]
	}
	return s.isAfter(v)
}

// header lays out the start of the frame: resume and destroy functions, promise, and suspend index.
func (s *splitter) header() {
	p := int64(s.layout.PtrBytes)
	s.size, s.align = 2*p, p
	if s.promise != nil {
		size, align := s.measure(s.promise)
		s.size = ir.RoundUp(s.size, align) + size
		s.align = max(s.align, align)
	}
	s.indexOff = ir.RoundUp(s.size, 4)
	s.size = s.indexOff + 4
}

// promiseOff returns the offset of the promise.
func (s *splitter) promiseOff() int64 {
	_, align := s.measure(s.promise)
	return ir.RoundUp(2*int64(s.layout.PtrBytes), align)
}

// measure returns the size and alignment of an alloca, in bytes.
func (s *splitter) measure(a *ir.Value) (size, align int64) {
	align = s.layout.Align(a.Elem)
	if a.Align > 0 {
		align = a.Align
	}
	size = s.layout.Size(a.Elem)
	if len(a.Args) > 0 {
		if !a.Args[0].IsConst() || a.Args[0].Imm < 0 || a.Args[0].Imm > 1<<31 || size > 1<<31 {
			refuse(s.f, a, "this alloca is needed after a suspend point, but its size is not known, allocate it elsewhere")
		}
		size *= a.Args[0].Imm
	}
	if size > 1<<31 {
		refuse(s.f, a, "this alloca is needed after a suspend point, but is too large for a frame, allocate it elsewhere")
	}
	return size, align
}

// layOut assigns offsets in the frame to variables and fields, in order of decreasing alignment.
func (s *splitter) layOut() {
	type piece struct {
		size, align int64
		off         *int64
	}
	var pieces []piece
	limit := s.limit()
	for _, x := range s.vars {
		if !x.frame || x.alloca == s.promise {
			continue
		}
		size, align := s.measure(x.alloca)
		if align > limit { // aligned at run time, within the frame
			x.realign, size, align = align, size+align-limit, limit
		}
		pieces = append(pieces, piece{size, align, &x.off})
	}
	for i := range s.fields {
		t := s.fields[i].v.Type
		pieces = append(pieces, piece{s.layout.Size(t), s.layout.Align(t), &s.fields[i].off})
	}
	slices.SortStableFunc(pieces, func(a, b piece) int { return int(b.align - a.align) })
	for _, p := range pieces {
		*p.off = ir.RoundUp(s.size, p.align)
		s.size = *p.off + p.size
		s.align = max(s.align, p.align)
	}
	if s.size > 1<<31 {
		refuse(s.f, s.begin, "the frame of @%s is too large, allocate variables elsewhere", s.f.Name)
	}
	s.size = ir.RoundUp(s.size, s.align)
}

// limit returns the alignment that the frame is known to have.
func (s *splitter) limit() int64 {
	if s.aligned {
		return 1 << 32
	}
	if a := s.id.Args[1]; a.IsConst() && a.Imm > 0 {
		return max(a.Imm&-a.Imm, int64(s.layout.PtrBytes))
	}
	return 2 * int64(s.layout.PtrBytes)
}
