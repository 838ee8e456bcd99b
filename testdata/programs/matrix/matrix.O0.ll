; ModuleID = 'matrix.c'
source_filename = "matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@ia = internal global [32 x [32 x i32]] zeroinitializer, align 16
@ib = internal global [32 x [32 x i32]] zeroinitializer, align 16
@la = internal global [32 x [32 x i64]] zeroinitializer, align 16
@lb = internal global [32 x [32 x i64]] zeroinitializer, align 16
@fa = internal global [32 x [32 x float]] zeroinitializer, align 16
@fb = internal global [32 x [32 x float]] zeroinitializer, align 16
@da = internal global [32 x [32 x double]] zeroinitializer, align 16
@db = internal global [32 x [32 x double]] zeroinitializer, align 16
@grid = internal global [32 x [32 x i8]] zeroinitializer, align 16
@ic = internal global [32 x [32 x i32]] zeroinitializer, align 16
@id = internal global [32 x [32 x i32]] zeroinitializer, align 16
@tmp = internal global [8192 x i32] zeroinitializer, align 16
@lc = internal global [32 x [32 x i64]] zeroinitializer, align 16
@fc = internal global [32 x [32 x float]] zeroinitializer, align 16
@dc = internal global [32 x [32 x double]] zeroinitializer, align 16
@x = internal global [32 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [35 x i8] c"int %d %d %d, strassen differs %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"long %lld %lld\0A\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"float %.4f %.4f\0A\00", align 1
@.str.3 = private unnamed_addr constant [34 x i8] c"double %.9f det %.6e x %.9f %.9f\0A\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"life %d\0A\00", align 1
@strassen.left = internal constant [7 x [4 x i8]] [[4 x i8] c"\01\00\00\01", [4 x i8] c"\00\00\01\01", [4 x i8] c"\01\00\00\00", [4 x i8] c"\00\00\00\01", [4 x i8] c"\01\01\00\00", [4 x i8] c"\FF\00\01\00", [4 x i8] c"\00\01\00\FF"], align 16
@strassen.right = internal constant [7 x [4 x i8]] [[4 x i8] c"\01\00\00\01", [4 x i8] c"\01\00\00\00", [4 x i8] c"\00\01\00\FF", [4 x i8] c"\FF\00\01\00", [4 x i8] c"\00\00\00\01", [4 x i8] c"\01\01\00\00", [4 x i8] c"\00\00\01\01"], align 16
@strassen.out = internal constant [7 x [4 x i8]] [[4 x i8] c"\01\00\00\01", [4 x i8] c"\00\00\01\FF", [4 x i8] c"\00\01\00\01", [4 x i8] c"\01\00\01\00", [4 x i8] c"\FF\01\00\00", [4 x i8] c"\00\00\00\01", [4 x i8] c"\01\00\00\00"], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %15 = load i32, ptr %4, align 4
  %16 = icmp sgt i32 %15, 1
  br i1 %16, label %17, label %22

17:
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds ptr, ptr %18, i64 1
  %20 = load ptr, ptr %19, align 8
  %21 = call i32 @atoi(ptr noundef %20) #6
  br label %23

22:
  br label %23

23:
  %24 = phi i32 [ %21, %17 ], [ 2, %22 ]
  store i32 %24, ptr %6, align 4
  store i32 7, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store double 0.000000e+00, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %25

25:
  %26 = load i32, ptr %11, align 4
  %27 = load i32, ptr %6, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %199

29:
  store i32 0, ptr %12, align 4
  br label %30

30:
  %31 = load i32, ptr %12, align 4
  %32 = icmp slt i32 %31, 32
  br i1 %32, label %33, label %170

33:
  store i32 0, ptr %13, align 4
  br label %34

34:
  %35 = load i32, ptr %13, align 4
  %36 = icmp slt i32 %35, 32
  br i1 %36, label %37, label %166

37:
  %38 = load i32, ptr %7, align 4
  %39 = mul i32 %38, 22695477
  %40 = add i32 %39, 1
  store i32 %40, ptr %7, align 4
  %41 = load i32, ptr %7, align 4
  %42 = ashr i32 %41, 20
  %43 = load i32, ptr %12, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [32 x [32 x i32]], ptr @ia, i64 0, i64 %44
  %46 = load i32, ptr %13, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [32 x i32], ptr %45, i64 0, i64 %47
  store i32 %42, ptr %48, align 4
  %49 = load i32, ptr %7, align 4
  %50 = shl i32 %49, 5
  %51 = ashr i32 %50, 22
  %52 = load i32, ptr %13, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [32 x [32 x i32]], ptr @ib, i64 0, i64 %53
  %55 = load i32, ptr %12, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [32 x i32], ptr %54, i64 0, i64 %56
  store i32 %51, ptr %57, align 4
  %58 = load i32, ptr %12, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [32 x [32 x i32]], ptr @ia, i64 0, i64 %59
  %61 = load i32, ptr %13, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [32 x i32], ptr %60, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = sext i32 %64 to i64
  %66 = mul nsw i64 %65, 2097152
  %67 = load i32, ptr %12, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [32 x [32 x i64]], ptr @la, i64 0, i64 %68
  %70 = load i32, ptr %13, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [32 x i64], ptr %69, i64 0, i64 %71
  store i64 %66, ptr %72, align 8
  %73 = load i32, ptr %12, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [32 x [32 x i32]], ptr @ib, i64 0, i64 %74
  %76 = load i32, ptr %13, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [32 x i32], ptr %75, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = sext i32 %79 to i64
  %81 = mul nsw i64 %80, 12345
  %82 = load i32, ptr %12, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [32 x [32 x i64]], ptr @lb, i64 0, i64 %83
  %85 = load i32, ptr %13, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [32 x i64], ptr %84, i64 0, i64 %86
  store i64 %81, ptr %87, align 8
  %88 = load i32, ptr %12, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [32 x [32 x i32]], ptr @ia, i64 0, i64 %89
  %91 = load i32, ptr %13, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [32 x i32], ptr %90, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = sitofp i32 %94 to float
  %96 = fdiv float %95, 6.400000e+01
  %97 = load i32, ptr %12, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [32 x [32 x float]], ptr @fa, i64 0, i64 %98
  %100 = load i32, ptr %13, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [32 x float], ptr %99, i64 0, i64 %101
  store float %96, ptr %102, align 4
  %103 = load i32, ptr %12, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [32 x [32 x i32]], ptr @ia, i64 0, i64 %104
  %106 = load i32, ptr %13, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [32 x i32], ptr %105, i64 0, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = and i32 %109, 31
  %111 = sitofp i32 %110 to float
  %112 = load i32, ptr %12, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [32 x [32 x float]], ptr @fb, i64 0, i64 %113
  %115 = load i32, ptr %13, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [32 x float], ptr %114, i64 0, i64 %116
  store float %111, ptr %117, align 4
  %118 = load i32, ptr %12, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [32 x [32 x i32]], ptr @ia, i64 0, i64 %119
  %121 = load i32, ptr %13, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [32 x i32], ptr %120, i64 0, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = sitofp i32 %124 to double
  %126 = fdiv double %125, 1.280000e+02
  %127 = load i32, ptr %12, align 4
  %128 = load i32, ptr %13, align 4
  %129 = icmp eq i32 %127, %128
  %130 = zext i1 %129 to i64
  %131 = select i1 %129, i32 40, i32 0
  %132 = sitofp i32 %131 to double
  %133 = fadd double %126, %132
  %134 = load i32, ptr %12, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [32 x [32 x double]], ptr @da, i64 0, i64 %135
  %137 = load i32, ptr %13, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [32 x double], ptr %136, i64 0, i64 %138
  store double %133, ptr %139, align 8
  %140 = load i32, ptr %12, align 4
  %141 = add nsw i32 1, %140
  %142 = load i32, ptr %13, align 4
  %143 = add nsw i32 %141, %142
  %144 = sitofp i32 %143 to double
  %145 = fdiv double 1.000000e+00, %144
  %146 = load i32, ptr %12, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [32 x [32 x double]], ptr @db, i64 0, i64 %147
  %149 = load i32, ptr %13, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [32 x double], ptr %148, i64 0, i64 %150
  store double %145, ptr %151, align 8
  %152 = load i32, ptr %7, align 4
  %153 = lshr i32 %152, 30
  %154 = icmp eq i32 %153, 1
  %155 = zext i1 %154 to i32
  %156 = trunc i32 %155 to i8
  %157 = load i32, ptr %12, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [32 x [32 x i8]], ptr @grid, i64 0, i64 %158
  %160 = load i32, ptr %13, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [32 x i8], ptr %159, i64 0, i64 %161
  store i8 %156, ptr %162, align 1
  br label %163

163:
  %164 = load i32, ptr %13, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %13, align 4
  br label %34, !llvm.loop !6

166:
  br label %167

167:
  %168 = load i32, ptr %12, align 4
  %169 = add nsw i32 %168, 1
  store i32 %169, ptr %12, align 4
  br label %30, !llvm.loop !8

170:
  call void @mulInt(ptr noundef @ic, ptr noundef @ia, ptr noundef @ib)
  call void @strassen(i32 noundef 32, i32 noundef 32, ptr noundef @ia, ptr noundef @ib, ptr noundef @id, ptr noundef @tmp)
  %171 = call i32 @memcmp(ptr noundef @ic, ptr noundef @id, i64 noundef 4096) #6
  %172 = icmp ne i32 %171, 0
  %173 = zext i1 %172 to i32
  %174 = load i32, ptr %9, align 4
  %175 = add nsw i32 %174, %173
  store i32 %175, ptr %9, align 4
  call void @mulLong(ptr noundef @lc, ptr noundef @la, ptr noundef @lb)
  call void @mulFloat(ptr noundef @fc, ptr noundef @fa, ptr noundef @fb)
  call void @mulDouble(ptr noundef @dc, ptr noundef @da, ptr noundef @db)
  store i32 0, ptr %14, align 4
  br label %176

176:
  %177 = load i32, ptr %14, align 4
  %178 = icmp slt i32 %177, 32
  br i1 %178, label %179, label %193

179:
  %180 = load i32, ptr %14, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [32 x [32 x double]], ptr @dc, i64 0, i64 %181
  %183 = load i32, ptr %14, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [32 x double], ptr %182, i64 0, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = load i32, ptr %14, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [32 x double], ptr @x, i64 0, i64 %188
  store double %186, ptr %189, align 8
  br label %190

190:
  %191 = load i32, ptr %14, align 4
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr %14, align 4
  br label %176, !llvm.loop !9

193:
  %194 = call double @solve(ptr noundef @da, ptr noundef @x)
  store double %194, ptr %10, align 8
  %195 = call i32 @life(ptr noundef @grid, i32 noundef 10)
  store i32 %195, ptr %8, align 4
  br label %196

196:
  %197 = load i32, ptr %11, align 4
  %198 = add nsw i32 %197, 1
  store i32 %198, ptr %11, align 4
  br label %25, !llvm.loop !10

199:
  %200 = load i32, ptr @ic, align 16
  %201 = load i32, ptr getelementptr inbounds ([32 x i32], ptr getelementptr inbounds ([32 x [32 x i32]], ptr @ic, i64 0, i64 5), i64 0, i64 9), align 4
  %202 = load i32, ptr getelementptr inbounds ([32 x i32], ptr getelementptr inbounds ([32 x [32 x i32]], ptr @ic, i64 0, i64 31), i64 0, i64 31), align 4
  %203 = load i32, ptr %9, align 4
  %204 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %200, i32 noundef %201, i32 noundef %202, i32 noundef %203)
  %205 = load i64, ptr getelementptr inbounds ([32 x i64], ptr getelementptr inbounds ([32 x [32 x i64]], ptr @lc, i64 0, i64 1), i64 0, i64 2), align 16
  %206 = load i64, ptr getelementptr inbounds ([32 x i64], ptr getelementptr inbounds ([32 x [32 x i64]], ptr @lc, i64 0, i64 30), i64 0, i64 3), align 8
  %207 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %205, i64 noundef %206)
  %208 = load float, ptr getelementptr inbounds ([32 x float], ptr getelementptr inbounds ([32 x [32 x float]], ptr @fc, i64 0, i64 2), i64 0, i64 1), align 4
  %209 = fpext float %208 to double
  %210 = load float, ptr getelementptr inbounds ([32 x float], ptr getelementptr inbounds ([32 x [32 x float]], ptr @fc, i64 0, i64 17), i64 0, i64 30), align 8
  %211 = fpext float %210 to double
  %212 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %209, double noundef %211)
  %213 = load double, ptr getelementptr inbounds ([32 x double], ptr getelementptr inbounds ([32 x [32 x double]], ptr @dc, i64 0, i64 3), i64 0, i64 4), align 16
  %214 = load double, ptr %10, align 8
  %215 = load double, ptr @x, align 16
  %216 = load double, ptr getelementptr inbounds ([32 x double], ptr @x, i64 0, i64 31), align 8
  %217 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %213, double noundef %214, double noundef %215, double noundef %216)
  %218 = load i32, ptr %8, align 4
  %219 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %218)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mulInt(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %11

11:
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %12, 32
  br i1 %13, label %14, label %61

14:
  store i32 0, ptr %8, align 4
  br label %15

15:
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %16, 32
  br i1 %17, label %18, label %57

18:
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %19

19:
  %20 = load i32, ptr %10, align 4
  %21 = icmp slt i32 %20, 32
  br i1 %21, label %22, label %45

22:
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [32 x i32], ptr %23, i64 %25
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [32 x i32], ptr %26, i64 0, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %10, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [32 x i32], ptr %31, i64 %33
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [32 x i32], ptr %34, i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = mul nsw i32 %30, %38
  %40 = load i32, ptr %9, align 4
  %41 = add nsw i32 %40, %39
  store i32 %41, ptr %9, align 4
  br label %42

42:
  %43 = load i32, ptr %10, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %10, align 4
  br label %19, !llvm.loop !11

45:
  %46 = load i32, ptr %9, align 4
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %7, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [32 x i32], ptr %47, i64 %49
  %51 = load i32, ptr %8, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [32 x i32], ptr %50, i64 0, i64 %52
  store i32 %46, ptr %53, align 4
  br label %54

54:
  %55 = load i32, ptr %8, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %8, align 4
  br label %15, !llvm.loop !12

57:
  br label %58

58:
  %59 = load i32, ptr %7, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %7, align 4
  br label %11, !llvm.loop !13

61:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @strassen(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %32 = load i32, ptr %7, align 4
  %33 = icmp sle i32 %32, 4
  br i1 %33, label %34, label %92

34:
  store i32 0, ptr %13, align 4
  br label %35

35:
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %7, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %91

39:
  store i32 0, ptr %14, align 4
  br label %40

40:
  %41 = load i32, ptr %14, align 4
  %42 = load i32, ptr %7, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %44, label %87

44:
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %45

45:
  %46 = load i32, ptr %16, align 4
  %47 = load i32, ptr %7, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %74

49:
  %50 = load ptr, ptr %9, align 8
  %51 = load i32, ptr %13, align 4
  %52 = load i32, ptr %8, align 4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %16, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %50, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load ptr, ptr %10, align 8
  %60 = load i32, ptr %16, align 4
  %61 = load i32, ptr %8, align 4
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %14, align 4
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %59, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = mul nsw i32 %58, %67
  %69 = load i32, ptr %15, align 4
  %70 = add nsw i32 %69, %68
  store i32 %70, ptr %15, align 4
  br label %71

71:
  %72 = load i32, ptr %16, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %16, align 4
  br label %45, !llvm.loop !14

74:
  %75 = load i32, ptr %15, align 4
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %13, align 4
  %78 = load i32, ptr %8, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %14, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %76, i64 %82
  store i32 %75, ptr %83, align 4
  br label %84

84:
  %85 = load i32, ptr %14, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %14, align 4
  br label %40, !llvm.loop !15

87:
  br label %88

88:
  %89 = load i32, ptr %13, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %13, align 4
  br label %35, !llvm.loop !16

91:
  br label %301

92:
  %93 = load i32, ptr %7, align 4
  %94 = sdiv i32 %93, 2
  store i32 %94, ptr %17, align 4
  %95 = load ptr, ptr %12, align 8
  store ptr %95, ptr %18, align 8
  %96 = load ptr, ptr %12, align 8
  %97 = load i32, ptr %8, align 4
  %98 = load i32, ptr %17, align 4
  %99 = mul nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %96, i64 %100
  store ptr %101, ptr %19, align 8
  %102 = load ptr, ptr %12, align 8
  %103 = load i32, ptr %8, align 4
  %104 = mul nsw i32 2, %103
  %105 = load i32, ptr %17, align 4
  %106 = mul nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %102, i64 %107
  store ptr %108, ptr %20, align 8
  store i32 0, ptr %21, align 4
  br label %109

109:
  %110 = load i32, ptr %21, align 4
  %111 = load i32, ptr %7, align 4
  %112 = icmp slt i32 %110, %111
  br i1 %112, label %113, label %126

113:
  %114 = load ptr, ptr %11, align 8
  %115 = load i32, ptr %21, align 4
  %116 = load i32, ptr %8, align 4
  %117 = mul nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %114, i64 %118
  %120 = load i32, ptr %7, align 4
  %121 = sext i32 %120 to i64
  %122 = mul i64 %121, 4
  call void @llvm.memset.p0.i64(ptr align 4 %119, i8 0, i64 %122, i1 false)
  br label %123

123:
  %124 = load i32, ptr %21, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4
  br label %109, !llvm.loop !17

126:
  store i32 0, ptr %22, align 4
  br label %127

127:
  %128 = load i32, ptr %22, align 4
  %129 = icmp slt i32 %128, 7
  br i1 %129, label %130, label %301

130:
  store i32 0, ptr %23, align 4
  br label %131

131:
  %132 = load i32, ptr %23, align 4
  %133 = load i32, ptr %17, align 4
  %134 = icmp slt i32 %132, %133
  br i1 %134, label %135, label %221

135:
  store i32 0, ptr %24, align 4
  br label %136

136:
  %137 = load i32, ptr %24, align 4
  %138 = load i32, ptr %17, align 4
  %139 = icmp slt i32 %137, %138
  br i1 %139, label %140, label %217

140:
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %141

141:
  %142 = load i32, ptr %27, align 4
  %143 = icmp slt i32 %142, 4
  br i1 %143, label %144, label %195

144:
  %145 = load i32, ptr %23, align 4
  %146 = load i32, ptr %27, align 4
  %147 = ashr i32 %146, 1
  %148 = load i32, ptr %17, align 4
  %149 = mul nsw i32 %147, %148
  %150 = add nsw i32 %145, %149
  %151 = load i32, ptr %8, align 4
  %152 = mul nsw i32 %150, %151
  %153 = load i32, ptr %24, align 4
  %154 = add nsw i32 %152, %153
  %155 = load i32, ptr %27, align 4
  %156 = and i32 %155, 1
  %157 = load i32, ptr %17, align 4
  %158 = mul nsw i32 %156, %157
  %159 = add nsw i32 %154, %158
  store i32 %159, ptr %28, align 4
  %160 = load i32, ptr %22, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.left, i64 0, i64 %161
  %163 = load i32, ptr %27, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [4 x i8], ptr %162, i64 0, i64 %164
  %166 = load i8, ptr %165, align 1
  %167 = sext i8 %166 to i32
  %168 = load ptr, ptr %9, align 8
  %169 = load i32, ptr %28, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i32, ptr %168, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = mul nsw i32 %167, %172
  %174 = load i32, ptr %25, align 4
  %175 = add nsw i32 %174, %173
  store i32 %175, ptr %25, align 4
  %176 = load i32, ptr %22, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.right, i64 0, i64 %177
  %179 = load i32, ptr %27, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [4 x i8], ptr %178, i64 0, i64 %180
  %182 = load i8, ptr %181, align 1
  %183 = sext i8 %182 to i32
  %184 = load ptr, ptr %10, align 8
  %185 = load i32, ptr %28, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds i32, ptr %184, i64 %186
  %188 = load i32, ptr %187, align 4
  %189 = mul nsw i32 %183, %188
  %190 = load i32, ptr %26, align 4
  %191 = add nsw i32 %190, %189
  store i32 %191, ptr %26, align 4
  br label %192

192:
  %193 = load i32, ptr %27, align 4
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %27, align 4
  br label %141, !llvm.loop !18

195:
  %196 = load i32, ptr %25, align 4
  %197 = load ptr, ptr %18, align 8
  %198 = load i32, ptr %23, align 4
  %199 = load i32, ptr %8, align 4
  %200 = mul nsw i32 %198, %199
  %201 = load i32, ptr %24, align 4
  %202 = add nsw i32 %200, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds i32, ptr %197, i64 %203
  store i32 %196, ptr %204, align 4
  %205 = load i32, ptr %26, align 4
  %206 = load ptr, ptr %19, align 8
  %207 = load i32, ptr %23, align 4
  %208 = load i32, ptr %8, align 4
  %209 = mul nsw i32 %207, %208
  %210 = load i32, ptr %24, align 4
  %211 = add nsw i32 %209, %210
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds i32, ptr %206, i64 %212
  store i32 %205, ptr %213, align 4
  br label %214

214:
  %215 = load i32, ptr %24, align 4
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %24, align 4
  br label %136, !llvm.loop !19

217:
  br label %218

218:
  %219 = load i32, ptr %23, align 4
  %220 = add nsw i32 %219, 1
  store i32 %220, ptr %23, align 4
  br label %131, !llvm.loop !20

221:
  %222 = load i32, ptr %17, align 4
  %223 = load i32, ptr %8, align 4
  %224 = load ptr, ptr %18, align 8
  %225 = load ptr, ptr %19, align 8
  %226 = load ptr, ptr %20, align 8
  %227 = load ptr, ptr %12, align 8
  %228 = load i32, ptr %8, align 4
  %229 = mul nsw i32 3, %228
  %230 = load i32, ptr %17, align 4
  %231 = mul nsw i32 %229, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds i32, ptr %227, i64 %232
  call void @strassen(i32 noundef %222, i32 noundef %223, ptr noundef %224, ptr noundef %225, ptr noundef %226, ptr noundef %233)
  store i32 0, ptr %29, align 4
  br label %234

234:
  %235 = load i32, ptr %29, align 4
  %236 = load i32, ptr %17, align 4
  %237 = icmp slt i32 %235, %236
  br i1 %237, label %238, label %297

238:
  store i32 0, ptr %30, align 4
  br label %239

239:
  %240 = load i32, ptr %30, align 4
  %241 = load i32, ptr %17, align 4
  %242 = icmp slt i32 %240, %241
  br i1 %242, label %243, label %293

243:
  store i32 0, ptr %31, align 4
  br label %244

244:
  %245 = load i32, ptr %31, align 4
  %246 = icmp slt i32 %245, 4
  br i1 %246, label %247, label %289

247:
  %248 = load i32, ptr %22, align 4
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.out, i64 0, i64 %249
  %251 = load i32, ptr %31, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [4 x i8], ptr %250, i64 0, i64 %252
  %254 = load i8, ptr %253, align 1
  %255 = sext i8 %254 to i32
  %256 = load ptr, ptr %20, align 8
  %257 = load i32, ptr %29, align 4
  %258 = load i32, ptr %8, align 4
  %259 = mul nsw i32 %257, %258
  %260 = load i32, ptr %30, align 4
  %261 = add nsw i32 %259, %260
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds i32, ptr %256, i64 %262
  %264 = load i32, ptr %263, align 4
  %265 = mul nsw i32 %255, %264
  %266 = load ptr, ptr %11, align 8
  %267 = load i32, ptr %29, align 4
  %268 = load i32, ptr %31, align 4
  %269 = ashr i32 %268, 1
  %270 = load i32, ptr %17, align 4
  %271 = mul nsw i32 %269, %270
  %272 = add nsw i32 %267, %271
  %273 = load i32, ptr %8, align 4
  %274 = mul nsw i32 %272, %273
  %275 = load i32, ptr %30, align 4
  %276 = add nsw i32 %274, %275
  %277 = load i32, ptr %31, align 4
  %278 = and i32 %277, 1
  %279 = load i32, ptr %17, align 4
  %280 = mul nsw i32 %278, %279
  %281 = add nsw i32 %276, %280
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds i32, ptr %266, i64 %282
  %284 = load i32, ptr %283, align 4
  %285 = add nsw i32 %284, %265
  store i32 %285, ptr %283, align 4
  br label %286

286:
  %287 = load i32, ptr %31, align 4
  %288 = add nsw i32 %287, 1
  store i32 %288, ptr %31, align 4
  br label %244, !llvm.loop !21

289:
  br label %290

290:
  %291 = load i32, ptr %30, align 4
  %292 = add nsw i32 %291, 1
  store i32 %292, ptr %30, align 4
  br label %239, !llvm.loop !22

293:
  br label %294

294:
  %295 = load i32, ptr %29, align 4
  %296 = add nsw i32 %295, 1
  store i32 %296, ptr %29, align 4
  br label %234, !llvm.loop !23

297:
  br label %298

298:
  %299 = load i32, ptr %22, align 4
  %300 = add nsw i32 %299, 1
  store i32 %300, ptr %22, align 4
  br label %127, !llvm.loop !24

301:
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mulLong(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %11

11:
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %12, 32
  br i1 %13, label %14, label %61

14:
  store i32 0, ptr %8, align 4
  br label %15

15:
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %16, 32
  br i1 %17, label %18, label %57

18:
  store i64 0, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %19

19:
  %20 = load i32, ptr %10, align 4
  %21 = icmp slt i32 %20, 32
  br i1 %21, label %22, label %45

22:
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [32 x i64], ptr %23, i64 %25
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [32 x i64], ptr %26, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %10, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [32 x i64], ptr %31, i64 %33
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [32 x i64], ptr %34, i64 0, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %30, %38
  %40 = load i64, ptr %9, align 8
  %41 = add nsw i64 %40, %39
  store i64 %41, ptr %9, align 8
  br label %42

42:
  %43 = load i32, ptr %10, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %10, align 4
  br label %19, !llvm.loop !25

45:
  %46 = load i64, ptr %9, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %7, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [32 x i64], ptr %47, i64 %49
  %51 = load i32, ptr %8, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [32 x i64], ptr %50, i64 0, i64 %52
  store i64 %46, ptr %53, align 8
  br label %54

54:
  %55 = load i32, ptr %8, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %8, align 4
  br label %15, !llvm.loop !26

57:
  br label %58

58:
  %59 = load i32, ptr %7, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %7, align 4
  br label %11, !llvm.loop !27

61:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mulFloat(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %11

11:
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %12, 32
  br i1 %13, label %14, label %60

14:
  store i32 0, ptr %8, align 4
  br label %15

15:
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %16, 32
  br i1 %17, label %18, label %56

18:
  store float 0.000000e+00, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %19

19:
  %20 = load i32, ptr %10, align 4
  %21 = icmp slt i32 %20, 32
  br i1 %21, label %22, label %44

22:
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [32 x float], ptr %23, i64 %25
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [32 x float], ptr %26, i64 0, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %10, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [32 x float], ptr %31, i64 %33
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [32 x float], ptr %34, i64 0, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = load float, ptr %9, align 4
  %40 = call float @llvm.fmuladd.f32(float %30, float %38, float %39)
  store float %40, ptr %9, align 4
  br label %41

41:
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %10, align 4
  br label %19, !llvm.loop !28

44:
  %45 = load float, ptr %9, align 4
  %46 = load ptr, ptr %4, align 8
  %47 = load i32, ptr %7, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [32 x float], ptr %46, i64 %48
  %50 = load i32, ptr %8, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [32 x float], ptr %49, i64 0, i64 %51
  store float %45, ptr %52, align 4
  br label %53

53:
  %54 = load i32, ptr %8, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %8, align 4
  br label %15, !llvm.loop !29

56:
  br label %57

57:
  %58 = load i32, ptr %7, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %7, align 4
  br label %11, !llvm.loop !30

60:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mulDouble(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %11

11:
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %12, 32
  br i1 %13, label %14, label %60

14:
  store i32 0, ptr %8, align 4
  br label %15

15:
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %16, 32
  br i1 %17, label %18, label %56

18:
  store double 0.000000e+00, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %19

19:
  %20 = load i32, ptr %10, align 4
  %21 = icmp slt i32 %20, 32
  br i1 %21, label %22, label %44

22:
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [32 x double], ptr %23, i64 %25
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [32 x double], ptr %26, i64 0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %10, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [32 x double], ptr %31, i64 %33
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [32 x double], ptr %34, i64 0, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = load double, ptr %9, align 8
  %40 = call double @llvm.fmuladd.f64(double %30, double %38, double %39)
  store double %40, ptr %9, align 8
  br label %41

41:
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %10, align 4
  br label %19, !llvm.loop !31

44:
  %45 = load double, ptr %9, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = load i32, ptr %7, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [32 x double], ptr %46, i64 %48
  %50 = load i32, ptr %8, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [32 x double], ptr %49, i64 0, i64 %51
  store double %45, ptr %52, align 8
  br label %53

53:
  %54 = load i32, ptr %8, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %8, align 4
  br label %15, !llvm.loop !32

56:
  br label %57

57:
  %58 = load i32, ptr %7, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %7, align 4
  br label %11, !llvm.loop !33

60:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @solve(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [32 x double], align 16
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store double 1.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %16

16:
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %17, 32
  br i1 %18, label %19, label %182

19:
  %20 = load i32, ptr %6, align 4
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %8, align 4
  br label %23

23:
  %24 = load i32, ptr %8, align 4
  %25 = icmp slt i32 %24, 32
  br i1 %25, label %26, label %52

26:
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %8, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [32 x double], ptr %27, i64 %29
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [32 x double], ptr %30, i64 0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = call double @llvm.fabs.f64(double %34)
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [32 x double], ptr %36, i64 %38
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [32 x double], ptr %39, i64 0, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = call double @llvm.fabs.f64(double %43)
  %45 = fcmp ogt double %35, %44
  br i1 %45, label %46, label %48

46:
  %47 = load i32, ptr %8, align 4
  store i32 %47, ptr %7, align 4
  br label %48

48:
  br label %49

49:
  %50 = load i32, ptr %8, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %8, align 4
  br label %23, !llvm.loop !34

52:
  %53 = load i32, ptr %7, align 4
  %54 = load i32, ptr %6, align 4
  %55 = icmp ne i32 %53, %54
  br i1 %55, label %56, label %100

56:
  %57 = getelementptr inbounds [32 x double], ptr %9, i64 0, i64 0
  %58 = load ptr, ptr %3, align 8
  %59 = load i32, ptr %7, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [32 x double], ptr %58, i64 %60
  %62 = getelementptr inbounds [32 x double], ptr %61, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %57, ptr align 8 %62, i64 256, i1 false)
  %63 = load ptr, ptr %3, align 8
  %64 = load i32, ptr %7, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [32 x double], ptr %63, i64 %65
  %67 = getelementptr inbounds [32 x double], ptr %66, i64 0, i64 0
  %68 = load ptr, ptr %3, align 8
  %69 = load i32, ptr %6, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [32 x double], ptr %68, i64 %70
  %72 = getelementptr inbounds [32 x double], ptr %71, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %72, i64 256, i1 false)
  %73 = load ptr, ptr %3, align 8
  %74 = load i32, ptr %6, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [32 x double], ptr %73, i64 %75
  %77 = getelementptr inbounds [32 x double], ptr %76, i64 0, i64 0
  %78 = getelementptr inbounds [32 x double], ptr %9, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 16 %78, i64 256, i1 false)
  %79 = load ptr, ptr %4, align 8
  %80 = load i32, ptr %7, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  %83 = load double, ptr %82, align 8
  store double %83, ptr %10, align 8
  %84 = load ptr, ptr %4, align 8
  %85 = load i32, ptr %6, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %84, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = load ptr, ptr %4, align 8
  %90 = load i32, ptr %7, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds double, ptr %89, i64 %91
  store double %88, ptr %92, align 8
  %93 = load double, ptr %10, align 8
  %94 = load ptr, ptr %4, align 8
  %95 = load i32, ptr %6, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds double, ptr %94, i64 %96
  store double %93, ptr %97, align 8
  %98 = load double, ptr %5, align 8
  %99 = fneg double %98
  store double %99, ptr %5, align 8
  br label %100

100:
  %101 = load ptr, ptr %3, align 8
  %102 = load i32, ptr %6, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [32 x double], ptr %101, i64 %103
  %105 = load i32, ptr %6, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [32 x double], ptr %104, i64 0, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = load double, ptr %5, align 8
  %110 = fmul double %109, %108
  store double %110, ptr %5, align 8
  %111 = load i32, ptr %6, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %11, align 4
  br label %113

113:
  %114 = load i32, ptr %11, align 4
  %115 = icmp slt i32 %114, 32
  br i1 %115, label %116, label %178

116:
  %117 = load ptr, ptr %3, align 8
  %118 = load i32, ptr %11, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [32 x double], ptr %117, i64 %119
  %121 = load i32, ptr %6, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [32 x double], ptr %120, i64 0, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = load ptr, ptr %3, align 8
  %126 = load i32, ptr %6, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [32 x double], ptr %125, i64 %127
  %129 = load i32, ptr %6, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [32 x double], ptr %128, i64 0, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fdiv double %124, %132
  store double %133, ptr %12, align 8
  %134 = load i32, ptr %6, align 4
  store i32 %134, ptr %13, align 4
  br label %135

135:
  %136 = load i32, ptr %13, align 4
  %137 = icmp slt i32 %136, 32
  br i1 %137, label %138, label %161

138:
  %139 = load double, ptr %12, align 8
  %140 = load ptr, ptr %3, align 8
  %141 = load i32, ptr %6, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [32 x double], ptr %140, i64 %142
  %144 = load i32, ptr %13, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [32 x double], ptr %143, i64 0, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = load ptr, ptr %3, align 8
  %149 = load i32, ptr %11, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [32 x double], ptr %148, i64 %150
  %152 = load i32, ptr %13, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [32 x double], ptr %151, i64 0, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = fneg double %139
  %157 = call double @llvm.fmuladd.f64(double %156, double %147, double %155)
  store double %157, ptr %154, align 8
  br label %158

158:
  %159 = load i32, ptr %13, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %13, align 4
  br label %135, !llvm.loop !35

161:
  %162 = load double, ptr %12, align 8
  %163 = load ptr, ptr %4, align 8
  %164 = load i32, ptr %6, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %163, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = load ptr, ptr %4, align 8
  %169 = load i32, ptr %11, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds double, ptr %168, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = fneg double %162
  %174 = call double @llvm.fmuladd.f64(double %173, double %167, double %172)
  store double %174, ptr %171, align 8
  br label %175

175:
  %176 = load i32, ptr %11, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %11, align 4
  br label %113, !llvm.loop !36

178:
  br label %179

179:
  %180 = load i32, ptr %6, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %6, align 4
  br label %16, !llvm.loop !37

182:
  store i32 31, ptr %14, align 4
  br label %183

183:
  %184 = load i32, ptr %14, align 4
  %185 = icmp sge i32 %184, 0
  br i1 %185, label %186, label %234

186:
  %187 = load i32, ptr %14, align 4
  %188 = add nsw i32 %187, 1
  store i32 %188, ptr %15, align 4
  br label %189

189:
  %190 = load i32, ptr %15, align 4
  %191 = icmp slt i32 %190, 32
  br i1 %191, label %192, label %216

192:
  %193 = load ptr, ptr %3, align 8
  %194 = load i32, ptr %14, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [32 x double], ptr %193, i64 %195
  %197 = load i32, ptr %15, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [32 x double], ptr %196, i64 0, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = load ptr, ptr %4, align 8
  %202 = load i32, ptr %15, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds double, ptr %201, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = load ptr, ptr %4, align 8
  %207 = load i32, ptr %14, align 4
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds double, ptr %206, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fneg double %200
  %212 = call double @llvm.fmuladd.f64(double %211, double %205, double %210)
  store double %212, ptr %209, align 8
  br label %213

213:
  %214 = load i32, ptr %15, align 4
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %15, align 4
  br label %189, !llvm.loop !38

216:
  %217 = load ptr, ptr %3, align 8
  %218 = load i32, ptr %14, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [32 x double], ptr %217, i64 %219
  %221 = load i32, ptr %14, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [32 x double], ptr %220, i64 0, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = load ptr, ptr %4, align 8
  %226 = load i32, ptr %14, align 4
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds double, ptr %225, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = fdiv double %229, %224
  store double %230, ptr %228, align 8
  br label %231

231:
  %232 = load i32, ptr %14, align 4
  %233 = add nsw i32 %232, -1
  store i32 %233, ptr %14, align 4
  br label %183, !llvm.loop !39

234:
  %235 = load double, ptr %5, align 8
  ret double %235
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @life(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [32 x [32 x i8]], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %6, align 4
  br label %12

12:
  %13 = load i32, ptr %4, align 4
  %14 = add nsw i32 %13, -1
  store i32 %14, ptr %4, align 4
  %15 = icmp ne i32 %13, 0
  br i1 %15, label %16, label %110

16:
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %17

17:
  %18 = load i32, ptr %7, align 4
  %19 = icmp slt i32 %18, 32
  br i1 %19, label %20, label %107

20:
  store i32 0, ptr %8, align 4
  br label %21

21:
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %22, 32
  br i1 %23, label %24, label %103

24:
  store i32 0, ptr %9, align 4
  store i32 -1, ptr %10, align 4
  br label %25

25:
  %26 = load i32, ptr %10, align 4
  %27 = icmp sle i32 %26, 1
  br i1 %27, label %28, label %68

28:
  store i32 -1, ptr %11, align 4
  br label %29

29:
  %30 = load i32, ptr %11, align 4
  %31 = icmp sle i32 %30, 1
  br i1 %31, label %32, label %64

32:
  %33 = load i32, ptr %10, align 4
  %34 = load i32, ptr %11, align 4
  %35 = or i32 %33, %34
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %56

37:
  %38 = load ptr, ptr %3, align 8
  %39 = load i32, ptr %7, align 4
  %40 = load i32, ptr %10, align 4
  %41 = add nsw i32 %39, %40
  %42 = add nsw i32 %41, 32
  %43 = srem i32 %42, 32
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [32 x i8], ptr %38, i64 %44
  %46 = load i32, ptr %8, align 4
  %47 = load i32, ptr %11, align 4
  %48 = add nsw i32 %46, %47
  %49 = add nsw i32 %48, 32
  %50 = srem i32 %49, 32
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [32 x i8], ptr %45, i64 0, i64 %51
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp ne i32 %54, 0
  br label %56

56:
  %57 = phi i1 [ false, %32 ], [ %55, %37 ]
  %58 = zext i1 %57 to i32
  %59 = load i32, ptr %9, align 4
  %60 = add nsw i32 %59, %58
  store i32 %60, ptr %9, align 4
  br label %61

61:
  %62 = load i32, ptr %11, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4
  br label %29, !llvm.loop !40

64:
  br label %65

65:
  %66 = load i32, ptr %10, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %10, align 4
  br label %25, !llvm.loop !41

68:
  %69 = load i32, ptr %9, align 4
  %70 = icmp eq i32 %69, 3
  br i1 %70, label %87, label %71

71:
  %72 = load i32, ptr %9, align 4
  %73 = icmp eq i32 %72, 2
  br i1 %73, label %74, label %85

74:
  %75 = load ptr, ptr %3, align 8
  %76 = load i32, ptr %7, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [32 x i8], ptr %75, i64 %77
  %79 = load i32, ptr %8, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [32 x i8], ptr %78, i64 0, i64 %80
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  %84 = icmp ne i32 %83, 0
  br label %85

85:
  %86 = phi i1 [ false, %71 ], [ %84, %74 ]
  br label %87

87:
  %88 = phi i1 [ true, %68 ], [ %86, %85 ]
  %89 = zext i1 %88 to i32
  %90 = trunc i32 %89 to i8
  %91 = load i32, ptr %7, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [32 x [32 x i8]], ptr %5, i64 0, i64 %92
  %94 = load i32, ptr %8, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [32 x i8], ptr %93, i64 0, i64 %95
  store i8 %90, ptr %96, align 1
  %97 = zext i8 %90 to i32
  %98 = load i32, ptr %6, align 4
  %99 = add nsw i32 %98, %97
  store i32 %99, ptr %6, align 4
  br label %100

100:
  %101 = load i32, ptr %8, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %8, align 4
  br label %21, !llvm.loop !42

103:
  br label %104

104:
  %105 = load i32, ptr %7, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %7, align 4
  br label %17, !llvm.loop !43

107:
  %108 = load ptr, ptr %3, align 8
  %109 = getelementptr inbounds [32 x [32 x i8]], ptr %5, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %108, ptr align 16 %109, i64 1024, i1 false)
  br label %12, !llvm.loop !44

110:
  %111 = load i32, ptr %6, align 4
  ret i32 %111
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind willreturn memory(read) }

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
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
!37 = distinct !{!37, !7}
!38 = distinct !{!38, !7}
!39 = distinct !{!39, !7}
!40 = distinct !{!40, !7}
!41 = distinct !{!41, !7}
!42 = distinct !{!42, !7}
!43 = distinct !{!43, !7}
!44 = distinct !{!44, !7}
