// Package sweep generates modules that each apply single operations of LLVM IR, at one type each, to many operands,
// together with the exact results.
//
// A [Module] is a text and, for each of its cases, operands and results. A case is an operation (an instruction or an
// intrinsic, with its predicate, mask or scale) at one type: any integer from i1 to i200, any floating-point type,
// and vectors of 1 to 32 elements of them, with its operands in memory or as constants. The program applies each case
// to each of its tuples of operands and writes the results.
//
// Expected results are computed with big integers, and for floating point from exact values that are rounded once
// ([format]), by code that shares nothing with the compiler. If there is no exact result, as for sin, the case is in
// a module of another kind ([Reference]), which another compiler compiles, too. What LLVM IR leaves undefined
// (poison, the sign of a zero returned by minnum, payloads of NaNs) is not compared.
package sweep
