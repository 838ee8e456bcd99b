; ModuleID = 'sort.c'
source_filename = "sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.record = type { [12 x i8], i16, i32 }
%struct.anon = type { i8*, void (i32*, i32)* }

@main.a = internal global [2000 x i32] zeroinitializer, align 16
@main.original = internal unnamed_addr global [2000 x i32] zeroinitializer, align 16
@main.r = internal global [300 x %struct.record] zeroinitializer, align 16
@sorts = internal unnamed_addr constant [5 x %struct.anon] [%struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), void (i32*, i32)* @insertion }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), void (i32*, i32)* @shell }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), void (i32*, i32)* @quick }, %struct.anon { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), void (i32*, i32)* @heap }, %struct.anon { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), void (i32*, i32)* @radix }], align 16
@.str = private unnamed_addr constant [32 x i8] c"%-10s sum %08x out of order %u\0A\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"%3d %-9s %3u\0A\00", align 1
@seed = internal unnamed_addr global i32 12345, align 4
@.str.2 = private unnamed_addr constant [10 x i8] c"insertion\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"shell\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"quick\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"heap\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"radix\00", align 1
@radix.tmp = internal unnamed_addr global [2000 x i32] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %11

4:
  %5 = getelementptr inbounds i8*, i8** %1, i64 1
  %6 = load i8*, i8** %5, align 8
  %7 = tail call i64 @strtol(i8* nocapture noundef nonnull %6, i8** noundef null, i32 noundef 10) #13
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %11, label %10

10:
  br label %105

11:
  %12 = phi i32 [ %8, %4 ], [ 1, %2 ]
  %13 = add nsw i32 %12, -1
  br label %14

14:
  %15 = phi i32 [ 0, %11 ], [ %68, %67 ]
  %16 = load i32, i32* @seed, align 4
  br label %19

17:
  store i32 %23, i32* @seed, align 4
  %18 = icmp eq i32 %15, %13
  br label %34

19:
  %20 = phi i64 [ 0, %14 ], [ %30, %19 ]
  %21 = phi i32 [ %16, %14 ], [ %23, %19 ]
  %22 = mul i32 %21, 1664525
  %23 = add i32 %22, 1013904223
  %24 = shl i32 %23, 1
  %25 = and i32 %24, -512
  %26 = trunc i64 %20 to i32
  %27 = and i32 %26, 7
  %28 = ashr i32 %25, %27
  %29 = getelementptr inbounds [2000 x i32], [2000 x i32]* @main.original, i64 0, i64 %20
  store i32 %28, i32* %29, align 4
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, 2000
  br i1 %31, label %17, label %19, !llvm.loop !5

32:
  %33 = load i32, i32* @seed, align 4
  br label %70

34:
  %35 = phi i64 [ 0, %17 ], [ %65, %64 ]
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(8000) bitcast ([2000 x i32]* @main.a to i8*), i8* noundef nonnull align 16 dereferenceable(8000) bitcast ([2000 x i32]* @main.original to i8*), i64 8000, i1 false)
  %36 = getelementptr inbounds [5 x %struct.anon], [5 x %struct.anon]* @sorts, i64 0, i64 %35, i32 1
  %37 = load void (i32*, i32)*, void (i32*, i32)** %36, align 8
  tail call void %37(i32* noundef getelementptr inbounds ([2000 x i32], [2000 x i32]* @main.a, i64 0, i64 0), i32 noundef 2000) #13
  br label %39

38:
  br i1 %18, label %60, label %64

39:
  %40 = phi i64 [ 0, %34 ], [ %58, %54 ]
  %41 = phi i32 [ 0, %34 ], [ %57, %54 ]
  %42 = phi i32 [ 0, %34 ], [ %46, %54 ]
  %43 = mul i32 %42, 31
  %44 = getelementptr inbounds [2000 x i32], [2000 x i32]* @main.a, i64 0, i64 %40
  %45 = load i32, i32* %44, align 4
  %46 = add i32 %45, %43
  %47 = icmp eq i64 %40, 0
  br i1 %47, label %54, label %48

