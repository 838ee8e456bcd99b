; ModuleID = 'crc.c'
source_filename = "crc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = internal global [4096 x i8] zeroinitializer, align 16
@__const.main.check = private unnamed_addr constant [10 x i8] c"123456789\00", align 1
@.str = private unnamed_addr constant [16 x i8] c"%08x %08x %08x\0A\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"%016llx %08x %08x\0A\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"%08x %08x %08x %04x %016llx %08x %04x\0A\00", align 1
@table = internal unnamed_addr global [4 x [256 x i32]] zeroinitializer, align 16
@table64 = internal unnamed_addr global [256 x i64] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [10 x i8], align 1
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds i8*, i8** %1, i64 1
  %7 = load i8*, i8** %6, align 8
  %8 = tail call i64 @strtol(i8* nocapture noundef nonnull %7, i8** noundef null, i32 noundef 10) #5
  %9 = trunc i64 %8 to i32
  br label %10

10:
  %11 = phi i32 [ %9, %5 ], [ 3, %2 ]
  br label %12

12:
  %13 = phi i64 [ 0, %10 ], [ %18, %15 ]
  %14 = trunc i64 %13 to i32
  br label %20

15:
  %16 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 0, i64 %13
  store i32 %28, i32* %16, align 4
  %17 = getelementptr inbounds [256 x i64], [256 x i64]* @table64, i64 0, i64 %13
  store i64 %33, i64* %17, align 8
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, 256
  br i1 %19, label %36, label %12, !llvm.loop !5

20:
  %21 = phi i32 [ 0, %12 ], [ %34, %20 ]
  %22 = phi i64 [ %13, %12 ], [ %33, %20 ]
  %23 = phi i32 [ %14, %12 ], [ %28, %20 ]
  %24 = and i32 %23, 1
  %25 = icmp eq i32 %24, 0
  %26 = lshr i32 %23, 1
  %27 = xor i32 %26, -306674912
  %28 = select i1 %25, i32 %26, i32 %27
  %29 = and i64 %22, 1
  %30 = icmp eq i64 %29, 0
  %31 = lshr i64 %22, 1
  %32 = xor i64 %31, -3932672073523589310
  %33 = select i1 %30, i64 %31, i64 %32
  %34 = add nuw nsw i32 %21, 1
  %35 = icmp eq i32 %34, 8
  br i1 %35, label %15, label %20, !llvm.loop !8

36:
  %37 = phi i64 [ %40, %39 ], [ 1, %15 ]
  %38 = add nsw i64 %37, -1
  br label %42

39:
  %40 = add nuw nsw i64 %37, 1
  %41 = icmp eq i64 %40, 4
  br i1 %41, label %57, label %36, !llvm.loop !9

42:
  %43 = phi i64 [ 0, %36 ], [ %53, %42 ]
  %44 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 %38, i64 %43
  %45 = load i32, i32* %44, align 4
  %46 = lshr i32 %45, 8
  %47 = and i32 %45, 255
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 0, i64 %48
  %50 = load i32, i32* %49, align 4
  %51 = xor i32 %46, %50
  %52 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 %37, i64 %43
  store i32 %51, i32* %52, align 4
  %53 = add nuw nsw i64 %43, 1
  %54 = icmp eq i64 %53, 256
  br i1 %54, label %39, label %42, !llvm.loop !10

55:
  %56 = icmp sgt i32 %11, 0
  br i1 %56, label %252, label %68

57:
  %58 = phi i64 [ %66, %57 ], [ 0, %39 ]
  %59 = mul nuw nsw i64 %58, %58
  %60 = trunc i64 %59 to i32
  %61 = lshr i32 %60, 3
  %62 = trunc i64 %58 to i32
  %63 = xor i32 %61, %62
  %64 = trunc i32 %63 to i8
  %65 = getelementptr inbounds [4096 x i8], [4096 x i8]* @data, i64 0, i64 %58
  store i8 %64, i8* %65, align 1
  %66 = add nuw nsw i64 %58, 1
  %67 = icmp eq i64 %66, 4096
  br i1 %67, label %55, label %57, !llvm.loop !11

