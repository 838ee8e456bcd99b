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
@horner.c = internal unnamed_addr constant [6 x float] [float 1.000000e+00, float -5.000000e-01, float 2.500000e-01, float -1.250000e-01, float 6.250000e-02, float 3.000000e+00], align 16

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i32 @atoi(ptr nocapture noundef %6) #7
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 1, %2 ]
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  br label %11

11:
  %12 = phi double [ 0.000000e+00, %8 ], [ %98, %100 ]
  %13 = phi double [ 0.000000e+00, %8 ], [ %72, %100 ]
  %14 = phi float [ 0.000000e+00, %8 ], [ %73, %100 ]
  %15 = phi i32 [ 0, %8 ], [ %101, %100 ]
  %16 = phi i64 [ 0, %8 ], [ %21, %100 ]
  %17 = phi i64 [ 0, %8 ], [ %74, %100 ]
  %18 = icmp eq i32 %15, %10
  br i1 %18, label %110, label %19

19:
  %20 = phi i64 [ %34, %33 ], [ 0, %11 ]
  %21 = phi i64 [ %30, %33 ], [ %16, %11 ]
  %22 = phi i64 [ %31, %33 ], [ %17, %11 ]
  %23 = icmp eq i64 %20, 10
  br i1 %23, label %69, label %24

24:
  %25 = getelementptr inbounds [10 x double], ptr @__const.main.special, i64 0, i64 %20
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = fptrunc double %26 to float
  br label %28

28:
  %29 = phi i64 [ 0, %24 ], [ %68, %35 ]
  %30 = phi i64 [ %21, %24 ], [ %61, %35 ]
  %31 = phi i64 [ %22, %24 ], [ %67, %35 ]
  %32 = icmp eq i64 %29, 10
  br i1 %32, label %33, label %35

33:
  %34 = add nuw nsw i64 %20, 1
  br label %19, !llvm.loop !11

35:
  %36 = mul i64 %31, 31
  %37 = getelementptr inbounds [10 x double], ptr @__const.main.special, i64 0, i64 %29
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = tail call fastcc i32 @compareD(double noundef %26, double noundef %38) #8
  %40 = sext i32 %39 to i64
  %41 = add i64 %36, %40
  %42 = mul i64 %30, 31
  %43 = fptrunc double %38 to float
  %44 = tail call fastcc i32 @compareF(float noundef %27, float noundef %43) #8
  %45 = zext nneg i32 %44 to i64
  %46 = add i64 %42, %45
  %47 = icmp ugt i64 %20, %29
  %48 = zext i1 %47 to i32
  %49 = tail call fastcc double @pick(double noundef %26, double noundef %38, i32 noundef %48) #8
  %50 = mul i64 %41, 31
  %51 = fcmp uno double %49, 0.000000e+00
  %52 = bitcast double %49 to i64
  %53 = select i1 %51, i64 77, i64 %52
  %54 = add i64 %53, %50
  %55 = tail call fastcc float @smaller(float noundef %27, float noundef %43) #8
  %56 = mul i64 %46, 31
  %57 = fcmp uno float %55, 0.000000e+00
  %58 = bitcast float %55 to i32
  %59 = zext i32 %58 to i64
  %60 = select i1 %57, i64 77, i64 %59
  %61 = add i64 %60, %56
  %62 = tail call fastcc double @larger(double noundef %26, double noundef %38) #8
  %63 = mul i64 %54, 31
  %64 = fcmp uno double %62, 0.000000e+00
  %65 = bitcast double %62 to i64
  %66 = select i1 %64, i64 77, i64 %65
  %67 = add i64 %63, %66
  %68 = add nuw nsw i64 %29, 1
  br label %28, !llvm.loop !13

69:
  %70 = phi i64 [ %95, %76 ], [ 0, %19 ]
  %71 = phi double [ %83, %76 ], [ %12, %19 ]
  %72 = phi double [ %89, %76 ], [ %13, %19 ]
  %73 = phi float [ %94, %76 ], [ %14, %19 ]
  %74 = phi i64 [ %80, %76 ], [ %22, %19 ]
  %75 = icmp eq i64 %70, 15
  br i1 %75, label %96, label %76

76:
  %77 = getelementptr inbounds [15 x double], ptr @samples, i64 0, i64 %70
  %78 = load double, ptr %77, align 8, !tbaa !9
  %79 = tail call fastcc i64 @integers(double noundef %78) #8
  %80 = xor i64 %79, %74
  %81 = fmul double %71, 5.000000e-01
  %82 = tail call fastcc double @rounding(double noundef %78) #8
  %83 = fadd double %81, %82
  %84 = tail call double @llvm.fabs.f64(double %78)
  %85 = fadd double %84, 1.000000e+00
  %86 = tail call fastcc double @newton(double noundef %85) #8
  %87 = tail call double @llvm.sqrt.f64(double %84)
  %88 = fadd double %87, %86
  %89 = fadd double %72, %88
  %90 = fmul float %73, 5.000000e-01
  %91 = fptrunc double %78 to float
  %92 = fdiv float %91, 1.000000e+09
  %93 = tail call fastcc float @horner(float noundef %92) #8
  %94 = fadd float %90, %93
  %95 = add nuw nsw i64 %70, 1
  br label %69, !llvm.loop !14

