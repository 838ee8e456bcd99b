package arm64

import (
	"encoding/binary"

	"spillway/target"
)

// linking is what linkers need to know of the machine.
var linking = target.LinkFormat{
	Landing:      code(btiC),
	PageSize:     1 << 16, // systems have pages of 4, 16 or 64 KB
	Base:         0x400000,
	Interp:       "/lib/ld-linux-aarch64.so.1",
	TCB:          16,
	CompilerDirs: []string{"/usr/lib/gcc/aarch64-linux-gnu/*", "/usr/lib/gcc-cross/aarch64-linux-gnu/*"},
	LibDirs: []string{"/lib/aarch64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64", "/usr/local/lib/aarch64-linux-gnu", "/usr/local/lib", "/lib", "/usr/lib",
		"/usr/aarch64-linux-gnu/lib"},
	Archives: []string{"gcc"}, // atomic operations out of line
	Packages: "Debian's libc6-dev-arm64-cross and libgcc-12-dev-arm64-cross",
	Emulator: []string{"qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"},
	PLT:      plt, PLTAbs: plt, PLTAny: plt,
	Near:        shorten,
	VeneerAlign: 4,
	Veneer:      target.PLTEntry{Code: code(adrpX16, addX16, 0xd61f0200), Slot: []target.SlotReloc{{Offset: 0, Type: RelADRPage}, {Offset: 4, Type: RelADDLo12}}},
	Start: target.SuppliedCode{Name: "_start", Bytes: code(
		0xd280001d, 0xd280001e, // mov x29, #0; mov x30, #0
		0xaa0003e5, 0xf94003e1, 0x910023e2, 0x910003e6, // mov x5, x0; ldr x1, [sp]; add x2, sp, #8; mov x6, sp
		0x100000a0,                            // adr x0, main_: a program that relocates itself has no addresses in its table yet
		0xd2800003, 0xd2800004, 0x94000000, 0, // mov x3, #0; mov x4, #0; bl __libc_start_main; udf #0
		btiC, 0x14000000), // main_: bti c; b main
		Relocs: []target.SuppliedReloc{
			{Offset: 36, Type: RelCALL26, Symbol: "__libc_start_main"}, {Offset: 48, Type: RelJUMP26, Symbol: "main"}}},
	OldStart: target.SuppliedCode{Name: "_start", Bytes: code(
		0xd280001d, 0xd280001e, 0xaa0003e5, 0xf94003e1, 0x910023e2, 0x910003e6, 0x90000000, 0xf9400000,
		0x10000083, 0xd2800004, 0x94000000, 0, // adr x3, init; mov x4, #0; bl __libc_start_main; udf #0
		0xa9bc7bfd, 0xa90153f3, 0xa9025bf5, 0xf9001bf7, // init: save x29, x30, x19 to x23
		0xaa0003f3, 0xaa0103f4, 0xaa0203f5, // mov x19, x0; mov x20, x1; mov x21, x2
		0x90000016, 0x910002d6, 0x90000017, 0x910002f7, // x22: __init_array_start; x23: __init_array_end
		0xeb1702df, 0x540000e2, // next: cmp x22, x23; b.hs done
		0xaa1303e0, 0xaa1403e1, 0xaa1503e2, 0xf84086c3, 0xd63f0060, 0x17fffff9, // ldr x3, [x22], #8; blr x3; b next
		0xf9401bf7, 0xa9425bf5, 0xa94153f3, 0xa8c47bfd, 0xd65f03c0), // done: restore; ret
		Relocs: []target.SuppliedReloc{
			{Offset: 24, Type: RelADRGOTPage, Symbol: "main"}, {Offset: 28, Type: RelLDGOTLo12, Symbol: "main"},
			{Offset: 40, Type: RelCALL26, Symbol: "__libc_start_main"},
			{Offset: 76, Type: RelADRPage, Symbol: "__init_array_start"}, {Offset: 80, Type: RelADDLo12, Symbol: "__init_array_start"},
			{Offset: 84, Type: RelADRPage, Symbol: "__init_array_end"}, {Offset: 88, Type: RelADDLo12, Symbol: "__init_array_end"}}},
	Supplied: []target.SuppliedCode{
		{Name: "__dso_handle", Data: true, Handle: true, Bytes: make([]byte, 8)},
		{Name: "_IO_stdin_used", Data: true, Bytes: []byte{1, 0, 2, 0}},
		jump("atexit", "__cxa_atexit", 0xd2800001, 0xd2800002),            // mov x1, #0; mov x2, #0
		jump("at_quick_exit", "__cxa_at_quick_exit", 0xd2800001),          // mov x1, #0
		jump("pthread_atfork", "__register_atfork", 0xd2800003),           // mov x3, #0
		jump("stat", "__xstat", 0xaa0103e2, 0xaa0003e1, 0x52800000),       // mov x2, x1; mov x1, x0; mov w0, #0
		jump("lstat", "__lxstat", 0xaa0103e2, 0xaa0003e1, 0x52800000),     //
		jump("fstat", "__fxstat", 0xaa0103e2, 0x2a0003e1, 0x52800000),     // mov x2, x1; mov w1, w0; mov w0, #0
		jump("stat64", "__xstat64", 0xaa0103e2, 0xaa0003e1, 0x52800000),   //
		jump("lstat64", "__lxstat64", 0xaa0103e2, 0xaa0003e1, 0x52800000), //
		jump("fstat64", "__fxstat64", 0xaa0103e2, 0x2a0003e1, 0x52800000), //
		{Name: "_dl_relocate_static_pie", Static: true, Bytes: code(ret)},
		{Name: "_init", Bytes: code(ret)},
		{Name: "_fini", Bytes: code(ret)},
	},
}

