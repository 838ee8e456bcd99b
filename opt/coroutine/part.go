package coroutine

import (
	"slices"

	"spillway/ir"
)

// A part is the resume or the destroy function: a switch, and a copy of the blocks after suspend points.
type part struct {
	g     *ir.Func
	frame *ir.Value               // its parameter
	entry *ir.Block               // with the switch
	start *ir.Value               // terminator of entry
	from  map[*ir.Value]*ir.Value // by value of g: its original
	to    map[*ir.Value]*ir.Value // by value of the coroutine: its copy
	lost  map[*ir.Value]bool      // values of g without a block, in place of parameters of the coroutine
	cross map[*ir.Value]bool      // by value of g: used before it is defined

	blocks []*ir.Block // by block of the coroutine
}

// clone creates part k.
func (s *splitter) clone(k int) *part {
	f := s.f
	g := s.m.NewFunc(s.unused(f.Name+[...]string{".resume", ".destroy"}[k]), partType)
	g.Linkage, g.DSOLocal, g.CallConv = ir.Internal, true, ir.CallFast
	g.Section, g.Comdat, g.Line, g.Col = f.Section, f.Comdat, f.Line, f.Col
	g.Attrs, g.Personality = f.Attrs, f.Personality
	g.Attrs.NoUnwind, g.Attrs.NoReturn, g.Attrs.ReadNone, g.Attrs.ReadOnly, g.Attrs.ReturnsTwice = false, false, false, false, false
	p := &part{g: g, frame: g.Params[0], from: map[*ir.Value]*ir.Value{}, to: map[*ir.Value]*ir.Value{}, lost: map[*ir.Value]bool{},
		cross: map[*ir.Value]bool{}, blocks: make([]*ir.Block, f.NumBlocks())}
	p.to[s.begin] = p.frame
	p.entry = g.NewBlock("")
	for _, b := range f.Blocks {
		p.blocks[b.ID] = g.NewBlock(b.Name)
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v != s.begin {
				p.to[v] = g.NewValue(v.Op, v.Type)
				p.from[p.to[v]] = v
			}
		}
	}
	for _, b := range f.Blocks {
		s.cloneBlock(p, b)
	}
	for _, b := range f.Blocks {
		s.cutEnds(p, b)
	}
	s.enter(p, k)
	foldBranches(g)
	s.removeUnreachable(g)
	if slices.Contains(g.Blocks, p.blocks[s.begin.Block.ID]) {
		refuse(f, s.begin, "@llvm.coro.begin can be reached from a suspend point, call it before the first one")
	}
	return p
}

// cloneBlock fills p's copy of b.
func (s *splitter) cloneBlock(p *part, b *ir.Block) {
	c := p.blocks[b.ID]
	for _, v := range b.Values {
		if v == s.begin {
			continue
		}
		x := p.to[v]
		id := x.ID
		*x = *v
		x.ID, x.Block = id, c
		args := make([]*ir.Value, len(v.Args))
		for i, a := range v.Args {
			args[i] = p.copied(s, a)
		}
		x.Args = p.g.Arguments(args...)
		if v.Call != nil {
			call := *v.Call
			call.ParamAttrs = slices.Clone(call.ParamAttrs)
			if call.Asm != nil {
				asm := *call.Asm
				call.Asm = &asm
			}
			if call.Tail == ir.MustTail {
				call.Tail = ir.Tail
			}
			x.Call = &call
		}
		c.Values = append(c.Values, x)
	}
	for _, n := range b.Preds {
		c.Preds = append(c.Preds, p.blocks[n.ID])
	}
	for _, n := range b.Succs {
		c.Succs = append(c.Succs, p.blocks[n.ID])
	}
	c.Probs = slices.Clone(b.Probs)
}

