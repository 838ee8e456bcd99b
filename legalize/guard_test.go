package legalize

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/opt/stackprotector"
	"spillway/target"
	"spillway/target/amd64"
)

const guarded = `define ptr @f(ptr %p) sspstrong {
  %a = alloca [8 x i8]
  %x = alloca i32
  call void @g(ptr %a)
  call void @g(ptr %x)
  %c = icmp eq ptr %p, null
  br i1 %c, label %y, label %z
y:
  ret ptr %p
z:
  %r = tail call ptr @h(ptr %p)
  ret ptr %r
}
declare void @g(ptr)
declare ptr @h(ptr)
`

func legalGuarded(t *testing.T, more string) (*ir.Func, error) {
	t.Helper()
	m, err := llvmir.Parse("in.ll", []byte(guarded+more))
	if err != nil {
		t.Fatal(err)
	}
	var ws stackprotector.Workspace
	l := ir.LayoutOf(m)
	ws.Func(m.Funcs[0], &l)
	return m.Funcs[0], Module(m, amd64.Target(target.PIC))
}

// TestGuard expects the guard stored at the entry and compared before each way out, and one call of
// what ends the program.
func TestGuard(t *testing.T) {
	f, err := legalGuarded(t, "")
	if err != nil {
		t.Fatal(err)
	}
	if errs := ir.Verify(f); errs != nil {
		t.Fatal(errs)
	}
	var protections []string
	for _, s := range f.Slots {
		protections = append(protections, s.Protection.String())
	}
	if got := strings.Join(protections, " "); got != "guard large address" {
		t.Errorf("slots: %q", got)
	}
	text := f.String()
	for what, want := range map[string]int{"stackguard": 3, "store volatile": 1, "__stack_chk_fail": 1, "unreachable": 1, "ret tail call": 1, "icmp ne": 2} {
		if n := strings.Count(text, what); n != want {
			t.Errorf("%d times %s, want %d:\n%s", n, what, want, text)
		}
	}
}

// TestGuardElsewhere expects the module flags to name no place but the usual one.
func TestGuardElsewhere(t *testing.T) {
	for _, c := range []struct{ flag, want string }{
		{`!"stack-protector-guard", !"tls"`, ""},
		{`!"stack-protector-guard-reg", !"fs"`, ""},
		{`!"stack-protector-guard-offset", i32 40`, ""},
		{`!"stack-protector-guard", !"global"`, `in.ll:1:12: in @f: stack-protector-guard "global" is not supported; use tls`},
		{`!"stack-protector-guard-reg", !"gs"`, `in.ll:1:12: in @f: stack-protector-guard-reg "gs" is not supported; use fs`},
		{`!"stack-protector-guard-offset", i32 -8`, `in.ll:1:12: in @f: stack-protector-guard-offset -8 is not supported; use 40`},
		{`!"stack-protector-guard-symbol", !"guard"`, `in.ll:1:12: in @f: stack-protector-guard-symbol "guard" is not supported; remove it`},
	} {
		f, err := legalGuarded(t, "!llvm.module.flags = !{!0}\n!0 = !{i32 1, "+c.flag+"}\n")
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.flag, got, c.want)
		}
		if again := f.Module.String(); !strings.Contains(again, c.flag) {
			t.Errorf("%s is not printed:\n%s", c.flag, again)
		}
	}
}

// TestProbeSize expects allocas of unknown size refused where they would have to be accessed more
// often than they are.
func TestProbeSize(t *testing.T) {
	for _, c := range []struct{ attrs, want string }{
		{``, ""},
		{`"probe-stack"="inline-asm"`, ""},
		{`"probe-stack"="inline-asm" "stack-probe-size"="8192"`, ""},
		{`"stack-probe-size"="2048"`, ""},
		{`"probe-stack"="inline-asm" "stack-probe-size"="2048"`,
			"in.ll:2:3: in @f: a dynamic alloca cannot be probed every 2048 bytes (stack-probe-size); use 4096 or more, or make it a constant-size alloca in the entry block"},
	} {
		m, err := llvmir.Parse("in.ll", []byte("define ptr @f(i64 %n) "+c.attrs+" {\n  %a = alloca i8, i64 %n\n  ret ptr %a\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if err := Module(m, amd64.Target(target.PIC)); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.attrs, got, c.want)
		}
	}
}
