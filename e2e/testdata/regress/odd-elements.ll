; Floats become elements of one bit, and reductions under a mask begin with neutral elements of more than 64 bits.
@floats = global <4 x float> <float 1.000000e+00, float 0x3FFFF00000000000, float 0.000000e+00, float 5.000000e-01>
@wide = global <3 x i128> <i128 -3, i128 -18446744073709551617, i128 -5>
@mask = global <3 x i1> <i1 true, i1 true, i1 false>
declare i128 @llvm.vp.reduce.smax.v3i128(i128, <3 x i128>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.and.v3i128(i128, <3 x i128>, <3 x i1>, i32)
define i32 @main() {
  %v = load volatile <4 x float>, ptr @floats
  %u = fptoui <4 x float> %v to <4 x i1>
  %n = fneg <4 x float> %v
  %s = fptosi <4 x float> %n to <4 x i1>
  %ub = bitcast <4 x i1> %u to i4
  %sb = bitcast <4 x i1> %s to i4
  %a = icmp ne i4 %ub, 3
  %b = icmp ne i4 %sb, 3
  %w = load volatile <3 x i128>, ptr @wide
  %m = load volatile <3 x i1>, ptr @mask
  %x = call i128 @llvm.vp.reduce.smax.v3i128(i128 -7, <3 x i128> %w, <3 x i1> %m, i32 3)
  %y = call i128 @llvm.vp.reduce.and.v3i128(i128 -1, <3 x i128> %w, <3 x i1> %m, i32 2)
  %c = icmp ne i128 %x, -3
  %d = icmp ne i128 %y, -18446744073709551619
  %e = or i1 %a, %b
  %f = or i1 %c, %d
  %g = or i1 %e, %f
  %z = zext i1 %g to i32
  ret i32 %z
}

; Every fourth element, where some parts have none that matters.
define <9 x i16> @strided(ptr %a, ptr %b) {
  %v = load <32 x i16>, ptr %a, align 32
  %w = load <32 x i16>, ptr %b, align 8
  %s = shufflevector <32 x i16> %v, <32 x i16> %w, <9 x i32> <i32 60, i32 0, i32 4, i32 poison, i32 12, i32 16, i32 20, i32 24, i32 poison>
  ret <9 x i16> %s
}
