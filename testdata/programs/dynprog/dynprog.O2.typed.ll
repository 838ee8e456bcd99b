; ModuleID = 'dynprog.c'
source_filename = "dynprog.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i64, i32, i32, i32 }
%struct.anon = type { i32, i32, i32 }

@main.codes = internal global [128 x [16 x i8]] zeroinitializer, align 16
@main.common = internal global [64 x i8] zeroinitializer, align 16
@main.text = internal constant [52 x i8] c"it was the best of times, it was the worst of times\00", align 16
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
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [256 x %struct.node], align 16
  %4 = alloca [128 x i32], align 16
  %5 = alloca [128 x i64], align 16
  %6 = alloca [64 x %struct.anon], align 16
  %7 = alloca [64 x i32], align 16
  %8 = alloca [40 x i32], align 16
  %9 = alloca [40 x i32], align 16
  %10 = alloca [3 x i32], align 4
  %11 = alloca i64, align 8
  %12 = icmp sgt i32 %0, 1
  br i1 %12, label %13, label %18

13:
  %14 = getelementptr inbounds i8*, i8** %1, i64 1
  %15 = load i8*, i8** %14, align 8
  %16 = tail call i64 @strtol(i8* nocapture noundef nonnull %15, i8** noundef null, i32 noundef 10) #7
  %17 = trunc i64 %16 to i32
  br label %18

18:
  %19 = phi i32 [ %17, %13 ], [ 1, %2 ]
  %20 = bitcast [40 x i32]* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 160, i8* nonnull %20) #7
  %21 = bitcast [40 x i32]* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 160, i8* nonnull %21) #7
  %22 = bitcast [3 x i32]* %10 to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %22) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %22, i8 0, i64 12, i1 false)
  br label %43

23:
  %24 = icmp sgt i32 %19, 0
  br i1 %24, label %25, label %60

25:
  %26 = bitcast [64 x i32]* %7 to i8*
  %27 = getelementptr inbounds [64 x i32], [64 x i32]* %7, i64 0, i64 0
  %28 = getelementptr inbounds [64 x i32], [64 x i32]* %7, i64 0, i64 24
  %29 = bitcast [256 x %struct.node]* %3 to i8*
  %30 = bitcast [128 x i32]* %4 to i8*
  %31 = bitcast [128 x i64]* %5 to i8*
  %32 = bitcast [64 x %struct.anon]* %6 to i8*
  %33 = getelementptr inbounds [128 x i32], [128 x i32]* %4, i64 0, i64 0
  %34 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* %6, i64 0, i64 0, i32 0
  %35 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* %6, i64 0, i64 0, i32 1
  %36 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* %6, i64 0, i64 0, i32 2
  %37 = bitcast i64* %11 to i8*
  %38 = getelementptr inbounds i8, i8* %37, i64 6
  %39 = call fastcc i32 @ackermann(i32 noundef 2, i32 noundef 30)
  %40 = getelementptr inbounds [3 x i32], [3 x i32]* %10, i64 0, i64 0
  %41 = getelementptr inbounds [3 x i32], [3 x i32]* %10, i64 0, i64 2
  %42 = getelementptr inbounds [3 x i32], [3 x i32]* %10, i64 0, i64 1
  br label %77

43:
  %44 = phi i64 [ 0, %18 ], [ %56, %43 ]
  %45 = trunc i64 %44 to i16
  %46 = mul i16 %45, 37
  %47 = urem i16 %46, 61
  %48 = add nuw nsw i16 %47, 10
  %49 = zext i16 %48 to i32
  %50 = getelementptr inbounds [40 x i32], [40 x i32]* %8, i64 0, i64 %44
  store i32 %49, i32* %50, align 4
  %51 = mul i16 %45, 53
  %52 = urem i16 %51, 97
  %53 = add nuw nsw i16 %52, 5
  %54 = zext i16 %53 to i32
  %55 = getelementptr inbounds [40 x i32], [40 x i32]* %9, i64 0, i64 %44
  store i32 %54, i32* %55, align 4
  %56 = add nuw nsw i64 %44, 1
  %57 = icmp eq i64 %56, 40
  br i1 %57, label %23, label %43, !llvm.loop !5

58:
  %59 = zext i8 %192 to i32
  br label %60

