//go:build linux && (amd64 || 386)

package load

import (
	"sync/atomic"

	"golang.org/x/sys/cpu"
)

const supported = true

// callFrame is what enter calls a function by.
type callFrame struct {
	fn     uintptr
	words  register // on the stack
	stack  uintptr
	ints   [maxInts]register
	floats [maxFloats][2]uint64

	x87          register // not 0: the result is on the x87 stack; x86-32: how many bytes it has
	intResults   [2]register
	floatResults [2][2]uint64
	x87Result    [2]uint64

	sp register // enter's stack pointer
	// What a fault left, if signal is not 0.
	signal, code, addr, pc, faultSP register
}

// callbackFrame is what callback gives to Go.
type callbackFrame struct {
	index  register
	stack  uintptr // the arguments in memory
	guard  register
	ints   [maxInts]register
	floats [maxFloats][2]uint64

	x87          register
	intResults   [2]register
	floatResults [2][2]uint64
	x87Result    [2]uint64
	pop          register // not 0: the callee takes the address of the result off the stack
}

// The addresses of what is written in assembly.
var enterAddr, faultAddr, callbackAddr, lazyAddr uintptr

// Read by the assembly.
var (
	guardOffset  register    // from the thread pointer: the callFrame that the thread is in; 0: no faults are caught
	dispatchAddr uintptr     // the Host's callback for dispatch
	oldHandlers  [65]uintptr // by signal
	wide         uintptr     // not 0: registers of 32 bytes may be in use
)

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
