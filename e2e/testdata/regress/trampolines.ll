; Nested functions that are called with their frames through code on the stack, and by name with the frame in its register.
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)

define internal i32 @inner(i32 %x, ptr nest %frame) {
  %k = load i32, ptr %frame
  %r = add i32 %k, %x
  store i32 %r, ptr %frame
  ret i32 %r
}

define i32 @apply(ptr %f, i32 %x) noinline {
  %a = call i32 %f(i32 %x)
  %b = call i32 %f(i32 %a)
  ret i32 %b
}

define i32 @jump(i32 %x, ptr nest %frame) noinline {
  %r = tail call i32 @inner(i32 %x, ptr nest %frame)
  ret i32 %r
}

define i32 @main() {
  %code = alloca [32 x i8], align 16
  %k = alloca i32
  store i32 5, ptr %k
  call void @llvm.init.trampoline(ptr %code, ptr @inner, ptr %k)
  %f = call ptr @llvm.adjust.trampoline(ptr %code)
  %x = call i32 @apply(ptr %f, i32 2)
  %y = load i32, ptr %k
  %z = call i32 @jump(i32 1, ptr nest %k)
  %a = sub i32 %x, 14
  %b = sub i32 %y, 14
  %c = sub i32 %z, 15
  %d = or i32 %a, %b
  %e = or i32 %d, %c
  ret i32 %e
}
