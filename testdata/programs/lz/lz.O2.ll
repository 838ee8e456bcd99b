; ModuleID = 'lz.c'
source_filename = "lz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.words = internal unnamed_addr constant [8 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7], align 16
@.str = private unnamed_addr constant [5 x i8] c"the \00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"register \00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"spill \00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"of a \00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"value\0A\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"move \00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"puzzle \00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"slot \00", align 1
@input = internal global [16384 x i8] zeroinitializer, align 16
@output = internal global [16384 x i8] zeroinitializer, align 16
@packed = internal unnamed_addr global [32768 x i8] zeroinitializer, align 16
@.str.9 = private unnamed_addr constant [35 x i8] c"%d bytes to %d, back %d, sum %08x\0A\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"zeros %d, runs %d\0A\00", align 1
@head = internal unnamed_addr global [4096 x i32] zeroinitializer, align 16
@chain = internal unnamed_addr global [4096 x i32] zeroinitializer, align 16
@str = private unnamed_addr constant [9 x i8] c"mismatch\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [256 x i8], align 16
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %11

5:
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !5
  %8 = tail call i64 @strtol(ptr nocapture noundef nonnull %7, ptr noundef null, i32 noundef 10) #10
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %516

11:
  %12 = phi i32 [ %9, %5 ], [ 1, %2 ]
  %13 = getelementptr inbounds i8, ptr %3, i64 1
  br label %14

14:
  %15 = phi i1 [ true, %11 ], [ %486, %483 ]
  %16 = phi i32 [ 0, %11 ], [ %485, %483 ]
  %17 = phi i32 [ 0, %11 ], [ %484, %483 ]
  %18 = phi i32 [ 0, %11 ], [ %447, %483 ]
  %19 = add nuw i32 %16, 42
  br label %20

20:
  %21 = phi i32 [ %19, %14 ], [ %24, %43 ]
  %22 = phi i32 [ 0, %14 ], [ %44, %43 ]
  %23 = mul i32 %21, 1103515245
  %24 = add i32 %23, 12345
  %25 = icmp ult i32 %24, 268435456
  br i1 %25, label %26, label %32

26:
  %27 = lshr i32 %24, 12
  %28 = trunc i32 %27 to i8
  %29 = add nsw i32 %22, 1
  %30 = sext i32 %22 to i64
  %31 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %30
  store i8 %28, ptr %31, align 1, !tbaa !9
  br label %43

32:
  %33 = lshr i32 %24, 16
  %34 = and i32 %33, 7
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds [8 x ptr], ptr @main.words, i64 0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !5
  %38 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %37) #11
  %39 = sext i32 %22 to i64
  %40 = getelementptr inbounds i8, ptr @input, i64 %39
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %40, ptr align 1 %37, i64 %38, i1 false)
  %41 = trunc i64 %38 to i32
  %42 = add nsw i32 %22, %41
  br label %43

43:
  %44 = phi i32 [ %29, %26 ], [ %42, %32 ]
  %45 = icmp slt i32 %44, 16368
  br i1 %45, label %20, label %46, !llvm.loop !10

46:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16384) @head, i8 -1, i64 16384, i1 false)
  %47 = zext nneg i32 %44 to i64
  %48 = add nsw i64 %47, -66
  %49 = add nsw i32 %44, -66
  br label %50

50:
  %51 = phi i32 [ %278, %276 ], [ 0, %46 ]
  %52 = phi i32 [ %277, %276 ], [ 0, %46 ]
  %53 = phi i32 [ %279, %276 ], [ 8, %46 ]
  %54 = phi i32 [ %205, %276 ], [ 0, %46 ]
  %55 = icmp slt i32 %52, %49
  br i1 %55, label %56, label %196

