; ModuleID = 'lz.c'
source_filename = "lz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.words = internal constant [8 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7], align 16
@.str = private unnamed_addr constant [5 x i8] c"the \00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"register \00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"spill \00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"of a \00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"value\0A\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"move \00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"puzzle \00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"slot \00", align 1
@input = internal global [16384 x i8] zeroinitializer, align 16
@output = internal global [16384 x i8] zeroinitializer, align 16
@.str.8 = private unnamed_addr constant [10 x i8] c"mismatch\0A\00", align 1
@packed = internal global [32768 x i8] zeroinitializer, align 16
@.str.9 = private unnamed_addr constant [35 x i8] c"%d bytes to %d, back %d, sum %08x\0A\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"zeros %d, runs %d\0A\00", align 1
@head = internal global [4096 x i32] zeroinitializer, align 16
@chain = internal global [4096 x i32] zeroinitializer, align 16

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
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %18 = load i32, ptr %4, align 4
  %19 = icmp sgt i32 %18, 1
  br i1 %19, label %20, label %25

20:
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds ptr, ptr %21, i64 1
  %23 = load ptr, ptr %22, align 8
  %24 = call i32 @atoi(ptr noundef %23) #5
  br label %26

25:
  br label %26

26:
  %27 = phi i32 [ %24, %20 ], [ 1, %25 ]
  store i32 %27, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %28

28:
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %6, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %95

32:
  %33 = load i32, ptr %12, align 4
  %34 = add i32 42, %33
  store i32 %34, ptr %13, align 4
  store i32 0, ptr %9, align 4
  br label %35

35:
  %36 = load i32, ptr %9, align 4
  %37 = icmp slt i32 %36, 16368
  br i1 %37, label %38, label %72

38:
  %39 = load i32, ptr %13, align 4
  %40 = mul i32 %39, 1103515245
  %41 = add i32 %40, 12345
  store i32 %41, ptr %13, align 4
  %42 = load i32, ptr %13, align 4
  %43 = lshr i32 %42, 28
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %53

45:
  %46 = load i32, ptr %13, align 4
  %47 = lshr i32 %46, 12
  %48 = trunc i32 %47 to i8
  %49 = load i32, ptr %9, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %9, align 4
  %51 = sext i32 %49 to i64
  %52 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %51
  store i8 %48, ptr %52, align 1
  br label %71

53:
  %54 = load i32, ptr %13, align 4
  %55 = lshr i32 %54, 16
  %56 = and i32 %55, 7
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds [8 x ptr], ptr @main.words, i64 0, i64 %57
  %59 = load ptr, ptr %58, align 8
  store ptr %59, ptr %14, align 8
  %60 = load ptr, ptr %14, align 8
  %61 = call i64 @strlen(ptr noundef %60) #5
  store i64 %61, ptr %15, align 8
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr @input, i64 %63
  %65 = load ptr, ptr %14, align 8
  %66 = load i64, ptr %15, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %64, ptr align 1 %65, i64 %66, i1 false)
  %67 = load i64, ptr %15, align 8
  %68 = trunc i64 %67 to i32
  %69 = load i32, ptr %9, align 4
  %70 = add nsw i32 %69, %68
  store i32 %70, ptr %9, align 4
  br label %71

71:
  br label %35, !llvm.loop !6

72:
  %73 = load i32, ptr %9, align 4
  %74 = call i32 @pack(i32 noundef %73)
  store i32 %74, ptr %7, align 4
  %75 = load i32, ptr %7, align 4
  %76 = call i32 @unpack(i32 noundef %75)
  store i32 %76, ptr %8, align 4
  %77 = load i32, ptr %8, align 4
  %78 = load i32, ptr %9, align 4
  %79 = icmp ne i32 %77, %78
  br i1 %79, label %85, label %80

80:
  %81 = load i32, ptr %9, align 4
  %82 = sext i32 %81 to i64
  %83 = call i32 @memcmp(ptr noundef @input, ptr noundef @output, i64 noundef %82) #5
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %85, label %87

85:
  %86 = call i32 (ptr, ...) @printf(ptr noundef @.str.8)
  store i32 1, ptr %3, align 4
  br label %121

