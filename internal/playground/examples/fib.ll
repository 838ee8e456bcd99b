; title: Fibonacci numbers: a program to run
@text = private constant [7 x i8] c"%d %d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @fib(i32 %n) {
entry:
  %small = icmp slt i32 %n, 2
  br i1 %small, label %leaf, label %more
leaf:
  ret i32 %n
more:
  %n1 = sub i32 %n, 1
  %a = call i32 @fib(i32 %n1)
  %n2 = sub i32 %n, 2
  %b = call i32 @fib(i32 %n2)
  %sum = add i32 %a, %b
  ret i32 %sum
}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %f = call i32 @fib(i32 %i)
  %c = call i32 (ptr, ...) @printf(ptr @text, i32 %i, i32 %f)
  %next = add i32 %i, 1
  %go = icmp slt i32 %next, 15
  br i1 %go, label %loop, label %done
done:
  ret i32 0
}
