; ModuleID = 'sha.c'
source_filename = "sha.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.algorithm = type { i8*, void (i32*, i8*)*, i32, i32, [8 x i32] }

@main.data = internal global [3000 x i8] zeroinitializer, align 16
@algorithms = internal unnamed_addr global [3 x %struct.algorithm] [%struct.algorithm { i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), void (i32*, i8*)* @sha256, i32 8, i32 1, [8 x i32] zeroinitializer }, %struct.algorithm { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), void (i32*, i8*)* @sha1, i32 5, i32 1, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 -1009589776, i32 0, i32 0, i32 0] }, %struct.algorithm { i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i32 0, i32 0), void (i32*, i8*)* @md5, i32 4, i32 0, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 0, i32 0, i32 0, i32 0] }], align 16
@start256 = internal unnamed_addr global [8 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%-7s\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%08x\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c" %08x\0A\00", align 1
@k256 = internal unnamed_addr global [64 x i32] zeroinitializer, align 16
@sines = internal unnamed_addr global [64 x i32] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [7 x i8] c"sha256\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"sha1\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"md5\00", align 1
@md5.shift = internal unnamed_addr constant [16 x i8] c"\07\0C\11\16\05\09\0E\14\04\0B\10\17\06\0A\0F\15", align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [128 x i8], align 16
  %4 = alloca [128 x i8], align 16
  %5 = alloca [8 x i32], align 16
  %6 = alloca [3 x i32], align 4
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %13

8:
  %9 = getelementptr inbounds i8*, i8** %1, i64 1
  %10 = load i8*, i8** %9, align 8
  %11 = tail call i64 @strtol(i8* nocapture noundef nonnull %10, i8** noundef null, i32 noundef 10) #10
  %12 = trunc i64 %11 to i32
  br label %13

13:
  %14 = phi i32 [ %12, %8 ], [ 2, %2 ]
  %15 = bitcast [8 x i32]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %15) #10
  %16 = bitcast [3 x i32]* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %16) #10
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %16, i8 0, i64 12, i1 false)
  br label %17

17:
  %18 = phi i32 [ 2, %13 ], [ %74, %72 ]
  %19 = phi i32 [ 0, %13 ], [ %73, %72 ]
  %20 = icmp ult i32 %18, 4
  br i1 %20, label %33, label %23

21:
  %22 = icmp eq i32 %29, 0
  br i1 %22, label %72, label %33

23:
  %24 = phi i32 [ %30, %23 ], [ 2, %17 ]
  %25 = phi i32 [ %29, %23 ], [ 1, %17 ]
  %26 = urem i32 %18, %24
  %27 = icmp ne i32 %26, 0
  %28 = zext i1 %27 to i32
  %29 = and i32 %25, %28
  %30 = add i32 %24, 1
  %31 = mul i32 %30, %30
  %32 = icmp ugt i32 %31, %18
  br i1 %32, label %21, label %23, !llvm.loop !5

33:
  %34 = icmp ult i32 %19, 8
  %35 = zext i32 %18 to i128
  br i1 %34, label %36, label %53

36:
  %37 = shl nuw nsw i128 %35, 64
  br label %38

38:
  %39 = phi i128 [ 0, %36 ], [ %46, %38 ]
  %40 = phi i128 [ 85899345920, %36 ], [ %45, %38 ]
  %41 = add i128 %40, %39
  %42 = lshr i128 %41, 1
  %43 = mul i128 %42, %42
  %44 = icmp ugt i128 %43, %37
  %45 = select i1 %44, i128 %42, i128 %40
  %46 = select i1 %44, i128 %39, i128 %42
  %47 = sub i128 %45, %46
  %48 = icmp ugt i128 %47, 1
  br i1 %48, label %38, label %49, !llvm.loop !8

49:
  %50 = trunc i128 %46 to i32
  %51 = zext i32 %19 to i64
  %52 = getelementptr inbounds [8 x i32], [8 x i32]* @start256, i64 0, i64 %51
  store i32 %50, i32* %52, align 4
  br label %53

53:
  %54 = shl nuw i128 %35, 96
  br label %55