60:
  %61 = phi i32 [ %118, %58 ], [ 0, %23 ]
  %62 = phi i32 [ %59, %58 ], [ 0, %23 ]
  %63 = phi i32 [ %219, %58 ], [ 0, %23 ]
  %64 = phi i32 [ %280, %58 ], [ 0, %23 ]
  %65 = phi i32 [ %450, %58 ], [ 0, %23 ]
  %66 = phi i32 [ %521, %58 ], [ 0, %23 ]
  %67 = phi i32 [ %525, %58 ], [ 0, %23 ]
  %68 = phi i32 [ %39, %58 ], [ 0, %23 ]
  %69 = phi i64 [ %445, %58 ], [ 0, %23 ]
  %70 = icmp eq i32 %19, 1
  %71 = select i1 %70, i32 %64, i32 0
  %72 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([48 x i8], [48 x i8]* @.str.4, i64 0, i64 0), i32 noundef %61, i32 noundef %62, i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @main.common, i64 0, i64 0), i32 noundef %63, i32 noundef %71)
  %73 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([29 x i8], [29 x i8]* @.str.5, i64 0, i64 0), i64 noundef %69, i8* noundef getelementptr inbounds ([128 x [16 x i8]], [128 x [16 x i8]]* @main.codes, i64 0, i64 116, i64 0), i8* noundef getelementptr inbounds ([128 x [16 x i8]], [128 x [16 x i8]]* @main.codes, i64 0, i64 119, i64 0))
  %74 = getelementptr inbounds [3 x i32], [3 x i32]* %10, i64 0, i64 2
  %75 = load i32, i32* %74, align 4
  %76 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([55 x i8], [55 x i8]* @.str.6, i64 0, i64 0), i32 noundef %65, i32 noundef %66, i32 noundef %68, i32 noundef %67, i32 noundef %75)
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %22) #7
  call void @llvm.lifetime.end.p0i8(i64 160, i8* nonnull %21) #7
  call void @llvm.lifetime.end.p0i8(i64 160, i8* nonnull %20) #7
  ret i32 0

77:
  %78 = phi i32 [ 0, %25 ], [ %526, %524 ]
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %26) #7
  br label %81

79:
  %80 = load i32, i32* %27, align 16
  br label %87

81:
  %82 = phi i64 [ 0, %77 ], [ %85, %81 ]
  %83 = getelementptr inbounds [64 x i32], [64 x i32]* %7, i64 0, i64 %82
  %84 = trunc i64 %82 to i32
  store i32 %84, i32* %83, align 4
  %85 = add nuw nsw i64 %82, 1
  %86 = icmp eq i64 %85, 25
  br i1 %86, label %79, label %81, !llvm.loop !8

87:
  %88 = phi i32 [ %80, %79 ], [ %90, %94 ]
  %89 = phi i64 [ 1, %79 ], [ %95, %94 ]
  %90 = trunc i64 %89 to i32
  %91 = add nsw i64 %89, -1
  %92 = getelementptr inbounds [27 x i8], [27 x i8]* @.str, i64 0, i64 %91
  %93 = load i8, i8* %92, align 1
  br label %97

94:
  %95 = add nuw nsw i64 %89, 1
  %96 = icmp eq i64 %95, 27
  br i1 %96, label %117, label %87, !llvm.loop !9

97:
  %98 = phi i32 [ %90, %87 ], [ %114, %97 ]
  %99 = phi i64 [ 1, %87 ], [ %115, %97 ]
  %100 = phi i32 [ %88, %87 ], [ %108, %97 ]
  %101 = add nsw i64 %99, -1
  %102 = getelementptr inbounds [25 x i8], [25 x i8]* @.str.1, i64 0, i64 %101
  %103 = load i8, i8* %102, align 1
  %104 = icmp ne i8 %93, %103
  %105 = zext i1 %104 to i32
  %106 = add nsw i32 %100, %105
  %107 = getelementptr inbounds [64 x i32], [64 x i32]* %7, i64 0, i64 %99
  %108 = load i32, i32* %107, align 4
  %109 = add nsw i32 %108, 1
  %110 = icmp slt i32 %109, %106
  %111 = select i1 %110, i32 %109, i32 %106
  %112 = add nsw i32 %98, 1
  %113 = icmp slt i32 %112, %111
  %114 = select i1 %113, i32 %112, i32 %111
  store i32 %114, i32* %107, align 4
  %115 = add nuw nsw i64 %99, 1
  %116 = icmp eq i64 %115, 25
  br i1 %116, label %94, label %97, !llvm.loop !10

117:
  %118 = load i32, i32* %28, align 16
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %26) #7
  br label %119

119:
  %120 = phi i64 [ 25, %117 ], [ %125, %124 ]
  %121 = icmp eq i64 %120, 25
  %122 = getelementptr inbounds [26 x i8], [26 x i8]* @.str.2, i64 0, i64 %120
  %123 = add nuw nsw i64 %120, 1
  br label %127

124:
  %125 = add nsw i64 %120, -1
  %126 = icmp eq i64 %120, 0
  br i1 %126, label %154, label %119, !llvm.loop !11

