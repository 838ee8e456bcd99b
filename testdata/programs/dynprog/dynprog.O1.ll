; ModuleID = 'dynprog.c'
source_filename = "dynprog.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i64, i32, i32, i32 }
%struct.anon = type { i32, i32, i32 }

@main.codes = internal global [128 x [16 x i8]] zeroinitializer, align 16
@main.common = internal global [64 x i8] zeroinitializer, align 16
@main.text = internal unnamed_addr constant [52 x i8] c"it was the best of times, it was the worst of times\00", align 16
@.str = private unnamed_addr constant [27 x i8] c"intention of the algorithm\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"execution of a logarithm\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"the quick brown fox jumps\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"over the lazy dogs backwards, quickly\00", align 1
@.str.4 = private unnamed_addr constant [48 x i8] c"edit %d, common %d \22%s\22, knapsack %d, parts %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [29 x i8] c"huffman %ld bits, t=%s w=%s\0A\00", align 1
@.str.6 = private unnamed_addr constant [55 x i8] c"permutations %d, primes %d, ackermann %u, hanoi %d %d\0A\00", align 1
@subsequence.len = internal unnamed_addr global [64 x [64 x i8]] zeroinitializer, align 16
@knapsack.best = internal unnamed_addr global [501 x i32] zeroinitializer, align 16
@parent = internal unnamed_addr global [400 x i32] zeroinitializer, align 16
@sieve.composite = internal unnamed_addr global [1000 x i32] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [256 x %struct.node], align 16
  %4 = alloca [128 x i32], align 16
  %5 = alloca [128 x i64], align 16
  %6 = alloca [64 x %struct.anon], align 16
  %7 = alloca [64 x i32], align 16
  %8 = alloca [40 x i32], align 16
  %9 = alloca [40 x i32], align 16
  %10 = alloca [3 x i32], align 4
  %11 = alloca [8 x i8], align 8
  %12 = icmp sgt i32 %0, 1
  br i1 %12, label %13, label %18

13:
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !5
  %16 = tail call i64 @strtol(ptr nocapture noundef nonnull %15, ptr noundef null, i32 noundef 10) #8
  %17 = trunc i64 %16 to i32
  br label %18

18:
  %19 = phi i32 [ %17, %13 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %8) #8
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %9) #8
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %10) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %10, i8 0, i64 12, i1 false)
  br label %29

20:
  %21 = icmp sgt i32 %19, 0
  br i1 %21, label %22, label %45

22:
  %23 = getelementptr inbounds i8, ptr %7, i64 96
  %24 = getelementptr inbounds i8, ptr %6, i64 4
  %25 = getelementptr inbounds i8, ptr %6, i64 8
  %26 = tail call fastcc i32 @ackermann(i32 noundef 2, i32 noundef 30)
  %27 = getelementptr inbounds i8, ptr %10, i64 8
  %28 = getelementptr inbounds i8, ptr %10, i64 4
  br label %62

29:
  %30 = phi i64 [ 0, %18 ], [ %41, %29 ]
  %31 = trunc i64 %30 to i32
  %32 = mul i32 %31, 37
  %33 = urem i32 %32, 61
  %34 = add nuw nsw i32 %33, 10
  %35 = getelementptr inbounds [40 x i32], ptr %8, i64 0, i64 %30
  store i32 %34, ptr %35, align 4, !tbaa !9
  %36 = trunc i64 %30 to i32
  %37 = mul i32 %36, 53
  %38 = urem i32 %37, 97
  %39 = add nuw nsw i32 %38, 5
  %40 = getelementptr inbounds [40 x i32], ptr %9, i64 0, i64 %30
  store i32 %39, ptr %40, align 4, !tbaa !9
  %41 = add nuw nsw i64 %30, 1
  %42 = icmp eq i64 %41, 40
  br i1 %42, label %20, label %29, !llvm.loop !11

43:
  %44 = zext i8 %172 to i32
  br label %45

