; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.special = private unnamed_addr constant [10 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -3.500000e+00, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double 0x2000000000000, double 0x7FEFFFFFFFFFFFFF, double 0x47EFFFFFE0000000], align 16
@samples = internal unnamed_addr constant [15 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -1.000000e+00, double 5.000000e-01, double -5.000000e-01, double 1.500000e+00, double 2.500000e+00, double -2.500000e+00, double 1.007500e+02, double 0xC0934A456D5CFAAD, double 0x41DFFFFFFFC00000, double 0xC1E0000000000000, double 1.000000e+09, double 0x419D6F34547DF3B6], align 16
@.str = private unnamed_addr constant [13 x i8] c"%d %g %g %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"%016llx %016llx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"%.17g %.17g %.9g\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%.10g\0A\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"%.17g %.9g %a\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #7
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %21

10:
  %11 = phi i32 [ %8, %4 ], [ 1, %2 ]
  br label %12

12:
  %13 = phi i64 [ %108, %125 ], [ 0, %10 ]
  %14 = phi i64 [ %90, %125 ], [ 0, %10 ]
  %15 = phi i32 [ %126, %125 ], [ 0, %10 ]
  %16 = phi float [ %122, %125 ], [ 0.000000e+00, %10 ]
  %17 = phi double [ %117, %125 ], [ 0.000000e+00, %10 ]
  %18 = phi double [ %136, %125 ], [ 0.000000e+00, %10 ]
  br label %51

19:
  %20 = fpext float %122 to double
  br label %21

21:
  %22 = phi double [ 0.000000e+00, %4 ], [ %136, %19 ]
  %23 = phi double [ 0.000000e+00, %4 ], [ %117, %19 ]
  %24 = phi double [ 0.000000e+00, %4 ], [ %20, %19 ]
  %25 = phi i64 [ 0, %4 ], [ %90, %19 ]
  %26 = phi i64 [ 0, %4 ], [ %108, %19 ]
  %27 = tail call fastcc i32 @classify(double noundef 0.000000e+00)
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %27, double noundef 0.000000e+00, double noundef 0.000000e+00, i32 noundef 0)
  %29 = tail call fastcc i32 @classify(double noundef -0.000000e+00)
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %29, double noundef -0.000000e+00, double noundef -0.000000e+00, i32 noundef 0)
  %31 = tail call fastcc i32 @classify(double noundef 1.000000e+00)
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %31, double noundef 1.000000e+00, double noundef 1.000000e+00, i32 noundef 0)
  %33 = tail call fastcc i32 @classify(double noundef -3.500000e+00)
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %33, double noundef -3.500000e+00, double noundef -3.500000e+00, i32 noundef 0)
  %35 = tail call fastcc i32 @classify(double noundef 0x7FF0000000000000)
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %35, double noundef 0x7FF0000000000000, double noundef 0x7FF0000000000000, i32 noundef 0)
  %37 = tail call fastcc i32 @classify(double noundef 0xFFF0000000000000)
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %37, double noundef 0xFFF0000000000000, double noundef 0xFFF0000000000000, i32 noundef 0)
  %39 = tail call fastcc i32 @classify(double noundef 0x7FF8000000000000)
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %39, double noundef 0x7FF8000000000000, double noundef 0x7FF8000000000000, i32 noundef 1)
  %41 = tail call fastcc i32 @classify(double noundef 0x2000000000000)
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %41, double noundef 0x2000000000000, double noundef 0.000000e+00, i32 noundef 0)
  %43 = tail call fastcc i32 @classify(double noundef 0x7FEFFFFFFFFFFFFF)
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %43, double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0x7FF0000000000000, i32 noundef 0)
  %45 = tail call fastcc i32 @classify(double noundef 0x47EFFFFFE0000000)
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %45, double noundef 0x47EFFFFFE0000000, double noundef 0x47EFFFFFE0000000, i32 noundef 0)
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %26, i64 noundef %25)
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %22, double noundef %23, double noundef %24)
  %49 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef 4.846250e+02)
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef 0x7FF0000000000000, double noundef 0x3FD3333340000000, double noundef 0x3FD3333333333334)
  ret i32 0

51:
  %52 = phi i64 [ 0, %12 ], [ %59, %58 ]
  %53 = phi i64 [ %13, %12 ], [ %96, %58 ]
  %54 = phi i64 [ %14, %12 ], [ %90, %58 ]
  %55 = getelementptr inbounds [10 x double], ptr @__const.main.special, i64 0, i64 %52
  %56 = load double, ptr %55, align 8, !tbaa !9
  %57 = fptrunc double %56 to float
  br label %61

58:
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, 10
  br i1 %60, label %99, label %51, !llvm.loop !11

