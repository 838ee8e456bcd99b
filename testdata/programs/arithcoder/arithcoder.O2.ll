; ModuleID = 'arithcoder.c'
source_filename = "arithcoder.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.model = type { [65 x i16], i16 }

@input = internal global [3000 x i8] zeroinitializer, align 16
@output = internal global [3000 x i8] zeroinitializer, align 16
@packed = internal unnamed_addr global [3064 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [34 x i8] c"%d symbols to %d bytes, sum %08x\0A\00", align 1
@models = internal global [64 x %struct.model] zeroinitializer, align 16
@str = private unnamed_addr constant [9 x i8] c"mismatch\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #9
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %410

10:
  %11 = phi i32 [ %8, %4 ], [ 2, %2 ]
  br label %12

12:
  %13 = phi i32 [ %376, %374 ], [ 0, %10 ]
  %14 = phi i32 [ %375, %374 ], [ 0, %10 ]
  %15 = phi i32 [ %345, %374 ], [ 1, %10 ]
  br label %328

16:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(8448) @models, i8 0, i64 8448, i1 false)
  br label %17

17:
  %18 = phi i64 [ 0, %16 ], [ %22, %21 ]
  %19 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %18
  %20 = getelementptr inbounds i8, ptr %19, i64 130
  br label %24

21:
  %22 = add nuw nsw i64 %18, 1
  %23 = icmp eq i64 %22, 64
  br i1 %23, label %44, label %17, !llvm.loop !9

24:
  %25 = phi i32 [ 0, %17 ], [ %26, %37 ]
  %26 = add nuw nsw i32 %25, 1
  br label %27

