; A narrow exponent is extended for the C library, which takes an int.
@less = global i16 -3
@more = global i16 5
declare double @llvm.ldexp.f64.i16(double, i16)
declare <4 x float> @llvm.ldexp.v4f32.v4i16(<4 x float>, <4 x i16>)
define i32 @main() {
  %e = load volatile i16, ptr @less
  %g = load volatile i16, ptr @more
  %a = call double @llvm.ldexp.f64.i16(double 1.0, i16 %e)
  %v0 = insertelement <4 x i16> poison, i16 %e, i32 0
  %v1 = insertelement <4 x i16> %v0, i16 %g, i32 1
  %v2 = insertelement <4 x i16> %v1, i16 0, i32 2
  %v3 = insertelement <4 x i16> %v2, i16 %e, i32 3
  %b = call <4 x float> @llvm.ldexp.v4f32.v4i16(<4 x float> <float 1.0, float 1.0, float 1.0, float 1.0>, <4 x i16> %v3)
  %b0 = extractelement <4 x float> %b, i32 0
  %b1 = extractelement <4 x float> %b, i32 1
  %c = fcmp une double %a, 1.250000e-01
  %d = fcmp une float %b0, 1.250000e-01
  %f = fcmp une float %b1, 3.200000e+01
  %x = or i1 %c, %d
  %y = or i1 %x, %f
  %z = zext i1 %y to i32
  ret i32 %z
}