55:
  %56 = phi i128 [ 0, %53 ], [ %64, %55 ]
  %57 = phi i128 [ 85899345920, %53 ], [ %63, %55 ]
  %58 = add i128 %57, %56
  %59 = lshr i128 %58, 1
  %60 = mul i128 %59, %59
  %61 = mul i128 %60, %59
  %62 = icmp ugt i128 %61, %54
  %63 = select i1 %62, i128 %59, i128 %57
  %64 = select i1 %62, i128 %56, i128 %59
  %65 = sub i128 %63, %64
  %66 = icmp ugt i128 %65, 1
  br i1 %66, label %55, label %67, !llvm.loop !8

67:
  %68 = trunc i128 %64 to i32
  %69 = add i32 %19, 1
  %70 = zext i32 %19 to i64
  %71 = getelementptr inbounds [64 x i32], [64 x i32]* @k256, i64 0, i64 %70
  store i32 %68, i32* %71, align 4
  br label %72

72:
  %73 = phi i32 [ %69, %67 ], [ %19, %21 ]
  %74 = add i32 %18, 1
  %75 = icmp ult i32 %73, 64
  br i1 %75, label %17, label %76, !llvm.loop !9

76:
  %77 = phi i64 [ %78, %90 ], [ 0, %72 ]
  %78 = add nuw nsw i64 %77, 1
  %79 = trunc i64 %78 to i32
  %80 = sitofp i32 %79 to double
  %81 = icmp ugt i64 %77, 2
  br i1 %81, label %86, label %82

82:
  %83 = phi double [ %80, %76 ], [ %88, %86 ]
  %84 = fneg double %83
  %85 = fmul double %83, %84
  br label %98

86:
  %87 = phi double [ %88, %86 ], [ %80, %76 ]
  %88 = fadd double %87, 0xC01921FB54442D18
  %89 = fcmp ogt double %88, 0x400921FB54442D18
  br i1 %89, label %86, label %82, !llvm.loop !10

90:
  %91 = fcmp olt double %102, 0.000000e+00
  %92 = fneg double %102
  %93 = select i1 %91, double %92, double %102
  %94 = fmul double %93, 0x41F0000000000000
  %95 = fptoui double %94 to i32
  %96 = getelementptr inbounds [64 x i32], [64 x i32]* @sines, i64 0, i64 %77
  store i32 %95, i32* %96, align 4
  %97 = icmp eq i64 %78, 64
  br i1 %97, label %110, label %76, !llvm.loop !11

98:
  %99 = phi i32 [ 1, %82 ], [ %104, %98 ]
  %100 = phi double [ %83, %82 ], [ %108, %98 ]
  %101 = phi double [ 0.000000e+00, %82 ], [ %102, %98 ]
  %102 = fadd double %100, %101
  %103 = add nuw nsw i32 %99, 1
  %104 = add nuw nsw i32 %99, 2
  %105 = mul nuw nsw i32 %103, %104
  %106 = sitofp i32 %105 to double
  %107 = fdiv double %85, %106
  %108 = fmul double %100, %107
  %109 = icmp ult i32 %99, 38
  br i1 %109, label %98, label %90, !llvm.loop !12

110:
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) bitcast (i32* getelementptr inbounds ([3 x %struct.algorithm], [3 x %struct.algorithm]* @algorithms, i64 0, i64 0, i32 4, i64 0) to i8*), i8* noundef nonnull align 16 dereferenceable(32) bitcast ([8 x i32]* @start256 to i8*), i64 32, i1 false)
  br label %117

111:
  %112 = icmp sgt i32 %14, 0
  br i1 %112, label %113, label %132

113:
  %114 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 0
  %115 = getelementptr inbounds [128 x i8], [128 x i8]* %4, i64 0, i64 0
  %116 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 3
  br label %126

117:
  %118 = phi i64 [ 0, %110 ], [ %124, %117 ]
  %119 = trunc i64 %118 to i32
  %120 = mul i32 %119, 251
  %121 = lshr i32 %120, 3
  %122 = trunc i32 %121 to i8
  %123 = getelementptr inbounds [3000 x i8], [3000 x i8]* @main.data, i64 0, i64 %118
  store i8 %122, i8* %123, align 1
  %124 = add nuw nsw i64 %118, 1
  %125 = icmp eq i64 %124, 3000
  br i1 %125, label %111, label %117, !llvm.loop !13

126:
  %127 = phi i32 [ 0, %113 ], [ %138, %137 ]
  %128 = urem i32 %127, 130
  %129 = sub nuw nsw i32 3000, %128
  %130 = zext i32 %129 to i64
  %131 = shl nuw nsw i64 %130, 3
  br label %140