27:
  %28 = phi i32 [ %26, %24 ], [ %35, %27 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [65 x i16], ptr %19, i64 0, i64 %29
  %31 = load i16, ptr %30, align 2, !tbaa !11
  %32 = add i16 %31, 1
  store i16 %32, ptr %30, align 2, !tbaa !11
  %33 = sub nsw i32 0, %28
  %34 = and i32 %28, %33
  %35 = add nsw i32 %34, %28
  %36 = icmp slt i32 %35, 65
  br i1 %36, label %27, label %37, !llvm.loop !13

37:
  %38 = load i16, ptr %20, align 2, !tbaa !14
  %39 = add i16 %38, 1
  store i16 %39, ptr %20, align 2, !tbaa !14
  %40 = icmp eq i32 %26, 64
  br i1 %40, label %21, label %24, !llvm.loop !16

41:
  %42 = icmp ugt i32 %119, -8388609
  %43 = sext i32 %117 to i64
  br i1 %42, label %123, label %130

44:
  %45 = phi i64 [ %120, %116 ], [ 0, %21 ]
  %46 = phi i32 [ %119, %116 ], [ 0, %21 ]
  %47 = phi i32 [ %118, %116 ], [ -1, %21 ]
  %48 = phi i32 [ %117, %116 ], [ 0, %21 ]
  %49 = phi i64 [ %121, %116 ], [ 0, %21 ]
  %50 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %49
  %51 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %45
  %52 = load i8, ptr %51, align 1, !tbaa !17
  %53 = zext i8 %52 to i32
  %54 = icmp eq i8 %52, 0
  br i1 %54, label %66, label %55

55:
  %56 = phi i32 [ %64, %55 ], [ %53, %44 ]
  %57 = phi i32 [ %62, %55 ], [ 0, %44 ]
  %58 = zext nneg i32 %56 to i64
  %59 = getelementptr inbounds [65 x i16], ptr %50, i64 0, i64 %58
  %60 = load i16, ptr %59, align 2, !tbaa !11
  %61 = zext i16 %60 to i32
  %62 = add i32 %57, %61
  %63 = add nsw i32 %56, -1
  %64 = and i32 %63, %56
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %55, !llvm.loop !18

66:
  %67 = phi i32 [ 0, %44 ], [ %62, %55 ]
  %68 = add nuw nsw i32 %53, 1
  br label %69

69:
  %70 = phi i32 [ %78, %69 ], [ %68, %66 ]
  %71 = phi i32 [ %76, %69 ], [ 0, %66 ]
  %72 = zext nneg i32 %70 to i64
  %73 = getelementptr inbounds [65 x i16], ptr %50, i64 0, i64 %72
  %74 = load i16, ptr %73, align 2, !tbaa !11
  %75 = zext i16 %74 to i32
  %76 = add i32 %71, %75
  %77 = add nsw i32 %70, -1
  %78 = and i32 %77, %70
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %69, !llvm.loop !18

80:
  %81 = getelementptr inbounds i8, ptr %50, i64 130
  %82 = load i16, ptr %81, align 2, !tbaa !14
  %83 = zext i16 %82 to i32
  %84 = udiv i32 %47, %83
  %85 = mul i32 %84, %67
  %86 = add i32 %85, %46
  %87 = sub i32 %76, %67
  %88 = mul i32 %84, %87
  %89 = icmp ult i32 %86, %46
  br i1 %89, label %90, label %99

90:
  %91 = sext i32 %48 to i64
  br label %92

92:
  %93 = phi i64 [ %91, %90 ], [ %94, %92 ]
  %94 = add nsw i64 %93, -1
  %95 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %94
  %96 = load i8, ptr %95, align 1, !tbaa !17
  %97 = add i8 %96, 1
  store i8 %97, ptr %95, align 1, !tbaa !17
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %92, label %99, !llvm.loop !19

99:
  %100 = icmp ult i32 %88, 16777216
  br i1 %100, label %101, label %116

101:
  %102 = sext i32 %48 to i64
  br label %103

103:
  %104 = phi i64 [ %102, %101 ], [ %109, %103 ]
  %105 = phi i32 [ %86, %101 ], [ %112, %103 ]
  %106 = phi i32 [ %88, %101 ], [ %111, %103 ]
  %107 = lshr i32 %105, 24
  %108 = trunc nuw i32 %107 to i8
  %109 = add nsw i64 %104, 1
  %110 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %104
  store i8 %108, ptr %110, align 1, !tbaa !17
  %111 = shl nuw i32 %106, 8
  %112 = shl i32 %105, 8
  %113 = icmp ult i32 %106, 65536
  br i1 %113, label %103, label %114, !llvm.loop !20

114:
  %115 = trunc nsw i64 %109 to i32
  br label %116

116:
  %117 = phi i32 [ %48, %99 ], [ %115, %114 ]
  %118 = phi i32 [ %88, %99 ], [ %111, %114 ]
  %119 = phi i32 [ %86, %99 ], [ %112, %114 ]
  tail call fastcc void @update(ptr noundef nonnull %50, i32 noundef %53)
  %120 = add nuw nsw i64 %45, 1
  %121 = zext i8 %52 to i64
  %122 = icmp eq i64 %120, 3000
  br i1 %122, label %41, label %44, !llvm.loop !21

123:
  %124 = phi i64 [ %125, %123 ], [ %43, %41 ]
  %125 = add nsw i64 %124, -1
  %126 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %125
  %127 = load i8, ptr %126, align 1, !tbaa !17
  %128 = add i8 %127, 1
  store i8 %128, ptr %126, align 1, !tbaa !17
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %123, label %130, !llvm.loop !22

130:
  %131 = add i32 %119, 8388608
  %132 = lshr i32 %131, 24
  %133 = trunc nuw i32 %132 to i8
  %134 = add nsw i64 %43, 1
  %135 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %43
  store i8 %133, ptr %135, align 1, !tbaa !17
  %136 = lshr i32 %131, 16
  %137 = trunc i32 %136 to i8
  %138 = add nsw i64 %43, 2
  %139 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %134
  store i8 %137, ptr %139, align 1, !tbaa !17
  %140 = lshr i32 %119, 8
  %141 = trunc i32 %140 to i8
  %142 = add nsw i64 %43, 3
  %143 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %138
  store i8 %141, ptr %143, align 1, !tbaa !17
  %144 = trunc i32 %119 to i8
  %145 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %142
  store i8 %144, ptr %145, align 1, !tbaa !17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(8448) @models, i8 0, i64 8448, i1 false)
  br label %146

