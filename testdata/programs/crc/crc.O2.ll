; ModuleID = 'crc.c'
source_filename = "crc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = internal global [4096 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [16 x i8] c"%08x %08x %08x\0A\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"%016llx %08x %08x\0A\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"%08x %08x %08x %04x %016llx %08x %04x\0A\00", align 1
@table = internal unnamed_addr global [4 x [256 x i32]] zeroinitializer, align 16
@table64 = internal unnamed_addr global [256 x i64] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %9

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #3
  %8 = trunc i64 %7 to i32
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 3, %2 ]
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %96, %11 ]
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i32 %13, 1
  %15 = icmp eq i32 %14, 0
  %16 = lshr i32 %13, 1
  %17 = xor i32 %16, -306674912
  %18 = select i1 %15, i32 %16, i32 %17
  %19 = and i64 %12, 1
  %20 = icmp eq i64 %19, 0
  %21 = lshr i64 %12, 1
  %22 = xor i64 %21, -3932672073523589310
  %23 = select i1 %20, i64 %21, i64 %22
  %24 = and i32 %18, 1
  %25 = icmp eq i32 %24, 0
  %26 = lshr i32 %18, 1
  %27 = xor i32 %26, -306674912
  %28 = select i1 %25, i32 %26, i32 %27
  %29 = and i64 %23, 1
  %30 = icmp eq i64 %29, 0
  %31 = lshr i64 %23, 1
  %32 = xor i64 %31, -3932672073523589310
  %33 = select i1 %30, i64 %31, i64 %32
  %34 = and i32 %28, 1
  %35 = icmp eq i32 %34, 0
  %36 = lshr i32 %28, 1
  %37 = xor i32 %36, -306674912
  %38 = select i1 %35, i32 %36, i32 %37
  %39 = and i64 %33, 1
  %40 = icmp eq i64 %39, 0
  %41 = lshr i64 %33, 1
  %42 = xor i64 %41, -3932672073523589310
  %43 = select i1 %40, i64 %41, i64 %42
  %44 = and i32 %38, 1
  %45 = icmp eq i32 %44, 0
  %46 = lshr i32 %38, 1
  %47 = xor i32 %46, -306674912
  %48 = select i1 %45, i32 %46, i32 %47
  %49 = and i64 %43, 1
  %50 = icmp eq i64 %49, 0
  %51 = lshr i64 %43, 1
  %52 = xor i64 %51, -3932672073523589310
  %53 = select i1 %50, i64 %51, i64 %52
  %54 = and i32 %48, 1
  %55 = icmp eq i32 %54, 0
  %56 = lshr i32 %48, 1
  %57 = xor i32 %56, -306674912
  %58 = select i1 %55, i32 %56, i32 %57
  %59 = and i64 %53, 1
  %60 = icmp eq i64 %59, 0
  %61 = lshr i64 %53, 1
  %62 = xor i64 %61, -3932672073523589310
  %63 = select i1 %60, i64 %61, i64 %62
  %64 = and i32 %58, 1
  %65 = icmp eq i32 %64, 0
  %66 = lshr i32 %58, 1
  %67 = xor i32 %66, -306674912
  %68 = select i1 %65, i32 %66, i32 %67
  %69 = and i64 %63, 1
  %70 = icmp eq i64 %69, 0
  %71 = lshr i64 %63, 1
  %72 = xor i64 %71, -3932672073523589310
  %73 = select i1 %70, i64 %71, i64 %72
  %74 = and i32 %68, 1
  %75 = icmp eq i32 %74, 0
  %76 = lshr i32 %68, 1
  %77 = xor i32 %76, -306674912
  %78 = select i1 %75, i32 %76, i32 %77
  %79 = and i64 %73, 1
  %80 = icmp eq i64 %79, 0
  %81 = lshr i64 %73, 1
  %82 = xor i64 %81, -3932672073523589310
  %83 = select i1 %80, i64 %81, i64 %82
  %84 = and i32 %78, 1
  %85 = icmp eq i32 %84, 0
  %86 = lshr i32 %78, 1
  %87 = xor i32 %86, -306674912
  %88 = select i1 %85, i32 %86, i32 %87
  %89 = and i64 %83, 1
  %90 = icmp eq i64 %89, 0
  %91 = lshr i64 %83, 1
  %92 = xor i64 %91, -3932672073523589310
  %93 = select i1 %90, i64 %91, i64 %92
  %94 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %12
  store i32 %88, ptr %94, align 4, !tbaa !9
  %95 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %12
  store i64 %93, ptr %95, align 8, !tbaa !11
  %96 = add nuw nsw i64 %12, 1
  %97 = icmp eq i64 %96, 256
  br i1 %97, label %144, label %11, !llvm.loop !13

