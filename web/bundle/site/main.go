// Command site writes a static site: the README and the documentation as pages, and the playground with the compiler as
// WebAssembly.
//
//	go run ./site -o DIR     # in web/bundle; make site writes ./site
//
// The repository is the one that contains this directory.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"spillway/internal/playground"
	"spillway/web"
)

func main() {
	root := flag.String("root", "../..", "the repository")
	out := flag.String("o", "../../site", "the directory to write")
	flag.Parse()
	if err := build(*root, *out); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

// build writes the site of the repository at root into a directory.
func build(root, out string) error {
	out, err := filepath.Abs(out)
	if err != nil {
		return err
	}
	s := &site{root: root, out: out}
	if err := s.playground(); err != nil {
		return err
	}
	return s.documents()
}

// A site is the site being written.
type site struct {
	root, out string
	done      map[string]bool // files of the repository that are written, or will be
	queue     []string
}

// write writes a file of the site.
func (s *site) write(name string, text []byte) error {
	file := filepath.Join(s.out, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	return os.WriteFile(file, text, 0o666)
}

// playground writes the playground and its compiler.
func (s *site) playground() error {
	files, err := web.Playground(web.Wasm, playground.Examples())
	if err != nil {
		return err
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	if files["wasm_exec.js"], err = os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js")); err != nil {
		return err
	}
	for name, text := range files {
		if err := s.write("playground/"+name, text); err != nil {
			return err
		}
	}
	// Without inlining the compressed compiler is a sixth smaller.
	cmd := exec.Command("go", "build", "-trimpath", "-gcflags=spillway/...=-l", "-ldflags=-s -w", "-o", filepath.Join(s.out, "playground", "spillway.wasm"), "./web/wasm")
	cmd.Dir, cmd.Stderr = s.root, os.Stderr
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	return cmd.Run()
}
