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

; Function Attrs: minsize nofree nounwind optsize uwtable
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
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !5
  %16 = tail call i32 @atoi(ptr nocapture noundef %15) #9
  br label %17

17:
  %18 = phi i32 [ %16, %13 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %8) #10
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %9) #10
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %10) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %10, i8 0, i64 12, i1 false)
  br label %19

19:
  %20 = phi i64 [ %41, %29 ], [ 0, %17 ]
  %21 = icmp eq i64 %20, 40
  br i1 %21, label %22, label %29

22:
  %23 = getelementptr inbounds i8, ptr %7, i64 96
  %24 = getelementptr inbounds i8, ptr %6, i64 4
  %25 = getelementptr inbounds i8, ptr %6, i64 8
  %26 = getelementptr inbounds i8, ptr %10, i64 8
  %27 = getelementptr inbounds i8, ptr %10, i64 4
  %28 = tail call i32 @llvm.smax.i32(i32 %18, i32 0)
  br label %42

29:
  %30 = trunc i64 %20 to i16
  %31 = mul nuw nsw i16 %30, 37
  %32 = urem i16 %31, 61
  %33 = add nuw nsw i16 %32, 10
  %34 = zext nneg i16 %33 to i32
  %35 = getelementptr inbounds [40 x i32], ptr %8, i64 0, i64 %20
  store i32 %34, ptr %35, align 4, !tbaa !9
  %36 = mul nuw nsw i16 %30, 53
  %37 = urem i16 %36, 97
  %38 = add nuw nsw i16 %37, 5
  %39 = zext nneg i16 %38 to i32
  %40 = getelementptr inbounds [40 x i32], ptr %9, i64 0, i64 %20
  store i32 %39, ptr %40, align 4, !tbaa !9
  %41 = add nuw nsw i64 %20, 1
  br label %19, !llvm.loop !11

42:
  %43 = phi i32 [ %100, %475 ], [ 0, %22 ]
  %44 = phi i32 [ %476, %475 ], [ 0, %22 ]
  %45 = phi i32 [ %210, %475 ], [ 0, %22 ]
  %46 = phi i32 [ %218, %475 ], [ 0, %22 ]
  %47 = phi i32 [ %409, %475 ], [ 0, %22 ]
  %48 = phi i32 [ %444, %475 ], [ 0, %22 ]
  %49 = phi i32 [ %478, %475 ], [ 0, %22 ]
  %50 = phi i32 [ %477, %475 ], [ 0, %22 ]
  %51 = phi i64 [ %353, %475 ], [ 0, %22 ]
  %52 = phi i32 [ %479, %475 ], [ 0, %22 ]
  %53 = icmp eq i32 %52, %28
  br i1 %53, label %54, label %61

54:
  %55 = icmp eq i32 %18, 1
  %56 = select i1 %55, i32 %46, i32 0
  %57 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %43, i32 noundef %44, ptr noundef nonnull @main.common, i32 noundef %45, i32 noundef %56) #11
  %58 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %51, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.codes, i64 1856), ptr noundef nonnull getelementptr inbounds (i8, ptr @main.codes, i64 1904)) #11
  %59 = load i32, ptr %26, align 4, !tbaa !9
  %60 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %47, i32 noundef %48, i32 noundef %50, i32 noundef %49, i32 noundef %59) #11
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %10) #10
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %8) #10
  ret i32 0

61:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #10
  br label %62

62:
  %63 = phi i64 [ %70, %67 ], [ 0, %61 ]
  %64 = icmp eq i64 %63, 25
  br i1 %64, label %65, label %67

65:
  %66 = load i32, ptr %7, align 16, !tbaa !9
  br label %71

67:
  %68 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %63
  %69 = trunc nuw nsw i64 %63 to i32
  store i32 %69, ptr %68, align 4, !tbaa !9
  %70 = add nuw nsw i64 %63, 1
  br label %62, !llvm.loop !13

71:
  %72 = phi i64 [ 1, %65 ], [ %85, %84 ]
  %73 = phi i32 [ %66, %65 ], [ %76, %84 ]
  %74 = icmp eq i64 %72, 27
  br i1 %74, label %99, label %75

