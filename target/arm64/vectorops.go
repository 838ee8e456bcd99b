package arm64

import (
	"slices"

	"spillway/ir"
	"spillway/target"
)

// semantics is what the floating-point instructions of the machine do.
var semantics = ir.Semantics{Convert: ir.Saturated, PositiveNaN: true}

// Operations on vectors that no other machine has.
const (
	opVUzp1          = ir.FirstTargetOp + iota // args a, b: the elements with even numbers, of a and then of b
	opVUzp2                                    // likewise those with odd numbers
	opVTrn1                                    // args a, b: the elements with even numbers of both, in turn
	opVTrn2                                    // likewise those with odd numbers
	opVRev16                                   // the elements in each 16 bits in the opposite order
	opVRev32                                   // in each 32 bits
	opVRev64                                   // in each 64 bits
	opVDup                                     // args a, k: element k
	opVIns                                     // args a, b, k: a with the element of b that the low four bits of k say as the one that the others say
	opVTbl                                     // args a, b: for each byte of b that of a with this number; zero beyond
	opVRepeat                                  // args k, an i64: both halves
	opVSelect                                  // args m, a, b: the bits of a where m has ones, else those of b
	opVSGe                                     // ones where a is not less than b, as signed numbers
	opVUGt                                     // where it is greater, as unsigned ones
	opVUGe                                     // where it is not less
	opVShiftBy                                 // args a, n: the elements shifted by the low bytes of n, up or, where these are less than zero, down
	opVSShiftBy                                // likewise, of signed numbers
	opVNarrow                                  // the low halves of the elements, in the low half; zeros above
	opVNarrowU                                 // likewise saturated, of unsigned numbers
	opVNarrowS                                 // likewise, of signed numbers
	opVNarrowSU                                // likewise, to the range of unsigned ones
	opVNarrowRounded                           // args a, k: the low halves of the elements divided by 2 to the k and rounded
	opVSRoundedShift                           // args a, k: the elements divided by 2 to the k and rounded, signed
	opVURoundedShift
	opVSExtHigh    // the elements of the high half of a, half as wide, sign-extended
	opVZExtLow     // those of the low half, zero-extended
	opVZExtHigh    // those of the high half
	opVAddPairs    // args a, b: the sums of each two elements, of a and then of b
	opVAcrossAdd   // the sum of the elements as an i32
	opVAcrossAdd8  // of bytes
	opVAcrossAdd16 // of elements of 16 bits
	opVAcrossAdd64 // of elements of 64 bits, as an i64
	opVAcross      // the least and the greatest ones: see acrossOp
)

// Conversions, and what follows the numbers of acrossOp.
const (
	opVUIToFP  = opVAcross + 12 + iota // of four i32, to float
	opVFPToUI                          // and back
	opVSIToFP2                         // of two i64, to double
	opVUIToFP2
	opVFPToSI2
	opVFPToUI2
	opVFPExtHigh // of the two high float
	opVAcrossF   // the least and the greatest ones: see acrossFloat
)

// acrossOps are the least and greatest elements of vectors of integers, as an i32.
var acrossOps = []struct {
	name   string
	op     ir.Op
	signed bool
}{{"smin", ir.OpSMin, true}, {"smax", ir.OpSMax, true}, {"umin", ir.OpUMin, false}, {"umax", ir.OpUMax, false}}

// acrossOp returns the operation for acrossOps[i] on elements of 8<<w bits.
func acrossOp(i, w int) ir.Op { return opVAcross + ir.Op(3*i+w) }

// acrossFloats are those of floats: of four of 32 bits, and of two of 64.
var acrossFloats = []struct {
	name string
	op   ir.Op
}{{"fminnm", ir.OpFMinNum}, {"fmaxnm", ir.OpFMaxNum}, {"fadd", ir.OpFAdd}}

// acrossFloat returns the operation for acrossFloats[i], of four elements or of two.
func acrossFloat(i, elements int) ir.Op { return opVAcrossF + ir.Op(2*i+elements/4) }

// across returns those operations by what they do to two elements, and by their width.
func across() map[ir.Op]map[int]ir.Op {
	m := map[ir.Op]map[int]ir.Op{ir.OpAdd: {8: opVAcrossAdd8, 16: opVAcrossAdd16, 32: opVAcrossAdd, 64: opVAcrossAdd64}}
	for i, x := range acrossOps {
		m[x.op] = map[int]ir.Op{8: acrossOp(i, 0), 16: acrossOp(i, 1), 32: acrossOp(i, 2)}
	}
	for i, x := range acrossFloats {
		m[x.op] = map[int]ir.Op{32: acrossFloat(i, 4), 64: acrossFloat(i, 2)}
	}
	return m
}

// opVFCmp compares floats by number, see floatPreds.
const opVFCmp = opVAcrossF + 6

