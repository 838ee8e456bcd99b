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

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [7 x i32], align 16
  %4 = alloca [100 x i16], align 16
  %5 = alloca [100 x i16], align 16
  %6 = alloca ptr, align 8
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %13

8:
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !5
  %11 = tail call i64 @strtol(ptr nocapture noundef nonnull %10, ptr noundef null, i32 noundef 10) #10
  %12 = trunc i64 %11 to i32
  br label %13

13:
  %14 = phi i32 [ %12, %8 ], [ 2, %2 ]
  call void @llvm.lifetime.start.p0(i64 28, ptr nonnull %3) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(28) %3, i8 0, i64 28, i1 false)
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %5) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(200) %5, i8 0, i64 200, i1 false)
  br label %17

15:
  %16 = icmp sgt i32 %14, 0
  br i1 %16, label %24, label %28

17:
  %18 = phi i64 [ 0, %13 ], [ %22, %17 ]
  %19 = trunc i64 %18 to i16
  %20 = mul nuw i16 %19, 331
  %21 = getelementptr inbounds [100 x i16], ptr %4, i64 0, i64 %18
  store i16 %20, ptr %21, align 2, !tbaa !9
  %22 = add nuw nsw i64 %18, 1
  %23 = icmp eq i64 %22, 100
  br i1 %23, label %15, label %17, !llvm.loop !11

24:
  %25 = phi i32 [ %77, %74 ], [ 0, %15 ]
  %26 = phi i64 [ %71, %74 ], [ 0, %15 ]
  %27 = urem i32 %25, 5
  br label %30

28:
  %29 = phi i64 [ 0, %15 ], [ %71, %74 ]
  br label %89

30:
  %31 = phi i32 [ -2, %24 ], [ %38, %30 ]
  %32 = phi i64 [ %26, %24 ], [ %37, %30 ]
  %33 = mul nsw i32 %31, 1000
  %34 = or disjoint i32 %33, %27
  %35 = tail call fastcc i32 @dense(i32 noundef %31, i32 noundef %34)
  %36 = sext i32 %35 to i64
  %37 = add nsw i64 %32, %36
  %38 = add nsw i32 %31, 1
  %39 = icmp eq i32 %38, 15
  br i1 %39, label %40, label %30, !llvm.loop !14

40:
  %41 = phi i64 [ %50, %40 ], [ 0, %30 ]
  %42 = phi i64 [ %49, %40 ], [ %37, %30 ]
  %43 = mul nsw i64 %42, 3
  %44 = getelementptr inbounds [11 x i64], ptr @main.keys, i64 0, i64 %41
  %45 = load i64, ptr %44, align 8, !tbaa !15
  %46 = tail call fastcc i32 @sparse(i64 noundef %45)
  %47 = zext nneg i32 %46 to i64
  %48 = add nsw i64 %43, %47
  %49 = srem i64 %48, 1000003
  %50 = add nuw nsw i64 %41, 1
  %51 = icmp eq i64 %50, 11
  br i1 %51, label %52, label %40, !llvm.loop !17

52:
  %53 = phi i32 [ %60, %52 ], [ 0, %40 ]
  %54 = phi i64 [ %59, %52 ], [ %49, %40 ]
  %55 = trunc nuw i32 %53 to i8
  %56 = tail call fastcc i32 @ranges(i8 noundef zeroext %55)
  %57 = mul nsw i32 %56, %53
  %58 = sext i32 %57 to i64
  %59 = add nsw i64 %54, %58
  %60 = add nuw nsw i32 %53, 1
  %61 = icmp eq i32 %60, 256
  br i1 %61, label %65, label %52, !llvm.loop !18

62:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store ptr @program, ptr %6, align 8, !tbaa !5
  %63 = call fastcc i32 @scan(ptr noundef nonnull %6)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %74, label %79

65:
  %66 = phi i32 [ %72, %65 ], [ 0, %52 ]
  %67 = phi i64 [ %71, %65 ], [ %59, %52 ]
  %68 = trunc nuw i32 %66 to i16
  %69 = tail call fastcc i32 @bits(i16 noundef zeroext %68)
  %70 = zext nneg i32 %69 to i64
  %71 = add nsw i64 %67, %70
  %72 = add nuw nsw i32 %66, 273
  %73 = icmp ult i32 %66, 65263
  br i1 %73, label %65, label %62, !llvm.loop !19

