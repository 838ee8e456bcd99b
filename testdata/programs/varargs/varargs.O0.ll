; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i64, double }
%struct.big = type { [7 x i32] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.p = private unnamed_addr constant %struct.pair { i64 -7, double 2.500000e+00 }, align 8
@__const.main.b = private unnamed_addr constant %struct.big { [7 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 77] }, align 4
@buffer = internal global [512 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [48 x i8] c"%d %u %x|%c%s|%ld %lx|%g %p2 %b7 %d %p2 %s %g%%\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"end\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"iddddddiiidddddidi\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"%s\0A%ld %.3f\0A\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"%ld/1000\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"(%ld, %.2f)\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"[%d..%d]\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.pair, align 8
  %8 = alloca %struct.big, align 8
  %9 = alloca i64, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %12 = load i32, ptr %4, align 4
  %13 = icmp sgt i32 %12, 1
  br i1 %13, label %14, label %19

14:
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 1
  %17 = load ptr, ptr %16, align 8
  %18 = call i32 @atoi(ptr noundef %17) #7
  br label %20

19:
  br label %20

20:
  %21 = phi i32 [ %18, %14 ], [ 1, %19 ]
  store i32 %21, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 @__const.main.p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 @__const.main.b, i64 28, i1 false)
  store i64 0, ptr %9, align 8
  store double 0.000000e+00, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %22

22:
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %6, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %45

26:
  %27 = load i32, ptr %11, align 4
  %28 = sub nsw i32 -12345, %27
  %29 = call i32 (ptr, ptr, ...) @format(ptr noundef @buffer, ptr noundef @.str, i32 noundef %28, i32 noundef -294967296, i32 noundef 48879, i32 noundef 122, ptr noundef @.str.1, i64 noundef -9000000000, i64 noundef 81985529216486895, double noundef 3.750000e+00, ptr noundef byval(%struct.pair) align 8 %7, ptr noundef byval(%struct.big) align 8 %8, i32 noundef 42, ptr noundef byval(%struct.pair) align 8 %7, ptr noundef @.str.2, double noundef -1.250000e-01)
  %30 = sext i32 %29 to i64
  %31 = load i64, ptr %9, align 8
  %32 = add nsw i64 %31, %30
  store i64 %32, ptr %9, align 8
  %33 = call i64 (i32, ...) @sumTwice(i32 noundef 9, i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, i64 noundef 8, i64 noundef 1099511627776)
  %34 = load i64, ptr %9, align 8
  %35 = add nsw i64 %34, %33
  store i64 %35, ptr %9, align 8
  %36 = call double (ptr, ...) @mixed(ptr noundef @.str.3, i32 noundef 1, double noundef 2.000000e+00, double noundef 3.500000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, i32 noundef 8, i32 noundef 9, i32 noundef 10, double noundef 1.100000e+01, double noundef 1.200000e+01, double noundef 1.325000e+01, double noundef 1.400000e+01, double noundef 1.500000e+01, i32 noundef 16, double noundef 1.700000e+01, i32 noundef 18)
  %37 = load double, ptr %10, align 8
  %38 = fadd double %37, %36
  store double %38, ptr %10, align 8
  %39 = call i64 (i64, i64, i64, i64, i64, i64, i64, double, ...) @late(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, double noundef 8.500000e+00, i32 noundef 9, double noundef 4.000000e+00, ptr noundef @.str.4)
  %40 = load i64, ptr %9, align 8
  %41 = xor i64 %40, %39
  store i64 %41, ptr %9, align 8
  br label %42

42:
  %43 = load i32, ptr %11, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %11, align 4
  br label %22, !llvm.loop !6

45:
  %46 = load i64, ptr %9, align 8
  %47 = load double, ptr %10, align 8
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef @buffer, i64 noundef %46, double noundef %47)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @format(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @vformat(ptr noundef %8, ptr noundef %9, ptr noundef %10)
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @sumTwice(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i64 0, ptr %5, align 8
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %8)
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_copy.p0(ptr %9, ptr %10)
  store i32 0, ptr %6, align 4
  br label %11

11:
  %12 = load i32, ptr %6, align 4
  %13 = load i32, ptr %2, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %41

15:
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 0
  %18 = load i32, ptr %17, align 16
  %19 = icmp ule i32 %18, 40
  br i1 %19, label %20, label %25

20:
  %21 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 3
  %22 = load ptr, ptr %21, align 16
  %23 = getelementptr i8, ptr %22, i32 %18
  %24 = add i32 %18, 8
  store i32 %24, ptr %17, align 16
  br label %29

25:
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i8, ptr %27, i32 8
  store ptr %28, ptr %26, align 8
  br label %29

29:
  %30 = phi ptr [ %23, %20 ], [ %27, %25 ]
  %31 = load i64, ptr %30, align 8
  %32 = load i32, ptr %6, align 4
  %33 = add nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = mul nsw i64 %31, %34
  %36 = load i64, ptr %5, align 8
  %37 = add nsw i64 %36, %35
  store i64 %37, ptr %5, align 8
  br label %38

38:
  %39 = load i32, ptr %6, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %6, align 4
  br label %11, !llvm.loop !8

41:
  store i32 0, ptr %7, align 4
  br label %42

42:
  %43 = load i32, ptr %7, align 4
  %44 = load i32, ptr %2, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %68

46:
  %47 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %48 = getelementptr inbounds %struct.__va_list_tag, ptr %47, i32 0, i32 0
  %49 = load i32, ptr %48, align 16
  %50 = icmp ule i32 %49, 40
  br i1 %50, label %51, label %56

51:
  %52 = getelementptr inbounds %struct.__va_list_tag, ptr %47, i32 0, i32 3
  %53 = load ptr, ptr %52, align 16
  %54 = getelementptr i8, ptr %53, i32 %49
  %55 = add i32 %49, 8
  store i32 %55, ptr %48, align 16
  br label %60

56:
  %57 = getelementptr inbounds %struct.__va_list_tag, ptr %47, i32 0, i32 2
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr i8, ptr %58, i32 8
  store ptr %59, ptr %57, align 8
  br label %60

60:
  %61 = phi ptr [ %54, %51 ], [ %58, %56 ]
  %62 = load i64, ptr %61, align 8
  %63 = load i64, ptr %5, align 8
  %64 = sub nsw i64 %63, %62
  store i64 %64, ptr %5, align 8
  br label %65

65:
  %66 = load i32, ptr %7, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %7, align 4
  br label %42, !llvm.loop !9

68:
  %69 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %69)
  %70 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %70)
  %71 = load i64, ptr %5, align 8
  ret i64 %71
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @mixed(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store double 0.000000e+00, ptr %4, align 8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  store i32 1, ptr %5, align 4
  br label %7

7:
  %8 = load ptr, ptr %2, align 8
  %9 = load i8, ptr %8, align 1
  %10 = icmp ne i8 %9, 0
  br i1 %10, label %11, label %62

11:
  %12 = load i32, ptr %5, align 4
  %13 = sitofp i32 %12 to double
  %14 = load ptr, ptr %2, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 105
  br i1 %17, label %18, label %36

18:
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 16
  %22 = icmp ule i32 %21, 40
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 3
  %25 = load ptr, ptr %24, align 16
  %26 = getelementptr i8, ptr %25, i32 %21
  %27 = add i32 %21, 8
  store i32 %27, ptr %20, align 16
  br label %32

28:
  %29 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr i8, ptr %30, i32 8
  store ptr %31, ptr %29, align 8
  br label %32

32:
  %33 = phi ptr [ %26, %23 ], [ %30, %28 ]
  %34 = load i32, ptr %33, align 4
  %35 = sitofp i32 %34 to double
  br label %53

36:
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %38 = getelementptr inbounds %struct.__va_list_tag, ptr %37, i32 0, i32 1
  %39 = load i32, ptr %38, align 4
  %40 = icmp ule i32 %39, 160
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds %struct.__va_list_tag, ptr %37, i32 0, i32 3
  %43 = load ptr, ptr %42, align 16
  %44 = getelementptr i8, ptr %43, i32 %39
  %45 = add i32 %39, 16
  store i32 %45, ptr %38, align 4
  br label %50

46:
  %47 = getelementptr inbounds %struct.__va_list_tag, ptr %37, i32 0, i32 2
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr i8, ptr %48, i32 8
  store ptr %49, ptr %47, align 8
  br label %50

50:
  %51 = phi ptr [ %44, %41 ], [ %48, %46 ]
  %52 = load double, ptr %51, align 8
  br label %53

53:
  %54 = phi double [ %35, %32 ], [ %52, %50 ]
  %55 = load double, ptr %4, align 8
  %56 = call double @llvm.fmuladd.f64(double %13, double %54, double %55)
  store double %56, ptr %4, align 8
  br label %57

57:
  %58 = load ptr, ptr %2, align 8
  %59 = getelementptr inbounds i8, ptr %58, i32 1
  store ptr %59, ptr %2, align 8
  %60 = load i32, ptr %5, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %5, align 4
  br label %7, !llvm.loop !10

62:
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %63)
  %64 = load double, ptr %4, align 8
  ret double %64
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @late(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, double noundef %7, ...) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca double, align 8
  %17 = alloca [1 x %struct.__va_list_tag], align 16
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %5, ptr %14, align 8
  store i64 %6, ptr %15, align 8
  store double %7, ptr %16, align 8
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %17, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %19)
  %20 = load i64, ptr %9, align 8
  %21 = load i64, ptr %10, align 8
  %22 = mul nsw i64 2, %21
  %23 = add nsw i64 %20, %22
  %24 = load i64, ptr %11, align 8
  %25 = mul nsw i64 3, %24
  %26 = add nsw i64 %23, %25
  %27 = load i64, ptr %12, align 8
  %28 = mul nsw i64 4, %27
  %29 = add nsw i64 %26, %28
  %30 = load i64, ptr %13, align 8
  %31 = mul nsw i64 5, %30
  %32 = add nsw i64 %29, %31
  %33 = load i64, ptr %14, align 8
  %34 = mul nsw i64 6, %33
  %35 = add nsw i64 %32, %34
  %36 = load i64, ptr %15, align 8
  %37 = mul nsw i64 7, %36
  %38 = add nsw i64 %35, %37
  %39 = load double, ptr %16, align 8
  %40 = fptosi double %39 to i64
  %41 = add nsw i64 %38, %40
  store i64 %41, ptr %18, align 8
  %42 = load i64, ptr %18, align 8
  %43 = mul nsw i64 %42, 10
  %44 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %17, i64 0, i64 0
  %45 = getelementptr inbounds %struct.__va_list_tag, ptr %44, i32 0, i32 0
  %46 = load i32, ptr %45, align 16
  %47 = icmp ule i32 %46, 40
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds %struct.__va_list_tag, ptr %44, i32 0, i32 3
  %50 = load ptr, ptr %49, align 16
  %51 = getelementptr i8, ptr %50, i32 %46
  %52 = add i32 %46, 8
  store i32 %52, ptr %45, align 16
  br label %57

