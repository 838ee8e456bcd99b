; Behind a call whose arguments are pushed the stack pointer is moved back in front of the branch, which changes
; the flags: the comparison of both halves of the result with zero has to stay.
@differences = global i32 0

define internal i64 @sum(i64 %a, i32 %b, i32 %c, i32 %d) noinline {
  %b64 = sext i32 %b to i64
  %c64 = sext i32 %c to i64
  %d64 = sext i32 %d to i64
  %x = add i64 %a, %b64
  %y = add i64 %x, %c64
  %z = mul i64 %y, %d64
  ret i64 %z
}

define i32 @main() {
  %r = tail call i64 @sum(i64 -1505848978257219946, i32 -5572, i32 7023, i32 3)
  %equal = icmp eq i64 %r, -4517546934771655485
  br i1 %equal, label %end, label %differs

differs:
  store i32 1, ptr @differences
  br label %end

end:
  %n = load volatile i32, ptr @differences
  ret i32 %n
}
