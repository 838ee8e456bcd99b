package target_test

import (
	"testing"

	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm64"
	"spillway/target/i386"
)

// TestNamed checks that what a machine asks for by name whenever it compiles something is Named: to find one other
// tile, the names of all are written.
func TestNamed(t *testing.T) {
	for _, m := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC), arm64.Target(target.PIC)} {
		if m.Fusions != nil {
			m.Fusions()
		}
		if name := m.Unnamed(); name != "" {
			t.Errorf("%s: the row of %s is not Named", m.Name, name)
		}
	}
}
