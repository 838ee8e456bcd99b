; ModuleID = 'sha.c'
source_filename = "sha.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.algorithm = type { ptr, ptr, i32, i32, [8 x i32] }

@main.data = internal global [3000 x i8] zeroinitializer, align 16
@algorithms = internal global [3 x %struct.algorithm] [%struct.algorithm { ptr @.str.4, ptr @sha256, i32 8, i32 1, [8 x i32] zeroinitializer }, %struct.algorithm { ptr @.str.5, ptr @sha1, i32 5, i32 1, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 -1009589776, i32 0, i32 0, i32 0] }, %struct.algorithm { ptr @.str.6, ptr @md5, i32 4, i32 0, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 0, i32 0, i32 0, i32 0] }], align 16
@start256 = internal global [8 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%-7s\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%08x\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c" %08x\0A\00", align 1
@k256 = internal global [64 x i32] zeroinitializer, align 16
@sines = internal global [64 x i32] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [7 x i8] c"sha256\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"sha1\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"md5\00", align 1
@md5.shift = internal constant [16 x i8] c"\07\0C\11\16\05\09\0E\14\04\0B\10\17\06\0A\0F\15", align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [8 x i32], align 16
  %8 = alloca [3 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %14 = load i32, ptr %4, align 4
  %15 = icmp sgt i32 %14, 1
  br i1 %15, label %16, label %21

16:
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds ptr, ptr %17, i64 1
  %19 = load ptr, ptr %18, align 8
  %20 = call i32 @atoi(ptr noundef %19) #6
  br label %22

21:
  br label %22

22:
  %23 = phi i32 [ %20, %16 ], [ 2, %21 ]
  store i32 %23, ptr %6, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %8, i8 0, i64 12, i1 false)
  call void @constants()
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 getelementptr inbounds (%struct.algorithm, ptr @algorithms, i32 0, i32 4), ptr align 16 @start256, i64 32, i1 false)
  store i32 0, ptr %9, align 4
  br label %24

24:
  %25 = load i32, ptr %9, align 4
  %26 = icmp slt i32 %25, 3000
  br i1 %26, label %27, label %38

27:
  %28 = load i32, ptr %9, align 4
  %29 = mul nsw i32 %28, 251
  %30 = ashr i32 %29, 3
  %31 = trunc i32 %30 to i8
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [3000 x i8], ptr @main.data, i64 0, i64 %33
  store i8 %31, ptr %34, align 1
  br label %35

35:
  %36 = load i32, ptr %9, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %9, align 4
  br label %24, !llvm.loop !6

38:
  store i32 0, ptr %10, align 4
  br label %39

39:
  %40 = load i32, ptr %10, align 4
  %41 = load i32, ptr %6, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %77

43:
  store i32 0, ptr %11, align 4
  br label %44

44:
  %45 = load i32, ptr %11, align 4
  %46 = icmp slt i32 %45, 3
  br i1 %46, label %47, label %73

47:
  %48 = load i32, ptr %11, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %49
  %51 = load i32, ptr %10, align 4
  %52 = srem i32 %51, 130
  %53 = sext i32 %52 to i64
  %54 = sub i64 3000, %53
  %55 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  call void @digest(ptr noundef %50, ptr noundef @main.data, i64 noundef %54, ptr noundef %55)
  %56 = load i32, ptr %11, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [3 x i32], ptr %8, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = call i32 @rotl(i32 noundef %59, i32 noundef 3)
  %61 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  %62 = load i32, ptr %61, align 16
  %63 = xor i32 %60, %62
  %64 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 3
  %65 = load i32, ptr %64, align 4
  %66 = xor i32 %63, %65
  %67 = load i32, ptr %11, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [3 x i32], ptr %8, i64 0, i64 %68
  store i32 %66, ptr %69, align 4
  br label %70

70:
  %71 = load i32, ptr %11, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %11, align 4
  br label %44, !llvm.loop !8

73:
  br label %74

74:
  %75 = load i32, ptr %10, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %10, align 4
  br label %39, !llvm.loop !9

77:
  store i32 0, ptr %12, align 4
  br label %78

78:
  %79 = load i32, ptr %12, align 4
  %80 = icmp slt i32 %79, 3
  br i1 %80, label %81, label %133

81:
  %82 = load i32, ptr %12, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %83
  %85 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  call void @digest(ptr noundef %84, ptr noundef @.str, i64 noundef 3, ptr noundef %85)
  %86 = load i32, ptr %12, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %87
  %89 = getelementptr inbounds %struct.algorithm, ptr %88, i32 0, i32 0
  %90 = load ptr, ptr %89, align 8
  %91 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %90)
  store i32 0, ptr %13, align 4
  br label %92

