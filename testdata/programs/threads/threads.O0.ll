; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.atomic_flag = type { i8 }
%struct.job = type { i32, i32, i64, double, ptr }
%struct.node = type { ptr, i32 }

@shared = dso_local thread_local global double 5.000000e-01, align 8
@work = internal global i32 0, align 4
@stack = internal global ptr null, align 8
@.str = private unnamed_addr constant [46 x i8] c"thread %d: counter %d, last %ld, shared %.3f\0A\00", align 1
@.str.1 = private unnamed_addr constant [63 x i8] c"arrivals %d, total %llu, guarded %ld, popped %ld with sum %ld\0A\00", align 1
@arrivals = internal global i32 0, align 4
@total = internal global i64 0, align 8
@guarded = internal global i64 0, align 8
@.str.2 = private unnamed_addr constant [33 x i8] c"bytes %d %d %d %d, mine %d %.1f\0A\00", align 1
@bytes = internal global [4 x i8] zeroinitializer, align 1
@counter = internal thread_local global i32 100, align 4
@lock = internal global %struct.atomic_flag zeroinitializer, align 1
@table = internal thread_local global [8 x i64] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [4 x i64], align 16
  %7 = alloca [4 x %struct.job], align 16
  %8 = alloca i32, align 4
  %9 = alloca %struct.job, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %20 = load i32, ptr %4, align 4
  %21 = icmp sgt i32 %20, 1
  br i1 %21, label %22, label %27

22:
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds ptr, ptr %23, i64 1
  %25 = load ptr, ptr %24, align 8
  %26 = call i32 @atoi(ptr noundef %25) #7
  br label %28

27:
  br label %28

28:
  %29 = phi i32 [ %26, %22 ], [ 120, %27 ]
  store i32 %29, ptr @work, align 4
  store i32 0, ptr %8, align 4
  br label %30

30:
  %31 = load i32, ptr %8, align 4
  %32 = icmp slt i32 %31, 4
  br i1 %32, label %33, label %62

33:
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x %struct.job], ptr %7, i64 0, i64 %35
  %37 = getelementptr inbounds %struct.job, ptr %9, i32 0, i32 0
  %38 = load i32, ptr %8, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %37, align 8
  %40 = getelementptr inbounds %struct.job, ptr %9, i32 0, i32 1
  store i32 0, ptr %40, align 4
  %41 = getelementptr inbounds %struct.job, ptr %9, i32 0, i32 2
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds %struct.job, ptr %9, i32 0, i32 3
  store double 0.000000e+00, ptr %42, align 8
  %43 = getelementptr inbounds %struct.job, ptr %9, i32 0, i32 4
  %44 = load i32, ptr @work, align 4
  %45 = add nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = mul i64 %46, 16
  %48 = call noalias ptr @malloc(i64 noundef %47) #8
  store ptr %48, ptr %43, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %36, ptr align 8 %9, i64 32, i1 false)
  %49 = load i32, ptr %8, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x i64], ptr %6, i64 0, i64 %50
  %52 = load i32, ptr %8, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x %struct.job], ptr %7, i64 0, i64 %53
  %55 = call i32 @pthread_create(ptr noundef %51, ptr noundef null, ptr noundef @run, ptr noundef %54) #9
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %58

57:
  store i32 1, ptr %3, align 4
  br label %155

58:
  br label %59

59:
  %60 = load i32, ptr %8, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %8, align 4
  br label %30, !llvm.loop !6

62:
  store i32 0, ptr %10, align 4
  br label %63

63:
  %64 = load i32, ptr %10, align 4
  %65 = icmp slt i32 %64, 4
  br i1 %65, label %66, label %75

66:
  %67 = load i32, ptr %10, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [4 x i64], ptr %6, i64 0, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = call i32 @pthread_join(i64 noundef %70, ptr noundef null)
  br label %72

72:
  %73 = load i32, ptr %10, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %10, align 4
  br label %63, !llvm.loop !8

75:
  store i64 0, ptr %11, align 8
  store i64 0, ptr %12, align 8
  store ptr null, ptr %14, align 8
  %76 = load i64, ptr %14, align 8
  %77 = atomicrmw xchg ptr @stack, i64 %76 seq_cst, align 8
  store i64 %77, ptr %15, align 8
  %78 = load ptr, ptr %15, align 8
  store ptr %78, ptr %13, align 8
  br label %79

79:
  %80 = load ptr, ptr %13, align 8
  %81 = icmp ne ptr %80, null
  br i1 %81, label %82, label %95

82:
  %83 = load i64, ptr %11, align 8
  %84 = add nsw i64 %83, 1
  store i64 %84, ptr %11, align 8
  %85 = load ptr, ptr %13, align 8
  %86 = getelementptr inbounds %struct.node, ptr %85, i32 0, i32 1
  %87 = load i32, ptr %86, align 8
  %88 = sext i32 %87 to i64
  %89 = load i64, ptr %12, align 8
  %90 = add nsw i64 %89, %88
  store i64 %90, ptr %12, align 8
  br label %91

