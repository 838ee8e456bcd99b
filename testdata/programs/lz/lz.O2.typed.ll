; ModuleID = 'lz.c'
source_filename = "lz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.words = internal unnamed_addr constant [8 x i8*] [i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0)], align 16
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
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [256 x i8], align 16
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %11

5:
  %6 = getelementptr inbounds i8*, i8** %1, i64 1
  %7 = load i8*, i8** %6, align 8
  %8 = tail call i64 @strtol(i8* nocapture noundef nonnull %7, i8** noundef null, i32 noundef 10) #10
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %453

11:
  %12 = phi i32 [ %9, %5 ], [ 1, %2 ]
  %13 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 0
  %14 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 1
  br label %15

15:
  %16 = phi i1 [ true, %11 ], [ %444, %441 ]
  %17 = phi i32 [ 0, %11 ], [ %443, %441 ]
  %18 = phi i32 [ 0, %11 ], [ %442, %441 ]
  %19 = phi i32 [ 0, %11 ], [ %401, %441 ]
  %20 = add nuw i32 %17, 42
  br label %21

21:
  %22 = phi i32 [ %20, %15 ], [ %25, %44 ]
  %23 = phi i32 [ 0, %15 ], [ %45, %44 ]
  %24 = mul i32 %22, 1103515245
  %25 = add i32 %24, 12345
  %26 = icmp ult i32 %25, 268435456
  br i1 %26, label %27, label %33

27:
  %28 = lshr i32 %25, 12
  %29 = trunc i32 %28 to i8
  %30 = add nsw i32 %23, 1
  %31 = sext i32 %23 to i64
  %32 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %31
  store i8 %29, i8* %32, align 1
  br label %44

33:
  %34 = lshr i32 %25, 16
  %35 = and i32 %34, 7
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds [8 x i8*], [8 x i8*]* @main.words, i64 0, i64 %36
  %38 = load i8*, i8** %37, align 8
  %39 = tail call i64 @strlen(i8* noundef nonnull dereferenceable(1) %38) #11
  %40 = sext i32 %23 to i64
  %41 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %40
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %41, i8* align 1 %38, i64 %39, i1 false)
  %42 = trunc i64 %39 to i32
  %43 = add nsw i32 %23, %42
  br label %44

44:
  %45 = phi i32 [ %30, %27 ], [ %43, %33 ]
  %46 = icmp slt i32 %45, 16368
  br i1 %46, label %21, label %47, !llvm.loop !5

47:
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16384) bitcast ([4096 x i32]* @head to i8*), i8 -1, i64 16384, i1 false) #10
  %48 = zext i32 %45 to i64
  br label %49

49:
  %50 = phi i32 [ %288, %286 ], [ 0, %47 ]
  %51 = phi i32 [ %287, %286 ], [ 0, %47 ]
  %52 = phi i32 [ %289, %286 ], [ 8, %47 ]
  %53 = phi i32 [ %214, %286 ], [ 0, %47 ]
  %54 = add nsw i32 %51, 66
  %55 = icmp slt i32 %54, %45
  br i1 %55, label %56, label %205

56:
  %57 = sub nsw i32 %45, %51
  %58 = icmp slt i32 %57, 66
  %59 = select i1 %58, i32 %57, i32 66
  %60 = sext i32 %51 to i64
  %61 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %60
  %62 = load i8, i8* %61, align 1
  %63 = zext i8 %62 to i64
  %64 = shl nuw nsw i64 %63, 8
  %65 = getelementptr inbounds i8, i8* %61, i64 1
  %66 = load i8, i8* %65, align 1
  %67 = zext i8 %66 to i64
  %68 = shl nuw nsw i64 %67, 4
  %69 = xor i64 %68, %64
  %70 = getelementptr inbounds i8, i8* %61, i64 2
  %71 = load i8, i8* %70, align 1
  %72 = zext i8 %71 to i64
  %73 = mul nuw nsw i64 %72, 5
  %74 = xor i64 %69, %73
  %75 = mul nuw nsw i64 %74, 2654435761
  %76 = lshr i64 %75, 20
  %77 = and i64 %76, 4095
  %78 = getelementptr inbounds [4096 x i32], [4096 x i32]* @head, i64 0, i64 %77
  %79 = add nsw i32 %51, -4096
  %80 = load i32, i32* %78, align 4
  %81 = icmp sgt i32 %80, -1
  %82 = icmp sgt i32 %80, %79
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %128