132:
  %133 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 0
  %134 = getelementptr inbounds [128 x i8], [128 x i8]* %3, i64 0, i64 0
  %135 = getelementptr inbounds [128 x i8], [128 x i8]* %3, i64 0, i64 3
  %136 = getelementptr inbounds [128 x i8], [128 x i8]* %3, i64 0, i64 4
  br label %191

137:
  %138 = add nuw nsw i32 %127, 1
  %139 = icmp eq i32 %138, %14
  br i1 %139, label %132, label %126, !llvm.loop !14

140:
  %141 = phi i64 [ 0, %126 ], [ %188, %180 ]
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %115) #10
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(128) %115, i8 0, i64 128, i1 false) #10
  %142 = getelementptr inbounds [3 x %struct.algorithm], [3 x %struct.algorithm]* @algorithms, i64 0, i64 %141, i32 4, i64 0
  %143 = bitcast i32* %142 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %15, i8* noundef nonnull align 8 dereferenceable(32) %143, i64 32, i1 false) #10
  %144 = getelementptr inbounds [3 x %struct.algorithm], [3 x %struct.algorithm]* @algorithms, i64 0, i64 %141, i32 1
  br label %145

145:
  %146 = phi i64 [ 64, %140 ], [ %150, %145 ]
  %147 = phi i64 [ 0, %140 ], [ %146, %145 ]
  %148 = load void (i32*, i8*)*, void (i32*, i8*)** %144, align 8
  %149 = getelementptr inbounds [3000 x i8], [3000 x i8]* @main.data, i64 0, i64 %147
  call void %148(i32* noundef nonnull %114, i8* noundef nonnull %149) #10
  %150 = add nuw nsw i64 %146, 64
  %151 = icmp ugt i64 %150, %130
  br i1 %151, label %152, label %145, !llvm.loop !15

152:
  %153 = getelementptr inbounds [3000 x i8], [3000 x i8]* @main.data, i64 0, i64 %146
  %154 = sub nsw i64 %130, %146
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 16 %115, i8* nonnull align 16 %153, i64 %154, i1 false) #10
  %155 = getelementptr inbounds [128 x i8], [128 x i8]* %4, i64 0, i64 %154
  store i8 -128, i8* %155, align 1
  %156 = icmp ult i64 %154, 56
  %157 = select i1 %156, i64 64, i64 128
  %158 = getelementptr inbounds [3 x %struct.algorithm], [3 x %struct.algorithm]* @algorithms, i64 0, i64 %141, i32 3
  %159 = load i32, i32* %158, align 4
  %160 = icmp eq i32 %159, 0
  %161 = add nsw i64 %157, -8
  br label %162

162:
  %163 = phi i64 [ 0, %152 ], [ %172, %162 ]
  %164 = shl nuw nsw i64 %163, 3
  %165 = lshr i64 %131, %164
  %166 = trunc i64 %165 to i8
  %167 = xor i64 %163, -1
  %168 = add nsw i64 %157, %167
  %169 = add nuw nsw i64 %161, %163
  %170 = select i1 %160, i64 %169, i64 %168
  %171 = getelementptr inbounds [128 x i8], [128 x i8]* %4, i64 0, i64 %170
  store i8 %166, i8* %171, align 1
  %172 = add nuw nsw i64 %163, 1
  %173 = icmp eq i64 %172, 8
  br i1 %173, label %174, label %162, !llvm.loop !16

174:
  %175 = phi i64 [ %178, %174 ], [ 0, %162 ]
  %176 = load void (i32*, i8*)*, void (i32*, i8*)** %144, align 8
  %177 = getelementptr inbounds [128 x i8], [128 x i8]* %4, i64 0, i64 %175
  call void %176(i32* noundef nonnull %114, i8* noundef nonnull %177) #10
  %178 = add nuw nsw i64 %175, 64
  %179 = icmp ult i64 %178, %157
  br i1 %179, label %174, label %180, !llvm.loop !17

