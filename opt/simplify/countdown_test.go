package simplify_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// A countedLoop is a loop that prints once per iteration of a counter.
type countedLoop struct {
	from, step, end string // of i32; %n and %x are 6 and 0 at run time
	inside, after   string // what else uses the counter %i, or %i1, which is what comes next
	down            bool   // it counts down to 0 then
}

func (c countedLoop) text() string {
	return fmt.Sprintf(`
define void @f(i32 %%n, i32 %%x, ptr %%p) {
entry:
  br label %%loop
loop:
  %%i = phi i32 [ %s, %%entry ], [ %%i1, %%next ]
  %%z = call i32 @putchar(i32 46)
  %%odd = icmp eq i32 %%z, 47
  br i1 %%odd, label %%other, label %%next
other:
  %%z2 = call i32 @putchar(i32 47)
  br label %%next
next:
  %%i1 = add nuw nsw i32 %%i, %s
  %s
  %%done = icmp eq i32 %%i1, %s
  br i1 %%done, label %%out, label %%loop
out:
  %s
  ret void
}
define i32 @main() {
  %%p = alloca i32
  call void @f(i32 6, i32 0, ptr %%p)
  ret i32 0
}
declare i32 @putchar(i32)
`, c.from, c.step, c.inside, c.end, c.after)
}

// TestCountDown expects loops to count down if their counter only controls their exit, and no others. The number of
// iterations must not change, even with wraparound.
func TestCountDown(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for name, c := range map[string]countedLoop{
		"to a constant":             {from: "0", step: "1", end: "10", down: true},
		"from a constant to one":    {from: "-7", step: "3", end: "5", down: true},
		"down to a constant":        {from: "9", step: "-1", end: "4", down: true},
		"around the end of numbers": {from: "2147483646", step: "1", end: "-2147483645", down: true},
		"to a parameter":            {from: "0", step: "1", end: "%n", down: true},
		"by two to a parameter":     {from: "0", step: "2", end: "%n", down: true},
		"to zero":                   {from: "-5", step: "1", end: "0"},
		"from a parameter":          {from: "%x", step: "1", end: "%n"},
		"used within":               {from: "0", step: "1", end: "%n", inside: "store volatile i32 %i1, ptr %p"},
		"used behind":               {from: "0", step: "1", end: "%n", after: "store volatile i32 %i, ptr %p"},
		"to what changes":           {from: "0", step: "1", end: "%z3", inside: "store i32 6, ptr %p\n  %z3 = load volatile i32, ptr %p"},
	} {
		t.Run(name, func(t *testing.T) {
			m, lz := legal(t, c.text(), machine)
			want, _ := run(t, m, machine)
			if n := strings.Count(want, "."); n < 2 || n > 10 {
				t.Fatalf("%d rounds before", n)
			}
			down := false
			for _, f := range m.Funcs {
				if f.Declared {
					continue
				}
				simplify.Func(f, machine)
				if errs := append(ir.Verify(f), lz.Verify(f)...); len(errs) > 0 {
					t.Fatalf("%v\n%s", errs[0], f)
				}
				for _, b := range f.Blocks {
					if v := b.Term(); f.Name == "f" && v.Op == ir.OpCondBr && v.Args[0].Op == ir.OpICmp && v.Args[0].Args[0].Op == ir.OpAdd {
						end := v.Args[0].Args[1]
						down = c.end != "0" && end.IsConst() && end.Imm == 0
					}
				}
			}
			if down != c.down {
				t.Errorf("counts down: %v, want %v, in\n%s", down, c.down, m.Funcs[0])
			}
			if got, _ := run(t, m, machine); got != want {
				t.Errorf("prints %q, want %q, in\n%s", got, want, m.Funcs[0])
			}
		})
	}
}
