; ModuleID = 'adpcm.c'
source_filename = "adpcm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.state = type { i16, i8 }

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

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [8 x [8 x i32]], align 16
  %4 = alloca %struct.state, align 4
  %5 = alloca %struct.state, align 4
  %6 = alloca [8 x [8 x i32]], align 16
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !5
  %11 = tail call i32 @atoi(ptr nocapture noundef %10) #7
  br label %12

12:
  %13 = phi i32 [ %11, %8 ], [ 2, %2 ]
  br label %14

14:
  %15 = phi i64 [ %26, %22 ], [ 0, %12 ]
  %16 = phi i32 [ %31, %22 ], [ 7, %12 ]
  %17 = icmp eq i64 %15, 89
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds i8, ptr %5, i64 2
  %20 = getelementptr inbounds i8, ptr %6, i64 40
  %21 = tail call i32 @llvm.smax.i32(i32 %13, i32 0)
  br label %32

22:
  %23 = tail call i32 @llvm.smin.i32(i32 %16, i32 32767)
  %24 = trunc i32 %23 to i16
  %25 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %15
  store i16 %24, ptr %25, align 2, !tbaa !9
  %26 = add nuw nsw i64 %15, 1
  %27 = sdiv i32 %16, 10
  %28 = icmp slt i32 %16, 20
  %29 = zext i1 %28 to i32
  %30 = add i32 %27, %16
  %31 = add i32 %30, %29
  br label %14, !llvm.loop !11

32:
  %33 = phi i32 [ %42, %355 ], [ 1, %18 ]
  %34 = phi i32 [ %353, %355 ], [ 0, %18 ]
  %35 = phi i32 [ %176, %355 ], [ 0, %18 ]
  %36 = phi i32 [ %180, %355 ], [ 0, %18 ]
  %37 = phi i32 [ %131, %355 ], [ 0, %18 ]
  %38 = phi i32 [ %356, %355 ], [ 0, %18 ]
  %39 = icmp eq i32 %38, %21
  br i1 %39, label %399, label %40

40:
  %41 = phi i64 [ %128, %116 ], [ 0, %32 ]
  %42 = phi i32 [ %123, %116 ], [ %33, %32 ]
  %43 = phi i32 [ %117, %116 ], [ 0, %32 ]
  %44 = phi i32 [ %121, %116 ], [ 130, %32 ]
  %45 = icmp eq i64 %41, 2000
  br i1 %45, label %46, label %116

46:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #8
  store i32 0, ptr %5, align 4
  br label %47

47:
  %48 = phi i64 [ %96, %95 ], [ 0, %46 ]
  %49 = icmp eq i64 %48, 2000
  br i1 %49, label %97, label %50

50:
  %51 = getelementptr inbounds i16, ptr @sound, i64 %48
  %52 = load i16, ptr %51, align 2, !tbaa !9
  %53 = sext i16 %52 to i32
  %54 = load i16, ptr %5, align 4, !tbaa !13
  %55 = sext i16 %54 to i32
  %56 = sub nsw i32 %53, %55
  %57 = load i8, ptr %19, align 2, !tbaa !15
  %58 = sext i8 %57 to i64
  %59 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %58
  %60 = load i16, ptr %59, align 2, !tbaa !9
  %61 = sext i16 %60 to i32
  %62 = tail call i32 @llvm.abs.i32(i32 %56, i1 true)
  %63 = lshr i32 %56, 28
  %64 = and i32 %63, 8
  br label %65

65:
  %66 = phi i32 [ %62, %50 ], [ %77, %74 ]
  %67 = phi i32 [ %64, %50 ], [ %79, %74 ]
  %68 = phi i32 [ %61, %50 ], [ %81, %74 ]
  %69 = phi i32 [ 4, %50 ], [ %80, %74 ]
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %74

71:
  call fastcc void @advance(ptr noundef nonnull %5, i32 noundef %67) #9
  %72 = and i64 %48, 1
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %90, label %82

74:
  %75 = icmp slt i32 %66, %68
  %76 = select i1 %75, i32 0, i32 %68
  %77 = sub nsw i32 %66, %76
  %78 = select i1 %75, i32 0, i32 %69
  %79 = or i32 %78, %67
  %80 = lshr i32 %69, 1
  %81 = ashr i32 %68, 1
  br label %65, !llvm.loop !16