127:
  %128 = phi i64 [ 37, %119 ], [ %152, %149 ]
  %129 = icmp eq i64 %128, 37
  %130 = select i1 %121, i1 true, i1 %129
  br i1 %130, label %149, label %131

131:
  %132 = load i8, i8* %122, align 1
  %133 = getelementptr inbounds [38 x i8], [38 x i8]* @.str.3, i64 0, i64 %128
  %134 = load i8, i8* %133, align 1
  %135 = icmp eq i8 %132, %134
  br i1 %135, label %136, label %141

136:
  %137 = add nuw nsw i64 %128, 1
  %138 = getelementptr inbounds [64 x [64 x i8]], [64 x [64 x i8]]* @subsequence.len, i64 0, i64 %123, i64 %137
  %139 = load i8, i8* %138, align 1
  %140 = add i8 %139, 1
  br label %149

141:
  %142 = getelementptr inbounds [64 x [64 x i8]], [64 x [64 x i8]]* @subsequence.len, i64 0, i64 %123, i64 %128
  %143 = load i8, i8* %142, align 1
  %144 = add nuw nsw i64 %128, 1
  %145 = getelementptr inbounds [64 x [64 x i8]], [64 x [64 x i8]]* @subsequence.len, i64 0, i64 %120, i64 %144
  %146 = load i8, i8* %145, align 1
  %147 = icmp ugt i8 %143, %146
  %148 = select i1 %147, i8 %143, i8 %146
  br label %149

149:
  %150 = phi i8 [ 0, %127 ], [ %140, %136 ], [ %148, %141 ]
  %151 = getelementptr inbounds [64 x [64 x i8]], [64 x [64 x i8]]* @subsequence.len, i64 0, i64 %120, i64 %128
  store i8 %150, i8* %151, align 1
  %152 = add nsw i64 %128, -1
  %153 = icmp eq i64 %128, 0
  br i1 %153, label %124, label %127, !llvm.loop !12

154:
  %155 = phi i32 [ %185, %182 ], [ 0, %124 ]
  %156 = phi i32 [ %184, %182 ], [ 0, %124 ]
  %157 = phi i32 [ %183, %182 ], [ 0, %124 ]
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [26 x i8], [26 x i8]* @.str.2, i64 0, i64 %158
  %160 = load i8, i8* %159, align 1
  %161 = sext i32 %156 to i64
  %162 = getelementptr inbounds [38 x i8], [38 x i8]* @.str.3, i64 0, i64 %161
  %163 = load i8, i8* %162, align 1
  %164 = icmp eq i8 %160, %163
  %165 = add nsw i32 %157, 1
  br i1 %164, label %166, label %171

166:
  %167 = add nsw i32 %155, 1
  %168 = sext i32 %155 to i64
  %169 = getelementptr inbounds [64 x i8], [64 x i8]* @main.common, i64 0, i64 %168
  store i8 %160, i8* %169, align 1
  %170 = add nsw i32 %156, 1
  br label %182

171:
  %172 = sext i32 %165 to i64
  %173 = getelementptr inbounds [64 x [64 x i8]], [64 x [64 x i8]]* @subsequence.len, i64 0, i64 %172, i64 %161
  %174 = load i8, i8* %173, align 1
  %175 = add nsw i32 %156, 1
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [64 x [64 x i8]], [64 x [64 x i8]]* @subsequence.len, i64 0, i64 %158, i64 %176
  %178 = load i8, i8* %177, align 1
  %179 = icmp ult i8 %174, %178
  %180 = select i1 %179, i32 %157, i32 %165
  %181 = select i1 %179, i32 %175, i32 %156
  br label %182

182:
  %183 = phi i32 [ %165, %166 ], [ %180, %171 ]
  %184 = phi i32 [ %170, %166 ], [ %181, %171 ]
  %185 = phi i32 [ %167, %166 ], [ %155, %171 ]
  %186 = icmp slt i32 %183, 25
  %187 = icmp slt i32 %184, 37
  %188 = select i1 %186, i1 %187, i1 false
  br i1 %188, label %154, label %189, !llvm.loop !13

189:
  %190 = sext i32 %185 to i64
  %191 = getelementptr inbounds [64 x i8], [64 x i8]* @main.common, i64 0, i64 %190
  store i8 0, i8* %191, align 1
  %192 = load i8, i8* getelementptr inbounds ([64 x [64 x i8]], [64 x [64 x i8]]* @subsequence.len, i64 0, i64 0, i64 0), align 16
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(2004) bitcast ([501 x i32]* @knapsack.best to i8*), i8 0, i64 2004, i1 false) #7
  br label %193

