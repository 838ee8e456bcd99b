; ModuleID = 'matrix.c'
source_filename = "matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@ia = internal global [32 x [32 x i32]] zeroinitializer, align 16
@ib = internal global [32 x [32 x i32]] zeroinitializer, align 16
@la = internal unnamed_addr global [32 x [32 x i64]] zeroinitializer, align 16
@lb = internal unnamed_addr global [32 x [32 x i64]] zeroinitializer, align 16
@fa = internal unnamed_addr global [32 x [32 x float]] zeroinitializer, align 16
@fb = internal unnamed_addr global [32 x [32 x float]] zeroinitializer, align 16
@da = internal unnamed_addr global [32 x [32 x double]] zeroinitializer, align 16
@db = internal unnamed_addr global [32 x [32 x double]] zeroinitializer, align 16
@grid = internal unnamed_addr global [32 x [32 x i8]] zeroinitializer, align 16
@ic = internal global [32 x [32 x i32]] zeroinitializer, align 16
@id = internal global [32 x [32 x i32]] zeroinitializer, align 16
@tmp = internal global [8192 x i32] zeroinitializer, align 16
@lc = internal unnamed_addr global [32 x [32 x i64]] zeroinitializer, align 16
@fc = internal unnamed_addr global [32 x [32 x float]] zeroinitializer, align 16
@dc = internal unnamed_addr global [32 x [32 x double]] zeroinitializer, align 16
@x = internal unnamed_addr global [32 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [35 x i8] c"int %d %d %d, strassen differs %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"long %lld %lld\0A\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"float %.4f %.4f\0A\00", align 1
@.str.3 = private unnamed_addr constant [34 x i8] c"double %.9f det %.6e x %.9f %.9f\0A\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"life %d\0A\00", align 1
@strassen.left = internal unnamed_addr constant [7 x [4 x i8]] [[4 x i8] c"\01\00\00\01", [4 x i8] c"\00\00\01\01", [4 x i8] c"\01\00\00\00", [4 x i8] c"\00\00\00\01", [4 x i8] c"\01\01\00\00", [4 x i8] c"\FF\00\01\00", [4 x i8] c"\00\01\00\FF"], align 16
@strassen.right = internal unnamed_addr constant [7 x [4 x i8]] [[4 x i8] c"\01\00\00\01", [4 x i8] c"\01\00\00\00", [4 x i8] c"\00\01\00\FF", [4 x i8] c"\FF\00\01\00", [4 x i8] c"\00\00\00\01", [4 x i8] c"\01\01\00\00", [4 x i8] c"\00\00\01\01"], align 16
@strassen.out = internal unnamed_addr constant [7 x [4 x i8]] [[4 x i8] c"\01\00\00\01", [4 x i8] c"\00\00\01\FF", [4 x i8] c"\00\01\00\01", [4 x i8] c"\01\00\01\00", [4 x i8] c"\FF\01\00\00", [4 x i8] c"\00\00\00\01", [4 x i8] c"\01\00\00\00"], align 16

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [32 x [32 x i8]], align 16
  %4 = alloca [32 x double], align 16
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds i8*, i8** %1, i64 1
  %8 = load i8*, i8** %7, align 8
  %9 = tail call i64 @strtol(i8* nocapture noundef nonnull %8, i8** noundef null, i32 noundef 10) #10
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %20

12:
  %13 = phi i32 [ %10, %6 ], [ 2, %2 ]
  %14 = bitcast [32 x double]* %4 to i8*
  %15 = getelementptr inbounds [32 x [32 x i8]], [32 x [32 x i8]]* %3, i64 0, i64 0, i64 0
  br label %16

16:
  %17 = phi i32 [ 0, %12 ], [ %334, %332 ]
  %18 = phi i32 [ 0, %12 ], [ %333, %332 ]
  %19 = phi i32 [ 7, %12 ], [ %141, %332 ]
  br label %41

20:
  %21 = phi i32 [ 0, %6 ], [ %329, %332 ]
  %22 = phi i32 [ 0, %6 ], [ %333, %332 ]
  %23 = phi double [ 0.000000e+00, %6 ], [ %222, %332 ]
  %24 = load i32, i32* getelementptr inbounds ([32 x [32 x i32]], [32 x [32 x i32]]* @ic, i64 0, i64 0, i64 0), align 16
  %25 = load i32, i32* getelementptr inbounds ([32 x [32 x i32]], [32 x [32 x i32]]* @ic, i64 0, i64 5, i64 9), align 4
  %26 = load i32, i32* getelementptr inbounds ([32 x [32 x i32]], [32 x [32 x i32]]* @ic, i64 0, i64 31, i64 31), align 4
  %27 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i64 0, i64 0), i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %22)
  %28 = load i64, i64* getelementptr inbounds ([32 x [32 x i64]], [32 x [32 x i64]]* @lc, i64 0, i64 1, i64 2), align 16
  %29 = load i64, i64* getelementptr inbounds ([32 x [32 x i64]], [32 x [32 x i64]]* @lc, i64 0, i64 30, i64 3), align 8
  %30 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i64 noundef %28, i64 noundef %29)
  %31 = load float, float* getelementptr inbounds ([32 x [32 x float]], [32 x [32 x float]]* @fc, i64 0, i64 2, i64 1), align 4
  %32 = fpext float %31 to double
  %33 = load float, float* getelementptr inbounds ([32 x [32 x float]], [32 x [32 x float]]* @fc, i64 0, i64 17, i64 30), align 8
  %34 = fpext float %33 to double
  %35 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), double noundef %32, double noundef %34)
  %36 = load double, double* getelementptr inbounds ([32 x [32 x double]], [32 x [32 x double]]* @dc, i64 0, i64 3, i64 4), align 16
  %37 = load double, double* getelementptr inbounds ([32 x double], [32 x double]* @x, i64 0, i64 0), align 16
  %38 = load double, double* getelementptr inbounds ([32 x double], [32 x double]* @x, i64 0, i64 31), align 8
  %39 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([34 x i8], [34 x i8]* @.str.3, i64 0, i64 0), double noundef %36, double noundef %23, double noundef %37, double noundef %38)
  %40 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i32 noundef %21)
  ret i32 0

