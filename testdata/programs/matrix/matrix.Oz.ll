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

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [32 x [32 x i8]], align 16
  %4 = alloca [32 x double], align 16
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i32 @atoi(ptr nocapture noundef %8) #10
  br label %10

10:
  %11 = phi i32 [ %9, %6 ], [ 2, %2 ]
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  br label %13

13:
  %14 = phi i32 [ 7, %10 ], [ %40, %339 ]
  %15 = phi i32 [ 0, %10 ], [ %279, %339 ]
  %16 = phi i32 [ 0, %10 ], [ %340, %339 ]
  %17 = phi double [ 0.000000e+00, %10 ], [ %189, %339 ]
  %18 = phi i32 [ 0, %10 ], [ %341, %339 ]
  %19 = icmp eq i32 %18, %12
  br i1 %19, label %20, label %38

20:
  %21 = load i32, ptr @ic, align 16, !tbaa !9
  %22 = load i32, ptr getelementptr inbounds (i8, ptr @ic, i64 676), align 4, !tbaa !9
  %23 = load i32, ptr getelementptr inbounds (i8, ptr @ic, i64 4092), align 4, !tbaa !9
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %16) #11
  %25 = load i64, ptr getelementptr inbounds (i8, ptr @lc, i64 272), align 16, !tbaa !11
  %26 = load i64, ptr getelementptr inbounds (i8, ptr @lc, i64 7704), align 8, !tbaa !11
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %25, i64 noundef %26) #11
  %28 = load float, ptr getelementptr inbounds (i8, ptr @fc, i64 260), align 4, !tbaa !13
  %29 = fpext float %28 to double
  %30 = load float, ptr getelementptr inbounds (i8, ptr @fc, i64 2296), align 8, !tbaa !13
  %31 = fpext float %30 to double
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %29, double noundef %31) #11
  %33 = load double, ptr getelementptr inbounds (i8, ptr @dc, i64 800), align 16, !tbaa !15
  %34 = load double, ptr @x, align 16, !tbaa !15
  %35 = load double, ptr getelementptr inbounds (i8, ptr @x, i64 248), align 8, !tbaa !15
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %33, double noundef %17, double noundef %34, double noundef %35) #11
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %15) #11
  ret i32 0

38:
  %39 = phi i64 [ 0, %13 ], [ %43, %138 ]
  %40 = phi i32 [ %14, %13 ], [ %140, %138 ]
  %41 = icmp eq i64 %39, 32
  br i1 %41, label %44, label %42

42:
  %43 = add nuw nsw i64 %39, 1
  br label %138

44:
  %45 = phi i64 [ %51, %50 ], [ 0, %38 ]
  %46 = icmp eq i64 %45, 32
  br i1 %46, label %67, label %47

47:
  %48 = phi i64 [ %58, %56 ], [ 0, %44 ]
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %50, label %52

50:
  %51 = add nuw nsw i64 %45, 1
  br label %44, !llvm.loop !17

52:
  %53 = phi i64 [ %66, %59 ], [ 0, %47 ]
  %54 = phi i32 [ %65, %59 ], [ 0, %47 ]
  %55 = icmp eq i64 %53, 32
  br i1 %55, label %56, label %59

56:
  %57 = getelementptr inbounds [32 x i32], ptr @ic, i64 %45, i64 %48
  store i32 %54, ptr %57, align 4, !tbaa !9
  %58 = add nuw nsw i64 %48, 1
  br label %47, !llvm.loop !19

59:
  %60 = getelementptr inbounds [32 x i32], ptr @ia, i64 %45, i64 %53
  %61 = load i32, ptr %60, align 4, !tbaa !9
  %62 = getelementptr inbounds [32 x i32], ptr @ib, i64 %53, i64 %48
  %63 = load i32, ptr %62, align 4, !tbaa !9
  %64 = mul nsw i32 %63, %61
  %65 = add nsw i32 %64, %54
  %66 = add nuw nsw i64 %53, 1
  br label %52, !llvm.loop !20

