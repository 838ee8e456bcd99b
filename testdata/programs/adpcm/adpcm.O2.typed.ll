; ModuleID = 'adpcm.c'
source_filename = "adpcm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@steps = internal unnamed_addr global [89 x i16] zeroinitializer, align 16
@sound = internal unnamed_addr global [2000 x i16] zeroinitializer, align 16
@packed = internal unnamed_addr global [1000 x i8] zeroinitializer, align 16
@back = internal unnamed_addr global [2000 x i16] zeroinitializer, align 16
@image = internal unnamed_addr global [48 x [64 x i8]] zeroinitializer, align 16
@edges = internal unnamed_addr global [48 x [64 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [40 x i8] c"error %d, bits %d, edges %d, hash %08x\0A\00", align 1
@adjust = internal unnamed_addr constant [8 x i8] c"\FF\FF\FF\FF\02\04\06\08", align 1
@cosines = internal unnamed_addr constant [8 x [8 x i16]] [[8 x i16] [i16 2896, i16 2896, i16 2896, i16 2896, i16 2896, i16 2896, i16 2896, i16 2896], [8 x i16] [i16 4017, i16 3406, i16 2276, i16 799, i16 -799, i16 -2276, i16 -3406, i16 -4017], [8 x i16] [i16 3784, i16 1567, i16 -1567, i16 -3784, i16 -3784, i16 -1567, i16 1567, i16 3784], [8 x i16] [i16 3406, i16 -799, i16 -4017, i16 -2276, i16 2276, i16 4017, i16 799, i16 -3406], [8 x i16] [i16 2896, i16 -2896, i16 -2896, i16 2896, i16 2896, i16 -2896, i16 -2896, i16 2896], [8 x i16] [i16 2276, i16 -4017, i16 799, i16 3406, i16 -3406, i16 -799, i16 4017, i16 -2276], [8 x i16] [i16 1567, i16 -3784, i16 3784, i16 -1567, i16 -1567, i16 3784, i16 -3784, i16 1567], [8 x i16] [i16 799, i16 -2276, i16 3406, i16 -4017, i16 4017, i16 -3406, i16 2276, i16 -799]], align 16
@quantise.zigzag = internal unnamed_addr constant [64 x i8] c"\00\01\08\10\09\02\03\0A\11\18 \19\12\0B\04\05\0C\13\1A!(0)\22\1B\14\0D\06\07\0E\15\1C#*1892+$\1D\16\0F\17\1E%,3:;4-&\1F'.5<=6/7>?", align 16

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [8 x [8 x i32]], align 16
  %4 = alloca [8 x [8 x i32]], align 16
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds i8*, i8** %1, i64 1
  %8 = load i8*, i8** %7, align 8
  %9 = tail call i64 @strtol(i8* nocapture noundef nonnull %8, i8** noundef null, i32 noundef 10) #5
  %10 = trunc i64 %9 to i32
  br label %11

11:
  %12 = phi i32 [ %10, %6 ], [ 2, %2 ]
  br label %20

13:
  %14 = icmp sgt i32 %12, 0
  br i1 %14, label %15, label %39

15:
  %16 = bitcast [8 x [8 x i32]]* %4 to i8*
  %17 = bitcast [8 x [8 x i32]]* %3 to i8*
  %18 = getelementptr inbounds [8 x [8 x i32]], [8 x [8 x i32]]* %4, i64 0, i64 0, i64 0
  %19 = getelementptr inbounds [8 x [8 x i32]], [8 x [8 x i32]]* %4, i64 0, i64 1, i64 2
  br label %34

20:
  %21 = phi i64 [ 0, %11 ], [ %27, %20 ]
  %22 = phi i32 [ 7, %11 ], [ %32, %20 ]
  %23 = icmp slt i32 %22, 32767
  %24 = select i1 %23, i32 %22, i32 32767
  %25 = trunc i32 %24 to i16
  %26 = getelementptr inbounds [89 x i16], [89 x i16]* @steps, i64 0, i64 %21
  store i16 %25, i16* %26, align 2
  %27 = add nuw nsw i64 %21, 1
  %28 = sdiv i32 %22, 10
  %29 = icmp slt i32 %22, 20
  %30 = zext i1 %29 to i32
  %31 = add i32 %28, %22
  %32 = add i32 %31, %30
  %33 = icmp eq i64 %27, 89
  br i1 %33, label %13, label %20, !llvm.loop !5

34:
  %35 = phi i32 [ 0, %15 ], [ %421, %420 ]
  %36 = phi i32 [ 0, %15 ], [ %217, %420 ]
  %37 = phi i32 [ 0, %15 ], [ %470, %420 ]
  %38 = phi i32 [ 1, %15 ], [ %195, %420 ]
  br label %184

39:
  %40 = phi i32 [ 0, %13 ], [ %470, %420 ]
  %41 = phi i32 [ 0, %13 ], [ %412, %420 ]
  %42 = phi i32 [ 0, %13 ], [ %309, %420 ]
  %43 = phi i32 [ 0, %13 ], [ %217, %420 ]
  br label %475

44:
  %45 = phi i64 [ %125, %124 ], [ 0, %184 ]
  %46 = phi i32 [ %83, %124 ], [ 0, %184 ]
  %47 = phi i8 [ %95, %124 ], [ 0, %184 ]
  %48 = getelementptr inbounds [2000 x i16], [2000 x i16]* @sound, i64 0, i64 %45
  %49 = load i16, i16* %48, align 2
  %50 = sext i16 %49 to i32
  %51 = sub nsw i32 %50, %46
  %52 = zext i8 %47 to i64
  %53 = getelementptr inbounds [89 x i16], [89 x i16]* @steps, i64 0, i64 %52
  %54 = load i16, i16* %53, align 2
  %55 = sext i16 %54 to i32
  %56 = tail call i32 @llvm.abs.i32(i32 %51, i1 true) #5
  %57 = lshr i32 %51, 28
  %58 = and i32 %57, 8
  br label %98

59:
  %60 = ashr i32 %55, 3
  %61 = and i32 %107, 4
  %62 = icmp eq i32 %61, 0
  %63 = select i1 %62, i32 0, i32 %55
  %64 = add nsw i32 %63, %60
  %65 = and i32 %107, 2
  %66 = icmp eq i32 %65, 0
  %67 = ashr i32 %55, 1
  %68 = select i1 %66, i32 0, i32 %67
  %69 = add nsw i32 %64, %68
  %70 = and i32 %107, 1
  %71 = icmp eq i32 %70, 0
  %72 = ashr i32 %55, 2
  %73 = select i1 %71, i32 0, i32 %72
  %74 = add nsw i32 %69, %73
  %75 = and i32 %101, 8
  %76 = icmp eq i32 %75, 0
  %77 = sub nsw i32 0, %74
  %78 = select i1 %76, i32 %74, i32 %77
  %79 = add i32 %78, %46
  %80 = icmp slt i32 %79, 32767
  %81 = select i1 %80, i32 %79, i32 32767
  %82 = icmp sgt i32 %81, -32768
  %83 = select i1 %82, i32 %81, i32 -32768
  %84 = sext i8 %47 to i32
  %85 = and i32 %107, 7
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds [8 x i8], [8 x i8]* @adjust, i64 0, i64 %86
  %88 = load i8, i8* %87, align 1
  %89 = sext i8 %88 to i32
  %90 = add nsw i32 %89, %84
  %91 = icmp slt i32 %90, 88
  %92 = select i1 %91, i32 %90, i32 88
  %93 = icmp sgt i32 %92, 0
  %94 = select i1 %93, i32 %92, i32 0
  %95 = trunc i32 %94 to i8
  %96 = and i64 %45, 1
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %119, label %111

98:
  %99 = phi i32 [ 4, %44 ], [ %108, %98 ]
  %100 = phi i32 [ %55, %44 ], [ %109, %98 ]
  %101 = phi i32 [ %58, %44 ], [ %107, %98 ]
  %102 = phi i32 [ %56, %44 ], [ %105, %98 ]
  %103 = icmp slt i32 %102, %100
  %104 = select i1 %103, i32 0, i32 %100
  %105 = sub nsw i32 %102, %104
  %106 = select i1 %103, i32 0, i32 %99
  %107 = or i32 %106, %101
  %108 = lshr i32 %99, 1
  %109 = ashr i32 %100, 1
  %110 = icmp ult i32 %99, 2
  br i1 %110, label %59, label %98, !llvm.loop !8

111:
  %112 = lshr i64 %45, 1
  %113 = and i64 %112, 2147483647
  %114 = getelementptr inbounds [1000 x i8], [1000 x i8]* @packed, i64 0, i64 %113
  %115 = load i8, i8* %114, align 1
  %116 = trunc i32 %107 to i8
  %117 = shl i8 %116, 4
  %118 = or i8 %115, %117
  store i8 %118, i8* %114, align 1
  br label %124

119:
  %120 = trunc i32 %107 to i8
  %121 = lshr i64 %45, 1
  %122 = and i64 %121, 2147483647
  %123 = getelementptr inbounds [1000 x i8], [1000 x i8]* @packed, i64 0, i64 %122
  store i8 %120, i8* %123, align 1
  br label %124

124:
  %125 = add nuw nsw i64 %45, 1
  %126 = icmp eq i64 %125, 2000
  br i1 %126, label %127, label %44, !llvm.loop !9

127:
  %128 = phi i64 [ %182, %127 ], [ 0, %124 ]
  %129 = phi i32 [ %167, %127 ], [ 0, %124 ]
  %130 = phi i8 [ %180, %127 ], [ 0, %124 ]
  %131 = lshr i64 %128, 1
  %132 = and i64 %131, 2147483647
  %133 = getelementptr inbounds [1000 x i8], [1000 x i8]* @packed, i64 0, i64 %132
  %134 = load i8, i8* %133, align 1
  %135 = zext i8 %134 to i32
  %136 = trunc i64 %128 to i32
  %137 = shl i32 %136, 2
  %138 = and i32 %137, 4
  %139 = lshr i32 %135, %138
  %140 = zext i8 %130 to i64
  %141 = getelementptr inbounds [89 x i16], [89 x i16]* @steps, i64 0, i64 %140
  %142 = load i16, i16* %141, align 2
  %143 = sext i16 %142 to i32
  %144 = ashr i32 %143, 3
  %145 = and i32 %139, 4
  %146 = icmp eq i32 %145, 0
  %147 = select i1 %146, i32 0, i32 %143
  %148 = add nsw i32 %147, %144
  %149 = and i32 %139, 2
  %150 = icmp eq i32 %149, 0
  %151 = ashr i32 %143, 1
  %152 = select i1 %150, i32 0, i32 %151
  %153 = add nsw i32 %148, %152
  %154 = and i32 %139, 1
  %155 = icmp eq i32 %154, 0
  %156 = ashr i32 %143, 2
  %157 = select i1 %155, i32 0, i32 %156
  %158 = add nsw i32 %153, %157
  %159 = and i32 %139, 8
  %160 = icmp eq i32 %159, 0
  %161 = sub nsw i32 0, %158
  %162 = select i1 %160, i32 %158, i32 %161
  %163 = add nsw i32 %162, %129
  %164 = icmp slt i32 %163, 32767
  %165 = select i1 %164, i32 %163, i32 32767
  %166 = icmp sgt i32 %165, -32768
  %167 = select i1 %166, i32 %165, i32 -32768
  %168 = trunc i32 %167 to i16
  %169 = zext i8 %130 to i32
  %170 = and i32 %139, 7
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds [8 x i8], [8 x i8]* @adjust, i64 0, i64 %171
  %173 = load i8, i8* %172, align 1
  %174 = sext i8 %173 to i32
  %175 = add nsw i32 %174, %169
  %176 = icmp slt i32 %175, 88
  %177 = select i1 %176, i32 %175, i32 88
  %178 = icmp sgt i32 %177, 0
  %179 = select i1 %178, i32 %177, i32 0
  %180 = trunc i32 %179 to i8
  %181 = getelementptr inbounds [2000 x i16], [2000 x i16]* @back, i64 0, i64 %128
  store i16 %168, i16* %181, align 2
  %182 = add nuw nsw i64 %128, 1
  %183 = icmp eq i64 %182, 2000
  br i1 %183, label %205, label %127, !llvm.loop !10

184:
  %185 = phi i64 [ 0, %34 ], [ %200, %184 ]
  %186 = phi i32 [ 130, %34 ], [ %193, %184 ]
  %187 = phi i32 [ 0, %34 ], [ %189, %184 ]
  %188 = phi i32 [ %38, %34 ], [ %195, %184 ]
  %189 = add nsw i32 %186, %187
  %190 = add i32 %189, -9001
  %191 = icmp ult i32 %190, -18001
  %192 = sub nsw i32 0, %186
  %193 = select i1 %191, i32 %192, i32 %186
  %194 = mul i32 %188, 1664525
  %195 = add i32 %194, 1013904223
  %196 = lshr i32 %195, 24
  %197 = add nsw i32 %189, %196
  %198 = trunc i32 %197 to i16
  %199 = getelementptr inbounds [2000 x i16], [2000 x i16]* @sound, i64 0, i64 %185
  store i16 %198, i16* %199, align 2
  %200 = add nuw nsw i64 %185, 1
  %201 = icmp eq i64 %200, 2000
  br i1 %201, label %44, label %184, !llvm.loop !11

202:
  %203 = and i32 %35, 7
  %204 = zext i32 %203 to i64
  br label %220

205:
  %206 = phi i64 [ %218, %205 ], [ 100, %127 ]
  %207 = phi i32 [ %217, %205 ], [ %36, %127 ]
  %208 = getelementptr inbounds [2000 x i16], [2000 x i16]* @sound, i64 0, i64 %206
  %209 = load i16, i16* %208, align 2
  %210 = sext i16 %209 to i32
  %211 = getelementptr inbounds [2000 x i16], [2000 x i16]* @back, i64 0, i64 %206
  %212 = load i16, i16* %211, align 2
  %213 = sext i16 %212 to i32
  %214 = sub nsw i32 %210, %213
  %215 = tail call i32 @llvm.abs.i32(i32 %214, i1 true)
  %216 = icmp sgt i32 %215, %207
  %217 = select i1 %216, i32 %215, i32 %207
  %218 = add nuw nsw i64 %206, 1
  %219 = icmp eq i64 %218, 2000
  br i1 %219, label %202, label %205, !llvm.loop !12

220:
  %221 = phi i64 [ 0, %202 ], [ %227, %226 ]
  %222 = add nsw i64 %221, -20
  %223 = mul nsw i64 %222, %222
  %224 = shl nuw nsw i64 %221, 1
  %225 = add nuw nsw i64 %224, %204
  br label %229

226:
  %227 = add nuw nsw i64 %221, 1
  %228 = icmp eq i64 %227, 48
  br i1 %228, label %244, label %220, !llvm.loop !13

229:
  %230 = phi i64 [ 0, %220 ], [ %242, %229 ]
  %231 = trunc i64 %230 to i8
  %232 = add nsw i64 %230, -30
  %233 = mul nsw i64 %232, %232
  %234 = add nuw nsw i64 %233, %223
  %235 = trunc i64 %234 to i32
  %236 = icmp ult i32 %235, 300
  %237 = sub i8 -36, %231
  %238 = add nuw nsw i64 %225, %230
  %239 = trunc i64 %238 to i8
  %240 = select i1 %236, i8 %237, i8 %239
  %241 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %221, i64 %230
  store i8 %240, i8* %241, align 1
  %242 = add nuw nsw i64 %230, 1
  %243 = icmp eq i64 %242, 64
  br i1 %243, label %226, label %229, !llvm.loop !14

244:
  %245 = phi i64 [ %312, %311 ], [ 0, %226 ]
  %246 = phi i32 [ %412, %311 ], [ 0, %226 ]
  %247 = phi i32 [ %417, %311 ], [ %37, %226 ]
  br label %314

248:
  %249 = phi i64 [ %252, %261 ], [ 1, %311 ]
  %250 = phi i32 [ %309, %261 ], [ 0, %311 ]
  %251 = add nsw i64 %249, -1
  %252 = add nuw nsw i64 %249, 1
  %253 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %251, i64 0
  %254 = load i8, i8* %253, align 16
  %255 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %252, i64 0
  %256 = load i8, i8* %255, align 16
  %257 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %252, i64 1
  %258 = load i8, i8* %257, align 1
  %259 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %251, i64 1
  %260 = load i8, i8* %259, align 1
  br label %263

261:
  %262 = icmp eq i64 %252, 47
  br i1 %262, label %423, label %248, !llvm.loop !15

263:
  %264 = phi i8 [ %260, %248 ], [ %272, %263 ]
  %265 = phi i8 [ %258, %248 ], [ %278, %263 ]
  %266 = phi i8 [ %256, %248 ], [ %265, %263 ]
  %267 = phi i8 [ %254, %248 ], [ %264, %263 ]
  %268 = phi i64 [ 1, %248 ], [ %270, %263 ]
  %269 = phi i32 [ %250, %248 ], [ %309, %263 ]
  %270 = add nuw nsw i64 %268, 1
  %271 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %251, i64 %270
  %272 = load i8, i8* %271, align 1
  %273 = zext i8 %272 to i32
  %274 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %249, i64 %270
  %275 = load i8, i8* %274, align 1
  %276 = zext i8 %275 to i32
  %277 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %252, i64 %270
  %278 = load i8, i8* %277, align 1
  %279 = zext i8 %278 to i32
  %280 = add nsw i64 %268, -1
  %281 = zext i8 %267 to i32
  %282 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %249, i64 %280
  %283 = load i8, i8* %282, align 1
  %284 = zext i8 %283 to i32
  %285 = zext i8 %266 to i32
  %286 = sub nsw i32 %276, %284
  %287 = shl nsw i32 %286, 1
  %288 = add nuw nsw i32 %281, %285
  %289 = sub nsw i32 %273, %288
  %290 = add nsw i32 %289, %279
  %291 = add nsw i32 %290, %287
  %292 = zext i8 %265 to i32
  %293 = zext i8 %264 to i32
  %294 = sub nsw i32 %292, %293
  %295 = shl nsw i32 %294, 1
  %296 = add nsw i32 %295, %285
  %297 = add nuw nsw i32 %281, %273
  %298 = sub nsw i32 %296, %297
  %299 = add nsw i32 %298, %279
  %300 = tail call i32 @llvm.abs.i32(i32 %291, i1 true) #5
  %301 = tail call i32 @llvm.abs.i32(i32 %299, i1 true) #5
  %302 = add nuw nsw i32 %300, %301
  %303 = icmp ult i32 %302, 255
  %304 = select i1 %303, i32 %302, i32 255
  %305 = trunc i32 %304 to i8
  %306 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @edges, i64 0, i64 %249, i64 %268
  store i8 %305, i8* %306, align 1
  %307 = icmp ugt i32 %302, 200
  %308 = zext i1 %307 to i32
  %309 = add nsw i32 %269, %308
  %310 = icmp eq i64 %270, 63
  br i1 %310, label %261, label %263, !llvm.loop !16

311:
  %312 = add nuw nsw i64 %245, 8
  %313 = icmp ult i64 %245, 40
  br i1 %313, label %244, label %248, !llvm.loop !17

314:
  %315 = phi i64 [ 0, %244 ], [ %418, %411 ]
  %316 = phi i32 [ %246, %244 ], [ %412, %411 ]
  %317 = phi i32 [ %247, %244 ], [ %417, %411 ]
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %16) #5
  %318 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %245, i64 %315
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %17) #5
  br label %319

