; ModuleID = 'dynstack.c'
source_filename = "dynstack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.link = type { %struct.link*, i32 }

@.str = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %7, label %5

5:
  %6 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #14
  br label %14

7:
  %8 = getelementptr inbounds i8*, i8** %1, i64 1
  %9 = load i8*, i8** %8, align 8
  %10 = tail call i64 @strtol(i8* nocapture noundef nonnull %9, i8** noundef null, i32 noundef 10) #14
  %11 = trunc i64 %10 to i32
  %12 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12) #14
  %13 = icmp sgt i32 %11, 0
  br i1 %13, label %14, label %18

14:
  %15 = phi i32 [ 1, %5 ], [ %11, %7 ]
  br label %23

16:
  %17 = load i32, i32* %3, align 4
  br label %18

18:
  %19 = phi i32 [ 0, %7 ], [ %17, %16 ]
  %20 = phi i64 [ 0, %7 ], [ %48, %16 ]
  %21 = bitcast i32* %3 to i8*
  %22 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i64 noundef %20, i32 noundef %19)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %21) #14
  ret i32 0

23:
  %24 = phi i32 [ %49, %23 ], [ 0, %14 ]
  %25 = phi i64 [ %48, %23 ], [ 0, %14 ]
  %26 = urem i32 %24, 10
  %27 = add nuw nsw i32 %26, 100
  %28 = tail call fastcc i32 @vla(i32 noundef %27)
  %29 = sext i32 %28 to i64
  %30 = tail call fastcc i64 @triangle()
  %31 = tail call fastcc i64 @scoped()
  %32 = tail call fastcc i32 @chain()
  %33 = sext i32 %32 to i64
  %34 = urem i32 %24, 20
  %35 = add nuw nsw i32 %34, 5
  %36 = tail call fastcc i32 @aligned(i32 noundef %35)
  %37 = sext i32 %36 to i64
  %38 = tail call fastcc i32 @pushed()
  %39 = sext i32 %38 to i64
  store i32 0, i32* %3, align 4
  %40 = call fastcc i32 @permute(i32 noundef 0, i32* noundef nonnull %3)
  %41 = sext i32 %40 to i64
  %42 = add i64 %25, %29
  %43 = add i64 %42, %30
  %44 = add i64 %43, %31
  %45 = add i64 %44, %33
  %46 = add i64 %45, %37
  %47 = add i64 %46, %39
  %48 = add i64 %47, %41
  %49 = add nuw nsw i32 %24, 1
  %50 = icmp eq i32 %49, %15
  br i1 %50, label %16, label %23, !llvm.loop !5
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree noinline nounwind uwtable writeonly
define internal fastcc i32 @vla(i32 noundef %0) unnamed_addr #2 {
  %2 = zext i32 %0 to i64
  %3 = alloca i32, i64 %2, align 16
  %4 = add nsw i32 %0, 1
  %5 = zext i32 %4 to i64
  %6 = alloca i8, i64 %5, align 16
  %7 = call fastcc i32 @fill(i32 noundef %0, i32* noundef nonnull %3)
  call void @llvm.memset.p0i8.i64(i8* nonnull align 16 %6, i8 120, i64 %2, i1 false)
  %8 = getelementptr inbounds i8, i8* %6, i64 %2
  store i8 0, i8* %8, align 1
  %9 = call i64 @strlen(i8* noundef nonnull %6) #15
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %0, 2
  %12 = add i32 %7, %11
  %13 = add i32 %12, %10
  ret i32 %13
}

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc i64 @triangle() unnamed_addr #3 {
  %1 = alloca [600 x i64], align 16
  br label %2

2:
  %3 = phi i64 [ 0, %0 ], [ %11, %10 ]
  %4 = icmp eq i64 %3, 0
  %5 = mul nuw nsw i64 %3, 20
  %6 = getelementptr inbounds [600 x i64], [600 x i64]* %1, i64 0, i64 %5
  %7 = mul i64 %3, 20
  %8 = add i64 %7, -20
  %9 = getelementptr inbounds [600 x i64], [600 x i64]* %1, i64 0, i64 %8
  br label %13

