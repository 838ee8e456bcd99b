package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestSigns eliminates negations in sums, differences and products.
func TestSigns(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, x := range []struct {
		body string
		want []ir.Op
	}{
		{"%n = fneg double %y\n %r = fadd double %x, %n", []ir.Op{ir.OpFSub}},
		{"%n = fneg double %y\n %r = fadd double %n, %x", []ir.Op{ir.OpFSub}},
		{"%n = fneg double %y\n %r = fsub double %x, %n", []ir.Op{ir.OpFAdd}},
		{"%n = fneg double %y\n %p = fmul double %n, %z\n %r = fadd double %p, %x", []ir.Op{ir.OpFMul, ir.OpFSub}},
		{"%n = fneg double %y\n %p = fmul double %z, %n\n %r = fsub double %x, %p", []ir.Op{ir.OpFMul, ir.OpFAdd}},
		{"%n = fneg double %y\n %m = fneg double %x\n %r = fmul double %m, %n", []ir.Op{ir.OpFMul}},
		{"%n = fneg double %y\n %r = fsub double %n, %x", []ir.Op{ir.OpFNeg, ir.OpFSub}},
		{"%n = fneg double %y\n %p = fmul double %n, %z\n %q = fadd double %p, %x\n %r = fmul double %p, %q", []ir.Op{ir.OpFNeg, ir.OpFMul, ir.OpFAdd, ir.OpFMul}},
	} {
		m, _ := legal(t, "define double @main(double %x, double %y, double %z) {\n "+x.body+"\n ret double %r\n}\n", machine)
		simplify.Func(m.Funcs[0], machine)
		var got []ir.Op
		for _, v := range m.Funcs[0].Blocks[0].Values {
			if v.Op != ir.OpRet {
				got = append(got, v.Op)
			}
		}
		if len(got) != len(x.want) {
			t.Errorf("%s becomes\n%s", x.body, m.Funcs[0])
			continue
		}
		for i := range got {
			if got[i] != x.want[i] {
				t.Errorf("%s becomes\n%s", x.body, m.Funcs[0])
				break
			}
		}
	}
}
