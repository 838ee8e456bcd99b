; ModuleID = 'dijkstra.c'
source_filename = "dijkstra.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.edge = type { i32, i32, i32 }

@head = internal unnamed_addr global [90 x i32] zeroinitializer, align 16
@all = internal unnamed_addr global [90 x [90 x i32]] zeroinitializer, align 16
@.str = private unnamed_addr constant [20 x i8] c"to %2d, length %3d:\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"sum %08x, %d rounds, %d wrong\0A\00", align 1
@edges = internal unnamed_addr global [700 x %struct.edge] zeroinitializer, align 16
@heapLen = internal unnamed_addr global i32 0, align 4
@heapKey = internal unnamed_addr global [790 x i32] zeroinitializer, align 16
@heapNode = internal unnamed_addr global [790 x i32] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [90 x i32], align 16
  %4 = alloca [90 x i32], align 16
  %5 = alloca [90 x i32], align 16
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %8, label %7

7:
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %5) #8
  br label %14

8:
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !5
  %11 = tail call i64 @strtol(ptr nocapture noundef nonnull %10, ptr noundef null, i32 noundef 10) #8
  %12 = trunc i64 %11 to i32
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(i64 360, ptr nonnull %5) #8
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %16

14:
  %15 = phi i32 [ 1, %7 ], [ %12, %8 ]
  br label %23

16:
  %17 = phi i32 [ 0, %8 ], [ %237, %134 ]
  %18 = phi i32 [ 0, %8 ], [ %235, %134 ]
  %19 = phi i32 [ 0, %8 ], [ %211, %134 ]
  call fastcc void @dijkstra(i32 noundef 0, ptr noundef nonnull %3, ptr noundef nonnull %4)
  %20 = getelementptr inbounds i8, ptr %3, i64 28
  %21 = load i32, ptr %20, align 4, !tbaa !9
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 7, i32 noundef %21)
  br label %315

23:
  %24 = phi i32 [ %135, %134 ], [ 0, %14 ]
  %25 = phi i32 [ %211, %134 ], [ 0, %14 ]
  %26 = phi i32 [ %235, %134 ], [ 0, %14 ]
  %27 = phi i32 [ %237, %134 ], [ 0, %14 ]
  %28 = phi i32 [ %37, %134 ], [ -1831433054, %14 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(360) @head, i8 -1, i64 360, i1 false), !tbaa !9
  br label %29

29:
  %30 = phi i64 [ 0, %23 ], [ %52, %29 ]
  %31 = phi i32 [ %28, %23 ], [ %37, %29 ]
  %32 = shl i32 %31, 13
  %33 = xor i32 %32, %31
  %34 = lshr i32 %33, 17
  %35 = xor i32 %34, %33
  %36 = shl i32 %35, 5
  %37 = xor i32 %36, %35
  %38 = urem i32 %37, 90
  %39 = udiv i32 %37, 90
  %40 = urem i32 %39, 90
  %41 = lshr i32 %37, 20
  %42 = trunc nuw nsw i32 %41 to i16
  %43 = urem i16 %42, 97
  %44 = add nuw nsw i16 %43, 1
  %45 = zext nneg i16 %44 to i32
  %46 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %30
  %47 = zext nneg i32 %38 to i64
  %48 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !9
  store i32 %40, ptr %46, align 4, !tbaa !9
  %50 = getelementptr inbounds i8, ptr %46, i64 4
  store i32 %45, ptr %50, align 4, !tbaa !9
  %51 = getelementptr inbounds i8, ptr %46, i64 8
  store i32 %49, ptr %51, align 4, !tbaa !9
  %52 = add nuw nsw i64 %30, 1
  %53 = trunc nsw i64 %30 to i32
  store i32 %53, ptr %48, align 4, !tbaa !9
  %54 = and i64 %52, 4294967295
  %55 = icmp eq i64 %54, 700
  br i1 %55, label %56, label %29, !llvm.loop !11

56:
  %57 = phi i64 [ %59, %58 ], [ 0, %29 ]
  br label %61

