; ModuleID = 'globals.c'
source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tree = type { ptr, ptr, ptr, i32 }
%struct.header = type <{ i8, i32, i16, double }>
%union.cell = type { i32 }
%struct.flags = type { i64, i64 }

@.str = private unnamed_addr constant [5 x i8] c"root\00", align 1
@inner = internal constant %struct.tree { ptr @.str.11, ptr @leaves, ptr getelementptr (i8, ptr @leaves, i64 32), i32 11 }, align 8
@leaves = internal constant [3 x %struct.tree] [%struct.tree { ptr @.str.12, ptr null, ptr null, i32 3 }, %struct.tree { ptr @.str.13, ptr null, ptr null, i32 5 }, %struct.tree { ptr @.str.14, ptr null, ptr null, i32 7 }], align 16
@root = dso_local constant %struct.tree { ptr @.str, ptr @inner, ptr getelementptr (i8, ptr @leaves, i64 64), i32 13 }, align 8
@exported = dso_local global i32 42, align 4
@placed = dso_local global [3 x i32] [i32 10, i32 20, i32 30], section "special", align 4
@truth = dso_local global i8 1, align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@cells = internal global [4 x [5 x i32]] [[5 x i32] [i32 1, i32 2, i32 3, i32 0, i32 0], [5 x i32] zeroinitializer, [5 x i32] [i32 0, i32 0, i32 0, i32 0, i32 9], [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1]], align 16
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@tagged = internal global i64 ptrtoint (ptr getelementptr (i8, ptr @cells, i64 21) to i64), align 8
@wideAligned = internal global [3 x i8] c"hi\00", align 256
@.str.3 = private unnamed_addr constant [33 x i8] c"%u %u %x %d %llx %u %u, size %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [22 x i8] c"%u %x %x %g, size %d\0A\00", align 1
@header = internal global %struct.header <{ i8 1, i32 16909060, i16 -16657, double 2.500000e+00 }>, align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"%08x %08x %08x %g\0A\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"[%s] %.17g\0A\00", align 1
@names = internal global [5 x ptr] [ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr getelementptr (i8, ptr @.str.19, i64 1), ptr getelementptr (i8, ptr @letters, i64 3)], align 16
@constants = internal constant [5 x double] [double 1.000000e-01, double -0.000000e+00, double 1.000000e+308, double 4.940660e-324, double 0x3FD5555555555555], align 16
@.str.7 = private unnamed_addr constant [13 x i8] c"%d %d %g %g\0A\00", align 1
@wide = internal constant [3 x i32] [i32 119, i32 233, i32 0], align 4
@floats = internal constant [3 x float] [float 0x3FB99999A0000000, float 0x47D2CED320000000, float 0x3FD5555560000000], align 4
@.str.8 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@operations = internal constant [3 x ptr] [ptr @hook, ptr @optional, ptr @replaceable], align 16
@.str.10 = private unnamed_addr constant [25 x i8] c"\0A%s %ld %d %d %llx %llx\0A\00", align 1
@common = dso_local global i32 0, align 4
@huge = internal global i128 1267650600228229401496703205383, align 16
@.str.11 = private unnamed_addr constant [6 x i8] c"inner\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"ash\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"birch\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"cedar\00", align 1
@zeros = internal global [1000 x i32] zeroinitializer, align 16
@counter.n = internal global i64 100, align 8
@counter.where = internal global ptr getelementptr (i8, ptr @cells, i64 60), align 8
@flags = internal global { i8, i8, i8, i8, i8, [3 x i8], i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 35, i8 -68, i8 121, i8 21, i8 44, [3 x i8] undef, i8 -102, i8 120, i8 86, i8 52, i8 18, i8 105, [2 x i8] undef }, align 8
@table = internal global <{ %union.cell, { [4 x i8] }, { float } }> <{ %union.cell { i32 1065353216 }, { [4 x i8] } { [4 x i8] c"\01\02\03\04" }, { float } { float -5.000000e-01 } }>, align 4
@.str.17 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@letters = internal constant [16 x i8] c"a\09b\22c\\d\FF\00hidden\00", align 16

