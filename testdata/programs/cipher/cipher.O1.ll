; ModuleID = 'cipher.c'
source_filename = "cipher.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.stream = private unnamed_addr constant [16 x i8] c"Plaintext\00\00\00\00\00\00\00", align 16
@.str = private unnamed_addr constant [4 x i8] c"aes\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"aes back %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Key\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"chacha\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"xtea\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"rc4\00", align 1
@sbox = internal unnamed_addr global [256 x i8] zeroinitializer, align 16
@inverse = internal unnamed_addr global [256 x i8] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [5 x i8] c"%-8s\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"%02x\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [256 x i8], align 16
  %4 = alloca [16 x i32], align 16
  %5 = alloca [256 x i8], align 16
  %6 = alloca [4 x i8], align 4
  %7 = alloca [16 x i8], align 16
  %8 = alloca [176 x i8], align 16
  %9 = alloca [16 x i8], align 16
  %10 = alloca [16 x i8], align 16
  %11 = alloca [16 x i8], align 16
  %12 = alloca [16 x i32], align 16
  %13 = alloca [16 x i32], align 16
  %14 = alloca [2 x i32], align 8
  %15 = icmp sgt i32 %0, 1
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !5
  %19 = tail call i64 @strtol(ptr nocapture noundef nonnull %18, ptr noundef null, i32 noundef 10) #10
  %20 = trunc i64 %19 to i32
  br label %21

21:
  %22 = phi i32 [ %20, %16 ], [ 100, %2 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #10
  call void @llvm.lifetime.start.p0(i64 176, ptr nonnull %8) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %11, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.stream, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %12, i8 0, i64 64, i1 false)
  store i32 1634760805, ptr %12, align 16
  %23 = getelementptr inbounds i8, ptr %12, i64 4
  store i32 857760878, ptr %23, align 4
  %24 = getelementptr inbounds i8, ptr %12, i64 8
  store i32 2036477234, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %12, i64 12
  store i32 1797285236, ptr %25, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %14) #10
  store i64 4991755612644852548, ptr %14, align 8
  br label %26

26:
  %27 = phi i8 [ 1, %21 ], [ %42, %26 ]
  %28 = phi i8 [ 1, %21 ], [ %33, %26 ]
  %29 = shl i8 %28, 1
  %30 = icmp slt i8 %28, 0
  %31 = select i1 %30, i8 27, i8 0
  %32 = xor i8 %29, %31
  %33 = xor i8 %32, %28
  %34 = shl i8 %27, 1
  %35 = xor i8 %34, %27
  %36 = shl i8 %35, 2
  %37 = xor i8 %36, %35
  %38 = shl i8 %37, 4
  %39 = xor i8 %38, %37
  %40 = xor i8 %39, 9
  %41 = icmp slt i8 %39, 0
  %42 = select i1 %41, i8 %40, i8 %39
  %43 = tail call i8 @llvm.fshl.i8(i8 %42, i8 %42, i8 1)
  %44 = tail call i8 @llvm.fshl.i8(i8 %42, i8 %42, i8 2)
  %45 = tail call i8 @llvm.fshl.i8(i8 %42, i8 %42, i8 3)
  %46 = tail call i8 @llvm.fshl.i8(i8 %42, i8 %42, i8 4)
  %47 = xor i8 %43, %44
  %48 = xor i8 %47, %45
  %49 = xor i8 %48, %46
  %50 = xor i8 %49, %42
  %51 = xor i8 %50, 99
  %52 = zext i8 %33 to i64
  %53 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %52
  store i8 %51, ptr %53, align 1, !tbaa !9
  %54 = icmp eq i8 %33, 1
  br i1 %54, label %55, label %26, !llvm.loop !10

55:
  store i8 99, ptr @sbox, align 16, !tbaa !9
  br label %56

56:
  %57 = phi i64 [ 0, %55 ], [ %63, %56 ]
  %58 = trunc i64 %57 to i8
  %59 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %57
  %60 = load i8, ptr %59, align 1, !tbaa !9
  %61 = zext i8 %60 to i64
  %62 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %61
  store i8 %58, ptr %62, align 1, !tbaa !9
  %63 = add nuw nsw i64 %57, 1
  %64 = icmp eq i64 %63, 256
  br i1 %64, label %157, label %56, !llvm.loop !13

65:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %8, ptr noundef nonnull readonly align 16 dereferenceable(16) %7, i64 16, i1 false)
  %66 = getelementptr i8, ptr %8, i64 -4
  %67 = getelementptr inbounds i8, ptr %6, i64 1
  %68 = getelementptr inbounds i8, ptr %6, i64 2
  %69 = getelementptr inbounds i8, ptr %6, i64 3
  br label %70

70:
  %71 = phi i64 [ 16, %65 ], [ %102, %101 ]
  %72 = phi i8 [ 1, %65 ], [ %100, %101 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #10
  %73 = getelementptr i8, ptr %66, i64 %71
  %74 = load i32, ptr %73, align 4
  store i32 %74, ptr %6, align 4
  %75 = and i64 %71, 12
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %99

77:
  %78 = load i8, ptr %6, align 4, !tbaa !9
  %79 = load i8, ptr %67, align 1, !tbaa !9
  %80 = zext i8 %79 to i64
  %81 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %80
  %82 = load i8, ptr %81, align 1, !tbaa !9
  %83 = xor i8 %82, %72
  store i8 %83, ptr %6, align 4, !tbaa !9
  %84 = load i8, ptr %68, align 2, !tbaa !9
  %85 = zext i8 %84 to i64
  %86 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %85
  %87 = load i8, ptr %86, align 1, !tbaa !9
  store i8 %87, ptr %67, align 1, !tbaa !9
  %88 = load i8, ptr %69, align 1, !tbaa !9
  %89 = zext i8 %88 to i64
  %90 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %89
  %91 = load i8, ptr %90, align 1, !tbaa !9
  store i8 %91, ptr %68, align 2, !tbaa !9
  %92 = zext i8 %78 to i64
  %93 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %92
  %94 = load i8, ptr %93, align 1, !tbaa !9
  store i8 %94, ptr %69, align 1, !tbaa !9
  %95 = shl i8 %72, 1
  %96 = icmp slt i8 %72, 0
  %97 = select i1 %96, i8 27, i8 0
  %98 = xor i8 %97, %95
  br label %99

99:
  %100 = phi i8 [ %98, %77 ], [ %72, %70 ]
  br label %104

101:
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #10
  %102 = add nuw nsw i64 %71, 4
  %103 = icmp ult i64 %71, 172
  br i1 %103, label %70, label %115, !llvm.loop !14

104:
  %105 = phi i64 [ 0, %99 ], [ %113, %104 ]
  %106 = or disjoint i64 %105, %71
  %107 = getelementptr i8, ptr %8, i64 %106
  %108 = getelementptr i8, ptr %107, i64 -16
  %109 = load i8, ptr %108, align 1, !tbaa !9
  %110 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 %105
  %111 = load i8, ptr %110, align 1, !tbaa !9
  %112 = xor i8 %111, %109
  store i8 %112, ptr %107, align 1, !tbaa !9
  %113 = add nuw nsw i64 %105, 1
  %114 = icmp eq i64 %113, 4
  br i1 %114, label %101, label %104, !llvm.loop !15

115:
  call fastcc void @encrypt(ptr noundef nonnull %9, ptr noundef nonnull %8)
  %116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str)
  br label %117

