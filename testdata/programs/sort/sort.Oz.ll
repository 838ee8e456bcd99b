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

; Function Attrs: minsize nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i32 @atoi(ptr nocapture noundef %6) #15
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 1, %2 ]
  %10 = add nsw i32 %9, -1
  %11 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  br label %12

12:
  %13 = phi i32 [ 0, %8 ], [ %74, %73 ]
  %14 = icmp eq i32 %13, %11
  br i1 %14, label %108, label %15

15:
  %16 = load i32, ptr @seed, align 4, !tbaa !9
  br label %17

17:
  %18 = phi i64 [ 0, %15 ], [ %32, %23 ]
  %19 = phi i32 [ %16, %15 ], [ %25, %23 ]
  %20 = icmp eq i64 %18, 2000
  br i1 %20, label %21, label %23

21:
  store i32 %19, ptr @seed, align 4, !tbaa !9
  %22 = icmp eq i32 %13, %10
  br label %33

23:
  %24 = mul i32 %19, 1664525
  %25 = add i32 %24, 1013904223
  %26 = shl i32 %25, 1
  %27 = and i32 %26, -512
  %28 = trunc nuw nsw i64 %18 to i32
  %29 = and i32 %28, 7
  %30 = ashr exact i32 %27, %29
  %31 = getelementptr inbounds [2000 x i32], ptr @main.original, i64 0, i64 %18
  store i32 %30, ptr %31, align 4, !tbaa !9
  %32 = add nuw nsw i64 %18, 1
  br label %17, !llvm.loop !11

33:
  %34 = phi i64 [ 0, %21 ], [ %68, %67 ]
  %35 = icmp eq i64 %34, 5
  br i1 %35, label %36, label %38

36:
  %37 = load i32, ptr @seed, align 4, !tbaa !9
  br label %69

38:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(8000) @main.a, ptr noundef nonnull align 16 dereferenceable(8000) @main.original, i64 8000, i1 false)
  %39 = getelementptr inbounds [5 x %struct.anon], ptr @sorts, i64 0, i64 %34
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  %41 = load ptr, ptr %40, align 8, !tbaa !13
  tail call void %41(ptr noundef nonnull @main.a, i32 noundef 2000) #16
  br label %42

42:
  %43 = phi i64 [ %63, %59 ], [ 0, %38 ]
  %44 = phi i32 [ %52, %59 ], [ 0, %38 ]
  %45 = phi i32 [ %62, %59 ], [ 0, %38 ]
  %46 = icmp eq i64 %43, 2000
  br i1 %46, label %47, label %48

47:
  br i1 %22, label %64, label %67

48:
  %49 = mul i32 %44, 31
  %50 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %43
  %51 = load i32, ptr %50, align 4, !tbaa !9
  %52 = add i32 %51, %49
  %53 = icmp eq i64 %43, 0
  br i1 %53, label %59, label %54

54:
  %55 = add nsw i64 %43, -1
  %56 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !9
  %58 = icmp sgt i32 %57, %51
  br label %59

59:
  %60 = phi i1 [ false, %48 ], [ %58, %54 ]
  %61 = zext i1 %60 to i32
  %62 = add i32 %45, %61
  %63 = add nuw nsw i64 %43, 1
  br label %42, !llvm.loop !15

64:
  %65 = load ptr, ptr %39, align 16, !tbaa !16
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %65, i32 noundef %44, i32 noundef %45) #17
  br label %67

67:
  %68 = add nuw nsw i64 %34, 1
  br label %33, !llvm.loop !17

69:
  %70 = phi i64 [ 0, %36 ], [ %107, %96 ]
  %71 = phi i32 [ %37, %36 ], [ %99, %96 ]
  %72 = icmp eq i64 %70, 300
  br i1 %72, label %73, label %75