87:
  %88 = load i32, ptr %9, align 4
  %89 = call i32 @moveToFront(ptr noundef @output, i32 noundef %88)
  store i32 %89, ptr %10, align 4
  %90 = load i32, ptr %9, align 4
  %91 = call i32 @runs(ptr noundef @output, i32 noundef %90)
  store i32 %91, ptr %11, align 4
  br label %92

92:
  %93 = load i32, ptr %12, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4
  br label %28, !llvm.loop !8

95:
  store i32 0, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %96

96:
  %97 = load i32, ptr %17, align 4
  %98 = load i32, ptr %7, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %112

100:
  %101 = load i32, ptr %16, align 4
  %102 = mul i32 %101, 131
  %103 = load i32, ptr %17, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %104
  %106 = load i8, ptr %105, align 1
  %107 = zext i8 %106 to i32
  %108 = add i32 %102, %107
  store i32 %108, ptr %16, align 4
  br label %109

109:
  %110 = load i32, ptr %17, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %17, align 4
  br label %96, !llvm.loop !9

112:
  %113 = load i32, ptr %9, align 4
  %114 = load i32, ptr %7, align 4
  %115 = load i32, ptr %8, align 4
  %116 = load i32, ptr %16, align 4
  %117 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %113, i32 noundef %114, i32 noundef %115, i32 noundef %116)
  %118 = load i32, ptr %10, align 4
  %119 = load i32, ptr %11, align 4
  %120 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %118, i32 noundef %119)
  store i32 0, ptr %3, align 4
  br label %121

121:
  %122 = load i32, ptr %3, align 4
  ret i32 %122
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pack(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  store i32 8, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 16 @head, i8 -1, i64 16384, i1 false)
  store i32 0, ptr %6, align 4
  br label %12

12:
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %2, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %128

16:
  store i32 0, ptr %7, align 4
  store i32 2, ptr %8, align 4
  %17 = load i32, ptr %6, align 4
  %18 = add nsw i32 %17, 66
  %19 = load i32, ptr %2, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %41

21:
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %2, align 4
  %24 = call i32 @longest(i32 noundef %22, i32 noundef %23, ptr noundef %7)
  store i32 %24, ptr %8, align 4
  %25 = load i32, ptr %6, align 4
  call void @enter(i32 noundef %25)
  %26 = load i32, ptr %8, align 4
  %27 = icmp sge i32 %26, 3
  br i1 %27, label %28, label %40

28:
  %29 = load i32, ptr %8, align 4
  %30 = icmp slt i32 %29, 32
  br i1 %30, label %31, label %40

31:
  %32 = load i32, ptr %6, align 4
  %33 = add nsw i32 %32, 1
  %34 = load i32, ptr %2, align 4
  %35 = call i32 @longest(i32 noundef %33, i32 noundef %34, ptr noundef %9)
  %36 = load i32, ptr %8, align 4
  %37 = icmp sgt i32 %35, %36
  br i1 %37, label %38, label %39

38:
  store i32 2, ptr %8, align 4
  br label %39

39:
  br label %40

40:
  br label %41

41:
  %42 = load i32, ptr %5, align 4
  %43 = icmp eq i32 %42, 8
  br i1 %43, label %44, label %50

44:
  %45 = load i32, ptr %3, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %3, align 4
  store i32 %45, ptr %4, align 4
  %47 = load i32, ptr %4, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %48
  store i8 0, ptr %49, align 1
  store i32 0, ptr %5, align 4
  br label %50

50:
  %51 = load i32, ptr %8, align 4
  %52 = icmp slt i32 %51, 3
  br i1 %52, label %53, label %63

53:
  %54 = load i32, ptr %6, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %6, align 4
  %56 = sext i32 %54 to i64
  %57 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = load i32, ptr %3, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %3, align 4
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %61
  store i8 %58, ptr %62, align 1
  br label %125

