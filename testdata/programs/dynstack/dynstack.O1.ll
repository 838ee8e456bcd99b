; ModuleID = 'dynstack.c'
source_filename = "dynstack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !5
  %8 = tail call i64 @strtol(ptr nocapture noundef nonnull %7, ptr noundef null, i32 noundef 10) #16
  %9 = trunc i64 %8 to i32
  br label %10

10:
  %11 = phi i32 [ %9, %5 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #16
  store i32 0, ptr %3, align 4, !tbaa !9
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %17, label %13

13:
  %14 = phi i64 [ 0, %10 ], [ %42, %17 ]
  %15 = load i32, ptr %3, align 4, !tbaa !9
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %14, i32 noundef %15)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #16
  ret i32 0

17:
  %18 = phi i32 [ %43, %17 ], [ 0, %10 ]
  %19 = phi i64 [ %42, %17 ], [ 0, %10 ]
  %20 = urem i32 %18, 10
  %21 = add nuw nsw i32 %20, 100
  %22 = tail call fastcc i32 @vla(i32 noundef %21)
  %23 = sext i32 %22 to i64
  %24 = tail call fastcc i64 @triangle()
  %25 = tail call fastcc i64 @scoped()
  %26 = tail call fastcc i32 @chain()
  %27 = sext i32 %26 to i64
  %28 = urem i32 %18, 20
  %29 = add nuw nsw i32 %28, 5
  %30 = tail call fastcc i32 @aligned(i32 noundef %29)
  %31 = sext i32 %30 to i64
  %32 = tail call fastcc i32 @pushed()
  %33 = sext i32 %32 to i64
  store i32 0, ptr %3, align 4, !tbaa !9
  %34 = call fastcc i32 @permute(i32 noundef 0, ptr noundef nonnull %3)
  %35 = sext i32 %34 to i64
  %36 = add i64 %19, %23
  %37 = add i64 %36, %24
  %38 = add i64 %37, %25
  %39 = add i64 %38, %27
  %40 = add i64 %39, %31
  %41 = add i64 %40, %33
  %42 = add nsw i64 %41, %35
  %43 = add nuw nsw i32 %18, 1
  %44 = icmp eq i32 %43, %11
  br i1 %44, label %13, label %17, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc range(i32 -2147483284, -2147483648) i32 @vla(i32 noundef %0) unnamed_addr #2 {
  %2 = zext nneg i32 %0 to i64
  %3 = alloca i32, i64 %2, align 16
  %4 = add nuw nsw i32 %0, 1
  %5 = zext nneg i32 %4 to i64
  %6 = alloca i8, i64 %5, align 16
  %7 = call fastcc i32 @fill(i32 noundef %0, ptr noundef nonnull %3)
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %6, i8 120, i64 %2, i1 false)
  %8 = getelementptr inbounds i8, ptr %6, i64 %2
  store i8 0, ptr %8, align 1, !tbaa !14
  %9 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %6) #17
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %0, 2
  %12 = add i32 %7, %11
  %13 = add i32 %12, %10
  ret i32 %13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i64 @triangle() unnamed_addr #3 {
  %1 = alloca [600 x i64], align 16
  br label %2

2:
  %3 = phi i64 [ 0, %0 ], [ %12, %11 ]
  %4 = icmp eq i64 %3, 0
  %5 = mul i64 %3, 160
  %6 = getelementptr inbounds i8, ptr %1, i64 %5
  %7 = mul i64 %3, 160
  %8 = getelementptr i8, ptr %1, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -160
  %10 = getelementptr i8, ptr %8, i64 -8
  br label %14

11:
  %12 = add nuw nsw i64 %3, 1
  %13 = icmp eq i64 %12, 30
  br i1 %13, label %31, label %2, !llvm.loop !15

14:
  %15 = phi i64 [ 0, %2 ], [ %28, %25 ]
  %16 = icmp eq i64 %15, 0
  %17 = or i1 %4, %16
  br i1 %17, label %25, label %18

18:
  %19 = getelementptr inbounds i64, ptr %9, i64 %15
  %20 = load i64, ptr %19, align 8, !tbaa !16
  %21 = getelementptr i64, ptr %10, i64 %15
  %22 = load i64, ptr %21, align 8, !tbaa !16
  %23 = add nsw i64 %22, %20
  %24 = srem i64 %23, 1000007
  br label %25

