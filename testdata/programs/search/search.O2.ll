; ModuleID = 'search.c'
source_filename = "search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.words = internal unnamed_addr constant [8 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7], align 16
@.str = private unnamed_addr constant [5 x i8] c"abra\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"cad\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"dab\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"bra\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"abcabc\00", align 1
@text = internal global [20001 x i8] zeroinitializer, align 16
@patterns = internal unnamed_addr constant [8 x ptr] [ptr @.str, ptr @.str.21, ptr @.str.22, ptr @.str.3, ptr @.str.12, ptr @.str.23, ptr @.str.24, ptr @.str.25], align 16
@.str.8 = private unnamed_addr constant [6 x i8] c"%-22s\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c" %5d\00", align 1
@.str.11 = private unnamed_addr constant [30 x i8] c"strstr %d, wildcard %d%d%d%d\0A\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"abracadab\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"a*c[a-d]?b*\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"abracadabra\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"*.c\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"main.h\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"[!-/]*z\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"+abcz\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"***a*b\00", align 1
@.str.20 = private unnamed_addr constant [6 x i8] c"xxaxb\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"aa\00", align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"cadabra\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"bcabc\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"rrr\00", align 1
@.str.25 = private unnamed_addr constant [22 x i8] c"abcabcabcabcabcabcabc\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [256 x i64], align 16
  %4 = alloca [256 x i32], align 16
  %5 = alloca [64 x i32], align 16
  %6 = alloca [8 x [5 x i32]], align 16
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %13

8:
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !5
  %11 = tail call i64 @strtol(ptr nocapture noundef nonnull %10, ptr noundef null, i32 noundef 10) #11
  %12 = trunc i64 %11 to i32
  br label %13

13:
  %14 = phi i32 [ %12, %8 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %6) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(160) %6, i8 0, i64 160, i1 false)
  br label %25

15:
  %16 = icmp sgt i32 %14, 0
  br i1 %16, label %18, label %17

17:
  br label %420

18:
  %19 = zext nneg i32 %40 to i64
  %20 = load i8, ptr @text, align 16
  %21 = zext i8 %20 to i32
  %22 = and i64 %19, 1
  %23 = and i64 %19, 2147483646
  %24 = icmp eq i64 %22, 0
  br label %42

25:
  %26 = phi i32 [ 0, %13 ], [ %40, %25 ]
  %27 = phi i32 [ 99, %13 ], [ %29, %25 ]
  %28 = mul i32 %27, 1103515245
  %29 = add i32 %28, 12345
  %30 = lshr i32 %29, 16
  %31 = and i32 %30, 7
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds [8 x ptr], ptr @main.words, i64 0, i64 %32
  %34 = load ptr, ptr %33, align 8, !tbaa !5
  %35 = sext i32 %26 to i64
  %36 = getelementptr inbounds i8, ptr @text, i64 %35
  %37 = tail call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %36, ptr noundef nonnull dereferenceable(1) %34) #11
  %38 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %34) #12
  %39 = trunc i64 %38 to i32
  %40 = add nsw i32 %26, %39
  %41 = icmp slt i32 %40, 19992
  br i1 %41, label %25, label %15, !llvm.loop !9

42:
  %43 = phi i32 [ %408, %407 ], [ 0, %18 ]
  br label %44

44:
  %45 = phi i64 [ 0, %42 ], [ %405, %402 ]
  %46 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %45
  %47 = load ptr, ptr %46, align 8, !tbaa !5
  %48 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %47) #12
  %49 = trunc i64 %48 to i32
  %50 = icmp slt i32 %40, %49
  br i1 %50, label %66, label %51

51:
  %52 = shl i64 %48, 32
  %53 = ashr exact i64 %52, 32
  %54 = sub nsw i64 %19, %53
  %55 = tail call i64 @llvm.smax.i64(i64 %54, i64 0)
  br label %56

56:
  %57 = phi i64 [ 0, %51 ], [ %64, %56 ]
  %58 = phi i32 [ 0, %51 ], [ %63, %56 ]
  %59 = getelementptr inbounds i8, ptr @text, i64 %57
  %60 = tail call i32 @bcmp(ptr nonnull readonly %59, ptr readonly %47, i64 %53)
  %61 = icmp eq i32 %60, 0
  %62 = zext i1 %61 to i32
  %63 = add nuw nsw i32 %58, %62
  %64 = add nuw nsw i64 %57, 1
  %65 = icmp eq i64 %57, %55
  br i1 %65, label %66, label %56, !llvm.loop !11

