package compile

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/ir"
	"spillway/link"
	"spillway/llvmir/bitcode"
	"spillway/object"
	"spillway/object/elf"
	"spillway/target"
)

// build is one run of the build command.
type build struct {
	format *target.ObjectFormat // of a program linked by Spillway's linker
	flags  cli.CompileFlags
	output string
	link   []string // flags for the linker, in order
	mode   []string // -static, -shared etc.
	cxx    bool     // some module needs the C++ library
	linker string   // own, cc, or "": own, and cc as a fallback
}

// NewBuildCommand returns the command "spillway build".
func NewBuildCommand() *cobra.Command {
	b := &build{}
	cmd := &cobra.Command{
		Use:   "build FILE.ll... -o PROG",
		Short: "Compile LLVM IR and link a program",
		Long: `Compile the given LLVM IR files and link a program or, with -shared, a library.
Inputs may also be objects, archives, libraries and assembly files. The linker gets the inputs
in order, then the flags -l, -L and -Wl, in order, then -lstdc++ if an input refers to a symbol
that it defines. No other tool is needed: the program is linked with the shared libraries in the
directories that the dynamic linker searches. What the linker does not support is passed to the
system's C compiler driver ($CC, or cc), with a message.`,
		Example: `  spillway build examples/hello/hello.ll -o hello && ./hello
  spillway build -O3 --linker cc -static -v testdata/programs/fft/fft.O2.ll -lm -o fft`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			opts, err := b.flags.Options()
			if err != nil {
				return err
			}
			return b.run(cmd, opts, args)
		},
	}
	f := cmd.Flags()
	f.StringVarP(&b.output, "output", "o", "a.out", "program to write, - for standard output")
	f.VarP(linkFlag{b, "-l"}, "lib", "l", "link with this `LIBRARY`, as in -lm (the C and math libraries always are)")
	f.VarP(linkFlag{b, "-L"}, "libdir", "L", "also search this `DIRECTORY` for libraries")
	f.StringVar(&b.linker, "linker", "", "own: Spillway's linker only; cc: the system's cc (default: own, and cc for what own does not support)")
	f.VarP(linkFlag{b, "-W"}, "linker-flag", "W", "pass `FLAGS` to the linker, as in -Wl,-z,now")
	f.VarP(addressFlag{b, "-Ttext"}, "ttext", "", "link a bare-metal program with code and constants at `ADDRESS`, vector tables first")
	f.VarP(addressFlag{b, "-Tdata"}, "tdata", "", "`ADDRESS` of a bare-metal program's writable data (default: after its code)")
	b.modeFlag(f, "static", "link a program without shared libraries")
	b.modeFlag(f, "static-pie", "link a position-independent program without shared libraries")
	b.modeFlag(f, "shared", "link a shared library")
	b.modeFlag(f, "pie", "link a position-independent program (the default, except with --relocation static)")
	b.modeFlag(f, "no-pie", "link a program for a fixed address")
	b.flags.Register(cmd)
	cli.Refused(cmd.Flags(), "feature") // the output only runs in the interpreter
	b.flags.RegisterObjects(cmd)
	return cmd
}

// modeFlag adds a flag that is passed to the C compiler driver with one dash.
func (b *build) modeFlag(f *pflag.FlagSet, name, usage string) {
	f.BoolFunc(name, usage, func(value string) error {
		b.mode = append(b.mode, "-"+name)
		return nil
	})
}

// linkFlag collects the values of one linker flag, in order with the others.
type linkFlag struct {
	b    *build
	flag string
}

func (l linkFlag) String() string { return "" }
func (l linkFlag) Type() string   { return "string" }

func (l linkFlag) Set(value string) error {
	l.b.link = append(l.b.link, l.flag+value)
	return nil
}

// addressFlag passes an address to the linker, which parses it as hexadecimal.
type addressFlag struct {
	b    *build
	flag string
}

func (l addressFlag) String() string { return "" }
func (l addressFlag) Type() string   { return "address" }

func (l addressFlag) Set(value string) error {
	n, err := strconv.ParseUint(value, 0, 63)
	if err != nil {
		return errors.New("must be a number, such as 0x20000000")
	}
	l.b.link = append(l.b.link, fmt.Sprintf("-Wl,%s=%#x", l.flag, n))
	return nil
}

func (b *build) run(cmd *cobra.Command, opts spillway.Options, args []string) error {
	if b.linker != "" && b.linker != "own" && b.linker != "cc" {
		return cli.Usagef("--linker %q: must be own or cc", b.linker)
	}
	dir, err := os.MkdirTemp("", "spillway")
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	defer os.RemoveAll(dir)
	var t *target.Target
	var inputs []input
	for i, in := range args {
		if forLinker(in) {
			inputs = append(inputs, input{path: in})
			continue
		}
		opts := opts
		opts.Discard, opts.Verified = true, true
		m, err := b.flags.ParseLazy(cmd, in, &opts)
		if err != nil {
			return err
		}
		b.cxx = b.cxx || wantsCXX(m)
		if b.flags.IntegratedAs && opts.StopAfter == "" {
			opts.Stage = spillway.ToObject
		}
		out, err := compileAgain(cmd, &b.flags, in, m, opts, nil)
		if err != nil {
			return err
		}
		t = out.Target
		if out.Object != nil {
			out.Object.Name = in
			inputs = append(inputs, input{obj: out.Object})
			continue
		}
		src := filepath.Join(dir, fmt.Sprintf("%d.s", i))
		if err := os.WriteFile(src, out.Assembly, 0o666); err != nil {
			return fmt.Errorf("spillway: %w", err)
		}
		inputs = append(inputs, input{path: src})
	}
	return b.linkAll(cmd, dir, inputs, t)
}