48:
  %49 = add nuw i64 %40, 4294967295
  %50 = and i64 %49, 4294967295
  %51 = getelementptr inbounds [2000 x i32], [2000 x i32]* @main.a, i64 0, i64 %50
  %52 = load i32, i32* %51, align 4
  %53 = icmp sgt i32 %52, %45
  br label %54

54:
  %55 = phi i1 [ false, %39 ], [ %53, %48 ]
  %56 = zext i1 %55 to i32
  %57 = add i32 %41, %56
  %58 = add nuw nsw i64 %40, 1
  %59 = icmp eq i64 %58, 2000
  br i1 %59, label %38, label %39, !llvm.loop !8

60:
  %61 = getelementptr inbounds [5 x %struct.anon], [5 x %struct.anon]* @sorts, i64 0, i64 %35, i32 0
  %62 = load i8*, i8** %61, align 16
  %63 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([32 x i8], [32 x i8]* @.str, i64 0, i64 0), i8* noundef %62, i32 noundef %46, i32 noundef %57)
  br label %64

64:
  %65 = add nuw nsw i64 %35, 1
  %66 = icmp eq i64 %65, 5
  br i1 %66, label %32, label %34, !llvm.loop !9

67:
  store i32 %94, i32* @seed, align 4
  tail call fastcc void @merge(i8* noundef getelementptr inbounds ([300 x %struct.record], [300 x %struct.record]* @main.r, i64 0, i64 0, i32 0, i64 0), i64 noundef 300, i32 (i8*, i8*)* noundef nonnull @byName)
  tail call fastcc void @merge(i8* noundef getelementptr inbounds ([300 x %struct.record], [300 x %struct.record]* @main.r, i64 0, i64 0, i32 0, i64 0), i64 noundef 300, i32 (i8*, i8*)* noundef nonnull @byGrade)
  %68 = add nuw nsw i32 %15, 1
  %69 = icmp eq i32 %68, %12
  br i1 %69, label %10, label %14, !llvm.loop !10

70:
  %71 = phi i64 [ 0, %32 ], [ %102, %91 ]
  %72 = phi i32 [ %33, %32 ], [ %94, %91 ]
  %73 = mul i32 %72, 1664525
  %74 = add i32 %73, 1013904223
  %75 = lshr i32 %74, 8
  %76 = urem i32 %75, 6
  %77 = add nuw nsw i32 %76, 3
  %78 = zext i32 %77 to i64
  br label %79

79:
  %80 = phi i64 [ 0, %70 ], [ %89, %79 ]
  %81 = phi i32 [ %74, %70 ], [ %83, %79 ]
  %82 = mul i32 %81, 1664525
  %83 = add i32 %82, 1013904223
  %84 = lshr i32 %83, 8
  %85 = urem i32 %84, 26
  %86 = trunc i32 %85 to i8
  %87 = add nuw nsw i8 %86, 97
  %88 = getelementptr inbounds [300 x %struct.record], [300 x %struct.record]* @main.r, i64 0, i64 %71, i32 0, i64 %80
  store i8 %87, i8* %88, align 1
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, %78
  br i1 %90, label %91, label %79, !llvm.loop !11

91:
  %92 = getelementptr inbounds [300 x %struct.record], [300 x %struct.record]* @main.r, i64 0, i64 %71, i32 0, i64 %78
  store i8 0, i8* %92, align 1
  %93 = mul i32 %83, 1664525
  %94 = add i32 %93, 1013904223
  %95 = lshr i32 %94, 8
  %96 = urem i32 %95, 7
  %97 = trunc i32 %96 to i16
  %98 = add nsw i16 %97, -3
  %99 = getelementptr inbounds [300 x %struct.record], [300 x %struct.record]* @main.r, i64 0, i64 %71, i32 1
  store i16 %98, i16* %99, align 4
  %100 = getelementptr inbounds [300 x %struct.record], [300 x %struct.record]* @main.r, i64 0, i64 %71, i32 2
  %101 = trunc i64 %71 to i32
  store i32 %101, i32* %100, align 4
  %102 = add nuw nsw i64 %71, 1
  %103 = icmp eq i64 %102, 300
  br i1 %103, label %67, label %70, !llvm.loop !12

