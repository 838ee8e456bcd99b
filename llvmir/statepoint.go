package llvmir

import (
	"math"
	"slices"
	"strings"
	"sync"

	"spillway/ir"
)

// A call at which a garbage collector may run (gc.statepoint) becomes stores of the live pointers to allocas, a call
// with a stack map (ir.StackMap) of these, and loads from them for gc.relocate: the program continues with the values
// that the collector has written. Other stack map values are lowered the same way.

// stackMaps are the calls of a function with stack maps of values.
type stackMaps struct {
	points  []mapPoint
	loads   []relocation
	results []gcResult
	byToken map[int32]int32     // by local: the point whose token it is
	byCall  map[*ir.Value]int32 // made when the body is finished
	// Of the bundles of the call being read.
	deopt, live, exact, patch []*ir.Value
	hasDeopt                  bool
}

// A mapPoint is such a call.
type mapPoint struct {
	call  *ir.Value
	head  []int64     // constants at the start of the record
	deopt []*ir.Value // by value of the bundle "deopt": its store, or the value if it is constant
	live  []*ir.Value // by pointer of the bundle "gc-live": its store
	pairs [][2]int    // of live: base and derived pointer
	apart bool        // its slots are not shared: a load may follow another such call
}

// A relocation is the load for a gc.relocate.
type relocation struct {
	load          *ir.Value
	token         int32
	base, derived int
}

// A gcResult is the placeholder of a gc.result that precedes its call in the text.
type gcResult struct {
	v     *ir.Value
	token int32
}

const (
	// deoptID is LLVM's record number for calls with a bundle "deopt".
	deoptID = 0xABCDEF00
	// undefinedValue represents an undefined value in a record.
	undefinedValue = 0xFEFEFEFE
)

// statepointIntrinsics are the intrinsics with stack maps.
var statepointIntrinsics = sync.OnceValue(func() map[string]meaning {
	return map[string]meaning{
		"experimental.gc.statepoint": {"?:*", statepoint},
		"experimental.gc.result":     {"a:m", gcResultOf},
		"experimental.gc.relocate":   {"a:mii", relocate},
		"experimental.stackmap":      {"v:ii*", recordHere},
		"gcroot":                     {"v:pp", gcRoot}, "gcread": {"p:pp", func(p *parser, c *intrinsicUse) { p.def(ir.OpLoad, ir.Ptr, c.args[1]) }},
		"gcwrite":                            {"v:ppp", func(p *parser, c *intrinsicUse) { p.def(ir.OpStore, ir.Void, c.args[0], c.args[2]) }},
		"experimental.patchpoint":            {"?:iipi*", patchpoint},
		"experimental.gc.get.pointer.base":   {"p:p", passThrough(0)},
		"experimental.gc.get.pointer.offset": {"i:p", constantResult(0)},
	}
})

// takesBundles reports whether calls of an intrinsic have operand bundles like calls.
func takesBundles(name string) bool {
	return strings.HasPrefix(name, "llvm.experimental.gc.statepoint") || strings.HasPrefix(name, "llvm.experimental.patchpoint")
}

// maps returns the stack maps of the function being read.
func (fn *function) stackMaps() *stackMaps {
	if fn.maps == nil {
		fn.maps = &stackMaps{byToken: map[int32]int32{}}
	}
	return fn.maps
}

// bundle reads the values of an operand bundle for a stack map.
func (p *parser) bundle(name string) {
	m := p.fn.stackMaps()
	list := &m.deopt
	switch name {
	case "deopt":
		m.hasDeopt = true
	case "gc-live":
		list = &m.live
	case "stackmap":
		if list = &m.exact; p.tok == ')' {
			p.fail("the operand bundle \"stackmap\" begins with the number of a record, write one")
		}
	case "patchpoint":
		list = &m.patch
	case "gc-transition": // no effect on code
		list = new([]*ir.Value)
	}
	for p.tok != ')' {
		if len(*list) > 0 {
			p.expect(',')
		}
		*list = append(*list, p.typedValue())
	}
	p.next()
}

