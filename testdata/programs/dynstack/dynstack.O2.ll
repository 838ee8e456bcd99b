; ModuleID = 'dynstack.c'
source_filename = "dynstack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %6, label %5

5:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #16
  br label %12

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i64 @strtol(ptr nocapture noundef nonnull %8, ptr noundef null, i32 noundef 10) #16
  %10 = trunc i64 %9 to i32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #16
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %16

12:
  %13 = phi i32 [ 1, %5 ], [ %10, %6 ]
  br label %20

14:
  %15 = load i32, ptr %3, align 4, !tbaa !9
  br label %16

16:
  %17 = phi i32 [ 0, %6 ], [ %15, %14 ]
  %18 = phi i64 [ 0, %6 ], [ %45, %14 ]
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %18, i32 noundef %17)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #16
  ret i32 0

20:
  %21 = phi i32 [ %46, %20 ], [ 0, %12 ]
  %22 = phi i64 [ %45, %20 ], [ 0, %12 ]
  %23 = urem i32 %21, 10
  %24 = add nuw nsw i32 %23, 100
  %25 = tail call fastcc i32 @vla(i32 noundef %24)
  %26 = sext i32 %25 to i64
  %27 = tail call fastcc i64 @triangle()
  %28 = tail call fastcc i64 @scoped()
  %29 = tail call fastcc i32 @chain()
  %30 = sext i32 %29 to i64
  %31 = urem i32 %21, 20
  %32 = add nuw nsw i32 %31, 5
  %33 = tail call fastcc i32 @aligned(i32 noundef %32)
  %34 = sext i32 %33 to i64
  %35 = tail call fastcc i32 @pushed()
  %36 = sext i32 %35 to i64
  store i32 0, ptr %3, align 4, !tbaa !9
  %37 = call fastcc i32 @permute(i32 noundef 0, ptr noundef nonnull %3)
  %38 = sext i32 %37 to i64
  %39 = add i64 %22, %26
  %40 = add i64 %39, %27
  %41 = add i64 %40, %28
  %42 = add i64 %41, %30
  %43 = add i64 %42, %34
  %44 = add i64 %43, %36
  %45 = add nsw i64 %44, %38
  %46 = add nuw nsw i32 %21, 1
  %47 = icmp eq i32 %46, %13
  br i1 %47, label %14, label %20, !llvm.loop !11
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
  store i8 0, ptr %8, align 1, !tbaa !13
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
  %3 = phi i64 [ 0, %0 ], [ %10, %9 ]
  %4 = icmp eq i64 %3, 0
  %5 = mul i64 %3, 160
  %6 = getelementptr i8, ptr %1, i64 %5
  %7 = getelementptr i8, ptr %6, i64 -160
  %8 = getelementptr i8, ptr %6, i64 -8
  store i64 1, ptr %6, align 16, !tbaa !14
  br label %12

9:
  %10 = add nuw nsw i64 %3, 1
  %11 = icmp eq i64 %10, 30
  br i1 %11, label %39, label %2, !llvm.loop !16

12:
  %13 = phi i64 [ 1, %2 ], [ %37, %34 ]
  br i1 %4, label %21, label %14

14:
  %15 = getelementptr inbounds i64, ptr %7, i64 %13
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = getelementptr i64, ptr %8, i64 %13
  %18 = load i64, ptr %17, align 8, !tbaa !14
  %19 = add nsw i64 %18, %16
  %20 = srem i64 %19, 1000007
  br label %21

21:
  %22 = phi i64 [ %20, %14 ], [ 1, %12 ]
  %23 = getelementptr inbounds i64, ptr %6, i64 %13
  store i64 %22, ptr %23, align 8, !tbaa !14
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, 20
  br i1 %25, label %9, label %26, !llvm.loop !17

26:
  br i1 %4, label %34, label %27

