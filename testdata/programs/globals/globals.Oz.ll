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
@names.rel = internal unnamed_addr constant [5 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.17 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.18 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.19 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @.str.19, i64 1) to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @letters, i64 3) to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32)], align 4
@constants = internal unnamed_addr constant [5 x double] [double 1.000000e-01, double -0.000000e+00, double 1.000000e+308, double 4.940660e-324, double 0x3FD5555555555555], align 16
@.str.7 = private unnamed_addr constant [13 x i8] c"%d %d %g %g\0A\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@operations = internal unnamed_addr constant [3 x ptr] [ptr @hook, ptr @optional, ptr @replaceable], align 16
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

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal i32 @hook(i32 noundef %0) #0 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: minsize nounwind optsize uwtable
define weak dso_local i32 @optional(i32 noundef %0) #1 {
  %2 = add nsw i32 %0, 5
  ret i32 %2
}

; Function Attrs: minsize nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i32 @atoi(ptr nocapture noundef %6) #9
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 5, %2 ]
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %50, %49 ]
  %13 = phi i32 [ 0, %8 ], [ %51, %49 ]
  %14 = icmp eq i32 %13, %10
  br i1 %14, label %15, label %49

15:
  %16 = tail call fastcc i32 @weigh(ptr noundef nonnull @root) #10
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %16, i32 noundef 9, i32 noundef 0, i32 noundef 24) #10
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 21, i32 noundef 0) #10
  %19 = load i64, ptr @flags.0, align 8
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 1
  %22 = lshr i32 %20, 1
  %23 = and i32 %22, 31
  %24 = lshr i32 %20, 9
  %25 = and i32 %24, 1048575
  %26 = shl i64 %19, 26
  %27 = ashr i64 %26, 58
  %28 = trunc nsw i64 %27 to i32
  %29 = load i64, ptr @flags.1, align 8
  %30 = and i64 %29, 1099511627775
  %31 = lshr i64 %29, 40
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = and i32 %32, 15
  %34 = lshr i64 %29, 44
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = and i32 %35, 15
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %21, i32 noundef %23, i32 noundef %25, i32 noundef %28, i64 noundef %30, i32 noundef %33, i32 noundef %36, i32 noundef 16) #10
  %38 = load i32, ptr @header.1, align 4, !tbaa !9
  %39 = load i16, ptr @header.2, align 2, !tbaa !14
  %40 = zext i16 %39 to i32
  %41 = load double, ptr @header.3, align 8, !tbaa !15
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef 1, i32 noundef %38, i32 noundef %40, double noundef %41, i32 noundef 15) #10
  %43 = load i32, ptr @table, align 4, !tbaa !16
  %44 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 4), align 4, !tbaa !16
  %45 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 8), align 4, !tbaa !16
  %46 = bitcast i32 %45 to float
  %47 = fpext float %46 to double
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %43, i32 noundef %44, i32 noundef %45, double noundef %47) #10
  br label %52

49:
  tail call fastcc void @stir(i32 noundef %13) #10
  %50 = tail call fastcc i64 @counter() #10
  %51 = add nuw i32 %13, 1
  br label %11, !llvm.loop !17

52:
  %53 = phi i64 [ %67, %61 ], [ 0, %15 ]
  %54 = icmp eq i64 %53, 5
  br i1 %54, label %55, label %61

55:
  %56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef 16, i32 noundef 233, double noundef 0x3FB99999A0000000, double noundef 0x47B913C440000000) #10
  %57 = load i32, ptr @exported, align 4, !tbaa !19
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr @exported, align 4, !tbaa !19
  %59 = tail call i32 @replaceable(i32 noundef 4) #11
  %60 = icmp eq ptr @missing, null
  br i1 %60, label %70, label %68

61:
  %62 = shl i64 %53, 2
  %63 = call ptr @llvm.load.relative.i64(ptr @names.rel, i64 %62)
  %64 = getelementptr inbounds [5 x double], ptr @constants, i64 0, i64 %53
  %65 = load double, ptr %64, align 8, !tbaa !20
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef %63, double noundef %65) #10
  %67 = add nuw nsw i64 %53, 1
  br label %52, !llvm.loop !21

68:
  %69 = tail call i32 @missing(i32 noundef 1) #11
  br label %70

70:
  %71 = phi i32 [ %69, %68 ], [ -1, %55 ]
  %72 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %58, i32 noundef %59, i32 noundef %71) #10
  br label %73

73:
  %74 = phi i64 [ %92, %85 ], [ 0, %70 ]
  %75 = icmp eq i64 %74, 3
  br i1 %75, label %76, label %85

