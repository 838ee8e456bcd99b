package atomicfile

import (
	"os"
	"path/filepath"
	"testing"
)

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "file")
	for _, text := range []string{"first", "second"} {
		if err := Write(name, []byte(text), 0o640); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(name); err != nil || string(got) != text {
			t.Errorf("%q, %v, want %q", got, err, text)
		}
	}
	if info, err := os.Stat(name); err != nil || info.Mode() != 0o640 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	// What cannot be replaced stays, and nothing is left besides it.
	taken := filepath.Join(dir, "directory")
	if err := os.MkdirAll(filepath.Join(taken, "below"), 0o777); err != nil {
		t.Fatal(err)
	}
	if Write(taken, nil, 0o640) == nil {
		t.Error("a directory is replaced")
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 2 {
		t.Errorf("left: %v, %v", left, err)
	}
}