68:
  %69 = phi i32 [ 0, %55 ], [ %351, %420 ]
  %70 = phi i32 [ 0, %55 ], [ %384, %420 ]
  %71 = phi i32 [ 0, %55 ], [ %407, %420 ]
  %72 = phi i64 [ 0, %55 ], [ %421, %420 ]
  %73 = phi i32 [ 0, %55 ], [ %426, %420 ]
  %74 = phi i32 [ 0, %55 ], [ %350, %420 ]
  %75 = getelementptr inbounds [10 x i8], [10 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 10, i8* nonnull %75) #5
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(10) %75, i8* noundef nonnull align 1 dereferenceable(10) getelementptr inbounds ([10 x i8], [10 x i8]* @__const.main.check, i64 0, i64 0), i64 10, i1 false)
  %76 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i32 noundef %74, i32 noundef %69, i32 noundef %70)
  %77 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i64 noundef %72, i32 noundef %71, i32 noundef %73)
  %78 = getelementptr inbounds [10 x i8], [10 x i8]* %3, i64 0, i64 8
  br label %88

79:
  %80 = getelementptr inbounds i8, i8* %91, i64 1
  %81 = icmp eq i8* %91, %78
  br i1 %81, label %84, label %82, !llvm.loop !12

82:
  %83 = load i8, i8* %80, align 1
  br label %88