56:
  %57 = sub i32 %44, %52
  %58 = tail call i32 @llvm.smin.i32(i32 %57, i32 66)
  %59 = sext i32 %52 to i64
  %60 = getelementptr inbounds i8, ptr @input, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !9
  %62 = zext i8 %61 to i64
  %63 = shl nuw nsw i64 %62, 8
  %64 = getelementptr inbounds i8, ptr %60, i64 1
  %65 = load i8, ptr %64, align 1, !tbaa !9
  %66 = zext i8 %65 to i64
  %67 = shl nuw nsw i64 %66, 4
  %68 = xor i64 %67, %63
  %69 = getelementptr inbounds i8, ptr %60, i64 2
  %70 = load i8, ptr %69, align 1, !tbaa !9
  %71 = zext i8 %70 to i64
  %72 = mul nuw nsw i64 %71, 5
  %73 = xor i64 %68, %72
  %74 = mul nuw nsw i64 %73, 2654435761
  %75 = lshr i64 %74, 20
  %76 = and i64 %75, 4095
  %77 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %76
  %78 = add i32 %52, -4096
  %79 = tail call i32 @llvm.smax.i32(i32 %78, i32 -1)
  %80 = load i32, ptr %77, align 4, !tbaa !12
  %81 = icmp sgt i32 %80, %79
  br i1 %81, label %82, label %124

82:
  %83 = icmp sgt i32 %57, 0
  %84 = tail call i32 @llvm.smax.i32(i32 %58, i32 1)
  %85 = zext nneg i32 %84 to i64
  br label %86

86:
  %87 = phi i32 [ 0, %82 ], [ %117, %116 ]
  %88 = phi i32 [ %80, %82 ], [ %122, %116 ]
  %89 = phi i32 [ 2, %82 ], [ %118, %116 ]
  %90 = phi i32 [ 32, %82 ], [ %91, %116 ]
  %91 = add nsw i32 %90, -1
  %92 = icmp eq i32 %90, 0
  br i1 %92, label %124, label %93

93:
  br i1 %83, label %94, label %116

94:
  %95 = sext i32 %88 to i64
  br label %96

96:
  %97 = phi i64 [ 0, %94 ], [ %106, %105 ]
  %98 = add nuw nsw i64 %97, %95
  %99 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %98
  %100 = load i8, ptr %99, align 1, !tbaa !9
  %101 = add nsw i64 %97, %59
  %102 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %101
  %103 = load i8, ptr %102, align 1, !tbaa !9
  %104 = icmp eq i8 %100, %103
  br i1 %104, label %105, label %108

105:
  %106 = add nuw nsw i64 %97, 1
  %107 = icmp eq i64 %106, %85
  br i1 %107, label %110, label %96, !llvm.loop !14

108:
  %109 = trunc nuw nsw i64 %97 to i32
  br label %110

110:
  %111 = phi i32 [ %109, %108 ], [ %84, %105 ]
  %112 = icmp ugt i32 %111, %89
  br i1 %112, label %113, label %116

113:
  %114 = sub nsw i32 %52, %88
  %115 = icmp eq i32 %111, %58
  br i1 %115, label %124, label %116

116:
  %117 = phi i32 [ %114, %113 ], [ %87, %110 ], [ %87, %93 ]
  %118 = phi i32 [ %111, %113 ], [ %89, %110 ], [ %89, %93 ]
  %119 = and i32 %88, 4095
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !12
  %123 = icmp sgt i32 %122, %79
  br i1 %123, label %86, label %124, !llvm.loop !15

124:
  %125 = phi i32 [ 0, %56 ], [ %87, %86 ], [ %114, %113 ], [ %117, %116 ]
  %126 = phi i32 [ 2, %56 ], [ %89, %86 ], [ %58, %113 ], [ %118, %116 ]
  %127 = srem i32 %52, 4096
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %128
  store i32 %80, ptr %129, align 4, !tbaa !12
  store i32 %52, ptr %77, align 4, !tbaa !12
  %130 = add nsw i32 %126, -3
  %131 = icmp ult i32 %130, 29
  br i1 %131, label %132, label %196

