package llvmir_test

import (
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// TestMaskedAlignment reads the alignment where LLVM up to 21 and from 22 on have it.
func TestMaskedAlignment(t *testing.T) {
	for _, args := range []string{"ptr %p, i32 8, <2 x i1> %m", "ptr align 8 %p, <2 x i1> %m"} {
		m, err := llvmir.Parse("a.ll", []byte(`
define <2 x i32> @f(ptr %p, <2 x i1> %m) {
  %a = call <2 x i32> @llvm.masked.load.v2i32.p0(`+args+`, <2 x i32> poison)
  ret <2 x i32> %a
}`))
		if err != nil {
			t.Fatal(err)
		}
		var aligns []int64
		for _, v := range m.Funcs[0].Blocks[0].Values {
			if v.Op == ir.OpLoad {
				aligns = append(aligns, v.Align)
			}
		}
		if len(aligns) != 2 || aligns[0] != 8 || aligns[1] != 4 {
			t.Errorf("%s: the loads are aligned to %d", args, aligns)
		}
	}
}
