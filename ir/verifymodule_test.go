package ir_test

import (
	"strings"
	"testing"

	"spillway/ir"
)

// program returns a module with two variables, an alias, a declaration and a function.
func program() *ir.Module {
	m := &ir.Module{}
	f, _ := diamond()
	f.Module = m
	m.Funcs = append(m.Funcs, f)
	m.NewFunc("declared", ir.FuncOf(ir.Void, true))
	g := m.NewGlobal("g", ir.ArrayOf(2, ir.Ptr), &ir.Data{Size: 16, Relocs: []ir.Reloc{{Off: 0, Size: 8, Sym: f}, {Off: 8, Size: 8, Sym: f}}})
	m.NewGlobal("external", ir.I32, nil)
	m.Aliases = []*ir.Alias{{SymInfo: ir.SymInfo{Name: "a"}, Type: ir.I32, Target: g}, {SymInfo: ir.SymInfo{Name: "b"}, Type: ir.I32, Offset: 4}}
	return m
}

func TestVerifyModuleFindsDamage(t *testing.T) {
	if errs := ir.VerifyModule(program()); errs != nil {
		t.Fatalf("a good module is refused: %v", errs)
	}
	for _, c := range []struct {
		name, want string
		damage     func(m *ir.Module)
	}{
		{"function twice", "@f: the name is used twice", func(m *ir.Module) { m.NewFunc("f", ir.FuncOf(ir.Void, false)) }},
		{"variable like a function", "@f: the name is used twice", func(m *ir.Module) { m.Globals[1].Name = "f" }},
		{"alias like a variable", "@g: the name is used twice", func(m *ir.Module) { m.Aliases[0].Name = "g" }},
		{"no name", "name is empty", func(m *ir.Module) { m.Globals[0].Name = "" }},
		{"zero byte", "zero byte", func(m *ir.Module) { m.Globals[0].Name = "a\x00b" }},
		{"nil variable", "variable 1 is nil", func(m *ir.Module) { m.Globals[1] = nil }},
		{"nil function", "function 0 is nil", func(m *ir.Module) { m.Funcs[0] = nil }},
		{"nil alias", "alias 0 is nil", func(m *ir.Module) { m.Aliases[0] = nil }},
		{"variable without type", "no first-class type", func(m *ir.Module) { m.Globals[0].Type = nil }},
		{"variable without value", "no initial value", func(m *ir.Module) { m.Globals[0].Init = nil }},
		{"too many bytes", "17 bytes of data", func(m *ir.Module) { m.Globals[0].Init.Bytes = make([]byte, 17) }},
		{"address of nothing", "has no symbol", func(m *ir.Module) { m.Globals[0].Init.Relocs[0].Sym = nil }},
		{"address outside", "offset 12 lies outside", func(m *ir.Module) { m.Globals[0].Init.Relocs[1].Off = 12 }},
		{"addresses out of order", "offset 4 lies outside", func(m *ir.Module) { m.Globals[0].Init.Relocs[1].Off = 4 }},
		{"odd alignment", "alignment 3", func(m *ir.Module) { m.Globals[0].Align = 3 }},
		{"function without type", "no function type", func(m *ir.Module) { m.Funcs[0].Type = nil }},
		{"declared with blocks", "is a declaration but has blocks", func(m *ir.Module) { m.Funcs[0].Declared = true }},
		{"lost parameter", "1 parameters but its type 2", func(m *ir.Module) { m.Funcs[0].Params = m.Funcs[0].Params[:1] }},
		{"parameter of another type", "parameter 0 does not", func(m *ir.Module) { m.Funcs[0].Params[0].Type = ir.F32 }},
		{"alias of itself", "refers to itself", func(m *ir.Module) { m.Aliases[0].Target, m.Aliases[1].Target = m.Aliases[1], m.Aliases[0] }},
		{"alias of a declaration", "a declaration", func(m *ir.Module) { m.Aliases[0].Target = m.Globals[1] }},
		{"address of no symbol", "without a symbol", func(m *ir.Module) { f := m.Funcs[0]; f.Blocks[2].Values[0].Args[0] = f.SymAddr(ir.Ptr, nil, 0) }},
		{"musttail call within", "not followed by the return", func(m *ir.Module) {
			f := m.Funcs[0]
			b := f.NewBuilder(f.Blocks[2])
			f.Blocks[2].Values = f.Blocks[2].Values[:1]
			b.Call(m.Funcs[1], nil...).Call.Tail = ir.MustTail
			b.Inst(ir.OpBr, ir.Void)
		}},
		{"musttail call without variable arguments", "passes its variable arguments on", func(m *ir.Module) {
			f := m.NewFunc("v", ir.FuncOf(ir.Void, true))
			b := f.NewBuilder(f.NewBlock("entry"))
			b.Call(m.Funcs[1], b.Int(ir.I32, 1)).Call.Tail = ir.MustTail
			b.Ret()
		}},
	} {
		m := program()
		c.damage(m)
		errs := ir.VerifyModule(m)
		found := false
		for _, e := range errs {
			found = found || strings.Contains(e.Error(), c.want)
		}
		if !found {
			t.Errorf("%s: no error with %q in %v", c.name, c.want, errs)
		}
	}
}
