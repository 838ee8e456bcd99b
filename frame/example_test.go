package frame_test

import (
	"fmt"

	"spillway/frame"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
)

// A function that calls another one, with a variable and a register to save.
func ExampleInsert() {
	fs, err := mach.Parse("f.mach", `func @f target amd64 stage allocated calls
slot 0 local size 24 align 8 offset 0
block 0 freq 1 loop 0
  @rbx = move64 @rdi
  @rdi = lea64 [slot0]
  call.sym @rdi sym @"g"
  @rax = move64 @rbx
  ret @rax
`, amd64.Target(target.PIC))
	if err != nil {
		fmt.Println(err)
		return
	}
	f := fs[0]
	f.CalleeSaved = append(f.CalleeSaved, f.Blocks[0].Instrs[0].Regs[0].Reg)
	if err := frame.Insert(f, regalloc.Speed); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("frame of", f.FrameSize, "bytes, the variable", f.Slots[0].Disp, "bytes above the stack pointer")
	fmt.Print(f)
	// Output:
	// frame of 32 bytes, the variable 0 bytes above the stack pointer
	// func @f target amd64 stage framed calls
	// slot 0 local size 24 align 8 offset 0
	// block 0 freq 1 loop 0
	//   push @rbx !frame
	//   adjustsp imm -32 !frame
	//   @rbx = move64 @rdi
	//   @rdi = lea64 [slot0]
	//   call.sym @rdi imm 0 sym @"g"
	//   @rax = move64 @rbx
	//   adjustsp imm 32 !frame
	//   @rbx = pop !frame
	//   ret @rax
}
