package encode_test

import (
	"fmt"

	"spillway/emit/asm"
	"spillway/emit/encode"
	"spillway/frame"
	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
)

// A function of machine code, its bytes, and the object of a module that has only it.
func Example() {
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
	layout.Order(f)
	if err := frame.Insert(f, regalloc.Speed); err != nil {
		fmt.Println(err)
		return
	}
	e, err := encode.New(t)
	if err != nil {
		fmt.Println(err)
		return
	}
	var ws encode.Workspace
	code, err := ws.Func(e, f)
	if err != nil {
		fmt.Println(err)
		return
	}
	file, err := e.Module(&ir.Module{Name: "min.o"}, []*encode.Code{code})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("% x\n%d bytes, predicted %d\n", file.Sections[0].Data, code.Bytes(), asm.Size(f))
	for _, s := range file.Symbols {
		if s.Name != "" {
			fmt.Printf("%s at %d, %d bytes\n", s.Name, s.Value, s.Size)
		}
	}
	// Output:
	// 48 89 f8 48 39 f7 72 03 48 89 f0 c3
	// 12 bytes, predicted 12
	// min at 0, 12 bytes
}
