package bench

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
	"spillway/internal/report"
)

// objectBench compares compilers from LLVM IR text to objects.
type objectBench struct {
	llc          string
	levels, also []string
	runs         int
}

func newBenchObjectCommand() *cobra.Command {
	b := &objectBench{}
	cmd := &cobra.Command{
		Use:   "object FILE.ll...",
		Short: "Compare compiling LLVM IR text to objects with llc: time, memory, size",
		Long: `For each file and level, compile it to an object with one worker on one processor and with llc at that
level (-O2 for -Os and -Oz), and with the commands of --also, all in turn; print the median of the processor time, its ratio to llc's, the
peak resident memory and the bytes of executable sections. In a command of --also the words IN and OUT are the
file names; its first word is its name in the table.`,
		Example: "  spillway bench object examples/hello/hello.ll --runs 9",
		Args:    cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if b.runs < 1 {
				return cli.Usagef("--runs must be positive")
			}
			t := report.Table{Header: []string{"file", "level", "compiler", "cpu ms", "of llc", "MB", "text"}}
			for _, file := range args {
				for _, level := range b.levels {
					if err := b.file(&t, file, level); err != nil {
						return err
					}
				}
			}
			_, err := t.WriteTo(cmd.OutOrStdout())
			return err
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.llc, "llc", "llc-19", "llc to compare with")
	f.StringSliceVar(&b.levels, "levels", []string{"-O0"}, "optimization levels of both")
	f.StringArrayVar(&b.also, "also", nil, "another command to compare with, as in --also='COMPILER -o OUT IN'")
	f.IntVar(&b.runs, "runs", 5, "runs of each")
	return cmd
}

// An objectMaker is one of the compilers, with its measurements.
type objectMaker struct {
	name   string
	args   []string // IN and OUT stand for files
	env    []string
	cpu    []float64 // seconds
	memory int64     // KB
}

// file adds the rows of one file at a level.
func (b *objectBench) file(t *report.Table, file, level string) error {
	dir, err := os.MkdirTemp("", "spillway-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	self, err := installed(dir)
	if err != nil {
		return err
	}
	theirs := level
	if level == "-Os" || level == "-Oz" {
		theirs = "-O2"
	}
	makers := []*objectMaker{
		{name: "spillway", args: []string{self, "compile", level, "-j", "1", "-c", "-o", "OUT", "IN"}, env: []string{"GOMAXPROCS=1"}},
		{name: "llc", args: []string{b.llc, theirs, "-relocation-model=pic", "-filetype=obj", "-o", "OUT", "IN"}},
	}
	for _, command := range b.also {
		words := strings.Fields(command)
		if len(words) == 0 {
			return cli.Usagef("--also requires a command")
		}
		makers = append(makers, &objectMaker{name: filepath.Base(words[0]), args: words})
	}
	out := func(i int) string { return filepath.Join(dir, strconv.Itoa(i)+".o") }
	for range b.runs {
		for i, m := range makers {
			if err := m.run(file, out(i)); err != nil {
				return err
			}
		}
	}
	for i, m := range makers {
		size, _, err := textSize(out(i))
		if err != nil {
			return err
		}
		name, at := "", ""
		if i == 0 {
			name, at = strings.TrimSuffix(filepath.Base(file), ".ll"), level
		}
		t.Row(name, at, m.name, ms(m.median()), ratio(m.median()/makers[1].median()), m.memory>>10, int(size))
	}
	return nil
}

// run compiles an object once.
func (m *objectMaker) run(in, out string) error {
	args := slices.Clone(m.args)
	for i, a := range args {
		switch a {
		case "IN":
			args[i] = in
		case "OUT":
			args[i] = out
		}
	}
	cmd := command(args[0], args[1:]...)
	cmd.Env = append(os.Environ(), m.env...)
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", strings.Join(args, " "), err, text)
	}
	m.cpu = append(m.cpu, (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds())
	if use, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		m.memory = max(m.memory, int64(use.Maxrss))
	}
	return nil
}

// median returns that of the processor times, in seconds.
func (m *objectMaker) median() float64 {
	times := slices.Sorted(slices.Values(m.cpu))
	return times[len(times)/2]
}
