; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.one = type { i8 }
%struct.three = type { i8, i8, i8 }
%struct.ints = type { i32, i32 }
%struct.longs = type { i64, i64 }
%struct.doubles = type { double, double }
%struct.mixed = type { double, i32 }
%struct.other = type { i64, float }
%struct.squeezed = type { float, i32, i16 }
%struct.single = type { float }
%struct.array = type { [4 x i32] }
%struct.large = type { i64, double, [3 x i32] }
%struct.packed = type <{ i8, i64, i16 }>
%struct.nested = type { %struct.ints, %struct.anon }
%struct.anon = type { double }
%struct.aligned = type { [8 x i8], i32, [20 x i8] }
%union.number = type { i64 }
%struct.bits = type { i32 }
%struct.empty = type { [0 x i8] }

@__const.main.one = private unnamed_addr constant %struct.one { i8 3 }, align 1
@__const.main.three = private unnamed_addr constant %struct.three { i8 1, i8 2, i8 3 }, align 1
@__const.main.ints = private unnamed_addr constant %struct.ints { i32 10, i32 -20 }, align 4
@__const.main.longs = private unnamed_addr constant %struct.longs { i64 8589934592, i64 -5 }, align 8
@__const.main.doubles = private unnamed_addr constant %struct.doubles { double 1.500000e+00, double -2.250000e+00 }, align 8
@__const.main.mixed = private unnamed_addr constant %struct.mixed { double 1.250000e-01, i32 77 }, align 8
@__const.main.other = private unnamed_addr constant %struct.other { i64 1000, float 2.500000e+00 }, align 8
@__const.main.squeezed = private unnamed_addr constant %struct.squeezed { float 5.000000e-01, i32 9, i16 -3 }, align 4
@__const.main.single = private unnamed_addr constant %struct.single { float 1.250000e+00 }, align 4
@__const.main.array = private unnamed_addr constant %struct.array { [4 x i32] [i32 1, i32 2, i32 3, i32 4] }, align 4
@__const.main.large = private unnamed_addr constant %struct.large { i64 5, double 1.005000e+02, [3 x i32] [i32 7, i32 8, i32 9] }, align 8
@__const.main.packed = private unnamed_addr constant %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1
@__const.main.nested = private unnamed_addr constant %struct.nested { %struct.ints { i32 4, i32 5 }, %struct.anon { double 6.500000e+00 } }, align 8
@__const.main.number = private unnamed_addr constant { double } { double 1.500000e+00 }, align 8
@__const.main.bits = private unnamed_addr constant { i8, i8, i8, i8 } { i8 37, i8 35, i8 78, i8 -100 }, align 4
@__const.main.aligned = private unnamed_addr constant %struct.aligned { [8 x i8] c"\00\01\02\03\00\00\00\00", i32 4, [20 x i8] undef }, align 32
@.str = private unnamed_addr constant [27 x i8] c"%d %d,%d,%d %d,%d %ld,%ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"%g,%g %g,%d %ld,%g %g,%d,%d %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"%d,%d,%d,%d %ld,%g,%d,%d,%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"%d,%ld,%d %d,%d,%g %g %u,%u,%u,%d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"%ld %g\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.one, align 1
  %8 = alloca %struct.three, align 1
  %9 = alloca %struct.ints, align 4
  %10 = alloca %struct.longs, align 8
  %11 = alloca %struct.doubles, align 8
  %12 = alloca %struct.mixed, align 8
  %13 = alloca %struct.other, align 8
  %14 = alloca %struct.squeezed, align 4
  %15 = alloca %struct.single, align 4
  %16 = alloca %struct.array, align 4
  %17 = alloca %struct.large, align 8
  %18 = alloca %struct.packed, align 8
  %19 = alloca %struct.nested, align 8
  %20 = alloca %union.number, align 8
  %21 = alloca %struct.bits, align 4
  %22 = alloca %struct.aligned, align 32
  %23 = alloca i64, align 8
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca %struct.one, align 1
  %28 = alloca %struct.three, align 1
  %29 = alloca i24, align 4
  %30 = alloca %struct.ints, align 4
  %31 = alloca %struct.longs, align 8
  %32 = alloca %struct.doubles, align 8
  %33 = alloca %struct.mixed, align 8
  %34 = alloca %struct.other, align 8
  %35 = alloca %struct.squeezed, align 4
  %36 = alloca { i64, i16 }, align 4
  %37 = alloca { i64, i16 }, align 8
  %38 = alloca %struct.single, align 4
  %39 = alloca %struct.array, align 4
  %40 = alloca %struct.large, align 8
  %41 = alloca %struct.packed, align 1
  %42 = alloca %struct.nested, align 8
  %43 = alloca %union.number, align 8
  %44 = alloca %struct.bits, align 4
  %45 = alloca %struct.aligned, align 32
  %46 = alloca %struct.longs, align 8
  %47 = alloca %struct.doubles, align 8
  %48 = alloca %struct.doubles, align 8
  %49 = alloca %struct.doubles, align 8
  %50 = alloca %struct.mixed, align 8
  %51 = alloca %struct.large, align 8
  %52 = alloca %struct.empty, align 1
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %53 = load i32, ptr %4, align 4
  %54 = icmp sgt i32 %53, 1
  br i1 %54, label %55, label %60

55:
  %56 = load ptr, ptr %5, align 8
  %57 = getelementptr inbounds ptr, ptr %56, i64 1
  %58 = load ptr, ptr %57, align 8
  %59 = call i32 @atoi(ptr noundef %58) #5
  br label %61

60:
  br label %61

61:
  %62 = phi i32 [ %59, %55 ], [ 3, %60 ]
  store i32 %62, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 @__const.main.one, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const.main.three, i64 3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 @__const.main.ints, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 @__const.main.longs, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 @__const.main.doubles, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 @__const.main.mixed, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 @__const.main.other, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 @__const.main.squeezed, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 @__const.main.single, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 @__const.main.array, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 @__const.main.large, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 @__const.main.packed, i64 11, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 @__const.main.nested, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 @__const.main.number, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 @__const.main.bits, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %22, ptr align 32 @__const.main.aligned, i64 32, i1 false)
  store i64 0, ptr %23, align 8
  store double 0.000000e+00, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %63

63:
  %64 = load i32, ptr %25, align 4
  %65 = load i32, ptr %6, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %253

