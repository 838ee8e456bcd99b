package bench

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
	"spillway/regalloc"
	"spillway/regalloc/alloc/pbqp"
	"spillway/regalloc/improve"
)

// allocatorsBench compares all register allocators, and llc's, on programs.
type allocatorsBench struct {
	puzzleBench
	names []string // of our allocators; none: all

	picture *barsOf
	pbqp    *pbqp.Allocator
}

// llcAllocators are LLVM's.
var llcAllocators = []struct {
	name  string
	flags []string
}{
	{"fast", []string{"-regalloc=fast", "-optimize-regalloc=false"}},
	{"basic", []string{"-regalloc=basic"}},
	{"greedy", []string{"-regalloc=greedy"}},
	{"pbqp", []string{"-regalloc=pbqp"}},
}

// allocatorTotals are the totals of one allocator for a corpus.
type allocatorTotals struct {
	puzzleTotals
	price      float64 // estimated, per execution of the function
	marked     []int   // by function: loads and stores that the text marks as inserted
	copies     int     // between registers, in the text
	text       float64 // bytes of code
	seconds    float64
	instrs     int // instructions measured
	cheapest   int // functions in which no other allocator's price is lower
	fewest     int // functions in which no other allocator inserts less
	executed   report.Executed
	llc        bool
	priceOf    []float64 // by function
	markedInto int       // sum of marked
}

// allocatorsOf returns the requested allocators of ours, and llc's.
func (b *allocatorsBench) allocatorsOf(byName map[string]*allocatorTotals) (all []contender, err error) {
	list := spillway.Allocators()
	if len(b.names) > 0 {
		list = nil
		for _, name := range b.names {
			info, err := cli.AllocatorByName(name)
			if err != nil {
				return nil, err
			}
			list = append(list, *info)
		}
	}
	for _, info := range list {
		make := info.New
		if info.Name == "pbqp" {
			make = func() regalloc.Allocator { return improve.After(b.pbqp) }
		}
		all = append(all, contender{info.Name, func(file string) (a allocation, err error) {
			var x puzzleTotals
			out, err := b.compile(file, make, spillway.ToAssembly, &x)
			if err != nil {
				return a, fmt.Errorf("%s: %w", info.Name, err)
			}
			byName[info.Name].puzzleTotals = x
			return allocation{text: string(out.Assembly), seconds: float64(x.wholeNs) / 1e9, instrs: x.instrs}, nil
		}})
	}
	if b.llc == "" {
		return all, nil
	}
	for _, l := range llcAllocators {
		all = append(all, contender{"llc " + l.name, func(file string) (allocation, error) { return b.compileLLC(file, l.flags) }})
	}
	return all, nil
}

// compareAll prints a table for each corpus.
func (b *allocatorsBench) compareAll() error {
	dir, err := os.MkdirTemp("", "spillway-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	for _, c := range b.corpora {
		b.pbqp = pbqp.New()
		if err := b.corpus(&c, dir); err != nil {
			return err
		}
	}
	return nil
}

// corpus prints the table of one corpus.
func (b *allocatorsBench) corpus(c *corpus, dir string) error {
	last := map[string]*allocatorTotals{} // of the current file
	all, err := b.allocatorsOf(last)
	if err != nil {
		return err
	}
	totals := make([]allocatorTotals, len(all))
	for k := range all {
		last[all[k].name] = &allocatorTotals{}
		totals[k].llc = strings.HasPrefix(all[k].name, "llc ")
	}
	files, programs := 0, 0
	for _, file := range c.files {
		program, err := b.allocateFile(file, dir, all, last, totals)
		if err != nil {
			fmt.Fprintf(b.log, "%s: skipped: %v\n", file, err)
			continue
		}
		files++
		if program {
			programs++
		}
	}
	return b.print(c.name, files, programs, all, totals)
}

// allocateFile adds the results of all allocators for a file to totals; nothing if one of them fails.
func (b *allocatorsBench) allocateFile(file, dir string, all []contender, last map[string]*allocatorTotals, totals []allocatorTotals) (program bool, err error) {
	llcInstrs := 0
	if b.llc != "" {
		if llcInstrs, err = b.countLLC(file); err != nil {
			return false, fmt.Errorf("%s: %w", b.llc, err)
		}
	}
	made := make([]allocation, len(all))
	ours := make([]puzzleTotals, len(all))
	for run := range max(1, b.runs) {
		for k, c := range all {
			a, err := c.compile(file)
			if err != nil {
				return false, err
			}
			if run > 0 {
				a.seconds = min(a.seconds, made[k].seconds)
			}
			if a.instrs == 0 {
				a.instrs = llcInstrs
			}
			made[k], ours[k] = a, last[c.name].puzzleTotals
		}
	}
	tools, err := b.toolchain(file, dir)
	if err != nil {
		return false, err
	}
	sizer := textBench{tools: tools}
	sizes := make([]float64, len(all))
	var names []string
	for k := range made {
		made[k].spills = report.ParseSpillCode(made[k].text)
		if k == 0 {
			for _, f := range made[0].spills.Functions {
				names = append(names, f.Name)
			}
		}
		source := filepath.Join(dir, "sized.s")
		if err := os.WriteFile(source, []byte(made[k].text), 0o666); err != nil {
			return false, err
		}
		if sizes[k], err = sizer.size(source); err != nil {
			return false, fmt.Errorf("%s: %w", all[k].name, err)
		}
	}
	marked := make([][]int, len(all))
	for k := range made {
		if marked[k], err = byFunctionName(made[k].spills, names); err != nil {
			return false, fmt.Errorf("%s: %w", all[k].name, err)
		}
	}
	counts := make([]report.Executed, len(all))
	if b.profiler != nil && strings.Contains(made[0].text, "\nmain:") {
		program = true
		for k := range made {
			if counts[k], err = b.profiler.run(&tools, made[k].text, made[k].spills, nil); err != nil {
				fmt.Fprintf(b.log, "%s: not executed: %v\n", file, err)
				program = false
				break
			}
		}
	}
	for k := range made {
		y := &totals[k]
		y.marked = append(y.marked, marked[k]...)
		y.copies += report.CountCopies(made[k].text)
		y.text += sizes[k]
		y.seconds += made[k].seconds
		y.instrs += made[k].instrs
		if program {
			y.executed.Loads += counts[k].Loads
			y.executed.Stores += counts[k].Stores
		}
		if y.llc {
			continue
		}
		addBreakdown(&y.cost, &ours[k].cost)
		y.byFunc = append(y.byFunc, ours[k].byFunc...)
	}
	return program, nil
}

