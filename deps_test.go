package spillway_test

import (
	"go/build"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// imports is the import graph of the project, which is its pipeline: for each
// package the packages of the project that it may import. A package that is not
// listed is an error, and so is an import that is not.
var imports = map[string]string{
	"ir":             "cfg internal/scratch",
	"llvmir":         "ir ir/intrinsic internal/scratch llvmir/bitcode opt/coroutine opt/shadowstack",
	"llvmir/bitcode": "",
	"ir/intrinsic":   "ir",

	"internal/scratch":      "",
	"internal/atomicfile":   "",
	"internal/disjoint":     "internal/scratch",
	"cfg":                   "internal/disjoint internal/scratch",
	"regalloc":              "cfg",
	"regalloc/live":         "cfg regalloc internal/scratch",
	"regalloc/check":        "cfg regalloc/live regalloc",
	"regalloc/outssa":       "cfg regalloc/live regalloc internal/disjoint internal/scratch",
	"regalloc/alloc/auto":   "cfg regalloc/outssa regalloc",
	"regalloc/alloc/linear": "cfg regalloc/live regalloc regalloc/internal/assign internal/scratch regalloc/internal/slots",

	"regalloc/alloc/fast":      "cfg regalloc regalloc/internal/assign internal/scratch",
	"regalloc/internal/assign": "regalloc",

	"regalloc/internal/interference": "cfg regalloc/live regalloc regalloc/outssa regalloc/internal/assign internal/scratch regalloc/internal/slots",
	"regalloc/alloc/color":           "regalloc/internal/interference internal/scratch regalloc",
	"regalloc/alloc/intervals":       "regalloc/internal/interference regalloc",
	"regalloc/alloc/irc":             "regalloc/internal/interference internal/scratch regalloc",

	"regalloc/netflow/model":           "cfg regalloc/live regalloc regalloc/internal/assign internal/scratch",
	"regalloc/netflow/route":           "regalloc/netflow/model regalloc internal/disjoint internal/scratch cfg",
	"regalloc/netflow/lp":              "regalloc/netflow/model regalloc/netflow/route regalloc",
	"regalloc/netflow/internal/oracle": "regalloc",
	"regalloc/netflow/presence":        "cfg regalloc/live regalloc/check regalloc/netflow/lp regalloc",
	"regalloc/netflow/explain":         "regalloc/netflow/model regalloc/netflow/route regalloc",
	"regalloc/alloc/netflow":           "regalloc/netflow/model regalloc/netflow/route regalloc",
	"regalloc/alloc/heuristic":         "regalloc/netflow/model regalloc/netflow/route regalloc",

	"regalloc/pbqp":       "internal/scratch",
	"regalloc/alloc/pbqp": "cfg regalloc/live regalloc/pbqp regalloc regalloc/internal/assign internal/scratch regalloc/internal/slots",

	"regalloc/alloc/puzzle":                  "cfg regalloc/live regalloc regalloc/alloc/puzzle/board internal/disjoint regalloc/internal/assign internal/scratch regalloc/internal/slots",
	"regalloc/alloc/puzzle/board":            "regalloc",
	"regalloc/improve":                       "cfg regalloc/improve/internal/cloning regalloc/improve/internal/livesplit regalloc/improve/internal/recolor regalloc/improve/internal/locations regalloc/improve/internal/slotcoloring internal/scratch regalloc/outssa regalloc",
	"regalloc/improve/internal/livesplit":    "regalloc/improve/internal/locations internal/mincut internal/scratch regalloc/live regalloc",
	"regalloc/improve/internal/cloning":      "regalloc/improve/internal/locations internal/mincut internal/scratch regalloc",
	"regalloc/improve/internal/recolor":      "regalloc/improve/internal/locations internal/disjoint internal/scratch regalloc",
	"regalloc/improve/internal/locations":    "cfg internal/scratch regalloc",
	"regalloc/improve/internal/slotcoloring": "internal/scratch regalloc",
	"internal/mincut":                        "internal/scratch",
	"regalloc/internal/slots":                "regalloc",

	"internal/parcopy": "",

	"shuffle":          "",
	"shuffle/permi":    "shuffle",
	"shuffle/graph":    "shuffle shuffle/permi",
	"shuffle/baseline": "shuffle shuffle/permi shuffle/graph",

	"emit/gas":              "",
	"target":                "emit/gas ir ir/intrinsic regalloc",
	"object":                "target",
	"object/elf":            "internal/elfclass object target",
	"load":                  "internal/elfclass ir object object/elf target",
	"load/process":          "load",
	"internal/elfclass":     "",
	"link":                  "internal/elfclass object object/elf target",
	"target/x86":            "emit/gas ir regalloc target",
	"target/x86/intrinsics": "ir ir/intrinsic target/x86",
	"target/amd64":          "ir regalloc target target/x86 target/x86/intrinsics",
	"target/arm":            "emit/gas ir ir/intrinsic regalloc target",
	"target/thumb":          "ir regalloc target target/arm",
	"target/arm64":          "emit/gas ir ir/intrinsic regalloc target",
	"target/i386":           "ir regalloc target target/x86 target/x86/intrinsics",

	"internal/leftout":            "",
	"internal/tiletest":           "emit/gas internal/leftout ir regalloc target",
	"internal/iseltest":           "ir regalloc target",
	"regalloc/internal/alloctest": "regalloc/check internal/irgen regalloc",
	"internal/risc":               "ir regalloc target",

	"opt/coroutine":             "ir",
	"opt/shadowstack":           "ir",
	"opt/nounwind":              "ir",
	"legalize":                  "cfg ir target regalloc internal/scratch legalize/internal/permute",
	"legalize/internal/permute": "target",
	"opt/stackcoloring":         "cfg internal/scratch ir",
	"opt/promote":               "cfg internal/scratch ir",
	"opt/stackprotector":        "internal/scratch ir",
	"opt/demote":                "internal/scratch ir target",
	"opt/mergeglobals":          "internal/disjoint internal/scratch ir target",
	"opt/simplify":              "cfg internal/scratch ir target",
	"mach":                      "emit/gas ir target regalloc shuffle shuffle/permi cfg regalloc/live internal/disjoint internal/scratch",
	"isel":                      "ir target regalloc mach cfg internal/disjoint internal/scratch",
	"isel/draw":                 "ir isel",
	"layout":                    "ir mach regalloc target internal/scratch",
	"frame":                     "internal/disjoint internal/mincut internal/scratch ir mach regalloc target",
	"emit/asm":                  "emit/gas internal/scratch ir mach object regalloc target",
	"emit/encode":               "emit/asm emit/gas ir mach object regalloc target",
	"emit/debuginfo":            "emit/asm cfg ir mach object regalloc target",
	"interp":                    "interp/libc ir mach regalloc target",
	"interp/libc":               "ir",
	"internal/irgen":            "cfg ir regalloc",
	"internal/irgen/sweep":      "",
	"internal/chart":            "",
	"internal/report":           "",
	"internal/ratchet":          "regalloc",
	"internal/measure":          "regalloc regalloc/alloc/heuristic regalloc/netflow/route regalloc/outssa",
	"internal/mutants":          "internal/report",

	"internal/benchmarks": "internal/chart",
	"internal/corpora":    "",

	"explain":    ". cfg emit/asm emit/encode ir mach regalloc regalloc/alloc/auto regalloc/alloc/fast regalloc/alloc/linear regalloc/alloc/puzzle regalloc/improve regalloc/netflow/explain shuffle/graph target",
	"web":        "explain",
	"web/bundle": "",

	"lab":                  "lab/internal/debian lab/internal/items lab/internal/known lab/internal/run lab/internal/store regalloc",
	"lab/internal/debian":  "",
	"lab/internal/items":   "internal/atomicfile internal/corpora lab/internal/debian lab/internal/known lab/internal/ops lab/internal/piece lab/internal/report lab/internal/run lab/internal/store regalloc regalloc/check",
	"lab/internal/known":   "lab/internal/store regalloc regalloc/check",
	"lab/internal/ops":     ". cfg internal/measure internal/report ir isel lab/internal/known lab/internal/piece lab/internal/store mach regalloc regalloc/alloc/heuristic regalloc/alloc/linear regalloc/alloc/netflow regalloc/alloc/puzzle regalloc/check regalloc/improve regalloc/live regalloc/netflow/lp regalloc/netflow/route regalloc/outssa shuffle shuffle/baseline shuffle/graph",
	"lab/internal/piece":   "lab/internal/store",
	"lab/internal/report":  "",
	"lab/internal/run":     "lab/internal/piece lab/internal/store",
	"lab/internal/store":   "",
	"lab/spillway-results": "lab/internal/known lab/internal/store",

	"web/bundle/site": "internal/playground web",
	// Answers what the page of the playground asks.
	"internal/playground": ". examples/repl/lang explain interp ir llvmir regalloc web",
	"web/wasm":            "internal/playground",

	"":                     "emit/asm internal/atomicfile cfg regalloc/check emit/debuginfo emit/encode frame regalloc/improve ir ir/intrinsic isel layout legalize regalloc/live llvmir load mach opt/demote opt/mergeglobals opt/nounwind object object/elf regalloc/outssa opt/stackcoloring opt/promote opt/stackprotector regalloc regalloc/alloc/auto regalloc/alloc/color regalloc/alloc/fast regalloc/alloc/intervals regalloc/alloc/irc regalloc/alloc/linear regalloc/alloc/netflow regalloc/alloc/pbqp regalloc/alloc/puzzle opt/simplify target target/amd64 target/arm target/arm64 target/i386 target/thumb regalloc/alloc/heuristic",
	"cmd/internal/bench":   ". emit/encode cmd/internal/cli cmd/internal/run regalloc/alloc/pbqp regalloc/alloc/heuristic regalloc/alloc/linear regalloc/alloc/netflow regalloc/alloc/puzzle regalloc/improve internal/chart internal/irgen internal/report interp ir isel llvmir mach regalloc/outssa regalloc shuffle shuffle/permi shuffle/baseline shuffle/graph target regalloc/check regalloc/netflow/lp regalloc/netflow/model regalloc/netflow/route internal/ratchet internal/measure",
	"cmd/spillway":         ". cmd/internal/cli cmd/internal/compile cmd/internal/run explain web regalloc/check ir isel isel/draw regalloc/alloc/puzzle regalloc/alloc/puzzle/board regalloc/alloc/fast regalloc/improve internal/report regalloc/netflow/explain regalloc/netflow/lp regalloc/netflow/model regalloc/netflow/presence regalloc shuffle/graph target",
	"cmd/internal/driver":  "cmd/internal/cli cmd/internal/compile internal/atomicfile llvmir/bitcode object",
	"cmd/spillcc":          "cmd/internal/driver",
	"cmd/spillc++":         "cmd/internal/driver",
	"cmd/internal/compile": ". cmd/internal/cli cmd/internal/run emit/encode explain ir link llvmir/bitcode object object/elf regalloc target",
	"cmd/spillway-bench":   "cmd/internal/bench cmd/internal/cli",
	"cmd/internal/run":     ". cmd/internal/cli interp target",
	"cmd/internal/serve":   "internal/playground web",

	"cmd/spillway-playground": "cmd/internal/cli cmd/internal/serve",
	// It alone of the commands is linked with the C library.
	"cmd/spillway-native": ". cmd/internal/cli cmd/internal/run ir load load/process object object/elf target",
	"cmd/internal/cli":    ". internal/atomicfile ir isel llvmir llvmir/bitcode mach opt/nounwind regalloc regalloc/check shuffle/graph target",
	"examples/repl":       ". examples/repl/lang ir load load/process",
	"examples/repl/lang":  "ir",
	"examples/lisp":       ". ir load load/process",
	"e2e":                 "",
}

// TestImports holds the packages' imports against the table above.
func TestImports(t *testing.T) {
	module := modulePath(t)
	for _, dir := range packages(t) {
		allowed, known := imports[dir]
		if !known {
			t.Errorf("package %q is not in the table of imports", dir)
			continue
		}
		p, err := build.ImportDir(filepath.Join(".", dir), 0)
		if err != nil {
			if _, none := err.(*build.NoGoError); none {
				continue
			}
			t.Fatal(err)
		}
		for _, path := range p.Imports {
			name, ours := strings.CutPrefix(path, module)
			if !ours {
				continue
			}
			name = strings.TrimPrefix(name, "/")
			if name == "" {
				name = "."
			}
			if !slices.Contains(strings.Fields(allowed), name) {
				t.Errorf("%s imports %s, which the table does not allow", dir, path)
			}
		}
	}
}

// api are the packages for other programs, which docs/library.md lists: what they export changes with care.
var api = strings.Fields(`ir ir/intrinsic llvmir target target/amd64 target/i386 target/arm64 target/arm target/thumb object object/elf link load load/process
	regalloc regalloc/check regalloc/live regalloc/outssa regalloc/improve
	shuffle shuffle/permi shuffle/graph interp`)

// stages can be imported, too, by those who look into a stage or take it for something else, but what they export follows the compiler's needs.
var stages = strings.Fields(`cfg explain web opt/coroutine opt/demote opt/mergeglobals opt/nounwind opt/promote opt/shadowstack opt/simplify opt/stackcoloring opt/stackprotector legalize isel isel/draw mach
	layout frame llvmir/bitcode emit/asm emit/debuginfo emit/encode emit/gas target/x86 target/x86/intrinsics interp/libc shuffle/baseline
	regalloc/alloc/auto regalloc/alloc/color regalloc/alloc/fast regalloc/alloc/heuristic regalloc/alloc/intervals regalloc/alloc/irc
	regalloc/alloc/linear regalloc/alloc/netflow regalloc/alloc/pbqp regalloc/alloc/puzzle regalloc/alloc/puzzle/board
	regalloc/netflow/explain regalloc/netflow/lp regalloc/netflow/model regalloc/netflow/presence regalloc/netflow/route regalloc/pbqp`)

// TestAPI holds that a package which other modules can import is one of these, and what docs/library.md lists to api. A
// new package is internal unless somebody outside needs it.
func TestAPI(t *testing.T) {
	for _, dir := range packages(t) {
		p, err := build.ImportDir(filepath.Join(".", dir), 0)
		if err != nil || p.IsCommand() || dir == "" || dir == "e2e" || strings.HasPrefix(dir, "examples/") || slices.Contains(strings.Split(dir, "/"), "internal") {
			continue
		}
		if !slices.Contains(api, dir) && !slices.Contains(stages, dir) {
			t.Errorf("%s can be imported by other modules: make it internal, or enter it in api or stages", dir)
		}
	}
	text, err := os.ReadFile("docs/library.md")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "## Packages\n")
	list, _, _ = strings.Cut(list, "\n## ")
	var listed []string
	for _, m := range regexp.MustCompile("`([a-z0-9/]+)`").FindAllStringSubmatch(list, -1) {
		listed = append(listed, m[1])
	}
	for _, dir := range api {
		if _, err := os.Stat(dir); err != nil || !slices.Contains(listed, dir) {
			t.Errorf("docs/library.md does not list %s (%v)", dir, err)
		}
	}
	for _, dir := range listed {
		if !slices.Contains(api, dir) {
			t.Errorf("docs/library.md lists %s, which is not in api", dir)
		}
	}
	for _, dir := range stages {
		if _, err := os.Stat(dir); err != nil {
			t.Error(err)
		}
	}
}