84:
  %85 = icmp sgt i32 %57, 0
  %86 = tail call i32 @llvm.smax.i32(i32 %59, i32 1) #10
  %87 = zext i32 %86 to i64
  br label %88

88:
  %89 = phi i32 [ 0, %84 ], [ %119, %118 ]
  %90 = phi i32 [ %80, %84 ], [ %124, %118 ]
  %91 = phi i32 [ 2, %84 ], [ %120, %118 ]
  %92 = phi i32 [ 32, %84 ], [ %93, %118 ]
  %93 = add nsw i32 %92, -1
  %94 = icmp eq i32 %92, 0
  br i1 %94, label %128, label %95

95:
  br i1 %85, label %96, label %118

96:
  %97 = zext i32 %90 to i64
  br label %98

98:
  %99 = phi i64 [ 0, %96 ], [ %108, %107 ]
  %100 = add nuw nsw i64 %99, %97
  %101 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %100
  %102 = load i8, i8* %101, align 1
  %103 = add nsw i64 %99, %60
  %104 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %103
  %105 = load i8, i8* %104, align 1
  %106 = icmp eq i8 %102, %105
  br i1 %106, label %107, label %110

107:
  %108 = add nuw nsw i64 %99, 1
  %109 = icmp eq i64 %108, %87
  br i1 %109, label %112, label %98, !llvm.loop !8

110:
  %111 = trunc i64 %99 to i32
  br label %112

112:
  %113 = phi i32 [ %111, %110 ], [ %86, %107 ]
  %114 = icmp ugt i32 %113, %91
  br i1 %114, label %115, label %118

115:
  %116 = sub nsw i32 %51, %90
  %117 = icmp eq i32 %113, %59
  br i1 %117, label %128, label %118

118:
  %119 = phi i32 [ %116, %115 ], [ %89, %112 ], [ %89, %95 ]
  %120 = phi i32 [ %113, %115 ], [ %91, %112 ], [ %91, %95 ]
  %121 = srem i32 %90, 4096
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds [4096 x i32], [4096 x i32]* @chain, i64 0, i64 %122
  %124 = load i32, i32* %123, align 4
  %125 = icmp sgt i32 %124, -1
  %126 = icmp sgt i32 %124, %79
  %127 = select i1 %125, i1 %126, i1 false
  br i1 %127, label %88, label %128, !llvm.loop !9

128:
  %129 = phi i32 [ 0, %56 ], [ %89, %88 ], [ %116, %115 ], [ %119, %118 ]
  %130 = phi i32 [ 2, %56 ], [ %91, %88 ], [ %59, %115 ], [ %120, %118 ]
  %131 = srem i32 %51, 4096
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [4096 x i32], [4096 x i32]* @chain, i64 0, i64 %132
  store i32 %80, i32* %133, align 4
  store i32 %51, i32* %78, align 4
  %134 = add i32 %130, -3
  %135 = icmp ult i32 %134, 29
  br i1 %135, label %136, label %205

136:
  %137 = add nsw i32 %51, 1
  %138 = sub nsw i32 %45, %137
  %139 = icmp slt i32 %138, 66
  %140 = select i1 %139, i32 %138, i32 66
  %141 = sext i32 %137 to i64
  %142 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %141
  %143 = shl nuw nsw i64 %67, 8
  %144 = shl nuw nsw i64 %72, 4
  %145 = xor i64 %144, %143
  %146 = getelementptr inbounds i8, i8* %142, i64 2
  %147 = load i8, i8* %146, align 1
  %148 = zext i8 %147 to i64
  %149 = mul nuw nsw i64 %148, 5
  %150 = xor i64 %145, %149
  %151 = mul nuw nsw i64 %150, 2654435761
  %152 = lshr i64 %151, 20
  %153 = and i64 %152, 4095
  %154 = getelementptr inbounds [4096 x i32], [4096 x i32]* @head, i64 0, i64 %153
  %155 = add nsw i32 %51, -4095
  %156 = load i32, i32* %154, align 4
  %157 = icmp sgt i32 %156, -1
  %158 = icmp sgt i32 %156, %155
  %159 = select i1 %157, i1 %158, i1 false
  br i1 %159, label %160, label %201

160:
  %161 = icmp sgt i32 %138, 0
  %162 = tail call i32 @llvm.smax.i32(i32 %140, i32 1) #10
  %163 = zext i32 %162 to i64
  br label %164

