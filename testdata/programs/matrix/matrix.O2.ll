; ModuleID = 'matrix.c'
source_filename = "matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [32 x [32 x i8]], align 16
  %4 = alloca [32 x double], align 16
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i64 @strtol(ptr nocapture noundef nonnull %8, ptr noundef null, i32 noundef 10) #9
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %18

12:
  %13 = phi i32 [ %10, %6 ], [ 2, %2 ]
  br label %14

14:
  %15 = phi i32 [ %393, %391 ], [ 0, %12 ]
  %16 = phi i32 [ %392, %391 ], [ 0, %12 ]
  %17 = phi i32 [ %165, %391 ], [ 7, %12 ]
  br label %39

18:
  %19 = phi i32 [ 0, %6 ], [ %389, %391 ]
  %20 = phi i32 [ 0, %6 ], [ %392, %391 ]
  %21 = phi double [ 0.000000e+00, %6 ], [ %244, %391 ]
  %22 = load i32, ptr @ic, align 16, !tbaa !9
  %23 = load i32, ptr getelementptr inbounds (i8, ptr @ic, i64 676), align 4, !tbaa !9
  %24 = load i32, ptr getelementptr inbounds (i8, ptr @ic, i64 4092), align 4, !tbaa !9
  %25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %20)
  %26 = load i64, ptr getelementptr inbounds (i8, ptr @lc, i64 272), align 16, !tbaa !11
  %27 = load i64, ptr getelementptr inbounds (i8, ptr @lc, i64 7704), align 8, !tbaa !11
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %26, i64 noundef %27)
  %29 = load float, ptr getelementptr inbounds (i8, ptr @fc, i64 260), align 4, !tbaa !13
  %30 = fpext float %29 to double
  %31 = load float, ptr getelementptr inbounds (i8, ptr @fc, i64 2296), align 8, !tbaa !13
  %32 = fpext float %31 to double
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %30, double noundef %32)
  %34 = load double, ptr getelementptr inbounds (i8, ptr @dc, i64 800), align 16, !tbaa !15
  %35 = load double, ptr @x, align 16, !tbaa !15
  %36 = load double, ptr getelementptr inbounds (i8, ptr @x, i64 248), align 8, !tbaa !15
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %34, double noundef %21, double noundef %35, double noundef %36)
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %19)
  ret i32 0

39:
  %40 = phi i64 [ 0, %14 ], [ %42, %159 ]
  %41 = phi i32 [ %17, %14 ], [ %165, %159 ]
  %42 = add nuw nsw i64 %40, 1
  br label %161

43:
  %44 = phi i64 [ %48, %47 ], [ 0, %159 ]
  br label %45

45:
  %46 = phi i64 [ 0, %43 ], [ %52, %50 ]
  br label %54

47:
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %72, label %43, !llvm.loop !17

50:
  %51 = getelementptr inbounds [32 x i32], ptr @ic, i64 %44, i64 %46
  store i32 %69, ptr %51, align 4, !tbaa !9
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, 32
  br i1 %53, label %47, label %45, !llvm.loop !19

54:
  %55 = phi i64 [ 0, %45 ], [ %70, %54 ]
  %56 = phi i32 [ 0, %45 ], [ %69, %54 ]
  %57 = getelementptr inbounds [32 x i32], ptr @ia, i64 %44, i64 %55
  %58 = load i32, ptr %57, align 8, !tbaa !9
  %59 = getelementptr inbounds [32 x i32], ptr @ib, i64 %55, i64 %46
  %60 = load i32, ptr %59, align 4, !tbaa !9
  %61 = mul nsw i32 %60, %58
  %62 = add nsw i32 %61, %56
  %63 = or disjoint i64 %55, 1
  %64 = getelementptr inbounds [32 x i32], ptr @ia, i64 %44, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !9
  %66 = getelementptr inbounds [32 x i32], ptr @ib, i64 %63, i64 %46
  %67 = load i32, ptr %66, align 4, !tbaa !9
  %68 = mul nsw i32 %67, %65
  %69 = add nsw i32 %68, %62
  %70 = add nuw nsw i64 %55, 2
  %71 = icmp eq i64 %70, 32
  br i1 %71, label %50, label %54, !llvm.loop !20

72:
  tail call fastcc void @strassen(i32 noundef 32, ptr noundef nonnull @ia, ptr noundef nonnull @ib, ptr noundef nonnull @id, ptr noundef nonnull @tmp)
  %73 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(4096) @ic, ptr noundef nonnull dereferenceable(4096) @id, i64 4096)
  %74 = icmp ne i32 %73, 0
  %75 = zext i1 %74 to i32
  br label %76

76:
  %77 = phi i64 [ 0, %72 ], [ %81, %80 ]
  br label %78

78:
  %79 = phi i64 [ 0, %76 ], [ %85, %83 ]
  br label %87

80:
  %81 = add nuw nsw i64 %77, 1
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %105, label %76, !llvm.loop !21

83:
  %84 = getelementptr inbounds [32 x i64], ptr @lc, i64 %77, i64 %79
  store i64 %102, ptr %84, align 8, !tbaa !11
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, 32
  br i1 %86, label %80, label %78, !llvm.loop !22

87:
  %88 = phi i64 [ 0, %78 ], [ %103, %87 ]
  %89 = phi i64 [ 0, %78 ], [ %102, %87 ]
  %90 = getelementptr inbounds [32 x i64], ptr @la, i64 %77, i64 %88
  %91 = load i64, ptr %90, align 16, !tbaa !11
  %92 = getelementptr inbounds [32 x i64], ptr @lb, i64 %88, i64 %79
  %93 = load i64, ptr %92, align 8, !tbaa !11
  %94 = mul nsw i64 %93, %91
  %95 = add nsw i64 %94, %89
  %96 = or disjoint i64 %88, 1
  %97 = getelementptr inbounds [32 x i64], ptr @la, i64 %77, i64 %96
  %98 = load i64, ptr %97, align 8, !tbaa !11
  %99 = getelementptr inbounds [32 x i64], ptr @lb, i64 %96, i64 %79
  %100 = load i64, ptr %99, align 8, !tbaa !11
  %101 = mul nsw i64 %100, %98
  %102 = add nsw i64 %101, %95
  %103 = add nuw nsw i64 %88, 2
  %104 = icmp eq i64 %103, 32
  br i1 %104, label %83, label %87, !llvm.loop !23

105:
  %106 = phi i64 [ %110, %109 ], [ 0, %80 ]
  br label %107

107:
  %108 = phi i64 [ 0, %105 ], [ %114, %112 ]
  br label %116

109:
  %110 = add nuw nsw i64 %106, 1
  %111 = icmp eq i64 %110, 32
  br i1 %111, label %132, label %105, !llvm.loop !24

112:
  %113 = getelementptr inbounds [32 x float], ptr @fc, i64 %106, i64 %108
  store float %129, ptr %113, align 4, !tbaa !13
  %114 = add nuw nsw i64 %108, 1
  %115 = icmp eq i64 %114, 32
  br i1 %115, label %109, label %107, !llvm.loop !25

116:
  %117 = phi i64 [ 0, %107 ], [ %130, %116 ]
  %118 = phi float [ 0.000000e+00, %107 ], [ %129, %116 ]
  %119 = getelementptr inbounds [32 x float], ptr @fa, i64 %106, i64 %117
  %120 = load float, ptr %119, align 8, !tbaa !13
  %121 = getelementptr inbounds [32 x float], ptr @fb, i64 %117, i64 %108
  %122 = load float, ptr %121, align 4, !tbaa !13
  %123 = tail call float @llvm.fmuladd.f32(float %120, float %122, float %118)
  %124 = or disjoint i64 %117, 1
  %125 = getelementptr inbounds [32 x float], ptr @fa, i64 %106, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !13
  %127 = getelementptr inbounds [32 x float], ptr @fb, i64 %124, i64 %108
  %128 = load float, ptr %127, align 4, !tbaa !13
  %129 = tail call float @llvm.fmuladd.f32(float %126, float %128, float %123)
  %130 = add nuw nsw i64 %117, 2
  %131 = icmp eq i64 %130, 32
  br i1 %131, label %112, label %116, !llvm.loop !26

132:
  %133 = phi i64 [ %137, %136 ], [ 0, %109 ]
  br label %134

134:
  %135 = phi i64 [ 0, %132 ], [ %141, %139 ]
  br label %143

136:
  %137 = add nuw nsw i64 %133, 1
  %138 = icmp eq i64 %137, 32
  br i1 %138, label %395, label %132, !llvm.loop !27

