; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.atomic_flag = type { i8 }
%struct.job = type { i32, i32, i64, double, ptr }
%struct.node = type { ptr, i32 }

@shared = dso_local thread_local local_unnamed_addr global double 5.000000e-01, align 8
@work = internal unnamed_addr global i32 0, align 4
@stack = internal global ptr null, align 8
@.str = private unnamed_addr constant [46 x i8] c"thread %d: counter %d, last %ld, shared %.3f\0A\00", align 1
@.str.1 = private unnamed_addr constant [63 x i8] c"arrivals %d, total %llu, guarded %ld, popped %ld with sum %ld\0A\00", align 1
@arrivals = internal global i32 0, align 4
@total = internal global i64 0, align 8
@guarded = internal unnamed_addr global i64 0, align 8
@.str.2 = private unnamed_addr constant [33 x i8] c"bytes %d %d %d %d, mine %d %.1f\0A\00", align 1
@bytes = internal global [4 x i8] zeroinitializer, align 1
@counter = internal thread_local unnamed_addr global i32 100, align 4
@lock = internal global %struct.atomic_flag zeroinitializer, align 1
@table = internal thread_local unnamed_addr global [8 x i64] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [4 x i64], align 16
  %4 = alloca [4 x %struct.job], align 16
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i64 @strtol(ptr nocapture noundef nonnull %8, ptr noundef null, i32 noundef 10) #12
  %10 = trunc i64 %9 to i32
  br label %11

11:
  %12 = phi i32 [ %10, %6 ], [ 120, %2 ]
  store i32 %12, ptr @work, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #12
  br label %13

13:
  %14 = phi i64 [ %18, %16 ], [ 0, %11 ]
  %15 = icmp eq i64 %14, 4
  br i1 %15, label %30, label %16

16:
  %17 = getelementptr inbounds [4 x %struct.job], ptr %4, i64 0, i64 %14
  %18 = add nuw nsw i64 %14, 1
  %19 = load i32, ptr @work, align 4, !tbaa !9
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = shl nsw i64 %21, 4
  %23 = call noalias ptr @malloc(i64 noundef %22) #13
  %24 = trunc nuw nsw i64 %18 to i32
  store i32 %24, ptr %17, align 16, !tbaa !9
  %25 = getelementptr inbounds i8, ptr %17, i64 4
  %26 = getelementptr inbounds i8, ptr %17, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %25, i8 0, i64 20, i1 false)
  store ptr %23, ptr %26, align 8, !tbaa !5
  %27 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %14
  %28 = call i32 @pthread_create(ptr noundef nonnull %27, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %17) #12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %13, label %30, !llvm.loop !11

30:
  %31 = phi i32 [ 0, %13 ], [ 1, %16 ]
  %32 = icmp ugt i64 %14, 3
  br i1 %32, label %38, label %96

33:
  %34 = atomicrmw xchg ptr @stack, i64 0 seq_cst, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %45, label %36

36:
  %37 = inttoptr i64 %34 to ptr
  br label %48

38:
  %39 = phi i64 [ %43, %38 ], [ 0, %30 ]
  %40 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !14
  %42 = call i32 @pthread_join(i64 noundef %41, ptr noundef null) #12
  %43 = add nuw nsw i64 %39, 1
  %44 = icmp eq i64 %43, 4
  br i1 %44, label %33, label %38, !llvm.loop !16

45:
  %46 = phi i64 [ 0, %33 ], [ %52, %48 ]
  %47 = phi i64 [ 0, %33 ], [ %56, %48 ]
  br label %77

48:
  %49 = phi ptr [ %57, %48 ], [ %37, %36 ]
  %50 = phi i64 [ %56, %48 ], [ 0, %36 ]
  %51 = phi i64 [ %52, %48 ], [ 0, %36 ]
  %52 = add nuw nsw i64 %51, 1
  %53 = getelementptr inbounds i8, ptr %49, i64 8
  %54 = load i32, ptr %53, align 8, !tbaa !17
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %50, %55
  %57 = load ptr, ptr %49, align 8, !tbaa !19
  %58 = icmp eq ptr %57, null
  br i1 %58, label %45, label %48, !llvm.loop !20