67:
  tail call fastcc void @strassen(i32 noundef 32, ptr noundef nonnull @ia, ptr noundef nonnull @ib, ptr noundef nonnull @id, ptr noundef nonnull @tmp) #11
  %68 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(4096) @ic, ptr noundef nonnull dereferenceable(4096) @id, i64 4096)
  %69 = icmp ne i32 %68, 0
  %70 = zext i1 %69 to i32
  br label %71

71:
  %72 = phi i64 [ %78, %77 ], [ 0, %67 ]
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %94, label %74

74:
  %75 = phi i64 [ %85, %83 ], [ 0, %71 ]
  %76 = icmp eq i64 %75, 32
  br i1 %76, label %77, label %79

77:
  %78 = add nuw nsw i64 %72, 1
  br label %71, !llvm.loop !21

79:
  %80 = phi i64 [ %93, %86 ], [ 0, %74 ]
  %81 = phi i64 [ %92, %86 ], [ 0, %74 ]
  %82 = icmp eq i64 %80, 32
  br i1 %82, label %83, label %86

83:
  %84 = getelementptr inbounds [32 x i64], ptr @lc, i64 %72, i64 %75
  store i64 %81, ptr %84, align 8, !tbaa !11
  %85 = add nuw nsw i64 %75, 1
  br label %74, !llvm.loop !22

86:
  %87 = getelementptr inbounds [32 x i64], ptr @la, i64 %72, i64 %80
  %88 = load i64, ptr %87, align 8, !tbaa !11
  %89 = getelementptr inbounds [32 x i64], ptr @lb, i64 %80, i64 %75
  %90 = load i64, ptr %89, align 8, !tbaa !11
  %91 = mul nsw i64 %90, %88
  %92 = add nsw i64 %91, %81
  %93 = add nuw nsw i64 %80, 1
  br label %79, !llvm.loop !23

94:
  %95 = phi i64 [ %101, %100 ], [ 0, %71 ]
  %96 = icmp eq i64 %95, 32
  br i1 %96, label %116, label %97

97:
  %98 = phi i64 [ %108, %106 ], [ 0, %94 ]
  %99 = icmp eq i64 %98, 32
  br i1 %99, label %100, label %102

100:
  %101 = add nuw nsw i64 %95, 1
  br label %94, !llvm.loop !24

102:
  %103 = phi i64 [ %115, %109 ], [ 0, %97 ]
  %104 = phi float [ %114, %109 ], [ 0.000000e+00, %97 ]
  %105 = icmp eq i64 %103, 32
  br i1 %105, label %106, label %109

106:
  %107 = getelementptr inbounds [32 x float], ptr @fc, i64 %95, i64 %98
  store float %104, ptr %107, align 4, !tbaa !13
  %108 = add nuw nsw i64 %98, 1
  br label %97, !llvm.loop !25

109:
  %110 = getelementptr inbounds [32 x float], ptr @fa, i64 %95, i64 %103
  %111 = load float, ptr %110, align 4, !tbaa !13
  %112 = getelementptr inbounds [32 x float], ptr @fb, i64 %103, i64 %98
  %113 = load float, ptr %112, align 4, !tbaa !13
  %114 = tail call float @llvm.fmuladd.f32(float %111, float %113, float %104)
  %115 = add nuw nsw i64 %103, 1
  br label %102, !llvm.loop !26

116:
  %117 = phi i64 [ %123, %122 ], [ 0, %94 ]
  %118 = icmp eq i64 %117, 32
  br i1 %118, label %180, label %119

119:
  %120 = phi i64 [ %130, %128 ], [ 0, %116 ]
  %121 = icmp eq i64 %120, 32
  br i1 %121, label %122, label %124

122:
  %123 = add nuw nsw i64 %117, 1
  br label %116, !llvm.loop !27

124:
  %125 = phi i64 [ %137, %131 ], [ 0, %119 ]
  %126 = phi double [ %136, %131 ], [ 0.000000e+00, %119 ]
  %127 = icmp eq i64 %125, 32
  br i1 %127, label %128, label %131

