; ModuleID = 'hash.c'
source_filename = "hash.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.table = type { ptr, i32, i32, i32 }
%struct.entry = type { i32, i32, i8 }

@.str = private unnamed_addr constant [15 x i8] c"%-14s %016llx\0A\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"table: %u live of %u, total %ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"fnv\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"one-at-a-time\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"murmur\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"siphash\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"wide\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [257 x i8], align 16
  %4 = alloca %struct.table, align 8
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i64 @strtol(ptr nocapture noundef nonnull %8, ptr noundef null, i32 noundef 10) #8
  %10 = trunc i64 %9 to i32
  br label %11

11:
  %12 = phi i32 [ %10, %6 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 257, ptr nonnull %3) #8
  br label %22

13:
  %14 = icmp sgt i32 %12, 0
  br i1 %14, label %15, label %64

15:
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  %17 = getelementptr inbounds i8, ptr %4, i64 12
  %18 = getelementptr inbounds i8, ptr %4, i64 16
  %19 = getelementptr inbounds i8, ptr %3, i64 1
  %20 = load i8, ptr %3, align 16
  %21 = zext i8 %20 to i64
  br label %54

22:
  %23 = phi i64 [ 0, %11 ], [ %53, %31 ]
  %24 = trunc i64 %23 to i32
  %25 = lshr i32 %24, 3
  %26 = mul nuw nsw i32 %24, 7
  %27 = add nuw nsw i32 %26, %25
  %28 = trunc i32 %27 to i8
  %29 = getelementptr inbounds [257 x i8], ptr %3, i64 0, i64 %23
  store i8 %28, ptr %29, align 4, !tbaa !9
  %30 = icmp eq i64 %23, 256
  br i1 %30, label %13, label %31, !llvm.loop !10

31:
  %32 = or disjoint i64 %23, 1
  %33 = trunc i64 %32 to i32
  %34 = lshr i32 %33, 3
  %35 = mul nuw nsw i32 %33, 7
  %36 = add nuw nsw i32 %35, %34
  %37 = trunc i32 %36 to i8
  %38 = getelementptr inbounds [257 x i8], ptr %3, i64 0, i64 %32
  store i8 %37, ptr %38, align 1, !tbaa !9
  %39 = or disjoint i64 %23, 2
  %40 = trunc i64 %39 to i32
  %41 = lshr i32 %40, 3
  %42 = mul nuw nsw i32 %40, 7
  %43 = add nuw nsw i32 %42, %41
  %44 = trunc i32 %43 to i8
  %45 = getelementptr inbounds [257 x i8], ptr %3, i64 0, i64 %39
  store i8 %44, ptr %45, align 2, !tbaa !9
  %46 = or disjoint i64 %23, 3
  %47 = trunc i64 %46 to i32
  %48 = lshr i32 %47, 3
  %49 = mul nuw nsw i32 %47, 7
  %50 = add nuw nsw i32 %49, %48
  %51 = trunc i32 %50 to i8
  %52 = getelementptr inbounds [257 x i8], ptr %3, i64 0, i64 %46
  store i8 %51, ptr %52, align 1, !tbaa !9
  %53 = add nuw nsw i64 %23, 4
  br label %22

54:
  %55 = phi i64 [ 0, %15 ], [ %344, %405 ]
  %56 = phi i64 [ 0, %15 ], [ %155, %405 ]
  %57 = phi i64 [ 0, %15 ], [ %224, %405 ]
  %58 = phi i64 [ 0, %15 ], [ %232, %405 ]
  %59 = phi i64 [ 0, %15 ], [ %284, %405 ]
  %60 = phi i64 [ 0, %15 ], [ %450, %405 ]
  %61 = phi i32 [ 0, %15 ], [ %289, %405 ]
  br label %290

62:
  %63 = add i32 %349, 1
  br label %64

64:
  %65 = phi i64 [ %344, %62 ], [ 0, %13 ]
  %66 = phi i64 [ %155, %62 ], [ 0, %13 ]
  %67 = phi i64 [ %224, %62 ], [ 0, %13 ]
  %68 = phi i64 [ %232, %62 ], [ 0, %13 ]
  %69 = phi i64 [ %284, %62 ], [ 0, %13 ]
  %70 = phi i32 [ %406, %62 ], [ 0, %13 ]
  %71 = phi i32 [ %63, %62 ], [ 1, %13 ]
  %72 = phi i64 [ %450, %62 ], [ 0, %13 ]
  %73 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, i64 noundef %65)
  %74 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.3, i64 noundef %66)
  %75 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.4, i64 noundef %67)
  %76 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.5, i64 noundef %68)
  %77 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.6, i64 noundef %69)
  %78 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %70, i32 noundef %71, i64 noundef %72)
  call void @llvm.lifetime.end.p0(i64 257, ptr nonnull %3) #8
  ret i32 0

79:
  %80 = phi i64 [ %156, %149 ], [ 0, %342 ]
  %81 = phi i64 [ %155, %149 ], [ %56, %342 ]
  %82 = tail call i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 5)
  %83 = icmp eq i64 %80, 0
  br i1 %83, label %149, label %84

84:
  %85 = and i64 %80, 3
  %86 = icmp ult i64 %80, 4
  br i1 %86, label %89, label %87

87:
  %88 = and i64 %80, 9223372036854775804
  br label %111

89:
  %90 = phi i32 [ poison, %84 ], [ %145, %111 ]
  %91 = phi i64 [ 0, %84 ], [ %146, %111 ]
  %92 = phi i32 [ 0, %84 ], [ %145, %111 ]
  %93 = icmp eq i64 %85, 0
  br i1 %93, label %108, label %94

