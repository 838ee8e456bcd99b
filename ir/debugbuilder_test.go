package ir

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// debugModule is a module with all that a DebugBuilder makes: a function that adds its arguments up in a variable, and calls itself.
func debugModule() (*Module, *DebugBuilder) {
	m := &Module{}
	d := NewDebugBuilder(m)
	file := d.File("sum.x", "/src")
	d.Unit(LangC99, file, "x 1.0")
	integer := d.Basic("int", 32, EncodingSigned)
	node := d.Struct("node", file, 1, 128)
	d.SetMembers(node, DebugMember{Name: "next", Type: d.Pointer(node, 64), Bits: 64, Line: 2}, DebugMember{Name: "value", Type: d.Const(integer), Bits: 32, Offset: 64, Line: 3})
	d.Union("both", file, 5, 64, DebugMember{Name: "a", Type: d.Array(integer, 2, 64), Bits: 64})
	color := d.Enum("color", file, 6, integer, 32, DebugEnumValue{"red", 0}, DebugEnumValue{"green", 1})

	g := m.NewGlobal("root", Ptr, &Data{Size: 8})
	d.Global(g, "root", file, 8, d.Pointer(d.Typedef("node_t", node, file, 4), 64))

	f := m.NewFunc("x_sum", FuncOf(I32, false, I32, I32))
	scope := d.Func(f, "sum", file, 10, d.FuncType(integer, integer, color))
	b := f.NewBuilder(f.NewBlock("entry"))
	b.Debug, b.Scope, b.SourceLine, b.SourceColumn = d, scope, 10, 5
	b.DebugValue(d.Variable(scope, "a", 1, file, 10, integer), f.Params[0])
	b.DebugValue(d.Variable(scope, "c", 2, file, 10, color), f.Params[1])
	b.SourceLine, b.SourceColumn = 11, 9
	total := b.Alloca(I32)
	b.DebugDeclare(d.Variable(scope, "total", 0, file, 11, integer), total)
	sum := b.Add(f.Params[0], f.Params[1])
	b.Scope = d.Block(scope, file, 12, 3)
	b.SourceLine = 12
	temporary := d.Variable(b.Scope, "t", 0, file, 12, integer)
	b.DebugValue(temporary, sum)
	b.Store(sum, total)
	b.SourceLine = 13
	r := b.Call(f, sum, b.Load(I32, total))
	b.DebugValue(temporary, nil)
	b.Ret(r)
	d.Finish()
	return m, d
}

func TestDebugBuilder(t *testing.T) {
	m, d := debugModule()
	if errs := VerifyModule(m); errs != nil {
		t.Fatal(errs)
	}
	text := m.String()
	for _, want := range []string{"#dbg_value(i32 %0, !", "#dbg_declare(ptr %2, !", "#dbg_value(i32 poison, !", "!llvm.dbg.cu = !{!", `!"Debug Info Version", i32 3`,
		`!DIFile(filename: "sum.x", directory: "/src")`, `distinct !DISubprogram(name: "sum", linkageName: "x_sum"`, `!DILocation(line: 12, column: 9`, "global ptr null, !dbg !",
		`!DIEnumerator(name: "green", value: 1)`} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q in\n%s", want, text)
		}
	}
	list := []DebugField{number(KeyValue, -1), number(KeyIsUnsigned, 1)}
	m.Debug.Units = append(m.Debug.Units, d.node(DebugEnumerator, false, list...)) // so that it is printed
	if want := "!DIEnumerator(value: 18446744073709551615, isUnsigned: true)"; !strings.Contains(m.String(), want) {
		t.Errorf("there is no %q", want)
	}
	// Records are before the instruction that comes next, and instructions are numbered through.
	fd := m.Funcs[0].Debug
	var at []int32
	for _, r := range fd.Records {
		at = append(at, r.Pos)
	}
	if want := []int32{1, 1, 2, 3, 6}; !slices.Equal(at, want) {
		t.Errorf("records stand before %v, want %v", at, want)
	}
	lines := ""
	for _, v := range m.Funcs[0].Blocks[0].Values {
		lines += fmt.Sprint(" ", m.Debug.Loc(fd.LocOf(v.Pos)).Line)
	}
	if want := " 11 11 12 13 13 13"; lines != want {
		t.Errorf("lines%s, want%s", lines, want)
	}
}

