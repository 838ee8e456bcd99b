package asm_test

import (
	"strings"
	"testing"

	"spillway/emit/asm"
	"spillway/frame"
	"spillway/internal/risc"
	"spillway/mach"
	"spillway/regalloc"
)

// riscLoop returns a loop with n instructions of 4 bytes in its body: a branch of
// 4 bytes, or 8, leads out over them, a jump of 2, or 4, back over both.
func riscLoop(t *testing.T, n int) *mach.Func {
	var b strings.Builder
	b.WriteString("func @f target risc stage allocated\nblock 0 freq 1 loop 0\n  jump\n  -> 1() 1\nblock 1 freq 9 loop 1\n  br @r0 @r1 cond eq\n  -> 3() 0.1, 2() 0.9\nblock 2 freq 9 loop 1\n")
	b.WriteString(strings.Repeat("  @r0 = add @r0 @r1\n", n))
	b.WriteString("  jump\n  -> 1() 1\nblock 3 freq 1 loop 0\n  ret @r0\n")
	fs, err := mach.Parse("f.mach", b.String(), risc.Target())
	if err != nil {
		t.Fatal(err)
	}
	fs[0].Layout = []mach.BlockID{0, 1, 2, 3}
	if err := frame.Insert(fs[0], regalloc.Speed); err != nil {
		t.Fatal(err)
	}
	return fs[0]
}

// TestSizeOfRanges checks that branches are lengthened by the ranges of the target: at most 254 bytes forward, at most
// 2,048 backward.
func TestSizeOfRanges(t *testing.T) {
	for _, c := range []struct{ n, out, back int }{{1, 4, 2}, {63, 4, 2}, {64, 8, 2}, {509, 8, 2}, {510, 8, 4}, {600, 8, 4}} {
		if got, want := asm.Size(riscLoop(t, c.n)), c.out+4*c.n+c.back+2; got != want {
			t.Errorf("%d instructions: %d bytes, want %d", c.n, got, want)
		}
	}
}

// TestUnwindSeveral checks the save locations of pushes of several registers, including the link register.
func TestUnwindSeveral(t *testing.T) {
	fs, err := mach.Parse("f.mach", `func @f target risc stage allocated calls
block 0 freq 1 loop 0
  @r4 = move @r0
  call @r0 sym @"g"
  ret @r4
`, risc.Target())
	if err != nil {
		t.Fatal(err)
	}
	f := fs[0]
	f.CalleeSaved, f.Layout = []regalloc.Reg{risc.LR, 6, 5, 4}, []mach.BlockID{0}
	f.IR.Attrs.UWTable = true
	if err := frame.Insert(f, regalloc.Speed); err != nil {
		t.Fatal(err)
	}
	text := asm.NewPrinter(f.Target, asm.Options{}).Func(f)
	const want = `	push r5, r6, lr
	.cfi_def_cfa_offset	12
	.cfi_offset	lr, -4
	.cfi_offset	r6, -8
	.cfi_offset	r5, -12
	push r4
	.cfi_def_cfa_offset	16
	.cfi_offset	r4, -16
	mov r4, r0
	bl g
	.cfi_remember_state
	pop r4, r5, r6
	.cfi_def_cfa_offset	4
	pop lr
	.cfi_def_cfa_offset	0
	bx lr
`
	if got := string(text.Code); !strings.Contains(got, want) {
		t.Errorf("%s, want\n%s", got, want)
	}
}
