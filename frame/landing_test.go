package frame_test

import (
	"strings"
	"testing"

	"spillway/frame"
	"spillway/mach"
	"spillway/regalloc"
)

// TestLand expects marks at the entry, at blocks whose address is taken and at landing pads, each
// once, before all else that is there, and text that is read back.
func TestLand(t *testing.T) {
	const text = `func @f target amd64 stage allocated calls
slot 0 local size 8 align 8 offset 0
block 0 freq 1 loop 0
  @rbx = load64 [@rdi]
  jmp.r @rbx
  -> 1() 0.5, 2() 0.5
block 1 freq 0.5 loop 0 address
  call.sym sym @"g"
  invoke
  -> 3() 0.9, 4() 0.1
block 2 freq 0.5 loop 0 address
  ret
block 3 freq 0.4 loop 0
  ret
block 4 freq 0.1 loop 0
  ret
`
	for _, landing := range []bool{true, false} {
		f := allocated(t, text)
		f.ComputePreds()
		f.CalleeSaved = []regalloc.Reg{f.Target.ABI.CalleeSaved[0]}
		f.IR.Landing = landing
		if err := frame.Insert(f, regalloc.Speed); err != nil {
			t.Fatal(err)
		}
		frame.Land(f)
		if errs := mach.Verify(f, mach.Framed); errs != nil {
			t.Fatalf("%v\n%s", errs, f)
		}
		mark := f.Target.Landing().Mark
		for i, b := range f.Blocks {
			want := landing && i == 0 || i == 1 || i == 2 || i == 4
			if first := b.Instrs[0].Tile == mark; first != want || strings.Count(f.String(), "\n  landing\n") != map[bool]int{true: 4, false: 3}[landing] {
				t.Errorf("landing %v: block %d begins with a mark: %v\n%s", landing, i, first, f)
			}
		}
		again, err := mach.Parse("again", f.String(), f.Target)
		if err != nil || again[0].String() != f.String() {
			t.Errorf("read as %v, %v", again, err)
		}
	}
}
