package bitcode_test

import (
	"fmt"
	"os"

	"spillway/llvmir/bitcode"
)

func ExampleText() {
	src, err := os.ReadFile("testdata/add.bc")
	if err != nil {
		fmt.Println(err)
		return
	}
	text, _, err := bitcode.Text(src)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s", text)
	// Output:
	// define i32 @add(i32 %a, i32 %b) {
	// entry:
	//   %sum = add nsw i32 %a, %b
	//   ret i32 %sum
	// }
}
