; ModuleID = 'switches.c'
source_filename = "switches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.keys = internal unnamed_addr constant [11 x i64] [i64 -5000000000, i64 -77, i64 0, i64 1, i64 100, i64 1000, i64 10000, i64 2147483647, i64 2147483648, i64 -2147483648, i64 123456789012345], align 16
@program = internal constant [122 x i8] c"int main(void) { /* a ** comment */ for (i = 0; i <= 0x1F; i++) x += y[i] / 2.5; return \22a \\\22str\22 != _name && while1; } @\00", align 16
@.str = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"\0A%ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@keyword.words = internal unnamed_addr constant [6 x ptr] [ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8], align 16
@.str.3 = private unnamed_addr constant [3 x i8] c"if\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"else\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"while\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"for\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"return\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"int\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"sun\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"mon\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"tue\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"wed\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"thu\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"fri\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"sat\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@switch.table.lookup.rel = private unnamed_addr constant [7 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.9 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.10 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.11 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.12 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.13 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.14 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.15 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32)], align 4

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [7 x i32], align 16
  %4 = alloca [100 x i16], align 16
  %5 = alloca [100 x i16], align 16
  %6 = alloca ptr, align 8
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !5
  %11 = tail call i32 @atoi(ptr nocapture noundef %10) #11
  br label %12

12:
  %13 = phi i32 [ %11, %8 ], [ 2, %2 ]
  call void @llvm.lifetime.start.p0(i64 28, ptr nonnull %3) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(28) %3, i8 0, i64 28, i1 false)
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %5) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(200) %5, i8 0, i64 200, i1 false)
  br label %14

14:
  %15 = phi i64 [ %23, %19 ], [ 0, %12 ]
  %16 = icmp eq i64 %15, 100
  br i1 %16, label %17, label %19

17:
  %18 = tail call i32 @llvm.smax.i32(i32 %13, i32 0)
  br label %24

19:
  %20 = trunc i64 %15 to i16
  %21 = mul nuw i16 %20, 331
  %22 = getelementptr inbounds [100 x i16], ptr %4, i64 0, i64 %15
  store i16 %21, ptr %22, align 2, !tbaa !9
  %23 = add nuw nsw i64 %15, 1
  br label %14, !llvm.loop !11

24:
  %25 = phi i64 [ %66, %79 ], [ 0, %17 ]
  %26 = phi i32 [ %82, %79 ], [ 0, %17 ]
  %27 = icmp eq i32 %26, %18
  br i1 %27, label %88, label %28

28:
  %29 = urem i32 %26, 5
  br label %30

30:
  %31 = phi i64 [ %39, %34 ], [ %25, %28 ]
  %32 = phi i32 [ %40, %34 ], [ -2, %28 ]
  %33 = icmp eq i32 %32, 15
  br i1 %33, label %41, label %34

34:
  %35 = mul nsw i32 %32, 1000
  %36 = or disjoint i32 %35, %29
  %37 = tail call fastcc i32 @dense(i32 noundef %32, i32 noundef %36) #13
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %31, %38
  %40 = add nsw i32 %32, 1
  br label %30, !llvm.loop !13

41:
  %42 = phi i64 [ %53, %45 ], [ 0, %30 ]
  %43 = phi i64 [ %52, %45 ], [ %31, %30 ]
  %44 = icmp eq i64 %42, 11
  br i1 %44, label %54, label %45

45:
  %46 = mul nsw i64 %43, 3
  %47 = getelementptr inbounds [11 x i64], ptr @main.keys, i64 0, i64 %42
  %48 = load i64, ptr %47, align 8, !tbaa !14
  %49 = tail call fastcc i32 @sparse(i64 noundef %48) #13
  %50 = zext nneg i32 %49 to i64
  %51 = add nsw i64 %46, %50
  %52 = srem i64 %51, 1000003
  %53 = add nuw nsw i64 %42, 1
  br label %41, !llvm.loop !16

54:
  %55 = phi i64 [ %63, %58 ], [ %43, %41 ]
  %56 = phi i32 [ %64, %58 ], [ 0, %41 ]
  %57 = icmp eq i32 %56, 256
  br i1 %57, label %65, label %58