// takeBundles creates the stack map required by the operand bundles of a call that is about to be made.
func (p *parser) takeBundles(info *ir.CallInfo) *mapPoint {
	m := p.fn.maps
	if m == nil {
		return nil
	}
	deopt, live, exact, patch, has := m.deopt, m.live, m.exact, m.patch, m.hasDeopt
	m.deopt, m.live, m.exact, m.patch, m.hasDeopt = nil, nil, nil, nil, false
	switch {
	case patch != nil && (exact == nil || len(patch) != 1 || !patch[0].IsConst() || patch[0].Imm < 0):
		p.failInst("the operand bundle \"patchpoint\" has a number of bytes, and stands beside a bundle \"stackmap\", write both")
	case info.Tail == ir.MustTail && (has || exact != nil):
		p.failInst("a musttail call leaves no frame for a stack map, remove the operand bundle or musttail")
	case exact != nil:
		info.StackMap = p.exactMap(exact)
		if patch != nil {
			info.StackMap.Patch = &ir.Patch{Bytes: patch[0].Imm}
		}
		return nil
	case live != nil:
		p.failInst("the operand bundle \"gc-live\" belongs to @llvm.experimental.gc.statepoint, call that")
	case !has:
		return nil
	}
	return p.point(info, deoptID, []int64{int64(info.CallConv), 0, int64(len(deopt))}, deopt, nil)
}

// exactMap creates a stack map from the bundle "stackmap", as printed by ir.Print: the record number, constants, and
// allocas.
func (p *parser) exactMap(values []*ir.Value) *ir.StackMap {
	if !values[0].IsConst() {
		p.failInst("the operand bundle \"stackmap\" begins with the number of a record, write one")
	}
	m := &ir.StackMap{ID: uint64(values[0].Imm)}
	for _, v := range values[1:] {
		switch {
		case v.Op == ir.OpAlloca:
			m.Locations = append(m.Locations, ir.StackLocation{Alloca: v})
		case v.IsConst():
			m.Locations = append(m.Locations, ir.StackLocation{Const: v.Imm})
		default:
			p.failInst("the operand bundle \"stackmap\" has constants and allocas that stand before it in the text, store the value to one")
		}
	}
	return m
}

// point records that the next call, of info, has a stack map, and stores its values.
func (p *parser) point(info *ir.CallInfo, id uint64, head []int64, deopt, live []*ir.Value) *mapPoint {
	m := p.fn.stackMaps()
	info.StackMap = &ir.StackMap{ID: id}
	info.Tail = ir.NoTail
	m.points = append(m.points, mapPoint{head: head, deopt: p.spills(deopt, false), live: p.spills(live, true)})
	return &m.points[len(m.points)-1]
}

// spills stores values to addresses chosen later; constants only if all must be in memory.
func (p *parser) spills(values []*ir.Value, all bool) []*ir.Value {
	out := make([]*ir.Value, len(values))
	for i, v := range values {
		if out[i] = v; !all && (v.IsConst() || v.Op == ir.OpUndef) {
			continue
		}
		out[i] = p.emit(ir.OpStore, ir.Void, v, p.fn.f.Undef(ir.Ptr))
	}
	return out
}

// statepoint reads a call through a statepoint: id, number of patch bytes, callee, number of arguments, flags,
// arguments, and two zeros.
func statepoint(p *parser, c *intrinsicUse) {
	constant := func(i int) int64 {
		if i >= len(c.args) || c.args[i] == nil || !c.args[i].IsConst() {
			p.failInst("argument %d of @%s is not a number, write one", i+1, c.name)
		}
		return c.args[i].Imm
	}
	n := int(constant(3))
	switch {
	case constant(1) != 0:
		p.failInst("@%s with patchable bytes is not supported, pass 0", c.name)
	case n < 0 || len(c.args) != n+7:
		p.failInst("@%s has %d arguments, not 7 and those of the call, correct the number", c.name, len(c.args))
	case constant(n+5) != 0 || constant(n+6) != 0:
		p.failInst("@%s has values after the arguments of the call, pass them in operand bundles", c.name)
	}
	m := p.fn.stackMaps()
	callee, args := c.args[2], c.args[5:5+n]
	t := c.attrs[2].Elem
	if f, ok := callee.Sym.(*ir.Func); ok && callee.Op == ir.OpSym && t == nil {
		t = f.Type
	}
	if t == nil || t.Kind != ir.FuncKind {
		p.failInst("the type of the callee of @%s is not known, give its third argument elementtype(...)", c.name)
	}
	p.checkArgs(t, args, int(p.instLine), int(p.instCol))
	info := &p.mem.calls.infos.Take(1)[0]
	conv := p.mem.calls.info.CallConv
	*info = ir.CallInfo{Type: t, CallConv: conv, ParamAttrs: p.mem.calls.lists.Copy(c.attrs[5 : 5+n]), Attrs: c.callAttrs}
	deopt, live := m.deopt, m.live
	m.deopt, m.live, m.exact, m.hasDeopt = nil, nil, nil, false
	for i, v := range live {
		if v.Type.Lane().Kind != ir.PtrKind {
			p.failInst("live pointer %d of @%s has type %s, pass pointers", i+1, c.name, shortType(v.Type))
		}
	}
	at := p.point(info, uint64(constant(0)), []int64{int64(conv), constant(4), int64(len(deopt))}, deopt, live)
	if l := p.resultLocal(meta); l != nil {
		l.val = p.fn.f.NewValue(ir.OpUndef, meta)
		m.byToken[p.fn.result] = int32(len(m.points) - 1)
	}
	at.call = p.emit(ir.OpCall, t.Ret, append([]*ir.Value{callee}, args...)...)
	at.call.Call = info
}

