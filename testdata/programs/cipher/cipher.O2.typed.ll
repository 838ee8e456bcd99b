; ModuleID = 'cipher.c'
source_filename = "cipher.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [256 x i8], align 16
  %4 = alloca [16 x i32], align 16
  %5 = alloca [256 x i8], align 16
  %6 = alloca i32, align 4
  %7 = alloca [16 x i8], align 16
  %8 = alloca [176 x i8], align 16
  %9 = alloca [16 x i8], align 16
  %10 = alloca [16 x i8], align 16
  %11 = alloca [16 x i8], align 16
  %12 = alloca [16 x i32], align 16
  %13 = alloca [16 x i32], align 16
  %14 = alloca i64, align 8
  %15 = icmp sgt i32 %0, 1
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds i8*, i8** %1, i64 1
  %18 = load i8*, i8** %17, align 8
  %19 = tail call i64 @strtol(i8* nocapture noundef nonnull %18, i8** noundef null, i32 noundef 10) #10
  %20 = trunc i64 %19 to i32
  br label %21

21:
  %22 = phi i32 [ %20, %16 ], [ 100, %2 ]
  %23 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %23) #10
  %24 = getelementptr inbounds [176 x i8], [176 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 176, i8* nonnull %24) #10
  %25 = getelementptr inbounds [16 x i8], [16 x i8]* %9, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %25) #10
  %26 = getelementptr inbounds [16 x i8], [16 x i8]* %10, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %26) #10
  %27 = getelementptr inbounds [16 x i8], [16 x i8]* %11, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %27) #10
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) %27, i8* noundef nonnull align 16 dereferenceable(16) getelementptr inbounds ([16 x i8], [16 x i8]* @__const.main.stream, i64 0, i64 0), i64 16, i1 false)
  %28 = bitcast [16 x i32]* %12 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %28) #10
  %29 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 4
  %30 = bitcast i32* %29 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) %30, i8 0, i64 48, i1 false)
  %31 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 0
  store i32 1634760805, i32* %31, align 16
  %32 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 1
  store i32 857760878, i32* %32, align 4
  %33 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 2
  store i32 2036477234, i32* %33, align 8
  %34 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 3
  store i32 1797285236, i32* %34, align 4
  %35 = bitcast [16 x i32]* %13 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %35) #10
  %36 = bitcast i64* %14 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %36) #10
  store i64 4991755612644852548, i64* %14, align 8
  br label %37

37:
  %38 = phi i8 [ 1, %21 ], [ %53, %37 ]
  %39 = phi i8 [ 1, %21 ], [ %44, %37 ]
  %40 = shl i8 %39, 1
  %41 = icmp slt i8 %39, 0
  %42 = select i1 %41, i8 27, i8 0
  %43 = xor i8 %40, %39
  %44 = xor i8 %43, %42
  %45 = shl i8 %38, 1
  %46 = xor i8 %45, %38
  %47 = shl i8 %46, 2
  %48 = xor i8 %47, %46
  %49 = shl i8 %48, 4
  %50 = xor i8 %49, %48
  %51 = xor i8 %50, 9
  %52 = icmp slt i8 %50, 0
  %53 = select i1 %52, i8 %51, i8 %50
  %54 = tail call i8 @llvm.fshl.i8(i8 %53, i8 %53, i8 1) #10
  %55 = tail call i8 @llvm.fshl.i8(i8 %53, i8 %53, i8 2) #10
  %56 = tail call i8 @llvm.fshl.i8(i8 %53, i8 %53, i8 3) #10
  %57 = tail call i8 @llvm.fshl.i8(i8 %53, i8 %53, i8 4) #10
  %58 = xor i8 %53, %54
  %59 = xor i8 %58, %55
  %60 = xor i8 %59, %56
  %61 = xor i8 %60, %57
  %62 = xor i8 %61, 99
  %63 = zext i8 %44 to i64
  %64 = getelementptr inbounds [256 x i8], [256 x i8]* @sbox, i64 0, i64 %63
  store i8 %62, i8* %64, align 1
  %65 = icmp eq i8 %44, 1
  br i1 %65, label %66, label %37, !llvm.loop !5

66:
  store i8 99, i8* getelementptr inbounds ([256 x i8], [256 x i8]* @sbox, i64 0, i64 0), align 16
  store i8 0, i8* getelementptr inbounds ([256 x i8], [256 x i8]* @inverse, i64 0, i64 99), align 1
  br label %67

67:
  %68 = phi i64 [ 1, %66 ], [ %74, %67 ]
  %69 = getelementptr inbounds [256 x i8], [256 x i8]* @sbox, i64 0, i64 %68
  %70 = load i8, i8* %69, align 1
  %71 = trunc i64 %68 to i8
  %72 = zext i8 %70 to i64
  %73 = getelementptr inbounds [256 x i8], [256 x i8]* @inverse, i64 0, i64 %72
  store i8 %71, i8* %73, align 1
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, 256
  br i1 %75, label %177, label %67, !llvm.loop !8

76:
  %77 = bitcast i32* %6 to [4 x i8]*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(16) %24, i8* noundef nonnull align 16 dereferenceable(16) %23, i64 16, i1 false) #10
  %78 = bitcast i32* %6 to i8*
  %79 = getelementptr inbounds [4 x i8], [4 x i8]* %77, i64 0, i64 1
  %80 = getelementptr inbounds [4 x i8], [4 x i8]* %77, i64 0, i64 2
  %81 = getelementptr inbounds [4 x i8], [4 x i8]* %77, i64 0, i64 3
  %82 = getelementptr inbounds [176 x i8], [176 x i8]* %8, i64 0, i64 -4
  br label %83

83:
  %84 = phi i64 [ 16, %76 ], [ %118, %117 ]
  %85 = phi i8 [ 1, %76 ], [ %116, %117 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %78) #10
  %86 = getelementptr inbounds i8, i8* %82, i64 %84
  %87 = bitcast i8* %86 to i32*
  %88 = load i32, i32* %87, align 4
  store i32 %88, i32* %6, align 4
  %89 = and i64 %84, 12
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %115

91:
  %92 = lshr i32 %88, 24
  %93 = zext i32 %92 to i64
  %94 = lshr i32 %88, 16
  %95 = lshr i32 %88, 8
  %96 = and i32 %95, 255
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds [256 x i8], [256 x i8]* @sbox, i64 0, i64 %97
  %99 = load i8, i8* %98, align 1
  %100 = xor i8 %99, %85
  store i8 %100, i8* %78, align 4
  %101 = and i32 %94, 255
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds [256 x i8], [256 x i8]* @sbox, i64 0, i64 %102
  %104 = load i8, i8* %103, align 1
  store i8 %104, i8* %79, align 1
  %105 = getelementptr inbounds [256 x i8], [256 x i8]* @sbox, i64 0, i64 %93
  %106 = load i8, i8* %105, align 1
  store i8 %106, i8* %80, align 2
  %107 = and i32 %88, 255
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds [256 x i8], [256 x i8]* @sbox, i64 0, i64 %108
  %110 = load i8, i8* %109, align 1
  store i8 %110, i8* %81, align 1
  %111 = shl i8 %85, 1
  %112 = icmp slt i8 %85, 0
  %113 = select i1 %112, i8 27, i8 0
  %114 = xor i8 %113, %111
  br label %115