27:
  %28 = getelementptr inbounds i64, ptr %7, i64 %24
  %29 = load i64, ptr %28, align 8, !tbaa !14
  %30 = getelementptr i64, ptr %6, i64 %13
  %31 = load i64, ptr %30, align 8, !tbaa !14
  %32 = add nsw i64 %31, %29
  %33 = srem i64 %32, 1000007
  br label %34

34:
  %35 = phi i64 [ %33, %27 ], [ 1, %26 ]
  %36 = getelementptr inbounds i64, ptr %6, i64 %24
  store i64 %35, ptr %36, align 8, !tbaa !14
  %37 = add nuw nsw i64 %13, 2
  br label %12

38:
  ret i64 %70

39:
  %40 = phi i64 [ %71, %39 ], [ 0, %9 ]
  %41 = phi i64 [ %70, %39 ], [ 0, %9 ]
  %42 = mul nuw nsw i64 %40, 160
  %43 = getelementptr inbounds i8, ptr %1, i64 %42
  %44 = add nuw nsw i64 %40, 4294967276
  %45 = icmp ult i64 %40, 20
  %46 = select i1 %45, i64 %40, i64 %44
  %47 = and i64 %46, 4294967295
  %48 = getelementptr inbounds i64, ptr %43, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !14
  %50 = add nsw i64 %49, %41
  %51 = add nuw nsw i64 %40, 1
  %52 = mul nuw nsw i64 %51, 160
  %53 = getelementptr inbounds i8, ptr %1, i64 %52
  %54 = add nuw nsw i64 %40, 4294967277
  %55 = icmp ult i64 %40, 19
  %56 = select i1 %55, i64 %51, i64 %54
  %57 = and i64 %56, 4294967295
  %58 = getelementptr inbounds i64, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8, !tbaa !14
  %60 = add nsw i64 %59, %50
  %61 = add nuw nsw i64 %40, 2
  %62 = mul nuw nsw i64 %61, 160
  %63 = getelementptr inbounds i8, ptr %1, i64 %62
  %64 = add nuw nsw i64 %40, 4294967278
  %65 = icmp ult i64 %40, 18
  %66 = select i1 %65, i64 %61, i64 %64
  %67 = and i64 %66, 4294967295
  %68 = getelementptr inbounds i64, ptr %63, i64 %67
  %69 = load i64, ptr %68, align 8, !tbaa !14
  %70 = add nsw i64 %69, %60
  %71 = add nuw nsw i64 %40, 3
  %72 = icmp eq i64 %71, 30
  br i1 %72, label %38, label %39, !llvm.loop !19
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
  %6 = trunc i64 %3 to i16
  %7 = urem i16 %6, 1000
  %8 = add nuw nsw i16 %7, 500
  %9 = zext nneg i16 %8 to i64
  %10 = tail call ptr @llvm.stacksave.p0()
  %11 = alloca i32, i64 %9, align 16
  %12 = zext nneg i16 %7 to i64
  %13 = getelementptr inbounds i32, ptr %11, i64 %12
  store i32 %5, ptr %13, align 4, !tbaa !9
  %14 = urem i16 %6, 20
  %15 = add nuw nsw i16 %14, 1
  %16 = zext nneg i16 %15 to i32
  %17 = call fastcc i32 @fill(i32 noundef %16, ptr noundef nonnull %11)
  %18 = zext nneg i16 %14 to i64
  %19 = getelementptr inbounds i32, ptr %11, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !9
  %21 = add nsw i32 %20, %17
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %4, %22
  %24 = srem i64 %23, 7
  %25 = icmp eq i64 %24, 3
  %26 = select i1 %25, i64 0, i64 %3
  %27 = add nsw i64 %26, %23
  tail call void @llvm.stackrestore.p0(ptr %10)
  %28 = add nuw nsw i64 %3, 1
  %29 = icmp eq i64 %28, 20001
  br i1 %29, label %1, label %2, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @chain() unnamed_addr #5 {
  br label %1

