; A vector that LLVM passes with wider elements, called in its own type, beside a pointer that is a phi.
@v = global <3 x i16> <i16 1, i16 2, i16 3>
define <3 x i16> @twice(ptr %p, <3 x i16> %x) noinline {
  %y = load <3 x i16>, ptr %p
  %s = add <3 x i16> %x, %y
  ret <3 x i16> %s
}
define i32 @main(i32 %n, ptr %argv) {
entry:
  %c = icmp sgt i32 %n, 100
  br i1 %c, label %many, label %join
many:
  br label %join
join:
  %p = phi ptr [ @v, %entry ], [ %argv, %many ]
  %x = load <3 x i16>, ptr %p
  %s = call <3 x i16> @twice(ptr %p, <3 x i16> %x)
  %e0 = extractelement <3 x i16> %s, i32 0
  %e1 = extractelement <3 x i16> %s, i32 1
  %e2 = extractelement <3 x i16> %s, i32 2
  %a = xor i16 %e0, 2
  %b = xor i16 %e1, 4
  %d = xor i16 %e2, 6
  %ab = or i16 %a, %b
  %abd = or i16 %ab, %d
  %wrong = zext i16 %abd to i32
  ret i32 %wrong
}