94:
  %95 = phi i64 [ %105, %94 ], [ %91, %89 ]
  %96 = phi i32 [ %104, %94 ], [ %92, %89 ]
  %97 = phi i64 [ %106, %94 ], [ 0, %89 ]
  %98 = getelementptr inbounds i8, ptr %3, i64 %95
  %99 = load i8, ptr %98, align 1, !tbaa !9
  %100 = zext i8 %99 to i32
  %101 = add i32 %96, %100
  %102 = mul i32 %101, 1025
  %103 = lshr i32 %102, 6
  %104 = xor i32 %103, %102
  %105 = add nuw nsw i64 %95, 1
  %106 = add i64 %97, 1
  %107 = icmp eq i64 %106, %85
  br i1 %107, label %108, label %94, !llvm.loop !12

108:
  %109 = phi i32 [ %90, %89 ], [ %104, %94 ]
  %110 = mul i32 %109, 9
  br label %149

111:
  %112 = phi i64 [ 0, %87 ], [ %146, %111 ]
  %113 = phi i32 [ 0, %87 ], [ %145, %111 ]
  %114 = phi i64 [ 0, %87 ], [ %147, %111 ]
  %115 = getelementptr inbounds i8, ptr %3, i64 %112
  %116 = load i8, ptr %115, align 4, !tbaa !9
  %117 = zext i8 %116 to i32
  %118 = add i32 %113, %117
  %119 = mul i32 %118, 1025
  %120 = lshr i32 %119, 6
  %121 = xor i32 %120, %119
  %122 = or disjoint i64 %112, 1
  %123 = getelementptr inbounds i8, ptr %3, i64 %122
  %124 = load i8, ptr %123, align 1, !tbaa !9
  %125 = zext i8 %124 to i32
  %126 = add i32 %121, %125
  %127 = mul i32 %126, 1025
  %128 = lshr i32 %127, 6
  %129 = xor i32 %128, %127
  %130 = or disjoint i64 %112, 2
  %131 = getelementptr inbounds i8, ptr %3, i64 %130
  %132 = load i8, ptr %131, align 2, !tbaa !9
  %133 = zext i8 %132 to i32
  %134 = add i32 %129, %133
  %135 = mul i32 %134, 1025
  %136 = lshr i32 %135, 6
  %137 = xor i32 %136, %135
  %138 = or disjoint i64 %112, 3
  %139 = getelementptr inbounds i8, ptr %3, i64 %138
  %140 = load i8, ptr %139, align 1, !tbaa !9
  %141 = zext i8 %140 to i32
  %142 = add i32 %137, %141
  %143 = mul i32 %142, 1025
  %144 = lshr i32 %143, 6
  %145 = xor i32 %144, %143
  %146 = add nuw nsw i64 %112, 4
  %147 = add i64 %114, 4
  %148 = icmp eq i64 %147, %88
  br i1 %148, label %89, label %111, !llvm.loop !14

149:
  %150 = phi i32 [ 0, %79 ], [ %110, %108 ]
  %151 = lshr i32 %150, 11
  %152 = xor i32 %151, %150
  %153 = mul i32 %152, 32769
  %154 = zext i32 %153 to i64
  %155 = xor i64 %82, %154
  %156 = add nuw nsw i64 %80, 1
  %157 = icmp eq i64 %156, 258
  br i1 %157, label %158, label %79, !llvm.loop !15

158:
  %159 = phi i64 [ %225, %211 ], [ 0, %149 ]
  %160 = phi i64 [ %224, %211 ], [ %57, %149 ]
  %161 = tail call i64 @llvm.fshl.i64(i64 %160, i64 %160, i64 5)
  %162 = icmp ult i64 %159, 4
  br i1 %162, label %180, label %163

163:
  %164 = phi i64 [ %178, %163 ], [ 4, %158 ]
  %165 = phi i64 [ %164, %163 ], [ 0, %158 ]
  %166 = phi i32 [ %177, %163 ], [ -1756908916, %158 ]
  %167 = getelementptr inbounds i8, ptr %3, i64 %165
  %168 = load i32, ptr %167, align 4
  %169 = mul i32 %168, -862048943
  %170 = mul i32 %168, 380141568
  %171 = lshr i32 %169, 17
  %172 = or disjoint i32 %171, %170
  %173 = mul i32 %172, 461845907
  %174 = xor i32 %173, %166
  %175 = tail call i32 @llvm.fshl.i32(i32 %174, i32 %174, i32 13)
  %176 = mul i32 %175, 5
  %177 = add i32 %176, -430675100
  %178 = add nuw nsw i64 %164, 4
  %179 = icmp ugt i64 %178, %159
  br i1 %179, label %180, label %163, !llvm.loop !16

180:
  %181 = phi i32 [ -1756908916, %158 ], [ %177, %163 ]
  %182 = phi i64 [ 0, %158 ], [ %164, %163 ]
  %183 = and i64 %159, 3
  switch i64 %183, label %210 [
    i64 3, label %184
    i64 2, label %190
    i64 1, label %198
    i64 0, label %211
  ]

184:
  %185 = or disjoint i64 %182, 2
  %186 = getelementptr inbounds i8, ptr %3, i64 %185
  %187 = load i8, ptr %186, align 1, !tbaa !9
  %188 = zext i8 %187 to i32
  %189 = shl nuw nsw i32 %188, 16
  br label %190

190:
  %191 = phi i32 [ 0, %180 ], [ %189, %184 ]
  %192 = or disjoint i64 %182, 1
  %193 = getelementptr inbounds i8, ptr %3, i64 %192
  %194 = load i8, ptr %193, align 1, !tbaa !9
  %195 = zext i8 %194 to i32
  %196 = shl nuw nsw i32 %195, 8
  %197 = or disjoint i32 %196, %191
  br label %198

