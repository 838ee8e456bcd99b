package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"spillway/internal/corpora"
)

// TestCorpus writes the IR that docs/benchmarks measures below the directory that SPILLWAY_CORPUS
// names: TARGET/NAME/FILE.LEVEL.ll, where NAME is examples, a program of package corpora, or csmith,
// TARGET/NAME/workload for what links a program, and TARGET/debug/NAME with debug information.
func TestCorpus(t *testing.T) {
	dir := os.Getenv("SPILLWAY_CORPUS")
	if dir == "" {
		t.Skip("SPILLWAY_CORPUS names no directory")
	}
	for _, m := range machines {
		m.need(t, "csmith")
		w := corpusWriter{m: m, dir: filepath.Join(dir, m.target), emitted: map[string]int{}}
		for _, file := range glob(t, root, "testdata/programs/*/*.c") {
			w.emit(t, "examples", file, []string{"O0", "O1", "O2", "Oz", slots})
		}
		for _, x := range corpora.Tuned {
			w.translate(t, x)
			w.atLeast(t, x.Name, x.Least)
		}
		for _, x := range corpora.Tuned {
			if slices.Contains(withDebug, x.Name) {
				w.debug(t, x)
			}
		}
		w.debug(t, corpora.Program{Name: "tinyxml2", Source: "tinyxml2", Files: "tinyxml2.cpp", Least: 1})
		w.csmith(t)
		w.atLeast(t, "examples", 60)
		w.atLeast(t, "csmith", 20)
	}
}

// TestMicrocontrollerCorpus writes the IR of some of these for processors of microcontrollers, into a directory of each, if SPILLWAY_CORPUS names one.
func TestMicrocontrollerCorpus(t *testing.T) {
	dir := os.Getenv("SPILLWAY_CORPUS")
	if dir == "" {
		t.Skip("SPILLWAY_CORPUS names no directory")
	}
	levels := []string{"O2", "Oz"}
	for _, cpu := range []string{"cortex-m0", "cortex-m4"} {
		m := thumb
		m.need(t)
		m.clang = append(crossFlags("arm-linux-gnueabi"), "-mcpu="+cpu, "-mthumb", "-mfloat-abi=soft")
		w := corpusWriter{m: m, dir: filepath.Join(dir, cpu, m.target), emitted: map[string]int{}}
		for _, file := range glob(t, root, "testdata/programs/*/*.c") {
			w.emit(t, "examples", file, levels)
		}
		for _, x := range corpora.Tuned {
			if x.Name == "bzip2" || x.Name == "zlib" {
				x.Work = nil
				w.levels(t, x, levels)
			}
		}
		w.atLeast(t, "examples", 40)
		w.atLeast(t, "bzip2", 20)
		w.atLeast(t, "zlib", 20)
	}
}

// corpusWriter writes the IR for one machine.
type corpusWriter struct {
	m       machine
	dir     string
	emitted map[string]int // files by corpus
}

// atLeast fails the test unless n files of the corpus are there at each level.
func (w *corpusWriter) atLeast(t *testing.T, corpus string, n int) {
	if w.emitted[corpus] < n {
		t.Errorf("%s: %s has only %d files", w.m.target, corpus, w.emitted[corpus])
	}
}

// slots is the level of IR whose variables are in memory: -O0, but to be optimized.
const slots = "slots"

// emit writes the IR of a C file at each of the levels.
func (w *corpusWriter) emit(t *testing.T, corpus, file string, levels []string, flags ...string) {
	for _, level := range levels {
		base := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
		out := filepath.Join(w.dir, corpus, base+"."+level+".ll")
		if err := os.MkdirAll(filepath.Dir(out), 0o777); err != nil {
			t.Fatal(err)
		}
		// What is measured is scalar code, at all times.
		more, at := []string{"-fno-vectorize", "-fno-slp-vectorize"}, level
		if level == slots {
			more, at = []string{"-Xclang", "-disable-O0-optnone"}, "O0"
		}
		clang := w.m.emit(at, file, out, append(more, flags...)...)
		clang.limit = 10 * time.Minute
		if r := clang.run(t); !r.ok() {
			t.Logf("%s -%s: left out: %s", file, level, r)
		} else if tooWide.Match(quoted.ReplaceAll(read(t, out), nil)) {
			os.Remove(out)
		} else {
			w.emitted[corpus]++
		}
	}
}

// tooWide finds integers of more than 128 bits, which clang makes of long runs of bit-fields.
// (A triple i386-linux-gnu and a processor "i686" are not integers.) The corpora are without
// them, as when the first figures were recorded.
var tooWide = regexp.MustCompile(`\bi(129|1[3-9]\d|[2-9]\d\d|\d{4,})( [%@\d<!}-]|[,)\]>*\n])`)