// floatPreds are the predicates of opVFCmp by number.
var floatPreds = []ir.Pred{ir.FOEQ, ir.FOLT, ir.FOLE, ir.FUNO, ir.FUNE, ir.FUGE, ir.FUGT, ir.FORD}

// Likewise, whose first two arguments may be exchanged.
const (
	opVDistanceS = ir.FirstTargetCommuting + iota // the magnitudes of differences, of signed numbers
	opVDistanceU
	opVMulLowS // the products of the elements of the low halves, half as wide as the result's, signed
	opVMulLowU
	opVMulHighS // of the high halves
	opVMulHighU
)

// ops are the operations of the machine's own.
var ops = newOps()

func newOps() *ir.TargetOps {
	ops := new(ir.TargetOps)
	for _, o := range vectorOpTable {
		ops.AddVector(o.op, o.name, o.VectorOp)
	}
	for _, p := range twoVectorPermutations {
		ops.AddVector(p.op, p.name, ir.VectorOp{Shape: ir.BinaryShape, Eval: evalPermutation(p.from)})
	}
	for i, x := range acrossOps {
		for w, bits := range []int{8, 16, 32} {
			ops.AddVector(acrossOp(i, w), "v."+x.name+"v"+lanes[w].elem, ir.VectorOp{Shape: ir.ScalarShape, Eval: evalAcross(x.op, bits)})
		}
	}
	for i, x := range acrossFloats {
		for _, n := range []int{2, 4} {
			ops.AddVector(acrossFloat(i, n), "v."+x.name+"v"+map[int]string{2: "d", 4: "s"}[n], ir.VectorOp{Shape: ir.ScalarShape, Eval: evalAcrossFloats(x.op, n)})
		}
	}
	return ops
}

var dupShape = ir.VectorShape{Args: 2, Scalars: [3]*ir.Type{1: ir.I32}}

// vectorOpTable says what they are.
var vectorOpTable = []struct {
	op   ir.Op
	name string
	ir.VectorOp
}{
	{opVRev16, "v.rev16", ir.VectorOp{Shape: ir.UnaryShape, Eval: evalReverse(16)}},
	{opVRev32, "v.rev32", ir.VectorOp{Shape: ir.UnaryShape, Eval: evalReverse(32)}},
	{opVRev64, "v.rev64", ir.VectorOp{Shape: ir.UnaryShape, Eval: evalReverse(64)}},
	{opVDup, "v.dup", ir.VectorOp{Shape: dupShape, Eval: evalDup}},
	{opVIns, "v.ins", ir.VectorOp{Shape: ir.Number2Shape, Eval: evalIns}},
	{opVTbl, "v.tbl", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalTbl}},
	{opVRepeat, "v.repeat", ir.VectorOp{Shape: ir.VectorShape{Args: 1, Scalars: [3]*ir.Type{ir.I64}}, Eval: func(_ *ir.Type, dst, a, _, _ []uint64) { dst[0], dst[1] = a[0], a[0] }}},
	{opVSelect, "v.select", ir.VectorOp{Shape: ir.VectorShape{Args: 3}, Eval: evalSelect}},
	{opVSGe, "v.sge", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalCompare(func(x, y uint64, w int) bool { return ir.SignExtend(x, w) >= ir.SignExtend(y, w) })}},
	{opVUGt, "v.ugt", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalCompare(func(x, y uint64, _ int) bool { return x > y })}},
	{opVUGe, "v.uge", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalCompare(func(x, y uint64, _ int) bool { return x >= y })}},
	{opVShiftBy, "v.shiftby", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalShiftBy(false)}},
	{opVSShiftBy, "v.sshiftby", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalShiftBy(true)}},
	{opVNarrow, "v.narrow", ir.VectorOp{Shape: ir.LowShape, Eval: evalNarrow(false)}},
	{opVNarrowU, "v.narrowu", ir.VectorOp{Shape: ir.LowShape, Eval: evalNarrow(true)}},
	{opVNarrowS, "v.narrows", ir.VectorOp{Shape: ir.LowShape, Eval: evalNarrowSigned(func(w int) (int64, int64) { return -1 << (w - 1), 1<<(w-1) - 1 })}},
	{opVNarrowSU, "v.narrowsu", ir.VectorOp{Shape: ir.LowShape, Eval: evalNarrowSigned(func(w int) (int64, int64) { return 0, 1<<w - 1 })}},
	{opVNarrowRounded, "v.rshrn", ir.VectorOp{Shape: ir.NumberShape, Eval: evalNarrowRounded}},
	{opVSRoundedShift, "v.srshr", ir.VectorOp{Shape: ir.NumberShape, Eval: evalRoundedShift(true)}},
	{opVURoundedShift, "v.urshr", ir.VectorOp{Shape: ir.NumberShape, Eval: evalRoundedShift(false)}},
	{opVSExtHigh, "v.sext.high", ir.VectorOp{Shape: ir.LowShape, Eval: evalExtend(true, 64)}},
	{opVZExtLow, "v.zext.low", ir.VectorOp{Shape: ir.LowShape, Eval: evalExtend(false, 0)}},
	{opVZExtHigh, "v.zext.high", ir.VectorOp{Shape: ir.LowShape, Eval: evalExtend(false, 64)}},
	{opVAddPairs, "v.addpairs", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalAddPairs}},
	{opVAcrossAdd, "v.addvs", ir.VectorOp{Shape: ir.ScalarShape, Eval: evalAcross(ir.OpAdd, 32)}},
	{opVAcrossAdd8, "v.addvb", ir.VectorOp{Shape: ir.ScalarShape, Eval: evalAcross(ir.OpAdd, 8)}},
	{opVAcrossAdd16, "v.addvh", ir.VectorOp{Shape: ir.ScalarShape, Eval: evalAcross(ir.OpAdd, 16)}},
	{opVAcrossAdd64, "v.addvd", ir.VectorOp{Shape: ir.ScalarShape, Eval: evalAcross(ir.OpAdd, 64)}},
	{opVUIToFP, "v.uitofp", ir.VectorOp{Shape: ir.UnaryShape, Eval: evalConversion(ir.OpUIToFP, 0, ir.F32, ir.I32)}},
	{opVFPToUI, "v.fptoui", ir.VectorOp{Shape: ir.UnaryShape, Eval: evalConversion(ir.OpFPToUI, 0, ir.I32, ir.F32)}},
	{opVSIToFP2, "v.sitofp2", ir.VectorOp{Shape: ir.UnaryShape, Eval: evalConversion(ir.OpSIToFP, 0, ir.F64, ir.I64)}},
	{opVUIToFP2, "v.uitofp2", ir.VectorOp{Shape: ir.UnaryShape, Eval: evalConversion(ir.OpUIToFP, 0, ir.F64, ir.I64)}},
	{opVFPToSI2, "v.fptosi2", ir.VectorOp{Shape: ir.UnaryShape, Eval: evalConversion(ir.OpFPToSI, 0, ir.I64, ir.F64)}},
	{opVFPToUI2, "v.fptoui2", ir.VectorOp{Shape: ir.UnaryShape, Eval: evalConversion(ir.OpFPToUI, 0, ir.I64, ir.F64)}},
	{opVFPExtHigh, "v.fpext.high", ir.VectorOp{Shape: ir.LowShape, Eval: evalConversion(ir.OpFPExt, 2, ir.F64, ir.F32)}},
	{opVFCmp, "v.fcmp", ir.ComparesFloats(floatPreds...)},
	{opVDistanceS, "v.sabd", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalDistance(true)}},
	{opVDistanceU, "v.uabd", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalDistance(false)}},
	{opVMulLowS, "v.smull", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalLongProduct(true, 0)}},
	{opVMulLowU, "v.umull", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalLongProduct(false, 0)}},
	{opVMulHighS, "v.smull2", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalLongProduct(true, 64)}},
	{opVMulHighU, "v.umull2", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalLongProduct(false, 64)}},
}

