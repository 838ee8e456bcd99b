; Functions that are called by their entries in the global offset table: more than once, in loops, by jumps.
@where = global ptr null

declare i32 @abs(i32) nounwind nonlazybind
declare i32 @toupper(i32) nonlazybind

define i32 @upper(i32 %c) noinline {
  store ptr @toupper, ptr @where
  %r = tail call i32 @toupper(i32 %c)
  ret i32 %r
}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ -3, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %a = call i32 @abs(i32 %i)
  %b = call i32 @toupper(i32 %a)
  %t = add i32 %s, %b
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 4
  br i1 %more, label %loop, label %done
done:
  %u = call i32 @upper(i32 97)
  %d = sub i32 %t, 12
  %e = sub i32 %u, 65
  %r = or i32 %d, %e
  ret i32 %r
}
