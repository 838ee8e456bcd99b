package ir

import "strconv"

// Op is what a Value computes. The vocabulary is that of LLVM IR with its
// intrinsics as ordinary operations; the meaning of the arithmetic ones is the
// function Eval, which every interpreter, folder and tile pattern shares. What only one
// family of machines has is numbered above these, see FirstTargetOp.
type Op uint16

// The operations. T is the type of the value, and args its arguments.
const (
	OpInvalid Op = iota

	// Leaves: they are in no block.
	OpArg       // parameter number Imm of the function
	OpConst     // integer (bits in Imm, and in Hi above 64), float (IEEE bits in Imm) or null pointer
	OpZero      // an aggregate or a vector of zeros
	OpVector    // a vector of constants, see Value.Lanes
	OpUndef     // undef or poison: any value
	OpSym       // the address of Sym plus Imm bytes
	OpBlockAddr // the address of the block Target of the function Sym

	// Integer arithmetic: args a, b of T.
	OpAdd
	OpSub
	OpMul
	OpUDiv
	OpSDiv
	OpURem
	OpSRem
	OpAnd
	OpOr
	OpXor
	OpShl
	OpLShr
	OpAShr
	OpRotl // rotate a left by b modulo the width
	OpRotr
	OpUMin
	OpUMax
	OpSMin
	OpSMax
	OpUAddSat
	OpSAddSat
	OpUSubSat
	OpSSubSat
	OpUShlSat
	OpSShlSat
	OpUMulHi // the upper half of the double-width product
	OpSMulHi

	// Integer, one argument of T.
	OpAbs
	OpCtPop
	OpCtLz // the width for 0
	OpCtTz // the width for 0
	OpBSwap
	OpBitReverse

	// Integer, three arguments of T.
	OpFShl // funnel shift left: a:b shifted by c modulo the width
	OpFShr

	// Integer with overflow: T is {int, i1}; args a, b. With carry: args a, b, carry (i1).
	OpUAddO
	OpSAddO
	OpUSubO
	OpSSubO
	OpUMulO
	OpSMulO
	OpAddC // a + b + carry, T is {int, i1}
	OpSubC // a - b - borrow, T is {int, i1}

	// Floating point: args of T.
	OpFAdd
	OpFSub
	OpFMul
	OpFDiv
	OpFRem
	OpFNeg
	OpFAbs
	OpFSqrt
	OpFFloor
	OpFCeil
	OpFTrunc
	OpFRint
	OpFRound
	OpFRoundEven
	OpFCopySign
	OpFMinNum
	OpFMaxNum
	OpFMA // a*b+c, rounded once

	// Comparisons: T is i1; Pred says which.
	OpICmp
	OpFCmp

	// Conversions: one argument.
	OpTrunc
	OpZExt
	OpSExt
	OpFPTrunc
	OpFPExt
	OpFPToSI
	OpFPToUI
	OpFPToSISat
	OpFPToUISat
	OpSIToFP
	OpUIToFP
	OpPtrToInt
	OpIntToPtr
	OpBitcast // same width: int and float, or the same type
	OpFreeze

	// Data flow.
	OpSelect // args: cond (i1), a, b
	OpPhi    // args[i] belongs to Block.Preds[i]; phis come first in their block

	// Aggregates: Path holds the indices.
	OpExtractValue // args: aggregate
	OpInsertValue  // args: aggregate, element

	// Vectors: args of a vector type and of its elements' type.
	OpExtractElement // args: vector, index
	OpInsertElement  // args: vector, element, index
	OpShuffleVector  // args: two vectors of one type; Path holds, for each element, the number of one in both, or -1
	OpReduce         // args: vector; Imm is the Op by which its elements become one, from the first on
	OpReduceFrom     // likewise, after a first number; args: number, vector

	// Memory. Align is the known alignment in bytes, Volatile and Order as in LLVM.
	OpAlloca    // args: count; Elem is the element type; Align
	OpLoad      // args: address
	OpStore     // args: value, address
	OpGEP       // args: address, indices...; Elem is the source element type
	OpAtomicRMW // args: address, value; RMW says which; T is the old value
	OpCmpXchg   // args: address, expected, new; T is {T, i1}
	OpFence
	OpMemCpy  // args: dst, src, length; Align is the alignment of both; Imm is 1 if memory of the function's frame is not accessed (tail)
	OpMemMove // args: dst, src, length
	OpMemSet  // args: dst, byte, length
	OpPrefetch

	// Calls. Args: callee, then arguments; Call holds the details.
	OpCall

	// The machine and the stack.
	OpVAStart // args: list
	OpVAEnd   // args: list
	OpVACopy  // args: dst, src
	OpVAArg   // args: list; T is the type read
	OpStackSave
	OpStackRestore
	OpFrameAddress  // Imm: level
	OpReturnAddress // Imm: level
	OpEntrySP       // the stack pointer right before the call: where arguments in memory begin
	OpSetJmp        // args: buffer, whose word 1 gets the address where the program continues; T is 0, and 1 whenever an OpLongJmp comes back
	OpLongJmp       // args: buffer of frame pointer, address and stack pointer, with which the program continues
	OpTrap
	OpTLSAddr // the address of the thread's copy of Sym, plus Imm
	OpSegment // args: address; the same in LLVM's address space Imm, one of the target's segments: for accesses only, which are relative to the segment's base

	// Made by legalization; never read from a file.
	OpSlotAddr   // the address of frame slot Imm of the function (see Func.Slots), plus Hi bytes
	OpSymGOT     // the address of Sym, loaded from the global offset table
	OpGOTBase    // the address of the global offset table
	OpThreadPtr  // the thread pointer, a leaf
	OpStackGuard // the thread's guard for stack frames, loaded again by each
	OpTLSOffset  // the offset of the thread's copy of Sym from the thread pointer, loaded from the global offset table
	OpTLSLocal   // the same, a constant of the linker: the program defines Sym
	OpTLSGet     // the address of the thread's copy of Sym, by a call: wherever the thread's memory for a library is
	OpDynAlloca  // args: size in bytes, a multiple of the stack alignment; the new block's address
	OpUMulWide   // T is {int, int}: low and high half of a*b
	OpSMulWide
	OpUDivRem // T is {int, int}: quotient and remainder of a/b
	OpSDivRem
	// Args: low and high word of a, low and high word of b; T is {int, int}.
	OpAddWide
	OpSubWide
	OpULTWide // T is i1, as with the next
	OpSLTWide
	// OpCmpXchgWide is OpCmpXchg of two words at one address, the low one first. Args:
	// address, low and high word expected, low and high word that are new; T is {T, T, i1}.
	OpCmpXchgWide
	// Operations on vectors of 16 bytes. What types their arguments have does not matter:
	// T alone says what the elements are.
	OpVEq         // args a, b; elements of ones where they are equal, of zeros elsewhere
	OpVSGt        // likewise, where a is greater than b, as signed numbers
	OpVShl        // args a, n (i32): each element shifted; all bits out if n is too large
	OpVLShr       // likewise
	OpVAShr       // likewise; all bits are the sign if n is too large
	OpVSIToFP     // of four i32
	OpVFPToSI     // to four i32
	OpVFPExtLow   // of the two low float
	OpVFPTruncLow // of two double, to the two low float; zeros above
	OpVUnpackLo   // args a, b: elements of the low half of a and b in turn
	OpVUnpackHi   // likewise, of the high half
	OpVPackS      // args a, b of elements of twice the width: saturated as signed numbers
	OpVPackU      // likewise to unsigned numbers, of signed ones
	OpVOf         // args: a scalar: it is the first element; above an integer there are zeros, above a float anything
	OpVFirst      // T is a scalar; args: a vector of that: its first element
	OpVExtract16  // T is i32; args: a, k: element k of 16 bits
	OpVAverage    // of elements of 8 or 16 bits, unsigned: half of the sums of both and one
	OpVAlign      // args a, b, k: sixteen bytes, from byte k on, of b with a after it
	OpVSExtLow    // elements of the low half of a, half as wide, sign-extended
	OpVInsert     // args a, x (i32, or i64), k: a with the low bits of x as element k
	OpVExtract8   // T is i32; args a, k: byte k
	OpVHalfToFP   // of the four low half, as float
	OpVFPToHalf   // of four float, to the four low half, as i16; zeros above
	// Of vectors of 32 bytes. The operations above do the same on each half of such vectors, with one and
	// the same constant or count, except for those that say something of scalars and of the low elements.
	OpVLower     // of 32 bytes: the low 16
	OpVUpper     // likewise, the high ones
	OpVJoin      // args a, b of 16 bytes: a with b above it
	OpVSExtWhole // of 16 bytes: its elements, half as wide, sign-extended
	OpVZExtWhole // likewise with zeros
	OpVSplat     // of 16 bytes: all elements are its first one

	// Accesses to those elements of a vector, next to each other in memory, that a mask says. Raw,
	// of elements of 32 and 64 bits:
	OpMaskedLoad  // args: address, mask of i1, vector of the others
	OpMaskedStore // args: vector, address, mask of i1
	// Legal; the mask has elements as wide, of which the signs count:
	OpVMaskLoad    // args: address, mask: the others are zeros
	OpVMaskStore32 // args: vector, address, mask
	OpVMaskStore64 // likewise

	// OpAsm is inline assembly, with what OpCall has: args are what it takes in registers, and Call.Asm
	// says what they and the results are.
	OpAsm

	// Exceptions.
	OpLandingPad // the first except for phis where Succs[1] of an OpInvoke leads: the exception and the selector; see Value.Pad
	OpTypeID     // T is i32: the selector that landing pads of the function give for the type Sym

	// Terminators: they end a block; its Succs are their targets.
	OpRet         // args: value, if any
	OpBr          // Succs[0]
	OpCondBr      // args: cond; Succs[0] if true, Succs[1] if false
	OpSwitch      // args: value; Cases[i] goes to Succs[i+1], the rest to Succs[0]
	OpIndirectBr  // args: address; one of Succs
	OpUnreachable // control never arrives here
	// OpInvoke says that the call right before it may end by an exception: then Succs[1] is next,
	// a landing pad, else Succs[0]. In a legal program the call has the exception and the
	// selector among its results, of which extractvalue may be placed between the two.
	OpInvoke
	OpResume    // args: what a landing pad gave; the exception continues to the caller
	OpJumpTable // args: index, 0 <= index < len(Succs); made by legalization
	// OpTailCall jumps to a function whose result is the function's own, with what
	// OpCall has; arguments in memory are where its own are. Made by legalization.
	OpTailCall

	NumOps
)

