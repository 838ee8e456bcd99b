package ir

import "fmt"

// What only one family of machines does in one instruction is an operation of that family. Its package
// numbers it from here on, as LLVM's back ends number their nodes from ISD::BUILTIN_OP_END on, and
// describes it in a TargetOps. Which range the number is of says what every pass has to know at once.
const (
	FirstTargetOp        = NumOps              // computes a vector, or a scalar of a vector, of nothing but its arguments
	FirstTargetCommuting = FirstTargetOp + 128 // likewise, and the first two arguments may be exchanged
	FirstTargetOrdered   = FirstTargetOp + 192 // has an effect, and stays in order with accesses to memory; see OrderedOp
	MaxOps               = FirstTargetOp + 256 // all numbers are below
)

// TargetOps are the operations of a family of machines. The functions whose operations they are point to
// it, and so does the target. It is immutable once all operations are added; a nil TargetOps has none.
type TargetOps struct {
	// NewState, if not nil, makes what ordered operations work on besides memory, as it is where a program
	// starts and where control arrives at a landing pad.
	NewState func() State

	names  [MaxOps - FirstTargetOp]string
	vector [MaxOps - FirstTargetOp]*VectorOp
	order  [MaxOps - FirstTargetOp]*OrderedOp
}

// A VectorOp is an operation on vectors of legal programs.
type VectorOp struct {
	Shape VectorShape
	// Eval computes it as EvalVector does: t is the type of the result, dst is zero.
	Eval func(t *Type, dst, a, b, c []uint64)
	// Significant is how many of the low bits of a scalar result may be other than zero; 0: all.
	Significant int
	// Intrinsic, if not nil, returns the name of LLVM's function for it with a result of type t, of which a raw program
	// has it.
	Intrinsic func(t *Type) string
}

// VectorShape says what an operation on vectors of legal programs takes and gives. What types the vectors
// have does not matter, but how long they are.
type VectorShape struct {
	Args    int8     // how many
	Scalars [3]*Type // of each argument that is not a vector, its type
	ArgBits int16    // the length of arguments that are vectors; 0: that of the result, or 128 if it is a scalar
	Scalar  bool     // the result is a scalar
	// EachHalf: on vectors of 256 bits it does to each half what it does to one of 128, if anything does it there.
	EachHalf bool
}

// State is what ordered operations work on.
type State interface {
	fmt.Stringer // for messages
}

// An OrderedOp is an operation with an effect.
type OrderedOp struct {
	Bytes  int64 // of memory that it reads or writes: its argument is the address then; 0: it has none
	Writes bool  // it writes them
	Test   bool  // its result is an i1; others have none
	// Run carries it out: memory is what it reads, out what it writes, or the result. It is not ok where
	// the state does not allow it.
	Run func(s State, memory U128) (out U128, ok bool)
}

// AddVector adds an operation on vectors.
func (ops *TargetOps) AddVector(op Op, name string, v VectorOp) {
	ops.names[op-FirstTargetOp], ops.vector[op-FirstTargetOp] = name, &v
}

// AddOrdered adds an operation with an effect.
func (ops *TargetOps) AddOrdered(op Op, name string, o OrderedOp) {
	ops.names[op-FirstTargetOp], ops.order[op-FirstTargetOp] = name, &o
}

// Name returns the name of op, which may be one of package ir; "" if there is no such operation.
func (ops *TargetOps) Name(op Op) string {
	switch {
	case op < NumOps:
		return op.String()
	case ops == nil || op >= MaxOps:
		return ""
	}
	return ops.names[op-FirstTargetOp]
}

// OpName returns the name of v's operation.
func (v *Value) OpName() string {
	if v.Op < NumOps || v.Block == nil || v.Block.Func == nil {
		return v.Op.String()
	}
	return v.Block.Func.TargetOps.Name(v.Op)
}

// Has reports whether op is an operation of package ir or one of ops.
func (ops *TargetOps) Has(op Op) bool { return op > OpInvalid && ops.Name(op) != "" }

// Vector returns the operation op on vectors, nil for others.
func (ops *TargetOps) Vector(op Op) *VectorOp {
	if ops == nil || op < FirstTargetOp || op >= MaxOps {
		return nil
	}
	return ops.vector[op-FirstTargetOp]
}

