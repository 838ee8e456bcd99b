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
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i64 @strtol(ptr nocapture noundef nonnull %8, ptr noundef null, i32 noundef 10) #9
  %10 = trunc i64 %9 to i32
  br label %11

11:
  %12 = phi i32 [ %10, %6 ], [ 2, %2 ]
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %18

14:
  %15 = phi i32 [ %329, %327 ], [ 0, %11 ]
  %16 = phi i32 [ %328, %327 ], [ 0, %11 ]
  %17 = phi i32 [ %139, %327 ], [ 7, %11 ]
  br label %39

18:
  %19 = phi i32 [ 0, %11 ], [ %324, %327 ]
  %20 = phi i32 [ 0, %11 ], [ %328, %327 ]
  %21 = phi double [ 0.000000e+00, %11 ], [ %218, %327 ]
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
  %40 = phi i64 [ 0, %14 ], [ %42, %133 ]
  %41 = phi i32 [ %17, %14 ], [ %139, %133 ]
  %42 = add nuw nsw i64 %40, 1
  br label %135

43:
  %44 = phi i64 [ %48, %47 ], [ 0, %133 ]
  br label %45

45:
  %46 = phi i64 [ 0, %43 ], [ %52, %50 ]
  br label %54

47:
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %65, label %43, !llvm.loop !17

50:
  %51 = getelementptr inbounds [32 x i32], ptr @ic, i64 %44, i64 %46
  store i32 %62, ptr %51, align 4, !tbaa !9
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, 32
  br i1 %53, label %47, label %45, !llvm.loop !20

54:
  %55 = phi i64 [ 0, %45 ], [ %63, %54 ]
  %56 = phi i32 [ 0, %45 ], [ %62, %54 ]
  %57 = getelementptr inbounds [32 x i32], ptr @ia, i64 %44, i64 %55
  %58 = load i32, ptr %57, align 4, !tbaa !9
  %59 = getelementptr inbounds [32 x i32], ptr @ib, i64 %55, i64 %46
  %60 = load i32, ptr %59, align 4, !tbaa !9
  %61 = mul nsw i32 %60, %58
  %62 = add nsw i32 %61, %56
  %63 = add nuw nsw i64 %55, 1
  %64 = icmp eq i64 %63, 32
  br i1 %64, label %50, label %54, !llvm.loop !21

65:
  tail call fastcc void @strassen(i32 noundef 32, ptr noundef nonnull @ia, ptr noundef nonnull @ib, ptr noundef nonnull @id, ptr noundef nonnull @tmp)
  %66 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(4096) @ic, ptr noundef nonnull dereferenceable(4096) @id, i64 4096)
  %67 = icmp ne i32 %66, 0
  %68 = zext i1 %67 to i32
  br label %69

69:
  %70 = phi i64 [ 0, %65 ], [ %74, %73 ]
  br label %71

71:
  %72 = phi i64 [ 0, %69 ], [ %78, %76 ]
  br label %80

73:
  %74 = add nuw nsw i64 %70, 1
  %75 = icmp eq i64 %74, 32
  br i1 %75, label %91, label %69, !llvm.loop !22

76:
  %77 = getelementptr inbounds [32 x i64], ptr @lc, i64 %70, i64 %72
  store i64 %88, ptr %77, align 8, !tbaa !11
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, 32
  br i1 %79, label %73, label %71, !llvm.loop !23

80:
  %81 = phi i64 [ 0, %71 ], [ %89, %80 ]
  %82 = phi i64 [ 0, %71 ], [ %88, %80 ]
  %83 = getelementptr inbounds [32 x i64], ptr @la, i64 %70, i64 %81
  %84 = load i64, ptr %83, align 8, !tbaa !11
  %85 = getelementptr inbounds [32 x i64], ptr @lb, i64 %81, i64 %72
  %86 = load i64, ptr %85, align 8, !tbaa !11
  %87 = mul nsw i64 %86, %84
  %88 = add nsw i64 %87, %82
  %89 = add nuw nsw i64 %81, 1
  %90 = icmp eq i64 %89, 32
  br i1 %90, label %76, label %80, !llvm.loop !24