75:
  %76 = trunc nuw nsw i64 %72 to i32
  %77 = getelementptr i8, ptr getelementptr (i8, ptr @.str, i64 -1), i64 %72
  %78 = load i8, ptr %77, align 1, !tbaa !14
  br label %79

79:
  %80 = phi i32 [ %97, %86 ], [ %76, %75 ]
  %81 = phi i64 [ %98, %86 ], [ 1, %75 ]
  %82 = phi i32 [ %93, %86 ], [ %73, %75 ]
  %83 = icmp eq i64 %81, 25
  br i1 %83, label %84, label %86

84:
  %85 = add nuw nsw i64 %72, 1
  br label %71, !llvm.loop !15

86:
  %87 = getelementptr i8, ptr getelementptr (i8, ptr @.str.1, i64 -1), i64 %81
  %88 = load i8, ptr %87, align 1, !tbaa !14
  %89 = icmp ne i8 %78, %88
  %90 = zext i1 %89 to i32
  %91 = add nsw i32 %82, %90
  %92 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %81
  %93 = load i32, ptr %92, align 4, !tbaa !9
  %94 = add nsw i32 %93, 1
  %95 = tail call i32 @llvm.smin.i32(i32 %94, i32 %91)
  %96 = add nsw i32 %80, 1
  %97 = tail call i32 @llvm.smin.i32(i32 %96, i32 %95)
  store i32 %97, ptr %92, align 4, !tbaa !9
  %98 = add nuw nsw i64 %81, 1
  br label %79, !llvm.loop !16

99:
  %100 = load i32, ptr %23, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #10
  br label %101

101:
  %102 = phi i32 [ 25, %99 ], [ %114, %113 ]
  %103 = icmp sgt i32 %102, -1
  br i1 %103, label %104, label %165

104:
  %105 = icmp eq i32 %102, 25
  %106 = zext nneg i32 %102 to i64
  %107 = getelementptr inbounds i8, ptr @.str.2, i64 %106
  %108 = add nuw nsw i32 %102, 1
  %109 = zext nneg i32 %108 to i64
  br label %110

110:
  %111 = phi i32 [ %144, %140 ], [ 37, %104 ]
  %112 = icmp sgt i32 %111, -1
  br i1 %112, label %115, label %113

113:
  %114 = add nsw i32 %102, -1
  br label %101, !llvm.loop !17

115:
  %116 = icmp eq i32 %111, 37
  %117 = or i1 %105, %116
  br i1 %117, label %118, label %120

118:
  %119 = zext nneg i32 %111 to i64
  br label %140

120:
  %121 = load i8, ptr %107, align 1, !tbaa !14
  %122 = zext nneg i32 %111 to i64
  %123 = getelementptr inbounds i8, ptr @.str.3, i64 %122
  %124 = load i8, ptr %123, align 1, !tbaa !14
  %125 = icmp eq i8 %121, %124
  br i1 %125, label %126, label %132

126:
  %127 = add nuw nsw i32 %111, 1
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %109, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !14
  %131 = add i8 %130, 1
  br label %140

132:
  %133 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %109, i64 %122
  %134 = load i8, ptr %133, align 1, !tbaa !14
  %135 = add nuw nsw i32 %111, 1
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %106, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !14
  %139 = tail call i8 @llvm.umax.i8(i8 %134, i8 %138)
  br label %140

140:
  %141 = phi i64 [ %119, %118 ], [ %122, %132 ], [ %122, %126 ]
  %142 = phi i8 [ 0, %118 ], [ %139, %132 ], [ %131, %126 ]
  %143 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %106, i64 %141
  store i8 %142, ptr %143, align 1, !tbaa !14
  %144 = add nsw i32 %111, -1
  br label %110, !llvm.loop !18

145:
  %146 = phi i32 [ %178, %169 ], [ %166, %165 ]
  %147 = phi i32 [ %179, %169 ], [ %167, %165 ]
  %148 = icmp slt i32 %146, 25
  %149 = icmp slt i32 %147, 37
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %151, label %180

