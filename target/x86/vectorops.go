package x86

import (
	"spillway/ir"
	"spillway/target"
)

// Semantics is what the floating-point instructions of the machine do.
var Semantics = ir.Semantics{Convert: ir.Indefinite}

// Operations on vectors that no other machine has. Those on 16 bytes do the same to each half of 32, except for
// those that say something of scalars and of the low elements.
const (
	OpVShuf          = ir.FirstTargetOp + iota // args a, k: four elements, each the one that two bits of k say
	OpVShuf2                                   // args a, b, k: likewise; the first two of a, the others of b
	OpVShufLo                                  // args a, k: OpVShuf of the low half of eight elements
	OpVShufHi                                  // likewise, of the high half
	OpVShlBytes                                // args a, k: all of a shifted up by k bytes
	OpVLShrBytes                               // likewise down
	OpVMask8                                   // the signs of 16 elements
	OpVMask32                                  // of four
	OpVMask64                                  // of two
	OpVLow                                     // args a, b: a with the first element of b
	OpVBlend                                   // args a, b, m: the bytes of b where the sign of m's is set, else those of a
	OpVBlend16                                 // args a, b, k: of eight elements those of b where k has a bit, else those of a
	OpVInsertF                                 // args a, b, k: a with the element of b that bits 6 and 7 of k say where bits 4 and 5 say; then zeros where bits 0 to 3 say
	OpVFMin                                    // of floats, the elements of a that are less than those of b, and those of b elsewhere
	OpVFMax                                    // likewise those that are greater
	OpVSIToFPLow                               // to double, of the two low i32
	OpVFPToSILow                               // of two double, to the two low i32; zeros above
	OpVShufBytes                               // args a, b: for each byte of b that of a which its low four bits say, or zero where its sign is set
	OpVPermuteBy                               // args a, b: eight elements of 32 bits of a, each the one that three bits of b's say
	OpVPermute                                 // args a, k: four elements of 64 bits, each the one that two bits of k say
	OpVPermuteHalves                           // args a, b, k: two halves, each the one of a's and b's that two bits say, of bits 0 to 3 and 4 to 7; zeros where bit 3 is set
	OpVBlend32                                 // args a, b, k: of eight elements those of b where k has a bit, else those of a
	OpVMaskWhole8                              // the signs of 32 elements
	OpVMaskWhole32                             // of eight
	OpVMaskWhole64                             // of four
	OpVSIToFPWhole                             // of four i32, to four double
	OpVFPExtWhole                              // of four float, to four double
	OpVFPToSIHalf                              // of four double, to four i32
	OpVFPTruncHalf                             // of four double, to four float
	OpVFCmp                                    // args a, b, k: the comparison of floats with the number k, see floatPreds
)

// Likewise, whose arguments may be exchanged.
const (
	OpVMulEven  = ir.FirstTargetCommuting + iota // the products of the low halves of elements of 64 bits
	OpVSMulEven                                  // likewise, of signed numbers
	OpVSad                                       // of bytes, unsigned: in each half the sum of the magnitudes of their differences, in 64 bits; elements of 64
	OpVMulAdd                                    // the sums of each two products, side by side, of elements of 16 bits, signed; elements of 32
)

// Ops are the operations of the machine's own.
var Ops = newOps()

func newOps() *ir.TargetOps {
	ops := new(ir.TargetOps)
	for _, o := range vectorOpTable {
		ops.AddVector(o.op, o.name, o.VectorOp)
	}
	addX87(ops)
	return ops
}

// Describe tells t of the operations of the machine's own, and of what it does beyond rows.
func Describe(t *target.Target) {
	t.Semantics, t.Ops, t.FloatStack, t.Vectors, t.Limits = Semantics, Ops, floatStack, vectorUses, Limits
}

