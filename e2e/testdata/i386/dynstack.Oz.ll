; ModuleID = 'dynstack/dynstack.c'
source_filename = "dynstack/dynstack.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds i8, ptr %1, i32 4
  %7 = load ptr, ptr %6, align 4, !tbaa !6
  %8 = tail call i32 @atoi(ptr nocapture noundef %7) #16
  br label %9

9:
  %10 = phi i32 [ %8, %5 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #17
  store i32 0, ptr %3, align 4, !tbaa !10
  %11 = tail call i32 @llvm.smax.i32(i32 %10, i32 0)
  br label %12

12:
  %13 = phi i32 [ 0, %9 ], [ %37, %19 ]
  %14 = phi i32 [ 0, %9 ], [ %38, %19 ]
  %15 = icmp eq i32 %14, %11
  br i1 %15, label %16, label %19

16:
  %17 = load i32, ptr %3, align 4, !tbaa !10
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %13, i32 noundef %17) #18
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #17
  ret i32 0

19:
  %20 = urem i32 %14, 10
  %21 = add nuw nsw i32 %20, 100
  %22 = tail call fastcc i32 @vla(i32 noundef %21) #18
  %23 = tail call fastcc i32 @triangle() #18
  %24 = tail call fastcc i32 @scoped() #18
  %25 = tail call fastcc i32 @chain() #18
  %26 = urem i32 %14, 20
  %27 = add nuw nsw i32 %26, 5
  %28 = tail call fastcc i32 @aligned(i32 noundef %27) #18
  %29 = tail call fastcc i32 @pushed() #18
  store i32 0, ptr %3, align 4, !tbaa !10
  %30 = call fastcc i32 @permute(i32 noundef 0, ptr noundef nonnull %3) #18
  %31 = add i32 %22, %13
  %32 = add i32 %31, %23
  %33 = add i32 %32, %24
  %34 = add i32 %33, %25
  %35 = add i32 %34, %28
  %36 = add i32 %35, %29
  %37 = add nsw i32 %36, %30
  %38 = add nuw i32 %14, 1
  br label %12, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: minsize nofree noinline nosync nounwind optsize memory(none) uwtable
define internal fastcc range(i32 -2147483284, -2147483648) i32 @vla(i32 noundef %0) unnamed_addr #3 {
  %2 = alloca i32, i32 %0, align 4
  %3 = add nuw nsw i32 %0, 1
  %4 = alloca i8, i32 %3, align 1
  %5 = call fastcc i32 @fill(i32 noundef %0, ptr noundef nonnull %2) #18
  call void @llvm.memset.p0.i32(ptr nonnull align 1 %4, i8 120, i32 %0, i1 false)
  %6 = getelementptr inbounds i8, ptr %4, i32 %0
  store i8 0, ptr %6, align 1, !tbaa !14
  %7 = call i32 @strlen(ptr noundef nonnull dereferenceable(1) %4) #16
  %8 = shl nuw nsw i32 %0, 2
  %9 = add i32 %5, %8
  %10 = add i32 %9, %7
  ret i32 %10
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc i32 @triangle() unnamed_addr #4 {
  %1 = alloca [600 x i32], align 4
  br label %2

2:
  %3 = phi i32 [ 0, %0 ], [ %15, %14 ]
  %4 = icmp eq i32 %3, 30
  br i1 %4, label %30, label %5

5:
  %6 = icmp eq i32 %3, 0
  %7 = mul nuw nsw i32 %3, 80
  %8 = getelementptr i8, ptr %1, i32 %7
  %9 = getelementptr i8, ptr %8, i32 -80
  %10 = getelementptr i8, ptr %8, i32 -4
  br label %11

11:
  %12 = phi i32 [ %29, %26 ], [ 0, %5 ]
  %13 = icmp eq i32 %12, 20
  br i1 %13, label %14, label %16

14:
  %15 = add nuw nsw i32 %3, 1
  br label %2, !llvm.loop !15

16:
  %17 = icmp eq i32 %12, 0
  %18 = or i1 %6, %17
  br i1 %18, label %26, label %19

19:
  %20 = getelementptr inbounds i32, ptr %9, i32 %12
  %21 = load i32, ptr %20, align 4, !tbaa !16
  %22 = getelementptr i32, ptr %10, i32 %12
  %23 = load i32, ptr %22, align 4, !tbaa !16
  %24 = add nsw i32 %23, %21
  %25 = srem i32 %24, 1000007
  br label %26

26:
  %27 = phi i32 [ %25, %19 ], [ 1, %16 ]
  %28 = getelementptr inbounds i32, ptr %8, i32 %12
  store i32 %27, ptr %28, align 4, !tbaa !16
  %29 = add nuw nsw i32 %12, 1
  br label %11, !llvm.loop !18

