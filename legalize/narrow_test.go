package legalize

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/i386"
	"spillway/target/x86"
)

const narrowProgram = `target triple = "i386-linux-gnu"
@here = internal global i32 7
@there = external global i32
declare void @away(double)
define internal fastcc double @inside(i32 %a, i64 %b, double %c) {
  %d = fadd double %c, 1.5
  ret double %d
}
define internal fastcc i32 @taken(i32 %a) {
  ret i32 %a
}
@pointer = global ptr @taken
define i32 @f(i32 %n) {
entry:
  %x = call fastcc double @inside(i32 %n, i64 3, double 2.5)
  call void @away(double %x)
  %y = call fastcc i32 @taken(i32 %n)
  %h = load i32, ptr @here
  %t = load i32, ptr @there
  %s = add i32 %h, %t
  %z = icmp eq i32 %n, 0
  br i1 %z, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr [ @here, %entry ], [ null, %a ]
  store i32 %s, ptr %p
  ret i32 %y
}
`

// legalNarrow returns the function f of narrowProgram, legal for i386.
func legalNarrow(t *testing.T, reloc target.Relocation) (*ir.Module, *ir.Func) {
	t.Helper()
	m, err := llvmir.Parse("in.ll", []byte(narrowProgram))
	if err != nil {
		t.Fatal(err)
	}
	if err := Module(m, i386.Target(reloc)); err != nil {
		t.Fatal(err)
	}
	return m, moduleFunc(m, "f")
}

// TestGOTBase checks that position-independent code for i386 makes every address
// from that of the global offset table, which is computed once.
func TestGOTBase(t *testing.T) {
	m, f := legalNarrow(t, target.PIC)
	base := f.Blocks[0].Values[0]
	if base.Op != ir.OpGOTBase {
		t.Fatalf("the entry begins with %s", base.Op)
	}
	symbols := 0
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for i, a := range v.Args {
				switch {
				case a.Op == ir.OpSym && v.Op == ir.OpCall && i == 0:
					last := v.Args[len(v.Args)-1]
					if direct := a.Sym.Sym().IsLocal(); direct == (last == base) {
						t.Errorf("call of %s: its last argument is %s", a.Sym.Sym().Name, last.Op)
					}
				case a.Op == ir.OpSym:
					symbols++
					if v.Op != ir.OpAdd || v.Args[0] != base {
						t.Errorf("%s of %s", v.Op, a.Sym.Sym().Name)
					}
				case a.Op == ir.OpConst && a.Type.IsFloat():
					t.Errorf("%s of a floating constant", v.Op)
				}
			}
			if v.Op == ir.OpGOTBase && v != base || v.Op == ir.OpSymGOT && v.Args[0] != base {
				t.Errorf("%s without the table's address", v.Op)
			}
		}
	}
	if symbols == 0 {
		t.Error("no symbols")
	}
	pooled := 0
	for _, g := range m.Globals {
		if g.Linkage == ir.Private && g.Type == ir.F64 {
			pooled++
		}
	}
	if pooled != 2 {
		t.Errorf("%d floating constants in memory, want 2", pooled)
	}
	if _, f := legalNarrow(t, target.Static); f.Blocks[0].Values[0].Op == ir.OpGOTBase {
		t.Error("code at a fixed address asks for the table")
	}
}

// TestFastCalls checks that functions with the fast calling convention have arguments in registers, one word of
// an integer of two too.
func TestFastCalls(t *testing.T) {
	m, f := legalNarrow(t, target.Static)
	regs := map[string]int{}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpCall {
				regs[v.Args[0].Sym.Sym().Name] = len(v.Call.ArgRegs)
			}
		}
	}
	for name, want := range map[string]int{"inside": 3, "taken": 1, "away": 0} {
		if regs[name] != want {
			t.Errorf("@%s gets %d arguments in registers, want %d", name, regs[name], want)
		}
	}
	for _, g := range m.Funcs {
		if want := regs[g.Name]; !g.Declared && g != f && len(g.ParamRegs) != want {
			t.Errorf("@%s takes %d parameters in registers, want %d", g.Name, len(g.ParamRegs), want)
		}
	}
}

// TestConversionsX87 checks that integers of two words are converted on the x87 stack, but where
// size counts most by the compiler's library.
func TestConversionsX87(t *testing.T) {
	const text = `target triple = "i386-linux-gnu"
define float @a(i64 %x) ATTR {
  %r = sitofp i64 %x to float
  ret float %r
}
define float @b(i64 %x) ATTR {
  %r = uitofp i64 %x to float
  ret float %r
}
define i64 @c(double %x) ATTR {
  %r = fptosi double %x to i64
  ret i64 %r
}
define i64 @d(float %x) ATTR {
  %r = fptoui float %x to i64
  ret i64 %r
}
`
	for _, attr := range []string{"", "minsize optsize"} {
		m, err := llvmir.Parse("in.ll", []byte(strings.ReplaceAll(text, "ATTR", attr)))
		if err != nil {
			t.Fatal(err)
		}
		if err := Module(m, i386.Target(target.PIC)); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"a", "b", "c", "d"} {
			calls, stack := 0, 0
			for _, v := range moduleFunc(m, name).Blocks[0].Values {
				switch v.Op {
				case ir.OpCall:
					calls++
				case x86.OpX87LdI64, x86.OpX87StI64:
					stack++
				}
			}
			if small := attr != ""; (calls > 0) != small || (stack > 0) == small {
				t.Errorf("%s %q: %d calls, %d conversions on the stack", name, attr, calls, stack)
			}
		}
	}
}
