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

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i32 @atoi(ptr nocapture noundef %6) #9
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 3, %2 ]
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  br label %11

11:
  %12 = phi double [ 0.000000e+00, %8 ], [ %79, %114 ]
  %13 = phi double [ 0.000000e+00, %8 ], [ %65, %114 ]
  %14 = phi i32 [ 0, %8 ], [ %116, %114 ]
  %15 = phi i32 [ 0, %8 ], [ %31, %114 ]
  %16 = icmp eq i32 %15, %10
  br i1 %16, label %17, label %30

17:
  %18 = fcmp olt double %12, 0x3D719799812DEA11
  %19 = zext i1 %18 to i32
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %13, i32 noundef %19) #10
  %21 = tail call fastcc float @dftFloat(i32 noundef 3) #10
  %22 = fpext float %21 to double
  %23 = tail call fastcc float @dftFloat(i32 noundef 4) #10
  %24 = fpext float %23 to double
  %25 = tail call fastcc float @dftFloat(i32 noundef 100) #10
  %26 = fpext float %25 to double
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %22, double noundef %24, double noundef %26) #10
  %28 = load i32, ptr getelementptr inbounds (i8, ptr @main.a, i64 4), align 4, !tbaa !9
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %14, i32 noundef %28) #10
  ret i32 0

30:
  %31 = add nuw i32 %15, 1
  br label %32

32:
  %33 = phi i64 [ %62, %37 ], [ 0, %30 ]
  %34 = phi i32 [ %39, %37 ], [ %31, %30 ]
  %35 = icmp eq i64 %33, 256
  br i1 %35, label %36, label %37

36:
  tail call fastcc void @fft(i32 noundef 0) #10
  br label %63

37:
  %38 = mul i32 %34, 1664525
  %39 = add i32 %38, 1013904223
  %40 = sitofp i32 %39 to double
  %41 = fmul double %40, 0x3E00000000000000
  %42 = getelementptr inbounds [256 x double], ptr @keepRe, i64 0, i64 %33
  store double %41, ptr %42, align 8, !tbaa !11
  %43 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %33
  store double %41, ptr %43, align 8, !tbaa !11
  %44 = trunc nuw nsw i64 %33 to i32
  %45 = uitofp nneg i32 %44 to double
  %46 = fmul double %45, 1.000000e-01
  %47 = tail call double @sin(double noundef %46) #11
  %48 = getelementptr inbounds [256 x double], ptr @keepIm, i64 0, i64 %33
  store double %47, ptr %48, align 8, !tbaa !11
  %49 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %33
  store double %47, ptr %49, align 8, !tbaa !11
  %50 = load double, ptr %43, align 8, !tbaa !11
  %51 = fptrunc double %50 to float
  %52 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %33
  store float %51, ptr %52, align 4, !tbaa !13
  %53 = fptrunc double %47 to float
  %54 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %33
  store float %53, ptr %54, align 4, !tbaa !13
  %55 = icmp ult i64 %33, 128
  %56 = lshr i32 %39, 12
  %57 = select i1 %55, i32 %56, i32 0
  %58 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %33
  store i32 %57, ptr %58, align 4, !tbaa !9
  %59 = and i32 %39, 4095
  %60 = select i1 %55, i32 %59, i32 0
  %61 = getelementptr inbounds [256 x i32], ptr @main.b, i64 0, i64 %33
  store i32 %60, ptr %61, align 4, !tbaa !9
  %62 = add nuw nsw i64 %33, 1
  br label %32, !llvm.loop !15

63:
  %64 = phi i64 [ %76, %68 ], [ 0, %36 ]
  %65 = phi double [ %75, %68 ], [ 0.000000e+00, %36 ]
  %66 = icmp eq i64 %64, 256
  br i1 %66, label %67, label %68

67:
  tail call fastcc void @fft(i32 noundef 1) #10
  br label %77

68:
  %69 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %64
  %70 = load double, ptr %69, align 8, !tbaa !11
  %71 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %64
  %72 = load double, ptr %71, align 8, !tbaa !11
  %73 = fmul double %72, %72
  %74 = tail call double @llvm.fmuladd.f64(double %70, double %70, double %73)
  %75 = fadd double %65, %74
  %76 = add nuw nsw i64 %64, 1
  br label %63, !llvm.loop !17

77:
  %78 = phi i64 [ %98, %82 ], [ 0, %67 ]
  %79 = phi double [ %97, %82 ], [ %12, %67 ]
  %80 = icmp eq i64 %78, 256
  br i1 %80, label %81, label %82

