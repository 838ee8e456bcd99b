package asm_test

import (
	"fmt"
	"os"

	"spillway/emit/asm"
	"spillway/frame"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
)

// The text of a function and its length.
func ExamplePrinter_Func() {
	t := amd64.Target(target.PIC)
	fs, err := mach.Parse("min.mach", `func @min target amd64 stage allocated
block 0 freq 1 loop 0
  @rax = move64 @rdi
  br.cmp64.rr @rdi @rsi cond ult
  -> 2() 0.5, 1() 0.5
block 1 freq 0.5 loop 0
  @rax = move64 @rsi
  jmp
  -> 2() 1
block 2 freq 1 loop 0
  ret @rax
`, t)
	if err != nil {
		fmt.Println(err)
		return
	}
	f := fs[0]
	f.IR.Attrs.NoUnwind = true
	layout.Order(f)
	if err := frame.Insert(f, regalloc.Speed); err != nil {
		fmt.Println(err)
		return
	}
	os.Stdout.Write(asm.NewPrinter(t, asm.Options{}).Func(f).Code)
	fmt.Println(asm.Size(f), "bytes")
	// Output:
	// 	.text
	// 	.globl	min
	// 	.type	min,@function
	// 	.balign	16
	// min:
	// 	movq %rdi, %rax
	// 	cmpq %rsi, %rdi
	// 	jb .LB2_min
	// 	movq %rsi, %rax
	// .LB2_min:
	// 	ret
	// 	.size	min, .-min
	// 12 bytes
}
