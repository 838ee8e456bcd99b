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
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #8
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %17

10:
  %11 = phi i32 [ %8, %4 ], [ 3, %2 ]
  br label %107

12:
  %13 = icmp eq i32 %111, %11
  br i1 %13, label %14, label %107, !llvm.loop !9

14:
  %15 = fcmp olt double %181, 0x3D719799812DEA11
  %16 = zext i1 %15 to i32
  br label %17

17:
  %18 = phi i32 [ 1, %4 ], [ %16, %14 ]
  %19 = phi double [ 0.000000e+00, %4 ], [ %160, %14 ]
  %20 = phi i32 [ 0, %4 ], [ %229, %14 ]
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %19, i32 noundef %18)
  br label %22

22:
  %23 = phi i64 [ 0, %17 ], [ %43, %22 ]
  %24 = phi float [ 1.000000e+00, %17 ], [ %40, %22 ]
  %25 = phi float [ 0.000000e+00, %17 ], [ %38, %22 ]
  %26 = phi float [ 0.000000e+00, %17 ], [ %35, %22 ]
  %27 = phi float [ 0.000000e+00, %17 ], [ %42, %22 ]
  %28 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %23
  %29 = load float, ptr %28, align 4, !tbaa !11
  %30 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %23
  %31 = load float, ptr %30, align 4, !tbaa !11
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
  br i1 %44, label %45, label %22, !llvm.loop !13

45:
  %46 = phi i64 [ %66, %45 ], [ 0, %22 ]
  %47 = phi float [ %63, %45 ], [ 1.000000e+00, %22 ]
  %48 = phi float [ %61, %45 ], [ 0.000000e+00, %22 ]
  %49 = phi float [ %58, %45 ], [ 0.000000e+00, %22 ]
  %50 = phi float [ %65, %45 ], [ 0.000000e+00, %22 ]
  %51 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %46
  %52 = load float, ptr %51, align 4, !tbaa !11
  %53 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %46
  %54 = load float, ptr %53, align 4, !tbaa !11
  %55 = fneg float %54
  %56 = fmul float %50, %55
  %57 = tail call float @llvm.fmuladd.f32(float %52, float %47, float %56)
  %58 = fadd float %49, %57
  %59 = fmul float %47, %54
  %60 = tail call float @llvm.fmuladd.f32(float %52, float %50, float %59)
  %61 = fadd float %48, %60
  %62 = fmul float %50, 0xBFB917A6C0000000
  %63 = tail call float @llvm.fmuladd.f32(float %47, float 0x3FEFD88DA0000000, float %62)
  %64 = fmul float %50, 0x3FEFD88DA0000000
  %65 = tail call float @llvm.fmuladd.f32(float %47, float 0x3FB917A6C0000000, float %64)
  %66 = add nuw nsw i64 %46, 1
  %67 = icmp eq i64 %66, 256
  br i1 %67, label %68, label %45, !llvm.loop !13

68:
  %69 = phi i64 [ %89, %68 ], [ 0, %45 ]
  %70 = phi float [ %86, %68 ], [ 1.000000e+00, %45 ]
  %71 = phi float [ %84, %68 ], [ 0.000000e+00, %45 ]
  %72 = phi float [ %81, %68 ], [ 0.000000e+00, %45 ]
  %73 = phi float [ %88, %68 ], [ 0.000000e+00, %45 ]
  %74 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %69
  %75 = load float, ptr %74, align 4, !tbaa !11
  %76 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %69
  %77 = load float, ptr %76, align 4, !tbaa !11
  %78 = fneg float %77
  %79 = fmul float %73, %78
  %80 = tail call float @llvm.fmuladd.f32(float %75, float %70, float %79)
  %81 = fadd float %72, %80
  %82 = fmul float %70, %77
  %83 = tail call float @llvm.fmuladd.f32(float %75, float %73, float %82)
  %84 = fadd float %71, %83
  %85 = fmul float %73, 0xBFE44CF320000000
  %86 = tail call float @llvm.fmuladd.f32(float %70, float 0xBFE8BC8060000000, float %85)
  %87 = fmul float %73, 0xBFE8BC8060000000
  %88 = tail call float @llvm.fmuladd.f32(float %70, float 0x3FE44CF320000000, float %87)
  %89 = add nuw nsw i64 %69, 1
  %90 = icmp eq i64 %89, 256
  br i1 %90, label %91, label %68, !llvm.loop !13