// vectorUses says for what legalization uses them.
var vectorUses = &target.VectorOps{
	FloatCompares: target.FloatCompares{Op: opVFCmp, Preds: floatPreds},
	Compares:      map[ir.Pred]ir.Op{ir.SGE: opVSGe, ir.UGT: opVUGt, ir.UGE: opVUGe},
	ShiftBy:       opVShiftBy, SShiftBy: opVSShiftBy,
	Repeat: opVRepeat, Repeats: func(k int64) bool {
		return slices.ContainsFunc(vectorConstants, func(c vectorConstant) bool { _, ok := vectorForm(c.form, uint64(k)); return ok })
	},
	SDistance: opVDistanceS, UDistance: opVDistanceU, SRoundedShift: opVSRoundedShift, URoundedShift: opVURoundedShift,
	Across: across(),
	Long: target.LongOps{SExtHigh: opVSExtHigh, ZExtLow: opVZExtLow, ZExtHigh: opVZExtHigh, SMulLow: opVMulLowS, SMulHigh: opVMulHighS, UMulLow: opVMulLowU, UMulHigh: opVMulHighU,
		Narrow: opVNarrow, SNarrow: opVNarrowS, SNarrowU: opVNarrowSU, UNarrow: opVNarrowU, NarrowRounded: opVNarrowRounded, Dup: opVDup, AddPairs: opVAddPairs},
	Conversions: target.VectorConversions{UIntToFloat: opVUIToFP, FloatToUInt: opVFPToUI, LongToDouble: opVSIToFP2, ULongToDouble: opVUIToFP2,
		DoubleToLong: opVFPToSI2, DoubleToULong: opVFPToUI2, FloatToDoubleHigh: opVFPExtHigh},
	ShuffleBytes: opVTbl, TableCost: tableCost, Permutations: permutations, Select: opVSelect, SelectsBits: true,
}
