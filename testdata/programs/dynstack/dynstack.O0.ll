; ModuleID = 'dynstack.c'
source_filename = "dynstack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.link = type { ptr, i32 }

@.str = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %10 = load i32, ptr %4, align 4
  %11 = icmp sgt i32 %10, 1
  br i1 %11, label %12, label %17

12:
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds ptr, ptr %13, i64 1
  %15 = load ptr, ptr %14, align 8
  %16 = call i32 @atoi(ptr noundef %15) #5
  br label %18

17:
  br label %18

18:
  %19 = phi i32 [ %16, %12 ], [ 1, %17 ]
  store i32 %19, ptr %6, align 4
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %20

20:
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %6, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %55

24:
  %25 = load i32, ptr %9, align 4
  %26 = srem i32 %25, 10
  %27 = add nsw i32 100, %26
  %28 = call i32 @vla(i32 noundef %27)
  %29 = sext i32 %28 to i64
  %30 = call i64 @triangle(i32 noundef 30, i32 noundef 20)
  %31 = add nsw i64 %29, %30
  %32 = call i64 @scoped(i32 noundef 20000)
  %33 = add nsw i64 %31, %32
  %34 = call i32 @chain(i32 noundef 50)
  %35 = sext i32 %34 to i64
  %36 = add nsw i64 %33, %35
  %37 = load i32, ptr %9, align 4
  %38 = srem i32 %37, 20
  %39 = add nsw i32 5, %38
  %40 = call i32 @aligned(i32 noundef %39)
  %41 = sext i32 %40 to i64
  %42 = add nsw i64 %36, %41
  %43 = call i32 @pushed(i32 noundef 10)
  %44 = sext i32 %43 to i64
  %45 = add nsw i64 %42, %44
  %46 = load i64, ptr %7, align 8
  %47 = add nsw i64 %46, %45
  store i64 %47, ptr %7, align 8
  store i32 0, ptr %8, align 4
  %48 = call i32 @permute(i32 noundef 6, i32 noundef 0, ptr noundef %8)
  %49 = sext i32 %48 to i64
  %50 = load i64, ptr %7, align 8
  %51 = add nsw i64 %50, %49
  store i64 %51, ptr %7, align 8
  br label %52

52:
  %53 = load i32, ptr %9, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %9, align 4
  br label %20, !llvm.loop !6

