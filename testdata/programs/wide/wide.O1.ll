; ModuleID = 'wide.c'
source_filename = "wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [52 x i8] c"primes %d, compare %d, overflow %d, constants %lld\0A\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"h\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"q\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"%.17g %.17g %.17g\0A\00", align 1
@prime.bases = internal unnamed_addr constant [12 x i64] [i64 2, i64 3, i64 5, i64 7, i64 11, i64 13, i64 17, i64 19, i64 23, i64 29, i64 31, i64 37], align 16
@.str.6 = private unnamed_addr constant [7 x i8] c"%s %s\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [400 x i8], align 16
  %4 = alloca [44 x i8], align 16
  %5 = alloca [44 x i8], align 16
  %6 = alloca [44 x i8], align 16
  %7 = alloca [44 x i8], align 16
  %8 = alloca [80 x i32], align 16
  %9 = alloca i128, align 16
  %10 = icmp sgt i32 %0, 1
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !5
  %14 = tail call i64 @strtol(ptr nocapture noundef nonnull %13, ptr noundef null, i32 noundef 10) #10
  %15 = trunc i64 %14 to i32
  br label %16

16:
  %17 = phi i32 [ %15, %11 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %8) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #10
  store i128 0, ptr %9, align 16, !tbaa !9
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %28

19:
  %20 = phi i32 [ %201, %236 ], [ 0, %16 ]
  %21 = phi i32 [ %317, %236 ], [ 0, %16 ]
  %22 = phi i32 [ %329, %236 ], [ 0, %16 ]
  %23 = phi i64 [ %331, %236 ], [ 0, %16 ]
  %24 = phi i128 [ %271, %236 ], [ 1, %16 ]
  %25 = phi i64 [ %335, %236 ], [ 0, %16 ]
  %26 = phi i64 [ %333, %236 ], [ 0, %16 ]
  %27 = phi i32 [ %237, %236 ], [ 0, %16 ]
  br label %196

28:
  %29 = phi i64 [ 0, %16 ], [ %333, %236 ]
  %30 = phi i64 [ 0, %16 ], [ %335, %236 ]
  %31 = phi i128 [ 1, %16 ], [ %271, %236 ]
  %32 = phi i64 [ 0, %16 ], [ %331, %236 ]
  %33 = phi i32 [ 0, %16 ], [ %233, %236 ]
  %34 = phi i32 [ 0, %16 ], [ %329, %236 ]
  %35 = phi i32 [ 0, %16 ], [ %317, %236 ]
  %36 = phi i32 [ 0, %16 ], [ %201, %236 ]
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %36, i32 noundef %35, i32 noundef %34, i64 noundef %32)
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %7) #10
  %38 = getelementptr inbounds i8, ptr %7, i64 43
  %39 = tail call i128 @llvm.abs.i128(i128 %31, i1 false)
  store i8 0, ptr %38, align 1, !tbaa !11
  br label %40

40:
  %41 = phi ptr [ %38, %28 ], [ %49, %40 ]
  %42 = phi i128 [ %39, %28 ], [ %44, %40 ]
  %43 = freeze i128 %42
  %44 = udiv i128 %43, 10
  %45 = mul i128 %44, 10
  %46 = sub i128 %43, %45
  %47 = trunc nuw nsw i128 %46 to i8
  %48 = or disjoint i8 %47, 48
  %49 = getelementptr inbounds i8, ptr %41, i64 -1
  store i8 %48, ptr %49, align 1, !tbaa !11
  %50 = icmp ult i128 %42, 10
  br i1 %50, label %51, label %40, !llvm.loop !12

51:
  %52 = icmp slt i128 %31, 0
  br i1 %52, label %53, label %55

53:
  %54 = getelementptr inbounds i8, ptr %41, i64 -2
  store i8 45, ptr %54, align 1, !tbaa !11
  br label %55