74:
  %75 = urem i32 %25, 60
  %76 = add nuw nsw i32 %75, 37
  call fastcc void @duff(ptr noundef nonnull %5, ptr noundef nonnull %4, i32 noundef %76)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  %77 = add nuw nsw i32 %25, 1
  %78 = icmp eq i32 %77, %14
  br i1 %78, label %28, label %24, !llvm.loop !20

79:
  %80 = phi i32 [ %85, %79 ], [ %63, %62 ]
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !21
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %82, align 4, !tbaa !21
  %85 = call fastcc i32 @scan(ptr noundef nonnull %6)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %74, label %79, !llvm.loop !23

87:
  %88 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %29)
  br label %95

89:
  %90 = phi i32 [ 0, %28 ], [ %93, %89 ]
  %91 = tail call fastcc ptr @lookup(i32 noundef %90)
  %92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %91)
  %93 = add nuw nsw i32 %90, 1
  %94 = icmp eq i32 %93, 9
  br i1 %94, label %87, label %89, !llvm.loop !24

95:
  %96 = phi i64 [ 0, %87 ], [ %100, %95 ]
  %97 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !21
  %99 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %98)
  %100 = add nuw nsw i64 %96, 1
  %101 = icmp eq i64 %100, 7
  br i1 %101, label %104, label %95, !llvm.loop !25

102:
  %103 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %112)
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 28, ptr nonnull %3) #10
  ret i32 0

104:
  %105 = phi i64 [ %113, %104 ], [ 0, %95 ]
  %106 = phi i64 [ %112, %104 ], [ 0, %95 ]
  %107 = mul nsw i64 %106, 7
  %108 = srem i64 %107, 65537
  %109 = getelementptr inbounds [100 x i16], ptr %5, i64 0, i64 %105
  %110 = load i16, ptr %109, align 2, !tbaa !9
  %111 = sext i16 %110 to i64
  %112 = add nsw i64 %108, %111
  %113 = add nuw nsw i64 %105, 1
  %114 = icmp eq i64 %113, 100
  br i1 %114, label %102, label %104, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @dense(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 10) i32 @sparse(i64 noundef %0) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -87, 208) i32 @ranges(i8 noundef zeroext %0) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 256) i32 @bits(i16 noundef zeroext %0) unnamed_addr #3 {
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

; Function Attrs: nofree noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @scan(ptr nocapture noundef %0) unnamed_addr #4 {
  %2 = load ptr, ptr %0, align 8, !tbaa !5
  br label %3

3:
  %4 = phi i32 [ 0, %1 ], [ %84, %83 ]
  %5 = phi ptr [ %2, %1 ], [ %89, %83 ]
  %6 = phi ptr [ %2, %1 ], [ %86, %83 ]
  %7 = phi i32 [ undef, %1 ], [ %87, %83 ]
  %8 = load i8, ptr %5, align 1, !tbaa !27
  switch i32 %4, label %83 [
    i32 0, label %9
    i32 1, label %27
    i32 2, label %63
    i32 3, label %68
    i32 4, label %72
    i32 5, label %73
    i32 6, label %76
    i32 7, label %79
  ]

9:
  switch i8 %8, label %25 [
    i8 0, label %10
    i8 32, label %83
    i8 10, label %83
    i8 9, label %83
    i8 95, label %11
    i8 65, label %11
    i8 66, label %11
    i8 67, label %11
    i8 68, label %11
    i8 69, label %11
    i8 70, label %11
    i8 71, label %11
    i8 72, label %11
    i8 73, label %11
    i8 74, label %11
    i8 75, label %11
    i8 76, label %11
    i8 77, label %11
    i8 78, label %11
    i8 79, label %11
    i8 80, label %11
    i8 81, label %11
    i8 82, label %11
    i8 83, label %11
    i8 84, label %11
    i8 85, label %11
    i8 86, label %11
    i8 87, label %11
    i8 88, label %11
    i8 89, label %11
    i8 90, label %11
    i8 97, label %11
    i8 98, label %11
    i8 99, label %11
    i8 100, label %11
    i8 101, label %11
    i8 102, label %11
    i8 103, label %11
    i8 104, label %11
    i8 105, label %11
    i8 106, label %11
    i8 107, label %11
    i8 108, label %11
    i8 109, label %11
    i8 110, label %11
    i8 111, label %11
    i8 112, label %11
    i8 113, label %11
    i8 114, label %11
    i8 115, label %11
    i8 116, label %11
    i8 117, label %11
    i8 118, label %11
    i8 119, label %11
    i8 120, label %11
    i8 121, label %11
    i8 122, label %11
    i8 48, label %12
    i8 49, label %12
    i8 50, label %12
    i8 51, label %12
    i8 52, label %12
    i8 53, label %12
    i8 54, label %12
    i8 55, label %12
    i8 56, label %12
    i8 57, label %12
    i8 34, label %13
    i8 47, label %14
    i8 43, label %15
    i8 45, label %15
    i8 42, label %15
    i8 61, label %15
    i8 60, label %15
    i8 62, label %15
    i8 33, label %15
    i8 38, label %15
    i8 124, label %15
    i8 40, label %22
    i8 41, label %22
    i8 123, label %22
    i8 125, label %22
    i8 59, label %22
    i8 44, label %22
  ]

10:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %83

11:
  br label %83

12:
  br label %83

13:
  br label %83

14:
  br label %83

15:
  %16 = getelementptr inbounds i8, ptr %5, i64 1
  %17 = load i8, ptr %16, align 1, !tbaa !27
  %18 = icmp eq i8 %17, %8
  %19 = icmp eq i8 %17, 61
  %20 = or i1 %18, %19
  %21 = select i1 %20, ptr %16, ptr %5
  br label %22

22:
  %23 = phi ptr [ %5, %9 ], [ %5, %9 ], [ %5, %9 ], [ %5, %9 ], [ %5, %9 ], [ %5, %9 ], [ %21, %15 ]
  %24 = getelementptr inbounds i8, ptr %23, i64 1
  store ptr %24, ptr %0, align 8, !tbaa !5
  br label %83

25:
  %26 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %26, ptr %0, align 8, !tbaa !5
  br label %83

27:
  %28 = tail call fastcc i32 @ranges(i8 noundef zeroext %8)
  %29 = icmp sgt i32 %28, -1
  %30 = add i8 %8, -103
  %31 = icmp ult i8 %30, 20
  %32 = select i1 %29, i1 true, i1 %31
  br i1 %32, label %83, label %33

33:
  %34 = add i8 %8, -91
  %35 = icmp ult i8 %34, -20
  %36 = icmp ne i8 %8, 95
  %37 = and i1 %36, %35
  br i1 %37, label %38, label %83

38:
  store ptr %5, ptr %0, align 8, !tbaa !5
  %39 = ptrtoint ptr %5 to i64
  %40 = ptrtoint ptr %6 to i64
  %41 = sub i64 %39, %40
  %42 = trunc i64 %41 to i32
  %43 = shl i64 %41, 32
  %44 = ashr exact i64 %43, 32
  br label %45

45:
  %46 = phi i64 [ 0, %38 ], [ %57, %56 ]
  %47 = phi i1 [ true, %38 ], [ %58, %56 ]
  %48 = getelementptr inbounds [6 x ptr], ptr @keyword.words, i64 0, i64 %46
  %49 = load ptr, ptr %48, align 8, !tbaa !5
  %50 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %49) #11
  %51 = trunc i64 %50 to i32
  %52 = icmp eq i32 %51, %42
  br i1 %52, label %53, label %56

53:
  %54 = tail call i32 @strncmp(ptr noundef %49, ptr noundef readonly %6, i64 noundef %44) #11
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %56

56:
  %57 = add nuw nsw i64 %46, 1
  %58 = icmp ult i64 %46, 5
  %59 = icmp eq i64 %57, 6
  br i1 %59, label %60, label %45, !llvm.loop !28

60:
  %61 = phi i1 [ %47, %53 ], [ %58, %56 ]
  %62 = select i1 %61, i32 5, i32 1
  br label %83

63:
  switch i8 %8, label %64 [
    i8 120, label %83
    i8 46, label %83
  ]

64:
  %65 = tail call fastcc i32 @ranges(i8 noundef zeroext %8)
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %83

67:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %83

68:
  switch i8 %8, label %81 [
    i8 92, label %83
    i8 34, label %69
    i8 0, label %71
  ]

69:
  %70 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %70, ptr %0, align 8, !tbaa !5
  br label %83

71:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %83

72:
  br label %83

73:
  %74 = icmp eq i8 %8, 42
  br i1 %74, label %83, label %75

75:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %83

76:
  %77 = icmp eq i8 %8, 42
  %78 = select i1 %77, i32 7, i32 6
  br label %83

79:
  switch i8 %8, label %80 [
    i8 47, label %83
    i8 42, label %82
  ]

80:
  br label %83

81:
  br label %83

82:
  br label %83

