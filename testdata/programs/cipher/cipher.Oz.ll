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

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 16
  %4 = alloca [4 x i8], align 4
  %5 = alloca [16 x i8], align 16
  %6 = alloca [176 x i8], align 16
  %7 = alloca [16 x i8], align 16
  %8 = alloca [16 x i8], align 16
  %9 = alloca [16 x i8], align 16
  %10 = alloca [16 x i32], align 16
  %11 = alloca [16 x i32], align 16
  %12 = alloca [2 x i32], align 4
  %13 = icmp sgt i32 %0, 1
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !5
  %17 = tail call i32 @atoi(ptr nocapture noundef %16) #13
  br label %18

18:
  %19 = phi i32 [ %17, %14 ], [ 100, %2 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #14
  call void @llvm.lifetime.start.p0(i64 176, ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %9, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.stream, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #14
  %20 = getelementptr inbounds i8, ptr %10, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %20, i8 0, i64 48, i1 false)
  store i32 1634760805, ptr %10, align 16
  %21 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 857760878, ptr %21, align 4
  %22 = getelementptr inbounds i8, ptr %10, i64 8
  store i32 2036477234, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %10, i64 12
  store i32 1797285236, ptr %23, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #14
  br label %24

24:
  %25 = phi i8 [ 1, %18 ], [ %40, %24 ]
  %26 = phi i8 [ 1, %18 ], [ %31, %24 ]
  %27 = shl i8 %26, 1
  %28 = icmp slt i8 %26, 0
  %29 = select i1 %28, i8 27, i8 0
  %30 = xor i8 %27, %29
  %31 = xor i8 %30, %26
  %32 = shl i8 %25, 1
  %33 = xor i8 %32, %25
  %34 = shl i8 %33, 2
  %35 = xor i8 %34, %33
  %36 = shl i8 %35, 4
  %37 = xor i8 %36, %35
  %38 = xor i8 %37, 9
  %39 = icmp slt i8 %37, 0
  %40 = select i1 %39, i8 %38, i8 %37
  %41 = tail call i8 @llvm.fshl.i8(i8 %40, i8 %40, i8 1)
  %42 = tail call i8 @llvm.fshl.i8(i8 %40, i8 %40, i8 2)
  %43 = tail call i8 @llvm.fshl.i8(i8 %40, i8 %40, i8 3)
  %44 = tail call i8 @llvm.fshl.i8(i8 %40, i8 %40, i8 4)
  %45 = xor i8 %41, %42
  %46 = xor i8 %45, %43
  %47 = xor i8 %46, %44
  %48 = xor i8 %47, %40
  %49 = xor i8 %48, 99
  %50 = zext i8 %31 to i64
  %51 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %50
  store i8 %49, ptr %51, align 1, !tbaa !9
  %52 = icmp eq i8 %31, 1
  br i1 %52, label %53, label %24, !llvm.loop !10

53:
  store i8 99, ptr @sbox, align 16, !tbaa !9
  br label %54

54:
  %55 = phi i64 [ %63, %57 ], [ 0, %53 ]
  %56 = icmp eq i64 %55, 256
  br i1 %56, label %64, label %57

57:
  %58 = trunc i64 %55 to i8
  %59 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %55
  %60 = load i8, ptr %59, align 1, !tbaa !9
  %61 = zext i8 %60 to i64
  %62 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %61
  store i8 %58, ptr %62, align 1, !tbaa !9
  %63 = add nuw nsw i64 %55, 1
  br label %54, !llvm.loop !12

64:
  %65 = phi i64 [ %161, %160 ], [ 0, %54 ]
  %66 = icmp eq i64 %65, 16
  br i1 %66, label %67, label %148

67:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %6, ptr noundef nonnull readonly align 16 dereferenceable(16) %5, i64 16, i1 false)
  %68 = getelementptr i8, ptr %6, i64 -4
  %69 = getelementptr inbounds i8, ptr %4, i64 1
  %70 = getelementptr inbounds i8, ptr %4, i64 2
  %71 = getelementptr inbounds i8, ptr %4, i64 3
  br label %72

72:
  %73 = phi i64 [ %111, %110 ], [ 16, %67 ]
  %74 = phi i8 [ %106, %110 ], [ 1, %67 ]
  %75 = icmp ult i64 %73, 176
  br i1 %75, label %76, label %121

76:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #14
  %77 = getelementptr i8, ptr %68, i64 %73
  %78 = load i32, ptr %77, align 4
  store i32 %78, ptr %4, align 4
  %79 = and i64 %73, 12
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %105

