package legalize

import (
	"slices"

	"strings"

	"spillway/ir"
	"spillway/target"
)

// exceptions lowers invokes and landing pads.
type exceptions struct {
	*lowering

	invoke    *invoked       // the invoke that ends the block, or nil
	types     ir.TypeNumbers // of f
	padValues [][2]*ir.Value // by raw block: the values that its landing pad receives
}

// resumeName is the function that resumes unwinding after a landing pad, unless the machine has another one for C++
// (target.ABI.EndCleanup).
const resumeName = "_Unwind_Resume"

// cxxPersonality is the personality function of C++.
const cxxPersonality = "__gxx_personality_v0"

// unwindProbability is the probability of an unwind edge, as in LLVM.
const unwindProbability = 1.0 / (1 << 20)

// preparePads normalizes the invokes of the raw function f: each OpInvoke gets a landing pad of its own, without phis,
// so that moves can be placed there.
func (lz *Legalizer) preparePads(f *ir.Func) error {
	if f.Personality == nil {
		return nil
	}
	var at []int // by block that ends in an invoke: its index among the landing pad's predecessors
	for _, b := range f.Blocks[:len(f.Blocks):len(f.Blocks)] {
		call := b.Invoked()
		switch {
		case call == nil:
			continue
		case call.Call.Asm != nil && !throws(call):
			b.Call()
			continue
		case lz.t.ABI.PadRegs == nil:
			l := bare(lz, f)
			l.fail(call, "compile without exceptions", "target %s does not support exceptions", lz.t.Name)
			return l.err
		}
		if pad := b.Succs[1]; len(pad.Preds) > 1 || len(pad.Phis()) > 0 {
			if at == nil {
				at = make([]int, f.NumBlocks())
			}
			if pad.LandingPad() != nil { // first visit
				for i, p := range pad.Preds {
					at[p.ID] = i
				}
			}
			ownPad(f, b, pad, at[b.ID])
		}
	}
	return nil
}

// throws reports whether inline assembly v may throw.
func throws(v *ir.Value) bool { return v.Call.Asm.Throws() && !v.Call.Attrs.NoUnwind }

// numberTypes assigns selectors to the types that f names, and the symbols that exception tables use for them.
func (lz *Legalizer) numberTypes(f *ir.Func) {
	f.Types, f.TypeRefs = nil, nil
	if f.Personality == nil {
		return
	}
	types := ir.TypeNumbers{}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			switch v.Op {
			case ir.OpLandingPad:
				for _, c := range v.Pad().Clauses {
					for _, s := range c.Types {
						types.Add(s)
					}
				}
			case ir.OpTypeID:
				types.Add(v.Sym)
			case ir.OpInvoke:
				f.PersonalityRef = lz.reference(f, f.Personality)
			}
		}
	}
	f.Types = types.List
	for _, s := range f.Types {
		f.TypeRefs = append(f.TypeRefs, lz.reference(f, s))
	}
}

// ownPad inserts a block with a landing pad between b, which ends in an invoke, and pad, of which b is predecessor
// number at and whose own landing pad becomes a phi.
func ownPad(f *ir.Func, b, pad *ir.Block, at int) {
	shared := pad.LandingPad()
	var term *ir.Value
	if shared != nil {
		shared.Op, shared.Args = ir.OpPhi, make([]*ir.Value, len(pad.Preds))
	} else {
		shared = pad.Phis()[len(pad.Phis())-1] // an earlier call already made it a phi
	}
	own := f.NewBlock("")
	v := f.NewValue(ir.OpLandingPad, shared.Type)
	v.SetPad(shared.Pad())
	term = f.NewValue(ir.OpBr, ir.Void)
	for _, x := range []*ir.Value{v, term} {
		x.Block, x.Line, x.Col = own, shared.Line, shared.Col
		own.Values = append(own.Values, x)
	}
	own.Preds, own.Succs = []*ir.Block{b}, []*ir.Block{pad}
	b.Succs = slices.Clone(b.Succs)
	b.Succs[1], pad.Preds[at] = own, own
	shared.Args[at] = v
}

