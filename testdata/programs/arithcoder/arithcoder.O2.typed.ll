; ModuleID = 'arithcoder.c'
source_filename = "arithcoder.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.model = type { [65 x i16], i16 }

@input = internal global [3000 x i8] zeroinitializer, align 16
@output = internal global [3000 x i8] zeroinitializer, align 16
@packed = internal unnamed_addr global [3064 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [34 x i8] c"%d symbols to %d bytes, sum %08x\0A\00", align 1
@models = internal global [64 x %struct.model] zeroinitializer, align 16
@str = private unnamed_addr constant [9 x i8] c"mismatch\00", align 1

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
  br i1 %9, label %10, label %318

10:
  %11 = phi i32 [ %8, %4 ], [ 2, %2 ]
  br label %12

12:
  %13 = phi i1 [ %301, %298 ], [ true, %10 ]
  %14 = phi i32 [ %300, %298 ], [ 0, %10 ]
  %15 = phi i32 [ %299, %298 ], [ 0, %10 ]
  %16 = phi i32 [ %282, %298 ], [ 1, %10 ]
  br label %277

17:
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(8448) bitcast ([64 x %struct.model]* @models to i8*), i8 0, i64 8448, i1 false) #9
  br label %18

18:
  %19 = phi i64 [ 0, %17 ], [ %22, %21 ]
  %20 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %19, i32 1
  br label %24

21:
  %22 = add nuw nsw i64 %19, 1
  %23 = icmp eq i64 %22, 64
  br i1 %23, label %45, label %18, !llvm.loop !5

24:
  %25 = phi i32 [ 0, %18 ], [ %26, %37 ]
  %26 = add nuw nsw i32 %25, 1
  br label %27