104:
  ret i32 0

105:
  %106 = phi i64 [ %114, %105 ], [ 0, %10 ]
  %107 = getelementptr inbounds [300 x %struct.record], [300 x %struct.record]* @main.r, i64 0, i64 %106, i32 1
  %108 = load i16, i16* %107, align 4
  %109 = sext i16 %108 to i32
  %110 = getelementptr inbounds [300 x %struct.record], [300 x %struct.record]* @main.r, i64 0, i64 %106, i32 0, i64 0
  %111 = getelementptr inbounds [300 x %struct.record], [300 x %struct.record]* @main.r, i64 0, i64 %106, i32 2
  %112 = load i32, i32* %111, align 4
  %113 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef %109, i8* noundef nonnull %110, i32 noundef %112)
  %114 = add nuw nsw i64 %106, 37
  %115 = icmp ult i64 %106, 263
  br i1 %115, label %105, label %104, !llvm.loop !13
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal fastcc void @merge(i8* noundef %0, i64 noundef %1, i32 (i8*, i8*)* noundef %2) unnamed_addr #0 {
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = icmp ult i64 %1, 2
  br i1 %6, label %46, label %7

7:
  %8 = lshr i64 %1, 1
  %9 = mul i64 %8, 20
  %10 = getelementptr inbounds i8, i8* %0, i64 %9
  %11 = mul i64 %1, 20
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  tail call fastcc void @merge(i8* noundef %0, i64 noundef %8, i32 (i8*, i8*)* noundef %2)
  %13 = sub i64 %1, %8
  tail call fastcc void @merge(i8* noundef %10, i64 noundef %13, i32 (i8*, i8*)* noundef %2)
  %14 = tail call noalias i8* @malloc(i64 noundef %11) #13
  %15 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %15)
  store i8* %0, i8** %4, align 8
  %16 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %16)
  store i8* %10, i8** %5, align 8
  %17 = icmp sgt i64 %9, 0
  %18 = icmp slt i64 %9, %11
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %35

20:
  %21 = phi i8* [ %32, %20 ], [ %10, %7 ]
  %22 = phi i8* [ %30, %20 ], [ %0, %7 ]
  %23 = phi i8* [ %29, %20 ], [ %14, %7 ]
  %24 = tail call i32 %2(i8* noundef %22, i8* noundef %21) #13, !callees !14
  %25 = icmp slt i32 %24, 1
  %26 = select i1 %25, i8** %4, i8** %5
  %27 = load i8*, i8** %26, align 8
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(20) %23, i8* noundef nonnull align 1 dereferenceable(20) %27, i64 20, i1 false)
  %28 = getelementptr inbounds i8, i8* %27, i64 20
  store i8* %28, i8** %26, align 8
  %29 = getelementptr inbounds i8, i8* %23, i64 20
  %30 = load i8*, i8** %4, align 8
  %31 = icmp ult i8* %30, %10
  %32 = load i8*, i8** %5, align 8
  %33 = icmp ult i8* %32, %12
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %20, label %35, !llvm.loop !15

