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
  %13 = getelementptr inbounds i8, ptr %11, i64 5
  %14 = getelementptr inbounds i8, ptr %11, i64 4
  %15 = getelementptr inbounds i8, ptr %11, i64 3
  %16 = getelementptr inbounds i8, ptr %11, i64 2
  %17 = getelementptr inbounds i8, ptr %11, i64 1
  br i1 %12, label %18, label %23

18:
  %19 = getelementptr inbounds i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !5
  %21 = tail call i64 @strtol(ptr nocapture noundef nonnull %20, ptr noundef null, i32 noundef 10) #8
  %22 = trunc i64 %21 to i32
  br label %23

23:
  %24 = phi i32 [ %22, %18 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %8) #8
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %9) #8
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %10) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %10, i8 0, i64 12, i1 false)
  br label %58

25:
  %26 = icmp sgt i32 %24, 0
  br i1 %26, label %27, label %76

27:
  %28 = getelementptr inbounds i8, ptr %7, i64 4
  %29 = getelementptr inbounds i8, ptr %7, i64 8
  %30 = getelementptr inbounds i8, ptr %7, i64 12
  %31 = getelementptr inbounds i8, ptr %7, i64 16
  %32 = getelementptr inbounds i8, ptr %7, i64 20
  %33 = getelementptr inbounds i8, ptr %7, i64 24
  %34 = getelementptr inbounds i8, ptr %7, i64 28
  %35 = getelementptr inbounds i8, ptr %7, i64 32
  %36 = getelementptr inbounds i8, ptr %7, i64 36
  %37 = getelementptr inbounds i8, ptr %7, i64 40
  %38 = getelementptr inbounds i8, ptr %7, i64 44
  %39 = getelementptr inbounds i8, ptr %7, i64 48
  %40 = getelementptr inbounds i8, ptr %7, i64 52
  %41 = getelementptr inbounds i8, ptr %7, i64 56
  %42 = getelementptr inbounds i8, ptr %7, i64 60
  %43 = getelementptr inbounds i8, ptr %7, i64 64
  %44 = getelementptr inbounds i8, ptr %7, i64 68
  %45 = getelementptr inbounds i8, ptr %7, i64 72
  %46 = getelementptr inbounds i8, ptr %7, i64 76
  %47 = getelementptr inbounds i8, ptr %7, i64 80
  %48 = getelementptr inbounds i8, ptr %7, i64 84
  %49 = getelementptr inbounds i8, ptr %7, i64 88
  %50 = getelementptr inbounds i8, ptr %7, i64 92
  %51 = getelementptr inbounds i8, ptr %7, i64 96
  %52 = getelementptr inbounds i8, ptr %6, i64 4
  %53 = getelementptr inbounds i8, ptr %6, i64 8
  %54 = getelementptr inbounds i8, ptr %11, i64 6
  %55 = tail call fastcc i32 @ackermann(i32 noundef 2, i32 noundef 30)
  %56 = getelementptr inbounds i8, ptr %10, i64 8
  %57 = getelementptr inbounds i8, ptr %10, i64 4
  br label %92

58:
  %59 = phi i64 [ 0, %23 ], [ %71, %58 ]
  %60 = trunc i64 %59 to i16
  %61 = mul nuw nsw i16 %60, 37
  %62 = urem i16 %61, 61
  %63 = add nuw nsw i16 %62, 10
  %64 = zext nneg i16 %63 to i32
  %65 = getelementptr inbounds [40 x i32], ptr %8, i64 0, i64 %59
  store i32 %64, ptr %65, align 4, !tbaa !9
  %66 = mul nuw nsw i16 %60, 53
  %67 = urem i16 %66, 97
  %68 = add nuw nsw i16 %67, 5
  %69 = zext nneg i16 %68 to i32
  %70 = getelementptr inbounds [40 x i32], ptr %9, i64 0, i64 %59
  store i32 %69, ptr %70, align 4, !tbaa !9
  %71 = add nuw nsw i64 %59, 1
  %72 = icmp eq i64 %71, 40
  br i1 %72, label %25, label %58, !llvm.loop !11

73:
  %74 = zext i8 %191 to i32
  %75 = load i32, ptr %56, align 4, !tbaa !9
  br label %76

76:
  %77 = phi i32 [ %75, %73 ], [ 0, %25 ]
  %78 = phi i32 [ %121, %73 ], [ 0, %25 ]
  %79 = phi i32 [ %74, %73 ], [ 0, %25 ]
  %80 = phi i32 [ %247, %73 ], [ 0, %25 ]
  %81 = phi i32 [ %320, %73 ], [ 0, %25 ]
  %82 = phi i32 [ %635, %73 ], [ 0, %25 ]
  %83 = phi i32 [ %707, %73 ], [ 0, %25 ]
  %84 = phi i32 [ %711, %73 ], [ 0, %25 ]
  %85 = phi i32 [ %55, %73 ], [ 0, %25 ]
  %86 = phi i64 [ %629, %73 ], [ 0, %25 ]
  %87 = icmp eq i32 %24, 1
  %88 = select i1 %87, i32 %81, i32 0
  %89 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %78, i32 noundef %79, ptr noundef nonnull @main.common, i32 noundef %80, i32 noundef %88)
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %86, ptr noundef nonnull getelementptr inbounds (i8, ptr @main.codes, i64 1856), ptr noundef nonnull getelementptr inbounds (i8, ptr @main.codes, i64 1904))
  %91 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %82, i32 noundef %83, i32 noundef %85, i32 noundef %84, i32 noundef %77)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %8) #8
  ret i32 0