27:
  %28 = phi i32 [ %26, %24 ], [ %35, %27 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %19, i32 0, i64 %29
  %31 = load i16, i16* %30, align 2
  %32 = add i16 %31, 1
  store i16 %32, i16* %30, align 2
  %33 = sub nsw i32 0, %28
  %34 = and i32 %28, %33
  %35 = add nsw i32 %34, %28
  %36 = icmp slt i32 %35, 65
  br i1 %36, label %27, label %37, !llvm.loop !8

37:
  %38 = load i16, i16* %20, align 2
  %39 = add i16 %38, 1
  store i16 %39, i16* %20, align 2
  %40 = icmp eq i32 %26, 64
  br i1 %40, label %21, label %24, !llvm.loop !9

41:
  %42 = add i32 %120, 8388608
  %43 = icmp ugt i32 %120, -8388609
  %44 = sext i32 %118 to i64
  br i1 %43, label %125, label %132

45:
  %46 = phi i64 [ %121, %117 ], [ 0, %21 ]
  %47 = phi i32 [ %120, %117 ], [ 0, %21 ]
  %48 = phi i32 [ %119, %117 ], [ -1, %21 ]
  %49 = phi i32 [ %118, %117 ], [ 0, %21 ]
  %50 = phi i64 [ %123, %117 ], [ 0, %21 ]
  %51 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %50
  %52 = getelementptr inbounds [3000 x i8], [3000 x i8]* @input, i64 0, i64 %46
  %53 = load i8, i8* %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i8 %53, 0
  br i1 %55, label %67, label %56

56:
  %57 = phi i32 [ %65, %56 ], [ %54, %45 ]
  %58 = phi i32 [ %63, %56 ], [ 0, %45 ]
  %59 = zext i32 %57 to i64
  %60 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %50, i32 0, i64 %59
  %61 = load i16, i16* %60, align 2
  %62 = zext i16 %61 to i32
  %63 = add i32 %58, %62
  %64 = add nsw i32 %57, -1
  %65 = and i32 %64, %57
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %56, !llvm.loop !10

67:
  %68 = phi i32 [ 0, %45 ], [ %63, %56 ]
  %69 = add nuw nsw i32 %54, 1
  br label %70

70:
  %71 = phi i32 [ %79, %70 ], [ %69, %67 ]
  %72 = phi i32 [ %77, %70 ], [ 0, %67 ]
  %73 = zext i32 %71 to i64
  %74 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %50, i32 0, i64 %73
  %75 = load i16, i16* %74, align 2
  %76 = zext i16 %75 to i32
  %77 = add i32 %72, %76
  %78 = add nsw i32 %71, -1
  %79 = and i32 %78, %71
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %70, !llvm.loop !10

81:
  %82 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %50, i32 1
  %83 = load i16, i16* %82, align 2
  %84 = zext i16 %83 to i32
  %85 = udiv i32 %48, %84
  %86 = mul i32 %85, %68
  %87 = add i32 %86, %47
  %88 = sub i32 %77, %68
  %89 = mul i32 %85, %88
  %90 = icmp ult i32 %87, %47
  br i1 %90, label %91, label %100

91:
  %92 = sext i32 %49 to i64
  br label %93

93:
  %94 = phi i64 [ %92, %91 ], [ %95, %93 ]
  %95 = add i64 %94, -1
  %96 = getelementptr inbounds [3064 x i8], [3064 x i8]* @packed, i64 0, i64 %95
  %97 = load i8, i8* %96, align 1
  %98 = add i8 %97, 1
  store i8 %98, i8* %96, align 1
  %99 = icmp eq i8 %98, 0
  br i1 %99, label %93, label %100, !llvm.loop !11

100:
  %101 = icmp ult i32 %89, 16777216
  br i1 %101, label %102, label %117

102:
  %103 = sext i32 %49 to i64
  br label %104

104:
  %105 = phi i64 [ %103, %102 ], [ %110, %104 ]
  %106 = phi i32 [ %87, %102 ], [ %113, %104 ]
  %107 = phi i32 [ %89, %102 ], [ %112, %104 ]
  %108 = lshr i32 %106, 24
  %109 = trunc i32 %108 to i8
  %110 = add i64 %105, 1
  %111 = getelementptr inbounds [3064 x i8], [3064 x i8]* @packed, i64 0, i64 %105
  store i8 %109, i8* %111, align 1
  %112 = shl nuw i32 %107, 8
  %113 = shl i32 %106, 8
  %114 = icmp ult i32 %107, 65536
  br i1 %114, label %104, label %115, !llvm.loop !12

115:
  %116 = trunc i64 %110 to i32
  br label %117

117:
  %118 = phi i32 [ %49, %100 ], [ %116, %115 ]
  %119 = phi i32 [ %89, %100 ], [ %112, %115 ]
  %120 = phi i32 [ %87, %100 ], [ %113, %115 ]
  tail call fastcc void @update(%struct.model* noundef nonnull %51, i32 noundef %54) #9
  %121 = add nuw nsw i64 %46, 1
  %122 = load i8, i8* %52, align 1
  %123 = zext i8 %122 to i64
  %124 = icmp eq i64 %121, 3000
  br i1 %124, label %41, label %45, !llvm.loop !13

125:
  %126 = phi i64 [ %127, %125 ], [ %44, %41 ]
  %127 = add i64 %126, -1
  %128 = getelementptr inbounds [3064 x i8], [3064 x i8]* @packed, i64 0, i64 %127
  %129 = load i8, i8* %128, align 1
  %130 = add i8 %129, 1
  store i8 %130, i8* %128, align 1
  %131 = icmp eq i8 %130, 0
  br i1 %131, label %125, label %132, !llvm.loop !14

132:
  br label %133

133:
  %134 = phi i64 [ %139, %133 ], [ %44, %132 ]
  %135 = phi i32 [ %141, %133 ], [ 0, %132 ]
  %136 = phi i32 [ %142, %133 ], [ %42, %132 ]
  %137 = lshr i32 %136, 24
  %138 = trunc i32 %137 to i8
  %139 = add nsw i64 %134, 1
  %140 = getelementptr inbounds [3064 x i8], [3064 x i8]* @packed, i64 0, i64 %134
  store i8 %138, i8* %140, align 1
  %141 = add nuw nsw i32 %135, 1
  %142 = shl i32 %136, 8
  %143 = icmp eq i32 %141, 4
  br i1 %143, label %144, label %133, !llvm.loop !15

144:
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(8448) bitcast ([64 x %struct.model]* @models to i8*), i8 0, i64 8448, i1 false) #9
  br label %145