// copied returns p's copy of a, a value of the coroutine.
func (p *part) copied(s *splitter, a *ir.Value) *ir.Value {
	if x := p.to[a]; x != nil {
		return x
	}
	g := p.g
	var x *ir.Value
	switch a.Op {
	case ir.OpConst:
		switch {
		case a.IsConst() || a.Type.FloatBits() > 0 && a.Type.FloatBits() <= 64:
			x = g.Const(a.Type, a.Imm)
		case a.Type.FloatBits() > 64:
			x = g.Const128(a.Type, uint64(a.Imm), uint64(a.Hi))
		default:
			x = g.ConstWords(a.Type, a.Words())
		}
	case ir.OpZero:
		x = g.Zero(a.Type)
	case ir.OpVector:
		x = g.Vector(a.Type, a.Lanes())
	case ir.OpUndef:
		x = g.Undef(a.Type)
	case ir.OpSym:
		x = g.SymAddr(a.Type, a.Sym, a.Imm)
	case ir.OpArg:
		x = g.NewValue(ir.OpUndef, a.Type)
		p.lost[x] = true
		p.from[x] = a
	default:
		refuse(s.f, nil, "@%s is a coroutine with an operand that cannot be copied (%s), store it to memory", s.f.Name, a.Op)
	}
	p.to[a] = x
	return x
}

// cutEnds ends p's copy of b at a coro.end.
func (s *splitter) cutEnds(p *part, b *ir.Block) {
	c := p.blocks[b.ID]
	for i, v := range c.Values {
		switch Intrinsic(v) {
		case "coro.end":
			if s.unwinds(p.from[v]) {
				continue
			}
			for len(c.Succs) > 0 {
				removeEdge(c, 0)
			}
			ret := p.g.NewValue(ir.OpRet, ir.Void)
			ret.Block, ret.Line, ret.Col, ret.Pos = c, v.Line, v.Col, v.Pos
			c.Values, c.Probs = append(c.Values[:i:i], ret), nil
			return
		case "coro.is_in_ramp":
			p.constant(v, 0)
		}
	}
	for _, v := range c.Values {
		if Intrinsic(v) == "coro.end" && v.Type != ir.Void {
			p.constant(v, 1)
		}
	}
}

// constant replaces v by n throughout p.
func (p *part) constant(v *ir.Value, n int64) {
	x := p.g.Const(v.Type, n)
	for _, b := range p.g.Blocks {
		for _, u := range b.Values {
			for i, a := range u.Args {
				if a == v {
					u.Args[i] = x
				}
			}
		}
	}
}

// enter builds the switch to arm k of each suspend point, and makes the points branch to their arm for -1.
func (s *splitter) enter(p *part, k int) {
	g := p.g
	never := g.NewBlock("")
	dead := g.NewValue(ir.OpUnreachable, ir.Void)
	dead.Block = never
	never.Values, never.Preds = []*ir.Value{dead}, []*ir.Block{p.entry}
	p.entry.Succs = []*ir.Block{never}
	var cases []ir.Case
	for _, x := range s.suspends {
		at := p.blocks[x.at.ID]
		if len(at.Succs) == 3 { // otherwise the coroutine ends before it
			removeEdge(at, 2)
			removeEdge(at, 1)
			br := g.NewValue(ir.OpBr, ir.Void)
			br.Block = at
			at.Values[len(at.Values)-1] = br
		}
		arm := p.blocks[x.arms[1+k].ID]
		arm.Preds = []*ir.Block{p.entry}
		p.entry.Succs = append(p.entry.Succs, arm)
		cases = append(cases, ir.Case{Lo: x.index})
	}
	p.start = g.NewValue(ir.OpSwitch, ir.Void, g.Undef(ir.I32))
	p.start.Block = p.entry
	p.start.SetCases(cases)
	p.entry.Values = []*ir.Value{p.start}
}

// crossing finds the values that are live across a suspend point, and gives them frame fields.
func (s *splitter) crossing() {
	s.fieldOf = map[*ir.Value]int{}
	for _, p := range s.parts {
		s.crosses(p)
	}
}

