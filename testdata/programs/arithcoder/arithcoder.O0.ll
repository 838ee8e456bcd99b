; ModuleID = 'arithcoder.c'
source_filename = "arithcoder.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.model = type { [65 x i16], i16 }

@input = internal global [3000 x i8] zeroinitializer, align 16
@output = internal global [3000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"mismatch\0A\00", align 1
@packed = internal global [3064 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [34 x i8] c"%d symbols to %d bytes, sum %08x\0A\00", align 1
@models = internal global [64 x %struct.model] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
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
  %20 = call i32 @atoi(ptr noundef %19) #4
  br label %22

21:
  br label %22

22:
  %23 = phi i32 [ %20, %16 ], [ 2, %21 ]
  store i32 %23, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 1, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %24

24:
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %6, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %90

28:
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %29

29:
  %30 = load i32, ptr %11, align 4
  %31 = icmp slt i32 %30, 3000
  br i1 %31, label %32, label %60

32:
  %33 = load i32, ptr %8, align 4
  %34 = mul i32 %33, 134775813
  %35 = add i32 %34, 1
  store i32 %35, ptr %8, align 4
  %36 = load i32, ptr %8, align 4
  %37 = lshr i32 %36, 30
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %46

39:
  %40 = load i32, ptr %12, align 4
  %41 = mul nsw i32 %40, 5
  %42 = load i32, ptr %8, align 4
  %43 = lshr i32 %42, 28
  %44 = add nsw i32 %41, %43
  %45 = srem i32 %44, 64
  br label %50

46:
  %47 = load i32, ptr %8, align 4
  %48 = lshr i32 %47, 20
  %49 = srem i32 %48, 64
  br label %50

50:
  %51 = phi i32 [ %45, %39 ], [ %49, %46 ]
  store i32 %51, ptr %12, align 4
  %52 = load i32, ptr %12, align 4
  %53 = trunc i32 %52 to i8
  %54 = load i32, ptr %11, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %55
  store i8 %53, ptr %56, align 1
  br label %57

57:
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %11, align 4
  br label %29, !llvm.loop !6

60:
  %61 = call i32 @encode(i32 noundef 3000)
  store i32 %61, ptr %7, align 4
  call void @decode(i32 noundef 3000)
  %62 = call i32 @memcmp(ptr noundef @input, ptr noundef @output, i64 noundef 3000) #4
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %66

64:
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str)
  store i32 1, ptr %3, align 4
  br label %94

66:
  store i32 0, ptr %13, align 4
  br label %67

67:
  %68 = load i32, ptr %13, align 4
  %69 = load i32, ptr %7, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %86

71:
  %72 = load i32, ptr %9, align 4
  %73 = shl i32 %72, 5
  %74 = load i32, ptr %9, align 4
  %75 = lshr i32 %74, 27
  %76 = or i32 %73, %75
  %77 = load i32, ptr %13, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  %82 = xor i32 %76, %81
  store i32 %82, ptr %9, align 4
  br label %83

83:
  %84 = load i32, ptr %13, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %13, align 4
  br label %67, !llvm.loop !8

86:
  br label %87

87:
  %88 = load i32, ptr %10, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %10, align 4
  br label %24, !llvm.loop !9

90:
  %91 = load i32, ptr %7, align 4
  %92 = load i32, ptr %9, align 4
  %93 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef 3000, i32 noundef %91, i32 noundef %92)
  store i32 0, ptr %3, align 4
  br label %94