58:
  %59 = add nuw nsw i64 %57, 1
  %60 = icmp eq i64 %59, 90
  br i1 %60, label %76, label %56, !llvm.loop !13

61:
  %62 = phi i64 [ 0, %56 ], [ %74, %61 ]
  %63 = icmp eq i64 %57, %62
  %64 = select i1 %63, i32 0, i32 268435456
  %65 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %57, i64 %62
  store i32 %64, ptr %65, align 4, !tbaa !9
  %66 = add nuw nsw i64 %62, 1
  %67 = icmp eq i64 %57, %66
  %68 = select i1 %67, i32 0, i32 268435456
  %69 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %57, i64 %66
  store i32 %68, ptr %69, align 4, !tbaa !9
  %70 = add nuw nsw i64 %62, 2
  %71 = icmp eq i64 %57, %70
  %72 = select i1 %71, i32 0, i32 268435456
  %73 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %57, i64 %70
  store i32 %72, ptr %73, align 4, !tbaa !9
  %74 = add nuw nsw i64 %62, 3
  %75 = icmp eq i64 %74, 90
  br i1 %75, label %58, label %61, !llvm.loop !14

76:
  %77 = phi i64 [ %82, %81 ], [ 0, %58 ]
  %78 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !9
  %80 = icmp sgt i32 %79, -1
  br i1 %80, label %84, label %81

81:
  %82 = add nuw nsw i64 %77, 1
  %83 = icmp eq i64 %82, 90
  br i1 %83, label %100, label %76, !llvm.loop !15

84:
  %85 = phi i32 [ %98, %96 ], [ %79, %76 ]
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %86
  %88 = getelementptr inbounds i8, ptr %87, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !16
  %90 = load i32, ptr %87, align 4, !tbaa !18
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %77, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !9
  %94 = icmp slt i32 %89, %93
  br i1 %94, label %95, label %96

95:
  store i32 %89, ptr %92, align 4, !tbaa !9
  br label %96

96:
  %97 = getelementptr inbounds i8, ptr %87, i64 8
  %98 = load i32, ptr %97, align 4, !tbaa !9
  %99 = icmp sgt i32 %98, -1
  br i1 %99, label %84, label %81, !llvm.loop !19

100:
  %101 = phi i64 [ %106, %105 ], [ 0, %81 ]
  br label %102

102:
  %103 = phi i64 [ 0, %100 ], [ %109, %108 ]
  %104 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %103, i64 %101
  br label %111

105:
  %106 = add nuw nsw i64 %101, 1
  %107 = icmp eq i64 %106, 90
  br i1 %107, label %137, label %100, !llvm.loop !20

108:
  %109 = add nuw nsw i64 %103, 1
  %110 = icmp eq i64 %109, 90
  br i1 %110, label %105, label %102, !llvm.loop !21

111:
  %112 = phi i64 [ 0, %102 ], [ %132, %131 ]
  %113 = load i32, ptr %104, align 4, !tbaa !9
  %114 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %101, i64 %112
  %115 = load i32, ptr %114, align 8, !tbaa !9
  %116 = add nsw i32 %115, %113
  %117 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %103, i64 %112
  %118 = load i32, ptr %117, align 8, !tbaa !9
  %119 = icmp slt i32 %116, %118
  br i1 %119, label %120, label %121

120:
  store i32 %116, ptr %117, align 8, !tbaa !9
  br label %121

121:
  %122 = or disjoint i64 %112, 1
  %123 = load i32, ptr %104, align 4, !tbaa !9
  %124 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %101, i64 %122
  %125 = load i32, ptr %124, align 4, !tbaa !9
  %126 = add nsw i32 %125, %123
  %127 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %103, i64 %122
  %128 = load i32, ptr %127, align 4, !tbaa !9
  %129 = icmp slt i32 %126, %128
  br i1 %129, label %130, label %131

130:
  store i32 %126, ptr %127, align 4, !tbaa !9
  br label %131

131:
  %132 = add nuw nsw i64 %112, 2
  %133 = icmp eq i64 %132, 90
  br i1 %133, label %108, label %111, !llvm.loop !22

