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
  %13 = add nsw i32 %12, 1
  %14 = sext i32 %13 to i64
  %15 = shl nsw i64 %14, 4
  %16 = tail call noalias ptr @malloc(i64 noundef %15) #13
  store i32 1, ptr %4, align 16, !tbaa !9
  %17 = getelementptr inbounds i8, ptr %4, i64 4
  %18 = getelementptr inbounds i8, ptr %4, i64 8
  %19 = getelementptr inbounds i8, ptr %4, i64 16
  %20 = getelementptr inbounds i8, ptr %4, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, i8 0, i64 20, i1 false)
  store ptr %16, ptr %20, align 8, !tbaa !5
  %21 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4) #12
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %34, label %132, !llvm.loop !11

23:
  %24 = load i64, ptr %3, align 16, !tbaa !13
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null) #12
  %26 = load i64, ptr %45, align 8, !tbaa !13
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null) #12
  %28 = load i64, ptr %59, align 16, !tbaa !13
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null) #12
  %30 = load i64, ptr %73, align 8, !tbaa !13
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null) #12
  %32 = atomicrmw xchg ptr @stack, i64 0 seq_cst, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %78, label %76

34:
  %35 = getelementptr inbounds i8, ptr %4, i64 32
  %36 = load i32, ptr @work, align 4, !tbaa !9
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = shl nsw i64 %38, 4
  %40 = call noalias ptr @malloc(i64 noundef %39) #13
  store i32 2, ptr %35, align 16, !tbaa !9
  %41 = getelementptr inbounds i8, ptr %4, i64 36
  %42 = getelementptr inbounds i8, ptr %4, i64 40
  %43 = getelementptr inbounds i8, ptr %4, i64 48
  %44 = getelementptr inbounds i8, ptr %4, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %41, i8 0, i64 20, i1 false)
  store ptr %40, ptr %44, align 8, !tbaa !5
  %45 = getelementptr inbounds i8, ptr %3, i64 8
  %46 = call i32 @pthread_create(ptr noundef nonnull %45, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %35) #12
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %132, !llvm.loop !11

48:
  %49 = getelementptr inbounds i8, ptr %4, i64 64
  %50 = load i32, ptr @work, align 4, !tbaa !9
  %51 = add nsw i32 %50, 1
  %52 = sext i32 %51 to i64
  %53 = shl nsw i64 %52, 4
  %54 = call noalias ptr @malloc(i64 noundef %53) #13
  store i32 3, ptr %49, align 16, !tbaa !9
  %55 = getelementptr inbounds i8, ptr %4, i64 68
  %56 = getelementptr inbounds i8, ptr %4, i64 72
  %57 = getelementptr inbounds i8, ptr %4, i64 80
  %58 = getelementptr inbounds i8, ptr %4, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %55, i8 0, i64 20, i1 false)
  store ptr %54, ptr %58, align 8, !tbaa !5
  %59 = getelementptr inbounds i8, ptr %3, i64 16
  %60 = call i32 @pthread_create(ptr noundef nonnull %59, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %49) #12
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %132, !llvm.loop !11

62:
  %63 = getelementptr inbounds i8, ptr %4, i64 96
  %64 = load i32, ptr @work, align 4, !tbaa !9
  %65 = add nsw i32 %64, 1
  %66 = sext i32 %65 to i64
  %67 = shl nsw i64 %66, 4
  %68 = call noalias ptr @malloc(i64 noundef %67) #13
  store i32 4, ptr %63, align 16, !tbaa !9
  %69 = getelementptr inbounds i8, ptr %4, i64 100
  %70 = getelementptr inbounds i8, ptr %4, i64 104
  %71 = getelementptr inbounds i8, ptr %4, i64 112
  %72 = getelementptr inbounds i8, ptr %4, i64 120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %69, i8 0, i64 20, i1 false)
  store ptr %68, ptr %72, align 8, !tbaa !5
  %73 = getelementptr inbounds i8, ptr %3, i64 24
  %74 = call i32 @pthread_create(ptr noundef nonnull %73, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %63) #12
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %23, label %132, !llvm.loop !11

76:
  %77 = inttoptr i64 %32 to ptr
  br label %121

