package llvmir_test

import (
	"testing"

	"spillway/llvmir"
)

// TestWeights reads weights of branches that LLVM writes as negative numbers, since they do not fit 31 bits.
func TestWeights(t *testing.T) {
	m, err := llvmir.Parse("a.ll", []byte(`
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  br i1 %c, label %b, label %d, !prof !1
b:
  ret void
d:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 -2147483648, i32 0}
!1 = !{!"branch_weights", i32 -1073741824, i32 1073741824}
`))
	if err != nil {
		t.Fatal(err)
	}
	want := []float64{1, 0.75}
	for i, b := range m.Funcs[0].Blocks[:2] {
		if len(b.Probs) != 2 || float64(b.Probs[0]) != want[i] {
			t.Errorf("block %d: probabilities %v, want %g and the rest", i, b.Probs, want[i])
		}
	}
}
