package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// TestFrameTables compares the frame maps of gc "ocaml" and gc "erlang" with those of llc, but for the sizes of frames and the
// offsets in them, and has a collector move what it finds by the former.
func TestFrameTables(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "frametable.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, strategy := range []string{"ocaml", "erlang"} {
		dir := t.TempDir()
		source := filepath.Join(dir, "table.ll")
		if err := os.WriteFile(source, []byte(strings.ReplaceAll(string(text), "STRATEGY", strategy)), 0o666); err != nil {
			t.Fatal(err)
		}
		for target, triple := range map[string]string{"amd64": "x86_64-linux-gnu", "i386": "i386-linux-gnu", "arm64": "aarch64-linux-gnu"} {
			if !leftout.Have(t, "llc-19") {
				continue
			}
			theirs := command{name: "llc-19", args: []string{"-O2", "-mtriple=" + triple, "table.ll", "-o", "-"}, dir: dir}.must(t)
			for _, level := range []string{"-O0", "-O2", "-Oz"} {
				c := spill("compile", "-S", "--check", level, "--target", target, "table.ll", "-o", "-")
				c.dir = dir
				got, want := frameTable(strategy, c.must(t).stdout), frameTable(strategy, theirs.stdout)
				if len(want) < 20 || !slices.Equal(got, want) {
					t.Errorf("%s %s %s:\n%s\nwant\n%s", strategy, target, level, strings.Join(got, "\n"), strings.Join(want, "\n"))
				}
			}
		}
		if strategy == "erlang" {
			continue
		}
		for _, m := range x86 {
			m.need(t)
			walk := filepath.Join(dir, m.target+".o")
			m.cc("-O1", "-fno-omit-frame-pointer", "-c", filepath.Join("testdata", "frametable.c"), "-o", walk).must(t)
			for _, level := range []string{"-O0", "-O2", "-Oz"} {
				prog := filepath.Join(dir, "prog")
				c := spill("build", "--check", level, "--target", m.target, "table.ll", walk, "-o", prog)
				c.dir = dir
				c.must(t)
				if r := (command{name: prog}).run(t); r.stdout != "20051007\n" {
					t.Errorf("%s %s: %s", m.target, level, r)
				}
			}
		}
	}
}

var (
	comment  = regexp.MustCompile(`\s*(#|//).*`)
	ownLabel = regexp.MustCompile(`\.L\w+`)
)

// frameTable returns what a frame map consists of: symbols, and data by size and value. Sizes of frames and offsets in them are "n".
func frameTable(strategy, text string) (list []string) {
	sizes := map[string]string{".quad": "8", ".xword": "8", ".8byte": "8", ".long": "4", ".word": "4", ".4byte": "4", ".short": "2", ".hword": "2", ".2byte": "2"}
	on, n := false, 0 // n: the fields of 16 bits since the start of the entry
	for line := range strings.Lines(text) {
		line = strings.Join(strings.Fields(comment.ReplaceAllString(line, "")), " ")
		directive, value, _ := strings.Cut(line, " ")
		size := sizes[directive]
		switch {
		case strings.HasPrefix(line, ".section .note.gc"):
			on = true
		case strings.HasPrefix(line, ".section .note.GNU-stack"):
			on = false
		case strings.HasPrefix(line, "caml"):
			list, n = append(list, line), 0
			on = on || strings.HasSuffix(line, "code_end:")
		case !on:
		case size == "2":
			n++
			if strategy == "ocaml" && (n == 2 || n > 3) || strategy == "erlang" && (n == 2 || n > 4) {
				value = "n"
			}
			list = append(list, size+" "+value)
		case size != "":
			if value = ownLabel.ReplaceAllString(value, "L"); strategy == "ocaml" {
				n = 1
			}
			list = append(list, size+" "+value)
		case directive == ".p2align", directive == ".balign":
			list = append(list, "align")
			if strategy == "erlang" {
				n = 0
			}
		}
	}
	return list
}
