; title: The longest Collatz sequence: instructions executed
; function: length
@text = private constant [20 x i8] c"%d has %d elements\0A\00"

declare i32 @printf(ptr, ...)

define i32 @length(i32 %start) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %start, %entry ], [ %y, %loop ]
  %n = phi i32 [ 1, %entry ], [ %n1, %loop ]
  %half = lshr i32 %x, 1
  %three = mul i32 %x, 3
  %up = add i32 %three, 1
  %bit = and i32 %x, 1
  %odd = icmp ne i32 %bit, 0
  %y = select i1 %odd, i32 %up, i32 %half
  %n1 = add i32 %n, 1
  %end = icmp ule i32 %y, 1
  br i1 %end, label %done, label %loop
done:
  ret i32 %n1
}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2, %entry ], [ %i1, %loop ]
  %best = phi i32 [ 1, %entry ], [ %best1, %loop ]
  %most = phi i32 [ 0, %entry ], [ %most1, %loop ]
  %n = call i32 @length(i32 %i)
  %better = icmp ugt i32 %n, %most
  %most1 = select i1 %better, i32 %n, i32 %most
  %best1 = select i1 %better, i32 %i, i32 %best
  %i1 = add i32 %i, 1
  %go = icmp ult i32 %i1, 1000
  br i1 %go, label %loop, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @text, i32 %best1, i32 %most1)
  ret i32 0
}