98:
  %99 = phi i64 [ %119, %98 ], [ 0, %144 ]
  %100 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 1, i64 %99
  %101 = load i32, ptr %100, align 8, !tbaa !9
  %102 = lshr i32 %101, 8
  %103 = and i32 %101, 255
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !9
  %107 = xor i32 %102, %106
  %108 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 2, i64 %99
  store i32 %107, ptr %108, align 8, !tbaa !9
  %109 = or disjoint i64 %99, 1
  %110 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 1, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !9
  %112 = lshr i32 %111, 8
  %113 = and i32 %111, 255
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !9
  %117 = xor i32 %112, %116
  %118 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 2, i64 %109
  store i32 %117, ptr %118, align 4, !tbaa !9
  %119 = add nuw nsw i64 %99, 2
  %120 = icmp eq i64 %119, 256
  br i1 %120, label %121, label %98, !llvm.loop !15

121:
  %122 = phi i64 [ %142, %121 ], [ 0, %98 ]
  %123 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 2, i64 %122
  %124 = load i32, ptr %123, align 8, !tbaa !9
  %125 = lshr i32 %124, 8
  %126 = and i32 %124, 255
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !9
  %130 = xor i32 %125, %129
  %131 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 3, i64 %122
  store i32 %130, ptr %131, align 8, !tbaa !9
  %132 = or disjoint i64 %122, 1
  %133 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 2, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !9
  %135 = lshr i32 %134, 8
  %136 = and i32 %134, 255
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %137
  %139 = load i32, ptr %138, align 4, !tbaa !9
  %140 = xor i32 %135, %139
  %141 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 3, i64 %132
  store i32 %140, ptr %141, align 4, !tbaa !9
  %142 = add nuw nsw i64 %122, 2
  %143 = icmp eq i64 %142, 256
  br i1 %143, label %169, label %121, !llvm.loop !15

144:
  %145 = phi i64 [ %165, %144 ], [ 0, %11 ]
  %146 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 0, i64 %145
  %147 = load i32, ptr %146, align 8, !tbaa !9
  %148 = lshr i32 %147, 8
  %149 = and i32 %147, 255
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !9
  %153 = xor i32 %148, %152
  %154 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 1, i64 %145
  store i32 %153, ptr %154, align 8, !tbaa !9
  %155 = or disjoint i64 %145, 1
  %156 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 0, i64 %155
  %157 = load i32, ptr %156, align 4, !tbaa !9
  %158 = lshr i32 %157, 8
  %159 = and i32 %157, 255
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %160
  %162 = load i32, ptr %161, align 4, !tbaa !9
  %163 = xor i32 %158, %162
  %164 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 1, i64 %155
  store i32 %163, ptr %164, align 4, !tbaa !9
  %165 = add nuw nsw i64 %145, 2
  %166 = icmp eq i64 %165, 256
  br i1 %166, label %98, label %144, !llvm.loop !15

167:
  %168 = icmp sgt i32 %10, 0
  br i1 %168, label %360, label %204