84:
  %85 = getelementptr inbounds [10 x i8], [10 x i8]* %3, i64 0, i64 1
  %86 = load i32, i32* getelementptr inbounds ([4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 0, i64 206), align 8
  %87 = xor i32 %86, 16777215
  br label %104

88:
  %89 = phi i8 [ %83, %82 ], [ 49, %68 ]
  %90 = phi i32 [ %101, %82 ], [ -1, %68 ]
  %91 = phi i8* [ %80, %82 ], [ %75, %68 ]
  %92 = zext i8 %89 to i32
  %93 = xor i32 %90, %92
  br label %94

94:
  %95 = phi i32 [ 0, %88 ], [ %102, %94 ]
  %96 = phi i32 [ %93, %88 ], [ %101, %94 ]
  %97 = lshr i32 %96, 1
  %98 = and i32 %96, 1
  %99 = sub nsw i32 0, %98
  %100 = and i32 %99, -306674912
  %101 = xor i32 %100, %97
  %102 = add nuw nsw i32 %95, 1
  %103 = icmp eq i32 %102, 8
  br i1 %103, label %79, label %94, !llvm.loop !13

104:
  %105 = phi i32 [ %87, %84 ], [ %116, %104 ]
  %106 = phi i8* [ %85, %84 ], [ %109, %104 ]
  %107 = load i8, i8* %106, align 1
  %108 = lshr i32 %105, 8
  %109 = getelementptr inbounds i8, i8* %106, i64 1
  %110 = zext i8 %107 to i32
  %111 = and i32 %105, 255
  %112 = xor i32 %111, %110
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 0, i64 %113
  %115 = load i32, i32* %114, align 4
  %116 = xor i32 %115, %108
  %117 = icmp eq i8* %106, %78
  br i1 %117, label %118, label %104, !llvm.loop !14

118:
  %119 = phi i8 [ %165, %163 ], [ 49, %104 ]
  %120 = phi i32 [ %160, %163 ], [ -1, %104 ]
  %121 = phi i32 [ %164, %163 ], [ 9, %104 ]
  %122 = phi i8* [ %161, %163 ], [ %75, %104 ]
  %123 = zext i8 %119 to i32
  %124 = getelementptr inbounds i8, i8* %122, i64 1
  %125 = load i8, i8* %124, align 1
  %126 = zext i8 %125 to i32
  %127 = shl nuw nsw i32 %126, 8
  %128 = or i32 %127, %123
  %129 = getelementptr inbounds i8, i8* %122, i64 2
  %130 = load i8, i8* %129, align 1
  %131 = zext i8 %130 to i32
  %132 = shl nuw nsw i32 %131, 16
  %133 = or i32 %128, %132
  %134 = getelementptr inbounds i8, i8* %122, i64 3
  %135 = load i8, i8* %134, align 1
  %136 = zext i8 %135 to i32
  %137 = shl nuw i32 %136, 24
  %138 = or i32 %133, %137
  %139 = xor i32 %138, %120
  %140 = and i32 %139, 255
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 3, i64 %141
  %143 = load i32, i32* %142, align 4
  %144 = lshr i32 %139, 8
  %145 = and i32 %144, 255
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 2, i64 %146
  %148 = load i32, i32* %147, align 4
  %149 = xor i32 %148, %143
  %150 = lshr i32 %139, 16
  %151 = and i32 %150, 255
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 1, i64 %152
  %154 = load i32, i32* %153, align 4
  %155 = xor i32 %149, %154
  %156 = lshr i32 %139, 24
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 0, i64 %157
  %159 = load i32, i32* %158, align 4
  %160 = xor i32 %155, %159
  %161 = getelementptr inbounds i8, i8* %122, i64 4
  %162 = icmp ugt i32 %121, 7
  br i1 %162, label %163, label %166, !llvm.loop !15

163:
  %164 = add nsw i32 %121, -4
  %165 = load i8, i8* %161, align 1
  br label %118

166:
  %167 = and i32 %160, 255
  %168 = xor i32 %167, 57
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 0, i64 %169
  %171 = load i32, i32* %170, align 4
  %172 = getelementptr inbounds [10 x i8], [10 x i8]* %3, i64 0, i64 1
  br label %173

173:
  %174 = phi i32 [ 15976322, %166 ], [ %190, %173 ]
  %175 = phi i8* [ %172, %166 ], [ %179, %173 ]
  %176 = load i8, i8* %175, align 1
  %177 = lshr i32 %174, 8
  %178 = trunc i32 %177 to i8
  %179 = getelementptr inbounds i8, i8* %175, i64 1
  %180 = xor i8 %176, %178
  %181 = lshr i8 %180, 4
  %182 = xor i8 %181, %180
  %183 = shl i32 %174, 8
  %184 = and i32 %183, 16776960
  %185 = zext i8 %182 to i32
  %186 = shl nuw nsw i32 %185, 12
  %187 = shl nuw nsw i32 %185, 5
  %188 = or i32 %184, %185
  %189 = xor i32 %188, %186
  %190 = xor i32 %189, %187
  %191 = icmp eq i8* %175, %78
  br i1 %191, label %192, label %173, !llvm.loop !16

192:
  %193 = getelementptr inbounds [10 x i8], [10 x i8]* %3, i64 0, i64 1
  %194 = load i64, i64* getelementptr inbounds ([256 x i64], [256 x i64]* @table64, i64 0, i64 206), align 16
  %195 = xor i64 %194, 72057594037927935
  br label %196

196:
  %197 = phi i64 [ %195, %192 ], [ %207, %196 ]
  %198 = phi i8* [ %193, %192 ], [ %202, %196 ]
  %199 = load i8, i8* %198, align 1
  %200 = lshr i64 %197, 8
  %201 = and i64 %197, 255
  %202 = getelementptr inbounds i8, i8* %198, i64 1
  %203 = zext i8 %199 to i64
  %204 = xor i64 %201, %203
  %205 = getelementptr inbounds [256 x i64], [256 x i64]* @table64, i64 0, i64 %204
  %206 = load i64, i64* %205, align 8
  %207 = xor i64 %206, %200
  %208 = icmp eq i8* %198, %78
  br i1 %208, label %209, label %196, !llvm.loop !17

209:
  %210 = getelementptr inbounds [10 x i8], [10 x i8]* %3, i64 0, i64 1
  br label %211

211:
  %212 = phi i32 [ 50, %209 ], [ %221, %211 ]
  %213 = phi i32 [ 50, %209 ], [ %220, %211 ]
  %214 = phi i8* [ %210, %209 ], [ %218, %211 ]
  %215 = phi i32 [ 8, %209 ], [ %217, %211 ]
  %216 = load i8, i8* %214, align 1
  %217 = add nsw i32 %215, -1
  %218 = getelementptr inbounds i8, i8* %214, i64 1
  %219 = zext i8 %216 to i32
  %220 = add i32 %213, %219
  %221 = add i32 %220, %212
  %222 = icmp eq i32 %217, 0
  br i1 %222, label %223, label %211, !llvm.loop !18

223:
  %224 = getelementptr inbounds [10 x i8], [10 x i8]* %3, i64 0, i64 1
  br label %225

225:
  %226 = phi i32 [ 49, %223 ], [ %235, %225 ]
  %227 = phi i32 [ 49, %223 ], [ %233, %225 ]
  %228 = phi i8* [ %224, %223 ], [ %230, %225 ]
  %229 = load i8, i8* %228, align 1
  %230 = getelementptr inbounds i8, i8* %228, i64 1
  %231 = zext i8 %229 to i32
  %232 = add nuw nsw i32 %227, %231
  %233 = urem i32 %232, 255
  %234 = add nuw nsw i32 %233, %226
  %235 = urem i32 %234, 255
  %236 = icmp eq i8* %228, %78
  br i1 %236, label %237, label %225, !llvm.loop !19

237:
  %238 = lshr i32 %160, 8
  %239 = xor i32 %171, %238
  %240 = xor i32 %239, -1
  %241 = urem i32 %221, 65521
  %242 = urem i32 %220, 65521
  %243 = shl nuw i32 %241, 16
  %244 = or i32 %243, %242
  %245 = xor i64 %207, -1
  %246 = and i32 %190, 65535
  %247 = xor i32 %116, -1
  %248 = xor i32 %101, -1
  %249 = shl nuw nsw i32 %235, 8
  %250 = or i32 %249, %233
  %251 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([39 x i8], [39 x i8]* @.str.2, i64 0, i64 0), i32 noundef %248, i32 noundef %247, i32 noundef %240, i32 noundef %246, i64 noundef %245, i32 noundef %244, i32 noundef %250)
  call void @llvm.lifetime.end.p0i8(i64 10, i8* nonnull %75) #5
  ret i32 0

