%buffer = type { [24 x i8] }

declare i32 @setjmp(ptr) returns_twice
declare void @use(ptr)
declare i32 @__gxx_personality_v0(...)
@buf = global [64 x i64] zeroinitializer

define internal i32 @taken(i32 %x) sspstrong {
  %a = alloca %buffer
  call void @use(ptr %a)
  ret i32 %x
}
@p = global ptr @taken

define void @large(i64 %n) sspreq "probe-stack"="inline-asm" {
  %a = alloca [100000 x i8]
  %b = alloca i8, i64 %n
  call void @use(ptr %a)
  call void @use(ptr %b)
  ret void
}
define i32 @twice() {
  %r = call i32 @setjmp(ptr @buf) returns_twice
  ret i32 %r
}
define void @table(i32 %x) {
  switch i32 %x, label %e [ i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
    i32 4, label %a
    i32 5, label %c ]
a:
  call void @use(ptr null)
  br label %e
b:
  call void @use(ptr @buf)
  br label %e
c:
  call void @use(ptr @p)
  br label %e
d:
  call void @use(ptr inttoptr (i64 3 to ptr))
  br label %e
e:
  ret void
}
define void @pads() personality ptr @__gxx_personality_v0 {
  invoke void @use(ptr null) to label %ok unwind label %pad
ok:
  ret void
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  call void @use(ptr @buf)
  ret void
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 8, !"cf-protection-return", i32 1}
!1 = !{i32 8, !"cf-protection-branch", i32 1}