35:
  %36 = phi i8* [ %14, %7 ], [ %29, %20 ]
  %37 = phi i8* [ %0, %7 ], [ %30, %20 ]
  %38 = phi i8* [ %10, %7 ], [ %32, %20 ]
  %39 = ptrtoint i8* %10 to i64
  %40 = ptrtoint i8* %37 to i64
  %41 = sub i64 %39, %40
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %36, i8* align 1 %37, i64 %41, i1 false)
  %42 = getelementptr inbounds i8, i8* %36, i64 %41
  %43 = ptrtoint i8* %12 to i64
  %44 = ptrtoint i8* %38 to i64
  %45 = sub i64 %43, %44
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %42, i8* align 1 %38, i64 %45, i1 false)
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %0, i8* align 1 %14, i64 %11, i1 false)
  tail call void @free(i8* noundef %14) #13
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %16)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %15)
  br label %46

46:
  ret void
}

; Function Attrs: mustprogress nofree nounwind readonly uwtable willreturn
define internal i32 @byName(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #4 {
  %3 = tail call i32 @strcmp(i8* noundef nonnull dereferenceable(1) %0, i8* noundef nonnull dereferenceable(1) %1) #14
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define internal i32 @byGrade(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #5 {
  %3 = getelementptr inbounds i8, i8* %1, i64 12
  %4 = bitcast i8* %3 to i16*
  %5 = load i16, i16* %4, align 4
  %6 = sext i16 %5 to i32
  %7 = getelementptr inbounds i8, i8* %0, i64 12
  %8 = bitcast i8* %7 to i16*
  %9 = load i16, i16* %8, align 4
  %10 = sext i16 %9 to i32
  %11 = sub nsw i32 %6, %10
  ret i32 %11
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal void @insertion(i32* nocapture noundef %0, i32 noundef %1) #7 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %6

4:
  %5 = zext i32 %1 to i64
  br label %7

6:
  ret void

7:
  %8 = phi i64 [ 1, %4 ], [ %26, %21 ]
  %9 = getelementptr inbounds i32, i32* %0, i64 %8
  %10 = load i32, i32* %9, align 4
  br label %11

11:
  %12 = phi i64 [ %8, %7 ], [ %13, %18 ]
  %13 = add nsw i64 %12, -1
  %14 = and i64 %13, 4294967295
  %15 = getelementptr inbounds i32, i32* %0, i64 %14
  %16 = load i32, i32* %15, align 4
  %17 = icmp sgt i32 %16, %10
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds i32, i32* %0, i64 %12
  store i32 %16, i32* %19, align 4
  %20 = icmp sgt i64 %12, 1
  br i1 %20, label %11, label %21, !llvm.loop !16

21:
  %22 = phi i64 [ 0, %18 ], [ %12, %11 ]
  %23 = shl i64 %22, 32
  %24 = ashr exact i64 %23, 32
  %25 = getelementptr inbounds i32, i32* %0, i64 %24
  store i32 %10, i32* %25, align 4
  %26 = add nuw nsw i64 %8, 1
  %27 = icmp eq i64 %26, %5
  br i1 %27, label %6, label %7, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal void @shell(i32* nocapture noundef %0, i32 noundef %1) #7 {
  %3 = sdiv i32 %1, 3
  %4 = icmp sgt i32 %1, 5
  br i1 %4, label %10, label %7

5:
  %6 = icmp sgt i32 %11, -1
  br i1 %6, label %7, label %46

7:
  %8 = phi i32 [ %13, %5 ], [ 1, %2 ]
  %9 = sext i32 %1 to i64
  br label %15

10:
  %11 = phi i32 [ %13, %10 ], [ 1, %2 ]
  %12 = mul nsw i32 %11, 3
  %13 = add nsw i32 %12, 1
  %14 = icmp slt i32 %13, %3
  br i1 %14, label %10, label %5, !llvm.loop !18

15:
  %16 = phi i32 [ %21, %20 ], [ %8, %7 ]
  %17 = icmp slt i32 %16, %1
  br i1 %17, label %18, label %20

18:
  %19 = sext i32 %16 to i64
  br label %23

20:
  %21 = sdiv i32 %16, 3
  %22 = icmp sgt i32 %16, 2
  br i1 %22, label %15, label %46, !llvm.loop !19

23:
  %24 = phi i64 [ %19, %18 ], [ %44, %40 ]
  %25 = getelementptr inbounds i32, i32* %0, i64 %24
  %26 = load i32, i32* %25, align 4
  %27 = icmp slt i64 %24, %19
  %28 = trunc i64 %24 to i32
  br i1 %27, label %40, label %29

29:
  %30 = phi i32 [ %31, %36 ], [ %28, %23 ]
  %31 = sub nsw i32 %30, %16
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, i32* %0, i64 %32
  %34 = load i32, i32* %33, align 4
  %35 = icmp sgt i32 %34, %26
  br i1 %35, label %36, label %40

36:
  %37 = sext i32 %30 to i64
  %38 = getelementptr inbounds i32, i32* %0, i64 %37
  store i32 %34, i32* %38, align 4
  %39 = icmp slt i32 %31, %16
  br i1 %39, label %40, label %29, !llvm.loop !20

40:
  %41 = phi i32 [ %28, %23 ], [ %31, %36 ], [ %30, %29 ]
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, i32* %0, i64 %42
  store i32 %26, i32* %43, align 4
  %44 = add nsw i64 %24, 1
  %45 = icmp eq i64 %44, %9
  br i1 %45, label %20, label %23, !llvm.loop !21

46:
  ret void
}

; Function Attrs: nofree nosync nounwind uwtable
define internal void @quick(i32* noundef %0, i32 noundef %1) #8 {
  %3 = icmp sgt i32 %1, 16
  br i1 %3, label %4, label %69

4:
  %5 = phi i32* [ %67, %65 ], [ %0, %2 ]
  %6 = phi i32 [ %66, %65 ], [ %1, %2 ]
  %7 = lshr i32 %6, 1
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32* %5, i64 %8
  %10 = load i32, i32* %9, align 4
  %11 = add nsw i32 %6, -1
  %12 = load i32, i32* %5, align 4
  %13 = icmp sge i32 %12, %10
  %14 = zext i32 %11 to i64
  %15 = getelementptr inbounds i32, i32* %5, i64 %14
  %16 = load i32, i32* %15, align 4
  %17 = icmp slt i32 %10, %16
  %18 = xor i1 %13, %17
  %19 = icmp sge i32 %10, %12
  %20 = icmp slt i32 %12, %16
  %21 = xor i1 %19, %20
  %22 = select i1 %21, i32 %12, i32 %16
  %23 = select i1 %18, i32 %10, i32 %22
  br label %24

24:
  %25 = phi i32 [ %53, %51 ], [ %11, %4 ]
  %26 = phi i32 [ %52, %51 ], [ 0, %4 ]
  %27 = sext i32 %26 to i64
  br label %28

28:
  %29 = phi i64 [ %33, %28 ], [ %27, %24 ]
  %30 = getelementptr inbounds i32, i32* %5, i64 %29
  %31 = load i32, i32* %30, align 4
  %32 = icmp slt i32 %31, %23
  %33 = add i64 %29, 1
  br i1 %32, label %28, label %34, !llvm.loop !22

34:
  %35 = getelementptr inbounds i32, i32* %5, i64 %29
  %36 = trunc i64 %29 to i32
  %37 = sext i32 %25 to i64
  br label %38

38:
  %39 = phi i64 [ %43, %38 ], [ %37, %34 ]
  %40 = getelementptr inbounds i32, i32* %5, i64 %39
  %41 = load i32, i32* %40, align 4
  %42 = icmp sgt i32 %41, %23
  %43 = add i64 %39, -1
  br i1 %42, label %38, label %44, !llvm.loop !23

44:
  %45 = trunc i64 %39 to i32
  %46 = icmp sgt i32 %36, %45
  br i1 %46, label %51, label %47

47:
  %48 = getelementptr inbounds i32, i32* %5, i64 %39
  %49 = add nsw i32 %36, 1
  store i32 %41, i32* %35, align 4
  %50 = add nsw i32 %45, -1
  store i32 %31, i32* %48, align 4
  br label %51

51:
  %52 = phi i32 [ %49, %47 ], [ %36, %44 ]
  %53 = phi i32 [ %50, %47 ], [ %45, %44 ]
  %54 = icmp sgt i32 %52, %53
  br i1 %54, label %55, label %24, !llvm.loop !24

55:
  %56 = add nsw i32 %53, 1
  %57 = sub nsw i32 %6, %52
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %62

59:
  tail call void @quick(i32* noundef nonnull %5, i32 noundef %56)
  %60 = sext i32 %52 to i64
  %61 = getelementptr inbounds i32, i32* %5, i64 %60
  br label %65

62:
  %63 = sext i32 %52 to i64
  %64 = getelementptr inbounds i32, i32* %5, i64 %63
  tail call void @quick(i32* noundef nonnull %64, i32 noundef %57)
  br label %65

65:
  %66 = phi i32 [ %57, %59 ], [ %56, %62 ]
  %67 = phi i32* [ %61, %59 ], [ %5, %62 ]
  %68 = icmp sgt i32 %66, 16
  br i1 %68, label %4, label %69, !llvm.loop !25

69:
  %70 = phi i32 [ %1, %2 ], [ %66, %65 ]
  %71 = phi i32* [ %0, %2 ], [ %67, %65 ]
  %72 = icmp sgt i32 %70, 1
  br i1 %72, label %73, label %96

73:
  %74 = zext i32 %70 to i64
  br label %75

75:
  %76 = phi i64 [ 1, %73 ], [ %94, %89 ]
  %77 = getelementptr inbounds i32, i32* %71, i64 %76
  %78 = load i32, i32* %77, align 4
  br label %79

79:
  %80 = phi i64 [ %76, %75 ], [ %81, %86 ]
  %81 = add nsw i64 %80, -1
  %82 = and i64 %81, 4294967295
  %83 = getelementptr inbounds i32, i32* %71, i64 %82
  %84 = load i32, i32* %83, align 4
  %85 = icmp sgt i32 %84, %78
  br i1 %85, label %86, label %89

86:
  %87 = getelementptr inbounds i32, i32* %71, i64 %80
  store i32 %84, i32* %87, align 4
  %88 = icmp sgt i64 %80, 1
  br i1 %88, label %79, label %89, !llvm.loop !16

89:
  %90 = phi i64 [ 0, %86 ], [ %80, %79 ]
  %91 = shl i64 %90, 32
  %92 = ashr exact i64 %91, 32
  %93 = getelementptr inbounds i32, i32* %71, i64 %92
  store i32 %78, i32* %93, align 4
  %94 = add nuw nsw i64 %76, 1
  %95 = icmp eq i64 %94, %74
  br i1 %95, label %96, label %75, !llvm.loop !17

96:
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal void @heap(i32* nocapture noundef %0, i32 noundef %1) #7 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %51

4:
  %5 = lshr i32 %1, 1
  %6 = zext i32 %5 to i64
  br label %10

7:
  br i1 %3, label %8, label %51

8:
  %9 = zext i32 %1 to i64
  br label %52

10:
  %11 = phi i64 [ %6, %4 ], [ %12, %47 ]
  %12 = add nsw i64 %11, -1
  %13 = trunc i64 %12 to i32
  %14 = and i64 %12, 4294967295
  %15 = getelementptr inbounds i32, i32* %0, i64 %14
  %16 = load i32, i32* %15, align 4
  %17 = shl nuw nsw i32 %13, 1
  %18 = or i32 %17, 1
  %19 = icmp slt i32 %18, %1
  br i1 %19, label %20, label %47

20:
  %21 = phi i32 [ %45, %42 ], [ %18, %10 ]
  %22 = phi i32 [ %44, %42 ], [ %17, %10 ]
  %23 = phi i32 [ %36, %42 ], [ %13, %10 ]
  %24 = add i32 %22, 2
  %25 = icmp slt i32 %24, %1
  br i1 %25, label %26, label %35

26:
  %27 = sext i32 %24 to i64
  %28 = getelementptr inbounds i32, i32* %0, i64 %27
  %29 = load i32, i32* %28, align 4
  %30 = sext i32 %21 to i64
  %31 = getelementptr inbounds i32, i32* %0, i64 %30
  %32 = load i32, i32* %31, align 4
  %33 = icmp sgt i32 %29, %32
  %34 = select i1 %33, i32 %24, i32 %21
  br label %35

35:
  %36 = phi i32 [ %21, %20 ], [ %34, %26 ]
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, i32* %0, i64 %37
  %39 = load i32, i32* %38, align 4
  %40 = icmp sgt i32 %39, %16
  %41 = sext i32 %23 to i64
  br i1 %40, label %42, label %47

42:
  %43 = getelementptr inbounds i32, i32* %0, i64 %41
  store i32 %39, i32* %43, align 4
  %44 = shl nsw i32 %36, 1
  %45 = or i32 %44, 1
  %46 = icmp slt i32 %45, %1
  br i1 %46, label %20, label %47, !llvm.loop !26

47:
  %48 = phi i64 [ %14, %10 ], [ %37, %42 ], [ %41, %35 ]
  %49 = getelementptr inbounds i32, i32* %0, i64 %48
  store i32 %16, i32* %49, align 4
  %50 = icmp sgt i64 %11, 1
  br i1 %50, label %10, label %7, !llvm.loop !27

51:
  ret void

52:
  %53 = phi i64 [ %9, %8 ], [ %54, %89 ]
  %54 = add nsw i64 %53, -1
  %55 = trunc i64 %54 to i32
  %56 = load i32, i32* %0, align 4
  %57 = and i64 %54, 4294967295
  %58 = getelementptr inbounds i32, i32* %0, i64 %57
  %59 = load i32, i32* %58, align 4
  store i32 %59, i32* %0, align 4
  store i32 %56, i32* %58, align 4
  %60 = load i32, i32* %0, align 4
  %61 = icmp ugt i32 %55, 1
  br i1 %61, label %62, label %89

62:
  %63 = phi i32 [ %87, %84 ], [ 1, %52 ]
  %64 = phi i32 [ %86, %84 ], [ 0, %52 ]
  %65 = phi i32 [ %78, %84 ], [ 0, %52 ]
  %66 = add i32 %64, 2
  %67 = icmp slt i32 %66, %55
  br i1 %67, label %68, label %77

68:
  %69 = sext i32 %66 to i64
  %70 = getelementptr inbounds i32, i32* %0, i64 %69
  %71 = load i32, i32* %70, align 4
  %72 = sext i32 %63 to i64
  %73 = getelementptr inbounds i32, i32* %0, i64 %72
  %74 = load i32, i32* %73, align 4
  %75 = icmp sgt i32 %71, %74
  %76 = select i1 %75, i32 %66, i32 %63
  br label %77

77:
  %78 = phi i32 [ %63, %62 ], [ %76, %68 ]
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, i32* %0, i64 %79
  %81 = load i32, i32* %80, align 4
  %82 = icmp sgt i32 %81, %60
  %83 = sext i32 %65 to i64
  br i1 %82, label %84, label %89

84:
  %85 = getelementptr inbounds i32, i32* %0, i64 %83
  store i32 %81, i32* %85, align 4
  %86 = shl nsw i32 %78, 1
  %87 = or i32 %86, 1
  %88 = icmp slt i32 %87, %55
  br i1 %88, label %62, label %89, !llvm.loop !26

89:
  %90 = phi i64 [ 0, %52 ], [ %79, %84 ], [ %83, %77 ]
  %91 = getelementptr inbounds i32, i32* %0, i64 %90
  store i32 %60, i32* %91, align 4
  %92 = icmp sgt i64 %53, 2
  br i1 %92, label %52, label %51, !llvm.loop !28
}