91:
  %92 = fmul float %61, %61
  %93 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %92)
  %94 = tail call float @llvm.sqrt.f32(float %93)
  %95 = fpext float %94 to double
  %96 = fmul float %38, %38
  %97 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %96)
  %98 = tail call float @llvm.sqrt.f32(float %97)
  %99 = fpext float %98 to double
  %100 = fmul float %84, %84
  %101 = tail call float @llvm.fmuladd.f32(float %81, float %81, float %100)
  %102 = tail call float @llvm.sqrt.f32(float %101)
  %103 = fpext float %102 to double
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %99, double noundef %95, double noundef %103)
  %105 = load i32, ptr getelementptr inbounds (i8, ptr @main.a, i64 4), align 4, !tbaa !14
  %106 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %20, i32 noundef %105)
  ret i32 0

107:
  %108 = phi i32 [ %111, %12 ], [ 0, %10 ]
  %109 = phi i32 [ %229, %12 ], [ 0, %10 ]
  %110 = phi double [ %181, %12 ], [ 0.000000e+00, %10 ]
  %111 = add nuw nsw i32 %108, 1
  br label %113

112:
  tail call fastcc void @fft(i32 noundef 0)
  br label %143

113:
  %114 = phi i64 [ 0, %107 ], [ %140, %113 ]
  %115 = phi i32 [ %111, %107 ], [ %117, %113 ]
  %116 = mul i32 %115, 1664525
  %117 = add i32 %116, 1013904223
  %118 = sitofp i32 %117 to double
  %119 = fmul double %118, 0x3E00000000000000
  %120 = getelementptr inbounds [256 x double], ptr @keepRe, i64 0, i64 %114
  store double %119, ptr %120, align 8, !tbaa !16
  %121 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %114
  store double %119, ptr %121, align 8, !tbaa !16
  %122 = trunc nuw nsw i64 %114 to i32
  %123 = uitofp nneg i32 %122 to double
  %124 = fmul double %123, 1.000000e-01
  %125 = tail call double @sin(double noundef %124) #8
  %126 = getelementptr inbounds [256 x double], ptr @keepIm, i64 0, i64 %114
  store double %125, ptr %126, align 8, !tbaa !16
  %127 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %114
  store double %125, ptr %127, align 8, !tbaa !16
  %128 = load double, ptr %121, align 8, !tbaa !16
  %129 = fptrunc double %128 to float
  %130 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %114
  store float %129, ptr %130, align 4, !tbaa !11
  %131 = fptrunc double %125 to float
  %132 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %114
  store float %131, ptr %132, align 4, !tbaa !11
  %133 = icmp ult i64 %114, 128
  %134 = lshr i32 %117, 12
  %135 = select i1 %133, i32 %134, i32 0
  %136 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %114
  store i32 %135, ptr %136, align 4, !tbaa !14
  %137 = and i32 %117, 4095
  %138 = select i1 %133, i32 %137, i32 0
  %139 = getelementptr inbounds [256 x i32], ptr @main.b, i64 0, i64 %114
  store i32 %138, ptr %139, align 4, !tbaa !14
  %140 = add nuw nsw i64 %114, 1
  %141 = icmp eq i64 %140, 256
  br i1 %141, label %112, label %113, !llvm.loop !18

142:
  tail call fastcc void @fft(i32 noundef 1)
  br label %164

