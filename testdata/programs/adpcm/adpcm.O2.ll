; ModuleID = 'adpcm.c'
source_filename = "adpcm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [8 x [8 x i32]], align 16
  %4 = alloca [8 x [8 x i32]], align 16
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i64 @strtol(ptr nocapture noundef nonnull %8, ptr noundef null, i32 noundef 10) #6
  %10 = trunc i64 %9 to i32
  br label %11

11:
  %12 = phi i32 [ %10, %6 ], [ 2, %2 ]
  br label %17

13:
  %14 = icmp sgt i32 %12, 0
  br i1 %14, label %15, label %35

15:
  %16 = getelementptr inbounds i8, ptr %4, i64 40
  br label %30

17:
  %18 = phi i64 [ 0, %11 ], [ %23, %17 ]
  %19 = phi i32 [ 7, %11 ], [ %28, %17 ]
  %20 = tail call i32 @llvm.smin.i32(i32 %19, i32 32767)
  %21 = trunc i32 %20 to i16
  %22 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %18
  store i16 %21, ptr %22, align 2, !tbaa !9
  %23 = add nuw nsw i64 %18, 1
  %24 = sdiv i32 %19, 10
  %25 = icmp slt i32 %19, 20
  %26 = zext i1 %25 to i32
  %27 = add i32 %24, %19
  %28 = add i32 %27, %26
  %29 = icmp eq i64 %23, 89
  br i1 %29, label %13, label %17, !llvm.loop !11

30:
  %31 = phi i32 [ 0, %15 ], [ %532, %531 ]
  %32 = phi i32 [ 0, %15 ], [ %215, %531 ]
  %33 = phi i32 [ 0, %15 ], [ %576, %531 ]
  %34 = phi i32 [ 1, %15 ], [ %184, %531 ]
  br label %161

35:
  %36 = phi i32 [ 0, %13 ], [ %576, %531 ]
  %37 = phi i32 [ 0, %13 ], [ %523, %531 ]
  %38 = phi i32 [ 0, %13 ], [ %316, %531 ]
  %39 = phi i32 [ 0, %13 ], [ %215, %531 ]
  br label %581

40:
  %41 = phi i64 [ %106, %105 ], [ 0, %161 ]
  %42 = phi i32 [ %80, %105 ], [ 0, %161 ]
  %43 = phi i8 [ %89, %105 ], [ 0, %161 ]
  %44 = getelementptr inbounds i16, ptr @sound, i64 %41
  %45 = load i16, ptr %44, align 2, !tbaa !9
  %46 = sext i16 %45 to i32
  %47 = sub nsw i32 %46, %42
  %48 = zext nneg i8 %43 to i64
  %49 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %48
  %50 = load i16, ptr %49, align 2, !tbaa !9
  %51 = sext i16 %50 to i32
  %52 = tail call i32 @llvm.abs.i32(i32 %47, i1 true)
  %53 = lshr i32 %47, 28
  %54 = and i32 %53, 8
  %55 = icmp slt i32 %52, %51
  %56 = select i1 %55, i32 0, i32 %51
  %57 = sub nsw i32 %52, %56
  %58 = select i1 %55, i32 0, i32 4
  %59 = ashr i32 %51, 1
  %60 = icmp slt i32 %57, %59
  %61 = select i1 %60, i32 0, i32 %59
  %62 = sub nsw i32 %57, %61
  %63 = select i1 %60, i32 0, i32 2
  %64 = or disjoint i32 %63, %58
  %65 = ashr i32 %51, 2
  %66 = icmp sge i32 %62, %65
  %67 = zext i1 %66 to i32
  %68 = or disjoint i32 %64, %67
  %69 = or disjoint i32 %68, %54
  %70 = ashr i32 %51, 3
  %71 = add nsw i32 %56, %70
  %72 = add nsw i32 %71, %61
  %73 = select i1 %66, i32 %65, i32 0
  %74 = add nsw i32 %72, %73
  %75 = icmp eq i32 %54, 0
  %76 = sub nsw i32 0, %74
  %77 = select i1 %75, i32 %74, i32 %76
  %78 = add nsw i32 %77, %42
  %79 = tail call i32 @llvm.smin.i32(i32 %78, i32 32767)
  %80 = tail call i32 @llvm.smax.i32(i32 %79, i32 -32768)
  %81 = zext nneg i8 %43 to i32
  %82 = zext nneg i32 %68 to i64
  %83 = getelementptr inbounds [8 x i8], ptr @adjust, i64 0, i64 %82
  %84 = load i8, ptr %83, align 1, !tbaa !13
  %85 = sext i8 %84 to i32
  %86 = add nsw i32 %85, %81
  %87 = tail call i32 @llvm.smin.i32(i32 %86, i32 88)
  %88 = tail call i32 @llvm.smax.i32(i32 %87, i32 0)
  %89 = trunc nuw nsw i32 %88 to i8
  %90 = and i64 %41, 1
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %100, label %92