53:
  %54 = getelementptr inbounds %struct.__va_list_tag, ptr %44, i32 0, i32 2
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr i8, ptr %55, i32 8
  store ptr %56, ptr %54, align 8
  br label %57

57:
  %58 = phi ptr [ %51, %48 ], [ %55, %53 ]
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = add nsw i64 %43, %60
  store i64 %61, ptr %18, align 8
  %62 = load i64, ptr %18, align 8
  %63 = mul nsw i64 %62, 10
  %64 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %17, i64 0, i64 0
  %65 = getelementptr inbounds %struct.__va_list_tag, ptr %64, i32 0, i32 1
  %66 = load i32, ptr %65, align 4
  %67 = icmp ule i32 %66, 160
  br i1 %67, label %68, label %73

68:
  %69 = getelementptr inbounds %struct.__va_list_tag, ptr %64, i32 0, i32 3
  %70 = load ptr, ptr %69, align 16
  %71 = getelementptr i8, ptr %70, i32 %66
  %72 = add i32 %66, 16
  store i32 %72, ptr %65, align 4
  br label %77

73:
  %74 = getelementptr inbounds %struct.__va_list_tag, ptr %64, i32 0, i32 2
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr i8, ptr %75, i32 8
  store ptr %76, ptr %74, align 8
  br label %77