132:
  %133 = add nsw i32 %52, 1
  %134 = sub i32 %44, %133
  %135 = tail call i32 @llvm.smin.i32(i32 %134, i32 66)
  %136 = sext i32 %133 to i64
  %137 = shl nuw nsw i64 %66, 8
  %138 = shl nuw nsw i64 %71, 4
  %139 = xor i64 %138, %137
  %140 = getelementptr i8, ptr getelementptr inbounds (i8, ptr @input, i64 2), i64 %136
  %141 = load i8, ptr %140, align 1, !tbaa !9
  %142 = zext i8 %141 to i64
  %143 = mul nuw nsw i64 %142, 5
  %144 = xor i64 %139, %143
  %145 = mul nuw nsw i64 %144, 2654435761
  %146 = lshr i64 %145, 20
  %147 = and i64 %146, 4095
  %148 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %147
  %149 = add i32 %52, -4095
  %150 = tail call i32 @llvm.smax.i32(i32 %149, i32 -1)
  %151 = load i32, ptr %148, align 4, !tbaa !12
  %152 = icmp sgt i32 %151, %150
  br i1 %152, label %153, label %192

153:
  %154 = icmp sgt i32 %134, 0
  %155 = tail call i32 @llvm.smax.i32(i32 %135, i32 1)
  %156 = zext nneg i32 %155 to i64
  br label %157

157:
  %158 = phi i32 [ %151, %153 ], [ %190, %185 ]
  %159 = phi i32 [ 2, %153 ], [ %186, %185 ]
  %160 = phi i32 [ 32, %153 ], [ %161, %185 ]
  %161 = add nsw i32 %160, -1
  %162 = icmp eq i32 %160, 0
  br i1 %162, label %192, label %163

163:
  br i1 %154, label %164, label %185

164:
  %165 = sext i32 %158 to i64
  br label %166

166:
  %167 = phi i64 [ 0, %164 ], [ %176, %175 ]
  %168 = add nuw nsw i64 %167, %165
  %169 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %168
  %170 = load i8, ptr %169, align 1, !tbaa !9
  %171 = add nsw i64 %167, %136
  %172 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %171
  %173 = load i8, ptr %172, align 1, !tbaa !9
  %174 = icmp eq i8 %170, %173
  br i1 %174, label %175, label %178

175:
  %176 = add nuw nsw i64 %167, 1
  %177 = icmp eq i64 %176, %156
  br i1 %177, label %180, label %166, !llvm.loop !14

178:
  %179 = trunc nuw nsw i64 %167 to i32
  br label %180

180:
  %181 = phi i32 [ %179, %178 ], [ %155, %175 ]
  %182 = icmp ugt i32 %181, %159
  br i1 %182, label %183, label %185

183:
  %184 = icmp eq i32 %181, %135
  br i1 %184, label %192, label %185

185:
  %186 = phi i32 [ %181, %183 ], [ %159, %180 ], [ %159, %163 ]
  %187 = and i32 %158, 4095
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %188
  %190 = load i32, ptr %189, align 4, !tbaa !12
  %191 = icmp sgt i32 %190, %150
  br i1 %191, label %157, label %192, !llvm.loop !15

192:
  %193 = phi i32 [ 2, %132 ], [ %159, %157 ], [ %186, %185 ], [ %135, %183 ]
  %194 = icmp ugt i32 %193, %126
  %195 = select i1 %194, i32 2, i32 %126
  br label %196

196:
  %197 = phi i32 [ %125, %192 ], [ %125, %124 ], [ 0, %50 ]
  %198 = phi i32 [ %195, %192 ], [ %126, %124 ], [ 2, %50 ]
  %199 = icmp eq i32 %53, 8
  br i1 %199, label %200, label %204

200:
  %201 = add nsw i32 %51, 1
  %202 = sext i32 %51 to i64
  %203 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %202
  store i8 0, ptr %203, align 1, !tbaa !9
  br label %204

