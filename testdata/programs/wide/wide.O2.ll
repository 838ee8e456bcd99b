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
  br i1 %10, label %12, label %11

11:
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %8) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #10
  store i128 0, ptr %9, align 16, !tbaa !5
  br label %18

12:
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !9
  %15 = tail call i64 @strtol(ptr nocapture noundef nonnull %14, ptr noundef null, i32 noundef 10) #10
  %16 = trunc i64 %15 to i32
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %8) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #10
  store i128 0, ptr %9, align 16, !tbaa !5
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %29

18:
  %19 = phi i32 [ 1, %11 ], [ %16, %12 ]
  br label %20

20:
  %21 = phi i32 [ %201, %264 ], [ 0, %18 ]
  %22 = phi i32 [ %346, %264 ], [ 0, %18 ]
  %23 = phi i32 [ %356, %264 ], [ 0, %18 ]
  %24 = phi i64 [ %358, %264 ], [ 0, %18 ]
  %25 = phi i128 [ %298, %264 ], [ 1, %18 ]
  %26 = phi i64 [ %362, %264 ], [ 0, %18 ]
  %27 = phi i64 [ %360, %264 ], [ 0, %18 ]
  %28 = phi i32 [ %265, %264 ], [ 0, %18 ]
  br label %196

29:
  %30 = phi i64 [ 0, %12 ], [ %360, %264 ]
  %31 = phi i64 [ 0, %12 ], [ %362, %264 ]
  %32 = phi i128 [ 1, %12 ], [ %298, %264 ]
  %33 = phi i64 [ 0, %12 ], [ %358, %264 ]
  %34 = phi i32 [ 0, %12 ], [ %261, %264 ]
  %35 = phi i32 [ 0, %12 ], [ %356, %264 ]
  %36 = phi i32 [ 0, %12 ], [ %346, %264 ]
  %37 = phi i32 [ 0, %12 ], [ %201, %264 ]
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %37, i32 noundef %36, i32 noundef %35, i64 noundef %33)
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %7) #10
  %39 = getelementptr inbounds i8, ptr %7, i64 43
  %40 = tail call i128 @llvm.abs.i128(i128 %32, i1 false)
  store i8 0, ptr %39, align 1, !tbaa !11
  br label %41

41:
  %42 = phi ptr [ %39, %29 ], [ %50, %41 ]
  %43 = phi i128 [ %40, %29 ], [ %45, %41 ]
  %44 = freeze i128 %43
  %45 = udiv i128 %44, 10
  %46 = mul i128 %45, 10
  %47 = sub i128 %44, %46
  %48 = trunc nuw nsw i128 %47 to i8
  %49 = or disjoint i8 %48, 48
  %50 = getelementptr inbounds i8, ptr %42, i64 -1
  store i8 %49, ptr %50, align 1, !tbaa !11
  %51 = icmp ult i128 %43, 10
  br i1 %51, label %52, label %41, !llvm.loop !12

52:
  %53 = icmp slt i128 %32, 0
  br i1 %53, label %54, label %56

54:
  %55 = getelementptr inbounds i8, ptr %42, i64 -2
  store i8 45, ptr %55, align 1, !tbaa !11
  br label %56

56:
  %57 = phi ptr [ %55, %54 ], [ %50, %52 ]
  %58 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.1, ptr noundef nonnull %57)
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %7) #10
  %59 = zext i64 %31 to i128
  %60 = shl nuw i128 %59, 64
  %61 = zext i64 %30 to i128
  %62 = or disjoint i128 %60, %61
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %6) #10
  %63 = getelementptr inbounds i8, ptr %6, i64 43
  %64 = icmp slt i128 %60, 0
  %65 = sub i128 0, %62
  %66 = select i1 %64, i128 %65, i128 %62
  store i8 0, ptr %63, align 1, !tbaa !11
  br label %67