198:
  %199 = phi i32 [ 0, %180 ], [ %197, %190 ]
  %200 = getelementptr inbounds i8, ptr %3, i64 %182
  %201 = load i8, ptr %200, align 1, !tbaa !9
  %202 = zext i8 %201 to i32
  %203 = xor i32 %199, %202
  %204 = mul i32 %203, -862048943
  %205 = mul i32 %203, 380141568
  %206 = lshr i32 %204, 17
  %207 = or disjoint i32 %206, %205
  %208 = mul i32 %207, 461845907
  %209 = xor i32 %208, %181
  br label %211

210:
  unreachable

211:
  %212 = phi i32 [ %181, %180 ], [ %209, %198 ]
  %213 = trunc i64 %159 to i32
  %214 = xor i32 %212, %213
  %215 = lshr i32 %214, 16
  %216 = xor i32 %215, %214
  %217 = mul i32 %216, -2048144789
  %218 = lshr i32 %217, 13
  %219 = xor i32 %218, %217
  %220 = mul i32 %219, -1028477387
  %221 = lshr i32 %220, 16
  %222 = xor i32 %221, %220
  %223 = zext i32 %222 to i64
  %224 = xor i64 %161, %223
  %225 = add nuw nsw i64 %159, 1
  %226 = icmp eq i64 %225, 258
  br i1 %226, label %227, label %158, !llvm.loop !15

227:
  %228 = phi i64 [ %233, %227 ], [ 0, %211 ]
  %229 = phi i64 [ %232, %227 ], [ %58, %211 ]
  %230 = tail call i64 @llvm.fshl.i64(i64 %229, i64 %229, i64 5)
  %231 = call fastcc i64 @siphash(ptr noundef nonnull %3, i64 noundef %228) #8
  %232 = xor i64 %231, %230
  %233 = add nuw nsw i64 %228, 1
  %234 = icmp eq i64 %233, 258
  br i1 %234, label %235, label %227, !llvm.loop !15

235:
  %236 = phi i64 [ %285, %282 ], [ 0, %227 ]
  %237 = phi i64 [ %284, %282 ], [ %59, %227 ]
  %238 = tail call i64 @llvm.fshl.i64(i64 %237, i64 %237, i64 5)
  %239 = icmp eq i64 %236, 0
  br i1 %239, label %282, label %240

240:
  %241 = mul i64 %236, -7046029254386353131
  %242 = and i64 %236, 1
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %252, label %244

244:
  %245 = add nsw i64 %236, -1
  %246 = xor i64 %241, %21
  %247 = zext i64 %246 to i128
  %248 = mul nuw i128 %247, 11562461410679940143
  %249 = lshr i128 %248, 64
  %250 = xor i128 %249, %248
  %251 = trunc i128 %250 to i64
  br label %252

252:
  %253 = phi i64 [ poison, %240 ], [ %251, %244 ]
  %254 = phi ptr [ %3, %240 ], [ %19, %244 ]
  %255 = phi i64 [ %241, %240 ], [ %251, %244 ]
  %256 = phi i64 [ %236, %240 ], [ %245, %244 ]
  %257 = icmp eq i64 %236, 1
  br i1 %257, label %282, label %258

258:
  %259 = phi ptr [ %272, %258 ], [ %254, %252 ]
  %260 = phi i64 [ %280, %258 ], [ %255, %252 ]
  %261 = phi i64 [ %271, %258 ], [ %256, %252 ]
  %262 = getelementptr inbounds i8, ptr %259, i64 1
  %263 = load i8, ptr %259, align 1, !tbaa !9
  %264 = zext i8 %263 to i64
  %265 = xor i64 %260, %264
  %266 = zext i64 %265 to i128
  %267 = mul nuw i128 %266, 11562461410679940143
  %268 = lshr i128 %267, 64
  %269 = xor i128 %268, %267
  %270 = trunc i128 %269 to i64
  %271 = add nsw i64 %261, -2
  %272 = getelementptr inbounds i8, ptr %259, i64 2
  %273 = load i8, ptr %262, align 1, !tbaa !9
  %274 = zext i8 %273 to i64
  %275 = xor i64 %270, %274
  %276 = zext i64 %275 to i128
  %277 = mul nuw i128 %276, 11562461410679940143
  %278 = lshr i128 %277, 64
  %279 = xor i128 %278, %277
  %280 = trunc i128 %279 to i64
  %281 = icmp eq i64 %271, 0
  br i1 %281, label %282, label %258, !llvm.loop !17

282:
  %283 = phi i64 [ 0, %235 ], [ %253, %252 ], [ %280, %258 ]
  %284 = xor i64 %283, %238
  %285 = add nuw nsw i64 %236, 1
  %286 = icmp eq i64 %285, 258
  br i1 %286, label %287, label %235, !llvm.loop !15

287:
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #8
  %288 = tail call noalias dereferenceable_or_null(96) ptr @calloc(i64 noundef 8, i64 noundef 12) #9
  store ptr %288, ptr %4, align 8, !tbaa !18
  store i32 7, ptr %16, align 8, !tbaa !21
  store i32 0, ptr %17, align 4, !tbaa !22
  store i32 0, ptr %18, align 8, !tbaa !23
  %289 = add nuw nsw i32 %61, 1
  br label %350

290:
  %291 = phi i64 [ 0, %54 ], [ %345, %342 ]
  %292 = phi i64 [ %55, %54 ], [ %344, %342 ]
  %293 = tail call i64 @llvm.fshl.i64(i64 %292, i64 %292, i64 5)
  %294 = icmp eq i64 %291, 0
  br i1 %294, label %342, label %295