91:
  %92 = phi i64 [ %96, %95 ], [ 0, %73 ]
  br label %93

93:
  %94 = phi i64 [ 0, %91 ], [ %100, %98 ]
  br label %102

95:
  %96 = add nuw nsw i64 %92, 1
  %97 = icmp eq i64 %96, 32
  br i1 %97, label %112, label %91, !llvm.loop !25

98:
  %99 = getelementptr inbounds [32 x float], ptr @fc, i64 %92, i64 %94
  store float %109, ptr %99, align 4, !tbaa !13
  %100 = add nuw nsw i64 %94, 1
  %101 = icmp eq i64 %100, 32
  br i1 %101, label %95, label %93, !llvm.loop !26

102:
  %103 = phi i64 [ 0, %93 ], [ %110, %102 ]
  %104 = phi float [ 0.000000e+00, %93 ], [ %109, %102 ]
  %105 = getelementptr inbounds [32 x float], ptr @fa, i64 %92, i64 %103
  %106 = load float, ptr %105, align 4, !tbaa !13
  %107 = getelementptr inbounds [32 x float], ptr @fb, i64 %103, i64 %94
  %108 = load float, ptr %107, align 4, !tbaa !13
  %109 = tail call float @llvm.fmuladd.f32(float %106, float %108, float %104)
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, 32
  br i1 %111, label %98, label %102, !llvm.loop !27

112:
  %113 = phi i64 [ %117, %116 ], [ 0, %95 ]
  br label %114

114:
  %115 = phi i64 [ 0, %112 ], [ %121, %119 ]
  br label %123

116:
  %117 = add nuw nsw i64 %113, 1
  %118 = icmp eq i64 %117, 32
  br i1 %118, label %331, label %112, !llvm.loop !28

119:
  %120 = getelementptr inbounds [32 x double], ptr @dc, i64 %113, i64 %115
  store double %130, ptr %120, align 8, !tbaa !15
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, 32
  br i1 %122, label %116, label %114, !llvm.loop !29

123:
  %124 = phi i64 [ 0, %114 ], [ %131, %123 ]
  %125 = phi double [ 0.000000e+00, %114 ], [ %130, %123 ]
  %126 = getelementptr inbounds [32 x double], ptr @da, i64 %113, i64 %124
  %127 = load double, ptr %126, align 8, !tbaa !15
  %128 = getelementptr inbounds [32 x double], ptr @db, i64 %124, i64 %115
  %129 = load double, ptr %128, align 8, !tbaa !15
  %130 = tail call double @llvm.fmuladd.f64(double %127, double %129, double %125)
  %131 = add nuw nsw i64 %124, 1
  %132 = icmp eq i64 %131, 32
  br i1 %132, label %119, label %123, !llvm.loop !30

133:
  %134 = icmp eq i64 %42, 32
  br i1 %134, label %43, label %39, !llvm.loop !31

