package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A translation is what TestCorpus makes IR of in a Debian source package.
type translation struct {
	corpus  string
	source  string            // the package
	files   string            // patterns of C and C++ files, those after ! left out
	include []string          // its directories with headers
	flags   []string          // that they need besides those of every C file
	headers map[string]string // that configuring would make: the text, or @ and a file of the package
	least   int               // files that must be there
	work    *workload         // nil: no program is made of them
}

// A workload makes a program of the files of a translation: the C or C++ file of the same name in testdata/workloads,
// which uses them, runs what is to be measured as often as its argument says.
type workload struct {
	include []string // directories of the package, or of another one as in zlib:.
	link    []string // patterns of IR files without level, from the translation's directory, and libraries, as in -lstdc++
	more    []string // patterns of C files of the package that the program needs too
	input   []string // files of testdata that it reads
}

// The last eight are large programs of different kinds that nothing here was tuned on.
var translated = []translation{
	{corpus: "lua5.4", source: "lua5.4", files: "src/l*.c", flags: []string{"-std=gnu99", "-DLUA_COMPAT_5_3", "-DLUA_USE_POSIX", "-DLUA_USE_DLOPEN"},
		headers: map[string]string{"lua5.4-deb-multiarch.h": "#define DEB_HOST_MULTIARCH \"x86_64-linux-gnu\"\n"}, work: &workload{include: []string{"src"}, link: []string{"*.ll", "!lua.ll", "!luac.ll"}, input: []string{"lua/programs.lua"}}, least: 30},
	{corpus: "bzip2", source: "bzip2", files: "*.c", flags: []string{"-D_FILE_OFFSET_BITS=64"}, work: &workload{include: []string{"."}, link: []string{"bzlib.ll", "blocksort.ll", "compress.ll", "crctable.ll", "decompress.ll", "huffman.ll", "randtable.ll"}}, least: 10},
	{corpus: "zlib", source: "zlib", files: "*.c", flags: []string{"-D_LARGEFILE64_SOURCE=1", "-DHAVE_UNISTD_H"}, work: &workload{include: []string{"."}, link: []string{"*.ll"}}, least: 10},

	{corpus: "sqlite3", source: "fossil", files: "extsrc/sqlite3.c", flags: []string{"-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION"}, work: &workload{include: []string{"extsrc"}, link: []string{"*.ll"}}, least: 1},
	{corpus: "tcc", source: "tcc", files: "tcc.c", flags: []string{"-DONE_SOURCE=1"},
		headers: map[string]string{"config.h": "#define TCC_VERSION \"0.9.27\"\n#define CONFIG_TCCDIR \"/usr/lib/tcc\"\n"}, work: &workload{include: []string{"."}, link: []string{"*.ll"}}, least: 1},
	{corpus: "lz4", source: "lz4", files: "lib/*.c", work: &workload{include: []string{"lib"}, link: []string{"*.ll", "!lz4file.ll"}}, least: 4},
	{corpus: "libonig", source: "libonig", files: "src/reg*.c", work: &workload{include: []string{"src"}, link: []string{"*.ll"},
		more: []string{"src/st.c", "src/ascii.c", "src/utf8.c", "src/utf16_?e.c", "src/sjis*.c", "src/euc_jp*.c", "src/unicode.c", "src/unicode_*_key.c", "src/unicode_fold_data.c"}}, least: 8,
		headers: map[string]string{"config.h": "#define SIZEOF_INT 4\n#define SIZEOF_LONG __SIZEOF_LONG__\n#define SIZEOF_LONG_LONG 8\n#define SIZEOF_VOIDP __SIZEOF_POINTER__\n#define STDC_HEADERS 1\n#define HAVE_ALLOCA_H 1\n#define HAVE_STDINT_H 1\n#define HAVE_SYS_TYPES_H 1\n"}},
	{corpus: "libpng", source: "libpng1.6", files: "png*.c", flags: []string{"-DPNG_INTEL_SSE_OPT=0", "-DPNG_ARM_NEON_OPT=0"},
		headers: map[string]string{"pnglibconf.h": "@scripts/pnglibconf.h.prebuilt"}, work: &workload{include: []string{".", "zlib:."}, link: []string{"*.ll", "!pngtest.ll", "../zlib/*.ll"}}, least: 10},
	{corpus: "zstd", source: "libzstd", files: "lib/*/*.c", flags: []string{"-DZSTD_DISABLE_ASM", "-DZSTD_NO_INTRINSICS", "-DXXH_VECTOR=0"}, work: &workload{include: []string{"lib"}, link: []string{"*.ll"}}, least: 25},
	{corpus: "mujs", source: "mujs", files: "one.c", work: &workload{include: []string{"."}, link: []string{"*.ll"}, input: []string{"workloads/script.js"}}, least: 1},
	{corpus: "duktape", source: "duktape", files: "src/duktape.c", work: &workload{include: []string{"src"}, link: []string{"*.ll"}, input: []string{"workloads/script.js"}}, least: 1},
}