143:
  %144 = phi i64 [ 0, %112 ], [ %161, %143 ]
  %145 = phi double [ 0.000000e+00, %112 ], [ %160, %143 ]
  %146 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %144
  %147 = load double, ptr %146, align 16, !tbaa !16
  %148 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %144
  %149 = load double, ptr %148, align 16, !tbaa !16
  %150 = fmul double %149, %149
  %151 = tail call double @llvm.fmuladd.f64(double %147, double %147, double %150)
  %152 = fadd double %145, %151
  %153 = or disjoint i64 %144, 1
  %154 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !16
  %156 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %153
  %157 = load double, ptr %156, align 8, !tbaa !16
  %158 = fmul double %157, %157
  %159 = tail call double @llvm.fmuladd.f64(double %155, double %155, double %158)
  %160 = fadd double %152, %159
  %161 = add nuw nsw i64 %144, 2
  %162 = icmp eq i64 %161, 256
  br i1 %162, label %142, label %143, !llvm.loop !19

163:
  tail call fastcc void @ntt(ptr noundef nonnull @main.a, i32 noundef 0)
  tail call fastcc void @ntt(ptr noundef nonnull @main.b, i32 noundef 0)
  br label %185

164:
  %165 = phi i64 [ 0, %142 ], [ %182, %164 ]
  %166 = phi double [ %110, %142 ], [ %181, %164 ]
  %167 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %165
  %168 = load double, ptr %167, align 8, !tbaa !16
  %169 = getelementptr inbounds [256 x double], ptr @keepRe, i64 0, i64 %165
  %170 = load double, ptr %169, align 8, !tbaa !16
  %171 = fsub double %168, %170
  %172 = tail call double @llvm.fabs.f64(double %171)
  %173 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %165
  %174 = load double, ptr %173, align 8, !tbaa !16
  %175 = getelementptr inbounds [256 x double], ptr @keepIm, i64 0, i64 %165
  %176 = load double, ptr %175, align 8, !tbaa !16
  %177 = fsub double %174, %176
  %178 = tail call double @llvm.fabs.f64(double %177)
  %179 = fadd double %172, %178
  %180 = fcmp ogt double %179, %166
  %181 = select i1 %180, double %179, double %166
  %182 = add nuw nsw i64 %165, 1
  %183 = icmp eq i64 %182, 256
  br i1 %183, label %163, label %164, !llvm.loop !20

184:
  tail call fastcc void @ntt(ptr noundef nonnull @main.a, i32 noundef 1)
  br label %208

185:
  %186 = phi i64 [ 0, %163 ], [ %206, %185 ]
  %187 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %186
  %188 = load i32, ptr %187, align 8, !tbaa !14
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds [256 x i32], ptr @main.b, i64 0, i64 %186
  %191 = load i32, ptr %190, align 8, !tbaa !14
  %192 = zext i32 %191 to i64
  %193 = mul nuw i64 %192, %189
  %194 = urem i64 %193, 998244353
  %195 = trunc nuw nsw i64 %194 to i32
  store i32 %195, ptr %187, align 8, !tbaa !14
  %196 = or disjoint i64 %186, 1
  %197 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %196
  %198 = load i32, ptr %197, align 4, !tbaa !14
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds [256 x i32], ptr @main.b, i64 0, i64 %196
  %201 = load i32, ptr %200, align 4, !tbaa !14
  %202 = zext i32 %201 to i64
  %203 = mul nuw i64 %202, %199
  %204 = urem i64 %203, 998244353
  %205 = trunc nuw nsw i64 %204 to i32
  store i32 %205, ptr %197, align 4, !tbaa !14
  %206 = add nuw nsw i64 %186, 2
  %207 = icmp eq i64 %206, 256
  br i1 %207, label %184, label %185, !llvm.loop !21

208:
  %209 = phi i64 [ 0, %184 ], [ %230, %208 ]
  %210 = phi i32 [ %109, %184 ], [ %229, %208 ]
  %211 = mul i32 %210, 31
  %212 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %209
  %213 = load i32, ptr %212, align 16, !tbaa !14
  %214 = add i32 %213, %211
  %215 = or disjoint i64 %209, 1
  %216 = mul i32 %214, 31
  %217 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %215
  %218 = load i32, ptr %217, align 4, !tbaa !14
  %219 = add i32 %218, %216
  %220 = or disjoint i64 %209, 2
  %221 = mul i32 %219, 31
  %222 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %220
  %223 = load i32, ptr %222, align 8, !tbaa !14
  %224 = add i32 %223, %221
  %225 = or disjoint i64 %209, 3
  %226 = mul i32 %224, 31
  %227 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %225
  %228 = load i32, ptr %227, align 4, !tbaa !14
  %229 = add i32 %228, %226
  %230 = add nuw nsw i64 %209, 4
  %231 = icmp eq i64 %230, 256
  br i1 %231, label %12, label %208, !llvm.loop !22
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
  br i1 %13, label %14, label %7, !llvm.loop !23

