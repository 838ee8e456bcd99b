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
  %4 = alloca [256 x i8], align 16
  %5 = alloca [176 x i8], align 16
  %6 = alloca [16 x i8], align 16
  %7 = alloca [16 x i8], align 16
  %8 = alloca [16 x i8], align 16
  %9 = alloca [16 x i32], align 16
  %10 = alloca [16 x i32], align 16
  %11 = icmp sgt i32 %0, 1
  br i1 %11, label %12, label %17

12:
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !5
  %15 = tail call i64 @strtol(ptr nocapture noundef nonnull %14, ptr noundef null, i32 noundef 10) #10
  %16 = trunc i64 %15 to i32
  br label %17

17:
  %18 = phi i32 [ %16, %12 ], [ 100, %2 ]
  call void @llvm.lifetime.start.p0(i64 176, ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %8, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.stream, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  %19 = getelementptr inbounds i8, ptr %9, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %19, i8 0, i64 48, i1 false)
  store i32 1634760805, ptr %9, align 16
  %20 = getelementptr inbounds i8, ptr %9, i64 4
  store i32 857760878, ptr %20, align 4
  %21 = getelementptr inbounds i8, ptr %9, i64 8
  store i32 2036477234, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %9, i64 12
  store i32 1797285236, ptr %22, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  br label %23

23:
  %24 = phi i8 [ 1, %17 ], [ %39, %23 ]
  %25 = phi i8 [ 1, %17 ], [ %30, %23 ]
  %26 = shl i8 %25, 1
  %27 = icmp slt i8 %25, 0
  %28 = select i1 %27, i8 27, i8 0
  %29 = xor i8 %26, %28
  %30 = xor i8 %29, %25
  %31 = shl i8 %24, 1
  %32 = xor i8 %31, %24
  %33 = shl i8 %32, 2
  %34 = xor i8 %33, %32
  %35 = shl i8 %34, 4
  %36 = xor i8 %35, %34
  %37 = xor i8 %36, 9
  %38 = icmp slt i8 %36, 0
  %39 = select i1 %38, i8 %37, i8 %36
  %40 = tail call i8 @llvm.fshl.i8(i8 %39, i8 %39, i8 1)
  %41 = tail call i8 @llvm.fshl.i8(i8 %39, i8 %39, i8 2)
  %42 = tail call i8 @llvm.fshl.i8(i8 %39, i8 %39, i8 3)
  %43 = tail call i8 @llvm.fshl.i8(i8 %39, i8 %39, i8 4)
  %44 = xor i8 %40, %41
  %45 = xor i8 %44, %42
  %46 = xor i8 %45, %43
  %47 = xor i8 %46, %39
  %48 = xor i8 %47, 99
  %49 = zext i8 %30 to i64
  %50 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %49
  store i8 %48, ptr %50, align 1, !tbaa !9
  %51 = icmp eq i8 %30, 1
  br i1 %51, label %52, label %23, !llvm.loop !10

52:
  store i8 99, ptr @sbox, align 16, !tbaa !9
  br label %53

53:
  %54 = phi i64 [ 0, %52 ], [ %78, %53 ]
  %55 = trunc i64 %54 to i8
  %56 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %54
  %57 = load i8, ptr %56, align 4, !tbaa !9
  %58 = zext i8 %57 to i64
  %59 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %58
  store i8 %55, ptr %59, align 1, !tbaa !9
  %60 = or disjoint i64 %54, 1
  %61 = trunc i64 %60 to i8
  %62 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %60
  %63 = load i8, ptr %62, align 1, !tbaa !9
  %64 = zext i8 %63 to i64
  %65 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %64
  store i8 %61, ptr %65, align 1, !tbaa !9
  %66 = or disjoint i64 %54, 2
  %67 = trunc i64 %66 to i8
  %68 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %66
  %69 = load i8, ptr %68, align 2, !tbaa !9
  %70 = zext i8 %69 to i64
  %71 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %70
  store i8 %67, ptr %71, align 1, !tbaa !9
  %72 = or disjoint i64 %54, 3
  %73 = trunc i64 %72 to i8
  %74 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %72
  %75 = load i8, ptr %74, align 1, !tbaa !9
  %76 = zext i8 %75 to i64
  %77 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %76
  store i8 %73, ptr %77, align 1, !tbaa !9
  %78 = add nuw nsw i64 %54, 4
  %79 = icmp eq i64 %78, 256
  br i1 %79, label %80, label %53, !llvm.loop !12

80:
  store i8 0, ptr %7, align 16, !tbaa !9
  store i8 0, ptr %6, align 16, !tbaa !9
  %81 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 17, ptr %81, align 1, !tbaa !9
  %82 = getelementptr inbounds i8, ptr %6, i64 1
  store i8 17, ptr %82, align 1, !tbaa !9
  %83 = getelementptr inbounds i8, ptr %7, i64 2
  store i8 34, ptr %83, align 2, !tbaa !9
  %84 = getelementptr inbounds i8, ptr %6, i64 2
  store i8 34, ptr %84, align 2, !tbaa !9
  %85 = getelementptr inbounds i8, ptr %7, i64 3
  store i8 51, ptr %85, align 1, !tbaa !9
  %86 = getelementptr inbounds i8, ptr %6, i64 3
  store i8 51, ptr %86, align 1, !tbaa !9
  %87 = getelementptr inbounds i8, ptr %7, i64 4
  store i8 68, ptr %87, align 4, !tbaa !9
  %88 = getelementptr inbounds i8, ptr %6, i64 4
  store i8 68, ptr %88, align 4, !tbaa !9
  %89 = getelementptr inbounds i8, ptr %9, i64 16
  store i32 50462976, ptr %89, align 16, !tbaa !13
  %90 = getelementptr inbounds i8, ptr %7, i64 5
  store i8 85, ptr %90, align 1, !tbaa !9
  %91 = getelementptr inbounds i8, ptr %6, i64 5
  store i8 85, ptr %91, align 1, !tbaa !9
  %92 = getelementptr inbounds i8, ptr %9, i64 20
  store i32 117835012, ptr %92, align 4, !tbaa !13
  %93 = getelementptr inbounds i8, ptr %7, i64 6
  store i8 102, ptr %93, align 2, !tbaa !9
  %94 = getelementptr inbounds i8, ptr %6, i64 6
  store i8 102, ptr %94, align 2, !tbaa !9
  %95 = getelementptr inbounds i8, ptr %9, i64 24
  store i32 185207048, ptr %95, align 8, !tbaa !13
  %96 = getelementptr inbounds i8, ptr %7, i64 7
  store i8 119, ptr %96, align 1, !tbaa !9
  %97 = getelementptr inbounds i8, ptr %6, i64 7
  store i8 119, ptr %97, align 1, !tbaa !9
  %98 = getelementptr inbounds i8, ptr %9, i64 28
  store i32 252579084, ptr %98, align 4, !tbaa !13
  %99 = getelementptr inbounds i8, ptr %7, i64 8
  store i8 -120, ptr %99, align 8, !tbaa !9
  %100 = getelementptr inbounds i8, ptr %6, i64 8
  store i8 -120, ptr %100, align 8, !tbaa !9
  %101 = getelementptr inbounds i8, ptr %9, i64 32
  store i32 319951120, ptr %101, align 16, !tbaa !13
  %102 = getelementptr inbounds i8, ptr %7, i64 9
  store i8 -103, ptr %102, align 1, !tbaa !9
  %103 = getelementptr inbounds i8, ptr %6, i64 9
  store i8 -103, ptr %103, align 1, !tbaa !9
  %104 = getelementptr inbounds i8, ptr %9, i64 36
  store i32 387323156, ptr %104, align 4, !tbaa !13
  %105 = getelementptr inbounds i8, ptr %7, i64 10
  store i8 -86, ptr %105, align 2, !tbaa !9
  %106 = getelementptr inbounds i8, ptr %6, i64 10
  store i8 -86, ptr %106, align 2, !tbaa !9
  %107 = getelementptr inbounds i8, ptr %9, i64 40
  store i32 454695192, ptr %107, align 8, !tbaa !13
  %108 = getelementptr inbounds i8, ptr %7, i64 11
  store i8 -69, ptr %108, align 1, !tbaa !9
  %109 = getelementptr inbounds i8, ptr %6, i64 11
  store i8 -69, ptr %109, align 1, !tbaa !9
  %110 = getelementptr inbounds i8, ptr %9, i64 44
  store i32 522067228, ptr %110, align 4, !tbaa !13
  %111 = getelementptr inbounds i8, ptr %7, i64 12
  store i8 -52, ptr %111, align 4, !tbaa !9
  %112 = getelementptr inbounds i8, ptr %6, i64 12
  store i8 -52, ptr %112, align 4, !tbaa !9
  %113 = getelementptr inbounds i8, ptr %9, i64 48
  store i32 589439264, ptr %113, align 16, !tbaa !13
  %114 = getelementptr inbounds i8, ptr %7, i64 13
  store i8 -35, ptr %114, align 1, !tbaa !9
  %115 = getelementptr inbounds i8, ptr %6, i64 13
  store i8 -35, ptr %115, align 1, !tbaa !9
  %116 = getelementptr inbounds i8, ptr %9, i64 52
  store i32 656811300, ptr %116, align 4, !tbaa !13
  %117 = getelementptr inbounds i8, ptr %7, i64 14
  store i8 -18, ptr %117, align 2, !tbaa !9
  %118 = getelementptr inbounds i8, ptr %6, i64 14
  store i8 -18, ptr %118, align 2, !tbaa !9
  %119 = getelementptr inbounds i8, ptr %9, i64 56
  store i32 724183336, ptr %119, align 8, !tbaa !13
  %120 = getelementptr inbounds i8, ptr %7, i64 15
  store i8 -1, ptr %120, align 1, !tbaa !9
  %121 = getelementptr inbounds i8, ptr %6, i64 15
  store i8 -1, ptr %121, align 1, !tbaa !9
  %122 = getelementptr inbounds i8, ptr %9, i64 60
  store i32 791555372, ptr %122, align 4, !tbaa !13
  store i8 0, ptr %5, align 16
  %123 = getelementptr inbounds i8, ptr %5, i64 1
  store i8 1, ptr %123, align 1
  %124 = getelementptr inbounds i8, ptr %5, i64 2
  store i8 2, ptr %124, align 2
  %125 = getelementptr inbounds i8, ptr %5, i64 3
  store i8 3, ptr %125, align 1
  %126 = getelementptr inbounds i8, ptr %5, i64 4
  store i8 4, ptr %126, align 4
  %127 = getelementptr inbounds i8, ptr %5, i64 5
  store i8 5, ptr %127, align 1
  %128 = getelementptr inbounds i8, ptr %5, i64 6
  store i8 6, ptr %128, align 2
  %129 = getelementptr inbounds i8, ptr %5, i64 7
  store i8 7, ptr %129, align 1
  %130 = getelementptr inbounds i8, ptr %5, i64 8
  store i8 8, ptr %130, align 8
  %131 = getelementptr inbounds i8, ptr %5, i64 9
  store i8 9, ptr %131, align 1
  %132 = getelementptr inbounds i8, ptr %5, i64 10
  store i8 10, ptr %132, align 2
  %133 = getelementptr inbounds i8, ptr %5, i64 11
  store i8 11, ptr %133, align 1
  %134 = getelementptr inbounds i8, ptr %5, i64 12
  store i8 12, ptr %134, align 4
  %135 = getelementptr inbounds i8, ptr %5, i64 13
  store i8 13, ptr %135, align 1
  %136 = getelementptr inbounds i8, ptr %5, i64 14
  store i8 14, ptr %136, align 2
  %137 = getelementptr inbounds i8, ptr %5, i64 15
  store i8 15, ptr %137, align 1
  %138 = getelementptr i8, ptr %5, i64 -4
  br label %139

