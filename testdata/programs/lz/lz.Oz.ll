; ModuleID = 'lz.c'
source_filename = "lz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.words = internal unnamed_addr constant [8 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7], align 16
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

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [256 x i8], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  %10 = tail call i32 @atoi(ptr nocapture noundef %9) #13
  br label %11

11:
  %12 = phi i32 [ %10, %7 ], [ 1, %2 ]
  %13 = getelementptr inbounds i8, ptr %3, i64 1
  %14 = tail call i32 @llvm.smax.i32(i32 %12, i32 0)
  br label %15

15:
  %16 = phi i32 [ 0, %11 ], [ %25, %268 ]
  %17 = phi i32 [ 0, %11 ], [ %220, %268 ]
  %18 = phi i32 [ 0, %11 ], [ %239, %268 ]
  %19 = phi i32 [ 0, %11 ], [ %269, %268 ]
  %20 = phi i32 [ 0, %11 ], [ %57, %268 ]
  %21 = icmp eq i32 %19, %14
  br i1 %21, label %270, label %22

22:
  %23 = add nuw i32 %19, 42
  br label %24

24:
  %25 = phi i32 [ 0, %22 ], [ %50, %49 ]
  %26 = phi i32 [ %23, %22 ], [ %30, %49 ]
  %27 = icmp slt i32 %25, 16368
  br i1 %27, label %28, label %51

28:
  %29 = mul i32 %26, 1103515245
  %30 = add i32 %29, 12345
  %31 = icmp ult i32 %30, 268435456
  br i1 %31, label %32, label %38

32:
  %33 = lshr i32 %30, 12
  %34 = trunc i32 %33 to i8
  %35 = add nsw i32 %25, 1
  %36 = sext i32 %25 to i64
  %37 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %36
  store i8 %34, ptr %37, align 1, !tbaa !9
  br label %49

38:
  %39 = lshr i32 %30, 16
  %40 = and i32 %39, 7
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds [8 x ptr], ptr @main.words, i64 0, i64 %41
  %43 = load ptr, ptr %42, align 8, !tbaa !5
  %44 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %43) #13
  %45 = sext i32 %25 to i64
  %46 = getelementptr inbounds i8, ptr @input, i64 %45
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %46, ptr align 1 %43, i64 %44, i1 false)
  %47 = trunc i64 %44 to i32
  %48 = add nsw i32 %25, %47
  br label %49

49:
  %50 = phi i32 [ %35, %32 ], [ %48, %38 ]
  br label %24, !llvm.loop !10

51:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16384) @head, i8 -1, i64 16384, i1 false)
  %52 = add nsw i32 %25, -66
  br label %53

53:
  %54 = phi i32 [ 0, %51 ], [ %78, %126 ]
  %55 = phi i32 [ 8, %51 ], [ %129, %126 ]
  %56 = phi i32 [ 0, %51 ], [ %127, %126 ]
  %57 = phi i32 [ 0, %51 ], [ %128, %126 ]
  %58 = icmp slt i32 %56, %25
  br i1 %58, label %59, label %130

59:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #14
  store i32 0, ptr %4, align 4, !tbaa !12
  %60 = icmp slt i32 %56, %52
  br i1 %60, label %61, label %70

61:
  %62 = call fastcc i32 @longest(i32 noundef %56, i32 noundef %25, ptr noundef nonnull %4) #15
  tail call fastcc void @enter(i32 noundef %56) #15
  %63 = add nsw i32 %62, -3
  %64 = icmp ult i32 %63, 29
  br i1 %64, label %65, label %70

65:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #14
  %66 = add nsw i32 %56, 1
  %67 = call fastcc i32 @longest(i32 noundef %66, i32 noundef %25, ptr noundef nonnull %5) #15
  %68 = icmp ugt i32 %67, %62
  %69 = select i1 %68, i32 2, i32 %62
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #14
  br label %70

70:
  %71 = phi i32 [ %69, %65 ], [ %62, %61 ], [ 2, %59 ]
  %72 = icmp eq i32 %55, 8
  br i1 %72, label %73, label %77