295:
  %296 = and i64 %291, 3
  %297 = icmp ult i64 %291, 4
  br i1 %297, label %326, label %298

298:
  %299 = and i64 %291, 9223372036854775804
  br label %300

300:
  %301 = phi i64 [ -3750763034362895579, %298 ], [ %323, %300 ]
  %302 = phi ptr [ %3, %298 ], [ %319, %300 ]
  %303 = phi i64 [ 0, %298 ], [ %324, %300 ]
  %304 = getelementptr inbounds i8, ptr %302, i64 1
  %305 = load i8, ptr %302, align 1, !tbaa !9
  %306 = zext i8 %305 to i64
  %307 = xor i64 %301, %306
  %308 = mul i64 %307, 1099511628211
  %309 = getelementptr inbounds i8, ptr %302, i64 2
  %310 = load i8, ptr %304, align 1, !tbaa !9
  %311 = zext i8 %310 to i64
  %312 = xor i64 %308, %311
  %313 = mul i64 %312, 1099511628211
  %314 = getelementptr inbounds i8, ptr %302, i64 3
  %315 = load i8, ptr %309, align 1, !tbaa !9
  %316 = zext i8 %315 to i64
  %317 = xor i64 %313, %316
  %318 = mul i64 %317, 1099511628211
  %319 = getelementptr inbounds i8, ptr %302, i64 4
  %320 = load i8, ptr %314, align 1, !tbaa !9
  %321 = zext i8 %320 to i64
  %322 = xor i64 %318, %321
  %323 = mul i64 %322, 1099511628211
  %324 = add i64 %303, 4
  %325 = icmp eq i64 %324, %299
  br i1 %325, label %326, label %300, !llvm.loop !24

326:
  %327 = phi i64 [ poison, %295 ], [ %323, %300 ]
  %328 = phi i64 [ -3750763034362895579, %295 ], [ %323, %300 ]
  %329 = phi ptr [ %3, %295 ], [ %319, %300 ]
  %330 = icmp eq i64 %296, 0
  br i1 %330, label %342, label %331

331:
  %332 = phi i64 [ %339, %331 ], [ %328, %326 ]
  %333 = phi ptr [ %335, %331 ], [ %329, %326 ]
  %334 = phi i64 [ %340, %331 ], [ 0, %326 ]
  %335 = getelementptr inbounds i8, ptr %333, i64 1
  %336 = load i8, ptr %333, align 1, !tbaa !9
  %337 = zext i8 %336 to i64
  %338 = xor i64 %332, %337
  %339 = mul i64 %338, 1099511628211
  %340 = add i64 %334, 1
  %341 = icmp eq i64 %340, %296
  br i1 %341, label %342, label %331, !llvm.loop !25

342:
  %343 = phi i64 [ -3750763034362895579, %290 ], [ %327, %326 ], [ %339, %331 ]
  %344 = xor i64 %343, %293
  %345 = add nuw nsw i64 %291, 1
  %346 = icmp eq i64 %345, 258
  br i1 %346, label %79, label %290, !llvm.loop !15

347:
  %348 = load ptr, ptr %4, align 8, !tbaa !18
  %349 = load i32, ptr %16, align 8, !tbaa !21
  br label %408

350:
  %351 = phi i32 [ 0, %287 ], [ %403, %402 ]
  %352 = phi i32 [ %289, %287 ], [ %354, %402 ]
  %353 = mul i32 %352, 69069
  %354 = add i32 %353, 1
  %355 = lshr i32 %354, 16
  %356 = trunc nuw i32 %355 to i16
  %357 = urem i16 %356, 1500
  %358 = zext nneg i16 %357 to i32
  %359 = and i32 %354, -536870912
  %360 = icmp eq i32 %359, 1610612736
  br i1 %360, label %361, label %398

361:
  %362 = lshr i32 %358, 8
  %363 = and i32 %358, 255
  %364 = xor i32 %363, -2078137563
  %365 = mul i32 %364, 435
  %366 = xor i32 %365, %362
  %367 = mul i32 %366, 82312875
  %368 = load ptr, ptr %4, align 8, !tbaa !18
  %369 = load i32, ptr %16, align 8, !tbaa !21
  %370 = and i32 %369, %367
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds %struct.entry, ptr %368, i64 %371
  %373 = getelementptr inbounds i8, ptr %372, i64 8
  %374 = load i8, ptr %373, align 4, !tbaa !26
  %375 = icmp eq i8 %374, 0
  br i1 %375, label %402, label %376

376:
  %377 = phi i8 [ %392, %385 ], [ %374, %361 ]
  %378 = phi ptr [ %390, %385 ], [ %372, %361 ]
  %379 = phi i32 [ %386, %385 ], [ 1, %361 ]
  %380 = phi i32 [ %387, %385 ], [ %367, %361 ]
  %381 = icmp eq i8 %377, 1
  br i1 %381, label %382, label %385

382:
  %383 = load i32, ptr %378, align 4, !tbaa !28
  %384 = icmp eq i32 %383, %358
  br i1 %384, label %394, label %385

385:
  %386 = add i32 %379, 1
  %387 = add i32 %380, %379
  %388 = and i32 %387, %369
  %389 = zext i32 %388 to i64
  %390 = getelementptr inbounds %struct.entry, ptr %368, i64 %389
  %391 = getelementptr inbounds i8, ptr %390, i64 8
  %392 = load i8, ptr %391, align 4, !tbaa !26
  %393 = icmp eq i8 %392, 0
  br i1 %393, label %402, label %376

