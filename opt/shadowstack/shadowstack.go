package shadowstack

import (
	"encoding/binary"
	"slices"

	"spillway/ir"
)

// ChainName is the variable that holds the address of the most recently entered frame.
const ChainName = "llvm_gc_root_chain"

// Personality is the personality given to functions without one.
const Personality = "__gcc_personality_v0"

// A Root is a variable that holds a pointer for the collector to trace.
type Root struct {
	Alloca *ir.Value
	Meta   *ir.Value // a null pointer, or the address of a symbol for the collector
}

// The fields of a frame before the roots.
const (
	nextField = iota
	mapField
	firstRoot
)

// Map returns the constant that describes the frames of f, for pointers of ptrBytes bytes, and the roots in frame
// order: those with metadata first.
func Map(f *ir.Func, roots []Root, ptrBytes int) (*ir.Global, []Root) {
	hasMeta := func(r Root) bool { return r.Meta.Op == ir.OpSym }
	ordered := slices.Clone(roots)
	slices.SortStableFunc(ordered, func(a, b Root) int {
		switch {
		case hasMeta(a) == hasMeta(b):
			return 0
		case hasMeta(a):
			return -1
		}
		return 1
	})
	const head = 8
	d := &ir.Data{Bytes: binary.LittleEndian.AppendUint32(nil, uint32(len(ordered)))}
	n := 0
	for ; n < len(ordered) && hasMeta(ordered[n]); n++ {
		d.Relocs = append(d.Relocs, ir.Reloc{Off: int64(head + n*ptrBytes), Size: ptrBytes, Sym: ordered[n].Meta.Sym, Addend: ordered[n].Meta.Imm})
	}
	d.Bytes = binary.LittleEndian.AppendUint32(d.Bytes, uint32(n))
	d.Bytes = append(d.Bytes, make([]byte, n*ptrBytes)...)
	d.Size = int64(len(d.Bytes))
	g := &ir.Global{Type: ir.StructOf(ir.I32, ir.I32, ir.ArrayOf(int64(n), ir.Ptr)), Constant: true, Init: d}
	g.Name, g.Linkage = "__gc_"+f.Name, ir.Internal
	return g, ordered
}

// Func puts the roots of f, in the order returned by Map, into a frame on the list headed by chain. O(size of f).
func Func(f *ir.Func, roots []Root, chain, frameMap *ir.Global, personality ir.Symbol) {
	l := &lowering{f: f, chain: f.SymAddr(ir.Ptr, chain, 0)}
	fields := []*ir.Type{ir.Ptr, ir.Ptr}
	for _, r := range roots {
		fields = append(fields, r.Alloca.Elem)
	}
	l.typ = ir.StructOf(fields...)
	l.enter(roots, frameMap)
	if !f.Attrs.NoUnwind {
		l.unwind(personality)
	}
	for _, b := range f.Blocks {
		if t := b.Term(); t.Op == ir.OpRet || t.Op == ir.OpResume {
			l.leave(b)
		}
	}
}

// lowering is the state of Func.
type lowering struct {
	f     *ir.Func
	chain *ir.Value
	typ   *ir.Type  // of the frame
	frame *ir.Value // its address
}

// value creates a value of block b and appends it to list.
func (l *lowering) value(b *ir.Block, list *[]*ir.Value, op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := l.f.NewValue(op, t, args...)
	v.Block = b
	*list = append(*list, v)
	return v
}

// field returns the operands of a getelementptr to field n of the frame.
func (l *lowering) field(n int) []*ir.Value {
	return []*ir.Value{l.frame, l.f.Const(ir.I32, 0), l.f.Const(ir.I32, int64(n))}
}

// at emits the address of field n.
func (l *lowering) at(b *ir.Block, list *[]*ir.Value, n int) *ir.Value {
	v := l.value(b, list, ir.OpGEP, ir.Ptr, l.field(n)...)
	v.Elem = l.typ
	return v
}

