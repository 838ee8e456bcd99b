package isel_test

import (
	"os"
	"testing"

	"spillway/isel"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestLengths compares the lengths that are put together from those of a tile and of its
// address with what the target says.
func TestLengths(t *testing.T) {
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.Static)} {
		e := isel.NewEngine(isel.NewRules(machine))
		n := 0
		for _, file := range exampleFiles(t) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			module, err := llvmir.Parse(file, src)
			if err != nil {
				t.Fatal(err)
			}
			if legalize.Module(module, machine) != nil {
				continue // not every machine has everything
			}
			for _, f := range module.Funcs {
				for b := range f.Blocks {
					_, m, _, err := e.Cover(f, b, isel.Munch{})
					if err != nil {
						t.Fatal(err)
					}
					n += compareLengths(t, m)
				}
			}
		}
		if n == 0 {
			t.Errorf("%s: no lengths", machine.Name)
		}
	}
}

func compareLengths(t *testing.T, m *isel.Matches) (n int) {
	t.Helper()
	for i := range m.NumInsts() {
		have, want, depends := m.Lengths(isel.InstID(i))
		if have != want {
			t.Fatalf("instance %v: %d bytes, not %d", m.Inst(isel.InstID(i)), have, want)
		}
		if depends {
			n++
		}
	}
	return n
}
