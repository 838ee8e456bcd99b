; ModuleID = 'fft.c'
source_filename = "fft.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %9

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #7
  %8 = trunc i64 %7 to i32
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 3, %2 ]
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %109, label %17

12:
  %13 = icmp eq i32 %113, %10
  br i1 %13, label %14, label %109, !llvm.loop !9

14:
  %15 = fcmp olt double %175, 0x3D719799812DEA11
  %16 = zext i1 %15 to i32
  br label %17

17:
  %18 = phi i32 [ 1, %9 ], [ %16, %14 ]
  %19 = phi double [ 0.000000e+00, %9 ], [ %154, %14 ]
  %20 = phi i32 [ 0, %9 ], [ %198, %14 ]
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %19, i32 noundef %18)
  br label %22

22:
  %23 = phi i64 [ 0, %17 ], [ %43, %22 ]
  %24 = phi float [ 1.000000e+00, %17 ], [ %40, %22 ]
  %25 = phi float [ 0.000000e+00, %17 ], [ %38, %22 ]
  %26 = phi float [ 0.000000e+00, %17 ], [ %35, %22 ]
  %27 = phi float [ 0.000000e+00, %17 ], [ %42, %22 ]
  %28 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %23
  %29 = load float, ptr %28, align 4, !tbaa !12
  %30 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %23
  %31 = load float, ptr %30, align 4, !tbaa !12
  %32 = fneg float %31
  %33 = fmul float %27, %32
  %34 = tail call float @llvm.fmuladd.f32(float %29, float %24, float %33)
  %35 = fadd float %26, %34
  %36 = fmul float %24, %31
  %37 = tail call float @llvm.fmuladd.f32(float %29, float %27, float %36)
  %38 = fadd float %25, %37
  %39 = fmul float %27, 0xBFB2D520A0000000
  %40 = tail call float @llvm.fmuladd.f32(float %24, float 0x3FEFE9CDA0000000, float %39)
  %41 = fmul float %27, 0x3FEFE9CDA0000000
  %42 = tail call float @llvm.fmuladd.f32(float %24, float 0x3FB2D520A0000000, float %41)
  %43 = add nuw nsw i64 %23, 1
  %44 = icmp eq i64 %43, 256
  br i1 %44, label %45, label %22, !llvm.loop !14

45:
  %46 = fmul float %38, %38
  %47 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %46)
  %48 = tail call float @sqrtf(float noundef %47) #7
  br label %49

49:
  %50 = phi i64 [ 0, %45 ], [ %70, %49 ]
  %51 = phi float [ 1.000000e+00, %45 ], [ %67, %49 ]
  %52 = phi float [ 0.000000e+00, %45 ], [ %65, %49 ]
  %53 = phi float [ 0.000000e+00, %45 ], [ %62, %49 ]
  %54 = phi float [ 0.000000e+00, %45 ], [ %69, %49 ]
  %55 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %50
  %56 = load float, ptr %55, align 4, !tbaa !12
  %57 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %50
  %58 = load float, ptr %57, align 4, !tbaa !12
  %59 = fneg float %58
  %60 = fmul float %54, %59
  %61 = tail call float @llvm.fmuladd.f32(float %56, float %51, float %60)
  %62 = fadd float %53, %61
  %63 = fmul float %51, %58
  %64 = tail call float @llvm.fmuladd.f32(float %56, float %54, float %63)
  %65 = fadd float %52, %64
  %66 = fmul float %54, 0xBFB917A6C0000000
  %67 = tail call float @llvm.fmuladd.f32(float %51, float 0x3FEFD88DA0000000, float %66)
  %68 = fmul float %54, 0x3FEFD88DA0000000
  %69 = tail call float @llvm.fmuladd.f32(float %51, float 0x3FB917A6C0000000, float %68)
  %70 = add nuw nsw i64 %50, 1
  %71 = icmp eq i64 %70, 256
  br i1 %71, label %72, label %49, !llvm.loop !14

72:
  %73 = fmul float %65, %65
  %74 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %73)
  %75 = tail call float @sqrtf(float noundef %74) #7
  br label %76

