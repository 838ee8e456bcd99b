package x86

import (
	stdbytes "bytes"

	"spillway/target"
)

// Numbers of relocations that linkers relax.
const (
	amd64PC32         = 2
	amd64TLSGD        = 19
	amd64TLSLD        = 20
	amd64GOTTPOff     = 22
	amd64TPOff32      = 23
	amd64TLSDesc      = 34
	amd64TLSDescCall  = 35
	amd64GOTPCRelX    = 41
	amd64RexGOTPCRelX = 42
)

// Relax64 changes instructions of x86-64 [Lu18 §B.2], [Drepper05 §5].
func Relax64(site target.RelaxSite) (r target.Relaxed, ok bool) {
	switch site.Type {
	case amd64GOTPCRelX, amd64RexGOTPCRelX:
		return table64(site)
	case amd64TLSGD:
		return generalDynamic64(site)
	case amd64TLSLD:
		return localDynamic64(site)
	case amd64GOTTPOff:
		return initialExec64(site)
	case amd64TLSDesc:
		return descriptor64(site)
	case amd64TLSDescCall:
		return descriptorCall64(site)
	}
	return r, false
}

// table64 relaxes an access to the global offset table.
func table64(site target.RelaxSite) (target.Relaxed, bool) {
	b := around(site.Code, site.Offset, 2, 4)
	if b == nil || site.To != target.RelaxDirect || site.Addend != -4 {
		return target.Relaxed{}, false
	}
	switch op, modrm := b[0], b[1]; {
	case op == movOp && modrm&0xc7 == 0x05: // mov sym@GOTPCREL(%rip), %reg: lea
		return relaxed(site.Offset-2, []byte{0x8d, modrm}, site.Offset, amd64PC32, site.Addend, 0)
	case op == 0xff && modrm == 0x15: // call *sym@GOTPCREL(%rip): addr32 call sym
		return relaxed(site.Offset-2, []byte{0x67, 0xe8}, site.Offset, amd64PC32, site.Addend, 0)
	case op == 0xff && modrm == 0x25: // jmp *sym@GOTPCREL(%rip): jmp sym; nop
		return relaxed(site.Offset-2, []byte{0xe9, 0, 0, 0, 0, 0x90}, site.Offset-1, amd64PC32, site.Addend, 0)
	}
	return target.Relaxed{}, false
}

// generalDynamic64 relaxes the address of a thread-local variable of any module.
func generalDynamic64(site target.RelaxSite) (target.Relaxed, bool) {
	b := around(site.Code, site.Offset, 4, 12)
	if b == nil || !stdbytes.Equal(b[:4], []byte{0x66, 0x48, 0x8d, 0x3d}) {
		return target.Relaxed{}, false
	}
	if call := b[8:12]; !stdbytes.Equal(call, []byte{0x66, 0x66, 0x48, 0xe8}) && !stdbytes.Equal(call, []byte{0x66, 0x48, 0xff, 0x15}) {
		return target.Relaxed{}, false
	}
	if site.To == target.RelaxLocalExec { // mov %fs:0, %rax; lea sym@tpoff(%rax), %rax
		return relaxed(site.Offset-4, []byte{0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0, 0x48, 0x8d, 0x80, 0, 0, 0, 0}, site.Offset+8, amd64TPOff32, site.Addend+4, 1)
	}
	// mov %fs:0, %rax; add sym@gottpoff(%rip), %rax
	return relaxed(site.Offset-4, []byte{0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0, 0x48, 0x03, 0x05, 0, 0, 0, 0}, site.Offset+8, amd64GOTTPOff, site.Addend, 1)
}

// localDynamic64 relaxes the address of the module's thread-local variables.
func localDynamic64(site target.RelaxSite) (target.Relaxed, bool) {
	b := around(site.Code, site.Offset, 3, 9)
	if b == nil || !stdbytes.Equal(b[:3], []byte{0x48, 0x8d, 0x3d}) {
		return target.Relaxed{}, false
	}
	switch { // mov %fs:0, %rax
	case b[7] == 0xe8:
		return relaxed(site.Offset-3, []byte{0x66, 0x66, 0x66, 0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0}, site.Offset, noRelocations, 0, 1)
	case b[7] == 0xff && b[8] == 0x15 && site.Offset+10 <= int64(len(site.Code)):
		return relaxed(site.Offset-3, []byte{0x66, 0x66, 0x66, 0x66, 0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0}, site.Offset, noRelocations, 0, 1)
	}
	return target.Relaxed{}, false
}

// initialExec64 relaxes an offset in the table.
func initialExec64(site target.RelaxSite) (target.Relaxed, bool) {
	b := around(site.Code, site.Offset, 3, 4)
	if b == nil || site.To != target.RelaxLocalExec || b[0]&0xfb != 0x48 || b[2]&0xc7 != 0x05 {
		return target.Relaxed{}, false
	}
	rex, reg := 0x48|b[0]>>2&1, b[2]>>3&7 // the register moves to the other field
	switch b[1] {
	case movOp:
		return relaxed(site.Offset-3, []byte{rex, 0xc7, 0xc0 | reg}, site.Offset, amd64TPOff32, site.Addend+4, 0)
	case addOp:
		return relaxed(site.Offset-3, []byte{rex, 0x81, 0xc0 | reg}, site.Offset, amd64TPOff32, site.Addend+4, 0)
	}
	return target.Relaxed{}, false
}

// descriptor64 relaxes the address of a descriptor.
func descriptor64(site target.RelaxSite) (target.Relaxed, bool) {
	b := around(site.Code, site.Offset, 3, 4)
	if b == nil || b[0]&0xfb != 0x48 || b[1] != 0x8d || b[2]&0xc7 != 0x05 {
		return target.Relaxed{}, false
	}
	if site.To == target.RelaxLocalExec { // mov $sym@tpoff, %reg
		return relaxed(site.Offset-3, []byte{0x48 | b[0]>>2&1, 0xc7, 0xc0 | b[2]>>3&7}, site.Offset, amd64TPOff32, site.Addend+4, 0)
	}
	return relaxed(site.Offset-3, []byte{b[0], movOp, b[2]}, site.Offset, amd64GOTTPOff, site.Addend, 0)
}

// descriptorCall64 relaxes the call of a descriptor.
func descriptorCall64(site target.RelaxSite) (target.Relaxed, bool) {
	if b := around(site.Code, site.Offset, 0, 2); b != nil && b[0] == 0xff && b[1] == 0x10 {
		return relaxed(site.Offset, []byte{0x66, 0x90}, site.Offset, noRelocations, 0, 0)
	}
	return target.Relaxed{}, false
}