10:
  %11 = add nuw nsw i64 %3, 1
  %12 = icmp eq i64 %11, 30
  br i1 %12, label %32, label %2, !llvm.loop !8

13:
  %14 = phi i64 [ 0, %2 ], [ %29, %26 ]
  %15 = icmp eq i64 %14, 0
  %16 = select i1 %15, i1 true, i1 %4
  br i1 %16, label %26, label %17

17:
  %18 = getelementptr inbounds i64, i64* %9, i64 %14
  %19 = load i64, i64* %18, align 8
  %20 = add nuw i64 %14, 4294967295
  %21 = and i64 %20, 4294967295
  %22 = getelementptr inbounds i64, i64* %6, i64 %21
  %23 = load i64, i64* %22, align 8
  %24 = add nsw i64 %23, %19
  %25 = srem i64 %24, 1000007
  br label %26

26:
  %27 = phi i64 [ %25, %17 ], [ 1, %13 ]
  %28 = getelementptr inbounds i64, i64* %6, i64 %14
  store i64 %27, i64* %28, align 8
  %29 = add nuw nsw i64 %14, 1
  %30 = icmp eq i64 %29, 20
  br i1 %30, label %10, label %13, !llvm.loop !9

31:
  ret i64 %42

32:
  %33 = phi i64 [ %43, %32 ], [ 0, %10 ]
  %34 = phi i64 [ %42, %32 ], [ 0, %10 ]
  %35 = mul nuw nsw i64 %33, 20
  %36 = getelementptr inbounds [600 x i64], [600 x i64]* %1, i64 0, i64 %35
  %37 = trunc i64 %33 to i8
  %38 = urem i8 %37, 20
  %39 = zext i8 %38 to i64
  %40 = getelementptr inbounds i64, i64* %36, i64 %39
  %41 = load i64, i64* %40, align 8
  %42 = add nsw i64 %41, %34
  %43 = add nuw nsw i64 %33, 1
  %44 = icmp eq i64 %43, 30
  br i1 %44, label %31, label %32, !llvm.loop !10
}

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal fastcc i64 @scoped() unnamed_addr #4 {
  br label %2

1:
  ret i64 %27

2:
  %3 = phi i64 [ 1, %0 ], [ %28, %2 ]
  %4 = phi i64 [ 0, %0 ], [ %27, %2 ]
  %5 = trunc i64 %3 to i32
  %6 = trunc i64 %3 to i16
  %7 = urem i16 %6, 1000
  %8 = add nuw nsw i16 %7, 500
  %9 = zext i16 %8 to i64
  %10 = tail call i8* @llvm.stacksave()
  %11 = alloca i32, i64 %9, align 16
  %12 = zext i16 %7 to i64
  %13 = getelementptr inbounds i32, i32* %11, i64 %12
  store i32 %5, i32* %13, align 4
  %14 = urem i16 %6, 20
  %15 = add nuw nsw i16 %14, 1
  %16 = zext i16 %15 to i32
  %17 = call fastcc i32 @fill(i32 noundef %16, i32* noundef nonnull %11)
  %18 = zext i16 %14 to i64
  %19 = getelementptr inbounds i32, i32* %11, i64 %18
  %20 = load i32, i32* %19, align 4
  %21 = add nsw i32 %20, %17
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %4, %22
  %24 = srem i64 %23, 7
  %25 = icmp eq i64 %24, 3
  %26 = select i1 %25, i64 0, i64 %3
  %27 = add nsw i64 %26, %23
  tail call void @llvm.stackrestore(i8* %10)
  %28 = add nuw nsw i64 %3, 1
  %29 = icmp eq i64 %28, 20001
  br i1 %29, label %1, label %2, !llvm.loop !11
}

