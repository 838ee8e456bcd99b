package load

import "unsafe"

// Machine returns the e_machine of the objects that this process can run, 0 if none.
func Machine() uint16 { return machine }

// A Host is the C side of the process: calls of C functions, callbacks from C, and shared libraries. Package
// load/process implements it.
type Host interface {
	// Call calls the C function at fn with one argument, on a system stack.
	Call(fn uintptr, arg unsafe.Pointer)
	// Callback returns the address of a C function that calls fn with its only argument. It is called once per process.
	Callback(fn func(arg uintptr)) uintptr
	// Open opens a shared library, as dlopen does with RTLD_NOW; Close closes it.
	Open(library string) (handle uintptr, err error)
	Close(handle uintptr) error
	// Lookup returns the address of a symbol in a library and those that it needs, as
	// dlsym does, or 0; handle 0 means the whole process.
	Lookup(handle uintptr, name string) uintptr
}