164:
  %165 = phi i32 [ %156, %160 ], [ %197, %192 ]
  %166 = phi i32 [ 2, %160 ], [ %193, %192 ]
  %167 = phi i32 [ 32, %160 ], [ %168, %192 ]
  %168 = add nsw i32 %167, -1
  %169 = icmp eq i32 %167, 0
  br i1 %169, label %201, label %170

170:
  br i1 %161, label %171, label %192

171:
  %172 = zext i32 %165 to i64
  br label %173

173:
  %174 = phi i64 [ 0, %171 ], [ %183, %182 ]
  %175 = add nuw nsw i64 %174, %172
  %176 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %175
  %177 = load i8, i8* %176, align 1
  %178 = add nsw i64 %174, %141
  %179 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %178
  %180 = load i8, i8* %179, align 1
  %181 = icmp eq i8 %177, %180
  br i1 %181, label %182, label %185

182:
  %183 = add nuw nsw i64 %174, 1
  %184 = icmp eq i64 %183, %163
  br i1 %184, label %187, label %173, !llvm.loop !8

185:
  %186 = trunc i64 %174 to i32
  br label %187

187:
  %188 = phi i32 [ %186, %185 ], [ %162, %182 ]
  %189 = icmp ugt i32 %188, %166
  br i1 %189, label %190, label %192

190:
  %191 = icmp eq i32 %188, %140
  br i1 %191, label %201, label %192

192:
  %193 = phi i32 [ %188, %190 ], [ %166, %187 ], [ %166, %170 ]
  %194 = srem i32 %165, 4096
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds [4096 x i32], [4096 x i32]* @chain, i64 0, i64 %195
  %197 = load i32, i32* %196, align 4
  %198 = icmp sgt i32 %197, -1
  %199 = icmp sgt i32 %197, %155
  %200 = select i1 %198, i1 %199, i1 false
  br i1 %200, label %164, label %201, !llvm.loop !9

201:
  %202 = phi i32 [ 2, %136 ], [ %140, %190 ], [ %166, %164 ], [ %193, %192 ]
  %203 = icmp sgt i32 %202, %130
  %204 = select i1 %203, i32 2, i32 %130
  br label %205

205:
  %206 = phi i32 [ %129, %201 ], [ %129, %128 ], [ 0, %49 ]
  %207 = phi i32 [ %204, %201 ], [ %130, %128 ], [ 2, %49 ]
  %208 = icmp eq i32 %52, 8
  br i1 %208, label %209, label %213

209:
  %210 = add nsw i32 %50, 1
  %211 = sext i32 %50 to i64
  %212 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %211
  store i8 0, i8* %212, align 1
  br label %213

213:
  %214 = phi i32 [ %50, %209 ], [ %53, %205 ]
  %215 = phi i32 [ 0, %209 ], [ %52, %205 ]
  %216 = phi i32 [ %210, %209 ], [ %50, %205 ]
  %217 = icmp slt i32 %207, 3
  br i1 %217, label %218, label %226

218:
  %219 = add nsw i32 %51, 1
  %220 = sext i32 %51 to i64
  %221 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %220
  %222 = load i8, i8* %221, align 1
  %223 = add nsw i32 %216, 1
  %224 = sext i32 %216 to i64
  %225 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %224
  store i8 %222, i8* %225, align 1
  br label %286

226:
  %227 = shl nuw i32 1, %215
  %228 = sext i32 %214 to i64
  %229 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %228
  %230 = load i8, i8* %229, align 1
  %231 = trunc i32 %227 to i8
  %232 = or i8 %230, %231
  store i8 %232, i8* %229, align 1
  %233 = shl i32 %206, 6
  %234 = add i32 %233, -64
  %235 = add nsw i32 %207, -3
  %236 = or i32 %234, %235
  %237 = lshr i32 %236, 16
  %238 = trunc i32 %237 to i8
  %239 = add nsw i32 %216, 1
  %240 = sext i32 %216 to i64
  %241 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %240
  store i8 %238, i8* %241, align 1
  %242 = lshr i32 %236, 8
  %243 = trunc i32 %242 to i8
  %244 = add nsw i32 %216, 2
  %245 = sext i32 %239 to i64
  %246 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %245
  store i8 %243, i8* %246, align 1
  %247 = trunc i32 %236 to i8
  %248 = add nsw i32 %216, 3
  %249 = sext i32 %244 to i64
  %250 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %249
  store i8 %247, i8* %250, align 1
  %251 = sext i32 %51 to i64
  %252 = zext i32 %207 to i64
  br label %253

