package explain_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway/explain"
	"spillway/llvmir"
)

// TestProgram finds the C of a function by its debug information: in the directory of the compilation, next to the text,
// or in the text; not what has changed since.
func TestProgram(t *testing.T) {
	read := func(name string) string {
		b, err := os.ReadFile(filepath.Join("..", "web", "bundle", "testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	text, source := read("dot.ll"), read("dot.c")
	const sum = ", checksumkind: CSK_MD5, checksum: "
	at := strings.Index(text, sum)
	unchecked := text[:at] + text[at+strings.Index(text[at:], ")"):]
	embedded := strings.Replace(unchecked, `directory: "/build"`, `directory: "/build", source: "one\0Atwo\0Along dot()\0A"`, 1)
	changed := source + "/* more */\n"
	for _, x := range []struct {
		name, text string
		files      map[string]string
		lines      int // of the program
		note       string
	}{
		{"where it was compiled", text, map[string]string{"/build/dot.c": source}, 11, ""},
		{"beside the text", text, map[string]string{"sub/dot.c": source}, 11, ""},
		{"in the text", embedded, nil, 3, ""},
		{"without a sum", unchecked, map[string]string{"/build/dot.c": changed}, 12, ""},
		{"elsewhere without a sum", unchecked, map[string]string{"sub/dot.c": source}, 0, "/build/dot.c not found"},
		{"changed", text, map[string]string{"/build/dot.c": changed}, 0, "/build/dot.c has changed since it was compiled"},
		{"changed, and beside the text", text, map[string]string{"/build/dot.c": changed, "sub/dot.c": source}, 11, ""},
		{"gone", text, nil, 0, "/build/dot.c not found"},
	} {
		m, err := llvmir.Parse("sub/dot.ll", []byte(x.text))
		if err != nil {
			t.Fatal(err)
		}
		d, err := explain.NewDocument("sub/dot.ll", []byte(x.text), m, "dot")
		if err != nil {
			t.Fatal(err)
		}
		d.AddProgram(m, "dot", func(name string) ([]byte, error) {
			if b, ok := x.files[name]; ok {
				return []byte(b), nil
			}
			return nil, errors.New("none")
		})
		if d.Program == nil || len(d.Program.Files) != 1 {
			t.Fatalf("%s: %+v", x.name, d.Program)
		}
		f := &d.Program.Files[0]
		if f.Name != "dot.c" || len(f.Lines) != x.lines || len(f.Numbers) != len(f.Lines) || f.Note != x.note {
			t.Errorf("%s: %+v, want %d lines, note %q", x.name, f, x.lines, x.note)
		}
		// The body of twice, in line 1, is inlined: its instruction comes from there.
		want := "%17 = shl nsw i32 %16, 1, !dbg"
		if !slices.ContainsFunc(d.Program.Lines, func(l [3]int) bool {
			return l[1] == 0 && l[2] == 1 && strings.Contains(d.Source.Lines[l[0]-d.Source.First], want)
		}) {
			t.Errorf("%s: no line comes from line 1 but the inlined one should: %v", x.name, d.Program.Lines)
		}
	}
	m, err := llvmir.Parse("x.ll", []byte("define void @f() {\n  ret void\n}\n"))
	if err != nil {
		t.Fatal(err)
	}
	d, err := explain.NewDocument("x.ll", nil, m, "f")
	if err != nil {
		t.Fatal(err)
	}
	if d.AddProgram(m, "f", os.ReadFile); d.Program != nil {
		t.Errorf("without debug information there is %+v", d.Program)
	}
}