66:
  %67 = phi i32 [ 0, %44 ], [ %63, %56 ]
  %68 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %45, i64 0
  store i32 %67, ptr %68, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #11
  store i32 -1, ptr %5, align 16, !tbaa !12
  %69 = icmp sgt i32 %49, 0
  br i1 %69, label %70, label %79

70:
  %71 = and i64 %48, 2147483647
  br label %72

72:
  %73 = phi i64 [ 0, %70 ], [ %96, %93 ]
  %74 = phi i32 [ -1, %70 ], [ %95, %93 ]
  %75 = icmp sgt i32 %74, -1
  br i1 %75, label %76, label %93

76:
  %77 = getelementptr inbounds i8, ptr %47, i64 %73
  %78 = load i8, ptr %77, align 1, !tbaa !14
  br label %83

79:
  %80 = shl i64 %48, 32
  %81 = ashr exact i64 %80, 32
  %82 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %81
  br label %99

83:
  %84 = phi i32 [ %74, %76 ], [ %91, %89 ]
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %47, i64 %85
  %87 = load i8, ptr %86, align 1, !tbaa !14
  %88 = icmp eq i8 %78, %87
  br i1 %88, label %93, label %89

89:
  %90 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %85
  %91 = load i32, ptr %90, align 4, !tbaa !12
  %92 = icmp sgt i32 %91, -1
  br i1 %92, label %83, label %93, !llvm.loop !15

93:
  %94 = phi i32 [ %74, %72 ], [ %91, %89 ], [ %84, %83 ]
  %95 = add nsw i32 %94, 1
  %96 = add nuw nsw i64 %73, 1
  %97 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %96
  store i32 %95, ptr %97, align 4, !tbaa !12
  %98 = icmp eq i64 %96, %71
  br i1 %98, label %79, label %72, !llvm.loop !16

99:
  %100 = phi i64 [ 0, %79 ], [ %127, %124 ]
  %101 = phi i32 [ 0, %79 ], [ %126, %124 ]
  %102 = phi i32 [ 0, %79 ], [ %125, %124 ]
  %103 = icmp sgt i32 %101, -1
  br i1 %103, label %104, label %117

104:
  %105 = getelementptr inbounds i8, ptr @text, i64 %100
  %106 = load i8, ptr %105, align 1, !tbaa !14
  br label %107

107:
  %108 = phi i32 [ %101, %104 ], [ %115, %113 ]
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %47, i64 %109
  %111 = load i8, ptr %110, align 1, !tbaa !14
  %112 = icmp eq i8 %106, %111
  br i1 %112, label %117, label %113

113:
  %114 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %109
  %115 = load i32, ptr %114, align 4, !tbaa !12
  %116 = icmp sgt i32 %115, -1
  br i1 %116, label %107, label %117, !llvm.loop !17

117:
  %118 = phi i32 [ %101, %99 ], [ %108, %107 ], [ %115, %113 ]
  %119 = add nsw i32 %118, 1
  %120 = icmp eq i32 %119, %49
  br i1 %120, label %121, label %124

121:
  %122 = add nsw i32 %102, 1
  %123 = load i32, ptr %82, align 4, !tbaa !12
  br label %124

124:
  %125 = phi i32 [ %122, %121 ], [ %102, %117 ]
  %126 = phi i32 [ %123, %121 ], [ %119, %117 ]
  %127 = add nuw nsw i64 %100, 1
  %128 = icmp eq i64 %127, %19
  br i1 %128, label %129, label %99, !llvm.loop !18

129:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #11
  %130 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %45, i64 1
  store i32 %125, ptr %130, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4) #11
  br label %141

131:
  %132 = add i32 %49, -1
  %133 = icmp sgt i32 %49, 1
  br i1 %133, label %134, label %175

134:
  %135 = zext nneg i32 %132 to i64
  %136 = add nsw i64 %135, -1
  %137 = and i64 %135, 3
  %138 = icmp ult i64 %136, 3
  br i1 %138, label %160, label %139

139:
  %140 = and i64 %135, 2147483644
  br label %179

