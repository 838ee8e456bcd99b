package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestFoldSemantics folds a conversion of an out-of-range value with the machine's semantics.
func TestFoldSemantics(t *testing.T) {
	arm := *amd64.Target(target.PIC)
	arm.Semantics = ir.Semantics{Convert: ir.Saturated}
	for want, machine := range map[int64]*target.Target{-1 << 63: amd64.Target(target.PIC), 1<<63 - 1: &arm} {
		m := &ir.Module{}
		f := m.NewFunc("f", ir.FuncOf(ir.I64, false))
		b := f.NewBuilder(f.NewBlock("entry"))
		b.Ret(b.Convert(ir.OpFPToSI, b.F64(1e30), ir.I64))
		simplify.Func(f, machine)
		if ret := f.Blocks[0].Values[len(f.Blocks[0].Values)-1]; !ret.Args[0].IsConst() || ret.Args[0].Imm != want {
			t.Errorf("not folded to %d:\n%s", want, f)
		}
	}
}