77:
  %78 = phi ptr [ %71, %68 ], [ %75, %73 ]
  %79 = load double, ptr %78, align 8
  %80 = fptosi double %79 to i64
  %81 = add nsw i64 %63, %80
  store i64 %81, ptr %18, align 8
  %82 = load i64, ptr %18, align 8
  %83 = mul nsw i64 %82, 10
  %84 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %17, i64 0, i64 0
  %85 = getelementptr inbounds %struct.__va_list_tag, ptr %84, i32 0, i32 0
  %86 = load i32, ptr %85, align 16
  %87 = icmp ule i32 %86, 40
  br i1 %87, label %88, label %93

88:
  %89 = getelementptr inbounds %struct.__va_list_tag, ptr %84, i32 0, i32 3
  %90 = load ptr, ptr %89, align 16
  %91 = getelementptr i8, ptr %90, i32 %86
  %92 = add i32 %86, 8
  store i32 %92, ptr %85, align 16
  br label %97

93:
  %94 = getelementptr inbounds %struct.__va_list_tag, ptr %84, i32 0, i32 2
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr i8, ptr %95, i32 8
  store ptr %96, ptr %94, align 8
  br label %97

97:
  %98 = phi ptr [ %91, %88 ], [ %95, %93 ]
  %99 = load ptr, ptr %98, align 8
  %100 = load i8, ptr %99, align 1
  %101 = sext i8 %100 to i64
  %102 = add nsw i64 %83, %101
  store i64 %102, ptr %18, align 8
  %103 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %17, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %103)
  %104 = load i64, ptr %18, align 8
  ret i64 %104
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @vformat(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca [32 x i8], align 16
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca %struct.pair, align 8
  %17 = alloca %struct.pair, align 8
  %18 = alloca %struct.big, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %19 = load ptr, ptr %4, align 8
  store ptr %19, ptr %7, align 8
  %20 = getelementptr inbounds [32 x i8], ptr %8, i64 0, i64 0
  %21 = getelementptr inbounds i8, ptr %20, i64 32
  store ptr %21, ptr %9, align 8
  br label %22

22:
  %23 = load ptr, ptr %5, align 8
  %24 = load i8, ptr %23, align 1
  %25 = icmp ne i8 %24, 0
  br i1 %25, label %26, label %320

26:
  %27 = load ptr, ptr %5, align 8
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i32
  %30 = icmp ne i32 %29, 37
  br i1 %30, label %31, label %36

31:
  %32 = load ptr, ptr %5, align 8
  %33 = load i8, ptr %32, align 1
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds i8, ptr %34, i32 1
  store ptr %35, ptr %4, align 8
  store i8 %33, ptr %34, align 1
  br label %317

36:
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds i8, ptr %37, i32 1
  store ptr %38, ptr %5, align 8
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp eq i32 %40, 108
  %42 = zext i1 %41 to i32
  store i32 %42, ptr %10, align 4
  %43 = load i32, ptr %10, align 4
  %44 = load ptr, ptr %5, align 8
  %45 = sext i32 %43 to i64
  %46 = getelementptr inbounds i8, ptr %44, i64 %45
  store ptr %46, ptr %5, align 8
  %47 = load ptr, ptr %5, align 8
  %48 = load i8, ptr %47, align 1
  %49 = sext i8 %48 to i32
  switch i32 %49, label %311 [
    i32 100, label %50
    i32 117, label %121
    i32 120, label %121
    i32 99, label %184
    i32 115, label %204
    i32 103, label %232
    i32 112, label %256
    i32 98, label %293
  ]

50:
  %51 = load i32, ptr %10, align 4
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %70

53:
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %54, i32 0, i32 0
  %56 = load i32, ptr %55, align 8
  %57 = icmp ule i32 %56, 40
  br i1 %57, label %58, label %63

58:
  %59 = getelementptr inbounds %struct.__va_list_tag, ptr %54, i32 0, i32 3
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr i8, ptr %60, i32 %56
  %62 = add i32 %56, 8
  store i32 %62, ptr %55, align 8
  br label %67

63:
  %64 = getelementptr inbounds %struct.__va_list_tag, ptr %54, i32 0, i32 2
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr i8, ptr %65, i32 8
  store ptr %66, ptr %64, align 8
  br label %67

67:
  %68 = phi ptr [ %61, %58 ], [ %65, %63 ]
  %69 = load i64, ptr %68, align 8
  br label %88

70:
  %71 = load ptr, ptr %6, align 8
  %72 = getelementptr inbounds %struct.__va_list_tag, ptr %71, i32 0, i32 0
  %73 = load i32, ptr %72, align 8
  %74 = icmp ule i32 %73, 40
  br i1 %74, label %75, label %80

75:
  %76 = getelementptr inbounds %struct.__va_list_tag, ptr %71, i32 0, i32 3
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr i8, ptr %77, i32 %73
  %79 = add i32 %73, 8
  store i32 %79, ptr %72, align 8
  br label %84

80:
  %81 = getelementptr inbounds %struct.__va_list_tag, ptr %71, i32 0, i32 2
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr i8, ptr %82, i32 8
  store ptr %83, ptr %81, align 8
  br label %84

84:
  %85 = phi ptr [ %78, %75 ], [ %82, %80 ]
  %86 = load i32, ptr %85, align 4
  %87 = sext i32 %86 to i64
  br label %88

88:
  %89 = phi i64 [ %69, %67 ], [ %87, %84 ]
  store i64 %89, ptr %11, align 8
  %90 = load ptr, ptr %9, align 8
  %91 = load i64, ptr %11, align 8
  %92 = icmp slt i64 %91, 0
  br i1 %92, label %93, label %96

93:
  %94 = load i64, ptr %11, align 8
  %95 = sub i64 0, %94
  br label %98

96:
  %97 = load i64, ptr %11, align 8
  br label %98

98:
  %99 = phi i64 [ %95, %93 ], [ %97, %96 ]
  %100 = call ptr @number(ptr noundef %90, i64 noundef %99, i32 noundef 10)
  store ptr %100, ptr %12, align 8
  %101 = load i64, ptr %11, align 8
  %102 = icmp slt i64 %101, 0
  br i1 %102, label %103, label %106

103:
  %104 = load ptr, ptr %12, align 8
  %105 = getelementptr inbounds i8, ptr %104, i32 -1
  store ptr %105, ptr %12, align 8
  store i8 45, ptr %105, align 1
  br label %106

106:
  %107 = load ptr, ptr %4, align 8
  %108 = load ptr, ptr %12, align 8
  %109 = load ptr, ptr %9, align 8
  %110 = load ptr, ptr %12, align 8
  %111 = ptrtoint ptr %109 to i64
  %112 = ptrtoint ptr %110 to i64
  %113 = sub i64 %111, %112
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %107, ptr align 1 %108, i64 %113, i1 false)
  %114 = load ptr, ptr %9, align 8
  %115 = load ptr, ptr %12, align 8
  %116 = ptrtoint ptr %114 to i64
  %117 = ptrtoint ptr %115 to i64
  %118 = sub i64 %116, %117
  %119 = load ptr, ptr %4, align 8
  %120 = getelementptr inbounds i8, ptr %119, i64 %118
  store ptr %120, ptr %4, align 8
  br label %316

