// Package arm64 is the 64-bit Arm machine, AArch64 of Armv8.0-A, under Linux (AAPCS64).
//
// Integers of all widths are in the registers x0 to x30, of which instructions on 32 bits see the lower half and
// clear the upper one. Values narrower than 32 bits are in a register's low bits with anything above them. x16 is
// left to prologues and to addresses of slots beyond the reach of an offset, x18 to the platform. The
// registers v0 to v31 hold floats, and all but v8 to v15, of which functions preserve the low halves only, vectors of 16 bytes.
//
// Instructions have four bytes, so rows say no encoding: Coder makes it of the text. Constants that instructions
// can hold are sets (consts.go), since most instructions hold other ones than an interval. Addresses of symbols
// are made in registers.
package arm64