25:
  %26 = phi i64 [ %24, %18 ], [ 1, %14 ]
  %27 = getelementptr inbounds i64, ptr %6, i64 %15
  store i64 %26, ptr %27, align 8, !tbaa !16
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp eq i64 %28, 20
  br i1 %29, label %11, label %14, !llvm.loop !18

30:
  ret i64 %41

31:
  %32 = phi i64 [ %42, %31 ], [ 0, %11 ]
  %33 = phi i64 [ %41, %31 ], [ 0, %11 ]
  %34 = mul i64 %32, 160
  %35 = getelementptr inbounds i8, ptr %1, i64 %34
  %36 = trunc nuw nsw i64 %32 to i32
  %37 = urem i32 %36, 20
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds i64, ptr %35, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !16
  %41 = add nsw i64 %40, %33
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, 30
  br i1 %43, label %30, label %31, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal fastcc i64 @scoped() unnamed_addr #4 {
  br label %2

1:
  ret i64 %27

2:
  %3 = phi i64 [ 1, %0 ], [ %28, %2 ]
  %4 = phi i64 [ 0, %0 ], [ %27, %2 ]
  %5 = trunc nuw nsw i64 %3 to i32
  %6 = urem i32 %5, 1000
  %7 = add nuw nsw i32 %6, 500
  %8 = zext nneg i32 %7 to i64
  %9 = tail call ptr @llvm.stacksave.p0()
  %10 = alloca i32, i64 %8, align 16
  %11 = zext nneg i32 %6 to i64
  %12 = getelementptr inbounds i32, ptr %10, i64 %11
  %13 = trunc nuw nsw i64 %3 to i32
  store i32 %13, ptr %12, align 4, !tbaa !9
  %14 = trunc nuw nsw i64 %3 to i32
  %15 = urem i32 %14, 20
  %16 = add nuw nsw i32 %15, 1
  %17 = call fastcc i32 @fill(i32 noundef %16, ptr noundef nonnull %10)
  %18 = zext nneg i32 %15 to i64
  %19 = getelementptr inbounds i32, ptr %10, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !9
  %21 = add nsw i32 %20, %17
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %4, %22
  %24 = srem i64 %23, 7
  %25 = icmp eq i64 %24, 3
  %26 = select i1 %25, i64 0, i64 %3
  %27 = add nsw i64 %26, %23
  tail call void @llvm.stackrestore.p0(ptr %9)
  %28 = add nuw nsw i64 %3, 1
  %29 = icmp eq i64 %28, 20001
  br i1 %29, label %1, label %2, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @chain() unnamed_addr #5 {
  br label %1

1:
  %2 = phi ptr [ null, %0 ], [ %4, %1 ]
  %3 = phi i32 [ 0, %0 ], [ %7, %1 ]
  %4 = alloca [16 x i8], align 16
  store ptr %2, ptr %4, align 16, !tbaa !21
  %5 = mul nuw nsw i32 %3, 3
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 %5, ptr %6, align 8, !tbaa !23
  %7 = add nuw nsw i32 %3, 1
  %8 = icmp eq i32 %7, 50
  br i1 %8, label %10, label %1, !llvm.loop !24

9:
  ret i32 %18

10:
  %11 = phi ptr [ %19, %10 ], [ %4, %1 ]
  %12 = phi i32 [ %16, %10 ], [ 0, %1 ]
  %13 = phi i32 [ %18, %10 ], [ 0, %1 ]
  %14 = getelementptr inbounds i8, ptr %11, i64 8
  %15 = load i32, ptr %14, align 8, !tbaa !23
  %16 = add nuw nsw i32 %12, 1
  %17 = mul nsw i32 %15, %16
  %18 = add nsw i32 %17, %13
  %19 = load ptr, ptr %11, align 8, !tbaa !21
  %20 = icmp eq ptr %19, null
  br i1 %20, label %9, label %10, !llvm.loop !25
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @aligned(i32 noundef %0) unnamed_addr #3 {
  %2 = sext i32 %0 to i64
  %3 = alloca i8, i64 %2, align 16
  %4 = zext i32 %0 to i64
  %5 = alloca i32, i64 %4, align 16
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %3, i8 1, i64 %2, i1 false)
  %6 = call fastcc i32 @fill(i32 noundef %0, ptr noundef nonnull %5)
  %7 = shl i32 %0, 24
  %8 = ashr exact i32 %7, 24
  %9 = add nsw i32 %0, -1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %3, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !14
  %13 = sext i8 %12 to i32
  %14 = add nsw i32 %8, %13
  %15 = getelementptr inbounds i32, ptr %5, i64 %10
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = add nsw i32 %14, %16
  ret i32 %17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @pushed() unnamed_addr #6 {
  %1 = alloca [40 x i8], align 16
  store i32 10, ptr %1, align 16, !tbaa !9
  %2 = call fastcc i32 @sum(i32 noundef 1, i32 noundef 2, i32 noundef 10, i32 noundef 8, ptr noundef nonnull %1)
  %3 = alloca [80 x i8], align 16
  store i32 %2, ptr %3, align 16, !tbaa !9
  %4 = call fastcc i32 @sum(i32 noundef 10, i32 noundef %2, i32 noundef 7, i32 noundef 10, ptr noundef nonnull %3)
  ret i32 %4
}

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal fastcc i32 @permute(i32 noundef %0, ptr nocapture noundef %1) unnamed_addr #7 {
  %3 = icmp eq i32 %0, 6
  br i1 %3, label %35, label %4

