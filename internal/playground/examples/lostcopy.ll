; title: Out of SSA form: the lost copy problem
; function: last
; tab: picture
; %i is needed after the loop, where its successor %next has been computed already: that both share a register
; would lose %i [Briggs et al.].
define i32 @last(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %next = add i32 %i, 3
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %done
done:
  ret i32 %i
}

define i32 @main() {
  %r = call i32 @last(i32 20)
  ret i32 %r
}
