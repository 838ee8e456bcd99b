; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon.0 = type { i32, ptr }
%struct.value = type { i32, %union.anon }
%union.anon = type { %struct.anon }
%struct.anon = type { ptr, ptr, i32 }

@json = internal constant [159 x i8] c"{ \22name\22: \22spill\\u0077ay\22, \22sizes\22: [1, -2.5, 3e2, 4.25E-1], \22deep\22: [[[]], {\22x\22: {\22y\22: null}}],\0A \22yes\22: true, \22no\22: false, \22text\22: \22caf\\u00e9 \\u20ac \\\22q\\\22\22 }\00", align 16
@at = internal global ptr null, align 8
@bad = internal global i32 0, align 4
@.str = private unnamed_addr constant [8 x i8] c"^{n.*[]\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"sp+i?l*way\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"true,.*no$\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"z+\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"}$\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"%s (%d)\0A%s\0A\00", align 1
@.str.6 = private unnamed_addr constant [51 x i8] c"matches %d, runes %d %08x, words %d, lines %d, %s\0A\00", align 1
@.str.7 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@__const.main.copy = private unnamed_addr constant [20 x i8] c"one,two;;three four\00", align 16
@.str.8 = private unnamed_addr constant [50 x i8] c"%s %d %d %.*s|%5.2s|%-4d|%+d|%05d|%x|%c|%5.1f|%e\0A\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c";\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"%g\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"'%s'\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"%s:\00", align 1
@base64.digits = internal constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 16
@roman.table = internal constant [13 x %struct.anon.0] [%struct.anon.0 { i32 1000, ptr @.str.18 }, %struct.anon.0 { i32 900, ptr @.str.19 }, %struct.anon.0 { i32 500, ptr @.str.20 }, %struct.anon.0 { i32 400, ptr @.str.21 }, %struct.anon.0 { i32 100, ptr @.str.22 }, %struct.anon.0 { i32 90, ptr @.str.23 }, %struct.anon.0 { i32 50, ptr @.str.24 }, %struct.anon.0 { i32 40, ptr @.str.25 }, %struct.anon.0 { i32 10, ptr @.str.26 }, %struct.anon.0 { i32 9, ptr @.str.27 }, %struct.anon.0 { i32 5, ptr @.str.28 }, %struct.anon.0 { i32 4, ptr @.str.29 }, %struct.anon.0 { i32 1, ptr @.str.30 }], align 16
@.str.18 = private unnamed_addr constant [2 x i8] c"M\00", align 1
@.str.19 = private unnamed_addr constant [3 x i8] c"CM\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"D\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"CD\00", align 1
@.str.22 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"XC\00", align 1
@.str.24 = private unnamed_addr constant [2 x i8] c"L\00", align 1
@.str.25 = private unnamed_addr constant [3 x i8] c"XL\00", align 1
@.str.26 = private unnamed_addr constant [2 x i8] c"X\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c"IX\00", align 1
@.str.28 = private unnamed_addr constant [2 x i8] c"V\00", align 1
@.str.29 = private unnamed_addr constant [3 x i8] c"IV\00", align 1
@.str.30 = private unnamed_addr constant [2 x i8] c"I\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [600 x i8], align 16
  %8 = alloca [100 x i8], align 16
  %9 = alloca [20 x i8], align 16
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.value, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca [20 x i8], align 16
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %23 = load i32, ptr %4, align 4
  %24 = icmp sgt i32 %23, 1
  br i1 %24, label %25, label %30

25:
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds ptr, ptr %26, i64 1
  %28 = load ptr, ptr %27, align 8
  %29 = call i32 @atoi(ptr noundef %28) #10
  br label %31

30:
  br label %31

31:
  %32 = phi i32 [ %29, %25 ], [ 1, %30 ]
  store i32 %32, ptr %6, align 4
  %33 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  store ptr %33, ptr %10, align 8
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %34

34:
  %35 = load i32, ptr %16, align 4
  %36 = load i32, ptr %6, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %118

38:
  store ptr @json, ptr @at, align 8
  store i32 0, ptr @bad, align 4
  call void @parse(ptr dead_on_unwind writable sret(%struct.value) align 8 %17)
  %39 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  store ptr %39, ptr %10, align 8
  call void @show(ptr noundef %17, ptr noundef %10)
  call void @release(ptr noundef %17)
  %40 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  %41 = call i32 @matches(ptr noundef @.str, ptr noundef %40)
  %42 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  %43 = call i32 @matches(ptr noundef @.str.1, ptr noundef %42)
  %44 = shl i32 %43, 1
  %45 = or i32 %41, %44
  %46 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  %47 = call i32 @matches(ptr noundef @.str.2, ptr noundef %46)
  %48 = shl i32 %47, 2
  %49 = or i32 %45, %48
  %50 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  %51 = call i32 @matches(ptr noundef @.str.3, ptr noundef %50)
  %52 = shl i32 %51, 3
  %53 = or i32 %49, %52
  %54 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  %55 = call i32 @matches(ptr noundef @.str.4, ptr noundef %54)
  %56 = shl i32 %55, 4
  %57 = or i32 %53, %56
  store i32 %57, ptr %11, align 4
  %58 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  %59 = getelementptr inbounds [100 x i8], ptr %8, i64 0, i64 0
  %60 = call i32 @base64(ptr noundef %58, i32 noundef 40, ptr noundef %59)
  %61 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  %62 = call i32 @utf8(ptr noundef %61, ptr noundef %15)
  store i32 %62, ptr %12, align 4
  %63 = load i32, ptr %16, align 4
  %64 = srem i32 %63, 30
  %65 = add nsw i32 1994, %64
  %66 = getelementptr inbounds [20 x i8], ptr %9, i64 0, i64 0
  call void @roman(i32 noundef %65, ptr noundef %66)
  store i32 0, ptr %14, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %18, align 4
  store ptr @json, ptr %19, align 8
  br label %67

67:
  %68 = load ptr, ptr %19, align 8
  %69 = load i8, ptr %68, align 1
  %70 = icmp ne i8 %69, 0
  br i1 %70, label %71, label %114

71:
  %72 = load ptr, ptr %19, align 8
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp eq i32 %74, 10
  %76 = zext i1 %75 to i32
  %77 = load i32, ptr %14, align 4
  %78 = add nsw i32 %77, %76
  store i32 %78, ptr %14, align 4
  %79 = call ptr @__ctype_b_loc() #11
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %19, align 8
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i16, ptr %80, i64 %84
  %86 = load i16, ptr %85, align 2
  %87 = zext i16 %86 to i32
  %88 = and i32 %87, 1024
  %89 = icmp ne i32 %88, 0
  br i1 %89, label %90, label %94

90:
  %91 = load i32, ptr %18, align 4
  %92 = icmp ne i32 %91, 0
  %93 = xor i1 %92, true
  br label %94