1:
  %2 = phi ptr [ null, %0 ], [ %19, %1 ]
  %3 = phi i32 [ 0, %0 ], [ %23, %1 ]
  %4 = alloca [16 x i8], align 16
  store ptr %2, ptr %4, align 16, !tbaa !21
  %5 = mul nuw nsw i32 %3, 3
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 %5, ptr %6, align 8, !tbaa !23
  %7 = alloca [16 x i8], align 16
  store ptr %4, ptr %7, align 16, !tbaa !21
  %8 = mul nuw i32 %3, 3
  %9 = add nuw i32 %8, 3
  %10 = getelementptr inbounds i8, ptr %7, i64 8
  store i32 %9, ptr %10, align 8, !tbaa !23
  %11 = alloca [16 x i8], align 16
  store ptr %7, ptr %11, align 16, !tbaa !21
  %12 = mul nuw i32 %3, 3
  %13 = add nuw i32 %12, 6
  %14 = getelementptr inbounds i8, ptr %11, i64 8
  store i32 %13, ptr %14, align 8, !tbaa !23
  %15 = alloca [16 x i8], align 16
  store ptr %11, ptr %15, align 16, !tbaa !21
  %16 = mul nuw i32 %3, 3
  %17 = add nuw i32 %16, 9
  %18 = getelementptr inbounds i8, ptr %15, i64 8
  store i32 %17, ptr %18, align 8, !tbaa !23
  %19 = alloca [16 x i8], align 16
  store ptr %15, ptr %19, align 16, !tbaa !21
  %20 = mul nuw i32 %3, 3
  %21 = add nuw i32 %20, 12
  %22 = getelementptr inbounds i8, ptr %19, i64 8
  store i32 %21, ptr %22, align 8, !tbaa !23
  %23 = add nuw nsw i32 %3, 5
  %24 = icmp eq i32 %23, 50
  br i1 %24, label %26, label %1, !llvm.loop !24

25:
  ret i32 %34

26:
  %27 = phi ptr [ %35, %26 ], [ %19, %1 ]
  %28 = phi i32 [ %32, %26 ], [ 0, %1 ]
  %29 = phi i32 [ %34, %26 ], [ 0, %1 ]
  %30 = getelementptr inbounds i8, ptr %27, i64 8
  %31 = load i32, ptr %30, align 8, !tbaa !23
  %32 = add nuw nsw i32 %28, 1
  %33 = mul nsw i32 %31, %32
  %34 = add nsw i32 %33, %29
  %35 = load ptr, ptr %27, align 8, !tbaa !21
  %36 = icmp eq ptr %35, null
  br i1 %36, label %25, label %26, !llvm.loop !25
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
  %12 = load i8, ptr %11, align 1, !tbaa !13
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
  br i1 %3, label %53, label %4

4:
  %5 = sub i32 6, %0
  %6 = zext i32 %5 to i64
  %7 = tail call ptr @llvm.stacksave.p0()
  %8 = alloca i32, i64 %6, align 16
  %9 = and i64 %6, 1
  %10 = icmp eq i32 %0, 5
  br i1 %10, label %13, label %11

11:
  %12 = and i64 %6, 4294967294
  br label %25

13:
  %14 = phi i64 [ 0, %4 ], [ %37, %25 ]
  %15 = icmp eq i64 %9, 0
  br i1 %15, label %21, label %16

16:
  %17 = trunc i64 %14 to i32
  %18 = add i32 %17, %0
  %19 = srem i32 %18, %5
  %20 = getelementptr inbounds i32, ptr %8, i64 %14
  store i32 %19, ptr %20, align 4, !tbaa !9
  br label %21

21:
  %22 = add nuw nsw i32 %0, 1
  %23 = tail call i32 @llvm.umax.i32(i32 %5, i32 1)
  %24 = zext i32 %23 to i64
  br label %41