91:
  %92 = load ptr, ptr %13, align 8
  %93 = getelementptr inbounds %struct.node, ptr %92, i32 0, i32 0
  %94 = load ptr, ptr %93, align 8
  store ptr %94, ptr %13, align 8
  br label %79, !llvm.loop !9

95:
  store i32 0, ptr %16, align 4
  br label %96

96:
  %97 = load i32, ptr %16, align 4
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %99, label %120

99:
  %100 = load i32, ptr %16, align 4
  %101 = load i32, ptr %16, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [4 x %struct.job], ptr %7, i64 0, i64 %102
  %104 = getelementptr inbounds %struct.job, ptr %103, i32 0, i32 1
  %105 = load i32, ptr %104, align 4
  %106 = load i32, ptr %16, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [4 x %struct.job], ptr %7, i64 0, i64 %107
  %109 = getelementptr inbounds %struct.job, ptr %108, i32 0, i32 2
  %110 = load i64, ptr %109, align 8
  %111 = load i32, ptr %16, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [4 x %struct.job], ptr %7, i64 0, i64 %112
  %114 = getelementptr inbounds %struct.job, ptr %113, i32 0, i32 3
  %115 = load double, ptr %114, align 16
  %116 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %100, i32 noundef %105, i64 noundef %110, double noundef %115)
  br label %117

117:
  %118 = load i32, ptr %16, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %16, align 4
  br label %96, !llvm.loop !10

120:
  %121 = load atomic i32, ptr @arrivals seq_cst, align 4
  store i32 %121, ptr %17, align 4
  %122 = load i32, ptr %17, align 4
  %123 = load atomic i64, ptr @total seq_cst, align 8
  store i64 %123, ptr %18, align 8
  %124 = load i64, ptr %18, align 8
  %125 = load i64, ptr @guarded, align 8
  %126 = load i64, ptr %11, align 8
  %127 = load i64, ptr %12, align 8
  %128 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %122, i64 noundef %124, i64 noundef %125, i64 noundef %126, i64 noundef %127)
  %129 = load atomic i8, ptr @bytes seq_cst, align 1
  %130 = zext i8 %129 to i32
  %131 = load atomic i8, ptr getelementptr inbounds ([4 x i8], ptr @bytes, i64 0, i64 1) seq_cst, align 1
  %132 = zext i8 %131 to i32
  %133 = load atomic i8, ptr getelementptr inbounds ([4 x i8], ptr @bytes, i64 0, i64 2) seq_cst, align 1
  %134 = zext i8 %133 to i32
  %135 = load atomic i8, ptr getelementptr inbounds ([4 x i8], ptr @bytes, i64 0, i64 3) seq_cst, align 1
  %136 = zext i8 %135 to i32
  %137 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %138 = load i32, ptr %137, align 4
  %139 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  %140 = load double, ptr %139, align 8
  %141 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %130, i32 noundef %132, i32 noundef %134, i32 noundef %136, i32 noundef %138, double noundef %140)
  store i32 0, ptr %19, align 4
  br label %142

142:
  %143 = load i32, ptr %19, align 4
  %144 = icmp slt i32 %143, 4
  br i1 %144, label %145, label %154

145:
  %146 = load i32, ptr %19, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [4 x %struct.job], ptr %7, i64 0, i64 %147
  %149 = getelementptr inbounds %struct.job, ptr %148, i32 0, i32 4
  %150 = load ptr, ptr %149, align 8
  call void @free(ptr noundef %150) #9
  br label %151

151:
  %152 = load i32, ptr %19, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %19, align 4
  br label %142, !llvm.loop !11

154:
  store i32 0, ptr %3, align 4
  br label %155

155:
  %156 = load i32, ptr %3, align 4
  ret i32 %156
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  %14 = load ptr, ptr %2, align 8
  store ptr %14, ptr %3, align 8
  store i32 1, ptr %4, align 4
  %15 = load i32, ptr %4, align 4
  %16 = atomicrmw add ptr @arrivals, i32 %15 seq_cst, align 4
  store i32 %16, ptr %5, align 4
  %17 = load i32, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %18

18:
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr @work, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %82

22:
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.job, ptr %23, i32 0, i32 0
  %25 = load i32, ptr %24, align 8
  %26 = call i64 @bump(i32 noundef %25)
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds %struct.job, ptr %27, i32 0, i32 2
  store i64 %26, ptr %28, align 8
  %29 = load i32, ptr %6, align 4
  %30 = sext i32 %29 to i64
  store i64 %30, ptr %7, align 8
  %31 = load i64, ptr %7, align 8
  %32 = atomicrmw add ptr @total, i64 %31 monotonic, align 8
  store i64 %32, ptr %8, align 8
  %33 = load i64, ptr %8, align 8
  %34 = load i32, ptr %6, align 4
  %35 = srem i32 %34, 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x i8], ptr @bytes, i64 0, i64 %36
  store i8 3, ptr %9, align 1
  %38 = load i8, ptr %9, align 1
  %39 = atomicrmw add ptr %37, i8 %38 seq_cst, align 1
  store i8 %39, ptr %10, align 1
  %40 = load i8, ptr %10, align 1
  br label %41

