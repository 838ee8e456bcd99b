package llvmir_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// TestMaskedWhole reads an access that package ir has.
func TestMaskedWhole(t *testing.T) {
	m, err := llvmir.Parse("a.ll", []byte(`
define void @f(ptr %p, <4 x i1> %m) {
  %a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 8, <4 x i1> %m, <4 x i32> zeroinitializer)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %a, ptr %p, i32 4, <4 x i1> %m)
  ret void
}`))
	if err != nil {
		t.Fatal(err)
	}
	vs := m.Funcs[0].Blocks[0].Values
	if vs[0].Op != ir.OpMaskedLoad || vs[0].Align != 8 || vs[1].Op != ir.OpMaskedStore || vs[1].Align != 4 {
		t.Errorf("%s aligned to %d, %s aligned to %d", vs[0].Op, vs[0].Align, vs[1].Op, vs[1].Align)
	}
	var b strings.Builder
	ir.Print(&b, m)
	again, err := llvmir.Parse("b.ll", []byte(b.String()), machines...)
	if err != nil {
		t.Fatal(err)
	}
	var c strings.Builder
	if ir.Print(&c, again); b.String() != c.String() {
		t.Errorf("printed\n%s\nand again\n%s", b.String(), c.String())
	}
}

// TestMaskedAlignment reads the alignment where LLVM up to 21 and from 22 on have it.
func TestMaskedAlignment(t *testing.T) {
	for _, args := range []string{"ptr %p, i32 8, <2 x i1> %m", "ptr align 8 %p, <2 x i1> %m"} {
		m, err := llvmir.Parse("a.ll", []byte(`
define <2 x i16> @f(ptr %p, <2 x i1> %m) {
  %a = call <2 x i16> @llvm.masked.load.v2i16.p0(`+args+`, <2 x i16> poison)
  ret <2 x i16> %a
}`))
		if err != nil {
			t.Fatal(err)
		}
		var aligns []int64
		for _, v := range m.Funcs[0].Blocks[0].Values {
			if v.Op == ir.OpLoad || v.Op == ir.OpMaskedLoad {
				aligns = append(aligns, v.Align)
			}
		}
		if len(aligns) != 2 || aligns[0] != 8 || aligns[1] != 2 {
			t.Errorf("%s: the loads are aligned to %d", args, aligns)
		}
	}
}
