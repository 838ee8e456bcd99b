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

// TestNarrow expects accesses to shrink to the part that is used, and to be kept where that would be incorrect or not
// profitable.
func TestNarrow(t *testing.T) {
	const test = "%%a = and i32 %%x, %s\n%%c = icmp eq i32 %%a, %s\n%%r = zext i1 %%c to i64"
	const change = "%%y = %s i32 %%x, %s\n%s\nstore i32 %%y, ptr %%q\n%%r = add i64 0, 0"
	machine := amd64.Target(target.PIC)
	for _, c := range []struct {
		load, body string
		want       []string // accesses
	}{
		{"load i32", fmt.Sprintf(test, "32768", "0"), []string{"load i8 1"}},
		{"load i32", fmt.Sprintf(test, "16711680", "1179648"), []string{"load i8 2"}},
		{"load i32", fmt.Sprintf(test, "16711680", "1179649"), []string{"load i32 0"}}, // never true
		{"load i32", fmt.Sprintf(test, "384", "0"), []string{"load i32 0"}},
		{"load volatile i32", fmt.Sprintf(test, "32768", "0"), []string{"load i32 0"}},
		{"load i32", fmt.Sprintf(change, "or", "256", ""), []string{"load i8 1", "store i8 1"}},
		{"load i32", fmt.Sprintf(change, "xor", "-2147483648", ""), []string{"load i8 3", "store i8 3"}},
		{"load i32", fmt.Sprintf(change, "and", "-65537", ""), []string{"load i8 2", "store i8 2"}},
		{"load i32", fmt.Sprintf(change, "and", "65535", ""), []string{"load i16 0", "store i32 0"}},
		{"load i32", fmt.Sprintf(change, "or", "256", "store i8 7, ptr %p"), []string{"load i32 0", "store i8 0", "store i32 0"}},
		{"load volatile i32", fmt.Sprintf(change, "or", "256", ""), []string{"load i32 0", "store i32 0"}},
		{"load i32", "%%y = lshr i32 %%x, 16\n%%r = zext i32 %%y to i64", []string{"load i16 2"}},
		{"load i32", "%%y = lshr i32 %%x, 8\n%%r = zext i32 %%y to i64", []string{"load i32 0"}},
		{"load i32", "%%y = lshr i32 %%x, 8\n%%z = and i32 %%y, 255\n%%r = zext i32 %%z to i64", []string{"load i8 1"}},
		{"load i32", "%%y = lshr i32 %%x, 8\n%%z = trunc i32 %%y to i16\n%%r = zext i16 %%z to i64", []string{"load i32 0"}}, // not aligned
		{"load i64", "%%y = lshr i64 %%x, 32\n%%z = trunc i64 %%y to i32\n%%r = sext i32 %%z to i64", []string{"load i32 4"}},
	} {
		text := "define i64 @f(ptr %p, ptr %q) {\n%x = " + c.load + ", ptr %q\n" + strings.ReplaceAll(c.body, "%%", "%") + "\nret i64 %r\n}\n"
		m, lz := legal(t, text, machine)
		f := m.Funcs[0]
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
			t.Fatal(errs)
		}
		if got := accesses(f); !slices.Equal(got, c.want) {
			t.Errorf("%s\naccesses %v, want %v\n%s", text, got, c.want, f)
		}
	}
}

// accesses lists the loads and stores of f with their types and offsets.
func accesses(f *ir.Func) (list []string) {
	for _, v := range f.Blocks[0].Values {
		p, typ := (*ir.Value)(nil), v.Type
		switch v.Op {
		case ir.OpLoad:
			p = v.Args[0]
		case ir.OpStore:
			p, typ = v.Args[1], v.Args[0].Type
		default:
			continue
		}
		off := int64(0)
		if p.Op == ir.OpAdd {
			off = p.Args[1].Imm
		}
		list = append(list, fmt.Sprintf("%s %s %d", v.Op, typ, off))
	}
	return list
}
