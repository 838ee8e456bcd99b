target triple = "armv6-unknown-linux-gnueabi"

$shared = comdat any

@_ZTIi = external constant ptr
@_ZTIc = external constant ptr

declare i32 @__gxx_personality_v0(...)
declare i32 @g(...)
declare void @use(ptr, ...)
declare i32 @llvm.eh.typeid.for(ptr)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

define i32 @nothing(i32 %n) nounwind {
  ret i32 %n
}

define i32 @call(i32 %n) {
  %a = call i32 (...) @g(i32 %n)
  %b = add i32 %a, %n
  ret i32 %b
}

; A frame for each length of the opcodes that take it away.
define void @frame100() {
  %a = alloca [100 x i8]
  call void (ptr, ...) @use(ptr %a)
  ret void
}

define void @frame400(i32 %x, i32 %y, i32 %z) {
  %a = alloca [400 x i8]
  call void (ptr, ...) @use(ptr %a)
  call void (ptr, ...) @use(ptr %a, i32 %x, i32 %y, i32 %z)
  ret void
}

define void @frame3000() {
  %a = alloca [3000 x i8]
  call void (ptr, ...) @use(ptr %a)
  ret void
}

; By the frame pointer.
define i32 @dynamic(i32 %n) {
  %fixed = alloca [600 x i8]
  %a = alloca i8, i32 %n
  call void (ptr, ...) @use(ptr %a, ptr %fixed)
  %b = call i32 (...) @g(i32 %n, i32 %n, i32 %n, i32 %n, i32 %n)
  %c = add i32 %b, %n
  ret i32 %c
}

define i32 @variadic(i32 %n, ...) {
  %l = alloca ptr
  call void @llvm.va_start(ptr %l)
  call void (ptr, ...) @use(ptr %l)
  call void @llvm.va_end(ptr %l)
  ret i32 %n
}

define i32 @catches(i32 %n) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 (...) @g(i32 %n) to label %ok unwind label %pad
ok:
  %b = invoke i32 (...) @g(i32 %a) to label %done unwind label %filter
done:
  %c = call i32 (...) @g(i32 %b, i32 %n)
  ret i32 %c
pad:
  %p = landingpad { ptr, i32 } cleanup catch ptr @_ZTIi catch ptr null
  %s = extractvalue { ptr, i32 } %p, 1
  %id = call i32 @llvm.eh.typeid.for(ptr @_ZTIi)
  %is = icmp eq i32 %s, %id
  br i1 %is, label %caught, label %on
caught:
  ret i32 %id
on:
  resume { ptr, i32 } %p
filter:
  %q = landingpad { ptr, i32 } filter [2 x ptr] [ptr @_ZTIi, ptr @_ZTIc]
  %t = extractvalue { ptr, i32 } %q, 1
  ret i32 %t
}

define linkonce_odr i32 @shared(i32 %n) comdat personality ptr @__gxx_personality_v0 {
  %a = invoke i32 (...) @g(i32 %n) to label %ok unwind label %pad
ok:
  ret i32 %a
pad:
  %p = landingpad { ptr, i32 } cleanup
  call void (ptr, ...) @use(ptr null)
  resume { ptr, i32 } %p
}
