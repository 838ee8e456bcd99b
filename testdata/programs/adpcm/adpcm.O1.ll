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
  %31 = phi i32 [ 0, %15 ], [ %402, %401 ]
  %32 = phi i32 [ 0, %15 ], [ %204, %401 ]
  %33 = phi i32 [ 0, %15 ], [ %445, %401 ]
  %34 = phi i32 [ 1, %15 ], [ %183, %401 ]
  br label %172

35:
  %36 = phi i32 [ 0, %13 ], [ %445, %401 ]
  %37 = phi i32 [ 0, %13 ], [ %393, %401 ]
  %38 = phi i32 [ 0, %13 ], [ %290, %401 ]
  %39 = phi i32 [ 0, %13 ], [ %204, %401 ]
  br label %450

40:
  %41 = phi i64 [ %117, %116 ], [ 0, %172 ]
  %42 = phi i32 [ %77, %116 ], [ 0, %172 ]
  %43 = phi i8 [ %87, %116 ], [ 0, %172 ]
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
  br label %90

55:
  %56 = ashr i32 %51, 3
  %57 = and i32 %93, 4
  %58 = icmp eq i32 %57, 0
  %59 = select i1 %58, i32 0, i32 %51
  %60 = add nsw i32 %59, %56
  %61 = and i32 %93, 2
  %62 = icmp eq i32 %61, 0
  %63 = ashr i32 %51, 1
  %64 = select i1 %62, i32 0, i32 %63
  %65 = add nsw i32 %60, %64
  %66 = and i32 %99, 1
  %67 = icmp eq i32 %66, 0
  %68 = ashr i32 %51, 2
  %69 = select i1 %67, i32 0, i32 %68
  %70 = add nsw i32 %65, %69
  %71 = and i32 %93, 8
  %72 = icmp eq i32 %71, 0
  %73 = sub nsw i32 0, %70
  %74 = select i1 %72, i32 %70, i32 %73
  %75 = add nsw i32 %74, %42
  %76 = tail call i32 @llvm.smin.i32(i32 %75, i32 32767)
  %77 = tail call i32 @llvm.smax.i32(i32 %76, i32 -32768)
  %78 = zext nneg i8 %43 to i32
  %79 = and i32 %99, 7
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds [8 x i8], ptr @adjust, i64 0, i64 %80
  %82 = load i8, ptr %81, align 1, !tbaa !14
  %83 = sext i8 %82 to i32
  %84 = add nsw i32 %83, %78
  %85 = tail call i32 @llvm.smin.i32(i32 %84, i32 88)
  %86 = tail call i32 @llvm.smax.i32(i32 %85, i32 0)
  %87 = trunc nuw nsw i32 %86 to i8
  %88 = and i64 %41, 1
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %111, label %103

90:
  %91 = phi i32 [ 4, %40 ], [ %100, %90 ]
  %92 = phi i32 [ %51, %40 ], [ %101, %90 ]
  %93 = phi i32 [ %54, %40 ], [ %99, %90 ]
  %94 = phi i32 [ %52, %40 ], [ %97, %90 ]
  %95 = icmp slt i32 %94, %92
  %96 = select i1 %95, i32 0, i32 %92
  %97 = sub nsw i32 %94, %96
  %98 = select i1 %95, i32 0, i32 %91
  %99 = or i32 %98, %93
  %100 = lshr i32 %91, 1
  %101 = ashr i32 %92, 1
  %102 = icmp ult i32 %91, 2
  br i1 %102, label %55, label %90, !llvm.loop !15

103:
  %104 = lshr i64 %41, 1
  %105 = and i64 %104, 2147483647
  %106 = getelementptr inbounds i8, ptr @packed, i64 %105
  %107 = load i8, ptr %106, align 1, !tbaa !14
  %108 = trunc i32 %99 to i8
  %109 = shl i8 %108, 4
  %110 = or i8 %107, %109
  store i8 %110, ptr %106, align 1, !tbaa !14
  br label %116

