// Package thumb is the machine of 32-bit Arm processors with the two-byte instructions of ARMv6-M (Thumb-1).
// Registers, calling convention and run-time library are those of package arm.
//
// Nearly all instructions are limited to the registers r0 to r7, most overwrite one of their operands, and all
// arithmetic sets the condition flags. Immediates have 8 bits; other constants are made from those by shifts,
// inversion or an addition, or are in a literal pool at most 1,020 bytes ahead. The stack pointer is a base of word
// accesses only, with offsets of up to 1,020. Conditional jumps reach 256 bytes, others 2 KB; beyond that bl is used,
// which clobbers the link register.
//
// With ARMv7-M (feature v7m) there are also Thumb-2's instructions of four bytes (wide.go). A two-byte row takes four
// bytes if one of its registers is r8 or above; this costs what a prefix costs on other machines
// (regalloc.Machine.PrefixBytes). Four-byte rows have constants, offsets and shifts that two-byte ones lack;
// constants are then 8 bits at any position, a repeated byte, or 16 bits.
//
// Floating point in registers (features vfp2sp, fp64 and others) is that of package arm, whose rows and instructions
// it shares (float.go). Many microcontrollers support only floats: there, doubles are integers, with arithmetic by
// the run-time library, and are passed in the registers of the calling convention (target.SoftFloat.Doubles).
package thumb
