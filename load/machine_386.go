//go:build linux

package load

import (
	"encoding/binary"
	"unsafe"
)

// machine is e_machine of the objects that this process can run.
const machine = 3

// The dynamic relocations of a thread-local module's number and of its offset from the thread pointer.
const relocModule, relocThread = 35, 14

// sysMemfdCreate is the number of a system call that package syscall has no name for.
const sysMemfdCreate = 356

// The C library's struct sigaction: how many words it has, and which has the flags after the mask.
const sigactionWords, sigactionFlags = 35, 33

// map32Bit requests memory in the low 2 GiB, which code for this machine does not need.
const map32Bit = 0

// A register holds an integer, or a word of the stack.
type register = uint32

const wordSize = 4

// Where floats are returned, and arguments of 80 bits on the stack are aligned to.
const floatPlace, x87Align = inX87, 4

// Registers that arguments are passed in [SysV i386 psABI §2.2.3]: vectors only.
const (
	maxInts   = 0
	maxFloats = 3
)

// The result's address is the first argument, and at most so many registers of each kind have a result.
const resultAt, resultRegs = -1, 2

// What is large is passed in memory, and integers of two registers have any two.
const byAddress, evenPairs = false, false

// atexitSize is the length of the stub of putAtexit in bytes.
const atexitSize = 24

// putJump writes code at code[at:] that jumps to what the word at slot, an offset in the
// same memory, holds.
func putJump(mem []byte, at, slot int64) {
	copy(mem[at:], []byte{0xff, 0x25, 0, 0, 0, 0, 0xcc, 0xcc}) // jmp *slot
	binary.LittleEndian.PutUint32(mem[at+2:], addressIn(mem, slot))
}

// addressIn returns the address of an offset in memory.
func addressIn(mem []byte, at int64) uint32 { return uint32(uintptr(unsafe.Pointer(&mem[at]))) }

// putCallback writes code that goes to callback, whose address is in the word at slot, with an index.
func putCallback(mem []byte, at, slot int64, index uint32) {
	copy(mem[at:], []byte{0x68, 0, 0, 0, 0}) // pushl $index
	binary.LittleEndian.PutUint32(mem[at+1:], index)
	putJump(mem, at+5, slot)
	copy(mem[at+13:], []byte{0xcc, 0xcc, 0xcc})
}

// putAtexit writes atexit: it calls __cxa_atexit, whose address is in the word at slot,
// on behalf of the module whose handle is at dso.
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

// caller returns where the code is that has called, and its frame pointer: callback pushes it below the number of the function,
// which is below the return address.
func (f *callbackFrame) caller() (pc, fp uintptr) {
	top := (*[3]uintptr)(pointerTo(f.stack - 12))
	return top[2], top[0]
}