135:
  %136 = phi i64 [ 0, %39 ], [ %174, %135 ]
  %137 = phi i32 [ %41, %39 ], [ %139, %135 ]
  %138 = mul i32 %137, 22695477
  %139 = add i32 %138, 1
  %140 = ashr i32 %139, 20
  %141 = getelementptr inbounds [32 x [32 x i32]], ptr @ia, i64 0, i64 %40, i64 %136
  store i32 %140, ptr %141, align 4, !tbaa !9
  %142 = shl i32 %139, 5
  %143 = ashr i32 %142, 22
  %144 = getelementptr inbounds [32 x [32 x i32]], ptr @ib, i64 0, i64 %136, i64 %40
  store i32 %143, ptr %144, align 4, !tbaa !9
  %145 = sext i32 %140 to i64
  %146 = shl nsw i64 %145, 21
  %147 = getelementptr inbounds [32 x [32 x i64]], ptr @la, i64 0, i64 %40, i64 %136
  store i64 %146, ptr %147, align 8, !tbaa !11
  %148 = getelementptr inbounds [32 x [32 x i32]], ptr @ib, i64 0, i64 %40, i64 %136
  %149 = load i32, ptr %148, align 4, !tbaa !9
  %150 = sext i32 %149 to i64
  %151 = mul nsw i64 %150, 12345
  %152 = getelementptr inbounds [32 x [32 x i64]], ptr @lb, i64 0, i64 %40, i64 %136
  store i64 %151, ptr %152, align 8, !tbaa !11
  %153 = sitofp i32 %140 to float
  %154 = fmul float %153, 1.562500e-02
  %155 = getelementptr inbounds [32 x [32 x float]], ptr @fa, i64 0, i64 %40, i64 %136
  store float %154, ptr %155, align 4, !tbaa !13
  %156 = and i32 %140, 31
  %157 = uitofp nneg i32 %156 to float
  %158 = getelementptr inbounds [32 x [32 x float]], ptr @fb, i64 0, i64 %40, i64 %136
  store float %157, ptr %158, align 4, !tbaa !13
  %159 = sitofp i32 %140 to double
  %160 = fmul double %159, 7.812500e-03
  %161 = icmp eq i64 %40, %136
  %162 = select i1 %161, double 4.000000e+01, double 0.000000e+00
  %163 = fadd double %160, %162
  %164 = getelementptr inbounds [32 x [32 x double]], ptr @da, i64 0, i64 %40, i64 %136
  store double %163, ptr %164, align 8, !tbaa !15
  %165 = add nuw nsw i64 %42, %136
  %166 = trunc nuw nsw i64 %165 to i32
  %167 = uitofp nneg i32 %166 to double
  %168 = fdiv double 1.000000e+00, %167
  %169 = getelementptr inbounds [32 x [32 x double]], ptr @db, i64 0, i64 %40, i64 %136
  store double %168, ptr %169, align 8, !tbaa !15
  %170 = and i32 %139, -1073741824
  %171 = icmp eq i32 %170, 1073741824
  %172 = zext i1 %171 to i8
  %173 = getelementptr inbounds [32 x [32 x i8]], ptr @grid, i64 0, i64 %40, i64 %136
  store i8 %172, ptr %173, align 1, !tbaa !32
  %174 = add nuw nsw i64 %136, 1
  %175 = icmp eq i64 %174, 32
  br i1 %175, label %133, label %135, !llvm.loop !33

176:
  %177 = add nuw nsw i64 %181, 1
  %178 = icmp eq i64 %183, 32
  br i1 %178, label %244, label %179, !llvm.loop !34

179:
  %180 = phi i64 [ %183, %176 ], [ 0, %331 ]
  %181 = phi i64 [ %177, %176 ], [ 1, %331 ]
  %182 = phi double [ %218, %176 ], [ 1.000000e+00, %331 ]
  %183 = add nuw nsw i64 %180, 1
  %184 = icmp ult i64 %180, 31
  %185 = trunc nuw nsw i64 %180 to i32
  br i1 %184, label %190, label %186

186:
  %187 = phi i32 [ %185, %179 ], [ %202, %190 ]
  %188 = zext i32 %187 to i64
  %189 = icmp eq i64 %180, %188
  br i1 %189, label %214, label %205

190:
  %191 = phi i64 [ %203, %190 ], [ %181, %179 ]
  %192 = phi i32 [ %202, %190 ], [ %185, %179 ]
  %193 = getelementptr inbounds [32 x double], ptr @da, i64 %191, i64 %180
  %194 = load double, ptr %193, align 8, !tbaa !15
  %195 = tail call double @llvm.fabs.f64(double %194)
  %196 = sext i32 %192 to i64
  %197 = getelementptr inbounds [32 x double], ptr @da, i64 %196, i64 %180
  %198 = load double, ptr %197, align 8, !tbaa !15
  %199 = tail call double @llvm.fabs.f64(double %198)
  %200 = fcmp ogt double %195, %199
  %201 = trunc nuw nsw i64 %191 to i32
  %202 = select i1 %200, i32 %201, i32 %192
  %203 = add nuw nsw i64 %191, 1
  %204 = icmp eq i64 %203, 32
  br i1 %204, label %186, label %190, !llvm.loop !35

205:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4)
  %206 = sext i32 %187 to i64
  %207 = getelementptr inbounds [32 x double], ptr @da, i64 %206
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %4, ptr noundef nonnull align 16 dereferenceable(256) %207, i64 256, i1 false)
  %208 = getelementptr inbounds [32 x double], ptr @da, i64 %180
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %207, ptr noundef nonnull align 16 dereferenceable(256) %208, i64 256, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %208, ptr noundef nonnull align 16 dereferenceable(256) %4, i64 256, i1 false)
  %209 = getelementptr inbounds double, ptr @x, i64 %206
  %210 = load double, ptr %209, align 8, !tbaa !15
  %211 = getelementptr inbounds double, ptr @x, i64 %180
  %212 = load double, ptr %211, align 8, !tbaa !15
  store double %212, ptr %209, align 8, !tbaa !15
  store double %210, ptr %211, align 8, !tbaa !15
  %213 = fneg double %182
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4)
  br label %214

214:
  %215 = phi double [ %213, %205 ], [ %182, %186 ]
  %216 = getelementptr inbounds [32 x double], ptr @da, i64 %180, i64 %180
  %217 = load double, ptr %216, align 8, !tbaa !15
  %218 = fmul double %215, %217
  br i1 %184, label %219, label %176

219:
  %220 = getelementptr inbounds double, ptr @x, i64 %180
  br label %221

221:
  %222 = phi i64 [ %181, %219 ], [ %233, %228 ]
  %223 = getelementptr inbounds [32 x double], ptr @da, i64 %222, i64 %180
  %224 = load double, ptr %223, align 8, !tbaa !15
  %225 = load double, ptr %216, align 8, !tbaa !15
  %226 = fneg double %224
  %227 = fdiv double %226, %225
  br label %235

228:
  %229 = load double, ptr %220, align 8, !tbaa !15
  %230 = getelementptr inbounds double, ptr @x, i64 %222
  %231 = load double, ptr %230, align 8, !tbaa !15
  %232 = tail call double @llvm.fmuladd.f64(double %227, double %229, double %231)
  store double %232, ptr %230, align 8, !tbaa !15
  %233 = add nuw nsw i64 %222, 1
  %234 = icmp eq i64 %233, 32
  br i1 %234, label %176, label %221, !llvm.loop !36

235:
  %236 = phi i64 [ %180, %221 ], [ %242, %235 ]
  %237 = getelementptr inbounds [32 x double], ptr @da, i64 %180, i64 %236
  %238 = load double, ptr %237, align 8, !tbaa !15
  %239 = getelementptr inbounds [32 x double], ptr @da, i64 %222, i64 %236
  %240 = load double, ptr %239, align 8, !tbaa !15
  %241 = tail call double @llvm.fmuladd.f64(double %227, double %238, double %240)
  store double %241, ptr %239, align 8, !tbaa !15
  %242 = add nuw nsw i64 %236, 1
  %243 = icmp eq i64 %242, 32
  br i1 %243, label %228, label %235, !llvm.loop !37

244:
  %245 = phi i64 [ %256, %250 ], [ 31, %176 ]
  %246 = icmp ult i64 %245, 31
  br i1 %246, label %247, label %250

247:
  %248 = getelementptr inbounds double, ptr @x, i64 %245
  %249 = load double, ptr %248, align 8, !tbaa !15
  br label %258

