; Inline assembly that jumps to blocks, with results there too.
define i32 @f(i32 %x, i32 %y) {
entry:
  %r = callbr i32 asm sideeffect "leal 7($1), $0\0A\09cmpl $2, $1\0A\09jb ${3:l}\0A\09ja ${4:l}\0A\09nop # $$5", "=&r,r,r,!i,!i,~{flags},~{cc}"(i32 %x, i32 %y) to label %eq [label %lt, label %gt]
eq:
  %e = add i32 %r, 100
  ret i32 %e
lt:
  br label %join
gt:
  %q = mul i32 %y, 3
  br label %join
join:
  %p = phi i32 [ %r, %lt ], [ %q, %gt ]
  ret i32 %p
}
define i32 @main() {
  %a = call i32 @f(i32 1, i32 2)
  %b = call i32 @f(i32 2, i32 2)
  %c = call i32 @f(i32 3, i32 2)
  %d = mul i32 %a, 10
  %e = add i32 %d, %b
  %g = mul i32 %c, 5
  %h = add i32 %e, %g
  %w = sub i32 %h, 219
  ret i32 %w
}