94:
  %95 = phi i1 [ false, %71 ], [ %93, %90 ]
  %96 = zext i1 %95 to i32
  %97 = load i32, ptr %13, align 4
  %98 = add nsw i32 %97, %96
  store i32 %98, ptr %13, align 4
  %99 = call ptr @__ctype_b_loc() #11
  %100 = load ptr, ptr %99, align 8
  %101 = load ptr, ptr %19, align 8
  %102 = load i8, ptr %101, align 1
  %103 = zext i8 %102 to i32
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i16, ptr %100, i64 %104
  %106 = load i16, ptr %105, align 2
  %107 = zext i16 %106 to i32
  %108 = and i32 %107, 1024
  %109 = icmp ne i32 %108, 0
  %110 = zext i1 %109 to i32
  store i32 %110, ptr %18, align 4
  br label %111

111:
  %112 = load ptr, ptr %19, align 8
  %113 = getelementptr inbounds i8, ptr %112, i32 1
  store ptr %113, ptr %19, align 8
  br label %67, !llvm.loop !6

114:
  br label %115

115:
  %116 = load i32, ptr %16, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %16, align 4
  br label %34, !llvm.loop !8

118:
  %119 = getelementptr inbounds [600 x i8], ptr %7, i64 0, i64 0
  %120 = load i32, ptr @bad, align 4
  %121 = getelementptr inbounds [100 x i8], ptr %8, i64 0, i64 0
  %122 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %119, i32 noundef %120, ptr noundef %121)
  %123 = load i32, ptr %11, align 4
  %124 = load i32, ptr %12, align 4
  %125 = load i32, ptr %15, align 4
  %126 = load i32, ptr %13, align 4
  %127 = load i32, ptr %14, align 4
  %128 = load i32, ptr %6, align 4
  %129 = icmp eq i32 %128, 1
  br i1 %129, label %130, label %132

130:
  %131 = getelementptr inbounds [20 x i8], ptr %9, i64 0, i64 0
  br label %133

132:
  br label %133

133:
  %134 = phi ptr [ %131, %130 ], [ @.str.7, %132 ]
  %135 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %123, i32 noundef %124, i32 noundef %125, i32 noundef %126, i32 noundef %127, ptr noundef %134)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 16 @__const.main.copy, i64 20, i1 false)
  %136 = getelementptr inbounds [20 x i8], ptr %20, i64 0, i64 0
  store ptr %136, ptr %21, align 8
  %137 = getelementptr inbounds [20 x i8], ptr %20, i64 0, i64 0
  %138 = call ptr @strrchr(ptr noundef %137, i32 noundef 32) #10
  store ptr %138, ptr %22, align 8
  %139 = load ptr, ptr %22, align 8
  %140 = getelementptr inbounds i8, ptr %139, i64 1
  %141 = load ptr, ptr %21, align 8
  %142 = call i64 @strcspn(ptr noundef %141, ptr noundef @.str.9) #10
  %143 = trunc i64 %142 to i32
  %144 = getelementptr inbounds [20 x i8], ptr %20, i64 0, i64 0
  %145 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, ptr noundef %140, i32 noundef %143, i32 noundef 1, i32 noundef 3, ptr noundef %144, ptr noundef @.str.10, i32 noundef 7, i32 noundef 7, i32 noundef -42, i32 noundef 255, i32 noundef 33, double noundef 2.250000e+00, double noundef 0x40C81CD6C8B43958)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @parse(ptr dead_on_unwind noalias writable sret(%struct.value) align 8 %0) #0 {
  %2 = alloca i8, align 1
  %3 = alloca %struct.value, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 32, i1 false)
  call void @space()
  %4 = load ptr, ptr @at, align 8
  %5 = load i8, ptr %4, align 1
  %6 = sext i8 %5 to i32
  switch i32 %6, label %140 [
    i32 110, label %7
    i32 116, label %10
    i32 102, label %15
    i32 34, label %20
    i32 91, label %24
    i32 123, label %24
  ]

7:
  %8 = load ptr, ptr @at, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 4
  store ptr %9, ptr @at, align 8
  br label %166

10:
  %11 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 0
  store i32 1, ptr %11, align 8
  %12 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  store i32 1, ptr %12, align 8
  %13 = load ptr, ptr @at, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 4
  store ptr %14, ptr @at, align 8
  br label %166

15:
  %16 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 0
  store i32 1, ptr %16, align 8
  %17 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  store i32 0, ptr %17, align 8
  %18 = load ptr, ptr @at, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 5
  store ptr %19, ptr @at, align 8
  br label %166

20:
  %21 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 0
  store i32 3, ptr %21, align 8
  %22 = call ptr @string()
  %23 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  store ptr %22, ptr %23, align 8
  br label %166

24:
  %25 = load ptr, ptr @at, align 8
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  %28 = icmp eq i32 %27, 91
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 93, i32 125
  %31 = trunc i32 %30 to i8
  store i8 %31, ptr %2, align 1
  %32 = load ptr, ptr @at, align 8
  %33 = getelementptr inbounds i8, ptr %32, i32 1
  store ptr %33, ptr @at, align 8
  %34 = load i8, ptr %32, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %35, 91
  %37 = zext i1 %36 to i64
  %38 = select i1 %36, i32 4, i32 5
  %39 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 0
  store i32 %38, ptr %39, align 8
  %40 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %41 = getelementptr inbounds %struct.anon, ptr %40, i32 0, i32 0
  store ptr null, ptr %41, align 8
  %42 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %43 = getelementptr inbounds %struct.anon, ptr %42, i32 0, i32 1
  store ptr null, ptr %43, align 8
  %44 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %45 = getelementptr inbounds %struct.anon, ptr %44, i32 0, i32 2
  store i32 0, ptr %45, align 8
  call void @space()
  br label %46

46:
  %47 = load ptr, ptr @at, align 8
  %48 = load i8, ptr %47, align 1
  %49 = sext i8 %48 to i32
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %58

51:
  %52 = load ptr, ptr @at, align 8
  %53 = load i8, ptr %52, align 1
  %54 = sext i8 %53 to i32
  %55 = load i8, ptr %2, align 1
  %56 = sext i8 %55 to i32
  %57 = icmp ne i32 %54, %56
  br label %58

58:
  %59 = phi i1 [ false, %46 ], [ %57, %51 ]
  br i1 %59, label %60, label %129

60:
  %61 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %62 = getelementptr inbounds %struct.anon, ptr %61, i32 0, i32 0
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %65 = getelementptr inbounds %struct.anon, ptr %64, i32 0, i32 2
  %66 = load i32, ptr %65, align 8
  %67 = add nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = mul i64 %68, 32
  %70 = call ptr @realloc(ptr noundef %63, i64 noundef %69) #12
  %71 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %72 = getelementptr inbounds %struct.anon, ptr %71, i32 0, i32 0
  store ptr %70, ptr %72, align 8
  %73 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 0
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 5
  br i1 %75, label %76, label %107

