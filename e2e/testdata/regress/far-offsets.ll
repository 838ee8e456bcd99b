; Offsets from symbols that no relocation reaches.
@d = internal global [4 x i32] zeroinitializer
@e = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@p = internal global ptr getelementptr (i8, ptr @e, i32 2147483647)
@t = internal thread_local global [4 x i32] zeroinitializer

define ptr @far() noinline {
  ret ptr getelementptr (i8, ptr @d, i64 4294967296)
}

define ptr @near(i1 %c) noinline {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr [ getelementptr (i8, ptr @d, i64 2147483640), %a ], [ getelementptr (i8, ptr @d, i64 2147483641), %0 ]
  ret ptr %p
}

define ptr @below() noinline {
  ret ptr getelementptr (i8, ptr @e, i64 -2147483648)
}

define ptr @threads() noinline {
  ret ptr getelementptr (i8, ptr @t, i64 4294967304)
}

define i32 @back(i64 %i) noinline {
  %q = getelementptr i8, ptr getelementptr (i8, ptr @e, i64 2000000000), i64 %i
  %v = load i32, ptr %q
  ret i32 %v
}

define i32 @steps(ptr %unused, i64 %i) noinline {
  %a = getelementptr i8, ptr @e, i64 1500000000
  %b = getelementptr i8, ptr %a, i64 %i
  %c = getelementptr i8, ptr %b, i64 1500000000
  %v = load i32, ptr %c
  ret i32 %v
}

define i1 @is(ptr %p, ptr %of, i64 %off) noinline {
  %q = getelementptr i8, ptr %of, i64 %off
  %ok = icmp eq ptr %p, %q
  ret i1 %ok
}

define i32 @main() {
  %far = call ptr @far()
  %1 = call i1 @is(ptr %far, ptr @d, i64 4294967296)
  %near = call ptr @near(i1 true)
  %2 = call i1 @is(ptr %near, ptr @d, i64 2147483640)
  %other = call ptr @near(i1 false)
  %3 = call i1 @is(ptr %other, ptr @d, i64 2147483641)
  %below = call ptr @below()
  %4 = call i1 @is(ptr %below, ptr @e, i64 -2147483648)
  %threads = call ptr @threads()
  %5 = call i1 @is(ptr %threads, ptr @t, i64 4294967304)
  %back = call i32 @back(i64 -1999999996)
  %6 = icmp eq i32 %back, 2
  %steps = call i32 @steps(ptr null, i64 -2999999992)
  %7 = icmp eq i32 %steps, 3
  %a = and i1 %1, %2
  %b = and i1 %3, %4
  %c = and i1 %5, %6
  %d = and i1 %a, %b
  %e = and i1 %c, %7
  %f = and i1 %d, %e
  %bad = xor i1 %f, true
  %r = zext i1 %bad to i32
  ret i32 %r
}