180:
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %115) #10
  %181 = getelementptr inbounds [3 x i32], [3 x i32]* %6, i64 0, i64 %141
  %182 = load i32, i32* %181, align 4
  %183 = call i32 @llvm.fshl.i32(i32 %182, i32 %182, i32 3)
  %184 = load i32, i32* %114, align 16
  %185 = xor i32 %183, %184
  %186 = load i32, i32* %116, align 4
  %187 = xor i32 %185, %186
  store i32 %187, i32* %181, align 4
  %188 = add nuw nsw i64 %141, 1
  %189 = icmp eq i64 %188, 3
  br i1 %189, label %137, label %140, !llvm.loop !18

190:
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %16) #10
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %15) #10
  ret i32 0

191:
  %192 = phi i64 [ 0, %132 ], [ %222, %218 ]
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %134) #10
  %193 = getelementptr inbounds [3 x %struct.algorithm], [3 x %struct.algorithm]* @algorithms, i64 0, i64 %192, i32 4, i64 0
  %194 = bitcast i32* %193 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %15, i8* noundef nonnull align 8 dereferenceable(32) %194, i64 32, i1 false) #10
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(124) %136, i8 0, i64 124, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(3) %134, i8* noundef nonnull align 1 dereferenceable(3) getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i64 3, i1 false) #10
  store i8 -128, i8* %135, align 1
  %195 = getelementptr inbounds [3 x %struct.algorithm], [3 x %struct.algorithm]* @algorithms, i64 0, i64 %192, i32 3
  %196 = load i32, i32* %195, align 4
  %197 = icmp eq i32 %196, 0
  br label %198

198:
  %199 = phi i64 [ 0, %191 ], [ %207, %198 ]
  %200 = shl nuw nsw i64 %199, 3
  %201 = lshr i64 24, %200
  %202 = trunc i64 %201 to i8
  %203 = sub nuw nsw i64 63, %199
  %204 = add nuw nsw i64 %199, 56
  %205 = select i1 %197, i64 %204, i64 %203
  %206 = getelementptr inbounds [128 x i8], [128 x i8]* %3, i64 0, i64 %205
  store i8 %202, i8* %206, align 1
  %207 = add nuw nsw i64 %199, 1
  %208 = icmp eq i64 %207, 8
  br i1 %208, label %209, label %198, !llvm.loop !16

209:
  %210 = getelementptr inbounds [3 x %struct.algorithm], [3 x %struct.algorithm]* @algorithms, i64 0, i64 %192, i32 1
  %211 = load void (i32*, i8*)*, void (i32*, i8*)** %210, align 8
  call void %211(i32* noundef nonnull %133, i8* noundef nonnull %134) #10
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %134) #10
  %212 = getelementptr inbounds [3 x %struct.algorithm], [3 x %struct.algorithm]* @algorithms, i64 0, i64 %192, i32 0
  %213 = load i8*, i8** %212, align 8
  %214 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i8* noundef %213)
  %215 = getelementptr inbounds [3 x %struct.algorithm], [3 x %struct.algorithm]* @algorithms, i64 0, i64 %192, i32 2
  %216 = load i32, i32* %215, align 8
  %217 = icmp sgt i32 %216, 0
  br i1 %217, label %224, label %218

218:
  %219 = getelementptr inbounds [3 x i32], [3 x i32]* %6, i64 0, i64 %192
  %220 = load i32, i32* %219, align 4
  %221 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i32 noundef %220)
  %222 = add nuw nsw i64 %192, 1
  %223 = icmp eq i64 %222, 3
  br i1 %223, label %190, label %191, !llvm.loop !19

224:
  %225 = phi i64 [ %233, %224 ], [ 0, %209 ]
  %226 = load i32, i32* %195, align 4
  %227 = icmp eq i32 %226, 0
  %228 = getelementptr inbounds [8 x i32], [8 x i32]* %5, i64 0, i64 %225
  %229 = load i32, i32* %228, align 4
  %230 = call i32 @llvm.bswap.i32(i32 %229)
  %231 = select i1 %227, i32 %230, i32 %229
  %232 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i32 noundef %231)
  %233 = add nuw nsw i64 %225, 1
  %234 = load i32, i32* %215, align 8
  %235 = sext i32 %234 to i64
  %236 = icmp slt i64 %233, %235
  br i1 %236, label %224, label %218, !llvm.loop !20
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree nosync nounwind uwtable
define internal void @sha256(i32* nocapture noundef %0, i8* nocapture noundef readonly %1) #7 {
  %3 = alloca [64 x i32], align 16
  %4 = alloca [8 x i32], align 16
  %5 = bitcast [64 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %5) #10
  %6 = bitcast [8 x i32]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %6) #10
  br label %7

