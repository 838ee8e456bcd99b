package llvmir_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"spillway/llvmir"
)

// spread doubles the blanks outside of strings and comments, so that no line is as LLVM prints it.
func spread(text []byte) []byte {
	var out []byte
	quoted, comment := false, false
	for _, c := range text {
		switch {
		case c == '\n':
			comment = false
		case c == '"' && !comment:
			quoted = !quoted
		case c == ';' && !quoted:
			comment = true
		case c == ' ' && !quoted:
			out = append(out, c)
		}
		out = append(out, c)
	}
	return out
}

// excerpts are the parts of messages that quote the text.
var excerpts = regexp.MustCompile(`'[^']*'?`)

// outcome is the result of parsing src: the module as text, or the lines and messages of the errors.
func outcome(t *testing.T, src []byte) string {
	m, err := llvmir.Parse("in.ll", src, machines...)
	if err == nil {
		return string(printed(t, m))
	}
	var b strings.Builder
	for _, e := range err.(llvmir.ErrorList) {
		b.WriteString(excerpts.ReplaceAllString((&llvmir.Error{File: e.File, Line: e.Line, Col: 1, Msg: e.Msg}).Error(), "''"))
		b.WriteByte('\n')
	}
	return b.String()
}

// TestPlain parses the examples, and mutants of them, as they are and with other blanks: parsing with and without
// tokens gives the same modules and errors.
func TestPlain(t *testing.T) {
	files, err := filepath.Glob("../testdata/programs/*/*.O0.ll")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	files = append(files, "testdata/coverage.ll")
	files = append(files, exampleFiles(t)[:6]...)
	r := rand.New(rand.NewPCG(3, 4))
	wrong, rounds := 0, 6
	if testing.Short() {
		rounds = 4
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if len(text) > 120_000 {
			continue
		}
		first, last := bytes.Index(text, []byte("\ndefine ")), bytes.LastIndex(text, []byte("\n}\n"))
		ps := pieces(text[first:last])
		for round := range rounds {
			src := text
			if round > 0 {
				src = slices.Concat(text[:first], mutate(r, ps), text[last:])
			}
			wide := spread(src)
			src = append(slices.Clone(src), bytes.Repeat([]byte{'\n'}, len(wide)-len(src))...) // the length bounds numbers
			got, want := outcome(t, src), outcome(t, wide)
			if got != want {
				t.Fatalf("%s, round %d: the text as it is gives\n%.2000s\nwith other blanks\n%.2000s", name, round, got, want)
			}
			if strings.HasPrefix(got, "in.ll:") {
				wrong++
			}
		}
	}
	if wrong < len(files) {
		t.Errorf("only %d texts had errors", wrong)
	}
}