141:
  %142 = phi i64 [ 0, %129 ], [ %158, %141 ]
  %143 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %142
  store i32 %49, ptr %143, align 16, !tbaa !12
  %144 = or disjoint i64 %142, 1
  %145 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %144
  store i32 %49, ptr %145, align 4, !tbaa !12
  %146 = or disjoint i64 %142, 2
  %147 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %146
  store i32 %49, ptr %147, align 8, !tbaa !12
  %148 = or disjoint i64 %142, 3
  %149 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %148
  store i32 %49, ptr %149, align 4, !tbaa !12
  %150 = or disjoint i64 %142, 4
  %151 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %150
  store i32 %49, ptr %151, align 16, !tbaa !12
  %152 = or disjoint i64 %142, 5
  %153 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %152
  store i32 %49, ptr %153, align 4, !tbaa !12
  %154 = or disjoint i64 %142, 6
  %155 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %154
  store i32 %49, ptr %155, align 8, !tbaa !12
  %156 = or disjoint i64 %142, 7
  %157 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %156
  store i32 %49, ptr %157, align 4, !tbaa !12
  %158 = add nuw nsw i64 %142, 8
  %159 = icmp eq i64 %158, 256
  br i1 %159, label %131, label %141, !llvm.loop !19

160:
  %161 = phi i64 [ 0, %134 ], [ %209, %179 ]
  %162 = icmp eq i64 %137, 0
  br i1 %162, label %175, label %163

163:
  %164 = phi i64 [ %172, %163 ], [ %161, %160 ]
  %165 = phi i64 [ %173, %163 ], [ 0, %160 ]
  %166 = getelementptr inbounds i8, ptr %47, i64 %164
  %167 = load i8, ptr %166, align 1, !tbaa !14
  %168 = zext i8 %167 to i64
  %169 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %168
  %170 = trunc i64 %164 to i32
  %171 = sub i32 %132, %170
  store i32 %171, ptr %169, align 4, !tbaa !12
  %172 = add nuw nsw i64 %164, 1
  %173 = add i64 %165, 1
  %174 = icmp eq i64 %173, %137
  br i1 %174, label %175, label %163, !llvm.loop !20

175:
  br i1 %50, label %242, label %176

176:
  %177 = sext i32 %132 to i64
  %178 = and i64 %48, 4294967295
  br label %212

179:
  %180 = phi i64 [ 0, %139 ], [ %209, %179 ]
  %181 = phi i64 [ 0, %139 ], [ %210, %179 ]
  %182 = getelementptr inbounds i8, ptr %47, i64 %180
  %183 = load i8, ptr %182, align 1, !tbaa !14
  %184 = zext i8 %183 to i64
  %185 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %184
  %186 = trunc i64 %180 to i32
  %187 = sub i32 %132, %186
  store i32 %187, ptr %185, align 4, !tbaa !12
  %188 = or disjoint i64 %180, 1
  %189 = getelementptr inbounds i8, ptr %47, i64 %188
  %190 = load i8, ptr %189, align 1, !tbaa !14
  %191 = zext i8 %190 to i64
  %192 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %191
  %193 = trunc i64 %188 to i32
  %194 = sub i32 %132, %193
  store i32 %194, ptr %192, align 4, !tbaa !12
  %195 = or disjoint i64 %180, 2
  %196 = getelementptr inbounds i8, ptr %47, i64 %195
  %197 = load i8, ptr %196, align 1, !tbaa !14
  %198 = zext i8 %197 to i64
  %199 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %198
  %200 = trunc i64 %195 to i32
  %201 = sub i32 %132, %200
  store i32 %201, ptr %199, align 4, !tbaa !12
  %202 = or disjoint i64 %180, 3
  %203 = getelementptr inbounds i8, ptr %47, i64 %202
  %204 = load i8, ptr %203, align 1, !tbaa !14
  %205 = zext i8 %204 to i64
  %206 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %205
  %207 = trunc i64 %202 to i32
  %208 = sub i32 %132, %207
  store i32 %208, ptr %206, align 4, !tbaa !12
  %209 = add nuw nsw i64 %180, 4
  %210 = add i64 %181, 4
  %211 = icmp eq i64 %210, %140
  br i1 %211, label %160, label %179, !llvm.loop !22

212:
  %213 = phi i32 [ %132, %176 ], [ %240, %230 ]
  %214 = phi i32 [ 0, %176 ], [ %234, %230 ]
  %215 = sext i32 %213 to i64
  br i1 %69, label %216, label %230