14:
  %15 = phi i32 [ %4, %2 ], [ %10, %7 ]
  %16 = phi i32 [ 128, %2 ], [ %11, %7 ]
  %17 = xor i32 %16, %15
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %3, %18
  br i1 %19, label %20, label %29

20:
  %21 = getelementptr inbounds double, ptr @re, i64 %3
  %22 = load double, ptr %21, align 8, !tbaa !16
  %23 = getelementptr inbounds double, ptr @re, i64 %18
  %24 = load double, ptr %23, align 8, !tbaa !16
  store double %24, ptr %21, align 8, !tbaa !16
  store double %22, ptr %23, align 8, !tbaa !16
  %25 = getelementptr inbounds double, ptr @im, i64 %3
  %26 = load double, ptr %25, align 8, !tbaa !16
  %27 = getelementptr inbounds double, ptr @im, i64 %18
  %28 = load double, ptr %27, align 8, !tbaa !16
  store double %28, ptr %25, align 8, !tbaa !16
  store double %26, ptr %27, align 8, !tbaa !16
  br label %29

29:
  %30 = add nuw nsw i64 %3, 1
  %31 = icmp eq i64 %30, 256
  br i1 %31, label %32, label %2, !llvm.loop !24

32:
  %33 = icmp eq i32 %0, 0
  %34 = select i1 %33, i32 1, i32 -1
  %35 = sitofp i32 %34 to double
  br label %37

36:
  br i1 %33, label %101, label %84

37:
  %38 = phi i32 [ 2, %32 ], [ %49, %48 ]
  %39 = sitofp i32 %38 to double
  %40 = fdiv double 0x401921FB54442D18, %39
  %41 = fmul double %40, %35
  %42 = ashr exact i32 %38, 1
  %43 = icmp sgt i32 %42, 0
  br i1 %43, label %44, label %48

44:
  %45 = zext nneg i32 %38 to i64
  %46 = zext nneg i32 %42 to i64
  %47 = zext nneg i32 %42 to i64
  br label %51

48:
  %49 = shl i32 %38, 1
  %50 = icmp slt i32 %49, 257
  br i1 %50, label %37, label %36, !llvm.loop !25

51:
  %52 = phi i64 [ 0, %44 ], [ %60, %59 ]
  %53 = trunc i64 %52 to i32
  %54 = uitofp nneg i32 %53 to double
  %55 = fmul double %41, %54
  %56 = tail call double @cos(double noundef %55) #8
  %57 = tail call double @sin(double noundef %55) #8
  %58 = icmp ult i32 %53, 256
  br i1 %58, label %62, label %59

59:
  %60 = add nuw nsw i64 %52, 1
  %61 = icmp eq i64 %60, %47
  br i1 %61, label %48, label %51, !llvm.loop !26

62:
  %63 = phi i64 [ %82, %62 ], [ %52, %51 ]
  %64 = add nuw nsw i64 %63, %46
  %65 = getelementptr inbounds double, ptr @re, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !16
  %67 = getelementptr inbounds double, ptr @im, i64 %64
  %68 = load double, ptr %67, align 8, !tbaa !16
  %69 = fneg double %68
  %70 = fmul double %57, %69
  %71 = tail call double @llvm.fmuladd.f64(double %66, double %56, double %70)
  %72 = fmul double %56, %68
  %73 = tail call double @llvm.fmuladd.f64(double %66, double %57, double %72)
  %74 = getelementptr inbounds double, ptr @re, i64 %63
  %75 = load double, ptr %74, align 8, !tbaa !16
  %76 = fsub double %75, %71
  store double %76, ptr %65, align 8, !tbaa !16
  %77 = getelementptr inbounds double, ptr @im, i64 %63
  %78 = load double, ptr %77, align 8, !tbaa !16
  %79 = fsub double %78, %73
  store double %79, ptr %67, align 8, !tbaa !16
  %80 = fadd double %71, %75
  store double %80, ptr %74, align 8, !tbaa !16
  %81 = fadd double %73, %78
  store double %81, ptr %77, align 8, !tbaa !16
  %82 = add nuw nsw i64 %63, %45
  %83 = icmp ult i64 %82, 256
  br i1 %83, label %62, label %59, !llvm.loop !27