139:
  %140 = getelementptr inbounds [32 x double], ptr @dc, i64 %133, i64 %135
  store double %156, ptr %140, align 8, !tbaa !15
  %141 = add nuw nsw i64 %135, 1
  %142 = icmp eq i64 %141, 32
  br i1 %142, label %136, label %134, !llvm.loop !28

143:
  %144 = phi i64 [ 0, %134 ], [ %157, %143 ]
  %145 = phi double [ 0.000000e+00, %134 ], [ %156, %143 ]
  %146 = getelementptr inbounds [32 x double], ptr @da, i64 %133, i64 %144
  %147 = load double, ptr %146, align 16, !tbaa !15
  %148 = getelementptr inbounds [32 x double], ptr @db, i64 %144, i64 %135
  %149 = load double, ptr %148, align 8, !tbaa !15
  %150 = tail call double @llvm.fmuladd.f64(double %147, double %149, double %145)
  %151 = or disjoint i64 %144, 1
  %152 = getelementptr inbounds [32 x double], ptr @da, i64 %133, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !15
  %154 = getelementptr inbounds [32 x double], ptr @db, i64 %151, i64 %135
  %155 = load double, ptr %154, align 8, !tbaa !15
  %156 = tail call double @llvm.fmuladd.f64(double %153, double %155, double %150)
  %157 = add nuw nsw i64 %144, 2
  %158 = icmp eq i64 %157, 32
  br i1 %158, label %139, label %143, !llvm.loop !29

159:
  %160 = icmp eq i64 %42, 32
  br i1 %160, label %43, label %39, !llvm.loop !30

161:
  %162 = phi i64 [ 0, %39 ], [ %200, %161 ]
  %163 = phi i32 [ %41, %39 ], [ %165, %161 ]
  %164 = mul i32 %163, 22695477
  %165 = add i32 %164, 1
  %166 = ashr i32 %165, 20
  %167 = getelementptr inbounds [32 x [32 x i32]], ptr @ia, i64 0, i64 %40, i64 %162
  store i32 %166, ptr %167, align 4, !tbaa !9
  %168 = shl i32 %165, 5
  %169 = ashr i32 %168, 22
  %170 = getelementptr inbounds [32 x [32 x i32]], ptr @ib, i64 0, i64 %162, i64 %40
  store i32 %169, ptr %170, align 4, !tbaa !9
  %171 = sext i32 %166 to i64
  %172 = shl nsw i64 %171, 21
  %173 = getelementptr inbounds [32 x [32 x i64]], ptr @la, i64 0, i64 %40, i64 %162
  store i64 %172, ptr %173, align 8, !tbaa !11
  %174 = getelementptr inbounds [32 x [32 x i32]], ptr @ib, i64 0, i64 %40, i64 %162
  %175 = load i32, ptr %174, align 4, !tbaa !9
  %176 = sext i32 %175 to i64
  %177 = mul nsw i64 %176, 12345
  %178 = getelementptr inbounds [32 x [32 x i64]], ptr @lb, i64 0, i64 %40, i64 %162
  store i64 %177, ptr %178, align 8, !tbaa !11
  %179 = sitofp i32 %166 to float
  %180 = fmul float %179, 1.562500e-02
  %181 = getelementptr inbounds [32 x [32 x float]], ptr @fa, i64 0, i64 %40, i64 %162
  store float %180, ptr %181, align 4, !tbaa !13
  %182 = and i32 %166, 31
  %183 = uitofp nneg i32 %182 to float
  %184 = getelementptr inbounds [32 x [32 x float]], ptr @fb, i64 0, i64 %40, i64 %162
  store float %183, ptr %184, align 4, !tbaa !13
  %185 = sitofp i32 %166 to double
  %186 = fmul double %185, 7.812500e-03
  %187 = icmp eq i64 %40, %162
  %188 = select i1 %187, double 4.000000e+01, double 0.000000e+00
  %189 = fadd double %186, %188
  %190 = getelementptr inbounds [32 x [32 x double]], ptr @da, i64 0, i64 %40, i64 %162
  store double %189, ptr %190, align 8, !tbaa !15
  %191 = add nuw nsw i64 %42, %162
  %192 = trunc nuw nsw i64 %191 to i32
  %193 = uitofp nneg i32 %192 to double
  %194 = fdiv double 1.000000e+00, %193
  %195 = getelementptr inbounds [32 x [32 x double]], ptr @db, i64 0, i64 %40, i64 %162
  store double %194, ptr %195, align 8, !tbaa !15
  %196 = and i32 %165, -1073741824
  %197 = icmp eq i32 %196, 1073741824
  %198 = zext i1 %197 to i8
  %199 = getelementptr inbounds [32 x [32 x i8]], ptr @grid, i64 0, i64 %40, i64 %162
  store i8 %198, ptr %199, align 1, !tbaa !31
  %200 = add nuw nsw i64 %162, 1
  %201 = icmp eq i64 %200, 32
  br i1 %201, label %159, label %161, !llvm.loop !32

202:
  %203 = add nuw nsw i64 %207, 1
  %204 = icmp eq i64 %209, 32
  br i1 %204, label %270, label %205, !llvm.loop !33

205:
  %206 = phi i64 [ %209, %202 ], [ 0, %395 ]
  %207 = phi i64 [ %203, %202 ], [ 1, %395 ]
  %208 = phi double [ %244, %202 ], [ 1.000000e+00, %395 ]
  %209 = add nuw nsw i64 %206, 1
  %210 = icmp ult i64 %206, 31
  %211 = trunc nuw nsw i64 %206 to i32
  br i1 %210, label %216, label %212

212:
  %213 = phi i32 [ %211, %205 ], [ %228, %216 ]
  %214 = zext i32 %213 to i64
  %215 = icmp eq i64 %206, %214
  br i1 %215, label %240, label %231

216:
  %217 = phi i64 [ %229, %216 ], [ %207, %205 ]
  %218 = phi i32 [ %228, %216 ], [ %211, %205 ]
  %219 = getelementptr inbounds [32 x double], ptr @da, i64 %217, i64 %206
  %220 = load double, ptr %219, align 8, !tbaa !15
  %221 = tail call double @llvm.fabs.f64(double %220)
  %222 = sext i32 %218 to i64
  %223 = getelementptr inbounds [32 x double], ptr @da, i64 %222, i64 %206
  %224 = load double, ptr %223, align 8, !tbaa !15
  %225 = tail call double @llvm.fabs.f64(double %224)
  %226 = fcmp ogt double %221, %225
  %227 = trunc nuw nsw i64 %217 to i32
  %228 = select i1 %226, i32 %227, i32 %218
  %229 = add nuw nsw i64 %217, 1
  %230 = icmp eq i64 %229, 32
  br i1 %230, label %212, label %216, !llvm.loop !34

231:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4)
  %232 = sext i32 %213 to i64
  %233 = getelementptr inbounds [32 x double], ptr @da, i64 %232
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %4, ptr noundef nonnull align 16 dereferenceable(256) %233, i64 256, i1 false)
  %234 = getelementptr inbounds [32 x double], ptr @da, i64 %206
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %233, ptr noundef nonnull align 16 dereferenceable(256) %234, i64 256, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %234, ptr noundef nonnull align 16 dereferenceable(256) %4, i64 256, i1 false)
  %235 = getelementptr inbounds double, ptr @x, i64 %232
  %236 = load double, ptr %235, align 8, !tbaa !15
  %237 = getelementptr inbounds double, ptr @x, i64 %206
  %238 = load double, ptr %237, align 8, !tbaa !15
  store double %238, ptr %235, align 8, !tbaa !15
  store double %236, ptr %237, align 8, !tbaa !15
  %239 = fneg double %208
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4)
  br label %240

240:
  %241 = phi double [ %239, %231 ], [ %208, %212 ]
  %242 = getelementptr inbounds [32 x double], ptr @da, i64 %206, i64 %206
  %243 = load double, ptr %242, align 8, !tbaa !15
  %244 = fmul double %241, %243
  br i1 %210, label %245, label %202

245:
  %246 = getelementptr inbounds double, ptr @x, i64 %206
  br label %247

247:
  %248 = phi i64 [ %207, %245 ], [ %259, %254 ]
  %249 = getelementptr inbounds [32 x double], ptr @da, i64 %248, i64 %206
  %250 = load double, ptr %249, align 8, !tbaa !15
  %251 = load double, ptr %242, align 8, !tbaa !15
  %252 = fneg double %250
  %253 = fdiv double %252, %251
  br label %261