252:
  %253 = phi i32 [ %350, %420 ], [ 0, %55 ]
  %254 = phi i32 [ %427, %420 ], [ 0, %55 ]
  %255 = phi i32 [ %426, %420 ], [ 0, %55 ]
  %256 = phi i64 [ %421, %420 ], [ 0, %55 ]
  %257 = phi i32 [ %407, %420 ], [ 0, %55 ]
  %258 = phi i32 [ %384, %420 ], [ 0, %55 ]
  %259 = phi i32 [ %351, %420 ], [ 0, %55 ]
  %260 = and i32 %254, 63
  %261 = zext i32 %260 to i64
  %262 = getelementptr i8, i8* getelementptr inbounds ([4096 x i8], [4096 x i8]* @data, i64 0, i64 4031), i64 %261
  %263 = and i32 %254, 63
  %264 = zext i32 %263 to i64
  %265 = getelementptr inbounds [4096 x i8], [4096 x i8]* @data, i64 0, i64 %264
  br label %269

266:
  %267 = getelementptr inbounds i8, i8* %271, i64 1
  %268 = icmp eq i8* %271, %262
  br i1 %268, label %285, label %269, !llvm.loop !12

269:
  %270 = phi i32 [ %282, %266 ], [ -1, %252 ]
  %271 = phi i8* [ %267, %266 ], [ %265, %252 ]
  %272 = load i8, i8* %271, align 1
  %273 = zext i8 %272 to i32
  %274 = xor i32 %270, %273
  br label %275

