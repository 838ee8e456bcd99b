package items

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/lab/internal/debian"
	"spillway/lab/internal/report"
	"spillway/lab/internal/run"
	"spillway/lab/internal/store"
)

func TestKeys(t *testing.T) {
	seen := map[string]bool{}
	for _, x := range All() {
		if !regexp.MustCompile(`^(koes09|pereira08|rastello05|buchwald15|shuf25|ours)\.[a-z0-9.]+$`).MatchString(x.Key) || seen[x.Key] {
			t.Errorf("key %q is malformed or there twice", x.Key)
		}
		seen[x.Key] = true
		if (x.Missing == "") != (x.Plan != nil && x.Reduce != nil) || x.Title == "" || x.Paper == "" {
			t.Errorf("%s says both or neither of how it is made and why not", x.Key)
		}
	}
	for keys, n := range map[string]int{"koes09.fig6.1": 1, "koes09.fig7": 3, "shuf25": 1, "rastello05": 5} {
		if list, err := Select([]string{keys}); err != nil || len(list) != n {
			t.Errorf("%s selects %d items (%v)", keys, len(list), err)
		}
	}
	if _, err := Select([]string{"koes09.fi"}); err == nil {
		t.Error("half a key selects items")
	}
}

// corpus has the IR of one program, as it is in the source.
func corpus(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "amd64", "examples"), 0o777); err != nil {
		t.Fatal(err)
	}
	for _, level := range Levels {
		text, err := os.ReadFile("../../../testdata/programs/hash/hash." + level + ".ll")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "amd64", "examples", "hash."+level+".ll"), text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestExamples has clang write IR below a directory with a relative name.
func TestExamples(t *testing.T) {
	leftout.Need(t, "clang-19")
	root := t.TempDir()
	dir := filepath.Join(root, "testdata", "programs", "one")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "one.c"), []byte("int one(void) { return 1; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	l := &Lab{Root: root, Corpus: "corpus", Targets: []string{"amd64"}, Log: t.Errorf}
	if err := l.Examples(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, level := range Levels {
		if _, err := os.Stat("corpus/amd64/examples/one." + level + ".ll"); err != nil {
			t.Error(err)
		}
	}
}

// counted are the items of the tests: those without times, and without cbc, or llc where that is missing.
func counted(t *testing.T) (list []Item) {
	t.Helper()
	without := []string{"koes09.fig6.1", "koes09.fig3.19", "shuf25.exhaustive"}
	if !leftout.Have(t, llcProgram) {
		without = append(without, "ours.llc")
	}
	for _, x := range All() {
		if !x.Times && !slices.Contains(without, x.Key) {
			list = append(list, x)
		}
	}
	return list
}

func experiment(t *testing.T, where string, ir string, workers int) (*Lab, *report.Report) {
	t.Helper()
	s, err := store.Open(t.Context(), where)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	l := &Lab{Root: "../../..", Store: s, Version: "test", Runner: run.Pool{}, Workers: workers, Targets: []string{"amd64"}, Corpus: ir,
		Scale: Scale{Functions: 2, Largest: 60, Iterations: 10, Relaxed: 1}, Log: t.Logf}
	r, err := l.Experiment(t.Context(), counted(t))
	if err != nil {
		t.Fatal(err)
	}
	return l, r
}

// TestExperiment makes all items on two functions: with one worker, with four, and once more, when everything is in the store.
func TestExperiment(t *testing.T) {
	ir, dir := corpus(t), t.TempDir()
	l, one := experiment(t, dir, ir, 1)
	if l.Counts.Computed == 0 || l.Counts.Stored != 0 || len(l.Functions("amd64", "Oz")) != 2 {
		t.Errorf("the first run: %+v", l.Counts)
	}
	for i := range one.Sections {
		s := &one.Sections[i]
		if s.Failed > 0 {
			t.Errorf("%s: %d of %d pieces failed", s.Key, s.Failed, s.Pieces)
		}
		if s.Agrees != "not reproduced" && len(s.Tables)+len(s.Plots) == 0 || s.Why == "" {
			t.Errorf("%s shows nothing", s.Key)
		}
	}
	_, four := experiment(t, t.TempDir(), ir, 4)
	if one.Digest() != four.Digest() {
		t.Error("four workers come to another report than one")
	}
	l, again := experiment(t, dir, ir, 4)
	if l.Counts.Computed != 0 || one.Digest() != again.Digest() {
		t.Errorf("the second run computed %d pieces again", l.Counts.Computed)
	}
}

// TestDirections holds Table 6.1, which is arithmetic, to its print.
func TestDirections(t *testing.T) {
	var s report.Section
	directions(nil, &s)
	if s.Agrees != "yes" {
		t.Error(s.Why)
	}
}

func TestVersion(t *testing.T) {
	dir := t.TempDir()
	version := func(files ...string) string {
		for k := 0; k < len(files); k += 2 {
			name := filepath.Join(dir, files[k])
			if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, []byte(files[k+1]), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		v, err := Version(dir)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	first := version("a.go", "a", "ir/b.go", "b")
	if version("a_test.go", "x", "docs/c.go", "x", "ir/d.txt", "x") != first {
		t.Error("what has no part in the compiler changes its version")
	}
	if version("ir/b.go", "c") == first {
		t.Error("another compiler has the same version")
	}
	if strings.ToLower(first) != first || len(first) != 16 {
		t.Error(first)
	}
}

// TestPackages has the IR of a program of Debian's made: from the user's cache, or fetched.
func TestPackages(t *testing.T) {
	leftout.Need(t, "clang-19")
	list, err := Programs([]string{"bzip2"})
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	cache, err := debian.UserCache()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := cache.Source(t.Context(), "bzip2"); err != nil {
		t.Log(err)
		leftout.Skip(t, "no Debian source of bzip2")
	}
	l := &Lab{Corpus: t.TempDir(), Targets: []string{"amd64"}, Log: t.Logf}
	if err := l.Packages(t.Context(), cache, list); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(l.Corpus, "amd64", "bzip2", "*.ll"))
	if err != nil || len(files) < 20 {
		t.Errorf("%q %v", files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil || strings.Contains(string(text), cache.Dir) {
			t.Errorf("%s names where its source was (%v)", file, err)
		}
	}
	if _, err := Programs([]string{"zlib", "none"}); err == nil || !strings.Contains(err.Error(), `unknown program "none" (valid: lua5.4, bzip2`) {
		t.Error(err)
	}
	l.Targets = []string{"arm64", "none"}
	clangs["arm64"] = append(clangs["arm64"], "-fno-such-flag")
	defer func() { clangs["arm64"] = clangs["arm64"][:len(clangs["arm64"])-1] }()
	if err := l.Packages(t.Context(), cache, list); err == nil || !strings.Contains(err.Error(), "can compile 0 of") || !strings.Contains(err.Error(), "libc6-dev-arm64-cross") {
		t.Errorf("without headers: %v", err)
	}
	t.Setenv("PATH", "")
	if err := l.Packages(t.Context(), cache, list); err == nil || !strings.Contains(err.Error(), "install it") {
		t.Errorf("without clang: %v", err)
	}
}