// forLinker reports whether a file is passed to the linker uncompiled: by its name, or because it is an object, a
// shared library (such as libx.so.1) or an archive. The bitcode that clang -flto emits as objects is compiled.
func forLinker(name string) bool {
	head := cli.Head(name)
	switch filepath.Ext(name) {
	case ".o", ".a", ".s", ".S", ".so":
		return !bitcode.Is(head)
	}
	return elf.IsELF(head) || object.IsArchive(head)
}

// linkAll links with Spillway's linker or with cc; temporary files go to dir.
func (b *build) linkAll(cmd *cobra.Command, dir string, inputs []input, t *target.Target) error {
	tools := toolchain{cmd, b.flags.Verbose}
	driver := driverOf(inputs, t)
	if b.linker != "cc" {
		image, err := b.linkHere(cmd, dir, inputs, t, driver)
		if err == nil {
			return writeProgram(cmd, b.output, image)
		}
		var not *link.UnsupportedError
		if !errors.As(err, &not) {
			return prefixed(err)
		}
		if b.linker == "own" {
			return cli.UnsupportedError{Err: fmt.Errorf("spillway: %w; use --linker cc", err)}
		}
		fmt.Fprintf(cmd.ErrOrStderr(), "spillway: note: linking with cc: %v\n", not)
	}
	var files []string
	for i, in := range inputs {
		if in.obj != nil {
			in.path = filepath.Join(dir, fmt.Sprintf("%d.o", i))
			data, err := elf.Append(nil, in.obj)
			if err == nil {
				err = os.WriteFile(in.path, data, 0o666)
			}
			if err != nil {
				return fmt.Errorf("spillway: %w", err)
			}
		}
		files = append(files, in.path)
	}
	return tools.cc(b.output, slices.Concat(driver, files, b.modes(), b.link, b.libraries())...)
}

// driverOf returns the cc flags for t or, if nil, for the target of the objects.
func driverOf(inputs []input, t *target.Target) []string {
	if t == nil {
		format := formatOf(inputs, nil)
		for _, info := range spillway.Targets() {
			if info.Object.Machine == format.Machine && info.Object.Bits == format.Bits {
				t = info.New(target.PIC)
				t = t.WithFeatures(t.Features | format.Demands)
				break
			}
		}
	}
	if t == nil {
		return nil
	}
	return t.Driver
}

// prefixed adds the linker's name to its errors.
func prefixed(err error) error {
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		var list []error
		for _, e := range many.Unwrap() {
			list = append(list, fmt.Errorf("spillway: %w", e))
		}
		return errors.Join(list...)
	}
	return fmt.Errorf("spillway: %w", err)
}

// linkHere links with Spillway's linker.
func (b *build) linkHere(cmd *cobra.Command, dir string, inputs []input, t *target.Target, driver []string) ([]byte, error) {
	l := linking{cmd: cmd, output: b.output, flags: slices.Concat(b.link, b.cxxLibraries()), verbose: b.flags.Verbose}
	for i, in := range inputs {
		if ext := filepath.Ext(in.path); ext == ".s" || ext == ".S" {
			in.path = filepath.Join(dir, fmt.Sprintf("as%d.o", i))
			tools := toolchain{cmd, b.flags.Verbose}
			if err := tools.cc(in.path, append(slices.Clone(driver), "-c", inputs[i].path)...); err != nil {
				return nil, err
			}
		}
		l.inputs = append(l.inputs, in)
	}
	switch modes := b.modes(); modes[len(modes)-1] {
	case "-static":
		l.kind = link.Static
	case "-static-pie":
		l.kind = link.StaticPIE
	case "-shared":
		l.kind = link.Shared
	case "-no-pie":
		l.kind = link.NoPIE
	}
	l.format = formatOf(l.inputs, t)
	b.format = l.format
	return l.link()
}

// libraries returns the libraries that cc links every program with.
func (b *build) libraries() []string { return append(b.cxxLibraries(), "-lm") }

// cxxLibraries returns the C++ library if a module needs it.
func (b *build) cxxLibraries() []string {
	if b.cxx && !slices.Contains(b.link, "-lc++") && !slices.Contains(b.link, "-lstdc++") {
		return []string{"-lstdc++"}
	}
	return nil
}

// wantsCXX reports whether m refers to C++ library symbols.
func wantsCXX(m *ir.Module) bool {
	wants := func(s ir.Symbol) bool {
		if s == nil || !s.Sym().Declared {
			return false
		}
		name := s.Sym().Name
		switch name {
		case "__cxa_atexit", "__cxa_finalize", "__cxa_thread_atexit_impl":
			return false
		case "__gxx_personality_v0":
			return true
		}
		return slices.ContainsFunc(cxxNames, func(prefix string) bool { return strings.HasPrefix(name, prefix) })
	}
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { return wants(f) || wants(f.Personality) }) ||
		slices.ContainsFunc(m.Globals, func(g *ir.Global) bool { return wants(g) })
}

// cxxNames are prefixes of symbols of the C++ library and its run-time system.
var cxxNames = []string{"__cxa_", "_ZSt", "_ZNSt", "_ZNKSt", "_ZTVSt", "_ZTVN10__cxxabiv1", "_ZTISt", "_ZTVNSt", "_Znw", "_Zna", "_Zdl", "_Zda"}

// modes returns the flags for the kind of program, derived from the code unless given.
func (b *build) modes() []string {
	switch {
	case len(b.mode) > 0:
		return b.mode
	case b.flags.Relocation == "static":
		return []string{"-no-pie"}
	}
	return []string{"-pie"}
}
