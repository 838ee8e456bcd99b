; Every construct of the language that the parser reads, mostly once.
source_filename = "coverage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl from_asm"

%struct.node = type { i32, ptr, [3 x i16] }
%struct.packed = type <{ i8, i32 }>
%union.u = type { double }
%"quoted name" = type { %struct.node, %union.u }
%opaque = type opaque
%0 = type { i64, i64 }

$inl = comdat any
$"a b" = comdat any

@.str = private unnamed_addr constant [7 x i8] c"a\22b\\\0A\00\FF", align 1
@empty = constant [0 x i32] zeroinitializer
@node = dso_local global %struct.node { i32 -5, ptr getelementptr inbounds (%struct.node, ptr @node, i32 0, i32 2, i64 1), [3 x i16] [i16 1, i16 0, i16 -1] }, align 8
@packed = internal global <{ i8, i32, ptr, [2 x i8] }> <{ i8 1, i32 2, ptr @packed, [2 x i8] undef }>, section ".mydata", align 4
@tls = thread_local(initialexec) global i32 7, align 4
@weak = weak hidden global i64 9, comdat($"a b")
@extern = external global [4 x i8]
@maybe = extern_weak global i32
@common = common global [1000000 x i32] zeroinitializer, align 16
@table = constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@jumps, %one) to i64), i64 ptrtoint (ptr blockaddress(@jumps, %two) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @node to i64), i64 ptrtoint (ptr @table to i64)) to i32), i32 7]
@blocks = internal global [2 x ptr] [ptr blockaddress(@jumps, %one), ptr getelementptr (i8, ptr blockaddress(@jumps, %two), i64 1)]
@wide = global i128 -170141183460469231731687303715884105728
@odd = global [2 x i33] [i33 -1, i33 4294967296]
@floats = global { float, double, float, double } { float 0x3FB99999A0000000, double 1.500000e+00, float 0x7FF8000000000000, double 0xFFF0000000000000 }
@folded = global [6 x i64] [i64 ptrtoint (ptr @node to i64), i64 add (i64 ptrtoint (ptr @node to i64), i64 8), i64 mul (i64 3, i64 4), i64 select (i1 icmp ne (ptr @node, ptr null), i64 1, i64 2), i64 zext (i32 -1 to i64), i64 sext (i32 -1 to i64)]
@0 = private global i8 3
@ptr0 = global ptr @0
@"quoted \22name\22" = global i1 true
@llvm.used = appending global [2 x ptr] [ptr @packed, ptr @internal_fn], section "llvm.metadata"
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @internal_fn, ptr null }, { i32, ptr, ptr } { i32 101, ptr @internal_fn, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @callee_void, ptr null }]

@al = alias i32, ptr @node
@al2 = weak alias i8, getelementptr inbounds (i8, ptr @node, i64 8)
@fn_alias = alias void (), ptr @internal_fn

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1
declare i32 @printf(ptr nocapture noundef readonly, ...)
declare void @callee_void()
declare void @byval(ptr noundef byval(%struct.node) align 8, ptr sret(%0) align 8, i8 signext, i16 zeroext)

define internal void @internal_fn() #0 section ".text.hot" align 32 {
  ret void
}

define linkonce_odr hidden fastcc range(i32 0, 10) i32 @inl(i32 noundef range(i32 0, 9) %0, ptr captures(none) initializes((0, 4)) %1) unnamed_addr #2 comdat prefix i32 305419896 {
  %3 = call i32 @inl_helper(i32 noundef %0) #3
  ret i32 %3
}

define available_externally i32 @inl_helper(i32 %x) {
  ret i32 %x
}

