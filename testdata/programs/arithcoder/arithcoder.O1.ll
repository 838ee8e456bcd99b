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
  br i1 %3, label %4, label %9

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #9
  %8 = trunc i64 %7 to i32
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 2, %2 ]
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %319

12:
  %13 = phi i1 [ %305, %302 ], [ %11, %9 ]
  %14 = phi i32 [ %304, %302 ], [ 0, %9 ]
  %15 = phi i32 [ %303, %302 ], [ 0, %9 ]
  %16 = phi i32 [ %287, %302 ], [ 1, %9 ]
  br label %282

17:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(8448) @models, i8 0, i64 8448, i1 false)
  br label %18

18:
  %19 = phi i64 [ 0, %17 ], [ %23, %22 ]
  %20 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %19
  %21 = getelementptr inbounds i8, ptr %20, i64 130
  br label %25

22:
  %23 = add nuw nsw i64 %19, 1
  %24 = icmp eq i64 %23, 64
  br i1 %24, label %47, label %18, !llvm.loop !9

25:
  %26 = phi i32 [ 0, %18 ], [ %27, %38 ]
  %27 = add nuw nsw i32 %26, 1
  br label %28

28:
  %29 = phi i32 [ %27, %25 ], [ %36, %28 ]
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [65 x i16], ptr %20, i64 0, i64 %30
  %32 = load i16, ptr %31, align 2, !tbaa !12
  %33 = add i16 %32, 1
  store i16 %33, ptr %31, align 2, !tbaa !12
  %34 = sub nsw i32 0, %29
  %35 = and i32 %29, %34
  %36 = add nsw i32 %35, %29
  %37 = icmp slt i32 %36, 65
  br i1 %37, label %28, label %38, !llvm.loop !14

38:
  %39 = load i16, ptr %21, align 2, !tbaa !15
  %40 = add i16 %39, 1
  store i16 %40, ptr %21, align 2, !tbaa !15
  %41 = icmp eq i32 %27, 64
  br i1 %41, label %22, label %25, !llvm.loop !17

42:
  %43 = add i32 %122, 8388608
  %44 = icmp ugt i32 %122, -8388609
  br i1 %44, label %45, label %133

45:
  %46 = sext i32 %120 to i64
  br label %126

47:
  %48 = phi i64 [ %123, %119 ], [ 0, %22 ]
  %49 = phi i32 [ %122, %119 ], [ 0, %22 ]
  %50 = phi i32 [ %121, %119 ], [ -1, %22 ]
  %51 = phi i32 [ %120, %119 ], [ 0, %22 ]
  %52 = phi i64 [ %124, %119 ], [ 0, %22 ]
  %53 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %52
  %54 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %48
  %55 = load i8, ptr %54, align 1, !tbaa !18
  %56 = zext i8 %55 to i32
  %57 = icmp eq i8 %55, 0
  br i1 %57, label %69, label %58

58:
  %59 = phi i32 [ %67, %58 ], [ %56, %47 ]
  %60 = phi i32 [ %65, %58 ], [ 0, %47 ]
  %61 = zext nneg i32 %59 to i64
  %62 = getelementptr inbounds [65 x i16], ptr %53, i64 0, i64 %61
  %63 = load i16, ptr %62, align 2, !tbaa !12
  %64 = zext i16 %63 to i32
  %65 = add i32 %60, %64
  %66 = add nsw i32 %59, -1
  %67 = and i32 %66, %59
  %68 = icmp sgt i32 %67, 0
  br i1 %68, label %58, label %69, !llvm.loop !19

69:
  %70 = phi i32 [ 0, %47 ], [ %65, %58 ]
  %71 = add nuw nsw i32 %56, 1
  br label %72

72:
  %73 = phi i32 [ %81, %72 ], [ %71, %69 ]
  %74 = phi i32 [ %79, %72 ], [ 0, %69 ]
  %75 = zext nneg i32 %73 to i64
  %76 = getelementptr inbounds [65 x i16], ptr %53, i64 0, i64 %75
  %77 = load i16, ptr %76, align 2, !tbaa !12
  %78 = zext i16 %77 to i32
  %79 = add i32 %74, %78
  %80 = add nsw i32 %73, -1
  %81 = and i32 %80, %73
  %82 = icmp sgt i32 %81, 0
  br i1 %82, label %72, label %83, !llvm.loop !19

