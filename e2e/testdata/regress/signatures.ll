; What identifies the type of a function stands before it, behind its prefix data.
@p = global ptr @f
@q = global ptr @g
define i32 @f() prefix i16 77 !func_sanitize !0 {
  ret i32 1
}
define i32 @g() !func_sanitize !1 {
  ret i32 2
}
define i1 @is(ptr %p, i32 %type) {
  %mark = getelementptr i8, ptr %p, i64 -8
  %hash = getelementptr i8, ptr %p, i64 -4
  %a = load i32, ptr %mark
  %b = load i32, ptr %hash
  %c = icmp eq i32 %a, -1056584962
  %d = icmp eq i32 %b, %type
  %e = and i1 %c, %d
  ret i1 %e
}
define i32 @main() {
  %p = load volatile ptr, ptr @p
  %q = load volatile ptr, ptr @q
  %a = call i1 @is(ptr %p, i32 12345)
  %b = call i1 @is(ptr %q, i32 -3)
  %c = call i1 @is(ptr %q, i32 12345)
  %x = select i1 %a, i32 0, i32 1
  %y = select i1 %b, i32 0, i32 2
  %z = select i1 %c, i32 4, i32 0
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}
!0 = !{i32 -1056584962, i32 12345}
!1 = !{i32 -1056584962, i32 -3}