25:
  %26 = phi i64 [ 0, %11 ], [ %37, %25 ]
  %27 = phi i64 [ 0, %11 ], [ %38, %25 ]
  %28 = trunc i64 %26 to i32
  %29 = add i32 %28, %0
  %30 = srem i32 %29, %5
  %31 = getelementptr inbounds i32, ptr %8, i64 %26
  store i32 %30, ptr %31, align 8, !tbaa !9
  %32 = or disjoint i64 %26, 1
  %33 = trunc i64 %32 to i32
  %34 = add i32 %33, %0
  %35 = srem i32 %34, %5
  %36 = getelementptr inbounds i32, ptr %8, i64 %32
  store i32 %35, ptr %36, align 4, !tbaa !9
  %37 = add nuw nsw i64 %26, 2
  %38 = add i64 %27, 2
  %39 = icmp eq i64 %38, %12
  br i1 %39, label %13, label %25, !llvm.loop !26

40:
  tail call void @llvm.stackrestore.p0(ptr %7)
  br label %53

41:
  %42 = phi i64 [ 0, %21 ], [ %51, %41 ]
  %43 = phi i32 [ 0, %21 ], [ %50, %41 ]
  %44 = load i32, ptr %1, align 4, !tbaa !9
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %1, align 4, !tbaa !9
  %46 = getelementptr inbounds i32, ptr %8, i64 %42
  %47 = load i32, ptr %46, align 4, !tbaa !9
  %48 = tail call fastcc i32 @permute(i32 noundef %22, ptr noundef nonnull %1)
  %49 = add i32 %47, %43
  %50 = add i32 %49, %48
  %51 = add nuw nsw i64 %42, 1
  %52 = icmp eq i64 %51, %24
  br i1 %52, label %40, label %41, !llvm.loop !27

53:
  %54 = phi i32 [ %50, %40 ], [ 1, %2 ]
  ret i32 %54
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
  br i1 %3, label %4, label %21

4:
  %5 = zext nneg i32 %0 to i64
  %6 = and i64 %5, 1
  %7 = icmp eq i32 %0, 1
  br i1 %7, label %10, label %8

8:
  %9 = and i64 %5, 2147483646
  br label %23

10:
  %11 = phi i32 [ poison, %4 ], [ %37, %23 ]
  %12 = phi i64 [ 0, %4 ], [ %38, %23 ]
  %13 = phi i32 [ 0, %4 ], [ %37, %23 ]
  %14 = icmp eq i64 %6, 0
  br i1 %14, label %21, label %15

15:
  %16 = mul nuw nsw i64 %12, %12
  %17 = trunc nuw i64 %16 to i32
  %18 = urem i32 %17, 17
  %19 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %18, ptr %19, align 4, !tbaa !9
  %20 = add nuw nsw i32 %18, %13
  br label %21

21:
  %22 = phi i32 [ 0, %2 ], [ %11, %10 ], [ %20, %15 ]
  ret i32 %22

23:
  %24 = phi i64 [ 0, %8 ], [ %38, %23 ]
  %25 = phi i32 [ 0, %8 ], [ %37, %23 ]
  %26 = phi i64 [ 0, %8 ], [ %39, %23 ]
  %27 = mul nuw nsw i64 %24, %24
  %28 = trunc nuw i64 %27 to i32
  %29 = urem i32 %28, 17
  %30 = getelementptr inbounds i32, ptr %1, i64 %24
  store i32 %29, ptr %30, align 4, !tbaa !9
  %31 = add nuw nsw i32 %29, %25
  %32 = or disjoint i64 %24, 1
  %33 = mul nuw nsw i64 %32, %32
  %34 = trunc nuw i64 %33 to i32
  %35 = urem i32 %34, 17
  %36 = getelementptr inbounds i32, ptr %1, i64 %32
  store i32 %35, ptr %36, align 4, !tbaa !9
  %37 = add nuw nsw i32 %35, %31
  %38 = add nuw nsw i64 %24, 2
  %39 = add i64 %26, 2
  %40 = icmp eq i64 %39, %9
  br i1 %40, label %10, label %23, !llvm.loop !28
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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!7, !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12, !18}
!18 = !{!"llvm.loop.peeled.count", i32 1}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = !{!22, !6, i64 0}
!22 = !{!"link", !6, i64 0, !10, i64 8}
!23 = !{!22, !10, i64 8}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
