; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.special = private unnamed_addr constant [10 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -3.500000e+00, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double 0x2000000000000, double 0x7FEFFFFFFFFFFFFF, double 0x47EFFFFFE0000000], align 16
@samples = internal constant [15 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -1.000000e+00, double 5.000000e-01, double -5.000000e-01, double 1.500000e+00, double 2.500000e+00, double -2.500000e+00, double 1.007500e+02, double 0xC0934A456D5CFAAD, double 0x41DFFFFFFFC00000, double 0xC1E0000000000000, double 1.000000e+09, double 0x419D6F34547DF3B6], align 16
@.str = private unnamed_addr constant [13 x i8] c"%d %g %g %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"%016llx %016llx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"%.17g %.17g %.9g\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%.10g\0A\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"%.17g %.9g %a\0A\00", align 1
@horner.c = internal constant [6 x float] [float 1.000000e+00, float -5.000000e-01, float 2.500000e-01, float -1.250000e-01, float 6.250000e-02, float 3.000000e+00], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [10 x double], align 16
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca float, align 4
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %22 = load i32, ptr %4, align 4
  %23 = icmp sgt i32 %22, 1
  br i1 %23, label %24, label %29

24:
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds ptr, ptr %25, i64 1
  %27 = load ptr, ptr %26, align 8
  %28 = call i32 @atoi(ptr noundef %27) #6
  br label %30

29:
  br label %30

30:
  %31 = phi i32 [ %28, %24 ], [ 1, %29 ]
  store i32 %31, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.main.special, i64 80, i1 false)
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  store double 0.000000e+00, ptr %10, align 8
  store double 0.000000e+00, ptr %11, align 8
  store float 0.000000e+00, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %32

32:
  %33 = load i32, ptr %13, align 4
  %34 = load i32, ptr %6, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %220

36:
  store i32 0, ptr %14, align 4
  br label %37

37:
  %38 = load i32, ptr %14, align 4
  %39 = icmp slt i32 %38, 10
  br i1 %39, label %40, label %147

40:
  store i32 0, ptr %15, align 4
  br label %41

41:
  %42 = load i32, ptr %15, align 4
  %43 = icmp slt i32 %42, 10
  br i1 %43, label %44, label %143

44:
  %45 = load i64, ptr %8, align 8
  %46 = mul i64 %45, 31
  %47 = load i32, ptr %14, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load i32, ptr %15, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = call i32 @compareD(double noundef %50, double noundef %54)
  %56 = sext i32 %55 to i64
  %57 = add i64 %46, %56
  store i64 %57, ptr %8, align 8
  %58 = load i64, ptr %9, align 8
  %59 = mul i64 %58, 31
  %60 = load i32, ptr %14, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fptrunc double %63 to float
  %65 = load i32, ptr %15, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fptrunc double %68 to float
  %70 = call i32 @compareF(float noundef %64, float noundef %69)
  %71 = sext i32 %70 to i64
  %72 = add i64 %59, %71
  store i64 %72, ptr %9, align 8
  %73 = load i32, ptr %14, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = load i32, ptr %15, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = load i32, ptr %14, align 4
  %82 = load i32, ptr %15, align 4
  %83 = icmp sgt i32 %81, %82
  %84 = zext i1 %83 to i32
  %85 = call double @pick(double noundef %76, double noundef %80, i32 noundef %84)
  store double %85, ptr %16, align 8
  %86 = load i64, ptr %8, align 8
  %87 = mul i64 %86, 31
  %88 = load double, ptr %16, align 8
  %89 = call i1 @llvm.is.fpclass.f64(double %88, i32 3)
  br i1 %89, label %90, label %91

90:
  br label %94

91:
  %92 = load double, ptr %16, align 8
  %93 = call i64 @bits64(double noundef %92)
  br label %94