76:
  %77 = load i32, ptr @common, align 4, !tbaa !19
  %78 = load i8, ptr @truth, align 1, !tbaa !22, !range !24, !noundef !25
  %79 = zext nneg i8 %78 to i32
  %80 = load i128, ptr @huge, align 16, !tbaa !26
  %81 = lshr i128 %80, 64
  %82 = trunc nuw i128 %81 to i64
  %83 = trunc i128 %80 to i64
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @wideAligned, i64 noundef %12, i32 noundef %77, i32 noundef %79, i64 noundef %82, i64 noundef %83) #10
  ret i32 0

85:
  %86 = getelementptr inbounds [3 x ptr], ptr @operations, i64 0, i64 %74
  %87 = load ptr, ptr %86, align 8, !tbaa !5
  %88 = trunc i64 %74 to i32
  %89 = add i32 %88, 10
  %90 = tail call i32 %87(i32 noundef %89) #11
  %91 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %90) #10
  %92 = add nuw nsw i64 %74, 1
  br label %73, !llvm.loop !28
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @stir(i32 noundef %0) unnamed_addr #3 {
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
  %45 = load i128, ptr @huge, align 16, !tbaa !26
  %46 = mul i128 %45, 3
  %47 = zext i32 %0 to i128
  %48 = sub i128 %46, %47
  store i128 %48, ptr @huge, align 16, !tbaa !26
  %49 = mul nsw i32 %0, 37
  %50 = srem i32 %49, 1000
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [1000 x i32], ptr @zeros, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !19
  %54 = add nsw i32 %53, %0
  store i32 %54, ptr %52, align 4, !tbaa !19
  %55 = add nsw i32 %49, 37
  %56 = srem i32 %55, 1000
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [1000 x i32], ptr @zeros, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !19
  %60 = srem i32 %0, 3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [3 x i32], ptr @placed, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !19
  %64 = add nsw i32 %63, %59
  %65 = load i32, ptr @common, align 4, !tbaa !19
  %66 = add nsw i32 %64, %65
  store i32 %66, ptr @common, align 4, !tbaa !19
  %67 = trunc i32 %66 to i8
  %68 = lshr i8 %67, 2
  %69 = and i8 %68, 1
  store i8 %69, ptr @truth, align 1, !tbaa !22
  ret void
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i64 @counter() unnamed_addr #3 {
  %1 = load i32, ptr @cells.2, align 16, !tbaa !19
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @cells.2, align 16, !tbaa !19
  %3 = sext i32 %2 to i64
  %4 = load i64, ptr @counter.n, align 8, !tbaa !29
  %5 = add nsw i64 %4, %3
  store i64 %5, ptr @counter.n, align 8, !tbaa !29
  ret i64 %5
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: minsize nofree noinline nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @weigh(ptr noundef readonly %0) unnamed_addr #5 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %3, label %5

3:
  %4 = phi i32 [ %17, %5 ], [ 0, %1 ]
  ret i32 %4

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load i32, ptr %6, align 8, !tbaa !31
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !33
  %10 = tail call fastcc i32 @weigh(ptr noundef %9) #10
  %11 = shl nsw i32 %10, 1
  %12 = add nsw i32 %11, %7
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !34
  %15 = tail call fastcc i32 @weigh(ptr noundef %14) #10
  %16 = mul nsw i32 %15, 3
  %17 = add nsw i32 %12, %16
  br label %3
}

; Function Attrs: minsize optsize
declare extern_weak i32 @missing(i32 noundef) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #8

attributes #0 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree noinline nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #9 = { minsize nounwind optsize willreturn memory(read) }
attributes #10 = { minsize optsize }
attributes #11 = { minsize nounwind optsize }

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
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!11, !11, i64 0}
!20 = !{!13, !13, i64 0}
!21 = distinct !{!21, !18}
!22 = !{!23, !23, i64 0}
!23 = !{!"_Bool", !7, i64 0}
!24 = !{i8 0, i8 2}
!25 = !{}
!26 = !{!27, !27, i64 0}
!27 = !{!"__int128", !7, i64 0}
!28 = distinct !{!28, !18}
!29 = !{!30, !30, i64 0}
!30 = !{!"long", !7, i64 0}
!31 = !{!32, !11, i64 24}
!32 = !{!"tree", !6, i64 0, !6, i64 8, !6, i64 16, !11, i64 24}
!33 = !{!32, !6, i64 8}
!34 = !{!32, !6, i64 16}