61:
  %62 = phi i64 [ 0, %51 ], [ %97, %61 ]
  %63 = phi i64 [ %53, %51 ], [ %96, %61 ]
  %64 = phi i64 [ %54, %51 ], [ %90, %61 ]
  %65 = mul i64 %63, 31
  %66 = getelementptr inbounds [10 x double], ptr @__const.main.special, i64 0, i64 %62
  %67 = load double, ptr %66, align 8, !tbaa !9
  %68 = tail call fastcc i32 @compareD(double noundef %56, double noundef %67)
  %69 = sext i32 %68 to i64
  %70 = add i64 %65, %69
  %71 = mul i64 %64, 31
  %72 = fptrunc double %67 to float
  %73 = tail call fastcc i32 @compareF(float noundef %57, float noundef %72)
  %74 = zext nneg i32 %73 to i64
  %75 = add i64 %71, %74
  %76 = icmp ugt i64 %52, %62
  %77 = zext i1 %76 to i32
  %78 = tail call fastcc double @pick(double noundef %56, double noundef %67, i32 noundef %77)
  %79 = mul i64 %70, 31
  %80 = fcmp uno double %78, 0.000000e+00
  %81 = bitcast double %78 to i64
  %82 = select i1 %80, i64 77, i64 %81
  %83 = add i64 %82, %79
  %84 = tail call fastcc float @smaller(float noundef %57, float noundef %72)
  %85 = mul i64 %75, 31
  %86 = fcmp uno float %84, 0.000000e+00
  %87 = bitcast float %84 to i32
  %88 = zext i32 %87 to i64
  %89 = select i1 %86, i64 77, i64 %88
  %90 = add i64 %89, %85
  %91 = tail call fastcc double @larger(double noundef %56, double noundef %67)
  %92 = mul i64 %83, 31
  %93 = fcmp uno double %91, 0.000000e+00
  %94 = bitcast double %91 to i64
  %95 = select i1 %93, i64 77, i64 %94
  %96 = add i64 %92, %95
  %97 = add nuw nsw i64 %62, 1
  %98 = icmp eq i64 %97, 10
  br i1 %98, label %58, label %61, !llvm.loop !13

99:
  %100 = phi i64 [ %123, %99 ], [ 0, %58 ]
  %101 = phi i64 [ %108, %99 ], [ %96, %58 ]
  %102 = phi float [ %122, %99 ], [ %16, %58 ]
  %103 = phi double [ %117, %99 ], [ %17, %58 ]
  %104 = phi double [ %111, %99 ], [ %18, %58 ]
  %105 = getelementptr inbounds [15 x double], ptr @samples, i64 0, i64 %100
  %106 = load double, ptr %105, align 8, !tbaa !9
  %107 = tail call fastcc i64 @integers(double noundef %106)
  %108 = xor i64 %107, %101
  %109 = fmul double %104, 5.000000e-01
  %110 = tail call fastcc double @rounding(double noundef %106)
  %111 = fadd double %109, %110
  %112 = tail call double @llvm.fabs.f64(double %106)
  %113 = fadd double %112, 1.000000e+00
  %114 = tail call fastcc double @newton(double noundef %113)
  %115 = tail call double @llvm.sqrt.f64(double %112)
  %116 = fadd double %115, %114
  %117 = fadd double %103, %116
  %118 = fmul float %102, 5.000000e-01
  %119 = fptrunc double %106 to float
  %120 = fdiv float %119, 1.000000e+09
  %121 = tail call fastcc float @horner(float noundef %120)
  %122 = fadd float %118, %121
  %123 = add nuw nsw i64 %100, 1
  %124 = icmp eq i64 %123, 15
  br i1 %124, label %128, label %99, !llvm.loop !14

125:
  %126 = add nuw nsw i32 %15, 1
  %127 = icmp eq i32 %126, %11
  br i1 %127, label %19, label %12, !llvm.loop !15