// byFunctionName returns the marked instructions of the functions of the given names.
func byFunctionName(s *report.SpillCode, names []string) (marked []int, err error) {
	of := map[string]int{}
	for _, f := range s.Functions {
		of[f.Name] = f.Accesses
	}
	for _, name := range names {
		n, ok := of[name]
		if !ok {
			return nil, errors.New("it has no function " + name)
		}
		marked = append(marked, n)
	}
	return marked, nil
}

// print writes the table of one corpus. The last rows take the best of our allocators for each function.
func (b *allocatorsBench) print(name string, files, programs int, all []contender, totals []allocatorTotals) error {
	opts, err := b.flags.Options()
	if err != nil {
		return err
	}
	metric := opts.Metric
	best, functions := allocatorTotals{}, 0
	for k := range totals {
		y := &totals[k]
		for f := range y.byFunc {
			y.priceOf = append(y.priceOf, y.byFunc[f].Price(metric))
			y.price += y.priceOf[f]
		}
		for _, n := range y.marked {
			y.markedInto += n
		}
		functions = max(functions, len(y.byFunc))
	}
	texts := 0
	for k := range totals {
		texts = max(texts, len(totals[k].marked))
	}
	for f := range functions {
		least, at := math.Inf(1), -1
		for k := range totals {
			if y := &totals[k]; !y.llc && y.priceOf[f] < least {
				least, at = y.priceOf[f], k
			}
		}
		best.price += least
		addBreakdown(&best.cost, &totals[at].byFunc[f])
		for k := range totals {
			if y := &totals[k]; !y.llc && y.priceOf[f] <= least+1e-9*math.Abs(least) {
				y.cheapest++
			}
		}
	}
	for f := range texts {
		least := math.MaxInt
		for k := range totals {
			least = min(least, totals[k].marked[f])
		}
		best.markedInto += least
		for k := range totals {
			if totals[k].marked[f] == least {
				totals[k].fewest++
			}
		}
	}
	t := report.Table{Header: []string{"allocator", "loads", "stores", "moves", "remats", "bytes", "cost", "relative to the first", "cheapest in",
		"inserted in text", "least in", "copies in text", "text", "ns/instr"}}
	if programs > 0 {
		t.Header = append(t.Header, "executed loads", "executed stores")
	}
	first := totals[0].price
	row := func(name string, y *allocatorTotals) {
		cells := []any{name, "", "", "", "", "", "", "", ""}
		if !y.llc {
			c := &y.cost
			cells = []any{name, c.Loads, c.Stores, c.Moves, c.Remats, c.Bytes, fmt.Sprintf("%.0f", y.price), ratio(y.price / first), percent(y.cheapest, functions)}
		}
		cells = append(cells, y.markedInto, percent(y.fewest, texts), y.copies, int64(y.text), fmt.Sprintf("%.0f", 1e9*y.seconds/float64(max(1, y.instrs))))
		if programs > 0 {
			cells = append(cells, y.executed.Loads, y.executed.Stores)
		}
		t.Row(cells...)
	}
	for k := range totals {
		y := &totals[k]
		row(all[k].name, y)
		cost := y.price / first
		if y.llc {
			cost = math.NaN()
		}
		b.picture.set(all[k].name, name, cost, float64(y.markedInto), y.text, 1e9*y.seconds/float64(max(1, y.instrs)))
	}
	t.Row("best of each function", best.cost.Loads, best.cost.Stores, best.cost.Moves, best.cost.Remats, best.cost.Bytes,
		fmt.Sprintf("%.0f", best.price), ratio(best.price/first), "", best.markedInto)
	fmt.Fprintf(b.out, "%s: %d files, %d functions, %d programs executed; metric %v\n\n", name, files, functions, programs, metric)
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	if s := &b.pbqp.Stats; s.Problems > 0 {
		fmt.Fprintf(b.out, "\npbqp: %s of functions solved with proof in all rounds; %s rounds for each; %s of nodes decided by heuristic\n",
			percent(s.Proved, s.Problems), per(s.Rounds, s.Problems), percent(s.ByRN, s.Nodes))
	}
	_, err = fmt.Fprintln(b.out)
	return err
}
