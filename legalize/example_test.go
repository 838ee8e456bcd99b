package legalize_test

import (
	"fmt"

	"spillway/legalize"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
)

// A sum of 128 bits is two sums of words, the second of which takes up the carry.
func Example() {
	m, err := llvmir.Parse("sum.ll", []byte(`
define i128 @sum(i128 %a, i128 %b) {
  %s = add i128 %a, %b
  ret i128 %s
}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := legalize.Module(m, amd64.Target(target.PIC)); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(m.Funcs[0])
	// Output:
	// define i128 @sum(i128, i128) {
	//   ; parameter 0 i64 %a in register 7
	//   ; parameter 1 i64 %a.1 in register 6
	//   ; parameter 2 i64 %b in register 2
	//   ; parameter 3 i64 %b.1 in register 1
	//   %1 = add.wide { i64, i64 } %a, %a.1, %b, %b.1
	//   %s = extractvalue { i64, i64 } %1, 0
	//   %s.1 = extractvalue { i64, i64 } %1, 1
	//   ret i64 %s, i64 %s.1
	// }
}