67:
  %68 = phi ptr [ %63, %56 ], [ %76, %67 ]
  %69 = phi i128 [ %66, %56 ], [ %71, %67 ]
  %70 = freeze i128 %69
  %71 = udiv i128 %70, 10
  %72 = mul i128 %71, 10
  %73 = sub i128 %70, %72
  %74 = trunc nuw nsw i128 %73 to i8
  %75 = or disjoint i8 %74, 48
  %76 = getelementptr inbounds i8, ptr %68, i64 -1
  store i8 %75, ptr %76, align 1, !tbaa !11
  %77 = icmp ult i128 %69, 10
  br i1 %77, label %78, label %67, !llvm.loop !12

78:
  br i1 %64, label %79, label %81

79:
  %80 = getelementptr inbounds i8, ptr %68, i64 -2
  store i8 45, ptr %80, align 1, !tbaa !11
  br label %81

81:
  %82 = phi ptr [ %80, %79 ], [ %76, %78 ]
  %83 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.2, ptr noundef nonnull %82)
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %6) #10
  %84 = load i128, ptr %9, align 16, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %5) #10
  %85 = getelementptr inbounds i8, ptr %5, i64 43
  %86 = call i128 @llvm.abs.i128(i128 %84, i1 false)
  store i8 0, ptr %85, align 1, !tbaa !11
  br label %87

87:
  %88 = phi ptr [ %85, %81 ], [ %96, %87 ]
  %89 = phi i128 [ %86, %81 ], [ %91, %87 ]
  %90 = freeze i128 %89
  %91 = udiv i128 %90, 10
  %92 = mul i128 %91, 10
  %93 = sub i128 %90, %92
  %94 = trunc nuw nsw i128 %93 to i8
  %95 = or disjoint i8 %94, 48
  %96 = getelementptr inbounds i8, ptr %88, i64 -1
  store i8 %95, ptr %96, align 1, !tbaa !11
  %97 = icmp ult i128 %89, 10
  br i1 %97, label %98, label %87, !llvm.loop !12

98:
  %99 = icmp slt i128 %84, 0
  br i1 %99, label %100, label %102

100:
  %101 = getelementptr inbounds i8, ptr %88, i64 -2
  store i8 45, ptr %101, align 1, !tbaa !11
  br label %102

102:
  %103 = phi ptr [ %101, %100 ], [ %96, %98 ]
  %104 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.3, ptr noundef nonnull %103)
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %4) #10
  %105 = getelementptr inbounds i8, ptr %4, i64 43
  store i8 0, ptr %105, align 1, !tbaa !11
  br label %106

106:
  %107 = phi ptr [ %105, %102 ], [ %121, %117 ]
  %108 = phi i128 [ 1499999999999999889089448902656, %102 ], [ %122, %117 ]
  %109 = freeze i128 %108
  %110 = udiv i128 %109, 10
  %111 = mul i128 %110, 10
  %112 = sub i128 %109, %111
  %113 = trunc nuw nsw i128 %112 to i8
  %114 = or disjoint i8 %113, 48
  %115 = getelementptr inbounds i8, ptr %107, i64 -1
  store i8 %114, ptr %115, align 1, !tbaa !11
  %116 = icmp ult i128 %108, 10
  br i1 %116, label %123, label %117, !llvm.loop !12

117:
  %118 = urem i128 %110, 10
  %119 = trunc nuw nsw i128 %118 to i8
  %120 = or disjoint i8 %119, 48
  %121 = getelementptr inbounds i8, ptr %107, i64 -2
  store i8 %120, ptr %121, align 1, !tbaa !11
  %122 = udiv i128 %108, 100
  br label %106

123:
  %124 = getelementptr inbounds i8, ptr %107, i64 -2
  store i8 45, ptr %124, align 1, !tbaa !11
  %125 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.4, ptr noundef nonnull %124)
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %4) #10
  %126 = call fastcc double @toDouble(i64 noundef %30, i64 noundef %31)
  %127 = uitofp i128 %32 to double
  %128 = load i128, ptr %9, align 16, !tbaa !5
  %129 = sitofp i128 %128 to float
  %130 = fpext float %129 to double
  %131 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %126, double noundef %127, double noundef %130)
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %3) #10
  %132 = getelementptr inbounds i8, ptr %3, i64 399
  store i8 0, ptr %132, align 1, !tbaa !11
  %133 = icmp sgt i32 %34, 0
  br i1 %133, label %134, label %189

