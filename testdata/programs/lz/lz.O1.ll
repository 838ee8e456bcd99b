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
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !5
  %8 = tail call i64 @strtol(ptr nocapture noundef nonnull %7, ptr noundef null, i32 noundef 10) #10
  %9 = trunc i64 %8 to i32
  br label %10

10:
  %11 = phi i32 [ %9, %5 ], [ 1, %2 ]
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %439

13:
  %14 = getelementptr inbounds i8, ptr %3, i64 1
  br label %19

15:
  %16 = add nuw nsw i32 %22, 1
  %17 = icmp slt i32 %16, %11
  %18 = icmp eq i32 %16, %11
  br i1 %18, label %439, label %19, !llvm.loop !9

19:
  %20 = phi i1 [ %12, %13 ], [ %17, %15 ]
  %21 = phi i32 [ 0, %13 ], [ %438, %15 ]
  %22 = phi i32 [ 0, %13 ], [ %16, %15 ]
  %23 = phi i32 [ 0, %13 ], [ %436, %15 ]
  %24 = phi i32 [ 0, %13 ], [ %435, %15 ]
  %25 = add nuw i32 %22, 42
  br label %26

26:
  %27 = phi i32 [ %25, %19 ], [ %30, %49 ]
  %28 = phi i32 [ 0, %19 ], [ %50, %49 ]
  %29 = mul i32 %27, 1103515245
  %30 = add i32 %29, 12345
  %31 = icmp ult i32 %30, 268435456
  br i1 %31, label %32, label %38

32:
  %33 = lshr i32 %30, 12
  %34 = trunc i32 %33 to i8
  %35 = add nsw i32 %28, 1
  %36 = sext i32 %28 to i64
  %37 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %36
  store i8 %34, ptr %37, align 1, !tbaa !12
  br label %49

38:
  %39 = lshr i32 %30, 16
  %40 = and i32 %39, 7
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds [8 x ptr], ptr @main.words, i64 0, i64 %41
  %43 = load ptr, ptr %42, align 8, !tbaa !5
  %44 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %43) #11
  %45 = sext i32 %28 to i64
  %46 = getelementptr inbounds i8, ptr @input, i64 %45
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %46, ptr align 1 %43, i64 %44, i1 false)
  %47 = trunc i64 %44 to i32
  %48 = add nsw i32 %28, %47
  br label %49

49:
  %50 = phi i32 [ %35, %32 ], [ %48, %38 ]
  %51 = icmp slt i32 %50, 16368
  br i1 %51, label %26, label %52, !llvm.loop !13

52:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16384) @head, i8 -1, i64 16384, i1 false)
  %53 = zext nneg i32 %50 to i64
  %54 = add nsw i32 %50, -66
  %55 = add nsw i64 %53, -66
  br label %56

56:
  %57 = phi i32 [ %290, %288 ], [ 0, %52 ]
  %58 = phi i32 [ %289, %288 ], [ 0, %52 ]
  %59 = phi i32 [ %291, %288 ], [ 8, %52 ]
  %60 = phi i32 [ %217, %288 ], [ 0, %52 ]
  %61 = icmp slt i32 %58, %54
  br i1 %61, label %62, label %208

62:
  %63 = sub i32 %50, %58
  %64 = tail call i32 @llvm.smin.i32(i32 %63, i32 66)
  %65 = sext i32 %58 to i64
  %66 = getelementptr inbounds i8, ptr @input, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !12
  %68 = zext i8 %67 to i64
  %69 = shl nuw nsw i64 %68, 8
  %70 = getelementptr inbounds i8, ptr %66, i64 1
  %71 = load i8, ptr %70, align 1, !tbaa !12
  %72 = zext i8 %71 to i64
  %73 = shl nuw nsw i64 %72, 4
  %74 = xor i64 %73, %69
  %75 = getelementptr inbounds i8, ptr %66, i64 2
  %76 = load i8, ptr %75, align 1, !tbaa !12
  %77 = zext i8 %76 to i64
  %78 = mul nuw nsw i64 %77, 5
  %79 = xor i64 %74, %78
  %80 = mul nuw nsw i64 %79, 2654435761
  %81 = lshr i64 %80, 20
  %82 = and i64 %81, 4095
  %83 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %82
  %84 = add i32 %58, -4096
  %85 = tail call i32 @llvm.smax.i32(i32 %84, i32 -1)
  %86 = load i32, ptr %83, align 4, !tbaa !14
  %87 = icmp sgt i32 %86, %85
  br i1 %87, label %88, label %130