94:
  %95 = phi i64 [ 77, %90 ], [ %93, %91 ]
  %96 = add i64 %87, %95
  store i64 %96, ptr %8, align 8
  %97 = load i32, ptr %14, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fptrunc double %100 to float
  %102 = load i32, ptr %15, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fptrunc double %105 to float
  %107 = call float @smaller(float noundef %101, float noundef %106)
  store float %107, ptr %17, align 4
  %108 = load i64, ptr %9, align 8
  %109 = mul i64 %108, 31
  %110 = load float, ptr %17, align 4
  %111 = call i1 @llvm.is.fpclass.f32(float %110, i32 3)
  br i1 %111, label %112, label %113

112:
  br label %116

113:
  %114 = load float, ptr %17, align 4
  %115 = call i32 @bits32(float noundef %114)
  br label %116

116:
  %117 = phi i32 [ 77, %112 ], [ %115, %113 ]
  %118 = zext i32 %117 to i64
  %119 = add i64 %109, %118
  store i64 %119, ptr %9, align 8
  %120 = load i32, ptr %14, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = load i32, ptr %15, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = call double @larger(double noundef %123, double noundef %127)
  store double %128, ptr %18, align 8
  %129 = load i64, ptr %8, align 8
  %130 = mul i64 %129, 31
  %131 = load double, ptr %18, align 8
  %132 = call i1 @llvm.is.fpclass.f64(double %131, i32 3)
  br i1 %132, label %133, label %134

133:
  br label %137

134:
  %135 = load double, ptr %18, align 8
  %136 = call i64 @bits64(double noundef %135)
  br label %137

137:
  %138 = phi i64 [ 77, %133 ], [ %136, %134 ]
  %139 = add i64 %130, %138
  store i64 %139, ptr %8, align 8
  br label %140

140:
  %141 = load i32, ptr %15, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %15, align 4
  br label %41, !llvm.loop !6

143:
  br label %144

144:
  %145 = load i32, ptr %14, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %14, align 4
  br label %37, !llvm.loop !8

147:
  store i32 0, ptr %19, align 4
  br label %148

148:
  %149 = load i32, ptr %19, align 4
  %150 = zext i32 %149 to i64
  %151 = icmp ult i64 %150, 15
  br i1 %151, label %152, label %197

152:
  %153 = load i32, ptr %19, align 4
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds [15 x double], ptr @samples, i64 0, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = call i64 @integers(double noundef %156)
  %158 = load i64, ptr %8, align 8
  %159 = xor i64 %158, %157
  store i64 %159, ptr %8, align 8
  %160 = load double, ptr %10, align 8
  %161 = fdiv double %160, 2.000000e+00
  %162 = load i32, ptr %19, align 4
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds [15 x double], ptr @samples, i64 0, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = call double @rounding(double noundef %165)
  %167 = fadd double %161, %166
  store double %167, ptr %10, align 8
  %168 = load i32, ptr %19, align 4
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds [15 x double], ptr @samples, i64 0, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = call double @llvm.fabs.f64(double %171)
  %173 = fadd double %172, 1.000000e+00
  %174 = call double @newton(double noundef %173)
  %175 = load i32, ptr %19, align 4
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds [15 x double], ptr @samples, i64 0, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = call double @llvm.fabs.f64(double %178)
  %180 = call double @sqrt(double noundef %179) #7
  %181 = fadd double %174, %180
  %182 = load double, ptr %11, align 8
  %183 = fadd double %182, %181
  store double %183, ptr %11, align 8
  %184 = load float, ptr %12, align 4
  %185 = fdiv float %184, 2.000000e+00
  %186 = load i32, ptr %19, align 4
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds [15 x double], ptr @samples, i64 0, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = fptrunc double %189 to float
  %191 = fdiv float %190, 1.000000e+09
  %192 = call float @horner(float noundef %191)
  %193 = fadd float %185, %192
  store float %193, ptr %12, align 4
  br label %194

194:
  %195 = load i32, ptr %19, align 4
  %196 = add i32 %195, 1
  store i32 %196, ptr %19, align 4
  br label %148, !llvm.loop !9