145:
  %146 = phi i64 [ 0, %144 ], [ %149, %148 ]
  %147 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %146, i32 1
  br label %151

148:
  %149 = add nuw nsw i64 %146, 1
  %150 = icmp eq i64 %149, 64
  br i1 %150, label %168, label %145, !llvm.loop !5

151:
  %152 = phi i32 [ 0, %145 ], [ %153, %164 ]
  %153 = add nuw nsw i32 %152, 1
  br label %154

154:
  %155 = phi i32 [ %153, %151 ], [ %162, %154 ]
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %146, i32 0, i64 %156
  %158 = load i16, i16* %157, align 2
  %159 = add i16 %158, 1
  store i16 %159, i16* %157, align 2
  %160 = sub nsw i32 0, %155
  %161 = and i32 %155, %160
  %162 = add nsw i32 %161, %155
  %163 = icmp slt i32 %162, 65
  br i1 %163, label %154, label %164, !llvm.loop !8

164:
  %165 = load i16, i16* %147, align 2
  %166 = add i16 %165, 1
  store i16 %166, i16* %147, align 2
  %167 = icmp eq i32 %153, 64
  br i1 %167, label %148, label %151, !llvm.loop !9

168:
  %169 = phi i32 [ %175, %168 ], [ 0, %148 ]
  %170 = phi i8* [ %172, %168 ], [ getelementptr inbounds ([3064 x i8], [3064 x i8]* @packed, i64 0, i64 0), %148 ]
  %171 = shl i32 %169, 8
  %172 = getelementptr inbounds i8, i8* %170, i64 1
  %173 = load i8, i8* %170, align 1
  %174 = zext i8 %173 to i32
  %175 = or i32 %171, %174
  %176 = icmp eq i8* %170, getelementptr inbounds ([3064 x i8], [3064 x i8]* @packed, i64 0, i64 3)
  br i1 %176, label %177, label %168, !llvm.loop !16

177:
  %178 = phi i64 [ %265, %259 ], [ 0, %168 ]
  %179 = phi i32 [ %262, %259 ], [ %175, %168 ]
  %180 = phi i32 [ %261, %259 ], [ -1, %168 ]
  %181 = phi i8* [ %260, %259 ], [ getelementptr inbounds ([3064 x i8], [3064 x i8]* @packed, i64 0, i64 4), %168 ]
  %182 = phi i64 [ %267, %259 ], [ 0, %168 ]
  %183 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %182, i32 1
  %184 = load i16, i16* %183, align 2
  %185 = zext i16 %184 to i32
  %186 = udiv i32 %180, %185
  %187 = udiv i32 %179, %186
  %188 = icmp ult i32 %187, %185
  %189 = add nsw i32 %185, -1
  %190 = select i1 %188, i32 %187, i32 %189
  br label %191

191:
  %192 = phi i32 [ 64, %177 ], [ %209, %206 ]
  %193 = phi i32 [ 0, %177 ], [ %208, %206 ]
  %194 = phi i32 [ %190, %177 ], [ %207, %206 ]
  %195 = add nsw i32 %193, %192
  %196 = icmp slt i32 %195, 65
  br i1 %196, label %197, label %206

197:
  %198 = sext i32 %195 to i64
  %199 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %182, i32 0, i64 %198
  %200 = load i16, i16* %199, align 2
  %201 = zext i16 %200 to i32
  %202 = icmp ult i32 %194, %201
  %203 = select i1 %202, i32 0, i32 %201
  %204 = sub i32 %194, %203
  %205 = select i1 %202, i32 %193, i32 %195
  br label %206

