package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"spillway"
	"spillway/cmd/spillway/cli"
	"spillway/ir"
	"spillway/object"
)

// build is one run of the build command.
type build struct {
	flags  cli.CompileFlags
	output string
	link   []string // flags for the linker, in order
	mode   []string // -static, -shared and the like
	cxx    bool     // some module wants the C++ library
}

func newBuildCommand() *cobra.Command {
	b := &build{}
	cmd := &cobra.Command{
		Use:   "build FILE.ll... -o PROG",
		Short: "Compile LLVM IR text and link a program",
		Long: `Compile the given LLVM IR files and link a program or, with -shared, a library with the system's C compiler driver ($CC, or cc). Objects, archives,
libraries and assembly files may stand among the inputs. The linker gets the inputs in
their order, then the flags -l, -L and -Wl, in theirs; then -lstdc++ if an input refers to
what it defines.`,
		Example: `  spillway build examples/hello/hello.ll -o hello && ./hello
  spillway build -O3 -static -v examples/fft/fft.O2.ll -lm -Wl,--gc-sections -o fft`,
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
	f.VarP(linkFlag{b, "-L"}, "libdir", "L", "look for libraries in this `DIRECTORY` too")
	f.VarP(linkFlag{b, "-W"}, "linker", "W", "pass `FLAGS` to the linker, as in -Wl,-z,now")
	b.modeFlag(f, "static", "link a program without shared libraries")
	b.modeFlag(f, "shared", "make a shared library")
	b.modeFlag(f, "pie", "make a position-independent program (the default, but with --relocation static)")
	b.modeFlag(f, "no-pie", "make a program for a fixed address")
	b.flags.Register(cmd)
	b.flags.RegisterIntegratedAs(cmd)
	return cmd
}

// modeFlag adds a flag that goes to the C compiler driver with one dash.
func (b *build) modeFlag(f *pflag.FlagSet, name, usage string) {
	f.BoolFunc(name, usage, func(value string) error {
		b.mode = append(b.mode, "-"+name)
		return nil
	})
}

// linkFlag collects the values of one flag for the linker among those of all.
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

func (b *build) run(cmd *cobra.Command, opts spillway.Options, inputs []string) error {
	dir, err := os.MkdirTemp("", "spillway")
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	defer os.RemoveAll(dir)
	var driver, files []string
	for i, in := range inputs {
		switch filepath.Ext(in) {
		case ".o", ".a", ".s", ".S", ".so":
			files = append(files, in)
			continue
		}
		m, err := cli.ParseFile(cmd, in, opts.Target)
		if err != nil {
			return err
		}
		b.cxx = b.cxx || wantsCXX(m)
		opts.Discard, opts.Verified = true, true
		if b.flags.IntegratedAs && opts.StopAfter == "" {
			opts.Stage = spillway.ToObject
		}
		out, err := compileAgain(cmd, &b.flags, in, m, opts)
		if err != nil {
			return err
		}
		driver = out.Target.Driver
		src, text := filepath.Join(dir, fmt.Sprintf("%d.s", i)), out.Assembly
		if out.Object != nil {
			src = filepath.Join(dir, fmt.Sprintf("%d.o", i))
			if text, err = object.Append(nil, out.Object); err != nil {
				return fmt.Errorf("spillway: %w", err)
			}
		}
		if err := os.WriteFile(src, text, 0o666); err != nil {
			return fmt.Errorf("spillway: %w", err)
		}
		files = append(files, src)
	}
	tools := toolchain{cmd, b.flags.Verbose}
	return tools.cc(b.output, slices.Concat(driver, files, b.modes(), b.link, b.libraries())...)
}

// libraries returns those that every program is linked with.
func (b *build) libraries() []string {
	if b.cxx && !slices.Contains(b.link, "-lc++") {
		return []string{"-lstdc++", "-lm"}
	}
	return []string{"-lm"}
}

// wantsCXX reports whether m refers to what the C++ library defines.
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

// cxxNames are how names of the C++ library and of its run-time system begin.
var cxxNames = []string{"__cxa_", "_ZSt", "_ZNSt", "_ZNKSt", "_ZTVSt", "_ZTVN10__cxxabiv1", "_ZTISt", "_ZTVNSt", "_Znw", "_Zna", "_Zdl", "_Zda"}

// modes returns the flags for the kind of program: the code decides unless somebody did.
func (b *build) modes() []string {
	switch {
	case len(b.mode) > 0:
		return b.mode
	case b.flags.Relocation == "static":
		return []string{"-no-pie"}
	}
	return []string{"-pie"}
}