394:
  %395 = getelementptr inbounds i8, ptr %378, i64 8
  store i8 2, ptr %395, align 4, !tbaa !26
  %396 = load i32, ptr %18, align 8, !tbaa !23
  %397 = add i32 %396, -1
  store i32 %397, ptr %18, align 8, !tbaa !23
  br label %402

398:
  %399 = lshr i32 %354, 8
  %400 = and i32 %399, 63
  %401 = add nsw i32 %400, -20
  call fastcc void @put(ptr noundef nonnull %4, i32 noundef %358, i32 noundef %401)
  br label %402

402:
  %403 = add nuw nsw i32 %351, 1
  %404 = icmp eq i32 %403, 6000
  br i1 %404, label %347, label %350, !llvm.loop !29

405:
  %406 = load i32, ptr %18, align 8, !tbaa !23
  tail call void @free(ptr noundef %348) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #8
  %407 = icmp eq i32 %289, %12
  br i1 %407, label %62, label %54, !llvm.loop !30

408:
  %409 = phi i64 [ 0, %347 ], [ %451, %449 ]
  %410 = phi i64 [ %60, %347 ], [ %450, %449 ]
  %411 = trunc nuw nsw i64 %409 to i32
  %412 = lshr i32 %411, 8
  %413 = and i32 %411, 255
  %414 = xor i32 %413, -2078137563
  %415 = mul i32 %414, 435
  %416 = xor i32 %415, %412
  %417 = mul i32 %416, 82312875
  %418 = and i32 %417, %349
  %419 = zext i32 %418 to i64
  %420 = getelementptr inbounds %struct.entry, ptr %348, i64 %419
  %421 = getelementptr inbounds i8, ptr %420, i64 8
  %422 = load i8, ptr %421, align 4, !tbaa !26
  %423 = icmp eq i8 %422, 0
  br i1 %423, label %449, label %424

424:
  %425 = phi i8 [ %441, %434 ], [ %422, %408 ]
  %426 = phi ptr [ %439, %434 ], [ %420, %408 ]
  %427 = phi i32 [ %435, %434 ], [ 1, %408 ]
  %428 = phi i32 [ %436, %434 ], [ %417, %408 ]
  %429 = icmp eq i8 %425, 1
  br i1 %429, label %430, label %434

430:
  %431 = load i32, ptr %426, align 4, !tbaa !28
  %432 = zext i32 %431 to i64
  %433 = icmp eq i64 %409, %432
  br i1 %433, label %443, label %434

434:
  %435 = add i32 %427, 1
  %436 = add i32 %428, %427
  %437 = and i32 %436, %349
  %438 = zext i32 %437 to i64
  %439 = getelementptr inbounds %struct.entry, ptr %348, i64 %438
  %440 = getelementptr inbounds i8, ptr %439, i64 8
  %441 = load i8, ptr %440, align 4, !tbaa !26
  %442 = icmp eq i8 %441, 0
  br i1 %442, label %449, label %424

443:
  %444 = getelementptr inbounds i8, ptr %426, i64 4
  %445 = load i32, ptr %444, align 4, !tbaa !31
  %446 = sext i32 %445 to i64
  %447 = mul nsw i64 %409, %446
  %448 = add nsw i64 %447, %410
  br label %449