117:
  %118 = phi i64 [ 0, %115 ], [ %123, %117 ]
  %119 = getelementptr inbounds i8, ptr %9, i64 %118
  %120 = load i8, ptr %119, align 1, !tbaa !9
  %121 = zext i8 %120 to i32
  %122 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %121)
  %123 = add nuw nsw i64 %118, 1
  %124 = icmp eq i64 %123, 16
  br i1 %124, label %125, label %117, !llvm.loop !16

125:
  %126 = tail call i32 @putchar(i32 10)
  call fastcc void @decrypt(ptr noundef nonnull %9, ptr noundef nonnull %8)
  %127 = call i32 @bcmp(ptr noundef nonnull dereferenceable(16) %9, ptr noundef nonnull dereferenceable(16) %10, i64 16)
  %128 = icmp eq i32 %127, 0
  %129 = zext i1 %128 to i32
  %130 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %129)
  %131 = load i32, ptr %14, align 8, !tbaa !17
  %132 = icmp sgt i32 %22, 0
  br i1 %132, label %133, label %174

133:
  %134 = getelementptr inbounds i8, ptr %4, i64 16
  %135 = getelementptr inbounds i8, ptr %4, i64 48
  %136 = getelementptr inbounds i8, ptr %4, i64 32
  %137 = getelementptr inbounds i8, ptr %4, i64 20
  %138 = getelementptr inbounds i8, ptr %4, i64 4
  %139 = getelementptr inbounds i8, ptr %4, i64 52
  %140 = getelementptr inbounds i8, ptr %4, i64 36
  %141 = getelementptr inbounds i8, ptr %4, i64 24
  %142 = getelementptr inbounds i8, ptr %4, i64 8
  %143 = getelementptr inbounds i8, ptr %4, i64 56
  %144 = getelementptr inbounds i8, ptr %4, i64 40
  %145 = getelementptr inbounds i8, ptr %4, i64 28
  %146 = getelementptr inbounds i8, ptr %4, i64 12
  %147 = getelementptr inbounds i8, ptr %4, i64 60
  %148 = getelementptr inbounds i8, ptr %4, i64 44
  %149 = getelementptr inbounds i8, ptr %12, i64 48
  %150 = getelementptr inbounds i8, ptr %13, i64 12
  %151 = getelementptr inbounds i8, ptr %12, i64 20
  %152 = getelementptr inbounds i8, ptr %12, i64 16
  %153 = getelementptr inbounds i8, ptr %14, i64 4
  %154 = load i32, ptr %149, align 16, !tbaa !17
  %155 = load i32, ptr %151, align 4, !tbaa !17
  %156 = load i32, ptr %153, align 4, !tbaa !17
  br label %269

157:
  %158 = phi i64 [ %171, %170 ], [ 0, %56 ]
  %159 = trunc i64 %158 to i8
  %160 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %158
  store i8 %159, ptr %160, align 1, !tbaa !9
  %161 = mul nuw i8 %159, 17
  %162 = getelementptr inbounds [16 x i8], ptr %10, i64 0, i64 %158
  store i8 %161, ptr %162, align 1, !tbaa !9
  %163 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 %158
  store i8 %161, ptr %163, align 1, !tbaa !9
  %164 = icmp ugt i64 %158, 3
  br i1 %164, label %165, label %170

165:
  %166 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %158
  %167 = trunc i64 %158 to i32
  %168 = mul i32 %167, 67372036
  %169 = add i32 %168, -219025168
  store i32 %169, ptr %166, align 4, !tbaa !17
  br label %170

170:
  %171 = add nuw nsw i64 %158, 1
  %172 = icmp eq i64 %171, 16
  br i1 %172, label %65, label %157, !llvm.loop !19

173:
  store i32 %454, ptr %153, align 4, !tbaa !17
  br label %174

174:
  %175 = phi i32 [ %441, %173 ], [ %131, %125 ]
  store i32 %175, ptr %14, align 8, !tbaa !17
  %176 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str)
  br label %177

177:
  %178 = phi i64 [ 0, %174 ], [ %183, %177 ]
  %179 = getelementptr inbounds i8, ptr %9, i64 %178
  %180 = load i8, ptr %179, align 1, !tbaa !9
  %181 = zext i8 %180 to i32
  %182 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %181)
  %183 = add nuw nsw i64 %178, 1
  %184 = icmp eq i64 %183, 16
  br i1 %184, label %185, label %177, !llvm.loop !16

185:
  %186 = tail call i32 @putchar(i32 10)
  %187 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.3)
  br label %188

188:
  %189 = phi i64 [ 0, %185 ], [ %194, %188 ]
  %190 = getelementptr inbounds i8, ptr %13, i64 %189
  %191 = load i8, ptr %190, align 1, !tbaa !9
  %192 = zext i8 %191 to i32
  %193 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %192)
  %194 = add nuw nsw i64 %189, 1
  %195 = icmp eq i64 %194, 64
  br i1 %195, label %196, label %188, !llvm.loop !16

196:
  %197 = tail call i32 @putchar(i32 10)
  %198 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.4)
  br label %199

199:
  %200 = phi i64 [ 0, %196 ], [ %205, %199 ]
  %201 = getelementptr inbounds i8, ptr %14, i64 %200
  %202 = load i8, ptr %201, align 1, !tbaa !9
  %203 = zext i8 %202 to i32
  %204 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %203)
  %205 = add nuw nsw i64 %200, 1
  %206 = icmp eq i64 %205, 8
  br i1 %206, label %207, label %199, !llvm.loop !16

207:
  %208 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #10
  br label %209

209:
  %210 = phi i64 [ 0, %207 ], [ %213, %209 ]
  %211 = trunc i64 %210 to i8
  %212 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 %210
  store i8 %211, ptr %212, align 1, !tbaa !9
  %213 = add nuw nsw i64 %210, 1
  %214 = icmp eq i64 %213, 256
  br i1 %214, label %215, label %209, !llvm.loop !20