88:
  %89 = icmp sgt i32 %63, 0
  %90 = tail call i32 @llvm.smax.i32(i32 %64, i32 1)
  %91 = zext nneg i32 %90 to i64
  br label %92

92:
  %93 = phi i32 [ 0, %88 ], [ %121, %124 ]
  %94 = phi i32 [ %86, %88 ], [ %128, %124 ]
  %95 = phi i32 [ 2, %88 ], [ %122, %124 ]
  %96 = phi i32 [ 32, %88 ], [ %97, %124 ]
  %97 = add nsw i32 %96, -1
  %98 = icmp eq i32 %96, 0
  br i1 %98, label %130, label %99

99:
  br i1 %89, label %100, label %116

100:
  %101 = sext i32 %94 to i64
  br label %102

102:
  %103 = phi i64 [ 0, %100 ], [ %112, %111 ]
  %104 = add nuw nsw i64 %103, %101
  %105 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %104
  %106 = load i8, ptr %105, align 1, !tbaa !12
  %107 = add nsw i64 %103, %65
  %108 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %107
  %109 = load i8, ptr %108, align 1, !tbaa !12
  %110 = icmp eq i8 %106, %109
  br i1 %110, label %111, label %114

111:
  %112 = add nuw nsw i64 %103, 1
  %113 = icmp eq i64 %112, %91
  br i1 %113, label %116, label %102, !llvm.loop !16

114:
  %115 = trunc nuw nsw i64 %103 to i32
  br label %116

116:
  %117 = phi i32 [ 0, %99 ], [ %115, %114 ], [ %90, %111 ]
  %118 = icmp ule i32 %117, %95
  %119 = sub nsw i32 %58, %94
  %120 = icmp ne i32 %117, %64
  %121 = select i1 %118, i32 %93, i32 %119
  %122 = tail call i32 @llvm.umax.i32(i32 %117, i32 %95)
  %123 = or i1 %118, %120
  br i1 %123, label %124, label %130

124:
  %125 = and i32 %94, 4095
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !14
  %129 = icmp sgt i32 %128, %85
  br i1 %129, label %92, label %130, !llvm.loop !17

130:
  %131 = phi i32 [ 0, %62 ], [ %93, %92 ], [ %121, %124 ], [ %121, %116 ]
  %132 = phi i32 [ 2, %62 ], [ %95, %92 ], [ %122, %124 ], [ %122, %116 ]
  %133 = srem i32 %58, 4096
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %134
  store i32 %86, ptr %135, align 4, !tbaa !14
  store i32 %58, ptr %83, align 4, !tbaa !14
  %136 = add nsw i32 %132, -3
  %137 = icmp ult i32 %136, 29
  br i1 %137, label %138, label %208

138:
  %139 = add nsw i32 %58, 1
  %140 = sub i32 %50, %139
  %141 = tail call i32 @llvm.smin.i32(i32 %140, i32 66)
  %142 = sext i32 %139 to i64
  %143 = getelementptr inbounds i8, ptr @input, i64 %142
  %144 = load i8, ptr %143, align 1, !tbaa !12
  %145 = zext i8 %144 to i64
  %146 = shl nuw nsw i64 %145, 8
  %147 = getelementptr inbounds i8, ptr %143, i64 1
  %148 = load i8, ptr %147, align 1, !tbaa !12
  %149 = zext i8 %148 to i64
  %150 = shl nuw nsw i64 %149, 4
  %151 = xor i64 %150, %146
  %152 = getelementptr inbounds i8, ptr %143, i64 2
  %153 = load i8, ptr %152, align 1, !tbaa !12
  %154 = zext i8 %153 to i64
  %155 = mul nuw nsw i64 %154, 5
  %156 = xor i64 %151, %155
  %157 = mul nuw nsw i64 %156, 2654435761
  %158 = lshr i64 %157, 20
  %159 = and i64 %158, 4095
  %160 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %159
  %161 = add i32 %58, -4095
  %162 = tail call i32 @llvm.smax.i32(i32 %161, i32 -1)
  %163 = load i32, ptr %160, align 4, !tbaa !14
  %164 = icmp sgt i32 %163, %162
  br i1 %164, label %165, label %204

