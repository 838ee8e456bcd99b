; ModuleID = 'globals.c'
source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tree = type { ptr, ptr, ptr, i32 }
%union.cell = type { i32 }

@.str = private unnamed_addr constant [5 x i8] c"root\00", align 1
@inner = internal constant %struct.tree { ptr @.str.11, ptr @leaves, ptr getelementptr (i8, ptr @leaves, i64 32), i32 11 }, align 8
@leaves = internal constant [3 x %struct.tree] [%struct.tree { ptr @.str.12, ptr null, ptr null, i32 3 }, %struct.tree { ptr @.str.13, ptr null, ptr null, i32 5 }, %struct.tree { ptr @.str.14, ptr null, ptr null, i32 7 }], align 16
@root = dso_local constant %struct.tree { ptr @.str, ptr @inner, ptr getelementptr (i8, ptr @leaves, i64 64), i32 13 }, align 8
@exported = dso_local global i32 42, align 4
@placed = dso_local local_unnamed_addr global [3 x i32] [i32 10, i32 20, i32 30], section "special", align 4
@truth = dso_local local_unnamed_addr global i8 1, align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@cells.2 = internal unnamed_addr global i32 1, align 16
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@wideAligned = internal global [3 x i8] c"hi\00", align 256
@.str.3 = private unnamed_addr constant [33 x i8] c"%u %u %x %d %llx %u %u, size %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [22 x i8] c"%u %x %x %g, size %d\0A\00", align 1
@header.1 = internal unnamed_addr global i32 16909060, align 4
@header.2 = internal unnamed_addr global i16 -16657, align 2
@header.3 = internal unnamed_addr global double 2.500000e+00, align 8
@.str.5 = private unnamed_addr constant [19 x i8] c"%08x %08x %08x %g\0A\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"[%s] %.17g\0A\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"%d %d %g %g\0A\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.10 = private unnamed_addr constant [25 x i8] c"\0A%s %ld %d %d %llx %llx\0A\00", align 1
@common = dso_local local_unnamed_addr global i32 0, align 4
@huge = internal unnamed_addr global i128 1267650600228229401496703205383, align 16
@.str.11 = private unnamed_addr constant [6 x i8] c"inner\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"ash\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"birch\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"cedar\00", align 1
@zeros = internal unnamed_addr global [1000 x i32] zeroinitializer, align 16
@counter.n = internal unnamed_addr global i64 100, align 8
@flags.0 = internal unnamed_addr global i64 189338860579, align 8
@flags.1 = internal unnamed_addr global i64 115526908410010, align 8
@table = internal unnamed_addr global <{ %union.cell, { [4 x i8] }, { float } }> <{ %union.cell { i32 1065353216 }, { [4 x i8] } { [4 x i8] c"\01\02\03\04" }, { float } { float -5.000000e-01 } }>, align 4
@.str.17 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@letters = internal constant [16 x i8] c"a\09b\22c\\d\FF\00hidden\00", align 16

@renamed = dso_local alias i32, ptr @exported
@replaceable = weak dso_local alias i32 (i32), ptr @hook

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @hook(i32 noundef %0) #0 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define weak dso_local i32 @optional(i32 noundef %0) local_unnamed_addr #1 {
  %2 = add nsw i32 %0, 5
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #7
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = phi i32 [ %8, %4 ], [ 5, %2 ]
  br label %57