151:
  %152 = sext i32 %146 to i64
  %153 = getelementptr inbounds i8, ptr @.str.2, i64 %152
  %154 = load i8, ptr %153, align 1, !tbaa !14
  %155 = sext i32 %147 to i64
  %156 = getelementptr inbounds i8, ptr @.str.3, i64 %155
  %157 = load i8, ptr %156, align 1, !tbaa !14
  %158 = icmp eq i8 %154, %157
  %159 = add nsw i32 %146, 1
  br i1 %158, label %160, label %169

160:
  %161 = add nuw nsw i32 %168, 1
  %162 = zext nneg i32 %168 to i64
  %163 = getelementptr inbounds i8, ptr @main.common, i64 %162
  store i8 %154, ptr %163, align 1, !tbaa !14
  %164 = add nsw i32 %147, 1
  br label %165, !llvm.loop !19

165:
  %166 = phi i32 [ %159, %160 ], [ 0, %101 ]
  %167 = phi i32 [ %164, %160 ], [ 0, %101 ]
  %168 = phi i32 [ %161, %160 ], [ 0, %101 ]
  br label %145

169:
  %170 = sext i32 %159 to i64
  %171 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %170, i64 %155
  %172 = load i8, ptr %171, align 1, !tbaa !14
  %173 = add nsw i32 %147, 1
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %152, i64 %174
  %176 = load i8, ptr %175, align 1, !tbaa !14
  %177 = icmp ult i8 %172, %176
  %178 = select i1 %177, i32 %146, i32 %159
  %179 = select i1 %177, i32 %173, i32 %147
  br label %145, !llvm.loop !19

180:
  %181 = zext nneg i32 %168 to i64
  %182 = getelementptr inbounds i8, ptr @main.common, i64 %181
  store i8 0, ptr %182, align 1, !tbaa !14
  %183 = load i8, ptr @subsequence.len, align 16, !tbaa !14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2004) @knapsack.best, i8 0, i64 2004, i1 false)
  br label %184

184:
  %185 = phi i64 [ %196, %195 ], [ 0, %180 ]
  %186 = icmp eq i64 %185, 40
  br i1 %186, label %209, label %187

187:
  %188 = getelementptr inbounds i32, ptr %8, i64 %185
  %189 = load i32, ptr %188, align 4, !tbaa !9
  %190 = getelementptr inbounds i32, ptr %9, i64 %185
  %191 = sext i32 %189 to i64
  br label %192

192:
  %193 = phi i64 [ 500, %187 ], [ %208, %207 ]
  %194 = icmp slt i64 %193, %191
  br i1 %194, label %195, label %197

195:
  %196 = add nuw nsw i64 %185, 1
  br label %184, !llvm.loop !20

197:
  %198 = sub nsw i64 %193, %191
  %199 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %198
  %200 = load i32, ptr %199, align 4, !tbaa !9
  %201 = load i32, ptr %190, align 4, !tbaa !9
  %202 = add nsw i32 %201, %200
  %203 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %193
  %204 = load i32, ptr %203, align 4, !tbaa !9
  %205 = icmp sgt i32 %202, %204
  br i1 %205, label %206, label %207

206:
  store i32 %202, ptr %203, align 4, !tbaa !9
  br label %207

207:
  %208 = add nsw i64 %193, -1
  br label %192, !llvm.loop !21

209:
  %210 = load i32, ptr getelementptr inbounds (i8, ptr @knapsack.best, i64 2000), align 16, !tbaa !9
  %211 = urem i32 %52, 10
  br label %212

212:
  %213 = phi i64 [ %224, %221 ], [ 0, %209 ]
  %214 = icmp eq i64 %213, 400
  br i1 %214, label %215, label %221

215:
  %216 = add nuw nsw i32 %211, 300
  br label %217

217:
  %218 = phi i32 [ %245, %242 ], [ 400, %215 ]
  %219 = phi i32 [ %232, %242 ], [ 17, %215 ]
  %220 = phi i32 [ %230, %242 ], [ %216, %215 ]
  br label %225

