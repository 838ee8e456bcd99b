// Package i386 is the 32-bit x86 machine under the System V ABI: the baseline of
// the i686 and SSE2. Its tiles are those of package x86 and those that have to do
// with 32-bit addresses.
//
// The halves of the lower halves of eax, ecx, edx and ebx are registers of their
// own: al, ah and so on to bh (ClassB8). A value of 8 bits that all instructions
// see 8 bits wide is in one of them (mach.Narrow); al and its like (ClassL8) also
// serve where an instruction reads 32 bits and does not mind the upper ones.
// Other values of 8 bits are in the whole registers eax, ecx, edx and ebx
// (ClassR8), as is what is wider and seen 8 bits wide; esi, edi and ebp have no
// part. Position-independent code makes addresses from
// that of the global offset table (target.AddressForm.GOTBase). Floats are
// returned on the stack of the x87 (target.Transfer); nothing else uses it.
package i386