41:
  %42 = phi i64 [ 0, %16 ], [ %44, %135 ]
  %43 = phi i32 [ %19, %16 ], [ %141, %135 ]
  %44 = add nuw nsw i64 %42, 1
  br label %137

45:
  %46 = phi i64 [ %50, %49 ], [ 0, %135 ]
  br label %47

47:
  %48 = phi i64 [ 0, %45 ], [ %54, %52 ]
  br label %56

49:
  %50 = add nuw nsw i64 %46, 1
  %51 = icmp eq i64 %50, 32
  br i1 %51, label %67, label %45, !llvm.loop !5

52:
  %53 = getelementptr inbounds [32 x [32 x i32]], [32 x [32 x i32]]* @ic, i64 0, i64 %46, i64 %48
  store i32 %64, i32* %53, align 4
  %54 = add nuw nsw i64 %48, 1
  %55 = icmp eq i64 %54, 32
  br i1 %55, label %49, label %47, !llvm.loop !8

56:
  %57 = phi i64 [ 0, %47 ], [ %65, %56 ]
  %58 = phi i32 [ 0, %47 ], [ %64, %56 ]
  %59 = getelementptr inbounds [32 x [32 x i32]], [32 x [32 x i32]]* @ia, i64 0, i64 %46, i64 %57
  %60 = load i32, i32* %59, align 4
  %61 = getelementptr inbounds [32 x [32 x i32]], [32 x [32 x i32]]* @ib, i64 0, i64 %57, i64 %48
  %62 = load i32, i32* %61, align 4
  %63 = mul nsw i32 %62, %60
  %64 = add nsw i32 %63, %58
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp eq i64 %65, 32
  br i1 %66, label %52, label %56, !llvm.loop !9

67:
  tail call fastcc void @strassen(i32 noundef 32, i32* noundef getelementptr inbounds ([32 x [32 x i32]], [32 x [32 x i32]]* @ia, i64 0, i64 0, i64 0), i32* noundef getelementptr inbounds ([32 x [32 x i32]], [32 x [32 x i32]]* @ib, i64 0, i64 0, i64 0), i32* noundef getelementptr inbounds ([32 x [32 x i32]], [32 x [32 x i32]]* @id, i64 0, i64 0, i64 0), i32* noundef getelementptr inbounds ([8192 x i32], [8192 x i32]* @tmp, i64 0, i64 0))
  %68 = tail call i32 @bcmp(i8* noundef nonnull dereferenceable(4096) bitcast ([32 x [32 x i32]]* @ic to i8*), i8* noundef nonnull dereferenceable(4096) bitcast ([32 x [32 x i32]]* @id to i8*), i64 4096)
  %69 = icmp ne i32 %68, 0
  %70 = zext i1 %69 to i32
  br label %71

71:
  %72 = phi i64 [ 0, %67 ], [ %76, %75 ]
  br label %73