63:
  %64 = load i32, ptr %5, align 4
  %65 = shl i32 1, %64
  %66 = trunc i32 %65 to i8
  %67 = zext i8 %66 to i32
  %68 = load i32, ptr %4, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %69
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i32
  %73 = or i32 %72, %67
  %74 = trunc i32 %73 to i8
  store i8 %74, ptr %70, align 1
  %75 = load i32, ptr %7, align 4
  %76 = sub nsw i32 %75, 1
  %77 = shl i32 %76, 6
  %78 = load i32, ptr %8, align 4
  %79 = sub nsw i32 %78, 3
  %80 = or i32 %77, %79
  store i32 %80, ptr %10, align 4
  %81 = load i32, ptr %10, align 4
  %82 = lshr i32 %81, 16
  %83 = trunc i32 %82 to i8
  %84 = load i32, ptr %3, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %3, align 4
  %86 = sext i32 %84 to i64
  %87 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %86
  store i8 %83, ptr %87, align 1
  %88 = load i32, ptr %10, align 4
  %89 = lshr i32 %88, 8
  %90 = trunc i32 %89 to i8
  %91 = load i32, ptr %3, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %3, align 4
  %93 = sext i32 %91 to i64
  %94 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %93
  store i8 %90, ptr %94, align 1
  %95 = load i32, ptr %10, align 4
  %96 = trunc i32 %95 to i8
  %97 = load i32, ptr %3, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %3, align 4
  %99 = sext i32 %97 to i64
  %100 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %99
  store i8 %96, ptr %100, align 1
  store i32 1, ptr %11, align 4
  br label %101

101:
  %102 = load i32, ptr %11, align 4
  %103 = load i32, ptr %8, align 4
  %104 = icmp slt i32 %102, %103
  br i1 %104, label %105, label %112

105:
  %106 = load i32, ptr %6, align 4
  %107 = load i32, ptr %11, align 4
  %108 = add nsw i32 %106, %107
  %109 = add nsw i32 %108, 66
  %110 = load i32, ptr %2, align 4
  %111 = icmp slt i32 %109, %110
  br label %112

112:
  %113 = phi i1 [ false, %101 ], [ %111, %105 ]
  br i1 %113, label %114, label %121

114:
  %115 = load i32, ptr %6, align 4
  %116 = load i32, ptr %11, align 4
  %117 = add nsw i32 %115, %116
  call void @enter(i32 noundef %117)
  br label %118

118:
  %119 = load i32, ptr %11, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %11, align 4
  br label %101, !llvm.loop !10

121:
  %122 = load i32, ptr %8, align 4
  %123 = load i32, ptr %6, align 4
  %124 = add nsw i32 %123, %122
  store i32 %124, ptr %6, align 4
  br label %125

125:
  %126 = load i32, ptr %5, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %5, align 4
  br label %12, !llvm.loop !11

