; title: A vector loop: dot product of floats
; function: dot
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)

define float @dot(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <4 x float> [ zeroinitializer, %entry ], [ %sum, %loop ]
  %pi = getelementptr float, ptr %p, i64 %i
  %qi = getelementptr float, ptr %q, i64 %i
  %x = load <4 x float>, ptr %pi, align 4
  %y = load <4 x float>, ptr %qi, align 4
  %m = fmul contract <4 x float> %x, %y
  %sum = fadd contract <4 x float> %s, %m
  %next = add i64 %i, 4
  %go = icmp ult i64 %next, %n
  br i1 %go, label %loop, label %done
done:
  %r = call reassoc float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %sum)
  ret float %r
}