73:
  %74 = add nsw i32 %57, 1
  %75 = sext i32 %57 to i64
  %76 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %75
  store i8 0, ptr %76, align 1, !tbaa !9
  br label %77

77:
  %78 = phi i32 [ %57, %73 ], [ %54, %70 ]
  %79 = phi i32 [ 0, %73 ], [ %55, %70 ]
  %80 = phi i32 [ %74, %73 ], [ %57, %70 ]
  %81 = icmp ult i32 %71, 3
  br i1 %81, label %82, label %90

82:
  %83 = add nsw i32 %56, 1
  %84 = sext i32 %56 to i64
  %85 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !9
  %87 = add nsw i32 %80, 1
  %88 = sext i32 %80 to i64
  %89 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %88
  store i8 %86, ptr %89, align 1, !tbaa !9
  br label %126

90:
  %91 = shl nuw nsw i32 1, %79
  %92 = sext i32 %78 to i64
  %93 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %92
  %94 = load i8, ptr %93, align 1, !tbaa !9
  %95 = trunc i32 %91 to i8
  %96 = or i8 %94, %95
  store i8 %96, ptr %93, align 1, !tbaa !9
  %97 = load i32, ptr %4, align 4, !tbaa !12
  %98 = shl i32 %97, 6
  %99 = add i32 %98, -64
  %100 = add nsw i32 %71, -3
  %101 = or i32 %99, %100
  %102 = lshr i32 %101, 16
  %103 = trunc i32 %102 to i8
  %104 = add nsw i32 %80, 1
  %105 = sext i32 %80 to i64
  %106 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %105
  store i8 %103, ptr %106, align 1, !tbaa !9
  %107 = lshr i32 %101, 8
  %108 = trunc i32 %107 to i8
  %109 = add nsw i32 %80, 2
  %110 = sext i32 %104 to i64
  %111 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %110
  store i8 %108, ptr %111, align 1, !tbaa !9
  %112 = trunc i32 %101 to i8
  %113 = add nsw i32 %80, 3
  %114 = sext i32 %109 to i64
  %115 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %114
  store i8 %112, ptr %115, align 1, !tbaa !9
  br label %116

116:
  %117 = phi i32 [ 1, %90 ], [ %125, %124 ]
  %118 = icmp eq i32 %117, %71
  br i1 %118, label %122, label %119

119:
  %120 = add nsw i32 %117, %56
  %121 = icmp slt i32 %120, %52
  br i1 %121, label %124, label %122

122:
  %123 = add nsw i32 %71, %56
  br label %126

124:
  tail call fastcc void @enter(i32 noundef %120) #15
  %125 = add nuw i32 %117, 1
  br label %116, !llvm.loop !14

126:
  %127 = phi i32 [ %83, %82 ], [ %123, %122 ]
  %128 = phi i32 [ %87, %82 ], [ %113, %122 ]
  %129 = add nuw nsw i32 %79, 1
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #14
  br label %53, !llvm.loop !15

130:
  %131 = phi i32 [ 0, %53 ], [ %141, %140 ]
  %132 = phi i32 [ 0, %53 ], [ %144, %140 ]
  %133 = icmp slt i32 %131, %57
  br i1 %133, label %134, label %204

134:
  %135 = add nsw i32 %131, 1
  %136 = sext i32 %131 to i64
  %137 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !9
  %139 = zext i8 %138 to i32
  br label %140

140:
  %141 = phi i32 [ %135, %134 ], [ %200, %199 ]
  %142 = phi i32 [ %139, %134 ], [ %203, %199 ]
  %143 = phi i32 [ 0, %134 ], [ %202, %199 ]
  %144 = phi i32 [ %132, %134 ], [ %201, %199 ]
  %145 = icmp ult i32 %143, 8
  %146 = icmp slt i32 %141, %57
  %147 = select i1 %145, i1 %146, i1 false
  br i1 %147, label %148, label %130, !llvm.loop !16

148:
  %149 = and i32 %142, 1
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %189, label %151

