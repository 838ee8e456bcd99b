package ir_test

import (
	"strings"
	"testing"

	"spillway/ir"
)

// diamond returns a function that branches and joins again with a phi.
func diamond() (f *ir.Func, phi *ir.Value) {
	m := &ir.Module{}
	f = m.NewFunc("f", ir.FuncOf(ir.I32, false, ir.I32, ir.Ptr))
	entry, yes, no, join := f.NewBlock("entry"), f.NewBlock("yes"), f.NewBlock("no"), f.NewBlock("join")
	x, p := f.Params[0], f.Params[1]
	b := f.NewBuilder(entry)
	b.CondBr(b.ICmp(ir.EQ, x, b.Int(ir.I32, 1)), yes, no)
	b.Block = yes
	a := b.Add(x, x)
	b.Br(join)
	b.Block = no
	l := b.Load(ir.I32, p)
	b.Br(join)
	b.Block = join
	phi = b.Phi(ir.I32, ir.Incoming{Value: a, From: yes}, ir.Incoming{Value: l, From: no})
	b.Ret(phi)
	return f, phi
}

func TestVerifyFindsDamage(t *testing.T) {
	if f, _ := diamond(); ir.Verify(f) != nil {
		t.Fatalf("a good function is refused: %v", ir.Verify(f))
	}
	for _, c := range []struct {
		name, want string
		damage     func(f *ir.Func, phi *ir.Value)
	}{
		{"type of a binary operation", "its own type", func(f *ir.Func, _ *ir.Value) { f.Blocks[1].Values[0].Type = ir.I64 }},
		{"address that is an integer", "block yes, value 12 (load i64 8): load needs an address", func(f *ir.Func, _ *ir.Value) {
			b := f.NewBuilder(f.Blocks[1])
			load := b.Load(ir.I32, b.Int(ir.I64, 8))
			f.Blocks[1].Values = []*ir.Value{load, f.Blocks[1].Values[1]}
		}},
		{"swapped phi arguments", "does not dominate its predecessor", func(_ *ir.Func, phi *ir.Value) { phi.Args[0], phi.Args[1] = phi.Args[1], phi.Args[0] }},
		{"lost phi argument", "phi has 1 arguments", func(_ *ir.Func, phi *ir.Value) { phi.Args = phi.Args[:1] }},
		{"phi argument of another type", "phi has type i32", func(f *ir.Func, phi *ir.Value) { phi.Args[0] = f.Const(ir.I8, 1) }},
		{"missing argument", "is missing", func(f *ir.Func, _ *ir.Value) { f.Blocks[1].Values[0].Args[0] = nil }},
		{"lost predecessor", "keep them consistent", func(f *ir.Func, _ *ir.Value) { f.Blocks[3].Preds = f.Blocks[3].Preds[:1] }},
		{"wrong predecessor", "keep them consistent", func(f *ir.Func, _ *ir.Value) { f.Blocks[3].Preds[0] = f.Blocks[0] }},
		{"no terminator", "no terminator", func(f *ir.Func, _ *ir.Value) { f.Blocks[3].Values = f.Blocks[3].Values[:1] }},
		{"terminator within", "not at the end of its block", func(f *ir.Func, _ *ir.Value) {
			b := f.Blocks[3]
			b.Values = append(b.Values, b.Values[1])
			b.Values[1] = f.NewValue(ir.OpUnreachable, ir.Void)
			b.Values[1].Block = b
		}},
		{"use before definition", "does not dominate", func(f *ir.Func, _ *ir.Value) { f.Blocks[2].Values[0].Args[0] = loadAddress(f) }},
		{"use from another arm", "does not dominate", func(f *ir.Func, phi *ir.Value) { phi.Block.Values[1].Args[0] = f.Blocks[1].Values[0] }},
		{"value of another function", "is in no block", func(f *ir.Func, phi *ir.Value) {
			_, other := diamond()
			phi.Block.Values[1].Args[0] = other
		}},
		{"parameter of another function", "is not a parameter", func(f *ir.Func, phi *ir.Value) {
			g, _ := diamond()
			phi.Block.Values[1].Args[0] = g.Params[0]
		}},
		{"condition of another type", "a condition of type i1", func(f *ir.Func, _ *ir.Value) { f.Blocks[0].Term().Args[0] = f.Params[0] }},
		{"result of another type", "the function returns i32", func(f *ir.Func, phi *ir.Value) { phi.Block.Term().Args[0] = f.Const(ir.I64, 0) }},
		{"value twice", "used twice", func(f *ir.Func, _ *ir.Value) {
			b := f.Blocks[1]
			b.Values = append([]*ir.Value{b.Values[0]}, b.Values...)
		}},
		{"wrong block", "another block", func(f *ir.Func, _ *ir.Value) { f.Blocks[1].Values[0].Block = f.Blocks[2] }},
		{"wrong number of targets", "targets", func(f *ir.Func, _ *ir.Value) { f.Blocks[0].Term().Op = ir.OpBr }},
		{"leaf in a block", "cannot stand in a block", func(f *ir.Func, _ *ir.Value) { f.Blocks[1].Values[0].Op = ir.OpUndef }},
		{"block id", "used twice", func(f *ir.Func, _ *ir.Value) { f.Blocks[1].ID = 0 }},
		{"probabilities", "probabilities", func(f *ir.Func, _ *ir.Value) { f.Blocks[0].Probs = []float64{1} }},
	} {
		f, phi := diamond()
		c.damage(f, phi)
		errs := ir.Verify(f)
		found := false
		for _, e := range errs {
			found = found || strings.Contains(e.Error(), c.want)
		}
		if !found {
			t.Errorf("%s: no error with %q in %v", c.name, c.want, errs)
		}
	}
}

// loadAddress returns a pointer computed after the load that uses it.
func loadAddress(f *ir.Func) *ir.Value {
	b := f.Blocks[2]
	v := f.NewValue(ir.OpIntToPtr, ir.Ptr, f.Const(ir.I64, 8))
	v.Block = b
	b.Values = append(b.Values[:1:1], v, b.Values[1])
	return v
}