275:
  %276 = phi i32 [ 0, %269 ], [ %283, %275 ]
  %277 = phi i32 [ %274, %269 ], [ %282, %275 ]
  %278 = lshr i32 %277, 1
  %279 = and i32 %277, 1
  %280 = sub nsw i32 0, %279
  %281 = and i32 %280, -306674912
  %282 = xor i32 %281, %278
  %283 = add nuw nsw i32 %276, 1
  %284 = icmp eq i32 %283, 8
  br i1 %284, label %266, label %275, !llvm.loop !13

285:
  %286 = xor i32 %282, -1
  br label %287

287:
  %288 = phi i32 [ %299, %287 ], [ -1, %285 ]
  %289 = phi i8* [ %291, %287 ], [ %265, %285 ]
  %290 = lshr i32 %288, 8
  %291 = getelementptr inbounds i8, i8* %289, i64 1
  %292 = load i8, i8* %289, align 1
  %293 = zext i8 %292 to i32
  %294 = and i32 %288, 255
  %295 = xor i32 %294, %293
  %296 = zext i32 %295 to i64
  %297 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 0, i64 %296
  %298 = load i32, i32* %297, align 4
  %299 = xor i32 %298, %290
  %300 = icmp eq i8* %289, %262
  br i1 %300, label %301, label %287, !llvm.loop !14

301:
  %302 = xor i32 %299, -1
  br label %303

303:
  %304 = phi i32 [ %345, %303 ], [ -1, %301 ]
  %305 = phi i32 [ %346, %303 ], [ 4032, %301 ]
  %306 = phi i8* [ %347, %303 ], [ %265, %301 ]
  %307 = load i8, i8* %306, align 1
  %308 = zext i8 %307 to i32
  %309 = getelementptr inbounds i8, i8* %306, i64 1
  %310 = load i8, i8* %309, align 1
  %311 = zext i8 %310 to i32
  %312 = shl nuw nsw i32 %311, 8
  %313 = or i32 %312, %308
  %314 = getelementptr inbounds i8, i8* %306, i64 2
  %315 = load i8, i8* %314, align 1
  %316 = zext i8 %315 to i32
  %317 = shl nuw nsw i32 %316, 16
  %318 = or i32 %313, %317
  %319 = getelementptr inbounds i8, i8* %306, i64 3
  %320 = load i8, i8* %319, align 1
  %321 = zext i8 %320 to i32
  %322 = shl nuw i32 %321, 24
  %323 = or i32 %318, %322
  %324 = xor i32 %323, %304
  %325 = and i32 %324, 255
  %326 = zext i32 %325 to i64
  %327 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 3, i64 %326
  %328 = load i32, i32* %327, align 4
  %329 = lshr i32 %324, 8
  %330 = and i32 %329, 255
  %331 = zext i32 %330 to i64
  %332 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 2, i64 %331
  %333 = load i32, i32* %332, align 4
  %334 = xor i32 %333, %328
  %335 = lshr i32 %324, 16
  %336 = and i32 %335, 255
  %337 = zext i32 %336 to i64
  %338 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 1, i64 %337
  %339 = load i32, i32* %338, align 4
  %340 = xor i32 %334, %339
  %341 = lshr i32 %324, 24
  %342 = zext i32 %341 to i64
  %343 = getelementptr inbounds [4 x [256 x i32]], [4 x [256 x i32]]* @table, i64 0, i64 0, i64 %342
  %344 = load i32, i32* %343, align 4
  %345 = xor i32 %340, %344
  %346 = add nsw i32 %305, -4
  %347 = getelementptr inbounds i8, i8* %306, i64 4
  %348 = icmp ugt i32 %305, 7
  br i1 %348, label %303, label %349, !llvm.loop !15

349:
  %350 = add i32 %253, %286
  %351 = add i32 %259, %302
  %352 = xor i32 %345, -1
  br label %353