55:
  %56 = phi ptr [ %54, %53 ], [ %49, %51 ]
  %57 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.1, ptr noundef nonnull %56)
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %7) #10
  %58 = zext i64 %30 to i128
  %59 = shl nuw i128 %58, 64
  %60 = zext i64 %29 to i128
  %61 = or disjoint i128 %59, %60
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %6) #10
  %62 = getelementptr inbounds i8, ptr %6, i64 43
  %63 = icmp slt i128 %59, 0
  %64 = sub i128 0, %61
  %65 = select i1 %63, i128 %64, i128 %61
  store i8 0, ptr %62, align 1, !tbaa !11
  br label %66

66:
  %67 = phi ptr [ %62, %55 ], [ %75, %66 ]
  %68 = phi i128 [ %65, %55 ], [ %70, %66 ]
  %69 = freeze i128 %68
  %70 = udiv i128 %69, 10
  %71 = mul i128 %70, 10
  %72 = sub i128 %69, %71
  %73 = trunc nuw nsw i128 %72 to i8
  %74 = or disjoint i8 %73, 48
  %75 = getelementptr inbounds i8, ptr %67, i64 -1
  store i8 %74, ptr %75, align 1, !tbaa !11
  %76 = icmp ult i128 %68, 10
  br i1 %76, label %77, label %66, !llvm.loop !12

77:
  br i1 %63, label %78, label %80

78:
  %79 = getelementptr inbounds i8, ptr %67, i64 -2
  store i8 45, ptr %79, align 1, !tbaa !11
  br label %80

80:
  %81 = phi ptr [ %79, %78 ], [ %75, %77 ]
  %82 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.2, ptr noundef nonnull %81)
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %6) #10
  %83 = load i128, ptr %9, align 16, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %5) #10
  %84 = getelementptr inbounds i8, ptr %5, i64 43
  %85 = call i128 @llvm.abs.i128(i128 %83, i1 false)
  store i8 0, ptr %84, align 1, !tbaa !11
  br label %86

86:
  %87 = phi ptr [ %84, %80 ], [ %95, %86 ]
  %88 = phi i128 [ %85, %80 ], [ %90, %86 ]
  %89 = freeze i128 %88
  %90 = udiv i128 %89, 10
  %91 = mul i128 %90, 10
  %92 = sub i128 %89, %91
  %93 = trunc nuw nsw i128 %92 to i8
  %94 = or disjoint i8 %93, 48
  %95 = getelementptr inbounds i8, ptr %87, i64 -1
  store i8 %94, ptr %95, align 1, !tbaa !11
  %96 = icmp ult i128 %88, 10
  br i1 %96, label %97, label %86, !llvm.loop !12

97:
  %98 = icmp slt i128 %83, 0
  br i1 %98, label %99, label %101

99:
  %100 = getelementptr inbounds i8, ptr %87, i64 -2
  store i8 45, ptr %100, align 1, !tbaa !11
  br label %101

101:
  %102 = phi ptr [ %100, %99 ], [ %95, %97 ]
  %103 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.3, ptr noundef nonnull %102)
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %4) #10
  %104 = getelementptr inbounds i8, ptr %4, i64 43
  store i8 0, ptr %104, align 1, !tbaa !11
  br label %105

105:
  %106 = phi ptr [ %104, %101 ], [ %114, %105 ]
  %107 = phi i128 [ 1499999999999999889089448902656, %101 ], [ %109, %105 ]
  %108 = freeze i128 %107
  %109 = udiv i128 %108, 10
  %110 = mul i128 %109, 10
  %111 = sub i128 %108, %110
  %112 = trunc nuw nsw i128 %111 to i8
  %113 = or disjoint i8 %112, 48
  %114 = getelementptr inbounds i8, ptr %106, i64 -1
  store i8 %113, ptr %114, align 1, !tbaa !11
  %115 = icmp ult i128 %107, 10
  br i1 %115, label %116, label %105, !llvm.loop !12

