package simplify_test

import (
	"fmt"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestChooseConstants expects selects between constants to be computed from the condition, where an address or a shift
// can do it.
func TestChooseConstants(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, c := range []struct {
		x, y   int64
		choice bool // stays
	}{
		{8, 7, false}, {7, 8, false}, {1, 17, false}, {1000, 1008, false}, {1003, 1000, false}, {0, 4096, false},
		{1000, 1016, true}, {1, 8, true}, {9, 2, true}, {-128, 128, false},
	} {
		m, lz := legal(t, fmt.Sprintf(`define i32 @f(i32 %%a) {
%%c = icmp slt i32 %%a, 5
%%r = select i1 %%c, i32 %d, i32 %d
ret i32 %%r
}`, c.x, c.y), machine)
		f := m.Funcs[0]
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
			t.Fatal(errs)
		}
		choice := false
		for _, v := range f.Blocks[0].Values {
			choice = choice || v.Op == ir.OpSelect
		}
		if choice != c.choice {
			t.Errorf("%+v:\n%s", c, f)
		}
	}
}

// TestChooseTwice splits a select on two comparisons into two, unless the condition is needed anyway.
func TestChooseTwice(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, op := range []string{"and", "or"} {
		for _, other := range []string{"", "store i1 %both, ptr %p"} {
			m, lz := legal(t, fmt.Sprintf(`define i32 @f(i32 %%a, i32 %%b, ptr %%p) {
%%c = icmp slt i32 %%a, 5
%%d = icmp ult i32 %%b, %%a
%%both = %s i1 %%c, %%d
%s
%%r = select i1 %%both, i32 %%a, i32 %%b
ret i32 %%r
}`, op, other), machine)
			f := m.Funcs[0]
			simplify.Func(f, machine)
			if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
				t.Fatal(errs)
			}
			choices, want := 0, 2
			if other != "" {
				want = 1
			}
			for _, v := range f.Blocks[0].Values {
				if v.Op == ir.OpSelect {
					choices++
				}
			}
			if choices != want {
				t.Errorf("%s: %d choices, want %d\n%s", op, choices, want, f)
			}
		}
	}
}
