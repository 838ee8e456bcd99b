; ModuleID = 'dynstack.c'
source_filename = "dynstack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !5
  %8 = tail call i32 @atoi(ptr nocapture noundef %7) #16
  br label %9

9:
  %10 = phi i32 [ %8, %5 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #17
  store i32 0, ptr %3, align 4, !tbaa !9
  %11 = tail call i32 @llvm.smax.i32(i32 %10, i32 0)
  br label %12

12:
  %13 = phi i64 [ 0, %9 ], [ %42, %19 ]
  %14 = phi i32 [ 0, %9 ], [ %43, %19 ]
  %15 = icmp eq i32 %14, %11
  br i1 %15, label %16, label %19

16:
  %17 = load i32, ptr %3, align 4, !tbaa !9
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %13, i32 noundef %17) #18
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #17
  ret i32 0

19:
  %20 = urem i32 %14, 10
  %21 = add nuw nsw i32 %20, 100
  %22 = tail call fastcc i32 @vla(i32 noundef %21) #18
  %23 = sext i32 %22 to i64
  %24 = tail call fastcc i64 @triangle() #18
  %25 = tail call fastcc i64 @scoped() #18
  %26 = tail call fastcc i32 @chain() #18
  %27 = sext i32 %26 to i64
  %28 = urem i32 %14, 20
  %29 = add nuw nsw i32 %28, 5
  %30 = tail call fastcc i32 @aligned(i32 noundef %29) #18
  %31 = sext i32 %30 to i64
  %32 = tail call fastcc i32 @pushed() #18
  %33 = sext i32 %32 to i64
  store i32 0, ptr %3, align 4, !tbaa !9
  %34 = call fastcc i32 @permute(i32 noundef 0, ptr noundef nonnull %3) #18
  %35 = sext i32 %34 to i64
  %36 = add i64 %13, %23
  %37 = add i64 %36, %24
  %38 = add i64 %37, %25
  %39 = add i64 %38, %27
  %40 = add i64 %39, %31
  %41 = add i64 %40, %33
  %42 = add nsw i64 %41, %35
  %43 = add nuw i32 %14, 1
  br label %12, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: minsize nofree noinline nosync nounwind optsize memory(none) uwtable
define internal fastcc range(i32 -2147483284, -2147483648) i32 @vla(i32 noundef %0) unnamed_addr #3 {
  %2 = zext nneg i32 %0 to i64
  %3 = alloca i32, i64 %2, align 16
  %4 = add nuw nsw i32 %0, 1
  %5 = zext nneg i32 %4 to i64
  %6 = alloca i8, i64 %5, align 16
  %7 = call fastcc i32 @fill(i32 noundef %0, ptr noundef nonnull %3) #18
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %6, i8 120, i64 %2, i1 false)
  %8 = getelementptr inbounds i8, ptr %6, i64 %2
  store i8 0, ptr %8, align 1, !tbaa !13
  %9 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %6) #16
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %0, 2
  %12 = add i32 %7, %11
  %13 = add i32 %12, %10
  ret i32 %13
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc i64 @triangle() unnamed_addr #4 {
  %1 = alloca [600 x i64], align 16
  br label %2

2:
  %3 = phi i64 [ %15, %14 ], [ 0, %0 ]
  %4 = icmp eq i64 %3, 30
  br i1 %4, label %30, label %5

5:
  %6 = icmp eq i64 %3, 0
  %7 = mul i64 %3, 160
  %8 = getelementptr i8, ptr %1, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -160
  %10 = getelementptr i8, ptr %8, i64 -8
  br label %11

11:
  %12 = phi i64 [ 0, %5 ], [ %29, %26 ]
  %13 = icmp eq i64 %12, 20
  br i1 %13, label %14, label %16

14:
  %15 = add nuw nsw i64 %3, 1
  br label %2, !llvm.loop !14

16:
  %17 = icmp eq i64 %12, 0
  %18 = or i1 %6, %17
  br i1 %18, label %26, label %19

19:
  %20 = getelementptr inbounds i64, ptr %9, i64 %12
  %21 = load i64, ptr %20, align 8, !tbaa !15
  %22 = getelementptr i64, ptr %10, i64 %12
  %23 = load i64, ptr %22, align 8, !tbaa !15
  %24 = add nsw i64 %23, %21
  %25 = srem i64 %24, 1000007
  br label %26

26:
  %27 = phi i64 [ %25, %19 ], [ 1, %16 ]
  %28 = getelementptr inbounds i64, ptr %8, i64 %12
  store i64 %27, ptr %28, align 8, !tbaa !15
  %29 = add nuw nsw i64 %12, 1
  br label %11, !llvm.loop !17