449:
  %450 = phi i64 [ %448, %443 ], [ %410, %408 ], [ %410, %434 ]
  %451 = add nuw nsw i64 %409, 1
  %452 = icmp eq i64 %451, 1500
  br i1 %452, label %405, label %408, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal fastcc void @put(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !22
  %6 = shl i32 %5, 2
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8, !tbaa !33
  %9 = mul i32 %8, 3
  %10 = icmp ult i32 %6, %9
  br i1 %10, label %35, label %11

11:
  %12 = load ptr, ptr %0, align 8, !tbaa !5
  %13 = shl i32 %8, 1
  %14 = or disjoint i32 %13, 1
  store i32 %14, ptr %7, align 8, !tbaa !21
  %15 = add i32 %13, 2
  %16 = zext i32 %15 to i64
  %17 = tail call noalias ptr @calloc(i64 noundef %16, i64 noundef 12) #9
  store ptr %17, ptr %0, align 8, !tbaa !18
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 0, ptr %18, align 8, !tbaa !23
  store i32 0, ptr %4, align 4, !tbaa !22
  br label %21

19:
  tail call void @free(ptr noundef nonnull %12) #8
  %20 = load i32, ptr %7, align 8, !tbaa !21
  br label %35

21:
  %22 = phi i32 [ 0, %11 ], [ %33, %32 ]
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds %struct.entry, ptr %12, i64 %23
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  %26 = load i8, ptr %25, align 4, !tbaa !26
  %27 = icmp eq i8 %26, 1
  br i1 %27, label %28, label %32

28:
  %29 = load i32, ptr %24, align 4, !tbaa !28
  %30 = getelementptr inbounds i8, ptr %24, i64 4
  %31 = load i32, ptr %30, align 4, !tbaa !31
  tail call fastcc void @put(ptr noundef nonnull %0, i32 noundef %29, i32 noundef %31)
  br label %32

32:
  %33 = add i32 %22, 1
  %34 = icmp ugt i32 %33, %8
  br i1 %34, label %19, label %21, !llvm.loop !34

35:
  %36 = phi i32 [ %20, %19 ], [ %8, %3 ]
  %37 = lshr i32 %1, 8
  %38 = lshr i32 %1, 16
  %39 = lshr i32 %1, 24
  %40 = and i32 %1, 255
  %41 = xor i32 %40, -2078137563
  %42 = mul i32 %41, 435
  %43 = and i32 %37, 255
  %44 = xor i32 %42, %43
  %45 = mul i32 %44, 435
  %46 = and i32 %38, 255
  %47 = xor i32 %45, %46
  %48 = mul i32 %47, 435
  %49 = xor i32 %48, %39
  %50 = mul i32 %49, 435
  %51 = load ptr, ptr %0, align 8, !tbaa !18
  %52 = and i32 %36, %50
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds %struct.entry, ptr %51, i64 %53
  %55 = getelementptr inbounds i8, ptr %54, i64 8
  %56 = load i8, ptr %55, align 4, !tbaa !26
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %58, label %63

58:
  %59 = phi ptr [ null, %35 ], [ %72, %77 ]
  %60 = phi ptr [ %54, %35 ], [ %82, %77 ]
  %61 = icmp eq ptr %59, null
  %62 = select i1 %61, ptr %60, ptr %59
  br label %86

63:
  %64 = phi i8 [ %84, %77 ], [ %56, %35 ]
  %65 = phi ptr [ %82, %77 ], [ %54, %35 ]
  %66 = phi i32 [ %78, %77 ], [ 1, %35 ]
  %67 = phi ptr [ %72, %77 ], [ null, %35 ]
  %68 = phi i32 [ %79, %77 ], [ %50, %35 ]
  %69 = icmp ne i8 %64, 2
  %70 = icmp ne ptr %67, null
  %71 = select i1 %69, i1 true, i1 %70
  %72 = select i1 %71, ptr %67, ptr %65
  %73 = icmp eq i8 %64, 1
  br i1 %73, label %74, label %77

74:
  %75 = load i32, ptr %65, align 4, !tbaa !28
  %76 = icmp eq i32 %75, %1
  br i1 %76, label %86, label %77

77:
  %78 = add i32 %66, 1
  %79 = add i32 %68, %66
  %80 = and i32 %79, %36
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds %struct.entry, ptr %51, i64 %81
  %83 = getelementptr inbounds i8, ptr %82, i64 8
  %84 = load i8, ptr %83, align 4, !tbaa !26
  %85 = icmp eq i8 %84, 0
  br i1 %85, label %58, label %63

86:
  %87 = phi ptr [ %62, %58 ], [ %65, %74 ]
  %88 = getelementptr inbounds i8, ptr %87, i64 8
  %89 = load i8, ptr %88, align 4, !tbaa !26
  %90 = icmp eq i8 %89, 1
  br i1 %90, label %91, label %94

91:
  %92 = getelementptr inbounds i8, ptr %87, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !31
  br label %102

94:
  %95 = icmp eq i8 %89, 0
  %96 = zext i1 %95 to i32
  %97 = load i32, ptr %4, align 4, !tbaa !22
  %98 = add i32 %97, %96
  store i32 %98, ptr %4, align 4, !tbaa !22
  %99 = getelementptr inbounds i8, ptr %0, i64 16
  %100 = load i32, ptr %99, align 8, !tbaa !23
  %101 = add i32 %100, 1
  store i32 %101, ptr %99, align 8, !tbaa !23
  store i8 1, ptr %88, align 4, !tbaa !26
  store i32 %1, ptr %87, align 4, !tbaa !28
  br label %102

102:
  %103 = phi i32 [ %93, %91 ], [ 0, %94 ]
  %104 = getelementptr inbounds i8, ptr %87, i64 4
  %105 = add nsw i32 %103, %2
  store i32 %105, ptr %104, align 4, !tbaa !31
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @siphash(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #6 {
  %3 = icmp ult i64 %1, 8
  br i1 %3, label %45, label %4

4:
  %5 = phi i64 [ %43, %4 ], [ 8, %2 ]
  %6 = phi i64 [ %5, %4 ], [ 0, %2 ]
  %7 = phi i64 [ %37, %4 ], [ 8893317812261383291, %2 ]
  %8 = phi i64 [ %41, %4 ], [ 7746018054687388513, %2 ]
  %9 = phi i64 [ %40, %4 ], [ 7737605742629119589, %2 ]
  %10 = phi i64 [ %42, %4 ], [ 8388350548712186997, %2 ]
  %11 = getelementptr inbounds i8, ptr %0, i64 %6
  %12 = load i64, ptr %11, align 1
  %13 = xor i64 %12, %7
  %14 = add i64 %9, %10
  %15 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 13)
  %16 = xor i64 %15, %14
  %17 = tail call i64 @llvm.fshl.i64(i64 %14, i64 %14, i64 32)
  %18 = add i64 %13, %8
  %19 = tail call i64 @llvm.fshl.i64(i64 %13, i64 %13, i64 16)
  %20 = xor i64 %19, %18
  %21 = add i64 %20, %17
  %22 = tail call i64 @llvm.fshl.i64(i64 %20, i64 %20, i64 21)
  %23 = xor i64 %22, %21
  %24 = add i64 %18, %16
  %25 = tail call i64 @llvm.fshl.i64(i64 %16, i64 %16, i64 17)
  %26 = xor i64 %24, %25
  %27 = tail call i64 @llvm.fshl.i64(i64 %24, i64 %24, i64 32)
  %28 = add i64 %21, %26
  %29 = tail call i64 @llvm.fshl.i64(i64 %26, i64 %26, i64 13)
  %30 = xor i64 %29, %28
  %31 = tail call i64 @llvm.fshl.i64(i64 %28, i64 %28, i64 32)
  %32 = add i64 %23, %27
  %33 = tail call i64 @llvm.fshl.i64(i64 %23, i64 %23, i64 16)
  %34 = xor i64 %33, %32
  %35 = add i64 %34, %31
  %36 = tail call i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 21)
  %37 = xor i64 %36, %35
  %38 = add i64 %32, %30
  %39 = tail call i64 @llvm.fshl.i64(i64 %30, i64 %30, i64 17)
  %40 = xor i64 %39, %38
  %41 = tail call i64 @llvm.fshl.i64(i64 %38, i64 %38, i64 32)
  %42 = xor i64 %35, %12
  %43 = add nuw i64 %5, 8
  %44 = icmp ugt i64 %43, %1
  br i1 %44, label %45, label %4, !llvm.loop !35