134:
  %135 = getelementptr i8, ptr %8, i64 -4
  br label %140

136:
  %137 = phi i32 [ %146, %171 ], [ %174, %175 ]
  %138 = phi ptr [ %141, %171 ], [ %182, %175 ]
  %139 = icmp sgt i32 %137, 0
  br i1 %139, label %140, label %189, !llvm.loop !14

140:
  %141 = phi ptr [ %132, %134 ], [ %138, %136 ]
  %142 = phi i32 [ %34, %134 ], [ %137, %136 ]
  %143 = zext nneg i32 %142 to i64
  br label %147

144:
  %145 = call i32 @llvm.smin.i32(i32 %142, i32 1)
  %146 = add nsw i32 %145, -1
  br label %162

147:
  %148 = phi i64 [ %143, %140 ], [ %150, %147 ]
  %149 = phi i64 [ 0, %140 ], [ %159, %147 ]
  %150 = add nsw i64 %148, -1
  %151 = shl nuw nsw i64 %149, 32
  %152 = and i64 %150, 4294967295
  %153 = getelementptr inbounds i32, ptr %8, i64 %152
  %154 = load i32, ptr %153, align 4, !tbaa !15
  %155 = zext i32 %154 to i64
  %156 = or disjoint i64 %151, %155
  %157 = udiv i64 %156, 1000000000
  %158 = trunc i64 %157 to i32
  store i32 %158, ptr %153, align 4, !tbaa !15
  %159 = urem i64 %156, 1000000000
  %160 = trunc nuw i64 %148 to i32
  %161 = icmp sgt i32 %160, 1
  br i1 %161, label %147, label %144, !llvm.loop !17

162:
  %163 = phi i32 [ %169, %168 ], [ %142, %144 ]
  %164 = zext nneg i32 %163 to i64
  %165 = getelementptr i32, ptr %135, i64 %164
  %166 = load i32, ptr %165, align 4, !tbaa !15
  %167 = icmp ne i32 %166, 0
  br i1 %167, label %173, label %168

168:
  %169 = add nsw i32 %163, -1
  %170 = icmp sgt i32 %163, 1
  br i1 %170, label %162, label %171, !llvm.loop !18

171:
  %172 = icmp eq i64 %159, 0
  br i1 %172, label %136, label %173

173:
  %174 = phi i32 [ %146, %171 ], [ %163, %162 ]
  br label %175

175:
  %176 = phi i32 [ %183, %175 ], [ 0, %173 ]
  %177 = phi i64 [ %184, %175 ], [ %159, %173 ]
  %178 = phi ptr [ %182, %175 ], [ %141, %173 ]
  %179 = urem i64 %177, 10
  %180 = trunc nuw nsw i64 %179 to i8
  %181 = or disjoint i8 %180, 48
  %182 = getelementptr inbounds i8, ptr %178, i64 -1
  store i8 %181, ptr %182, align 1, !tbaa !11
  %183 = add nuw nsw i32 %176, 1
  %184 = udiv i64 %177, 10
  %185 = icmp ult i32 %176, 8
  %186 = icmp ugt i64 %177, 9
  %187 = select i1 %167, i1 true, i1 %186
  %188 = select i1 %185, i1 %187, i1 false
  br i1 %188, label %175, label %136, !llvm.loop !19

189:
  %190 = phi ptr [ %132, %123 ], [ %138, %136 ]
  %191 = call i32 @puts(ptr nonnull dereferenceable(1) %190)
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %8) #10
  ret i32 0

192:
  %193 = zext nneg i32 %28 to i128
  %194 = sub nuw nsw i128 -1085937410162710020096, %193
  %195 = trunc i128 %194 to i64
  br label %267

