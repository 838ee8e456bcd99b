// Package items defines the tables and figures of the papers: the pieces that each needs, and how their outcomes are
// presented.
package items

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"spillway/lab/internal/ops"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/report"
	"spillway/lab/internal/run"
	"spillway/lab/internal/store"
)

// A Scale is the amount of work.
type Scale struct {
	Functions  int // per machine and level, those with the lowest digests; 0: all
	Largest    int // instructions of a function; larger ones are skipped
	Modules    int // per machine and level that are compiled as a whole, chosen the same way; 0: all
	Iterations int // of progressive allocation
	Variables  int // of an integer program
	Relaxed    int // functions written as integer programs
}

// Quick takes minutes, Full a night.
var (
	Quick = Scale{Functions: 40, Largest: 300, Modules: 10, Iterations: 100, Variables: 1500, Relaxed: 12}
	Full  = Scale{Largest: 4000, Iterations: 1000, Variables: 5000, Relaxed: 400}
)

// A Lab runs experiments.
type Lab struct {
	Root    string // the compiler's source
	Store   *store.Store
	Version string
	Runner  run.Runner
	Workers int
	Round   int // pieces per round; 0: 16384
	Scale   Scale
	Targets []string
	Corpus  string // TARGET/PROGRAM/FILE.LEVEL.ll
	Log     func(format string, args ...any)

	modules   []module
	functions map[string][]Function // by target and level
	Counts    run.Counts
	Pieces    int
}

// A module is a file of a corpus.
type module struct {
	target, level, program, file string
	text                         string // in the store
	chosen                       bool   // for experiments on whole modules
}

// of returns the program of m: each example is one.
func (m *module) of() string {
	if m.program == "examples" {
		name, _, _ := strings.Cut(m.file, ".")
		return name
	}
	return m.program
}

// A Function is a function of a corpus.
type Function struct {
	ops.Function
	Program string
}

// Levels are the levels of the corpora: Oz for size, O2 for speed.
var Levels = []string{"Oz", "O2"}

// Read adds the corpora to the store and compiles them, so that all functions are known.
func (l *Lab) Read(ctx context.Context) error {
	for _, target := range l.Targets {
		for _, level := range Levels {
			files, err := filepath.Glob(filepath.Join(l.Corpus, target, "*", "*."+level+".ll"))
			if err != nil {
				return err
			}
			slices.Sort(files)
			first := len(l.modules)
			for _, file := range files {
				text, err := os.ReadFile(file)
				if err != nil {
					return err
				}
				name, err := l.Store.Object(ctx, "ir", text)
				if err != nil {
					return err
				}
				l.modules = append(l.modules, module{target, level, filepath.Base(filepath.Dir(file)), filepath.Base(file), name, false})
			}
			l.choose(l.modules[first:])
		}
	}
	if len(l.modules) == 0 {
		return fmt.Errorf("%s has no files TARGET/PROGRAM/FILE.LEVEL.ll", l.Corpus)
	}
	pieces := l.onModules("module", nil, nil)
	if err := l.Compute(ctx, func(_ *Lab, add adder) { add(pieces...) }); err != nil {
		return err
	}
	l.functions = map[string][]Function{}
	for i := range l.modules {
		m := &l.modules[i]
		var list []ops.Function
		x, err := piece.Read(ctx, l.Store, l.Version, &pieces[i], &list)
		if err != nil {
			return err
		}
		if x.Error != "" {
			first, _, _ := strings.Cut(x.Error, "\n")
			l.Log("%s: %s: skipped: %s", m.target, m.file, first)
			continue
		}
		for _, f := range list {
			if l.Scale.Largest == 0 || f.Instrs <= l.Scale.Largest {
				l.functions[m.target+m.level] = append(l.functions[m.target+m.level], Function{f, m.of()})
			}
		}
	}
	for key, list := range l.functions {
		l.functions[key] = sample(list, l.Scale.Functions)
	}
	return nil
}

// choose selects the modules with the lowest digests.
func (l *Lab) choose(list []module) {
	var names []string
	for i := range list {
		names = append(names, list[i].text)
	}
	slices.Sort(names)
	names = slices.Compact(names)
	if l.Scale.Modules > 0 && l.Scale.Modules < len(names) {
		names = names[:l.Scale.Modules]
	}
	for i := range list {
		list[i].chosen = slices.Contains(names, list[i].text)
	}
}

// sample returns the n functions whose Problems have the lowest digests, each Problem once, in the order of their
// digests.
func sample(list []Function, n int) []Function {
	slices.SortStableFunc(list, func(a, b Function) int { return strings.Compare(a.Problem, b.Problem) })
	list = slices.CompactFunc(list, func(a, b Function) bool { return a.Problem == b.Problem })
	if n > 0 && n < len(list) {
		list = list[:n]
	}
	return list
}

// Functions returns the functions of a machine at a level.
func (l *Lab) Functions(target, level string) []Function { return l.functions[target+level] }