81:
  %82 = lshr i32 %78, 24
  %83 = zext nneg i32 %82 to i64
  %84 = lshr i32 %78, 16
  %85 = lshr i32 %78, 8
  %86 = and i32 %85, 255
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %87
  %89 = load i8, ptr %88, align 1, !tbaa !9
  %90 = xor i8 %89, %74
  store i8 %90, ptr %4, align 4, !tbaa !9
  %91 = and i32 %84, 255
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %92
  %94 = load i8, ptr %93, align 1, !tbaa !9
  store i8 %94, ptr %69, align 1, !tbaa !9
  %95 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %83
  %96 = load i8, ptr %95, align 1, !tbaa !9
  store i8 %96, ptr %70, align 2, !tbaa !9
  %97 = and i32 %78, 255
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %98
  %100 = load i8, ptr %99, align 1, !tbaa !9
  store i8 %100, ptr %71, align 1, !tbaa !9
  %101 = shl i8 %74, 1
  %102 = icmp slt i8 %74, 0
  %103 = select i1 %102, i8 27, i8 0
  %104 = xor i8 %103, %101
  br label %105

105:
  %106 = phi i8 [ %104, %81 ], [ %74, %76 ]
  br label %107

107:
  %108 = phi i64 [ %120, %112 ], [ 0, %105 ]
  %109 = icmp eq i64 %108, 4
  br i1 %109, label %110, label %112

110:
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #14
  %111 = add nuw nsw i64 %73, 4
  br label %72, !llvm.loop !13

112:
  %113 = or disjoint i64 %108, %73
  %114 = getelementptr i8, ptr %6, i64 %113
  %115 = getelementptr i8, ptr %114, i64 -16
  %116 = load i8, ptr %115, align 1, !tbaa !9
  %117 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 %108
  %118 = load i8, ptr %117, align 1, !tbaa !9
  %119 = xor i8 %118, %116
  store i8 %119, ptr %114, align 1, !tbaa !9
  %120 = add nuw nsw i64 %108, 1
  br label %107, !llvm.loop !14

121:
  call fastcc void @encrypt(ptr noundef nonnull %7, ptr noundef nonnull %6) #15
  call fastcc void @dump(ptr noundef nonnull @.str, ptr noundef nonnull %7, i32 noundef 16) #15
  call fastcc void @decrypt(ptr noundef nonnull %7, ptr noundef nonnull %6) #15
  %122 = call i32 @bcmp(ptr noundef nonnull dereferenceable(16) %7, ptr noundef nonnull dereferenceable(16) %8, i64 16)
  %123 = icmp eq i32 %122, 0
  %124 = zext i1 %123 to i32
  %125 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %124) #15
  %126 = getelementptr inbounds i8, ptr %3, i64 16
  %127 = getelementptr inbounds i8, ptr %3, i64 48
  %128 = getelementptr inbounds i8, ptr %3, i64 32
  %129 = getelementptr inbounds i8, ptr %3, i64 20
  %130 = getelementptr inbounds i8, ptr %3, i64 4
  %131 = getelementptr inbounds i8, ptr %3, i64 52
  %132 = getelementptr inbounds i8, ptr %3, i64 36
  %133 = getelementptr inbounds i8, ptr %3, i64 24
  %134 = getelementptr inbounds i8, ptr %3, i64 8
  %135 = getelementptr inbounds i8, ptr %3, i64 56
  %136 = getelementptr inbounds i8, ptr %3, i64 40
  %137 = getelementptr inbounds i8, ptr %3, i64 28
  %138 = getelementptr inbounds i8, ptr %3, i64 12
  %139 = getelementptr inbounds i8, ptr %3, i64 60
  %140 = getelementptr inbounds i8, ptr %3, i64 44
  %141 = getelementptr inbounds i8, ptr %10, i64 48
  %142 = getelementptr inbounds i8, ptr %11, i64 12
  %143 = getelementptr inbounds i8, ptr %10, i64 20
  %144 = getelementptr inbounds i8, ptr %10, i64 16
  %145 = load i32, ptr %141, align 16, !tbaa !15
  %146 = load i32, ptr %143, align 4, !tbaa !15
  %147 = tail call i32 @llvm.smax.i32(i32 %19, i32 0)
  br label %162

148:
  %149 = trunc i64 %65 to i8
  %150 = getelementptr inbounds [16 x i8], ptr %5, i64 0, i64 %65
  store i8 %149, ptr %150, align 1, !tbaa !9
  %151 = mul nuw i8 %149, 17
  %152 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %65
  store i8 %151, ptr %152, align 1, !tbaa !9
  %153 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %65
  store i8 %151, ptr %153, align 1, !tbaa !9
  %154 = icmp ugt i64 %65, 3
  br i1 %154, label %155, label %160