116:
  %117 = getelementptr inbounds i8, ptr %106, i64 -2
  store i8 45, ptr %117, align 1, !tbaa !11
  %118 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.4, ptr noundef nonnull %117)
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %4) #10
  %119 = call fastcc double @toDouble(i64 noundef %29, i64 noundef %30)
  %120 = uitofp i128 %31 to double
  %121 = load i128, ptr %9, align 16, !tbaa !9
  %122 = sitofp i128 %121 to float
  %123 = fpext float %122 to double
  %124 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %119, double noundef %120, double noundef %123)
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %3) #10
  %125 = getelementptr inbounds i8, ptr %3, i64 399
  store i8 0, ptr %125, align 1, !tbaa !11
  %126 = icmp sgt i32 %33, 0
  br i1 %126, label %127, label %189

127:
  %128 = getelementptr i8, ptr %8, i64 -4
  br label %132

129:
  %130 = phi ptr [ %133, %170 ], [ %182, %175 ]
  %131 = icmp sgt i32 %171, 0
  br i1 %131, label %132, label %189, !llvm.loop !15

132:
  %133 = phi ptr [ %125, %127 ], [ %130, %129 ]
  %134 = phi i32 [ %33, %127 ], [ %171, %129 ]
  %135 = zext nneg i32 %134 to i64
  br label %143

136:
  %137 = call i32 @llvm.smin.i32(i32 %134, i32 1)
  %138 = add nsw i32 %137, -1
  %139 = zext nneg i32 %134 to i64
  %140 = getelementptr i32, ptr %128, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !16
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %164, label %170

143:
  %144 = phi i64 [ %135, %132 ], [ %146, %143 ]
  %145 = phi i64 [ 0, %132 ], [ %155, %143 ]
  %146 = add nsw i64 %144, -1
  %147 = shl nuw nsw i64 %145, 32
  %148 = and i64 %146, 4294967295
  %149 = getelementptr inbounds i32, ptr %8, i64 %148
  %150 = load i32, ptr %149, align 4, !tbaa !16
  %151 = zext i32 %150 to i64
  %152 = or disjoint i64 %147, %151
  %153 = udiv i64 %152, 1000000000
  %154 = trunc i64 %153 to i32
  store i32 %154, ptr %149, align 4, !tbaa !16
  %155 = urem i64 %152, 1000000000
  %156 = trunc nuw i64 %144 to i32
  %157 = icmp sgt i32 %156, 1
  br i1 %157, label %143, label %136, !llvm.loop !18

158:
  %159 = add nsw i64 %165, -1
  %160 = and i64 %159, 4294967295
  %161 = getelementptr i32, ptr %128, i64 %160
  %162 = load i32, ptr %161, align 4, !tbaa !16
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %168, !llvm.loop !19

164:
  %165 = phi i64 [ %159, %158 ], [ %135, %136 ]
  %166 = trunc nuw i64 %165 to i32
  %167 = icmp sgt i32 %166, 1
  br i1 %167, label %158, label %170, !llvm.loop !19

168:
  %169 = trunc i64 %159 to i32
  br label %170

170:
  %171 = phi i32 [ %134, %136 ], [ %169, %168 ], [ %138, %164 ]
  %172 = phi i1 [ true, %136 ], [ %167, %164 ], [ %167, %168 ]
  %173 = icmp ne i64 %155, 0
  %174 = select i1 %172, i1 true, i1 %173
  br i1 %174, label %175, label %129

175:
  %176 = phi i32 [ %183, %175 ], [ 0, %170 ]
  %177 = phi i64 [ %184, %175 ], [ %155, %170 ]
  %178 = phi ptr [ %182, %175 ], [ %133, %170 ]
  %179 = urem i64 %177, 10
  %180 = trunc nuw nsw i64 %179 to i8
  %181 = or disjoint i8 %180, 48
  %182 = getelementptr inbounds i8, ptr %178, i64 -1
  store i8 %181, ptr %182, align 1, !tbaa !11
  %183 = add nuw nsw i32 %176, 1
  %184 = udiv i64 %177, 10
  %185 = icmp ult i32 %176, 8
  %186 = icmp ugt i64 %177, 9
  %187 = select i1 %172, i1 true, i1 %186
  %188 = select i1 %185, i1 %187, i1 false
  br i1 %188, label %175, label %129, !llvm.loop !20