121:
  %122 = load i32, ptr %10, align 4
  %123 = icmp ne i32 %122, 0
  br i1 %123, label %124, label %141

124:
  %125 = load ptr, ptr %6, align 8
  %126 = getelementptr inbounds %struct.__va_list_tag, ptr %125, i32 0, i32 0
  %127 = load i32, ptr %126, align 8
  %128 = icmp ule i32 %127, 40
  br i1 %128, label %129, label %134

129:
  %130 = getelementptr inbounds %struct.__va_list_tag, ptr %125, i32 0, i32 3
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr i8, ptr %131, i32 %127
  %133 = add i32 %127, 8
  store i32 %133, ptr %126, align 8
  br label %138

134:
  %135 = getelementptr inbounds %struct.__va_list_tag, ptr %125, i32 0, i32 2
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr i8, ptr %136, i32 8
  store ptr %137, ptr %135, align 8
  br label %138

138:
  %139 = phi ptr [ %132, %129 ], [ %136, %134 ]
  %140 = load i64, ptr %139, align 8
  br label %159

141:
  %142 = load ptr, ptr %6, align 8
  %143 = getelementptr inbounds %struct.__va_list_tag, ptr %142, i32 0, i32 0
  %144 = load i32, ptr %143, align 8
  %145 = icmp ule i32 %144, 40
  br i1 %145, label %146, label %151