146:
  %147 = phi i64 [ 0, %130 ], [ %151, %150 ]
  %148 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %147
  %149 = getelementptr inbounds i8, ptr %148, i64 130
  br label %168

150:
  %151 = add nuw nsw i64 %147, 1
  %152 = icmp eq i64 %151, 64
  br i1 %152, label %153, label %146, !llvm.loop !9

153:
  %154 = load i8, ptr @packed, align 16, !tbaa !17
  %155 = zext i8 %154 to i32
  %156 = load i8, ptr getelementptr inbounds (i8, ptr @packed, i64 1), align 1, !tbaa !17
  %157 = zext i8 %156 to i32
  %158 = shl nuw nsw i32 %155, 16
  %159 = shl nuw nsw i32 %157, 8
  %160 = or disjoint i32 %159, %158
  %161 = load i8, ptr getelementptr inbounds (i8, ptr @packed, i64 2), align 2, !tbaa !17
  %162 = zext i8 %161 to i32
  %163 = or disjoint i32 %160, %162
  %164 = shl nuw i32 %163, 8
  %165 = load i8, ptr getelementptr inbounds (i8, ptr @packed, i64 3), align 1, !tbaa !17
  %166 = zext i8 %165 to i32
  %167 = or disjoint i32 %164, %166
  br label %185

168:
  %169 = phi i32 [ 0, %146 ], [ %170, %181 ]
  %170 = add nuw nsw i32 %169, 1
  br label %171

171:
  %172 = phi i32 [ %170, %168 ], [ %179, %171 ]
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [65 x i16], ptr %148, i64 0, i64 %173
  %175 = load i16, ptr %174, align 2, !tbaa !11
  %176 = add i16 %175, 1
  store i16 %176, ptr %174, align 2, !tbaa !11
  %177 = sub nsw i32 0, %172
  %178 = and i32 %172, %177
  %179 = add nsw i32 %178, %172
  %180 = icmp slt i32 %179, 65
  br i1 %180, label %171, label %181, !llvm.loop !13

181:
  %182 = load i16, ptr %149, align 2, !tbaa !14
  %183 = add i16 %182, 1
  store i16 %183, ptr %149, align 2, !tbaa !14
  %184 = icmp eq i32 %170, 64
  br i1 %184, label %150, label %168, !llvm.loop !16

185:
  %186 = phi i64 [ 0, %153 ], [ %312, %306 ]
  %187 = phi i32 [ %167, %153 ], [ %309, %306 ]
  %188 = phi i32 [ -1, %153 ], [ %308, %306 ]
  %189 = phi ptr [ getelementptr inbounds (i8, ptr @packed, i64 4), %153 ], [ %307, %306 ]
  %190 = phi i64 [ 0, %153 ], [ %314, %306 ]
  %191 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %190
  %192 = getelementptr inbounds i8, ptr %191, i64 130
  %193 = load i16, ptr %192, align 2, !tbaa !14
  %194 = zext i16 %193 to i32
  %195 = udiv i32 %188, %194
  %196 = udiv i32 %187, %195
  %197 = icmp ult i32 %196, %194
  %198 = add nsw i32 %194, -1
  %199 = select i1 %197, i32 %196, i32 %198
  %200 = getelementptr inbounds i8, ptr %191, i64 128
  %201 = load i16, ptr %200, align 4, !tbaa !11
  %202 = zext i16 %201 to i32
  %203 = icmp ult i32 %199, %202
  br i1 %203, label %204, label %259