58:
  %59 = trunc nuw i32 %56 to i8
  %60 = tail call fastcc i32 @ranges(i8 noundef zeroext %59) #13
  %61 = mul nsw i32 %60, %56
  %62 = sext i32 %61 to i64
  %63 = add nsw i64 %55, %62
  %64 = add nuw nsw i32 %56, 1
  br label %54, !llvm.loop !17

65:
  %66 = phi i64 [ %74, %70 ], [ %55, %54 ]
  %67 = phi i32 [ %75, %70 ], [ 0, %54 ]
  %68 = icmp ult i32 %67, 65536
  br i1 %68, label %70, label %69

69:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #12
  store ptr @program, ptr %6, align 8, !tbaa !5
  br label %76

70:
  %71 = trunc nuw i32 %67 to i16
  %72 = tail call fastcc i32 @bits(i16 noundef zeroext %71) #13
  %73 = zext nneg i32 %72 to i64
  %74 = add nsw i64 %66, %73
  %75 = add nuw nsw i32 %67, 273
  br label %65, !llvm.loop !18

76:
  %77 = call fastcc i32 @scan(ptr noundef nonnull %6) #13
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %83

79:
  %80 = urem i32 %26, 60
  %81 = add nuw nsw i32 %80, 37
  call fastcc void @duff(ptr noundef nonnull %5, ptr noundef nonnull %4, i32 noundef %81) #13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12
  %82 = add nuw i32 %26, 1
  br label %24, !llvm.loop !19

83:
  %84 = zext i32 %77 to i64
  %85 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !20
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %85, align 4, !tbaa !20
  br label %76, !llvm.loop !22

88:
  %89 = phi i32 [ %96, %93 ], [ 0, %24 ]
  %90 = icmp eq i32 %89, 9
  br i1 %90, label %91, label %93

91:
  %92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %25) #13
  br label %97

93:
  %94 = tail call fastcc ptr @lookup(i32 noundef %89) #13
  %95 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %94) #13
  %96 = add nuw nsw i32 %89, 1
  br label %88, !llvm.loop !23

97:
  %98 = phi i64 [ %104, %100 ], [ 0, %91 ]
  %99 = icmp eq i64 %98, 7
  br i1 %99, label %105, label %100

100:
  %101 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %98
  %102 = load i32, ptr %101, align 4, !tbaa !20
  %103 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %102) #13
  %104 = add nuw nsw i64 %98, 1
  br label %97, !llvm.loop !24

105:
  %106 = phi i64 [ %118, %111 ], [ 0, %97 ]
  %107 = phi i64 [ %117, %111 ], [ 0, %97 ]
  %108 = icmp eq i64 %106, 100
  br i1 %108, label %109, label %111

109:
  %110 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %107) #13
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 28, ptr nonnull %3) #12
  ret i32 0

111:
  %112 = mul nsw i64 %107, 7
  %113 = srem i64 %112, 65537
  %114 = getelementptr inbounds [100 x i16], ptr %5, i64 0, i64 %106
  %115 = load i16, ptr %114, align 2, !tbaa !9
  %116 = sext i16 %115 to i64
  %117 = add nsw i64 %113, %116
  %118 = add nuw nsw i64 %106, 1
  br label %105, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i32 @dense(i32 noundef %0, i32 noundef %1) unnamed_addr #4 {
  switch i32 %0, label %27 [
    i32 0, label %3
    i32 1, label %5
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
    i32 6, label %16
    i32 7, label %19
    i32 8, label %21
    i32 9, label %23
    i32 11, label %25
  ]

3:
  %4 = add nsw i32 %1, 1
  br label %27

5:
  %6 = mul nsw i32 %1, 3
  br label %27

7:
  %8 = add nsw i32 %1, -7
  br label %27

9:
  %10 = shl i32 %1, 2
  br label %27

11:
  %12 = xor i32 %1, 85
  br label %13

13:
  %14 = phi i32 [ %1, %2 ], [ %12, %11 ]
  %15 = add nsw i32 %14, 9
  br label %16

16:
  %17 = phi i32 [ %1, %2 ], [ %15, %13 ]
  %18 = xor i32 %17, -1
  br label %27

19:
  %20 = sdiv i32 %1, 3
  br label %27

21:
  %22 = srem i32 %1, 11
  br label %27

23:
  %24 = sub nsw i32 0, %1
  br label %27

