package isel_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/isel"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestSaturatedCosts selects a chain of doublings of integers of two words: as a
// tree it is exponentially large, and still every node of it has a tile.
func TestSaturatedCosts(t *testing.T) {
	for machine, typ := range map[*target.Target]string{amd64.Target(target.PIC): "i128", i386.Target(target.PIC): "i64"} {
		var text strings.Builder
		fmt.Fprintf(&text, "@x = external global T\ndeclare T @llvm.bswap.T(T)\ndefine T @f(T %%a, T %%b, T %%c) {\n%%x0 = add T %%b, %%b\n")
		const n = 60
		for i := 1; i < n; i++ {
			from := fmt.Sprintf("%%x%d", i-1)
			with := []string{from, "%a"}[i%2]
			fmt.Fprintf(&text, "%%x%d = add T %s, %s\n", i, from, with)
		}
		fmt.Fprintf(&text, "%%h = call T @llvm.bswap.T(T 0)\nstore volatile T 0, ptr @x\n%%u = add T %%h, 1\n%%w = add T %%u, %%c\n%%z = add T %%w, %%x%d\nret T %%z\n}\n", n-1)
		file := filepath.Join(t.TempDir(), "doublings.ll")
		if err := os.WriteFile(file, []byte(strings.ReplaceAll(text.String(), "T", typ)), 0o666); err != nil {
			t.Fatal(err)
		}
		f := legalModule(t, file, machine).Funcs[0]
		for _, s := range []isel.Selector{isel.Auto(), &isel.Exact{}, &isel.NOLTIS{}, &isel.NOLTIS{Iterated: true}, &isel.Trees{}, isel.Munch{}} {
			if _, err := isel.Select(f, machine, isel.Options{Selector: s}); err != nil {
				t.Errorf("%s, %s: %v", machine.Name, s.Name(), err)
			}
		}
	}
}