128:
  %129 = load i32, ptr %3, align 4
  ret i32 %129
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unpack(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %10

10:
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %100

14:
  %15 = load i32, ptr %4, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %4, align 4
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  store i32 %20, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %21

21:
  %22 = load i32, ptr %6, align 4
  %23 = icmp slt i32 %22, 8
  br i1 %23, label %24, label %28

24:
  %25 = load i32, ptr %4, align 4
  %26 = load i32, ptr %2, align 4
  %27 = icmp slt i32 %25, %26
  br label %28

28:
  %29 = phi i1 [ false, %21 ], [ %27, %24 ]
  br i1 %29, label %30, label %99

30:
  %31 = load i32, ptr %5, align 4
  %32 = and i32 %31, 1
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %83

34:
  %35 = load i32, ptr %4, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = shl i32 %39, 16
  %41 = load i32, ptr %4, align 4
  %42 = add nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = shl i32 %46, 8
  %48 = or i32 %40, %47
  %49 = load i32, ptr %4, align 4
  %50 = add nsw i32 %49, 2
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %51
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = or i32 %48, %54
  store i32 %55, ptr %7, align 4
  %56 = load i32, ptr %4, align 4
  %57 = add nsw i32 %56, 3
  store i32 %57, ptr %4, align 4
  %58 = load i32, ptr %3, align 4
  %59 = load i32, ptr %7, align 4
  %60 = lshr i32 %59, 6
  %61 = sub nsw i32 %58, %60
  %62 = sub nsw i32 %61, 1
  store i32 %62, ptr %8, align 4
  %63 = load i32, ptr %7, align 4
  %64 = and i32 %63, 63
  %65 = add nsw i32 %64, 3
  store i32 %65, ptr %9, align 4
  br label %66

66:
  %67 = load i32, ptr %9, align 4
  %68 = icmp sgt i32 %67, 0
  br i1 %68, label %69, label %82

69:
  %70 = load i32, ptr %8, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %8, align 4
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %72
  %74 = load i8, ptr %73, align 1
  %75 = load i32, ptr %3, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %3, align 4
  %77 = sext i32 %75 to i64
  %78 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %77
  store i8 %74, ptr %78, align 1
  br label %79

79:
  %80 = load i32, ptr %9, align 4
  %81 = add nsw i32 %80, -1
  store i32 %81, ptr %9, align 4
  br label %66, !llvm.loop !12

82:
  br label %93

83:
  %84 = load i32, ptr %4, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %4, align 4
  %86 = sext i32 %84 to i64
  %87 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %86
  %88 = load i8, ptr %87, align 1
  %89 = load i32, ptr %3, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %3, align 4
  %91 = sext i32 %89 to i64
  %92 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %91
  store i8 %88, ptr %92, align 1
  br label %93

93:
  br label %94

94:
  %95 = load i32, ptr %6, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %6, align 4
  %97 = load i32, ptr %5, align 4
  %98 = lshr i32 %97, 1
  store i32 %98, ptr %5, align 4
  br label %21, !llvm.loop !13

99:
  br label %10, !llvm.loop !14

100:
  %101 = load i32, ptr %3, align 4
  ret i32 %101
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @moveToFront(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [256 x i8], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %11

11:
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %12, 256
  br i1 %13, label %14, label %23

14:
  %15 = load i32, ptr %7, align 4
  %16 = trunc i32 %15 to i8
  %17 = load i32, ptr %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 %18
  store i8 %16, ptr %19, align 1
  br label %20

20:
  %21 = load i32, ptr %7, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %7, align 4
  br label %11, !llvm.loop !15

23:
  store i32 0, ptr %8, align 4
  br label %24

24:
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %4, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %68

28:
  %29 = load ptr, ptr %3, align 8
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %29, i64 %31
  %33 = load i8, ptr %32, align 1
  store i8 %33, ptr %9, align 1
  store i32 0, ptr %10, align 4
  br label %34

34:
  %35 = load i32, ptr %10, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = load i8, ptr %9, align 1
  %41 = zext i8 %40 to i32
  %42 = icmp ne i32 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = load i32, ptr %10, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %10, align 4
  br label %34, !llvm.loop !16

46:
  %47 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 0
  %48 = getelementptr inbounds i8, ptr %47, i64 1
  %49 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 0
  %50 = load i32, ptr %10, align 4
  %51 = sext i32 %50 to i64
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %48, ptr align 16 %49, i64 %51, i1 false)
  %52 = load i8, ptr %9, align 1
  %53 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 0
  store i8 %52, ptr %53, align 16
  %54 = load i32, ptr %10, align 4
  %55 = trunc i32 %54 to i8
  %56 = load ptr, ptr %3, align 8
  %57 = load i32, ptr %8, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %56, i64 %58
  store i8 %55, ptr %59, align 1
  %60 = load i32, ptr %10, align 4
  %61 = icmp eq i32 %60, 0
  %62 = zext i1 %61 to i32
  %63 = load i32, ptr %6, align 4
  %64 = add nsw i32 %63, %62
  store i32 %64, ptr %6, align 4
  br label %65

65:
  %66 = load i32, ptr %8, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %8, align 4
  br label %24, !llvm.loop !17

68:
  %69 = load i32, ptr %6, align 4
  ret i32 %69
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @runs(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %8

8:
  %9 = load i32, ptr %6, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %57

12:
  %13 = load i32, ptr %6, align 4
  store i32 %13, ptr %7, align 4
  br label %14

14:
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %37

18:
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr %19, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %25, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %24, %30
  br i1 %31, label %32, label %37

32:
  %33 = load i32, ptr %7, align 4
  %34 = load i32, ptr %6, align 4
  %35 = sub nsw i32 %33, %34
  %36 = icmp slt i32 %35, 255
  br label %37

37:
  %38 = phi i1 [ false, %18 ], [ false, %14 ], [ %36, %32 ]
  br i1 %38, label %39, label %42

39:
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %7, align 4
  br label %14, !llvm.loop !18

42:
  %43 = load i32, ptr %7, align 4
  %44 = load i32, ptr %6, align 4
  %45 = sub nsw i32 %43, %44
  %46 = icmp sgt i32 %45, 2
  br i1 %46, label %47, label %48

47:
  br label %52

48:
  %49 = load i32, ptr %7, align 4
  %50 = load i32, ptr %6, align 4
  %51 = sub nsw i32 %49, %50
  br label %52

52:
  %53 = phi i32 [ 2, %47 ], [ %51, %48 ]
  %54 = load i32, ptr %5, align 4
  %55 = add nsw i32 %54, %53
  store i32 %55, ptr %5, align 4
  %56 = load i32, ptr %7, align 4
  store i32 %56, ptr %6, align 4
  br label %8, !llvm.loop !19

57:
  %58 = load i32, ptr %5, align 4
  ret i32 %58
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @longest(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  store i32 2, ptr %7, align 4
  store i32 32, ptr %8, align 4
  %12 = load i32, ptr %5, align 4
  %13 = load i32, ptr %4, align 4
  %14 = sub nsw i32 %12, %13
  %15 = icmp slt i32 %14, 66
  br i1 %15, label %16, label %20

16:
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %4, align 4
  %19 = sub nsw i32 %17, %18
  br label %21

20:
  br label %21

21:
  %22 = phi i32 [ %19, %16 ], [ 66, %20 ]
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr @input, i64 %24
  %26 = call i32 @hash3(ptr noundef %25)
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %27
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %10, align 4
  br label %30

30:
  %31 = load i32, ptr %10, align 4
  %32 = icmp sge i32 %31, 0
  br i1 %32, label %33, label %42

33:
  %34 = load i32, ptr %10, align 4
  %35 = load i32, ptr %4, align 4
  %36 = sub nsw i32 %35, 4096
  %37 = icmp sgt i32 %34, %36
  br i1 %37, label %38, label %42

38:
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %39, -1
  store i32 %40, ptr %8, align 4
  %41 = icmp ne i32 %39, 0
  br label %42

42:
  %43 = phi i1 [ false, %33 ], [ false, %30 ], [ %41, %38 ]
  br i1 %43, label %44, label %92

44:
  store i32 0, ptr %11, align 4
  br label %45

45:
  %46 = load i32, ptr %11, align 4
  %47 = load i32, ptr %9, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %65

49:
  %50 = load i32, ptr %10, align 4
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = load i32, ptr %4, align 4
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %60
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = icmp eq i32 %56, %63
  br label %65

65:
  %66 = phi i1 [ false, %45 ], [ %64, %49 ]
  br i1 %66, label %67, label %70

67:
  %68 = load i32, ptr %11, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %11, align 4
  br label %45, !llvm.loop !20

70:
  %71 = load i32, ptr %11, align 4
  %72 = load i32, ptr %7, align 4
  %73 = icmp sgt i32 %71, %72
  br i1 %73, label %74, label %85

74:
  %75 = load i32, ptr %11, align 4
  store i32 %75, ptr %7, align 4
  %76 = load i32, ptr %4, align 4
  %77 = load i32, ptr %10, align 4
  %78 = sub nsw i32 %76, %77
  %79 = load ptr, ptr %6, align 8
  store i32 %78, ptr %79, align 4
  %80 = load i32, ptr %11, align 4
  %81 = load i32, ptr %9, align 4
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %84

83:
  br label %92

84:
  br label %85

85:
  br label %86

86:
  %87 = load i32, ptr %10, align 4
  %88 = srem i32 %87, 4096
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %89
  %91 = load i32, ptr %90, align 4
  store i32 %91, ptr %10, align 4
  br label %30, !llvm.loop !21

92:
  %93 = load i32, ptr %7, align 4
  ret i32 %93
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @enter(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i8, ptr @input, i64 %5
  %7 = call i32 @hash3(ptr noundef %6)
  store i32 %7, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = load i32, ptr %2, align 4
  %13 = srem i32 %12, 4096
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %14
  store i32 %11, ptr %15, align 4
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %18
  store i32 %16, ptr %19, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hash3(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = shl i32 %6, 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 1
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = shl i32 %11, 4
  %13 = xor i32 %7, %12
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 2
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = mul i32 %17, 5
  %19 = xor i32 %13, %18
  %20 = mul i32 %19, -1640531535
  %21 = lshr i32 %20, 20
  ret i32 %21
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
