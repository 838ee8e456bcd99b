; ModuleID = 'callbacks.c'
source_filename = "callbacks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.methods = type { ptr, ptr, ptr, ptr }
%struct.shape = type { ptr, double, double }
%struct.state = type { ptr }
%struct.machine = type { ptr, i32, i32 }
%struct.composed = type { %struct.closure, %struct.closure }
%struct.closure = type { ptr, ptr }

@box = internal constant %struct.methods { ptr @.str.3, ptr @boxArea, ptr @boxScale, ptr @copy }, align 8
@disc = internal constant %struct.methods { ptr @.str.4, ptr @discArea, ptr @discScale, ptr @copy }, align 8
@__const.main.shapes = private unnamed_addr constant [3 x %struct.shape] [%struct.shape { ptr @box, double 2.000000e+00, double 3.000000e+00 }, %struct.shape { ptr @disc, double 1.500000e+00, double 0.000000e+00 }, %struct.shape { ptr @box, double 5.000000e-01, double 8.000000e+00 }], align 16
@.str = private unnamed_addr constant [10 x i8] c"34+5*27-m\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"the 12 quick  foxes 345 jump\00", align 1
@__const.main.s = private unnamed_addr constant %struct.state { ptr @between }, align 8
@.str.2 = private unnamed_addr constant [25 x i8] c"%.3f %ld %d %d %d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"box\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"disc\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca i64, align 8
  %9 = alloca [50 x i32], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.machine, align 8
  %13 = alloca i32, align 4
  %14 = alloca [3 x %struct.shape], align 16
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca %struct.composed, align 8
  %20 = alloca %struct.closure, align 8
  %21 = alloca i64, align 8
  %22 = alloca %struct.machine, align 8
  %23 = alloca %struct.state, align 8
  %24 = alloca %struct.state, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %28 = load i32, ptr %4, align 4
  %29 = icmp sgt i32 %28, 1
  br i1 %29, label %30, label %35

30:
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds ptr, ptr %31, i64 1
  %33 = load ptr, ptr %32, align 8
  %34 = call i32 @atoi(ptr noundef %33) #7
  br label %36

35:
  br label %36

36:
  %37 = phi i32 [ %34, %30 ], [ 1, %35 ]
  store i32 %37, ptr %6, align 4
  store double 0.000000e+00, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i32 0, ptr %10, align 4
  store i32 600, ptr %11, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 16, i1 false)
  store i32 0, ptr %13, align 4
  br label %38

38:
  %39 = load i32, ptr %13, align 4
  %40 = load i32, ptr %6, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %154

42:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 @__const.main.shapes, i64 72, i1 false)
  store double 0.000000e+00, ptr %7, align 8
  store i32 0, ptr %15, align 4
  br label %43

43:
  %44 = load i32, ptr %15, align 4
  %45 = icmp slt i32 %44, 3
  br i1 %45, label %46, label %88

46:
  %47 = load i32, ptr %15, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [3 x %struct.shape], ptr %14, i64 0, i64 %48
  %50 = getelementptr inbounds %struct.shape, ptr %49, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.methods, ptr %51, i32 0, i32 3
  %53 = load ptr, ptr %52, align 8
  %54 = load i32, ptr %15, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [3 x %struct.shape], ptr %14, i64 0, i64 %55
  %57 = call ptr %53(ptr noundef %56)
  store ptr %57, ptr %16, align 8
  %58 = load ptr, ptr %16, align 8
  %59 = getelementptr inbounds %struct.shape, ptr %58, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.methods, ptr %60, i32 0, i32 2
  %62 = load ptr, ptr %61, align 8
  %63 = load ptr, ptr %16, align 8
  %64 = load i32, ptr %15, align 4
  %65 = add nsw i32 %64, 1
  %66 = sitofp i32 %65 to double
  call void %62(ptr noundef %63, double noundef %66)
  %67 = load ptr, ptr %16, align 8
  %68 = getelementptr inbounds %struct.shape, ptr %67, i32 0, i32 0
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds %struct.methods, ptr %69, i32 0, i32 1
  %71 = load ptr, ptr %70, align 8
  %72 = load ptr, ptr %16, align 8
  %73 = call double %71(ptr noundef %72)
  %74 = load ptr, ptr %16, align 8
  %75 = getelementptr inbounds %struct.shape, ptr %74, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds %struct.methods, ptr %76, i32 0, i32 0
  %78 = load ptr, ptr %77, align 8
  %79 = call i64 @strlen(ptr noundef %78) #7
  %80 = uitofp i64 %79 to double
  %81 = fadd double %73, %80
  %82 = load double, ptr %7, align 8
  %83 = fadd double %82, %81
  store double %83, ptr %7, align 8
  %84 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %84) #8
  br label %85

