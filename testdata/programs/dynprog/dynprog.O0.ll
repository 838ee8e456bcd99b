; ModuleID = 'dynprog.c'
source_filename = "dynprog.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i64, i32, i32, i32 }
%struct.anon = type { i32, i32, i32 }

@main.codes = internal global [128 x [16 x i8]] zeroinitializer, align 16
@main.common = internal global [64 x i8] zeroinitializer, align 16
@main.text = internal constant [52 x i8] c"it was the best of times, it was the worst of times\00", align 16
@.str = private unnamed_addr constant [27 x i8] c"intention of the algorithm\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"execution of a logarithm\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"the quick brown fox jumps\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"over the lazy dogs backwards, quickly\00", align 1
@__const.main.p = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1
@.str.4 = private unnamed_addr constant [48 x i8] c"edit %d, common %d \22%s\22, knapsack %d, parts %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [29 x i8] c"huffman %ld bits, t=%s w=%s\0A\00", align 1
@.str.6 = private unnamed_addr constant [55 x i8] c"permutations %d, primes %d, ackermann %u, hanoi %d %d\0A\00", align 1
@subsequence.len = internal global [64 x [64 x i8]] zeroinitializer, align 16
@knapsack.best = internal global [501 x i32] zeroinitializer, align 16
@parent = internal global [400 x i32] zeroinitializer, align 16
@sieve.composite = internal global [1000 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [40 x i32], align 16
  %8 = alloca [40 x i32], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca [3 x i32], align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca [8 x i8], align 1
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %22 = load i32, ptr %4, align 4
  %23 = icmp sgt i32 %22, 1
  br i1 %23, label %24, label %29

24:
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds ptr, ptr %25, i64 1
  %27 = load ptr, ptr %26, align 8
  %28 = call i32 @atoi(ptr noundef %27) #5
  br label %30

29:
  br label %30

30:
  %31 = phi i32 [ %28, %24 ], [ 1, %29 ]
  store i32 %31, ptr %6, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  store i64 0, ptr %17, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %18, i8 0, i64 12, i1 false)
  store i32 0, ptr %19, align 4
  br label %32

32:
  %33 = load i32, ptr %19, align 4
  %34 = icmp slt i32 %33, 40
  br i1 %34, label %35, label %53

35:
  %36 = load i32, ptr %19, align 4
  %37 = mul nsw i32 %36, 37
  %38 = srem i32 %37, 61
  %39 = add nsw i32 10, %38
  %40 = load i32, ptr %19, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [40 x i32], ptr %7, i64 0, i64 %41
  store i32 %39, ptr %42, align 4
  %43 = load i32, ptr %19, align 4
  %44 = mul nsw i32 %43, 53
  %45 = srem i32 %44, 97
  %46 = add nsw i32 5, %45
  %47 = load i32, ptr %19, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [40 x i32], ptr %8, i64 0, i64 %48
  store i32 %46, ptr %49, align 4
  br label %50

50:
  %51 = load i32, ptr %19, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %19, align 4
  br label %32, !llvm.loop !6

53:
  store i32 0, ptr %20, align 4
  br label %54

54:
  %55 = load i32, ptr %20, align 4
  %56 = load i32, ptr %6, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %88

58:
  %59 = call i32 @editDistance(ptr noundef @.str, ptr noundef @.str.1)
  store i32 %59, ptr %9, align 4
  %60 = call i32 @subsequence(ptr noundef @.str.2, ptr noundef @.str.3, ptr noundef @main.common)
  store i32 %60, ptr %10, align 4
  %61 = getelementptr inbounds [40 x i32], ptr %7, i64 0, i64 0
  %62 = getelementptr inbounds [40 x i32], ptr %8, i64 0, i64 0
  %63 = call i32 @knapsack(ptr noundef %61, ptr noundef %62, i32 noundef 40, i32 noundef 500)
  store i32 %63, ptr %11, align 4
  %64 = load i32, ptr %20, align 4
  %65 = srem i32 %64, 10
  %66 = add nsw i32 300, %65
  %67 = call i32 @components(i32 noundef 400, i32 noundef %66, i32 noundef 17)
  store i32 %67, ptr %12, align 4
  %68 = call i64 @huffman(ptr noundef @main.text, ptr noundef @main.codes)
  store i64 %68, ptr %17, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %21, ptr align 1 @__const.main.p, i64 8, i1 false)
  store i32 1, ptr %13, align 4
  br label %69

69:
  %70 = getelementptr inbounds [8 x i8], ptr %21, i64 0, i64 0
  %71 = call i32 @nextPermutation(ptr noundef %70, i32 noundef 7)
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %77

73:
  br label %74

74:
  %75 = load i32, ptr %13, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %13, align 4
  br label %69, !llvm.loop !8

