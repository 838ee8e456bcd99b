; Calls that exceptions may leave: with catches, filters, cleanups, all of them, and none.
target triple = "x86_64-pc-linux-gnu"
@_ZTIi = external constant ptr
@_ZTIPc = external constant ptr
@_ZTI5Local = internal constant { ptr, ptr } { ptr null, ptr @_ZTIi }
$shared = comdat any
declare i32 @may(i32, i32, i32, i32, i32, i32, i32, i32)
declare void @done(i32) nounwind
declare i32 @__gxx_personality_v0(...)
define i32 @catches(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @may(i32 %x, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8) to label %one unwind label %pad
one:
  %b = invoke i32 @may(i32 %a, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 %x) to label %two unwind label %pad2
two:
  %c = call i32 @may(i32 %a, i32 %b, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret i32 %c
pad:
  %l = landingpad { ptr, i32 } cleanup catch ptr @_ZTIi catch ptr @_ZTI5Local
  %s = extractvalue { ptr, i32 } %l, 1
  %t = call i32 @llvm.eh.typeid.for(ptr @_ZTIi)
  %is = icmp eq i32 %s, %t
  br i1 %is, label %caught, label %up
caught:
  call void @done(i32 %x)
  ret i32 %t
up:
  resume { ptr, i32 } %l
pad2:
  %m = landingpad { ptr, i32 } filter [2 x ptr] [ptr @_ZTIPc, ptr @_ZTIi] catch ptr null
  %n = extractvalue { ptr, i32 } %m, 1
  call void @done(i32 %a)
  ret i32 %n
}
define linkonce_odr void @shared(i32 %x) comdat personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @may(i32 %x, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8) to label %one unwind label %pad
one:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @done(i32 %x)
  resume { ptr, i32 } %l
}
define i32 @plain(i32 %x) {
  %a = call i32 @may(i32 %x, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8)
  ret i32 %a
}
declare i32 @llvm.eh.typeid.for(ptr)
