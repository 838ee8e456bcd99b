; title: Shuffle code: arguments change places
; function: turn
; tab: picture
; All arguments arrive in registers and leave in others: two cycles and a chain, of which the fewest moves and
; exchanges are found [Buchwald, Mohr, Rutter]. Panel Moves has the register transfer graph and the proof.
declare i32 @use(i32, i32, i32, i32, i32, i32)

define i32 @turn(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f) {
  %r = tail call i32 @use(i32 %b, i32 %c, i32 %a, i32 %e, i32 %d, i32 %d)
  ret i32 %r
}