73:
  %74 = phi i64 [ 0, %71 ], [ %80, %78 ]
  br label %82

75:
  %76 = add nuw nsw i64 %72, 1
  %77 = icmp eq i64 %76, 32
  br i1 %77, label %93, label %71, !llvm.loop !10

78:
  %79 = getelementptr inbounds [32 x [32 x i64]], [32 x [32 x i64]]* @lc, i64 0, i64 %72, i64 %74
  store i64 %90, i64* %79, align 8
  %80 = add nuw nsw i64 %74, 1
  %81 = icmp eq i64 %80, 32
  br i1 %81, label %75, label %73, !llvm.loop !11

82:
  %83 = phi i64 [ 0, %73 ], [ %91, %82 ]
  %84 = phi i64 [ 0, %73 ], [ %90, %82 ]
  %85 = getelementptr inbounds [32 x [32 x i64]], [32 x [32 x i64]]* @la, i64 0, i64 %72, i64 %83
  %86 = load i64, i64* %85, align 8
  %87 = getelementptr inbounds [32 x [32 x i64]], [32 x [32 x i64]]* @lb, i64 0, i64 %83, i64 %74
  %88 = load i64, i64* %87, align 8
  %89 = mul nsw i64 %88, %86
  %90 = add nsw i64 %89, %84
  %91 = add nuw nsw i64 %83, 1
  %92 = icmp eq i64 %91, 32
  br i1 %92, label %78, label %82, !llvm.loop !12

93:
  %94 = phi i64 [ %98, %97 ], [ 0, %75 ]
  br label %95

95:
  %96 = phi i64 [ 0, %93 ], [ %102, %100 ]
  br label %104

97:
  %98 = add nuw nsw i64 %94, 1
  %99 = icmp eq i64 %98, 32
  br i1 %99, label %114, label %93, !llvm.loop !13

100:
  %101 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]]* @fc, i64 0, i64 %94, i64 %96
  store float %111, float* %101, align 4
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, 32
  br i1 %103, label %97, label %95, !llvm.loop !14

104:
  %105 = phi i64 [ 0, %95 ], [ %112, %104 ]
  %106 = phi float [ 0.000000e+00, %95 ], [ %111, %104 ]
  %107 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]]* @fa, i64 0, i64 %94, i64 %105
  %108 = load float, float* %107, align 4
  %109 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]]* @fb, i64 0, i64 %105, i64 %96
  %110 = load float, float* %109, align 4
  %111 = tail call float @llvm.fmuladd.f32(float %108, float %110, float %106) #10
  %112 = add nuw nsw i64 %105, 1
  %113 = icmp eq i64 %112, 32
  br i1 %113, label %100, label %104, !llvm.loop !15

114:
  %115 = phi i64 [ %119, %118 ], [ 0, %97 ]
  br label %116

116:
  %117 = phi i64 [ 0, %114 ], [ %123, %121 ]
  br label %125

118:
  %119 = add nuw nsw i64 %115, 1
  %120 = icmp eq i64 %119, 32
  br i1 %120, label %336, label %114, !llvm.loop !16

121:
  %122 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @dc, i64 0, i64 %115, i64 %117
  store double %132, double* %122, align 8
  %123 = add nuw nsw i64 %117, 1
  %124 = icmp eq i64 %123, 32
  br i1 %124, label %118, label %116, !llvm.loop !17

125:
  %126 = phi i64 [ 0, %116 ], [ %133, %125 ]
  %127 = phi double [ 0.000000e+00, %116 ], [ %132, %125 ]
  %128 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %115, i64 %126
  %129 = load double, double* %128, align 8
  %130 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @db, i64 0, i64 %126, i64 %117
  %131 = load double, double* %130, align 8
  %132 = tail call double @llvm.fmuladd.f64(double %129, double %131, double %127) #10
  %133 = add nuw nsw i64 %126, 1
  %134 = icmp eq i64 %133, 32
  br i1 %134, label %121, label %125, !llvm.loop !18

135:
  %136 = icmp eq i64 %44, 32
  br i1 %136, label %45, label %41, !llvm.loop !19

