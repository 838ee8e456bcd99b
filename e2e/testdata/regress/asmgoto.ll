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
; The labels stand before what is tied to the results.
define i32 @tied(i32 %x, i32 %y) {
entry:
  %r = callbr { i32, i32 } asm sideeffect "addl $2, $0\0A\09cmpl $1, $0\0A\09jb ${3:l}\0A\09ja ${4:l}", "=r,=r,r,!i,!i,0,1,~{flags}"(i32 5, i32 %x, i32 %y) to label %eq [label %lt, label %gt]
eq:
  ret i32 1
lt:
  %a = extractvalue { i32, i32 } %r, 0
  ret i32 %a
gt:
  %b = extractvalue { i32, i32 } %r, 1
  ret i32 %b
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
  %t1 = call i32 @tied(i32 1, i32 6)
  %t2 = call i32 @tied(i32 1, i32 20)
  %t3 = call i32 @tied(i32 100, i32 30)
  %t4 = add i32 %t1, %t2
  %t5 = add i32 %t4, %t3
  %t = sub i32 %t5, 37
  %all = or i32 %w, %t
  ret i32 %all
}
