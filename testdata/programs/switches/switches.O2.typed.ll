; ModuleID = 'switches.c'
source_filename = "switches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.keys = internal unnamed_addr constant [11 x i64] [i64 -5000000000, i64 -77, i64 0, i64 1, i64 100, i64 1000, i64 10000, i64 2147483647, i64 2147483648, i64 -2147483648, i64 123456789012345], align 16
@program = internal constant [122 x i8] c"int main(void) { /* a ** comment */ for (i = 0; i <= 0x1F; i++) x += y[i] / 2.5; return \22a \\\22str\22 != _name && while1; } @\00", align 16
@.str = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"\0A%ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@keyword.words = internal unnamed_addr constant [6 x i8*] [i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i32 0, i32 0)], align 16
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
@reltable.lookup = private unnamed_addr constant [7 x i32] [i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.9 to i64), i64 ptrtoint ([7 x i32]* @reltable.lookup to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.10 to i64), i64 ptrtoint ([7 x i32]* @reltable.lookup to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.11 to i64), i64 ptrtoint ([7 x i32]* @reltable.lookup to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.12 to i64), i64 ptrtoint ([7 x i32]* @reltable.lookup to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.13 to i64), i64 ptrtoint ([7 x i32]* @reltable.lookup to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.14 to i64), i64 ptrtoint ([7 x i32]* @reltable.lookup to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.15 to i64), i64 ptrtoint ([7 x i32]* @reltable.lookup to i64)) to i32)], align 4

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [7 x i32], align 16
  %4 = alloca [100 x i16], align 16
  %5 = alloca [100 x i16], align 16
  %6 = alloca i8*, align 8
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %13

8:
  %9 = getelementptr inbounds i8*, i8** %1, i64 1
  %10 = load i8*, i8** %9, align 8
  %11 = tail call i64 @strtol(i8* nocapture noundef nonnull %10, i8** noundef null, i32 noundef 10) #10
  %12 = trunc i64 %11 to i32
  br label %13

13:
  %14 = phi i32 [ %12, %8 ], [ 2, %2 ]
  %15 = bitcast [7 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 28, i8* nonnull %15) #10
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(28) %15, i8 0, i64 28, i1 false)
  %16 = bitcast [100 x i16]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 200, i8* nonnull %16) #10
  %17 = bitcast [100 x i16]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 200, i8* nonnull %17) #10
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(200) %17, i8 0, i64 200, i1 false)
  br label %24

18:
  %19 = icmp sgt i32 %14, 0
  br i1 %19, label %20, label %35

20:
  %21 = bitcast i8** %6 to i8*
  %22 = getelementptr inbounds [100 x i16], [100 x i16]* %5, i64 0, i64 0
  %23 = getelementptr inbounds [100 x i16], [100 x i16]* %4, i64 0, i64 0
  br label %31

24:
  %25 = phi i64 [ 0, %13 ], [ %29, %24 ]
  %26 = trunc i64 %25 to i16
  %27 = mul nuw i16 %26, 331
  %28 = getelementptr inbounds [100 x i16], [100 x i16]* %4, i64 0, i64 %25
  store i16 %27, i16* %28, align 2
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, 100
  br i1 %30, label %18, label %24, !llvm.loop !5

31:
  %32 = phi i32 [ 0, %20 ], [ %84, %81 ]
  %33 = phi i64 [ 0, %20 ], [ %78, %81 ]
  %34 = urem i32 %32, 5
  br label %37

35:
  %36 = phi i64 [ 0, %18 ], [ %78, %81 ]
  br label %96

37:
  %38 = phi i32 [ -2, %31 ], [ %45, %37 ]
  %39 = phi i64 [ %33, %31 ], [ %44, %37 ]
  %40 = mul nsw i32 %38, 1000
  %41 = or i32 %40, %34
  %42 = tail call fastcc i32 @dense(i32 noundef %38, i32 noundef %41)
  %43 = sext i32 %42 to i64
  %44 = add nsw i64 %39, %43
  %45 = add nsw i32 %38, 1
  %46 = icmp eq i32 %45, 15
  br i1 %46, label %47, label %37, !llvm.loop !8

47:
  %48 = phi i64 [ %57, %47 ], [ 0, %37 ]
  %49 = phi i64 [ %56, %47 ], [ %44, %37 ]
  %50 = mul nsw i64 %49, 3
  %51 = getelementptr inbounds [11 x i64], [11 x i64]* @main.keys, i64 0, i64 %48
  %52 = load i64, i64* %51, align 8
  %53 = tail call fastcc i32 @sparse(i64 noundef %52)
  %54 = zext i32 %53 to i64
  %55 = add nsw i64 %50, %54
  %56 = srem i64 %55, 1000003
  %57 = add nuw nsw i64 %48, 1
  %58 = icmp eq i64 %57, 11
  br i1 %58, label %59, label %47, !llvm.loop !9

