//go:build linux && (amd64 || 386)

package load

import (
	"sync/atomic"

	"golang.org/x/sys/cpu"
)

// wide is read by the assembly; not 0: 32-byte registers may be in use.
var wide uintptr

func init() {
	if cpu.X86.HasAVX {
		atomic.StoreUintptr(&wide, 1)
	}
}

// Lacks reports whether the processor is known to lack an extension, named as LLVM names it.
func Lacks(extension string) bool {
	x := &cpu.X86
	has, known := map[string]bool{"sse3": x.HasSSE3, "ssse3": x.HasSSSE3, "sse4.1": x.HasSSE41, "sse4.2": x.HasSSE42, "popcnt": x.HasPOPCNT,
		"avx": x.HasAVX, "avx2": x.HasAVX2, "bmi": x.HasBMI1, "bmi2": x.HasBMI2, "fma": x.HasFMA, "avx512f": x.HasAVX512F}[extension]
	return known && !has
}

// synchronize does nothing: instruction caches are coherent.
func synchronize(from, to uintptr) {}

// Lengths of stubs in bytes, besides atexitSize.
const (
	jumpSize     = 8
	undefSize    = 8
	callbackSize = 16
)

// lazyFault is the offset in the code of putLazy at which a call faults if its function could not be compiled.
const lazyFault = 14

// putUndefined writes code that faults.
func putUndefined(mem []byte, at int64) {
	copy(mem[at:], []byte{0x0f, 0x0b, 0xcc, 0xcc, 0xcc, 0xcc, 0xcc, 0xcc}) // ud2
}

// putLazy writes code that jumps to lazy, whose address is in the word at slot, with an index, and faults at offset
// lazyFault.
func putLazy(mem []byte, at, slot int64, index uint32) {
	putCallback(mem, at, slot, index)
	mem[at+lazyFault], mem[at+lazyFault+1] = 0x0f, 0x0b // ud2
}
