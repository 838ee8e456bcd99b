package coroutine

import (
	"slices"

	"spillway/ir"
)

// suspendAt stores the index of p before v: the coroutine counts as suspended at p from there on.
func (s *splitter) suspendAt(e *edit, v, frame *ir.Value, p *suspend) {
	var pre []*ir.Value
	e.like = v
	if p.final {
		e.store(&pre, e.f.Const(ir.Ptr, 0), frame)
	}
	e.store(&pre, e.f.Const(ir.I32, p.index), s.at(e, &pre, frame, s.indexOff))
	e.before(v, pre...)
}

// address emits the address of x in the frame.
func (s *splitter) address(e *edit, list *[]*ir.Value, x *variable, frame *ir.Value) *ir.Value {
	p := s.at(e, list, frame, x.off)
	if x.realign == 0 {
		if p == frame {
			panic("coroutine: a variable where the frame begins")
		}
		return p
	}
	word, f := s.word(), e.f
	n := e.value(list, ir.OpPtrToInt, word, p)
	n = e.value(list, ir.OpSub, word, f.Const(word, 0), n)
	n = e.value(list, ir.OpAnd, word, n, f.Const(word, x.realign-1))
	p = e.value(list, ir.OpGEP, ir.Ptr, p, n)
	p.Elem = ir.I8
	return p
}

// lower lowers v, an intrinsic of the coroutine, where ramp and parts do not differ. frame is the frame's address;
// known is the constant that replaces v, or nil.
func (s *splitter) lower(e *edit, v, frame *ir.Value, known *ir.Value) {
	switch name := Intrinsic(v); {
	case known != nil:
		e.replace(v, e.f.Const(v.Type, known.Imm))
	case name == "coro.free" || name == "coro.frame":
		e.replace(v, frame)
	case name == "coro.id" || name == "coro.save" || name == "coro.suspend":
		e.replace(v, e.f.Const(v.Type, 0))
	case name == "coro.outside.frame":
		e.remove(v)
	}
}

// marker keeps v, a lifetime marker of x, unless x is in the frame.
func (s *splitter) marker(e *edit, v *ir.Value, x *variable) {
	e.remove(v)
	if x != nil && !x.frame {
		e.f.Lifetimes = append(e.f.Lifetimes, ir.Lifetime{Alloca: root(v.Args[len(v.Args)-1]), Block: v.Block, End: Intrinsic(v) == "lifetime.end"})
	}
}

// finish completes part p.
func (s *splitter) finish(p *part) {
	e := newEdit(p.g)
	s.enterFrame(e, p)
	s.reload(e, p)
	kept := present(p.g)
	for i := range s.fields {
		if x := p.to[s.fields[i].v]; x != nil && !p.lost[x] && kept[x.Block.ID] {
			s.spill(e, x, p.frame, s.fields[i].off)
		}
	}
	saves := map[*ir.Value]*suspend{}
	for _, x := range s.suspends {
		if at := x.save; at != nil {
			saves[p.to[at]] = x
		} else {
			saves[p.to[x.call]] = x
		}
	}
	for _, v := range s.calls {
		if c := s.constantOf(v); c != nil { // even if it is in no block of p
			e.replace(p.to[v], p.g.Const(v.Type, c.Imm))
		}
	}
	for _, b := range p.g.Blocks {
		for _, v := range b.Values {
			if x := saves[v]; x != nil {
				s.suspendAt(e, v, p.frame, x)
			}
			switch name := Intrinsic(v); name {
			case "":
			case "coro.end":
				s.done(e, p, v)
			case "coro.is_in_ramp":
				e.remove(v)
			case "lifetime.start", "lifetime.end":
				s.marker(e, v, s.varOf[root(p.from[v].Args[len(v.Args)-1])])
			default:
				s.lower(e, v, p.frame, s.constantOf(p.from[v]))
			}
		}
	}
	e.apply()
	for i := range p.g.Lifetimes {
		p.g.Lifetimes[i].Alloca = e.final(p.g.Lifetimes[i].Alloca)
	}
	foldBranches(p.g)
	s.removeUnreachable(p.g)
	s.describePart(e, p)
}

// done marks the coroutine as done where an exception leaves it at v: after that it can only be destroyed, as at its
// final suspend point.
func (s *splitter) done(e *edit, p *part, v *ir.Value) {
	var pre []*ir.Value
	e.like = v
	e.store(&pre, e.f.Const(ir.Ptr, 0), p.frame)
	for _, x := range s.suspends {
		if x.final {
			e.store(&pre, e.f.Const(ir.I32, x.index), s.at(e, &pre, p.frame, s.indexOff))
		}
	}
	e.before(v, pre...)
	e.remove(v)
}

// enterFrame computes the addresses of variables in p's entry block, and adds the allocas that stay on p's stack.
func (s *splitter) enterFrame(e *edit, p *part) {
	used := map[*ir.Value]bool{}
	for _, b := range p.g.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				used[a] = true
			}
		}
	}
	var pre []*ir.Value
	for _, x := range s.vars {
		a := p.to[x.alloca]
		if !used[a] || x.alloca.Block != s.f.Blocks[0] {
			continue
		}
		if x.frame {
			e.instead[a] = s.address(e, &pre, x, p.frame)
			continue
		}
		for i, n := range a.Args {
			if !n.IsConst() {
				refuse(s.f, x.alloca, "the size of this alloca is not available after a suspend point, allocate memory elsewhere")
			}
			a.Args[i] = n
		}
		pre = append(pre, a)
	}
	index := e.value(&pre, ir.OpLoad, ir.I32, s.at(e, &pre, p.frame, s.indexOff))
	p.start.Args = []*ir.Value{index}
	e.before(p.start, pre...)
	if len(s.suspends) == 0 { // the coroutine can never be resumed
		removeEdge(p.entry, 0)
		p.start.Op, p.start.Args = ir.OpUnreachable, nil
		p.start.SetCases(nil)
	}
}

