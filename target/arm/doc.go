// Package arm is the machine of 32-bit Arm processors with instructions of four bytes (A32), from ARMv6 on, with the base calling
// convention of the AAPCS: floats are computed with by the run-time library and passed as the integers that have their bits, or,
// where processors have registers for them, by instructions, and passed in these where the triple ends in hf.
//
// A 64-bit integer is two words. Constants are 8 bits rotated by an even number, or what the opposite instruction has: the
// assembler takes sub for the addition of a negative number, mvn for mov and bic for and. What no instruction has is made by two
// or more of them, by movw and movt, which processors from ARMv6T2 on have, or loaded.
package arm