196:
  %197 = phi i32 [ %21, %20 ], [ %201, %196 ]
  %198 = phi i64 [ -1023, %20 ], [ %203, %196 ]
  %199 = phi i32 [ 0, %20 ], [ %202, %196 ]
  %200 = tail call fastcc i32 @prime(i64 noundef %198)
  %201 = add nsw i32 %200, %197
  %202 = add nuw nsw i32 %199, 1
  %203 = add nuw nsw i64 %198, 2
  %204 = icmp eq i32 %202, 60
  br i1 %204, label %192, label %196, !llvm.loop !20

205:
  store i32 1, ptr %8, align 16, !tbaa !15
  br label %206

206:
  %207 = phi i64 [ 2, %205 ], [ %262, %260 ]
  %208 = phi i32 [ 1, %205 ], [ %261, %260 ]
  %209 = icmp sgt i32 %208, 0
  br i1 %209, label %210, label %260

210:
  %211 = zext nneg i32 %208 to i64
  %212 = and i64 %211, 1
  %213 = icmp eq i32 %208, 1
  br i1 %213, label %216, label %214

214:
  %215 = and i64 %211, 2147483646
  br label %234

216:
  %217 = phi i64 [ poison, %210 ], [ %250, %234 ]
  %218 = phi i64 [ poison, %210 ], [ %252, %234 ]
  %219 = phi i64 [ 0, %210 ], [ %253, %234 ]
  %220 = phi i64 [ 0, %210 ], [ %252, %234 ]
  %221 = icmp eq i64 %212, 0
  br i1 %221, label %230, label %222

222:
  %223 = getelementptr inbounds i32, ptr %8, i64 %219
  %224 = load i32, ptr %223, align 4, !tbaa !15
  %225 = zext i32 %224 to i64
  %226 = mul nuw nsw i64 %207, %225
  %227 = add nuw nsw i64 %226, %220
  %228 = trunc i64 %227 to i32
  store i32 %228, ptr %223, align 4, !tbaa !15
  %229 = lshr i64 %227, 32
  br label %230

230:
  %231 = phi i64 [ %217, %216 ], [ %227, %222 ]
  %232 = phi i64 [ %218, %216 ], [ %229, %222 ]
  %233 = icmp ult i64 %231, 4294967296
  br i1 %233, label %260, label %256

234:
  %235 = phi i64 [ 0, %214 ], [ %253, %234 ]
  %236 = phi i64 [ 0, %214 ], [ %252, %234 ]
  %237 = phi i64 [ 0, %214 ], [ %254, %234 ]
  %238 = getelementptr inbounds i32, ptr %8, i64 %235
  %239 = load i32, ptr %238, align 8, !tbaa !15
  %240 = zext i32 %239 to i64
  %241 = mul nuw nsw i64 %207, %240
  %242 = add nuw nsw i64 %241, %236
  %243 = trunc i64 %242 to i32
  store i32 %243, ptr %238, align 8, !tbaa !15
  %244 = lshr i64 %242, 32
  %245 = or disjoint i64 %235, 1
  %246 = getelementptr inbounds i32, ptr %8, i64 %245
  %247 = load i32, ptr %246, align 4, !tbaa !15
  %248 = zext i32 %247 to i64
  %249 = mul nuw nsw i64 %207, %248
  %250 = add nuw nsw i64 %249, %244
  %251 = trunc i64 %250 to i32
  store i32 %251, ptr %246, align 4, !tbaa !15
  %252 = lshr i64 %250, 32
  %253 = add nuw nsw i64 %235, 2
  %254 = add i64 %237, 2
  %255 = icmp eq i64 %254, %215
  br i1 %255, label %216, label %234, !llvm.loop !21

256:
  %257 = trunc nuw nsw i64 %232 to i32
  %258 = add nuw nsw i32 %208, 1
  %259 = getelementptr inbounds i32, ptr %8, i64 %211
  store i32 %257, ptr %259, align 4, !tbaa !15
  br label %260

