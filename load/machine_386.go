//go:build linux

package load

import (
	"encoding/binary"
	"unsafe"
)

// machine is the e_machine of the objects that this process can run.
const machine = 3

// relocModule and relocThread are the dynamic relocations of a thread-local module's number and of its offset from the
// thread pointer.
const relocModule, relocThread = 35, 14

// sysMemfdCreate is a system call number missing from package syscall.
const sysMemfdCreate = 356

// sigactionWords is the size in words of the C library's struct sigaction, sigactionFlags the index of its flags, after
// the mask.
const sigactionWords, sigactionFlags = 35, 33

// map32Bit requests memory in the low 2 GiB; this machine needs no flag for that.
const map32Bit = 0

// register is an integer register, or a word of the stack.
type register = uint32

const wordSize = 4

// floatPlace is where floats are returned; x87Align is the stack alignment of 80-bit arguments.
const floatPlace, x87Align = inX87, 4

// Argument registers [SysV i386 psABI §2.2.3]: vectors only.
const (
	maxInts   = 0
	maxFloats = 3
)

// resultAt is the register for the result's address, -1: the first argument; resultRegs is the maximum number of result
// registers of each kind.
const resultAt, resultRegs = -1, 2

// byAddress: large values are passed by the address of a copy, not in memory; evenPairs: integers of two registers
// start at an even one.
const byAddress, evenPairs = false, false

// atexitSize is the length of the stub of putAtexit in bytes.
const atexitSize = 24

// putJump writes code at mem[at:] that jumps to the address in the word at offset slot.
func putJump(mem []byte, at, slot int64) {
	copy(mem[at:], []byte{0xff, 0x25, 0, 0, 0, 0, 0xcc, 0xcc}) // jmp *slot
	binary.LittleEndian.PutUint32(mem[at+2:], addressIn(mem, slot))
}

// addressIn returns the address of an offset in memory.
func addressIn(mem []byte, at int64) uint32 { return uint32(uintptr(unsafe.Pointer(&mem[at]))) }

// putCallback writes code that jumps to callback, whose address is in the word at slot, with an index.
func putCallback(mem []byte, at, slot int64, index uint32) {
	copy(mem[at:], []byte{0x68, 0, 0, 0, 0}) // pushl $index
	binary.LittleEndian.PutUint32(mem[at+1:], index)
	putJump(mem, at+5, slot)
	copy(mem[at+13:], []byte{0xcc, 0xcc, 0xcc})
}

// putAtexit writes atexit, which calls __cxa_atexit, whose address is in the word at slot, for the module whose handle
// is at dso.
func putAtexit(mem []byte, at, slot, dso int64) {
	copy(mem[at:], []byte{
		0x68, 0, 0, 0, 0, // pushl $dso
		0x6a, 0, // pushl $0
		0xff, 0x74, 0x24, 12, // pushl 12(%esp)
		0xff, 0x15, 0, 0, 0, 0, // call *slot
		0x83, 0xc4, 12, // addl $12, %esp
		0xc3, 0xcc, 0xcc, 0xcc,
	})
	binary.LittleEndian.PutUint32(mem[at+1:], addressIn(mem, dso))
	binary.LittleEndian.PutUint32(mem[at+13:], addressIn(mem, slot))
}

// The numbers of the stack and frame pointers in stack maps, and whether the return address is in a register.
const stackRegister, frameRegister, linkRegister = 4, 5, false

// caller returns the return address of the caller, and its frame pointer: callback pushes it below the index of the
// function, which is below the return address.
func (f *callbackFrame) caller() (pc, fp uintptr) {
	top := (*[3]uintptr)(pointerTo(f.stack - 12))
	return top[2], top[0]
}
