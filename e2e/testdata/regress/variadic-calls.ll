; Two calls of one variadic function whose last arguments are equal and whose number is not: where
; arguments are pushed, sharing the end of the two must not lose the first one pushed.

@more = global i1 false

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define internal i32 @sum(i32 %a, i32 %b, i32 %k, i32 %l, ...) noinline nounwind {
  %list = alloca [24 x i8], align 8
  %some = load volatile i1, ptr @more
  br i1 %some, label %third, label %done

third:
  call void @llvm.va_start.p0(ptr %list)
  %c = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  br label %done

done:
  %x = phi i32 [ 0, %0 ], [ %c, %third ]
  %y = mul i32 %b, 10
  %kl = mul i32 %k, %l
  %z0 = add i32 %a, %y
  %z = add i32 %z0, %kl
  %w = mul i32 %x, 100
  %r = add i32 %z, %w
  ret i32 %r
}

define internal i32 @either(i32 %n) noinline nounwind {
  %some = load volatile i1, ptr @more
  %none = xor i1 %some, true
  br i1 %none, label %two, label %three

two:
  %r2 = call i32 (i32, i32, i32, i32, ...) @sum(i32 1, i32 2, i32 3, i32 4)
  ret i32 %r2

three:
  %r3 = call i32 (i32, i32, i32, i32, ...) @sum(i32 1, i32 2, i32 3, i32 4, i32 %n)
  ret i32 %r3
}

define i32 @main() nounwind {
  %a = call i32 @either(i32 7)
  store volatile i1 true, ptr @more
  %b = call i32 @either(i32 7)
  %oka = icmp eq i32 %a, 33
  %okb = icmp eq i32 %b, 733
  %ok = and i1 %oka, %okb
  %r = select i1 %ok, i32 0, i32 1
  ret i32 %r
}