7:
  %8 = phi i64 [ 0, %2 ], [ %29, %7 ]
  %9 = shl nuw nsw i64 %8, 2
  %10 = getelementptr inbounds i8, i8* %1, i64 %9
  %11 = load i8, i8* %10, align 1
  %12 = zext i8 %11 to i32
  %13 = shl nuw i32 %12, 24
  %14 = getelementptr inbounds i8, i8* %10, i64 1
  %15 = load i8, i8* %14, align 1
  %16 = zext i8 %15 to i32
  %17 = shl nuw nsw i32 %16, 16
  %18 = or i32 %17, %13
  %19 = getelementptr inbounds i8, i8* %10, i64 2
  %20 = load i8, i8* %19, align 1
  %21 = zext i8 %20 to i32
  %22 = shl nuw nsw i32 %21, 8
  %23 = or i32 %18, %22
  %24 = getelementptr inbounds i8, i8* %10, i64 3
  %25 = load i8, i8* %24, align 1
  %26 = zext i8 %25 to i32
  %27 = or i32 %23, %26
  %28 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %8
  store i32 %27, i32* %28, align 4
  %29 = add nuw nsw i64 %8, 1
  %30 = icmp eq i64 %29, 16
  br i1 %30, label %31, label %7, !llvm.loop !21

31:
  %32 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 0
  %33 = load i32, i32* %32, align 16
  br label %46

34:
  %35 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 0
  %36 = bitcast i32* %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %6, i8* noundef nonnull align 4 dereferenceable(32) %36, i64 32, i1 false)
  %37 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 7
  %38 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 4
  %39 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 5
  %40 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 6
  %41 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 1
  %42 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 2
  %43 = bitcast i32* %41 to i8*
  %44 = load i32, i32* %38, align 16
  %45 = load i32, i32* %35, align 16
  br label %74

46:
  %47 = phi i32 [ %33, %31 ], [ %55, %46 ]
  %48 = phi i64 [ 16, %31 ], [ %72, %46 ]
  %49 = add nsw i64 %48, -7
  %50 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %49
  %51 = load i32, i32* %50, align 4
  %52 = add i32 %51, %47
  %53 = add nsw i64 %48, -15
  %54 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %53
  %55 = load i32, i32* %54, align 4
  %56 = tail call i32 @llvm.fshl.i32(i32 %55, i32 %55, i32 25)
  %57 = tail call i32 @llvm.fshl.i32(i32 %55, i32 %55, i32 14)
  %58 = xor i32 %56, %57
  %59 = lshr i32 %55, 3
  %60 = xor i32 %58, %59
  %61 = add i32 %52, %60
  %62 = add nsw i64 %48, -2
  %63 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %62
  %64 = load i32, i32* %63, align 4
  %65 = tail call i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 15)
  %66 = tail call i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 13)
  %67 = xor i32 %65, %66
  %68 = lshr i32 %64, 10
  %69 = xor i32 %67, %68
  %70 = add i32 %61, %69
  %71 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %48
  store i32 %70, i32* %71, align 4
  %72 = add nuw nsw i64 %48, 1
  %73 = icmp eq i64 %72, 64
  br i1 %73, label %34, label %46, !llvm.loop !22