45:
  %46 = phi i32 [ %99, %43 ], [ 0, %20 ]
  %47 = phi i32 [ %44, %43 ], [ 0, %20 ]
  %48 = phi i32 [ %199, %43 ], [ 0, %20 ]
  %49 = phi i32 [ %258, %43 ], [ 0, %20 ]
  %50 = phi i32 [ %423, %43 ], [ 0, %20 ]
  %51 = phi i32 [ %495, %43 ], [ 0, %20 ]
  %52 = phi i32 [ %499, %43 ], [ 0, %20 ]
  %53 = phi i32 [ %26, %43 ], [ 0, %20 ]
  %54 = phi i64 [ %419, %43 ], [ 0, %20 ]
  %55 = icmp eq i32 %19, 1
  %56 = select i1 %55, i32 %49, i32 0
  %57 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %46, i32 noundef %47, ptr noundef nonnull @main.common, i32 noundef %48, i32 noundef %56)
  %58 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %54, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.codes, i64 1856), ptr noundef nonnull getelementptr inbounds (i8, ptr @main.codes, i64 1904))
  %59 = getelementptr inbounds i8, ptr %10, i64 8
  %60 = load i32, ptr %59, align 4, !tbaa !9
  %61 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %50, i32 noundef %51, i32 noundef %53, i32 noundef %52, i32 noundef %60)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %8) #8
  ret i32 0

62:
  %63 = phi i32 [ 0, %22 ], [ %500, %498 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #8
  br label %66

64:
  %65 = load i32, ptr %7, align 16, !tbaa !9
  br label %72

66:
  %67 = phi i64 [ 0, %62 ], [ %70, %66 ]
  %68 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %67
  %69 = trunc nuw nsw i64 %67 to i32
  store i32 %69, ptr %68, align 4, !tbaa !9
  %70 = add nuw nsw i64 %67, 1
  %71 = icmp eq i64 %70, 25
  br i1 %71, label %64, label %66, !llvm.loop !14

72:
  %73 = phi i64 [ 1, %64 ], [ %79, %78 ]
  %74 = phi i32 [ %65, %64 ], [ %75, %78 ]
  %75 = trunc nuw nsw i64 %73 to i32
  %76 = getelementptr i8, ptr getelementptr (i8, ptr @.str, i64 -1), i64 %73
  %77 = load i8, ptr %76, align 1, !tbaa !15
  br label %81

78:
  %79 = add nuw nsw i64 %73, 1
  %80 = icmp eq i64 %79, 27
  br i1 %80, label %98, label %72, !llvm.loop !16

81:
  %82 = phi i32 [ %75, %72 ], [ %95, %81 ]
  %83 = phi i64 [ 1, %72 ], [ %96, %81 ]
  %84 = phi i32 [ %74, %72 ], [ %91, %81 ]
  %85 = getelementptr i8, ptr getelementptr (i8, ptr @.str.1, i64 -1), i64 %83
  %86 = load i8, ptr %85, align 1, !tbaa !15
  %87 = icmp ne i8 %77, %86
  %88 = zext i1 %87 to i32
  %89 = add nsw i32 %84, %88
  %90 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %83
  %91 = load i32, ptr %90, align 4, !tbaa !9
  %92 = add nsw i32 %91, 1
  %93 = call i32 @llvm.smin.i32(i32 %92, i32 %89)
  %94 = add nsw i32 %82, 1
  %95 = call i32 @llvm.smin.i32(i32 %94, i32 %93)
  store i32 %95, ptr %90, align 4, !tbaa !9
  %96 = add nuw nsw i64 %83, 1
  %97 = icmp eq i64 %96, 25
  br i1 %97, label %78, label %81, !llvm.loop !17

98:
  store i32 %75, ptr %7, align 16, !tbaa !9
  %99 = load i32, ptr %23, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #8
  br label %100

100:
  %101 = phi i64 [ 25, %98 ], [ %106, %105 ]
  %102 = icmp eq i64 %101, 25
  %103 = getelementptr inbounds i8, ptr @.str.2, i64 %101
  %104 = add nuw nsw i64 %101, 1
  br label %108

105:
  %106 = add nsw i64 %101, -1
  %107 = icmp eq i64 %101, 0
  br i1 %107, label %134, label %100, !llvm.loop !18

108:
  %109 = phi i64 [ 37, %100 ], [ %132, %129 ]
  %110 = icmp eq i64 %109, 37
  %111 = or i1 %102, %110
  br i1 %111, label %129, label %112

112:
  %113 = load i8, ptr %103, align 1, !tbaa !15
  %114 = getelementptr inbounds i8, ptr @.str.3, i64 %109
  %115 = load i8, ptr %114, align 1, !tbaa !15
  %116 = icmp eq i8 %113, %115
  br i1 %116, label %117, label %122

117:
  %118 = add nuw nsw i64 %109, 1
  %119 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %104, i64 %118
  %120 = load i8, ptr %119, align 1, !tbaa !15
  %121 = add i8 %120, 1
  br label %129

122:
  %123 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %104, i64 %109
  %124 = load i8, ptr %123, align 1, !tbaa !15
  %125 = add nuw nsw i64 %109, 1
  %126 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %101, i64 %125
  %127 = load i8, ptr %126, align 1, !tbaa !15
  %128 = call i8 @llvm.umax.i8(i8 %124, i8 %127)
  br label %129

129:
  %130 = phi i8 [ 0, %108 ], [ %121, %117 ], [ %128, %122 ]
  %131 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %101, i64 %109
  store i8 %130, ptr %131, align 1, !tbaa !15
  %132 = add nsw i64 %109, -1
  %133 = icmp eq i64 %109, 0
  br i1 %133, label %105, label %108, !llvm.loop !19

134:
  %135 = phi i32 [ %165, %162 ], [ 0, %105 ]
  %136 = phi i32 [ %164, %162 ], [ 0, %105 ]
  %137 = phi i32 [ %163, %162 ], [ 0, %105 ]
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i8, ptr @.str.2, i64 %138
  %140 = load i8, ptr %139, align 1, !tbaa !15
  %141 = sext i32 %136 to i64
  %142 = getelementptr inbounds i8, ptr @.str.3, i64 %141
  %143 = load i8, ptr %142, align 1, !tbaa !15
  %144 = icmp eq i8 %140, %143
  %145 = add nsw i32 %137, 1
  br i1 %144, label %146, label %151

146:
  %147 = add nsw i32 %135, 1
  %148 = sext i32 %135 to i64
  %149 = getelementptr inbounds i8, ptr @main.common, i64 %148
  store i8 %140, ptr %149, align 1, !tbaa !15
  %150 = add nsw i32 %136, 1
  br label %162

151:
  %152 = sext i32 %145 to i64
  %153 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %152, i64 %141
  %154 = load i8, ptr %153, align 1, !tbaa !15
  %155 = add nsw i32 %136, 1
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %138, i64 %156
  %158 = load i8, ptr %157, align 1, !tbaa !15
  %159 = icmp ult i8 %154, %158
  %160 = select i1 %159, i32 %137, i32 %145
  %161 = select i1 %159, i32 %155, i32 %136
  br label %162

162:
  %163 = phi i32 [ %145, %146 ], [ %160, %151 ]
  %164 = phi i32 [ %150, %146 ], [ %161, %151 ]
  %165 = phi i32 [ %147, %146 ], [ %135, %151 ]
  %166 = icmp slt i32 %163, 25
  %167 = icmp slt i32 %164, 37
  %168 = select i1 %166, i1 %167, i1 false
  br i1 %168, label %134, label %169, !llvm.loop !20

169:
  %170 = sext i32 %165 to i64
  %171 = getelementptr inbounds i8, ptr @main.common, i64 %170
  store i8 0, ptr %171, align 1, !tbaa !15
  %172 = load i8, ptr @subsequence.len, align 16, !tbaa !15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2004) @knapsack.best, i8 0, i64 2004, i1 false)
  br label %173