4:
  %5 = sub i32 6, %0
  %6 = zext nneg i32 %5 to i64
  %7 = tail call ptr @llvm.stacksave.p0()
  %8 = alloca i32, i64 %6, align 16
  %9 = zext i32 %5 to i64
  br label %14

10:
  %11 = add nuw nsw i32 %0, 1
  %12 = tail call i32 @llvm.umax.i32(i32 %5, i32 1)
  %13 = zext i32 %12 to i64
  br label %23

14:
  %15 = phi i64 [ 0, %4 ], [ %20, %14 ]
  %16 = trunc i64 %15 to i32
  %17 = add i32 %16, %0
  %18 = srem i32 %17, %5
  %19 = getelementptr inbounds i32, ptr %8, i64 %15
  store i32 %18, ptr %19, align 4, !tbaa !9
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, %9
  br i1 %21, label %10, label %14, !llvm.loop !26

22:
  tail call void @llvm.stackrestore.p0(ptr %7)
  br label %35

23:
  %24 = phi i64 [ 0, %10 ], [ %33, %23 ]
  %25 = phi i32 [ 0, %10 ], [ %32, %23 ]
  %26 = load i32, ptr %1, align 4, !tbaa !9
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %1, align 4, !tbaa !9
  %28 = getelementptr inbounds i32, ptr %8, i64 %24
  %29 = load i32, ptr %28, align 4, !tbaa !9
  %30 = tail call fastcc i32 @permute(i32 noundef %11, ptr noundef nonnull %1)
  %31 = add i32 %29, %25
  %32 = add i32 %31, %30
  %33 = add nuw nsw i64 %24, 1
  %34 = icmp eq i64 %33, %13
  br i1 %34, label %22, label %23, !llvm.loop !27

35:
  %36 = phi i32 [ %32, %22 ], [ 1, %2 ]
  ret i32 %36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #10

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc i32 @fill(i32 noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #11 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:
  %5 = zext nneg i32 %0 to i64
  br label %8

6:
  %7 = phi i32 [ 0, %2 ], [ %15, %8 ]
  ret i32 %7

8:
  %9 = phi i64 [ 0, %4 ], [ %16, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %15, %8 ]
  %11 = mul nuw nsw i64 %9, %9
  %12 = trunc nuw i64 %11 to i32
  %13 = urem i32 %12, 17
  %14 = getelementptr inbounds i32, ptr %1, i64 %9
  store i32 %13, ptr %14, align 4, !tbaa !9
  %15 = add nuw nsw i32 %13, %10
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %6, label %8, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #12

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #10

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
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
declare i32 @llvm.umax.i32(i32, i32) #15

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #11 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }
attributes #17 = { nounwind willreturn memory(read) }

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
!14 = !{!7, !7, i64 0}
!15 = distinct !{!15, !12, !13}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !7, i64 0}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}
!21 = !{!22, !6, i64 0}
!22 = !{!"link", !6, i64 0, !10, i64 8}
!23 = !{!22, !10, i64 8}
!24 = distinct !{!24, !12, !13}
!25 = distinct !{!25, !12, !13}
!26 = distinct !{!26, !12, !13}
!27 = distinct !{!27, !12, !13}
!28 = distinct !{!28, !12, !13}