155:
  %156 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %65
  %157 = trunc i64 %65 to i32
  %158 = mul i32 %157, 67372036
  %159 = add i32 %158, -219025168
  store i32 %159, ptr %156, align 4, !tbaa !15
  br label %160

160:
  %161 = add nuw nsw i64 %65, 1
  br label %64, !llvm.loop !17

162:
  %163 = phi i32 [ 1162233672, %121 ], [ %327, %357 ]
  %164 = phi i32 [ %146, %121 ], [ %324, %357 ]
  %165 = phi i32 [ %145, %121 ], [ %322, %357 ]
  %166 = phi i32 [ 1094861636, %121 ], [ %326, %357 ]
  %167 = phi i32 [ 0, %121 ], [ %358, %357 ]
  %168 = icmp eq i32 %167, %147
  br i1 %168, label %169, label %171

169:
  %170 = getelementptr inbounds i8, ptr %12, i64 4
  store i32 %163, ptr %170, align 4, !tbaa !15
  store i32 %166, ptr %12, align 4, !tbaa !15
  call fastcc void @dump(ptr noundef nonnull @.str, ptr noundef nonnull %7, i32 noundef 16) #15
  call fastcc void @dump(ptr noundef nonnull @.str.3, ptr noundef nonnull %11, i32 noundef 64) #15
  call fastcc void @dump(ptr noundef nonnull @.str.4, ptr noundef nonnull %12, i32 noundef 8) #15
  call fastcc void @rc4(ptr noundef nonnull %9, i32 noundef 9) #15
  call fastcc void @dump(ptr noundef nonnull @.str.5, ptr noundef nonnull %9, i32 noundef 9) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #14
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 176, ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #14
  ret i32 0

171:
  call fastcc void @encrypt(ptr noundef nonnull %7, ptr noundef nonnull %6) #15
  %172 = and i32 %167, 3
  %173 = icmp eq i32 %172, 3
  br i1 %173, label %174, label %175

174:
  call fastcc void @decrypt(ptr noundef nonnull %7, ptr noundef nonnull %6) #15
  br label %175

175:
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %3, ptr noundef nonnull readonly align 16 dereferenceable(64) %10, i64 64, i1 false)
  %176 = load i32, ptr %126, align 16, !tbaa !15
  %177 = load i32, ptr %3, align 16, !tbaa !15
  %178 = load i32, ptr %127, align 16, !tbaa !15
  %179 = load i32, ptr %128, align 16, !tbaa !15
  %180 = load i32, ptr %129, align 4, !tbaa !15
  %181 = load i32, ptr %130, align 4, !tbaa !15
  %182 = load i32, ptr %131, align 4, !tbaa !15
  %183 = load i32, ptr %132, align 4, !tbaa !15
  %184 = load i32, ptr %133, align 8, !tbaa !15
  %185 = load i32, ptr %134, align 8, !tbaa !15
  %186 = load i32, ptr %135, align 8, !tbaa !15
  %187 = load i32, ptr %136, align 8, !tbaa !15
  %188 = load i32, ptr %137, align 4, !tbaa !15
  %189 = load i32, ptr %138, align 4, !tbaa !15
  %190 = load i32, ptr %139, align 4, !tbaa !15
  %191 = load i32, ptr %140, align 4, !tbaa !15
  br label %192

192:
  %193 = phi i32 [ %191, %175 ], [ %282, %212 ]
  %194 = phi i32 [ %190, %175 ], [ %269, %212 ]
  %195 = phi i32 [ %189, %175 ], [ %303, %212 ]
  %196 = phi i32 [ %188, %175 ], [ %296, %212 ]
  %197 = phi i32 [ %187, %175 ], [ %270, %212 ]
  %198 = phi i32 [ %186, %175 ], [ %305, %212 ]
  %199 = phi i32 [ %185, %175 ], [ %291, %212 ]
  %200 = phi i32 [ %184, %175 ], [ %284, %212 ]
  %201 = phi i32 [ %183, %175 ], [ %306, %212 ]
  %202 = phi i32 [ %182, %175 ], [ %293, %212 ]
  %203 = phi i32 [ %181, %175 ], [ %279, %212 ]
  %204 = phi i32 [ %180, %175 ], [ %272, %212 ]
  %205 = phi i32 [ %179, %175 ], [ %294, %212 ]
  %206 = phi i32 [ %178, %175 ], [ %281, %212 ]
  %207 = phi i32 [ %177, %175 ], [ %267, %212 ]
  %208 = phi i32 [ %176, %175 ], [ %308, %212 ]
  %209 = phi i32 [ 0, %175 ], [ %309, %212 ]
  %210 = icmp eq i32 %209, 10
  br i1 %210, label %211, label %212