; Function Attrs: nofree noinline norecurse nosync nounwind readonly uwtable
define internal fastcc i32 @chain() unnamed_addr #5 {
  br label %1

1:
  %2 = phi %struct.link* [ null, %0 ], [ %4, %1 ]
  %3 = phi i32 [ 0, %0 ], [ %8, %1 ]
  %4 = alloca %struct.link, align 16
  %5 = getelementptr inbounds %struct.link, %struct.link* %4, i64 0, i32 0
  store %struct.link* %2, %struct.link** %5, align 16
  %6 = mul nuw nsw i32 %3, 3
  %7 = getelementptr inbounds %struct.link, %struct.link* %4, i64 0, i32 1
  store i32 %6, i32* %7, align 8
  %8 = add nuw nsw i32 %3, 1
  %9 = icmp eq i32 %8, 50
  br i1 %9, label %10, label %1, !llvm.loop !12

10:
  %11 = icmp eq %struct.link* %2, null
  br i1 %11, label %12, label %14, !llvm.loop !13

12:
  %13 = phi i32 [ 147, %10 ], [ %24, %14 ]
  ret i32 %13

14:
  %15 = phi i32 [ %24, %14 ], [ 147, %10 ]
  %16 = phi i32 [ %22, %14 ], [ 1, %10 ]
  %17 = phi %struct.link* [ %21, %14 ], [ %2, %10 ]
  %18 = getelementptr inbounds %struct.link, %struct.link* %17, i64 0, i32 1
  %19 = load i32, i32* %18, align 8
  %20 = getelementptr inbounds %struct.link, %struct.link* %17, i64 0, i32 0
  %21 = load %struct.link*, %struct.link** %20, align 8
  %22 = add nuw nsw i32 %16, 1
  %23 = mul nsw i32 %19, %22
  %24 = add nsw i32 %23, %15
  %25 = icmp eq %struct.link* %21, null
  br i1 %25, label %12, label %14, !llvm.loop !13
}

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal fastcc i32 @aligned(i32 noundef %0) unnamed_addr #4 {
  %2 = sext i32 %0 to i64
  %3 = alloca i8, i64 %2, align 16
  %4 = zext i32 %0 to i64
  %5 = alloca i32, i64 %4, align 16
  call void @llvm.memset.p0i8.i64(i8* nonnull align 16 %3, i8 1, i64 %2, i1 false)
  %6 = call fastcc i32 @fill(i32 noundef %0, i32* noundef nonnull %5)
  %7 = shl i32 %0, 24
  %8 = ashr exact i32 %7, 24
  %9 = add nsw i32 %0, -1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, i8* %3, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = sext i8 %12 to i32
  %14 = add nsw i32 %8, %13
  %15 = getelementptr inbounds i32, i32* %5, i64 %10
  %16 = load i32, i32* %15, align 4
  %17 = add nsw i32 %14, %16
  ret i32 %17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn
define internal fastcc i32 @pushed() unnamed_addr #6 {
  %1 = alloca [10 x i32], align 16
  %2 = getelementptr inbounds [10 x i32], [10 x i32]* %1, i64 0, i64 0
  store i32 10, i32* %2, align 16
  %3 = call fastcc i32 @sum(i32 noundef 1, i32 noundef 2, i32 noundef 10, i32 noundef 8, i32* noundef nonnull %2)
  %4 = alloca [20 x i32], align 16
  %5 = getelementptr inbounds [20 x i32], [20 x i32]* %4, i64 0, i64 0
  store i32 %3, i32* %5, align 16
  %6 = call fastcc i32 @sum(i32 noundef 10, i32 noundef %3, i32 noundef 7, i32 noundef 10, i32* noundef nonnull %5)
  ret i32 %6
}

