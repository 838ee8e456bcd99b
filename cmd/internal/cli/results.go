package cli

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"spillway"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// digestLen is the length of the prefix of a Problem's digest in file names: enough to distinguish any number of them.
const digestLen = 16

// ProblemFile returns the name, without extension, of the files of a Problem and its Result: the
// function's name and the Problem's digest.
func ProblemFile(p *regalloc.Problem) string { return FileSafe(p.Name) + "." + p.Digest()[:digestLen] }

// A Form is the format for writing problems and results; either is read. It is a flag value.
type Form struct{ Binary bool }

// FormDoc is the help for Form.Set.
const FormDoc = "text, or binary, which is smaller and faster to read"

// Set implements pflag.Value.
func (f *Form) Set(name string) error {
	switch name {
	case "text", "binary":
		f.Binary = name == "binary"
		return nil
	}
	return fmt.Errorf("unknown format %q (valid: text, binary)", name)
}

// String implements pflag.Value.
func (f *Form) String() string {
	if f.Binary {
		return "binary"
	}
	return "text"
}

// Type implements pflag.Value.
func (f *Form) Type() string { return "text|binary" }

// Problem returns p in this form.
func (f *Form) Problem(p *regalloc.Problem) ([]byte, error) {
	if f.Binary {
		return p.AppendBinary(nil)
	}
	return []byte(p.String()), nil
}

// Result returns r, a Result of p, in this form.
func (f *Form) Result(p *regalloc.Problem, r *regalloc.Result) ([]byte, error) {
	if f.Binary {
		return regalloc.AppendResult(nil, p, r), nil
	}
	var text bytes.Buffer
	err := regalloc.WriteResult(&text, p, r)
	return text.Bytes(), err
}

// A ResultStore supplies known Results of Problems.
type ResultStore struct{ from resultSource }

// A resultSource finds Results by Problem. It may be used by many goroutines at once.
type resultSource interface {
	// find starts looking for the Results of a Problem and returns a function that waits for them, in a fixed order.
	find(ctx context.Context, p *regalloc.Problem) func() ([]storedResult, error)
	// close releases the source.
	close()
}

// A storedResult is the text or binary form of a Result, not yet checked.
type storedResult struct {
	name   string // for messages
	data   []byte
	advice string // what to do if it is none
}

// OpenResults returns the Results in a directory, which must exist, or those behind a URL, SCHEME://...
func OpenResults(ctx context.Context, where string) (*ResultStore, error) {
	open := openDirectory
	if strings.Contains(where, "://") {
		open = openRemote
	}
	from, err := open(ctx, where)
	if err != nil {
		return nil, fmt.Errorf("--results: %w", err)
	}
	return &ResultStore{from}, nil
}

// Close releases the store.
func (s *ResultStore) Close() { s.from.close() }

// A resultDirectory contains files of Results, named as by ProblemFile.
type resultDirectory struct {
	dir string
	of  map[string][]string // names of files by digest
}

func openDirectory(_ context.Context, dir string) (resultSource, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	d := &resultDirectory{dir, map[string][]string{}}
	for _, e := range entries {
		base, ok := strings.CutSuffix(e.Name(), ".result")
		if !ok || e.Type()&fs.ModeType != 0 {
			continue
		}
		digest := base[strings.LastIndexByte(base, '.')+1:]
		d.of[digest] = append(d.of[digest], e.Name())
	}
	return d, nil
}

func (d *resultDirectory) find(_ context.Context, p *regalloc.Problem) func() ([]storedResult, error) {
	return func() (list []storedResult, err error) {
		for _, name := range d.of[p.Digest()[:digestLen]] {
			name = filepath.Join(d.dir, name)
			data, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			list = append(list, storedResult{name, data, "remove the file"})
		}
		return list, nil
	}
}

func (*resultDirectory) close() {}

// Allocator returns an allocator that uses the Results of the store where they cost less than those of inner's
// allocator.
func (s *ResultStore) Allocator(inner func() regalloc.Allocator) func() regalloc.Allocator {
	return func() regalloc.Allocator { return &stored{s.from, inner()} }
}

type stored struct {
	from  resultSource
	inner regalloc.Allocator
}

// SSA implements regalloc.Allocator: Results are of Problems as the compiler poses them.
func (a *stored) SSA() bool { return true }

// Allocate implements regalloc.Allocator. A Result that does not belong to p is an error.
func (a *stored) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	ctx := opts.Context
	if ctx == nil {
		ctx = context.Background()
	}
	wait := a.from.find(ctx, p)
	best, failed := spillway.Allocate(p, a.inner, opts)
	if failed != nil {
		best = nil // a stored one may exist nevertheless
	}
	list, err := wait()
	if err != nil {
		return nil, fmt.Errorf("--results: %w", err)
	}
	for i := range list {
		r, err := list[i].of(p)
		if err != nil {
			return nil, err
		}
		if best == nil || regalloc.Cost(p, r, opts.Price()) < regalloc.Cost(p, best, opts.Price()) {
			best = r
		}
	}
	if best == nil {
		return nil, failed
	}
	return best, nil
}

// of returns the Result of p that x is, once it is proved.
func (x *storedResult) of(p *regalloc.Problem) (*regalloc.Result, error) {
	r, err := regalloc.ParseResult(x.name, x.data, p)
	if err != nil {
		return nil, fmt.Errorf("%w; it is not a result of the problem that its name says: %s", err, x.advice)
	}
	if errs := check.Result(p, r); len(errs) > 0 {
		return nil, fmt.Errorf("%s is incorrect for %s: %w; %s", x.name, p.Name, &errs[0], x.advice)
	}
	return r, nil
}
