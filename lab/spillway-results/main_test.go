package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/internal/leftout"
	"spillway/lab/internal/known"
	"spillway/lab/internal/store"
	"spillway/regalloc"
)

// asProgram in the environment makes the test's program be spillway-results.
const asProgram = "SPILLWAY_RESULTS_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// allocate returns a Result.
func allocate(t *testing.T, p *regalloc.Problem, allocator string, m regalloc.Metric) *regalloc.Result {
	t.Helper()
	info, err := spillway.AllocatorByName(allocator)
	if err != nil {
		t.Fatal(err)
	}
	r, err := spillway.Allocate(p, info.New(), regalloc.Options{Metric: m})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestServe asks many questions at once about a bucket in memory: each has its answer, which is the same every time.
func TestServe(t *testing.T) {
	s, err := store.Open(t.Context(), "mem://")
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var questions strings.Builder
	want := map[string][]string{} // names and contents by digest
	for seed := range uint64(60) {
		p := irgen.Problem(irgen.Tiny(3), seed, irgen.Options{})
		digest := p.Digest()
		if _, ok := want[digest]; ok {
			continue
		}
		questions.WriteString(digest + "\n")
		want[digest] = nil
		for k, allocator := range []string{"linear", "fast"}[:seed%3] {
			name, err := known.Put(t.Context(), s, p, allocate(t, p, allocator, regalloc.Size), known.Search{Metric: regalloc.Size, Iterations: k})
			if err != nil {
				t.Fatal(err)
			}
			data, err := s.Get(t.Context(), name)
			if err != nil {
				t.Fatal(err)
			}
			want[digest] = append(want[digest], name+"\n"+string(data))
		}
		slices.Sort(want[digest])
	}
	questions.WriteString("../../etc\n")
	for range 3 {
		var out bytes.Buffer
		if err := serve(t.Context(), s, strings.NewReader(questions.String()), &out); err != nil {
			t.Fatal(err)
		}
		rest, ok := strings.CutPrefix(out.String(), greeting)
		if !ok {
			t.Fatalf("it begins with %.40q", rest)
		}
		line := func(sep string) (word string) {
			word, rest, _ = strings.Cut(rest, sep)
			return word
		}
		answers := 0
		for ; rest != ""; answers++ {
			digest, count := line(" "), line("\n")
			if digest == "../../etc" {
				if !strings.Contains(count, "is not the digest") {
					t.Errorf("the answer to a path: %q", count)
				}
				continue
			}
			if count != strconv.Itoa(len(want[digest])) {
				t.Fatalf("%s has %s results, want %d", digest, count, len(want[digest]))
			}
			for _, x := range want[digest] {
				n, err := strconv.Atoi(line(" "))
				if name := line("\n"); err != nil || n > len(rest) || name+"\n"+rest[:n] != x {
					t.Fatalf("%s: %s, %d bytes (%v), want %.100q", digest, name, n, err, x)
				}
				rest = rest[n:]
			}
		}
		if answers != len(want)+1 {
			t.Errorf("%d answers to %d questions", answers, len(want)+1)
		}
	}
}

// TestServeFails has a store that fails and a reader that is gone.
func TestServeFails(t *testing.T) {
	s, err := store.Open(t.Context(), "mem://")
	if err != nil {
		t.Fatal(err)
	}
	question := strings.Repeat("5", 64)
	r, w := io.Pipe()
	r.CloseWithError(errors.New("nobody reads"))
	if err := serve(t.Context(), s, strings.NewReader(question), w); err == nil || err.Error() != "nobody reads" {
		t.Errorf("a reader that is gone: %v", err)
	}
	s.Close()
	var out bytes.Buffer
	if err := serve(t.Context(), s, strings.NewReader(question), &out); err != nil || !strings.HasPrefix(out.String(), greeting+question+" error ") || strings.Count(out.String(), "\n") != 2 {
		t.Errorf("a closed store: %q %v", out.String(), err)
	}
	for url, want := range map[string]string{"dir": "want one argument", "file:///none/such": "no such file", "s4://x": `no driver registered for "s4"`} {
		if err := run(t.Context(), []string{url}, strings.NewReader(""), io.Discard); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", url, err)
		}
	}
}

// A session compiles with programs in a directory of their own.
type session struct {
	t   *testing.T
	bin string
}

