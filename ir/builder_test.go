package ir_test

import (
	"fmt"

	"spillway/ir"
)

// A variable that turns up while another block is built.
func ExampleFunc_NewEntryBuilder() {
	m := &ir.Module{}
	f := m.NewFunc("twice", ir.FuncOf(ir.I32, false, ir.I32))
	b := f.NewBuilder(f.NewBlock("entry"))
	body := f.NewBlock("body")
	b.Br(body)

	b.Block = body
	slots := f.NewEntryBuilder()
	x, y := slots.Alloca(ir.I32), slots.Alloca(ir.I32)
	b.Store(f.Params[0], x)
	b.Store(b.Add(b.Load(ir.I32, x), b.Load(ir.I32, x)), y)
	b.Ret(b.Load(ir.I32, y))

	fmt.Println(len(ir.Verify(f)), "violations")
	fmt.Print(f)
	// Output:
	// 0 violations
	//
	// define i32 @twice(i32 %0) {
	// entry:
	//   %1 = alloca i32
	//   %2 = alloca i32
	//   br label %body
	//
	// body:
	//   store i32 %0, ptr %1
	//   %3 = load i32, ptr %1
	//   %4 = load i32, ptr %1
	//   %5 = add i32 %3, %4
	//   store i32 %5, ptr %2
	//   %6 = load i32, ptr %2
	//   ret i32 %6
	// }
}

// A function that adds the numbers below n, in a loop.
func ExampleBuilder() {
	m := &ir.Module{}
	f := m.NewFunc("sum", ir.FuncOf(ir.I32, false, ir.I32))
	entry, loop, done := f.NewBlock("entry"), f.NewBlock("loop"), f.NewBlock("done")
	n := f.Params[0]

	b := f.NewBuilder(entry)
	zero, one := b.Int(ir.I32, 0), b.Int(ir.I32, 1)
	b.CondBr(b.ICmp(ir.SGT, n, zero), loop, done)

	b.Block = loop
	i := b.Phi(ir.I32, ir.Incoming{Value: zero, From: entry})
	sum := b.Phi(ir.I32, ir.Incoming{Value: zero, From: entry})
	next, total := b.Add(i, one), b.Add(sum, i)
	i.AddIncoming(next, loop)
	sum.AddIncoming(total, loop)
	b.CondBr(b.ICmp(ir.SLT, next, n), loop, done)

	b.Block = done
	b.Ret(b.Phi(ir.I32, ir.Incoming{Value: zero, From: entry}, ir.Incoming{Value: total, From: loop}))

	fmt.Println(len(ir.Verify(f)), "violations")
	fmt.Print(f)
	// Output:
	// 0 violations
	//
	// define i32 @sum(i32 %0) {
	// entry:
	//   %1 = icmp sgt i32 %0, 0
	//   br i1 %1, label %loop, label %done
	//
	// loop:
	//   %2 = phi i32 [ 0, %entry ], [ %4, %loop ]
	//   %3 = phi i32 [ 0, %entry ], [ %5, %loop ]
	//   %4 = add i32 %2, 1
	//   %5 = add i32 %3, %2
	//   %6 = icmp slt i32 %4, %0
	//   br i1 %6, label %loop, label %done
	//
	// done:
	//   %7 = phi i32 [ 0, %entry ], [ %5, %loop ]
	//   ret i32 %7
	// }
}