253:
  %254 = phi i64 [ 1, %226 ], [ %284, %260 ]
  %255 = add nsw i64 %254, %251
  %256 = add nsw i64 %255, 66
  %257 = icmp slt i64 %256, %48
  br i1 %257, label %260, label %258

258:
  %259 = add nsw i32 %207, %51
  br label %286

260:
  %261 = getelementptr inbounds [16384 x i8], [16384 x i8]* @input, i64 0, i64 %255
  %262 = load i8, i8* %261, align 1
  %263 = zext i8 %262 to i64
  %264 = shl nuw nsw i64 %263, 8
  %265 = getelementptr inbounds i8, i8* %261, i64 1
  %266 = load i8, i8* %265, align 1
  %267 = zext i8 %266 to i64
  %268 = shl nuw nsw i64 %267, 4
  %269 = xor i64 %268, %264
  %270 = getelementptr inbounds i8, i8* %261, i64 2
  %271 = load i8, i8* %270, align 1
  %272 = zext i8 %271 to i64
  %273 = mul nuw nsw i64 %272, 5
  %274 = xor i64 %269, %273
  %275 = mul nuw nsw i64 %274, 2654435761
  %276 = lshr i64 %275, 20
  %277 = and i64 %276, 4095
  %278 = getelementptr inbounds [4096 x i32], [4096 x i32]* @head, i64 0, i64 %277
  %279 = load i32, i32* %278, align 4
  %280 = trunc i64 %255 to i32
  %281 = srem i32 %280, 4096
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [4096 x i32], [4096 x i32]* @chain, i64 0, i64 %282
  store i32 %279, i32* %283, align 4
  store i32 %280, i32* %278, align 4
  %284 = add nuw nsw i64 %254, 1
  %285 = icmp eq i64 %284, %252
  br i1 %285, label %258, label %253, !llvm.loop !10

286:
  %287 = phi i32 [ %219, %218 ], [ %259, %258 ]
  %288 = phi i32 [ %223, %218 ], [ %248, %258 ]
  %289 = add nsw i32 %215, 1
  %290 = icmp slt i32 %287, %45
  br i1 %290, label %49, label %291, !llvm.loop !11

291:
  %292 = icmp sgt i32 %288, 0
  br i1 %292, label %297, label %370

293:
  %294 = phi i32 [ %300, %297 ], [ %363, %362 ]
  %295 = phi i32 [ %298, %297 ], [ %364, %362 ]
  %296 = icmp slt i32 %294, %288
  br i1 %296, label %297, label %370, !llvm.loop !12

297:
  %298 = phi i32 [ %295, %293 ], [ 0, %291 ]
  %299 = phi i32 [ %294, %293 ], [ 0, %291 ]
  %300 = add nsw i32 %299, 1
  %301 = icmp slt i32 %300, %288
  br i1 %301, label %302, label %293

302:
  %303 = sext i32 %299 to i64
  %304 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %303
  %305 = load i8, i8* %304, align 1
  %306 = zext i8 %305 to i32
  br label %307

307:
  %308 = phi i32 [ %364, %362 ], [ %298, %302 ]
  %309 = phi i32 [ %365, %362 ], [ 0, %302 ]
  %310 = phi i32 [ %366, %362 ], [ %306, %302 ]
  %311 = phi i32 [ %363, %362 ], [ %300, %302 ]
  %312 = and i32 %310, 1
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %351, label %314

314:
  %315 = sext i32 %311 to i64
  %316 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %315
  %317 = load i8, i8* %316, align 1
  %318 = zext i8 %317 to i32
  %319 = shl nuw nsw i32 %318, 16
  %320 = add nsw i32 %311, 1
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %321
  %323 = load i8, i8* %322, align 1
  %324 = zext i8 %323 to i32
  %325 = shl nuw nsw i32 %324, 8
  %326 = or i32 %325, %319
  %327 = add nsw i32 %311, 2
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %328
  %330 = load i8, i8* %329, align 1
  %331 = zext i8 %330 to i32
  %332 = or i32 %326, %331
  %333 = lshr i32 %332, 6
  %334 = xor i32 %333, -1
  %335 = add i32 %308, %334
  %336 = and i32 %331, 63
  %337 = add nuw nsw i32 %336, 3
  %338 = sext i32 %335 to i64
  %339 = sext i32 %308 to i64
  br label %340

