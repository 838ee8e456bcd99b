package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/regalloc"
)

// TestSlotAddress loads from the stack by an instruction whose address has no offset: one addition makes the address.
func TestSlotAddress(t *testing.T) {
	for how, want := range map[string]string{"": "add x16, sp, #", "%v = alloca i8, i64 %n\n call void @h(ptr %v)\n": "add x16, x29, #-"} {
		m, err := llvmir.Parse("a.ll", []byte(`target triple = "aarch64-linux-gnu"
declare void @h(ptr)
define <2 x i64> @f(i64 %n) nounwind {
 %a = alloca [9 x i64]
 `+how+`call void @h(ptr %a)
 %p = getelementptr i64, ptr %a, i64 3
 %x = load i64, ptr %p
 %y = insertelement <2 x i64> zeroinitializer, i64 %x, i32 1
 ret <2 x i64> %y
}
`))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Metric: regalloc.Speed, Check: true})
		if err != nil {
			t.Fatal(err)
		}
		if code := string(out.Assembly); !strings.Contains(code, want) || strings.Contains(code, "movk") || !strings.Contains(code, "[1], [x16]") {
			t.Errorf("want %s and no movk in\n%s", want, code)
		}
	}
}