151:
  %152 = sext i32 %141 to i64
  %153 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %152
  %154 = load i8, ptr %153, align 1, !tbaa !9
  %155 = zext i8 %154 to i32
  %156 = shl nuw nsw i32 %155, 16
  %157 = add nsw i32 %141, 1
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %158
  %160 = load i8, ptr %159, align 1, !tbaa !9
  %161 = zext i8 %160 to i32
  %162 = shl nuw nsw i32 %161, 8
  %163 = add nsw i32 %141, 2
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %164
  %166 = load i8, ptr %165, align 1, !tbaa !9
  %167 = zext i8 %166 to i32
  %168 = and i32 %167, 63
  %169 = sext i32 %144 to i64
  %170 = or disjoint i32 %162, %156
  %171 = or disjoint i32 %170, %167
  %172 = lshr i32 %171, 6
  %173 = xor i32 %172, -1
  %174 = add i32 %144, %173
  %175 = sext i32 %174 to i64
  %176 = add i32 %144, 3
  %177 = add i32 %176, %168
  %178 = sext i32 %177 to i64
  br label %179

179:
  %180 = phi i64 [ %184, %183 ], [ %175, %151 ]
  %181 = phi i64 [ %187, %183 ], [ %169, %151 ]
  %182 = icmp eq i64 %181, %178
  br i1 %182, label %197, label %183

183:
  %184 = add nsw i64 %180, 1
  %185 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %180
  %186 = load i8, ptr %185, align 1, !tbaa !9
  %187 = add nsw i64 %181, 1
  %188 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %181
  store i8 %186, ptr %188, align 1, !tbaa !9
  br label %179, !llvm.loop !17

189:
  %190 = add nsw i32 %141, 1
  %191 = sext i32 %141 to i64
  %192 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %191
  %193 = load i8, ptr %192, align 1, !tbaa !9
  %194 = add nsw i32 %144, 1
  %195 = sext i32 %144 to i64
  %196 = getelementptr inbounds [16384 x i8], ptr @output, i64 0, i64 %195
  store i8 %193, ptr %196, align 1, !tbaa !9
  br label %199

197:
  %198 = add nsw i32 %141, 3
  br label %199

199:
  %200 = phi i32 [ %190, %189 ], [ %198, %197 ]
  %201 = phi i32 [ %194, %189 ], [ %177, %197 ]
  %202 = add nuw nsw i32 %143, 1
  %203 = lshr i32 %142, 1
  br label %140, !llvm.loop !18

204:
  %205 = icmp eq i32 %132, %25
  br i1 %205, label %206, label %265

206:
  %207 = zext nneg i32 %25 to i64
  %208 = tail call i32 @bcmp(ptr nonnull @input, ptr nonnull @output, i64 %207)
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %265

210:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #14
  br label %211

211:
  %212 = phi i64 [ %217, %214 ], [ 0, %210 ]
  %213 = icmp eq i64 %212, 256
  br i1 %213, label %218, label %214

214:
  %215 = trunc i64 %212 to i8
  %216 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %212
  store i8 %215, ptr %216, align 1, !tbaa !9
  %217 = add nuw nsw i64 %212, 1
  br label %211, !llvm.loop !19

218:
  %219 = phi i64 [ %236, %231 ], [ 0, %211 ]
  %220 = phi i32 [ %235, %231 ], [ 0, %211 ]
  %221 = icmp eq i64 %219, %207
  br i1 %221, label %237, label %222

222:
  %223 = getelementptr inbounds i8, ptr @output, i64 %219
  %224 = load i8, ptr %223, align 1, !tbaa !9
  br label %225

225:
  %226 = phi i64 [ %230, %225 ], [ 0, %222 ]
  %227 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %226
  %228 = load i8, ptr %227, align 1, !tbaa !9
  %229 = icmp eq i8 %228, %224
  %230 = add nuw nsw i64 %226, 1
  br i1 %229, label %231, label %225, !llvm.loop !20

