; ModuleID = 'crc.c'
source_filename = "crc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = internal global [4096 x i8] zeroinitializer, align 16
@__const.main.check = private unnamed_addr constant [10 x i8] c"123456789\00", align 1
@.str = private unnamed_addr constant [16 x i8] c"%08x %08x %08x\0A\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"%016llx %08x %08x\0A\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"%08x %08x %08x %04x %016llx %08x %04x\0A\00", align 1
@table = internal unnamed_addr global [4 x [256 x i32]] zeroinitializer, align 16
@table64 = internal unnamed_addr global [256 x i64] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %9

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #3
  %8 = trunc i64 %7 to i32
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 3, %2 ]
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %17, %14 ]
  %13 = trunc nuw nsw i64 %12 to i32
  br label %19

14:
  %15 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %12
  store i32 %27, ptr %15, align 4, !tbaa !9
  %16 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %12
  store i64 %32, ptr %16, align 8, !tbaa !11
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, 256
  br i1 %18, label %35, label %11, !llvm.loop !13

19:
  %20 = phi i32 [ 0, %11 ], [ %33, %19 ]
  %21 = phi i64 [ %12, %11 ], [ %32, %19 ]
  %22 = phi i32 [ %13, %11 ], [ %27, %19 ]
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %23, 0
  %25 = lshr i32 %22, 1
  %26 = xor i32 %25, -306674912
  %27 = select i1 %24, i32 %25, i32 %26
  %28 = and i64 %21, 1
  %29 = icmp eq i64 %28, 0
  %30 = lshr i64 %21, 1
  %31 = xor i64 %30, -3932672073523589310
  %32 = select i1 %29, i64 %30, i64 %31
  %33 = add nuw nsw i32 %20, 1
  %34 = icmp eq i32 %33, 8
  br i1 %34, label %14, label %19, !llvm.loop !16

35:
  %36 = phi i64 [ %39, %38 ], [ 1, %14 ]
  %37 = add nsw i64 %36, -1
  br label %41

38:
  %39 = add nuw nsw i64 %36, 1
  %40 = icmp eq i64 %39, 4
  br i1 %40, label %56, label %35, !llvm.loop !17

41:
  %42 = phi i64 [ 0, %35 ], [ %52, %41 ]
  %43 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 %37, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !9
  %45 = lshr i32 %44, 8
  %46 = and i32 %44, 255
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !9
  %50 = xor i32 %45, %49
  %51 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 %36, i64 %42
  store i32 %50, ptr %51, align 4, !tbaa !9
  %52 = add nuw nsw i64 %42, 1
  %53 = icmp eq i64 %52, 256
  br i1 %53, label %38, label %41, !llvm.loop !18

54:
  %55 = icmp sgt i32 %10, 0
  br i1 %55, label %200, label %67

56:
  %57 = phi i64 [ %65, %56 ], [ 0, %38 ]
  %58 = mul nuw nsw i64 %57, %57
  %59 = trunc nuw i64 %58 to i32
  %60 = lshr i32 %59, 3
  %61 = trunc nuw nsw i64 %57 to i32
  %62 = xor i32 %60, %61
  %63 = trunc i32 %62 to i8
  %64 = getelementptr inbounds [4096 x i8], ptr @data, i64 0, i64 %57
  store i8 %63, ptr %64, align 1, !tbaa !19
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp eq i64 %65, 4096
  br i1 %66, label %54, label %56, !llvm.loop !20

67:
  %68 = phi i32 [ 0, %54 ], [ %265, %380 ]
  %69 = phi i32 [ 0, %54 ], [ %344, %380 ]
  %70 = phi i32 [ 0, %54 ], [ %367, %380 ]
  %71 = phi i64 [ 0, %54 ], [ %381, %380 ]
  %72 = phi i32 [ 0, %54 ], [ %386, %380 ]
  %73 = phi i32 [ 0, %54 ], [ %264, %380 ]
  %74 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %73, i32 noundef %68, i32 noundef %69)
  %75 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %71, i32 noundef %70, i32 noundef %72)
  br label %79

76:
  %77 = add nuw nsw i64 %81, 1
  %78 = icmp eq i64 %81, 8
  br i1 %78, label %96, label %79, !llvm.loop !21