83:
  %84 = getelementptr inbounds i8, ptr %53, i64 130
  %85 = load i16, ptr %84, align 2, !tbaa !15
  %86 = zext i16 %85 to i32
  %87 = udiv i32 %50, %86
  %88 = mul i32 %87, %70
  %89 = add i32 %88, %49
  %90 = sub i32 %79, %70
  %91 = mul i32 %87, %90
  %92 = icmp ult i32 %89, %49
  br i1 %92, label %93, label %102

93:
  %94 = sext i32 %51 to i64
  br label %95

95:
  %96 = phi i64 [ %94, %93 ], [ %97, %95 ]
  %97 = add nsw i64 %96, -1
  %98 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %97
  %99 = load i8, ptr %98, align 1, !tbaa !18
  %100 = add i8 %99, 1
  store i8 %100, ptr %98, align 1, !tbaa !18
  %101 = icmp eq i8 %100, 0
  br i1 %101, label %95, label %102, !llvm.loop !20

102:
  %103 = icmp ult i32 %91, 16777216
  br i1 %103, label %104, label %119

104:
  %105 = sext i32 %51 to i64
  br label %106

106:
  %107 = phi i64 [ %105, %104 ], [ %112, %106 ]
  %108 = phi i32 [ %89, %104 ], [ %115, %106 ]
  %109 = phi i32 [ %91, %104 ], [ %114, %106 ]
  %110 = lshr i32 %108, 24
  %111 = trunc nuw i32 %110 to i8
  %112 = add nsw i64 %107, 1
  %113 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %107
  store i8 %111, ptr %113, align 1, !tbaa !18
  %114 = shl nuw i32 %109, 8
  %115 = shl i32 %108, 8
  %116 = icmp ult i32 %109, 65536
  br i1 %116, label %106, label %117, !llvm.loop !21

117:
  %118 = trunc nsw i64 %112 to i32
  br label %119

119:
  %120 = phi i32 [ %51, %102 ], [ %118, %117 ]
  %121 = phi i32 [ %91, %102 ], [ %114, %117 ]
  %122 = phi i32 [ %89, %102 ], [ %115, %117 ]
  tail call fastcc void @update(ptr noundef nonnull %53, i32 noundef %56)
  %123 = add nuw nsw i64 %48, 1
  %124 = zext i8 %55 to i64
  %125 = icmp eq i64 %123, 3000
  br i1 %125, label %42, label %47, !llvm.loop !22

126:
  %127 = phi i64 [ %46, %45 ], [ %128, %126 ]
  %128 = add nsw i64 %127, -1
  %129 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !18
  %131 = add i8 %130, 1
  store i8 %131, ptr %129, align 1, !tbaa !18
  %132 = icmp eq i8 %131, 0
  br i1 %132, label %126, label %133, !llvm.loop !23

133:
  %134 = sext i32 %120 to i64
  br label %135

135:
  %136 = phi i64 [ %134, %133 ], [ %141, %135 ]
  %137 = phi i32 [ 0, %133 ], [ %143, %135 ]
  %138 = phi i32 [ %43, %133 ], [ %144, %135 ]
  %139 = lshr i32 %138, 24
  %140 = trunc nuw i32 %139 to i8
  %141 = add nsw i64 %136, 1
  %142 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %136
  store i8 %140, ptr %142, align 1, !tbaa !18
  %143 = add nuw nsw i32 %137, 1
  %144 = shl i32 %138, 8
  %145 = icmp eq i32 %143, 4
  br i1 %145, label %146, label %135, !llvm.loop !24

146:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(8448) @models, i8 0, i64 8448, i1 false)
  br label %147

147:
  %148 = phi i64 [ 0, %146 ], [ %152, %151 ]
  %149 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %148
  %150 = getelementptr inbounds i8, ptr %149, i64 130
  br label %154

151:
  %152 = add nuw nsw i64 %148, 1
  %153 = icmp eq i64 %152, 64
  br i1 %153, label %171, label %147, !llvm.loop !9

154:
  %155 = phi i32 [ 0, %147 ], [ %156, %167 ]
  %156 = add nuw nsw i32 %155, 1
  br label %157