92:
  %93 = phi i32 [ 0, %27 ], [ %712, %710 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #8
  store i32 1, ptr %28, align 4, !tbaa !9
  store i32 2, ptr %29, align 8, !tbaa !9
  store i32 3, ptr %30, align 4, !tbaa !9
  store i32 4, ptr %31, align 16, !tbaa !9
  store i32 5, ptr %32, align 4, !tbaa !9
  store i32 6, ptr %33, align 8, !tbaa !9
  store i32 7, ptr %34, align 4, !tbaa !9
  store i32 8, ptr %35, align 16, !tbaa !9
  store i32 9, ptr %36, align 4, !tbaa !9
  store i32 10, ptr %37, align 8, !tbaa !9
  store i32 11, ptr %38, align 4, !tbaa !9
  store i32 12, ptr %39, align 16, !tbaa !9
  store i32 13, ptr %40, align 4, !tbaa !9
  store i32 14, ptr %41, align 8, !tbaa !9
  store i32 15, ptr %42, align 4, !tbaa !9
  store i32 16, ptr %43, align 16, !tbaa !9
  store i32 17, ptr %44, align 4, !tbaa !9
  store i32 18, ptr %45, align 8, !tbaa !9
  store i32 19, ptr %46, align 4, !tbaa !9
  store i32 20, ptr %47, align 16, !tbaa !9
  store i32 21, ptr %48, align 4, !tbaa !9
  store i32 22, ptr %49, align 8, !tbaa !9
  store i32 23, ptr %50, align 4, !tbaa !9
  store i32 24, ptr %51, align 16, !tbaa !9
  br label %94

94:
  %95 = phi i64 [ 1, %92 ], [ %101, %100 ]
  %96 = phi i32 [ 0, %92 ], [ %97, %100 ]
  %97 = trunc nuw nsw i64 %95 to i32
  %98 = getelementptr i8, ptr getelementptr (i8, ptr @.str, i64 -1), i64 %95
  %99 = load i8, ptr %98, align 1, !tbaa !13
  br label %103

100:
  %101 = add nuw nsw i64 %95, 1
  %102 = icmp eq i64 %101, 27
  br i1 %102, label %120, label %94, !llvm.loop !14

103:
  %104 = phi i32 [ %97, %94 ], [ %117, %103 ]
  %105 = phi i64 [ 1, %94 ], [ %118, %103 ]
  %106 = phi i32 [ %96, %94 ], [ %113, %103 ]
  %107 = getelementptr i8, ptr getelementptr (i8, ptr @.str.1, i64 -1), i64 %105
  %108 = load i8, ptr %107, align 1, !tbaa !13
  %109 = icmp ne i8 %99, %108
  %110 = zext i1 %109 to i32
  %111 = add nsw i32 %106, %110
  %112 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %105
  %113 = load i32, ptr %112, align 4, !tbaa !9
  %114 = add nsw i32 %113, 1
  %115 = tail call i32 @llvm.smin.i32(i32 %114, i32 %111)
  %116 = add nsw i32 %104, 1
  %117 = tail call i32 @llvm.smin.i32(i32 %116, i32 %115)
  store i32 %117, ptr %112, align 4, !tbaa !9
  %118 = add nuw nsw i64 %105, 1
  %119 = icmp eq i64 %118, 25
  br i1 %119, label %100, label %103, !llvm.loop !15

120:
  %121 = load i32, ptr %51, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #8
  br label %122

122:
  %123 = phi i64 [ 25, %120 ], [ %129, %128 ]
  %124 = icmp eq i64 %123, 25
  %125 = getelementptr inbounds i8, ptr @.str.2, i64 %123
  %126 = add nuw nsw i64 %123, 1
  %127 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %123, i64 37
  store i8 0, ptr %127, align 1, !tbaa !13
  br label %131

128:
  %129 = add nsw i64 %123, -1
  %130 = icmp eq i64 %123, 0
  br i1 %130, label %153, label %122, !llvm.loop !16

131:
  %132 = phi i8 [ 0, %122 ], [ %149, %148 ]
  %133 = phi i64 [ 36, %122 ], [ %151, %148 ]
  br i1 %124, label %148, label %134

134:
  %135 = load i8, ptr %125, align 1, !tbaa !13
  %136 = getelementptr inbounds i8, ptr @.str.3, i64 %133
  %137 = load i8, ptr %136, align 1, !tbaa !13
  %138 = icmp eq i8 %135, %137
  br i1 %138, label %139, label %144

139:
  %140 = add nuw nsw i64 %133, 1
  %141 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %126, i64 %140
  %142 = load i8, ptr %141, align 1, !tbaa !13
  %143 = add i8 %142, 1
  br label %148

144:
  %145 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %126, i64 %133
  %146 = load i8, ptr %145, align 1, !tbaa !13
  %147 = tail call i8 @llvm.umax.i8(i8 %146, i8 %132)
  br label %148

148:
  %149 = phi i8 [ 0, %131 ], [ %143, %139 ], [ %147, %144 ]
  %150 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %123, i64 %133
  store i8 %149, ptr %150, align 1, !tbaa !13
  %151 = add nsw i64 %133, -1
  %152 = icmp eq i64 %133, 0
  br i1 %152, label %128, label %131, !llvm.loop !17

153:
  %154 = phi i32 [ %184, %181 ], [ 0, %128 ]
  %155 = phi i32 [ %183, %181 ], [ 0, %128 ]
  %156 = phi i32 [ %182, %181 ], [ 0, %128 ]
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i8, ptr @.str.2, i64 %157
  %159 = load i8, ptr %158, align 1, !tbaa !13
  %160 = sext i32 %155 to i64
  %161 = getelementptr inbounds i8, ptr @.str.3, i64 %160
  %162 = load i8, ptr %161, align 1, !tbaa !13
  %163 = icmp eq i8 %159, %162
  %164 = add nsw i32 %156, 1
  br i1 %163, label %165, label %170

165:
  %166 = add nsw i32 %154, 1
  %167 = sext i32 %154 to i64
  %168 = getelementptr inbounds i8, ptr @main.common, i64 %167
  store i8 %159, ptr %168, align 1, !tbaa !13
  %169 = add nsw i32 %155, 1
  br label %181

170:
  %171 = sext i32 %164 to i64
  %172 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %171, i64 %160
  %173 = load i8, ptr %172, align 1, !tbaa !13
  %174 = add nsw i32 %155, 1
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [64 x [64 x i8]], ptr @subsequence.len, i64 0, i64 %157, i64 %175
  %177 = load i8, ptr %176, align 1, !tbaa !13
  %178 = icmp ult i8 %173, %177
  %179 = select i1 %178, i32 %156, i32 %164
  %180 = select i1 %178, i32 %174, i32 %155
  br label %181

181:
  %182 = phi i32 [ %164, %165 ], [ %179, %170 ]
  %183 = phi i32 [ %169, %165 ], [ %180, %170 ]
  %184 = phi i32 [ %166, %165 ], [ %154, %170 ]
  %185 = icmp slt i32 %182, 25
  %186 = icmp slt i32 %183, 37
  %187 = select i1 %185, i1 %186, i1 false
  br i1 %187, label %153, label %188, !llvm.loop !19

188:
  %189 = sext i32 %184 to i64
  %190 = getelementptr inbounds i8, ptr @main.common, i64 %189
  store i8 0, ptr %190, align 1, !tbaa !13
  %191 = load i8, ptr @subsequence.len, align 16, !tbaa !13
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2004) @knapsack.best, i8 0, i64 2004, i1 false)
  br label %192