59:
  %60 = phi i32 [ %67, %59 ], [ 0, %47 ]
  %61 = phi i64 [ %66, %59 ], [ %56, %47 ]
  %62 = trunc i32 %60 to i8
  %63 = tail call fastcc i32 @ranges(i8 noundef zeroext %62)
  %64 = mul nsw i32 %63, %60
  %65 = sext i32 %64 to i64
  %66 = add nsw i64 %61, %65
  %67 = add nuw nsw i32 %60, 1
  %68 = icmp eq i32 %67, 256
  br i1 %68, label %72, label %59, !llvm.loop !10

69:
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %21) #10
  store i8* getelementptr inbounds ([122 x i8], [122 x i8]* @program, i64 0, i64 0), i8** %6, align 8
  %70 = call fastcc i32 @scan(i8** noundef nonnull %6)
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %81, label %86

72:
  %73 = phi i32 [ %79, %72 ], [ 0, %59 ]
  %74 = phi i64 [ %78, %72 ], [ %66, %59 ]
  %75 = trunc i32 %73 to i16
  %76 = tail call fastcc i32 @bits(i16 noundef zeroext %75)
  %77 = zext i32 %76 to i64
  %78 = add nsw i64 %74, %77
  %79 = add nuw nsw i32 %73, 273
  %80 = icmp ult i32 %73, 65263
  br i1 %80, label %72, label %69, !llvm.loop !11

81:
  %82 = urem i32 %32, 60
  %83 = add nuw nsw i32 %82, 37
  call fastcc void @duff(i16* noundef nonnull %22, i16* noundef nonnull %23, i32 noundef %83)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %21) #10
  %84 = add nuw nsw i32 %32, 1
  %85 = icmp eq i32 %84, %14
  br i1 %85, label %35, label %31, !llvm.loop !12

86:
  %87 = phi i32 [ %92, %86 ], [ %70, %69 ]
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds [7 x i32], [7 x i32]* %3, i64 0, i64 %88
  %90 = load i32, i32* %89, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, i32* %89, align 4
  %92 = call fastcc i32 @scan(i8** noundef nonnull %6)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %81, label %86, !llvm.loop !13

94:
  %95 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i64 noundef %36)
  br label %102

96:
  %97 = phi i32 [ 0, %35 ], [ %100, %96 ]
  %98 = tail call fastcc i8* @lookup(i32 noundef %97)
  %99 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8* noundef %98)
  %100 = add nuw nsw i32 %97, 1
  %101 = icmp eq i32 %100, 9
  br i1 %101, label %94, label %96, !llvm.loop !14

102:
  %103 = phi i64 [ 0, %94 ], [ %107, %102 ]
  %104 = getelementptr inbounds [7 x i32], [7 x i32]* %3, i64 0, i64 %103
  %105 = load i32, i32* %104, align 4
  %106 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i32 noundef %105)
  %107 = add nuw nsw i64 %103, 1
  %108 = icmp eq i64 %107, 7
  br i1 %108, label %111, label %102, !llvm.loop !15

109:
  %110 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i64 noundef %119)
  call void @llvm.lifetime.end.p0i8(i64 200, i8* nonnull %17) #10
  call void @llvm.lifetime.end.p0i8(i64 200, i8* nonnull %16) #10
  call void @llvm.lifetime.end.p0i8(i64 28, i8* nonnull %15) #10
  ret i32 0

111:
  %112 = phi i64 [ %120, %111 ], [ 0, %102 ]
  %113 = phi i64 [ %119, %111 ], [ 0, %102 ]
  %114 = mul nsw i64 %113, 7
  %115 = srem i64 %114, 65537
  %116 = getelementptr inbounds [100 x i16], [100 x i16]* %5, i64 0, i64 %112
  %117 = load i16, i16* %116, align 2
  %118 = sext i16 %117 to i64
  %119 = add nsw i64 %115, %118
  %120 = add nuw nsw i64 %112, 1
  %121 = icmp eq i64 %120, 100
  br i1 %121, label %109, label %111, !llvm.loop !16
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @sparse(i64 noundef %0) unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @ranges(i8 noundef zeroext %0) unnamed_addr #3 {
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
    i8 32, label %13
    i8 9, label %13
    i8 10, label %13
    i8 13, label %13
  ]

3:
  %4 = add nsw i32 %2, -48
  br label %13