206:
  %207 = phi i32 [ %194, %191 ], [ %204, %197 ]
  %208 = phi i32 [ %193, %191 ], [ %205, %197 ]
  %209 = lshr i32 %192, 1
  %210 = icmp ult i32 %192, 2
  br i1 %210, label %211, label %191, !llvm.loop !17

211:
  %212 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %182
  %213 = icmp sgt i32 %208, 0
  br i1 %213, label %214, label %225

214:
  %215 = phi i32 [ %223, %214 ], [ %208, %211 ]
  %216 = phi i32 [ %221, %214 ], [ 0, %211 ]
  %217 = zext i32 %215 to i64
  %218 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %182, i32 0, i64 %217
  %219 = load i16, i16* %218, align 2
  %220 = zext i16 %219 to i32
  %221 = add i32 %216, %220
  %222 = add nsw i32 %215, -1
  %223 = and i32 %222, %215
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %214, !llvm.loop !10

225:
  %226 = phi i32 [ 0, %211 ], [ %221, %214 ]
  %227 = mul i32 %226, %186
  %228 = sub i32 %179, %227
  %229 = icmp sgt i32 %208, -1
  br i1 %229, label %230, label %243

230:
  %231 = add nuw nsw i32 %208, 1
  br label %232

232:
  %233 = phi i32 [ %241, %232 ], [ %231, %230 ]
  %234 = phi i32 [ %239, %232 ], [ 0, %230 ]
  %235 = zext i32 %233 to i64
  %236 = getelementptr inbounds [64 x %struct.model], [64 x %struct.model]* @models, i64 0, i64 %182, i32 0, i64 %235
  %237 = load i16, i16* %236, align 2
  %238 = zext i16 %237 to i32
  %239 = add i32 %234, %238
  %240 = add nsw i32 %233, -1
  %241 = and i32 %240, %233
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %232, !llvm.loop !10

243:
  %244 = phi i32 [ 0, %225 ], [ %239, %232 ]
  %245 = sub i32 %244, %226
  %246 = mul i32 %245, %186
  %247 = icmp ult i32 %246, 16777216
  br i1 %247, label %248, label %259

248:
  %249 = phi i32 [ %256, %248 ], [ %228, %243 ]
  %250 = phi i32 [ %257, %248 ], [ %246, %243 ]
  %251 = phi i8* [ %253, %248 ], [ %181, %243 ]
  %252 = shl i32 %249, 8
  %253 = getelementptr inbounds i8, i8* %251, i64 1
  %254 = load i8, i8* %251, align 1
  %255 = zext i8 %254 to i32
  %256 = or i32 %252, %255
  %257 = shl nuw i32 %250, 8
  %258 = icmp ult i32 %250, 65536
  br i1 %258, label %248, label %259, !llvm.loop !18

259:
  %260 = phi i8* [ %181, %243 ], [ %253, %248 ]
  %261 = phi i32 [ %246, %243 ], [ %257, %248 ]
  %262 = phi i32 [ %228, %243 ], [ %256, %248 ]
  %263 = trunc i32 %208 to i8
  %264 = getelementptr inbounds [3000 x i8], [3000 x i8]* @output, i64 0, i64 %178
  store i8 %263, i8* %264, align 1
  tail call fastcc void @update(%struct.model* noundef nonnull %212, i32 noundef %208) #9
  %265 = add nuw nsw i64 %178, 1
  %266 = load i8, i8* %264, align 1
  %267 = zext i8 %266 to i64
  %268 = icmp eq i64 %265, 3000
  br i1 %268, label %269, label %177, !llvm.loop !19

269:
  %270 = tail call i32 @bcmp(i8* noundef nonnull dereferenceable(3000) getelementptr inbounds ([3000 x i8], [3000 x i8]* @input, i64 0, i64 0), i8* noundef nonnull dereferenceable(3000) getelementptr inbounds ([3000 x i8], [3000 x i8]* @output, i64 0, i64 0), i64 3000)
  %271 = icmp eq i32 %270, 0
  %272 = trunc i64 %139 to i32
  br i1 %271, label %273, label %313