12:
  %13 = phi i64 [ 0, %4 ], [ %59, %57 ]
  %14 = tail call fastcc i32 @weigh(ptr noundef nonnull @root)
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %14, i32 noundef 9, i32 noundef 0, i32 noundef 24)
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 21, i32 noundef 0)
  %17 = load i64, ptr @flags.0, align 8
  %18 = trunc i64 %17 to i32
  %19 = and i32 %18, 1
  %20 = lshr i32 %18, 1
  %21 = and i32 %20, 31
  %22 = lshr i32 %18, 9
  %23 = and i32 %22, 1048575
  %24 = shl i64 %17, 26
  %25 = ashr i64 %24, 58
  %26 = trunc nsw i64 %25 to i32
  %27 = load i64, ptr @flags.1, align 8
  %28 = and i64 %27, 1099511627775
  %29 = lshr i64 %27, 40
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = and i32 %30, 15
  %32 = lshr i64 %27, 44
  %33 = trunc nuw nsw i64 %32 to i32
  %34 = and i32 %33, 15
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %19, i32 noundef %21, i32 noundef %23, i32 noundef %26, i64 noundef %28, i32 noundef %31, i32 noundef %34, i32 noundef 16)
  %36 = load i32, ptr @header.1, align 4, !tbaa !9
  %37 = load i16, ptr @header.2, align 2, !tbaa !14
  %38 = zext i16 %37 to i32
  %39 = load double, ptr @header.3, align 8, !tbaa !15
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef 1, i32 noundef %36, i32 noundef %38, double noundef %39, i32 noundef 15)
  %41 = load i32, ptr @table, align 4, !tbaa !16
  %42 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 4), align 4, !tbaa !16
  %43 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 8), align 4, !tbaa !16
  %44 = bitcast i32 %43 to float
  %45 = fpext float %44 to double
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %41, i32 noundef %42, i32 noundef %43, double noundef %45)
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.17, double noundef 1.000000e-01)
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.18, double noundef -0.000000e+00)
  %49 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.19, double noundef 1.000000e+308)
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull getelementptr inbounds (i8, ptr @.str.19, i64 1), double noundef 4.940660e-324)
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull getelementptr inbounds (i8, ptr @letters, i64 3), double noundef 0x3FD5555555555555)
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef 16, i32 noundef 233, double noundef 0x3FB99999A0000000, double noundef 0x47B913C440000000)
  %53 = load i32, ptr @exported, align 4, !tbaa !17
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr @exported, align 4, !tbaa !17
  %55 = tail call i32 @replaceable(i32 noundef 4) #7
  %56 = icmp eq ptr @missing, null
  br i1 %56, label %64, label %62

57:
  %58 = phi i32 [ %60, %57 ], [ 0, %10 ]
  tail call fastcc void @stir(i32 noundef %58)
  %59 = tail call fastcc i64 @counter()
  %60 = add nuw nsw i32 %58, 1
  %61 = icmp eq i32 %60, %11
  br i1 %61, label %12, label %57, !llvm.loop !18

62:
  %63 = tail call i32 @missing(i32 noundef 1) #7
  br label %64