319:
  %320 = phi i64 [ 0, %314 ], [ %325, %324 ]
  %321 = shl nsw i64 %320, 6
  br label %322

322:
  %323 = phi i64 [ 0, %319 ], [ %331, %327 ]
  br label %333

324:
  %325 = add nuw nsw i64 %320, 1
  %326 = icmp eq i64 %325, 8
  br i1 %326, label %348, label %319, !llvm.loop !18

327:
  %328 = add nsw i32 %345, 1024
  %329 = ashr i32 %328, 11
  %330 = getelementptr inbounds [8 x [8 x i32]], [8 x [8 x i32]]* %3, i64 0, i64 %320, i64 %323
  store i32 %329, i32* %330, align 4
  %331 = add nuw nsw i64 %323, 1
  %332 = icmp eq i64 %331, 8
  br i1 %332, label %324, label %322, !llvm.loop !19

333:
  %334 = phi i64 [ 0, %322 ], [ %346, %333 ]
  %335 = phi i32 [ 0, %322 ], [ %345, %333 ]
  %336 = add nuw nsw i64 %334, %321
  %337 = getelementptr inbounds i8, i8* %318, i64 %336
  %338 = load i8, i8* %337, align 1
  %339 = zext i8 %338 to i32
  %340 = add nsw i32 %339, -128
  %341 = getelementptr inbounds [8 x [8 x i16]], [8 x [8 x i16]]* @cosines, i64 0, i64 %323, i64 %334
  %342 = load i16, i16* %341, align 2
  %343 = sext i16 %342 to i32
  %344 = mul nsw i32 %340, %343
  %345 = add nsw i32 %344, %335
  %346 = add nuw nsw i64 %334, 1
  %347 = icmp eq i64 %346, 8
  br i1 %347, label %327, label %333, !llvm.loop !20