353:
  %354 = phi i32 [ 4032, %349 ], [ %358, %353 ]
  %355 = phi i32 [ 0, %349 ], [ %363, %353 ]
  %356 = phi i32 [ 1, %349 ], [ %362, %353 ]
  %357 = phi i8* [ %265, %349 ], [ %359, %353 ]
  %358 = add nsw i32 %354, -1
  %359 = getelementptr inbounds i8, i8* %357, i64 1
  %360 = load i8, i8* %357, align 1
  %361 = zext i8 %360 to i32
  %362 = add i32 %356, %361
  %363 = add i32 %362, %355
  %364 = icmp eq i32 %358, 0
  br i1 %364, label %365, label %353, !llvm.loop !18

365:
  %366 = urem i32 %362, 65521
  %367 = urem i32 %363, 65521
  %368 = shl nuw i32 %367, 16
  %369 = or i32 %368, %366
  br label %370

370:
  %371 = phi i64 [ %381, %370 ], [ -1, %365 ]
  %372 = phi i8* [ %375, %370 ], [ %265, %365 ]
  %373 = lshr i64 %371, 8
  %374 = and i64 %371, 255
  %375 = getelementptr inbounds i8, i8* %372, i64 1
  %376 = load i8, i8* %372, align 1
  %377 = zext i8 %376 to i64
  %378 = xor i64 %374, %377
  %379 = getelementptr inbounds [256 x i64], [256 x i64]* @table64, i64 0, i64 %378
  %380 = load i64, i64* %379, align 8
  %381 = xor i64 %380, %373
  %382 = icmp eq i8* %372, %262
  br i1 %382, label %383, label %370, !llvm.loop !17

383:
  %384 = add i32 %258, %352
  %385 = xor i64 %256, %381
  br label %386

386:
  %387 = phi i8* [ %392, %386 ], [ %265, %383 ]
  %388 = phi i16 [ %404, %386 ], [ -1, %383 ]
  %389 = zext i16 %388 to i32
  %390 = lshr i16 %388, 8
  %391 = trunc i16 %390 to i8
  %392 = getelementptr inbounds i8, i8* %387, i64 1
  %393 = load i8, i8* %387, align 1
  %394 = xor i8 %393, %391
  %395 = lshr i8 %394, 4
  %396 = xor i8 %395, %394
  %397 = shl nuw nsw i32 %389, 8
  %398 = zext i8 %396 to i32
  %399 = shl nuw nsw i32 %398, 12
  %400 = shl nuw nsw i32 %398, 5
  %401 = or i32 %397, %398
  %402 = xor i32 %401, %399
  %403 = xor i32 %402, %400
  %404 = trunc i32 %403 to i16
  %405 = icmp eq i8* %387, %262
  br i1 %405, label %406, label %386, !llvm.loop !16

406:
  %407 = xor i32 %369, %257
  br label %408

408:
  %409 = phi i32 [ %418, %408 ], [ 0, %406 ]
  %410 = phi i32 [ %416, %408 ], [ 0, %406 ]
  %411 = phi i8* [ %412, %408 ], [ %265, %406 ]
  %412 = getelementptr inbounds i8, i8* %411, i64 1
  %413 = load i8, i8* %411, align 1
  %414 = zext i8 %413 to i32
  %415 = add nuw nsw i32 %410, %414
  %416 = urem i32 %415, 255
  %417 = add nuw nsw i32 %416, %409
  %418 = urem i32 %417, 255
  %419 = icmp eq i8* %411, %262
  br i1 %419, label %420, label %408, !llvm.loop !19

420:
  %421 = xor i64 %385, -1
  %422 = shl nuw nsw i32 %418, 8
  %423 = or i32 %422, %416
  %424 = and i32 %403, 65535
  %425 = xor i32 %423, %424
  %426 = add i32 %425, %255
  %427 = add nuw nsw i32 %254, 1
  %428 = icmp eq i32 %427, %11
  br i1 %428, label %68, label %252, !llvm.loop !20
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

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
