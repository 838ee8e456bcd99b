package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// manySums adds eight loop-invariant products.
const manySums = `
define i32 @main(i32 %n, i32 %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s0 = phi i32 [ 0, %entry ], [ %s8, %loop ]
  %p1 = mul i32 %a, 11
  %s1 = xor i32 %s0, %p1
  %p2 = mul i32 %a, 13
  %s2 = add i32 %s1, %p2
  %p3 = mul i32 %a, 17
  %s3 = xor i32 %s2, %p3
  %p4 = mul i32 %a, 19
  %s4 = add i32 %s3, %p4
  %p5 = mul i32 %a, 23
  %s5 = xor i32 %s4, %p5
  %p6 = mul i32 %a, 29
  %s6 = add i32 %s5, %p6
  %p7 = mul i32 %a, 31
  %s7 = xor i32 %s6, %p7
  %p8 = mul i32 %a, 37
  %s8 = add i32 %s7, %p8
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %s8
}
`

// TestHoistBudget hoists as many values out of a loop as there are registers.
func TestHoistBudget(t *testing.T) {
	left := func(machine *target.Target) int {
		m, _ := legal(t, manySums, machine)
		simplify.Func(m.Funcs[0], machine)
		n := 0
		for _, v := range m.Funcs[0].Blocks[1].Values {
			if v.Op == ir.OpMul {
				n++
			}
		}
		return n
	}
	if n := left(amd64.Target(target.PIC)); n > 1 {
		t.Errorf("%d of 8 products are left in the loop with 15 registers", n)
	}
	if n := left(i386.Target(target.PIC)); n < 6 {
		t.Errorf("%d of 8 products are left in the loop with 7 registers", n)
	}
}

// TestHoistZero expects the zero that a loop adds, which would be read from memory, to be kept in a register.
func TestHoistZero(t *testing.T) {
	machine := amd64.Target(target.PIC)
	m, _ := legal(t, `
define float @main(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 1.0, %entry ], [ %s1, %loop ]
  %q = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %q
  %w = fadd float %v, 0.0
  %s1 = fmul float %s, %w
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret float %s1
}
`, machine)
	simplify.Func(m.Funcs[0], machine)
	for _, v := range m.Funcs[0].Blocks[1].Values {
		if v.Op == ir.OpFAdd && v.Args[1].Op == ir.OpConst {
			t.Errorf("the zero is not kept:\n%s", m.Funcs[0])
		}
	}
}