169:
  %170 = phi i64 [ %202, %169 ], [ 0, %121 ]
  %171 = mul nuw nsw i64 %170, %170
  %172 = trunc nuw i64 %171 to i32
  %173 = lshr exact i32 %172, 3
  %174 = trunc nuw nsw i64 %170 to i32
  %175 = xor i32 %173, %174
  %176 = trunc i32 %175 to i8
  %177 = getelementptr inbounds [4096 x i8], ptr @data, i64 0, i64 %170
  store i8 %176, ptr %177, align 4, !tbaa !16
  %178 = or disjoint i64 %170, 1
  %179 = mul nuw nsw i64 %178, %178
  %180 = trunc nuw i64 %179 to i32
  %181 = lshr i32 %180, 3
  %182 = trunc nuw nsw i64 %178 to i32
  %183 = xor i32 %181, %182
  %184 = trunc i32 %183 to i8
  %185 = getelementptr inbounds [4096 x i8], ptr @data, i64 0, i64 %178
  store i8 %184, ptr %185, align 1, !tbaa !16
  %186 = or disjoint i64 %170, 2
  %187 = mul nuw nsw i64 %186, %186
  %188 = trunc nuw i64 %187 to i32
  %189 = lshr i32 %188, 3
  %190 = trunc nuw nsw i64 %186 to i32
  %191 = xor i32 %189, %190
  %192 = trunc i32 %191 to i8
  %193 = getelementptr inbounds [4096 x i8], ptr @data, i64 0, i64 %186
  store i8 %192, ptr %193, align 2, !tbaa !16
  %194 = or disjoint i64 %170, 3
  %195 = mul nuw nsw i64 %194, %194
  %196 = trunc nuw i64 %195 to i32
  %197 = lshr i32 %196, 3
  %198 = trunc nuw nsw i64 %194 to i32
  %199 = xor i32 %197, %198
  %200 = trunc i32 %199 to i8
  %201 = getelementptr inbounds [4096 x i8], ptr @data, i64 0, i64 %194
  store i8 %200, ptr %201, align 1, !tbaa !16
  %202 = add nuw nsw i64 %170, 4
  %203 = icmp eq i64 %202, 4096
  br i1 %203, label %167, label %169, !llvm.loop !17

