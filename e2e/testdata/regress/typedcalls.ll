; Calls by pointers of which the types of functions are compared: all are as they should be but the last one, which ends the program.
@table = global [2 x ptr] [ptr @one, ptr @two]

define i32 @one(i32 %x) noinline !kcfi_type !0 {
  %r = add i32 %x, 1
  ret i32 %r
}

define internal i32 @two(i32 %x) noinline prefix i64 3 !kcfi_type !0 {
  %r = mul i32 %x, 2
  ret i32 %r
}

define x86_fp80 @three(x86_fp80 %x) noinline !kcfi_type !1 {
  %r = fadd x86_fp80 %x, %x
  ret x86_fp80 %r
}

define i32 @apply(i32 %i, i32 %x) noinline {
  %p = getelementptr ptr, ptr @table, i32 %i
  %f = load ptr, ptr %p
  %r = tail call i32 %f(i32 %x) [ "kcfi"(i32 -1234567) ]
  ret i32 %r
}

define i32 @twice(ptr %f, x86_fp80 %x) noinline {
  %a = fadd x86_fp80 %x, %x
  %r = call x86_fp80 %f(x86_fp80 %a) [ "kcfi"(i32 99) ]
  %s = fadd x86_fp80 %r, %a
  %n = fptosi x86_fp80 %s to i32
  ret i32 %n
}

define i32 @main() {
  %x = call i32 @apply(i32 0, i32 4)
  %y = call i32 @apply(i32 1, i32 4)
  %z = call i32 @twice(ptr @three, x86_fp80 0xK3FFF8000000000000000)
  %a = sub i32 %x, 5
  %b = sub i32 %y, 8
  %c = sub i32 %z, 6
  %d = or i32 %a, %b
  %e = or i32 %d, %c
  %wrong = icmp ne i32 %e, 0
  br i1 %wrong, label %failed, label %last
last:
  %old = call ptr @signal(i32 4, ptr @trapped)
  %w = call i32 @twice(ptr @one, x86_fp80 0xK3FFF8000000000000000)
  br label %failed
failed:
  ret i32 1
}

declare ptr @signal(i32, ptr)
declare void @_exit(i32)

define void @trapped(i32 %s) {
  call void @_exit(i32 0)
  unreachable
}

!0 = !{i32 -1234567}
!1 = !{i32 99}
