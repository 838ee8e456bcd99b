// Package x86 holds the tiles that i386 and x86-64 share, as families of rows
// over the widths of integers. Nothing newer than SSE2 is used unless the machine's
// features say so (Extensions): a row that needs one says it, and only machines that have
// it get the row. With AVX, the rows of SSE have VEX prefixes and three operands (Vex).
//
// Additions, multiplications, logic and left shifts of narrow values are
// computed by 32-bit instructions, since the upper bits of a narrow value are
// undefined; what looks at upper bits (right shifts, comparisons) and what
// touches memory has its true width. For machines whose bytes are registers of
// their own there are rows that compute them 8 bits wide (flag target.TileByte).
//
// Vectors are in the registers of floats; rows that only move bits have the forms for
// floats (ps), which are shorter.
//
// An address in the rows is whatever the machine's addressing forms allow;
// package isel finds it.
package x86
