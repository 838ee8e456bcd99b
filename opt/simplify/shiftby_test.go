package simplify_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestShiftBy expects shift counts to be simplified modulo the width, and compares the shifts by all counts less than
// the width with the original function.
func TestShiftBy(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, c := range []struct {
		w          int
		body, want string
		count      func(n int) int // the count for the argument n
	}{
		{64, "%c = and i64 %n, 255\n %r = lshr i64 %x, %c", "and lshr", func(n int) int { return n & 255 }},
		{64, "%c = sub i64 64, %n\n %r = lshr i64 %x, %c", "sub and lshr", func(n int) int { return 64 - n }},
		{64, "%c = sub i64 63, %n\n %r = shl i64 %x, %c", "xor and shl", func(n int) int { return 63 - n }},
		{64, "%m = and i64 %n, 127\n %c = sub i64 64, %m\n %r = ashr i64 %x, %c", "sub and ashr", func(n int) int { return 64 - n&127 }},
		{64, "%i = trunc i64 %n to i32\n %s = sub i32 128, %i\n %c = zext i32 %s to i64\n %r = lshr i64 %x, %c", "trunc sub and zext lshr", func(n int) int { return 128 - n }},
		{32, "%i = trunc i64 %n to i32\n %c = sub i32 32, %i\n %v = trunc i64 %x to i32\n %s = lshr i32 %v, %c\n %r = zext i32 %s to i64", "trunc trunc sub and lshr zext", func(n int) int { return 32 - n }},
		{32, "%i = trunc i64 %n to i32\n %c = sub i32 32, %i\n %v = trunc i64 %x to i32\n %l = lshr i32 %v, %c\n %h = shl i32 %v, %i\n %s = or i32 %h, %l\n %r = zext i32 %s to i64",
			"trunc trunc rotl zext", func(n int) int { return 32 - n }},
		{64, "%c = sub i64 64, %n\n %d = add i64 %c, 0\n %s = lshr i64 %x, %c\n %r = xor i64 %s, %c", "sub lshr xor", func(n int) int { return 64 - n }}, // the difference is needed
		{64, "%c = and i64 %n, 31\n %r = lshr i64 %x, %c", "and lshr", func(n int) int { return n & 31 }},                                                // less than the width
		{16, "%i = trunc i64 %n to i16\n %c = sub i16 16, %i\n %v = trunc i64 %x to i16\n %s = lshr i16 %v, %c\n %r = zext i16 %s to i64",
			"trunc sub trunc lshr zext", func(n int) int { return 16 - n }}, // the machine takes it modulo 32
		{16, "%i = trunc i64 %n to i16\n %c = sub i16 16, %i\n %v = trunc i64 %x to i16\n %l = lshr i16 %v, %c\n %h = shl i16 %v, %i\n %s = or i16 %h, %l\n %r = zext i16 %s to i64",
			"trunc trunc rotl zext", func(n int) int { return 16 - n }},
	} {
		text := fmt.Sprintf("@format = constant [5 x i8] c\"%%lx\\0A\\00\"\ndefine i64 @f(i64 %%x, i64 %%n) {\n %s\n ret i64 %%r\n}\ndefine i32 @main() {\n", c.body)
		for n := range 256 {
			if k := c.count(n); k >= 0 && k < c.w {
				text += fmt.Sprintf(" %%v%d = call i64 @f(i64 -8056283928019563219, i64 %[1]d)\n call i32 (ptr, ...) @printf(ptr @format, i64 %%v%[1]d)\n", n)
			}
		}
		m, lz := legal(t, text+" ret i32 0\n}\ndeclare i32 @printf(ptr, ...)\n", machine)
		want, _ := run(t, m, machine)
		f := m.Funcs[0]
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
			t.Fatal(errs)
		}
		var ops []string
		for _, v := range f.Blocks[0].Values {
			if v.Op != ir.OpRet && v.Op != ir.OpArg {
				ops = append(ops, v.Op.String())
			}
		}
		if got := strings.Join(ops, " "); got != c.want {
			t.Errorf("%s\nbecomes %s, not %s", c.body, got, c.want)
		}
		if got, _ := run(t, m, machine); got != want || strings.Count(got, "\n") < 16 {
			t.Errorf("%s\nbecomes\n%s\nwhich prints\n%s\nnot\n%s", c.body, f, got, want)
		}
	}
}