215:
  %216 = phi i64 [ %231, %215 ], [ 0, %209 ]
  %217 = phi i32 [ %226, %215 ], [ 0, %209 ]
  %218 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 %216
  %219 = load i8, ptr %218, align 1, !tbaa !9
  %220 = zext i8 %219 to i32
  %221 = add i32 %217, %220
  %222 = urem i64 %216, 3
  %223 = getelementptr inbounds i8, ptr @.str.2, i64 %222
  %224 = load i8, ptr %223, align 1, !tbaa !9
  %225 = zext i8 %224 to i32
  %226 = add i32 %221, %225
  %227 = and i32 %226, 255
  %228 = zext nneg i32 %227 to i64
  %229 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 %228
  %230 = load i8, ptr %229, align 1, !tbaa !9
  store i8 %230, ptr %218, align 1, !tbaa !9
  store i8 %219, ptr %229, align 1, !tbaa !9
  %231 = add nuw nsw i64 %216, 1
  %232 = icmp eq i64 %231, 256
  br i1 %232, label %233, label %215, !llvm.loop !21

233:
  %234 = phi i64 [ %239, %233 ], [ 0, %215 ]
  %235 = phi ptr [ %255, %233 ], [ %11, %215 ]
  %236 = phi i32 [ %238, %233 ], [ 9, %215 ]
  %237 = phi i32 [ %243, %233 ], [ 0, %215 ]
  %238 = add nsw i32 %236, -1
  %239 = add nuw nsw i64 %234, 1
  %240 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 %239
  %241 = load i8, ptr %240, align 1, !tbaa !9
  %242 = zext i8 %241 to i32
  %243 = add i32 %237, %242
  %244 = and i32 %243, 255
  %245 = zext nneg i32 %244 to i64
  %246 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 %245
  %247 = load i8, ptr %246, align 1, !tbaa !9
  store i8 %247, ptr %240, align 1, !tbaa !9
  store i8 %241, ptr %246, align 1, !tbaa !9
  %248 = load i8, ptr %240, align 1, !tbaa !9
  %249 = add i8 %248, %241
  %250 = zext i8 %249 to i64
  %251 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 %250
  %252 = load i8, ptr %251, align 1, !tbaa !9
  %253 = load i8, ptr %235, align 1, !tbaa !9
  %254 = xor i8 %253, %252
  store i8 %254, ptr %235, align 1, !tbaa !9
  %255 = getelementptr inbounds i8, ptr %235, i64 1
  %256 = icmp eq i32 %238, 0
  br i1 %256, label %257, label %233, !llvm.loop !22

257:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #10
  %258 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.5)
  br label %259

259:
  %260 = phi i64 [ 0, %257 ], [ %265, %259 ]
  %261 = getelementptr inbounds i8, ptr %11, i64 %260
  %262 = load i8, ptr %261, align 1, !tbaa !9
  %263 = zext i8 %262 to i32
  %264 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %263)
  %265 = add nuw nsw i64 %260, 1
  %266 = icmp eq i64 %265, 9
  br i1 %266, label %267, label %259, !llvm.loop !16

267:
  %268 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 176, ptr nonnull %8) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #10
  ret i32 0

269:
  %270 = phi i32 [ %156, %133 ], [ %454, %506 ]
  %271 = phi i32 [ %155, %133 ], [ %425, %506 ]
  %272 = phi i32 [ %154, %133 ], [ %423, %506 ]
  %273 = phi i32 [ 0, %133 ], [ %507, %506 ]
  %274 = phi i32 [ %131, %133 ], [ %441, %506 ]
  call fastcc void @encrypt(ptr noundef nonnull %9, ptr noundef nonnull %8)
  %275 = and i32 %273, 3
  %276 = icmp eq i32 %275, 3
  br i1 %276, label %277, label %278

277:
  call fastcc void @decrypt(ptr noundef nonnull %9, ptr noundef nonnull %8)
  br label %278

278:
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %4, ptr noundef nonnull readonly align 16 dereferenceable(64) %12, i64 64, i1 false)
  %279 = load i32, ptr %134, align 16, !tbaa !17
  %280 = load i32, ptr %4, align 16, !tbaa !17
  %281 = load i32, ptr %135, align 16, !tbaa !17
  %282 = load i32, ptr %136, align 16, !tbaa !17
  %283 = load i32, ptr %137, align 4, !tbaa !17
  %284 = load i32, ptr %138, align 4, !tbaa !17
  %285 = load i32, ptr %139, align 4, !tbaa !17
  %286 = load i32, ptr %140, align 4, !tbaa !17
  %287 = load i32, ptr %141, align 8, !tbaa !17
  %288 = load i32, ptr %142, align 8, !tbaa !17
  %289 = load i32, ptr %143, align 8, !tbaa !17
  %290 = load i32, ptr %144, align 8, !tbaa !17
  %291 = load i32, ptr %145, align 4, !tbaa !17
  %292 = load i32, ptr %146, align 4, !tbaa !17
  %293 = load i32, ptr %147, align 4, !tbaa !17
  %294 = load i32, ptr %148, align 4, !tbaa !17
  br label %296

295:
  store i32 %409, ptr %134, align 16, !tbaa !17
  store i32 %368, ptr %4, align 16, !tbaa !17
  store i32 %382, ptr %135, align 16, !tbaa !17
  store i32 %395, ptr %136, align 16, !tbaa !17
  store i32 %373, ptr %137, align 4, !tbaa !17
  store i32 %380, ptr %138, align 4, !tbaa !17
  store i32 %394, ptr %139, align 4, !tbaa !17
  store i32 %407, ptr %140, align 4, !tbaa !17
  store i32 %385, ptr %141, align 8, !tbaa !17
  store i32 %392, ptr %142, align 8, !tbaa !17
  store i32 %406, ptr %143, align 8, !tbaa !17
  store i32 %371, ptr %144, align 8, !tbaa !17
  store i32 %397, ptr %145, align 4, !tbaa !17
  store i32 %404, ptr %146, align 4, !tbaa !17
  store i32 %370, ptr %147, align 4, !tbaa !17
  store i32 %383, ptr %148, align 4, !tbaa !17
  br label %412

