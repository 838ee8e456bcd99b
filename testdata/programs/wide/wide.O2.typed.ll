; ModuleID = 'wide.c'
source_filename = "wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [400 x i8], align 16
  %4 = alloca [44 x i8], align 16
  %5 = alloca [44 x i8], align 16
  %6 = alloca [44 x i8], align 16
  %7 = alloca [44 x i8], align 16
  %8 = alloca [80 x i32], align 16
  %9 = alloca i128, align 16
  %10 = icmp sgt i32 %0, 1
  br i1 %10, label %14, label %11

11:
  %12 = bitcast [80 x i32]* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 320, i8* nonnull %12) #11
  %13 = bitcast i128* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %13) #11
  store i128 0, i128* %9, align 16
  br label %22

14:
  %15 = getelementptr inbounds i8*, i8** %1, i64 1
  %16 = load i8*, i8** %15, align 8
  %17 = tail call i64 @strtol(i8* nocapture noundef nonnull %16, i8** noundef null, i32 noundef 10) #11
  %18 = trunc i64 %17 to i32
  %19 = bitcast [80 x i32]* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 320, i8* nonnull %19) #11
  %20 = bitcast i128* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %20) #11
  store i128 0, i128* %9, align 16
  %21 = icmp sgt i32 %18, 0
  br i1 %21, label %22, label %37

22:
  %23 = phi i32 [ 1, %11 ], [ %18, %14 ]
  %24 = getelementptr inbounds [80 x i32], [80 x i32]* %8, i64 0, i64 0
  br label %25

25:
  %26 = phi i32 [ 0, %22 ], [ %206, %242 ]
  %27 = phi i32 [ 0, %22 ], [ %324, %242 ]
  %28 = phi i32 [ 0, %22 ], [ %334, %242 ]
  %29 = phi i64 [ 0, %22 ], [ %336, %242 ]
  %30 = phi i128 [ 1, %22 ], [ %276, %242 ]
  %31 = phi i64 [ 0, %22 ], [ %212, %242 ]
  %32 = phi i64 [ 0, %22 ], [ %211, %242 ]
  %33 = phi i32 [ 0, %22 ], [ %243, %242 ]
  br label %201

34:
  %35 = trunc i128 %316 to i64
  %36 = trunc i128 %339 to i64
  br label %37

37:
  %38 = phi i128 [ 0, %14 ], [ %315, %34 ]
  %39 = phi i64 [ 0, %14 ], [ %35, %34 ]
  %40 = phi i64 [ 0, %14 ], [ %36, %34 ]
  %41 = phi i128 [ 1, %14 ], [ %276, %34 ]
  %42 = phi i64 [ 0, %14 ], [ %336, %34 ]
  %43 = phi i32 [ 0, %14 ], [ %239, %34 ]
  %44 = phi i32 [ 0, %14 ], [ %334, %34 ]
  %45 = phi i32 [ 0, %14 ], [ %324, %34 ]
  %46 = phi i32 [ 0, %14 ], [ %206, %34 ]
  %47 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i64 0, i64 0), i32 noundef %46, i32 noundef %45, i32 noundef %44, i64 noundef %42)
  %48 = getelementptr inbounds [44 x i8], [44 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 44, i8* nonnull %48) #11
  %49 = getelementptr inbounds [44 x i8], [44 x i8]* %7, i64 0, i64 43
  %50 = icmp slt i128 %41, 0
  %51 = sub i128 0, %41
  %52 = select i1 %50, i128 %51, i128 %41
  store i8 0, i8* %49, align 1
  br label %53

53:
  %54 = phi i8* [ %49, %37 ], [ %62, %53 ]
  %55 = phi i128 [ %52, %37 ], [ %57, %53 ]
  %56 = freeze i128 %55
  %57 = udiv i128 %56, 10
  %58 = mul i128 %57, 10
  %59 = sub i128 %56, %58
  %60 = trunc i128 %59 to i8
  %61 = or i8 %60, 48
  %62 = getelementptr inbounds i8, i8* %54, i64 -1
  store i8 %61, i8* %62, align 1
  %63 = icmp ult i128 %55, 10
  br i1 %63, label %64, label %53, !llvm.loop !5

64:
  br i1 %50, label %65, label %67

