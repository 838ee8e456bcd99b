package e2e

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"spillway/internal/leftout"
)

// TestStoredPrograms holds the IR next to the C programs of testdata/programs to what regen.sh makes of these. It is stored since tests
// take it on machines without the compilers, too.
func TestStoredPrograms(t *testing.T) {
	leftout.Need(t, "sh", "gcc", "clang-14", "clang-19")
	const dir = "testdata/programs"
	names := []string{"crc", "lz", "queens"}
	if !testing.Short() {
		names = append(names, "bits", "floats", "structs")
	}
	temp := t.TempDir()
	for _, d := range append([]string{"../../examples/lz"}, names...) {
		if err := os.MkdirAll(filepath.Join(temp, dir, d), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	copyFile := func(name string) {
		text, err := os.ReadFile(filepath.Join("..", dir, name))
		if err == nil {
			err = os.WriteFile(filepath.Join(temp, dir, name), text, 0o777)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	copyFile("regen.sh")
	for _, name := range names {
		copyFile(filepath.Join(name, name+".c"))
	}
	cmd := exec.Command("sh", append([]string{filepath.Join(temp, dir, "regen.sh")}, names...)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("regen.sh: %v\n%s", err, out)
	}
	for _, name := range names {
		files, err := filepath.Glob(filepath.Join("..", dir, name, "*"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			stored, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			made, err := os.ReadFile(filepath.Join(temp, dir, name, filepath.Base(file)))
			if err != nil || !bytes.Equal(made, stored) {
				t.Errorf("%s is not what regen.sh makes (%v): run it", file, err)
			}
		}
	}
}