// quoted finds strings, which name processors.
var quoted = regexp.MustCompile(`"[^"\n]*"`)

func (w *corpusWriter) translate(t *testing.T, x corpora.Program) {
	w.levels(t, x, []string{"O2", "Oz", slots})
}

// levels writes the IR of a program at each of the levels.
func (w *corpusWriter) levels(t *testing.T, x corpora.Program, levels []string) {
	tree := sources.source(t, x.Source)
	headers := w.headers(t, x, tree)
	x.Flags = slices.Clone(x.Flags)
	for _, dir := range x.Include {
		x.Flags = append(x.Flags, "-I"+filepath.Join(tree, dir))
	}
	for _, file := range globAll(t, tree, x.Files) {
		w.emit(t, x.Name, file, levels, append([]string{"-I" + headers}, x.Flags...)...)
	}
	if x.Work != nil {
		w.work(t, x, tree, headers)
	}
}

// headers writes the headers of a program, whose package is in tree, and returns their directory.
func (w *corpusWriter) headers(t *testing.T, x corpora.Program, tree string) string {
	dir := t.TempDir()
	for name, text := range x.Headers {
		if from, ok := strings.CutPrefix(text, "@"); ok {
			text = string(read(t, filepath.Join(tree, from)))
		}
		write(t, filepath.Join(dir, name), text)
	}
	return dir
}

// withDebug are the corpora that are written with debug information too.
var withDebug = []string{"lua5.4", "bzip2", "zlib", "sqlite3"}

// debug writes the IR of a program with debug information to the directory "debug".
func (w *corpusWriter) debug(t *testing.T, x corpora.Program) {
	name := x.Name
	x.Name, x.Work = filepath.Join("debug", name), nil
	x.Flags = append(slices.Clone(x.Flags), "-g")
	w.levels(t, x, []string{"O2", "O0"})
	w.atLeast(t, x.Name, x.Least)
}

// work writes the IR of a workload, what to link with it, and its input to the directory "workload"
// of the program.
func (w *corpusWriter) work(t *testing.T, x corpora.Program, tree, headers string) {
	flags := append([]string{"-I" + headers, "-Itestdata/workloads"}, x.Flags...)
	for _, name := range x.Work.Include {
		if other, dir, ok := strings.Cut(name, ":"); ok {
			flags = append(flags, "-I"+filepath.Join(sources.source(t, other), dir))
		} else {
			flags = append(flags, "-I"+filepath.Join(tree, name))
		}
	}
	corpus := filepath.Join(x.Name, "workload")
	w.emit(t, corpus, glob(t, "testdata/workloads", x.Name+".c*")[0], []string{"O2", "Oz"}, flags...)
	if w.emitted[corpus] < 2 {
		t.Errorf("%s: the workload of %s does not compile", w.m.target, x.Name)
	}
	for _, pattern := range x.Work.More {
		for _, file := range glob(t, tree, pattern) {
			w.emit(t, corpus, file, []string{"O2", "Oz"}, flags...)
		}
	}
	dir := filepath.Join(w.dir, corpus)
	write(t, filepath.Join(dir, "link"), strings.Join(x.Work.Link, "\n")+"\n")
	for _, name := range x.Work.Input {
		write(t, filepath.Join(dir, filepath.Base(name)), string(read(t, filepath.Join("testdata", name))))
	}
}

func (w *corpusWriter) csmith(t *testing.T) {
	for seed := 1; seed <= envCount(t, "SPILLWAY_CSMITH", 40); seed++ {
		if file := w.m.random(t, seed, t.TempDir()); file != "" {
			named := filepath.Join(filepath.Dir(file), "csmith"+strconv.Itoa(seed)+".c")
			if err := os.Rename(file, named); err != nil {
				t.Fatal(err)
			}
			w.emit(t, "csmith", named, []string{"O2"}, csmithInclude)
		}
	}
}

func glob(t *testing.T, dir, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("no %s in %s: %v", pattern, dir, err)
	}
	return files
}

// globAll returns the files of all patterns that words has, less those of patterns after an exclamation mark.
func globAll(t *testing.T, dir, words string) (files []string) {
	t.Helper()
	for _, pattern := range strings.Fields(words) {
		pattern, without := strings.CutPrefix(pattern, "!")
		found := glob(t, dir, pattern)
		if without {
			files = slices.DeleteFunc(files, func(f string) bool { return slices.Contains(found, f) })
		} else {
			files = append(files, found...)
		}
	}
	return files
}