5:
  %6 = add nsw i32 %2, -87
  br label %13

7:
  %8 = add nsw i32 %2, -55
  br label %13

9:
  %10 = and i32 %2, 128
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, i32 -3, i32 -2
  br label %13

13:
  %14 = phi i32 [ %8, %7 ], [ %6, %5 ], [ %4, %3 ], [ -1, %1 ], [ -1, %1 ], [ -1, %1 ], [ -1, %1 ], [ %12, %9 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @bits(i16 noundef zeroext %0) unnamed_addr #3 {
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

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc i32 @scan(i8** nocapture noundef %0) unnamed_addr #4 {
  %2 = load i8*, i8** %0, align 8
  br label %3

3:
  %4 = phi i32 [ 0, %1 ], [ %84, %83 ]
  %5 = phi i8* [ %2, %1 ], [ %86, %83 ]
  %6 = phi i8* [ %2, %1 ], [ %85, %83 ]
  %7 = load i8, i8* %5, align 1
  switch i32 %4, label %83 [
    i32 0, label %8
    i32 1, label %27
    i32 2, label %63
    i32 3, label %68
    i32 4, label %72
    i32 5, label %73
    i32 6, label %76
    i32 7, label %79
  ]

8:
  %9 = sext i8 %7 to i32
  switch i32 %9, label %25 [
    i32 0, label %10
    i32 32, label %83
    i32 10, label %83
    i32 9, label %83
    i32 95, label %11
    i32 65, label %11
    i32 66, label %11
    i32 67, label %11
    i32 68, label %11
    i32 69, label %11
    i32 70, label %11
    i32 71, label %11
    i32 72, label %11
    i32 73, label %11
    i32 74, label %11
    i32 75, label %11
    i32 76, label %11
    i32 77, label %11
    i32 78, label %11
    i32 79, label %11
    i32 80, label %11
    i32 81, label %11
    i32 82, label %11
    i32 83, label %11
    i32 84, label %11
    i32 85, label %11
    i32 86, label %11
    i32 87, label %11
    i32 88, label %11
    i32 89, label %11
    i32 90, label %11
    i32 97, label %11
    i32 98, label %11
    i32 99, label %11
    i32 100, label %11
    i32 101, label %11
    i32 102, label %11
    i32 103, label %11
    i32 104, label %11
    i32 105, label %11
    i32 106, label %11
    i32 107, label %11
    i32 108, label %11
    i32 109, label %11
    i32 110, label %11
    i32 111, label %11
    i32 112, label %11
    i32 113, label %11
    i32 114, label %11
    i32 115, label %11
    i32 116, label %11
    i32 117, label %11
    i32 118, label %11
    i32 119, label %11
    i32 120, label %11
    i32 121, label %11
    i32 122, label %11
    i32 48, label %12
    i32 49, label %12
    i32 50, label %12
    i32 51, label %12
    i32 52, label %12
    i32 53, label %12
    i32 54, label %12
    i32 55, label %12
    i32 56, label %12
    i32 57, label %12
    i32 34, label %13
    i32 47, label %14
    i32 43, label %15
    i32 45, label %15
    i32 42, label %15
    i32 61, label %15
    i32 60, label %15
    i32 62, label %15
    i32 33, label %15
    i32 38, label %15
    i32 124, label %15
    i32 40, label %22
    i32 41, label %22
    i32 123, label %22
    i32 125, label %22
    i32 59, label %22
    i32 44, label %22
  ]

10:
  store i8* %5, i8** %0, align 8
  br label %87

11:
  br label %83

12:
  br label %83

13:
  br label %83

14:
  br label %83

15:
  %16 = getelementptr inbounds i8, i8* %5, i64 1
  %17 = load i8, i8* %16, align 1
  %18 = icmp eq i8 %17, %7
  %19 = icmp eq i8 %17, 61
  %20 = or i1 %18, %19
  %21 = select i1 %20, i8* %16, i8* %5
  br label %22

22:
  %23 = phi i8* [ %21, %15 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ]
  %24 = getelementptr inbounds i8, i8* %23, i64 1
  store i8* %24, i8** %0, align 8
  br label %87

25:
  %26 = getelementptr inbounds i8, i8* %5, i64 1
  store i8* %26, i8** %0, align 8
  br label %87

27:
  %28 = tail call fastcc i32 @ranges(i8 noundef zeroext %7)
  %29 = icmp sgt i32 %28, -1
  %30 = add i8 %7, -103
  %31 = icmp ult i8 %30, 20
  %32 = select i1 %29, i1 true, i1 %31
  br i1 %32, label %83, label %33

33:
  %34 = add i8 %7, -91
  %35 = icmp ult i8 %34, -20
  %36 = icmp ne i8 %7, 95
  %37 = and i1 %36, %35
  br i1 %37, label %38, label %83

38:
  store i8* %5, i8** %0, align 8
  %39 = ptrtoint i8* %5 to i64
  %40 = ptrtoint i8* %6 to i64
  %41 = sub i64 %39, %40
  %42 = trunc i64 %41 to i32
  %43 = shl i64 %41, 32
  %44 = ashr exact i64 %43, 32
  br label %45

45:
  %46 = phi i64 [ 0, %38 ], [ %57, %56 ]
  %47 = phi i1 [ true, %38 ], [ %58, %56 ]
  %48 = getelementptr inbounds [6 x i8*], [6 x i8*]* @keyword.words, i64 0, i64 %46
  %49 = load i8*, i8** %48, align 8
  %50 = tail call i64 @strlen(i8* noundef nonnull dereferenceable(1) %49) #11
  %51 = trunc i64 %50 to i32
  %52 = icmp eq i32 %51, %42
  br i1 %52, label %53, label %56

53:
  %54 = tail call i32 @strncmp(i8* noundef %49, i8* noundef %6, i64 noundef %44) #11
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %56

56:
  %57 = add nuw nsw i64 %46, 1
  %58 = icmp ult i64 %46, 5
  %59 = icmp eq i64 %57, 6
  br i1 %59, label %60, label %45, !llvm.loop !17

60:
  %61 = phi i1 [ %47, %53 ], [ %58, %56 ]
  %62 = select i1 %61, i32 5, i32 1
  br label %87

63:
  switch i8 %7, label %64 [
    i8 120, label %83
    i8 46, label %83
  ]

64:
  %65 = tail call fastcc i32 @ranges(i8 noundef zeroext %7)
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %83

67:
  store i8* %5, i8** %0, align 8
  br label %87

68:
  switch i8 %7, label %81 [
    i8 92, label %83
    i8 34, label %69
    i8 0, label %71
  ]

69:
  %70 = getelementptr inbounds i8, i8* %5, i64 1
  store i8* %70, i8** %0, align 8
  br label %87

71:
  store i8* %5, i8** %0, align 8
  br label %87

72:
  br label %83

73:
  %74 = icmp eq i8 %7, 42
  br i1 %74, label %83, label %75

75:
  store i8* %5, i8** %0, align 8
  br label %87

76:
  %77 = icmp eq i8 %7, 42
  %78 = select i1 %77, i32 7, i32 6
  br label %83

79:
  switch i8 %7, label %80 [
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
  %84 = phi i32 [ 7, %82 ], [ 0, %79 ], [ %78, %76 ], [ 6, %73 ], [ 3, %81 ], [ 4, %68 ], [ 2, %63 ], [ 0, %8 ], [ 0, %8 ], [ 0, %8 ], [ 1, %11 ], [ 2, %12 ], [ 3, %13 ], [ 5, %14 ], [ 1, %27 ], [ 1, %33 ], [ 2, %63 ], [ 2, %64 ], [ 3, %72 ], [ 6, %80 ], [ %4, %3 ]
  %85 = phi i8* [ %6, %82 ], [ %6, %79 ], [ %6, %76 ], [ %6, %73 ], [ %6, %81 ], [ %6, %68 ], [ %6, %63 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %11 ], [ %5, %12 ], [ %5, %13 ], [ %5, %14 ], [ %6, %27 ], [ %6, %33 ], [ %6, %63 ], [ %6, %64 ], [ %6, %72 ], [ %6, %80 ], [ %6, %3 ]
  %86 = getelementptr inbounds i8, i8* %5, i64 1
  br label %3, !llvm.loop !18

87:
  %88 = phi i32 [ 4, %75 ], [ 3, %69 ], [ 6, %71 ], [ 2, %67 ], [ %62, %60 ], [ 6, %25 ], [ 4, %22 ], [ 0, %10 ]
  ret i32 %88
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal fastcc void @duff(i16* nocapture noundef writeonly %0, i16* nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #5 {
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
  %8 = phi i16* [ %60, %56 ], [ %1, %3 ]
  %9 = phi i16* [ %62, %56 ], [ %0, %3 ]
  %10 = phi i32 [ %63, %56 ], [ %5, %3 ]
  %11 = getelementptr inbounds i16, i16* %8, i64 1
  %12 = load i16, i16* %8, align 2
  %13 = getelementptr inbounds i16, i16* %9, i64 1
  store i16 %12, i16* %9, align 2
  br label %14

14:
  %15 = phi i16* [ %11, %7 ], [ %1, %3 ]
  %16 = phi i16* [ %13, %7 ], [ %0, %3 ]
  %17 = phi i32 [ %10, %7 ], [ %5, %3 ]
  %18 = getelementptr inbounds i16, i16* %15, i64 1
  %19 = load i16, i16* %15, align 2
  %20 = getelementptr inbounds i16, i16* %16, i64 1
  store i16 %19, i16* %16, align 2
  br label %21

21:
  %22 = phi i16* [ %18, %14 ], [ %1, %3 ]
  %23 = phi i16* [ %20, %14 ], [ %0, %3 ]
  %24 = phi i32 [ %17, %14 ], [ %5, %3 ]
  %25 = getelementptr inbounds i16, i16* %22, i64 1
  %26 = load i16, i16* %22, align 2
  %27 = getelementptr inbounds i16, i16* %23, i64 1
  store i16 %26, i16* %23, align 2
  br label %28

28:
  %29 = phi i16* [ %25, %21 ], [ %1, %3 ]
  %30 = phi i16* [ %27, %21 ], [ %0, %3 ]
  %31 = phi i32 [ %24, %21 ], [ %5, %3 ]
  %32 = getelementptr inbounds i16, i16* %29, i64 1
  %33 = load i16, i16* %29, align 2
  %34 = getelementptr inbounds i16, i16* %30, i64 1
  store i16 %33, i16* %30, align 2
  br label %35

35:
  %36 = phi i16* [ %32, %28 ], [ %1, %3 ]
  %37 = phi i16* [ %34, %28 ], [ %0, %3 ]
  %38 = phi i32 [ %31, %28 ], [ %5, %3 ]
  %39 = getelementptr inbounds i16, i16* %36, i64 1
  %40 = load i16, i16* %36, align 2
  %41 = getelementptr inbounds i16, i16* %37, i64 1
  store i16 %40, i16* %37, align 2
  br label %42

42:
  %43 = phi i16* [ %39, %35 ], [ %1, %3 ]
  %44 = phi i16* [ %41, %35 ], [ %0, %3 ]
  %45 = phi i32 [ %38, %35 ], [ %5, %3 ]
  %46 = getelementptr inbounds i16, i16* %43, i64 1
  %47 = load i16, i16* %43, align 2
  %48 = getelementptr inbounds i16, i16* %44, i64 1
  store i16 %47, i16* %44, align 2
  br label %49

49:
  %50 = phi i16* [ %46, %42 ], [ %1, %3 ]
  %51 = phi i16* [ %48, %42 ], [ %0, %3 ]
  %52 = phi i32 [ %45, %42 ], [ %5, %3 ]
  %53 = getelementptr inbounds i16, i16* %50, i64 1
  %54 = load i16, i16* %50, align 2
  %55 = getelementptr inbounds i16, i16* %51, i64 1
  store i16 %54, i16* %51, align 2
  br label %56

56:
  %57 = phi i16* [ %1, %3 ], [ %53, %49 ]
  %58 = phi i16* [ %0, %3 ], [ %55, %49 ]
  %59 = phi i32 [ %5, %3 ], [ %52, %49 ]
  %60 = getelementptr inbounds i16, i16* %57, i64 1
  %61 = load i16, i16* %57, align 2
  %62 = getelementptr inbounds i16, i16* %58, i64 1
  store i16 %61, i16* %58, align 2
  %63 = add nsw i32 %59, -1
  %64 = icmp sgt i32 %59, 1
  br i1 %64, label %7, label %65, !llvm.loop !19

65:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i8* @lookup(i32 noundef %0) unnamed_addr #3 {
  %2 = icmp ult i32 %0, 7
  br i1 %2, label %3, label %7

3:
  %4 = sext i32 %0 to i64
  %5 = shl i64 %4, 2
  %6 = call i8* @llvm.load.relative.i64(i8* bitcast ([7 x i32]* @reltable.lookup to i8*), i64 %5)
  br label %7

7:
  %8 = phi i8* [ %6, %3 ], [ getelementptr inbounds ([5 x i8], [5 x i8]* @.str.16, i64 0, i64 0), %1 ]
  ret i8* %8
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #8

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i32 @strncmp(i8* nocapture noundef, i8* nocapture noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: argmemonly nofree nosync nounwind readonly willreturn
declare i8* @llvm.load.relative.i64(i8*, i64) #9

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { argmemonly nofree nosync nounwind readonly willreturn }
attributes #10 = { nounwind }
attributes #11 = { nounwind readonly willreturn }

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
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !6, !7}