348:
  %349 = phi i64 [ %353, %352 ], [ 0, %324 ]
  br label %350

350:
  %351 = phi i64 [ 0, %348 ], [ %359, %355 ]
  br label %361

352:
  %353 = add nuw nsw i64 %349, 1
  %354 = icmp eq i64 %353, 8
  br i1 %354, label %373, label %348, !llvm.loop !21

355:
  %356 = add nsw i32 %370, 8192
  %357 = ashr i32 %356, 14
  %358 = getelementptr inbounds [8 x [8 x i32]], [8 x [8 x i32]]* %4, i64 0, i64 %349, i64 %351
  store i32 %357, i32* %358, align 4
  %359 = add nuw nsw i64 %351, 1
  %360 = icmp eq i64 %359, 8
  br i1 %360, label %352, label %350, !llvm.loop !22

361:
  %362 = phi i64 [ 0, %350 ], [ %371, %361 ]
  %363 = phi i32 [ 0, %350 ], [ %370, %361 ]
  %364 = getelementptr inbounds [8 x [8 x i32]], [8 x [8 x i32]]* %3, i64 0, i64 %362, i64 %351
  %365 = load i32, i32* %364, align 4
  %366 = getelementptr inbounds [8 x [8 x i16]], [8 x [8 x i16]]* @cosines, i64 0, i64 %349, i64 %362
  %367 = load i16, i16* %366, align 2
  %368 = sext i16 %367 to i32
  %369 = mul nsw i32 %365, %368
  %370 = add nsw i32 %369, %363
  %371 = add nuw nsw i64 %362, 1
  %372 = icmp eq i64 %371, 8
  br i1 %372, label %355, label %361, !llvm.loop !23

