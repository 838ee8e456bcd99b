; Products of vectors whose elements are extended from an odd width: extending them did not come to an end.
@a = global [4 x i16] [i16 1000, i16 -1, i16 -1024, i16 7]
@b = global [4 x i16] [i16 1023, i16 5, i16 -1024, i16 -3]

define <4 x i32> @products(<4 x i11> %a, <4 x i11> %b) noinline {
  %x = sext <4 x i11> %a to <4 x i32>
  %y = sext <4 x i11> %b to <4 x i32>
  %m = mul <4 x i32> %x, %y
  ret <4 x i32> %m
}

define <2 x i64> @wide(<2 x i11> %a, <2 x i11> %b) noinline {
  %x = zext <2 x i11> %a to <2 x i64>
  %y = zext <2 x i11> %b to <2 x i64>
  %m = mul <2 x i64> %x, %y
  ret <2 x i64> %m
}

define i32 @main() {
  %p = load volatile <4 x i16>, ptr @a
  %q = load volatile <4 x i16>, ptr @b
  %a = trunc <4 x i16> %p to <4 x i11>
  %b = trunc <4 x i16> %q to <4 x i11>
  %m = call <4 x i32> @products(<4 x i11> %a, <4 x i11> %b)
  %d = sub <4 x i32> %m, <i32 1023000, i32 -5, i32 1048576, i32 -21>
  %a2 = shufflevector <4 x i11> %a, <4 x i11> %a, <2 x i32> <i32 0, i32 1>
  %b2 = shufflevector <4 x i11> %b, <4 x i11> %b, <2 x i32> <i32 0, i32 1>
  %w = call <2 x i64> @wide(<2 x i11> %a2, <2 x i11> %b2)
  %e = sub <2 x i64> %w, <i64 1023000, i64 10235>
  %d0 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %d)
  %e0 = call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %e)
  %f0 = trunc i64 %e0 to i32
  %r = or i32 %d0, %f0
  %c = icmp ne i32 %r, 0
  %z = zext i1 %c to i32
  ret i32 %z
}

declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)
declare i64 @llvm.vector.reduce.or.v2i64(<2 x i64>)
