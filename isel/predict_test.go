package isel_test

import (
	"strings"
	"testing"

	"spillway/isel"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
)

// TestRare has branches to what ends the program and to a call of what is called seldom; where size
// counts most, they are branches as any.
func TestRare(t *testing.T) {
	machine := amd64.Target(target.Static)
	const text = `declare void @panic() noreturn
declare void @slow() cold
define i64 @f(i64 %a, i64 %b) ATTRS {
  %less = icmp slt i64 %a, %b
  br i1 %less, label %bad, label %ok
bad:
  call void @panic()
  unreachable
ok:
  %equal = icmp eq i64 %a, %b
  br i1 %equal, label %back, label %seldom
seldom:
  call void @slow()
  br label %back
back:
  ret i64 %a
}`
	for _, c := range []struct {
		attrs         string
		never, second float64
	}{{"", 0.5 / (1 << 20), 0.5 / 17}, {"minsize", 0.5, 0.5}} {
		m, errs := llvmir.Parse("rare.ll", []byte(strings.Replace(text, "ATTRS", c.attrs, 1)))
		if errs != nil {
			t.Fatal(errs)
		}
		if err := legalize.Module(m, machine); err != nil {
			t.Fatal(err)
		}
		f, err := isel.Select(m.Funcs[len(m.Funcs)-1], machine, isel.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := f.Blocks[0].Succs[0].Prob; got != c.never {
			t.Errorf("%q: the end of the program has probability %g, want %g", c.attrs, got, c.never)
		}
		if got := f.Blocks[2].Succs[1].Prob; got != c.second {
			t.Errorf("%q: the cold call has probability %g, want %g", c.attrs, got, c.second)
		}
	}
}
