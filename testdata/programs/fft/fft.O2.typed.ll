; ModuleID = 'fft.c'
source_filename = "fft.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.a = internal global [256 x i32] zeroinitializer, align 16
@main.b = internal global [256 x i32] zeroinitializer, align 16
@keepRe = internal unnamed_addr global [256 x double] zeroinitializer, align 16
@re = internal unnamed_addr global [256 x double] zeroinitializer, align 16
@keepIm = internal unnamed_addr global [256 x double] zeroinitializer, align 16
@im = internal unnamed_addr global [256 x double] zeroinitializer, align 16
@fre = internal unnamed_addr global [256 x float] zeroinitializer, align 16
@fim = internal unnamed_addr global [256 x float] zeroinitializer, align 16
@.str = private unnamed_addr constant [36 x i8] c"energy %.6f, error below 1e-12: %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"float bins %.3f %.3f %.3f\0A\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"ntt sum %08x, a[1] %u\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8*, i8** %1, i64 1
  %6 = load i8*, i8** %5, align 8
  %7 = tail call i64 @strtol(i8* nocapture noundef nonnull %6, i8** noundef null, i32 noundef 10) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %17

10:
  %11 = phi i32 [ %8, %4 ], [ 3, %2 ]
  br label %109

12:
  %13 = icmp eq i32 %113, %11
  br i1 %13, label %14, label %109, !llvm.loop !5

14:
  %15 = fcmp olt double %175, 0x3D719799812DEA11
  %16 = zext i1 %15 to i32
  br label %17

17:
  %18 = phi i32 [ 1, %4 ], [ %16, %14 ]
  %19 = phi double [ 0.000000e+00, %4 ], [ %154, %14 ]
  %20 = phi i32 [ 0, %4 ], [ %198, %14 ]
  %21 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([36 x i8], [36 x i8]* @.str, i64 0, i64 0), double noundef %19, i32 noundef %18)
  br label %22

22:
  %23 = phi i64 [ 0, %17 ], [ %43, %22 ]
  %24 = phi float [ 1.000000e+00, %17 ], [ %40, %22 ]
  %25 = phi float [ 0.000000e+00, %17 ], [ %38, %22 ]
  %26 = phi float [ 0.000000e+00, %17 ], [ %35, %22 ]
  %27 = phi float [ 0.000000e+00, %17 ], [ %42, %22 ]
  %28 = getelementptr inbounds [256 x float], [256 x float]* @fre, i64 0, i64 %23
  %29 = load float, float* %28, align 4
  %30 = getelementptr inbounds [256 x float], [256 x float]* @fim, i64 0, i64 %23
  %31 = load float, float* %30, align 4
  %32 = fneg float %31
  %33 = fmul float %27, %32
  %34 = tail call float @llvm.fmuladd.f32(float %29, float %24, float %33) #6
  %35 = fadd float %26, %34
  %36 = fmul float %24, %31
  %37 = tail call float @llvm.fmuladd.f32(float %29, float %27, float %36) #6
  %38 = fadd float %25, %37
  %39 = fmul float %27, 0xBFB2D520A0000000
  %40 = tail call float @llvm.fmuladd.f32(float %24, float 0x3FEFE9CDA0000000, float %39) #6
  %41 = fmul float %27, 0x3FEFE9CDA0000000
  %42 = tail call float @llvm.fmuladd.f32(float %24, float 0x3FB2D520A0000000, float %41) #6
  %43 = add nuw nsw i64 %23, 1
  %44 = icmp eq i64 %43, 256
  br i1 %44, label %45, label %22, !llvm.loop !8

45:
  %46 = fmul float %38, %38
  %47 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %46) #6
  %48 = tail call float @sqrtf(float noundef %47) #6
  br label %49