25:
  %26 = and i32 %1, 61680
  br label %27

27:
  %28 = phi i32 [ %26, %25 ], [ %24, %23 ], [ %22, %21 ], [ %20, %19 ], [ %18, %16 ], [ %10, %9 ], [ %8, %7 ], [ %6, %5 ], [ %4, %3 ], [ %0, %2 ]
  ret i32 %28
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc range(i32 0, 10) i32 @sparse(i64 noundef %0) unnamed_addr #4 {
  switch i64 %0, label %10 [
    i64 -5000000000, label %11
    i64 -77, label %2
    i64 1, label %3
    i64 100, label %4
    i64 1000, label %5
    i64 10000, label %6
    i64 2147483647, label %7
    i64 2147483648, label %8
    i64 123456789012345, label %9
  ]

2:
  br label %11

3:
  br label %11

4:
  br label %11

5:
  br label %11

6:
  br label %11

7:
  br label %11

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %12 = phi i32 [ 0, %10 ], [ 9, %9 ], [ 8, %8 ], [ 7, %7 ], [ 6, %6 ], [ 5, %5 ], [ 4, %4 ], [ 3, %3 ], [ 2, %2 ], [ 1, %1 ]
  ret i32 %12
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc range(i32 -87, 208) i32 @ranges(i8 noundef zeroext %0) unnamed_addr #4 {
  %2 = zext i8 %0 to i32
  switch i8 %0, label %9 [
    i8 48, label %3
    i8 49, label %3
    i8 50, label %3
    i8 51, label %3
    i8 52, label %3
    i8 53, label %3
    i8 54, label %3
    i8 55, label %3
    i8 56, label %3
    i8 57, label %3
    i8 97, label %5
    i8 98, label %5
    i8 99, label %5
    i8 100, label %5
    i8 101, label %5
    i8 102, label %5
    i8 65, label %7
    i8 66, label %7
    i8 67, label %7
    i8 68, label %7
    i8 69, label %7
    i8 70, label %7
    i8 32, label %12
    i8 9, label %12
    i8 10, label %12
    i8 13, label %12
  ]

3:
  %4 = add nsw i32 %2, -48
  br label %12

5:
  %6 = add nsw i32 %2, -87
  br label %12

7:
  %8 = add nsw i32 %2, -55
  br label %12

9:
  %10 = icmp sgt i8 %0, -1
  %11 = select i1 %10, i32 -3, i32 -2
  br label %12

12:
  %13 = phi i32 [ %8, %7 ], [ %6, %5 ], [ %4, %3 ], [ -1, %1 ], [ -1, %1 ], [ -1, %1 ], [ -1, %1 ], [ %11, %9 ]
  ret i32 %13
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc range(i32 0, 256) i32 @bits(i16 noundef zeroext %0) unnamed_addr #4 {
  %2 = zext i16 %0 to i32
  %3 = lshr i32 %2, 12
  switch i32 %3, label %17 [
    i32 0, label %4
    i32 8, label %8
    i32 15, label %15
  ]

4:
  %5 = and i32 %2, 1
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, i32 32, i32 16
  br label %19

8:
  %9 = and i32 %2, 15
  switch i32 %9, label %14 [
    i32 0, label %19
    i32 1, label %10
    i32 2, label %11
    i32 3, label %12
    i32 14, label %13
  ]

10:
  br label %19

11:
  br label %19

12:
  br label %19

13:
  br label %19

14:
  br label %19

15:
  %16 = and i32 %2, 255
  br label %19

17:
  %18 = lshr i32 %2, 8
  br label %19

19:
  %20 = phi i32 [ %18, %17 ], [ %16, %15 ], [ 7, %14 ], [ 99, %13 ], [ 8, %12 ], [ 4, %11 ], [ 2, %10 ], [ %7, %4 ], [ 1, %8 ]
  ret i32 %20
}

