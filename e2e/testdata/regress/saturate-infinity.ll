; The greatest i128 is next to what a float has no room for: an infinity is above it.
@f = global float 0x7FF0000000000000
@h = global half 0xH7C00
@b = global bfloat 0xR7F80
@d = global double 0x7FF0000000000000
declare i128 @llvm.fptoui.sat.i128.f32(float)
declare i128 @llvm.fptoui.sat.i128.f16(half)
declare i128 @llvm.fptoui.sat.i128.bf16(bfloat)
declare i128 @llvm.fptoui.sat.i128.f64(double)
define i32 @main() {
  %f = load volatile float, ptr @f
  %h = load volatile half, ptr @h
  %b = load volatile bfloat, ptr @b
  %d = load volatile double, ptr @d
  %rf = call i128 @llvm.fptoui.sat.i128.f32(float %f)
  %rh = call i128 @llvm.fptoui.sat.i128.f16(half %h)
  %rb = call i128 @llvm.fptoui.sat.i128.bf16(bfloat %b)
  %rd = call i128 @llvm.fptoui.sat.i128.f64(double %d)
  %cf = icmp ne i128 %rf, -1
  %ch = icmp ne i128 %rh, -1
  %cb = icmp ne i128 %rb, -1
  %cd = icmp ne i128 %rd, -1
  %1 = zext i1 %cf to i32
  %2 = select i1 %ch, i32 2, i32 0
  %3 = select i1 %cb, i32 4, i32 0
  %4 = select i1 %cd, i32 8, i32 0
  %5 = or i32 %1, %2
  %6 = or i32 %3, %4
  %7 = or i32 %5, %6
  ret i32 %7
}