128:
  %129 = getelementptr inbounds [32 x double], ptr @dc, i64 %117, i64 %120
  store double %126, ptr %129, align 8, !tbaa !15
  %130 = add nuw nsw i64 %120, 1
  br label %119, !llvm.loop !28

131:
  %132 = getelementptr inbounds [32 x double], ptr @da, i64 %117, i64 %125
  %133 = load double, ptr %132, align 8, !tbaa !15
  %134 = getelementptr inbounds [32 x double], ptr @db, i64 %125, i64 %120
  %135 = load double, ptr %134, align 8, !tbaa !15
  %136 = tail call double @llvm.fmuladd.f64(double %133, double %135, double %126)
  %137 = add nuw nsw i64 %125, 1
  br label %124, !llvm.loop !29

138:
  %139 = phi i64 [ 0, %42 ], [ %179, %142 ]
  %140 = phi i32 [ %40, %42 ], [ %144, %142 ]
  %141 = icmp eq i64 %139, 32
  br i1 %141, label %38, label %142, !llvm.loop !30

142:
  %143 = mul i32 %140, 22695477
  %144 = add i32 %143, 1
  %145 = ashr i32 %144, 20
  %146 = getelementptr inbounds [32 x [32 x i32]], ptr @ia, i64 0, i64 %39, i64 %139
  store i32 %145, ptr %146, align 4, !tbaa !9
  %147 = shl i32 %144, 5
  %148 = ashr i32 %147, 22
  %149 = getelementptr inbounds [32 x [32 x i32]], ptr @ib, i64 0, i64 %139, i64 %39
  store i32 %148, ptr %149, align 4, !tbaa !9
  %150 = sext i32 %145 to i64
  %151 = shl nsw i64 %150, 21
  %152 = getelementptr inbounds [32 x [32 x i64]], ptr @la, i64 0, i64 %39, i64 %139
  store i64 %151, ptr %152, align 8, !tbaa !11
  %153 = getelementptr inbounds [32 x [32 x i32]], ptr @ib, i64 0, i64 %39, i64 %139
  %154 = load i32, ptr %153, align 4, !tbaa !9
  %155 = sext i32 %154 to i64
  %156 = mul nsw i64 %155, 12345
  %157 = getelementptr inbounds [32 x [32 x i64]], ptr @lb, i64 0, i64 %39, i64 %139
  store i64 %156, ptr %157, align 8, !tbaa !11
  %158 = sitofp i32 %145 to float
  %159 = fmul float %158, 1.562500e-02
  %160 = getelementptr inbounds [32 x [32 x float]], ptr @fa, i64 0, i64 %39, i64 %139
  store float %159, ptr %160, align 4, !tbaa !13
  %161 = and i32 %145, 31
  %162 = uitofp nneg i32 %161 to float
  %163 = getelementptr inbounds [32 x [32 x float]], ptr @fb, i64 0, i64 %39, i64 %139
  store float %162, ptr %163, align 4, !tbaa !13
  %164 = sitofp i32 %145 to double
  %165 = fmul double %164, 7.812500e-03
  %166 = icmp eq i64 %39, %139
  %167 = select i1 %166, double 4.000000e+01, double 0.000000e+00
  %168 = fadd double %165, %167
  %169 = getelementptr inbounds [32 x [32 x double]], ptr @da, i64 0, i64 %39, i64 %139
  store double %168, ptr %169, align 8, !tbaa !15
  %170 = add nuw nsw i64 %43, %139
  %171 = trunc nuw nsw i64 %170 to i32
  %172 = uitofp nneg i32 %171 to double
  %173 = fdiv double 1.000000e+00, %172
  %174 = getelementptr inbounds [32 x [32 x double]], ptr @db, i64 0, i64 %39, i64 %139
  store double %173, ptr %174, align 8, !tbaa !15
  %175 = and i32 %144, -1073741824
  %176 = icmp eq i32 %175, 1073741824
  %177 = zext i1 %176 to i8
  %178 = getelementptr inbounds [32 x [32 x i8]], ptr @grid, i64 0, i64 %39, i64 %139
  store i8 %177, ptr %178, align 1, !tbaa !31
  %179 = add nuw nsw i64 %139, 1
  br label %138, !llvm.loop !32