82:
  %83 = lshr i64 %48, 1
  %84 = and i64 %83, 2147483647
  %85 = getelementptr inbounds i8, ptr @packed, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !17
  %87 = trunc i32 %67 to i8
  %88 = shl i8 %87, 4
  %89 = or i8 %86, %88
  store i8 %89, ptr %85, align 1, !tbaa !17
  br label %95

90:
  %91 = trunc i32 %67 to i8
  %92 = lshr exact i64 %48, 1
  %93 = and i64 %92, 2147483647
  %94 = getelementptr inbounds i8, ptr @packed, i64 %93
  store i8 %91, ptr %94, align 1, !tbaa !17
  br label %95

95:
  %96 = add nuw nsw i64 %48, 1
  br label %47, !llvm.loop !18

97:
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #8
  store i32 0, ptr %4, align 4
  br label %98

98:
  %99 = phi i64 [ %114, %101 ], [ 0, %97 ]
  %100 = icmp eq i64 %99, 2000
  br i1 %100, label %115, label %101

101:
  %102 = lshr i64 %99, 1
  %103 = and i64 %102, 2147483647
  %104 = getelementptr inbounds i8, ptr @packed, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !17
  %106 = zext i8 %105 to i32
  %107 = trunc i64 %99 to i32
  %108 = shl i32 %107, 2
  %109 = and i32 %108, 4
  %110 = lshr i32 %106, %109
  %111 = and i32 %110, 15
  call fastcc void @advance(ptr noundef nonnull %4, i32 noundef %111) #9
  %112 = load i16, ptr %4, align 4, !tbaa !13
  %113 = getelementptr inbounds i16, ptr @back, i64 %99
  store i16 %112, ptr %113, align 2, !tbaa !9
  %114 = add nuw nsw i64 %99, 1
  br label %98, !llvm.loop !19

115:
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #8
  br label %129

116:
  %117 = add nsw i32 %44, %43
  %118 = add i32 %117, -9001
  %119 = icmp ult i32 %118, -18001
  %120 = sub nsw i32 0, %44
  %121 = select i1 %119, i32 %120, i32 %44
  %122 = mul i32 %42, 1664525
  %123 = add i32 %122, 1013904223
  %124 = lshr i32 %123, 24
  %125 = add nsw i32 %117, %124
  %126 = trunc i32 %125 to i16
  %127 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %41
  store i16 %126, ptr %127, align 2, !tbaa !9
  %128 = add nuw nsw i64 %41, 1
  br label %40, !llvm.loop !20

129:
  %130 = phi i64 [ %145, %135 ], [ 100, %115 ]
  %131 = phi i32 [ %144, %135 ], [ %37, %115 ]
  %132 = icmp eq i64 %130, 2000
  br i1 %132, label %133, label %135

133:
  %134 = and i32 %38, 7
  br label %146

135:
  %136 = getelementptr inbounds [2000 x i16], ptr @sound, i64 0, i64 %130
  %137 = load i16, ptr %136, align 2, !tbaa !9
  %138 = sext i16 %137 to i32
  %139 = getelementptr inbounds [2000 x i16], ptr @back, i64 0, i64 %130
  %140 = load i16, ptr %139, align 2, !tbaa !9
  %141 = sext i16 %140 to i32
  %142 = sub nsw i32 %138, %141
  %143 = tail call i32 @llvm.abs.i32(i32 %142, i1 true)
  %144 = tail call i32 @llvm.smax.i32(i32 %143, i32 %131)
  %145 = add nuw nsw i64 %130, 1
  br label %129, !llvm.loop !21

146:
  %147 = phi i64 [ 0, %133 ], [ %159, %158 ]
  %148 = icmp eq i64 %147, 48
  br i1 %148, label %173, label %149

149:
  %150 = add nsw i64 %147, -20
  %151 = mul nsw i64 %150, %150
  %152 = trunc i64 %147 to i32
  %153 = shl i32 %152, 1
  %154 = add i32 %153, %134
  br label %155

155:
  %156 = phi i64 [ 0, %149 ], [ %172, %160 ]
  %157 = icmp eq i64 %156, 64
  br i1 %157, label %158, label %160

158:
  %159 = add nuw nsw i64 %147, 1
  br label %146, !llvm.loop !22

