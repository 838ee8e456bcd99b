; What is live across setjmp in a function that preserves more than setjmp does. Prints the same line twice.
target triple = "x86_64-pc-linux-gnu"
@fmt = private constant [16 x i8] c"%d %d %d %d %d\0A\00"
@jb = global [400 x i8] zeroinitializer, align 16
declare i32 @printf(ptr, ...)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define void @jump() noinline {
  call void asm sideeffect "", "~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11}"()
  call void @longjmp(ptr @jb, i32 1)
  unreachable
}
define preserve_mostcc void @f(i32 %x) noinline {
entry:
  %a = add i32 %x, 1
  %b = add i32 %x, 2
  %c = add i32 %x, 3
  %d = add i32 %x, 4
  %e = add i32 %x, 5
  %r = call i32 @_setjmp(ptr @jb) returns_twice
  %z = icmp eq i32 %r, 0
  br i1 %z, label %first, label %second
first:
  call void @jump()
  br label %second
second:
  %i = phi i32 [ 1, %entry ], [ 1, %first ], [ %j, %second ]
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  %j = sub i32 %i, 1
  %more = icmp sge i32 %j, 0
  br i1 %more, label %second, label %end
end:
  ret void
}
define i32 @main() {
  call preserve_mostcc void @f(i32 6)
  ret i32 0
}