254:
  %255 = load double, ptr %246, align 8, !tbaa !15
  %256 = getelementptr inbounds double, ptr @x, i64 %248
  %257 = load double, ptr %256, align 8, !tbaa !15
  %258 = tail call double @llvm.fmuladd.f64(double %253, double %255, double %257)
  store double %258, ptr %256, align 8, !tbaa !15
  %259 = add nuw nsw i64 %248, 1
  %260 = icmp eq i64 %259, 32
  br i1 %260, label %202, label %247, !llvm.loop !35

261:
  %262 = phi i64 [ %206, %247 ], [ %268, %261 ]
  %263 = getelementptr inbounds [32 x double], ptr @da, i64 %206, i64 %262
  %264 = load double, ptr %263, align 8, !tbaa !15
  %265 = getelementptr inbounds [32 x double], ptr @da, i64 %248, i64 %262
  %266 = load double, ptr %265, align 8, !tbaa !15
  %267 = tail call double @llvm.fmuladd.f64(double %253, double %264, double %266)
  store double %267, ptr %265, align 8, !tbaa !15
  %268 = add nuw nsw i64 %262, 1
  %269 = icmp eq i64 %268, 32
  br i1 %269, label %254, label %261, !llvm.loop !36

270:
  %271 = phi i64 [ %299, %292 ], [ 0, %202 ]
  %272 = phi i64 [ %297, %292 ], [ 31, %202 ]
  %273 = icmp ult i64 %272, 31
  %274 = getelementptr inbounds double, ptr @x, i64 %272
  %275 = load double, ptr %274, align 8, !tbaa !15
  br i1 %273, label %276, label %292

276:
  %277 = and i64 %271, 1
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %287, label %279

279:
  %280 = add nuw nsw i64 %272, 1
  %281 = getelementptr inbounds [32 x double], ptr @da, i64 %272, i64 %280
  %282 = load double, ptr %281, align 8, !tbaa !15
  %283 = getelementptr inbounds double, ptr @x, i64 %280
  %284 = load double, ptr %283, align 8, !tbaa !15
  %285 = fneg double %282
  %286 = tail call double @llvm.fmuladd.f64(double %285, double %284, double %275)
  store double %286, ptr %274, align 8, !tbaa !15
  br label %287

287:
  %288 = phi double [ poison, %276 ], [ %286, %279 ]
  %289 = phi i64 [ %272, %276 ], [ %280, %279 ]
  %290 = phi double [ %275, %276 ], [ %286, %279 ]
  %291 = icmp eq i64 %271, 1
  br i1 %291, label %292, label %300

292:
  %293 = phi double [ %275, %270 ], [ %288, %287 ], [ %316, %300 ]
  %294 = getelementptr inbounds [32 x double], ptr @da, i64 %272, i64 %272
  %295 = load double, ptr %294, align 8, !tbaa !15
  %296 = fdiv double %293, %295
  store double %296, ptr %274, align 8, !tbaa !15
  %297 = add nsw i64 %272, -1
  %298 = icmp eq i64 %272, 0
  %299 = add i64 %271, 1
  br i1 %298, label %318, label %270, !llvm.loop !37

300:
  %301 = phi i64 [ %310, %300 ], [ %289, %287 ]
  %302 = phi double [ %316, %300 ], [ %290, %287 ]
  %303 = add nuw nsw i64 %301, 1
  %304 = getelementptr inbounds [32 x double], ptr @da, i64 %272, i64 %303
  %305 = load double, ptr %304, align 8, !tbaa !15
  %306 = getelementptr inbounds double, ptr @x, i64 %303
  %307 = load double, ptr %306, align 8, !tbaa !15
  %308 = fneg double %305
  %309 = tail call double @llvm.fmuladd.f64(double %308, double %307, double %302)
  store double %309, ptr %274, align 8, !tbaa !15
  %310 = add nuw nsw i64 %301, 2
  %311 = getelementptr inbounds [32 x double], ptr @da, i64 %272, i64 %310
  %312 = load double, ptr %311, align 8, !tbaa !15
  %313 = getelementptr inbounds double, ptr @x, i64 %310
  %314 = load double, ptr %313, align 8, !tbaa !15
  %315 = fneg double %312
  %316 = tail call double @llvm.fmuladd.f64(double %315, double %314, double %309)
  store double %316, ptr %274, align 8, !tbaa !15
  %317 = icmp eq i64 %310, 31
  br i1 %317, label %292, label %300, !llvm.loop !38

318:
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3) #9
  br label %319

319:
  %320 = phi i32 [ 9, %318 ], [ %329, %328 ]
  br label %321

321:
  %322 = phi i64 [ 0, %319 ], [ %326, %331 ]
  %323 = phi i32 [ 0, %319 ], [ %389, %331 ]
  %324 = add nuw nsw i64 %322, 31
  %325 = and i64 %324, 31
  %326 = add nuw nsw i64 %322, 1
  %327 = and i64 %326, 31
  br label %333

328:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) @grid, ptr noundef nonnull align 16 dereferenceable(1024) %3, i64 1024, i1 false)
  %329 = add nsw i32 %320, -1
  %330 = icmp eq i32 %320, 0
  br i1 %330, label %391, label %319, !llvm.loop !39

331:
  %332 = icmp eq i64 %326, 32
  br i1 %332, label %328, label %321, !llvm.loop !40

333:
  %334 = phi i64 [ 0, %321 ], [ %347, %384 ]
  %335 = phi i32 [ %323, %321 ], [ %389, %384 ]
  %336 = add nuw nsw i64 %334, 31
  %337 = and i64 %336, 31
  %338 = getelementptr inbounds [32 x i8], ptr @grid, i64 %325, i64 %337
  %339 = load i8, ptr %338, align 1, !tbaa !31
  %340 = icmp ne i8 %339, 0
  %341 = zext i1 %340 to i32
  %342 = getelementptr inbounds [32 x i8], ptr @grid, i64 %325, i64 %334
  %343 = load i8, ptr %342, align 1, !tbaa !31
  %344 = icmp ne i8 %343, 0
  %345 = zext i1 %344 to i32
  %346 = add nuw nsw i32 %345, %341
  %347 = add nuw nsw i64 %334, 1
  %348 = and i64 %347, 31
  %349 = getelementptr inbounds [32 x i8], ptr @grid, i64 %325, i64 %348
  %350 = load i8, ptr %349, align 1, !tbaa !31
  %351 = icmp ne i8 %350, 0
  %352 = zext i1 %351 to i32
  %353 = add nuw nsw i32 %346, %352
  %354 = getelementptr inbounds [32 x i8], ptr @grid, i64 %322, i64 %337
  %355 = load i8, ptr %354, align 1, !tbaa !31
  %356 = icmp ne i8 %355, 0
  %357 = zext i1 %356 to i32
  %358 = add nuw nsw i32 %353, %357
  %359 = getelementptr inbounds [32 x i8], ptr @grid, i64 %322, i64 %348
  %360 = load i8, ptr %359, align 1, !tbaa !31
  %361 = icmp ne i8 %360, 0
  %362 = zext i1 %361 to i32
  %363 = add nuw nsw i32 %358, %362
  %364 = getelementptr inbounds [32 x i8], ptr @grid, i64 %327, i64 %337
  %365 = load i8, ptr %364, align 1, !tbaa !31
  %366 = icmp ne i8 %365, 0
  %367 = zext i1 %366 to i32
  %368 = add nuw nsw i32 %363, %367
  %369 = getelementptr inbounds [32 x i8], ptr @grid, i64 %327, i64 %334
  %370 = load i8, ptr %369, align 1, !tbaa !31
  %371 = icmp ne i8 %370, 0
  %372 = zext i1 %371 to i32
  %373 = add nuw nsw i32 %368, %372
  %374 = getelementptr inbounds [32 x i8], ptr @grid, i64 %327, i64 %348
  %375 = load i8, ptr %374, align 1, !tbaa !31
  %376 = icmp ne i8 %375, 0
  %377 = zext i1 %376 to i32
  %378 = add nuw nsw i32 %373, %377
  switch i32 %378, label %383 [
    i32 3, label %384
    i32 2, label %379
  ]

379:
  %380 = getelementptr inbounds [32 x i8], ptr @grid, i64 %322, i64 %334
  %381 = load i8, ptr %380, align 1, !tbaa !31
  %382 = icmp ne i8 %381, 0
  br label %384

383:
  br label %384

