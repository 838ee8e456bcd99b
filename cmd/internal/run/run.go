// Package run is the command "spillway run".
package run

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/interp"
	"spillway/target"
)

// Native runs a program in this process: its files with args.
type Native func(cmd *cobra.Command, flags *cli.CompileFlags, opts spillway.Options, how NativeOptions, files, args []string) error

// NativeOptions are the options of a Native run.
type NativeOptions struct {
	Lazy      bool     // compile functions on their first call
	Debugger  bool     // register the code with debuggers
	JITDump   string   // the directory for perf's dump, or ""
	Libraries []string // besides the C library
}

// NewCommand returns the command "spillway run", whose flag --native calls native.
func NewCommand(native Native) *cobra.Command {
	var flags cli.CompileFlags
	var stage string
	var count, inProcess bool
	var how NativeOptions
	var maxSteps uint64
	cmd := &cobra.Command{
		Use:   "run FILE.ll... [-- ARG...]",
		Short: "Interpret a program's machine code, or run it in this process",
		Long: `Compile the given LLVM IR files, interpret the program, and exit with its exit code. The
memory, string, output and math functions of the C library are built in. --stage chooses
what is interpreted: ir, the IR as read; selected, machine code in SSA form;
allocated (the default), machine code with registers and stack slots; framed, the code
that is emitted, with prologues, epilogues and the stack.

--native loads the machine code into the memory of this process and calls main, with the
system's C library; -l names further shared libraries, and inputs may also be objects.
Nothing is assembled or linked. The code runs in spillway-native, a program next to this
one that is linked with the C library. --lazy compiles each function on its first call.
--debugger registers the code with a debugger, as in
gdb --args spillway-native run --native --debugger FILE.ll.
A program for another machine (--target, or the module's triple) is linked and run
under an emulator, if one is installed.`,
		Example: "  spillway run --count examples/hello/hello.ll\n  spillway run --native examples/lz/lz.ll",
		Args:    cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			opts, err := flags.Options()
			if err != nil {
				return err
			}
			files, rest := args, []string(nil)
			if n := cmd.ArgsLenAtDash(); n >= 0 {
				files, rest = args[:n], args[n:]
			}
			if len(files) == 0 {
				return cli.Usagef("no input file")
			}
			if inProcess {
				if cmd.Flags().Changed("stage") || count || maxSteps > 0 {
					return cli.Usagef("--stage, --count and --max-steps apply to interpreted programs: remove --native")
				}
				if how.Lazy && how.Debugger {
					return cli.Usagef("--debugger requires code that is compiled before it runs: remove --lazy")
				}
				return native(cmd, &flags, opts, how, files, rest)
			}
			if how.Lazy || how.Debugger || how.JITDump != "" {
				return cli.Usagef("--lazy, --debugger and --jitdump apply to programs that run in this process: add --native")
			}
			asJSON := flags.JSON
			flags.JSON = asJSON && flags.Stats // of the statistics
			prog, err := loadProgram(cmd, &flags, opts, stage, files)
			if err != nil {
				return err
			}
			res, err := interp.Run(cmd.Context(), prog, interp.Options{
				Args: rest, Name: files[0], MaxSteps: maxSteps,
				Stdin: cmd.InOrStdin(), Stdout: cmd.OutOrStdout(), Stderr: cmd.ErrOrStderr(),
			})
			if count || asJSON && !flags.Stats {
				if err := printCounts(cmd.ErrOrStderr(), &res.Counts, asJSON); err != nil {
					return err
				}
			}
			if err != nil {
				return fmt.Errorf("spillway: %w", err)
			}
			if res.ExitCode != 0 {
				return cli.ExitCode(res.ExitCode)
			}
			return nil
		},
	}
	flags.Register(cmd)
	f := cmd.Flags()
	f.StringVar(&stage, "stage", "allocated", "what to interpret: ir, selected, allocated or framed")
	f.BoolVar(&inProcess, "native", false, "run the machine code in this process instead of interpreting it")
	f.BoolVar(&how.Lazy, "lazy", false, "parse and compile each function on its first call (with --native)")
	f.BoolVar(&how.Debugger, "debugger", false, "register the code and debug information with GDB (with --native)")
	f.StringVar(&how.JITDump, "jitdump", "", "write jit-PID.dump to the directory `DIR`, for perf inject --jit (with --native)")
	f.StringSliceVarP(&how.Libraries, "lib", "l", nil, "also search the shared library `FILE` for symbols, such as libz.so.1 (with --native)")
	f.BoolVar(&count, "count", false, "print counts of executed instructions, loads, stores and moves to standard error")
	f.Lookup("json").Usage = "print statistics and counts as JSON objects; alone it implies --count"
	f.Uint64Var(&maxSteps, "max-steps", 0, "stop the program after this many instructions (0: no limit)")
	return cmd
}

// loadProgram reads the files and compiles them up to the stage.
func loadProgram(cmd *cobra.Command, flags *cli.CompileFlags, opts spillway.Options, stage string, files []string) (p interp.Program, err error) {
	stages := map[string]spillway.Stage{"ir": spillway.ToAssembly, "selected": spillway.ToSelected, "allocated": spillway.ToAllocated, "framed": spillway.ToFramed}
	var known bool
	if opts.Stage, known = stages[stage]; !known {
		return p, cli.Usagef("--stage %q: must be ir, selected, allocated or framed", stage)
	}
	for _, name := range files {
		m, err := cli.ParseFile(cmd, name, opts.Target)
		if err != nil {
			return p, err
		}
		p.Modules = append(p.Modules, m)
		if stage == "ir" {
			if info, err := spillway.TargetOf(m); err == nil {
				p.Machine = info.New(target.PIC)
			}
			continue
		}
		out, err := flags.Compile(cmd, name, m, opts)
		if err != nil {
			return p, err
		}
		p.Target = out.Target
		p.Code = append(p.Code, out.Funcs...)
	}
	return p, nil
}

// printCounts writes what a program executed.
func printCounts(w io.Writer, c *interp.Counts, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(w).Encode(c)
	}
	if _, err := fmt.Fprintf(w, "instructions %d\nloads        %d\nstores       %d\nspill loads  %d\nspill stores %d\nmoves        %d\nswaps        %d\n",
		c.Instructions, c.Loads, c.Stores, c.SpillLoads, c.SpillStores, c.Moves, c.Swaps); err != nil || c.Permutations == 0 {
		return err
	}
	_, err := fmt.Fprintf(w, "permutations %d\n", c.Permutations)
	return err
}