173:
  %174 = phi i64 [ 0, %169 ], [ %183, %182 ]
  %175 = getelementptr inbounds i32, ptr %8, i64 %174
  %176 = load i32, ptr %175, align 4, !tbaa !9
  %177 = icmp sgt i32 %176, 500
  br i1 %177, label %182, label %178

178:
  %179 = getelementptr inbounds i32, ptr %9, i64 %174
  %180 = load i32, ptr %179, align 4, !tbaa !9
  %181 = sext i32 %176 to i64
  br label %185

182:
  %183 = add nuw nsw i64 %174, 1
  %184 = icmp eq i64 %183, 40
  br i1 %184, label %198, label %173, !llvm.loop !21

185:
  %186 = phi i64 [ 500, %178 ], [ %196, %195 ]
  %187 = sub nsw i64 %186, %181
  %188 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !9
  %190 = add nsw i32 %189, %180
  %191 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %186
  %192 = load i32, ptr %191, align 4, !tbaa !9
  %193 = icmp sgt i32 %190, %192
  br i1 %193, label %194, label %195

194:
  store i32 %190, ptr %191, align 4, !tbaa !9
  br label %195

195:
  %196 = add nsw i64 %186, -1
  %197 = icmp sgt i64 %186, %181
  br i1 %197, label %185, label %182, !llvm.loop !22

