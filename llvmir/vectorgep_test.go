package llvmir_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// TestVectorAddresses reads getelementptr with vector operands as vectors of addresses.
func TestVectorAddresses(t *testing.T) {
	m, err := llvmir.Parse("v.ll", []byte(`
target triple = "x86_64-linux-gnu"
@g = global [9 x [4 x i16]] zeroinitializer
@t = global <2 x ptr> getelementptr ([4 x i16], ptr @g, <2 x i64> <i64 3, i64 5>, <2 x i64> zeroinitializer)
define <2 x ptr> @f() {
  ret <2 x ptr> getelementptr (i16, <2 x ptr> <ptr @g, ptr @t>, i64 7)
}
`))
	if err != nil {
		t.Fatal(err)
	}
	if errs := ir.VerifyModule(m); len(errs) > 0 {
		t.Fatal(errs)
	}
	text := m.String()
	for _, want := range []string{"@g, i64 24)", "@g, i64 40)", "@g, i64 14)", "@t, i64 14)"} {
		if !strings.Contains(text, "ptr getelementptr (i8, ptr "+want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
