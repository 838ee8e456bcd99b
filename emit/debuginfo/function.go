package debuginfo

import (
	"cmp"

	"slices"

	"spillway/emit/asm"
	"spillway/ir"
	"spillway/mach"
)

// function is the debug information of a function with emitted text.
type function struct {
	name   string // in labels
	sub    ir.DebugID
	end    int32 // number of instructions; the mark at the end
	scopes []scope
	vars   []variable
	labels []labeled
	calls  []callSite
}

// A scope is a subprogram or lexical block, once per inlined copy.
type scope struct {
	node, inlined ir.DebugID
	parent        int32      // number of the enclosing scope, or -1
	ranges        [][2]int32 // instructions, including those of nested scopes
	open          int32      // start of the open range while ranges are computed, or -1
}

// A variable is a variable of a scope.
type variable struct {
	node   ir.DebugID
	scope  int32
	whole  bool // expr holds throughout the scope
	expr   expr
	places []stretch
}

// A labeled is a label of the program.
type labeled struct {
	node  ir.DebugID
	scope int32
	at    int32
}

// scopeKey identifies a scope.
type scopeKey struct{ node, inlined ir.DebugID }

// describer builds a function.
type describer struct {
	x       *Module
	f       *mach.Func
	out     *function
	byKey   map[scopeKey]int32
	byLoc   map[ir.DebugID]int32
	byVar   map[variableKey]int32
	inFrame []bool // by slot; nil: not computed yet
	aligned bool   // if computed: the prologue realigns the stack pointer

	variableOf []int32 // by record: number of its variable, or -1
	code       code
	parts      []place   // scratch
	pieces     []piece   // scratch
	holdings   []holding // of all stretches: a count, followed by that many holdings
	mixed      []int32   // instructions at which path-dependent records hold for the current variable
	meeting    meeting
	unlocated  unlocated // where the most recent records have no location
	entered    bool      // the current expression uses an entry value, for which a location may follow
	held       [2][]holding
	records    [2][]int32
}

type variableKey struct {
	node  ir.DebugID
	scope int32
}

// Func describes f, at stage Framed and function number index of the module. Safe for concurrent use on different
// functions. O(size of f).
func (x *Module) Func(index int, f *mach.Func) {
	if f.IR.Debug == nil || x.d.Kind(f.IR.Debug.Subprogram) != ir.DebugSubprogram {
		return
	}
	f.Debug = new(mach.Debug)
	x.rows(f)
	if !x.full {
		return
	}
	w := &describer{x: x, f: f, out: &function{name: asm.LabelName(f.IR), sub: f.IR.Debug.Subprogram}}
	w.byKey, w.byLoc, w.byVar = make(map[scopeKey]int32), make(map[ir.DebugID]int32), make(map[variableKey]int32)
	w.scopes()
	w.variables()
	w.track()
	w.labels()
	w.callSites()
	w.marks()
	x.funcs[index] = w.out
}

// scopes computes the scopes of the instructions, and their contents.
func (w *describer) scopes() {
	fd := w.f.IR.Debug
	w.scope(fd.Subprogram, 0)
	at, cur := int32(0), int32(0)
	w.out.scopes[0].open = 0
	for _, b := range w.f.Layout {
		instrs := w.f.Blocks[b].Instrs
		for i := range instrs {
			next := cur
			switch loc := location(fd, instrs, i); {
			case loc != 0:
				next = w.scopeOf(loc)
			case i == 0:
				next = 0
				for k := range instrs {
					if loc := fd.LocOf(instrs[k].Pos); loc != 0 {
						next = w.scopeOf(loc)
						break
					}
				}
			}
			w.change(cur, next, at)
			cur = next
			at++
		}
	}
	w.change(cur, 0, at)
	w.out.end = at
	s := &w.out.scopes[0]
	s.ranges = append(s.ranges, [2]int32{0, at})
}

