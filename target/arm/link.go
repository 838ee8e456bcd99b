package arm

import (
	"encoding/binary"

	"spillway/target"
)

// pcAhead is how far the program counter is ahead of the instruction that reads it.
const pcAhead = 8

// linking is what linkers need to know of the machine.
var linking = target.LinkFormat{
	PageSize:   1 << 16,
	Base:       0x10000,
	Interp:     "/lib/ld-linux.so.3",
	TCB:        8,
	CallAddend: -pcAhead, Exchange: exchange, Crosses: crosses,
	CompilerDirs: []string{"/usr/lib/gcc/arm-linux-gnueabi/*", "/usr/lib/gcc-cross/arm-linux-gnueabi/*"},
	LibDirs: []string{"/lib/arm-linux-gnueabi", "/usr/lib/arm-linux-gnueabi", "/usr/local/lib/arm-linux-gnueabi", "/usr/local/lib", "/lib", "/usr/lib",
		"/usr/arm-linux-gnueabi/lib"},
	Archives: []string{"atomic", "gcc"}, // atomic operations on 8 bytes; division, floats in software
	Packages: "Debian's libc6-dev-armel-cross and libgcc-12-dev-armel-cross",
	Emulator: []string{"qemu-arm", "-L", "/usr/arm-linux-gnueabi"},
	PLT:      plt, PLTAbs: plt, PLTAny: plt,
	VeneerAlign: 4,
	// ldr ip, [pc, #4]; add ip, pc, ip; bx ip; where to
	Veneer: veneer,
	// bx pc; nop; and the same
	OddVeneer: target.PLTEntry{Code: append(code(0x46c04778), veneer.Code...), Slot: []target.SlotReloc{{Offset: 16, Type: RelREL32}}},
	OddAddend: -4,
	Start: target.SuppliedCode{Name: "_start", Bytes: code(
		0xe3a0b000, 0xe3a0e000, // mov fp, #0; mov lr, #0
		0xe49d1004, 0xe1a0200d, // pop {r1}; mov r2, sp
		0xe52d2004, 0xe52d0004, // push {r2}; push {r0}
		0xe3a03000, 0xe52d3004, // mov r3, #0; push {r3}
		0xe59f0008, 0xe79f0000, // ldr r0, 1f; ldr r0, [pc, r0]
		0xebfffffe, 0xe7f000f0, // bl __libc_start_main; udf #0
		0), // 1: where the address of main is, from after that ldr
		Relocs: []target.SuppliedReloc{
			{Offset: 40, Type: RelCALL, Symbol: "__libc_start_main", Addend: -pcAhead},
			{Offset: 48, Type: RelGOTPREL, Symbol: "main", Addend: 48 - 36 - pcAhead}}},
	Supplied: []target.SuppliedCode{
		{Name: "__dso_handle", Data: true, Handle: true, Bytes: make([]byte, 4)},
		{Name: "_IO_stdin_used", Data: true, Bytes: []byte{1, 0, 2, 0}},
		jump("atexit", "__cxa_atexit", 0xe3a01000, 0xe3a02000),   // mov r1, #0; mov r2, #0
		jump("at_quick_exit", "__cxa_at_quick_exit", 0xe3a01000), // mov r1, #0
		jump("pthread_atfork", "__register_atfork", 0xe3a03000),  // mov r3, #0
		{Name: "_dl_relocate_static_pie", Static: true, Bytes: code(ret)},
		{Name: "_init", Bytes: code(ret)},
		{Name: "_fini", Bytes: code(ret)},
	},
}

const ret = 0xe12fff1e // bx lr

var veneer = target.PLTEntry{Code: code(0xe59fc004, 0xe08fc00c, 0xe12fff1c, 0), Slot: []target.SlotReloc{{Offset: 12, Type: RelREL32}}}

// plt loads what is in the slot into pc, with ip at the slot.
var plt = target.PLTEntry{Code: code(0xe59fc004, 0xe08fc00c, 0xe59cf000, 0), // ldr ip, 1f; add ip, pc, ip; ldr pc, [ip]; 1: the slot from after that add
	Slot: []target.SlotReloc{{Offset: 12, Type: RelREL32, Addend: 12 - 4 - pcAhead}}}

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
	return target.SuppliedCode{Name: name, Bytes: append(b, code(0xea000000)...),
		Relocs: []target.SuppliedReloc{{Offset: int64(len(b)), Type: RelJUMP24, Symbol: to, Addend: -pcAhead}}}
}