67:
  %68 = load i32, ptr %25, align 4
  %69 = srem i32 %68, 2
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %26, align 4
  %71 = load i32, ptr %26, align 4
  %72 = getelementptr inbounds %struct.one, ptr %7, i32 0, i32 0
  %73 = load i8, ptr %72, align 1
  %74 = call i8 @rOne(i8 %73, i32 noundef %71)
  %75 = getelementptr inbounds %struct.one, ptr %27, i32 0, i32 0
  store i8 %74, ptr %75, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %27, i64 1, i1 false)
  %76 = load i32, ptr %26, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 1 %8, i64 3, i1 false)
  %77 = load i24, ptr %29, align 4
  %78 = call i24 @rThree(i24 %77, i32 noundef %76)
  store i24 %78, ptr %28, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 %28, i64 3, i1 false)
  %79 = load i32, ptr %26, align 4
  %80 = load i64, ptr %9, align 4
  %81 = call i64 @rInts(i64 %80, i32 noundef %79)
  store i64 %81, ptr %30, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %30, i64 8, i1 false)
  %82 = load i32, ptr %26, align 4
  %83 = sub nsw i32 0, %82
  %84 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 0
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = call { i64, i64 } @rLongs(i64 %85, i64 %87, i32 noundef %83)
  %89 = getelementptr inbounds { i64, i64 }, ptr %31, i32 0, i32 0
  %90 = extractvalue { i64, i64 } %88, 0
  store i64 %90, ptr %89, align 8
  %91 = getelementptr inbounds { i64, i64 }, ptr %31, i32 0, i32 1
  %92 = extractvalue { i64, i64 } %88, 1
  store i64 %92, ptr %91, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %31, i64 16, i1 false)
  %93 = load i32, ptr %26, align 4
  %94 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 0
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 1
  %97 = load double, ptr %96, align 8
  %98 = call { double, double } @rDoubles(double %95, double %97, i32 noundef %93)
  %99 = getelementptr inbounds { double, double }, ptr %32, i32 0, i32 0
  %100 = extractvalue { double, double } %98, 0
  store double %100, ptr %99, align 8
  %101 = getelementptr inbounds { double, double }, ptr %32, i32 0, i32 1
  %102 = extractvalue { double, double } %98, 1
  store double %102, ptr %101, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %32, i64 16, i1 false)
  %103 = load i32, ptr %26, align 4
  %104 = getelementptr inbounds { double, i32 }, ptr %12, i32 0, i32 0
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds { double, i32 }, ptr %12, i32 0, i32 1
  %107 = load i32, ptr %106, align 8
  %108 = call { double, i32 } @rMixed(double %105, i32 %107, i32 noundef %103)
  %109 = getelementptr inbounds { double, i32 }, ptr %33, i32 0, i32 0
  %110 = extractvalue { double, i32 } %108, 0
  store double %110, ptr %109, align 8
  %111 = getelementptr inbounds { double, i32 }, ptr %33, i32 0, i32 1
  %112 = extractvalue { double, i32 } %108, 1
  store i32 %112, ptr %111, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %33, i64 16, i1 false)
  %113 = load i32, ptr %26, align 4
  %114 = getelementptr inbounds { i64, float }, ptr %13, i32 0, i32 0
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds { i64, float }, ptr %13, i32 0, i32 1
  %117 = load float, ptr %116, align 8
  %118 = call { i64, float } @rOther(i64 %115, float %117, i32 noundef %113)
  %119 = getelementptr inbounds { i64, float }, ptr %34, i32 0, i32 0
  %120 = extractvalue { i64, float } %118, 0
  store i64 %120, ptr %119, align 8
  %121 = getelementptr inbounds { i64, float }, ptr %34, i32 0, i32 1
  %122 = extractvalue { i64, float } %118, 1
  store float %122, ptr %121, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %34, i64 16, i1 false)
  %123 = load i32, ptr %26, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %36, ptr align 4 %14, i64 12, i1 false)
  %124 = getelementptr inbounds { i64, i16 }, ptr %36, i32 0, i32 0
  %125 = load i64, ptr %124, align 4
  %126 = getelementptr inbounds { i64, i16 }, ptr %36, i32 0, i32 1
  %127 = load i16, ptr %126, align 4
  %128 = call { i64, i16 } @rSqueezed(i64 %125, i16 %127, i32 noundef %123)
  store { i64, i16 } %128, ptr %37, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 8 %37, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %35, i64 12, i1 false)
  %129 = load i32, ptr %26, align 4
  %130 = sub nsw i32 3, %129
  %131 = getelementptr inbounds %struct.single, ptr %15, i32 0, i32 0
  %132 = load float, ptr %131, align 4
  %133 = call float @rSingle(float %132, i32 noundef %130)
  %134 = getelementptr inbounds %struct.single, ptr %38, i32 0, i32 0
  store float %133, ptr %134, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %38, i64 4, i1 false)
  %135 = load i32, ptr %26, align 4
  %136 = sub nsw i32 2, %135
  %137 = getelementptr inbounds { i64, i64 }, ptr %16, i32 0, i32 0
  %138 = load i64, ptr %137, align 4
  %139 = getelementptr inbounds { i64, i64 }, ptr %16, i32 0, i32 1
  %140 = load i64, ptr %139, align 4
  %141 = call { i64, i64 } @rArray(i64 %138, i64 %140, i32 noundef %136)
  %142 = getelementptr inbounds %struct.array, ptr %39, i32 0, i32 0
  %143 = getelementptr inbounds { i64, i64 }, ptr %142, i32 0, i32 0
  %144 = extractvalue { i64, i64 } %141, 0
  store i64 %144, ptr %143, align 4
  %145 = getelementptr inbounds { i64, i64 }, ptr %142, i32 0, i32 1
  %146 = extractvalue { i64, i64 } %141, 1
  store i64 %146, ptr %145, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %39, i64 16, i1 false)
  %147 = load i32, ptr %26, align 4
  call void @rLarge(ptr dead_on_unwind writable sret(%struct.large) align 8 %40, ptr noundef byval(%struct.large) align 8 %17, i32 noundef %147)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %40, i64 32, i1 false)
  %148 = load i32, ptr %26, align 4
  call void @rPacked(ptr dead_on_unwind writable sret(%struct.packed) align 1 %41, ptr noundef byval(%struct.packed) align 8 %18, i32 noundef %148)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %41, i64 11, i1 false)
  %149 = load i32, ptr %26, align 4
  %150 = mul nsw i32 2, %149
  %151 = sub nsw i32 %150, 3
  %152 = getelementptr inbounds { i64, double }, ptr %19, i32 0, i32 0
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds { i64, double }, ptr %19, i32 0, i32 1
  %155 = load double, ptr %154, align 8
  %156 = call { i64, double } @rNested(i64 %153, double %155, i32 noundef %151)
  %157 = getelementptr inbounds { i64, double }, ptr %42, i32 0, i32 0
  %158 = extractvalue { i64, double } %156, 0
  store i64 %158, ptr %157, align 8
  %159 = getelementptr inbounds { i64, double }, ptr %42, i32 0, i32 1
  %160 = extractvalue { i64, double } %156, 1
  store double %160, ptr %159, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %42, i64 16, i1 false)
  %161 = load i32, ptr %26, align 4
  %162 = getelementptr inbounds %union.number, ptr %20, i32 0, i32 0
  %163 = load i64, ptr %162, align 8
  %164 = call i64 @rNumber(i64 %163, i32 noundef %161)
  %165 = getelementptr inbounds %union.number, ptr %43, i32 0, i32 0
  store i64 %164, ptr %165, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %43, i64 8, i1 false)
  %166 = load i64, ptr %20, align 8
  %167 = and i64 %166, 9218868437227405311
  store i64 %167, ptr %20, align 8
  %168 = load i32, ptr %26, align 4
  %169 = getelementptr inbounds %struct.bits, ptr %21, i32 0, i32 0
  %170 = load i32, ptr %169, align 4
  %171 = call i32 @rBits(i32 %170, i32 noundef %168)
  %172 = getelementptr inbounds %struct.bits, ptr %44, i32 0, i32 0
  store i32 %171, ptr %172, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %44, i64 4, i1 false)
  %173 = load i32, ptr %26, align 4
  call void @rAligned(ptr dead_on_unwind writable sret(%struct.aligned) align 32 %45, ptr noundef byval(%struct.aligned) align 32 %22, i32 noundef %173)
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %22, ptr align 32 %45, i64 32, i1 false)
  %174 = load i64, ptr %23, align 8
  %175 = load i32, ptr %26, align 4
  %176 = getelementptr inbounds %struct.longs, ptr %46, i32 0, i32 0
  %177 = load i32, ptr %25, align 4
  %178 = sext i32 %177 to i64
  store i64 %178, ptr %176, align 8
  %179 = getelementptr inbounds %struct.longs, ptr %46, i32 0, i32 1
  %180 = load i32, ptr %25, align 4
  %181 = sub nsw i32 0, %180
  %182 = sext i32 %181 to i64
  store i64 %182, ptr %179, align 8
  %183 = call i64 @crowded(i32 noundef %175, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, ptr noundef byval(%struct.longs) align 8 %10, i32 noundef 6, ptr noundef byval(%struct.longs) align 8 %46, ptr noundef byval(%struct.mixed) align 8 %12, ptr noundef byval(%struct.large) align 8 %17, i8 noundef signext 120)
  %184 = xor i64 %174, %183
  %185 = srem i64 %184, 1000003
  store i64 %185, ptr %23, align 8
  %186 = load double, ptr %24, align 8
  %187 = fdiv double %186, 2.000000e+00
  %188 = getelementptr inbounds %struct.doubles, ptr %47, i32 0, i32 0
  store double 1.000000e+00, ptr %188, align 8
  %189 = getelementptr inbounds %struct.doubles, ptr %47, i32 0, i32 1
  store double 2.000000e+00, ptr %189, align 8
  %190 = getelementptr inbounds %struct.doubles, ptr %48, i32 0, i32 0
  store double 3.000000e+00, ptr %190, align 8
  %191 = getelementptr inbounds %struct.doubles, ptr %48, i32 0, i32 1
  store double 4.000000e+00, ptr %191, align 8
  %192 = getelementptr inbounds %struct.doubles, ptr %49, i32 0, i32 0
  store double 5.000000e+00, ptr %192, align 8
  %193 = getelementptr inbounds %struct.doubles, ptr %49, i32 0, i32 1
  %194 = load i32, ptr %25, align 4
  %195 = srem i32 %194, 100
  %196 = sitofp i32 %195 to double
  store double %196, ptr %193, align 8
  %197 = getelementptr inbounds %struct.mixed, ptr %50, i32 0, i32 0
  store double 8.000000e+00, ptr %197, align 8
  %198 = getelementptr inbounds %struct.mixed, ptr %50, i32 0, i32 1
  store i32 9, ptr %198, align 8
  %199 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 0
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 1
  %202 = load double, ptr %201, align 8
  %203 = getelementptr inbounds { double, double }, ptr %47, i32 0, i32 0
  %204 = load double, ptr %203, align 8
  %205 = getelementptr inbounds { double, double }, ptr %47, i32 0, i32 1
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds { double, double }, ptr %48, i32 0, i32 0
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds { double, double }, ptr %48, i32 0, i32 1
  %210 = load double, ptr %209, align 8
  %211 = getelementptr inbounds %struct.single, ptr %15, i32 0, i32 0
  %212 = load float, ptr %211, align 4
  %213 = call double @floats(double %200, double %202, double %204, double %206, double %208, double %210, float %212, ptr noundef byval(%struct.doubles) align 8 %49, double noundef 7.000000e+00, ptr noundef byval(%struct.mixed) align 8 %50)
  %214 = fadd double %187, %213
  store double %214, ptr %24, align 8
  call void @climb(ptr dead_on_unwind writable sret(%struct.large) align 8 %51, i32 noundef 5, ptr noundef byval(%struct.large) align 8 %17)
  %215 = getelementptr inbounds %struct.large, ptr %51, i32 0, i32 0
  %216 = load i64, ptr %215, align 8
  %217 = srem i64 %216, 1000
  %218 = getelementptr inbounds %struct.empty, ptr %52, i32 0, i32 0
  %219 = call i32 @nothing(i32 noundef 1)
  %220 = sext i32 %219 to i64
  %221 = add nsw i64 %217, %220
  %222 = load i64, ptr %23, align 8
  %223 = add nsw i64 %222, %221
  store i64 %223, ptr %23, align 8
  %224 = getelementptr inbounds %struct.longs, ptr %10, i32 0, i32 0
  %225 = load i64, ptr %224, align 8
  %226 = srem i64 %225, 1099511627776
  store i64 %226, ptr %224, align 8
  %227 = getelementptr inbounds %struct.longs, ptr %10, i32 0, i32 1
  %228 = load i64, ptr %227, align 8
  %229 = srem i64 %228, 1099511627776
  store i64 %229, ptr %227, align 8
  %230 = getelementptr inbounds %struct.large, ptr %17, i32 0, i32 0
  %231 = load i64, ptr %230, align 8
  %232 = srem i64 %231, 1000
  store i64 %232, ptr %230, align 8
  %233 = getelementptr inbounds %struct.large, ptr %17, i32 0, i32 2
  %234 = getelementptr inbounds [3 x i32], ptr %233, i64 0, i64 2
  %235 = load i32, ptr %234, align 8
  %236 = srem i32 %235, 1000
  store i32 %236, ptr %234, align 8
  %237 = getelementptr inbounds %struct.other, ptr %13, i32 0, i32 0
  %238 = load i64, ptr %237, align 8
  %239 = srem i64 %238, 100000
  store i64 %239, ptr %237, align 8
  %240 = getelementptr inbounds %struct.nested, ptr %19, i32 0, i32 1
  %241 = getelementptr inbounds %struct.anon, ptr %240, i32 0, i32 0
  %242 = load double, ptr %241, align 8
  %243 = fdiv double %242, 2.000000e+00
  store double %243, ptr %241, align 8
  %244 = getelementptr inbounds %struct.mixed, ptr %12, i32 0, i32 0
  %245 = load double, ptr %244, align 8
  %246 = fdiv double %245, 3.000000e+00
  store double %246, ptr %244, align 8
  %247 = getelementptr inbounds %struct.squeezed, ptr %14, i32 0, i32 0
  %248 = load float, ptr %247, align 4
  %249 = fdiv float %248, 3.000000e+00
  store float %249, ptr %247, align 4
  br label %250