94:
  %95 = load i32, ptr %3, align 4
  ret i32 %95
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @encode(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  store i32 -1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  call void @reset()
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %17

17:
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %2, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %106

21:
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %23
  store ptr %24, ptr %8, align 8
  %25 = load ptr, ptr %8, align 8
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = call i32 @below(ptr noundef %25, i32 noundef %30)
  store i32 %31, ptr %9, align 4
  %32 = load ptr, ptr %8, align 8
  %33 = load i32, ptr %6, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = add nsw i32 %37, 1
  %39 = call i32 @below(ptr noundef %32, i32 noundef %38)
  store i32 %39, ptr %10, align 4
  %40 = load i32, ptr %4, align 4
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.model, ptr %41, i32 0, i32 1
  %43 = load i16, ptr %42, align 2
  %44 = zext i16 %43 to i32
  %45 = udiv i32 %40, %44
  store i32 %45, ptr %11, align 4
  %46 = load i32, ptr %3, align 4
  store i32 %46, ptr %12, align 4
  %47 = load i32, ptr %11, align 4
  %48 = load i32, ptr %9, align 4
  %49 = mul i32 %47, %48
  %50 = load i32, ptr %3, align 4
  %51 = add i32 %50, %49
  store i32 %51, ptr %3, align 4
  %52 = load i32, ptr %11, align 4
  %53 = load i32, ptr %10, align 4
  %54 = load i32, ptr %9, align 4
  %55 = sub i32 %53, %54
  %56 = mul i32 %52, %55
  store i32 %56, ptr %4, align 4
  %57 = load i32, ptr %3, align 4
  %58 = load i32, ptr %12, align 4
  %59 = icmp ult i32 %57, %58
  br i1 %59, label %60, label %75

60:
  %61 = load i32, ptr %5, align 4
  %62 = sub nsw i32 %61, 1
  store i32 %62, ptr %13, align 4
  br label %63

63:
  %64 = load i32, ptr %13, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = add i8 %67, 1
  store i8 %68, ptr %66, align 1
  %69 = zext i8 %68 to i32
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %74

71:
  %72 = load i32, ptr %13, align 4
  %73 = add nsw i32 %72, -1
  store i32 %73, ptr %13, align 4
  br label %63, !llvm.loop !10

74:
  br label %75

75:
  br label %76

76:
  %77 = load i32, ptr %4, align 4
  %78 = icmp ult i32 %77, 16777216
  br i1 %78, label %79, label %92

79:
  %80 = load i32, ptr %3, align 4
  %81 = lshr i32 %80, 24
  %82 = trunc i32 %81 to i8
  %83 = load i32, ptr %5, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %5, align 4
  %85 = sext i32 %83 to i64
  %86 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %85
  store i8 %82, ptr %86, align 1
  br label %87

87:
  %88 = load i32, ptr %4, align 4
  %89 = shl i32 %88, 8
  store i32 %89, ptr %4, align 4
  %90 = load i32, ptr %3, align 4
  %91 = shl i32 %90, 8
  store i32 %91, ptr %3, align 4
  br label %76, !llvm.loop !11

92:
  %93 = load ptr, ptr %8, align 8
  %94 = load i32, ptr %6, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %95
  %97 = load i8, ptr %96, align 1
  %98 = zext i8 %97 to i32
  call void @update(ptr noundef %93, i32 noundef %98)
  br label %99

99:
  %100 = load i32, ptr %6, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %6, align 4
  %102 = sext i32 %100 to i64
  %103 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %102
  %104 = load i8, ptr %103, align 1
  %105 = zext i8 %104 to i32
  store i32 %105, ptr %7, align 4
  br label %17, !llvm.loop !12

106:
  %107 = load i32, ptr %3, align 4
  store i32 %107, ptr %14, align 4
  %108 = load i32, ptr %3, align 4
  %109 = add i32 %108, 8388608
  store i32 %109, ptr %3, align 4
  %110 = load i32, ptr %3, align 4
  %111 = load i32, ptr %14, align 4
  %112 = icmp ult i32 %110, %111
  br i1 %112, label %113, label %128

113:
  %114 = load i32, ptr %5, align 4
  %115 = sub nsw i32 %114, 1
  store i32 %115, ptr %15, align 4
  br label %116

116:
  %117 = load i32, ptr %15, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %118
  %120 = load i8, ptr %119, align 1
  %121 = add i8 %120, 1
  store i8 %121, ptr %119, align 1
  %122 = zext i8 %121 to i32
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %127

124:
  %125 = load i32, ptr %15, align 4
  %126 = add nsw i32 %125, -1
  store i32 %126, ptr %15, align 4
  br label %116, !llvm.loop !13

127:
  br label %128

128:
  store i32 0, ptr %16, align 4
  br label %129

129:
  %130 = load i32, ptr %16, align 4
  %131 = icmp slt i32 %130, 4
  br i1 %131, label %132, label %145

132:
  %133 = load i32, ptr %3, align 4
  %134 = lshr i32 %133, 24
  %135 = trunc i32 %134 to i8
  %136 = load i32, ptr %5, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %5, align 4
  %138 = sext i32 %136 to i64
  %139 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %138
  store i8 %135, ptr %139, align 1
  br label %140

140:
  %141 = load i32, ptr %16, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %16, align 4
  %143 = load i32, ptr %3, align 4
  %144 = shl i32 %143, 8
  store i32 %144, ptr %3, align 4
  br label %129, !llvm.loop !14

145:
  %146 = load i32, ptr %5, align 4
  ret i32 %146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @decode(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  store i32 -1, ptr %4, align 4
  store ptr @packed, ptr %5, align 8
  call void @reset()
  store i32 0, ptr %6, align 4
  br label %14

14:
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %17, label %28

17:
  %18 = load i32, ptr %3, align 4
  %19 = shl i32 %18, 8
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %21, ptr %5, align 8
  %22 = load i8, ptr %20, align 1
  %23 = zext i8 %22 to i32
  %24 = or i32 %19, %23
  store i32 %24, ptr %3, align 4
  br label %25

25:
  %26 = load i32, ptr %6, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %6, align 4
  br label %14, !llvm.loop !15

28:
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %29

29:
  %30 = load i32, ptr %7, align 4
  %31 = load i32, ptr %2, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %107

33:
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %35
  store ptr %36, ptr %9, align 8
  %37 = load i32, ptr %4, align 4
  %38 = load ptr, ptr %9, align 8
  %39 = getelementptr inbounds %struct.model, ptr %38, i32 0, i32 1
  %40 = load i16, ptr %39, align 2
  %41 = zext i16 %40 to i32
  %42 = udiv i32 %37, %41
  store i32 %42, ptr %10, align 4
  %43 = load i32, ptr %3, align 4
  %44 = load i32, ptr %10, align 4
  %45 = udiv i32 %43, %44
  store i32 %45, ptr %11, align 4
  %46 = load i32, ptr %11, align 4
  %47 = load ptr, ptr %9, align 8
  %48 = getelementptr inbounds %struct.model, ptr %47, i32 0, i32 1
  %49 = load i16, ptr %48, align 2
  %50 = zext i16 %49 to i32
  %51 = icmp uge i32 %46, %50
  br i1 %51, label %52, label %58

52:
  %53 = load ptr, ptr %9, align 8
  %54 = getelementptr inbounds %struct.model, ptr %53, i32 0, i32 1
  %55 = load i16, ptr %54, align 2
  %56 = zext i16 %55 to i32
  %57 = sub i32 %56, 1
  store i32 %57, ptr %11, align 4
  br label %58

58:
  %59 = load ptr, ptr %9, align 8
  %60 = load i32, ptr %11, align 4
  %61 = call i32 @locate(ptr noundef %59, i32 noundef %60)
  store i32 %61, ptr %12, align 4
  %62 = load ptr, ptr %9, align 8
  %63 = load i32, ptr %12, align 4
  %64 = call i32 @below(ptr noundef %62, i32 noundef %63)
  store i32 %64, ptr %13, align 4
  %65 = load i32, ptr %10, align 4
  %66 = load i32, ptr %13, align 4
  %67 = mul i32 %65, %66
  %68 = load i32, ptr %3, align 4
  %69 = sub i32 %68, %67
  store i32 %69, ptr %3, align 4
  %70 = load i32, ptr %10, align 4
  %71 = load ptr, ptr %9, align 8
  %72 = load i32, ptr %12, align 4
  %73 = add nsw i32 %72, 1
  %74 = call i32 @below(ptr noundef %71, i32 noundef %73)
  %75 = load i32, ptr %13, align 4
  %76 = sub i32 %74, %75
  %77 = mul i32 %70, %76
  store i32 %77, ptr %4, align 4
  br label %78

78:
  %79 = load i32, ptr %4, align 4
  %80 = icmp ult i32 %79, 16777216
  br i1 %80, label %81, label %92

81:
  %82 = load i32, ptr %3, align 4
  %83 = shl i32 %82, 8
  %84 = load ptr, ptr %5, align 8
  %85 = getelementptr inbounds i8, ptr %84, i32 1
  store ptr %85, ptr %5, align 8
  %86 = load i8, ptr %84, align 1
  %87 = zext i8 %86 to i32
  %88 = or i32 %83, %87
  store i32 %88, ptr %3, align 4
  br label %89

89:
  %90 = load i32, ptr %4, align 4
  %91 = shl i32 %90, 8
  store i32 %91, ptr %4, align 4
  br label %78, !llvm.loop !16

92:
  %93 = load i32, ptr %12, align 4
  %94 = trunc i32 %93 to i8
  %95 = load i32, ptr %7, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [3000 x i8], ptr @output, i64 0, i64 %96
  store i8 %94, ptr %97, align 1
  %98 = load ptr, ptr %9, align 8
  %99 = load i32, ptr %12, align 4
  call void @update(ptr noundef %98, i32 noundef %99)
  br label %100

100:
  %101 = load i32, ptr %7, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %7, align 4
  %103 = sext i32 %101 to i64
  %104 = getelementptr inbounds [3000 x i8], ptr @output, i64 0, i64 %103
  %105 = load i8, ptr %104, align 1
  %106 = zext i8 %105 to i32
  store i32 %106, ptr %8, align 4
  br label %29, !llvm.loop !17

107:
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @reset() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr align 16 @models, i8 0, i64 8448, i1 false)
  store i32 0, ptr %1, align 4
  br label %3

3:
  %4 = load i32, ptr %1, align 4
  %5 = icmp slt i32 %4, 64
  br i1 %5, label %6, label %22

6:
  store i32 0, ptr %2, align 4
  br label %7

7:
  %8 = load i32, ptr %2, align 4
  %9 = icmp slt i32 %8, 64
  br i1 %9, label %10, label %18

10:
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %12
  %14 = load i32, ptr %2, align 4
  call void @add(ptr noundef %13, i32 noundef %14, i32 noundef 1)
  br label %15

15:
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %2, align 4
  br label %7, !llvm.loop !18

18:
  br label %19

19:
  %20 = load i32, ptr %1, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %1, align 4
  br label %3, !llvm.loop !19

22:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @below(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %6, align 4
  br label %8

8:
  %9 = load i32, ptr %6, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %26

11:
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.model, ptr %12, i32 0, i32 0
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [65 x i16], ptr %13, i64 0, i64 %15
  %17 = load i16, ptr %16, align 2
  %18 = zext i16 %17 to i32
  %19 = load i32, ptr %5, align 4
  %20 = add i32 %19, %18
  store i32 %20, ptr %5, align 4
  br label %21

21:
  %22 = load i32, ptr %6, align 4
  %23 = sub nsw i32 %22, 1
  %24 = load i32, ptr %6, align 4
  %25 = and i32 %24, %23
  store i32 %25, ptr %6, align 4
  br label %8, !llvm.loop !20

26:
  %27 = load i32, ptr %5, align 4
  ret i32 %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @update(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [64 x i32], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = load i32, ptr %4, align 4
  call void @add(ptr noundef %8, i32 noundef %9, i32 noundef 24)
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.model, ptr %10, i32 0, i32 1
  %12 = load i16, ptr %11, align 2
  %13 = zext i16 %12 to i32
  %14 = icmp slt i32 %13, 16384
  br i1 %14, label %15, label %16

15:
  br label %52

16:
  store i32 0, ptr %6, align 4
  br label %17

17:
  %18 = load i32, ptr %6, align 4
  %19 = icmp slt i32 %18, 64
  br i1 %19, label %20, label %35

20:
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %6, align 4
  %23 = add nsw i32 %22, 1
  %24 = call i32 @below(ptr noundef %21, i32 noundef %23)
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %6, align 4
  %27 = call i32 @below(ptr noundef %25, i32 noundef %26)
  %28 = sub i32 %24, %27
  %29 = load i32, ptr %6, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %30
  store i32 %28, ptr %31, align 4
  br label %32

32:
  %33 = load i32, ptr %6, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %6, align 4
  br label %17, !llvm.loop !21

35:
  %36 = load ptr, ptr %3, align 8
  call void @llvm.memset.p0.i64(ptr align 2 %36, i8 0, i64 132, i1 false)
  store i32 0, ptr %7, align 4
  br label %37

37:
  %38 = load i32, ptr %7, align 4
  %39 = icmp slt i32 %38, 64
  br i1 %39, label %40, label %52

40:
  %41 = load ptr, ptr %3, align 8
  %42 = load i32, ptr %7, align 4
  %43 = load i32, ptr %7, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = add i32 %46, 1
  %48 = sdiv i32 %47, 2
  call void @add(ptr noundef %41, i32 noundef %42, i32 noundef %48)
  br label %49

49:
  %50 = load i32, ptr %7, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %7, align 4
  br label %37, !llvm.loop !22

52:
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %5, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4
  br label %10

10:
  %11 = load i32, ptr %7, align 4
  %12 = icmp sle i32 %11, 64
  br i1 %12, label %13, label %36

13:
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.model, ptr %14, i32 0, i32 0
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [65 x i16], ptr %15, i64 0, i64 %17
  %19 = load i16, ptr %18, align 2
  %20 = zext i16 %19 to i32
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %20, %21
  %23 = trunc i32 %22 to i16
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.model, ptr %24, i32 0, i32 0
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [65 x i16], ptr %25, i64 0, i64 %27
  store i16 %23, ptr %28, align 2
  br label %29

29:
  %30 = load i32, ptr %7, align 4
  %31 = load i32, ptr %7, align 4
  %32 = sub nsw i32 0, %31
  %33 = and i32 %30, %32
  %34 = load i32, ptr %7, align 4
  %35 = add nsw i32 %34, %33
  store i32 %35, ptr %7, align 4
  br label %10, !llvm.loop !23

36:
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.model, ptr %37, i32 0, i32 1
  %39 = load i16, ptr %38, align 2
  %40 = zext i16 %39 to i32
  %41 = load i32, ptr %6, align 4
  %42 = add nsw i32 %40, %41
  %43 = trunc i32 %42 to i16
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds %struct.model, ptr %44, i32 0, i32 1
  store i16 %43, ptr %45, align 2
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @locate(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 64, ptr %6, align 4
  br label %7

7:
  %8 = load i32, ptr %6, align 4
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %44

10:
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = add nsw i32 %11, %12
  %14 = icmp sle i32 %13, 64
  br i1 %14, label %15, label %40

15:
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.model, ptr %16, i32 0, i32 0
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [65 x i16], ptr %17, i64 0, i64 %21
  %23 = load i16, ptr %22, align 2
  %24 = zext i16 %23 to i32
  %25 = load i32, ptr %4, align 4
  %26 = icmp ule i32 %24, %25
  br i1 %26, label %27, label %40

27:
  %28 = load i32, ptr %6, align 4
  %29 = load i32, ptr %5, align 4
  %30 = add nsw i32 %29, %28
  store i32 %30, ptr %5, align 4
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds %struct.model, ptr %31, i32 0, i32 0
  %33 = load i32, ptr %5, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [65 x i16], ptr %32, i64 0, i64 %34
  %36 = load i16, ptr %35, align 2
  %37 = zext i16 %36 to i32
  %38 = load i32, ptr %4, align 4
  %39 = sub i32 %38, %37
  store i32 %39, ptr %4, align 4
  br label %40

40:
  br label %41

41:
  %42 = load i32, ptr %6, align 4
  %43 = ashr i32 %42, 1
  store i32 %43, ptr %6, align 4
  br label %7, !llvm.loop !24

44:
  %45 = load i32, ptr %5, align 4
  ret i32 %45
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(read) }

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
