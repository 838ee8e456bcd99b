package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// found is the end of a search: the result is %x where %a holds, else %y.
const found = `
define i64 @f(i64 %x, i64 %y, i32 %p, i32 %q) {
entry:
  %a = icmp eq i32 %p, 7
  %b = icmp ugt i32 %q, 9
  %s = select i1 %a, i64 %x, i64 %y
  %c = or i1 %a, %b
  br i1 %c, label %end, label %next
next:
  %n = xor i1 %a, true
  %u = select i1 %n, i64 %y, i64 3
  br label %last
last:
  br label %end
end:
  %r = phi i64 [ %s, %entry ], [ %u, %last ]
  ret i64 %r
}
`

// TestDecided expects no select where the branch that leads to its use decides it.
func TestDecided(t *testing.T) {
	machine := amd64.Target(target.PIC)
	m, lz := legal(t, found, machine)
	f := m.Funcs[0]
	simplify.Func(f, machine)
	if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
		t.Fatal(errs)
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpSelect {
				t.Errorf("%s stays\n%s", v.Name, f)
			}
		}
	}
}