204:
  %205 = phi i32 [ %51, %200 ], [ %54, %196 ]
  %206 = phi i32 [ 0, %200 ], [ %53, %196 ]
  %207 = phi i32 [ %201, %200 ], [ %51, %196 ]
  %208 = icmp slt i32 %198, 3
  br i1 %208, label %209, label %217

209:
  %210 = add nsw i32 %52, 1
  %211 = sext i32 %52 to i64
  %212 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %211
  %213 = load i8, ptr %212, align 1, !tbaa !9
  %214 = add nsw i32 %207, 1
  %215 = sext i32 %207 to i64
  %216 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %215
  store i8 %213, ptr %216, align 1, !tbaa !9
  br label %276

217:
  %218 = shl nuw nsw i32 1, %206
  %219 = sext i32 %205 to i64
  %220 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %219
  %221 = load i8, ptr %220, align 1, !tbaa !9
  %222 = trunc i32 %218 to i8
  %223 = or i8 %221, %222
  store i8 %223, ptr %220, align 1, !tbaa !9
  %224 = shl i32 %197, 6
  %225 = add i32 %224, -64
  %226 = add nsw i32 %198, -3
  %227 = or i32 %225, %226
  %228 = lshr i32 %227, 16
  %229 = trunc i32 %228 to i8
  %230 = add nsw i32 %207, 1
  %231 = sext i32 %207 to i64
  %232 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %231
  store i8 %229, ptr %232, align 1, !tbaa !9
  %233 = lshr i32 %227, 8
  %234 = trunc i32 %233 to i8
  %235 = add nsw i32 %207, 2
  %236 = sext i32 %230 to i64
  %237 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %236
  store i8 %234, ptr %237, align 1, !tbaa !9
  %238 = trunc i32 %227 to i8
  %239 = add nsw i32 %207, 3
  %240 = sext i32 %235 to i64
  %241 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %240
  store i8 %238, ptr %241, align 1, !tbaa !9
  %242 = sext i32 %52 to i64
  %243 = zext nneg i32 %198 to i64
  br label %244

244:
  %245 = phi i64 [ 1, %217 ], [ %274, %250 ]
  %246 = add nsw i64 %245, %242
  %247 = icmp slt i64 %246, %48
  br i1 %247, label %250, label %248

248:
  %249 = add nsw i32 %198, %52
  br label %276

250:
  %251 = getelementptr inbounds i8, ptr @input, i64 %246
  %252 = load i8, ptr %251, align 1, !tbaa !9
  %253 = zext i8 %252 to i64
  %254 = shl nuw nsw i64 %253, 8
  %255 = getelementptr inbounds i8, ptr %251, i64 1
  %256 = load i8, ptr %255, align 1, !tbaa !9
  %257 = zext i8 %256 to i64
  %258 = shl nuw nsw i64 %257, 4
  %259 = xor i64 %258, %254
  %260 = getelementptr inbounds i8, ptr %251, i64 2
  %261 = load i8, ptr %260, align 1, !tbaa !9
  %262 = zext i8 %261 to i64
  %263 = mul nuw nsw i64 %262, 5
  %264 = xor i64 %259, %263
  %265 = mul nuw nsw i64 %264, 2654435761
  %266 = lshr i64 %265, 20
  %267 = and i64 %266, 4095
  %268 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %267
  %269 = load i32, ptr %268, align 4, !tbaa !12
  %270 = trunc nsw i64 %246 to i32
  %271 = srem i32 %270, 4096
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %272
  store i32 %269, ptr %273, align 4, !tbaa !12
  store i32 %270, ptr %268, align 4, !tbaa !12
  %274 = add nuw nsw i64 %245, 1
  %275 = icmp eq i64 %274, %243
  br i1 %275, label %248, label %244, !llvm.loop !16

276:
  %277 = phi i32 [ %210, %209 ], [ %249, %248 ]
  %278 = phi i32 [ %214, %209 ], [ %239, %248 ]
  %279 = add nuw nsw i32 %206, 1
  %280 = icmp slt i32 %277, %44
  br i1 %280, label %50, label %281, !llvm.loop !17