81:
  tail call fastcc void @ntt(ptr noundef nonnull @main.a, i32 noundef 0) #10
  tail call fastcc void @ntt(ptr noundef nonnull @main.b, i32 noundef 0) #10
  br label %99

82:
  %83 = getelementptr inbounds [256 x double], ptr @re, i64 0, i64 %78
  %84 = load double, ptr %83, align 8, !tbaa !11
  %85 = getelementptr inbounds [256 x double], ptr @keepRe, i64 0, i64 %78
  %86 = load double, ptr %85, align 8, !tbaa !11
  %87 = fsub double %84, %86
  %88 = tail call double @llvm.fabs.f64(double %87)
  %89 = getelementptr inbounds [256 x double], ptr @im, i64 0, i64 %78
  %90 = load double, ptr %89, align 8, !tbaa !11
  %91 = getelementptr inbounds [256 x double], ptr @keepIm, i64 0, i64 %78
  %92 = load double, ptr %91, align 8, !tbaa !11
  %93 = fsub double %90, %92
  %94 = tail call double @llvm.fabs.f64(double %93)
  %95 = fadd double %88, %94
  %96 = fcmp ogt double %95, %79
  %97 = select i1 %96, double %95, double %79
  %98 = add nuw nsw i64 %78, 1
  br label %77, !llvm.loop !18

99:
  %100 = phi i64 [ %113, %103 ], [ 0, %81 ]
  %101 = icmp eq i64 %100, 256
  br i1 %101, label %102, label %103

102:
  tail call fastcc void @ntt(ptr noundef nonnull @main.a, i32 noundef 1) #10
  br label %114

103:
  %104 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %100
  %105 = load i32, ptr %104, align 4, !tbaa !9
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds [256 x i32], ptr @main.b, i64 0, i64 %100
  %108 = load i32, ptr %107, align 4, !tbaa !9
  %109 = zext i32 %108 to i64
  %110 = mul nuw i64 %109, %106
  %111 = urem i64 %110, 998244353
  %112 = trunc nuw nsw i64 %111 to i32
  store i32 %112, ptr %104, align 4, !tbaa !9
  %113 = add nuw nsw i64 %100, 1
  br label %99, !llvm.loop !19

114:
  %115 = phi i64 [ %123, %118 ], [ 0, %102 ]
  %116 = phi i32 [ %122, %118 ], [ %14, %102 ]
  %117 = icmp eq i64 %115, 256
  br i1 %117, label %11, label %118, !llvm.loop !20

118:
  %119 = mul i32 %116, 31
  %120 = getelementptr inbounds [256 x i32], ptr @main.a, i64 0, i64 %115
  %121 = load i32, ptr %120, align 4, !tbaa !9
  %122 = add i32 %121, %119
  %123 = add nuw nsw i64 %115, 1
  br label %114, !llvm.loop !21
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: minsize nofree nounwind optsize memory(readwrite, argmem: write, inaccessiblemem: write) uwtable
define internal fastcc void @fft(i32 noundef %0) unnamed_addr #3 {
  br label %2

2:
  %3 = phi i64 [ %31, %30 ], [ 1, %1 ]
  %4 = phi i32 [ %15, %30 ], [ 0, %1 ]
  %5 = icmp eq i64 %3, 256
  br i1 %5, label %6, label %10

6:
  %7 = icmp eq i32 %0, 0
  %8 = select i1 %7, i32 1, i32 -1
  %9 = sitofp i32 %8 to double
  br label %32

10:
  %11 = phi i32 [ %15, %16 ], [ %4, %2 ]
  %12 = phi i32 [ %17, %16 ], [ 128, %2 ]
  %13 = and i32 %12, %11
  %14 = icmp eq i32 %13, 0
  %15 = xor i32 %12, %11
  br i1 %14, label %18, label %16

16:
  %17 = lshr i32 %12, 1
  br label %10, !llvm.loop !22

18:
  %19 = sext i32 %15 to i64
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %30

21:
  %22 = getelementptr inbounds double, ptr @re, i64 %3
  %23 = load double, ptr %22, align 8, !tbaa !11
  %24 = getelementptr inbounds double, ptr @re, i64 %19
  %25 = load double, ptr %24, align 8, !tbaa !11
  store double %25, ptr %22, align 8, !tbaa !11
  store double %23, ptr %24, align 8, !tbaa !11
  %26 = getelementptr inbounds double, ptr @im, i64 %3
  %27 = load double, ptr %26, align 8, !tbaa !11
  %28 = getelementptr inbounds double, ptr @im, i64 %19
  %29 = load double, ptr %28, align 8, !tbaa !11
  store double %29, ptr %26, align 8, !tbaa !11
  store double %27, ptr %28, align 8, !tbaa !11
  br label %30