384:
  %385 = phi i1 [ true, %333 ], [ %382, %379 ], [ false, %383 ]
  %386 = zext i1 %385 to i8
  %387 = getelementptr inbounds [32 x [32 x i8]], ptr %3, i64 0, i64 %322, i64 %334
  store i8 %386, ptr %387, align 1, !tbaa !31
  %388 = zext i1 %385 to i32
  %389 = add nsw i32 %335, %388
  %390 = icmp eq i64 %347, 32
  br i1 %390, label %331, label %333, !llvm.loop !41

391:
  %392 = add nuw nsw i32 %16, %75
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3) #9
  %393 = add nuw nsw i32 %15, 1
  %394 = icmp eq i32 %393, %13
  br i1 %394, label %18, label %14, !llvm.loop !42

395:
  %396 = phi i64 [ %412, %395 ], [ 0, %136 ]
  %397 = getelementptr inbounds [32 x [32 x double]], ptr @dc, i64 0, i64 %396, i64 %396
  %398 = load double, ptr %397, align 16, !tbaa !15
  %399 = getelementptr inbounds [32 x double], ptr @x, i64 0, i64 %396
  store double %398, ptr %399, align 16, !tbaa !15
  %400 = or disjoint i64 %396, 1
  %401 = getelementptr inbounds [32 x [32 x double]], ptr @dc, i64 0, i64 %400, i64 %400
  %402 = load double, ptr %401, align 8, !tbaa !15
  %403 = getelementptr inbounds [32 x double], ptr @x, i64 0, i64 %400
  store double %402, ptr %403, align 8, !tbaa !15
  %404 = or disjoint i64 %396, 2
  %405 = getelementptr inbounds [32 x [32 x double]], ptr @dc, i64 0, i64 %404, i64 %404
  %406 = load double, ptr %405, align 16, !tbaa !15
  %407 = getelementptr inbounds [32 x double], ptr @x, i64 0, i64 %404
  store double %406, ptr %407, align 16, !tbaa !15
  %408 = or disjoint i64 %396, 3
  %409 = getelementptr inbounds [32 x [32 x double]], ptr @dc, i64 0, i64 %408, i64 %408
  %410 = load double, ptr %409, align 8, !tbaa !15
  %411 = getelementptr inbounds [32 x double], ptr @x, i64 0, i64 %408
  store double %410, ptr %411, align 8, !tbaa !15
  %412 = add nuw nsw i64 %396, 4
  %413 = icmp eq i64 %412, 32
  br i1 %413, label %205, label %395, !llvm.loop !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @strassen(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr #2 {
  %6 = icmp slt i32 %0, 5
  br i1 %6, label %7, label %438

7:
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %410, label %630

9:
  %10 = getelementptr inbounds i8, ptr %1, i64 128
  %11 = getelementptr inbounds i8, ptr %3, i64 128
  %12 = load i32, ptr %2, align 4, !tbaa !9
  %13 = load i32, ptr %10, align 4, !tbaa !9
  %14 = mul nsw i32 %12, %13
  %15 = getelementptr inbounds i8, ptr %1, i64 132
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = getelementptr inbounds i8, ptr %2, i64 128
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = mul nsw i32 %18, %16
  %20 = add nsw i32 %19, %14
  %21 = icmp eq i32 %0, 2
  br i1 %21, label %37, label %22, !llvm.loop !44

22:
  %23 = getelementptr inbounds i8, ptr %1, i64 136
  %24 = load i32, ptr %23, align 4, !tbaa !9
  %25 = getelementptr inbounds i8, ptr %2, i64 256
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = mul nsw i32 %26, %24
  %28 = add nsw i32 %27, %20
  %29 = icmp eq i32 %0, 3
  br i1 %29, label %37, label %30, !llvm.loop !44

30:
  %31 = getelementptr inbounds i8, ptr %1, i64 140
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = getelementptr inbounds i8, ptr %2, i64 384
  %34 = load i32, ptr %33, align 4, !tbaa !9
  %35 = mul nsw i32 %34, %32
  %36 = add nsw i32 %35, %28
  br label %37

37:
  %38 = phi i32 [ %20, %9 ], [ %28, %22 ], [ %36, %30 ]
  store i32 %38, ptr %11, align 4, !tbaa !9
  %39 = getelementptr inbounds i8, ptr %2, i64 4
  %40 = load i32, ptr %39, align 4, !tbaa !9
  %41 = load i32, ptr %10, align 4, !tbaa !9
  %42 = mul nsw i32 %40, %41
  %43 = getelementptr inbounds i8, ptr %1, i64 132
  %44 = load i32, ptr %43, align 4, !tbaa !9
  %45 = getelementptr inbounds i8, ptr %2, i64 132
  %46 = load i32, ptr %45, align 4, !tbaa !9
  %47 = mul nsw i32 %46, %44
  %48 = add nsw i32 %47, %42
  %49 = icmp eq i32 %0, 2
  br i1 %49, label %65, label %50, !llvm.loop !44

50:
  %51 = getelementptr inbounds i8, ptr %1, i64 136
  %52 = load i32, ptr %51, align 4, !tbaa !9
  %53 = getelementptr inbounds i8, ptr %2, i64 260
  %54 = load i32, ptr %53, align 4, !tbaa !9
  %55 = mul nsw i32 %54, %52
  %56 = add nsw i32 %55, %48
  %57 = icmp eq i32 %0, 3
  br i1 %57, label %65, label %58, !llvm.loop !44

58:
  %59 = getelementptr inbounds i8, ptr %1, i64 140
  %60 = load i32, ptr %59, align 4, !tbaa !9
  %61 = getelementptr inbounds i8, ptr %2, i64 388
  %62 = load i32, ptr %61, align 4, !tbaa !9
  %63 = mul nsw i32 %62, %60
  %64 = add nsw i32 %63, %56
  br label %65

65:
  %66 = phi i32 [ %48, %37 ], [ %56, %50 ], [ %64, %58 ]
  %67 = getelementptr inbounds i8, ptr %3, i64 132
  store i32 %66, ptr %67, align 4, !tbaa !9
  %68 = icmp eq i32 %0, 2
  br i1 %68, label %630, label %69

69:
  %70 = getelementptr inbounds i8, ptr %2, i64 8
  %71 = getelementptr inbounds i8, ptr %2, i64 136
  %72 = load i32, ptr %71, align 4, !tbaa !9
  %73 = getelementptr inbounds i8, ptr %1, i64 132
  %74 = load i32, ptr %73, align 4, !tbaa !9
  %75 = mul nsw i32 %72, %74
  %76 = load i32, ptr %70, align 4, !tbaa !9
  %77 = load i32, ptr %10, align 4, !tbaa !9
  %78 = mul nsw i32 %76, %77
  %79 = add nsw i32 %75, %78
  %80 = getelementptr inbounds i8, ptr %1, i64 136
  %81 = load i32, ptr %80, align 4, !tbaa !9
  %82 = getelementptr inbounds i8, ptr %2, i64 264
  %83 = load i32, ptr %82, align 4, !tbaa !9
  %84 = mul nsw i32 %83, %81
  %85 = add nsw i32 %84, %79
  %86 = icmp eq i32 %0, 3
  br i1 %86, label %94, label %87, !llvm.loop !44

87:
  %88 = getelementptr inbounds i8, ptr %1, i64 140
  %89 = load i32, ptr %88, align 4, !tbaa !9
  %90 = getelementptr inbounds i8, ptr %2, i64 392
  %91 = load i32, ptr %90, align 4, !tbaa !9
  %92 = mul nsw i32 %91, %89
  %93 = add nsw i32 %92, %85
  br label %94

94:
  %95 = phi i32 [ %85, %69 ], [ %93, %87 ]
  %96 = getelementptr inbounds i8, ptr %3, i64 136
  store i32 %95, ptr %96, align 4, !tbaa !9
  %97 = icmp eq i32 %0, 3
  br i1 %97, label %123, label %98

98:
  %99 = getelementptr inbounds i8, ptr %2, i64 12
  %100 = getelementptr inbounds i8, ptr %2, i64 268
  %101 = load i32, ptr %100, align 4, !tbaa !9
  %102 = getelementptr inbounds i8, ptr %1, i64 136
  %103 = load i32, ptr %102, align 4, !tbaa !9
  %104 = mul nsw i32 %101, %103
  %105 = getelementptr inbounds i8, ptr %2, i64 140
  %106 = load i32, ptr %105, align 4, !tbaa !9
  %107 = getelementptr inbounds i8, ptr %1, i64 132
  %108 = load i32, ptr %107, align 4, !tbaa !9
  %109 = mul nsw i32 %106, %108
  %110 = load i32, ptr %99, align 4, !tbaa !9
  %111 = load i32, ptr %10, align 4, !tbaa !9
  %112 = mul nsw i32 %110, %111
  %113 = add nsw i32 %109, %112
  %114 = add nsw i32 %104, %113
  %115 = getelementptr inbounds i8, ptr %1, i64 140
  %116 = load i32, ptr %115, align 4, !tbaa !9
  %117 = getelementptr inbounds i8, ptr %2, i64 396
  %118 = load i32, ptr %117, align 4, !tbaa !9
  %119 = mul nsw i32 %118, %116
  %120 = add nsw i32 %119, %114
  %121 = getelementptr inbounds i8, ptr %3, i64 140
  store i32 %120, ptr %121, align 4, !tbaa !9
  %122 = icmp eq i32 %0, 2
  br i1 %122, label %630, label %123, !llvm.loop !45

123:
  %124 = getelementptr inbounds i8, ptr %1, i64 256
  %125 = getelementptr inbounds i8, ptr %3, i64 256
  %126 = getelementptr inbounds i8, ptr %2, i64 128
  %127 = load i32, ptr %126, align 4, !tbaa !9
  %128 = getelementptr inbounds i8, ptr %1, i64 260
  %129 = load i32, ptr %128, align 4, !tbaa !9
  %130 = mul nsw i32 %127, %129
  %131 = load i32, ptr %2, align 4, !tbaa !9
  %132 = load i32, ptr %124, align 4, !tbaa !9
  %133 = mul nsw i32 %131, %132
  %134 = add nsw i32 %130, %133
  %135 = getelementptr inbounds i8, ptr %1, i64 264
  %136 = load i32, ptr %135, align 4, !tbaa !9
  %137 = getelementptr inbounds i8, ptr %2, i64 256
  %138 = load i32, ptr %137, align 4, !tbaa !9
  %139 = mul nsw i32 %138, %136
  %140 = add nsw i32 %139, %134
  %141 = icmp eq i32 %0, 3
  br i1 %141, label %149, label %142, !llvm.loop !44

142:
  %143 = getelementptr inbounds i8, ptr %1, i64 268
  %144 = load i32, ptr %143, align 4, !tbaa !9
  %145 = getelementptr inbounds i8, ptr %2, i64 384
  %146 = load i32, ptr %145, align 4, !tbaa !9
  %147 = mul nsw i32 %146, %144
  %148 = add nsw i32 %147, %140
  br label %149

149:
  %150 = phi i32 [ %140, %123 ], [ %148, %142 ]
  store i32 %150, ptr %125, align 4, !tbaa !9
  %151 = getelementptr inbounds i8, ptr %2, i64 4
  %152 = getelementptr inbounds i8, ptr %2, i64 132
  %153 = load i32, ptr %152, align 4, !tbaa !9
  %154 = getelementptr inbounds i8, ptr %1, i64 260
  %155 = load i32, ptr %154, align 4, !tbaa !9
  %156 = mul nsw i32 %153, %155
  %157 = load i32, ptr %151, align 4, !tbaa !9
  %158 = load i32, ptr %124, align 4, !tbaa !9
  %159 = mul nsw i32 %157, %158
  %160 = add nsw i32 %156, %159
  %161 = getelementptr inbounds i8, ptr %1, i64 264
  %162 = load i32, ptr %161, align 4, !tbaa !9
  %163 = getelementptr inbounds i8, ptr %2, i64 260
  %164 = load i32, ptr %163, align 4, !tbaa !9
  %165 = mul nsw i32 %164, %162
  %166 = add nsw i32 %165, %160
  %167 = icmp eq i32 %0, 3
  br i1 %167, label %175, label %168, !llvm.loop !44

168:
  %169 = getelementptr inbounds i8, ptr %1, i64 268
  %170 = load i32, ptr %169, align 4, !tbaa !9
  %171 = getelementptr inbounds i8, ptr %2, i64 388
  %172 = load i32, ptr %171, align 4, !tbaa !9
  %173 = mul nsw i32 %172, %170
  %174 = add nsw i32 %173, %166
  br label %175

175:
  %176 = phi i32 [ %166, %149 ], [ %174, %168 ]
  %177 = getelementptr inbounds i8, ptr %3, i64 260
  store i32 %176, ptr %177, align 4, !tbaa !9
  %178 = getelementptr inbounds i8, ptr %2, i64 8
  %179 = getelementptr inbounds i8, ptr %2, i64 136
  %180 = load i32, ptr %179, align 4, !tbaa !9
  %181 = getelementptr inbounds i8, ptr %1, i64 260
  %182 = load i32, ptr %181, align 4, !tbaa !9
  %183 = mul nsw i32 %180, %182
  %184 = load i32, ptr %178, align 4, !tbaa !9
  %185 = load i32, ptr %124, align 4, !tbaa !9
  %186 = mul nsw i32 %184, %185
  %187 = add nsw i32 %183, %186
  %188 = getelementptr inbounds i8, ptr %1, i64 264
  %189 = load i32, ptr %188, align 4, !tbaa !9
  %190 = getelementptr inbounds i8, ptr %2, i64 264
  %191 = load i32, ptr %190, align 4, !tbaa !9
  %192 = mul nsw i32 %191, %189
  %193 = add nsw i32 %192, %187
  %194 = icmp eq i32 %0, 3
  br i1 %194, label %202, label %195, !llvm.loop !44

195:
  %196 = getelementptr inbounds i8, ptr %1, i64 268
  %197 = load i32, ptr %196, align 4, !tbaa !9
  %198 = getelementptr inbounds i8, ptr %2, i64 392
  %199 = load i32, ptr %198, align 4, !tbaa !9
  %200 = mul nsw i32 %199, %197
  %201 = add nsw i32 %200, %193
  br label %202

202:
  %203 = phi i32 [ %193, %175 ], [ %201, %195 ]
  %204 = getelementptr inbounds i8, ptr %3, i64 264
  store i32 %203, ptr %204, align 4, !tbaa !9
  %205 = icmp eq i32 %0, 3
  br i1 %205, label %630, label %206

206:
  %207 = getelementptr inbounds i8, ptr %2, i64 12
  %208 = getelementptr inbounds i8, ptr %2, i64 268
  %209 = load i32, ptr %208, align 4, !tbaa !9
  %210 = getelementptr inbounds i8, ptr %1, i64 264
  %211 = load i32, ptr %210, align 4, !tbaa !9
  %212 = mul nsw i32 %209, %211
  %213 = getelementptr inbounds i8, ptr %2, i64 140
  %214 = load i32, ptr %213, align 4, !tbaa !9
  %215 = getelementptr inbounds i8, ptr %1, i64 260
  %216 = load i32, ptr %215, align 4, !tbaa !9
  %217 = mul nsw i32 %214, %216
  %218 = load i32, ptr %207, align 4, !tbaa !9
  %219 = load i32, ptr %124, align 4, !tbaa !9
  %220 = mul nsw i32 %218, %219
  %221 = add nsw i32 %217, %220
  %222 = add nsw i32 %212, %221
  %223 = getelementptr inbounds i8, ptr %1, i64 268
  %224 = load i32, ptr %223, align 4, !tbaa !9
  %225 = getelementptr inbounds i8, ptr %2, i64 396
  %226 = load i32, ptr %225, align 4, !tbaa !9
  %227 = mul nsw i32 %226, %224
  %228 = add nsw i32 %227, %222
  %229 = getelementptr inbounds i8, ptr %3, i64 268
  store i32 %228, ptr %229, align 4, !tbaa !9
  %230 = getelementptr inbounds i8, ptr %1, i64 384
  %231 = getelementptr inbounds i8, ptr %3, i64 384
  %232 = getelementptr inbounds i8, ptr %2, i64 256
  %233 = load i32, ptr %232, align 4, !tbaa !9
  %234 = getelementptr inbounds i8, ptr %1, i64 392
  %235 = load i32, ptr %234, align 4, !tbaa !9
  %236 = mul nsw i32 %233, %235
  %237 = getelementptr inbounds i8, ptr %2, i64 128
  %238 = load i32, ptr %237, align 4, !tbaa !9
  %239 = getelementptr inbounds i8, ptr %1, i64 388
  %240 = load i32, ptr %239, align 4, !tbaa !9
  %241 = mul nsw i32 %238, %240
  %242 = load i32, ptr %2, align 4, !tbaa !9
  %243 = load i32, ptr %230, align 4, !tbaa !9
  %244 = mul nsw i32 %242, %243
  %245 = add nsw i32 %241, %244
  %246 = add nsw i32 %236, %245
  %247 = getelementptr inbounds i8, ptr %1, i64 396
  %248 = load i32, ptr %247, align 4, !tbaa !9
  %249 = getelementptr inbounds i8, ptr %2, i64 384
  %250 = load i32, ptr %249, align 4, !tbaa !9
  %251 = mul nsw i32 %250, %248
  %252 = add nsw i32 %251, %246
  store i32 %252, ptr %231, align 4, !tbaa !9
  %253 = getelementptr inbounds i8, ptr %2, i64 4
  %254 = getelementptr inbounds i8, ptr %2, i64 260
  %255 = load i32, ptr %254, align 4, !tbaa !9
  %256 = getelementptr inbounds i8, ptr %1, i64 392
  %257 = load i32, ptr %256, align 4, !tbaa !9
  %258 = mul nsw i32 %255, %257
  %259 = getelementptr inbounds i8, ptr %2, i64 132
  %260 = load i32, ptr %259, align 4, !tbaa !9
  %261 = getelementptr inbounds i8, ptr %1, i64 388
  %262 = load i32, ptr %261, align 4, !tbaa !9
  %263 = mul nsw i32 %260, %262
  %264 = load i32, ptr %253, align 4, !tbaa !9
  %265 = load i32, ptr %230, align 4, !tbaa !9
  %266 = mul nsw i32 %264, %265
  %267 = add nsw i32 %263, %266
  %268 = add nsw i32 %258, %267
  %269 = getelementptr inbounds i8, ptr %1, i64 396
  %270 = load i32, ptr %269, align 4, !tbaa !9
  %271 = getelementptr inbounds i8, ptr %2, i64 388
  %272 = load i32, ptr %271, align 4, !tbaa !9
  %273 = mul nsw i32 %272, %270
  %274 = add nsw i32 %273, %268
  %275 = getelementptr inbounds i8, ptr %3, i64 388
  store i32 %274, ptr %275, align 4, !tbaa !9
  %276 = getelementptr inbounds i8, ptr %2, i64 8
  %277 = getelementptr inbounds i8, ptr %2, i64 264
  %278 = load i32, ptr %277, align 4, !tbaa !9
  %279 = getelementptr inbounds i8, ptr %1, i64 392
  %280 = load i32, ptr %279, align 4, !tbaa !9
  %281 = mul nsw i32 %278, %280
  %282 = getelementptr inbounds i8, ptr %2, i64 136
  %283 = load i32, ptr %282, align 4, !tbaa !9
  %284 = getelementptr inbounds i8, ptr %1, i64 388
  %285 = load i32, ptr %284, align 4, !tbaa !9
  %286 = mul nsw i32 %283, %285
  %287 = load i32, ptr %276, align 4, !tbaa !9
  %288 = load i32, ptr %230, align 4, !tbaa !9
  %289 = mul nsw i32 %287, %288
  %290 = add nsw i32 %286, %289
  %291 = add nsw i32 %281, %290
  %292 = getelementptr inbounds i8, ptr %1, i64 396
  %293 = load i32, ptr %292, align 4, !tbaa !9
  %294 = getelementptr inbounds i8, ptr %2, i64 392
  %295 = load i32, ptr %294, align 4, !tbaa !9
  %296 = mul nsw i32 %295, %293
  %297 = add nsw i32 %296, %291
  %298 = getelementptr inbounds i8, ptr %3, i64 392
  store i32 %297, ptr %298, align 4, !tbaa !9
  %299 = getelementptr inbounds i8, ptr %2, i64 12
  %300 = getelementptr inbounds i8, ptr %2, i64 268
  %301 = load i32, ptr %300, align 4, !tbaa !9
  %302 = getelementptr inbounds i8, ptr %1, i64 392
  %303 = load i32, ptr %302, align 4, !tbaa !9
  %304 = mul nsw i32 %301, %303
  %305 = getelementptr inbounds i8, ptr %2, i64 140
  %306 = load i32, ptr %305, align 4, !tbaa !9
  %307 = getelementptr inbounds i8, ptr %1, i64 388
  %308 = load i32, ptr %307, align 4, !tbaa !9
  %309 = mul nsw i32 %306, %308
  %310 = load i32, ptr %299, align 4, !tbaa !9
  %311 = load i32, ptr %230, align 4, !tbaa !9
  %312 = mul nsw i32 %310, %311
  %313 = add nsw i32 %309, %312
  %314 = add nsw i32 %304, %313
  %315 = getelementptr inbounds i8, ptr %1, i64 396
  %316 = load i32, ptr %315, align 4, !tbaa !9
  %317 = getelementptr inbounds i8, ptr %2, i64 396
  %318 = load i32, ptr %317, align 4, !tbaa !9
  %319 = mul nsw i32 %318, %316
  %320 = add nsw i32 %319, %314
  %321 = getelementptr inbounds i8, ptr %3, i64 396
  store i32 %320, ptr %321, align 4, !tbaa !9
  br label %630

322:
  %323 = phi i32 [ %413, %410 ], [ %421, %415 ], [ %429, %423 ], [ %437, %431 ]
  store i32 %323, ptr %3, align 4, !tbaa !9
  %324 = icmp eq i32 %0, 1
  br i1 %324, label %630, label %325

325:
  %326 = getelementptr inbounds i8, ptr %2, i64 4
  %327 = load i32, ptr %326, align 4, !tbaa !9
  %328 = load i32, ptr %1, align 4, !tbaa !9
  %329 = mul nsw i32 %327, %328
  %330 = getelementptr inbounds i8, ptr %1, i64 4
  %331 = load i32, ptr %330, align 4, !tbaa !9
  %332 = getelementptr inbounds i8, ptr %2, i64 132
  %333 = load i32, ptr %332, align 4, !tbaa !9
  %334 = mul nsw i32 %333, %331
  %335 = add nsw i32 %334, %329
  %336 = icmp eq i32 %0, 2
  br i1 %336, label %352, label %337, !llvm.loop !44

337:
  %338 = getelementptr inbounds i8, ptr %1, i64 8
  %339 = load i32, ptr %338, align 4, !tbaa !9
  %340 = getelementptr inbounds i8, ptr %2, i64 260
  %341 = load i32, ptr %340, align 4, !tbaa !9
  %342 = mul nsw i32 %341, %339
  %343 = add nsw i32 %342, %335
  %344 = icmp eq i32 %0, 3
  br i1 %344, label %352, label %345, !llvm.loop !44

345:
  %346 = getelementptr inbounds i8, ptr %1, i64 12
  %347 = load i32, ptr %346, align 4, !tbaa !9
  %348 = getelementptr inbounds i8, ptr %2, i64 388
  %349 = load i32, ptr %348, align 4, !tbaa !9
  %350 = mul nsw i32 %349, %347
  %351 = add nsw i32 %350, %343
  br label %352

352:
  %353 = phi i32 [ %335, %325 ], [ %343, %337 ], [ %351, %345 ]
  %354 = getelementptr inbounds i8, ptr %3, i64 4
  store i32 %353, ptr %354, align 4, !tbaa !9
  %355 = icmp eq i32 %0, 2
  br i1 %355, label %9, label %356

356:
  %357 = getelementptr inbounds i8, ptr %2, i64 8
  %358 = getelementptr inbounds i8, ptr %2, i64 136
  %359 = load i32, ptr %358, align 4, !tbaa !9
  %360 = getelementptr inbounds i8, ptr %1, i64 4
  %361 = load i32, ptr %360, align 4, !tbaa !9
  %362 = mul nsw i32 %359, %361
  %363 = load i32, ptr %357, align 4, !tbaa !9
  %364 = load i32, ptr %1, align 4, !tbaa !9
  %365 = mul nsw i32 %363, %364
  %366 = add nsw i32 %362, %365
  %367 = getelementptr inbounds i8, ptr %1, i64 8
  %368 = load i32, ptr %367, align 4, !tbaa !9
  %369 = getelementptr inbounds i8, ptr %2, i64 264
  %370 = load i32, ptr %369, align 4, !tbaa !9
  %371 = mul nsw i32 %370, %368
  %372 = add nsw i32 %371, %366
  %373 = icmp eq i32 %0, 3
  br i1 %373, label %381, label %374, !llvm.loop !44

374:
  %375 = getelementptr inbounds i8, ptr %1, i64 12
  %376 = load i32, ptr %375, align 4, !tbaa !9
  %377 = getelementptr inbounds i8, ptr %2, i64 392
  %378 = load i32, ptr %377, align 4, !tbaa !9
  %379 = mul nsw i32 %378, %376
  %380 = add nsw i32 %379, %372
  br label %381

381:
  %382 = phi i32 [ %372, %356 ], [ %380, %374 ]
  %383 = getelementptr inbounds i8, ptr %3, i64 8
  store i32 %382, ptr %383, align 4, !tbaa !9
  %384 = icmp eq i32 %0, 3
  br i1 %384, label %9, label %385

385:
  %386 = getelementptr inbounds i8, ptr %2, i64 12
  %387 = getelementptr inbounds i8, ptr %2, i64 268
  %388 = load i32, ptr %387, align 4, !tbaa !9
  %389 = getelementptr inbounds i8, ptr %1, i64 8
  %390 = load i32, ptr %389, align 4, !tbaa !9
  %391 = mul nsw i32 %388, %390
  %392 = getelementptr inbounds i8, ptr %2, i64 140
  %393 = load i32, ptr %392, align 4, !tbaa !9
  %394 = getelementptr inbounds i8, ptr %1, i64 4
  %395 = load i32, ptr %394, align 4, !tbaa !9
  %396 = mul nsw i32 %393, %395
  %397 = load i32, ptr %386, align 4, !tbaa !9
  %398 = load i32, ptr %1, align 4, !tbaa !9
  %399 = mul nsw i32 %397, %398
  %400 = add nsw i32 %396, %399
  %401 = add nsw i32 %391, %400
  %402 = getelementptr inbounds i8, ptr %1, i64 12
  %403 = load i32, ptr %402, align 4, !tbaa !9
  %404 = getelementptr inbounds i8, ptr %2, i64 396
  %405 = load i32, ptr %404, align 4, !tbaa !9
  %406 = mul nsw i32 %405, %403
  %407 = add nsw i32 %406, %401
  %408 = getelementptr inbounds i8, ptr %3, i64 12
  store i32 %407, ptr %408, align 4, !tbaa !9
  %409 = icmp eq i32 %0, 1
  br i1 %409, label %630, label %9, !llvm.loop !45

410:
  %411 = load i32, ptr %1, align 4, !tbaa !9
  %412 = load i32, ptr %2, align 4, !tbaa !9
  %413 = mul nsw i32 %412, %411
  %414 = icmp eq i32 %0, 1
  br i1 %414, label %322, label %415, !llvm.loop !44

415:
  %416 = getelementptr inbounds i8, ptr %1, i64 4
  %417 = load i32, ptr %416, align 4, !tbaa !9
  %418 = getelementptr inbounds i8, ptr %2, i64 128
  %419 = load i32, ptr %418, align 4, !tbaa !9
  %420 = mul nsw i32 %419, %417
  %421 = add nsw i32 %420, %413
  %422 = icmp eq i32 %0, 2
  br i1 %422, label %322, label %423, !llvm.loop !44

423:
  %424 = getelementptr inbounds i8, ptr %1, i64 8
  %425 = load i32, ptr %424, align 4, !tbaa !9
  %426 = getelementptr inbounds i8, ptr %2, i64 256
  %427 = load i32, ptr %426, align 4, !tbaa !9
  %428 = mul nsw i32 %427, %425
  %429 = add nsw i32 %428, %421
  %430 = icmp eq i32 %0, 3
  br i1 %430, label %322, label %431, !llvm.loop !44

431:
  %432 = getelementptr inbounds i8, ptr %1, i64 12
  %433 = load i32, ptr %432, align 4, !tbaa !9
  %434 = getelementptr inbounds i8, ptr %2, i64 384
  %435 = load i32, ptr %434, align 4, !tbaa !9
  %436 = mul nsw i32 %435, %433
  %437 = add nsw i32 %436, %429
  br label %322

438:
  %439 = lshr i32 %0, 1
  %440 = shl nsw i32 %439, 5
  %441 = zext nneg i32 %440 to i64
  %442 = shl nsw i32 %439, 6
  %443 = zext nneg i32 %442 to i64
  %444 = zext nneg i32 %0 to i64
  %445 = shl nuw nsw i64 %444, 2
  %446 = and i64 %444, 7
  %447 = icmp ult i32 %0, 8
  br i1 %447, label %450, label %448

448:
  %449 = and i64 %444, 2147483640
  br label %468

450:
  %451 = phi i64 [ 0, %438 ], [ %494, %468 ]
  %452 = icmp eq i64 %446, 0
  br i1 %452, label %461, label %453

453:
  %454 = phi i64 [ %458, %453 ], [ %451, %450 ]
  %455 = phi i64 [ %459, %453 ], [ 0, %450 ]
  %456 = shl nsw i64 %454, 7
  %457 = getelementptr inbounds i8, ptr %3, i64 %456
  tail call void @llvm.memset.p0.i64(ptr align 4 %457, i8 0, i64 %445, i1 false)
  %458 = add nuw nsw i64 %454, 1
  %459 = add i64 %455, 1
  %460 = icmp eq i64 %459, %446
  br i1 %460, label %461, label %453, !llvm.loop !46

461:
  %462 = getelementptr inbounds i32, ptr %4, i64 %441
  %463 = getelementptr inbounds i32, ptr %4, i64 %443
  %464 = mul nuw nsw i32 %439, 96
  %465 = zext nneg i32 %464 to i64
  %466 = getelementptr inbounds i32, ptr %4, i64 %465
  %467 = zext nneg i32 %439 to i64
  br label %497

468:
  %469 = phi i64 [ 0, %448 ], [ %494, %468 ]
  %470 = phi i64 [ 0, %448 ], [ %495, %468 ]
  %471 = shl nsw i64 %469, 7
  %472 = getelementptr inbounds i8, ptr %3, i64 %471
  tail call void @llvm.memset.p0.i64(ptr align 4 %472, i8 0, i64 %445, i1 false)
  %473 = shl i64 %469, 7
  %474 = or disjoint i64 %473, 128
  %475 = getelementptr inbounds i8, ptr %3, i64 %474
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %475, i8 0, i64 %445, i1 false)
  %476 = shl i64 %469, 7
  %477 = or disjoint i64 %476, 256
  %478 = getelementptr inbounds i8, ptr %3, i64 %477
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %478, i8 0, i64 %445, i1 false)
  %479 = shl i64 %469, 7
  %480 = or disjoint i64 %479, 384
  %481 = getelementptr inbounds i8, ptr %3, i64 %480
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %481, i8 0, i64 %445, i1 false)
  %482 = shl i64 %469, 7
  %483 = or disjoint i64 %482, 512
  %484 = getelementptr inbounds i8, ptr %3, i64 %483
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %484, i8 0, i64 %445, i1 false)
  %485 = shl i64 %469, 7
  %486 = or disjoint i64 %485, 640
  %487 = getelementptr inbounds i8, ptr %3, i64 %486
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %487, i8 0, i64 %445, i1 false)
  %488 = shl i64 %469, 7
  %489 = or disjoint i64 %488, 768
  %490 = getelementptr inbounds i8, ptr %3, i64 %489
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %490, i8 0, i64 %445, i1 false)
  %491 = shl i64 %469, 7
  %492 = or disjoint i64 %491, 896
  %493 = getelementptr inbounds i8, ptr %3, i64 %492
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %493, i8 0, i64 %445, i1 false)
  %494 = add nuw nsw i64 %469, 8
  %495 = add i64 %470, 8
  %496 = icmp eq i64 %495, %449
  br i1 %496, label %450, label %468, !llvm.loop !48