204:
  %205 = getelementptr inbounds i8, ptr %191, i64 64
  %206 = load i16, ptr %205, align 4, !tbaa !11
  %207 = zext i16 %206 to i32
  %208 = icmp ult i32 %199, %207
  %209 = select i1 %208, i32 0, i32 %207
  %210 = sub nsw i32 %199, %209
  %211 = select i1 %208, i32 0, i32 32
  %212 = or disjoint i32 %211, 16
  %213 = zext nneg i32 %212 to i64
  %214 = getelementptr inbounds [65 x i16], ptr %191, i64 0, i64 %213
  %215 = load i16, ptr %214, align 4, !tbaa !11
  %216 = zext i16 %215 to i32
  %217 = icmp ult i32 %210, %216
  %218 = select i1 %217, i32 0, i32 %216
  %219 = sub nsw i32 %210, %218
  %220 = select i1 %217, i32 %211, i32 %212
  %221 = or disjoint i32 %220, 8
  %222 = zext nneg i32 %221 to i64
  %223 = getelementptr inbounds [65 x i16], ptr %191, i64 0, i64 %222
  %224 = load i16, ptr %223, align 4, !tbaa !11
  %225 = zext i16 %224 to i32
  %226 = icmp ult i32 %219, %225
  %227 = select i1 %226, i32 0, i32 %225
  %228 = sub nsw i32 %219, %227
  %229 = select i1 %226, i32 %220, i32 %221
  %230 = or disjoint i32 %229, 4
  %231 = zext nneg i32 %230 to i64
  %232 = getelementptr inbounds [65 x i16], ptr %191, i64 0, i64 %231
  %233 = load i16, ptr %232, align 2, !tbaa !11
  %234 = zext i16 %233 to i32
  %235 = icmp ult i32 %228, %234
  %236 = select i1 %235, i32 0, i32 %234
  %237 = sub nsw i32 %228, %236
  %238 = select i1 %235, i32 %229, i32 %230
  %239 = add nuw nsw i32 %238, 2
  %240 = zext nneg i32 %239 to i64
  %241 = getelementptr inbounds [65 x i16], ptr %191, i64 0, i64 %240
  %242 = load i16, ptr %241, align 2, !tbaa !11
  %243 = zext i16 %242 to i32
  %244 = icmp ult i32 %237, %243
  %245 = select i1 %244, i32 0, i32 %243
  %246 = sub nsw i32 %237, %245
  br i1 %244, label %249, label %247

247:
  %248 = icmp ult i32 %238, 62
  br i1 %248, label %249, label %259

249:
  %250 = phi i32 [ %239, %247 ], [ %238, %204 ]
  %251 = add nuw nsw i32 %250, 1
  %252 = zext nneg i32 %251 to i64
  %253 = getelementptr inbounds [65 x i16], ptr %191, i64 0, i64 %252
  %254 = load i16, ptr %253, align 2, !tbaa !11
  %255 = zext i16 %254 to i32
  %256 = icmp ult i32 %246, %255
  br i1 %256, label %257, label %259

257:
  %258 = icmp eq i32 %250, 0
  br i1 %258, label %275, label %259

259:
  %260 = phi i32 [ %250, %257 ], [ %251, %249 ], [ 64, %185 ], [ 64, %247 ]
  br label %261

261:
  %262 = phi i32 [ %270, %261 ], [ %260, %259 ]
  %263 = phi i32 [ %268, %261 ], [ 0, %259 ]
  %264 = zext nneg i32 %262 to i64
  %265 = getelementptr inbounds [65 x i16], ptr %191, i64 0, i64 %264
  %266 = load i16, ptr %265, align 2, !tbaa !11
  %267 = zext i16 %266 to i32
  %268 = add i32 %263, %267
  %269 = add nsw i32 %262, -1
  %270 = and i32 %269, %262
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %261, !llvm.loop !18

272:
  %273 = mul i32 %268, %195
  %274 = sub i32 %187, %273
  br label %275

275:
  %276 = phi i32 [ %274, %272 ], [ %187, %257 ]
  %277 = phi i32 [ %268, %272 ], [ 0, %257 ]
  %278 = phi i32 [ %260, %272 ], [ 0, %257 ]
  %279 = add nuw nsw i32 %278, 1
  br label %280

280:
  %281 = phi i32 [ %289, %280 ], [ %279, %275 ]
  %282 = phi i32 [ %287, %280 ], [ 0, %275 ]
  %283 = zext nneg i32 %281 to i64
  %284 = getelementptr inbounds [65 x i16], ptr %191, i64 0, i64 %283
  %285 = load i16, ptr %284, align 2, !tbaa !11
  %286 = zext i16 %285 to i32
  %287 = add i32 %282, %286
  %288 = add nsw i32 %281, -1
  %289 = and i32 %288, %281
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %280, !llvm.loop !18