111:
  %112 = trunc i32 %99 to i8
  %113 = lshr exact i64 %41, 1
  %114 = and i64 %113, 2147483647
  %115 = getelementptr inbounds i8, ptr @packed, i64 %114
  store i8 %112, ptr %115, align 1, !tbaa !14
  br label %116

116:
  %117 = add nuw nsw i64 %41, 1
  %118 = icmp eq i64 %117, 2000
  br i1 %118, label %119, label %40, !llvm.loop !16

119:
  %120 = phi i64 [ %170, %119 ], [ 0, %116 ]
  %121 = phi i32 [ %157, %119 ], [ 0, %116 ]
  %122 = phi i8 [ %168, %119 ], [ 0, %116 ]
  %123 = lshr i64 %120, 1
  %124 = and i64 %123, 2147483647
  %125 = getelementptr inbounds i8, ptr @packed, i64 %124
  %126 = load i8, ptr %125, align 1, !tbaa !14
  %127 = zext i8 %126 to i32
  %128 = trunc i64 %120 to i32
  %129 = shl i32 %128, 2
  %130 = and i32 %129, 4
  %131 = lshr i32 %127, %130
  %132 = zext nneg i8 %122 to i64
  %133 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %132
  %134 = load i16, ptr %133, align 2, !tbaa !9
  %135 = sext i16 %134 to i32
  %136 = ashr i32 %135, 3
  %137 = and i32 %131, 4
  %138 = icmp eq i32 %137, 0
  %139 = select i1 %138, i32 0, i32 %135
  %140 = add nsw i32 %139, %136
  %141 = and i32 %131, 2
  %142 = icmp eq i32 %141, 0
  %143 = ashr i32 %135, 1
  %144 = select i1 %142, i32 0, i32 %143
  %145 = add nsw i32 %140, %144
  %146 = and i32 %131, 1
  %147 = icmp eq i32 %146, 0
  %148 = ashr i32 %135, 2
  %149 = select i1 %147, i32 0, i32 %148
  %150 = add nsw i32 %145, %149
  %151 = and i32 %131, 8
  %152 = icmp eq i32 %151, 0
  %153 = sub nsw i32 0, %150
  %154 = select i1 %152, i32 %150, i32 %153
  %155 = add nsw i32 %154, %121
  %156 = tail call i32 @llvm.smin.i32(i32 %155, i32 32767)
  %157 = tail call i32 @llvm.smax.i32(i32 %156, i32 -32768)
  %158 = trunc nsw i32 %157 to i16
  %159 = zext nneg i8 %122 to i32
  %160 = and i32 %131, 7
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds [8 x i8], ptr @adjust, i64 0, i64 %161
  %163 = load i8, ptr %162, align 1, !tbaa !14
  %164 = sext i8 %163 to i32
  %165 = add nsw i32 %164, %159
  %166 = tail call i32 @llvm.smin.i32(i32 %165, i32 88)
  %167 = tail call i32 @llvm.smax.i32(i32 %166, i32 0)
  %168 = trunc nuw nsw i32 %167 to i8
  %169 = getelementptr inbounds i16, ptr @back, i64 %120
  store i16 %158, ptr %169, align 2, !tbaa !9
  %170 = add nuw nsw i64 %120, 1
  %171 = icmp eq i64 %170, 2000
  br i1 %171, label %193, label %119, !llvm.loop !17

172:
  %173 = phi i64 [ 0, %30 ], [ %188, %172 ]
  %174 = phi i32 [ 130, %30 ], [ %181, %172 ]
  %175 = phi i32 [ 0, %30 ], [ %177, %172 ]
  %176 = phi i32 [ %34, %30 ], [ %183, %172 ]
  %177 = add nsw i32 %174, %175
  %178 = add i32 %177, -9001
  %179 = icmp ult i32 %178, -18001
  %180 = sub nsw i32 0, %174
  %181 = select i1 %179, i32 %180, i32 %174
  %182 = mul i32 %176, 1664525
  %183 = add i32 %182, 1013904223
  %184 = lshr i32 %183, 24
  %185 = add nsw i32 %177, %184
  %186 = trunc i32 %185 to i16
  %187 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %173
  store i16 %186, ptr %187, align 2, !tbaa !9
  %188 = add nuw nsw i64 %173, 1
  %189 = icmp eq i64 %188, 2000
  br i1 %189, label %40, label %172, !llvm.loop !18