137:
  %138 = phi i64 [ 0, %41 ], [ %176, %137 ]
  %139 = phi i32 [ %43, %41 ], [ %141, %137 ]
  %140 = mul i32 %139, 22695477
  %141 = add i32 %140, 1
  %142 = ashr i32 %141, 20
  %143 = getelementptr inbounds [32 x [32 x i32]], [32 x [32 x i32]]* @ia, i64 0, i64 %42, i64 %138
  store i32 %142, i32* %143, align 4
  %144 = shl i32 %141, 5
  %145 = ashr i32 %144, 22
  %146 = getelementptr inbounds [32 x [32 x i32]], [32 x [32 x i32]]* @ib, i64 0, i64 %138, i64 %42
  store i32 %145, i32* %146, align 4
  %147 = sext i32 %142 to i64
  %148 = shl nsw i64 %147, 21
  %149 = getelementptr inbounds [32 x [32 x i64]], [32 x [32 x i64]]* @la, i64 0, i64 %42, i64 %138
  store i64 %148, i64* %149, align 8
  %150 = getelementptr inbounds [32 x [32 x i32]], [32 x [32 x i32]]* @ib, i64 0, i64 %42, i64 %138
  %151 = load i32, i32* %150, align 4
  %152 = sext i32 %151 to i64
  %153 = mul nsw i64 %152, 12345
  %154 = getelementptr inbounds [32 x [32 x i64]], [32 x [32 x i64]]* @lb, i64 0, i64 %42, i64 %138
  store i64 %153, i64* %154, align 8
  %155 = sitofp i32 %142 to float
  %156 = fmul float %155, 1.562500e-02
  %157 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]]* @fa, i64 0, i64 %42, i64 %138
  store float %156, float* %157, align 4
  %158 = and i32 %142, 31
  %159 = sitofp i32 %158 to float
  %160 = getelementptr inbounds [32 x [32 x float]], [32 x [32 x float]]* @fb, i64 0, i64 %42, i64 %138
  store float %159, float* %160, align 4
  %161 = sitofp i32 %142 to double
  %162 = fmul double %161, 7.812500e-03
  %163 = icmp eq i64 %42, %138
  %164 = select i1 %163, double 4.000000e+01, double 0.000000e+00
  %165 = fadd double %162, %164
  %166 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %42, i64 %138
  store double %165, double* %166, align 8
  %167 = add nuw nsw i64 %44, %138
  %168 = trunc i64 %167 to i32
  %169 = sitofp i32 %168 to double
  %170 = fdiv double 1.000000e+00, %169
  %171 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @db, i64 0, i64 %42, i64 %138
  store double %170, double* %171, align 8
  %172 = and i32 %141, -1073741824
  %173 = icmp eq i32 %172, 1073741824
  %174 = zext i1 %173 to i8
  %175 = getelementptr inbounds [32 x [32 x i8]], [32 x [32 x i8]]* @grid, i64 0, i64 %42, i64 %138
  store i8 %174, i8* %175, align 1
  %176 = add nuw nsw i64 %138, 1
  %177 = icmp eq i64 %176, 32
  br i1 %177, label %135, label %137, !llvm.loop !20

178:
  %179 = add nuw nsw i64 %183, 1
  %180 = icmp eq i64 %185, 32
  br i1 %180, label %251, label %181, !llvm.loop !21

181:
  %182 = phi i64 [ %185, %178 ], [ 0, %336 ]
  %183 = phi i64 [ %179, %178 ], [ 1, %336 ]
  %184 = phi double [ %222, %178 ], [ 1.000000e+00, %336 ]
  %185 = add nuw nsw i64 %182, 1
  %186 = icmp ult i64 %182, 31
  %187 = trunc i64 %182 to i32
  br i1 %186, label %192, label %188

188:
  %189 = phi i32 [ %187, %181 ], [ %204, %192 ]
  %190 = zext i32 %189 to i64
  %191 = icmp eq i64 %182, %190
  br i1 %191, label %218, label %207

192:
  %193 = phi i64 [ %205, %192 ], [ %183, %181 ]
  %194 = phi i32 [ %204, %192 ], [ %187, %181 ]
  %195 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %193, i64 %182
  %196 = load double, double* %195, align 8
  %197 = tail call double @llvm.fabs.f64(double %196) #10
  %198 = sext i32 %194 to i64
  %199 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %198, i64 %182
  %200 = load double, double* %199, align 8
  %201 = tail call double @llvm.fabs.f64(double %200) #10
  %202 = fcmp ogt double %197, %201
  %203 = trunc i64 %193 to i32
  %204 = select i1 %202, i32 %203, i32 %194
  %205 = add nuw nsw i64 %193, 1
  %206 = icmp eq i64 %205, 32
  br i1 %206, label %188, label %192, !llvm.loop !22