77:
  %78 = call i32 @sieve(i32 noundef 30000)
  store i32 %78, ptr %14, align 4
  %79 = call i32 @ackermann(i32 noundef 2, i32 noundef 30)
  store i32 %79, ptr %16, align 4
  %80 = getelementptr inbounds [3 x i32], ptr %18, i64 0, i64 0
  store i32 12, ptr %80, align 4
  %81 = getelementptr inbounds [3 x i32], ptr %18, i64 0, i64 2
  store i32 0, ptr %81, align 4
  %82 = getelementptr inbounds [3 x i32], ptr %18, i64 0, i64 1
  store i32 0, ptr %82, align 4
  %83 = getelementptr inbounds [3 x i32], ptr %18, i64 0, i64 0
  %84 = call i32 @hanoi(i32 noundef 12, i32 noundef 0, i32 noundef 2, ptr noundef %83)
  store i32 %84, ptr %15, align 4
  br label %85

85:
  %86 = load i32, ptr %20, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %20, align 4
  br label %54, !llvm.loop !9

88:
  %89 = load i32, ptr %9, align 4
  %90 = load i32, ptr %10, align 4
  %91 = load i32, ptr %11, align 4
  %92 = load i32, ptr %6, align 4
  %93 = icmp eq i32 %92, 1
  br i1 %93, label %94, label %96

94:
  %95 = load i32, ptr %12, align 4
  br label %97

96:
  br label %97