192:
  %193 = phi i64 [ 0, %188 ], [ %219, %218 ]
  %194 = getelementptr inbounds i32, ptr %8, i64 %193
  %195 = load i32, ptr %194, align 4, !tbaa !9
  %196 = icmp sgt i32 %195, 500
  br i1 %196, label %218, label %197

197:
  %198 = getelementptr inbounds i32, ptr %9, i64 %193
  %199 = load i32, ptr %198, align 4, !tbaa !9
  %200 = sext i32 %195 to i64
  %201 = sub nsw i64 501, %200
  %202 = and i64 %201, 1
  %203 = icmp eq i32 %195, 500
  br i1 %203, label %206, label %204

204:
  %205 = and i64 %201, -2
  br label %221

206:
  %207 = phi i64 [ 500, %197 ], [ %243, %242 ]
  %208 = icmp eq i64 %202, 0
  br i1 %208, label %218, label %209

209:
  %210 = sub nsw i64 %207, %200
  %211 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %210
  %212 = load i32, ptr %211, align 4, !tbaa !9
  %213 = add nsw i32 %212, %199
  %214 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %207
  %215 = load i32, ptr %214, align 4, !tbaa !9
  %216 = icmp sgt i32 %213, %215
  br i1 %216, label %217, label %218

217:
  store i32 %213, ptr %214, align 4, !tbaa !9
  br label %218

218:
  %219 = add nuw nsw i64 %193, 1
  %220 = icmp eq i64 %219, 40
  br i1 %220, label %246, label %192, !llvm.loop !20

221:
  %222 = phi i64 [ 500, %204 ], [ %243, %242 ]
  %223 = phi i64 [ 0, %204 ], [ %244, %242 ]
  %224 = sub nsw i64 %222, %200
  %225 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %224
  %226 = load i32, ptr %225, align 4, !tbaa !9
  %227 = add nsw i32 %226, %199
  %228 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %222
  %229 = load i32, ptr %228, align 8, !tbaa !9
  %230 = icmp sgt i32 %227, %229
  br i1 %230, label %231, label %232

231:
  store i32 %227, ptr %228, align 8, !tbaa !9
  br label %232

232:
  %233 = add nsw i64 %222, -1
  %234 = sub nsw i64 %233, %200
  %235 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %234
  %236 = load i32, ptr %235, align 4, !tbaa !9
  %237 = add nsw i32 %236, %199
  %238 = getelementptr inbounds [501 x i32], ptr @knapsack.best, i64 0, i64 %233
  %239 = load i32, ptr %238, align 4, !tbaa !9
  %240 = icmp sgt i32 %237, %239
  br i1 %240, label %241, label %242

241:
  store i32 %237, ptr %238, align 4, !tbaa !9
  br label %242

242:
  %243 = add nsw i64 %222, -2
  %244 = add i64 %223, 2
  %245 = icmp eq i64 %244, %205
  br i1 %245, label %206, label %221, !llvm.loop !21

246:
  %247 = load i32, ptr getelementptr inbounds (i8, ptr @knapsack.best, i64 2000), align 16, !tbaa !9
  %248 = urem i32 %93, 10
  br label %249

249:
  %250 = phi i64 [ 0, %246 ], [ %265, %249 ]
  %251 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %250
  %252 = trunc nuw nsw i64 %250 to i32
  store i32 %252, ptr %251, align 4, !tbaa !9
  %253 = add nuw nsw i64 %250, 1
  %254 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %253
  %255 = trunc nuw nsw i64 %253 to i32
  store i32 %255, ptr %254, align 4, !tbaa !9
  %256 = add nuw nsw i64 %250, 2
  %257 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %256
  %258 = trunc nuw nsw i64 %256 to i32
  store i32 %258, ptr %257, align 4, !tbaa !9
  %259 = add nuw nsw i64 %250, 3
  %260 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %259
  %261 = trunc nuw nsw i64 %259 to i32
  store i32 %261, ptr %260, align 4, !tbaa !9
  %262 = add nuw nsw i64 %250, 4
  %263 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %262
  %264 = trunc nuw nsw i64 %262 to i32
  store i32 %264, ptr %263, align 4, !tbaa !9
  %265 = add nuw nsw i64 %250, 5
  %266 = icmp eq i64 %265, 400
  br i1 %266, label %267, label %249, !llvm.loop !22

267:
  %268 = add nuw nsw i32 %248, 300
  br label %269

