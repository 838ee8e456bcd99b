package bench

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
)

// promoteBench compares the code of IR with variables in memory, compiled directly, with that of the same IR promoted
// by LLVM's passes.
type promoteBench struct {
	text     textBench
	opt      string
	passes   string
	level    string
	main     string
	args     []string
	executed bool
}

func newBenchPromoteCommand() *cobra.Command {
	b := &promoteBench{}
	cmd := &cobra.Command{
		Use:   "promote CORPUS/TARGET [PROGRAM...]",
		Short: "Compare pass promote with opt -passes=sroa,early-cse",
		Long: `For each program, a directory of files named NAME.slots.ll below CORPUS/TARGET (as
TestCorpus of e2e writes them; see docs/benchmarks), compile each file
with spillway directly, and once more with LLVM's passes in place of pass promote, and
print the bytes of code of both without alignment. With --executed, callgrind counts the
instructions that both programs execute, in their own code and the libraries': each file
with a main is linked with all files of its directory that have none.`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			b.text.out, b.text.log = cmd.OutOrStdout(), cmd.ErrOrStderr()
			info, err := spillway.TargetByName(filepath.Base(args[0]))
			if err != nil {
				return cli.UsageError{Err: fmt.Errorf("the directory name is not a target: %w", err)}
			}
			b.text.flags = append(b.text.flags, "--target", info.Name)
			return b.run(args[0], args[1:], info)
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.opt, "opt", "opt-19", "LLVM's opt")
	f.StringVar(&b.passes, "passes", "sroa,early-cse", "its passes")
	f.StringVar(&b.level, "level", "O2", "optimization level of spillway")
	f.StringArrayVar(&b.text.flags, "flag", nil, "flag for spillway compile, as in --flag=--regalloc=linear")
	f.BoolVar(&b.executed, "executed", false, "count the instructions that the programs execute, with valgrind")
	f.StringVar(&b.main, "main", "", "the file whose main is linked")
	f.StringSliceVar(&b.args, "args", nil, "arguments of the programs")
	return cmd
}

// promoted are the measurements of one program: ours directly, theirs after opt.
type promoted struct {
	files, refused int
	size, executed pair
}

func (p *promoted) add(q *promoted) {
	p.files, p.refused = p.files+q.files, p.refused+q.refused
	p.size.ours, p.size.theirs = p.size.ours+q.size.ours, p.size.theirs+q.size.theirs
	p.executed.ours, p.executed.theirs = p.executed.ours+q.executed.ours, p.executed.theirs+q.executed.theirs
}

func (b *promoteBench) run(dir string, names []string, info *spillway.TargetInfo) (err error) {
	if b.text.self, err = cli.Companion(cli.Program); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "spillway-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	b.text.tools = newToolchain(info, work)
	if len(names) == 0 {
		names = []string{"*"}
	}
	t := report.Table{Header: []string{"program", "files", "refused", "text", "after opt", "ratio"}}
	if b.executed {
		t.Header = append(t.Header, "executed", "after opt", "ratio")
	}
	var total promoted
	var sizes, counts []float64
	row := func(name string, p *promoted) {
		cells := []any{name, p.files, p.refused, int64(p.size.ours), int64(p.size.theirs), ratio(p.size.ratio())}
		if b.executed {
			cells = append(cells, int64(p.executed.ours), int64(p.executed.theirs), ratio(p.executed.ratio()))
		}
		t.Row(cells...)
	}
	for _, name := range names {
		dirs, err := filepath.Glob(filepath.Join(dir, name))
		if err != nil || len(dirs) == 0 {
			return cli.Usagef("%s: no program %s", dir, name)
		}
		for _, d := range dirs {
			p, err := b.program(d)
			if err != nil {
				return err
			}
			if p.files == 0 {
				continue
			}
			row(filepath.Base(d), p)
			sizes = append(sizes, p.size.ratio())
			if p.executed.theirs > 0 {
				counts = append(counts, p.executed.ratio())
			}
			total.add(p)
		}
	}
	row("total", &total)
	means := []any{"geometric mean", "", "", "", "", ratio(report.GeometricMean(sizes))}
	if b.executed {
		means = append(means, "", "", ratio(report.GeometricMean(counts)))
	}
	t.Row(means...)
	_, err = t.WriteTo(b.text.out)
	return err
}