211:
  store i32 %208, ptr %126, align 16, !tbaa !15
  store i32 %207, ptr %3, align 16, !tbaa !15
  store i32 %206, ptr %127, align 16, !tbaa !15
  store i32 %205, ptr %128, align 16, !tbaa !15
  store i32 %204, ptr %129, align 4, !tbaa !15
  store i32 %203, ptr %130, align 4, !tbaa !15
  store i32 %202, ptr %131, align 4, !tbaa !15
  store i32 %201, ptr %132, align 4, !tbaa !15
  store i32 %200, ptr %133, align 8, !tbaa !15
  store i32 %199, ptr %134, align 8, !tbaa !15
  store i32 %198, ptr %135, align 8, !tbaa !15
  store i32 %197, ptr %136, align 8, !tbaa !15
  store i32 %196, ptr %137, align 4, !tbaa !15
  store i32 %195, ptr %138, align 4, !tbaa !15
  store i32 %194, ptr %139, align 4, !tbaa !15
  store i32 %193, ptr %140, align 4, !tbaa !15
  br label %310

212:
  %213 = add i32 %208, %207
  %214 = xor i32 %213, %206
  %215 = tail call i32 @llvm.fshl.i32(i32 %214, i32 %214, i32 16)
  %216 = add i32 %215, %205
  %217 = xor i32 %216, %208
  %218 = tail call i32 @llvm.fshl.i32(i32 %217, i32 %217, i32 12)
  %219 = add i32 %218, %213
  %220 = xor i32 %219, %215
  %221 = tail call i32 @llvm.fshl.i32(i32 %220, i32 %220, i32 8)
  %222 = add i32 %221, %216
  %223 = xor i32 %222, %218
  %224 = tail call i32 @llvm.fshl.i32(i32 %223, i32 %223, i32 7)
  %225 = add i32 %204, %203
  %226 = xor i32 %225, %202
  %227 = tail call i32 @llvm.fshl.i32(i32 %226, i32 %226, i32 16)
  %228 = add i32 %227, %201
  %229 = xor i32 %228, %204
  %230 = tail call i32 @llvm.fshl.i32(i32 %229, i32 %229, i32 12)
  %231 = add i32 %230, %225
  %232 = xor i32 %231, %227
  %233 = tail call i32 @llvm.fshl.i32(i32 %232, i32 %232, i32 8)
  %234 = add i32 %233, %228
  %235 = xor i32 %234, %230
  %236 = tail call i32 @llvm.fshl.i32(i32 %235, i32 %235, i32 7)
  %237 = add i32 %200, %199
  %238 = xor i32 %237, %198
  %239 = tail call i32 @llvm.fshl.i32(i32 %238, i32 %238, i32 16)
  %240 = add i32 %239, %197
  %241 = xor i32 %240, %200
  %242 = tail call i32 @llvm.fshl.i32(i32 %241, i32 %241, i32 12)
  %243 = add i32 %242, %237
  %244 = xor i32 %243, %239
  %245 = tail call i32 @llvm.fshl.i32(i32 %244, i32 %244, i32 8)
  %246 = add i32 %245, %240
  %247 = xor i32 %246, %242
  %248 = tail call i32 @llvm.fshl.i32(i32 %247, i32 %247, i32 7)
  %249 = add i32 %196, %195
  %250 = xor i32 %249, %194
  %251 = tail call i32 @llvm.fshl.i32(i32 %250, i32 %250, i32 16)
  %252 = add i32 %251, %193
  %253 = xor i32 %252, %196
  %254 = tail call i32 @llvm.fshl.i32(i32 %253, i32 %253, i32 12)
  %255 = add i32 %254, %249
  %256 = xor i32 %255, %251
  %257 = tail call i32 @llvm.fshl.i32(i32 %256, i32 %256, i32 8)
  %258 = add i32 %257, %252
  %259 = xor i32 %258, %254
  %260 = tail call i32 @llvm.fshl.i32(i32 %259, i32 %259, i32 7)
  %261 = add i32 %236, %219
  %262 = xor i32 %261, %257
  %263 = tail call i32 @llvm.fshl.i32(i32 %262, i32 %262, i32 16)
  %264 = add i32 %263, %246
  %265 = xor i32 %264, %236
  %266 = tail call i32 @llvm.fshl.i32(i32 %265, i32 %265, i32 12)
  %267 = add i32 %266, %261
  %268 = xor i32 %267, %263
  %269 = tail call i32 @llvm.fshl.i32(i32 %268, i32 %268, i32 8)
  %270 = add i32 %269, %264
  %271 = xor i32 %270, %266
  %272 = tail call i32 @llvm.fshl.i32(i32 %271, i32 %271, i32 7)
  %273 = add i32 %248, %231
  %274 = xor i32 %221, %273
  %275 = tail call i32 @llvm.fshl.i32(i32 %274, i32 %274, i32 16)
  %276 = add i32 %275, %258
  %277 = xor i32 %276, %248
  %278 = tail call i32 @llvm.fshl.i32(i32 %277, i32 %277, i32 12)
  %279 = add i32 %278, %273
  %280 = xor i32 %279, %275
  %281 = tail call i32 @llvm.fshl.i32(i32 %280, i32 %280, i32 8)
  %282 = add i32 %281, %276
  %283 = xor i32 %282, %278
  %284 = tail call i32 @llvm.fshl.i32(i32 %283, i32 %283, i32 7)
  %285 = add i32 %260, %243
  %286 = xor i32 %233, %285
  %287 = tail call i32 @llvm.fshl.i32(i32 %286, i32 %286, i32 16)
  %288 = add i32 %222, %287
  %289 = xor i32 %288, %260
  %290 = tail call i32 @llvm.fshl.i32(i32 %289, i32 %289, i32 12)
  %291 = add i32 %290, %285
  %292 = xor i32 %291, %287
  %293 = tail call i32 @llvm.fshl.i32(i32 %292, i32 %292, i32 8)
  %294 = add i32 %293, %288
  %295 = xor i32 %294, %290
  %296 = tail call i32 @llvm.fshl.i32(i32 %295, i32 %295, i32 7)
  %297 = add i32 %224, %255
  %298 = xor i32 %297, %245
  %299 = tail call i32 @llvm.fshl.i32(i32 %298, i32 %298, i32 16)
  %300 = add i32 %299, %234
  %301 = xor i32 %300, %224
  %302 = tail call i32 @llvm.fshl.i32(i32 %301, i32 %301, i32 12)
  %303 = add i32 %302, %297
  %304 = xor i32 %303, %299
  %305 = tail call i32 @llvm.fshl.i32(i32 %304, i32 %304, i32 8)
  %306 = add i32 %305, %300
  %307 = xor i32 %306, %302
  %308 = tail call i32 @llvm.fshl.i32(i32 %307, i32 %307, i32 7)
  %309 = add nuw nsw i32 %209, 1
  br label %192, !llvm.loop !18