204:
  %205 = phi i32 [ 0, %167 ], [ %485, %616 ]
  %206 = phi i32 [ 0, %167 ], [ %561, %616 ]
  %207 = phi i32 [ 0, %167 ], [ %596, %616 ]
  %208 = phi i64 [ 0, %167 ], [ %617, %616 ]
  %209 = phi i32 [ 0, %167 ], [ %622, %616 ]
  %210 = phi i32 [ 0, %167 ], [ %484, %616 ]
  %211 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %210, i32 noundef %205, i32 noundef %206)
  %212 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %208, i32 noundef %207, i32 noundef %209)
  %213 = load i64, ptr getelementptr inbounds (i8, ptr @table64, i64 1648), align 16, !tbaa !11
  %214 = xor i64 %213, 72057594037927935
  %215 = and i64 %214, 255
  %216 = xor i64 %215, 50
  %217 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %216
  %218 = load i64, ptr %217, align 8, !tbaa !11
  %219 = lshr i64 %214, 8
  %220 = xor i64 %218, %219
  %221 = and i64 %220, 255
  %222 = xor i64 %221, 51
  %223 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %222
  %224 = load i64, ptr %223, align 8, !tbaa !11
  %225 = lshr i64 %220, 8
  %226 = xor i64 %224, %225
  %227 = and i64 %226, 255
  %228 = xor i64 %227, 52
  %229 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %228
  %230 = load i64, ptr %229, align 8, !tbaa !11
  %231 = lshr i64 %226, 8
  %232 = xor i64 %230, %231
  %233 = and i64 %232, 255
  %234 = xor i64 %233, 53
  %235 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %234
  %236 = load i64, ptr %235, align 8, !tbaa !11
  %237 = lshr i64 %232, 8
  %238 = xor i64 %236, %237
  %239 = and i64 %238, 255
  %240 = xor i64 %239, 54
  %241 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %240
  %242 = load i64, ptr %241, align 8, !tbaa !11
  %243 = lshr i64 %238, 8
  %244 = xor i64 %242, %243
  %245 = and i64 %244, 255
  %246 = xor i64 %245, 55
  %247 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %246
  %248 = load i64, ptr %247, align 8, !tbaa !11
  %249 = lshr i64 %244, 8
  %250 = xor i64 %248, %249
  %251 = and i64 %250, 255
  %252 = xor i64 %251, 56
  %253 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %252
  %254 = load i64, ptr %253, align 8, !tbaa !11
  %255 = lshr i64 %250, 8
  %256 = xor i64 %254, %255
  %257 = and i64 %256, 255
  %258 = xor i64 %257, 57
  %259 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %258
  %260 = load i64, ptr %259, align 8, !tbaa !11
  %261 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 2868), align 4, !tbaa !9
  %262 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 3896), align 8, !tbaa !9
  %263 = xor i32 %261, %262
  %264 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 1840), align 16, !tbaa !9
  %265 = xor i32 %263, %264
  %266 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 812), align 4, !tbaa !9
  %267 = xor i32 %265, %266
  %268 = xor i32 %267, 943142453
  %269 = lshr i32 %268, 8
  %270 = and i32 %269, 255
  %271 = zext nneg i32 %270 to i64
  %272 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 2048), i64 0, i64 %271
  %273 = load i32, ptr %272, align 4, !tbaa !9
  %274 = and i32 %268, 255
  %275 = zext nneg i32 %274 to i64
  %276 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 3072), i64 0, i64 %275
  %277 = load i32, ptr %276, align 4, !tbaa !9
  %278 = xor i32 %273, %277
  %279 = lshr i32 %268, 16
  %280 = and i32 %279, 255
  %281 = zext nneg i32 %280 to i64
  %282 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 1024), i64 0, i64 %281
  %283 = load i32, ptr %282, align 4, !tbaa !9
  %284 = xor i32 %278, %283
  %285 = lshr i32 %268, 24
  %286 = zext nneg i32 %285 to i64
  %287 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %286
  %288 = load i32, ptr %287, align 4, !tbaa !9
  %289 = xor i32 %284, %288
  %290 = and i32 %289, 255
  %291 = xor i32 %290, 57
  %292 = zext nneg i32 %291 to i64
  %293 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %292
  %294 = load i32, ptr %293, align 4, !tbaa !9
  %295 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 824), align 8, !tbaa !9
  %296 = lshr i32 %295, 8
  %297 = and i32 %295, 255
  %298 = xor i32 %297, 205
  %299 = zext nneg i32 %298 to i64
  %300 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %299
  %301 = load i32, ptr %300, align 4, !tbaa !9
  %302 = xor i32 %296, %301
  %303 = lshr i32 %302, 8
  %304 = and i32 %302, 255
  %305 = xor i32 %304, 204
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %306
  %308 = load i32, ptr %307, align 4, !tbaa !9
  %309 = xor i32 %303, %308
  %310 = and i32 %309, 255
  %311 = xor i32 %310, 203
  %312 = zext nneg i32 %311 to i64
  %313 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %312
  %314 = load i32, ptr %313, align 4, !tbaa !9
  %315 = lshr i32 %309, 8
  %316 = xor i32 %314, %315
  %317 = and i32 %316, 255
  %318 = xor i32 %317, 53
  %319 = zext nneg i32 %318 to i64
  %320 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %319
  %321 = load i32, ptr %320, align 4, !tbaa !9
  %322 = lshr i32 %316, 8
  %323 = xor i32 %321, %322
  %324 = and i32 %323, 255
  %325 = xor i32 %324, 54
  %326 = zext nneg i32 %325 to i64
  %327 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %326
  %328 = load i32, ptr %327, align 4, !tbaa !9
  %329 = lshr i32 %323, 8
  %330 = xor i32 %328, %329
  %331 = and i32 %330, 255
  %332 = xor i32 %331, 55
  %333 = zext nneg i32 %332 to i64
  %334 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %333
  %335 = load i32, ptr %334, align 4, !tbaa !9
  %336 = lshr i32 %330, 8
  %337 = xor i32 %335, %336
  %338 = and i32 %337, 255
  %339 = xor i32 %338, 56
  %340 = zext nneg i32 %339 to i64
  %341 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %340
  %342 = load i32, ptr %341, align 4, !tbaa !9
  %343 = lshr i32 %337, 8
  %344 = xor i32 %342, %343
  %345 = and i32 %344, 255
  %346 = xor i32 %345, 57
  %347 = zext nneg i32 %346 to i64
  %348 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %347
  %349 = load i32, ptr %348, align 4, !tbaa !9
  %350 = lshr i32 %289, 8
  %351 = xor i32 %294, %350
  %352 = lshr i32 %344, 8
  %353 = xor i32 %349, %352
  %354 = lshr i64 %256, 8
  %355 = xor i64 %260, %354
  %356 = xor i64 %355, -1
  %357 = xor i32 %351, -1
  %358 = xor i32 %353, -1
  %359 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef -873187034, i32 noundef %358, i32 noundef %357, i32 noundef 10673, i64 noundef %356, i32 noundef 152961502, i32 noundef 7902)
  ret i32 0