// Ordered returns the operation op with an effect, nil for others.
func (ops *TargetOps) Ordered(op Op) *OrderedOp {
	if ops == nil || op < FirstTargetOrdered || op >= MaxOps {
		return nil
	}
	return ops.order[op-FirstTargetOp]
}

// Shape returns what op, for which IsVector holds, takes and gives.
func (ops *TargetOps) Shape(op Op) *VectorShape {
	if op < NumOps {
		return &vectorShapes[op]
	}
	if v := ops.Vector(op); v != nil {
		return &v.Shape
	}
	return &VectorShape{}
}

// Arg returns the type of argument i, where it is a scalar, of an operation whose result, or for OpVOf whose
// argument, tells the elements by its type t; nil where it is a vector.
func (s *VectorShape) Arg(i int, t *Type) *Type {
	switch s.Scalars[i] {
	case laneType:
		return t.Lane()
	case laneWord:
		if t.Lane() == I64 {
			return I64
		}
		return I32
	}
	return s.Scalars[i]
}

// VectorBits returns the length in bits of arguments that are vectors; t is the type of the result.
func (s *VectorShape) VectorBits(t *Type) int {
	if s.ArgBits != 0 {
		return int(s.ArgBits)
	}
	if n := VectorBits(t); n > 0 {
		return n
	}
	return 128
}

// Types of scalar arguments that depend on that of the result.
var (
	laneType = &Type{} // its element
	laneWord = &Type{} // i64 for elements of i64, i32 for others
)

// ComparesFloats returns the VectorOp, of two vectors and a number k, that makes elements of ones where preds[k] holds
// between the floats of that width, and of zeros elsewhere.
func ComparesFloats(preds ...Pred) VectorOp {
	return VectorOp{Shape: Number2Shape, Eval: func(t *Type, dst, a, b, c []uint64) {
		w := LaneBits(t.Elem)
		of := map[int]*Type{32: F32, 64: F64}[w]
		for i := range 128 / w {
			r, _, _ := Eval(OpFCmp, preds[c[0]%uint64(len(preds))], I1, of, LaneOf(a, i, w).Lo, LaneOf(b, i, w).Lo, 0)
			SetLane(dst, i, w, U128{Lo: -(r & 1)})
		}
	}}
}

// Shapes that many operations have.
var (
	UnaryShape   = VectorShape{Args: 1, EachHalf: true}
	BinaryShape  = VectorShape{Args: 2, EachHalf: true}
	NumberShape  = VectorShape{Args: 2, Scalars: [3]*Type{1: I32}, EachHalf: true} // of a vector and a number
	Number2Shape = VectorShape{Args: 3, Scalars: [3]*Type{2: I32}, EachHalf: true} // of two vectors and a number
	LowShape     = VectorShape{Args: 1}                                            // of the low end of a vector
	ScalarShape  = VectorShape{Args: 1, Scalar: true}                              // of a vector, to a scalar
)

// vectorShapes are those of the operations of this package.
var vectorShapes = [NumOps]VectorShape{
	OpVEq: BinaryShape, OpVSGt: BinaryShape,
	OpVShl: NumberShape, OpVLShr: NumberShape, OpVAShr: NumberShape,
	OpVSIToFP: UnaryShape, OpVFPToSI: UnaryShape, OpVFPExtLow: LowShape, OpVFPTruncLow: LowShape,
	OpVUnpackLo: BinaryShape, OpVUnpackHi: BinaryShape, OpVPackS: BinaryShape, OpVPackU: BinaryShape,
	OpVOf: {Args: 1, Scalars: [3]*Type{laneType}}, OpVFirst: ScalarShape,
	OpVInsert:   {Args: 3, Scalars: [3]*Type{1: laneWord, 2: I32}},
	OpVExtract8: {Args: 2, Scalars: [3]*Type{1: I32}, Scalar: true}, OpVExtract16: {Args: 2, Scalars: [3]*Type{1: I32}, Scalar: true},
	OpVAverage: BinaryShape, OpVAlign: Number2Shape,
	OpVSExtLow: LowShape, OpVHalfToFP: LowShape, OpVFPToHalf: LowShape,
	OpVLower: {Args: 1, ArgBits: 256}, OpVUpper: {Args: 1, ArgBits: 256}, OpVJoin: {Args: 2, ArgBits: 128},
	OpVSExtWhole: {Args: 1, ArgBits: 128}, OpVZExtWhole: {Args: 1, ArgBits: 128}, OpVSplat: {Args: 1, ArgBits: 128},
}
