; Operands of inline assembly: floats and halfs in general registers, integers of several registers, and
; those that are whole in a register of vectors.
@at = global i128 0

define float @general(float %x) noinline {
  %q = call float asm "movl $1, $0", "=q,q"(float %x)
  %r = call float asm "movl $1, $0", "=r,Q"(float %q)
  %g = call float asm "movl $1, $0", "=r,g"(float %r)
  %t = call float asm "addl $$0x800000, $0", "=q,0"(float %g)
  ret float %t
}
define half @short(half %x) noinline {
  %q = call half asm "movw $1, $0", "=q,q"(half %x)
  %t = call half asm "addw $$0x400, $0", "=r,0"(half %q)
  %v = call half asm "movaps $1, $0", "=x,x"(half %t)
  ret half %v
}
define i128 @several(i128 %x) noinline {
  %t = call i128 asm "addl $$1, ${0:k}", "=r,0"(i128 %x)
  ret i128 %t
}
define i128 @input(i128 %x) noinline {
  %t = call i32 asm "movl ${1:k}, $0", "=r,r"(i128 %x)
  %w = zext i32 %t to i128
  ret i128 %w
}
define i128 @vector(i128 %x, i128 %y) noinline {
  %v = call i128 asm "movaps $1, $0", "=x,x"(i128 %x)
  %t = call i128 asm "paddd $2, $0", "=x,0,x"(i128 %v, i128 %y)
  ret i128 %t
}
define void @indirect(ptr %p, i128 %v) noinline {
  call void asm sideeffect "addl $1, ${0:k}", "=*r,r,0"(ptr elementtype(i128) %p, i32 5, i128 %v)
  ret void
}
define i64 @pair(i64 %x) noinline {
  %t = call i64 asm "addl $$1, ${0:k}", "=q,0"(i64 %x)
  ret i64 %t
}
define double @words(double %x) noinline {
  %q = call double asm "", "=q,0"(double %x)
  %t = call double asm "nop # $0", "=r,0"(double %q)
  ret double %t
}
define fp128 @quad(fp128 %x) noinline {
  %t = call fp128 asm "addl $$2, ${0:k}", "=r,0"(fp128 %x)
  ret fp128 %t
}
define i32 @clobbers(i32 %x) noinline {
  %t = call i32 asm sideeffect "nop # ${0:V} ${0:q}", "=r,0,~{ecx},~{cx},~{ecx},~{xmm1},~{xmm1}"(i32 %x)
  ret i32 %t
}
define i32 @main() {
  %c = call i32 @clobbers(i32 42)
  %c.bad = icmp ne i32 %c, 42
  %e = call double @words(double 2.5)
  %e.bad = fcmp une double %e, 2.5
  %k = call fp128 @quad(fp128 0xL00000000000000053FFF000000000000)
  %k.bad = fcmp une fp128 %k, 0xL00000000000000073FFF000000000000
  %ekc.bad = or i1 %e.bad, %k.bad
  %ek.bad = or i1 %ekc.bad, %c.bad
  %f = call float @general(float 1.5)
  %f.bad = fcmp une float %f, 3.0
  %h = call half @short(half 1.5)
  %h.bad = fcmp une half %h, 3.0
  %s = call i128 @several(i128 340282366920938463444927863358058659840)
  %s.bad = icmp ne i128 %s, 340282366920938463444927863358058659841
  %i = call i128 @input(i128 18446744073709551623)
  %i.bad = icmp ne i128 %i, 7
  %v = call i128 @vector(i128 18446744073709551623, i128 36893488147419103235)
  %v.bad = icmp ne i128 %v, 55340232221128654858
  call void @indirect(ptr @at, i128 18446744073709551623)
  %d = load i128, ptr @at
  %d.bad = icmp ne i128 %d, 18446744073709551628
  %p = call i64 @pair(i64 41)
  %p.bad = icmp ne i64 %p, 42
  %pk.bad = or i1 %p.bad, %ek.bad
  %b1 = select i1 %f.bad, i32 1, i32 0
  %b2 = select i1 %h.bad, i32 2, i32 0
  %b3 = select i1 %s.bad, i32 4, i32 0
  %b4 = select i1 %i.bad, i32 8, i32 0
  %b5 = select i1 %v.bad, i32 16, i32 0
  %b6 = select i1 %d.bad, i32 32, i32 0
  %b7 = select i1 %pk.bad, i32 64, i32 0
  %o1 = or i32 %b1, %b2
  %o2 = or i32 %b3, %b4
  %o3 = or i32 %b5, %b6
  %o4 = or i32 %o1, %o2
  %o5 = or i32 %o3, %b7
  %o6 = or i32 %o4, %o5
  ret i32 %o6
}