250:
  %251 = load i32, ptr %25, align 4
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %25, align 4
  br label %63, !llvm.loop !6

253:
  %254 = getelementptr inbounds %struct.one, ptr %7, i32 0, i32 0
  %255 = load i8, ptr %254, align 1
  %256 = sext i8 %255 to i32
  %257 = getelementptr inbounds %struct.three, ptr %8, i32 0, i32 0
  %258 = load i8, ptr %257, align 1
  %259 = zext i8 %258 to i32
  %260 = getelementptr inbounds %struct.three, ptr %8, i32 0, i32 1
  %261 = load i8, ptr %260, align 1
  %262 = zext i8 %261 to i32
  %263 = getelementptr inbounds %struct.three, ptr %8, i32 0, i32 2
  %264 = load i8, ptr %263, align 1
  %265 = zext i8 %264 to i32
  %266 = getelementptr inbounds %struct.ints, ptr %9, i32 0, i32 0
  %267 = load i32, ptr %266, align 4
  %268 = getelementptr inbounds %struct.ints, ptr %9, i32 0, i32 1
  %269 = load i32, ptr %268, align 4
  %270 = getelementptr inbounds %struct.longs, ptr %10, i32 0, i32 0
  %271 = load i64, ptr %270, align 8
  %272 = getelementptr inbounds %struct.longs, ptr %10, i32 0, i32 1
  %273 = load i64, ptr %272, align 8
  %274 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %256, i32 noundef %259, i32 noundef %262, i32 noundef %265, i32 noundef %267, i32 noundef %269, i64 noundef %271, i64 noundef %273)
  %275 = getelementptr inbounds %struct.doubles, ptr %11, i32 0, i32 0
  %276 = load double, ptr %275, align 8
  %277 = getelementptr inbounds %struct.doubles, ptr %11, i32 0, i32 1
  %278 = load double, ptr %277, align 8
  %279 = getelementptr inbounds %struct.mixed, ptr %12, i32 0, i32 0
  %280 = load double, ptr %279, align 8
  %281 = getelementptr inbounds %struct.mixed, ptr %12, i32 0, i32 1
  %282 = load i32, ptr %281, align 8
  %283 = getelementptr inbounds %struct.other, ptr %13, i32 0, i32 0
  %284 = load i64, ptr %283, align 8
  %285 = getelementptr inbounds %struct.other, ptr %13, i32 0, i32 1
  %286 = load float, ptr %285, align 8
  %287 = fpext float %286 to double
  %288 = getelementptr inbounds %struct.squeezed, ptr %14, i32 0, i32 0
  %289 = load float, ptr %288, align 4
  %290 = fpext float %289 to double
  %291 = getelementptr inbounds %struct.squeezed, ptr %14, i32 0, i32 1
  %292 = load i32, ptr %291, align 4
  %293 = getelementptr inbounds %struct.squeezed, ptr %14, i32 0, i32 2
  %294 = load i16, ptr %293, align 4
  %295 = sext i16 %294 to i32
  %296 = getelementptr inbounds %struct.single, ptr %15, i32 0, i32 0
  %297 = load float, ptr %296, align 4
  %298 = fpext float %297 to double
  %299 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %276, double noundef %278, double noundef %280, i32 noundef %282, i64 noundef %284, double noundef %287, double noundef %290, i32 noundef %292, i32 noundef %295, double noundef %298)
  %300 = getelementptr inbounds %struct.array, ptr %16, i32 0, i32 0
  %301 = getelementptr inbounds [4 x i32], ptr %300, i64 0, i64 0
  %302 = load i32, ptr %301, align 4
  %303 = getelementptr inbounds %struct.array, ptr %16, i32 0, i32 0
  %304 = getelementptr inbounds [4 x i32], ptr %303, i64 0, i64 1
  %305 = load i32, ptr %304, align 4
  %306 = getelementptr inbounds %struct.array, ptr %16, i32 0, i32 0
  %307 = getelementptr inbounds [4 x i32], ptr %306, i64 0, i64 2
  %308 = load i32, ptr %307, align 4
  %309 = getelementptr inbounds %struct.array, ptr %16, i32 0, i32 0
  %310 = getelementptr inbounds [4 x i32], ptr %309, i64 0, i64 3
  %311 = load i32, ptr %310, align 4
  %312 = getelementptr inbounds %struct.large, ptr %17, i32 0, i32 0
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds %struct.large, ptr %17, i32 0, i32 1
  %315 = load double, ptr %314, align 8
  %316 = getelementptr inbounds %struct.large, ptr %17, i32 0, i32 2
  %317 = getelementptr inbounds [3 x i32], ptr %316, i64 0, i64 0
  %318 = load i32, ptr %317, align 8
  %319 = getelementptr inbounds %struct.large, ptr %17, i32 0, i32 2
  %320 = getelementptr inbounds [3 x i32], ptr %319, i64 0, i64 1
  %321 = load i32, ptr %320, align 4
  %322 = getelementptr inbounds %struct.large, ptr %17, i32 0, i32 2
  %323 = getelementptr inbounds [3 x i32], ptr %322, i64 0, i64 2
  %324 = load i32, ptr %323, align 8
  %325 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %302, i32 noundef %305, i32 noundef %308, i32 noundef %311, i64 noundef %313, double noundef %315, i32 noundef %318, i32 noundef %321, i32 noundef %324)
  %326 = getelementptr inbounds %struct.packed, ptr %18, i32 0, i32 0
  %327 = load i8, ptr %326, align 1
  %328 = sext i8 %327 to i32
  %329 = getelementptr inbounds %struct.packed, ptr %18, i32 0, i32 1
  %330 = load i64, ptr %329, align 1
  %331 = getelementptr inbounds %struct.packed, ptr %18, i32 0, i32 2
  %332 = load i16, ptr %331, align 1
  %333 = sext i16 %332 to i32
  %334 = getelementptr inbounds %struct.nested, ptr %19, i32 0, i32 0
  %335 = getelementptr inbounds %struct.ints, ptr %334, i32 0, i32 0
  %336 = load i32, ptr %335, align 8
  %337 = getelementptr inbounds %struct.nested, ptr %19, i32 0, i32 0
  %338 = getelementptr inbounds %struct.ints, ptr %337, i32 0, i32 1
  %339 = load i32, ptr %338, align 4
  %340 = getelementptr inbounds %struct.nested, ptr %19, i32 0, i32 1
  %341 = getelementptr inbounds %struct.anon, ptr %340, i32 0, i32 0
  %342 = load double, ptr %341, align 8
  %343 = load double, ptr %20, align 8
  %344 = load i32, ptr %21, align 4
  %345 = and i32 %344, 7
  %346 = load i32, ptr %21, align 4
  %347 = lshr i32 %346, 3
  %348 = and i32 %347, 127
  %349 = load i32, ptr %21, align 4
  %350 = lshr i32 %349, 10
  %351 = and i32 %350, 8191
  %352 = load i32, ptr %21, align 4
  %353 = ashr i32 %352, 23
  %354 = getelementptr inbounds %struct.aligned, ptr %22, i32 0, i32 1
  %355 = load i32, ptr %354, align 8
  %356 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %328, i64 noundef %330, i32 noundef %333, i32 noundef %336, i32 noundef %339, double noundef %342, double noundef %343, i32 noundef %345, i32 noundef %348, i32 noundef %351, i32 noundef %353, i32 noundef %355)
  %357 = load i64, ptr %23, align 8
  %358 = load double, ptr %24, align 8
  %359 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %357, double noundef %358)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8 @rOne(i8 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.one, align 1
  %4 = alloca %struct.one, align 1
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.one, ptr %4, i32 0, i32 0
  store i8 %0, ptr %6, align 1
  store i32 %1, ptr %5, align 4
  %7 = getelementptr inbounds %struct.one, ptr %4, i32 0, i32 0
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %5, align 4
  %11 = mul nsw i32 %9, %10
  %12 = trunc i32 %11 to i8
  %13 = getelementptr inbounds %struct.one, ptr %4, i32 0, i32 0
  store i8 %12, ptr %13, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 1, i1 false)
  %14 = getelementptr inbounds %struct.one, ptr %3, i32 0, i32 0
  %15 = load i8, ptr %14, align 1
  ret i8 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i24 @rThree(i24 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.three, align 1
  %4 = alloca %struct.three, align 1
  %5 = alloca i32, align 4
  %6 = alloca i24, align 4
  store i24 %0, ptr %4, align 1
  store i32 %1, ptr %5, align 4
  %7 = getelementptr inbounds %struct.three, ptr %4, i32 0, i32 0
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = getelementptr inbounds %struct.three, ptr %4, i32 0, i32 1
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i32
  %13 = add nsw i32 %12, %9
  %14 = trunc i32 %13 to i8
  store i8 %14, ptr %10, align 1
  %15 = getelementptr inbounds %struct.three, ptr %4, i32 0, i32 2
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = load i32, ptr %5, align 4
  %19 = mul nsw i32 %17, %18
  %20 = trunc i32 %19 to i8
  %21 = getelementptr inbounds %struct.three, ptr %4, i32 0, i32 2
  store i8 %20, ptr %21, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 1 %3, i64 3, i1 false)
  %22 = load i24, ptr %6, align 4
  ret i24 %22
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @rInts(i64 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.ints, align 4
  %4 = alloca %struct.ints, align 4
  %5 = alloca i32, align 4
  store i64 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds %struct.ints, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds %struct.ints, ptr %4, i32 0, i32 1
  %8 = load i32, ptr %7, align 4
  %9 = load i32, ptr %5, align 4
  %10 = sub nsw i32 %8, %9
  store i32 %10, ptr %6, align 4
  %11 = getelementptr inbounds %struct.ints, ptr %3, i32 0, i32 1
  %12 = getelementptr inbounds %struct.ints, ptr %4, i32 0, i32 0
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %5, align 4
  %15 = add nsw i32 %13, %14
  store i32 %15, ptr %11, align 4
  %16 = load i64, ptr %3, align 4
  ret i64 %16
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @rLongs(i64 %0, i64 %1, i32 noundef %2) #0 {
  %4 = alloca %struct.longs, align 8
  %5 = alloca %struct.longs, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %7, align 8
  %8 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %1, ptr %8, align 8
  store i32 %2, ptr %6, align 4
  %9 = getelementptr inbounds %struct.longs, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds %struct.longs, ptr %5, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = mul nsw i64 %11, %13
  store i64 %14, ptr %9, align 8
  %15 = getelementptr inbounds %struct.longs, ptr %4, i32 0, i32 1
  %16 = getelementptr inbounds %struct.longs, ptr %5, i32 0, i32 0
  %17 = load i64, ptr %16, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = sub nsw i64 %17, %19
  store i64 %20, ptr %15, align 8
  %21 = load { i64, i64 }, ptr %4, align 8
  ret { i64, i64 } %21
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, double } @rDoubles(double %0, double %1, i32 noundef %2) #0 {
  %4 = alloca %struct.doubles, align 8
  %5 = alloca %struct.doubles, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 0
  store double %0, ptr %7, align 8
  %8 = getelementptr inbounds { double, double }, ptr %5, i32 0, i32 1
  store double %1, ptr %8, align 8
  store i32 %2, ptr %6, align 4
  %9 = getelementptr inbounds %struct.doubles, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds %struct.doubles, ptr %5, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  %12 = fdiv double %11, 2.000000e+00
  store double %12, ptr %9, align 8
  %13 = getelementptr inbounds %struct.doubles, ptr %4, i32 0, i32 1
  %14 = getelementptr inbounds %struct.doubles, ptr %5, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = load i32, ptr %6, align 4
  %17 = sitofp i32 %16 to double
  %18 = fadd double %15, %17
  store double %18, ptr %13, align 8
  %19 = load { double, double }, ptr %4, align 8
  ret { double, double } %19
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, i32 } @rMixed(double %0, i32 %1, i32 noundef %2) #0 {
  %4 = alloca %struct.mixed, align 8
  %5 = alloca %struct.mixed, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds { double, i32 }, ptr %5, i32 0, i32 0
  store double %0, ptr %7, align 8
  %8 = getelementptr inbounds { double, i32 }, ptr %5, i32 0, i32 1
  store i32 %1, ptr %8, align 8
  store i32 %2, ptr %6, align 4
  %9 = getelementptr inbounds %struct.mixed, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds %struct.mixed, ptr %5, i32 0, i32 0
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds %struct.mixed, ptr %5, i32 0, i32 1
  %13 = load i32, ptr %12, align 8
  %14 = sitofp i32 %13 to double
  %15 = fadd double %11, %14
  store double %15, ptr %9, align 8
  %16 = getelementptr inbounds %struct.mixed, ptr %4, i32 0, i32 1
  %17 = getelementptr inbounds %struct.mixed, ptr %5, i32 0, i32 1
  %18 = load i32, ptr %17, align 8
  %19 = load i32, ptr %6, align 4
  %20 = xor i32 %18, %19
  store i32 %20, ptr %16, align 8
  %21 = load { double, i32 }, ptr %4, align 8
  ret { double, i32 } %21
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, float } @rOther(i64 %0, float %1, i32 noundef %2) #0 {
  %4 = alloca %struct.other, align 8
  %5 = alloca %struct.other, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds { i64, float }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %7, align 8
  %8 = getelementptr inbounds { i64, float }, ptr %5, i32 0, i32 1
  store float %1, ptr %8, align 8
  store i32 %2, ptr %6, align 4
  %9 = getelementptr inbounds %struct.other, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds %struct.other, ptr %5, i32 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.other, ptr %5, i32 0, i32 1
  %13 = load float, ptr %12, align 8
  %14 = fptosi float %13 to i64
  %15 = add nsw i64 %11, %14
  store i64 %15, ptr %9, align 8
  %16 = getelementptr inbounds %struct.other, ptr %4, i32 0, i32 1
  %17 = getelementptr inbounds %struct.other, ptr %5, i32 0, i32 1
  %18 = load float, ptr %17, align 8
  %19 = load i32, ptr %6, align 4
  %20 = sitofp i32 %19 to float
  %21 = call float @llvm.fmuladd.f32(float %18, float 5.000000e-01, float %20)
  store float %21, ptr %16, align 8
  %22 = load { i64, float }, ptr %4, align 8
  ret { i64, float } %22
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i16 } @rSqueezed(i64 %0, i16 %1, i32 noundef %2) #0 {
  %4 = alloca %struct.squeezed, align 4
  %5 = alloca %struct.squeezed, align 4
  %6 = alloca { i64, i16 }, align 4
  %7 = alloca i32, align 4
  %8 = alloca { i64, i16 }, align 8
  %9 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 0
  store i64 %0, ptr %9, align 4
  %10 = getelementptr inbounds { i64, i16 }, ptr %6, i32 0, i32 1
  store i16 %1, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %6, i64 12, i1 false)
  store i32 %2, ptr %7, align 4
  %11 = getelementptr inbounds %struct.squeezed, ptr %5, i32 0, i32 2
  %12 = load i16, ptr %11, align 4
  %13 = add i16 %12, 1
  store i16 %13, ptr %11, align 4
  %14 = getelementptr inbounds %struct.squeezed, ptr %5, i32 0, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = sitofp i32 %15 to float
  %17 = getelementptr inbounds %struct.squeezed, ptr %5, i32 0, i32 0
  %18 = load float, ptr %17, align 4
  %19 = fadd float %18, %16
  store float %19, ptr %17, align 4
  %20 = load i32, ptr %7, align 4
  %21 = getelementptr inbounds %struct.squeezed, ptr %5, i32 0, i32 1
  %22 = load i32, ptr %21, align 4
  %23 = sub nsw i32 %22, %20
  store i32 %23, ptr %21, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %5, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 4 %4, i64 12, i1 false)
  %24 = load { i64, i16 }, ptr %8, align 8
  ret { i64, i16 } %24
}