// enter links the frame at the entry of f, and initializes the roots in it.
func (l *lowering) enter(roots []Root, frameMap *ir.Global) {
	f, b := l.f, l.f.Blocks[0]
	var head []*ir.Value
	l.frame = l.value(b, &head, ir.OpAlloca, ir.Ptr, f.Const(ir.I32, 1))
	l.frame.Elem = l.typ
	for i, r := range roots {
		l.value(b, &head, ir.OpStore, ir.Void, f.Zero(r.Alloca.Elem), l.at(b, &head, firstRoot+i))
		a := r.Alloca
		a.Op, a.Args, a.Elem, a.Align, a.Imm = ir.OpGEP, l.field(firstRoot+i), l.typ, 0, 0
	}
	before := l.value(b, &head, ir.OpLoad, ir.Ptr, l.chain)
	l.value(b, &head, ir.OpStore, ir.Void, f.SymAddr(ir.Ptr, frameMap, 0), l.at(b, &head, mapField))
	l.value(b, &head, ir.OpStore, ir.Void, before, l.at(b, &head, nextField))
	l.value(b, &head, ir.OpStore, ir.Void, l.frame, l.chain)
	b.Values = append(head, b.Values...)
}

// leave unlinks the frame at the end of b.
func (l *lowering) leave(b *ir.Block) {
	n := len(b.Values) - 1
	if n > 0 && b.Values[n-1].Op == ir.OpCall && b.Values[n-1].Call.Tail == ir.MustTail {
		n--
	}
	var out []*ir.Value
	next := l.value(b, &out, ir.OpLoad, ir.Ptr, l.at(b, &out, nextField))
	l.value(b, &out, ir.OpStore, ir.Void, next, l.chain)
	b.Values = slices.Insert(b.Values, n, out...)
}

// unwind turns calls that may throw into invokes of a cleanup landing pad.
func (l *lowering) unwind(personality ir.Symbol) {
	var pad *ir.Block
	for k := 0; k < len(l.f.Blocks); k++ { // includes blocks that are split off
		b := l.f.Blocks[k]
		if b == pad {
			continue
		}
		invoked := b.Invoked()
		at := slices.IndexFunc(b.Values, func(v *ir.Value) bool {
			return v != invoked && v.Op == ir.OpCall && v.Call.Tail != ir.MustTail && ir.MayThrow(v)
		})
		if at < 0 {
			continue
		}
		if pad == nil {
			pad = l.cleanup(personality)
		}
		b.Values[at].Call.Tail = ir.NoTail
		l.invoke(b, at, pad)
	}
}

// cleanup appends the landing pad that unlinks the frame and resumes unwinding.
func (l *lowering) cleanup(personality ir.Symbol) *ir.Block {
	if l.f.Personality == nil {
		l.f.Personality = personality
	}
	b := l.f.NewBlock("")
	v := l.value(b, &b.Values, ir.OpLandingPad, ir.StructOf(ir.Ptr, ir.I32))
	v.SetPad(&ir.LandingPad{Cleanup: true})
	l.value(b, &b.Values, ir.OpResume, ir.Void, v)
	return b
}

// invoke turns value number at of b, a call, into an invoke with the rest of b as its normal destination and pad.
func (l *lowering) invoke(b *ir.Block, at int, pad *ir.Block) {
	rest := l.f.NewBlock("")
	rest.Values = slices.Clone(b.Values[at+1:])
	for _, v := range rest.Values {
		v.Block = rest
	}
	rest.Succs, rest.Probs, rest.Preds = b.Succs, b.Probs, []*ir.Block{b}
	for _, s := range rest.Succs {
		for i, p := range s.Preds {
			if p == b {
				s.Preds[i] = rest
			}
		}
	}
	b.Values = b.Values[: at+1 : at+1]
	l.value(b, &b.Values, ir.OpInvoke, ir.Void)
	b.Succs, b.Probs = []*ir.Block{rest, pad}, nil
	pad.Preds = append(pad.Preds, b)
}