; Function Attrs: minsize nofree noinline nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc noundef i32 @scan(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = load ptr, ptr %0, align 8, !tbaa !5
  br label %3

3:
  %4 = phi i32 [ 0, %1 ], [ %82, %81 ]
  %5 = phi ptr [ %2, %1 ], [ %84, %81 ]
  %6 = phi ptr [ %2, %1 ], [ %83, %81 ]
  %7 = load i8, ptr %5, align 1, !tbaa !26
  switch i32 %4, label %81 [
    i32 0, label %8
    i32 1, label %26
    i32 2, label %61
    i32 3, label %66
    i32 4, label %70
    i32 5, label %71
    i32 6, label %74
    i32 7, label %77
  ]

8:
  switch i8 %7, label %24 [
    i8 0, label %9
    i8 32, label %81
    i8 10, label %81
    i8 9, label %81
    i8 95, label %10
    i8 65, label %10
    i8 66, label %10
    i8 67, label %10
    i8 68, label %10
    i8 69, label %10
    i8 70, label %10
    i8 71, label %10
    i8 72, label %10
    i8 73, label %10
    i8 74, label %10
    i8 75, label %10
    i8 76, label %10
    i8 77, label %10
    i8 78, label %10
    i8 79, label %10
    i8 80, label %10
    i8 81, label %10
    i8 82, label %10
    i8 83, label %10
    i8 84, label %10
    i8 85, label %10
    i8 86, label %10
    i8 87, label %10
    i8 88, label %10
    i8 89, label %10
    i8 90, label %10
    i8 97, label %10
    i8 98, label %10
    i8 99, label %10
    i8 100, label %10
    i8 101, label %10
    i8 102, label %10
    i8 103, label %10
    i8 104, label %10
    i8 105, label %10
    i8 106, label %10
    i8 107, label %10
    i8 108, label %10
    i8 109, label %10
    i8 110, label %10
    i8 111, label %10
    i8 112, label %10
    i8 113, label %10
    i8 114, label %10
    i8 115, label %10
    i8 116, label %10
    i8 117, label %10
    i8 118, label %10
    i8 119, label %10
    i8 120, label %10
    i8 121, label %10
    i8 122, label %10
    i8 48, label %11
    i8 49, label %11
    i8 50, label %11
    i8 51, label %11
    i8 52, label %11
    i8 53, label %11
    i8 54, label %11
    i8 55, label %11
    i8 56, label %11
    i8 57, label %11
    i8 34, label %12
    i8 47, label %13
    i8 43, label %14
    i8 45, label %14
    i8 42, label %14
    i8 61, label %14
    i8 60, label %14
    i8 62, label %14
    i8 33, label %14
    i8 38, label %14
    i8 124, label %14
    i8 40, label %21
    i8 41, label %21
    i8 123, label %21
    i8 125, label %21
    i8 59, label %21
    i8 44, label %21
  ]

9:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %85

10:
  br label %81

11:
  br label %81

12:
  br label %81

13:
  br label %81

14:
  %15 = getelementptr inbounds i8, ptr %5, i64 1
  %16 = load i8, ptr %15, align 1, !tbaa !26
  %17 = icmp eq i8 %16, %7
  %18 = icmp eq i8 %16, 61
  %19 = or i1 %17, %18
  %20 = select i1 %19, ptr %15, ptr %5
  br label %21

21:
  %22 = phi ptr [ %20, %14 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ]
  %23 = getelementptr inbounds i8, ptr %22, i64 1
  store ptr %23, ptr %0, align 8, !tbaa !5
  br label %85

24:
  %25 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %25, ptr %0, align 8, !tbaa !5
  br label %85

26:
  %27 = tail call fastcc i32 @ranges(i8 noundef zeroext %7) #13
  %28 = icmp sgt i32 %27, -1
  %29 = add i8 %7, -103
  %30 = icmp ult i8 %29, 20
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %81, label %32

32:
  %33 = add i8 %7, -91
  %34 = icmp ult i8 %33, -20
  %35 = icmp ne i8 %7, 95
  %36 = and i1 %35, %34
  br i1 %36, label %37, label %81

37:
  store ptr %5, ptr %0, align 8, !tbaa !5
  %38 = ptrtoint ptr %5 to i64
  %39 = ptrtoint ptr %6 to i64
  %40 = sub i64 %38, %39
  %41 = trunc i64 %40 to i32
  %42 = shl i64 %40, 32
  %43 = ashr exact i64 %42, 32
  br label %44

44:
  %45 = phi i64 [ %57, %56 ], [ 0, %37 ]
  %46 = icmp eq i64 %45, 6
  br i1 %46, label %60, label %47

47:
  %48 = getelementptr inbounds [6 x ptr], ptr @keyword.words, i64 0, i64 %45
  %49 = load ptr, ptr %48, align 8, !tbaa !5
  %50 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %49) #11
  %51 = trunc i64 %50 to i32
  %52 = icmp eq i32 %51, %41
  br i1 %52, label %53, label %56

