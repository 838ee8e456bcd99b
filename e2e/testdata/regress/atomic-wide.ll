; LINK: -latomic
; Atomic accesses of fp128, of vectors, and of integers of more than two words: by the machine, or by
; libatomic.
@q = global fp128 0xL00000000000000003FFF000000000000, align 16
@v = global <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, align 16
@h = global <2 x half> <half 1.0, half 2.0>, align 4
@w = global i256 7, align 32
@n = global i128 18446744073709551615, align 16

define fp128 @exchange(ptr %p, fp128 %x) noinline {
  %old = atomicrmw xchg ptr %p, fp128 %x seq_cst, align 16
  ret fp128 %old
}
define fp128 @add(ptr %p, fp128 %x) noinline {
  %old = atomicrmw fadd ptr %p, fp128 %x acq_rel, align 16
  ret fp128 %old
}
define fp128 @load(ptr %p) noinline {
  %x = load atomic fp128, ptr %p acquire, align 16
  ret fp128 %x
}
define void @store(ptr %p, fp128 %x) noinline {
  store atomic fp128 %x, ptr %p release, align 16
  ret void
}
define void @unordered(ptr %p, ptr %to) noinline {
  %x = load atomic fp128, ptr %p unordered, align 16
  store atomic fp128 %x, ptr %to unordered, align 16
  ret void
}
define i32 @quads() noinline {
  %a = call fp128 @exchange(ptr @q, fp128 0xL00000000000000004000000000000000)
  %b = call fp128 @add(ptr @q, fp128 0xL00000000000000003FFF000000000000)
  %c = call fp128 @load(ptr @q)
  call void @store(ptr @q, fp128 0xL00000000000000004001400000000000)
  %t = alloca fp128, align 16
  call void @unordered(ptr @q, ptr %t)
  %d = load fp128, ptr %t
  %ai = fptosi fp128 %a to i32
  %bi = fptosi fp128 %b to i32
  %ci = fptosi fp128 %c to i32
  %di = fptosi fp128 %d to i32
  %b10 = mul i32 %bi, 10
  %c100 = mul i32 %ci, 100
  %d1000 = mul i32 %di, 1000
  %s1 = add i32 %ai, %b10
  %s2 = add i32 %c100, %d1000
  %s = add i32 %s1, %s2
  ret i32 %s
}
define i1 @vectors() noinline {
  %x = load atomic <4 x float>, ptr @v acquire, align 16
  %y = fadd <4 x float> %x, %x
  store atomic <4 x float> %y, ptr @v seq_cst, align 16
  %z = load <4 x float>, ptr @v
  %c = fcmp une <4 x float> %z, <float 2.0, float 4.0, float 6.0, float 8.0>
  %old = atomicrmw fadd ptr @h, <2 x half> <half 2.0, half 3.0> seq_cst, align 4
  %new = load atomic <2 x half>, ptr @h seq_cst, align 4
  %d = fcmp une <2 x half> %old, <half 1.0, half 2.0>
  %e = fcmp une <2 x half> %new, <half 3.0, half 5.0>
  %c.any = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %c)
  %de = or <2 x i1> %d, %e
  %de.any = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %de)
  %any = or i1 %c.any, %de.any
  ret i1 %any
}
define i1 @integers() noinline {
  %a = atomicrmw add ptr @w, i256 5 seq_cst, align 32
  %b = atomicrmw xchg ptr @w, i256 20 seq_cst, align 32
  %c = atomicrmw umax ptr @w, i256 18446744073709551616 seq_cst, align 32
  %d = cmpxchg ptr @w, i256 18446744073709551616, i256 3 seq_cst seq_cst, align 32
  %d.ok = extractvalue { i256, i1 } %d, 1
  %e = load atomic i256, ptr @w acquire, align 32
  store atomic i256 9, ptr @w seq_cst, align 32
  %f = load i256, ptr @w
  %s1 = add i256 %a, %b
  %s2 = add i256 %c, %e
  %s3 = add i256 %s1, %s2
  %s = add i256 %s3, %f
  %wrong = icmp ne i256 %s, 51
  %fail = xor i1 %d.ok, true
  %r = or i1 %wrong, %fail
  ret i1 %r
}
define i1 @narrower() noinline {
  %a = atomicrmw uinc_wrap ptr @n, i128 18446744073709551617 seq_cst, align 16
  %b = atomicrmw udec_wrap ptr @n, i128 18446744073709551616 seq_cst, align 16
  %c = atomicrmw usub_sat ptr @n, i128 1 seq_cst, align 16
  %d = atomicrmw sub ptr @n, i128 1 monotonic, align 16
  %e = load atomic i128, ptr @n seq_cst, align 16
  %a.bad = icmp ne i128 %a, 18446744073709551615
  %b.bad = icmp ne i128 %b, 18446744073709551616
  %c.bad = icmp ne i128 %c, 18446744073709551615
  %d.bad = icmp ne i128 %d, 18446744073709551614
  %e.bad = icmp ne i128 %e, 18446744073709551613
  %o1 = or i1 %a.bad, %b.bad
  %o2 = or i1 %c.bad, %d.bad
  %o3 = or i1 %o1, %o2
  %o = or i1 %o3, %e.bad
  ret i1 %o
}
define i32 @main() {
  %q = call i32 @quads()
  %q.bad = icmp ne i32 %q, 5321
  %v.bad = call i1 @vectors()
  %w.bad = call i1 @integers()
  %n.bad = call i1 @narrower()
  %b1 = select i1 %q.bad, i32 1, i32 0
  %b2 = select i1 %v.bad, i32 2, i32 0
  %b3 = select i1 %w.bad, i32 4, i32 0
  %b4 = select i1 %n.bad, i32 8, i32 0
  %o1 = or i32 %b1, %b2
  %o2 = or i32 %b3, %b4
  %o = or i32 %o1, %o2
  ret i32 %o
}
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.or.v2i1(<2 x i1>)
