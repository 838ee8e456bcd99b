; Some bits of an address in the global offset table are not loaded from an address without a base.
@g = global [40 x i32] zeroinitializer
define i32 @main() {
  %p = alloca ptr
  store volatile ptr @g, ptr %p
  %g = load volatile ptr, ptr %p
  %w = ptrtoint ptr %g to i32
  %h = ptrtoint ptr %g to i16
  %b = ptrtoint ptr %g to i8
  %w2 = ptrtoint ptr @g to i32
  %h2 = ptrtoint ptr @g to i16
  %b2 = ptrtoint ptr @g to i8
  %w3 = xor i32 %w, %w2
  %h3 = xor i16 %h, %h2
  %b3 = xor i8 %b, %b2
  %h4 = zext i16 %h3 to i32
  %b4 = sext i8 %b3 to i32
  %r = or i32 %w3, %h4
  %s = or i32 %r, %b4
  %z = zext i16 %h2 to i32
  %z2 = zext i16 %h to i32
  %z3 = sub i32 %z, %z2
  %t = or i32 %s, %z3
  %u = icmp ne i32 %t, 0
  %v = zext i1 %u to i32
  ret i32 %v
}
