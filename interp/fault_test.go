package interp_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
)

// inAllForms runs f for the program text in each form.
func inAllForms(t *testing.T, text string, f func(t *testing.T, p interp.Program)) {
	for to := asRead; to <= allocated; to++ {
		t.Run(formNames[to], func(t *testing.T) { f(t, program(t, "test.ll", text, to)) })
	}
}

func TestFaults(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"null", `
define i32 @get(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @main() {
  %r = call i32 @get(ptr null)
  ret i32 %r
}`, "get: *: load of 4 bytes at unmapped address 0x0"},
		{"wild store", `
define i32 @main() {
  store i64 1, ptr inttoptr (i64 81985529216486895 to ptr)
  ret i32 0
}`, "main: *: store of 8 bytes at unmapped address 0x123456789abcdef"},
		{"constant", `
@k = constant i32 7
define i32 @main() {
  store i32 1, ptr @k
  ret i32 0
}`, "main: *: store of 4 bytes at unmapped address *"},
		{"division", `
define i32 @f(i32 %x, i32 %y) {
  %q = sdiv i32 %x, %y
  ret i32 %q
}
define i32 @main() {
  %q = call i32 @f(i32 1, i32 0)
  ret i32 %q
}`, "f: *: trap: *"},
		{"undefined", `
declare void @nobody()
define i32 @main() {
  call void @nobody()
  ret i32 0
}`, "main: *: nobody is neither defined nor in the interpreter's C library"},
		{"no function", `
@x = global ptr inttoptr (i64 4096 to ptr)
define i32 @main() {
  %f = load ptr, ptr @x
  call void %f()
  ret i32 0
}`, "main: *: call of 0x1000, which is not a function"},
		{"recursion", `
define i32 @f(i32 %x) {
  %p = alloca [100 x i32]
  %y = add i32 %x, 1
  store i32 %y, ptr %p
  %r = call i32 @f(i32 %y)
  %z = load i32, ptr %p
  %s = add i32 %r, %z
  ret i32 %s
}
define i32 @main() {
  %r = call i32 @f(i32 0)
  ret i32 %r
}`, "f: *: stack overflow"},
		{"free", `
declare void @free(ptr)
define i32 @main() {
  call void @free(ptr inttoptr (i64 64 to ptr))
  ret i32 0
}`, "main: *: free: 0x40 is not an allocated block"},
	} {
		t.Run(c.name, func(t *testing.T) {
			inAllForms(t, c.text, func(t *testing.T, p interp.Program) {
				_, err := interp.Run(context.Background(), p, interp.Options{MaxStack: 1 << 20})
				f := (*interp.Fault)(nil)
				if !errors.As(err, &f) || !matches(c.want, err.Error()) {
					t.Errorf("error %v, want %q", err, c.want)
				}
			})
		})
	}
}

// matches reports whether s is pattern with something for each star.
func matches(pattern, s string) bool {
	parts := strings.Split(pattern, "*")
	rest, ok := strings.CutPrefix(s, parts[0])
	for _, p := range parts[1:] {
		if p == "" {
			return ok
		}
		i := strings.Index(rest, p)
		if i < 0 {
			return false
		}
		rest = rest[i+len(p):]
	}
	return ok && rest == ""
}

const endless = `
define i32 @main() {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %j = add i32 %i, 1
  br label %loop
}`

func TestMaxSteps(t *testing.T) {
	inAllForms(t, endless, func(t *testing.T, p interp.Program) {
		r, err := interp.Run(context.Background(), p, interp.Options{MaxSteps: 100_000})
		steps := (*interp.StepsError)(nil)
		if !errors.As(err, &steps) || r.Counts.Instructions < 100_000 || r.Counts.Instructions > 100_010 {
			t.Errorf("%d instructions, error %v", r.Counts.Instructions, err)
		}
	})
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := interp.Run(ctx, program(t, "test.ll", endless, asRead), interp.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

func TestNoMain(t *testing.T) {
	p := program(t, "test.ll", "declare i32 @main()", asRead)
	if _, err := interp.Run(context.Background(), p, interp.Options{}); err == nil {
		t.Error("a program without main runs")
	}
}

func TestUndefinedVariable(t *testing.T) {
	p := program(t, "test.ll", "@x = external global i32\ndefine i32 @main() {\n ret i32 0\n}", asRead)
	if _, err := interp.Run(context.Background(), p, interp.Options{}); err == nil || !strings.Contains(err.Error(), "x is not defined") {
		t.Errorf("error %v", err)
	}
}

// TestLimits: what is too large is an error.
func TestLimits(t *testing.T) {
	for name, text := range map[string]string{
		"value":    "define i32 @main() {\n %x = load [1099511627776 x i8], ptr null\n ret i32 0\n}",
		"undef":    "define i32 @main() {\n store [1099511627776 x i8] undef, ptr null\n ret i32 0\n}",
		"variable": "@x = global [1099511627776 x i64] zeroinitializer\ndefine i32 @main() {\n ret i32 0\n}",
		"alloca":   "define i32 @main() {\n %p = alloca [1099511627776 x i64]\n ret i32 0\n}",
		"frames": "define void @f() {\n %x = load [100000 x i64], ptr @x\n call void @f()\n store [100000 x i64] %x, ptr @x\n ret void\n}\n" +
			"@x = global [100000 x i64] zeroinitializer\ndefine i32 @main() {\n call void @f()\n ret i32 0\n}",
	} {
		t.Run(name, func(t *testing.T) {
			m, err := llvmir.Parse("test.ll", []byte(text))
			if err == nil {
				_, err = interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}}, interp.Options{})
			}
			if err == nil {
				t.Error("no error")
			}
			t.Log(err)
		})
	}
}