221:
  %222 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %213
  %223 = trunc nuw nsw i64 %213 to i32
  store i32 %223, ptr %222, align 4, !tbaa !9
  %224 = add nuw nsw i64 %213, 1
  br label %212, !llvm.loop !22

225:
  %226 = phi i32 [ %232, %229 ], [ %219, %217 ]
  %227 = phi i32 [ %230, %229 ], [ %220, %217 ]
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %246, label %229

229:
  %230 = add nsw i32 %227, -1
  %231 = mul i32 %226, 1664525
  %232 = add i32 %231, 1013904223
  %233 = lshr i32 %232, 8
  %234 = urem i32 %233, 400
  %235 = tail call fastcc i32 @find(i32 noundef %234) #11
  %236 = lshr i32 %232, 20
  %237 = trunc nuw nsw i32 %236 to i16
  %238 = urem i16 %237, 400
  %239 = zext nneg i16 %238 to i32
  %240 = tail call fastcc i32 @find(i32 noundef %239) #11
  %241 = icmp eq i32 %235, %240
  br i1 %241, label %225, label %242, !llvm.loop !23

242:
  %243 = sext i32 %235 to i64
  %244 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %243
  store i32 %240, ptr %244, align 4, !tbaa !9
  %245 = add nsw i32 %218, -1
  br label %217, !llvm.loop !23

246:
  call void @llvm.lifetime.start.p0(i64 6144, ptr nonnull %3) #10
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) %5, i8 0, i64 1024, i1 false)
  br label %247

247:
  %248 = phi i64 [ 0, %246 ], [ %258, %250 ]
  %249 = icmp eq i64 %248, 51
  br i1 %249, label %259, label %250

250:
  %251 = getelementptr inbounds i8, ptr @main.text, i64 %248
  %252 = load i8, ptr %251, align 1, !tbaa !14
  %253 = and i8 %252, 127
  %254 = zext nneg i8 %253 to i64
  %255 = getelementptr inbounds [128 x i64], ptr %5, i64 0, i64 %254
  %256 = load i64, ptr %255, align 8, !tbaa !24
  %257 = add nsw i64 %256, 1
  store i64 %257, ptr %255, align 8, !tbaa !24
  %258 = add nuw nsw i64 %248, 1
  br label %247, !llvm.loop !26

259:
  %260 = phi i64 [ %285, %282 ], [ 0, %247 ]
  %261 = phi i32 [ %283, %282 ], [ 0, %247 ]
  %262 = phi i32 [ %284, %282 ], [ 0, %247 ]
  %263 = icmp eq i64 %260, 128
  br i1 %263, label %264, label %267

264:
  %265 = sext i32 %261 to i64
  %266 = sext i32 %262 to i64
  br label %286

267:
  %268 = getelementptr inbounds [128 x i64], ptr %5, i64 0, i64 %260
  %269 = load i64, ptr %268, align 8, !tbaa !24
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %282, label %271

271:
  %272 = sext i32 %262 to i64
  %273 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %272
  store i64 %269, ptr %273, align 8, !tbaa !24
  %274 = getelementptr inbounds i8, ptr %273, i64 8
  store i32 -1, ptr %274, align 8, !tbaa !9
  %275 = getelementptr inbounds i8, ptr %273, i64 12
  store i32 -1, ptr %275, align 4, !tbaa !9
  %276 = getelementptr inbounds i8, ptr %273, i64 16
  %277 = trunc nuw nsw i64 %260 to i32
  store i32 %277, ptr %276, align 8, !tbaa !9
  %278 = add nsw i32 %262, 1
  %279 = add nsw i32 %261, 1
  %280 = sext i32 %261 to i64
  %281 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %280
  store i32 %262, ptr %281, align 4, !tbaa !9
  br label %282

282:
  %283 = phi i32 [ %279, %271 ], [ %261, %267 ]
  %284 = phi i32 [ %278, %271 ], [ %262, %267 ]
  %285 = add nuw nsw i64 %260, 1
  br label %259, !llvm.loop !27