139:
  %140 = phi i64 [ 16, %80 ], [ %199, %174 ]
  %141 = phi i8 [ 1, %80 ], [ %179, %174 ]
  %142 = getelementptr i8, ptr %138, i64 %140
  %143 = load i32, ptr %142, align 4
  %144 = trunc i32 %143 to i8
  %145 = lshr i32 %143, 8
  %146 = trunc i32 %145 to i8
  %147 = lshr i32 %143, 16
  %148 = trunc i32 %147 to i8
  %149 = lshr i32 %143, 24
  %150 = trunc nuw i32 %149 to i8
  %151 = and i64 %140, 12
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %153, label %174

153:
  %154 = and i32 %145, 255
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %155
  %157 = load i8, ptr %156, align 1, !tbaa !9
  %158 = xor i8 %157, %141
  %159 = and i32 %147, 255
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %160
  %162 = load i8, ptr %161, align 1, !tbaa !9
  %163 = zext nneg i32 %149 to i64
  %164 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %163
  %165 = load i8, ptr %164, align 1, !tbaa !9
  %166 = and i32 %143, 255
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %167
  %169 = load i8, ptr %168, align 1, !tbaa !9
  %170 = shl i8 %141, 1
  %171 = icmp slt i8 %141, 0
  %172 = select i1 %171, i8 27, i8 0
  %173 = xor i8 %172, %170
  br label %174

174:
  %175 = phi i8 [ %169, %153 ], [ %150, %139 ]
  %176 = phi i8 [ %165, %153 ], [ %148, %139 ]
  %177 = phi i8 [ %162, %153 ], [ %146, %139 ]
  %178 = phi i8 [ %158, %153 ], [ %144, %139 ]
  %179 = phi i8 [ %173, %153 ], [ %141, %139 ]
  %180 = getelementptr i8, ptr %5, i64 %140
  %181 = getelementptr i8, ptr %180, i64 -16
  %182 = load i8, ptr %181, align 4, !tbaa !9
  %183 = xor i8 %182, %178
  store i8 %183, ptr %180, align 4, !tbaa !9
  %184 = or disjoint i64 %140, 1
  %185 = getelementptr i8, ptr %5, i64 %184
  %186 = getelementptr i8, ptr %185, i64 -16
  %187 = load i8, ptr %186, align 1, !tbaa !9
  %188 = xor i8 %187, %177
  store i8 %188, ptr %185, align 1, !tbaa !9
  %189 = or disjoint i64 %140, 2
  %190 = getelementptr i8, ptr %5, i64 %189
  %191 = getelementptr i8, ptr %190, i64 -16
  %192 = load i8, ptr %191, align 2, !tbaa !9
  %193 = xor i8 %192, %176
  store i8 %193, ptr %190, align 2, !tbaa !9
  %194 = or disjoint i64 %140, 3
  %195 = getelementptr i8, ptr %5, i64 %194
  %196 = getelementptr i8, ptr %195, i64 -16
  %197 = load i8, ptr %196, align 1, !tbaa !9
  %198 = xor i8 %197, %175
  store i8 %198, ptr %195, align 1, !tbaa !9
  %199 = add nuw nsw i64 %140, 4
  %200 = icmp ult i64 %140, 172
  br i1 %200, label %139, label %201, !llvm.loop !15

201:
  call fastcc void @encrypt(ptr noundef nonnull %6, ptr noundef nonnull %5)
  %202 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str)
  %203 = load i8, ptr %6, align 16, !tbaa !9
  %204 = zext i8 %203 to i32
  %205 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %204)
  %206 = getelementptr inbounds i8, ptr %6, i64 1
  %207 = load i8, ptr %206, align 1, !tbaa !9
  %208 = zext i8 %207 to i32
  %209 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %208)
  %210 = getelementptr inbounds i8, ptr %6, i64 2
  %211 = load i8, ptr %210, align 2, !tbaa !9
  %212 = zext i8 %211 to i32
  %213 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %212)
  %214 = getelementptr inbounds i8, ptr %6, i64 3
  %215 = load i8, ptr %214, align 1, !tbaa !9
  %216 = zext i8 %215 to i32
  %217 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %216)
  %218 = getelementptr inbounds i8, ptr %6, i64 4
  %219 = load i8, ptr %218, align 4, !tbaa !9
  %220 = zext i8 %219 to i32
  %221 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %220)
  %222 = getelementptr inbounds i8, ptr %6, i64 5
  %223 = load i8, ptr %222, align 1, !tbaa !9
  %224 = zext i8 %223 to i32
  %225 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %224)
  %226 = getelementptr inbounds i8, ptr %6, i64 6
  %227 = load i8, ptr %226, align 2, !tbaa !9
  %228 = zext i8 %227 to i32
  %229 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %228)
  %230 = getelementptr inbounds i8, ptr %6, i64 7
  %231 = load i8, ptr %230, align 1, !tbaa !9
  %232 = zext i8 %231 to i32
  %233 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %232)
  %234 = getelementptr inbounds i8, ptr %6, i64 8
  %235 = load i8, ptr %234, align 8, !tbaa !9
  %236 = zext i8 %235 to i32
  %237 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %236)
  %238 = getelementptr inbounds i8, ptr %6, i64 9
  %239 = load i8, ptr %238, align 1, !tbaa !9
  %240 = zext i8 %239 to i32
  %241 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %240)
  %242 = getelementptr inbounds i8, ptr %6, i64 10
  %243 = load i8, ptr %242, align 2, !tbaa !9
  %244 = zext i8 %243 to i32
  %245 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %244)
  %246 = getelementptr inbounds i8, ptr %6, i64 11
  %247 = load i8, ptr %246, align 1, !tbaa !9
  %248 = zext i8 %247 to i32
  %249 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %248)
  %250 = getelementptr inbounds i8, ptr %6, i64 12
  %251 = load i8, ptr %250, align 4, !tbaa !9
  %252 = zext i8 %251 to i32
  %253 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %252)
  %254 = getelementptr inbounds i8, ptr %6, i64 13
  %255 = load i8, ptr %254, align 1, !tbaa !9
  %256 = zext i8 %255 to i32
  %257 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %256)
  %258 = getelementptr inbounds i8, ptr %6, i64 14
  %259 = load i8, ptr %258, align 2, !tbaa !9
  %260 = zext i8 %259 to i32
  %261 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %260)
  %262 = getelementptr inbounds i8, ptr %6, i64 15
  %263 = load i8, ptr %262, align 1, !tbaa !9
  %264 = zext i8 %263 to i32
  %265 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %264)
  %266 = tail call i32 @putchar(i32 10)
  call fastcc void @decrypt(ptr noundef nonnull %6, ptr noundef nonnull %5)
  %267 = call i32 @bcmp(ptr noundef nonnull dereferenceable(16) %6, ptr noundef nonnull dereferenceable(16) %7, i64 16)
  %268 = icmp eq i32 %267, 0
  %269 = zext i1 %268 to i32
  %270 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %269)
  %271 = icmp sgt i32 %18, 0
  br i1 %271, label %272, label %337

272:
  %273 = load i32, ptr %20, align 4
  %274 = load i32, ptr %21, align 8
  %275 = load i32, ptr %22, align 4
  %276 = getelementptr inbounds i8, ptr %9, i64 16
  %277 = load i32, ptr %276, align 16
  %278 = getelementptr inbounds i8, ptr %9, i64 20
  %279 = getelementptr inbounds i8, ptr %9, i64 24
  %280 = load i32, ptr %279, align 8
  %281 = getelementptr inbounds i8, ptr %9, i64 28
  %282 = load i32, ptr %281, align 4
  %283 = getelementptr inbounds i8, ptr %9, i64 32
  %284 = load i32, ptr %283, align 16
  %285 = getelementptr inbounds i8, ptr %9, i64 36
  %286 = load i32, ptr %285, align 4
  %287 = getelementptr inbounds i8, ptr %9, i64 40
  %288 = load i32, ptr %287, align 8
  %289 = getelementptr inbounds i8, ptr %9, i64 44
  %290 = load i32, ptr %289, align 4
  %291 = getelementptr inbounds i8, ptr %9, i64 48
  %292 = getelementptr inbounds i8, ptr %9, i64 52
  %293 = load i32, ptr %292, align 4
  %294 = getelementptr inbounds i8, ptr %9, i64 56
  %295 = load i32, ptr %294, align 8
  %296 = getelementptr inbounds i8, ptr %9, i64 60
  %297 = load i32, ptr %296, align 4
  %298 = getelementptr inbounds i8, ptr %10, i64 8
  %299 = getelementptr inbounds i8, ptr %10, i64 16
  %300 = getelementptr inbounds i8, ptr %10, i64 24
  %301 = getelementptr inbounds i8, ptr %10, i64 32
  %302 = getelementptr inbounds i8, ptr %10, i64 40
  %303 = getelementptr inbounds i8, ptr %10, i64 48
  %304 = getelementptr inbounds i8, ptr %10, i64 56
  %305 = load i32, ptr %278, align 4
  %306 = load i32, ptr %291, align 16
  br label %637

307:
  %308 = add i32 %731, %273
  %309 = add i32 %724, %640
  %310 = add i32 %748, %282
  %311 = add i32 %758, %286
  %312 = add i32 %734, %290
  %313 = add i32 %745, %293
  %314 = add i32 %721, %297
  %315 = add i32 %743, %274
  %316 = add i32 %736, %280
  %317 = add i32 %722, %288
  %318 = add i32 %757, %295
  %319 = add i32 %760, %277
  %320 = add i32 %733, %639
  %321 = add i32 %746, %284
  %322 = getelementptr inbounds i8, ptr %10, i64 4
  %323 = getelementptr inbounds i8, ptr %10, i64 12
  %324 = getelementptr inbounds i8, ptr %10, i64 20
  %325 = getelementptr inbounds i8, ptr %10, i64 28
  %326 = getelementptr inbounds i8, ptr %10, i64 36
  %327 = getelementptr inbounds i8, ptr %10, i64 44
  %328 = getelementptr inbounds i8, ptr %10, i64 52
  %329 = getelementptr inbounds i8, ptr %10, i64 60
  store i32 %870, ptr %291, align 16
  store i32 %308, ptr %322, align 4, !tbaa !13
  store i32 %315, ptr %298, align 8, !tbaa !13
  store i32 %764, ptr %323, align 4, !tbaa !13
  store i32 %319, ptr %299, align 16, !tbaa !13
  store i32 %309, ptr %324, align 4, !tbaa !13
  store i32 %316, ptr %300, align 8, !tbaa !13
  store i32 %310, ptr %325, align 4, !tbaa !13
  store i32 %321, ptr %301, align 16, !tbaa !13
  store i32 %311, ptr %326, align 4, !tbaa !13
  store i32 %317, ptr %302, align 8, !tbaa !13
  store i32 %312, ptr %327, align 4, !tbaa !13
  store i32 %320, ptr %303, align 16, !tbaa !13
  store i32 %313, ptr %328, align 4, !tbaa !13
  store i32 %318, ptr %304, align 8, !tbaa !13
  store i32 %314, ptr %329, align 4, !tbaa !13
  %330 = lshr i32 %794, 8
  %331 = lshr i32 %794, 16
  %332 = lshr i32 %794, 24
  %333 = add i32 %719, 1634760805
  %334 = and i32 %794, 255
  %335 = and i32 %330, 255
  %336 = and i32 %331, 255
  br label %337