// TestRoot holds the root package to eight files beside doc.go.
func TestRoot(t *testing.T) {
	p, err := build.ImportDir(".", 0)
	if err != nil {
		t.Fatal(err)
	}
	if files := slices.DeleteFunc(p.GoFiles, func(name string) bool { return name == "doc.go" }); len(files) > 8 {
		t.Errorf("the root package has %d files beside doc.go, at most eight: %v", len(files), files)
	}
}

// elfFiles are where ELF's numbers may be known: a path is a file, or a directory with what is below.
var elfFiles = []string{"object/elf", "load", "internal/elfclass",
	// The linker makes ELF files; how it resolves symbols, merges sections and relocates is not about that.
	"link/bare.go", "link/dynamic.go", "link/layout.go", "link/property.go", "link/reserve.go", "link/write.go",
	// These look into what other tools made.
	"cmd/internal/bench", "internal/tiletest", "lab/internal/ops/llc.go"}

// TestELF holds that nothing else imports the names of ELF's numbers.
func TestELF(t *testing.T) {
	for _, dir := range packages(t) {
		p, err := build.ImportDir(filepath.Join(".", dir), 0)
		if err != nil {
			continue
		}
		for _, at := range append(p.ImportPos["debug/elf"], p.ImportPos[modulePath(t)+"/internal/elfclass"]...) {
			name := filepath.ToSlash(at.Filename)
			if !slices.ContainsFunc(elfFiles, func(allowed string) bool { return name == allowed || strings.HasPrefix(name, allowed+"/") }) {
				t.Errorf("%s imports ELF's numbers: take those of package object", name)
			}
		}
	}
}