286:
  %287 = phi i64 [ %290, %297 ], [ %265, %264 ]
  %288 = phi i64 [ %315, %297 ], [ %266, %264 ]
  %289 = phi i64 [ %298, %297 ], [ %265, %264 ]
  %290 = add nsw i64 %287, -1
  %291 = icmp sgt i64 %289, 1
  br i1 %291, label %292, label %349

292:
  %293 = phi i64 [ %332, %325 ], [ %290, %286 ]
  %294 = phi i64 [ %331, %325 ], [ 0, %286 ]
  %295 = tail call i64 @llvm.smax.i64(i64 %293, i64 0)
  %296 = icmp eq i64 %294, 2
  br i1 %296, label %297, label %317

297:
  %298 = add nsw i64 %289, -1
  %299 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %298
  %300 = load i32, ptr %299, align 4, !tbaa !9
  %301 = add nsw i64 %289, -2
  %302 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %301
  %303 = load i32, ptr %302, align 4, !tbaa !9
  %304 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %288
  %305 = sext i32 %300 to i64
  %306 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %305
  %307 = load i64, ptr %306, align 8, !tbaa !28
  %308 = sext i32 %303 to i64
  %309 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %308
  %310 = load i64, ptr %309, align 8, !tbaa !28
  %311 = add nsw i64 %310, %307
  store i64 %311, ptr %304, align 8, !tbaa !24
  %312 = getelementptr inbounds i8, ptr %304, i64 8
  store i32 %300, ptr %312, align 8, !tbaa !9
  %313 = getelementptr inbounds i8, ptr %304, i64 12
  store i32 %303, ptr %313, align 4, !tbaa !9
  %314 = getelementptr inbounds i8, ptr %304, i64 16
  store i32 -1, ptr %314, align 8, !tbaa !9
  %315 = add nsw i64 %288, 1
  %316 = trunc nsw i64 %288 to i32
  store i32 %316, ptr %302, align 4, !tbaa !9
  br label %286, !llvm.loop !30

317:
  %318 = xor i64 %294, -1
  %319 = add nsw i64 %289, %318
  %320 = trunc nsw i64 %319 to i32
  br label %321

321:
  %322 = phi i64 [ %348, %333 ], [ 0, %317 ]
  %323 = phi i32 [ %347, %333 ], [ %320, %317 ]
  %324 = icmp eq i64 %322, %295
  br i1 %324, label %325, label %333

325:
  %326 = sext i32 %323 to i64
  %327 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %326
  %328 = load i32, ptr %327, align 4, !tbaa !9
  %329 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %319
  %330 = load i32, ptr %329, align 4, !tbaa !9
  store i32 %330, ptr %327, align 4, !tbaa !9
  store i32 %328, ptr %329, align 4, !tbaa !9
  %331 = add nuw nsw i64 %294, 1
  %332 = add nsw i64 %293, -1
  br label %292, !llvm.loop !31

333:
  %334 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %322
  %335 = load i32, ptr %334, align 4, !tbaa !9
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %336
  %338 = load i64, ptr %337, align 8, !tbaa !28
  %339 = sext i32 %323 to i64
  %340 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %339
  %341 = load i32, ptr %340, align 4, !tbaa !9
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %342
  %344 = load i64, ptr %343, align 8, !tbaa !28
  %345 = icmp slt i64 %338, %344
  %346 = trunc nuw nsw i64 %322 to i32
  %347 = select i1 %345, i32 %346, i32 %323
  %348 = add nuw nsw i64 %322, 1
  br label %321, !llvm.loop !32

349:
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %6) #10
  %350 = load i32, ptr %4, align 16, !tbaa !9
  store i32 %350, ptr %6, align 16, !tbaa !33
  store i32 0, ptr %24, align 4, !tbaa !35
  store i32 0, ptr %25, align 8, !tbaa !36
  br label %351

351:
  %352 = phi i32 [ %358, %378 ], [ 1, %349 ]
  %353 = phi i64 [ %383, %378 ], [ 0, %349 ]
  br label %354