30:
  %31 = phi i32 [ %43, %35 ], [ 0, %2 ]
  %32 = phi i32 [ %44, %35 ], [ 0, %2 ]
  %33 = icmp eq i32 %32, 30
  br i1 %33, label %34, label %35

34:
  ret i32 %31

35:
  %36 = mul nuw nsw i32 %32, 80
  %37 = getelementptr inbounds i8, ptr %1, i32 %36
  %38 = add nsw i32 %32, -20
  %39 = icmp ult i32 %32, 20
  %40 = select i1 %39, i32 %32, i32 %38
  %41 = getelementptr inbounds i32, ptr %37, i32 %40
  %42 = load i32, ptr %41, align 4, !tbaa !16
  %43 = add nsw i32 %42, %31
  %44 = add nuw nsw i32 %32, 1
  br label %30, !llvm.loop !19
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize uwtable
define internal fastcc i32 @scoped() unnamed_addr #5 {
  br label %1

1:
  %2 = phi i32 [ 1, %0 ], [ %26, %6 ]
  %3 = phi i32 [ 0, %0 ], [ %25, %6 ]
  %4 = icmp eq i32 %2, 20001
  br i1 %4, label %5, label %6

5:
  ret i32 %3

6:
  %7 = trunc nuw i32 %2 to i16
  %8 = urem i16 %7, 1000
  %9 = zext nneg i16 %8 to i32
  %10 = add nuw nsw i32 %9, 500
  %11 = tail call ptr @llvm.stacksave.p0()
  %12 = alloca i32, i32 %10, align 4
  %13 = getelementptr inbounds i32, ptr %12, i32 %9
  store i32 %2, ptr %13, align 4, !tbaa !10
  %14 = urem i16 %7, 20
  %15 = zext nneg i16 %14 to i32
  %16 = add nuw nsw i32 %15, 1
  %17 = call fastcc i32 @fill(i32 noundef %16, ptr noundef nonnull %12) #18
  %18 = getelementptr inbounds i32, ptr %12, i32 %15
  %19 = load i32, ptr %18, align 4, !tbaa !10
  %20 = add i32 %17, %3
  %21 = add i32 %20, %19
  %22 = srem i32 %21, 7
  %23 = icmp eq i32 %22, 3
  %24 = select i1 %23, i32 0, i32 %2
  %25 = add nsw i32 %24, %21
  tail call void @llvm.stackrestore.p0(ptr %11)
  %26 = add nuw nsw i32 %2, 1
  br label %1, !llvm.loop !20
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @chain() unnamed_addr #6 {
  br label %1

1:
  %2 = phi i32 [ 0, %0 ], [ %9, %5 ]
  %3 = phi ptr [ null, %0 ], [ %6, %5 ]
  %4 = icmp eq i32 %2, 50
  br i1 %4, label %10, label %5

5:
  %6 = alloca [8 x i8], align 16
  store ptr %3, ptr %6, align 16, !tbaa !21
  %7 = mul nuw nsw i32 %2, 3
  %8 = getelementptr inbounds i8, ptr %6, i32 4
  store i32 %7, ptr %8, align 4, !tbaa !23
  %9 = add nuw nsw i32 %2, 1
  br label %1, !llvm.loop !24

10:
  %11 = phi i32 [ %21, %16 ], [ 0, %1 ]
  %12 = phi i32 [ %19, %16 ], [ 0, %1 ]
  %13 = phi ptr [ %22, %16 ], [ %3, %1 ]
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:
  ret i32 %11

16:
  %17 = getelementptr inbounds i8, ptr %13, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !23
  %19 = add nuw nsw i32 %12, 1
  %20 = mul nsw i32 %18, %19
  %21 = add nsw i32 %20, %11
  %22 = load ptr, ptr %13, align 4, !tbaa !21
  br label %10, !llvm.loop !25
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc i32 @aligned(i32 noundef %0) unnamed_addr #4 {
  %2 = alloca i8, i32 %0, align 16
  %3 = alloca i32, i32 %0, align 4
  call void @llvm.memset.p0.i32(ptr nonnull align 16 %2, i8 1, i32 %0, i1 false)
  %4 = call fastcc i32 @fill(i32 noundef %0, ptr noundef nonnull %3) #18
  %5 = shl i32 %0, 24
  %6 = ashr exact i32 %5, 24
  %7 = add nsw i32 %0, -1
  %8 = getelementptr inbounds i8, ptr %2, i32 %7
  %9 = load i8, ptr %8, align 1, !tbaa !14
  %10 = sext i8 %9 to i32
  %11 = add nsw i32 %6, %10
  %12 = getelementptr inbounds i32, ptr %3, i32 %7
  %13 = load i32, ptr %12, align 4, !tbaa !10
  %14 = add nsw i32 %11, %13
  ret i32 %14
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i32 @pushed() unnamed_addr #7 {
  %1 = alloca [40 x i8], align 16
  store i32 10, ptr %1, align 16, !tbaa !10
  %2 = call fastcc i32 @sum(i32 noundef 1, i32 noundef 2, i32 noundef 10, i32 noundef 8, ptr noundef nonnull %1) #18
  %3 = alloca [80 x i8], align 16
  store i32 %2, ptr %3, align 16, !tbaa !10
  %4 = call fastcc i32 @sum(i32 noundef 10, i32 noundef %2, i32 noundef 7, i32 noundef 10, ptr noundef nonnull %3) #18
  ret i32 %4
}