76:
  %77 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %78 = getelementptr inbounds %struct.anon, ptr %77, i32 0, i32 1
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %81 = getelementptr inbounds %struct.anon, ptr %80, i32 0, i32 2
  %82 = load i32, ptr %81, align 8
  %83 = add nsw i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = mul i64 %84, 8
  %86 = call ptr @realloc(ptr noundef %79, i64 noundef %85) #12
  %87 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %88 = getelementptr inbounds %struct.anon, ptr %87, i32 0, i32 1
  store ptr %86, ptr %88, align 8
  %89 = call ptr @string()
  %90 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %91 = getelementptr inbounds %struct.anon, ptr %90, i32 0, i32 1
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %94 = getelementptr inbounds %struct.anon, ptr %93, i32 0, i32 2
  %95 = load i32, ptr %94, align 8
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds ptr, ptr %92, i64 %96
  store ptr %89, ptr %97, align 8
  call void @space()
  %98 = load ptr, ptr @at, align 8
  %99 = load i8, ptr %98, align 1
  %100 = sext i8 %99 to i32
  %101 = icmp ne i32 %100, 58
  %102 = zext i1 %101 to i32
  %103 = load i32, ptr @bad, align 4
  %104 = or i32 %103, %102
  store i32 %104, ptr @bad, align 4
  %105 = load ptr, ptr @at, align 8
  %106 = getelementptr inbounds i8, ptr %105, i32 1
  store ptr %106, ptr @at, align 8
  br label %107

107:
  %108 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %109 = getelementptr inbounds %struct.anon, ptr %108, i32 0, i32 0
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %112 = getelementptr inbounds %struct.anon, ptr %111, i32 0, i32 2
  %113 = load i32, ptr %112, align 8
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds %struct.value, ptr %110, i64 %114
  call void @parse(ptr dead_on_unwind writable sret(%struct.value) align 8 %3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %3, i64 32, i1 false)
  %116 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  %117 = getelementptr inbounds %struct.anon, ptr %116, i32 0, i32 2
  %118 = load i32, ptr %117, align 8
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %117, align 8
  call void @space()
  %120 = load ptr, ptr @at, align 8
  %121 = load i8, ptr %120, align 1
  %122 = sext i8 %121 to i32
  %123 = icmp eq i32 %122, 44
  br i1 %123, label %124, label %127

124:
  %125 = load ptr, ptr @at, align 8
  %126 = getelementptr inbounds i8, ptr %125, i32 1
  store ptr %126, ptr @at, align 8
  br label %127

127:
  br label %128

128:
  call void @space()
  br label %46, !llvm.loop !9

129:
  %130 = load ptr, ptr @at, align 8
  %131 = load i8, ptr %130, align 1
  %132 = sext i8 %131 to i32
  %133 = load i8, ptr %2, align 1
  %134 = sext i8 %133 to i32
  %135 = icmp eq i32 %132, %134
  %136 = zext i1 %135 to i32
  %137 = load ptr, ptr @at, align 8
  %138 = sext i32 %136 to i64
  %139 = getelementptr inbounds i8, ptr %137, i64 %138
  store ptr %139, ptr @at, align 8
  br label %166

140:
  %141 = load ptr, ptr @at, align 8
  %142 = load i8, ptr %141, align 1
  %143 = sext i8 %142 to i32
  %144 = icmp ne i32 %143, 45
  br i1 %144, label %145, label %158

145:
  %146 = call ptr @__ctype_b_loc() #11
  %147 = load ptr, ptr %146, align 8
  %148 = load ptr, ptr @at, align 8
  %149 = load i8, ptr %148, align 1
  %150 = zext i8 %149 to i32
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i16, ptr %147, i64 %151
  %153 = load i16, ptr %152, align 2
  %154 = zext i16 %153 to i32
  %155 = and i32 %154, 2048
  %156 = icmp ne i32 %155, 0
  %157 = xor i1 %156, true
  br label %158

158:
  %159 = phi i1 [ false, %140 ], [ %157, %145 ]
  %160 = zext i1 %159 to i32
  %161 = load i32, ptr @bad, align 4
  %162 = or i32 %161, %160
  store i32 %162, ptr @bad, align 4
  %163 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 0
  store i32 2, ptr %163, align 8
  %164 = call double @number()
  %165 = getelementptr inbounds %struct.value, ptr %0, i32 0, i32 1
  store double %164, ptr %165, align 8
  br label %166

166:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.value, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 8
  switch i32 %8, label %53 [
    i32 0, label %9
    i32 1, label %17
    i32 2, label %31
    i32 3, label %42
  ]

9:
  %10 = load ptr, ptr %4, align 8
  %11 = load ptr, ptr %10, align 8
  %12 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %11, ptr noundef @.str.11) #13
  %13 = load ptr, ptr %4, align 8
  %14 = load ptr, ptr %13, align 8
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  store ptr %16, ptr %13, align 8
  br label %124

17:
  %18 = load ptr, ptr %4, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.value, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 8
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i64
  %25 = select i1 %23, ptr @.str.13, ptr @.str.14
  %26 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %19, ptr noundef @.str.12, ptr noundef %25) #13
  %27 = load ptr, ptr %4, align 8
  %28 = load ptr, ptr %27, align 8
  %29 = sext i32 %26 to i64
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  store ptr %30, ptr %27, align 8
  br label %124

31:
  %32 = load ptr, ptr %4, align 8
  %33 = load ptr, ptr %32, align 8
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds %struct.value, ptr %34, i32 0, i32 1
  %36 = load double, ptr %35, align 8
  %37 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %33, ptr noundef @.str.15, double noundef %36) #13
  %38 = load ptr, ptr %4, align 8
  %39 = load ptr, ptr %38, align 8
  %40 = sext i32 %37 to i64
  %41 = getelementptr inbounds i8, ptr %39, i64 %40
  store ptr %41, ptr %38, align 8
  br label %124

42:
  %43 = load ptr, ptr %4, align 8
  %44 = load ptr, ptr %43, align 8
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds %struct.value, ptr %45, i32 0, i32 1
  %47 = load ptr, ptr %46, align 8
  %48 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %44, ptr noundef @.str.16, ptr noundef %47) #13
  %49 = load ptr, ptr %4, align 8
  %50 = load ptr, ptr %49, align 8
  %51 = sext i32 %48 to i64
  %52 = getelementptr inbounds i8, ptr %50, i64 %51
  store ptr %52, ptr %49, align 8
  br label %124

53:
  %54 = load ptr, ptr %3, align 8
  %55 = getelementptr inbounds %struct.value, ptr %54, i32 0, i32 0
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, 4
  %58 = zext i1 %57 to i64
  %59 = select i1 %57, i32 91, i32 123
  %60 = trunc i32 %59 to i8
  %61 = load ptr, ptr %4, align 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds i8, ptr %62, i32 1
  store ptr %63, ptr %61, align 8
  store i8 %60, ptr %62, align 1
  store i32 0, ptr %5, align 4
  br label %64

