package nounwind_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/opt/nounwind"
)

const declarations = `
declare void @throws()
declare void @quiet() nounwind
declare i32 @personality(...)
`

// analyzed returns the module of the text after inference.
func analyzed(text string) (*ir.Module, error) {
	m, err := llvmir.Parse("a.ll", []byte(declarations+text))
	if err == nil {
		nounwind.Module(m)
	}
	return m, err
}

func ExampleModule() {
	m, err := analyzed(`
define void @leaf() {
  ret void
}
define void @caller() personality ptr @personality {
  invoke void @leaf() to label %done unwind label %pad
done:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}`)
	if err != nil {
		panic(err)
	}
	fmt.Println(m.Funcs[len(m.Funcs)-1])
	// Output:
	// define void @caller() nounwind personality ptr @personality {
	//   call void @leaf()
	//   br label %done
	//
	// done:
	//   ret void
	// }
}

func TestModule(t *testing.T) {
	pads := `
n:
  ret void
p:
  %l = landingpad { ptr, i32 } CLAUSES
  ret void
}`
	for _, x := range []struct {
		name, text string
		quiet      bool
	}{
		{"calls nobody", "define void @f() {\n ret void\n}", true},
		{"calls what may", "define void @f() {\n call void @throws()\n ret void\n}", false},
		{"calls what is quiet", "define void @f() {\n call void @quiet()\n ret void\n}", true},
		{"calls quietly", "define void @f() {\n call void @throws() nounwind\n ret void\n}", true},
		{"calls an address", "define void @f(ptr %p) {\n call void %p()\n ret void\n}", false},
		{"a cycle", "define void @f() {\n call void @g()\n ret void\n}\ndefine void @g() {\n call void @f()\n ret void\n}", true},
		{"a cycle with a way out", "define void @f() {\n call void @g()\n ret void\n}\ndefine void @g() {\n call void @f()\n call void @throws()\n ret void\n}", false},
		{"calls what the linker may replace", "define void @f() {\n call void @g()\n ret void\n}\ndefine weak void @g() {\n ret void\n}", false},
		{"catches everything", "define void @f() personality ptr @personality {\n invoke void @throws() to label %n unwind label %p" + strings.Replace(pads, "CLAUSES", "catch ptr null", 1), true},
		{"lets nothing pass", "define void @f() personality ptr @personality {\n invoke void @throws() to label %n unwind label %p" + strings.Replace(pads, "CLAUSES", "filter [0 x ptr] zeroinitializer", 1), true},
		{"catches one type", "define void @f() personality ptr @personality {\n invoke void @throws() to label %n unwind label %p" + strings.Replace(pads, "CLAUSES", "catch ptr @throws", 1), false},
		{"only cleans up", "define void @f() personality ptr @personality {\n invoke void @throws() to label %n unwind label %p" + strings.Replace(pads, "CLAUSES", "cleanup", 1), false},
	} {
		m, err := analyzed(x.text)
		if err != nil {
			t.Errorf("%s: %v", x.name, err)
			continue
		}
		for _, f := range m.Funcs {
			if errs := ir.Verify(f); len(errs) > 0 {
				t.Errorf("%s: %v", x.name, errs[0])
			}
			if f.Name == "f" && f.Attrs.NoUnwind != x.quiet {
				t.Errorf("%s: nounwind %v, want %v", x.name, f.Attrs.NoUnwind, x.quiet)
			}
		}
	}
}

// TestKnown tests whether bodies matter.
func TestKnown(t *testing.T) {
	for text, want := range map[string]bool{
		"define void @f() nounwind {\n  ret void\n}\ndeclare void @g()\n":                              true,
		"define void @f() {\n  ret void\n}\n":                                                          false,
		"define internal void @f() {\n  ret void\n}\n":                                                 false,
		"define linkonce_odr void @f() {\n  ret void\n}\ndefine void @g() nounwind {\n  ret void\n}\n": true,
	} {
		m, bodies, err := llvmir.ParseLazy("a.ll", []byte(text), "")
		if err != nil || bodies == nil {
			t.Fatal(err, bodies)
		}
		if got := nounwind.Known(m); got != want {
			t.Errorf("%v, want %v:\n%s", got, want, text)
		}
	}
}