// TestVerifyDebug spoils debug information in one place after the other.
func TestVerifyDebug(t *testing.T) {
	tests := []struct {
		want  string
		spoil func(m *Module, d *DebugBuilder)
	}{
		{"debug information of the function is metadata 1000, which is not defined", func(m *Module, _ *DebugBuilder) { m.Funcs[0].Debug.Subprogram = 1000 }},
		{"debug information of the function is metadata -1", func(m *Module, _ *DebugBuilder) { m.Funcs[0].Debug.Subprogram = -1 }},
		{"which is DIFile, name a DISubprogram", func(m *Module, d *DebugBuilder) { m.Funcs[0].Debug.Subprogram = d.File("a", "b") }},
		{"a compile unit is metadata 77", func(m *Module, _ *DebugBuilder) { m.Debug.Units[0] = 77 }},
		{"names metadata 500, which is not defined", func(m *Module, d *DebugBuilder) { d.Pointer(500, 64) }},
		{"names string 900", func(m *Module, d *DebugBuilder) {
			d.node(DebugFile, false, DebugField{KeyFilename, DebugString, 900})
		}},
		{"the scope of a DILocation is metadata 0", func(m *Module, d *DebugBuilder) { d.location(DebugLoc{Line: 1}) }},
		{"inlinedAt of a DILocation", func(m *Module, d *DebugBuilder) {
			d.location(DebugLoc{Scope: m.Funcs[0].Debug.Subprogram, InlinedAt: m.Debug.Units[0]})
		}},
		{"is in the scope of another function", func(m *Module, d *DebugBuilder) {
			g := m.NewFunc("g", FuncOf(Void, false))
			m.Funcs[0].Debug.Locs[2] = d.location(DebugLoc{Line: 1, Scope: d.Func(g, "g", 0, 1, 0)})
		}},
		{"the place of an instruction is metadata 1,", func(m *Module, _ *DebugBuilder) { m.Funcs[0].Debug.Locs[0] = 1 }},
		{"the variable of a debug record", func(m *Module, _ *DebugBuilder) { m.Funcs[0].Debug.Records[1].Var = 1 }},
		{"the expression of a debug record", func(m *Module, _ *DebugBuilder) { m.Funcs[0].Debug.Records[1].Expr = 2 }},
		{"a debug record has no location", func(m *Module, _ *DebugBuilder) { m.Funcs[0].Debug.Records[1].Loc = 0 }},
		{"a debug record names a value of another function", func(m *Module, _ *DebugBuilder) {
			g := m.NewFunc("g", FuncOf(Void, false))
			b := g.NewBuilder(g.NewBlock(""))
			m.Funcs[0].Debug.Records[2].Value = b.Alloca(I32)
			b.Ret()
		}},
		{"debug information of the variable", func(m *Module, _ *DebugBuilder) { m.Globals[0].Debug[0] = 1 }},
	}
	for _, test := range tests {
		m, d := debugModule()
		test.spoil(m, d)
		errs := VerifyModule(m)
		if !slices.ContainsFunc(errs, func(err error) bool { return strings.Contains(err.Error(), test.want) }) {
			t.Errorf("want %q: %v", test.want, errs)
		}
	}
	// Places that are inlined into each other have no end.
	m, _ := debugModule()
	a, b := m.Debug.Reserve(), m.Debug.Reserve()
	scope := m.Funcs[0].Debug.Subprogram
	for i, id := range []DebugID{a, b} {
		m.Debug.Define(id, DebugNode{Kind: DebugLocation}, []DebugField{ref(KeyScope, scope), ref(KeyInlinedAt, []DebugID{b, a}[i])})
	}
	m.Funcs[0].Debug.Locs[0] = a
	if errs := VerifyModule(m); len(errs) != 1 {
		t.Errorf("a circle: %v", errs)
	}
}
