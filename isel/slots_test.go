package isel_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/isel"
	"spillway/target"
	"spillway/target/i386"
)

// TestSlotsOfManyCalls stores the arguments of calls to the stack, however many calls
// there are: no register holds the address of an argument.
func TestSlotsOfManyCalls(t *testing.T) {
	machine := i386.Target(target.PIC)
	for _, calls := range []int{10, 23, 24, 64} {
		var text strings.Builder
		text.WriteString("declare void @g(i32, i32, i32, i32)\ndefine void @f(i32 %n) {\n")
		for i := range calls {
			fmt.Fprintf(&text, "call void @g(i32 %%n, i32 %d, i32 0, i32 %%n)\n", i)
		}
		text.WriteString("ret void\n}\n")
		file := filepath.Join(t.TempDir(), "test.ll")
		if err := os.WriteFile(file, []byte(text.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		m := legalModule(t, file, machine)
		f, err := isel.Select(m.Funcs[len(m.Funcs)-1], machine, isel.Options{Selector: isel.Auto(), RegisterCost: 2})
		if err != nil {
			t.Fatal(err)
		}
		for _, in := range f.Blocks[0].Instrs {
			if name := machine.Tiles[in.Tile].Name; strings.HasPrefix(name, "lea") {
				t.Errorf("%d calls: %s of a slot", calls, name)
				break
			}
		}
	}
}
