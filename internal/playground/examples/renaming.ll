; title: Out of SSA form: renaming constraints
; function: constraints
; tab: picture
; A call takes its arguments in registers, and operations write over an operand [Rastello, Guillon, Figure 2]: %c lives across
; the call, and is copied once; the rest is where it has to be (panels Moves, Steps).
declare i32 @f(i32, i32)

define i32 @constraints(i32 %c, ptr %p) {
  %a = load i32, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %b = load i32, ptr %q
  %d = call i32 @f(i32 %a, i32 %b)
  %e = add i32 %c, %d
  %r = sub i32 %e, 10563322
  ret i32 %r
}