65:
  %66 = getelementptr inbounds i8, i8* %54, i64 -2
  store i8 45, i8* %66, align 1
  br label %67

67:
  %68 = phi i8* [ %66, %65 ], [ %62, %64 ]
  %69 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i8* noundef nonnull %68) #11
  call void @llvm.lifetime.end.p0i8(i64 44, i8* nonnull %48) #11
  %70 = zext i64 %40 to i128
  %71 = shl nuw i128 %70, 64
  %72 = zext i64 %39 to i128
  %73 = or i128 %71, %72
  %74 = getelementptr inbounds [44 x i8], [44 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 44, i8* nonnull %74) #11
  %75 = getelementptr inbounds [44 x i8], [44 x i8]* %6, i64 0, i64 43
  %76 = icmp slt i128 %73, 0
  %77 = sub i128 0, %73
  %78 = select i1 %76, i128 %77, i128 %73
  store i8 0, i8* %75, align 1
  br label %79

79:
  %80 = phi i8* [ %75, %67 ], [ %88, %79 ]
  %81 = phi i128 [ %78, %67 ], [ %83, %79 ]
  %82 = freeze i128 %81
  %83 = udiv i128 %82, 10
  %84 = mul i128 %83, 10
  %85 = sub i128 %82, %84
  %86 = trunc i128 %85 to i8
  %87 = or i8 %86, 48
  %88 = getelementptr inbounds i8, i8* %80, i64 -1
  store i8 %87, i8* %88, align 1
  %89 = icmp ult i128 %81, 10
  br i1 %89, label %90, label %79, !llvm.loop !5

90:
  br i1 %76, label %91, label %93

91:
  %92 = getelementptr inbounds i8, i8* %80, i64 -2
  store i8 45, i8* %92, align 1
  br label %93

93:
  %94 = phi i8* [ %92, %91 ], [ %88, %90 ]
  %95 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i8* noundef nonnull %94) #11
  call void @llvm.lifetime.end.p0i8(i64 44, i8* nonnull %74) #11
  %96 = getelementptr inbounds [44 x i8], [44 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 44, i8* nonnull %96) #11
  %97 = getelementptr inbounds [44 x i8], [44 x i8]* %5, i64 0, i64 43
  %98 = icmp slt i128 %38, 0
  %99 = sub i128 0, %38
  %100 = select i1 %98, i128 %99, i128 %38
  store i8 0, i8* %97, align 1
  br label %101

101:
  %102 = phi i8* [ %97, %93 ], [ %110, %101 ]
  %103 = phi i128 [ %100, %93 ], [ %105, %101 ]
  %104 = freeze i128 %103
  %105 = udiv i128 %104, 10
  %106 = mul i128 %105, 10
  %107 = sub i128 %104, %106
  %108 = trunc i128 %107 to i8
  %109 = or i8 %108, 48
  %110 = getelementptr inbounds i8, i8* %102, i64 -1
  store i8 %109, i8* %110, align 1
  %111 = icmp ult i128 %103, 10
  br i1 %111, label %112, label %101, !llvm.loop !5

112:
  br i1 %98, label %113, label %115

113:
  %114 = getelementptr inbounds i8, i8* %102, i64 -2
  store i8 45, i8* %114, align 1
  br label %115

115:
  %116 = phi i8* [ %114, %113 ], [ %110, %112 ]
  %117 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i8* noundef nonnull %116) #11
  call void @llvm.lifetime.end.p0i8(i64 44, i8* nonnull %96) #11
  %118 = getelementptr inbounds [44 x i8], [44 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 44, i8* nonnull %118) #11
  %119 = getelementptr inbounds [44 x i8], [44 x i8]* %4, i64 0, i64 43
  store i8 0, i8* %119, align 1
  br label %120

120:
  %121 = phi i8* [ %119, %115 ], [ %129, %120 ]
  %122 = phi i128 [ 1499999999999999889089448902656, %115 ], [ %124, %120 ]
  %123 = freeze i128 %122
  %124 = udiv i128 %123, 10
  %125 = mul i128 %124, 10
  %126 = sub i128 %123, %125
  %127 = trunc i128 %126 to i8
  %128 = or i8 %127, 48
  %129 = getelementptr inbounds i8, i8* %121, i64 -1
  store i8 %128, i8* %129, align 1
  %130 = icmp ult i128 %122, 10
  br i1 %130, label %131, label %120, !llvm.loop !5