354:
  %355 = phi i32 [ %405, %394 ], [ %352, %351 ]
  %356 = icmp sgt i32 %355, 0
  br i1 %356, label %357, label %407

357:
  %358 = add nsw i32 %355, -1
  %359 = zext nneg i32 %358 to i64
  %360 = getelementptr inbounds [64 x %struct.anon], ptr %6, i64 0, i64 %359
  %361 = load i32, ptr %360, align 4, !tbaa !33
  %362 = getelementptr inbounds i8, ptr %360, i64 4
  %363 = load i32, ptr %362, align 4, !tbaa !35
  %364 = getelementptr inbounds i8, ptr %360, i64 8
  %365 = load i32, ptr %364, align 4, !tbaa !36
  %366 = sext i32 %361 to i64
  %367 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %366
  %368 = getelementptr inbounds i8, ptr %367, i64 16
  %369 = load i32, ptr %368, align 8, !tbaa !37
  %370 = icmp sgt i32 %369, -1
  br i1 %370, label %371, label %394

371:
  %372 = zext nneg i32 %369 to i64
  %373 = tail call i32 @llvm.smax.i32(i32 %363, i32 0)
  %374 = zext nneg i32 %373 to i64
  br label %375

375:
  %376 = phi i64 [ 0, %371 ], [ %393, %384 ]
  %377 = icmp eq i64 %376, %374
  br i1 %377, label %378, label %384

378:
  %379 = sext i32 %363 to i64
  %380 = getelementptr inbounds [16 x i8], ptr @main.codes, i64 %372, i64 %379
  store i8 0, ptr %380, align 1, !tbaa !14
  %381 = load i64, ptr %367, align 8, !tbaa !28
  %382 = mul nsw i64 %381, %379
  %383 = add nsw i64 %382, %353
  br label %351, !llvm.loop !38

384:
  %385 = trunc nuw nsw i64 %376 to i32
  %386 = xor i32 %385, -1
  %387 = add i32 %363, %386
  %388 = lshr i32 %365, %387
  %389 = trunc i32 %388 to i8
  %390 = and i8 %389, 1
  %391 = or disjoint i8 %390, 48
  %392 = getelementptr inbounds [16 x i8], ptr @main.codes, i64 %372, i64 %376
  store i8 %391, ptr %392, align 1, !tbaa !14
  %393 = add nuw nsw i64 %376, 1
  br label %375, !llvm.loop !39

394:
  %395 = getelementptr inbounds i8, ptr %367, i64 12
  %396 = load i32, ptr %395, align 4, !tbaa !40
  store i32 %396, ptr %360, align 4, !tbaa !33
  %397 = add nsw i32 %363, 1
  store i32 %397, ptr %362, align 4, !tbaa !35
  %398 = shl i32 %365, 1
  %399 = or disjoint i32 %398, 1
  store i32 %399, ptr %364, align 4, !tbaa !36
  %400 = getelementptr inbounds i8, ptr %367, i64 8
  %401 = load i32, ptr %400, align 8, !tbaa !41
  %402 = zext nneg i32 %355 to i64
  %403 = getelementptr inbounds [64 x %struct.anon], ptr %6, i64 0, i64 %402
  store i32 %401, ptr %403, align 4, !tbaa !33
  %404 = getelementptr inbounds i8, ptr %403, i64 4
  store i32 %397, ptr %404, align 4, !tbaa !35
  %405 = add nuw nsw i32 %355, 1
  %406 = getelementptr inbounds i8, ptr %403, i64 8
  store i32 %398, ptr %406, align 4, !tbaa !36
  br label %354

407:
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 6144, ptr nonnull %3) #10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #10
  store i64 29104508263162465, ptr %11, align 8
  br label %408

408:
  %409 = phi i32 [ 1, %407 ], [ %441, %440 ]
  br label %410

410:
  %411 = phi i32 [ 5, %408 ], [ %420, %413 ]
  %412 = icmp sgt i32 %411, -1
  br i1 %412, label %413, label %442

