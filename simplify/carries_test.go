package simplify_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestCarries adds and subtracts numbers of two and three words, at all words of a few values: where carries can be taken from
// one operation to the next they are, and the results stay the same.
func TestCarries(t *testing.T) {
	const program = `
@format = constant [3 x i8] c"%d\00"
declare i32 @printf(ptr, ...)
@values = global [4 x i32] [i32 0, i32 1, i32 -1, i32 2147483647]
declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)
declare {i32, i1} @llvm.usub.with.overflow.i32(i32, i32)
define i32 @f(i32 %a0, i32 %a1, i32 %b0, i32 %b1) {
  %p = call {i32, i1} @llvm.uOP.with.overflow.i32(i32 %a0, i32 %b0)
  %p0 = extractvalue {i32, i1} %p, 0
  %pc = extractvalue {i32, i1} %p, 1
  %c = zext i1 %pc to i32
BODY
  %x = xor i32 %r, %p0
  ret i32 %x
}
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %hash = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %i1 = lshr i32 %i, 2
  %i2 = lshr i32 %i, 4
  %i3 = lshr i32 %i, 6
  %k0 = and i32 %i, 3
  %k1 = and i32 %i1, 3
  %k2 = and i32 %i2, 3
  %v0 = getelementptr i32, ptr @values, i32 %k0
  %v1 = getelementptr i32, ptr @values, i32 %k1
  %v2 = getelementptr i32, ptr @values, i32 %k2
  %v3 = getelementptr i32, ptr @values, i32 %i3
  %a0 = load i32, ptr %v0
  %a1 = load i32, ptr %v1
  %b0 = load i32, ptr %v2
  %b1 = load i32, ptr %v3
  %r = call i32 @f(i32 %a0, i32 %a1, i32 %b0, i32 %b1)
  %times = mul i32 %hash, 31
  %sum = add i32 %times, %r
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 256
  br i1 %more, label %loop, label %exit
exit:
  call i32 (ptr, ...) @printf(ptr @format, i32 %sum)
  ret i32 0
}
`
	const twice = `  %q = call {i32, i1} @llvm.uOP.with.overflow.i32(i32 %a1, i32 %b1)
  %q0 = extractvalue {i32, i1} %q, 0
  %qc = extractvalue {i32, i1} %q, 1
  %s = call {i32, i1} @llvm.uOP.with.overflow.i32(i32 %q0, i32 %c)
  %s0 = extractvalue {i32, i1} %s, 0
  %sc = extractvalue {i32, i1} %s, 1
`
	for _, c := range []struct {
		name, op, body string
		want           int
	}{
		{"carry out", "add", twice + "  %o = or i1 %qc, %sc\n  %z = sext i1 %o to i32\n  %r = sub i32 %s0, %z", 1},
		{"borrow out", "sub", twice + "  %o = or i1 %sc, %qc\n  %z = sext i1 %o to i32\n  %r = sub i32 %s0, %z", 1},
		{"third word", "add", twice + "  %o = or i1 %qc, %sc\n  %z = zext i1 %o to i32\n  %y = add i32 %a0, %z\n  %r = xor i32 %s0, %y", 2},
		{"third word less", "sub", twice + "  %o = or i1 %qc, %sc\n  %z = zext i1 %o to i32\n  %y = sub i32 %a0, %z\n  %r = xor i32 %s0, %y", 2},
		{"the second carry computed again", "add", twice + "  %again = call {i32, i1} @llvm.uadd.with.overflow.i32(i32 %q0, i32 %c)\n  %ac = extractvalue {i32, i1} %again, 1\n  %o = or i1 %qc, %sc\n  %z = select i1 %o, i32 %s0, i32 5\n  %y = select i1 %ac, i32 70, i32 3\n  %r = add i32 %z, %y", 1},
		{"one of the carries used again", "add", twice + "  %o = or i1 %qc, %sc\n  %z = select i1 %o, i32 %s0, i32 5\n  %y = sext i1 %sc to i32\n  %r = add i32 %z, %y", 0},
		{"and of carries", "add", twice + "  %o = and i1 %qc, %sc\n  %z = select i1 %o, i32 %s0, i32 5\n  %r = xor i32 %z, %s0", 0},
		{"sum", "add", "  %q = add i32 %a1, %b1\n  %r = add i32 %q, %c", 1},
		{"difference", "sub", "  %q = sub i32 %a1, %b1\n  %r = sub i32 %q, %c", 1},
		{"borrow less difference", "sub", "  %q = sub i32 %a1, %b1\n  %r = sub i32 %c, %q", 0},
		{"the carry used again", "add", "  %q = add i32 %a1, %b1\n  %s = add i32 %q, %c\n  %r = mul i32 %s, %c", 0},
	} {
		for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
			text := strings.ReplaceAll(strings.Replace(program, "BODY", c.body, 1), "OP", c.op)
			m, _ := legal(t, text, machine)
			before, _ := run(t, m, machine)
			m, _ = legal(t, text, machine)
			got := 0
			for _, f := range m.Funcs {
				if f.Declared {
					continue
				}
				simplify.Func(f, machine)
				if err := ir.Verify(f); err != nil {
					t.Fatal(err)
				}
				for _, b := range f.Blocks {
					for _, v := range b.Values {
						if v.Op == ir.OpAddC || v.Op == ir.OpSubC {
							got++
						}
					}
				}
			}
			if got != c.want {
				t.Errorf("%s, %s: %d operations take carries, want %d\n%s", machine.Name, c.name, got, c.want, text)
			}
			if after, _ := run(t, m, machine); after != before {
				t.Errorf("%s, %s: prints %s, not %s", machine.Name, c.name, after, before)
			}
		}
	}
}