281:
  %282 = icmp sgt i32 %278, 0
  br i1 %282, label %287, label %398

283:
  %284 = phi i32 [ %290, %287 ], [ %391, %390 ]
  %285 = phi i32 [ %288, %287 ], [ %392, %390 ]
  %286 = icmp slt i32 %284, %278
  br i1 %286, label %287, label %398, !llvm.loop !18

287:
  %288 = phi i32 [ %285, %283 ], [ 0, %281 ]
  %289 = phi i32 [ %284, %283 ], [ 0, %281 ]
  %290 = add nsw i32 %289, 1
  %291 = icmp slt i32 %290, %278
  br i1 %291, label %292, label %283

292:
  %293 = sext i32 %289 to i64
  %294 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %293
  %295 = load i8, ptr %294, align 1, !tbaa !9
  %296 = zext i8 %295 to i32
  br label %297

297:
  %298 = phi i32 [ %392, %390 ], [ %288, %292 ]
  %299 = phi i32 [ %393, %390 ], [ 0, %292 ]
  %300 = phi i32 [ %394, %390 ], [ %296, %292 ]
  %301 = phi i32 [ %391, %390 ], [ %290, %292 ]
  %302 = and i32 %300, 1
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %378, label %304

304:
  %305 = sext i32 %301 to i64
  %306 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %305
  %307 = load i8, ptr %306, align 1, !tbaa !9
  %308 = zext i8 %307 to i32
  %309 = shl nuw nsw i32 %308, 16
  %310 = add nsw i32 %301, 1
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %311
  %313 = load i8, ptr %312, align 1, !tbaa !9
  %314 = zext i8 %313 to i32
  %315 = shl nuw nsw i32 %314, 8
  %316 = add nsw i32 %301, 2
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %317
  %319 = load i8, ptr %318, align 1, !tbaa !9
  %320 = zext i8 %319 to i32
  %321 = and i32 %320, 63
  %322 = add nuw nsw i32 %321, 3
  %323 = or disjoint i32 %315, %309
  %324 = or disjoint i32 %323, %320
  %325 = lshr i32 %324, 6
  %326 = xor i32 %325, -1
  %327 = add i32 %298, %326
  %328 = sext i32 %327 to i64
  %329 = sext i32 %298 to i64
  %330 = and i32 %322, 3
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %345, label %332

332:
  %333 = phi i64 [ %340, %332 ], [ %329, %304 ]
  %334 = phi i64 [ %337, %332 ], [ %328, %304 ]
  %335 = phi i32 [ %342, %332 ], [ %322, %304 ]
  %336 = phi i32 [ %343, %332 ], [ 0, %304 ]
  %337 = add nsw i64 %334, 1
  %338 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %334
  %339 = load i8, ptr %338, align 1, !tbaa !9
  %340 = add nsw i64 %333, 1
  %341 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %333
  store i8 %339, ptr %341, align 1, !tbaa !9
  %342 = add nsw i32 %335, -1
  %343 = add i32 %336, 1
  %344 = icmp eq i32 %343, %330
  br i1 %344, label %345, label %332, !llvm.loop !19

345:
  %346 = phi i64 [ %329, %304 ], [ %340, %332 ]
  %347 = phi i64 [ %328, %304 ], [ %337, %332 ]
  %348 = phi i32 [ %322, %304 ], [ %342, %332 ]
  %349 = phi i64 [ poison, %304 ], [ %340, %332 ]
  %350 = icmp eq i32 %321, 0
  br i1 %350, label %386, label %351