59:
  %60 = load atomic i32, ptr @arrivals seq_cst, align 4
  %61 = load atomic i64, ptr @total seq_cst, align 8
  %62 = load i64, ptr @guarded, align 8, !tbaa !14
  %63 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %60, i64 noundef %61, i64 noundef %62, i64 noundef %46, i64 noundef %47)
  %64 = load atomic i8, ptr @bytes seq_cst, align 1, !tbaa !21
  %65 = zext i8 %64 to i32
  %66 = load atomic i8, ptr getelementptr inbounds (i8, ptr @bytes, i64 1) seq_cst, align 1, !tbaa !21
  %67 = zext i8 %66 to i32
  %68 = load atomic i8, ptr getelementptr inbounds (i8, ptr @bytes, i64 2) seq_cst, align 1, !tbaa !21
  %69 = zext i8 %68 to i32
  %70 = load atomic i8, ptr getelementptr inbounds (i8, ptr @bytes, i64 3) seq_cst, align 1, !tbaa !21
  %71 = zext i8 %70 to i32
  %72 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %73 = load i32, ptr %72, align 4, !tbaa !9
  %74 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  %75 = load double, ptr %74, align 8, !tbaa !22
  %76 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %65, i32 noundef %67, i32 noundef %69, i32 noundef %71, i32 noundef %73, double noundef %75)
  br label %90

77:
  %78 = phi i64 [ 0, %45 ], [ %88, %77 ]
  %79 = getelementptr inbounds [4 x %struct.job], ptr %4, i64 0, i64 %78
  %80 = getelementptr inbounds i8, ptr %79, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !24
  %82 = getelementptr inbounds i8, ptr %79, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !26
  %84 = getelementptr inbounds i8, ptr %79, i64 16
  %85 = load double, ptr %84, align 16, !tbaa !27
  %86 = trunc nuw nsw i64 %78 to i32
  %87 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %86, i32 noundef %81, i64 noundef %83, double noundef %85)
  %88 = add nuw nsw i64 %78, 1
  %89 = icmp eq i64 %88, 4
  br i1 %89, label %59, label %77, !llvm.loop !28

90:
  %91 = phi i64 [ 0, %59 ], [ %94, %90 ]
  %92 = getelementptr inbounds [4 x %struct.job], ptr %4, i64 0, i64 %91, i32 4
  %93 = load ptr, ptr %92, align 8, !tbaa !29
  call void @free(ptr noundef %93) #12
  %94 = add nuw nsw i64 %91, 1
  %95 = icmp eq i64 %94, 4
  br i1 %95, label %96, label %90, !llvm.loop !30