413:
  %414 = zext nneg i32 %411 to i64
  %415 = getelementptr inbounds i8, ptr %11, i64 %414
  %416 = load i8, ptr %415, align 1, !tbaa !14
  %417 = getelementptr inbounds i8, ptr %415, i64 1
  %418 = load i8, ptr %417, align 1, !tbaa !14
  %419 = icmp slt i8 %416, %418
  %420 = add nsw i32 %411, -1
  br i1 %419, label %421, label %410, !llvm.loop !42

421:
  %422 = phi i64 [ %426, %421 ], [ 6, %413 ]
  %423 = getelementptr inbounds i8, ptr %11, i64 %422
  %424 = load i8, ptr %423, align 1, !tbaa !14
  %425 = icmp sgt i8 %424, %416
  %426 = add nsw i64 %422, -1
  br i1 %425, label %427, label %421, !llvm.loop !43

427:
  %428 = getelementptr inbounds i8, ptr %11, i64 %422
  store i8 %424, ptr %415, align 1, !tbaa !14
  store i8 %416, ptr %428, align 1, !tbaa !14
  br label %429

429:
  %430 = phi i64 [ %439, %434 ], [ 6, %427 ]
  %431 = phi i64 [ %432, %434 ], [ %414, %427 ]
  %432 = add nuw nsw i64 %431, 1
  %433 = icmp ult i64 %432, %430
  br i1 %433, label %434, label %440

434:
  %435 = getelementptr inbounds i8, ptr %11, i64 %432
  %436 = load i8, ptr %435, align 1, !tbaa !14
  %437 = getelementptr inbounds i8, ptr %11, i64 %430
  %438 = load i8, ptr %437, align 1, !tbaa !14
  store i8 %438, ptr %435, align 1, !tbaa !14
  store i8 %436, ptr %437, align 1, !tbaa !14
  %439 = add nsw i64 %430, -1
  br label %429, !llvm.loop !44

440:
  %441 = add nuw nsw i32 %409, 1
  br label %408, !llvm.loop !45

442:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(4000) @sieve.composite, i8 0, i64 4000, i1 false)
  br label %443

443:
  %444 = phi i32 [ 0, %442 ], [ %473, %472 ]
  %445 = phi i32 [ 2, %442 ], [ %474, %472 ]
  %446 = icmp eq i32 %445, 30000
  br i1 %446, label %475, label %447

447:
  %448 = lshr i32 %445, 5
  %449 = zext nneg i32 %448 to i64
  %450 = getelementptr inbounds [1000 x i32], ptr @sieve.composite, i64 0, i64 %449
  %451 = load i32, ptr %450, align 4, !tbaa !9
  %452 = and i32 %445, 31
  %453 = shl nuw i32 1, %452
  %454 = and i32 %451, %453
  %455 = icmp eq i32 %454, 0
  br i1 %455, label %456, label %472

456:
  %457 = shl nuw nsw i32 %445, 1
  br label %458

458:
  %459 = phi i32 [ %457, %456 ], [ %469, %461 ]
  %460 = icmp ult i32 %459, 30000
  br i1 %460, label %461, label %470

461:
  %462 = and i32 %459, 31
  %463 = shl nuw i32 1, %462
  %464 = lshr i32 %459, 5
  %465 = zext nneg i32 %464 to i64
  %466 = getelementptr inbounds [1000 x i32], ptr @sieve.composite, i64 0, i64 %465
  %467 = load i32, ptr %466, align 4, !tbaa !9
  %468 = or i32 %467, %463
  store i32 %468, ptr %466, align 4, !tbaa !9
  %469 = add nuw nsw i32 %459, %445
  br label %458, !llvm.loop !46

470:
  %471 = add nsw i32 %444, 1
  br label %472

472:
  %473 = phi i32 [ %444, %447 ], [ %471, %470 ]
  %474 = add nuw nsw i32 %445, 1
  br label %443, !llvm.loop !47