216:
  %217 = phi i64 [ %226, %225 ], [ 0, %212 ]
  %218 = sub nsw i64 %215, %217
  %219 = getelementptr inbounds i8, ptr @text, i64 %218
  %220 = load i8, ptr %219, align 1, !tbaa !14
  %221 = sub nsw i64 %177, %217
  %222 = getelementptr inbounds i8, ptr %47, i64 %221
  %223 = load i8, ptr %222, align 1, !tbaa !14
  %224 = icmp eq i8 %220, %223
  br i1 %224, label %225, label %228

225:
  %226 = add nuw nsw i64 %217, 1
  %227 = icmp eq i64 %226, %178
  br i1 %227, label %230, label %216, !llvm.loop !23

228:
  %229 = trunc nuw nsw i64 %217 to i32
  br label %230

230:
  %231 = phi i32 [ 0, %212 ], [ %229, %228 ], [ %49, %225 ]
  %232 = icmp eq i32 %231, %49
  %233 = zext i1 %232 to i32
  %234 = add nuw nsw i32 %214, %233
  %235 = getelementptr inbounds i8, ptr @text, i64 %215
  %236 = load i8, ptr %235, align 1, !tbaa !14
  %237 = zext i8 %236 to i64
  %238 = getelementptr inbounds [256 x i32], ptr %4, i64 0, i64 %237
  %239 = load i32, ptr %238, align 4, !tbaa !12
  %240 = add nsw i32 %239, %213
  %241 = icmp slt i32 %240, %40
  br i1 %241, label %212, label %242, !llvm.loop !24

242:
  %243 = phi i32 [ 0, %175 ], [ %234, %230 ]
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %4) #11
  %244 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %45, i64 2
  store i32 %243, ptr %244, align 4, !tbaa !12
  br i1 %69, label %245, label %252

245:
  %246 = and i64 %48, 2147483647
  %247 = load i8, ptr %47, align 1, !tbaa !14
  %248 = zext i8 %247 to i32
  %249 = icmp eq i32 %49, 1
  br i1 %249, label %252, label %260

250:
  %251 = zext nneg i32 %278 to i64
  br label %252

252:
  %253 = phi i32 [ 0, %242 ], [ %248, %245 ], [ %270, %250 ]
  %254 = phi i32 [ 0, %242 ], [ %21, %245 ], [ %276, %250 ]
  %255 = phi i64 [ 1, %242 ], [ 1, %245 ], [ %251, %250 ]
  %256 = tail call i32 @llvm.smax.i32(i32 %49, i32 %40)
  %257 = sub i32 %256, %49
  %258 = zext i32 %257 to i64
  %259 = getelementptr i8, ptr @text, i64 %81
  br label %281

260:
  %261 = phi i64 [ %279, %260 ], [ 1, %245 ]
  %262 = phi i32 [ %278, %260 ], [ 1, %245 ]
  %263 = phi i32 [ %276, %260 ], [ %21, %245 ]
  %264 = phi i32 [ %270, %260 ], [ %248, %245 ]
  %265 = mul nuw nsw i32 %264, 257
  %266 = getelementptr inbounds i8, ptr %47, i64 %261
  %267 = load i8, ptr %266, align 1, !tbaa !14
  %268 = zext i8 %267 to i32
  %269 = add nuw nsw i32 %265, %268
  %270 = urem i32 %269, 1000003
  %271 = mul nuw nsw i32 %263, 257
  %272 = getelementptr inbounds i8, ptr @text, i64 %261
  %273 = load i8, ptr %272, align 1, !tbaa !14
  %274 = zext i8 %273 to i32
  %275 = add nuw nsw i32 %271, %274
  %276 = urem i32 %275, 1000003
  %277 = mul nuw nsw i32 %262, 257
  %278 = urem i32 %277, 1000003
  %279 = add nuw nsw i64 %261, 1
  %280 = icmp eq i64 %279, %246
  br i1 %280, label %250, label %260, !llvm.loop !25

281:
  %282 = phi i64 [ 0, %252 ], [ %311, %295 ]
  %283 = phi i32 [ %254, %252 ], [ %310, %295 ]
  %284 = phi i32 [ 0, %252 ], [ %293, %295 ]
  %285 = icmp eq i32 %253, %283
  br i1 %285, label %286, label %292