97:
  %98 = phi i32 [ %95, %94 ], [ 0, %96 ]
  %99 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %89, i32 noundef %90, ptr noundef @main.common, i32 noundef %91, i32 noundef %98)
  %100 = load i64, ptr %17, align 8
  %101 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %100, ptr noundef getelementptr inbounds ([128 x [16 x i8]], ptr @main.codes, i64 0, i64 116), ptr noundef getelementptr inbounds ([128 x [16 x i8]], ptr @main.codes, i64 0, i64 119))
  %102 = load i32, ptr %13, align 4
  %103 = load i32, ptr %14, align 4
  %104 = load i32, ptr %16, align 4
  %105 = load i32, ptr %15, align 4
  %106 = getelementptr inbounds [3 x i32], ptr %18, i64 0, i64 2
  %107 = load i32, ptr %106, align 4
  %108 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %102, i32 noundef %103, i32 noundef %104, i32 noundef %105, i32 noundef %107)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @editDistance(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [64 x i32], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = call i64 @strlen(ptr noundef %13) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %5, align 4
  %16 = load ptr, ptr %4, align 8
  %17 = call i64 @strlen(ptr noundef %16) #5
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %6, align 4
  store i32 0, ptr %8, align 4
  br label %19

19:
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp sle i32 %20, %21
  br i1 %22, label %23, label %31

23:
  %24 = load i32, ptr %8, align 4
  %25 = load i32, ptr %8, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %26
  store i32 %24, ptr %27, align 4
  br label %28

28:
  %29 = load i32, ptr %8, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %8, align 4
  br label %19, !llvm.loop !10

31:
  store i32 1, ptr %9, align 4
  br label %32

32:
  %33 = load i32, ptr %9, align 4
  %34 = load i32, ptr %5, align 4
  %35 = icmp sle i32 %33, %34
  br i1 %35, label %36, label %109

36:
  %37 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 0
  %38 = load i32, ptr %37, align 16
  store i32 %38, ptr %10, align 4
  %39 = load i32, ptr %9, align 4
  %40 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 0
  store i32 %39, ptr %40, align 16
  store i32 1, ptr %11, align 4
  br label %41

41:
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %6, align 4
  %44 = icmp sle i32 %42, %43
  br i1 %44, label %45, label %105

45:
  %46 = load i32, ptr %10, align 4
  %47 = load ptr, ptr %3, align 8
  %48 = load i32, ptr %9, align 4
  %49 = sub nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %47, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  %54 = load ptr, ptr %4, align 8
  %55 = load i32, ptr %11, align 4
  %56 = sub nsw i32 %55, 1
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %54, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = sext i8 %59 to i32
  %61 = icmp ne i32 %53, %60
  %62 = zext i1 %61 to i32
  %63 = add nsw i32 %46, %62
  store i32 %63, ptr %12, align 4
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4
  store i32 %67, ptr %10, align 4
  %68 = load i32, ptr %11, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = add nsw i32 %71, 1
  %73 = load i32, ptr %12, align 4
  %74 = icmp slt i32 %72, %73
  br i1 %74, label %75, label %81

75:
  %76 = load i32, ptr %11, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %12, align 4
  br label %81

81:
  %82 = load i32, ptr %11, align 4
  %83 = sub nsw i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = add nsw i32 %86, 1
  %88 = load i32, ptr %12, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %97

90:
  %91 = load i32, ptr %11, align 4
  %92 = sub nsw i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %12, align 4
  br label %97

97:
  %98 = load i32, ptr %12, align 4
  %99 = load i32, ptr %11, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %100
  store i32 %98, ptr %101, align 4
  br label %102

102:
  %103 = load i32, ptr %11, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %11, align 4
  br label %41, !llvm.loop !11

105:
  br label %106

106:
  %107 = load i32, ptr %9, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %9, align 4
  br label %32, !llvm.loop !12

109:
  %110 = load i32, ptr %6, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %111
  %113 = load i32, ptr %112, align 4
  ret i32 %113
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @subsequence(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = call i64 @strlen(ptr noundef %14) #5
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  %17 = load ptr, ptr %5, align 8
  %18 = call i64 @strlen(ptr noundef %17) #5
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %8, align 4
  %20 = load i32, ptr %7, align 4
  store i32 %20, ptr %9, align 4
  br label %21

21:
  %22 = load i32, ptr %9, align 4
  %23 = icmp sge i32 %22, 0
  br i1 %23, label %24, label %126

24:
  %25 = load i32, ptr %8, align 4
  store i32 %25, ptr %10, align 4
  br label %26

26:
  %27 = load i32, ptr %10, align 4
  %28 = icmp sge i32 %27, 0
  br i1 %28, label %29, label %122

29:
  %30 = load i32, ptr %9, align 4
  %31 = load i32, ptr %7, align 4
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %37, label %33

33:
  %34 = load i32, ptr %10, align 4
  %35 = load i32, ptr %8, align 4
  %36 = icmp eq i32 %34, %35
  br i1 %36, label %37, label %38

37:
  br label %110

38:
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %39, i64 %41
  %43 = load i8, ptr %42, align 1
  %44 = sext i8 %43 to i32
  %45 = load ptr, ptr %5, align 8
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %45, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = sext i8 %49 to i32
  %51 = icmp eq i32 %44, %50
  br i1 %51, label %52, label %66

52:
  %53 = load i32, ptr %9, align 4
  %54 = add nsw i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %55
  %57 = load i32, ptr %10, align 4
  %58 = add nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [64 x i8], ptr %56, i64 0, i64 %59
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = add nsw i32 %62, 1
  %64 = trunc i32 %63 to i8
  %65 = zext i8 %64 to i32
  br label %108

66:
  %67 = load i32, ptr %9, align 4
  %68 = add nsw i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %69
  %71 = load i32, ptr %10, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [64 x i8], ptr %70, i64 0, i64 %72
  %74 = load i8, ptr %73, align 1
  %75 = zext i8 %74 to i32
  %76 = load i32, ptr %9, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %77
  %79 = load i32, ptr %10, align 4
  %80 = add nsw i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [64 x i8], ptr %78, i64 0, i64 %81
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i32
  %85 = icmp sgt i32 %75, %84
  br i1 %85, label %86, label %96

86:
  %87 = load i32, ptr %9, align 4
  %88 = add nsw i32 %87, 1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %89
  %91 = load i32, ptr %10, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [64 x i8], ptr %90, i64 0, i64 %92
  %94 = load i8, ptr %93, align 1
  %95 = zext i8 %94 to i32
  br label %106

96:
  %97 = load i32, ptr %9, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %98
  %100 = load i32, ptr %10, align 4
  %101 = add nsw i32 %100, 1
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [64 x i8], ptr %99, i64 0, i64 %102
  %104 = load i8, ptr %103, align 1
  %105 = zext i8 %104 to i32
  br label %106

106:
  %107 = phi i32 [ %95, %86 ], [ %105, %96 ]
  br label %108

108:
  %109 = phi i32 [ %65, %52 ], [ %107, %106 ]
  br label %110

110:
  %111 = phi i32 [ 0, %37 ], [ %109, %108 ]
  %112 = trunc i32 %111 to i8
  %113 = load i32, ptr %9, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %114
  %116 = load i32, ptr %10, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [64 x i8], ptr %115, i64 0, i64 %117
  store i8 %112, ptr %118, align 1
  br label %119

119:
  %120 = load i32, ptr %10, align 4
  %121 = add nsw i32 %120, -1
  store i32 %121, ptr %10, align 4
  br label %26, !llvm.loop !13

122:
  br label %123

123:
  %124 = load i32, ptr %9, align 4
  %125 = add nsw i32 %124, -1
  store i32 %125, ptr %9, align 4
  br label %21, !llvm.loop !14

126:
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %127

127:
  %128 = load i32, ptr %11, align 4
  %129 = load i32, ptr %7, align 4
  %130 = icmp slt i32 %128, %129
  br i1 %130, label %131, label %135

131:
  %132 = load i32, ptr %12, align 4
  %133 = load i32, ptr %8, align 4
  %134 = icmp slt i32 %132, %133
  br label %135

135:
  %136 = phi i1 [ false, %127 ], [ %134, %131 ]
  br i1 %136, label %137, label %193

137:
  %138 = load ptr, ptr %4, align 8
  %139 = load i32, ptr %11, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %138, i64 %140
  %142 = load i8, ptr %141, align 1
  %143 = sext i8 %142 to i32
  %144 = load ptr, ptr %5, align 8
  %145 = load i32, ptr %12, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr %144, i64 %146
  %148 = load i8, ptr %147, align 1
  %149 = sext i8 %148 to i32
  %150 = icmp eq i32 %143, %149
  br i1 %150, label %151, label %165

151:
  %152 = load ptr, ptr %4, align 8
  %153 = load i32, ptr %11, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %11, align 4
  %155 = sext i32 %153 to i64
  %156 = getelementptr inbounds i8, ptr %152, i64 %155
  %157 = load i8, ptr %156, align 1
  %158 = load ptr, ptr %6, align 8
  %159 = load i32, ptr %13, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %13, align 4
  %161 = sext i32 %159 to i64
  %162 = getelementptr inbounds i8, ptr %158, i64 %161
  store i8 %157, ptr %162, align 1
  %163 = load i32, ptr %12, align 4
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %12, align 4
  br label %192

165:
  %166 = load i32, ptr %11, align 4
  %167 = add nsw i32 %166, 1
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %168
  %170 = load i32, ptr %12, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [64 x i8], ptr %169, i64 0, i64 %171
  %173 = load i8, ptr %172, align 1
  %174 = zext i8 %173 to i32
  %175 = load i32, ptr %11, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %176
  %178 = load i32, ptr %12, align 4
  %179 = add nsw i32 %178, 1
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [64 x i8], ptr %177, i64 0, i64 %180
  %182 = load i8, ptr %181, align 1
  %183 = zext i8 %182 to i32
  %184 = icmp sge i32 %174, %183
  br i1 %184, label %185, label %188

185:
  %186 = load i32, ptr %11, align 4
  %187 = add nsw i32 %186, 1
  store i32 %187, ptr %11, align 4
  br label %191

188:
  %189 = load i32, ptr %12, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %12, align 4
  br label %191

191:
  br label %192

192:
  br label %127, !llvm.loop !15

193:
  %194 = load ptr, ptr %6, align 8
  %195 = load i32, ptr %13, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds i8, ptr %194, i64 %196
  store i8 0, ptr %197, align 1
  %198 = load i8, ptr @subsequence.len, align 16
  %199 = zext i8 %198 to i32
  ret i32 %199
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @knapsack(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void @llvm.memset.p0.i64(ptr align 16 @knapsack.best, i8 0, i64 2004, i1 false)
  store i32 0, ptr %9, align 4
  br label %11

11:
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %75

15:
  %16 = load i32, ptr %8, align 4
  store i32 %16, ptr %10, align 4
  br label %17

17:
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = icmp sge i32 %18, %23
  br i1 %24, label %25, label %71

25:
  %26 = load i32, ptr %10, align 4
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = sub nsw i32 %26, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = add nsw i32 %35, %40
  %42 = load i32, ptr %10, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = icmp sgt i32 %41, %45
  br i1 %46, label %47, label %67

47:
  %48 = load i32, ptr %10, align 4
  %49 = load ptr, ptr %5, align 8
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = sub nsw i32 %48, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = load ptr, ptr %6, align 8
  %59 = load i32, ptr %9, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = add nsw i32 %57, %62
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %65
  store i32 %63, ptr %66, align 4
  br label %67

67:
  br label %68

68:
  %69 = load i32, ptr %10, align 4
  %70 = add nsw i32 %69, -1
  store i32 %70, ptr %10, align 4
  br label %17, !llvm.loop !16

71:
  br label %72

72:
  %73 = load i32, ptr %9, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %9, align 4
  br label %11, !llvm.loop !17

75:
  %76 = load i32, ptr %8, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  ret i32 %79
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @components(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %11 = load i32, ptr %4, align 4
  store i32 %11, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %12

12:
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %4, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %24

16:
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %19
  store i32 %17, ptr %20, align 4
  br label %21

21:
  %22 = load i32, ptr %8, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %8, align 4
  br label %12, !llvm.loop !18

24:
  br label %25

25:
  %26 = load i32, ptr %5, align 4
  %27 = add nsw i32 %26, -1
  store i32 %27, ptr %5, align 4
  %28 = icmp ne i32 %26, 0
  br i1 %28, label %29, label %54

29:
  %30 = load i32, ptr %6, align 4
  %31 = mul i32 %30, 1664525
  %32 = add i32 %31, 1013904223
  store i32 %32, ptr %6, align 4
  %33 = load i32, ptr %6, align 4
  %34 = lshr i32 %33, 8
  %35 = load i32, ptr %4, align 4
  %36 = urem i32 %34, %35
  %37 = call i32 @find(i32 noundef %36)
  store i32 %37, ptr %9, align 4
  %38 = load i32, ptr %6, align 4
  %39 = lshr i32 %38, 20
  %40 = load i32, ptr %4, align 4
  %41 = urem i32 %39, %40
  %42 = call i32 @find(i32 noundef %41)
  store i32 %42, ptr %10, align 4
  %43 = load i32, ptr %9, align 4
  %44 = load i32, ptr %10, align 4
  %45 = icmp ne i32 %43, %44
  br i1 %45, label %46, label %53

46:
  %47 = load i32, ptr %10, align 4
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %49
  store i32 %47, ptr %50, align 4
  %51 = load i32, ptr %7, align 4
  %52 = add nsw i32 %51, -1
  store i32 %52, ptr %7, align 4
  br label %53

53:
  br label %25, !llvm.loop !19

54:
  %55 = load i32, ptr %7, align 4
  ret i32 %55
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @huffman(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [256 x %struct.node], align 16
  %6 = alloca i32, align 4
  %7 = alloca [128 x i32], align 16
  %8 = alloca i32, align 4
  %9 = alloca [128 x i64], align 16
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.node, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.node, align 8
  %21 = alloca [64 x %struct.anon], align 16
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  store i32 0, ptr %8, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %9, i8 0, i64 1024, i1 false)
  store i64 0, ptr %10, align 8
  %27 = load ptr, ptr %3, align 8
  store ptr %27, ptr %11, align 8
  br label %28

28:
  %29 = load ptr, ptr %11, align 8
  %30 = load i8, ptr %29, align 1
  %31 = icmp ne i8 %30, 0
  br i1 %31, label %32, label %44

32:
  %33 = load ptr, ptr %11, align 8
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = and i32 %35, 127
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [128 x i64], ptr %9, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, 1
  store i64 %40, ptr %38, align 8
  br label %41

41:
  %42 = load ptr, ptr %11, align 8
  %43 = getelementptr inbounds i8, ptr %42, i32 1
  store ptr %43, ptr %11, align 8
  br label %28, !llvm.loop !20

44:
  store i32 0, ptr %12, align 4
  br label %45

45:
  %46 = load i32, ptr %12, align 4
  %47 = icmp slt i32 %46, 128
  br i1 %47, label %48, label %77

48:
  %49 = load i32, ptr %12, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [128 x i64], ptr %9, i64 0, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = icmp ne i64 %52, 0
  br i1 %53, label %54, label %73

54:
  %55 = load i32, ptr %6, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %56
  %58 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0
  %59 = load i32, ptr %12, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [128 x i64], ptr %9, i64 0, i64 %60
  %62 = load i64, ptr %61, align 8
  store i64 %62, ptr %58, align 8
  %63 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1
  store i32 -1, ptr %63, align 8
  %64 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 2
  store i32 -1, ptr %64, align 4
  %65 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 3
  %66 = load i32, ptr %12, align 4
  store i32 %66, ptr %65, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %13, i64 24, i1 false)
  %67 = load i32, ptr %6, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %6, align 4
  %69 = load i32, ptr %8, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %8, align 4
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %71
  store i32 %67, ptr %72, align 4
  br label %73

73:
  br label %74

74:
  %75 = load i32, ptr %12, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %12, align 4
  br label %45, !llvm.loop !21

77:
  br label %78

78:
  %79 = load i32, ptr %8, align 4
  %80 = icmp sgt i32 %79, 1
  br i1 %80, label %81, label %185

81:
  store i32 0, ptr %14, align 4
  br label %82

82:
  %83 = load i32, ptr %14, align 4
  %84 = icmp slt i32 %83, 2
  br i1 %84, label %85, label %146

85:
  %86 = load i32, ptr %8, align 4
  %87 = sub nsw i32 %86, 1
  %88 = load i32, ptr %14, align 4
  %89 = sub nsw i32 %87, %88
  store i32 %89, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %90

90:
  %91 = load i32, ptr %16, align 4
  %92 = load i32, ptr %8, align 4
  %93 = sub nsw i32 %92, 1
  %94 = load i32, ptr %14, align 4
  %95 = sub nsw i32 %93, %94
  %96 = icmp slt i32 %91, %95
  br i1 %96, label %97, label %121

97:
  %98 = load i32, ptr %16, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %102
  %104 = getelementptr inbounds %struct.node, ptr %103, i32 0, i32 0
  %105 = load i64, ptr %104, align 8
  %106 = load i32, ptr %15, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %110
  %112 = getelementptr inbounds %struct.node, ptr %111, i32 0, i32 0
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %105, %113
  br i1 %114, label %115, label %117

115:
  %116 = load i32, ptr %16, align 4
  store i32 %116, ptr %15, align 4
  br label %117

117:
  br label %118

118:
  %119 = load i32, ptr %16, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %16, align 4
  br label %90, !llvm.loop !22

121:
  %122 = load i32, ptr %15, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %123
  %125 = load i32, ptr %124, align 4
  store i32 %125, ptr %17, align 4
  %126 = load i32, ptr %8, align 4
  %127 = sub nsw i32 %126, 1
  %128 = load i32, ptr %14, align 4
  %129 = sub nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %130
  %132 = load i32, ptr %131, align 4
  %133 = load i32, ptr %15, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %134
  store i32 %132, ptr %135, align 4
  %136 = load i32, ptr %17, align 4
  %137 = load i32, ptr %8, align 4
  %138 = sub nsw i32 %137, 1
  %139 = load i32, ptr %14, align 4
  %140 = sub nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %141
  store i32 %136, ptr %142, align 4
  br label %143

143:
  %144 = load i32, ptr %14, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %14, align 4
  br label %82, !llvm.loop !23

146:
  %147 = load i32, ptr %8, align 4
  %148 = sub nsw i32 %147, 1
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %149
  %151 = load i32, ptr %150, align 4
  store i32 %151, ptr %18, align 4
  %152 = load i32, ptr %8, align 4
  %153 = sub nsw i32 %152, 2
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %154
  %156 = load i32, ptr %155, align 4
  store i32 %156, ptr %19, align 4
  %157 = load i32, ptr %6, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %158
  %160 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0
  %161 = load i32, ptr %18, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %162
  %164 = getelementptr inbounds %struct.node, ptr %163, i32 0, i32 0
  %165 = load i64, ptr %164, align 8
  %166 = load i32, ptr %19, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %167
  %169 = getelementptr inbounds %struct.node, ptr %168, i32 0, i32 0
  %170 = load i64, ptr %169, align 8
  %171 = add nsw i64 %165, %170
  store i64 %171, ptr %160, align 8
  %172 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 1
  %173 = load i32, ptr %18, align 4
  store i32 %173, ptr %172, align 8
  %174 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 2
  %175 = load i32, ptr %19, align 4
  store i32 %175, ptr %174, align 4
  %176 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 3
  store i32 -1, ptr %176, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %159, ptr align 8 %20, i64 24, i1 false)
  %177 = load i32, ptr %8, align 4
  %178 = sub nsw i32 %177, 2
  store i32 %178, ptr %8, align 4
  %179 = load i32, ptr %6, align 4
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr %6, align 4
  %181 = load i32, ptr %8, align 4
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %8, align 4
  %183 = sext i32 %181 to i64
  %184 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %183
  store i32 %179, ptr %184, align 4
  br label %78, !llvm.loop !24

185:
  store i32 0, ptr %22, align 4
  %186 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 0
  %187 = load i32, ptr %186, align 16
  %188 = load i32, ptr %22, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %189
  %191 = getelementptr inbounds %struct.anon, ptr %190, i32 0, i32 0
  store i32 %187, ptr %191, align 4
  %192 = load i32, ptr %22, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %193
  %195 = getelementptr inbounds %struct.anon, ptr %194, i32 0, i32 1
  store i32 0, ptr %195, align 4
  %196 = load i32, ptr %22, align 4
  %197 = add nsw i32 %196, 1
  store i32 %197, ptr %22, align 4
  %198 = sext i32 %196 to i64
  %199 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %198
  %200 = getelementptr inbounds %struct.anon, ptr %199, i32 0, i32 2
  store i32 0, ptr %200, align 4
  br label %201

201:
  %202 = load i32, ptr %22, align 4
  %203 = icmp sgt i32 %202, 0
  br i1 %203, label %204, label %324

204:
  %205 = load i32, ptr %22, align 4
  %206 = add nsw i32 %205, -1
  store i32 %206, ptr %22, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %207
  %209 = getelementptr inbounds %struct.anon, ptr %208, i32 0, i32 0
  %210 = load i32, ptr %209, align 4
  store i32 %210, ptr %23, align 4
  %211 = load i32, ptr %22, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %212
  %214 = getelementptr inbounds %struct.anon, ptr %213, i32 0, i32 1
  %215 = load i32, ptr %214, align 4
  store i32 %215, ptr %24, align 4
  %216 = load i32, ptr %22, align 4
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %217
  %219 = getelementptr inbounds %struct.anon, ptr %218, i32 0, i32 2
  %220 = load i32, ptr %219, align 4
  store i32 %220, ptr %25, align 4
  %221 = load i32, ptr %23, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %222
  %224 = getelementptr inbounds %struct.node, ptr %223, i32 0, i32 3
  %225 = load i32, ptr %224, align 8
  %226 = icmp sge i32 %225, 0
  br i1 %226, label %227, label %278

227:
  store i32 0, ptr %26, align 4
  br label %228

228:
  %229 = load i32, ptr %26, align 4
  %230 = load i32, ptr %24, align 4
  %231 = icmp slt i32 %229, %230
  br i1 %231, label %232, label %256

232:
  %233 = load i32, ptr %25, align 4
  %234 = load i32, ptr %24, align 4
  %235 = sub nsw i32 %234, 1
  %236 = load i32, ptr %26, align 4
  %237 = sub nsw i32 %235, %236
  %238 = lshr i32 %233, %237
  %239 = and i32 %238, 1
  %240 = add i32 48, %239
  %241 = trunc i32 %240 to i8
  %242 = load ptr, ptr %4, align 8
  %243 = load i32, ptr %23, align 4
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %244
  %246 = getelementptr inbounds %struct.node, ptr %245, i32 0, i32 3
  %247 = load i32, ptr %246, align 8
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [16 x i8], ptr %242, i64 %248
  %250 = load i32, ptr %26, align 4
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds [16 x i8], ptr %249, i64 0, i64 %251
  store i8 %241, ptr %252, align 1
  br label %253

253:
  %254 = load i32, ptr %26, align 4
  %255 = add nsw i32 %254, 1
  store i32 %255, ptr %26, align 4
  br label %228, !llvm.loop !25

256:
  %257 = load ptr, ptr %4, align 8
  %258 = load i32, ptr %23, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %259
  %261 = getelementptr inbounds %struct.node, ptr %260, i32 0, i32 3
  %262 = load i32, ptr %261, align 8
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [16 x i8], ptr %257, i64 %263
  %265 = load i32, ptr %24, align 4
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds [16 x i8], ptr %264, i64 0, i64 %266
  store i8 0, ptr %267, align 1
  %268 = load i32, ptr %24, align 4
  %269 = sext i32 %268 to i64
  %270 = load i32, ptr %23, align 4
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %271
  %273 = getelementptr inbounds %struct.node, ptr %272, i32 0, i32 0
  %274 = load i64, ptr %273, align 8
  %275 = mul nsw i64 %269, %274
  %276 = load i64, ptr %10, align 8
  %277 = add nsw i64 %276, %275
  store i64 %277, ptr %10, align 8
  br label %201, !llvm.loop !26

278:
  %279 = load i32, ptr %23, align 4
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %280
  %282 = getelementptr inbounds %struct.node, ptr %281, i32 0, i32 2
  %283 = load i32, ptr %282, align 4
  %284 = load i32, ptr %22, align 4
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %285
  %287 = getelementptr inbounds %struct.anon, ptr %286, i32 0, i32 0
  store i32 %283, ptr %287, align 4
  %288 = load i32, ptr %24, align 4
  %289 = add nsw i32 %288, 1
  %290 = load i32, ptr %22, align 4
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %291
  %293 = getelementptr inbounds %struct.anon, ptr %292, i32 0, i32 1
  store i32 %289, ptr %293, align 4
  %294 = load i32, ptr %25, align 4
  %295 = shl i32 %294, 1
  %296 = or i32 %295, 1
  %297 = load i32, ptr %22, align 4
  %298 = add nsw i32 %297, 1
  store i32 %298, ptr %22, align 4
  %299 = sext i32 %297 to i64
  %300 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %299
  %301 = getelementptr inbounds %struct.anon, ptr %300, i32 0, i32 2
  store i32 %296, ptr %301, align 4
  %302 = load i32, ptr %23, align 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [256 x %struct.node], ptr %5, i64 0, i64 %303
  %305 = getelementptr inbounds %struct.node, ptr %304, i32 0, i32 1
  %306 = load i32, ptr %305, align 8
  %307 = load i32, ptr %22, align 4
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %308
  %310 = getelementptr inbounds %struct.anon, ptr %309, i32 0, i32 0
  store i32 %306, ptr %310, align 4
  %311 = load i32, ptr %24, align 4
  %312 = add nsw i32 %311, 1
  %313 = load i32, ptr %22, align 4
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %314
  %316 = getelementptr inbounds %struct.anon, ptr %315, i32 0, i32 1
  store i32 %312, ptr %316, align 4
  %317 = load i32, ptr %25, align 4
  %318 = shl i32 %317, 1
  %319 = load i32, ptr %22, align 4
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %22, align 4
  %321 = sext i32 %319 to i64
  %322 = getelementptr inbounds [64 x %struct.anon], ptr %21, i64 0, i64 %321
  %323 = getelementptr inbounds %struct.anon, ptr %322, i32 0, i32 2
  store i32 %318, ptr %323, align 4
  br label %201, !llvm.loop !26

324:
  %325 = load i64, ptr %10, align 8
  ret i64 %325
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @nextPermutation(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load i32, ptr %5, align 4
  %10 = sub nsw i32 %9, 2
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %5, align 4
  %12 = sub nsw i32 %11, 1
  store i32 %12, ptr %7, align 4
  br label %13

13:
  %14 = load i32, ptr %6, align 4
  %15 = icmp sge i32 %14, 0
  br i1 %15, label %16, label %31

16:
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %6, align 4
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %23, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i32
  %30 = icmp sge i32 %22, %29
  br label %31

31:
  %32 = phi i1 [ false, %13 ], [ %30, %16 ]
  br i1 %32, label %33, label %36

33:
  %34 = load i32, ptr %6, align 4
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %6, align 4
  br label %13, !llvm.loop !27

36:
  %37 = load i32, ptr %6, align 4
  %38 = icmp slt i32 %37, 0
  br i1 %38, label %39, label %40

39:
  store i32 0, ptr %3, align 4
  br label %112

40:
  br label %41

41:
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %7, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %42, i64 %44
  %46 = load i8, ptr %45, align 1
  %47 = sext i8 %46 to i32
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %6, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %48, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  %54 = icmp sle i32 %47, %53
  br i1 %54, label %55, label %58

55:
  %56 = load i32, ptr %7, align 4
  %57 = add nsw i32 %56, -1
  store i32 %57, ptr %7, align 4
  br label %41, !llvm.loop !28

58:
  %59 = load ptr, ptr %4, align 8
  %60 = load i32, ptr %6, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr %59, i64 %61
  %63 = load i8, ptr %62, align 1
  store i8 %63, ptr %8, align 1
  %64 = load ptr, ptr %4, align 8
  %65 = load i32, ptr %7, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %64, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = load ptr, ptr %4, align 8
  %70 = load i32, ptr %6, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  store i8 %68, ptr %72, align 1
  %73 = load i8, ptr %8, align 1
  %74 = load ptr, ptr %4, align 8
  %75 = load i32, ptr %7, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %74, i64 %76
  store i8 %73, ptr %77, align 1
  %78 = load i32, ptr %6, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %6, align 4
  %80 = load i32, ptr %5, align 4
  %81 = sub nsw i32 %80, 1
  store i32 %81, ptr %7, align 4
  br label %82

82:
  %83 = load i32, ptr %6, align 4
  %84 = load i32, ptr %7, align 4
  %85 = icmp slt i32 %83, %84
  br i1 %85, label %86, label %111

86:
  %87 = load ptr, ptr %4, align 8
  %88 = load i32, ptr %6, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr %87, i64 %89
  %91 = load i8, ptr %90, align 1
  store i8 %91, ptr %8, align 1
  %92 = load ptr, ptr %4, align 8
  %93 = load i32, ptr %7, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr %92, i64 %94
  %96 = load i8, ptr %95, align 1
  %97 = load ptr, ptr %4, align 8
  %98 = load i32, ptr %6, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr %97, i64 %99
  store i8 %96, ptr %100, align 1
  %101 = load i8, ptr %8, align 1
  %102 = load ptr, ptr %4, align 8
  %103 = load i32, ptr %7, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i8, ptr %102, i64 %104
  store i8 %101, ptr %105, align 1
  br label %106

106:
  %107 = load i32, ptr %6, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %6, align 4
  %109 = load i32, ptr %7, align 4
  %110 = add nsw i32 %109, -1
  store i32 %110, ptr %7, align 4
  br label %82, !llvm.loop !29

111:
  store i32 1, ptr %3, align 4
  br label %112

112:
  %113 = load i32, ptr %3, align 4
  ret i32 %113
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sieve(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  call void @llvm.memset.p0.i64(ptr align 16 @sieve.composite, i8 0, i64 4000, i1 false)
  store i32 2, ptr %4, align 4
  br label %6

6:
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %2, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %49

10:
  %11 = load i32, ptr %4, align 4
  %12 = ashr i32 %11, 5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1000 x i32], ptr @sieve.composite, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = load i32, ptr %4, align 4
  %17 = and i32 %16, 31
  %18 = lshr i32 %15, %17
  %19 = and i32 %18, 1
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:
  br label %46

22:
  %23 = load i32, ptr %3, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %3, align 4
  %25 = load i32, ptr %4, align 4
  %26 = mul nsw i32 2, %25
  store i32 %26, ptr %5, align 4
  br label %27

27:
  %28 = load i32, ptr %5, align 4
  %29 = load i32, ptr %2, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %45

31:
  %32 = load i32, ptr %5, align 4
  %33 = and i32 %32, 31
  %34 = shl i32 1, %33
  %35 = load i32, ptr %5, align 4
  %36 = ashr i32 %35, 5
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [1000 x i32], ptr @sieve.composite, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = or i32 %39, %34
  store i32 %40, ptr %38, align 4
  br label %41

41:
  %42 = load i32, ptr %4, align 4
  %43 = load i32, ptr %5, align 4
  %44 = add nsw i32 %43, %42
  store i32 %44, ptr %5, align 4
  br label %27, !llvm.loop !30

45:
  br label %46

46:
  %47 = load i32, ptr %4, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %4, align 4
  br label %6, !llvm.loop !31

49:
  %50 = load i32, ptr %3, align 4
  ret i32 %50
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @ackermann(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = load i32, ptr %4, align 4
  %9 = add i32 %8, 1
  br label %27

10:
  %11 = load i32, ptr %4, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:
  %14 = load i32, ptr %3, align 4
  %15 = sub i32 %14, 1
  %16 = call i32 @ackermann(i32 noundef %15, i32 noundef 1)
  br label %25

17:
  %18 = load i32, ptr %3, align 4
  %19 = sub i32 %18, 1
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %4, align 4
  %22 = sub i32 %21, 1
  %23 = call i32 @ackermann(i32 noundef %20, i32 noundef %22)
  %24 = call i32 @ackermann(i32 noundef %19, i32 noundef %23)
  br label %25

25:
  %26 = phi i32 [ %16, %13 ], [ %24, %17 ]
  br label %27

27:
  %28 = phi i32 [ %9, %7 ], [ %26, %25 ]
  ret i32 %28
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hanoi(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  %11 = load i32, ptr %6, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:
  store i32 0, ptr %5, align 4
  br label %48

14:
  %15 = load i32, ptr %6, align 4
  %16 = sub nsw i32 %15, 1
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %7, align 4
  %19 = sub nsw i32 3, %18
  %20 = load i32, ptr %8, align 4
  %21 = sub nsw i32 %19, %20
  %22 = load ptr, ptr %9, align 8
  %23 = call i32 @hanoi(i32 noundef %16, i32 noundef %17, i32 noundef %21, ptr noundef %22)
  store i32 %23, ptr %10, align 4
  %24 = load ptr, ptr %9, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %28, -1
  store i32 %29, ptr %27, align 4
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %33, align 4
  %36 = load i32, ptr %10, align 4
  %37 = add nsw i32 %36, 1
  %38 = load i32, ptr %6, align 4
  %39 = sub nsw i32 %38, 1
  %40 = load i32, ptr %7, align 4
  %41 = sub nsw i32 3, %40
  %42 = load i32, ptr %8, align 4
  %43 = sub nsw i32 %41, %42
  %44 = load i32, ptr %8, align 4
  %45 = load ptr, ptr %9, align 8
  %46 = call i32 @hanoi(i32 noundef %39, i32 noundef %43, i32 noundef %44, ptr noundef %45)
  %47 = add nsw i32 %37, %46
  store i32 %47, ptr %5, align 4
  br label %48

48:
  %49 = load i32, ptr %5, align 4
  ret i32 %49
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @find(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  br label %3

3:
  %4 = load i32, ptr %2, align 4
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = load i32, ptr %2, align 4
  %9 = icmp ne i32 %7, %8
  br i1 %9, label %10, label %21

10:
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %2, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %19
  store i32 %17, ptr %20, align 4
  store i32 %17, ptr %2, align 4
  br label %3, !llvm.loop !32

21:
  %22 = load i32, ptr %2, align 4
  ret i32 %22
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
