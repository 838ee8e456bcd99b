; The C library stores an int, whatever the exponent of the result is.
declare {double, i64} @llvm.frexp.f64.i64(double)
@d = global double 0.125
define i32 @main() {
  %x = load volatile double, ptr @d
  %c = call {double, i64} @llvm.frexp.f64.i64(double %x)
  %e = extractvalue {double, i64} %c, 1
  %k = icmp ne i64 %e, -2
  %z = zext i1 %k to i32
  ret i32 %z
}