115:
  %116 = phi i8 [ %114, %91 ], [ %85, %83 ]
  br label %120

117:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %78) #10
  %118 = add nuw nsw i64 %84, 4
  %119 = icmp ult i64 %84, 172
  br i1 %119, label %83, label %132, !llvm.loop !9

120:
  %121 = phi i64 [ 0, %115 ], [ %130, %120 ]
  %122 = add nuw nsw i64 %121, %84
  %123 = add nsw i64 %122, -16
  %124 = getelementptr inbounds [176 x i8], [176 x i8]* %8, i64 0, i64 %123
  %125 = load i8, i8* %124, align 1
  %126 = getelementptr inbounds [4 x i8], [4 x i8]* %77, i64 0, i64 %121
  %127 = load i8, i8* %126, align 1
  %128 = xor i8 %127, %125
  %129 = getelementptr inbounds [176 x i8], [176 x i8]* %8, i64 0, i64 %122
  store i8 %128, i8* %129, align 1
  %130 = add nuw nsw i64 %121, 1
  %131 = icmp eq i64 %130, 4
  br i1 %131, label %117, label %120, !llvm.loop !10

132:
  call fastcc void @encrypt(i8* noundef nonnull %25, i8* noundef nonnull %24)
  %133 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #10
  br label %134

134:
  %135 = phi i64 [ 0, %132 ], [ %140, %134 ]
  %136 = getelementptr inbounds [16 x i8], [16 x i8]* %9, i64 0, i64 %135
  %137 = load i8, i8* %136, align 1
  %138 = zext i8 %137 to i32
  %139 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i32 noundef %138) #10
  %140 = add nuw nsw i64 %135, 1
  %141 = icmp eq i64 %140, 16
  br i1 %141, label %142, label %134, !llvm.loop !11

142:
  %143 = tail call i32 @putchar(i32 10) #10
  call fastcc void @decrypt(i8* noundef nonnull %25, i8* noundef nonnull %24)
  %144 = call i32 @bcmp(i8* noundef nonnull dereferenceable(16) %25, i8* noundef nonnull dereferenceable(16) %26, i64 16)
  %145 = icmp eq i32 %144, 0
  %146 = zext i1 %145 to i32
  %147 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i32 noundef %146)
  %148 = icmp sgt i32 %22, 0
  br i1 %148, label %149, label %198

149:
  %150 = bitcast [16 x i32]* %4 to i8*
  %151 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 0
  %152 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 4
  %153 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 12
  %154 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 8
  %155 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 5
  %156 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 1
  %157 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 13
  %158 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 9
  %159 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 6
  %160 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 2
  %161 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 14
  %162 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 10
  %163 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 7
  %164 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 3
  %165 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 15
  %166 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 11
  %167 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 12
  %168 = getelementptr inbounds [16 x i32], [16 x i32]* %13, i64 0, i64 3
  %169 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 5
  %170 = bitcast i64* %14 to i32*
  %171 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 4
  %172 = getelementptr inbounds i32, i32* %170, i64 1
  %173 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 0
  %174 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 1
  %175 = load i32, i32* %174, align 4
  %176 = getelementptr inbounds [16 x i32], [16 x i32]* %13, i64 0, i64 1
  br label %301

177:
  %178 = phi i64 [ %191, %190 ], [ 0, %67 ]
  %179 = trunc i64 %178 to i8
  %180 = getelementptr inbounds [16 x i8], [16 x i8]* %7, i64 0, i64 %178
  store i8 %179, i8* %180, align 1
  %181 = mul nuw i8 %179, 17
  %182 = getelementptr inbounds [16 x i8], [16 x i8]* %10, i64 0, i64 %178
  store i8 %181, i8* %182, align 1
  %183 = getelementptr inbounds [16 x i8], [16 x i8]* %9, i64 0, i64 %178
  store i8 %181, i8* %183, align 1
  %184 = icmp ugt i64 %178, 3
  br i1 %184, label %185, label %190

185:
  %186 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 %178
  %187 = trunc i64 %178 to i32
  %188 = mul i32 %187, 67372036
  %189 = add i32 %188, -219025168
  store i32 %189, i32* %186, align 4
  br label %190

190:
  %191 = add nuw nsw i64 %178, 1
  %192 = icmp eq i64 %191, 16
  br i1 %192, label %76, label %177, !llvm.loop !12

193:
  %194 = add i32 %399, 1634760805
  %195 = getelementptr inbounds [16 x i32], [16 x i32]* %13, i64 0, i64 0
  store i32 %194, i32* %195, align 16
  store i32 %474, i32* %170, align 8
  store i32 %487, i32* %172, align 4
  %196 = and i32 %194, 255
  %197 = and i32 %474, 255
  br label %198

198:
  %199 = phi i32 [ %197, %193 ], [ 68, %142 ]
  %200 = phi i32 [ %196, %193 ], [ 0, %142 ]
  %201 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)) #10
  br label %202

202:
  %203 = phi i64 [ 0, %198 ], [ %208, %202 ]
  %204 = getelementptr inbounds [16 x i8], [16 x i8]* %9, i64 0, i64 %203
  %205 = load i8, i8* %204, align 1
  %206 = zext i8 %205 to i32
  %207 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i32 noundef %206) #10
  %208 = add nuw nsw i64 %203, 1
  %209 = icmp eq i64 %208, 16
  br i1 %209, label %210, label %202, !llvm.loop !11

210:
  %211 = tail call i32 @putchar(i32 10) #10
  %212 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0)) #10
  %213 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i32 noundef %200) #10
  br label %214

214:
  %215 = phi i64 [ 1, %210 ], [ %220, %214 ]
  %216 = getelementptr inbounds i8, i8* %35, i64 %215
  %217 = load i8, i8* %216, align 1
  %218 = zext i8 %217 to i32
  %219 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i32 noundef %218) #10
  %220 = add nuw nsw i64 %215, 1
  %221 = icmp eq i64 %220, 64
  br i1 %221, label %222, label %214, !llvm.loop !11

222:
  %223 = tail call i32 @putchar(i32 10) #10
  %224 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0)) #10
  %225 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i32 noundef %199) #10
  br label %226

226:
  %227 = phi i64 [ 1, %222 ], [ %232, %226 ]
  %228 = getelementptr inbounds i8, i8* %36, i64 %227
  %229 = load i8, i8* %228, align 1
  %230 = zext i8 %229 to i32
  %231 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i32 noundef %230) #10
  %232 = add nuw nsw i64 %227, 1
  %233 = icmp eq i64 %232, 8
  br i1 %233, label %234, label %226, !llvm.loop !11