92:
  %93 = lshr i64 %41, 1
  %94 = and i64 %93, 2147483647
  %95 = getelementptr inbounds i8, ptr @packed, i64 %94
  %96 = load i8, ptr %95, align 1, !tbaa !13
  %97 = trunc nuw nsw i32 %69 to i8
  %98 = shl nuw i8 %97, 4
  %99 = or i8 %96, %98
  store i8 %99, ptr %95, align 1, !tbaa !13
  br label %105

100:
  %101 = trunc nuw nsw i32 %69 to i8
  %102 = lshr exact i64 %41, 1
  %103 = and i64 %102, 2147483647
  %104 = getelementptr inbounds i8, ptr @packed, i64 %103
  store i8 %101, ptr %104, align 1, !tbaa !13
  br label %105

105:
  %106 = add nuw nsw i64 %41, 1
  %107 = icmp eq i64 %106, 2000
  br i1 %107, label %108, label %40, !llvm.loop !14

108:
  %109 = phi i64 [ %159, %108 ], [ 0, %105 ]
  %110 = phi i32 [ %146, %108 ], [ 0, %105 ]
  %111 = phi i8 [ %157, %108 ], [ 0, %105 ]
  %112 = lshr i64 %109, 1
  %113 = and i64 %112, 2147483647
  %114 = getelementptr inbounds i8, ptr @packed, i64 %113
  %115 = load i8, ptr %114, align 1, !tbaa !13
  %116 = zext i8 %115 to i32
  %117 = trunc i64 %109 to i32
  %118 = shl i32 %117, 2
  %119 = and i32 %118, 4
  %120 = lshr i32 %116, %119
  %121 = zext nneg i8 %111 to i64
  %122 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %121
  %123 = load i16, ptr %122, align 2, !tbaa !9
  %124 = sext i16 %123 to i32
  %125 = ashr i32 %124, 3
  %126 = and i32 %120, 4
  %127 = icmp eq i32 %126, 0
  %128 = select i1 %127, i32 0, i32 %124
  %129 = add nsw i32 %128, %125
  %130 = and i32 %120, 2
  %131 = icmp eq i32 %130, 0
  %132 = ashr i32 %124, 1
  %133 = select i1 %131, i32 0, i32 %132
  %134 = add nsw i32 %129, %133
  %135 = and i32 %120, 1
  %136 = icmp eq i32 %135, 0
  %137 = ashr i32 %124, 2
  %138 = select i1 %136, i32 0, i32 %137
  %139 = add nsw i32 %134, %138
  %140 = and i32 %120, 8
  %141 = icmp eq i32 %140, 0
  %142 = sub nsw i32 0, %139
  %143 = select i1 %141, i32 %139, i32 %142
  %144 = add nsw i32 %143, %110
  %145 = tail call i32 @llvm.smin.i32(i32 %144, i32 32767)
  %146 = tail call i32 @llvm.smax.i32(i32 %145, i32 -32768)
  %147 = trunc nsw i32 %146 to i16
  %148 = zext nneg i8 %111 to i32
  %149 = and i32 %120, 7
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds [8 x i8], ptr @adjust, i64 0, i64 %150
  %152 = load i8, ptr %151, align 1, !tbaa !13
  %153 = sext i8 %152 to i32
  %154 = add nsw i32 %153, %148
  %155 = tail call i32 @llvm.smin.i32(i32 %154, i32 88)
  %156 = tail call i32 @llvm.smax.i32(i32 %155, i32 0)
  %157 = trunc nuw nsw i32 %156 to i8
  %158 = getelementptr inbounds i16, ptr @back, i64 %109
  store i16 %147, ptr %158, align 2, !tbaa !9
  %159 = add nuw nsw i64 %109, 1
  %160 = icmp eq i64 %159, 2000
  br i1 %160, label %194, label %108, !llvm.loop !15

