package ir

import (
	"math"
	"slices"
)

// NewFunc appends a function of type t to m, with parameters and no blocks: a
// declaration until NewBlock gives it a body.
func (m *Module) NewFunc(name string, t *Type) *Func {
	f := &Func{Module: m, Type: t, ParamAttrs: make([]ParamAttrs, len(t.Fields))}
	f.Name, f.Declared = name, true
	f.NewParams(t.Fields)
	m.Funcs = append(m.Funcs, f)
	return f
}

// NewGlobal appends a variable of type t to m; without init it is a
// declaration. A nil init.Bytes leaves it zero.
func (m *Module) NewGlobal(name string, t *Type, init *Data) *Global {
	g := &Global{Type: t, Init: init}
	g.Name, g.Declared = name, init == nil
	m.Globals = append(m.Globals, g)
	return g
}

// NewString appends a constant with the bytes of s and a zero after them,
// local to the module.
func (m *Module) NewString(name, s string) *Global {
	n := int64(len(s)) + 1
	g := m.NewGlobal(name, ArrayOf(n, I8), &Data{Size: n, Bytes: []byte(s)})
	g.Linkage, g.Constant, g.UnnamedAddr, g.Align = Private, true, true, 1
	return g
}

// NewStruct appends an identified struct type to m.
func (m *Module) NewStruct(name string, fields ...*Type) *Type {
	t := &Type{Kind: StructKind, Name: name, Fields: fields}
	m.Types = append(m.Types, t)
	return t
}

// Lookup returns the symbol of the given name, or nil. O(symbols).
func (m *Module) Lookup(name string) Symbol {
	for _, s := range m.symbols() {
		if s.Sym().Name == name {
			return s
		}
	}
	return nil
}

// A Builder appends instructions to a block of a function (NewEntryBuilder: inserts them at the start of one), one
// method for each instruction. It keeps Preds and Succs consistent and sets the types of results, but checks nothing:
// Verify does.
type Builder struct {
	Func      *Func
	Block     *Block // where instructions go; may be set
	Line, Col int    // given to the instructions, for messages

	// The source location for debuggers, if Debug and Scope are set.
	Debug                    *DebugBuilder
	Scope                    DebugID // of DebugBuilder.Func or DebugBuilder.Block
	SourceLine, SourceColumn int

	at int // instructions go before number at-1 of the block; 0: to its end
}

// NewBuilder returns a builder at the end of b, a block of f.
func (f *Func) NewBuilder(b *Block) *Builder { return &Builder{Func: f, Block: b} }

// NewEntryBuilder returns a builder at the start of f's entry block, for the allocas of variables found while later
// blocks are built: it inserts before all existing instructions, in the order of creation, and must not end the block.
// The entry block is created if missing. Each instruction takes time linear in the entry block.
func (f *Func) NewEntryBuilder() *Builder {
	if len(f.Blocks) == 0 {
		f.NewBlock("entry")
	}
	return &Builder{Func: f, Block: f.Blocks[0], at: 1}
}

// Int returns the integer constant n of type t.
func (b *Builder) Int(t *Type, n int64) *Value { return b.Func.Const(t, n) }

// F32 returns the constant x.
func (b *Builder) F32(x float32) *Value {
	return b.Func.Const(F32, int64(math.Float32bits(x)))
}

// F64 returns the constant x.
func (b *Builder) F64(x float64) *Value {
	return b.Func.Const(F64, int64(math.Float64bits(x)))
}

// Null returns the null pointer.
func (b *Builder) Null() *Value { return b.Func.Const(Ptr, 0) }

// Sym returns the address of s.
func (b *Builder) Sym(s Symbol) *Value { return b.Func.SymAddr(Ptr, s, 0) }

// Inst appends any operation and returns it; the caller sets its properties other than type and arguments.
func (b *Builder) Inst(op Op, t *Type, args ...*Value) *Value {
	v := b.Func.NewValue(op, t, args...)
	v.Block, v.Line, v.Col = b.Block, int32(b.Line), int32(b.Col)
	if at := b.place(); at != 0 {
		b.Debug.at[v] = at
	}
	if b.at > 0 {
		b.Block.Values = slices.Insert(b.Block.Values, b.at-1, v)
		b.at++
		return v
	}
	b.Block.Values = append(b.Block.Values, v)
	return v
}

