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

; Function Attrs: minsize nounwind optsize uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [4 x i64], align 16
  %4 = alloca [4 x %struct.job], align 16
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i32 @atoi(ptr nocapture noundef %8) #12
  br label %10

10:
  %11 = phi i32 [ %9, %6 ], [ 120, %2 ]
  store i32 %11, ptr @work, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #13
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #13
  br label %12

12:
  %13 = phi i64 [ %17, %15 ], [ 0, %10 ]
  %14 = icmp eq i64 %13, 4
  br i1 %14, label %29, label %15

15:
  %16 = getelementptr inbounds [4 x %struct.job], ptr %4, i64 0, i64 %13
  %17 = add nuw nsw i64 %13, 1
  %18 = load i32, ptr @work, align 4, !tbaa !9
  %19 = add nsw i32 %18, 1
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 4
  %22 = call noalias ptr @malloc(i64 noundef %21) #14
  %23 = trunc nuw nsw i64 %17 to i32
  store i32 %23, ptr %16, align 16, !tbaa !9
  %24 = getelementptr inbounds i8, ptr %16, i64 4
  %25 = getelementptr inbounds i8, ptr %16, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %24, i8 0, i64 20, i1 false)
  store ptr %22, ptr %25, align 8, !tbaa !5
  %26 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %13
  %27 = call i32 @pthread_create(ptr noundef nonnull %26, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %16) #15
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %12, label %91, !llvm.loop !11

29:
  %30 = phi i64 [ %39, %35 ], [ 0, %12 ]
  %31 = icmp eq i64 %30, 4
  br i1 %31, label %32, label %35

32:
  %33 = atomicrmw xchg ptr @stack, i64 0 seq_cst, align 8
  %34 = inttoptr i64 %33 to ptr
  br label %40

35:
  %36 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %30
  %37 = load i64, ptr %36, align 8, !tbaa !13
  %38 = call i32 @pthread_join(i64 noundef %37, ptr noundef null) #15
  %39 = add nuw nsw i64 %30, 1
  br label %29, !llvm.loop !15

40:
  %41 = phi i64 [ 0, %32 ], [ %46, %45 ]
  %42 = phi i64 [ 0, %32 ], [ %50, %45 ]
  %43 = phi ptr [ %34, %32 ], [ %51, %45 ]
  %44 = icmp eq ptr %43, null
  br i1 %44, label %52, label %45

45:
  %46 = add nuw nsw i64 %41, 1
  %47 = getelementptr inbounds i8, ptr %43, i64 8
  %48 = load i32, ptr %47, align 8, !tbaa !16
  %49 = sext i32 %48 to i64
  %50 = add nsw i64 %42, %49
  %51 = load ptr, ptr %43, align 8, !tbaa !18
  br label %40, !llvm.loop !19

52:
  %53 = phi i64 [ %83, %73 ], [ 0, %40 ]
  %54 = icmp eq i64 %53, 4
  br i1 %54, label %55, label %73

55:
  %56 = load atomic i32, ptr @arrivals seq_cst, align 4
  %57 = load atomic i64, ptr @total seq_cst, align 8
  %58 = load i64, ptr @guarded, align 8, !tbaa !13
  %59 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %56, i64 noundef %57, i64 noundef %58, i64 noundef %41, i64 noundef %42) #16
  %60 = load atomic i8, ptr @bytes seq_cst, align 1, !tbaa !20
  %61 = zext i8 %60 to i32
  %62 = load atomic i8, ptr getelementptr inbounds (i8, ptr @bytes, i64 1) seq_cst, align 1, !tbaa !20
  %63 = zext i8 %62 to i32
  %64 = load atomic i8, ptr getelementptr inbounds (i8, ptr @bytes, i64 2) seq_cst, align 1, !tbaa !20
  %65 = zext i8 %64 to i32
  %66 = load atomic i8, ptr getelementptr inbounds (i8, ptr @bytes, i64 3) seq_cst, align 1, !tbaa !20
  %67 = zext i8 %66 to i32
  %68 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %69 = load i32, ptr %68, align 4, !tbaa !9
  %70 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  %71 = load double, ptr %70, align 8, !tbaa !21
  %72 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %61, i32 noundef %63, i32 noundef %65, i32 noundef %67, i32 noundef %69, double noundef %71) #16
  br label %84

73:
  %74 = getelementptr inbounds [4 x %struct.job], ptr %4, i64 0, i64 %53
  %75 = getelementptr inbounds i8, ptr %74, i64 4
  %76 = load i32, ptr %75, align 4, !tbaa !23
  %77 = getelementptr inbounds i8, ptr %74, i64 8
  %78 = load i64, ptr %77, align 8, !tbaa !25
  %79 = getelementptr inbounds i8, ptr %74, i64 16
  %80 = load double, ptr %79, align 16, !tbaa !26
  %81 = trunc nuw nsw i64 %53 to i32
  %82 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %81, i32 noundef %76, i64 noundef %78, double noundef %80) #16
  %83 = add nuw nsw i64 %53, 1
  br label %52, !llvm.loop !27

84:
  %85 = phi i64 [ %90, %87 ], [ 0, %55 ]
  %86 = icmp eq i64 %85, 4
  br i1 %86, label %91, label %87

87:
  %88 = getelementptr inbounds [4 x %struct.job], ptr %4, i64 0, i64 %85, i32 4
  %89 = load ptr, ptr %88, align 8, !tbaa !28
  call void @free(ptr noundef %89) #15
  %90 = add nuw nsw i64 %85, 1
  br label %84, !llvm.loop !29

