// Package i386 is the 32-bit x86 machine under the System V ABI: the i686 with SSE2. Its tiles are those of package
// x86 and those that depend on 32-bit addresses.
//
// The byte registers al, ah and so on to bh, halves of the lower halves of eax, ecx, edx and ebx, are allocated
// separately (ClassB8). An 8-bit value that all instructions access as 8 bits is in one of them (mach.Narrow); al,
// bl, cl and dl (ClassL8) also serve where an instruction reads 32 bits and ignores the upper ones. Other 8-bit
// values are in whole registers, eax, ecx, edx and ebx (ClassR8), and so are wider values that instructions access as
// 8 bits; esi, edi and ebp have no byte registers. In position-independent code, addresses are relative to that of
// the global offset table (target.AddressForm.GOTBase). Floats are returned on the x87 stack (target.Transfer), which
// is not used otherwise.
package i386
