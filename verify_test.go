package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/ir"
)

// TestInvalidModules gives Compile modules that a front end could make by mistake.
func TestInvalidModules(t *testing.T) {
	for _, c := range []struct {
		name, want string
		build      func(m *ir.Module, f *ir.Func, b *ir.Builder)
	}{
		{"types differ", "two arguments of its own type", func(_ *ir.Module, f *ir.Func, b *ir.Builder) {
			b.Ret(b.Add(f.Params[0], b.Int(ir.I64, 1)))
		}},
		{"no terminator", "no terminator", func(*ir.Module, *ir.Func, *ir.Builder) {}},
		{"name twice", "the name is used twice", func(m *ir.Module, f *ir.Func, b *ir.Builder) {
			m.NewGlobal("f", ir.I32, nil)
			b.Ret(f.Params[0])
		}},
		{"nothing at all", "variable 0 is nil", func(m *ir.Module, f *ir.Func, b *ir.Builder) {
			m.Globals = append(m.Globals, nil)
			b.Ret(f.Params[0])
		}},
		{"position", "front.x:7:3: invalid module", func(m *ir.Module, f *ir.Func, b *ir.Builder) {
			b.Line, b.Col = 7, 3
			b.Ret(b.Int(ir.I8, 1))
		}},
		{"vector of wide integers", "too wide", func(m *ir.Module, f *ir.Func, b *ir.Builder) {
			b.ZExt(f.Zero(ir.VectorOf(2, ir.I32)), ir.VectorOf(2, ir.Int(200)))
			b.Ret(f.Params[0])
		}},
		{"type that makes the verifier panic", "internal error in stage verify", func(m *ir.Module, f *ir.Func, b *ir.Builder) {
			b.CallPtr(ir.FuncOf(ir.Void, false, nil), b.Null(), f.Params[0])
			b.Ret(f.Params[0])
		}},
	} {
		m := &ir.Module{Name: "front.x"}
		f := m.NewFunc("f", ir.FuncOf(ir.I32, false, ir.I32))
		c.build(m, f, f.NewBuilder(f.NewBlock("entry")))
		_, err := spillway.Compile(context.Background(), m, spillway.Options{})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.want)
		}
	}
}
