package legalize

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

var update = flag.Bool("update", false, "write what comes out into the golden files")

// TestGolden holds the legal form of small functions to golden files; a file
// may have an error instead.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			m, err := llvmir.Parse("in.ll", a.Files[0].Data)
			if err != nil {
				t.Fatal(err)
			}
			var got strings.Builder
			machine := amd64.Target(target.PIC)
			if strings.HasPrefix(m.Triple, "i386-") {
				machine = i386.Target(target.PIC)
			}
			if err := legalizeAll(t, New(machine, nil), m); err != nil {
				got.WriteString(err.Error() + "\n")
			} else {
				for _, f := range m.Funcs {
					if len(f.Blocks) > 0 {
						got.WriteString(f.String())
					}
				}
			}
			if *update {
				a.Files[1].Data = []byte(got.String())
				if err := os.WriteFile(file, txtar.Format(a), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			if want := string(a.Files[1].Data); got.String() != want {
				t.Errorf("got:\n%s\nwant:\n%s", &got, want)
			}
		})
	}
}
