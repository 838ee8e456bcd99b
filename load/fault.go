package load

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"sort"
	"sync"
	"syscall"
	"unsafe"
)

// A Fault is a signal raised by loaded code, or by a function that it called.
type Fault struct {
	Signal   syscall.Signal
	PC       uintptr // of the instruction
	Addr     uintptr // accessed address, for SIGSEGV and SIGBUS
	Module   string  // "" if outside of all modules of the scope: in a library, for example
	Function string  // "" if unknown
	Offset   uintptr // in the function
	File     string  // source file and line; "" and 0 if debug information does not cover it
	Line     int
	// Undefined is the name of the called function if it is undefined; see Options.Late.
	Undefined string
	// Compile is the reason why the called function could not be compiled; see Options.Lazy.
	Compile error
	// Overflow reports a stack overflow.
	Overflow bool
}

// Unwrap returns f.Compile.
func (f *Fault) Unwrap() error { return f.Compile }

func (f *Fault) Error() string {
	if f.Compile != nil {
		return fmt.Sprintf("load: cannot compile a function on its first call: %v", f.Compile)
	}
	if f.Undefined != "" {
		return fmt.Sprintf("load: call of undefined function %s", f.Undefined)
	}
	where := fmt.Sprintf(" at 0x%x, outside loaded code", f.PC)
	if f.Function != "" {
		where = fmt.Sprintf(" in %s+0x%x", f.Function, f.Offset)
	} else if f.Module != "" {
		where = ""
	}
	if f.Line > 0 {
		where += fmt.Sprintf(" at %s:%d", f.File, f.Line)
	}
	if f.Module != "" {
		where += " of " + f.Module
	}
	switch {
	case f.Overflow:
		return "load: stack overflow" + where
	case f.Signal == sigSEGV || f.Signal == sigBUS:
		return fmt.Sprintf("load: %s%s: address 0x%x", f.Signal, where, f.Addr)
	}
	return fmt.Sprintf("load: %s%s", f.Signal, where)
}

// signals are the signals that become faults.
var signals = []syscall.Signal{sigSEGV, sigBUS, sigFPE, sigILL, syscall.SIGTRAP, sigABRT}

// process is the per-process state.
var process struct {
	once                 sync.Once
	err                  error
	register, deregister uintptr // of unwind tables, in libgcc_s; 0: none
	libraries            []uintptr
	guard                *threadBlock
	pipe                 *os.File // whose descriptor is foreignPipe
}

// compilerLibraries are searched after the process itself: C programs are linked with them by default.
var compilerLibraries = []string{"libm.so.6", "libgcc_s.so.1", "libatomic.so.1"}

// lookup returns the address of a symbol of the process, or of one that any C program has.
func lookup(h Host, name string) uintptr {
	if a := h.Lookup(0, name); a != 0 {
		return a
	}
	for _, lib := range process.libraries {
		if a := h.Lookup(lib, name); a != 0 {
			return a
		}
	}
	return 0
}

// prepare prepares the process for loading code.
func prepare(h Host) error {
	process.once.Do(func() { process.err = install(h) })
	return process.err
}

// install opens the runtime libraries, and installs the fault handler in front of Go's.
func install(h Host) error {
	if !supported {
		return fmt.Errorf("load: unsupported process %s/%s (valid: linux/amd64, linux/386, linux/arm64)", runtime.GOOS, runtime.GOARCH)
	}
	for _, name := range compilerLibraries {
		if lib, err := h.Open(name); err == nil {
			process.libraries = append(process.libraries, lib)
		}
	}
	process.register, process.deregister = lookup(h, "__register_frame"), lookup(h, "__deregister_frame")
	if dispatchAddr = h.Callback(dispatch); dispatchAddr == 0 {
		return errors.New("load: the Host does not support callbacks")
	}
	guard, err := newThreadBlock(h, nil, wordSize, wordSize, true)
	if err != nil {
		return fmt.Errorf("load: allocating a thread-local word: %w", err)
	}
	process.guard = guard
	if guardOffset = register(guard.offset()); guardOffset == 0 {
		return errors.New("load: the C library has no thread-local storage at fixed offsets")
	}
	if err := watch(); err != nil {
		return fmt.Errorf("load: %w", err)
	}
	sigaction := h.Lookup(0, "sigaction")
	if sigaction == 0 {
		return fmt.Errorf("load: the process has no C library with sigaction")
	}
	for _, sig := range signals {
		if err := handle(h, sigaction, sig); err != nil {
			return fmt.Errorf("load: signal %s: %w", sig, err)
		}
	}
	return nil
}