269:
  %270 = phi i32 [ %273, %319 ], [ %268, %267 ]
  %271 = phi i32 [ %275, %319 ], [ 17, %267 ]
  %272 = phi i32 [ %320, %319 ], [ 400, %267 ]
  %273 = add nsw i32 %270, -1
  %274 = mul i32 %271, 1664525
  %275 = add i32 %274, 1013904223
  %276 = lshr i32 %275, 8
  %277 = urem i32 %276, 400
  %278 = zext nneg i32 %277 to i64
  %279 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %278
  %280 = load i32, ptr %279, align 4, !tbaa !9
  %281 = icmp eq i32 %280, %277
  br i1 %281, label %292, label %282

282:
  %283 = phi i32 [ %290, %282 ], [ %280, %269 ]
  %284 = phi ptr [ %289, %282 ], [ %279, %269 ]
  %285 = sext i32 %283 to i64
  %286 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %285
  %287 = load i32, ptr %286, align 4, !tbaa !9
  store i32 %287, ptr %284, align 4, !tbaa !9
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %288
  %290 = load i32, ptr %289, align 4, !tbaa !9
  %291 = icmp eq i32 %290, %287
  br i1 %291, label %292, label %282, !llvm.loop !23

292:
  %293 = phi i32 [ %277, %269 ], [ %287, %282 ]
  %294 = lshr i32 %275, 20
  %295 = trunc nuw nsw i32 %294 to i16
  %296 = urem i16 %295, 400
  %297 = zext nneg i16 %296 to i32
  %298 = zext nneg i16 %296 to i64
  %299 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %298
  %300 = load i32, ptr %299, align 4, !tbaa !9
  %301 = icmp eq i32 %300, %297
  br i1 %301, label %312, label %302

302:
  %303 = phi i32 [ %310, %302 ], [ %300, %292 ]
  %304 = phi ptr [ %309, %302 ], [ %299, %292 ]
  %305 = sext i32 %303 to i64
  %306 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %305
  %307 = load i32, ptr %306, align 4, !tbaa !9
  store i32 %307, ptr %304, align 4, !tbaa !9
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %308
  %310 = load i32, ptr %309, align 4, !tbaa !9
  %311 = icmp eq i32 %310, %307
  br i1 %311, label %312, label %302, !llvm.loop !23

312:
  %313 = phi i32 [ %297, %292 ], [ %307, %302 ]
  %314 = icmp eq i32 %293, %313
  br i1 %314, label %319, label %315

315:
  %316 = sext i32 %293 to i64
  %317 = getelementptr inbounds [400 x i32], ptr @parent, i64 0, i64 %316
  store i32 %313, ptr %317, align 4, !tbaa !9
  %318 = add nsw i32 %272, -1
  br label %319

319:
  %320 = phi i32 [ %318, %315 ], [ %272, %312 ]
  %321 = icmp eq i32 %273, 0
  br i1 %321, label %322, label %269, !llvm.loop !24

322:
  call void @llvm.lifetime.start.p0(i64 6144, ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) %5, i8 0, i64 1024, i1 false)
  br label %323

323:
  %324 = phi i8 [ 105, %322 ], [ %347, %323 ]
  %325 = phi i64 [ 0, %322 ], [ %345, %323 ]
  %326 = and i8 %324, 127
  %327 = zext nneg i8 %326 to i64
  %328 = getelementptr inbounds [128 x i64], ptr %5, i64 0, i64 %327
  %329 = load i64, ptr %328, align 8, !tbaa !25
  %330 = add nsw i64 %329, 1
  store i64 %330, ptr %328, align 8, !tbaa !25
  %331 = getelementptr inbounds i8, ptr getelementptr inbounds (i8, ptr @main.text, i64 1), i64 %325
  %332 = load i8, ptr %331, align 1, !tbaa !13
  %333 = and i8 %332, 127
  %334 = zext nneg i8 %333 to i64
  %335 = getelementptr inbounds [128 x i64], ptr %5, i64 0, i64 %334
  %336 = load i64, ptr %335, align 8, !tbaa !25
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %335, align 8, !tbaa !25
  %338 = getelementptr inbounds i8, ptr getelementptr inbounds (i8, ptr @main.text, i64 2), i64 %325
  %339 = load i8, ptr %338, align 1, !tbaa !13
  %340 = and i8 %339, 127
  %341 = zext nneg i8 %340 to i64
  %342 = getelementptr inbounds [128 x i64], ptr %5, i64 0, i64 %341
  %343 = load i64, ptr %342, align 8, !tbaa !25
  %344 = add nsw i64 %343, 1
  store i64 %344, ptr %342, align 8, !tbaa !25
  %345 = add nuw nsw i64 %325, 3
  %346 = getelementptr inbounds i8, ptr @main.text, i64 %345
  %347 = load i8, ptr %346, align 1, !tbaa !13
  %348 = icmp eq i64 %345, 51
  br i1 %348, label %358, label %323, !llvm.loop !27

349:
  %350 = icmp sgt i32 %377, 1
  br i1 %350, label %351, label %546

351:
  %352 = sext i32 %378 to i64
  %353 = zext nneg i32 %377 to i64
  %354 = add nsw i32 %377, -1
  %355 = add i32 %354, %378
  %356 = add nsw i64 %353, -2
  %357 = add nsw i64 %353, -3
  br label %381

358:
  %359 = phi i64 [ %379, %376 ], [ 0, %323 ]
  %360 = phi i32 [ %378, %376 ], [ 0, %323 ]
  %361 = phi i32 [ %377, %376 ], [ 0, %323 ]
  %362 = getelementptr inbounds [128 x i64], ptr %5, i64 0, i64 %359
  %363 = load i64, ptr %362, align 8, !tbaa !25
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %376, label %365

