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

// TestBounds compares unsigned values with powers of two and their neighbors: results must not change, and constants
// must fit an immediate where a shift is equivalent.
func TestBounds(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, pred := range []string{"ult", "ule", "ugt", "uge"} {
		for _, c := range []struct {
			bound uint64
			short bool // with ult and uge; with the others it is so one below
		}{{1 << 30, true}, {1 << 31, true}, {1 << 32, true}, {1 << 56, true}, {1 << 63, true}, {1<<40 + 1, false}, {3 << 40, false}} {
			bound := c.bound
			if pred == "ule" || pred == "ugt" {
				bound--
			}
			var b strings.Builder
			b.WriteString("@format = internal constant [3 x i8] c\"%d\\00\"\ndeclare i32 @printf(ptr, ...)\n")
			fmt.Fprintf(&b, "define i32 @f(i64 %%x) noinline {\n  %%c = icmp %s i64 %%x, %d\n  %%z = zext i1 %%c to i32\n  ret i32 %%z\n}\ndefine i32 @main() {\n", pred, int64(bound))
			for i, x := range []uint64{0, 1, 1<<31 - 1, 1 << 31, 1<<32 - 1, 1 << 32, c.bound - 2, c.bound - 1, c.bound, c.bound + 1, 1 << 63, 1<<64 - 1} {
				fmt.Fprintf(&b, "  %%r%d = call i32 @f(i64 %d)\n  call i32 (ptr, ...) @printf(ptr @format, i32 %%r%[1]d)\n", i, int64(x))
			}
			b.WriteString("  ret i32 0\n}\n")
			m, lz := legal(t, b.String(), machine)
			want, _ := run(t, m, machine)
			for _, f := range m.Funcs {
				simplify.Func(f, machine)
				if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
					t.Fatal(errs)
				}
			}
			if got, _ := run(t, m, machine); got != want || len(got) != 12 {
				t.Errorf("%s %#x: prints %q, want %q", pred, bound, got, want)
			}
			short := true
			f := m.Funcs[slices.IndexFunc(m.Funcs, func(f *ir.Func) bool { return f.Name == "f" })]
			for _, blk := range f.Blocks {
				for _, v := range blk.Values {
					if v.Op == ir.OpICmp && v.Args[1].Op == ir.OpConst && v.Args[1].Imm != int64(int32(v.Args[1].Imm)) {
						short = false
					}
				}
			}
			if short != c.short {
				t.Errorf("%s %#x: short %t, want %t\n%s", pred, bound, short, c.short, f)
			}
		}
	}
}
