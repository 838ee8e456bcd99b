package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"spillway"
	"spillway/cmd/internal/cli"
)

// onX87 returns numbers on the x87 stack, whose top is a register that nothing is kept in: made of a
// constant, of memory, of what calls and invokes return, which both ways out of an invoke pass by.
const onX87 = `
target triple = "i386-pc-linux-gnu"
@text = constant [10 x i8] c"%g %g %g\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @__gxx_personality_v0(...)
define double @constant() {
  ret double 5.04e+02
}
define float @loaded(ptr %p) {
  %x = load float, ptr %p
  ret float %x
}
define double @tail(ptr %p) {
  %x = tail call float @loaded(ptr %p)
  %y = fpext float %x to double
  ret double %y
}
define double @thrown(double %x, i1 %c) personality ptr @__gxx_personality_v0 {
  %a = invoke double @scaled(double %x) to label %ok unwind label %bad
ok:
  %b = invoke double @scaled(double %a) to label %fine unwind label %bad
fine:
  br i1 %c, label %yes, label %no
yes:
  ret double %b
no:
  %d = fsub double %b, %a
  ret double %d
bad:
  %e = phi double [ %x, %0 ], [ %a, %ok ]
  %pad = landingpad { ptr, i32 } cleanup
  %f = call double @scaled(double %e)
  br i1 %c, label %done, label %on
done:
  ret double %f
on:
  resume { ptr, i32 } %pad
}
define double @scaled(double %x) noinline uwtable {
  %k = call double @constant()
  %y = fmul double %x, %k
  ret double %y
}
define i32 @main() {
  %p = alloca float
  store volatile float 0.25, ptr %p
  %a = call double @tail(ptr %p)
  %b = call double @thrown(double %a, i1 true)
  %c = call double @thrown(double %a, i1 false)
  call i32 (ptr, ...) @printf(ptr @text, double %a, double %b, double %c)
  ret i32 0
}
`

// TestEveryAllocator compiles such functions by every allocator at every level, also with few registers
// and without improvement, proves each allocation and runs the code.
func TestEveryAllocator(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x87.ll")
	if err := os.WriteFile(file, []byte(onX87), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, info := range spillway.Allocators() {
		for _, level := range []string{"0", "1", "2", "3", "s", "z"} {
			for _, more := range [][]string{nil, {"--without", "improve"}, {"--registers", "1"}, {"--registers", "2", "--without", "improve"}} {
				args := append([]string{"run", "--check", "-O" + level, "--regalloc", info.Name, "--budget", "3it", file}, more...)
				cmd := cli.NewRoot(commands)
				var out bytes.Buffer
				cmd.SetOut(&out)
				cmd.SetArgs(args)
				if err := cmd.Execute(); err != nil || out.String() != "0.25 63504 63378\n" {
					t.Errorf("%v: prints %q and fails with %v", args, &out, err)
				}
			}
		}
	}
}