197:
  store i32 0, ptr %20, align 4
  br label %198

198:
  %199 = load i32, ptr %20, align 4
  %200 = icmp slt i32 %199, 64
  br i1 %200, label %201, label %216

201:
  %202 = load double, ptr %10, align 8
  %203 = fdiv double %202, 2.000000e+00
  %204 = load i32, ptr %20, align 4
  %205 = zext i32 %204 to i64
  %206 = shl i64 -7046029254386353131, %205
  %207 = load i32, ptr %20, align 4
  %208 = and i32 %207, 7
  %209 = zext i32 %208 to i64
  %210 = ashr i64 %206, %209
  %211 = call double @reals(i64 noundef %210)
  %212 = fadd double %203, %211
  store double %212, ptr %10, align 8
  br label %213

213:
  %214 = load i32, ptr %20, align 4
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %20, align 4
  br label %198, !llvm.loop !10

216:
  br label %217

217:
  %218 = load i32, ptr %13, align 4
  %219 = add nsw i32 %218, 1
  store i32 %219, ptr %13, align 4
  br label %32, !llvm.loop !11

220:
  store i32 0, ptr %21, align 4
  br label %221

221:
  %222 = load i32, ptr %21, align 4
  %223 = icmp slt i32 %222, 10
  br i1 %223, label %224, label %254

224:
  %225 = load i32, ptr %21, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = call i32 @classify(double noundef %228)
  %230 = load i32, ptr %21, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = load i32, ptr %21, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = fptrunc double %237 to float
  %239 = fpext float %238 to double
  %240 = load i32, ptr %21, align 4
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = load i32, ptr %21, align 4
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [10 x double], ptr %7, i64 0, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = fcmp une double %243, %247
  %249 = zext i1 %248 to i32
  %250 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %229, double noundef %233, double noundef %239, i32 noundef %249)
  br label %251

251:
  %252 = load i32, ptr %21, align 4
  %253 = add nsw i32 %252, 1
  store i32 %253, ptr %21, align 4
  br label %221, !llvm.loop !12

