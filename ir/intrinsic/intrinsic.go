// Package intrinsic is the interface by which a machine defines the meaning of its LLVM intrinsics, such as
// llvm.x86.sse2.pause, which compilers emit for the functions in the machine's headers. When package llvmir reads a
// call of one, it asks the Machine, which replaces the call by operations of package ir, made with a Builder.
package intrinsic

import "spillway/ir"

// A Machine is what the text of LLVM IR means on one machine and on no other.
type Machine struct {
	Triples  []string // prefixes of the triples of modules for it
	PtrBytes int
	// Prefix is what the names of its intrinsics begin with, after llvm. Intrinsics has these, by their names
	// after llvm., which in calls may continue with types; and those that every machine has, each by code of its own:
	// thread.pointer, readcyclecounter, init.trampoline, addressofreturnaddress, get.rounding, set.rounding,
	// read_register and write_register.
	Prefix     string
	Intrinsics func() map[string]Intrinsic
	Refused    []Advice // what to do about others
	// Segments are LLVM's address spaces that are segments of it: pointers as wide as others, whose accesses are ir.OpSegment's.
	Segments []int64
	// Ops are operations of its own that intrinsics may become.
	Ops *ir.TargetOps
	// Signal compares two scalar floats so that a NaN raises the exception for an invalid operand. nil: not supported.
	Signal func(b *Builder, x, y *ir.Value)
	// Goto returns what puts a number into the register of the given result of inline assembly, and what a jump to
	// a label begins with.
	Goto func(n int, result string, intel bool) (move, jump string)
	// TypeHash is the code before the hash of a function's type (kcfi) right before its entry.
	TypeHash []byte
}

// Advice says what to do about intrinsics, or triples, that are refused.
type Advice struct {
	Prefix string // of the names of intrinsics after llvm., or of triples
	Advice string
}

// An Intrinsic is a function with a meaning of its own.
type Intrinsic struct {
	// Sig is the result and, after a colon, the arguments: v void, i integer, f floating, p pointer, b i1, a
	// anything, r the same type as the result.
	Sig string
	// Lower builds what the call means: by one Def, Same or Pair where it has a result.
	Lower func(b *Builder, c *Use)
}

// A Use is a call of an intrinsic.
type Use struct {
	Name  string
	Ret   *ir.Type
	Args  []*ir.Value
	Attrs []ir.ParamAttrs
	Texts []string // of metadata that is a string, or a node of one
}

