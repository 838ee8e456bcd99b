package spillway

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"spillway/internal/atomicfile"
	"spillway/ir"
	"spillway/load"
	"spillway/object"
	"spillway/object/elf"
	"spillway/target"
)

// LoadOptions are the options of Load. Host or Scope is required.
type LoadOptions struct {
	// Host is the process: process.Host() of package spillway/load/process. It is an option because a program that
	// imports that package is linked with the C library (without cgo), which programs that only compile need not be.
	Host load.Host
	// Scope is the scope into which the module is loaded, whose symbols it shares; nil: a scope of its own. See
	// load.NewScope.
	Scope *load.Scope
	// Symbols are the addresses of symbols that the module declares and nothing defines.
	Symbols map[string]uintptr
	// Callbacks are Go functions that the module declares and calls; see load.Options.
	Callbacks map[string]any
	// Libraries are shared libraries in which symbols are looked up, such as libz.so.1. The C
	// library and libm need not be named.
	Libraries []string
	// Late lets functions that the module declares be defined by modules that are
	// loaded into the scope later.
	Late bool
	// Lazy compiles each function at its first call, from Go or from loaded code: loading takes the
	// time of the data alone, and functions that are never called are never compiled. An error in a
	// function, or an undefined symbol, is then returned by the call from Go that first reached it
	// (load.Fault.Compile). Load keeps the modules and what Compile refers to: the caller must no
	// longer read or change them. Functions with aliases, functions whose blocks have their addresses
	// taken, and modules with module assembly or thread-local variables are compiled at once.
	Lazy bool
	// With are further modules, and Objects object files, that are loaded together with the module: all
	// see each other's symbols.
	With    []*ir.Module
	Objects []*object.File
	// PerfMap writes the names of functions for the profiler perf; see load.Options.
	PerfMap bool
	// JITDump is the directory to which code and line tables are written for perf; see load.Options.
	JITDump string
	// Lines makes faults name the source line (load.Fault), where the modules have debug information, which
	// takes time to translate. Functions that are compiled lazily have none. Debugger and JITDump imply it.
	Lines bool
	// Debugger registers the code with GDB, with the modules' debug information; functions that are compiled lazily have
	// none. See load.Options.
	Debugger bool
	// Cache keeps the machine code on disk, unless it is nil or the module is loaded lazily.
	Cache *Cache
	// Compile are the compilation options; its Stage and NoDebug are ignored. A CPU with features that this processor lacks
	// is an error; callers must not call functions whose attributes require such features.
	Compile Options
}

// Loaded is a module in memory: its method Func makes Go functions of its functions, Symbol returns the address of
// a symbol that it defines, Close frees its memory.
type Loaded = load.Module

// Load compiles a module into the memory of this process, for its machine if the module names none. It changes the
// module as Compile does. Undefined symbols are looked up in Symbols and Callbacks, the scope, the
// libraries and the process. See package load for what loaded code may do, for faults in
// it and for its limits.
func Load(ctx context.Context, m *ir.Module, opts LoadOptions) (*Loaded, error) {
	scope := opts.Scope
	if scope == nil {
		var err error
		if scope, err = load.NewScope(opts.Host); err != nil {
			return nil, fmt.Errorf("%s: %w", nameOf(m), err)
		}
	}
	opts.Compile.Target = hostTarget(m, opts.Compile.Target)
	if err := runsHere(m, &opts.Compile); err != nil {
		return nil, err
	}
	lo := load.Options{
		Name: nameOf(m), Symbols: opts.Symbols, Callbacks: opts.Callbacks, Libraries: opts.Libraries,
		Late: opts.Late, PerfMap: opts.PerfMap, JITDump: opts.JITDump, Debugger: opts.Debugger, Signatures: map[string]load.Signature{},
	}
	var files []*object.File
	modules := append([]*ir.Module{m}, opts.With...)
	for _, m := range modules {
		signatures(m, lo.Signatures)
	}
	opts.Compile.Stage, opts.Compile.NoDebug = ToObject, !opts.Debugger && !opts.Lines && opts.JITDump == ""
	if opts.Lazy {
		files, err := lazyModules(ctx, modules, opts.Compile, len(modules)+len(opts.Objects) > 1, &lo)
		if err != nil {
			return nil, err
		}
		return scope.Load(append(files, opts.Objects...), lo)
	}
	for _, m := range modules {
		file, layout, err := opts.Cache.compile(ctx, m, opts.Compile)
		if err != nil {
			return nil, err
		}
		lo.Layout = layout
		files = append(files, file)
	}
	return scope.Load(append(files, opts.Objects...), lo)
}