189:
  %190 = phi ptr [ %125, %116 ], [ %130, %129 ]
  %191 = call i32 @puts(ptr nonnull dereferenceable(1) %190)
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %8) #10
  ret i32 0

192:
  %193 = zext nneg i32 %27 to i128
  %194 = sub nuw nsw i128 -1085937410162710020096, %193
  %195 = trunc i128 %194 to i64
  br label %239

196:
  %197 = phi i32 [ %20, %19 ], [ %201, %196 ]
  %198 = phi i64 [ -1023, %19 ], [ %203, %196 ]
  %199 = phi i32 [ 0, %19 ], [ %202, %196 ]
  %200 = tail call fastcc i32 @prime(i64 noundef %198)
  %201 = add nsw i32 %200, %197
  %202 = add nuw nsw i32 %199, 1
  %203 = add nuw nsw i64 %198, 2
  %204 = icmp eq i32 %202, 60
  br i1 %204, label %192, label %196, !llvm.loop !21

205:
  store i32 1, ptr %8, align 16, !tbaa !16
  br label %206

206:
  %207 = phi i64 [ 2, %205 ], [ %234, %232 ]
  %208 = phi i32 [ 1, %205 ], [ %233, %232 ]
  %209 = icmp sgt i32 %208, 0
  br i1 %209, label %210, label %212

210:
  %211 = zext nneg i32 %208 to i64
  br label %215

212:
  %213 = phi i64 [ 0, %206 ], [ %224, %215 ]
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %232, label %227

215:
  %216 = phi i64 [ 0, %210 ], [ %225, %215 ]
  %217 = phi i64 [ 0, %210 ], [ %224, %215 ]
  %218 = getelementptr inbounds i32, ptr %8, i64 %216
  %219 = load i32, ptr %218, align 4, !tbaa !16
  %220 = zext i32 %219 to i64
  %221 = mul nuw nsw i64 %207, %220
  %222 = add nuw nsw i64 %221, %217
  %223 = trunc i64 %222 to i32
  store i32 %223, ptr %218, align 4, !tbaa !16
  %224 = lshr i64 %222, 32
  %225 = add nuw nsw i64 %216, 1
  %226 = icmp eq i64 %225, %211
  br i1 %226, label %212, label %215, !llvm.loop !22

227:
  %228 = trunc nuw nsw i64 %213 to i32
  %229 = add nsw i32 %208, 1
  %230 = sext i32 %208 to i64
  %231 = getelementptr inbounds i32, ptr %8, i64 %230
  store i32 %228, ptr %231, align 4, !tbaa !16
  br label %232

232:
  %233 = phi i32 [ %229, %227 ], [ %208, %212 ]
  %234 = add nuw nsw i64 %207, 1
  %235 = icmp eq i64 %234, 101
  br i1 %235, label %236, label %206, !llvm.loop !23

236:
  %237 = add nuw nsw i32 %27, 1
  %238 = icmp eq i32 %237, %17
  br i1 %238, label %28, label %19, !llvm.loop !24