360:
  %361 = phi i32 [ %484, %616 ], [ 0, %167 ]
  %362 = phi i32 [ %623, %616 ], [ 0, %167 ]
  %363 = phi i32 [ %622, %616 ], [ 0, %167 ]
  %364 = phi i64 [ %562, %616 ], [ -1, %167 ]
  %365 = phi i64 [ %617, %616 ], [ 0, %167 ]
  %366 = phi i32 [ %596, %616 ], [ 0, %167 ]
  %367 = phi i32 [ %561, %616 ], [ 0, %167 ]
  %368 = phi i32 [ %485, %616 ], [ 0, %167 ]
  %369 = and i32 %362, 63
  %370 = zext nneg i32 %369 to i64
  %371 = getelementptr i8, ptr getelementptr inbounds (i8, ptr @data, i64 4031), i64 %370
  %372 = and i32 %362, 63
  %373 = zext nneg i32 %372 to i64
  %374 = getelementptr inbounds i8, ptr @data, i64 %373
  br label %375

375:
  %376 = phi i32 [ %415, %375 ], [ -1, %360 ]
  %377 = phi ptr [ %416, %375 ], [ %374, %360 ]
  %378 = load i8, ptr %377, align 1, !tbaa !16
  %379 = zext i8 %378 to i32
  %380 = xor i32 %376, %379
  %381 = lshr i32 %380, 1
  %382 = and i32 %380, 1
  %383 = icmp eq i32 %382, 0
  %384 = select i1 %383, i32 0, i32 -306674912
  %385 = xor i32 %384, %381
  %386 = lshr i32 %385, 1
  %387 = and i32 %380, 2
  %388 = icmp eq i32 %387, 0
  %389 = select i1 %388, i32 0, i32 -306674912
  %390 = xor i32 %386, %389
  %391 = lshr i32 %390, 6
  %392 = and i32 %380, 4
  %393 = icmp eq i32 %392, 0
  %394 = select i1 %393, i32 0, i32 124634137
  %395 = and i32 %380, 8
  %396 = icmp eq i32 %395, 0
  %397 = select i1 %396, i32 0, i32 249268274
  %398 = and i32 %380, 16
  %399 = icmp eq i32 %398, 0
  %400 = select i1 %399, i32 0, i32 498536548
  %401 = and i32 %380, 32
  %402 = icmp eq i32 %401, 0
  %403 = select i1 %402, i32 0, i32 997073096
  %404 = and i32 %385, 32
  %405 = icmp eq i32 %404, 0
  %406 = select i1 %405, i32 0, i32 1994146192
  %407 = and i32 %390, 32
  %408 = icmp eq i32 %407, 0
  %409 = select i1 %408, i32 0, i32 -306674912
  %410 = xor i32 %397, %394
  %411 = xor i32 %410, %400
  %412 = xor i32 %411, %403
  %413 = xor i32 %412, %391
  %414 = xor i32 %413, %406
  %415 = xor i32 %414, %409
  %416 = getelementptr inbounds i8, ptr %377, i64 1
  %417 = icmp eq ptr %377, %371
  br i1 %417, label %418, label %375, !llvm.loop !18

418:
  %419 = xor i32 %415, -1
  br label %420

420:
  %421 = phi i32 [ -1, %418 ], [ %449, %420 ]
  %422 = phi ptr [ %374, %418 ], [ %442, %420 ]
  %423 = lshr i32 %421, 8
  %424 = getelementptr inbounds i8, ptr %422, i64 1
  %425 = load i8, ptr %422, align 1, !tbaa !16
  %426 = trunc i32 %421 to i8
  %427 = xor i8 %425, %426
  %428 = zext i8 %427 to i64
  %429 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %428
  %430 = load i32, ptr %429, align 4, !tbaa !9
  %431 = xor i32 %430, %423
  %432 = lshr i32 %431, 8
  %433 = getelementptr inbounds i8, ptr %422, i64 2
  %434 = load i8, ptr %424, align 1, !tbaa !16
  %435 = trunc i32 %431 to i8
  %436 = xor i8 %434, %435
  %437 = zext i8 %436 to i64
  %438 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %437
  %439 = load i32, ptr %438, align 4, !tbaa !9
  %440 = xor i32 %439, %432
  %441 = lshr i32 %440, 8
  %442 = getelementptr inbounds i8, ptr %422, i64 3
  %443 = load i8, ptr %433, align 1, !tbaa !16
  %444 = trunc i32 %440 to i8
  %445 = xor i8 %443, %444
  %446 = zext i8 %445 to i64
  %447 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %446
  %448 = load i32, ptr %447, align 4, !tbaa !9
  %449 = xor i32 %448, %441
  %450 = icmp eq ptr %433, %371
  br i1 %450, label %451, label %420, !llvm.loop !19

451:
  %452 = xor i32 %449, -1
  br label %453

