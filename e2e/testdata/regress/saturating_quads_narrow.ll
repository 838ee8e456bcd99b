; Conversions of fp128 to integers of 19 bits with saturation.
@g = global fp128 0xL00000000000000000000000000000000
declare i19 @llvm.fptoui.sat.i19.f128(fp128)
define i32 @main() {
  store fp128 0xL00000000000000000000000000000000, ptr @g
  %x0 = load volatile fp128, ptr @g
  %y0 = call i19 @llvm.fptoui.sat.i19.f128(fp128 %x0)
  %z0 = zext i19 %y0 to i128
  %h0 = mul i128 0, 31
  %a0 = add i128 %h0, %z0
  store fp128 0xL0000000000000000BFFF000000000000, ptr @g
  %x1 = load volatile fp128, ptr @g
  %y1 = call i19 @llvm.fptoui.sat.i19.f128(fp128 %x1)
  %z1 = zext i19 %y1 to i128
  %h1 = mul i128 %a0, 31
  %a1 = add i128 %h1, %z1
  store fp128 0xL0000000000000000403E000000000000, ptr @g
  %x2 = load volatile fp128, ptr @g
  %y2 = call i19 @llvm.fptoui.sat.i19.f128(fp128 %x2)
  %z2 = zext i19 %y2 to i128
  %h2 = mul i128 %a1, 31
  %a2 = add i128 %h2, %z2
  store fp128 0xL0000000000000000C03E800000000000, ptr @g
  %x3 = load volatile fp128, ptr @g
  %y3 = call i19 @llvm.fptoui.sat.i19.f128(fp128 %x3)
  %z3 = zext i19 %y3 to i128
  %h3 = mul i128 %a2, 31
  %a3 = add i128 %h3, %z3
  store fp128 0xL0000000000000000407F000000000000, ptr @g
  %x4 = load volatile fp128, ptr @g
  %y4 = call i19 @llvm.fptoui.sat.i19.f128(fp128 %x4)
  %z4 = zext i19 %y4 to i128
  %h4 = mul i128 %a3, 31
  %a4 = add i128 %h4, %z4
  store fp128 0xL00000000000000007FFF800000000000, ptr @g
  %x5 = load volatile fp128, ptr @g
  %y5 = call i19 @llvm.fptoui.sat.i19.f128(fp128 %x5)
  %z5 = zext i19 %y5 to i128
  %h5 = mul i128 %a4, 31
  %a5 = add i128 %h5, %z5
  store fp128 0xL00000000000000004005900000000000, ptr @g
  %x6 = load volatile fp128, ptr @g
  %y6 = call i19 @llvm.fptoui.sat.i19.f128(fp128 %x6)
  %z6 = zext i19 %y6 to i128
  %h6 = mul i128 %a5, 31
  %a6 = add i128 %h6, %z6
  store fp128 0xL0000000000000000FFFF000000000000, ptr @g
  %x7 = load volatile fp128, ptr @g
  %y7 = call i19 @llvm.fptoui.sat.i19.f128(fp128 %x7)
  %z7 = zext i19 %y7 to i128
  %h7 = mul i128 %a6, 31
  %a7 = add i128 %h7, %z7
  store fp128 0xLFFFFFFFFFFFFFFFF403DFFFFFFFFFFFF, ptr @g
  %x8 = load volatile fp128, ptr @g
  %y8 = call i19 @llvm.fptoui.sat.i19.f128(fp128 %x8)
  %z8 = zext i19 %y8 to i128
  %h8 = mul i128 %a7, 31
  %a8 = add i128 %h8, %z8
  %m = urem i128 %a8, 251
  %r = trunc i128 %m to i32
  %wrong = sub i32 %r, 43
  ret i32 %wrong
}
