; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.special = private unnamed_addr constant [10 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -3.500000e+00, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double 0x2000000000000, double 0x7FEFFFFFFFFFFFFF, double 0x47EFFFFFE0000000], align 16
@samples = internal unnamed_addr constant [15 x double] [double 0.000000e+00, double -0.000000e+00, double 1.000000e+00, double -1.000000e+00, double 5.000000e-01, double -5.000000e-01, double 1.500000e+00, double 2.500000e+00, double -2.500000e+00, double 1.007500e+02, double 0xC0934A456D5CFAAD, double 0x41DFFFFFFFC00000, double 0xC1E0000000000000, double 1.000000e+09, double 0x419D6F34547DF3B6], align 16
@.str = private unnamed_addr constant [13 x i8] c"%d %g %g %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"%016llx %016llx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"%.17g %.17g %.9g\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%.10g\0A\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"%.17g %.9g %a\0A\00", align 1
@horner.c = internal unnamed_addr constant [6 x float] [float 1.000000e+00, float -5.000000e-01, float 2.500000e-01, float -1.250000e-01, float 6.250000e-02, float 3.000000e+00], align 16

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8*, i8** %1, i64 1
  %6 = load i8*, i8** %5, align 8
  %7 = tail call i64 @strtol(i8* nocapture noundef nonnull %6, i8** noundef null, i32 noundef 10) #9
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %21

10:
  %11 = phi i32 [ %8, %4 ], [ 1, %2 ]
  br label %12

12:
  %13 = phi i64 [ %84, %101 ], [ 0, %10 ]
  %14 = phi i64 [ %66, %101 ], [ 0, %10 ]
  %15 = phi i32 [ %102, %101 ], [ 0, %10 ]
  %16 = phi float [ %98, %101 ], [ 0.000000e+00, %10 ]
  %17 = phi double [ %93, %101 ], [ 0.000000e+00, %10 ]
  %18 = phi double [ %112, %101 ], [ 0.000000e+00, %10 ]
  br label %27

19:
  %20 = fpext float %98 to double
  br label %21

21:
  %22 = phi double [ 0.000000e+00, %4 ], [ %112, %19 ]
  %23 = phi double [ 0.000000e+00, %4 ], [ %93, %19 ]
  %24 = phi double [ 0.000000e+00, %4 ], [ %20, %19 ]
  %25 = phi i64 [ 0, %4 ], [ %66, %19 ]
  %26 = phi i64 [ 0, %4 ], [ %84, %19 ]
  br label %120

27:
  %28 = phi i64 [ 0, %12 ], [ %35, %34 ]
  %29 = phi i64 [ %13, %12 ], [ %72, %34 ]
  %30 = phi i64 [ %14, %12 ], [ %66, %34 ]
  %31 = getelementptr inbounds [10 x double], [10 x double]* @__const.main.special, i64 0, i64 %28
  %32 = load double, double* %31, align 8
  %33 = fptrunc double %32 to float
  br label %37

34:
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, 10
  br i1 %36, label %75, label %27, !llvm.loop !5

37:
  %38 = phi i64 [ 0, %27 ], [ %73, %37 ]
  %39 = phi i64 [ %29, %27 ], [ %72, %37 ]
  %40 = phi i64 [ %30, %27 ], [ %66, %37 ]
  %41 = mul i64 %39, 31
  %42 = getelementptr inbounds [10 x double], [10 x double]* @__const.main.special, i64 0, i64 %38
  %43 = load double, double* %42, align 8
  %44 = tail call fastcc i32 @compareD(double noundef %32, double noundef %43)
  %45 = sext i32 %44 to i64
  %46 = add i64 %41, %45
  %47 = mul i64 %40, 31
  %48 = fptrunc double %43 to float
  %49 = tail call fastcc i32 @compareF(float noundef %33, float noundef %48)
  %50 = sext i32 %49 to i64
  %51 = add i64 %47, %50
  %52 = icmp ugt i64 %28, %38
  %53 = zext i1 %52 to i32
  %54 = tail call fastcc double @pick(double noundef %32, double noundef %43, i32 noundef %53)
  %55 = mul i64 %46, 31
  %56 = fcmp uno double %54, 0.000000e+00
  %57 = bitcast double %54 to i64
  %58 = select i1 %56, i64 77, i64 %57
  %59 = add i64 %58, %55
  %60 = tail call fastcc float @smaller(float noundef %33, float noundef %48)
  %61 = mul i64 %51, 31
  %62 = fcmp uno float %60, 0.000000e+00
  %63 = bitcast float %60 to i32
  %64 = zext i32 %63 to i64
  %65 = select i1 %62, i64 77, i64 %64
  %66 = add i64 %65, %61
  %67 = tail call fastcc double @larger(double noundef %32, double noundef %43)
  %68 = mul i64 %59, 31
  %69 = fcmp uno double %67, 0.000000e+00
  %70 = bitcast double %67 to i64
  %71 = select i1 %69, i64 77, i64 %70
  %72 = add i64 %68, %71
  %73 = add nuw nsw i64 %38, 1
  %74 = icmp eq i64 %73, 10
  br i1 %74, label %34, label %37, !llvm.loop !8

