//go:build linux && (amd64 || 386 || arm64)

package load

const supported = true

// Addresses of assembly routines.
var enterAddr, faultAddr, callbackAddr, lazyAddr uintptr

// descriptorAddr is the address of the thread-local variable descriptor function; 0: none.
var descriptorAddr uintptr

// debugDescriptor points to the variable through which debuggers find code in memory; tellDebugger is the function on
// which they set a breakpoint.
var debugDescriptor *debugDescription

func tellDebugger()

// Read by the assembly.
var (
	guardOffset  register    // from the thread pointer: the callFrame that the thread is in; 0: faults are not caught
	dispatchAddr uintptr     // the Host's callback for dispatch
	oldHandlers  [65]uintptr // by signal

	// The first fault in a thread created by loaded code, and the pipe that reports it.
	foreignFault callFrame
	foreignPipe  uintptr
)