73:
  store i32 %71, ptr @seed, align 4, !tbaa !9
  tail call fastcc void @merge(ptr noundef nonnull @main.r, i64 noundef 300, ptr noundef nonnull @byName) #17
  tail call fastcc void @merge(ptr noundef nonnull @main.r, i64 noundef 300, ptr noundef nonnull @byGrade) #17
  %74 = add nuw i32 %13, 1
  br label %12, !llvm.loop !18

75:
  %76 = mul i32 %71, 1664525
  %77 = add i32 %76, 1013904223
  %78 = lshr i32 %77, 8
  %79 = urem i32 %78, 6
  %80 = add nuw nsw i32 %79, 3
  %81 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %70
  %82 = zext nneg i32 %80 to i64
  br label %83

83:
  %84 = phi i64 [ %95, %87 ], [ 0, %75 ]
  %85 = phi i32 [ %89, %87 ], [ %77, %75 ]
  %86 = icmp eq i64 %84, %82
  br i1 %86, label %96, label %87

87:
  %88 = mul i32 %85, 1664525
  %89 = add i32 %88, 1013904223
  %90 = lshr i32 %89, 8
  %91 = urem i32 %90, 26
  %92 = trunc nuw nsw i32 %91 to i8
  %93 = add nuw nsw i8 %92, 97
  %94 = getelementptr inbounds [12 x i8], ptr %81, i64 0, i64 %84
  store i8 %93, ptr %94, align 1, !tbaa !19
  %95 = add nuw nsw i64 %84, 1
  br label %83, !llvm.loop !20

96:
  %97 = getelementptr inbounds [12 x i8], ptr %81, i64 0, i64 %82
  store i8 0, ptr %97, align 1, !tbaa !19
  %98 = mul i32 %85, 1664525
  %99 = add i32 %98, 1013904223
  %100 = lshr i32 %99, 8
  %101 = urem i32 %100, 7
  %102 = trunc nuw nsw i32 %101 to i16
  %103 = add nsw i16 %102, -3
  %104 = getelementptr inbounds i8, ptr %81, i64 12
  store i16 %103, ptr %104, align 4, !tbaa !21
  %105 = getelementptr inbounds i8, ptr %81, i64 16
  %106 = trunc nuw nsw i64 %70 to i32
  store i32 %106, ptr %105, align 4, !tbaa !24
  %107 = add nuw nsw i64 %70, 1
  br label %69, !llvm.loop !25

108:
  %109 = phi i64 [ %120, %112 ], [ 0, %12 ]
  %110 = icmp ult i64 %109, 300
  br i1 %110, label %112, label %111

111:
  ret i32 0

112:
  %113 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %109
  %114 = getelementptr inbounds i8, ptr %113, i64 12
  %115 = load i16, ptr %114, align 4, !tbaa !21
  %116 = sext i16 %115 to i32
  %117 = getelementptr inbounds i8, ptr %113, i64 16
  %118 = load i32, ptr %117, align 4, !tbaa !24
  %119 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %116, ptr noundef nonnull %113, i32 noundef %118) #17
  %120 = add nuw nsw i64 %109, 37
  br label %108, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: minsize nounwind optsize uwtable