92:
  %93 = load i32, ptr %13, align 4
  %94 = load i32, ptr %12, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %95
  %97 = getelementptr inbounds %struct.algorithm, ptr %96, i32 0, i32 2
  %98 = load i32, ptr %97, align 8
  %99 = icmp slt i32 %93, %98
  br i1 %99, label %100, label %124

100:
  %101 = load i32, ptr %12, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %102
  %104 = getelementptr inbounds %struct.algorithm, ptr %103, i32 0, i32 3
  %105 = load i32, ptr %104, align 4
  %106 = icmp ne i32 %105, 0
  br i1 %106, label %107, label %112

107:
  %108 = load i32, ptr %13, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %109
  %111 = load i32, ptr %110, align 4
  br label %118

112:
  %113 = load i32, ptr %13, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = call i32 @llvm.bswap.i32(i32 %116)
  br label %118

118:
  %119 = phi i32 [ %111, %107 ], [ %117, %112 ]
  %120 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %119)
  br label %121

121:
  %122 = load i32, ptr %13, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %13, align 4
  br label %92, !llvm.loop !10

124:
  %125 = load i32, ptr %12, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [3 x i32], ptr %8, i64 0, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %128)
  br label %130

130:
  %131 = load i32, ptr %12, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %12, align 4
  br label %78, !llvm.loop !11

133:
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @constants() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  store i32 2, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %11

11:
  %12 = load i32, ptr %2, align 4
  %13 = icmp ult i32 %12, 64
  br i1 %13, label %14, label %55

14:
  store i32 1, ptr %3, align 4
  store i32 2, ptr %4, align 4
  br label %15

15:
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %4, align 4
  %18 = mul i32 %16, %17
  %19 = load i32, ptr %1, align 4
  %20 = icmp ule i32 %18, %19
  br i1 %20, label %21, label %32

21:
  %22 = load i32, ptr %1, align 4
  %23 = load i32, ptr %4, align 4
  %24 = urem i32 %22, %23
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = load i32, ptr %3, align 4
  %28 = and i32 %27, %26
  store i32 %28, ptr %3, align 4
  br label %29

29:
  %30 = load i32, ptr %4, align 4
  %31 = add i32 %30, 1
  store i32 %31, ptr %4, align 4
  br label %15, !llvm.loop !12

32:
  %33 = load i32, ptr %3, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %36, label %35

35:
  br label %52

36:
  %37 = load i32, ptr %2, align 4
  %38 = icmp ult i32 %37, 8
  br i1 %38, label %39, label %45

39:
  %40 = load i32, ptr %1, align 4
  %41 = call i32 @root(i32 noundef %40, i32 noundef 0)
  %42 = load i32, ptr %2, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds [8 x i32], ptr @start256, i64 0, i64 %43
  store i32 %41, ptr %44, align 4
  br label %45

45:
  %46 = load i32, ptr %1, align 4
  %47 = call i32 @root(i32 noundef %46, i32 noundef 1)
  %48 = load i32, ptr %2, align 4
  %49 = add i32 %48, 1
  store i32 %49, ptr %2, align 4
  %50 = zext i32 %48 to i64
  %51 = getelementptr inbounds [64 x i32], ptr @k256, i64 0, i64 %50
  store i32 %47, ptr %51, align 4
  br label %52

52:
  %53 = load i32, ptr %1, align 4
  %54 = add i32 %53, 1
  store i32 %54, ptr %1, align 4
  br label %11, !llvm.loop !13

55:
  store i32 0, ptr %5, align 4
  br label %56

56:
  %57 = load i32, ptr %5, align 4
  %58 = icmp slt i32 %57, 64
  br i1 %58, label %59, label %113

59:
  %60 = load i32, ptr %5, align 4
  %61 = add nsw i32 %60, 1
  %62 = sitofp i32 %61 to double
  store double %62, ptr %6, align 8
  store double 0.000000e+00, ptr %8, align 8
  br label %63

63:
  %64 = load double, ptr %6, align 8
  %65 = fcmp ogt double %64, 0x400921FB54442D18
  br i1 %65, label %66, label %69

66:
  %67 = load double, ptr %6, align 8
  %68 = fsub double %67, 0x401921FB54442D18
  store double %68, ptr %6, align 8
  br label %63, !llvm.loop !14

69:
  %70 = load double, ptr %6, align 8
  %71 = load double, ptr %6, align 8
  %72 = fmul double %70, %71
  store double %72, ptr %7, align 8
  %73 = load double, ptr %6, align 8
  store double %73, ptr %9, align 8
  store i32 1, ptr %10, align 4
  br label %74

