; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%struct.atomic_flag = type { i8 }
%struct.job = type { i32, i32, i64, double, %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = dso_local thread_local local_unnamed_addr global double 5.000000e-01, align 8
@work = internal unnamed_addr global i32 0, align 4
@stack = internal global %struct.node* null, align 8
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
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [4 x i64], align 16
  %4 = alloca [4 x %struct.job], align 16
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds i8*, i8** %1, i64 1
  %8 = load i8*, i8** %7, align 8
  %9 = tail call i64 @strtol(i8* nocapture noundef nonnull %8, i8** noundef null, i32 noundef 10) #11
  %10 = trunc i64 %9 to i32
  br label %11

11:
  %12 = phi i32 [ %10, %6 ], [ 120, %2 ]
  store i32 %12, i32* @work, align 4
  %13 = bitcast [4 x i64]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %13) #11
  %14 = bitcast [4 x %struct.job]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %14) #11
  br label %15

15:
  %16 = phi i64 [ %20, %18 ], [ 0, %11 ]
  %17 = icmp eq i64 %16, 4
  br i1 %17, label %41, label %18

18:
  %19 = getelementptr inbounds [4 x %struct.job], [4 x %struct.job]* %4, i64 0, i64 %16
  %20 = add nuw nsw i64 %16, 1
  %21 = load i32, i32* @work, align 4
  %22 = add nsw i32 %21, 1
  %23 = sext i32 %22 to i64
  %24 = shl nsw i64 %23, 4
  %25 = call noalias i8* @malloc(i64 noundef %24) #11
  %26 = getelementptr inbounds %struct.job, %struct.job* %19, i64 0, i32 0
  %27 = trunc i64 %20 to i32
  store i32 %27, i32* %26, align 16
  %28 = getelementptr inbounds [4 x %struct.job], [4 x %struct.job]* %4, i64 0, i64 %16, i32 1
  %29 = getelementptr inbounds [4 x %struct.job], [4 x %struct.job]* %4, i64 0, i64 %16, i32 4
  %30 = bitcast %struct.node** %29 to i8**
  %31 = bitcast i32* %28 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %31, i8 0, i64 20, i1 false)
  store i8* %25, i8** %30, align 8
  %32 = getelementptr inbounds [4 x i64], [4 x i64]* %3, i64 0, i64 %16
  %33 = bitcast %struct.job* %19 to i8*
  %34 = call i32 @pthread_create(i64* noundef nonnull %32, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @run, i8* noundef nonnull %33) #11
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %15, label %98, !llvm.loop !5

36:
  %37 = atomicrmw xchg i64* bitcast (%struct.node** @stack to i64*), i64 0 seq_cst, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %48, label %39

39:
  %40 = inttoptr i64 %37 to %struct.node*
  br label %51

41:
  %42 = phi i64 [ %46, %41 ], [ 0, %15 ]
  %43 = getelementptr inbounds [4 x i64], [4 x i64]* %3, i64 0, i64 %42
  %44 = load i64, i64* %43, align 8
  %45 = call i32 @pthread_join(i64 noundef %44, i8** noundef null) #11
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, 4
  br i1 %47, label %36, label %41, !llvm.loop !8

48:
  %49 = phi i64 [ 0, %36 ], [ %55, %51 ]
  %50 = phi i64 [ 0, %36 ], [ %59, %51 ]
  br label %79

51:
  %52 = phi %struct.node* [ %61, %51 ], [ %40, %39 ]
  %53 = phi i64 [ %59, %51 ], [ 0, %39 ]
  %54 = phi i64 [ %55, %51 ], [ 0, %39 ]
  %55 = add nuw nsw i64 %54, 1
  %56 = getelementptr inbounds %struct.node, %struct.node* %52, i64 0, i32 1
  %57 = load i32, i32* %56, align 8
  %58 = sext i32 %57 to i64
  %59 = add nsw i64 %53, %58
  %60 = getelementptr inbounds %struct.node, %struct.node* %52, i64 0, i32 0
  %61 = load %struct.node*, %struct.node** %60, align 8
  %62 = icmp eq %struct.node* %61, null
  br i1 %62, label %48, label %51, !llvm.loop !9