// change closes and opens scope ranges where the scope changes, at instruction at.
func (w *describer) change(from, to, at int32) {
	if from == to {
		return
	}
	ss := w.out.scopes
	for s := to; s > 0 && ss[s].open < 0; s = ss[s].parent {
		ss[s].open = ^at - 1 // below -1: just opened
	}
	for s := from; s > 0; s = ss[s].parent {
		if w.within(to, s) {
			break
		}
		ss[s].ranges = append(ss[s].ranges, [2]int32{ss[s].open, at})
		ss[s].open = -1
	}
	for s := to; s > 0 && ss[s].open < -1; s = ss[s].parent {
		ss[s].open = at
	}
}

// within reports whether scope s is t or nested in it.
func (w *describer) within(s, t int32) bool {
	for ; s >= 0; s = w.out.scopes[s].parent {
		if s == t {
			return true
		}
	}
	return false
}

// scopeOf returns the scope of a location.
func (w *describer) scopeOf(loc ir.DebugID) int32 {
	if s, known := w.byLoc[loc]; known {
		return s
	}
	l := w.x.d.Loc(loc)
	s := w.scope(l.Scope, l.InlinedAt)
	w.byLoc[loc] = s
	return s
}

// scope returns the number of a scope, creating it and its enclosing scopes; scopes of other functions map to 0, the
// function's.
func (w *describer) scope(node, inlined ir.DebugID) int32 {
	return w.scopeAt(node, inlined, 0)
}

func (w *describer) scopeAt(node, inlined ir.DebugID, depth int) int32 {
	d := w.x.d
	for d.Kind(node) == ir.DebugLexicalBlockFile && depth < maxScopes {
		node = d.Scope(node)
		depth++
	}
	if s, known := w.byKey[scopeKey{node, inlined}]; known {
		return s
	}
	parent := int32(-1)
	if len(w.out.scopes) > 0 {
		parent = 0
		if depth >= maxScopes {
			return 0
		}
		switch d.Kind(node) {
		case ir.DebugLexicalBlock:
			parent = w.scopeAt(d.Scope(node), inlined, depth+1)
		case ir.DebugSubprogram:
			if inlined == 0 {
				return 0
			}
			at := d.Loc(inlined)
			parent = w.scopeAt(at.Scope, at.InlinedAt, depth+1)
		default:
			return 0
		}
	}
	n := int32(len(w.out.scopes))
	w.out.scopes = append(w.out.scopes, scope{node: node, inlined: inlined, parent: parent, open: -1})
	w.byKey[scopeKey{node, inlined}] = n
	return n
}

// find returns the number of a scope with instructions, or -1.
func (w *describer) find(node, inlined ir.DebugID) int32 {
	d := w.x.d
	for range maxScopes {
		if d.Kind(node) != ir.DebugLexicalBlockFile {
			break
		}
		node = d.Scope(node)
	}
	if s, known := w.byKey[scopeKey{node, inlined}]; known {
		return s
	}
	return -1
}

// variables computes the locations of the variables.
func (w *describer) variables() {
	d := w.x.d
	records := w.f.IR.Debug.Records
	w.variableOf = make([]int32, len(records))
	for i := range records {
		r := &records[i]
		w.variableOf[i] = -1
		if d.Kind(r.Var) != ir.DebugLocalVariable {
			continue
		}
		s := w.find(d.Scope(r.Var), d.Loc(r.Loc).InlinedAt)
		if s < 0 {
			continue
		}
		k := variableKey{r.Var, s}
		n, known := w.byVar[k]
		if !known {
			n = int32(len(w.out.vars))
			w.byVar[k] = n
			w.out.vars = append(w.out.vars, variable{node: r.Var, scope: s})
		}
		w.variableOf[i] = n
		v := &w.out.vars[n]
		if r.Kind == ir.DebugDeclare && !v.whole && r.PieceBits == 0 && len(r.Parts) == 1 && r.Parts[0] != nil && r.Parts[0].ID < 0 {
			p, ok := w.fixed(r.Parts[0])
			if !ok {
				continue
			}
			if e, ok := w.x.describe(r, []place{p}); ok {
				v.expr, v.whole = w.x.compose([]piece{e}), true
			}
		}
	}
}