53:
  %54 = tail call i32 @strncmp(ptr noundef %49, ptr noundef readonly %6, i64 noundef %43) #11
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %58, label %56

56:
  %57 = add i64 %45, 1
  br label %44, !llvm.loop !27

58:
  %59 = icmp ugt i64 %45, 5
  br i1 %59, label %60, label %85

60:
  br label %85

61:
  switch i8 %7, label %62 [
    i8 120, label %81
    i8 46, label %81
  ]

62:
  %63 = tail call fastcc i32 @ranges(i8 noundef zeroext %7) #13
  %64 = icmp slt i32 %63, 0
  br i1 %64, label %65, label %81

65:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %85

66:
  switch i8 %7, label %79 [
    i8 92, label %81
    i8 34, label %67
    i8 0, label %69
  ]

67:
  %68 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %68, ptr %0, align 8, !tbaa !5
  br label %85

69:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %85

70:
  br label %81

71:
  %72 = icmp eq i8 %7, 42
  br i1 %72, label %81, label %73

73:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %85

74:
  %75 = icmp eq i8 %7, 42
  %76 = select i1 %75, i32 7, i32 6
  br label %81

77:
  switch i8 %7, label %78 [
    i8 47, label %81
    i8 42, label %80
  ]

78:
  br label %81

79:
  br label %81

80:
  br label %81

81:
  %82 = phi i32 [ 7, %80 ], [ 0, %77 ], [ %76, %74 ], [ 6, %71 ], [ 3, %79 ], [ 4, %66 ], [ 2, %61 ], [ 0, %8 ], [ 0, %8 ], [ 0, %8 ], [ 1, %10 ], [ 2, %11 ], [ 3, %12 ], [ 5, %13 ], [ 1, %26 ], [ 1, %32 ], [ 2, %61 ], [ 2, %62 ], [ 3, %70 ], [ 6, %78 ], [ %4, %3 ]
  %83 = phi ptr [ %6, %80 ], [ %6, %77 ], [ %6, %74 ], [ %6, %71 ], [ %6, %79 ], [ %6, %66 ], [ %6, %61 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %10 ], [ %5, %11 ], [ %5, %12 ], [ %5, %13 ], [ %6, %26 ], [ %6, %32 ], [ %6, %61 ], [ %6, %62 ], [ %6, %70 ], [ %6, %78 ], [ %6, %3 ]
  %84 = getelementptr inbounds i8, ptr %5, i64 1
  br label %3