63:
  %64 = load atomic i32, i32* @arrivals seq_cst, align 4
  %65 = load atomic i64, i64* @total seq_cst, align 8
  %66 = load i64, i64* @guarded, align 8
  %67 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([63 x i8], [63 x i8]* @.str.1, i64 0, i64 0), i32 noundef %64, i64 noundef %65, i64 noundef %66, i64 noundef %49, i64 noundef %50)
  %68 = load atomic i8, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @bytes, i64 0, i64 0) seq_cst, align 1
  %69 = zext i8 %68 to i32
  %70 = load atomic i8, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @bytes, i64 0, i64 1) seq_cst, align 1
  %71 = zext i8 %70 to i32
  %72 = load atomic i8, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @bytes, i64 0, i64 2) seq_cst, align 1
  %73 = zext i8 %72 to i32
  %74 = load atomic i8, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @bytes, i64 0, i64 3) seq_cst, align 1
  %75 = zext i8 %74 to i32
  %76 = load i32, i32* @counter, align 4
  %77 = load double, double* @shared, align 8
  %78 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([33 x i8], [33 x i8]* @.str.2, i64 0, i64 0), i32 noundef %69, i32 noundef %71, i32 noundef %73, i32 noundef %75, i32 noundef %76, double noundef %77)
  br label %91

79:
  %80 = phi i64 [ 0, %48 ], [ %89, %79 ]
  %81 = getelementptr inbounds [4 x %struct.job], [4 x %struct.job]* %4, i64 0, i64 %80, i32 1
  %82 = load i32, i32* %81, align 4
  %83 = getelementptr inbounds [4 x %struct.job], [4 x %struct.job]* %4, i64 0, i64 %80, i32 2
  %84 = load i64, i64* %83, align 8
  %85 = getelementptr inbounds [4 x %struct.job], [4 x %struct.job]* %4, i64 0, i64 %80, i32 3
  %86 = load double, double* %85, align 16
  %87 = trunc i64 %80 to i32
  %88 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([46 x i8], [46 x i8]* @.str, i64 0, i64 0), i32 noundef %87, i32 noundef %82, i64 noundef %84, double noundef %86)
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, 4
  br i1 %90, label %63, label %79, !llvm.loop !10

91:
  %92 = phi i64 [ 0, %63 ], [ %96, %91 ]
  %93 = getelementptr inbounds [4 x %struct.job], [4 x %struct.job]* %4, i64 0, i64 %92, i32 4
  %94 = bitcast %struct.node** %93 to i8**
  %95 = load i8*, i8** %94, align 8
  call void @free(i8* noundef %95) #11
  %96 = add nuw nsw i64 %92, 1
  %97 = icmp eq i64 %96, 4
  br i1 %97, label %98, label %91, !llvm.loop !11

98:
  %99 = phi i32 [ 0, %91 ], [ 1, %18 ]
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %14) #11
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %13) #11
  ret i32 %99
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nounwind uwtable
define internal noalias i8* @run(i8* nocapture noundef %0) #4 {
  %2 = atomicrmw add i32* @arrivals, i32 1 seq_cst, align 4
  %3 = load i32, i32* @work, align 4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %11

5:
  %6 = bitcast i8* %0 to i32*
  %7 = getelementptr inbounds i8, i8* %0, i64 8
  %8 = bitcast i8* %7 to i64*
  %9 = getelementptr inbounds i8, i8* %0, i64 24
  %10 = bitcast i8* %9 to %struct.node**
  br label %18

11:
  %12 = load i32, i32* @counter, align 4
  %13 = getelementptr inbounds i8, i8* %0, i64 4
  %14 = bitcast i8* %13 to i32*
  store i32 %12, i32* %14, align 4
  %15 = load double, double* @shared, align 8
  %16 = getelementptr inbounds i8, i8* %0, i64 16
  %17 = bitcast i8* %16 to double*
  store double %15, double* %17, align 8
  ret i8* null

