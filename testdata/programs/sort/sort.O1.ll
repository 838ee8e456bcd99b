; ModuleID = 'sort.c'
source_filename = "sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.record = type { [12 x i8], i16, i32 }
%struct.anon = type { ptr, ptr }

@main.a = internal global [2000 x i32] zeroinitializer, align 16
@main.original = internal unnamed_addr global [2000 x i32] zeroinitializer, align 16
@main.r = internal global [300 x %struct.record] zeroinitializer, align 16
@sorts = internal unnamed_addr constant [5 x %struct.anon] [%struct.anon { ptr @.str.2, ptr @insertion }, %struct.anon { ptr @.str.3, ptr @shell }, %struct.anon { ptr @.str.4, ptr @quick }, %struct.anon { ptr @.str.5, ptr @heap }, %struct.anon { ptr @.str.6, ptr @radix }], align 16
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
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %9

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #14
  %8 = trunc i64 %7 to i32
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 1, %2 ]
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:
  br label %108

13:
  %14 = add nsw i32 %10, -1
  br label %15

15:
  %16 = phi i32 [ 0, %13 ], [ %68, %67 ]
  %17 = load i32, ptr @seed, align 4, !tbaa !9
  br label %20

18:
  store i32 %24, ptr @seed, align 4, !tbaa !9
  %19 = icmp eq i32 %16, %14
  br label %35

20:
  %21 = phi i64 [ 0, %15 ], [ %31, %20 ]
  %22 = phi i32 [ %17, %15 ], [ %24, %20 ]
  %23 = mul i32 %22, 1664525
  %24 = add i32 %23, 1013904223
  %25 = shl i32 %24, 1
  %26 = and i32 %25, -512
  %27 = trunc nuw nsw i64 %21 to i32
  %28 = and i32 %27, 7
  %29 = ashr exact i32 %26, %28
  %30 = getelementptr inbounds [2000 x i32], ptr @main.original, i64 0, i64 %21
  store i32 %29, ptr %30, align 4, !tbaa !9
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, 2000
  br i1 %32, label %18, label %20, !llvm.loop !11

33:
  %34 = load i32, ptr @seed, align 4, !tbaa !9
  br label %70

35:
  %36 = phi i64 [ 0, %18 ], [ %65, %64 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(8000) @main.a, ptr noundef nonnull align 16 dereferenceable(8000) @main.original, i64 8000, i1 false)
  %37 = getelementptr inbounds [5 x %struct.anon], ptr @sorts, i64 0, i64 %36
  %38 = getelementptr inbounds i8, ptr %37, i64 8
  %39 = load ptr, ptr %38, align 8, !tbaa !14
  tail call void %39(ptr noundef nonnull @main.a, i32 noundef 2000) #14
  br label %41

40:
  br i1 %19, label %61, label %64

41:
  %42 = phi i64 [ 0, %35 ], [ %59, %55 ]
  %43 = phi i32 [ 0, %35 ], [ %58, %55 ]
  %44 = phi i32 [ 0, %35 ], [ %48, %55 ]
  %45 = mul i32 %44, 31
  %46 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %42
  %47 = load i32, ptr %46, align 4, !tbaa !9
  %48 = add i32 %47, %45
  %49 = icmp eq i64 %42, 0
  br i1 %49, label %55, label %50

50:
  %51 = add nsw i64 %42, -1
  %52 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = icmp sgt i32 %53, %47
  br label %55

55:
  %56 = phi i1 [ false, %41 ], [ %54, %50 ]
  %57 = zext i1 %56 to i32
  %58 = add i32 %43, %57
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, 2000
  br i1 %60, label %40, label %41, !llvm.loop !16

61:
  %62 = load ptr, ptr %37, align 16, !tbaa !17
  %63 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %62, i32 noundef %48, i32 noundef %58)
  br label %64

64:
  %65 = add nuw nsw i64 %36, 1
  %66 = icmp eq i64 %65, 5
  br i1 %66, label %33, label %35, !llvm.loop !18

