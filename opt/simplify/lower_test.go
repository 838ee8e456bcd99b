package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// lateSums has, before a branch and before a loop, sums and a product that are only used after these.
const lateSums = `
define i64 @main(i64 %a, i64 %b, ptr %p, i1 %c) {
entry:
  %early = mul i64 %a, %b
  %both = sub i64 %a, %b
  %dies = load i64, ptr %p
  %alone = mul i64 %dies, %a
  %outside = xor i64 %a, %b
  br i1 %c, label %some, label %other
some:
  store i64 %early, ptr %p
  %s = add i64 %a, %b
  store i64 %both, ptr %p
  ret i64 %s
other:
  %t = xor i64 %both, %b
  %u = add i64 %t, %a
  %w = add i64 %u, %alone
  br label %loop
loop:
  %i = phi i64 [ 0, %other ], [ %next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  store i64 %outside, ptr %q
  store i64 %a, ptr %p
  store i64 %b, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %w
  br i1 %more, label %loop, label %done
done:
  ret i64 %w
}
`

// TestLower expects values that only one successor of a block uses to sink to it, if their operands are live there as
// well, but not into a loop.
func TestLower(t *testing.T) {
	machine := amd64.Target(target.PIC)
	m, _ := legal(t, lateSums, machine)
	f := m.Funcs[0]
	simplify.Func(f, machine)
	at := func(op ir.Op, nth int) string {
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if v.Op == op && len(v.Args) == 2 && !v.Args[1].IsConst() {
					if nth == 0 {
						return b.Name
					}
					nth--
				}
			}
		}
		return "nowhere"
	}
	for _, x := range []struct {
		what string
		op   ir.Op
		nth  int
		want string
	}{
		{"what two ways need", ir.OpSub, 0, "entry"},
		{"a product whose factor is needed by nothing else", ir.OpMul, 0, "entry"},
		{"a product of one way", ir.OpMul, 1, "some"},
		{"what a loop needs", ir.OpXor, 0, "other"},
	} {
		if got := at(x.op, x.nth); got != x.want {
			t.Errorf("%s is computed in %s, want %s, in\n%s", x.what, got, x.want, f)
		}
	}
}

// seldomSums has, in a loop, values computed from the counter that only an infrequent block uses, one of them from an
// operand without other uses.
const seldomSums = `
define i64 @main(i64 %n, ptr %p, i64 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %late = mul i64 %i, %k
  %low = xor i64 %i, %k
  %chain = sub i64 %low, 5
  %x = load volatile i64, ptr %p
  %c = icmp eq i64 %x, 0
  br i1 %c, label %seldom, label %latch
seldom:
  store volatile i64 %late, ptr %p
  store volatile i64 %chain, ptr %p
  br label %latch
latch:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 0
}
`

// TestLowerBeside expects values that one of two joining paths uses to sink to it, if their operands are live where the
// paths join.
func TestLowerBeside(t *testing.T) {
	machine := amd64.Target(target.PIC)
	m, _ := legal(t, seldomSums, machine)
	f := m.Funcs[0]
	simplify.Func(f, machine)
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			switch v.Op {
			case ir.OpMul, ir.OpXor, ir.OpSub:
				if b.Name != "seldom" {
					t.Errorf("%s is computed in %s, want seldom, in\n%s", v.Op, b.Name, f)
				}
			}
		}
	}
}
