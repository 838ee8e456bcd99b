; title: Values that live across calls
; function: twice
; tab: picture
; What is needed after a call must be in a register that the callee preserves, which has to be saved first, or in
; memory. The prices of both are in panel Prices.
declare i32 @f(i32)

define i32 @twice(i32 %x, i32 %y) {
entry:
  %none = icmp eq i32 %x, 0
  br i1 %none, label %quick, label %slow
quick:
  ret i32 %y
slow:
  %a = call i32 @f(i32 %x)
  %b = call i32 @f(i32 %y)
  %c = add i32 %a, %b
  %d = add i32 %c, %x
  ret i32 %d
}