// binary appends an operation of the type of x.
func (b *Builder) binary(op Op, x, y *Value) *Value { return b.Inst(op, x.Type, x, y) }

// Add returns x + y.
func (b *Builder) Add(x, y *Value) *Value { return b.binary(OpAdd, x, y) }

// Sub returns x - y.
func (b *Builder) Sub(x, y *Value) *Value { return b.binary(OpSub, x, y) }

// Mul returns x * y.
func (b *Builder) Mul(x, y *Value) *Value { return b.binary(OpMul, x, y) }

// UDiv returns x / y of unsigned numbers.
func (b *Builder) UDiv(x, y *Value) *Value { return b.binary(OpUDiv, x, y) }

// SDiv returns x / y of signed numbers.
func (b *Builder) SDiv(x, y *Value) *Value { return b.binary(OpSDiv, x, y) }

// URem returns the remainder of unsigned numbers.
func (b *Builder) URem(x, y *Value) *Value { return b.binary(OpURem, x, y) }

// SRem returns the remainder of signed numbers.
func (b *Builder) SRem(x, y *Value) *Value { return b.binary(OpSRem, x, y) }

// And returns x & y.
func (b *Builder) And(x, y *Value) *Value { return b.binary(OpAnd, x, y) }

// Or returns x | y.
func (b *Builder) Or(x, y *Value) *Value { return b.binary(OpOr, x, y) }

// Xor returns x ^ y.
func (b *Builder) Xor(x, y *Value) *Value { return b.binary(OpXor, x, y) }

// Shl returns x << y.
func (b *Builder) Shl(x, y *Value) *Value { return b.binary(OpShl, x, y) }

// LShr returns x >> y, filling with zeros.
func (b *Builder) LShr(x, y *Value) *Value { return b.binary(OpLShr, x, y) }

// AShr returns x >> y, filling with the sign.
func (b *Builder) AShr(x, y *Value) *Value { return b.binary(OpAShr, x, y) }

// FAdd returns x + y.
func (b *Builder) FAdd(x, y *Value) *Value { return b.binary(OpFAdd, x, y) }

// FSub returns x - y.
func (b *Builder) FSub(x, y *Value) *Value { return b.binary(OpFSub, x, y) }

// FMul returns x * y.
func (b *Builder) FMul(x, y *Value) *Value { return b.binary(OpFMul, x, y) }

// FDiv returns x / y.
func (b *Builder) FDiv(x, y *Value) *Value { return b.binary(OpFDiv, x, y) }

// FNeg returns -x.
func (b *Builder) FNeg(x *Value) *Value { return b.Inst(OpFNeg, x.Type, x) }

// ICmp compares integers or pointers.
func (b *Builder) ICmp(p Pred, x, y *Value) *Value { return b.compare(OpICmp, p, x, y) }

// FCmp compares floats.
func (b *Builder) FCmp(p Pred, x, y *Value) *Value { return b.compare(OpFCmp, p, x, y) }

func (b *Builder) compare(op Op, p Pred, x, y *Value) *Value {
	v := b.Inst(op, x.Type.WithLane(I1), x, y)
	v.Pred = p
	return v
}

// Convert applies the conversion op, such as OpZExt, to type t.
func (b *Builder) Convert(op Op, x *Value, t *Type) *Value { return b.Inst(op, t, x) }

// Trunc returns the low bits of x.
func (b *Builder) Trunc(x *Value, t *Type) *Value { return b.Inst(OpTrunc, t, x) }

// ZExt widens x with zeros.
func (b *Builder) ZExt(x *Value, t *Type) *Value { return b.Inst(OpZExt, t, x) }

// SExt widens x with its sign.
func (b *Builder) SExt(x *Value, t *Type) *Value { return b.Inst(OpSExt, t, x) }