74:
  %75 = phi i32 [ %45, %34 ], [ %111, %117 ]
  %76 = phi i32 [ %33, %34 ], [ %119, %117 ]
  %77 = phi i32 [ %44, %34 ], [ %109, %117 ]
  %78 = phi i64 [ 0, %34 ], [ %112, %117 ]
  %79 = load i32, i32* %37, align 4
  %80 = tail call i32 @llvm.fshl.i32(i32 %77, i32 %77, i32 26)
  %81 = tail call i32 @llvm.fshl.i32(i32 %77, i32 %77, i32 21)
  %82 = xor i32 %80, %81
  %83 = tail call i32 @llvm.fshl.i32(i32 %77, i32 %77, i32 7)
  %84 = xor i32 %82, %83
  %85 = load i32, i32* %39, align 4
  %86 = and i32 %85, %77
  %87 = xor i32 %77, -1
  %88 = load i32, i32* %40, align 8
  %89 = and i32 %88, %87
  %90 = getelementptr inbounds [64 x i32], [64 x i32]* @k256, i64 0, i64 %78
  %91 = load i32, i32* %90, align 4
  %92 = add i32 %86, %79
  %93 = add i32 %92, %84
  %94 = add i32 %93, %89
  %95 = add i32 %94, %91
  %96 = add i32 %95, %76
  %97 = tail call i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 30)
  %98 = tail call i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 19)
  %99 = xor i32 %97, %98
  %100 = tail call i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 10)
  %101 = xor i32 %99, %100
  %102 = load i32, i32* %41, align 4
  %103 = load i32, i32* %42, align 8
  %104 = xor i32 %103, %102
  %105 = and i32 %104, %75
  %106 = and i32 %103, %102
  %107 = xor i32 %105, %106
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(28) %43, i8* noundef nonnull align 16 dereferenceable(28) %6, i64 28, i1 false)
  %108 = load i32, i32* %38, align 16
  %109 = add i32 %108, %96
  store i32 %109, i32* %38, align 16
  %110 = add i32 %101, %96
  %111 = add i32 %110, %107
  store i32 %111, i32* %35, align 16
  %112 = add nuw nsw i64 %78, 1
  %113 = icmp eq i64 %112, 64
  br i1 %113, label %114, label %117, !llvm.loop !23

114:
  %115 = load i32, i32* %0, align 4
  %116 = add i32 %115, %111
  store i32 %116, i32* %0, align 4
  br label %121

117:
  %118 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %112
  %119 = load i32, i32* %118, align 4
  br label %74

120:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %6) #10
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %5) #10
  ret void

121:
  %122 = phi i64 [ 1, %114 ], [ %128, %121 ]
  %123 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 %122
  %124 = load i32, i32* %123, align 4
  %125 = getelementptr inbounds i32, i32* %0, i64 %122
  %126 = load i32, i32* %125, align 4
  %127 = add i32 %126, %124
  store i32 %127, i32* %125, align 4
  %128 = add nuw nsw i64 %122, 1
  %129 = icmp eq i64 %128, 8
  br i1 %129, label %120, label %121, !llvm.loop !24
}

; Function Attrs: nofree nosync nounwind uwtable
define internal void @sha1(i32* nocapture noundef %0, i8* nocapture noundef readonly %1) #7 {
  %3 = alloca [80 x i32], align 16
  %4 = bitcast [80 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 320, i8* nonnull %4) #10
  %5 = load i32, i32* %0, align 4
  %6 = getelementptr inbounds i32, i32* %0, i64 1
  %7 = load i32, i32* %6, align 4
  %8 = getelementptr inbounds i32, i32* %0, i64 2
  %9 = load i32, i32* %8, align 4
  %10 = getelementptr inbounds i32, i32* %0, i64 3
  %11 = load i32, i32* %10, align 4
  %12 = getelementptr inbounds i32, i32* %0, i64 4
  %13 = load i32, i32* %12, align 4
  br label %20

14:
  %15 = add i32 %101, %5
  store i32 %15, i32* %0, align 4
  %16 = add i32 %22, %7
  store i32 %16, i32* %6, align 4
  %17 = add i32 %102, %9
  store i32 %17, i32* %8, align 4
  %18 = add i32 %25, %11
  store i32 %18, i32* %10, align 4
  %19 = add i32 %24, %13
  store i32 %19, i32* %12, align 4
  call void @llvm.lifetime.end.p0i8(i64 320, i8* nonnull %4) #10
  ret void

20:
  %21 = phi i64 [ 0, %2 ], [ %103, %93 ]
  %22 = phi i32 [ %5, %2 ], [ %101, %93 ]
  %23 = phi i32 [ %13, %2 ], [ %24, %93 ]
  %24 = phi i32 [ %11, %2 ], [ %25, %93 ]
  %25 = phi i32 [ %9, %2 ], [ %102, %93 ]
  %26 = phi i32 [ %7, %2 ], [ %22, %93 ]
  %27 = icmp ult i64 %21, 16
  br i1 %27, label %28, label %49

