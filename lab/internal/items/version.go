package items

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// beside are source directories without influence on compilation.
var beside = []string{".git", "cmd", "docs", "e2e", "examples", "lab", "testdata", "web", "explain", "load", "link", "interp"}

// Version names a compiler by its content: a hash of its Go files, without tests, and of the Go version that builds it.
func Version(root string) (string, error) {
	h := sha256.New()
	fmt.Fprintln(h, runtime.Version())
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if d.IsDir() {
			for _, name := range beside {
				if rel == name || d.Name() == "testdata" {
					return filepath.SkipDir
				}
			}
			return nil
		}
		if rel != "go.mod" && (!strings.HasSuffix(rel, ".go") || strings.HasSuffix(rel, "_test.go")) {
			return nil
		}
		text, err := os.ReadFile(path)
		fmt.Fprintln(h, rel, len(text))
		h.Write(text)
		return err
	})
	return hex.EncodeToString(h.Sum(nil))[:16], err
}

// Introduction describes the inputs of the report.
func (l *Lab) Introduction() []string {
	functions, instrs := 0, 0
	for _, target := range l.Targets {
		for _, level := range Levels {
			for _, f := range l.Functions(target, level) {
				functions++
				instrs += f.Instrs
			}
		}
	}
	sample := "all"
	if l.Scale.Functions > 0 {
		sample = fmt.Sprintf("up to %d, chosen by the digests of their Problems,", l.Scale.Functions)
	}
	programs := map[string]bool{}
	for i := range l.modules {
		programs[l.modules[i].of()] = true
	}
	modules := "all modules"
	if l.Scale.Modules > 0 {
		modules = fmt.Sprintf("at most %d modules of each machine and level", l.Scale.Modules)
	}
	return []string{
		"Every table and figure of the papers (see PAPERS.md) on open programs, with the paper's own figures from its text beside ours. Made by `go run -C lab . experiments --out DIR`; an item that cannot be made says why.",
		fmt.Sprintf("Machines: %s. Functions: %s of each machine and level with at most %d instructions, together %d with %d instructions; progressive allocation for %d iterations. Counts, bytes and costs are the same on every machine; tables of times say so.",
			strings.Join(l.Targets, ", "), sample, l.Scale.Largest, functions, instrs, l.Scale.Iterations),
		fmt.Sprintf("Programs: %s. What is done to whole modules is done to %s. The compiler's source has the digest %s.", strings.Join(sorted(programs), ", "), modules, l.Version),
		"Code is compiled for size at -Oz and for speed at -O2. A function's bytes are those of its code with the default allocator, and what a Result of another allocator adds or saves, by regalloc.Costs.",
	}
}
