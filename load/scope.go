package load

import (
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"unsafe"

	"spillway/ir"
	"spillway/object"
)

// A Scope is a set of modules that see each other's symbols. The zero value is not usable; see NewScope. It need not
// be closed: it holds only its modules.
type Scope struct {
	host   Host
	active atomic.Int64 // calls that are running in any of the modules
	dying  atomic.Bool  // graveyard is not empty

	mu        sync.Mutex
	modules   []*Module
	defs      map[string][]definition // in order of loading
	refs      map[string][]*reference
	graveyard []*Module             // closed modules, to be unmapped when no call is running
	maps      map[uintptr]*StackMap // of all mapped modules, by return address
}

// A definition is a symbol of a module.
type definition struct {
	module   *Module
	addr     uintptr
	function bool
	thread   bool // thread-local
}

// A reference is a word of a module that holds the address of the scope's current definition of a name.
type reference struct {
	module *Module
	word   *uintptr
	none   uintptr // its value while no module defines the name
}

// NewScope returns an empty scope in the process of h. The error gives the reason if the process cannot run code.
func NewScope(h Host) (*Scope, error) {
	if h == nil {
		return nil, errors.New("load: no Host; use process.Host of package load/process")
	}
	if err := prepare(h); err != nil {
		return nil, err
	}
	return &Scope{host: h, defs: map[string][]definition{}, refs: map[string][]*reference{}, maps: map[uintptr]*StackMap{}}, nil
}

// Options of Scope.Load.
type Options struct {
	// Name is the module's name in errors; "": the first file's.
	Name string
	// Symbols are addresses for undefined symbols of the objects.
	Symbols map[string]uintptr
	// Callbacks are Go functions that the code calls by these names: of integers, floats, bool, pointers, uintptr,
	// structs and arrays of the sizes given in the IR, with at most one result. They may call loaded code again. If
	// the first parameter is a *Caller, it receives the caller, and the code calls the function without that
	// parameter.
	Callbacks map[string]any
	// Libraries are shared libraries to search for symbols: file names as passed to dlopen, such as libsqlite3.so.0.
	// The C library, libm, libgcc_s and libatomic are always searched after them.
	Libraries []string
	// Late leaves undefined functions to modules that are loaded later; until then, a call of one is a *Fault that
	// names it.
	Late bool
	// Signatures are the functions' types by name, including declarations; a function without one has the type of the
	// Go function. Layout is the data layout of its types.
	Signatures map[string]Signature
	Layout     *ir.Layout
	// Lazy lists the functions to compile on their first call; nil: none.
	Lazy *Lazy
	// PerfMap writes function names to /tmp/perf-PID.map, which is not removed, for Linux's profiler perf.
	PerfMap bool
	// JITDump is a directory for jit-PID.dump, from which "perf inject --jit" reads the code of functions and, if the
	// objects have debug information, its lines, for a profile recorded by "perf record -k mono"; "": none is written.
	JITDump string
	// Debugger registers the code with GDB's JIT interface: the names of functions, and the debug information of the
	// objects.
	Debugger bool
}

// A Signature is the type of a function in the IR.
type Signature struct {
	Type   *ir.Type // FuncKind
	Params []ir.ParamAttrs
	Ret    ir.ParamAttrs
}

// SignatureOf returns the signature of f. Compiling f modifies it, so call this first.
func SignatureOf(f *ir.Func) Signature {
	return Signature{f.Type, slices.Clone(f.ParamAttrs), f.RetAttrs}
}

// A Module is loaded code. See Scope.Load.
type Module struct {
	name   string
	scope  *Scope
	opts   Options
	closed atomic.Bool

	mem       []byte
	base      uintptr
	codeEnd   int64 // offset in mem
	symbols   map[string]definition
	functions []function // by address
	refs      []*reference
	names     []string // of refs
	inits     []uintptr
	choices   []choice
	finis     []uintptr
	dso       uintptr
	undefined map[uintptr]string // the stub of each function that may be defined late
	frames    uintptr            // registered with the unwinder, or 0
	thread    *threadBlock
	handles   []uintptr // of Options.Libraries
	callbacks []uint32
	debug     []*debugEntry
	maps      map[uintptr]*StackMap // by the address that a call returns to
	lines     *lineTable            // nil: none
	lazy      *lazyCode             // nil: no lazily compiled functions
}