// A Source is the reader that met the call.
type Source interface {
	Func() *ir.Func
	// Emit appends an operation, Def the one that is the result of the call. Same says that v is it, and Pair
	// that a struct of a and b is.
	Emit(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value
	Def(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value
	Same(v *ir.Value)
	Pair(t *ir.Type, a, b *ir.Value)
	// Capture runs lower and returns the value that it gives as the result, which then is not the result of the call.
	Capture(lower func()) *ir.Value
	// Types that the module has once.
	Vector(n int64, elem *ir.Type) *ir.Type
	Struct(fields ...*ir.Type) *ir.Type
	FuncType(ret *ir.Type, args []*ir.Value) *ir.Type
	// Slot returns the address of memory for a value of type t, until the next use of one.
	Slot(t *ir.Type) *ir.Value
	// Turn numbers the pairs of a value and a number that it is asked about in the function, from 0.
	Turn(v *ir.Value, i int) int
	// MaskedLoad and MaskedStore are LLVM's intrinsics of that name: the arguments of c are theirs.
	MaskedLoad(c *Use)
	MaskedStore(c *Use)
	// Gather is a vector of elements of which mask says some; address says where element i is, and is nil
	// where that is zero. Others are those of the vector otherwise.
	Gather(c *Use, mask, otherwise *ir.Value, address func(i int64) *ir.Value)
	// Fail reports that the call is wrong, and does not return.
	Fail(format string, args ...any)
}

// A Builder builds what intrinsics mean, for a machine with pointers of so many bytes.
type Builder struct {
	Source
	PtrBytes int
}

// TypeName returns the name of t for messages, not too long.
func TypeName(t *ir.Type) string {
	s := t.String()
	if len(s) > 60 {
		s = s[:57] + "..."
	}
	return s
}

// Counted returns n numbers from first on, step apart.
func Counted(first, step, n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = first + i*step
	}
	return list
}

// WantVectors checks that the arguments of c are vectors of n elements (of any number if n is
// 0) that are floats, or all integers.
func (b *Builder) WantVectors(c *Use, n int64, floats bool) {
	for _, a := range c.Args {
		if !a.Type.IsVector() || n > 0 && a.Type.Len != n || floats != a.Type.Elem.IsFloat() || a.Type.Elem.Kind == ir.PtrKind {
			b.Fail("@%s has an argument of type %s, correct the type", c.Name, TypeName(a.Type))
		}
	}
}

// SameType checks that two types that c has are the same.
func (b *Builder) SameType(c *Use, t, u *ir.Type) {
	if t != u && !t.Equal(u) {
		b.Fail("@%s has an argument of type %s, not %s, correct one of the two types", c.Name, TypeName(t), TypeName(u))
	}
}

// ConstArg returns argument i, which must be a number.
func (b *Builder) ConstArg(c *Use, i int) int64 {
	if !c.Args[i].IsConst() {
		b.Fail("argument %d of @%s must be a number, write one", i+1, c.Name)
	}
	return c.Args[i].Imm
}

// PointerArg returns argument i, which must be a pointer.
func (b *Builder) PointerArg(c *Use, i int) *ir.Value {
	if c.Args[i].Type.Kind != ir.PtrKind {
		b.Fail("@%s has argument %d of type %s, correct the type", c.Name, i+1, TypeName(c.Args[i].Type))
	}
	return c.Args[i]
}

// SplatOf returns the vector of type t each of whose elements is n.
func (b *Builder) SplatOf(t *ir.Type, n int64) *ir.Value {
	lanes, w := make([]uint64, ir.VectorWords(t)), ir.LaneBits(t.Elem)
	for i := range int(t.Len) {
		ir.SetLane(lanes, i, w, ir.U128{Lo: uint64(n), Hi: uint64(n >> 63)})
	}
	return b.Func().Vector(t, lanes)
}

// Integers returns the type of as many integers as t has elements, each times as wide.
func (b *Builder) Integers(t *ir.Type, times int) *ir.Type {
	return b.Vector(t.Len, ir.Int(times*ir.LaneBits(t.Elem)))
}

// Shuffled emits a shuffle of x and y.
func (b *Builder) Shuffled(x, y *ir.Value, mask []int) *ir.Value {
	v := b.Emit(ir.OpShuffleVector, b.Vector(int64(len(mask)), x.Type.Elem), x, y)
	v.SetPath(mask)
	return v
}

// Halves returns the halves of a vector.
func (b *Builder) Halves(x *ir.Value) [2]*ir.Value {
	n := int(x.Type.Len) / 2
	return [2]*ir.Value{b.Shuffled(x, x, Counted(0, 1, n)), b.Shuffled(x, x, Counted(n, 1, n))}
}

// Compared emits a comparison.
func (b *Builder) Compared(pred ir.Pred, x, y *ir.Value) *ir.Value {
	op, t := ir.OpICmp, ir.I1
	if x.Type.Lane().IsFloat() {
		op = ir.OpFCmp
	}
	if x.Type.IsVector() {
		t = b.Vector(x.Type.Len, ir.I1)
	}
	v := b.Emit(op, t, x, y)
	v.Pred = pred
	return v
}

// ElementOf returns element i of a vector.
func (b *Builder) ElementOf(v *ir.Value, i int64) *ir.Value {
	f, e := b.Func(), v.Type.Elem
	switch w := ir.LaneBits(e); {
	case v.Op == ir.OpZero:
		return f.Zero(e)
	case v.Op == ir.OpVector && w <= 64 && e.IsInt():
		return f.Const(e, int64(ir.LaneOf(v.Lanes(), int(i), w).Lo))
	}
	return b.Emit(ir.OpExtractElement, e, v, f.Const(ir.I32, i))
}

// Gathered makes the result of what element returns for each of its elements.
func (b *Builder) Gathered(c *Use, element func(i int64) *ir.Value) {
	v := b.Func().Undef(c.Ret)
	for i := range c.Ret.Len {
		v = b.Emit(ir.OpInsertElement, c.Ret, v, element(i), b.Func().Const(ir.I32, i))
	}
	b.Same(v)
}

// Negative returns which elements have their signs set.
func (b *Builder) Negative(v *ir.Value) *ir.Value {
	t := b.Integers(v.Type, 1)
	if !t.Equal(v.Type) {
		v = b.Emit(ir.OpBitcast, t, v)
	}
	return b.Compared(ir.SLT, v, b.Func().Zero(t))
}

// Assembly makes the call v, whose type is the result's, one of inline assembly.
func (b *Builder) Assembly(v *ir.Value, text, constraints string, effects bool, args []*ir.Value) {
	v.Args = append([]*ir.Value{b.Func().Undef(ir.Ptr)}, args...)
	v.Call = &ir.CallInfo{
		Asm:        &ir.InlineAsm{Text: text, Constraints: constraints, SideEffect: effects},
		Type:       b.FuncType(v.Type, args),
		ParamAttrs: make([]ir.ParamAttrs, len(args)),
		Attrs:      ir.FuncAttrs{NoUnwind: true},
	}
}

// Assembly returns the lowering of an intrinsic that is inline assembly; with effects it stays even if its result is unused.
func Assembly(text, constraints string, effects bool) func(*Builder, *Use) {
	return func(b *Builder, c *Use) { b.Assembly(b.Def(ir.OpCall, c.Ret), text, constraints, effects, c.Args) }
}

// RoundingMode makes LLVM's number of a rounding mode the result of c: one more, modulo 4, than the two bits of the control
// register from shift on.
func (b *Builder) RoundingMode(c *Use, control *ir.Value, shift int64) {
	f, t := b.Func(), control.Type
	mode := b.Emit(ir.OpAdd, t, b.Emit(ir.OpLShr, t, control, f.Const(t, shift)), f.Const(t, 1))
	b.Same(b.Resized(b.Emit(ir.OpAnd, t, mode, f.Const(t, 3)), c.Ret))
}

// WithRoundingMode returns the control register with the rounding mode that is the argument of c (see RoundingMode).
func (b *Builder) WithRoundingMode(c *Use, control *ir.Value, shift int64) *ir.Value {
	f, t := b.Func(), control.Type
	mode := b.Emit(ir.OpAnd, t, b.Emit(ir.OpSub, t, b.Resized(c.Args[0], t), f.Const(t, 1)), f.Const(t, 3))
	rest := b.Emit(ir.OpAnd, t, control, f.Const(t, ^(3<<shift)))
	return b.Emit(ir.OpOr, t, rest, b.Emit(ir.OpShl, t, mode, f.Const(t, shift)))
}

// Resized returns the integer n, extended by zeros or truncated.
func (b *Builder) Resized(n *ir.Value, t *ir.Type) *ir.Value {
	switch {
	case n.Type.Bits < t.Bits:
		return b.Emit(ir.OpZExt, t, n)
	case n.Type.Bits > t.Bits:
		return b.Emit(ir.OpTrunc, t, n)
	}
	return n
}

// Part emits the extraction of field i of an aggregate.
func (b *Builder) Part(v *ir.Value, i int) *ir.Value {
	e := b.Emit(ir.OpExtractValue, v.Type.Fields[i], v)
	e.SetPath([]int{i})
	return e
}