207:
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %14)
  %208 = sext i32 %189 to i64
  %209 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %208, i64 0
  %210 = bitcast double* %209 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %14, i8* noundef nonnull align 16 dereferenceable(256) %210, i64 256, i1 false) #10
  %211 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %182, i64 0
  %212 = bitcast double* %211 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %210, i8* noundef nonnull align 16 dereferenceable(256) %212, i64 256, i1 false) #10
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(256) %212, i8* noundef nonnull align 16 dereferenceable(256) %14, i64 256, i1 false) #10
  %213 = getelementptr inbounds [32 x double], [32 x double]* @x, i64 0, i64 %208
  %214 = load double, double* %213, align 8
  %215 = getelementptr inbounds [32 x double], [32 x double]* @x, i64 0, i64 %182
  %216 = load double, double* %215, align 8
  store double %216, double* %213, align 8
  store double %214, double* %215, align 8
  %217 = fneg double %184
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %14)
  br label %218

218:
  %219 = phi double [ %217, %207 ], [ %184, %188 ]
  %220 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %182, i64 %182
  %221 = load double, double* %220, align 8
  %222 = fmul double %219, %221
  br i1 %186, label %223, label %178

223:
  %224 = getelementptr inbounds [32 x double], [32 x double]* @x, i64 0, i64 %182
  br label %225

225:
  %226 = phi double [ %221, %223 ], [ %241, %240 ]
  %227 = phi i64 [ %183, %223 ], [ %238, %240 ]
  %228 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %227, i64 %182
  %229 = load double, double* %228, align 8
  %230 = fneg double %229
  %231 = fdiv double %230, %226
  %232 = tail call double @llvm.fmuladd.f64(double %231, double %226, double %229) #10
  store double %232, double* %228, align 8
  br label %242

233:
  %234 = load double, double* %224, align 8
  %235 = getelementptr inbounds [32 x double], [32 x double]* @x, i64 0, i64 %227
  %236 = load double, double* %235, align 8
  %237 = tail call double @llvm.fmuladd.f64(double %231, double %234, double %236) #10
  store double %237, double* %235, align 8
  %238 = add nuw nsw i64 %227, 1
  %239 = icmp eq i64 %238, 32
  br i1 %239, label %178, label %240, !llvm.loop !23

240:
  %241 = load double, double* %220, align 8
  br label %225

242:
  %243 = phi i64 [ %249, %242 ], [ %185, %225 ]
  %244 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %182, i64 %243
  %245 = load double, double* %244, align 8
  %246 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %227, i64 %243
  %247 = load double, double* %246, align 8
  %248 = tail call double @llvm.fmuladd.f64(double %231, double %245, double %247) #10
  store double %248, double* %246, align 8
  %249 = add nuw nsw i64 %243, 1
  %250 = icmp eq i64 %249, 32
  br i1 %250, label %233, label %242, !llvm.loop !24

251:
  %252 = phi i64 [ %261, %256 ], [ 31, %178 ]
  %253 = icmp ult i64 %252, 31
  %254 = getelementptr inbounds [32 x double], [32 x double]* @x, i64 0, i64 %252
  %255 = load double, double* %254, align 8
  br i1 %253, label %263, label %256

256:
  %257 = phi double [ %255, %251 ], [ %272, %263 ]
  %258 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %252, i64 %252
  %259 = load double, double* %258, align 8
  %260 = fdiv double %257, %259
  store double %260, double* %254, align 8
  %261 = add nsw i64 %252, -1
  %262 = icmp eq i64 %252, 0
  br i1 %262, label %274, label %251, !llvm.loop !25

263:
  %264 = phi double [ %272, %263 ], [ %255, %251 ]
  %265 = phi i64 [ %266, %263 ], [ %252, %251 ]
  %266 = add nuw nsw i64 %265, 1
  %267 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @da, i64 0, i64 %252, i64 %266
  %268 = load double, double* %267, align 8
  %269 = getelementptr inbounds [32 x double], [32 x double]* @x, i64 0, i64 %266
  %270 = load double, double* %269, align 8
  %271 = fneg double %268
  %272 = tail call double @llvm.fmuladd.f64(double %271, double %270, double %264) #10
  store double %272, double* %254, align 8
  %273 = icmp eq i64 %266, 31
  br i1 %273, label %256, label %263, !llvm.loop !26

274:
  call void @llvm.lifetime.start.p0i8(i64 1024, i8* nonnull %15) #10
  br label %275

275:
  %276 = phi i32 [ 9, %274 ], [ %282, %281 ]
  br label %277

277:
  %278 = phi i64 [ 0, %275 ], [ %289, %288 ]
  %279 = phi i32 [ 0, %275 ], [ %329, %288 ]
  %280 = trunc i64 %278 to i32
  br label %284

281:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(1024) getelementptr inbounds ([32 x [32 x i8]], [32 x [32 x i8]]* @grid, i64 0, i64 0, i64 0), i8* noundef nonnull align 16 dereferenceable(1024) %15, i64 1024, i1 false) #10
  %282 = add nsw i32 %276, -1
  %283 = icmp eq i32 %276, 0
  br i1 %283, label %332, label %275, !llvm.loop !27

284:
  %285 = phi i64 [ 0, %277 ], [ %330, %324 ]
  %286 = phi i32 [ %279, %277 ], [ %329, %324 ]
  %287 = trunc i64 %285 to i32
  br label %291

288:
  %289 = add nuw nsw i64 %278, 1
  %290 = icmp eq i64 %289, 32
  br i1 %290, label %281, label %277, !llvm.loop !28

291:
  %292 = phi i32 [ -1, %284 ], [ %299, %298 ]
  %293 = phi i32 [ 0, %284 ], [ %316, %298 ]
  %294 = add nsw i32 %292, %280
  %295 = and i32 %294, 31
  %296 = zext i32 %295 to i64
  br label %301

297:
  switch i32 %316, label %323 [
    i32 3, label %324
    i32 2, label %319
  ]

298:
  %299 = add nsw i32 %292, 1
  %300 = icmp eq i32 %299, 2
  br i1 %300, label %297, label %291, !llvm.loop !29

301:
  %302 = phi i32 [ -1, %291 ], [ %317, %313 ]
  %303 = phi i32 [ %293, %291 ], [ %316, %313 ]
  %304 = or i32 %302, %292
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %313, label %306

306:
  %307 = add nsw i32 %302, %287
  %308 = and i32 %307, 31
  %309 = zext i32 %308 to i64
  %310 = getelementptr inbounds [32 x [32 x i8]], [32 x [32 x i8]]* @grid, i64 0, i64 %296, i64 %309
  %311 = load i8, i8* %310, align 1
  %312 = icmp ne i8 %311, 0
  br label %313

313:
  %314 = phi i1 [ false, %301 ], [ %312, %306 ]
  %315 = zext i1 %314 to i32
  %316 = add nsw i32 %303, %315
  %317 = add nsw i32 %302, 1
  %318 = icmp eq i32 %317, 2
  br i1 %318, label %298, label %301, !llvm.loop !30

319:
  %320 = getelementptr inbounds [32 x [32 x i8]], [32 x [32 x i8]]* @grid, i64 0, i64 %278, i64 %285
  %321 = load i8, i8* %320, align 1
  %322 = icmp ne i8 %321, 0
  br label %324

323:
  br label %324

324:
  %325 = phi i1 [ true, %297 ], [ %322, %319 ], [ false, %323 ]
  %326 = zext i1 %325 to i8
  %327 = getelementptr inbounds [32 x [32 x i8]], [32 x [32 x i8]]* %3, i64 0, i64 %278, i64 %285
  store i8 %326, i8* %327, align 1
  %328 = zext i1 %325 to i32
  %329 = add nsw i32 %286, %328
  %330 = add nuw nsw i64 %285, 1
  %331 = icmp eq i64 %330, 32
  br i1 %331, label %288, label %284, !llvm.loop !31

332:
  %333 = add nuw nsw i32 %18, %70
  call void @llvm.lifetime.end.p0i8(i64 1024, i8* nonnull %15) #10
  %334 = add nuw nsw i32 %17, 1
  %335 = icmp eq i32 %334, %13
  br i1 %335, label %20, label %16, !llvm.loop !32

336:
  %337 = phi i64 [ %341, %336 ], [ 0, %118 ]
  %338 = getelementptr inbounds [32 x [32 x double]], [32 x [32 x double]]* @dc, i64 0, i64 %337, i64 %337
  %339 = load double, double* %338, align 8
  %340 = getelementptr inbounds [32 x double], [32 x double]* @x, i64 0, i64 %337
  store double %339, double* %340, align 8
  %341 = add nuw nsw i64 %337, 1
  %342 = icmp eq i64 %341, 32
  br i1 %342, label %181, label %336, !llvm.loop !33
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc void @strassen(i32 noundef %0, i32* nocapture noundef readonly %1, i32* nocapture noundef readonly %2, i32* nocapture noundef %3, i32* nocapture noundef %4) unnamed_addr #2 {
  %6 = icmp slt i32 %0, 5
  br i1 %6, label %7, label %42

7:
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %160