134:
  %135 = add nuw nsw i32 %24, 1
  %136 = icmp eq i32 %135, %15
  br i1 %136, label %16, label %23, !llvm.loop !23

137:
  %138 = phi i64 [ %213, %212 ], [ 0, %105 ]
  %139 = phi i32 [ %211, %212 ], [ %25, %105 ]
  %140 = phi i32 [ %235, %212 ], [ %26, %105 ]
  %141 = phi i32 [ %237, %212 ], [ %27, %105 ]
  %142 = trunc nuw nsw i64 %138 to i32
  call fastcc void @dijkstra(i32 noundef %142, ptr noundef nonnull %3, ptr noundef nonnull %4)
  %143 = and i32 %142, 7
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %210

145:
  %146 = phi i64 [ %166, %145 ], [ 0, %137 ]
  %147 = icmp eq i64 %146, %138
  %148 = select i1 %147, i32 0, i32 2147483647
  %149 = getelementptr inbounds i32, ptr %5, i64 %146
  store i32 %148, ptr %149, align 4, !tbaa !9
  %150 = add nuw nsw i64 %146, 1
  %151 = icmp eq i64 %150, %138
  %152 = select i1 %151, i32 0, i32 2147483647
  %153 = getelementptr inbounds i32, ptr %5, i64 %150
  store i32 %152, ptr %153, align 4, !tbaa !9
  %154 = add nuw nsw i64 %146, 2
  %155 = icmp eq i64 %154, %138
  %156 = select i1 %155, i32 0, i32 2147483647
  %157 = getelementptr inbounds i32, ptr %5, i64 %154
  store i32 %156, ptr %157, align 4, !tbaa !9
  %158 = add nuw nsw i64 %146, 3
  %159 = icmp eq i64 %158, %138
  %160 = select i1 %159, i32 0, i32 2147483647
  %161 = getelementptr inbounds i32, ptr %5, i64 %158
  store i32 %160, ptr %161, align 4, !tbaa !9
  %162 = add nuw nsw i64 %146, 4
  %163 = icmp eq i64 %162, %138
  %164 = select i1 %163, i32 0, i32 2147483647
  %165 = getelementptr inbounds i32, ptr %5, i64 %162
  store i32 %164, ptr %165, align 4, !tbaa !9
  %166 = add nuw nsw i64 %146, 5
  %167 = icmp eq i64 %166, 90
  br i1 %167, label %168, label %145, !llvm.loop !24

168:
  %169 = phi i32 [ %171, %170 ], [ 0, %145 ]
  br label %173

170:
  %171 = add nuw nsw i32 %169, 1
  %172 = icmp eq i32 %182, 0
  br i1 %172, label %208, label %168, !llvm.loop !25

173:
  %174 = phi i64 [ 0, %168 ], [ %183, %181 ]
  %175 = phi i32 [ 0, %168 ], [ %182, %181 ]
  %176 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %174
  %177 = load i32, ptr %176, align 4, !tbaa !9
  %178 = icmp sgt i32 %177, -1
  br i1 %178, label %179, label %181

179:
  %180 = getelementptr inbounds i32, ptr %5, i64 %174
  br label %185

181:
  %182 = phi i32 [ %175, %173 ], [ %204, %203 ]
  %183 = add nuw nsw i64 %174, 1
  %184 = icmp eq i64 %183, 90
  br i1 %184, label %170, label %173, !llvm.loop !26

185:
  %186 = phi i32 [ %177, %179 ], [ %206, %203 ]
  %187 = phi i32 [ %175, %179 ], [ %204, %203 ]
  %188 = load i32, ptr %180, align 4, !tbaa !9
  %189 = icmp eq i32 %188, 2147483647
  %190 = zext nneg i32 %186 to i64
  br i1 %189, label %203, label %191