180:
  %181 = phi i64 [ %346, %342 ], [ 0, %116 ]
  %182 = icmp eq i64 %181, 32
  br i1 %182, label %186, label %342

183:
  %184 = fmul double %223, %225
  %185 = add nuw nsw i64 %188, 1
  br label %186, !llvm.loop !33

186:
  %187 = phi i64 [ %198, %183 ], [ 0, %180 ]
  %188 = phi i64 [ %185, %183 ], [ 1, %180 ]
  %189 = phi double [ %184, %183 ], [ 1.000000e+00, %180 ]
  %190 = icmp eq i64 %187, 32
  br i1 %190, label %252, label %191

191:
  %192 = trunc nuw nsw i64 %187 to i32
  br label %193

193:
  %194 = phi i64 [ %212, %201 ], [ %188, %191 ]
  %195 = phi i32 [ %211, %201 ], [ %192, %191 ]
  %196 = icmp eq i64 %194, 32
  br i1 %196, label %197, label %201

197:
  %198 = add nuw nsw i64 %187, 1
  %199 = zext i32 %195 to i64
  %200 = icmp eq i64 %187, %199
  br i1 %200, label %222, label %213

201:
  %202 = getelementptr inbounds [32 x double], ptr @da, i64 %194, i64 %187
  %203 = load double, ptr %202, align 8, !tbaa !15
  %204 = tail call double @llvm.fabs.f64(double %203)
  %205 = sext i32 %195 to i64
  %206 = getelementptr inbounds [32 x double], ptr @da, i64 %205, i64 %187
  %207 = load double, ptr %206, align 8, !tbaa !15
  %208 = tail call double @llvm.fabs.f64(double %207)
  %209 = fcmp ogt double %204, %208
  %210 = trunc nuw nsw i64 %194 to i32
  %211 = select i1 %209, i32 %210, i32 %195
  %212 = add nuw nsw i64 %194, 1
  br label %193, !llvm.loop !34

213:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4)
  %214 = sext i32 %195 to i64
  %215 = getelementptr inbounds [32 x double], ptr @da, i64 %214
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %4, ptr noundef nonnull align 16 dereferenceable(256) %215, i64 256, i1 false)
  %216 = getelementptr inbounds [32 x double], ptr @da, i64 %187
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %215, ptr noundef nonnull align 16 dereferenceable(256) %216, i64 256, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %216, ptr noundef nonnull align 16 dereferenceable(256) %4, i64 256, i1 false)
  %217 = getelementptr inbounds double, ptr @x, i64 %214
  %218 = load double, ptr %217, align 8, !tbaa !15
  %219 = getelementptr inbounds double, ptr @x, i64 %187
  %220 = load double, ptr %219, align 8, !tbaa !15
  store double %220, ptr %217, align 8, !tbaa !15
  store double %218, ptr %219, align 8, !tbaa !15
  %221 = fneg double %189
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4)
  br label %222

222:
  %223 = phi double [ %221, %213 ], [ %189, %197 ]
  %224 = getelementptr inbounds [32 x double], ptr @da, i64 %187, i64 %187
  %225 = load double, ptr %224, align 8, !tbaa !15
  %226 = getelementptr inbounds double, ptr @x, i64 %187
  br label %227

227:
  %228 = phi i64 [ %244, %239 ], [ %188, %222 ]
  %229 = icmp ult i64 %228, 32
  br i1 %229, label %230, label %183

230:
  %231 = getelementptr inbounds [32 x double], ptr @da, i64 %228, i64 %187
  %232 = load double, ptr %231, align 8, !tbaa !15
  %233 = load double, ptr %224, align 8, !tbaa !15
  %234 = fneg double %232
  %235 = fdiv double %234, %233
  br label %236

236:
  %237 = phi i64 [ %251, %245 ], [ %187, %230 ]
  %238 = icmp eq i64 %237, 32
  br i1 %238, label %239, label %245