84:
  %85 = phi i64 [ %99, %84 ], [ 0, %36 ]
  %86 = getelementptr inbounds double, ptr @re, i64 %85
  %87 = load double, ptr %86, align 16, !tbaa !16
  %88 = fmul double %87, 3.906250e-03
  store double %88, ptr %86, align 16, !tbaa !16
  %89 = getelementptr inbounds double, ptr @im, i64 %85
  %90 = load double, ptr %89, align 16, !tbaa !16
  %91 = fmul double %90, 3.906250e-03
  store double %91, ptr %89, align 16, !tbaa !16
  %92 = or disjoint i64 %85, 1
  %93 = getelementptr inbounds double, ptr @re, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !16
  %95 = fmul double %94, 3.906250e-03
  store double %95, ptr %93, align 8, !tbaa !16
  %96 = getelementptr inbounds double, ptr @im, i64 %92
  %97 = load double, ptr %96, align 8, !tbaa !16
  %98 = fmul double %97, 3.906250e-03
  store double %98, ptr %96, align 8, !tbaa !16
  %99 = add nuw nsw i64 %85, 2
  %100 = icmp eq i64 %99, 256
  br i1 %100, label %101, label %84, !llvm.loop !28

101:
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
  br i1 %16, label %17, label %10, !llvm.loop !29

17:
  %18 = phi i32 [ 128, %3 ], [ %14, %10 ]
  %19 = phi i32 [ %5, %3 ], [ %13, %10 ]
  %20 = xor i32 %19, %18
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %4, %21
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds i32, ptr %0, i64 %4
  %25 = load i32, ptr %24, align 4, !tbaa !14
  %26 = getelementptr inbounds i32, ptr %0, i64 %21
  %27 = load i32, ptr %26, align 4, !tbaa !14
  store i32 %27, ptr %24, align 4, !tbaa !14
  store i32 %25, ptr %26, align 4, !tbaa !14
  br label %28

28:
  %29 = add nuw nsw i64 %4, 1
  %30 = icmp eq i64 %29, 256
  br i1 %30, label %8, label %3, !llvm.loop !30

31:
  br i1 %9, label %143, label %109

32:
  %33 = phi i32 [ 2, %8 ], [ %80, %79 ]
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
  %42 = mul nuw nsw i64 %37, %36
  %43 = urem i64 %42, 998244353
  br label %44

44:
  %45 = phi i64 [ %43, %41 ], [ %37, %35 ]
  %46 = lshr i32 %38, 1
  %47 = mul nuw nsw i64 %36, %36
  %48 = urem i64 %47, 998244353
  %49 = icmp ult i32 %38, 2
  br i1 %49, label %50, label %35, !llvm.loop !31

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
  %60 = mul nuw nsw i64 %55, %54
  %61 = urem i64 %60, 998244353
  br label %62

62:
  %63 = phi i64 [ %61, %59 ], [ %55, %53 ]
  %64 = lshr i32 %56, 1
  %65 = mul nuw nsw i64 %54, %54
  %66 = urem i64 %65, 998244353
  %67 = icmp ult i32 %56, 2
  br i1 %67, label %68, label %53, !llvm.loop !31

68:
  %69 = phi i64 [ %45, %50 ], [ %63, %62 ]
  %70 = ashr exact i32 %33, 1
  %71 = icmp sgt i32 %70, 0
  %72 = and i64 %69, 4294967295
  %73 = sext i32 %70 to i64
  %74 = zext nneg i32 %33 to i64
  %75 = zext nneg i32 %70 to i64
  %76 = getelementptr i32, ptr %0, i64 %73
  br label %77