146:
  %147 = getelementptr inbounds %struct.__va_list_tag, ptr %142, i32 0, i32 3
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr i8, ptr %148, i32 %144
  %150 = add i32 %144, 8
  store i32 %150, ptr %143, align 8
  br label %155

151:
  %152 = getelementptr inbounds %struct.__va_list_tag, ptr %142, i32 0, i32 2
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr i8, ptr %153, i32 8
  store ptr %154, ptr %152, align 8
  br label %155

155:
  %156 = phi ptr [ %149, %146 ], [ %153, %151 ]
  %157 = load i32, ptr %156, align 4
  %158 = zext i32 %157 to i64
  br label %159

159:
  %160 = phi i64 [ %140, %138 ], [ %158, %155 ]
  store i64 %160, ptr %13, align 8
  %161 = load ptr, ptr %9, align 8
  %162 = load i64, ptr %13, align 8
  %163 = load ptr, ptr %5, align 8
  %164 = load i8, ptr %163, align 1
  %165 = sext i8 %164 to i32
  %166 = icmp eq i32 %165, 120
  %167 = zext i1 %166 to i64
  %168 = select i1 %166, i32 16, i32 10
  %169 = call ptr @number(ptr noundef %161, i64 noundef %162, i32 noundef %168)
  store ptr %169, ptr %14, align 8
  %170 = load ptr, ptr %4, align 8
  %171 = load ptr, ptr %14, align 8
  %172 = load ptr, ptr %9, align 8
  %173 = load ptr, ptr %14, align 8
  %174 = ptrtoint ptr %172 to i64
  %175 = ptrtoint ptr %173 to i64
  %176 = sub i64 %174, %175
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %170, ptr align 1 %171, i64 %176, i1 false)
  %177 = load ptr, ptr %9, align 8
  %178 = load ptr, ptr %14, align 8
  %179 = ptrtoint ptr %177 to i64
  %180 = ptrtoint ptr %178 to i64
  %181 = sub i64 %179, %180
  %182 = load ptr, ptr %4, align 8
  %183 = getelementptr inbounds i8, ptr %182, i64 %181
  store ptr %183, ptr %4, align 8
  br label %316

