package spillway

import (
	"context"
	"fmt"
	"strconv"

	"spillway/emit/asm"
	"spillway/emit/encode"
	"spillway/ir"
	"spillway/load"
	"spillway/mach"
	"spillway/object"
	"spillway/target"
)

// A lazyModule is a module whose functions are compiled when they are called first. Its
// methods are called by one goroutine at a time.
type lazyModule struct {
	c     *compiler
	w     *worker
	funcs []int // of c.funcs: those that are not compiled yet
}

// Recompile compiles a function of a module that was loaded with LoadOptions.Lazy again, with other
// options, such as a better allocator: calls of it that begin later reach the new code, while those
// that are running end in the old one, whose memory is given back with the module's. M is the
// module again, as it was before Load: it is changed, and must not be the one that was loaded. What
// decides how arguments are passed, Options.CPU, has to be as it was. Functions of modules that
// were loaded together (LoadOptions.With, Objects) are not compiled again. The error of a function
// that cannot be compiled leaves it as it is.
func Recompile(ctx context.Context, code *Loaded, m *ir.Module, name string, opts Options) error {
	opts.Stage, opts.NoDebug, opts.Relocation, opts.StopAfter = ToObject, true, target.PIC, ""
	opts.Target = hostTarget(m, opts.Target)
	if !separable(m) {
		return fmt.Errorf("%s: its functions cannot be compiled lazily: it has assembly text or thread-local variables", nameOf(m))
	}
	if err := runsHere(m, &opts); err != nil {
		return err
	}
	z := &lazyModule{c: &compiler{ctx: ctx, m: m, opts: opts}}
	makeGlobal(m, "")
	if err := z.prepare(true); err != nil {
		return err
	}
	for i, k := range z.funcs {
		if fn := z.c.funcs[k]; asm.Name(fn) == name {
			z.open()
			f, err := z.compile(i)
			if err != nil {
				return err
			}
			return code.Redefine(name, f)
		}
	}
	return fmt.Errorf("%s: no lazily compiled function %s", nameOf(m), name)
}

// lazyModules compiles what is wanted of the modules at once, all of those among them that cannot be
// compiled function by function, and adds the others' functions to lo.
func lazyModules(ctx context.Context, modules []*ir.Module, opts Options, several bool, lo *load.Options) ([]*object.File, error) {
	opts.Relocation = target.PIC // functions are far from each other
	var files []*object.File
	var all []*lazyModule
	var last []int // by module: the number of functions of all up to it
	lazy := &load.Lazy{Files: len(modules), Renamed: several}
	for i, m := range modules {
		z := &lazyModule{}
		suffix := ""
		if several {
			suffix = "." + strconv.Itoa(i)
		}
		f, err := z.start(ctx, m, opts, suffix)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
		lo.Layout = &z.c.base.Layout
		for _, k := range z.funcs {
			fn := z.c.funcs[k]
			lazy.Funcs = append(lazy.Funcs, load.LazyFunc{Name: asm.Name(fn), Local: fn.IsLocal() || fn.Visibility == ir.Hidden})
		}
		all = append(all, z)
		last = append(last, len(lazy.Funcs))
	}
	for _, z := range all {
		z.open()
	}
	lazy.Compile = func(i int) (*object.File, error) {
		k, first := 0, 0
		for i >= last[k] {
			first = last[k]
			k++
		}
		return all[k].compile(i - first)
	}
	if len(lazy.Funcs) > 0 {
		lo.Lazy = lazy
	}
	return files, nil
}

// start makes the object of what is compiled at once: the data, and functions that have to be where the
// data is.
func (z *lazyModule) start(ctx context.Context, m *ir.Module, opts Options, suffix string) (f *object.File, err error) {
	c := &compiler{ctx: ctx, m: m, opts: opts}
	z.c = c
	defer c.recoverBug("module", &err)
	separate := separable(m)
	if separate {
		makeGlobal(m, suffix)
	}
	if err := z.prepare(separate); err != nil {
		return nil, err
	}
	first := z.atOnce()
	err = c.parallel(ascending(len(first)), func() func(int) error {
		w := c.newWorker()
		return func(i int) error { return w.compile(first[i]) }
	})
	if err != nil {
		return nil, err
	}
	c.baseLegal.Complete(m)
	var codes []*encode.Code
	for _, i := range first {
		codes = append(codes, c.codes[i])
	}
	if f, err = c.coder.Module(m, codes); err != nil {
		return nil, fmt.Errorf("%s: %w", nameOf(m), err)
	}
	return f, nil
}