64:
  %65 = load i32, ptr %5, align 4
  %66 = load ptr, ptr %3, align 8
  %67 = getelementptr inbounds %struct.value, ptr %66, i32 0, i32 1
  %68 = getelementptr inbounds %struct.anon, ptr %67, i32 0, i32 2
  %69 = load i32, ptr %68, align 8
  %70 = icmp slt i32 %65, %69
  br i1 %70, label %71, label %111

71:
  %72 = load i32, ptr %5, align 4
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %78

74:
  %75 = load ptr, ptr %4, align 8
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %76, i32 1
  store ptr %77, ptr %75, align 8
  store i8 44, ptr %76, align 1
  br label %78

78:
  %79 = load ptr, ptr %3, align 8
  %80 = getelementptr inbounds %struct.value, ptr %79, i32 0, i32 0
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 5
  br i1 %82, label %83, label %99

83:
  %84 = load ptr, ptr %4, align 8
  %85 = load ptr, ptr %84, align 8
  %86 = load ptr, ptr %3, align 8
  %87 = getelementptr inbounds %struct.value, ptr %86, i32 0, i32 1
  %88 = getelementptr inbounds %struct.anon, ptr %87, i32 0, i32 1
  %89 = load ptr, ptr %88, align 8
  %90 = load i32, ptr %5, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds ptr, ptr %89, i64 %91
  %93 = load ptr, ptr %92, align 8
  %94 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %85, ptr noundef @.str.17, ptr noundef %93) #13
  %95 = load ptr, ptr %4, align 8
  %96 = load ptr, ptr %95, align 8
  %97 = sext i32 %94 to i64
  %98 = getelementptr inbounds i8, ptr %96, i64 %97
  store ptr %98, ptr %95, align 8
  br label %99

99:
  %100 = load ptr, ptr %3, align 8
  %101 = getelementptr inbounds %struct.value, ptr %100, i32 0, i32 1
  %102 = getelementptr inbounds %struct.anon, ptr %101, i32 0, i32 0
  %103 = load ptr, ptr %102, align 8
  %104 = load i32, ptr %5, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds %struct.value, ptr %103, i64 %105
  %107 = load ptr, ptr %4, align 8
  call void @show(ptr noundef %106, ptr noundef %107)
  br label %108

108:
  %109 = load i32, ptr %5, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %5, align 4
  br label %64, !llvm.loop !10

111:
  %112 = load ptr, ptr %3, align 8
  %113 = getelementptr inbounds %struct.value, ptr %112, i32 0, i32 0
  %114 = load i32, ptr %113, align 8
  %115 = icmp eq i32 %114, 4
  %116 = zext i1 %115 to i64
  %117 = select i1 %115, i32 93, i32 125
  %118 = trunc i32 %117 to i8
  %119 = load ptr, ptr %4, align 8
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds i8, ptr %120, i32 1
  store ptr %121, ptr %119, align 8
  store i8 %118, ptr %120, align 1
  %122 = load ptr, ptr %4, align 8
  %123 = load ptr, ptr %122, align 8
  store i8 0, ptr %123, align 1
  br label %124

124:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.value, ptr %4, i32 0, i32 0
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 3
  br i1 %7, label %8, label %12

8:
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.value, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %11) #13
  br label %12

12:
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.value, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %14, align 8
  %16 = icmp uge i32 %15, 4
  br i1 %16, label %17, label %59

17:
  store i32 0, ptr %3, align 4
  br label %18

18:
  %19 = load i32, ptr %3, align 4
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.value, ptr %20, i32 0, i32 1
  %22 = getelementptr inbounds %struct.anon, ptr %21, i32 0, i32 2
  %23 = load i32, ptr %22, align 8
  %24 = icmp slt i32 %19, %23
  br i1 %24, label %25, label %50

25:
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.value, ptr %26, i32 0, i32 1
  %28 = getelementptr inbounds %struct.anon, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = load i32, ptr %3, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.value, ptr %29, i64 %31
  call void @release(ptr noundef %32)
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds %struct.value, ptr %33, i32 0, i32 0
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 5
  br i1 %36, label %37, label %46

37:
  %38 = load ptr, ptr %2, align 8
  %39 = getelementptr inbounds %struct.value, ptr %38, i32 0, i32 1
  %40 = getelementptr inbounds %struct.anon, ptr %39, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr %3, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds ptr, ptr %41, i64 %43
  %45 = load ptr, ptr %44, align 8
  call void @free(ptr noundef %45) #13
  br label %46

46:
  br label %47

47:
  %48 = load i32, ptr %3, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %3, align 4
  br label %18, !llvm.loop !11

50:
  %51 = load ptr, ptr %2, align 8
  %52 = getelementptr inbounds %struct.value, ptr %51, i32 0, i32 1
  %53 = getelementptr inbounds %struct.anon, ptr %52, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  call void @free(ptr noundef %54) #13
  %55 = load ptr, ptr %2, align 8
  %56 = getelementptr inbounds %struct.value, ptr %55, i32 0, i32 1
  %57 = getelementptr inbounds %struct.anon, ptr %56, i32 0, i32 1
  %58 = load ptr, ptr %57, align 8
  call void @free(ptr noundef %58) #13
  br label %59

59:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @matches(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 94
  br i1 %9, label %10, label %15

10:
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 1
  %13 = load ptr, ptr %5, align 8
  %14 = call i32 @matchHere(ptr noundef %12, ptr noundef %13)
  store i32 %14, ptr %3, align 4
  br label %29

15:
  br label %16

16:
  %17 = load ptr, ptr %4, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = call i32 @matchHere(ptr noundef %17, ptr noundef %18)
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:
  store i32 1, ptr %3, align 4
  br label %29

22:
  br label %23

23:
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds i8, ptr %24, i32 1
  store ptr %25, ptr %5, align 8
  %26 = load i8, ptr %24, align 1
  %27 = icmp ne i8 %26, 0
  br i1 %27, label %16, label %28, !llvm.loop !12

28:
  store i32 0, ptr %3, align 4
  br label %29

29:
  %30 = load i32, ptr %3, align 4
  ret i32 %30
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @base64(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %11 = load ptr, ptr %6, align 8
  store ptr %11, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %12

12:
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %5, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %90

16:
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = shl i32 %22, 16
  %24 = load i32, ptr %8, align 4
  %25 = add nsw i32 %24, 1
  %26 = load i32, ptr %5, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %37

28:
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %8, align 4
  %31 = add nsw i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %29, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = shl i32 %35, 8
  br label %38

37:
  br label %38

38:
  %39 = phi i32 [ %36, %28 ], [ 0, %37 ]
  %40 = or i32 %23, %39
  %41 = load i32, ptr %8, align 4
  %42 = add nsw i32 %41, 2
  %43 = load i32, ptr %5, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %53

45:
  %46 = load ptr, ptr %4, align 8
  %47 = load i32, ptr %8, align 4
  %48 = add nsw i32 %47, 2
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %46, i64 %49
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  br label %54

53:
  br label %54

54:
  %55 = phi i32 [ %52, %45 ], [ 0, %53 ]
  %56 = or i32 %40, %55
  store i32 %56, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %57

57:
  %58 = load i32, ptr %10, align 4
  %59 = icmp slt i32 %58, 4
  br i1 %59, label %60, label %86

60:
  %61 = load i32, ptr %8, align 4
  %62 = load i32, ptr %10, align 4
  %63 = add nsw i32 %61, %62
  %64 = load i32, ptr %5, align 4
  %65 = icmp sgt i32 %63, %64
  br i1 %65, label %66, label %67

66:
  br label %78

67:
  %68 = load i32, ptr %9, align 4
  %69 = load i32, ptr %10, align 4
  %70 = mul nsw i32 6, %69
  %71 = sub nsw i32 18, %70
  %72 = lshr i32 %68, %71
  %73 = and i32 %72, 63
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %74
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  br label %78

78:
  %79 = phi i32 [ 61, %66 ], [ %77, %67 ]
  %80 = trunc i32 %79 to i8
  %81 = load ptr, ptr %6, align 8
  %82 = getelementptr inbounds i8, ptr %81, i32 1
  store ptr %82, ptr %6, align 8
  store i8 %80, ptr %81, align 1
  br label %83

83:
  %84 = load i32, ptr %10, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %10, align 4
  br label %57, !llvm.loop !13

86:
  br label %87

87:
  %88 = load i32, ptr %8, align 4
  %89 = add nsw i32 %88, 3
  store i32 %89, ptr %8, align 4
  br label %12, !llvm.loop !14

90:
  %91 = load ptr, ptr %6, align 8
  store i8 0, ptr %91, align 1
  %92 = load ptr, ptr %6, align 8
  %93 = load ptr, ptr %7, align 8
  %94 = ptrtoint ptr %92 to i64
  %95 = ptrtoint ptr %93 to i64
  %96 = sub i64 %94, %95
  %97 = trunc i64 %96 to i32
  ret i32 %97
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @utf8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  store i32 0, ptr %9, align 4
  br label %10

10:
  %11 = load ptr, ptr %3, align 8
  %12 = load i8, ptr %11, align 1
  %13 = icmp ne i8 %12, 0
  br i1 %13, label %14, label %80

14:
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds i8, ptr %15, i32 1
  store ptr %16, ptr %3, align 8
  %17 = load i8, ptr %15, align 1
  store i8 %17, ptr %6, align 1
  %18 = load i8, ptr %6, align 1
  %19 = zext i8 %18 to i32
  store i32 %19, ptr %7, align 4
  %20 = load i8, ptr %6, align 1
  %21 = zext i8 %20 to i32
  %22 = icmp sge i32 %21, 240
  br i1 %22, label %23, label %24

23:
  br label %37

24:
  %25 = load i8, ptr %6, align 1
  %26 = zext i8 %25 to i32
  %27 = icmp sge i32 %26, 224
  br i1 %27, label %28, label %29

28:
  br label %35

29:
  %30 = load i8, ptr %6, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp sge i32 %31, 192
  %33 = zext i1 %32 to i64
  %34 = select i1 %32, i32 1, i32 0
  br label %35

35:
  %36 = phi i32 [ 2, %28 ], [ %34, %29 ]
  br label %37

37:
  %38 = phi i32 [ 3, %23 ], [ %36, %35 ]
  store i32 %38, ptr %8, align 4
  %39 = load i32, ptr %8, align 4
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %47

41:
  %42 = load i8, ptr %6, align 1
  %43 = zext i8 %42 to i32
  %44 = load i32, ptr %8, align 4
  %45 = lshr i32 63, %44
  %46 = and i32 %43, %45
  store i32 %46, ptr %7, align 4
  br label %47

47:
  br label %48

48:
  %49 = load i32, ptr %8, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %57

51:
  %52 = load ptr, ptr %3, align 8
  %53 = load i8, ptr %52, align 1
  %54 = sext i8 %53 to i32
  %55 = and i32 %54, 192
  %56 = icmp eq i32 %55, 128
  br label %57

57:
  %58 = phi i1 [ false, %48 ], [ %56, %51 ]
  br i1 %58, label %59, label %71

59:
  %60 = load i32, ptr %7, align 4
  %61 = shl i32 %60, 6
  %62 = load ptr, ptr %3, align 8
  %63 = getelementptr inbounds i8, ptr %62, i32 1
  store ptr %63, ptr %3, align 8
  %64 = load i8, ptr %62, align 1
  %65 = sext i8 %64 to i32
  %66 = and i32 %65, 63
  %67 = or i32 %61, %66
  store i32 %67, ptr %7, align 4
  br label %68

68:
  %69 = load i32, ptr %8, align 4
  %70 = add nsw i32 %69, -1
  store i32 %70, ptr %8, align 4
  br label %48, !llvm.loop !15

71:
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %72, align 4
  %74 = mul i32 %73, 31
  %75 = load i32, ptr %7, align 4
  %76 = add i32 %74, %75
  %77 = load ptr, ptr %4, align 8
  store i32 %76, ptr %77, align 4
  %78 = load i32, ptr %5, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %5, align 4
  br label %10, !llvm.loop !16

80:
  %81 = load i32, ptr %5, align 4
  ret i32 %81
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @roman(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  store i8 0, ptr %6, align 1
  store i32 0, ptr %5, align 4
  br label %7

7:
  %8 = load i32, ptr %3, align 4
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %39

10:
  br label %11

11:
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [13 x %struct.anon.0], ptr @roman.table, i64 0, i64 %14
  %16 = getelementptr inbounds %struct.anon.0, ptr %15, i32 0, i32 0
  %17 = load i32, ptr %16, align 16
  %18 = icmp sge i32 %12, %17
  br i1 %18, label %19, label %35

19:
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %5, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [13 x %struct.anon.0], ptr @roman.table, i64 0, i64 %22
  %24 = getelementptr inbounds %struct.anon.0, ptr %23, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = call ptr @strcat(ptr noundef %20, ptr noundef %25) #13
  br label %27

27:
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [13 x %struct.anon.0], ptr @roman.table, i64 0, i64 %29
  %31 = getelementptr inbounds %struct.anon.0, ptr %30, i32 0, i32 0
  %32 = load i32, ptr %31, align 16
  %33 = load i32, ptr %3, align 4
  %34 = sub nsw i32 %33, %32
  store i32 %34, ptr %3, align 4
  br label %11, !llvm.loop !17

35:
  br label %36

36:
  %37 = load i32, ptr %5, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %5, align 4
  br label %7, !llvm.loop !18

39:
  ret void
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strrchr(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strcspn(ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @space() #0 {
  br label %1

1:
  %2 = load ptr, ptr @at, align 8
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp eq i32 %4, 32
  br i1 %5, label %16, label %6

6:
  %7 = load ptr, ptr @at, align 8
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %9, 10
  br i1 %10, label %16, label %11

11:
  %12 = load ptr, ptr @at, align 8
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp eq i32 %14, 9
  br label %16

16:
  %17 = phi i1 [ true, %6 ], [ true, %1 ], [ %15, %11 ]
  br i1 %17, label %18, label %21

18:
  %19 = load ptr, ptr @at, align 8
  %20 = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %20, ptr @at, align 8
  br label %1, !llvm.loop !19

21:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @string() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = load ptr, ptr @at, align 8
  %6 = call i64 @strlen(ptr noundef %5) #10
  %7 = add i64 %6, 1
  %8 = call noalias ptr @malloc(i64 noundef %7) #14
  store ptr %8, ptr %1, align 8
  %9 = load ptr, ptr %1, align 8
  store ptr %9, ptr %2, align 8
  %10 = load ptr, ptr @at, align 8
  %11 = getelementptr inbounds i8, ptr %10, i32 1
  store ptr %11, ptr @at, align 8
  br label %12

12:
  %13 = load ptr, ptr @at, align 8
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = load ptr, ptr @at, align 8
  %19 = load i8, ptr %18, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp ne i32 %20, 34
  br label %22

22:
  %23 = phi i1 [ false, %12 ], [ %21, %17 ]
  br i1 %23, label %24, label %147

24:
  %25 = load ptr, ptr @at, align 8
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  %28 = icmp ne i32 %27, 92
  br i1 %28, label %29, label %34

29:
  %30 = load ptr, ptr @at, align 8
  %31 = load i8, ptr %30, align 1
  %32 = load ptr, ptr %2, align 8
  %33 = getelementptr inbounds i8, ptr %32, i32 1
  store ptr %33, ptr %2, align 8
  store i8 %31, ptr %32, align 1
  br label %144

34:
  %35 = load ptr, ptr @at, align 8
  %36 = getelementptr inbounds i8, ptr %35, i32 1
  store ptr %36, ptr @at, align 8
  %37 = load i8, ptr %36, align 1
  %38 = sext i8 %37 to i32
  switch i32 %38, label %138 [
    i32 110, label %39
    i32 116, label %42
    i32 117, label %45
  ]

39:
  %40 = load ptr, ptr %2, align 8
  %41 = getelementptr inbounds i8, ptr %40, i32 1
  store ptr %41, ptr %2, align 8
  store i8 10, ptr %40, align 1
  br label %143

42:
  %43 = load ptr, ptr %2, align 8
  %44 = getelementptr inbounds i8, ptr %43, i32 1
  store ptr %44, ptr %2, align 8
  store i8 9, ptr %43, align 1
  br label %143

45:
  store i32 0, ptr %3, align 4
  store i32 1, ptr %4, align 4
  br label %46

46:
  %47 = load i32, ptr %4, align 4
  %48 = icmp sle i32 %47, 4
  br i1 %48, label %49, label %90

49:
  %50 = load i32, ptr %3, align 4
  %51 = mul i32 %50, 16
  %52 = call ptr @__ctype_b_loc() #11
  %53 = load ptr, ptr %52, align 8
  %54 = load ptr, ptr @at, align 8
  %55 = load i32, ptr %4, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i16, ptr %53, i64 %60
  %62 = load i16, ptr %61, align 2
  %63 = zext i16 %62 to i32
  %64 = and i32 %63, 2048
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %66, label %74

66:
  %67 = load ptr, ptr @at, align 8
  %68 = load i32, ptr %4, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i8, ptr %70, align 1
  %72 = sext i8 %71 to i32
  %73 = sub nsw i32 %72, 48
  br label %84

74:
  %75 = load ptr, ptr @at, align 8
  %76 = load i32, ptr %4, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %75, i64 %77
  %79 = load i8, ptr %78, align 1
  %80 = sext i8 %79 to i32
  %81 = or i32 %80, 32
  %82 = sub nsw i32 %81, 97
  %83 = add nsw i32 %82, 10
  br label %84

84:
  %85 = phi i32 [ %73, %66 ], [ %83, %74 ]
  %86 = add i32 %51, %85
  store i32 %86, ptr %3, align 4
  br label %87

87:
  %88 = load i32, ptr %4, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %4, align 4
  br label %46, !llvm.loop !20

90:
  %91 = load ptr, ptr @at, align 8
  %92 = getelementptr inbounds i8, ptr %91, i64 4
  store ptr %92, ptr @at, align 8
  %93 = load i32, ptr %3, align 4
  %94 = icmp ult i32 %93, 128
  br i1 %94, label %95, label %100

95:
  %96 = load i32, ptr %3, align 4
  %97 = trunc i32 %96 to i8
  %98 = load ptr, ptr %2, align 8
  %99 = getelementptr inbounds i8, ptr %98, i32 1
  store ptr %99, ptr %2, align 8
  store i8 %97, ptr %98, align 1
  br label %137

100:
  %101 = load i32, ptr %3, align 4
  %102 = icmp ult i32 %101, 2048
  br i1 %102, label %103, label %116

103:
  %104 = load i32, ptr %3, align 4
  %105 = lshr i32 %104, 6
  %106 = or i32 192, %105
  %107 = trunc i32 %106 to i8
  %108 = load ptr, ptr %2, align 8
  %109 = getelementptr inbounds i8, ptr %108, i32 1
  store ptr %109, ptr %2, align 8
  store i8 %107, ptr %108, align 1
  %110 = load i32, ptr %3, align 4
  %111 = and i32 %110, 63
  %112 = or i32 128, %111
  %113 = trunc i32 %112 to i8
  %114 = load ptr, ptr %2, align 8
  %115 = getelementptr inbounds i8, ptr %114, i32 1
  store ptr %115, ptr %2, align 8
  store i8 %113, ptr %114, align 1
  br label %136

116:
  %117 = load i32, ptr %3, align 4
  %118 = lshr i32 %117, 12
  %119 = or i32 224, %118
  %120 = trunc i32 %119 to i8
  %121 = load ptr, ptr %2, align 8
  %122 = getelementptr inbounds i8, ptr %121, i32 1
  store ptr %122, ptr %2, align 8
  store i8 %120, ptr %121, align 1
  %123 = load i32, ptr %3, align 4
  %124 = lshr i32 %123, 6
  %125 = and i32 %124, 63
  %126 = or i32 128, %125
  %127 = trunc i32 %126 to i8
  %128 = load ptr, ptr %2, align 8
  %129 = getelementptr inbounds i8, ptr %128, i32 1
  store ptr %129, ptr %2, align 8
  store i8 %127, ptr %128, align 1
  %130 = load i32, ptr %3, align 4
  %131 = and i32 %130, 63
  %132 = or i32 128, %131
  %133 = trunc i32 %132 to i8
  %134 = load ptr, ptr %2, align 8
  %135 = getelementptr inbounds i8, ptr %134, i32 1
  store ptr %135, ptr %2, align 8
  store i8 %133, ptr %134, align 1
  br label %136

136:
  br label %137

137:
  br label %143

138:
  %139 = load ptr, ptr @at, align 8
  %140 = load i8, ptr %139, align 1
  %141 = load ptr, ptr %2, align 8
  %142 = getelementptr inbounds i8, ptr %141, i32 1
  store ptr %142, ptr %2, align 8
  store i8 %140, ptr %141, align 1
  br label %143

143:
  br label %144

144:
  %145 = load ptr, ptr @at, align 8
  %146 = getelementptr inbounds i8, ptr %145, i32 1
  store ptr %146, ptr @at, align 8
  br label %12, !llvm.loop !21

147:
  %148 = load ptr, ptr @at, align 8
  %149 = load i8, ptr %148, align 1
  %150 = sext i8 %149 to i32
  %151 = icmp ne i32 %150, 34
  %152 = zext i1 %151 to i32
  %153 = load i32, ptr @bad, align 4
  %154 = or i32 %153, %152
  store i32 %154, ptr @bad, align 4
  %155 = load ptr, ptr @at, align 8
  %156 = load i8, ptr %155, align 1
  %157 = sext i8 %156 to i32
  %158 = icmp eq i32 %157, 34
  %159 = zext i1 %158 to i32
  %160 = load ptr, ptr @at, align 8
  %161 = sext i32 %159 to i64
  %162 = getelementptr inbounds i8, ptr %160, i64 %161
  store ptr %162, ptr @at, align 8
  %163 = load ptr, ptr %2, align 8
  store i8 0, ptr %163, align 1
  %164 = load ptr, ptr %1, align 8
  ret ptr %164
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal double @number() #0 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store double 0.000000e+00, ptr %1, align 8
  store double 1.000000e+00, ptr %2, align 8
  %6 = load ptr, ptr @at, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 45
  br i1 %9, label %10, label %13

10:
  %11 = load ptr, ptr @at, align 8
  %12 = getelementptr inbounds i8, ptr %11, i32 1
  store ptr %12, ptr @at, align 8
  br label %14

13:
  br label %14

14:
  %15 = phi i32 [ -1, %10 ], [ 1, %13 ]
  store i32 %15, ptr %3, align 4
  br label %16

16:
  %17 = call ptr @__ctype_b_loc() #11
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr @at, align 8
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i16, ptr %18, i64 %22
  %24 = load i16, ptr %23, align 2
  %25 = zext i16 %24 to i32
  %26 = and i32 %25, 2048
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %37

28:
  %29 = load double, ptr %1, align 8
  %30 = load ptr, ptr @at, align 8
  %31 = getelementptr inbounds i8, ptr %30, i32 1
  store ptr %31, ptr @at, align 8
  %32 = load i8, ptr %30, align 1
  %33 = sext i8 %32 to i32
  %34 = sub nsw i32 %33, 48
  %35 = sitofp i32 %34 to double
  %36 = call double @llvm.fmuladd.f64(double %29, double 1.000000e+01, double %35)
  store double %36, ptr %1, align 8
  br label %16, !llvm.loop !22

37:
  %38 = load ptr, ptr @at, align 8
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp eq i32 %40, 46
  br i1 %41, label %42, label %71

42:
  %43 = load ptr, ptr @at, align 8
  %44 = getelementptr inbounds i8, ptr %43, i32 1
  store ptr %44, ptr @at, align 8
  br label %45

45:
  %46 = call ptr @__ctype_b_loc() #11
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr @at, align 8
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i16, ptr %47, i64 %51
  %53 = load i16, ptr %52, align 2
  %54 = zext i16 %53 to i32
  %55 = and i32 %54, 2048
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %70

57:
  %58 = load ptr, ptr @at, align 8
  %59 = load i8, ptr %58, align 1
  %60 = sext i8 %59 to i32
  %61 = sub nsw i32 %60, 48
  %62 = sitofp i32 %61 to double
  %63 = load double, ptr %2, align 8
  %64 = fdiv double %63, 1.000000e+01
  store double %64, ptr %2, align 8
  %65 = load double, ptr %1, align 8
  %66 = call double @llvm.fmuladd.f64(double %62, double %64, double %65)
  store double %66, ptr %1, align 8
  br label %67

67:
  %68 = load ptr, ptr @at, align 8
  %69 = getelementptr inbounds i8, ptr %68, i32 1
  store ptr %69, ptr @at, align 8
  br label %45, !llvm.loop !23

70:
  br label %71

71:
  %72 = load ptr, ptr @at, align 8
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = or i32 %74, 32
  %76 = icmp eq i32 %75, 101
  br i1 %76, label %77, label %137

77:
  %78 = load ptr, ptr @at, align 8
  %79 = getelementptr inbounds i8, ptr %78, i32 1
  store ptr %79, ptr @at, align 8
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = icmp eq i32 %81, 45
  %83 = zext i1 %82 to i32
  store i32 %83, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %84 = load ptr, ptr @at, align 8
  %85 = load i8, ptr %84, align 1
  %86 = sext i8 %85 to i32
  %87 = icmp eq i32 %86, 45
  br i1 %87, label %93, label %88

88:
  %89 = load ptr, ptr @at, align 8
  %90 = load i8, ptr %89, align 1
  %91 = sext i8 %90 to i32
  %92 = icmp eq i32 %91, 43
  br label %93

93:
  %94 = phi i1 [ true, %77 ], [ %92, %88 ]
  %95 = zext i1 %94 to i32
  %96 = load ptr, ptr @at, align 8
  %97 = sext i32 %95 to i64
  %98 = getelementptr inbounds i8, ptr %96, i64 %97
  store ptr %98, ptr @at, align 8
  br label %99

99:
  %100 = call ptr @__ctype_b_loc() #11
  %101 = load ptr, ptr %100, align 8
  %102 = load ptr, ptr @at, align 8
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i32
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i16, ptr %101, i64 %105
  %107 = load i16, ptr %106, align 2
  %108 = zext i16 %107 to i32
  %109 = and i32 %108, 2048
  %110 = icmp ne i32 %109, 0
  br i1 %110, label %111, label %120

111:
  %112 = load i32, ptr %5, align 4
  %113 = mul nsw i32 %112, 10
  %114 = load ptr, ptr @at, align 8
  %115 = getelementptr inbounds i8, ptr %114, i32 1
  store ptr %115, ptr @at, align 8
  %116 = load i8, ptr %114, align 1
  %117 = sext i8 %116 to i32
  %118 = add nsw i32 %113, %117
  %119 = sub nsw i32 %118, 48
  store i32 %119, ptr %5, align 4
  br label %99, !llvm.loop !24

120:
  br label %121

121:
  %122 = load i32, ptr %5, align 4
  %123 = add nsw i32 %122, -1
  store i32 %123, ptr %5, align 4
  %124 = icmp sgt i32 %122, 0
  br i1 %124, label %125, label %136

125:
  %126 = load i32, ptr %4, align 4
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %131

128:
  %129 = load double, ptr %1, align 8
  %130 = fdiv double %129, 1.000000e+01
  br label %134

131:
  %132 = load double, ptr %1, align 8
  %133 = fmul double %132, 1.000000e+01
  br label %134

134:
  %135 = phi double [ %130, %128 ], [ %133, %131 ]
  store double %135, ptr %1, align 8
  br label %121, !llvm.loop !25

136:
  br label %137

137:
  %138 = load i32, ptr %3, align 4
  %139 = sitofp i32 %138 to double
  %140 = load double, ptr %1, align 8
  %141 = fmul double %139, %140
  ret double %141
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #7

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #8

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #9

; Function Attrs: nounwind
declare void @free(ptr noundef) #9

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @matchHere(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load i8, ptr %10, align 1
  %12 = icmp ne i8 %11, 0
  br i1 %12, label %14, label %13

13:
  store i32 1, ptr %3, align 4
  br label %140

14:
  %15 = load ptr, ptr %4, align 8
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = icmp eq i32 %17, 36
  br i1 %18, label %19, label %30

19:
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 1
  %22 = load i8, ptr %21, align 1
  %23 = icmp ne i8 %22, 0
  br i1 %23, label %30, label %24

24:
  %25 = load ptr, ptr %5, align 8
  %26 = load i8, ptr %25, align 1
  %27 = icmp ne i8 %26, 0
  %28 = xor i1 %27, true
  %29 = zext i1 %28 to i32
  store i32 %29, ptr %3, align 4
  br label %140

30:
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 1
  %33 = load i8, ptr %32, align 1
  store i8 %33, ptr %6, align 1
  %34 = load i8, ptr %6, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %35, 42
  br i1 %36, label %45, label %37

37:
  %38 = load i8, ptr %6, align 1
  %39 = sext i8 %38 to i32
  %40 = icmp eq i32 %39, 43
  br i1 %40, label %45, label %41

41:
  %42 = load i8, ptr %6, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp eq i32 %43, 63
  br i1 %44, label %45, label %112

45:
  %46 = load ptr, ptr %5, align 8
  store ptr %46, ptr %7, align 8
  %47 = load i8, ptr %6, align 1
  %48 = sext i8 %47 to i32
  %49 = icmp eq i32 %48, 63
  %50 = zext i1 %49 to i64
  %51 = select i1 %49, i32 1, i32 1073741824
  store i32 %51, ptr %8, align 4
  %52 = load i8, ptr %6, align 1
  %53 = sext i8 %52 to i32
  %54 = icmp eq i32 %53, 43
  %55 = zext i1 %54 to i32
  store i32 %55, ptr %9, align 4
  br label %56

56:
  %57 = load ptr, ptr %7, align 8
  %58 = load i8, ptr %57, align 1
  %59 = sext i8 %58 to i32
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %85

61:
  %62 = load ptr, ptr %7, align 8
  %63 = load ptr, ptr %5, align 8
  %64 = ptrtoint ptr %62 to i64
  %65 = ptrtoint ptr %63 to i64
  %66 = sub i64 %64, %65
  %67 = load i32, ptr %8, align 4
  %68 = sext i32 %67 to i64
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %70, label %85

70:
  %71 = load ptr, ptr %4, align 8
  %72 = load i8, ptr %71, align 1
  %73 = sext i8 %72 to i32
  %74 = icmp eq i32 %73, 46
  br i1 %74, label %83, label %75

75:
  %76 = load ptr, ptr %4, align 8
  %77 = load i8, ptr %76, align 1
  %78 = sext i8 %77 to i32
  %79 = load ptr, ptr %7, align 8
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = icmp eq i32 %78, %81
  br label %83

83:
  %84 = phi i1 [ true, %70 ], [ %82, %75 ]
  br label %85

85:
  %86 = phi i1 [ false, %61 ], [ false, %56 ], [ %84, %83 ]
  br i1 %86, label %87, label %90

87:
  %88 = load ptr, ptr %7, align 8
  %89 = getelementptr inbounds i8, ptr %88, i32 1
  store ptr %89, ptr %7, align 8
  br label %56, !llvm.loop !26

90:
  br label %91

91:
  %92 = load ptr, ptr %7, align 8
  %93 = load ptr, ptr %5, align 8
  %94 = ptrtoint ptr %92 to i64
  %95 = ptrtoint ptr %93 to i64
  %96 = sub i64 %94, %95
  %97 = load i32, ptr %9, align 4
  %98 = sext i32 %97 to i64
  %99 = icmp sge i64 %96, %98
  br i1 %99, label %100, label %111

100:
  %101 = load ptr, ptr %4, align 8
  %102 = getelementptr inbounds i8, ptr %101, i64 2
  %103 = load ptr, ptr %7, align 8
  %104 = call i32 @matchHere(ptr noundef %102, ptr noundef %103)
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %107

106:
  store i32 1, ptr %3, align 4
  br label %140

107:
  br label %108

108:
  %109 = load ptr, ptr %7, align 8
  %110 = getelementptr inbounds i8, ptr %109, i32 -1
  store ptr %110, ptr %7, align 8
  br label %91, !llvm.loop !27

111:
  store i32 0, ptr %3, align 4
  br label %140

112:
  %113 = load ptr, ptr %5, align 8
  %114 = load i8, ptr %113, align 1
  %115 = sext i8 %114 to i32
  %116 = icmp ne i32 %115, 0
  br i1 %116, label %117, label %137

117:
  %118 = load ptr, ptr %4, align 8
  %119 = load i8, ptr %118, align 1
  %120 = sext i8 %119 to i32
  %121 = icmp eq i32 %120, 46
  br i1 %121, label %130, label %122

122:
  %123 = load ptr, ptr %4, align 8
  %124 = load i8, ptr %123, align 1
  %125 = sext i8 %124 to i32
  %126 = load ptr, ptr %5, align 8
  %127 = load i8, ptr %126, align 1
  %128 = sext i8 %127 to i32
  %129 = icmp eq i32 %125, %128
  br i1 %129, label %130, label %137

130:
  %131 = load ptr, ptr %4, align 8
  %132 = getelementptr inbounds i8, ptr %131, i64 1
  %133 = load ptr, ptr %5, align 8
  %134 = getelementptr inbounds i8, ptr %133, i64 1
  %135 = call i32 @matchHere(ptr noundef %132, ptr noundef %134)
  %136 = icmp ne i32 %135, 0
  br label %137

137:
  %138 = phi i1 [ false, %122 ], [ false, %112 ], [ %136, %130 ]
  %139 = zext i1 %138 to i32
  store i32 %139, ptr %3, align 4
  br label %140

140:
  %141 = load i32, ptr %3, align 4
  ret i32 %141
}

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #9

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind willreturn memory(read) }
attributes #11 = { nounwind willreturn memory(none) }
attributes #12 = { nounwind allocsize(1) }
attributes #13 = { nounwind }
attributes #14 = { nounwind allocsize(0) }

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