161:
  %162 = phi i64 [ 0, %30 ], [ %189, %161 ]
  %163 = phi i32 [ 130, %30 ], [ %182, %161 ]
  %164 = phi i32 [ 0, %30 ], [ %178, %161 ]
  %165 = phi i32 [ %34, %30 ], [ %184, %161 ]
  %166 = add nsw i32 %163, %164
  %167 = add i32 %166, -9001
  %168 = icmp ult i32 %167, -18001
  %169 = sub nsw i32 0, %163
  %170 = select i1 %168, i32 %169, i32 %163
  %171 = mul i32 %165, 1664525
  %172 = add i32 %171, 1013904223
  %173 = lshr i32 %172, 24
  %174 = add nsw i32 %166, %173
  %175 = trunc i32 %174 to i16
  %176 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %162
  store i16 %175, ptr %176, align 4, !tbaa !9
  %177 = or disjoint i64 %162, 1
  %178 = add nsw i32 %170, %166
  %179 = add i32 %178, -9001
  %180 = icmp ult i32 %179, -18001
  %181 = sub nsw i32 0, %170
  %182 = select i1 %180, i32 %181, i32 %170
  %183 = mul i32 %172, 1664525
  %184 = add i32 %183, 1013904223
  %185 = lshr i32 %184, 24
  %186 = add nsw i32 %178, %185
  %187 = trunc i32 %186 to i16
  %188 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %177
  store i16 %187, ptr %188, align 2, !tbaa !9
  %189 = add nuw nsw i64 %162, 2
  %190 = icmp eq i64 %189, 2000
  br i1 %190, label %40, label %161, !llvm.loop !16

191:
  %192 = and i32 %31, 7
  %193 = zext nneg i32 %192 to i64
  br label %218

194:
  %195 = phi i64 [ %216, %194 ], [ 100, %108 ]
  %196 = phi i32 [ %215, %194 ], [ %32, %108 ]
  %197 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %195
  %198 = load i16, ptr %197, align 4, !tbaa !9
  %199 = sext i16 %198 to i32
  %200 = getelementptr inbounds [2000 x i16], ptr @back, i64 0, i64 %195
  %201 = load i16, ptr %200, align 4, !tbaa !9
  %202 = sext i16 %201 to i32
  %203 = sub nsw i32 %199, %202
  %204 = tail call i32 @llvm.abs.i32(i32 %203, i1 true)
  %205 = tail call i32 @llvm.smax.i32(i32 %204, i32 %196)
  %206 = or disjoint i64 %195, 1
  %207 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %206
  %208 = load i16, ptr %207, align 2, !tbaa !9
  %209 = sext i16 %208 to i32
  %210 = getelementptr inbounds [2000 x i16], ptr @back, i64 0, i64 %206
  %211 = load i16, ptr %210, align 2, !tbaa !9
  %212 = sext i16 %211 to i32
  %213 = sub nsw i32 %209, %212
  %214 = tail call i32 @llvm.abs.i32(i32 %213, i1 true)
  %215 = tail call i32 @llvm.smax.i32(i32 %214, i32 %205)
  %216 = add nuw nsw i64 %195, 2
  %217 = icmp eq i64 %216, 2000
  br i1 %217, label %191, label %194, !llvm.loop !17

218:
  %219 = phi i64 [ 0, %191 ], [ %225, %224 ]
  %220 = add nsw i64 %219, -20
  %221 = mul nsw i64 %220, %220
  %222 = shl nuw nsw i64 %219, 1
  %223 = add nuw nsw i64 %222, %193
  br label %227

224:
  %225 = add nuw nsw i64 %219, 1
  %226 = icmp eq i64 %225, 48
  br i1 %226, label %252, label %218, !llvm.loop !18