160:
  %161 = trunc i64 %156 to i32
  %162 = add nsw i64 %156, -30
  %163 = mul nsw i64 %162, %162
  %164 = add nuw nsw i64 %163, %151
  %165 = icmp ult i64 %164, 300
  %166 = add nuw nsw i32 %154, %161
  %167 = trunc i64 %156 to i32
  %168 = sub i32 220, %167
  %169 = select i1 %165, i32 %168, i32 %166
  %170 = trunc i32 %169 to i8
  %171 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %147, i64 %156
  store i8 %170, ptr %171, align 1, !tbaa !17
  %172 = add nuw nsw i64 %156, 1
  br label %155, !llvm.loop !23

173:
  %174 = phi i64 [ %243, %242 ], [ 0, %146 ]
  %175 = phi i32 [ %239, %242 ], [ %34, %146 ]
  %176 = phi i32 [ %240, %242 ], [ 0, %146 ]
  %177 = icmp ult i64 %174, 48
  br i1 %177, label %237, label %178

178:
  %179 = phi i64 [ 1, %173 ], [ %184, %185 ]
  %180 = phi i32 [ 0, %173 ], [ %187, %185 ]
  %181 = icmp eq i64 %179, 47
  br i1 %181, label %351, label %182

182:
  %183 = add nsw i64 %179, -1
  %184 = add nuw nsw i64 %179, 1
  br label %185

185:
  %186 = phi i64 [ 1, %182 ], [ %190, %189 ]
  %187 = phi i32 [ %180, %182 ], [ %236, %189 ]
  %188 = icmp eq i64 %186, 63
  br i1 %188, label %178, label %189, !llvm.loop !24

189:
  %190 = add nuw nsw i64 %186, 1
  %191 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %183, i64 %190
  %192 = load i8, ptr %191, align 1, !tbaa !17
  %193 = zext i8 %192 to i32
  %194 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %179, i64 %190
  %195 = load i8, ptr %194, align 1, !tbaa !17
  %196 = zext i8 %195 to i32
  %197 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %184, i64 %190
  %198 = load i8, ptr %197, align 1, !tbaa !17
  %199 = zext i8 %198 to i32
  %200 = add nsw i64 %186, -1
  %201 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %183, i64 %200
  %202 = load i8, ptr %201, align 1, !tbaa !17
  %203 = zext i8 %202 to i32
  %204 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %179, i64 %200
  %205 = load i8, ptr %204, align 1, !tbaa !17
  %206 = zext i8 %205 to i32
  %207 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %184, i64 %200
  %208 = load i8, ptr %207, align 1, !tbaa !17
  %209 = zext i8 %208 to i32
  %210 = sub nsw i32 %196, %206
  %211 = shl nsw i32 %210, 1
  %212 = add nuw nsw i32 %199, %193
  %213 = add nuw nsw i32 %203, %209
  %214 = sub nsw i32 %212, %213
  %215 = add nsw i32 %214, %211
  %216 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %184, i64 %186
  %217 = load i8, ptr %216, align 1, !tbaa !17
  %218 = zext i8 %217 to i32
  %219 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %183, i64 %186
  %220 = load i8, ptr %219, align 1, !tbaa !17
  %221 = zext i8 %220 to i32
  %222 = sub nsw i32 %218, %221
  %223 = shl nsw i32 %222, 1
  %224 = add nuw nsw i32 %193, %203
  %225 = sub nsw i32 %199, %224
  %226 = add nsw i32 %225, %209
  %227 = add nsw i32 %226, %223
  %228 = tail call i32 @llvm.abs.i32(i32 %215, i1 true)
  %229 = tail call i32 @llvm.abs.i32(i32 %227, i1 true)
  %230 = add nuw nsw i32 %229, %228
  %231 = tail call i32 @llvm.umin.i32(i32 %230, i32 255)
  %232 = trunc nuw i32 %231 to i8
  %233 = getelementptr inbounds [48 x [64 x i8]], ptr @edges, i64 0, i64 %179, i64 %186
  store i8 %232, ptr %233, align 1, !tbaa !17
  %234 = icmp ugt i32 %230, 200
  %235 = zext i1 %234 to i32
  %236 = add nsw i32 %187, %235
  br label %185, !llvm.loop !25