453:
  %454 = phi i32 [ %479, %453 ], [ -1, %451 ]
  %455 = phi i32 [ %480, %453 ], [ 4032, %451 ]
  %456 = phi ptr [ %481, %453 ], [ %374, %451 ]
  %457 = load i32, ptr %456, align 1
  %458 = xor i32 %457, %454
  %459 = and i32 %458, 255
  %460 = zext nneg i32 %459 to i64
  %461 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 3072), i64 0, i64 %460
  %462 = load i32, ptr %461, align 4, !tbaa !9
  %463 = lshr i32 %458, 8
  %464 = and i32 %463, 255
  %465 = zext nneg i32 %464 to i64
  %466 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 2048), i64 0, i64 %465
  %467 = load i32, ptr %466, align 4, !tbaa !9
  %468 = xor i32 %467, %462
  %469 = lshr i32 %458, 16
  %470 = and i32 %469, 255
  %471 = zext nneg i32 %470 to i64
  %472 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 1024), i64 0, i64 %471
  %473 = load i32, ptr %472, align 4, !tbaa !9
  %474 = xor i32 %468, %473
  %475 = lshr i32 %458, 24
  %476 = zext nneg i32 %475 to i64
  %477 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %476
  %478 = load i32, ptr %477, align 4, !tbaa !9
  %479 = xor i32 %474, %478
  %480 = add nsw i32 %455, -4
  %481 = getelementptr inbounds i8, ptr %456, i64 4
  %482 = icmp ugt i32 %455, 7
  br i1 %482, label %453, label %483, !llvm.loop !20

483:
  %484 = add i32 %361, %419
  %485 = add i32 %368, %452
  %486 = xor i32 %479, -1
  br label %487

487:
  %488 = phi i32 [ 4032, %483 ], [ %517, %487 ]
  %489 = phi i32 [ 0, %483 ], [ %522, %487 ]
  %490 = phi i32 [ 1, %483 ], [ %521, %487 ]
  %491 = phi ptr [ %374, %483 ], [ %518, %487 ]
  %492 = getelementptr inbounds i8, ptr %491, i64 1
  %493 = load i8, ptr %491, align 1, !tbaa !16
  %494 = zext i8 %493 to i32
  %495 = add i32 %490, %494
  %496 = add i32 %495, %489
  %497 = getelementptr inbounds i8, ptr %491, i64 2
  %498 = load i8, ptr %492, align 1, !tbaa !16
  %499 = zext i8 %498 to i32
  %500 = add i32 %495, %499
  %501 = add i32 %500, %496
  %502 = getelementptr inbounds i8, ptr %491, i64 3
  %503 = load i8, ptr %497, align 1, !tbaa !16
  %504 = zext i8 %503 to i32
  %505 = add i32 %500, %504
  %506 = add i32 %505, %501
  %507 = getelementptr inbounds i8, ptr %491, i64 4
  %508 = load i8, ptr %502, align 1, !tbaa !16
  %509 = zext i8 %508 to i32
  %510 = add i32 %505, %509
  %511 = add i32 %510, %506
  %512 = getelementptr inbounds i8, ptr %491, i64 5
  %513 = load i8, ptr %507, align 1, !tbaa !16
  %514 = zext i8 %513 to i32
  %515 = add i32 %510, %514
  %516 = add i32 %515, %511
  %517 = add nsw i32 %488, -6
  %518 = getelementptr inbounds i8, ptr %491, i64 6
  %519 = load i8, ptr %512, align 1, !tbaa !16
  %520 = zext i8 %519 to i32
  %521 = add i32 %515, %520
  %522 = add i32 %521, %516
  %523 = icmp eq i32 %517, 0
  br i1 %523, label %524, label %487, !llvm.loop !21

524:
  %525 = urem i32 %521, 65521
  %526 = urem i32 %522, 65521
  %527 = shl nuw i32 %526, 16
  %528 = or disjoint i32 %527, %525
  br label %529