273:
  %274 = icmp sgt i32 %272, 0
  br i1 %274, label %275, label %298

275:
  %276 = and i64 %139, 4294967295
  br label %303

277:
  %278 = phi i64 [ 0, %12 ], [ %296, %292 ]
  %279 = phi i32 [ 0, %12 ], [ %293, %292 ]
  %280 = phi i32 [ %16, %12 ], [ %282, %292 ]
  %281 = mul i32 %280, 134775813
  %282 = add i32 %281, 1
  %283 = icmp ult i32 %282, 1073741824
  br i1 %283, label %289, label %284

284:
  %285 = mul nsw i32 %279, 5
  %286 = lshr i32 %282, 28
  %287 = add nsw i32 %285, %286
  %288 = srem i32 %287, 64
  br label %292

289:
  %290 = lshr i32 %282, 20
  %291 = and i32 %290, 63
  br label %292

292:
  %293 = phi i32 [ %288, %284 ], [ %291, %289 ]
  %294 = trunc i32 %293 to i8
  %295 = getelementptr inbounds [3000 x i8], [3000 x i8]* @input, i64 0, i64 %278
  store i8 %294, i8* %295, align 1
  %296 = add nuw nsw i64 %278, 1
  %297 = icmp eq i64 %296, 3000
  br i1 %297, label %17, label %277, !llvm.loop !20

298:
  %299 = phi i32 [ %15, %273 ], [ %310, %303 ]
  %300 = add nuw nsw i32 %14, 1
  %301 = icmp slt i32 %300, %11
  %302 = icmp eq i32 %300, %11
  br i1 %302, label %316, label %12, !llvm.loop !21

303:
  %304 = phi i64 [ 0, %275 ], [ %311, %303 ]
  %305 = phi i32 [ %15, %275 ], [ %310, %303 ]
  %306 = tail call i32 @llvm.fshl.i32(i32 %305, i32 %305, i32 5)
  %307 = getelementptr inbounds [3064 x i8], [3064 x i8]* @packed, i64 0, i64 %304
  %308 = load i8, i8* %307, align 1
  %309 = zext i8 %308 to i32
  %310 = xor i32 %306, %309
  %311 = add nuw nsw i64 %304, 1
  %312 = icmp eq i64 %311, %276
  br i1 %312, label %298, label %303, !llvm.loop !22

313:
  %314 = trunc i64 %139 to i32
  %315 = tail call i32 @puts(i8* nonnull dereferenceable(1) getelementptr inbounds ([9 x i8], [9 x i8]* @str, i64 0, i64 0))
  br i1 %13, label %322, label %318

316:
  %317 = trunc i64 %139 to i32
  br label %318

318:
  %319 = phi i32 [ %15, %313 ], [ 0, %4 ], [ %299, %316 ]
  %320 = phi i32 [ %314, %313 ], [ 0, %4 ], [ %317, %316 ]
  %321 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0), i32 noundef 3000, i32 noundef %320, i32 noundef %319)
  br label %322

322:
  %323 = phi i32 [ 0, %318 ], [ 1, %313 ]
  ret i32 %323
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc void @update(%struct.model* nocapture noundef %0, i32 noundef %1) unnamed_addr #4 {
  %3 = alloca [64 x i32], align 16
  %4 = icmp slt i32 %1, 64
  br i1 %4, label %5, label %17

5:
  %6 = add nsw i32 %1, 1
  br label %7

7:
  %8 = phi i32 [ %6, %5 ], [ %15, %7 ]
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.model, %struct.model* %0, i64 0, i32 0, i64 %9
  %11 = load i16, i16* %10, align 2
  %12 = add i16 %11, 24
  store i16 %12, i16* %10, align 2
  %13 = sub nsw i32 0, %8
  %14 = and i32 %8, %13
  %15 = add nsw i32 %14, %8
  %16 = icmp slt i32 %15, 65
  br i1 %16, label %7, label %17, !llvm.loop !8

