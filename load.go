package spillway

import (
	"context"
	"fmt"

	"spillway/ir"
	"spillway/load"
	"spillway/object"
	"spillway/target"
)

// LoadOptions are the options of Load. Host, or Scope, has to be there.
type LoadOptions struct {
	// Host is the process: process.Host() of package spillway/load/process, which needs no cgo
	// but makes the program that imports it one that is linked with the C library. That is
	// why it is said here: programs that only compile are not.
	Host load.Host
	// Scope is where the module is loaded, to call and be called by what else is there; nil: a
	// scope of its own. See load.NewScope.
	Scope *load.Scope
	// Symbols are addresses of what the module declares and nothing defines.
	Symbols map[string]uintptr
	// Callbacks are Go functions that the module declares and calls; see load.Options.
	Callbacks map[string]any
	// Libraries are shared libraries to look for symbols in, such as libz.so.1. The C
	// library and libm need not be named.
	Libraries []string
	// Late lets functions that the module declares be defined by modules that are
	// loaded into the scope later.
	Late bool
	// Lazy compiles each function when it is called first, whoever calls it: loading takes the time
	// that the data takes, and functions that are never called take none. What is wrong with a
	// function, or not defined, is then the error of the call from Go in which it is called first
	// (load.Fault.Compile). The modules belong to Load and must not be read or changed any more,
	// and neither must what Compile refers to. Functions that are aliased and those with addresses
	// of blocks are compiled at once, and so are modules with assembly text or thread-local
	// variables.
	Lazy bool
	// With are further modules, Objects machine code, that are loaded together with the module: all
	// see each other's symbols.
	With    []*ir.Module
	Objects []*object.File
	// PerfMap has the profiler perf know the functions by name; see load.Options.
	PerfMap bool
	// JITDump is the directory in which perf finds the code and its lines; see load.Options.
	JITDump string
	// Lines has faults say of which line of the program's text they are (load.Fault), where the modules have debug information, which
	// takes time to translate. Functions that are compiled when they are called first have none. Debugger and JITDump imply it.
	Lines bool
	// Debugger has GDB know the code, with the modules' debug information; functions that are compiled when they are called first have
	// none. See load.Options.
	Debugger bool
	// Cache keeps the machine code on disk, unless it is nil or the module is loaded lazily.
	Cache *Cache
	// Compile says how to compile; its Stage and NoDebug do not matter. A CPU that has what this processor lacks
	// is an error; functions that ask for it by their attributes are for their callers to choose.
	Compile Options
}

// Loaded is a module in memory: its method Func makes Go functions of its functions, Symbol says where what it
// defines is, Close gives its memory back.
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