231:
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %13, ptr nonnull align 16 %3, i64 %226, i1 false)
  store i8 %224, ptr %3, align 16, !tbaa !9
  %232 = trunc i64 %226 to i8
  store i8 %232, ptr %223, align 1, !tbaa !9
  %233 = icmp eq i64 %226, 0
  %234 = zext i1 %233 to i32
  %235 = add nuw nsw i32 %220, %234
  %236 = add nuw nsw i64 %219, 1
  br label %218, !llvm.loop !21

237:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #14
  br label %238

238:
  %239 = phi i32 [ 0, %237 ], [ %264, %260 ]
  %240 = phi i32 [ 0, %237 ], [ %261, %260 ]
  %241 = icmp slt i32 %240, %25
  br i1 %241, label %242, label %268

242:
  %243 = sext i32 %240 to i64
  %244 = getelementptr inbounds i8, ptr @output, i64 %243
  br label %245

245:
  %246 = phi i64 [ %243, %242 ], [ %257, %256 ]
  %247 = icmp eq i64 %246, %207
  br i1 %247, label %260, label %248

248:
  %249 = getelementptr inbounds i8, ptr @output, i64 %246
  %250 = load i8, ptr %249, align 1, !tbaa !9
  %251 = load i8, ptr %244, align 1, !tbaa !9
  %252 = icmp eq i8 %250, %251
  %253 = sub nsw i64 %246, %243
  %254 = icmp ult i64 %253, 255
  %255 = select i1 %252, i1 %254, i1 false
  br i1 %255, label %256, label %258

256:
  %257 = add nsw i64 %246, 1
  br label %245, !llvm.loop !22

258:
  %259 = trunc nsw i64 %246 to i32
  br label %260

260:
  %261 = phi i32 [ %259, %258 ], [ %25, %245 ]
  %262 = sub nsw i32 %261, %240
  %263 = tail call i32 @llvm.smin.i32(i32 %262, i32 2)
  %264 = add nsw i32 %263, %239
  br label %238, !llvm.loop !23

265:
  %266 = phi i32 [ %132, %204 ], [ %25, %206 ]
  %267 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  br label %270

268:
  %269 = add nuw i32 %19, 1
  br label %15, !llvm.loop !24

270:
  %271 = phi i32 [ %266, %265 ], [ %16, %15 ]
  %272 = phi i32 [ %25, %265 ], [ %16, %15 ]
  %273 = phi i32 [ %57, %265 ], [ %20, %15 ]
  %274 = phi i32 [ 1, %265 ], [ 0, %15 ]
  %275 = icmp slt i32 %19, %12
  br i1 %275, label %293, label %276

276:
  %277 = tail call i32 @llvm.smax.i32(i32 %273, i32 0)
  %278 = zext nneg i32 %277 to i64
  br label %279

279:
  %280 = phi i64 [ 0, %276 ], [ %292, %286 ]
  %281 = phi i32 [ 0, %276 ], [ %291, %286 ]
  %282 = icmp eq i64 %280, %278
  br i1 %282, label %283, label %286

283:
  %284 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %272, i32 noundef %273, i32 noundef %271, i32 noundef %281) #15
  %285 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %17, i32 noundef %18) #15
  br label %293

286:
  %287 = mul i32 %281, 131
  %288 = getelementptr inbounds [32768 x i8], ptr @packed, i64 0, i64 %280
  %289 = load i8, ptr %288, align 1, !tbaa !9
  %290 = zext i8 %289 to i32
  %291 = add i32 %287, %290
  %292 = add nuw nsw i64 %280, 1
  br label %279, !llvm.loop !25

293:
  %294 = phi i32 [ 0, %283 ], [ %274, %270 ]
  ret i32 %294
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc range(i32 2, -2147483648) i32 @longest(i32 noundef %0, i32 noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #7 {
  %4 = sub i32 %1, %0
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 66)
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds i8, ptr @input, i64 %6
  %8 = tail call fastcc i32 @hash3(ptr noundef nonnull %7) #15
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %9
  %11 = add i32 %0, -4096
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 -1)
  %13 = tail call i32 @llvm.smax.i32(i32 %5, i32 0)
  %14 = zext nneg i32 %13 to i64
  br label %15

