; title: Register allocation by puzzle solving: Figure 20
; target: i386
; allocator: puzzle
; function: pairs
; tab: picture
; With two pairs of registers the puzzle solver needs no memory, and one copy, between 4 and 5; allocators that give a value one
; register for life spill [Pereira, Palsberg, Figure 20]. The paper's drawing is not in its text: this program has what is said
; of it. Values %f1 to %f4 and %p leave two of the seven registers of x86-32. Panels Boards and Steps; try irc, color, pbqp.
define void @pairs(ptr %p) {
  %q1 = getelementptr i8, ptr %p, i32 4
  %q2 = getelementptr i8, ptr %p, i32 8
  %q3 = getelementptr i8, ptr %p, i32 12
  %f1 = load volatile i32, ptr %p
  %f2 = load volatile i32, ptr %q1
  %f3 = load volatile i32, ptr %q2
  %f4 = load volatile i32, ptr %q3
  ; 1
  %C = load volatile i32, ptr %p
  %e = load volatile i8, ptr %p
  %b = load volatile i8, ptr %p
  ; 2
  store volatile i32 %C, ptr %p
  ; 3
  %d = load volatile i8, ptr %p
  %a = load volatile i8, ptr %p
  ; 4
  store volatile i8 %b, ptr %p
  store volatile i8 %d, ptr %p
  ; 5
  %F = load volatile i32, ptr %p
  ; 6
  store volatile i8 %e, ptr %p
  store volatile i8 %a, ptr %p
  store volatile i32 %F, ptr %p
  store volatile i32 %f1, ptr %p
  store volatile i32 %f2, ptr %q1
  store volatile i32 %f3, ptr %q2
  store volatile i32 %f4, ptr %q3
  ret void
}
