; An unwinder restores what the base convention preserves, not what preserve_most does when it returns.
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
define preserve_mostcc void @thrower(i64 %k) noinline {
  %p = call ptr @__cxa_allocate_exception(i64 8)
  store i64 %k, ptr %p
  call void @__cxa_throw(ptr %p, ptr @_ZTIi, ptr null)
  unreachable
}
define i64 @g(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) noinline personality ptr @__gxx_personality_v0 {
  invoke preserve_mostcc void @thrower(i64 %a) to label %n unwind label %l
n: ret i64 0
l:
  %lp = landingpad { ptr, i32 } catch ptr null
  %x = extractvalue { ptr, i32 } %lp, 0
  %y = call ptr @__cxa_begin_catch(ptr %x)
  call void @__cxa_end_catch()
  %s1 = mul i64 %a, 3
  %s2 = mul i64 %b, 5
  %s3 = mul i64 %c, 7
  %s4 = mul i64 %d, 11
  %s5 = mul i64 %e, 13
  %s6 = mul i64 %f, 17
  %t1 = add i64 %s1, %s2
  %t2 = add i64 %s3, %s4
  %t3 = add i64 %s5, %s6
  %t4 = add i64 %t1, %t2
  %t5 = add i64 %t3, %t4
  ret i64 %t5
}
define i32 @main() {
  %r = call i64 @g(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  %c = icmp ne i64 %r, 245
  %z = zext i1 %c to i32
  ret i32 %z
}
