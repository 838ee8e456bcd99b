package stackcoloring

import (
	"cmp"
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
)

// A Workspace is memory reused by one goroutine. The zero value is ready.
type Workspace struct {
	f      *ir.Func
	layout *ir.Layout

	flow    cfg.Workspace
	number  []int32 // by value: 1 + index of the alloca's variable, or 0
	vars    []variable
	words   int      // of a set of variables
	sets    []uint64 // by block: the variables that may be live at its end
	now     []uint64
	meets   []uint64 // by variable: the variables it interferes with
	markers [][]marker
	groups  []group
	repl    []*ir.Value // by value: the alloca that replaces it, or nil
}

// A variable is an alloca with markers.
type variable struct {
	alloca      *ir.Value
	size, align int64
	at          int // position among the allocas of the entry block
}

// A marker starts or ends a variable's lifetime.
type marker struct {
	v   int32
	end bool
}

// A group is a set of variables that share a slot; the first is the largest.
type group struct {
	members []int32
	size    int64
}

const (
	maxVariables = 1 << 12
	maxSets      = 1 << 20 // limit of the data-flow sets, in words
	// A variable joins a group that is at most maxRatio times as large or at most nearBytes long: otherwise a small
	// variable could be placed nearer to the stack pointer.
	maxRatio, nearBytes = 8, 64
)

// Func merges the allocas of f, with types laid out by l, and reports whether any were merged.
func (ws *Workspace) Func(f *ir.Func, l *ir.Layout) bool {
	if len(f.Lifetimes) < 2 || len(f.Blocks) == 0 || f.Attrs.OptNone || f.ReturnsTwice() {
		return false
	}
	ws.f, ws.layout = f, l
	defer ws.forget()
	if !ws.find() {
		return false
	}
	ws.meet()
	return ws.join()
}

// find numbers the variables and groups their markers by block, and reports whether there may be anything to merge.
func (ws *Workspace) find() bool {
	f := ws.f
	ws.number = scratch.Zeroed(ws.number, f.NumValues())
	for i := range f.Lifetimes {
		switch v := f.Lifetimes[i].Alloca; {
		case v.Op == ir.OpUndef:
		case v.Op != ir.OpAlloca:
			return false
		default:
			ws.number[v.ID] = -1
		}
	}
	ws.vars = ws.vars[:0]
	for i, v := range f.Blocks[0].Values {
		if v.Op != ir.OpAlloca || ws.number[v.ID] == 0 {
			continue
		}
		n, size := v.Args[0], ws.layout.Size(v.Elem)
		if !n.IsConst() || n.Imm < 1 || n.Imm > 1<<31 || size < 1 || size > 1<<31 || len(ws.vars) == maxVariables {
			continue
		}
		ws.vars = append(ws.vars, variable{v, size * n.Imm, max(v.Align, ws.layout.Align(v.Elem)), i})
		ws.number[v.ID] = int32(len(ws.vars))
	}
	ws.words = (len(ws.vars) + 63) / 64
	if len(ws.vars) < 2 || ws.words*f.NumBlocks() > maxSets {
		return false
	}
	ws.markers = scratch.Sized(ws.markers, f.NumBlocks())
	for i := range ws.markers {
		ws.markers[i] = ws.markers[i][:0]
	}
	for i := range f.Lifetimes {
		if m := &f.Lifetimes[i]; m.Alloca.Op == ir.OpAlloca && ws.number[m.Alloca.ID] > 0 {
			ws.markers[m.Block.ID] = append(ws.markers[m.Block.ID], marker{ws.number[m.Alloca.ID] - 1, m.End})
		}
	}
	return true
}

// meet computes the interference graph of the variables.
func (ws *Workspace) meet() {
	f := ws.f
	order := ws.flow.ReversePostorder(ws.flow.NewFlow(f.Graph()))
	blocks := order.Blocks[:order.Reachable]
	ws.sets = scratch.Zeroed(ws.sets, ws.words*f.NumBlocks())
	ws.now = scratch.Zeroed(ws.now, ws.words)
	ws.meets = scratch.Zeroed(ws.meets, ws.words*len(ws.vars))
	for again := true; again; {
		again = false
		for _, i := range blocks {
			b := f.Blocks[i]
			ws.enter(b)
			for _, m := range ws.markers[b.ID] {
				ws.pass(m)
			}
			if out := ws.atEnd(b); !slices.Equal(out, ws.now) {
				copy(out, ws.now)
				again = true
			}
		}
	}
	for _, i := range blocks {
		b := f.Blocks[i]
		ws.enter(b)
		for _, m := range ws.markers[b.ID] {
			if !m.end {
				row := ws.meets[int(m.v)*ws.words:][:ws.words]
				for k, w := range ws.now {
					row[k] |= w
				}
			}
			ws.pass(m)
		}
	}
}