239:
  %240 = load double, ptr %226, align 8, !tbaa !15
  %241 = getelementptr inbounds double, ptr @x, i64 %228
  %242 = load double, ptr %241, align 8, !tbaa !15
  %243 = tail call double @llvm.fmuladd.f64(double %235, double %240, double %242)
  store double %243, ptr %241, align 8, !tbaa !15
  %244 = add nuw nsw i64 %228, 1
  br label %227, !llvm.loop !35

245:
  %246 = getelementptr inbounds [32 x double], ptr @da, i64 %187, i64 %237
  %247 = load double, ptr %246, align 8, !tbaa !15
  %248 = getelementptr inbounds [32 x double], ptr @da, i64 %228, i64 %237
  %249 = load double, ptr %248, align 8, !tbaa !15
  %250 = tail call double @llvm.fmuladd.f64(double %235, double %247, double %249)
  store double %250, ptr %248, align 8, !tbaa !15
  %251 = add nuw nsw i64 %237, 1
  br label %236, !llvm.loop !36

252:
  %253 = phi i32 [ %266, %261 ], [ 31, %186 ]
  %254 = zext i32 %253 to i64
  %255 = icmp sgt i32 %253, -1
  br i1 %255, label %256, label %276

256:
  %257 = getelementptr inbounds double, ptr @x, i64 %254
  br label %258

258:
  %259 = phi i64 [ %254, %256 ], [ %268, %267 ]
  %260 = icmp eq i64 %259, 31
  br i1 %260, label %261, label %267

261:
  %262 = getelementptr inbounds [32 x double], ptr @da, i64 %254, i64 %254
  %263 = load double, ptr %262, align 8, !tbaa !15
  %264 = load double, ptr %257, align 8, !tbaa !15
  %265 = fdiv double %264, %263
  store double %265, ptr %257, align 8, !tbaa !15
  %266 = add nsw i32 %253, -1
  br label %252, !llvm.loop !37

267:
  %268 = add nuw nsw i64 %259, 1
  %269 = getelementptr inbounds [32 x double], ptr @da, i64 %254, i64 %268
  %270 = load double, ptr %269, align 8, !tbaa !15
  %271 = getelementptr inbounds double, ptr @x, i64 %268
  %272 = load double, ptr %271, align 8, !tbaa !15
  %273 = load double, ptr %257, align 8, !tbaa !15
  %274 = fneg double %270
  %275 = tail call double @llvm.fmuladd.f64(double %274, double %272, double %273)
  store double %275, ptr %257, align 8, !tbaa !15
  br label %258, !llvm.loop !38

276:
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3) #12
  br label %277

277:
  %278 = phi i32 [ 10, %276 ], [ %280, %288 ]
  %279 = phi i32 [ 0, %276 ], [ %284, %288 ]
  %280 = add nsw i32 %278, -1
  %281 = icmp eq i32 %278, 0
  br i1 %281, label %339, label %282

282:
  %283 = phi i64 [ %296, %295 ], [ 0, %277 ]
  %284 = phi i32 [ %291, %295 ], [ 0, %277 ]
  %285 = icmp eq i64 %283, 32
  br i1 %285, label %288, label %286

286:
  %287 = trunc i64 %283 to i32
  br label %289

288:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) @grid, ptr noundef nonnull align 16 dereferenceable(1024) %3, i64 1024, i1 false)
  br label %277, !llvm.loop !39

289:
  %290 = phi i64 [ 0, %286 ], [ %338, %332 ]
  %291 = phi i32 [ %284, %286 ], [ %337, %332 ]
  %292 = icmp eq i64 %290, 32
  br i1 %292, label %295, label %293

293:
  %294 = trunc i64 %290 to i32
  br label %297

295:
  %296 = add nuw nsw i64 %283, 1
  br label %282, !llvm.loop !40

297:
  %298 = phi i32 [ %307, %310 ], [ 0, %293 ]
  %299 = phi i32 [ %311, %310 ], [ -1, %293 ]
  %300 = icmp eq i32 %299, 2
  br i1 %300, label %305, label %301