45:
  %46 = phi i64 [ 8388350548712186997, %2 ], [ %42, %4 ]
  %47 = phi i64 [ 7737605742629119589, %2 ], [ %40, %4 ]
  %48 = phi i64 [ 7746018054687388513, %2 ], [ %41, %4 ]
  %49 = phi i64 [ 8893317812261383291, %2 ], [ %37, %4 ]
  %50 = phi i64 [ 0, %2 ], [ %5, %4 ]
  %51 = shl i64 %1, 56
  %52 = icmp ult i64 %50, %1
  br i1 %52, label %53, label %80

53:
  %54 = and i64 %1, 3
  %55 = sub i64 %50, %1
  %56 = icmp ugt i64 %55, -4
  br i1 %56, label %60, label %57

57:
  %58 = or disjoint i64 %50, %54
  %59 = sub i64 %1, %58
  br label %168

60:
  %61 = phi i64 [ poison, %53 ], [ %198, %168 ]
  %62 = phi i64 [ 0, %53 ], [ %200, %168 ]
  %63 = phi i64 [ %50, %53 ], [ %199, %168 ]
  %64 = phi i64 [ %51, %53 ], [ %198, %168 ]
  %65 = icmp eq i64 %54, 0
  br i1 %65, label %80, label %66

66:
  %67 = phi i64 [ %77, %66 ], [ %62, %60 ]
  %68 = phi i64 [ %76, %66 ], [ %63, %60 ]
  %69 = phi i64 [ %75, %66 ], [ %64, %60 ]
  %70 = phi i64 [ %78, %66 ], [ 0, %60 ]
  %71 = getelementptr inbounds i8, ptr %0, i64 %68
  %72 = load i8, ptr %71, align 1, !tbaa !9
  %73 = zext i8 %72 to i64
  %74 = shl i64 %73, %67
  %75 = or i64 %74, %69
  %76 = add nuw i64 %68, 1
  %77 = add nuw nsw i64 %67, 8
  %78 = add i64 %70, 1
  %79 = icmp eq i64 %78, %54
  br i1 %79, label %80, label %66, !llvm.loop !36

80:
  %81 = phi i64 [ %51, %45 ], [ %61, %60 ], [ %75, %66 ]
  %82 = xor i64 %81, %49
  %83 = add i64 %47, %46
  %84 = tail call i64 @llvm.fshl.i64(i64 %47, i64 %47, i64 13)
  %85 = xor i64 %84, %83
  %86 = tail call i64 @llvm.fshl.i64(i64 %83, i64 %83, i64 32)
  %87 = add i64 %82, %48
  %88 = tail call i64 @llvm.fshl.i64(i64 %82, i64 %82, i64 16)
  %89 = xor i64 %88, %87
  %90 = add i64 %89, %86
  %91 = tail call i64 @llvm.fshl.i64(i64 %89, i64 %89, i64 21)
  %92 = xor i64 %91, %90
  %93 = add i64 %87, %85
  %94 = tail call i64 @llvm.fshl.i64(i64 %85, i64 %85, i64 17)
  %95 = xor i64 %93, %94
  %96 = tail call i64 @llvm.fshl.i64(i64 %93, i64 %93, i64 32)
  %97 = add i64 %90, %95
  %98 = tail call i64 @llvm.fshl.i64(i64 %95, i64 %95, i64 13)
  %99 = xor i64 %98, %97
  %100 = tail call i64 @llvm.fshl.i64(i64 %97, i64 %97, i64 32)
  %101 = add i64 %92, %96
  %102 = tail call i64 @llvm.fshl.i64(i64 %92, i64 %92, i64 16)
  %103 = xor i64 %102, %101
  %104 = add i64 %103, %100
  %105 = tail call i64 @llvm.fshl.i64(i64 %103, i64 %103, i64 21)
  %106 = xor i64 %105, %104
  %107 = add i64 %101, %99
  %108 = tail call i64 @llvm.fshl.i64(i64 %99, i64 %99, i64 17)
  %109 = xor i64 %108, %107
  %110 = tail call i64 @llvm.fshl.i64(i64 %107, i64 %107, i64 32)
  %111 = xor i64 %104, %81
  %112 = xor i64 %110, 255
  %113 = add i64 %111, %109
  %114 = tail call i64 @llvm.fshl.i64(i64 %109, i64 %109, i64 13)
  %115 = xor i64 %113, %114
  %116 = tail call i64 @llvm.fshl.i64(i64 %113, i64 %113, i64 32)
  %117 = add i64 %112, %106
  %118 = tail call i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 16)
  %119 = xor i64 %118, %117
  %120 = add i64 %116, %119
  %121 = tail call i64 @llvm.fshl.i64(i64 %119, i64 %119, i64 21)
  %122 = xor i64 %121, %120
  %123 = add i64 %115, %117
  %124 = tail call i64 @llvm.fshl.i64(i64 %115, i64 %115, i64 17)
  %125 = xor i64 %124, %123
  %126 = tail call i64 @llvm.fshl.i64(i64 %123, i64 %123, i64 32)
  %127 = add i64 %125, %120
  %128 = tail call i64 @llvm.fshl.i64(i64 %125, i64 %125, i64 13)
  %129 = xor i64 %128, %127
  %130 = tail call i64 @llvm.fshl.i64(i64 %127, i64 %127, i64 32)
  %131 = add i64 %126, %122
  %132 = tail call i64 @llvm.fshl.i64(i64 %122, i64 %122, i64 16)
  %133 = xor i64 %132, %131
  %134 = add i64 %130, %133
  %135 = tail call i64 @llvm.fshl.i64(i64 %133, i64 %133, i64 21)
  %136 = xor i64 %135, %134
  %137 = add i64 %129, %131
  %138 = tail call i64 @llvm.fshl.i64(i64 %129, i64 %129, i64 17)
  %139 = xor i64 %138, %137
  %140 = tail call i64 @llvm.fshl.i64(i64 %137, i64 %137, i64 32)
  %141 = add i64 %139, %134
  %142 = tail call i64 @llvm.fshl.i64(i64 %139, i64 %139, i64 13)
  %143 = xor i64 %142, %141
  %144 = tail call i64 @llvm.fshl.i64(i64 %141, i64 %141, i64 32)
  %145 = add i64 %140, %136
  %146 = tail call i64 @llvm.fshl.i64(i64 %136, i64 %136, i64 16)
  %147 = xor i64 %146, %145
  %148 = add i64 %144, %147
  %149 = tail call i64 @llvm.fshl.i64(i64 %147, i64 %147, i64 21)
  %150 = xor i64 %149, %148
  %151 = add i64 %143, %145
  %152 = tail call i64 @llvm.fshl.i64(i64 %143, i64 %143, i64 17)
  %153 = xor i64 %152, %151
  %154 = tail call i64 @llvm.fshl.i64(i64 %151, i64 %151, i64 32)
  %155 = add i64 %153, %148
  %156 = tail call i64 @llvm.fshl.i64(i64 %153, i64 %153, i64 13)
  %157 = xor i64 %156, %155
  %158 = add i64 %154, %150
  %159 = tail call i64 @llvm.fshl.i64(i64 %150, i64 %150, i64 16)
  %160 = xor i64 %159, %158
  %161 = tail call i64 @llvm.fshl.i64(i64 %160, i64 %160, i64 21)
  %162 = add i64 %157, %158
  %163 = tail call i64 @llvm.fshl.i64(i64 %157, i64 %157, i64 17)
  %164 = tail call i64 @llvm.fshl.i64(i64 %162, i64 %162, i64 32)
  %165 = xor i64 %161, %163
  %166 = xor i64 %165, %164
  %167 = xor i64 %166, %162
  ret i64 %167