296:
  %297 = phi i32 [ 0, %278 ], [ %410, %296 ]
  %298 = phi i32 [ %279, %278 ], [ %409, %296 ]
  %299 = phi i32 [ %280, %278 ], [ %368, %296 ]
  %300 = phi i32 [ %281, %278 ], [ %382, %296 ]
  %301 = phi i32 [ %282, %278 ], [ %395, %296 ]
  %302 = phi i32 [ %283, %278 ], [ %373, %296 ]
  %303 = phi i32 [ %284, %278 ], [ %380, %296 ]
  %304 = phi i32 [ %285, %278 ], [ %394, %296 ]
  %305 = phi i32 [ %286, %278 ], [ %407, %296 ]
  %306 = phi i32 [ %287, %278 ], [ %385, %296 ]
  %307 = phi i32 [ %288, %278 ], [ %392, %296 ]
  %308 = phi i32 [ %289, %278 ], [ %406, %296 ]
  %309 = phi i32 [ %290, %278 ], [ %371, %296 ]
  %310 = phi i32 [ %291, %278 ], [ %397, %296 ]
  %311 = phi i32 [ %292, %278 ], [ %404, %296 ]
  %312 = phi i32 [ %293, %278 ], [ %370, %296 ]
  %313 = phi i32 [ %294, %278 ], [ %383, %296 ]
  %314 = add i32 %299, %298
  %315 = xor i32 %300, %314
  %316 = tail call i32 @llvm.fshl.i32(i32 %315, i32 %315, i32 16)
  %317 = add i32 %316, %301
  %318 = xor i32 %317, %298
  %319 = tail call i32 @llvm.fshl.i32(i32 %318, i32 %318, i32 12)
  %320 = add i32 %319, %314
  %321 = xor i32 %320, %316
  %322 = tail call i32 @llvm.fshl.i32(i32 %321, i32 %321, i32 8)
  %323 = add i32 %322, %317
  %324 = xor i32 %323, %319
  %325 = tail call i32 @llvm.fshl.i32(i32 %324, i32 %324, i32 7)
  %326 = add i32 %303, %302
  %327 = xor i32 %304, %326
  %328 = tail call i32 @llvm.fshl.i32(i32 %327, i32 %327, i32 16)
  %329 = add i32 %328, %305
  %330 = xor i32 %329, %302
  %331 = tail call i32 @llvm.fshl.i32(i32 %330, i32 %330, i32 12)
  %332 = add i32 %331, %326
  %333 = xor i32 %332, %328
  %334 = tail call i32 @llvm.fshl.i32(i32 %333, i32 %333, i32 8)
  %335 = add i32 %334, %329
  %336 = xor i32 %335, %331
  %337 = tail call i32 @llvm.fshl.i32(i32 %336, i32 %336, i32 7)
  %338 = add i32 %307, %306
  %339 = xor i32 %308, %338
  %340 = tail call i32 @llvm.fshl.i32(i32 %339, i32 %339, i32 16)
  %341 = add i32 %340, %309
  %342 = xor i32 %341, %306
  %343 = tail call i32 @llvm.fshl.i32(i32 %342, i32 %342, i32 12)
  %344 = add i32 %343, %338
  %345 = xor i32 %344, %340
  %346 = tail call i32 @llvm.fshl.i32(i32 %345, i32 %345, i32 8)
  %347 = add i32 %346, %341
  %348 = xor i32 %347, %343
  %349 = tail call i32 @llvm.fshl.i32(i32 %348, i32 %348, i32 7)
  %350 = add i32 %311, %310
  %351 = xor i32 %312, %350
  %352 = tail call i32 @llvm.fshl.i32(i32 %351, i32 %351, i32 16)
  %353 = add i32 %352, %313
  %354 = xor i32 %353, %310
  %355 = tail call i32 @llvm.fshl.i32(i32 %354, i32 %354, i32 12)
  %356 = add i32 %355, %350
  %357 = xor i32 %356, %352
  %358 = tail call i32 @llvm.fshl.i32(i32 %357, i32 %357, i32 8)
  %359 = add i32 %358, %353
  %360 = xor i32 %359, %355
  %361 = tail call i32 @llvm.fshl.i32(i32 %360, i32 %360, i32 7)
  %362 = add i32 %337, %320
  %363 = xor i32 %358, %362
  %364 = tail call i32 @llvm.fshl.i32(i32 %363, i32 %363, i32 16)
  %365 = add i32 %364, %347
  %366 = xor i32 %365, %337
  %367 = tail call i32 @llvm.fshl.i32(i32 %366, i32 %366, i32 12)
  %368 = add i32 %367, %362
  %369 = xor i32 %368, %364
  %370 = tail call i32 @llvm.fshl.i32(i32 %369, i32 %369, i32 8)
  %371 = add i32 %370, %365
  %372 = xor i32 %371, %367
  %373 = tail call i32 @llvm.fshl.i32(i32 %372, i32 %372, i32 7)
  %374 = add i32 %349, %332
  %375 = xor i32 %374, %322
  %376 = tail call i32 @llvm.fshl.i32(i32 %375, i32 %375, i32 16)
  %377 = add i32 %376, %359
  %378 = xor i32 %377, %349
  %379 = tail call i32 @llvm.fshl.i32(i32 %378, i32 %378, i32 12)
  %380 = add i32 %379, %374
  %381 = xor i32 %380, %376
  %382 = tail call i32 @llvm.fshl.i32(i32 %381, i32 %381, i32 8)
  %383 = add i32 %382, %377
  %384 = xor i32 %383, %379
  %385 = tail call i32 @llvm.fshl.i32(i32 %384, i32 %384, i32 7)
  %386 = add i32 %361, %344
  %387 = xor i32 %386, %334
  %388 = tail call i32 @llvm.fshl.i32(i32 %387, i32 %387, i32 16)
  %389 = add i32 %388, %323
  %390 = xor i32 %389, %361
  %391 = tail call i32 @llvm.fshl.i32(i32 %390, i32 %390, i32 12)
  %392 = add i32 %391, %386
  %393 = xor i32 %392, %388
  %394 = tail call i32 @llvm.fshl.i32(i32 %393, i32 %393, i32 8)
  %395 = add i32 %394, %389
  %396 = xor i32 %395, %391
  %397 = tail call i32 @llvm.fshl.i32(i32 %396, i32 %396, i32 7)
  %398 = add i32 %356, %325
  %399 = xor i32 %398, %346
  %400 = tail call i32 @llvm.fshl.i32(i32 %399, i32 %399, i32 16)
  %401 = add i32 %400, %335
  %402 = xor i32 %401, %325
  %403 = tail call i32 @llvm.fshl.i32(i32 %402, i32 %402, i32 12)
  %404 = add i32 %403, %398
  %405 = xor i32 %404, %400
  %406 = tail call i32 @llvm.fshl.i32(i32 %405, i32 %405, i32 8)
  %407 = add i32 %406, %401
  %408 = xor i32 %407, %403
  %409 = tail call i32 @llvm.fshl.i32(i32 %408, i32 %408, i32 7)
  %410 = add nuw nsw i32 %297, 1
  %411 = icmp eq i32 %410, 10
  br i1 %411, label %295, label %296, !llvm.loop !23