310:
  %311 = phi i64 [ 0, %211 ], [ %320, %313 ]
  %312 = icmp eq i64 %311, 16
  br i1 %312, label %321, label %313

313:
  %314 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %311
  %315 = load i32, ptr %314, align 4, !tbaa !15
  %316 = getelementptr inbounds i32, ptr %10, i64 %311
  %317 = load i32, ptr %316, align 4, !tbaa !15
  %318 = add i32 %317, %315
  %319 = getelementptr inbounds i32, ptr %11, i64 %311
  store i32 %318, ptr %319, align 4, !tbaa !15
  %320 = add nuw nsw i64 %311, 1
  br label %310, !llvm.loop !19

321:
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #14
  %322 = add i32 %165, 1
  store i32 %322, ptr %141, align 16, !tbaa !15
  %323 = load i32, ptr %142, align 4, !tbaa !15
  %324 = xor i32 %164, %323
  store i32 %324, ptr %143, align 4, !tbaa !15
  br label %325

325:
  %326 = phi i32 [ %166, %321 ], [ %342, %331 ]
  %327 = phi i32 [ %163, %321 ], [ %355, %331 ]
  %328 = phi i32 [ 0, %321 ], [ %343, %331 ]
  %329 = phi i32 [ 0, %321 ], [ %356, %331 ]
  %330 = icmp eq i32 %329, 32
  br i1 %330, label %357, label %331

331:
  %332 = shl i32 %327, 4
  %333 = lshr i32 %327, 5
  %334 = xor i32 %332, %333
  %335 = add i32 %334, %327
  %336 = and i32 %328, 3
  %337 = zext nneg i32 %336 to i64
  %338 = getelementptr inbounds i32, ptr %144, i64 %337
  %339 = load i32, ptr %338, align 4, !tbaa !15
  %340 = add i32 %339, %328
  %341 = xor i32 %340, %335
  %342 = add i32 %341, %326
  %343 = add i32 %328, -1640531527
  %344 = shl i32 %342, 4
  %345 = lshr i32 %342, 5
  %346 = xor i32 %344, %345
  %347 = add i32 %346, %342
  %348 = lshr i32 %343, 11
  %349 = and i32 %348, 3
  %350 = zext nneg i32 %349 to i64
  %351 = getelementptr inbounds i32, ptr %144, i64 %350
  %352 = load i32, ptr %351, align 4, !tbaa !15
  %353 = add i32 %352, %343
  %354 = xor i32 %347, %353
  %355 = add i32 %354, %327
  %356 = add nuw nsw i32 %329, 1
  br label %325, !llvm.loop !20

