package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// counters has four counters: two equal ones, one with another start, and one with another step.
const counters = `
define i64 @main(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %same = phi i64 [ 0, %entry ], [ %same2, %loop ]
  %begins = phi i64 [ 1, %entry ], [ %begins2, %loop ]
  %steps = phi i64 [ 0, %entry ], [ %steps2, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s4, %loop ]
  %i1 = add i64 %i, 1
  %s1 = xor i64 %s, %i1
  %s2 = mul i64 %s1, %begins
  %s3 = sub i64 %s2, %steps
  %s4 = add i64 %s3, %i
  %i2 = add i64 %i1, 1
  %same1 = add i64 %same, 1
  %same2 = add i64 %same1, 1
  %begins2 = add i64 %begins, 2
  %steps2 = add i64 %steps, 3
  %more = icmp ult i64 %same2, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %s4
}
`

// TestCongruent expects the counter equal to another one to be removed, and no other.
func TestCongruent(t *testing.T) {
	machine := amd64.Target(target.PIC)
	m, _ := legal(t, counters, machine)
	simplify.Func(m.Funcs[0], machine)
	if n := len(m.Funcs[0].Blocks[1].Phis()); n != 4 {
		t.Errorf("%d phis, want 4, in\n%s", n, m.Funcs[0])
	}
}

const halves = `
define double @main(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = phi double [ %x, %entry ], [ %a3, %loop ]
  %a1 = fmul double %a, 0.5
  %a2 = fadd double %a1, 3.0
  %a3 = fmul double %a2, 0.5
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %outer
outer:
  %j = phi i32 [ 0, %loop ], [ %nextj, %outer ]
  %b = phi double [ %a3, %loop ], [ %b2, %outer ]
  %b1 = fmul double %b, 0.25
  %b2 = call double @sin(double %b1)
  %nextj = add i32 %j, 1
  %morej = icmp slt i32 %nextj, %n
  br i1 %morej, label %outer, label %done
done:
  ret double %b2
}
declare double @sin(double)
`

// TestConstantsOfLoops expects floating-point constants to be hoisted out of a loop, each once, but not out of a loop
// with a call.
func TestConstantsOfLoops(t *testing.T) {
	machine := amd64.Target(target.PIC)
	m, _ := legal(t, halves, machine)
	simplify.Func(m.Funcs[0], machine)
	kept := func(b *ir.Block) (n int) {
		for _, v := range b.Values {
			if v.Op == ir.OpBitcast && v.Args[0].Op == ir.OpConst {
				n++
			}
		}
		return n
	}
	if before, outer := kept(m.Funcs[0].Blocks[0]), kept(m.Funcs[0].Blocks[1]); before != 2 || outer != 0 {
		t.Errorf("%d constants before the loop, want 2, %d before the one that calls, want 0, in\n%s", before, outer, m.Funcs[0])
	}
}
