package isel_test

import (
	"os"
	"path/filepath"
	"testing"

	"spillway/isel"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestThreeAddress expects an addition in three registers where what it adds to is read later, also
// wider, by another name of the register; where both are as long it needs it unless the function is
// to be small.
func TestThreeAddress(t *testing.T) {
	for _, c := range []struct {
		name    string
		machine *target.Target
		text    string
		want    string
	}{
		{"wider", amd64.Target(target.Static), "define i64 @f(i64 %x, ptr %p) {\n  %t = trunc i64 %x to i32\n  %u = add i32 %t, 1\n  store i32 %u, ptr %p\n  ret i64 %x\n}\n", "lea32"},
		{"not read again", amd64.Target(target.Static), "define void @f(i64 %x, ptr %p) {\n  %t = trunc i64 %x to i32\n  %u = add i32 %t, 1\n  store i32 %u, ptr %p\n  ret void\n}\n", "inc32.r"},
		{"as long", i386.Target(target.Static), "define i32 @f(i32 %x, ptr %p) {\n  %u = add i32 %x, 1\n  store i32 %u, ptr %p\n  ret i32 %x\n}\n", "lea32"},
		{"as long, small", i386.Target(target.Static), "define i32 @f(i32 %x, ptr %p) optsize {\n  %u = add i32 %x, 1\n  store i32 %u, ptr %p\n  ret i32 %x\n}\n", "inc32.r"},
	} {
		file := filepath.Join(t.TempDir(), "test.ll")
		if err := os.WriteFile(file, []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}
		m := legalModule(t, file, c.machine)
		f, err := isel.Select(m.Funcs[0], c.machine, isel.Options{Check: true})
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, in := range f.Blocks[0].Instrs {
			name := c.machine.Tiles[in.Tile].Name
			found = found || name == c.want
			if name != c.want && (name == "lea32" || name == "inc32.r") {
				t.Errorf("%s: %s, want %s\n%s", c.name, name, c.want, f)
			}
		}
		if !found {
			t.Errorf("%s: no %s\n%s", c.name, c.want, f)
		}
	}
}