131:
  %132 = getelementptr inbounds i8, i8* %121, i64 -2
  store i8 45, i8* %132, align 1
  %133 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i64 0, i64 0), i8* noundef nonnull %132) #11
  call void @llvm.lifetime.end.p0i8(i64 44, i8* nonnull %118) #11
  %134 = call fastcc double @toDouble(i64 noundef %39, i64 noundef %40)
  %135 = uitofp i128 %41 to double
  %136 = sitofp i128 %38 to float
  %137 = fpext float %136 to double
  %138 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i64 0, i64 0), double noundef %134, double noundef %135, double noundef %137)
  %139 = getelementptr inbounds [400 x i8], [400 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 400, i8* nonnull %139) #11
  %140 = getelementptr inbounds [400 x i8], [400 x i8]* %3, i64 0, i64 399
  store i8 0, i8* %140, align 1
  %141 = icmp sgt i32 %43, 0
  br i1 %141, label %142, label %192

142:
  %143 = phi i8* [ %182, %181 ], [ %140, %131 ]
  %144 = phi i32 [ %174, %181 ], [ %43, %131 ]
  %145 = zext i32 %144 to i64
  br label %148

146:
  %147 = call i32 @llvm.smin.i32(i32 %144, i32 0) #11
  br label %162

148:
  %149 = phi i64 [ %145, %142 ], [ %151, %148 ]
  %150 = phi i64 [ 0, %142 ], [ %160, %148 ]
  %151 = add nsw i64 %149, -1
  %152 = shl nuw nsw i64 %150, 32
  %153 = and i64 %151, 4294967295
  %154 = getelementptr inbounds [80 x i32], [80 x i32]* %8, i64 0, i64 %153
  %155 = load i32, i32* %154, align 4
  %156 = zext i32 %155 to i64
  %157 = or i64 %152, %156
  %158 = udiv i64 %157, 1000000000
  %159 = trunc i64 %158 to i32
  store i32 %159, i32* %154, align 4
  %160 = urem i64 %157, 1000000000
  %161 = icmp ugt i64 %149, 1
  br i1 %161, label %148, label %146, !llvm.loop !8

162:
  %163 = phi i64 [ %145, %146 ], [ %167, %166 ]
  %164 = trunc i64 %163 to i32
  %165 = icmp sgt i32 %164, 0
  br i1 %165, label %166, label %173

166:
  %167 = add nsw i64 %163, -1
  %168 = getelementptr inbounds [80 x i32], [80 x i32]* %8, i64 0, i64 %167
  %169 = load i32, i32* %168, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %162, label %171, !llvm.loop !9

171:
  %172 = trunc i64 %163 to i32
  br label %173

173:
  %174 = phi i32 [ %172, %171 ], [ %147, %162 ]
  br label %175

175:
  %176 = phi i32 [ 0, %173 ], [ %189, %184 ]
  %177 = phi i64 [ %160, %173 ], [ %190, %184 ]
  %178 = phi i8* [ %143, %173 ], [ %188, %184 ]
  %179 = icmp ne i64 %177, 0
  %180 = select i1 %165, i1 true, i1 %179
  br i1 %180, label %184, label %181

181:
  %182 = phi i8* [ %188, %184 ], [ %178, %175 ]
  %183 = icmp sgt i32 %174, 0
  br i1 %183, label %142, label %192, !llvm.loop !10

184:
  %185 = urem i64 %177, 10
  %186 = trunc i64 %185 to i8
  %187 = or i8 %186, 48
  %188 = getelementptr inbounds i8, i8* %178, i64 -1
  store i8 %187, i8* %188, align 1
  %189 = add nuw nsw i32 %176, 1
  %190 = udiv i64 %177, 10
  %191 = icmp eq i32 %189, 9
  br i1 %191, label %181, label %175, !llvm.loop !11

192:
  %193 = phi i8* [ %140, %131 ], [ %182, %181 ]
  %194 = bitcast [80 x i32]* %8 to i8*
  %195 = bitcast i128* %9 to i8*
  %196 = call i32 @puts(i8* nonnull dereferenceable(1) %193) #11
  call void @llvm.lifetime.end.p0i8(i64 400, i8* nonnull %139) #11
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %195) #11
  call void @llvm.lifetime.end.p0i8(i64 320, i8* nonnull %194) #11
  ret i32 0