64:
  %65 = phi i32 [ %63, %62 ], [ -1, %12 ]
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %54, i32 noundef %55, i32 noundef %65)
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef 20)
  %68 = tail call i32 @optional(i32 noundef 11) #7
  %69 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %68)
  %70 = tail call i32 @replaceable(i32 noundef 12) #7
  %71 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %70)
  %72 = load i32, ptr @common, align 4, !tbaa !17
  %73 = load i8, ptr @truth, align 1, !tbaa !20, !range !22, !noundef !23
  %74 = zext nneg i8 %73 to i32
  %75 = load i128, ptr @huge, align 16, !tbaa !24
  %76 = lshr i128 %75, 64
  %77 = trunc nuw i128 %76 to i64
  %78 = trunc i128 %75 to i64
  %79 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @wideAligned, i64 noundef %13, i32 noundef %72, i32 noundef %74, i64 noundef %77, i64 noundef %78)
  ret i32 0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @stir(i32 noundef %0) unnamed_addr #2 {
  %2 = load i64, ptr @flags.0, align 8
  %3 = add i64 %2, 6
  %4 = and i64 %3, 62
  %5 = and i64 %2, -271119810111
  %6 = trunc i64 %2 to i32
  %7 = lshr i32 %6, 8
  %8 = and i32 %7, 1048574
  %9 = and i32 %0, 1048575
  %10 = or i32 %8, %9
  %11 = shl nuw nsw i32 %10, 9
  %12 = zext nneg i32 %11 to i64
  %13 = add i64 %2, 270582939648
  %14 = and i64 %13, 270582939648
  %15 = or disjoint i64 %4, %5
  %16 = or disjoint i64 %15, %14
  %17 = or disjoint i64 %16, %12
  %18 = xor i64 %17, 1
  store i64 %18, ptr @flags.0, align 8
  %19 = load i64, ptr @flags.1, align 8
  %20 = mul i64 %19, 3
  %21 = and i64 %20, 1099511627775
  %22 = and i64 %19, -17592186044416
  %23 = or disjoint i64 %21, %22
  %24 = lshr i64 %19, 4
  %25 = and i64 %24, 16492674416640
  %26 = add i64 %25, %19
  %27 = and i64 %26, 16492674416640
  %28 = or disjoint i64 %23, %27
  store i64 %28, ptr @flags.1, align 8
  %29 = load i16, ptr @header.2, align 2, !tbaa !14
  %30 = zext i16 %29 to i32
  %31 = load i32, ptr @header.1, align 4, !tbaa !9
  %32 = add i32 %31, %30
  store i32 %32, ptr @header.1, align 4, !tbaa !9
  %33 = load double, ptr @header.3, align 8, !tbaa !15
  %34 = fmul double %33, 1.500000e+00
  store double %34, ptr @header.3, align 8, !tbaa !15
  %35 = mul i16 %29, 5
  %36 = add i16 %35, 1
  store i16 %36, ptr @header.2, align 2, !tbaa !14
  %37 = and i32 %0, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds [3 x %union.cell], ptr @table, i64 0, i64 %38
  %40 = and i32 %0, 3
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds [4 x i8], ptr %39, i64 0, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !16
  %44 = add i8 %43, 1
  store i8 %44, ptr %42, align 1, !tbaa !16
  %45 = load i128, ptr @huge, align 16, !tbaa !24
  %46 = mul i128 %45, 3
  %47 = zext i32 %0 to i128
  %48 = sub i128 %46, %47
  store i128 %48, ptr @huge, align 16, !tbaa !24
  %49 = mul nsw i32 %0, 37
  %50 = srem i32 %49, 1000
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [1000 x i32], ptr @zeros, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !17
  %54 = add nsw i32 %53, %0
  store i32 %54, ptr %52, align 4, !tbaa !17
  %55 = add nsw i32 %49, 37
  %56 = srem i32 %55, 1000
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [1000 x i32], ptr @zeros, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !17
  %60 = srem i32 %0, 3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [3 x i32], ptr @placed, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !17
  %64 = add nsw i32 %63, %59
  %65 = load i32, ptr @common, align 4, !tbaa !17
  %66 = add nsw i32 %64, %65
  store i32 %66, ptr @common, align 4, !tbaa !17
  %67 = trunc i32 %66 to i8
  %68 = lshr i8 %67, 2
  %69 = and i8 %68, 1
  store i8 %69, ptr @truth, align 1, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i64 @counter() unnamed_addr #2 {
  %1 = load i32, ptr @cells.2, align 16, !tbaa !17
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @cells.2, align 16, !tbaa !17
  %3 = sext i32 %2 to i64
  %4 = load i64, ptr @counter.n, align 8, !tbaa !26
  %5 = add nsw i64 %4, %3
  store i64 %5, ptr @counter.n, align 8, !tbaa !26
  ret i64 %5
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @weigh(ptr noundef readonly %0) unnamed_addr #4 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %3, label %5

3:
  %4 = phi i32 [ %17, %5 ], [ 0, %1 ]
  ret i32 %4

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load i32, ptr %6, align 8, !tbaa !28
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !30
  %10 = tail call fastcc i32 @weigh(ptr noundef %9)
  %11 = shl nsw i32 %10, 1
  %12 = add nsw i32 %11, %7
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !31
  %15 = tail call fastcc i32 @weigh(ptr noundef %14)
  %16 = mul nsw i32 %15, 3
  %17 = add nsw i32 %12, %16
  br label %3
}

declare extern_weak i32 @missing(i32 noundef) #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !11, i64 1}
!10 = !{!"header", !7, i64 0, !11, i64 1, !12, i64 5, !13, i64 7}
!11 = !{!"int", !7, i64 0}
!12 = !{!"short", !7, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = !{!10, !12, i64 5}
!15 = !{!10, !13, i64 7}
!16 = !{!7, !7, i64 0}
!17 = !{!11, !11, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!21, !21, i64 0}
!21 = !{!"_Bool", !7, i64 0}
!22 = !{i8 0, i8 2}
!23 = !{}
!24 = !{!25, !25, i64 0}
!25 = !{!"__int128", !7, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"long", !7, i64 0}
!28 = !{!29, !11, i64 24}
!29 = !{!"tree", !6, i64 0, !6, i64 8, !6, i64 16, !11, i64 24}
!30 = !{!29, !6, i64 8}
!31 = !{!29, !6, i64 16}