85:
  %86 = load i32, ptr %15, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %15, align 4
  br label %43, !llvm.loop !6

88:
  store i64 3, ptr %17, align 8
  store i64 0, ptr %18, align 8
  %89 = getelementptr inbounds %struct.composed, ptr %19, i32 0, i32 0
  %90 = getelementptr inbounds %struct.closure, ptr %89, i32 0, i32 0
  store ptr @addTo, ptr %90, align 8
  %91 = getelementptr inbounds %struct.closure, ptr %89, i32 0, i32 1
  store ptr %17, ptr %91, align 8
  %92 = getelementptr inbounds %struct.composed, ptr %19, i32 0, i32 1
  %93 = getelementptr inbounds %struct.closure, ptr %92, i32 0, i32 0
  store ptr @accumulate, ptr %93, align 8
  %94 = getelementptr inbounds %struct.closure, ptr %92, i32 0, i32 1
  store ptr %18, ptr %94, align 8
  %95 = getelementptr inbounds %struct.closure, ptr %20, i32 0, i32 0
  store ptr @compose, ptr %95, align 8
  %96 = getelementptr inbounds %struct.closure, ptr %20, i32 0, i32 1
  store ptr %19, ptr %96, align 8
  store i64 0, ptr %21, align 8
  br label %97

97:
  %98 = load i64, ptr %21, align 8
  %99 = icmp slt i64 %98, 100
  br i1 %99, label %100, label %110

100:
  %101 = getelementptr inbounds %struct.closure, ptr %20, i32 0, i32 0
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.closure, ptr %20, i32 0, i32 1
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %21, align 8
  %106 = call i64 %102(ptr noundef %104, i64 noundef %105)
  store i64 %106, ptr %8, align 8
  br label %107

107:
  %108 = load i64, ptr %21, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %21, align 8
  br label %97, !llvm.loop !8

110:
  %111 = call i32 @rpn(ptr noundef @.str)
  %112 = call i32 @even(i32 noundef 1001)
  %113 = mul nsw i32 %112, 10
  %114 = add nsw i32 %111, %113
  %115 = call i32 @odd(i32 noundef 77)
  %116 = mul nsw i32 %115, 100
  %117 = add nsw i32 %114, %116
  %118 = sext i32 %117 to i64
  %119 = load i64, ptr %8, align 8
  %120 = add nsw i64 %119, %118
  store i64 %120, ptr %8, align 8
  %121 = getelementptr inbounds %struct.machine, ptr %22, i32 0, i32 0
  store ptr @.str.1, ptr %121, align 8
  %122 = getelementptr inbounds %struct.machine, ptr %22, i32 0, i32 1
  store i32 0, ptr %122, align 8
  %123 = getelementptr inbounds %struct.machine, ptr %22, i32 0, i32 2
  store i32 0, ptr %123, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %22, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 @__const.main.s, i64 8, i1 false)
  br label %124

124:
  %125 = getelementptr inbounds %struct.state, ptr %23, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = icmp ne ptr %126, null
  br i1 %127, label %128, label %133

128:
  %129 = getelementptr inbounds %struct.state, ptr %23, i32 0, i32 0
  %130 = load ptr, ptr %129, align 8
  %131 = call ptr %130(ptr noundef %12)
  %132 = getelementptr inbounds %struct.state, ptr %24, i32 0, i32 0
  store ptr %131, ptr %132, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %24, i64 8, i1 false)
  br label %124, !llvm.loop !9

133:
  store i32 0, ptr %25, align 4
  br label %134