// floatPreds are the predicates of cmpps by their numbers.
var floatPreds = []ir.Pred{ir.FOEQ, ir.FOLT, ir.FOLE, ir.FUNO, ir.FUNE, ir.FUGE, ir.FUGT, ir.FORD}

// vectorUses says for what legalization uses them.
var vectorUses = &target.VectorOps{
	MulEven: OpVMulEven, SMulEven: OpVSMulEven, MulAdd: OpVMulAdd, SumDistances: OpVSad, ShuffleBytes: OpVShufBytes, Less: OpVFMin, Greater: OpVFMax, Select: OpVBlend, SelectConst16: OpVBlend16,
	Permutations:  permutations,
	FloatCompares: target.FloatCompares{Op: OpVFCmp, Preds: floatPreds},
	Signs:         map[int]ir.Op{8: OpVMask8, 32: OpVMask32, 64: OpVMask64},
	Shuffler:      shuffler{}, Low: OpVLow, InsertFloat: OpVInsertF,
	Conversions: target.VectorConversions{IntToDouble: OpVSIToFPLow, DoubleToInt: OpVFPToSILow},
	Wide: target.WideOps{Permute32: OpVPermuteBy, SelectConst32: OpVBlend32,
		Signs:       map[int]ir.Op{8: OpVMaskWhole8, 32: OpVMaskWhole32, 64: OpVMaskWhole64},
		IntToDouble: OpVSIToFPWhole, FloatToDouble: OpVFPExtWhole, DoubleToInt: OpVFPToSIHalf, DoubleToFloat: OpVFPTruncHalf},
}

// Shapes of operations that say something of the low elements, or cross halves.
var (
	lowShape        = ir.LowShape
	low2Shape       = ir.VectorShape{Args: 2}
	wholeShape      = ir.VectorShape{Args: 1, ArgBits: 128}
	halfShape       = ir.VectorShape{Args: 1, ArgBits: 256}
	fromWholeShape  = ir.VectorShape{Args: 1, ArgBits: 256, Scalar: true}
	wideNumberShape = ir.VectorShape{Args: 2, Scalars: [3]*ir.Type{1: ir.I32}}
	number2Shape    = ir.VectorShape{Args: 3, Scalars: [3]*ir.Type{2: ir.I32}}
)