75:
  %76 = phi i64 [ %99, %75 ], [ 0, %34 ]
  %77 = phi i64 [ %84, %75 ], [ %72, %34 ]
  %78 = phi float [ %98, %75 ], [ %16, %34 ]
  %79 = phi double [ %93, %75 ], [ %17, %34 ]
  %80 = phi double [ %87, %75 ], [ %18, %34 ]
  %81 = getelementptr inbounds [15 x double], [15 x double]* @samples, i64 0, i64 %76
  %82 = load double, double* %81, align 8
  %83 = tail call fastcc i64 @integers(double noundef %82)
  %84 = xor i64 %83, %77
  %85 = fmul double %80, 5.000000e-01
  %86 = tail call fastcc double @rounding(double noundef %82)
  %87 = fadd double %85, %86
  %88 = tail call double @llvm.fabs.f64(double %82)
  %89 = fadd double %88, 1.000000e+00
  %90 = tail call fastcc double @newton(double noundef %89)
  %91 = tail call double @sqrt(double noundef %88) #9
  %92 = fadd double %90, %91
  %93 = fadd double %79, %92
  %94 = fmul float %78, 5.000000e-01
  %95 = fptrunc double %82 to float
  %96 = fdiv float %95, 1.000000e+09
  %97 = tail call fastcc float @horner(float noundef %96)
  %98 = fadd float %94, %97
  %99 = add nuw nsw i64 %76, 1
  %100 = icmp eq i64 %99, 15
  br i1 %100, label %104, label %75, !llvm.loop !9

101:
  %102 = add nuw nsw i32 %15, 1
  %103 = icmp eq i32 %102, %11
  br i1 %103, label %19, label %12, !llvm.loop !10

104:
  %105 = phi i64 [ %113, %104 ], [ 0, %75 ]
  %106 = phi double [ %112, %104 ], [ %87, %75 ]
  %107 = fmul double %106, 5.000000e-01
  %108 = shl i64 -7046029254386353131, %105
  %109 = and i64 %105, 7
  %110 = ashr i64 %108, %109
  %111 = tail call fastcc double @reals(i64 noundef %110)
  %112 = fadd double %107, %111
  %113 = add nuw nsw i64 %105, 1
  %114 = icmp eq i64 %113, 64
  br i1 %114, label %101, label %104, !llvm.loop !11

115:
  %116 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i64 noundef %26, i64 noundef %25)
  %117 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), double noundef %22, double noundef %23, double noundef %24)
  %118 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), double noundef 4.846250e+02)
  %119 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i64 0, i64 0), double noundef 0x7FF0000000000000, double noundef 0x3FD3333340000000, double noundef 0x3FD3333333333334)
  ret i32 0