78:
  %79 = phi i64 [ 0, %23 ], [ %125, %121 ]
  %80 = phi i64 [ 0, %23 ], [ %129, %121 ]
  %81 = load i32, ptr %17, align 4, !tbaa !15
  %82 = load i64, ptr %18, align 8, !tbaa !18
  %83 = load double, ptr %19, align 16, !tbaa !19
  %84 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 0, i32 noundef %81, i64 noundef %82, double noundef %83)
  %85 = load i32, ptr %41, align 4, !tbaa !15
  %86 = load i64, ptr %42, align 8, !tbaa !18
  %87 = load double, ptr %43, align 16, !tbaa !19
  %88 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 1, i32 noundef %85, i64 noundef %86, double noundef %87)
  %89 = load i32, ptr %55, align 4, !tbaa !15
  %90 = load i64, ptr %56, align 8, !tbaa !18
  %91 = load double, ptr %57, align 16, !tbaa !19
  %92 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 2, i32 noundef %89, i64 noundef %90, double noundef %91)
  %93 = load i32, ptr %69, align 4, !tbaa !15
  %94 = load i64, ptr %70, align 8, !tbaa !18
  %95 = load double, ptr %71, align 16, !tbaa !19
  %96 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 3, i32 noundef %93, i64 noundef %94, double noundef %95)
  %97 = load atomic i32, ptr @arrivals seq_cst, align 4
  %98 = load atomic i64, ptr @total seq_cst, align 8
  %99 = load i64, ptr @guarded, align 8, !tbaa !13
  %100 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %97, i64 noundef %98, i64 noundef %99, i64 noundef %79, i64 noundef %80)
  %101 = load atomic i8, ptr @bytes seq_cst, align 1, !tbaa !20
  %102 = zext i8 %101 to i32
  %103 = load atomic i8, ptr getelementptr inbounds (i8, ptr @bytes, i64 1) seq_cst, align 1, !tbaa !20
  %104 = zext i8 %103 to i32
  %105 = load atomic i8, ptr getelementptr inbounds (i8, ptr @bytes, i64 2) seq_cst, align 1, !tbaa !20
  %106 = zext i8 %105 to i32
  %107 = load atomic i8, ptr getelementptr inbounds (i8, ptr @bytes, i64 3) seq_cst, align 1, !tbaa !20
  %108 = zext i8 %107 to i32
  %109 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %110 = load i32, ptr %109, align 4, !tbaa !9
  %111 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  %112 = load double, ptr %111, align 8, !tbaa !21
  %113 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %102, i32 noundef %104, i32 noundef %106, i32 noundef %108, i32 noundef %110, double noundef %112)
  %114 = load ptr, ptr %20, align 8, !tbaa !22
  call void @free(ptr noundef %114) #12
  %115 = getelementptr inbounds i8, ptr %4, i64 56
  %116 = load ptr, ptr %115, align 8, !tbaa !22
  call void @free(ptr noundef %116) #12
  %117 = getelementptr inbounds i8, ptr %4, i64 88
  %118 = load ptr, ptr %117, align 8, !tbaa !22
  call void @free(ptr noundef %118) #12
  %119 = getelementptr inbounds i8, ptr %4, i64 120
  %120 = load ptr, ptr %119, align 8, !tbaa !22
  call void @free(ptr noundef %120) #12
  br label %132

121:
  %122 = phi ptr [ %130, %121 ], [ %77, %76 ]
  %123 = phi i64 [ %129, %121 ], [ 0, %76 ]
  %124 = phi i64 [ %125, %121 ], [ 0, %76 ]
  %125 = add nuw nsw i64 %124, 1
  %126 = getelementptr inbounds i8, ptr %122, i64 8
  %127 = load i32, ptr %126, align 8, !tbaa !23
  %128 = sext i32 %127 to i64
  %129 = add nsw i64 %123, %128
  %130 = load ptr, ptr %122, align 8, !tbaa !25
  %131 = icmp eq ptr %130, null
  br i1 %131, label %78, label %121, !llvm.loop !26