; Function Attrs: nofree nosync nounwind uwtable
define internal void @radix(i32* nocapture noundef %0, i32 noundef %1) #8 {
  %3 = alloca [257 x i32], align 16
  %4 = bitcast [257 x i32]* %3 to i8*
  %5 = icmp sgt i32 %1, 0
  %6 = bitcast i32* %0 to i8*
  %7 = sext i32 %1 to i64
  %8 = shl nsw i64 %7, 2
  %9 = zext i32 %1 to i64
  %10 = zext i32 %1 to i64
  br label %12

11:
  ret void

12:
  %13 = phi i32 [ 0, %2 ], [ %39, %38 ]
  call void @llvm.lifetime.start.p0i8(i64 1028, i8* nonnull %4) #13
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(1028) %4, i8 0, i64 1028, i1 false)
  br i1 %5, label %15, label %14

14:
  br label %30

15:
  %16 = phi i64 [ %27, %15 ], [ 0, %12 ]
  %17 = getelementptr inbounds i32, i32* %0, i64 %16
  %18 = load i32, i32* %17, align 4
  %19 = xor i32 %18, -2147483648
  %20 = lshr i32 %19, %13
  %21 = and i32 %20, 255
  %22 = add nuw nsw i32 %21, 1
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds [257 x i32], [257 x i32]* %3, i64 0, i64 %23
  %25 = load i32, i32* %24, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, i32* %24, align 4
  %27 = add nuw nsw i64 %16, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %14, label %15, !llvm.loop !29