67:
  store i32 %97, ptr @seed, align 4, !tbaa !9
  tail call fastcc void @merge(ptr noundef nonnull @main.r, i64 noundef 300, ptr noundef nonnull @byName)
  tail call fastcc void @merge(ptr noundef nonnull @main.r, i64 noundef 300, ptr noundef nonnull @byGrade)
  %68 = add nuw nsw i32 %16, 1
  %69 = icmp eq i32 %68, %10
  br i1 %69, label %12, label %15, !llvm.loop !19

70:
  %71 = phi i64 [ 0, %33 ], [ %105, %92 ]
  %72 = phi i32 [ %34, %33 ], [ %97, %92 ]
  %73 = mul i32 %72, 1664525
  %74 = add i32 %73, 1013904223
  %75 = lshr i32 %74, 8
  %76 = urem i32 %75, 6
  %77 = add nuw nsw i32 %76, 3
  %78 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %71
  %79 = zext nneg i32 %77 to i64
  br label %80

80:
  %81 = phi i64 [ 0, %70 ], [ %90, %80 ]
  %82 = phi i32 [ %74, %70 ], [ %84, %80 ]
  %83 = mul i32 %82, 1664525
  %84 = add i32 %83, 1013904223
  %85 = lshr i32 %84, 8
  %86 = urem i32 %85, 26
  %87 = trunc nuw nsw i32 %86 to i8
  %88 = add nuw nsw i8 %87, 97
  %89 = getelementptr inbounds [12 x i8], ptr %78, i64 0, i64 %81
  store i8 %88, ptr %89, align 1, !tbaa !20
  %90 = add nuw nsw i64 %81, 1
  %91 = icmp eq i64 %90, %79
  br i1 %91, label %92, label %80, !llvm.loop !21

92:
  %93 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %71
  %94 = and i64 %90, 4294967295
  %95 = getelementptr inbounds [12 x i8], ptr %93, i64 0, i64 %94
  store i8 0, ptr %95, align 1, !tbaa !20
  %96 = mul i32 %84, 1664525
  %97 = add i32 %96, 1013904223
  %98 = lshr i32 %97, 8
  %99 = urem i32 %98, 7
  %100 = trunc nuw nsw i32 %99 to i16
  %101 = add nsw i16 %100, -3
  %102 = getelementptr inbounds i8, ptr %93, i64 12
  store i16 %101, ptr %102, align 4, !tbaa !22
  %103 = getelementptr inbounds i8, ptr %93, i64 16
  %104 = trunc nuw nsw i64 %71 to i32
  store i32 %104, ptr %103, align 4, !tbaa !25
  %105 = add nuw nsw i64 %71, 1
  %106 = icmp eq i64 %105, 300
  br i1 %106, label %67, label %70, !llvm.loop !26

107:
  ret i32 0

108:
  %109 = phi i64 [ %117, %108 ], [ 0, %12 ]
  %110 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %109
  %111 = getelementptr inbounds i8, ptr %110, i64 12
  %112 = load i16, ptr %111, align 4, !tbaa !22
  %113 = sext i16 %112 to i32
  %114 = getelementptr inbounds i8, ptr %110, i64 16
  %115 = load i32, ptr %114, align 4, !tbaa !25
  %116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %113, ptr noundef nonnull %110, i32 noundef %115)
  %117 = add nuw nsw i64 %109, 37
  %118 = icmp ult i64 %109, 263
  br i1 %118, label %108, label %107, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal fastcc void @merge(ptr noundef %0, i64 noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = icmp ult i64 %1, 2
  br i1 %4, label %41, label %5

5:
  %6 = lshr i64 %1, 1
  %7 = mul i64 %6, 20
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = mul i64 %1, 20
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  tail call fastcc void @merge(ptr noundef %0, i64 noundef %6, ptr noundef %2)
  %11 = sub i64 %1, %6
  tail call fastcc void @merge(ptr noundef %8, i64 noundef %11, ptr noundef %2)
  %12 = tail call noalias ptr @malloc(i64 noundef %9) #15
  %13 = icmp sgt i64 %7, 0
  %14 = icmp slt i64 %7, %9
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %30

16:
  %17 = phi ptr [ %26, %16 ], [ %12, %5 ]
  %18 = phi ptr [ %25, %16 ], [ %8, %5 ]
  %19 = phi ptr [ %24, %16 ], [ %0, %5 ]
  %20 = tail call i32 %2(ptr noundef %19, ptr noundef %18) #14, !callees !28
  %21 = icmp slt i32 %20, 1
  %22 = select i1 %21, ptr %19, ptr %18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(20) %17, ptr noundef nonnull align 1 dereferenceable(20) %22, i64 20, i1 false)
  %23 = getelementptr inbounds i8, ptr %22, i64 20
  %24 = select i1 %21, ptr %23, ptr %19
  %25 = select i1 %21, ptr %18, ptr %23
  %26 = getelementptr inbounds i8, ptr %17, i64 20
  %27 = icmp ult ptr %24, %8
  %28 = icmp ult ptr %25, %10
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %16, label %30, !llvm.loop !29