234:
  %235 = tail call i32 @putchar(i32 10) #10
  %236 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %236) #10
  br label %237

237:
  %238 = phi i64 [ 0, %234 ], [ %241, %237 ]
  %239 = trunc i64 %238 to i8
  %240 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %238
  store i8 %239, i8* %240, align 1
  %241 = add nuw nsw i64 %238, 1
  %242 = icmp eq i64 %241, 256
  br i1 %242, label %243, label %237, !llvm.loop !13

243:
  %244 = phi i64 [ %262, %243 ], [ 0, %237 ]
  %245 = phi i32 [ %257, %243 ], [ 0, %237 ]
  %246 = and i32 %245, 255
  %247 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %244
  %248 = load i8, i8* %247, align 1
  %249 = zext i8 %248 to i32
  %250 = add nuw nsw i32 %246, %249
  %251 = trunc i64 %244 to i8
  %252 = urem i8 %251, 3
  %253 = zext i8 %252 to i64
  %254 = getelementptr inbounds [4 x i8], [4 x i8]* @.str.2, i64 0, i64 %253
  %255 = load i8, i8* %254, align 1
  %256 = zext i8 %255 to i32
  %257 = add nuw nsw i32 %250, %256
  %258 = and i32 %257, 255
  %259 = zext i32 %258 to i64
  %260 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %259
  %261 = load i8, i8* %260, align 1
  store i8 %261, i8* %247, align 1
  store i8 %248, i8* %260, align 1
  %262 = add nuw nsw i64 %244, 1
  %263 = icmp eq i64 %262, 256
  br i1 %263, label %264, label %243, !llvm.loop !14

264:
  %265 = phi i64 [ %270, %264 ], [ 0, %243 ]
  %266 = phi i8* [ %287, %264 ], [ %27, %243 ]
  %267 = phi i32 [ %269, %264 ], [ 9, %243 ]
  %268 = phi i32 [ %275, %264 ], [ 0, %243 ]
  %269 = add nsw i32 %267, -1
  %270 = add nuw nsw i64 %265, 1
  %271 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %270
  %272 = load i8, i8* %271, align 1
  %273 = zext i8 %272 to i32
  %274 = and i32 %268, 255
  %275 = add nuw nsw i32 %274, %273
  %276 = and i32 %275, 255
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %277
  %279 = load i8, i8* %278, align 1
  store i8 %279, i8* %271, align 1
  store i8 %272, i8* %278, align 1
  %280 = load i8, i8* %271, align 1
  %281 = add i8 %280, %272
  %282 = zext i8 %281 to i64
  %283 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %282
  %284 = load i8, i8* %283, align 1
  %285 = load i8, i8* %266, align 1
  %286 = xor i8 %285, %284
  store i8 %286, i8* %266, align 1
  %287 = getelementptr inbounds i8, i8* %266, i64 1
  %288 = icmp eq i32 %269, 0
  br i1 %288, label %289, label %264, !llvm.loop !15

289:
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %236) #10
  %290 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0)) #10
  br label %291

291:
  %292 = phi i64 [ 0, %289 ], [ %297, %291 ]
  %293 = getelementptr inbounds [16 x i8], [16 x i8]* %11, i64 0, i64 %292
  %294 = load i8, i8* %293, align 1
  %295 = zext i8 %294 to i32
  %296 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i32 noundef %295) #10
  %297 = add nuw nsw i64 %292, 1
  %298 = icmp eq i64 %297, 9
  br i1 %298, label %299, label %291, !llvm.loop !11

299:
  %300 = tail call i32 @putchar(i32 10) #10
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %36) #10
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %35) #10
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %28) #10
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %27) #10
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %26) #10
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %25) #10
  call void @llvm.lifetime.end.p0i8(i64 176, i8* nonnull %24) #10
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %23) #10
  ret i32 0

301:
  %302 = phi i32 [ 1162233672, %149 ], [ %487, %543 ]
  %303 = phi i32 [ 1094861636, %149 ], [ %474, %543 ]
  %304 = phi i32 [ 0, %149 ], [ %544, %543 ]
  call fastcc void @encrypt(i8* noundef nonnull %25, i8* noundef nonnull %24)
  %305 = and i32 %304, 3
  %306 = icmp eq i32 %305, 3
  br i1 %306, label %307, label %308

307:
  call fastcc void @decrypt(i8* noundef nonnull %25, i8* noundef nonnull %24)
  br label %308

308:
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %150) #10
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) %150, i8* noundef nonnull align 16 dereferenceable(64) %28, i64 64, i1 false) #10
  %309 = load i32, i32* %152, align 16
  %310 = load i32, i32* %151, align 16
  %311 = load i32, i32* %153, align 16
  %312 = load i32, i32* %154, align 16
  %313 = load i32, i32* %155, align 4
  %314 = load i32, i32* %156, align 4
  %315 = load i32, i32* %157, align 4
  %316 = load i32, i32* %158, align 4
  %317 = load i32, i32* %159, align 8
  %318 = load i32, i32* %160, align 8
  %319 = load i32, i32* %161, align 8
  %320 = load i32, i32* %162, align 8
  %321 = load i32, i32* %163, align 4
  %322 = load i32, i32* %164, align 4
  %323 = load i32, i32* %165, align 4
  %324 = load i32, i32* %166, align 4
  br label %327

325:
  store i32 %440, i32* %152, align 16
  store i32 %399, i32* %151, align 16
  store i32 %413, i32* %153, align 16
  store i32 %426, i32* %154, align 16
  store i32 %404, i32* %155, align 4
  store i32 %411, i32* %156, align 4
  store i32 %425, i32* %157, align 4
  store i32 %438, i32* %158, align 4
  store i32 %416, i32* %159, align 8
  store i32 %423, i32* %160, align 8
  store i32 %437, i32* %161, align 8
  store i32 %402, i32* %162, align 8
  store i32 %428, i32* %163, align 4
  store i32 %435, i32* %164, align 4
  store i32 %401, i32* %165, align 4
  store i32 %414, i32* %166, align 4
  %326 = add i32 %175, %411
  store i32 %326, i32* %176, align 4
  br label %443

