; The address of @buf comes from another block: it is read from its register, not from the global
; offset table without the base.
@buf = global [4096 x i8] zeroinitializer
@a = global ptr null
define i64 @f(i64 %x) noinline optnone {
b0:
  store ptr @buf, ptr @a
  br label %b1
b1:
  %s = sub i64 %x, ptrtoint (ptr @buf to i64)
  ret i64 %s
}
define i1 @below(ptr %p, i1 %c) noinline {
b0:
  store ptr @buf, ptr @a
  br i1 %c, label %b1, label %b2
b1:
  %q = icmp ult ptr %p, @buf
  ret i1 %q
b2:
  ret i1 false
}
define i32 @main() {
  %b = ptrtoint ptr @buf to i64
  %c = add i64 %b, 1
  %r = call i64 @f(i64 %c)
  %t = trunc i64 %r to i32
  %wrong = sub i32 %t, 1
  %next = getelementptr i8, ptr @buf, i32 1
  %below = call i1 @below(ptr %next, i1 true)
  %two = zext i1 %below to i32
  %exit = or i32 %wrong, %two
  ret i32 %exit
}
