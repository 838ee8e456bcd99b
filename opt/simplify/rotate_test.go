package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestRotate recognizes two shifts whose counts add up to the width as a rotation.
func TestRotate(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, x := range []struct {
		body string
		want ir.Op
	}{
		{"%n = sub i32 32, %c\n %l = shl i32 %x, %c\n %h = lshr i32 %x, %n\n %r = or i32 %l, %h", ir.OpRotl},
		{"%n = sub i32 32, %c\n %l = shl i32 %x, %c\n %h = lshr i32 %x, %n\n %r = or i32 %h, %l", ir.OpRotl},
		{"%n = sub i32 32, %c\n %l = shl i32 %x, %n\n %h = lshr i32 %x, %c\n %r = or i32 %l, %h", ir.OpRotr},
		{"%l = shl i32 %x, 5\n %h = lshr i32 %x, 27\n %r = or i32 %l, %h", ir.OpRotl},
		{"%n = sub i32 31, %c\n %l = shl i32 %x, %c\n %h = lshr i32 %x, %n\n %r = or i32 %l, %h", ir.OpOr},
		{"%n = sub i32 32, %c\n %l = shl i32 %x, %c\n %h = lshr i32 %y, %n\n %r = or i32 %l, %h", ir.OpOr},
		{"%n = sub i32 32, %c\n %l = shl i32 %x, %c\n %h = ashr i32 %x, %n\n %r = or i32 %l, %h", ir.OpOr},
		{"%n = sub i32 %c, 32\n %l = shl i32 %x, %c\n %h = lshr i32 %x, %n\n %r = or i32 %l, %h", ir.OpOr},
	} {
		m, _ := legal(t, "define i32 @main(i32 %x, i32 %y, i32 %c) {\n "+x.body+"\n ret i32 %r\n}\n", machine)
		simplify.Func(m.Funcs[0], machine)
		values := m.Funcs[0].Blocks[0].Values
		if got := values[len(values)-2].Op; got != x.want {
			t.Errorf("%s becomes\n%s", x.body, m.Funcs[0])
		}
	}
}
