; Return and frame addresses: with and without a frame, with arguments in memory,
; with variables of every kind, and of the callers.
declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.frameaddress.p0(i32)
declare i32 @abs(i32)

define ptr @plain() noinline {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

define ptr @branch(i1 %c) noinline {
  br i1 %c, label %t, label %e
t:
  %r = call ptr @llvm.returnaddress(i32 0)
  br label %e
e:
  %p = phi ptr [ %r, %t ], [ null, %0 ]
  ret ptr %p
}

define ptr @frameInBranch(i1 %c) noinline {
  br i1 %c, label %t, label %e
t:
  %r = call ptr @llvm.frameaddress.p0(i32 0)
  ret ptr %r
e:
  ret ptr null
}

define ptr @variables(i32 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) noinline {
  %fixed = alloca [100 x i32]
  %aligned = alloca i32, align 64
  %dynamic = alloca i8, i32 %n
  store volatile i32 1, ptr %fixed
  store volatile i32 2, ptr %aligned
  store volatile i8 3, ptr %dynamic
  %x = call i32 @abs(i32 %n)
  store volatile i32 %x, ptr %fixed
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

define ptr @calls(i32 %n) noinline {
  %x = call ptr @variables(i32 %n, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  %r = call ptr @llvm.returnaddress(i32 0)
  %same = icmp eq ptr %x, %r
  %y = select i1 %same, ptr null, ptr %r
  ret ptr %y
}

define ptr @return1() noinline {
  %r = call ptr @llvm.returnaddress(i32 1)
  ret ptr %r
}

define ptr @return2() noinline {
  %r = call ptr @llvm.returnaddress(i32 2)
  ret ptr %r
}

define ptr @frame1() noinline {
  %r = call ptr @llvm.frameaddress.p0(i32 1)
  ret ptr %r
}

define internal { ptr, ptr } @inner() noinline {
  %own = call ptr @llvm.frameaddress.p0(i32 0)
  %r = call ptr @return2()
  %s = insertvalue { ptr, ptr } undef, ptr %r, 0
  %t = insertvalue { ptr, ptr } %s, ptr %own, 1
  ret { ptr, ptr } %t
}

; Returns the number of wrong answers about its callers.
define i32 @chain() noinline {
  %own = call ptr @llvm.frameaddress.p0(i32 0)
  %ret = call ptr @llvm.returnaddress(i32 0)
  %r1 = call ptr @return1()
  %f1 = call ptr @frame1()
  %in = call { ptr, ptr } @inner()
  %r2 = extractvalue { ptr, ptr } %in, 0
  %fin = extractvalue { ptr, ptr } %in, 1
  %a = icmp ne ptr %r1, %ret
  %b = icmp ne ptr %f1, %own
  %c = icmp ne ptr %r2, %ret
  %d = icmp uge ptr %fin, %own
  %x = zext i1 %a to i32
  %y = zext i1 %b to i32
  %z = zext i1 %c to i32
  %w = zext i1 %d to i32
  %xy = add i32 %x, %y
  %zw = add i32 %z, %w
  %n = add i32 %xy, %zw
  ret i32 %n
}

; Whether p is in main, which is not that long.
define internal i32 @outside(ptr %p) noinline {
  %end = getelementptr i8, ptr @main, i32 1000
  %low = icmp ule ptr %p, @main
  %high = icmp uge ptr %p, %end
  %bad = or i1 %low, %high
  %n = zext i1 %bad to i32
  ret i32 %n
}

define i32 @main() {
  %here = call ptr @llvm.frameaddress.p0(i32 0)
  %p1 = call ptr @plain()
  %n1 = call i32 @outside(ptr %p1)
  %p2 = call ptr @branch(i1 true)
  %n2 = call i32 @outside(ptr %p2)
  %p3 = call ptr @variables(i32 100, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  %n3 = call i32 @outside(ptr %p3)
  %p4 = call ptr @calls(i32 30)
  %n4 = call i32 @outside(ptr %p4)
  %n5 = call i32 @chain()
  %p6 = call ptr @frameInBranch(i1 true)
  %b6 = icmp uge ptr %p6, %here
  %n6 = zext i1 %b6 to i32
  %m1 = add i32 %n1, %n2
  %m2 = add i32 %n3, %n4
  %m3 = add i32 %n5, %n6
  %m4 = add i32 %m1, %m2
  %m5 = add i32 %m3, %m4
  ret i32 %m5
}