198:
  %199 = load i32, ptr getelementptr inbounds (i8, ptr @knapsack.best, i64 2000), align 16, !tbaa !9
  %200 = urem i32 %63, 10
  br label %201

201:
  %202 = phi i64 [ 0, %198 ], [ %205, %201 ]
  %203 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %202
  %204 = trunc nuw nsw i64 %202 to i32
  store i32 %204, ptr %203, align 4, !tbaa !9
  %205 = add nuw nsw i64 %202, 1
  %206 = icmp eq i64 %205, 400
  br i1 %206, label %207, label %201, !llvm.loop !23

207:
  %208 = add nuw nsw i32 %200, 300
  br label %209

209:
  %210 = phi i32 [ %213, %257 ], [ %208, %207 ]
  %211 = phi i32 [ %215, %257 ], [ 17, %207 ]
  %212 = phi i32 [ %258, %257 ], [ 400, %207 ]
  %213 = add nsw i32 %210, -1
  %214 = mul i32 %211, 1664525
  %215 = add i32 %214, 1013904223
  %216 = lshr i32 %215, 8
  %217 = urem i32 %216, 400
  %218 = zext nneg i32 %217 to i64
  %219 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %218
  %220 = load i32, ptr %219, align 4, !tbaa !9
  %221 = icmp eq i32 %220, %217
  br i1 %221, label %232, label %222

222:
  %223 = phi i32 [ %230, %222 ], [ %220, %209 ]
  %224 = phi ptr [ %229, %222 ], [ %219, %209 ]
  %225 = sext i32 %223 to i64
  %226 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %225
  %227 = load i32, ptr %226, align 4, !tbaa !9
  store i32 %227, ptr %224, align 4, !tbaa !9
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %228
  %230 = load i32, ptr %229, align 4, !tbaa !9
  %231 = icmp eq i32 %230, %227
  br i1 %231, label %232, label %222, !llvm.loop !24

232:
  %233 = phi i32 [ %217, %209 ], [ %227, %222 ]
  %234 = lshr i32 %215, 20
  %235 = urem i32 %234, 400
  %236 = zext nneg i32 %235 to i64
  %237 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %236
  %238 = load i32, ptr %237, align 4, !tbaa !9
  %239 = icmp eq i32 %238, %235
  br i1 %239, label %250, label %240

240:
  %241 = phi i32 [ %248, %240 ], [ %238, %232 ]
  %242 = phi ptr [ %247, %240 ], [ %237, %232 ]
  %243 = sext i32 %241 to i64
  %244 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %243
  %245 = load i32, ptr %244, align 4, !tbaa !9
  store i32 %245, ptr %242, align 4, !tbaa !9
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %246
  %248 = load i32, ptr %247, align 4, !tbaa !9
  %249 = icmp eq i32 %248, %245
  br i1 %249, label %250, label %240, !llvm.loop !24

250:
  %251 = phi i32 [ %235, %232 ], [ %245, %240 ]
  %252 = icmp eq i32 %233, %251
  br i1 %252, label %257, label %253

253:
  %254 = sext i32 %233 to i64
  %255 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %254
  store i32 %251, ptr %255, align 4, !tbaa !9
  %256 = add nsw i32 %212, -1
  br label %257

257:
  %258 = phi i32 [ %256, %253 ], [ %212, %250 ]
  %259 = icmp eq i32 %213, 0
  br i1 %259, label %260, label %209, !llvm.loop !25

260:
  call void @llvm.lifetime.start.p0(i64 6144, ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) %5, i8 0, i64 1024, i1 false)
  br label %261

261:
  %262 = phi i8 [ 105, %260 ], [ %271, %261 ]
  %263 = phi i64 [ 0, %260 ], [ %269, %261 ]
  %264 = and i8 %262, 127
  %265 = zext nneg i8 %264 to i64
  %266 = getelementptr inbounds [128 x i64], ptr %5, i64 0, i64 %265
  %267 = load i64, ptr %266, align 8, !tbaa !26
  %268 = add nsw i64 %267, 1
  store i64 %268, ptr %266, align 8, !tbaa !26
  %269 = add nuw nsw i64 %263, 1
  %270 = getelementptr inbounds i8, ptr @main.text, i64 %269
  %271 = load i8, ptr %270, align 1, !tbaa !15
  %272 = icmp eq i64 %269, 51
  br i1 %272, label %280, label %261, !llvm.loop !28

