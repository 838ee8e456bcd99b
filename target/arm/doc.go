// Package arm is the machine of 32-bit Arm processors with instructions of four bytes (A32), from ARMv6 on, under the
// AAPCS. Without VFP, floating-point operations are calls of the run-time library, and floats are passed as integers
// with the same bits. With VFP they are instructions, and floats are passed in its registers if the triple ends in
// hf.
//
// A 64-bit integer is two words. An immediate is 8 bits rotated by an even number; where only its negation or
// complement is one, the assembler uses the opposite instruction: sub for the addition of a negative number, mvn for
// mov and bic for and. Other constants take two or more instructions, movw and movt (from ARMv6T2 on), or a load.
package arm