165:
  %166 = icmp sgt i32 %140, 0
  %167 = tail call i32 @llvm.smax.i32(i32 %141, i32 1)
  %168 = zext nneg i32 %167 to i64
  br label %169

169:
  %170 = phi i32 [ %163, %165 ], [ %202, %198 ]
  %171 = phi i32 [ 2, %165 ], [ %196, %198 ]
  %172 = phi i32 [ 32, %165 ], [ %173, %198 ]
  %173 = add nsw i32 %172, -1
  %174 = icmp eq i32 %172, 0
  br i1 %174, label %204, label %175

175:
  br i1 %166, label %176, label %192

176:
  %177 = sext i32 %170 to i64
  br label %178

178:
  %179 = phi i64 [ 0, %176 ], [ %188, %187 ]
  %180 = add nuw nsw i64 %179, %177
  %181 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %180
  %182 = load i8, ptr %181, align 1, !tbaa !12
  %183 = add nsw i64 %179, %142
  %184 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %183
  %185 = load i8, ptr %184, align 1, !tbaa !12
  %186 = icmp eq i8 %182, %185
  br i1 %186, label %187, label %190

187:
  %188 = add nuw nsw i64 %179, 1
  %189 = icmp eq i64 %188, %168
  br i1 %189, label %192, label %178, !llvm.loop !16

190:
  %191 = trunc nuw nsw i64 %179 to i32
  br label %192

192:
  %193 = phi i32 [ 0, %175 ], [ %191, %190 ], [ %167, %187 ]
  %194 = icmp ule i32 %193, %171
  %195 = icmp ne i32 %193, %141
  %196 = tail call i32 @llvm.umax.i32(i32 %193, i32 %171)
  %197 = or i1 %194, %195
  br i1 %197, label %198, label %204

198:
  %199 = and i32 %170, 4095
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %200
  %202 = load i32, ptr %201, align 4, !tbaa !14
  %203 = icmp sgt i32 %202, %162
  br i1 %203, label %169, label %204, !llvm.loop !17

204:
  %205 = phi i32 [ 2, %138 ], [ %196, %192 ], [ %196, %198 ], [ %171, %169 ]
  %206 = icmp ugt i32 %205, %132
  %207 = select i1 %206, i32 2, i32 %132
  br label %208

208:
  %209 = phi i32 [ %131, %204 ], [ %131, %130 ], [ 0, %56 ]
  %210 = phi i32 [ %207, %204 ], [ %132, %130 ], [ 2, %56 ]
  %211 = icmp eq i32 %59, 8
  br i1 %211, label %212, label %216

212:
  %213 = add nsw i32 %57, 1
  %214 = sext i32 %57 to i64
  %215 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %214
  store i8 0, ptr %215, align 1, !tbaa !12
  br label %216

216:
  %217 = phi i32 [ %57, %212 ], [ %60, %208 ]
  %218 = phi i32 [ 0, %212 ], [ %59, %208 ]
  %219 = phi i32 [ %213, %212 ], [ %57, %208 ]
  %220 = icmp slt i32 %210, 3
  br i1 %220, label %221, label %229

221:
  %222 = add nsw i32 %58, 1
  %223 = sext i32 %58 to i64
  %224 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %223
  %225 = load i8, ptr %224, align 1, !tbaa !12
  %226 = add nsw i32 %219, 1
  %227 = sext i32 %219 to i64
  %228 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %227
  store i8 %225, ptr %228, align 1, !tbaa !12
  br label %288