128:
  %129 = phi i64 [ %137, %128 ], [ 0, %99 ]
  %130 = phi double [ %136, %128 ], [ %111, %99 ]
  %131 = fmul double %130, 5.000000e-01
  %132 = shl i64 -7046029254386353131, %129
  %133 = and i64 %129, 7
  %134 = ashr i64 %132, %133
  %135 = tail call fastcc double @reals(i64 noundef %134)
  %136 = fadd double %131, %135
  %137 = add nuw nsw i64 %129, 1
  %138 = icmp eq i64 %137, 64
  br i1 %138, label %125, label %128, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @compareD(double noundef %0, double noundef %1) unnamed_addr #1 {
  %3 = fcmp olt double %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ugt double %0, %1
  %6 = or disjoint i32 %4, 2
  %7 = select i1 %5, i32 %4, i32 %6
  %8 = fcmp ogt double %0, %1
  %9 = or disjoint i32 %7, 4
  %10 = select i1 %8, i32 %9, i32 %7
  %11 = fcmp ult double %0, %1
  %12 = or disjoint i32 %10, 8
  %13 = select i1 %11, i32 %10, i32 %12
  %14 = fcmp oeq double %0, %1
  %15 = or i32 %13, 16
  %16 = select i1 %14, i32 %15, i32 %13
  %17 = fcmp une double %0, %1
  %18 = or i32 %16, 32
  %19 = select i1 %17, i32 %18, i32 %16
  %20 = or i32 %19, 64
  %21 = select i1 %3, i32 %19, i32 %20
  %22 = fcmp uno double %0, %1
  %23 = or i32 %21, 128
  %24 = select i1 %22, i32 %23, i32 %21
  %25 = fcmp ueq double %0, %1
  %26 = or i32 %24, 256
  %27 = select i1 %25, i32 %24, i32 %26
  ret i32 %27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 128) i32 @compareF(float noundef %0, float noundef %1) unnamed_addr #1 {
  %3 = fcmp olt float %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ole float %0, %1
  %6 = select i1 %5, i32 2, i32 0
  %7 = or disjoint i32 %6, %4
  %8 = fcmp ogt float %0, %1
  %9 = select i1 %8, i32 4, i32 0
  %10 = or disjoint i32 %7, %9
  %11 = fcmp ult float %0, %1
  %12 = select i1 %11, i32 0, i32 8
  %13 = or disjoint i32 %10, %12
  %14 = fcmp oeq float %0, %1
  %15 = select i1 %14, i32 16, i32 0
  %16 = or disjoint i32 %13, %15
  %17 = fcmp une float %0, %1
  %18 = select i1 %17, i32 32, i32 0
  %19 = or disjoint i32 %16, %18
  %20 = select i1 %11, i32 64, i32 0
  %21 = or i32 %19, %20
  ret i32 %21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef double @pick(double noundef %0, double noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, double %1, double %0
  ret double %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef float @smaller(float noundef %0, float noundef %1) unnamed_addr #1 {
  %3 = fcmp olt float %0, %1
  %4 = select i1 %3, float %0, float %1
  ret float %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef double @larger(double noundef %0, double noundef %1) unnamed_addr #1 {
  %3 = fcmp ogt double %0, %1
  %4 = select i1 %3, double %0, double %1
  ret double %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i64 @integers(double noundef %0) unnamed_addr #1 {
  %2 = fptosi double %0 to i32
  %3 = zext i32 %2 to i64
  %4 = shl i64 %3, 56
  %5 = ashr exact i64 %4, 56
  %6 = mul nsw i64 %5, 31
  %7 = and i32 %2, 255
  %8 = zext nneg i32 %7 to i64
  %9 = add nsw i64 %6, %8
  %10 = mul nsw i64 %9, 31
  %11 = shl i64 %3, 48
  %12 = ashr exact i64 %11, 48
  %13 = add nsw i64 %10, %12
  %14 = mul nsw i64 %13, 31
  %15 = sext i32 %2 to i64
  %16 = add nsw i64 %14, %15
  %17 = mul nsw i64 %16, 31
  %18 = fptosi double %0 to i64
  %19 = add i64 %17, %18
  %20 = mul i64 %19, 31
  %21 = fptrunc double %0 to float
  %22 = fptosi float %21 to i64
  %23 = add i64 %20, %22
  %24 = fcmp ult double %0, 0.000000e+00
  br i1 %24, label %41, label %25

25:
  %26 = mul i64 %23, 31
  %27 = fptoui double %0 to i32
  %28 = zext i32 %27 to i64
  %29 = add i64 %26, %28
  %30 = mul i64 %29, 31
  %31 = fptoui double %0 to i64
  %32 = add i64 %30, %31
  %33 = mul i64 %32, 31
  %34 = fmul float %21, 0x41F0000000000000
  %35 = fptoui float %34 to i64
  %36 = add i64 %33, %35
  %37 = mul i64 %36, 31
  %38 = fmul double %0, 0x41F0000000000000
  %39 = fptoui double %38 to i64
  %40 = add i64 %37, %39
  br label %41

41:
  %42 = phi i64 [ %40, %25 ], [ %23, %1 ]
  ret i64 %42
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc double @rounding(double noundef %0) unnamed_addr #1 {
  %2 = tail call double @llvm.floor.f64(double %0)
  %3 = tail call double @llvm.ceil.f64(double %0)
  %4 = tail call double @llvm.fmuladd.f64(double %3, double 3.000000e+00, double %2)
  %5 = tail call double @llvm.trunc.f64(double %0)
  %6 = tail call double @llvm.fmuladd.f64(double %5, double 5.000000e+00, double %4)
  %7 = tail call double @llvm.rint.f64(double %0)
  %8 = tail call double @llvm.fmuladd.f64(double %7, double 7.000000e+00, double %6)
  %9 = tail call double @llvm.round.f64(double %0)
  %10 = tail call double @llvm.fmuladd.f64(double %9, double 1.100000e+01, double %8)
  %11 = tail call double @llvm.fabs.f64(double %0)
  %12 = tail call double @llvm.fmuladd.f64(double %11, double 1.300000e+01, double %10)
  %13 = tail call double @llvm.copysign.f64(double 1.700000e+01, double %0)
  %14 = fadd double %13, %12
  %15 = tail call double @llvm.minnum.f64(double %0, double 2.000000e+00)
  %16 = tail call double @llvm.fmuladd.f64(double %15, double 1.900000e+01, double %14)
  %17 = tail call double @llvm.maxnum.f64(double %0, double -2.000000e+00)
  %18 = tail call double @llvm.fmuladd.f64(double %17, double 2.300000e+01, double %16)
  ret double %18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc double @newton(double noundef %0) unnamed_addr #2 {
  %2 = fcmp ogt double %0, 1.000000e+00
  %3 = fmul double %0, 5.000000e-01
  %4 = select i1 %2, double %3, double 1.000000e+00
  br label %6

5:
  ret double %23

6:
  %7 = phi i32 [ 0, %1 ], [ %24, %6 ]
  %8 = phi double [ %4, %1 ], [ %23, %6 ]
  %9 = fdiv double %0, %8
  %10 = fadd double %8, %9
  %11 = fmul double %10, 5.000000e-01
  %12 = fdiv double %0, %11
  %13 = fadd double %11, %12
  %14 = fmul double %13, 5.000000e-01
  %15 = fdiv double %0, %14
  %16 = fadd double %14, %15
  %17 = fmul double %16, 5.000000e-01
  %18 = fdiv double %0, %17
  %19 = fadd double %17, %18
  %20 = fmul double %19, 5.000000e-01
  %21 = fdiv double %0, %20
  %22 = fadd double %20, %21
  %23 = fmul double %22, 5.000000e-01
  %24 = add nuw nsw i32 %7, 5
  %25 = icmp eq i32 %24, 40
  br i1 %25, label %5, label %6, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc float @horner(float noundef %0) unnamed_addr #1 {
  %2 = tail call float @llvm.fmuladd.f32(float %0, float 0.000000e+00, float 3.000000e+00)
  %3 = tail call float @llvm.fmuladd.f32(float %2, float %0, float 6.250000e-02)
  %4 = tail call float @llvm.fmuladd.f32(float %3, float %0, float -1.250000e-01)
  %5 = tail call float @llvm.fmuladd.f32(float %4, float %0, float 2.500000e-01)
  %6 = tail call float @llvm.fmuladd.f32(float %5, float %0, float -5.000000e-01)
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %0, float 1.000000e+00)
  ret float %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc double @reals(i64 noundef %0) unnamed_addr #1 {
  %2 = trunc i64 %0 to i8
  %3 = sitofp i8 %2 to double
  %4 = trunc i64 %0 to i16
  %5 = uitofp i16 %4 to double
  %6 = fadd double %3, %5
  %7 = trunc i64 %0 to i32
  %8 = sitofp i32 %7 to double
  %9 = fadd double %6, %8
  %10 = uitofp i32 %7 to double
  %11 = fadd double %9, %10
  %12 = sitofp i64 %0 to double
  %13 = fadd double %11, %12
  %14 = uitofp i64 %0 to double
  %15 = fadd double %13, %14
  %16 = sitofp i32 %7 to float
  %17 = fpext float %16 to double
  %18 = uitofp i32 %7 to float
  %19 = fpext float %18 to double
  %20 = fadd double %17, %19
  %21 = fadd double %20, %15
  %22 = sitofp i64 %0 to float
  %23 = fpext float %22 to double
  %24 = uitofp i64 %0 to float
  %25 = fpext float %24 to double
  %26 = fadd double %23, %25
  %27 = fadd double %26, %21
  ret double %27
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 1, 7) i32 @classify(double noundef %0) unnamed_addr #1 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %14, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0) #8
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = bitcast double %0 to i64
  %7 = icmp slt i64 %6, 0
  br i1 %5, label %14, label %8

8:
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %14, label %10

10:
  %11 = fcmp olt double %4, 0x10000000000000
  br i1 %11, label %14, label %12

12:
  %13 = select i1 %7, i32 5, i32 6
  br label %14

14:
  %15 = phi i32 [ 1, %1 ], [ 2, %3 ], [ 3, %8 ], [ %13, %12 ], [ 4, %10 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { memory(none) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