327:
  %328 = phi i32 [ 0, %308 ], [ %441, %327 ]
  %329 = phi i32 [ %309, %308 ], [ %440, %327 ]
  %330 = phi i32 [ %310, %308 ], [ %399, %327 ]
  %331 = phi i32 [ %311, %308 ], [ %413, %327 ]
  %332 = phi i32 [ %312, %308 ], [ %426, %327 ]
  %333 = phi i32 [ %313, %308 ], [ %404, %327 ]
  %334 = phi i32 [ %314, %308 ], [ %411, %327 ]
  %335 = phi i32 [ %315, %308 ], [ %425, %327 ]
  %336 = phi i32 [ %316, %308 ], [ %438, %327 ]
  %337 = phi i32 [ %317, %308 ], [ %416, %327 ]
  %338 = phi i32 [ %318, %308 ], [ %423, %327 ]
  %339 = phi i32 [ %319, %308 ], [ %437, %327 ]
  %340 = phi i32 [ %320, %308 ], [ %402, %327 ]
  %341 = phi i32 [ %321, %308 ], [ %428, %327 ]
  %342 = phi i32 [ %322, %308 ], [ %435, %327 ]
  %343 = phi i32 [ %323, %308 ], [ %401, %327 ]
  %344 = phi i32 [ %324, %308 ], [ %414, %327 ]
  %345 = add i32 %330, %329
  %346 = xor i32 %331, %345
  %347 = tail call i32 @llvm.fshl.i32(i32 %346, i32 %346, i32 16) #10
  %348 = add i32 %347, %332
  %349 = xor i32 %348, %329
  %350 = tail call i32 @llvm.fshl.i32(i32 %349, i32 %349, i32 12) #10
  %351 = add i32 %350, %345
  %352 = xor i32 %351, %347
  %353 = tail call i32 @llvm.fshl.i32(i32 %352, i32 %352, i32 8) #10
  %354 = add i32 %353, %348
  %355 = xor i32 %354, %350
  %356 = tail call i32 @llvm.fshl.i32(i32 %355, i32 %355, i32 7) #10
  %357 = add i32 %334, %333
  %358 = xor i32 %335, %357
  %359 = tail call i32 @llvm.fshl.i32(i32 %358, i32 %358, i32 16) #10
  %360 = add i32 %359, %336
  %361 = xor i32 %360, %333
  %362 = tail call i32 @llvm.fshl.i32(i32 %361, i32 %361, i32 12) #10
  %363 = add i32 %362, %357
  %364 = xor i32 %363, %359
  %365 = tail call i32 @llvm.fshl.i32(i32 %364, i32 %364, i32 8) #10
  %366 = add i32 %365, %360
  %367 = xor i32 %366, %362
  %368 = tail call i32 @llvm.fshl.i32(i32 %367, i32 %367, i32 7) #10
  %369 = add i32 %338, %337
  %370 = xor i32 %339, %369
  %371 = tail call i32 @llvm.fshl.i32(i32 %370, i32 %370, i32 16) #10
  %372 = add i32 %371, %340
  %373 = xor i32 %372, %337
  %374 = tail call i32 @llvm.fshl.i32(i32 %373, i32 %373, i32 12) #10
  %375 = add i32 %374, %369
  %376 = xor i32 %375, %371
  %377 = tail call i32 @llvm.fshl.i32(i32 %376, i32 %376, i32 8) #10
  %378 = add i32 %377, %372
  %379 = xor i32 %378, %374
  %380 = tail call i32 @llvm.fshl.i32(i32 %379, i32 %379, i32 7) #10
  %381 = add i32 %342, %341
  %382 = xor i32 %343, %381
  %383 = tail call i32 @llvm.fshl.i32(i32 %382, i32 %382, i32 16) #10
  %384 = add i32 %383, %344
  %385 = xor i32 %384, %341
  %386 = tail call i32 @llvm.fshl.i32(i32 %385, i32 %385, i32 12) #10
  %387 = add i32 %386, %381
  %388 = xor i32 %387, %383
  %389 = tail call i32 @llvm.fshl.i32(i32 %388, i32 %388, i32 8) #10
  %390 = add i32 %389, %384
  %391 = xor i32 %390, %386
  %392 = tail call i32 @llvm.fshl.i32(i32 %391, i32 %391, i32 7) #10
  %393 = add i32 %368, %351
  %394 = xor i32 %389, %393
  %395 = tail call i32 @llvm.fshl.i32(i32 %394, i32 %394, i32 16) #10
  %396 = add i32 %395, %378
  %397 = xor i32 %396, %368
  %398 = tail call i32 @llvm.fshl.i32(i32 %397, i32 %397, i32 12) #10
  %399 = add i32 %398, %393
  %400 = xor i32 %399, %395
  %401 = tail call i32 @llvm.fshl.i32(i32 %400, i32 %400, i32 8) #10
  %402 = add i32 %401, %396
  %403 = xor i32 %402, %398
  %404 = tail call i32 @llvm.fshl.i32(i32 %403, i32 %403, i32 7) #10
  %405 = add i32 %380, %363
  %406 = xor i32 %405, %353
  %407 = tail call i32 @llvm.fshl.i32(i32 %406, i32 %406, i32 16) #10
  %408 = add i32 %407, %390
  %409 = xor i32 %408, %380
  %410 = tail call i32 @llvm.fshl.i32(i32 %409, i32 %409, i32 12) #10
  %411 = add i32 %410, %405
  %412 = xor i32 %411, %407
  %413 = tail call i32 @llvm.fshl.i32(i32 %412, i32 %412, i32 8) #10
  %414 = add i32 %413, %408
  %415 = xor i32 %414, %410
  %416 = tail call i32 @llvm.fshl.i32(i32 %415, i32 %415, i32 7) #10
  %417 = add i32 %392, %375
  %418 = xor i32 %417, %365
  %419 = tail call i32 @llvm.fshl.i32(i32 %418, i32 %418, i32 16) #10
  %420 = add i32 %419, %354
  %421 = xor i32 %420, %392
  %422 = tail call i32 @llvm.fshl.i32(i32 %421, i32 %421, i32 12) #10
  %423 = add i32 %422, %417
  %424 = xor i32 %423, %419
  %425 = tail call i32 @llvm.fshl.i32(i32 %424, i32 %424, i32 8) #10
  %426 = add i32 %425, %420
  %427 = xor i32 %426, %422
  %428 = tail call i32 @llvm.fshl.i32(i32 %427, i32 %427, i32 7) #10
  %429 = add i32 %387, %356
  %430 = xor i32 %429, %377
  %431 = tail call i32 @llvm.fshl.i32(i32 %430, i32 %430, i32 16) #10
  %432 = add i32 %431, %366
  %433 = xor i32 %432, %356
  %434 = tail call i32 @llvm.fshl.i32(i32 %433, i32 %433, i32 12) #10
  %435 = add i32 %434, %429
  %436 = xor i32 %435, %431
  %437 = tail call i32 @llvm.fshl.i32(i32 %436, i32 %436, i32 8) #10
  %438 = add i32 %437, %432
  %439 = xor i32 %438, %434
  %440 = tail call i32 @llvm.fshl.i32(i32 %439, i32 %439, i32 7) #10
  %441 = add nuw nsw i32 %328, 1
  %442 = icmp eq i32 %441, 10
  br i1 %442, label %325, label %327, !llvm.loop !16