229:
  %230 = shl nuw nsw i32 1, %218
  %231 = sext i32 %217 to i64
  %232 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %231
  %233 = load i8, ptr %232, align 1, !tbaa !12
  %234 = trunc i32 %230 to i8
  %235 = or i8 %233, %234
  store i8 %235, ptr %232, align 1, !tbaa !12
  %236 = shl i32 %209, 6
  %237 = add i32 %236, -64
  %238 = add nsw i32 %210, -3
  %239 = or i32 %237, %238
  %240 = lshr i32 %239, 16
  %241 = trunc i32 %240 to i8
  %242 = add nsw i32 %219, 1
  %243 = sext i32 %219 to i64
  %244 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %243
  store i8 %241, ptr %244, align 1, !tbaa !12
  %245 = lshr i32 %239, 8
  %246 = trunc i32 %245 to i8
  %247 = add nsw i32 %219, 2
  %248 = sext i32 %242 to i64
  %249 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %248
  store i8 %246, ptr %249, align 1, !tbaa !12
  %250 = trunc i32 %239 to i8
  %251 = add nsw i32 %219, 3
  %252 = sext i32 %247 to i64
  %253 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %252
  store i8 %250, ptr %253, align 1, !tbaa !12
  %254 = sext i32 %58 to i64
  %255 = zext nneg i32 %210 to i64
  br label %256

256:
  %257 = phi i64 [ 1, %229 ], [ %286, %262 ]
  %258 = add nsw i64 %257, %254
  %259 = icmp slt i64 %258, %55
  br i1 %259, label %262, label %260

260:
  %261 = add nsw i32 %210, %58
  br label %288

262:
  %263 = getelementptr inbounds i8, ptr @input, i64 %258
  %264 = load i8, ptr %263, align 1, !tbaa !12
  %265 = zext i8 %264 to i64
  %266 = shl nuw nsw i64 %265, 8
  %267 = getelementptr inbounds i8, ptr %263, i64 1
  %268 = load i8, ptr %267, align 1, !tbaa !12
  %269 = zext i8 %268 to i64
  %270 = shl nuw nsw i64 %269, 4
  %271 = xor i64 %270, %266
  %272 = getelementptr inbounds i8, ptr %263, i64 2
  %273 = load i8, ptr %272, align 1, !tbaa !12
  %274 = zext i8 %273 to i64
  %275 = mul nuw nsw i64 %274, 5
  %276 = xor i64 %271, %275
  %277 = mul nuw nsw i64 %276, 2654435761
  %278 = lshr i64 %277, 20
  %279 = and i64 %278, 4095
  %280 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %279
  %281 = load i32, ptr %280, align 4, !tbaa !14
  %282 = trunc nsw i64 %258 to i32
  %283 = srem i32 %282, 4096
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %284
  store i32 %281, ptr %285, align 4, !tbaa !14
  store i32 %282, ptr %280, align 4, !tbaa !14
  %286 = add nuw nsw i64 %257, 1
  %287 = icmp eq i64 %286, %255
  br i1 %287, label %260, label %256, !llvm.loop !18

288:
  %289 = phi i32 [ %222, %221 ], [ %261, %260 ]
  %290 = phi i32 [ %226, %221 ], [ %251, %260 ]
  %291 = add nuw nsw i32 %218, 1
  %292 = icmp slt i32 %289, %50
  br i1 %292, label %56, label %293, !llvm.loop !19

293:
  %294 = icmp sgt i32 %290, 0
  br i1 %294, label %299, label %372

295:
  %296 = phi i32 [ %302, %299 ], [ %365, %364 ]
  %297 = phi i32 [ %300, %299 ], [ %366, %364 ]
  %298 = icmp slt i32 %296, %290
  br i1 %298, label %299, label %372, !llvm.loop !20

299:
  %300 = phi i32 [ %297, %295 ], [ 0, %293 ]
  %301 = phi i32 [ %296, %295 ], [ 0, %293 ]
  %302 = add nsw i32 %301, 1
  %303 = icmp slt i32 %302, %290
  br i1 %303, label %304, label %295

304:
  %305 = sext i32 %301 to i64
  %306 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %305
  %307 = load i8, ptr %306, align 1, !tbaa !12
  %308 = zext i8 %307 to i32
  br label %309

309:
  %310 = phi i32 [ %366, %364 ], [ %300, %304 ]
  %311 = phi i32 [ %367, %364 ], [ 0, %304 ]
  %312 = phi i32 [ %368, %364 ], [ %308, %304 ]
  %313 = phi i32 [ %365, %364 ], [ %302, %304 ]
  %314 = and i32 %312, 1
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %353, label %316

