package legalize

import "spillway/ir"

// mergeIndirectBranches reduces the raw function f to at most one indirectbr, in a hub block to which all others jump,
// and makes the hub the only predecessor of its targets: a target with other predecessors, or phis, is split into the
// block whose address is taken and the rest. Values that no longer dominate their uses get phis. It reports whether
// there were any indirect branches.
func mergeIndirectBranches(f *ir.Func) (changed bool) {
	var from []*ir.Block
	for _, b := range f.Blocks {
		if t := b.Term(); t != nil && t.Op == ir.OpIndirectBr {
			from = append(from, b)
		}
	}
	if len(from) == 0 {
		return false
	}
	m := &indirectMerge{f: f, from: from, number: make([]int, f.NumBlocks()), old: len(f.Blocks)}
	for i, b := range from {
		m.number[b.ID] = i + 1
	}
	m.collectTargets()
	m.makeHub()
	for _, t := range m.targets {
		m.split(t)
	}
	m.finish()
	if len(from) > 1 { // the targets have more incoming paths than before
		repairDominance(f)
	}
	return true
}

// indirectMerge is the state of mergeIndirectBranches.
type indirectMerge struct {
	f       *ir.Func
	from    []*ir.Block // the blocks that end with indirectbr
	number  []int       // by block: index into from, plus 1; 0 if not among them
	old     int         // number of blocks that f had
	targets []*ir.Block
	hub     *ir.Block
	moved   map[*ir.Block]*ir.Block // from a target to the rest of it
	phis    map[string]*ir.Value    // the hub's phis by their arguments
}

// collectTargets lists the targets of all indirect branches, each once.
func (m *indirectMerge) collectTargets() {
	seen := make([]bool, m.f.NumBlocks())
	for _, b := range m.from {
		for _, s := range b.Succs {
			if !seen[s.ID] {
				seen[s.ID] = true
				m.targets = append(m.targets, s)
			}
		}
	}
}

// makeHub makes the block with the only indirectbr.
func (m *indirectMerge) makeHub() {
	m.phis = make(map[string]*ir.Value)
	m.moved = make(map[*ir.Block]*ir.Block)
	if len(m.from) == 1 {
		m.hub = m.from[0]
		return
	}
	m.hub = m.f.NewBlock("")
	m.hub.Preds = append([]*ir.Block(nil), m.from...)
	addrs := make([]*ir.Value, len(m.from))
	for i, b := range m.from {
		term := b.Term()
		addrs[i] = term.Args[0]
		br := m.f.NewValue(ir.OpBr, ir.Void)
		br.Line, br.Col, br.Pos, br.Block = term.Line, term.Col, term.Pos, b
		b.Values[len(b.Values)-1] = br
	}
	addr := m.phi(addrs)
	br := m.f.NewValue(ir.OpIndirectBr, ir.Void, addr)
	br.Block, br.Line, br.Col = m.hub, addr.Line, addr.Col
	m.hub.Values = append(m.hub.Values, br)
}

// phi returns the hub's phi with the given arguments, or the argument if all are the same.
func (m *indirectMerge) phi(args []*ir.Value) *ir.Value {
	same := true
	key := make([]byte, 0, 4*len(args))
	for _, a := range args {
		same = same && a == args[0]
		key = append(key, byte(a.ID), byte(a.ID>>8), byte(a.ID>>16), byte(a.ID>>24))
	}
	if same && (len(args) == 1 || args[0].Op.IsLeaf()) {
		return args[0]
	}
	if v := m.phis[string(key)]; v != nil {
		return v
	}
	v := m.f.NewValue(ir.OpPhi, args[0].Type, args...)
	v.Block = m.hub
	n := len(m.hub.Phis())
	m.hub.Values = append(m.hub.Values, nil)
	copy(m.hub.Values[n+1:], m.hub.Values[n:])
	m.hub.Values[n] = v
	m.phis[string(key)] = v
	return v
}

// split separates t from the rest of its code if it has predecessors other than the hub.
func (m *indirectMerge) split(t *ir.Block) {
	phis := t.Phis()
	direct := 0
	for _, p := range t.Preds {
		if m.number[p.ID] == 0 {
			direct++
		}
	}
	if direct == 0 && len(phis) == 0 {
		t.Preds = []*ir.Block{m.hub}
		return
	}
	rest := m.f.NewBlock("")
	rest.Values, rest.Succs, rest.Probs = t.Values, t.Succs, t.Probs
	for _, v := range rest.Values {
		v.Block = rest
	}
	m.moved[t] = rest
	m.passPhis(t, rest, phis)
	br := m.f.NewValue(ir.OpBr, ir.Void)
	br.Block = t
	if len(rest.Values) > 0 {
		br.Line, br.Col, br.Pos = rest.Values[0].Line, rest.Values[0].Col, rest.Values[0].Pos
	}
	t.Values, t.Succs, t.Probs = []*ir.Value{br}, []*ir.Block{rest}, nil
	t.Preds = []*ir.Block{m.hub}
}

// passPhis makes the direct predecessors of t those of rest, with t itself in place of the hub.
func (m *indirectMerge) passPhis(t, rest *ir.Block, phis []*ir.Value) {
	old := t.Preds
	for _, p := range old {
		if m.number[p.ID] == 0 {
			rest.Preds = append(rest.Preds, p)
		}
	}
	rest.Preds = append(rest.Preds, t)
	for _, v := range phis {
		through := make([]*ir.Value, len(m.from))
		var args []*ir.Value
		for i, p := range old {
			if n := m.number[p.ID]; n == 0 {
				args = append(args, v.Args[i])
			} else {
				through[n-1] = v.Args[i]
			}
		}
		for i, a := range through {
			if a == nil {
				through[i] = m.f.Undef(v.Type)
			}
		}
		v.Args = append(args, m.phi(through))
	}
}

// rest returns the block that now holds the values of b.
func (m *indirectMerge) rest(b *ir.Block) *ir.Block {
	if r := m.moved[b]; r != nil {
		return r
	}
	return b
}

// finish redirects all edges from or to a split block to the rest of it, except those from the hub, and inserts the new
// blocks.
func (m *indirectMerge) finish() {
	blocks := make([]*ir.Block, 0, len(m.f.Blocks))
	for _, b := range m.f.Blocks[:m.old] {
		blocks = append(blocks, b)
		if r := m.moved[b]; r != nil {
			blocks = append(blocks, r)
		}
	}
	if len(m.from) > 1 {
		blocks = append(blocks, m.hub)
	}
	for _, b := range blocks {
		for i, s := range b.Succs {
			b.Succs[i] = m.rest(s)
		}
		for i, p := range b.Preds {
			if label := i == len(b.Preds)-1 && m.moved[p] == b; !label {
				b.Preds[i] = m.rest(p)
			}
		}
	}
	for _, b := range m.from {
		if len(m.from) > 1 {
			m.rest(b).Succs, m.rest(b).Probs = []*ir.Block{m.hub}, nil
		}
	}
	hub := m.rest(m.hub)
	hub.Succs, hub.Probs = m.targets, nil
	m.f.Blocks = blocks
}