291:
  %292 = sub i32 %287, %277
  %293 = mul i32 %292, %195
  %294 = icmp ult i32 %293, 16777216
  br i1 %294, label %295, label %306

295:
  %296 = phi i32 [ %303, %295 ], [ %276, %291 ]
  %297 = phi i32 [ %304, %295 ], [ %293, %291 ]
  %298 = phi ptr [ %300, %295 ], [ %189, %291 ]
  %299 = shl i32 %296, 8
  %300 = getelementptr inbounds i8, ptr %298, i64 1
  %301 = load i8, ptr %298, align 1, !tbaa !17
  %302 = zext i8 %301 to i32
  %303 = or disjoint i32 %299, %302
  %304 = shl nuw i32 %297, 8
  %305 = icmp ult i32 %297, 65536
  br i1 %305, label %295, label %306, !llvm.loop !23

306:
  %307 = phi ptr [ %189, %291 ], [ %300, %295 ]
  %308 = phi i32 [ %293, %291 ], [ %304, %295 ]
  %309 = phi i32 [ %276, %291 ], [ %303, %295 ]
  %310 = trunc nuw nsw i32 %278 to i8
  %311 = getelementptr inbounds [3000 x i8], ptr @output, i64 0, i64 %186
  store i8 %310, ptr %311, align 1, !tbaa !17
  tail call fastcc void @update(ptr noundef nonnull %191, i32 noundef %278)
  %312 = add nuw nsw i64 %186, 1
  %313 = and i32 %278, 255
  %314 = zext nneg i32 %313 to i64
  %315 = icmp eq i64 %312, 3000
  br i1 %315, label %316, label %185, !llvm.loop !24

316:
  %317 = add i32 %117, 4
  %318 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(3000) @input, ptr noundef nonnull dereferenceable(3000) @output, i64 3000)
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %320, label %408

320:
  %321 = icmp sgt i32 %317, 0
  br i1 %321, label %322, label %374

322:
  %323 = zext nneg i32 %317 to i64
  %324 = and i64 %323, 3
  %325 = icmp ugt i32 %117, -5
  br i1 %325, label %357, label %326

326:
  %327 = and i64 %323, 2147483644
  br label %378

328:
  %329 = phi i64 [ 0, %12 ], [ %355, %328 ]
  %330 = phi i32 [ 0, %12 ], [ %352, %328 ]
  %331 = phi i32 [ %15, %12 ], [ %345, %328 ]
  %332 = mul i32 %331, 134775813
  %333 = add i32 %332, 1
  %334 = icmp ult i32 %333, 1073741824
  %335 = mul nuw nsw i32 %330, 5
  %336 = lshr i32 %333, 28
  %337 = add nuw nsw i32 %335, %336
  %338 = lshr i32 %333, 20
  %339 = select i1 %334, i32 %338, i32 %337
  %340 = trunc i32 %339 to i8
  %341 = and i8 %340, 63
  %342 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %329
  store i8 %341, ptr %342, align 2, !tbaa !17
  %343 = or disjoint i64 %329, 1
  %344 = mul i32 %333, 134775813
  %345 = add i32 %344, 1
  %346 = icmp ult i32 %345, 1073741824
  %347 = mul nuw nsw i32 %339, 5
  %348 = lshr i32 %345, 28
  %349 = add nuw nsw i32 %347, %348
  %350 = lshr i32 %345, 20
  %351 = select i1 %346, i32 %350, i32 %349
  %352 = and i32 %351, 63
  %353 = trunc nuw nsw i32 %352 to i8
  %354 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %343
  store i8 %353, ptr %354, align 1, !tbaa !17
  %355 = add nuw nsw i64 %329, 2
  %356 = icmp eq i64 %355, 3000
  br i1 %356, label %16, label %328, !llvm.loop !25