337:
  %338 = phi i32 [ %332, %307 ], [ 69, %201 ]
  %339 = phi i32 [ %336, %307 ], [ 70, %201 ]
  %340 = phi i32 [ %335, %307 ], [ 71, %201 ]
  %341 = phi i32 [ %334, %307 ], [ 72, %201 ]
  %342 = phi i32 [ %781, %307 ], [ 1094861636, %201 ]
  %343 = phi i32 [ %333, %307 ], [ undef, %201 ]
  store i32 %343, ptr %10, align 16, !tbaa !13
  %344 = lshr i32 %342, 8
  %345 = lshr i32 %342, 16
  %346 = lshr i32 %342, 24
  %347 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str)
  %348 = load i8, ptr %6, align 16, !tbaa !9
  %349 = zext i8 %348 to i32
  %350 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %349)
  %351 = load i8, ptr %206, align 1, !tbaa !9
  %352 = zext i8 %351 to i32
  %353 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %352)
  %354 = load i8, ptr %210, align 2, !tbaa !9
  %355 = zext i8 %354 to i32
  %356 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %355)
  %357 = load i8, ptr %214, align 1, !tbaa !9
  %358 = zext i8 %357 to i32
  %359 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %358)
  %360 = load i8, ptr %218, align 4, !tbaa !9
  %361 = zext i8 %360 to i32
  %362 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %361)
  %363 = load i8, ptr %222, align 1, !tbaa !9
  %364 = zext i8 %363 to i32
  %365 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %364)
  %366 = load i8, ptr %226, align 2, !tbaa !9
  %367 = zext i8 %366 to i32
  %368 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %367)
  %369 = load i8, ptr %230, align 1, !tbaa !9
  %370 = zext i8 %369 to i32
  %371 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %370)
  %372 = load i8, ptr %234, align 8, !tbaa !9
  %373 = zext i8 %372 to i32
  %374 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %373)
  %375 = load i8, ptr %238, align 1, !tbaa !9
  %376 = zext i8 %375 to i32
  %377 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %376)
  %378 = load i8, ptr %242, align 2, !tbaa !9
  %379 = zext i8 %378 to i32
  %380 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %379)
  %381 = load i8, ptr %246, align 1, !tbaa !9
  %382 = zext i8 %381 to i32
  %383 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %382)
  %384 = load i8, ptr %250, align 4, !tbaa !9
  %385 = zext i8 %384 to i32
  %386 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %385)
  %387 = load i8, ptr %254, align 1, !tbaa !9
  %388 = zext i8 %387 to i32
  %389 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %388)
  %390 = load i8, ptr %258, align 2, !tbaa !9
  %391 = zext i8 %390 to i32
  %392 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %391)
  %393 = load i8, ptr %262, align 1, !tbaa !9
  %394 = zext i8 %393 to i32
  %395 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %394)
  %396 = call i32 @putchar(i32 10)
  %397 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.3)
  br label %398

398:
  %399 = phi i64 [ 0, %337 ], [ %404, %398 ]
  %400 = getelementptr inbounds i8, ptr %10, i64 %399
  %401 = load i8, ptr %400, align 1, !tbaa !9
  %402 = zext i8 %401 to i32
  %403 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %402)
  %404 = add nuw nsw i64 %399, 1
  %405 = icmp eq i64 %404, 64
  br i1 %405, label %406, label %398, !llvm.loop !16

406:
  %407 = call i32 @putchar(i32 10)
  %408 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.4)
  %409 = and i32 %342, 255
  %410 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %409)
  %411 = and i32 %344, 255
  %412 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %411)
  %413 = and i32 %345, 255
  %414 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %413)
  %415 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %346)
  %416 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %341)
  %417 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %340)
  %418 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %339)
  %419 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %338)
  %420 = call i32 @putchar(i32 10)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #10
  br label %421

421:
  %422 = phi i64 [ 0, %406 ], [ %446, %421 ]
  %423 = trunc i64 %422 to i8
  %424 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %422
  store i8 %423, ptr %424, align 8, !tbaa !9
  %425 = or disjoint i64 %422, 1
  %426 = trunc i64 %425 to i8
  %427 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %425
  store i8 %426, ptr %427, align 1, !tbaa !9
  %428 = or disjoint i64 %422, 2
  %429 = trunc i64 %428 to i8
  %430 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %428
  store i8 %429, ptr %430, align 2, !tbaa !9
  %431 = or disjoint i64 %422, 3
  %432 = trunc i64 %431 to i8
  %433 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %431
  store i8 %432, ptr %433, align 1, !tbaa !9
  %434 = or disjoint i64 %422, 4
  %435 = trunc i64 %434 to i8
  %436 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %434
  store i8 %435, ptr %436, align 4, !tbaa !9
  %437 = or disjoint i64 %422, 5
  %438 = trunc i64 %437 to i8
  %439 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %437
  store i8 %438, ptr %439, align 1, !tbaa !9
  %440 = or disjoint i64 %422, 6
  %441 = trunc i64 %440 to i8
  %442 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %440
  store i8 %441, ptr %442, align 2, !tbaa !9
  %443 = or disjoint i64 %422, 7
  %444 = trunc i64 %443 to i8
  %445 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %443
  store i8 %444, ptr %445, align 1, !tbaa !9
  %446 = add nuw nsw i64 %422, 8
  %447 = icmp eq i64 %446, 256
  br i1 %447, label %448, label %421, !llvm.loop !17

448:
  %449 = phi i64 [ %466, %448 ], [ 0, %421 ]
  %450 = phi i32 [ %461, %448 ], [ 0, %421 ]
  %451 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %449
  %452 = load i8, ptr %451, align 1, !tbaa !9
  %453 = zext i8 %452 to i32
  %454 = add i32 %450, %453
  %455 = trunc i64 %449 to i8
  %456 = urem i8 %455, 3
  %457 = zext nneg i8 %456 to i64
  %458 = getelementptr inbounds i8, ptr @.str.2, i64 %457
  %459 = load i8, ptr %458, align 1, !tbaa !9
  %460 = zext i8 %459 to i32
  %461 = add i32 %454, %460
  %462 = and i32 %461, 255
  %463 = zext nneg i32 %462 to i64
  %464 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %463
  %465 = load i8, ptr %464, align 1, !tbaa !9
  store i8 %465, ptr %451, align 1, !tbaa !9
  store i8 %452, ptr %464, align 1, !tbaa !9
  %466 = add nuw nsw i64 %449, 1
  %467 = icmp eq i64 %466, 256
  br i1 %467, label %468, label %448, !llvm.loop !18

468:
  %469 = getelementptr inbounds i8, ptr %4, i64 1
  %470 = load i8, ptr %469, align 1, !tbaa !9
  %471 = zext i8 %470 to i32
  %472 = zext i8 %470 to i64
  %473 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %472
  %474 = load i8, ptr %473, align 1, !tbaa !9
  store i8 %474, ptr %469, align 1, !tbaa !9
  store i8 %470, ptr %473, align 1, !tbaa !9
  %475 = load i8, ptr %469, align 1, !tbaa !9
  %476 = add i8 %475, %470
  %477 = zext i8 %476 to i64
  %478 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %477
  %479 = load i8, ptr %478, align 1, !tbaa !9
  %480 = load i8, ptr %8, align 16, !tbaa !9
  %481 = xor i8 %480, %479
  store i8 %481, ptr %8, align 16, !tbaa !9
  %482 = getelementptr inbounds i8, ptr %8, i64 1
  %483 = getelementptr inbounds i8, ptr %4, i64 2
  %484 = load i8, ptr %483, align 2, !tbaa !9
  %485 = zext i8 %484 to i32
  %486 = add nuw nsw i32 %471, %485
  %487 = and i32 %486, 255
  %488 = zext nneg i32 %487 to i64
  %489 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %488
  %490 = load i8, ptr %489, align 1, !tbaa !9
  store i8 %490, ptr %483, align 2, !tbaa !9
  store i8 %484, ptr %489, align 1, !tbaa !9
  %491 = load i8, ptr %483, align 2, !tbaa !9
  %492 = add i8 %491, %484
  %493 = zext i8 %492 to i64
  %494 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %493
  %495 = load i8, ptr %494, align 1, !tbaa !9
  %496 = load i8, ptr %482, align 1, !tbaa !9
  %497 = xor i8 %496, %495
  store i8 %497, ptr %482, align 1, !tbaa !9
  %498 = getelementptr inbounds i8, ptr %8, i64 2
  %499 = getelementptr inbounds i8, ptr %4, i64 3
  %500 = load i8, ptr %499, align 1, !tbaa !9
  %501 = zext i8 %500 to i32
  %502 = add nuw nsw i32 %486, %501
  %503 = and i32 %502, 255
  %504 = zext nneg i32 %503 to i64
  %505 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %504
  %506 = load i8, ptr %505, align 1, !tbaa !9
  store i8 %506, ptr %499, align 1, !tbaa !9
  store i8 %500, ptr %505, align 1, !tbaa !9
  %507 = load i8, ptr %499, align 1, !tbaa !9
  %508 = add i8 %507, %500
  %509 = zext i8 %508 to i64
  %510 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %509
  %511 = load i8, ptr %510, align 1, !tbaa !9
  %512 = load i8, ptr %498, align 2, !tbaa !9
  %513 = xor i8 %512, %511
  store i8 %513, ptr %498, align 2, !tbaa !9
  %514 = getelementptr inbounds i8, ptr %8, i64 3
  %515 = getelementptr inbounds i8, ptr %4, i64 4
  %516 = load i8, ptr %515, align 4, !tbaa !9
  %517 = zext i8 %516 to i32
  %518 = add nuw nsw i32 %502, %517
  %519 = and i32 %518, 255
  %520 = zext nneg i32 %519 to i64
  %521 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %520
  %522 = load i8, ptr %521, align 1, !tbaa !9
  store i8 %522, ptr %515, align 4, !tbaa !9
  store i8 %516, ptr %521, align 1, !tbaa !9
  %523 = load i8, ptr %515, align 4, !tbaa !9
  %524 = add i8 %523, %516
  %525 = zext i8 %524 to i64
  %526 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %525
  %527 = load i8, ptr %526, align 1, !tbaa !9
  %528 = load i8, ptr %514, align 1, !tbaa !9
  %529 = xor i8 %528, %527
  store i8 %529, ptr %514, align 1, !tbaa !9
  %530 = getelementptr inbounds i8, ptr %8, i64 4
  %531 = getelementptr inbounds i8, ptr %4, i64 5
  %532 = load i8, ptr %531, align 1, !tbaa !9
  %533 = zext i8 %532 to i32
  %534 = add nuw nsw i32 %518, %533
  %535 = and i32 %534, 255
  %536 = zext nneg i32 %535 to i64
  %537 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %536
  %538 = load i8, ptr %537, align 1, !tbaa !9
  store i8 %538, ptr %531, align 1, !tbaa !9
  store i8 %532, ptr %537, align 1, !tbaa !9
  %539 = load i8, ptr %531, align 1, !tbaa !9
  %540 = add i8 %539, %532
  %541 = zext i8 %540 to i64
  %542 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %541
  %543 = load i8, ptr %542, align 1, !tbaa !9
  %544 = load i8, ptr %530, align 4, !tbaa !9
  %545 = xor i8 %544, %543
  %546 = getelementptr inbounds i8, ptr %8, i64 5
  %547 = getelementptr inbounds i8, ptr %4, i64 6
  %548 = load i8, ptr %547, align 2, !tbaa !9
  %549 = zext i8 %548 to i32
  %550 = add nuw nsw i32 %534, %549
  %551 = and i32 %550, 255
  %552 = zext nneg i32 %551 to i64
  %553 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %552
  %554 = load i8, ptr %553, align 1, !tbaa !9
  store i8 %554, ptr %547, align 2, !tbaa !9
  store i8 %548, ptr %553, align 1, !tbaa !9
  %555 = load i8, ptr %547, align 2, !tbaa !9
  %556 = add i8 %555, %548
  %557 = zext i8 %556 to i64
  %558 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %557
  %559 = load i8, ptr %558, align 1, !tbaa !9
  %560 = load i8, ptr %546, align 1, !tbaa !9
  %561 = xor i8 %560, %559
  %562 = getelementptr inbounds i8, ptr %8, i64 6
  %563 = getelementptr inbounds i8, ptr %4, i64 7
  %564 = load i8, ptr %563, align 1, !tbaa !9
  %565 = zext i8 %564 to i32
  %566 = add nuw nsw i32 %550, %565
  %567 = and i32 %566, 255
  %568 = zext nneg i32 %567 to i64
  %569 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %568
  %570 = load i8, ptr %569, align 1, !tbaa !9
  store i8 %570, ptr %563, align 1, !tbaa !9
  store i8 %564, ptr %569, align 1, !tbaa !9
  %571 = load i8, ptr %563, align 1, !tbaa !9
  %572 = add i8 %571, %564
  %573 = zext i8 %572 to i64
  %574 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %573
  %575 = load i8, ptr %574, align 1, !tbaa !9
  %576 = load i8, ptr %562, align 2, !tbaa !9
  %577 = xor i8 %576, %575
  %578 = getelementptr inbounds i8, ptr %8, i64 7
  %579 = getelementptr inbounds i8, ptr %4, i64 8
  %580 = load i8, ptr %579, align 8, !tbaa !9
  %581 = zext i8 %580 to i32
  %582 = add nuw nsw i32 %566, %581
  %583 = and i32 %582, 255
  %584 = zext nneg i32 %583 to i64
  %585 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %584
  %586 = load i8, ptr %585, align 1, !tbaa !9
  store i8 %586, ptr %579, align 8, !tbaa !9
  store i8 %580, ptr %585, align 1, !tbaa !9
  %587 = load i8, ptr %579, align 8, !tbaa !9
  %588 = add i8 %587, %580
  %589 = zext i8 %588 to i64
  %590 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %589
  %591 = load i8, ptr %590, align 1, !tbaa !9
  %592 = load i8, ptr %578, align 1, !tbaa !9
  %593 = xor i8 %592, %591
  store i8 %593, ptr %578, align 1, !tbaa !9
  %594 = getelementptr inbounds i8, ptr %8, i64 8
  %595 = getelementptr inbounds i8, ptr %4, i64 9
  %596 = load i8, ptr %595, align 1, !tbaa !9
  %597 = trunc i32 %582 to i8
  %598 = add i8 %596, %597
  %599 = zext i8 %598 to i64
  %600 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %599
  %601 = load i8, ptr %600, align 1, !tbaa !9
  store i8 %601, ptr %595, align 1, !tbaa !9
  store i8 %596, ptr %600, align 1, !tbaa !9
  %602 = load i8, ptr %595, align 1, !tbaa !9
  %603 = add i8 %602, %596
  %604 = zext i8 %603 to i64
  %605 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 %604
  %606 = load i8, ptr %605, align 1, !tbaa !9
  %607 = load i8, ptr %594, align 8, !tbaa !9
  %608 = xor i8 %607, %606
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #10
  %609 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.5)
  %610 = load i8, ptr %8, align 16, !tbaa !9
  %611 = zext i8 %610 to i32
  %612 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %611)
  %613 = load i8, ptr %482, align 1, !tbaa !9
  %614 = zext i8 %613 to i32
  %615 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %614)
  %616 = getelementptr inbounds i8, ptr %8, i64 2
  %617 = load i8, ptr %616, align 2, !tbaa !9
  %618 = zext i8 %617 to i32
  %619 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %618)
  %620 = getelementptr inbounds i8, ptr %8, i64 3
  %621 = load i8, ptr %620, align 1, !tbaa !9
  %622 = zext i8 %621 to i32
  %623 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %622)
  %624 = zext i8 %545 to i32
  %625 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %624)
  %626 = zext i8 %561 to i32
  %627 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %626)
  %628 = zext i8 %577 to i32
  %629 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %628)
  %630 = getelementptr inbounds i8, ptr %8, i64 7
  %631 = load i8, ptr %630, align 1, !tbaa !9
  %632 = zext i8 %631 to i32
  %633 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %632)
  %634 = zext i8 %608 to i32
  %635 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %634)
  %636 = call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 176, ptr nonnull %5) #10
  ret i32 0