134:
  %135 = load i32, ptr %25, align 4
  %136 = icmp slt i32 %135, 50
  br i1 %136, label %137, label %147

137:
  %138 = load i32, ptr %25, align 4
  %139 = mul nsw i32 %138, 7919
  %140 = srem i32 %139, 1009
  %141 = load i32, ptr %25, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [50 x i32], ptr %9, i64 0, i64 %142
  store i32 %140, ptr %143, align 4
  br label %144

144:
  %145 = load i32, ptr %25, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %25, align 4
  br label %134, !llvm.loop !10

147:
  %148 = getelementptr inbounds [50 x i32], ptr %9, i64 0, i64 0
  call void @qsort(ptr noundef %148, i64 noundef 50, i64 noundef 4, ptr noundef @compareInts)
  %149 = getelementptr inbounds [50 x i32], ptr %9, i64 0, i64 0
  %150 = call i32 @each(ptr noundef %149, i32 noundef 50, ptr noundef @clamp, ptr noundef %11)
  store i32 %150, ptr %10, align 4
  br label %151

151:
  %152 = load i32, ptr %13, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %13, align 4
  br label %38, !llvm.loop !11

154:
  %155 = getelementptr inbounds [50 x i32], ptr %9, i64 0, i64 20
  %156 = load i32, ptr %155, align 16
  store i32 %156, ptr %26, align 4
  %157 = getelementptr inbounds [50 x i32], ptr %9, i64 0, i64 0
  %158 = call ptr @bsearch(ptr noundef %26, ptr noundef %157, i64 noundef 50, i64 noundef 4, ptr noundef @compareInts)
  store ptr %158, ptr %27, align 8
  %159 = load double, ptr %7, align 8
  %160 = load i64, ptr %8, align 8
  %161 = getelementptr inbounds %struct.machine, ptr %12, i32 0, i32 1
  %162 = load i32, ptr %161, align 8
  %163 = getelementptr inbounds %struct.machine, ptr %12, i32 0, i32 2
  %164 = load i32, ptr %163, align 4
  %165 = load i32, ptr %10, align 4
  %166 = getelementptr inbounds [50 x i32], ptr %9, i64 0, i64 10
  %167 = load i32, ptr %166, align 8
  %168 = load ptr, ptr %27, align 8
  %169 = getelementptr inbounds [50 x i32], ptr %9, i64 0, i64 0
  %170 = ptrtoint ptr %168 to i64
  %171 = ptrtoint ptr %169 to i64
  %172 = sub i64 %170, %171
  %173 = sdiv exact i64 %172, 4
  %174 = trunc i64 %173 to i32
  %175 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %159, i64 noundef %160, i32 noundef %162, i32 noundef %164, i32 noundef %165, i32 noundef %167, i32 noundef %174)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @addTo(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %5, %7
  ret i64 %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @accumulate(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, %5
  store i64 %8, ptr %6, align 8
  ret i64 %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @compose(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  store ptr %6, ptr %5, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds %struct.composed, ptr %7, i32 0, i32 1
  %9 = getelementptr inbounds %struct.closure, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds %struct.composed, ptr %11, i32 0, i32 1
  %13 = getelementptr inbounds %struct.closure, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.composed, ptr %15, i32 0, i32 0
  %17 = getelementptr inbounds %struct.closure, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds %struct.composed, ptr %19, i32 0, i32 0
  %21 = getelementptr inbounds %struct.closure, ptr %20, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %4, align 8
  %24 = call i64 %18(ptr noundef %22, i64 noundef %23)
  %25 = call i64 %10(ptr noundef %14, i64 noundef %24)
  ret i64 %25
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rpn(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [16 x i32], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:
  %6 = load ptr, ptr %2, align 8
  %7 = load i8, ptr %6, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %52

9:
  %10 = load ptr, ptr %2, align 8
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp sge i32 %12, 48
  br i1 %13, label %14, label %28

14:
  %15 = load ptr, ptr %2, align 8
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = icmp sle i32 %17, 57
  br i1 %18, label %19, label %28

19:
  %20 = load ptr, ptr %2, align 8
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = sub nsw i32 %22, 48
  %24 = load i32, ptr %4, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %4, align 4
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %26
  store i32 %23, ptr %27, align 4
  br label %48

28:
  %29 = load i32, ptr %4, align 4
  %30 = add nsw i32 %29, -1
  store i32 %30, ptr %4, align 4
  %31 = load ptr, ptr %2, align 8
  %32 = load i8, ptr %31, align 1
  %33 = call ptr @choose(i8 noundef signext %32)
  %34 = load i32, ptr %4, align 4
  %35 = sub nsw i32 %34, 1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = load i32, ptr %4, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = call i32 %33(i32 noundef %38, i32 noundef %42)
  %44 = load i32, ptr %4, align 4
  %45 = sub nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %46
  store i32 %43, ptr %47, align 4
  br label %48

48:
  br label %49

49:
  %50 = load ptr, ptr %2, align 8
  %51 = getelementptr inbounds i8, ptr %50, i32 1
  store ptr %51, ptr %2, align 8
  br label %5, !llvm.loop !12

52:
  %53 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 0
  %54 = load i32, ptr %53, align 16
  ret i32 %54
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @even(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:
  br label %10

6:
  %7 = load i32, ptr %2, align 4
  %8 = sub i32 %7, 1
  %9 = call i32 @odd(i32 noundef %8)
  br label %10

10:
  %11 = phi i32 [ 1, %5 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @odd(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:
  br label %10

6:
  %7 = load i32, ptr %2, align 4
  %8 = sub i32 %7, 1
  %9 = call i32 @even(i32 noundef %8)
  br label %10

10:
  %11 = phi i32 [ 0, %5 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @between(ptr noundef %0) #0 {
  %2 = alloca %struct.state, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.machine, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i32 1
  store ptr %8, ptr %6, align 8
  %9 = load i8, ptr %7, align 1
  store i8 %9, ptr %4, align 1
  %10 = load i8, ptr %4, align 1
  %11 = icmp ne i8 %10, 0
  br i1 %11, label %14, label %12

12:
  %13 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  store ptr null, ptr %13, align 8
  br label %40

14:
  %15 = load i8, ptr %4, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 32
  br i1 %17, label %18, label %20

18:
  %19 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  store ptr @between, ptr %19, align 8
  br label %40

20:
  %21 = load i8, ptr %4, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp sge i32 %22, 48
  br i1 %23, label %24, label %34

24:
  %25 = load i8, ptr %4, align 1
  %26 = sext i8 %25 to i32
  %27 = icmp sle i32 %26, 57
  br i1 %27, label %28, label %34

28:
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.machine, ptr %29, i32 0, i32 2
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %30, align 4
  %33 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  store ptr @inDigits, ptr %33, align 8
  br label %40

34:
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr inbounds %struct.machine, ptr %35, i32 0, i32 1
  %37 = load i32, ptr %36, align 8
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %36, align 8
  %39 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  store ptr @inWord, ptr %39, align 8
  br label %40

40:
  %41 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  ret ptr %42
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compareInts(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %7, align 4
  %9 = icmp sgt i32 %6, %8
  %10 = zext i1 %9 to i32
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %11, align 4
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %13, align 4
  %15 = icmp slt i32 %12, %14
  %16 = zext i1 %15 to i32
  %17 = sub nsw i32 %10, %16
  ret i32 %17
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @each(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %12

12:
  %13 = load i32, ptr %10, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %43

16:
  %17 = load ptr, ptr %7, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %10, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %8, align 8
  %24 = call i32 %17(i32 noundef %22, ptr noundef %23)
  store i32 %24, ptr %11, align 4
  %25 = load i32, ptr %11, align 4
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = icmp ne i32 %25, %30
  %32 = zext i1 %31 to i32
  %33 = load i32, ptr %9, align 4
  %34 = add nsw i32 %33, %32
  store i32 %34, ptr %9, align 4
  %35 = load i32, ptr %11, align 4
  %36 = load ptr, ptr %5, align 8
  %37 = load i32, ptr %10, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  store i32 %35, ptr %39, align 4
  br label %40

40:
  %41 = load i32, ptr %10, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %10, align 4
  br label %12, !llvm.loop !13

43:
  %44 = load i32, ptr %9, align 4
  ret i32 %44
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @clamp(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load i32, ptr %6, align 4
  store i32 %7, ptr %5, align 4
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp sgt i32 %8, %9
  br i1 %10, label %11, label %13

11:
  %12 = load i32, ptr %5, align 4
  br label %15

13:
  %14 = load i32, ptr %3, align 4
  br label %15

15:
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ]
  ret i32 %16
}

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #5

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal double @boxArea(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.shape, ptr %3, i32 0, i32 1
  %5 = load double, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.shape, ptr %6, i32 0, i32 2
  %8 = load double, ptr %7, align 8
  %9 = fmul double %5, %8
  ret double %9
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @boxScale(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.shape, ptr %6, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = fmul double %8, %5
  store double %9, ptr %7, align 8
  %10 = load double, ptr %4, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.shape, ptr %11, i32 0, i32 2
  %13 = load double, ptr %12, align 8
  %14 = fmul double %13, %10
  store double %14, ptr %12, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @copy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = call noalias ptr @malloc(i64 noundef 24) #9
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 24, i1 false)
  %7 = load ptr, ptr %3, align 8
  ret ptr %7
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal double @discArea(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.shape, ptr %3, i32 0, i32 1
  %5 = load double, ptr %4, align 8
  %6 = fmul double 3.000000e+00, %5
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.shape, ptr %7, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  %10 = fmul double %6, %9
  ret double %10
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @discScale(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.shape, ptr %6, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = fmul double %8, %5
  store double %9, ptr %7, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @choose(i8 noundef signext %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  %4 = load i8, ptr %3, align 1
  %5 = sext i8 %4 to i32
  switch i32 %5, label %9 [
    i32 43, label %6
    i32 45, label %7
    i32 42, label %8
  ]

6:
  store ptr @add, ptr %2, align 8
  br label %10

7:
  store ptr @sub, ptr %2, align 8
  br label %10

8:
  store ptr @mul, ptr %2, align 8
  br label %10

9:
  store ptr @imin, ptr %2, align 8
  br label %10

10:
  %11 = load ptr, ptr %2, align 8
  ret ptr %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = sub nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @imin(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:
  %9 = load i32, ptr %3, align 4
  br label %12

10:
  %11 = load i32, ptr %4, align 4
  br label %12

12:
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @inDigits(ptr noundef %0) #0 {
  %2 = alloca %struct.state, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.machine, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i32 1
  store ptr %8, ptr %6, align 8
  %9 = load i8, ptr %7, align 1
  store i8 %9, ptr %4, align 1
  %10 = load i8, ptr %4, align 1
  %11 = icmp ne i8 %10, 0
  br i1 %11, label %14, label %12

12:
  %13 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  store ptr null, ptr %13, align 8
  br label %25

14:
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds %struct.machine, ptr %15, i32 0, i32 2
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %16, align 4
  %19 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  %20 = load i8, ptr %4, align 1
  %21 = sext i8 %20 to i32
  %22 = icmp eq i32 %21, 32
  %23 = zext i1 %22 to i64
  %24 = select i1 %22, ptr @between, ptr @inDigits
  store ptr %24, ptr %19, align 8
  br label %25

25:
  %26 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  ret ptr %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @inWord(ptr noundef %0) #0 {
  %2 = alloca %struct.state, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.machine, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i32 1
  store ptr %8, ptr %6, align 8
  %9 = load i8, ptr %7, align 1
  store i8 %9, ptr %4, align 1
  %10 = load i8, ptr %4, align 1
  %11 = icmp ne i8 %10, 0
  br i1 %11, label %14, label %12

12:
  %13 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  store ptr null, ptr %13, align 8
  br label %21

14:
  %15 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  %16 = load i8, ptr %4, align 1
  %17 = sext i8 %16 to i32
  %18 = icmp eq i32 %17, 32
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, ptr @between, ptr @inWord
  store ptr %20, ptr %15, align 8
  br label %21

21:
  %22 = getelementptr inbounds %struct.state, ptr %2, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  ret ptr %23
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0) }

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
