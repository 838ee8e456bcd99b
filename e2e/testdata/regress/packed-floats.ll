; MACHINE: arm
; Floats in packed structs, which instructions of VFP do not load and store.
%packed = type <{ i8, float, double, i32 }>
@from = global %packed <{ i8 1, float 2.5, double 3.25, i32 7 }>
@to = global %packed zeroinitializer

define double @get(ptr %p) noinline "target-features"="+armv7-a,+vfp2" {
  %fp = getelementptr %packed, ptr %p, i32 0, i32 1
  %dp = getelementptr %packed, ptr %p, i32 0, i32 2
  %ip = getelementptr %packed, ptr %p, i32 0, i32 3
  %f = load float, ptr %fp, align 1
  %d = load double, ptr %dp, align 1
  %i = load i32, ptr %ip, align 1
  %b = bitcast i32 %i to float
  %c = bitcast float %b to i32
  %x = sitofp i32 %c to double
  %y = fpext float %f to double
  %s = fadd double %x, %y
  %t = fadd double %s, %d
  ret double %t
}
define void @put(ptr %p, float %f, double %d) noinline "target-features"="+armv7-a,+vfp2" {
  %fp = getelementptr %packed, ptr %p, i32 0, i32 1
  %dp = getelementptr %packed, ptr %p, i32 0, i32 2
  %ip = getelementptr %packed, ptr %p, i32 0, i32 3
  %g = fneg float %f
  %e = fadd double %d, %d
  %i = fptosi double %e to i32
  store float %g, ptr %fp, align 1
  store double %e, ptr %dp, align 1
  store i32 %i, ptr %ip, align 1
  ret void
}
define i32 @main() "target-features"="+armv7-a,+vfp2" {
  call void @put(ptr @to, float -1.5, double 4.0)
  %a = call double @get(ptr @from)
  %b = call double @get(ptr @to)
  %c = fcmp une double %a, 12.75
  %d = fcmp une double %b, 17.5
  %e = or i1 %c, %d
  %r = zext i1 %e to i32
  ret i32 %r
}