443:
  %444 = phi i64 [ 2, %325 ], [ %451, %443 ]
  %445 = getelementptr inbounds [16 x i32], [16 x i32]* %4, i64 0, i64 %444
  %446 = load i32, i32* %445, align 4
  %447 = getelementptr inbounds [16 x i32], [16 x i32]* %12, i64 0, i64 %444
  %448 = load i32, i32* %447, align 4
  %449 = add i32 %448, %446
  %450 = getelementptr inbounds [16 x i32], [16 x i32]* %13, i64 0, i64 %444
  store i32 %449, i32* %450, align 4
  %451 = add nuw nsw i64 %444, 1
  %452 = icmp eq i64 %451, 16
  br i1 %452, label %453, label %443, !llvm.loop !17

453:
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %150) #10
  %454 = load i32, i32* %167, align 16
  %455 = add i32 %454, 1
  store i32 %455, i32* %167, align 16
  %456 = load i32, i32* %168, align 4
  %457 = load i32, i32* %169, align 4
  %458 = xor i32 %457, %456
  store i32 %458, i32* %169, align 4
  br label %459

459:
  %460 = phi i32 [ 0, %453 ], [ %488, %459 ]
  %461 = phi i32 [ 0, %453 ], [ %475, %459 ]
  %462 = phi i32 [ %302, %453 ], [ %487, %459 ]
  %463 = phi i32 [ %303, %453 ], [ %474, %459 ]
  %464 = shl i32 %462, 4
  %465 = lshr i32 %462, 5
  %466 = xor i32 %464, %465
  %467 = add i32 %466, %462
  %468 = and i32 %461, 3
  %469 = zext i32 %468 to i64
  %470 = getelementptr inbounds i32, i32* %171, i64 %469
  %471 = load i32, i32* %470, align 4
  %472 = add i32 %471, %461
  %473 = xor i32 %472, %467
  %474 = add i32 %473, %463
  %475 = add i32 %461, -1640531527
  %476 = shl i32 %474, 4
  %477 = lshr i32 %474, 5
  %478 = xor i32 %476, %477
  %479 = add i32 %478, %474
  %480 = lshr i32 %475, 11
  %481 = and i32 %480, 3
  %482 = zext i32 %481 to i64
  %483 = getelementptr inbounds i32, i32* %171, i64 %482
  %484 = load i32, i32* %483, align 4
  %485 = add i32 %484, %475
  %486 = xor i32 %479, %485
  %487 = add i32 %486, %462
  %488 = add nuw nsw i32 %460, 1
  %489 = icmp eq i32 %488, 32
  br i1 %489, label %490, label %459, !llvm.loop !18

490:
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %173) #10
  br label %491

491:
  %492 = phi i64 [ 0, %490 ], [ %495, %491 ]
  %493 = trunc i64 %492 to i8
  %494 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 %492
  store i8 %493, i8* %494, align 1
  %495 = add nuw nsw i64 %492, 1
  %496 = icmp eq i64 %495, 256
  br i1 %496, label %497, label %491, !llvm.loop !13

497:
  %498 = phi i64 [ %516, %497 ], [ 0, %491 ]
  %499 = phi i32 [ %511, %497 ], [ 0, %491 ]
  %500 = and i32 %499, 255
  %501 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 %498
  %502 = load i8, i8* %501, align 1
  %503 = zext i8 %502 to i32
  %504 = add nuw nsw i32 %500, %503
  %505 = trunc i64 %498 to i8
  %506 = urem i8 %505, 3
  %507 = zext i8 %506 to i64
  %508 = getelementptr inbounds [4 x i8], [4 x i8]* @.str.2, i64 0, i64 %507
  %509 = load i8, i8* %508, align 1
  %510 = zext i8 %509 to i32
  %511 = add nuw nsw i32 %504, %510
  %512 = and i32 %511, 255
  %513 = zext i32 %512 to i64
  %514 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 %513
  %515 = load i8, i8* %514, align 1
  store i8 %515, i8* %501, align 1
  store i8 %502, i8* %514, align 1
  %516 = add nuw nsw i64 %498, 1
  %517 = icmp eq i64 %516, 256
  br i1 %517, label %518, label %497, !llvm.loop !14

518:
  %519 = phi i64 [ %524, %518 ], [ 0, %497 ]
  %520 = phi i8* [ %541, %518 ], [ %27, %497 ]
  %521 = phi i32 [ %523, %518 ], [ 16, %497 ]
  %522 = phi i32 [ %529, %518 ], [ 0, %497 ]
  %523 = add nsw i32 %521, -1
  %524 = add nuw nsw i64 %519, 1
  %525 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 %524
  %526 = load i8, i8* %525, align 1
  %527 = zext i8 %526 to i32
  %528 = and i32 %522, 255
  %529 = add nuw nsw i32 %528, %527
  %530 = and i32 %529, 255
  %531 = zext i32 %530 to i64
  %532 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 %531
  %533 = load i8, i8* %532, align 1
  store i8 %533, i8* %525, align 1
  store i8 %526, i8* %532, align 1
  %534 = load i8, i8* %525, align 1
  %535 = add i8 %534, %526
  %536 = zext i8 %535 to i64
  %537 = getelementptr inbounds [256 x i8], [256 x i8]* %3, i64 0, i64 %536
  %538 = load i8, i8* %537, align 1
  %539 = load i8, i8* %520, align 1
  %540 = xor i8 %539, %538
  store i8 %540, i8* %520, align 1
  %541 = getelementptr inbounds i8, i8* %520, i64 1
  %542 = icmp eq i32 %523, 0
  br i1 %542, label %543, label %518, !llvm.loop !15

543:
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %173) #10
  %544 = add nuw nsw i32 %304, 1
  %545 = icmp eq i32 %544, %22
  br i1 %545, label %193, label %301, !llvm.loop !19
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc void @encrypt(i8* nocapture noundef %0, i8* nocapture noundef readonly %1) unnamed_addr #4 {
  %3 = alloca [16 x i8], align 16
  br label %4

4:
  %5 = phi i64 [ 0, %2 ], [ %11, %4 ]
  %6 = getelementptr inbounds i8, i8* %1, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = getelementptr inbounds i8, i8* %0, i64 %5
  %9 = load i8, i8* %8, align 1
  %10 = xor i8 %9, %7
  store i8 %10, i8* %8, align 1
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 16
  br i1 %12, label %13, label %4, !llvm.loop !20

13:
  %14 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 0
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ 1, %13 ], [ %54, %53 ]
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #10
  br label %20

18:
  %19 = icmp eq i64 %17, 10
  br label %56

20:
  %21 = phi i64 [ 0, %16 ], [ %24, %23 ]
  %22 = shl nsw i64 %21, 2
  br label %26

23:
  %24 = add nuw nsw i64 %21, 1
  %25 = icmp eq i64 %24, 4
  br i1 %25, label %18, label %20, !llvm.loop !21