// fixed returns the place of a value that has the same place everywhere, or false if v has none.
func (w *describer) fixed(v *ir.Value) (place, bool) {
	switch v.Op {
	case ir.OpSlotAddr:
		off, ok := w.slotOffset(int32(v.Imm), v.Hi)
		return place{kind: inFrameAddress, off: off, bits: w.x.addressBits()}, ok
	case ir.OpConst:
		return place{kind: inConstant, off: v.Imm, high: v.Hi, bits: int32(v.Type.Bits + v.Type.FloatBits()), float: !v.Type.IsInt() && v.Type.Kind != ir.PtrKind}, true
	case ir.OpSym:
		return w.x.symbol(v.Sym, v.Imm)
	}
	return place{}, false
}

// symbol returns the place of a link-time address or TLS offset.
func (x *Module) symbol(s ir.Symbol, off int64) (place, bool) {
	i := s.Sym()
	if i.Declared || i.Linkage == ir.AvailableExternally {
		return place{}, false
	}
	return place{kind: inSymbol, sym: asm.DebugSymbol{Sym: s, Add: off, TLS: i.ThreadLocal}, bits: x.addressBits()}, true
}

// slotOffset returns the offset from the CFA of byte off of a slot; ok is false if the slot is not in the frame, or the
// offset is unknown.
func (w *describer) slotOffset(slot int32, off int64) (at int64, ok bool) {
	s := &w.f.Slots[slot]
	if s.Kind != mach.IncomingSlot && !w.used()[slot] {
		return 0, false
	}
	if s.Kind != mach.IncomingSlot && s.Base == w.f.Target.SP && w.aligned {
		return 0, false // unknown: the prologue realigns the stack pointer
	}
	if abi := &w.f.Target.ABI; w.f.UsesFP && s.Base == w.f.Target.FP {
		return s.Disp + off - w.f.Record() - abi.ReturnAddr, true
	}
	return s.Disp + off - w.f.Depth, true
}

// used reports, by slot, whether an instruction refers to it; unused slots have no place in the frame.
func (w *describer) used() []bool {
	if w.inFrame == nil {
		w.inFrame = make([]bool, len(w.f.Slots))
		for _, b := range w.f.Layout {
			for i := range w.f.Blocks[b].Instrs {
				w.aligned = w.aligned || w.f.Blocks[b].Instrs[i].Tile == w.f.Target.Frame.AlignSP
				if m := &w.f.Blocks[b].Instrs[i].Mem; m.Used && m.Slot >= 0 {
					w.inFrame[m.Slot] = true
				}
			}
		}
	}
	return w.inFrame
}

// marks lists the instructions that need a label.
func (w *describer) marks() {
	m := []int32{0, w.out.end}
	for i := range w.out.scopes {
		for _, r := range w.out.scopes[i].ranges {
			m = append(m, r[0], r[1])
		}
	}
	for i := range w.out.vars {
		for _, p := range w.out.vars[i].places {
			m = append(m, p.from, p.to)
		}
	}
	for i := range w.out.labels {
		m = append(m, w.out.labels[i].at)
	}
	for i := range w.out.calls {
		if c := &w.out.calls[i]; c.tail {
			m = append(m, c.at)
		} else {
			m = append(m, c.at+1)
		}
	}
	slices.Sort(m)
	w.f.Debug.Marks = slices.Compact(m)
}

// order sorts variables by declaration.
func (b *builder) order(vars []variable) {
	d := b.x.d
	slices.SortStableFunc(vars, func(v, w variable) int {
		return cmp.Or(cmp.Compare(v.scope, w.scope), cmp.Compare(argOf(d, v.node), argOf(d, w.node)))
	})
}

// argOf returns the number of a parameter; for other variables, a number above all of these.
func argOf(d *ir.Debug, v ir.DebugID) int64 {
	if n := d.Int(v, ir.KeyArg); n > 0 {
		return n
	}
	return 1 << 32
}
