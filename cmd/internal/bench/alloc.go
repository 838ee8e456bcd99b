package bench

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"spillway"
	"spillway/internal/report"
)

// An allocation is one allocator's output for one file.
type allocation struct {
	text    string // assembly
	spills  *report.SpillCode
	seconds float64 // of allocation, including conversion
	instrs  int     // before allocation
}

// A contender is a register allocator in the compiler that has it.
type contender struct {
	name    string
	compile func(file string) (allocation, error)
}

// contenders returns the allocators to compare, puzzle first, llc's last.
func (b *puzzleBench) contenders() []contender {
	var all []contender
	for _, name := range []string{"puzzle", "linear"} {
		all = append(all, contender{name, func(file string) (a allocation, err error) {
			info, err := spillway.AllocatorByName(name)
			if err != nil {
				return a, err
			}
			var x puzzleTotals
			out, err := b.compile(file, info.New, spillway.ToAssembly, &x)
			if err != nil {
				return a, err
			}
			return allocation{text: string(out.Assembly), seconds: float64(x.wholeNs) / 1e9, instrs: x.instrs}, nil
		}})
	}
	for _, l := range []struct {
		name  string
		flags []string
	}{
		{"greedy", []string{"-regalloc=greedy"}},
		{"basic", []string{"-regalloc=basic"}},
		{"fast", []string{"-regalloc=fast", "-optimize-regalloc=false"}},
	} {
		all = append(all, contender{"llc " + l.name, func(file string) (allocation, error) { return b.compileLLC(file, l.flags) }})
	}
	return all
}

// compileLLC compiles a file with one of LLVM's allocators.
func (b *puzzleBench) compileLLC(file string, flags []string) (a allocation, err error) {
	args := append([]string{"-O2", "-relocation-model=pic", "-time-passes", "-o", "-", file}, flags...)
	var times strings.Builder
	cmd := command(b.llc, args...)
	cmd.Stderr = &times
	text, err := cmd.Output()
	if err != nil {
		return a, fmt.Errorf("%s: %w", b.llc, err)
	}
	a.text = string(text)
	a.seconds, err = report.ParsePassTimes(times.String())
	return a, err
}

// countLLC returns the number of instructions before llc's allocation.
func (b *puzzleBench) countLLC(file string) (int, error) {
	text, err := command(b.llc, "-O2", "-relocation-model=pic", "-stop-before=phi-node-elimination", "-o", "-", file).Output()
	return report.CountMIR(string(text)), err
}

// contenderTotals are the totals of one allocator for a corpus.
type contenderTotals struct {
	inserted, spilling int
	byFile             []int
	byFunc             []int
	seconds            float64
	instrs             int
	executed           report.Executed
	executedLogs       float64 // of the ratios to puzzle, by program
}

// comparison is the result of comparing the contenders on one corpus.
type comparison struct {
	totals          []contenderTotals
	functions       []function
	files, programs int
}

// function is the code that each contender inserts in a function.
type function struct {
	file, name string
	inserted   []int
}

