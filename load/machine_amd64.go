//go:build linux

package load

import (
	"encoding/binary"
	"sync/atomic"
	"syscall"

	"golang.org/x/sys/cpu"
)

const supported = true

// machine is e_machine of the objects that this process can run.
const machine = 62

// The dynamic relocations of a thread-local module's number and of its offset from the thread pointer.
const relocModule, relocThread = 16, 18

// sysMemfdCreate is the number of a system call that package syscall has no name for.
const sysMemfdCreate = 319

// map32Bit asks for memory in the low 2 GiB.
const map32Bit = syscall.MAP_32BIT

// callFrame is what enter calls a function by.
type callFrame struct {
	fn     uintptr
	words  uint64 // on the stack
	stack  uintptr
	ints   [maxInts]uint64
	floats [maxFloats][2]uint64

	x87          uint64 // not 0: the result is on the x87 stack
	intResults   [2]uint64
	floatResults [2][2]uint64
	x87Result    [2]uint64

	sp uint64 // enter's stack pointer
	// What a fault left, if signal is not 0.
	signal, code, addr, pc, faultSP uint64
}

// callbackFrame is what callback gives to Go.
type callbackFrame struct {
	index  uint64
	stack  uintptr // the arguments in memory
	guard  uint64
	ints   [maxInts]uint64
	floats [maxFloats][2]uint64

	x87          uint64
	intResults   [2]uint64
	floatResults [2][2]uint64
	x87Result    [2]uint64
}

// Registers that arguments are passed in [SysV x86-64 psABI §3.2.3].
const (
	maxInts   = 6
	maxFloats = 8
)

// The addresses of what is written in assembly.
var enterAddr, faultAddr, callbackAddr, lazyAddr uintptr

// Read by the assembly.
var (
	guardOffset  uint64      // from the thread pointer: the callFrame that the thread is in; 0: no faults are caught
	dispatchAddr uintptr     // the Host's callback for dispatch
	oldHandlers  [65]uintptr // by signal
	wide         uint64      // not 0: registers of 32 bytes may be in use
)

func init() {
	if cpu.X86.HasAVX {
		atomic.StoreUint64(&wide, 1)
	}
}

// Lacks reports whether the processor is known to lack an extension, named as LLVM names it.
func Lacks(extension string) bool {
	x := &cpu.X86
	has, known := map[string]bool{"sse3": x.HasSSE3, "ssse3": x.HasSSSE3, "sse4.1": x.HasSSE41, "sse4.2": x.HasSSE42, "popcnt": x.HasPOPCNT,
		"avx": x.HasAVX, "avx2": x.HasAVX2, "bmi": x.HasBMI1, "bmi2": x.HasBMI2, "fma": x.HasFMA, "avx512f": x.HasAVX512F}[extension]
	return known && !has
}

// Lengths of stubs in bytes.
const (
	jumpSize     = 8
	undefSize    = 8
	callbackSize = 16
	atexitSize   = 16
)

// lazyFault is where in the code of putLazy a call ends whose function could not be made.
const lazyFault = 14

// putJump writes code at code[at:] that jumps to what the word at slot, an offset in the
// same memory, holds.
func putJump(mem []byte, at, slot int64) {
	copy(mem[at:], []byte{0xff, 0x25, 0, 0, 0, 0, 0xcc, 0xcc}) // jmp *slot(%rip)
	binary.LittleEndian.PutUint32(mem[at+2:], uint32(slot-(at+6)))
}

// putUndefined writes code that faults.
func putUndefined(mem []byte, at int64) {
	copy(mem[at:], []byte{0x0f, 0x0b, 0xcc, 0xcc, 0xcc, 0xcc, 0xcc, 0xcc}) // ud2
}

// putCallback writes code that goes to callback, whose address is in the word at slot, with an index.
func putCallback(mem []byte, at, slot int64, index uint32) {
	copy(mem[at:], []byte{0x41, 0xbb, 0, 0, 0, 0}) // movl $index, %r11d
	binary.LittleEndian.PutUint32(mem[at+2:], index)
	putJump(mem, at+6, slot)
	mem[at+14], mem[at+15] = 0xcc, 0xcc
}

// putLazy writes code that goes to lazy, whose address is in the word at slot, with an index, and
// at lazyFault code that faults.
func putLazy(mem []byte, at, slot int64, index uint32) {
	putCallback(mem, at, slot, index)
	mem[at+lazyFault], mem[at+lazyFault+1] = 0x0f, 0x0b // ud2
}

// putAtexit writes atexit: it calls __cxa_atexit, whose address is in the word at slot,
// on behalf of the module whose handle is at dso.
func putAtexit(mem []byte, at, slot, dso int64) {
	copy(mem[at:], []byte{0x31, 0xf6, 0x48, 0x8d, 0x15, 0, 0, 0, 0}) // xorl %esi, %esi; leaq dso(%rip), %rdx
	binary.LittleEndian.PutUint32(mem[at+5:], uint32(dso-(at+9)))
	copy(mem[at+9:], []byte{0xff, 0x25, 0, 0, 0, 0, 0xcc})
	binary.LittleEndian.PutUint32(mem[at+11:], uint32(slot-(at+15)))
}