497:
  %498 = phi i64 [ 0, %461 ], [ %598, %597 ]
  %499 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.left, i64 0, i64 %498, i64 0
  %500 = load i8, ptr %499, align 4, !tbaa !31
  %501 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.right, i64 0, i64 %498, i64 0
  %502 = load i8, ptr %501, align 4, !tbaa !31
  %503 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.left, i64 0, i64 %498, i64 1
  %504 = load i8, ptr %503, align 1, !tbaa !31
  %505 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.right, i64 0, i64 %498, i64 1
  %506 = load i8, ptr %505, align 1, !tbaa !31
  %507 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.left, i64 0, i64 %498, i64 2
  %508 = load i8, ptr %507, align 2, !tbaa !31
  %509 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.right, i64 0, i64 %498, i64 2
  %510 = load i8, ptr %509, align 2, !tbaa !31
  %511 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.left, i64 0, i64 %498, i64 3
  %512 = load i8, ptr %511, align 1, !tbaa !31
  %513 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.right, i64 0, i64 %498, i64 3
  %514 = load i8, ptr %513, align 1, !tbaa !31
  %515 = sext i8 %500 to i32
  %516 = sext i8 %502 to i32
  %517 = sext i8 %504 to i32
  %518 = sext i8 %506 to i32
  %519 = sext i8 %508 to i32
  %520 = sext i8 %510 to i32
  %521 = sext i8 %512 to i32
  %522 = sext i8 %514 to i32
  br label %523