197:
  %198 = zext i32 %33 to i128
  %199 = sub nuw nsw i128 -1085937410162710020096, %198
  %200 = trunc i128 %199 to i64
  br label %245

201:
  %202 = phi i32 [ %26, %25 ], [ %206, %201 ]
  %203 = phi i64 [ -1023, %25 ], [ %208, %201 ]
  %204 = phi i32 [ 0, %25 ], [ %207, %201 ]
  %205 = tail call fastcc i32 @prime(i64 noundef %203)
  %206 = add nsw i32 %205, %202
  %207 = add nuw nsw i32 %204, 1
  %208 = add nuw nsw i64 %203, 2
  %209 = icmp eq i32 %207, 60
  br i1 %209, label %197, label %201, !llvm.loop !12

210:
  %211 = trunc i128 %316 to i64
  %212 = trunc i128 %339 to i64
  store i32 1, i32* %24, align 16
  br label %213

213:
  %214 = phi i64 [ 2, %210 ], [ %240, %238 ]
  %215 = phi i32 [ 1, %210 ], [ %239, %238 ]
  %216 = icmp sgt i32 %215, 0
  br i1 %216, label %217, label %238

217:
  %218 = zext i32 %215 to i64
  br label %221

219:
  %220 = icmp ult i64 %228, 4294967296
  br i1 %220, label %238, label %233

221:
  %222 = phi i64 [ 0, %217 ], [ %231, %221 ]
  %223 = phi i64 [ 0, %217 ], [ %230, %221 ]
  %224 = getelementptr inbounds [80 x i32], [80 x i32]* %8, i64 0, i64 %222
  %225 = load i32, i32* %224, align 4
  %226 = zext i32 %225 to i64
  %227 = mul nuw nsw i64 %214, %226
  %228 = add nuw i64 %227, %223
  %229 = trunc i64 %228 to i32
  store i32 %229, i32* %224, align 4
  %230 = lshr i64 %228, 32
  %231 = add nuw nsw i64 %222, 1
  %232 = icmp eq i64 %231, %218
  br i1 %232, label %219, label %221, !llvm.loop !13

233:
  %234 = trunc i64 %230 to i32
  %235 = add nsw i32 %215, 1
  %236 = sext i32 %215 to i64
  %237 = getelementptr inbounds [80 x i32], [80 x i32]* %8, i64 0, i64 %236
  store i32 %234, i32* %237, align 4
  br label %238

238:
  %239 = phi i32 [ %235, %233 ], [ %215, %219 ], [ %215, %213 ]
  %240 = add nuw nsw i64 %214, 1
  %241 = icmp eq i64 %240, 101
  br i1 %241, label %242, label %213, !llvm.loop !14

242:
  %243 = add nuw nsw i32 %33, 1
  %244 = icmp eq i32 %243, %23
  br i1 %244, label %34, label %25, !llvm.loop !15

245:
  %246 = phi i64 [ 1, %197 ], [ %337, %295 ]
  %247 = phi i32 [ %27, %197 ], [ %324, %295 ]
  %248 = phi i32 [ %28, %197 ], [ %334, %295 ]
  %249 = phi i64 [ %29, %197 ], [ %336, %295 ]
  %250 = phi i128 [ %30, %197 ], [ %276, %295 ]
  %251 = phi i64 [ %31, %197 ], [ %340, %295 ]
  %252 = phi i64 [ %32, %197 ], [ %338, %295 ]
  %253 = trunc i64 %246 to i32
  %254 = add i128 %250, 94522879700260683150926290240444307
  %255 = trunc i128 %254 to i64
  %256 = lshr i128 %254, 64
  %257 = trunc i128 %256 to i64
  %258 = tail call fastcc { i64, i64 } @shifts(i64 noundef %255, i64 noundef %257, i32 noundef %253)
  %259 = extractvalue { i64, i64 } %258, 0
  %260 = extractvalue { i64, i64 } %258, 1
  %261 = zext i64 %260 to i128
  %262 = shl nuw i128 %261, 64
  %263 = zext i64 %259 to i128
  %264 = shl i128 %250, 1
  %265 = trunc i128 %250 to i64
  %266 = lshr i128 %250, 64
  %267 = trunc i128 %266 to i64
  %268 = tail call fastcc { i64, i64 } @pass(i64 noundef %265, i64 noundef %267, i32 noundef %253, i64 noundef %246, i128 noundef %199, i128 noundef %264)
  %269 = extractvalue { i64, i64 } %268, 0
  %270 = extractvalue { i64, i64 } %268, 1
  %271 = zext i64 %270 to i128
  %272 = shl nuw i128 %271, 64
  %273 = zext i64 %269 to i128
  %274 = or i128 %262, %263
  %275 = add i128 %274, %273
  %276 = add i128 %275, %272
  %277 = and i32 %253, 1
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %287, label %279

