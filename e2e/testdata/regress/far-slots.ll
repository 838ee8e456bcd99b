; Addresses that lead far out of objects on the stack, and back.
define i32 @back(ptr %unused, i64 %i) noinline {
  %a = alloca [4 x i32]
  %1 = getelementptr i32, ptr %a, i64 2
  store volatile i32 7, ptr %1
  %2 = getelementptr i8, ptr %a, i64 21474836480
  %3 = getelementptr i8, ptr %2, i64 %i
  %v = load volatile i32, ptr %3
  ret i32 %v
}

define i32 @near(i64 %i) noinline {
  %a = alloca [4 x i32]
  %1 = getelementptr i32, ptr %a, i64 3
  store volatile i32 5, ptr %1
  %2 = getelementptr i8, ptr %a, i64 2147483640
  %3 = getelementptr i8, ptr %2, i64 %i
  %v = load volatile i32, ptr %3
  %4 = getelementptr i8, ptr %a, i64 -2147483648
  %5 = getelementptr i8, ptr %4, i64 %i
  %6 = getelementptr i8, ptr %5, i64 4294967288
  %w = load volatile i32, ptr %6
  %s = add i32 %v, %w
  ret i32 %s
}

define i32 @untaken(i1 %c) noinline {
  %a = alloca i8
  br i1 %c, label %never, label %done
never:
  %q = getelementptr i8, ptr %a, i64 2147483647
  store i8 1, ptr %q
  br label %done
done:
  ret i32 3
}

define i32 @main() {
  %back = call i32 @back(ptr null, i64 -21474836472)
  %near = call i32 @near(i64 -2147483628)
  %untaken = call i32 @untaken(i1 false)
  %a = icmp ne i32 %back, 7
  %b = icmp ne i32 %near, 10
  %c = icmp ne i32 %untaken, 3
  %d = or i1 %a, %b
  %e = or i1 %c, %d
  %r = zext i1 %e to i32
  ret i32 %r
}
