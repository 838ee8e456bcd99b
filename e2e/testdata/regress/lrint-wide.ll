; Where a long has 32 bits, that of 64 bits is a long long.
declare i64 @llvm.lrint.i64.f64(double)
declare <1 x i64> @llvm.lrint.v1i64.v1f64(<1 x double>)
@x = global double 8760.0
define i32 @main() {
  %x = load volatile double, ptr @x
  %c = call i64 @llvm.lrint.i64.f64(double %x)
  %k = icmp ne i64 %c, 8760
  %v = insertelement <1 x double> poison, double %x, i32 0
  %w = call <1 x i64> @llvm.lrint.v1i64.v1f64(<1 x double> %v)
  %d = extractelement <1 x i64> %w, i32 0
  %l = icmp ne i64 %d, 8760
  %o = or i1 %k, %l
  %z = zext i1 %o to i32
  ret i32 %z
}