637:
  %638 = phi i32 [ 1162233672, %272 ], [ %794, %869 ]
  %639 = phi i32 [ %306, %272 ], [ %870, %869 ]
  %640 = phi i32 [ %305, %272 ], [ %765, %869 ]
  %641 = phi i32 [ 0, %272 ], [ %871, %869 ]
  %642 = phi i32 [ 1094861636, %272 ], [ %781, %869 ]
  call fastcc void @encrypt(ptr noundef nonnull %6, ptr noundef nonnull %5)
  %643 = and i32 %641, 3
  %644 = icmp eq i32 %643, 3
  br i1 %644, label %645, label %646

645:
  call fastcc void @decrypt(ptr noundef nonnull %6, ptr noundef nonnull %5)
  br label %646

646:
  br label %647

647:
  %648 = phi i32 [ %761, %647 ], [ 0, %646 ]
  %649 = phi i32 [ %760, %647 ], [ %277, %646 ]
  %650 = phi i32 [ %719, %647 ], [ 1634760805, %646 ]
  %651 = phi i32 [ %733, %647 ], [ %639, %646 ]
  %652 = phi i32 [ %746, %647 ], [ %284, %646 ]
  %653 = phi i32 [ %724, %647 ], [ %640, %646 ]
  %654 = phi i32 [ %731, %647 ], [ %273, %646 ]
  %655 = phi i32 [ %745, %647 ], [ %293, %646 ]
  %656 = phi i32 [ %758, %647 ], [ %286, %646 ]
  %657 = phi i32 [ %736, %647 ], [ %280, %646 ]
  %658 = phi i32 [ %743, %647 ], [ %274, %646 ]
  %659 = phi i32 [ %757, %647 ], [ %295, %646 ]
  %660 = phi i32 [ %722, %647 ], [ %288, %646 ]
  %661 = phi i32 [ %748, %647 ], [ %282, %646 ]
  %662 = phi i32 [ %755, %647 ], [ %275, %646 ]
  %663 = phi i32 [ %721, %647 ], [ %297, %646 ]
  %664 = phi i32 [ %734, %647 ], [ %290, %646 ]
  %665 = add i32 %650, %649
  %666 = xor i32 %651, %665
  %667 = call i32 @llvm.fshl.i32(i32 %666, i32 %666, i32 16)
  %668 = add i32 %667, %652
  %669 = xor i32 %668, %649
  %670 = call i32 @llvm.fshl.i32(i32 %669, i32 %669, i32 12)
  %671 = add i32 %670, %665
  %672 = xor i32 %671, %667
  %673 = call i32 @llvm.fshl.i32(i32 %672, i32 %672, i32 8)
  %674 = add i32 %673, %668
  %675 = xor i32 %674, %670
  %676 = call i32 @llvm.fshl.i32(i32 %675, i32 %675, i32 7)
  %677 = add i32 %654, %653
  %678 = xor i32 %655, %677
  %679 = call i32 @llvm.fshl.i32(i32 %678, i32 %678, i32 16)
  %680 = add i32 %679, %656
  %681 = xor i32 %680, %653
  %682 = call i32 @llvm.fshl.i32(i32 %681, i32 %681, i32 12)
  %683 = add i32 %682, %677
  %684 = xor i32 %683, %679
  %685 = call i32 @llvm.fshl.i32(i32 %684, i32 %684, i32 8)
  %686 = add i32 %685, %680
  %687 = xor i32 %686, %682
  %688 = call i32 @llvm.fshl.i32(i32 %687, i32 %687, i32 7)
  %689 = add i32 %658, %657
  %690 = xor i32 %659, %689
  %691 = call i32 @llvm.fshl.i32(i32 %690, i32 %690, i32 16)
  %692 = add i32 %691, %660
  %693 = xor i32 %692, %657
  %694 = call i32 @llvm.fshl.i32(i32 %693, i32 %693, i32 12)
  %695 = add i32 %694, %689
  %696 = xor i32 %695, %691
  %697 = call i32 @llvm.fshl.i32(i32 %696, i32 %696, i32 8)
  %698 = add i32 %697, %692
  %699 = xor i32 %698, %694
  %700 = call i32 @llvm.fshl.i32(i32 %699, i32 %699, i32 7)
  %701 = add i32 %662, %661
  %702 = xor i32 %663, %701
  %703 = call i32 @llvm.fshl.i32(i32 %702, i32 %702, i32 16)
  %704 = add i32 %703, %664
  %705 = xor i32 %704, %661
  %706 = call i32 @llvm.fshl.i32(i32 %705, i32 %705, i32 12)
  %707 = add i32 %706, %701
  %708 = xor i32 %707, %703
  %709 = call i32 @llvm.fshl.i32(i32 %708, i32 %708, i32 8)
  %710 = add i32 %709, %704
  %711 = xor i32 %710, %706
  %712 = call i32 @llvm.fshl.i32(i32 %711, i32 %711, i32 7)
  %713 = add i32 %688, %671
  %714 = xor i32 %709, %713
  %715 = call i32 @llvm.fshl.i32(i32 %714, i32 %714, i32 16)
  %716 = add i32 %715, %698
  %717 = xor i32 %716, %688
  %718 = call i32 @llvm.fshl.i32(i32 %717, i32 %717, i32 12)
  %719 = add i32 %718, %713
  %720 = xor i32 %719, %715
  %721 = call i32 @llvm.fshl.i32(i32 %720, i32 %720, i32 8)
  %722 = add i32 %721, %716
  %723 = xor i32 %722, %718
  %724 = call i32 @llvm.fshl.i32(i32 %723, i32 %723, i32 7)
  %725 = add i32 %700, %683
  %726 = xor i32 %725, %673
  %727 = call i32 @llvm.fshl.i32(i32 %726, i32 %726, i32 16)
  %728 = add i32 %727, %710
  %729 = xor i32 %728, %700
  %730 = call i32 @llvm.fshl.i32(i32 %729, i32 %729, i32 12)
  %731 = add i32 %730, %725
  %732 = xor i32 %731, %727
  %733 = call i32 @llvm.fshl.i32(i32 %732, i32 %732, i32 8)
  %734 = add i32 %733, %728
  %735 = xor i32 %734, %730
  %736 = call i32 @llvm.fshl.i32(i32 %735, i32 %735, i32 7)
  %737 = add i32 %712, %695
  %738 = xor i32 %737, %685
  %739 = call i32 @llvm.fshl.i32(i32 %738, i32 %738, i32 16)
  %740 = add i32 %739, %674
  %741 = xor i32 %740, %712
  %742 = call i32 @llvm.fshl.i32(i32 %741, i32 %741, i32 12)
  %743 = add i32 %742, %737
  %744 = xor i32 %743, %739
  %745 = call i32 @llvm.fshl.i32(i32 %744, i32 %744, i32 8)
  %746 = add i32 %745, %740
  %747 = xor i32 %746, %742
  %748 = call i32 @llvm.fshl.i32(i32 %747, i32 %747, i32 7)
  %749 = add i32 %707, %676
  %750 = xor i32 %749, %697
  %751 = call i32 @llvm.fshl.i32(i32 %750, i32 %750, i32 16)
  %752 = add i32 %751, %686
  %753 = xor i32 %752, %676
  %754 = call i32 @llvm.fshl.i32(i32 %753, i32 %753, i32 12)
  %755 = add i32 %754, %749
  %756 = xor i32 %755, %751
  %757 = call i32 @llvm.fshl.i32(i32 %756, i32 %756, i32 8)
  %758 = add i32 %757, %752
  %759 = xor i32 %758, %754
  %760 = call i32 @llvm.fshl.i32(i32 %759, i32 %759, i32 7)
  %761 = add nuw nsw i32 %648, 1
  %762 = icmp eq i32 %761, 10
  br i1 %762, label %763, label %647, !llvm.loop !19