239:
  %240 = phi i64 [ 1, %192 ], [ %332, %289 ]
  %241 = phi i32 [ %21, %192 ], [ %317, %289 ]
  %242 = phi i32 [ %22, %192 ], [ %329, %289 ]
  %243 = phi i64 [ %23, %192 ], [ %331, %289 ]
  %244 = phi i128 [ %24, %192 ], [ %271, %289 ]
  %245 = phi i64 [ %25, %192 ], [ %335, %289 ]
  %246 = phi i64 [ %26, %192 ], [ %333, %289 ]
  %247 = add i128 %244, 94522879700260683150926290240444307
  %248 = trunc i128 %247 to i64
  %249 = lshr i128 %247, 64
  %250 = trunc nuw i128 %249 to i64
  %251 = trunc nuw nsw i64 %240 to i32
  %252 = tail call fastcc { i64, i64 } @shifts(i64 noundef %248, i64 noundef %250, i32 noundef %251)
  %253 = extractvalue { i64, i64 } %252, 0
  %254 = extractvalue { i64, i64 } %252, 1
  %255 = zext i64 %254 to i128
  %256 = shl nuw i128 %255, 64
  %257 = zext i64 %253 to i128
  %258 = shl i128 %244, 1
  %259 = trunc i128 %244 to i64
  %260 = lshr i128 %244, 64
  %261 = trunc nuw i128 %260 to i64
  %262 = trunc nuw nsw i64 %240 to i32
  %263 = tail call fastcc { i64, i64 } @pass(i64 noundef %259, i64 noundef %261, i32 noundef %262, i64 noundef %240, i128 noundef %194, i128 noundef %258)
  %264 = extractvalue { i64, i64 } %263, 0
  %265 = extractvalue { i64, i64 } %263, 1
  %266 = zext i64 %265 to i128
  %267 = shl nuw i128 %266, 64
  %268 = zext i64 %264 to i128
  %269 = or disjoint i128 %256, %257
  %270 = add i128 %269, %268
  %271 = add i128 %270, %267
  %272 = and i64 %240, 1
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %281, label %274

274:
  %275 = zext nneg i64 %240 to i128
  %276 = lshr i128 %271, %275
  %277 = trunc i128 %276 to i64
  %278 = or i64 %277, 1
  %279 = lshr i128 %276, 64
  %280 = trunc nuw i128 %279 to i64
  br label %289

281:
  %282 = trunc nuw nsw i64 %240 to i32
  %283 = urem i32 %282, 70
  %284 = zext nneg i32 %283 to i128
  %285 = ashr i128 %194, %284
  %286 = trunc i128 %285 to i64
  %287 = lshr i128 %285, 64
  %288 = trunc nuw i128 %287 to i64
  br label %289

289:
  %290 = phi i64 [ %288, %281 ], [ %280, %274 ]
  %291 = phi i64 [ %286, %281 ], [ %278, %274 ]
  %292 = trunc i128 %270 to i64
  %293 = lshr i128 %271, 64
  %294 = trunc nuw i128 %293 to i64
  %295 = call fastcc { i64, i64 } @divide(i64 noundef %292, i64 noundef %294, i64 noundef %291, i64 noundef %290, ptr noundef nonnull %9)
  %296 = extractvalue { i64, i64 } %295, 0
  %297 = extractvalue { i64, i64 } %295, 1
  %298 = trunc nuw nsw i64 %240 to i32
  %299 = urem i32 %298, 3
  %300 = add nsw i32 %299, -1
  %301 = tail call fastcc { i64, i64 } @blend(i64 noundef %246, i64 noundef %245, i64 noundef %296, i64 noundef %297, i32 noundef %300)
  %302 = extractvalue { i64, i64 } %301, 0
  %303 = extractvalue { i64, i64 } %301, 1
  %304 = zext i64 %303 to i128
  %305 = shl nuw i128 %304, 64
  %306 = zext i64 %302 to i128
  %307 = or disjoint i128 %305, %306
  %308 = load i128, ptr %9, align 16, !tbaa !9
  %309 = xor i128 %307, %308
  %310 = ashr i128 %271, 1
  %311 = trunc i128 %310 to i64
  %312 = lshr i128 %310, 64
  %313 = trunc nuw i128 %312 to i64
  %314 = tail call fastcc i32 @compare(i64 noundef %311, i64 noundef %313, i64 noundef -1062470015940782189, i64 noundef 5124095576030430)
  %315 = tail call fastcc i32 @compare(i64 noundef %195, i64 noundef -59, i64 noundef %292, i64 noundef %294)
  %316 = add i32 %314, %241
  %317 = add i32 %316, %315
  %318 = trunc nuw nsw i64 %240 to i32
  %319 = urem i32 %318, 60
  %320 = zext nneg i32 %319 to i64
  %321 = ashr i64 %294, %320
  %322 = trunc i128 %270 to i32
  %323 = lshr i128 %270, 32
  %324 = trunc i128 %323 to i32
  %325 = trunc nuw nsw i64 %240 to i32
  %326 = and i32 %325, 31
  %327 = lshr i32 %324, %326
  %328 = tail call fastcc i32 @overflows(i64 noundef %292, i64 noundef %321, i32 noundef %322, i32 noundef %327)
  %329 = add nsw i32 %328, %242
  %330 = tail call fastcc i64 @constants(i64 noundef %292)
  %331 = xor i64 %330, %243
  %332 = add nuw nsw i64 %240, 1
  %333 = trunc i128 %309 to i64
  %334 = lshr i128 %309, 64
  %335 = trunc nuw i128 %334 to i64
  %336 = icmp eq i64 %332, 127
  br i1 %336, label %205, label %239, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @prime(i64 noundef %0) unnamed_addr #2 {
  %2 = add i64 %0, -1
  %3 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2, i1 true)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = lshr i64 %2, %3
  %6 = icmp eq i64 %5, 0
  %7 = icmp ugt i64 %3, 1
  br label %8