74:
  %75 = load i32, ptr %10, align 4
  %76 = icmp slt i32 %75, 40
  br i1 %76, label %77, label %95

77:
  %78 = load double, ptr %9, align 8
  %79 = load double, ptr %8, align 8
  %80 = fadd double %79, %78
  store double %80, ptr %8, align 8
  %81 = load double, ptr %7, align 8
  %82 = fneg double %81
  %83 = load i32, ptr %10, align 4
  %84 = add nsw i32 %83, 1
  %85 = load i32, ptr %10, align 4
  %86 = add nsw i32 %85, 2
  %87 = mul nsw i32 %84, %86
  %88 = sitofp i32 %87 to double
  %89 = fdiv double %82, %88
  %90 = load double, ptr %9, align 8
  %91 = fmul double %90, %89
  store double %91, ptr %9, align 8
  br label %92

92:
  %93 = load i32, ptr %10, align 4
  %94 = add nsw i32 %93, 2
  store i32 %94, ptr %10, align 4
  br label %74, !llvm.loop !15

95:
  %96 = load double, ptr %8, align 8
  %97 = fcmp olt double %96, 0.000000e+00
  br i1 %97, label %98, label %101

98:
  %99 = load double, ptr %8, align 8
  %100 = fneg double %99
  br label %103

101:
  %102 = load double, ptr %8, align 8
  br label %103

103:
  %104 = phi double [ %100, %98 ], [ %102, %101 ]
  %105 = fmul double %104, 0x41F0000000000000
  %106 = fptoui double %105 to i32
  %107 = load i32, ptr %5, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [64 x i32], ptr @sines, i64 0, i64 %108
  store i32 %106, ptr %109, align 4
  br label %110

110:
  %111 = load i32, ptr %5, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %5, align 4
  br label %56, !llvm.loop !16

113:
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @digest(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca [128 x i8], align 16
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %9, i8 0, i64 128, i1 false)
  %13 = load ptr, ptr %8, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.algorithm, ptr %14, i32 0, i32 4
  %16 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 8 %16, i64 32, i1 false)
  store i64 0, ptr %10, align 8
  br label %17

17:
  %18 = load i64, ptr %10, align 8
  %19 = add i64 %18, 64
  %20 = load i64, ptr %7, align 8
  %21 = icmp ule i64 %19, %20
  br i1 %21, label %22, label %33

22:
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds %struct.algorithm, ptr %23, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %8, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = load i64, ptr %10, align 8
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  call void %25(ptr noundef %26, ptr noundef %29)
  br label %30

30:
  %31 = load i64, ptr %10, align 8
  %32 = add i64 %31, 64
  store i64 %32, ptr %10, align 8
  br label %17, !llvm.loop !17

33:
  %34 = getelementptr inbounds [128 x i8], ptr %9, i64 0, i64 0
  %35 = load ptr, ptr %6, align 8
  %36 = load i64, ptr %10, align 8
  %37 = getelementptr inbounds i8, ptr %35, i64 %36
  %38 = load i64, ptr %7, align 8
  %39 = load i64, ptr %10, align 8
  %40 = sub i64 %38, %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %34, ptr align 1 %37, i64 %40, i1 false)
  %41 = load i64, ptr %7, align 8
  %42 = load i64, ptr %10, align 8
  %43 = sub i64 %41, %42
  %44 = getelementptr inbounds [128 x i8], ptr %9, i64 0, i64 %43
  store i8 -128, ptr %44, align 1
  %45 = load i64, ptr %7, align 8
  %46 = load i64, ptr %10, align 8
  %47 = sub i64 %45, %46
  %48 = icmp ult i64 %47, 56
  %49 = zext i1 %48 to i64
  %50 = select i1 %48, i32 64, i32 128
  %51 = sext i32 %50 to i64
  store i64 %51, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %52

52:
  %53 = load i32, ptr %12, align 4
  %54 = icmp slt i32 %53, 8
  br i1 %54, label %55, label %85

55:
  %56 = load i64, ptr %7, align 8
  %57 = mul i64 %56, 8
  %58 = load i32, ptr %12, align 4
  %59 = mul nsw i32 8, %58
  %60 = zext i32 %59 to i64
  %61 = lshr i64 %57, %60
  %62 = trunc i64 %61 to i8
  %63 = load ptr, ptr %5, align 8
  %64 = getelementptr inbounds %struct.algorithm, ptr %63, i32 0, i32 3
  %65 = load i32, ptr %64, align 4
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %73

67:
  %68 = load i64, ptr %11, align 8
  %69 = sub i64 %68, 1
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = sub i64 %69, %71
  br label %79

