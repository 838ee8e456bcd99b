package bench

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
)

// textBench compares the code of whole programs with llc's.
type textBench struct {
	llc, opt string
	cc       string
	levels   []string
	flags    []string
	runs     int
	losses   int
	least    int
	objects  bool // compare the functions of objects, without an assembler
	static   bool

	tools toolchain
	self  string
	out   io.Writer
	log   io.Writer

	picture *barsOf
}

func newBenchTextCommand() *cobra.Command {
	b := &textBench{}
	var svg string
	cmd := &cobra.Command{
		Use:   "text CORPUS/TARGET",
		Short: "Compare text size and compile time with llc on multi-file programs",
		Long: `For each program, a directory of files named NAME.LEVEL.ll below CORPUS/TARGET (as
TestCorpus of e2e writes them; see docs/benchmarks), compile each file with spillway at the
level in its name and with llc, and print the bytes of code, without padding for
alignment, the processor time, and the peak resident memory of a file. Files that spillway rejects are skipped and counted.

With --objects the bytes are those of the functions, including literal pools, in objects that
both write: then differences in assembly syntax, such as the widths of Thumb-2
instructions, do not matter, and --cc is not needed.

With --losses N a second table has, for each level, the N functions of at least --least
bytes of llc's with the highest ratios of our bytes to llc's, and below it how many of these
functions are above 1.25.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			b.out, b.log = cmd.OutOrStdout(), cmd.ErrOrStderr()
			info, err := spillway.TargetByName(filepath.Base(args[0]))
			if err != nil {
				return cli.UsageError{Err: fmt.Errorf("the directory name is not a target: %w", err)}
			}
			b.flags = append(b.flags, "--target", info.Name)
			b.picture = newBars("Text and compile time, relative to "+b.llc+" "+b.opt+" ("+info.Name+")", 1, "code size, of llc's", "processor time of compiling, of llc's", "peak memory, of llc's")
			if err := b.run(args[0], info); err != nil {
				return err
			}
			return writeSVG(cmd, svg, b.picture)
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.llc, "llc", "llc-19", "llc to compare with")
	f.StringVar(&b.cc, "cc", "cc", "C compiler driver, and flags, to assemble for the target; for cross targets clang, as in --cc clang-19")
	f.StringVar(&b.opt, "llc-level", "-O2", "optimization level of llc")
	f.StringSliceVar(&b.levels, "levels", []string{"O2", "Oz"}, "optimization levels of the files to compile")
	f.StringArrayVar(&b.flags, "flag", nil, "flag for spillway compile, as in --flag=--regalloc=linear")
	f.BoolVar(&b.objects, "objects", false, "compare the functions of objects, without an assembler")
	f.BoolVar(&b.static, "static", false, "static relocation model, as for microcontrollers; default: position-independent")
	f.IntVar(&b.runs, "runs", 1, "runs of each, of which the minimum counts")
	svgFlag(cmd, &svg)
	f.IntVar(&b.losses, "losses", 0, "number of functions to print with the highest ratios to llc's size")
	f.IntVar(&b.least, "least", 2048, "minimum size of these functions in llc's code")
	return cmd
}

// program is the measurements of one program.
type program struct {
	files, refused int
	size, time     pair // bytes and seconds
	peak           pair // MB, for the file with the largest ratio to llc
	functions      []textFunction
}

// textFunction is the text of one function that both compilers made.
type textFunction struct {
	file, name string
	size       pair
}

// lossLimit is the ratio to llc's text above which a function is counted as a loss.
const lossLimit = 1.25

// weigh keeps peak if its ratio to llc exceeds p's.
func (p *program) weigh(peak pair) {
	if p.peak.theirs == 0 || peak.ratio() > p.peak.ratio() {
		p.peak = peak
	}
}

func (b *textBench) run(dir string, info *spillway.TargetInfo) (err error) {
	work, err := os.MkdirTemp("", "spillway-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if b.self, err = installed(work); err != nil {
		return err
	}
	b.tools = newToolchain(info, work)
	b.tools.name = strings.Fields(b.cc)
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
func (b *textBench) level(level string, programs []corpus) error {
	t := report.Table{Header: []string{"-" + level, "files", "refused", "text", "llc text", "ratio", "compile ms", "llc ms", "ratio", "peak MB", "llc MB", "ratio"}}
	var total program
	var sizes, times []float64
	var functions []textFunction
	row := func(name string, p *program) {
		t.Row(name, p.files, p.refused, int64(p.size.ours), int64(p.size.theirs), ratio(p.size.ratio()), ms(p.time.ours), ms(p.time.theirs), ratio(p.time.ratio()),
			fmt.Sprintf("%.0f", p.peak.ours), fmt.Sprintf("%.0f", p.peak.theirs), ratio(p.peak.ratio()))
	}
	for _, c := range programs {
		var p program
		for _, f := range c.files {
			if err := b.file(&p, f, level); err != nil {
				return err
			}
		}
		row(c.name, &p)
		sizes, times = append(sizes, p.size.ratio()), append(times, p.time.ratio())
		b.picture.set(c.name, "-"+level, p.size.ratio(), p.time.ratio(), p.peak.ratio())
		total.files, total.refused = total.files+p.files, total.refused+p.refused
		total.size.add(p.size)
		total.time.add(p.time)
		total.weigh(p.peak)
		functions = append(functions, p.functions...)
	}
	row("total", &total)
	b.picture.mean("-"+level, report.GeometricMean(sizes), report.GeometricMean(times), math.NaN())
	t.Row("geometric mean", "", "", "", "", ratio(report.GeometricMean(sizes)), "", "", ratio(report.GeometricMean(times)), "", "", "")
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	if _, err := fmt.Fprintln(b.out); err != nil || b.losses == 0 {
		return err
	}
	return b.worst(level, functions)
}

// worst prints the table of the functions with the highest ratios.
func (b *textBench) worst(level string, functions []textFunction) error {
	above := 0
	for _, f := range functions {
		if f.size.ratio() > lossLimit {
			above++
		}
	}
	slices.SortStableFunc(functions, func(f, g textFunction) int { return cmp.Compare(g.size.ratio(), f.size.ratio()) })
	t := report.Table{Header: []string{"-" + level, "function", "text", "llc text", "ratio"}}
	for _, f := range functions[:min(b.losses, len(functions))] {
		t.Row(f.file, f.name, int64(f.size.ours), int64(f.size.theirs), ratio(f.size.ratio()))
	}
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	_, err := fmt.Fprintf(b.out, "\n%d of %d functions of %d bytes or more are above %.2f.\n\n", above, len(functions), b.least, lossLimit)
	return err
}

// file adds one file.
func (b *textBench) file(p *program, name, level string) error {
	text, kind, filetype, reloc := [2]string{"ours.s", "theirs.s"}, "-S", "asm", "pic"
	if b.objects {
		text, kind, filetype = [2]string{"ours.o", "theirs.o"}, "-c", "obj"
	}
	for i := range text {
		text[i] = filepath.Join(b.tools.dir, text[i])
	}
	ours := append([]string{b.self, "compile", kind, "-j", "1", "-" + level, name, "-o", text[0]}, b.flags...)
	if b.static {
		reloc = "static"
		ours = append(ours, "--relocation", reloc)
	}
	theirs := []string{b.llc, b.opt, "-relocation-model=" + reloc, "-filetype=" + filetype, name, "-o", text[1]}
	if err := command(ours[0], ours[1:]...).Run(); err != nil {
		p.refused++
		fmt.Fprintf(b.log, "%s: skipped: %v\n", name, err)
		return nil
	}
	time, peak, err := raceAndWeigh("", b.runs, ours, theirs)
	if err != nil {
		return err
	}
	var size [2]float64
	var functions [2][]textFunction
	for i, s := range text {
		if !b.objects {
			if size[i], err = b.size(s); err != nil {
				return err
			}
			s = strings.TrimSuffix(s, ".s") + ".o"
		}
		if functions[i], err = functionSizes(s); err != nil {
			return err
		}
		if b.objects {
			for _, f := range functions[i] {
				size[i] += f.size.ours
			}
		}
	}
	b.compare(p, name, functions[0], functions[1])
	p.files++
	p.weigh(peak)
	p.size.ours, p.size.theirs = p.size.ours+size[0], p.size.theirs+size[1]
	p.time.ours, p.time.theirs = p.time.ours+time.ours, p.time.theirs+time.theirs
	return nil
}

// compare adds the functions that both compilers have in a file, in the order of ours.
func (b *textBench) compare(p *program, name string, ours, theirs []textFunction) {
	short := filepath.Join(filepath.Base(filepath.Dir(name)), filepath.Base(name))
	index := make(map[string]float64, len(theirs))
	for _, f := range theirs {
		index[f.name] = f.size.ours
	}
	for _, f := range ours {
		if n := index[f.name]; n >= float64(b.least) && n > 0 {
			p.functions = append(p.functions, textFunction{short, f.name, pair{f.size.ours, n}})
		}
	}
}

// size returns the bytes of code in assembly text without alignment.
func (b *textBench) size(name string) (float64, error) {
	if err := withoutAlignment(name, name+".bare"); err != nil {
		return 0, err
	}
	name += ".bare"
	object := strings.TrimSuffix(name, ".s.bare") + ".o"
	if err := b.tools.cc("-c", "-x", "assembler", name, "-o", object).Run(); err != nil {
		return 0, fmt.Errorf("assembling %s: %w", name, err)
	}
	n, _, err := textSize(object)
	return n, err
}

// withoutAlignment copies assembly text without alignment directives. It streams: the resident memory of this process
// counts for its children, see raceAndWeigh.
func withoutAlignment(from, to string) (err error) {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	w := bufio.NewWriter(out)
	for r := bufio.NewReader(in); ; {
		line, err := r.ReadString('\n')
		switch words := strings.Fields(line); {
		case len(words) > 0 && (words[0] == ".p2align" || words[0] == ".align" || words[0] == ".balign"):
		default:
			w.WriteString(line)
		}
		if err == io.EOF {
			return w.Flush()
		}
		if err != nil {
			return err
		}
	}
}