763:
  %764 = add i32 %755, %275
  %765 = xor i32 %764, %640
  store i32 %765, ptr %278, align 4, !tbaa !13
  br label %766

766:
  %767 = phi i32 [ 0, %763 ], [ %795, %766 ]
  %768 = phi i32 [ 0, %763 ], [ %782, %766 ]
  %769 = phi i32 [ %638, %763 ], [ %794, %766 ]
  %770 = phi i32 [ %642, %763 ], [ %781, %766 ]
  %771 = shl i32 %769, 4
  %772 = lshr i32 %769, 5
  %773 = xor i32 %771, %772
  %774 = add i32 %773, %769
  %775 = and i32 %768, 3
  %776 = zext nneg i32 %775 to i64
  %777 = getelementptr inbounds i32, ptr %276, i64 %776
  %778 = load i32, ptr %777, align 4, !tbaa !13
  %779 = add i32 %778, %768
  %780 = xor i32 %779, %774
  %781 = add i32 %780, %770
  %782 = add i32 %768, -1640531527
  %783 = shl i32 %781, 4
  %784 = lshr i32 %781, 5
  %785 = xor i32 %783, %784
  %786 = add i32 %785, %781
  %787 = lshr i32 %782, 11
  %788 = and i32 %787, 3
  %789 = zext nneg i32 %788 to i64
  %790 = getelementptr inbounds i32, ptr %276, i64 %789
  %791 = load i32, ptr %790, align 4, !tbaa !13
  %792 = add i32 %791, %782
  %793 = xor i32 %786, %792
  %794 = add i32 %793, %769
  %795 = add nuw nsw i32 %767, 1
  %796 = icmp eq i32 %795, 32
  br i1 %796, label %797, label %766, !llvm.loop !20

797:
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #10
  br label %798

798:
  %799 = phi i64 [ 0, %797 ], [ %823, %798 ]
  %800 = trunc i64 %799 to i8
  %801 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %799
  store i8 %800, ptr %801, align 8, !tbaa !9
  %802 = or disjoint i64 %799, 1
  %803 = trunc i64 %802 to i8
  %804 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %802
  store i8 %803, ptr %804, align 1, !tbaa !9
  %805 = or disjoint i64 %799, 2
  %806 = trunc i64 %805 to i8
  %807 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %805
  store i8 %806, ptr %807, align 2, !tbaa !9
  %808 = or disjoint i64 %799, 3
  %809 = trunc i64 %808 to i8
  %810 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %808
  store i8 %809, ptr %810, align 1, !tbaa !9
  %811 = or disjoint i64 %799, 4
  %812 = trunc i64 %811 to i8
  %813 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %811
  store i8 %812, ptr %813, align 4, !tbaa !9
  %814 = or disjoint i64 %799, 5
  %815 = trunc i64 %814 to i8
  %816 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %814
  store i8 %815, ptr %816, align 1, !tbaa !9
  %817 = or disjoint i64 %799, 6
  %818 = trunc i64 %817 to i8
  %819 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %817
  store i8 %818, ptr %819, align 2, !tbaa !9
  %820 = or disjoint i64 %799, 7
  %821 = trunc i64 %820 to i8
  %822 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %820
  store i8 %821, ptr %822, align 1, !tbaa !9
  %823 = add nuw nsw i64 %799, 8
  %824 = icmp eq i64 %823, 256
  br i1 %824, label %825, label %798, !llvm.loop !17

825:
  %826 = phi i64 [ %843, %825 ], [ 0, %798 ]
  %827 = phi i32 [ %838, %825 ], [ 0, %798 ]
  %828 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %826
  %829 = load i8, ptr %828, align 1, !tbaa !9
  %830 = zext i8 %829 to i32
  %831 = add i32 %827, %830
  %832 = trunc i64 %826 to i8
  %833 = urem i8 %832, 3
  %834 = zext nneg i8 %833 to i64
  %835 = getelementptr inbounds i8, ptr @.str.2, i64 %834
  %836 = load i8, ptr %835, align 1, !tbaa !9
  %837 = zext i8 %836 to i32
  %838 = add i32 %831, %837
  %839 = and i32 %838, 255
  %840 = zext nneg i32 %839 to i64
  %841 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %840
  %842 = load i8, ptr %841, align 1, !tbaa !9
  store i8 %842, ptr %828, align 1, !tbaa !9
  store i8 %829, ptr %841, align 1, !tbaa !9
  %843 = add nuw nsw i64 %826, 1
  %844 = icmp eq i64 %843, 256
  br i1 %844, label %845, label %825, !llvm.loop !18

845:
  %846 = phi i64 [ %851, %845 ], [ 0, %825 ]
  %847 = phi ptr [ %867, %845 ], [ %8, %825 ]
  %848 = phi i32 [ %850, %845 ], [ 16, %825 ]
  %849 = phi i32 [ %855, %845 ], [ 0, %825 ]
  %850 = add nsw i32 %848, -1
  %851 = add nuw nsw i64 %846, 1
  %852 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %851
  %853 = load i8, ptr %852, align 1, !tbaa !9
  %854 = zext i8 %853 to i32
  %855 = add i32 %849, %854
  %856 = and i32 %855, 255
  %857 = zext nneg i32 %856 to i64
  %858 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %857
  %859 = load i8, ptr %858, align 1, !tbaa !9
  store i8 %859, ptr %852, align 1, !tbaa !9
  store i8 %853, ptr %858, align 1, !tbaa !9
  %860 = load i8, ptr %852, align 1, !tbaa !9
  %861 = add i8 %860, %853
  %862 = zext i8 %861 to i64
  %863 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %862
  %864 = load i8, ptr %863, align 1, !tbaa !9
  %865 = load i8, ptr %847, align 1, !tbaa !9
  %866 = xor i8 %865, %864
  store i8 %866, ptr %847, align 1, !tbaa !9
  %867 = getelementptr inbounds i8, ptr %847, i64 1
  %868 = icmp eq i32 %850, 0
  br i1 %868, label %869, label %845, !llvm.loop !21

869:
  %870 = add i32 %639, 1
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #10
  %871 = add nuw nsw i32 %641, 1
  %872 = icmp eq i32 %871, %18
  br i1 %872, label %307, label %637, !llvm.loop !22
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
  %4 = load i8, ptr %1, align 1, !tbaa !9
  %5 = load i8, ptr %0, align 1, !tbaa !9
  %6 = xor i8 %5, %4
  store i8 %6, ptr %0, align 1, !tbaa !9
  %7 = getelementptr inbounds i8, ptr %1, i64 1
  %8 = load i8, ptr %7, align 1, !tbaa !9
  %9 = getelementptr inbounds i8, ptr %0, i64 1
  %10 = load i8, ptr %9, align 1, !tbaa !9
  %11 = xor i8 %10, %8
  store i8 %11, ptr %9, align 1, !tbaa !9
  %12 = getelementptr inbounds i8, ptr %1, i64 2
  %13 = load i8, ptr %12, align 1, !tbaa !9
  %14 = getelementptr inbounds i8, ptr %0, i64 2
  %15 = load i8, ptr %14, align 1, !tbaa !9
  %16 = xor i8 %15, %13
  store i8 %16, ptr %14, align 1, !tbaa !9
  %17 = getelementptr inbounds i8, ptr %1, i64 3
  %18 = load i8, ptr %17, align 1, !tbaa !9
  %19 = getelementptr inbounds i8, ptr %0, i64 3
  %20 = load i8, ptr %19, align 1, !tbaa !9
  %21 = xor i8 %20, %18
  store i8 %21, ptr %19, align 1, !tbaa !9
  %22 = getelementptr inbounds i8, ptr %1, i64 4
  %23 = load i8, ptr %22, align 1, !tbaa !9
  %24 = getelementptr inbounds i8, ptr %0, i64 4
  %25 = load i8, ptr %24, align 1, !tbaa !9
  %26 = xor i8 %25, %23
  store i8 %26, ptr %24, align 1, !tbaa !9
  %27 = getelementptr inbounds i8, ptr %1, i64 5
  %28 = load i8, ptr %27, align 1, !tbaa !9
  %29 = getelementptr inbounds i8, ptr %0, i64 5
  %30 = load i8, ptr %29, align 1, !tbaa !9
  %31 = xor i8 %30, %28
  store i8 %31, ptr %29, align 1, !tbaa !9
  %32 = getelementptr inbounds i8, ptr %1, i64 6
  %33 = load i8, ptr %32, align 1, !tbaa !9
  %34 = getelementptr inbounds i8, ptr %0, i64 6
  %35 = load i8, ptr %34, align 1, !tbaa !9
  %36 = xor i8 %35, %33
  store i8 %36, ptr %34, align 1, !tbaa !9
  %37 = getelementptr inbounds i8, ptr %1, i64 7
  %38 = load i8, ptr %37, align 1, !tbaa !9
  %39 = getelementptr inbounds i8, ptr %0, i64 7
  %40 = load i8, ptr %39, align 1, !tbaa !9
  %41 = xor i8 %40, %38
  store i8 %41, ptr %39, align 1, !tbaa !9
  %42 = getelementptr inbounds i8, ptr %1, i64 8
  %43 = load i8, ptr %42, align 1, !tbaa !9
  %44 = getelementptr inbounds i8, ptr %0, i64 8
  %45 = load i8, ptr %44, align 1, !tbaa !9
  %46 = xor i8 %45, %43
  store i8 %46, ptr %44, align 1, !tbaa !9
  %47 = getelementptr inbounds i8, ptr %1, i64 9
  %48 = load i8, ptr %47, align 1, !tbaa !9
  %49 = getelementptr inbounds i8, ptr %0, i64 9
  %50 = load i8, ptr %49, align 1, !tbaa !9
  %51 = xor i8 %50, %48
  store i8 %51, ptr %49, align 1, !tbaa !9
  %52 = getelementptr inbounds i8, ptr %1, i64 10
  %53 = load i8, ptr %52, align 1, !tbaa !9
  %54 = getelementptr inbounds i8, ptr %0, i64 10
  %55 = load i8, ptr %54, align 1, !tbaa !9
  %56 = xor i8 %55, %53
  store i8 %56, ptr %54, align 1, !tbaa !9
  %57 = getelementptr inbounds i8, ptr %1, i64 11
  %58 = load i8, ptr %57, align 1, !tbaa !9
  %59 = getelementptr inbounds i8, ptr %0, i64 11
  %60 = load i8, ptr %59, align 1, !tbaa !9
  %61 = xor i8 %60, %58
  store i8 %61, ptr %59, align 1, !tbaa !9
  %62 = getelementptr inbounds i8, ptr %1, i64 12
  %63 = load i8, ptr %62, align 1, !tbaa !9
  %64 = getelementptr inbounds i8, ptr %0, i64 12
  %65 = load i8, ptr %64, align 1, !tbaa !9
  %66 = xor i8 %65, %63
  store i8 %66, ptr %64, align 1, !tbaa !9
  %67 = getelementptr inbounds i8, ptr %1, i64 13
  %68 = load i8, ptr %67, align 1, !tbaa !9
  %69 = getelementptr inbounds i8, ptr %0, i64 13
  %70 = load i8, ptr %69, align 1, !tbaa !9
  %71 = xor i8 %70, %68
  store i8 %71, ptr %69, align 1, !tbaa !9
  %72 = getelementptr inbounds i8, ptr %1, i64 14
  %73 = load i8, ptr %72, align 1, !tbaa !9
  %74 = getelementptr inbounds i8, ptr %0, i64 14
  %75 = load i8, ptr %74, align 1, !tbaa !9
  %76 = xor i8 %75, %73
  store i8 %76, ptr %74, align 1, !tbaa !9
  %77 = getelementptr inbounds i8, ptr %1, i64 15
  %78 = load i8, ptr %77, align 1, !tbaa !9
  %79 = getelementptr inbounds i8, ptr %0, i64 15
  %80 = load i8, ptr %79, align 1, !tbaa !9
  %81 = xor i8 %80, %78
  store i8 %81, ptr %79, align 1, !tbaa !9
  %82 = getelementptr inbounds i8, ptr %3, i64 1
  %83 = getelementptr inbounds i8, ptr %3, i64 2
  %84 = getelementptr inbounds i8, ptr %3, i64 3
  %85 = getelementptr inbounds i8, ptr %3, i64 4
  %86 = getelementptr inbounds i8, ptr %3, i64 5
  %87 = getelementptr inbounds i8, ptr %3, i64 6
  %88 = getelementptr inbounds i8, ptr %3, i64 7
  %89 = getelementptr inbounds i8, ptr %3, i64 8
  %90 = getelementptr inbounds i8, ptr %3, i64 9
  %91 = getelementptr inbounds i8, ptr %3, i64 10
  %92 = getelementptr inbounds i8, ptr %3, i64 11
  %93 = getelementptr inbounds i8, ptr %3, i64 12
  %94 = getelementptr inbounds i8, ptr %3, i64 13
  %95 = getelementptr inbounds i8, ptr %3, i64 14
  %96 = getelementptr inbounds i8, ptr %3, i64 15
  br label %98

