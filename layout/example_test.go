package layout_test

import (
	"fmt"

	"spillway/layout"
	"spillway/mach"
)

// The error path, which is unlikely, goes out of the loop, and the jump to a
// block that only jumps goes to its end.
func ExampleOrder() {
	fs, err := mach.Parse("loop.mach", `func @loop target amd64 stage allocated
block 0 freq 1 loop 0
  jmp
  -> 1() 1
block 1 freq 10 loop 1
  br.cmp64.rr @rdi @rsi cond eq
  -> 2() 0.01, 3() 0.99
block 2 freq 0.1 loop 1
  jmp
  -> 4() 1
block 3 freq 9.9 loop 1
  br.cmp64.rr @rdi @rsi cond ult
  -> 1() 0.9, 4() 0.1
block 4 freq 1 loop 0
  ret
`, machine)
	if err != nil {
		fmt.Println(err)
		return
	}
	f := fs[0]
	layout.Thread(f)
	layout.Order(f)
	fmt.Println(f.Layout)
	// Output: [0 1 3 4]
}
