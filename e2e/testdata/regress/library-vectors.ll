; Functions whose only numbers that the compiler's library or the x87 computes with are elements of parameters.
define <2 x float> @extend(<2 x half> %x) noinline {
  %r = fpext <2 x half> %x to <2 x float>
  ret <2 x float> %r
}
define <3 x i1> @less(<3 x bfloat> %x, <3 x bfloat> %y) noinline {
  %r = fcmp olt <3 x bfloat> %x, %y
  ret <3 x i1> %r
}
define <2 x i32> @whole(<2 x x86_fp80> %x) noinline {
  %r = fptosi <2 x x86_fp80> %x to <2 x i32>
  ret <2 x i32> %r
}
define <2 x double> @short(<2 x fp128> %x) noinline {
  %r = fptrunc <2 x fp128> %x to <2 x double>
  ret <2 x double> %r
}
define i32 @main() {
  %e = call <2 x float> @extend(<2 x half> <half 0xH3E00, half 0xHC000>)
  %c0 = fcmp one <2 x float> %e, <float 1.5, float -2.0>
  %l = call <3 x i1> @less(<3 x bfloat> <bfloat 0xR3F80, bfloat 0xR4000, bfloat 0xR0000>, <3 x bfloat> <bfloat 0xR4000, bfloat 0xR3F80, bfloat 0xR0000>)
  %l3 = bitcast <3 x i1> %l to i3
  %c1 = icmp ne i3 %l3, 1
  %w = call <2 x i32> @whole(<2 x x86_fp80> <x86_fp80 0xK4000C800000000000000, x86_fp80 0xKC000C800000000000000>)
  %c2 = icmp ne <2 x i32> %w, <i32 3, i32 -3>
  %s = call <2 x double> @short(<2 x fp128> <fp128 0xL00000000000000003FFF800000000000, fp128 0xL0000000000000000C000000000000000>)
  %c3 = fcmp one <2 x double> %s, <double 1.5, double -2.0>
  %b0 = bitcast <2 x i1> %c0 to i2
  %d0 = icmp ne i2 %b0, 0
  %b2 = bitcast <2 x i1> %c2 to i2
  %d2 = icmp ne i2 %b2, 0
  %b3 = bitcast <2 x i1> %c3 to i2
  %d3 = icmp ne i2 %b3, 0
  %z0 = zext i1 %d0 to i32
  %z1 = select i1 %c1, i32 2, i32 %z0
  %z2 = select i1 %d2, i32 3, i32 %z1
  %z3 = select i1 %d3, i32 4, i32 %z2
  ret i32 %z3
}