// handle installs the handler for a signal with the flags and the mask of the previous one.
func handle(h Host, sigaction uintptr, sig syscall.Signal) error {
	const (
		siginfo  = 4          // SA_SIGINFO
		onStack  = 0x08000000 // SA_ONSTACK
		restorer = 0x04000000 // SA_RESTORER, which the C library adds with its own restorer if necessary
	)
	f := getFrame()
	defer putFrame(f)
	words := make([]register, sigactionWords) // the handler, the mask, the flags, the restorer
	defer runtime.KeepAlive(words)
	action := uint64(uintptr(unsafe.Pointer(&words[0])))
	call := func(set, get uint64) error {
		f.fn, f.x87 = sigaction, 0
		f.integers(uint64(sig), set, get)
		h.Call(enterAddr, unsafe.Pointer(f))
		if int32(f.intResults[0]) != 0 {
			return fmt.Errorf("sigaction failed")
		}
		return nil
	}
	if err := call(0, action); err != nil {
		return err
	}
	if words[0] <= 1 || words[sigactionFlags]&siginfo == 0 {
		return fmt.Errorf("no Go handler to chain to")
	}
	oldHandlers[sig] = uintptr(words[0])
	words[0] = register(faultAddr)
	words[sigactionFlags] = words[sigactionFlags]&^restorer | siginfo | onStack
	return call(action, 0)
}

// enter makes the call that f describes and returns the fault that ended it, if any.
func (s *Scope) enter(f *frame) error {
	f.signal = 0
	s.host.Call(enterAddr, unsafe.Pointer(f))
	if f.signal == 0 {
		return nil
	}
	return s.fault(f)
}

// fault returns the fault that ended a call.
func (s *Scope) fault(f *frame) *Fault {
	e := newFault(&f.callFrame)
	const near = 1 << 16
	e.Overflow = e.Addr != 0 && f.addr+near >= f.faultSP && f.addr < f.faultSP+near && f.faultSP < f.sp && f.sp-f.faultSP > near
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, list := range [2][]*Module{s.modules, s.graveyard} { // the latter were closed while they were running
		for _, m := range list {
			m.locate(e)
		}
	}
	return e
}

// newFault returns the fault recorded in a frame.
func newFault(f *callFrame) *Fault {
	e := &Fault{Signal: syscall.Signal(f.signal), PC: uintptr(f.pc)}
	if e.Signal == sigSEGV || e.Signal == sigBUS {
		e.Addr = uintptr(f.addr)
	}
	return e
}

// locate fills in the position of a fault if it is in m. The scope's lock is held.
func (m *Module) locate(e *Fault) {
	if e.PC < m.base || e.PC >= m.base+uintptr(m.codeEnd) {
		return
	}
	e.Module = m.name
	e.Undefined = m.undefined[e.PC]
	e.Compile = m.lazy.failure(e.PC)
	i := sort.Search(len(m.functions), func(i int) bool { return m.functions[i].start > e.PC }) - 1
	if i >= 0 && (e.PC < m.functions[i].end || m.functions[i].end == m.functions[i].start) {
		e.Function, e.Offset = m.functions[i].name, e.PC-m.functions[i].start
	}
	e.File, e.Line = m.lines.at(e.PC)
}
