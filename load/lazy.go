package load

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"spillway/object"
	"spillway/target"
)

// Lazy lists functions that are compiled on their first call.
type Lazy struct {
	// Funcs are the functions, with unique names among all symbols of the files. A definition in a file takes
	// precedence.
	Funcs []LazyFunc
	// Compile compiles Funcs[i] into an object that defines it: position-independent code that addresses everything
	// else through the global offset table, since it may be out of range. It is called at most once for each function,
	// by one goroutine at a time. Its undefined symbols are resolved to the module's files, including local symbols,
	// or else as those of the module's files.
	Compile func(i int) (*object.File, error)
	Files   int
	// Renamed reports that local symbols have different names here: Redefine is an error.
	Renamed bool
}

// A LazyFunc is a function that is compiled on its first call.
type LazyFunc struct {
	Name  string
	Local bool // not visible to other modules
}

// lazyCode is the state of a module's lazily compiled functions.
type lazyCode struct {
	module *Module
	opts   Options   // for loading a function
	first  []uintptr // by function: the initial value of its word

	mu    sync.Mutex
	words []*uintptr // by function: what its stub jumps to
	done  []bool
	errs  []error
	made  []*Module // of the functions compiled so far; under the scope's lock
	gone  bool      // the module is closed; under the scope's lock
}

// compileFirst compiles function i, once, and returns the address at which to continue.
func (z *lazyCode) compileFirst(i int) uintptr {
	z.mu.Lock()
	defer z.mu.Unlock()
	if !z.done[i] {
		z.done[i] = true
		addr, err := z.make(i)
		if err != nil {
			z.errs[i] = err
		} else {
			atomic.StoreUintptr(z.words[i], addr)
		}
	}
	if z.errs[i] != nil {
		return z.first[i] + lazyFault
	}
	return atomic.LoadUintptr(z.words[i])
}

func (z *lazyCode) make(i int) (uintptr, error) {
	lazy := z.module.opts.Lazy
	f, err := lazy.Compile(i)
	if err != nil {
		return 0, err
	}
	return z.load(f, lazy.Funcs[i].Name)
}

// Redefine makes all later calls of one of Options.Lazy's functions, from anywhere and through its address, reach the
// definition in f, which is like a result of Lazy.Compile. The error reports that there is no such function, or what is
// wrong with f; nothing has changed then.
func (m *Module) Redefine(name string, f *object.File) error {
	z := m.lazy
	if z == nil {
		return fmt.Errorf("%s: cannot redefine %s: the module was loaded without Options.Lazy", m.name, name)
	}
	if err := m.scope.begin(m); err != nil {
		return err
	}
	defer m.scope.end()
	if m.opts.Lazy.Renamed {
		return fmt.Errorf("%s: cannot redefine %s: the module was loaded together with others; load it separately into their scope", m.name, name)
	}
	i := slices.IndexFunc(m.opts.Lazy.Funcs, func(f LazyFunc) bool { return f.Name == name })
	if i < 0 || z.words[i] == nil {
		return fmt.Errorf("%s: cannot redefine %s: it is not a lazily compiled function", m.name, name)
	}
	z.mu.Lock()
	defer z.mu.Unlock()
	addr, err := z.load(f, name)
	if err != nil {
		return err
	}
	z.done[i], z.errs[i] = true, nil
	atomic.StoreUintptr(z.words[i], addr)
	return nil
}

// load loads the object of a function and returns its address.
func (z *lazyCode) load(f *object.File, name string) (uintptr, error) {
	if err := detach(f, name); err != nil {
		return 0, err
	}
	l := &loader{scope: z.module.scope, opts: &z.opts, files: []*object.File{f}, parent: z}
	m, err := l.load()
	if err != nil {
		return 0, err
	}
	for k := range m.functions {
		if m.functions[k].name == name {
			return m.functions[k].start, nil
		}
	}
	return 0, fmt.Errorf("%s: the object does not define %s", f.Name, name)
}