func (ws *Workspace) atEnd(b *ir.Block) []uint64 { return ws.sets[b.ID*ws.words:][:ws.words] }

// enter sets now to the variables that may be live-in at b.
func (ws *Workspace) enter(b *ir.Block) {
	clear(ws.now)
	for _, p := range b.Preds {
		for k, w := range ws.atEnd(p) {
			ws.now[k] |= w
		}
	}
}

// pass updates now for marker m.
func (ws *Workspace) pass(m marker) {
	if bit := uint64(1) << (m.v % 64); m.end {
		ws.now[m.v/64] &^= bit
	} else {
		ws.now[m.v/64] |= bit
	}
}

// together reports whether variables a and b interfere.
func (ws *Workspace) together(a, b int32) bool {
	return ws.meets[int(a)*ws.words+int(b/64)]>>(b%64)&1 != 0 || ws.meets[int(b)*ws.words+int(a/64)]>>(a%64)&1 != 0
}

// join forms groups, and turns each into one alloca; it reports whether any were merged.
func (ws *Workspace) join() bool {
	order := make([]int32, len(ws.vars))
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortStableFunc(order, func(a, b int32) int { return cmp.Compare(ws.vars[b].size, ws.vars[a].size) })
	ws.groups = ws.groups[:0]
	for _, v := range order {
		size := ws.vars[v].size
		found := false
		for i := len(ws.groups) - 1; i >= 0 && !found; i-- {
			g := &ws.groups[i]
			if g.size > max(maxRatio*size, nearBytes) {
				break
			}
			if !slices.ContainsFunc(g.members, func(m int32) bool { return ws.together(m, v) }) {
				g.members = append(g.members, v)
				found = true
			}
		}
		if !found {
			ws.groups = append(ws.groups, group{[]int32{v}, size})
		}
	}
	if len(ws.groups) == len(ws.vars) {
		return false
	}
	ws.repl = scratch.Zeroed(ws.repl, ws.f.NumValues())
	for i := range ws.groups {
		ws.makeOne(ws.groups[i].members)
	}
	ws.replace()
	return true
}

// makeOne replaces all members by the one that comes first in the entry block.
func (ws *Workspace) makeOne(members []int32) {
	if len(members) < 2 {
		return
	}
	largest, first := &ws.vars[members[0]], &ws.vars[members[0]]
	align, protection := int64(1), ir.Unprotected
	for _, m := range members {
		v := &ws.vars[m]
		align, protection = max(align, v.align), max(protection, v.alloca.Protection())
		if v.at < first.at {
			first = v
		}
	}
	one := first.alloca
	one.Elem, one.Align = largest.alloca.Elem, align
	one.Args[0] = largest.alloca.Args[0]
	one.SetProtection(protection)
	for _, m := range members {
		if v := ws.vars[m].alloca; v != one {
			ws.repl[v.ID] = one
		}
	}
}

// replace replaces the uses of merged allocas.
func (ws *Workspace) replace() {
	f := ws.f
	is := func(v *ir.Value) *ir.Value {
		if v != nil && v.Op == ir.OpAlloca && ws.repl[v.ID] != nil {
			return ws.repl[v.ID]
		}
		return v
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for i, a := range v.Args {
				v.Args[i] = is(a)
			}
			if m := v.StackMap(); m != nil {
				for i := range m.Locations {
					m.Locations[i].Alloca = is(m.Locations[i].Alloca)
				}
			}
		}
	}
	entry := f.Blocks[0]
	entry.Values = slices.DeleteFunc(entry.Values, func(v *ir.Value) bool { return v.Op == ir.OpAlloca && ws.repl[v.ID] != nil })
	if f.Debug == nil {
		return
	}
	for i := range f.Debug.Records {
		r := &f.Debug.Records[i]
		r.Value = is(r.Value)
		for k := range r.More {
			r.More[k] = is(r.More[k])
		}
	}
}

// forget drops its references to the function.
func (ws *Workspace) forget() {
	clear(ws.vars[:cap(ws.vars)])
	clear(ws.repl[:cap(ws.repl)])
	clear(ws.groups[:cap(ws.groups)])
	ws.f.Lifetimes = nil
	ws.f, ws.layout = nil, nil
}