17:
  %18 = getelementptr inbounds %struct.model, %struct.model* %0, i64 0, i32 1
  %19 = load i16, i16* %18, align 2
  %20 = add i16 %19, 24
  store i16 %20, i16* %18, align 2
  %21 = icmp ult i16 %20, 16384
  br i1 %21, label %85, label %22

22:
  %23 = bitcast [64 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %23) #9
  br label %26

24:
  %25 = bitcast %struct.model* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(132) %25, i8 0, i64 132, i1 false)
  br label %62

26:
  %27 = phi i64 [ 0, %22 ], [ %28, %56 ]
  %28 = add nuw nsw i64 %27, 1
  %29 = trunc i64 %28 to i32
  br label %30

30:
  %31 = phi i32 [ %39, %30 ], [ %29, %26 ]
  %32 = phi i32 [ %37, %30 ], [ 0, %26 ]
  %33 = zext i32 %31 to i64
  %34 = getelementptr inbounds %struct.model, %struct.model* %0, i64 0, i32 0, i64 %33
  %35 = load i16, i16* %34, align 2
  %36 = zext i16 %35 to i32
  %37 = add i32 %32, %36
  %38 = add nsw i32 %31, -1
  %39 = and i32 %38, %31
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %30, !llvm.loop !10

41:
  %42 = icmp eq i64 %27, 0
  br i1 %42, label %56, label %43

43:
  %44 = trunc i64 %27 to i32
  br label %45

45:
  %46 = phi i32 [ %54, %45 ], [ %44, %43 ]
  %47 = phi i32 [ %52, %45 ], [ 0, %43 ]
  %48 = zext i32 %46 to i64
  %49 = getelementptr inbounds %struct.model, %struct.model* %0, i64 0, i32 0, i64 %48
  %50 = load i16, i16* %49, align 2
  %51 = zext i16 %50 to i32
  %52 = add i32 %47, %51
  %53 = add nsw i32 %46, -1
  %54 = and i32 %53, %46
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %45, !llvm.loop !10

56:
  %57 = phi i32 [ 0, %41 ], [ %52, %45 ]
  %58 = sub i32 %37, %57
  %59 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %27
  store i32 %58, i32* %59, align 4
  %60 = icmp eq i64 %28, 64
  br i1 %60, label %24, label %26, !llvm.loop !23

61:
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %23) #9
  br label %85

62:
  %63 = phi i64 [ 0, %24 ], [ %68, %81 ]
  %64 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %63
  %65 = load i32, i32* %64, align 4
  %66 = add i32 %65, 1
  %67 = sdiv i32 %66, 2
  %68 = add nuw nsw i64 %63, 1
  %69 = trunc i32 %67 to i16
  %70 = trunc i64 %68 to i32
  br label %71

71:
  %72 = phi i32 [ %70, %62 ], [ %79, %71 ]
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds %struct.model, %struct.model* %0, i64 0, i32 0, i64 %73
  %75 = load i16, i16* %74, align 2
  %76 = add i16 %75, %69
  store i16 %76, i16* %74, align 2
  %77 = sub nsw i32 0, %72
  %78 = and i32 %72, %77
  %79 = add nsw i32 %78, %72
  %80 = icmp slt i32 %79, 65
  br i1 %80, label %71, label %81, !llvm.loop !8

81:
  %82 = load i16, i16* %18, align 2
  %83 = add i16 %82, %69
  store i16 %83, i16* %18, align 2
  %84 = icmp eq i64 %68, 64
  br i1 %84, label %61, label %62, !llvm.loop !24

85:
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: nofree nounwind
declare noundef i32 @puts(i8* nocapture noundef readonly) local_unnamed_addr #8

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { argmemonly nofree nounwind readonly willreturn }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nofree nounwind }
attributes #9 = { nounwind }

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