357:
  %358 = phi i32 [ poison, %322 ], [ %404, %378 ]
  %359 = phi i64 [ 0, %322 ], [ %405, %378 ]
  %360 = phi i32 [ %14, %322 ], [ %404, %378 ]
  %361 = icmp eq i64 %324, 0
  br i1 %361, label %374, label %362

362:
  %363 = phi i64 [ %371, %362 ], [ %359, %357 ]
  %364 = phi i32 [ %370, %362 ], [ %360, %357 ]
  %365 = phi i64 [ %372, %362 ], [ 0, %357 ]
  %366 = tail call i32 @llvm.fshl.i32(i32 %364, i32 %364, i32 5)
  %367 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %363
  %368 = load i8, ptr %367, align 1, !tbaa !17
  %369 = zext i8 %368 to i32
  %370 = xor i32 %366, %369
  %371 = add nuw nsw i64 %363, 1
  %372 = add i64 %365, 1
  %373 = icmp eq i64 %372, %324
  br i1 %373, label %374, label %362, !llvm.loop !26

374:
  %375 = phi i32 [ %14, %320 ], [ %358, %357 ], [ %370, %362 ]
  %376 = add nuw nsw i32 %13, 1
  %377 = icmp eq i32 %376, %11
  br i1 %377, label %410, label %12, !llvm.loop !28

378:
  %379 = phi i64 [ 0, %326 ], [ %405, %378 ]
  %380 = phi i32 [ %14, %326 ], [ %404, %378 ]
  %381 = phi i64 [ 0, %326 ], [ %406, %378 ]
  %382 = tail call i32 @llvm.fshl.i32(i32 %380, i32 %380, i32 5)
  %383 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %379
  %384 = load i8, ptr %383, align 4, !tbaa !17
  %385 = zext i8 %384 to i32
  %386 = xor i32 %382, %385
  %387 = or disjoint i64 %379, 1
  %388 = tail call i32 @llvm.fshl.i32(i32 %386, i32 %386, i32 5)
  %389 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %387
  %390 = load i8, ptr %389, align 1, !tbaa !17
  %391 = zext i8 %390 to i32
  %392 = xor i32 %388, %391
  %393 = or disjoint i64 %379, 2
  %394 = tail call i32 @llvm.fshl.i32(i32 %392, i32 %392, i32 5)
  %395 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %393
  %396 = load i8, ptr %395, align 2, !tbaa !17
  %397 = zext i8 %396 to i32
  %398 = xor i32 %394, %397
  %399 = or disjoint i64 %379, 3
  %400 = tail call i32 @llvm.fshl.i32(i32 %398, i32 %398, i32 5)
  %401 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %399
  %402 = load i8, ptr %401, align 1, !tbaa !17
  %403 = zext i8 %402 to i32
  %404 = xor i32 %400, %403
  %405 = add nuw nsw i64 %379, 4
  %406 = add i64 %381, 4
  %407 = icmp eq i64 %406, %327
  br i1 %407, label %357, label %378, !llvm.loop !29

408:
  %409 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  br label %414

410:
  %411 = phi i32 [ 0, %4 ], [ %317, %374 ]
  %412 = phi i32 [ 0, %4 ], [ %375, %374 ]
  %413 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef 3000, i32 noundef %411, i32 noundef %412)
  br label %414

414:
  %415 = phi i32 [ 0, %410 ], [ 1, %408 ]
  ret i32 %415
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @update(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #4 {
  %3 = alloca [64 x i32], align 16
  %4 = icmp slt i32 %1, 64
  br i1 %4, label %5, label %17

5:
  %6 = add nsw i32 %1, 1
  br label %7

7:
  %8 = phi i32 [ %6, %5 ], [ %15, %7 ]
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [65 x i16], ptr %0, i64 0, i64 %9
  %11 = load i16, ptr %10, align 2, !tbaa !11
  %12 = add i16 %11, 24
  store i16 %12, ptr %10, align 2, !tbaa !11
  %13 = sub nsw i32 0, %8
  %14 = and i32 %8, %13
  %15 = add nsw i32 %14, %8
  %16 = icmp slt i32 %15, 65
  br i1 %16, label %7, label %17, !llvm.loop !13

17:
  %18 = getelementptr inbounds i8, ptr %0, i64 130
  %19 = load i16, ptr %18, align 2, !tbaa !14
  %20 = add i16 %19, 24
  store i16 %20, ptr %18, align 2, !tbaa !14
  %21 = icmp ult i16 %20, 16384
  br i1 %21, label %83, label %22

22:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #9
  br label %24

23:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(132) %0, i8 0, i64 132, i1 false)
  br label %60