@renamed = dso_local alias i32, ptr @exported
@replaceable = weak dso_local alias i32 (i32), ptr @hook

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hook(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = mul nsw i32 %3, 2
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @optional(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 5
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %11 = load i32, ptr %4, align 4
  %12 = icmp sgt i32 %11, 1
  br i1 %12, label %13, label %18

13:
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds ptr, ptr %14, i64 1
  %16 = load ptr, ptr %15, align 8
  %17 = call i32 @atoi(ptr noundef %16) #3
  br label %19

18:
  br label %19

19:
  %20 = phi i32 [ %17, %13 ], [ 5, %18 ]
  store i32 %20, ptr %6, align 4
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %21

21:
  %22 = load i32, ptr %8, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %31

25:
  %26 = load i32, ptr %8, align 4
  call void @stir(i32 noundef %26)
  %27 = call i64 @counter()
  store i64 %27, ptr %7, align 8
  br label %28

28:
  %29 = load i32, ptr %8, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %8, align 4
  br label %21, !llvm.loop !6

31:
  %32 = call i32 @weigh(ptr noundef @root)
  %33 = load i32, ptr getelementptr (i8, ptr @cells, i64 56), align 4
  %34 = load i32, ptr getelementptr (i8, ptr @cells, i64 28), align 4
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef 24)
  %36 = load i64, ptr @tagged, align 8
  %37 = sub i64 %36, ptrtoint (ptr @cells to i64)
  %38 = trunc i64 %37 to i32
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %38, i32 noundef 0)
  %40 = load i64, ptr @flags, align 8
  %41 = and i64 %40, 1
  %42 = trunc i64 %41 to i32
  %43 = load i64, ptr @flags, align 8
  %44 = lshr i64 %43, 1
  %45 = and i64 %44, 31
  %46 = trunc i64 %45 to i32
  %47 = load i64, ptr @flags, align 8
  %48 = lshr i64 %47, 9
  %49 = and i64 %48, 1048575
  %50 = trunc i64 %49 to i32
  %51 = load i64, ptr @flags, align 8
  %52 = shl i64 %51, 26
  %53 = ashr i64 %52, 58
  %54 = trunc i64 %53 to i32
  %55 = load i64, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %56 = and i64 %55, 1099511627775
  %57 = load i64, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %58 = lshr i64 %57, 40
  %59 = and i64 %58, 15
  %60 = trunc i64 %59 to i8
  %61 = zext i8 %60 to i32
  %62 = load i64, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %63 = lshr i64 %62, 44
  %64 = and i64 %63, 15
  %65 = trunc i64 %64 to i8
  %66 = zext i8 %65 to i32
  %67 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %42, i32 noundef %46, i32 noundef %50, i32 noundef %54, i64 noundef %56, i32 noundef %61, i32 noundef %66, i32 noundef 16)
  %68 = load i8, ptr @header, align 1
  %69 = zext i8 %68 to i32
  %70 = load i32, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 1), align 1
  %71 = load i16, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 2), align 1
  %72 = zext i16 %71 to i32
  %73 = load double, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 3), align 1
  %74 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %69, i32 noundef %70, i32 noundef %72, double noundef %73, i32 noundef 15)
  %75 = load i32, ptr @table, align 4
  %76 = load i32, ptr getelementptr inbounds ([3 x %union.cell], ptr @table, i64 0, i64 1), align 4
  %77 = load i32, ptr getelementptr inbounds ([3 x %union.cell], ptr @table, i64 0, i64 2), align 4
  %78 = load float, ptr getelementptr inbounds ([3 x %union.cell], ptr @table, i64 0, i64 2), align 4
  %79 = fpext float %78 to double
  %80 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %75, i32 noundef %76, i32 noundef %77, double noundef %79)
  store i32 0, ptr %9, align 4
  br label %81

81:
  %82 = load i32, ptr %9, align 4
  %83 = icmp slt i32 %82, 5
  br i1 %83, label %84, label %97

84:
  %85 = load i32, ptr %9, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [5 x ptr], ptr @names, i64 0, i64 %86
  %88 = load ptr, ptr %87, align 8
  %89 = load i32, ptr %9, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [5 x double], ptr @constants, i64 0, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %88, double noundef %92)
  br label %94

94:
  %95 = load i32, ptr %9, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %9, align 4
  br label %81, !llvm.loop !8

97:
  %98 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @wide, i64 0, i64 1), align 4
  %99 = load float, ptr @floats, align 4
  %100 = fpext float %99 to double
  %101 = load float, ptr getelementptr inbounds ([3 x float], ptr @floats, i64 0, i64 1), align 4
  %102 = load float, ptr getelementptr inbounds ([3 x float], ptr @floats, i64 0, i64 2), align 4
  %103 = fmul float %101, %102
  %104 = fpext float %103 to double
  %105 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef 16, i32 noundef %98, double noundef %100, double noundef %104)
  %106 = load i32, ptr @renamed, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr @renamed, align 4
  %108 = load i32, ptr @exported, align 4
  %109 = call i32 @replaceable(i32 noundef 4)
  %110 = icmp ne ptr @missing, null
  br i1 %110, label %111, label %113