286:
  %287 = getelementptr inbounds i8, ptr @text, i64 %282
  %288 = tail call i32 @strncmp(ptr noundef nonnull readonly %287, ptr noundef readonly %47, i64 noundef %81) #12
  %289 = icmp eq i32 %288, 0
  %290 = zext i1 %289 to i32
  %291 = add nsw i32 %284, %290
  br label %292

292:
  %293 = phi i32 [ %284, %281 ], [ %291, %286 ]
  %294 = icmp eq i64 %282, %258
  br i1 %294, label %312, label %295

295:
  %296 = add nuw nsw i32 %283, 1000003
  %297 = getelementptr inbounds i8, ptr @text, i64 %282
  %298 = load i8, ptr %297, align 1, !tbaa !14
  %299 = zext i8 %298 to i64
  %300 = mul nuw nsw i64 %255, %299
  %301 = urem i64 %300, 1000003
  %302 = trunc nuw nsw i64 %301 to i32
  %303 = sub nuw nsw i32 %296, %302
  %304 = urem i32 %303, 1000003
  %305 = mul nuw nsw i32 %304, 257
  %306 = getelementptr i8, ptr %259, i64 %282
  %307 = load i8, ptr %306, align 1, !tbaa !14
  %308 = zext i8 %307 to i32
  %309 = add nuw nsw i32 %305, %308
  %310 = urem i32 %309, 1000003
  %311 = add nuw nsw i64 %282, 1
  br label %281

312:
  %313 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %45, i64 3
  store i32 %293, ptr %313, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %3) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %3, i8 -1, i64 2048, i1 false)
  br i1 %69, label %314, label %332

314:
  %315 = and i64 %48, 2147483647
  %316 = and i64 %48, 1
  %317 = icmp eq i64 %315, 1
  br i1 %317, label %320, label %318

318:
  %319 = sub nsw i64 %315, %316
  br label %335

320:
  %321 = phi i64 [ 0, %314 ], [ %355, %335 ]
  %322 = icmp eq i64 %316, 0
  br i1 %322, label %332, label %323

323:
  %324 = shl nuw i64 1, %321
  %325 = xor i64 %324, -1
  %326 = getelementptr inbounds i8, ptr %47, i64 %321
  %327 = load i8, ptr %326, align 1, !tbaa !14
  %328 = zext i8 %327 to i64
  %329 = getelementptr inbounds [256 x i64], ptr %3, i64 0, i64 %328
  %330 = load i64, ptr %329, align 8, !tbaa !27
  %331 = and i64 %330, %325
  store i64 %331, ptr %329, align 8, !tbaa !27
  br label %332

332:
  %333 = zext nneg i32 %132 to i64
  %334 = shl nuw i64 1, %333
  br label %358

335:
  %336 = phi i64 [ 0, %318 ], [ %355, %335 ]
  %337 = phi i64 [ 0, %318 ], [ %356, %335 ]
  %338 = shl nuw i64 1, %336
  %339 = xor i64 %338, -1
  %340 = getelementptr inbounds i8, ptr %47, i64 %336
  %341 = load i8, ptr %340, align 1, !tbaa !14
  %342 = zext i8 %341 to i64
  %343 = getelementptr inbounds [256 x i64], ptr %3, i64 0, i64 %342
  %344 = load i64, ptr %343, align 8, !tbaa !27
  %345 = and i64 %344, %339
  store i64 %345, ptr %343, align 8, !tbaa !27
  %346 = or disjoint i64 %336, 1
  %347 = shl nuw i64 2, %336
  %348 = xor i64 %347, -1
  %349 = getelementptr inbounds i8, ptr %47, i64 %346
  %350 = load i8, ptr %349, align 1, !tbaa !14
  %351 = zext i8 %350 to i64
  %352 = getelementptr inbounds [256 x i64], ptr %3, i64 0, i64 %351
  %353 = load i64, ptr %352, align 8, !tbaa !27
  %354 = and i64 %353, %348
  store i64 %354, ptr %352, align 8, !tbaa !27
  %355 = add nuw nsw i64 %336, 2
  %356 = add i64 %337, 2
  %357 = icmp eq i64 %356, %319
  br i1 %357, label %320, label %335, !llvm.loop !29

