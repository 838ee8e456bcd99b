; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@i8 = internal global i8 3, align 1
@u8 = internal global i8 -56, align 1
@i16 = internal global i16 -300, align 2
@u16 = internal global i16 -5536, align 2
@i32 = internal global i32 -5, align 4
@u32 = internal global i32 -294967296, align 4
@i64 = internal global i64 -1, align 8
@u64 = internal global i64 1, align 8
@real = internal global double 1.000000e+00, align 8
@flag = internal global i8 0, align 1
@cursor = internal global ptr @cells, align 8
@cells = internal global [16 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [19 x i8] c"%016llx %d %d %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"%.6f %d %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
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
  %18 = call i32 @atoi(ptr noundef %17) #4
  br label %20

19:
  br label %20

20:
  %21 = phi i32 [ %18, %14 ], [ 4, %19 ]
  store i32 %21, ptr %6, align 4
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  store i32 1, ptr %9, align 4
  store i64 10, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %22

22:
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %6, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %112

26:
  %27 = load i64, ptr %7, align 8
  %28 = mul i64 %27, 7
  %29 = load i32, ptr %11, align 4
  %30 = trunc i32 %29 to i8
  %31 = call i64 @onI8(ptr noundef @i8, i8 noundef signext %30)
  %32 = add i64 %28, %31
  store i64 %32, ptr %7, align 8
  %33 = load i64, ptr %7, align 8
  %34 = mul i64 %33, 7
  %35 = load i32, ptr %11, align 4
  %36 = mul nsw i32 %35, 3
  %37 = trunc i32 %36 to i8
  %38 = call i64 @onU8(ptr noundef @u8, i8 noundef zeroext %37)
  %39 = add i64 %34, %38
  store i64 %39, ptr %7, align 8
  %40 = load i64, ptr %7, align 8
  %41 = mul i64 %40, 7
  %42 = load i32, ptr %11, align 4
  %43 = sub nsw i32 %42, 2
  %44 = trunc i32 %43 to i16
  %45 = call i64 @onI16(ptr noundef @i16, i16 noundef signext %44)
  %46 = add i64 %41, %45
  store i64 %46, ptr %7, align 8
  %47 = load i64, ptr %7, align 8
  %48 = mul i64 %47, 7
  %49 = load i32, ptr %11, align 4
  %50 = mul nsw i32 %49, 1000
  %51 = trunc i32 %50 to i16
  %52 = call i64 @onU16(ptr noundef @u16, i16 noundef zeroext %51)
  %53 = add i64 %48, %52
  store i64 %53, ptr %7, align 8
  %54 = load i64, ptr %7, align 8
  %55 = mul i64 %54, 7
  %56 = load i32, ptr %11, align 4
  %57 = sub nsw i32 %56, 100
  %58 = call i64 @onI32(ptr noundef @i32, i32 noundef %57)
  %59 = add i64 %55, %58
  store i64 %59, ptr %7, align 8
  %60 = load i64, ptr %7, align 8
  %61 = mul i64 %60, 7
  %62 = load i32, ptr %11, align 4
  %63 = shl i32 %62, 24
  %64 = call i64 @onU32(ptr noundef @u32, i32 noundef %63)
  %65 = add i64 %61, %64
  store i64 %65, ptr %7, align 8
  %66 = load i64, ptr %7, align 8
  %67 = mul i64 %66, 7
  %68 = load i32, ptr %11, align 4
  %69 = sext i32 %68 to i64
  %70 = shl i64 %69, 40
  %71 = call i64 @onI64(ptr noundef @i64, i64 noundef %70)
  %72 = add i64 %67, %71
  store i64 %72, ptr %7, align 8
  %73 = load i64, ptr %7, align 8
  %74 = mul i64 %73, 7
  %75 = load i32, ptr %11, align 4
  %76 = sext i32 %75 to i64
  %77 = mul i64 %76, 4886718345
  %78 = call i64 @onU64(ptr noundef @u64, i64 noundef %77)
  %79 = add i64 %74, %78
  store i64 %79, ptr %7, align 8
  %80 = load atomic double, ptr @real seq_cst, align 8
  %81 = load i32, ptr %11, align 4
  %82 = srem i32 %81, 3
  %83 = sitofp i32 %82 to double
  %84 = call double @llvm.fmuladd.f64(double %80, double 1.250000e+00, double %83)
  store atomic double %84, ptr @real seq_cst, align 8
  %85 = load atomic double, ptr @real seq_cst, align 8
  %86 = fcmp ogt double %85, 1.000000e+06
  br i1 %86, label %87, label %88

87:
  store atomic double 1.000000e+00, ptr @real seq_cst, align 8
  br label %88

88:
  %89 = load atomic i8, ptr @flag seq_cst, align 1
  %90 = trunc i8 %89 to i1
  %91 = xor i1 %90, true
  %92 = zext i1 %91 to i8
  store atomic i8 %92, ptr @flag seq_cst, align 1
  %93 = load i32, ptr %11, align 4
  %94 = load atomic ptr, ptr @cursor seq_cst, align 8
  br label %95

95:
  %96 = phi ptr [ %94, %88 ], [ %99, %95 ]
  %97 = getelementptr inbounds i32, ptr %96, i32 1
  %98 = cmpxchg ptr @cursor, ptr %96, ptr %97 seq_cst seq_cst, align 8
  %99 = extractvalue { ptr, i1 } %98, 0
  %100 = extractvalue { ptr, i1 } %98, 1
  br i1 %100, label %101, label %95

101:
  store i32 %93, ptr %94, align 4
  %102 = load atomic ptr, ptr @cursor seq_cst, align 8
  %103 = icmp eq ptr %102, getelementptr inbounds (i32, ptr @cells, i64 16)
  br i1 %103, label %104, label %105

104:
  store atomic ptr @cells, ptr @cursor seq_cst, align 8
  br label %105

105:
  %106 = call i32 @builtins(ptr noundef %9, ptr noundef %10)
  %107 = load i32, ptr %8, align 4
  %108 = add nsw i32 %107, %106
  store i32 %108, ptr %8, align 4
  br label %109

109:
  %110 = load i32, ptr %11, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %11, align 4
  br label %22, !llvm.loop !6

112:
  %113 = load i64, ptr %7, align 8
  %114 = load i32, ptr %8, align 4
  %115 = load i32, ptr %9, align 4
  %116 = load i64, ptr %10, align 8
  %117 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %113, i32 noundef %114, i32 noundef %115, i64 noundef %116)
  %118 = load atomic double, ptr @real seq_cst, align 8
  %119 = load atomic i8, ptr @flag seq_cst, align 1
  %120 = trunc i8 %119 to i1
  %121 = zext i1 %120 to i32
  %122 = load atomic ptr, ptr @cursor seq_cst, align 8
  %123 = ptrtoint ptr %122 to i64
  %124 = sub i64 %123, ptrtoint (ptr @cells to i64)
  %125 = sdiv exact i64 %124, 4
  %126 = trunc i64 %125 to i32
  %127 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %118, i32 noundef %121, i32 noundef %126)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @onI8(ptr noundef %0, i8 noundef signext %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = alloca i8, align 1
  %23 = alloca i8, align 1
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  store i64 0, ptr %5, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load atomic i8, ptr %26 acquire, align 1
  store i8 %27, ptr %7, align 1
  %28 = load i8, ptr %7, align 1
  store i8 %28, ptr %6, align 1
  %29 = load i64, ptr %5, align 8
  %30 = mul i64 %29, 31
  %31 = load i8, ptr %6, align 1
  %32 = sext i8 %31 to i64
  %33 = add i64 %30, %32
  store i64 %33, ptr %5, align 8
  %34 = load i64, ptr %5, align 8
  %35 = mul i64 %34, 31
  %36 = load ptr, ptr %3, align 8
  %37 = load i8, ptr %4, align 1
  store i8 %37, ptr %8, align 1
  %38 = load i8, ptr %8, align 1
  %39 = atomicrmw xchg ptr %36, i8 %38 seq_cst, align 1
  store i8 %39, ptr %9, align 1
  %40 = load i8, ptr %9, align 1
  %41 = sext i8 %40 to i64
  %42 = add i64 %35, %41
  store i64 %42, ptr %5, align 8
  %43 = load i64, ptr %5, align 8
  %44 = mul i64 %43, 31
  %45 = load ptr, ptr %3, align 8
  store i8 5, ptr %10, align 1
  %46 = load i8, ptr %10, align 1
  %47 = atomicrmw add ptr %45, i8 %46 seq_cst, align 1
  store i8 %47, ptr %11, align 1
  %48 = load i8, ptr %11, align 1
  %49 = sext i8 %48 to i64
  %50 = add i64 %44, %49
  store i64 %50, ptr %5, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul i64 %51, 31
  %53 = load ptr, ptr %3, align 8
  %54 = load i8, ptr %4, align 1
  store i8 %54, ptr %12, align 1
  %55 = load i8, ptr %12, align 1
  %56 = atomicrmw sub ptr %53, i8 %55 monotonic, align 1
  store i8 %56, ptr %13, align 1
  %57 = load i8, ptr %13, align 1
  %58 = sext i8 %57 to i64
  %59 = add i64 %52, %58
  store i64 %59, ptr %5, align 8
  %60 = load i64, ptr %5, align 8
  %61 = mul i64 %60, 31
  %62 = load ptr, ptr %3, align 8
  store i8 85, ptr %14, align 1
  %63 = load i8, ptr %14, align 1
  %64 = atomicrmw or ptr %62, i8 %63 seq_cst, align 1
  store i8 %64, ptr %15, align 1
  %65 = load i8, ptr %15, align 1
  %66 = sext i8 %65 to i64
  %67 = add i64 %61, %66
  store i64 %67, ptr %5, align 8
  %68 = load i64, ptr %5, align 8
  %69 = mul i64 %68, 31
  %70 = load ptr, ptr %3, align 8
  %71 = load i8, ptr %4, align 1
  %72 = sext i8 %71 to i32
  %73 = xor i32 %72, -1
  %74 = trunc i32 %73 to i8
  store i8 %74, ptr %16, align 1
  %75 = load i8, ptr %16, align 1
  %76 = atomicrmw and ptr %70, i8 %75 acq_rel, align 1
  store i8 %76, ptr %17, align 1
  %77 = load i8, ptr %17, align 1
  %78 = sext i8 %77 to i64
  %79 = add i64 %69, %78
  store i64 %79, ptr %5, align 8
  %80 = load i64, ptr %5, align 8
  %81 = mul i64 %80, 31
  %82 = load ptr, ptr %3, align 8
  %83 = load i8, ptr %6, align 1
  store i8 %83, ptr %18, align 1
  %84 = load i8, ptr %18, align 1
  %85 = atomicrmw xor ptr %82, i8 %84 seq_cst, align 1
  store i8 %85, ptr %19, align 1
  %86 = load i8, ptr %19, align 1
  %87 = sext i8 %86 to i64
  %88 = add i64 %81, %87
  store i64 %88, ptr %5, align 8
  %89 = load i8, ptr %6, align 1
  store i8 %89, ptr %20, align 1
  %90 = load i64, ptr %5, align 8
  %91 = mul i64 %90, 31
  %92 = load ptr, ptr %3, align 8
  %93 = load i8, ptr %4, align 1
  %94 = sext i8 %93 to i32
  %95 = add nsw i32 %94, 1
  %96 = trunc i32 %95 to i8
  store i8 %96, ptr %21, align 1
  %97 = load i8, ptr %20, align 1
  %98 = load i8, ptr %21, align 1
  %99 = cmpxchg ptr %92, i8 %97, i8 %98 seq_cst seq_cst, align 1
  %100 = extractvalue { i8, i1 } %99, 0
  %101 = extractvalue { i8, i1 } %99, 1
  br i1 %101, label %103, label %102

102:
  store i8 %100, ptr %20, align 1
  br label %103

103:
  %104 = zext i1 %101 to i8
  store i8 %104, ptr %22, align 1
  %105 = load i8, ptr %22, align 1
  %106 = trunc i8 %105 to i1
  %107 = zext i1 %106 to i64
  %108 = add i64 %91, %107
  store i64 %108, ptr %5, align 8
  %109 = load i64, ptr %5, align 8
  %110 = mul i64 %109, 31
  %111 = load i8, ptr %20, align 1
  %112 = sext i8 %111 to i64
  %113 = add i64 %110, %112
  store i64 %113, ptr %5, align 8
  %114 = load i64, ptr %5, align 8
  %115 = mul i64 %114, 31
  %116 = load ptr, ptr %3, align 8
  %117 = load i8, ptr %4, align 1
  %118 = sext i8 %117 to i32
  %119 = mul nsw i32 %118, 3
  %120 = trunc i32 %119 to i8
  store i8 %120, ptr %23, align 1
  %121 = load i8, ptr %20, align 1
  %122 = load i8, ptr %23, align 1
  %123 = cmpxchg ptr %116, i8 %121, i8 %122 release monotonic, align 1
  %124 = extractvalue { i8, i1 } %123, 0
  %125 = extractvalue { i8, i1 } %123, 1
  br i1 %125, label %127, label %126

126:
  store i8 %124, ptr %20, align 1
  br label %127

127:
  %128 = zext i1 %125 to i8
  store i8 %128, ptr %24, align 1
  %129 = load i8, ptr %24, align 1
  %130 = trunc i8 %129 to i1
  %131 = zext i1 %130 to i64
  %132 = add i64 %115, %131
  store i64 %132, ptr %5, align 8
  %133 = load i64, ptr %5, align 8
  %134 = mul i64 %133, 31
  %135 = load ptr, ptr %3, align 8
  %136 = load atomic i8, ptr %135 seq_cst, align 1
  %137 = sext i8 %136 to i64
  %138 = add i64 %134, %137
  store i64 %138, ptr %5, align 8
  %139 = load ptr, ptr %3, align 8
  %140 = atomicrmw add ptr %139, i8 2 seq_cst, align 1
  %141 = add i8 %140, 2
  %142 = load ptr, ptr %3, align 8
  %143 = atomicrmw sub ptr %142, i8 1 seq_cst, align 1
  %144 = load ptr, ptr %3, align 8
  %145 = load atomic i8, ptr %144 seq_cst, align 1
  br label %146

146:
  %147 = phi i8 [ %145, %127 ], [ %152, %146 ]
  %148 = zext i8 %147 to i32
  %149 = mul nsw i32 %148, 3
  %150 = trunc i32 %149 to i8
  %151 = cmpxchg ptr %144, i8 %147, i8 %150 seq_cst seq_cst, align 1
  %152 = extractvalue { i8, i1 } %151, 0
  %153 = extractvalue { i8, i1 } %151, 1
  br i1 %153, label %154, label %146

154:
  %155 = load ptr, ptr %3, align 8
  %156 = atomicrmw xor ptr %155, i8 31 seq_cst, align 1
  %157 = xor i8 %156, 31
  fence seq_cst
  %158 = load i64, ptr %5, align 8
  %159 = mul i64 %158, 31
  %160 = load ptr, ptr %3, align 8
  %161 = load atomic i8, ptr %160 seq_cst, align 1
  %162 = sext i8 %161 to i64
  %163 = add i64 %159, %162
  store i64 %163, ptr %5, align 8
  %164 = load ptr, ptr %3, align 8
  %165 = load i64, ptr %5, align 8
  %166 = trunc i64 %165 to i8
  store i8 %166, ptr %25, align 1
  %167 = load i8, ptr %25, align 1
  store atomic i8 %167, ptr %164 release, align 1
  fence syncscope("singlethread") acquire
  %168 = load i64, ptr %5, align 8
  ret i64 %168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @onU8(ptr noundef %0, i8 noundef zeroext %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = alloca i8, align 1
  %23 = alloca i8, align 1
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  store i64 0, ptr %5, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load atomic i8, ptr %26 acquire, align 1
  store i8 %27, ptr %7, align 1
  %28 = load i8, ptr %7, align 1
  store i8 %28, ptr %6, align 1
  %29 = load i64, ptr %5, align 8
  %30 = mul i64 %29, 31
  %31 = load i8, ptr %6, align 1
  %32 = zext i8 %31 to i64
  %33 = add i64 %30, %32
  store i64 %33, ptr %5, align 8
  %34 = load i64, ptr %5, align 8
  %35 = mul i64 %34, 31
  %36 = load ptr, ptr %3, align 8
  %37 = load i8, ptr %4, align 1
  store i8 %37, ptr %8, align 1
  %38 = load i8, ptr %8, align 1
  %39 = atomicrmw xchg ptr %36, i8 %38 seq_cst, align 1
  store i8 %39, ptr %9, align 1
  %40 = load i8, ptr %9, align 1
  %41 = zext i8 %40 to i64
  %42 = add i64 %35, %41
  store i64 %42, ptr %5, align 8
  %43 = load i64, ptr %5, align 8
  %44 = mul i64 %43, 31
  %45 = load ptr, ptr %3, align 8
  store i8 5, ptr %10, align 1
  %46 = load i8, ptr %10, align 1
  %47 = atomicrmw add ptr %45, i8 %46 seq_cst, align 1
  store i8 %47, ptr %11, align 1
  %48 = load i8, ptr %11, align 1
  %49 = zext i8 %48 to i64
  %50 = add i64 %44, %49
  store i64 %50, ptr %5, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul i64 %51, 31
  %53 = load ptr, ptr %3, align 8
  %54 = load i8, ptr %4, align 1
  store i8 %54, ptr %12, align 1
  %55 = load i8, ptr %12, align 1
  %56 = atomicrmw sub ptr %53, i8 %55 monotonic, align 1
  store i8 %56, ptr %13, align 1
  %57 = load i8, ptr %13, align 1
  %58 = zext i8 %57 to i64
  %59 = add i64 %52, %58
  store i64 %59, ptr %5, align 8
  %60 = load i64, ptr %5, align 8
  %61 = mul i64 %60, 31
  %62 = load ptr, ptr %3, align 8
  store i8 85, ptr %14, align 1
  %63 = load i8, ptr %14, align 1
  %64 = atomicrmw or ptr %62, i8 %63 seq_cst, align 1
  store i8 %64, ptr %15, align 1
  %65 = load i8, ptr %15, align 1
  %66 = zext i8 %65 to i64
  %67 = add i64 %61, %66
  store i64 %67, ptr %5, align 8
  %68 = load i64, ptr %5, align 8
  %69 = mul i64 %68, 31
  %70 = load ptr, ptr %3, align 8
  %71 = load i8, ptr %4, align 1
  %72 = zext i8 %71 to i32
  %73 = xor i32 %72, -1
  %74 = trunc i32 %73 to i8
  store i8 %74, ptr %16, align 1
  %75 = load i8, ptr %16, align 1
  %76 = atomicrmw and ptr %70, i8 %75 acq_rel, align 1
  store i8 %76, ptr %17, align 1
  %77 = load i8, ptr %17, align 1
  %78 = zext i8 %77 to i64
  %79 = add i64 %69, %78
  store i64 %79, ptr %5, align 8
  %80 = load i64, ptr %5, align 8
  %81 = mul i64 %80, 31
  %82 = load ptr, ptr %3, align 8
  %83 = load i8, ptr %6, align 1
  store i8 %83, ptr %18, align 1
  %84 = load i8, ptr %18, align 1
  %85 = atomicrmw xor ptr %82, i8 %84 seq_cst, align 1
  store i8 %85, ptr %19, align 1
  %86 = load i8, ptr %19, align 1
  %87 = zext i8 %86 to i64
  %88 = add i64 %81, %87
  store i64 %88, ptr %5, align 8
  %89 = load i8, ptr %6, align 1
  store i8 %89, ptr %20, align 1
  %90 = load i64, ptr %5, align 8
  %91 = mul i64 %90, 31
  %92 = load ptr, ptr %3, align 8
  %93 = load i8, ptr %4, align 1
  %94 = zext i8 %93 to i32
  %95 = add nsw i32 %94, 1
  %96 = trunc i32 %95 to i8
  store i8 %96, ptr %21, align 1
  %97 = load i8, ptr %20, align 1
  %98 = load i8, ptr %21, align 1
  %99 = cmpxchg ptr %92, i8 %97, i8 %98 seq_cst seq_cst, align 1
  %100 = extractvalue { i8, i1 } %99, 0
  %101 = extractvalue { i8, i1 } %99, 1
  br i1 %101, label %103, label %102

102:
  store i8 %100, ptr %20, align 1
  br label %103

103:
  %104 = zext i1 %101 to i8
  store i8 %104, ptr %22, align 1
  %105 = load i8, ptr %22, align 1
  %106 = trunc i8 %105 to i1
  %107 = zext i1 %106 to i64
  %108 = add i64 %91, %107
  store i64 %108, ptr %5, align 8
  %109 = load i64, ptr %5, align 8
  %110 = mul i64 %109, 31
  %111 = load i8, ptr %20, align 1
  %112 = zext i8 %111 to i64
  %113 = add i64 %110, %112
  store i64 %113, ptr %5, align 8
  %114 = load i64, ptr %5, align 8
  %115 = mul i64 %114, 31
  %116 = load ptr, ptr %3, align 8
  %117 = load i8, ptr %4, align 1
  %118 = zext i8 %117 to i32
  %119 = mul nsw i32 %118, 3
  %120 = trunc i32 %119 to i8
  store i8 %120, ptr %23, align 1
  %121 = load i8, ptr %20, align 1
  %122 = load i8, ptr %23, align 1
  %123 = cmpxchg ptr %116, i8 %121, i8 %122 release monotonic, align 1
  %124 = extractvalue { i8, i1 } %123, 0
  %125 = extractvalue { i8, i1 } %123, 1
  br i1 %125, label %127, label %126

126:
  store i8 %124, ptr %20, align 1
  br label %127

127:
  %128 = zext i1 %125 to i8
  store i8 %128, ptr %24, align 1
  %129 = load i8, ptr %24, align 1
  %130 = trunc i8 %129 to i1
  %131 = zext i1 %130 to i64
  %132 = add i64 %115, %131
  store i64 %132, ptr %5, align 8
  %133 = load i64, ptr %5, align 8
  %134 = mul i64 %133, 31
  %135 = load ptr, ptr %3, align 8
  %136 = load atomic i8, ptr %135 seq_cst, align 1
  %137 = zext i8 %136 to i64
  %138 = add i64 %134, %137
  store i64 %138, ptr %5, align 8
  %139 = load ptr, ptr %3, align 8
  %140 = atomicrmw add ptr %139, i8 2 seq_cst, align 1
  %141 = add i8 %140, 2
  %142 = load ptr, ptr %3, align 8
  %143 = atomicrmw sub ptr %142, i8 1 seq_cst, align 1
  %144 = load ptr, ptr %3, align 8
  %145 = load atomic i8, ptr %144 seq_cst, align 1
  br label %146

146:
  %147 = phi i8 [ %145, %127 ], [ %152, %146 ]
  %148 = zext i8 %147 to i32
  %149 = mul nsw i32 %148, 3
  %150 = trunc i32 %149 to i8
  %151 = cmpxchg ptr %144, i8 %147, i8 %150 seq_cst seq_cst, align 1
  %152 = extractvalue { i8, i1 } %151, 0
  %153 = extractvalue { i8, i1 } %151, 1
  br i1 %153, label %154, label %146

154:
  %155 = load ptr, ptr %3, align 8
  %156 = atomicrmw xor ptr %155, i8 31 seq_cst, align 1
  %157 = xor i8 %156, 31
  fence seq_cst
  %158 = load i64, ptr %5, align 8
  %159 = mul i64 %158, 31
  %160 = load ptr, ptr %3, align 8
  %161 = load atomic i8, ptr %160 seq_cst, align 1
  %162 = zext i8 %161 to i64
  %163 = add i64 %159, %162
  store i64 %163, ptr %5, align 8
  %164 = load ptr, ptr %3, align 8
  %165 = load i64, ptr %5, align 8
  %166 = trunc i64 %165 to i8
  store i8 %166, ptr %25, align 1
  %167 = load i8, ptr %25, align 1
  store atomic i8 %167, ptr %164 release, align 1
  fence syncscope("singlethread") acquire
  %168 = load i64, ptr %5, align 8
  ret i64 %168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @onI16(ptr noundef %0, i16 noundef signext %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i16, align 2
  %5 = alloca i64, align 8
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = alloca i16, align 2
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca i16, align 2
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca i16, align 2
  %22 = alloca i8, align 1
  %23 = alloca i16, align 2
  %24 = alloca i8, align 1
  %25 = alloca i16, align 2
  store ptr %0, ptr %3, align 8
  store i16 %1, ptr %4, align 2
  store i64 0, ptr %5, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load atomic i16, ptr %26 acquire, align 2
  store i16 %27, ptr %7, align 2
  %28 = load i16, ptr %7, align 2
  store i16 %28, ptr %6, align 2
  %29 = load i64, ptr %5, align 8
  %30 = mul i64 %29, 31
  %31 = load i16, ptr %6, align 2
  %32 = sext i16 %31 to i64
  %33 = add i64 %30, %32
  store i64 %33, ptr %5, align 8
  %34 = load i64, ptr %5, align 8
  %35 = mul i64 %34, 31
  %36 = load ptr, ptr %3, align 8
  %37 = load i16, ptr %4, align 2
  store i16 %37, ptr %8, align 2
  %38 = load i16, ptr %8, align 2
  %39 = atomicrmw xchg ptr %36, i16 %38 seq_cst, align 2
  store i16 %39, ptr %9, align 2
  %40 = load i16, ptr %9, align 2
  %41 = sext i16 %40 to i64
  %42 = add i64 %35, %41
  store i64 %42, ptr %5, align 8
  %43 = load i64, ptr %5, align 8
  %44 = mul i64 %43, 31
  %45 = load ptr, ptr %3, align 8
  store i16 5, ptr %10, align 2
  %46 = load i16, ptr %10, align 2
  %47 = atomicrmw add ptr %45, i16 %46 seq_cst, align 2
  store i16 %47, ptr %11, align 2
  %48 = load i16, ptr %11, align 2
  %49 = sext i16 %48 to i64
  %50 = add i64 %44, %49
  store i64 %50, ptr %5, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul i64 %51, 31
  %53 = load ptr, ptr %3, align 8
  %54 = load i16, ptr %4, align 2
  store i16 %54, ptr %12, align 2
  %55 = load i16, ptr %12, align 2
  %56 = atomicrmw sub ptr %53, i16 %55 monotonic, align 2
  store i16 %56, ptr %13, align 2
  %57 = load i16, ptr %13, align 2
  %58 = sext i16 %57 to i64
  %59 = add i64 %52, %58
  store i64 %59, ptr %5, align 8
  %60 = load i64, ptr %5, align 8
  %61 = mul i64 %60, 31
  %62 = load ptr, ptr %3, align 8
  store i16 85, ptr %14, align 2
  %63 = load i16, ptr %14, align 2
  %64 = atomicrmw or ptr %62, i16 %63 seq_cst, align 2
  store i16 %64, ptr %15, align 2
  %65 = load i16, ptr %15, align 2
  %66 = sext i16 %65 to i64
  %67 = add i64 %61, %66
  store i64 %67, ptr %5, align 8
  %68 = load i64, ptr %5, align 8
  %69 = mul i64 %68, 31
  %70 = load ptr, ptr %3, align 8
  %71 = load i16, ptr %4, align 2
  %72 = sext i16 %71 to i32
  %73 = xor i32 %72, -1
  %74 = trunc i32 %73 to i16
  store i16 %74, ptr %16, align 2
  %75 = load i16, ptr %16, align 2
  %76 = atomicrmw and ptr %70, i16 %75 acq_rel, align 2
  store i16 %76, ptr %17, align 2
  %77 = load i16, ptr %17, align 2
  %78 = sext i16 %77 to i64
  %79 = add i64 %69, %78
  store i64 %79, ptr %5, align 8
  %80 = load i64, ptr %5, align 8
  %81 = mul i64 %80, 31
  %82 = load ptr, ptr %3, align 8
  %83 = load i16, ptr %6, align 2
  store i16 %83, ptr %18, align 2
  %84 = load i16, ptr %18, align 2
  %85 = atomicrmw xor ptr %82, i16 %84 seq_cst, align 2
  store i16 %85, ptr %19, align 2
  %86 = load i16, ptr %19, align 2
  %87 = sext i16 %86 to i64
  %88 = add i64 %81, %87
  store i64 %88, ptr %5, align 8
  %89 = load i16, ptr %6, align 2
  store i16 %89, ptr %20, align 2
  %90 = load i64, ptr %5, align 8
  %91 = mul i64 %90, 31
  %92 = load ptr, ptr %3, align 8
  %93 = load i16, ptr %4, align 2
  %94 = sext i16 %93 to i32
  %95 = add nsw i32 %94, 1
  %96 = trunc i32 %95 to i16
  store i16 %96, ptr %21, align 2
  %97 = load i16, ptr %20, align 2
  %98 = load i16, ptr %21, align 2
  %99 = cmpxchg ptr %92, i16 %97, i16 %98 seq_cst seq_cst, align 2
  %100 = extractvalue { i16, i1 } %99, 0
  %101 = extractvalue { i16, i1 } %99, 1
  br i1 %101, label %103, label %102

102:
  store i16 %100, ptr %20, align 2
  br label %103

103:
  %104 = zext i1 %101 to i8
  store i8 %104, ptr %22, align 1
  %105 = load i8, ptr %22, align 1
  %106 = trunc i8 %105 to i1
  %107 = zext i1 %106 to i64
  %108 = add i64 %91, %107
  store i64 %108, ptr %5, align 8
  %109 = load i64, ptr %5, align 8
  %110 = mul i64 %109, 31
  %111 = load i16, ptr %20, align 2
  %112 = sext i16 %111 to i64
  %113 = add i64 %110, %112
  store i64 %113, ptr %5, align 8
  %114 = load i64, ptr %5, align 8
  %115 = mul i64 %114, 31
  %116 = load ptr, ptr %3, align 8
  %117 = load i16, ptr %4, align 2
  %118 = sext i16 %117 to i32
  %119 = mul nsw i32 %118, 3
  %120 = trunc i32 %119 to i16
  store i16 %120, ptr %23, align 2
  %121 = load i16, ptr %20, align 2
  %122 = load i16, ptr %23, align 2
  %123 = cmpxchg ptr %116, i16 %121, i16 %122 release monotonic, align 2
  %124 = extractvalue { i16, i1 } %123, 0
  %125 = extractvalue { i16, i1 } %123, 1
  br i1 %125, label %127, label %126

126:
  store i16 %124, ptr %20, align 2
  br label %127

127:
  %128 = zext i1 %125 to i8
  store i8 %128, ptr %24, align 1
  %129 = load i8, ptr %24, align 1
  %130 = trunc i8 %129 to i1
  %131 = zext i1 %130 to i64
  %132 = add i64 %115, %131
  store i64 %132, ptr %5, align 8
  %133 = load i64, ptr %5, align 8
  %134 = mul i64 %133, 31
  %135 = load ptr, ptr %3, align 8
  %136 = load atomic i16, ptr %135 seq_cst, align 2
  %137 = sext i16 %136 to i64
  %138 = add i64 %134, %137
  store i64 %138, ptr %5, align 8
  %139 = load ptr, ptr %3, align 8
  %140 = atomicrmw add ptr %139, i16 2 seq_cst, align 2
  %141 = add i16 %140, 2
  %142 = load ptr, ptr %3, align 8
  %143 = atomicrmw sub ptr %142, i16 1 seq_cst, align 2
  %144 = load ptr, ptr %3, align 8
  %145 = load atomic i16, ptr %144 seq_cst, align 2
  br label %146

146:
  %147 = phi i16 [ %145, %127 ], [ %152, %146 ]
  %148 = zext i16 %147 to i32
  %149 = mul nsw i32 %148, 3
  %150 = trunc i32 %149 to i16
  %151 = cmpxchg ptr %144, i16 %147, i16 %150 seq_cst seq_cst, align 2
  %152 = extractvalue { i16, i1 } %151, 0
  %153 = extractvalue { i16, i1 } %151, 1
  br i1 %153, label %154, label %146

154:
  %155 = load ptr, ptr %3, align 8
  %156 = atomicrmw xor ptr %155, i16 31 seq_cst, align 2
  %157 = xor i16 %156, 31
  fence seq_cst
  %158 = load i64, ptr %5, align 8
  %159 = mul i64 %158, 31
  %160 = load ptr, ptr %3, align 8
  %161 = load atomic i16, ptr %160 seq_cst, align 2
  %162 = sext i16 %161 to i64
  %163 = add i64 %159, %162
  store i64 %163, ptr %5, align 8
  %164 = load ptr, ptr %3, align 8
  %165 = load i64, ptr %5, align 8
  %166 = trunc i64 %165 to i16
  store i16 %166, ptr %25, align 2
  %167 = load i16, ptr %25, align 2
  store atomic i16 %167, ptr %164 release, align 2
  fence syncscope("singlethread") acquire
  %168 = load i64, ptr %5, align 8
  ret i64 %168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @onU16(ptr noundef %0, i16 noundef zeroext %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i16, align 2
  %5 = alloca i64, align 8
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = alloca i16, align 2
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca i16, align 2
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca i16, align 2
  %22 = alloca i8, align 1
  %23 = alloca i16, align 2
  %24 = alloca i8, align 1
  %25 = alloca i16, align 2
  store ptr %0, ptr %3, align 8
  store i16 %1, ptr %4, align 2
  store i64 0, ptr %5, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load atomic i16, ptr %26 acquire, align 2
  store i16 %27, ptr %7, align 2
  %28 = load i16, ptr %7, align 2
  store i16 %28, ptr %6, align 2
  %29 = load i64, ptr %5, align 8
  %30 = mul i64 %29, 31
  %31 = load i16, ptr %6, align 2
  %32 = zext i16 %31 to i64
  %33 = add i64 %30, %32
  store i64 %33, ptr %5, align 8
  %34 = load i64, ptr %5, align 8
  %35 = mul i64 %34, 31
  %36 = load ptr, ptr %3, align 8
  %37 = load i16, ptr %4, align 2
  store i16 %37, ptr %8, align 2
  %38 = load i16, ptr %8, align 2
  %39 = atomicrmw xchg ptr %36, i16 %38 seq_cst, align 2
  store i16 %39, ptr %9, align 2
  %40 = load i16, ptr %9, align 2
  %41 = zext i16 %40 to i64
  %42 = add i64 %35, %41
  store i64 %42, ptr %5, align 8
  %43 = load i64, ptr %5, align 8
  %44 = mul i64 %43, 31
  %45 = load ptr, ptr %3, align 8
  store i16 5, ptr %10, align 2
  %46 = load i16, ptr %10, align 2
  %47 = atomicrmw add ptr %45, i16 %46 seq_cst, align 2
  store i16 %47, ptr %11, align 2
  %48 = load i16, ptr %11, align 2
  %49 = zext i16 %48 to i64
  %50 = add i64 %44, %49
  store i64 %50, ptr %5, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul i64 %51, 31
  %53 = load ptr, ptr %3, align 8
  %54 = load i16, ptr %4, align 2
  store i16 %54, ptr %12, align 2
  %55 = load i16, ptr %12, align 2
  %56 = atomicrmw sub ptr %53, i16 %55 monotonic, align 2
  store i16 %56, ptr %13, align 2
  %57 = load i16, ptr %13, align 2
  %58 = zext i16 %57 to i64
  %59 = add i64 %52, %58
  store i64 %59, ptr %5, align 8
  %60 = load i64, ptr %5, align 8
  %61 = mul i64 %60, 31
  %62 = load ptr, ptr %3, align 8
  store i16 85, ptr %14, align 2
  %63 = load i16, ptr %14, align 2
  %64 = atomicrmw or ptr %62, i16 %63 seq_cst, align 2
  store i16 %64, ptr %15, align 2
  %65 = load i16, ptr %15, align 2
  %66 = zext i16 %65 to i64
  %67 = add i64 %61, %66
  store i64 %67, ptr %5, align 8
  %68 = load i64, ptr %5, align 8
  %69 = mul i64 %68, 31
  %70 = load ptr, ptr %3, align 8
  %71 = load i16, ptr %4, align 2
  %72 = zext i16 %71 to i32
  %73 = xor i32 %72, -1
  %74 = trunc i32 %73 to i16
  store i16 %74, ptr %16, align 2
  %75 = load i16, ptr %16, align 2
  %76 = atomicrmw and ptr %70, i16 %75 acq_rel, align 2
  store i16 %76, ptr %17, align 2
  %77 = load i16, ptr %17, align 2
  %78 = zext i16 %77 to i64
  %79 = add i64 %69, %78
  store i64 %79, ptr %5, align 8
  %80 = load i64, ptr %5, align 8
  %81 = mul i64 %80, 31
  %82 = load ptr, ptr %3, align 8
  %83 = load i16, ptr %6, align 2
  store i16 %83, ptr %18, align 2
  %84 = load i16, ptr %18, align 2
  %85 = atomicrmw xor ptr %82, i16 %84 seq_cst, align 2
  store i16 %85, ptr %19, align 2
  %86 = load i16, ptr %19, align 2
  %87 = zext i16 %86 to i64
  %88 = add i64 %81, %87
  store i64 %88, ptr %5, align 8
  %89 = load i16, ptr %6, align 2
  store i16 %89, ptr %20, align 2
  %90 = load i64, ptr %5, align 8
  %91 = mul i64 %90, 31
  %92 = load ptr, ptr %3, align 8
  %93 = load i16, ptr %4, align 2
  %94 = zext i16 %93 to i32
  %95 = add nsw i32 %94, 1
  %96 = trunc i32 %95 to i16
  store i16 %96, ptr %21, align 2
  %97 = load i16, ptr %20, align 2
  %98 = load i16, ptr %21, align 2
  %99 = cmpxchg ptr %92, i16 %97, i16 %98 seq_cst seq_cst, align 2
  %100 = extractvalue { i16, i1 } %99, 0
  %101 = extractvalue { i16, i1 } %99, 1
  br i1 %101, label %103, label %102

102:
  store i16 %100, ptr %20, align 2
  br label %103

103:
  %104 = zext i1 %101 to i8
  store i8 %104, ptr %22, align 1
  %105 = load i8, ptr %22, align 1
  %106 = trunc i8 %105 to i1
  %107 = zext i1 %106 to i64
  %108 = add i64 %91, %107
  store i64 %108, ptr %5, align 8
  %109 = load i64, ptr %5, align 8
  %110 = mul i64 %109, 31
  %111 = load i16, ptr %20, align 2
  %112 = zext i16 %111 to i64
  %113 = add i64 %110, %112
  store i64 %113, ptr %5, align 8
  %114 = load i64, ptr %5, align 8
  %115 = mul i64 %114, 31
  %116 = load ptr, ptr %3, align 8
  %117 = load i16, ptr %4, align 2
  %118 = zext i16 %117 to i32
  %119 = mul nsw i32 %118, 3
  %120 = trunc i32 %119 to i16
  store i16 %120, ptr %23, align 2
  %121 = load i16, ptr %20, align 2
  %122 = load i16, ptr %23, align 2
  %123 = cmpxchg ptr %116, i16 %121, i16 %122 release monotonic, align 2
  %124 = extractvalue { i16, i1 } %123, 0
  %125 = extractvalue { i16, i1 } %123, 1
  br i1 %125, label %127, label %126

126:
  store i16 %124, ptr %20, align 2
  br label %127

127:
  %128 = zext i1 %125 to i8
  store i8 %128, ptr %24, align 1
  %129 = load i8, ptr %24, align 1
  %130 = trunc i8 %129 to i1
  %131 = zext i1 %130 to i64
  %132 = add i64 %115, %131
  store i64 %132, ptr %5, align 8
  %133 = load i64, ptr %5, align 8
  %134 = mul i64 %133, 31
  %135 = load ptr, ptr %3, align 8
  %136 = load atomic i16, ptr %135 seq_cst, align 2
  %137 = zext i16 %136 to i64
  %138 = add i64 %134, %137
  store i64 %138, ptr %5, align 8
  %139 = load ptr, ptr %3, align 8
  %140 = atomicrmw add ptr %139, i16 2 seq_cst, align 2
  %141 = add i16 %140, 2
  %142 = load ptr, ptr %3, align 8
  %143 = atomicrmw sub ptr %142, i16 1 seq_cst, align 2
  %144 = load ptr, ptr %3, align 8
  %145 = load atomic i16, ptr %144 seq_cst, align 2
  br label %146

146:
  %147 = phi i16 [ %145, %127 ], [ %152, %146 ]
  %148 = zext i16 %147 to i32
  %149 = mul nsw i32 %148, 3
  %150 = trunc i32 %149 to i16
  %151 = cmpxchg ptr %144, i16 %147, i16 %150 seq_cst seq_cst, align 2
  %152 = extractvalue { i16, i1 } %151, 0
  %153 = extractvalue { i16, i1 } %151, 1
  br i1 %153, label %154, label %146

154:
  %155 = load ptr, ptr %3, align 8
  %156 = atomicrmw xor ptr %155, i16 31 seq_cst, align 2
  %157 = xor i16 %156, 31
  fence seq_cst
  %158 = load i64, ptr %5, align 8
  %159 = mul i64 %158, 31
  %160 = load ptr, ptr %3, align 8
  %161 = load atomic i16, ptr %160 seq_cst, align 2
  %162 = zext i16 %161 to i64
  %163 = add i64 %159, %162
  store i64 %163, ptr %5, align 8
  %164 = load ptr, ptr %3, align 8
  %165 = load i64, ptr %5, align 8
  %166 = trunc i64 %165 to i16
  store i16 %166, ptr %25, align 2
  %167 = load i16, ptr %25, align 2
  store atomic i16 %167, ptr %164 release, align 2
  fence syncscope("singlethread") acquire
  %168 = load i64, ptr %5, align 8
  ret i64 %168
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @onI32(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i8, align 1
  %23 = alloca i32, align 4
  %24 = alloca i8, align 1
  %25 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i64 0, ptr %5, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load atomic i32, ptr %26 acquire, align 4
  store i32 %27, ptr %7, align 4
  %28 = load i32, ptr %7, align 4
  store i32 %28, ptr %6, align 4
  %29 = load i64, ptr %5, align 8
  %30 = mul i64 %29, 31
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = add i64 %30, %32
  store i64 %33, ptr %5, align 8
  %34 = load i64, ptr %5, align 8
  %35 = mul i64 %34, 31
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %4, align 4
  store i32 %37, ptr %8, align 4
  %38 = load i32, ptr %8, align 4
  %39 = atomicrmw xchg ptr %36, i32 %38 seq_cst, align 4
  store i32 %39, ptr %9, align 4
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = add i64 %35, %41
  store i64 %42, ptr %5, align 8
  %43 = load i64, ptr %5, align 8
  %44 = mul i64 %43, 31
  %45 = load ptr, ptr %3, align 8
  store i32 5, ptr %10, align 4
  %46 = load i32, ptr %10, align 4
  %47 = atomicrmw add ptr %45, i32 %46 seq_cst, align 4
  store i32 %47, ptr %11, align 4
  %48 = load i32, ptr %11, align 4
  %49 = sext i32 %48 to i64
  %50 = add i64 %44, %49
  store i64 %50, ptr %5, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul i64 %51, 31
  %53 = load ptr, ptr %3, align 8
  %54 = load i32, ptr %4, align 4
  store i32 %54, ptr %12, align 4
  %55 = load i32, ptr %12, align 4
  %56 = atomicrmw sub ptr %53, i32 %55 monotonic, align 4
  store i32 %56, ptr %13, align 4
  %57 = load i32, ptr %13, align 4
  %58 = sext i32 %57 to i64
  %59 = add i64 %52, %58
  store i64 %59, ptr %5, align 8
  %60 = load i64, ptr %5, align 8
  %61 = mul i64 %60, 31
  %62 = load ptr, ptr %3, align 8
  store i32 85, ptr %14, align 4
  %63 = load i32, ptr %14, align 4
  %64 = atomicrmw or ptr %62, i32 %63 seq_cst, align 4
  store i32 %64, ptr %15, align 4
  %65 = load i32, ptr %15, align 4
  %66 = sext i32 %65 to i64
  %67 = add i64 %61, %66
  store i64 %67, ptr %5, align 8
  %68 = load i64, ptr %5, align 8
  %69 = mul i64 %68, 31
  %70 = load ptr, ptr %3, align 8
  %71 = load i32, ptr %4, align 4
  %72 = xor i32 %71, -1
  store i32 %72, ptr %16, align 4
  %73 = load i32, ptr %16, align 4
  %74 = atomicrmw and ptr %70, i32 %73 acq_rel, align 4
  store i32 %74, ptr %17, align 4
  %75 = load i32, ptr %17, align 4
  %76 = sext i32 %75 to i64
  %77 = add i64 %69, %76
  store i64 %77, ptr %5, align 8
  %78 = load i64, ptr %5, align 8
  %79 = mul i64 %78, 31
  %80 = load ptr, ptr %3, align 8
  %81 = load i32, ptr %6, align 4
  store i32 %81, ptr %18, align 4
  %82 = load i32, ptr %18, align 4
  %83 = atomicrmw xor ptr %80, i32 %82 seq_cst, align 4
  store i32 %83, ptr %19, align 4
  %84 = load i32, ptr %19, align 4
  %85 = sext i32 %84 to i64
  %86 = add i64 %79, %85
  store i64 %86, ptr %5, align 8
  %87 = load i32, ptr %6, align 4
  store i32 %87, ptr %20, align 4
  %88 = load i64, ptr %5, align 8
  %89 = mul i64 %88, 31
  %90 = load ptr, ptr %3, align 8
  %91 = load i32, ptr %4, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %21, align 4
  %93 = load i32, ptr %20, align 4
  %94 = load i32, ptr %21, align 4
  %95 = cmpxchg ptr %90, i32 %93, i32 %94 seq_cst seq_cst, align 4
  %96 = extractvalue { i32, i1 } %95, 0
  %97 = extractvalue { i32, i1 } %95, 1
  br i1 %97, label %99, label %98

98:
  store i32 %96, ptr %20, align 4
  br label %99

99:
  %100 = zext i1 %97 to i8
  store i8 %100, ptr %22, align 1
  %101 = load i8, ptr %22, align 1
  %102 = trunc i8 %101 to i1
  %103 = zext i1 %102 to i64
  %104 = add i64 %89, %103
  store i64 %104, ptr %5, align 8
  %105 = load i64, ptr %5, align 8
  %106 = mul i64 %105, 31
  %107 = load i32, ptr %20, align 4
  %108 = sext i32 %107 to i64
  %109 = add i64 %106, %108
  store i64 %109, ptr %5, align 8
  %110 = load i64, ptr %5, align 8
  %111 = mul i64 %110, 31
  %112 = load ptr, ptr %3, align 8
  %113 = load i32, ptr %4, align 4
  %114 = mul nsw i32 %113, 3
  store i32 %114, ptr %23, align 4
  %115 = load i32, ptr %20, align 4
  %116 = load i32, ptr %23, align 4
  %117 = cmpxchg ptr %112, i32 %115, i32 %116 release monotonic, align 4
  %118 = extractvalue { i32, i1 } %117, 0
  %119 = extractvalue { i32, i1 } %117, 1
  br i1 %119, label %121, label %120

120:
  store i32 %118, ptr %20, align 4
  br label %121

121:
  %122 = zext i1 %119 to i8
  store i8 %122, ptr %24, align 1
  %123 = load i8, ptr %24, align 1
  %124 = trunc i8 %123 to i1
  %125 = zext i1 %124 to i64
  %126 = add i64 %111, %125
  store i64 %126, ptr %5, align 8
  %127 = load i64, ptr %5, align 8
  %128 = mul i64 %127, 31
  %129 = load ptr, ptr %3, align 8
  %130 = load atomic i32, ptr %129 seq_cst, align 4
  %131 = sext i32 %130 to i64
  %132 = add i64 %128, %131
  store i64 %132, ptr %5, align 8
  %133 = load ptr, ptr %3, align 8
  %134 = atomicrmw add ptr %133, i32 2 seq_cst, align 4
  %135 = add i32 %134, 2
  %136 = load ptr, ptr %3, align 8
  %137 = atomicrmw sub ptr %136, i32 1 seq_cst, align 4
  %138 = load ptr, ptr %3, align 8
  %139 = load atomic i32, ptr %138 seq_cst, align 4
  br label %140

140:
  %141 = phi i32 [ %139, %121 ], [ %144, %140 ]
  %142 = mul nsw i32 %141, 3
  %143 = cmpxchg ptr %138, i32 %141, i32 %142 seq_cst seq_cst, align 4
  %144 = extractvalue { i32, i1 } %143, 0
  %145 = extractvalue { i32, i1 } %143, 1
  br i1 %145, label %146, label %140

146:
  %147 = load ptr, ptr %3, align 8
  %148 = atomicrmw xor ptr %147, i32 31 seq_cst, align 4
  %149 = xor i32 %148, 31
  fence seq_cst
  %150 = load i64, ptr %5, align 8
  %151 = mul i64 %150, 31
  %152 = load ptr, ptr %3, align 8
  %153 = load atomic i32, ptr %152 seq_cst, align 4
  %154 = sext i32 %153 to i64
  %155 = add i64 %151, %154
  store i64 %155, ptr %5, align 8
  %156 = load ptr, ptr %3, align 8
  %157 = load i64, ptr %5, align 8
  %158 = trunc i64 %157 to i32
  store i32 %158, ptr %25, align 4
  %159 = load i32, ptr %25, align 4
  store atomic i32 %159, ptr %156 release, align 4
  fence syncscope("singlethread") acquire
  %160 = load i64, ptr %5, align 8
  ret i64 %160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @onU32(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i8, align 1
  %23 = alloca i32, align 4
  %24 = alloca i8, align 1
  %25 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i64 0, ptr %5, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load atomic i32, ptr %26 acquire, align 4
  store i32 %27, ptr %7, align 4
  %28 = load i32, ptr %7, align 4
  store i32 %28, ptr %6, align 4
  %29 = load i64, ptr %5, align 8
  %30 = mul i64 %29, 31
  %31 = load i32, ptr %6, align 4
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  store i64 %33, ptr %5, align 8
  %34 = load i64, ptr %5, align 8
  %35 = mul i64 %34, 31
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %4, align 4
  store i32 %37, ptr %8, align 4
  %38 = load i32, ptr %8, align 4
  %39 = atomicrmw xchg ptr %36, i32 %38 seq_cst, align 4
  store i32 %39, ptr %9, align 4
  %40 = load i32, ptr %9, align 4
  %41 = zext i32 %40 to i64
  %42 = add i64 %35, %41
  store i64 %42, ptr %5, align 8
  %43 = load i64, ptr %5, align 8
  %44 = mul i64 %43, 31
  %45 = load ptr, ptr %3, align 8
  store i32 5, ptr %10, align 4
  %46 = load i32, ptr %10, align 4
  %47 = atomicrmw add ptr %45, i32 %46 seq_cst, align 4
  store i32 %47, ptr %11, align 4
  %48 = load i32, ptr %11, align 4
  %49 = zext i32 %48 to i64
  %50 = add i64 %44, %49
  store i64 %50, ptr %5, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul i64 %51, 31
  %53 = load ptr, ptr %3, align 8
  %54 = load i32, ptr %4, align 4
  store i32 %54, ptr %12, align 4
  %55 = load i32, ptr %12, align 4
  %56 = atomicrmw sub ptr %53, i32 %55 monotonic, align 4
  store i32 %56, ptr %13, align 4
  %57 = load i32, ptr %13, align 4
  %58 = zext i32 %57 to i64
  %59 = add i64 %52, %58
  store i64 %59, ptr %5, align 8
  %60 = load i64, ptr %5, align 8
  %61 = mul i64 %60, 31
  %62 = load ptr, ptr %3, align 8
  store i32 85, ptr %14, align 4
  %63 = load i32, ptr %14, align 4
  %64 = atomicrmw or ptr %62, i32 %63 seq_cst, align 4
  store i32 %64, ptr %15, align 4
  %65 = load i32, ptr %15, align 4
  %66 = zext i32 %65 to i64
  %67 = add i64 %61, %66
  store i64 %67, ptr %5, align 8
  %68 = load i64, ptr %5, align 8
  %69 = mul i64 %68, 31
  %70 = load ptr, ptr %3, align 8
  %71 = load i32, ptr %4, align 4
  %72 = xor i32 %71, -1
  store i32 %72, ptr %16, align 4
  %73 = load i32, ptr %16, align 4
  %74 = atomicrmw and ptr %70, i32 %73 acq_rel, align 4
  store i32 %74, ptr %17, align 4
  %75 = load i32, ptr %17, align 4
  %76 = zext i32 %75 to i64
  %77 = add i64 %69, %76
  store i64 %77, ptr %5, align 8
  %78 = load i64, ptr %5, align 8
  %79 = mul i64 %78, 31
  %80 = load ptr, ptr %3, align 8
  %81 = load i32, ptr %6, align 4
  store i32 %81, ptr %18, align 4
  %82 = load i32, ptr %18, align 4
  %83 = atomicrmw xor ptr %80, i32 %82 seq_cst, align 4
  store i32 %83, ptr %19, align 4
  %84 = load i32, ptr %19, align 4
  %85 = zext i32 %84 to i64
  %86 = add i64 %79, %85
  store i64 %86, ptr %5, align 8
  %87 = load i32, ptr %6, align 4
  store i32 %87, ptr %20, align 4
  %88 = load i64, ptr %5, align 8
  %89 = mul i64 %88, 31
  %90 = load ptr, ptr %3, align 8
  %91 = load i32, ptr %4, align 4
  %92 = add i32 %91, 1
  store i32 %92, ptr %21, align 4
  %93 = load i32, ptr %20, align 4
  %94 = load i32, ptr %21, align 4
  %95 = cmpxchg ptr %90, i32 %93, i32 %94 seq_cst seq_cst, align 4
  %96 = extractvalue { i32, i1 } %95, 0
  %97 = extractvalue { i32, i1 } %95, 1
  br i1 %97, label %99, label %98

98:
  store i32 %96, ptr %20, align 4
  br label %99

99:
  %100 = zext i1 %97 to i8
  store i8 %100, ptr %22, align 1
  %101 = load i8, ptr %22, align 1
  %102 = trunc i8 %101 to i1
  %103 = zext i1 %102 to i64
  %104 = add i64 %89, %103
  store i64 %104, ptr %5, align 8
  %105 = load i64, ptr %5, align 8
  %106 = mul i64 %105, 31
  %107 = load i32, ptr %20, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %106, %108
  store i64 %109, ptr %5, align 8
  %110 = load i64, ptr %5, align 8
  %111 = mul i64 %110, 31
  %112 = load ptr, ptr %3, align 8
  %113 = load i32, ptr %4, align 4
  %114 = mul i32 %113, 3
  store i32 %114, ptr %23, align 4
  %115 = load i32, ptr %20, align 4
  %116 = load i32, ptr %23, align 4
  %117 = cmpxchg ptr %112, i32 %115, i32 %116 release monotonic, align 4
  %118 = extractvalue { i32, i1 } %117, 0
  %119 = extractvalue { i32, i1 } %117, 1
  br i1 %119, label %121, label %120

120:
  store i32 %118, ptr %20, align 4
  br label %121

121:
  %122 = zext i1 %119 to i8
  store i8 %122, ptr %24, align 1
  %123 = load i8, ptr %24, align 1
  %124 = trunc i8 %123 to i1
  %125 = zext i1 %124 to i64
  %126 = add i64 %111, %125
  store i64 %126, ptr %5, align 8
  %127 = load i64, ptr %5, align 8
  %128 = mul i64 %127, 31
  %129 = load ptr, ptr %3, align 8
  %130 = load atomic i32, ptr %129 seq_cst, align 4
  %131 = zext i32 %130 to i64
  %132 = add i64 %128, %131
  store i64 %132, ptr %5, align 8
  %133 = load ptr, ptr %3, align 8
  %134 = atomicrmw add ptr %133, i32 2 seq_cst, align 4
  %135 = add i32 %134, 2
  %136 = load ptr, ptr %3, align 8
  %137 = atomicrmw sub ptr %136, i32 1 seq_cst, align 4
  %138 = load ptr, ptr %3, align 8
  %139 = load atomic i32, ptr %138 seq_cst, align 4
  br label %140

140:
  %141 = phi i32 [ %139, %121 ], [ %144, %140 ]
  %142 = mul i32 %141, 3
  %143 = cmpxchg ptr %138, i32 %141, i32 %142 seq_cst seq_cst, align 4
  %144 = extractvalue { i32, i1 } %143, 0
  %145 = extractvalue { i32, i1 } %143, 1
  br i1 %145, label %146, label %140

146:
  %147 = load ptr, ptr %3, align 8
  %148 = atomicrmw xor ptr %147, i32 31 seq_cst, align 4
  %149 = xor i32 %148, 31
  fence seq_cst
  %150 = load i64, ptr %5, align 8
  %151 = mul i64 %150, 31
  %152 = load ptr, ptr %3, align 8
  %153 = load atomic i32, ptr %152 seq_cst, align 4
  %154 = zext i32 %153 to i64
  %155 = add i64 %151, %154
  store i64 %155, ptr %5, align 8
  %156 = load ptr, ptr %3, align 8
  %157 = load i64, ptr %5, align 8
  %158 = trunc i64 %157 to i32
  store i32 %158, ptr %25, align 4
  %159 = load i32, ptr %25, align 4
  store atomic i32 %159, ptr %156 release, align 4
  fence syncscope("singlethread") acquire
  %160 = load i64, ptr %5, align 8
  ret i64 %160
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @onI64(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i8, align 1
  %25 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load atomic i64, ptr %26 acquire, align 8
  store i64 %27, ptr %7, align 8
  %28 = load i64, ptr %7, align 8
  store i64 %28, ptr %6, align 8
  %29 = load i64, ptr %5, align 8
  %30 = mul i64 %29, 31
  %31 = load i64, ptr %6, align 8
  %32 = add i64 %30, %31
  store i64 %32, ptr %5, align 8
  %33 = load i64, ptr %5, align 8
  %34 = mul i64 %33, 31
  %35 = load ptr, ptr %3, align 8
  %36 = load i64, ptr %4, align 8
  store i64 %36, ptr %8, align 8
  %37 = load i64, ptr %8, align 8
  %38 = atomicrmw xchg ptr %35, i64 %37 seq_cst, align 8
  store i64 %38, ptr %9, align 8
  %39 = load i64, ptr %9, align 8
  %40 = add i64 %34, %39
  store i64 %40, ptr %5, align 8
  %41 = load i64, ptr %5, align 8
  %42 = mul i64 %41, 31
  %43 = load ptr, ptr %3, align 8
  store i64 5, ptr %10, align 8
  %44 = load i64, ptr %10, align 8
  %45 = atomicrmw add ptr %43, i64 %44 seq_cst, align 8
  store i64 %45, ptr %11, align 8
  %46 = load i64, ptr %11, align 8
  %47 = add i64 %42, %46
  store i64 %47, ptr %5, align 8
  %48 = load i64, ptr %5, align 8
  %49 = mul i64 %48, 31
  %50 = load ptr, ptr %3, align 8
  %51 = load i64, ptr %4, align 8
  store i64 %51, ptr %12, align 8
  %52 = load i64, ptr %12, align 8
  %53 = atomicrmw sub ptr %50, i64 %52 monotonic, align 8
  store i64 %53, ptr %13, align 8
  %54 = load i64, ptr %13, align 8
  %55 = add i64 %49, %54
  store i64 %55, ptr %5, align 8
  %56 = load i64, ptr %5, align 8
  %57 = mul i64 %56, 31
  %58 = load ptr, ptr %3, align 8
  store i64 85, ptr %14, align 8
  %59 = load i64, ptr %14, align 8
  %60 = atomicrmw or ptr %58, i64 %59 seq_cst, align 8
  store i64 %60, ptr %15, align 8
  %61 = load i64, ptr %15, align 8
  %62 = add i64 %57, %61
  store i64 %62, ptr %5, align 8
  %63 = load i64, ptr %5, align 8
  %64 = mul i64 %63, 31
  %65 = load ptr, ptr %3, align 8
  %66 = load i64, ptr %4, align 8
  %67 = xor i64 %66, -1
  store i64 %67, ptr %16, align 8
  %68 = load i64, ptr %16, align 8
  %69 = atomicrmw and ptr %65, i64 %68 acq_rel, align 8
  store i64 %69, ptr %17, align 8
  %70 = load i64, ptr %17, align 8
  %71 = add i64 %64, %70
  store i64 %71, ptr %5, align 8
  %72 = load i64, ptr %5, align 8
  %73 = mul i64 %72, 31
  %74 = load ptr, ptr %3, align 8
  %75 = load i64, ptr %6, align 8
  store i64 %75, ptr %18, align 8
  %76 = load i64, ptr %18, align 8
  %77 = atomicrmw xor ptr %74, i64 %76 seq_cst, align 8
  store i64 %77, ptr %19, align 8
  %78 = load i64, ptr %19, align 8
  %79 = add i64 %73, %78
  store i64 %79, ptr %5, align 8
  %80 = load i64, ptr %6, align 8
  store i64 %80, ptr %20, align 8
  %81 = load i64, ptr %5, align 8
  %82 = mul i64 %81, 31
  %83 = load ptr, ptr %3, align 8
  %84 = load i64, ptr %4, align 8
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %21, align 8
  %86 = load i64, ptr %20, align 8
  %87 = load i64, ptr %21, align 8
  %88 = cmpxchg ptr %83, i64 %86, i64 %87 seq_cst seq_cst, align 8
  %89 = extractvalue { i64, i1 } %88, 0
  %90 = extractvalue { i64, i1 } %88, 1
  br i1 %90, label %92, label %91

91:
  store i64 %89, ptr %20, align 8
  br label %92

92:
  %93 = zext i1 %90 to i8
  store i8 %93, ptr %22, align 1
  %94 = load i8, ptr %22, align 1
  %95 = trunc i8 %94 to i1
  %96 = zext i1 %95 to i64
  %97 = add i64 %82, %96
  store i64 %97, ptr %5, align 8
  %98 = load i64, ptr %5, align 8
  %99 = mul i64 %98, 31
  %100 = load i64, ptr %20, align 8
  %101 = add i64 %99, %100
  store i64 %101, ptr %5, align 8
  %102 = load i64, ptr %5, align 8
  %103 = mul i64 %102, 31
  %104 = load ptr, ptr %3, align 8
  %105 = load i64, ptr %4, align 8
  %106 = mul nsw i64 %105, 3
  store i64 %106, ptr %23, align 8
  %107 = load i64, ptr %20, align 8
  %108 = load i64, ptr %23, align 8
  %109 = cmpxchg ptr %104, i64 %107, i64 %108 release monotonic, align 8
  %110 = extractvalue { i64, i1 } %109, 0
  %111 = extractvalue { i64, i1 } %109, 1
  br i1 %111, label %113, label %112

112:
  store i64 %110, ptr %20, align 8
  br label %113

113:
  %114 = zext i1 %111 to i8
  store i8 %114, ptr %24, align 1
  %115 = load i8, ptr %24, align 1
  %116 = trunc i8 %115 to i1
  %117 = zext i1 %116 to i64
  %118 = add i64 %103, %117
  store i64 %118, ptr %5, align 8
  %119 = load i64, ptr %5, align 8
  %120 = mul i64 %119, 31
  %121 = load ptr, ptr %3, align 8
  %122 = load atomic i64, ptr %121 seq_cst, align 8
  %123 = add i64 %120, %122
  store i64 %123, ptr %5, align 8
  %124 = load ptr, ptr %3, align 8
  %125 = atomicrmw add ptr %124, i64 2 seq_cst, align 8
  %126 = add i64 %125, 2
  %127 = load ptr, ptr %3, align 8
  %128 = atomicrmw sub ptr %127, i64 1 seq_cst, align 8
  %129 = load ptr, ptr %3, align 8
  %130 = load atomic i64, ptr %129 seq_cst, align 8
  br label %131

131:
  %132 = phi i64 [ %130, %113 ], [ %135, %131 ]
  %133 = mul nsw i64 %132, 3
  %134 = cmpxchg ptr %129, i64 %132, i64 %133 seq_cst seq_cst, align 8
  %135 = extractvalue { i64, i1 } %134, 0
  %136 = extractvalue { i64, i1 } %134, 1
  br i1 %136, label %137, label %131

137:
  %138 = load ptr, ptr %3, align 8
  %139 = atomicrmw xor ptr %138, i64 31 seq_cst, align 8
  %140 = xor i64 %139, 31
  fence seq_cst
  %141 = load i64, ptr %5, align 8
  %142 = mul i64 %141, 31
  %143 = load ptr, ptr %3, align 8
  %144 = load atomic i64, ptr %143 seq_cst, align 8
  %145 = add i64 %142, %144
  store i64 %145, ptr %5, align 8
  %146 = load ptr, ptr %3, align 8
  %147 = load i64, ptr %5, align 8
  store i64 %147, ptr %25, align 8
  %148 = load i64, ptr %25, align 8
  store atomic i64 %148, ptr %146 release, align 8
  fence syncscope("singlethread") acquire
  %149 = load i64, ptr %5, align 8
  ret i64 %149
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @onU64(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  %24 = alloca i8, align 1
  %25 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load atomic i64, ptr %26 acquire, align 8
  store i64 %27, ptr %7, align 8
  %28 = load i64, ptr %7, align 8
  store i64 %28, ptr %6, align 8
  %29 = load i64, ptr %5, align 8
  %30 = mul i64 %29, 31
  %31 = load i64, ptr %6, align 8
  %32 = add i64 %30, %31
  store i64 %32, ptr %5, align 8
  %33 = load i64, ptr %5, align 8
  %34 = mul i64 %33, 31
  %35 = load ptr, ptr %3, align 8
  %36 = load i64, ptr %4, align 8
  store i64 %36, ptr %8, align 8
  %37 = load i64, ptr %8, align 8
  %38 = atomicrmw xchg ptr %35, i64 %37 seq_cst, align 8
  store i64 %38, ptr %9, align 8
  %39 = load i64, ptr %9, align 8
  %40 = add i64 %34, %39
  store i64 %40, ptr %5, align 8
  %41 = load i64, ptr %5, align 8
  %42 = mul i64 %41, 31
  %43 = load ptr, ptr %3, align 8
  store i64 5, ptr %10, align 8
  %44 = load i64, ptr %10, align 8
  %45 = atomicrmw add ptr %43, i64 %44 seq_cst, align 8
  store i64 %45, ptr %11, align 8
  %46 = load i64, ptr %11, align 8
  %47 = add i64 %42, %46
  store i64 %47, ptr %5, align 8
  %48 = load i64, ptr %5, align 8
  %49 = mul i64 %48, 31
  %50 = load ptr, ptr %3, align 8
  %51 = load i64, ptr %4, align 8
  store i64 %51, ptr %12, align 8
  %52 = load i64, ptr %12, align 8
  %53 = atomicrmw sub ptr %50, i64 %52 monotonic, align 8
  store i64 %53, ptr %13, align 8
  %54 = load i64, ptr %13, align 8
  %55 = add i64 %49, %54
  store i64 %55, ptr %5, align 8
  %56 = load i64, ptr %5, align 8
  %57 = mul i64 %56, 31
  %58 = load ptr, ptr %3, align 8
  store i64 85, ptr %14, align 8
  %59 = load i64, ptr %14, align 8
  %60 = atomicrmw or ptr %58, i64 %59 seq_cst, align 8
  store i64 %60, ptr %15, align 8
  %61 = load i64, ptr %15, align 8
  %62 = add i64 %57, %61
  store i64 %62, ptr %5, align 8
  %63 = load i64, ptr %5, align 8
  %64 = mul i64 %63, 31
  %65 = load ptr, ptr %3, align 8
  %66 = load i64, ptr %4, align 8
  %67 = xor i64 %66, -1
  store i64 %67, ptr %16, align 8
  %68 = load i64, ptr %16, align 8
  %69 = atomicrmw and ptr %65, i64 %68 acq_rel, align 8
  store i64 %69, ptr %17, align 8
  %70 = load i64, ptr %17, align 8
  %71 = add i64 %64, %70
  store i64 %71, ptr %5, align 8
  %72 = load i64, ptr %5, align 8
  %73 = mul i64 %72, 31
  %74 = load ptr, ptr %3, align 8
  %75 = load i64, ptr %6, align 8
  store i64 %75, ptr %18, align 8
  %76 = load i64, ptr %18, align 8
  %77 = atomicrmw xor ptr %74, i64 %76 seq_cst, align 8
  store i64 %77, ptr %19, align 8
  %78 = load i64, ptr %19, align 8
  %79 = add i64 %73, %78
  store i64 %79, ptr %5, align 8
  %80 = load i64, ptr %6, align 8
  store i64 %80, ptr %20, align 8
  %81 = load i64, ptr %5, align 8
  %82 = mul i64 %81, 31
  %83 = load ptr, ptr %3, align 8
  %84 = load i64, ptr %4, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %21, align 8
  %86 = load i64, ptr %20, align 8
  %87 = load i64, ptr %21, align 8
  %88 = cmpxchg ptr %83, i64 %86, i64 %87 seq_cst seq_cst, align 8
  %89 = extractvalue { i64, i1 } %88, 0
  %90 = extractvalue { i64, i1 } %88, 1
  br i1 %90, label %92, label %91

91:
  store i64 %89, ptr %20, align 8
  br label %92

92:
  %93 = zext i1 %90 to i8
  store i8 %93, ptr %22, align 1
  %94 = load i8, ptr %22, align 1
  %95 = trunc i8 %94 to i1
  %96 = zext i1 %95 to i64
  %97 = add i64 %82, %96
  store i64 %97, ptr %5, align 8
  %98 = load i64, ptr %5, align 8
  %99 = mul i64 %98, 31
  %100 = load i64, ptr %20, align 8
  %101 = add i64 %99, %100
  store i64 %101, ptr %5, align 8
  %102 = load i64, ptr %5, align 8
  %103 = mul i64 %102, 31
  %104 = load ptr, ptr %3, align 8
  %105 = load i64, ptr %4, align 8
  %106 = mul i64 %105, 3
  store i64 %106, ptr %23, align 8
  %107 = load i64, ptr %20, align 8
  %108 = load i64, ptr %23, align 8
  %109 = cmpxchg ptr %104, i64 %107, i64 %108 release monotonic, align 8
  %110 = extractvalue { i64, i1 } %109, 0
  %111 = extractvalue { i64, i1 } %109, 1
  br i1 %111, label %113, label %112

112:
  store i64 %110, ptr %20, align 8
  br label %113

113:
  %114 = zext i1 %111 to i8
  store i8 %114, ptr %24, align 1
  %115 = load i8, ptr %24, align 1
  %116 = trunc i8 %115 to i1
  %117 = zext i1 %116 to i64
  %118 = add i64 %103, %117
  store i64 %118, ptr %5, align 8
  %119 = load i64, ptr %5, align 8
  %120 = mul i64 %119, 31
  %121 = load ptr, ptr %3, align 8
  %122 = load atomic i64, ptr %121 seq_cst, align 8
  %123 = add i64 %120, %122
  store i64 %123, ptr %5, align 8
  %124 = load ptr, ptr %3, align 8
  %125 = atomicrmw add ptr %124, i64 2 seq_cst, align 8
  %126 = add i64 %125, 2
  %127 = load ptr, ptr %3, align 8
  %128 = atomicrmw sub ptr %127, i64 1 seq_cst, align 8
  %129 = load ptr, ptr %3, align 8
  %130 = load atomic i64, ptr %129 seq_cst, align 8
  br label %131

131:
  %132 = phi i64 [ %130, %113 ], [ %135, %131 ]
  %133 = mul i64 %132, 3
  %134 = cmpxchg ptr %129, i64 %132, i64 %133 seq_cst seq_cst, align 8
  %135 = extractvalue { i64, i1 } %134, 0
  %136 = extractvalue { i64, i1 } %134, 1
  br i1 %136, label %137, label %131

137:
  %138 = load ptr, ptr %3, align 8
  %139 = atomicrmw xor ptr %138, i64 31 seq_cst, align 8
  %140 = xor i64 %139, 31
  fence seq_cst
  %141 = load i64, ptr %5, align 8
  %142 = mul i64 %141, 31
  %143 = load ptr, ptr %3, align 8
  %144 = load atomic i64, ptr %143 seq_cst, align 8
  %145 = add i64 %142, %144
  store i64 %145, ptr %5, align 8
  %146 = load ptr, ptr %3, align 8
  %147 = load i64, ptr %5, align 8
  store i64 %147, ptr %25, align 8
  %148 = load i64, ptr %25, align 8
  store atomic i64 %148, ptr %146 release, align 8
  fence syncscope("singlethread") acquire
  %149 = load i64, ptr %5, align 8
  ret i64 %149
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @builtins(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = atomicrmw add ptr %14, i32 7 seq_cst, align 4
  %16 = load ptr, ptr %4, align 8
  %17 = atomicrmw sub ptr %16, i64 2 seq_cst, align 8
  %18 = sub i64 %17, 2
  %19 = load ptr, ptr %3, align 8
  store i32 255, ptr %6, align 4
  %20 = load i32, ptr %6, align 4
  %21 = atomicrmw nand ptr %19, i32 %20 seq_cst, align 4
  store i32 %21, ptr %7, align 4
  %22 = load i32, ptr %7, align 4
  store i32 %22, ptr %5, align 4
  %23 = load ptr, ptr %4, align 8
  %24 = cmpxchg ptr %23, i64 8, i64 100 seq_cst seq_cst, align 8
  %25 = extractvalue { i64, i1 } %24, 1
  %26 = zext i1 %25 to i32
  %27 = load i32, ptr %5, align 4
  %28 = add nsw i32 %27, %26
  store i32 %28, ptr %5, align 4
  %29 = load ptr, ptr %4, align 8
  %30 = cmpxchg ptr %29, i64 9, i64 200 seq_cst seq_cst, align 8
  %31 = extractvalue { i64, i1 } %30, 0
  %32 = trunc i64 %31 to i32
  %33 = load i32, ptr %5, align 4
  %34 = add nsw i32 %33, %32
  store i32 %34, ptr %5, align 4
  %35 = load ptr, ptr %3, align 8
  %36 = atomicrmw sub ptr %35, i32 1 seq_cst, align 4
  %37 = sub i32 %36, 1
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %42

39:
  %40 = load i32, ptr %5, align 4
  %41 = add nsw i32 %40, 1000
  store i32 %41, ptr %5, align 4
  br label %42

42:
  %43 = load ptr, ptr %4, align 8
  store i64 1048576, ptr %8, align 8
  %44 = load i64, ptr %8, align 8
  %45 = atomicrmw or ptr %43, i64 %44 seq_cst, align 8
  store i64 %45, ptr %9, align 8
  %46 = load i64, ptr %9, align 8
  %47 = and i64 %46, 1048576
  %48 = icmp ne i64 %47, 0
  br i1 %48, label %49, label %52

49:
  %50 = load i32, ptr %5, align 4
  %51 = add nsw i32 %50, 10000
  store i32 %51, ptr %5, align 4
  br label %52

52:
  fence seq_cst
  %53 = load ptr, ptr %3, align 8
  store i32 -3, ptr %10, align 4
  %54 = load i32, ptr %10, align 4
  %55 = atomicrmw min ptr %53, i32 %54 seq_cst, align 4
  store i32 %55, ptr %11, align 4
  %56 = load i32, ptr %11, align 4
  %57 = load ptr, ptr %4, align 8
  store i64 50, ptr %12, align 8
  %58 = load i64, ptr %12, align 8
  %59 = atomicrmw max ptr %57, i64 %58 seq_cst, align 8
  store i64 %59, ptr %13, align 8
  %60 = load i64, ptr %13, align 8
  %61 = load i32, ptr %5, align 4
  ret i32 %61
}

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
