package lang

import (
	"strings"
	"testing"

	"spillway/ir"
)

// TestModule expects a module that is right, with main, and places of instructions if they are asked for.
func TestModule(t *testing.T) {
	const text = `// a comment
def half(x) = x / 2
def norm(x, y) =
	let s = x * x + y * y in
	let c = 2 in
	sqrt(s) + half(c)

print(norm(3, 4)) + 1
if 1 < 2 then half(8) else 0
`
	for _, debug := range []bool{false, true} {
		m, err := Module("source", text, debug)
		if err != nil {
			t.Fatal(err)
		}
		if errs := ir.VerifyModule(m); len(errs) > 0 {
			t.Errorf("debug %v: %v", debug, errs)
		}
		if errs := ir.VerifyDebug(m); len(errs) > 0 {
			t.Errorf("debug %v: %v", debug, errs)
		}
		s := m.String()
		for _, part := range []string{`@"norm/2"(double %x, double %y)`, "%s = fadd", "@main()", `define double @"print/1"`, "call double @sqrt("} {
			if !strings.Contains(s, part) {
				t.Errorf("debug %v: there is no %s in\n%s", debug, part, s)
			}
		}
		if has := strings.Contains(s, "DILocation(line: 4, column: 16"); has != debug {
			t.Errorf("debug %v: the place of the sum is there: %v\n%s", debug, has, s)
		}
	}
}

// TestErrors holds mistakes to their places.
func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"1\n1 +":                                    "2:4: want a name",
		"def f(x) =\n\tx +\n\ty":                    "3:2: y is not a parameter",
		"1\n\ndef f(x) = g(x)":                      "3:12: g/1 is not defined",
		"def f(x) = x\n def":                        "2:2: unexpected def at the end of the line",
		"def f(x) = x\ndef f(y)=":                   "2:10: want a name",
		"def f(x) = x\ndef f(y)=y\ndef f(y, z) = y": "2:5: f/1 is defined already",
		"def print(x) = x":                          "1:5: print/1 is defined already",
		"def sin(x) = x":                            "1:5: sin is the math library's",
		"let x = 1 in y":                            "1:14: y is not a parameter",
		"let x 1":                                   "1:7: want =",
		"# 1":                                       "1:1: want a name",
		"/* 1":                                      "1:5: want a name",
	} {
		if _, err := Module("source", text, false); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	if m, err := Module("source", "// nothing\n\n", true); err != nil || len(ir.VerifyModule(m)) > 0 {
		t.Errorf("nothing: %v", err)
	}
}