190:
  %191 = and i32 %31, 7
  %192 = zext nneg i32 %191 to i64
  br label %207

193:
  %194 = phi i64 [ %205, %193 ], [ 100, %119 ]
  %195 = phi i32 [ %204, %193 ], [ %32, %119 ]
  %196 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %194
  %197 = load i16, ptr %196, align 2, !tbaa !9
  %198 = sext i16 %197 to i32
  %199 = getelementptr inbounds [2000 x i16], ptr @back, i64 0, i64 %194
  %200 = load i16, ptr %199, align 2, !tbaa !9
  %201 = sext i16 %200 to i32
  %202 = sub nsw i32 %198, %201
  %203 = tail call i32 @llvm.abs.i32(i32 %202, i1 true)
  %204 = tail call i32 @llvm.smax.i32(i32 %203, i32 %195)
  %205 = add nuw nsw i64 %194, 1
  %206 = icmp eq i64 %205, 2000
  br i1 %206, label %190, label %193, !llvm.loop !19

207:
  %208 = phi i64 [ 0, %190 ], [ %214, %213 ]
  %209 = add nsw i64 %208, -20
  %210 = mul nsw i64 %209, %209
  %211 = shl nuw nsw i64 %208, 1
  %212 = add nuw nsw i64 %211, %192
  br label %216

213:
  %214 = add nuw nsw i64 %208, 1
  %215 = icmp eq i64 %214, 48
  br i1 %215, label %230, label %207, !llvm.loop !20

216:
  %217 = phi i64 [ 0, %207 ], [ %228, %216 ]
  %218 = trunc i64 %217 to i8
  %219 = add nsw i64 %217, -30
  %220 = mul nsw i64 %219, %219
  %221 = add nuw nsw i64 %220, %210
  %222 = icmp ult i64 %221, 300
  %223 = sub i8 -36, %218
  %224 = add nuw nsw i64 %212, %217
  %225 = trunc i64 %224 to i8
  %226 = select i1 %222, i8 %223, i8 %225
  %227 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %208, i64 %217
  store i8 %226, ptr %227, align 1, !tbaa !14
  %228 = add nuw nsw i64 %217, 1
  %229 = icmp eq i64 %228, 64
  br i1 %229, label %213, label %216, !llvm.loop !21

230:
  %231 = phi i64 [ %293, %292 ], [ 0, %213 ]
  %232 = phi i32 [ %393, %292 ], [ 0, %213 ]
  %233 = phi i32 [ %398, %292 ], [ %33, %213 ]
  br label %295

234:
  %235 = phi i64 [ %238, %239 ], [ 1, %292 ]
  %236 = phi i32 [ %290, %239 ], [ 0, %292 ]
  %237 = add nsw i64 %235, -1
  %238 = add nuw nsw i64 %235, 1
  br label %241

239:
  %240 = icmp eq i64 %238, 47
  br i1 %240, label %404, label %234, !llvm.loop !22

