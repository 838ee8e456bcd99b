//go:build man

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestMan writes a page for each command, with the text of its help.
func TestMan(t *testing.T) {
	dir := t.TempDir()
	if _, err := runCommand(t, "man", dir); err != nil {
		t.Fatal(err)
	}
	for page, want := range map[string]string{"spillway.1": "LLVM IR goes in", "spillway-build.1": "--static", "spillway-bench-puzzle.1": "Measure register allocation", "spillway-playground.1": "--listen", "spillcc.1": "SPILLCC_CLANG", "spillc++.1": "man1/spillcc.1"} {
		text, err := os.ReadFile(filepath.Join(dir, page))
		if err != nil || !strings.Contains(strings.ReplaceAll(string(text), `\-`, "-"), want) {
			t.Errorf("%s: %v: want %s in\n%.2000s", page, err, want, text)
		}
	}
}

// TestManAll has the program itself write the pages, as packages do: of every command.
func TestManAll(t *testing.T) {
	dir, env := workplace(t)
	if out, errs, err := shell(t, dir, env, "spillway man pages", ""); err != nil {
		t.Fatal(err, out, errs)
	}
	for _, g := range commands {
		for _, c := range g.Commands {
			if _, err := os.Stat(filepath.Join(dir, "pages", "spillway-"+c.Name+".1")); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestManGroups expects the knobs for experiments in a section of their own.
func TestManGroups(t *testing.T) {
	dir := t.TempDir()
	if _, err := runCommand(t, "man", dir); err != nil {
		t.Fatal(err)
	}
	for page, want := range map[string]string{
		"spillway-compile.1": `(?s)\.SH OPTIONS\n.*--check.*--verbose.*\.SH EXPERIMENTAL OPTIONS\n.*--budget.*--without.*\.SH OPTIONS INHERITED.*\.SH EXAMPLE`,
		"spillway-targets.1": `(?s)\.SH OPTIONS\n.*--help.*--json.*\.SH OPTIONS INHERITED`,
	} {
		text, err := os.ReadFile(filepath.Join(dir, page))
		plain := strings.ReplaceAll(string(text), `\-`, "-")
		if err != nil || !regexp.MustCompile(want).MatchString(plain) || strings.Count(plain, "\n.SH OPTIONS\n") != 1 {
			t.Errorf("%s: %v: want %s in\n%.4000s", page, err, want, plain)
		}
	}
}
