package main

import (
	"debug/elf"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/report"
	"spillway/target"
)

func newBenchCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Measure, and print tables",
		Args:  cobra.NoArgs,
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newBenchCompileCommand(), newBenchScaleCommand(), newBenchPuzzleCommand(), newBenchSelectCommand(), newBenchShuffleCommand())
	return cmd
}

// compileBench compares compilations of the same files by spillway and by llc.
type compileBench struct {
	llc, opt string
	clang    string // compiles C
	target   string // name, or ""
	args     string // of the programs
	flags    []string
	driver   []string // flags of the target for C compilers
	triple   string   // of the target, as C compilers want it
	runs     int
	dir      string
	self     string
	out      io.Writer
	log      io.Writer
}

func newBenchCompileCommand() *cobra.Command {
	b := &compileBench{}
	cmd := &cobra.Command{
		Use:   "compile [FILE.ll...]",
		Short: "Compare compile time, text size and run time with llc on the same IR",
		Long: `Compile each file with spillway (one worker) and with llc, in turn, and print the
processor time of both (the minimum of the runs), the bytes of executable sections,
and, for files that are whole programs, the processor time of the programs. The
default files are examples/*/*.ll. With --target, C is compiled for that machine
at -O2 and at -Oz, and the default files are examples/*/*.c.`,
		RunE: func(cmd *cobra.Command, files []string) (err error) {
			pattern := "examples/*/*.ll"
			if b.target != "" {
				if err := b.setTarget(); err != nil {
					return err
				}
				pattern = "examples/*/*.c"
			}
			if len(files) == 0 {
				if files, err = filepath.Glob(pattern); err != nil || len(files) == 0 {
					return usagef("no files, and no examples in this directory")
				}
			}
			b.out, b.log = cmd.OutOrStdout(), cmd.ErrOrStderr()
			return b.run(files)
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.llc, "llc", "llc-19", "llc to compare with")
	f.StringVar(&b.target, "target", "", "machine to compile C for (see: spillway targets)")
	f.StringVar(&b.clang, "clang", "clang-19", "what compiles C to LLVM IR")
	f.StringVar(&b.opt, "llc-level", "-O2", "its optimisation level")
	f.IntVar(&b.runs, "runs", 3, "runs of each, of which the fastest counts")
	f.StringVar(&b.args, "args", "", "arguments of the programs, separated by spaces")
	f.StringArrayVar(&b.flags, "flag", nil, "flag for spillway compile, as in --flag=--regalloc=linear")
	return cmd
}

// setTarget finds out what C compilers must be told about the target.
func (b *compileBench) setTarget() error {
	info, err := spillway.TargetByName(b.target)
	if err != nil {
		return usageError{err}
	}
	t := info.New(target.PIC)
	b.driver, b.triple = t.Driver, t.Triples[0]+"linux-gnu"
	b.flags = append(b.flags, "--target", b.target)
	return nil
}

// translate compiles a C file to LLVM IR without vectors at two levels.
func (b *compileBench) translate(name string) (files []string, err error) {
	for _, level := range []string{"O2", "Oz"} {
		out := filepath.Join(b.dir, strings.TrimSuffix(filepath.Base(name), ".c")+"."+level+".ll")
		args := append([]string{"--target=" + b.triple, "-" + level}, b.driver...)
		args = append(args, "-fno-vectorize", "-fno-slp-vectorize", "-w", "-S", "-emit-llvm", name, "-o", out)
		if err := command(b.clang, args...).Run(); err != nil {
			return nil, fmt.Errorf("%s for %s: %w", b.clang, b.triple, err)
		}
		files = append(files, out)
	}
	return files, nil
}

// A pair holds a figure for spillway and for llc.
type pair struct{ ours, theirs float64 }

func (p pair) ratio() float64 { return p.ours / p.theirs }

// fileResult is what was measured on one file.
type fileResult struct {
	name                string
	compile, size, exec pair // seconds, bytes, seconds (0 if it is no program)
}

func (b *compileBench) run(files []string) (err error) {
	if b.self, err = os.Executable(); err != nil {
		return err
	}
	if b.dir, err = os.MkdirTemp("", "spillway-bench"); err != nil {
		return err
	}
	defer os.RemoveAll(b.dir)
	var results []fileResult
	for _, f := range files {
		if err := b.measure(f, &results); err != nil {
			fmt.Fprintf(b.log, "%s: left out: %v\n", f, err)
		}
	}
	b.print(results)
	return nil
}

// measure appends the results of one file, IR or C.
func (b *compileBench) measure(name string, results *[]fileResult) (err error) {
	files := []string{name}
	if filepath.Ext(name) == ".c" {
		if files, err = b.translate(name); err != nil {
			return err
		}
	}
	for _, f := range files {
		r, err := b.file(f)
		if err != nil {
			return err
		}
		*results = append(*results, r)
	}
	return nil
}

// file measures one file.
func (b *compileBench) file(name string) (r fileResult, err error) {
	r.name = name
	ours, theirs := filepath.Join(b.dir, "ours"), filepath.Join(b.dir, "theirs")
	compileOurs := append([]string{b.self, "compile", "-S", "-j", "1", name, "-o", ours + ".s"}, b.flags...)
	compileTheirs := []string{b.llc, b.opt, "-relocation-model=pic", "-filetype=asm", name, "-o", theirs + ".s"}
	if r.compile, err = b.race(compileOurs, compileTheirs); err != nil {
		return r, err
	}
	for i, p := range []string{ours, theirs} {
		if err := b.cc("-c", p+".s", "-o", p+".o").Run(); err != nil {
			return r, fmt.Errorf("assembling %s: %w", p, err)
		}
		n, main, err := textSize(p + ".o")
		if err != nil {
			return r, err
		}
		*[]*float64{&r.size.ours, &r.size.theirs}[i] = n
		if !main {
			continue
		}
		if err := b.cc(p+".o", "-o", p, "-lm", "-lpthread").Run(); err != nil {
			return r, fmt.Errorf("linking %s: %w", p, err)
		}
	}
	if _, err := os.Stat(theirs); err == nil {
		args := strings.Fields(b.args)
		r.exec, err = b.race(append([]string{ours}, args...), append([]string{theirs}, args...))
		os.Remove(ours)
		os.Remove(theirs)
		return r, err
	}
	return r, nil
}

// race runs both commands in turn and returns the least processor time of each.
func (b *compileBench) race(ours, theirs []string) (p pair, err error) {
	for i := range b.runs {
		for k, args := range [][]string{ours, theirs} {
			cmd := command(args[0], args[1:]...)
			if err := cmd.Run(); err != nil {
				return p, fmt.Errorf("%s: %w", strings.Join(args, " "), err)
			}
			s := (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds()
			best := []*float64{&p.ours, &p.theirs}[k]
			if i == 0 || s < *best {
				*best = s
			}
		}
	}
	return p, nil
}

// cc is the C compiler driver, for the target.
func (b *compileBench) cc(args ...string) *exec.Cmd {
	return command("cc", append(slices.Clone(b.driver), args...)...)
}

func command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.WaitDelay = time.Second
	return cmd
}

// textSize returns the bytes of executable sections of an object and whether it defines main.
func textSize(name string) (n float64, main bool, err error) {
	f, err := elf.Open(name)
	if err != nil {
		return 0, false, err
	}
	defer f.Close()
	for _, s := range f.Sections {
		if s.Flags&elf.SHF_EXECINSTR != 0 {
			n += float64(s.Size)
		}
	}
	syms, err := f.Symbols()
	if err != nil {
		return 0, false, err
	}
	for _, s := range syms {
		main = main || s.Name == "main" && s.Section != elf.SHN_UNDEF
	}
	return n, main, nil
}

// level returns what a file's name says of its optimisation level: lua.Oz.ll is of Oz.
func level(name string) string {
	parts := strings.Split(filepath.Base(name), ".")
	if len(parts) < 3 {
		return "other"
	}
	return strings.Join(parts[1:len(parts)-1], ".")
}

// print writes a row for each file, then the means for each optimisation level.
func (b *compileBench) print(results []fileResult) {
	t := report.Table{Header: []string{"file", "compile ms", "llc ms", "ratio", "text", "llc text", "ratio", "run ms", "llc run ms", "ratio"}}
	levels := map[string][]fileResult{}
	var names []string
	for _, r := range results {
		row := []any{strings.TrimSuffix(filepath.Base(r.name), ".ll"), ms(r.compile.ours), ms(r.compile.theirs), ratio(r.compile.ratio()), r.size.ours, r.size.theirs, ratio(r.size.ratio())}
		if r.exec.theirs > 0 {
			row = append(row, ms(r.exec.ours), ms(r.exec.theirs), ratio(r.exec.ratio()))
		} else {
			row = append(row, "", "", "")
		}
		t.Row(row...)
		l := level(r.name)
		if levels[l] == nil {
			names = append(names, l)
		}
		levels[l] = append(levels[l], r)
	}
	t.WriteTo(b.out)
	slices.Sort(names)
	sum := report.Table{Header: []string{"level", "files", "compile time", "text size", "run time"}}
	for _, l := range names {
		var compile, size, run []float64
		for _, r := range levels[l] {
			compile = append(compile, r.compile.ratio())
			size = append(size, r.size.ratio())
			if r.exec.theirs > 0 && r.exec.ours > 0 {
				run = append(run, r.exec.ratio())
			}
		}
		sum.Row(l, len(levels[l]), ratio(report.GeometricMean(compile)), ratio(report.GeometricMean(size)), ratio(report.GeometricMean(run)))
	}
	fmt.Fprintf(b.out, "\nGeometric means of the ratios to %s %s:\n\n", b.llc, b.opt)
	sum.WriteTo(b.out)
}

func ms(s float64) string    { return fmt.Sprintf("%.1f", s*1000) }
func ratio(x float64) string { return fmt.Sprintf("%.3f", x) }
