package x86

import (
	stdbytes "bytes"

	"spillway/target"
)

// Numbers of relocations that linkers relax.
const (
	i386PC32        = 2
	i386GOTOff      = 9
	i386TLSIE       = 15
	i386TLSGOTIE    = 16
	i386TLSLE       = 17
	i386TLSGD       = 18
	i386TLSLDM      = 19
	i386TLSGOTDesc  = 39
	i386TLSDescCall = 40
	i386GOT32X      = 43
)

// Relax32 changes instructions of i386 [Lu15 §B.2], [Drepper05 §5].
func Relax32(site target.RelaxSite) (r target.Relaxed, ok bool) {
	switch site.Type {
	case i386GOT32X:
		return table32(site)
	case i386TLSGD:
		return generalDynamic32(site)
	case i386TLSLDM:
		return localDynamic32(site)
	case i386TLSIE:
		return initialExec32(site)
	case i386TLSGOTIE:
		return initialExecByBase32(site)
	case i386TLSGOTDesc:
		return descriptor32(site)
	case i386TLSDescCall:
		return descriptorCall32(site)
	}
	return r, false
}

// table32 relaxes an access to the global offset table.
func table32(site target.RelaxSite) (target.Relaxed, bool) {
	b := around(site.Code, site.Offset, 2, 4)
	if b == nil || site.To != target.RelaxDirect || site.Addend != 0 || b[1]&0xc0 != 0x80 || b[1]&7 == 4 { // with a base, without an index
		return target.Relaxed{}, false
	}
	switch {
	case b[0] == 0x8b: // mov sym@GOT(%base), %reg: lea sym@GOTOFF(%base), %reg
		return relaxed(site.Offset-2, []byte{0x8d, b[1]}, site.Offset, i386GOTOff, 0, 0)
	case b[0] == 0xff && b[1]&0x38 == 0x10: // call *sym@GOT(%base): addr16 call sym
		return relaxed(site.Offset-2, []byte{0x67, 0xe8}, site.Offset, i386PC32, -4, 0)
	case b[0] == 0xff && b[1]&0x38 == 0x20: // jmp *sym@GOT(%base): jmp sym; nop
		return relaxed(site.Offset-2, []byte{0xe9, 0, 0, 0, 0, 0x90}, site.Offset-1, i386PC32, -4, 0)
	}
	return target.Relaxed{}, false
}

// generalDynamic32 relaxes the address of a thread-local variable of any module.
func generalDynamic32(site target.RelaxSite) (target.Relaxed, bool) {
	at, base := int64(0), byte(3)
	if b := around(site.Code, site.Offset, 3, 9); b != nil && stdbytes.Equal(b[:3], []byte{0x8d, 0x04, 0x1d}) && b[7] == 0xe8 {
		at = site.Offset - 3 // lea sym@tlsgd(,%ebx,1), %eax; call ___tls_get_addr@PLT
	} else if b := around(site.Code, site.Offset, 2, 10); b != nil && b[0] == 0x8d && b[1]&0xf8 == 0x80 && b[1]&7 != 4 && (b[6] == 0xe8 && b[11] == 0x90 || b[6] == 0xff || b[6] == 0x67) {
		at, base = site.Offset-2, b[1]&7 // lea sym@tlsgd(%base), %eax; call; nop, or an indirect call
	} else {
		return target.Relaxed{}, false
	}
	if site.To == target.RelaxLocalExec { // mov %gs:0, %eax; lea sym@ntpoff(%eax), %eax
		return relaxed(at, []byte{0x65, 0xa1, 0, 0, 0, 0, 0x8d, 0x80, 0, 0, 0, 0}, at+8, i386TLSLE, site.Addend, 1)
	}
	// mov %gs:0, %eax; add sym@gotntpoff(%base), %eax
	return relaxed(at, []byte{0x65, 0xa1, 0, 0, 0, 0, 0x03, 0x80 | base, 0, 0, 0, 0}, at+8, i386TLSGOTIE, site.Addend, 1)
}

