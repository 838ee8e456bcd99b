package coroutine

import (
	"slices"

	"spillway/ir"
)

// A localDebug copies function-local debug metadata for another function: locations, blocks, variables and labels.
type localDebug struct {
	d  *ir.Debug
	to map[ir.DebugID]ir.DebugID // by node: its copy, or itself if it is not function-local
}

// subprogram copies subprogram id for a function of the given name.
func (c *localDebug) subprogram(id ir.DebugID, name string) ir.DebugID {
	fields := slices.DeleteFunc(slices.Clone(c.d.Fields(id)), func(f ir.DebugField) bool {
		return f.Key == ir.KeyLinkageName || f.Key == ir.KeyRetainedNodes
	})
	fields = append(fields, ir.DebugField{Key: ir.KeyLinkageName, Form: ir.DebugString, Value: c.d.String([]byte(name))})
	return c.define(id, fields)
}

// define sets the fields of the copy of node id.
func (c *localDebug) define(id ir.DebugID, fields []ir.DebugField) ir.DebugID {
	x := c.d.Reserve()
	n := c.d.Nodes[id]
	c.d.Define(x, ir.DebugNode{Kind: n.Kind, Distinct: n.Distinct, Line: n.Line}, fields)
	c.to[id] = x
	return x
}

// node returns the replacement of node id in the other function. O(1) amortized.
func (c *localDebug) node(id ir.DebugID) ir.DebugID {
	if x, ok := c.to[id]; ok {
		return x
	}
	c.to[id] = id // shared: other subprograms, types, invalid nodes
	switch c.d.Kind(id) {
	case ir.DebugLocation:
		l := c.d.Loc(id)
		if scope, at := c.node(l.Scope), c.node(l.InlinedAt); scope != l.Scope || at != l.InlinedAt {
			return c.define(id, []ir.DebugField{{Key: ir.KeyLine, Form: ir.DebugInt, Value: int64(l.Line)}, {Key: ir.KeyColumn, Form: ir.DebugInt, Value: int64(l.Col)},
				{Key: ir.KeyScope, Form: ir.DebugRef, Value: int64(scope)}, {Key: ir.KeyInlinedAt, Form: ir.DebugRef, Value: int64(at)}})
		}
	case ir.DebugLexicalBlock, ir.DebugLexicalBlockFile, ir.DebugLocalVariable, ir.DebugLabel:
		if scope := c.node(c.d.Scope(id)); scope != c.d.Scope(id) {
			fields := slices.Clone(c.d.Fields(id))
			for i := range fields {
				if fields[i].Key == ir.KeyScope {
					fields[i].Value = int64(scope)
				}
			}
			return c.define(id, fields)
		}
	}
	return id
}

// removeUnreachable removes unreachable blocks and the debug records in them.
func (w *lowering) removeUnreachable(f *ir.Func) {
	w.order.RemoveUnreachable(f)
	if f.Debug == nil {
		return
	}
	kept := present(f)
	f.Debug.Records = slices.DeleteFunc(f.Debug.Records, func(r ir.DebugRecord) bool { return !kept[r.Block.ID] })
}

// inFrame returns expression id adapted to a variable in the frame: it applies to the frame's address.
func (x *variable) inFrame(d *ir.Debug, id ir.DebugID) ir.DebugID {
	ops := []int64{ir.OpDWARFPlusUconst, x.off}
	if x.realign > 0 {
		ops = []int64{ir.OpDWARFPlusUconst, x.off + x.realign - 1, ir.OpDWARFConsts, -x.realign, ir.OpDWARFAnd}
	}
	fields := make([]ir.DebugField, len(ops))
	for i, n := range ops {
		fields[i] = ir.DebugField{Form: ir.DebugInt, Value: n}
	}
	e := d.Reserve()
	d.Define(e, ir.DebugNode{Kind: ir.DebugExpression}, append(fields, d.Fields(id)...))
	return e
}

// describePart adds the coroutine's debug information to p, in which variables in the frame are available from the
// entry.
func (s *splitter) describePart(e *edit, p *part) {
	from := s.f.Debug
	if from == nil || s.m.Debug.Kind(from.Subprogram) != ir.DebugSubprogram {
		return
	}
	c := &localDebug{d: s.m.Debug, to: map[ir.DebugID]ir.DebugID{}}
	d := &ir.FuncDebug{Subprogram: c.subprogram(from.Subprogram, p.g.Name), Locs: make([]ir.DebugID, len(from.Locs)), Blocks: from.Blocks}
	kept, placed := present(p.g), map[*ir.Value]bool{p.frame: true}
	for _, b := range p.g.Blocks {
		for _, v := range b.Values {
			placed[v] = true
			if loc := from.LocOf(v.Pos); loc != 0 {
				d.Locs[v.Pos-1] = c.node(loc)
			}
		}
	}
	for _, r := range from.Records {
		block := p.blocks[r.Block.ID]
		switch x := s.varOf[r.Value]; {
		case x != nil && x.frame && r.Kind != ir.DebugValue:
			r.Value, r.Expr, r.Block, r.Pos = p.frame, x.inFrame(s.m.Debug, r.Expr), p.entry, 0
		case !kept[block.ID]:
			continue
		default:
			r.Block, r.More = block, slices.Clone(r.More)
			for i := range r.More {
				r.More[i] = p.described(e, placed, r.More[i])
			}
			if r.Value = p.described(e, placed, r.Value); slices.Contains(r.More, nil) { // the record needs all its values
				r.Value = nil
			}
		}
		r.Var, r.Loc = c.node(r.Var), c.node(r.Loc)
		d.Records = append(d.Records, r)
	}
	p.g.Debug = d
}

// described returns the replacement in debug records of p for a, a value of the coroutine, or nil if p does not have
// it.
func (p *part) described(e *edit, placed map[*ir.Value]bool, a *ir.Value) *ir.Value {
	if a == nil || a.ID < 0 {
		return a
	}
	if x := p.to[a]; x != nil {
		if x = e.final(x); placed[x] || x.Op.IsLeaf() && !p.lost[x] {
			return x
		}
	}
	return nil
}

// describeRamp makes debug records of variables in the frame refer to the frame after llvm.coro.begin, whose result is
// mem.
func (s *splitter) describeRamp(mem *ir.Value) {
	d := s.f.Debug
	if d == nil {
		return
	}
	records := make([]ir.DebugRecord, 0, len(d.Records))
	for _, r := range d.Records {
		if x := s.varOf[r.Value]; x != nil && x.frame && r.Kind != ir.DebugValue {
			if !s.isAfterRecord(&r) {
				if x.early { // until then, it is in its alloca
					before := r
					before.Kind = ir.DebugMemory
					records = append(records, before)
				}
				r.Block, r.Pos = s.begin.Block, s.begin.Pos
			}
			r.Kind, r.Value, r.Expr = ir.DebugMemory, mem, x.inFrame(s.m.Debug, r.Expr)
		}
		records = append(records, r)
	}
	d.Records = records
}

// isAfterRecord reports whether begin dominates r.
func (s *splitter) isAfterRecord(r *ir.DebugRecord) bool {
	if r.Block == s.begin.Block {
		return r.Pos > s.begin.Pos
	}
	return s.after[r.Block.ID]
}