30:
  %31 = phi i64 [ %45, %35 ], [ 0, %2 ]
  %32 = phi i64 [ %44, %35 ], [ 0, %2 ]
  %33 = icmp eq i64 %31, 30
  br i1 %33, label %34, label %35

34:
  ret i64 %32

35:
  %36 = mul i64 %31, 160
  %37 = getelementptr inbounds i8, ptr %1, i64 %36
  %38 = add nuw i64 %31, 4294967276
  %39 = icmp ult i64 %31, 20
  %40 = select i1 %39, i64 %31, i64 %38
  %41 = and i64 %40, 4294967295
  %42 = getelementptr inbounds i64, ptr %37, i64 %41
  %43 = load i64, ptr %42, align 8, !tbaa !15
  %44 = add nsw i64 %43, %32
  %45 = add nuw nsw i64 %31, 1
  br label %30, !llvm.loop !18
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize uwtable
define internal fastcc i64 @scoped() unnamed_addr #5 {
  br label %1

1:
  %2 = phi i64 [ %30, %6 ], [ 1, %0 ]
  %3 = phi i64 [ %29, %6 ], [ 0, %0 ]
  %4 = icmp eq i64 %2, 20001
  br i1 %4, label %5, label %6

5:
  ret i64 %3

6:
  %7 = trunc nuw nsw i64 %2 to i32
  %8 = trunc i64 %2 to i16
  %9 = urem i16 %8, 1000
  %10 = add nuw nsw i16 %9, 500
  %11 = zext nneg i16 %10 to i64
  %12 = tail call ptr @llvm.stacksave.p0()
  %13 = alloca i32, i64 %11, align 16
  %14 = zext nneg i16 %9 to i64
  %15 = getelementptr inbounds i32, ptr %13, i64 %14
  store i32 %7, ptr %15, align 4, !tbaa !9
  %16 = urem i16 %8, 20
  %17 = add nuw nsw i16 %16, 1
  %18 = zext nneg i16 %17 to i32
  %19 = call fastcc i32 @fill(i32 noundef %18, ptr noundef nonnull %13) #18
  %20 = zext nneg i16 %16 to i64
  %21 = getelementptr inbounds i32, ptr %13, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = add nsw i32 %22, %19
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %3, %24
  %26 = srem i64 %25, 7
  %27 = icmp eq i64 %26, 3
  %28 = select i1 %27, i64 0, i64 %2
  %29 = add nsw i64 %28, %25
  tail call void @llvm.stackrestore.p0(ptr %12)
  %30 = add nuw nsw i64 %2, 1
  br label %1, !llvm.loop !19
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
  %6 = alloca [16 x i8], align 16
  store ptr %3, ptr %6, align 16, !tbaa !20
  %7 = mul nuw nsw i32 %2, 3
  %8 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 %7, ptr %8, align 8, !tbaa !22
  %9 = add nuw nsw i32 %2, 1
  br label %1, !llvm.loop !23

10:
  %11 = phi i32 [ %21, %16 ], [ 0, %1 ]
  %12 = phi i32 [ %19, %16 ], [ 0, %1 ]
  %13 = phi ptr [ %22, %16 ], [ %3, %1 ]
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:
  ret i32 %11

16:
  %17 = getelementptr inbounds i8, ptr %13, i64 8
  %18 = load i32, ptr %17, align 8, !tbaa !22
  %19 = add nuw nsw i32 %12, 1
  %20 = mul nsw i32 %18, %19
  %21 = add nsw i32 %20, %11
  %22 = load ptr, ptr %13, align 8, !tbaa !20
  br label %10, !llvm.loop !24
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc i32 @aligned(i32 noundef %0) unnamed_addr #4 {
  %2 = sext i32 %0 to i64
  %3 = alloca i8, i64 %2, align 16
  %4 = zext i32 %0 to i64
  %5 = alloca i32, i64 %4, align 16
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %3, i8 1, i64 %2, i1 false)
  %6 = call fastcc i32 @fill(i32 noundef %0, ptr noundef nonnull %5) #18
  %7 = shl i32 %0, 24
  %8 = ashr exact i32 %7, 24
  %9 = add nsw i32 %0, -1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %3, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !13
  %13 = sext i8 %12 to i32
  %14 = add nsw i32 %8, %13
  %15 = getelementptr inbounds i32, ptr %5, i64 %10
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = add nsw i32 %14, %16
  ret i32 %17
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i32 @pushed() unnamed_addr #7 {
  %1 = alloca [40 x i8], align 16
  store i32 10, ptr %1, align 16, !tbaa !9
  %2 = call fastcc i32 @sum(i32 noundef 1, i32 noundef 2, i32 noundef 10, i32 noundef 8, ptr noundef nonnull %1) #18
  %3 = alloca [80 x i8], align 16
  store i32 %2, ptr %3, align 16, !tbaa !9
  %4 = call fastcc i32 @sum(i32 noundef 10, i32 noundef %2, i32 noundef 7, i32 noundef 10, ptr noundef nonnull %3) #18
  ret i32 %4
}