351:
  %352 = phi i64 [ %373, %351 ], [ %346, %345 ]
  %353 = phi i64 [ %370, %351 ], [ %347, %345 ]
  %354 = phi i32 [ %375, %351 ], [ %348, %345 ]
  %355 = add nsw i64 %353, 1
  %356 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %353
  %357 = load i8, ptr %356, align 1, !tbaa !9
  %358 = add nsw i64 %352, 1
  %359 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %352
  store i8 %357, ptr %359, align 1, !tbaa !9
  %360 = add nsw i64 %353, 2
  %361 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %355
  %362 = load i8, ptr %361, align 1, !tbaa !9
  %363 = add nsw i64 %352, 2
  %364 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %358
  store i8 %362, ptr %364, align 1, !tbaa !9
  %365 = add nsw i64 %353, 3
  %366 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %360
  %367 = load i8, ptr %366, align 1, !tbaa !9
  %368 = add nsw i64 %352, 3
  %369 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %363
  store i8 %367, ptr %369, align 1, !tbaa !9
  %370 = add nsw i64 %353, 4
  %371 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %365
  %372 = load i8, ptr %371, align 1, !tbaa !9
  %373 = add nsw i64 %352, 4
  %374 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %368
  store i8 %372, ptr %374, align 1, !tbaa !9
  %375 = add nsw i32 %354, -4
  %376 = add i32 %354, -5
  %377 = icmp ult i32 %376, -2
  br i1 %377, label %351, label %386, !llvm.loop !21

378:
  %379 = add nsw i32 %301, 1
  %380 = sext i32 %301 to i64
  %381 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %380
  %382 = load i8, ptr %381, align 1, !tbaa !9
  %383 = add nsw i32 %298, 1
  %384 = sext i32 %298 to i64
  %385 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %384
  store i8 %382, ptr %385, align 1, !tbaa !9
  br label %390

386:
  %387 = phi i64 [ %349, %345 ], [ %373, %351 ]
  %388 = add nsw i32 %301, 3
  %389 = trunc nsw i64 %387 to i32
  br label %390

390:
  %391 = phi i32 [ %379, %378 ], [ %388, %386 ]
  %392 = phi i32 [ %383, %378 ], [ %389, %386 ]
  %393 = add nuw nsw i32 %299, 1
  %394 = lshr i32 %300, 1
  %395 = icmp ult i32 %299, 7
  %396 = icmp slt i32 %391, %278
  %397 = select i1 %395, i1 %396, i1 false
  br i1 %397, label %297, label %283, !llvm.loop !22

398:
  %399 = phi i32 [ 0, %281 ], [ %285, %283 ]
  %400 = icmp eq i32 %399, %44
  br i1 %400, label %401, label %480

401:
  %402 = tail call i32 @bcmp(ptr nonnull @input, ptr nonnull @output, i64 %47)
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %404, label %480

404:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #10
  br label %405

405:
  %406 = phi i64 [ 0, %404 ], [ %430, %405 ]
  %407 = trunc i64 %406 to i8
  %408 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %406
  store i8 %407, ptr %408, align 8, !tbaa !9
  %409 = or disjoint i64 %406, 1
  %410 = trunc i64 %409 to i8
  %411 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %409
  store i8 %410, ptr %411, align 1, !tbaa !9
  %412 = or disjoint i64 %406, 2
  %413 = trunc i64 %412 to i8
  %414 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %412
  store i8 %413, ptr %414, align 2, !tbaa !9
  %415 = or disjoint i64 %406, 3
  %416 = trunc i64 %415 to i8
  %417 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %415
  store i8 %416, ptr %417, align 1, !tbaa !9
  %418 = or disjoint i64 %406, 4
  %419 = trunc i64 %418 to i8
  %420 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %418
  store i8 %419, ptr %420, align 4, !tbaa !9
  %421 = or disjoint i64 %406, 5
  %422 = trunc i64 %421 to i8
  %423 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %421
  store i8 %422, ptr %423, align 1, !tbaa !9
  %424 = or disjoint i64 %406, 6
  %425 = trunc i64 %424 to i8
  %426 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %424
  store i8 %425, ptr %426, align 2, !tbaa !9
  %427 = or disjoint i64 %406, 7
  %428 = trunc i64 %427 to i8
  %429 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %427
  store i8 %428, ptr %429, align 1, !tbaa !9
  %430 = add nuw nsw i64 %406, 8
  %431 = icmp eq i64 %430, 256
  br i1 %431, label %432, label %405, !llvm.loop !23