273:
  %274 = icmp sgt i32 %299, 1
  br i1 %274, label %275, label %362

275:
  %276 = sext i32 %300 to i64
  %277 = zext nneg i32 %299 to i64
  %278 = add nsw i32 %299, -1
  %279 = add i32 %278, %300
  br label %303

280:
  %281 = phi i64 [ %301, %298 ], [ 0, %261 ]
  %282 = phi i32 [ %300, %298 ], [ 0, %261 ]
  %283 = phi i32 [ %299, %298 ], [ 0, %261 ]
  %284 = getelementptr inbounds [128 x i64], ptr %5, i64 0, i64 %281
  %285 = load i64, ptr %284, align 8, !tbaa !26
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %298, label %287

287:
  %288 = sext i32 %282 to i64
  %289 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %288
  store i64 %285, ptr %289, align 8, !tbaa !26
  %290 = getelementptr inbounds i8, ptr %289, i64 8
  store i32 -1, ptr %290, align 8, !tbaa !9
  %291 = getelementptr inbounds i8, ptr %289, i64 12
  store i32 -1, ptr %291, align 4, !tbaa !9
  %292 = getelementptr inbounds i8, ptr %289, i64 16
  %293 = trunc nuw nsw i64 %281 to i32
  store i32 %293, ptr %292, align 8, !tbaa !9
  %294 = add nsw i32 %282, 1
  %295 = add nsw i32 %283, 1
  %296 = sext i32 %283 to i64
  %297 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %296
  store i32 %282, ptr %297, align 4, !tbaa !9
  br label %298

298:
  %299 = phi i32 [ %295, %287 ], [ %283, %280 ]
  %300 = phi i32 [ %294, %287 ], [ %282, %280 ]
  %301 = add nuw nsw i64 %281, 1
  %302 = icmp eq i64 %301, 128
  br i1 %302, label %273, label %280, !llvm.loop !29

303:
  %304 = phi i64 [ %277, %275 ], [ %307, %306 ]
  %305 = phi i64 [ %276, %275 ], [ %324, %306 ]
  br label %328

306:
  %307 = add nsw i64 %304, -1
  %308 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %307
  %309 = load i32, ptr %308, align 4, !tbaa !9
  %310 = add nsw i64 %304, -2
  %311 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %310
  %312 = load i32, ptr %311, align 4, !tbaa !9
  %313 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %305
  %314 = sext i32 %309 to i64
  %315 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %314
  %316 = load i64, ptr %315, align 8, !tbaa !30
  %317 = sext i32 %312 to i64
  %318 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %317
  %319 = load i64, ptr %318, align 8, !tbaa !30
  %320 = add nsw i64 %319, %316
  store i64 %320, ptr %313, align 8, !tbaa !26
  %321 = getelementptr inbounds i8, ptr %313, i64 8
  store i32 %309, ptr %321, align 8, !tbaa !9
  %322 = getelementptr inbounds i8, ptr %313, i64 12
  store i32 %312, ptr %322, align 4, !tbaa !9
  %323 = getelementptr inbounds i8, ptr %313, i64 16
  store i32 -1, ptr %323, align 8, !tbaa !9
  %324 = add nsw i64 %305, 1
  %325 = trunc nsw i64 %305 to i32
  store i32 %325, ptr %311, align 4, !tbaa !9
  %326 = trunc i64 %324 to i32
  %327 = icmp eq i32 %279, %326
  br i1 %327, label %362, label %303, !llvm.loop !32

328:
  %329 = phi i64 [ 0, %303 ], [ %341, %334 ]
  %330 = xor i64 %329, -1
  %331 = add nsw i64 %304, %330
  %332 = icmp sgt i64 %331, 0
  %333 = trunc nsw i64 %331 to i32
  br i1 %332, label %343, label %334

334:
  %335 = phi i32 [ %333, %328 ], [ %359, %343 ]
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %336
  %338 = load i32, ptr %337, align 4, !tbaa !9
  %339 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %331
  %340 = load i32, ptr %339, align 4, !tbaa !9
  store i32 %340, ptr %337, align 4, !tbaa !9
  store i32 %338, ptr %339, align 4, !tbaa !9
  %341 = add nuw nsw i64 %329, 1
  %342 = icmp eq i64 %329, 0
  br i1 %342, label %328, label %306, !llvm.loop !33