250:
  %251 = getelementptr inbounds [32 x double], ptr @da, i64 %245, i64 %245
  %252 = load double, ptr %251, align 8, !tbaa !15
  %253 = getelementptr inbounds double, ptr @x, i64 %245
  %254 = load double, ptr %253, align 8, !tbaa !15
  %255 = fdiv double %254, %252
  store double %255, ptr %253, align 8, !tbaa !15
  %256 = add nsw i64 %245, -1
  %257 = icmp eq i64 %245, 0
  br i1 %257, label %269, label %244, !llvm.loop !38

258:
  %259 = phi i64 [ %245, %247 ], [ %261, %258 ]
  %260 = phi double [ %249, %247 ], [ %267, %258 ]
  %261 = add nuw nsw i64 %259, 1
  %262 = getelementptr inbounds [32 x double], ptr @da, i64 %245, i64 %261
  %263 = load double, ptr %262, align 8, !tbaa !15
  %264 = getelementptr inbounds double, ptr @x, i64 %261
  %265 = load double, ptr %264, align 8, !tbaa !15
  %266 = fneg double %263
  %267 = tail call double @llvm.fmuladd.f64(double %266, double %265, double %260)
  store double %267, ptr %248, align 8, !tbaa !15
  %268 = icmp eq i64 %261, 31
  br i1 %268, label %250, label %258, !llvm.loop !39

269:
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3) #9
  br label %270

270:
  %271 = phi i32 [ 9, %269 ], [ %277, %276 ]
  br label %272

272:
  %273 = phi i64 [ 0, %270 ], [ %284, %283 ]
  %274 = phi i32 [ 0, %270 ], [ %324, %283 ]
  %275 = trunc i64 %273 to i32
  br label %279

276:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) @grid, ptr noundef nonnull align 16 dereferenceable(1024) %3, i64 1024, i1 false)
  %277 = add nsw i32 %271, -1
  %278 = icmp eq i32 %271, 0
  br i1 %278, label %327, label %270, !llvm.loop !40

279:
  %280 = phi i64 [ 0, %272 ], [ %325, %319 ]
  %281 = phi i32 [ %274, %272 ], [ %324, %319 ]
  %282 = trunc i64 %280 to i32
  br label %286

283:
  %284 = add nuw nsw i64 %273, 1
  %285 = icmp eq i64 %284, 32
  br i1 %285, label %276, label %272, !llvm.loop !41

286:
  %287 = phi i32 [ -1, %279 ], [ %294, %293 ]
  %288 = phi i32 [ 0, %279 ], [ %311, %293 ]
  %289 = add nsw i32 %287, %275
  %290 = and i32 %289, 31
  %291 = zext nneg i32 %290 to i64
  br label %296

292:
  switch i32 %311, label %318 [
    i32 3, label %319
    i32 2, label %314
  ]

293:
  %294 = add nsw i32 %287, 1
  %295 = icmp eq i32 %294, 2
  br i1 %295, label %292, label %286, !llvm.loop !42

296:
  %297 = phi i32 [ -1, %286 ], [ %312, %308 ]
  %298 = phi i32 [ %288, %286 ], [ %311, %308 ]
  %299 = or i32 %297, %287
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %308, label %301

301:
  %302 = add nsw i32 %297, %282
  %303 = and i32 %302, 31
  %304 = zext nneg i32 %303 to i64
  %305 = getelementptr inbounds [32 x i8], ptr @grid, i64 %291, i64 %304
  %306 = load i8, ptr %305, align 1, !tbaa !32
  %307 = icmp ne i8 %306, 0
  br label %308

308:
  %309 = phi i1 [ false, %296 ], [ %307, %301 ]
  %310 = zext i1 %309 to i32
  %311 = add nsw i32 %298, %310
  %312 = add nsw i32 %297, 1
  %313 = icmp eq i32 %312, 2
  br i1 %313, label %293, label %296, !llvm.loop !43

314:
  %315 = getelementptr inbounds [32 x i8], ptr @grid, i64 %273, i64 %280
  %316 = load i8, ptr %315, align 1, !tbaa !32
  %317 = icmp ne i8 %316, 0
  br label %319