432:
  %433 = phi i64 [ %448, %443 ], [ 0, %405 ]
  %434 = phi i32 [ %447, %443 ], [ 0, %405 ]
  %435 = getelementptr inbounds i8, ptr @output, i64 %433
  %436 = load i8, ptr %435, align 1, !tbaa !9
  br label %437

437:
  %438 = phi i64 [ %442, %437 ], [ 0, %432 ]
  %439 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %438
  %440 = load i8, ptr %439, align 1, !tbaa !9
  %441 = icmp eq i8 %440, %436
  %442 = add nuw nsw i64 %438, 1
  br i1 %441, label %443, label %437, !llvm.loop !24

443:
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %13, ptr nonnull align 16 %3, i64 %438, i1 false)
  store i8 %436, ptr %3, align 16, !tbaa !9
  %444 = trunc i64 %438 to i8
  store i8 %444, ptr %435, align 1, !tbaa !9
  %445 = icmp eq i64 %438, 0
  %446 = zext i1 %445 to i32
  %447 = add nuw nsw i32 %434, %446
  %448 = add nuw nsw i64 %433, 1
  %449 = icmp eq i64 %448, %47
  br i1 %449, label %450, label %432, !llvm.loop !25

450:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #10
  br label %451

451:
  %452 = phi i32 [ %475, %474 ], [ 0, %450 ]
  %453 = phi i32 [ %478, %474 ], [ 0, %450 ]
  %454 = sext i32 %452 to i64
  %455 = getelementptr inbounds i8, ptr @output, i64 %454
  %456 = load i8, ptr %455, align 1, !tbaa !9
  br label %457

457:
  %458 = phi i64 [ %454, %451 ], [ %466, %465 ]
  %459 = getelementptr inbounds i8, ptr @output, i64 %458
  %460 = load i8, ptr %459, align 1, !tbaa !9
  %461 = icmp eq i8 %460, %456
  %462 = sub nsw i64 %458, %454
  %463 = icmp ult i64 %462, 255
  %464 = select i1 %461, i1 %463, i1 false
  br i1 %464, label %465, label %474

465:
  %466 = add nsw i64 %458, 1
  %467 = icmp slt i64 %466, %47
  br i1 %467, label %457, label %468, !llvm.loop !26

468:
  %469 = add nsw i32 %452, 1
  %470 = tail call i32 @llvm.smax.i32(i32 %44, i32 %469)
  %471 = sub nsw i32 %470, %452
  %472 = tail call i32 @llvm.smin.i32(i32 %471, i32 2)
  %473 = add nsw i32 %472, %453
  br label %483

474:
  %475 = trunc nsw i64 %458 to i32
  %476 = sub nsw i32 %475, %452
  %477 = tail call i32 @llvm.smin.i32(i32 %476, i32 2)
  %478 = add nsw i32 %477, %453
  %479 = icmp sgt i32 %44, %475
  br i1 %479, label %451, label %483, !llvm.loop !27

480:
  %481 = phi i32 [ %399, %398 ], [ %44, %401 ]
  %482 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  br i1 %15, label %555, label %488

483:
  %484 = phi i32 [ %473, %468 ], [ %478, %474 ]
  %485 = add nuw nsw i32 %16, 1
  %486 = icmp ult i32 %485, %12
  %487 = icmp eq i32 %485, %12
  br i1 %487, label %488, label %14, !llvm.loop !28

488:
  %489 = phi i32 [ %481, %480 ], [ %44, %483 ]
  %490 = phi i32 [ %17, %480 ], [ %484, %483 ]
  %491 = phi i32 [ %18, %480 ], [ %447, %483 ]
  %492 = icmp sgt i32 %278, 0
  br i1 %492, label %493, label %516