26:
  %27 = phi i64 [ 0, %20 ], [ %39, %26 ]
  %28 = add nuw nsw i64 %27, %21
  %29 = shl i64 %28, 2
  %30 = and i64 %29, 12
  %31 = add nuw nsw i64 %30, %27
  %32 = getelementptr inbounds i8, i8* %0, i64 %31
  %33 = load i8, i8* %32, align 1
  %34 = zext i8 %33 to i64
  %35 = getelementptr inbounds [256 x i8], [256 x i8]* @sbox, i64 0, i64 %34
  %36 = load i8, i8* %35, align 1
  %37 = add nuw nsw i64 %27, %22
  %38 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %37
  store i8 %36, i8* %38, align 1
  %39 = add nuw nsw i64 %27, 1
  %40 = icmp eq i64 %39, 4
  br i1 %40, label %23, label %26, !llvm.loop !22

41:
  %42 = shl nsw i64 %17, 4
  %43 = getelementptr inbounds i8, i8* %1, i64 %42
  br label %44

44:
  %45 = phi i64 [ 0, %41 ], [ %51, %44 ]
  %46 = getelementptr inbounds i8, i8* %43, i64 %45
  %47 = load i8, i8* %46, align 1
  %48 = getelementptr inbounds i8, i8* %0, i64 %45
  %49 = load i8, i8* %48, align 1
  %50 = xor i8 %49, %47
  store i8 %50, i8* %48, align 1
  %51 = add nuw nsw i64 %45, 1
  %52 = icmp eq i64 %51, 16
  br i1 %52, label %53, label %44, !llvm.loop !20

53:
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #10
  %54 = add nuw nsw i64 %17, 1
  %55 = icmp eq i64 %54, 11
  br i1 %55, label %15, label %16, !llvm.loop !23

56:
  %57 = phi i64 [ 0, %18 ], [ %74, %73 ]
  %58 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %57
  %59 = load i8, i8* %58, align 4
  %60 = or i64 %57, 1
  %61 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %60
  %62 = load i8, i8* %61, align 1
  %63 = or i64 %57, 2
  %64 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %63
  %65 = load i8, i8* %64, align 2
  %66 = or i64 %57, 3
  %67 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %66
  %68 = load i8, i8* %67, align 1
  %69 = xor i8 %62, %59
  %70 = xor i8 %69, %65
  %71 = xor i8 %70, %68
  %72 = and i64 %57, 4294967292
  br label %76

73:
  %74 = add nuw nsw i64 %57, 4
  %75 = icmp ult i64 %57, 12
  br i1 %75, label %56, label %41, !llvm.loop !24

76:
  %77 = phi i64 [ 0, %56 ], [ %81, %94 ]
  %78 = add nuw nsw i64 %77, %57
  %79 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %78
  %80 = load i8, i8* %79, align 1
  %81 = add nuw nsw i64 %77, 1
  br i1 %19, label %94, label %82

82:
  %83 = and i64 %81, 3
  %84 = or i64 %83, %72
  %85 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %84
  %86 = load i8, i8* %85, align 1
  %87 = xor i8 %86, %80
  %88 = shl i8 %87, 1
  %89 = icmp slt i8 %87, 0
  %90 = select i1 %89, i8 27, i8 0
  %91 = xor i8 %71, %80
  %92 = xor i8 %91, %88
  %93 = xor i8 %92, %90
  br label %94

94:
  %95 = phi i8 [ %93, %82 ], [ %80, %76 ]
  %96 = getelementptr inbounds i8, i8* %0, i64 %78
  store i8 %95, i8* %96, align 1
  %97 = icmp eq i64 %81, 4
  br i1 %97, label %73, label %76, !llvm.loop !25
}

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc void @decrypt(i8* nocapture noundef %0, i8* nocapture noundef readonly %1) unnamed_addr #4 {
  %3 = alloca [16 x i8], align 16
  %4 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 0
  br label %15

5:
  %6 = phi i64 [ %12, %5 ], [ 0, %293 ]
  %7 = getelementptr inbounds i8, i8* %1, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = getelementptr inbounds i8, i8* %0, i64 %6
  %10 = load i8, i8* %9, align 1
  %11 = xor i8 %10, %8
  store i8 %11, i8* %9, align 1
  %12 = add nuw nsw i64 %6, 1
  %13 = icmp eq i64 %12, 16
  br i1 %13, label %14, label %5, !llvm.loop !20

14:
  ret void

15:
  %16 = phi i64 [ 10, %2 ], [ %294, %293 ]
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #10
  %17 = shl nsw i64 %16, 4
  %18 = getelementptr inbounds i8, i8* %1, i64 %17
  br label %19

19:
  %20 = phi i64 [ 0, %15 ], [ %26, %19 ]
  %21 = getelementptr inbounds i8, i8* %18, i64 %20
  %22 = load i8, i8* %21, align 1
  %23 = getelementptr inbounds i8, i8* %0, i64 %20
  %24 = load i8, i8* %23, align 1
  %25 = xor i8 %24, %22
  store i8 %25, i8* %23, align 1
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 16
  br i1 %27, label %28, label %19, !llvm.loop !20

28:
  %29 = icmp ult i64 %16, 10
  br i1 %29, label %30, label %289

30:
  %31 = phi i64 [ %287, %284 ], [ 0, %28 ]
  %32 = getelementptr inbounds i8, i8* %0, i64 %31
  %33 = load i8, i8* %32, align 1
  %34 = or i64 %31, 1
  %35 = getelementptr inbounds i8, i8* %0, i64 %34
  %36 = load i8, i8* %35, align 1
  %37 = or i64 %31, 2
  %38 = getelementptr inbounds i8, i8* %0, i64 %37
  %39 = load i8, i8* %38, align 1
  %40 = or i64 %31, 3
  %41 = getelementptr inbounds i8, i8* %0, i64 %40
  %42 = load i8, i8* %41, align 1
  br label %43

43:
  %44 = phi i8 [ %50, %43 ], [ 0, %30 ]
  %45 = phi i8 [ %51, %43 ], [ 14, %30 ]
  %46 = phi i8 [ %55, %43 ], [ %33, %30 ]
  %47 = and i8 %45, 1
  %48 = icmp eq i8 %47, 0
  %49 = select i1 %48, i8 0, i8 %46
  %50 = xor i8 %49, %44
  %51 = lshr i8 %45, 1
  %52 = shl i8 %46, 1
  %53 = icmp slt i8 %46, 0
  %54 = select i1 %53, i8 27, i8 0
  %55 = xor i8 %54, %52
  %56 = icmp ult i8 %45, 2
  br i1 %56, label %57, label %43, !llvm.loop !26

57:
  %58 = phi i8 [ %64, %57 ], [ 0, %43 ]
  %59 = phi i8 [ %65, %57 ], [ 11, %43 ]
  %60 = phi i8 [ %69, %57 ], [ %36, %43 ]
  %61 = and i8 %59, 1
  %62 = icmp eq i8 %61, 0
  %63 = select i1 %62, i8 0, i8 %60
  %64 = xor i8 %63, %58
  %65 = lshr i8 %59, 1
  %66 = shl i8 %60, 1
  %67 = icmp slt i8 %60, 0
  %68 = select i1 %67, i8 27, i8 0
  %69 = xor i8 %68, %66
  %70 = icmp ult i8 %59, 2
  br i1 %70, label %71, label %57, !llvm.loop !26