241:
  %242 = phi i64 [ 1, %234 ], [ %244, %241 ]
  %243 = phi i32 [ %236, %234 ], [ %290, %241 ]
  %244 = add nuw nsw i64 %242, 1
  %245 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %237, i64 %244
  %246 = load i8, ptr %245, align 1, !tbaa !14
  %247 = zext i8 %246 to i32
  %248 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %235, i64 %244
  %249 = load i8, ptr %248, align 1, !tbaa !14
  %250 = zext i8 %249 to i32
  %251 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %238, i64 %244
  %252 = load i8, ptr %251, align 1, !tbaa !14
  %253 = zext i8 %252 to i32
  %254 = add nsw i64 %242, -1
  %255 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %237, i64 %254
  %256 = load i8, ptr %255, align 1, !tbaa !14
  %257 = zext i8 %256 to i32
  %258 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %235, i64 %254
  %259 = load i8, ptr %258, align 1, !tbaa !14
  %260 = zext i8 %259 to i32
  %261 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %238, i64 %254
  %262 = load i8, ptr %261, align 1, !tbaa !14
  %263 = zext i8 %262 to i32
  %264 = sub nsw i32 %250, %260
  %265 = shl nsw i32 %264, 1
  %266 = add nuw nsw i32 %253, %247
  %267 = add nuw nsw i32 %257, %263
  %268 = sub nsw i32 %266, %267
  %269 = add nsw i32 %268, %265
  %270 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %238, i64 %242
  %271 = load i8, ptr %270, align 1, !tbaa !14
  %272 = zext i8 %271 to i32
  %273 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %237, i64 %242
  %274 = load i8, ptr %273, align 1, !tbaa !14
  %275 = zext i8 %274 to i32
  %276 = sub nsw i32 %272, %275
  %277 = shl nsw i32 %276, 1
  %278 = add nuw nsw i32 %247, %257
  %279 = sub nsw i32 %253, %278
  %280 = add nsw i32 %279, %263
  %281 = add nsw i32 %280, %277
  %282 = tail call i32 @llvm.abs.i32(i32 %269, i1 true)
  %283 = tail call i32 @llvm.abs.i32(i32 %281, i1 true)
  %284 = add nuw nsw i32 %283, %282
  %285 = tail call i32 @llvm.umin.i32(i32 %284, i32 255)
  %286 = trunc nuw i32 %285 to i8
  %287 = getelementptr inbounds [48 x [64 x i8]], ptr @edges, i64 0, i64 %235, i64 %242
  store i8 %286, ptr %287, align 1, !tbaa !14
  %288 = icmp ugt i32 %284, 200
  %289 = zext i1 %288 to i32
  %290 = add nsw i32 %243, %289
  %291 = icmp eq i64 %244, 63
  br i1 %291, label %239, label %241, !llvm.loop !23

292:
  %293 = add nuw nsw i64 %231, 8
  %294 = icmp ult i64 %231, 40
  br i1 %294, label %230, label %234, !llvm.loop !24