96:
  %97 = phi i32 [ %31, %30 ], [ 0, %90 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  ret i32 %97
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @run(ptr nocapture noundef %0) #4 {
  %2 = atomicrmw add ptr @arrivals, i32 1 seq_cst, align 4
  %3 = load i32, ptr @work, align 4, !tbaa !9
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  br label %16

9:
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %11 = load i32, ptr %10, align 4, !tbaa !9
  %12 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %11, ptr %12, align 4, !tbaa !24
  %13 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  %14 = load double, ptr %13, align 8, !tbaa !22
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  store double %14, ptr %15, align 8, !tbaa !27
  ret ptr null

16:
  %17 = phi i64 [ 0, %5 ], [ %55, %54 ]
  %18 = load i32, ptr %0, align 8, !tbaa !31
  %19 = tail call fastcc i64 @bump(i32 noundef %18)
  store i64 %19, ptr %6, align 8, !tbaa !26
  %20 = atomicrmw add ptr @total, i64 %17 monotonic, align 8
  %21 = and i64 %17, 3
  %22 = getelementptr inbounds [4 x i8], ptr @bytes, i64 0, i64 %21
  %23 = atomicrmw add ptr %22, i8 3 seq_cst, align 1
  br label %24

24:
  %25 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1
  %26 = trunc i8 %25 to i1
  br i1 %26, label %24, label %27, !llvm.loop !32

27:
  %28 = load i32, ptr %0, align 8, !tbaa !31
  %29 = sext i32 %28 to i64
  %30 = load i64, ptr @guarded, align 8, !tbaa !14
  %31 = add nsw i64 %30, %29
  store i64 %31, ptr @guarded, align 8, !tbaa !14
  store atomic i8 0, ptr @lock release, align 1
  %32 = load i32, ptr %0, align 8, !tbaa !31
  %33 = trunc nuw nsw i64 %17 to i32
  %34 = mul nsw i32 %32, %33
  %35 = load ptr, ptr %7, align 8, !tbaa !29
  %36 = getelementptr inbounds %struct.node, ptr %35, i64 %17, i32 1
  store i32 %34, ptr %36, align 8, !tbaa !17
  %37 = getelementptr inbounds %struct.node, ptr %35, i64 %17
  %38 = load atomic i64, ptr @stack monotonic, align 8
  %39 = ptrtoint ptr %37 to i64
  %40 = inttoptr i64 %38 to ptr
  store ptr %40, ptr %37, align 8
  %41 = cmpxchg weak ptr @stack, i64 %38, i64 %39 release monotonic, align 8
  %42 = extractvalue { i64, i1 } %41, 1
  br i1 %42, label %49, label %43

43:
  %44 = phi { i64, i1 } [ %47, %43 ], [ %41, %27 ]
  %45 = extractvalue { i64, i1 } %44, 0
  %46 = inttoptr i64 %45 to ptr
  store ptr %46, ptr %37, align 8
  %47 = cmpxchg weak ptr @stack, i64 %45, i64 %39 release monotonic, align 8
  %48 = extractvalue { i64, i1 } %47, 1
  br i1 %48, label %49, label %43, !llvm.loop !33

49:
  %50 = trunc nuw nsw i64 %17 to i32
  %51 = urem i32 %50, 50
  %52 = icmp eq i32 %51, 49
  br i1 %52, label %53, label %54

53:
  store double 5.000000e-01, ptr %8, align 8, !tbaa !22
  br label %54

54:
  %55 = add nuw nsw i64 %17, 1
  %56 = load i32, ptr @work, align 4, !tbaa !9
  %57 = sext i32 %56 to i64
  %58 = icmp slt i64 %55, %57
  br i1 %58, label %16, label %9, !llvm.loop !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #7

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i64 @bump(i32 noundef %0) unnamed_addr #10 {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %3 = load i32, ptr %2, align 4, !tbaa !9
  %4 = add nsw i32 %3, %0
  store i32 %4, ptr %2, align 4, !tbaa !9
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  %6 = load double, ptr %5, align 8, !tbaa !22
  %7 = fmul double %6, 1.500000e+00
  store double %7, ptr %5, align 8, !tbaa !22
  %8 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @table)
  %9 = sext i32 %0 to i64
  br label %14

10:
  %11 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @table)
  %12 = getelementptr inbounds i8, ptr %11, i64 56
  %13 = load i64, ptr %12, align 8, !tbaa !14
  ret i64 %13

14:
  %15 = phi i64 [ 0, %1 ], [ %20, %14 ]
  %16 = mul nsw i64 %15, %9
  %17 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %15
  %18 = load i64, ptr %17, align 8, !tbaa !14
  %19 = add nsw i64 %18, %16
  store i64 %19, ptr %17, align 8, !tbaa !14
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, 8
  br i1 %21, label %10, label %14, !llvm.loop !35
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(0) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = distinct !{!16, !12, !13}
!17 = !{!18, !10, i64 8}
!18 = !{!"node", !6, i64 0, !10, i64 8}
!19 = !{!18, !6, i64 0}
!20 = distinct !{!20, !12, !13}
!21 = !{!7, !7, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !7, i64 0}
!24 = !{!25, !10, i64 4}
!25 = !{!"job", !10, i64 0, !10, i64 4, !15, i64 8, !23, i64 16, !6, i64 24}
!26 = !{!25, !15, i64 8}
!27 = !{!25, !23, i64 16}
!28 = distinct !{!28, !12, !13}
!29 = !{!25, !6, i64 24}
!30 = distinct !{!30, !12, !13}
!31 = !{!25, !10, i64 0}
!32 = distinct !{!32, !12, !13}
!33 = distinct !{!33, !12, !13}
!34 = distinct !{!34, !12, !13}
!35 = distinct !{!35, !12, !13}
