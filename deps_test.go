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
	"ir":     "cfg internal/scratch",
	"llvmir": "ir internal/scratch",

	"internal/scratch":  "",
	"internal/disjoint": "internal/scratch",
	"cfg":               "internal/disjoint internal/scratch",
	"regalloc":          "cfg",
	"live":              "cfg regalloc internal/scratch",
	"check":             "cfg live regalloc",
	"outssa":            "cfg live regalloc internal/disjoint internal/scratch",
	"alloc/auto":        "cfg outssa regalloc",
	"alloc/linear":      "cfg live regalloc internal/fit internal/scratch internal/slots",

	"alloc/fast":   "cfg regalloc internal/fit internal/scratch",
	"internal/fit": "regalloc",

	"internal/interference": "cfg live regalloc outssa internal/fit internal/scratch internal/slots",
	"alloc/color":           "internal/interference internal/scratch regalloc",
	"alloc/intervals":       "internal/interference regalloc",
	"alloc/irc":             "internal/interference internal/scratch regalloc",

	"netflow/model":   "cfg live regalloc internal/fit internal/scratch",
	"netflow/route":   "netflow/model regalloc internal/disjoint internal/scratch cfg",
	"netflow/lp":      "netflow/model netflow/route regalloc",
	"netflow/explain": "netflow/model netflow/route regalloc",
	"alloc/netflow":   "netflow/model netflow/route regalloc",
	"alloc/heuristic": "netflow/model netflow/route regalloc",

	"pbqp":       "internal/scratch",
	"alloc/pbqp": "cfg live pbqp regalloc internal/fit internal/scratch internal/slots",

	"alloc/puzzle":       "cfg live regalloc alloc/puzzle/board internal/disjoint internal/fit internal/scratch internal/slots",
	"alloc/puzzle/board": "regalloc",
	"improve":            "cfg improve/livesplit improve/recolour improve/residence improve/share internal/scratch outssa regalloc",
	"improve/livesplit":  "improve/residence internal/mincut internal/scratch live regalloc",
	"improve/recolour":   "improve/residence internal/disjoint internal/scratch regalloc",
	"improve/residence":  "cfg internal/scratch regalloc",
	"improve/share":      "internal/scratch regalloc",
	"internal/mincut":    "internal/scratch",
	"internal/slots":     "regalloc",

	"internal/parcopy": "",

	"shuffle":       "",
	"shuffle/permi": "shuffle",
	"shuffle/rtg":   "shuffle shuffle/permi",
	"shuffle/rival": "shuffle shuffle/permi shuffle/rtg",

	"gas":               "",
	"target":            "gas ir regalloc",
	"object":            "internal/elfclass target",
	"load":              "internal/elfclass ir object target",
	"load/process":      "load",
	"internal/elfclass": "",
	"link":              "internal/elfclass object target",
	"target/x86":        "gas ir regalloc target",
	"target/amd64":      "ir regalloc target target/x86",
	"target/i386":       "ir regalloc target target/x86",

	"internal/leftout":   "",
	"internal/tiletest":  "internal/leftout ir regalloc target",
	"internal/iseltest":  "ir regalloc target",
	"internal/alloctest": "check internal/irgen regalloc",
	"internal/risc":      "ir regalloc target",

	"nounwind":             "ir",
	"legalize":             "cfg ir target regalloc internal/scratch",
	"overlay":              "cfg internal/scratch ir",
	"promote":              "cfg internal/scratch ir",
	"protect":              "internal/scratch ir",
	"simplify":             "cfg internal/scratch ir target",
	"mach":                 "gas ir target regalloc shuffle shuffle/permi cfg live internal/disjoint internal/scratch",
	"isel":                 "ir target regalloc mach cfg internal/disjoint internal/scratch",
	"isel/draw":            "ir isel",
	"layout":               "ir live mach regalloc target internal/scratch",
	"frame":                "internal/mincut internal/scratch ir mach regalloc target",
	"asm":                  "gas internal/scratch ir mach regalloc target",
	"encode":               "asm gas ir mach object regalloc target",
	"debuginfo":            "asm cfg ir mach regalloc target",
	"interp":               "interp/libc ir mach regalloc target",
	"interp/libc":          "ir",
	"internal/irgen":       "cfg ir regalloc",
	"internal/irgen/sweep": "",
	"internal/chart":       "",
	"internal/report":      "",
	"internal/ratchet":     "regalloc",
	"internal/mutants":     "internal/report",

	"internal/benchmarks": "",

	"":                   "asm cfg check debuginfo encode frame improve ir isel layout legalize live llvmir load mach nounwind object outssa overlay promote protect regalloc alloc/auto alloc/color alloc/fast alloc/intervals alloc/irc alloc/linear alloc/netflow alloc/pbqp alloc/puzzle simplify target target/amd64 target/i386 alloc/heuristic",
	"cmd/spillway/bench": ". encode cmd/spillway/cli cmd/spillway/run alloc/pbqp alloc/heuristic alloc/linear alloc/netflow alloc/puzzle improve internal/chart internal/irgen internal/report interp ir isel llvmir mach outssa regalloc shuffle shuffle/permi shuffle/rival shuffle/rtg target check netflow/lp netflow/route internal/ratchet",
	"cmd/spillway":       ". cmd/spillway/cli cmd/spillway/run check ir isel isel/draw alloc/puzzle alloc/puzzle/board alloc/fast improve internal/report netflow/explain netflow/lp regalloc shuffle/rtg target encode link object",
	"cmd/spillway-bench": "cmd/spillway/bench cmd/spillway/cli",
	"cmd/spillway/run":   ". cmd/spillway/cli interp",
	// It alone of the commands is linked with the C library.
	"cmd/spillway-native": ". cmd/spillway/cli cmd/spillway/run ir load load/process object target",
	"cmd/spillway/cli":    ". ir isel llvmir mach nounwind regalloc shuffle/rtg target",
	"examples/repl":       ". ir load load/process",
	"e2e/spillcc":         "",
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

// TestCitations checks that every paper key in a comment stands in PAPERS.md.
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
// backquotes exists.
func TestPaths(t *testing.T) {
	quoted := regexp.MustCompile("`([a-zA-Z0-9_./-]+)`")
	walkFiles(t, ".md", func(path, text string) {
		for _, m := range quoted.FindAllStringSubmatch(text, -1) {
			name := m[1]
			if !strings.Contains(name, "/") && !strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, ".md") || strings.HasPrefix(name, "/") || strings.HasPrefix(name, "-") {
				continue
			}
			if _, err := os.Stat(name); err != nil {
				t.Errorf("%s names %s, which does not exist", path, name)
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
