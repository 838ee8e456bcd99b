package bench

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
)

// compileBench compares compilations of the same files by spillway and by llc.
type compileBench struct {
	llc, opt string
	clang    string // compiles C
	target   string // name, or ""
	args     string // of the timed programs
	fewArgs  string // of those under valgrind
	flags    []string
	triple   string // of the target, for C compilers
	runs     int
	profiler *profiler // nil: executions are not counted
	tools    toolchain
	self     string
	out      io.Writer
	log      io.Writer
}

func newBenchCompileCommand() *cobra.Command {
	b := &compileBench{}
	var executed bool
	var limit time.Duration
	cmd := &cobra.Command{
		Use:   "compile [FILE.ll...]",
		Short: "Compare compile time, text size, spill code and run time with llc on the same IR",
		Long: `Compile each file with spillway (one worker) and with llc, in turn, and print the
processor time of both (the minimum of the runs), the bytes of executable sections,
the loads and stores that register allocation inserted, and, for files that are whole
programs, the processor time of the programs. With --executed, callgrind counts the
loads and stores that the program's own code executes, and how many of them were
inserted, which slows programs down some fifty times. The default files are testdata/programs/*/*.ll. With --target, C is
compiled for that machine at -O2 and at -Oz, and the default files are testdata/programs/*/*.c.`,
		RunE: func(cmd *cobra.Command, files []string) (err error) {
			pattern := "testdata/programs/*/*.ll"
			if b.target != "" {
				if err := b.setTarget(); err != nil {
					return err
				}
				pattern = "testdata/programs/*/*.c"
			}
			if len(files) == 0 {
				if files, err = examples(pattern); err != nil {
					return err
				}
			}
			if executed {
				if b.profiler, err = newProfiler(limit); err != nil {
					return err
				}
			}
			b.out, b.log = cmd.OutOrStdout(), cmd.ErrOrStderr()
			return b.run(files)
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.llc, "llc", "llc-19", "llc to compare with")
	f.StringVar(&b.target, "target", "", "target to compile C for (see: spillway targets)")
	f.StringVar(&b.clang, "clang", "clang-19", "compiler from C to LLVM IR")
	f.StringVar(&b.opt, "llc-level", "-O2", "optimization level of llc")
	f.IntVar(&b.runs, "runs", 3, "runs of each, of which the minimum counts")
	f.StringVar(&b.args, "args", "", "arguments of the programs, separated by spaces")
	f.StringArrayVar(&b.flags, "flag", nil, "flag for spillway compile, as in --flag=--regalloc=linear")
	f.StringVar(&b.fewArgs, "executed-args", "", "arguments of the programs under valgrind")
	executedFlags(cmd, &executed, &limit)
	return cmd
}

// setTarget determines the target flags of C compilers.
func (b *compileBench) setTarget() error {
	info, err := spillway.TargetByName(b.target)
	if err != nil {
		return cli.UsageError{Err: err}
	}
	b.tools = newToolchain(info, "")
	b.triple = info.Triple()
	b.flags = append(b.flags, "--target", b.target)
	return nil
}

// translate compiles a C file to LLVM IR without vectors at two levels.
func (b *compileBench) translate(name string) (files []string, err error) {
	for _, level := range []string{"O2", "Oz"} {
		out := filepath.Join(b.tools.dir, strings.TrimSuffix(filepath.Base(name), ".c")+"."+level+".ll")
		args := append([]string{"--target=" + b.triple, "-" + level}, b.tools.driver...)
		args = append(args, "-fno-vectorize", "-fno-slp-vectorize", "-w", "-S", "-emit-llvm", name, "-o", out)
		if err := command(b.clang, args...).Run(); err != nil {
			return nil, fmt.Errorf("%s for %s: %w", b.clang, b.triple, err)
		}
		files = append(files, out)
	}
	return files, nil
}

// fileResult is the measurements of one file.
type fileResult struct {
	name                string
	compile, size, exec pair                 // seconds, bytes, seconds (0 if it is not a program)
	spills              [2]*report.SpillCode // spillway's and llc's
	executed            [2]report.Executed   // if requested
}

func (b *compileBench) run(files []string) (err error) {
	if b.tools.dir, err = os.MkdirTemp("", "spillway-bench"); err != nil {
		return err
	}
	defer os.RemoveAll(b.tools.dir)
	if b.self, err = installed(b.tools.dir); err != nil {
		return err
	}
	var results []fileResult
	for _, f := range files {
		if err := b.measure(f, &results); err != nil {
			fmt.Fprintf(b.log, "%s: skipped: %v\n", f, err)
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
	var programs [2]string
	for i, who := range []string{"ours", "theirs"} {
		programs[i] = filepath.Join(b.tools.dir, who)
	}
	ours := append([]string{b.self, "compile", "-S", "-j", "1", name, "-o", programs[0] + ".s"}, b.flags...)
	theirs := []string{b.llc, b.opt, "-relocation-model=pic", "-filetype=asm", name, "-o", programs[1] + ".s"}
	if r.compile, err = race(b.runs, ours, theirs); err != nil {
		return r, err
	}
	if err := command(ours[0], append(ours[1:], "--comment")...).Run(); err != nil {
		return r, err
	}
	args := strings.Fields(b.args)
	whole := false
	for i, p := range programs {
		if err := b.tools.cc("-c", p+".s", "-o", p+".o").Run(); err != nil {
			return r, fmt.Errorf("assembling %s: %w", p, err)
		}
		var n float64
		if n, whole, err = textSize(p + ".o"); err != nil {
			return r, err
		}
		*[]*float64{&r.size.ours, &r.size.theirs}[i] = n
		text, err := os.ReadFile(p + ".s")
		if err != nil {
			return r, err
		}
		r.spills[i] = report.ParseSpillCode(string(text))
		if !whole {
			continue
		}
		if err := b.tools.link(p+".o", p); err != nil {
			return r, err
		}
		if b.profiler == nil {
			continue
		}
		if r.executed[i], err = b.profiler.run(&b.tools, string(text), r.spills[i], strings.Fields(b.fewArgs)); err != nil {
			return r, err
		}
	}
	if whole {
		r.exec, err = race(b.runs, append(programs[:1:1], args...), append(programs[1:2:2], args...))
	}
	return r, err
}

// level returns the optimization level in a file's name: lua.Oz.ll is Oz.
func level(name string) string {
	parts := strings.Split(filepath.Base(name), ".")
	if len(parts) < 3 {
		return "other"
	}
	return strings.Join(parts[1:len(parts)-1], ".")
}

// print writes a row per file, then the totals per optimization level.
func (b *compileBench) print(results []fileResult) {
	t := report.Table{Header: []string{"file", "compile ms", "llc ms", "ratio", "text", "llc text", "ratio", "inserted", "llc", "run ms", "llc run ms", "ratio"}}
	if b.profiler != nil {
		t.Header = append(t.Header, "executed", "llc", "ratio", "inserted", "llc")
	}
	levels := map[string][]fileResult{}
	var names []string
	for _, r := range results {
		row := []any{strings.TrimSuffix(filepath.Base(r.name), ".ll"), ms(r.compile.ours), ms(r.compile.theirs), ratio(r.compile.ratio()), r.size.ours, r.size.theirs, ratio(r.size.ratio()),
			r.spills[0].Accesses(), r.spills[1].Accesses()}
		if r.exec.theirs > 0 {
			row = append(row, ms(r.exec.ours), ms(r.exec.theirs), ratio(r.exec.ratio()))
		} else {
			row = append(row, "", "", "")
		}
		if e := r.executed; e[1].Accesses() > 0 {
			row = append(row, e[0].Accesses(), e[1].Accesses(), per(e[0].Accesses(), e[1].Accesses()), e[0].Inserted, e[1].Inserted)
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
	sum := report.Table{Header: []string{"level", "files", "compile time", "text size", "functions", "that spill", "llc", "inserted", "llc", "run time"}}
	if b.profiler != nil {
		sum.Header = append(sum.Header, "executed", "of them inserted", "llc")
	}
	for _, l := range names {
		sum.Row(b.summary(l, levels[l])...)
	}
	fmt.Fprintf(b.out, "\nGeometric means of the ratios to %s %s; sums of inserted loads and stores and of the functions that have any:\n\n", b.llc, b.opt)
	sum.WriteTo(b.out)
}

// summary returns the row of a level.
func (b *compileBench) summary(level string, results []fileResult) []any {
	var compile, size, run, executed []float64
	var functions, spilling, inserted [2]int
	var share [2]float64 // share of inserted loads and stores in all executed ones
	for _, r := range results {
		compile = append(compile, r.compile.ratio())
		size = append(size, r.size.ratio())
		if r.exec.theirs > 0 && r.exec.ours > 0 {
			run = append(run, r.exec.ratio())
		}
		if e := &r.executed; e[1].Accesses() > 0 {
			executed = append(executed, float64(e[0].Accesses())/float64(e[1].Accesses()))
			for i := range share {
				share[i] += float64(e[i].Inserted) / float64(max(1, e[i].Accesses()))
			}
		}
		for i, s := range r.spills {
			functions[i] += len(s.Functions)
			spilling[i] += s.Spilling()
			inserted[i] += s.Accesses()
		}
	}
	row := []any{level, len(results), ratio(report.GeometricMean(compile)), ratio(report.GeometricMean(size)),
		functions[0], percent(spilling[0], functions[0]), percent(spilling[1], functions[1]), inserted[0], inserted[1], ratio(report.GeometricMean(run))}
	if b.profiler != nil {
		row = append(row, ratio(report.GeometricMean(executed)))
		for _, s := range share {
			row = append(row, fmt.Sprintf("%.1f %%", 100*s/float64(max(1, len(executed)))))
		}
	}
	return row
}