79:
  %80 = phi i32 [ %93, %76 ], [ -1, %67 ]
  %81 = phi i64 [ %77, %76 ], [ 0, %67 ]
  %82 = getelementptr inbounds i8, ptr @__const.main.check, i64 %81
  %83 = load i8, ptr %82, align 1, !tbaa !19
  %84 = zext i8 %83 to i32
  %85 = xor i32 %80, %84
  br label %86

86:
  %87 = phi i32 [ 0, %79 ], [ %94, %86 ]
  %88 = phi i32 [ %85, %79 ], [ %93, %86 ]
  %89 = lshr i32 %88, 1
  %90 = and i32 %88, 1
  %91 = icmp eq i32 %90, 0
  %92 = select i1 %91, i32 0, i32 -306674912
  %93 = xor i32 %92, %89
  %94 = add nuw nsw i32 %87, 1
  %95 = icmp eq i32 %94, 8
  br i1 %95, label %76, label %86, !llvm.loop !22

96:
  %97 = phi i32 [ %108, %96 ], [ -1, %76 ]
  %98 = phi i64 [ %101, %96 ], [ 0, %76 ]
  %99 = getelementptr inbounds i8, ptr @__const.main.check, i64 %98
  %100 = lshr i32 %97, 8
  %101 = add nuw nsw i64 %98, 1
  %102 = load i8, ptr %99, align 1, !tbaa !19
  %103 = trunc i32 %97 to i8
  %104 = xor i8 %102, %103
  %105 = zext i8 %104 to i64
  %106 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = xor i32 %107, %100
  %109 = icmp eq i64 %98, 8
  br i1 %109, label %110, label %96, !llvm.loop !23

110:
  %111 = phi i32 [ %152, %110 ], [ -1, %96 ]
  %112 = phi i32 [ %153, %110 ], [ 9, %96 ]
  %113 = phi ptr [ %154, %110 ], [ @__const.main.check, %96 ]
  %114 = load i8, ptr %113, align 1, !tbaa !19
  %115 = zext i8 %114 to i32
  %116 = getelementptr inbounds i8, ptr %113, i64 1
  %117 = load i8, ptr %116, align 1, !tbaa !19
  %118 = zext i8 %117 to i32
  %119 = shl nuw nsw i32 %118, 8
  %120 = or disjoint i32 %119, %115
  %121 = getelementptr inbounds i8, ptr %113, i64 2
  %122 = load i8, ptr %121, align 1, !tbaa !19
  %123 = zext i8 %122 to i32
  %124 = shl nuw nsw i32 %123, 16
  %125 = or disjoint i32 %120, %124
  %126 = getelementptr inbounds i8, ptr %113, i64 3
  %127 = load i8, ptr %126, align 1, !tbaa !19
  %128 = zext i8 %127 to i32
  %129 = shl nuw i32 %128, 24
  %130 = or disjoint i32 %125, %129
  %131 = xor i32 %130, %111
  %132 = and i32 %131, 255
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 3072), i64 0, i64 %133
  %135 = load i32, ptr %134, align 4, !tbaa !9
  %136 = lshr i32 %131, 8
  %137 = and i32 %136, 255
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 2048), i64 0, i64 %138
  %140 = load i32, ptr %139, align 4, !tbaa !9
  %141 = xor i32 %140, %135
  %142 = lshr i32 %131, 16
  %143 = and i32 %142, 255
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 1024), i64 0, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !9
  %147 = xor i32 %141, %146
  %148 = lshr i32 %131, 24
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %149
  %151 = load i32, ptr %150, align 4, !tbaa !9
  %152 = xor i32 %147, %151
  %153 = add nsw i32 %112, -4
  %154 = getelementptr inbounds i8, ptr %113, i64 4
  %155 = icmp ugt i32 %112, 7
  br i1 %155, label %110, label %156, !llvm.loop !24

156:
  %157 = and i32 %152, 255
  %158 = xor i32 %157, 57
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !9
  br label %162

