package simplify_test

import (
	"fmt"
	"slices"
	"strings"
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

// TestCongruentAcross expects three variables that are merged block by block, around a loop, to become one where they are
// equal, and two where one of them differs, unless a long chain of blocks tells that one from the others block by block.
func TestCongruentAcross(t *testing.T) {
	for _, c := range []struct {
		blocks   int
		last     string // value of z around the loop
		reversed bool   // blocks are in reverse order
		phis     int    // of a block
	}{{2, "%z1", false, 1}, {5, "%z4", true, 1}, {40, "%z39", true, 1}, {2, "%other", false, 2}, {5, "%other", true, 2}, {40, "%other", false, 2}, {40, "%other", true, 3}} {
		n := c.blocks
		var blocks []string
		for i := range n {
			text := fmt.Sprintf("b%d:\n", i)
			for _, v := range []string{"x", "y", "z"} {
				around := fmt.Sprintf("%%%s%d", v, n-1)
				if v == "z" {
					around = c.last
				}
				if i == 0 {
					text += fmt.Sprintf("  %%%s0 = phi i64 [ 1, %%entry ], [ %s, %%latch ]\n", v, around)
				} else {
					text += fmt.Sprintf("  %%%s%d = phi i64 [ %%%s%d, %%b%d ], [ %%l%d, %%a%d ]\n", v, i, v, i-1, i-1, i, i)
				}
			}
			if i < n-1 {
				text += fmt.Sprintf("  %%c%[1]d = load volatile i1, ptr %%p\n  br i1 %%c%[1]d, label %%a%[2]d, label %%b%[2]d\na%[2]d:\n  %%l%[2]d = load volatile i64, ptr %%p\n  br label %%b%[2]d\n", i, i+1)
			} else {
				text += "  br label %latch\n"
			}
			blocks = append(blocks, text)
		}
		if c.reversed {
			slices.Reverse(blocks)
		}
		text := "define i64 @main(i64 %n, ptr %p) {\nentry:\n  br label %b0\n" + strings.Join(blocks, "") +
			fmt.Sprintf("latch:\n  %%other = load volatile i64, ptr %%p\n  %%s = mul i64 %%x%[1]d, %%y%[1]d\n  %%r = sub i64 %%s, %%z%[1]d\n  %%m = icmp ult i64 %%r, %%n\n"+
				"  br i1 %%m, label %%b0, label %%done\ndone:\n  ret i64 %%r\n}\n", n-1)
		machine := amd64.Target(target.PIC)
		m, _ := legal(t, text, machine)
		simplify.Func(m.Funcs[0], machine)
		got := 0
		for _, b := range m.Funcs[0].Blocks {
			got = max(got, len(b.Phis()))
		}
		if got != c.phis {
			t.Errorf("%d blocks, reversed %t, %s around the loop: up to %d phis, want %d, in\n%s", n, c.reversed, c.last, got, c.phis, m.Funcs[0])
		}
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