// A function is a stretch of code with a name, for faults.
type function struct {
	start, end uintptr
	name       string
}

// ErrClosed is the error of calls into a closed module.
var ErrClosed = errors.New("load: the module is closed")

// Load loads objects and runs their initializers. References among the files are resolved first. The error names the
// file and place of a malformed object, and all undefined symbols.
func (s *Scope) Load(files []*object.File, opts Options) (*Module, error) {
	l := &loader{scope: s, opts: &opts, files: files}
	m, err := l.load()
	if err != nil {
		return nil, err
	}
	if err := m.start(); err != nil {
		m.Close()
		return nil, fmt.Errorf("%s: %w", m.name, err)
	}
	return m, nil
}

// publish adds m's symbols to the scope. The lock is held.
func (s *Scope) publish(m *Module) {
	s.modules = append(s.modules, m)
	for name, d := range m.symbols {
		s.defs[name] = append(s.defs[name], d)
		if d.thread {
			continue
		}
		for _, r := range s.refs[name] {
			store(r.word, d.addr)
		}
	}
	for i, r := range m.refs {
		s.refs[m.names[i]] = append(s.refs[m.names[i]], r)
	}
	maps.Copy(s.maps, m.maps)
}

// store changes a word that loaded code may be reading.
func store(word *uintptr, v uintptr) { atomic.StoreUintptr(word, v) }

// latest returns the definition of a name. The lock is held.
func (s *Scope) latest(name string) (definition, bool) {
	ds := s.defs[name]
	if len(ds) == 0 {
		return definition{}, false
	}
	return ds[len(ds)-1], true
}

// withdraw removes m's symbols. The lock is held.
func (s *Scope) withdraw(m *Module) {
	for name := range m.symbols {
		s.defs[name] = slices.DeleteFunc(s.defs[name], func(d definition) bool { return d.module == m })
		d, found := s.latest(name)
		if !found {
			delete(s.defs, name)
		}
		for _, r := range s.refs[name] {
			if found {
				store(r.word, d.addr)
			} else {
				store(r.word, r.none)
			}
		}
	}
	for _, name := range m.names {
		s.refs[name] = slices.DeleteFunc(s.refs[name], func(r *reference) bool { return r.module == m })
		if len(s.refs[name]) == 0 {
			delete(s.refs, name)
		}
	}
	s.modules = slices.DeleteFunc(s.modules, func(o *Module) bool { return o == m })
}

// begin records the start of a call into m; unless it fails, it is followed by end.
func (s *Scope) begin(m *Module) error {
	s.active.Add(1)
	if m.closed.Load() {
		s.end()
		return fmt.Errorf("%s: %w", m.name, ErrClosed)
	}
	return nil
}

// end records the return of a call.
func (s *Scope) end() {
	if s.active.Add(-1) == 0 && s.dying.Load() {
		s.mu.Lock()
		s.bury()
		s.mu.Unlock()
	}
}

// bury unmaps closed modules, unless a call is running. The lock is held. Later calls cannot reach them: no word
// through which a call goes refers to them.
func (s *Scope) bury() {
	if s.active.Load() != 0 {
		return
	}
	for _, m := range s.graveyard {
		for pc := range m.maps {
			delete(s.maps, pc)
		}
		m.free()
	}
	s.graveyard = nil
	s.dying.Store(false)
}

// Symbol returns the address of the name's definition in the latest module of the scope that has one, else in the
// process, or 0.
func (s *Scope) Symbol(name string) uintptr {
	s.mu.Lock()
	d, found := s.latest(name)
	s.mu.Unlock()
	if found {
		return d.addr
	}
	return lookup(s.host, name)
}

// Call calls the C function at an address with integer and address arguments and an integer result. The error is a
// *Fault.
func (s *Scope) Call(addr uintptr, args ...uint64) (uint64, error) {
	s.active.Add(1)
	defer s.end()
	f := getFrame()
	f.fn, f.x87 = addr, 0
	f.integers(args...)
	err := s.enter(f)
	result := uint64(f.intResults[0])
	putFrame(f)
	return result, err
}