// newSession builds programs of the compiler, and lets this one be spillway-results beside them.
func newSession(t *testing.T, programs ...string) *session {
	x := &session{t, t.TempDir()}
	for _, name := range programs {
		if out, err := exec.Command("go", "build", "-C", "../..", "-o", filepath.Join(x.bin, name), "./cmd/"+name).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(x.bin, "spillway-results")); err != nil {
		t.Fatal(err)
	}
	t.Setenv(asProgram, "1")
	return x
}

// run returns what a program prints, and its error with what it says.
func (x *session) run(ctx context.Context, name string, args ...string) (string, error) {
	var out, said bytes.Buffer
	cmd := exec.CommandContext(ctx, filepath.Join(x.bin, name), args...)
	cmd.Stdout, cmd.Stderr = &out, &said
	err := cmd.Run()
	if err != nil {
		err = errors.New(said.String())
	}
	return out.String(), err
}

// TestCompile has code made with the Results in a store: the same as with those in a directory, cheaper than without; a
// Result of another Problem is refused.
func TestCompile(t *testing.T) {
	x := newSession(t, "spillway", "spillcc")
	const file = "../../testdata/programs/hash/hash.Oz.ll"
	flags := []string{"-Oz", "--without", "frame-pointer", "--regalloc", "fast", "--metric", "size"}
	compile := func(args ...string) (string, error) {
		return x.run(t.Context(), "spillway", append(append([]string{"compile", "-S", "-o", "-", file}, flags...), args...)...)
	}
	dir, where := t.TempDir(), t.TempDir()
	before, err := compile("--dump-problems", dir)
	if err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(t.Context(), where)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	files, err := filepath.Glob(filepath.Join(dir, "*.problem"))
	if err != nil || len(files) < 2 {
		t.Fatal(files, err)
	}
	var last *regalloc.Problem
	var results []*regalloc.Result
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if last, err = regalloc.ParseProblem(name, text); err != nil {
			t.Fatal(err)
		}
		r := allocate(t, last, "netflow", regalloc.Size)
		results = append(results, r)
		if _, err := known.Put(t.Context(), s, last, r, known.Search{Metric: regalloc.Size, Iterations: 1}); err != nil {
			t.Fatal(err)
		}
		var y strings.Builder
		if err := regalloc.WriteResult(&y, last, r); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(strings.TrimSuffix(name, "problem")+"result", []byte(y.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	url := "file://" + filepath.ToSlash(where)
	want, err := compile("--results", dir)
	if err != nil || strings.Count(want, "\n") >= strings.Count(before, "\n") {
		t.Fatalf("%d lines with results, %d without: %v", strings.Count(want, "\n"), strings.Count(before, "\n"), err)
	}
	for _, jobs := range []string{"1", "4"} {
		if got, err := compile("--results", url, "--jobs", jobs); err != nil || got != want {
			t.Errorf("results of a store make other code than the same ones in a directory: %v", err)
		}
	}
	if got, err := compile("--results", "file://"+filepath.ToSlash(t.TempDir())); err != nil || got != before {
		t.Errorf("with an empty store, other code than without: %v", err)
	}
	t.Run("spillcc", func(t *testing.T) { x.throughDriver(t, url) })
	if _, err := compile("--results", url+"/none"); err == nil || !strings.Contains(err.Error(), "none: no such file") {
		t.Errorf("a store that is not there: %v", err)
	}
	name := store.Name("known", last.Digest()) + "/size/2.wrong"
	if err := s.Put(t.Context(), name, regalloc.AppendResult(nil, last, results[0])); err != nil {
		t.Fatal(err)
	}
	if _, err := compile("--results", url); err == nil || !strings.Contains(err.Error(), name) || !strings.Contains(err.Error(), "remove it from the store") {
		t.Errorf("a result of another problem: %v", err)
	}
}

// throughDriver has spillcc pass --results on.
func (x *session) throughDriver(t *testing.T, url string) {
	leftout.Need(t, "clang-19")
	source := filepath.Join(t.TempDir(), "f.c")
	if err := os.WriteFile(source, []byte("int f(int a) { return a + 1; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SPILLCC_CLANG", "clang-19")
	compile := func(url string) error {
		_, err := x.run(t.Context(), "spillcc", "-Oz", "-c", source, "-o", source+".o", "-Xspillway", "--results="+url)
		return err
	}
	if err := compile(url); err != nil {
		t.Error(err)
	}
	if err := compile(url + "/none"); err == nil || !strings.Contains(err.Error(), "none: no such file") {
		t.Errorf("a store that is not there: %v", err)
	}
}