// compareLLC prints the results of our allocators and llc's for each corpus.
func (b *puzzleBench) compareLLC() (err error) {
	dir, err := os.MkdirTemp("", "spillway-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	all := b.contenders()
	t := report.Table{Header: []string{"corpus", "allocator", "inserted", "of puzzle", "per file", "per function", "functions that spill", "ns/instr", "ms"}}
	executed := report.Table{Header: []string{"corpus", "allocator", "loads", "stores", "of puzzle", "inserted", "of puzzle"}}
	worst := report.Table{Header: []string{"function", "file"}}
	for _, c := range all {
		worst.Header = append(worst.Header, c.name)
	}
	for _, c := range b.corpora {
		x := comparison{totals: make([]contenderTotals, len(all))}
		for _, file := range c.files {
			if err := b.compareFile(file, dir, all, &x); err != nil {
				fmt.Fprintf(b.log, "%s: skipped: %v\n", file, err)
			}
		}
		corpus := fmt.Sprintf("%s: %d files, %d functions", c.name, x.files, len(x.functions))
		programs := fmt.Sprintf("%s: %d programs", c.name, x.programs)
		first := &x.totals[0]
		for k := range x.totals {
			y := &x.totals[k]
			t.Row(corpus, all[k].name, y.inserted, per(y.inserted, first.inserted), ratio(meanRatio(y.byFile, first.byFile)), ratio(meanRatio(y.byFunc, first.byFunc)),
				percent(y.spilling, len(x.functions)), fmt.Sprintf("%.0f", 1e9*y.seconds/float64(max(1, y.instrs))), ms(y.seconds))
			corpus = ""
			if x.programs == 0 {
				continue
			}
			executed.Row(programs, all[k].name, y.executed.Loads, y.executed.Stores, ratio(math.Exp(y.executedLogs/float64(x.programs))),
				y.executed.Inserted, per(y.executed.Inserted, first.executed.Inserted))
			programs = ""
		}
		for _, w := range x.worst(b.worst) {
			row := []any{w.name, filepath.Base(w.file)}
			for _, n := range w.inserted {
				row = append(row, n)
			}
			worst.Row(row...)
		}
	}
	for _, t := range []*report.Table{&t, &executed, &worst} {
		if len(t.Rows) == 0 {
			continue
		}
		fmt.Fprintln(b.out)
		if _, err := t.WriteTo(b.out); err != nil {
			return err
		}
	}
	return nil
}

// greedy is the number of llc greedy among the contenders.
const greedy = 2

// worst returns the n functions where puzzle inserts most beyond greedy.
func (x *comparison) worst(n int) []function {
	beyond := func(f function) int { return f.inserted[0] - f.inserted[greedy] }
	list := slices.DeleteFunc(slices.Clone(x.functions), func(f function) bool { return beyond(f) <= 0 })
	slices.SortStableFunc(list, func(a, b function) int { return cmp.Compare(beyond(b), beyond(a)) })
	return list[:min(n, len(list))]
}

// compareFile compiles one file with all contenders, and adds the results to x; or nothing, if one of them fails.
func (b *puzzleBench) compareFile(file, dir string, all []contender, x *comparison) error {
	made := make([]allocation, len(all))
	if a, err := all[0].compile(file); err != nil || len(report.ParseSpillCode(a.text).Functions) == 0 {
		return err // nothing to allocate
	}
	llcInstrs, err := b.countLLC(file)
	if err != nil {
		return fmt.Errorf("%s: %w", b.llc, err)
	}
	for run := range max(1, b.runs) {
		for k, c := range all {
			a, err := c.compile(file)
			if err != nil {
				return err
			}
			if run > 0 {
				a.seconds = min(a.seconds, made[k].seconds)
			}
			if a.instrs == 0 {
				a.instrs = llcInstrs
			}
			made[k] = a
		}
	}
	byName := make([]map[string]int, len(all))
	for k := range made {
		made[k].spills = report.ParseSpillCode(made[k].text)
		byName[k] = map[string]int{}
		for _, f := range made[k].spills.Functions {
			byName[k][f.Name] = f.Accesses
		}
	}
	var functions []function
	for _, f := range made[0].spills.Functions {
		w := function{file, f.Name, make([]int, len(all))}
		for k := range made {
			var ok bool
			if w.inserted[k], ok = byName[k][f.Name]; !ok {
				return fmt.Errorf("%s has no function %s", all[k].name, f.Name)
			}
		}
		functions = append(functions, w)
	}
	x.functions = append(x.functions, functions...)
	x.files++
	for k := range made {
		y := &x.totals[k]
		y.inserted += made[k].spills.Accesses()
		y.spilling += made[k].spills.Spilling()
		y.seconds += made[k].seconds
		y.instrs += made[k].instrs
		y.byFile = append(y.byFile, made[k].spills.Accesses())
		for _, f := range functions {
			y.byFunc = append(y.byFunc, f.inserted[k])
		}
	}
	if _, ok := byName[0]["main"]; b.profiler != nil && ok {
		if err := b.execute(file, dir, made, x); err != nil {
			fmt.Fprintf(b.log, "%s: not executed: %v\n", file, err)
		}
	}
	return nil
}

// execute adds to x the counts executed by the contenders' programs for a file.
func (b *puzzleBench) execute(file, dir string, made []allocation, x *comparison) error {
	tools, err := b.toolchain(file, dir)
	if err != nil {
		return err
	}
	counts := make([]report.Executed, len(made))
	for k := range made {
		if counts[k], err = b.profiler.run(&tools, made[k].text, made[k].spills, nil); err != nil {
			return err
		}
	}
	if counts[0].Accesses() == 0 {
		return errors.New("no loads or stores")
	}
	x.programs++
	for k, e := range counts {
		y := &x.totals[k]
		y.executed.Loads += e.Loads
		y.executed.Stores += e.Stores
		y.executed.Inserted += e.Inserted
		y.executedLogs += math.Log(float64(e.Accesses()) / float64(counts[0].Accesses()))
	}
	return nil
}

// toolchain returns the toolchain of a file's target.
func (b *puzzleBench) toolchain(file, dir string) (t toolchain, err error) {
	opts, err := b.flags.Options()
	if err != nil {
		return t, err
	}
	if opts.Target == nil {
		text, err := os.ReadFile(file)
		if err != nil {
			return t, err
		}
		m, err := spillway.Parse(file, text)
		if err != nil {
			return t, err
		}
		if opts.Target, err = spillway.TargetForTriple(m.Triple); err != nil {
			return t, err
		}
	}
	return newToolchain(opts.Target, dir), nil
}