73:
  %74 = load i64, ptr %11, align 8
  %75 = sub i64 %74, 8
  %76 = load i32, ptr %12, align 4
  %77 = sext i32 %76 to i64
  %78 = add i64 %75, %77
  br label %79

79:
  %80 = phi i64 [ %72, %67 ], [ %78, %73 ]
  %81 = getelementptr inbounds [128 x i8], ptr %9, i64 0, i64 %80
  store i8 %62, ptr %81, align 1
  br label %82

82:
  %83 = load i32, ptr %12, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %12, align 4
  br label %52, !llvm.loop !18

85:
  store i64 0, ptr %10, align 8
  br label %86

86:
  %87 = load i64, ptr %10, align 8
  %88 = load i64, ptr %11, align 8
  %89 = icmp ult i64 %87, %88
  br i1 %89, label %90, label %101

90:
  %91 = load ptr, ptr %5, align 8
  %92 = getelementptr inbounds %struct.algorithm, ptr %91, i32 0, i32 1
  %93 = load ptr, ptr %92, align 8
  %94 = load ptr, ptr %8, align 8
  %95 = getelementptr inbounds [128 x i8], ptr %9, i64 0, i64 0
  %96 = load i64, ptr %10, align 8
  %97 = getelementptr inbounds i8, ptr %95, i64 %96
  call void %93(ptr noundef %94, ptr noundef %97)
  br label %98

98:
  %99 = load i64, ptr %10, align 8
  %100 = add i64 %99, 64
  store i64 %100, ptr %10, align 8
  br label %86, !llvm.loop !19

101:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotl(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = shl i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = lshr i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @root(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  store i128 0, ptr %5, align 16
  store i128 85899345920, ptr %6, align 16
  br label %9

9:
  %10 = load i128, ptr %6, align 16
  %11 = load i128, ptr %5, align 16
  %12 = sub i128 %10, %11
  %13 = icmp ugt i128 %12, 1
  br i1 %13, label %14, label %50

14:
  %15 = load i128, ptr %5, align 16
  %16 = load i128, ptr %6, align 16
  %17 = add i128 %15, %16
  %18 = udiv i128 %17, 2
  store i128 %18, ptr %7, align 16
  %19 = load i32, ptr %4, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %32

21:
  %22 = load i128, ptr %7, align 16
  %23 = load i128, ptr %7, align 16
  %24 = mul i128 %22, %23
  %25 = load i128, ptr %7, align 16
  %26 = mul i128 %24, %25
  %27 = load i32, ptr %3, align 4
  %28 = zext i32 %27 to i128
  %29 = shl i128 %28, 96
  %30 = icmp ule i128 %26, %29
  %31 = zext i1 %30 to i32
  br label %41

32:
  %33 = load i128, ptr %7, align 16
  %34 = load i128, ptr %7, align 16
  %35 = mul i128 %33, %34
  %36 = load i32, ptr %3, align 4
  %37 = zext i32 %36 to i128
  %38 = shl i128 %37, 64
  %39 = icmp ule i128 %35, %38
  %40 = zext i1 %39 to i32
  br label %41

41:
  %42 = phi i32 [ %31, %21 ], [ %40, %32 ]
  store i32 %42, ptr %8, align 4
  %43 = load i32, ptr %8, align 4
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47

45:
  %46 = load i128, ptr %7, align 16
  store i128 %46, ptr %5, align 16
  br label %49

47:
  %48 = load i128, ptr %7, align 16
  store i128 %48, ptr %6, align 16
  br label %49

49:
  br label %9, !llvm.loop !20

50:
  %51 = load i128, ptr %5, align 16
  %52 = trunc i128 %51 to i32
  ret i32 %52
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sha256(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [64 x i32], align 16
  %6 = alloca [8 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %7, align 4
  br label %13

13:
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %14, 16
  br i1 %15, label %16, label %29

16:
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = mul nsw i32 4, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %17, i64 %20
  %22 = call i32 @big(ptr noundef %21)
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %24
  store i32 %22, ptr %25, align 4
  br label %26

26:
  %27 = load i32, ptr %7, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %7, align 4
  br label %13, !llvm.loop !21

29:
  store i32 16, ptr %8, align 4
  br label %30

30:
  %31 = load i32, ptr %8, align 4
  %32 = icmp slt i32 %31, 64
  br i1 %32, label %33, label %93

33:
  %34 = load i32, ptr %8, align 4
  %35 = sub nsw i32 %34, 16
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = load i32, ptr %8, align 4
  %40 = sub nsw i32 %39, 7
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = add i32 %38, %43
  %45 = load i32, ptr %8, align 4
  %46 = sub nsw i32 %45, 15
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = call i32 @rotr(i32 noundef %49, i32 noundef 7)
  %51 = load i32, ptr %8, align 4
  %52 = sub nsw i32 %51, 15
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = call i32 @rotr(i32 noundef %55, i32 noundef 18)
  %57 = xor i32 %50, %56
  %58 = load i32, ptr %8, align 4
  %59 = sub nsw i32 %58, 15
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = lshr i32 %62, 3
  %64 = xor i32 %57, %63
  %65 = add i32 %44, %64
  %66 = load i32, ptr %8, align 4
  %67 = sub nsw i32 %66, 2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = call i32 @rotr(i32 noundef %70, i32 noundef 17)
  %72 = load i32, ptr %8, align 4
  %73 = sub nsw i32 %72, 2
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = call i32 @rotr(i32 noundef %76, i32 noundef 19)
  %78 = xor i32 %71, %77
  %79 = load i32, ptr %8, align 4
  %80 = sub nsw i32 %79, 2
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = lshr i32 %83, 10
  %85 = xor i32 %78, %84
  %86 = add i32 %65, %85
  %87 = load i32, ptr %8, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %88
  store i32 %86, ptr %89, align 4
  br label %90

90:
  %91 = load i32, ptr %8, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %8, align 4
  br label %30, !llvm.loop !22

93:
  %94 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %95 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %94, ptr align 4 %95, i64 32, i1 false)
  store i32 0, ptr %9, align 4
  br label %96

96:
  %97 = load i32, ptr %9, align 4
  %98 = icmp slt i32 %97, 64
  br i1 %98, label %99, label %180

99:
  %100 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 7
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %103 = load i32, ptr %102, align 16
  %104 = call i32 @rotr(i32 noundef %103, i32 noundef 6)
  %105 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %106 = load i32, ptr %105, align 16
  %107 = call i32 @rotr(i32 noundef %106, i32 noundef 11)
  %108 = xor i32 %104, %107
  %109 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %110 = load i32, ptr %109, align 16
  %111 = call i32 @rotr(i32 noundef %110, i32 noundef 25)
  %112 = xor i32 %108, %111
  %113 = add i32 %101, %112
  %114 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %115 = load i32, ptr %114, align 16
  %116 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 5
  %117 = load i32, ptr %116, align 4
  %118 = and i32 %115, %117
  %119 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %120 = load i32, ptr %119, align 16
  %121 = xor i32 %120, -1
  %122 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 6
  %123 = load i32, ptr %122, align 8
  %124 = and i32 %121, %123
  %125 = xor i32 %118, %124
  %126 = add i32 %113, %125
  %127 = load i32, ptr %9, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [64 x i32], ptr @k256, i64 0, i64 %128
  %130 = load i32, ptr %129, align 4
  %131 = add i32 %126, %130
  %132 = load i32, ptr %9, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = add i32 %131, %135
  store i32 %136, ptr %10, align 4
  %137 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %138 = load i32, ptr %137, align 16
  %139 = call i32 @rotr(i32 noundef %138, i32 noundef 2)
  %140 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %141 = load i32, ptr %140, align 16
  %142 = call i32 @rotr(i32 noundef %141, i32 noundef 13)
  %143 = xor i32 %139, %142
  %144 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %145 = load i32, ptr %144, align 16
  %146 = call i32 @rotr(i32 noundef %145, i32 noundef 22)
  %147 = xor i32 %143, %146
  %148 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %149 = load i32, ptr %148, align 16
  %150 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 1
  %151 = load i32, ptr %150, align 4
  %152 = and i32 %149, %151
  %153 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %154 = load i32, ptr %153, align 16
  %155 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 2
  %156 = load i32, ptr %155, align 8
  %157 = and i32 %154, %156
  %158 = xor i32 %152, %157
  %159 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 1
  %160 = load i32, ptr %159, align 4
  %161 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 2
  %162 = load i32, ptr %161, align 8
  %163 = and i32 %160, %162
  %164 = xor i32 %158, %163
  %165 = add i32 %147, %164
  store i32 %165, ptr %11, align 4
  %166 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %167 = getelementptr inbounds i32, ptr %166, i64 1
  %168 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %167, ptr align 16 %168, i64 28, i1 false)
  %169 = load i32, ptr %10, align 4
  %170 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %171 = load i32, ptr %170, align 16
  %172 = add i32 %171, %169
  store i32 %172, ptr %170, align 16
  %173 = load i32, ptr %10, align 4
  %174 = load i32, ptr %11, align 4
  %175 = add i32 %173, %174
  %176 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  store i32 %175, ptr %176, align 16
  br label %177

177:
  %178 = load i32, ptr %9, align 4
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr %9, align 4
  br label %96, !llvm.loop !23

180:
  store i32 0, ptr %12, align 4
  br label %181

181:
  %182 = load i32, ptr %12, align 4
  %183 = icmp slt i32 %182, 8
  br i1 %183, label %184, label %198

184:
  %185 = load i32, ptr %12, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %186
  %188 = load i32, ptr %187, align 4
  %189 = load ptr, ptr %3, align 8
  %190 = load i32, ptr %12, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds i32, ptr %189, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = add i32 %193, %188
  store i32 %194, ptr %192, align 4
  br label %195

195:
  %196 = load i32, ptr %12, align 4
  %197 = add nsw i32 %196, 1
  store i32 %197, ptr %12, align 4
  br label %181, !llvm.loop !24

198:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sha1(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [80 x i32], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds i32, ptr %15, i64 0
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %6, align 4
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds i32, ptr %18, i64 1
  %20 = load i32, ptr %19, align 4
  store i32 %20, ptr %7, align 4
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i32, ptr %21, i64 2
  %23 = load i32, ptr %22, align 4
  store i32 %23, ptr %8, align 4
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds i32, ptr %24, i64 3
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %9, align 4
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds i32, ptr %27, i64 4
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %30

30:
  %31 = load i32, ptr %11, align 4
  %32 = icmp slt i32 %31, 80
  br i1 %32, label %33, label %139

33:
  %34 = load i32, ptr %11, align 4
  %35 = icmp slt i32 %34, 16
  br i1 %35, label %36, label %43

36:
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %11, align 4
  %39 = mul nsw i32 4, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %37, i64 %40
  %42 = call i32 @big(ptr noundef %41)
  br label %68

43:
  %44 = load i32, ptr %11, align 4
  %45 = sub nsw i32 %44, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [80 x i32], ptr %5, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = load i32, ptr %11, align 4
  %50 = sub nsw i32 %49, 8
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [80 x i32], ptr %5, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = xor i32 %48, %53
  %55 = load i32, ptr %11, align 4
  %56 = sub nsw i32 %55, 14
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [80 x i32], ptr %5, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = xor i32 %54, %59
  %61 = load i32, ptr %11, align 4
  %62 = sub nsw i32 %61, 16
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [80 x i32], ptr %5, i64 0, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = xor i32 %60, %65
  %67 = call i32 @rotl(i32 noundef %66, i32 noundef 1)
  br label %68

68:
  %69 = phi i32 [ %42, %36 ], [ %67, %43 ]
  %70 = load i32, ptr %11, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [80 x i32], ptr %5, i64 0, i64 %71
  store i32 %69, ptr %72, align 4
  %73 = load i32, ptr %11, align 4
  %74 = icmp slt i32 %73, 20
  br i1 %74, label %75, label %84

75:
  %76 = load i32, ptr %7, align 4
  %77 = load i32, ptr %8, align 4
  %78 = and i32 %76, %77
  %79 = load i32, ptr %7, align 4
  %80 = xor i32 %79, -1
  %81 = load i32, ptr %9, align 4
  %82 = and i32 %80, %81
  %83 = or i32 %78, %82
  store i32 %83, ptr %12, align 4
  store i32 1518500249, ptr %13, align 4
  br label %116

84:
  %85 = load i32, ptr %11, align 4
  %86 = icmp slt i32 %85, 40
  br i1 %86, label %87, label %93

87:
  %88 = load i32, ptr %7, align 4
  %89 = load i32, ptr %8, align 4
  %90 = xor i32 %88, %89
  %91 = load i32, ptr %9, align 4
  %92 = xor i32 %90, %91
  store i32 %92, ptr %12, align 4
  store i32 1859775393, ptr %13, align 4
  br label %115

93:
  %94 = load i32, ptr %11, align 4
  %95 = icmp slt i32 %94, 60
  br i1 %95, label %96, label %108

96:
  %97 = load i32, ptr %7, align 4
  %98 = load i32, ptr %8, align 4
  %99 = and i32 %97, %98
  %100 = load i32, ptr %7, align 4
  %101 = load i32, ptr %9, align 4
  %102 = and i32 %100, %101
  %103 = or i32 %99, %102
  %104 = load i32, ptr %8, align 4
  %105 = load i32, ptr %9, align 4
  %106 = and i32 %104, %105
  %107 = or i32 %103, %106
  store i32 %107, ptr %12, align 4
  store i32 -1894007588, ptr %13, align 4
  br label %114

108:
  %109 = load i32, ptr %7, align 4
  %110 = load i32, ptr %8, align 4
  %111 = xor i32 %109, %110
  %112 = load i32, ptr %9, align 4
  %113 = xor i32 %111, %112
  store i32 %113, ptr %12, align 4
  store i32 -899497514, ptr %13, align 4
  br label %114

114:
  br label %115

115:
  br label %116

116:
  %117 = load i32, ptr %6, align 4
  %118 = call i32 @rotl(i32 noundef %117, i32 noundef 5)
  %119 = load i32, ptr %12, align 4
  %120 = add i32 %118, %119
  %121 = load i32, ptr %10, align 4
  %122 = add i32 %120, %121
  %123 = load i32, ptr %13, align 4
  %124 = add i32 %122, %123
  %125 = load i32, ptr %11, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [80 x i32], ptr %5, i64 0, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = add i32 %124, %128
  store i32 %129, ptr %14, align 4
  %130 = load i32, ptr %9, align 4
  store i32 %130, ptr %10, align 4
  %131 = load i32, ptr %8, align 4
  store i32 %131, ptr %9, align 4
  %132 = load i32, ptr %7, align 4
  %133 = call i32 @rotl(i32 noundef %132, i32 noundef 30)
  store i32 %133, ptr %8, align 4
  %134 = load i32, ptr %6, align 4
  store i32 %134, ptr %7, align 4
  %135 = load i32, ptr %14, align 4
  store i32 %135, ptr %6, align 4
  br label %136

136:
  %137 = load i32, ptr %11, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %11, align 4
  br label %30, !llvm.loop !25

139:
  %140 = load i32, ptr %6, align 4
  %141 = load ptr, ptr %3, align 8
  %142 = getelementptr inbounds i32, ptr %141, i64 0
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %143, %140
  store i32 %144, ptr %142, align 4
  %145 = load i32, ptr %7, align 4
  %146 = load ptr, ptr %3, align 8
  %147 = getelementptr inbounds i32, ptr %146, i64 1
  %148 = load i32, ptr %147, align 4
  %149 = add i32 %148, %145
  store i32 %149, ptr %147, align 4
  %150 = load i32, ptr %8, align 4
  %151 = load ptr, ptr %3, align 8
  %152 = getelementptr inbounds i32, ptr %151, i64 2
  %153 = load i32, ptr %152, align 4
  %154 = add i32 %153, %150
  store i32 %154, ptr %152, align 4
  %155 = load i32, ptr %9, align 4
  %156 = load ptr, ptr %3, align 8
  %157 = getelementptr inbounds i32, ptr %156, i64 3
  %158 = load i32, ptr %157, align 4
  %159 = add i32 %158, %155
  store i32 %159, ptr %157, align 4
  %160 = load i32, ptr %10, align 4
  %161 = load ptr, ptr %3, align 8
  %162 = getelementptr inbounds i32, ptr %161, i64 4
  %163 = load i32, ptr %162, align 4
  %164 = add i32 %163, %160
  store i32 %164, ptr %162, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @md5(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i32, ptr %12, i64 0
  %14 = load i32, ptr %13, align 4
  store i32 %14, ptr %5, align 4
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds i32, ptr %15, i64 1
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %6, align 4
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds i32, ptr %18, i64 2
  %20 = load i32, ptr %19, align 4
  store i32 %20, ptr %7, align 4
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i32, ptr %21, i64 3
  %23 = load i32, ptr %22, align 4
  store i32 %23, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %24

24:
  %25 = load i32, ptr %9, align 4
  %26 = icmp slt i32 %25, 64
  br i1 %26, label %27, label %107

27:
  %28 = load i32, ptr %9, align 4
  %29 = ashr i32 %28, 4
  switch i32 %29, label %61 [
    i32 0, label %30
    i32 1, label %40
    i32 2, label %52
  ]

30:
  %31 = load i32, ptr %6, align 4
  %32 = load i32, ptr %7, align 4
  %33 = and i32 %31, %32
  %34 = load i32, ptr %6, align 4
  %35 = xor i32 %34, -1
  %36 = load i32, ptr %8, align 4
  %37 = and i32 %35, %36
  %38 = or i32 %33, %37
  store i32 %38, ptr %10, align 4
  %39 = load i32, ptr %9, align 4
  store i32 %39, ptr %11, align 4
  br label %70

40:
  %41 = load i32, ptr %8, align 4
  %42 = load i32, ptr %6, align 4
  %43 = and i32 %41, %42
  %44 = load i32, ptr %8, align 4
  %45 = xor i32 %44, -1
  %46 = load i32, ptr %7, align 4
  %47 = and i32 %45, %46
  %48 = or i32 %43, %47
  store i32 %48, ptr %10, align 4
  %49 = load i32, ptr %9, align 4
  %50 = mul nsw i32 5, %49
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %11, align 4
  br label %70

52:
  %53 = load i32, ptr %6, align 4
  %54 = load i32, ptr %7, align 4
  %55 = xor i32 %53, %54
  %56 = load i32, ptr %8, align 4
  %57 = xor i32 %55, %56
  store i32 %57, ptr %10, align 4
  %58 = load i32, ptr %9, align 4
  %59 = mul nsw i32 3, %58
  %60 = add nsw i32 %59, 5
  store i32 %60, ptr %11, align 4
  br label %70

61:
  %62 = load i32, ptr %7, align 4
  %63 = load i32, ptr %6, align 4
  %64 = load i32, ptr %8, align 4
  %65 = xor i32 %64, -1
  %66 = or i32 %63, %65
  %67 = xor i32 %62, %66
  store i32 %67, ptr %10, align 4
  %68 = load i32, ptr %9, align 4
  %69 = mul nsw i32 7, %68
  store i32 %69, ptr %11, align 4
  br label %70

70:
  %71 = load i32, ptr %5, align 4
  %72 = load i32, ptr %9, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [64 x i32], ptr @sines, i64 0, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = add i32 %71, %75
  %77 = load ptr, ptr %4, align 8
  %78 = load i32, ptr %11, align 4
  %79 = and i32 %78, 15
  %80 = mul nsw i32 4, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %77, i64 %81
  %83 = call i32 @little(ptr noundef %82)
  %84 = add i32 %76, %83
  %85 = load i32, ptr %10, align 4
  %86 = add i32 %85, %84
  store i32 %86, ptr %10, align 4
  %87 = load i32, ptr %8, align 4
  store i32 %87, ptr %5, align 4
  %88 = load i32, ptr %7, align 4
  store i32 %88, ptr %8, align 4
  %89 = load i32, ptr %6, align 4
  store i32 %89, ptr %7, align 4
  %90 = load i32, ptr %10, align 4
  %91 = load i32, ptr %9, align 4
  %92 = ashr i32 %91, 4
  %93 = shl i32 %92, 2
  %94 = load i32, ptr %9, align 4
  %95 = and i32 %94, 3
  %96 = or i32 %93, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [16 x i8], ptr @md5.shift, i64 0, i64 %97
  %99 = load i8, ptr %98, align 1
  %100 = zext i8 %99 to i32
  %101 = call i32 @rotl(i32 noundef %90, i32 noundef %100)
  %102 = load i32, ptr %6, align 4
  %103 = add i32 %102, %101
  store i32 %103, ptr %6, align 4
  br label %104

104:
  %105 = load i32, ptr %9, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %9, align 4
  br label %24, !llvm.loop !26

107:
  %108 = load i32, ptr %5, align 4
  %109 = load ptr, ptr %3, align 8
  %110 = getelementptr inbounds i32, ptr %109, i64 0
  %111 = load i32, ptr %110, align 4
  %112 = add i32 %111, %108
  store i32 %112, ptr %110, align 4
  %113 = load i32, ptr %6, align 4
  %114 = load ptr, ptr %3, align 8
  %115 = getelementptr inbounds i32, ptr %114, i64 1
  %116 = load i32, ptr %115, align 4
  %117 = add i32 %116, %113
  store i32 %117, ptr %115, align 4
  %118 = load i32, ptr %7, align 4
  %119 = load ptr, ptr %3, align 8
  %120 = getelementptr inbounds i32, ptr %119, i64 2
  %121 = load i32, ptr %120, align 4
  %122 = add i32 %121, %118
  store i32 %122, ptr %120, align 4
  %123 = load i32, ptr %8, align 4
  %124 = load ptr, ptr %3, align 8
  %125 = getelementptr inbounds i32, ptr %124, i64 3
  %126 = load i32, ptr %125, align 4
  %127 = add i32 %126, %123
  store i32 %127, ptr %125, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @big(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = shl i32 %6, 24
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 1
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = shl i32 %11, 16
  %13 = or i32 %7, %12
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 2
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = shl i32 %17, 8
  %19 = or i32 %13, %18
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 3
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = or i32 %19, %23
  ret i32 %24
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotr(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = lshr i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @little(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 3
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = shl i32 %6, 24
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 2
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = shl i32 %11, 16
  %13 = or i32 %7, %12
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 1
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = shl i32 %17, 8
  %19 = or i32 %13, %18
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 0
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = or i32 %19, %23
  ret i32 %24
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind willreturn memory(read) }

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
