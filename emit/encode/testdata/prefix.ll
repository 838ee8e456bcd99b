; Data in front of functions, with addresses, distances and jump tables.
target triple = "x86_64-linux-gnu"
@s = internal global i64 3
@t = external global i64
define i32 @patched(i32 %a) "patchable-function-entry"="5" "patchable-function-prefix"="11" {
  ret i32 %a
}
$inline = comdat any
define linkonce_odr i32 @inline(i32 %a) comdat "patchable-function-entry"="3" prefix i32 7 {
  %r = call i32 @patched(i32 %a)
  %s = add i32 %r, 3
  ret i32 %s
}
define i32 @before(i32 %a) "patchable-function-prefix"="2" prefix i32 9 {
  ret i32 %a
}
define i32 @f(i32 %a) align 8 prefix <{ i64, i32, i32 }> <{ i64 1, i32 30, i32 trunc (i64 sub (i64 ptrtoint (ptr @s to i64), i64 ptrtoint (ptr @f to i64)) to i32) }> {
  ret i32 %a
}
define internal i32 @g(i32 %a) noinline optsize prefix { ptr, i16 } { ptr @t, i16 7 } {
  %c = icmp slt i32 %a, 0
  br i1 %c, label %minus, label %plus
minus:
  %n = sub i32 0, %a
  ret i32 %n
plus:
  %r = tail call i32 @h(i32 %a)
  ret i32 %r
}
define internal i32 @h(i32 %a) noinline minsize optsize prefix <{ i32, i8 }> <{ i32 trunc (i64 sub (i64 ptrtoint (ptr @t to i64), i64 ptrtoint (ptr @h to i64)) to i32), i8 1 }> {
  switch i32 %a, label %other [ i32 0, label %a0
    i32 1, label %a1
    i32 2, label %a2
    i32 3, label %a3
    i32 4, label %a4
    i32 5, label %a5 ]
a0:
  call void @x(i32 7)
  ret i32 7
a1:
  call void @x(i32 9)
  br label %other
a2:
  ret i32 3
a3:
  ret i32 %a
a4:
  call void @x(i32 %a)
  br label %a2
a5:
  %b = tail call i32 @g(i32 44)
  ret i32 %b
other:
  %r = tail call i32 @f(i32 %a)
  ret i32 %r
}
declare void @x(i32)
define i32 @catches(i32 %a) uwtable personality ptr @__gxx_personality_v0 prefix i32 5 {
  invoke void @x(i32 %a) to label %fine unwind label %caught
fine:
  ret i32 0
caught:
  %e = landingpad { ptr, i32 } catch ptr null
  %p = extractvalue { ptr, i32 } %e, 0
  %b = call ptr @__cxa_begin_catch(ptr %p)
  call void @__cxa_end_catch()
  ret i32 1
}
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