// modulePath returns the path of the module, which only go.mod and imports know.
func modulePath(t *testing.T) string {
	text, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	line, _, _ := strings.Cut(string(text), "\n")
	return strings.TrimPrefix(line, "module ")
}

// packages returns the directories with Go files, relative to the root, "" for the root itself.
func packages(t *testing.T) []string {
	var dirs []string
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && path != ".") {
			return filepath.SkipDir
		}
		if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			dir := filepath.Dir(path)
			if dir == "." {
				dir = ""
			}
			if !slices.Contains(dirs, dir) {
				dirs = append(dirs, dir)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return dirs
}

// TestCitations checks that every paper key in a comment is in PAPERS.md.
func TestCitations(t *testing.T) {
	papers, err := os.ReadFile("PAPERS.md")
	if err != nil {
		t.Fatal(err)
	}
	key := regexp.MustCompile(`\[([A-Z][A-Za-z]+[0-9]{2})[ \]]`)
	walkFiles(t, ".go", func(path, text string) {
		for _, m := range key.FindAllStringSubmatch(text, -1) {
			if !strings.Contains(string(papers), "["+m[1]+"]") {
				t.Errorf("%s cites [%s], which is not in PAPERS.md", path, m[1])
			}
		}
	})
}

// TestPaths checks that every file and directory that a Markdown file names in
// backquotes, relative to the root, or links to, relative to itself, exists.
func TestPaths(t *testing.T) {
	quoted := regexp.MustCompile("`([a-zA-Z0-9_./-]+)`")
	link := regexp.MustCompile(`\]\(([a-zA-Z0-9_./-]+)\)`)
	walkFiles(t, ".md", func(path, text string) {
		for _, m := range quoted.FindAllStringSubmatch(text, -1) {
			name := strings.TrimSuffix(m[1], "/...")
			if !strings.Contains(name, "/") && !strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, ".md") || strings.HasPrefix(name, "/") || strings.HasPrefix(name, "-") {
				continue
			}
			if _, err := os.Stat(name); err != nil {
				t.Errorf("%s names %s, which does not exist", path, name)
			}
		}
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), m[1])); err != nil {
				t.Errorf("%s links to %s, which does not exist", path, m[1])
			}
		}
	})
}

// walkFiles calls f with the path and text of every file that has the extension.
func walkFiles(t *testing.T, ext string, f func(path, text string)) {
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != "." {
			return filepath.SkipDir
		}
		if filepath.Ext(path) == ext {
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			f(path, string(text))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
