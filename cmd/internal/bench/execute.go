package bench

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
	"spillway/target"
)

// executeBench compares executions of programs with those compiled by llc.
type executeBench struct {
	llc, opt string
	levels   []string
	programs []string // only these
	without  []string // directories
	flags    []string
	repeat   int
	runs     int
	least    time.Duration
	limit    time.Duration
	keep     string

	tools  toolchain
	self   string
	links  []string // command that links objects; nil: the C compiler driver
	counts counter
	out    io.Writer
	log    io.Writer
}

func newBenchExecuteCommand() *cobra.Command {
	b := &executeBench{}
	cmd := &cobra.Command{
		Use:   "execute CORPUS/TARGET",
		Short: "Compare executed instructions, memory accesses and run time with llc on multi-file programs",
		Long: `The programs are the files below CORPUS/TARGET (as TestCorpus of e2e writes them; see
docs/benchmarks) that define main, one program each, except in directories with a subdirectory
"workload", which is linked with the files and libraries that its file "link" names. Compile each at its
level and with llc, check that their outputs agree, and print the instructions and the
memory accesses that the program's own code executes (libraries are the same), counted by
callgrind, and the processor time. The argument of a program is the number of repetitions of its
work: --repeat under callgrind, enough to take --least when timed. Programs of machines that have an
emulator are linked for a fixed address by Spillway's linker, counted by qemu, and not timed.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			b.out, b.log = cmd.OutOrStdout(), cmd.ErrOrStderr()
			info, err := spillway.TargetByName(filepath.Base(args[0]))
			if err != nil {
				return cli.UsageError{Err: fmt.Errorf("the directory name is not a target: %w", err)}
			}
			b.flags = append(b.flags, "--target", info.Name)
			return b.run(args[0], info)
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.llc, "llc", "llc-19", "llc to compare with")
	f.StringVar(&b.opt, "llc-level", "-O2", "optimization level of llc")
	f.StringSliceVar(&b.levels, "levels", []string{"O2"}, "optimization levels of the files to compile")
	f.StringSliceVar(&b.programs, "program", nil, "run only these programs")
	f.StringSliceVar(&b.without, "without", []string{"csmith"}, "directories to skip")
	f.StringArrayVar(&b.flags, "flag", nil, "flag for spillway compile, as in --flag=--regalloc=linear")
	f.IntVar(&b.repeat, "repeat", 2, "argument of programs under callgrind")
	f.IntVar(&b.runs, "runs", 5, "timed runs of each, of which the minimum counts; 0: none")
	f.DurationVar(&b.least, "least", 100*time.Millisecond, "minimum processor time of a timed program")
	f.DurationVar(&b.limit, "limit", 5*time.Minute, "time limit for a program under callgrind")
	f.StringVar(&b.keep, "keep", "", "directory for the programs and their profiles (NAME.ours, NAME.theirs)")
	return cmd
}

// executable is a program to measure: IR files, and the directory that it runs in.
type executable struct {
	name  string
	files []string
	libs  []string // flags for the linker
	dir   string
	alone bool // one file, which is not a program if it defines no main
}

func (b *executeBench) run(dir string, info *spillway.TargetInfo) (err error) {
	if b.self, err = cli.Companion(cli.Program); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "spillway-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	b.tools = newToolchain(info, work)
	if emulator := info.New(target.Static).Object.Link.Emulator; len(emulator) > 0 && info != spillway.HostTarget() {
		b.links, b.runs = []string{b.self, "build", "--linker", "own", "--target", info.Name, "--no-pie"}, 0
		b.counts, err = newEmulated(emulator, work, b.limit)
	} else {
		b.counts, err = newProfiler(b.limit)
	}
	if err != nil {
		return err
	}
	if b.keep != "" { // the programs run in directories of their own
		if b.keep, err = filepath.Abs(b.keep); err != nil {
			return err
		}
		if err := os.MkdirAll(b.keep, 0o777); err != nil {
			return cli.CannotWrite(b.keep, err)
		}
	}
	for _, level := range b.levels {
		list, err := executables(dir, level, b.without)
		if err != nil {
			return err
		}
		if b.programs != nil {
			list = slices.DeleteFunc(list, func(p executable) bool { return !slices.Contains(b.programs, p.name) })
		}
		if len(list) == 0 {
			return cli.Usagef("%s: no programs of level %s", dir, level)
		}
		if err := b.level(level, list); err != nil {
			return err
		}
	}
	return nil
}

// executables finds the programs of a level, examples etc. before those with a workload.
func executables(dir, level string, without []string) (alone []executable, err error) {
	dirs, err := filepath.Glob(filepath.Join(dir, "*", ""))
	if err != nil {
		return nil, err
	}
	var worked []executable
	for _, d := range dirs {
		if slices.Contains(without, filepath.Base(d)) {
			continue
		}
		links, err := os.ReadFile(filepath.Join(d, "workload", "link"))
		if errors.Is(err, os.ErrNotExist) {
			files, err := filepath.Glob(filepath.Join(d, "*."+level+".ll"))
			if err != nil {
				return nil, err
			}
			for _, f := range files {
				alone = append(alone, executable{name: strings.TrimSuffix(filepath.Base(f), "."+level+".ll"), files: []string{f}, dir: d, alone: true})
			}
			continue
		}
		if err != nil {
			return nil, err
		}
		p := executable{name: filepath.Base(d), dir: filepath.Join(d, "workload")}
		// The program's own main comes first: some packages have one as well.
		for _, pattern := range append([]string{"workload/*.ll"}, strings.Fields(string(links))...) {
			if strings.HasPrefix(pattern, "-") {
				p.libs = append(p.libs, pattern)
				continue
			}
			pattern, without := strings.CutPrefix(pattern, "!")
			files, err := filepath.Glob(filepath.Join(d, strings.TrimSuffix(pattern, ".ll")+"."+level+".ll"))
			if err != nil {
				return nil, err
			}
			for _, f := range files {
				if without {
					p.files = slices.DeleteFunc(p.files, func(other string) bool { return other == f })
				} else {
					p.files = append(p.files, f)
				}
			}
		}
		worked = append(worked, p)
	}
	return append(alone, worked...), nil
}

// level prints the table of one level.
func (b *executeBench) level(level string, list []executable) error {
	t := report.Table{Header: []string{"-" + level, "instructions", "llc", "ratio", "accesses", "llc", "ratio"}}
	if b.runs > 0 {
		t.Header = append(t.Header, "run ms", "llc ms", "ratio")
	}
	var instrs, accesses, times []float64
	for _, p := range list {
		instructions, access, time, err := b.measure(p, level)
		if errors.Is(err, errNoProgram) {
			continue
		}
		if err != nil {
			fmt.Fprintf(b.log, "%s: skipped: %v\n", p.name, err)
			continue
		}
		row := []any{p.name}
		for _, x := range []struct {
			of   pair
			list *[]float64
		}{{instructions, &instrs}, {access, &accesses}} {
			row = append(row, int64(x.of.ours), int64(x.of.theirs), ratio(x.of.ratio()))
			*x.list = append(*x.list, x.of.ratio())
		}
		if b.runs > 0 {
			row = append(row, ms(time.ours), ms(time.theirs), ratio(time.ratio()))
			times = append(times, time.ratio())
		}
		t.Row(row...)
	}
	row := []any{fmt.Sprintf("geometric mean of %d", len(t.Rows)), "", "", ratio(report.GeometricMean(instrs)), "", "", ratio(report.GeometricMean(accesses))}
	if b.runs > 0 {
		row = append(row, "", "", ratio(report.GeometricMean(times)))
	}
	t.Row(row...)
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	_, err := fmt.Fprintln(b.out)
	return err
}

var errNoProgram = errors.New("no main function")

// measure builds a program with both compilers, counts and times it.
func (b *executeBench) measure(p executable, level string) (instructions, accesses, time pair, err error) {
	dir := b.tools.dir
	if b.keep != "" {
		dir = b.keep
	}
	var programs [2]string
	for i, who := range []string{"ours", "theirs"} {
		programs[i] = filepath.Join(dir, p.name+"."+who)
		if err = b.build(p, level, programs[i], i == 1); err != nil {
			return instructions, accesses, time, err
		}
	}
	var output [2][]byte
	var counts [2][2]float64
	for i, program := range programs {
		n, a, out, err := b.counts.runWhole(program, p.dir, strconv.Itoa(b.repeat))
		if err != nil {
			return instructions, accesses, time, err
		}
		counts[i], output[i] = [2]float64{float64(n), float64(a)}, out
	}
	instructions, accesses = pair{counts[0][0], counts[1][0]}, pair{counts[0][1], counts[1][1]}
	if string(output[0]) != string(output[1]) {
		return instructions, accesses, time, errors.New("the outputs of the two programs differ")
	}
	if b.runs > 0 {
		time, err = b.time(p, programs)
	}
	return instructions, accesses, time, err
}

// build compiles a program's files and links them.
func (b *executeBench) build(p executable, level, program string, theirs bool) error {
	var objects []string
	main := !p.alone
	for k, f := range p.files {
		base := filepath.Join(b.tools.dir, fmt.Sprintf("%s.%d.%t", p.name, k, theirs))
		args := append([]string{b.self, "compile", "-S", "-" + level, f, "-o", base + ".s"}, b.flags...)
		if theirs {
			args = []string{b.llc, b.opt, "-relocation-model=pic", "-filetype=asm", f, "-o", base + ".s"}
		}
		for _, cmd := range [][]string{args, b.tools.cc("-c", base+".s", "-o", base+".o").Args} {
			if out, err := command(cmd[0], cmd[1:]...).CombinedOutput(); err != nil {
				return fmt.Errorf("%s: %w\n%s", strings.Join(cmd, " "), err, out)
			}
		}
		_, defines, err := textSize(base + ".o")
		if err != nil {
			return err
		}
		main = main || defines
		objects = append(objects, base+".o")
	}
	if !main {
		return errNoProgram
	}
	words := slices.Concat(objects, []string{"-Wl,-z,muldefs", "-o", program}, p.libs, []string{"-lm", "-lpthread", "-ldl"})
	link := b.tools.cc(words...)
	if b.links != nil {
		link = command(b.links[0], slices.Concat(b.links[1:], words)...)
	}
	if out, err := link.CombinedOutput(); err != nil {
		return fmt.Errorf("linking %s: %w\n%s", p.name, err, out)
	}
	return nil
}

// time runs both programs in turn.
func (b *executeBench) time(p executable, programs [2]string) (pair, error) {
	for repeat := b.repeat; ; repeat *= 4 {
		ours, theirs := []string{programs[0], strconv.Itoa(repeat)}, []string{programs[1], strconv.Itoa(repeat)}
		x, err := raceIn(p.dir, 1, ours, theirs)
		if err != nil || x.theirs >= b.least.Seconds() || repeat > 1<<24 {
			if err == nil {
				x, err = raceIn(p.dir, b.runs, ours, theirs)
			}
			return x, err
		}
	}
}