475:
  %476 = zext i8 %183 to i32
  %477 = tail call fastcc i32 @ackermann(i32 noundef 2, i32 noundef 30) #11
  store i32 12, ptr %10, align 4, !tbaa !9
  store i32 0, ptr %26, align 4, !tbaa !9
  store i32 0, ptr %27, align 4, !tbaa !9
  %478 = call fastcc i32 @hanoi(i32 noundef 12, i32 noundef 0, i32 noundef 2, ptr noundef nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #10
  %479 = add nuw i32 %52, 1
  br label %42, !llvm.loop !48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nosync nounwind optsize memory(none) uwtable
define internal fastcc i32 @ackermann(i32 noundef %0, i32 noundef %1) unnamed_addr #4 {
  br label %3

3:
  %4 = phi i32 [ %0, %2 ], [ %13, %11 ]
  %5 = phi i32 [ %1, %2 ], [ %12, %11 ]
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %9

7:
  %8 = add i32 %5, 1
  ret i32 %8

9:
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %11, label %14

11:
  %12 = phi i32 [ %16, %14 ], [ 1, %9 ]
  %13 = add nsw i32 %4, -1
  br label %3

14:
  %15 = add i32 %5, -1
  %16 = tail call fastcc i32 @ackermann(i32 noundef %4, i32 noundef %15) #11
  br label %11
}

; Function Attrs: minsize nofree nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc i32 @hanoi(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef %3) unnamed_addr #5 {
  %5 = sext i32 %2 to i64
  %6 = getelementptr inbounds i32, ptr %3, i64 %5
  br label %7

7:
  %8 = phi i32 [ 0, %4 ], [ %24, %12 ]
  %9 = phi i32 [ %0, %4 ], [ %13, %12 ]
  %10 = phi i32 [ %1, %4 ], [ %15, %12 ]
  %11 = icmp eq i32 %9, 0
  br i1 %11, label %25, label %12

12:
  %13 = add nsw i32 %9, -1
  %14 = add i32 %10, %2
  %15 = sub i32 3, %14
  %16 = tail call fastcc i32 @hanoi(i32 noundef %13, i32 noundef %10, i32 noundef %15, ptr noundef %3) #11
  %17 = sext i32 %10 to i64
  %18 = getelementptr inbounds i32, ptr %3, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = add nsw i32 %19, -1
  store i32 %20, ptr %18, align 4, !tbaa !9
  %21 = load i32, ptr %6, align 4, !tbaa !9
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %6, align 4, !tbaa !9
  %23 = add i32 %8, 1
  %24 = add i32 %23, %16
  br label %7

25:
  ret i32 %8
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i32 @find(i32 noundef %0) unnamed_addr #7 {
  br label %2

2:
  %3 = phi i32 [ %0, %1 ], [ %11, %8 ]
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !9
  %7 = icmp eq i32 %6, %3
  br i1 %7, label %12, label %8

8:
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !9
  store i32 %11, ptr %5, align 4, !tbaa !9
  br label %2, !llvm.loop !49

12:
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { minsize nofree nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { minsize nounwind optsize willreturn memory(read) }
attributes #10 = { nounwind }
attributes #11 = { minsize optsize }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!7, !7, i64 0}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = !{!25, !25, i64 0}
!25 = !{!"long", !7, i64 0}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = !{!29, !25, i64 0}
!29 = !{!"node", !25, i64 0, !10, i64 8, !10, i64 12, !10, i64 16}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = !{!34, !10, i64 0}
!34 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8}
!35 = !{!34, !10, i64 4}
!36 = !{!34, !10, i64 8}
!37 = !{!29, !10, i64 16}
!38 = distinct !{!38, !12}
!39 = distinct !{!39, !12}
!40 = !{!29, !10, i64 12}
!41 = !{!29, !10, i64 8}
!42 = distinct !{!42, !12}
!43 = distinct !{!43, !12}
!44 = distinct !{!44, !12}
!45 = distinct !{!45, !12}
!46 = distinct !{!46, !12}
!47 = distinct !{!47, !12}
!48 = distinct !{!48, !12}
!49 = distinct !{!49, !12}