237:
  %238 = phi i64 [ %350, %343 ], [ 0, %173 ]
  %239 = phi i32 [ %349, %343 ], [ %175, %173 ]
  %240 = phi i32 [ %344, %343 ], [ %176, %173 ]
  %241 = icmp ult i64 %238, 64
  br i1 %241, label %244, label %242

242:
  %243 = add nuw nsw i64 %174, 8
  br label %173, !llvm.loop !26

244:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #8
  %245 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %174, i64 %238
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #8
  br label %246

246:
  %247 = phi i64 [ %256, %255 ], [ 0, %244 ]
  %248 = icmp eq i64 %247, 8
  br i1 %248, label %277, label %249

249:
  %250 = shl nuw nsw i64 %247, 6
  %251 = getelementptr inbounds i8, ptr %245, i64 %250
  br label %252

252:
  %253 = phi i64 [ 0, %249 ], [ %265, %261 ]
  %254 = icmp eq i64 %253, 8
  br i1 %254, label %255, label %257

255:
  %256 = add nuw nsw i64 %247, 1
  br label %246, !llvm.loop !27

257:
  %258 = phi i64 [ %276, %266 ], [ 0, %252 ]
  %259 = phi i32 [ %275, %266 ], [ 0, %252 ]
  %260 = icmp eq i64 %258, 8
  br i1 %260, label %261, label %266

261:
  %262 = add nsw i32 %259, 1024
  %263 = ashr i32 %262, 11
  %264 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 %247, i64 %253
  store i32 %263, ptr %264, align 4, !tbaa !28
  %265 = add nuw nsw i64 %253, 1
  br label %252, !llvm.loop !30

266:
  %267 = getelementptr inbounds i8, ptr %251, i64 %258
  %268 = load i8, ptr %267, align 1, !tbaa !17
  %269 = zext i8 %268 to i32
  %270 = add nsw i32 %269, -128
  %271 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %253, i64 %258
  %272 = load i16, ptr %271, align 2, !tbaa !9
  %273 = sext i16 %272 to i32
  %274 = mul nsw i32 %270, %273
  %275 = add nsw i32 %274, %259
  %276 = add nuw nsw i64 %258, 1
  br label %257, !llvm.loop !31

277:
  %278 = phi i64 [ %284, %283 ], [ 0, %246 ]
  %279 = icmp eq i64 %278, 8
  br i1 %279, label %303, label %280

280:
  %281 = phi i64 [ %293, %289 ], [ 0, %277 ]
  %282 = icmp eq i64 %281, 8
  br i1 %282, label %283, label %285

283:
  %284 = add nuw nsw i64 %278, 1
  br label %277, !llvm.loop !32

285:
  %286 = phi i64 [ %302, %294 ], [ 0, %280 ]
  %287 = phi i32 [ %301, %294 ], [ 0, %280 ]
  %288 = icmp eq i64 %286, 8
  br i1 %288, label %289, label %294

289:
  %290 = add nsw i32 %287, 8192
  %291 = ashr i32 %290, 14
  %292 = getelementptr inbounds [8 x i32], ptr %6, i64 %278, i64 %281
  store i32 %291, ptr %292, align 4, !tbaa !28
  %293 = add nuw nsw i64 %281, 1
  br label %280, !llvm.loop !33

294:
  %295 = getelementptr inbounds [8 x [8 x i32]], ptr %3, i64 0, i64 %286, i64 %281
  %296 = load i32, ptr %295, align 4, !tbaa !28
  %297 = getelementptr inbounds [8 x [8 x i16]], ptr @cosines, i64 0, i64 %278, i64 %286
  %298 = load i16, ptr %297, align 2, !tbaa !9
  %299 = sext i16 %298 to i32
  %300 = mul nsw i32 %296, %299
  %301 = add nsw i32 %300, %287
  %302 = add nuw nsw i64 %286, 1
  br label %285, !llvm.loop !34

303:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #8
  br label %304

304:
  %305 = phi i64 [ %342, %339 ], [ 0, %303 ]
  %306 = phi i32 [ %340, %339 ], [ 0, %303 ]
  %307 = phi i32 [ %341, %339 ], [ 0, %303 ]
  %308 = icmp eq i64 %305, 64
  br i1 %308, label %343, label %309

