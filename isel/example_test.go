package isel_test

import (
	"fmt"
	"os"

	"spillway/isel"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
)

// The load has one use and no effect is between it and the addition, so
// one instruction does both.
func Example() {
	m, err := llvmir.Parse("f.ll", []byte(`
define i64 @f(ptr %p, i64 %a) {
  %x = load i64, ptr %p
  %y = add i64 %x, %a
  ret i64 %y
}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	machine := amd64.Target(target.PIC)
	if err := legalize.Module(m, machine); err != nil {
		fmt.Println(err)
		return
	}
	rules := isel.NewRules(machine)
	d, matches, cover, err := isel.NewEngine(rules).Cover(m.Funcs[0], 0, isel.Munch{})
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := isel.Dump(os.Stdout, d, matches, cover); err != nil {
		fmt.Println(err)
	}
	// Output:
	// n0 = input arg i64 0
	// n1 = load i64 n0
	// n2 = input arg i64 1
	// n3 = add i64 n1, n2                      add64.rm 3 bytes, covers n3 n1, reads n2 n0
	// n4 = ret n3 !                            ret 1 bytes, covers n4, reads n3
}