316:
  %317 = sext i32 %313 to i64
  %318 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %317
  %319 = load i8, ptr %318, align 1, !tbaa !12
  %320 = zext i8 %319 to i32
  %321 = shl nuw nsw i32 %320, 16
  %322 = add nsw i32 %313, 1
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %323
  %325 = load i8, ptr %324, align 1, !tbaa !12
  %326 = zext i8 %325 to i32
  %327 = shl nuw nsw i32 %326, 8
  %328 = add nsw i32 %313, 2
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %329
  %331 = load i8, ptr %330, align 1, !tbaa !12
  %332 = zext i8 %331 to i32
  %333 = and i32 %332, 63
  %334 = add nuw nsw i32 %333, 3
  %335 = or disjoint i32 %327, %321
  %336 = or disjoint i32 %335, %332
  %337 = lshr i32 %336, 6
  %338 = xor i32 %337, -1
  %339 = add i32 %310, %338
  %340 = sext i32 %339 to i64
  %341 = sext i32 %310 to i64
  br label %342

342:
  %343 = phi i64 [ %341, %316 ], [ %349, %342 ]
  %344 = phi i64 [ %340, %316 ], [ %346, %342 ]
  %345 = phi i32 [ %334, %316 ], [ %351, %342 ]
  %346 = add nsw i64 %344, 1
  %347 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %344
  %348 = load i8, ptr %347, align 1, !tbaa !12
  %349 = add nsw i64 %343, 1
  %350 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %343
  store i8 %348, ptr %350, align 1, !tbaa !12
  %351 = add nsw i32 %345, -1
  %352 = icmp sgt i32 %345, 1
  br i1 %352, label %342, label %361, !llvm.loop !21

353:
  %354 = add nsw i32 %313, 1
  %355 = sext i32 %313 to i64
  %356 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %355
  %357 = load i8, ptr %356, align 1, !tbaa !12
  %358 = add nsw i32 %310, 1
  %359 = sext i32 %310 to i64
  %360 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %359
  store i8 %357, ptr %360, align 1, !tbaa !12
  br label %364

361:
  %362 = add nsw i32 %313, 3
  %363 = trunc nsw i64 %349 to i32
  br label %364

364:
  %365 = phi i32 [ %354, %353 ], [ %362, %361 ]
  %366 = phi i32 [ %358, %353 ], [ %363, %361 ]
  %367 = add nuw nsw i32 %311, 1
  %368 = lshr i32 %312, 1
  %369 = icmp ult i32 %311, 7
  %370 = icmp slt i32 %365, %290
  %371 = select i1 %369, i1 %370, i1 false
  br i1 %371, label %309, label %295, !llvm.loop !22

372:
  %373 = phi i32 [ 0, %293 ], [ %297, %295 ]
  %374 = icmp eq i32 %373, %50
  br i1 %374, label %375, label %379

375:
  %376 = zext nneg i32 %50 to i64
  %377 = tail call i32 @bcmp(ptr nonnull @input, ptr nonnull @output, i64 %376)
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %381, label %379

379:
  %380 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  br label %434

381:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #10
  br label %382

382:
  %383 = phi i64 [ 0, %381 ], [ %386, %382 ]
  %384 = trunc i64 %383 to i8
  %385 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %383
  store i8 %384, ptr %385, align 1, !tbaa !12
  %386 = add nuw nsw i64 %383, 1
  %387 = icmp eq i64 %386, 256
  br i1 %387, label %388, label %382, !llvm.loop !23

388:
  %389 = phi i64 [ %404, %399 ], [ 0, %382 ]
  %390 = phi i32 [ %403, %399 ], [ 0, %382 ]
  %391 = getelementptr inbounds i8, ptr @output, i64 %389
  %392 = load i8, ptr %391, align 1, !tbaa !12
  br label %393

393:
  %394 = phi i64 [ %398, %393 ], [ 0, %388 ]
  %395 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %394
  %396 = load i8, ptr %395, align 1, !tbaa !12
  %397 = icmp eq i8 %396, %392
  %398 = add nuw nsw i64 %394, 1
  br i1 %397, label %399, label %393, !llvm.loop !24

