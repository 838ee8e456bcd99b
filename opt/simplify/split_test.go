package simplify_test

import (
	"fmt"
	"math"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// conditions branches on two conditions on memory, combined by the operation %[1]s; %[2]s modifies the second load, and
// %[3]s is a statement after the comparisons.
const conditions = `
declare void @g(i32)
define i32 @f(ptr %%p, ptr %%q, i32 %%k) {
entry:
  %%x = load i32, ptr %%p
  %%y = load %[2]s i32, ptr %%q
  %%d = mul i32 %%y, 7
  %%a = icmp slt i32 %%x, %%k
  %%b = icmp ugt i32 %%d, %%k
  %[3]s
  %%c = %[1]s i1 %%a, %%b
  br i1 %%c, label %%yes, label %%no, !prof !0
yes:
  %%r = phi i32 [ 1, %%entry ]
  ret i32 %%r
no:
  %%s = phi i32 [ 2, %%entry ]
  ret i32 %%s
}
!0 = !{!"branch_weights", i32 1, i32 3}
`

// TestSplit splits a branch on two conditions into two, and expects values needed only by the second condition after
// the first branch, where that is correct.
func TestSplit(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, c := range []struct {
		op, volatile, behind string
		loads                int       // that stay
		first, second        []float64 // probabilities
	}{
		{"and", "", "", 1, []float64{5. / 8, 3. / 8}, []float64{2. / 5, 3. / 5}},
		{"or", "", "", 1, []float64{1. / 8, 7. / 8}, []float64{1. / 7, 6. / 7}},
		{"and", "", "call void @g(i32 %d)", 2, nil, nil}, // the product has another use
		{"and", "volatile", "", 2, nil, nil},
		{"or", "", "store i32 0, ptr %p", 2, nil, nil},
	} {
		m, lz := legal(t, fmt.Sprintf(conditions, c.op, c.volatile, c.behind), machine)
		f := m.Funcs[1]
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
			t.Fatal(errs)
		}
		if len(f.Blocks) != 4 {
			t.Errorf("%+v: %d blocks, want 4\n%s", c, len(f.Blocks), f)
			continue
		}
		entry, second := f.Blocks[0], f.Blocks[1]
		loads := 0
		for _, v := range entry.Values {
			if v.Op == ir.OpLoad {
				loads++
			}
		}
		if loads != c.loads {
			t.Errorf("%+v: %d loads stay, want %d\n%s", c, loads, c.loads, f)
		}
		for i := range c.first {
			if math.Abs(entry.Probs[i]-c.first[i]) > 1e-9 || math.Abs(second.Probs[i]-c.second[i]) > 1e-9 {
				t.Errorf("%+v: probabilities %v and %v", c, entry.Probs, second.Probs)
			}
		}
	}
}