85:
  %86 = phi i32 [ 4, %73 ], [ 3, %67 ], [ 6, %69 ], [ 2, %65 ], [ 6, %24 ], [ 4, %21 ], [ 0, %9 ], [ 1, %60 ], [ 5, %58 ]
  ret i32 %86
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @duff(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #6 {
  %4 = add nsw i32 %2, 7
  %5 = sdiv i32 %4, 8
  %6 = srem i32 %2, 8
  switch i32 %6, label %65 [
    i32 0, label %7
    i32 7, label %14
    i32 6, label %21
    i32 5, label %28
    i32 4, label %35
    i32 3, label %42
    i32 2, label %49
    i32 1, label %56
  ]

7:
  %8 = phi ptr [ %60, %56 ], [ %1, %3 ]
  %9 = phi ptr [ %62, %56 ], [ %0, %3 ]
  %10 = phi i32 [ %63, %56 ], [ %5, %3 ]
  %11 = getelementptr inbounds i8, ptr %8, i64 2
  %12 = load i16, ptr %8, align 2, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %9, i64 2
  store i16 %12, ptr %9, align 2, !tbaa !9
  br label %14

14:
  %15 = phi ptr [ %11, %7 ], [ %1, %3 ]
  %16 = phi ptr [ %13, %7 ], [ %0, %3 ]
  %17 = phi i32 [ %10, %7 ], [ %5, %3 ]
  %18 = getelementptr inbounds i8, ptr %15, i64 2
  %19 = load i16, ptr %15, align 2, !tbaa !9
  %20 = getelementptr inbounds i8, ptr %16, i64 2
  store i16 %19, ptr %16, align 2, !tbaa !9
  br label %21

21:
  %22 = phi ptr [ %18, %14 ], [ %1, %3 ]
  %23 = phi ptr [ %20, %14 ], [ %0, %3 ]
  %24 = phi i32 [ %17, %14 ], [ %5, %3 ]
  %25 = getelementptr inbounds i8, ptr %22, i64 2
  %26 = load i16, ptr %22, align 2, !tbaa !9
  %27 = getelementptr inbounds i8, ptr %23, i64 2
  store i16 %26, ptr %23, align 2, !tbaa !9
  br label %28

28:
  %29 = phi ptr [ %25, %21 ], [ %1, %3 ]
  %30 = phi ptr [ %27, %21 ], [ %0, %3 ]
  %31 = phi i32 [ %24, %21 ], [ %5, %3 ]
  %32 = getelementptr inbounds i8, ptr %29, i64 2
  %33 = load i16, ptr %29, align 2, !tbaa !9
  %34 = getelementptr inbounds i8, ptr %30, i64 2
  store i16 %33, ptr %30, align 2, !tbaa !9
  br label %35

35:
  %36 = phi ptr [ %32, %28 ], [ %1, %3 ]
  %37 = phi ptr [ %34, %28 ], [ %0, %3 ]
  %38 = phi i32 [ %31, %28 ], [ %5, %3 ]
  %39 = getelementptr inbounds i8, ptr %36, i64 2
  %40 = load i16, ptr %36, align 2, !tbaa !9
  %41 = getelementptr inbounds i8, ptr %37, i64 2
  store i16 %40, ptr %37, align 2, !tbaa !9
  br label %42

42:
  %43 = phi ptr [ %39, %35 ], [ %1, %3 ]
  %44 = phi ptr [ %41, %35 ], [ %0, %3 ]
  %45 = phi i32 [ %38, %35 ], [ %5, %3 ]
  %46 = getelementptr inbounds i8, ptr %43, i64 2
  %47 = load i16, ptr %43, align 2, !tbaa !9
  %48 = getelementptr inbounds i8, ptr %44, i64 2
  store i16 %47, ptr %44, align 2, !tbaa !9
  br label %49

49:
  %50 = phi ptr [ %46, %42 ], [ %1, %3 ]
  %51 = phi ptr [ %48, %42 ], [ %0, %3 ]
  %52 = phi i32 [ %45, %42 ], [ %5, %3 ]
  %53 = getelementptr inbounds i8, ptr %50, i64 2
  %54 = load i16, ptr %50, align 2, !tbaa !9
  %55 = getelementptr inbounds i8, ptr %51, i64 2
  store i16 %54, ptr %51, align 2, !tbaa !9
  br label %56

56:
  %57 = phi ptr [ %1, %3 ], [ %53, %49 ]
  %58 = phi ptr [ %0, %3 ], [ %55, %49 ]
  %59 = phi i32 [ %5, %3 ], [ %52, %49 ]
  %60 = getelementptr inbounds i8, ptr %57, i64 2
  %61 = load i16, ptr %57, align 2, !tbaa !9
  %62 = getelementptr inbounds i8, ptr %58, i64 2
  store i16 %61, ptr %58, align 2, !tbaa !9
  %63 = add nsw i32 %59, -1
  %64 = icmp sgt i32 %59, 1
  br i1 %64, label %7, label %65, !llvm.loop !28

65:
  ret void
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc noundef nonnull ptr @lookup(i32 noundef %0) unnamed_addr #4 {
  %2 = icmp ult i32 %0, 7
  br i1 %2, label %3, label %7

3:
  %4 = zext nneg i32 %0 to i64
  %5 = shl i64 %4, 2
  %6 = call ptr @llvm.load.relative.i64(ptr @switch.table.lookup.rel, i64 %5)
  br label %7

7:
  %8 = phi ptr [ %6, %3 ], [ @.str.16, %1 ]
  ret ptr %8
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i32 @strncmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #10

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree noinline nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #11 = { minsize nounwind optsize willreturn memory(read) }
attributes #12 = { nounwind }
attributes #13 = { minsize optsize }

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
!10 = !{!"short", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !7, i64 0}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = !{!7, !7, i64 0}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