523:
  %524 = phi i64 [ 0, %497 ], [ %585, %584 ]
  %525 = shl nsw i64 %524, 5
  %526 = trunc i64 %524 to i32
  %527 = add i32 %439, %526
  %528 = shl nsw i32 %527, 5
  %529 = zext i32 %528 to i64
  br label %543

530:
  tail call fastcc void @strassen(i32 noundef %439, ptr noundef nonnull %4, ptr noundef nonnull %462, ptr noundef nonnull %463, ptr noundef nonnull %466)
  %531 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.out, i64 0, i64 %498, i64 0
  %532 = load i8, ptr %531, align 4, !tbaa !31
  %533 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.out, i64 0, i64 %498, i64 1
  %534 = load i8, ptr %533, align 1, !tbaa !31
  %535 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.out, i64 0, i64 %498, i64 2
  %536 = load i8, ptr %535, align 2, !tbaa !31
  %537 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.out, i64 0, i64 %498, i64 3
  %538 = load i8, ptr %537, align 1, !tbaa !31
  %539 = sext i8 %532 to i32
  %540 = sext i8 %534 to i32
  %541 = sext i8 %536 to i32
  %542 = sext i8 %538 to i32
  br label %587

543:
  %544 = phi i64 [ 0, %523 ], [ %582, %543 ]
  %545 = add nuw nsw i64 %544, %525
  %546 = getelementptr inbounds i32, ptr %1, i64 %545
  %547 = load i32, ptr %546, align 4, !tbaa !9
  %548 = mul nsw i32 %547, %515
  %549 = getelementptr inbounds i32, ptr %2, i64 %545
  %550 = load i32, ptr %549, align 4, !tbaa !9
  %551 = mul nsw i32 %550, %516
  %552 = add nuw nsw i64 %544, %467
  %553 = add nuw nsw i64 %552, %525
  %554 = getelementptr inbounds i32, ptr %1, i64 %553
  %555 = load i32, ptr %554, align 4, !tbaa !9
  %556 = mul nsw i32 %555, %517
  %557 = add nsw i32 %556, %548
  %558 = getelementptr inbounds i32, ptr %2, i64 %553
  %559 = load i32, ptr %558, align 4, !tbaa !9
  %560 = mul nsw i32 %559, %518
  %561 = add nsw i32 %560, %551
  %562 = add nuw nsw i64 %544, %529
  %563 = getelementptr inbounds i32, ptr %1, i64 %562
  %564 = load i32, ptr %563, align 4, !tbaa !9
  %565 = mul nsw i32 %564, %519
  %566 = add nsw i32 %565, %557
  %567 = getelementptr inbounds i32, ptr %2, i64 %562
  %568 = load i32, ptr %567, align 4, !tbaa !9
  %569 = mul nsw i32 %568, %520
  %570 = add nsw i32 %569, %561
  %571 = add nuw nsw i64 %552, %529
  %572 = getelementptr inbounds i32, ptr %1, i64 %571
  %573 = load i32, ptr %572, align 4, !tbaa !9
  %574 = mul nsw i32 %573, %521
  %575 = add nsw i32 %574, %566
  %576 = getelementptr inbounds i32, ptr %2, i64 %571
  %577 = load i32, ptr %576, align 4, !tbaa !9
  %578 = mul nsw i32 %577, %522
  %579 = add nsw i32 %578, %570
  %580 = getelementptr inbounds i32, ptr %4, i64 %545
  store i32 %575, ptr %580, align 4, !tbaa !9
  %581 = getelementptr inbounds i32, ptr %462, i64 %545
  store i32 %579, ptr %581, align 4, !tbaa !9
  %582 = add nuw nsw i64 %544, 1
  %583 = icmp eq i64 %582, %467
  br i1 %583, label %584, label %543, !llvm.loop !49