55:
  %56 = load i64, ptr %7, align 8
  %57 = load i32, ptr %8, align 4
  %58 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %56, i32 noundef %57)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @vla(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
  %7 = load i32, ptr %2, align 4
  %8 = zext i32 %7 to i64
  %9 = call ptr @llvm.stacksave.p0()
  store ptr %9, ptr %3, align 8
  %10 = alloca i32, i64 %8, align 16
  store i64 %8, ptr %4, align 8
  store i32 0, ptr %5, align 4
  %11 = load i32, ptr %2, align 4
  %12 = add nsw i32 %11, 1
  %13 = zext i32 %12 to i64
  %14 = alloca i8, i64 %13, align 16
  store i64 %13, ptr %6, align 8
  %15 = load i32, ptr %2, align 4
  %16 = call i32 @fill(i32 noundef %15, ptr noundef %10)
  store i32 %16, ptr %5, align 4
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  call void @llvm.memset.p0.i64(ptr align 16 %14, i8 120, i64 %18, i1 false)
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %14, i64 %20
  store i8 0, ptr %21, align 1
  %22 = load i32, ptr %5, align 4
  %23 = call i64 @strlen(ptr noundef %14) #5
  %24 = trunc i64 %23 to i32
  %25 = add nsw i32 %22, %24
  %26 = mul nuw i64 4, %8
  %27 = trunc i64 %26 to i32
  %28 = add nsw i32 %25, %27
  %29 = load ptr, ptr %3, align 8
  call void @llvm.stackrestore.p0(ptr %29)
  ret i32 %28
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @triangle(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %12 = load i32, ptr %3, align 4
  %13 = zext i32 %12 to i64
  %14 = load i32, ptr %4, align 4
  %15 = zext i32 %14 to i64
  %16 = call ptr @llvm.stacksave.p0()
  store ptr %16, ptr %5, align 8
  %17 = mul nuw i64 %13, %15
  %18 = alloca i64, i64 %17, align 16
  store i64 %13, ptr %6, align 8
  store i64 %15, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %19

19:
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %3, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %72

23:
  store i32 0, ptr %10, align 4
  br label %24

24:
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %4, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %68

28:
  %29 = load i32, ptr %10, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %34, label %31

31:
  %32 = load i32, ptr %9, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %35

34:
  br label %56

35:
  %36 = load i32, ptr %9, align 4
  %37 = sub nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = mul nsw i64 %38, %15
  %40 = getelementptr inbounds i64, ptr %18, i64 %39
  %41 = load i32, ptr %10, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i64, ptr %40, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = mul nsw i64 %46, %15
  %48 = getelementptr inbounds i64, ptr %18, i64 %47
  %49 = load i32, ptr %10, align 4
  %50 = sub nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i64, ptr %48, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = add nsw i64 %44, %53
  %55 = srem i64 %54, 1000007
  br label %56

56:
  %57 = phi i64 [ 1, %34 ], [ %55, %35 ]
  %58 = load i32, ptr %9, align 4
  %59 = sext i32 %58 to i64
  %60 = mul nsw i64 %59, %15
  %61 = getelementptr inbounds i64, ptr %18, i64 %60
  %62 = load i32, ptr %10, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i64, ptr %61, i64 %63
  store i64 %57, ptr %64, align 8
  br label %65

65:
  %66 = load i32, ptr %10, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %10, align 4
  br label %24, !llvm.loop !8

68:
  br label %69

69:
  %70 = load i32, ptr %9, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %9, align 4
  br label %19, !llvm.loop !9

72:
  store i32 0, ptr %11, align 4
  br label %73

73:
  %74 = load i32, ptr %11, align 4
  %75 = load i32, ptr %3, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %93

77:
  %78 = load i32, ptr %11, align 4
  %79 = sext i32 %78 to i64
  %80 = mul nsw i64 %79, %15
  %81 = getelementptr inbounds i64, ptr %18, i64 %80
  %82 = load i32, ptr %11, align 4
  %83 = load i32, ptr %4, align 4
  %84 = srem i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i64, ptr %81, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = load i64, ptr %8, align 8
  %89 = add nsw i64 %88, %87
  store i64 %89, ptr %8, align 8
  br label %90

90:
  %91 = load i32, ptr %11, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %11, align 4
  br label %73, !llvm.loop !10

93:
  %94 = load i64, ptr %8, align 8
  %95 = load ptr, ptr %5, align 8
  call void @llvm.stackrestore.p0(ptr %95)
  ret i64 %94
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @scoped(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
  store i64 0, ptr %3, align 8
  store i32 1, ptr %4, align 4
  br label %9

9:
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp sle i32 %10, %11
  br i1 %12, label %13, label %72

13:
  %14 = load i32, ptr %4, align 4
  %15 = srem i32 %14, 1000
  %16 = add nsw i32 %15, 500
  %17 = zext i32 %16 to i64
  %18 = call ptr @llvm.stacksave.p0()
  store ptr %18, ptr %5, align 8
  %19 = alloca i32, i64 %17, align 16
  store i64 %17, ptr %6, align 8
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %4, align 4
  %22 = srem i32 %21, 1000
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %19, i64 %23
  store i32 %20, ptr %24, align 4
  %25 = getelementptr inbounds i32, ptr %19, i64 0
  %26 = load i32, ptr %25, align 16
  %27 = xor i32 %26, 0
  store i32 %27, ptr %25, align 16
  %28 = load i32, ptr %4, align 4
  %29 = srem i32 %28, 20
  %30 = add nsw i32 %29, 1
  %31 = call i32 @fill(i32 noundef %30, ptr noundef %19)
  %32 = load i32, ptr %4, align 4
  %33 = srem i32 %32, 20
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %19, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = add nsw i32 %31, %36
  %38 = sext i32 %37 to i64
  %39 = load i64, ptr %3, align 8
  %40 = add nsw i64 %39, %38
  store i64 %40, ptr %3, align 8
  %41 = load i64, ptr %3, align 8
  %42 = srem i64 %41, 7
  %43 = icmp eq i64 %42, 3
  br i1 %43, label %44, label %45

44:
  store i32 4, ptr %7, align 4
  br label %65

45:
  %46 = load i32, ptr %4, align 4
  %47 = srem i32 %46, 50
  %48 = add nsw i32 %47, 1
  %49 = zext i32 %48 to i64
  %50 = alloca i16, i64 %49, align 16
  store i64 %49, ptr %8, align 8
  %51 = load i32, ptr %4, align 4
  %52 = trunc i32 %51 to i16
  %53 = load i32, ptr %4, align 4
  %54 = srem i32 %53, 50
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr %50, i64 %55
  store i16 %52, ptr %56, align 2
  %57 = load i32, ptr %4, align 4
  %58 = srem i32 %57, 50
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i16, ptr %50, i64 %59
  %61 = load i16, ptr %60, align 2
  %62 = sext i16 %61 to i64
  %63 = load i64, ptr %3, align 8
  %64 = add nsw i64 %63, %62
  store i64 %64, ptr %3, align 8
  store i32 0, ptr %7, align 4
  br label %65

65:
  %66 = load ptr, ptr %5, align 8
  call void @llvm.stackrestore.p0(ptr %66)
  %67 = load i32, ptr %7, align 4
  switch i32 %67, label %74 [
    i32 0, label %68
    i32 4, label %69
  ]

68:
  br label %69

69:
  %70 = load i32, ptr %4, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %4, align 4
  br label %9, !llvm.loop !11

72:
  %73 = load i64, ptr %3, align 8
  ret i64 %73

74:
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @chain(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  store ptr null, ptr %3, align 8
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %9

9:
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %26

13:
  %14 = alloca i8, i64 16, align 16
  store ptr %14, ptr %7, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds %struct.link, ptr %16, i32 0, i32 0
  store ptr %15, ptr %17, align 8
  %18 = load i32, ptr %6, align 4
  %19 = mul nsw i32 %18, 3
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds %struct.link, ptr %20, i32 0, i32 1
  store i32 %19, ptr %21, align 8
  %22 = load ptr, ptr %7, align 8
  store ptr %22, ptr %3, align 8
  br label %23

23:
  %24 = load i32, ptr %6, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %6, align 4
  br label %9, !llvm.loop !12

26:
  %27 = load ptr, ptr %3, align 8
  store ptr %27, ptr %8, align 8
  br label %28

28:
  %29 = load ptr, ptr %8, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %44

31:
  %32 = load ptr, ptr %8, align 8
  %33 = getelementptr inbounds %struct.link, ptr %32, i32 0, i32 1
  %34 = load i32, ptr %33, align 8
  %35 = load i32, ptr %5, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %5, align 4
  %37 = mul nsw i32 %34, %36
  %38 = load i32, ptr %4, align 4
  %39 = add nsw i32 %38, %37
  store i32 %39, ptr %4, align 4
  br label %40

40:
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.link, ptr %41, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %8, align 8
  br label %28, !llvm.loop !13

44:
  %45 = load i32, ptr %4, align 4
  ret i32 %45
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @aligned(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [64 x i8], align 64
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
  %7 = load i32, ptr %2, align 4
  %8 = sext i32 %7 to i64
  %9 = alloca i8, i64 %8, align 16
  store ptr %9, ptr %4, align 8
  %10 = load i32, ptr %2, align 4
  %11 = zext i32 %10 to i64
  %12 = call ptr @llvm.stacksave.p0()
  store ptr %12, ptr %5, align 8
  %13 = alloca i32, i64 %11, align 16
  store i64 %11, ptr %6, align 8
  %14 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %15 = load i32, ptr %2, align 4
  %16 = trunc i32 %15 to i8
  call void @llvm.memset.p0.i64(ptr align 64 %14, i8 %16, i64 64, i1 false)
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %2, align 4
  %19 = sext i32 %18 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %17, i8 1, i64 %19, i1 false)
  %20 = load i32, ptr %2, align 4
  %21 = call i32 @fill(i32 noundef %20, ptr noundef %13)
  %22 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %23 = ptrtoint ptr %22 to i64
  %24 = and i64 %23, 63
  %25 = trunc i64 %24 to i32
  %26 = load ptr, ptr %4, align 8
  %27 = ptrtoint ptr %26 to i64
  %28 = and i64 %27, 15
  %29 = trunc i64 %28 to i32
  %30 = add nsw i32 %25, %29
  %31 = ptrtoint ptr %13 to i64
  %32 = and i64 %31, 3
  %33 = trunc i64 %32 to i32
  %34 = add nsw i32 %30, %33
  %35 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 63
  %36 = load i8, ptr %35, align 1
  %37 = sext i8 %36 to i32
  %38 = add nsw i32 %34, %37
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %2, align 4
  %41 = sub nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr %39, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = sext i8 %44 to i32
  %46 = add nsw i32 %38, %45
  %47 = load i32, ptr %2, align 4
  %48 = sub nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %13, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = add nsw i32 %46, %51
  %53 = load ptr, ptr %5, align 8
  call void @llvm.stackrestore.p0(ptr %53)
  ret i32 %52
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pushed(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, 4
  %8 = alloca i8, i64 %7, align 16
  store ptr %8, ptr %3, align 8
  %9 = load i32, ptr %2, align 4
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds i32, ptr %10, i64 0
  store i32 %9, ptr %11, align 4
  %12 = load i32, ptr %2, align 4
  %13 = load ptr, ptr %3, align 8
  %14 = call i32 @sum(i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef %12, i32 noundef 8, ptr noundef %13)
  store i32 %14, ptr %4, align 4
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, 2
  %18 = mul i64 %17, 4
  %19 = alloca i8, i64 %18, align 16
  store ptr %19, ptr %3, align 8
  %20 = load i32, ptr %4, align 4
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i32, ptr %21, i64 0
  store i32 %20, ptr %22, align 4
  %23 = load i32, ptr %2, align 4
  %24 = load i32, ptr %4, align 4
  %25 = load i32, ptr %2, align 4
  %26 = load ptr, ptr %3, align 8
  %27 = call i32 @sum(i32 noundef %23, i32 noundef %24, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef %25, ptr noundef %26)
  ret i32 %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @permute(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %17

16:
  store i32 1, ptr %4, align 4
  br label %73

17:
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = sub nsw i32 %18, %19
  %21 = zext i32 %20 to i64
  %22 = call ptr @llvm.stacksave.p0()
  store ptr %22, ptr %8, align 8
  %23 = alloca i32, i64 %21, align 16
  store i64 %21, ptr %9, align 8
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %24

24:
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %5, align 4
  %27 = load i32, ptr %6, align 4
  %28 = sub nsw i32 %26, %27
  %29 = icmp slt i32 %25, %28
  br i1 %29, label %30, label %44

30:
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %6, align 4
  %33 = add nsw i32 %31, %32
  %34 = load i32, ptr %5, align 4
  %35 = load i32, ptr %6, align 4
  %36 = sub nsw i32 %34, %35
  %37 = srem i32 %33, %36
  %38 = load i32, ptr %11, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %23, i64 %39
  store i32 %37, ptr %40, align 4
  br label %41

41:
  %42 = load i32, ptr %11, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %11, align 4
  br label %24, !llvm.loop !14

44:
  store i32 0, ptr %12, align 4
  br label %45

45:
  %46 = load i32, ptr %12, align 4
  %47 = load i32, ptr %5, align 4
  %48 = load i32, ptr %6, align 4
  %49 = sub nsw i32 %47, %48
  %50 = icmp slt i32 %46, %49
  br i1 %50, label %51, label %70

51:
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %52, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %52, align 4
  %55 = load i32, ptr %12, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %23, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load i32, ptr %5, align 4
  %60 = load i32, ptr %6, align 4
  %61 = add nsw i32 %60, 1
  %62 = load ptr, ptr %7, align 8
  %63 = call i32 @permute(i32 noundef %59, i32 noundef %61, ptr noundef %62)
  %64 = add nsw i32 %58, %63
  %65 = load i32, ptr %10, align 4
  %66 = add nsw i32 %65, %64
  store i32 %66, ptr %10, align 4
  br label %67

67:
  %68 = load i32, ptr %12, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %12, align 4
  br label %45, !llvm.loop !15

70:
  %71 = load i32, ptr %10, align 4
  store i32 %71, ptr %4, align 4
  %72 = load ptr, ptr %8, align 8
  call void @llvm.stackrestore.p0(ptr %72)
  br label %73

73:
  %74 = load i32, ptr %4, align 4
  ret i32 %74
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fill(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %7 = load i32, ptr %3, align 4
  %8 = zext i32 %7 to i64
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %9

9:
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %3, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %27

13:
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr %6, align 4
  %16 = mul nsw i32 %14, %15
  %17 = srem i32 %16, 17
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  store i32 %17, ptr %21, align 4
  %22 = load i32, ptr %5, align 4
  %23 = add nsw i32 %22, %17
  store i32 %23, ptr %5, align 4
  br label %24

24:
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %6, align 4
  br label %9, !llvm.loop !16

27:
  %28 = load i32, ptr %5, align 4
  ret i32 %28
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) #0 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store ptr %8, ptr %18, align 8
  %19 = load i32, ptr %10, align 4
  %20 = load i32, ptr %11, align 4
  %21 = add nsw i32 %19, %20
  %22 = load i32, ptr %12, align 4
  %23 = add nsw i32 %21, %22
  %24 = load i32, ptr %13, align 4
  %25 = add nsw i32 %23, %24
  %26 = load i32, ptr %14, align 4
  %27 = add nsw i32 %25, %26
  %28 = load i32, ptr %15, align 4
  %29 = add nsw i32 %27, %28
  %30 = load i32, ptr %16, align 4
  %31 = mul nsw i32 %30, 10
  %32 = add nsw i32 %29, %31
  %33 = load i32, ptr %17, align 4
  %34 = mul nsw i32 %33, 100
  %35 = add nsw i32 %32, %34
  %36 = load ptr, ptr %18, align 8
  %37 = getelementptr inbounds i32, ptr %36, i64 0
  %38 = load i32, ptr %37, align 4
  %39 = add nsw i32 %35, %38
  ret i32 %39
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
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