define internal fastcc void @merge(ptr noundef %0, i64 noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = icmp ult i64 %1, 2
  br i1 %4, label %36, label %5

5:
  %6 = lshr i64 %1, 1
  %7 = mul i64 %6, 20
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = mul i64 %1, 20
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  tail call fastcc void @merge(ptr noundef %0, i64 noundef %6, ptr noundef %2) #17
  %11 = sub i64 %1, %6
  tail call fastcc void @merge(ptr noundef %8, i64 noundef %11, ptr noundef %2) #17
  %12 = tail call noalias ptr @malloc(i64 noundef %9) #18
  br label %13

13:
  %14 = phi ptr [ %0, %5 ], [ %25, %20 ]
  %15 = phi ptr [ %8, %5 ], [ %26, %20 ]
  %16 = phi ptr [ %12, %5 ], [ %27, %20 ]
  %17 = icmp ult ptr %14, %8
  %18 = icmp ult ptr %15, %10
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %20, label %28

20:
  %21 = tail call i32 %2(ptr noundef %14, ptr noundef %15) #16, !callees !27
  %22 = icmp slt i32 %21, 1
  %23 = select i1 %22, ptr %14, ptr %15
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(20) %16, ptr noundef nonnull align 1 dereferenceable(20) %23, i64 20, i1 false)
  %24 = getelementptr inbounds i8, ptr %23, i64 20
  %25 = select i1 %22, ptr %24, ptr %14
  %26 = select i1 %22, ptr %15, ptr %24
  %27 = getelementptr inbounds i8, ptr %16, i64 20
  br label %13, !llvm.loop !28

28:
  %29 = ptrtoint ptr %8 to i64
  %30 = ptrtoint ptr %14 to i64
  %31 = sub i64 %29, %30
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %14, i64 %31, i1 false)
  %32 = getelementptr inbounds i8, ptr %16, i64 %31
  %33 = ptrtoint ptr %10 to i64
  %34 = ptrtoint ptr %15 to i64
  %35 = sub i64 %33, %34
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %32, ptr align 1 %15, i64 %35, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %12, i64 %9, i1 false)
  tail call void @free(ptr noundef %12) #16
  br label %36

36:
  ret void
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) uwtable
define internal i32 @byName(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #5 {
  %3 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) %1) #15
  ret i32 %3
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal range(i32 -65535, 65536) i32 @byGrade(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #6 {
  %3 = getelementptr inbounds i8, ptr %1, i64 12
  %4 = load i16, ptr %3, align 4, !tbaa !21
  %5 = sext i16 %4 to i32
  %6 = getelementptr inbounds i8, ptr %0, i64 12
  %7 = load i16, ptr %6, align 4, !tbaa !21
  %8 = sext i16 %7 to i32
  %9 = sub nsw i32 %5, %8
  ret i32 %9
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal void @insertion(ptr nocapture noundef %0, i32 noundef %1) #7 {
  %3 = sext i32 %1 to i64
  br label %4

4:
  %5 = phi i64 [ %27, %23 ], [ 1, %2 ]
  %6 = icmp slt i64 %5, %3
  br i1 %6, label %8, label %7

7:
  ret void

8:
  %9 = getelementptr inbounds i32, ptr %0, i64 %5
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = trunc nuw nsw i64 %5 to i32
  br label %12

12:
  %13 = phi i32 [ %11, %8 ], [ %22, %21 ]
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %23

15:
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr i32, ptr %0, i64 %16
  %18 = getelementptr i8, ptr %17, i64 -4
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = icmp sgt i32 %19, %10
  br i1 %20, label %21, label %23

21:
  store i32 %19, ptr %17, align 4, !tbaa !9
  %22 = add nsw i32 %13, -1
  br label %12, !llvm.loop !29

23:
  %24 = phi i32 [ 0, %12 ], [ %13, %15 ]
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  store i32 %10, ptr %26, align 4, !tbaa !9
  %27 = add nuw nsw i64 %5, 1
  br label %4, !llvm.loop !30
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal void @shell(ptr nocapture noundef %0, i32 noundef %1) #7 {
  %3 = sdiv i32 %1, 3
  br label %4

4:
  %5 = phi i32 [ 1, %2 ], [ %9, %7 ]
  %6 = icmp slt i32 %5, %3
  br i1 %6, label %7, label %10

7:
  %8 = mul nsw i32 %5, 3
  %9 = add nsw i32 %8, 1
  br label %4, !llvm.loop !31

10:
  %11 = phi i32 [ %20, %19 ], [ %5, %4 ]
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %40

13:
  %14 = zext nneg i32 %11 to i64
  br label %15

15:
  %16 = phi i64 [ %14, %13 ], [ %39, %36 ]
  %17 = trunc nuw i64 %16 to i32
  %18 = icmp slt i32 %17, %1
  br i1 %18, label %21, label %19

19:
  %20 = udiv i32 %11, 3
  br label %10, !llvm.loop !32

21:
  %22 = getelementptr inbounds i32, ptr %0, i64 %16
  %23 = load i32, ptr %22, align 4, !tbaa !9
  br label %24

24:
  %25 = phi i32 [ %17, %21 ], [ %28, %33 ]
  %26 = icmp slt i32 %25, %11
  br i1 %26, label %36, label %27

27:
  %28 = sub nsw i32 %25, %11
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !9
  %32 = icmp sgt i32 %31, %23
  br i1 %32, label %33, label %36

33:
  %34 = zext nneg i32 %25 to i64
  %35 = getelementptr inbounds i32, ptr %0, i64 %34
  store i32 %31, ptr %35, align 4, !tbaa !9
  br label %24, !llvm.loop !33

36:
  %37 = sext i32 %25 to i64
  %38 = getelementptr inbounds i32, ptr %0, i64 %37
  store i32 %23, ptr %38, align 4, !tbaa !9
  %39 = add nuw nsw i64 %16, 1
  br label %15, !llvm.loop !34

40:
  ret void
}

