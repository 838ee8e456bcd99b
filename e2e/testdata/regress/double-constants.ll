; Floating constants that only come about after legalisation.
define double @f() noinline {
  %d = sitofp i32 7 to double
  ret double %d
}

define double @g() noinline {
  %d = uitofp i64 0 to double
  %e = fadd double %d, 7.0
  ret double %e
}

define i32 @main() {
  %x = call double @f()
  %y = call double @g()
  %n = fptosi double %x to i32
  %a = icmp ne i32 %n, 7
  %b = fcmp une double %x, %y
  %c = or i1 %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
