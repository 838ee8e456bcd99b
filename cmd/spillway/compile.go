package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/regalloc"
)

func newCompileCommand() *cobra.Command {
	var flags compileFlags
	var asObject, asText bool
	var output, dump, stage string
	cmd := &cobra.Command{
		Use:   "compile [-S | -c] FILE.ll...",
		Short: "Compile LLVM IR text to assembly (-S, the default) or objects (-c)",
		Args:  cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			opts, err := flags.options()
			if err != nil {
				return err
			}
			if asObject && asText {
				return usagef("-S and -c exclude each other")
			}
			if output != "" && output != "-" && len(args) > 1 {
				return usagef("-o names one file, but there are %d inputs", len(args))
			}
			if opts.Stage, err = stageByName(stage); err != nil {
				return err
			}
			c := &compilation{cmd: cmd, flags: &flags, opts: opts, dump: dump}
			for _, in := range args {
				out := output
				if err := c.one(in, out, asObject); err != nil {
					return err
				}
			}
			return nil
		},
	}
	flags.register(cmd)
	f := cmd.Flags()
	f.BoolVarP(&asText, "assembly", "S", false, "write assembly text")
	f.BoolVarP(&asObject, "object", "c", false, "write an object file (uses the system's cc to assemble)")
	f.StringVarP(&output, "output", "o", "", "file to write, - for standard output (default: the input's name with .s or .o)")
	f.BoolVar(&flags.comment, "comment", false, "mark spills, reloads and copies in the assembly")
	f.StringVar(&dump, "dump-problems", "", "write the allocation problem and result of each function into this directory")
	f.StringVar(&stage, "stage", "", "stop early and write the machine code as text: selected, allocated or framed")
	return cmd
}

func stageByName(name string) (spillway.Stage, error) {
	stages := map[string]spillway.Stage{"": spillway.ToAssembly, "selected": spillway.ToSelected,
		"allocated": spillway.ToAllocated, "framed": spillway.ToFramed}
	s, ok := stages[name]
	if !ok {
		return s, usagef("--stage %q: want selected, allocated or framed", name)
	}
	return s, nil
}

// compilation is one run of the compile command.
type compilation struct {
	cmd   *cobra.Command
	flags *compileFlags
	opts  spillway.Options
	dump  string // directory for problems, or ""
}

// one compiles one file.
func (c *compilation) one(input, output string, object bool) error {
	m, err := parseFile(c.cmd, input)
	if err != nil {
		return err
	}
	opts := c.opts
	var d *dumper
	if c.dump != "" {
		d = &dumper{dir: c.dump}
		if err := os.MkdirAll(c.dump, 0o777); err != nil {
			return fmt.Errorf("spillway: %w", err)
		}
		opts.Observe = d.observe
	}
	out, err := c.flags.compile(c.cmd, input, m, opts)
	if err != nil {
		return err
	}
	if d != nil && d.err() != nil {
		return d.err()
	}
	switch {
	case opts.Stage != spillway.ToAssembly:
		var text strings.Builder
		for _, f := range out.Funcs {
			text.WriteString(f.String())
		}
		if output == "" {
			output = "-"
		}
		return writeFile(c.cmd, output, []byte(text.String()))
	case object:
		if output == "" {
			output = withExtension(input, ".o")
		}
		return assemble(out.Assembly, output, out.Target.Driver)
	}
	if output == "" {
		output = withExtension(input, ".s")
	}
	return writeFile(c.cmd, output, out.Assembly)
}

// assemble turns assembly text into an object file, whole or not at all; driver
// holds the target's flags.
func assemble(text []byte, output string, driver []string) error {
	dir, err := os.MkdirTemp("", "spillway")
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	defer os.RemoveAll(dir)
	src := filepath.Join(dir, "out.s")
	if err := os.WriteFile(src, text, 0o666); err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	return cc(output, append(slices.Clone(driver), "-c", src)...)
}

// cc runs the system's C compiler driver so that output is written whole or not at all.
func cc(output string, args ...string) error {
	tool := os.Getenv("CC")
	if tool == "" {
		tool = "cc"
	}
	words := strings.Fields(tool)
	beside := filepath.Dir(output)
	if isSpecial(output) {
		beside = ""
	}
	dir, err := os.MkdirTemp(beside, ".spillway")
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	defer os.RemoveAll(dir)
	tmp := filepath.Join(dir, filepath.Base(output))
	cmd := exec.Command(words[0], append(append(words[1:], args...), "-o", tmp)...)
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			return fmt.Errorf("spillway: %s failed", tool)
		}
		return fmt.Errorf("spillway: cannot run %s (set CC to a C compiler driver): %w", tool, err)
	}
	if beside == "" {
		data, err := os.ReadFile(tmp)
		if err != nil {
			return fmt.Errorf("spillway: %w", err)
		}
		return writeThrough(output, data)
	}
	if err := os.Rename(tmp, output); err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	return nil
}

func newBuildCommand() *cobra.Command {
	var flags compileFlags
	var output string
	var libs []string
	cmd := &cobra.Command{
		Use:   "build FILE.ll... -o PROG",
		Short: "Compile LLVM IR text and link a program",
		Long: `Compile the given LLVM IR files, assemble them, and link a program with the
system's C compiler driver ($CC, or cc). Objects, archives and assembly files may
stand among the inputs and are handed to the linker.`,
		Example: "  spillway build examples/hello/hello.ll -o hello && ./hello",
		Args:    cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			opts, err := flags.options()
			if err != nil {
				return err
			}
			return buildProgram(cmd, &flags, opts, args, output, libs)
		},
	}
	flags.register(cmd)
	cmd.Flags().StringVarP(&output, "output", "o", "a.out", "program to write")
	cmd.Flags().StringArrayVarP(&libs, "lib", "l", nil, "link with this library, as in -lm (the C and math libraries always are)")
	return cmd
}

func buildProgram(cmd *cobra.Command, flags *compileFlags, opts spillway.Options, inputs []string, output string, libs []string) error {
	dir, err := os.MkdirTemp("", "spillway")
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	defer os.RemoveAll(dir)
	var link, driver []string
	for i, in := range inputs {
		switch filepath.Ext(in) {
		case ".o", ".a", ".s", ".S", ".so":
			link = append(link, in)
			continue
		}
		m, err := parseFile(cmd, in)
		if err != nil {
			return err
		}
		out, err := flags.compile(cmd, in, m, opts)
		if err != nil {
			return err
		}
		driver = out.Target.Driver
		src := filepath.Join(dir, fmt.Sprintf("%d.s", i))
		if err := os.WriteFile(src, out.Assembly, 0o666); err != nil {
			return fmt.Errorf("spillway: %w", err)
		}
		link = append(link, src)
	}
	if flags.relocation == "static" {
		link = append(link, "-no-pie")
	} else {
		link = append(link, "-pie")
	}
	for _, l := range libs {
		link = append(link, "-l"+l)
	}
	return cc(output, append(append(slices.Clone(driver), link...), "-lm")...)
}

// dumper writes allocation problems and results into a directory. It is used
// from several goroutines.
type dumper struct {
	dir  string
	errs syncErrors
}

func (d *dumper) err() error { return d.errs.join() }

func (d *dumper) observe(p *regalloc.Problem, r *regalloc.Result) {
	base := filepath.Join(d.dir, fileSafe(p.Name))
	var result bytes.Buffer
	d.errs.add(regalloc.WriteResult(&result, p, r))
	d.errs.add(os.WriteFile(base+".problem", []byte(p.String()), 0o666))
	d.errs.add(os.WriteFile(base+".result", result.Bytes(), 0o666))
}