// Select returns x if cond, else y.
func (b *Builder) Select(cond, x, y *Value) *Value { return b.Inst(OpSelect, x.Type, cond, x, y) }

// Alloca returns the address of new stack memory for one t.
func (b *Builder) Alloca(t *Type) *Value { return b.AllocaN(t, b.Int(I32, 1)) }

// AllocaN returns the address of new stack memory for n values of type t.
func (b *Builder) AllocaN(t *Type, n *Value) *Value {
	v := b.Inst(OpAlloca, Ptr, n)
	v.Elem = t
	return v
}

// Load reads a t.
func (b *Builder) Load(t *Type, addr *Value) *Value { return b.Inst(OpLoad, t, addr) }

// Store writes x.
func (b *Builder) Store(x, addr *Value) *Value { return b.Inst(OpStore, Void, x, addr) }

// GEP returns the address of an element: the first index counts values of type elem from base, the others select within
// it.
func (b *Builder) GEP(elem *Type, base *Value, indices ...*Value) *Value {
	v := b.Inst(OpGEP, Ptr, append([]*Value{base}, indices...)...)
	v.Elem = elem
	return v
}

// ExtractValue returns an element of the aggregate x.
func (b *Builder) ExtractValue(x *Value, path ...int) *Value {
	t := x.Type
	for _, i := range path {
		t = element(t, i)
	}
	v := b.Inst(OpExtractValue, t, x)
	v.SetPath(path)
	return v
}

// element returns the type of element i of t, or t if there is none.
func element(t *Type, i int) *Type {
	switch {
	case t.Kind == ArrayKind:
		return t.Elem
	case t.Kind == StructKind && i >= 0 && i < len(t.Fields):
		return t.Fields[i]
	}
	return t
}

// InsertValue returns x with the element at path replaced by e.
func (b *Builder) InsertValue(x, e *Value, path ...int) *Value {
	v := b.Inst(OpInsertValue, x.Type, x, e)
	v.SetPath(path)
	return v
}

// ExtractElement returns element i of the vector x.
func (b *Builder) ExtractElement(x, i *Value) *Value {
	return b.Inst(OpExtractElement, x.Type.Lane(), x, i)
}

// InsertElement returns the vector x with e as element i.
func (b *Builder) InsertElement(x, e, i *Value) *Value {
	return b.Inst(OpInsertElement, x.Type, x, e, i)
}

// ShuffleVector returns the elements of x and y, vectors of one type, that mask selects
// by number; -1: any element.
func (b *Builder) ShuffleVector(x, y *Value, mask ...int) *Value {
	v := b.Inst(OpShuffleVector, VectorOf(int64(len(mask)), x.Type.Lane()), x, y)
	v.SetPath(mask)
	return v
}

// Reduce combines the elements of the vector x into one scalar by the operation op.
func (b *Builder) Reduce(op Op, x *Value) *Value {
	v := b.Inst(OpReduce, x.Type.Lane(), x)
	v.Imm = int64(op)
	return v
}

// Call calls f.
func (b *Builder) Call(f *Func, args ...*Value) *Value {
	v := b.CallPtr(f.Type, b.Sym(f), args...)
	v.Call.CallConv = f.CallConv
	v.Call.Attrs = f.Attrs
	v.Call.RetAttrs = f.RetAttrs
	copy(v.Call.ParamAttrs, f.ParamAttrs)
	return v
}

// CallPtr calls the function of type t at an address.
func (b *Builder) CallPtr(t *Type, callee *Value, args ...*Value) *Value {
	v := b.Inst(OpCall, t.Ret, append([]*Value{callee}, args...)...)
	v.Call = &CallInfo{Type: t, ParamAttrs: make([]ParamAttrs, len(args))}
	return v
}

// StackMap gives a call a stack map with the number id, whose locations are allocas, and returns the call. A garbage
// collector that runs during the call finds the addresses of objects there, and may change them: so the program stores
// a value needed after the call to an alloca, and reloads it. The allocas must be initialized before the call.
func (b *Builder) StackMap(call *Value, id uint64, roots ...*Value) *Value {
	m := &StackMap{ID: id, Locations: make([]StackLocation, len(roots))}
	for i, a := range roots {
		m.Locations[i].Alloca = a
	}
	call.Call.StackMap, call.Call.Tail = m, NoTail
	return call
}