340:
  %341 = phi i64 [ %339, %314 ], [ %347, %340 ]
  %342 = phi i64 [ %338, %314 ], [ %344, %340 ]
  %343 = phi i32 [ %337, %314 ], [ %349, %340 ]
  %344 = add nsw i64 %342, 1
  %345 = getelementptr inbounds [16384 x i8], [16384 x i8]* @output, i64 0, i64 %342
  %346 = load i8, i8* %345, align 1
  %347 = add nsw i64 %341, 1
  %348 = getelementptr inbounds [16384 x i8], [16384 x i8]* @output, i64 0, i64 %341
  store i8 %346, i8* %348, align 1
  %349 = add nsw i32 %343, -1
  %350 = icmp ugt i32 %343, 1
  br i1 %350, label %340, label %359, !llvm.loop !13

351:
  %352 = add nsw i32 %311, 1
  %353 = sext i32 %311 to i64
  %354 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %353
  %355 = load i8, i8* %354, align 1
  %356 = add nsw i32 %308, 1
  %357 = sext i32 %308 to i64
  %358 = getelementptr inbounds [16384 x i8], [16384 x i8]* @output, i64 0, i64 %357
  store i8 %355, i8* %358, align 1
  br label %362

359:
  %360 = add nsw i32 %311, 3
  %361 = trunc i64 %347 to i32
  br label %362

362:
  %363 = phi i32 [ %352, %351 ], [ %360, %359 ]
  %364 = phi i32 [ %356, %351 ], [ %361, %359 ]
  %365 = add nuw nsw i32 %309, 1
  %366 = lshr i32 %310, 1
  %367 = icmp ult i32 %309, 7
  %368 = icmp slt i32 %363, %288
  %369 = select i1 %367, i1 %368, i1 false
  br i1 %369, label %307, label %293, !llvm.loop !14

370:
  %371 = phi i32 [ 0, %291 ], [ %295, %293 ]
  %372 = icmp eq i32 %371, %45
  br i1 %372, label %373, label %438

373:
  %374 = sext i32 %45 to i64
  %375 = tail call i32 @bcmp(i8* getelementptr inbounds ([16384 x i8], [16384 x i8]* @input, i64 0, i64 0), i8* getelementptr inbounds ([16384 x i8], [16384 x i8]* @output, i64 0, i64 0), i64 %374)
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %438

377:
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %13) #10
  br label %378

378:
  %379 = phi i64 [ 0, %377 ], [ %382, %378 ]
  %380 = trunc i64 %379 to i8
  %381 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 %379
  store i8 %380, i8* %381, align 1
  %382 = add nuw nsw i64 %379, 1
  %383 = icmp eq i64 %382, 256
  br i1 %383, label %384, label %378, !llvm.loop !15

384:
  %385 = phi i64 [ %402, %395 ], [ 0, %378 ]
  %386 = phi i32 [ %401, %395 ], [ 0, %378 ]
  %387 = getelementptr inbounds [16384 x i8], [16384 x i8]* @output, i64 0, i64 %385
  %388 = load i8, i8* %387, align 1
  br label %389

389:
  %390 = phi i64 [ %394, %389 ], [ 0, %384 ]
  %391 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 %390
  %392 = load i8, i8* %391, align 1
  %393 = icmp eq i8 %392, %388
  %394 = add nuw i64 %390, 1
  br i1 %393, label %395, label %389, !llvm.loop !16

395:
  %396 = trunc i64 %390 to i32
  %397 = and i64 %390, 4294967295
  call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 1 %14, i8* nonnull align 16 %13, i64 %397, i1 false) #10
  store i8 %388, i8* %13, align 16
  %398 = trunc i64 %390 to i8
  store i8 %398, i8* %387, align 1
  %399 = icmp eq i32 %396, 0
  %400 = zext i1 %399 to i32
  %401 = add nuw nsw i32 %386, %400
  %402 = add nuw nsw i64 %385, 1
  %403 = icmp eq i64 %402, %48
  br i1 %403, label %404, label %384, !llvm.loop !17

404:
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %13) #10
  br label %405

405:
  %406 = phi i32 [ %432, %431 ], [ 0, %404 ]
  %407 = phi i32 [ %436, %431 ], [ 0, %404 ]
  %408 = icmp sgt i32 %45, %406
  br i1 %408, label %409, label %431