193:
  %194 = phi i64 [ 0, %189 ], [ %203, %202 ]
  %195 = getelementptr inbounds [40 x i32], [40 x i32]* %8, i64 0, i64 %194
  %196 = load i32, i32* %195, align 4
  %197 = icmp sgt i32 %196, 500
  br i1 %197, label %202, label %198

198:
  %199 = getelementptr inbounds [40 x i32], [40 x i32]* %9, i64 0, i64 %194
  %200 = sext i32 %196 to i64
  %201 = load i32, i32* %199, align 4
  br label %205

202:
  %203 = add nuw nsw i64 %194, 1
  %204 = icmp eq i64 %203, 40
  br i1 %204, label %218, label %193, !llvm.loop !14

205:
  %206 = phi i64 [ 500, %198 ], [ %216, %215 ]
  %207 = sub nsw i64 %206, %200
  %208 = getelementptr inbounds [501 x i32], [501 x i32]* @knapsack.best, i64 0, i64 %207
  %209 = load i32, i32* %208, align 4
  %210 = add nsw i32 %201, %209
  %211 = getelementptr inbounds [501 x i32], [501 x i32]* @knapsack.best, i64 0, i64 %206
  %212 = load i32, i32* %211, align 4
  %213 = icmp sgt i32 %210, %212
  br i1 %213, label %214, label %215

214:
  store i32 %210, i32* %211, align 4
  br label %215

215:
  %216 = add i64 %206, -1
  %217 = icmp sgt i64 %206, %200
  br i1 %217, label %205, label %202, !llvm.loop !15

218:
  %219 = load i32, i32* getelementptr inbounds ([501 x i32], [501 x i32]* @knapsack.best, i64 0, i64 500), align 16
  %220 = urem i32 %78, 10
  br label %221

221:
  %222 = phi i64 [ 0, %218 ], [ %225, %221 ]
  %223 = getelementptr inbounds [400 x i32], [400 x i32]* @parent, i64 0, i64 %222
  %224 = trunc i64 %222 to i32
  store i32 %224, i32* %223, align 4
  %225 = add nuw nsw i64 %222, 1
  %226 = icmp eq i64 %225, 400
  br i1 %226, label %227, label %221, !llvm.loop !16

227:
  %228 = add nuw nsw i32 %220, 300
  br label %229

229:
  %230 = phi i32 [ %233, %279 ], [ %228, %227 ]
  %231 = phi i32 [ %235, %279 ], [ 17, %227 ]
  %232 = phi i32 [ %280, %279 ], [ 400, %227 ]
  %233 = add nsw i32 %230, -1
  %234 = mul i32 %231, 1664525
  %235 = add i32 %234, 1013904223
  %236 = lshr i32 %235, 8
  %237 = urem i32 %236, 400
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds [400 x i32], [400 x i32]* @parent, i64 0, i64 %238
  %240 = load i32, i32* %239, align 4
  %241 = icmp eq i32 %240, %237
  br i1 %241, label %252, label %242

242:
  %243 = phi i32 [ %250, %242 ], [ %240, %229 ]
  %244 = phi i32* [ %249, %242 ], [ %239, %229 ]
  %245 = sext i32 %243 to i64
  %246 = getelementptr inbounds [400 x i32], [400 x i32]* @parent, i64 0, i64 %245
  %247 = load i32, i32* %246, align 4
  store i32 %247, i32* %244, align 4
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [400 x i32], [400 x i32]* @parent, i64 0, i64 %248
  %250 = load i32, i32* %249, align 4
  %251 = icmp eq i32 %250, %247
  br i1 %251, label %252, label %242, !llvm.loop !17

252:
  %253 = phi i32 [ %237, %229 ], [ %247, %242 ]
  %254 = lshr i32 %235, 20
  %255 = trunc i32 %254 to i16
  %256 = urem i16 %255, 400
  %257 = zext i16 %256 to i32
  %258 = zext i16 %256 to i64
  %259 = getelementptr inbounds [400 x i32], [400 x i32]* @parent, i64 0, i64 %258
  %260 = load i32, i32* %259, align 4
  %261 = icmp eq i32 %260, %257
  br i1 %261, label %272, label %262

262:
  %263 = phi i32 [ %270, %262 ], [ %260, %252 ]
  %264 = phi i32* [ %269, %262 ], [ %259, %252 ]
  %265 = sext i32 %263 to i64
  %266 = getelementptr inbounds [400 x i32], [400 x i32]* @parent, i64 0, i64 %265
  %267 = load i32, i32* %266, align 4
  store i32 %267, i32* %264, align 4
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds [400 x i32], [400 x i32]* @parent, i64 0, i64 %268
  %270 = load i32, i32* %269, align 4
  %271 = icmp eq i32 %270, %267
  br i1 %271, label %272, label %262, !llvm.loop !17