343:
  %344 = phi i64 [ %360, %343 ], [ 0, %328 ]
  %345 = phi i32 [ %359, %343 ], [ %333, %328 ]
  %346 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %344
  %347 = load i32, ptr %346, align 4, !tbaa !9
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %348
  %350 = load i64, ptr %349, align 8, !tbaa !30
  %351 = sext i32 %345 to i64
  %352 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %351
  %353 = load i32, ptr %352, align 4, !tbaa !9
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %354
  %356 = load i64, ptr %355, align 8, !tbaa !30
  %357 = icmp slt i64 %350, %356
  %358 = trunc nuw nsw i64 %344 to i32
  %359 = select i1 %357, i32 %358, i32 %345
  %360 = add nuw nsw i64 %344, 1
  %361 = icmp slt i64 %360, %331
  br i1 %361, label %343, label %334, !llvm.loop !34

362:
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %6) #8
  %363 = load i32, ptr %4, align 16, !tbaa !9
  store i32 %363, ptr %6, align 16, !tbaa !35
  store i32 0, ptr %24, align 4, !tbaa !37
  store i32 0, ptr %25, align 8, !tbaa !38
  br label %364

364:
  %365 = phi i64 [ 0, %362 ], [ %419, %417 ]
  %366 = phi i32 [ 1, %362 ], [ %418, %417 ]
  %367 = add nsw i32 %366, -1
  %368 = zext nneg i32 %367 to i64
  %369 = getelementptr inbounds [64 x %struct.anon], ptr %6, i64 0, i64 %368
  %370 = load i32, ptr %369, align 4, !tbaa !35
  %371 = getelementptr inbounds i8, ptr %369, i64 4
  %372 = load i32, ptr %371, align 4, !tbaa !37
  %373 = getelementptr inbounds i8, ptr %369, i64 8
  %374 = load i32, ptr %373, align 4, !tbaa !38
  %375 = sext i32 %370 to i64
  %376 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %375
  %377 = getelementptr inbounds i8, ptr %376, i64 16
  %378 = load i32, ptr %377, align 8, !tbaa !39
  %379 = icmp sgt i32 %378, -1
  br i1 %379, label %380, label %404

380:
  %381 = icmp sgt i32 %372, 0
  br i1 %381, label %382, label %385

382:
  %383 = zext nneg i32 %378 to i64
  %384 = zext nneg i32 %372 to i64
  br label %392

385:
  %386 = zext nneg i32 %378 to i64
  %387 = sext i32 %372 to i64
  %388 = getelementptr inbounds [16 x i8], ptr @main.codes, i64 %386, i64 %387
  store i8 0, ptr %388, align 1, !tbaa !15
  %389 = load i64, ptr %376, align 8, !tbaa !30
  %390 = mul nsw i64 %389, %387
  %391 = add nsw i64 %390, %365
  br label %417, !llvm.loop !40

392:
  %393 = phi i64 [ 0, %382 ], [ %402, %392 ]
  %394 = trunc nuw nsw i64 %393 to i32
  %395 = xor i32 %394, -1
  %396 = add nsw i32 %372, %395
  %397 = lshr i32 %374, %396
  %398 = trunc i32 %397 to i8
  %399 = and i8 %398, 1
  %400 = or disjoint i8 %399, 48
  %401 = getelementptr inbounds [16 x i8], ptr @main.codes, i64 %383, i64 %393
  store i8 %400, ptr %401, align 1, !tbaa !15
  %402 = add nuw nsw i64 %393, 1
  %403 = icmp eq i64 %402, %384
  br i1 %403, label %385, label %392, !llvm.loop !41

404:
  %405 = getelementptr inbounds i8, ptr %376, i64 12
  %406 = load i32, ptr %405, align 4, !tbaa !42
  store i32 %406, ptr %369, align 4, !tbaa !35
  %407 = add nsw i32 %372, 1
  store i32 %407, ptr %371, align 4, !tbaa !37
  %408 = shl i32 %374, 1
  %409 = or disjoint i32 %408, 1
  store i32 %409, ptr %373, align 4, !tbaa !38
  %410 = getelementptr inbounds i8, ptr %376, i64 8
  %411 = load i32, ptr %410, align 8, !tbaa !43
  %412 = zext nneg i32 %366 to i64
  %413 = getelementptr inbounds [64 x %struct.anon], ptr %6, i64 0, i64 %412
  store i32 %411, ptr %413, align 4, !tbaa !35
  %414 = getelementptr inbounds i8, ptr %413, i64 4
  store i32 %407, ptr %414, align 4, !tbaa !37
  %415 = add nuw nsw i32 %366, 1
  %416 = getelementptr inbounds i8, ptr %413, i64 8
  store i32 %408, ptr %416, align 4, !tbaa !38
  br label %417

