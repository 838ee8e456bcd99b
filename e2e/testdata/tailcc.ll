; Functions of different types that jump to one another, which only tailcc promises.
target triple = "x86_64-unknown-linux-gnu"

@format = private constant [10 x i8] c"%ld %.1f\0A\00"

declare i32 @printf(ptr, ...)

define internal tailcc i64 @even(i64 %n, i64 %sum, double %x) {
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %done, label %more
done:
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %sum, double %x)
  %e = sext i32 %r to i64
  ret i64 %e
more:
  %m = sub i64 %n, 1
  %s = add i64 %sum, %n
  %y = fadd double %x, 5.000000e-01
  %t = musttail call tailcc i64 @odd(double %y, i64 1, i64 2, i64 3, i64 %m, i64 %s)
  ret i64 %t
}

define tailcc i64 @odd(double %x, i64 %a, i64 %b, i64 %c, i64 %n, i64 %sum) {
  %ab = add i64 %a, %b
  %s = add i64 %sum, %ab
  %m = sub i64 %n, %c
  %end = icmp slt i64 %m, 0
  %next = select i1 %end, i64 0, i64 %m
  %t = musttail call tailcc i64 @even(i64 %next, i64 %s, double %x)
  ret i64 %t
}

define i32 @main() {
  %r = call tailcc i64 @even(i64 4000000, i64 0, double 0.000000e+00)
  %z = icmp sgt i64 %r, 0
  %e = select i1 %z, i32 0, i32 1
  ret i32 %e
}