272:
  %273 = phi i32 [ %257, %252 ], [ %267, %262 ]
  %274 = icmp eq i32 %253, %273
  br i1 %274, label %279, label %275

275:
  %276 = sext i32 %253 to i64
  %277 = getelementptr inbounds [400 x i32], [400 x i32]* @parent, i64 0, i64 %276
  store i32 %273, i32* %277, align 4
  %278 = add nsw i32 %232, -1
  br label %279

279:
  %280 = phi i32 [ %278, %275 ], [ %232, %272 ]
  %281 = icmp eq i32 %233, 0
  br i1 %281, label %282, label %229, !llvm.loop !18

282:
  call void @llvm.lifetime.start.p0i8(i64 6144, i8* nonnull %29) #7
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %30) #7
  call void @llvm.lifetime.start.p0i8(i64 1024, i8* nonnull %31) #7
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(1024) %31, i8 0, i64 1024, i1 false) #7
  br label %283

283:
  %284 = phi i8 [ 105, %282 ], [ %292, %283 ]
  %285 = phi i8* [ getelementptr inbounds ([52 x i8], [52 x i8]* @main.text, i64 0, i64 0), %282 ], [ %291, %283 ]
  %286 = and i8 %284, 127
  %287 = zext i8 %286 to i64
  %288 = getelementptr inbounds [128 x i64], [128 x i64]* %5, i64 0, i64 %287
  %289 = load i64, i64* %288, align 8
  %290 = add nsw i64 %289, 1
  store i64 %290, i64* %288, align 8
  %291 = getelementptr inbounds i8, i8* %285, i64 1
  %292 = load i8, i8* %291, align 1
  %293 = icmp eq i8* %291, getelementptr inbounds ([52 x i8], [52 x i8]* @main.text, i64 0, i64 51)
  br i1 %293, label %301, label %283, !llvm.loop !19

294:
  %295 = icmp sgt i32 %320, 1
  br i1 %295, label %296, label %389

296:
  %297 = sext i32 %321 to i64
  %298 = zext i32 %320 to i64
  %299 = add nsw i32 %320, -1
  %300 = add i32 %299, %321
  br label %324

301:
  %302 = phi i64 [ %322, %319 ], [ 0, %283 ]
  %303 = phi i32 [ %321, %319 ], [ 0, %283 ]
  %304 = phi i32 [ %320, %319 ], [ 0, %283 ]
  %305 = getelementptr inbounds [128 x i64], [128 x i64]* %5, i64 0, i64 %302
  %306 = load i64, i64* %305, align 8
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %319, label %308

308:
  %309 = sext i32 %303 to i64
  %310 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %309, i32 0
  store i64 %306, i64* %310, align 8
  %311 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %309, i32 1
  store i32 -1, i32* %311, align 8
  %312 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %309, i32 2
  store i32 -1, i32* %312, align 4
  %313 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %309, i32 3
  %314 = trunc i64 %302 to i32
  store i32 %314, i32* %313, align 8
  %315 = add nsw i32 %303, 1
  %316 = add nsw i32 %304, 1
  %317 = sext i32 %304 to i64
  %318 = getelementptr inbounds [128 x i32], [128 x i32]* %4, i64 0, i64 %317
  store i32 %303, i32* %318, align 4
  br label %319

319:
  %320 = phi i32 [ %316, %308 ], [ %304, %301 ]
  %321 = phi i32 [ %315, %308 ], [ %303, %301 ]
  %322 = add nuw nsw i64 %302, 1
  %323 = icmp eq i64 %322, 128
  br i1 %323, label %294, label %301, !llvm.loop !20

324:
  %325 = phi i64 [ %298, %296 ], [ %329, %328 ]
  %326 = phi i64 [ %297, %296 ], [ %348, %328 ]
  %327 = trunc i64 %325 to i32
  br label %352

328:
  %329 = add nsw i64 %325, -1
  %330 = and i64 %329, 4294967295
  %331 = getelementptr inbounds [128 x i32], [128 x i32]* %4, i64 0, i64 %330
  %332 = load i32, i32* %331, align 4
  %333 = add nsw i64 %325, 4294967294
  %334 = and i64 %333, 4294967295
  %335 = getelementptr inbounds [128 x i32], [128 x i32]* %4, i64 0, i64 %334
  %336 = load i32, i32* %335, align 4
  %337 = sext i32 %332 to i64
  %338 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %337, i32 0
  %339 = load i64, i64* %338, align 8
  %340 = sext i32 %336 to i64
  %341 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %340, i32 0
  %342 = load i64, i64* %341, align 8
  %343 = add nsw i64 %342, %339
  %344 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %326, i32 0
  store i64 %343, i64* %344, align 8
  %345 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %326, i32 1
  store i32 %332, i32* %345, align 8
  %346 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %326, i32 2
  store i32 %336, i32* %346, align 4
  %347 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %326, i32 3
  store i32 -1, i32* %347, align 8
  %348 = add nsw i64 %326, 1
  %349 = trunc i64 %326 to i32
  store i32 %349, i32* %335, align 4
  %350 = trunc i64 %348 to i32
  %351 = icmp eq i32 %300, %350
  br i1 %351, label %389, label %324, !llvm.loop !21