96:
  %97 = phi i64 [ %109, %102 ], [ 0, %69 ]
  %98 = phi double [ %108, %102 ], [ %71, %69 ]
  %99 = icmp eq i64 %97, 64
  br i1 %99, label %100, label %102

100:
  %101 = add nuw i32 %15, 1
  br label %11, !llvm.loop !15

102:
  %103 = fmul double %98, 5.000000e-01
  %104 = shl i64 -7046029254386353131, %97
  %105 = and i64 %97, 7
  %106 = ashr i64 %104, %105
  %107 = tail call fastcc double @reals(i64 noundef %106) #8
  %108 = fadd double %103, %107
  %109 = add nuw nsw i64 %97, 1
  br label %96, !llvm.loop !16

110:
  %111 = phi i64 [ %128, %119 ], [ 0, %11 ]
  %112 = icmp eq i64 %111, 10
  br i1 %112, label %113, label %119

113:
  %114 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %17, i64 noundef %16) #8
  %115 = fpext float %14 to double
  %116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %12, double noundef %13, double noundef %115) #8
  %117 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef 4.846250e+02) #8
  %118 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef 0x7FF0000000000000, double noundef 0x3FD3333340000000, double noundef 0x3FD3333333333334) #8
  ret i32 0

119:
  %120 = getelementptr inbounds [10 x double], ptr @__const.main.special, i64 0, i64 %111
  %121 = load double, ptr %120, align 8, !tbaa !9
  %122 = tail call fastcc i32 @classify(double noundef %121) #8
  %123 = fptrunc double %121 to float
  %124 = fpext float %123 to double
  %125 = icmp eq i64 %111, 6
  %126 = zext i1 %125 to i32
  %127 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %122, double noundef %121, double noundef %124, i32 noundef %126) #8
  %128 = add nuw nsw i64 %111, 1
  br label %110, !llvm.loop !17
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #1

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i32 @compareD(double noundef %0, double noundef %1) unnamed_addr #2 {
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

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc range(i32 0, 128) i32 @compareF(float noundef %0, float noundef %1) unnamed_addr #2 {
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

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc noundef double @pick(double noundef %0, double noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, double %1, double %0
  ret double %5
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc noundef float @smaller(float noundef %0, float noundef %1) unnamed_addr #2 {
  %3 = fcmp olt float %0, %1
  %4 = select i1 %3, float %0, float %1
  ret float %4
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc noundef double @larger(double noundef %0, double noundef %1) unnamed_addr #2 {
  %3 = fcmp ogt double %0, %1
  %4 = select i1 %3, double %0, double %1
  ret double %4
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i64 @integers(double noundef %0) unnamed_addr #2 {
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

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc double @rounding(double noundef %0) unnamed_addr #2 {
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

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc double @newton(double noundef %0) unnamed_addr #3 {
  %2 = fcmp ogt double %0, 1.000000e+00
  %3 = fmul double %0, 5.000000e-01
  %4 = select i1 %2, double %3, double 1.000000e+00
  br label %5

5:
  %6 = phi double [ %4, %1 ], [ %13, %10 ]
  %7 = phi i32 [ 0, %1 ], [ %14, %10 ]
  %8 = icmp eq i32 %7, 40
  br i1 %8, label %9, label %10

9:
  ret double %6

10:
  %11 = fdiv double %0, %6
  %12 = fadd double %6, %11
  %13 = fmul double %12, 5.000000e-01
  %14 = add nuw nsw i32 %7, 1
  br label %5, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc float @horner(float noundef %0) unnamed_addr #3 {
  br label %2

2:
  %3 = phi float [ 0.000000e+00, %1 ], [ %11, %7 ]
  %4 = phi i32 [ 5, %1 ], [ %12, %7 ]
  %5 = icmp sgt i32 %4, -1
  br i1 %5, label %7, label %6

6:
  ret float %3

7:
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds [6 x float], ptr @horner.c, i64 0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !19
  %11 = tail call float @llvm.fmuladd.f32(float %3, float %0, float %10)
  %12 = add nsw i32 %4, -1
  br label %2, !llvm.loop !21
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc double @reals(i64 noundef %0) unnamed_addr #2 {
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

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc range(i32 1, 7) i32 @classify(double noundef %0) unnamed_addr #2 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %14, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0) #9
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { minsize nounwind optsize willreturn memory(read) }
attributes #8 = { minsize optsize }
attributes #9 = { memory(none) }

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
!18 = distinct !{!18, !12}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !7, i64 0}
!21 = distinct !{!21, !12}