// prepare looks at the whole module and lists its functions: those that are compiled when they are
// called first, if it is separate, in z.funcs.
func (z *lazyModule) prepare(separate bool) (err error) {
	c := z.c
	defer c.recoverBug("module", &err)
	if err := c.configure(); err != nil {
		return err
	}
	c.defined()
	n := len(c.funcs)
	c.mach, c.text, c.codes, c.stats = make([]*mach.Func, n), make([]asm.Text, n), make([]*encode.Code, n), make([]FuncStats, n)
	if !separate {
		return nil
	}
	now := attached(c.m)
	for i, fn := range c.funcs {
		if !now[fn] {
			z.funcs = append(z.funcs, i)
		}
	}
	return nil
}

// atOnce lists the other functions.
func (z *lazyModule) atOnce() []int {
	var first []int
	k := 0
	for i := range z.c.funcs {
		if k < len(z.funcs) && z.funcs[k] == i {
			k++
			continue
		}
		first = append(first, i)
	}
	return first
}

// separable reports whether functions of m can be separate objects: the definitions in assembly text are unknown, and
// thread-local variables belong to the module.
func separable(m *ir.Module) bool {
	if len(m.Asm) > 0 {
		return false
	}
	names := make(map[string]bool, len(m.Funcs)+len(m.Globals))
	taken := func(s ir.Symbol) bool {
		name := s.Sym().Name
		if len(name) > 0 && name[0] == 1 {
			name = name[1:]
		}
		defer func() { names[name] = true }()
		return names[name]
	}
	for _, g := range m.Globals {
		if taken(g) || g.ThreadLocal && !g.Declared {
			return false
		}
	}
	for _, f := range m.Funcs {
		if taken(f) {
			return false
		}
	}
	for _, a := range m.Aliases {
		if taken(a) || a.ThreadLocal {
			return false
		}
	}
	return true
}

// makeGlobal makes all symbols global in the object, local ones with a suffix.
func makeGlobal(m *ir.Module, suffix string) {
	each(m, func(s *ir.SymInfo) {
		if s.IsLocal() {
			s.Linkage = ir.Internal
			s.Name += suffix
		}
	})
}

// each calls do for each symbol of m.
func each(m *ir.Module, do func(*ir.SymInfo)) {
	for _, g := range m.Globals {
		do(&g.SymInfo)
	}
	for _, f := range m.Funcs {
		do(&f.SymInfo)
	}
	for _, a := range m.Aliases {
		do(&a.SymInfo)
	}
}

// attached returns the functions that have to be where the data is: aliases are names of them, data
// is before them, or addresses of their blocks are taken elsewhere.
func attached(m *ir.Module) map[*ir.Func]bool {
	now := make(map[*ir.Func]bool)
	add := func(s ir.Symbol) {
		if f, ok := s.(*ir.Func); ok {
			now[f] = true
		}
	}
	for _, a := range m.Aliases {
		add(a.Target)
	}
	for _, g := range m.Globals {
		if g.Init == nil {
			continue
		}
		for _, r := range g.Init.Relocs {
			if r.Block != nil || r.Minus != nil {
				add(r.Sym)
				add(r.Minus)
			}
		}
	}
	for _, f := range m.Funcs {
		if f.Prefix != nil {
			now[f] = true
		}
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				for _, a := range v.Args {
					if a.Op == ir.OpBlockAddr && a.Sym != f {
						add(a.Sym)
					}
				}
			}
		}
	}
	return now
}

// open prepares the rest for compilation, after the part compiled at once: any symbol may now be anywhere.
func (z *lazyModule) open() {
	c := z.c
	c.ctx = context.WithoutCancel(c.ctx)
	z.w = c.newWorker()
	each(c.m, func(s *ir.SymInfo) {
		if s.Linkage != ir.ExternWeak {
			s.Linkage = ir.External
		}
		s.DSOLocal, s.Visibility = false, ir.DefaultVisibility
	})
}

// compile compiles one of z.funcs into an object of its own.
func (z *lazyModule) compile(i int) (f *object.File, err error) {
	c, k := z.c, z.funcs[i]
	defer c.recoverBug("module", &err)
	if err := z.w.compile(k); err != nil {
		return nil, err
	}
	// What legalizing adds to the module belongs to this object.
	m := c.m
	funcs, globals := len(m.Funcs), len(m.Globals)
	c.baseLegal.Complete(m)
	part := &ir.Module{Name: m.Name, Triple: m.Triple, Layout: m.Layout, Flags: m.Flags, Funcs: m.Funcs[funcs:], Globals: m.Globals[globals:]}
	f, err = c.coder.Module(part, []*encode.Code{c.codes[k]})
	m.Funcs, m.Globals = m.Funcs[:funcs:funcs], m.Globals[:globals:globals]
	c.codes[k], c.mach[k] = nil, nil
	if err != nil {
		return nil, fmt.Errorf("%s: %w", nameOf(m), err)
	}
	return f, nil
}
