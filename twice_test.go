package spillway_test

import (
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/mach"
)

// TestNothingAcross keeps values across calls of setjmp before, in and behind a loop: afterwards nothing
// is live across them, so that there is nothing left to keep.
func TestNothingAcross(t *testing.T) {
	const text = `
@buf = global [64 x i64] zeroinitializer
declare i32 @setjmp(ptr) returns_twice
declare void @use(i32, i32, i32)
declare i32 @value()
define i32 @f(i32 %n, i1 %c) {
entry:
  %a = call i32 @value()
  br i1 %c, label %try, label %loop
try:
  %r = call i32 @setjmp(ptr @buf) returns_twice
  call void @use(i32 %a, i32 %r, i32 %n)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %a, %try ], [ %next, %back ]
  %b = call i32 @value()
  %odd = and i32 %i, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %inner, label %back
inner:
  %s = call i32 @setjmp(ptr @buf) returns_twice
  call void @use(i32 %a, i32 %b, i32 %i)
  %u = call i32 @setjmp(ptr @buf) returns_twice
  call void @use(i32 %s, i32 %u, i32 %b)
  br label %back
back:
  %next = add i32 %i, %n
  call void @use(i32 %a, i32 %b, i32 %next)
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %out
out:
  %x = add i32 %a, %next
  ret i32 %x
}`
	for _, target := range []string{"amd64", "i386"} {
		m, err := llvmir.Parse("f.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		info, err := spillway.TargetByName(target)
		if err != nil {
			t.Fatal(err)
		}
		kept := 0
		_, err = spillway.Compile(t.Context(), m, spillway.Options{Target: info, ObservePass: func(pass string, s *spillway.State) {
			if pass != "split" {
				return
			}
			slots, values := len(s.Code.Slots), len(s.Code.VRegs)
			for i := range s.Code.Slots {
				if s.Code.Slots[i].Kind == mach.LocalSlot {
					kept++
				}
			}
			if mach.KeepAcross(s.Code); len(s.Code.Slots) != slots || len(s.Code.VRegs) != values {
				t.Errorf("%s: %d slots and %d virtual registers more the second time", target, len(s.Code.Slots)-slots, len(s.Code.VRegs)-values)
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
		if kept < 4 {
			t.Errorf("%s: %d values are kept in slots, fewer than 4", target, kept)
		}
	}
}
