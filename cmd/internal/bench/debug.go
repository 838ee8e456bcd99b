package bench

import (
	"debug/elf"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
)

// debugBench compares debug information for variables with llc's.
type debugBench struct {
	llc, dwarfdump string
	levels         []string
	flags          []string
	runs           int

	dir  string
	self string
	out  io.Writer
	log  io.Writer
}

func newBenchDebugCommand() *cobra.Command {
	b := &debugBench{}
	cmd := &cobra.Command{
		Use:   "debug CORPUS/TARGET",
		Short: "Compare debug information with llc's",
		Long: `For each program, a directory of files named NAME.LEVEL.ll with debug information below
CORPUS/TARGET/debug (as TestCorpus of e2e writes them; see docs/benchmarks), make objects of each
file with spillway at the level in its name and with llc at the same level, and print what
llvm-dwarfdump --statistics reports: the share of the bytes of variables' scopes in which
they have a location, the share of variables with any location, and the bytes of location
lists and of all debug information relative to llc's; and the processor time with debug
information relative to that without, of both.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			b.out, b.log = cmd.OutOrStdout(), cmd.ErrOrStderr()
			info, err := spillway.TargetByName(filepath.Base(args[0]))
			if err != nil {
				return cli.UsageError{Err: fmt.Errorf("the directory name is not a target: %w", err)}
			}
			b.flags = append(b.flags, "--target", info.Name)
			return b.run(filepath.Join(args[0], "debug"))
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.llc, "llc", "llc-19", "llc to compare with")
	f.StringVar(&b.dwarfdump, "dwarfdump", "llvm-dwarfdump-19", "llvm-dwarfdump to use")
	f.StringSliceVar(&b.levels, "levels", []string{"O2", "O0"}, "optimization levels of the files to compile")
	f.StringArrayVar(&b.flags, "flag", nil, "flag for spillway compile, as in --flag=--regalloc=linear")
	f.IntVar(&b.runs, "runs", 1, "runs of each, of which the minimum counts")
	return cmd
}

// described are the totals of objects' variable descriptions.
type described struct{ scope, covered, variables, located, lists, bytes float64 }

func (d *described) add(o described) {
	d.scope, d.covered = d.scope+o.scope, d.covered+o.covered
	d.variables, d.located = d.variables+o.variables, d.located+o.located
	d.lists, d.bytes = d.lists+o.lists, d.bytes+o.bytes
}

// debugRow holds the measurements of a program, ours and theirs.
type debugRow struct {
	files       int
	said        [2]described
	with, plain pair
}

func (b *debugBench) run(dir string) (err error) {
	if b.dir, err = os.MkdirTemp("", "spillway-bench"); err != nil {
		return err
	}
	defer os.RemoveAll(b.dir)
	if b.self, err = installed(b.dir); err != nil {
		return err
	}
	for _, l := range b.levels {
		programs, err := programsIn(dir, l)
		if err != nil {
			return err
		}
		if err := b.level(l, programs); err != nil {
			return err
		}
	}
	return nil
}

// level prints the table of the files of one level.
func (b *debugBench) level(level string, programs []corpus) error {
	t := report.Table{Header: []string{"-" + level, "files", "covered", "llc", "somewhere", "llc", "lists", "all", "time", "llc"}}
	var total debugRow
	row := func(name string, r *debugRow) {
		ours, theirs := &r.said[0], &r.said[1]
		lists := ""
		if theirs.lists > 0 {
			lists = fmt.Sprintf("%.2f", ours.lists/theirs.lists)
		}
		t.Row(name, r.files, share(ours.covered, ours.scope), share(theirs.covered, theirs.scope), share(ours.located, ours.variables), share(theirs.located, theirs.variables),
			lists, fmt.Sprintf("%.2f", ours.bytes/theirs.bytes), fmt.Sprintf("%.2f", r.with.ours/r.plain.ours), fmt.Sprintf("%.2f", r.with.theirs/r.plain.theirs))
	}
	for _, p := range programs {
		var r debugRow
		for _, f := range p.files {
			if err := b.file(&r, f, level); err != nil {
				return err
			}
		}
		row(p.name, &r)
		total.files += r.files
		for i := range total.said {
			total.said[i].add(r.said[i])
		}
		total.with.add(r.with)
		total.plain.add(r.plain)
	}
	if total.files > 0 {
		row("total", &total)
	}
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	_, err := fmt.Fprintln(b.out)
	return err
}

// share returns a part of a whole as a percentage.
func share(part, whole float64) string { return fmt.Sprintf("%.1f %%", 100*part/max(whole, 1)) }

// file adds one file.
func (b *debugBench) file(r *debugRow, name, level string) error {
	objects := [2]string{filepath.Join(b.dir, "ours.o"), filepath.Join(b.dir, "theirs.o")}
	bare := filepath.Join(b.dir, "bare.o")
	stripped, err := b.strip(name)
	if err != nil {
		return err
	}
	ours := append([]string{b.self, "compile", "-c", "-j", "1", "-" + level, name, "-o", objects[0]}, b.flags...)
	theirs := []string{b.llc, "-" + level, "-relocation-model=pic", "-filetype=obj", name, "-o", objects[1]}
	if err := command(ours[0], ours[1:]...).Run(); err != nil {
		fmt.Fprintf(b.log, "%s: skipped: %v\n", name, err)
		return nil
	}
	with, err := race(b.runs, ours, theirs)
	if err != nil {
		return err
	}
	// Ours without, of the same text; theirs of text without.
	plain, err := race(b.runs, append([]string{b.self, "compile", "-c", "-g0", "-j", "1", "-" + level, name, "-o", bare}, b.flags...),
		[]string{b.llc, "-" + level, "-relocation-model=pic", "-filetype=obj", stripped, "-o", bare})
	if err != nil {
		return err
	}
	for i, o := range objects {
		d, err := b.said(o)
		if err != nil {
			return err
		}
		r.said[i].add(d)
	}
	r.files++
	r.with.ours, r.with.theirs = r.with.ours+with.ours, r.with.theirs+with.theirs
	r.plain.ours, r.plain.theirs = r.plain.ours+plain.ours, r.plain.theirs+plain.theirs
	return nil
}

// strip writes the text of a file without debug information to a file, and returns its name.
func (b *debugBench) strip(name string) (string, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return "", err
	}
	var bare strings.Builder
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(strings.TrimSpace(line), "#dbg_") && !strings.HasPrefix(line, "!llvm.dbg.cu") {
			i := strings.Index(line, ", !dbg !")
			for ; i >= 0; i = strings.Index(line, ", !dbg !") {
				rest := line[i+len(", !dbg !"):]
				line = line[:i] + strings.TrimLeft(rest, "0123456789")
			}
			if strings.HasPrefix(line, "define") || strings.HasPrefix(line, "declare") {
				for i := strings.Index(line, "!dbg !"); i >= 0; i = strings.Index(line, "!dbg !") {
					line = line[:i] + strings.TrimLeft(strings.TrimLeft(line[i+len("!dbg !"):], "0123456789"), " ")
				}
			}
			bare.WriteString(line)
		}
	}
	out := filepath.Join(b.dir, "bare.ll")
	return out, os.WriteFile(out, []byte(bare.String()), 0o666)
}

// said returns the statistics of an object's variables.
func (b *debugBench) said(object string) (d described, err error) {
	text, err := command(b.dwarfdump, "--statistics", object).Output()
	if err != nil {
		return d, fmt.Errorf("%s: %w", b.dwarfdump, err)
	}
	var counts map[string]any
	if err := json.Unmarshal(text, &counts); err != nil {
		return d, fmt.Errorf("%s: %w", b.dwarfdump, err)
	}
	number := func(key string) float64 {
		n, _ := counts[key].(float64)
		return n
	}
	d.scope = number("sum_all_variables(#bytes in parent scope)")
	d.covered = number("sum_all_variables(#bytes in parent scope covered by DW_AT_location)")
	d.variables, d.located = number("#source variables"), number("#source variables with location")
	f, err := elf.Open(object)
	if err != nil {
		return d, err
	}
	defer f.Close()
	for _, s := range f.Sections {
		if strings.HasPrefix(s.Name, ".debug_") {
			d.bytes += float64(s.Size)
			if s.Name == ".debug_loclists" {
				d.lists = float64(s.Size)
			}
		}
	}
	return d, nil
}
