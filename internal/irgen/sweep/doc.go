// Package sweep generates modules that apply one operation of the language each at one type to many
// operands, with what is right from exact arithmetic.
//
// A [Module] is a text and, for each of its cases, operands and results. A case is an operation (an instruction or an
// intrinsic with what else distinguishes it: a predicate, a mask, a scale) at one type: any integer from
// i1 to i200, any floating-point type, and vectors of 1 to 32 elements of them, with its operands in memory or
// constants of the text. The program applies each case to each of its tuples of operands and writes what that makes.
//
// Answers come from big integers, and for floating point from exact values that are rounded once ([format]), by code that
// shares nothing with the compiler. Where an answer is not exact, as of sin, the case is in a
// module of its own kind ([Reference]) that another compiler is to compile, too. What the language leaves open
// (poison, the sign of a zero that minnum chooses, payloads of NaNs) is not compared.
package sweep
