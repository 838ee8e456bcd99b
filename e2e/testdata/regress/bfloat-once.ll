; Integers of more than 64 bits become bfloats, and fused products of bfloats are added, with one rounding.
@above = global i128 37926505815546838122497 ; 2^75 + 2^67 + 1: above a tie
@seven = global bfloat 0xR40E0
@tiny = global bfloat 0xR8080
declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
define i32 @main() {
  %n = load volatile i128, ptr @above
  %a = uitofp i128 %n to bfloat
  %x = bitcast bfloat %a to i16
  %c = icmp ne i16 %x, 25857
  %seven = load volatile bfloat, ptr @seven
  %tiny = load volatile bfloat, ptr @tiny
  %m = call bfloat @llvm.fma.bf16(bfloat %seven, bfloat 0xR4214, bfloat %tiny) ; 259, a tie, less a little
  %b = bitcast bfloat %m to i16
  %d = icmp ne i16 %b, 17281
  %e = or i1 %c, %d
  %z = zext i1 %e to i32
  ret i32 %z
}