157:
  %158 = phi i32 [ %156, %154 ], [ %165, %157 ]
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [65 x i16], ptr %149, i64 0, i64 %159
  %161 = load i16, ptr %160, align 2, !tbaa !12
  %162 = add i16 %161, 1
  store i16 %162, ptr %160, align 2, !tbaa !12
  %163 = sub nsw i32 0, %158
  %164 = and i32 %158, %163
  %165 = add nsw i32 %164, %158
  %166 = icmp slt i32 %165, 65
  br i1 %166, label %157, label %167, !llvm.loop !14

167:
  %168 = load i16, ptr %150, align 2, !tbaa !15
  %169 = add i16 %168, 1
  store i16 %169, ptr %150, align 2, !tbaa !15
  %170 = icmp eq i32 %156, 64
  br i1 %170, label %151, label %154, !llvm.loop !17

171:
  %172 = phi i32 [ %179, %171 ], [ 0, %151 ]
  %173 = phi i64 [ %176, %171 ], [ 0, %151 ]
  %174 = getelementptr inbounds i8, ptr @packed, i64 %173
  %175 = shl i32 %172, 8
  %176 = add nuw nsw i64 %173, 1
  %177 = load i8, ptr %174, align 1, !tbaa !18
  %178 = zext i8 %177 to i32
  %179 = or disjoint i32 %175, %178
  %180 = icmp eq i64 %173, 3
  br i1 %180, label %181, label %171, !llvm.loop !25

181:
  %182 = phi i64 [ %269, %263 ], [ 0, %171 ]
  %183 = phi i32 [ %266, %263 ], [ %179, %171 ]
  %184 = phi i32 [ %265, %263 ], [ -1, %171 ]
  %185 = phi ptr [ %264, %263 ], [ getelementptr inbounds (i8, ptr @packed, i64 4), %171 ]
  %186 = phi i64 [ %271, %263 ], [ 0, %171 ]
  %187 = getelementptr inbounds [64 x %struct.model], ptr @models, i64 0, i64 %186
  %188 = getelementptr inbounds i8, ptr %187, i64 130
  %189 = load i16, ptr %188, align 2, !tbaa !15
  %190 = zext i16 %189 to i32
  %191 = udiv i32 %184, %190
  %192 = udiv i32 %183, %191
  %193 = icmp ult i32 %192, %190
  %194 = add nsw i32 %190, -1
  %195 = select i1 %193, i32 %192, i32 %194
  br label %196

196:
  %197 = phi i32 [ 64, %181 ], [ %214, %211 ]
  %198 = phi i32 [ 0, %181 ], [ %213, %211 ]
  %199 = phi i32 [ %195, %181 ], [ %212, %211 ]
  %200 = add nuw nsw i32 %198, %197
  %201 = icmp slt i32 %200, 65
  br i1 %201, label %202, label %211

202:
  %203 = zext nneg i32 %200 to i64
  %204 = getelementptr inbounds [65 x i16], ptr %187, i64 0, i64 %203
  %205 = load i16, ptr %204, align 2, !tbaa !12
  %206 = zext i16 %205 to i32
  %207 = icmp ult i32 %199, %206
  %208 = select i1 %207, i32 0, i32 %206
  %209 = sub i32 %199, %208
  %210 = select i1 %207, i32 %198, i32 %200
  br label %211

211:
  %212 = phi i32 [ %199, %196 ], [ %209, %202 ]
  %213 = phi i32 [ %198, %196 ], [ %210, %202 ]
  %214 = lshr i32 %197, 1
  %215 = icmp ult i32 %197, 2
  br i1 %215, label %216, label %196, !llvm.loop !26

216:
  %217 = icmp sgt i32 %213, 0
  br i1 %217, label %218, label %229

218:
  %219 = phi i32 [ %227, %218 ], [ %213, %216 ]
  %220 = phi i32 [ %225, %218 ], [ 0, %216 ]
  %221 = zext nneg i32 %219 to i64
  %222 = getelementptr inbounds [65 x i16], ptr %187, i64 0, i64 %221
  %223 = load i16, ptr %222, align 2, !tbaa !12
  %224 = zext i16 %223 to i32
  %225 = add i32 %220, %224
  %226 = add nsw i32 %219, -1
  %227 = and i32 %226, %219
  %228 = icmp sgt i32 %227, 0
  br i1 %228, label %218, label %229, !llvm.loop !19

229:
  %230 = phi i32 [ 0, %216 ], [ %225, %218 ]
  %231 = mul i32 %230, %191
  %232 = sub i32 %183, %231
  %233 = icmp sgt i32 %213, -1
  br i1 %233, label %234, label %247