168:
  %169 = phi i64 [ 0, %57 ], [ %200, %168 ]
  %170 = phi i64 [ %50, %57 ], [ %199, %168 ]
  %171 = phi i64 [ %51, %57 ], [ %198, %168 ]
  %172 = phi i64 [ 0, %57 ], [ %201, %168 ]
  %173 = getelementptr inbounds i8, ptr %0, i64 %170
  %174 = load i8, ptr %173, align 1, !tbaa !9
  %175 = zext i8 %174 to i64
  %176 = shl i64 %175, %169
  %177 = or i64 %176, %171
  %178 = or disjoint i64 %170, 1
  %179 = or disjoint i64 %169, 8
  %180 = getelementptr inbounds i8, ptr %0, i64 %178
  %181 = load i8, ptr %180, align 1, !tbaa !9
  %182 = zext i8 %181 to i64
  %183 = shl i64 %182, %179
  %184 = or i64 %183, %177
  %185 = or disjoint i64 %170, 2
  %186 = or disjoint i64 %169, 16
  %187 = getelementptr inbounds i8, ptr %0, i64 %185
  %188 = load i8, ptr %187, align 1, !tbaa !9
  %189 = zext i8 %188 to i64
  %190 = shl i64 %189, %186
  %191 = or i64 %190, %184
  %192 = or disjoint i64 %170, 3
  %193 = or disjoint i64 %169, 24
  %194 = getelementptr inbounds i8, ptr %0, i64 %192
  %195 = load i8, ptr %194, align 1, !tbaa !9
  %196 = zext i8 %195 to i64
  %197 = shl i64 %196, %193
  %198 = or i64 %197, %191
  %199 = add nuw i64 %170, 4
  %200 = add nuw nsw i64 %169, 32
  %201 = add i64 %172, 4
  %202 = icmp eq i64 %201, %59
  br i1 %202, label %60, label %168, !llvm.loop !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0,1) }

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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = !{!19, !6, i64 0}
!19 = !{!"table", !6, i64 0, !20, i64 8, !20, i64 12, !20, i64 16}
!20 = !{!"int", !7, i64 0}
!21 = !{!19, !20, i64 8}
!22 = !{!19, !20, i64 12}
!23 = !{!19, !20, i64 16}
!24 = distinct !{!24, !11}
!25 = distinct !{!25, !13}
!26 = !{!27, !7, i64 8}
!27 = !{!"entry", !20, i64 0, !20, i64 4, !7, i64 8}
!28 = !{!27, !20, i64 0}
!29 = distinct !{!29, !11}
!30 = distinct !{!30, !11}
!31 = !{!27, !20, i64 4}
!32 = distinct !{!32, !11}
!33 = !{!20, !20, i64 0}
!34 = distinct !{!34, !11}
!35 = distinct !{!35, !11}
!36 = distinct !{!36, !13}
!37 = distinct !{!37, !11}