260:
  %261 = phi i32 [ %258, %256 ], [ %208, %230 ], [ %208, %206 ]
  %262 = add nuw nsw i64 %207, 1
  %263 = icmp eq i64 %262, 101
  br i1 %263, label %264, label %206, !llvm.loop !22

264:
  %265 = add nuw nsw i32 %28, 1
  %266 = icmp eq i32 %265, %19
  br i1 %266, label %29, label %20, !llvm.loop !23

267:
  %268 = phi i64 [ 1, %192 ], [ %359, %317 ]
  %269 = phi i32 [ %22, %192 ], [ %346, %317 ]
  %270 = phi i32 [ %23, %192 ], [ %356, %317 ]
  %271 = phi i64 [ %24, %192 ], [ %358, %317 ]
  %272 = phi i128 [ %25, %192 ], [ %298, %317 ]
  %273 = phi i64 [ %26, %192 ], [ %362, %317 ]
  %274 = phi i64 [ %27, %192 ], [ %360, %317 ]
  %275 = trunc i64 %268 to i32
  %276 = add i128 %272, 94522879700260683150926290240444307
  %277 = trunc i128 %276 to i64
  %278 = lshr i128 %276, 64
  %279 = trunc nuw i128 %278 to i64
  %280 = tail call fastcc { i64, i64 } @shifts(i64 noundef %277, i64 noundef %279, i32 noundef %275)
  %281 = extractvalue { i64, i64 } %280, 0
  %282 = extractvalue { i64, i64 } %280, 1
  %283 = zext i64 %282 to i128
  %284 = shl nuw i128 %283, 64
  %285 = zext i64 %281 to i128
  %286 = shl i128 %272, 1
  %287 = trunc i128 %272 to i64
  %288 = lshr i128 %272, 64
  %289 = trunc nuw i128 %288 to i64
  %290 = tail call fastcc { i64, i64 } @pass(i64 noundef %287, i64 noundef %289, i32 noundef %275, i64 noundef %268, i128 noundef %194, i128 noundef %286)
  %291 = extractvalue { i64, i64 } %290, 0
  %292 = extractvalue { i64, i64 } %290, 1
  %293 = zext i64 %292 to i128
  %294 = shl nuw i128 %293, 64
  %295 = zext i64 %291 to i128
  %296 = or disjoint i128 %284, %285
  %297 = add i128 %296, %295
  %298 = add i128 %297, %294
  %299 = and i32 %275, 1
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %308, label %301

301:
  %302 = zext nneg i64 %268 to i128
  %303 = lshr i128 %298, %302
  %304 = trunc i128 %303 to i64
  %305 = or i64 %304, 1
  %306 = lshr i128 %303, 64
  %307 = trunc nuw i128 %306 to i64
  br label %317

308:
  %309 = add nsw i32 %275, -70
  %310 = icmp ult i64 %268, 70
  %311 = select i1 %310, i32 %275, i32 %309
  %312 = zext nneg i32 %311 to i128
  %313 = ashr i128 %194, %312
  %314 = trunc i128 %313 to i64
  %315 = lshr i128 %313, 64
  %316 = trunc nuw i128 %315 to i64
  br label %317

