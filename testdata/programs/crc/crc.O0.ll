; ModuleID = 'crc.c'
source_filename = "crc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = internal global [4096 x i8] zeroinitializer, align 16
@__const.main.check = private unnamed_addr constant [10 x i8] c"123456789\00", align 1
@.str = private unnamed_addr constant [16 x i8] c"%08x %08x %08x\0A\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"%016llx %08x %08x\0A\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"%08x %08x %08x %04x %016llx %08x %04x\0A\00", align 1
@table = internal global [4 x [256 x i32]] zeroinitializer, align 16
@table64 = internal global [256 x i64] zeroinitializer, align 16

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
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca [10 x i8], align 1
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %17 = load i32, ptr %4, align 4
  %18 = icmp sgt i32 %17, 1
  br i1 %18, label %19, label %24

19:
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds ptr, ptr %20, i64 1
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @atoi(ptr noundef %22) #4
  br label %25

24:
  br label %25

25:
  %26 = phi i32 [ %23, %19 ], [ 3, %24 ]
  store i32 %26, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i64 0, ptr %11, align 8
  store i32 0, ptr %12, align 4
  call void @makeTables()
  store i32 0, ptr %13, align 4
  br label %27

27:
  %28 = load i32, ptr %13, align 4
  %29 = icmp slt i32 %28, 4096
  br i1 %29, label %30, label %44

30:
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %13, align 4
  %33 = mul nsw i32 %31, %32
  %34 = ashr i32 %33, 3
  %35 = load i32, ptr %13, align 4
  %36 = xor i32 %34, %35
  %37 = trunc i32 %36 to i8
  %38 = load i32, ptr %13, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4096 x i8], ptr @data, i64 0, i64 %39
  store i8 %37, ptr %40, align 1
  br label %41

41:
  %42 = load i32, ptr %13, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %13, align 4
  br label %27, !llvm.loop !6

44:
  store i32 0, ptr %14, align 4
  br label %45

45:
  %46 = load i32, ptr %14, align 4
  %47 = load i32, ptr %6, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %98

49:
  %50 = load i32, ptr %14, align 4
  %51 = srem i32 %50, 64
  store i32 %51, ptr %15, align 4
  %52 = load i32, ptr %15, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr @data, i64 %53
  %55 = call i32 @byBits(ptr noundef %54, i32 noundef 4032)
  %56 = load i32, ptr %7, align 4
  %57 = add i32 %56, %55
  store i32 %57, ptr %7, align 4
  %58 = load i32, ptr %15, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr @data, i64 %59
  %61 = call i32 @byTable(ptr noundef %60, i32 noundef 4032)
  %62 = load i32, ptr %8, align 4
  %63 = add i32 %62, %61
  store i32 %63, ptr %8, align 4
  %64 = load i32, ptr %15, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr @data, i64 %65
  %67 = call i32 @byFour(ptr noundef %66, i32 noundef 4032)
  %68 = load i32, ptr %9, align 4
  %69 = add i32 %68, %67
  store i32 %69, ptr %9, align 4
  %70 = load i32, ptr %15, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr @data, i64 %71
  %73 = call i32 @adler(ptr noundef %72, i32 noundef 4032)
  %74 = load i32, ptr %10, align 4
  %75 = xor i32 %74, %73
  store i32 %75, ptr %10, align 4
  %76 = load i32, ptr %15, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr @data, i64 %77
  %79 = call i64 @crc64(ptr noundef %78, i32 noundef 4032)
  %80 = load i64, ptr %11, align 8
  %81 = xor i64 %80, %79
  store i64 %81, ptr %11, align 8
  %82 = load i32, ptr %15, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr @data, i64 %83
  %85 = call zeroext i16 @ccitt(ptr noundef %84, i32 noundef 4032)
  %86 = zext i16 %85 to i32
  %87 = load i32, ptr %15, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr @data, i64 %88
  %90 = call zeroext i16 @fletcher(ptr noundef %89, i32 noundef 4032)
  %91 = zext i16 %90 to i32
  %92 = xor i32 %86, %91
  %93 = load i32, ptr %12, align 4
  %94 = add i32 %93, %92
  store i32 %94, ptr %12, align 4
  br label %95