227:
  %228 = phi i64 [ 0, %218 ], [ %250, %227 ]
  %229 = trunc i64 %228 to i8
  %230 = add nsw i64 %228, -30
  %231 = mul nsw i64 %230, %230
  %232 = add nuw nsw i64 %231, %221
  %233 = icmp ult i64 %232, 300
  %234 = sub nuw nsw i8 -36, %229
  %235 = add nuw nsw i64 %223, %228
  %236 = trunc i64 %235 to i8
  %237 = select i1 %233, i8 %234, i8 %236
  %238 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %219, i64 %228
  store i8 %237, ptr %238, align 2, !tbaa !13
  %239 = or disjoint i64 %228, 1
  %240 = trunc i64 %239 to i8
  %241 = add nsw i64 %228, -29
  %242 = mul nsw i64 %241, %241
  %243 = add nuw nsw i64 %242, %221
  %244 = icmp ult i64 %243, 300
  %245 = sub nuw nsw i8 -36, %240
  %246 = add nuw nsw i64 %223, %239
  %247 = trunc i64 %246 to i8
  %248 = select i1 %244, i8 %245, i8 %247
  %249 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %219, i64 %239
  store i8 %248, ptr %249, align 1, !tbaa !13
  %250 = add nuw nsw i64 %228, 2
  %251 = icmp eq i64 %250, 64
  br i1 %251, label %224, label %227, !llvm.loop !19

252:
  %253 = phi i64 [ %319, %318 ], [ 0, %224 ]
  %254 = phi i32 [ %523, %318 ], [ 0, %224 ]
  %255 = phi i32 [ %528, %318 ], [ %33, %224 ]
  br label %321

256:
  %257 = phi i64 [ %260, %269 ], [ 1, %318 ]
  %258 = phi i32 [ %316, %269 ], [ 0, %318 ]
  %259 = add nsw i64 %257, -1
  %260 = add nuw nsw i64 %257, 1
  %261 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %259, i64 0
  %262 = load i8, ptr %261, align 16, !tbaa !13
  %263 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %260, i64 0
  %264 = load i8, ptr %263, align 16, !tbaa !13
  %265 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %260, i64 1
  %266 = load i8, ptr %265, align 1, !tbaa !13
  %267 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %259, i64 1
  %268 = load i8, ptr %267, align 1, !tbaa !13
  br label %271

269:
  %270 = icmp eq i64 %260, 47
  br i1 %270, label %534, label %256, !llvm.loop !20

271:
  %272 = phi i8 [ %268, %256 ], [ %280, %271 ]
  %273 = phi i8 [ %266, %256 ], [ %286, %271 ]
  %274 = phi i8 [ %264, %256 ], [ %273, %271 ]
  %275 = phi i8 [ %262, %256 ], [ %272, %271 ]
  %276 = phi i64 [ 1, %256 ], [ %278, %271 ]
  %277 = phi i32 [ %258, %256 ], [ %316, %271 ]
  %278 = add nuw nsw i64 %276, 1
  %279 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %259, i64 %278
  %280 = load i8, ptr %279, align 1, !tbaa !13
  %281 = zext i8 %280 to i32
  %282 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %257, i64 %278
  %283 = load i8, ptr %282, align 1, !tbaa !13
  %284 = zext i8 %283 to i32
  %285 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %260, i64 %278
  %286 = load i8, ptr %285, align 1, !tbaa !13
  %287 = zext i8 %286 to i32
  %288 = add nsw i64 %276, -1
  %289 = zext i8 %275 to i32
  %290 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %257, i64 %288
  %291 = load i8, ptr %290, align 1, !tbaa !13
  %292 = zext i8 %291 to i32
  %293 = zext i8 %274 to i32
  %294 = sub nsw i32 %284, %292
  %295 = shl nsw i32 %294, 1
  %296 = add nuw nsw i32 %289, %293
  %297 = sub nsw i32 %281, %296
  %298 = add nsw i32 %297, %287
  %299 = add nsw i32 %298, %295
  %300 = zext i8 %273 to i32
  %301 = zext i8 %272 to i32
  %302 = sub nsw i32 %300, %301
  %303 = shl nsw i32 %302, 1
  %304 = add nsw i32 %303, %293
  %305 = add nuw nsw i32 %289, %281
  %306 = sub nsw i32 %304, %305
  %307 = add nsw i32 %306, %287
  %308 = tail call i32 @llvm.abs.i32(i32 %299, i1 true)
  %309 = tail call i32 @llvm.abs.i32(i32 %307, i1 true)
  %310 = add nuw nsw i32 %308, %309
  %311 = tail call i32 @llvm.umin.i32(i32 %310, i32 255)
  %312 = trunc nuw i32 %311 to i8
  %313 = getelementptr inbounds [48 x [64 x i8]], ptr @edges, i64 0, i64 %257, i64 %276
  store i8 %312, ptr %313, align 1, !tbaa !13
  %314 = icmp ugt i32 %310, 200
  %315 = zext i1 %314 to i32
  %316 = add nsw i32 %277, %315
  %317 = icmp eq i64 %278, 63
  br i1 %317, label %269, label %271, !llvm.loop !21