// gcResultOf returns the result of the call identified by a token.
func gcResultOf(p *parser, c *intrinsicUse) {
	v := p.fn.f.NewValue(ir.OpBitcast, c.ret, p.fn.f.Undef(c.ret))
	p.fn.replaced = true
	m := p.fn.stackMaps()
	m.results = append(m.results, gcResult{v, c.token})
	v.Line, v.Col = p.instLine, p.instCol
	p.same(v)
}

// relocate returns a live pointer after the call identified by a token.
func relocate(p *parser, c *intrinsicUse) {
	if !c.args[1].IsConst() || !c.args[2].IsConst() {
		p.failInst("@%s names pointers by numbers, write them", c.name)
	}
	m := p.fn.stackMaps()
	v := p.def(ir.OpLoad, c.ret, p.fn.f.Undef(ir.Ptr))
	m.loads = append(m.loads, relocation{v, c.token, int(c.args[1].Imm), int(c.args[2].Imm)})
}

// recordHere creates a stack map of values without a call, followed by the requested number of patchable bytes, which
// nothing jumps into.
func recordHere(p *parser, c *intrinsicUse) {
	id, bytes := c.args[0], c.args[1]
	if !id.IsConst() || !bytes.IsConst() || bytes.Imm < 0 || bytes.Imm > math.MaxUint16 {
		p.failInst("@%s begins with the number of the record and the number of patchable bytes, write them", c.name)
	}
	empty := func(text string) *ir.CallInfo {
		info := &p.mem.calls.infos.Take(1)[0]
		*info = ir.CallInfo{Type: p.types.funcOf(ir.Void, nil, false), Asm: &ir.InlineAsm{Text: text, SideEffect: true}}
		return info
	}
	info := empty("")
	at := p.point(info, uint64(id.Imm), nil, c.args[2:], nil)
	at.call = p.def(ir.OpCall, ir.Void, p.fn.f.Undef(ir.Ptr))
	at.call.Call = info
	if bytes.Imm > 0 {
		p.emit(ir.OpCall, ir.Void, p.fn.f.Undef(ir.Ptr)).Call = empty(strings.TrimSuffix(strings.Repeat("nop\n\t", int(bytes.Imm)), "\n\t"))
	}
}

// patchpoint reads a patchable call: id, number of bytes, callee, number of arguments, arguments, and values for the
// record.
func patchpoint(p *parser, c *intrinsicUse) {
	for _, i := range []int{0, 1, 3} {
		if !c.args[i].IsConst() {
			p.failInst("argument %d of @%s is not a number, write one", i+1, c.name)
		}
	}
	n, bytes := c.args[3].Imm, c.args[1].Imm
	switch m := p.fn.maps; {
	case n < 0 || n > int64(len(c.args)-4):
		p.failInst("@%s has %d arguments for its call, not %d, correct the number", c.name, len(c.args)-4, n)
	case bytes < 0 || bytes > math.MaxUint16:
		p.failInst("@%s reserves %d bytes, reserve at most %d", c.name, bytes, math.MaxUint16)
	case m != nil && (m.hasDeopt || m.live != nil || m.exact != nil):
		p.failInst("@%s has operand bundles, pass the values after the arguments of the call", c.name)
	}
	args, values := c.args[4:4+n], c.args[4+n:]
	info := &p.mem.calls.infos.Take(1)[0]
	*info = ir.CallInfo{Type: p.argsType(c.ret, args), CallConv: p.mem.calls.info.CallConv, ParamAttrs: p.mem.calls.lists.Copy(c.attrs[4 : 4+n]), Attrs: c.callAttrs}
	args = slices.Clone(args)
	at := p.point(info, uint64(c.args[0].Imm), nil, values, nil)
	info.StackMap.Patch = &ir.Patch{Bytes: bytes}
	at.call = p.def(ir.OpCall, c.ret, append([]*ir.Value{c.args[2]}, args...)...)
	at.call.Call = info
}

