package isel_test

import (
	"os"
	"path/filepath"
	"testing"

	"spillway/ir"
	"spillway/isel"
	"spillway/target"
	"spillway/target/amd64"
)

// TestSlotBehindCall expects a load after a call to name its slot, although the address was
// in a register for the call: it would have to be computed again.
func TestSlotBehindCall(t *testing.T) {
	const text = `declare void @g(ptr)
define i32 @f() {
  %r = alloca i32
  call void @g(ptr %r)
  %v = load i32, ptr %r
  ret i32 %v
}
`
	file := filepath.Join(t.TempDir(), "test.ll")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	machine := amd64.Target(target.PIC)
	m := legalModule(t, file, machine)
	f, err := isel.Select(m.Funcs[len(m.Funcs)-1], machine, isel.Options{Selector: isel.Auto()})
	if err != nil {
		t.Fatal(err)
	}
	loads := 0
	for _, in := range f.Blocks[0].Instrs {
		if in.Value != nil && in.Value.Op == ir.OpLoad {
			if loads++; in.Mem.Slot < 0 {
				t.Errorf("the load reads its address from a register:\n%s", f)
			}
		}
	}
	if loads != 1 {
		t.Errorf("%d loads, want 1", loads)
	}
}