49:
  %50 = phi i64 [ 0, %45 ], [ %70, %49 ]
  %51 = phi float [ 1.000000e+00, %45 ], [ %67, %49 ]
  %52 = phi float [ 0.000000e+00, %45 ], [ %65, %49 ]
  %53 = phi float [ 0.000000e+00, %45 ], [ %62, %49 ]
  %54 = phi float [ 0.000000e+00, %45 ], [ %69, %49 ]
  %55 = getelementptr inbounds [256 x float], [256 x float]* @fre, i64 0, i64 %50
  %56 = load float, float* %55, align 4
  %57 = getelementptr inbounds [256 x float], [256 x float]* @fim, i64 0, i64 %50
  %58 = load float, float* %57, align 4
  %59 = fneg float %58
  %60 = fmul float %54, %59
  %61 = tail call float @llvm.fmuladd.f32(float %56, float %51, float %60) #6
  %62 = fadd float %53, %61
  %63 = fmul float %51, %58
  %64 = tail call float @llvm.fmuladd.f32(float %56, float %54, float %63) #6
  %65 = fadd float %52, %64
  %66 = fmul float %54, 0xBFB917A6C0000000
  %67 = tail call float @llvm.fmuladd.f32(float %51, float 0x3FEFD88DA0000000, float %66) #6
  %68 = fmul float %54, 0x3FEFD88DA0000000
  %69 = tail call float @llvm.fmuladd.f32(float %51, float 0x3FB917A6C0000000, float %68) #6
  %70 = add nuw nsw i64 %50, 1
  %71 = icmp eq i64 %70, 256
  br i1 %71, label %72, label %49, !llvm.loop !8

72:
  %73 = fmul float %65, %65
  %74 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %73) #6
  %75 = tail call float @sqrtf(float noundef %74) #6
  br label %76

76:
  %77 = phi i64 [ 0, %72 ], [ %97, %76 ]
  %78 = phi float [ 1.000000e+00, %72 ], [ %94, %76 ]
  %79 = phi float [ 0.000000e+00, %72 ], [ %92, %76 ]
  %80 = phi float [ 0.000000e+00, %72 ], [ %89, %76 ]
  %81 = phi float [ 0.000000e+00, %72 ], [ %96, %76 ]
  %82 = getelementptr inbounds [256 x float], [256 x float]* @fre, i64 0, i64 %77
  %83 = load float, float* %82, align 4
  %84 = getelementptr inbounds [256 x float], [256 x float]* @fim, i64 0, i64 %77
  %85 = load float, float* %84, align 4
  %86 = fneg float %85
  %87 = fmul float %81, %86
  %88 = tail call float @llvm.fmuladd.f32(float %83, float %78, float %87) #6
  %89 = fadd float %80, %88
  %90 = fmul float %78, %85
  %91 = tail call float @llvm.fmuladd.f32(float %83, float %81, float %90) #6
  %92 = fadd float %79, %91
  %93 = fmul float %81, 0xBFE44CF320000000
  %94 = tail call float @llvm.fmuladd.f32(float %78, float 0xBFE8BC8060000000, float %93) #6
  %95 = fmul float %81, 0xBFE8BC8060000000
  %96 = tail call float @llvm.fmuladd.f32(float %78, float 0x3FE44CF320000000, float %95) #6
  %97 = add nuw nsw i64 %77, 1
  %98 = icmp eq i64 %97, 256
  br i1 %98, label %99, label %76, !llvm.loop !8

99:
  %100 = fpext float %75 to double
  %101 = fpext float %48 to double
  %102 = fmul float %92, %92
  %103 = tail call float @llvm.fmuladd.f32(float %89, float %89, float %102) #6
  %104 = tail call float @sqrtf(float noundef %103) #6
  %105 = fpext float %104 to double
  %106 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), double noundef %101, double noundef %100, double noundef %105)
  %107 = load i32, i32* getelementptr inbounds ([256 x i32], [256 x i32]* @main.a, i64 0, i64 1), align 4
  %108 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0), i32 noundef %20, i32 noundef %107)
  ret i32 0

109:
  %110 = phi i32 [ %113, %12 ], [ 0, %10 ]
  %111 = phi i32 [ %198, %12 ], [ 0, %10 ]
  %112 = phi double [ %175, %12 ], [ 0.000000e+00, %10 ]
  %113 = add nuw nsw i32 %110, 1
  br label %115

114:
  tail call fastcc void @fft(i32 noundef 0)
  br label %145