184:
  %185 = load ptr, ptr %6, align 8
  %186 = getelementptr inbounds %struct.__va_list_tag, ptr %185, i32 0, i32 0
  %187 = load i32, ptr %186, align 8
  %188 = icmp ule i32 %187, 40
  br i1 %188, label %189, label %194

189:
  %190 = getelementptr inbounds %struct.__va_list_tag, ptr %185, i32 0, i32 3
  %191 = load ptr, ptr %190, align 8
  %192 = getelementptr i8, ptr %191, i32 %187
  %193 = add i32 %187, 8
  store i32 %193, ptr %186, align 8
  br label %198

194:
  %195 = getelementptr inbounds %struct.__va_list_tag, ptr %185, i32 0, i32 2
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr i8, ptr %196, i32 8
  store ptr %197, ptr %195, align 8
  br label %198

198:
  %199 = phi ptr [ %192, %189 ], [ %196, %194 ]
  %200 = load i32, ptr %199, align 4
  %201 = trunc i32 %200 to i8
  %202 = load ptr, ptr %4, align 8
  %203 = getelementptr inbounds i8, ptr %202, i32 1
  store ptr %203, ptr %4, align 8
  store i8 %201, ptr %202, align 1
  br label %316

204:
  %205 = load ptr, ptr %6, align 8
  %206 = getelementptr inbounds %struct.__va_list_tag, ptr %205, i32 0, i32 0
  %207 = load i32, ptr %206, align 8
  %208 = icmp ule i32 %207, 40
  br i1 %208, label %209, label %214

209:
  %210 = getelementptr inbounds %struct.__va_list_tag, ptr %205, i32 0, i32 3
  %211 = load ptr, ptr %210, align 8
  %212 = getelementptr i8, ptr %211, i32 %207
  %213 = add i32 %207, 8
  store i32 %213, ptr %206, align 8
  br label %218