define dso_local i64 @ints(i64 noundef %a, i64 %b, i32 %c, i1 %d) {
entry:
  %add = add nuw nsw i64 %a, %b
  %sub = sub nsw i64 0, %add
  %mul = mul i64 %sub, -9223372036854775808
  %ud = udiv exact i64 %mul, 3
  %sd = sdiv i64 %ud, %b
  %ur = urem i64 %sd, 5
  %sr = srem i64 %ur, %b
  %sh = shl nuw i64 %sr, 1
  %ls = lshr exact i64 %sh, 2
  %as = ashr i64 %ls, 3
  %an = and i64 %as, 255
  %or = or disjoint i64 %an, 256
  %xo = xor i64 %or, -1
  %tr = trunc nuw nsw i64 %xo to i32
  %ze = zext nneg i32 %tr to i64
  %se = sext i32 %tr to i64
  %cmp = icmp samesign ult i64 %ze, %se
  %sel = select i1 %cmp, i64 %ze, i64 %se, !prof !2
  %fr = freeze i64 %sel
  %min = call i64 @llvm.umin.i64(i64 %fr, i64 7)
  %max = call i64 @llvm.smax.i64(i64 %min, i64 %a)
  %abs = call i64 @llvm.abs.i64(i64 %max, i1 true)
  %pop = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %abs)
  %lz = call i64 @llvm.ctlz.i64(i64 %pop, i1 false)
  %tz = call i64 @llvm.cttz.i64(i64 %lz, i1 true)
  %bs = call i64 @llvm.bswap.i64(i64 %tz)
  %br = call i64 @llvm.bitreverse.i64(i64 %bs)
  %fsh = call i64 @llvm.fshl.i64(i64 %br, i64 %a, i64 5)
  %rot = call i64 @llvm.fshr.i64(i64 %fsh, i64 %fsh, i64 5)
  %sat = call i64 @llvm.uadd.sat.i64(i64 %rot, i64 %b)
  %ov = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %sat, i64 %b)
  %ov0 = extractvalue { i64, i1 } %ov, 0
  %ov1 = extractvalue { i64, i1 } %ov, 1
  %cmp3 = call i8 @llvm.scmp.i8.i64(i64 %ov0, i64 %b)
  %exp = call i64 @llvm.expect.i64(i64 %ov0, i64 1)
  %isc = call i1 @llvm.is.constant.i64(i64 %exp)
  call void @llvm.assume(i1 %ov1) [ "align"(ptr null, i64 8) ]
  %w = sext i64 %exp to i128
  %w2 = add i128 %w, 170141183460469231731687303715884105727
  %r = trunc i128 %w2 to i64
  ret i64 %r
}

define double @floats_fn(double %a, float %b) {
  %neg = fneg double %a
  %ext = fpext float %b to double
  %add = fadd fast double %neg, %ext
  %sub = fsub nnan ninf double %add, 0.000000e+00
  %mul = fmul contract double %sub, 0x3FF199999999999A
  %div = fdiv double %mul, 2.000000e+00
  %rem = frem double %div, %a
  %si = fptosi double %rem to i32
  %ui = fptoui double %rem to i64
  %fs = sitofp i32 %si to double
  %fu = uitofp i64 %ui to double
  %c = fcmp fast olt double %fs, %fu
  %ma = call double @llvm.fmuladd.f64(double %fs, double %fu, double %a)
  %fma = call double @llvm.fma.f64(double %ma, double %fu, double %a)
  %sq = call double @llvm.sqrt.f64(double %fma)
  %fl = call double @llvm.floor.f64(double %sq)
  %tr = call double @llvm.trunc.f64(double %fl)
  %nb = call double @llvm.nearbyint.f64(double %tr)
  %sin = call double @llvm.sin.f64(double %nb)
  %sinf = call float @llvm.sin.f32(float %b)
  %pow = call double @llvm.pow.f64(double %sin, double %nb)
  %pi = call double @llvm.powi.f64.i32(double %pow, i32 3)
  %lr = call i64 @llvm.lrint.i64.f64(double %pi)
  %cs = call double @llvm.copysign.f64(double %pi, double %a)
  %fc = call i1 @llvm.is.fpclass.f64(double %cs, i32 519)
  %nan = call i1 @llvm.is.fpclass.f64(double %cs, i32 3)
  %sat = call i32 @llvm.fptosi.sat.i32.f64(double %cs)
  %fx = call { double, i32 } @llvm.frexp.f64.i32(double %cs)
  %bits = bitcast double %cs to i64
  %back = bitcast i64 %bits to double
  %f32 = fptrunc double %back to float
  %s = select i1 %fc, double %back, double %cs
  ret double %s
}