399:
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %14, ptr nonnull align 16 %3, i64 %394, i1 false)
  store i8 %392, ptr %3, align 16, !tbaa !12
  %400 = trunc i64 %394 to i8
  store i8 %400, ptr %391, align 1, !tbaa !12
  %401 = icmp eq i64 %394, 0
  %402 = zext i1 %401 to i32
  %403 = add nuw nsw i32 %390, %402
  %404 = add nuw nsw i64 %389, 1
  %405 = icmp eq i64 %404, %376
  br i1 %405, label %406, label %388, !llvm.loop !25

406:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #10
  br label %407

407:
  %408 = phi i32 [ %429, %428 ], [ 0, %406 ]
  %409 = phi i32 [ %432, %428 ], [ 0, %406 ]
  %410 = sext i32 %408 to i64
  %411 = getelementptr inbounds i8, ptr @output, i64 %410
  %412 = load i8, ptr %411, align 1, !tbaa !12
  %413 = add i32 %408, 1
  %414 = tail call i32 @llvm.smax.i32(i32 %50, i32 %413)
  br label %415

415:
  %416 = phi i64 [ %410, %407 ], [ %424, %423 ]
  %417 = getelementptr inbounds i8, ptr @output, i64 %416
  %418 = load i8, ptr %417, align 1, !tbaa !12
  %419 = icmp eq i8 %418, %412
  %420 = sub nsw i64 %416, %410
  %421 = icmp ult i64 %420, 255
  %422 = select i1 %419, i1 %421, i1 false
  br i1 %422, label %423, label %426

423:
  %424 = add nsw i64 %416, 1
  %425 = icmp slt i64 %424, %376
  br i1 %425, label %415, label %428, !llvm.loop !26

426:
  %427 = trunc nsw i64 %416 to i32
  br label %428

428:
  %429 = phi i32 [ %427, %426 ], [ %414, %423 ]
  %430 = sub nsw i32 %429, %408
  %431 = tail call i32 @llvm.smin.i32(i32 %430, i32 2)
  %432 = add nsw i32 %431, %409
  %433 = icmp slt i32 %429, %50
  br i1 %433, label %407, label %434, !llvm.loop !27

434:
  %435 = phi i32 [ %24, %379 ], [ %403, %428 ]
  %436 = phi i32 [ %23, %379 ], [ %432, %428 ]
  %437 = phi i1 [ false, %379 ], [ true, %428 ]
  %438 = phi i32 [ 1, %379 ], [ %21, %428 ]
  br i1 %437, label %15, label %439

439:
  %440 = phi i1 [ %12, %10 ], [ %20, %434 ], [ %17, %15 ]
  %441 = phi i32 [ 0, %10 ], [ %373, %15 ], [ %373, %434 ]
  %442 = phi i32 [ 0, %10 ], [ %50, %15 ], [ %50, %434 ]
  %443 = phi i32 [ 0, %10 ], [ %435, %15 ], [ %435, %434 ]
  %444 = phi i32 [ 0, %10 ], [ %436, %15 ], [ %436, %434 ]
  %445 = phi i32 [ 0, %10 ], [ %290, %15 ], [ %290, %434 ]
  %446 = phi i32 [ 0, %10 ], [ %438, %15 ], [ %438, %434 ]
  br i1 %440, label %465, label %447

447:
  %448 = icmp sgt i32 %445, 0
  br i1 %448, label %449, label %451

449:
  %450 = zext nneg i32 %445 to i64
  br label %455

451:
  %452 = phi i32 [ 0, %447 ], [ %462, %455 ]
  %453 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %442, i32 noundef %445, i32 noundef %441, i32 noundef %452)
  %454 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %443, i32 noundef %444)
  br label %465

455:
  %456 = phi i64 [ 0, %449 ], [ %463, %455 ]
  %457 = phi i32 [ 0, %449 ], [ %462, %455 ]
  %458 = mul i32 %457, 131
  %459 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %456
  %460 = load i8, ptr %459, align 1, !tbaa !12
  %461 = zext i8 %460 to i32
  %462 = add i32 %458, %461
  %463 = add nuw nsw i64 %456, 1
  %464 = icmp eq i64 %463, %450
  br i1 %464, label %451, label %455, !llvm.loop !28

465:
  %466 = phi i32 [ 0, %451 ], [ %446, %439 ]
  ret i32 %466
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #9

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!7, !7, i64 0}
!13 = distinct !{!13, !10, !11}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !7, i64 0}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
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
