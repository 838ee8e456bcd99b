package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A bench is a package with all its mutants compiled in, and the tests for it.
type bench struct {
	subject  *subject
	mutants  []mutant
	binaries []binary
	temp     string // directory
}

// A binary runs some tests.
type binary struct {
	path, dir string // dir: working directory
	run       string
}

// build compiles the tests of s against its mutants, in the directory temp.
func build(s *subject, temp string) (*bench, error) {
	src, err := load(s.dir)
	if err != nil {
		return nil, err
	}
	m := &mutator{source: src, seen: map[string]int{}}
	overlay := map[string]string{}
	for i := range src.files {
		f := &src.files[i]
		name := filepath.Join(temp, filepath.Base(f.path))
		if err := os.WriteFile(name, []byte(m.mutate(f)), 0o666); err != nil {
			return nil, err
		}
		overlay[f.path] = name
	}
	extra := filepath.Join(temp, "mutants_runtime.go")
	if err := os.WriteFile(extra, fmt.Appendf(nil, runtime, src.name, max(1, len(m.mutants))), 0o666); err != nil {
		return nil, err
	}
	overlay[filepath.Join(filepath.Dir(src.files[0].path), filepath.Base(extra))] = extra
	text, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		return nil, err
	}
	replace := filepath.Join(temp, "overlay.json")
	if err := os.WriteFile(replace, text, 0o666); err != nil {
		return nil, err
	}
	b := &bench{subject: s, mutants: m.mutants, temp: temp}
	for _, t := range s.tests {
		path := filepath.Join(temp, strings.ReplaceAll(t.dir, "/", "_")+".test")
		out, err := exec.Command("go", "test", "-c", "-overlay", replace, "-o", path, "./"+t.dir).CombinedOutput()
		if err != nil {
			return nil, fmt.Errorf("the tests of %s against the mutants of %s: %w\n%s", t.dir, s.dir, err, out)
		}
		b.binaries = append(b.binaries, binary{path, t.dir, t.run})
	}
	return b, nil
}