417:
  %418 = phi i32 [ %367, %385 ], [ %415, %404 ]
  %419 = phi i64 [ %391, %385 ], [ %365, %404 ]
  %420 = icmp sgt i32 %418, 0
  br i1 %420, label %364, label %421

421:
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(i64 6144, ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #8
  store i64 29104508263162465, ptr %11, align 8
  br label %422

422:
  %423 = phi i32 [ 1, %421 ], [ %465, %464 ]
  br label %424

424:
  %425 = phi i32 [ 5, %422 ], [ %433, %432 ]
  %426 = zext nneg i32 %425 to i64
  %427 = getelementptr inbounds i8, ptr %11, i64 %426
  %428 = load i8, ptr %427, align 1, !tbaa !15
  %429 = getelementptr inbounds i8, ptr %427, i64 1
  %430 = load i8, ptr %429, align 1, !tbaa !15
  %431 = icmp slt i8 %428, %430
  br i1 %431, label %435, label %432

432:
  %433 = add nsw i32 %425, -1
  %434 = icmp eq i32 %425, 0
  br i1 %434, label %435, label %424, !llvm.loop !44

435:
  %436 = phi i32 [ -1, %432 ], [ %425, %424 ]
  %437 = icmp slt i32 %436, 0
  br i1 %437, label %466, label %438

438:
  %439 = zext nneg i32 %436 to i64
  %440 = getelementptr inbounds i8, ptr %11, i64 %439
  %441 = load i8, ptr %440, align 1, !tbaa !15
  br label %442

442:
  %443 = phi i64 [ %447, %442 ], [ 6, %438 ]
  %444 = getelementptr inbounds i8, ptr %11, i64 %443
  %445 = load i8, ptr %444, align 1, !tbaa !15
  %446 = icmp sgt i8 %445, %441
  %447 = add nsw i64 %443, -1
  br i1 %446, label %448, label %442, !llvm.loop !45

448:
  %449 = getelementptr inbounds i8, ptr %11, i64 %443
  store i8 %445, ptr %440, align 1, !tbaa !15
  store i8 %441, ptr %449, align 1, !tbaa !15
  %450 = icmp slt i32 %436, 5
  br i1 %450, label %451, label %463

451:
  %452 = add nuw nsw i64 %439, 1
  br label %453

453:
  %454 = phi i64 [ 6, %451 ], [ %460, %453 ]
  %455 = phi i64 [ %452, %451 ], [ %461, %453 ]
  %456 = getelementptr inbounds i8, ptr %11, i64 %455
  %457 = load i8, ptr %456, align 1, !tbaa !15
  %458 = getelementptr inbounds i8, ptr %11, i64 %454
  %459 = load i8, ptr %458, align 1, !tbaa !15
  store i8 %459, ptr %456, align 1, !tbaa !15
  store i8 %457, ptr %458, align 1, !tbaa !15
  %460 = add nsw i64 %454, -1
  %461 = add nuw nsw i64 %455, 1
  %462 = icmp ult i64 %461, %460
  br i1 %462, label %453, label %463, !llvm.loop !46

463:
  br i1 %437, label %466, label %464

464:
  %465 = add nuw nsw i32 %423, 1
  br label %422, !llvm.loop !47

466:
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(4000) @sieve.composite, i8 0, i64 4000, i1 false)
  br label %467

467:
  %468 = phi i32 [ 2, %466 ], [ %496, %494 ]
  %469 = phi i32 [ 0, %466 ], [ %495, %494 ]
  %470 = lshr i32 %468, 5
  %471 = zext nneg i32 %470 to i64
  %472 = getelementptr inbounds [1000 x i32], ptr @sieve.composite, i64 0, i64 %471
  %473 = load i32, ptr %472, align 4, !tbaa !9
  %474 = and i32 %468, 31
  %475 = shl nuw i32 1, %474
  %476 = and i32 %473, %475
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %478, label %494

478:
  %479 = add nsw i32 %469, 1
  %480 = icmp ult i32 %468, 15000
  br i1 %480, label %481, label %494

481:
  %482 = shl nuw nsw i32 %468, 1
  br label %483

