package shadowstack_test

import (
	"encoding/binary"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/opt/shadowstack"
)

const text = `@meta = constant i32 1
declare void @llvm.gcroot(ptr, ptr)
declare void @g()
declare void @h() nounwind
define i32 @f(i1 %c) gc "shadow-stack" {
  %a = alloca ptr
  %b = alloca [2 x ptr]
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @meta)
  call void @h()
  call void @g()
  br i1 %c, label %x, label %y
x:
  call void @g()
  br label %y
y:
  %p = phi i32 [ 1, %0 ], [ 2, %x ]
  ret i32 %p
}
define void @quiet() nounwind gc "shadow-stack" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @g()
  ret void
}
`

// TestFunc checks the frames of a function that may unwind, and of one that may not.
func TestFunc(t *testing.T) {
	m, err := llvmir.Parse("a.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []struct {
		name            string
		invokes, leaves int
		roots, metas    uint32
	}{{"f", 2, 2, 2, 1}, {"quiet", 0, 1, 1, 0}} {
		f := m.Lookup(want.name).(*ir.Func)
		if errs := ir.Verify(f); len(errs) > 0 {
			t.Errorf("%v\n%s", errs, f)
		}
		invokes, chained, allocas := 0, 0, 0
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				switch {
				case v.Op == ir.OpInvoke:
					invokes++
				case v.Op == ir.OpAlloca:
					allocas++
				case v.Op == ir.OpStore && v.Args[1].Op == ir.OpSym && v.Args[1].Sym.Sym().Name == shadowstack.ChainName:
					chained++
				}
			}
		}
		if invokes != want.invokes || chained != 1+want.leaves || allocas != 1 {
			t.Errorf("@%s has %d invokes, %d stores to the list, %d allocas:\n%s", want.name, invokes, chained, allocas, f)
		}
		if has := f.Personality != nil; has != (want.invokes > 0) {
			t.Errorf("@%s has a personality: %t", want.name, has)
		}
		frames := m.Lookup("__gc_" + want.name).(*ir.Global)
		if d := frames.Init; binary.LittleEndian.Uint32(d.Bytes) != want.roots || binary.LittleEndian.Uint32(d.Bytes[4:]) != want.metas || d.Size != 8+8*int64(want.metas) || len(d.Relocs) != int(want.metas) {
			t.Errorf("the frames of @%s are said to be %+v", want.name, d)
		}
	}
	if g := m.Lookup(shadowstack.ChainName).(*ir.Global); g.Declared || g.Linkage != ir.LinkOnce {
		t.Errorf("the list begins at a variable of linkage %v", g.Linkage)
	}
}