// finishTokens resolves tokens.
func (p *parser) finishTokens() {
	m := p.fn.maps
	m.byCall = make(map[*ir.Value]int32, len(m.points))
	for i := range m.points {
		m.byCall[m.points[i].call] = int32(i)
	}
	for _, r := range m.results {
		at := p.pointOf(r.token)
		switch {
		case at == nil:
			p.report(int(r.v.Line), int(r.v.Col), "gc.result takes the token of a statepoint, name one")
		case !at.call.Type.Equal(r.v.Type):
			p.report(int(r.v.Line), int(r.v.Col), "the statepoint's call returns %s, not %s, correct the type", shortType(at.call.Type), shortType(r.v.Type))
		default:
			r.v.Args[0] = at.call
		}
	}
	for i := range m.loads {
		r := &m.loads[i]
		at := p.pointOf(r.token)
		switch {
		case at == nil:
			p.report(int(r.load.Line), int(r.load.Col), "gc.relocate takes the token of a statepoint or of its landing pad, name one")
			continue
		case r.base < 0 || r.base >= len(at.live) || r.derived < 0 || r.derived >= len(at.live):
			p.report(int(r.load.Line), int(r.load.Col), "the statepoint has %d live pointers, name one of these", len(at.live))
			continue
		}
		if want := at.live[r.derived].Args[0].Type; !want.Equal(r.load.Type) {
			p.report(int(r.load.Line), int(r.load.Col), "the live pointer has type %s, not %s, correct the type", shortType(want), shortType(r.load.Type))
		}
		if pair := [2]int{r.base, r.derived}; !slices.Contains(at.pairs, pair) {
			at.pairs = append(at.pairs, pair)
		}
	}
}

// pointOf returns the call identified by a token, or nil.
func (p *parser) pointOf(token int32) *mapPoint {
	m := p.fn.maps
	if token < 0 {
		return nil
	}
	if i, ok := m.byToken[token]; ok {
		return &m.points[i]
	}
	pad := p.fn.locals[token].val
	if pad == nil || pad.Op != ir.OpLandingPad || len(pad.Block.Preds) != 1 {
		return nil
	}
	if i, ok := m.byCall[pad.Block.Preds[0].Invoked()]; ok {
		return &m.points[i]
	}
	return nil
}

// placeMaps assigns slots to the values of stack maps. Calls share slots unless a value is loaded after a later call,
// and a value loaded from a slot is not stored there again.
func (p *parser) placeMaps() {
	m := p.fn.maps
	w := &mapPlacer{maps: m, f: p.fn.f, loads: make(map[*ir.Value]*relocation, len(m.loads)), pools: map[*ir.Type]*slotPool{}, dead: map[*ir.Value]bool{}}
	for i := range m.loads {
		w.loads[m.loads[i].load] = &m.loads[i]
	}
	w.walk(p, false)
	w.walk(p, true)
	for _, r := range m.loads {
		r.load.Args[0] = p.pointOf(r.token).live[r.derived].Args[1]
	}
	for _, b := range w.f.Blocks {
		b.Values = slices.DeleteFunc(b.Values, func(v *ir.Value) bool { return v.Op == ir.OpStore && w.dead[v] })
	}
	entry := w.f.Blocks[0]
	entry.Values = slices.Insert(entry.Values, 0, w.allocas...)
}

// A mapPlacer is the state of placeMaps.
type mapPlacer struct {
	maps    *stackMaps
	f       *ir.Func
	loads   map[*ir.Value]*relocation
	pools   map[*ir.Type]*slotPool
	allocas []*ir.Value
	dead    map[*ir.Value]bool      // stores of values already in the slot
	holds   map[*ir.Value]*ir.Value // the slot in which a value is
	held    map[*ir.Value]*ir.Value // by slot: the value
}

// A slotPool is the shared slots of one type.
type slotPool struct{ slots []*ir.Value }