115:
  %116 = phi i64 [ 0, %109 ], [ %142, %115 ]
  %117 = phi i32 [ %113, %109 ], [ %119, %115 ]
  %118 = mul i32 %117, 1664525
  %119 = add i32 %118, 1013904223
  %120 = sitofp i32 %119 to double
  %121 = fmul double %120, 0x3E00000000000000
  %122 = getelementptr inbounds [256 x double], [256 x double]* @keepRe, i64 0, i64 %116
  store double %121, double* %122, align 8
  %123 = getelementptr inbounds [256 x double], [256 x double]* @re, i64 0, i64 %116
  store double %121, double* %123, align 8
  %124 = trunc i64 %116 to i32
  %125 = sitofp i32 %124 to double
  %126 = fmul double %125, 1.000000e-01
  %127 = tail call double @sin(double noundef %126) #6
  %128 = getelementptr inbounds [256 x double], [256 x double]* @keepIm, i64 0, i64 %116
  store double %127, double* %128, align 8
  %129 = getelementptr inbounds [256 x double], [256 x double]* @im, i64 0, i64 %116
  store double %127, double* %129, align 8
  %130 = load double, double* %123, align 8
  %131 = fptrunc double %130 to float
  %132 = getelementptr inbounds [256 x float], [256 x float]* @fre, i64 0, i64 %116
  store float %131, float* %132, align 4
  %133 = fptrunc double %127 to float
  %134 = getelementptr inbounds [256 x float], [256 x float]* @fim, i64 0, i64 %116
  store float %133, float* %134, align 4
  %135 = icmp ult i64 %116, 128
  %136 = lshr i32 %119, 12
  %137 = select i1 %135, i32 %136, i32 0
  %138 = getelementptr inbounds [256 x i32], [256 x i32]* @main.a, i64 0, i64 %116
  store i32 %137, i32* %138, align 4
  %139 = and i32 %119, 4095
  %140 = select i1 %135, i32 %139, i32 0
  %141 = getelementptr inbounds [256 x i32], [256 x i32]* @main.b, i64 0, i64 %116
  store i32 %140, i32* %141, align 4
  %142 = add nuw nsw i64 %116, 1
  %143 = icmp eq i64 %142, 256
  br i1 %143, label %114, label %115, !llvm.loop !9

144:
  tail call fastcc void @fft(i32 noundef 1)
  br label %158

145:
  %146 = phi i64 [ 0, %114 ], [ %155, %145 ]
  %147 = phi double [ 0.000000e+00, %114 ], [ %154, %145 ]
  %148 = getelementptr inbounds [256 x double], [256 x double]* @re, i64 0, i64 %146
  %149 = load double, double* %148, align 8
  %150 = getelementptr inbounds [256 x double], [256 x double]* @im, i64 0, i64 %146
  %151 = load double, double* %150, align 8
  %152 = fmul double %151, %151
  %153 = tail call double @llvm.fmuladd.f64(double %149, double %149, double %152)
  %154 = fadd double %147, %153
  %155 = add nuw nsw i64 %146, 1
  %156 = icmp eq i64 %155, 256
  br i1 %156, label %144, label %145, !llvm.loop !10

157:
  tail call fastcc void @ntt(i32* noundef getelementptr inbounds ([256 x i32], [256 x i32]* @main.a, i64 0, i64 0), i32 noundef 0)
  tail call fastcc void @ntt(i32* noundef getelementptr inbounds ([256 x i32], [256 x i32]* @main.b, i64 0, i64 0), i32 noundef 0)
  br label %179

158:
  %159 = phi i64 [ 0, %144 ], [ %176, %158 ]
  %160 = phi double [ %112, %144 ], [ %175, %158 ]
  %161 = getelementptr inbounds [256 x double], [256 x double]* @re, i64 0, i64 %159
  %162 = load double, double* %161, align 8
  %163 = getelementptr inbounds [256 x double], [256 x double]* @keepRe, i64 0, i64 %159
  %164 = load double, double* %163, align 8
  %165 = fsub double %162, %164
  %166 = tail call double @llvm.fabs.f64(double %165)
  %167 = getelementptr inbounds [256 x double], [256 x double]* @im, i64 0, i64 %159
  %168 = load double, double* %167, align 8
  %169 = getelementptr inbounds [256 x double], [256 x double]* @keepIm, i64 0, i64 %159
  %170 = load double, double* %169, align 8
  %171 = fsub double %168, %170
  %172 = tail call double @llvm.fabs.f64(double %171)
  %173 = fadd double %166, %172
  %174 = fcmp ogt double %173, %160
  %175 = select i1 %174, double %173, double %160
  %176 = add nuw nsw i64 %159, 1
  %177 = icmp eq i64 %176, 256
  br i1 %177, label %157, label %158, !llvm.loop !11

178:
  tail call fastcc void @ntt(i32* noundef getelementptr inbounds ([256 x i32], [256 x i32]* @main.a, i64 0, i64 0), i32 noundef 1)
  br label %192

