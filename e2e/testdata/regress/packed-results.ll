; Results of too many elements for registers, whose elements are not of whole bytes, are one integer in memory.
define <2 x i65> @wide(i65 %a, i65 %b) noinline {
  %v = insertelement <2 x i65> poison, i65 %a, i32 0
  %w = insertelement <2 x i65> %v, i65 %b, i32 1
  ret <2 x i65> %w
}
define <8 x i3> @many(i32 %x) noinline {
  %t = trunc i32 %x to i24
  %v = bitcast i24 %t to <8 x i3>
  ret <8 x i3> %v
}
define <200 x i1> @truths(i200 %x) noinline {
  %v = bitcast i200 %x to <200 x i1>
  ret <200 x i1> %v
}
define i32 @main() {
  %w = call <2 x i65> @wide(i65 -5, i65 18446744073709551623)
  %w0 = extractelement <2 x i65> %w, i32 0
  %w1 = extractelement <2 x i65> %w, i32 1
  %c0 = icmp ne i65 %w0, -5
  %c1 = icmp ne i65 %w1, 18446744073709551623
  %m = call <8 x i3> @many(i32 16434824)
  %n = bitcast <8 x i3> %m to i24
  %c2 = icmp ne i24 %n, 16434824
  %m7 = extractelement <8 x i3> %m, i32 7
  %c3 = icmp ne i3 %m7, 7
  %s = shl i200 1000000007, 171
  %t = add i200 %s, 77
  %b = call <200 x i1> @truths(i200 %t)
  %u = bitcast <200 x i1> %b to i200
  %c4 = icmp ne i200 %u, %t
  %z0 = zext i1 %c0 to i32
  %z1 = select i1 %c1, i32 2, i32 %z0
  %z2 = select i1 %c2, i32 3, i32 %z1
  %z3 = select i1 %c3, i32 4, i32 %z2
  %z4 = select i1 %c4, i32 5, i32 %z3
  ret i32 %z4
}
