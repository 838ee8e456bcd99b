package cli

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

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

// A ResultStore is a directory of Results whose file names identify the Problems (see ProblemFile).
type ResultStore struct {
	dir  string
	once sync.Once
	err  error
	of   map[string][]string // names of files by digest
}

// OpenResults returns the Results in an existing directory.
func OpenResults(dir string) (*ResultStore, error) {
	s := &ResultStore{dir: dir}
	s.once.Do(s.list)
	return s, s.err
}

func (s *ResultStore) list() {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		s.err = fmt.Errorf("--results: %w", err)
		return
	}
	s.of = map[string][]string{}
	for _, e := range entries {
		base, ok := strings.CutSuffix(e.Name(), ".result")
		if !ok || e.Type()&fs.ModeType != 0 {
			continue
		}
		digest := base[strings.LastIndexByte(base, '.')+1:]
		s.of[digest] = append(s.of[digest], e.Name())
	}
}

// Allocator returns an allocator that uses the Results of the store where they cost less than those of inner's
// allocator.
func (s *ResultStore) Allocator(inner func() regalloc.Allocator) func() regalloc.Allocator {
	return func() regalloc.Allocator { return &stored{s, inner()} }
}

type stored struct {
	s     *ResultStore
	inner regalloc.Allocator
}

// SSA implements regalloc.Allocator: Results are of Problems as the compiler poses them.
func (a *stored) SSA() bool { return true }

// Allocate implements regalloc.Allocator. A Result that does not belong to p is an error.
func (a *stored) Allocate(p *regalloc.Problem, opts regalloc.Options) (best *regalloc.Result, err error) {
	if best, err = spillway.Allocate(p, a.inner, opts); err != nil {
		best = nil // a stored one may exist nevertheless
	}
	files := a.s.of[p.Digest()[:digestLen]]
	for _, name := range files {
		name = filepath.Join(a.s.dir, name)
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		r, err := regalloc.ParseResult(name, text, p)
		if err != nil {
			return nil, fmt.Errorf("%w; it is not a result of the problem in its name: remove the file", err)
		}
		if errs := check.Result(p, r); len(errs) > 0 {
			return nil, fmt.Errorf("%s is incorrect for %s: %w; remove the file", name, p.Name, &errs[0])
		}
		if best == nil || regalloc.Cost(p, r, opts.Price()) < regalloc.Cost(p, best, opts.Price()) {
			best = r
		}
	}
	if best == nil {
		return nil, err
	}
	return best, nil
}