9:
  %10 = zext i32 %0 to i64
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %19, %18 ]
  %13 = trunc i64 %12 to i32
  %14 = shl nsw i32 %13, 5
  %15 = zext i32 %14 to i64
  br label %16

16:
  %17 = phi i64 [ 0, %11 ], [ %26, %21 ]
  br label %28

18:
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %10
  br i1 %20, label %160, label %11, !llvm.loop !34

21:
  %22 = trunc i64 %17 to i32
  %23 = add i32 %14, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i32, i32* %3, i64 %24
  store i32 %39, i32* %25, align 4
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %10
  br i1 %27, label %18, label %16, !llvm.loop !35

28:
  %29 = phi i64 [ 0, %16 ], [ %40, %28 ]
  %30 = phi i32 [ 0, %16 ], [ %39, %28 ]
  %31 = add nuw nsw i64 %29, %15
  %32 = getelementptr inbounds i32, i32* %1, i64 %31
  %33 = load i32, i32* %32, align 4
  %34 = shl nsw i64 %29, 5
  %35 = add nuw nsw i64 %34, %17
  %36 = getelementptr inbounds i32, i32* %2, i64 %35
  %37 = load i32, i32* %36, align 4
  %38 = mul nsw i32 %37, %33
  %39 = add nsw i32 %38, %30
  %40 = add nuw nsw i64 %29, 1
  %41 = icmp eq i64 %40, %10
  br i1 %41, label %21, label %28, !llvm.loop !36

42:
  %43 = lshr i32 %0, 1
  %44 = shl nsw i32 %43, 5
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i32, i32* %4, i64 %45
  %47 = shl nsw i32 %43, 6
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i32, i32* %4, i64 %48
  %50 = zext i32 %0 to i64
  %51 = shl nuw nsw i64 %50, 2
  %52 = zext i32 %0 to i64
  br label %61

53:
  %54 = icmp ult i32 %0, 2
  %55 = mul nsw i32 %43, 96
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i32, i32* %4, i64 %56
  %58 = call i32 @llvm.umax.i32(i32 %43, i32 1)
  %59 = zext i32 %58 to i64
  %60 = zext i32 %58 to i64
  br label %69

61:
  %62 = phi i64 [ 0, %42 ], [ %67, %61 ]
  %63 = shl i64 %62, 5
  %64 = and i64 %63, 4294967264
  %65 = getelementptr inbounds i32, i32* %3, i64 %64
  %66 = bitcast i32* %65 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* align 4 %66, i8 0, i64 %51, i1 false)
  %67 = add nuw nsw i64 %62, 1
  %68 = icmp eq i64 %67, %52
  br i1 %68, label %53, label %61, !llvm.loop !37

69:
  %70 = phi i64 [ 0, %53 ], [ %125, %124 ]
  br i1 %54, label %71, label %72

71:
  tail call fastcc void @strassen(i32 noundef %43, i32* noundef %4, i32* noundef %46, i32* noundef %49, i32* noundef %57)
  br label %124

72:
  %73 = phi i64 [ %82, %81 ], [ 0, %69 ]
  %74 = trunc i64 %73 to i32
  %75 = shl i64 %73, 5
  %76 = and i64 %75, 4294967264
  br label %78

77:
  tail call fastcc void @strassen(i32 noundef %43, i32* noundef nonnull %4, i32* noundef nonnull %46, i32* noundef nonnull %49, i32* noundef nonnull %57)
  br i1 %54, label %124, label %120

78:
  %79 = phi i64 [ 0, %72 ], [ %88, %84 ]
  %80 = trunc i64 %79 to i32
  br label %90

81:
  %82 = add nuw nsw i64 %73, 1
  %83 = icmp eq i64 %82, %59
  br i1 %83, label %77, label %72, !llvm.loop !38

84:
  %85 = add nuw nsw i64 %79, %76
  %86 = getelementptr inbounds i32, i32* %4, i64 %85
  store i32 %110, i32* %86, align 4
  %87 = getelementptr inbounds i32, i32* %46, i64 %85
  store i32 %117, i32* %87, align 4
  %88 = add nuw nsw i64 %79, 1
  %89 = icmp eq i64 %88, %59
  br i1 %89, label %81, label %78, !llvm.loop !39

