package bench

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"spillway/cmd/internal/cli"
	"spillway/internal/chart"
	"spillway/internal/irgen"
	"spillway/internal/report"
)

// mostExponent is the maximum growth of compile time, as an exponent of the text's size.
const mostExponent = 1.2

// A shorter run does not show growth: startup dominates.
const shortRun = 20 * time.Millisecond

// growthBench measures how the compile time of programs of one kind grows with their size.
type growthBench struct {
	sizes      []int
	levels     []string
	targets    []string
	allocators []string
	options    []string // of the compiler, for all programs
	llc        string   // or ""
	limit      time.Duration
	json       bool
	fail       bool // if a limit is exceeded

	dir, self string
	table     report.Table // of the kind that is measured
	bad       int          // of the series
	all       []*series
}

// A compilation is the measurements of one run.
type compilation struct {
	Size     int     `json:"size"`
	Bytes    int     `json:"bytes"` // of the text
	Seconds  float64 `json:"seconds"`
	Megabyte float64 `json:"megabytes"` // peak memory
	Error    string  `json:"error,omitempty"`
}

// A series is the compilations of the programs of one kind by one compiler.
type series struct {
	Kind      string        `json:"kind"`
	Compiler  string        `json:"compiler"`
	Level     string        `json:"level"`
	Target    string        `json:"target"`
	Allocator string        `json:"allocator,omitempty"`
	Runs      []compilation `json:"runs"`
	Exponent  float64       `json:"exponent,omitempty"` // of seconds by bytes; 0: not known
	Bad       []string      `json:"bad,omitempty"`
}

// search sets the budget and the metric of allocation, with which compilation compares with no other compiler's.
func (b *growthBench) search(flags *cli.CompileFlags) {
	if flags.Budget != "" {
		b.options = append(b.options, "--budget", flags.Budget)
	}
	if flags.Metric != "" {
		b.options = append(b.options, "--metric", flags.Metric)
	}
	if len(b.options) > 0 {
		b.llc = ""
	}
}

// run measures the kinds of the given names, or all.
func (b *growthBench) run(out io.Writer, names []string) (err error) {
	if b.dir, err = os.MkdirTemp("", "spillway-bench"); err != nil {
		return err
	}
	defer os.RemoveAll(b.dir)
	if b.self, err = installed(b.dir); err != nil {
		return err
	}
	if b.llc != "" {
		if _, err := exec.LookPath(b.llc); err != nil {
			b.llc = ""
		}
	}
	b.table.Header = []string{"kind", "target", "level", "allocator", "size: seconds, MB", "exponent", "", "violation"}
	kinds, err := growthsByName(names)
	if err != nil {
		return err
	}
	for i, g := range kinds {
		if err := b.kind(out, &g); err != nil {
			return err
		}
		if b.json {
			continue
		}
		if i > 0 {
			fmt.Fprintln(out)
		}
		if _, err := b.table.WriteTo(out); err != nil { // print each table at once, since all of them take hours
			return err
		}
		b.table.Rows = nil
	}
	if b.fail && b.bad > 0 {
		return fmt.Errorf("%d series exceed growth exponent %.1f, the time limit or llc's time", b.bad, mostExponent)
	}
	return nil
}

// growthsByName returns the kinds of the given names, all for "all".
func growthsByName(names []string) (kinds []irgen.Growth, err error) {
	all := irgen.Growths()
	for _, name := range names {
		if name == "all" {
			return all, nil
		}
		i := slices.IndexFunc(all, func(g irgen.Growth) bool { return g.Name == name })
		if i < 0 {
			var known []string
			for _, g := range all {
				known = append(known, g.Name)
			}
			return nil, cli.Usagef("unknown kind of program %q (valid: %s)", name, strings.Join(known, ", "))
		}
		kinds = append(kinds, all[i])
	}
	return kinds, nil
}