279:
  %280 = zext i64 %246 to i128
  %281 = lshr i128 %276, %280
  %282 = trunc i128 %281 to i64
  %283 = or i64 %282, 1
  %284 = lshr i128 %281, 64
  %285 = trunc i128 %284 to i64
  %286 = trunc i64 %246 to i8
  br label %295

287:
  %288 = trunc i64 %246 to i8
  %289 = urem i8 %288, 70
  %290 = zext i8 %289 to i128
  %291 = ashr i128 %199, %290
  %292 = trunc i128 %291 to i64
  %293 = lshr i128 %291, 64
  %294 = trunc i128 %293 to i64
  br label %295

295:
  %296 = phi i8 [ %288, %287 ], [ %286, %279 ]
  %297 = phi i64 [ %292, %287 ], [ %283, %279 ]
  %298 = phi i64 [ %294, %287 ], [ %285, %279 ]
  %299 = trunc i128 %276 to i64
  %300 = lshr i128 %276, 64
  %301 = trunc i128 %300 to i64
  %302 = call fastcc { i64, i64 } @divide(i64 noundef %299, i64 noundef %301, i64 noundef %297, i64 noundef %298, i128* noundef nonnull %9)
  %303 = extractvalue { i64, i64 } %302, 0
  %304 = extractvalue { i64, i64 } %302, 1
  %305 = urem i8 %296, 3
  %306 = zext i8 %305 to i32
  %307 = add nsw i32 %306, -1
  %308 = tail call fastcc { i64, i64 } @blend(i64 noundef %252, i64 noundef %251, i64 noundef %303, i64 noundef %304, i32 noundef %307)
  %309 = extractvalue { i64, i64 } %308, 0
  %310 = extractvalue { i64, i64 } %308, 1
  %311 = zext i64 %310 to i128
  %312 = shl nuw i128 %311, 64
  %313 = zext i64 %309 to i128
  %314 = or i128 %312, %313
  %315 = load i128, i128* %9, align 16
  %316 = xor i128 %314, %315
  %317 = ashr i128 %276, 1
  %318 = trunc i128 %317 to i64
  %319 = lshr i128 %317, 64
  %320 = trunc i128 %319 to i64
  %321 = tail call fastcc i32 @compare(i64 noundef %318, i64 noundef %320, i64 noundef -1062470015940782189, i64 noundef 5124095576030430)
  %322 = tail call fastcc i32 @compare(i64 noundef %200, i64 noundef -59, i64 noundef %299, i64 noundef %301)
  %323 = add i32 %321, %247
  %324 = add i32 %323, %322
  %325 = urem i8 %296, 60
  %326 = zext i8 %325 to i64
  %327 = ashr i64 %301, %326
  %328 = trunc i128 %276 to i32
  %329 = lshr i128 %276, 32
  %330 = trunc i128 %329 to i32
  %331 = and i32 %253, 31
  %332 = lshr i32 %330, %331
  %333 = tail call fastcc i32 @overflows(i64 noundef %299, i64 noundef %327, i32 noundef %328, i32 noundef %332)
  %334 = add nsw i32 %333, %248
  %335 = tail call fastcc i64 @constants(i64 noundef %299)
  %336 = xor i64 %335, %249
  %337 = add nuw nsw i64 %246, 1
  %338 = trunc i128 %316 to i64
  %339 = lshr i128 %316, 64
  %340 = trunc i128 %339 to i64
  %341 = icmp eq i64 %337, 127
  br i1 %341, label %210, label %245, !llvm.loop !16
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i32 @prime(i64 noundef %0) unnamed_addr #2 {
  %2 = add i64 %0, -1
  %3 = tail call i64 @llvm.cttz.i64(i64 %2, i1 true), !range !17
  %4 = trunc i64 %3 to i32
  %5 = lshr i64 %2, %3
  %6 = icmp eq i64 %5, 0
  %7 = icmp ugt i32 %4, 1
  br label %8