90:
  %91 = phi i64 [ 0, %78 ], [ %118, %90 ]
  %92 = phi i32 [ 0, %78 ], [ %117, %90 ]
  %93 = phi i32 [ 0, %78 ], [ %110, %90 ]
  %94 = trunc i64 %91 to i32
  %95 = lshr i32 %94, 1
  %96 = mul nuw nsw i32 %95, %43
  %97 = add nuw nsw i32 %96, %74
  %98 = shl nsw i32 %97, 5
  %99 = and i32 %94, 1
  %100 = mul nuw nsw i32 %99, %43
  %101 = add nuw i32 %100, %80
  %102 = add i32 %101, %98
  %103 = getelementptr inbounds [7 x [4 x i8]], [7 x [4 x i8]]* @strassen.left, i64 0, i64 %70, i64 %91
  %104 = load i8, i8* %103, align 1
  %105 = sext i8 %104 to i32
  %106 = zext i32 %102 to i64
  %107 = getelementptr inbounds i32, i32* %1, i64 %106
  %108 = load i32, i32* %107, align 4
  %109 = mul nsw i32 %108, %105
  %110 = add nsw i32 %109, %93
  %111 = getelementptr inbounds [7 x [4 x i8]], [7 x [4 x i8]]* @strassen.right, i64 0, i64 %70, i64 %91
  %112 = load i8, i8* %111, align 1
  %113 = sext i8 %112 to i32
  %114 = getelementptr inbounds i32, i32* %2, i64 %106
  %115 = load i32, i32* %114, align 4
  %116 = mul nsw i32 %115, %113
  %117 = add nsw i32 %116, %92
  %118 = add nuw nsw i64 %91, 1
  %119 = icmp eq i64 %118, 4
  br i1 %119, label %84, label %90, !llvm.loop !40

120:
  %121 = phi i64 [ %133, %132 ], [ 0, %77 ]
  %122 = shl nsw i64 %121, 5
  %123 = trunc i64 %121 to i32
  br label %127

124:
  %125 = add nuw nsw i64 %70, 1
  %126 = icmp eq i64 %125, 7
  br i1 %126, label %160, label %69, !llvm.loop !41

127:
  %128 = phi i64 [ 0, %120 ], [ %136, %135 ]
  %129 = add nuw nsw i64 %128, %122
  %130 = getelementptr inbounds i32, i32* %49, i64 %129
  %131 = trunc i64 %128 to i32
  br label %138

132:
  %133 = add nuw nsw i64 %121, 1
  %134 = icmp eq i64 %133, %60
  br i1 %134, label %124, label %120, !llvm.loop !42

135:
  %136 = add nuw nsw i64 %128, 1
  %137 = icmp eq i64 %136, %60
  br i1 %137, label %132, label %127, !llvm.loop !43

138:
  %139 = phi i64 [ 0, %127 ], [ %158, %138 ]
  %140 = getelementptr inbounds [7 x [4 x i8]], [7 x [4 x i8]]* @strassen.out, i64 0, i64 %70, i64 %139
  %141 = load i8, i8* %140, align 1
  %142 = sext i8 %141 to i32
  %143 = load i32, i32* %130, align 4
  %144 = mul nsw i32 %143, %142
  %145 = trunc i64 %139 to i32
  %146 = lshr i32 %145, 1
  %147 = mul nuw nsw i32 %146, %43
  %148 = add nuw nsw i32 %147, %123
  %149 = shl nsw i32 %148, 5
  %150 = and i32 %145, 1
  %151 = mul nuw nsw i32 %150, %43
  %152 = add nuw i32 %151, %131
  %153 = add i32 %152, %149
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds i32, i32* %3, i64 %154
  %156 = load i32, i32* %155, align 4
  %157 = add nsw i32 %156, %144
  store i32 %157, i32* %155, align 4
  %158 = add nuw nsw i64 %139, 1
  %159 = icmp eq i64 %158, 4
  br i1 %159, label %135, label %138, !llvm.loop !44

160:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #6

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.umax.i32(i32, i32) #9

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { argmemonly nofree nounwind readonly willreturn }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }

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
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
!29 = distinct !{!29, !6, !7}
!30 = distinct !{!30, !6, !7}
!31 = distinct !{!31, !6, !7}
!32 = distinct !{!32, !6, !7}
!33 = distinct !{!33, !6, !7}
!34 = distinct !{!34, !6, !7}
!35 = distinct !{!35, !6, !7}
!36 = distinct !{!36, !6, !7}
!37 = distinct !{!37, !6, !7}
!38 = distinct !{!38, !6, !7}
!39 = distinct !{!39, !6, !7}
!40 = distinct !{!40, !6, !7}
!41 = distinct !{!41, !6, !7}
!42 = distinct !{!42, !6, !7}
!43 = distinct !{!43, !6, !7}
!44 = distinct !{!44, !6, !7}