365:
  %366 = sext i32 %360 to i64
  %367 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %366
  store i64 %363, ptr %367, align 8, !tbaa !25
  %368 = getelementptr inbounds i8, ptr %367, i64 8
  store i32 -1, ptr %368, align 8, !tbaa !9
  %369 = getelementptr inbounds i8, ptr %367, i64 12
  store i32 -1, ptr %369, align 4, !tbaa !9
  %370 = getelementptr inbounds i8, ptr %367, i64 16
  %371 = trunc nuw nsw i64 %359 to i32
  store i32 %371, ptr %370, align 8, !tbaa !9
  %372 = add nsw i32 %360, 1
  %373 = add nsw i32 %361, 1
  %374 = sext i32 %361 to i64
  %375 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %374
  store i32 %360, ptr %375, align 4, !tbaa !9
  br label %376

376:
  %377 = phi i32 [ %373, %365 ], [ %361, %358 ]
  %378 = phi i32 [ %372, %365 ], [ %360, %358 ]
  %379 = add nuw nsw i64 %359, 1
  %380 = icmp eq i64 %379, 128
  br i1 %380, label %349, label %358, !llvm.loop !28

381:
  %382 = phi i64 [ %509, %486 ], [ 0, %351 ]
  %383 = phi i64 [ %389, %486 ], [ %353, %351 ]
  %384 = phi i64 [ %505, %486 ], [ %352, %351 ]
  %385 = sub i64 %356, %382
  %386 = xor i64 %382, -1
  %387 = add i64 %386, %353
  %388 = tail call i64 @llvm.smax.i64(i64 %387, i64 1)
  %389 = add nsw i64 %383, -1
  %390 = trunc nsw i64 %389 to i32
  %391 = and i64 %388, 1
  %392 = icmp slt i64 %387, 2
  br i1 %392, label %395, label %393

393:
  %394 = and i64 %388, 9223372036854775806
  br label %510

395:
  %396 = phi i32 [ poison, %381 ], [ %542, %510 ]
  %397 = phi i64 [ 0, %381 ], [ %543, %510 ]
  %398 = phi i32 [ %390, %381 ], [ %542, %510 ]
  %399 = icmp eq i64 %391, 0
  br i1 %399, label %415, label %400

400:
  %401 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %397
  %402 = load i32, ptr %401, align 4, !tbaa !9
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %403
  %405 = load i64, ptr %404, align 8, !tbaa !29
  %406 = sext i32 %398 to i64
  %407 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %406
  %408 = load i32, ptr %407, align 4, !tbaa !9
  %409 = sext i32 %408 to i64
  %410 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %409
  %411 = load i64, ptr %410, align 8, !tbaa !29
  %412 = icmp slt i64 %405, %411
  %413 = trunc nuw nsw i64 %397 to i32
  %414 = select i1 %412, i32 %413, i32 %398
  br label %415

415:
  %416 = phi i32 [ %396, %395 ], [ %414, %400 ]
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %417
  %419 = load i32, ptr %418, align 4, !tbaa !9
  %420 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %389
  %421 = load i32, ptr %420, align 4, !tbaa !9
  store i32 %421, ptr %418, align 4, !tbaa !9
  store i32 %419, ptr %420, align 4, !tbaa !9
  %422 = add nsw i64 %383, -2
  %423 = icmp sgt i64 %383, 2
  %424 = trunc nsw i64 %422 to i32
  br i1 %423, label %425, label %486

425:
  %426 = and i64 %385, 1
  %427 = icmp eq i64 %357, %382
  br i1 %427, label %466, label %428

428:
  %429 = and i64 %385, -2
  br label %430

430:
  %431 = phi i64 [ 0, %428 ], [ %463, %430 ]
  %432 = phi i32 [ %424, %428 ], [ %462, %430 ]
  %433 = phi i64 [ 0, %428 ], [ %464, %430 ]
  %434 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %431
  %435 = load i32, ptr %434, align 8, !tbaa !9
  %436 = sext i32 %435 to i64
  %437 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %436
  %438 = load i64, ptr %437, align 8, !tbaa !29
  %439 = sext i32 %432 to i64
  %440 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %439
  %441 = load i32, ptr %440, align 4, !tbaa !9
  %442 = sext i32 %441 to i64
  %443 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %442
  %444 = load i64, ptr %443, align 8, !tbaa !29
  %445 = icmp slt i64 %438, %444
  %446 = trunc nuw nsw i64 %431 to i32
  %447 = select i1 %445, i32 %446, i32 %432
  %448 = or disjoint i64 %431, 1
  %449 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %448
  %450 = load i32, ptr %449, align 4, !tbaa !9
  %451 = sext i32 %450 to i64
  %452 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %451
  %453 = load i64, ptr %452, align 8, !tbaa !29
  %454 = sext i32 %447 to i64
  %455 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %454
  %456 = load i32, ptr %455, align 4, !tbaa !9
  %457 = sext i32 %456 to i64
  %458 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %457
  %459 = load i64, ptr %458, align 8, !tbaa !29
  %460 = icmp slt i64 %453, %459
  %461 = trunc nuw nsw i64 %448 to i32
  %462 = select i1 %460, i32 %461, i32 %447
  %463 = add nuw nsw i64 %431, 2
  %464 = add i64 %433, 2
  %465 = icmp eq i64 %464, %429
  br i1 %465, label %466, label %430, !llvm.loop !31

466:
  %467 = phi i32 [ poison, %425 ], [ %462, %430 ]
  %468 = phi i64 [ 0, %425 ], [ %463, %430 ]
  %469 = phi i32 [ %424, %425 ], [ %462, %430 ]
  %470 = icmp eq i64 %426, 0
  br i1 %470, label %486, label %471

471:
  %472 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %468
  %473 = load i32, ptr %472, align 4, !tbaa !9
  %474 = sext i32 %473 to i64
  %475 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %474
  %476 = load i64, ptr %475, align 8, !tbaa !29
  %477 = sext i32 %469 to i64
  %478 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %477
  %479 = load i32, ptr %478, align 4, !tbaa !9
  %480 = sext i32 %479 to i64
  %481 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %480
  %482 = load i64, ptr %481, align 8, !tbaa !29
  %483 = icmp slt i64 %476, %482
  %484 = trunc nuw nsw i64 %468 to i32
  %485 = select i1 %483, i32 %484, i32 %469
  br label %486

