; MACHINE: arm
; Atomic accesses of floats that are computed in registers of VFP.
@f = global float 1.5
@d = global double 2.5
define i32 @main() "target-features"="+armv7-a,+vfp2" {
  %a = atomicrmw fadd ptr @f, float 3.0 seq_cst
  %b = load atomic float, ptr @f seq_cst, align 4
  %c = atomicrmw fsub ptr @d, double 0.5 seq_cst
  %e = load atomic double, ptr @d seq_cst, align 8
  store atomic double 9.0, ptr @d release, align 8
  store atomic float 9.0, ptr @f release, align 4
  %x = atomicrmw xchg ptr @f, float 2.0 acquire
  %h = fptrunc float %b to half
  %g = fpext half %h to double
  %s = fadd double %e, %g
  %t = fpext float %x to double
  %u = fadd double %s, %t
  %c1 = fcmp une double %u, 15.5
  %r = zext i1 %c1 to i32
  ret i32 %r
}