30:
  %31 = phi ptr [ %0, %5 ], [ %24, %16 ]
  %32 = phi ptr [ %8, %5 ], [ %25, %16 ]
  %33 = phi ptr [ %12, %5 ], [ %26, %16 ]
  %34 = ptrtoint ptr %8 to i64
  %35 = ptrtoint ptr %31 to i64
  %36 = sub i64 %34, %35
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %33, ptr align 1 %31, i64 %36, i1 false)
  %37 = getelementptr inbounds i8, ptr %33, i64 %36
  %38 = ptrtoint ptr %10 to i64
  %39 = ptrtoint ptr %32 to i64
  %40 = sub i64 %38, %39
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %37, ptr align 1 %32, i64 %40, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %12, i64 %9, i1 false)
  tail call void @free(ptr noundef %12) #14
  br label %41

41:
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read) uwtable
define internal i32 @byName(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #4 {
  %3 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) %1) #16
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -65535, 65536) i32 @byGrade(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #5 {
  %3 = getelementptr inbounds i8, ptr %1, i64 12
  %4 = load i16, ptr %3, align 4, !tbaa !22
  %5 = sext i16 %4 to i32
  %6 = getelementptr inbounds i8, ptr %0, i64 12
  %7 = load i16, ptr %6, align 4, !tbaa !22
  %8 = sext i16 %7 to i32
  %9 = sub nsw i32 %5, %8
  ret i32 %9
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @insertion(ptr nocapture noundef %0, i32 noundef %1) #7 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %6

4:
  %5 = zext nneg i32 %1 to i64
  br label %7

6:
  ret void

7:
  %8 = phi i64 [ 1, %4 ], [ %26, %22 ]
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = trunc nuw nsw i64 %8 to i32
  br label %12

12:
  %13 = phi i32 [ %11, %7 ], [ %20, %19 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr i32, ptr %0, i64 %14
  %16 = getelementptr i8, ptr %15, i64 -4
  %17 = load i32, ptr %16, align 4, !tbaa !9
  %18 = icmp sgt i32 %17, %10
  br i1 %18, label %19, label %22

19:
  store i32 %17, ptr %15, align 4, !tbaa !9
  %20 = add nsw i32 %13, -1
  %21 = icmp sgt i32 %13, 1
  br i1 %21, label %12, label %22, !llvm.loop !30

22:
  %23 = phi i32 [ 0, %19 ], [ %13, %12 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  store i32 %10, ptr %25, align 4, !tbaa !9
  %26 = add nuw nsw i64 %8, 1
  %27 = icmp eq i64 %26, %5
  br i1 %27, label %6, label %7, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @shell(ptr nocapture noundef %0, i32 noundef %1) #7 {
  %3 = sdiv i32 %1, 3
  %4 = icmp sgt i32 %1, 5
  br i1 %4, label %8, label %5

5:
  %6 = phi i32 [ 1, %2 ], [ %11, %8 ]
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %13, label %48

8:
  %9 = phi i32 [ %11, %8 ], [ 1, %2 ]
  %10 = mul nsw i32 %9, 3
  %11 = add nsw i32 %10, 1
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %8, label %5, !llvm.loop !32

13:
  %14 = phi i32 [ %20, %19 ], [ %6, %5 ]
  %15 = icmp slt i32 %14, %1
  br i1 %15, label %16, label %19

16:
  %17 = zext nneg i32 %14 to i64
  %18 = zext nneg i32 %14 to i64
  br label %22

19:
  %20 = udiv i32 %14, 3
  %21 = icmp ult i32 %14, 3
  br i1 %21, label %48, label %13, !llvm.loop !33

22:
  %23 = phi i64 [ %17, %16 ], [ %45, %41 ]
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !9
  %26 = icmp ult i64 %23, %18
  %27 = trunc nuw i64 %23 to i32
  br i1 %26, label %41, label %28

28:
  %29 = trunc nuw i64 %23 to i32
  br label %30

30:
  %31 = phi i32 [ %32, %37 ], [ %29, %28 ]
  %32 = sub nsw i32 %31, %14
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !9
  %36 = icmp sgt i32 %35, %25
  br i1 %36, label %37, label %41

37:
  %38 = zext nneg i32 %31 to i64
  %39 = getelementptr inbounds i32, ptr %0, i64 %38
  store i32 %35, ptr %39, align 4, !tbaa !9
  %40 = icmp slt i32 %32, %14
  br i1 %40, label %41, label %30, !llvm.loop !34

41:
  %42 = phi i32 [ %27, %22 ], [ %31, %30 ], [ %32, %37 ]
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %0, i64 %43
  store i32 %25, ptr %44, align 4, !tbaa !9
  %45 = add nuw nsw i64 %23, 1
  %46 = trunc nuw i64 %45 to i32
  %47 = icmp slt i32 %46, %1
  br i1 %47, label %22, label %19, !llvm.loop !35

48:
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal void @quick(ptr noundef %0, i32 noundef %1) #8 {
  %3 = icmp sgt i32 %1, 16
  br i1 %3, label %4, label %69

4:
  %5 = phi ptr [ %67, %65 ], [ %0, %2 ]
  %6 = phi i32 [ %66, %65 ], [ %1, %2 ]
  %7 = lshr i32 %6, 1
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %5, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = add nsw i32 %6, -1
  %12 = load i32, ptr %5, align 4, !tbaa !9
  %13 = icmp slt i32 %12, %10
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %5, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = icmp sge i32 %10, %16
  %18 = xor i1 %13, %17
  %19 = icmp slt i32 %10, %12
  %20 = icmp sge i32 %12, %16
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
  %30 = getelementptr inbounds i32, ptr %5, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !9
  %32 = icmp slt i32 %31, %23
  %33 = add nsw i64 %29, 1
  br i1 %32, label %28, label %34, !llvm.loop !36

34:
  %35 = trunc nsw i64 %29 to i32
  %36 = sext i32 %25 to i64
  br label %37

37:
  %38 = phi i64 [ %42, %37 ], [ %36, %34 ]
  %39 = getelementptr inbounds i32, ptr %5, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !9
  %41 = icmp sgt i32 %40, %23
  %42 = add nsw i64 %38, -1
  br i1 %41, label %37, label %43, !llvm.loop !37

43:
  %44 = trunc nsw i64 %38 to i32
  %45 = icmp sgt i64 %29, %38
  br i1 %45, label %51, label %46

46:
  %47 = getelementptr inbounds i32, ptr %5, i64 %29
  %48 = getelementptr inbounds i32, ptr %5, i64 %38
  %49 = add nsw i32 %35, 1
  store i32 %40, ptr %47, align 4, !tbaa !9
  %50 = add nsw i32 %44, -1
  store i32 %31, ptr %48, align 4, !tbaa !9
  br label %51

51:
  %52 = phi i32 [ %49, %46 ], [ %35, %43 ]
  %53 = phi i32 [ %50, %46 ], [ %44, %43 ]
  %54 = icmp sgt i32 %52, %53
  br i1 %54, label %55, label %24, !llvm.loop !38

55:
  %56 = add nsw i32 %53, 1
  %57 = sub nsw i32 %6, %52
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %62

59:
  tail call void @quick(ptr noundef nonnull %5, i32 noundef %56)
  %60 = sext i32 %52 to i64
  %61 = getelementptr inbounds i32, ptr %5, i64 %60
  br label %65

62:
  %63 = sext i32 %52 to i64
  %64 = getelementptr inbounds i32, ptr %5, i64 %63
  tail call void @quick(ptr noundef nonnull %64, i32 noundef %57)
  br label %65

65:
  %66 = phi i32 [ %57, %59 ], [ %56, %62 ]
  %67 = phi ptr [ %61, %59 ], [ %5, %62 ]
  %68 = icmp sgt i32 %66, 16
  br i1 %68, label %4, label %69, !llvm.loop !39

69:
  %70 = phi i32 [ %1, %2 ], [ %66, %65 ]
  %71 = phi ptr [ %0, %2 ], [ %67, %65 ]
  %72 = icmp sgt i32 %70, 1
  br i1 %72, label %73, label %96

73:
  %74 = zext nneg i32 %70 to i64
  br label %75

75:
  %76 = phi i64 [ 1, %73 ], [ %94, %90 ]
  %77 = getelementptr inbounds i32, ptr %71, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !9
  %79 = trunc nuw nsw i64 %76 to i32
  br label %80

80:
  %81 = phi i32 [ %79, %75 ], [ %88, %87 ]
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr i32, ptr %71, i64 %82
  %84 = getelementptr i8, ptr %83, i64 -4
  %85 = load i32, ptr %84, align 4, !tbaa !9
  %86 = icmp sgt i32 %85, %78
  br i1 %86, label %87, label %90

87:
  store i32 %85, ptr %83, align 4, !tbaa !9
  %88 = add nsw i32 %81, -1
  %89 = icmp sgt i32 %81, 1
  br i1 %89, label %80, label %90, !llvm.loop !30

90:
  %91 = phi i32 [ 0, %87 ], [ %81, %80 ]
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i32, ptr %71, i64 %92
  store i32 %78, ptr %93, align 4, !tbaa !9
  %94 = add nuw nsw i64 %76, 1
  %95 = icmp eq i64 %94, %74
  br i1 %95, label %96, label %75, !llvm.loop !31

96:
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @heap(ptr nocapture noundef %0, i32 noundef %1) #7 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %8

4:
  %5 = lshr i32 %1, 1
  %6 = zext nneg i32 %5 to i64
  %7 = zext nneg i32 %1 to i64
  br label %12

8:
  %9 = icmp sgt i32 %1, 1
  br i1 %9, label %10, label %57

10:
  %11 = zext nneg i32 %1 to i64
  br label %58

12:
  %13 = phi i64 [ %6, %4 ], [ %14, %52 ]
  %14 = add nsw i64 %13, -1
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = shl nsw i64 %14, 1
  %18 = or disjoint i64 %17, 1
  %19 = icmp slt i64 %18, %7
  %20 = trunc nsw i64 %14 to i32
  br i1 %19, label %21, label %52

21:
  %22 = trunc nsw i64 %18 to i32
  %23 = trunc nsw i64 %17 to i32
  %24 = trunc nsw i64 %14 to i32
  br label %25

25:
  %26 = phi i32 [ %50, %46 ], [ %22, %21 ]
  %27 = phi i32 [ %49, %46 ], [ %23, %21 ]
  %28 = phi i32 [ %41, %46 ], [ %24, %21 ]
  %29 = add nsw i32 %27, 2
  %30 = icmp slt i32 %29, %1
  br i1 %30, label %31, label %40

31:
  %32 = sext i32 %29 to i64
  %33 = getelementptr inbounds i32, ptr %0, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !9
  %35 = sext i32 %26 to i64
  %36 = getelementptr inbounds i32, ptr %0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !9
  %38 = icmp sgt i32 %34, %37
  %39 = select i1 %38, i32 %29, i32 %26
  br label %40

40:
  %41 = phi i32 [ %26, %25 ], [ %39, %31 ]
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !9
  %45 = icmp sgt i32 %44, %16
  br i1 %45, label %46, label %52

46:
  %47 = sext i32 %28 to i64
  %48 = getelementptr inbounds i32, ptr %0, i64 %47
  store i32 %44, ptr %48, align 4, !tbaa !9
  %49 = shl nsw i32 %41, 1
  %50 = or disjoint i32 %49, 1
  %51 = icmp slt i32 %50, %1
  br i1 %51, label %25, label %52, !llvm.loop !40

52:
  %53 = phi i32 [ %20, %12 ], [ %41, %46 ], [ %28, %40 ]
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %0, i64 %54
  store i32 %16, ptr %55, align 4, !tbaa !9
  %56 = icmp sgt i64 %13, 1
  br i1 %56, label %12, label %8, !llvm.loop !41

57:
  ret void

58:
  %59 = phi i64 [ %11, %10 ], [ %60, %95 ]
  %60 = add nsw i64 %59, -1
  %61 = load i32, ptr %0, align 4, !tbaa !9
  %62 = getelementptr inbounds i32, ptr %0, i64 %60
  %63 = load i32, ptr %62, align 4, !tbaa !9
  store i32 %63, ptr %0, align 4, !tbaa !9
  store i32 %61, ptr %62, align 4, !tbaa !9
  %64 = load i32, ptr %0, align 4, !tbaa !9
  %65 = icmp eq i64 %59, 2
  br i1 %65, label %95, label %66

66:
  %67 = phi i32 [ %92, %88 ], [ 1, %58 ]
  %68 = phi i32 [ %91, %88 ], [ 0, %58 ]
  %69 = phi i32 [ %83, %88 ], [ 0, %58 ]
  %70 = add nsw i32 %68, 2
  %71 = sext i32 %70 to i64
  %72 = icmp sgt i64 %60, %71
  br i1 %72, label %73, label %82

73:
  %74 = sext i32 %70 to i64
  %75 = getelementptr inbounds i32, ptr %0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !9
  %77 = sext i32 %67 to i64
  %78 = getelementptr inbounds i32, ptr %0, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !9
  %80 = icmp sgt i32 %76, %79
  %81 = select i1 %80, i32 %70, i32 %67
  br label %82

82:
  %83 = phi i32 [ %67, %66 ], [ %81, %73 ]
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %0, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = icmp sgt i32 %86, %64
  br i1 %87, label %88, label %95

88:
  %89 = sext i32 %69 to i64
  %90 = getelementptr inbounds i32, ptr %0, i64 %89
  store i32 %86, ptr %90, align 4, !tbaa !9
  %91 = shl nsw i32 %83, 1
  %92 = or disjoint i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = icmp sgt i64 %60, %93
  br i1 %94, label %66, label %95, !llvm.loop !40

95:
  %96 = phi i32 [ 0, %58 ], [ %83, %88 ], [ %69, %82 ]
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %0, i64 %97
  store i32 %64, ptr %98, align 4, !tbaa !9
  %99 = icmp sgt i64 %59, 2
  br i1 %99, label %58, label %57, !llvm.loop !42
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal void @radix(ptr nocapture noundef %0, i32 noundef %1) #9 {
  %3 = alloca [257 x i32], align 16
  %4 = icmp sgt i32 %1, 0
  %5 = icmp sgt i32 %1, 0
  %6 = sext i32 %1 to i64
  %7 = shl nsw i64 %6, 2
  %8 = zext nneg i32 %1 to i64
  %9 = zext nneg i32 %1 to i64
  br label %11

10:
  ret void

11:
  %12 = phi i32 [ 0, %2 ], [ %39, %38 ]
  call void @llvm.lifetime.start.p0(i64 1028, ptr nonnull %3) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1028) %3, i8 0, i64 1028, i1 false)
  br i1 %4, label %15, label %13

13:
  %14 = load i32, ptr %3, align 16
  br label %30

15:
  %16 = phi i64 [ %27, %15 ], [ 0, %11 ]
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = xor i32 %18, -2147483648
  %20 = lshr i32 %19, %12
  %21 = and i32 %20, 255
  %22 = add nuw nsw i32 %21, 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !9
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %24, align 4, !tbaa !9
  %27 = add nuw nsw i64 %16, 1
  %28 = icmp eq i64 %27, %8
  br i1 %28, label %13, label %15, !llvm.loop !43

29:
  br i1 %5, label %41, label %38

30:
  %31 = phi i32 [ %14, %13 ], [ %36, %30 ]
  %32 = phi i64 [ 0, %13 ], [ %33, %30 ]
  %33 = add nuw nsw i64 %32, 1
  %34 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !9
  %36 = add nsw i32 %35, %31
  store i32 %36, ptr %34, align 4, !tbaa !9
  %37 = icmp eq i64 %33, 256
  br i1 %37, label %29, label %30, !llvm.loop !44

38:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr nonnull align 16 @radix.tmp, i64 %7, i1 false)
  call void @llvm.lifetime.end.p0(i64 1028, ptr nonnull %3) #14
  %39 = add nuw nsw i32 %12, 8
  %40 = icmp ult i32 %12, 24
  br i1 %40, label %11, label %10, !llvm.loop !45