; Function Attrs: minsize nofree noinline nosync nounwind optsize uwtable
define internal fastcc i32 @permute(i32 noundef %0, ptr nocapture noundef %1) unnamed_addr #8 {
  %3 = icmp eq i32 %0, 6
  br i1 %3, label %32, label %4

4:
  %5 = sub nuw nsw i32 6, %0
  %6 = tail call ptr @llvm.stacksave.p0()
  %7 = alloca i32, i32 %5, align 4
  br label %8

8:
  %9 = phi i32 [ 0, %4 ], [ %17, %13 ]
  %10 = icmp eq i32 %9, %5
  br i1 %10, label %11, label %13

11:
  %12 = add nuw nsw i32 %0, 1
  br label %18

13:
  %14 = add nsw i32 %9, %0
  %15 = srem i32 %14, %5
  %16 = getelementptr inbounds i32, ptr %7, i32 %9
  store i32 %15, ptr %16, align 4, !tbaa !10
  %17 = add nuw i32 %9, 1
  br label %8, !llvm.loop !26

18:
  %19 = phi i32 [ %30, %23 ], [ 0, %11 ]
  %20 = phi i32 [ %31, %23 ], [ 0, %11 ]
  %21 = icmp eq i32 %20, %5
  br i1 %21, label %22, label %23

22:
  tail call void @llvm.stackrestore.p0(ptr %6)
  br label %32

23:
  %24 = load i32, ptr %1, align 4, !tbaa !10
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %1, align 4, !tbaa !10
  %26 = getelementptr inbounds i32, ptr %7, i32 %20
  %27 = load i32, ptr %26, align 4, !tbaa !10
  %28 = tail call fastcc i32 @permute(i32 noundef %12, ptr noundef nonnull %1) #18
  %29 = add i32 %27, %19
  %30 = add i32 %29, %28
  %31 = add nuw i32 %20, 1
  br label %18, !llvm.loop !27

32:
  %33 = phi i32 [ %19, %22 ], [ 1, %2 ]
  ret i32 %33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #10

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(argmem: write) uwtable
define internal fastcc i32 @fill(i32 noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #11 {
  %3 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  br label %4

4:
  %5 = phi i32 [ 0, %2 ], [ %13, %9 ]
  %6 = phi i32 [ 0, %2 ], [ %14, %9 ]
  %7 = icmp eq i32 %6, %3
  br i1 %7, label %8, label %9

8:
  ret i32 %5

9:
  %10 = mul nuw nsw i32 %6, %6
  %11 = urem i32 %10, 17
  %12 = getelementptr inbounds i32, ptr %1, i32 %6
  store i32 %11, ptr %12, align 4, !tbaa !10
  %13 = add nuw nsw i32 %11, %5
  %14 = add nuw i32 %6, 1
  br label %4, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #12

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i32 @strlen(ptr nocapture noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #10

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal fastcc i32 @sum(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) unnamed_addr #14 {
  %6 = mul nuw nsw i32 %2, 10
  %7 = mul nuw nsw i32 %3, 100
  %8 = load i32, ptr %4, align 4, !tbaa !10
  %9 = add i32 %0, 18
  %10 = add i32 %9, %1
  %11 = add nsw i32 %10, %6
  %12 = add nsw i32 %11, %7
  %13 = add nsw i32 %12, %8
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #15

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree noinline nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree noinline norecurse nosync nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize nofree noinline nosync nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #11 = { minsize nofree noinline norecurse nosync nounwind optsize memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { minsize nounwind optsize willreturn memory(read) }
attributes #17 = { nounwind }
attributes #18 = { minsize optsize }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !8, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !13}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !8, i64 0}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = !{!22, !7, i64 0}
!22 = !{!"link", !7, i64 0, !11, i64 4}
!23 = !{!22, !11, i64 4}
!24 = distinct !{!24, !13}
!25 = distinct !{!25, !13}
!26 = distinct !{!26, !13}
!27 = distinct !{!27, !13}
!28 = distinct !{!28, !13}
