// Package thumb is the machine of 32-bit Arm processors with the instructions of two bytes of ARMv6-M (Thumb-1), with the registers,
// the calling convention and the library of package arm.
//
// Nearly all instructions have the registers r0 to r7 only, the result of most is one of their operands, and all that compute set the
// condition flags. Constants have 8 bits; others are those shifted, inverted, a sum of two, or are in a literal pool up to 1,020
// bytes further on. The stack pointer is a base of accesses to words alone, with offsets of up to 1,020. Jumps reach 256 bytes with a
// condition and 2 KB without; beyond that there is bl, which destroys the link register.
//
// With ARMv7-M (feature v7m) there are Thumb-2's instructions of four bytes, too (wide.go): a row of two bytes has four where one of its
// registers is r8 or above, which costs what a prefix costs on other machines (regalloc.Machine.PrefixBytes), and rows of four bytes have
// constants, offsets and shifts that the others lack. Constants are then 8 bits anywhere, a byte repeated, or 16 bits.
//
// Floating point in registers (features vfp2sp, fp64 and their like) is that of package arm, whose rows and instructions it shares (float.go). Many
// microcontrollers have it for floats only: doubles are integers there, with arithmetic by the library, and are passed in the registers that the
// calling convention says (target.SoftFloat.Doubles).
package thumb