584:
  %585 = add nuw nsw i64 %524, 1
  %586 = icmp eq i64 %585, %467
  br i1 %586, label %530, label %523, !llvm.loop !50

587:
  %588 = phi i64 [ 0, %530 ], [ %628, %627 ]
  %589 = shl nsw i64 %588, 5
  %590 = getelementptr inbounds i32, ptr %3, i64 %589
  %591 = trunc i64 %588 to i32
  %592 = add i32 %439, %591
  %593 = shl nsw i32 %592, 5
  %594 = zext i32 %593 to i64
  %595 = getelementptr inbounds i32, ptr %3, i64 %594
  %596 = getelementptr inbounds i32, ptr %3, i64 %594
  br label %600

597:
  %598 = add nuw nsw i64 %498, 1
  %599 = icmp eq i64 %598, 7
  br i1 %599, label %630, label %497, !llvm.loop !51

600:
  %601 = phi i64 [ 0, %587 ], [ %625, %600 ]
  %602 = add nuw nsw i64 %601, %589
  %603 = getelementptr inbounds i32, ptr %463, i64 %602
  %604 = load i32, ptr %603, align 4, !tbaa !9
  %605 = mul nsw i32 %604, %539
  %606 = getelementptr inbounds i32, ptr %3, i64 %602
  %607 = load i32, ptr %606, align 4, !tbaa !9
  %608 = add nsw i32 %607, %605
  store i32 %608, ptr %606, align 4, !tbaa !9
  %609 = load i32, ptr %603, align 4, !tbaa !9
  %610 = mul nsw i32 %609, %540
  %611 = add nuw nsw i64 %601, %467
  %612 = getelementptr inbounds i32, ptr %590, i64 %611
  %613 = load i32, ptr %612, align 4, !tbaa !9
  %614 = add nsw i32 %613, %610
  store i32 %614, ptr %612, align 4, !tbaa !9
  %615 = load i32, ptr %603, align 4, !tbaa !9
  %616 = mul nsw i32 %615, %541
  %617 = getelementptr inbounds i32, ptr %595, i64 %601
  %618 = load i32, ptr %617, align 4, !tbaa !9
  %619 = add nsw i32 %618, %616
  store i32 %619, ptr %617, align 4, !tbaa !9
  %620 = load i32, ptr %603, align 4, !tbaa !9
  %621 = mul nsw i32 %620, %542
  %622 = getelementptr inbounds i32, ptr %596, i64 %611
  %623 = load i32, ptr %622, align 4, !tbaa !9
  %624 = add nsw i32 %623, %621
  store i32 %624, ptr %622, align 4, !tbaa !9
  %625 = add nuw nsw i64 %601, 1
  %626 = icmp eq i64 %625, %467
  br i1 %626, label %627, label %600, !llvm.loop !52

