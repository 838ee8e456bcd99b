package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestDivisionsPaired expects one division where the quotient and the remainder of the same numbers are computed on one
// path, in one block or in two, and two divisions where neither dominates the other or the numbers differ.
func TestDivisionsPaired(t *testing.T) {
	const text = `
define i32 @block(i32 %a, i32 %b) {
  %r = urem i32 %a, %b
  %q = udiv i32 %a, %b
  %s = xor i32 %q, %r
  ret i32 %s
}
define i32 @ways(i32 %a, i32 %b, i1 %c) {
  %q = sdiv i32 %a, %b
  br i1 %c, label %x, label %y
x:
  %r = srem i32 %a, %b
  ret i32 %r
y:
  ret i32 %q
}
define i32 @apart(i32 %a, i32 %b, i1 %c) {
  br i1 %c, label %x, label %y
x:
  %r = urem i32 %a, %b
  ret i32 %r
y:
  %q = udiv i32 %a, %b
  ret i32 %q
}
define i32 @signs(i32 %a, i32 %b) {
  %q = sdiv i32 %a, %b
  %r = urem i32 %a, %b
  %s = xor i32 %q, %r
  ret i32 %s
}
`
	want := map[string][2]int{"block": {1, 0}, "ways": {1, 0}, "apart": {0, 2}, "signs": {0, 2}}
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		t.Run(machine.Name, func(t *testing.T) {
			m, _ := legal(t, text, machine)
			for _, f := range m.Funcs {
				simplify.Func(f, machine)
				var pairs, single int
				for _, b := range f.Blocks {
					for _, v := range b.Values {
						switch {
						case v.Op == ir.OpUDivRem || v.Op == ir.OpSDivRem:
							pairs++
						case v.Op >= ir.OpUDiv && v.Op <= ir.OpSRem:
							single++
						}
					}
				}
				if got := [2]int{pairs, single}; got != want[f.Name] {
					t.Errorf("@%s: %d pairs and %d single divisions, want %v\n%s", f.Name, pairs, single, want[f.Name], f)
				}
			}
		})
	}
}
