package simplify_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestDivideNarrow divides numbers known to be small, by every operation from which this can be inferred.
func TestDivideNarrow(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	machine := amd64.Target(target.PIC)
	shows := []string{
		"%y = and i32 %x, %d", "%y = lshr i32 %x, 13", "%n = trunc i32 %x to i8\n %y = zext i8 %n to i32",
		"%n = lshr i32 %x, 20\n %y = mul i32 %n, %d", "%n = lshr i32 %x, 24\n %y = add i32 %n, %d",
		"%n = lshr i32 %x, 22\n %y = shl i32 %n, 7", "%n = lshr i32 %x, 9\n %m = and i32 %x, 1023\n %y = or i32 %n, %m",
		"%n = urem i32 %x, 1000003\n %y = mul i32 %n, %d", "%n = and i32 %x, 511\n %y = xor i32 %n, 300",
	}
	for i := range 300 {
		show := shows[i%len(shows)]
		show = strings.ReplaceAll(show, "%d", fmt.Sprint(1+r.IntN(1000)))
		op := []string{"udiv", "urem", "sdiv", "srem"}[r.IntN(4)]
		d := 3 + r.Uint32()>>(1+r.IntN(28))
		text := fmt.Sprintf("define i32 @f(i32 %%x) {\n %s\n %%r = %s i32 %%y, %d\n ret i32 %%r\n}\n", show, op, int32(d))
		text += "declare i32 @printf(ptr, ...)\n@s = constant [4 x i8] c\"%d\\0A\\00\"\ndefine i32 @main() {\n"
		for k := range 20 {
			x := r.Uint32() >> r.IntN(32)
			if r.IntN(2) == 0 {
				x = -x
			}
			text += fmt.Sprintf(" %%r%d = call i32 @f(i32 %d)\n %%p%d = call i32 (ptr, ...) @printf(ptr @s, i32 %%r%d)\n", k, int32(x), k, k)
		}
		text += " ret i32 0\n}\n"
		m, _ := legal(t, text, machine)
		want, _ := run(t, m, machine)
		simplify.Func(m.Funcs[0], machine)
		for _, v := range m.Funcs[0].Blocks[0].Values {
			if v.Op == ir.OpUMulHi || v.Op == ir.OpSMulHi {
				t.Errorf("a wide product:\n%s", m.Funcs[0])
			}
		}
		if got, _ := run(t, m, machine); got != want {
			t.Fatalf("prints\n%s\nnot\n%s\n%s\n%s", got, want, text, m.Funcs[0])
		}
	}
}

// TestDividePhi divides phis of numbers known to be small, including loop-carried ones.
func TestDividePhi(t *testing.T) {
	machine := amd64.Target(target.PIC)
	m, _ := legal(t, `
define i32 @main() {
entry:
  br label %loop
loop:
  %top = phi i32 [ 1, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = mul i32 %top, 257
  %next = urem i32 %x, 1000003
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, 10
  br i1 %more, label %loop, label %done
done:
  %last = phi i32 [ %top, %loop ]
  %wide = zext i32 %last to i64
  %y = mul i64 %wide, 255
  %r = urem i64 %y, 1000003
  %n = trunc i64 %r to i32
  %p = call i32 (ptr, ...) @printf(ptr @s, i32 %n)
  ret i32 0
}
declare i32 @printf(ptr, ...)
@s = constant [4 x i8] c"%d\0A\00"
`, machine)
	simplify.Func(m.Funcs[0], machine)
	for _, b := range m.Funcs[0].Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpUMulHi {
				t.Errorf("a product with a number of 64 bits:\n%s", m.Funcs[0])
			}
		}
	}
	if got, _ := run(t, m, machine); got != "302029\n" {
		t.Errorf("prints %s\n%s", got, m.Funcs[0])
	}
}

// TestShiftAllOut shifts numbers known to be small right by their number of bits, which yields zero.
func TestShiftAllOut(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, c := range []struct {
		body string
		want bool
	}{
		{"%n = trunc i32 %x to i8\n %y = zext i8 %n to i32\n %r = lshr i32 %y, 8", true},
		{"%n = trunc i32 %x to i8\n %y = zext i8 %n to i32\n %r = lshr i32 %y, 7", false},
		{"%y = and i32 %x, 4095\n %r = lshr i32 %y, 12", true},
		{"%y = lshr i32 %x, 20\n %z = shl i32 %y, 3\n %r = lshr i32 %z, 15", true},
		{"%y = and i32 %x, 255\n %r = ashr i32 %x, 8", false},
	} {
		text := "define i32 @f(i32 %x) {\n " + c.body + "\n ret i32 %r\n}\n"
		m, _ := legal(t, text, machine)
		f := m.Funcs[0]
		simplify.Func(f, machine)
		values := f.Blocks[0].Values
		if r := values[len(values)-1].Args[0]; (r.Op == ir.OpConst && r.Imm == 0) != c.want {
			t.Errorf("%s\nis zero: %t, want %t\n%s", c.body, !c.want, c.want, f)
		}
	}
}