// Pred is the predicate of an integer or floating comparison.
type Pred uint8

// Integer predicates, then floating ones (O: ordered, U: true also if unordered).
const (
	PredNone Pred = iota
	EQ
	NE
	UGT
	UGE
	ULT
	ULE
	SGT
	SGE
	SLT
	SLE
	FFalse
	FOEQ
	FOGT
	FOGE
	FOLT
	FOLE
	FONE
	FORD
	FUNO
	FUEQ
	FUGT
	FUGE
	FULT
	FULE
	FUNE
	FTrue
	NumPreds
)

var predNames = [NumPreds]string{"none", "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
	"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true"}

// String returns LLVM's name of p.
func (p Pred) String() string { return predNames[p] }

// Negate returns the predicate that holds exactly where p does not.
func (p Pred) Negate() Pred { return predNegated[p] }

// Swap returns the predicate q with q(b, a) = p(a, b).
func (p Pred) Swap() Pred { return predSwapped[p] }

var predNegated = [NumPreds]Pred{EQ: NE, NE: EQ, UGT: ULE, UGE: ULT, ULT: UGE, ULE: UGT, SGT: SLE, SGE: SLT, SLT: SGE, SLE: SGT,
	FFalse: FTrue, FTrue: FFalse, FOEQ: FUNE, FUNE: FOEQ, FOGT: FULE, FULE: FOGT, FOGE: FULT, FULT: FOGE, FOLT: FUGE, FUGE: FOLT,
	FOLE: FUGT, FUGT: FOLE, FONE: FUEQ, FUEQ: FONE, FORD: FUNO, FUNO: FORD}

