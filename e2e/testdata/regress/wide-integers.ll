; Integers of more than 128 bits, as clang makes them for runs of bit-fields, and of vectors.
@s = global <{ i8, [17 x i8], i8 }> <{ i8 17, [17 x i8] zeroinitializer, i8 34 }>
@c = global i136 123456789012345678901234567890123456789012
@lanes = global [4 x i64] [i64 1, i64 -2, i64 3, i64 -4]
@bytes = global [17 x i8] c"abcdefghijklmnopq"
@dst = global [32 x i8] zeroinitializer

; The fields of 41, 41 and 54 bits of a packed struct; its neighbours are left alone.
define i1 @fields() noinline {
  %p = getelementptr i8, ptr @s, i64 1
  %old = load i136, ptr %p, align 1
  %cleared = and i136 %old, -4835703278456317675569153
  %a = shl i136 5, 41
  %b = or i136 %cleared, %a
  store i136 %b, ptr %p, align 1
  %again = load i136, ptr %p, align 1
  %c = shl i136 -7, 82
  %d = or i136 %again, %c
  store i136 %d, ptr %p, align 1
  %all = load i136, ptr %p, align 1
  %x = lshr i136 %all, 41
  %y = trunc i136 %x to i41
  %z = ashr i136 %all, 82
  %w = trunc i136 %z to i54
  %before = load i8, ptr @s
  %q = getelementptr i8, ptr @s, i64 18
  %after = load i8, ptr %q
  %1 = icmp eq i41 %y, 5
  %2 = icmp eq i54 %w, -7
  %3 = icmp eq i8 %before, 17
  %4 = icmp eq i8 %after, 34
  %5 = and i1 %1, %2
  %6 = and i1 %3, %4
  %7 = and i1 %5, %6
  ret i1 %7
}

define i1 @division(i136 %d) noinline {
  %n = load i136, ptr @c
  %q = udiv i136 %n, %d
  %r = urem i136 %n, %d
  %m = mul i136 %q, %d
  %s = add i136 %m, %r
  %1 = icmp eq i136 %s, %n
  %2 = icmp eq i136 %r, 102487909247885777
  %3 = and i1 %1, %2
  ret i1 %3
}

define i1 @vectors() noinline {
  %v = load <4 x i64>, ptr @lanes, align 8
  %i = bitcast <4 x i64> %v to i256
  %j = add i256 %i, 1
  %w = bitcast i256 %j to <4 x i64>
  store <4 x i64> %w, ptr @dst, align 1
  %i2 = load i256, ptr @dst, align 1
  %1 = icmp eq i256 %i2, %j
  %b = load <17 x i8>, ptr @bytes, align 1
  %k = bitcast <17 x i8> %b to i136
  %top = lshr i136 %k, 128
  %t = trunc i136 %top to i8
  %2 = icmp eq i8 %t, 113
  %l = bitcast i136 %k to <17 x i8>
  %e = extractelement <17 x i8> %l, i32 16
  %3 = icmp eq i8 %e, 113
  %neg = icmp slt <4 x i64> %w, zeroinitializer
  %wide = shufflevector <4 x i1> %neg, <4 x i1> %neg, <160 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %mask = bitcast <160 x i1> %wide to i160
  %4 = icmp eq i160 %mask, u0xAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
  %5 = and i1 %1, %2
  %6 = and i1 %3, %4
  %7 = and i1 %5, %6
  ret i1 %7
}

; Some of the arguments are in registers, where there are enough for all of one.
define i1 @passed(i32 %a, i200 %x, i32 %b, i300 %y) noinline {
  %1 = trunc i200 %x to i192
  %2 = trunc i300 %y to i192
  %3 = sub i192 %1, %2
  %4 = zext i32 %a to i192
  %5 = zext i32 %b to i192
  %6 = add i192 %3, %4
  %7 = add i192 %6, %5
  %8 = icmp eq i192 %7, 170141183460469231731687303715884105739
  ret i1 %8
}

define i1 @indexed(i256 %i) noinline {
  %p = getelementptr i8, ptr @bytes, i256 %i
  %x = load i8, ptr %p
  %1 = icmp eq i8 %x, 99
  ret i1 %1
}

define i32 @main() {
  %1 = call i1 @fields()
  %2 = call i1 @division(i136 9876543210987654321)
  %3 = call i1 @vectors()
  %4 = call i1 @indexed(i256 2)
  %5 = call i1 @passed(i32 3, i200 340282366920938463463374607431768211456, i32 8, i300 170141183460469231731687303715884105728)
  %a = and i1 %1, %2
  %b = and i1 %3, %4
  %c = and i1 %a, %b
  %d = and i1 %c, %5
  %bad = xor i1 %d, true
  %r = zext i1 %bad to i32
  ret i32 %r
}