; Function Attrs: noinline nounwind optnone uwtable
define internal float @rSingle(float %0, i32 noundef %1) #0 {
  %3 = alloca %struct.single, align 4
  %4 = alloca %struct.single, align 4
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.single, ptr %4, i32 0, i32 0
  store float %0, ptr %6, align 4
  store i32 %1, ptr %5, align 4
  %7 = load i32, ptr %5, align 4
  %8 = sitofp i32 %7 to float
  %9 = getelementptr inbounds %struct.single, ptr %4, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = fmul float %10, %8
  store float %11, ptr %9, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 4, i1 false)
  %12 = getelementptr inbounds %struct.single, ptr %3, i32 0, i32 0
  %13 = load float, ptr %12, align 4
  ret float %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @rArray(i64 %0, i64 %1, i32 noundef %2) #0 {
  %4 = alloca %struct.array, align 4
  %5 = alloca %struct.array, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %8, align 4
  %9 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %1, ptr %9, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %10

10:
  %11 = load i32, ptr %7, align 4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %13, label %30

13:
  %14 = getelementptr inbounds %struct.array, ptr %5, i32 0, i32 0
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i32], ptr %14, i64 0, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = load i32, ptr %6, align 4
  %20 = mul nsw i32 %18, %19
  %21 = load i32, ptr %7, align 4
  %22 = add nsw i32 %20, %21
  %23 = getelementptr inbounds %struct.array, ptr %5, i32 0, i32 0
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x i32], ptr %23, i64 0, i64 %25
  store i32 %22, ptr %26, align 4
  br label %27