301:
  %302 = add nsw i32 %299, %287
  %303 = and i32 %302, 31
  %304 = zext nneg i32 %303 to i64
  br label %306

305:
  switch i32 %298, label %331 [
    i32 3, label %332
    i32 2, label %327
  ]

306:
  %307 = phi i32 [ %325, %322 ], [ %298, %301 ]
  %308 = phi i32 [ %326, %322 ], [ -1, %301 ]
  %309 = icmp eq i32 %308, 2
  br i1 %309, label %310, label %312

310:
  %311 = add nsw i32 %299, 1
  br label %297, !llvm.loop !41

312:
  %313 = or i32 %308, %299
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %322, label %315

315:
  %316 = add nsw i32 %308, %294
  %317 = and i32 %316, 31
  %318 = zext nneg i32 %317 to i64
  %319 = getelementptr inbounds [32 x i8], ptr @grid, i64 %304, i64 %318
  %320 = load i8, ptr %319, align 1, !tbaa !31
  %321 = icmp ne i8 %320, 0
  br label %322

322:
  %323 = phi i1 [ false, %312 ], [ %321, %315 ]
  %324 = zext i1 %323 to i32
  %325 = add nsw i32 %307, %324
  %326 = add nsw i32 %308, 1
  br label %306, !llvm.loop !42

327:
  %328 = getelementptr inbounds [32 x i8], ptr @grid, i64 %283, i64 %290
  %329 = load i8, ptr %328, align 1, !tbaa !31
  %330 = icmp ne i8 %329, 0
  br label %332

331:
  br label %332

332:
  %333 = phi i1 [ true, %305 ], [ %330, %327 ], [ false, %331 ]
  %334 = zext i1 %333 to i8
  %335 = getelementptr inbounds [32 x [32 x i8]], ptr %3, i64 0, i64 %283, i64 %290
  store i8 %334, ptr %335, align 1, !tbaa !31
  %336 = zext i1 %333 to i32
  %337 = add nsw i32 %291, %336
  %338 = add nuw nsw i64 %290, 1
  br label %289, !llvm.loop !43

339:
  %340 = add nuw nsw i32 %16, %70
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3) #12
  %341 = add nuw i32 %18, 1
  br label %13, !llvm.loop !44