// program measures the files of one directory.
func (b *promoteBench) program(dir string) (*promoted, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.slots.ll"))
	if err != nil {
		return nil, err
	}
	var p promoted
	var mains []string
	rest := [2][]string{}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".slots.ll")
		objects := [2]string{}
		var size [2]float64
		isMain := false
		for i, who := range []string{"ours", "theirs"} {
			text := filepath.Join(b.text.tools.dir, filepath.Base(dir)+"."+name+"."+who+".s")
			if err := b.compile(f, text, i == 1); err != nil {
				fmt.Fprintf(b.text.log, "%s: skipped: %v\n", f, err)
				p.refused++
				break
			}
			if size[i], err = b.text.size(text); err != nil {
				return nil, err
			}
			objects[i] = strings.TrimSuffix(text, ".s") + ".o"
			if _, isMain, err = textSize(objects[i]); err != nil {
				return nil, err
			}
		}
		if objects[1] == "" {
			continue
		}
		p.files++
		p.size.ours, p.size.theirs = p.size.ours+size[0], p.size.theirs+size[1]
		switch {
		case !isMain:
			rest[0], rest[1] = append(rest[0], objects[0]), append(rest[1], objects[1])
		case b.main == "" || b.main == name:
			mains = append(mains, strings.TrimSuffix(objects[0], "ours.o"))
		}
	}
	if b.executed {
		for _, m := range mains {
			if err := b.execute(m, rest, &p.executed); err != nil {
				fmt.Fprintf(b.text.log, "%s: not run: %v\n", filepath.Base(m), err)
			}
		}
	}
	return &p, nil
}

// compile writes the assembly text of an IR file, after opt or as it is.
func (b *promoteBench) compile(file, text string, opt bool) error {
	args := append([]string{"compile", "-S", "-" + b.level, "-o", text}, b.text.flags...)
	if opt {
		after := filepath.Join(b.text.tools.dir, "after.ll")
		if err := command(b.opt, "-passes="+b.passes, "-S", file, "-o", after).Run(); err != nil {
			return fmt.Errorf("%s: %w", b.opt, err)
		}
		file, args = after, append(args, "--without", "promote")
	}
	var message bytes.Buffer
	cmd := command(b.text.self, append(args, file)...)
	cmd.Stderr = &message
	if err := cmd.Run(); err != nil {
		line, _, _ := strings.Cut(message.String(), "\n")
		return fmt.Errorf("%w: %s", err, line)
	}
	return nil
}

// execute adds the instructions that both programs of the object base + who + ".o" execute.
func (b *promoteBench) execute(base string, rest [2][]string, sum *pair) error {
	var counts [2]float64
	for i, who := range []string{"ours", "theirs"} {
		program := base + who
		args := append([]string{base + who + ".o"}, rest[i]...)
		if err := b.text.tools.cc(append(args, "-o", program, "-lm", "-lpthread", "-ldl")...).Run(); err != nil {
			return fmt.Errorf("linking: %w", err)
		}
		n, err := instructions(program, b.args)
		if err != nil {
			return err
		}
		counts[i] = n
	}
	sum.ours, sum.theirs = sum.ours+counts[0], sum.theirs+counts[1]
	return nil
}

// instructions returns how many instructions a program executes, as callgrind counts them.
func instructions(program string, args []string) (float64, error) {
	profile := program + ".callgrind"
	cmd := command("valgrind", append([]string{"--tool=callgrind", "--callgrind-out-file=" + profile, program}, args...)...)
	cmd.Stdout = io.Discard
	if err := cmd.Run(); err != nil {
		return 0, fmt.Errorf("valgrind %s: %w", filepath.Base(program), err)
	}
	text, err := os.ReadFile(profile)
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		for _, key := range []string{"summary:", "totals:"} {
			if n, ok := strings.CutPrefix(strings.TrimSpace(line), key); ok {
				return strconv.ParseFloat(strings.Fields(n)[0], 64)
			}
		}
	}
	return 0, fmt.Errorf("%s has no totals", profile)
}
