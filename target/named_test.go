package target_test

import (
	"path/filepath"
	"testing"

	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm"
	"spillway/target/arm64"
	"spillway/target/i386"
	"spillway/target/thumb"
)

// TestNamed checks that what a machine asks for by name whenever it compiles something is Named: to find one other
// tile, the names of all are written.
func TestNamed(t *testing.T) {
	tested := map[string]bool{}
	for _, m := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC), arm64.Target(target.PIC), arm.Target(target.PIC), thumb.Target(target.PIC)} {
		tested[m.Name] = true
		if m.Fusions != nil {
			m.Fusions()
		}
		if name := m.Unnamed(); name != "" {
			t.Errorf("%s: the row of %s is not Named", m.Name, name)
		}
	}
	machines, err := filepath.Glob("*/target.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range machines {
		if name := filepath.Dir(file); !tested[name] {
			t.Errorf("%s is not tested here, add it", name)
		}
	}
}
