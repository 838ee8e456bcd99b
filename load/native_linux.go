//go:build linux && (amd64 || 386 || arm64)

package load

const supported = true

// The addresses of what is written in assembly.
var enterAddr, faultAddr, callbackAddr, lazyAddr uintptr

// descriptorAddr is that of the function of descriptors of thread-local variables; 0: there are none.
var descriptorAddr uintptr

// debugDescriptor leads to the variable by which debuggers learn of code in memory, tellDebugger tells them that it has changed.
var debugDescriptor *debugDescription

func tellDebugger()

// Read by the assembly.
var (
	guardOffset  register    // from the thread pointer: the callFrame that the thread is in; 0: no faults are caught
	dispatchAddr uintptr     // the Host's callback for dispatch
	oldHandlers  [65]uintptr // by signal

	// The first fault in a thread that loaded code made, and the pipe that tells of it.
	foreignFault callFrame
	foreignPipe  uintptr
)