373:
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %17) #5
  br label %374

374:
  %375 = phi i64 [ 0, %373 ], [ %409, %406 ]
  %376 = phi i32 [ 0, %373 ], [ %408, %406 ]
  %377 = phi i32 [ 0, %373 ], [ %407, %406 ]
  %378 = getelementptr inbounds [64 x i8], [64 x i8]* @quantise.zigzag, i64 0, i64 %375
  %379 = load i8, i8* %378, align 1
  %380 = zext i8 %379 to i32
  %381 = lshr i32 %380, 3
  %382 = and i32 %380, 7
  %383 = add nuw nsw i32 %382, %381
  %384 = mul nuw nsw i32 %383, 3
  %385 = add nuw nsw i32 %384, 8
  %386 = zext i32 %381 to i64
  %387 = zext i32 %382 to i64
  %388 = getelementptr inbounds [8 x [8 x i32]], [8 x [8 x i32]]* %4, i64 0, i64 %386, i64 %387
  %389 = load i32, i32* %388, align 4
  %390 = sdiv i32 %389, %385
  store i32 %390, i32* %388, align 4
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %392, label %394

392:
  %393 = add nsw i32 %377, 1
  br label %406

394:
  %395 = tail call i32 @llvm.abs.i32(i32 %390, i1 true) #5
  %396 = add i32 %376, 4
  %397 = sdiv i32 %377, 16
  %398 = shl nsw i32 %397, 3
  %399 = add i32 %396, %398
  br label %400