28:
  %29 = shl nuw nsw i64 %21, 2
  %30 = getelementptr inbounds i8, i8* %1, i64 %29
  %31 = load i8, i8* %30, align 1
  %32 = zext i8 %31 to i32
  %33 = shl nuw i32 %32, 24
  %34 = getelementptr inbounds i8, i8* %30, i64 1
  %35 = load i8, i8* %34, align 1
  %36 = zext i8 %35 to i32
  %37 = shl nuw nsw i32 %36, 16
  %38 = or i32 %37, %33
  %39 = getelementptr inbounds i8, i8* %30, i64 2
  %40 = load i8, i8* %39, align 1
  %41 = zext i8 %40 to i32
  %42 = shl nuw nsw i32 %41, 8
  %43 = or i32 %38, %42
  %44 = getelementptr inbounds i8, i8* %30, i64 3
  %45 = load i8, i8* %44, align 1
  %46 = zext i8 %45 to i32
  %47 = or i32 %43, %46
  %48 = getelementptr inbounds [80 x i32], [80 x i32]* %3, i64 0, i64 %21
  store i32 %47, i32* %48, align 4
  br label %72

49:
  %50 = add nuw i64 %21, 4294967293
  %51 = and i64 %50, 4294967295
  %52 = getelementptr inbounds [80 x i32], [80 x i32]* %3, i64 0, i64 %51
  %53 = load i32, i32* %52, align 4
  %54 = add nuw i64 %21, 4294967288
  %55 = and i64 %54, 4294967295
  %56 = getelementptr inbounds [80 x i32], [80 x i32]* %3, i64 0, i64 %55
  %57 = load i32, i32* %56, align 4
  %58 = xor i32 %57, %53
  %59 = add nuw i64 %21, 4294967282
  %60 = and i64 %59, 4294967295
  %61 = getelementptr inbounds [80 x i32], [80 x i32]* %3, i64 0, i64 %60
  %62 = load i32, i32* %61, align 4
  %63 = xor i32 %58, %62
  %64 = add nuw i64 %21, 4294967280
  %65 = and i64 %64, 4294967295
  %66 = getelementptr inbounds [80 x i32], [80 x i32]* %3, i64 0, i64 %65
  %67 = load i32, i32* %66, align 4
  %68 = xor i32 %63, %67
  %69 = tail call i32 @llvm.fshl.i32(i32 %68, i32 %68, i32 1)
  %70 = getelementptr inbounds [80 x i32], [80 x i32]* %3, i64 0, i64 %21
  store i32 %69, i32* %70, align 4
  %71 = icmp ult i64 %21, 20
  br i1 %71, label %72, label %78

72:
  %73 = phi i32 [ %47, %28 ], [ %69, %49 ]
  %74 = and i32 %25, %26
  %75 = xor i32 %26, -1
  %76 = and i32 %24, %75
  %77 = or i32 %76, %74
  br label %93

78:
  %79 = icmp ult i64 %21, 40
  br i1 %79, label %80, label %83

80:
  %81 = xor i32 %25, %26
  %82 = xor i32 %81, %24
  br label %93

83:
  %84 = icmp ult i64 %21, 60
  br i1 %84, label %85, label %90

85:
  %86 = or i32 %24, %25
  %87 = and i32 %86, %26
  %88 = and i32 %24, %25
  %89 = or i32 %87, %88
  br label %93

90:
  %91 = xor i32 %25, %26
  %92 = xor i32 %91, %24
  br label %93

93:
  %94 = phi i32 [ %73, %72 ], [ %69, %80 ], [ %69, %85 ], [ %69, %90 ]
  %95 = phi i32 [ %77, %72 ], [ %82, %80 ], [ %89, %85 ], [ %92, %90 ]
  %96 = phi i32 [ 1518500249, %72 ], [ 1859775393, %80 ], [ -1894007588, %85 ], [ -899497514, %90 ]
  %97 = tail call i32 @llvm.fshl.i32(i32 %22, i32 %22, i32 5)
  %98 = add i32 %97, %23
  %99 = add i32 %98, %94
  %100 = add i32 %99, %95
  %101 = add i32 %100, %96
  %102 = tail call i32 @llvm.fshl.i32(i32 %26, i32 %26, i32 30)
  %103 = add nuw nsw i64 %21, 1
  %104 = icmp eq i64 %103, 80
  br i1 %104, label %14, label %20, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal void @md5(i32* nocapture noundef %0, i8* nocapture noundef readonly %1) #8 {
  %3 = load i32, i32* %0, align 4
  %4 = getelementptr inbounds i32, i32* %0, i64 1
  %5 = load i32, i32* %4, align 4
  %6 = getelementptr inbounds i32, i32* %0, i64 2
  %7 = load i32, i32* %6, align 4
  %8 = getelementptr inbounds i32, i32* %0, i64 3
  %9 = load i32, i32* %8, align 4
  br label %15