71:
  %72 = phi i8 [ %78, %71 ], [ 0, %57 ]
  %73 = phi i8 [ %79, %71 ], [ 13, %57 ]
  %74 = phi i8 [ %83, %71 ], [ %39, %57 ]
  %75 = and i8 %73, 1
  %76 = icmp eq i8 %75, 0
  %77 = select i1 %76, i8 0, i8 %74
  %78 = xor i8 %77, %72
  %79 = lshr i8 %73, 1
  %80 = shl i8 %74, 1
  %81 = icmp slt i8 %74, 0
  %82 = select i1 %81, i8 27, i8 0
  %83 = xor i8 %82, %80
  %84 = icmp ult i8 %73, 2
  br i1 %84, label %85, label %71, !llvm.loop !26

85:
  %86 = xor i8 %64, %50
  br label %87

87:
  %88 = phi i8 [ %94, %87 ], [ 0, %85 ]
  %89 = phi i8 [ %95, %87 ], [ 9, %85 ]
  %90 = phi i8 [ %99, %87 ], [ %42, %85 ]
  %91 = and i8 %89, 1
  %92 = icmp eq i8 %91, 0
  %93 = select i1 %92, i8 0, i8 %90
  %94 = xor i8 %93, %88
  %95 = lshr i8 %89, 1
  %96 = shl i8 %90, 1
  %97 = icmp slt i8 %90, 0
  %98 = select i1 %97, i8 27, i8 0
  %99 = xor i8 %98, %96
  %100 = icmp ult i8 %89, 2
  br i1 %100, label %101, label %87, !llvm.loop !26

101:
  %102 = xor i8 %86, %78
  %103 = xor i8 %102, %94
  store i8 %103, i8* %32, align 1
  br label %104

104:
  %105 = phi i8 [ %111, %104 ], [ 0, %101 ]
  %106 = phi i8 [ %112, %104 ], [ 9, %101 ]
  %107 = phi i8 [ %116, %104 ], [ %33, %101 ]
  %108 = and i8 %106, 1
  %109 = icmp eq i8 %108, 0
  %110 = select i1 %109, i8 0, i8 %107
  %111 = xor i8 %110, %105
  %112 = lshr i8 %106, 1
  %113 = shl i8 %107, 1
  %114 = icmp slt i8 %107, 0
  %115 = select i1 %114, i8 27, i8 0
  %116 = xor i8 %115, %113
  %117 = icmp ult i8 %106, 2
  br i1 %117, label %118, label %104, !llvm.loop !26

118:
  %119 = phi i8 [ %125, %118 ], [ 0, %104 ]
  %120 = phi i8 [ %126, %118 ], [ 14, %104 ]
  %121 = phi i8 [ %130, %118 ], [ %36, %104 ]
  %122 = and i8 %120, 1
  %123 = icmp eq i8 %122, 0
  %124 = select i1 %123, i8 0, i8 %121
  %125 = xor i8 %124, %119
  %126 = lshr i8 %120, 1
  %127 = shl i8 %121, 1
  %128 = icmp slt i8 %121, 0
  %129 = select i1 %128, i8 27, i8 0
  %130 = xor i8 %129, %127
  %131 = icmp ult i8 %120, 2
  br i1 %131, label %132, label %118, !llvm.loop !26

132:
  %133 = phi i8 [ %139, %132 ], [ 0, %118 ]
  %134 = phi i8 [ %140, %132 ], [ 11, %118 ]
  %135 = phi i8 [ %144, %132 ], [ %39, %118 ]
  %136 = and i8 %134, 1
  %137 = icmp eq i8 %136, 0
  %138 = select i1 %137, i8 0, i8 %135
  %139 = xor i8 %138, %133
  %140 = lshr i8 %134, 1
  %141 = shl i8 %135, 1
  %142 = icmp slt i8 %135, 0
  %143 = select i1 %142, i8 27, i8 0
  %144 = xor i8 %143, %141
  %145 = icmp ult i8 %134, 2
  br i1 %145, label %146, label %132, !llvm.loop !26

146:
  %147 = xor i8 %125, %111
  br label %148

148:
  %149 = phi i8 [ %155, %148 ], [ 0, %146 ]
  %150 = phi i8 [ %156, %148 ], [ 13, %146 ]
  %151 = phi i8 [ %160, %148 ], [ %42, %146 ]
  %152 = and i8 %150, 1
  %153 = icmp eq i8 %152, 0
  %154 = select i1 %153, i8 0, i8 %151
  %155 = xor i8 %154, %149
  %156 = lshr i8 %150, 1
  %157 = shl i8 %151, 1
  %158 = icmp slt i8 %151, 0
  %159 = select i1 %158, i8 27, i8 0
  %160 = xor i8 %159, %157
  %161 = icmp ult i8 %150, 2
  br i1 %161, label %162, label %148, !llvm.loop !26

162:
  %163 = xor i8 %147, %139
  %164 = xor i8 %163, %155
  store i8 %164, i8* %35, align 1
  br label %165

165:
  %166 = phi i8 [ %172, %165 ], [ 0, %162 ]
  %167 = phi i8 [ %173, %165 ], [ 13, %162 ]
  %168 = phi i8 [ %177, %165 ], [ %33, %162 ]
  %169 = and i8 %167, 1
  %170 = icmp eq i8 %169, 0
  %171 = select i1 %170, i8 0, i8 %168
  %172 = xor i8 %171, %166
  %173 = lshr i8 %167, 1
  %174 = shl i8 %168, 1
  %175 = icmp slt i8 %168, 0
  %176 = select i1 %175, i8 27, i8 0
  %177 = xor i8 %176, %174
  %178 = icmp ult i8 %167, 2
  br i1 %178, label %179, label %165, !llvm.loop !26

179:
  %180 = phi i8 [ %186, %179 ], [ 0, %165 ]
  %181 = phi i8 [ %187, %179 ], [ 9, %165 ]
  %182 = phi i8 [ %191, %179 ], [ %36, %165 ]
  %183 = and i8 %181, 1
  %184 = icmp eq i8 %183, 0
  %185 = select i1 %184, i8 0, i8 %182
  %186 = xor i8 %185, %180
  %187 = lshr i8 %181, 1
  %188 = shl i8 %182, 1
  %189 = icmp slt i8 %182, 0
  %190 = select i1 %189, i8 27, i8 0
  %191 = xor i8 %190, %188
  %192 = icmp ult i8 %181, 2
  br i1 %192, label %193, label %179, !llvm.loop !26