95:
  %96 = load i32, ptr %14, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %14, align 4
  br label %45, !llvm.loop !8

98:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 @__const.main.check, i64 10, i1 false)
  %99 = load i32, ptr %7, align 4
  %100 = load i32, ptr %8, align 4
  %101 = load i32, ptr %9, align 4
  %102 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %99, i32 noundef %100, i32 noundef %101)
  %103 = load i64, ptr %11, align 8
  %104 = load i32, ptr %10, align 4
  %105 = load i32, ptr %12, align 4
  %106 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %103, i32 noundef %104, i32 noundef %105)
  %107 = getelementptr inbounds [10 x i8], ptr %16, i64 0, i64 0
  %108 = call i32 @byBits(ptr noundef %107, i32 noundef 9)
  %109 = getelementptr inbounds [10 x i8], ptr %16, i64 0, i64 0
  %110 = call i32 @byTable(ptr noundef %109, i32 noundef 9)
  %111 = getelementptr inbounds [10 x i8], ptr %16, i64 0, i64 0
  %112 = call i32 @byFour(ptr noundef %111, i32 noundef 9)
  %113 = getelementptr inbounds [10 x i8], ptr %16, i64 0, i64 0
  %114 = call zeroext i16 @ccitt(ptr noundef %113, i32 noundef 9)
  %115 = zext i16 %114 to i32
  %116 = getelementptr inbounds [10 x i8], ptr %16, i64 0, i64 0
  %117 = call i64 @crc64(ptr noundef %116, i32 noundef 9)
  %118 = getelementptr inbounds [10 x i8], ptr %16, i64 0, i64 0
  %119 = call i32 @adler(ptr noundef %118, i32 noundef 9)
  %120 = getelementptr inbounds [10 x i8], ptr %16, i64 0, i64 0
  %121 = call zeroext i16 @fletcher(ptr noundef %120, i32 noundef 9)
  %122 = zext i16 %121 to i32
  %123 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %108, i32 noundef %110, i32 noundef %112, i32 noundef %115, i64 noundef %117, i32 noundef %119, i32 noundef %122)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @makeTables() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %7

7:
  %8 = load i32, ptr %1, align 4
  %9 = icmp ult i32 %8, 256
  br i1 %9, label %10, label %57

10:
  %11 = load i32, ptr %1, align 4
  store i32 %11, ptr %2, align 4
  %12 = load i32, ptr %1, align 4
  %13 = zext i32 %12 to i64
  store i64 %13, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %14

14:
  %15 = load i32, ptr %4, align 4
  %16 = icmp slt i32 %15, 8
  br i1 %16, label %17, label %45

17:
  %18 = load i32, ptr %2, align 4
  %19 = and i32 %18, 1
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %25

21:
  %22 = load i32, ptr %2, align 4
  %23 = lshr i32 %22, 1
  %24 = xor i32 %23, -306674912
  br label %28

25:
  %26 = load i32, ptr %2, align 4
  %27 = lshr i32 %26, 1
  br label %28

28:
  %29 = phi i32 [ %24, %21 ], [ %27, %25 ]
  store i32 %29, ptr %2, align 4
  %30 = load i64, ptr %3, align 8
  %31 = and i64 %30, 1
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = load i64, ptr %3, align 8
  %35 = lshr i64 %34, 1
  %36 = xor i64 %35, -3932672073523589310
  br label %40

37:
  %38 = load i64, ptr %3, align 8
  %39 = lshr i64 %38, 1
  br label %40

40:
  %41 = phi i64 [ %36, %33 ], [ %39, %37 ]
  store i64 %41, ptr %3, align 8
  br label %42

42:
  %43 = load i32, ptr %4, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %4, align 4
  br label %14, !llvm.loop !9

45:
  %46 = load i32, ptr %2, align 4
  %47 = load i32, ptr %1, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %48
  store i32 %46, ptr %49, align 4
  %50 = load i64, ptr %3, align 8
  %51 = load i32, ptr %1, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %52
  store i64 %50, ptr %53, align 8
  br label %54