10:
  %11 = add i32 %17, %3
  store i32 %11, i32* %0, align 4
  %12 = add i32 %84, %5
  store i32 %12, i32* %4, align 4
  %13 = add i32 %19, %7
  store i32 %13, i32* %6, align 4
  %14 = add i32 %18, %9
  store i32 %14, i32* %8, align 4
  ret void

15:
  %16 = phi i64 [ 0, %2 ], [ %85, %45 ]
  %17 = phi i32 [ %9, %2 ], [ %18, %45 ]
  %18 = phi i32 [ %7, %2 ], [ %19, %45 ]
  %19 = phi i32 [ %5, %2 ], [ %84, %45 ]
  %20 = phi i32 [ %3, %2 ], [ %17, %45 ]
  %21 = trunc i64 %16 to i32
  %22 = lshr i32 %21, 4
  switch i32 %22, label %40 [
    i32 0, label %23
    i32 1, label %28
    i32 2, label %35
  ]

23:
  %24 = and i32 %18, %19
  %25 = xor i32 %19, -1
  %26 = and i32 %17, %25
  %27 = or i32 %26, %24
  br label %45

28:
  %29 = and i32 %17, %19
  %30 = xor i32 %17, -1
  %31 = and i32 %18, %30
  %32 = or i32 %29, %31
  %33 = mul i64 %16, 5
  %34 = add i64 %33, 1
  br label %45

35:
  %36 = xor i32 %18, %19
  %37 = xor i32 %36, %17
  %38 = mul i64 %16, 3
  %39 = add i64 %38, 5
  br label %45

40:
  %41 = xor i32 %17, -1
  %42 = or i32 %19, %41
  %43 = xor i32 %42, %18
  %44 = mul i64 %16, 7
  br label %45

45:
  %46 = phi i32 [ %43, %40 ], [ %37, %35 ], [ %32, %28 ], [ %27, %23 ]
  %47 = phi i64 [ %44, %40 ], [ %39, %35 ], [ %34, %28 ], [ %16, %23 ]
  %48 = getelementptr inbounds [64 x i32], [64 x i32]* @sines, i64 0, i64 %16
  %49 = load i32, i32* %48, align 4
  %50 = shl i64 %47, 2
  %51 = and i64 %50, 60
  %52 = getelementptr inbounds i8, i8* %1, i64 %51
  %53 = getelementptr inbounds i8, i8* %52, i64 3
  %54 = load i8, i8* %53, align 1
  %55 = zext i8 %54 to i32
  %56 = shl nuw i32 %55, 24
  %57 = getelementptr inbounds i8, i8* %52, i64 2
  %58 = load i8, i8* %57, align 1
  %59 = zext i8 %58 to i32
  %60 = shl nuw nsw i32 %59, 16
  %61 = or i32 %60, %56
  %62 = getelementptr inbounds i8, i8* %52, i64 1
  %63 = load i8, i8* %62, align 1
  %64 = zext i8 %63 to i32
  %65 = shl nuw nsw i32 %64, 8
  %66 = or i32 %61, %65
  %67 = load i8, i8* %52, align 1
  %68 = zext i8 %67 to i32
  %69 = or i32 %66, %68
  %70 = add i32 %46, %20
  %71 = add i32 %70, %49
  %72 = add i32 %71, %69
  %73 = shl nuw nsw i32 %22, 2
  %74 = and i32 %21, 3
  %75 = or i32 %73, %74
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds [16 x i8], [16 x i8]* @md5.shift, i64 0, i64 %76
  %78 = load i8, i8* %77, align 1
  %79 = zext i8 %78 to i32
  %80 = shl i32 %72, %79
  %81 = sub nsw i32 32, %79
  %82 = lshr i32 %72, %81
  %83 = or i32 %82, %80
  %84 = add i32 %83, %19
  %85 = add nuw nsw i64 %16, 1
  %86 = icmp eq i64 %85, 64
  br i1 %86, label %10, label %15, !llvm.loop !26
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
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