27:
  %28 = load i32, ptr %7, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4
  br label %10, !llvm.loop !8

30:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %5, i64 16, i1 false)
  %31 = getelementptr inbounds %struct.array, ptr %4, i32 0, i32 0
  %32 = load { i64, i64 }, ptr %31, align 4
  ret { i64, i64 } %32
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @rLarge(ptr dead_on_unwind noalias writable sret(%struct.large) align 8 %0, ptr noundef byval(%struct.large) align 8 %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  store i32 %2, ptr %4, align 4
  %5 = getelementptr inbounds %struct.large, ptr %1, i32 0, i32 2
  %6 = getelementptr inbounds [3 x i32], ptr %5, i64 0, i64 1
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds %struct.large, ptr %1, i32 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, %8
  store i64 %11, ptr %9, align 8
  %12 = load i32, ptr %4, align 4
  %13 = sitofp i32 %12 to double
  %14 = getelementptr inbounds %struct.large, ptr %1, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = fdiv double %15, %13
  store double %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.large, ptr %1, i32 0, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds %struct.large, ptr %1, i32 0, i32 2
  %21 = getelementptr inbounds [3 x i32], ptr %20, i64 0, i64 2
  %22 = load i32, ptr %21, align 8
  %23 = sub nsw i32 %22, %19
  store i32 %23, ptr %21, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 32, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @rPacked(ptr dead_on_unwind noalias writable sret(%struct.packed) align 1 %0, ptr noundef byval(%struct.packed) align 8 %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  store i32 %2, ptr %4, align 4
  %5 = getelementptr inbounds %struct.packed, ptr %1, i32 0, i32 0
  %6 = load i8, ptr %5, align 8
  %7 = sext i8 %6 to i64
  %8 = getelementptr inbounds %struct.packed, ptr %1, i32 0, i32 1
  %9 = load i64, ptr %8, align 1
  %10 = add nsw i64 %9, %7
  store i64 %10, ptr %8, align 1
  %11 = getelementptr inbounds %struct.packed, ptr %1, i32 0, i32 2
  %12 = load i16, ptr %11, align 1
  %13 = sext i16 %12 to i32
  %14 = load i32, ptr %4, align 4
  %15 = sub nsw i32 %13, %14
  %16 = trunc i32 %15 to i16
  %17 = getelementptr inbounds %struct.packed, ptr %1, i32 0, i32 2
  store i16 %16, ptr %17, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 8 %1, i64 11, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, double } @rNested(i64 %0, double %1, i32 noundef %2) #0 {
  %4 = alloca %struct.nested, align 8
  %5 = alloca %struct.nested, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds { i64, double }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %7, align 8
  %8 = getelementptr inbounds { i64, double }, ptr %5, i32 0, i32 1
  store double %1, ptr %8, align 8
  store i32 %2, ptr %6, align 4
  %9 = getelementptr inbounds %struct.nested, ptr %5, i32 0, i32 0
  %10 = getelementptr inbounds %struct.ints, ptr %9, i32 0, i32 0
  %11 = load i32, ptr %10, align 8
  %12 = sitofp i32 %11 to double
  %13 = getelementptr inbounds %struct.nested, ptr %5, i32 0, i32 1
  %14 = getelementptr inbounds %struct.anon, ptr %13, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = fadd double %15, %12
  store double %16, ptr %14, align 8
  %17 = load i32, ptr %6, align 4
  %18 = getelementptr inbounds %struct.nested, ptr %5, i32 0, i32 0
  %19 = getelementptr inbounds %struct.ints, ptr %18, i32 0, i32 1
  %20 = load i32, ptr %19, align 4
  %21 = mul nsw i32 %20, %17
  store i32 %21, ptr %19, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 16, i1 false)
  %22 = load { i64, double }, ptr %4, align 8
  ret { i64, double } %22
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @rNumber(i64 %0, i32 noundef %1) #0 {
  %3 = alloca %union.number, align 8
  %4 = alloca %union.number, align 8
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %union.number, ptr %4, i32 0, i32 0
  store i64 %0, ptr %6, align 8
  store i32 %1, ptr %5, align 4
  %7 = load i32, ptr %5, align 4
  %8 = sext i32 %7 to i64
  %9 = shl i64 %8, 52
  %10 = load i64, ptr %4, align 8
  %11 = add nsw i64 %10, %9
  store i64 %11, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %4, i64 8, i1 false)
  %12 = getelementptr inbounds %union.number, ptr %3, i32 0, i32 0
  %13 = load i64, ptr %12, align 8
  ret i64 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rBits(i32 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.bits, align 4
  %4 = alloca %struct.bits, align 4
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.bits, ptr %4, i32 0, i32 0
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %5, align 4
  %7 = load i32, ptr %4, align 4
  %8 = and i32 %7, 7
  %9 = add nsw i32 %8, 3
  %10 = load i32, ptr %4, align 4
  %11 = and i32 %9, 7
  %12 = and i32 %10, -8
  %13 = or i32 %12, %11
  store i32 %13, ptr %4, align 4
  %14 = load i32, ptr %4, align 4
  %15 = lshr i32 %14, 10
  %16 = and i32 %15, 8191
  %17 = load i32, ptr %4, align 4
  %18 = and i32 %16, 127
  %19 = shl i32 %18, 3
  %20 = and i32 %17, -1017
  %21 = or i32 %20, %19
  store i32 %21, ptr %4, align 4
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %4, align 4
  %24 = lshr i32 %23, 10
  %25 = and i32 %24, 8191
  %26 = xor i32 %25, %22
  %27 = load i32, ptr %4, align 4
  %28 = and i32 %26, 8191
  %29 = shl i32 %28, 10
  %30 = and i32 %27, -8387585
  %31 = or i32 %30, %29
  store i32 %31, ptr %4, align 4
  %32 = load i32, ptr %4, align 4
  %33 = ashr i32 %32, 23
  %34 = sub nsw i32 0, %33
  %35 = load i32, ptr %4, align 4
  %36 = and i32 %34, 511
  %37 = shl i32 %36, 23
  %38 = and i32 %35, 8388607
  %39 = or i32 %38, %37
  store i32 %39, ptr %4, align 4
  %40 = shl i32 %36, 23
  %41 = ashr i32 %40, 23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 4, i1 false)
  %42 = getelementptr inbounds %struct.bits, ptr %3, i32 0, i32 0
  %43 = load i32, ptr %42, align 4
  ret i32 %43
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @rAligned(ptr dead_on_unwind noalias writable sret(%struct.aligned) align 32 %0, ptr noundef byval(%struct.aligned) align 32 %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  store i32 %2, ptr %4, align 4
  %5 = ptrtoint ptr %1 to i64
  %6 = and i64 %5, 31
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds %struct.aligned, ptr %1, i32 0, i32 0
  %9 = getelementptr inbounds [8 x i8], ptr %8, i64 0, i64 3
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %7, %11
  %13 = load i32, ptr %4, align 4
  %14 = add nsw i32 %12, %13
  %15 = getelementptr inbounds %struct.aligned, ptr %1, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = add nsw i32 %16, %14
  store i32 %17, ptr %15, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %0, ptr align 32 %1, i64 32, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @crowded(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef byval(%struct.longs) align 8 %5, i32 noundef %6, ptr noundef byval(%struct.longs) align 8 %7, ptr noundef byval(%struct.mixed) align 8 %8, ptr noundef byval(%struct.large) align 8 %9, i8 noundef signext %10) #0 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store i32 %6, ptr %17, align 4
  store i8 %10, ptr %18, align 1
  %19 = load i32, ptr %12, align 4
  %20 = load i32, ptr %13, align 4
  %21 = mul nsw i32 2, %20
  %22 = add nsw i32 %19, %21
  %23 = load i32, ptr %14, align 4
  %24 = mul nsw i32 3, %23
  %25 = add nsw i32 %22, %24
  %26 = load i32, ptr %15, align 4
  %27 = mul nsw i32 4, %26
  %28 = add nsw i32 %25, %27
  %29 = load i32, ptr %16, align 4
  %30 = mul nsw i32 5, %29
  %31 = add nsw i32 %28, %30
  %32 = load i32, ptr %17, align 4
  %33 = mul nsw i32 6, %32
  %34 = add nsw i32 %31, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.longs, ptr %5, i32 0, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 7, %37
  %39 = add nsw i64 %35, %38
  %40 = getelementptr inbounds %struct.longs, ptr %5, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 8, %41
  %43 = add nsw i64 %39, %42
  %44 = getelementptr inbounds %struct.longs, ptr %7, i32 0, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 9, %45
  %47 = add nsw i64 %43, %46
  %48 = getelementptr inbounds %struct.longs, ptr %7, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 10, %49
  %51 = add nsw i64 %47, %50
  %52 = getelementptr inbounds %struct.mixed, ptr %8, i32 0, i32 0
  %53 = load double, ptr %52, align 8
  %54 = fmul double 1.100000e+01, %53
  %55 = fptosi double %54 to i64
  %56 = add nsw i64 %51, %55
  %57 = getelementptr inbounds %struct.mixed, ptr %8, i32 0, i32 1
  %58 = load i32, ptr %57, align 8
  %59 = mul nsw i32 12, %58
  %60 = sext i32 %59 to i64
  %61 = add nsw i64 %56, %60
  %62 = getelementptr inbounds %struct.large, ptr %9, i32 0, i32 2
  %63 = getelementptr inbounds [3 x i32], ptr %62, i64 0, i64 2
  %64 = load i32, ptr %63, align 8
  %65 = mul nsw i32 13, %64
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %61, %66
  %68 = getelementptr inbounds %struct.large, ptr %9, i32 0, i32 1
  %69 = load double, ptr %68, align 8
  %70 = fmul double %69, 1.400000e+01
  %71 = fptosi double %70 to i64
  %72 = add nsw i64 %67, %71
  %73 = load i8, ptr %18, align 1
  %74 = sext i8 %73 to i64
  %75 = add nsw i64 %72, %74
  ret i64 %75
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @floats(double %0, double %1, double %2, double %3, double %4, double %5, float %6, ptr noundef byval(%struct.doubles) align 8 %7, double noundef %8, ptr noundef byval(%struct.mixed) align 8 %9) #0 {
  %11 = alloca %struct.doubles, align 8
  %12 = alloca %struct.doubles, align 8
  %13 = alloca %struct.doubles, align 8
  %14 = alloca %struct.single, align 4
  %15 = alloca double, align 8
  %16 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 0
  store double %0, ptr %16, align 8
  %17 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 1
  store double %1, ptr %17, align 8
  %18 = getelementptr inbounds { double, double }, ptr %12, i32 0, i32 0
  store double %2, ptr %18, align 8
  %19 = getelementptr inbounds { double, double }, ptr %12, i32 0, i32 1
  store double %3, ptr %19, align 8
  %20 = getelementptr inbounds { double, double }, ptr %13, i32 0, i32 0
  store double %4, ptr %20, align 8
  %21 = getelementptr inbounds { double, double }, ptr %13, i32 0, i32 1
  store double %5, ptr %21, align 8
  %22 = getelementptr inbounds %struct.single, ptr %14, i32 0, i32 0
  store float %6, ptr %22, align 4
  store double %8, ptr %15, align 8
  %23 = getelementptr inbounds %struct.doubles, ptr %11, i32 0, i32 0
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds %struct.doubles, ptr %11, i32 0, i32 1
  %26 = load double, ptr %25, align 8
  %27 = call double @llvm.fmuladd.f64(double 2.000000e+00, double %26, double %24)
  %28 = getelementptr inbounds %struct.doubles, ptr %12, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = call double @llvm.fmuladd.f64(double 3.000000e+00, double %29, double %27)
  %31 = getelementptr inbounds %struct.doubles, ptr %12, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = call double @llvm.fmuladd.f64(double 4.000000e+00, double %32, double %30)
  %34 = getelementptr inbounds %struct.doubles, ptr %13, i32 0, i32 0
  %35 = load double, ptr %34, align 8
  %36 = call double @llvm.fmuladd.f64(double 5.000000e+00, double %35, double %33)
  %37 = getelementptr inbounds %struct.doubles, ptr %13, i32 0, i32 1
  %38 = load double, ptr %37, align 8
  %39 = call double @llvm.fmuladd.f64(double 6.000000e+00, double %38, double %36)
  %40 = getelementptr inbounds %struct.single, ptr %14, i32 0, i32 0
  %41 = load float, ptr %40, align 4
  %42 = fmul float 7.000000e+00, %41
  %43 = fpext float %42 to double
  %44 = fadd double %39, %43
  %45 = getelementptr inbounds %struct.doubles, ptr %7, i32 0, i32 0
  %46 = load double, ptr %45, align 8
  %47 = call double @llvm.fmuladd.f64(double 8.000000e+00, double %46, double %44)
  %48 = getelementptr inbounds %struct.doubles, ptr %7, i32 0, i32 1
  %49 = load double, ptr %48, align 8
  %50 = call double @llvm.fmuladd.f64(double 9.000000e+00, double %49, double %47)
  %51 = load double, ptr %15, align 8
  %52 = call double @llvm.fmuladd.f64(double 1.000000e+01, double %51, double %50)
  %53 = getelementptr inbounds %struct.mixed, ptr %9, i32 0, i32 0
  %54 = load double, ptr %53, align 8
  %55 = call double @llvm.fmuladd.f64(double 1.100000e+01, double %54, double %52)
  %56 = getelementptr inbounds %struct.mixed, ptr %9, i32 0, i32 1
  %57 = load i32, ptr %56, align 8
  %58 = mul nsw i32 12, %57
  %59 = sitofp i32 %58 to double
  %60 = fadd double %55, %59
  ret double %60
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @climb(ptr dead_on_unwind noalias writable sret(%struct.large) align 8 %0, i32 noundef %1, ptr noundef byval(%struct.large) align 8 %2) #0 {
  %4 = alloca i32, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %2, i64 32, i1 false)
  br label %26

8:
  %9 = load i32, ptr %4, align 4
  %10 = getelementptr inbounds %struct.large, ptr %2, i32 0, i32 2
  %11 = load i32, ptr %4, align 4
  %12 = srem i32 %11, 3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [3 x i32], ptr %10, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add nsw i32 %15, %9
  store i32 %16, ptr %14, align 4
  %17 = load i32, ptr %4, align 4
  %18 = sub nsw i32 %17, 1
  call void @climb(ptr dead_on_unwind writable sret(%struct.large) align 8 %0, i32 noundef %18, ptr noundef byval(%struct.large) align 8 %2)
  %19 = getelementptr inbounds %struct.large, ptr %2, i32 0, i32 2
  %20 = getelementptr inbounds [3 x i32], ptr %19, i64 0, i64 0
  %21 = load i32, ptr %20, align 8
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.large, ptr %0, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %24, %22
  store i64 %25, ptr %23, align 8
  br label %26

26:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @nothing(i32 noundef %0) #0 {
  %2 = alloca %struct.empty, align 1
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = add nsw i32 %4, 0
  ret i32 %5
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