357:
  call fastcc void @rc4(ptr noundef nonnull %9, i32 noundef 16) #15
  %358 = add nuw i32 %167, 1
  br label %162, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @encrypt(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
  %3 = alloca [16 x i8], align 16
  tail call fastcc void @addKey(ptr noundef %0, ptr noundef %1) #15
  br label %4

4:
  %5 = phi i64 [ %41, %38 ], [ 1, %2 ]
  %6 = icmp eq i64 %5, 11
  br i1 %6, label %7, label %8

7:
  ret void

8:
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #14
  br label %9

9:
  %10 = phi i64 [ %20, %19 ], [ 0, %8 ]
  %11 = icmp eq i64 %10, 4
  br i1 %11, label %12, label %14

12:
  %13 = icmp eq i64 %5, 10
  br label %35

14:
  %15 = shl nuw nsw i64 %10, 2
  br label %16

16:
  %17 = phi i64 [ 0, %14 ], [ %34, %21 ]
  %18 = icmp eq i64 %17, 4
  br i1 %18, label %19, label %21

19:
  %20 = add nuw nsw i64 %10, 1
  br label %9, !llvm.loop !22

21:
  %22 = add nuw nsw i64 %17, %10
  %23 = shl i64 %22, 2
  %24 = and i64 %23, 12
  %25 = and i64 %17, 4294967295
  %26 = or i64 %24, %25
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !9
  %29 = zext i8 %28 to i64
  %30 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !9
  %32 = or disjoint i64 %17, %15
  %33 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %32
  store i8 %31, ptr %33, align 1, !tbaa !9
  %34 = add nuw nsw i64 %17, 1
  br label %16, !llvm.loop !23

35:
  %36 = phi i64 [ 0, %12 ], [ %61, %60 ]
  %37 = icmp ult i64 %36, 16
  br i1 %37, label %42, label %38

38:
  %39 = shl nuw nsw i64 %5, 4
  %40 = getelementptr inbounds i8, ptr %1, i64 %39
  tail call fastcc void @addKey(ptr noundef %0, ptr noundef nonnull %40) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #14
  %41 = add nuw nsw i64 %5, 1
  br label %4, !llvm.loop !24

42:
  %43 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %36
  %44 = load i8, ptr %43, align 4, !tbaa !9
  %45 = or disjoint i64 %36, 1
  %46 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !9
  %48 = or disjoint i64 %36, 2
  %49 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %48
  %50 = load i8, ptr %49, align 2, !tbaa !9
  %51 = or disjoint i64 %36, 3
  %52 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !9
  %54 = xor i8 %47, %44
  %55 = xor i8 %54, %50
  %56 = xor i8 %55, %53
  br label %57

57:
  %58 = phi i64 [ %66, %79 ], [ 0, %42 ]
  %59 = icmp eq i64 %58, 4
  br i1 %59, label %60, label %62

60:
  %61 = add nuw nsw i64 %36, 4
  br label %35, !llvm.loop !25

62:
  %63 = or disjoint i64 %58, %36
  %64 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !9
  %66 = add nuw nsw i64 %58, 1
  br i1 %13, label %79, label %67

67:
  %68 = and i64 %66, 3
  %69 = or disjoint i64 %68, %36
  %70 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !9
  %72 = xor i8 %71, %65
  %73 = shl i8 %72, 1
  %74 = icmp slt i8 %72, 0
  %75 = select i1 %74, i8 27, i8 0
  %76 = xor i8 %56, %73
  %77 = xor i8 %76, %75
  %78 = xor i8 %77, %65
  br label %79

79:
  %80 = phi i8 [ %78, %67 ], [ %65, %62 ]
  %81 = getelementptr inbounds i8, ptr %0, i64 %63
  store i8 %80, ptr %81, align 1, !tbaa !9
  br label %57, !llvm.loop !26
}

; Function Attrs: minsize nofree nounwind optsize uwtable
define internal fastcc void @dump(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef %0) #15
  %5 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %6 = zext nneg i32 %5 to i64
  br label %7

7:
  %8 = phi i64 [ %17, %12 ], [ 0, %3 ]
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %12

10:
  %11 = tail call i32 @putchar(i32 10)
  ret void