77:
  %78 = phi i64 [ 0, %68 ], [ %83, %82 ]
  br i1 %71, label %85, label %82

79:
  %80 = shl i32 %33, 1
  %81 = icmp slt i32 %80, 257
  br i1 %81, label %32, label %31, !llvm.loop !32

82:
  %83 = add nuw nsw i64 %78, %74
  %84 = icmp ult i64 %83, 256
  br i1 %84, label %77, label %79, !llvm.loop !33

85:
  %86 = phi i64 [ %105, %85 ], [ 0, %77 ]
  %87 = phi i64 [ %107, %85 ], [ 1, %77 ]
  %88 = add nuw nsw i64 %86, %78
  %89 = getelementptr inbounds i32, ptr %0, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !14
  %91 = getelementptr i32, ptr %76, i64 %88
  %92 = load i32, ptr %91, align 4, !tbaa !14
  %93 = zext i32 %92 to i64
  %94 = mul nuw nsw i64 %87, %93
  %95 = urem i64 %94, 998244353
  %96 = trunc nuw nsw i64 %95 to i32
  %97 = add i32 %90, %96
  %98 = icmp ult i32 %97, 998244353
  %99 = add i32 %97, -998244353
  %100 = select i1 %98, i32 %97, i32 %99
  store i32 %100, ptr %89, align 4, !tbaa !14
  %101 = icmp ult i32 %90, %96
  %102 = add nuw nsw i32 %90, 998244353
  %103 = select i1 %101, i32 %102, i32 %90
  %104 = sub i32 %103, %96
  store i32 %104, ptr %91, align 4, !tbaa !14
  %105 = add nuw nsw i64 %86, 1
  %106 = mul nuw nsw i64 %87, %72
  %107 = urem i64 %106, 998244353
  %108 = icmp eq i64 %105, %75
  br i1 %108, label %82, label %85, !llvm.loop !34

109:
  %110 = phi i64 [ %122, %118 ], [ 256, %31 ]
  %111 = phi i64 [ %119, %118 ], [ 1, %31 ]
  %112 = phi i32 [ %120, %118 ], [ 998244351, %31 ]
  %113 = and i32 %112, 1
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %118, label %115

115:
  %116 = mul nuw nsw i64 %111, %110
  %117 = urem i64 %116, 998244353
  br label %118

118:
  %119 = phi i64 [ %117, %115 ], [ %111, %109 ]
  %120 = lshr i32 %112, 1
  %121 = mul nuw nsw i64 %110, %110
  %122 = urem i64 %121, 998244353
  %123 = icmp ult i32 %112, 2
  br i1 %123, label %124, label %109, !llvm.loop !31

124:
  %125 = and i64 %119, 4294967295
  br label %126

126:
  %127 = phi i64 [ 0, %124 ], [ %141, %126 ]
  %128 = getelementptr inbounds i32, ptr %0, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !14
  %130 = zext i32 %129 to i64
  %131 = mul nuw i64 %125, %130
  %132 = urem i64 %131, 998244353
  %133 = trunc nuw nsw i64 %132 to i32
  store i32 %133, ptr %128, align 4, !tbaa !14
  %134 = or disjoint i64 %127, 1
  %135 = getelementptr inbounds i32, ptr %0, i64 %134
  %136 = load i32, ptr %135, align 4, !tbaa !14
  %137 = zext i32 %136 to i64
  %138 = mul nuw i64 %125, %137
  %139 = urem i64 %138, 998244353
  %140 = trunc nuw nsw i64 %139 to i32
  store i32 %140, ptr %135, align 4, !tbaa !14
  %141 = add nuw nsw i64 %127, 2
  %142 = icmp eq i64 %141, 256
  br i1 %142, label %143, label %126, !llvm.loop !35

143:
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind memory(readwrite, argmem: write, inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = distinct !{!13, !10}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !7, i64 0}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !10}
