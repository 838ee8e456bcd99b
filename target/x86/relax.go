package x86

import (
	stdbytes "bytes"

	"spillway/target"
)

// relaxed returns the change of code from at on to the bytes of hex digits.
func relaxed(at int64, code []byte, offset int64, typ uint32, addend int64, skip int) (target.Relaxed, bool) {
	r := target.Relaxed{At: at, Len: len(code), Offset: offset, Type: typ, Addend: addend, Skip: skip}
	copy(r.Bytes[:], code)
	return r, true
}

// around returns the bytes of code from offset-before to offset+after, or nil.
func around(code []byte, offset, before, after int64) []byte {
	if offset < before || offset+after > int64(len(code)) {
		return nil
	}
	return code[offset-before : offset+after]
}

// Relax64 changes instructions of x86-64 [Lu18 §B.2], [Drepper05 §5].
func Relax64(site target.RelaxSite) (r target.Relaxed, ok bool) {
	code, offset, typ, addend, to := site.Code, site.Offset, site.Type, site.Addend, site.To
	const (
		pc32          = 2
		tlsgd         = 19
		tlsld         = 20
		gottpoff      = 22
		tpoff32       = 23
		tlsdesc       = 34
		tlsdescCall   = 35
		gotpcrelx     = 41
		rexGotpcrelx  = 42
		movOp, addOp  = 0x8b, 0x03
		noRelocations = 0
	)
	switch typ {
	case gotpcrelx, rexGotpcrelx:
		b := around(code, offset, 2, 4)
		if b == nil || to != target.RelaxDirect || addend != -4 {
			return r, false
		}
		switch op, modrm := b[0], b[1]; {
		case op == movOp && modrm&0xc7 == 0x05: // mov sym@GOTPCREL(%rip), %reg: lea
			return relaxed(offset-2, []byte{0x8d, modrm}, offset, pc32, addend, 0)
		case op == 0xff && modrm == 0x15: // call *sym@GOTPCREL(%rip): addr32 call sym
			return relaxed(offset-2, []byte{0x67, 0xe8}, offset, pc32, addend, 0)
		case op == 0xff && modrm == 0x25: // jmp *sym@GOTPCREL(%rip): jmp sym; nop
			return relaxed(offset-2, []byte{0xe9, 0, 0, 0, 0, 0x90}, offset-1, pc32, addend, 0)
		}
	case tlsgd:
		b := around(code, offset, 4, 12)
		if b == nil || !stdbytes.Equal(b[:4], []byte{0x66, 0x48, 0x8d, 0x3d}) {
			return r, false
		}
		if call := b[8:12]; !stdbytes.Equal(call, []byte{0x66, 0x66, 0x48, 0xe8}) && !stdbytes.Equal(call, []byte{0x66, 0x48, 0xff, 0x15}) {
			return r, false
		}
		if to == target.RelaxLocalExec { // mov %fs:0, %rax; lea sym@tpoff(%rax), %rax
			return relaxed(offset-4, []byte{0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0, 0x48, 0x8d, 0x80, 0, 0, 0, 0}, offset+8, tpoff32, addend+4, 1)
		}
		// mov %fs:0, %rax; add sym@gottpoff(%rip), %rax
		return relaxed(offset-4, []byte{0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0, 0x48, 0x03, 0x05, 0, 0, 0, 0}, offset+8, gottpoff, addend, 1)
	case tlsld:
		b := around(code, offset, 3, 9)
		if b == nil || !stdbytes.Equal(b[:3], []byte{0x48, 0x8d, 0x3d}) {
			return r, false
		}
		switch { // mov %fs:0, %rax
		case b[7] == 0xe8:
			return relaxed(offset-3, []byte{0x66, 0x66, 0x66, 0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0}, offset, noRelocations, 0, 1)
		case b[7] == 0xff && b[8] == 0x15 && offset+10 <= int64(len(code)):
			return relaxed(offset-3, []byte{0x66, 0x66, 0x66, 0x66, 0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0}, offset, noRelocations, 0, 1)
		}
	case gottpoff:
		b := around(code, offset, 3, 4)
		if b == nil || to != target.RelaxLocalExec || b[0]&0xfb != 0x48 || b[2]&0xc7 != 0x05 {
			return r, false
		}
		rex, reg := 0x48|b[0]>>2&1, b[2]>>3&7 // the register moves to the other field
		switch b[1] {
		case movOp:
			return relaxed(offset-3, []byte{rex, 0xc7, 0xc0 | reg}, offset, tpoff32, addend+4, 0)
		case addOp:
			return relaxed(offset-3, []byte{rex, 0x81, 0xc0 | reg}, offset, tpoff32, addend+4, 0)
		}
	case tlsdesc:
		b := around(code, offset, 3, 4)
		if b == nil || b[0]&0xfb != 0x48 || b[1] != 0x8d || b[2]&0xc7 != 0x05 {
			return r, false
		}
		if to == target.RelaxLocalExec { // mov $sym@tpoff, %reg
			return relaxed(offset-3, []byte{0x48 | b[0]>>2&1, 0xc7, 0xc0 | b[2]>>3&7}, offset, tpoff32, addend+4, 0)
		}
		return relaxed(offset-3, []byte{b[0], movOp, b[2]}, offset, gottpoff, addend, 0)
	case tlsdescCall:
		if b := around(code, offset, 0, 2); b != nil && b[0] == 0xff && b[1] == 0x10 {
			return relaxed(offset, []byte{0x66, 0x90}, offset, noRelocations, 0, 0)
		}
	}
	return r, false
}