15:
  %16 = phi i32 [ 32, %3 ], [ %22, %47 ]
  %17 = phi i32 [ 2, %3 ], [ %48, %47 ]
  %18 = phi ptr [ %10, %3 ], [ %51, %47 ]
  %19 = load i32, ptr %18, align 4, !tbaa !12
  %20 = icmp sgt i32 %19, %12
  br i1 %20, label %21, label %52

21:
  %22 = add nsw i32 %16, -1
  %23 = icmp eq i32 %16, 0
  br i1 %23, label %52, label %24

24:
  %25 = sext i32 %19 to i64
  br label %26

26:
  %27 = phi i64 [ 0, %24 ], [ %38, %37 ]
  %28 = icmp eq i64 %27, %14
  br i1 %28, label %41, label %29

29:
  %30 = add nuw nsw i64 %27, %25
  %31 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !9
  %33 = add nsw i64 %27, %6
  %34 = getelementptr inbounds [16384 x i8], ptr @input, i64 0, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !9
  %36 = icmp eq i8 %32, %35
  br i1 %36, label %37, label %39

37:
  %38 = add nuw nsw i64 %27, 1
  br label %26, !llvm.loop !26

39:
  %40 = trunc nuw nsw i64 %27 to i32
  br label %41

41:
  %42 = phi i32 [ %40, %39 ], [ %13, %26 ]
  %43 = icmp ugt i32 %42, %17
  br i1 %43, label %44, label %47

44:
  %45 = sub nsw i32 %0, %19
  store i32 %45, ptr %2, align 4, !tbaa !12
  %46 = icmp eq i32 %42, %5
  br i1 %46, label %52, label %47

47:
  %48 = phi i32 [ %42, %44 ], [ %17, %41 ]
  %49 = and i32 %19, 4095
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %50
  br label %15, !llvm.loop !27

52:
  %53 = phi i32 [ %5, %44 ], [ %17, %15 ], [ %17, %21 ]
  ret i32 %53
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @enter(i32 noundef %0) unnamed_addr #8 {
  %2 = sext i32 %0 to i64
  %3 = getelementptr inbounds i8, ptr @input, i64 %2
  %4 = tail call fastcc i32 @hash3(ptr noundef nonnull %3) #15
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds [4096 x i32], ptr @head, i64 0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !12
  %8 = srem i32 %0, 4096
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [4096 x i32], ptr @chain, i64 0, i64 %9
  store i32 %7, ptr %10, align 4, !tbaa !12
  store i32 %0, ptr %6, align 4, !tbaa !12
  ret void
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal fastcc range(i32 0, 4096) i32 @hash3(ptr nocapture noundef readonly %0) unnamed_addr #9 {
  %2 = load i8, ptr %0, align 1, !tbaa !9
  %3 = zext i8 %2 to i32
  %4 = shl nuw nsw i32 %3, 8
  %5 = getelementptr inbounds i8, ptr %0, i64 1
  %6 = load i8, ptr %5, align 1, !tbaa !9
  %7 = zext i8 %6 to i32
  %8 = shl nuw nsw i32 %7, 4
  %9 = xor i32 %8, %4
  %10 = getelementptr inbounds i8, ptr %0, i64 2
  %11 = load i8, ptr %10, align 1, !tbaa !9
  %12 = zext i8 %11 to i32
  %13 = mul nuw nsw i32 %12, 5
  %14 = xor i32 %9, %13
  %15 = mul i32 %14, -1640531535
  %16 = lshr i32 %15, 20
  ret i32 %16
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #12

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { minsize nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind willreturn memory(argmem: read) }
attributes #11 = { nofree nounwind }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { minsize nounwind optsize willreturn memory(read) }
attributes #14 = { nounwind }
attributes #15 = { minsize optsize }

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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !7, i64 0}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
!21 = distinct !{!21, !11}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !11}
!24 = distinct !{!24, !11}
!25 = distinct !{!25, !11}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
