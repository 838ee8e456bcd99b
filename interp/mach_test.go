package interp_test

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"spillway/interp"
	"spillway/ir"
	"spillway/isel"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"
	"spillway/regalloc/outssa"
	"spillway/target"
	"spillway/target/amd64"
)

// pressing keeps many values alive over calls.
const pressing = prelude + `
@x = global [12 x i64] [i64 3, i64 1, i64 4, i64 1, i64 5, i64 9, i64 2, i64 6, i64 5, i64 3, i64 5, i64 8]
define internal i64 @mix(i64 %a, i64 %b) noinline {
  %c = mul i64 %a, 31
  %d = xor i64 %c, %b
  ret i64 %d
}
define i64 @work(i64 %n, ptr %p) {
  %p1 = getelementptr i64, ptr %p, i64 1
  %p2 = getelementptr i64, ptr %p, i64 2
  %p3 = getelementptr i64, ptr %p, i64 3
  %p4 = getelementptr i64, ptr %p, i64 4
  %p5 = getelementptr i64, ptr %p, i64 5
  %p6 = getelementptr i64, ptr %p, i64 6
  %p7 = getelementptr i64, ptr %p, i64 7
  %a0 = load volatile i64, ptr %p
  %a1 = load volatile i64, ptr %p1
  %a2 = load volatile i64, ptr %p2
  %a3 = load volatile i64, ptr %p3
  %a4 = load volatile i64, ptr %p4
  %a5 = load volatile i64, ptr %p5
  %a6 = load volatile i64, ptr %p6
  %a7 = load volatile i64, ptr %p7
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %s = phi i64 [ 0, %0 ], [ %t, %loop ]
  %u = phi i64 [ %a0, %0 ], [ %v, %loop ]
  %v = phi i64 [ %a1, %0 ], [ %u, %loop ]
  %m0 = call i64 @mix(i64 %s, i64 %u)
  %m1 = call i64 @mix(i64 %m0, i64 %a2)
  %m2 = call i64 @mix(i64 %m1, i64 %a3)
  %m3 = call i64 @mix(i64 %m2, i64 %a4)
  %m4 = call i64 @mix(i64 %m3, i64 %a5)
  %m5 = call i64 @mix(i64 %m4, i64 %a6)
  %m6 = call i64 @mix(i64 %m5, i64 %a7)
  %t = add i64 %m6, %i
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
define i32 @main() {
  br label %loop
loop:
  %i = phi i64 [ 2, %0 ], [ %j, %loop ]
  %s = phi i64 [ 0, %0 ], [ %t, %loop ]
  %r = call i64 @work(i64 %i, ptr @x)
  %u = mul i64 %s, 7
  %t = add i64 %u, %r
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, 6
  br i1 %c, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %t)
  ret i32 0
}`

// squeezed compiles text with only n registers of each kind to allocate, and
// lets change see the functions.
func squeezed(t *testing.T, text string, n int, change func(*mach.Func)) interp.Program {
	t.Helper()
	m, err := llvmir.Parse("test.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	p := interp.Program{Modules: []*ir.Module{m}, Target: amd64.Target(target.PIC)}
	if err := legalize.Module(m, p.Target); err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		code, err := isel.Select(f, p.Target, isel.Options{})
		if err != nil {
			t.Fatal(err)
		}
		mach.SplitEdges(code)
		problem := mach.Problem(code)
		if n > 0 {
			squeeze(problem, n)
		}
		allocate(t, code, problem)
		change(code)
		p.Code = append(p.Code, code)
	}
	return p
}

func allocate(t *testing.T, code *mach.Func, problem *regalloc.Problem) {
	t.Helper()
	low, err := outssa.Lower(problem, outssa.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := linear.New().Allocate(low.Problem, regalloc.Options{Metric: regalloc.Speed})
	if err != nil {
		t.Fatal(err)
	}
	raised := low.Raise(r)
	if errs := check.Result(problem, raised); len(errs) > 0 {
		t.Error(&errs[0])
	}
	if err := mach.Apply(code, problem, raised, regalloc.Speed); err != nil {
		t.Fatal(err)
	}
	if errs := mach.Verify(code, mach.Allocated); len(errs) > 0 {
		t.Error(errs[0])
	}
}

// output runs p and returns what it printed, and whether it ended well.
func output(p interp.Program) (string, interp.Counts, bool) {
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), p, interp.Options{Stdout: &out, MaxSteps: 1e6})
	return out.String(), r.Counts, err == nil && r.ExitCode == 0
}

func unchanged(*mach.Func) {}

// TestCountsOfSpills: fewer registers mean spills, and the same answer.
func TestCountsOfSpills(t *testing.T) {
	want, full, _ := output(squeezed(t, pressing, 0, unchanged))
	got, few, ok := output(squeezed(t, pressing, 6, unchanged))
	if !ok || got != want {
		t.Fatalf("printed %q, want %q", got, want)
	}
	if few.SpillLoads <= full.SpillLoads || few.SpillStores == 0 {
		t.Errorf("with all registers %+v, with few %+v", full, few)
	}
	if few.Loads-few.SpillLoads != full.Loads-full.SpillLoads || few.Stores-few.SpillStores != full.Stores-full.SpillStores {
		t.Errorf("accesses of the program differ: with all registers %+v, with few %+v", full, few)
	}
}

