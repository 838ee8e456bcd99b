package llvmir_test

import (
	"fmt"
	"log"

	"spillway/llvmir"
)

// Typed pointers are read as plain ones, and intrinsics as operations.
func Example() {
	m, err := llvmir.Parse("least.ll", []byte(`
declare i32 @llvm.smin.i32(i32, i32)
define i32 @least(i32* %p, i32 %x) {
  %1 = getelementptr inbounds i32, i32* %p, i64 1
  %2 = load i32, i32* %1, align 4
  %3 = call i32 @llvm.smin.i32(i32 %2, i32 %x)
  ret i32 %3
}`))
	if err != nil {
		log.Fatal(err)
	}
	f := m.Funcs[0]
	fmt.Println("operations:", f.Blocks[0].Values[2].Op, f.Blocks[0].Values[3].Op)
	fmt.Print(f)

	_, err = llvmir.Parse("bad.ll", []byte("define i32 @f() {\n  ret i32 %x\n}\n"))
	fmt.Println(err)
	// Output:
	// operations: smin ret
	//
	// define i32 @least(ptr %p, i32 %x) {
	//   %1 = getelementptr i32, ptr %p, i64 1
	//   %2 = load i32, ptr %1, align 4
	//   %3 = call i32 @llvm.smin.i32(i32 %2, i32 %x)
	//   ret i32 %3
	// }
	// bad.ll:2:11: value %x is not defined, define it or correct the name
}