; Function Attrs: nofree noinline nosync nounwind uwtable
define internal fastcc i32 @permute(i32 noundef %0, i32* nocapture noundef %1) unnamed_addr #4 {
  %3 = icmp eq i32 %0, 6
  br i1 %3, label %40, label %4

4:
  %5 = sub i32 6, %0
  %6 = zext i32 %5 to i64
  %7 = tail call i8* @llvm.stacksave()
  %8 = alloca i32, i64 %6, align 16
  %9 = icmp slt i32 %0, 6
  br i1 %9, label %10, label %26

10:
  %11 = call i32 @llvm.smax.i32(i32 %5, i32 1)
  %12 = zext i32 %11 to i64
  br label %18

13:
  br i1 %9, label %14, label %26

14:
  %15 = add nsw i32 %0, 1
  %16 = call i32 @llvm.smax.i32(i32 %5, i32 1)
  %17 = zext i32 %16 to i64
  br label %28

18:
  %19 = phi i64 [ 0, %10 ], [ %24, %18 ]
  %20 = trunc i64 %19 to i32
  %21 = add nsw i32 %20, %0
  %22 = srem i32 %21, %5
  %23 = getelementptr inbounds i32, i32* %8, i64 %19
  store i32 %22, i32* %23, align 4
  %24 = add nuw nsw i64 %19, 1
  %25 = icmp eq i64 %24, %12
  br i1 %25, label %13, label %18, !llvm.loop !14

26:
  %27 = phi i32 [ 0, %13 ], [ 0, %4 ], [ %37, %28 ]
  tail call void @llvm.stackrestore(i8* %7)
  br label %40

28:
  %29 = phi i64 [ 0, %14 ], [ %38, %28 ]
  %30 = phi i32 [ 0, %14 ], [ %37, %28 ]
  %31 = load i32, i32* %1, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, i32* %1, align 4
  %33 = getelementptr inbounds i32, i32* %8, i64 %29
  %34 = load i32, i32* %33, align 4
  %35 = tail call fastcc i32 @permute(i32 noundef %15, i32* noundef nonnull %1)
  %36 = add i32 %34, %30
  %37 = add i32 %36, %35
  %38 = add nuw nsw i64 %29, 1
  %39 = icmp eq i64 %38, %17
  br i1 %39, label %26, label %28, !llvm.loop !15

40:
  %41 = phi i32 [ %27, %26 ], [ 1, %2 ]
  ret i32 %41
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #9

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable writeonly
define internal fastcc i32 @fill(i32 noundef %0, i32* nocapture noundef writeonly %1) unnamed_addr #10 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:
  %5 = zext i32 %0 to i64
  br label %8

6:
  %7 = phi i32 [ 0, %2 ], [ %15, %8 ]
  ret i32 %7

8:
  %9 = phi i64 [ 0, %4 ], [ %16, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %15, %8 ]
  %11 = trunc i64 %9 to i32
  %12 = mul nsw i32 %11, %11
  %13 = urem i32 %12, 17
  %14 = getelementptr inbounds i32, i32* %1, i64 %9
  store i32 %13, i32* %14, align 4
  %15 = add nuw nsw i32 %13, %10
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %6, label %8, !llvm.loop !16
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #11

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #9

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn
define internal fastcc i32 @sum(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32* nocapture noundef readonly %4) unnamed_addr #6 {
  %6 = mul nsw i32 %2, 10
  %7 = mul nsw i32 %3, 100
  %8 = load i32, i32* %4, align 4
  %9 = add i32 %0, 18
  %10 = add i32 %9, %1
  %11 = add i32 %10, %6
  %12 = add i32 %11, %7
  %13 = add i32 %12, %8
  ret i32 %13
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #13

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree noinline nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nosync nounwind willreturn }
attributes #10 = { nofree noinline norecurse nosync nounwind uwtable writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #12 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #14 = { nounwind }
attributes #15 = { nounwind readonly willreturn }

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
!16 = distinct !{!16, !6, !7}