254:
  %255 = load i64, ptr %8, align 8
  %256 = load i64, ptr %9, align 8
  %257 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %255, i64 noundef %256)
  %258 = load double, ptr %10, align 8
  %259 = load double, ptr %11, align 8
  %260 = load float, ptr %12, align 4
  %261 = fpext float %260 to double
  %262 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %258, double noundef %259, double noundef %261)
  %263 = call double @many(double noundef 1.000000e+00, float noundef 2.500000e+00, i32 noundef 3, double noundef 4.000000e+00, float noundef 5.250000e+00, double noundef 6.000000e+00, float noundef 7.000000e+00, i64 noundef 8, double noundef 9.000000e+00, float noundef 1.000000e+01, double noundef 1.112500e+01, float noundef 1.200000e+01, i16 noundef signext -13)
  %264 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %263)
  %265 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef 0x7FF0000000000000, double noundef 0x3FD3333340000000, double noundef 0x3FD3333333333334)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compareD(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  %6 = load double, ptr %3, align 8
  %7 = load double, ptr %4, align 8
  %8 = fcmp olt double %6, %7
  br i1 %8, label %9, label %12

9:
  %10 = load i32, ptr %5, align 4
  %11 = or i32 %10, 1
  store i32 %11, ptr %5, align 4
  br label %12

12:
  %13 = load double, ptr %3, align 8
  %14 = load double, ptr %4, align 8
  %15 = fcmp ole double %13, %14
  br i1 %15, label %16, label %19

16:
  %17 = load i32, ptr %5, align 4
  %18 = or i32 %17, 2
  store i32 %18, ptr %5, align 4
  br label %19

19:
  %20 = load double, ptr %3, align 8
  %21 = load double, ptr %4, align 8
  %22 = fcmp ogt double %20, %21
  br i1 %22, label %23, label %26

23:
  %24 = load i32, ptr %5, align 4
  %25 = or i32 %24, 4
  store i32 %25, ptr %5, align 4
  br label %26

26:
  %27 = load double, ptr %3, align 8
  %28 = load double, ptr %4, align 8
  %29 = fcmp oge double %27, %28
  br i1 %29, label %30, label %33

30:
  %31 = load i32, ptr %5, align 4
  %32 = or i32 %31, 8
  store i32 %32, ptr %5, align 4
  br label %33

33:
  %34 = load double, ptr %3, align 8
  %35 = load double, ptr %4, align 8
  %36 = fcmp oeq double %34, %35
  br i1 %36, label %37, label %40

37:
  %38 = load i32, ptr %5, align 4
  %39 = or i32 %38, 16
  store i32 %39, ptr %5, align 4
  br label %40

40:
  %41 = load double, ptr %3, align 8
  %42 = load double, ptr %4, align 8
  %43 = fcmp une double %41, %42
  br i1 %43, label %44, label %47

44:
  %45 = load i32, ptr %5, align 4
  %46 = or i32 %45, 32
  store i32 %46, ptr %5, align 4
  br label %47

47:
  %48 = load double, ptr %3, align 8
  %49 = load double, ptr %4, align 8
  %50 = fcmp olt double %48, %49
  br i1 %50, label %54, label %51

51:
  %52 = load i32, ptr %5, align 4
  %53 = or i32 %52, 64
  store i32 %53, ptr %5, align 4
  br label %54

54:
  %55 = load double, ptr %3, align 8
  %56 = load double, ptr %4, align 8
  %57 = fcmp uno double %55, %56
  br i1 %57, label %58, label %61

58:
  %59 = load i32, ptr %5, align 4
  %60 = or i32 %59, 128
  store i32 %60, ptr %5, align 4
  br label %61

61:
  %62 = load double, ptr %3, align 8
  %63 = load double, ptr %4, align 8
  %64 = fcmp one double %62, %63
  br i1 %64, label %65, label %68

65:
  %66 = load i32, ptr %5, align 4
  %67 = or i32 %66, 256
  store i32 %67, ptr %5, align 4
  br label %68

68:
  %69 = load i32, ptr %5, align 4
  ret i32 %69
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compareF(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = fcmp olt float %5, %6
  %8 = zext i1 %7 to i32
  %9 = load float, ptr %3, align 4
  %10 = load float, ptr %4, align 4
  %11 = fcmp ole float %9, %10
  %12 = zext i1 %11 to i32
  %13 = shl i32 %12, 1
  %14 = or i32 %8, %13
  %15 = load float, ptr %3, align 4
  %16 = load float, ptr %4, align 4
  %17 = fcmp ogt float %15, %16
  %18 = zext i1 %17 to i32
  %19 = shl i32 %18, 2
  %20 = or i32 %14, %19
  %21 = load float, ptr %3, align 4
  %22 = load float, ptr %4, align 4
  %23 = fcmp oge float %21, %22
  %24 = zext i1 %23 to i32
  %25 = shl i32 %24, 3
  %26 = or i32 %20, %25
  %27 = load float, ptr %3, align 4
  %28 = load float, ptr %4, align 4
  %29 = fcmp oeq float %27, %28
  %30 = zext i1 %29 to i32
  %31 = shl i32 %30, 4
  %32 = or i32 %26, %31
  %33 = load float, ptr %3, align 4
  %34 = load float, ptr %4, align 4
  %35 = fcmp une float %33, %34
  %36 = zext i1 %35 to i32
  %37 = shl i32 %36, 5
  %38 = or i32 %32, %37
  %39 = load float, ptr %3, align 4
  %40 = load float, ptr %4, align 4
  %41 = fcmp oge float %39, %40
  %42 = xor i1 %41, true
  %43 = zext i1 %42 to i32
  %44 = shl i32 %43, 6
  %45 = or i32 %38, %44
  ret i32 %45
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @pick(double noundef %0, double noundef %1, i32 noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = load double, ptr %4, align 8
  br label %13

11:
  %12 = load double, ptr %5, align 8
  br label %13

13:
  %14 = phi double [ %10, %9 ], [ %12, %11 ]
  ret double %14
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @bits64(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 8, i1 false)
  %4 = load i64, ptr %3, align 8
  ret i64 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define internal float @smaller(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = fcmp olt float %5, %6
  br i1 %7, label %8, label %10

8:
  %9 = load float, ptr %3, align 4
  br label %12

10:
  %11 = load float, ptr %4, align 4
  br label %12

12:
  %13 = phi float [ %9, %8 ], [ %11, %10 ]
  ret float %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bits32(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %2, i64 4, i1 false)
  %4 = load i32, ptr %3, align 4
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @larger(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp ogt double %5, %6
  br i1 %7, label %8, label %10

8:
  %9 = load double, ptr %3, align 8
  br label %12

10:
  %11 = load double, ptr %4, align 8
  br label %12

12:
  %13 = phi double [ %9, %8 ], [ %11, %10 ]
  ret double %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @integers(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, ptr %2, align 8
  store i64 0, ptr %3, align 8
  %4 = load i64, ptr %3, align 8
  %5 = mul i64 %4, 31
  %6 = load double, ptr %2, align 8
  %7 = fptosi double %6 to i32
  %8 = trunc i32 %7 to i8
  %9 = sext i8 %8 to i64
  %10 = add i64 %5, %9
  store i64 %10, ptr %3, align 8
  %11 = load i64, ptr %3, align 8
  %12 = mul i64 %11, 31
  %13 = load double, ptr %2, align 8
  %14 = fptosi double %13 to i32
  %15 = trunc i32 %14 to i8
  %16 = zext i8 %15 to i64
  %17 = add i64 %12, %16
  store i64 %17, ptr %3, align 8
  %18 = load i64, ptr %3, align 8
  %19 = mul i64 %18, 31
  %20 = load double, ptr %2, align 8
  %21 = fptosi double %20 to i32
  %22 = trunc i32 %21 to i16
  %23 = sext i16 %22 to i64
  %24 = add i64 %19, %23
  store i64 %24, ptr %3, align 8
  %25 = load i64, ptr %3, align 8
  %26 = mul i64 %25, 31
  %27 = load double, ptr %2, align 8
  %28 = fptosi double %27 to i32
  %29 = sext i32 %28 to i64
  %30 = add i64 %26, %29
  store i64 %30, ptr %3, align 8
  %31 = load i64, ptr %3, align 8
  %32 = mul i64 %31, 31
  %33 = load double, ptr %2, align 8
  %34 = fptosi double %33 to i64
  %35 = add i64 %32, %34
  store i64 %35, ptr %3, align 8
  %36 = load i64, ptr %3, align 8
  %37 = mul i64 %36, 31
  %38 = load double, ptr %2, align 8
  %39 = fptrunc double %38 to float
  %40 = fptosi float %39 to i64
  %41 = add i64 %37, %40
  store i64 %41, ptr %3, align 8
  %42 = load double, ptr %2, align 8
  %43 = fcmp oge double %42, 0.000000e+00
  br i1 %43, label %44, label %69

44:
  %45 = load i64, ptr %3, align 8
  %46 = mul i64 %45, 31
  %47 = load double, ptr %2, align 8
  %48 = fptoui double %47 to i32
  %49 = zext i32 %48 to i64
  %50 = add i64 %46, %49
  store i64 %50, ptr %3, align 8
  %51 = load i64, ptr %3, align 8
  %52 = mul i64 %51, 31
  %53 = load double, ptr %2, align 8
  %54 = fptoui double %53 to i64
  %55 = add i64 %52, %54
  store i64 %55, ptr %3, align 8
  %56 = load i64, ptr %3, align 8
  %57 = mul i64 %56, 31
  %58 = load double, ptr %2, align 8
  %59 = fptrunc double %58 to float
  %60 = fmul float %59, 0x41F0000000000000
  %61 = fptoui float %60 to i64
  %62 = add i64 %57, %61
  store i64 %62, ptr %3, align 8
  %63 = load i64, ptr %3, align 8
  %64 = mul i64 %63, 31
  %65 = load double, ptr %2, align 8
  %66 = fmul double %65, 0x41F0000000000000
  %67 = fptoui double %66 to i64
  %68 = add i64 %64, %67
  store i64 %68, ptr %3, align 8
  br label %69

69:
  %70 = load i64, ptr %3, align 8
  ret i64 %70
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @rounding(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.floor.f64(double %3)
  %5 = load double, ptr %2, align 8
  %6 = call double @llvm.ceil.f64(double %5)
  %7 = call double @llvm.fmuladd.f64(double 3.000000e+00, double %6, double %4)
  %8 = load double, ptr %2, align 8
  %9 = call double @llvm.trunc.f64(double %8)
  %10 = call double @llvm.fmuladd.f64(double 5.000000e+00, double %9, double %7)
  %11 = load double, ptr %2, align 8
  %12 = call double @llvm.rint.f64(double %11)
  %13 = call double @llvm.fmuladd.f64(double 7.000000e+00, double %12, double %10)
  %14 = load double, ptr %2, align 8
  %15 = call double @llvm.round.f64(double %14)
  %16 = call double @llvm.fmuladd.f64(double 1.100000e+01, double %15, double %13)
  %17 = load double, ptr %2, align 8
  %18 = call double @llvm.fabs.f64(double %17)
  %19 = call double @llvm.fmuladd.f64(double 1.300000e+01, double %18, double %16)
  %20 = load double, ptr %2, align 8
  %21 = call double @llvm.copysign.f64(double 1.700000e+01, double %20)
  %22 = fadd double %19, %21
  %23 = load double, ptr %2, align 8
  %24 = call double @llvm.minnum.f64(double %23, double 2.000000e+00)
  %25 = call double @llvm.fmuladd.f64(double %24, double 1.900000e+01, double %22)
  %26 = load double, ptr %2, align 8
  %27 = call double @llvm.maxnum.f64(double %26, double -2.000000e+00)
  %28 = call double @llvm.fmuladd.f64(double %27, double 2.300000e+01, double %25)
  ret double %28
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @newton(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  %6 = fcmp ogt double %5, 1.000000e+00
  br i1 %6, label %7, label %10

7:
  %8 = load double, ptr %2, align 8
  %9 = fdiv double %8, 2.000000e+00
  br label %11

10:
  br label %11

11:
  %12 = phi double [ %9, %7 ], [ 1.000000e+00, %10 ]
  store double %12, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %13

13:
  %14 = load i32, ptr %4, align 4
  %15 = icmp slt i32 %14, 40
  br i1 %15, label %16, label %26

16:
  %17 = load double, ptr %3, align 8
  %18 = load double, ptr %2, align 8
  %19 = load double, ptr %3, align 8
  %20 = fdiv double %18, %19
  %21 = fadd double %17, %20
  %22 = fmul double 5.000000e-01, %21
  store double %22, ptr %3, align 8
  br label %23

23:
  %24 = load i32, ptr %4, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %4, align 4
  br label %13, !llvm.loop !13

26:
  %27 = load double, ptr %3, align 8
  ret double %27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nounwind
declare double @sqrt(double noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal float @horner(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  store i32 5, ptr %4, align 4
  br label %5

5:
  %6 = load i32, ptr %4, align 4
  %7 = icmp sge i32 %6, 0
  br i1 %7, label %8, label %19

8:
  %9 = load float, ptr %3, align 4
  %10 = load float, ptr %2, align 4
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [6 x float], ptr @horner.c, i64 0, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = call float @llvm.fmuladd.f32(float %9, float %10, float %14)
  store float %15, ptr %3, align 4
  br label %16

16:
  %17 = load i32, ptr %4, align 4
  %18 = add nsw i32 %17, -1
  store i32 %18, ptr %4, align 4
  br label %5, !llvm.loop !14

19:
  %20 = load float, ptr %3, align 4
  ret float %20
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @reals(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca double, align 8
  store i64 %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  %4 = load i64, ptr %2, align 8
  %5 = trunc i64 %4 to i8
  %6 = sitofp i8 %5 to double
  %7 = load double, ptr %3, align 8
  %8 = fadd double %7, %6
  store double %8, ptr %3, align 8
  %9 = load i64, ptr %2, align 8
  %10 = trunc i64 %9 to i16
  %11 = uitofp i16 %10 to double
  %12 = load double, ptr %3, align 8
  %13 = fadd double %12, %11
  store double %13, ptr %3, align 8
  %14 = load i64, ptr %2, align 8
  %15 = trunc i64 %14 to i32
  %16 = sitofp i32 %15 to double
  %17 = load double, ptr %3, align 8
  %18 = fadd double %17, %16
  store double %18, ptr %3, align 8
  %19 = load i64, ptr %2, align 8
  %20 = trunc i64 %19 to i32
  %21 = uitofp i32 %20 to double
  %22 = load double, ptr %3, align 8
  %23 = fadd double %22, %21
  store double %23, ptr %3, align 8
  %24 = load i64, ptr %2, align 8
  %25 = sitofp i64 %24 to double
  %26 = load double, ptr %3, align 8
  %27 = fadd double %26, %25
  store double %27, ptr %3, align 8
  %28 = load i64, ptr %2, align 8
  %29 = uitofp i64 %28 to double
  %30 = load double, ptr %3, align 8
  %31 = fadd double %30, %29
  store double %31, ptr %3, align 8
  %32 = load i64, ptr %2, align 8
  %33 = trunc i64 %32 to i32
  %34 = sitofp i32 %33 to float
  %35 = fpext float %34 to double
  %36 = load i64, ptr %2, align 8
  %37 = trunc i64 %36 to i32
  %38 = uitofp i32 %37 to float
  %39 = fpext float %38 to double
  %40 = fadd double %35, %39
  %41 = load double, ptr %3, align 8
  %42 = fadd double %41, %40
  store double %42, ptr %3, align 8
  %43 = load i64, ptr %2, align 8
  %44 = sitofp i64 %43 to float
  %45 = fpext float %44 to double
  %46 = load i64, ptr %2, align 8
  %47 = uitofp i64 %46 to float
  %48 = fpext float %47 to double
  %49 = fadd double %45, %48
  %50 = load double, ptr %3, align 8
  %51 = fadd double %50, %49
  store double %51, ptr %3, align 8
  %52 = load double, ptr %3, align 8
  ret double %52
}

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classify(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i1 @llvm.is.fpclass.f64(double %3, i32 3)
  br i1 %4, label %5, label %6

5:
  br label %37

6:
  %7 = load double, ptr %2, align 8
  %8 = call double @llvm.fabs.f64(double %7) #8
  %9 = fcmp oeq double %8, 0x7FF0000000000000
  %10 = bitcast double %7 to i64
  %11 = icmp slt i64 %10, 0
  %12 = select i1 %11, i32 -1, i32 1
  %13 = select i1 %9, i32 %12, i32 0
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16

15:
  br label %35

16:
  %17 = load double, ptr %2, align 8
  %18 = fcmp oeq double %17, 0.000000e+00
  br i1 %18, label %19, label %20

19:
  br label %33

20:
  %21 = load double, ptr %2, align 8
  %22 = call double @llvm.fabs.f64(double %21)
  %23 = fcmp olt double %22, 0x10000000000000
  br i1 %23, label %24, label %25

24:
  br label %31

25:
  %26 = load double, ptr %2, align 8
  %27 = bitcast double %26 to i64
  %28 = icmp slt i64 %27, 0
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 5, i32 6
  br label %31

31:
  %32 = phi i32 [ 4, %24 ], [ %30, %25 ]
  br label %33

33:
  %34 = phi i32 [ 3, %19 ], [ %32, %31 ]
  br label %35

35:
  %36 = phi i32 [ 2, %15 ], [ %34, %33 ]
  br label %37

37:
  %38 = phi i32 [ 1, %5 ], [ %36, %35 ]
  ret i32 %38
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @many(double noundef %0, float noundef %1, i32 noundef %2, double noundef %3, float noundef %4, double noundef %5, float noundef %6, i64 noundef %7, double noundef %8, float noundef %9, double noundef %10, float noundef %11, i16 noundef signext %12) #0 {
  %14 = alloca double, align 8
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca float, align 4
  %19 = alloca double, align 8
  %20 = alloca float, align 4
  %21 = alloca i64, align 8
  %22 = alloca double, align 8
  %23 = alloca float, align 4
  %24 = alloca double, align 8
  %25 = alloca float, align 4
  %26 = alloca i16, align 2
  store double %0, ptr %14, align 8
  store float %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store double %3, ptr %17, align 8
  store float %4, ptr %18, align 4
  store double %5, ptr %19, align 8
  store float %6, ptr %20, align 4
  store i64 %7, ptr %21, align 8
  store double %8, ptr %22, align 8
  store float %9, ptr %23, align 4
  store double %10, ptr %24, align 8
  store float %11, ptr %25, align 4
  store i16 %12, ptr %26, align 2
  %27 = load double, ptr %14, align 8
  %28 = load float, ptr %15, align 4
  %29 = fpext float %28 to double
  %30 = call double @llvm.fmuladd.f64(double 2.000000e+00, double %29, double %27)
  %31 = load i32, ptr %16, align 4
  %32 = mul nsw i32 3, %31
  %33 = sitofp i32 %32 to double
  %34 = fadd double %30, %33
  %35 = load double, ptr %17, align 8
  %36 = call double @llvm.fmuladd.f64(double 4.000000e+00, double %35, double %34)
  %37 = load float, ptr %18, align 4
  %38 = fpext float %37 to double
  %39 = call double @llvm.fmuladd.f64(double 5.000000e+00, double %38, double %36)
  %40 = load double, ptr %19, align 8
  %41 = call double @llvm.fmuladd.f64(double 6.000000e+00, double %40, double %39)
  %42 = load float, ptr %20, align 4
  %43 = fpext float %42 to double
  %44 = call double @llvm.fmuladd.f64(double 7.000000e+00, double %43, double %41)
  %45 = load i64, ptr %21, align 8
  %46 = sitofp i64 %45 to double
  %47 = call double @llvm.fmuladd.f64(double 8.000000e+00, double %46, double %44)
  %48 = load double, ptr %22, align 8
  %49 = call double @llvm.fmuladd.f64(double 9.000000e+00, double %48, double %47)
  %50 = load float, ptr %23, align 4
  %51 = fpext float %50 to double
  %52 = call double @llvm.fmuladd.f64(double 1.000000e+01, double %51, double %49)
  %53 = load double, ptr %24, align 8
  %54 = call double @llvm.fmuladd.f64(double 1.100000e+01, double %53, double %52)
  %55 = load float, ptr %25, align 4
  %56 = fpext float %55 to double
  %57 = call double @llvm.fmuladd.f64(double 1.200000e+01, double %56, double %54)
  %58 = load i16, ptr %26, align 2
  %59 = sext i16 %58 to i32
  %60 = mul nsw i32 13, %59
  %61 = sitofp i32 %60 to double
  %62 = fadd double %57, %61
  ret double %62
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { nounwind }
attributes #8 = { memory(none) }

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
