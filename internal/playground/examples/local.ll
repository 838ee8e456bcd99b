; title: Network flow: the running example of the thesis
; target: i386
; level: z
; function: f
; tab: picture
; Local register allocation for code size [Koes, Figure 3.2]: d is a constant, which makes the addition an increment, and b is
; used in memory. Panel Prices has what registers are worth; Steps the path of each value.
define i32 @f(i32 %a, i32 %b) {
  %c = sub i32 %a, %b
  %r = add i32 %c, 1
  ret i32 %r
}
