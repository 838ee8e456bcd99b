package legalize

import (
	"sync"
	"testing"

	"spillway/ir"
	"spillway/target"
	"spillway/target/amd64"
)

// TestParallel holds what comes out of functions that are legalized at the same
// time to what comes out one after the other.
func TestParallel(t *testing.T) {
	const file = "../testdata/programs/wide/wide.O2.ll"
	machine := amd64.Target(target.PIC)
	want := parseFile(t, file)
	if err := Module(want, machine); err != nil {
		t.Fatal(err)
	}
	got := parseFile(t, file)
	lz := New(machine, nil)
	var wg sync.WaitGroup
	for _, f := range got.Funcs {
		wg.Go(func() {
			if err := lz.Func(f); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	lz.Complete(got)
	if len(got.Funcs) != len(want.Funcs) {
		t.Fatalf("%d functions, not %d", len(got.Funcs), len(want.Funcs))
	}
	for i, f := range want.Funcs {
		if g := got.Funcs[i]; g.String() != f.String() || g.Name != f.Name {
			t.Errorf("@%s differs:\n%s\n%s", f.Name, g, f)
		}
	}
	checkLibrary(t, got)
}

// checkLibrary checks that each function called is one of the module's.
func checkLibrary(t *testing.T, m *ir.Module) {
	t.Helper()
	known := map[ir.Symbol]bool{}
	for _, f := range m.Funcs {
		known[f] = true
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if v.Op == ir.OpCall && v.Args[0].Op == ir.OpSym && !known[v.Args[0].Sym] {
					t.Errorf("@%s calls @%s, which the module does not have", f.Name, v.Args[0].Sym.Sym().Name)
				}
			}
		}
	}
}
