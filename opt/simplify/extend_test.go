package simplify_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestExtend expects the extension of a value to move to the value's definition, if the value has other uses or is
// defined in another block, and to be left to selection if it is the only use and in the same block.
func TestExtend(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, c := range []struct{ name, body, want string }{
		{"the only use", "%a = load i16, ptr %p\n%o = load i64, ptr %q\n%b = zext i16 %a to i64\n%r = add i64 %b, %o\nret i64 %r", "load load zext add ret"},
		{"another use", "%a = load i16, ptr %p\n%o = load i64, ptr %q\nstore i16 %a, ptr %s\n%b = zext i16 %a to i64\n%r = add i64 %b, %o\nret i64 %r", "load zext trunc load store add ret"},
		{"another block", "%a = load i16, ptr %p\n%o = load i64, ptr %q\n%c = icmp eq i64 %o, 0\nbr i1 %c, label %x, label %y\nx:\n%b = zext i16 %a to i64\nret i64 %b\ny:\nret i64 %o", "load zext"},
		{"two widths", "%a = load i16, ptr %p\n%o = load i64, ptr %q\n%b = zext i16 %a to i32\nstore i32 %b, ptr %s\n%d = zext i16 %a to i64\n%r = add i64 %d, %o\nret i64 %r", "load zext load trunc store add ret"},
		{"i1", "%o = load i64, ptr %q\n%a = icmp eq i64 %o, 7\n%b = zext i1 %a to i64\nstore i1 %a, ptr %s\nret i64 %b", "load icmp zext"},
	} {
		m, lz := legal(t, "define i64 @f(ptr %p, ptr %q, ptr %s) {\n"+c.body+"\n}\n", machine)
		f := m.Funcs[0]
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
			t.Fatal(errs)
		}
		var got []string
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				got = append(got, v.Op.String())
			}
		}
		if !strings.HasPrefix(strings.Join(got, " "), c.want) {
			t.Errorf("%s: %v, want %s\n%s", c.name, got, c.want, f)
		}
	}
}