400:
  %401 = phi i32 [ %404, %400 ], [ %395, %394 ]
  %402 = phi i32 [ %403, %400 ], [ %399, %394 ]
  %403 = add nsw i32 %402, 1
  %404 = lshr i32 %401, 1
  %405 = icmp ult i32 %401, 2
  br i1 %405, label %406, label %400, !llvm.loop !24

406:
  %407 = phi i32 [ %393, %392 ], [ 0, %400 ]
  %408 = phi i32 [ %376, %392 ], [ %403, %400 ]
  %409 = add nuw nsw i64 %375, 1
  %410 = icmp eq i64 %409, 64
  br i1 %410, label %411, label %374, !llvm.loop !25

411:
  %412 = add nsw i32 %408, %316
  %413 = mul i32 %317, 31
  %414 = load i32, i32* %18, align 16
  %415 = add i32 %414, %413
  %416 = load i32, i32* %19, align 8
  %417 = add i32 %415, %416
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %16) #5
  %418 = add nuw nsw i64 %315, 8
  %419 = icmp ult i64 %315, 56
  br i1 %419, label %314, label %311, !llvm.loop !26

420:
  %421 = add nuw nsw i32 %35, 1
  %422 = icmp eq i32 %421, %12
  br i1 %422, label %39, label %34, !llvm.loop !27