8:
  %9 = phi i64 [ 0, %1 ], [ %46, %45 ]
  %10 = getelementptr inbounds [12 x i64], [12 x i64]* @prime.bases, i64 0, i64 %9
  %11 = load i64, i64* %10, align 8
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
  %25 = tail call fastcc i64 @mulmod(i64 noundef %19, i64 noundef %20, i64 noundef %0) #11
  br label %26

26:
  %27 = phi i64 [ %25, %24 ], [ %19, %18 ]
  %28 = lshr i64 %21, 1
  %29 = tail call fastcc i64 @mulmod(i64 noundef %20, i64 noundef %20, i64 noundef %0) #11
  %30 = icmp ult i64 %21, 2
  br i1 %30, label %31, label %18, !llvm.loop !18

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
  br i1 %43, label %36, label %44, !llvm.loop !19

44:
  br i1 %42, label %48, label %45

45:
  %46 = add nuw nsw i64 %9, 1
  %47 = icmp eq i64 %46, 12
  br i1 %47, label %48, label %8, !llvm.loop !20

48:
  %49 = phi i32 [ %16, %14 ], [ 0, %35 ], [ 0, %44 ], [ 1, %45 ]
  ret i32 %49
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc { i64, i64 } @shifts(i64 noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = zext i64 %1 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %0 to i128
  %7 = or i128 %5, %6
  %8 = zext i32 %2 to i128
  %9 = shl i128 %7, %8
  %10 = sub nsw i32 128, %2
  %11 = zext i32 %10 to i128
  %12 = lshr i128 %7, %11
  %13 = xor i128 %9, %12
  %14 = and i32 %2, 63
  %15 = zext i32 %14 to i128
  %16 = ashr i128 %7, %15
  %17 = xor i128 %13, %16
  %18 = trunc i128 %17 to i64
  %19 = lshr i128 %17, 64
  %20 = trunc i128 %19 to i64
  %21 = insertvalue { i64, i64 } poison, i64 %18, 0
  %22 = insertvalue { i64, i64 } %21, i64 %20, 1
  ret { i64, i64 } %22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc { i64, i64 } @pass(i64 noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i128 noundef %4, i128 noundef %5) unnamed_addr #3 {
  %7 = zext i64 %1 to i128
  %8 = shl nuw i128 %7, 64
  %9 = zext i64 %0 to i128
  %10 = or i128 %8, %9
  %11 = sext i32 %2 to i128
  %12 = mul i128 %10, %11
  %13 = sext i64 %3 to i128
  %14 = xor i128 %13, 94522879700260683150926290240444307
  %15 = lshr i128 %5, 3
  %16 = sub i128 %14, %4
  %17 = add i128 %16, %12
  %18 = add i128 %17, %15
  %19 = trunc i128 %18 to i64
  %20 = lshr i128 %18, 64
  %21 = trunc i128 %20 to i64
  %22 = insertvalue { i64, i64 } poison, i64 %19, 0
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1
  ret { i64, i64 } %23
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind uwtable willreturn writeonly
define internal fastcc { i64, i64 } @divide(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i128* nocapture noundef writeonly %4) unnamed_addr #4 {
  %6 = zext i64 %1 to i128
  %7 = shl nuw i128 %6, 64
  %8 = zext i64 %0 to i128
  %9 = or i128 %7, %8
  %10 = zext i64 %3 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext i64 %2 to i128
  %13 = or i128 %11, %12
  %14 = freeze i128 %9
  %15 = freeze i128 %13
  %16 = sdiv i128 %14, %15
  %17 = mul i128 %16, %15
  %18 = sub i128 %14, %17
  store i128 %18, i128* %4, align 16
  %19 = trunc i128 %16 to i64
  %20 = lshr i128 %16, 64
  %21 = trunc i128 %20 to i64
  %22 = insertvalue { i64, i64 } poison, i64 %19, 0
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1
  ret { i64, i64 } %23
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc { i64, i64 } @blend(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr #3 {
  %6 = zext i64 %1 to i128
  %7 = shl nuw i128 %6, 64
  %8 = zext i64 %0 to i128
  %9 = or i128 %7, %8
  %10 = zext i64 %3 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext i64 %2 to i128
  %13 = or i128 %11, %12
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %20

15:
  %16 = add i128 %13, %9
  %17 = trunc i128 %16 to i64
  %18 = lshr i128 %16, 64
  %19 = trunc i128 %18 to i64
  br label %32

20:
  %21 = icmp slt i32 %4, 0
  br i1 %21, label %22, label %27

22:
  %23 = sub i128 %9, %13
  %24 = trunc i128 %23 to i64
  %25 = lshr i128 %23, 64
  %26 = trunc i128 %25 to i64
  br label %32

27:
  %28 = mul i128 %13, %9
  %29 = trunc i128 %28 to i64
  %30 = lshr i128 %28, 64
  %31 = trunc i128 %30 to i64
  br label %32

32:
  %33 = phi i64 [ %24, %22 ], [ %29, %27 ], [ %17, %15 ]
  %34 = phi i64 [ %26, %22 ], [ %31, %27 ], [ %19, %15 ]
  %35 = insertvalue { i64, i64 } poison, i64 %33, 0
  %36 = insertvalue { i64, i64 } %35, i64 %34, 1
  ret { i64, i64 } %36
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @compare(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or i128 %10, %11
  %13 = icmp slt i128 %8, %12
  %14 = zext i1 %13 to i32
  %15 = icmp sgt i128 %8, %12
  %16 = select i1 %15, i32 0, i32 2
  %17 = or i32 %16, %14
  %18 = icmp eq i128 %8, %12
  %19 = select i1 %18, i32 4, i32 0
  %20 = or i32 %17, %19
  %21 = icmp ult i128 %8, %12
  %22 = select i1 %21, i32 8, i32 0
  %23 = or i32 %20, %22
  %24 = select i1 %21, i32 0, i32 16
  %25 = or i32 %23, %24
  ret i32 %25
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @overflows(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #5 {
  %5 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %0, i64 %1)
  %6 = extractvalue { i64, i1 } %5, 1
  %7 = zext i1 %6 to i32
  %8 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %0, i64 %1)
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = select i1 %9, i32 2, i32 0
  %11 = or i32 %10, %7
  %12 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %0, i64 %1)
  %13 = extractvalue { i64, i1 } %12, 1
  %14 = select i1 %13, i32 4, i32 0
  %15 = or i32 %11, %14
  %16 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %2, i32 %3)
  %17 = extractvalue { i32, i1 } %16, 1
  %18 = select i1 %17, i32 8, i32 0
  %19 = or i32 %15, %18
  %20 = tail call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %2, i32 %3)
  %21 = extractvalue { i32, i1 } %20, 1
  %22 = select i1 %21, i32 16, i32 0
  %23 = or i32 %19, %22
  %24 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %2, i32 %3)
  %25 = extractvalue { i32, i1 } %24, 1
  %26 = select i1 %25, i32 32, i32 0
  %27 = or i32 %23, %26
  ret i32 %27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i64 @constants(i64 noundef %0) unnamed_addr #3 {
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
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc double @toDouble(i64 noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or i128 %4, %5
  %7 = sitofp i128 %6 to double
  ret double %7
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i64 @mulmod(i64 noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = zext i64 %0 to i128
  %5 = zext i64 %1 to i128
  %6 = mul nuw i128 %5, %4
  %7 = zext i64 %2 to i128
  %8 = urem i128 %6, %7
  %9 = trunc i128 %8 to i64
  ret i64 %9
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #8

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #8

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #8

; Function Attrs: nofree nounwind
declare noundef i32 @puts(i8* nocapture noundef readonly) local_unnamed_addr #9

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smin.i32(i32, i32) #10

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree noinline nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind uwtable willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nofree nounwind }
attributes #10 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #11 = { nounwind }

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
!17 = !{i64 0, i64 65}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