493:
  %494 = zext nneg i32 %278 to i64
  %495 = and i64 %494, 3
  %496 = icmp ult i32 %278, 4
  br i1 %496, label %499, label %497

497:
  %498 = and i64 %494, 2147483644
  br label %525

499:
  %500 = phi i32 [ poison, %493 ], [ %551, %525 ]
  %501 = phi i64 [ 0, %493 ], [ %552, %525 ]
  %502 = phi i32 [ 0, %493 ], [ %551, %525 ]
  %503 = icmp eq i64 %495, 0
  br i1 %503, label %516, label %504

504:
  %505 = phi i64 [ %513, %504 ], [ %501, %499 ]
  %506 = phi i32 [ %512, %504 ], [ %502, %499 ]
  %507 = phi i64 [ %514, %504 ], [ 0, %499 ]
  %508 = mul i32 %506, 131
  %509 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %505
  %510 = load i8, ptr %509, align 1, !tbaa !9
  %511 = zext i8 %510 to i32
  %512 = add i32 %508, %511
  %513 = add nuw nsw i64 %505, 1
  %514 = add i64 %507, 1
  %515 = icmp eq i64 %514, %495
  br i1 %515, label %516, label %504, !llvm.loop !29

516:
  %517 = phi i32 [ %491, %488 ], [ 0, %5 ], [ %491, %504 ], [ %491, %499 ]
  %518 = phi i32 [ %490, %488 ], [ 0, %5 ], [ %490, %504 ], [ %490, %499 ]
  %519 = phi i32 [ %489, %488 ], [ 0, %5 ], [ %489, %504 ], [ %489, %499 ]
  %520 = phi i32 [ %44, %488 ], [ 0, %5 ], [ %44, %504 ], [ %44, %499 ]
  %521 = phi i32 [ %278, %488 ], [ 0, %5 ], [ %278, %504 ], [ %278, %499 ]
  %522 = phi i32 [ 0, %488 ], [ 0, %5 ], [ %500, %499 ], [ %512, %504 ]
  %523 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %520, i32 noundef %521, i32 noundef %519, i32 noundef %522)
  %524 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %517, i32 noundef %518)
  br label %555

525:
  %526 = phi i64 [ 0, %497 ], [ %552, %525 ]
  %527 = phi i32 [ 0, %497 ], [ %551, %525 ]
  %528 = phi i64 [ 0, %497 ], [ %553, %525 ]
  %529 = mul i32 %527, 131
  %530 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %526
  %531 = load i8, ptr %530, align 4, !tbaa !9
  %532 = zext i8 %531 to i32
  %533 = add i32 %529, %532
  %534 = or disjoint i64 %526, 1
  %535 = mul i32 %533, 131
  %536 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %534
  %537 = load i8, ptr %536, align 1, !tbaa !9
  %538 = zext i8 %537 to i32
  %539 = add i32 %535, %538
  %540 = or disjoint i64 %526, 2
  %541 = mul i32 %539, 131
  %542 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %540
  %543 = load i8, ptr %542, align 2, !tbaa !9
  %544 = zext i8 %543 to i32
  %545 = add i32 %541, %544
  %546 = or disjoint i64 %526, 3
  %547 = mul i32 %545, 131
  %548 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %546
  %549 = load i8, ptr %548, align 1, !tbaa !9
  %550 = zext i8 %549 to i32
  %551 = add i32 %547, %550
  %552 = add nuw nsw i64 %526, 4
  %553 = add i64 %528, 4
  %554 = icmp eq i64 %553, %498
  br i1 %554, label %499, label %525, !llvm.loop !30

555:
  %556 = phi i32 [ 0, %516 ], [ 1, %480 ]
  ret i32 %556
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nofree nounwind willreturn memory(argmem: read) }
attributes #8 = { nofree nounwind }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(read) }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !7, i64 0}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !11}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !11}
!24 = distinct !{!24, !11}
!25 = distinct !{!25, !11}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !11}
!29 = distinct !{!29, !20}
!30 = distinct !{!30, !11}