295:
  %296 = phi i64 [ 0, %230 ], [ %399, %392 ]
  %297 = phi i32 [ %232, %230 ], [ %393, %392 ]
  %298 = phi i32 [ %233, %230 ], [ %398, %392 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #6
  %299 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %231, i64 %296
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #6
  br label %300

300:
  %301 = phi i64 [ 0, %295 ], [ %307, %306 ]
  %302 = shl nuw nsw i64 %301, 6
  %303 = getelementptr inbounds i8, ptr %299, i64 %302
  br label %304

304:
  %305 = phi i64 [ 0, %300 ], [ %313, %309 ]
  br label %315

306:
  %307 = add nuw nsw i64 %301, 1
  %308 = icmp eq i64 %307, 8
  br i1 %308, label %329, label %300, !llvm.loop !25

309:
  %310 = add nsw i32 %326, 1024
  %311 = ashr i32 %310, 11
  %312 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 %301, i64 %305
  store i32 %311, ptr %312, align 4, !tbaa !26
  %313 = add nuw nsw i64 %305, 1
  %314 = icmp eq i64 %313, 8
  br i1 %314, label %306, label %304, !llvm.loop !28

315:
  %316 = phi i64 [ 0, %304 ], [ %327, %315 ]
  %317 = phi i32 [ 0, %304 ], [ %326, %315 ]
  %318 = getelementptr inbounds i8, ptr %303, i64 %316
  %319 = load i8, ptr %318, align 1, !tbaa !14
  %320 = zext i8 %319 to i32
  %321 = add nsw i32 %320, -128
  %322 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %305, i64 %316
  %323 = load i16, ptr %322, align 2, !tbaa !9
  %324 = sext i16 %323 to i32
  %325 = mul nsw i32 %321, %324
  %326 = add nsw i32 %325, %317
  %327 = add nuw nsw i64 %316, 1
  %328 = icmp eq i64 %327, 8
  br i1 %328, label %309, label %315, !llvm.loop !29

329:
  %330 = phi i64 [ %334, %333 ], [ 0, %306 ]
  br label %331

331:
  %332 = phi i64 [ 0, %329 ], [ %340, %336 ]
  br label %342

333:
  %334 = add nuw nsw i64 %330, 1
  %335 = icmp eq i64 %334, 8
  br i1 %335, label %354, label %329, !llvm.loop !30

336:
  %337 = add nsw i32 %351, 8192
  %338 = ashr i32 %337, 14
  %339 = getelementptr inbounds [8 x i32], ptr %4, i64 %330, i64 %332
  store i32 %338, ptr %339, align 4, !tbaa !26
  %340 = add nuw nsw i64 %332, 1
  %341 = icmp eq i64 %340, 8
  br i1 %341, label %333, label %331, !llvm.loop !31

342:
  %343 = phi i64 [ 0, %331 ], [ %352, %342 ]
  %344 = phi i32 [ 0, %331 ], [ %351, %342 ]
  %345 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 %343, i64 %332
  %346 = load i32, ptr %345, align 4, !tbaa !26
  %347 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %330, i64 %343
  %348 = load i16, ptr %347, align 2, !tbaa !9
  %349 = sext i16 %348 to i32
  %350 = mul nsw i32 %346, %349
  %351 = add nsw i32 %350, %344
  %352 = add nuw nsw i64 %343, 1
  %353 = icmp eq i64 %352, 8
  br i1 %353, label %336, label %342, !llvm.loop !32

354:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #6
  br label %355

355:
  %356 = phi i64 [ 0, %354 ], [ %390, %387 ]
  %357 = phi i32 [ 0, %354 ], [ %389, %387 ]
  %358 = phi i32 [ 0, %354 ], [ %388, %387 ]
  %359 = getelementptr inbounds [64 x i8], ptr @quantise.zigzag, i64 0, i64 %356
  %360 = load i8, ptr %359, align 1, !tbaa !14
  %361 = zext i8 %360 to i32
  %362 = lshr i32 %361, 3
  %363 = and i32 %361, 7
  %364 = add nuw nsw i32 %363, %362
  %365 = mul nuw nsw i32 %364, 3
  %366 = add nuw nsw i32 %365, 8
  %367 = zext nneg i32 %362 to i64
  %368 = zext nneg i32 %363 to i64
  %369 = getelementptr inbounds [8 x i32], ptr %4, i64 %367, i64 %368
  %370 = load i32, ptr %369, align 4, !tbaa !26
  %371 = sdiv i32 %370, %366
  store i32 %371, ptr %369, align 4, !tbaa !26
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %373, label %375

373:
  %374 = add nsw i32 %358, 1
  br label %387

375:
  %376 = sdiv i32 %358, 16
  %377 = shl nsw i32 %376, 3
  %378 = add i32 %357, 4
  %379 = add i32 %378, %377
  %380 = tail call i32 @llvm.abs.i32(i32 %371, i1 true)
  br label %381

381:
  %382 = phi i32 [ %380, %375 ], [ %385, %381 ]
  %383 = phi i32 [ %379, %375 ], [ %384, %381 ]
  %384 = add nsw i32 %383, 1
  %385 = lshr i32 %382, 1
  %386 = icmp ult i32 %382, 2
  br i1 %386, label %387, label %381, !llvm.loop !33

387:
  %388 = phi i32 [ %374, %373 ], [ 0, %381 ]
  %389 = phi i32 [ %357, %373 ], [ %384, %381 ]
  %390 = add nuw nsw i64 %356, 1
  %391 = icmp eq i64 %390, 64
  br i1 %391, label %392, label %355, !llvm.loop !34

392:
  %393 = add nsw i32 %389, %297
  %394 = mul i32 %298, 31
  %395 = load i32, ptr %4, align 16, !tbaa !26
  %396 = add i32 %395, %394
  %397 = load i32, ptr %16, align 8, !tbaa !26
  %398 = add i32 %396, %397
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #6
  %399 = add nuw nsw i64 %296, 8
  %400 = icmp ult i64 %296, 56
  br i1 %400, label %295, label %292, !llvm.loop !35

401:
  %402 = add nuw nsw i32 %31, 1
  %403 = icmp eq i32 %402, %12
  br i1 %403, label %35, label %30, !llvm.loop !36

404:
  %405 = phi i64 [ %446, %404 ], [ 0, %239 ]
  %406 = phi i32 [ %445, %404 ], [ %398, %239 ]
  %407 = mul i32 %406, 31
  %408 = trunc nuw nsw i64 %405 to i32
  %409 = urem i32 %408, 48
  %410 = zext nneg i32 %409 to i64
  %411 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %410, i64 %405
  %412 = load i8, ptr %411, align 1, !tbaa !14
  %413 = zext i8 %412 to i32
  %414 = add nsw i64 %405, -32
  %415 = getelementptr inbounds [48 x [64 x i8]], ptr @edges, i64 0, i64 %410, i64 %405
  %416 = load i8, ptr %415, align 1, !tbaa !14
  %417 = and i8 %416, 31
  %418 = zext nneg i8 %417 to i32
  %419 = sub nsw i32 16, %418
  %420 = mul nuw nsw i32 %413, 298
  %421 = mul nsw i32 %419, 409
  %422 = add nsw i32 %420, -4640
  %423 = add nsw i32 %421, %422
  %424 = ashr i32 %423, 8
  %425 = mul nsw i32 %419, -208
  %426 = trunc i64 %414 to i32
  %427 = mul i32 %426, -100
  %428 = add nsw i32 %422, %427
  %429 = add nsw i32 %428, %425
  %430 = ashr i32 %429, 8
  %431 = trunc i64 %414 to i32
  %432 = mul i32 %431, 516
  %433 = add nsw i32 %422, %432
  %434 = ashr i32 %433, 8
  %435 = tail call i32 @llvm.smin.i32(i32 %424, i32 255)
  %436 = tail call i32 @llvm.smax.i32(i32 %435, i32 0)
  %437 = shl nuw nsw i32 %436, 16
  %438 = tail call i32 @llvm.smin.i32(i32 %430, i32 255)
  %439 = tail call i32 @llvm.smax.i32(i32 %438, i32 0)
  %440 = shl nuw nsw i32 %439, 8
  %441 = tail call i32 @llvm.smin.i32(i32 %434, i32 255)
  %442 = tail call i32 @llvm.smax.i32(i32 %441, i32 0)
  %443 = or i32 %437, %442
  %444 = or i32 %443, %440
  %445 = add i32 %444, %407
  %446 = add nuw nsw i64 %405, 1
  %447 = icmp eq i64 %446, 64
  br i1 %447, label %401, label %404, !llvm.loop !37

448:
  %449 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %39, i32 noundef %37, i32 noundef %38, i32 noundef %457)
  ret i32 0