162:
  %163 = phi i64 [ %174, %162 ], [ -1, %156 ]
  %164 = phi i64 [ %168, %162 ], [ 0, %156 ]
  %165 = getelementptr inbounds i8, ptr @__const.main.check, i64 %164
  %166 = lshr i64 %163, 8
  %167 = and i64 %163, 255
  %168 = add nuw nsw i64 %164, 1
  %169 = load i8, ptr %165, align 1, !tbaa !19
  %170 = zext i8 %169 to i64
  %171 = xor i64 %167, %170
  %172 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %171
  %173 = load i64, ptr %172, align 8, !tbaa !11
  %174 = xor i64 %173, %166
  %175 = icmp eq i64 %164, 8
  br i1 %175, label %176, label %162, !llvm.loop !25

176:
  %177 = phi i32 [ %181, %176 ], [ 9, %162 ]
  %178 = phi i32 [ %186, %176 ], [ 0, %162 ]
  %179 = phi i32 [ %185, %176 ], [ 1, %162 ]
  %180 = phi ptr [ %182, %176 ], [ @__const.main.check, %162 ]
  %181 = add nsw i32 %177, -1
  %182 = getelementptr inbounds i8, ptr %180, i64 1
  %183 = load i8, ptr %180, align 1, !tbaa !19
  %184 = zext i8 %183 to i32
  %185 = add i32 %179, %184
  %186 = add i32 %185, %178
  %187 = icmp eq i32 %181, 0
  br i1 %187, label %188, label %176, !llvm.loop !26

188:
  %189 = urem i32 %186, 65521
  %190 = urem i32 %185, 65521
  %191 = lshr i32 %152, 8
  %192 = xor i32 %161, %191
  %193 = shl nuw i32 %189, 16
  %194 = or disjoint i32 %193, %190
  %195 = xor i64 %174, -1
  %196 = xor i32 %192, -1
  %197 = xor i32 %108, -1
  %198 = xor i32 %93, -1
  %199 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %198, i32 noundef %197, i32 noundef %196, i32 noundef 10673, i64 noundef %195, i32 noundef %194, i32 noundef 7902)
  ret i32 0

200:
  %201 = phi i32 [ %264, %380 ], [ 0, %54 ]
  %202 = phi i32 [ %387, %380 ], [ 0, %54 ]
  %203 = phi i32 [ %386, %380 ], [ 0, %54 ]
  %204 = phi i64 [ %345, %380 ], [ -1, %54 ]
  %205 = phi i64 [ %381, %380 ], [ 0, %54 ]
  %206 = phi i32 [ %367, %380 ], [ 0, %54 ]
  %207 = phi i32 [ %344, %380 ], [ 0, %54 ]
  %208 = phi i32 [ %265, %380 ], [ 0, %54 ]
  %209 = and i32 %202, 63
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr i8, ptr getelementptr inbounds (i8, ptr @data, i64 4031), i64 %210
  %212 = and i32 %202, 63
  %213 = zext nneg i32 %212 to i64
  %214 = getelementptr i8, ptr getelementptr inbounds (i8, ptr @data, i64 4031), i64 %213
  %215 = and i32 %202, 63
  %216 = zext nneg i32 %215 to i64
  %217 = getelementptr i8, ptr getelementptr inbounds (i8, ptr @data, i64 4031), i64 %216
  %218 = and i32 %202, 63
  %219 = zext nneg i32 %218 to i64
  %220 = getelementptr i8, ptr getelementptr inbounds (i8, ptr @data, i64 4031), i64 %219
  %221 = and i32 %202, 63
  %222 = zext nneg i32 %221 to i64
  %223 = getelementptr i8, ptr getelementptr inbounds (i8, ptr @data, i64 4031), i64 %222
  %224 = and i32 %202, 63
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds i8, ptr @data, i64 %225
  br label %230

227:
  %228 = getelementptr inbounds i8, ptr %232, i64 1
  %229 = icmp eq ptr %232, %223
  br i1 %229, label %246, label %230, !llvm.loop !21

230:
  %231 = phi i32 [ %243, %227 ], [ -1, %200 ]
  %232 = phi ptr [ %228, %227 ], [ %226, %200 ]
  %233 = load i8, ptr %232, align 1, !tbaa !19
  %234 = zext i8 %233 to i32
  %235 = xor i32 %231, %234
  br label %236