83:
  %84 = phi i32 [ 5, %75 ], [ 3, %69 ], [ 3, %71 ], [ 2, %67 ], [ 1, %60 ], [ 0, %25 ], [ 0, %22 ], [ 0, %10 ], [ %4, %3 ], [ 6, %80 ], [ 3, %72 ], [ 2, %64 ], [ 2, %63 ], [ 1, %33 ], [ 1, %27 ], [ 5, %14 ], [ 3, %13 ], [ 2, %12 ], [ 1, %11 ], [ 0, %9 ], [ 0, %9 ], [ 0, %9 ], [ 2, %63 ], [ 4, %68 ], [ 3, %81 ], [ 6, %73 ], [ %78, %76 ], [ 0, %79 ], [ 7, %82 ]
  %85 = phi ptr [ %5, %75 ], [ %5, %69 ], [ %5, %71 ], [ %5, %67 ], [ %5, %60 ], [ %5, %25 ], [ %23, %22 ], [ %5, %10 ], [ %5, %3 ], [ %5, %80 ], [ %5, %72 ], [ %5, %64 ], [ %5, %63 ], [ %5, %33 ], [ %5, %27 ], [ %5, %14 ], [ %5, %13 ], [ %5, %12 ], [ %5, %11 ], [ %5, %9 ], [ %5, %9 ], [ %5, %9 ], [ %5, %63 ], [ %5, %68 ], [ %5, %81 ], [ %5, %73 ], [ %5, %76 ], [ %5, %79 ], [ %5, %82 ]
  %86 = phi ptr [ %6, %75 ], [ %6, %69 ], [ %6, %71 ], [ %6, %67 ], [ %6, %60 ], [ %5, %25 ], [ %5, %22 ], [ %5, %10 ], [ %6, %3 ], [ %6, %80 ], [ %6, %72 ], [ %6, %64 ], [ %6, %63 ], [ %6, %33 ], [ %6, %27 ], [ %5, %14 ], [ %5, %13 ], [ %5, %12 ], [ %5, %11 ], [ %5, %9 ], [ %5, %9 ], [ %5, %9 ], [ %6, %63 ], [ %6, %68 ], [ %6, %81 ], [ %6, %73 ], [ %6, %76 ], [ %6, %79 ], [ %6, %82 ]
  %87 = phi i32 [ 4, %75 ], [ 3, %69 ], [ 6, %71 ], [ 2, %67 ], [ %62, %60 ], [ 6, %25 ], [ 4, %22 ], [ 0, %10 ], [ %7, %3 ], [ %7, %80 ], [ %7, %72 ], [ %7, %64 ], [ %7, %63 ], [ %7, %33 ], [ %7, %27 ], [ %7, %14 ], [ %7, %13 ], [ %7, %12 ], [ %7, %11 ], [ %7, %9 ], [ %7, %9 ], [ %7, %9 ], [ %7, %63 ], [ %7, %68 ], [ %7, %81 ], [ %7, %73 ], [ %7, %76 ], [ %7, %79 ], [ %7, %82 ]
  %88 = phi i1 [ false, %75 ], [ false, %69 ], [ false, %71 ], [ false, %67 ], [ false, %60 ], [ false, %25 ], [ false, %22 ], [ false, %10 ], [ true, %3 ], [ true, %80 ], [ true, %72 ], [ true, %64 ], [ true, %63 ], [ true, %33 ], [ true, %27 ], [ true, %14 ], [ true, %13 ], [ true, %12 ], [ true, %11 ], [ true, %9 ], [ true, %9 ], [ true, %9 ], [ true, %63 ], [ true, %68 ], [ true, %81 ], [ true, %73 ], [ true, %76 ], [ true, %79 ], [ true, %82 ]
  %89 = getelementptr inbounds i8, ptr %85, i64 1
  br i1 %88, label %3, label %90, !llvm.loop !29

90:
  ret i32 %87
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @duff(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #5 {
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
  br i1 %64, label %7, label %65, !llvm.loop !30

65:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef nonnull ptr @lookup(i32 noundef %0) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strncmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #9

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(read) }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !7, i64 0}
!23 = distinct !{!23, !12, !13}
!24 = distinct !{!24, !12, !13}
!25 = distinct !{!25, !12, !13}
!26 = distinct !{!26, !12, !13}
!27 = !{!7, !7, i64 0}
!28 = distinct !{!28, !12, !13}
!29 = distinct !{!29, !13}
!30 = distinct !{!30, !12, !13}