234:
  %235 = add nuw nsw i32 %213, 1
  br label %236

236:
  %237 = phi i32 [ %245, %236 ], [ %235, %234 ]
  %238 = phi i32 [ %243, %236 ], [ 0, %234 ]
  %239 = zext nneg i32 %237 to i64
  %240 = getelementptr inbounds [65 x i16], ptr %187, i64 0, i64 %239
  %241 = load i16, ptr %240, align 2, !tbaa !12
  %242 = zext i16 %241 to i32
  %243 = add i32 %238, %242
  %244 = add nsw i32 %237, -1
  %245 = and i32 %244, %237
  %246 = icmp sgt i32 %245, 0
  br i1 %246, label %236, label %247, !llvm.loop !19

247:
  %248 = phi i32 [ 0, %229 ], [ %243, %236 ]
  %249 = sub i32 %248, %230
  %250 = mul i32 %249, %191
  %251 = icmp ult i32 %250, 16777216
  br i1 %251, label %252, label %263

252:
  %253 = phi i32 [ %260, %252 ], [ %232, %247 ]
  %254 = phi i32 [ %261, %252 ], [ %250, %247 ]
  %255 = phi ptr [ %257, %252 ], [ %185, %247 ]
  %256 = shl i32 %253, 8
  %257 = getelementptr inbounds i8, ptr %255, i64 1
  %258 = load i8, ptr %255, align 1, !tbaa !18
  %259 = zext i8 %258 to i32
  %260 = or disjoint i32 %256, %259
  %261 = shl nuw i32 %254, 8
  %262 = icmp ult i32 %254, 65536
  br i1 %262, label %252, label %263, !llvm.loop !27

263:
  %264 = phi ptr [ %185, %247 ], [ %257, %252 ]
  %265 = phi i32 [ %250, %247 ], [ %261, %252 ]
  %266 = phi i32 [ %232, %247 ], [ %260, %252 ]
  %267 = trunc nuw nsw i32 %213 to i8
  %268 = getelementptr inbounds [3000 x i8], ptr @output, i64 0, i64 %182
  store i8 %267, ptr %268, align 1, !tbaa !18
  tail call fastcc void @update(ptr noundef nonnull %187, i32 noundef %213)
  %269 = add nuw nsw i64 %182, 1
  %270 = and i32 %213, 255
  %271 = zext nneg i32 %270 to i64
  %272 = icmp eq i64 %269, 3000
  br i1 %272, label %273, label %181, !llvm.loop !28

273:
  %274 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(3000) @input, ptr noundef nonnull dereferenceable(3000) @output, i64 3000)
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %276, label %299

276:
  %277 = icmp sgt i64 %136, -1
  br i1 %277, label %278, label %302

278:
  %279 = add i32 %120, 4
  %280 = tail call i32 @llvm.smax.i32(i32 %279, i32 1)
  %281 = zext nneg i32 %280 to i64
  br label %307

282:
  %283 = phi i64 [ 0, %12 ], [ %297, %282 ]
  %284 = phi i32 [ 0, %12 ], [ %294, %282 ]
  %285 = phi i32 [ %16, %12 ], [ %287, %282 ]
  %286 = mul i32 %285, 134775813
  %287 = add i32 %286, 1
  %288 = icmp ult i32 %287, 1073741824
  %289 = mul nuw nsw i32 %284, 5
  %290 = lshr i32 %287, 28
  %291 = add nuw nsw i32 %289, %290
  %292 = lshr i32 %287, 20
  %293 = select i1 %288, i32 %292, i32 %291
  %294 = and i32 %293, 63
  %295 = trunc nuw nsw i32 %294 to i8
  %296 = getelementptr inbounds [3000 x i8], ptr @input, i64 0, i64 %283
  store i8 %295, ptr %296, align 1, !tbaa !18
  %297 = add nuw nsw i64 %283, 1
  %298 = icmp eq i64 %297, 3000
  br i1 %298, label %17, label %282, !llvm.loop !29

299:
  %300 = trunc nsw i64 %141 to i32
  %301 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  br label %319

302:
  %303 = phi i32 [ %15, %276 ], [ %314, %307 ]
  %304 = add nuw nsw i32 %14, 1
  %305 = icmp slt i32 %304, %10
  %306 = icmp eq i32 %304, %10
  br i1 %306, label %317, label %12, !llvm.loop !30

