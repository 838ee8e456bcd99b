; Room for patches before and at the entries of functions, and the list of it.
@__start___patchable_function_entries = external hidden global [0 x ptr]
@__stop___patchable_function_entries = external hidden global [0 x ptr]

define i32 @both(i32 %x) noinline "patchable-function-entry"="3" "patchable-function-prefix"="2" {
  %r = add i32 %x, 1
  ret i32 %r
}

define i32 @entry(i32 %x) noinline "patchable-function-entry"="5" {
  %r = mul i32 %x, 5
  ret i32 %r
}

define i32 @nops(ptr %p) noinline {
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %m, %loop ]
  %at = getelementptr i8, ptr %p, i32 %n
  %b = load i8, ptr %at
  %nop = icmp eq i8 %b, -112
  %m = add i32 %n, 1
  br i1 %nop, label %loop, label %done
done:
  ret i32 %n
}

define i32 @main() {
  %start = ptrtoint ptr @__start___patchable_function_entries to i64
  %stop = ptrtoint ptr @__stop___patchable_function_entries to i64
  %bytes = sub i64 %stop, %start
  %word = ptrtoint ptr getelementptr (ptr, ptr null, i32 2) to i64
  %a = sub i64 %bytes, %word
  %first = load ptr, ptr @__start___patchable_function_entries
  %at = getelementptr ptr, ptr @__start___patchable_function_entries, i32 1
  %second = load ptr, ptr %at
  %n = call i32 @nops(ptr %first)
  %m = call i32 @nops(ptr %second)
  %x = call i32 @both(i32 1)
  %y = call i32 @entry(i32 %x)
  %b = trunc i64 %a to i32
  %c = sub i32 %n, 5
  %d = sub i32 %m, 5
  %e = sub i32 %y, 10
  %f = or i32 %b, %c
  %g = or i32 %f, %d
  %h = or i32 %g, %e
  ret i32 %h
}
