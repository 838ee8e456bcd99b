; Functions of tailcc with arguments in memory, which they take off the stack: calls in loops and between variables, jumps to functions
; with as many, and calls of functions with fewer.
target triple = "TRIPLE"

define tailcc i64 @sum(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, i64 %k, double %x) noinline {
  %1 = add i64 %a, %b
  %2 = mul i64 %c, 3
  %3 = add i64 %1, %2
  %4 = sub i64 %3, %d
  %5 = xor i64 %4, %e
  %6 = add i64 %5, %f
  %7 = mul i64 %6, %g
  %8 = add i64 %7, %h
  %9 = mul i64 %8, %i
  %10 = sub i64 %9, %j
  %11 = xor i64 %10, %k
  %12 = fptosi double %x to i64
  %13 = add i64 %11, %12
  ret i64 %13
}

define tailcc i64 @count(i64 %n, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, i64 %k, double %x) noinline {
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %done, label %more
done:
  %r = tail call tailcc i64 @sum(i64 %k, i64 %j, i64 %i, i64 %h, i64 %g, i64 %f, i64 %e, i64 %d, i64 %c, i64 %b, i64 %n, double %x)
  ret i64 %r
more:
  %m = sub i64 %n, 1
  %y = fadd double %x, 5.000000e-01
  %t = musttail call tailcc i64 @count(i64 %m, i64 %k, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, double %y)
  ret i64 %t
}