76:
  %77 = phi i64 [ 0, %72 ], [ %97, %76 ]
  %78 = phi float [ 1.000000e+00, %72 ], [ %94, %76 ]
  %79 = phi float [ 0.000000e+00, %72 ], [ %92, %76 ]
  %80 = phi float [ 0.000000e+00, %72 ], [ %89, %76 ]
  %81 = phi float [ 0.000000e+00, %72 ], [ %96, %76 ]
  %82 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %77
  %83 = load float, ptr %82, align 4, !tbaa !12
  %84 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %77
  %85 = load float, ptr %84, align 4, !tbaa !12
  %86 = fneg float %85
  %87 = fmul float %81, %86
  %88 = tail call float @llvm.fmuladd.f32(float %83, float %78, float %87)
  %89 = fadd float %80, %88
  %90 = fmul float %78, %85
  %91 = tail call float @llvm.fmuladd.f32(float %83, float %81, float %90)
  %92 = fadd float %79, %91
  %93 = fmul float %81, 0xBFE44CF320000000
  %94 = tail call float @llvm.fmuladd.f32(float %78, float 0xBFE8BC8060000000, float %93)
  %95 = fmul float %81, 0xBFE8BC8060000000
  %96 = tail call float @llvm.fmuladd.f32(float %78, float 0x3FE44CF320000000, float %95)
  %97 = add nuw nsw i64 %77, 1
  %98 = icmp eq i64 %97, 256
  br i1 %98, label %99, label %76, !llvm.loop !14

99:
  %100 = fpext float %75 to double
  %101 = fpext float %48 to double
  %102 = fmul float %92, %92
  %103 = tail call float @llvm.fmuladd.f32(float %89, float %89, float %102)
  %104 = tail call float @sqrtf(float noundef %103) #7
  %105 = fpext float %104 to double
  %106 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %101, double noundef %100, double noundef %105)
  %107 = load i32, ptr getelementptr inbounds (i8, ptr @main.a, i64 4), align 4, !tbaa !15
  %108 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %20, i32 noundef %107)
  ret i32 0

109:
  %110 = phi i32 [ %113, %12 ], [ 0, %9 ]
  %111 = phi i32 [ %198, %12 ], [ 0, %9 ]
  %112 = phi double [ %175, %12 ], [ 0.000000e+00, %9 ]
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
  %122 = getelementptr inbounds [256 x double], ptr @keepRe, i64 0, i64 %116
  store double %121, ptr %122, align 8, !tbaa !17
  %123 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %116
  store double %121, ptr %123, align 8, !tbaa !17
  %124 = trunc nuw nsw i64 %116 to i32
  %125 = uitofp nneg i32 %124 to double
  %126 = fmul double %125, 1.000000e-01
  %127 = tail call double @sin(double noundef %126) #7
  %128 = getelementptr inbounds [256 x double], ptr @keepIm, i64 0, i64 %116
  store double %127, ptr %128, align 8, !tbaa !17
  %129 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %116
  store double %127, ptr %129, align 8, !tbaa !17
  %130 = load double, ptr %123, align 8, !tbaa !17
  %131 = fptrunc double %130 to float
  %132 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %116
  store float %131, ptr %132, align 4, !tbaa !12
  %133 = fptrunc double %127 to float
  %134 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %116
  store float %133, ptr %134, align 4, !tbaa !12
  %135 = icmp ult i64 %116, 128
  %136 = lshr i32 %119, 12
  %137 = select i1 %135, i32 %136, i32 0
  %138 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %116
  store i32 %137, ptr %138, align 4, !tbaa !15
  %139 = and i32 %119, 4095
  %140 = select i1 %135, i32 %139, i32 0
  %141 = getelementptr inbounds [256 x i32], ptr @main.b, i64 0, i64 %116
  store i32 %140, ptr %141, align 4, !tbaa !15
  %142 = add nuw nsw i64 %116, 1
  %143 = icmp eq i64 %142, 256
  br i1 %143, label %114, label %115, !llvm.loop !19