// reference returns the symbol by which exception tables of f refer to s: s itself or, in position-independent code, a
// COMDAT variable that holds its address.
func (lz *Legalizer) reference(f *ir.Func, s ir.Symbol) ir.Symbol {
	if s == nil || lz.t.Reloc != target.PIC || lz.t.HasUnwindIndex() {
		return s
	}
	lz.mu.Lock()
	defer lz.mu.Unlock()
	key := pointerKey{f.Module, s}
	if g := lz.pointers[key]; g != nil {
		return g
	}
	if lz.pointers == nil {
		lz.pointers = make(map[pointerKey]*ir.Global)
	}
	size := lz.t.Layout.PtrBytes
	g := &ir.Global{Type: ir.Ptr, Constant: true, Init: &ir.Data{Size: int64(size), Relocs: []ir.Reloc{{Size: size, Sym: s}}}}
	g.Name, g.Linkage, g.DSOLocal, g.Used = "DW.ref."+s.Sym().Name, ir.Private, true, true
	if !s.Sym().IsLocal() {
		g.Linkage, g.Visibility, g.Comdat = ir.Weak, ir.Hidden, g.Name
	}
	lz.pointers[key] = g
	return g
}

// A pointerKey names a variable with the address of a symbol.
type pointerKey struct {
	m *ir.Module
	s ir.Symbol
}

// completePointers defines the address variables that functions of m refer to.
func (lz *Legalizer) completePointers(m *ir.Module) {
	var added []*ir.Global
	for key, g := range lz.pointers {
		if key.m == m {
			delete(lz.pointers, key)
			added = append(added, g)
		}
	}
	slices.SortFunc(added, func(a, b *ir.Global) int { return strings.Compare(a.Name, b.Name) })
	m.Globals = append(m.Globals, added...)
}

// typeID returns the selector value of a type.
func (l *exceptions) typeID(s ir.Symbol) int64 {
	if l.types.List == nil {
		l.types.List = l.f.Types
	}
	return l.types.Of(s)
}

// invoked is an invoke that ends the current block.
type invoked struct {
	info *ir.CallInfo
	pad  *ir.Block
}

// emitInvoke ends the block with v, whose result has the given parts. The results of v are the register contents on
// either edge: those that the landing pad reads are whole words, from which the result is extracted on the normal edge.
func (l *exceptions) emitInvoke(v *ir.Value, parts []part, info *ir.CallInfo) []*ir.Value {
	var fields []*ir.Type
	for _, p := range parts {
		if !p.extended {
			fields = append(fields, l.paramType(p, info.RetAttrs))
		}
	}
	regs := slices.Clone(info.ResultRegs)
	var padAt [2]int
	for i, r := range l.t.ABI.PadRegs {
		k := slices.Index(regs, int16(r))
		if k < 0 {
			k = len(regs)
			regs, fields = append(regs, int16(r)), append(fields, nil)
		}
		fields[k], padAt[i] = l.iptr, k
	}
	info.ResultRegs = regs
	v.Type = ir.StructOf(fields...)
	all := make([]*ir.Value, len(fields))
	for k, t := range fields {
		all[k] = l.emit(ir.OpExtractValue, t, v)
		all[k].SetPath([]int{k})
	}
	l.leave(v, all[padAt[0]], all[padAt[1]])
	out := make([]*ir.Value, len(parts))
	for i, p := range parts { // x87 results come first
		if p.extended {
			out[i] = l.ext.extendedSlot()
			l.ext.stackOp(l.stack.Store[ir.F80], out[i])
		}
	}
	k := 0
	for i, p := range parts {
		if p.extended {
			continue
		}
		x, want := all[k], l.paramType(p, info.RetAttrs)
		k++
		if want.IsInt() && x.Type != want {
			x = l.convert(ir.OpTrunc, want, x)
		}
		out[i] = l.cleanArrival(p, info.RetAttrs, x)
	}
	return out
}

// leave ends the block with v, two of whose results go to the landing pad, and continues at the normal destination.
func (l *exceptions) leave(v, exception, selector *ir.Value) {
	pad := l.invoke.pad
	l.invoke = nil
	v.SetPad(pad.LandingPad().Pad())
	if l.padValues == nil {
		l.padValues = make([][2]*ir.Value, l.numOld)
	}
	l.padValues[pad.ID] = [2]*ir.Value{exception, selector}
	next := l.newBlock()
	l.emit(ir.OpInvoke, ir.Void)
	l.cur.Succs, l.cur.Probs = []*ir.Block{next, pad}, []float64{1 - unwindProbability, unwindProbability}
	l.enter(next)
}

// resume ends the block and continues unwinding in the caller.
func (l *exceptions) resume(v *ir.Value) {
	if name := l.t.ABI.EndCleanup; name != "" && l.f.Personality != nil && l.f.Personality.Sym().Name == cxxPersonality {
		l.lib.callParts(name, ir.Void, nil)
		l.emit(ir.OpUnreachable, ir.Void)
		return
	}
	l.lib.callParts(resumeName, ir.Void, []*ir.Type{ir.Ptr}, l.get(v.Args[0])[0])
	l.emit(ir.OpUnreachable, ir.Void)
}
