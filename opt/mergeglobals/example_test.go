package mergeglobals_test

import (
	"fmt"

	"spillway/ir"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/opt/mergeglobals"
	"spillway/target"
	"spillway/target/thumb"
)

// Two variables are addressed from the first one.
func Example() {
	m, err := llvmir.Parse("a.ll", []byte(`
@a = internal global i32 0
@other = internal global i32 0
@b = internal global i32 0
define i32 @f(i32 %x) minsize {
  %v = load i32, ptr @a
  store i32 %x, ptr @b
  ret i32 %v
}
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	machine := thumb.Target(target.Static)
	uses := mergeglobals.Uses{Funcs: m.Funcs, Of: mergeglobals.Symbols}
	mergeglobals.Module(m, machine, uses, func(*ir.Global) string { return ".bss" })
	for _, g := range m.Globals {
		fmt.Println(g.Name, g.Cluster != nil, g.Offset)
	}
	if err := legalize.New(machine, nil).Func(m.Funcs[0]); err != nil {
		fmt.Println(err)
		return
	}
	var ws mergeglobals.Workspace
	ws.Func(m.Funcs[0], machine)
	fmt.Print(m.Funcs[0])
	// Output:
	// a true 0
	// other false 0
	// b true 4
	//
	// define i32 @f(i32 %x) minsize {
	//   ; parameter 0 i32 %x in register 0
	//   %v = load i32, i32 @a, align 4
	//   %1 = add i32 @a, 4
	//   store i32 %x, i32 %1, align 4
	//   ret i32 %v
	// }
}