352:
  %353 = phi i1 [ true, %324 ], [ false, %363 ]
  %354 = phi i32 [ -1, %324 ], [ -2, %363 ]
  %355 = add i32 %354, %327
  %356 = icmp sgt i32 %355, 0
  br i1 %356, label %359, label %357

357:
  %358 = sext i32 %355 to i64
  br label %363

359:
  %360 = zext i32 %355 to i64
  br label %370

361:
  %362 = sext i32 %386 to i64
  br label %363

363:
  %364 = phi i64 [ %358, %357 ], [ %362, %361 ]
  %365 = phi i64 [ %358, %357 ], [ %360, %361 ]
  %366 = getelementptr inbounds [128 x i32], [128 x i32]* %4, i64 0, i64 %364
  %367 = load i32, i32* %366, align 4
  %368 = getelementptr inbounds [128 x i32], [128 x i32]* %4, i64 0, i64 %365
  %369 = load i32, i32* %368, align 4
  store i32 %369, i32* %366, align 4
  store i32 %367, i32* %368, align 4
  br i1 %353, label %352, label %328, !llvm.loop !22

370:
  %371 = phi i64 [ 0, %359 ], [ %387, %370 ]
  %372 = phi i32 [ %355, %359 ], [ %386, %370 ]
  %373 = getelementptr inbounds [128 x i32], [128 x i32]* %4, i64 0, i64 %371
  %374 = load i32, i32* %373, align 4
  %375 = sext i32 %374 to i64
  %376 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %375, i32 0
  %377 = load i64, i64* %376, align 8
  %378 = sext i32 %372 to i64
  %379 = getelementptr inbounds [128 x i32], [128 x i32]* %4, i64 0, i64 %378
  %380 = load i32, i32* %379, align 4
  %381 = sext i32 %380 to i64
  %382 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %381, i32 0
  %383 = load i64, i64* %382, align 8
  %384 = icmp slt i64 %377, %383
  %385 = trunc i64 %371 to i32
  %386 = select i1 %384, i32 %385, i32 %372
  %387 = add nuw nsw i64 %371, 1
  %388 = icmp eq i64 %387, %360
  br i1 %388, label %361, label %370, !llvm.loop !23

389:
  call void @llvm.lifetime.start.p0i8(i64 768, i8* nonnull %32) #7
  %390 = load i32, i32* %33, align 16
  store i32 %390, i32* %34, align 16
  store i32 0, i32* %35, align 4
  store i32 0, i32* %36, align 8
  br label %391

391:
  %392 = phi i64 [ %445, %439 ], [ 0, %389 ]
  %393 = phi i32 [ %396, %439 ], [ 1, %389 ]
  br label %394

394:
  %395 = phi i32 [ %437, %426 ], [ %393, %391 ]
  %396 = add nsw i32 %395, -1
  %397 = zext i32 %396 to i64
  %398 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* %6, i64 0, i64 %397, i32 0
  %399 = load i32, i32* %398, align 4
  %400 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* %6, i64 0, i64 %397, i32 1
  %401 = load i32, i32* %400, align 4
  %402 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* %6, i64 0, i64 %397, i32 2
  %403 = load i32, i32* %402, align 4
  %404 = sext i32 %399 to i64
  %405 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %404, i32 3
  %406 = load i32, i32* %405, align 8
  %407 = icmp sgt i32 %406, -1
  br i1 %407, label %408, label %426

408:
  %409 = sext i32 %399 to i64
  %410 = icmp sgt i32 %401, 0
  %411 = zext i32 %406 to i64
  br i1 %410, label %412, label %439

412:
  %413 = zext i32 %401 to i64
  br label %414

414:
  %415 = phi i64 [ 0, %412 ], [ %424, %414 ]
  %416 = trunc i64 %415 to i32
  %417 = xor i32 %416, -1
  %418 = add i32 %401, %417
  %419 = lshr i32 %403, %418
  %420 = trunc i32 %419 to i8
  %421 = and i8 %420, 1
  %422 = or i8 %421, 48
  %423 = getelementptr inbounds [128 x [16 x i8]], [128 x [16 x i8]]* @main.codes, i64 0, i64 %411, i64 %415
  store i8 %422, i8* %423, align 1
  %424 = add nuw nsw i64 %415, 1
  %425 = icmp eq i64 %424, %413
  br i1 %425, label %439, label %414, !llvm.loop !24

