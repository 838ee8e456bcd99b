package llvmir_test

import (
	"os"
	"path/filepath"
	"testing"

	"spillway/llvmir"
)

// exampleFiles returns the IR files of the repository's examples.
func exampleFiles(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("../testdata/programs/*/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples found: %v", err)
	}
	return files
}

func TestExamplesParse(t *testing.T) {
	for _, file := range exampleFiles(t) {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := llvmir.Parse(file, src, machines...); err != nil {
			t.Errorf("%v", err)
		}
	}
}