var predSwapped = [NumPreds]Pred{EQ: EQ, NE: NE, UGT: ULT, UGE: ULE, ULT: UGT, ULE: UGE, SGT: SLT, SGE: SLE, SLT: SGT, SLE: SGE,
	FFalse: FFalse, FTrue: FTrue, FOEQ: FOEQ, FUNE: FUNE, FOGT: FOLT, FOLT: FOGT, FOGE: FOLE, FOLE: FOGE, FONE: FONE, FUEQ: FUEQ,
	FORD: FORD, FUNO: FUNO, FUGT: FULT, FULT: FUGT, FUGE: FULE, FULE: FUGE}

// RMW is the operation of an atomic read-modify-write.
type RMW uint8

// The read-modify-write operations.
const (
	RMWXchg RMW = iota
	RMWAdd
	RMWSub
	RMWAnd
	RMWNand
	RMWOr
	RMWXor
	RMWMax
	RMWMin
	RMWUMax
	RMWUMin
	RMWFAdd
	RMWFSub
	RMWUIncWrap // one more, but zero where that is more than the operand
	RMWUDecWrap // one less, but the operand where that is less than zero or more than the operand
	RMWUSubCond // the operand less, but the old value where that is less than the operand
	RMWUSubSat  // the operand less, but zero where that is less than zero
	RMWFMax     // OpFMaxNum of both
	RMWFMin     // OpFMinNum of both

	NumRMW // how many there are
)