191:
  %192 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %190
  %193 = getelementptr inbounds i8, ptr %192, i64 4
  %194 = load i32, ptr %193, align 4, !tbaa !16
  %195 = add nsw i32 %194, %188
  %196 = load i32, ptr %192, align 4, !tbaa !18
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i32, ptr %5, i64 %197
  %199 = load i32, ptr %198, align 4, !tbaa !9
  %200 = icmp slt i32 %195, %199
  %201 = tail call i32 @llvm.smin.i32(i32 %195, i32 %199)
  store i32 %201, ptr %198, align 4
  %202 = select i1 %200, i32 1, i32 %187
  br label %203

203:
  %204 = phi i32 [ %187, %185 ], [ %202, %191 ]
  %205 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %190, i32 2
  %206 = load i32, ptr %205, align 4, !tbaa !9
  %207 = icmp sgt i32 %206, -1
  br i1 %207, label %185, label %181, !llvm.loop !27

208:
  %209 = add nsw i32 %171, %139
  br label %210

210:
  %211 = phi i32 [ %209, %208 ], [ %139, %137 ]
  br label %215

212:
  %213 = add nuw nsw i64 %138, 1
  %214 = icmp eq i64 %213, 90
  br i1 %214, label %134, label %137, !llvm.loop !28

215:
  %216 = phi i64 [ 0, %210 ], [ %238, %227 ]
  %217 = phi i32 [ %140, %210 ], [ %235, %227 ]
  %218 = phi i32 [ %141, %210 ], [ %237, %227 ]
  %219 = getelementptr inbounds [90 x i32], ptr %3, i64 0, i64 %216
  %220 = load i32, ptr %219, align 4, !tbaa !9
  br i1 %144, label %221, label %227

221:
  %222 = getelementptr inbounds [90 x i32], ptr %5, i64 0, i64 %216
  %223 = load i32, ptr %222, align 4, !tbaa !9
  %224 = icmp ne i32 %220, %223
  %225 = zext i1 %224 to i32
  %226 = add nsw i32 %217, %225
  br label %227

227:
  %228 = phi i32 [ %226, %221 ], [ %217, %215 ]
  %229 = getelementptr inbounds [90 x [90 x i32]], ptr @all, i64 0, i64 %138, i64 %216
  %230 = load i32, ptr %229, align 4, !tbaa !9
  %231 = icmp sgt i32 %230, 268435455
  %232 = select i1 %231, i32 2147483647, i32 %230
  %233 = icmp ne i32 %220, %232
  %234 = zext i1 %233 to i32
  %235 = add nsw i32 %228, %234
  %236 = mul i32 %218, 17
  %237 = add i32 %220, %236
  %238 = add nuw nsw i64 %216, 1
  %239 = icmp eq i64 %238, 90
  br i1 %239, label %212, label %215, !llvm.loop !29

240:
  %241 = tail call i32 @putchar(i32 10)
  %242 = getelementptr inbounds i8, ptr %3, i64 80
  %243 = load i32, ptr %242, align 16, !tbaa !9
  %244 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 20, i32 noundef %243)
  br label %245

245:
  %246 = phi i32 [ 20, %240 ], [ %250, %245 ]
  %247 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %246)
  %248 = zext nneg i32 %246 to i64
  %249 = getelementptr inbounds [90 x i32], ptr %4, i64 0, i64 %248
  %250 = load i32, ptr %249, align 4, !tbaa !9
  %251 = icmp sgt i32 %250, -1
  br i1 %251, label %245, label %252, !llvm.loop !30

252:
  %253 = tail call i32 @putchar(i32 10)
  %254 = getelementptr inbounds i8, ptr %3, i64 132
  %255 = load i32, ptr %254, align 4, !tbaa !9
  %256 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 33, i32 noundef %255)
  br label %257

257:
  %258 = phi i32 [ 33, %252 ], [ %262, %257 ]
  %259 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %258)
  %260 = zext nneg i32 %258 to i64
  %261 = getelementptr inbounds [90 x i32], ptr %4, i64 0, i64 %260
  %262 = load i32, ptr %261, align 4, !tbaa !9
  %263 = icmp sgt i32 %262, -1
  br i1 %263, label %257, label %264, !llvm.loop !30