54:
  %55 = load i32, ptr %1, align 4
  %56 = add i32 %55, 1
  store i32 %56, ptr %1, align 4
  br label %7, !llvm.loop !10

57:
  store i32 1, ptr %5, align 4
  br label %58

58:
  %59 = load i32, ptr %5, align 4
  %60 = icmp slt i32 %59, 4
  br i1 %60, label %61, label %101

61:
  store i32 0, ptr %6, align 4
  br label %62

62:
  %63 = load i32, ptr %6, align 4
  %64 = icmp slt i32 %63, 256
  br i1 %64, label %65, label %97

65:
  %66 = load i32, ptr %5, align 4
  %67 = sub nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 %68
  %70 = load i32, ptr %6, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [256 x i32], ptr %69, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = lshr i32 %73, 8
  %75 = load i32, ptr %5, align 4
  %76 = sub nsw i32 %75, 1
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 %77
  %79 = load i32, ptr %6, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [256 x i32], ptr %78, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = and i32 %82, 255
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = xor i32 %74, %86
  %88 = load i32, ptr %5, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 %89
  %91 = load i32, ptr %6, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [256 x i32], ptr %90, i64 0, i64 %92
  store i32 %87, ptr %93, align 4
  br label %94

94:
  %95 = load i32, ptr %6, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %6, align 4
  br label %62, !llvm.loop !11

97:
  br label %98

98:
  %99 = load i32, ptr %5, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %5, align 4
  br label %58, !llvm.loop !12

101:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @byBits(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 -1, ptr %5, align 4
  br label %7

7:
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr %4, align 4
  %10 = icmp sgt i32 %8, 0
  br i1 %10, label %11, label %33

11:
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %12, i32 1
  store ptr %13, ptr %3, align 8
  %14 = load i8, ptr %12, align 1
  %15 = zext i8 %14 to i32
  %16 = load i32, ptr %5, align 4
  %17 = xor i32 %16, %15
  store i32 %17, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %18

18:
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %19, 8
  br i1 %20, label %21, label %32

21:
  %22 = load i32, ptr %5, align 4
  %23 = lshr i32 %22, 1
  %24 = load i32, ptr %5, align 4
  %25 = and i32 %24, 1
  %26 = sub i32 0, %25
  %27 = and i32 -306674912, %26
  %28 = xor i32 %23, %27
  store i32 %28, ptr %5, align 4
  br label %29

29:
  %30 = load i32, ptr %6, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %6, align 4
  br label %18, !llvm.loop !13

32:
  br label %7, !llvm.loop !14

33:
  %34 = load i32, ptr %5, align 4
  %35 = xor i32 %34, -1
  ret i32 %35
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @byTable(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 -1, ptr %5, align 4
  br label %6

6:
  %7 = load i32, ptr %4, align 4
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %4, align 4
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %24

10:
  %11 = load i32, ptr %5, align 4
  %12 = lshr i32 %11, 8
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds i8, ptr %14, i32 1
  store ptr %15, ptr %3, align 8
  %16 = load i8, ptr %14, align 1
  %17 = zext i8 %16 to i32
  %18 = xor i32 %13, %17
  %19 = and i32 %18, 255
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = xor i32 %12, %22
  store i32 %23, ptr %5, align 4
  br label %6, !llvm.loop !15

24:
  %25 = load i32, ptr %5, align 4
  %26 = xor i32 %25, -1
  ret i32 %26
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @byFour(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 -1, ptr %5, align 4
  br label %6

6:
  %7 = load i32, ptr %4, align 4
  %8 = icmp sge i32 %7, 4
  br i1 %8, label %9, label %64

9:
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 0
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 1
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = shl i32 %17, 8
  %19 = or i32 %13, %18
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 2
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = shl i32 %23, 16
  %25 = or i32 %19, %24
  %26 = load ptr, ptr %3, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 3
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = shl i32 %29, 24
  %31 = or i32 %25, %30
  %32 = load i32, ptr %5, align 4
  %33 = xor i32 %32, %31
  store i32 %33, ptr %5, align 4
  %34 = load i32, ptr %5, align 4
  %35 = and i32 %34, 255
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([4 x [256 x i32]], ptr @table, i64 0, i64 3), i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = load i32, ptr %5, align 4
  %40 = lshr i32 %39, 8
  %41 = and i32 %40, 255
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([4 x [256 x i32]], ptr @table, i64 0, i64 2), i64 0, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = xor i32 %38, %44
  %46 = load i32, ptr %5, align 4
  %47 = lshr i32 %46, 16
  %48 = and i32 %47, 255
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([4 x [256 x i32]], ptr @table, i64 0, i64 1), i64 0, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = xor i32 %45, %51
  %53 = load i32, ptr %5, align 4
  %54 = lshr i32 %53, 24
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = xor i32 %52, %57
  store i32 %58, ptr %5, align 4
  br label %59

59:
  %60 = load i32, ptr %4, align 4
  %61 = sub nsw i32 %60, 4
  store i32 %61, ptr %4, align 4
  %62 = load ptr, ptr %3, align 8
  %63 = getelementptr inbounds i8, ptr %62, i64 4
  store ptr %63, ptr %3, align 8
  br label %6, !llvm.loop !16

64:
  br label %65

65:
  %66 = load i32, ptr %4, align 4
  %67 = add nsw i32 %66, -1
  store i32 %67, ptr %4, align 4
  %68 = icmp sgt i32 %66, 0
  br i1 %68, label %69, label %83

69:
  %70 = load i32, ptr %5, align 4
  %71 = lshr i32 %70, 8
  %72 = load i32, ptr %5, align 4
  %73 = load ptr, ptr %3, align 8
  %74 = getelementptr inbounds i8, ptr %73, i32 1
  store ptr %74, ptr %3, align 8
  %75 = load i8, ptr %73, align 1
  %76 = zext i8 %75 to i32
  %77 = xor i32 %72, %76
  %78 = and i32 %77, 255
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = xor i32 %71, %81
  store i32 %82, ptr %5, align 4
  br label %65, !llvm.loop !17

83:
  %84 = load i32, ptr %5, align 4
  %85 = xor i32 %84, -1
  ret i32 %85
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @adler(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %8

8:
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %41

11:
  %12 = load i32, ptr %4, align 4
  %13 = icmp slt i32 %12, 5552
  br i1 %13, label %14, label %16

14:
  %15 = load i32, ptr %4, align 4
  br label %17

16:
  br label %17

17:
  %18 = phi i32 [ %15, %14 ], [ 5552, %16 ]
  store i32 %18, ptr %7, align 4
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %4, align 4
  %21 = sub nsw i32 %20, %19
  store i32 %21, ptr %4, align 4
  br label %22

22:
  %23 = load i32, ptr %7, align 4
  %24 = add nsw i32 %23, -1
  store i32 %24, ptr %7, align 4
  %25 = icmp ne i32 %23, 0
  br i1 %25, label %26, label %36

26:
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds i8, ptr %27, i32 1
  store ptr %28, ptr %3, align 8
  %29 = load i8, ptr %27, align 1
  %30 = zext i8 %29 to i32
  %31 = load i32, ptr %5, align 4
  %32 = add i32 %31, %30
  store i32 %32, ptr %5, align 4
  %33 = load i32, ptr %5, align 4
  %34 = load i32, ptr %6, align 4
  %35 = add i32 %34, %33
  store i32 %35, ptr %6, align 4
  br label %22, !llvm.loop !18

36:
  %37 = load i32, ptr %5, align 4
  %38 = urem i32 %37, 65521
  store i32 %38, ptr %5, align 4
  %39 = load i32, ptr %6, align 4
  %40 = urem i32 %39, 65521
  store i32 %40, ptr %6, align 4
  br label %8, !llvm.loop !19

41:
  %42 = load i32, ptr %6, align 4
  %43 = shl i32 %42, 16
  %44 = load i32, ptr %5, align 4
  %45 = or i32 %43, %44
  ret i32 %45
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @crc64(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i64 -1, ptr %5, align 8
  br label %6

6:
  %7 = load i32, ptr %4, align 4
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %4, align 4
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %25

10:
  %11 = load i64, ptr %5, align 8
  %12 = lshr i64 %11, 8
  %13 = load i64, ptr %5, align 8
  %14 = trunc i64 %13 to i8
  %15 = zext i8 %14 to i32
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds i8, ptr %16, i32 1
  store ptr %17, ptr %3, align 8
  %18 = load i8, ptr %16, align 1
  %19 = zext i8 %18 to i32
  %20 = xor i32 %15, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = xor i64 %12, %23
  store i64 %24, ptr %5, align 8
  br label %6, !llvm.loop !20

25:
  %26 = load i64, ptr %5, align 8
  %27 = xor i64 %26, -1
  ret i64 %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i16 @ccitt(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i16, align 2
  %6 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i16 -1, ptr %5, align 2
  br label %7

7:
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr %4, align 4
  %10 = icmp sgt i32 %8, 0
  br i1 %10, label %11, label %45

11:
  %12 = load i16, ptr %5, align 2
  %13 = zext i16 %12 to i32
  %14 = ashr i32 %13, 8
  %15 = trunc i32 %14 to i8
  %16 = zext i8 %15 to i32
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds i8, ptr %17, i32 1
  store ptr %18, ptr %3, align 8
  %19 = load i8, ptr %17, align 1
  %20 = zext i8 %19 to i32
  %21 = xor i32 %16, %20
  %22 = trunc i32 %21 to i8
  store i8 %22, ptr %6, align 1
  %23 = load i8, ptr %6, align 1
  %24 = zext i8 %23 to i32
  %25 = ashr i32 %24, 4
  %26 = load i8, ptr %6, align 1
  %27 = zext i8 %26 to i32
  %28 = xor i32 %27, %25
  %29 = trunc i32 %28 to i8
  store i8 %29, ptr %6, align 1
  %30 = load i16, ptr %5, align 2
  %31 = zext i16 %30 to i32
  %32 = shl i32 %31, 8
  %33 = load i8, ptr %6, align 1
  %34 = zext i8 %33 to i32
  %35 = shl i32 %34, 12
  %36 = xor i32 %32, %35
  %37 = load i8, ptr %6, align 1
  %38 = zext i8 %37 to i32
  %39 = shl i32 %38, 5
  %40 = xor i32 %36, %39
  %41 = load i8, ptr %6, align 1
  %42 = zext i8 %41 to i32
  %43 = xor i32 %40, %42
  %44 = trunc i32 %43 to i16
  store i16 %44, ptr %5, align 2
  br label %7, !llvm.loop !21

45:
  %46 = load i16, ptr %5, align 2
  ret i16 %46
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i16 @fletcher(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i16 0, ptr %5, align 2
  store i16 0, ptr %6, align 2
  br label %7

7:
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr %4, align 4
  %10 = icmp sgt i32 %8, 0
  br i1 %10, label %11, label %28

11:
  %12 = load i16, ptr %5, align 2
  %13 = zext i16 %12 to i32
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds i8, ptr %14, i32 1
  store ptr %15, ptr %3, align 8
  %16 = load i8, ptr %14, align 1
  %17 = zext i8 %16 to i32
  %18 = add nsw i32 %13, %17
  %19 = srem i32 %18, 255
  %20 = trunc i32 %19 to i16
  store i16 %20, ptr %5, align 2
  %21 = load i16, ptr %5, align 2
  %22 = zext i16 %21 to i32
  %23 = load i16, ptr %6, align 2
  %24 = zext i16 %23 to i32
  %25 = add nsw i32 %22, %24
  %26 = srem i32 %25, 255
  %27 = trunc i32 %26 to i16
  store i16 %27, ptr %6, align 2
  br label %7, !llvm.loop !22

28:
  %29 = load i16, ptr %6, align 2
  %30 = zext i16 %29 to i32
  %31 = shl i32 %30, 8
  %32 = load i16, ptr %5, align 2
  %33 = zext i16 %32 to i32
  %34 = or i32 %31, %33
  %35 = trunc i32 %34 to i16
  ret i16 %35
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