483:
  %484 = phi i32 [ %492, %483 ], [ %482, %481 ]
  %485 = and i32 %484, 31
  %486 = shl nuw i32 1, %485
  %487 = lshr i32 %484, 5
  %488 = zext nneg i32 %487 to i64
  %489 = getelementptr inbounds [1000 x i32], ptr @sieve.composite, i64 0, i64 %488
  %490 = load i32, ptr %489, align 4, !tbaa !9
  %491 = or i32 %486, %490
  store i32 %491, ptr %489, align 4, !tbaa !9
  %492 = add nuw nsw i32 %484, %468
  %493 = icmp ult i32 %492, 30000
  br i1 %493, label %483, label %494, !llvm.loop !48

494:
  %495 = phi i32 [ %469, %467 ], [ %479, %478 ], [ %479, %483 ]
  %496 = add nuw nsw i32 %468, 1
  %497 = icmp eq i32 %496, 30000
  br i1 %497, label %498, label %467, !llvm.loop !49

498:
  store i32 12, ptr %10, align 4, !tbaa !9
  store i32 0, ptr %27, align 4, !tbaa !9
  store i32 0, ptr %28, align 4, !tbaa !9
  %499 = call fastcc i32 @hanoi(i32 noundef 12, i32 noundef 0, i32 noundef 2, ptr noundef nonnull %10)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #8
  %500 = add nuw nsw i32 %63, 1
  %501 = icmp eq i32 %500, %19
  br i1 %501, label %43, label %62, !llvm.loop !50
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @ackermann(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
  br label %3

3:
  %4 = phi i32 [ %0, %2 ], [ %11, %12 ], [ %11, %9 ]
  %5 = phi i32 [ %1, %2 ], [ %14, %12 ], [ 1, %9 ]
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %9

7:
  %8 = add i32 %5, 1
  ret i32 %8

9:
  %10 = icmp eq i32 %5, 0
  %11 = add nsw i32 %4, -1
  br i1 %10, label %3, label %12

12:
  %13 = add i32 %5, -1
  %14 = tail call fastcc i32 @ackermann(i32 noundef %4, i32 noundef %13)
  br label %3
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc i32 @hanoi(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) unnamed_addr #4 {
  br label %5

5:
  %6 = phi i32 [ 0, %4 ], [ %24, %10 ]
  %7 = phi i32 [ %0, %4 ], [ %11, %10 ]
  %8 = phi i32 [ %1, %4 ], [ %13, %10 ]
  %9 = icmp eq i32 %7, 0
  br i1 %9, label %25, label %10

10:
  %11 = add nsw i32 %7, -1
  %12 = add i32 %8, %2
  %13 = sub i32 3, %12
  %14 = tail call fastcc i32 @hanoi(i32 noundef %11, i32 noundef %8, i32 noundef %13, ptr noundef %3)
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds i32, ptr %3, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !9
  %18 = add nsw i32 %17, -1
  store i32 %18, ptr %16, align 4, !tbaa !9
  %19 = sext i32 %2 to i64
  %20 = getelementptr inbounds i32, ptr %3, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !9
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %20, align 4, !tbaa !9
  %23 = add nsw i32 %14, 1
  %24 = add nsw i32 %23, %6
  br label %5

25:
  %26 = add nsw i32 0, %6
  ret i32 %26
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = !{!7, !7, i64 0}
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
!27 = !{!"long", !7, i64 0}
!28 = distinct !{!28, !12, !13}
!29 = distinct !{!29, !12, !13}
!30 = !{!31, !27, i64 0}
!31 = !{!"node", !27, i64 0, !10, i64 8, !10, i64 12, !10, i64 16}
!32 = distinct !{!32, !12, !13}
!33 = distinct !{!33, !12, !13}
!34 = distinct !{!34, !12, !13}
!35 = !{!36, !10, i64 0}
!36 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8}
!37 = !{!36, !10, i64 4}
!38 = !{!36, !10, i64 8}
!39 = !{!31, !10, i64 16}
!40 = distinct !{!40, !12, !13}
!41 = distinct !{!41, !12, !13}
!42 = !{!31, !10, i64 12}
!43 = !{!31, !10, i64 8}
!44 = distinct !{!44, !12, !13}
!45 = distinct !{!45, !12, !13}
!46 = distinct !{!46, !12, !13}
!47 = distinct !{!47, !12, !13}
!48 = distinct !{!48, !12, !13}
!49 = distinct !{!49, !12, !13}
!50 = distinct !{!50, !12, !13}