12:
  %13 = getelementptr inbounds i8, ptr %1, i64 %8
  %14 = load i8, ptr %13, align 1, !tbaa !9
  %15 = zext i8 %14 to i32
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %15) #15
  %17 = add nuw nsw i64 %8, 1
  br label %7, !llvm.loop !27
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @decrypt(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
  %3 = alloca [16 x i8], align 16
  br label %4

4:
  %5 = phi i64 [ %63, %62 ], [ 10, %2 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:
  tail call fastcc void @addKey(ptr noundef %0, ptr noundef %1) #15
  ret void

8:
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #14
  %9 = shl nsw i64 %5, 4
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  tail call fastcc void @addKey(ptr noundef %0, ptr noundef nonnull %10) #15
  %11 = icmp ult i64 %5, 10
  br i1 %11, label %13, label %12

12:
  br label %57

13:
  %14 = phi i64 [ %56, %16 ], [ 0, %8 ]
  %15 = icmp ult i64 %14, 16
  br i1 %15, label %16, label %12

16:
  %17 = getelementptr inbounds i8, ptr %0, i64 %14
  %18 = load i8, ptr %17, align 1, !tbaa !9
  %19 = or disjoint i64 %14, 1
  %20 = getelementptr inbounds i8, ptr %0, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !9
  %22 = or disjoint i64 %14, 2
  %23 = getelementptr inbounds i8, ptr %0, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !9
  %25 = or disjoint i64 %14, 3
  %26 = getelementptr inbounds i8, ptr %0, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !9
  %28 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %18, i8 noundef zeroext 14) #15
  %29 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %21, i8 noundef zeroext 11) #15
  %30 = xor i8 %29, %28
  %31 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %24, i8 noundef zeroext 13) #15
  %32 = xor i8 %30, %31
  %33 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %27, i8 noundef zeroext 9) #15
  %34 = xor i8 %32, %33
  store i8 %34, ptr %17, align 1, !tbaa !9
  %35 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %18, i8 noundef zeroext 9) #15
  %36 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %21, i8 noundef zeroext 14) #15
  %37 = xor i8 %36, %35
  %38 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %24, i8 noundef zeroext 11) #15
  %39 = xor i8 %37, %38
  %40 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %27, i8 noundef zeroext 13) #15
  %41 = xor i8 %39, %40
  store i8 %41, ptr %20, align 1, !tbaa !9
  %42 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %18, i8 noundef zeroext 13) #15
  %43 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %21, i8 noundef zeroext 9) #15
  %44 = xor i8 %43, %42
  %45 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %24, i8 noundef zeroext 14) #15
  %46 = xor i8 %44, %45
  %47 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %27, i8 noundef zeroext 11) #15
  %48 = xor i8 %46, %47
  store i8 %48, ptr %23, align 1, !tbaa !9
  %49 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %18, i8 noundef zeroext 11) #15
  %50 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %21, i8 noundef zeroext 13) #15
  %51 = xor i8 %50, %49
  %52 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %24, i8 noundef zeroext 9) #15
  %53 = xor i8 %51, %52
  %54 = tail call fastcc zeroext i8 @mul(i8 noundef zeroext %27, i8 noundef zeroext 14) #15
  %55 = xor i8 %53, %54
  store i8 %55, ptr %26, align 1, !tbaa !9
  %56 = add nuw nsw i64 %14, 4
  br label %13, !llvm.loop !28

57:
  %58 = phi i64 [ %68, %67 ], [ 0, %12 ]
  %59 = icmp eq i64 %58, 4
  br i1 %59, label %62, label %60

60:
  %61 = shl nuw nsw i64 %58, 2
  br label %64

62:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %0, ptr noundef nonnull align 16 dereferenceable(16) %3, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #14
  %63 = add nsw i64 %5, -1
  br label %4, !llvm.loop !29

64:
  %65 = phi i64 [ 0, %60 ], [ %82, %69 ]
  %66 = icmp eq i64 %65, 4
  br i1 %66, label %67, label %69

67:
  %68 = add nuw nsw i64 %58, 1
  br label %57, !llvm.loop !30