// TestWrongAllocationShows deletes each instruction that allocation made, one
// at a time: the program must then give another answer.
func TestWrongAllocationShows(t *testing.T) {
	want, _, _ := output(squeezed(t, pressing, 6, unchanged))
	deleted, silent := 0, 0
	for victim := 0; ; victim++ {
		n := 0
		where := ""
		p := squeezed(t, pressing, 6, func(f *mach.Func) {
			for _, b := range f.Blocks {
				for i := 0; i < len(b.Instrs); i++ {
					if b.Instrs[i].Origin == mach.FromProgram {
						continue
					}
					if f.Target.Tiles[b.Instrs[i].Tile].Name == "zero8" {
						continue // how many floats a variadic function gets: none are passed
					}
					if n++; n-1 == victim {
						where = f.Name + ": " + f.Target.Tiles[b.Instrs[i].Tile].Name
						b.Instrs = slices.Delete(b.Instrs, i, i+1)
					}
				}
			}
		})
		if where == "" {
			break
		}
		deleted++
		if got, _, ok := output(p); ok && got == want {
			silent++
			t.Logf("without %s (%d) the answer is the same", where, victim)
		}
	}
	t.Logf("%d deleted, %d of them without effect", deleted, silent)
	if deleted < 10 || silent > 0 {
		t.Errorf("%d of %d deletions do not show", silent, deleted)
	}
}

// TestTruthShows: an i1 of machine code that is neither 0 nor 1 in its byte is a fault where
// it is read, in a register as in memory, and none where it is not read.
func TestTruthShows(t *testing.T) {
	text := prelude + `
@x = global i8 255
define i32 @main() {
  %x = load i1, ptr @x
  %y = USE
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %y)
  ret i32 0
}`
	for _, c := range []struct {
		use   string
		fault bool
	}{{"zext i1 %x to i64", true}, {"select i1 %x, i64 5, i64 7", true}, {"sext i1 %x to i64", true}, {"add i64 3, 4", false}} {
		for to := selected; to <= allocated; to++ {
			p := program(t, "test.ll", strings.Replace(text, "USE", c.use, 1), to)
			_, err := interp.Run(context.Background(), p, interp.Options{})
			if c.fault && (err == nil || !strings.Contains(err.Error(), "i1 with the byte 0xff")) || !c.fault && err != nil {
				t.Errorf("%s, %s: error %v", c.use, formNames[to], err)
			}
		}
	}
}

// TestUnsavedRegisterShows: a function that does not preserve a callee-saved
// register spoils its caller's value.
func TestUnsavedRegisterShows(t *testing.T) {
	want, _, _ := output(squeezed(t, pressing, 0, unchanged))
	got, _, ok := output(squeezed(t, pressing, 0, func(f *mach.Func) {
		if f.Name == "work" {
			if len(f.CalleeSaved) == 0 {
				t.Fatal("the function saves nothing")
			}
			f.CalleeSaved = nil
		}
	}))
	if ok && got == want {
		t.Error("the answer is the same")
	}
}

// TestJunkShows: code that takes the upper bits of a narrow value to be zero
// gives a wrong answer.
func TestJunkShows(t *testing.T) {
	text := prelude + `
@x = global i8 200
define i32 @main() {
  %x = load i8, ptr @x
  %y = add i8 %x, 100
  %z = zext i8 %y to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %z)
  ret i32 0
}`
	for to := selected; to <= allocated; to++ {
		p := program(t, "test.ll", text, to)
		if got, _, _ := output(p); got != "44\n" {
			t.Fatalf("%s: printed %q", formNames[to], got)
		}
		changed := false
		for _, f := range p.Code {
			for _, b := range f.Blocks {
				for i := range b.Instrs {
					in := &b.Instrs[i]
					if pattern := f.Target.Tiles[in.Tile].Pattern; pattern != nil && pattern.Op == ir.OpZExt && len(in.Regs) == 2 {
						class, _ := f.Target.Machine.ClassByName("r64")
						in.Tile, changed = f.Target.Moves[class].Move, true
					}
				}
			}
		}
		if got, _, _ := output(p); !changed || got == "44\n" {
			t.Errorf("%s: a move in place of an extension (%t) prints %q", formNames[to], changed, got)
		}
	}
}

// TestTailCalls: a call that has become a jump uses no stack.
func TestTailCalls(t *testing.T) {
	text := prelude + `
define i64 @even(i64 %n, i64 %a, ptr %f) noinline {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = sub i64 %n, 1
  %r = tail call i64 %f(i64 %m, i64 %a, ptr %f)
  ret i64 %r
done:
  ret i64 %a
}
define i64 @odd(i64 %n, i64 %a, ptr %f) noinline {
  %m = sub i64 %n, 1
  %b = add i64 %a, 3
  %r = musttail call i64 @even(i64 %m, i64 %b, ptr %f)
  ret i64 %r
}
declare i64 @labs(i64)
define i64 @last(i64 %x) {
  %r = tail call i64 @labs(i64 %x)
  ret i64 %r
}
define i32 @main() {
  %r = call i64 @even(i64 20000, i64 5, ptr @odd)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %r)
  %s = call i64 @last(i64 -9)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s)
  ret i32 0
}`
	p := squeezed(t, text, 0, func(f *mach.Func) {
		if f.HasCalls != (f.Name == "main") {
			t.Errorf("%s has calls: %t", f.Name, f.HasCalls)
		}
	})
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), p, interp.Options{Stdout: &out, MaxStack: 4096})
	if want := "30005\n9\n"; out.String() != want || err != nil {
		t.Errorf("exit %d, %v, printed %q, want %q", r.ExitCode, err, out.String(), want)
	}
}

// squeeze leaves only the first n registers of each class to p.
func squeeze(p *regalloc.Problem, n int) {
	for _, c := range p.Machine.Classes {
		for _, r := range c.Regs[min(n, len(c.Regs)):] {
			p.Reserved.Add(r)
		}
	}
}