// reload loads values from their fields in the blocks of p that use but do not define them.
func (s *splitter) reload(e *edit, p *part) {
	type key struct {
		a *ir.Value
		b *ir.Block
	}
	heads, ends := map[key]*ir.Value{}, map[key]*ir.Value{}
	p.outer(func(a *ir.Value, u use) {
		if !p.cross[a] {
			return
		}
		cache, before := heads, u.v
		if u.v.Op == ir.OpPhi {
			cache, before = ends, end(u.b)
		}
		x := cache[key{a, u.b}]
		if x == nil {
			var pre []*ir.Value
			e.like = u.v
			x = e.value(&pre, ir.OpLoad, a.Type, s.at(e, &pre, p.frame, s.fields[s.fieldOf[p.from[a]]].off))
			e.before(before, pre...)
			cache[key{a, u.b}] = x
		}
		u.v.Args[u.i] = x
	})
}

// spill stores v to its field after its definition.
func (s *splitter) spill(e *edit, v, frame *ir.Value, off int64) {
	var post []*ir.Value
	e.like = v
	e.store(&post, v, s.at(e, &post, frame, off))
	e.behind(v, v.Block, post)
}

// ramp turns the coroutine into its ramp function.
func (s *splitter) ramp() {
	f := s.f
	e := newEdit(f)
	mem := s.begin.Args[2]
	e.like = s.begin
	var post []*ir.Value
	e.store(&post, f.SymAddr(ir.Ptr, s.parts[0].g, 0), mem)
	e.store(&post, f.SymAddr(ir.Ptr, s.parts[1].g, 0), s.at(e, &post, mem, int64(s.layout.PtrBytes)))
	s.move(e, &post, mem)
	for i := range s.fields {
		v, off := s.fields[i].v, s.fields[i].off
		if v.Op == ir.OpArg || !s.isAfter(v) {
			e.store(&post, v, s.at(e, &post, mem, off))
			continue
		}
		s.spill(e, v, mem, off)
	}
	e.post[s.begin] = append(post, e.post[s.begin]...)
	e.replace(s.begin, mem)
	for _, p := range s.suspends {
		at := p.call
		if p.save != nil {
			at = p.save
		}
		s.suspendAt(e, at, mem, p)
		removeEdge(p.at, 2)
		removeEdge(p.at, 1)
		t := p.at.Term()
		t.Op, t.Args = ir.OpBr, nil
		t.SetCases(nil)
	}
	for _, v := range s.calls {
		switch name := Intrinsic(v); name {
		case "coro.end", "coro.is_in_ramp":
			if e.remove(v); v.Type != ir.Void {
				n := int64(0)
				if name == "coro.is_in_ramp" {
					n = 1
				}
				e.replace(v, f.Const(v.Type, n))
			}
		case "lifetime.start", "lifetime.end":
			s.marker(e, v, s.varOf[root(v.Args[len(v.Args)-1])])
		case "coro.begin":
		default:
			s.lower(e, v, mem, s.constantOf(v))
		}
	}
	e.apply()
	s.describeRamp(mem)
	foldBranches(f)
	s.removeUnreachable(f)
	kept := present(f)
	f.Lifetimes = slices.DeleteFunc(f.Lifetimes, func(l ir.Lifetime) bool { return !kept[l.Block.ID] })
}

// present reports, by block, whether it is in the function.
func present(f *ir.Func) []bool {
	list := make([]bool, f.NumBlocks())
	for _, b := range f.Blocks {
		list[b.ID] = true
	}
	return list
}

// move makes uses dominated by begin refer to the copies of variables in the frame, which it initializes from the
// allocas.
func (s *splitter) move(e *edit, post *[]*ir.Value, mem *ir.Value) {
	places := map[*variable]*ir.Value{}
	for _, x := range s.vars {
		if !x.frame {
			continue
		}
		p := s.address(e, post, x, mem)
		if places[x] = p; x.early {
			size, _ := s.measure(x.alloca)
			copied := e.value(post, ir.OpMemCpy, ir.Void, p, x.alloca, e.f.Const(s.word(), size))
			copied.Align = 1
		}
	}
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			name := Intrinsic(v)
			if name == "coro.id" || name == "lifetime.start" || name == "lifetime.end" {
				continue
			}
			for i, arg := range v.Args {
				if !s.usedAfter(v, i) {
					continue
				}
				if p := places[s.varOf[root(arg)]]; p != nil {
					v.Args[i] = p
				} else if !arg.Op.IsLeaf() && !s.isAfter(arg) && slices.ContainsFunc(s.roots[arg], func(x *variable) bool { return x.frame }) {
					refuse(s.f, arg, "this address of an alloca is computed before @llvm.coro.begin and used after it, where the variable is in the frame, compute it again")
				}
			}
		}
	}
}