// end appends a terminator with its edges.
func (b *Builder) end(op Op, succs []*Block, args ...*Value) *Value {
	v := b.Inst(op, Void, args...)
	b.Block.Succs = succs
	for _, s := range succs {
		s.Preds = append(s.Preds, b.Block)
		for _, phi := range s.Phis() {
			phi.Args = append(phi.Args, phi.incomingFrom(b.Block))
		}
	}
	return v
}

// Ret returns from the function with x, or without a value.
func (b *Builder) Ret(x ...*Value) *Value { return b.end(OpRet, nil, x...) }

// Br branches to a block.
func (b *Builder) Br(to *Block) *Value { return b.end(OpBr, []*Block{to}) }

// CondBr branches to yes if cond, else to no.
func (b *Builder) CondBr(cond *Value, yes, no *Block) *Value {
	return b.end(OpCondBr, []*Block{yes, no}, cond)
}

// Switch branches to targets[i] if x is cases[i], else to other.
func (b *Builder) Switch(x *Value, other *Block, cases []int64, targets []*Block) *Value {
	v := b.end(OpSwitch, append([]*Block{other}, targets...), x)
	list := make([]Case, len(cases))
	for i, n := range cases {
		k := b.Int(x.Type, n)
		list[i] = Case{Lo: k.Imm, Hi: k.Hi}
	}
	v.SetCases(list)
	return v
}

// Invoke calls f, and continues at normal on return, or at the landing pad unwind on an exception.
func (b *Builder) Invoke(f *Func, normal, unwind *Block, args ...*Value) *Value {
	v := b.Call(f, args...)
	b.end(OpInvoke, []*Block{normal, unwind})
	return v
}

// LandingPad begins a landing pad block: its result is the exception and the selector.
func (b *Builder) LandingPad(p LandingPad) *Value {
	v := b.Inst(OpLandingPad, StructOf(Ptr, I32))
	v.SetPad(&p)
	return v
}

// Resume propagates the exception of a landing pad to the caller.
func (b *Builder) Resume(x *Value) *Value { return b.end(OpResume, nil, x) }

// IndirectBr branches to the block with the given address, one of targets.
func (b *Builder) IndirectBr(addr *Value, targets ...*Block) *Value {
	return b.end(OpIndirectBr, targets, addr)
}

// Unreachable ends a block whose end is never reached.
func (b *Builder) Unreachable() *Value { return b.end(OpUnreachable, nil) }

// An Incoming is the value that a phi takes on the edges from a block.
type Incoming struct {
	Value *Value
	From  *Block
}

// Phi appends a phi of type t after the other phis of the block. Values for its edges may be added now or by
// AddIncoming, before or after the edges.
func (b *Builder) Phi(t *Type, in ...Incoming) *Value {
	n := len(b.Block.Phis())
	v := b.Inst(OpPhi, t)
	v.Args = make([]*Value, len(b.Block.Preds))
	vs := b.Block.Values
	copy(vs[n+1:], vs[n:len(vs)-1])
	vs[n] = v
	for _, i := range in {
		v.AddIncoming(i.Value, i.From)
	}
	return v
}

// AddIncoming adds the value of a phi for the edges from a block. Edges that do not exist yet get it when a builder
// creates them.
func (v *Value) AddIncoming(x *Value, from *Block) {
	f := v.Block.Func
	if f.incoming == nil {
		f.incoming = make(map[*Value][]Incoming)
	}
	f.incoming[v] = append(f.incoming[v], Incoming{x, from})
	for i, p := range v.Block.Preds {
		if p == from && i < len(v.Args) {
			v.Args[i] = x
		}
	}
}

// incomingFrom returns the value recorded for the edges from b, or nil.
func (v *Value) incomingFrom(b *Block) *Value {
	for _, in := range v.Block.Func.incoming[v] {
		if in.From == b {
			return in.Value
		}
	}
	return nil
}