; Function Attrs: minsize nofree nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal void @quick(ptr noundef %0, i32 noundef %1) #8 {
  br label %3

3:
  %4 = phi i32 [ %61, %63 ], [ %1, %2 ]
  %5 = phi ptr [ %65, %63 ], [ %0, %2 ]
  br label %6

6:
  %7 = phi i32 [ %60, %66 ], [ %4, %3 ]
  %8 = icmp sgt i32 %7, 16
  br i1 %8, label %9, label %69

9:
  %10 = lshr i32 %7, 1
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %5, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %14 = add nsw i32 %7, -1
  %15 = load i32, ptr %5, align 4, !tbaa !9
  %16 = icmp slt i32 %15, %13
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr inbounds i32, ptr %5, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = icmp sge i32 %13, %19
  %21 = xor i1 %16, %20
  %22 = icmp slt i32 %13, %15
  %23 = icmp sge i32 %15, %19
  %24 = xor i1 %22, %23
  %25 = select i1 %24, i32 %15, i32 %19
  %26 = select i1 %21, i32 %13, i32 %25
  br label %27

27:
  %28 = phi i32 [ 0, %9 ], [ %57, %56 ]
  %29 = phi i32 [ %14, %9 ], [ %58, %56 ]
  %30 = icmp sgt i32 %28, %29
  br i1 %30, label %59, label %31

31:
  %32 = sext i32 %28 to i64
  br label %33

33:
  %34 = phi i64 [ %32, %31 ], [ %38, %33 ]
  %35 = getelementptr inbounds i32, ptr %5, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !9
  %37 = icmp slt i32 %36, %26
  %38 = add nsw i64 %34, 1
  br i1 %37, label %33, label %39, !llvm.loop !35

39:
  %40 = getelementptr inbounds i32, ptr %5, i64 %34
  %41 = trunc nsw i64 %34 to i32
  %42 = sext i32 %29 to i64
  br label %43

43:
  %44 = phi i64 [ %48, %43 ], [ %42, %39 ]
  %45 = getelementptr inbounds i32, ptr %5, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !9
  %47 = icmp sgt i32 %46, %26
  %48 = add nsw i64 %44, -1
  br i1 %47, label %43, label %49, !llvm.loop !36

49:
  %50 = trunc nsw i64 %44 to i32
  %51 = icmp sgt i64 %34, %44
  br i1 %51, label %56, label %52

52:
  %53 = getelementptr inbounds i32, ptr %5, i64 %44
  %54 = add nsw i32 %41, 1
  store i32 %46, ptr %40, align 4, !tbaa !9
  %55 = add nsw i32 %50, -1
  store i32 %36, ptr %53, align 4, !tbaa !9
  br label %56