120:
  %121 = phi i64 [ 0, %21 ], [ %130, %120 ]
  %122 = getelementptr inbounds [10 x double], [10 x double]* @__const.main.special, i64 0, i64 %121
  %123 = load double, double* %122, align 8
  %124 = tail call fastcc i32 @classify(double noundef %123), !range !12
  %125 = fptrunc double %123 to float
  %126 = fpext float %125 to double
  %127 = icmp eq i64 %121, 6
  %128 = zext i1 %127 to i32
  %129 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i32 noundef %124, double noundef %123, double noundef %126, i32 noundef %128)
  %130 = add nuw nsw i64 %121, 1
  %131 = icmp eq i64 %130, 10
  br i1 %131, label %115, label %120, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @compareD(double noundef %0, double noundef %1) unnamed_addr #1 {
  %3 = fcmp olt double %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ugt double %0, %1
  %6 = or i32 %4, 2
  %7 = select i1 %5, i32 %4, i32 %6
  %8 = fcmp ogt double %0, %1
  %9 = or i32 %7, 4
  %10 = select i1 %8, i32 %9, i32 %7
  %11 = fcmp ult double %0, %1
  %12 = or i32 %10, 8
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @compareF(float noundef %0, float noundef %1) unnamed_addr #1 {
  %3 = fcmp olt float %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ole float %0, %1
  %6 = select i1 %5, i32 2, i32 0
  %7 = or i32 %6, %4
  %8 = fcmp ogt float %0, %1
  %9 = select i1 %8, i32 4, i32 0
  %10 = or i32 %7, %9
  %11 = fcmp oge float %0, %1
  %12 = select i1 %11, i32 8, i32 0
  %13 = or i32 %10, %12
  %14 = fcmp oeq float %0, %1
  %15 = select i1 %14, i32 16, i32 0
  %16 = or i32 %13, %15
  %17 = fcmp une float %0, %1
  %18 = select i1 %17, i32 32, i32 0
  %19 = or i32 %16, %18
  %20 = select i1 %11, i32 0, i32 64
  %21 = or i32 %19, %20
  ret i32 %21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc double @pick(double noundef %0, double noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, double %1, double %0
  ret double %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc float @smaller(float noundef %0, float noundef %1) unnamed_addr #1 {
  %3 = fcmp olt float %0, %1
  %4 = select i1 %3, float %0, float %1
  ret float %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc double @larger(double noundef %0, double noundef %1) unnamed_addr #1 {
  %3 = fcmp ogt double %0, %1
  %4 = select i1 %3, double %0, double %1
  ret double %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i64 @integers(double noundef %0) unnamed_addr #1 {
  %2 = fptosi double %0 to i32
  %3 = zext i32 %2 to i64
  %4 = shl i64 %3, 56
  %5 = ashr exact i64 %4, 56
  %6 = mul nsw i64 %5, 31
  %7 = and i32 %2, 255
  %8 = zext i32 %7 to i64
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

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
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

; Function Attrs: nofree noinline norecurse nosync nounwind readnone uwtable
define internal fastcc double @newton(double noundef %0) unnamed_addr #3 {
  %2 = fcmp ogt double %0, 1.000000e+00
  %3 = fmul double %0, 5.000000e-01
  %4 = select i1 %2, double %3, double 1.000000e+00
  br label %6

5:
  ret double %11

6:
  %7 = phi i32 [ 0, %1 ], [ %12, %6 ]
  %8 = phi double [ %4, %1 ], [ %11, %6 ]
  %9 = fdiv double %0, %8
  %10 = fadd double %8, %9
  %11 = fmul double %10, 5.000000e-01
  %12 = add nuw nsw i32 %7, 1
  %13 = icmp eq i32 %12, 40
  br i1 %13, label %5, label %6, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #4

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sqrt(double noundef) local_unnamed_addr #5

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc float @horner(float noundef %0) unnamed_addr #6 {
  br label %3

2:
  ret float %8

3:
  %4 = phi i64 [ 5, %1 ], [ %9, %3 ]
  %5 = phi float [ 0.000000e+00, %1 ], [ %8, %3 ]
  %6 = getelementptr inbounds [6 x float], [6 x float]* @horner.c, i64 0, i64 %4
  %7 = load float, float* %6, align 4
  %8 = tail call float @llvm.fmuladd.f32(float %5, float %0, float %7)
  %9 = add nsw i64 %4, -1
  %10 = icmp eq i64 %4, 0
  br i1 %10, label %2, label %3, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
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
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @classify(double noundef %0) unnamed_addr #2 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %14, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0) #10
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
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.ceil.f64(double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.trunc.f64(double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.rint.f64(double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.round.f64(double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.minnum.f64(double, double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.maxnum.f64(double, double) #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #4

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { readnone }

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
!12 = !{i32 1, i32 7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
