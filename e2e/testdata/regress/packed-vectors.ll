; Memory has vectors of elements that are not of whole bytes as one integer, the first element in its lowest bits.
@want = constant [22 x i8] c"\A9\09\FF\FF\8C\87\1B\FF\72\0B\15\29\48\2C\6A\1E\59\3D\7B\0F\01\03"
@g = global <8 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1>
@h = global [3 x <3 x i7>] [<3 x i7> <i7 1, i7 2, i7 3>, <3 x i7> <i7 4, i7 5, i7 -6>, <3 x i7> <i7 7, i7 8, i7 9>]
@k = global {i8, <4 x i1>, i8} {i8 1, <4 x i1> <i1 1, i1 1, i1 0, i1 1>, i8 7}
define void @cmp(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i32>, ptr %p
  %b = load <8 x i32>, ptr %q
  %c = icmp slt <8 x i32> %a, %b
  store <8 x i1> %c, ptr %r
  ret void
}
define void @cmp4(ptr %p, ptr %q, ptr %r) {
  %a = load <4 x i32>, ptr %p
  %b = load <4 x i32>, ptr %q
  %c = icmp slt <4 x i32> %a, %b
  store <4 x i1> %c, ptr %r
  ret void
}
define <8 x i32> @sel(ptr %m, ptr %p, ptr %q) {
  %a = load <8 x i32>, ptr %p
  %b = load <8 x i32>, ptr %q
  %c = load <8 x i1>, ptr %m
  %s = select <8 x i1> %c, <8 x i32> %a, <8 x i32> %b
  ret <8 x i32> %s
}
define i32 @main() {
  %s = alloca [32 x i8]
  %v = alloca <4 x i1>
  %x = alloca <64 x i1>
  %one = alloca <1 x i1>
  %A = alloca <8 x i32>
  %B = alloca <8 x i32>
  store <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>, ptr %A
  store volatile <8 x i32> <i32 8, i32 1, i32 1, i32 6, i32 5, i32 7, i32 6, i32 9>, ptr %B
  call void @llvm.memset.p0.i32(ptr %s, i8 -1, i32 32, i1 false)
  call void @cmp(ptr %A, ptr %B, ptr %s)
  %s2 = getelementptr i8, ptr %s, i32 1
  call void @cmp4(ptr %A, ptr %B, ptr %s2)
  %h1 = getelementptr <3 x i7>, ptr @h, i32 1
  %l = load <3 x i7>, ptr %h1
  %l2 = mul <3 x i7> %l, <i7 3, i7 3, i7 3>
  %s3 = getelementptr i8, ptr %s, i32 4
  store <3 x i7> %l2, ptr %s3
  %g = load <8 x i1>, ptr @g
  %n = xor <8 x i1> %g, <i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1>
  %s4 = getelementptr i8, ptr %s, i32 8
  store <8 x i1> %n, ptr %s4
  %k1 = getelementptr {i8, <4 x i1>, i8}, ptr @k, i32 0, i32 1
  %kv = load <4 x i1>, ptr %k1
  store <4 x i1> %kv, ptr %v
  %vb = load i8, ptr %v
  %s5 = getelementptr i8, ptr %s, i32 9
  store i8 %vb, ptr %s5
  %r = call <8 x i32> @sel(ptr %s, ptr %A, ptr %B)
  %s6 = getelementptr i8, ptr %s, i32 10
  %t = trunc <8 x i32> %r to <8 x i2>
  store <8 x i2> %t, ptr %s6
  store i64 1311768467463790320, ptr %x
  %xv = load <64 x i1>, ptr %x
  %xr = shufflevector <64 x i1> %xv, <64 x i1> poison, <64 x i32> <i32 63, i32 62, i32 61, i32 60, i32 59, i32 58, i32 57, i32 56, i32 55, i32 54, i32 53, i32 52, i32 51, i32 50, i32 49, i32 48, i32 47, i32 46, i32 45, i32 44, i32 43, i32 42, i32 41, i32 40, i32 39, i32 38, i32 37, i32 36, i32 35, i32 34, i32 33, i32 32, i32 31, i32 30, i32 29, i32 28, i32 27, i32 26, i32 25, i32 24, i32 23, i32 22, i32 21, i32 20, i32 19, i32 18, i32 17, i32 16, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %s7 = getelementptr i8, ptr %s, i32 12
  store <64 x i1> %xr, ptr %s7
  %cc = icmp eq i32 0, 0
  %ov = insertelement <1 x i1> poison, i1 %cc, i32 0
  store <1 x i1> %ov, ptr %one
  %ol = load i8, ptr %one
  %s8 = getelementptr i8, ptr %s, i32 20
  store i8 %ol, ptr %s8
  %e = getelementptr <8 x i1>, ptr null, i32 3
  %e2 = ptrtoint ptr %e to i8
  %s9 = getelementptr i8, ptr %s, i32 21
  store i8 %e2, ptr %s9
  %same = call i32 @memcmp(ptr %s, ptr @want, i32 22)
  ret i32 %same
}
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
declare i32 @memcmp(ptr, ptr, i32)