307:
  %308 = phi i64 [ 0, %278 ], [ %315, %307 ]
  %309 = phi i32 [ %15, %278 ], [ %314, %307 ]
  %310 = tail call i32 @llvm.fshl.i32(i32 %309, i32 %309, i32 5)
  %311 = getelementptr inbounds [3064 x i8], ptr @packed, i64 0, i64 %308
  %312 = load i8, ptr %311, align 1, !tbaa !18
  %313 = zext i8 %312 to i32
  %314 = xor i32 %310, %313
  %315 = add nuw nsw i64 %308, 1
  %316 = icmp eq i64 %315, %281
  br i1 %316, label %302, label %307, !llvm.loop !31

317:
  %318 = trunc nsw i64 %141 to i32
  br label %319

319:
  %320 = phi i32 [ %15, %299 ], [ 0, %9 ], [ %303, %317 ]
  %321 = phi i1 [ %13, %299 ], [ %11, %9 ], [ %305, %317 ]
  %322 = phi i32 [ 1, %299 ], [ 0, %9 ], [ 0, %317 ]
  %323 = phi i32 [ %300, %299 ], [ 0, %9 ], [ %318, %317 ]
  br i1 %321, label %326, label %324

324:
  %325 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef 3000, i32 noundef %323, i32 noundef %320)
  br label %326

326:
  %327 = phi i32 [ 0, %324 ], [ %322, %319 ]
  ret i32 %327
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
  %11 = load i16, ptr %10, align 2, !tbaa !12
  %12 = add i16 %11, 24
  store i16 %12, ptr %10, align 2, !tbaa !12
  %13 = sub nsw i32 0, %8
  %14 = and i32 %8, %13
  %15 = add nsw i32 %14, %8
  %16 = icmp slt i32 %15, 65
  br i1 %16, label %7, label %17, !llvm.loop !14

17:
  %18 = getelementptr inbounds i8, ptr %0, i64 130
  %19 = load i16, ptr %18, align 2, !tbaa !15
  %20 = add i16 %19, 24
  store i16 %20, ptr %18, align 2, !tbaa !15
  %21 = icmp ult i16 %20, 16384
  br i1 %21, label %84, label %22

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
  %33 = load i16, ptr %32, align 2, !tbaa !12
  %34 = zext i16 %33 to i32
  %35 = add i32 %30, %34
  %36 = add nsw i32 %29, -1
  %37 = and i32 %36, %29
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %28, label %39, !llvm.loop !19

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
  %48 = load i16, ptr %47, align 2, !tbaa !12
  %49 = zext i16 %48 to i32
  %50 = add i32 %45, %49
  %51 = add nsw i32 %44, -1
  %52 = and i32 %51, %44
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %43, label %54, !llvm.loop !19

54:
  %55 = phi i32 [ 0, %39 ], [ %50, %43 ]
  %56 = sub i32 %35, %55
  %57 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %25
  store i32 %56, ptr %57, align 4, !tbaa !32
  %58 = icmp eq i64 %26, 64
  br i1 %58, label %23, label %24, !llvm.loop !34

59:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #9
  br label %84

60:
  %61 = phi i64 [ 0, %23 ], [ %66, %79 ]
  %62 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !32
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
  %73 = load i16, ptr %72, align 2, !tbaa !12
  %74 = add i16 %73, %67
  store i16 %74, ptr %72, align 2, !tbaa !12
  %75 = sub nsw i32 0, %70
  %76 = and i32 %70, %75
  %77 = add nsw i32 %76, %70
  %78 = icmp slt i32 %77, 65
  br i1 %78, label %69, label %79, !llvm.loop !14

79:
  %80 = load i16, ptr %18, align 2, !tbaa !15
  %81 = trunc i32 %65 to i16
  %82 = add i16 %80, %81
  store i16 %82, ptr %18, align 2, !tbaa !15
  %83 = icmp eq i64 %66, 64
  br i1 %83, label %59, label %60, !llvm.loop !35

84:
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = !{!16, !13, i64 130}
!16 = !{!"model", !7, i64 0, !13, i64 130}
!17 = distinct !{!17, !10, !11}
!18 = !{!7, !7, i64 0}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = !{!33, !33, i64 0}
!33 = !{!"int", !7, i64 0}
!34 = distinct !{!34, !10, !11}
!35 = distinct !{!35, !10, !11}