// Instructions.
const (
	btiC    = 0xd503245f
	nop     = 0xd503201f
	ret     = 0xd65f03c0
	adrpX16 = 0x90000010 // adrp x16, .
	addX16  = 0x91000210 // add x16, x16, #0
)

// plt loads the slot's address to x16, what is in it to x17, and goes there.
var plt = target.PLTEntry{Code: code(adrpX16, 0xf9400211, addX16, 0xd61f0220),
	Slot: []target.SlotReloc{{Offset: 0, Type: RelADRPage}, {Offset: 4, Type: 286}, {Offset: 8, Type: RelADDLo12}}}

// code returns the bytes of instructions.
func code(words ...uint32) (b []byte) {
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	return b
}

// jump is a function that continues in another one after some instructions.
func jump(name, to string, words ...uint32) target.SuppliedCode {
	b := code(words...)
	return target.SuppliedCode{Name: name, Bytes: append(b, code(0x14000000)...),
		Relocs: []target.SuppliedReloc{{Offset: int64(len(b)), Type: RelJUMP26, Symbol: to}}}
}

// relax changes instructions, each of which has a relocation of its own. Those of a descriptor have fixed registers, so that others
// may be placed between them; of an address and the load with it, one may know only if they are together [AAELF64 §5.7.11].
func relax(site target.RelaxSite) (r target.Relaxed, ok bool) {
	if site.Offset+4 > int64(len(site.Code)) {
		return r, false
	}
	at := site.Code[site.Offset:]
	word := binary.LittleEndian.Uint32(at)
	changed := func(w uint32, typ uint32) (target.Relaxed, bool) {
		r := target.Relaxed{At: site.Offset, Len: 4, Offset: site.Offset, Type: typ, Addend: site.Addend}
		binary.LittleEndian.PutUint32(r.Bytes[:], w)
		return r, true
	}
	rd := word & 31
	switch to := site.To; site.Type {
	case RelADRGOTPage: // adrp x, :got:s; ldr x, [x, :got_lo12:s]: adrp x, s; add x, x, :lo12:s
		if site.After == RelLDGOTLo12 && len(at) >= 8 && pair(word, binary.LittleEndian.Uint32(at[4:])) {
			return changed(word, RelADRPage)
		}
	case RelLDGOTLo12:
		if site.Before == RelADRGOTPage && site.Offset >= 4 && pair(binary.LittleEndian.Uint32(site.Code[site.Offset-4:]), word) {
			return changed(0x91000000|rd<<5|rd, RelADDLo12)
		}
	case RelDescPage:
		if to == target.RelaxLocalExec {
			return changed(0xd2a00000, relLEMovG1) // movz x0, #tprel_g1, lsl #16
		}
		return changed(0x90000000, RelIEPage) // adrp x0, :gottprel:
	case RelDescLDLo12:
		if to == target.RelaxLocalExec {
			return changed(0xf2800000, relLEMovG0NC) // movk x0, #tprel_g0_nc
		}
		return changed(0xf9400000, RelIELo12) // ldr x0, [x0, :gottprel_lo12:]
	case RelDescADDLo12, RelDescCall:
		return changed(nop, 0)
	case RelIEPage: // adrp x, :gottprel:s; ldr x, [x, :gottprel_lo12:s]: movz x, #tprel_g1, lsl #16; movk x, #tprel_g0_nc
		if to == target.RelaxLocalExec && site.After == RelIELo12 && len(at) >= 8 && pair(word, binary.LittleEndian.Uint32(at[4:])) {
			return changed(0xd2a00000|rd, relLEMovG1)
		}
	case RelIELo12:
		if to == target.RelaxLocalExec && site.Before == RelIEPage && site.Offset >= 4 && pair(binary.LittleEndian.Uint32(site.Code[site.Offset-4:]), word) {
			return changed(0xf2800000|rd, relLEMovG0NC)
		}
	}
	return r, false
}

// shorten makes nop; adr x, s of adrp x, s; add x, x, :lo12:s where that reaches.
func shorten(code []byte, addr int64) {
	first, second := binary.LittleEndian.Uint32(code), binary.LittleEndian.Uint32(code[4:])
	rd := first & 31
	if first&0x9f000000 != 0x90000000 || second&0xffc00000 != 0x91000000 || second&31 != rd || second>>5&31 != rd {
		return
	}
	page := adrpType.Get(code)
	place := addr + 4
	v := addr&^0xfff + page + int64(second>>10&0xfff) - place
	if adrType.Fits(v) {
		binary.LittleEndian.PutUint32(code, nop)
		binary.LittleEndian.PutUint32(code[4:], 0x10000000|rd)
		adrType.Put(code[4:], v)
	}
}

// pair reports whether two instructions load a word into the register that they use for its address.
func pair(adrp, ldr uint32) bool {
	rd := adrp & 31
	return adrp&0x9f000000 == 0x90000000 && ldr&0xffc00000 == 0xf9400000 && ldr&31 == rd && ldr>>5&31 == rd
}