69:
  %70 = or disjoint i64 %65, %61
  %71 = getelementptr inbounds i8, ptr %0, i64 %70
  %72 = load i8, ptr %71, align 1, !tbaa !9
  %73 = zext i8 %72 to i64
  %74 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !9
  %76 = add nuw nsw i64 %65, %58
  %77 = shl i64 %76, 2
  %78 = and i64 %77, 12
  %79 = and i64 %65, 4294967295
  %80 = or i64 %78, %79
  %81 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %80
  store i8 %75, ptr %81, align 1, !tbaa !9
  %82 = add nuw nsw i64 %65, 1
  br label %64, !llvm.loop !31
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @rc4(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #7 {
  %3 = alloca [256 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #14
  br label %4

4:
  %5 = phi i64 [ %10, %7 ], [ 0, %2 ]
  %6 = icmp eq i64 %5, 256
  br i1 %6, label %11, label %7

7:
  %8 = trunc i64 %5 to i8
  %9 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %5
  store i8 %8, ptr %9, align 1, !tbaa !9
  %10 = add nuw nsw i64 %5, 1
  br label %4, !llvm.loop !32

11:
  %12 = phi i64 [ %31, %15 ], [ 0, %4 ]
  %13 = phi i32 [ %26, %15 ], [ 0, %4 ]
  %14 = icmp eq i64 %12, 256
  br i1 %14, label %32, label %15

15:
  %16 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %12
  %17 = load i8, ptr %16, align 1, !tbaa !9
  %18 = zext i8 %17 to i32
  %19 = add i32 %13, %18
  %20 = trunc i64 %12 to i8
  %21 = urem i8 %20, 3
  %22 = zext nneg i8 %21 to i64
  %23 = getelementptr inbounds i8, ptr @.str.2, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !9
  %25 = zext i8 %24 to i32
  %26 = add i32 %19, %25
  %27 = and i32 %26, 255
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !9
  store i8 %30, ptr %16, align 1, !tbaa !9
  store i8 %17, ptr %29, align 1, !tbaa !9
  %31 = add nuw nsw i64 %12, 1
  br label %11, !llvm.loop !33

32:
  %33 = phi i32 [ %45, %38 ], [ 0, %11 ]
  %34 = phi i32 [ %39, %38 ], [ %1, %11 ]
  %35 = phi i8 [ %40, %38 ], [ 0, %11 ]
  %36 = phi ptr [ %57, %38 ], [ %0, %11 ]
  %37 = icmp eq i32 %34, 0
  br i1 %37, label %58, label %38

38:
  %39 = add nsw i32 %34, -1
  %40 = add i8 %35, 1
  %41 = zext i8 %40 to i64
  %42 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !9
  %44 = zext i8 %43 to i32
  %45 = add i32 %33, %44
  %46 = and i32 %45, 255
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !9
  store i8 %49, ptr %42, align 1, !tbaa !9
  store i8 %43, ptr %48, align 1, !tbaa !9
  %50 = load i8, ptr %42, align 1, !tbaa !9
  %51 = add i8 %50, %43
  %52 = zext i8 %51 to i64
  %53 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !9
  %55 = load i8, ptr %36, align 1, !tbaa !9
  %56 = xor i8 %55, %54
  store i8 %56, ptr %36, align 1, !tbaa !9
  %57 = getelementptr inbounds i8, ptr %36, i64 1
  br label %32, !llvm.loop !34

58:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #14
  ret void
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc void @addKey(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #8 {
  br label %3

3:
  %4 = phi i64 [ %13, %7 ], [ 0, %2 ]
  %5 = icmp eq i64 %4, 16
  br i1 %5, label %6, label %7

6:
  ret void

7:
  %8 = getelementptr inbounds i8, ptr %1, i64 %4
  %9 = load i8, ptr %8, align 1, !tbaa !9
  %10 = getelementptr inbounds i8, ptr %0, i64 %4
  %11 = load i8, ptr %10, align 1, !tbaa !9
  %12 = xor i8 %11, %9
  store i8 %12, ptr %10, align 1, !tbaa !9
  %13 = add nuw nsw i64 %4, 1
  br label %3, !llvm.loop !35
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc zeroext i8 @mul(i8 noundef zeroext %0, i8 noundef zeroext %1) unnamed_addr #9 {
  br label %3

3:
  %4 = phi i8 [ %0, %2 ], [ %17, %8 ]
  %5 = phi i8 [ %1, %2 ], [ %13, %8 ]
  %6 = phi i8 [ 0, %2 ], [ %12, %8 ]
  %7 = icmp eq i8 %5, 0
  br i1 %7, label %18, label %8

8:
  %9 = and i8 %5, 1
  %10 = icmp eq i8 %9, 0
  %11 = select i1 %10, i8 0, i8 %4
  %12 = xor i8 %11, %6
  %13 = lshr i8 %5, 1
  %14 = shl i8 %4, 1
  %15 = icmp slt i8 %4, 0
  %16 = select i1 %15, i8 27, i8 0
  %17 = xor i8 %16, %14
  br label %3, !llvm.loop !36

18:
  ret i8 %6
}

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #11

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #11

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { minsize nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize nofree norecurse nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind willreturn memory(argmem: read) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nofree nounwind }
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
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !7, i64 0}
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
!28 = distinct !{!28, !11}
!29 = distinct !{!29, !11}
!30 = distinct !{!30, !11}
!31 = distinct !{!31, !11}
!32 = distinct !{!32, !11}
!33 = distinct !{!33, !11}
!34 = distinct !{!34, !11}
!35 = distinct !{!35, !11}
!36 = distinct !{!36, !11}
