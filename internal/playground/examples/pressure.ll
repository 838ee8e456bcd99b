; title: More values than registers: spills and recomputation
; function: press
; tab: picture
; Twenty values live through a loop: some are in memory, and the constants are recomputed. Panel Live ranges shows who
; has which register, Prices what each would cost elsewhere.
define i64 @press(ptr %p, i64 %n) {
entry:
  %q0 = getelementptr i64, ptr %p, i64 0
  %x0 = load i64, ptr %q0
  %q1 = getelementptr i64, ptr %p, i64 1
  %x1 = load i64, ptr %q1
  %q2 = getelementptr i64, ptr %p, i64 2
  %x2 = load i64, ptr %q2
  %q3 = getelementptr i64, ptr %p, i64 3
  %x3 = load i64, ptr %q3
  %q4 = getelementptr i64, ptr %p, i64 4
  %x4 = load i64, ptr %q4
  %q5 = getelementptr i64, ptr %p, i64 5
  %x5 = load i64, ptr %q5
  %q6 = getelementptr i64, ptr %p, i64 6
  %x6 = load i64, ptr %q6
  %q7 = getelementptr i64, ptr %p, i64 7
  %x7 = load i64, ptr %q7
  %q8 = getelementptr i64, ptr %p, i64 8
  %x8 = load i64, ptr %q8
  %q9 = getelementptr i64, ptr %p, i64 9
  %x9 = load i64, ptr %q9
  %q10 = getelementptr i64, ptr %p, i64 10
  %x10 = load i64, ptr %q10
  %q11 = getelementptr i64, ptr %p, i64 11
  %x11 = load i64, ptr %q11
  %q12 = getelementptr i64, ptr %p, i64 12
  %x12 = load i64, ptr %q12
  %q13 = getelementptr i64, ptr %p, i64 13
  %x13 = load i64, ptr %q13
  %q14 = getelementptr i64, ptr %p, i64 14
  %x14 = load i64, ptr %q14
  %q15 = getelementptr i64, ptr %p, i64 15
  %x15 = load i64, ptr %q15
  %q16 = getelementptr i64, ptr %p, i64 16
  %x16 = load i64, ptr %q16
  %q17 = getelementptr i64, ptr %p, i64 17
  %x17 = load i64, ptr %q17
  %q18 = getelementptr i64, ptr %p, i64 18
  %x18 = load i64, ptr %q18
  %q19 = getelementptr i64, ptr %p, i64 19
  %x19 = load i64, ptr %q19
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %t0 = add i64 %s, %x0
  %t1 = xor i64 %t0, %x1
  %t2 = sub i64 %t1, %x2
  %t3 = mul i64 %t2, %x3
  %t4 = add i64 %t3, %x4
  %t5 = xor i64 %t4, %x5
  %t6 = sub i64 %t5, %x6
  %t7 = mul i64 %t6, %x7
  %t8 = add i64 %t7, %x8
  %t9 = xor i64 %t8, %x9
  %t10 = sub i64 %t9, %x10
  %t11 = mul i64 %t10, %x11
  %t12 = add i64 %t11, %x12
  %t13 = xor i64 %t12, %x13
  %t14 = sub i64 %t13, %x14
  %t15 = mul i64 %t14, %x15
  %t16 = add i64 %t15, %x16
  %t17 = xor i64 %t16, %x17
  %t18 = sub i64 %t17, %x18
  %t19 = mul i64 %t18, %x19
  %sum = add i64 %t19, %i
  %next = add i64 %i, 1
  %go = icmp slt i64 %next, %n
  br i1 %go, label %loop, label %done
done:
  ret i64 %sum
}

@data = constant [20 x i64] [i64 3, i64 4, i64 7, i64 12, i64 19, i64 28, i64 39, i64 52, i64 67, i64 84, i64 103, i64 124, i64 147, i64 172, i64 199, i64 228, i64 259, i64 292, i64 327, i64 364]
@text = private constant [6 x i8] c"%lld\0A\00"
declare i32 @printf(ptr, ...)

define i32 @main() {
  %r = call i64 @press(ptr @data, i64 10)
  %c = call i32 (ptr, ...) @printf(ptr @text, i64 %r)
  ret i32 0
}
