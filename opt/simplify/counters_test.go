package simplify_test

import (
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm64"
)

// pointers has loops in which pointers advance side by side: with one entry edge and with two, forward and backward,
// with a counter that starts at zero, with one of a larger step, with one incremented before the body, and with one
// used after the loop.
const pointers = `
@in = global [64 x i8] c"The quick brown fox jumps over the lazy dog, and runs away soon."
@a = global [64 x i32] zeroinitializer
@b = global [64 x i8] zeroinitializer

define ptr @three(ptr %x, ptr %y, ptr %z, ptr %end, i1 %back) {
entry:
  br i1 %back, label %later, label %loop
later:
  %y1 = getelementptr i8, ptr %y, i64 1
  br label %loop
loop:
  %p = phi ptr [ %x, %entry ], [ %x, %later ], [ %p1, %loop ]
  %q = phi ptr [ %y, %entry ], [ %y1, %later ], [ %q1, %loop ]
  %r = phi ptr [ %z, %entry ], [ %z, %later ], [ %r1, %loop ]
  %o = phi ptr [ %z, %entry ], [ %y, %later ], [ %o1, %loop ]
  %v = load i8, ptr %p
  %q2 = getelementptr i8, ptr %q, i64 2
  %w = load i8, ptr %q2
  %o1 = getelementptr i8, ptr %o, i64 1
  %u = load i8, ptr %o1
  %t = add i8 %u, %v
  %s = xor i8 %t, %w
  store i8 %s, ptr %r
  %p1 = getelementptr i8, ptr %p, i64 1
  %q1 = getelementptr i8, ptr %q, i64 1
  %r1 = getelementptr i8, ptr %r, i64 1
  %more = icmp ult ptr %p1, %end
  br i1 %more, label %loop, label %done
done:
  ret ptr %r1
}

define void @twice(ptr %x, ptr %y, ptr %end) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %x, %entry ], [ %p1, %loop ]
  %q = phi ptr [ %y, %entry ], [ %q1, %loop ]
  %v = load i8, ptr %p
  %w = xor i8 %v, 1
  store i8 %w, ptr %q
  %q2 = getelementptr i8, ptr %q, i64 1
  store i8 %v, ptr %q2
  %p1 = getelementptr i8, ptr %p, i64 2
  %q1 = getelementptr i8, ptr %q, i64 2
  %more = icmp ult ptr %p1, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i32 @scaled(ptr %x, ptr %y, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %p = phi ptr [ %x, %entry ], [ %p1, %body ]
  %q = phi ptr [ %y, %entry ], [ %q1, %body ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %body ]
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %v = load i8, ptr %p
  %w = zext i8 %v to i32
  store i32 %w, ptr %q
  %q1 = getelementptr i8, ptr %q, i64 4
  %p1 = getelementptr i8, ptr %p, i64 1
  %u = load i32, ptr %q1
  %s = mul i32 %sum, 3
  %t = add i32 %s, %w
  %sum1 = add i32 %t, %u
  br label %head
done:
  ret i32 %sum
}

define void @backwards(ptr %x, ptr %y) {
entry:
  %p0 = getelementptr i8, ptr %x, i64 30
  br label %loop
loop:
  %i = phi i64 [ 30, %entry ], [ %i1, %loop ]
  %p = phi ptr [ %p0, %entry ], [ %p1, %loop ]
  %q = phi ptr [ %y, %entry ], [ %q1, %loop ]
  %r = phi ptr [ %y, %entry ], [ %r1, %loop ]
  %p1 = getelementptr i8, ptr %p, i64 -1
  %v = load i8, ptr %p1
  %o = load i8, ptr %r
  %w = add i8 %v, %o
  store i8 %w, ptr %q
  %q1 = getelementptr i8, ptr %q, i64 1
  %r1 = getelementptr i8, ptr %r, i64 2
  %i1 = add i64 %i, -1
  %more = icmp ne i64 %i1, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @print(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i8, ptr %p, i64 %i
  %v = load i8, ptr %q
  %w = and i8 %v, 63
  %x = or i8 %w, 64
  %y = zext i8 %x to i32
  %z = call i32 @putchar(i32 %y)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare i32 @putchar(i32)

define i32 @main() {
  %end = getelementptr i8, ptr @in, i64 50
  %r = call ptr @three(ptr @in, ptr getelementptr (i8, ptr @in, i64 3), ptr @b, ptr %end, i1 true)
  store i8 33, ptr %r
  call void @print(ptr @b, i64 64)
  %r2 = call ptr @three(ptr @in, ptr getelementptr (i8, ptr @in, i64 3), ptr @b, ptr %end, i1 false)
  call void @print(ptr @b, i64 64)
  %s = call i32 @scaled(ptr @in, ptr @a, i64 40)
  store i32 %s, ptr @b
  call void @print(ptr @a, i64 256)
  call void @print(ptr @b, i64 4)
  call void @backwards(ptr @in, ptr @b)
  call void @print(ptr @b, i64 64)
  call void @twice(ptr @in, ptr @b, ptr %end)
  call void @print(ptr @b, i64 64)
  ret i32 0
}
`

// TestMergeCounters expects pointers that advance in step with another one, or with a counter, to be removed, unless
// their values are needed in or after the loop; programs must behave the same.
func TestMergeCounters(t *testing.T) {
	// Where an index excludes an offset, only addresses at one offset are relative to another counter.
	for _, test := range []struct {
		machine *target.Target
		left    map[string]int // phis of the loops
	}{
		{amd64.Target(target.PIC), map[string]int{"three": 2, "scaled": 2, "backwards": 2, "twice": 1}},
		{arm64.Target(target.PIC), map[string]int{"three": 2, "scaled": 3, "backwards": 2, "twice": 2}},
	} {
		t.Run(test.machine.Name, func(t *testing.T) { testMergeCounters(t, test.machine, test.left) })
	}
}

func testMergeCounters(t *testing.T, machine *target.Target, left map[string]int) {
	m, lz := legal(t, pointers, machine)
	want, _ := run(t, m, machine)
	for _, f := range m.Funcs {
		if f.Declared {
			continue
		}
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); len(errs) > 0 {
			t.Fatalf("%v\n%s", errs[0], f)
		}
		phis := 0
		for _, b := range f.Blocks {
			if n := len(b.Phis()); n > phis {
				phis = n
			}
		}
		if n, ok := left[f.Name]; ok && n != phis {
			t.Errorf("%d phis, want %d, in\n%s", phis, n, f)
		}
	}
	if got, _ := run(t, m, machine); got != want {
		t.Errorf("prints\n%s\nnot\n%s", got, want)
	}
	if len(want) == 0 {
		t.Error("the program prints nothing")
	}
}