426:
  %427 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %404, i32 2
  %428 = load i32, i32* %427, align 4
  store i32 %428, i32* %398, align 4
  %429 = add nsw i32 %401, 1
  store i32 %429, i32* %400, align 4
  %430 = shl i32 %403, 1
  %431 = or i32 %430, 1
  store i32 %431, i32* %402, align 4
  %432 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %404, i32 1
  %433 = load i32, i32* %432, align 8
  %434 = zext i32 %395 to i64
  %435 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* %6, i64 0, i64 %434, i32 0
  store i32 %433, i32* %435, align 4
  %436 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* %6, i64 0, i64 %434, i32 1
  store i32 %429, i32* %436, align 4
  %437 = add nuw nsw i32 %395, 1
  %438 = getelementptr inbounds [64 x %struct.anon], [64 x %struct.anon]* %6, i64 0, i64 %434, i32 2
  store i32 %430, i32* %438, align 4
  br label %394

439:
  %440 = sext i32 %401 to i64
  %441 = getelementptr inbounds [128 x [16 x i8]], [128 x [16 x i8]]* @main.codes, i64 0, i64 %411, i64 %440
  store i8 0, i8* %441, align 1
  %442 = getelementptr inbounds [256 x %struct.node], [256 x %struct.node]* %3, i64 0, i64 %409, i32 0
  %443 = load i64, i64* %442, align 8
  %444 = mul nsw i64 %443, %440
  %445 = add nsw i64 %444, %392
  %446 = icmp sgt i32 %395, 1
  br i1 %446, label %391, label %447

447:
  call void @llvm.lifetime.end.p0i8(i64 768, i8* nonnull %32) #7
  call void @llvm.lifetime.end.p0i8(i64 1024, i8* nonnull %31) #7
  call void @llvm.lifetime.end.p0i8(i64 512, i8* nonnull %30) #7
  call void @llvm.lifetime.end.p0i8(i64 6144, i8* nonnull %29) #7
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %37) #7
  store i64 29104508263162465, i64* %11, align 8
  br label %448

448:
  %449 = phi i8 [ 103, %447 ], [ %491, %489 ]
  %450 = phi i32 [ 1, %447 ], [ %490, %489 ]
  br label %451

451:
  %452 = phi i8 [ %449, %448 ], [ %456, %463 ]
  %453 = phi i32 [ 5, %448 ], [ %464, %463 ]
  %454 = zext i32 %453 to i64
  %455 = getelementptr inbounds i8, i8* %37, i64 %454
  %456 = load i8, i8* %455, align 1
  %457 = icmp slt i8 %456, %452
  br i1 %457, label %458, label %463

458:
  %459 = sext i32 %453 to i64
  %460 = getelementptr inbounds i8, i8* %37, i64 %459
  %461 = load i8, i8* %460, align 1
  %462 = icmp sgt i8 %449, %461
  br i1 %462, label %472, label %466, !llvm.loop !25

463:
  %464 = add nsw i32 %453, -1
  %465 = icmp eq i32 %453, 0
  br i1 %465, label %492, label %451, !llvm.loop !26

466:
  %467 = phi i64 [ %471, %466 ], [ 5, %458 ]
  %468 = getelementptr inbounds i8, i8* %37, i64 %467
  %469 = load i8, i8* %468, align 1
  %470 = icmp sgt i8 %469, %461
  %471 = add i64 %467, -1
  br i1 %470, label %472, label %466, !llvm.loop !25

472:
  %473 = phi i8 [ %449, %458 ], [ %469, %466 ]
  %474 = phi i64 [ 6, %458 ], [ %467, %466 ]
  %475 = getelementptr inbounds i8, i8* %37, i64 %474
  store i8 %473, i8* %460, align 1
  store i8 %461, i8* %475, align 1
  %476 = icmp slt i32 %453, 5
  br i1 %476, label %477, label %489

477:
  %478 = add nuw nsw i64 %459, 1
  br label %479

479:
  %480 = phi i64 [ 6, %477 ], [ %486, %479 ]
  %481 = phi i64 [ %478, %477 ], [ %487, %479 ]
  %482 = getelementptr inbounds i8, i8* %37, i64 %481
  %483 = load i8, i8* %482, align 1
  %484 = getelementptr inbounds i8, i8* %37, i64 %480
  %485 = load i8, i8* %484, align 1
  store i8 %485, i8* %482, align 1
  store i8 %483, i8* %484, align 1
  %486 = add nsw i64 %480, -1
  %487 = add nuw nsw i64 %481, 1
  %488 = icmp ult i64 %487, %486
  br i1 %488, label %479, label %489, !llvm.loop !27