91:
  %92 = phi i32 [ 0, %84 ], [ 1, %15 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #13
  ret i32 %92
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: minsize nounwind optsize
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: minsize nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @run(ptr nocapture noundef %0) #5 {
  %2 = atomicrmw add ptr @arrivals, i32 1 seq_cst, align 4
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  br label %6

6:
  %7 = phi i64 [ %51, %50 ], [ 0, %1 ]
  %8 = load i32, ptr @work, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = icmp slt i64 %7, %9
  br i1 %10, label %17, label %11

11:
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %14 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %13, ptr %14, align 4, !tbaa !23
  %15 = load double, ptr %5, align 8, !tbaa !21
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  store double %15, ptr %16, align 8, !tbaa !26
  ret ptr null

17:
  %18 = load i32, ptr %0, align 8, !tbaa !30
  %19 = tail call fastcc i64 @bump(i32 noundef %18) #16
  store i64 %19, ptr %3, align 8, !tbaa !25
  %20 = atomicrmw add ptr @total, i64 %7 monotonic, align 8
  %21 = trunc nuw nsw i64 %7 to i32
  %22 = and i64 %7, 3
  %23 = getelementptr inbounds [4 x i8], ptr @bytes, i64 0, i64 %22
  %24 = atomicrmw add ptr %23, i8 3 seq_cst, align 1
  br label %25

25:
  %26 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1
  %27 = trunc i8 %26 to i1
  br i1 %27, label %25, label %28, !llvm.loop !31

28:
  %29 = load i32, ptr %0, align 8, !tbaa !30
  %30 = sext i32 %29 to i64
  %31 = load i64, ptr @guarded, align 8, !tbaa !13
  %32 = add nsw i64 %31, %30
  store i64 %32, ptr @guarded, align 8, !tbaa !13
  store atomic i8 0, ptr @lock release, align 1
  %33 = mul nsw i32 %29, %21
  %34 = load ptr, ptr %4, align 8, !tbaa !28
  %35 = getelementptr inbounds %struct.node, ptr %34, i64 %7, i32 1
  store i32 %33, ptr %35, align 8, !tbaa !16
  %36 = getelementptr inbounds %struct.node, ptr %34, i64 %7
  %37 = load atomic i64, ptr @stack monotonic, align 8
  %38 = ptrtoint ptr %36 to i64
  br label %39

39:
  %40 = phi i64 [ %37, %28 ], [ %45, %44 ]
  %41 = inttoptr i64 %40 to ptr
  store ptr %41, ptr %36, align 8
  %42 = cmpxchg weak ptr @stack, i64 %40, i64 %38 release monotonic, align 8
  %43 = extractvalue { i64, i1 } %42, 1
  br i1 %43, label %46, label %44

44:
  %45 = extractvalue { i64, i1 } %42, 0
  br label %39, !llvm.loop !32

46:
  %47 = urem i32 %21, 50
  %48 = icmp eq i32 %47, 49
  br i1 %48, label %49, label %50

49:
  store double 5.000000e-01, ptr %5, align 8, !tbaa !21
  br label %50

50:
  %51 = add nuw nsw i64 %7, 1
  br label %6, !llvm.loop !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: minsize optsize
declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #8

; Function Attrs: minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #9

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i64 @bump(i32 noundef %0) unnamed_addr #10 {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %3 = load i32, ptr %2, align 4, !tbaa !9
  %4 = add nsw i32 %3, %0
  store i32 %4, ptr %2, align 4, !tbaa !9
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  %6 = load double, ptr %5, align 8, !tbaa !21
  %7 = fmul double %6, 1.500000e+00
  store double %7, ptr %5, align 8, !tbaa !21
  %8 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @table)
  %9 = sext i32 %0 to i64
  br label %10

10:
  %11 = phi i64 [ %21, %16 ], [ 0, %1 ]
  %12 = icmp eq i64 %11, 8
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds i8, ptr %8, i64 56
  %15 = load i64, ptr %14, align 8, !tbaa !13
  ret i64 %15

16:
  %17 = mul nsw i64 %11, %9
  %18 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %11
  %19 = load i64, ptr %18, align 8, !tbaa !13
  %20 = add nsw i64 %19, %17
  store i64 %20, ptr %18, align 8, !tbaa !13
  %21 = add nuw nsw i64 %11, 1
  br label %10, !llvm.loop !34
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

attributes #0 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { minsize nofree noinline norecurse nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { minsize nounwind optsize willreturn memory(read) }
attributes #13 = { nounwind }
attributes #14 = { minsize nounwind optsize allocsize(0) }
attributes #15 = { minsize nounwind optsize }
attributes #16 = { minsize optsize }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = distinct !{!15, !12}
!16 = !{!17, !10, i64 8}
!17 = !{!"node", !6, i64 0, !10, i64 8}
!18 = !{!17, !6, i64 0}
!19 = distinct !{!19, !12}
!20 = !{!7, !7, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !7, i64 0}
!23 = !{!24, !10, i64 4}
!24 = !{!"job", !10, i64 0, !10, i64 4, !14, i64 8, !22, i64 16, !6, i64 24}
!25 = !{!24, !14, i64 8}
!26 = !{!24, !22, i64 16}
!27 = distinct !{!27, !12}
!28 = !{!24, !6, i64 24}
!29 = distinct !{!29, !12}
!30 = !{!24, !10, i64 0}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
!34 = distinct !{!34, !12}
