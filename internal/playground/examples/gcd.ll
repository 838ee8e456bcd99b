; title: Euclid's algorithm: fixed registers of division
; function: gcd
define i32 @gcd(i32 %a, i32 %b) {
entry:
  %none = icmp eq i32 %b, 0
  br i1 %none, label %done, label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %r, %loop ]
  %r = urem i32 %x, %y
  %end = icmp eq i32 %r, 0
  br i1 %end, label %done, label %loop
done:
  %g = phi i32 [ %a, %entry ], [ %y, %loop ]
  ret i32 %g
}

define i32 @main() {
  %g = call i32 @gcd(i32 1071, i32 462)
  ret i32 %g
}