30:
  %31 = add nuw nsw i64 %3, 1
  br label %2, !llvm.loop !23

32:
  %33 = phi i32 [ %48, %47 ], [ 2, %6 ]
  %34 = icmp ult i32 %33, 257
  br i1 %34, label %36, label %35

35:
  br i1 %7, label %92, label %81

36:
  %37 = uitofp nneg i32 %33 to double
  %38 = fdiv double 0x401921FB54442D18, %37
  %39 = fmul double %38, %9
  %40 = lshr exact i32 %33, 1
  %41 = zext nneg i32 %33 to i64
  %42 = zext nneg i32 %40 to i64
  %43 = zext nneg i32 %40 to i64
  br label %44

44:
  %45 = phi i64 [ %59, %58 ], [ 0, %36 ]
  %46 = icmp eq i64 %45, %43
  br i1 %46, label %47, label %49

47:
  %48 = shl nuw nsw i32 %33, 1
  br label %32, !llvm.loop !24

49:
  %50 = trunc i64 %45 to i32
  %51 = uitofp nneg i32 %50 to double
  %52 = fmul double %39, %51
  %53 = tail call double @cos(double noundef %52) #11
  %54 = tail call double @sin(double noundef %52) #11
  br label %55

55:
  %56 = phi i64 [ %80, %60 ], [ %45, %49 ]
  %57 = icmp ult i64 %56, 256
  br i1 %57, label %60, label %58

58:
  %59 = add nuw nsw i64 %45, 1
  br label %44, !llvm.loop !25

60:
  %61 = add nuw nsw i64 %56, %42
  %62 = getelementptr inbounds double, ptr @re, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !11
  %64 = getelementptr inbounds double, ptr @im, i64 %61
  %65 = load double, ptr %64, align 8, !tbaa !11
  %66 = fneg double %65
  %67 = fmul double %54, %66
  %68 = tail call double @llvm.fmuladd.f64(double %63, double %53, double %67)
  %69 = fmul double %53, %65
  %70 = tail call double @llvm.fmuladd.f64(double %63, double %54, double %69)
  %71 = getelementptr inbounds double, ptr @re, i64 %56
  %72 = load double, ptr %71, align 8, !tbaa !11
  %73 = fsub double %72, %68
  store double %73, ptr %62, align 8, !tbaa !11
  %74 = getelementptr inbounds double, ptr @im, i64 %56
  %75 = load double, ptr %74, align 8, !tbaa !11
  %76 = fsub double %75, %70
  store double %76, ptr %64, align 8, !tbaa !11
  %77 = load double, ptr %71, align 8, !tbaa !11
  %78 = fadd double %68, %77
  store double %78, ptr %71, align 8, !tbaa !11
  %79 = fadd double %70, %75
  store double %79, ptr %74, align 8, !tbaa !11
  %80 = add nuw nsw i64 %56, %41
  br label %55, !llvm.loop !26

81:
  %82 = phi i64 [ %91, %84 ], [ 0, %35 ]
  %83 = icmp eq i64 %82, 256
  br i1 %83, label %92, label %84

84:
  %85 = getelementptr inbounds double, ptr @re, i64 %82
  %86 = load double, ptr %85, align 8, !tbaa !11
  %87 = fmul double %86, 3.906250e-03
  store double %87, ptr %85, align 8, !tbaa !11
  %88 = getelementptr inbounds double, ptr @im, i64 %82
  %89 = load double, ptr %88, align 8, !tbaa !11
  %90 = fmul double %89, 3.906250e-03
  store double %90, ptr %88, align 8, !tbaa !11
  %91 = add nuw nsw i64 %82, 1
  br label %81, !llvm.loop !27