41:
  store i8 1, ptr %11, align 1
  %42 = load i8, ptr %11, align 1
  %43 = atomicrmw xchg ptr @lock, i8 %42 acquire, align 1
  store i8 %43, ptr %12, align 1
  %44 = load i8, ptr %12, align 1
  %45 = trunc i8 %44 to i1
  br i1 %45, label %46, label %47

46:
  br label %41, !llvm.loop !12

47:
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds %struct.job, ptr %48, i32 0, i32 0
  %50 = load i32, ptr %49, align 8
  %51 = sext i32 %50 to i64
  %52 = load i64, ptr @guarded, align 8
  %53 = add nsw i64 %52, %51
  store i64 %53, ptr @guarded, align 8
  store i8 0, ptr %13, align 1
  %54 = load i8, ptr %13, align 1
  store atomic i8 %54, ptr @lock release, align 1
  %55 = load i32, ptr %6, align 4
  %56 = load ptr, ptr %3, align 8
  %57 = getelementptr inbounds %struct.job, ptr %56, i32 0, i32 0
  %58 = load i32, ptr %57, align 8
  %59 = mul nsw i32 %55, %58
  %60 = load ptr, ptr %3, align 8
  %61 = getelementptr inbounds %struct.job, ptr %60, i32 0, i32 4
  %62 = load ptr, ptr %61, align 8
  %63 = load i32, ptr %6, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.node, ptr %62, i64 %64
  %66 = getelementptr inbounds %struct.node, ptr %65, i32 0, i32 1
  store i32 %59, ptr %66, align 8
  %67 = load ptr, ptr %3, align 8
  %68 = getelementptr inbounds %struct.job, ptr %67, i32 0, i32 4
  %69 = load ptr, ptr %68, align 8
  %70 = load i32, ptr %6, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds %struct.node, ptr %69, i64 %71
  call void @push(ptr noundef %72)
  %73 = load i32, ptr %6, align 4
  %74 = srem i32 %73, 50
  %75 = icmp eq i32 %74, 49
  br i1 %75, label %76, label %78

76:
  %77 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  store double 5.000000e-01, ptr %77, align 8
  br label %78

78:
  br label %79

79:
  %80 = load i32, ptr %6, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %6, align 4
  br label %18, !llvm.loop !13

82:
  %83 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %84 = load i32, ptr %83, align 4
  %85 = load ptr, ptr %3, align 8
  %86 = getelementptr inbounds %struct.job, ptr %85, i32 0, i32 1
  store i32 %84, ptr %86, align 4
  %87 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  %88 = load double, ptr %87, align 8
  %89 = load ptr, ptr %3, align 8
  %90 = getelementptr inbounds %struct.job, ptr %89, i32 0, i32 3
  store double %88, ptr %90, align 8
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @bump(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, %4
  store i32 %7, ptr %5, align 4
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @shared)
  %9 = load double, ptr %8, align 8
  %10 = fmul double %9, 1.500000e+00
  store double %10, ptr %8, align 8
  store i32 0, ptr %3, align 4
  br label %11

11:
  %12 = load i32, ptr %3, align 4
  %13 = icmp slt i32 %12, 8
  br i1 %13, label %14, label %28

14:
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = mul nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @table)
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [8 x i64], ptr %19, i64 0, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, %18
  store i64 %24, ptr %22, align 8
  br label %25

25:
  %26 = load i32, ptr %3, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %3, align 4
  br label %11, !llvm.loop !14

28:
  %29 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @table)
  %30 = getelementptr inbounds [8 x i64], ptr %29, i64 0, i64 7
  %31 = load i64, ptr %30, align 8
  ret i64 %31
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  %6 = load atomic i64, ptr @stack monotonic, align 8
  store i64 %6, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0
  store ptr %7, ptr %9, align 8
  br label %10

10:
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %2, align 8
  store ptr %13, ptr %4, align 8
  %14 = load i64, ptr %12, align 8
  %15 = load i64, ptr %4, align 8
  %16 = cmpxchg weak ptr @stack, i64 %14, i64 %15 release monotonic, align 8
  %17 = extractvalue { i64, i1 } %16, 0
  %18 = extractvalue { i64, i1 } %16, 1
  br i1 %18, label %20, label %19

19:
  store i64 %17, ptr %12, align 8
  br label %20

20:
  %21 = zext i1 %18 to i8
  store i8 %21, ptr %5, align 1
  %22 = load i8, ptr %5, align 1
  %23 = trunc i8 %22 to i1
  %24 = xor i1 %23, true
  br i1 %24, label %25, label %26

25:
  br label %10, !llvm.loop !15

26:
  ret void
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

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