// Symbol returns the address of a global symbol that the module defines, or 0. It is valid until Close. It is 0 for
// thread-local variables.
func (m *Module) Symbol(name string) uintptr { return m.symbols[name].addr }

// Name returns the module's name in errors.
func (m *Module) Name() string { return m.name }

// A choice is a function resolved when the module is loaded (IFUNC): the result of resolver is stored in the word.
type choice struct {
	word     *uintptr
	name     string
	resolver uintptr
}

// start registers the destructors, to run before the process or the module ends and after whatever the initializers
// register, and runs the initializers, all in one thread.
func (m *Module) start() error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for _, c := range m.choices {
		fn, err := m.scope.Call(c.resolver)
		if err == nil && fn == 0 {
			err = errors.New("the resolver returned null")
		}
		if err != nil {
			return fmt.Errorf("resolving IFUNC %s: %w", c.name, err)
		}
		*c.word = uintptr(fn)
	}
	for _, f := range m.finis {
		if err := m.run(m.scope.host.Lookup(0, "__cxa_atexit"), uint64(f), 0, uint64(m.dso)); err != nil {
			return err
		}
	}
	for _, f := range m.inits {
		if err := m.run(f); err != nil {
			return fmt.Errorf("initializer: %w", err)
		}
	}
	return nil
}

// run calls a function without arguments.
func (m *Module) run(fn uintptr, ints ...uint64) error {
	_, err := m.scope.Call(fn, ints...)
	return err
}

// Flush flushes the C library's streams in the process, as exit does: the buffered output of loaded code, which is all
// of it if standard output is not a terminal. os.Exit, and the end of a Go program, do not. It waits for threads that
// are in an operation on a stream.
func (s *Scope) Flush() error { return s.flush(0) }

// flushOutput flushes standard output.
func (s *Scope) flushOutput() error {
	if stdout := s.host.Lookup(0, "stdout"); stdout != 0 {
		return s.flush(**(**uintptr)(unsafe.Pointer(&stdout)))
	}
	return nil
}

// flush calls the C library's fflush: for a stream, or for all.
func (s *Scope) flush(stream uintptr) error {
	flush := s.host.Lookup(0, "fflush")
	if flush == 0 {
		return nil
	}
	if result, err := s.Call(flush, uint64(stream)); err != nil {
		return err
	} else if int32(result) != 0 {
		return errors.New("load: cannot flush the C library's streams")
	}
	return nil
}

// Close runs the module's destructors and its atexit handlers, flushes standard output, and frees its memory: at once,
// or, if calls into modules of the scope are running, when these have returned. Later calls fail with ErrClosed.
// Threads created by the module's code must have ended. The error is that of a faulting destructor.
func (m *Module) Close() error {
	if m.closed.Swap(true) {
		return nil
	}
	s := m.scope
	s.active.Add(1)
	err := m.run(s.host.Lookup(0, "__cxa_finalize"), uint64(m.dso))
	flushed := s.flushOutput()
	s.mu.Lock()
	s.withdraw(m)
	m.lazy.bury(s)
	s.graveyard = append(s.graveyard, m)
	s.dying.Store(true)
	s.mu.Unlock()
	s.end()
	if err != nil {
		return fmt.Errorf("%s: destructor: %w", m.name, err)
	}
	return flushed
}

// free releases m's resources.
func (m *Module) free() {
	m.delist()
	m.deregisterFrames()
	m.deregisterDebugger()
	for _, i := range m.callbacks {
		callbacks.remove(i)
	}
	if m.thread != nil {
		m.thread.close(m.scope.host)
	}
	for _, h := range m.handles {
		m.scope.host.Close(h)
	}
	if m.mem != nil {
		unmap(m.mem)
	}
	m.mem = nil
}

// pointer returns the address of an offset in the module's memory.
func (m *Module) pointer(off int64) unsafe.Pointer { return unsafe.Pointer(&m.mem[off]) }