97:
  ret void

98:
  %99 = phi i8 [ %61, %2 ], [ %214, %165 ]
  %100 = phi i8 [ %36, %2 ], [ %194, %165 ]
  %101 = phi i8 [ %11, %2 ], [ %174, %165 ]
  %102 = phi i8 [ %66, %2 ], [ %218, %165 ]
  %103 = phi i8 [ %41, %2 ], [ %198, %165 ]
  %104 = phi i8 [ %16, %2 ], [ %178, %165 ]
  %105 = phi i8 [ %71, %2 ], [ %222, %165 ]
  %106 = phi i8 [ %46, %2 ], [ %202, %165 ]
  %107 = phi i8 [ %21, %2 ], [ %182, %165 ]
  %108 = phi i8 [ %76, %2 ], [ %226, %165 ]
  %109 = phi i8 [ %51, %2 ], [ %206, %165 ]
  %110 = phi i8 [ %26, %2 ], [ %186, %165 ]
  %111 = phi i8 [ %81, %2 ], [ %230, %165 ]
  %112 = phi i8 [ %56, %2 ], [ %210, %165 ]
  %113 = phi i8 [ %31, %2 ], [ %190, %165 ]
  %114 = phi i8 [ %6, %2 ], [ %170, %165 ]
  %115 = phi i64 [ 1, %2 ], [ %231, %165 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #10
  %116 = zext i8 %114 to i64
  %117 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %116
  %118 = load i8, ptr %117, align 1, !tbaa !9
  store i8 %118, ptr %3, align 16, !tbaa !9
  %119 = zext i8 %113 to i64
  %120 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %119
  %121 = load i8, ptr %120, align 1, !tbaa !9
  store i8 %121, ptr %82, align 1, !tbaa !9
  %122 = zext i8 %112 to i64
  %123 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %122
  %124 = load i8, ptr %123, align 1, !tbaa !9
  store i8 %124, ptr %83, align 2, !tbaa !9
  %125 = zext i8 %111 to i64
  %126 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %125
  %127 = load i8, ptr %126, align 1, !tbaa !9
  store i8 %127, ptr %84, align 1, !tbaa !9
  %128 = zext i8 %110 to i64
  %129 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !9
  store i8 %130, ptr %85, align 4, !tbaa !9
  %131 = zext i8 %109 to i64
  %132 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %131
  %133 = load i8, ptr %132, align 1, !tbaa !9
  store i8 %133, ptr %86, align 1, !tbaa !9
  %134 = zext i8 %108 to i64
  %135 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %134
  %136 = load i8, ptr %135, align 1, !tbaa !9
  store i8 %136, ptr %87, align 2, !tbaa !9
  %137 = zext i8 %107 to i64
  %138 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %137
  %139 = load i8, ptr %138, align 1, !tbaa !9
  store i8 %139, ptr %88, align 1, !tbaa !9
  %140 = zext i8 %106 to i64
  %141 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %140
  %142 = load i8, ptr %141, align 1, !tbaa !9
  store i8 %142, ptr %89, align 8, !tbaa !9
  %143 = zext i8 %105 to i64
  %144 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %143
  %145 = load i8, ptr %144, align 1, !tbaa !9
  store i8 %145, ptr %90, align 1, !tbaa !9
  %146 = zext i8 %104 to i64
  %147 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %146
  %148 = load i8, ptr %147, align 1, !tbaa !9
  store i8 %148, ptr %91, align 2, !tbaa !9
  %149 = zext i8 %103 to i64
  %150 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %149
  %151 = load i8, ptr %150, align 1, !tbaa !9
  store i8 %151, ptr %92, align 1, !tbaa !9
  %152 = zext i8 %102 to i64
  %153 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %152
  %154 = load i8, ptr %153, align 1, !tbaa !9
  store i8 %154, ptr %93, align 4, !tbaa !9
  %155 = zext i8 %101 to i64
  %156 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %155
  %157 = load i8, ptr %156, align 1, !tbaa !9
  store i8 %157, ptr %94, align 1, !tbaa !9
  %158 = zext i8 %100 to i64
  %159 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %158
  %160 = load i8, ptr %159, align 1, !tbaa !9
  store i8 %160, ptr %95, align 2, !tbaa !9
  %161 = zext i8 %99 to i64
  %162 = getelementptr inbounds [256 x i8], ptr @sbox, i64 0, i64 %161
  %163 = load i8, ptr %162, align 1, !tbaa !9
  store i8 %163, ptr %96, align 1, !tbaa !9
  %164 = icmp eq i64 %115, 10
  br label %233

165:
  %166 = shl nuw nsw i64 %115, 4
  %167 = getelementptr inbounds i8, ptr %1, i64 %166
  %168 = load i8, ptr %167, align 1, !tbaa !9
  %169 = load i8, ptr %0, align 1, !tbaa !9
  %170 = xor i8 %169, %168
  store i8 %170, ptr %0, align 1, !tbaa !9
  %171 = getelementptr inbounds i8, ptr %167, i64 1
  %172 = load i8, ptr %171, align 1, !tbaa !9
  %173 = load i8, ptr %9, align 1, !tbaa !9
  %174 = xor i8 %173, %172
  store i8 %174, ptr %9, align 1, !tbaa !9
  %175 = getelementptr inbounds i8, ptr %167, i64 2
  %176 = load i8, ptr %175, align 1, !tbaa !9
  %177 = load i8, ptr %14, align 1, !tbaa !9
  %178 = xor i8 %177, %176
  store i8 %178, ptr %14, align 1, !tbaa !9
  %179 = getelementptr inbounds i8, ptr %167, i64 3
  %180 = load i8, ptr %179, align 1, !tbaa !9
  %181 = load i8, ptr %19, align 1, !tbaa !9
  %182 = xor i8 %181, %180
  store i8 %182, ptr %19, align 1, !tbaa !9
  %183 = getelementptr inbounds i8, ptr %167, i64 4
  %184 = load i8, ptr %183, align 1, !tbaa !9
  %185 = load i8, ptr %24, align 1, !tbaa !9
  %186 = xor i8 %185, %184
  store i8 %186, ptr %24, align 1, !tbaa !9
  %187 = getelementptr inbounds i8, ptr %167, i64 5
  %188 = load i8, ptr %187, align 1, !tbaa !9
  %189 = load i8, ptr %29, align 1, !tbaa !9
  %190 = xor i8 %189, %188
  store i8 %190, ptr %29, align 1, !tbaa !9
  %191 = getelementptr inbounds i8, ptr %167, i64 6
  %192 = load i8, ptr %191, align 1, !tbaa !9
  %193 = load i8, ptr %34, align 1, !tbaa !9
  %194 = xor i8 %193, %192
  store i8 %194, ptr %34, align 1, !tbaa !9
  %195 = getelementptr inbounds i8, ptr %167, i64 7
  %196 = load i8, ptr %195, align 1, !tbaa !9
  %197 = load i8, ptr %39, align 1, !tbaa !9
  %198 = xor i8 %197, %196
  store i8 %198, ptr %39, align 1, !tbaa !9
  %199 = getelementptr inbounds i8, ptr %167, i64 8
  %200 = load i8, ptr %199, align 1, !tbaa !9
  %201 = load i8, ptr %44, align 1, !tbaa !9
  %202 = xor i8 %201, %200
  store i8 %202, ptr %44, align 1, !tbaa !9
  %203 = getelementptr inbounds i8, ptr %167, i64 9
  %204 = load i8, ptr %203, align 1, !tbaa !9
  %205 = load i8, ptr %49, align 1, !tbaa !9
  %206 = xor i8 %205, %204
  store i8 %206, ptr %49, align 1, !tbaa !9
  %207 = getelementptr inbounds i8, ptr %167, i64 10
  %208 = load i8, ptr %207, align 1, !tbaa !9
  %209 = load i8, ptr %54, align 1, !tbaa !9
  %210 = xor i8 %209, %208
  store i8 %210, ptr %54, align 1, !tbaa !9
  %211 = getelementptr inbounds i8, ptr %167, i64 11
  %212 = load i8, ptr %211, align 1, !tbaa !9
  %213 = load i8, ptr %59, align 1, !tbaa !9
  %214 = xor i8 %213, %212
  store i8 %214, ptr %59, align 1, !tbaa !9
  %215 = getelementptr inbounds i8, ptr %167, i64 12
  %216 = load i8, ptr %215, align 1, !tbaa !9
  %217 = load i8, ptr %64, align 1, !tbaa !9
  %218 = xor i8 %217, %216
  store i8 %218, ptr %64, align 1, !tbaa !9
  %219 = getelementptr inbounds i8, ptr %167, i64 13
  %220 = load i8, ptr %219, align 1, !tbaa !9
  %221 = load i8, ptr %69, align 1, !tbaa !9
  %222 = xor i8 %221, %220
  store i8 %222, ptr %69, align 1, !tbaa !9
  %223 = getelementptr inbounds i8, ptr %167, i64 14
  %224 = load i8, ptr %223, align 1, !tbaa !9
  %225 = load i8, ptr %74, align 1, !tbaa !9
  %226 = xor i8 %225, %224
  store i8 %226, ptr %74, align 1, !tbaa !9
  %227 = getelementptr inbounds i8, ptr %167, i64 15
  %228 = load i8, ptr %227, align 1, !tbaa !9
  %229 = load i8, ptr %79, align 1, !tbaa !9
  %230 = xor i8 %229, %228
  store i8 %230, ptr %79, align 1, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #10
  %231 = add nuw nsw i64 %115, 1
  %232 = icmp eq i64 %231, 11
  br i1 %232, label %97, label %98, !llvm.loop !23

233:
  %234 = phi i64 [ 0, %98 ], [ %286, %283 ]
  %235 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %234
  %236 = load i8, ptr %235, align 4, !tbaa !9
  %237 = or disjoint i64 %234, 1
  %238 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %237
  %239 = load i8, ptr %238, align 1, !tbaa !9
  %240 = or disjoint i64 %234, 2
  %241 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %240
  %242 = load i8, ptr %241, align 2, !tbaa !9
  %243 = or disjoint i64 %234, 3
  %244 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %243
  %245 = load i8, ptr %244, align 1, !tbaa !9
  br i1 %164, label %279, label %246

246:
  %247 = xor i8 %239, %236
  %248 = xor i8 %247, %242
  %249 = xor i8 %248, %245
  %250 = shl i8 %247, 1
  %251 = icmp slt i8 %247, 0
  %252 = select i1 %251, i8 27, i8 0
  %253 = xor i8 %250, %252
  %254 = xor i8 %253, %249
  %255 = xor i8 %254, %236
  %256 = getelementptr inbounds i8, ptr %0, i64 %234
  store i8 %255, ptr %256, align 1, !tbaa !9
  %257 = xor i8 %242, %239
  %258 = shl i8 %257, 1
  %259 = icmp slt i8 %257, 0
  %260 = select i1 %259, i8 27, i8 0
  %261 = xor i8 %258, %260
  %262 = xor i8 %261, %249
  %263 = xor i8 %262, %239
  %264 = getelementptr inbounds i8, ptr %0, i64 %237
  store i8 %263, ptr %264, align 1, !tbaa !9
  %265 = xor i8 %245, %242
  %266 = shl i8 %265, 1
  %267 = icmp slt i8 %265, 0
  %268 = select i1 %267, i8 27, i8 0
  %269 = xor i8 %266, %268
  %270 = xor i8 %269, %249
  %271 = xor i8 %270, %242
  %272 = getelementptr inbounds i8, ptr %0, i64 %240
  store i8 %271, ptr %272, align 1, !tbaa !9
  %273 = xor i8 %236, %245
  %274 = shl i8 %273, 1
  %275 = icmp slt i8 %273, 0
  %276 = select i1 %275, i8 27, i8 0
  %277 = xor i8 %274, %276
  %278 = xor i8 %277, %248
  br label %283

279:
  %280 = getelementptr inbounds i8, ptr %0, i64 %234
  store i8 %236, ptr %280, align 1, !tbaa !9
  %281 = getelementptr inbounds i8, ptr %0, i64 %237
  store i8 %239, ptr %281, align 1, !tbaa !9
  %282 = getelementptr inbounds i8, ptr %0, i64 %240
  store i8 %242, ptr %282, align 1, !tbaa !9
  br label %283

283:
  %284 = phi i8 [ %245, %279 ], [ %278, %246 ]
  %285 = getelementptr inbounds i8, ptr %0, i64 %243
  store i8 %284, ptr %285, align 1, !tbaa !9
  %286 = add nuw nsw i64 %234, 4
  %287 = icmp ult i64 %234, 12
  br i1 %287, label %233, label %165, !llvm.loop !24
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @decrypt(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #4 {
  %3 = getelementptr inbounds i8, ptr %0, i64 1
  %4 = getelementptr inbounds i8, ptr %0, i64 2
  %5 = getelementptr inbounds i8, ptr %0, i64 3
  %6 = getelementptr inbounds i8, ptr %0, i64 4
  %7 = getelementptr inbounds i8, ptr %0, i64 5
  %8 = getelementptr inbounds i8, ptr %0, i64 6
  %9 = getelementptr inbounds i8, ptr %0, i64 7
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = getelementptr inbounds i8, ptr %0, i64 9
  %12 = getelementptr inbounds i8, ptr %0, i64 10
  %13 = getelementptr inbounds i8, ptr %0, i64 11
  %14 = getelementptr inbounds i8, ptr %0, i64 12
  %15 = getelementptr inbounds i8, ptr %0, i64 13
  %16 = getelementptr inbounds i8, ptr %0, i64 14
  %17 = getelementptr inbounds i8, ptr %0, i64 15
  %18 = load i8, ptr %0, align 1, !tbaa !9
  %19 = load i8, ptr %3, align 1, !tbaa !9
  %20 = load i8, ptr %4, align 1, !tbaa !9
  %21 = load i8, ptr %5, align 1, !tbaa !9
  %22 = load i8, ptr %6, align 1, !tbaa !9
  %23 = load i8, ptr %7, align 1, !tbaa !9
  %24 = load i8, ptr %8, align 1, !tbaa !9
  %25 = load i8, ptr %9, align 1, !tbaa !9
  %26 = load i8, ptr %10, align 1, !tbaa !9
  %27 = load i8, ptr %11, align 1, !tbaa !9
  %28 = load i8, ptr %12, align 1, !tbaa !9
  %29 = load i8, ptr %13, align 1, !tbaa !9
  %30 = load i8, ptr %14, align 1, !tbaa !9
  %31 = load i8, ptr %15, align 1, !tbaa !9
  %32 = load i8, ptr %16, align 1, !tbaa !9
  %33 = load i8, ptr %17, align 1, !tbaa !9
  br label %82

34:
  %35 = load i8, ptr %1, align 1, !tbaa !9
  %36 = xor i8 %289, %35
  store i8 %36, ptr %0, align 1, !tbaa !9
  %37 = getelementptr inbounds i8, ptr %1, i64 1
  %38 = load i8, ptr %37, align 1, !tbaa !9
  %39 = xor i8 %328, %38
  store i8 %39, ptr %3, align 1, !tbaa !9
  %40 = getelementptr inbounds i8, ptr %1, i64 2
  %41 = load i8, ptr %40, align 1, !tbaa !9
  %42 = xor i8 %319, %41
  store i8 %42, ptr %4, align 1, !tbaa !9
  %43 = getelementptr inbounds i8, ptr %1, i64 3
  %44 = load i8, ptr %43, align 1, !tbaa !9
  %45 = xor i8 %310, %44
  store i8 %45, ptr %5, align 1, !tbaa !9
  %46 = getelementptr inbounds i8, ptr %1, i64 4
  %47 = load i8, ptr %46, align 1, !tbaa !9
  %48 = xor i8 %301, %47
  store i8 %48, ptr %6, align 1, !tbaa !9
  %49 = getelementptr inbounds i8, ptr %1, i64 5
  %50 = load i8, ptr %49, align 1, !tbaa !9
  %51 = xor i8 %292, %50
  store i8 %51, ptr %7, align 1, !tbaa !9
  %52 = getelementptr inbounds i8, ptr %1, i64 6
  %53 = load i8, ptr %52, align 1, !tbaa !9
  %54 = xor i8 %331, %53
  store i8 %54, ptr %8, align 1, !tbaa !9
  %55 = getelementptr inbounds i8, ptr %1, i64 7
  %56 = load i8, ptr %55, align 1, !tbaa !9
  %57 = xor i8 %322, %56
  store i8 %57, ptr %9, align 1, !tbaa !9
  %58 = getelementptr inbounds i8, ptr %1, i64 8
  %59 = load i8, ptr %58, align 1, !tbaa !9
  %60 = xor i8 %313, %59
  store i8 %60, ptr %10, align 1, !tbaa !9
  %61 = getelementptr inbounds i8, ptr %1, i64 9
  %62 = load i8, ptr %61, align 1, !tbaa !9
  %63 = xor i8 %304, %62
  store i8 %63, ptr %11, align 1, !tbaa !9
  %64 = getelementptr inbounds i8, ptr %1, i64 10
  %65 = load i8, ptr %64, align 1, !tbaa !9
  %66 = xor i8 %295, %65
  store i8 %66, ptr %12, align 1, !tbaa !9
  %67 = getelementptr inbounds i8, ptr %1, i64 11
  %68 = load i8, ptr %67, align 1, !tbaa !9
  %69 = xor i8 %334, %68
  store i8 %69, ptr %13, align 1, !tbaa !9
  %70 = getelementptr inbounds i8, ptr %1, i64 12
  %71 = load i8, ptr %70, align 1, !tbaa !9
  %72 = xor i8 %325, %71
  store i8 %72, ptr %14, align 1, !tbaa !9
  %73 = getelementptr inbounds i8, ptr %1, i64 13
  %74 = load i8, ptr %73, align 1, !tbaa !9
  %75 = xor i8 %316, %74
  store i8 %75, ptr %15, align 1, !tbaa !9
  %76 = getelementptr inbounds i8, ptr %1, i64 14
  %77 = load i8, ptr %76, align 1, !tbaa !9
  %78 = xor i8 %307, %77
  store i8 %78, ptr %16, align 1, !tbaa !9
  %79 = getelementptr inbounds i8, ptr %1, i64 15
  %80 = load i8, ptr %79, align 1, !tbaa !9
  %81 = xor i8 %298, %80
  store i8 %81, ptr %17, align 1, !tbaa !9
  ret void

82:
  %83 = phi i8 [ %33, %2 ], [ %298, %270 ]
  %84 = phi i8 [ %32, %2 ], [ %307, %270 ]
  %85 = phi i8 [ %31, %2 ], [ %316, %270 ]
  %86 = phi i8 [ %30, %2 ], [ %325, %270 ]
  %87 = phi i8 [ %29, %2 ], [ %334, %270 ]
  %88 = phi i8 [ %28, %2 ], [ %295, %270 ]
  %89 = phi i8 [ %27, %2 ], [ %304, %270 ]
  %90 = phi i8 [ %26, %2 ], [ %313, %270 ]
  %91 = phi i8 [ %25, %2 ], [ %322, %270 ]
  %92 = phi i8 [ %24, %2 ], [ %331, %270 ]
  %93 = phi i8 [ %23, %2 ], [ %292, %270 ]
  %94 = phi i8 [ %22, %2 ], [ %301, %270 ]
  %95 = phi i8 [ %21, %2 ], [ %310, %270 ]
  %96 = phi i8 [ %20, %2 ], [ %319, %270 ]
  %97 = phi i8 [ %19, %2 ], [ %328, %270 ]
  %98 = phi i8 [ %18, %2 ], [ %289, %270 ]
  %99 = phi i64 [ 10, %2 ], [ %335, %270 ]
  %100 = shl nsw i64 %99, 4
  %101 = getelementptr inbounds i8, ptr %1, i64 %100
  %102 = load i8, ptr %101, align 1, !tbaa !9
  %103 = xor i8 %98, %102
  store i8 %103, ptr %0, align 1, !tbaa !9
  %104 = getelementptr inbounds i8, ptr %101, i64 1
  %105 = load i8, ptr %104, align 1, !tbaa !9
  %106 = xor i8 %97, %105
  store i8 %106, ptr %3, align 1, !tbaa !9
  %107 = getelementptr inbounds i8, ptr %101, i64 2
  %108 = load i8, ptr %107, align 1, !tbaa !9
  %109 = xor i8 %96, %108
  store i8 %109, ptr %4, align 1, !tbaa !9
  %110 = getelementptr inbounds i8, ptr %101, i64 3
  %111 = load i8, ptr %110, align 1, !tbaa !9
  %112 = xor i8 %95, %111
  store i8 %112, ptr %5, align 1, !tbaa !9
  %113 = getelementptr inbounds i8, ptr %101, i64 4
  %114 = load i8, ptr %113, align 1, !tbaa !9
  %115 = xor i8 %94, %114
  store i8 %115, ptr %6, align 1, !tbaa !9
  %116 = getelementptr inbounds i8, ptr %101, i64 5
  %117 = load i8, ptr %116, align 1, !tbaa !9
  %118 = xor i8 %93, %117
  store i8 %118, ptr %7, align 1, !tbaa !9
  %119 = getelementptr inbounds i8, ptr %101, i64 6
  %120 = load i8, ptr %119, align 1, !tbaa !9
  %121 = xor i8 %92, %120
  store i8 %121, ptr %8, align 1, !tbaa !9
  %122 = getelementptr inbounds i8, ptr %101, i64 7
  %123 = load i8, ptr %122, align 1, !tbaa !9
  %124 = xor i8 %91, %123
  store i8 %124, ptr %9, align 1, !tbaa !9
  %125 = getelementptr inbounds i8, ptr %101, i64 8
  %126 = load i8, ptr %125, align 1, !tbaa !9
  %127 = xor i8 %90, %126
  store i8 %127, ptr %10, align 1, !tbaa !9
  %128 = getelementptr inbounds i8, ptr %101, i64 9
  %129 = load i8, ptr %128, align 1, !tbaa !9
  %130 = xor i8 %89, %129
  store i8 %130, ptr %11, align 1, !tbaa !9
  %131 = getelementptr inbounds i8, ptr %101, i64 10
  %132 = load i8, ptr %131, align 1, !tbaa !9
  %133 = xor i8 %88, %132
  store i8 %133, ptr %12, align 1, !tbaa !9
  %134 = getelementptr inbounds i8, ptr %101, i64 11
  %135 = load i8, ptr %134, align 1, !tbaa !9
  %136 = xor i8 %87, %135
  store i8 %136, ptr %13, align 1, !tbaa !9
  %137 = getelementptr inbounds i8, ptr %101, i64 12
  %138 = load i8, ptr %137, align 1, !tbaa !9
  %139 = xor i8 %86, %138
  store i8 %139, ptr %14, align 1, !tbaa !9
  %140 = getelementptr inbounds i8, ptr %101, i64 13
  %141 = load i8, ptr %140, align 1, !tbaa !9
  %142 = xor i8 %85, %141
  store i8 %142, ptr %15, align 1, !tbaa !9
  %143 = getelementptr inbounds i8, ptr %101, i64 14
  %144 = load i8, ptr %143, align 1, !tbaa !9
  %145 = xor i8 %84, %144
  store i8 %145, ptr %16, align 1, !tbaa !9
  %146 = getelementptr inbounds i8, ptr %101, i64 15
  %147 = load i8, ptr %146, align 1, !tbaa !9
  %148 = xor i8 %83, %147
  store i8 %148, ptr %17, align 1, !tbaa !9
  %149 = icmp ult i64 %99, 10
  br i1 %149, label %150, label %270

150:
  %151 = phi i64 [ %251, %150 ], [ 0, %82 ]
  %152 = getelementptr inbounds i8, ptr %0, i64 %151
  %153 = load i8, ptr %152, align 1, !tbaa !9
  %154 = or disjoint i64 %151, 1
  %155 = getelementptr inbounds i8, ptr %0, i64 %154
  %156 = load i8, ptr %155, align 1, !tbaa !9
  %157 = or disjoint i64 %151, 2
  %158 = getelementptr inbounds i8, ptr %0, i64 %157
  %159 = load i8, ptr %158, align 1, !tbaa !9
  %160 = or disjoint i64 %151, 3
  %161 = getelementptr inbounds i8, ptr %0, i64 %160
  %162 = load i8, ptr %161, align 1, !tbaa !9
  %163 = shl i8 %153, 1
  %164 = icmp slt i8 %153, 0
  %165 = select i1 %164, i8 27, i8 0
  %166 = xor i8 %165, %163
  %167 = shl i8 %166, 1
  %168 = icmp slt i8 %163, 0
  %169 = select i1 %168, i8 27, i8 0
  %170 = xor i8 %169, %167
  %171 = shl i8 %170, 1
  %172 = icmp slt i8 %167, 0
  %173 = select i1 %172, i8 27, i8 0
  %174 = xor i8 %173, %171
  %175 = shl i8 %156, 1
  %176 = icmp slt i8 %156, 0
  %177 = select i1 %176, i8 27, i8 0
  %178 = xor i8 %177, %175
  %179 = shl i8 %178, 1
  %180 = icmp slt i8 %175, 0
  %181 = select i1 %180, i8 27, i8 0
  %182 = xor i8 %181, %179
  %183 = shl i8 %182, 1
  %184 = icmp slt i8 %179, 0
  %185 = select i1 %184, i8 27, i8 0
  %186 = xor i8 %185, %183
  %187 = shl i8 %159, 1
  %188 = icmp slt i8 %159, 0
  %189 = select i1 %188, i8 27, i8 0
  %190 = xor i8 %189, %187
  %191 = shl i8 %190, 1
  %192 = icmp slt i8 %187, 0
  %193 = select i1 %192, i8 27, i8 0
  %194 = xor i8 %193, %191
  %195 = shl i8 %194, 1
  %196 = icmp slt i8 %191, 0
  %197 = select i1 %196, i8 27, i8 0
  %198 = xor i8 %197, %195
  %199 = shl i8 %162, 1
  %200 = icmp slt i8 %162, 0
  %201 = select i1 %200, i8 27, i8 0
  %202 = xor i8 %201, %199
  %203 = shl i8 %202, 1
  %204 = icmp slt i8 %199, 0
  %205 = select i1 %204, i8 27, i8 0
  %206 = xor i8 %205, %203
  %207 = shl i8 %206, 1
  %208 = icmp slt i8 %203, 0
  %209 = select i1 %208, i8 27, i8 0
  %210 = xor i8 %209, %207
  %211 = xor i8 %210, %162
  %212 = xor i8 %159, %211
  %213 = xor i8 %212, %194
  %214 = xor i8 %213, %198
  %215 = xor i8 %214, %166
  %216 = xor i8 %215, %170
  %217 = xor i8 %216, %174
  %218 = xor i8 %217, %156
  %219 = xor i8 %218, %178
  %220 = xor i8 %219, %186
  store i8 %220, ptr %152, align 1, !tbaa !9
  %221 = xor i8 %206, %162
  %222 = xor i8 %210, %221
  %223 = xor i8 %159, %222
  %224 = xor i8 %223, %190
  %225 = xor i8 %224, %198
  %226 = xor i8 %225, %153
  %227 = xor i8 %226, %174
  %228 = xor i8 %227, %178
  %229 = xor i8 %228, %182
  %230 = xor i8 %229, %186
  store i8 %230, ptr %155, align 1, !tbaa !9
  %231 = xor i8 %202, %162
  %232 = xor i8 %210, %231
  %233 = xor i8 %190, %232
  %234 = xor i8 %233, %194
  %235 = xor i8 %234, %198
  %236 = xor i8 %235, %153
  %237 = xor i8 %236, %170
  %238 = xor i8 %237, %174
  %239 = xor i8 %238, %156
  %240 = xor i8 %239, %186
  store i8 %240, ptr %158, align 1, !tbaa !9
  %241 = xor i8 %206, %202
  %242 = xor i8 %210, %241
  %243 = xor i8 %159, %242
  %244 = xor i8 %243, %198
  %245 = xor i8 %244, %153
  %246 = xor i8 %245, %166
  %247 = xor i8 %246, %174
  %248 = xor i8 %247, %156
  %249 = xor i8 %248, %182
  %250 = xor i8 %249, %186
  store i8 %250, ptr %161, align 1, !tbaa !9
  %251 = add nuw nsw i64 %151, 4
  %252 = icmp ult i64 %151, 12
  br i1 %252, label %150, label %253, !llvm.loop !25

253:
  %254 = load i8, ptr %0, align 1, !tbaa !9
  %255 = load i8, ptr %3, align 1, !tbaa !9
  %256 = load i8, ptr %4, align 1, !tbaa !9
  %257 = load i8, ptr %5, align 1, !tbaa !9
  %258 = load i8, ptr %6, align 1, !tbaa !9
  %259 = load i8, ptr %7, align 1, !tbaa !9
  %260 = load i8, ptr %8, align 1, !tbaa !9
  %261 = load i8, ptr %9, align 1, !tbaa !9
  %262 = load i8, ptr %10, align 1, !tbaa !9
  %263 = load i8, ptr %11, align 1, !tbaa !9
  %264 = load i8, ptr %12, align 1, !tbaa !9
  %265 = load i8, ptr %13, align 1, !tbaa !9
  %266 = load i8, ptr %14, align 1, !tbaa !9
  %267 = load i8, ptr %15, align 1, !tbaa !9
  %268 = load i8, ptr %16, align 1, !tbaa !9
  %269 = load i8, ptr %17, align 1, !tbaa !9
  br label %270

270:
  %271 = phi i8 [ %269, %253 ], [ %148, %82 ]
  %272 = phi i8 [ %268, %253 ], [ %145, %82 ]
  %273 = phi i8 [ %267, %253 ], [ %142, %82 ]
  %274 = phi i8 [ %266, %253 ], [ %139, %82 ]
  %275 = phi i8 [ %265, %253 ], [ %136, %82 ]
  %276 = phi i8 [ %264, %253 ], [ %133, %82 ]
  %277 = phi i8 [ %263, %253 ], [ %130, %82 ]
  %278 = phi i8 [ %262, %253 ], [ %127, %82 ]
  %279 = phi i8 [ %261, %253 ], [ %124, %82 ]
  %280 = phi i8 [ %260, %253 ], [ %121, %82 ]
  %281 = phi i8 [ %259, %253 ], [ %118, %82 ]
  %282 = phi i8 [ %258, %253 ], [ %115, %82 ]
  %283 = phi i8 [ %257, %253 ], [ %112, %82 ]
  %284 = phi i8 [ %256, %253 ], [ %109, %82 ]
  %285 = phi i8 [ %255, %253 ], [ %106, %82 ]
  %286 = phi i8 [ %254, %253 ], [ %103, %82 ]
  %287 = zext i8 %286 to i64
  %288 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %287
  %289 = load i8, ptr %288, align 1, !tbaa !9
  %290 = zext i8 %285 to i64
  %291 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %290
  %292 = load i8, ptr %291, align 1, !tbaa !9
  %293 = zext i8 %284 to i64
  %294 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %293
  %295 = load i8, ptr %294, align 1, !tbaa !9
  %296 = zext i8 %283 to i64
  %297 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %296
  %298 = load i8, ptr %297, align 1, !tbaa !9
  %299 = zext i8 %282 to i64
  %300 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %299
  %301 = load i8, ptr %300, align 1, !tbaa !9
  %302 = zext i8 %281 to i64
  %303 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %302
  %304 = load i8, ptr %303, align 1, !tbaa !9
  %305 = zext i8 %280 to i64
  %306 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %305
  %307 = load i8, ptr %306, align 1, !tbaa !9
  %308 = zext i8 %279 to i64
  %309 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %308
  %310 = load i8, ptr %309, align 1, !tbaa !9
  %311 = zext i8 %278 to i64
  %312 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %311
  %313 = load i8, ptr %312, align 1, !tbaa !9
  %314 = zext i8 %277 to i64
  %315 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %314
  %316 = load i8, ptr %315, align 1, !tbaa !9
  %317 = zext i8 %276 to i64
  %318 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %317
  %319 = load i8, ptr %318, align 1, !tbaa !9
  %320 = zext i8 %275 to i64
  %321 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %320
  %322 = load i8, ptr %321, align 1, !tbaa !9
  %323 = zext i8 %274 to i64
  %324 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %323
  %325 = load i8, ptr %324, align 1, !tbaa !9
  %326 = zext i8 %273 to i64
  %327 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %326
  %328 = load i8, ptr %327, align 1, !tbaa !9
  %329 = zext i8 %272 to i64
  %330 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %329
  %331 = load i8, ptr %330, align 1, !tbaa !9
  %332 = zext i8 %271 to i64
  %333 = getelementptr inbounds [256 x i8], ptr @inverse, i64 0, i64 %332
  %334 = load i8, ptr %333, align 1, !tbaa !9
  store i8 %289, ptr %0, align 1
  store i8 %328, ptr %3, align 1
  store i8 %319, ptr %4, align 1
  store i8 %310, ptr %5, align 1
  store i8 %301, ptr %6, align 1
  store i8 %292, ptr %7, align 1
  store i8 %331, ptr %8, align 1
  store i8 %322, ptr %9, align 1
  store i8 %313, ptr %10, align 1
  store i8 %304, ptr %11, align 1
  store i8 %295, ptr %12, align 1
  store i8 %334, ptr %13, align 1
  store i8 %325, ptr %14, align 1
  store i8 %316, ptr %15, align 1
  store i8 %307, ptr %16, align 1
  store i8 %298, ptr %17, align 1
  %335 = add nsw i64 %99, -1
  %336 = icmp ugt i64 %99, 1
  br i1 %336, label %82, label %34, !llvm.loop !26
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !7, i64 0}
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
