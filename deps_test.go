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
	"ir":     "",
	"llvmir": "ir",

	"scratch":         "",
	"cfg":             "scratch",
	"regalloc":        "cfg",
	"live":            "cfg regalloc scratch",
	"check":           "cfg live regalloc",
	"outssa":          "cfg live regalloc scratch",
	"regalloc/linear": "cfg live regalloc scratch",

	"regalloc/puzzle":        "cfg live regalloc regalloc/puzzle/board regalloc/puzzle/mincut scratch",
	"regalloc/puzzle/board":  "regalloc",
	"regalloc/puzzle/mincut": "",

	"shuffle":       "",
	"shuffle/permi": "shuffle",
	"shuffle/rtg":   "shuffle shuffle/permi",
	"shuffle/rival": "shuffle shuffle/permi shuffle/rtg",

	"target":       "ir regalloc",
	"target/x86":   "ir regalloc target",
	"target/amd64": "ir regalloc target target/x86",
	"target/i386":  "ir regalloc target target/x86",

	"target/tiletest": "ir regalloc target",

	"legalize": "ir target regalloc",
	"simplify": "cfg ir target",
	"mach":     "ir target regalloc shuffle shuffle/permi cfg live scratch",
	"isel":     "ir target regalloc mach cfg",
	"layout":   "mach regalloc target",
	"frame":    "ir mach regalloc target",
	"asm":      "ir mach regalloc target",
	"interp":   "ir mach regalloc target",
	"irgen":    "cfg ir regalloc",
	"report":   "",

	"":             "asm cfg check frame ir isel layout legalize live llvmir mach outssa regalloc regalloc/linear regalloc/puzzle simplify target target/amd64 target/i386",
	"cmd/spillway": ". asm check interp ir irgen isel legalize live llvmir mach outssa regalloc regalloc/puzzle regalloc/puzzle/board report shuffle shuffle/permi shuffle/rival shuffle/rtg target",
	"e2e/spillcc":  "",
	"e2e":          "",
}

// TestImports holds the packages' imports against the table above.
func TestImports(t *testing.T) {
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
			name, ours := strings.CutPrefix(path, "spillway")
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