423:
  %424 = phi i64 [ %471, %423 ], [ 0, %261 ]
  %425 = phi i32 [ %470, %423 ], [ %417, %261 ]
  %426 = mul i32 %425, 31
  %427 = trunc i64 %424 to i8
  %428 = urem i8 %427, 48
  %429 = zext i8 %428 to i64
  %430 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @image, i64 0, i64 %429, i64 %424
  %431 = load i8, i8* %430, align 1
  %432 = zext i8 %431 to i32
  %433 = add nsw i64 %424, -32
  %434 = getelementptr inbounds [48 x [64 x i8]], [48 x [64 x i8]]* @edges, i64 0, i64 %429, i64 %424
  %435 = load i8, i8* %434, align 1
  %436 = and i8 %435, 31
  %437 = zext i8 %436 to i32
  %438 = sub nsw i32 16, %437
  %439 = mul nuw nsw i32 %432, 298
  %440 = mul nsw i32 %438, 409
  %441 = add nsw i32 %439, -4640
  %442 = add nsw i32 %440, %441
  %443 = ashr i32 %442, 8
  %444 = mul nsw i32 %438, -208
  %445 = trunc i64 %433 to i32
  %446 = mul i32 %445, -100
  %447 = add nsw i32 %441, %446
  %448 = add nsw i32 %447, %444
  %449 = ashr i32 %448, 8
  %450 = trunc i64 %433 to i32
  %451 = mul i32 %450, 516
  %452 = add nsw i32 %441, %451
  %453 = ashr i32 %452, 8
  %454 = icmp slt i32 %443, 255
  %455 = select i1 %454, i32 %443, i32 255
  %456 = icmp sgt i32 %455, 0
  %457 = select i1 %456, i32 %455, i32 0
  %458 = shl nuw nsw i32 %457, 16
  %459 = icmp slt i32 %449, 255
  %460 = select i1 %459, i32 %449, i32 255
  %461 = icmp sgt i32 %460, 0
  %462 = select i1 %461, i32 %460, i32 0
  %463 = shl nuw nsw i32 %462, 8
  %464 = icmp slt i32 %453, 255
  %465 = select i1 %464, i32 %453, i32 255
  %466 = icmp sgt i32 %465, 0
  %467 = select i1 %466, i32 %465, i32 0
  %468 = or i32 %458, %467
  %469 = or i32 %468, %463
  %470 = add i32 %469, %426
  %471 = add nuw nsw i64 %424, 1
  %472 = icmp eq i64 %471, 64
  br i1 %472, label %420, label %423, !llvm.loop !28

473:
  %474 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0), i32 noundef %43, i32 noundef %41, i32 noundef %42, i32 noundef %482)
  ret i32 0

475:
  %476 = phi i64 [ 0, %39 ], [ %483, %475 ]
  %477 = phi i32 [ %40, %39 ], [ %482, %475 ]
  %478 = mul i32 %477, 31
  %479 = getelementptr inbounds [1000 x i8], [1000 x i8]* @packed, i64 0, i64 %476
  %480 = load i8, i8* %479, align 1
  %481 = zext i8 %480 to i32
  %482 = add i32 %478, %481
  %483 = add nuw nsw i64 %476, 1
  %484 = icmp eq i64 %483, 1000
  br i1 %484, label %473, label %475, !llvm.loop !29
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind }

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