193:
  %194 = phi i8 [ %200, %193 ], [ 0, %179 ]
  %195 = phi i8 [ %201, %193 ], [ 14, %179 ]
  %196 = phi i8 [ %205, %193 ], [ %39, %179 ]
  %197 = and i8 %195, 1
  %198 = icmp eq i8 %197, 0
  %199 = select i1 %198, i8 0, i8 %196
  %200 = xor i8 %199, %194
  %201 = lshr i8 %195, 1
  %202 = shl i8 %196, 1
  %203 = icmp slt i8 %196, 0
  %204 = select i1 %203, i8 27, i8 0
  %205 = xor i8 %204, %202
  %206 = icmp ult i8 %195, 2
  br i1 %206, label %207, label %193, !llvm.loop !26

207:
  %208 = xor i8 %186, %172
  br label %209

209:
  %210 = phi i8 [ %216, %209 ], [ 0, %207 ]
  %211 = phi i8 [ %217, %209 ], [ 11, %207 ]
  %212 = phi i8 [ %221, %209 ], [ %42, %207 ]
  %213 = and i8 %211, 1
  %214 = icmp eq i8 %213, 0
  %215 = select i1 %214, i8 0, i8 %212
  %216 = xor i8 %215, %210
  %217 = lshr i8 %211, 1
  %218 = shl i8 %212, 1
  %219 = icmp slt i8 %212, 0
  %220 = select i1 %219, i8 27, i8 0
  %221 = xor i8 %220, %218
  %222 = icmp ult i8 %211, 2
  br i1 %222, label %223, label %209, !llvm.loop !26

223:
  %224 = xor i8 %208, %200
  %225 = xor i8 %224, %216
  store i8 %225, i8* %38, align 1
  br label %226

226:
  %227 = phi i8 [ %233, %226 ], [ 0, %223 ]
  %228 = phi i8 [ %234, %226 ], [ 11, %223 ]
  %229 = phi i8 [ %238, %226 ], [ %33, %223 ]
  %230 = and i8 %228, 1
  %231 = icmp eq i8 %230, 0
  %232 = select i1 %231, i8 0, i8 %229
  %233 = xor i8 %232, %227
  %234 = lshr i8 %228, 1
  %235 = shl i8 %229, 1
  %236 = icmp slt i8 %229, 0
  %237 = select i1 %236, i8 27, i8 0
  %238 = xor i8 %237, %235
  %239 = icmp ult i8 %228, 2
  br i1 %239, label %240, label %226, !llvm.loop !26

240:
  %241 = phi i8 [ %247, %240 ], [ 0, %226 ]
  %242 = phi i8 [ %248, %240 ], [ 13, %226 ]
  %243 = phi i8 [ %252, %240 ], [ %36, %226 ]
  %244 = and i8 %242, 1
  %245 = icmp eq i8 %244, 0
  %246 = select i1 %245, i8 0, i8 %243
  %247 = xor i8 %246, %241
  %248 = lshr i8 %242, 1
  %249 = shl i8 %243, 1
  %250 = icmp slt i8 %243, 0
  %251 = select i1 %250, i8 27, i8 0
  %252 = xor i8 %251, %249
  %253 = icmp ult i8 %242, 2
  br i1 %253, label %254, label %240, !llvm.loop !26

254:
  %255 = phi i8 [ %261, %254 ], [ 0, %240 ]
  %256 = phi i8 [ %262, %254 ], [ 9, %240 ]
  %257 = phi i8 [ %266, %254 ], [ %39, %240 ]
  %258 = and i8 %256, 1
  %259 = icmp eq i8 %258, 0
  %260 = select i1 %259, i8 0, i8 %257
  %261 = xor i8 %260, %255
  %262 = lshr i8 %256, 1
  %263 = shl i8 %257, 1
  %264 = icmp slt i8 %257, 0
  %265 = select i1 %264, i8 27, i8 0
  %266 = xor i8 %265, %263
  %267 = icmp ult i8 %256, 2
  br i1 %267, label %268, label %254, !llvm.loop !26

268:
  %269 = xor i8 %247, %233
  br label %270

270:
  %271 = phi i8 [ %277, %270 ], [ 0, %268 ]
  %272 = phi i8 [ %278, %270 ], [ 14, %268 ]
  %273 = phi i8 [ %282, %270 ], [ %42, %268 ]
  %274 = and i8 %272, 1
  %275 = icmp eq i8 %274, 0
  %276 = select i1 %275, i8 0, i8 %273
  %277 = xor i8 %276, %271
  %278 = lshr i8 %272, 1
  %279 = shl i8 %273, 1
  %280 = icmp slt i8 %273, 0
  %281 = select i1 %280, i8 27, i8 0
  %282 = xor i8 %281, %279
  %283 = icmp ult i8 %272, 2
  br i1 %283, label %284, label %270, !llvm.loop !26

284:
  %285 = xor i8 %269, %261
  %286 = xor i8 %285, %277
  store i8 %286, i8* %41, align 1
  %287 = add nuw nsw i64 %31, 4
  %288 = icmp ult i64 %31, 12
  br i1 %288, label %30, label %289, !llvm.loop !27

289:
  br label %290

290:
  %291 = phi i64 [ %297, %296 ], [ 0, %289 ]
  %292 = shl nsw i64 %291, 2
  br label %299

293:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(16) %0, i8* noundef nonnull align 16 dereferenceable(16) %4, i64 16, i1 false)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #10
  %294 = add nsw i64 %16, -1
  %295 = icmp ugt i64 %16, 1
  br i1 %295, label %15, label %5, !llvm.loop !28

296:
  %297 = add nuw nsw i64 %291, 1
  %298 = icmp eq i64 %297, 4
  br i1 %298, label %293, label %290, !llvm.loop !29

299:
  %300 = phi i64 [ 0, %290 ], [ %312, %299 ]
  %301 = add nuw nsw i64 %300, %292
  %302 = getelementptr inbounds i8, i8* %0, i64 %301
  %303 = load i8, i8* %302, align 1
  %304 = zext i8 %303 to i64
  %305 = getelementptr inbounds [256 x i8], [256 x i8]* @inverse, i64 0, i64 %304
  %306 = load i8, i8* %305, align 1
  %307 = add nuw nsw i64 %300, %291
  %308 = shl i64 %307, 2
  %309 = and i64 %308, 12
  %310 = add nuw nsw i64 %309, %300
  %311 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %310
  store i8 %306, i8* %311, align 1
  %312 = add nuw nsw i64 %300, 1
  %313 = icmp eq i64 %312, 4
  br i1 %313, label %296, label %299, !llvm.loop !30
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #7

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i8 @llvm.fshl.i8(i8, i8, i8) #8

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #9

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nounwind readonly willreturn }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nofree nounwind }
attributes #10 = { nounwind }

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
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
!26 = distinct !{!26, !6, !7}
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
!29 = distinct !{!29, !6, !7}
!30 = distinct !{!30, !6, !7}