// onModules returns a piece for each module that want selects.
func (l *Lab) onModules(op string, want func(*module) bool, args map[string]string) (list []piece.Piece) {
	for i := range l.modules {
		m := &l.modules[i]
		if want != nil && !want(m) || op != "module" && !m.chosen {
			continue
		}
		a := map[string]string{"file": m.file, "target": m.target, "level": strings.TrimPrefix(m.level, "O")}
		for k, v := range args {
			a[k] = v
		}
		list = append(list, piece.Piece{Op: op, Inputs: []string{m.text}, Args: a})
	}
	return list
}

// A plan adds pieces, in a deterministic order.
type plan = func(l *Lab, add adder)

// An adder takes pieces of a plan.
type adder = func(list ...piece.Piece)

// Compute computes the pieces of a plan in rounds, so that memory does not grow with their number. Equal pieces are
// computed once: later ones are in the store.
func (l *Lab) Compute(ctx context.Context, of plan) error {
	c := computing{l: l, known: map[string]bool{}}
	of(l, func(list ...piece.Piece) { c.all += len(list) })
	c.begin()
	of(l, func(list ...piece.Piece) {
		for i := range list {
			if c.err == nil {
				c.err = c.add(ctx, list[i])
			}
		}
	})
	if c.err != nil {
		return c.err
	}
	return c.end(ctx)
}

// computing is a plan being computed.
type computing struct {
	l     *Lab
	all   int             // pieces of the plan
	taken int             // of them, in this round and before
	known map[string]bool // keys of this round
	job   *run.Job        // this round
	err   error
}

func (c *computing) begin() {
	clear(c.known)
	c.job = &run.Job{Store: c.l.Store, Version: c.l.Version, Workers: c.l.Workers, Log: logWriter(c.l.Log), Before: c.taken, All: c.all}
}

func (c *computing) add(ctx context.Context, p piece.Piece) error {
	c.taken++
	key := p.Key(c.l.Version)
	if c.known[key] {
		c.job.Before++
		return nil
	}
	c.known[key] = true
	if err := c.job.Add(ctx, p); err != nil || c.job.Pieces < cmp.Or(c.l.Round, 16384) {
		return err
	}
	return c.end(ctx)
}

// end computes the round.
func (c *computing) end(ctx context.Context) error {
	if err := c.job.Flush(ctx); err != nil || c.job.Pieces == 0 {
		return err
	}
	n, err := c.l.Runner.Run(ctx, c.job)
	c.l.Counts.Computed += n.Computed
	c.l.Counts.Stored += n.Stored
	c.l.Pieces += c.job.Pieces
	c.begin()
	return err
}

type logWriter func(format string, args ...any)

func (w logWriter) Write(p []byte) (int, error) {
	w("%s", strings.TrimSuffix(string(p), "\n"))
	return len(p), nil
}

// An Item is a table or a figure of a paper, or one of ours.
type Item struct {
	Key, Title, Paper string
	// Missing is the reason why the item cannot be produced; then the rest is unset.
	Missing string
	// Plan adds the pieces; Reduce produces the output from their outcomes, which are read in any order.
	Plan   plan
	Times  bool // shows times, which vary
	Reduce func(r *Reader, s *report.Section)
}

// A Reader reads outcomes of pieces.
type Reader struct {
	*Lab
	ctx     context.Context
	section *report.Section
	err     error
}

// Read reads the outcome of a piece and reports whether it has a value.
func (r *Reader) Read(p *piece.Piece, value any) (ns int64, ok bool) {
	x, err := piece.Read(r.ctx, r.Store, r.Version, p, value)
	if err != nil && r.err == nil {
		r.err = err
	}
	r.section.Pieces++
	if ok = err == nil && x.Error == ""; !ok {
		r.section.Failed++
	}
	return x.Ns, ok
}

// Select returns the items of the given keys: one item, or all whose keys have the prefix.
func Select(keys []string) (list []Item, err error) {
	if len(keys) == 0 {
		return All(), nil
	}
	for _, key := range keys {
		n := len(list)
		for _, x := range All() {
			if x.Key == key || strings.HasPrefix(x.Key, key+".") {
				list = append(list, x)
			}
		}
		if len(list) == n {
			return nil, fmt.Errorf("unknown item %q: see --list", key)
		}
	}
	return list, nil
}

// Experiment produces the items and returns the report.
func (l *Lab) Experiment(ctx context.Context, list []Item) (*report.Report, error) {
	if err := l.Read(ctx); err != nil {
		return nil, err
	}
	all := func(l *Lab, add adder) {
		for i := range list {
			if list[i].Plan != nil {
				list[i].Plan(l, add)
			}
		}
	}
	if err := l.Compute(ctx, all); err != nil {
		return nil, err
	}
	r := &report.Report{Title: "The papers' experiments"}
	for i := range list {
		x := &list[i]
		s := report.Section{Key: x.Key, Title: x.Title, Paper: x.Paper, Agrees: "not reproduced", Why: x.Missing, Times: x.Times}
		if x.Missing == "" {
			rd := &Reader{Lab: l, ctx: ctx, section: &s}
			x.Reduce(rd, &s)
			if rd.err != nil {
				return nil, fmt.Errorf("%s: %w", x.Key, rd.err)
			}
		}
		r.Sections = append(r.Sections, s)
	}
	return r, nil
}
