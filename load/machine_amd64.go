//go:build linux

package load

import (
	"encoding/binary"
	"syscall"
)

// machine is the e_machine of the objects that this process can run.
const machine = 62

// relocModule and relocThread are the dynamic relocations of a thread-local module's number and of its offset from the
// thread pointer.
const relocModule, relocThread = 16, 18

// sysMemfdCreate is a system call number missing from package syscall.
const sysMemfdCreate = 319

// sigactionWords is the size in words of the C library's struct sigaction, sigactionFlags the index of its flags, after
// the mask.
const sigactionWords, sigactionFlags = 19, 17

// map32Bit requests memory in the low 2 GiB.
const map32Bit = syscall.MAP_32BIT

// register is an integer register, or a word of the stack.
type register = uint64

const wordSize = 8

// floatPlace is where floats are returned; x87Align is the stack alignment of 80-bit arguments.
const floatPlace, x87Align = inFloat, 16

// Argument registers [SysV x86-64 psABI §3.2.3].
const (
	maxInts   = 6
	maxFloats = 8
)

// resultAt is the register for the result's address, -1: the first argument; resultRegs is the maximum number of result
// registers of each kind.
const resultAt, resultRegs = -1, 2

// byAddress: large values are passed by the address of a copy, not in memory; evenPairs: integers of two registers
// start at an even one.
const byAddress, evenPairs = false, false

// atexitSize is the length of the stub of putAtexit in bytes.
const atexitSize = 16

// putJump writes code at mem[at:] that jumps to the address in the word at offset slot.
func putJump(mem []byte, at, slot int64) {
	copy(mem[at:], []byte{0xff, 0x25, 0, 0, 0, 0, 0xcc, 0xcc}) // jmp *slot(%rip)
	binary.LittleEndian.PutUint32(mem[at+2:], uint32(slot-(at+6)))
}

// putCallback writes code that jumps to callback, whose address is in the word at slot, with an index.
func putCallback(mem []byte, at, slot int64, index uint32) {
	copy(mem[at:], []byte{0x41, 0xbb, 0, 0, 0, 0}) // movl $index, %r11d
	binary.LittleEndian.PutUint32(mem[at+2:], index)
	putJump(mem, at+6, slot)
	mem[at+14], mem[at+15] = 0xcc, 0xcc
}

// putAtexit writes atexit, which calls __cxa_atexit, whose address is in the word at slot, for the module whose handle
// is at dso.
func putAtexit(mem []byte, at, slot, dso int64) {
	copy(mem[at:], []byte{0x31, 0xf6, 0x48, 0x8d, 0x15, 0, 0, 0, 0}) // xorl %esi, %esi; leaq dso(%rip), %rdx
	binary.LittleEndian.PutUint32(mem[at+5:], uint32(dso-(at+9)))
	copy(mem[at+9:], []byte{0xff, 0x25, 0, 0, 0, 0, 0xcc})
	binary.LittleEndian.PutUint32(mem[at+11:], uint32(slot-(at+15)))
}

// The numbers of the stack and frame pointers in stack maps, and whether the return address is in a register.
const stackRegister, frameRegister, linkRegister = 7, 6, false

// caller returns the return address of the caller, and its frame pointer: callback pushes it below the return address.
func (f *callbackFrame) caller() (pc, fp uintptr) {
	top := (*[2]uintptr)(pointerTo(f.stack - 16))
	return top[1], top[0]
}