; Function Attrs: minsize nofree noinline nosync nounwind optsize uwtable
define internal fastcc i32 @permute(i32 noundef %0, ptr nocapture noundef %1) unnamed_addr #8 {
  %3 = icmp eq i32 %0, 6
  br i1 %3, label %34, label %4

4:
  %5 = sub nuw nsw i32 6, %0
  %6 = zext nneg i32 %5 to i64
  %7 = tail call ptr @llvm.stacksave.p0()
  %8 = alloca i32, i64 %6, align 16
  br label %9

9:
  %10 = phi i64 [ %19, %14 ], [ 0, %4 ]
  %11 = icmp eq i64 %10, %6
  br i1 %11, label %12, label %14

12:
  %13 = add nuw nsw i32 %0, 1
  br label %20

14:
  %15 = trunc i64 %10 to i32
  %16 = add i32 %15, %0
  %17 = srem i32 %16, %5
  %18 = getelementptr inbounds i32, ptr %8, i64 %10
  store i32 %17, ptr %18, align 4, !tbaa !9
  %19 = add nuw nsw i64 %10, 1
  br label %9, !llvm.loop !25

20:
  %21 = phi i64 [ 0, %12 ], [ %33, %25 ]
  %22 = phi i32 [ 0, %12 ], [ %32, %25 ]
  %23 = icmp eq i64 %21, %6
  br i1 %23, label %24, label %25

24:
  tail call void @llvm.stackrestore.p0(ptr %7)
  br label %34

25:
  %26 = load i32, ptr %1, align 4, !tbaa !9
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %1, align 4, !tbaa !9
  %28 = getelementptr inbounds i32, ptr %8, i64 %21
  %29 = load i32, ptr %28, align 4, !tbaa !9
  %30 = tail call fastcc i32 @permute(i32 noundef %13, ptr noundef nonnull %1) #18
  %31 = add i32 %29, %22
  %32 = add i32 %31, %30
  %33 = add nuw nsw i64 %21, 1
  br label %20, !llvm.loop !26

34:
  %35 = phi i32 [ %22, %24 ], [ 1, %2 ]
  ret i32 %35
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
  %4 = zext nneg i32 %3 to i64
  br label %5

5:
  %6 = phi i64 [ %16, %10 ], [ 0, %2 ]
  %7 = phi i32 [ %15, %10 ], [ 0, %2 ]
  %8 = icmp eq i64 %6, %4
  br i1 %8, label %9, label %10

9:
  ret i32 %7

10:
  %11 = mul nuw nsw i64 %6, %6
  %12 = trunc nuw i64 %11 to i32
  %13 = urem i32 %12, 17
  %14 = getelementptr inbounds i32, ptr %1, i64 %6
  store i32 %13, ptr %14, align 4, !tbaa !9
  %15 = add nuw nsw i32 %13, %7
  %16 = add nuw nsw i64 %6, 1
  br label %5, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #12

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #10

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal fastcc i32 @sum(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) unnamed_addr #14 {
  %6 = mul nuw nsw i32 %2, 10
  %7 = mul nuw nsw i32 %3, 100
  %8 = load i32, ptr %4, align 4, !tbaa !9
  %9 = add i32 %0, 18
  %10 = add i32 %9, %1
  %11 = add nsw i32 %10, %6
  %12 = add nsw i32 %11, %7
  %13 = add nsw i32 %12, %8
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #15

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree noinline nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree noinline norecurse nosync nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize nofree noinline nosync nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #11 = { minsize nofree noinline norecurse nosync nounwind optsize memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { minsize nounwind optsize willreturn memory(read) }
attributes #17 = { nounwind }
attributes #18 = { minsize optsize }

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
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !12}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = !{!21, !6, i64 0}
!21 = !{!"link", !6, i64 0, !10, i64 8}
!22 = !{!21, !10, i64 8}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
