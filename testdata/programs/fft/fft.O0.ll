; ModuleID = 'fft.c'
source_filename = "fft.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.a = internal global [256 x i32] zeroinitializer, align 16
@main.b = internal global [256 x i32] zeroinitializer, align 16
@keepRe = internal global [256 x double] zeroinitializer, align 16
@re = internal global [256 x double] zeroinitializer, align 16
@keepIm = internal global [256 x double] zeroinitializer, align 16
@im = internal global [256 x double] zeroinitializer, align 16
@fre = internal global [256 x float] zeroinitializer, align 16
@fim = internal global [256 x float] zeroinitializer, align 16
@.str = private unnamed_addr constant [36 x i8] c"energy %.6f, error below 1e-12: %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"float bins %.3f %.3f %.3f\0A\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"ntt sum %08x, a[1] %u\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %18 = load i32, ptr %4, align 4
  %19 = icmp sgt i32 %18, 1
  br i1 %19, label %20, label %25

20:
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds ptr, ptr %21, i64 1
  %23 = load ptr, ptr %22, align 8
  %24 = call i32 @atoi(ptr noundef %23) #5
  br label %26

25:
  br label %26

26:
  %27 = phi i32 [ %24, %20 ], [ 3, %25 ]
  store i32 %27, ptr %6, align 4
  store double 0.000000e+00, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %28

28:
  %29 = load i32, ptr %10, align 4
  %30 = load i32, ptr %6, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %208

32:
  %33 = load i32, ptr %10, align 4
  %34 = add i32 %33, 1
  store i32 %34, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %35

35:
  %36 = load i32, ptr %12, align 4
  %37 = icmp slt i32 %36, 256
  br i1 %37, label %38, label %102

38:
  %39 = load i32, ptr %11, align 4
  %40 = mul i32 %39, 1664525
  %41 = add i32 %40, 1013904223
  store i32 %41, ptr %11, align 4
  %42 = load i32, ptr %11, align 4
  %43 = sitofp i32 %42 to double
  %44 = fdiv double %43, 0x41E0000000000000
  %45 = load i32, ptr %12, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [256 x double], ptr @keepRe, i64 0, i64 %46
  store double %44, ptr %47, align 8
  %48 = load i32, ptr %12, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %49
  store double %44, ptr %50, align 8
  %51 = load i32, ptr %12, align 4
  %52 = sitofp i32 %51 to double
  %53 = fmul double %52, 1.000000e-01
  %54 = call double @sin(double noundef %53) #6
  %55 = load i32, ptr %12, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [256 x double], ptr @keepIm, i64 0, i64 %56
  store double %54, ptr %57, align 8
  %58 = load i32, ptr %12, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %59
  store double %54, ptr %60, align 8
  %61 = load i32, ptr %12, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fptrunc double %64 to float
  %66 = load i32, ptr %12, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %67
  store float %65, ptr %68, align 4
  %69 = load i32, ptr %12, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fptrunc double %72 to float
  %74 = load i32, ptr %12, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %75
  store float %73, ptr %76, align 4
  %77 = load i32, ptr %12, align 4
  %78 = icmp slt i32 %77, 128
  br i1 %78, label %79, label %82

79:
  %80 = load i32, ptr %11, align 4
  %81 = lshr i32 %80, 12
  br label %83

82:
  br label %83

83:
  %84 = phi i32 [ %81, %79 ], [ 0, %82 ]
  %85 = load i32, ptr %12, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %86
  store i32 %84, ptr %87, align 4
  %88 = load i32, ptr %12, align 4
  %89 = icmp slt i32 %88, 128
  br i1 %89, label %90, label %93

90:
  %91 = load i32, ptr %11, align 4
  %92 = and i32 %91, 4095
  br label %94

93:
  br label %94

94:
  %95 = phi i32 [ %92, %90 ], [ 0, %93 ]
  %96 = load i32, ptr %12, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [256 x i32], ptr @main.b, i64 0, i64 %97
  store i32 %95, ptr %98, align 4
  br label %99

99:
  %100 = load i32, ptr %12, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %12, align 4
  br label %35, !llvm.loop !6