317:
  %318 = phi i64 [ %316, %308 ], [ %307, %301 ]
  %319 = phi i64 [ %314, %308 ], [ %305, %301 ]
  %320 = trunc i128 %297 to i64
  %321 = lshr i128 %298, 64
  %322 = trunc nuw i128 %321 to i64
  %323 = call fastcc { i64, i64 } @divide(i64 noundef %320, i64 noundef %322, i64 noundef %319, i64 noundef %318, ptr noundef nonnull %9)
  %324 = extractvalue { i64, i64 } %323, 0
  %325 = extractvalue { i64, i64 } %323, 1
  %326 = trunc i64 %268 to i8
  %327 = urem i8 %326, 3
  %328 = zext nneg i8 %327 to i32
  %329 = add nsw i32 %328, -1
  %330 = tail call fastcc { i64, i64 } @blend(i64 noundef %274, i64 noundef %273, i64 noundef %324, i64 noundef %325, i32 noundef %329)
  %331 = extractvalue { i64, i64 } %330, 0
  %332 = extractvalue { i64, i64 } %330, 1
  %333 = zext i64 %332 to i128
  %334 = shl nuw i128 %333, 64
  %335 = zext i64 %331 to i128
  %336 = or disjoint i128 %334, %335
  %337 = load i128, ptr %9, align 16, !tbaa !5
  %338 = xor i128 %336, %337
  %339 = ashr i128 %298, 1
  %340 = trunc i128 %339 to i64
  %341 = lshr i128 %339, 64
  %342 = trunc nuw i128 %341 to i64
  %343 = tail call fastcc i32 @compare(i64 noundef %340, i64 noundef %342, i64 noundef -1062470015940782189, i64 noundef 5124095576030430)
  %344 = tail call fastcc i32 @compare(i64 noundef %195, i64 noundef -59, i64 noundef %320, i64 noundef %322)
  %345 = add i32 %343, %269
  %346 = add i32 %345, %344
  %347 = urem i8 %326, 60
  %348 = zext nneg i8 %347 to i64
  %349 = ashr i64 %322, %348
  %350 = trunc i128 %297 to i32
  %351 = lshr i128 %297, 32
  %352 = trunc i128 %351 to i32
  %353 = and i32 %275, 31
  %354 = lshr i32 %352, %353
  %355 = tail call fastcc i32 @overflows(i64 noundef %320, i64 noundef %349, i32 noundef %350, i32 noundef %354)
  %356 = add nsw i32 %355, %270
  %357 = tail call fastcc i64 @constants(i64 noundef %320)
  %358 = xor i64 %357, %271
  %359 = add nuw nsw i64 %268, 1
  %360 = trunc i128 %338 to i64
  %361 = lshr i128 %338, 64
  %362 = trunc nuw i128 %361 to i64
  %363 = icmp eq i64 %359, 127
  br i1 %363, label %205, label %267, !llvm.loop !24
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
  %9 = phi i64 [ 0, %1 ], [ %46, %45 ]
  %10 = getelementptr inbounds [12 x i64], ptr @prime.bases, i64 0, i64 %9
  %11 = load i64, ptr %10, align 8, !tbaa !25
  %12 = urem i64 %0, %11
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %17

14:
  %15 = icmp eq i64 %11, %0
  %16 = zext i1 %15 to i32
  br label %48

17:
  br i1 %6, label %45, label %18

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
  br i1 %30, label %31, label %18, !llvm.loop !27

31:
  %32 = icmp eq i64 %27, 1
  %33 = icmp eq i64 %27, %2
  %34 = or i1 %32, %33
  br i1 %34, label %45, label %35

35:
  br i1 %7, label %36, label %48

36:
  %37 = phi i32 [ %40, %36 ], [ 1, %35 ]
  %38 = phi i64 [ %39, %36 ], [ %27, %35 ]
  %39 = tail call fastcc i64 @mulmod(i64 noundef %38, i64 noundef %38, i64 noundef %0)
  %40 = add nuw nsw i32 %37, 1
  %41 = icmp ult i32 %40, %4
  %42 = icmp ne i64 %39, %2
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %36, label %44, !llvm.loop !28

44:
  br i1 %42, label %48, label %45

45:
  %46 = add nuw nsw i64 %9, 1
  %47 = icmp eq i64 %46, 12
  br i1 %47, label %48, label %8, !llvm.loop !29

48:
  %49 = phi i32 [ %16, %14 ], [ 0, %44 ], [ 1, %45 ], [ 0, %35 ]
  ret i32 %49
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
  store i128 %16, ptr %4, align 16, !tbaa !5
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
!6 = !{!"__int128", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !7, i64 0}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
!23 = distinct !{!23, !13}
!24 = distinct !{!24, !13}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !7, i64 0}
!27 = distinct !{!27, !13}
!28 = distinct !{!28, !13}
!29 = distinct !{!29, !13}
