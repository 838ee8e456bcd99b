// Package load takes relocatable objects into the memory of the running process,
// and calls what is in them from Go.
//
// A Scope is a set of modules that see each other's symbols; Load adds one, made
// of one or several objects. Sections that are allocated are placed by what may be
// done with them: code, constants with the global offset table, data. The memory is
// mapped writable, filled in and relocated, and then what is code is made executable and
// what is constant read-only: no page is ever both writable and executable. Everything of
// a module is within the reach of its instructions; what is elsewhere is
// called through a stub next to the code and addressed through the module's table.
//
// A symbol that the objects leave undefined is, in this order: what Options.Symbols and
// Options.Callbacks say, what the latest module of the scope defines, what one of
// Options.Libraries has, what the process has (the C library, the math library and the
// compiler's). With Options.Late a function that is missing may be defined by a module
// that is loaded later. Modules refer to each other's functions through words of memory
// that change when a module is loaded that defines the function again, or when the one
// that defines it is closed: calls then reach the new function, or fail with an error
// that names it. An address that is stored in data does not change.
//
// With Options.Lazy functions are made when they are called first. Each has a stub, which is its
// address, and a word that the stub jumps by: at first to code that keeps the registers that
// arguments may be in, calls into Go, where the function is compiled and loaded by itself, changes
// the word and continues as if the call had gone there. Other calls of the function wait meanwhile.
// If it cannot be made, or refers to what nothing defines, the call from Go ends with a *Fault that
// says why, now and whenever it is called again. Redefine replaces such a function. Every function
// has pages of its own, which live as long as the module.
//
// Func makes a Go function of a loaded one, Scope.Callback an address of a Go function. Its
// signature is held against the function's type in the IR, where that is known. Code runs on the
// system's stack of the thread, not the goroutine's: it has what the system gives to threads
// (ulimit -s, mostly 8 MiB), and other goroutines continue meanwhile. Go memory whose address is
// passed to it may be used until the call returns, as with cgo; it must not keep it.
//
// A fault inside loaded code, or in what it calls (a wild address, a division by zero, an
// instruction that does not exist, a stack that is used up, abort), ends the call and becomes a
// *Fault: the error that the Go function returns if error is its last result, else a panic with
// it. Where the objects have debug information it says the line of the program's text. The frames
// of the code are left without running anything in them, as longjmp does: locks that it held stay locked. A fault in a thread that the code itself made ends the process by its
// signal, after a line on standard error that says what a *Fault would. (Without that line if the
// thread has used up its stack: there is none left for the handler.) A panic
// in a callback goes through the loaded code to the Go function that called it, in the same way.
// Since Go's runtime cannot turn a signal in foreign code into a panic (debug.SetPanicOnFault is
// about Go code), the package has a handler of its own in front of Go's, installed with the first
// module; whoever installs another one after it gets the signals.
//
// Requires: objects for the machine that the process runs on; a Host, which is
// the C side of the process (package load/process has one, without cgo). Ensures: broken
// objects are errors that name the file and the place; a Load that fails leaves
// nothing behind; Close gives all of a module's memory back, once the calls into its scope that
// were running have returned. Load is linear in the size of the objects; a call
// costs what a call through cgo does, and what package reflect takes for its arguments.
// A Scope and its modules may be used by any number of goroutines.
//
// Code runs in the thread that the calling goroutine is in. Load runs all initializers of a module in
// one, and Close its destructors; a goroutine that calls runtime.LockOSThread before Load has them, and
// its own calls, see the same thread-local variables, as a program's main does.
//
// What code prints through the C library is in that library's buffers until they are full, or the line ends on a terminal. Module.Close
// writes out standard output and Scope.Flush all streams; a program that ends otherwise, by os.Exit or by returning from its main, loses what
// is there.
//
// With Options.PerfMap perf names the functions in its profiles, with Options.JITDump it shows their code and lines, too. With
// Options.Debugger GDB knows the functions, and what debug information the objects have, whether it starts the process or attaches to it.
//
// Thread-local variables are given to the C library as those of a library that has nothing else (a
// file in memory), so that threads have them, however they came about. Code that addresses them by
// a fixed offset from the thread pointer, as what Spillway makes of programs does (of modules with
// a PIE level, or with static relocation), needs room in the space that the C library keeps for
// such libraries: some 1,600 bytes in all, unless the process was started with more
// (GLIBC_TUNABLES, glibc.rtld.optional_static_tls). Beyond it loading fails with an error that says
// so. Functions of objects with exceptions are registered with the unwinder (libgcc_s), so that
// exceptions go through them; one that leaves a Go callback or a function called from Go ends the
// process, as it does when it leaves main.
package load
