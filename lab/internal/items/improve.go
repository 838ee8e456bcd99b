package items

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"spillway/internal/atomicfile"
	"spillway/lab/internal/known"
	"spillway/lab/internal/ops"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// An Improvement is the result of a search on the Problem in a file.
type Improvement struct {
	File   string // without extension
	Before float64
	Known  bool // a Result with cost Before was known
	After  float64
	Failed string // the reason for failure, or ""

	problem string // in the store
	state   known.State
}

// Improve searches for better Results of the Problems in files with the extension .problem, starting from the best
// known Result of each, including one in a file with the extension .result next to it, and writes the Results found to
// such files in dir ("": next to the Problems), where they cost less than the existing ones. Starting points are chosen
// before the first search.
func (l *Lab) Improve(ctx context.Context, files []string, search known.Search, dir string) ([]Improvement, error) {
	list := make([]Improvement, len(files))
	for _, prepare := range []func(context.Context, *Improvement, string, known.Search) error{l.keep, l.begin} {
		if err := l.each(len(files), func(i int) error { return prepare(ctx, &list[i], files[i], search) }); err != nil {
			return nil, err
		}
	}
	err := l.Compute(ctx, func(_ *Lab, add adder) {
		for i := range list {
			if x := &list[i]; !x.state.Done {
				add(ops.Improve(x.problem, x.state.Name, search))
			}
		}
	})
	if err != nil {
		return nil, err
	}
	return list, l.each(len(list), func(i int) error { return l.end(ctx, &list[i], search, dir) })
}

// each calls f with the numbers below n, concurrently.
func (l *Lab) each(n int, f func(i int) error) error {
	var (
		mu   sync.Mutex
		wg   sync.WaitGroup
		next int
		errs = make([]error, n)
	)
	for range max(1, l.Workers) {
		wg.Go(func() {
			for {
				mu.Lock()
				i := next
				next++
				mu.Unlock()
				if i >= n {
					return
				}
				errs[i] = f(i)
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// keep adds the Problem of a file, and the Result next to it, to the store.
func (l *Lab) keep(ctx context.Context, x *Improvement, file string, search known.Search) error {
	p, err := readProblem(file)
	if err != nil {
		return err
	}
	x.File, x.problem = strings.TrimSuffix(file, ".problem"), store.Name("problem", p.Digest())
	data, err := p.AppendBinary(nil)
	if err != nil {
		return err
	}
	if err := l.Store.Put(ctx, x.problem, data); err != nil {
		return err
	}
	text, err := os.ReadFile(x.File + ".result")
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	r, err := resultOf(x.File+".result", text, p)
	if err != nil {
		l.Log("%v: not used", err)
		return nil
	}
	_, err = known.Put(ctx, l.Store, p, r, known.Search{Metric: search.Metric})
	return err
}

// begin looks up the known Results of a file's Problem.
func (l *Lab) begin(ctx context.Context, x *Improvement, file string, search known.Search) error {
	p, err := readProblem(file)
	if err != nil {
		return err
	}
	x.state, err = known.Best(ctx, l.Store, p, search)
	for _, err := range x.state.Refused {
		l.Log("%v: not used", err)
	}
	x.Known, x.Before = x.state.Result != nil, x.state.Cost
	x.state.Result = nil // there may be many
	return err
}

func readProblem(file string) (*regalloc.Problem, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	p, err := regalloc.ParseProblem(file, text)
	if err == nil && !p.SSA {
		err = fmt.Errorf("%s: the problem is not in SSA form; spillway compile --dump-problems writes such ones", file)
	}
	return p, err
}

func resultOf(file string, text []byte, p *regalloc.Problem) (*regalloc.Result, error) {
	r, err := regalloc.ParseResult(file, text, p)
	if err != nil {
		return nil, err
	}
	if errs := check.Result(p, r); len(errs) > 0 {
		return nil, fmt.Errorf("%s is not a result of the problem next to it: %w", file, &errs[0])
	}
	return r, nil
}

// end reads the outcome for a Problem and writes the Result.
func (l *Lab) end(ctx context.Context, x *Improvement, search known.Search, dir string) error {
	name := x.state.Name
	x.After = x.Before
	if !x.state.Done {
		var y ops.Improved
		q := ops.Improve(x.problem, x.state.Name, search)
		out, err := piece.Read(ctx, l.Store, l.Version, &q, &y)
		if err != nil {
			return err
		}
		if x.Failed = out.Error; x.Failed != "" {
			return nil
		}
		name, x.After = y.Result, y.Cost
	}
	p, err := readProblem(x.File + ".problem")
	if err != nil {
		return err
	}
	r, err := known.Read(ctx, l.Store, name, p)
	if err != nil {
		return err
	}
	file := x.File + ".result"
	if dir != "" {
		file = filepath.Join(dir, filepath.Base(file))
	}
	if text, err := os.ReadFile(file); err == nil {
		if old, err := resultOf(file, text, p); err == nil && regalloc.Cost(p, old, search.Metric) <= x.After {
			return nil
		}
	}
	var text strings.Builder
	if err := regalloc.WriteResult(&text, p, r); err != nil {
		return err
	}
	return atomicfile.Write(file, []byte(text.String()), 0o666)
}

// ProblemFiles returns the files among names, and those below the directories among them, that hold Problems.
func ProblemFiles(names []string) (files []string, err error) {
	for _, name := range names {
		err := filepath.WalkDir(name, func(file string, d os.DirEntry, err error) error {
			if err == nil && !d.IsDir() && (file == name || filepath.Ext(file) == ".problem") {
				files = append(files, file)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	slices.Sort(files)
	if files = slices.Compact(files); len(files) == 0 {
		return nil, fmt.Errorf("no files with the extension .problem in %s; spillway compile --dump-problems writes some", strings.Join(names, ", "))
	}
	for _, file := range files {
		if filepath.Ext(file) != ".problem" {
			return nil, fmt.Errorf("%s: a problem's file has the extension .problem", file)
		}
	}
	return files, nil
}
