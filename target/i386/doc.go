// Package i386 is the 32-bit x86 machine under the System V ABI: the baseline of
// the i686 and SSE2. Its tiles are those of package x86 and those that have to do
// with 32-bit addresses.
//
// Bytes are in eax, ecx, edx and ebx, whose low parts have names; what is seen 8
// bits wide wants one of these. Position-independent code makes addresses from
// that of the global offset table (target.AddressForm.GOTBase). Floats are
// returned on the stack of the x87 (target.Transfer); nothing else uses it.
package i386