309:
  %310 = getelementptr inbounds [64 x i8], ptr @quantise.zigzag, i64 0, i64 %305
  %311 = load i8, ptr %310, align 1, !tbaa !17
  %312 = zext i8 %311 to i32
  %313 = lshr i32 %312, 3
  %314 = and i32 %312, 7
  %315 = add nuw nsw i32 %314, %313
  %316 = mul nuw nsw i32 %315, 3
  %317 = add nuw nsw i32 %316, 8
  %318 = zext nneg i32 %313 to i64
  %319 = zext nneg i32 %314 to i64
  %320 = getelementptr inbounds [8 x i32], ptr %6, i64 %318, i64 %319
  %321 = load i32, ptr %320, align 4, !tbaa !28
  %322 = sdiv i32 %321, %317
  store i32 %322, ptr %320, align 4, !tbaa !28
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %324, label %326

324:
  %325 = add nsw i32 %306, 1
  br label %339

326:
  %327 = sdiv i32 %306, 16
  %328 = shl nsw i32 %327, 3
  %329 = add i32 %307, 4
  %330 = add i32 %329, %328
  %331 = tail call i32 @llvm.abs.i32(i32 %322, i1 true)
  br label %332

332:
  %333 = phi i32 [ %330, %326 ], [ %337, %336 ]
  %334 = phi i32 [ %331, %326 ], [ %338, %336 ]
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %339, label %336

336:
  %337 = add nsw i32 %333, 1
  %338 = lshr i32 %334, 1
  br label %332, !llvm.loop !35

339:
  %340 = phi i32 [ %325, %324 ], [ 0, %332 ]
  %341 = phi i32 [ %307, %324 ], [ %333, %332 ]
  %342 = add nuw nsw i64 %305, 1
  br label %304, !llvm.loop !36

343:
  %344 = add nsw i32 %307, %240
  %345 = mul i32 %239, 31
  %346 = load i32, ptr %6, align 16, !tbaa !28
  %347 = add i32 %346, %345
  %348 = load i32, ptr %20, align 8, !tbaa !28
  %349 = add i32 %347, %348
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #8
  %350 = add nuw nsw i64 %238, 8
  br label %237, !llvm.loop !37

351:
  %352 = phi i64 [ %398, %357 ], [ 0, %178 ]
  %353 = phi i32 [ %397, %357 ], [ %175, %178 ]
  %354 = icmp eq i64 %352, 64
  br i1 %354, label %355, label %357

355:
  %356 = add nuw i32 %38, 1
  br label %32, !llvm.loop !38

357:
  %358 = mul i32 %353, 31
  %359 = add nuw i64 %352, 4294967248
  %360 = icmp ult i64 %352, 48
  %361 = select i1 %360, i64 %352, i64 %359
  %362 = and i64 %361, 4294967295
  %363 = getelementptr inbounds [48 x [64 x i8]], ptr @image, i64 0, i64 %362, i64 %352
  %364 = load i8, ptr %363, align 1, !tbaa !17
  %365 = zext i8 %364 to i32
  %366 = add nsw i64 %352, -32
  %367 = getelementptr inbounds [48 x [64 x i8]], ptr @edges, i64 0, i64 %362, i64 %352
  %368 = load i8, ptr %367, align 1, !tbaa !17
  %369 = and i8 %368, 31
  %370 = zext nneg i8 %369 to i32
  %371 = sub nsw i32 16, %370
  %372 = mul nuw nsw i32 %365, 298
  %373 = mul nsw i32 %371, 409
  %374 = add nsw i32 %372, -4640
  %375 = add nsw i32 %373, %374
  %376 = ashr i32 %375, 8
  %377 = mul nsw i32 %371, -208
  %378 = trunc i64 %366 to i32
  %379 = mul i32 %378, -100
  %380 = add nsw i32 %374, %379
  %381 = add nsw i32 %380, %377
  %382 = ashr i32 %381, 8
  %383 = trunc i64 %366 to i32
  %384 = mul i32 %383, 516
  %385 = add nsw i32 %374, %384
  %386 = ashr i32 %385, 8
  %387 = tail call i32 @llvm.smin.i32(i32 %376, i32 255)
  %388 = tail call i32 @llvm.smax.i32(i32 %387, i32 0)
  %389 = shl nuw nsw i32 %388, 16
  %390 = tail call i32 @llvm.smin.i32(i32 %382, i32 255)
  %391 = tail call i32 @llvm.smax.i32(i32 %390, i32 0)
  %392 = shl nuw nsw i32 %391, 8
  %393 = tail call i32 @llvm.smin.i32(i32 %386, i32 255)
  %394 = tail call i32 @llvm.smax.i32(i32 %393, i32 0)
  %395 = or i32 %389, %394
  %396 = or i32 %395, %392
  %397 = add i32 %396, %358
  %398 = add nuw nsw i64 %352, 1
  br label %351, !llvm.loop !39

