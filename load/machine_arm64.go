//go:build linux

package load

import (
	"encoding/binary"
	"unsafe"

	"golang.org/x/sys/cpu"
)

// machine is the e_machine of the objects that this process can run.
const machine = 183

// relocModule and relocThread are the dynamic relocations of a thread-local module's number and of its offset from the
// thread pointer.
const relocModule, relocThread = 1028, 1030

// sysMemfdCreate is a system call number missing from package syscall.
const sysMemfdCreate = 279

// sigactionWords is the size in words of the C library's struct sigaction, sigactionFlags the index of its flags, after
// the mask.
const sigactionWords, sigactionFlags = 19, 17

// map32Bit is 0: code uses relative addresses, so memory may be anywhere.
const map32Bit = 0

// register is an integer register, or a word of the stack.
type register = uint64

const wordSize = 8

// floatPlace is where floats are returned; x87Align is unused here.
const floatPlace, x87Align = inFloat, 16

// Argument registers [AAPCS64 §6.8.2].
const (
	maxInts   = 8
	maxFloats = 8
)

// resultAt is the register for the result's address; resultRegs is the maximum number of result registers of each kind.
const resultAt, resultRegs = 8, 4

// byAddress: large values are passed by the address of a copy; evenPairs: integers of two registers start at an even
// one.
const byAddress, evenPairs = true, true

// synchronize makes the instruction cache coherent with memory.
func synchronize(from, to uintptr)

// Lengths of stubs in bytes.
const (
	jumpSize     = 16
	undefSize    = 8
	callbackSize = 24
	atexitSize   = 24
)

// lazyFault is the offset in the code of putLazy at which a call faults if its function could not be compiled.
const lazyFault = 20

// Lacks reports whether the processor is known to lack an extension, named as LLVM names it.
func Lacks(extension string) bool {
	x := &cpu.ARM64
	has, known := map[string]bool{"lse": x.HasATOMICS, "dotprod": x.HasASIMDDP, "fullfp16": x.HasFPHP && x.HasASIMDHP, "crc": x.HasCRC32,
		"aes": x.HasAES, "sha2": x.HasSHA2, "rdm": x.HasASIMDRDM}[extension]
	return known && !has
}

// x16 and x17 are the intra-procedure-call scratch registers.
const (
	adrpX16 = 0x90000010 // adrp x16, page
	ldrX16  = 0xf9400210 // ldr x16, [x16, offset]
	brX16   = 0xd61f0200
	movzX17 = 0xd2800011 // movz x17, low
	movkX17 = 0xf2a00011 // movk x17, high, lsl 16
	movX1   = 0xd2800001 // mov x1, 0
	adrpX2  = 0x90000002
	addX2   = 0x91000042 // add x2, x2, offset
	undef   = 0
)

func putInstr(mem []byte, at int64, instr uint32) { binary.LittleEndian.PutUint32(mem[at:], instr) }

// page returns the instruction adrp, at mem[at:], for the page of mem[to:], and the offset of that within the page.
func page(mem []byte, adrp uint32, at, to int64) (instr, offset uint32) {
	base := int64(uintptr(unsafe.Pointer(&mem[0])))
	n := (base+to)>>12 - (base+at)>>12
	return adrp | uint32(n&3)<<29 | uint32(n>>2)&0x7ffff<<5, uint32(base+to) & 0xfff
}

// putJump writes code at mem[at:] that jumps to the address in the word at offset slot.
func putJump(mem []byte, at, slot int64) {
	instr, offset := page(mem, adrpX16, at, slot)
	putInstr(mem, at, instr)
	putInstr(mem, at+4, ldrX16|offset>>3<<10)
	putInstr(mem, at+8, brX16)
}

// putUndefined writes code that faults.
func putUndefined(mem []byte, at int64) { putInstr(mem, at, undef) }

// putCallback writes code that jumps to callback, whose address is in the word at slot, with an index.
func putCallback(mem []byte, at, slot int64, index uint32) {
	putInstr(mem, at, movzX17|index&0xffff<<5)
	putInstr(mem, at+4, movkX17|index>>16<<5)
	putJump(mem, at+8, slot)
}

// putLazy writes code that jumps to lazy, whose address is in the word at slot, with an index, and faults at offset
// lazyFault.
func putLazy(mem []byte, at, slot int64, index uint32) {
	putCallback(mem, at, slot, index)
	putUndefined(mem, at+lazyFault)
}

// putAtexit writes atexit, which calls __cxa_atexit, whose address is in the word at slot, for the module whose handle
// is at dso.
func putAtexit(mem []byte, at, slot, dso int64) {
	instr, offset := page(mem, adrpX2, at+4, dso)
	putInstr(mem, at, movX1)
	putInstr(mem, at+4, instr)
	putInstr(mem, at+8, addX2|offset<<10)
	putJump(mem, at+12, slot)
}

// The numbers of the stack and frame pointers in stack maps, and whether the return address is in a register.
const stackRegister, frameRegister, linkRegister = 31, 29, true

// caller returns the return address of the caller, and its frame pointer: callback saves both at the lowest addresses
// of its frame.
func (f *callbackFrame) caller() (pc, fp uintptr) {
	const link = 32
	record := (*[2]uintptr)(pointerTo(f.stack - (unsafe.Sizeof(*f)+link+15)&^15))
	return record[1], record[0]
}
