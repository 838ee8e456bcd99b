package stackcoloring_test

import (
	"fmt"

	"spillway/ir"
	"spillway/opt/stackcoloring"
)

// Two variables with disjoint lifetimes become one.
func ExampleWorkspace_Func() {
	m := &ir.Module{}
	f := m.NewFunc("f", ir.FuncOf(ir.Void, false))
	entry := f.NewBlock("entry")
	b := f.NewBuilder(entry)
	for _, t := range []*ir.Type{ir.I32, ir.I64} {
		x := b.Alloca(t)
		f.Lifetimes = append(f.Lifetimes, ir.Lifetime{Alloca: x, Block: entry})
		b.Store(b.Int(t, 1), x).Volatile = true
		f.Lifetimes = append(f.Lifetimes, ir.Lifetime{Alloca: x, Block: entry, End: true})
	}
	b.Ret()

	var ws stackcoloring.Workspace
	l := ir.LayoutOf(m)
	ws.Func(f, &l)
	fmt.Print(f)
	// Output:
	// define void @f() {
	// entry:
	//   %0 = alloca i64, align 8
	//   store volatile i32 1, ptr %0
	//   store volatile i64 1, ptr %0
	//   ret void
	// }
}