8:
  %9 = phi i64 [ 0, %1 ], [ %51, %50 ]
  %10 = getelementptr inbounds [12 x i64], ptr @prime.bases, i64 0, i64 %9
  %11 = load i64, ptr %10, align 8, !tbaa !26
  %12 = urem i64 %0, %11
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %17

14:
  %15 = icmp eq i64 %11, %0
  %16 = zext i1 %15 to i32
  br label %53

17:
  br i1 %6, label %31, label %18

18:
  %19 = phi i64 [ %27, %26 ], [ 1, %17 ]
  %20 = phi i64 [ %29, %26 ], [ %11, %17 ]
  %21 = phi i64 [ %28, %26 ], [ %5, %17 ]
  %22 = and i64 %21, 1
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %26, label %24

24:
  %25 = tail call fastcc i64 @mulmod(i64 noundef %19, i64 noundef %20, i64 noundef %0)
  br label %26

26:
  %27 = phi i64 [ %25, %24 ], [ %19, %18 ]
  %28 = lshr i64 %21, 1
  %29 = tail call fastcc i64 @mulmod(i64 noundef %20, i64 noundef %20, i64 noundef %0)
  %30 = icmp ult i64 %21, 2
  br i1 %30, label %31, label %18, !llvm.loop !28

31:
  %32 = phi i64 [ 1, %17 ], [ %27, %26 ]
  %33 = icmp eq i64 %32, 1
  %34 = icmp eq i64 %32, %2
  %35 = or i1 %33, %34
  br i1 %35, label %48, label %36

36:
  br i1 %7, label %37, label %45

37:
  %38 = phi i32 [ %41, %37 ], [ 1, %36 ]
  %39 = phi i64 [ %40, %37 ], [ %32, %36 ]
  %40 = tail call fastcc i64 @mulmod(i64 noundef %39, i64 noundef %39, i64 noundef %0)
  %41 = add nuw nsw i32 %38, 1
  %42 = icmp ult i32 %41, %4
  %43 = icmp ne i64 %40, %2
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %37, label %45, !llvm.loop !29

45:
  %46 = phi i1 [ true, %36 ], [ %43, %37 ]
  %47 = zext i1 %46 to i32
  br label %48

48:
  %49 = phi i32 [ %47, %45 ], [ 4, %31 ]
  switch i32 %49, label %53 [
    i32 0, label %50
    i32 4, label %50
  ]

50:
  %51 = add nuw nsw i64 %9, 1
  %52 = icmp eq i64 %51, 12
  br i1 %52, label %53, label %8, !llvm.loop !30

