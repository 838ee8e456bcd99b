package simplify_test

import (
	"fmt"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// A remainder by 8, a product with 4 and sums of constants.
func ExampleFunc() {
	m := &ir.Module{}
	f := m.NewFunc("f", ir.FuncOf(ir.I64, false, ir.I64))
	b := f.NewBuilder(f.NewBlock("entry"))
	rem := b.URem(f.Params[0], b.Int(ir.I64, 8))
	product := b.Mul(b.Add(rem, b.Int(ir.I64, 0)), b.Int(ir.I64, 4))
	b.Ret(b.Add(b.Add(product, b.Int(ir.I64, 30)), b.Int(ir.I64, 12)))

	simplify.Func(f, amd64.Target(target.PIC))
	fmt.Print(f)
	// Output:
	// define i64 @f(i64 %0) {
	// entry:
	//   %1 = and i64 %0, 7
	//   %2 = shl i64 %1, 2
	//   %3 = add i64 %2, 42
	//   ret i64 %3
	// }
}
