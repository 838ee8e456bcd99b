package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/i386"
)

// TestLoadArguments expects arguments to be loaded where they are stored for the call, unless the load has other uses
// or memory may change in between.
func TestLoadArguments(t *testing.T) {
	const text = `
declare void @four(i32, i32, i32, i32)
define i32 @main(ptr %p, ptr %q) {
  %early = load i32, ptr %q
  store i32 1, ptr %p
  %read = load i32, ptr %p
  %a = getelementptr i32, ptr %p, i32 1
  %b = getelementptr i32, ptr %p, i32 2
  %here = load i32, ptr %a
  %watched = load volatile i32, ptr %b
  call void @four(i32 %early, i32 %read, i32 %here, i32 %watched)
  ret i32 %read
}
`
	machine := i386.Target(target.Static)
	m, _ := legal(t, text, machine)
	f := m.Funcs[1]
	simplify.Func(f, machine)
	atStore := map[string]bool{}
	for _, b := range f.Blocks {
		for i, v := range b.Values[1:] {
			if x := b.Values[i]; v.Op == ir.OpStore && x.Op == ir.OpLoad && v.Args[0] == x {
				atStore[x.Name] = true
			}
		}
	}
	for name, want := range map[string]bool{"early": false, "read": false, "here": true, "watched": false} {
		if atStore[name] != want {
			t.Errorf("%s is loaded where it is stored: %v, want %v\n%s", name, atStore[name], want, f)
		}
	}
}