179:
  %180 = phi i64 [ 0, %157 ], [ %190, %179 ]
  %181 = getelementptr inbounds [256 x i32], [256 x i32]* @main.a, i64 0, i64 %180
  %182 = load i32, i32* %181, align 4
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds [256 x i32], [256 x i32]* @main.b, i64 0, i64 %180
  %185 = load i32, i32* %184, align 4
  %186 = zext i32 %185 to i64
  %187 = mul nuw i64 %186, %183
  %188 = urem i64 %187, 998244353
  %189 = trunc i64 %188 to i32
  store i32 %189, i32* %181, align 4
  %190 = add nuw nsw i64 %180, 1
  %191 = icmp eq i64 %190, 256
  br i1 %191, label %178, label %179, !llvm.loop !12

192:
  %193 = phi i64 [ 0, %178 ], [ %199, %192 ]
  %194 = phi i32 [ %111, %178 ], [ %198, %192 ]
  %195 = mul i32 %194, 31
  %196 = getelementptr inbounds [256 x i32], [256 x i32]* @main.a, i64 0, i64 %193
  %197 = load i32, i32* %196, align 4
  %198 = add i32 %197, %195
  %199 = add nuw nsw i64 %193, 1
  %200 = icmp eq i64 %199, 256
  br i1 %200, label %12, label %192, !llvm.loop !13
}

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sin(double noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind uwtable
define internal fastcc void @fft(i32 noundef %0) unnamed_addr #0 {
  br label %2

2:
  %3 = phi i64 [ 1, %1 ], [ %30, %29 ]
  %4 = phi i32 [ 0, %1 ], [ %17, %29 ]
  %5 = and i32 %4, 128
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:
  %8 = phi i32 [ %11, %7 ], [ 128, %2 ]
  %9 = phi i32 [ %10, %7 ], [ %4, %2 ]
  %10 = xor i32 %9, %8
  %11 = lshr i32 %8, 1
  %12 = and i32 %10, %11
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %7, !llvm.loop !14

14:
  %15 = phi i32 [ %4, %2 ], [ %10, %7 ]
  %16 = phi i32 [ 128, %2 ], [ %11, %7 ]
  %17 = xor i32 %16, %15
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %3, %18
  br i1 %19, label %20, label %29

20:
  %21 = getelementptr inbounds [256 x double], [256 x double]* @re, i64 0, i64 %3
  %22 = load double, double* %21, align 8
  %23 = getelementptr inbounds [256 x double], [256 x double]* @re, i64 0, i64 %18
  %24 = load double, double* %23, align 8
  store double %24, double* %21, align 8
  store double %22, double* %23, align 8
  %25 = getelementptr inbounds [256 x double], [256 x double]* @im, i64 0, i64 %3
  %26 = load double, double* %25, align 8
  %27 = getelementptr inbounds [256 x double], [256 x double]* @im, i64 0, i64 %18
  %28 = load double, double* %27, align 8
  store double %28, double* %25, align 8
  store double %26, double* %27, align 8
  br label %29

29:
  %30 = add nuw nsw i64 %3, 1
  %31 = icmp eq i64 %30, 256
  br i1 %31, label %32, label %2, !llvm.loop !15

32:
  %33 = icmp eq i32 %0, 0
  %34 = select i1 %33, i32 1, i32 -1
  %35 = sitofp i32 %34 to double
  br label %37

36:
  br i1 %33, label %93, label %83

37:
  %38 = phi i32 [ 2, %32 ], [ %47, %46 ]
  %39 = sitofp i32 %38 to double
  %40 = fdiv double 0x401921FB54442D18, %39
  %41 = fmul double %40, %35
  %42 = lshr exact i32 %38, 1
  %43 = zext i32 %38 to i64
  %44 = zext i32 %42 to i64
  %45 = zext i32 %42 to i64
  br label %49

46:
  %47 = shl i32 %38, 1
  %48 = icmp slt i32 %47, 257
  br i1 %48, label %37, label %36, !llvm.loop !16

49:
  %50 = phi i64 [ 0, %37 ], [ %57, %56 ]
  %51 = trunc i64 %50 to i32
  %52 = sitofp i32 %51 to double
  %53 = fmul double %41, %52
  %54 = tail call double @cos(double noundef %53) #6
  %55 = tail call double @sin(double noundef %53) #6
  br label %59

56:
  %57 = add nuw nsw i64 %50, 1
  %58 = icmp eq i64 %57, %45
  br i1 %58, label %46, label %49, !llvm.loop !17

59:
  %60 = phi i64 [ %50, %49 ], [ %81, %59 ]
  %61 = add nuw nsw i64 %60, %44
  %62 = getelementptr inbounds [256 x double], [256 x double]* @re, i64 0, i64 %61
  %63 = load double, double* %62, align 8
  %64 = getelementptr inbounds [256 x double], [256 x double]* @im, i64 0, i64 %61
  %65 = load double, double* %64, align 8
  %66 = fneg double %65
  %67 = fmul double %55, %66
  %68 = tail call double @llvm.fmuladd.f64(double %63, double %54, double %67)
  %69 = fmul double %54, %65
  %70 = tail call double @llvm.fmuladd.f64(double %63, double %55, double %69)
  %71 = getelementptr inbounds [256 x double], [256 x double]* @re, i64 0, i64 %60
  %72 = load double, double* %71, align 8
  %73 = fsub double %72, %68
  store double %73, double* %62, align 8
  %74 = getelementptr inbounds [256 x double], [256 x double]* @im, i64 0, i64 %60
  %75 = load double, double* %74, align 8
  %76 = fsub double %75, %70
  store double %76, double* %64, align 8
  %77 = load double, double* %71, align 8
  %78 = fadd double %68, %77
  store double %78, double* %71, align 8
  %79 = load double, double* %74, align 8
  %80 = fadd double %70, %79
  store double %80, double* %74, align 8
  %81 = add nuw nsw i64 %60, %43
  %82 = icmp ult i64 %81, 256
  br i1 %82, label %59, label %56, !llvm.loop !18

83:
  %84 = phi i64 [ %91, %83 ], [ 0, %36 ]
  %85 = getelementptr inbounds [256 x double], [256 x double]* @re, i64 0, i64 %84
  %86 = load double, double* %85, align 8
  %87 = fmul double %86, 3.906250e-03
  store double %87, double* %85, align 8
  %88 = getelementptr inbounds [256 x double], [256 x double]* @im, i64 0, i64 %84
  %89 = load double, double* %88, align 8
  %90 = fmul double %89, 3.906250e-03
  store double %90, double* %88, align 8
  %91 = add nuw nsw i64 %84, 1
  %92 = icmp eq i64 %91, 256
  br i1 %92, label %93, label %83, !llvm.loop !19

93:
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @ntt(i32* nocapture noundef %0, i32 noundef %1) unnamed_addr #3 {
  br label %3

3:
  %4 = phi i64 [ 1, %2 ], [ %29, %28 ]
  %5 = phi i32 [ 0, %2 ], [ %20, %28 ]
  %6 = and i32 %5, 128
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %17, label %10

8:
  %9 = icmp eq i32 %1, 0
  br label %32

10:
  %11 = phi i32 [ %13, %10 ], [ %5, %3 ]
  %12 = phi i32 [ %14, %10 ], [ 128, %3 ]
  %13 = xor i32 %11, %12
  %14 = lshr i32 %12, 1
  %15 = and i32 %13, %14
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %10, !llvm.loop !20

17:
  %18 = phi i32 [ 128, %3 ], [ %14, %10 ]
  %19 = phi i32 [ %5, %3 ], [ %13, %10 ]
  %20 = xor i32 %19, %18
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %4, %21
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds i32, i32* %0, i64 %4
  %25 = load i32, i32* %24, align 4
  %26 = getelementptr inbounds i32, i32* %0, i64 %21
  %27 = load i32, i32* %26, align 4
  store i32 %27, i32* %24, align 4
  store i32 %25, i32* %26, align 4
  br label %28

28:
  %29 = add nuw nsw i64 %4, 1
  %30 = icmp eq i64 %29, 256
  br i1 %30, label %8, label %3, !llvm.loop !21

31:
  br i1 %9, label %135, label %108

32:
  %33 = phi i32 [ 2, %8 ], [ %78, %77 ]
  %34 = udiv i32 998244352, %33
  br label %35

35:
  %36 = phi i64 [ %48, %44 ], [ 3, %32 ]
  %37 = phi i64 [ %45, %44 ], [ 1, %32 ]
  %38 = phi i32 [ %46, %44 ], [ %34, %32 ]
  %39 = and i32 %38, 1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %44, label %41

41:
  %42 = mul i64 %37, %36
  %43 = urem i64 %42, 998244353
  br label %44

44:
  %45 = phi i64 [ %43, %41 ], [ %37, %35 ]
  %46 = lshr i32 %38, 1
  %47 = mul nuw nsw i64 %36, %36
  %48 = urem i64 %47, 998244353
  %49 = icmp ult i32 %38, 2
  br i1 %49, label %50, label %35, !llvm.loop !22

50:
  br i1 %9, label %68, label %51

51:
  %52 = and i64 %45, 4294967295
  br label %53

53:
  %54 = phi i64 [ %66, %62 ], [ %52, %51 ]
  %55 = phi i64 [ %63, %62 ], [ 1, %51 ]
  %56 = phi i32 [ %64, %62 ], [ 998244351, %51 ]
  %57 = and i32 %56, 1
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %62, label %59

59:
  %60 = mul i64 %55, %54
  %61 = urem i64 %60, 998244353
  br label %62

62:
  %63 = phi i64 [ %61, %59 ], [ %55, %53 ]
  %64 = lshr i32 %56, 1
  %65 = mul nuw i64 %54, %54
  %66 = urem i64 %65, 998244353
  %67 = icmp ult i32 %56, 2
  br i1 %67, label %68, label %53, !llvm.loop !22

68:
  %69 = phi i64 [ %45, %50 ], [ %63, %62 ]
  %70 = lshr exact i32 %33, 1
  %71 = and i64 %69, 4294967295
  %72 = zext i32 %70 to i64
  %73 = zext i32 %33 to i64
  %74 = zext i32 %70 to i64
  br label %75

75:
  %76 = phi i64 [ 0, %68 ], [ %81, %80 ]
  br label %83

77:
  %78 = shl i32 %33, 1
  %79 = icmp slt i32 %78, 257
  br i1 %79, label %32, label %31, !llvm.loop !23

80:
  %81 = add nuw nsw i64 %76, %73
  %82 = icmp ult i64 %81, 256
  br i1 %82, label %75, label %77, !llvm.loop !24

83:
  %84 = phi i64 [ 0, %75 ], [ %104, %83 ]
  %85 = phi i64 [ 1, %75 ], [ %106, %83 ]
  %86 = add nuw nsw i64 %84, %76
  %87 = getelementptr inbounds i32, i32* %0, i64 %86
  %88 = load i32, i32* %87, align 4
  %89 = add nuw nsw i64 %86, %72
  %90 = getelementptr inbounds i32, i32* %0, i64 %89
  %91 = load i32, i32* %90, align 4
  %92 = zext i32 %91 to i64
  %93 = mul nuw nsw i64 %85, %92
  %94 = urem i64 %93, 998244353
  %95 = trunc i64 %94 to i32
  %96 = add i32 %88, %95
  %97 = icmp ult i32 %96, 998244353
  %98 = add i32 %96, -998244353
  %99 = select i1 %97, i32 %96, i32 %98
  store i32 %99, i32* %87, align 4
  %100 = icmp ult i32 %88, %95
  %101 = add i32 %88, 998244353
  %102 = select i1 %100, i32 %101, i32 %88
  %103 = sub i32 %102, %95
  store i32 %103, i32* %90, align 4
  %104 = add nuw nsw i64 %84, 1
  %105 = mul nuw nsw i64 %85, %71
  %106 = urem i64 %105, 998244353
  %107 = icmp eq i64 %104, %74
  br i1 %107, label %80, label %83, !llvm.loop !25

108:
  %109 = phi i64 [ %121, %117 ], [ 256, %31 ]
  %110 = phi i64 [ %118, %117 ], [ 1, %31 ]
  %111 = phi i32 [ %119, %117 ], [ 998244351, %31 ]
  %112 = and i32 %111, 1
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %117, label %114

114:
  %115 = mul i64 %110, %109
  %116 = urem i64 %115, 998244353
  br label %117

117:
  %118 = phi i64 [ %116, %114 ], [ %110, %108 ]
  %119 = lshr i32 %111, 1
  %120 = mul nuw nsw i64 %109, %109
  %121 = urem i64 %120, 998244353
  %122 = icmp ult i32 %111, 2
  br i1 %122, label %123, label %108, !llvm.loop !22

123:
  %124 = and i64 %118, 4294967295
  br label %125

125:
  %126 = phi i64 [ 0, %123 ], [ %133, %125 ]
  %127 = getelementptr inbounds i32, i32* %0, i64 %126
  %128 = load i32, i32* %127, align 4
  %129 = zext i32 %128 to i64
  %130 = mul nuw i64 %124, %129
  %131 = urem i64 %130, 998244353
  %132 = trunc i64 %131 to i32
  store i32 %132, i32* %127, align 4
  %133 = add nuw nsw i64 %126, 1
  %134 = icmp eq i64 %133, 256
  br i1 %134, label %135, label %125, !llvm.loop !26

135:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @cos(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare float @sqrtf(float noundef) local_unnamed_addr #1

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
!26 = distinct !{!26, !6, !7}