358:
  %359 = phi i64 [ 0, %332 ], [ %386, %358 ]
  %360 = phi i32 [ 0, %332 ], [ %385, %358 ]
  %361 = phi i64 [ -1, %332 ], [ %381, %358 ]
  %362 = phi i64 [ 0, %332 ], [ %387, %358 ]
  %363 = shl i64 %361, 1
  %364 = getelementptr inbounds i8, ptr @text, i64 %359
  %365 = load i8, ptr %364, align 2, !tbaa !14
  %366 = zext i8 %365 to i64
  %367 = getelementptr inbounds [256 x i64], ptr %3, i64 0, i64 %366
  %368 = load i64, ptr %367, align 8, !tbaa !27
  %369 = or i64 %368, %363
  %370 = and i64 %369, %334
  %371 = icmp eq i64 %370, 0
  %372 = zext i1 %371 to i32
  %373 = add nuw nsw i32 %360, %372
  %374 = or disjoint i64 %359, 1
  %375 = shl i64 %369, 1
  %376 = getelementptr inbounds i8, ptr @text, i64 %374
  %377 = load i8, ptr %376, align 1, !tbaa !14
  %378 = zext i8 %377 to i64
  %379 = getelementptr inbounds [256 x i64], ptr %3, i64 0, i64 %378
  %380 = load i64, ptr %379, align 8, !tbaa !27
  %381 = or i64 %380, %375
  %382 = and i64 %381, %334
  %383 = icmp eq i64 %382, 0
  %384 = zext i1 %383 to i32
  %385 = add nuw nsw i32 %373, %384
  %386 = add nuw nsw i64 %359, 2
  %387 = add i64 %362, 2
  %388 = icmp eq i64 %387, %23
  br i1 %388, label %389, label %358, !llvm.loop !30

389:
  br i1 %24, label %402, label %390

390:
  %391 = shl i64 %381, 1
  %392 = getelementptr inbounds i8, ptr @text, i64 %386
  %393 = load i8, ptr %392, align 1, !tbaa !14
  %394 = zext i8 %393 to i64
  %395 = getelementptr inbounds [256 x i64], ptr %3, i64 0, i64 %394
  %396 = load i64, ptr %395, align 8, !tbaa !27
  %397 = or i64 %396, %391
  %398 = and i64 %397, %334
  %399 = icmp eq i64 %398, 0
  %400 = zext i1 %399 to i32
  %401 = add nuw nsw i32 %385, %400
  br label %402

402:
  %403 = phi i32 [ %385, %389 ], [ %401, %390 ]
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %3) #11
  %404 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %45, i64 4
  store i32 %403, ptr %404, align 4, !tbaa !12
  %405 = add nuw nsw i64 %45, 1
  %406 = icmp eq i64 %405, 8
  br i1 %406, label %407, label %44, !llvm.loop !31

407:
  %408 = add nuw nsw i32 %43, 1
  %409 = icmp eq i32 %408, %14
  br i1 %409, label %17, label %42, !llvm.loop !32

410:
  %411 = tail call ptr @strstr(ptr noundef nonnull dereferenceable(1) @text, ptr noundef nonnull dereferenceable(1) @.str.12) #12
  %412 = ptrtoint ptr %411 to i64
  %413 = trunc i64 %412 to i32
  %414 = sub i32 %413, ptrtoint (ptr @text to i32)
  %415 = tail call fastcc i32 @match(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.14)
  %416 = tail call fastcc i32 @match(ptr noundef nonnull @.str.15, ptr noundef nonnull @.str.16)
  %417 = tail call fastcc i32 @match(ptr noundef nonnull @.str.17, ptr noundef nonnull @.str.18)
  %418 = tail call fastcc i32 @match(ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.20)
  %419 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %414, i32 noundef %415, i32 noundef %416, i32 noundef %417, i32 noundef %418)
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %6) #11
  ret i32 0