// vectorOpTable says what they are.
var vectorOpTable = []struct {
	op   ir.Op
	name string
	ir.VectorOp
}{
	{OpVShuf, "v.shuf", ir.VectorOp{Shape: ir.NumberShape, Eval: evalShuf}},
	{OpVShuf2, "v.shuf2", ir.VectorOp{Shape: ir.Number2Shape, Eval: evalShuf2}},
	{OpVShufLo, "v.shuflo", ir.VectorOp{Shape: ir.NumberShape, Eval: evalShufHalf(0)}},
	{OpVShufHi, "v.shufhi", ir.VectorOp{Shape: ir.NumberShape, Eval: evalShufHalf(4)}},
	{OpVShlBytes, "v.shlbytes", ir.VectorOp{Shape: ir.NumberShape, Eval: evalShiftBytes(1)}},
	{OpVLShrBytes, "v.lshrbytes", ir.VectorOp{Shape: ir.NumberShape, Eval: evalShiftBytes(-1)}},
	{OpVMask8, "v.mask8", ir.VectorOp{Shape: ir.ScalarShape, Eval: evalSigns(8, 128), Significant: 16}},
	{OpVMask32, "v.mask32", ir.VectorOp{Shape: ir.ScalarShape, Eval: evalSigns(32, 128), Significant: 4}},
	{OpVMask64, "v.mask64", ir.VectorOp{Shape: ir.ScalarShape, Eval: evalSigns(64, 128), Significant: 2}},
	{OpVMaskWhole8, "v.maskwhole8", ir.VectorOp{Shape: fromWholeShape, Eval: evalSigns(8, 256)}},
	{OpVMaskWhole32, "v.maskwhole32", ir.VectorOp{Shape: fromWholeShape, Eval: evalSigns(32, 256), Significant: 8}},
	{OpVMaskWhole64, "v.maskwhole64", ir.VectorOp{Shape: fromWholeShape, Eval: evalSigns(64, 256), Significant: 4}},
	{OpVLow, "v.low", ir.VectorOp{Shape: low2Shape, Eval: evalLow}},
	{OpVBlend, "v.blend", ir.VectorOp{Shape: ir.VectorShape{Args: 3, EachHalf: true}, Eval: evalBlend}},
	{OpVBlend16, "v.blend16", ir.VectorOp{Shape: ir.Number2Shape, Eval: evalBlendBy(16)}},
	{OpVBlend32, "v.blend32", ir.VectorOp{Shape: number2Shape, Eval: evalBlendBy(32)}},
	{OpVInsertF, "v.insertf", ir.VectorOp{Shape: number2Shape, Eval: evalInsertF}},
	{OpVFMin, "v.fmin", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalExtremum(func(x, y float64) bool { return x < y })}},
	{OpVFMax, "v.fmax", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalExtremum(func(x, y float64) bool { return x > y })}},
	{OpVMulEven, "v.muleven", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalMulEven}},
	{OpVSMulEven, "v.smuleven", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalSMulEven}},
	{OpVSad, "v.sad", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalSad, Intrinsic: named("llvm.x86.sse2.psad.bw", "llvm.x86.avx2.psad.bw")}},
	{OpVMulAdd, "v.muladd", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalMulAdd, Intrinsic: named("llvm.x86.sse2.pmadd.wd", "llvm.x86.avx2.pmadd.wd")}},
	{OpVShufBytes, "v.shufbytes", ir.VectorOp{Shape: ir.BinaryShape, Eval: evalShufBytes, Intrinsic: named("llvm.x86.ssse3.pshuf.b.128", "llvm.x86.avx2.pshuf.b")}},
	{OpVPermuteBy, "v.permuteby", ir.VectorOp{Shape: low2Shape, Eval: evalPermuteBy, Intrinsic: named("", "llvm.x86.avx2.permd")}},
	{OpVPermute, "v.permute", ir.VectorOp{Shape: wideNumberShape, Eval: evalPermute}},
	{OpVPermuteHalves, "v.permutehalves", ir.VectorOp{Shape: number2Shape, Eval: evalPermuteHalves}},
	{OpVSIToFPLow, "v.sitofp.low", ir.VectorOp{Shape: lowShape, Eval: evalConversion(ir.OpSIToFP, 2, ir.F64, ir.I32)}},
	{OpVFPToSILow, "v.fptosi.low", ir.VectorOp{Shape: lowShape, Eval: evalConversion(ir.OpFPToSI, 2, ir.I32, ir.F64)}},
	{OpVSIToFPWhole, "v.sitofp.whole", ir.VectorOp{Shape: wholeShape, Eval: evalConversion(ir.OpSIToFP, 4, ir.F64, ir.I32)}},
	{OpVFPExtWhole, "v.fpext.whole", ir.VectorOp{Shape: wholeShape, Eval: evalConversion(ir.OpFPExt, 4, ir.F64, ir.F32)}},
	{OpVFPToSIHalf, "v.fptosi.half", ir.VectorOp{Shape: halfShape, Eval: evalConversion(ir.OpFPToSI, 4, ir.I32, ir.F64)}},
	{OpVFCmp, "v.fcmp", ir.ComparesFloats(floatPreds...)},
	{OpVFPTruncHalf, "v.fptrunc.half", ir.VectorOp{Shape: halfShape, Eval: evalConversion(ir.OpFPTrunc, 4, ir.F32, ir.F64)}},
}

// named returns the intrinsic by the length of the result.
func named(short, long string) func(*ir.Type) string {
	return func(t *ir.Type) string {
		if ir.VectorBits(t) > 128 {
			return long
		}
		return short
	}
}