24:
  %25 = phi i64 [ 0, %22 ], [ %26, %54 ]
  %26 = add nuw nsw i64 %25, 1
  %27 = trunc nuw nsw i64 %26 to i32
  br label %28

28:
  %29 = phi i32 [ %37, %28 ], [ %27, %24 ]
  %30 = phi i32 [ %35, %28 ], [ 0, %24 ]
  %31 = zext nneg i32 %29 to i64
  %32 = getelementptr inbounds [65 x i16], ptr %0, i64 0, i64 %31
  %33 = load i16, ptr %32, align 2, !tbaa !11
  %34 = zext i16 %33 to i32
  %35 = add i32 %30, %34
  %36 = add nsw i32 %29, -1
  %37 = and i32 %36, %29
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %28, !llvm.loop !18

39:
  %40 = icmp eq i64 %25, 0
  br i1 %40, label %54, label %41

41:
  %42 = trunc nuw nsw i64 %25 to i32
  br label %43

43:
  %44 = phi i32 [ %52, %43 ], [ %42, %41 ]
  %45 = phi i32 [ %50, %43 ], [ 0, %41 ]
  %46 = zext nneg i32 %44 to i64
  %47 = getelementptr inbounds [65 x i16], ptr %0, i64 0, i64 %46
  %48 = load i16, ptr %47, align 2, !tbaa !11
  %49 = zext i16 %48 to i32
  %50 = add i32 %45, %49
  %51 = add nsw i32 %44, -1
  %52 = and i32 %51, %44
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %43, !llvm.loop !18

54:
  %55 = phi i32 [ 0, %39 ], [ %50, %43 ]
  %56 = sub i32 %35, %55
  %57 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %25
  store i32 %56, ptr %57, align 4, !tbaa !30
  %58 = icmp eq i64 %26, 64
  br i1 %58, label %23, label %24, !llvm.loop !32

59:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #9
  br label %83

60:
  %61 = phi i64 [ 0, %23 ], [ %66, %79 ]
  %62 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !30
  %64 = add i32 %63, 1
  %65 = sdiv i32 %64, 2
  %66 = add nuw nsw i64 %61, 1
  %67 = trunc i32 %65 to i16
  %68 = trunc nuw nsw i64 %66 to i32
  br label %69

69:
  %70 = phi i32 [ %68, %60 ], [ %77, %69 ]
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [65 x i16], ptr %0, i64 0, i64 %71
  %73 = load i16, ptr %72, align 2, !tbaa !11
  %74 = add i16 %73, %67
  store i16 %74, ptr %72, align 2, !tbaa !11
  %75 = sub nsw i32 0, %70
  %76 = and i32 %70, %75
  %77 = add nsw i32 %76, %70
  %78 = icmp slt i32 %77, 65
  br i1 %78, label %69, label %79, !llvm.loop !13

79:
  %80 = load i16, ptr %18, align 2, !tbaa !14
  %81 = add i16 %80, %67
  store i16 %81, ptr %18, align 2, !tbaa !14
  %82 = icmp eq i64 %66, 64
  br i1 %82, label %59, label %60, !llvm.loop !33

83:
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree nounwind willreturn memory(argmem: read) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree nounwind }
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !7, i64 0}
!13 = distinct !{!13, !10}
!14 = !{!15, !12, i64 130}
!15 = !{!"model", !7, i64 0, !12, i64 130}
!16 = distinct !{!16, !10}
!17 = !{!7, !7, i64 0}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !7, i64 0}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !10}