264:
  %265 = tail call i32 @putchar(i32 10)
  %266 = getelementptr inbounds i8, ptr %3, i64 184
  %267 = load i32, ptr %266, align 8, !tbaa !9
  %268 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 46, i32 noundef %267)
  br label %269

269:
  %270 = phi i32 [ 46, %264 ], [ %274, %269 ]
  %271 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %270)
  %272 = zext nneg i32 %270 to i64
  %273 = getelementptr inbounds [90 x i32], ptr %4, i64 0, i64 %272
  %274 = load i32, ptr %273, align 4, !tbaa !9
  %275 = icmp sgt i32 %274, -1
  br i1 %275, label %269, label %276, !llvm.loop !30

276:
  %277 = tail call i32 @putchar(i32 10)
  %278 = getelementptr inbounds i8, ptr %3, i64 236
  %279 = load i32, ptr %278, align 4, !tbaa !9
  %280 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 59, i32 noundef %279)
  br label %281

281:
  %282 = phi i32 [ 59, %276 ], [ %286, %281 ]
  %283 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %282)
  %284 = zext nneg i32 %282 to i64
  %285 = getelementptr inbounds [90 x i32], ptr %4, i64 0, i64 %284
  %286 = load i32, ptr %285, align 4, !tbaa !9
  %287 = icmp sgt i32 %286, -1
  br i1 %287, label %281, label %288, !llvm.loop !30

288:
  %289 = tail call i32 @putchar(i32 10)
  %290 = getelementptr inbounds i8, ptr %3, i64 288
  %291 = load i32, ptr %290, align 16, !tbaa !9
  %292 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 72, i32 noundef %291)
  br label %293

293:
  %294 = phi i32 [ 72, %288 ], [ %298, %293 ]
  %295 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %294)
  %296 = zext nneg i32 %294 to i64
  %297 = getelementptr inbounds [90 x i32], ptr %4, i64 0, i64 %296
  %298 = load i32, ptr %297, align 4, !tbaa !9
  %299 = icmp sgt i32 %298, -1
  br i1 %299, label %293, label %300, !llvm.loop !30

300:
  %301 = tail call i32 @putchar(i32 10)
  %302 = getelementptr inbounds i8, ptr %3, i64 340
  %303 = load i32, ptr %302, align 4, !tbaa !9
  %304 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 85, i32 noundef %303)
  br label %305

305:
  %306 = phi i32 [ 85, %300 ], [ %310, %305 ]
  %307 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %306)
  %308 = zext nneg i32 %306 to i64
  %309 = getelementptr inbounds [90 x i32], ptr %4, i64 0, i64 %308
  %310 = load i32, ptr %309, align 4, !tbaa !9
  %311 = icmp sgt i32 %310, -1
  br i1 %311, label %305, label %312, !llvm.loop !30