111:
  %112 = call i32 @missing(i32 noundef 1)
  br label %114

113:
  br label %114

114:
  %115 = phi i32 [ %112, %111 ], [ -1, %113 ]
  %116 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %108, i32 noundef %109, i32 noundef %115)
  store i32 0, ptr %10, align 4
  br label %117

117:
  %118 = load i32, ptr %10, align 4
  %119 = icmp slt i32 %118, 3
  br i1 %119, label %120, label %132

120:
  %121 = load i32, ptr %10, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [3 x ptr], ptr @operations, i64 0, i64 %122
  %124 = load ptr, ptr %123, align 8
  %125 = load i32, ptr %10, align 4
  %126 = add nsw i32 %125, 10
  %127 = call i32 %124(i32 noundef %126)
  %128 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %127)
  br label %129

129:
  %130 = load i32, ptr %10, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %10, align 4
  br label %117, !llvm.loop !9

132:
  %133 = load i64, ptr %7, align 8
  %134 = load i32, ptr @common, align 4
  %135 = load i8, ptr @truth, align 1
  %136 = trunc i8 %135 to i1
  %137 = zext i1 %136 to i32
  %138 = load i128, ptr @huge, align 16
  %139 = lshr i128 %138, 64
  %140 = trunc i128 %139 to i64
  %141 = load i128, ptr @huge, align 16
  %142 = trunc i128 %141 to i64
  %143 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, ptr noundef @wideAligned, i64 noundef %133, i32 noundef %134, i32 noundef %137, i64 noundef %140, i64 noundef %142)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stir(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i64, ptr @flags, align 8
  %4 = and i64 %3, 1
  %5 = trunc i64 %4 to i32
  %6 = xor i32 %5, 1
  %7 = zext i32 %6 to i64
  %8 = load i64, ptr @flags, align 8
  %9 = and i64 %7, 1
  %10 = and i64 %8, -2
  %11 = or i64 %10, %9
  store i64 %11, ptr @flags, align 8
  %12 = trunc i64 %9 to i32
  %13 = load i64, ptr @flags, align 8
  %14 = lshr i64 %13, 1
  %15 = and i64 %14, 31
  %16 = trunc i64 %15 to i32
  %17 = add nsw i32 %16, 3
  %18 = zext i32 %17 to i64
  %19 = load i64, ptr @flags, align 8
  %20 = and i64 %18, 31
  %21 = shl i64 %20, 1
  %22 = and i64 %19, -63
  %23 = or i64 %22, %21
  store i64 %23, ptr @flags, align 8
  %24 = trunc i64 %20 to i32
  %25 = load i64, ptr @flags, align 8
  %26 = lshr i64 %25, 9
  %27 = and i64 %26, 1048575
  %28 = trunc i64 %27 to i32
  %29 = shl i32 %28, 1
  %30 = load i32, ptr %2, align 4
  %31 = or i32 %29, %30
  %32 = zext i32 %31 to i64
  %33 = load i64, ptr @flags, align 8
  %34 = and i64 %32, 1048575
  %35 = shl i64 %34, 9
  %36 = and i64 %33, -536870401
  %37 = or i64 %36, %35
  store i64 %37, ptr @flags, align 8
  %38 = trunc i64 %34 to i32
  %39 = load i64, ptr @flags, align 8
  %40 = shl i64 %39, 26
  %41 = ashr i64 %40, 58
  %42 = trunc i64 %41 to i32
  %43 = add nsw i32 %42, -1
  %44 = zext i32 %43 to i64
  %45 = load i64, ptr @flags, align 8
  %46 = and i64 %44, 63
  %47 = shl i64 %46, 32
  %48 = and i64 %45, -270582939649
  %49 = or i64 %48, %47
  store i64 %49, ptr @flags, align 8
  %50 = shl i64 %46, 58
  %51 = ashr i64 %50, 58
  %52 = trunc i64 %51 to i32
  %53 = load i64, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %54 = and i64 %53, 1099511627775
  %55 = mul i64 %54, 3
  %56 = load i64, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %57 = and i64 %55, 1099511627775
  %58 = and i64 %56, -1099511627776
  %59 = or i64 %58, %57
  store i64 %59, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %60 = load i64, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %61 = lshr i64 %60, 44
  %62 = and i64 %61, 15
  %63 = trunc i64 %62 to i8
  %64 = zext i8 %63 to i32
  %65 = load i64, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %66 = lshr i64 %65, 40
  %67 = and i64 %66, 15
  %68 = trunc i64 %67 to i8
  %69 = zext i8 %68 to i32
  %70 = add nsw i32 %69, %64
  %71 = trunc i32 %70 to i8
  %72 = zext i8 %71 to i64
  %73 = load i64, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %74 = and i64 %72, 15
  %75 = shl i64 %74, 40
  %76 = and i64 %73, -16492674416641
  %77 = or i64 %76, %75
  store i64 %77, ptr getelementptr inbounds (%struct.flags, ptr @flags, i32 0, i32 1), align 8
  %78 = trunc i64 %74 to i8
  %79 = load i16, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 2), align 1
  %80 = zext i16 %79 to i32
  %81 = load i32, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 1), align 1
  %82 = add i32 %81, %80
  store i32 %82, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 1), align 1
  %83 = load double, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 3), align 1
  %84 = fmul double %83, 1.500000e+00
  store double %84, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 3), align 1
  %85 = load i16, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 2), align 1
  %86 = zext i16 %85 to i32
  %87 = mul nsw i32 %86, 5
  %88 = load i8, ptr @header, align 1
  %89 = zext i8 %88 to i32
  %90 = add nsw i32 %87, %89
  %91 = trunc i32 %90 to i16
  store i16 %91, ptr getelementptr inbounds (%struct.header, ptr @header, i32 0, i32 2), align 1
  %92 = load i32, ptr %2, align 4
  %93 = and i32 %92, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [3 x %union.cell], ptr @table, i64 0, i64 %94
  %96 = load i32, ptr %2, align 4
  %97 = and i32 %96, 3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x i8], ptr %95, i64 0, i64 %98
  %100 = load i8, ptr %99, align 1
  %101 = add i8 %100, 1
  store i8 %101, ptr %99, align 1
  %102 = load i128, ptr @huge, align 16
  %103 = mul i128 %102, 3
  %104 = load i32, ptr %2, align 4
  %105 = zext i32 %104 to i128
  %106 = sub i128 %103, %105
  store i128 %106, ptr @huge, align 16
  %107 = load i32, ptr %2, align 4
  %108 = load i32, ptr %2, align 4
  %109 = mul nsw i32 %108, 37
  %110 = srem i32 %109, 1000
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [1000 x i32], ptr @zeros, i64 0, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = add nsw i32 %113, %107
  store i32 %114, ptr %112, align 4
  %115 = load i32, ptr %2, align 4
  %116 = mul nsw i32 %115, 37
  %117 = add nsw i32 %116, 37
  %118 = srem i32 %117, 1000
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [1000 x i32], ptr @zeros, i64 0, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = load i32, ptr %2, align 4
  %123 = srem i32 %122, 3
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [3 x i32], ptr @placed, i64 0, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = add nsw i32 %121, %126
  %128 = load i32, ptr @common, align 4
  %129 = add nsw i32 %128, %127
  store i32 %129, ptr @common, align 4
  %130 = load i32, ptr @common, align 4
  %131 = and i32 %130, 4
  %132 = icmp ne i32 %131, 0
  %133 = zext i1 %132 to i8
  store i8 %133, ptr @truth, align 1
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @counter() #0 {
  %1 = load ptr, ptr @counter.where, align 8
  %2 = load i32, ptr %1, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr %1, align 4
  %4 = load ptr, ptr @counter.where, align 8
  %5 = load i32, ptr %4, align 4
  %6 = sext i32 %5 to i64
  %7 = load i64, ptr @counter.n, align 8
  %8 = add nsw i64 %7, %6
  store i64 %8, ptr @counter.n, align 8
  ret i64 %8
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @weigh(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %21

5:
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.tree, ptr %6, i32 0, i32 3
  %8 = load i32, ptr %7, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.tree, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = call i32 @weigh(ptr noundef %11)
  %13 = mul nsw i32 2, %12
  %14 = add nsw i32 %8, %13
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds %struct.tree, ptr %15, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = call i32 @weigh(ptr noundef %17)
  %19 = mul nsw i32 3, %18
  %20 = add nsw i32 %14, %19
  br label %22

21:
  br label %22

22:
  %23 = phi i32 [ %20, %5 ], [ 0, %21 ]
  ret i32 %23
}

declare extern_weak i32 @missing(i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) }

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