318:
  %319 = add nuw nsw i64 %253, 8
  %320 = icmp ult i64 %253, 40
  br i1 %320, label %252, label %256, !llvm.loop !22

321:
  %322 = phi i64 [ 0, %252 ], [ %529, %522 ]
  %323 = phi i32 [ %254, %252 ], [ %523, %522 ]
  %324 = phi i32 [ %255, %252 ], [ %528, %522 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #6
  %325 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %253, i64 %322
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #6
  br label %326

326:
  %327 = phi i64 [ 0, %321 ], [ %415, %414 ]
  %328 = shl nuw nsw i64 %327, 6
  %329 = getelementptr inbounds i8, ptr %325, i64 %328
  %330 = load i8, ptr %329, align 8, !tbaa !13
  %331 = zext i8 %330 to i32
  %332 = add nsw i32 %331, -128
  %333 = or disjoint i64 %328, 1
  %334 = getelementptr inbounds i8, ptr %325, i64 %333
  %335 = load i8, ptr %334, align 1, !tbaa !13
  %336 = zext i8 %335 to i32
  %337 = add nsw i32 %336, -128
  %338 = or disjoint i64 %328, 2
  %339 = getelementptr inbounds i8, ptr %325, i64 %338
  %340 = load i8, ptr %339, align 2, !tbaa !13
  %341 = zext i8 %340 to i32
  %342 = add nsw i32 %341, -128
  %343 = or disjoint i64 %328, 3
  %344 = getelementptr inbounds i8, ptr %325, i64 %343
  %345 = load i8, ptr %344, align 1, !tbaa !13
  %346 = zext i8 %345 to i32
  %347 = add nsw i32 %346, -128
  %348 = or disjoint i64 %328, 4
  %349 = getelementptr inbounds i8, ptr %325, i64 %348
  %350 = load i8, ptr %349, align 4, !tbaa !13
  %351 = zext i8 %350 to i32
  %352 = add nsw i32 %351, -128
  %353 = or disjoint i64 %328, 5
  %354 = getelementptr inbounds i8, ptr %325, i64 %353
  %355 = load i8, ptr %354, align 1, !tbaa !13
  %356 = zext i8 %355 to i32
  %357 = add nsw i32 %356, -128
  %358 = or disjoint i64 %328, 6
  %359 = getelementptr inbounds i8, ptr %325, i64 %358
  %360 = load i8, ptr %359, align 2, !tbaa !13
  %361 = zext i8 %360 to i32
  %362 = add nsw i32 %361, -128
  %363 = or disjoint i64 %328, 7
  %364 = getelementptr inbounds i8, ptr %325, i64 %363
  %365 = load i8, ptr %364, align 1, !tbaa !13
  %366 = zext i8 %365 to i32
  %367 = add nsw i32 %366, -128
  br label %368

368:
  %369 = phi i64 [ 0, %326 ], [ %412, %368 ]
  %370 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %369, i64 0
  %371 = load i16, ptr %370, align 16, !tbaa !9
  %372 = sext i16 %371 to i32
  %373 = mul nsw i32 %332, %372
  %374 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %369, i64 1
  %375 = load i16, ptr %374, align 2, !tbaa !9
  %376 = sext i16 %375 to i32
  %377 = mul nsw i32 %337, %376
  %378 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %369, i64 2
  %379 = load i16, ptr %378, align 4, !tbaa !9
  %380 = sext i16 %379 to i32
  %381 = mul nsw i32 %342, %380
  %382 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %369, i64 3
  %383 = load i16, ptr %382, align 2, !tbaa !9
  %384 = sext i16 %383 to i32
  %385 = mul nsw i32 %347, %384
  %386 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %369, i64 4
  %387 = load i16, ptr %386, align 8, !tbaa !9
  %388 = sext i16 %387 to i32
  %389 = mul nsw i32 %352, %388
  %390 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %369, i64 5
  %391 = load i16, ptr %390, align 2, !tbaa !9
  %392 = sext i16 %391 to i32
  %393 = mul nsw i32 %357, %392
  %394 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %369, i64 6
  %395 = load i16, ptr %394, align 4, !tbaa !9
  %396 = sext i16 %395 to i32
  %397 = mul nsw i32 %362, %396
  %398 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %369, i64 7
  %399 = load i16, ptr %398, align 2, !tbaa !9
  %400 = sext i16 %399 to i32
  %401 = mul nsw i32 %367, %400
  %402 = add nsw i32 %373, 1024
  %403 = add nsw i32 %402, %377
  %404 = add nsw i32 %403, %381
  %405 = add nsw i32 %404, %385
  %406 = add nsw i32 %405, %389
  %407 = add nsw i32 %406, %393
  %408 = add nsw i32 %407, %397
  %409 = add nsw i32 %408, %401
  %410 = ashr i32 %409, 11
  %411 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 %327, i64 %369
  store i32 %410, ptr %411, align 4, !tbaa !23
  %412 = add nuw nsw i64 %369, 1
  %413 = icmp eq i64 %412, 8
  br i1 %413, label %414, label %368, !llvm.loop !25

414:
  %415 = add nuw nsw i64 %327, 1
  %416 = icmp eq i64 %415, 8
  br i1 %416, label %417, label %326, !llvm.loop !26

417:
  %418 = phi i64 [ %482, %481 ], [ 0, %414 ]
  %419 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %418, i64 0
  %420 = load i16, ptr %419, align 16, !tbaa !9
  %421 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %418, i64 1
  %422 = load i16, ptr %421, align 2, !tbaa !9
  %423 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %418, i64 2
  %424 = load i16, ptr %423, align 4, !tbaa !9
  %425 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %418, i64 3
  %426 = load i16, ptr %425, align 2, !tbaa !9
  %427 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %418, i64 4
  %428 = load i16, ptr %427, align 8, !tbaa !9
  %429 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %418, i64 5
  %430 = load i16, ptr %429, align 2, !tbaa !9
  %431 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %418, i64 6
  %432 = load i16, ptr %431, align 4, !tbaa !9
  %433 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %418, i64 7
  %434 = load i16, ptr %433, align 2, !tbaa !9
  %435 = sext i16 %420 to i32
  %436 = sext i16 %422 to i32
  %437 = sext i16 %424 to i32
  %438 = sext i16 %426 to i32
  %439 = sext i16 %428 to i32
  %440 = sext i16 %430 to i32
  %441 = sext i16 %432 to i32
  %442 = sext i16 %434 to i32
  br label %443

443:
  %444 = phi i64 [ 0, %417 ], [ %479, %443 ]
  %445 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 0, i64 %444
  %446 = load i32, ptr %445, align 4, !tbaa !23
  %447 = mul nsw i32 %446, %435
  %448 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 1, i64 %444
  %449 = load i32, ptr %448, align 4, !tbaa !23
  %450 = mul nsw i32 %449, %436
  %451 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 2, i64 %444
  %452 = load i32, ptr %451, align 4, !tbaa !23
  %453 = mul nsw i32 %452, %437
  %454 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 3, i64 %444
  %455 = load i32, ptr %454, align 4, !tbaa !23
  %456 = mul nsw i32 %455, %438
  %457 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 4, i64 %444
  %458 = load i32, ptr %457, align 4, !tbaa !23
  %459 = mul nsw i32 %458, %439
  %460 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 5, i64 %444
  %461 = load i32, ptr %460, align 4, !tbaa !23
  %462 = mul nsw i32 %461, %440
  %463 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 6, i64 %444
  %464 = load i32, ptr %463, align 4, !tbaa !23
  %465 = mul nsw i32 %464, %441
  %466 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 7, i64 %444
  %467 = load i32, ptr %466, align 4, !tbaa !23
  %468 = mul nsw i32 %467, %442
  %469 = add i32 %447, 8192
  %470 = add i32 %469, %450
  %471 = add i32 %470, %453
  %472 = add i32 %471, %456
  %473 = add i32 %472, %459
  %474 = add i32 %473, %462
  %475 = add i32 %474, %465
  %476 = add i32 %475, %468
  %477 = ashr i32 %476, 14
  %478 = getelementptr inbounds [8 x i32], ptr %4, i64 %418, i64 %444
  store i32 %477, ptr %478, align 4, !tbaa !23
  %479 = add nuw nsw i64 %444, 1
  %480 = icmp eq i64 %479, 8
  br i1 %480, label %481, label %443, !llvm.loop !27

481:
  %482 = add nuw nsw i64 %418, 1
  %483 = icmp eq i64 %482, 8
  br i1 %483, label %484, label %417, !llvm.loop !28

484:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #6
  br label %485

485:
  %486 = phi i64 [ 0, %484 ], [ %520, %517 ]
  %487 = phi i32 [ 0, %484 ], [ %519, %517 ]
  %488 = phi i32 [ 0, %484 ], [ %518, %517 ]
  %489 = getelementptr inbounds [64 x i8], ptr @quantise.zigzag, i64 0, i64 %486
  %490 = load i8, ptr %489, align 1, !tbaa !13
  %491 = zext i8 %490 to i32
  %492 = lshr i32 %491, 3
  %493 = and i32 %491, 7
  %494 = add nuw nsw i32 %493, %492
  %495 = mul nuw nsw i32 %494, 3
  %496 = add nuw nsw i32 %495, 8
  %497 = zext nneg i32 %492 to i64
  %498 = zext nneg i32 %493 to i64
  %499 = getelementptr inbounds [8 x i32], ptr %4, i64 %497, i64 %498
  %500 = load i32, ptr %499, align 4, !tbaa !23
  %501 = sdiv i32 %500, %496
  store i32 %501, ptr %499, align 4, !tbaa !23
  %502 = icmp eq i32 %501, 0
  br i1 %502, label %503, label %505

503:
  %504 = add nsw i32 %488, 1
  br label %517

505:
  %506 = sdiv i32 %488, 16
  %507 = shl nsw i32 %506, 3
  %508 = add i32 %487, 4
  %509 = add i32 %508, %507
  %510 = tail call i32 @llvm.abs.i32(i32 %501, i1 true)
  br label %511

511:
  %512 = phi i32 [ %510, %505 ], [ %515, %511 ]
  %513 = phi i32 [ %509, %505 ], [ %514, %511 ]
  %514 = add nsw i32 %513, 1
  %515 = lshr i32 %512, 1
  %516 = icmp ult i32 %512, 2
  br i1 %516, label %517, label %511, !llvm.loop !29

517:
  %518 = phi i32 [ %504, %503 ], [ 0, %511 ]
  %519 = phi i32 [ %487, %503 ], [ %514, %511 ]
  %520 = add nuw nsw i64 %486, 1
  %521 = icmp eq i64 %520, 64
  br i1 %521, label %522, label %485, !llvm.loop !30

522:
  %523 = add nsw i32 %519, %323
  %524 = mul i32 %324, 31
  %525 = load i32, ptr %4, align 16, !tbaa !23
  %526 = add i32 %525, %524
  %527 = load i32, ptr %16, align 8, !tbaa !23
  %528 = add i32 %526, %527
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #6
  %529 = add nuw nsw i64 %322, 8
  %530 = icmp ult i64 %322, 56
  br i1 %530, label %321, label %318, !llvm.loop !31

531:
  %532 = add nuw nsw i32 %31, 1
  %533 = icmp eq i32 %532, %12
  br i1 %533, label %35, label %30, !llvm.loop !32

534:
  %535 = phi i64 [ %577, %534 ], [ 0, %269 ]
  %536 = phi i32 [ %576, %534 ], [ %528, %269 ]
  %537 = mul i32 %536, 31
  %538 = add nuw i64 %535, 4294967248
  %539 = icmp ult i64 %535, 48
  %540 = select i1 %539, i64 %535, i64 %538
  %541 = and i64 %540, 4294967295
  %542 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %541, i64 %535
  %543 = load i8, ptr %542, align 1, !tbaa !13
  %544 = zext i8 %543 to i32
  %545 = add nsw i64 %535, -32
  %546 = getelementptr inbounds [48 x [64 x i8]], ptr @edges, i64 0, i64 %541, i64 %535
  %547 = load i8, ptr %546, align 1, !tbaa !13
  %548 = and i8 %547, 31
  %549 = zext nneg i8 %548 to i32
  %550 = sub nsw i32 16, %549
  %551 = mul nuw nsw i32 %544, 298
  %552 = mul nsw i32 %550, 409
  %553 = add nsw i32 %551, -4640
  %554 = add nsw i32 %552, %553
  %555 = ashr i32 %554, 8
  %556 = mul nsw i32 %550, -208
  %557 = trunc i64 %545 to i32
  %558 = mul i32 %557, -100
  %559 = add nsw i32 %553, %558
  %560 = add nsw i32 %559, %556
  %561 = ashr i32 %560, 8
  %562 = trunc i64 %545 to i32
  %563 = mul i32 %562, 516
  %564 = add nsw i32 %553, %563
  %565 = ashr i32 %564, 8
  %566 = tail call i32 @llvm.smin.i32(i32 %555, i32 255)
  %567 = tail call i32 @llvm.smax.i32(i32 %566, i32 0)
  %568 = shl nuw nsw i32 %567, 16
  %569 = tail call i32 @llvm.smin.i32(i32 %561, i32 255)
  %570 = tail call i32 @llvm.smax.i32(i32 %569, i32 0)
  %571 = shl nuw nsw i32 %570, 8
  %572 = tail call i32 @llvm.smin.i32(i32 %565, i32 255)
  %573 = tail call i32 @llvm.smax.i32(i32 %572, i32 0)
  %574 = or i32 %568, %573
  %575 = or i32 %574, %571
  %576 = add i32 %575, %537
  %577 = add nuw nsw i64 %535, 1
  %578 = icmp eq i64 %577, 64
  br i1 %578, label %531, label %534, !llvm.loop !33

579:
  %580 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %39, i32 noundef %37, i32 noundef %38, i32 noundef %612)
  ret i32 0