312:
  %313 = tail call i32 @putchar(i32 10)
  %314 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %17, i32 noundef %19, i32 noundef %18)
  call void @llvm.lifetime.end.p0(i64 360, ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(i64 360, ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(i64 360, ptr nonnull %3) #8
  ret i32 0

315:
  %316 = phi i32 [ 7, %16 ], [ %320, %315 ]
  %317 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %316)
  %318 = zext nneg i32 %316 to i64
  %319 = getelementptr inbounds [90 x i32], ptr %4, i64 0, i64 %318
  %320 = load i32, ptr %319, align 4, !tbaa !9
  %321 = icmp sgt i32 %320, -1
  br i1 %321, label %315, label %240, !llvm.loop !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @dijkstra(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #2 {
  br label %31

4:
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds i32, ptr %1, i64 %5
  store i32 0, ptr %6, align 4, !tbaa !9
  %7 = load i32, ptr @heapLen, align 4, !tbaa !9
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr @heapLen, align 4, !tbaa !9
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %25

10:
  %11 = phi i32 [ %13, %18 ], [ %7, %4 ]
  %12 = add nsw i32 %11, -1
  %13 = lshr i32 %12, 1
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %25

18:
  %19 = zext nneg i32 %11 to i64
  %20 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %19
  store i32 %16, ptr %20, align 4, !tbaa !9
  %21 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %14
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %19
  store i32 %22, ptr %23, align 4, !tbaa !9
  %24 = icmp ult i32 %12, 2
  br i1 %24, label %25, label %10, !llvm.loop !31

25:
  %26 = phi i32 [ %7, %4 ], [ %11, %10 ], [ %13, %18 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %27
  store i32 0, ptr %28, align 4, !tbaa !9
  %29 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %27
  store i32 %0, ptr %29, align 4, !tbaa !9
  %30 = icmp sgt i32 %7, -1
  br i1 %30, label %49, label %150

31:
  %32 = phi i64 [ 0, %3 ], [ %47, %31 ]
  %33 = getelementptr inbounds i32, ptr %1, i64 %32
  store i32 2147483647, ptr %33, align 4, !tbaa !9
  %34 = getelementptr inbounds i32, ptr %2, i64 %32
  store i32 -1, ptr %34, align 4, !tbaa !9
  %35 = add nuw nsw i64 %32, 1
  %36 = getelementptr inbounds i32, ptr %1, i64 %35
  store i32 2147483647, ptr %36, align 4, !tbaa !9
  %37 = getelementptr inbounds i32, ptr %2, i64 %35
  store i32 -1, ptr %37, align 4, !tbaa !9
  %38 = add nuw nsw i64 %32, 2
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 2147483647, ptr %39, align 4, !tbaa !9
  %40 = getelementptr inbounds i32, ptr %2, i64 %38
  store i32 -1, ptr %40, align 4, !tbaa !9
  %41 = add nuw nsw i64 %32, 3
  %42 = getelementptr inbounds i32, ptr %1, i64 %41
  store i32 2147483647, ptr %42, align 4, !tbaa !9
  %43 = getelementptr inbounds i32, ptr %2, i64 %41
  store i32 -1, ptr %43, align 4, !tbaa !9
  %44 = add nuw nsw i64 %32, 4
  %45 = getelementptr inbounds i32, ptr %1, i64 %44
  store i32 2147483647, ptr %45, align 4, !tbaa !9
  %46 = getelementptr inbounds i32, ptr %2, i64 %44
  store i32 -1, ptr %46, align 4, !tbaa !9
  %47 = add nuw nsw i64 %32, 5
  %48 = icmp eq i64 %47, 90
  br i1 %48, label %4, label %31, !llvm.loop !32

49:
  %50 = phi i32 [ %147, %146 ], [ %8, %25 ]
  %51 = load i32, ptr @heapNode, align 16, !tbaa !9
  %52 = load i32, ptr @heapKey, align 16, !tbaa !9
  %53 = add nsw i32 %50, -1
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !9
  %57 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %54
  %58 = load i32, ptr %57, align 4, !tbaa !9
  %59 = icmp ugt i32 %50, 2
  br i1 %59, label %60, label %90

60:
  %61 = phi i32 [ %88, %82 ], [ 1, %49 ]
  %62 = phi i32 [ %87, %82 ], [ 0, %49 ]
  %63 = phi i32 [ %76, %82 ], [ 0, %49 ]
  %64 = add nsw i32 %62, 2
  %65 = icmp slt i32 %64, %53
  br i1 %65, label %66, label %75

66:
  %67 = sext i32 %64 to i64
  %68 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %67
  %69 = load i32, ptr %68, align 8, !tbaa !9
  %70 = sext i32 %61 to i64
  %71 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !9
  %73 = icmp slt i32 %69, %72
  %74 = select i1 %73, i32 %64, i32 %61
  br label %75

75:
  %76 = phi i32 [ %61, %60 ], [ %74, %66 ]
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !9
  %80 = icmp slt i32 %79, %56
  %81 = sext i32 %63 to i64
  br i1 %80, label %82, label %90

82:
  %83 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %81
  store i32 %79, ptr %83, align 4, !tbaa !9
  %84 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %77
  %85 = load i32, ptr %84, align 4, !tbaa !9
  %86 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %81
  store i32 %85, ptr %86, align 4, !tbaa !9
  %87 = shl nsw i32 %76, 1
  %88 = or disjoint i32 %87, 1
  %89 = icmp slt i32 %88, %53
  br i1 %89, label %60, label %90, !llvm.loop !33

90:
  %91 = phi i64 [ 0, %49 ], [ %77, %82 ], [ %81, %75 ]
  %92 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %91
  store i32 %56, ptr %92, align 4, !tbaa !9
  %93 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %91
  store i32 %58, ptr %93, align 4, !tbaa !9
  %94 = sext i32 %51 to i64
  %95 = getelementptr inbounds i32, ptr %1, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !9
  %97 = icmp sgt i32 %52, %96
  br i1 %97, label %146, label %98, !llvm.loop !34

98:
  %99 = getelementptr inbounds [90 x i32], ptr @head, i64 0, i64 %94
  %100 = load i32, ptr %99, align 4, !tbaa !9
  %101 = icmp sgt i32 %100, -1
  br i1 %101, label %102, label %146

102:
  %103 = phi i32 [ %144, %141 ], [ %100, %98 ]
  %104 = phi i32 [ %142, %141 ], [ %53, %98 ]
  %105 = zext nneg i32 %103 to i64
  %106 = getelementptr inbounds [700 x %struct.edge], ptr @edges, i64 0, i64 %105
  %107 = getelementptr inbounds i8, ptr %106, i64 4
  %108 = load i32, ptr %107, align 4, !tbaa !16
  %109 = add nsw i32 %108, %52
  %110 = load i32, ptr %106, align 4, !tbaa !18
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %1, i64 %111
  %113 = load i32, ptr %112, align 4, !tbaa !9
  %114 = icmp slt i32 %109, %113
  br i1 %114, label %115, label %141

115:
  store i32 %109, ptr %112, align 4, !tbaa !9
  %116 = load i32, ptr %106, align 4, !tbaa !18
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %2, i64 %117
  store i32 %51, ptr %118, align 4, !tbaa !9
  %119 = add nsw i32 %104, 1
  %120 = icmp sgt i32 %104, 0
  br i1 %120, label %121, label %136

121:
  %122 = phi i32 [ %124, %129 ], [ %104, %115 ]
  %123 = add nsw i32 %122, -1
  %124 = lshr i32 %123, 1
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !9
  %128 = icmp sgt i32 %127, %109
  br i1 %128, label %129, label %136

129:
  %130 = zext nneg i32 %122 to i64
  %131 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %130
  store i32 %127, ptr %131, align 4, !tbaa !9
  %132 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %125
  %133 = load i32, ptr %132, align 4, !tbaa !9
  %134 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %130
  store i32 %133, ptr %134, align 4, !tbaa !9
  %135 = icmp ult i32 %123, 2
  br i1 %135, label %136, label %121, !llvm.loop !31

136:
  %137 = phi i32 [ %104, %115 ], [ %122, %121 ], [ %124, %129 ]
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [790 x i32], ptr @heapKey, i64 0, i64 %138
  store i32 %109, ptr %139, align 4, !tbaa !9
  %140 = getelementptr inbounds [790 x i32], ptr @heapNode, i64 0, i64 %138
  store i32 %116, ptr %140, align 4, !tbaa !9
  br label %141

141:
  %142 = phi i32 [ %119, %136 ], [ %104, %102 ]
  %143 = getelementptr inbounds i8, ptr %106, i64 8
  %144 = load i32, ptr %143, align 4, !tbaa !9
  %145 = icmp sgt i32 %144, -1
  br i1 %145, label %102, label %146, !llvm.loop !35

146:
  %147 = phi i32 [ %53, %90 ], [ %53, %98 ], [ %142, %141 ]
  %148 = icmp sgt i32 %147, 0
  br i1 %148, label %49, label %149

149:
  store i32 %147, ptr @heapLen, align 4, !tbaa !9
  br label %150

150:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = !{!17, !10, i64 4}
!17 = !{!"edge", !10, i64 0, !10, i64 4, !10, i64 8}
!18 = !{!17, !10, i64 0}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
!34 = distinct !{!34, !12}
!35 = distinct !{!35, !12}