56:
  %57 = phi i32 [ %54, %52 ], [ %41, %49 ]
  %58 = phi i32 [ %55, %52 ], [ %50, %49 ]
  br label %27, !llvm.loop !37

59:
  %60 = add nsw i32 %29, 1
  %61 = sub nsw i32 %7, %28
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %66

63:
  tail call void @quick(ptr noundef nonnull %5, i32 noundef %60) #17
  %64 = sext i32 %28 to i64
  %65 = getelementptr inbounds i32, ptr %5, i64 %64
  br label %3, !llvm.loop !38

66:
  %67 = sext i32 %28 to i64
  %68 = getelementptr inbounds i32, ptr %5, i64 %67
  tail call void @quick(ptr noundef nonnull %68, i32 noundef %61) #17
  br label %6, !llvm.loop !38

69:
  tail call void @insertion(ptr noundef %5, i32 noundef %7) #17
  ret void
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal void @heap(ptr nocapture noundef %0, i32 noundef %1) #7 {
  %3 = sdiv i32 %1, 2
  br label %4

4:
  %5 = phi i32 [ %3, %2 ], [ %10, %9 ]
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %9, label %7

7:
  %8 = zext i32 %1 to i64
  br label %11

9:
  %10 = add nsw i32 %5, -1
  tail call fastcc void @sift(ptr noundef %0, i32 noundef %10, i32 noundef %1) #17
  br label %4, !llvm.loop !39

11:
  %12 = phi i64 [ %8, %7 ], [ %17, %16 ]
  %13 = trunc nuw i64 %12 to i32
  %14 = icmp sgt i32 %13, 1
  br i1 %14, label %16, label %15

15:
  ret void

16:
  %17 = add nsw i64 %12, -1
  %18 = trunc i64 %17 to i32
  %19 = load i32, ptr %0, align 4, !tbaa !9
  %20 = and i64 %17, 4294967295
  %21 = getelementptr inbounds i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !9
  store i32 %22, ptr %0, align 4, !tbaa !9
  store i32 %19, ptr %21, align 4, !tbaa !9
  tail call fastcc void @sift(ptr noundef nonnull %0, i32 noundef 0, i32 noundef %18) #17
  br label %11, !llvm.loop !40
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal void @radix(ptr nocapture noundef %0, i32 noundef %1) #9 {
  %3 = alloca [257 x i32], align 16
  %4 = sext i32 %1 to i64
  %5 = shl nsw i64 %4, 2
  %6 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %7 = zext nneg i32 %6 to i64
  br label %8

8:
  %9 = phi i32 [ 0, %2 ], [ %41, %40 ]
  %10 = icmp ult i32 %9, 32
  br i1 %10, label %12, label %11

11:
  ret void

12:
  call void @llvm.lifetime.start.p0(i64 1028, ptr nonnull %3) #19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1028) %3, i8 0, i64 1028, i1 false)
  br label %13

13:
  %14 = phi i64 [ %27, %16 ], [ 0, %12 ]
  %15 = icmp eq i64 %14, %7
  br i1 %15, label %28, label %16

16:
  %17 = getelementptr inbounds i32, ptr %0, i64 %14
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = xor i32 %18, -2147483648
  %20 = lshr i32 %19, %9
  %21 = and i32 %20, 255
  %22 = add nuw nsw i32 %21, 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !9
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %24, align 4, !tbaa !9
  %27 = add nuw nsw i64 %14, 1
  br label %13, !llvm.loop !41

28:
  %29 = phi i32 [ %36, %32 ], [ 0, %13 ]
  %30 = phi i64 [ %33, %32 ], [ 0, %13 ]
  %31 = icmp eq i64 %30, 256
  br i1 %31, label %37, label %32