41:
  %42 = phi i64 [ %54, %41 ], [ 0, %29 ]
  %43 = getelementptr inbounds i32, ptr %0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !9
  %45 = xor i32 %44, -2147483648
  %46 = lshr i32 %45, %12
  %47 = and i32 %46, 255
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !9
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %49, align 4, !tbaa !9
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds [2000 x i32], ptr @radix.tmp, i64 0, i64 %52
  store i32 %44, ptr %53, align 4, !tbaa !9
  %54 = add nuw nsw i64 %42, 1
  %55 = icmp eq i64 %54, %9
  br i1 %55, label %38, label %41, !llvm.loop !46
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #13

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind }
attributes #15 = { nounwind allocsize(0) }
attributes #16 = { nounwind willreturn memory(read) }

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
!14 = !{!15, !6, i64 8}
!15 = !{!"", !6, i64 0, !6, i64 8}
!16 = distinct !{!16, !12, !13}
!17 = !{!15, !6, i64 0}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = !{!7, !7, i64 0}
!21 = distinct !{!21, !12, !13}
!22 = !{!23, !24, i64 12}
!23 = !{!"record", !7, i64 0, !24, i64 12, !10, i64 16}
!24 = !{!"short", !7, i64 0}
!25 = !{!23, !10, i64 16}
!26 = distinct !{!26, !12, !13}
!27 = distinct !{!27, !12, !13}
!28 = !{ptr @byGrade, ptr @byName}
!29 = distinct !{!29, !12, !13}
!30 = distinct !{!30, !12, !13}
!31 = distinct !{!31, !12, !13}
!32 = distinct !{!32, !12, !13}
!33 = distinct !{!33, !12, !13}
!34 = distinct !{!34, !12, !13}
!35 = distinct !{!35, !12, !13}
!36 = distinct !{!36, !12, !13}
!37 = distinct !{!37, !12, !13}
!38 = distinct !{!38, !12, !13}
!39 = distinct !{!39, !12, !13}
!40 = distinct !{!40, !12, !13}
!41 = distinct !{!41, !12, !13}
!42 = distinct !{!42, !12, !13}
!43 = distinct !{!43, !12, !13}
!44 = distinct !{!44, !12, !13}
!45 = distinct !{!45, !12, !13}
!46 = distinct !{!46, !12, !13}