// Relax32 changes instructions of i386 [Lu15 §B.2], [Drepper05 §5].
func Relax32(site target.RelaxSite) (r target.Relaxed, ok bool) {
	code, offset, typ, addend, to := site.Code, site.Offset, site.Type, site.Addend, site.To
	const (
		pc32          = 2
		gotoff        = 9
		tlsIE         = 15
		tlsGOTIE      = 16
		tlsLE         = 17
		tlsGD         = 18
		tlsLDM        = 19
		tlsGOTDesc    = 39
		tlsDescCall   = 40
		got32x        = 43
		noRelocations = 0
	)
	switch typ {
	case got32x:
		b := around(code, offset, 2, 4)
		if b == nil || to != target.RelaxDirect || addend != 0 || b[1]&0xc0 != 0x80 || b[1]&7 == 4 { // with a base, without an index
			return r, false
		}
		switch {
		case b[0] == 0x8b: // mov sym@GOT(%base), %reg: lea sym@GOTOFF(%base), %reg
			return relaxed(offset-2, []byte{0x8d, b[1]}, offset, gotoff, 0, 0)
		case b[0] == 0xff && b[1]&0x38 == 0x10: // call *sym@GOT(%base): addr16 call sym
			return relaxed(offset-2, []byte{0x67, 0xe8}, offset, pc32, -4, 0)
		case b[0] == 0xff && b[1]&0x38 == 0x20: // jmp *sym@GOT(%base): jmp sym; nop
			return relaxed(offset-2, []byte{0xe9, 0, 0, 0, 0, 0x90}, offset-1, pc32, -4, 0)
		}
	case tlsGD:
		at, base := int64(0), byte(3)
		if b := around(code, offset, 3, 9); b != nil && stdbytes.Equal(b[:3], []byte{0x8d, 0x04, 0x1d}) && b[7] == 0xe8 {
			at = offset - 3 // lea sym@tlsgd(,%ebx,1), %eax; call ___tls_get_addr@PLT
		} else if b := around(code, offset, 2, 10); b != nil && b[0] == 0x8d && b[1]&0xf8 == 0x80 && b[1]&7 != 4 && (b[6] == 0xe8 && b[11] == 0x90 || b[6] == 0xff || b[6] == 0x67) {
			at, base = offset-2, b[1]&7 // lea sym@tlsgd(%base), %eax; call; nop, or an indirect call
		} else {
			return r, false
		}
		if to == target.RelaxLocalExec { // mov %gs:0, %eax; lea sym@ntpoff(%eax), %eax
			return relaxed(at, []byte{0x65, 0xa1, 0, 0, 0, 0, 0x8d, 0x80, 0, 0, 0, 0}, at+8, tlsLE, addend, 1)
		}
		// mov %gs:0, %eax; add sym@gotntpoff(%base), %eax
		return relaxed(at, []byte{0x65, 0xa1, 0, 0, 0, 0, 0x03, 0x80 | base, 0, 0, 0, 0}, at+8, tlsGOTIE, addend, 1)
	case tlsLDM:
		b := around(code, offset, 2, 9)
		if b == nil || b[0] != 0x8d || b[1]&0xf8 != 0x80 {
			return r, false
		}
		switch { // mov %gs:0, %eax; what does nothing
		case b[6] == 0xe8:
			return relaxed(offset-2, []byte{0x65, 0xa1, 0, 0, 0, 0, 0x90, 0x8d, 0x74, 0x26, 0}, offset, noRelocations, 0, 1)
		case offset+10 <= int64(len(code)) && (b[6] == 0xff || b[6] == 0x67):
			return relaxed(offset-2, []byte{0x65, 0xa1, 0, 0, 0, 0, 0x8d, 0xb6, 0, 0, 0, 0}, offset, noRelocations, 0, 1)
		}
	case tlsIE:
		if to != target.RelaxLocalExec {
			return r, false
		}
		if b := around(code, offset, 2, 4); b != nil && b[1]&0xc7 == 0x05 && (b[0] == 0x8b || b[0] == 0x03) {
			op := byte(0xc7) // mov
			if b[0] == 0x03 {
				op = 0x81 // add
			}
			return relaxed(offset-2, []byte{op, 0xc0 | b[1]>>3&7}, offset, tlsLE, addend, 0)
		}
		if b := around(code, offset, 1, 4); b != nil && b[0] == 0xa1 { // mov sym@indntpoff, %eax
			return relaxed(offset-1, []byte{0xb8}, offset, tlsLE, addend, 0)
		}
	case tlsGOTIE:
		b := around(code, offset, 2, 4)
		if b == nil || to != target.RelaxLocalExec || b[1]&0xc0 != 0x80 || b[1]&7 == 4 {
			return r, false
		}
		switch b[0] {
		case 0x8b:
			return relaxed(offset-2, []byte{0xc7, 0xc0 | b[1]>>3&7}, offset, tlsLE, addend, 0)
		case 0x03:
			return relaxed(offset-2, []byte{0x81, 0xc0 | b[1]>>3&7}, offset, tlsLE, addend, 0)
		}
	case tlsGOTDesc:
		b := around(code, offset, 2, 4)
		if b == nil || b[0] != 0x8d || b[1]&0xc0 != 0x80 || b[1]&7 == 4 {
			return r, false
		}
		if to == target.RelaxLocalExec { // lea sym@ntpoff, %eax
			return relaxed(offset-2, []byte{0x8d, 0x05 | b[1]&0x38}, offset, tlsLE, addend, 0)
		}
		return relaxed(offset-2, []byte{0x8b, b[1]}, offset, tlsGOTIE, addend, 0)
	case tlsDescCall:
		if b := around(code, offset, 0, 2); b != nil && b[0] == 0xff && b[1] == 0x10 {
			return relaxed(offset, []byte{0x66, 0x90}, offset, noRelocations, 0, 0)
		}
	}
	return r, false
}