102:
  call void @fft(ptr noundef @re, ptr noundef @im, i32 noundef 256, i32 noundef 0)
  store double 0.000000e+00, ptr %8, align 8
  store i32 0, ptr %13, align 4
  br label %103

103:
  %104 = load i32, ptr %13, align 4
  %105 = icmp slt i32 %104, 256
  br i1 %105, label %106, label %130

106:
  %107 = load i32, ptr %13, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = load i32, ptr %13, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = load i32, ptr %13, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = load i32, ptr %13, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul double %118, %122
  %124 = call double @llvm.fmuladd.f64(double %110, double %114, double %123)
  %125 = load double, ptr %8, align 8
  %126 = fadd double %125, %124
  store double %126, ptr %8, align 8
  br label %127

127:
  %128 = load i32, ptr %13, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %13, align 4
  br label %103, !llvm.loop !8

130:
  call void @fft(ptr noundef @re, ptr noundef @im, i32 noundef 256, i32 noundef 1)
  store i32 0, ptr %14, align 4
  br label %131

131:
  %132 = load i32, ptr %14, align 4
  %133 = icmp slt i32 %132, 256
  br i1 %133, label %134, label %165

134:
  %135 = load i32, ptr %14, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = load i32, ptr %14, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [256 x double], ptr @keepRe, i64 0, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fsub double %138, %142
  %144 = call double @llvm.fabs.f64(double %143)
  %145 = load i32, ptr %14, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = load i32, ptr %14, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [256 x double], ptr @keepIm, i64 0, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fsub double %148, %152
  %154 = call double @llvm.fabs.f64(double %153)
  %155 = fadd double %144, %154
  store double %155, ptr %15, align 8
  %156 = load double, ptr %15, align 8
  %157 = load double, ptr %7, align 8
  %158 = fcmp ogt double %156, %157
  br i1 %158, label %159, label %161

159:
  %160 = load double, ptr %15, align 8
  store double %160, ptr %7, align 8
  br label %161

161:
  br label %162

162:
  %163 = load i32, ptr %14, align 4
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %14, align 4
  br label %131, !llvm.loop !9

165:
  call void @ntt(ptr noundef @main.a, i32 noundef 256, i32 noundef 0)
  call void @ntt(ptr noundef @main.b, i32 noundef 256, i32 noundef 0)
  store i32 0, ptr %16, align 4
  br label %166

166:
  %167 = load i32, ptr %16, align 4
  %168 = icmp slt i32 %167, 256
  br i1 %168, label %169, label %189

169:
  %170 = load i32, ptr %16, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = zext i32 %173 to i64
  %175 = load i32, ptr %16, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [256 x i32], ptr @main.b, i64 0, i64 %176
  %178 = load i32, ptr %177, align 4
  %179 = zext i32 %178 to i64
  %180 = mul i64 %174, %179
  %181 = urem i64 %180, 998244353
  %182 = trunc i64 %181 to i32
  %183 = load i32, ptr %16, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %184
  store i32 %182, ptr %185, align 4
  br label %186

186:
  %187 = load i32, ptr %16, align 4
  %188 = add nsw i32 %187, 1
  store i32 %188, ptr %16, align 4
  br label %166, !llvm.loop !10

189:
  call void @ntt(ptr noundef @main.a, i32 noundef 256, i32 noundef 1)
  store i32 0, ptr %17, align 4
  br label %190

190:
  %191 = load i32, ptr %17, align 4
  %192 = icmp slt i32 %191, 256
  br i1 %192, label %193, label %204

193:
  %194 = load i32, ptr %9, align 4
  %195 = mul i32 %194, 31
  %196 = load i32, ptr %17, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = add i32 %195, %199
  store i32 %200, ptr %9, align 4
  br label %201

201:
  %202 = load i32, ptr %17, align 4
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %17, align 4
  br label %190, !llvm.loop !11

204:
  br label %205

205:
  %206 = load i32, ptr %10, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %10, align 4
  br label %28, !llvm.loop !12