// localDynamic32 relaxes the address of the module's thread-local variables.
func localDynamic32(site target.RelaxSite) (target.Relaxed, bool) {
	b := around(site.Code, site.Offset, 2, 9)
	if b == nil || b[0] != 0x8d || b[1]&0xf8 != 0x80 {
		return target.Relaxed{}, false
	}
	switch { // mov %gs:0, %eax; what does nothing
	case b[6] == 0xe8:
		return relaxed(site.Offset-2, []byte{0x65, 0xa1, 0, 0, 0, 0, 0x90, 0x8d, 0x74, 0x26, 0}, site.Offset, noRelocations, 0, 1)
	case site.Offset+10 <= int64(len(site.Code)) && (b[6] == 0xff || b[6] == 0x67):
		return relaxed(site.Offset-2, []byte{0x65, 0xa1, 0, 0, 0, 0, 0x8d, 0xb6, 0, 0, 0, 0}, site.Offset, noRelocations, 0, 1)
	}
	return target.Relaxed{}, false
}

// initialExec32 relaxes an offset in the table, by its address.
func initialExec32(site target.RelaxSite) (target.Relaxed, bool) {
	if site.To != target.RelaxLocalExec {
		return target.Relaxed{}, false
	}
	if b := around(site.Code, site.Offset, 2, 4); b != nil && b[1]&0xc7 == 0x05 && (b[0] == 0x8b || b[0] == 0x03) {
		op := byte(0xc7) // mov
		if b[0] == 0x03 {
			op = 0x81 // add
		}
		return relaxed(site.Offset-2, []byte{op, 0xc0 | b[1]>>3&7}, site.Offset, i386TLSLE, site.Addend, 0)
	}
	if b := around(site.Code, site.Offset, 1, 4); b != nil && b[0] == 0xa1 { // mov sym@indntpoff, %eax
		return relaxed(site.Offset-1, []byte{0xb8}, site.Offset, i386TLSLE, site.Addend, 0)
	}
	return target.Relaxed{}, false
}

// initialExecByBase32 relaxes an offset in the table, by its base.
func initialExecByBase32(site target.RelaxSite) (target.Relaxed, bool) {
	b := around(site.Code, site.Offset, 2, 4)
	if b == nil || site.To != target.RelaxLocalExec || b[1]&0xc0 != 0x80 || b[1]&7 == 4 {
		return target.Relaxed{}, false
	}
	switch b[0] {
	case 0x8b:
		return relaxed(site.Offset-2, []byte{0xc7, 0xc0 | b[1]>>3&7}, site.Offset, i386TLSLE, site.Addend, 0)
	case 0x03:
		return relaxed(site.Offset-2, []byte{0x81, 0xc0 | b[1]>>3&7}, site.Offset, i386TLSLE, site.Addend, 0)
	}
	return target.Relaxed{}, false
}

// descriptor32 relaxes the address of a descriptor.
func descriptor32(site target.RelaxSite) (target.Relaxed, bool) {
	b := around(site.Code, site.Offset, 2, 4)
	if b == nil || b[0] != 0x8d || b[1]&0xc0 != 0x80 || b[1]&7 == 4 {
		return target.Relaxed{}, false
	}
	if site.To == target.RelaxLocalExec { // lea sym@ntpoff, %eax
		return relaxed(site.Offset-2, []byte{0x8d, 0x05 | b[1]&0x38}, site.Offset, i386TLSLE, site.Addend, 0)
	}
	return relaxed(site.Offset-2, []byte{0x8b, b[1]}, site.Offset, i386TLSGOTIE, site.Addend, 0)
}

// descriptorCall32 relaxes the call of a descriptor.
func descriptorCall32(site target.RelaxSite) (target.Relaxed, bool) {
	if b := around(site.Code, site.Offset, 0, 2); b != nil && b[0] == 0xff && b[1] == 0x10 {
		return relaxed(site.Offset, []byte{0x66, 0x90}, site.Offset, noRelocations, 0, 0)
	}
	return target.Relaxed{}, false
}