581:
  %582 = phi i64 [ 0, %35 ], [ %613, %581 ]
  %583 = phi i32 [ %36, %35 ], [ %612, %581 ]
  %584 = mul i32 %583, 31
  %585 = getelementptr inbounds [1000 x i8], ptr @packed, i64 0, i64 %582
  %586 = load i8, ptr %585, align 1, !tbaa !13
  %587 = zext i8 %586 to i32
  %588 = add i32 %584, %587
  %589 = add nuw nsw i64 %582, 1
  %590 = mul i32 %588, 31
  %591 = getelementptr inbounds [1000 x i8], ptr @packed, i64 0, i64 %589
  %592 = load i8, ptr %591, align 1, !tbaa !13
  %593 = zext i8 %592 to i32
  %594 = add i32 %590, %593
  %595 = add nuw nsw i64 %582, 2
  %596 = mul i32 %594, 31
  %597 = getelementptr inbounds [1000 x i8], ptr @packed, i64 0, i64 %595
  %598 = load i8, ptr %597, align 1, !tbaa !13
  %599 = zext i8 %598 to i32
  %600 = add i32 %596, %599
  %601 = add nuw nsw i64 %582, 3
  %602 = mul i32 %600, 31
  %603 = getelementptr inbounds [1000 x i8], ptr @packed, i64 0, i64 %601
  %604 = load i8, ptr %603, align 1, !tbaa !13
  %605 = zext i8 %604 to i32
  %606 = add i32 %602, %605
  %607 = add nuw nsw i64 %582, 4
  %608 = mul i32 %606, 31
  %609 = getelementptr inbounds [1000 x i8], ptr @packed, i64 0, i64 %607
  %610 = load i8, ptr %609, align 1, !tbaa !13
  %611 = zext i8 %610 to i32
  %612 = add i32 %608, %611
  %613 = add nuw nsw i64 %582, 5
  %614 = icmp eq i64 %613, 1000
  br i1 %614, label %579, label %581, !llvm.loop !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{!"short", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !7, i64 0}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
!34 = distinct !{!34, !12}
