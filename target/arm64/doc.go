// Package arm64 is the 64-bit Arm machine, AArch64 of Armv8.0-A, under Linux (AAPCS64).
//
// Integers of all widths are in the registers x0 to x30. 32-bit instructions read their lower half and clear the
// upper one. The bits of a register above a value narrower than 32 bits are undefined. x16 is reserved for prologues
// and for the addresses of slots beyond the reach of an offset, x18 for the platform. The registers v0 to v31 hold
// floats, and except for v8 to v15, of which functions preserve only the low halves, also vectors of 16 bytes.
//
// All instructions have four bytes. Rows have no encoding: Coder parses their text. The sets of constants that
// instructions can encode (consts.go) are mostly not intervals. Addresses of symbols are computed in registers.
package arm64