627:
  %628 = add nuw nsw i64 %588, 1
  %629 = icmp eq i64 %628, %467
  br i1 %629, label %597, label %587, !llvm.loop !53

630:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree nounwind willreturn memory(argmem: read) }
attributes #9 = { nounwind }

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
!12 = !{!"long", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = distinct !{!21, !18}
!22 = distinct !{!22, !18}
!23 = distinct !{!23, !18}
!24 = distinct !{!24, !18}
!25 = distinct !{!25, !18}
!26 = distinct !{!26, !18}
!27 = distinct !{!27, !18}
!28 = distinct !{!28, !18}
!29 = distinct !{!29, !18}
!30 = distinct !{!30, !18}
!31 = !{!7, !7, i64 0}
!32 = distinct !{!32, !18}
!33 = distinct !{!33, !18}
!34 = distinct !{!34, !18}
!35 = distinct !{!35, !18}
!36 = distinct !{!36, !18}
!37 = distinct !{!37, !18}
!38 = distinct !{!38, !18}
!39 = distinct !{!39, !18}
!40 = distinct !{!40, !18}
!41 = distinct !{!41, !18}
!42 = distinct !{!42, !18}
!43 = distinct !{!43, !18}
!44 = distinct !{!44, !18}
!45 = distinct !{!45, !18}
!46 = distinct !{!46, !47}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = distinct !{!48, !18}
!49 = distinct !{!49, !18}
!50 = distinct !{!50, !18}
!51 = distinct !{!51, !18}
!52 = distinct !{!52, !18}
!53 = distinct !{!53, !18}