// A use is argument i of v in b; of a phi, on the edge from b.
type use struct {
	v *ir.Value
	i int
	b *ir.Block
}

// outer calls f for each use in p of a value defined in another block, or later in the same block.
func (p *part) outer(f func(a *ir.Value, u use)) {
	for _, b := range p.g.Blocks {
		invoked := b.Invoked()
		seen := map[*ir.Value]bool{}
		for _, v := range b.Values {
			for i, a := range v.Args {
				if a.Op.IsLeaf() && !p.lost[a] {
					continue
				}
				switch {
				case v.Op == ir.OpPhi:
					if from := b.Preds[i]; p.lost[a] || a.Block != from || from.Invoked() == a && from.Succs[0] != b {
						f(a, use{v, i, from})
					}
				case p.lost[a] || a.Block != b || !seen[a] || a == invoked:
					f(a, use{v, i, b})
				}
			}
			seen[v] = true
		}
	}
}

// crosses finds the values that p uses before their definition.
func (s *splitter) crosses(p *part) {
	work := map[*ir.Value][]*ir.Block{}
	var order []*ir.Value
	p.outer(func(a *ir.Value, u use) {
		if len(work[a]) == 0 {
			order = append(order, a)
		}
		work[a] = append(work[a], u.b)
	})
	seen := make([]int32, p.g.NumBlocks())
	for n, a := range order {
		list := work[a]
		for i := 0; i < len(list); i++ {
			b := list[i]
			if b == p.entry {
				s.cross(p, a)
				break
			}
			for _, q := range b.Preds {
				if (p.lost[a] || q != a.Block) && seen[q.ID] != int32(n+1) {
					seen[q.ID] = int32(n + 1)
					list = append(list, q)
				}
			}
		}
	}
}

// cross assigns a frame field to the original of a, a value of p, unless it is the address of a variable.
func (s *splitter) cross(p *part, a *ir.Value) {
	v := p.from[a]
	switch {
	case s.varOf[v] != nil && v.Block == s.f.Blocks[0]:
		return
	case v.Op == ir.OpAlloca, v.Op == ir.OpStackSave:
		refuse(s.f, v, "the stack pointer or an address above it is needed after a suspend point, where the stack is another, allocate memory elsewhere")
	case v == s.id, Intrinsic(v) == "coro.save", s.constantOf(v) != nil:
		return
	case v.Op == ir.OpArg:
		if a := s.f.ParamAttrs[v.Imm]; a.ByVal != nil || a.Swift == ir.SwiftError {
			refuse(s.f, nil, "parameter %d of @%s is needed after a suspend point, where its memory may be gone, copy it to an alloca first", v.Imm+1, s.f.Name)
		}
	case !s.isAfter(v) && !s.before(v):
		refuse(s.f, v, "this value is needed after a suspend point, but is computed neither before nor after @llvm.coro.begin, pass it through a phi")
	}
	p.cross[a] = true
	if _, known := s.fieldOf[v]; !known {
		s.fieldOf[v] = len(s.fields)
		s.fields = append(s.fields, field{v: v})
	}
}

// before reports whether v dominates begin.
func (s *splitter) before(v *ir.Value) bool {
	b := v.Block
	if s.leads[b.ID] == 0 {
		s.leads[b.ID] = 1
		if b != s.begin.Block && slices.Contains(s.reach(s.f.Blocks[:1], b), s.begin.Block) {
			s.leads[b.ID] = -1
		}
	}
	return s.leads[b.ID] > 0
}

// constantOf returns the constant that v, an intrinsic, evaluates to once the frame is laid out, as a value of the
// coroutine, or nil. Sizes are zero before.
func (s *splitter) constantOf(v *ir.Value) *ir.Value {
	switch Intrinsic(v) {
	case "coro.size":
		return s.f.Const(v.Type, s.size)
	case "coro.align":
		return s.f.Const(v.Type, s.align)
	case "coro.alloc":
		return s.f.Const(v.Type, 1)
	}
	return nil
}
