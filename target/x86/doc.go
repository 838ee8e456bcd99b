// Package x86 has the tiles that i386 and x86-64 share, as families of rows over the widths of integers. Extensions
// beyond SSE2 are used only if the machine's features include them (Extensions): a row names the feature that it
// requires, and only machines with the feature get it. With AVX, the rows of SSE have VEX prefixes and three operands
// (Vex).
//
// Narrow additions, multiplications, logic and left shifts use 32-bit instructions, since the upper bits of a narrow
// value are undefined; operations that depend on upper bits (right shifts, comparisons) and memory accesses have the
// width of the value. Machines whose bytes are separate registers have additional rows for 8-bit operations (flag
// target.TileByte).
//
// Vectors are in the registers of floats; rows that only move bits use the instructions for floats (ps), which are
// shorter.
//
// An address in a row stands for all addressing modes of the machine, from which package isel selects.
package x86