450:
  %451 = phi i64 [ 0, %35 ], [ %458, %450 ]
  %452 = phi i32 [ %36, %35 ], [ %457, %450 ]
  %453 = mul i32 %452, 31
  %454 = getelementptr inbounds [1000 x i8], ptr @packed, i64 0, i64 %451
  %455 = load i8, ptr %454, align 1, !tbaa !14
  %456 = zext i8 %455 to i32
  %457 = add i32 %453, %456
  %458 = add nuw nsw i64 %451, 1
  %459 = icmp eq i64 %458, 1000
  br i1 %459, label %448, label %450, !llvm.loop !38
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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!7, !7, i64 0}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}
!21 = distinct !{!21, !12, !13}
!22 = distinct !{!22, !12, !13}
!23 = distinct !{!23, !12, !13}
!24 = distinct !{!24, !12, !13}
!25 = distinct !{!25, !12, !13}
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !7, i64 0}
!28 = distinct !{!28, !12, !13}
!29 = distinct !{!29, !12, !13}
!30 = distinct !{!30, !12, !13}
!31 = distinct !{!31, !12, !13}
!32 = distinct !{!32, !12, !13}
!33 = distinct !{!33, !12, !13}
!34 = distinct !{!34, !12, !13}
!35 = distinct !{!35, !12, !13}
!36 = distinct !{!36, !12, !13}
!37 = distinct !{!37, !12, !13}
!38 = distinct !{!38, !12, !13}