409:
  %410 = sext i32 %406 to i64
  %411 = getelementptr inbounds [16384 x i8], [16384 x i8]* @output, i64 0, i64 %410
  %412 = load i8, i8* %411, align 1
  br label %413

413:
  %414 = phi i64 [ %410, %409 ], [ %415, %422 ]
  %415 = add nsw i64 %414, 1
  %416 = icmp eq i64 %415, %48
  br i1 %416, label %417, label %422, !llvm.loop !18

417:
  %418 = sub nsw i32 %45, %406
  %419 = icmp slt i32 %418, 2
  %420 = select i1 %419, i32 %418, i32 2
  %421 = add nsw i32 %420, %407
  br label %441

422:
  %423 = getelementptr inbounds [16384 x i8], [16384 x i8]* @output, i64 0, i64 %415
  %424 = load i8, i8* %423, align 1
  %425 = icmp eq i8 %424, %412
  %426 = sub nsw i64 %415, %410
  %427 = icmp ult i64 %426, 255
  %428 = select i1 %425, i1 %427, i1 false
  br i1 %428, label %413, label %429

429:
  %430 = trunc i64 %415 to i32
  br label %431

431:
  %432 = phi i32 [ %406, %405 ], [ %430, %429 ]
  %433 = sub nsw i32 %432, %406
  %434 = icmp slt i32 %433, 2
  %435 = select i1 %434, i32 %433, i32 2
  %436 = add nsw i32 %435, %407
  %437 = icmp slt i32 %432, %45
  br i1 %437, label %405, label %441, !llvm.loop !19

438:
  %439 = phi i32 [ %371, %370 ], [ %45, %373 ]
  %440 = tail call i32 @puts(i8* nonnull dereferenceable(1) getelementptr inbounds ([9 x i8], [9 x i8]* @str, i64 0, i64 0))
  br i1 %16, label %472, label %446

441:
  %442 = phi i32 [ %421, %417 ], [ %436, %431 ]
  %443 = add nuw nsw i32 %17, 1
  %444 = icmp slt i32 %443, %12
  %445 = icmp eq i32 %443, %12
  br i1 %445, label %446, label %15, !llvm.loop !20

446:
  %447 = phi i32 [ %439, %438 ], [ %45, %441 ]
  %448 = phi i32 [ %18, %438 ], [ %442, %441 ]
  %449 = phi i32 [ %19, %438 ], [ %401, %441 ]
  %450 = icmp sgt i32 %288, 0
  br i1 %450, label %451, label %453

451:
  %452 = zext i32 %288 to i64
  br label %462

453:
  %454 = phi i32 [ %449, %446 ], [ 0, %5 ], [ %449, %462 ]
  %455 = phi i32 [ %448, %446 ], [ 0, %5 ], [ %448, %462 ]
  %456 = phi i32 [ %447, %446 ], [ 0, %5 ], [ %447, %462 ]
  %457 = phi i32 [ %45, %446 ], [ 0, %5 ], [ %45, %462 ]
  %458 = phi i32 [ %288, %446 ], [ 0, %5 ], [ %288, %462 ]
  %459 = phi i32 [ 0, %446 ], [ 0, %5 ], [ %469, %462 ]
  %460 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([35 x i8], [35 x i8]* @.str.9, i64 0, i64 0), i32 noundef %457, i32 noundef %458, i32 noundef %456, i32 noundef %459)
  %461 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([19 x i8], [19 x i8]* @.str.10, i64 0, i64 0), i32 noundef %454, i32 noundef %455)
  br label %472

462:
  %463 = phi i64 [ 0, %451 ], [ %470, %462 ]
  %464 = phi i32 [ 0, %451 ], [ %469, %462 ]
  %465 = mul i32 %464, 131
  %466 = getelementptr inbounds [32768 x i8], [32768 x i8]* @packed, i64 0, i64 %463
  %467 = load i8, i8* %466, align 1
  %468 = zext i8 %467 to i32
  %469 = add i32 %465, %468
  %470 = add nuw nsw i64 %463, 1
  %471 = icmp eq i64 %470, %452
  br i1 %471, label %453, label %462, !llvm.loop !21

472:
  %473 = phi i32 [ 0, %453 ], [ 1, %438 ]
  ret i32 %473
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare noundef i32 @puts(i8* nocapture noundef readonly) local_unnamed_addr #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { argmemonly nofree nounwind readonly willreturn }
attributes #8 = { nofree nounwind }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }
attributes #11 = { nounwind readonly willreturn }

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