144:
  tail call fastcc void @fft(i32 noundef 1)
  br label %158

145:
  %146 = phi i64 [ 0, %114 ], [ %155, %145 ]
  %147 = phi double [ 0.000000e+00, %114 ], [ %154, %145 ]
  %148 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %146
  %149 = load double, ptr %148, align 8, !tbaa !17
  %150 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %146
  %151 = load double, ptr %150, align 8, !tbaa !17
  %152 = fmul double %151, %151
  %153 = tail call double @llvm.fmuladd.f64(double %149, double %149, double %152)
  %154 = fadd double %147, %153
  %155 = add nuw nsw i64 %146, 1
  %156 = icmp eq i64 %155, 256
  br i1 %156, label %144, label %145, !llvm.loop !20

157:
  tail call fastcc void @ntt(ptr noundef nonnull @main.a, i32 noundef 0)
  tail call fastcc void @ntt(ptr noundef nonnull @main.b, i32 noundef 0)
  br label %179

158:
  %159 = phi i64 [ 0, %144 ], [ %176, %158 ]
  %160 = phi double [ %112, %144 ], [ %175, %158 ]
  %161 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %159
  %162 = load double, ptr %161, align 8, !tbaa !17
  %163 = getelementptr inbounds [256 x double], ptr @keepRe, i64 0, i64 %159
  %164 = load double, ptr %163, align 8, !tbaa !17
  %165 = fsub double %162, %164
  %166 = tail call double @llvm.fabs.f64(double %165)
  %167 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %159
  %168 = load double, ptr %167, align 8, !tbaa !17
  %169 = getelementptr inbounds [256 x double], ptr @keepIm, i64 0, i64 %159
  %170 = load double, ptr %169, align 8, !tbaa !17
  %171 = fsub double %168, %170
  %172 = tail call double @llvm.fabs.f64(double %171)
  %173 = fadd double %166, %172
  %174 = fcmp ogt double %173, %160
  %175 = select i1 %174, double %173, double %160
  %176 = add nuw nsw i64 %159, 1
  %177 = icmp eq i64 %176, 256
  br i1 %177, label %157, label %158, !llvm.loop !21

178:
  tail call fastcc void @ntt(ptr noundef nonnull @main.a, i32 noundef 1)
  br label %192

179:
  %180 = phi i64 [ 0, %157 ], [ %190, %179 ]
  %181 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %180
  %182 = load i32, ptr %181, align 4, !tbaa !15
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds [256 x i32], ptr @main.b, i64 0, i64 %180
  %185 = load i32, ptr %184, align 4, !tbaa !15
  %186 = zext i32 %185 to i64
  %187 = mul nuw i64 %186, %183
  %188 = urem i64 %187, 998244353
  %189 = trunc nuw nsw i64 %188 to i32
  store i32 %189, ptr %181, align 4, !tbaa !15
  %190 = add nuw nsw i64 %180, 1
  %191 = icmp eq i64 %190, 256
  br i1 %191, label %178, label %179, !llvm.loop !22