// detach makes the definition of a function local to the file, and makes references to its address use that of the
// stub: a function has one address.
func detach(f *object.File, name string) error {
	id := slices.IndexFunc(f.Symbols, func(s object.Symbol) bool { return s.Name == name && s.Section >= 0 })
	if id < 0 {
		return fmt.Errorf("%s: the object does not define %s", f.Name, name)
	}
	f.Symbols[id].Bind = object.BindLocal
	stub := object.SymbolID(len(f.Symbols))
	f.Symbols = append(f.Symbols, object.Symbol{Name: name, Section: object.Undefined, Bind: object.BindGlobal, Type: object.TypeFunc})
	for i := range f.Sections {
		for k := range f.Sections[i].Relocs {
			r := &f.Sections[i].Relocs[k]
			if t := f.Format.Reloc(r.Type); r.Symbol == object.SymbolID(id) && t != nil && (t.Value == target.RelocGOTEntry || t.Value == target.RelocGOTIndex) {
				r.Symbol = stub
			}
		}
	}
	return nil
}

// lazySymbols defines symbols for the lazily compiled functions. The scope's lock is held.
func (l *loader) lazySymbols() {
	lazy := l.opts.Lazy
	if lazy == nil {
		return
	}
	n := len(lazy.Funcs)
	z := &lazyCode{module: l.m, opts: *l.opts, first: make([]uintptr, n), words: make([]*uintptr, n), done: make([]bool, n), errs: make([]error, n)}
	z.opts.Lazy, z.opts.Name = nil, l.m.name
	l.m.lazy = z
	if l.syms.named["atexit"] == nil && l.opts.Symbols["atexit"] == 0 { // its handlers belong to the module
		y := newSymbol("atexit")
		y.referenced = true
		l.syms.named["atexit"] = y
		l.syms.names = append(l.syms.names, "atexit")
	}
	for i, fn := range lazy.Funcs {
		y := l.syms.named[fn.Name]
		switch {
		case y == nil:
			y = newSymbol(fn.Name)
			l.syms.named[fn.Name] = y
			l.syms.names = append(l.syms.names, fn.Name)
		case y.file >= 0:
			continue
		}
		y.lazy, y.section, y.typ, y.hidden = int64(i), object.Absolute, object.TypeFunc, fn.Local
		y.plt = l.tab.jumps
		l.tab.jumps++
		index := callbacks.add(&callback{lazy: z, number: i})
		l.m.callbacks = append(l.m.callbacks, index)
		y.callback = int64(index)
	}
}

// lazyNames lists the names and addresses of the lazily compiled functions.
func (l *loader) lazyNames() {
	z := l.m.lazy
	if z == nil {
		return
	}
	all := make(map[string]uintptr, len(l.syms.names)+len(l.opts.Symbols))
	add := func(y *symbol) {
		loaded := y.section < 0 || y.file >= 0 && l.lay.places[y.file][y.section].region != nil
		if (y.file >= 0 || y.lazy >= 0) && loaded && y.typ != object.TypeThreadLocal && y.name != "" {
			all[y.name] = y.addr
		}
	}
	for _, name := range l.syms.names {
		add(l.syms.named[name])
	}
	for i, f := range l.files[:min(l.opts.Lazy.Files, len(l.files))] {
		for j, y := range l.syms.symbols[i] {
			if f.Symbols[j].Bind == object.BindLocal && f.Symbols[j].Type != object.TypeSection {
				add(y)
			}
		}
	}
	if l.end.atexit != nil {
		all["atexit"] = l.end.atexit.addr
	}
	all["__dso_handle"] = l.m.dso
	for name, a := range l.opts.Symbols {
		if _, own := all[name]; !own {
			all[name] = a
		}
	}
	z.opts.Symbols = all
}

// adopt records the module loaded for a function. The scope's lock is held.
func (z *lazyCode) adopt(m *Module) {
	if z.gone { // closed during compilation: m stays mapped while calls are running
		s := m.scope
		s.withdraw(m)
		s.graveyard = append(s.graveyard, m)
		s.dying.Store(true)
		return
	}
	z.made = append(z.made, m)
}

// bury closes the modules loaded for functions. The scope's lock is held.
func (z *lazyCode) bury(s *Scope) {
	if z == nil {
		return
	}
	z.gone = true
	for _, m := range z.made {
		m.closed.Store(true)
		s.withdraw(m)
		s.graveyard = append(s.graveyard, m)
	}
	z.made = nil
}

// failure returns why the function whose call ended at pc could not be compiled, or nil.
func (z *lazyCode) failure(pc uintptr) error {
	if z == nil {
		return nil
	}
	if i := slices.Index(z.first, pc-lazyFault); i >= 0 {
		return z.errs[i]
	}
	return nil
}