342:
  %343 = getelementptr inbounds [32 x [32 x double]], ptr @dc, i64 0, i64 %181, i64 %181
  %344 = load double, ptr %343, align 8, !tbaa !15
  %345 = getelementptr inbounds [32 x double], ptr @x, i64 0, i64 %181
  store double %344, ptr %345, align 8, !tbaa !15
  %346 = add nuw nsw i64 %181, 1
  br label %180, !llvm.loop !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc void @strassen(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr #3 {
  %6 = icmp slt i32 %0, 5
  br i1 %6, label %7, label %42

7:
  %8 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %9 = zext nneg i32 %8 to i64
  %10 = zext i32 %0 to i64
  br label %11

11:
  %12 = phi i64 [ 0, %7 ], [ %25, %24 ]
  %13 = icmp eq i64 %12, %9
  br i1 %13, label %161, label %14

14:
  %15 = shl nsw i64 %12, 5
  %16 = and i64 %15, 4294967264
  %17 = getelementptr inbounds i32, ptr %1, i64 %16
  %18 = getelementptr inbounds i32, ptr %3, i64 %15
  br label %19

19:
  %20 = phi i64 [ 0, %14 ], [ %32, %30 ]
  %21 = icmp eq i64 %20, %10
  br i1 %21, label %24, label %22

22:
  %23 = getelementptr inbounds i32, ptr %2, i64 %20
  br label %26

24:
  %25 = add nuw nsw i64 %12, 1
  br label %11, !llvm.loop !46

26:
  %27 = phi i64 [ 0, %22 ], [ %41, %33 ]
  %28 = phi i32 [ 0, %22 ], [ %40, %33 ]
  %29 = icmp eq i64 %27, %10
  br i1 %29, label %30, label %33

30:
  %31 = getelementptr inbounds i32, ptr %18, i64 %20
  store i32 %28, ptr %31, align 4, !tbaa !9
  %32 = add nuw nsw i64 %20, 1
  br label %19, !llvm.loop !47

33:
  %34 = getelementptr inbounds i32, ptr %17, i64 %27
  %35 = load i32, ptr %34, align 4, !tbaa !9
  %36 = shl nsw i64 %27, 7
  %37 = getelementptr inbounds i8, ptr %23, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !9
  %39 = mul nsw i32 %38, %35
  %40 = add nsw i32 %39, %28
  %41 = add nuw nsw i64 %27, 1
  br label %26, !llvm.loop !48

42:
  %43 = lshr i32 %0, 1
  %44 = shl nsw i32 %43, 5
  %45 = zext nneg i32 %44 to i64
  %46 = shl nsw i32 %43, 6
  %47 = zext nneg i32 %46 to i64
  %48 = zext nneg i32 %0 to i64
  %49 = shl nuw nsw i64 %48, 2
  br label %50

50:
  %51 = phi i64 [ %63, %60 ], [ 0, %42 ]
  %52 = icmp eq i64 %51, %48
  br i1 %52, label %53, label %60

53:
  %54 = getelementptr inbounds i32, ptr %4, i64 %45
  %55 = getelementptr inbounds i32, ptr %4, i64 %47
  %56 = mul nuw nsw i32 %43, 96
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %4, i64 %57
  %59 = zext nneg i32 %43 to i64
  br label %64

60:
  %61 = shl nsw i64 %51, 7
  %62 = getelementptr inbounds i8, ptr %3, i64 %61
  tail call void @llvm.memset.p0.i64(ptr align 4 %62, i8 0, i64 %49, i1 false)
  %63 = add nuw nsw i64 %51, 1
  br label %50, !llvm.loop !49

64:
  %65 = phi i64 [ 0, %53 ], [ %127, %126 ]
  %66 = icmp eq i64 %65, 7
  br i1 %66, label %161, label %67

67:
  %68 = phi i64 [ %81, %80 ], [ 0, %64 ]
  %69 = icmp eq i64 %68, %59
  br i1 %69, label %74, label %70

70:
  %71 = shl i64 %68, 5
  %72 = and i64 %71, 4294967264
  %73 = trunc nuw nsw i64 %68 to i32
  br label %75

74:
  tail call fastcc void @strassen(i32 noundef %43, ptr noundef %4, ptr noundef %54, ptr noundef %55, ptr noundef %58) #11
  br label %118

75:
  %76 = phi i64 [ 0, %70 ], [ %91, %87 ]
  %77 = icmp eq i64 %76, %59
  br i1 %77, label %80, label %78

78:
  %79 = trunc nuw nsw i64 %76 to i32
  br label %82

80:
  %81 = add nuw nsw i64 %68, 1
  br label %67, !llvm.loop !50

82:
  %83 = phi i64 [ 0, %78 ], [ %117, %92 ]
  %84 = phi i32 [ 0, %78 ], [ %109, %92 ]
  %85 = phi i32 [ 0, %78 ], [ %116, %92 ]
  %86 = icmp eq i64 %83, 4
  br i1 %86, label %87, label %92

87:
  %88 = add nuw nsw i64 %76, %72
  %89 = getelementptr inbounds i32, ptr %4, i64 %88
  store i32 %84, ptr %89, align 4, !tbaa !9
  %90 = getelementptr inbounds i32, ptr %54, i64 %88
  store i32 %85, ptr %90, align 4, !tbaa !9
  %91 = add nuw nsw i64 %76, 1
  br label %75, !llvm.loop !51

92:
  %93 = trunc nuw nsw i64 %83 to i32
  %94 = lshr i32 %93, 1
  %95 = mul nuw nsw i32 %94, %43
  %96 = add nuw nsw i32 %95, %73
  %97 = shl nsw i32 %96, 5
  %98 = trunc i64 %83 to i1
  %99 = select i1 %98, i32 %43, i32 0
  %100 = add nuw nsw i32 %99, %79
  %101 = add nuw nsw i32 %100, %97
  %102 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.left, i64 0, i64 %65, i64 %83
  %103 = load i8, ptr %102, align 1, !tbaa !31
  %104 = sext i8 %103 to i32
  %105 = zext nneg i32 %101 to i64
  %106 = getelementptr inbounds i32, ptr %1, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = mul nsw i32 %107, %104
  %109 = add nsw i32 %108, %84
  %110 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.right, i64 0, i64 %65, i64 %83
  %111 = load i8, ptr %110, align 1, !tbaa !31
  %112 = sext i8 %111 to i32
  %113 = getelementptr inbounds i32, ptr %2, i64 %105
  %114 = load i32, ptr %113, align 4, !tbaa !9
  %115 = mul nsw i32 %114, %112
  %116 = add nsw i32 %115, %85
  %117 = add nuw nsw i64 %83, 1
  br label %82, !llvm.loop !52

118:
  %119 = phi i64 [ %135, %134 ], [ 0, %74 ]
  %120 = icmp eq i64 %119, %59
  br i1 %120, label %126, label %121

121:
  %122 = shl i64 %119, 5
  %123 = and i64 %122, 4294967264
  %124 = getelementptr inbounds i32, ptr %55, i64 %123
  %125 = trunc nuw nsw i64 %119 to i32
  br label %128

126:
  %127 = add nuw nsw i64 %65, 1
  br label %64, !llvm.loop !53

128:
  %129 = phi i64 [ 0, %121 ], [ %140, %139 ]
  %130 = icmp eq i64 %129, %59
  br i1 %130, label %134, label %131

131:
  %132 = getelementptr inbounds i32, ptr %124, i64 %129
  %133 = trunc nuw nsw i64 %129 to i32
  br label %136

134:
  %135 = add nuw nsw i64 %119, 1
  br label %118, !llvm.loop !54

136:
  %137 = phi i64 [ 0, %131 ], [ %160, %141 ]
  %138 = icmp eq i64 %137, 4
  br i1 %138, label %139, label %141

139:
  %140 = add nuw nsw i64 %129, 1
  br label %128, !llvm.loop !55

141:
  %142 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.out, i64 0, i64 %65, i64 %137
  %143 = load i8, ptr %142, align 1, !tbaa !31
  %144 = sext i8 %143 to i32
  %145 = load i32, ptr %132, align 4, !tbaa !9
  %146 = mul nsw i32 %145, %144
  %147 = trunc nuw nsw i64 %137 to i32
  %148 = lshr i32 %147, 1
  %149 = mul nuw nsw i32 %148, %43
  %150 = add nuw nsw i32 %149, %125
  %151 = shl nsw i32 %150, 5
  %152 = trunc i64 %137 to i1
  %153 = select i1 %152, i32 %43, i32 0
  %154 = add nuw nsw i32 %153, %133
  %155 = add nuw nsw i32 %154, %151
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds i32, ptr %3, i64 %156
  %158 = load i32, ptr %157, align 4, !tbaa !9
  %159 = add nsw i32 %158, %146
  store i32 %159, ptr %157, align 4, !tbaa !9
  %160 = add nuw nsw i64 %137, 1
  br label %136, !llvm.loop !56

161:
  ret void
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree nounwind willreturn memory(argmem: read) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { minsize nounwind optsize willreturn memory(read) }
attributes #11 = { minsize optsize }
attributes #12 = { nounwind }

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
!46 = distinct !{!46, !18}
!47 = distinct !{!47, !18}
!48 = distinct !{!48, !18}
!49 = distinct !{!49, !18}
!50 = distinct !{!50, !18}
!51 = distinct !{!51, !18}
!52 = distinct !{!52, !18}
!53 = distinct !{!53, !18}
!54 = distinct !{!54, !18}
!55 = distinct !{!55, !18}
!56 = distinct !{!56, !18}