399:
  %400 = phi i64 [ %411, %405 ], [ 0, %32 ]
  %401 = phi i32 [ %410, %405 ], [ %34, %32 ]
  %402 = icmp eq i64 %400, 1000
  br i1 %402, label %403, label %405

403:
  %404 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %37, i32 noundef %35, i32 noundef %36, i32 noundef %401) #9
  ret i32 0

405:
  %406 = mul i32 %401, 31
  %407 = getelementptr inbounds [1000 x i8], ptr @packed, i64 0, i64 %400
  %408 = load i8, ptr %407, align 1, !tbaa !17
  %409 = zext i8 %408 to i32
  %410 = add i32 %406, %409
  %411 = add nuw nsw i64 %400, 1
  br label %399, !llvm.loop !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @advance(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 2
  %4 = load i8, ptr %3, align 2, !tbaa !15
  %5 = sext i8 %4 to i64
  %6 = getelementptr inbounds [89 x i16], ptr @steps, i64 0, i64 %5
  %7 = load i16, ptr %6, align 2, !tbaa !9
  %8 = sext i16 %7 to i32
  %9 = ashr i32 %8, 3
  %10 = and i32 %1, 4
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, i32 0, i32 %8
  %13 = add nsw i32 %9, %12
  %14 = and i32 %1, 2
  %15 = icmp eq i32 %14, 0
  %16 = ashr i32 %8, 1
  %17 = select i1 %15, i32 0, i32 %16
  %18 = add nsw i32 %13, %17
  %19 = and i32 %1, 1
  %20 = icmp eq i32 %19, 0
  %21 = ashr i32 %8, 2
  %22 = select i1 %20, i32 0, i32 %21
  %23 = add nsw i32 %18, %22
  %24 = and i32 %1, 8
  %25 = icmp eq i32 %24, 0
  %26 = load i16, ptr %0, align 2, !tbaa !13
  %27 = sext i16 %26 to i32
  %28 = sub nsw i32 0, %23
  %29 = select i1 %25, i32 %23, i32 %28
  %30 = add i32 %29, %27
  %31 = tail call i32 @llvm.smin.i32(i32 %30, i32 32767)
  %32 = tail call i32 @llvm.smax.i32(i32 %31, i32 -32768)
  %33 = trunc nsw i32 %32 to i16
  store i16 %33, ptr %0, align 2, !tbaa !13
  %34 = sext i8 %4 to i32
  %35 = and i32 %1, 7
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds [8 x i8], ptr @adjust, i64 0, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !17
  %39 = sext i8 %38 to i32
  %40 = add nsw i32 %39, %34
  %41 = tail call i32 @llvm.smin.i32(i32 %40, i32 88)
  %42 = tail call i32 @llvm.smax.i32(i32 %41, i32 0)
  %43 = trunc nuw nsw i32 %42 to i8
  store i8 %43, ptr %3, align 2, !tbaa !15
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { minsize nounwind optsize willreturn memory(read) }
attributes #8 = { nounwind }
attributes #9 = { minsize optsize }

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
!13 = !{!14, !10, i64 0}
!14 = !{!"state", !10, i64 0, !7, i64 2}
!15 = !{!14, !7, i64 2}
!16 = distinct !{!16, !12}
!17 = !{!7, !7, i64 0}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = !{!29, !29, i64 0}
!29 = !{!"int", !7, i64 0}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
!34 = distinct !{!34, !12}
!35 = distinct !{!35, !12}
!36 = distinct !{!36, !12}
!37 = distinct !{!37, !12}
!38 = distinct !{!38, !12}
!39 = distinct !{!39, !12}
!40 = distinct !{!40, !12}