18:
  %19 = phi i64 [ 0, %5 ], [ %59, %58 ]
  %20 = load i32, i32* %6, align 8
  %21 = tail call fastcc i64 @bump(i32 noundef %20)
  store i64 %21, i64* %8, align 8
  %22 = atomicrmw add i64* @total, i64 %19 monotonic, align 8
  %23 = trunc i64 %19 to i32
  %24 = and i64 %19, 3
  %25 = getelementptr inbounds [4 x i8], [4 x i8]* @bytes, i64 0, i64 %24
  %26 = atomicrmw add i8* %25, i8 3 seq_cst, align 1
  br label %27

27:
  %28 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @lock, i64 0, i32 0), i8 1 acquire, align 1
  %29 = and i8 %28, 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !12

31:
  %32 = load i32, i32* %6, align 8
  %33 = sext i32 %32 to i64
  %34 = load i64, i64* @guarded, align 8
  %35 = add nsw i64 %34, %33
  store i64 %35, i64* @guarded, align 8
  store atomic i8 0, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @lock, i64 0, i32 0) release, align 1
  %36 = load i32, i32* %6, align 8
  %37 = mul nsw i32 %36, %23
  %38 = load %struct.node*, %struct.node** %10, align 8
  %39 = getelementptr inbounds %struct.node, %struct.node* %38, i64 %19, i32 1
  store i32 %37, i32* %39, align 8
  %40 = load %struct.node*, %struct.node** %10, align 8
  %41 = getelementptr inbounds %struct.node, %struct.node* %40, i64 %19
  %42 = load atomic i64, i64* bitcast (%struct.node** @stack to i64*) monotonic, align 8
  %43 = inttoptr i64 %42 to %struct.node*
  %44 = getelementptr inbounds %struct.node, %struct.node* %41, i64 0, i32 0
  store %struct.node* %43, %struct.node** %44, align 8
  %45 = bitcast %struct.node* %41 to i64*
  %46 = ptrtoint %struct.node* %41 to i64
  %47 = cmpxchg weak i64* bitcast (%struct.node** @stack to i64*), i64 %42, i64 %46 release monotonic, align 8
  %48 = extractvalue { i64, i1 } %47, 1
  br i1 %48, label %54, label %49

49:
  %50 = phi { i64, i1 } [ %52, %49 ], [ %47, %31 ]
  %51 = extractvalue { i64, i1 } %50, 0
  store i64 %51, i64* %45, align 8
  %52 = cmpxchg weak i64* bitcast (%struct.node** @stack to i64*), i64 %51, i64 %46 release monotonic, align 8
  %53 = extractvalue { i64, i1 } %52, 1
  br i1 %53, label %54, label %49, !llvm.loop !13

54:
  %55 = urem i32 %23, 50
  %56 = icmp eq i32 %55, 49
  br i1 %56, label %57, label %58

57:
  store double 5.000000e-01, double* @shared, align 8
  br label %58

58:
  %59 = add nuw nsw i64 %19, 1
  %60 = load i32, i32* @work, align 4
  %61 = sext i32 %60 to i64
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %18, label %11, !llvm.loop !14
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal fastcc i64 @bump(i32 noundef %0) unnamed_addr #9 {
  %2 = load i32, i32* @counter, align 4
  %3 = add nsw i32 %2, %0
  store i32 %3, i32* @counter, align 4
  %4 = load double, double* @shared, align 8
  %5 = fmul double %4, 1.500000e+00
  store double %5, double* @shared, align 8
  %6 = sext i32 %0 to i64
  br label %9

7:
  %8 = load i64, i64* getelementptr inbounds ([8 x i64], [8 x i64]* @table, i64 0, i64 7), align 8
  ret i64 %8

9:
  %10 = phi i64 [ 0, %1 ], [ %15, %9 ]
  %11 = mul nsw i64 %10, %6
  %12 = getelementptr inbounds [8 x i64], [8 x i64]* @table, i64 0, i64 %10
  %13 = load i64, i64* %12, align 8
  %14 = add nsw i64 %13, %11
  store i64 %14, i64* %12, align 8
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, 8
  br i1 %16, label %7, label %9, !llvm.loop !15
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #10

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noinline norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { argmemonly nofree nounwind willreturn writeonly }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
