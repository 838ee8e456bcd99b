; title: Out of SSA form: the swap problem
; function: swap
; tab: picture
; Two phis exchange their values in each round of the loop. Copies placed one after the other would lose one of them
; [Briggs et al.]; as a parallel copy it is a cycle, which an exchange or a third register opens (panel Moves).
define i32 @swap(i32 %n, i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %less, %loop ]
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ]
  %less = sub i32 %i, 1
  %go = icmp sgt i32 %less, 0
  br i1 %go, label %loop, label %done
done:
  %q = sdiv i32 %a, %b
  ret i32 %q
}

define i32 @main() {
  %r = call i32 @swap(i32 3, i32 7, i32 21)
  ret i32 %r
}
