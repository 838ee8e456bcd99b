package mergeglobals_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/opt/mergeglobals"
	"spillway/target"
	"spillway/target/arm"
	"spillway/target/arm64"
	"spillway/target/thumb"
)

// offsets returns where Module puts the variables of text, in the order of clusters.
func offsets(t *testing.T, text string, machine *target.Target, place func(*ir.Global) string) string {
	t.Helper()
	m, err := llvmir.Parse("a.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	mergeglobals.Module(m, machine, mergeglobals.Uses{Funcs: m.Funcs, Of: mergeglobals.Symbols}, place)
	var list []string
	for _, g := range m.Globals {
		if c := g.Cluster; c != nil && c.Globals[0] == g {
			s := fmt.Sprintf("%d:", c.Align)
			for _, g := range c.Globals {
				s += fmt.Sprintf(" %s+%d", g.Name, g.Offset)
			}
			list = append(list, s)
		}
	}
	return strings.Join(list, "; ")
}

// TestModule lays out variables by the functions that use them, their section, size and alignment.
func TestModule(t *testing.T) {
	const f = "define void @%s() minsize {\n  store i8 0, ptr @%s\n  store i8 0, ptr @%s\n  ret void\n}\n"
	use := func(name, a, b string) string { return fmt.Sprintf(f, name, a, b) }
	all := func(*ir.Global) string { return "s" }
	for _, c := range []struct {
		what, text, want string
		place            func(*ir.Global) string
	}{
		{"words before arrays, bytes before words", "@big = internal global [50 x i32] zeroinitializer, align 4\n@w = internal global i32 0\n@b = internal global i8 0\n" + use("f", "big", "w") + use("g", "w", "b"),
			"4: b+0 w+4 big+8", all},
		{"the largest alignment", "@a = internal global i8 0\n@v = internal global i32 0, align 32\n" + use("f", "a", "v"), "32: a+0 v+32", all},
		{"one alone", "@a = internal global i8 0\n@b = internal global i8 0\n@c = internal global i8 0\n" + use("f", "a", "b") + use("g", "c", "c"), "1: a+0 b+1", all},
		{"none together", "@a = internal global i8 0\n@b = internal global i8 0\n" + use("f", "a", "a") + use("g", "b", "b"), "", all},
		{"two sections", "@a = internal global i8 0\n@b = internal global i8 0\n@c = internal global i8 1\n@d = internal global i8 1\n" + use("f", "a", "c") + use("g", "b", "d") + use("h", "a", "b") + use("i", "c", "d"),
			"1: a+0 b+1; 1: c+0 d+1", func(g *ir.Global) string { return fmt.Sprint(len(g.Init.Bytes)) }},
		{"no section", "@a = internal global i8 0\n@b = internal global i8 0\n" + use("f", "a", "b"), "", func(*ir.Global) string { return "" }},
		{"empty", "@a = internal global [0 x i8] zeroinitializer\n@b = internal global i8 0\n" + use("f", "a", "b"), "1: a+0 b+1", all},
		{"optnone", "@a = internal global i8 0\n@b = internal global i8 0\n" + strings.Replace(use("f", "a", "b"), "()", "() noinline optnone", 1), "", all},
		{"not minsize", "@a = internal global i8 0\n@b = internal global i8 0\n" + strings.Replace(use("f", "a", "b"), "minsize", "optsize", 1), "", all},
	} {
		if got := offsets(t, c.text, thumb.Target(target.Static), c.place); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// TestReach has variables that functions use together within reach of the shortest instructions, those that more
// functions use first.
func TestReach(t *testing.T) {
	var b strings.Builder
	for i := range 60 {
		fmt.Fprintf(&b, "@v%d = internal global i32 0\n", i)
	}
	for i := range 60 {
		for k := range 2 {
			fmt.Fprintf(&b, "define void @f%d.%d() minsize {\n  store i32 0, ptr @v%d\n  store i32 0, ptr @v%d\n  ret void\n}\n", i, k, i, (i+30)%60)
		}
		fmt.Fprintf(&b, "define void @g%d() minsize {\n  store i32 0, ptr @v%d\n  store i32 0, ptr @v%d\n  ret void\n}\n", i, i, (i+1)%60)
	}
	for _, machine := range []*target.Target{thumb.Target(target.Static), arm.Target(target.Static)} {
		m, err := llvmir.Parse("a.ll", []byte(b.String()))
		if err != nil {
			t.Fatal(err)
		}
		mergeglobals.Module(m, machine, mergeglobals.Uses{Funcs: m.Funcs, Of: mergeglobals.Symbols}, func(*ir.Global) string { return "s" })
		for i := range 30 {
			x, y := m.Globals[i], m.Globals[i+30]
			if d := x.Offset - y.Offset; x.Cluster == nil || d > 124 || d < -124 {
				t.Errorf("%s: %s and %s are %d bytes apart", machine.Name, x.Name, y.Name, d)
			}
		}
	}
}

// TestFunc rewrites functions only where that is shorter.
func TestFunc(t *testing.T) {
	const head = "@x = internal global i32 0\n@y = internal global i32 0\ndeclare void @use(ptr)\ndefine void @f(i1 %c) minsize {\n"
	for _, c := range []struct {
		what, body string
		arm64      bool // it is rewritten for arm64, where an access contains a part of the address
		thumb      bool
	}{
		{"one access each", "  store i32 0, ptr @x\n  store i32 0, ptr @y\n  ret void\n", false, true},
		{"two accesses each", "  store volatile i32 0, ptr @x\n  store volatile i32 0, ptr @y\n  store volatile i32 1, ptr @x\n  store volatile i32 1, ptr @y\n  ret void\n", true, true},
		{"in two blocks", "  br i1 %c, label %a, label %b\na:\n  store volatile i32 0, ptr @x\n  store volatile i32 1, ptr @x\n  ret void\n" +
			"b:\n  store volatile i32 0, ptr @y\n  store volatile i32 1, ptr @y\n  ret void\n", false, true},
		{"after a call", "  call void @use(ptr @x)\n  call void @use(ptr @y)\n  ret void\n", false, true},
		{"one variable", "  store volatile i32 0, ptr @x\n  store volatile i32 0, ptr @x\n  ret void\n", false, false},
	} {
		for _, machine := range []*target.Target{arm64.Target(target.Static), thumb.Target(target.Static)} {
			const both = "}\ndefine void @g() minsize {\n  store i32 0, ptr @x\n  store i32 0, ptr @y\n  ret void\n}\n"
			m, err := llvmir.Parse("a.ll", []byte(head+c.body+both))
			if err != nil {
				t.Fatal(err)
			}
			mergeglobals.Module(m, machine, mergeglobals.Uses{Funcs: m.Funcs[1:], Of: mergeglobals.Symbols}, func(*ir.Global) string { return "s" })
			f := m.Funcs[1]
			if err := legalize.New(machine, nil).Func(f); err != nil {
				t.Fatal(err)
			}
			before, want := f.String(), c.thumb
			if machine.Name == "arm64" {
				want = c.arm64
			}
			if got := new(mergeglobals.Workspace).Func(f, machine); got != want || got != (f.String() != before) {
				t.Errorf("%s: %s: rewritten: %v, want %v\n%s", machine.Name, c.what, got, want, f)
			}
		}
	}
}