// Order is the memory ordering of an operation.
type Order uint8

// The orderings, weakest first.
const (
	NotAtomic Order = iota
	Unordered
	Monotonic
	Acquire
	Release
	AcqRel
	SeqCst
)

// Guarantees reports whether what is done in order o may stand for what is to be done in order want.
func (o Order) Guarantees(want Order) bool {
	return o >= want && !(o == Release && want == Acquire)
}

// An opInfo describes an operation.
type opInfo struct {
	name  string // LLVM's instruction name, or the intrinsic's without "llvm."
	flags opFlag
}

type opFlag uint16

// flagsOf has the flags of ops, close together: they are looked up for every value repeatedly.
var flagsOf = func() (flags [MaxOps]opFlag) {
	for op := range ops {
		flags[op] = ops[op].flags
	}
	for op := FirstTargetOp; op < MaxOps; op++ {
		switch {
		case op >= FirstTargetOrdered:
			flags[op] = flagReads | flagWrites
		case op >= FirstTargetCommuting:
			flags[op] = flagVector | flagCommutes
		default:
			flags[op] = flagVector
		}
	}
	return flags
}()

const (
	flagLeaf       opFlag = 1 << iota // is in no block
	flagTerm                          // ends a block
	flagCommutes                      // args 0 and 1 may be exchanged
	flagReads                         // reads memory
	flagWrites                        // writes memory or has another effect that must stay in order
	flagBinary                        // two arguments of the value's type
	flagUnary                         // one argument of the value's type
	flagConversion                    // one argument of another type
	flagVector                        // one of the operations on vectors of legal programs
	flagTrapping                      // has no effect but may trap: not to be executed speculatively
)

