// Package load loads relocatable objects into the running process, and calls their functions from Go.
//
// A Scope is a set of modules that see each other's symbols; Load adds one, consisting of one or several objects.
// Allocated sections are grouped by protection: code, constants with the global offset table, data. Memory is mapped
// writable, filled and relocated; then code becomes executable and constants read-only, so that no page is ever both
// writable and executable. All of a module is within range of its instructions; other addresses are called through
// stubs next to the code, and accessed through the module's GOT.
//
// An undefined symbol of the objects is resolved, in this order, to Options.Symbols and Options.Callbacks, the
// definition in the latest module of the scope, Options.Libraries, and the process (the C library, the math library and
// libgcc). With Options.Late, a missing function may be defined by a module loaded later. Modules refer to each other's
// functions through words of memory that are updated when a module that redefines the function is loaded, or when the
// defining one is closed: calls then reach the new function, or fail with an error that names it. Addresses stored in
// data do not change.
//
// With Options.Lazy functions are compiled on their first call. Each has a stub, which is its address, and a word
// through which the stub jumps: initially to code that saves the argument registers and calls into Go, where the
// function is compiled and loaded by itself; the word is updated and execution continues in the function. Concurrent
// calls of the function wait. If it cannot be compiled, or refers to an undefined symbol, the call from Go ends with a
// *Fault that gives the reason, and so does every later call. Redefine replaces such a function. Every function has
// its own pages, which live as long as the module.
//
// Func binds a Go function to a loaded one; Scope.Callback gives a Go function an address. Signatures are checked
// against the function's type in the IR, if known. Code runs on the system stack of the thread, not on the goroutine's,
// with the system's size (ulimit -s, usually 8 MiB), while other goroutines continue. Go memory whose address is passed
// to it may be used until the call returns, as with cgo; the code must not retain it.
//
// A fault inside loaded code, or in a function that it calls (an invalid address, a division by zero, an illegal
// instruction, a stack overflow, abort), ends the call and becomes a *Fault: the error that the Go function returns if
// its last result is error, otherwise a panic. It includes the source line if the objects have debug information. The
// frames of the code are discarded without cleanups, as by longjmp: locks that it held stay locked. A fault in a
// thread that the code created ends the process with its signal, after a line on standard error with the contents of a
// *Fault (unless the thread has overflowed its stack: there is none left for the handler). A panic in a callback
// propagates through the loaded code to the Go function that called it, in the same way. Since Go's runtime cannot
// turn a signal in foreign code into a panic (debug.SetPanicOnFault covers only Go code), the package installs its own
// handler in front of Go's with the first module; a handler installed later receives the signals instead.
//
// Requires: objects for the machine of the process; a Host, the C side of the process (package load/process implements
// it without cgo). Ensures: malformed objects are errors that name the file and the place; a failed Load leaves nothing
// behind; Close frees all of a module's memory once running calls into its scope have returned. Load is linear in the
// size of the objects; a call costs as much as through cgo, plus the handling of the arguments by package reflect. A
// Scope and its modules are safe for concurrent use.
//
// Code runs in the thread of the calling goroutine. Load runs all initializers of a module in one thread, and Close
// its destructors; if a goroutine calls runtime.LockOSThread before Load, these and its own calls see the same
// thread-local variables, as a program's main does.
//
// Output of code through the C library stays in that library's buffers until they are full, or at the end of a line on
// a terminal. Module.Close flushes standard output and Scope.Flush all streams; a program that exits otherwise, by
// os.Exit or by returning from its main, loses buffered output.
//
// With Options.PerfMap, perf reports the names of functions; with Options.JITDump, also their code and lines. With
// Options.Debugger, GDB sees the functions and the objects' debug information, whether it starts the process or
// attaches to it.
//
// Thread-local variables are registered with the C library as those of an otherwise empty library (a file in memory),
// so that every thread has them. Code that addresses them by a fixed offset from the thread pointer, as Spillway's
// code for programs does (PIE or static relocation model), needs space in the C library's static TLS reserve: some
// 1,600 bytes in all, unless the process was started with more (GLIBC_TUNABLES, glibc.rtld.optional_static_tls). If it
// is exhausted, loading fails with an error that explains this. Functions with unwind tables are registered with the
// unwinder (libgcc_s), so that exceptions propagate through them; one that leaves a Go callback or a function called
// from Go ends the process, as when it leaves main.
package load