489:
  %490 = add nuw nsw i32 %450, 1
  %491 = load i8, i8* %38, align 2
  br label %448, !llvm.loop !28

492:
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(4000) bitcast ([1000 x i32]* @sieve.composite to i8*), i8 0, i64 4000, i1 false) #7
  br label %493

493:
  %494 = phi i32 [ 2, %492 ], [ %522, %520 ]
  %495 = phi i32 [ 0, %492 ], [ %521, %520 ]
  %496 = lshr i32 %494, 5
  %497 = zext i32 %496 to i64
  %498 = getelementptr inbounds [1000 x i32], [1000 x i32]* @sieve.composite, i64 0, i64 %497
  %499 = load i32, i32* %498, align 4
  %500 = and i32 %494, 31
  %501 = shl nuw i32 1, %500
  %502 = and i32 %499, %501
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %504, label %520

504:
  %505 = add nsw i32 %495, 1
  %506 = icmp ult i32 %494, 15000
  br i1 %506, label %507, label %520

507:
  %508 = shl nuw nsw i32 %494, 1
  br label %509

509:
  %510 = phi i32 [ %518, %509 ], [ %508, %507 ]
  %511 = and i32 %510, 31
  %512 = shl nuw i32 1, %511
  %513 = lshr i32 %510, 5
  %514 = zext i32 %513 to i64
  %515 = getelementptr inbounds [1000 x i32], [1000 x i32]* @sieve.composite, i64 0, i64 %514
  %516 = load i32, i32* %515, align 4
  %517 = or i32 %512, %516
  store i32 %517, i32* %515, align 4
  %518 = add nuw nsw i32 %510, %494
  %519 = icmp ult i32 %518, 30000
  br i1 %519, label %509, label %520, !llvm.loop !29

520:
  %521 = phi i32 [ %495, %493 ], [ %505, %504 ], [ %505, %509 ]
  %522 = add nuw nsw i32 %494, 1
  %523 = icmp eq i32 %522, 30000
  br i1 %523, label %524, label %493, !llvm.loop !30

524:
  store i32 12, i32* %40, align 4
  store i32 0, i32* %41, align 4
  store i32 0, i32* %42, align 4
  %525 = call fastcc i32 @hanoi(i32 noundef 12, i32 noundef 0, i32 noundef 2, i32* noundef nonnull %40)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %37) #7
  %526 = add nuw nsw i32 %78, 1
  %527 = icmp eq i32 %526, %19
  br i1 %527, label %58, label %77, !llvm.loop !31
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone uwtable
define internal fastcc i32 @ackermann(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %4, label %7

4:
  %5 = phi i32 [ %1, %2 ], [ %12, %11 ]
  %6 = add i32 %5, 1
  ret i32 %6

7:
  %8 = phi i32 [ %12, %11 ], [ %1, %2 ]
  %9 = phi i32 [ %13, %11 ], [ %0, %2 ]
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %11, label %15

11:
  %12 = phi i32 [ %17, %15 ], [ 1, %7 ]
  %13 = add i32 %9, -1
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %4, label %7

15:
  %16 = add i32 %8, -1
  %17 = tail call fastcc i32 @ackermann(i32 noundef %9, i32 noundef %16)
  br label %11
}

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc i32 @hanoi(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32* noundef %3) unnamed_addr #4 {
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %26, label %6

6:
  %7 = sext i32 %2 to i64
  %8 = getelementptr inbounds i32, i32* %3, i64 %7
  br label %9

9:
  %10 = phi i32 [ %1, %6 ], [ %15, %9 ]
  %11 = phi i32 [ %0, %6 ], [ %13, %9 ]
  %12 = phi i32 [ 0, %6 ], [ %24, %9 ]
  %13 = add nsw i32 %11, -1
  %14 = add i32 %10, %2
  %15 = sub i32 3, %14
  %16 = tail call fastcc i32 @hanoi(i32 noundef %13, i32 noundef %10, i32 noundef %15, i32* noundef %3)
  %17 = sext i32 %10 to i64
  %18 = getelementptr inbounds i32, i32* %3, i64 %17
  %19 = load i32, i32* %18, align 4
  %20 = add nsw i32 %19, -1
  store i32 %20, i32* %18, align 4
  %21 = load i32, i32* %8, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, i32* %8, align 4
  %23 = add i32 %12, 1
  %24 = add i32 %23, %16
  %25 = icmp eq i32 %13, 0
  br i1 %25, label %26, label %9

26:
  %27 = phi i32 [ 0, %4 ], [ %24, %9 ]
  ret i32 %27
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { nofree nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

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
!30 = distinct !{!30, !6, !7}
!31 = distinct !{!31, !6, !7}