32:
  %33 = add nuw nsw i64 %30, 1
  %34 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !9
  %36 = add nsw i32 %35, %29
  store i32 %36, ptr %34, align 4, !tbaa !9
  br label %28, !llvm.loop !42

37:
  %38 = phi i64 [ %54, %42 ], [ 0, %28 ]
  %39 = icmp eq i64 %38, %7
  br i1 %39, label %40, label %42

40:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr nonnull align 16 @radix.tmp, i64 %5, i1 false)
  call void @llvm.lifetime.end.p0(i64 1028, ptr nonnull %3) #19
  %41 = add nuw nsw i32 %9, 8
  br label %8, !llvm.loop !43

42:
  %43 = getelementptr inbounds i32, ptr %0, i64 %38
  %44 = load i32, ptr %43, align 4, !tbaa !9
  %45 = xor i32 %44, -2147483648
  %46 = lshr i32 %45, %9
  %47 = and i32 %46, 255
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds [257 x i32], ptr %3, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !9
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %49, align 4, !tbaa !9
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds [2000 x i32], ptr @radix.tmp, i64 0, i64 %52
  store i32 %44, ptr %53, align 4, !tbaa !9
  %54 = add nuw nsw i64 %38, 1
  br label %37, !llvm.loop !44
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc void @sift(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #7 {
  %4 = zext nneg i32 %1 to i64
  %5 = getelementptr inbounds i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !9
  br label %7

7:
  %8 = phi i32 [ %1, %3 ], [ %25, %30 ]
  %9 = shl nsw i32 %8, 1
  %10 = or disjoint i32 %9, 1
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %33

12:
  %13 = add nsw i32 %9, 2
  %14 = icmp slt i32 %13, %2
  br i1 %14, label %15, label %24

15:
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = sext i32 %10 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !9
  %22 = icmp sgt i32 %18, %21
  %23 = select i1 %22, i32 %13, i32 %10
  br label %24

24:
  %25 = phi i32 [ %10, %12 ], [ %23, %15 ]
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !9
  %29 = icmp sgt i32 %28, %6
  br i1 %29, label %30, label %33

30:
  %31 = sext i32 %8 to i64
  %32 = getelementptr inbounds i32, ptr %0, i64 %31
  store i32 %28, ptr %32, align 4, !tbaa !9
  br label %7, !llvm.loop !45

33:
  %34 = sext i32 %8 to i64
  %35 = getelementptr inbounds i32, ptr %0, i64 %34
  store i32 %6, ptr %35, align 4, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #11

; Function Attrs: minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #12

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #14

attributes #0 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize nofree nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { minsize nounwind optsize willreturn memory(read) }
attributes #16 = { minsize nounwind optsize }
attributes #17 = { minsize optsize }
attributes #18 = { minsize nounwind optsize allocsize(0) }
attributes #19 = { nounwind }

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
!13 = !{!14, !6, i64 8}
!14 = !{!"", !6, i64 0, !6, i64 8}
!15 = distinct !{!15, !12}
!16 = !{!14, !6, i64 0}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = !{!7, !7, i64 0}
!20 = distinct !{!20, !12}
!21 = !{!22, !23, i64 12}
!22 = !{!"record", !7, i64 0, !23, i64 12, !10, i64 16}
!23 = !{!"short", !7, i64 0}
!24 = !{!22, !10, i64 16}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = !{ptr @byGrade, ptr @byName}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
!34 = distinct !{!34, !12}
!35 = distinct !{!35, !12}
!36 = distinct !{!36, !12}
!37 = distinct !{!37, !12}
!38 = distinct !{!38, !12}
!39 = distinct !{!39, !12}
!40 = distinct !{!40, !12}
!41 = distinct !{!41, !12}
!42 = distinct !{!42, !12}
!43 = distinct !{!43, !12}
!44 = distinct !{!44, !12}
!45 = distinct !{!45, !12}