// TestCorpus writes the IR that docs/benchmarks measures below the directory that SPILLWAY_CORPUS
// names: TARGET/NAME/FILE.LEVEL.ll, where NAME is examples, a program of translated, or csmith,
// TARGET/NAME/workload for what makes a program of a translation, and TARGET/debug/NAME with debug information.
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
		for _, x := range translated {
			w.translate(t, x)
			w.atLeast(t, x.corpus, x.least)
		}
		for _, x := range translated {
			if slices.Contains(withDebug, x.corpus) {
				w.debug(t, x)
			}
		}
		w.debug(t, translation{corpus: "tinyxml2", source: "tinyxml2", files: "tinyxml2.cpp", least: 1})
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
		for _, x := range translated {
			if x.corpus == "bzip2" || x.corpus == "zlib" {
				x.work = nil
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
		if r := w.m.emit(at, file, out, append(more, flags...)...).run(t); !r.ok() {
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

func (w *corpusWriter) translate(t *testing.T, x translation) {
	w.levels(t, x, []string{"O2", "Oz", slots})
}

// levels writes the IR of a translation at each of the levels.
func (w *corpusWriter) levels(t *testing.T, x translation, levels []string) {
	tree := sources.source(t, x.source)
	headers := w.headers(t, x, tree)
	x.flags = slices.Clone(x.flags)
	for _, dir := range x.include {
		x.flags = append(x.flags, "-I"+filepath.Join(tree, dir))
	}
	for _, file := range globAll(t, tree, x.files) {
		w.emit(t, x.corpus, file, levels, append([]string{"-I" + headers}, x.flags...)...)
	}
	if x.work != nil {
		w.work(t, x, tree, headers)
	}
}

// headers writes the headers of a translation, whose package is in tree, and returns their directory.
func (w *corpusWriter) headers(t *testing.T, x translation, tree string) string {
	dir := t.TempDir()
	for name, text := range x.headers {
		if from, ok := strings.CutPrefix(text, "@"); ok {
			text = string(read(t, filepath.Join(tree, from)))
		}
		write(t, filepath.Join(dir, name), text)
	}
	return dir
}

// withDebug are the corpora that are written with debug information too.
var withDebug = []string{"lua5.4", "bzip2", "zlib", "sqlite3"}

// debug writes the IR of a translation with debug information to the directory "debug".
func (w *corpusWriter) debug(t *testing.T, x translation) {
	name := x.corpus
	x.corpus, x.work = filepath.Join("debug", name), nil
	x.flags = append(slices.Clone(x.flags), "-g")
	w.levels(t, x, []string{"O2", "O0"})
	w.atLeast(t, x.corpus, x.least)
}

// work writes the IR of a workload, what to link with it, and its input to the directory "workload"
// of the translation.
func (w *corpusWriter) work(t *testing.T, x translation, tree, headers string) {
	flags := append([]string{"-I" + headers, "-Itestdata/workloads"}, x.flags...)
	for _, name := range x.work.include {
		if other, dir, ok := strings.Cut(name, ":"); ok {
			flags = append(flags, "-I"+filepath.Join(sources.source(t, other), dir))
		} else {
			flags = append(flags, "-I"+filepath.Join(tree, name))
		}
	}
	corpus := filepath.Join(x.corpus, "workload")
	w.emit(t, corpus, glob(t, "testdata/workloads", x.corpus+".c*")[0], []string{"O2", "Oz"}, flags...)
	if w.emitted[corpus] < 2 {
		t.Errorf("%s: the workload of %s does not compile", w.m.target, x.corpus)
	}
	for _, pattern := range x.work.more {
		for _, file := range glob(t, tree, pattern) {
			w.emit(t, corpus, file, []string{"O2", "Oz"}, flags...)
		}
	}
	dir := filepath.Join(w.dir, corpus)
	write(t, filepath.Join(dir, "link"), strings.Join(x.work.link, "\n")+"\n")
	for _, name := range x.work.input {
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