92:
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc void @ntt(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #5 {
  br label %3

3:
  %4 = phi i64 [ %26, %25 ], [ 1, %2 ]
  %5 = phi i32 [ %14, %25 ], [ 0, %2 ]
  %6 = icmp eq i64 %4, 256
  br i1 %6, label %7, label %9

7:
  %8 = icmp eq i32 %1, 0
  br label %27

9:
  %10 = phi i32 [ %16, %15 ], [ 128, %3 ]
  %11 = phi i32 [ %14, %15 ], [ %5, %3 ]
  %12 = and i32 %11, %10
  %13 = icmp eq i32 %12, 0
  %14 = xor i32 %11, %10
  br i1 %13, label %17, label %15

15:
  %16 = lshr i32 %10, 1
  br label %9, !llvm.loop !28

17:
  %18 = sext i32 %14 to i64
  %19 = icmp slt i64 %4, %18
  br i1 %19, label %20, label %25

20:
  %21 = getelementptr inbounds i32, ptr %0, i64 %4
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = getelementptr inbounds i32, ptr %0, i64 %18
  %24 = load i32, ptr %23, align 4, !tbaa !9
  store i32 %24, ptr %21, align 4, !tbaa !9
  store i32 %22, ptr %23, align 4, !tbaa !9
  br label %25

25:
  %26 = add nuw nsw i64 %4, 1
  br label %3, !llvm.loop !29

27:
  %28 = phi i32 [ %48, %47 ], [ 2, %7 ]
  %29 = icmp ult i32 %28, 257
  br i1 %29, label %31, label %30

30:
  br i1 %8, label %90, label %76

31:
  %32 = udiv i32 998244352, %28
  %33 = tail call fastcc i32 @power(i32 noundef 3, i32 noundef %32) #10
  br i1 %8, label %36, label %34

34:
  %35 = tail call fastcc i32 @power(i32 noundef %33, i32 noundef 998244351) #10
  br label %36

36:
  %37 = phi i32 [ %35, %34 ], [ %33, %31 ]
  %38 = lshr exact i32 %28, 1
  %39 = zext i32 %37 to i64
  %40 = zext nneg i32 %38 to i64
  %41 = zext nneg i32 %28 to i64
  %42 = zext nneg i32 %38 to i64
  %43 = getelementptr inbounds i32, ptr %0, i64 %40
  br label %44

44:
  %45 = phi i64 [ %54, %53 ], [ 0, %36 ]
  %46 = icmp ult i64 %45, 256
  br i1 %46, label %49, label %47

47:
  %48 = shl nuw nsw i32 %28, 1
  br label %27, !llvm.loop !30

49:
  %50 = phi i64 [ %73, %55 ], [ 0, %44 ]
  %51 = phi i64 [ %75, %55 ], [ 1, %44 ]
  %52 = icmp eq i64 %50, %42
  br i1 %52, label %53, label %55

53:
  %54 = add nuw nsw i64 %45, %41
  br label %44, !llvm.loop !31

55:
  %56 = add nuw nsw i64 %50, %45
  %57 = getelementptr inbounds i32, ptr %0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !9
  %59 = getelementptr inbounds i32, ptr %43, i64 %56
  %60 = load i32, ptr %59, align 4, !tbaa !9
  %61 = zext i32 %60 to i64
  %62 = mul nuw nsw i64 %51, %61
  %63 = urem i64 %62, 998244353
  %64 = trunc nuw nsw i64 %63 to i32
  %65 = add i32 %58, %64
  %66 = icmp ult i32 %65, 998244353
  %67 = add i32 %65, -998244353
  %68 = select i1 %66, i32 %65, i32 %67
  store i32 %68, ptr %57, align 4, !tbaa !9
  %69 = icmp ult i32 %58, %64
  %70 = add nuw nsw i32 %58, 998244353
  %71 = select i1 %69, i32 %70, i32 %58
  %72 = sub i32 %71, %64
  store i32 %72, ptr %59, align 4, !tbaa !9
  %73 = add nuw nsw i64 %50, 1
  %74 = mul nuw nsw i64 %51, %39
  %75 = urem i64 %74, 998244353
  br label %49, !llvm.loop !32

76:
  %77 = tail call fastcc i32 @power(i32 noundef 256, i32 noundef 998244351) #10
  %78 = zext i32 %77 to i64
  br label %79

79:
  %80 = phi i64 [ %89, %82 ], [ 0, %76 ]
  %81 = icmp eq i64 %80, 256
  br i1 %81, label %90, label %82

82:
  %83 = getelementptr inbounds i32, ptr %0, i64 %80
  %84 = load i32, ptr %83, align 4, !tbaa !9
  %85 = zext i32 %84 to i64
  %86 = mul nuw i64 %85, %78
  %87 = urem i64 %86, 998244353
  %88 = trunc nuw nsw i64 %87 to i32
  store i32 %88, ptr %83, align 4, !tbaa !9
  %89 = add nuw nsw i64 %80, 1
  br label %79, !llvm.loop !33

90:
  ret void
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: minsize nofree nounwind optsize memory(readwrite, argmem: write, inaccessiblemem: write) uwtable
define internal fastcc float @dftFloat(i32 noundef %0) unnamed_addr #3 {
  %2 = uitofp nneg i32 %0 to double
  %3 = fmul double %2, 0x401921FB54442D18
  %4 = fmul double %3, 3.906250e-03
  %5 = tail call double @cos(double noundef %4) #11
  %6 = fptrunc double %5 to float
  %7 = tail call double @sin(double noundef %4) #11
  %8 = fptrunc double %7 to float
  br label %9

9:
  %10 = phi i64 [ %37, %20 ], [ 0, %1 ]
  %11 = phi float [ %36, %20 ], [ 0.000000e+00, %1 ]
  %12 = phi float [ %28, %20 ], [ 0.000000e+00, %1 ]
  %13 = phi float [ %31, %20 ], [ 0.000000e+00, %1 ]
  %14 = phi float [ %34, %20 ], [ 1.000000e+00, %1 ]
  %15 = icmp eq i64 %10, 256
  br i1 %15, label %16, label %20

16:
  %17 = fmul float %13, %13
  %18 = tail call float @llvm.fmuladd.f32(float %12, float %12, float %17)
  %19 = tail call float @llvm.sqrt.f32(float %18)
  ret float %19

20:
  %21 = getelementptr inbounds [256 x float], ptr @fre, i64 0, i64 %10
  %22 = load float, ptr %21, align 4, !tbaa !13
  %23 = getelementptr inbounds [256 x float], ptr @fim, i64 0, i64 %10
  %24 = load float, ptr %23, align 4, !tbaa !13
  %25 = fneg float %24
  %26 = fmul float %11, %25
  %27 = tail call float @llvm.fmuladd.f32(float %22, float %14, float %26)
  %28 = fadd float %12, %27
  %29 = fmul float %14, %24
  %30 = tail call float @llvm.fmuladd.f32(float %22, float %11, float %29)
  %31 = fadd float %13, %30
  %32 = fneg float %11
  %33 = fmul float %8, %32
  %34 = tail call float @llvm.fmuladd.f32(float %14, float %6, float %33)
  %35 = fmul float %11, %6
  %36 = tail call float @llvm.fmuladd.f32(float %14, float %8, float %35)
  %37 = add nuw nsw i64 %10, 1
  br label %9, !llvm.loop !34
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(write)
declare double @cos(double noundef) local_unnamed_addr #2

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc i32 @power(i32 noundef %0, i32 noundef %1) unnamed_addr #7 {
  %3 = zext i32 %0 to i64
  br label %4

4:
  %5 = phi i32 [ %1, %2 ], [ %17, %15 ]
  %6 = phi i64 [ 1, %2 ], [ %16, %15 ]
  %7 = phi i64 [ %3, %2 ], [ %19, %15 ]
  %8 = icmp eq i32 %5, 0
  br i1 %8, label %20, label %9

9:
  %10 = and i32 %5, 1
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = mul nuw nsw i64 %7, %6
  %14 = urem i64 %13, 998244353
  br label %15

15:
  %16 = phi i64 [ %14, %12 ], [ %6, %9 ]
  %17 = lshr i32 %5, 1
  %18 = mul nuw i64 %7, %7
  %19 = urem i64 %18, 998244353
  br label %4, !llvm.loop !35

20:
  %21 = trunc nuw nsw i64 %6 to i32
  ret i32 %21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree nounwind optsize memory(readwrite, argmem: write, inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree norecurse nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { minsize nounwind optsize willreturn memory(read) }
attributes #10 = { minsize optsize }
attributes #11 = { minsize nounwind optsize }

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
!10 = !{!"int", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !16}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !16}
!23 = distinct !{!23, !16}
!24 = distinct !{!24, !16}
!25 = distinct !{!25, !16}
!26 = distinct !{!26, !16}
!27 = distinct !{!27, !16}
!28 = distinct !{!28, !16}
!29 = distinct !{!29, !16}
!30 = distinct !{!30, !16}
!31 = distinct !{!31, !16}
!32 = distinct !{!32, !16}
!33 = distinct !{!33, !16}
!34 = distinct !{!34, !16}
!35 = distinct !{!35, !16}
