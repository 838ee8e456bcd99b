; The truth value of a comparison with an argument in memory must be in a register with
; a name for its low byte: it cannot be made again in edi when registers run out.
define i32 @pressed(i32 %x, ptr %p) noinline {
  %c = icmp ugt i32 %x, 54
  %z = zext i1 %c to i32
  %p1 = getelementptr i32, ptr %p, i32 1
  %p2 = getelementptr i32, ptr %p, i32 2
  %p3 = getelementptr i32, ptr %p, i32 3
  %p4 = getelementptr i32, ptr %p, i32 4
  %p5 = getelementptr i32, ptr %p, i32 5
  %a0 = load volatile i32, ptr %p
  %a1 = load volatile i32, ptr %p1
  %a2 = load volatile i32, ptr %p2
  %a3 = load volatile i32, ptr %p3
  %a4 = load volatile i32, ptr %p4
  %a5 = load volatile i32, ptr %p5
  store volatile i32 %a5, ptr %p
  store volatile i32 %a4, ptr %p1
  store volatile i32 %a3, ptr %p2
  store volatile i32 %a2, ptr %p3
  %n = sub i32 0, %z
  %m0 = mul i32 %a0, %a1
  %m1 = mul i32 %a2, %a3
  %m2 = mul i32 %a4, %a5
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %s0, %m2
  store volatile i32 %s1, ptr %p5
  ret i32 %n
}

define i32 @main() {
  %p = alloca [6 x i32]
  store [6 x i32] zeroinitializer, ptr %p
  %a = call i32 @pressed(i32 55, ptr %p)
  %b = call i32 @pressed(i32 54, ptr %p)
  %a1 = add i32 %a, 1
  %r = or i32 %a1, %b
  ret i32 %r
}