486:
  %487 = phi i32 [ %424, %415 ], [ %467, %466 ], [ %485, %471 ]
  %488 = sext i32 %487 to i64
  %489 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %488
  %490 = load i32, ptr %489, align 4, !tbaa !9
  %491 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %422
  %492 = load i32, ptr %491, align 4, !tbaa !9
  store i32 %492, ptr %489, align 4, !tbaa !9
  %493 = load i32, ptr %420, align 4, !tbaa !9
  %494 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %384
  %495 = sext i32 %493 to i64
  %496 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %495
  %497 = load i64, ptr %496, align 8, !tbaa !29
  %498 = sext i32 %490 to i64
  %499 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %498
  %500 = load i64, ptr %499, align 8, !tbaa !29
  %501 = add nsw i64 %500, %497
  store i64 %501, ptr %494, align 8, !tbaa !25
  %502 = getelementptr inbounds i8, ptr %494, i64 8
  store i32 %493, ptr %502, align 8, !tbaa !9
  %503 = getelementptr inbounds i8, ptr %494, i64 12
  store i32 %490, ptr %503, align 4, !tbaa !9
  %504 = getelementptr inbounds i8, ptr %494, i64 16
  store i32 -1, ptr %504, align 8, !tbaa !9
  %505 = add nsw i64 %384, 1
  %506 = trunc nsw i64 %384 to i32
  store i32 %506, ptr %491, align 4, !tbaa !9
  %507 = trunc i64 %505 to i32
  %508 = icmp eq i32 %355, %507
  %509 = add i64 %382, 1
  br i1 %508, label %546, label %381, !llvm.loop !32

510:
  %511 = phi i64 [ 0, %393 ], [ %543, %510 ]
  %512 = phi i32 [ %390, %393 ], [ %542, %510 ]
  %513 = phi i64 [ 0, %393 ], [ %544, %510 ]
  %514 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %511
  %515 = load i32, ptr %514, align 8, !tbaa !9
  %516 = sext i32 %515 to i64
  %517 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %516
  %518 = load i64, ptr %517, align 8, !tbaa !29
  %519 = sext i32 %512 to i64
  %520 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %519
  %521 = load i32, ptr %520, align 4, !tbaa !9
  %522 = sext i32 %521 to i64
  %523 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %522
  %524 = load i64, ptr %523, align 8, !tbaa !29
  %525 = icmp slt i64 %518, %524
  %526 = trunc nuw nsw i64 %511 to i32
  %527 = select i1 %525, i32 %526, i32 %512
  %528 = or disjoint i64 %511, 1
  %529 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %528
  %530 = load i32, ptr %529, align 4, !tbaa !9
  %531 = sext i32 %530 to i64
  %532 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %531
  %533 = load i64, ptr %532, align 8, !tbaa !29
  %534 = sext i32 %527 to i64
  %535 = getelementptr inbounds [128 x i32], ptr %4, i64 0, i64 %534
  %536 = load i32, ptr %535, align 4, !tbaa !9
  %537 = sext i32 %536 to i64
  %538 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %537
  %539 = load i64, ptr %538, align 8, !tbaa !29
  %540 = icmp slt i64 %533, %539
  %541 = trunc nuw nsw i64 %528 to i32
  %542 = select i1 %540, i32 %541, i32 %527
  %543 = add nuw nsw i64 %511, 2
  %544 = add i64 %513, 2
  %545 = icmp eq i64 %544, %394
  br i1 %545, label %395, label %510, !llvm.loop !31

546:
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %6) #8
  %547 = load i32, ptr %4, align 16, !tbaa !9
  store i32 %547, ptr %6, align 16, !tbaa !33
  store i32 0, ptr %52, align 4, !tbaa !35
  store i32 0, ptr %53, align 8, !tbaa !36
  br label %548

548:
  %549 = phi i64 [ 0, %546 ], [ %629, %627 ]
  %550 = phi i32 [ 1, %546 ], [ %628, %627 ]
  %551 = add nsw i32 %550, -1
  %552 = zext nneg i32 %551 to i64
  %553 = getelementptr inbounds [64 x %struct.anon], ptr %6, i64 0, i64 %552
  %554 = load i32, ptr %553, align 4, !tbaa !33
  %555 = getelementptr inbounds i8, ptr %553, i64 4
  %556 = load i32, ptr %555, align 4, !tbaa !35
  %557 = getelementptr inbounds i8, ptr %553, i64 8
  %558 = load i32, ptr %557, align 4, !tbaa !36
  %559 = sext i32 %554 to i64
  %560 = getelementptr inbounds [256 x %struct.node], ptr %3, i64 0, i64 %559
  %561 = getelementptr inbounds i8, ptr %560, i64 16
  %562 = load i32, ptr %561, align 8, !tbaa !37
  %563 = icmp sgt i32 %562, -1
  br i1 %563, label %564, label %614

564:
  %565 = icmp sgt i32 %556, 0
  %566 = zext nneg i32 %562 to i64
  br i1 %565, label %567, label %585

567:
  %568 = zext nneg i32 %556 to i64
  %569 = and i64 %568, 1
  %570 = icmp eq i32 %556, 1
  br i1 %570, label %573, label %571

571:
  %572 = and i64 %568, 2147483646
  br label %591

573:
  %574 = phi i64 [ 0, %567 ], [ %611, %591 ]
  %575 = icmp eq i64 %569, 0
  br i1 %575, label %585, label %576

576:
  %577 = trunc nuw nsw i64 %574 to i32
  %578 = xor i32 %577, -1
  %579 = add nsw i32 %556, %578
  %580 = lshr i32 %558, %579
  %581 = trunc i32 %580 to i8
  %582 = and i8 %581, 1
  %583 = or disjoint i8 %582, 48
  %584 = getelementptr inbounds [16 x i8], ptr @main.codes, i64 %566, i64 %574
  store i8 %583, ptr %584, align 1, !tbaa !13
  br label %585