208:
  %209 = load double, ptr %8, align 8
  %210 = load double, ptr %7, align 8
  %211 = fcmp olt double %210, 0x3D719799812DEA11
  %212 = zext i1 %211 to i32
  %213 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %209, i32 noundef %212)
  %214 = call float @dftFloat(i32 noundef 3)
  %215 = fpext float %214 to double
  %216 = call float @dftFloat(i32 noundef 4)
  %217 = fpext float %216 to double
  %218 = call float @dftFloat(i32 noundef 100)
  %219 = fpext float %218 to double
  %220 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %215, double noundef %217, double noundef %219)
  %221 = load i32, ptr %9, align 4
  %222 = load i32, ptr getelementptr inbounds ([256 x i32], ptr @main.a, i64 0, i64 1), align 4
  %223 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %221, i32 noundef %222)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nounwind
declare double @sin(double noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fft(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %19 = load ptr, ptr %5, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr %7, align 4
  call void @bitReverse(ptr noundef %19, ptr noundef %20, i32 noundef %21)
  store i32 2, ptr %9, align 4
  br label %22

22:
  %23 = load i32, ptr %9, align 4
  %24 = load i32, ptr %7, align 4
  %25 = icmp sle i32 %23, %24
  br i1 %25, label %26, label %139

26:
  %27 = load i32, ptr %9, align 4
  %28 = sitofp i32 %27 to double
  %29 = fdiv double 0x401921FB54442D18, %28
  %30 = load i32, ptr %8, align 4
  %31 = icmp ne i32 %30, 0
  %32 = zext i1 %31 to i64
  %33 = select i1 %31, i32 -1, i32 1
  %34 = sitofp i32 %33 to double
  %35 = fmul double %29, %34
  store double %35, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %36

36:
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %9, align 4
  %39 = sdiv i32 %38, 2
  %40 = icmp slt i32 %37, %39
  br i1 %40, label %41, label %135

41:
  %42 = load double, ptr %10, align 8
  %43 = load i32, ptr %11, align 4
  %44 = sitofp i32 %43 to double
  %45 = fmul double %42, %44
  %46 = call double @cos(double noundef %45) #6
  store double %46, ptr %12, align 8
  %47 = load double, ptr %10, align 8
  %48 = load i32, ptr %11, align 4
  %49 = sitofp i32 %48 to double
  %50 = fmul double %47, %49
  %51 = call double @sin(double noundef %50) #6
  store double %51, ptr %13, align 8
  %52 = load i32, ptr %11, align 4
  store i32 %52, ptr %14, align 4
  br label %53

53:
  %54 = load i32, ptr %14, align 4
  %55 = load i32, ptr %7, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %131

57:
  %58 = load i32, ptr %14, align 4
  %59 = load i32, ptr %9, align 4
  %60 = sdiv i32 %59, 2
  %61 = add nsw i32 %58, %60
  store i32 %61, ptr %15, align 4
  %62 = load ptr, ptr %5, align 8
  %63 = load i32, ptr %15, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %62, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = load double, ptr %12, align 8
  %68 = load ptr, ptr %6, align 8
  %69 = load i32, ptr %15, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = load double, ptr %13, align 8
  %74 = fmul double %72, %73
  %75 = fneg double %74
  %76 = call double @llvm.fmuladd.f64(double %66, double %67, double %75)
  store double %76, ptr %16, align 8
  %77 = load ptr, ptr %5, align 8
  %78 = load i32, ptr %15, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %77, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = load double, ptr %13, align 8
  %83 = load ptr, ptr %6, align 8
  %84 = load i32, ptr %15, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = load double, ptr %12, align 8
  %89 = fmul double %87, %88
  %90 = call double @llvm.fmuladd.f64(double %81, double %82, double %89)
  store double %90, ptr %17, align 8
  %91 = load ptr, ptr %5, align 8
  %92 = load i32, ptr %14, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %91, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = load double, ptr %16, align 8
  %97 = fsub double %95, %96
  %98 = load ptr, ptr %5, align 8
  %99 = load i32, ptr %15, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %98, i64 %100
  store double %97, ptr %101, align 8
  %102 = load ptr, ptr %6, align 8
  %103 = load i32, ptr %14, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = load double, ptr %17, align 8
  %108 = fsub double %106, %107
  %109 = load ptr, ptr %6, align 8
  %110 = load i32, ptr %15, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %109, i64 %111
  store double %108, ptr %112, align 8
  %113 = load double, ptr %16, align 8
  %114 = load ptr, ptr %5, align 8
  %115 = load i32, ptr %14, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %114, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = fadd double %118, %113
  store double %119, ptr %117, align 8
  %120 = load double, ptr %17, align 8
  %121 = load ptr, ptr %6, align 8
  %122 = load i32, ptr %14, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %121, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = fadd double %125, %120
  store double %126, ptr %124, align 8
  br label %127

127:
  %128 = load i32, ptr %9, align 4
  %129 = load i32, ptr %14, align 4
  %130 = add nsw i32 %129, %128
  store i32 %130, ptr %14, align 4
  br label %53, !llvm.loop !13

131:
  br label %132

132:
  %133 = load i32, ptr %11, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %11, align 4
  br label %36, !llvm.loop !14

135:
  br label %136

136:
  %137 = load i32, ptr %9, align 4
  %138 = shl i32 %137, 1
  store i32 %138, ptr %9, align 4
  br label %22, !llvm.loop !15

139:
  %140 = load i32, ptr %8, align 4
  %141 = icmp ne i32 %140, 0
  br i1 %141, label %142, label %168

142:
  store i32 0, ptr %18, align 4
  br label %143

143:
  %144 = load i32, ptr %18, align 4
  %145 = load i32, ptr %7, align 4
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %147, label %167

147:
  %148 = load i32, ptr %7, align 4
  %149 = sitofp i32 %148 to double
  %150 = load ptr, ptr %5, align 8
  %151 = load i32, ptr %18, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds double, ptr %150, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = fdiv double %154, %149
  store double %155, ptr %153, align 8
  %156 = load i32, ptr %7, align 4
  %157 = sitofp i32 %156 to double
  %158 = load ptr, ptr %6, align 8
  %159 = load i32, ptr %18, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds double, ptr %158, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = fdiv double %162, %157
  store double %163, ptr %161, align 8
  br label %164

164:
  %165 = load i32, ptr %18, align 4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %18, align 4
  br label %143, !llvm.loop !16

167:
  br label %168

168:
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @ntt(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 1, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %20

20:
  %21 = load i32, ptr %7, align 4
  %22 = load i32, ptr %5, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %70

24:
  %25 = load i32, ptr %5, align 4
  %26 = ashr i32 %25, 1
  store i32 %26, ptr %9, align 4
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  %29 = load i32, ptr %9, align 4
  %30 = and i32 %28, %29
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %39

32:
  %33 = load i32, ptr %9, align 4
  %34 = load i32, ptr %8, align 4
  %35 = xor i32 %34, %33
  store i32 %35, ptr %8, align 4
  br label %36

36:
  %37 = load i32, ptr %9, align 4
  %38 = ashr i32 %37, 1
  store i32 %38, ptr %9, align 4
  br label %27, !llvm.loop !17

39:
  %40 = load i32, ptr %9, align 4
  %41 = load i32, ptr %8, align 4
  %42 = xor i32 %41, %40
  store i32 %42, ptr %8, align 4
  %43 = load i32, ptr %7, align 4
  %44 = load i32, ptr %8, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %66

46:
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %7, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i32, ptr %50, align 4
  store i32 %51, ptr %10, align 4
  %52 = load ptr, ptr %4, align 8
  %53 = load i32, ptr %8, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  store i32 %56, ptr %60, align 4
  %61 = load i32, ptr %10, align 4
  %62 = load ptr, ptr %4, align 8
  %63 = load i32, ptr %8, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %62, i64 %64
  store i32 %61, ptr %65, align 4
  br label %66

66:
  br label %67

67:
  %68 = load i32, ptr %7, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %7, align 4
  br label %20, !llvm.loop !18

70:
  store i32 2, ptr %11, align 4
  br label %71

71:
  %72 = load i32, ptr %11, align 4
  %73 = load i32, ptr %5, align 4
  %74 = icmp sle i32 %72, %73
  br i1 %74, label %75, label %179

75:
  %76 = load i32, ptr %11, align 4
  %77 = udiv i32 998244352, %76
  %78 = call i32 @power(i32 noundef 3, i32 noundef %77)
  store i32 %78, ptr %12, align 4
  %79 = load i32, ptr %6, align 4
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %84

81:
  %82 = load i32, ptr %12, align 4
  %83 = call i32 @power(i32 noundef %82, i32 noundef 998244351)
  store i32 %83, ptr %12, align 4
  br label %84

84:
  store i32 0, ptr %13, align 4
  br label %85

85:
  %86 = load i32, ptr %13, align 4
  %87 = load i32, ptr %5, align 4
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %89, label %175

89:
  store i64 1, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %90

90:
  %91 = load i32, ptr %15, align 4
  %92 = load i32, ptr %11, align 4
  %93 = sdiv i32 %92, 2
  %94 = icmp slt i32 %91, %93
  br i1 %94, label %95, label %170

95:
  %96 = load ptr, ptr %4, align 8
  %97 = load i32, ptr %13, align 4
  %98 = load i32, ptr %15, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %96, i64 %100
  %102 = load i32, ptr %101, align 4
  store i32 %102, ptr %16, align 4
  %103 = load ptr, ptr %4, align 8
  %104 = load i32, ptr %13, align 4
  %105 = load i32, ptr %15, align 4
  %106 = add nsw i32 %104, %105
  %107 = load i32, ptr %11, align 4
  %108 = sdiv i32 %107, 2
  %109 = add nsw i32 %106, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr %103, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = zext i32 %112 to i64
  %114 = load i64, ptr %14, align 8
  %115 = mul i64 %113, %114
  %116 = urem i64 %115, 998244353
  %117 = trunc i64 %116 to i32
  store i32 %117, ptr %17, align 4
  %118 = load i32, ptr %16, align 4
  %119 = load i32, ptr %17, align 4
  %120 = add i32 %118, %119
  %121 = icmp ult i32 %120, 998244353
  br i1 %121, label %122, label %126

122:
  %123 = load i32, ptr %16, align 4
  %124 = load i32, ptr %17, align 4
  %125 = add i32 %123, %124
  br label %131

126:
  %127 = load i32, ptr %16, align 4
  %128 = load i32, ptr %17, align 4
  %129 = add i32 %127, %128
  %130 = sub i32 %129, 998244353
  br label %131

131:
  %132 = phi i32 [ %125, %122 ], [ %130, %126 ]
  %133 = load ptr, ptr %4, align 8
  %134 = load i32, ptr %13, align 4
  %135 = load i32, ptr %15, align 4
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i32, ptr %133, i64 %137
  store i32 %132, ptr %138, align 4
  %139 = load i32, ptr %16, align 4
  %140 = load i32, ptr %17, align 4
  %141 = icmp uge i32 %139, %140
  br i1 %141, label %142, label %146

142:
  %143 = load i32, ptr %16, align 4
  %144 = load i32, ptr %17, align 4
  %145 = sub i32 %143, %144
  br label %151

146:
  %147 = load i32, ptr %16, align 4
  %148 = add i32 %147, 998244353
  %149 = load i32, ptr %17, align 4
  %150 = sub i32 %148, %149
  br label %151

151:
  %152 = phi i32 [ %145, %142 ], [ %150, %146 ]
  %153 = load ptr, ptr %4, align 8
  %154 = load i32, ptr %13, align 4
  %155 = load i32, ptr %15, align 4
  %156 = add nsw i32 %154, %155
  %157 = load i32, ptr %11, align 4
  %158 = sdiv i32 %157, 2
  %159 = add nsw i32 %156, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds i32, ptr %153, i64 %160
  store i32 %152, ptr %161, align 4
  br label %162

162:
  %163 = load i32, ptr %15, align 4
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %15, align 4
  %165 = load i64, ptr %14, align 8
  %166 = load i32, ptr %12, align 4
  %167 = zext i32 %166 to i64
  %168 = mul i64 %165, %167
  %169 = urem i64 %168, 998244353
  store i64 %169, ptr %14, align 8
  br label %90, !llvm.loop !19

170:
  br label %171

171:
  %172 = load i32, ptr %11, align 4
  %173 = load i32, ptr %13, align 4
  %174 = add nsw i32 %173, %172
  store i32 %174, ptr %13, align 4
  br label %85, !llvm.loop !20

175:
  br label %176

176:
  %177 = load i32, ptr %11, align 4
  %178 = shl i32 %177, 1
  store i32 %178, ptr %11, align 4
  br label %71, !llvm.loop !21

179:
  %180 = load i32, ptr %6, align 4
  %181 = icmp ne i32 %180, 0
  br i1 %181, label %182, label %209

182:
  %183 = load i32, ptr %5, align 4
  %184 = call i32 @power(i32 noundef %183, i32 noundef 998244351)
  %185 = zext i32 %184 to i64
  store i64 %185, ptr %18, align 8
  store i32 0, ptr %19, align 4
  br label %186

186:
  %187 = load i32, ptr %19, align 4
  %188 = load i32, ptr %5, align 4
  %189 = icmp slt i32 %187, %188
  br i1 %189, label %190, label %208

190:
  %191 = load ptr, ptr %4, align 8
  %192 = load i32, ptr %19, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i32, ptr %191, i64 %193
  %195 = load i32, ptr %194, align 4
  %196 = zext i32 %195 to i64
  %197 = load i64, ptr %18, align 8
  %198 = mul i64 %196, %197
  %199 = urem i64 %198, 998244353
  %200 = trunc i64 %199 to i32
  %201 = load ptr, ptr %4, align 8
  %202 = load i32, ptr %19, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds i32, ptr %201, i64 %203
  store i32 %200, ptr %204, align 4
  br label %205

205:
  %206 = load i32, ptr %19, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %19, align 4
  br label %186, !llvm.loop !22

208:
  br label %209

209:
  ret void
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal float @dftFloat(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store i32 %0, ptr %2, align 4
  %11 = load i32, ptr %2, align 4
  %12 = sitofp i32 %11 to double
  %13 = fmul double 0x401921FB54442D18, %12
  %14 = fdiv double %13, 2.560000e+02
  %15 = call double @cos(double noundef %14) #6
  %16 = fptrunc double %15 to float
  store float %16, ptr %3, align 4
  %17 = load i32, ptr %2, align 4
  %18 = sitofp i32 %17 to double
  %19 = fmul double 0x401921FB54442D18, %18
  %20 = fdiv double %19, 2.560000e+02
  %21 = call double @sin(double noundef %20) #6
  %22 = fptrunc double %21 to float
  store float %22, ptr %4, align 4
  store float 1.000000e+00, ptr %5, align 4
  store float 0.000000e+00, ptr %6, align 4
  store float 0.000000e+00, ptr %7, align 4
  store float 0.000000e+00, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %23

23:
  %24 = load i32, ptr %9, align 4
  %25 = icmp slt i32 %24, 256
  br i1 %25, label %26, label %73

26:
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = load float, ptr %5, align 4
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = load float, ptr %6, align 4
  %37 = fmul float %35, %36
  %38 = fneg float %37
  %39 = call float @llvm.fmuladd.f32(float %30, float %31, float %38)
  %40 = load float, ptr %7, align 4
  %41 = fadd float %40, %39
  store float %41, ptr %7, align 4
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = load float, ptr %6, align 4
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load float, ptr %5, align 4
  %52 = fmul float %50, %51
  %53 = call float @llvm.fmuladd.f32(float %45, float %46, float %52)
  %54 = load float, ptr %8, align 4
  %55 = fadd float %54, %53
  store float %55, ptr %8, align 4
  %56 = load float, ptr %5, align 4
  %57 = load float, ptr %3, align 4
  %58 = load float, ptr %6, align 4
  %59 = load float, ptr %4, align 4
  %60 = fmul float %58, %59
  %61 = fneg float %60
  %62 = call float @llvm.fmuladd.f32(float %56, float %57, float %61)
  store float %62, ptr %10, align 4
  %63 = load float, ptr %5, align 4
  %64 = load float, ptr %4, align 4
  %65 = load float, ptr %6, align 4
  %66 = load float, ptr %3, align 4
  %67 = fmul float %65, %66
  %68 = call float @llvm.fmuladd.f32(float %63, float %64, float %67)
  store float %68, ptr %6, align 4
  %69 = load float, ptr %10, align 4
  store float %69, ptr %5, align 4
  br label %70

70:
  %71 = load i32, ptr %9, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %9, align 4
  br label %23, !llvm.loop !23

73:
  %74 = load float, ptr %7, align 4
  %75 = load float, ptr %7, align 4
  %76 = load float, ptr %8, align 4
  %77 = load float, ptr %8, align 4
  %78 = fmul float %76, %77
  %79 = call float @llvm.fmuladd.f32(float %74, float %75, float %78)
  %80 = call float @sqrtf(float noundef %79) #6
  ret float %80
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @bitReverse(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 1, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %11

11:
  %12 = load i32, ptr %7, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %80

15:
  %16 = load i32, ptr %6, align 4
  %17 = ashr i32 %16, 1
  store i32 %17, ptr %9, align 4
  br label %18

18:
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %9, align 4
  %21 = and i32 %19, %20
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %30

23:
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %8, align 4
  %26 = xor i32 %25, %24
  store i32 %26, ptr %8, align 4
  br label %27

27:
  %28 = load i32, ptr %9, align 4
  %29 = ashr i32 %28, 1
  store i32 %29, ptr %9, align 4
  br label %18, !llvm.loop !24

30:
  %31 = load i32, ptr %9, align 4
  %32 = load i32, ptr %8, align 4
  %33 = xor i32 %32, %31
  store i32 %33, ptr %8, align 4
  %34 = load i32, ptr %7, align 4
  %35 = load i32, ptr %8, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %76

37:
  %38 = load ptr, ptr %4, align 8
  %39 = load i32, ptr %7, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8
  store double %42, ptr %10, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %8, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %7, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  store double %47, ptr %51, align 8
  %52 = load double, ptr %10, align 8
  %53 = load ptr, ptr %4, align 8
  %54 = load i32, ptr %8, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %53, i64 %55
  store double %52, ptr %56, align 8
  %57 = load ptr, ptr %5, align 8
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 8
  store double %61, ptr %10, align 8
  %62 = load ptr, ptr %5, align 8
  %63 = load i32, ptr %8, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %62, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = load ptr, ptr %5, align 8
  %68 = load i32, ptr %7, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  store double %66, ptr %70, align 8
  %71 = load double, ptr %10, align 8
  %72 = load ptr, ptr %5, align 8
  %73 = load i32, ptr %8, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  store double %71, ptr %75, align 8
  br label %76

76:
  br label %77

77:
  %78 = load i32, ptr %7, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %7, align 4
  br label %11, !llvm.loop !25

80:
  ret void
}

; Function Attrs: nounwind
declare double @cos(double noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @power(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  store i64 1, ptr %5, align 8
  %7 = load i32, ptr %3, align 4
  %8 = zext i32 %7 to i64
  store i64 %8, ptr %6, align 8
  br label %9

9:
  %10 = load i32, ptr %4, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %29

12:
  %13 = load i32, ptr %4, align 4
  %14 = and i32 %13, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %21

16:
  %17 = load i64, ptr %5, align 8
  %18 = load i64, ptr %6, align 8
  %19 = mul i64 %17, %18
  %20 = urem i64 %19, 998244353
  store i64 %20, ptr %5, align 8
  br label %21

21:
  br label %22

22:
  %23 = load i32, ptr %4, align 4
  %24 = lshr i32 %23, 1
  store i32 %24, ptr %4, align 4
  %25 = load i64, ptr %6, align 8
  %26 = load i64, ptr %6, align 8
  %27 = mul i64 %25, %26
  %28 = urem i64 %27, 998244353
  store i64 %28, ptr %6, align 8
  br label %9, !llvm.loop !26

29:
  %30 = load i64, ptr %5, align 8
  %31 = trunc i64 %30 to i32
  ret i32 %31
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nounwind
declare float @sqrtf(float noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }
attributes #6 = { nounwind }

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