132:
  %133 = phi i32 [ 0, %78 ], [ 1, %62 ], [ 1, %48 ], [ 1, %34 ], [ 1, %11 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  ret i32 %133
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
  br i1 %4, label %7, label %5

5:
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  br label %11

7:
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  br label %18

11:
  %12 = phi ptr [ %6, %5 ], [ %10, %54 ]
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %14, ptr %15, align 4, !tbaa !15
  %16 = load double, ptr %12, align 8, !tbaa !21
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  store double %16, ptr %17, align 8, !tbaa !19
  ret ptr null

18:
  %19 = phi i64 [ 0, %7 ], [ %55, %54 ]
  %20 = load i32, ptr %0, align 8, !tbaa !27
  %21 = tail call fastcc i64 @bump(i32 noundef %20)
  store i64 %21, ptr %8, align 8, !tbaa !18
  %22 = atomicrmw add ptr @total, i64 %19 monotonic, align 8
  %23 = trunc nuw nsw i64 %19 to i32
  %24 = and i64 %19, 3
  %25 = getelementptr inbounds [4 x i8], ptr @bytes, i64 0, i64 %24
  %26 = atomicrmw add ptr %25, i8 3 seq_cst, align 1
  br label %27

27:
  %28 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1
  %29 = trunc i8 %28 to i1
  br i1 %29, label %27, label %30, !llvm.loop !28

30:
  %31 = load i32, ptr %0, align 8, !tbaa !27
  %32 = sext i32 %31 to i64
  %33 = load i64, ptr @guarded, align 8, !tbaa !13
  %34 = add nsw i64 %33, %32
  store i64 %34, ptr @guarded, align 8, !tbaa !13
  store atomic i8 0, ptr @lock release, align 1
  %35 = mul nsw i32 %31, %23
  %36 = load ptr, ptr %9, align 8, !tbaa !22
  %37 = getelementptr inbounds %struct.node, ptr %36, i64 %19, i32 1
  store i32 %35, ptr %37, align 8, !tbaa !23
  %38 = getelementptr inbounds %struct.node, ptr %36, i64 %19
  %39 = load atomic i64, ptr @stack monotonic, align 8
  %40 = ptrtoint ptr %38 to i64
  %41 = inttoptr i64 %39 to ptr
  store ptr %41, ptr %38, align 8
  %42 = cmpxchg weak ptr @stack, i64 %39, i64 %40 release monotonic, align 8
  %43 = extractvalue { i64, i1 } %42, 1
  br i1 %43, label %50, label %44

44:
  %45 = phi { i64, i1 } [ %48, %44 ], [ %42, %30 ]
  %46 = extractvalue { i64, i1 } %45, 0
  %47 = inttoptr i64 %46 to ptr
  store ptr %47, ptr %38, align 8
  %48 = cmpxchg weak ptr @stack, i64 %46, i64 %40 release monotonic, align 8
  %49 = extractvalue { i64, i1 } %48, 1
  br i1 %49, label %50, label %44, !llvm.loop !29

50:
  %51 = urem i32 %23, 50
  %52 = icmp eq i32 %51, 49
  br i1 %52, label %53, label %54

53:
  store double 5.000000e-01, ptr %10, align 8, !tbaa !21
  br label %54

54:
  %55 = add nuw nsw i64 %19, 1
  %56 = load i32, ptr @work, align 4, !tbaa !9
  %57 = sext i32 %56 to i64
  %58 = icmp slt i64 %55, %57
  br i1 %58, label %18, label %11, !llvm.loop !30
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
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
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = add nsw i64 %11, %9
  store i64 %12, ptr %10, align 8, !tbaa !13
  %13 = shl nsw i64 %9, 1
  %14 = getelementptr inbounds i8, ptr %8, i64 16
  %15 = load i64, ptr %14, align 16, !tbaa !13
  %16 = add nsw i64 %15, %13
  store i64 %16, ptr %14, align 16, !tbaa !13
  %17 = mul nsw i64 %9, 3
  %18 = getelementptr inbounds i8, ptr %8, i64 24
  %19 = load i64, ptr %18, align 8, !tbaa !13
  %20 = add nsw i64 %19, %17
  store i64 %20, ptr %18, align 8, !tbaa !13
  %21 = shl nsw i64 %9, 2
  %22 = getelementptr inbounds i8, ptr %8, i64 32
  %23 = load i64, ptr %22, align 16, !tbaa !13
  %24 = add nsw i64 %23, %21
  store i64 %24, ptr %22, align 16, !tbaa !13
  %25 = mul nsw i64 %9, 5
  %26 = getelementptr inbounds i8, ptr %8, i64 40
  %27 = load i64, ptr %26, align 8, !tbaa !13
  %28 = add nsw i64 %27, %25
  store i64 %28, ptr %26, align 8, !tbaa !13
  %29 = mul nsw i64 %9, 6
  %30 = getelementptr inbounds i8, ptr %8, i64 48
  %31 = load i64, ptr %30, align 16, !tbaa !13
  %32 = add nsw i64 %31, %29
  store i64 %32, ptr %30, align 16, !tbaa !13
  %33 = mul nsw i64 %9, 7
  %34 = getelementptr inbounds i8, ptr %8, i64 56
  %35 = load i64, ptr %34, align 8, !tbaa !13
  %36 = add nsw i64 %35, %33
  store i64 %36, ptr %34, align 8, !tbaa !13
  ret i64 %36
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
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = !{!16, !10, i64 4}
!16 = !{!"job", !10, i64 0, !10, i64 4, !14, i64 8, !17, i64 16, !6, i64 24}
!17 = !{!"double", !7, i64 0}
!18 = !{!16, !14, i64 8}
!19 = !{!16, !17, i64 16}
!20 = !{!7, !7, i64 0}
!21 = !{!17, !17, i64 0}
!22 = !{!16, !6, i64 24}
!23 = !{!24, !10, i64 8}
!24 = !{!"node", !6, i64 0, !10, i64 8}
!25 = !{!24, !6, i64 0}
!26 = distinct !{!26, !12}
!27 = !{!16, !10, i64 0}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !12}