192:
  %193 = phi i64 [ 0, %178 ], [ %199, %192 ]
  %194 = phi i32 [ %111, %178 ], [ %198, %192 ]
  %195 = mul i32 %194, 31
  %196 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %193
  %197 = load i32, ptr %196, align 4, !tbaa !15
  %198 = add i32 %197, %195
  %199 = add nuw nsw i64 %193, 1
  %200 = icmp eq i64 %199, 256
  br i1 %200, label %12, label %192, !llvm.loop !23
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sin(double noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind memory(readwrite, argmem: write, inaccessiblemem: write) uwtable
define internal fastcc void @fft(i32 noundef %0) unnamed_addr #2 {
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
  br i1 %13, label %14, label %7, !llvm.loop !24

14:
  %15 = phi i32 [ %4, %2 ], [ %10, %7 ]
  %16 = phi i32 [ 128, %2 ], [ %11, %7 ]
  %17 = xor i32 %16, %15
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %3, %18
  br i1 %19, label %20, label %29

20:
  %21 = getelementptr inbounds double, ptr @re, i64 %3
  %22 = load double, ptr %21, align 8, !tbaa !17
  %23 = getelementptr inbounds double, ptr @re, i64 %18
  %24 = load double, ptr %23, align 8, !tbaa !17
  store double %24, ptr %21, align 8, !tbaa !17
  store double %22, ptr %23, align 8, !tbaa !17
  %25 = getelementptr inbounds double, ptr @im, i64 %3
  %26 = load double, ptr %25, align 8, !tbaa !17
  %27 = getelementptr inbounds double, ptr @im, i64 %18
  %28 = load double, ptr %27, align 8, !tbaa !17
  store double %28, ptr %25, align 8, !tbaa !17
  store double %26, ptr %27, align 8, !tbaa !17
  br label %29

29:
  %30 = add nuw nsw i64 %3, 1
  %31 = icmp eq i64 %30, 256
  br i1 %31, label %32, label %2, !llvm.loop !25

32:
  %33 = icmp eq i32 %0, 0
  %34 = select i1 %33, i32 1, i32 -1
  %35 = sitofp i32 %34 to double
  br label %38

36:
  %37 = icmp eq i32 %0, 0
  br i1 %37, label %96, label %86

38:
  %39 = phi i32 [ 2, %32 ], [ %50, %49 ]
  %40 = sitofp i32 %39 to double
  %41 = fdiv double 0x401921FB54442D18, %40
  %42 = fmul double %41, %35
  %43 = ashr exact i32 %39, 1
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %49

45:
  %46 = zext nneg i32 %39 to i64
  %47 = zext nneg i32 %43 to i64
  %48 = zext nneg i32 %43 to i64
  br label %52

49:
  %50 = shl i32 %39, 1
  %51 = icmp slt i32 %50, 257
  br i1 %51, label %38, label %36, !llvm.loop !26

52:
  %53 = phi i64 [ 0, %45 ], [ %61, %60 ]
  %54 = trunc i64 %53 to i32
  %55 = uitofp nneg i32 %54 to double
  %56 = fmul double %42, %55
  %57 = tail call double @cos(double noundef %56) #7
  %58 = tail call double @sin(double noundef %56) #7
  %59 = icmp ult i32 %54, 256
  br i1 %59, label %63, label %60

60:
  %61 = add nuw nsw i64 %53, 1
  %62 = icmp eq i64 %61, %48
  br i1 %62, label %49, label %52, !llvm.loop !27

63:
  %64 = phi i64 [ %84, %63 ], [ %53, %52 ]
  %65 = add nuw nsw i64 %64, %47
  %66 = getelementptr inbounds double, ptr @re, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !17
  %68 = getelementptr inbounds double, ptr @im, i64 %65
  %69 = load double, ptr %68, align 8, !tbaa !17
  %70 = fneg double %69
  %71 = fmul double %58, %70
  %72 = tail call double @llvm.fmuladd.f64(double %67, double %57, double %71)
  %73 = fmul double %57, %69
  %74 = tail call double @llvm.fmuladd.f64(double %67, double %58, double %73)
  %75 = getelementptr inbounds double, ptr @re, i64 %64
  %76 = load double, ptr %75, align 8, !tbaa !17
  %77 = fsub double %76, %72
  store double %77, ptr %66, align 8, !tbaa !17
  %78 = getelementptr inbounds double, ptr @im, i64 %64
  %79 = load double, ptr %78, align 8, !tbaa !17
  %80 = fsub double %79, %74
  store double %80, ptr %68, align 8, !tbaa !17
  %81 = load double, ptr %75, align 8, !tbaa !17
  %82 = fadd double %72, %81
  store double %82, ptr %75, align 8, !tbaa !17
  %83 = fadd double %74, %79
  store double %83, ptr %78, align 8, !tbaa !17
  %84 = add nuw nsw i64 %64, %46
  %85 = icmp ult i64 %84, 256
  br i1 %85, label %63, label %60, !llvm.loop !28

86:
  %87 = phi i64 [ %94, %86 ], [ 0, %36 ]
  %88 = getelementptr inbounds double, ptr @re, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !17
  %90 = fmul double %89, 3.906250e-03
  store double %90, ptr %88, align 8, !tbaa !17
  %91 = getelementptr inbounds double, ptr @im, i64 %87
  %92 = load double, ptr %91, align 8, !tbaa !17
  %93 = fmul double %92, 3.906250e-03
  store double %93, ptr %91, align 8, !tbaa !17
  %94 = add nuw nsw i64 %87, 1
  %95 = icmp eq i64 %94, 256
  br i1 %95, label %96, label %86, !llvm.loop !29

96:
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @ntt(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #4 {
  br label %3

3:
  %4 = phi i64 [ 1, %2 ], [ %30, %29 ]
  %5 = phi i32 [ 0, %2 ], [ %20, %29 ]
  %6 = and i32 %5, 128
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %17, label %10

8:
  %9 = icmp eq i32 %1, 0
  br label %34

10:
  %11 = phi i32 [ %13, %10 ], [ %5, %3 ]
  %12 = phi i32 [ %14, %10 ], [ 128, %3 ]
  %13 = xor i32 %11, %12
  %14 = lshr i32 %12, 1
  %15 = and i32 %13, %14
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %10, !llvm.loop !30

17:
  %18 = phi i32 [ 128, %3 ], [ %14, %10 ]
  %19 = phi i32 [ %5, %3 ], [ %13, %10 ]
  %20 = xor i32 %19, %18
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %4, %21
  br i1 %22, label %23, label %29

23:
  %24 = getelementptr inbounds i32, ptr %0, i64 %4
  %25 = load i32, ptr %24, align 4, !tbaa !15
  %26 = sext i32 %20 to i64
  %27 = getelementptr inbounds i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !15
  store i32 %28, ptr %24, align 4, !tbaa !15
  store i32 %25, ptr %27, align 4, !tbaa !15
  br label %29

29:
  %30 = add nuw nsw i64 %4, 1
  %31 = icmp eq i64 %30, 256
  br i1 %31, label %8, label %3, !llvm.loop !31

32:
  %33 = icmp eq i32 %1, 0
  br i1 %33, label %138, label %111

34:
  %35 = phi i32 [ 2, %8 ], [ %82, %81 ]
  %36 = udiv i32 998244352, %35
  br label %37

37:
  %38 = phi i64 [ %50, %46 ], [ 3, %34 ]
  %39 = phi i64 [ %47, %46 ], [ 1, %34 ]
  %40 = phi i32 [ %48, %46 ], [ %36, %34 ]
  %41 = and i32 %40, 1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %46, label %43

43:
  %44 = mul nuw nsw i64 %39, %38
  %45 = urem i64 %44, 998244353
  br label %46

46:
  %47 = phi i64 [ %45, %43 ], [ %39, %37 ]
  %48 = lshr i32 %40, 1
  %49 = mul nuw nsw i64 %38, %38
  %50 = urem i64 %49, 998244353
  %51 = icmp ult i32 %40, 2
  br i1 %51, label %52, label %37, !llvm.loop !32

52:
  br i1 %9, label %70, label %53

53:
  %54 = and i64 %47, 4294967295
  br label %55

55:
  %56 = phi i64 [ %68, %64 ], [ %54, %53 ]
  %57 = phi i64 [ %65, %64 ], [ 1, %53 ]
  %58 = phi i32 [ %66, %64 ], [ 998244351, %53 ]
  %59 = and i32 %58, 1
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %64, label %61

61:
  %62 = mul nuw nsw i64 %57, %56
  %63 = urem i64 %62, 998244353
  br label %64

64:
  %65 = phi i64 [ %63, %61 ], [ %57, %55 ]
  %66 = lshr i32 %58, 1
  %67 = mul nuw nsw i64 %56, %56
  %68 = urem i64 %67, 998244353
  %69 = icmp ult i32 %58, 2
  br i1 %69, label %70, label %55, !llvm.loop !32

70:
  %71 = phi i64 [ %47, %52 ], [ %65, %64 ]
  %72 = ashr exact i32 %35, 1
  %73 = icmp sgt i32 %72, 0
  %74 = and i64 %71, 4294967295
  %75 = sext i32 %72 to i64
  %76 = zext nneg i32 %35 to i64
  %77 = zext nneg i32 %72 to i64
  %78 = getelementptr i32, ptr %0, i64 %75
  br label %79

79:
  %80 = phi i64 [ 0, %70 ], [ %85, %84 ]
  br i1 %73, label %87, label %84

81:
  %82 = shl i32 %35, 1
  %83 = icmp slt i32 %82, 257
  br i1 %83, label %34, label %32, !llvm.loop !33

84:
  %85 = add nuw nsw i64 %80, %76
  %86 = icmp ult i64 %85, 256
  br i1 %86, label %79, label %81, !llvm.loop !34

87:
  %88 = phi i64 [ %107, %87 ], [ 0, %79 ]
  %89 = phi i64 [ %109, %87 ], [ 1, %79 ]
  %90 = add nuw nsw i64 %88, %80
  %91 = getelementptr inbounds i32, ptr %0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !15
  %93 = getelementptr i32, ptr %78, i64 %90
  %94 = load i32, ptr %93, align 4, !tbaa !15
  %95 = zext i32 %94 to i64
  %96 = mul nuw nsw i64 %89, %95
  %97 = urem i64 %96, 998244353
  %98 = trunc nuw nsw i64 %97 to i32
  %99 = add i32 %92, %98
  %100 = icmp ult i32 %99, 998244353
  %101 = add i32 %99, -998244353
  %102 = select i1 %100, i32 %99, i32 %101
  store i32 %102, ptr %91, align 4, !tbaa !15
  %103 = icmp ult i32 %92, %98
  %104 = add nuw nsw i32 %92, 998244353
  %105 = select i1 %103, i32 %104, i32 %92
  %106 = sub i32 %105, %98
  store i32 %106, ptr %93, align 4, !tbaa !15
  %107 = add nuw nsw i64 %88, 1
  %108 = mul nuw nsw i64 %89, %74
  %109 = urem i64 %108, 998244353
  %110 = icmp eq i64 %107, %77
  br i1 %110, label %84, label %87, !llvm.loop !35

111:
  %112 = phi i64 [ %124, %120 ], [ 256, %32 ]
  %113 = phi i64 [ %121, %120 ], [ 1, %32 ]
  %114 = phi i32 [ %122, %120 ], [ 998244351, %32 ]
  %115 = and i32 %114, 1
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %120, label %117

117:
  %118 = mul nuw nsw i64 %113, %112
  %119 = urem i64 %118, 998244353
  br label %120

120:
  %121 = phi i64 [ %119, %117 ], [ %113, %111 ]
  %122 = lshr i32 %114, 1
  %123 = mul nuw nsw i64 %112, %112
  %124 = urem i64 %123, 998244353
  %125 = icmp ult i32 %114, 2
  br i1 %125, label %126, label %111, !llvm.loop !32

126:
  %127 = and i64 %121, 4294967295
  br label %128

128:
  %129 = phi i64 [ 0, %126 ], [ %136, %128 ]
  %130 = getelementptr inbounds i32, ptr %0, i64 %129
  %131 = load i32, ptr %130, align 4, !tbaa !15
  %132 = zext i32 %131 to i64
  %133 = mul nuw i64 %127, %132
  %134 = urem i64 %133, 998244353
  %135 = trunc nuw nsw i64 %134 to i32
  store i32 %135, ptr %130, align 4, !tbaa !15
  %136 = add nuw nsw i64 %129, 1
  %137 = icmp eq i64 %136, 256
  br i1 %137, label %138, label %128, !llvm.loop !36

138:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @cos(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare float @sqrtf(float noundef) local_unnamed_addr #1

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind memory(readwrite, argmem: write, inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !7, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !7, i64 0}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}
!33 = distinct !{!33, !10, !11}
!34 = distinct !{!34, !10, !11}
!35 = distinct !{!35, !10, !11}
!36 = distinct !{!36, !10, !11}