var ops = [NumOps]opInfo{
	OpArg: {"arg", flagLeaf}, OpConst: {"const", flagLeaf}, OpZero: {"zeroinitializer", flagLeaf}, OpVector: {"vector", flagLeaf},
	OpUndef: {"undef", flagLeaf}, OpSym: {"sym", flagLeaf}, OpBlockAddr: {"blockaddress", flagLeaf},

	OpAdd: {"add", flagBinary | flagCommutes}, OpSub: {"sub", flagBinary}, OpMul: {"mul", flagBinary | flagCommutes},
	OpUDiv: {"udiv", flagBinary | flagTrapping}, OpSDiv: {"sdiv", flagBinary | flagTrapping},
	OpURem: {"urem", flagBinary | flagTrapping}, OpSRem: {"srem", flagBinary | flagTrapping},
	OpAnd: {"and", flagBinary | flagCommutes}, OpOr: {"or", flagBinary | flagCommutes}, OpXor: {"xor", flagBinary | flagCommutes},
	OpShl: {"shl", flagBinary}, OpLShr: {"lshr", flagBinary}, OpAShr: {"ashr", flagBinary},
	OpRotl: {"rotl", flagBinary}, OpRotr: {"rotr", flagBinary},
	OpUMin: {"umin", flagBinary | flagCommutes}, OpUMax: {"umax", flagBinary | flagCommutes},
	OpSMin: {"smin", flagBinary | flagCommutes}, OpSMax: {"smax", flagBinary | flagCommutes},
	OpUAddSat: {"uadd.sat", flagBinary | flagCommutes}, OpSAddSat: {"sadd.sat", flagBinary | flagCommutes},
	OpUSubSat: {"usub.sat", flagBinary}, OpSSubSat: {"ssub.sat", flagBinary},
	OpUShlSat: {"ushl.sat", flagBinary}, OpSShlSat: {"sshl.sat", flagBinary},
	OpUMulHi: {"umulh", flagBinary | flagCommutes}, OpSMulHi: {"smulh", flagBinary | flagCommutes},

	OpAbs: {"abs", flagUnary}, OpCtPop: {"ctpop", flagUnary}, OpCtLz: {"ctlz", flagUnary}, OpCtTz: {"cttz", flagUnary},
	OpBSwap: {"bswap", flagUnary}, OpBitReverse: {"bitreverse", flagUnary},
	OpFShl: {"fshl", 0}, OpFShr: {"fshr", 0},

	OpUAddO: {"uadd.with.overflow", flagCommutes}, OpSAddO: {"sadd.with.overflow", flagCommutes},
	OpUSubO: {"usub.with.overflow", 0}, OpSSubO: {"ssub.with.overflow", 0},
	OpUMulO: {"umul.with.overflow", flagCommutes}, OpSMulO: {"smul.with.overflow", flagCommutes},
	OpAddC: {"addc", flagCommutes}, OpSubC: {"subc", 0},

	OpFAdd: {"fadd", flagBinary | flagCommutes}, OpFSub: {"fsub", flagBinary}, OpFMul: {"fmul", flagBinary | flagCommutes},
	OpFDiv: {"fdiv", flagBinary}, OpFRem: {"frem", flagBinary}, OpFNeg: {"fneg", flagUnary}, OpFAbs: {"fabs", flagUnary},
	OpFSqrt: {"sqrt", flagUnary}, OpFFloor: {"floor", flagUnary}, OpFCeil: {"ceil", flagUnary}, OpFTrunc: {"trunc.f", flagUnary},
	OpFRint: {"rint", flagUnary}, OpFRound: {"round", flagUnary}, OpFRoundEven: {"roundeven", flagUnary},
	OpFCopySign: {"copysign", flagBinary}, OpFMinNum: {"minnum", flagBinary | flagCommutes}, OpFMaxNum: {"maxnum", flagBinary | flagCommutes},
	OpFMA: {"fma", flagCommutes},

	OpICmp: {"icmp", 0}, OpFCmp: {"fcmp", 0},

	OpTrunc: {"trunc", flagConversion}, OpZExt: {"zext", flagConversion}, OpSExt: {"sext", flagConversion},
	OpFPTrunc: {"fptrunc", flagConversion}, OpFPExt: {"fpext", flagConversion},
	OpFPToSI: {"fptosi", flagConversion}, OpFPToUI: {"fptoui", flagConversion},
	OpFPToSISat: {"fptosi.sat", flagConversion}, OpFPToUISat: {"fptoui.sat", flagConversion},
	OpSIToFP: {"sitofp", flagConversion}, OpUIToFP: {"uitofp", flagConversion},
	OpPtrToInt: {"ptrtoint", flagConversion}, OpIntToPtr: {"inttoptr", flagConversion},
	OpBitcast: {"bitcast", flagConversion}, OpFreeze: {"freeze", flagUnary},

	OpSelect: {"select", 0}, OpPhi: {"phi", 0},
	OpExtractValue: {"extractvalue", 0}, OpInsertValue: {"insertvalue", 0},
	OpExtractElement: {"extractelement", 0}, OpInsertElement: {"insertelement", 0}, OpShuffleVector: {"shufflevector", 0},
	OpReduce: {"vector.reduce", 0}, OpReduceFrom: {"vector.reduce.from", 0},

	OpAlloca: {"alloca", flagWrites}, OpLoad: {"load", flagReads}, OpStore: {"store", flagWrites}, OpGEP: {"getelementptr", 0},
	OpAtomicRMW: {"atomicrmw", flagReads | flagWrites}, OpCmpXchg: {"cmpxchg", flagReads | flagWrites}, OpFence: {"fence", flagWrites},
	OpMemCpy: {"memcpy", flagReads | flagWrites}, OpMemMove: {"memmove", flagReads | flagWrites}, OpMemSet: {"memset", flagWrites},
	OpPrefetch: {"prefetch", flagWrites},
	OpCall:     {"call", flagReads | flagWrites},
	OpVAStart:  {"va_start", flagWrites}, OpVAEnd: {"va_end", flagWrites}, OpVACopy: {"va_copy", flagReads | flagWrites},
	OpVAArg: {"va_arg", flagReads | flagWrites}, OpStackSave: {"stacksave", flagWrites}, OpStackRestore: {"stackrestore", flagWrites},
	OpFrameAddress: {"frameaddress", 0}, OpReturnAddress: {"returnaddress", 0}, OpEntrySP: {"sponentry", 0}, OpTrap: {"trap", flagWrites},
	OpSetJmp: {"eh.sjlj.setjmp", flagReads | flagWrites}, OpLongJmp: {"eh.sjlj.longjmp", flagReads | flagWrites},
	OpTLSAddr: {"tlsaddr", 0}, OpSegment: {"segment", 0},

	OpSlotAddr: {"slotaddr", 0}, OpSymGOT: {"symgot", 0}, OpGOTBase: {"gotbase", 0}, OpThreadPtr: {"threadptr", flagLeaf}, OpStackGuard: {"stackguard", flagReads | flagWrites}, OpTLSOffset: {"tlsoffset", 0}, OpTLSLocal: {"tlslocal", 0}, OpTLSGet: {"tlsget", flagReads | flagWrites}, OpDynAlloca: {"dynalloca", flagWrites},
	OpUMulWide: {"umul.wide", flagCommutes}, OpSMulWide: {"smul.wide", flagCommutes},
	OpUDivRem: {"udivrem", flagTrapping}, OpSDivRem: {"sdivrem", flagTrapping},
	OpAddWide: {"add.wide", 0}, OpSubWide: {"sub.wide", 0},
	OpULTWide: {"ult.wide", 0}, OpSLTWide: {"slt.wide", 0},
	OpCmpXchgWide: {"cmpxchg.wide", flagReads | flagWrites},

	OpVEq: {"v.eq", flagVector | flagCommutes}, OpVSGt: {"v.sgt", flagVector},
	OpVShl: {"v.shl", flagVector}, OpVLShr: {"v.lshr", flagVector}, OpVAShr: {"v.ashr", flagVector},
	OpVSIToFP: {"v.sitofp", flagVector}, OpVFPToSI: {"v.fptosi", flagVector},
	OpVFPExtLow: {"v.fpext.low", flagVector}, OpVFPTruncLow: {"v.fptrunc.low", flagVector},
	OpVUnpackLo: {"v.unpacklo", flagVector}, OpVUnpackHi: {"v.unpackhi", flagVector},
	OpVPackS: {"v.packs", flagVector}, OpVPackU: {"v.packu", flagVector}, OpVOf: {"v.of", flagVector},
	OpVFirst:     {"v.first", flagVector},
	OpVExtract16: {"v.extract16", flagVector},
	OpVAverage:   {"v.average", flagVector | flagCommutes},

	OpVAlign: {"v.align", flagVector}, OpVSExtLow: {"v.sext.low", flagVector},
	OpVInsert: {"v.insert", flagVector}, OpVExtract8: {"v.extract8", flagVector},
	OpVHalfToFP: {"v.halftofp", flagVector}, OpVFPToHalf: {"v.fptohalf", flagVector},
	OpVLower: {"v.lower", flagVector}, OpVUpper: {"v.upper", flagVector}, OpVJoin: {"v.join", flagVector}, OpVSExtWhole: {"v.sext.whole", flagVector},
	OpVZExtWhole: {"v.zext.whole", flagVector},
	OpVSplat:     {"v.splat", flagVector},

	OpMaskedLoad: {"masked.load", flagReads}, OpMaskedStore: {"masked.store", flagWrites},
	OpVMaskLoad: {"maskload", flagReads}, OpVMaskStore32: {"maskstore32", flagWrites}, OpVMaskStore64: {"maskstore64", flagWrites},

	OpAsm: {"asm", flagReads | flagWrites},

	OpRet: {"ret", flagTerm}, OpBr: {"br", flagTerm}, OpCondBr: {"condbr", flagTerm}, OpSwitch: {"switch", flagTerm},
	OpIndirectBr: {"indirectbr", flagTerm}, OpUnreachable: {"unreachable", flagTerm}, OpJumpTable: {"jumptable", flagTerm},
	OpTailCall: {"tailcall", flagTerm},
	OpInvoke:   {"invoke", flagTerm}, OpResume: {"resume", flagTerm},
	OpLandingPad: {"landingpad", flagReads | flagWrites}, OpTypeID: {"eh.typeid.for", 0},
}

