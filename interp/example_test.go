package interp_test

import (
	"context"
	"fmt"
	"os"

	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
)

func ExampleRun() {
	m, err := llvmir.Parse("sum.ll", []byte(`
@format = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  br label %loop
loop:
  %i = phi i32 [ 1, %0 ], [ %next, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %more, %loop ]
  %more = add i32 %sum, %i
  %next = add i32 %i, 1
  %again = icmp ule i32 %next, 10
  br i1 %again, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @format, i32 %more)
  ret i32 0
}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	p := interp.Program{Modules: []*ir.Module{m}}
	r, err := interp.Run(context.Background(), p, interp.Options{Stdout: os.Stdout})
	fmt.Println("exit", r.ExitCode, err)
	fmt.Println(r.Counts.Instructions, "instructions")
	// Output:
	// 55
	// exit 0 <nil>
	// 43 instructions
}
