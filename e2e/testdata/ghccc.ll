; Functions of GHC's abstract machine: all arguments in registers, the frame pointer's among them, nothing
; preserved, and nothing but jumps from one to the next, through addresses that have data in front of them.
@format = private constant [23 x i8] c"%ld %.1f %ld %d %s %d\0A\00"
@trace = private constant [8 x i8] c"at %ld\0A\00"
@name = internal constant [5 x i8] c"name\00", align 16
@stack = internal global [4 x i64] zeroinitializer

declare i32 @printf(ptr, ...)
declare { i64, double } @enter(i64, i64, ptr)
declare ghccc void @leave(ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, float, double)

define ghccc void @even(ptr %base, ptr %sp, ptr %hp, i64 %n, i64 %sum, i64 %a, i64 %b, i64 %c, i64 %d, i64 %limit, double %x) align 8 nounwind prefix <{ i64, i32, i32 }> <{ i64 7, i32 trunc (i64 sub (i64 ptrtoint (ptr @name to i64), i64 ptrtoint (ptr @even to i64)) to i32), i32 3 }> {
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %done, label %more
done:
  tail call ghccc void @leave(ptr undef, ptr undef, ptr undef, i64 %sum, i64 %sum, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, float undef, double %x)
  ret void
more:
  %slot = getelementptr i64, ptr %sp, i64 1
  %next = load ptr, ptr %slot
  %before = getelementptr i8, ptr %next, i64 -8
  %info = load i64, ptr %before
  %s = add i64 %sum, %info
  %m = sub i64 %n, 1
  %said = urem i64 %n, 1000000
  %say = icmp eq i64 %said, 0
  br i1 %say, label %speak, label %go
speak:
  %r = call i32 (ptr, ...) @printf(ptr @trace, i64 %n)
  br label %go
go:
  %y = fadd double %x, 5.000000e-01
  tail call ghccc void %next(ptr %base, ptr %sp, ptr %hp, i64 %m, i64 %s, i64 %a, i64 %b, i64 %c, i64 %d, i64 %limit, double %y) nounwind
  ret void
}

define internal ghccc void @odd(ptr %base, ptr %sp, ptr %hp, i64 %n, i64 %sum, i64 %a, i64 %b, i64 %c, i64 %d, i64 %limit, double %x) align 8 "frame-pointer"="all" nounwind prefix i64 11 {
  %m = sub i64 %n, 1
  %is = icmp eq i64 %m, 12346
  br i1 %is, label %one, label %two
one:
  tail call ghccc void @even(ptr %base, ptr %sp, ptr %hp, i64 %m, i64 %sum, i64 %a, i64 %b, i64 %c, i64 %d, i64 %limit, double %x) nounwind
  ret void
two:
  %s = add i64 %sum, 1
  tail call ghccc void @even(ptr %base, ptr %sp, ptr %hp, i64 %m, i64 %s, i64 %a, i64 %b, i64 %c, i64 %d, i64 %limit, double %x) nounwind
  ret void
}

; What stands in front of a function must not keep later ones from jumping to it.
define i32 @small(i32 %a) noinline prefix i8 9 {
  %r = tail call i32 @twice(i32 %a)
  ret i32 %r
}

define internal i32 @twice(i32 %a) noinline prefix i32 77 {
  %r = mul i32 %a, 2
  ret i32 %r
}

define i32 @main() {
  %slot = getelementptr i64, ptr @stack, i64 1
  store ptr @odd, ptr %slot
  %end = call { i64, double } @enter(i64 4000000, i64 5, ptr @stack)
  %sum = extractvalue { i64, double } %end, 0
  %x = extractvalue { i64, double } %end, 1
  %info = load i64, ptr getelementptr (i8, ptr @even, i64 -16)
  %distance = load i32, ptr getelementptr (i8, ptr @even, i64 -8)
  %wide = sext i32 %distance to i64
  %text = getelementptr i8, ptr @even, i64 %wide
  %nine = load i8, ptr getelementptr (i8, ptr @small, i64 -1)
  %plain = zext i8 %nine to i32
  %many = call i32 @small(i32 21)
  %sevens = load i32, ptr getelementptr (i8, ptr @twice, i64 -4)
  %both = add i32 %many, %sevens
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %sum, double %x, i64 %info, i32 %plain, ptr %text, i32 %both)
  ret i32 0
}