// String returns the name of op: LLVM's instruction, or the intrinsic's name without "llvm."; of an operation of a
// machine, whose TargetOps has its name, the number among these.
func (op Op) String() string {
	if op < NumOps {
		return ops[op].name
	}
	return "machine." + strconv.Itoa(int(op-FirstTargetOp))
}

// IsLeaf reports whether values of op are in no block.
func (op Op) IsLeaf() bool { return flagsOf[op]&flagLeaf != 0 }

// IsTerminator reports whether op ends a block.
func (op Op) IsTerminator() bool { return flagsOf[op]&flagTerm != 0 }

// IsCommutative reports whether the first two arguments of op may be exchanged.
func (op Op) IsCommutative() bool { return flagsOf[op]&flagCommutes != 0 }

// IsBinary reports whether op has two arguments, both of the value's own type.
func (op Op) IsBinary() bool { return flagsOf[op]&flagBinary != 0 }

// IsUnary reports whether op has one argument, of the value's own type.
func (op Op) IsUnary() bool { return flagsOf[op]&flagUnary != 0 }

// IsConversion reports whether op converts its one argument from another type.
func (op Op) IsConversion() bool { return flagsOf[op]&flagConversion != 0 }

// ReadsMemory reports whether op reads memory.
func (op Op) ReadsMemory() bool { return flagsOf[op]&flagReads != 0 }

// HasEffect reports whether op writes memory or must stay in order with operations that do.
func (op Op) HasEffect() bool { return flagsOf[op]&flagWrites != 0 }

// IsVector reports whether op is one that only legal programs have, on vectors.
func (op Op) IsVector() bool { return flagsOf[op]&flagVector != 0 }

// IsOrdered reports whether op is an operation of a machine that has an effect; see OrderedOp.
func (op Op) IsOrdered() bool { return op >= FirstTargetOrdered }

// MaskedArgs returns, for the masked accesses, the numbers of the arguments that are the address, the mask
// and the vector; value is -1 for one that has none, and ok is false for other operations.
func (op Op) MaskedArgs() (addr, mask, value int, ok bool) {
	switch op {
	case OpMaskedLoad:
		return 0, 1, 2, true
	case OpVMaskLoad:
		return 0, 1, -1, true
	case OpMaskedStore, OpVMaskStore32, OpVMaskStore64:
		return 1, 2, 0, true
	}
	return 0, 0, 0, false
}

// MayTrap reports whether op, though it has no effect, must not be executed speculatively.
func (op Op) MayTrap() bool { return flagsOf[op]&flagTrapping != 0 }