318:
  br label %319

319:
  %320 = phi i1 [ true, %292 ], [ %317, %314 ], [ false, %318 ]
  %321 = zext i1 %320 to i8
  %322 = getelementptr inbounds [32 x [32 x i8]], ptr %3, i64 0, i64 %273, i64 %280
  store i8 %321, ptr %322, align 1, !tbaa !32
  %323 = zext i1 %320 to i32
  %324 = add nsw i32 %281, %323
  %325 = add nuw nsw i64 %280, 1
  %326 = icmp eq i64 %325, 32
  br i1 %326, label %283, label %279, !llvm.loop !44

327:
  %328 = add nuw nsw i32 %16, %68
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3) #9
  %329 = add nuw nsw i32 %15, 1
  %330 = icmp eq i32 %329, %12
  br i1 %330, label %18, label %14, !llvm.loop !45

331:
  %332 = phi i64 [ %336, %331 ], [ 0, %116 ]
  %333 = getelementptr inbounds [32 x [32 x double]], ptr @dc, i64 0, i64 %332, i64 %332
  %334 = load double, ptr %333, align 8, !tbaa !15
  %335 = getelementptr inbounds [32 x double], ptr @x, i64 0, i64 %332
  store double %334, ptr %335, align 8, !tbaa !15
  %336 = add nuw nsw i64 %332, 1
  %337 = icmp eq i64 %336, 32
  br i1 %337, label %179, label %331, !llvm.loop !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @strassen(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr #2 {
  %6 = icmp slt i32 %0, 5
  br i1 %6, label %7, label %42

7:
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %157

9:
  %10 = zext nneg i32 %0 to i64
  %11 = zext nneg i32 %0 to i64
  %12 = zext nneg i32 %0 to i64
  br label %13

13:
  %14 = phi i64 [ 0, %9 ], [ %24, %23 ]
  %15 = shl i64 %14, 5
  %16 = and i64 %15, 4294967264
  %17 = getelementptr inbounds i32, ptr %1, i64 %16
  %18 = shl nsw i64 %14, 7
  %19 = getelementptr inbounds i8, ptr %3, i64 %18
  br label %20

20:
  %21 = phi i64 [ 0, %13 ], [ %28, %26 ]
  %22 = getelementptr inbounds i32, ptr %2, i64 %21
  br label %30

23:
  %24 = add nuw nsw i64 %14, 1
  %25 = icmp eq i64 %24, %10
  br i1 %25, label %157, label %13, !llvm.loop !47

26:
  %27 = getelementptr inbounds i32, ptr %19, i64 %21
  store i32 %39, ptr %27, align 4, !tbaa !9
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %23, label %20, !llvm.loop !48

30:
  %31 = phi i64 [ 0, %20 ], [ %40, %30 ]
  %32 = phi i32 [ 0, %20 ], [ %39, %30 ]
  %33 = getelementptr inbounds i32, ptr %17, i64 %31
  %34 = load i32, ptr %33, align 4, !tbaa !9
  %35 = shl nsw i64 %31, 7
  %36 = getelementptr inbounds i8, ptr %22, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !9
  %38 = mul nsw i32 %37, %34
  %39 = add nsw i32 %38, %32
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %12
  br i1 %41, label %26, label %30, !llvm.loop !49

42:
  %43 = lshr i32 %0, 1
  %44 = shl nsw i32 %43, 5
  %45 = zext nneg i32 %44 to i64
  %46 = shl nsw i32 %43, 6
  %47 = zext nneg i32 %46 to i64
  %48 = zext nneg i32 %0 to i64
  %49 = shl nuw nsw i64 %48, 2
  %50 = zext nneg i32 %0 to i64
  br label %61

51:
  %52 = getelementptr inbounds i32, ptr %4, i64 %45
  %53 = getelementptr inbounds i32, ptr %4, i64 %47
  %54 = mul nuw nsw i32 %43, 96
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %4, i64 %55
  %57 = zext nneg i32 %43 to i64
  %58 = zext nneg i32 %43 to i64
  %59 = zext nneg i32 %43 to i64
  %60 = zext nneg i32 %43 to i64
  br label %67

61:
  %62 = phi i64 [ 0, %42 ], [ %65, %61 ]
  %63 = shl nsw i64 %62, 7
  %64 = getelementptr inbounds i8, ptr %3, i64 %63
  tail call void @llvm.memset.p0.i64(ptr align 4 %64, i8 0, i64 %49, i1 false)
  %65 = add nuw nsw i64 %62, 1
  %66 = icmp eq i64 %65, %50
  br i1 %66, label %51, label %61, !llvm.loop !50

67:
  %68 = phi i64 [ 0, %51 ], [ %123, %122 ]
  br label %69

69:
  %70 = phi i64 [ 0, %67 ], [ %79, %78 ]
  %71 = shl i64 %70, 5
  %72 = and i64 %71, 4294967264
  %73 = trunc nuw nsw i64 %70 to i32
  br label %75

74:
  tail call fastcc void @strassen(i32 noundef %43, ptr noundef %4, ptr noundef %52, ptr noundef %53, ptr noundef %56)
  br label %117

75:
  %76 = phi i64 [ 0, %69 ], [ %85, %81 ]
  %77 = trunc nuw nsw i64 %76 to i32
  br label %87

78:
  %79 = add nuw nsw i64 %70, 1
  %80 = icmp eq i64 %79, %57
  br i1 %80, label %74, label %69, !llvm.loop !51

81:
  %82 = add nuw nsw i64 %76, %72
  %83 = getelementptr inbounds i32, ptr %4, i64 %82
  store i32 %107, ptr %83, align 4, !tbaa !9
  %84 = getelementptr inbounds i32, ptr %52, i64 %82
  store i32 %114, ptr %84, align 4, !tbaa !9
  %85 = add nuw nsw i64 %76, 1
  %86 = icmp eq i64 %85, %58
  br i1 %86, label %78, label %75, !llvm.loop !52

87:
  %88 = phi i64 [ 0, %75 ], [ %115, %87 ]
  %89 = phi i32 [ 0, %75 ], [ %114, %87 ]
  %90 = phi i32 [ 0, %75 ], [ %107, %87 ]
  %91 = trunc nuw nsw i64 %88 to i32
  %92 = lshr i32 %91, 1
  %93 = mul nuw nsw i32 %92, %43
  %94 = add nuw nsw i32 %93, %73
  %95 = shl nsw i32 %94, 5
  %96 = trunc i64 %88 to i1
  %97 = select i1 %96, i32 %43, i32 0
  %98 = add nuw nsw i32 %97, %77
  %99 = add nuw nsw i32 %98, %95
  %100 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.left, i64 0, i64 %68, i64 %88
  %101 = load i8, ptr %100, align 1, !tbaa !32
  %102 = sext i8 %101 to i32
  %103 = zext nneg i32 %99 to i64
  %104 = getelementptr inbounds i32, ptr %1, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !9
  %106 = mul nsw i32 %105, %102
  %107 = add nsw i32 %106, %90
  %108 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.right, i64 0, i64 %68, i64 %88
  %109 = load i8, ptr %108, align 1, !tbaa !32
  %110 = sext i8 %109 to i32
  %111 = getelementptr inbounds i32, ptr %2, i64 %103
  %112 = load i32, ptr %111, align 4, !tbaa !9
  %113 = mul nsw i32 %112, %110
  %114 = add nsw i32 %113, %89
  %115 = add nuw nsw i64 %88, 1
  %116 = icmp eq i64 %115, 4
  br i1 %116, label %81, label %87, !llvm.loop !53

117:
  %118 = phi i64 [ 0, %74 ], [ %130, %129 ]
  %119 = shl nsw i64 %118, 7
  %120 = getelementptr inbounds i8, ptr %53, i64 %119
  %121 = trunc nuw nsw i64 %118 to i32
  br label %125

122:
  %123 = add nuw nsw i64 %68, 1
  %124 = icmp eq i64 %123, 7
  br i1 %124, label %157, label %67, !llvm.loop !54

125:
  %126 = phi i64 [ 0, %117 ], [ %133, %132 ]
  %127 = getelementptr inbounds i32, ptr %120, i64 %126
  %128 = trunc nuw nsw i64 %126 to i32
  br label %135

129:
  %130 = add nuw nsw i64 %118, 1
  %131 = icmp eq i64 %130, %59
  br i1 %131, label %122, label %117, !llvm.loop !55

132:
  %133 = add nuw nsw i64 %126, 1
  %134 = icmp eq i64 %133, %60
  br i1 %134, label %129, label %125, !llvm.loop !56

135:
  %136 = phi i64 [ 0, %125 ], [ %155, %135 ]
  %137 = getelementptr inbounds [7 x [4 x i8]], ptr @strassen.out, i64 0, i64 %68, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !32
  %139 = sext i8 %138 to i32
  %140 = load i32, ptr %127, align 4, !tbaa !9
  %141 = mul nsw i32 %140, %139
  %142 = trunc nuw nsw i64 %136 to i32
  %143 = lshr i32 %142, 1
  %144 = mul nuw nsw i32 %143, %43
  %145 = add nuw nsw i32 %144, %121
  %146 = shl nsw i32 %145, 5
  %147 = trunc i64 %136 to i1
  %148 = select i1 %147, i32 %43, i32 0
  %149 = add nuw nsw i32 %148, %128
  %150 = add nuw nsw i32 %149, %146
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds i32, ptr %3, i64 %151
  %153 = load i32, ptr %152, align 4, !tbaa !9
  %154 = add nsw i32 %153, %141
  store i32 %154, ptr %152, align 4, !tbaa !9
  %155 = add nuw nsw i64 %136, 1
  %156 = icmp eq i64 %155, 4
  br i1 %156, label %132, label %135, !llvm.loop !57

157:
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
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = distinct !{!21, !18, !19}
!22 = distinct !{!22, !18, !19}
!23 = distinct !{!23, !18, !19}
!24 = distinct !{!24, !18, !19}
!25 = distinct !{!25, !18, !19}
!26 = distinct !{!26, !18, !19}
!27 = distinct !{!27, !18, !19}
!28 = distinct !{!28, !18, !19}
!29 = distinct !{!29, !18, !19}
!30 = distinct !{!30, !18, !19}
!31 = distinct !{!31, !18, !19}
!32 = !{!7, !7, i64 0}
!33 = distinct !{!33, !18, !19}
!34 = distinct !{!34, !18, !19}
!35 = distinct !{!35, !18, !19}
!36 = distinct !{!36, !18, !19}
!37 = distinct !{!37, !18, !19}
!38 = distinct !{!38, !18, !19}
!39 = distinct !{!39, !18, !19}
!40 = distinct !{!40, !18, !19}
!41 = distinct !{!41, !18, !19}
!42 = distinct !{!42, !18, !19}
!43 = distinct !{!43, !18, !19}
!44 = distinct !{!44, !18, !19}
!45 = distinct !{!45, !18, !19}
!46 = distinct !{!46, !18, !19}
!47 = distinct !{!47, !18, !19}
!48 = distinct !{!48, !18, !19}
!49 = distinct !{!49, !18, !19}
!50 = distinct !{!50, !18, !19}
!51 = distinct !{!51, !18, !19}
!52 = distinct !{!52, !18, !19}
!53 = distinct !{!53, !18, !19}
!54 = distinct !{!54, !18, !19}
!55 = distinct !{!55, !18, !19}
!56 = distinct !{!56, !18, !19}
!57 = distinct !{!57, !18, !19}