define i32 @memory(ptr %p, i64 %n, ptr byval(%struct.node) align 8 %s) #4 {
  %1 = alloca %struct.node, align 8
  %2 = alloca i8, i64 %n, align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1)
  %3 = load volatile i32, ptr %p, align 4, !tbaa !0
  store i32 %3, ptr %1, align 8
  %4 = getelementptr inbounds nuw %struct.node, ptr %1, i64 0, i32 2, i64 %n
  store i16 2, ptr %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 4 %p, i64 24, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %1, ptr %p, i64 %n, i1 true)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 %n, i1 false)
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 3, i32 1)
  %5 = load atomic i32, ptr %p seq_cst, align 4
  store atomic i32 %5, ptr %p syncscope("singlethread") release, align 4
  %6 = atomicrmw add ptr %p, i32 1 acq_rel, align 4
  %7 = cmpxchg weak volatile ptr %p, i32 %6, i32 2 acq_rel acquire, align 4
  %8 = extractvalue { i32, i1 } %7, 0
  fence seq_cst
  %9 = load i32, ptr @tls, align 4
  %10 = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  store i32 %9, ptr %10
  %11 = load i32, ptr getelementptr inbounds (%struct.node, ptr @node, i64 0, i32 2, i64 0)
  %12 = ptrtoint ptr %p to i64
  %13 = inttoptr i64 %12 to ptr
  %14 = icmp eq ptr %13, @node
  %15 = call i64 @llvm.objectsize.i64.p0(ptr @node, i1 false, i1 true, i1 false)
  %16 = trunc i64 %15 to i32
  %17 = insertvalue { i32, ptr } undef, i32 %16, 0
  %18 = insertvalue { i32, ptr } %17, ptr @node, 1
  store { i32, ptr } %18, ptr %2
  store [2 x i8] c"ab", ptr %2
  %19 = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %19)
  %20 = call ptr @llvm.frameaddress.p0(i32 0)
  %21 = call ptr @llvm.returnaddress(i32 0)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1)
  ret i32 %16
}

define i32 @varargs(i32 %n, ...) {
  %ap = alloca [1 x { i32, i32, ptr, ptr }], align 16
  call void @llvm.va_start.p0(ptr %ap)
  %a = va_arg ptr %ap, i32
  %cp = alloca [1 x { i32, i32, ptr, ptr }], align 16
  call void @llvm.va_copy(ptr %cp, ptr %ap)
  call void @llvm.va_end.p0(ptr %ap)
  %r = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef signext %a, double 1.000000e+00) #3
  ret i32 %r
}

define void @asm_fn(i32 %x) {
  %1 = call i32 asm sideeffect inteldialect "mov $0, $1", "=r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %x) #3, !srcloc !5
  call void asm sideeffect alignstack "", "~{memory}"()
  ret void
}

define ptr @jumps(ptr %p, i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %one
    i32 -2147483648, label %two
    i32 7, label %two
  ], !prof !1

one:                                              ; preds = %entry, %ind
  %phi = phi ptr [ getelementptr (i8, ptr @tls, i64 4), %entry ], [ %later, %ind ]
  br label %ind

two:
  %ph2 = phi i64 [ ptrtoint (ptr @node to i64), %entry ], [ ptrtoint (ptr @node to i64), %entry ], [ 4, %ind ]
  br label %ind

ind:
  %later = phi ptr [ %phi, %one ], [ %p, %two ]
  indirectbr ptr %later, [label %one, label %two]

other:
  %c = icmp ult i32 %x, 9
  br i1 %c, label %dead, label %end, !prof !2

dead:
  call void @llvm.trap()
  unreachable

end:
  %q = musttail call ptr @jumps(ptr @callee_void, i32 %x)
  ret ptr %q
}

define void @debug(ptr %x) !dbg !6 {
    #dbg_declare(ptr %x, !7, !DIExpression(DW_OP_plus_uconst, 8), !8)
  call void @llvm.dbg.value(metadata ptr %x, metadata !7, metadata !DIExpression()), !dbg !8
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  ret void, !dbg !8
}

declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.experimental.noalias.scope.decl(metadata)

uselistorder ptr @node, { 1, 0 }

attributes #0 = { noinline nounwind optsize uwtable "frame-pointer"="all" "no-trapping-math"="true" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { minsize nounwind memory(none) "frame-pointer"="non-leaf" }
attributes #3 = { nounwind memory(read) alignstack=16 }
attributes #4 = { noredzone cold "disable-tail-calls"="true" "no-jump-tables"="true" "stackrealign" }

!llvm.module.flags = !{!3, !4, !11}
!llvm.ident = !{!10}
!0 = !{!0}
!1 = !{!"branch_weights", i32 10, i32 20, i32 30, i32 40}
!2 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 7, !"PIE Level", i32 2}
!5 = !{i64 1234}
!6 = distinct !DISubprogram(name: "debug", flags: DIFlagPrototyped | DIFlagAllCallsDescribed)
!7 = !DILocalVariable(name: "x; y", line: 3)
!8 = !DILocation(line: 3, scope: !6)
!11 = !{i32 1, !"override-stack-alignment", i32 8}
!9 = distinct !{!9, !"scope \22} ;"}
!10 = !{!"clang"}