29:
  br i1 %5, label %41, label %38

30:
  %31 = phi i32 [ %36, %30 ], [ 0, %14 ]
  %32 = phi i64 [ %33, %30 ], [ 0, %14 ]
  %33 = add nuw nsw i64 %32, 1
  %34 = getelementptr inbounds [257 x i32], [257 x i32]* %3, i64 0, i64 %33
  %35 = load i32, i32* %34, align 4
  %36 = add nsw i32 %35, %31
  store i32 %36, i32* %34, align 4
  %37 = icmp eq i64 %33, 256
  br i1 %37, label %29, label %30, !llvm.loop !30

38:
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %6, i8* align 16 bitcast ([2000 x i32]* @radix.tmp to i8*), i64 %8, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 1028, i8* nonnull %4) #13
  %39 = add nuw nsw i32 %13, 8
  %40 = icmp ult i32 %13, 24
  br i1 %40, label %12, label %11, !llvm.loop !31

41:
  %42 = phi i64 [ %54, %41 ], [ 0, %29 ]
  %43 = getelementptr inbounds i32, i32* %0, i64 %42
  %44 = load i32, i32* %43, align 4
  %45 = xor i32 %44, -2147483648
  %46 = lshr i32 %45, %13
  %47 = and i32 %46, 255
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [257 x i32], [257 x i32]* %3, i64 0, i64 %48
  %50 = load i32, i32* %49, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, i32* %49, align 4
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds [2000 x i32], [2000 x i32]* @radix.tmp, i64 0, i64 %52
  store i32 %44, i32* %53, align 4
  %54 = add nuw nsw i64 %42, 1
  %55 = icmp eq i64 %54, %10
  br i1 %55, label %38, label %41, !llvm.loop !32
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #11

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i32 @strcmp(i8* nocapture noundef, i8* nocapture noundef) local_unnamed_addr #12

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #10 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { nounwind readonly willreturn }

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
!14 = !{i32 (i8*, i8*)* @byGrade, i32 (i8*, i8*)* @byName}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
!26 = distinct !{!26, !6, !7}
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
!29 = distinct !{!29, !6, !7}
!30 = distinct !{!30, !6, !7}
!31 = distinct !{!31, !6, !7}
!32 = distinct !{!32, !6, !7}