585:
  %586 = sext i32 %556 to i64
  %587 = getelementptr inbounds [16 x i8], ptr @main.codes, i64 %566, i64 %586
  store i8 0, ptr %587, align 1, !tbaa !13
  %588 = load i64, ptr %560, align 8, !tbaa !29
  %589 = mul nsw i64 %588, %586
  %590 = add nsw i64 %589, %549
  br label %627, !llvm.loop !38

591:
  %592 = phi i64 [ 0, %571 ], [ %611, %591 ]
  %593 = phi i64 [ 0, %571 ], [ %612, %591 ]
  %594 = trunc nuw nsw i64 %592 to i32
  %595 = xor i32 %594, -1
  %596 = add nsw i32 %556, %595
  %597 = lshr i32 %558, %596
  %598 = trunc i32 %597 to i8
  %599 = and i8 %598, 1
  %600 = or disjoint i8 %599, 48
  %601 = getelementptr inbounds [16 x i8], ptr @main.codes, i64 %566, i64 %592
  store i8 %600, ptr %601, align 2, !tbaa !13
  %602 = or disjoint i64 %592, 1
  %603 = trunc nuw nsw i64 %602 to i32
  %604 = xor i32 %603, -1
  %605 = add nsw i32 %556, %604
  %606 = lshr i32 %558, %605
  %607 = trunc i32 %606 to i8
  %608 = and i8 %607, 1
  %609 = or disjoint i8 %608, 48
  %610 = getelementptr inbounds [16 x i8], ptr @main.codes, i64 %566, i64 %602
  store i8 %609, ptr %610, align 1, !tbaa !13
  %611 = add nuw nsw i64 %592, 2
  %612 = add i64 %593, 2
  %613 = icmp eq i64 %612, %572
  br i1 %613, label %573, label %591, !llvm.loop !39

614:
  %615 = getelementptr inbounds i8, ptr %560, i64 12
  %616 = load i32, ptr %615, align 4, !tbaa !40
  store i32 %616, ptr %553, align 4, !tbaa !33
  %617 = add nsw i32 %556, 1
  store i32 %617, ptr %555, align 4, !tbaa !35
  %618 = shl i32 %558, 1
  %619 = or disjoint i32 %618, 1
  store i32 %619, ptr %557, align 4, !tbaa !36
  %620 = getelementptr inbounds i8, ptr %560, i64 8
  %621 = load i32, ptr %620, align 8, !tbaa !41
  %622 = zext nneg i32 %550 to i64
  %623 = getelementptr inbounds [64 x %struct.anon], ptr %6, i64 0, i64 %622
  store i32 %621, ptr %623, align 4, !tbaa !33
  %624 = getelementptr inbounds i8, ptr %623, i64 4
  store i32 %617, ptr %624, align 4, !tbaa !35
  %625 = add nuw nsw i32 %550, 1
  %626 = getelementptr inbounds i8, ptr %623, i64 8
  store i32 %618, ptr %626, align 4, !tbaa !36
  br label %627

627:
  %628 = phi i32 [ %551, %585 ], [ %625, %614 ]
  %629 = phi i64 [ %590, %585 ], [ %549, %614 ]
  %630 = icmp sgt i32 %628, 0
  br i1 %630, label %548, label %631

631:
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(i64 6144, ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #8
  store i64 29104508263162465, ptr %11, align 8
  br label %632

632:
  %633 = phi i8 [ 103, %631 ], [ %677, %674 ]
  %634 = phi i8 [ 102, %631 ], [ %676, %674 ]
  %635 = phi i32 [ 1, %631 ], [ %675, %674 ]
  %636 = icmp slt i8 %634, %633
  br i1 %636, label %637, label %641

637:
  %638 = phi i8 [ %634, %632 ], [ %642, %641 ], [ %645, %644 ], [ %648, %647 ], [ %651, %650 ], [ %654, %653 ]
  %639 = phi ptr [ %13, %632 ], [ %14, %641 ], [ %15, %644 ], [ %16, %647 ], [ %17, %650 ], [ %11, %653 ]
  %640 = phi i64 [ 6, %632 ], [ 5, %641 ], [ 4, %644 ], [ 3, %647 ], [ 2, %650 ], [ 1, %653 ]
  br label %656

641:
  %642 = load i8, ptr %14, align 4, !tbaa !13
  %643 = icmp slt i8 %642, %634
  br i1 %643, label %637, label %644

644:
  %645 = load i8, ptr %15, align 1, !tbaa !13
  %646 = icmp slt i8 %645, %642
  br i1 %646, label %637, label %647

647:
  %648 = load i8, ptr %16, align 2, !tbaa !13
  %649 = icmp slt i8 %648, %645
  br i1 %649, label %637, label %650

650:
  %651 = load i8, ptr %17, align 1, !tbaa !13
  %652 = icmp slt i8 %651, %648
  br i1 %652, label %637, label %653

653:
  %654 = load i8, ptr %11, align 8, !tbaa !13
  %655 = icmp slt i8 %654, %651
  br i1 %655, label %637, label %678

656:
  %657 = phi i64 [ %661, %656 ], [ 6, %637 ]
  %658 = getelementptr inbounds i8, ptr %11, i64 %657
  %659 = load i8, ptr %658, align 1, !tbaa !13
  %660 = icmp sgt i8 %659, %638
  %661 = add nsw i64 %657, -1
  br i1 %660, label %662, label %656, !llvm.loop !42

662:
  %663 = getelementptr inbounds i8, ptr %11, i64 %657
  store i8 %659, ptr %639, align 1, !tbaa !13
  store i8 %638, ptr %663, align 1, !tbaa !13
  br i1 %636, label %674, label %664

664:
  %665 = phi i64 [ %671, %664 ], [ 6, %662 ]
  %666 = phi i64 [ %672, %664 ], [ %640, %662 ]
  %667 = getelementptr inbounds i8, ptr %11, i64 %666
  %668 = load i8, ptr %667, align 1, !tbaa !13
  %669 = getelementptr inbounds i8, ptr %11, i64 %665
  %670 = load i8, ptr %669, align 1, !tbaa !13
  store i8 %670, ptr %667, align 1, !tbaa !13
  store i8 %668, ptr %669, align 1, !tbaa !13
  %671 = add nsw i64 %665, -1
  %672 = add nuw nsw i64 %666, 1
  %673 = icmp ult i64 %672, %671
  br i1 %673, label %664, label %674, !llvm.loop !43

674:
  %675 = add nuw nsw i32 %635, 1
  %676 = load i8, ptr %13, align 1, !tbaa !13
  %677 = load i8, ptr %54, align 2, !tbaa !13
  br label %632, !llvm.loop !44

678:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(4000) @sieve.composite, i8 0, i64 4000, i1 false)
  br label %679