420:
  %421 = phi i64 [ %441, %420 ], [ 0, %17 ]
  %422 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %421
  %423 = load ptr, ptr %422, align 8, !tbaa !5
  %424 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef %423)
  %425 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %421, i64 0
  %426 = load i32, ptr %425, align 4, !tbaa !12
  %427 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %426)
  %428 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %421, i64 1
  %429 = load i32, ptr %428, align 4, !tbaa !12
  %430 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %429)
  %431 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %421, i64 2
  %432 = load i32, ptr %431, align 4, !tbaa !12
  %433 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %432)
  %434 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %421, i64 3
  %435 = load i32, ptr %434, align 4, !tbaa !12
  %436 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %435)
  %437 = getelementptr inbounds [8 x [5 x i32]], ptr %6, i64 0, i64 %421, i64 4
  %438 = load i32, ptr %437, align 4, !tbaa !12
  %439 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %438)
  %440 = tail call i32 @putchar(i32 10)
  %441 = add nuw nsw i64 %421, 1
  %442 = icmp eq i64 %441, 8
  br i1 %442, label %410, label %420, !llvm.loop !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @strstr(ptr noundef, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @match(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %57, %55 ]
  %5 = phi ptr [ %1, %2 ], [ %58, %55 ]
  %6 = load i8, ptr %4, align 1, !tbaa !14
  switch i8 %6, label %52 [
    i8 0, label %59
    i8 42, label %7
    i8 91, label %19
    i8 63, label %49
  ]

7:
  %8 = getelementptr inbounds i8, ptr %4, i64 1
  %9 = tail call fastcc i32 @match(ptr noundef nonnull %8, ptr noundef %5)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %63

11:
  %12 = getelementptr inbounds i8, ptr %16, i64 1
  %13 = tail call fastcc i32 @match(ptr noundef nonnull %8, ptr noundef nonnull %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %63

15:
  %16 = phi ptr [ %12, %11 ], [ %5, %7 ]
  %17 = load i8, ptr %16, align 1, !tbaa !14
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %63, label %11

19:
  %20 = phi ptr [ %40, %39 ], [ %4, %3 ]
  %21 = phi i32 [ %43, %39 ], [ 0, %3 ]
  %22 = getelementptr inbounds i8, ptr %20, i64 1
  %23 = load i8, ptr %22, align 1, !tbaa !14
  switch i8 %23, label %24 [
    i8 0, label %44
    i8 93, label %44
  ]

24:
  %25 = getelementptr inbounds i8, ptr %20, i64 2
  %26 = load i8, ptr %25, align 1, !tbaa !14
  %27 = icmp eq i8 %26, 45
  br i1 %27, label %28, label %36

28:
  %29 = getelementptr inbounds i8, ptr %20, i64 3
  %30 = load i8, ptr %29, align 1, !tbaa !14
  switch i8 %30, label %31 [
    i8 0, label %36
    i8 93, label %36
  ]

31:
  %32 = load i8, ptr %5, align 1, !tbaa !14
  %33 = icmp sge i8 %32, %23
  %34 = icmp sle i8 %32, %30
  %35 = and i1 %33, %34
  br label %39

36:
  %37 = load i8, ptr %5, align 1, !tbaa !14
  %38 = icmp eq i8 %37, %23
  br label %39

39:
  %40 = phi ptr [ %29, %31 ], [ %22, %36 ]
  %41 = phi i1 [ %35, %31 ], [ %38, %36 ]
  %42 = zext i1 %41 to i32
  %43 = or i32 %21, %42
  br label %19, !llvm.loop !34

44:
  %45 = load i8, ptr %5, align 1, !tbaa !14
  %46 = icmp ne i8 %45, 0
  %47 = icmp ne i32 %21, 0
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %55, label %63

49:
  %50 = load i8, ptr %5, align 1, !tbaa !14
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %63, label %55

52:
  %53 = load i8, ptr %5, align 1, !tbaa !14
  %54 = icmp eq i8 %53, %6
  br i1 %54, label %55, label %63

55:
  %56 = phi ptr [ %4, %52 ], [ %4, %49 ], [ %22, %44 ]
  %57 = getelementptr inbounds i8, ptr %56, i64 1
  %58 = getelementptr inbounds i8, ptr %5, i64 1
  br label %3, !llvm.loop !35

59:
  %60 = load i8, ptr %5, align 1, !tbaa !14
  %61 = icmp eq i8 %60, 0
  %62 = zext i1 %61 to i32
  br label %63

63:
  %64 = phi i32 [ %62, %59 ], [ 1, %7 ], [ 1, %11 ], [ 0, %15 ], [ 0, %49 ], [ 0, %52 ], [ 0, %44 ]
  ret i32 %64
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strncmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #8

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind }
attributes #9 = { nofree nounwind willreturn memory(argmem: read) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { nounwind willreturn memory(read) }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !7, i64 0}
!14 = !{!7, !7, i64 0}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10, !26}
!26 = !{!"llvm.loop.peeled.count", i32 1}
!27 = !{!28, !28, i64 0}
!28 = !{!"long", !7, i64 0}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !10}