// walk visits the calls and loads in text order, to find the calls that cannot share slots, or to assign slots.
func (w *mapPlacer) walk(p *parser, place bool) {
	ends := make([]int32, len(w.f.Blocks)) // by block: the last call before its end, plus 1
	var before *ir.Block
	for _, b := range w.f.Blocks {
		last := int32(0)
		if len(b.Preds) == 1 {
			last = ends[b.Preds[0].ID]
		}
		if place && (len(b.Preds) != 1 || b.Preds[0] != before) {
			w.holds, w.held = map[*ir.Value]*ir.Value{}, map[*ir.Value]*ir.Value{}
		}
		for _, v := range b.Values {
			if r := w.loads[v]; r != nil {
				at := p.pointOf(r.token)
				switch {
				case place && !at.apart:
					w.hold(v, at.live[r.derived].Args[1])
				case last == 0 || &w.maps.points[last-1] != at:
					at.apart = true
				}
			}
			if v.Op != ir.OpCall || v.Call.StackMap == nil {
				continue
			}
			if i, ok := w.maps.byCall[v]; ok {
				last = i + 1
				if place {
					w.place(&w.maps.points[i])
				}
			}
		}
		ends[b.ID], before = last, b
	}
}

// hold records that a slot holds v.
func (w *mapPlacer) hold(v, slot *ir.Value) {
	if old := w.held[slot]; old != nil && w.holds[old] == slot {
		delete(w.holds, old)
	}
	delete(w.held, slot)
	if v != nil {
		w.holds[v], w.held[slot] = slot, v
	}
}

// place assigns slots to the values of a call, and creates its record.
func (w *mapPlacer) place(at *mapPoint) {
	taken, of := map[*ir.Value]bool{}, map[*ir.Value]*ir.Value{} // of: by value
	stores := slices.Concat(at.live, at.deopt)
	if !at.apart {
		for _, s := range stores {
			if s.Op != ir.OpStore {
				continue
			}
			v := s.Args[0]
			if slot := w.holds[v]; slot != nil && !taken[slot] {
				taken[slot], of[v], w.dead[s] = true, slot, true
			}
		}
	}
	next := map[*slotPool]int{}
	for _, s := range stores {
		if s.Op != ir.OpStore {
			continue
		}
		v := s.Args[0]
		slot := of[v]
		switch {
		case slot != nil:
			w.dead[s] = true
		case at.apart:
			slot = w.alloca(v.Type)
		default:
			pool := w.pools[v.Type]
			if pool == nil {
				pool = new(slotPool)
				w.pools[v.Type] = pool
			}
			k := next[pool]
			for k < len(pool.slots) && taken[pool.slots[k]] {
				k++
			}
			if k == len(pool.slots) {
				pool.slots = append(pool.slots, w.alloca(v.Type))
			}
			slot, next[pool] = pool.slots[k], k+1
			taken[slot] = true
		}
		of[v] = slot
		s.Args[1] = slot
	}
	for slot := range taken {
		w.hold(nil, slot)
	}
	w.record(at)
}

// alloca creates a slot.
func (w *mapPlacer) alloca(t *ir.Type) *ir.Value {
	v := w.f.NewValue(ir.OpAlloca, ir.Ptr, w.f.Const(ir.I32, 1))
	v.Elem, v.Block = t, w.f.Blocks[0]
	w.allocas = append(w.allocas, v)
	return v
}

// record creates the locations of a call's record: constants, the values of the bundle "deopt", and the live pointers
// as pairs of derived and base pointer.
func (w *mapPlacer) record(at *mapPoint) {
	list := &at.call.Call.StackMap.Locations
	for _, c := range at.head {
		*list = append(*list, ir.StackLocation{Const: c})
	}
	for _, s := range at.deopt {
		switch s.Op {
		case ir.OpStore:
			*list = append(*list, ir.StackLocation{Alloca: s.Args[1]})
		case ir.OpUndef:
			*list = append(*list, ir.StackLocation{Const: undefinedValue})
		default:
			*list = append(*list, ir.StackLocation{Const: s.Imm})
		}
	}
	moved := make([]bool, len(at.live))
	for _, pair := range at.pairs {
		moved[pair[1]] = true
	}
	for i, s := range at.live { // pointers without a gc.relocate are live nevertheless
		if !moved[i] && !s.Args[0].IsConst() {
			at.pairs = append(at.pairs, [2]int{i, i})
		}
	}
	for _, pair := range at.pairs {
		for _, i := range pair {
			*list = append(*list, ir.StackLocation{Alloca: at.live[i].Args[1]})
		}
	}
}