// kind measures one kind at all levels.
func (b *growthBench) kind(out io.Writer, g *irgen.Growth) error {
	type program struct {
		size, bytes int
		file        string
	}
	var programs []program
	for _, n := range g.Sizes(b.sizes) {
		text := g.Text(n)
		p := program{n, len(text), filepath.Join(b.dir, fmt.Sprintf("%s%d.ll", g.Name, n))}
		if err := os.WriteFile(p.file, []byte(text), 0o666); err != nil {
			return err
		}
		defer os.Remove(p.file)
		programs = append(programs, p)
	}
	object := filepath.Join(b.dir, "out.o")
	for _, target := range b.targets {
		for _, level := range b.levels {
			measure := func(s *series, name string, args ...string) {
				for _, p := range programs {
					c := b.measure(name, append(slices.Clone(args), "-o", object, p.file))
					c.Size, c.Bytes = p.size, p.bytes
					if s.Runs = append(s.Runs, c); c.Error != "" {
						break // larger ones take longer
					}
				}
				s.finish()
			}
			var theirs *series
			if b.llc != "" {
				theirs = &series{Kind: g.Name, Compiler: b.llc, Level: level, Target: target}
				measure(theirs, b.llc, "-filetype=obj", "-relocation-model=pic", "-mtriple="+llcTriple(target), llcLevel(level))
			}
			for _, a := range b.allocators {
				ours := &series{Kind: g.Name, Compiler: cli.Program, Level: level, Target: target, Allocator: a}
				args := slices.Concat([]string{"compile", "-c", "-O" + level, "--target", target}, b.options)
				if a != "" {
					args = append(args, "--regalloc", a)
				}
				measure(ours, b.self, args...)
				ours.judge(theirs)
				if err := b.print(out, ours); err != nil {
					return err
				}
			}
			if theirs != nil {
				if err := b.print(out, theirs); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// llcTriple and llcLevel return llc's names for a target and a level.
func llcTriple(target string) string {
	if target == "i386" {
		return "i386-linux-gnu"
	}
	return "x86_64-linux-gnu"
}

func llcLevel(level string) string {
	if strings.Contains("sz", level) {
		return "-O2"
	}
	return "-O" + level
}

// measure runs a program, for at most the limit of processor time.
func (b *growthBench) measure(name string, args []string) (c compilation) {
	cmd := command(name, args...)
	var errs strings.Builder
	cmd.Stderr = &errs
	if err := cmd.Start(); err != nil {
		return compilation{Error: err.Error()}
	}
	// On a busy machine, processor time passes several times slower.
	stop := time.AfterFunc(8*b.limit, func() { _ = cmd.Process.Kill() })
	err := cmd.Wait()
	stopped := !stop.Stop()
	state := cmd.ProcessState
	c.Seconds = (state.UserTime() + state.SystemTime()).Seconds()
	if u, ok := state.SysUsage().(*syscall.Rusage); ok {
		c.Megabyte = float64(u.Maxrss) / 1024
	}
	var exit *exec.ExitError
	switch {
	case stopped || c.Seconds > b.limit.Seconds():
		c.Error = "takes longer than " + b.limit.String()
	case errors.As(err, &exit):
		line, _, _ := strings.Cut(errs.String(), "\n")
		c.Error = line
	case err != nil:
		c.Error = err.Error()
	}
	return c
}

// finish computes the exponent: the slope of the least-squares line through the logarithms.
func (s *series) finish() {
	var xs, ys []float64
	for _, c := range s.Runs {
		if c.Error == "" && c.Seconds >= shortRun.Seconds() {
			xs, ys = append(xs, math.Log(float64(c.Bytes))), append(ys, math.Log(c.Seconds))
		}
	}
	if e, ok := slope(xs, ys); ok {
		s.Exponent = e
	}
}

// slope returns that of the line of least squares, if there is one.
func slope(xs, ys []float64) (float64, bool) {
	n := float64(len(xs))
	var x, y, xx, xy float64
	for i := range xs {
		x, y, xx, xy = x+xs[i], y+ys[i], xx+xs[i]*xs[i], xy+xs[i]*ys[i]
	}
	d := n*xx - x*x
	if len(xs) < 2 || d == 0 {
		return 0, false
	}
	return (n*xy - x*y) / d, true
}

// judge records deviations, compared with llc's series if that was measured.
func (s *series) judge(theirs *series) {
	if s.Exponent > mostExponent {
		s.Bad = append(s.Bad, fmt.Sprintf("exponent above %.1f", mostExponent))
	}
	for i, c := range s.Runs {
		if c.Error != "" {
			s.Bad = append(s.Bad, fmt.Sprintf("%d: %s", c.Size, c.Error))
		}
		if theirs != nil && i < len(theirs.Runs) && theirs.Runs[i].Error == "" && c.Seconds > theirs.Runs[i].Seconds {
			s.Bad = append(s.Bad, fmt.Sprintf("%d: %.2f of llc's time", c.Size, c.Seconds/theirs.Runs[i].Seconds))
		}
	}
}

// print adds a row to the table, or writes JSON.
func (b *growthBench) print(out io.Writer, s *series) error {
	if len(s.Bad) > 0 {
		b.bad++
	}
	b.all = append(b.all, s)
	if b.json {
		return json.NewEncoder(out).Encode(s)
	}
	var runs []string
	for _, c := range s.Runs {
		if c.Error != "" {
			runs = append(runs, fmt.Sprintf("%d: -", c.Size))
			continue
		}
		runs = append(runs, fmt.Sprintf("%d: %.2f, %.0f", c.Size, c.Seconds, c.Megabyte))
	}
	exponent := "-"
	if s.Exponent != 0 {
		exponent = fmt.Sprintf("%.2f", s.Exponent)
	}
	who := s.Allocator
	if s.Compiler != cli.Program {
		who = s.Compiler
	} else if who == "" {
		who = "default"
	}
	b.table.Row(s.Kind, s.Target, s.Level, who, strings.Join(runs, "; "), exponent, mark(s), strings.Join(s.Bad, "; "))
	return nil
}

// picture draws seconds by bytes of the text.
func (b *growthBench) picture() *chart.Chart {
	c := &chart.Chart{Title: "Compile time by size of the program", X: "size of the text (bytes)", Y: "processor time (s)", At: []float64{}}
	for _, s := range b.all {
		for _, r := range s.Runs {
			if at, ok := slices.BinarySearch(c.At, float64(r.Bytes)); !ok {
				c.At = slices.Insert(c.At, at, float64(r.Bytes))
			}
		}
	}
	for _, s := range b.all {
		line := chart.Series{Name: strings.TrimSpace(fmt.Sprintf("%s %s -O%s %s", s.Kind, s.Target, s.Level, s.Allocator)), Values: slices.Repeat([]float64{math.NaN()}, len(c.At))}
		if s.Compiler != cli.Program {
			line.Name = fmt.Sprintf("%s %s %s", s.Kind, s.Target, s.Compiler+" "+llcLevel(s.Level))
		}
		for _, r := range s.Runs {
			if at, _ := slices.BinarySearch(c.At, float64(r.Bytes)); r.Error == "" && r.Seconds > 0 {
				line.Values[at] = r.Seconds
			}
		}
		c.Series = append(c.Series, line)
	}
	return c
}

// mark returns a table row's marks for deviations.
func mark(s *series) string {
	if len(s.Bad) > 0 {
		return "!"
	}
	return ""
}