214:
  %215 = getelementptr inbounds %struct.__va_list_tag, ptr %205, i32 0, i32 2
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr i8, ptr %216, i32 8
  store ptr %217, ptr %215, align 8
  br label %218

218:
  %219 = phi ptr [ %212, %209 ], [ %216, %214 ]
  %220 = load ptr, ptr %219, align 8
  store ptr %220, ptr %15, align 8
  br label %221

221:
  %222 = load ptr, ptr %15, align 8
  %223 = load i8, ptr %222, align 1
  %224 = icmp ne i8 %223, 0
  br i1 %224, label %225, label %231

225:
  %226 = load ptr, ptr %15, align 8
  %227 = getelementptr inbounds i8, ptr %226, i32 1
  store ptr %227, ptr %15, align 8
  %228 = load i8, ptr %226, align 1
  %229 = load ptr, ptr %4, align 8
  %230 = getelementptr inbounds i8, ptr %229, i32 1
  store ptr %230, ptr %4, align 8
  store i8 %228, ptr %229, align 1
  br label %221, !llvm.loop !11

231:
  br label %316

232:
  %233 = load ptr, ptr %4, align 8
  %234 = load ptr, ptr %6, align 8
  %235 = getelementptr inbounds %struct.__va_list_tag, ptr %234, i32 0, i32 1
  %236 = load i32, ptr %235, align 4
  %237 = icmp ule i32 %236, 160
  br i1 %237, label %238, label %243

238:
  %239 = getelementptr inbounds %struct.__va_list_tag, ptr %234, i32 0, i32 3
  %240 = load ptr, ptr %239, align 8
  %241 = getelementptr i8, ptr %240, i32 %236
  %242 = add i32 %236, 16
  store i32 %242, ptr %235, align 4
  br label %247

243:
  %244 = getelementptr inbounds %struct.__va_list_tag, ptr %234, i32 0, i32 2
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr i8, ptr %245, i32 8
  store ptr %246, ptr %244, align 8
  br label %247

247:
  %248 = phi ptr [ %241, %238 ], [ %245, %243 ]
  %249 = load double, ptr %248, align 8
  %250 = fmul double %249, 1.000000e+03
  %251 = fptosi double %250 to i64
  %252 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %233, ptr noundef @.str.6, i64 noundef %251) #8
  %253 = load ptr, ptr %4, align 8
  %254 = sext i32 %252 to i64
  %255 = getelementptr inbounds i8, ptr %253, i64 %254
  store ptr %255, ptr %4, align 8
  br label %316

256:
  %257 = load ptr, ptr %6, align 8
  %258 = getelementptr inbounds %struct.__va_list_tag, ptr %257, i32 0, i32 0
  %259 = load i32, ptr %258, align 8
  %260 = icmp ule i32 %259, 40
  %261 = getelementptr inbounds %struct.__va_list_tag, ptr %257, i32 0, i32 1
  %262 = load i32, ptr %261, align 4
  %263 = icmp ule i32 %262, 160
  %264 = and i1 %260, %263
  br i1 %264, label %265, label %276

265:
  %266 = getelementptr inbounds %struct.__va_list_tag, ptr %257, i32 0, i32 3
  %267 = load ptr, ptr %266, align 8
  %268 = getelementptr i8, ptr %267, i32 %259
  %269 = getelementptr i8, ptr %267, i32 %262
  %270 = load i64, ptr %268, align 8
  %271 = getelementptr inbounds { i64, double }, ptr %17, i32 0, i32 0
  store i64 %270, ptr %271, align 8
  %272 = load double, ptr %269, align 8
  %273 = getelementptr inbounds { i64, double }, ptr %17, i32 0, i32 1
  store double %272, ptr %273, align 8
  %274 = add i32 %259, 8
  store i32 %274, ptr %258, align 8
  %275 = add i32 %262, 16
  store i32 %275, ptr %261, align 4
  br label %280

276:
  %277 = getelementptr inbounds %struct.__va_list_tag, ptr %257, i32 0, i32 2
  %278 = load ptr, ptr %277, align 8
  %279 = getelementptr i8, ptr %278, i32 16
  store ptr %279, ptr %277, align 8
  br label %280