236:
  %237 = phi i32 [ 0, %230 ], [ %244, %236 ]
  %238 = phi i32 [ %235, %230 ], [ %243, %236 ]
  %239 = lshr i32 %238, 1
  %240 = and i32 %238, 1
  %241 = icmp eq i32 %240, 0
  %242 = select i1 %241, i32 0, i32 -306674912
  %243 = xor i32 %242, %239
  %244 = add nuw nsw i32 %237, 1
  %245 = icmp eq i32 %244, 8
  br i1 %245, label %227, label %236, !llvm.loop !22

246:
  %247 = xor i32 %243, -1
  br label %248

248:
  %249 = phi i32 [ %259, %248 ], [ -1, %246 ]
  %250 = phi ptr [ %252, %248 ], [ %226, %246 ]
  %251 = lshr i32 %249, 8
  %252 = getelementptr inbounds i8, ptr %250, i64 1
  %253 = load i8, ptr %250, align 1, !tbaa !19
  %254 = trunc i32 %249 to i8
  %255 = xor i8 %253, %254
  %256 = zext i8 %255 to i64
  %257 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %256
  %258 = load i32, ptr %257, align 4, !tbaa !9
  %259 = xor i32 %258, %251
  %260 = icmp eq ptr %250, %220
  br i1 %260, label %261, label %248, !llvm.loop !23

261:
  %262 = xor i32 %259, -1
  br label %267

263:
  %264 = add i32 %201, %247
  %265 = add i32 %208, %262
  %266 = xor i32 %309, -1
  br label %313

267:
  %268 = phi i32 [ %309, %267 ], [ -1, %261 ]
  %269 = phi i32 [ %310, %267 ], [ 4032, %261 ]
  %270 = phi ptr [ %311, %267 ], [ %226, %261 ]
  %271 = load i8, ptr %270, align 1, !tbaa !19
  %272 = zext i8 %271 to i32
  %273 = getelementptr inbounds i8, ptr %270, i64 1
  %274 = load i8, ptr %273, align 1, !tbaa !19
  %275 = zext i8 %274 to i32
  %276 = shl nuw nsw i32 %275, 8
  %277 = or disjoint i32 %276, %272
  %278 = getelementptr inbounds i8, ptr %270, i64 2
  %279 = load i8, ptr %278, align 1, !tbaa !19
  %280 = zext i8 %279 to i32
  %281 = shl nuw nsw i32 %280, 16
  %282 = or disjoint i32 %277, %281
  %283 = getelementptr inbounds i8, ptr %270, i64 3
  %284 = load i8, ptr %283, align 1, !tbaa !19
  %285 = zext i8 %284 to i32
  %286 = shl nuw i32 %285, 24
  %287 = or disjoint i32 %282, %286
  %288 = xor i32 %287, %268
  %289 = and i32 %288, 255
  %290 = zext nneg i32 %289 to i64
  %291 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 3072), i64 0, i64 %290
  %292 = load i32, ptr %291, align 4, !tbaa !9
  %293 = lshr i32 %288, 8
  %294 = and i32 %293, 255
  %295 = zext nneg i32 %294 to i64
  %296 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 2048), i64 0, i64 %295
  %297 = load i32, ptr %296, align 4, !tbaa !9
  %298 = xor i32 %297, %292
  %299 = lshr i32 %288, 16
  %300 = and i32 %299, 255
  %301 = zext nneg i32 %300 to i64
  %302 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 1024), i64 0, i64 %301
  %303 = load i32, ptr %302, align 4, !tbaa !9
  %304 = xor i32 %298, %303
  %305 = lshr i32 %288, 24
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %306
  %308 = load i32, ptr %307, align 4, !tbaa !9
  %309 = xor i32 %304, %308
  %310 = add nsw i32 %269, -4
  %311 = getelementptr inbounds i8, ptr %270, i64 4
  %312 = icmp ugt i32 %269, 7
  br i1 %312, label %267, label %263, !llvm.loop !24