// HostTarget returns the target of the code that this process can run, nil if it can run none.
func HostTarget() *TargetInfo {
	for i := range targets {
		if o := targets[i].New(target.PIC).Object; o != nil && o.Machine == load.Machine() {
			return &targets[i]
		}
	}
	return nil
}

// hostTarget returns t, or if that is nil and m names no machine, that of this process.
func hostTarget(m *ir.Module, t *TargetInfo) *TargetInfo {
	if t == nil && m.Triple == "" && m.Layout == "" {
		return HostTarget()
	}
	return t
}

// runsHere returns an error unless this processor has the features that all functions may use.
func runsHere(m *ir.Module, opts *Options) error {
	if opts.CPU == "" {
		return nil
	}
	info := opts.Target
	if info == nil {
		var err error
		if info, err = TargetOf(m); err != nil {
			return fmt.Errorf("%s: %w", nameOf(m), err)
		}
	}
	t := info.New(opts.Relocation)
	set, err := t.CPUByName(opts.CPU)
	if err != nil {
		return fmt.Errorf("%s: %w", nameOf(m), err)
	}
	for _, e := range t.Extensions {
		if set&e.Bit != 0 && load.Lacks(e.Name) {
			return fmt.Errorf("%s: code for %s requires %s, which this processor does not have", nameOf(m), opts.CPU, e.Name)
		}
	}
	return nil
}

// signatures adds those of m's functions. A definition's counts.
func signatures(m *ir.Module, out map[string]load.Signature) {
	for _, f := range m.Funcs {
		if _, known := out[f.Name]; (!known || !f.Declared) && !f.IsLocal() {
			out[f.Name] = load.SignatureOf(f)
		}
	}
	for _, a := range m.Aliases {
		if a.Type == nil || a.Type.Kind != ir.FuncKind || a.IsLocal() {
			continue
		}
		sig := load.Signature{Type: a.Type, Params: make([]ir.ParamAttrs, len(a.Type.Fields))}
		if f, ok := a.Target.(*ir.Func); ok && !a.IFunc {
			sig = load.SignatureOf(f)
		}
		out[a.Name] = sig
	}
}

// A Cache keeps the machine code of modules on disk, for Load: a module with the same text is not compiled again, in this process or
// another of the same program. Any number of processes may use a directory. Files are never removed.
type Cache struct {
	// Dir is the directory, which is created if it does not exist.
	Dir string
	// Options identifies the compilation options: it must differ where LoadOptions.Compile does.
	Options string
}

// compile is Compile to an object, through the cache.
func (c *Cache) compile(ctx context.Context, m *ir.Module, opts Options) (*object.File, *ir.Layout, error) {
	if c == nil {
		out, err := Compile(ctx, m, opts)
		if err != nil {
			return nil, nil, err
		}
		return out.Object, &out.Target.Layout, nil
	}
	info := opts.Target
	if info == nil {
		var err error
		if info, err = TargetOf(m); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", nameOf(m), err)
		}
	}
	t := info.New(opts.Relocation)
	file := filepath.Join(c.Dir, c.key(m, info, opts)+".o")
	if data, err := os.ReadFile(file); err == nil {
		if f, err := elf.Read(file, data, t.Object); err == nil { // a damaged entry is rebuilt
			return f, &t.Layout, nil
		}
	}
	out, err := Compile(ctx, m, opts)
	if err != nil {
		return nil, nil, err
	}
	data, err := elf.Append(nil, out.Object)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", nameOf(m), err)
	}
	if err := c.keep(file, data); err != nil {
		return nil, nil, fmt.Errorf("%s: the cache: %w", nameOf(m), err)
	}
	return out.Object, &out.Target.Layout, nil
}

// key identifies the code of a module: its text, the options, and the compiler, which is part of the program.
func (c *Cache) key(m *ir.Module, t *TargetInfo, opts Options) string {
	h := sha256.New()
	if name, err := os.Executable(); err == nil {
		if info, err := os.Stat(name); err == nil {
			fmt.Fprintf(h, "%q %d %d ", name, info.Size(), info.ModTime().UnixNano())
		}
	}
	fmt.Fprintf(h, "%q %q %q %d %t %t\n", t.Name, opts.CPU, c.Options, opts.Relocation, opts.FunctionSections, opts.DataSections)
	h.Write([]byte(m.String()))
	return fmt.Sprintf("%x", h.Sum(nil))
}

// keep writes a file that other processes may be writing concurrently.
func (c *Cache) keep(file string, data []byte) error {
	if err := os.MkdirAll(c.Dir, 0o777); err != nil {
		return err
	}
	return atomicfile.Write(file, data, 0o600)
}