280:
  %281 = phi ptr [ %17, %265 ], [ %278, %276 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %281, i64 16, i1 false)
  %282 = load ptr, ptr %4, align 8
  %283 = getelementptr inbounds %struct.pair, ptr %16, i32 0, i32 0
  %284 = load i64, ptr %283, align 8
  %285 = getelementptr inbounds %struct.pair, ptr %16, i32 0, i32 1
  %286 = load double, ptr %285, align 8
  %287 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %282, ptr noundef @.str.7, i64 noundef %284, double noundef %286) #8
  %288 = load ptr, ptr %4, align 8
  %289 = sext i32 %287 to i64
  %290 = getelementptr inbounds i8, ptr %288, i64 %289
  store ptr %290, ptr %4, align 8
  %291 = load ptr, ptr %5, align 8
  %292 = getelementptr inbounds i8, ptr %291, i32 1
  store ptr %292, ptr %5, align 8
  br label %316

293:
  %294 = load ptr, ptr %6, align 8
  %295 = getelementptr inbounds %struct.__va_list_tag, ptr %294, i32 0, i32 2
  %296 = load ptr, ptr %295, align 8
  %297 = getelementptr i8, ptr %296, i32 32
  store ptr %297, ptr %295, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %296, i64 28, i1 false)
  %298 = load ptr, ptr %4, align 8
  %299 = getelementptr inbounds %struct.big, ptr %18, i32 0, i32 0
  %300 = getelementptr inbounds [7 x i32], ptr %299, i64 0, i64 0
  %301 = load i32, ptr %300, align 4
  %302 = getelementptr inbounds %struct.big, ptr %18, i32 0, i32 0
  %303 = getelementptr inbounds [7 x i32], ptr %302, i64 0, i64 6
  %304 = load i32, ptr %303, align 4
  %305 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %298, ptr noundef @.str.8, i32 noundef %301, i32 noundef %304) #8
  %306 = load ptr, ptr %4, align 8
  %307 = sext i32 %305 to i64
  %308 = getelementptr inbounds i8, ptr %306, i64 %307
  store ptr %308, ptr %4, align 8
  %309 = load ptr, ptr %5, align 8
  %310 = getelementptr inbounds i8, ptr %309, i32 1
  store ptr %310, ptr %5, align 8
  br label %316

311:
  %312 = load ptr, ptr %5, align 8
  %313 = load i8, ptr %312, align 1
  %314 = load ptr, ptr %4, align 8
  %315 = getelementptr inbounds i8, ptr %314, i32 1
  store ptr %315, ptr %4, align 8
  store i8 %313, ptr %314, align 1
  br label %316

316:
  br label %317

317:
  %318 = load ptr, ptr %5, align 8
  %319 = getelementptr inbounds i8, ptr %318, i32 1
  store ptr %319, ptr %5, align 8
  br label %22, !llvm.loop !12

320:
  %321 = load ptr, ptr %4, align 8
  store i8 0, ptr %321, align 1
  %322 = load ptr, ptr %4, align 8
  %323 = load ptr, ptr %7, align 8
  %324 = ptrtoint ptr %322 to i64
  %325 = ptrtoint ptr %323 to i64
  %326 = sub i64 %324, %325
  %327 = trunc i64 %326 to i32
  ret i32 %327
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @number(ptr noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  br label %7

7:
  %8 = load i64, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = zext i32 %9 to i64
  %11 = urem i64 %8, %10
  %12 = getelementptr inbounds [17 x i8], ptr @.str.9, i64 0, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %14, i32 -1
  store ptr %15, ptr %4, align 8
  store i8 %13, ptr %15, align 1
  %16 = load i32, ptr %6, align 4
  %17 = zext i32 %16 to i64
  %18 = load i64, ptr %5, align 8
  %19 = udiv i64 %18, %17
  store i64 %19, ptr %5, align 8
  br label %20

20:
  %21 = load i64, ptr %5, align 8
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %7, label %23, !llvm.loop !13

23:
  %24 = load ptr, ptr %4, align 8
  ret ptr %24
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind }

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