529:
  %530 = phi i64 [ -1, %524 ], [ %558, %529 ]
  %531 = phi ptr [ %374, %524 ], [ %552, %529 ]
  %532 = lshr i64 %530, 8
  %533 = and i64 %530, 255
  %534 = getelementptr inbounds i8, ptr %531, i64 1
  %535 = load i8, ptr %531, align 1, !tbaa !16
  %536 = zext i8 %535 to i64
  %537 = xor i64 %533, %536
  %538 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %537
  %539 = load i64, ptr %538, align 8, !tbaa !11
  %540 = xor i64 %539, %532
  %541 = lshr i64 %540, 8
  %542 = and i64 %540, 255
  %543 = getelementptr inbounds i8, ptr %531, i64 2
  %544 = load i8, ptr %534, align 1, !tbaa !16
  %545 = zext i8 %544 to i64
  %546 = xor i64 %542, %545
  %547 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %546
  %548 = load i64, ptr %547, align 8, !tbaa !11
  %549 = xor i64 %548, %541
  %550 = lshr i64 %549, 8
  %551 = and i64 %549, 255
  %552 = getelementptr inbounds i8, ptr %531, i64 3
  %553 = load i8, ptr %543, align 1, !tbaa !16
  %554 = zext i8 %553 to i64
  %555 = xor i64 %551, %554
  %556 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %555
  %557 = load i64, ptr %556, align 8, !tbaa !11
  %558 = xor i64 %557, %550
  %559 = icmp eq ptr %543, %371
  br i1 %559, label %560, label %529, !llvm.loop !22

560:
  %561 = add i32 %367, %486
  %562 = xor i64 %365, %558
  br label %563

563:
  %564 = phi ptr [ %374, %560 ], [ %581, %563 ]
  %565 = phi i16 [ -1, %560 ], [ %593, %563 ]
  %566 = lshr i16 %565, 8
  %567 = getelementptr inbounds i8, ptr %564, i64 1
  %568 = load i8, ptr %564, align 1, !tbaa !16
  %569 = trunc nuw i16 %566 to i8
  %570 = xor i8 %568, %569
  %571 = lshr i8 %570, 4
  %572 = xor i8 %571, %570
  %573 = shl i16 %565, 8
  %574 = zext i8 %572 to i16
  %575 = shl i16 %574, 12
  %576 = shl nuw nsw i16 %574, 5
  %577 = or disjoint i16 %573, %574
  %578 = xor i16 %577, %575
  %579 = xor i16 %578, %576
  %580 = lshr i16 %579, 8
  %581 = getelementptr inbounds i8, ptr %564, i64 2
  %582 = load i8, ptr %567, align 1, !tbaa !16
  %583 = trunc nuw i16 %580 to i8
  %584 = xor i8 %582, %583
  %585 = lshr i8 %584, 4
  %586 = xor i8 %585, %584
  %587 = shl i16 %579, 8
  %588 = zext i8 %586 to i16
  %589 = shl i16 %588, 12
  %590 = shl nuw nsw i16 %588, 5
  %591 = or disjoint i16 %587, %588
  %592 = xor i16 %591, %589
  %593 = xor i16 %592, %590
  %594 = icmp eq ptr %567, %371
  br i1 %594, label %595, label %563, !llvm.loop !23

595:
  %596 = xor i32 %528, %366
  br label %597

597:
  %598 = phi i16 [ 0, %595 ], [ %614, %597 ]
  %599 = phi i16 [ 0, %595 ], [ %612, %597 ]
  %600 = phi ptr [ %374, %595 ], [ %608, %597 ]
  %601 = getelementptr inbounds i8, ptr %600, i64 1
  %602 = load i8, ptr %600, align 1, !tbaa !16
  %603 = zext i8 %602 to i16
  %604 = add nuw nsw i16 %599, %603
  %605 = urem i16 %604, 255
  %606 = add nuw nsw i16 %605, %598
  %607 = urem i16 %606, 255
  %608 = getelementptr inbounds i8, ptr %600, i64 2
  %609 = load i8, ptr %601, align 1, !tbaa !16
  %610 = zext i8 %609 to i16
  %611 = add nuw nsw i16 %605, %610
  %612 = urem i16 %611, 255
  %613 = add nuw nsw i16 %612, %607
  %614 = urem i16 %613, 255
  %615 = icmp eq ptr %601, %371
  br i1 %615, label %616, label %597, !llvm.loop !24

616:
  %617 = xor i64 %364, %558
  %618 = shl nuw i16 %614, 8
  %619 = or disjoint i16 %618, %612
  %620 = xor i16 %619, %593
  %621 = zext i16 %620 to i32
  %622 = add i32 %363, %621
  %623 = add nuw nsw i32 %362, 1
  %624 = icmp eq i32 %623, %10
  br i1 %624, label %204, label %360, !llvm.loop !25
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{!7, !7, i64 0}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14}
!25 = distinct !{!25, !14}
