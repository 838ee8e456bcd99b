; clang -mregparm marks the arguments of internal functions too. Where these became fastcc, the first two
; registers of integers are ecx and edx whatever is marked; a marked i64 must not take one a second time.
define internal fastcc i32 @marked(i64 inreg %a, ptr inreg %p, i32 inreg %b, i32 %c) noinline {
  %high = lshr i64 %a, 32
  %h = trunc i64 %high to i32
  %l = trunc i64 %a to i32
  %v = load volatile i32, ptr %p
  %s0 = sub i32 %h, %l
  %s1 = mul i32 %s0, %v
  %s2 = add i32 %s1, %b
  %s3 = shl i32 %s2, 4
  %s4 = sub i32 %s3, %c
  ret i32 %s4
}

define internal fastcc i32 @last(i32 %a, i32 %b, i32 inreg %c) noinline {
  %s0 = shl i32 %a, 8
  %s1 = or i32 %s0, %b
  %s2 = shl i32 %s1, 8
  %s3 = or i32 %s2, %c
  ret i32 %s3
}

define i32 @main() {
  %p = alloca i32
  store volatile i32 3, ptr %p
  %x = call fastcc i32 @marked(i64 inreg 38654705666, ptr inreg %p, i32 inreg 5, i32 7)
  %y = call fastcc i32 @last(i32 1, i32 2, i32 inreg 3)
  %wrongx = xor i32 %x, 409
  %wrongy = xor i32 %y, 66051
  %wrong = or i32 %wrongx, %wrongy
  ret i32 %wrong
}
