; title: Register allocation by puzzle solving
; target: i386
; allocator: puzzle
; function: mix
; tab: picture
; Bytes lie side by side in one register of x86-32 (al, ah), so that a board has areas of two columns, and pieces of one
; or two [Pereira, Palsberg]. Panel Boards shows the puzzle of each instruction and its solution.
define i32 @mix(ptr %p, i32 %n) {
entry:
  %a0 = load i8, ptr %p
  %p1 = getelementptr i8, ptr %p, i32 1
  %b0 = load i8, ptr %p1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = phi i8 [ %a0, %entry ], [ %b, %loop ]
  %b = phi i8 [ %b0, %entry ], [ %x, %loop ]
  %q = getelementptr i8, ptr %p, i32 %i
  %c = load i8, ptr %q
  %y = add i8 %a, %c
  %x = xor i8 %y, %b
  store i8 %y, ptr %q
  %next = add i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %done
done:
  %ra = zext i8 %a to i32
  %rb = zext i8 %b to i32
  %hi = shl i32 %ra, 8
  %r = or i32 %hi, %rb
  ret i32 %r
}