53:
  %54 = phi i32 [ %16, %14 ], [ 0, %48 ], [ 1, %50 ]
  ret i32 %54
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @shifts(i64 noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = zext i64 %1 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %0 to i128
  %7 = or disjoint i128 %5, %6
  %8 = zext nneg i32 %2 to i128
  %9 = shl i128 %7, %8
  %10 = sub nsw i32 128, %2
  %11 = zext nneg i32 %10 to i128
  %12 = lshr i128 %7, %11
  %13 = xor i128 %9, %12
  %14 = and i32 %2, 63
  %15 = zext nneg i32 %14 to i128
  %16 = ashr i128 %7, %15
  %17 = xor i128 %13, %16
  %18 = trunc i128 %17 to i64
  %19 = lshr i128 %17, 64
  %20 = trunc nuw i128 %19 to i64
  %21 = insertvalue { i64, i64 } poison, i64 %18, 0
  %22 = insertvalue { i64, i64 } %21, i64 %20, 1
  ret { i64, i64 } %22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @pass(i64 noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i128 noundef %4, i128 noundef %5) unnamed_addr #3 {
  %7 = zext i64 %1 to i128
  %8 = shl nuw i128 %7, 64
  %9 = zext i64 %0 to i128
  %10 = or disjoint i128 %8, %9
  %11 = sext i32 %2 to i128
  %12 = mul i128 %10, %11
  %13 = sext i64 %3 to i128
  %14 = xor i128 %13, 94522879700260683150926290240444307
  %15 = lshr i128 %5, 3
  %16 = sub i128 %12, %4
  %17 = add i128 %16, %14
  %18 = add i128 %17, %15
  %19 = trunc i128 %18 to i64
  %20 = lshr i128 %18, 64
  %21 = trunc nuw i128 %20 to i64
  %22 = insertvalue { i64, i64 } poison, i64 %19, 0
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1
  ret { i64, i64 } %23
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal fastcc { i64, i64 } @divide(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #4 {
  %6 = zext i64 %1 to i128
  %7 = shl nuw i128 %6, 64
  %8 = zext i64 %0 to i128
  %9 = or disjoint i128 %7, %8
  %10 = zext i64 %3 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext i64 %2 to i128
  %13 = or disjoint i128 %11, %12
  %14 = sdiv i128 %9, %13
  %15 = mul i128 %14, %13
  %16 = sub i128 %9, %15
  store i128 %16, ptr %4, align 16, !tbaa !9
  %17 = trunc i128 %14 to i64
  %18 = lshr i128 %14, 64
  %19 = trunc nuw i128 %18 to i64
  %20 = insertvalue { i64, i64 } poison, i64 %17, 0
  %21 = insertvalue { i64, i64 } %20, i64 %19, 1
  ret { i64, i64 } %21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @blend(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr #3 {
  %6 = zext i64 %1 to i128
  %7 = shl nuw i128 %6, 64
  %8 = zext i64 %0 to i128
  %9 = or disjoint i128 %7, %8
  %10 = zext i64 %3 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext i64 %2 to i128
  %13 = or disjoint i128 %11, %12
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %20

15:
  %16 = add i128 %13, %9
  %17 = trunc i128 %16 to i64
  %18 = lshr i128 %16, 64
  %19 = trunc nuw i128 %18 to i64
  br label %32

20:
  %21 = icmp slt i32 %4, 0
  br i1 %21, label %22, label %27

22:
  %23 = sub i128 %9, %13
  %24 = trunc i128 %23 to i64
  %25 = lshr i128 %23, 64
  %26 = trunc nuw i128 %25 to i64
  br label %32

27:
  %28 = mul i128 %13, %9
  %29 = trunc i128 %28 to i64
  %30 = lshr i128 %28, 64
  %31 = trunc nuw i128 %30 to i64
  br label %32

32:
  %33 = phi i64 [ %24, %22 ], [ %29, %27 ], [ %17, %15 ]
  %34 = phi i64 [ %26, %22 ], [ %31, %27 ], [ %19, %15 ]
  %35 = insertvalue { i64, i64 } poison, i64 %33, 0
  %36 = insertvalue { i64, i64 } %35, i64 %34, 1
  ret { i64, i64 } %36
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 32) i32 @compare(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or disjoint i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or disjoint i128 %10, %11
  %13 = icmp slt i128 %8, %12
  %14 = zext i1 %13 to i32
  %15 = icmp sgt i128 %8, %12
  %16 = select i1 %15, i32 0, i32 2
  %17 = or disjoint i32 %16, %14
  %18 = icmp eq i128 %8, %12
  %19 = select i1 %18, i32 4, i32 0
  %20 = or disjoint i32 %17, %19
  %21 = icmp ult i128 %8, %12
  %22 = select i1 %21, i32 8, i32 0
  %23 = or disjoint i32 %20, %22
  %24 = select i1 %21, i32 0, i32 16
  %25 = or disjoint i32 %23, %24
  ret i32 %25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 64) i32 @overflows(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %0, i64 %1)
  %6 = extractvalue { i64, i1 } %5, 1
  %7 = zext i1 %6 to i32
  %8 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %0, i64 %1)
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = select i1 %9, i32 2, i32 0
  %11 = or disjoint i32 %10, %7
  %12 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %0, i64 %1)
  %13 = extractvalue { i64, i1 } %12, 1
  %14 = select i1 %13, i32 4, i32 0
  %15 = or disjoint i32 %11, %14
  %16 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %2, i32 %3)
  %17 = extractvalue { i32, i1 } %16, 1
  %18 = select i1 %17, i32 8, i32 0
  %19 = icmp ult i32 %2, %3
  %20 = select i1 %19, i32 16, i32 0
  %21 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %2, i32 %3)
  %22 = extractvalue { i32, i1 } %21, 1
  %23 = select i1 %22, i32 32, i32 0
  %24 = or disjoint i32 %15, %20
  %25 = or disjoint i32 %24, %18
  %26 = or disjoint i32 %25, %23
  ret i32 %26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i64 -4968542674624444878, 4968542693071189464) i64 @constants(i64 noundef %0) unnamed_addr #3 {
  %2 = sdiv i64 %0, 7
  %3 = srem i64 %0, 10
  %4 = sdiv i64 %0, -16
  %5 = srem i64 %0, 8
  %6 = sdiv i64 %0, -3
  %7 = udiv i64 %0, 1000000007
  %8 = urem i64 %0, 641
  %9 = sdiv i64 %0, 1000000000000
  %10 = add nuw nsw i64 %7, %8
  %11 = add nsw i64 %10, %3
  %12 = add nsw i64 %11, %2
  %13 = add nsw i64 %12, %4
  %14 = add nsw i64 %13, %5
  %15 = add nsw i64 %14, %6
  %16 = add nsw i64 %15, %9
  ret i64 %16
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc double @toDouble(i64 noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sitofp i128 %6 to double
  ret double %7
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i64 0, -1) i64 @mulmod(i64 noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = zext i64 %0 to i128
  %5 = zext i64 %1 to i128
  %6 = mul nuw i128 %5, %4
  %7 = zext i64 %2 to i128
  %8 = urem i128 %6, %7
  %9 = trunc nuw i128 %8 to i64
  ret i64 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #7

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.abs.i128(i128, i1 immarg) #9

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree nounwind }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }

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
!10 = !{!"__int128", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !7, i64 0}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
!20 = distinct !{!20, !13, !14}
!21 = distinct !{!21, !13, !14}
!22 = distinct !{!22, !13, !14}
!23 = distinct !{!23, !13, !14}
!24 = distinct !{!24, !13, !14}
!25 = distinct !{!25, !13, !14}
!26 = !{!27, !27, i64 0}
!27 = !{!"long", !7, i64 0}
!28 = distinct !{!28, !13, !14}
!29 = distinct !{!29, !13, !14}
!30 = distinct !{!30, !13, !14}
