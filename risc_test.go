package spillway_test

import (
	"bytes"
	"context"
	"testing"

	"spillway"
	"spillway/internal/risc"
	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
)

const riscProgram = `
@format = internal constant [4 x i8] c"%d \00"
@table = internal global [4 x i32] [i32 3, i32 1, i32 4, i32 1]
declare i32 @printf(ptr, ...)

define i32 @sum(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f) noinline {
  %x = add i32 %a, %b
  %y = add i32 %c, %d
  %z = add i32 %e, %f
  %v = add i32 %x, %y
  %w = add i32 %v, %z
  ret i32 %w
}

define i32 @walk(i32 %n) noinline {
entry:
  %far = alloca [2000 x i32], align 4
  %near = alloca i32, align 4
  store volatile i32 %n, ptr %near
  %last = getelementptr i32, ptr %far, i32 1999
  store volatile i32 7, ptr %last
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %k = load volatile i32, ptr %near
  %l = load volatile i32, ptr %last
  %r = call i32 @sum(i32 %i, i32 %s, i32 %k, i32 %l, i32 %n, i32 5)
  %t = add i32 %r, %i
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

define i32 @main() {
  %p = getelementptr i32, ptr @table, i32 2
  %n = load volatile i32, ptr %p
  %r = call i32 @walk(i32 %n)
  %x = call i32 (ptr, ...) @printf(ptr @format, i32 %r)
  ret i32 0
}`

// TestMachineUnlikeX86 takes a program all the way to the text of a machine that
// is not like x86, with all proofs on, and runs it before and after allocation.
func TestMachineUnlikeX86(t *testing.T) {
	machine := risc.Target()
	info := &spillway.TargetInfo{Platform: &machine.Platform, New: func(target.Relocation) *target.Target { return machine }}
	run := func(p interp.Program) string {
		var out bytes.Buffer
		if _, err := interp.Run(context.Background(), p, interp.Options{Stdout: &out}); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	want := ""
	for _, a := range spillway.Allocators() {
		for _, stage := range []spillway.Stage{spillway.ToSelected, spillway.ToAllocated, spillway.ToAssembly} {
			m, err := llvmir.Parse("risc.ll", []byte(riscProgram))
			if err != nil {
				t.Fatal(err)
			}
			if want == "" {
				want = run(interp.Program{Modules: []*ir.Module{m}})
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: info, Allocator: a.New, Stage: stage, Check: true})
			if err != nil {
				t.Fatal(err)
			}
			if stage == spillway.ToAssembly {
				for _, want := range []string{", lr\n", "add r12, sp, r12\n", "adr r0, #format\n", "bl sum\n"} {
					if !bytes.Contains(out.Assembly, []byte(want)) {
						t.Errorf("%s: no %q in\n%s", a.Name, want, out.Assembly)
					}
				}
				continue
			}
			if got := run(interp.Program{Modules: []*ir.Module{m}, Target: machine, Code: out.Funcs}); got != want {
				t.Errorf("%s: prints %s at stage %d, want %s", a.Name, got, stage, want)
			}
		}
	}
}

// TestAddressesWithBase checks that a machine whose addresses are a base and an offset gets no address without a base.
func TestAddressesWithBase(t *testing.T) {
	machine := risc.Target()
	info := &spillway.TargetInfo{Platform: &machine.Platform, New: func(target.Relocation) *target.Target { return machine }}
	m, err := llvmir.Parse("absolute.ll", []byte(`define i32 @f() {
  %v = load volatile i32, ptr inttoptr (i32 64 to ptr)
  %w = load volatile i32, ptr null
  %x = add i32 %v, %w
  ret i32 %x
}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range spillway.Selectors() {
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: info, Selector: &s})
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(out.Assembly, []byte("[,")) || bytes.Contains(out.Assembly, []byte("[]")) {
			t.Errorf("%s: an address without a base in\n%s", s.Name, out.Assembly)
		}
	}
}