679:
  %680 = phi i32 [ 2, %678 ], [ %708, %706 ]
  %681 = phi i32 [ 0, %678 ], [ %707, %706 ]
  %682 = lshr i32 %680, 5
  %683 = zext nneg i32 %682 to i64
  %684 = getelementptr inbounds [1000 x i32], ptr @sieve.composite, i64 0, i64 %683
  %685 = load i32, ptr %684, align 4, !tbaa !9
  %686 = and i32 %680, 31
  %687 = shl nuw i32 1, %686
  %688 = and i32 %685, %687
  %689 = icmp eq i32 %688, 0
  br i1 %689, label %690, label %706

690:
  %691 = add nsw i32 %681, 1
  %692 = icmp ult i32 %680, 15000
  br i1 %692, label %693, label %706

693:
  %694 = shl nuw nsw i32 %680, 1
  br label %695

695:
  %696 = phi i32 [ %704, %695 ], [ %694, %693 ]
  %697 = and i32 %696, 31
  %698 = shl nuw i32 1, %697
  %699 = lshr i32 %696, 5
  %700 = zext nneg i32 %699 to i64
  %701 = getelementptr inbounds [1000 x i32], ptr @sieve.composite, i64 0, i64 %700
  %702 = load i32, ptr %701, align 4, !tbaa !9
  %703 = or i32 %698, %702
  store i32 %703, ptr %701, align 4, !tbaa !9
  %704 = add nuw nsw i32 %696, %680
  %705 = icmp ult i32 %704, 30000
  br i1 %705, label %695, label %706, !llvm.loop !45

706:
  %707 = phi i32 [ %681, %679 ], [ %691, %690 ], [ %691, %695 ]
  %708 = add nuw nsw i32 %680, 1
  %709 = icmp eq i32 %708, 30000
  br i1 %709, label %710, label %679, !llvm.loop !46

710:
  store i32 12, ptr %10, align 4, !tbaa !9
  store i32 0, ptr %56, align 4, !tbaa !9
  store i32 0, ptr %57, align 4, !tbaa !9
  %711 = call fastcc i32 @hanoi(i32 noundef 12, i32 noundef 0, i32 noundef 2, ptr noundef nonnull %10)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #8
  %712 = add nuw nsw i32 %93, 1
  %713 = icmp eq i32 %712, %24
  br i1 %713, label %73, label %92, !llvm.loop !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind memory(none) uwtable
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
  %13 = add nsw i32 %9, -1
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %4, label %7

15:
  %16 = add i32 %8, -1
  %17 = tail call fastcc i32 @ackermann(i32 noundef %9, i32 noundef %16)
  br label %11
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc i32 @hanoi(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef %3) unnamed_addr #4 {
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %26, label %6

6:
  %7 = sext i32 %2 to i64
  %8 = getelementptr inbounds i32, ptr %3, i64 %7
  br label %9

9:
  %10 = phi i32 [ %1, %6 ], [ %15, %9 ]
  %11 = phi i32 [ %0, %6 ], [ %13, %9 ]
  %12 = phi i32 [ 0, %6 ], [ %24, %9 ]
  %13 = add nsw i32 %11, -1
  %14 = add i32 %10, %2
  %15 = sub i32 3, %14
  %16 = tail call fastcc i32 @hanoi(i32 noundef %13, i32 noundef %10, i32 noundef %15, ptr noundef %3)
  %17 = sext i32 %10 to i64
  %18 = getelementptr inbounds i32, ptr %3, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = add nsw i32 %19, -1
  store i32 %20, ptr %18, align 4, !tbaa !9
  %21 = load i32, ptr %8, align 4, !tbaa !9
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %8, align 4, !tbaa !9
  %23 = add i32 %12, 1
  %24 = add i32 %23, %16
  %25 = icmp eq i32 %13, 0
  br i1 %25, label %26, label %9

26:
  %27 = phi i32 [ 0, %4 ], [ %24, %9 ]
  ret i32 %27
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12, !18}
!18 = !{!"llvm.loop.peeled.count", i32 1}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !7, i64 0}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
!29 = !{!30, !26, i64 0}
!30 = !{!"node", !26, i64 0, !10, i64 8, !10, i64 12, !10, i64 16}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = !{!34, !10, i64 0}
!34 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8}
!35 = !{!34, !10, i64 4}
!36 = !{!34, !10, i64 8}
!37 = !{!30, !10, i64 16}
!38 = distinct !{!38, !12}
!39 = distinct !{!39, !12}
!40 = !{!30, !10, i64 12}
!41 = !{!30, !10, i64 8}
!42 = distinct !{!42, !12}
!43 = distinct !{!43, !12}
!44 = distinct !{!44, !12}
!45 = distinct !{!45, !12}
!46 = distinct !{!46, !12}
!47 = distinct !{!47, !12}