313:
  %314 = phi i32 [ 4032, %263 ], [ %318, %313 ]
  %315 = phi i32 [ 0, %263 ], [ %323, %313 ]
  %316 = phi i32 [ 1, %263 ], [ %322, %313 ]
  %317 = phi ptr [ %226, %263 ], [ %319, %313 ]
  %318 = add nsw i32 %314, -1
  %319 = getelementptr inbounds i8, ptr %317, i64 1
  %320 = load i8, ptr %317, align 1, !tbaa !19
  %321 = zext i8 %320 to i32
  %322 = add i32 %316, %321
  %323 = add i32 %322, %315
  %324 = icmp eq i32 %318, 0
  br i1 %324, label %325, label %313, !llvm.loop !26

325:
  %326 = urem i32 %323, 65521
  %327 = urem i32 %322, 65521
  %328 = shl nuw i32 %326, 16
  %329 = or disjoint i32 %328, %327
  br label %330

330:
  %331 = phi i64 [ %341, %330 ], [ -1, %325 ]
  %332 = phi ptr [ %335, %330 ], [ %226, %325 ]
  %333 = lshr i64 %331, 8
  %334 = and i64 %331, 255
  %335 = getelementptr inbounds i8, ptr %332, i64 1
  %336 = load i8, ptr %332, align 1, !tbaa !19
  %337 = zext i8 %336 to i64
  %338 = xor i64 %334, %337
  %339 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %338
  %340 = load i64, ptr %339, align 8, !tbaa !11
  %341 = xor i64 %340, %333
  %342 = icmp eq ptr %332, %217
  br i1 %342, label %343, label %330, !llvm.loop !25

343:
  %344 = add i32 %207, %266
  %345 = xor i64 %205, %341
  br label %346

346:
  %347 = phi ptr [ %351, %346 ], [ %226, %343 ]
  %348 = phi i16 [ %364, %346 ], [ -1, %343 ]
  %349 = zext i16 %348 to i32
  %350 = lshr i16 %348, 8
  %351 = getelementptr inbounds i8, ptr %347, i64 1
  %352 = load i8, ptr %347, align 1, !tbaa !19
  %353 = trunc nuw i16 %350 to i8
  %354 = xor i8 %352, %353
  %355 = lshr i8 %354, 4
  %356 = xor i8 %355, %354
  %357 = shl nuw nsw i32 %349, 8
  %358 = zext i8 %356 to i32
  %359 = shl nuw nsw i32 %358, 12
  %360 = shl nuw nsw i32 %358, 5
  %361 = or disjoint i32 %357, %358
  %362 = xor i32 %361, %359
  %363 = xor i32 %362, %360
  %364 = trunc i32 %363 to i16
  %365 = icmp eq ptr %347, %214
  br i1 %365, label %366, label %346, !llvm.loop !27

366:
  %367 = xor i32 %329, %206
  br label %368

368:
  %369 = phi i16 [ %378, %368 ], [ 0, %366 ]
  %370 = phi i16 [ %376, %368 ], [ 0, %366 ]
  %371 = phi ptr [ %372, %368 ], [ %226, %366 ]
  %372 = getelementptr inbounds i8, ptr %371, i64 1
  %373 = load i8, ptr %371, align 1, !tbaa !19
  %374 = zext i8 %373 to i16
  %375 = add nuw nsw i16 %370, %374
  %376 = urem i16 %375, 255
  %377 = add nuw nsw i16 %376, %369
  %378 = urem i16 %377, 255
  %379 = icmp eq ptr %371, %211
  br i1 %379, label %380, label %368, !llvm.loop !28

380:
  %381 = xor i64 %204, %341
  %382 = shl nuw i16 %378, 8
  %383 = or disjoint i16 %382, %376
  %384 = xor i16 %383, %364
  %385 = zext i16 %384 to i32
  %386 = add i32 %203, %385
  %387 = add nuw nsw i32 %202, 1
  %388 = icmp eq i32 %387, %10
  br i1 %388, label %67, label %200, !llvm.loop !29
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = !{!7, !7, i64 0}
!20 = distinct !{!20, !14, !15}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
!23 = distinct !{!23, !14, !15}
!24 = distinct !{!24, !14, !15}
!25 = distinct !{!25, !14, !15}
!26 = distinct !{!26, !14, !15}
!27 = distinct !{!27, !14, !15}
!28 = distinct !{!28, !14, !15}
!29 = distinct !{!29, !14, !15}
