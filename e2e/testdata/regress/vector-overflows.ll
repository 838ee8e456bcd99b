; Sums, differences and products with overflow on vectors, whose elements have instructions on each machine or none.
@a32x4 = global <4 x i32> <i32 -2147483648, i32 2147483647, i32 0, i32 124576495>
@b32x4 = global <4 x i32> <i32 -1, i32 1, i32 1, i32 3>
@a8x16 = global <16 x i8> <i8 -128, i8 127, i8 0, i8 0, i8 -128, i8 127, i8 -3, i8 1, i8 35, i8 -98, i8 -1, i8 0, i8 -128, i8 -1, i8 -1, i8 3>
@b8x16 = global <16 x i8> <i8 -1, i8 1, i8 1, i8 -3, i8 0, i8 -3, i8 -1, i8 1, i8 127, i8 -47, i8 0, i8 3, i8 127, i8 127, i8 3, i8 47>
@a64x2 = global <2 x i64> <i64 -9223372036854775808, i64 0>
@b64x2 = global <2 x i64> <i64 1, i64 0>
@a7x3 = global <3 x i7> <i7 -64, i7 63, i7 0>
@b7x3 = global <3 x i7> <i7 -1, i7 1, i7 1>
@a16x8 = global <8 x i16> <i16 -32768, i16 32767, i16 0, i16 23251, i16 16442, i16 7081, i16 3, i16 32767>
@b16x8 = global <8 x i16> <i16 -1, i16 1, i16 1, i16 -31924, i16 -1, i16 32767, i16 -4968, i16 32767>
@a128x2 = global <2 x i128> <i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727>
@b128x2 = global <2 x i128> <i128 1, i128 -3>
@a33x5 = global <5 x i33> <i33 -4294967296, i33 4294967295, i33 0, i33 0, i33 3>
@b33x5 = global <5 x i33> <i33 -1, i33 1, i33 1, i33 -3, i33 0>
@a32x1 = global <1 x i32> <i32 -2147483648>
@b32x1 = global <1 x i32> <i32 1>
declare {<4 x i32>, <4 x i1>} @llvm.uadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare {<4 x i32>, <4 x i1>} @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare {<4 x i32>, <4 x i1>} @llvm.usub.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare {<4 x i32>, <4 x i1>} @llvm.ssub.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare {<4 x i32>, <4 x i1>} @llvm.umul.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare {<4 x i32>, <4 x i1>} @llvm.smul.with.overflow.v4i32(<4 x i32>, <4 x i32>)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
declare {<16 x i8>, <16 x i1>} @llvm.uadd.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare {<16 x i8>, <16 x i1>} @llvm.sadd.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare {<16 x i8>, <16 x i1>} @llvm.usub.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare {<16 x i8>, <16 x i1>} @llvm.ssub.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare {<16 x i8>, <16 x i1>} @llvm.umul.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare {<16 x i8>, <16 x i1>} @llvm.smul.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
declare {<2 x i64>, <2 x i1>} @llvm.uadd.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare {<2 x i64>, <2 x i1>} @llvm.sadd.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare {<2 x i64>, <2 x i1>} @llvm.usub.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare {<2 x i64>, <2 x i1>} @llvm.ssub.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare {<2 x i64>, <2 x i1>} @llvm.umul.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare {<2 x i64>, <2 x i1>} @llvm.smul.with.overflow.v2i64(<2 x i64>, <2 x i64>)
declare i1 @llvm.vector.reduce.or.v2i1(<2 x i1>)
declare {<3 x i7>, <3 x i1>} @llvm.uadd.with.overflow.v3i7(<3 x i7>, <3 x i7>)
declare {<3 x i7>, <3 x i1>} @llvm.sadd.with.overflow.v3i7(<3 x i7>, <3 x i7>)
declare {<3 x i7>, <3 x i1>} @llvm.usub.with.overflow.v3i7(<3 x i7>, <3 x i7>)
declare {<3 x i7>, <3 x i1>} @llvm.ssub.with.overflow.v3i7(<3 x i7>, <3 x i7>)
declare {<3 x i7>, <3 x i1>} @llvm.umul.with.overflow.v3i7(<3 x i7>, <3 x i7>)
declare {<3 x i7>, <3 x i1>} @llvm.smul.with.overflow.v3i7(<3 x i7>, <3 x i7>)
declare i1 @llvm.vector.reduce.or.v3i1(<3 x i1>)
declare {<8 x i16>, <8 x i1>} @llvm.uadd.with.overflow.v8i16(<8 x i16>, <8 x i16>)
declare {<8 x i16>, <8 x i1>} @llvm.sadd.with.overflow.v8i16(<8 x i16>, <8 x i16>)
declare {<8 x i16>, <8 x i1>} @llvm.usub.with.overflow.v8i16(<8 x i16>, <8 x i16>)
declare {<8 x i16>, <8 x i1>} @llvm.ssub.with.overflow.v8i16(<8 x i16>, <8 x i16>)
declare {<8 x i16>, <8 x i1>} @llvm.umul.with.overflow.v8i16(<8 x i16>, <8 x i16>)
declare {<8 x i16>, <8 x i1>} @llvm.smul.with.overflow.v8i16(<8 x i16>, <8 x i16>)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>)
declare {<2 x i128>, <2 x i1>} @llvm.uadd.with.overflow.v2i128(<2 x i128>, <2 x i128>)
declare {<2 x i128>, <2 x i1>} @llvm.sadd.with.overflow.v2i128(<2 x i128>, <2 x i128>)
declare {<2 x i128>, <2 x i1>} @llvm.usub.with.overflow.v2i128(<2 x i128>, <2 x i128>)
declare {<2 x i128>, <2 x i1>} @llvm.ssub.with.overflow.v2i128(<2 x i128>, <2 x i128>)
declare {<2 x i128>, <2 x i1>} @llvm.umul.with.overflow.v2i128(<2 x i128>, <2 x i128>)
declare {<2 x i128>, <2 x i1>} @llvm.smul.with.overflow.v2i128(<2 x i128>, <2 x i128>)
declare {<5 x i33>, <5 x i1>} @llvm.uadd.with.overflow.v5i33(<5 x i33>, <5 x i33>)
declare {<5 x i33>, <5 x i1>} @llvm.sadd.with.overflow.v5i33(<5 x i33>, <5 x i33>)
declare {<5 x i33>, <5 x i1>} @llvm.usub.with.overflow.v5i33(<5 x i33>, <5 x i33>)
declare {<5 x i33>, <5 x i1>} @llvm.ssub.with.overflow.v5i33(<5 x i33>, <5 x i33>)
declare {<5 x i33>, <5 x i1>} @llvm.umul.with.overflow.v5i33(<5 x i33>, <5 x i33>)
declare {<5 x i33>, <5 x i1>} @llvm.smul.with.overflow.v5i33(<5 x i33>, <5 x i33>)
declare i1 @llvm.vector.reduce.or.v5i1(<5 x i1>)
declare {<1 x i32>, <1 x i1>} @llvm.uadd.with.overflow.v1i32(<1 x i32>, <1 x i32>)
declare {<1 x i32>, <1 x i1>} @llvm.sadd.with.overflow.v1i32(<1 x i32>, <1 x i32>)
declare {<1 x i32>, <1 x i1>} @llvm.usub.with.overflow.v1i32(<1 x i32>, <1 x i32>)
declare {<1 x i32>, <1 x i1>} @llvm.ssub.with.overflow.v1i32(<1 x i32>, <1 x i32>)
declare {<1 x i32>, <1 x i1>} @llvm.umul.with.overflow.v1i32(<1 x i32>, <1 x i32>)
declare {<1 x i32>, <1 x i1>} @llvm.smul.with.overflow.v1i32(<1 x i32>, <1 x i32>)
declare i1 @llvm.vector.reduce.or.v1i1(<1 x i1>)
define i32 @main() {
  %wrong0 = add i32 0, 0
  %a.v4i32 = load volatile <4 x i32>, ptr @a32x4
  %b.v4i32 = load volatile <4 x i32>, ptr @b32x4
  %uadd.v4i32 = call {<4 x i32>, <4 x i1>} @llvm.uadd.with.overflow.v4i32(<4 x i32> %a.v4i32, <4 x i32> %b.v4i32)
  %uadd.v4i32.r = extractvalue {<4 x i32>, <4 x i1>} %uadd.v4i32, 0
  %uadd.v4i32.o = extractvalue {<4 x i32>, <4 x i1>} %uadd.v4i32, 1
  %uadd.v4i32.x = icmp ne <4 x i32> %uadd.v4i32.r, <i32 2147483647, i32 -2147483648, i32 1, i32 124576498>
  %uadd.v4i32.y = xor <4 x i1> %uadd.v4i32.o, <i1 true, i1 false, i1 false, i1 false>
  %uadd.v4i32.z = or <4 x i1> %uadd.v4i32.x, %uadd.v4i32.y
  %uadd.v4i32.w = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %uadd.v4i32.z)
  %uadd.v4i32.e = zext i1 %uadd.v4i32.w to i32
  %wrong1 = add i32 %wrong0, %uadd.v4i32.e
  %sadd.v4i32 = call {<4 x i32>, <4 x i1>} @llvm.sadd.with.overflow.v4i32(<4 x i32> %a.v4i32, <4 x i32> %b.v4i32)
  %sadd.v4i32.r = extractvalue {<4 x i32>, <4 x i1>} %sadd.v4i32, 0
  %sadd.v4i32.o = extractvalue {<4 x i32>, <4 x i1>} %sadd.v4i32, 1
  %sadd.v4i32.x = icmp ne <4 x i32> %sadd.v4i32.r, <i32 2147483647, i32 -2147483648, i32 1, i32 124576498>
  %sadd.v4i32.y = xor <4 x i1> %sadd.v4i32.o, <i1 true, i1 true, i1 false, i1 false>
  %sadd.v4i32.z = or <4 x i1> %sadd.v4i32.x, %sadd.v4i32.y
  %sadd.v4i32.w = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %sadd.v4i32.z)
  %sadd.v4i32.e = zext i1 %sadd.v4i32.w to i32
  %wrong2 = add i32 %wrong1, %sadd.v4i32.e
  %usub.v4i32 = call {<4 x i32>, <4 x i1>} @llvm.usub.with.overflow.v4i32(<4 x i32> %a.v4i32, <4 x i32> %b.v4i32)
  %usub.v4i32.r = extractvalue {<4 x i32>, <4 x i1>} %usub.v4i32, 0
  %usub.v4i32.o = extractvalue {<4 x i32>, <4 x i1>} %usub.v4i32, 1
  %usub.v4i32.x = icmp ne <4 x i32> %usub.v4i32.r, <i32 -2147483647, i32 2147483646, i32 -1, i32 124576492>
  %usub.v4i32.y = xor <4 x i1> %usub.v4i32.o, <i1 true, i1 false, i1 true, i1 false>
  %usub.v4i32.z = or <4 x i1> %usub.v4i32.x, %usub.v4i32.y
  %usub.v4i32.w = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %usub.v4i32.z)
  %usub.v4i32.e = zext i1 %usub.v4i32.w to i32
  %wrong3 = add i32 %wrong2, %usub.v4i32.e
  %ssub.v4i32 = call {<4 x i32>, <4 x i1>} @llvm.ssub.with.overflow.v4i32(<4 x i32> %a.v4i32, <4 x i32> %b.v4i32)
  %ssub.v4i32.r = extractvalue {<4 x i32>, <4 x i1>} %ssub.v4i32, 0
  %ssub.v4i32.o = extractvalue {<4 x i32>, <4 x i1>} %ssub.v4i32, 1
  %ssub.v4i32.x = icmp ne <4 x i32> %ssub.v4i32.r, <i32 -2147483647, i32 2147483646, i32 -1, i32 124576492>
  %ssub.v4i32.y = xor <4 x i1> %ssub.v4i32.o, <i1 false, i1 false, i1 false, i1 false>
  %ssub.v4i32.z = or <4 x i1> %ssub.v4i32.x, %ssub.v4i32.y
  %ssub.v4i32.w = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %ssub.v4i32.z)
  %ssub.v4i32.e = zext i1 %ssub.v4i32.w to i32
  %wrong4 = add i32 %wrong3, %ssub.v4i32.e
  %umul.v4i32 = call {<4 x i32>, <4 x i1>} @llvm.umul.with.overflow.v4i32(<4 x i32> %a.v4i32, <4 x i32> %b.v4i32)
  %umul.v4i32.r = extractvalue {<4 x i32>, <4 x i1>} %umul.v4i32, 0
  %umul.v4i32.o = extractvalue {<4 x i32>, <4 x i1>} %umul.v4i32, 1
  %umul.v4i32.x = icmp ne <4 x i32> %umul.v4i32.r, <i32 -2147483648, i32 2147483647, i32 0, i32 373729485>
  %umul.v4i32.y = xor <4 x i1> %umul.v4i32.o, <i1 true, i1 false, i1 false, i1 false>
  %umul.v4i32.z = or <4 x i1> %umul.v4i32.x, %umul.v4i32.y
  %umul.v4i32.w = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %umul.v4i32.z)
  %umul.v4i32.e = zext i1 %umul.v4i32.w to i32
  %wrong5 = add i32 %wrong4, %umul.v4i32.e
  %smul.v4i32 = call {<4 x i32>, <4 x i1>} @llvm.smul.with.overflow.v4i32(<4 x i32> %a.v4i32, <4 x i32> %b.v4i32)
  %smul.v4i32.r = extractvalue {<4 x i32>, <4 x i1>} %smul.v4i32, 0
  %smul.v4i32.o = extractvalue {<4 x i32>, <4 x i1>} %smul.v4i32, 1
  %smul.v4i32.x = icmp ne <4 x i32> %smul.v4i32.r, <i32 -2147483648, i32 2147483647, i32 0, i32 373729485>
  %smul.v4i32.y = xor <4 x i1> %smul.v4i32.o, <i1 true, i1 false, i1 false, i1 false>
  %smul.v4i32.z = or <4 x i1> %smul.v4i32.x, %smul.v4i32.y
  %smul.v4i32.w = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %smul.v4i32.z)
  %smul.v4i32.e = zext i1 %smul.v4i32.w to i32
  %wrong6 = add i32 %wrong5, %smul.v4i32.e
  %a.v16i8 = load volatile <16 x i8>, ptr @a8x16
  %b.v16i8 = load volatile <16 x i8>, ptr @b8x16
  %uadd.v16i8 = call {<16 x i8>, <16 x i1>} @llvm.uadd.with.overflow.v16i8(<16 x i8> %a.v16i8, <16 x i8> %b.v16i8)
  %uadd.v16i8.r = extractvalue {<16 x i8>, <16 x i1>} %uadd.v16i8, 0
  %uadd.v16i8.o = extractvalue {<16 x i8>, <16 x i1>} %uadd.v16i8, 1
  %uadd.v16i8.x = icmp ne <16 x i8> %uadd.v16i8.r, <i8 127, i8 -128, i8 1, i8 -3, i8 -128, i8 124, i8 -4, i8 2, i8 -94, i8 111, i8 -1, i8 3, i8 -1, i8 126, i8 2, i8 50>
  %uadd.v16i8.y = xor <16 x i1> %uadd.v16i8.o, <i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false>
  %uadd.v16i8.z = or <16 x i1> %uadd.v16i8.x, %uadd.v16i8.y
  %uadd.v16i8.w = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %uadd.v16i8.z)
  %uadd.v16i8.e = zext i1 %uadd.v16i8.w to i32
  %wrong7 = add i32 %wrong6, %uadd.v16i8.e
  %sadd.v16i8 = call {<16 x i8>, <16 x i1>} @llvm.sadd.with.overflow.v16i8(<16 x i8> %a.v16i8, <16 x i8> %b.v16i8)
  %sadd.v16i8.r = extractvalue {<16 x i8>, <16 x i1>} %sadd.v16i8, 0
  %sadd.v16i8.o = extractvalue {<16 x i8>, <16 x i1>} %sadd.v16i8, 1
  %sadd.v16i8.x = icmp ne <16 x i8> %sadd.v16i8.r, <i8 127, i8 -128, i8 1, i8 -3, i8 -128, i8 124, i8 -4, i8 2, i8 -94, i8 111, i8 -1, i8 3, i8 -1, i8 126, i8 2, i8 50>
  %sadd.v16i8.y = xor <16 x i1> %sadd.v16i8.o, <i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>
  %sadd.v16i8.z = or <16 x i1> %sadd.v16i8.x, %sadd.v16i8.y
  %sadd.v16i8.w = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %sadd.v16i8.z)
  %sadd.v16i8.e = zext i1 %sadd.v16i8.w to i32
  %wrong8 = add i32 %wrong7, %sadd.v16i8.e
  %usub.v16i8 = call {<16 x i8>, <16 x i1>} @llvm.usub.with.overflow.v16i8(<16 x i8> %a.v16i8, <16 x i8> %b.v16i8)
  %usub.v16i8.r = extractvalue {<16 x i8>, <16 x i1>} %usub.v16i8, 0
  %usub.v16i8.o = extractvalue {<16 x i8>, <16 x i1>} %usub.v16i8, 1
  %usub.v16i8.x = icmp ne <16 x i8> %usub.v16i8.r, <i8 -127, i8 126, i8 -1, i8 3, i8 -128, i8 -126, i8 -2, i8 0, i8 -92, i8 -51, i8 -1, i8 -3, i8 1, i8 -128, i8 -4, i8 -44>
  %usub.v16i8.y = xor <16 x i1> %usub.v16i8.o, <i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true>
  %usub.v16i8.z = or <16 x i1> %usub.v16i8.x, %usub.v16i8.y
  %usub.v16i8.w = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %usub.v16i8.z)
  %usub.v16i8.e = zext i1 %usub.v16i8.w to i32
  %wrong9 = add i32 %wrong8, %usub.v16i8.e
  %ssub.v16i8 = call {<16 x i8>, <16 x i1>} @llvm.ssub.with.overflow.v16i8(<16 x i8> %a.v16i8, <16 x i8> %b.v16i8)
  %ssub.v16i8.r = extractvalue {<16 x i8>, <16 x i1>} %ssub.v16i8, 0
  %ssub.v16i8.o = extractvalue {<16 x i8>, <16 x i1>} %ssub.v16i8, 1
  %ssub.v16i8.x = icmp ne <16 x i8> %ssub.v16i8.r, <i8 -127, i8 126, i8 -1, i8 3, i8 -128, i8 -126, i8 -2, i8 0, i8 -92, i8 -51, i8 -1, i8 -3, i8 1, i8 -128, i8 -4, i8 -44>
  %ssub.v16i8.y = xor <16 x i1> %ssub.v16i8.o, <i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false>
  %ssub.v16i8.z = or <16 x i1> %ssub.v16i8.x, %ssub.v16i8.y
  %ssub.v16i8.w = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %ssub.v16i8.z)
  %ssub.v16i8.e = zext i1 %ssub.v16i8.w to i32
  %wrong10 = add i32 %wrong9, %ssub.v16i8.e
  %umul.v16i8 = call {<16 x i8>, <16 x i1>} @llvm.umul.with.overflow.v16i8(<16 x i8> %a.v16i8, <16 x i8> %b.v16i8)
  %umul.v16i8.r = extractvalue {<16 x i8>, <16 x i1>} %umul.v16i8, 0
  %umul.v16i8.o = extractvalue {<16 x i8>, <16 x i1>} %umul.v16i8, 1
  %umul.v16i8.x = icmp ne <16 x i8> %umul.v16i8.r, <i8 -128, i8 127, i8 0, i8 0, i8 0, i8 -125, i8 3, i8 1, i8 93, i8 -2, i8 0, i8 0, i8 -128, i8 -127, i8 -3, i8 -115>
  %umul.v16i8.y = xor <16 x i1> %umul.v16i8.o, <i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 false>
  %umul.v16i8.z = or <16 x i1> %umul.v16i8.x, %umul.v16i8.y
  %umul.v16i8.w = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %umul.v16i8.z)
  %umul.v16i8.e = zext i1 %umul.v16i8.w to i32
  %wrong11 = add i32 %wrong10, %umul.v16i8.e
  %smul.v16i8 = call {<16 x i8>, <16 x i1>} @llvm.smul.with.overflow.v16i8(<16 x i8> %a.v16i8, <16 x i8> %b.v16i8)
  %smul.v16i8.r = extractvalue {<16 x i8>, <16 x i1>} %smul.v16i8, 0
  %smul.v16i8.o = extractvalue {<16 x i8>, <16 x i1>} %smul.v16i8, 1
  %smul.v16i8.x = icmp ne <16 x i8> %smul.v16i8.r, <i8 -128, i8 127, i8 0, i8 0, i8 0, i8 -125, i8 3, i8 1, i8 93, i8 -2, i8 0, i8 0, i8 -128, i8 -127, i8 -3, i8 -115>
  %smul.v16i8.y = xor <16 x i1> %smul.v16i8.o, <i1 true, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false, i1 false, i1 true>
  %smul.v16i8.z = or <16 x i1> %smul.v16i8.x, %smul.v16i8.y
  %smul.v16i8.w = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %smul.v16i8.z)
  %smul.v16i8.e = zext i1 %smul.v16i8.w to i32
  %wrong12 = add i32 %wrong11, %smul.v16i8.e
  %a.v2i64 = load volatile <2 x i64>, ptr @a64x2
  %b.v2i64 = load volatile <2 x i64>, ptr @b64x2
  %uadd.v2i64 = call {<2 x i64>, <2 x i1>} @llvm.uadd.with.overflow.v2i64(<2 x i64> %a.v2i64, <2 x i64> %b.v2i64)
  %uadd.v2i64.r = extractvalue {<2 x i64>, <2 x i1>} %uadd.v2i64, 0
  %uadd.v2i64.o = extractvalue {<2 x i64>, <2 x i1>} %uadd.v2i64, 1
  %uadd.v2i64.x = icmp ne <2 x i64> %uadd.v2i64.r, <i64 -9223372036854775807, i64 0>
  %uadd.v2i64.y = xor <2 x i1> %uadd.v2i64.o, <i1 false, i1 false>
  %uadd.v2i64.z = or <2 x i1> %uadd.v2i64.x, %uadd.v2i64.y
  %uadd.v2i64.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %uadd.v2i64.z)
  %uadd.v2i64.e = zext i1 %uadd.v2i64.w to i32
  %wrong13 = add i32 %wrong12, %uadd.v2i64.e
  %sadd.v2i64 = call {<2 x i64>, <2 x i1>} @llvm.sadd.with.overflow.v2i64(<2 x i64> %a.v2i64, <2 x i64> %b.v2i64)
  %sadd.v2i64.r = extractvalue {<2 x i64>, <2 x i1>} %sadd.v2i64, 0
  %sadd.v2i64.o = extractvalue {<2 x i64>, <2 x i1>} %sadd.v2i64, 1
  %sadd.v2i64.x = icmp ne <2 x i64> %sadd.v2i64.r, <i64 -9223372036854775807, i64 0>
  %sadd.v2i64.y = xor <2 x i1> %sadd.v2i64.o, <i1 false, i1 false>
  %sadd.v2i64.z = or <2 x i1> %sadd.v2i64.x, %sadd.v2i64.y
  %sadd.v2i64.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %sadd.v2i64.z)
  %sadd.v2i64.e = zext i1 %sadd.v2i64.w to i32
  %wrong14 = add i32 %wrong13, %sadd.v2i64.e
  %usub.v2i64 = call {<2 x i64>, <2 x i1>} @llvm.usub.with.overflow.v2i64(<2 x i64> %a.v2i64, <2 x i64> %b.v2i64)
  %usub.v2i64.r = extractvalue {<2 x i64>, <2 x i1>} %usub.v2i64, 0
  %usub.v2i64.o = extractvalue {<2 x i64>, <2 x i1>} %usub.v2i64, 1
  %usub.v2i64.x = icmp ne <2 x i64> %usub.v2i64.r, <i64 9223372036854775807, i64 0>
  %usub.v2i64.y = xor <2 x i1> %usub.v2i64.o, <i1 false, i1 false>
  %usub.v2i64.z = or <2 x i1> %usub.v2i64.x, %usub.v2i64.y
  %usub.v2i64.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %usub.v2i64.z)
  %usub.v2i64.e = zext i1 %usub.v2i64.w to i32
  %wrong15 = add i32 %wrong14, %usub.v2i64.e
  %ssub.v2i64 = call {<2 x i64>, <2 x i1>} @llvm.ssub.with.overflow.v2i64(<2 x i64> %a.v2i64, <2 x i64> %b.v2i64)
  %ssub.v2i64.r = extractvalue {<2 x i64>, <2 x i1>} %ssub.v2i64, 0
  %ssub.v2i64.o = extractvalue {<2 x i64>, <2 x i1>} %ssub.v2i64, 1
  %ssub.v2i64.x = icmp ne <2 x i64> %ssub.v2i64.r, <i64 9223372036854775807, i64 0>
  %ssub.v2i64.y = xor <2 x i1> %ssub.v2i64.o, <i1 true, i1 false>
  %ssub.v2i64.z = or <2 x i1> %ssub.v2i64.x, %ssub.v2i64.y
  %ssub.v2i64.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %ssub.v2i64.z)
  %ssub.v2i64.e = zext i1 %ssub.v2i64.w to i32
  %wrong16 = add i32 %wrong15, %ssub.v2i64.e
  %umul.v2i64 = call {<2 x i64>, <2 x i1>} @llvm.umul.with.overflow.v2i64(<2 x i64> %a.v2i64, <2 x i64> %b.v2i64)
  %umul.v2i64.r = extractvalue {<2 x i64>, <2 x i1>} %umul.v2i64, 0
  %umul.v2i64.o = extractvalue {<2 x i64>, <2 x i1>} %umul.v2i64, 1
  %umul.v2i64.x = icmp ne <2 x i64> %umul.v2i64.r, <i64 -9223372036854775808, i64 0>
  %umul.v2i64.y = xor <2 x i1> %umul.v2i64.o, <i1 false, i1 false>
  %umul.v2i64.z = or <2 x i1> %umul.v2i64.x, %umul.v2i64.y
  %umul.v2i64.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %umul.v2i64.z)
  %umul.v2i64.e = zext i1 %umul.v2i64.w to i32
  %wrong17 = add i32 %wrong16, %umul.v2i64.e
  %smul.v2i64 = call {<2 x i64>, <2 x i1>} @llvm.smul.with.overflow.v2i64(<2 x i64> %a.v2i64, <2 x i64> %b.v2i64)
  %smul.v2i64.r = extractvalue {<2 x i64>, <2 x i1>} %smul.v2i64, 0
  %smul.v2i64.o = extractvalue {<2 x i64>, <2 x i1>} %smul.v2i64, 1
  %smul.v2i64.x = icmp ne <2 x i64> %smul.v2i64.r, <i64 -9223372036854775808, i64 0>
  %smul.v2i64.y = xor <2 x i1> %smul.v2i64.o, <i1 false, i1 false>
  %smul.v2i64.z = or <2 x i1> %smul.v2i64.x, %smul.v2i64.y
  %smul.v2i64.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %smul.v2i64.z)
  %smul.v2i64.e = zext i1 %smul.v2i64.w to i32
  %wrong18 = add i32 %wrong17, %smul.v2i64.e
  %a.v3i7 = load volatile <3 x i7>, ptr @a7x3
  %b.v3i7 = load volatile <3 x i7>, ptr @b7x3
  %uadd.v3i7 = call {<3 x i7>, <3 x i1>} @llvm.uadd.with.overflow.v3i7(<3 x i7> %a.v3i7, <3 x i7> %b.v3i7)
  %uadd.v3i7.r = extractvalue {<3 x i7>, <3 x i1>} %uadd.v3i7, 0
  %uadd.v3i7.o = extractvalue {<3 x i7>, <3 x i1>} %uadd.v3i7, 1
  %uadd.v3i7.x = icmp ne <3 x i7> %uadd.v3i7.r, <i7 63, i7 -64, i7 1>
  %uadd.v3i7.y = xor <3 x i1> %uadd.v3i7.o, <i1 true, i1 false, i1 false>
  %uadd.v3i7.z = or <3 x i1> %uadd.v3i7.x, %uadd.v3i7.y
  %uadd.v3i7.w = call i1 @llvm.vector.reduce.or.v3i1(<3 x i1> %uadd.v3i7.z)
  %uadd.v3i7.e = zext i1 %uadd.v3i7.w to i32
  %wrong19 = add i32 %wrong18, %uadd.v3i7.e
  %sadd.v3i7 = call {<3 x i7>, <3 x i1>} @llvm.sadd.with.overflow.v3i7(<3 x i7> %a.v3i7, <3 x i7> %b.v3i7)
  %sadd.v3i7.r = extractvalue {<3 x i7>, <3 x i1>} %sadd.v3i7, 0
  %sadd.v3i7.o = extractvalue {<3 x i7>, <3 x i1>} %sadd.v3i7, 1
  %sadd.v3i7.x = icmp ne <3 x i7> %sadd.v3i7.r, <i7 63, i7 -64, i7 1>
  %sadd.v3i7.y = xor <3 x i1> %sadd.v3i7.o, <i1 true, i1 true, i1 false>
  %sadd.v3i7.z = or <3 x i1> %sadd.v3i7.x, %sadd.v3i7.y
  %sadd.v3i7.w = call i1 @llvm.vector.reduce.or.v3i1(<3 x i1> %sadd.v3i7.z)
  %sadd.v3i7.e = zext i1 %sadd.v3i7.w to i32
  %wrong20 = add i32 %wrong19, %sadd.v3i7.e
  %usub.v3i7 = call {<3 x i7>, <3 x i1>} @llvm.usub.with.overflow.v3i7(<3 x i7> %a.v3i7, <3 x i7> %b.v3i7)
  %usub.v3i7.r = extractvalue {<3 x i7>, <3 x i1>} %usub.v3i7, 0
  %usub.v3i7.o = extractvalue {<3 x i7>, <3 x i1>} %usub.v3i7, 1
  %usub.v3i7.x = icmp ne <3 x i7> %usub.v3i7.r, <i7 -63, i7 62, i7 -1>
  %usub.v3i7.y = xor <3 x i1> %usub.v3i7.o, <i1 true, i1 false, i1 true>
  %usub.v3i7.z = or <3 x i1> %usub.v3i7.x, %usub.v3i7.y
  %usub.v3i7.w = call i1 @llvm.vector.reduce.or.v3i1(<3 x i1> %usub.v3i7.z)
  %usub.v3i7.e = zext i1 %usub.v3i7.w to i32
  %wrong21 = add i32 %wrong20, %usub.v3i7.e
  %ssub.v3i7 = call {<3 x i7>, <3 x i1>} @llvm.ssub.with.overflow.v3i7(<3 x i7> %a.v3i7, <3 x i7> %b.v3i7)
  %ssub.v3i7.r = extractvalue {<3 x i7>, <3 x i1>} %ssub.v3i7, 0
  %ssub.v3i7.o = extractvalue {<3 x i7>, <3 x i1>} %ssub.v3i7, 1
  %ssub.v3i7.x = icmp ne <3 x i7> %ssub.v3i7.r, <i7 -63, i7 62, i7 -1>
  %ssub.v3i7.y = xor <3 x i1> %ssub.v3i7.o, <i1 false, i1 false, i1 false>
  %ssub.v3i7.z = or <3 x i1> %ssub.v3i7.x, %ssub.v3i7.y
  %ssub.v3i7.w = call i1 @llvm.vector.reduce.or.v3i1(<3 x i1> %ssub.v3i7.z)
  %ssub.v3i7.e = zext i1 %ssub.v3i7.w to i32
  %wrong22 = add i32 %wrong21, %ssub.v3i7.e
  %umul.v3i7 = call {<3 x i7>, <3 x i1>} @llvm.umul.with.overflow.v3i7(<3 x i7> %a.v3i7, <3 x i7> %b.v3i7)
  %umul.v3i7.r = extractvalue {<3 x i7>, <3 x i1>} %umul.v3i7, 0
  %umul.v3i7.o = extractvalue {<3 x i7>, <3 x i1>} %umul.v3i7, 1
  %umul.v3i7.x = icmp ne <3 x i7> %umul.v3i7.r, <i7 -64, i7 63, i7 0>
  %umul.v3i7.y = xor <3 x i1> %umul.v3i7.o, <i1 true, i1 false, i1 false>
  %umul.v3i7.z = or <3 x i1> %umul.v3i7.x, %umul.v3i7.y
  %umul.v3i7.w = call i1 @llvm.vector.reduce.or.v3i1(<3 x i1> %umul.v3i7.z)
  %umul.v3i7.e = zext i1 %umul.v3i7.w to i32
  %wrong23 = add i32 %wrong22, %umul.v3i7.e
  %smul.v3i7 = call {<3 x i7>, <3 x i1>} @llvm.smul.with.overflow.v3i7(<3 x i7> %a.v3i7, <3 x i7> %b.v3i7)
  %smul.v3i7.r = extractvalue {<3 x i7>, <3 x i1>} %smul.v3i7, 0
  %smul.v3i7.o = extractvalue {<3 x i7>, <3 x i1>} %smul.v3i7, 1
  %smul.v3i7.x = icmp ne <3 x i7> %smul.v3i7.r, <i7 -64, i7 63, i7 0>
  %smul.v3i7.y = xor <3 x i1> %smul.v3i7.o, <i1 true, i1 false, i1 false>
  %smul.v3i7.z = or <3 x i1> %smul.v3i7.x, %smul.v3i7.y
  %smul.v3i7.w = call i1 @llvm.vector.reduce.or.v3i1(<3 x i1> %smul.v3i7.z)
  %smul.v3i7.e = zext i1 %smul.v3i7.w to i32
  %wrong24 = add i32 %wrong23, %smul.v3i7.e
  %a.v8i16 = load volatile <8 x i16>, ptr @a16x8
  %b.v8i16 = load volatile <8 x i16>, ptr @b16x8
  %uadd.v8i16 = call {<8 x i16>, <8 x i1>} @llvm.uadd.with.overflow.v8i16(<8 x i16> %a.v8i16, <8 x i16> %b.v8i16)
  %uadd.v8i16.r = extractvalue {<8 x i16>, <8 x i1>} %uadd.v8i16, 0
  %uadd.v8i16.o = extractvalue {<8 x i16>, <8 x i1>} %uadd.v8i16, 1
  %uadd.v8i16.x = icmp ne <8 x i16> %uadd.v8i16.r, <i16 32767, i16 -32768, i16 1, i16 -8673, i16 16441, i16 -25688, i16 -4965, i16 -2>
  %uadd.v8i16.y = xor <8 x i1> %uadd.v8i16.o, <i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false>
  %uadd.v8i16.z = or <8 x i1> %uadd.v8i16.x, %uadd.v8i16.y
  %uadd.v8i16.w = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %uadd.v8i16.z)
  %uadd.v8i16.e = zext i1 %uadd.v8i16.w to i32
  %wrong25 = add i32 %wrong24, %uadd.v8i16.e
  %sadd.v8i16 = call {<8 x i16>, <8 x i1>} @llvm.sadd.with.overflow.v8i16(<8 x i16> %a.v8i16, <8 x i16> %b.v8i16)
  %sadd.v8i16.r = extractvalue {<8 x i16>, <8 x i1>} %sadd.v8i16, 0
  %sadd.v8i16.o = extractvalue {<8 x i16>, <8 x i1>} %sadd.v8i16, 1
  %sadd.v8i16.x = icmp ne <8 x i16> %sadd.v8i16.r, <i16 32767, i16 -32768, i16 1, i16 -8673, i16 16441, i16 -25688, i16 -4965, i16 -2>
  %sadd.v8i16.y = xor <8 x i1> %sadd.v8i16.o, <i1 true, i1 true, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true>
  %sadd.v8i16.z = or <8 x i1> %sadd.v8i16.x, %sadd.v8i16.y
  %sadd.v8i16.w = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %sadd.v8i16.z)
  %sadd.v8i16.e = zext i1 %sadd.v8i16.w to i32
  %wrong26 = add i32 %wrong25, %sadd.v8i16.e
  %usub.v8i16 = call {<8 x i16>, <8 x i1>} @llvm.usub.with.overflow.v8i16(<8 x i16> %a.v8i16, <8 x i16> %b.v8i16)
  %usub.v8i16.r = extractvalue {<8 x i16>, <8 x i1>} %usub.v8i16, 0
  %usub.v8i16.o = extractvalue {<8 x i16>, <8 x i1>} %usub.v8i16, 1
  %usub.v8i16.x = icmp ne <8 x i16> %usub.v8i16.r, <i16 -32767, i16 32766, i16 -1, i16 -10361, i16 16443, i16 -25686, i16 4971, i16 0>
  %usub.v8i16.y = xor <8 x i1> %usub.v8i16.o, <i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false>
  %usub.v8i16.z = or <8 x i1> %usub.v8i16.x, %usub.v8i16.y
  %usub.v8i16.w = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %usub.v8i16.z)
  %usub.v8i16.e = zext i1 %usub.v8i16.w to i32
  %wrong27 = add i32 %wrong26, %usub.v8i16.e
  %ssub.v8i16 = call {<8 x i16>, <8 x i1>} @llvm.ssub.with.overflow.v8i16(<8 x i16> %a.v8i16, <8 x i16> %b.v8i16)
  %ssub.v8i16.r = extractvalue {<8 x i16>, <8 x i1>} %ssub.v8i16, 0
  %ssub.v8i16.o = extractvalue {<8 x i16>, <8 x i1>} %ssub.v8i16, 1
  %ssub.v8i16.x = icmp ne <8 x i16> %ssub.v8i16.r, <i16 -32767, i16 32766, i16 -1, i16 -10361, i16 16443, i16 -25686, i16 4971, i16 0>
  %ssub.v8i16.y = xor <8 x i1> %ssub.v8i16.o, <i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false>
  %ssub.v8i16.z = or <8 x i1> %ssub.v8i16.x, %ssub.v8i16.y
  %ssub.v8i16.w = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %ssub.v8i16.z)
  %ssub.v8i16.e = zext i1 %ssub.v8i16.w to i32
  %wrong28 = add i32 %wrong27, %ssub.v8i16.e
  %umul.v8i16 = call {<8 x i16>, <8 x i1>} @llvm.umul.with.overflow.v8i16(<8 x i16> %a.v8i16, <8 x i16> %b.v8i16)
  %umul.v8i16.r = extractvalue {<8 x i16>, <8 x i1>} %umul.v8i16, 0
  %umul.v8i16.o = extractvalue {<8 x i16>, <8 x i1>} %umul.v8i16, 1
  %umul.v8i16.x = icmp ne <8 x i16> %umul.v8i16.r, <i16 -32768, i16 32767, i16 0, i16 -4188, i16 -16442, i16 25687, i16 -14904, i16 1>
  %umul.v8i16.y = xor <8 x i1> %umul.v8i16.o, <i1 true, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true>
  %umul.v8i16.z = or <8 x i1> %umul.v8i16.x, %umul.v8i16.y
  %umul.v8i16.w = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %umul.v8i16.z)
  %umul.v8i16.e = zext i1 %umul.v8i16.w to i32
  %wrong29 = add i32 %wrong28, %umul.v8i16.e
  %smul.v8i16 = call {<8 x i16>, <8 x i1>} @llvm.smul.with.overflow.v8i16(<8 x i16> %a.v8i16, <8 x i16> %b.v8i16)
  %smul.v8i16.r = extractvalue {<8 x i16>, <8 x i1>} %smul.v8i16, 0
  %smul.v8i16.o = extractvalue {<8 x i16>, <8 x i1>} %smul.v8i16, 1
  %smul.v8i16.x = icmp ne <8 x i16> %smul.v8i16.r, <i16 -32768, i16 32767, i16 0, i16 -4188, i16 -16442, i16 25687, i16 -14904, i16 1>
  %smul.v8i16.y = xor <8 x i1> %smul.v8i16.o, <i1 true, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true>
  %smul.v8i16.z = or <8 x i1> %smul.v8i16.x, %smul.v8i16.y
  %smul.v8i16.w = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %smul.v8i16.z)
  %smul.v8i16.e = zext i1 %smul.v8i16.w to i32
  %wrong30 = add i32 %wrong29, %smul.v8i16.e
  %a.v2i128 = load volatile <2 x i128>, ptr @a128x2
  %b.v2i128 = load volatile <2 x i128>, ptr @b128x2
  %uadd.v2i128 = call {<2 x i128>, <2 x i1>} @llvm.uadd.with.overflow.v2i128(<2 x i128> %a.v2i128, <2 x i128> %b.v2i128)
  %uadd.v2i128.r = extractvalue {<2 x i128>, <2 x i1>} %uadd.v2i128, 0
  %uadd.v2i128.o = extractvalue {<2 x i128>, <2 x i1>} %uadd.v2i128, 1
  %uadd.v2i128.x = icmp ne <2 x i128> %uadd.v2i128.r, <i128 -170141183460469231731687303715884105727, i128 170141183460469231731687303715884105724>
  %uadd.v2i128.y = xor <2 x i1> %uadd.v2i128.o, <i1 false, i1 true>
  %uadd.v2i128.z = or <2 x i1> %uadd.v2i128.x, %uadd.v2i128.y
  %uadd.v2i128.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %uadd.v2i128.z)
  %uadd.v2i128.e = zext i1 %uadd.v2i128.w to i32
  %wrong31 = add i32 %wrong30, %uadd.v2i128.e
  %sadd.v2i128 = call {<2 x i128>, <2 x i1>} @llvm.sadd.with.overflow.v2i128(<2 x i128> %a.v2i128, <2 x i128> %b.v2i128)
  %sadd.v2i128.r = extractvalue {<2 x i128>, <2 x i1>} %sadd.v2i128, 0
  %sadd.v2i128.o = extractvalue {<2 x i128>, <2 x i1>} %sadd.v2i128, 1
  %sadd.v2i128.x = icmp ne <2 x i128> %sadd.v2i128.r, <i128 -170141183460469231731687303715884105727, i128 170141183460469231731687303715884105724>
  %sadd.v2i128.y = xor <2 x i1> %sadd.v2i128.o, <i1 false, i1 false>
  %sadd.v2i128.z = or <2 x i1> %sadd.v2i128.x, %sadd.v2i128.y
  %sadd.v2i128.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %sadd.v2i128.z)
  %sadd.v2i128.e = zext i1 %sadd.v2i128.w to i32
  %wrong32 = add i32 %wrong31, %sadd.v2i128.e
  %usub.v2i128 = call {<2 x i128>, <2 x i1>} @llvm.usub.with.overflow.v2i128(<2 x i128> %a.v2i128, <2 x i128> %b.v2i128)
  %usub.v2i128.r = extractvalue {<2 x i128>, <2 x i1>} %usub.v2i128, 0
  %usub.v2i128.o = extractvalue {<2 x i128>, <2 x i1>} %usub.v2i128, 1
  %usub.v2i128.x = icmp ne <2 x i128> %usub.v2i128.r, <i128 170141183460469231731687303715884105727, i128 -170141183460469231731687303715884105726>
  %usub.v2i128.y = xor <2 x i1> %usub.v2i128.o, <i1 false, i1 true>
  %usub.v2i128.z = or <2 x i1> %usub.v2i128.x, %usub.v2i128.y
  %usub.v2i128.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %usub.v2i128.z)
  %usub.v2i128.e = zext i1 %usub.v2i128.w to i32
  %wrong33 = add i32 %wrong32, %usub.v2i128.e
  %ssub.v2i128 = call {<2 x i128>, <2 x i1>} @llvm.ssub.with.overflow.v2i128(<2 x i128> %a.v2i128, <2 x i128> %b.v2i128)
  %ssub.v2i128.r = extractvalue {<2 x i128>, <2 x i1>} %ssub.v2i128, 0
  %ssub.v2i128.o = extractvalue {<2 x i128>, <2 x i1>} %ssub.v2i128, 1
  %ssub.v2i128.x = icmp ne <2 x i128> %ssub.v2i128.r, <i128 170141183460469231731687303715884105727, i128 -170141183460469231731687303715884105726>
  %ssub.v2i128.y = xor <2 x i1> %ssub.v2i128.o, <i1 true, i1 true>
  %ssub.v2i128.z = or <2 x i1> %ssub.v2i128.x, %ssub.v2i128.y
  %ssub.v2i128.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %ssub.v2i128.z)
  %ssub.v2i128.e = zext i1 %ssub.v2i128.w to i32
  %wrong34 = add i32 %wrong33, %ssub.v2i128.e
  %umul.v2i128 = call {<2 x i128>, <2 x i1>} @llvm.umul.with.overflow.v2i128(<2 x i128> %a.v2i128, <2 x i128> %b.v2i128)
  %umul.v2i128.r = extractvalue {<2 x i128>, <2 x i1>} %umul.v2i128, 0
  %umul.v2i128.o = extractvalue {<2 x i128>, <2 x i1>} %umul.v2i128, 1
  %umul.v2i128.x = icmp ne <2 x i128> %umul.v2i128.r, <i128 -170141183460469231731687303715884105728, i128 -170141183460469231731687303715884105725>
  %umul.v2i128.y = xor <2 x i1> %umul.v2i128.o, <i1 false, i1 true>
  %umul.v2i128.z = or <2 x i1> %umul.v2i128.x, %umul.v2i128.y
  %umul.v2i128.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %umul.v2i128.z)
  %umul.v2i128.e = zext i1 %umul.v2i128.w to i32
  %wrong35 = add i32 %wrong34, %umul.v2i128.e
  %smul.v2i128 = call {<2 x i128>, <2 x i1>} @llvm.smul.with.overflow.v2i128(<2 x i128> %a.v2i128, <2 x i128> %b.v2i128)
  %smul.v2i128.r = extractvalue {<2 x i128>, <2 x i1>} %smul.v2i128, 0
  %smul.v2i128.o = extractvalue {<2 x i128>, <2 x i1>} %smul.v2i128, 1
  %smul.v2i128.x = icmp ne <2 x i128> %smul.v2i128.r, <i128 -170141183460469231731687303715884105728, i128 -170141183460469231731687303715884105725>
  %smul.v2i128.y = xor <2 x i1> %smul.v2i128.o, <i1 false, i1 true>
  %smul.v2i128.z = or <2 x i1> %smul.v2i128.x, %smul.v2i128.y
  %smul.v2i128.w = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %smul.v2i128.z)
  %smul.v2i128.e = zext i1 %smul.v2i128.w to i32
  %wrong36 = add i32 %wrong35, %smul.v2i128.e
  %a.v5i33 = load volatile <5 x i33>, ptr @a33x5
  %b.v5i33 = load volatile <5 x i33>, ptr @b33x5
  %uadd.v5i33 = call {<5 x i33>, <5 x i1>} @llvm.uadd.with.overflow.v5i33(<5 x i33> %a.v5i33, <5 x i33> %b.v5i33)
  %uadd.v5i33.r = extractvalue {<5 x i33>, <5 x i1>} %uadd.v5i33, 0
  %uadd.v5i33.o = extractvalue {<5 x i33>, <5 x i1>} %uadd.v5i33, 1
  %uadd.v5i33.x = icmp ne <5 x i33> %uadd.v5i33.r, <i33 4294967295, i33 -4294967296, i33 1, i33 -3, i33 3>
  %uadd.v5i33.y = xor <5 x i1> %uadd.v5i33.o, <i1 true, i1 false, i1 false, i1 false, i1 false>
  %uadd.v5i33.z = or <5 x i1> %uadd.v5i33.x, %uadd.v5i33.y
  %uadd.v5i33.w = call i1 @llvm.vector.reduce.or.v5i1(<5 x i1> %uadd.v5i33.z)
  %uadd.v5i33.e = zext i1 %uadd.v5i33.w to i32
  %wrong37 = add i32 %wrong36, %uadd.v5i33.e
  %sadd.v5i33 = call {<5 x i33>, <5 x i1>} @llvm.sadd.with.overflow.v5i33(<5 x i33> %a.v5i33, <5 x i33> %b.v5i33)
  %sadd.v5i33.r = extractvalue {<5 x i33>, <5 x i1>} %sadd.v5i33, 0
  %sadd.v5i33.o = extractvalue {<5 x i33>, <5 x i1>} %sadd.v5i33, 1
  %sadd.v5i33.x = icmp ne <5 x i33> %sadd.v5i33.r, <i33 4294967295, i33 -4294967296, i33 1, i33 -3, i33 3>
  %sadd.v5i33.y = xor <5 x i1> %sadd.v5i33.o, <i1 true, i1 true, i1 false, i1 false, i1 false>
  %sadd.v5i33.z = or <5 x i1> %sadd.v5i33.x, %sadd.v5i33.y
  %sadd.v5i33.w = call i1 @llvm.vector.reduce.or.v5i1(<5 x i1> %sadd.v5i33.z)
  %sadd.v5i33.e = zext i1 %sadd.v5i33.w to i32
  %wrong38 = add i32 %wrong37, %sadd.v5i33.e
  %usub.v5i33 = call {<5 x i33>, <5 x i1>} @llvm.usub.with.overflow.v5i33(<5 x i33> %a.v5i33, <5 x i33> %b.v5i33)
  %usub.v5i33.r = extractvalue {<5 x i33>, <5 x i1>} %usub.v5i33, 0
  %usub.v5i33.o = extractvalue {<5 x i33>, <5 x i1>} %usub.v5i33, 1
  %usub.v5i33.x = icmp ne <5 x i33> %usub.v5i33.r, <i33 -4294967295, i33 4294967294, i33 -1, i33 3, i33 3>
  %usub.v5i33.y = xor <5 x i1> %usub.v5i33.o, <i1 true, i1 false, i1 true, i1 true, i1 false>
  %usub.v5i33.z = or <5 x i1> %usub.v5i33.x, %usub.v5i33.y
  %usub.v5i33.w = call i1 @llvm.vector.reduce.or.v5i1(<5 x i1> %usub.v5i33.z)
  %usub.v5i33.e = zext i1 %usub.v5i33.w to i32
  %wrong39 = add i32 %wrong38, %usub.v5i33.e
  %ssub.v5i33 = call {<5 x i33>, <5 x i1>} @llvm.ssub.with.overflow.v5i33(<5 x i33> %a.v5i33, <5 x i33> %b.v5i33)
  %ssub.v5i33.r = extractvalue {<5 x i33>, <5 x i1>} %ssub.v5i33, 0
  %ssub.v5i33.o = extractvalue {<5 x i33>, <5 x i1>} %ssub.v5i33, 1
  %ssub.v5i33.x = icmp ne <5 x i33> %ssub.v5i33.r, <i33 -4294967295, i33 4294967294, i33 -1, i33 3, i33 3>
  %ssub.v5i33.y = xor <5 x i1> %ssub.v5i33.o, <i1 false, i1 false, i1 false, i1 false, i1 false>
  %ssub.v5i33.z = or <5 x i1> %ssub.v5i33.x, %ssub.v5i33.y
  %ssub.v5i33.w = call i1 @llvm.vector.reduce.or.v5i1(<5 x i1> %ssub.v5i33.z)
  %ssub.v5i33.e = zext i1 %ssub.v5i33.w to i32
  %wrong40 = add i32 %wrong39, %ssub.v5i33.e
  %umul.v5i33 = call {<5 x i33>, <5 x i1>} @llvm.umul.with.overflow.v5i33(<5 x i33> %a.v5i33, <5 x i33> %b.v5i33)
  %umul.v5i33.r = extractvalue {<5 x i33>, <5 x i1>} %umul.v5i33, 0
  %umul.v5i33.o = extractvalue {<5 x i33>, <5 x i1>} %umul.v5i33, 1
  %umul.v5i33.x = icmp ne <5 x i33> %umul.v5i33.r, <i33 -4294967296, i33 4294967295, i33 0, i33 0, i33 0>
  %umul.v5i33.y = xor <5 x i1> %umul.v5i33.o, <i1 true, i1 false, i1 false, i1 false, i1 false>
  %umul.v5i33.z = or <5 x i1> %umul.v5i33.x, %umul.v5i33.y
  %umul.v5i33.w = call i1 @llvm.vector.reduce.or.v5i1(<5 x i1> %umul.v5i33.z)
  %umul.v5i33.e = zext i1 %umul.v5i33.w to i32
  %wrong41 = add i32 %wrong40, %umul.v5i33.e
  %smul.v5i33 = call {<5 x i33>, <5 x i1>} @llvm.smul.with.overflow.v5i33(<5 x i33> %a.v5i33, <5 x i33> %b.v5i33)
  %smul.v5i33.r = extractvalue {<5 x i33>, <5 x i1>} %smul.v5i33, 0
  %smul.v5i33.o = extractvalue {<5 x i33>, <5 x i1>} %smul.v5i33, 1
  %smul.v5i33.x = icmp ne <5 x i33> %smul.v5i33.r, <i33 -4294967296, i33 4294967295, i33 0, i33 0, i33 0>
  %smul.v5i33.y = xor <5 x i1> %smul.v5i33.o, <i1 true, i1 false, i1 false, i1 false, i1 false>
  %smul.v5i33.z = or <5 x i1> %smul.v5i33.x, %smul.v5i33.y
  %smul.v5i33.w = call i1 @llvm.vector.reduce.or.v5i1(<5 x i1> %smul.v5i33.z)
  %smul.v5i33.e = zext i1 %smul.v5i33.w to i32
  %wrong42 = add i32 %wrong41, %smul.v5i33.e
  %a.v1i32 = load volatile <1 x i32>, ptr @a32x1
  %b.v1i32 = load volatile <1 x i32>, ptr @b32x1
  %uadd.v1i32 = call {<1 x i32>, <1 x i1>} @llvm.uadd.with.overflow.v1i32(<1 x i32> %a.v1i32, <1 x i32> %b.v1i32)
  %uadd.v1i32.r = extractvalue {<1 x i32>, <1 x i1>} %uadd.v1i32, 0
  %uadd.v1i32.o = extractvalue {<1 x i32>, <1 x i1>} %uadd.v1i32, 1
  %uadd.v1i32.x = icmp ne <1 x i32> %uadd.v1i32.r, <i32 -2147483647>
  %uadd.v1i32.y = xor <1 x i1> %uadd.v1i32.o, <i1 false>
  %uadd.v1i32.z = or <1 x i1> %uadd.v1i32.x, %uadd.v1i32.y
  %uadd.v1i32.w = call i1 @llvm.vector.reduce.or.v1i1(<1 x i1> %uadd.v1i32.z)
  %uadd.v1i32.e = zext i1 %uadd.v1i32.w to i32
  %wrong43 = add i32 %wrong42, %uadd.v1i32.e
  %sadd.v1i32 = call {<1 x i32>, <1 x i1>} @llvm.sadd.with.overflow.v1i32(<1 x i32> %a.v1i32, <1 x i32> %b.v1i32)
  %sadd.v1i32.r = extractvalue {<1 x i32>, <1 x i1>} %sadd.v1i32, 0
  %sadd.v1i32.o = extractvalue {<1 x i32>, <1 x i1>} %sadd.v1i32, 1
  %sadd.v1i32.x = icmp ne <1 x i32> %sadd.v1i32.r, <i32 -2147483647>
  %sadd.v1i32.y = xor <1 x i1> %sadd.v1i32.o, <i1 false>
  %sadd.v1i32.z = or <1 x i1> %sadd.v1i32.x, %sadd.v1i32.y
  %sadd.v1i32.w = call i1 @llvm.vector.reduce.or.v1i1(<1 x i1> %sadd.v1i32.z)
  %sadd.v1i32.e = zext i1 %sadd.v1i32.w to i32
  %wrong44 = add i32 %wrong43, %sadd.v1i32.e
  %usub.v1i32 = call {<1 x i32>, <1 x i1>} @llvm.usub.with.overflow.v1i32(<1 x i32> %a.v1i32, <1 x i32> %b.v1i32)
  %usub.v1i32.r = extractvalue {<1 x i32>, <1 x i1>} %usub.v1i32, 0
  %usub.v1i32.o = extractvalue {<1 x i32>, <1 x i1>} %usub.v1i32, 1
  %usub.v1i32.x = icmp ne <1 x i32> %usub.v1i32.r, <i32 2147483647>
  %usub.v1i32.y = xor <1 x i1> %usub.v1i32.o, <i1 false>
  %usub.v1i32.z = or <1 x i1> %usub.v1i32.x, %usub.v1i32.y
  %usub.v1i32.w = call i1 @llvm.vector.reduce.or.v1i1(<1 x i1> %usub.v1i32.z)
  %usub.v1i32.e = zext i1 %usub.v1i32.w to i32
  %wrong45 = add i32 %wrong44, %usub.v1i32.e
  %ssub.v1i32 = call {<1 x i32>, <1 x i1>} @llvm.ssub.with.overflow.v1i32(<1 x i32> %a.v1i32, <1 x i32> %b.v1i32)
  %ssub.v1i32.r = extractvalue {<1 x i32>, <1 x i1>} %ssub.v1i32, 0
  %ssub.v1i32.o = extractvalue {<1 x i32>, <1 x i1>} %ssub.v1i32, 1
  %ssub.v1i32.x = icmp ne <1 x i32> %ssub.v1i32.r, <i32 2147483647>
  %ssub.v1i32.y = xor <1 x i1> %ssub.v1i32.o, <i1 true>
  %ssub.v1i32.z = or <1 x i1> %ssub.v1i32.x, %ssub.v1i32.y
  %ssub.v1i32.w = call i1 @llvm.vector.reduce.or.v1i1(<1 x i1> %ssub.v1i32.z)
  %ssub.v1i32.e = zext i1 %ssub.v1i32.w to i32
  %wrong46 = add i32 %wrong45, %ssub.v1i32.e
  %umul.v1i32 = call {<1 x i32>, <1 x i1>} @llvm.umul.with.overflow.v1i32(<1 x i32> %a.v1i32, <1 x i32> %b.v1i32)
  %umul.v1i32.r = extractvalue {<1 x i32>, <1 x i1>} %umul.v1i32, 0
  %umul.v1i32.o = extractvalue {<1 x i32>, <1 x i1>} %umul.v1i32, 1
  %umul.v1i32.x = icmp ne <1 x i32> %umul.v1i32.r, <i32 -2147483648>
  %umul.v1i32.y = xor <1 x i1> %umul.v1i32.o, <i1 false>
  %umul.v1i32.z = or <1 x i1> %umul.v1i32.x, %umul.v1i32.y
  %umul.v1i32.w = call i1 @llvm.vector.reduce.or.v1i1(<1 x i1> %umul.v1i32.z)
  %umul.v1i32.e = zext i1 %umul.v1i32.w to i32
  %wrong47 = add i32 %wrong46, %umul.v1i32.e
  %smul.v1i32 = call {<1 x i32>, <1 x i1>} @llvm.smul.with.overflow.v1i32(<1 x i32> %a.v1i32, <1 x i32> %b.v1i32)
  %smul.v1i32.r = extractvalue {<1 x i32>, <1 x i1>} %smul.v1i32, 0
  %smul.v1i32.o = extractvalue {<1 x i32>, <1 x i1>} %smul.v1i32, 1
  %smul.v1i32.x = icmp ne <1 x i32> %smul.v1i32.r, <i32 -2147483648>
  %smul.v1i32.y = xor <1 x i1> %smul.v1i32.o, <i1 false>
  %smul.v1i32.z = or <1 x i1> %smul.v1i32.x, %smul.v1i32.y
  %smul.v1i32.w = call i1 @llvm.vector.reduce.or.v1i1(<1 x i1> %smul.v1i32.z)
  %smul.v1i32.e = zext i1 %smul.v1i32.w to i32
  %wrong48 = add i32 %wrong47, %smul.v1i32.e
  ret i32 %wrong48
}