412:
  %413 = phi i64 [ 0, %295 ], [ %420, %412 ]
  %414 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %413
  %415 = load i32, ptr %414, align 4, !tbaa !17
  %416 = getelementptr inbounds i32, ptr %12, i64 %413
  %417 = load i32, ptr %416, align 4, !tbaa !17
  %418 = add i32 %417, %415
  %419 = getelementptr inbounds i32, ptr %13, i64 %413
  store i32 %418, ptr %419, align 4, !tbaa !17
  %420 = add nuw nsw i64 %413, 1
  %421 = icmp eq i64 %420, 16
  br i1 %421, label %422, label %412, !llvm.loop !24

422:
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  %423 = add i32 %272, 1
  store i32 %423, ptr %149, align 16, !tbaa !17
  %424 = load i32, ptr %150, align 4, !tbaa !17
  %425 = xor i32 %271, %424
  store i32 %425, ptr %151, align 4, !tbaa !17
  br label %426

426:
  %427 = phi i32 [ 0, %422 ], [ %455, %426 ]
  %428 = phi i32 [ 0, %422 ], [ %442, %426 ]
  %429 = phi i32 [ %270, %422 ], [ %454, %426 ]
  %430 = phi i32 [ %274, %422 ], [ %441, %426 ]
  %431 = shl i32 %429, 4
  %432 = lshr i32 %429, 5
  %433 = xor i32 %431, %432
  %434 = add i32 %433, %429
  %435 = and i32 %428, 3
  %436 = zext nneg i32 %435 to i64
  %437 = getelementptr inbounds i32, ptr %152, i64 %436
  %438 = load i32, ptr %437, align 4, !tbaa !17
  %439 = add i32 %438, %428
  %440 = xor i32 %439, %434
  %441 = add i32 %440, %430
  %442 = add i32 %428, -1640531527
  %443 = shl i32 %441, 4
  %444 = lshr i32 %441, 5
  %445 = xor i32 %443, %444
  %446 = add i32 %445, %441
  %447 = lshr i32 %442, 11
  %448 = and i32 %447, 3
  %449 = zext nneg i32 %448 to i64
  %450 = getelementptr inbounds i32, ptr %152, i64 %449
  %451 = load i32, ptr %450, align 4, !tbaa !17
  %452 = add i32 %451, %442
  %453 = xor i32 %446, %452
  %454 = add i32 %453, %429
  %455 = add nuw nsw i32 %427, 1
  %456 = icmp eq i32 %455, 32
  br i1 %456, label %457, label %426, !llvm.loop !25

457:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #10
  br label %458

458:
  %459 = phi i64 [ 0, %457 ], [ %462, %458 ]
  %460 = trunc i64 %459 to i8
  %461 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %459
  store i8 %460, ptr %461, align 1, !tbaa !9
  %462 = add nuw nsw i64 %459, 1
  %463 = icmp eq i64 %462, 256
  br i1 %463, label %464, label %458, !llvm.loop !20

464:
  %465 = phi i64 [ %480, %464 ], [ 0, %458 ]
  %466 = phi i32 [ %475, %464 ], [ 0, %458 ]
  %467 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %465
  %468 = load i8, ptr %467, align 1, !tbaa !9
  %469 = zext i8 %468 to i32
  %470 = add i32 %466, %469
  %471 = urem i64 %465, 3
  %472 = getelementptr inbounds i8, ptr @.str.2, i64 %471
  %473 = load i8, ptr %472, align 1, !tbaa !9
  %474 = zext i8 %473 to i32
  %475 = add i32 %470, %474
  %476 = and i32 %475, 255
  %477 = zext nneg i32 %476 to i64
  %478 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %477
  %479 = load i8, ptr %478, align 1, !tbaa !9
  store i8 %479, ptr %467, align 1, !tbaa !9
  store i8 %468, ptr %478, align 1, !tbaa !9
  %480 = add nuw nsw i64 %465, 1
  %481 = icmp eq i64 %480, 256
  br i1 %481, label %482, label %464, !llvm.loop !21

482:
  %483 = phi i64 [ %488, %482 ], [ 0, %464 ]
  %484 = phi ptr [ %504, %482 ], [ %11, %464 ]
  %485 = phi i32 [ %487, %482 ], [ 16, %464 ]
  %486 = phi i32 [ %492, %482 ], [ 0, %464 ]
  %487 = add nsw i32 %485, -1
  %488 = add nuw nsw i64 %483, 1
  %489 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %488
  %490 = load i8, ptr %489, align 1, !tbaa !9
  %491 = zext i8 %490 to i32
  %492 = add i32 %486, %491
  %493 = and i32 %492, 255
  %494 = zext nneg i32 %493 to i64
  %495 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %494
  %496 = load i8, ptr %495, align 1, !tbaa !9
  store i8 %496, ptr %489, align 1, !tbaa !9
  store i8 %490, ptr %495, align 1, !tbaa !9
  %497 = load i8, ptr %489, align 1, !tbaa !9
  %498 = add i8 %497, %490
  %499 = zext i8 %498 to i64
  %500 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %499
  %501 = load i8, ptr %500, align 1, !tbaa !9
  %502 = load i8, ptr %484, align 1, !tbaa !9
  %503 = xor i8 %502, %501
  store i8 %503, ptr %484, align 1, !tbaa !9
  %504 = getelementptr inbounds i8, ptr %484, i64 1
  %505 = icmp eq i32 %487, 0
  br i1 %505, label %506, label %482, !llvm.loop !22

506:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #10
  %507 = add nuw nsw i32 %273, 1
  %508 = icmp eq i32 %507, %22
  br i1 %508, label %173, label %269, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @encrypt(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #4 {
  %3 = alloca [16 x i8], align 16
  br label %4

4:
  %5 = phi i64 [ 0, %2 ], [ %11, %4 ]
  %6 = getelementptr inbounds i8, ptr %1, i64 %5
  %7 = load i8, ptr %6, align 1, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %0, i64 %5
  %9 = load i8, ptr %8, align 1, !tbaa !9
  %10 = xor i8 %9, %7
  store i8 %10, ptr %8, align 1, !tbaa !9
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 16
  br i1 %12, label %14, label %4, !llvm.loop !27

13:
  ret void

14:
  %15 = phi i64 [ %53, %52 ], [ 1, %4 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  br label %18

16:
  %17 = icmp eq i64 %15, 10
  br label %55

18:
  %19 = phi i64 [ 0, %14 ], [ %22, %21 ]
  %20 = shl nuw nsw i64 %19, 2
  br label %24

21:
  %22 = add nuw nsw i64 %19, 1
  %23 = icmp eq i64 %22, 4
  br i1 %23, label %16, label %18, !llvm.loop !28

24:
  %25 = phi i64 [ 0, %18 ], [ %38, %24 ]
  %26 = add nuw nsw i64 %25, %19
  %27 = shl i64 %26, 2
  %28 = and i64 %27, 12
  %29 = and i64 %25, 4294967295
  %30 = or i64 %28, %29
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !9
  %33 = zext i8 %32 to i64
  %34 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !9
  %36 = add nuw nsw i64 %25, %20
  %37 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %36
  store i8 %35, ptr %37, align 1, !tbaa !9
  %38 = add nuw nsw i64 %25, 1
  %39 = icmp eq i64 %38, 4
  br i1 %39, label %21, label %24, !llvm.loop !29

40:
  %41 = shl nuw nsw i64 %15, 4
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  br label %43

43:
  %44 = phi i64 [ 0, %40 ], [ %50, %43 ]
  %45 = getelementptr inbounds i8, ptr %42, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !9
  %47 = getelementptr inbounds i8, ptr %0, i64 %44
  %48 = load i8, ptr %47, align 1, !tbaa !9
  %49 = xor i8 %48, %46
  store i8 %49, ptr %47, align 1, !tbaa !9
  %50 = add nuw nsw i64 %44, 1
  %51 = icmp eq i64 %50, 16
  br i1 %51, label %52, label %43, !llvm.loop !27

52:
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  %53 = add nuw nsw i64 %15, 1
  %54 = icmp eq i64 %53, 11
  br i1 %54, label %13, label %14, !llvm.loop !30

55:
  %56 = phi i64 [ 0, %16 ], [ %73, %72 ]
  %57 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %56
  %58 = load i8, ptr %57, align 4, !tbaa !9
  %59 = or disjoint i64 %56, 1
  %60 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !9
  %62 = or disjoint i64 %56, 2
  %63 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %62
  %64 = load i8, ptr %63, align 2, !tbaa !9
  %65 = or disjoint i64 %56, 3
  %66 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !9
  %68 = xor i8 %61, %58
  %69 = xor i8 %68, %64
  %70 = xor i8 %69, %67
  %71 = and i64 %56, 4294967292
  br label %75

72:
  %73 = add nuw nsw i64 %56, 4
  %74 = icmp ult i64 %56, 12
  br i1 %74, label %55, label %40, !llvm.loop !31

75:
  %76 = phi i64 [ 0, %55 ], [ %97, %93 ]
  %77 = or disjoint i64 %76, %56
  %78 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !9
  br i1 %17, label %93, label %80

80:
  %81 = add nuw i64 %76, 1
  %82 = and i64 %81, 3
  %83 = or disjoint i64 %82, %71
  %84 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %83
  %85 = load i8, ptr %84, align 1, !tbaa !9
  %86 = xor i8 %85, %79
  %87 = shl i8 %86, 1
  %88 = icmp slt i8 %86, 0
  %89 = select i1 %88, i8 27, i8 0
  %90 = xor i8 %70, %87
  %91 = xor i8 %90, %89
  %92 = xor i8 %91, %79
  br label %93

93:
  %94 = phi i8 [ %92, %80 ], [ %79, %75 ]
  %95 = or disjoint i64 %76, %56
  %96 = getelementptr inbounds i8, ptr %0, i64 %95
  store i8 %94, ptr %96, align 1, !tbaa !9
  %97 = add nuw nsw i64 %76, 1
  %98 = icmp eq i64 %97, 4
  br i1 %98, label %72, label %75, !llvm.loop !32
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @decrypt(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #4 {
  %3 = alloca [16 x i8], align 16
  br label %14

4:
  %5 = phi i64 [ %11, %4 ], [ 0, %293 ]
  %6 = getelementptr inbounds i8, ptr %1, i64 %5
  %7 = load i8, ptr %6, align 1, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %0, i64 %5
  %9 = load i8, ptr %8, align 1, !tbaa !9
  %10 = xor i8 %9, %7
  store i8 %10, ptr %8, align 1, !tbaa !9
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 16
  br i1 %12, label %13, label %4, !llvm.loop !27

13:
  ret void

14:
  %15 = phi i64 [ 10, %2 ], [ %294, %293 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %16 = shl nsw i64 %15, 4
  %17 = getelementptr inbounds i8, ptr %1, i64 %16
  br label %18

18:
  %19 = phi i64 [ 0, %14 ], [ %25, %18 ]
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !9
  %22 = getelementptr inbounds i8, ptr %0, i64 %19
  %23 = load i8, ptr %22, align 1, !tbaa !9
  %24 = xor i8 %23, %21
  store i8 %24, ptr %22, align 1, !tbaa !9
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, 16
  br i1 %26, label %27, label %18, !llvm.loop !27

27:
  %28 = icmp ult i64 %15, 10
  br i1 %28, label %29, label %288

29:
  %30 = phi i64 [ %286, %283 ], [ 0, %27 ]
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !9
  %33 = or disjoint i64 %30, 1
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !9
  %36 = or disjoint i64 %30, 2
  %37 = getelementptr inbounds i8, ptr %0, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !9
  %39 = or disjoint i64 %30, 3
  %40 = getelementptr inbounds i8, ptr %0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !9
  br label %42

42:
  %43 = phi i8 [ %49, %42 ], [ 0, %29 ]
  %44 = phi i8 [ %50, %42 ], [ 14, %29 ]
  %45 = phi i8 [ %54, %42 ], [ %32, %29 ]
  %46 = and i8 %44, 1
  %47 = icmp eq i8 %46, 0
  %48 = select i1 %47, i8 0, i8 %45
  %49 = xor i8 %48, %43
  %50 = lshr i8 %44, 1
  %51 = shl i8 %45, 1
  %52 = icmp slt i8 %45, 0
  %53 = select i1 %52, i8 27, i8 0
  %54 = xor i8 %53, %51
  %55 = icmp ult i8 %44, 2
  br i1 %55, label %56, label %42, !llvm.loop !33

56:
  %57 = phi i8 [ %63, %56 ], [ 0, %42 ]
  %58 = phi i8 [ %64, %56 ], [ 11, %42 ]
  %59 = phi i8 [ %68, %56 ], [ %35, %42 ]
  %60 = and i8 %58, 1
  %61 = icmp eq i8 %60, 0
  %62 = select i1 %61, i8 0, i8 %59
  %63 = xor i8 %62, %57
  %64 = lshr i8 %58, 1
  %65 = shl i8 %59, 1
  %66 = icmp slt i8 %59, 0
  %67 = select i1 %66, i8 27, i8 0
  %68 = xor i8 %67, %65
  %69 = icmp ult i8 %58, 2
  br i1 %69, label %70, label %56, !llvm.loop !33

70:
  %71 = phi i8 [ %77, %70 ], [ 0, %56 ]
  %72 = phi i8 [ %78, %70 ], [ 13, %56 ]
  %73 = phi i8 [ %82, %70 ], [ %38, %56 ]
  %74 = and i8 %72, 1
  %75 = icmp eq i8 %74, 0
  %76 = select i1 %75, i8 0, i8 %73
  %77 = xor i8 %76, %71
  %78 = lshr i8 %72, 1
  %79 = shl i8 %73, 1
  %80 = icmp slt i8 %73, 0
  %81 = select i1 %80, i8 27, i8 0
  %82 = xor i8 %81, %79
  %83 = icmp ult i8 %72, 2
  br i1 %83, label %84, label %70, !llvm.loop !33

84:
  %85 = xor i8 %63, %49
  br label %86

86:
  %87 = phi i8 [ %93, %86 ], [ 0, %84 ]
  %88 = phi i8 [ %94, %86 ], [ 9, %84 ]
  %89 = phi i8 [ %98, %86 ], [ %41, %84 ]
  %90 = and i8 %88, 1
  %91 = icmp eq i8 %90, 0
  %92 = select i1 %91, i8 0, i8 %89
  %93 = xor i8 %92, %87
  %94 = lshr i8 %88, 1
  %95 = shl i8 %89, 1
  %96 = icmp slt i8 %89, 0
  %97 = select i1 %96, i8 27, i8 0
  %98 = xor i8 %97, %95
  %99 = icmp ult i8 %88, 2
  br i1 %99, label %100, label %86, !llvm.loop !33

100:
  %101 = xor i8 %85, %77
  %102 = xor i8 %101, %93
  store i8 %102, ptr %31, align 1, !tbaa !9
  br label %103

103:
  %104 = phi i8 [ %110, %103 ], [ 0, %100 ]
  %105 = phi i8 [ %111, %103 ], [ 9, %100 ]
  %106 = phi i8 [ %115, %103 ], [ %32, %100 ]
  %107 = and i8 %105, 1
  %108 = icmp eq i8 %107, 0
  %109 = select i1 %108, i8 0, i8 %106
  %110 = xor i8 %109, %104
  %111 = lshr i8 %105, 1
  %112 = shl i8 %106, 1
  %113 = icmp slt i8 %106, 0
  %114 = select i1 %113, i8 27, i8 0
  %115 = xor i8 %114, %112
  %116 = icmp ult i8 %105, 2
  br i1 %116, label %117, label %103, !llvm.loop !33

117:
  %118 = phi i8 [ %124, %117 ], [ 0, %103 ]
  %119 = phi i8 [ %125, %117 ], [ 14, %103 ]
  %120 = phi i8 [ %129, %117 ], [ %35, %103 ]
  %121 = and i8 %119, 1
  %122 = icmp eq i8 %121, 0
  %123 = select i1 %122, i8 0, i8 %120
  %124 = xor i8 %123, %118
  %125 = lshr i8 %119, 1
  %126 = shl i8 %120, 1
  %127 = icmp slt i8 %120, 0
  %128 = select i1 %127, i8 27, i8 0
  %129 = xor i8 %128, %126
  %130 = icmp ult i8 %119, 2
  br i1 %130, label %131, label %117, !llvm.loop !33

131:
  %132 = phi i8 [ %138, %131 ], [ 0, %117 ]
  %133 = phi i8 [ %139, %131 ], [ 11, %117 ]
  %134 = phi i8 [ %143, %131 ], [ %38, %117 ]
  %135 = and i8 %133, 1
  %136 = icmp eq i8 %135, 0
  %137 = select i1 %136, i8 0, i8 %134
  %138 = xor i8 %137, %132
  %139 = lshr i8 %133, 1
  %140 = shl i8 %134, 1
  %141 = icmp slt i8 %134, 0
  %142 = select i1 %141, i8 27, i8 0
  %143 = xor i8 %142, %140
  %144 = icmp ult i8 %133, 2
  br i1 %144, label %145, label %131, !llvm.loop !33

145:
  %146 = xor i8 %124, %110
  br label %147

147:
  %148 = phi i8 [ %154, %147 ], [ 0, %145 ]
  %149 = phi i8 [ %155, %147 ], [ 13, %145 ]
  %150 = phi i8 [ %159, %147 ], [ %41, %145 ]
  %151 = and i8 %149, 1
  %152 = icmp eq i8 %151, 0
  %153 = select i1 %152, i8 0, i8 %150
  %154 = xor i8 %153, %148
  %155 = lshr i8 %149, 1
  %156 = shl i8 %150, 1
  %157 = icmp slt i8 %150, 0
  %158 = select i1 %157, i8 27, i8 0
  %159 = xor i8 %158, %156
  %160 = icmp ult i8 %149, 2
  br i1 %160, label %161, label %147, !llvm.loop !33

161:
  %162 = xor i8 %146, %138
  %163 = xor i8 %162, %154
  store i8 %163, ptr %34, align 1, !tbaa !9
  br label %164

164:
  %165 = phi i8 [ %171, %164 ], [ 0, %161 ]
  %166 = phi i8 [ %172, %164 ], [ 13, %161 ]
  %167 = phi i8 [ %176, %164 ], [ %32, %161 ]
  %168 = and i8 %166, 1
  %169 = icmp eq i8 %168, 0
  %170 = select i1 %169, i8 0, i8 %167
  %171 = xor i8 %170, %165
  %172 = lshr i8 %166, 1
  %173 = shl i8 %167, 1
  %174 = icmp slt i8 %167, 0
  %175 = select i1 %174, i8 27, i8 0
  %176 = xor i8 %175, %173
  %177 = icmp ult i8 %166, 2
  br i1 %177, label %178, label %164, !llvm.loop !33

178:
  %179 = phi i8 [ %185, %178 ], [ 0, %164 ]
  %180 = phi i8 [ %186, %178 ], [ 9, %164 ]
  %181 = phi i8 [ %190, %178 ], [ %35, %164 ]
  %182 = and i8 %180, 1
  %183 = icmp eq i8 %182, 0
  %184 = select i1 %183, i8 0, i8 %181
  %185 = xor i8 %184, %179
  %186 = lshr i8 %180, 1
  %187 = shl i8 %181, 1
  %188 = icmp slt i8 %181, 0
  %189 = select i1 %188, i8 27, i8 0
  %190 = xor i8 %189, %187
  %191 = icmp ult i8 %180, 2
  br i1 %191, label %192, label %178, !llvm.loop !33

192:
  %193 = phi i8 [ %199, %192 ], [ 0, %178 ]
  %194 = phi i8 [ %200, %192 ], [ 14, %178 ]
  %195 = phi i8 [ %204, %192 ], [ %38, %178 ]
  %196 = and i8 %194, 1
  %197 = icmp eq i8 %196, 0
  %198 = select i1 %197, i8 0, i8 %195
  %199 = xor i8 %198, %193
  %200 = lshr i8 %194, 1
  %201 = shl i8 %195, 1
  %202 = icmp slt i8 %195, 0
  %203 = select i1 %202, i8 27, i8 0
  %204 = xor i8 %203, %201
  %205 = icmp ult i8 %194, 2
  br i1 %205, label %206, label %192, !llvm.loop !33

206:
  %207 = xor i8 %185, %171
  br label %208

208:
  %209 = phi i8 [ %215, %208 ], [ 0, %206 ]
  %210 = phi i8 [ %216, %208 ], [ 11, %206 ]
  %211 = phi i8 [ %220, %208 ], [ %41, %206 ]
  %212 = and i8 %210, 1
  %213 = icmp eq i8 %212, 0
  %214 = select i1 %213, i8 0, i8 %211
  %215 = xor i8 %214, %209
  %216 = lshr i8 %210, 1
  %217 = shl i8 %211, 1
  %218 = icmp slt i8 %211, 0
  %219 = select i1 %218, i8 27, i8 0
  %220 = xor i8 %219, %217
  %221 = icmp ult i8 %210, 2
  br i1 %221, label %222, label %208, !llvm.loop !33

222:
  %223 = xor i8 %207, %199
  %224 = xor i8 %223, %215
  store i8 %224, ptr %37, align 1, !tbaa !9
  br label %225

225:
  %226 = phi i8 [ %232, %225 ], [ 0, %222 ]
  %227 = phi i8 [ %233, %225 ], [ 11, %222 ]
  %228 = phi i8 [ %237, %225 ], [ %32, %222 ]
  %229 = and i8 %227, 1
  %230 = icmp eq i8 %229, 0
  %231 = select i1 %230, i8 0, i8 %228
  %232 = xor i8 %231, %226
  %233 = lshr i8 %227, 1
  %234 = shl i8 %228, 1
  %235 = icmp slt i8 %228, 0
  %236 = select i1 %235, i8 27, i8 0
  %237 = xor i8 %236, %234
  %238 = icmp ult i8 %227, 2
  br i1 %238, label %239, label %225, !llvm.loop !33

239:
  %240 = phi i8 [ %246, %239 ], [ 0, %225 ]
  %241 = phi i8 [ %247, %239 ], [ 13, %225 ]
  %242 = phi i8 [ %251, %239 ], [ %35, %225 ]
  %243 = and i8 %241, 1
  %244 = icmp eq i8 %243, 0
  %245 = select i1 %244, i8 0, i8 %242
  %246 = xor i8 %245, %240
  %247 = lshr i8 %241, 1
  %248 = shl i8 %242, 1
  %249 = icmp slt i8 %242, 0
  %250 = select i1 %249, i8 27, i8 0
  %251 = xor i8 %250, %248
  %252 = icmp ult i8 %241, 2
  br i1 %252, label %253, label %239, !llvm.loop !33

253:
  %254 = phi i8 [ %260, %253 ], [ 0, %239 ]
  %255 = phi i8 [ %261, %253 ], [ 9, %239 ]
  %256 = phi i8 [ %265, %253 ], [ %38, %239 ]
  %257 = and i8 %255, 1
  %258 = icmp eq i8 %257, 0
  %259 = select i1 %258, i8 0, i8 %256
  %260 = xor i8 %259, %254
  %261 = lshr i8 %255, 1
  %262 = shl i8 %256, 1
  %263 = icmp slt i8 %256, 0
  %264 = select i1 %263, i8 27, i8 0
  %265 = xor i8 %264, %262
  %266 = icmp ult i8 %255, 2
  br i1 %266, label %267, label %253, !llvm.loop !33

267:
  %268 = xor i8 %246, %232
  br label %269

269:
  %270 = phi i8 [ %276, %269 ], [ 0, %267 ]
  %271 = phi i8 [ %277, %269 ], [ 14, %267 ]
  %272 = phi i8 [ %281, %269 ], [ %41, %267 ]
  %273 = and i8 %271, 1
  %274 = icmp eq i8 %273, 0
  %275 = select i1 %274, i8 0, i8 %272
  %276 = xor i8 %275, %270
  %277 = lshr i8 %271, 1
  %278 = shl i8 %272, 1
  %279 = icmp slt i8 %272, 0
  %280 = select i1 %279, i8 27, i8 0
  %281 = xor i8 %280, %278
  %282 = icmp ult i8 %271, 2
  br i1 %282, label %283, label %269, !llvm.loop !33

283:
  %284 = xor i8 %268, %260
  %285 = xor i8 %284, %276
  store i8 %285, ptr %40, align 1, !tbaa !9
  %286 = add nuw nsw i64 %30, 4
  %287 = icmp ult i64 %30, 12
  br i1 %287, label %29, label %288, !llvm.loop !34

288:
  br label %289

289:
  %290 = phi i64 [ %297, %296 ], [ 0, %288 ]
  %291 = shl nuw nsw i64 %290, 2
  %292 = getelementptr inbounds i8, ptr %0, i64 %291
  br label %299

293:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %0, ptr noundef nonnull align 16 dereferenceable(16) %3, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  %294 = add nsw i64 %15, -1
  %295 = icmp ugt i64 %15, 1
  br i1 %295, label %14, label %4, !llvm.loop !35

296:
  %297 = add nuw nsw i64 %290, 1
  %298 = icmp eq i64 %297, 4
  br i1 %298, label %293, label %289, !llvm.loop !36

299:
  %300 = phi i64 [ 0, %289 ], [ %312, %299 ]
  %301 = getelementptr inbounds i8, ptr %292, i64 %300
  %302 = load i8, ptr %301, align 1, !tbaa !9
  %303 = zext i8 %302 to i64
  %304 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !9
  %306 = add nuw nsw i64 %300, %290
  %307 = shl i64 %306, 2
  %308 = and i64 %307, 12
  %309 = and i64 %300, 4294967295
  %310 = or i64 %308, %309
  %311 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %310
  store i8 %305, ptr %311, align 1, !tbaa !9
  %312 = add nuw nsw i64 %300, 1
  %313 = icmp eq i64 %312, 4
  br i1 %313, label %296, label %299, !llvm.loop !37
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #8

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind willreturn memory(argmem: read) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nofree nounwind }
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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !7, i64 0}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !11, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11, !12}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11, !12}
!32 = distinct !{!32, !11, !12}
!33 = distinct !{!33, !11, !12}
!34 = distinct !{!34, !11, !12}
!35 = distinct !{!35, !11, !12}
!36 = distinct !{!36, !11, !12}
!37 = distinct !{!37, !11, !12}
