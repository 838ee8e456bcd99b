; ModuleID = 'sha.c'
source_filename = "sha.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.algorithm = type { ptr, ptr, i32, i32, [8 x i32] }

@main.data = internal global [3000 x i8] zeroinitializer, align 16
@algorithms = internal unnamed_addr global [3 x %struct.algorithm] [%struct.algorithm { ptr @.str.4, ptr @sha256, i32 8, i32 1, [8 x i32] zeroinitializer }, %struct.algorithm { ptr @.str.5, ptr @sha1, i32 5, i32 1, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 -1009589776, i32 0, i32 0, i32 0] }, %struct.algorithm { ptr @.str.6, ptr @md5, i32 4, i32 0, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 0, i32 0, i32 0, i32 0] }], align 16
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
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [128 x i8], align 16
  %4 = alloca [128 x i8], align 16
  %5 = alloca [8 x i32], align 16
  %6 = alloca [3 x i32], align 4
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %13

8:
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !5
  %11 = tail call i64 @strtol(ptr nocapture noundef nonnull %10, ptr noundef null, i32 noundef 10) #10
  %12 = trunc i64 %11 to i32
  br label %13

13:
  %14 = phi i32 [ %12, %8 ], [ 2, %2 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %6) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %6, i8 0, i64 12, i1 false)
  br label %15

15:
  %16 = phi i32 [ 2, %13 ], [ %73, %71 ]
  %17 = phi i32 [ 0, %13 ], [ %72, %71 ]
  %18 = icmp ult i32 %16, 4
  br i1 %18, label %19, label %22

19:
  %20 = phi i32 [ 1, %15 ], [ %27, %22 ]
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %71, label %31

22:
  %23 = phi i32 [ %28, %22 ], [ 2, %15 ]
  %24 = phi i32 [ %27, %22 ], [ 1, %15 ]
  %25 = urem i32 %16, %23
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %26, i32 0, i32 %24
  %28 = add i32 %23, 1
  %29 = mul i32 %28, %28
  %30 = icmp ugt i32 %29, %16
  br i1 %30, label %19, label %22, !llvm.loop !9

31:
  %32 = icmp ult i32 %17, 8
  br i1 %32, label %33, label %51

33:
  %34 = zext i32 %16 to i128
  %35 = shl nuw nsw i128 %34, 64
  br label %36

36:
  %37 = phi i128 [ 0, %33 ], [ %44, %36 ]
  %38 = phi i128 [ 85899345920, %33 ], [ %43, %36 ]
  %39 = add i128 %38, %37
  %40 = lshr i128 %39, 1
  %41 = mul i128 %40, %40
  %42 = icmp ugt i128 %41, %35
  %43 = select i1 %42, i128 %40, i128 %38
  %44 = select i1 %42, i128 %37, i128 %40
  %45 = sub i128 %43, %44
  %46 = icmp ugt i128 %45, 1
  br i1 %46, label %36, label %47, !llvm.loop !12

47:
  %48 = trunc i128 %44 to i32
  %49 = zext nneg i32 %17 to i64
  %50 = getelementptr inbounds [8 x i32], ptr @start256, i64 0, i64 %49
  store i32 %48, ptr %50, align 4, !tbaa !13
  br label %51

51:
  %52 = zext i32 %16 to i128
  %53 = shl nuw i128 %52, 96
  br label %54

54:
  %55 = phi i128 [ 0, %51 ], [ %63, %54 ]
  %56 = phi i128 [ 85899345920, %51 ], [ %62, %54 ]
  %57 = add i128 %56, %55
  %58 = lshr i128 %57, 1
  %59 = mul i128 %58, %58
  %60 = mul i128 %59, %58
  %61 = icmp ugt i128 %60, %53
  %62 = select i1 %61, i128 %58, i128 %56
  %63 = select i1 %61, i128 %55, i128 %58
  %64 = sub i128 %62, %63
  %65 = icmp ugt i128 %64, 1
  br i1 %65, label %54, label %66, !llvm.loop !12

66:
  %67 = trunc i128 %63 to i32
  %68 = add nuw nsw i32 %17, 1
  %69 = zext nneg i32 %17 to i64
  %70 = getelementptr inbounds [64 x i32], ptr @k256, i64 0, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !13
  br label %71

71:
  %72 = phi i32 [ %68, %66 ], [ %17, %19 ]
  %73 = add i32 %16, 1
  %74 = icmp ult i32 %72, 64
  br i1 %74, label %15, label %75, !llvm.loop !15

75:
  %76 = phi i64 [ %77, %89 ], [ 0, %71 ]
  %77 = add nuw nsw i64 %76, 1
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = uitofp nneg i32 %78 to double
  %80 = icmp ugt i64 %76, 2
  br i1 %80, label %85, label %81

81:
  %82 = phi double [ %79, %75 ], [ %87, %85 ]
  %83 = fneg double %82
  %84 = fmul double %82, %83
  br label %97

85:
  %86 = phi double [ %87, %85 ], [ %79, %75 ]
  %87 = fadd double %86, 0xC01921FB54442D18
  %88 = fcmp ogt double %87, 0x400921FB54442D18
  br i1 %88, label %85, label %81, !llvm.loop !16

89:
  %90 = fcmp olt double %101, 0.000000e+00
  %91 = fneg double %101
  %92 = select i1 %90, double %91, double %101
  %93 = fmul double %92, 0x41F0000000000000
  %94 = fptoui double %93 to i32
  %95 = getelementptr inbounds [64 x i32], ptr @sines, i64 0, i64 %76
  store i32 %94, ptr %95, align 4, !tbaa !13
  %96 = icmp eq i64 %77, 64
  br i1 %96, label %109, label %75, !llvm.loop !17

97:
  %98 = phi i32 [ 1, %81 ], [ %103, %97 ]
  %99 = phi double [ %82, %81 ], [ %107, %97 ]
  %100 = phi double [ 0.000000e+00, %81 ], [ %101, %97 ]
  %101 = fadd double %99, %100
  %102 = add nuw nsw i32 %98, 1
  %103 = add nuw nsw i32 %98, 2
  %104 = mul nuw nsw i32 %102, %103
  %105 = uitofp nneg i32 %104 to double
  %106 = fdiv double %84, %105
  %107 = fmul double %99, %106
  %108 = icmp ult i32 %98, 38
  br i1 %108, label %97, label %89, !llvm.loop !18

109:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) getelementptr inbounds (i8, ptr @algorithms, i64 24), ptr noundef nonnull align 16 dereferenceable(32) @start256, i64 32, i1 false)
  br label %114

110:
  %111 = icmp sgt i32 %14, 0
  br i1 %111, label %112, label %129

112:
  %113 = getelementptr inbounds i8, ptr %5, i64 12
  br label %123

114:
  %115 = phi i64 [ 0, %109 ], [ %121, %114 ]
  %116 = trunc i64 %115 to i32
  %117 = mul i32 %116, 251
  %118 = lshr i32 %117, 3
  %119 = trunc i32 %118 to i8
  %120 = getelementptr inbounds [3000 x i8], ptr @main.data, i64 0, i64 %115
  store i8 %119, ptr %120, align 1, !tbaa !19
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, 3000
  br i1 %122, label %110, label %114, !llvm.loop !20

123:
  %124 = phi i32 [ 0, %112 ], [ %133, %132 ]
  %125 = urem i32 %124, 130
  %126 = sub nuw nsw i32 3000, %125
  %127 = zext nneg i32 %126 to i64
  %128 = shl nuw nsw i64 %127, 3
  br label %135

129:
  %130 = getelementptr inbounds i8, ptr %3, i64 3
  %131 = getelementptr inbounds i8, ptr %3, i64 3
  br label %188

132:
  %133 = add nuw nsw i32 %124, 1
  %134 = icmp eq i32 %133, %14
  br i1 %134, label %129, label %123, !llvm.loop !21

135:
  %136 = phi i64 [ 0, %123 ], [ %185, %177 ]
  %137 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %136
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %138 = getelementptr inbounds i8, ptr %137, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull readonly align 8 dereferenceable(32) %138, i64 32, i1 false)
  %139 = getelementptr inbounds i8, ptr %137, i64 8
  br label %140

140:
  %141 = phi i64 [ 64, %135 ], [ %145, %140 ]
  %142 = phi i64 [ 0, %135 ], [ %141, %140 ]
  %143 = load ptr, ptr %139, align 8, !tbaa !22
  %144 = getelementptr inbounds i8, ptr @main.data, i64 %142
  call void %143(ptr noundef nonnull %5, ptr noundef nonnull %144) #10
  %145 = add nuw nsw i64 %141, 64
  %146 = icmp ugt i64 %145, %127
  br i1 %146, label %147, label %140, !llvm.loop !24

147:
  %148 = getelementptr inbounds i8, ptr @main.data, i64 %141
  %149 = sub nsw i64 %127, %141
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %4, ptr nonnull align 16 %148, i64 %149, i1 false)
  %150 = getelementptr inbounds [128 x i8], ptr %4, i64 0, i64 %149
  store i8 -128, ptr %150, align 1, !tbaa !19
  %151 = icmp ult i64 %149, 56
  %152 = select i1 %151, i64 64, i64 128
  %153 = getelementptr inbounds i8, ptr %137, i64 20
  %154 = load i32, ptr %153, align 4, !tbaa !25
  %155 = icmp eq i32 %154, 0
  %156 = add nsw i64 %152, -8
  br label %159

157:
  %158 = getelementptr inbounds i8, ptr %137, i64 8
  br label %171

159:
  %160 = phi i64 [ 0, %147 ], [ %169, %159 ]
  %161 = shl nuw nsw i64 %160, 3
  %162 = lshr i64 %128, %161
  %163 = trunc i64 %162 to i8
  %164 = xor i64 %160, -1
  %165 = add nsw i64 %152, %164
  %166 = add nuw nsw i64 %156, %160
  %167 = select i1 %155, i64 %166, i64 %165
  %168 = getelementptr inbounds [128 x i8], ptr %4, i64 0, i64 %167
  store i8 %163, ptr %168, align 1, !tbaa !19
  %169 = add nuw nsw i64 %160, 1
  %170 = icmp eq i64 %169, 8
  br i1 %170, label %157, label %159, !llvm.loop !26

171:
  %172 = phi i64 [ 0, %157 ], [ %175, %171 ]
  %173 = load ptr, ptr %158, align 8, !tbaa !22
  %174 = getelementptr inbounds i8, ptr %4, i64 %172
  call void %173(ptr noundef nonnull %5, ptr noundef nonnull %174) #10
  %175 = add nuw nsw i64 %172, 64
  %176 = icmp ult i64 %175, %152
  br i1 %176, label %171, label %177, !llvm.loop !27

177:
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #10
  %178 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 %136
  %179 = load i32, ptr %178, align 4, !tbaa !13
  %180 = call i32 @llvm.fshl.i32(i32 %179, i32 %179, i32 3)
  %181 = load i32, ptr %5, align 16, !tbaa !13
  %182 = xor i32 %180, %181
  %183 = load i32, ptr %113, align 4, !tbaa !13
  %184 = xor i32 %182, %183
  store i32 %184, ptr %178, align 4, !tbaa !13
  %185 = add nuw nsw i64 %136, 1
  %186 = icmp eq i64 %185, 3
  br i1 %186, label %132, label %135, !llvm.loop !28

187:
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #10
  ret i32 0

188:
  %189 = phi i64 [ 0, %129 ], [ %218, %214 ]
  %190 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %189
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3) #10
  %191 = getelementptr inbounds i8, ptr %190, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull readonly align 8 dereferenceable(32) %191, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(125) %131, i8 0, i64 125, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(3) %3, ptr noundef nonnull align 1 dereferenceable(3) @.str, i64 3, i1 false)
  store i8 -128, ptr %130, align 1, !tbaa !19
  %192 = getelementptr inbounds i8, ptr %190, i64 20
  %193 = load i32, ptr %192, align 4, !tbaa !25
  %194 = icmp eq i32 %193, 0
  br label %195

195:
  %196 = phi i64 [ 0, %188 ], [ %204, %195 ]
  %197 = shl nuw nsw i64 %196, 3
  %198 = lshr i64 24, %197
  %199 = trunc nuw nsw i64 %198 to i8
  %200 = sub nuw nsw i64 63, %196
  %201 = add nuw nsw i64 %196, 56
  %202 = select i1 %194, i64 %201, i64 %200
  %203 = getelementptr inbounds [128 x i8], ptr %3, i64 0, i64 %202
  store i8 %199, ptr %203, align 1, !tbaa !19
  %204 = add nuw nsw i64 %196, 1
  %205 = icmp eq i64 %204, 8
  br i1 %205, label %206, label %195, !llvm.loop !26

206:
  %207 = getelementptr inbounds i8, ptr %190, i64 8
  %208 = load ptr, ptr %207, align 8, !tbaa !22
  call void %208(ptr noundef nonnull %5, ptr noundef nonnull %3) #10
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #10
  %209 = load ptr, ptr %190, align 8, !tbaa !29
  %210 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef %209)
  %211 = getelementptr inbounds i8, ptr %190, i64 16
  %212 = load i32, ptr %211, align 8, !tbaa !30
  %213 = icmp sgt i32 %212, 0
  br i1 %213, label %220, label %214

214:
  %215 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 %189
  %216 = load i32, ptr %215, align 4, !tbaa !13
  %217 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %216)
  %218 = add nuw nsw i64 %189, 1
  %219 = icmp eq i64 %218, 3
  br i1 %219, label %187, label %188, !llvm.loop !31

220:
  %221 = phi i64 [ %229, %220 ], [ 0, %206 ]
  %222 = load i32, ptr %192, align 4, !tbaa !25
  %223 = icmp eq i32 %222, 0
  %224 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 %221
  %225 = load i32, ptr %224, align 4, !tbaa !13
  %226 = call i32 @llvm.bswap.i32(i32 %225)
  %227 = select i1 %223, i32 %226, i32 %225
  %228 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %227)
  %229 = add nuw nsw i64 %221, 1
  %230 = load i32, ptr %211, align 8, !tbaa !30
  %231 = sext i32 %230 to i64
  %232 = icmp slt i64 %229, %231
  br i1 %232, label %220, label %214, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal void @sha256(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) #7 {
  %3 = alloca [64 x i32], align 16
  %4 = alloca [8 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #10
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #10
  br label %5

5:
  %6 = phi i64 [ 0, %2 ], [ %27, %5 ]
  %7 = shl nuw nsw i64 %6, 2
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  %9 = load i8, ptr %8, align 1, !tbaa !19
  %10 = zext i8 %9 to i32
  %11 = shl nuw i32 %10, 24
  %12 = getelementptr inbounds i8, ptr %8, i64 1
  %13 = load i8, ptr %12, align 1, !tbaa !19
  %14 = zext i8 %13 to i32
  %15 = shl nuw nsw i32 %14, 16
  %16 = or disjoint i32 %15, %11
  %17 = getelementptr inbounds i8, ptr %8, i64 2
  %18 = load i8, ptr %17, align 1, !tbaa !19
  %19 = zext i8 %18 to i32
  %20 = shl nuw nsw i32 %19, 8
  %21 = or disjoint i32 %16, %20
  %22 = getelementptr inbounds i8, ptr %8, i64 3
  %23 = load i8, ptr %22, align 1, !tbaa !19
  %24 = zext i8 %23 to i32
  %25 = or disjoint i32 %21, %24
  %26 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %6
  store i32 %25, ptr %26, align 4, !tbaa !13
  %27 = add nuw nsw i64 %6, 1
  %28 = icmp eq i64 %27, 16
  br i1 %28, label %37, label %5, !llvm.loop !33

29:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %4, ptr noundef nonnull align 4 dereferenceable(32) %0, i64 32, i1 false)
  %30 = getelementptr inbounds i8, ptr %4, i64 28
  %31 = getelementptr inbounds i8, ptr %4, i64 16
  %32 = getelementptr inbounds i8, ptr %4, i64 20
  %33 = getelementptr inbounds i8, ptr %4, i64 24
  %34 = getelementptr inbounds i8, ptr %4, i64 4
  %35 = getelementptr inbounds i8, ptr %4, i64 8
  %36 = load i32, ptr %4, align 16, !tbaa !13
  br label %67

37:
  %38 = phi i64 [ %65, %37 ], [ 16, %5 ]
  %39 = add nsw i64 %38, -16
  %40 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !13
  %42 = add nsw i64 %38, -7
  %43 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !13
  %45 = add i32 %44, %41
  %46 = add nsw i64 %38, -15
  %47 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !13
  %49 = tail call i32 @llvm.fshl.i32(i32 %48, i32 %48, i32 25)
  %50 = tail call i32 @llvm.fshl.i32(i32 %48, i32 %48, i32 14)
  %51 = xor i32 %49, %50
  %52 = lshr i32 %48, 3
  %53 = xor i32 %51, %52
  %54 = add i32 %45, %53
  %55 = add nsw i64 %38, -2
  %56 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !13
  %58 = tail call i32 @llvm.fshl.i32(i32 %57, i32 %57, i32 15)
  %59 = tail call i32 @llvm.fshl.i32(i32 %57, i32 %57, i32 13)
  %60 = xor i32 %58, %59
  %61 = lshr i32 %57, 10
  %62 = xor i32 %60, %61
  %63 = add i32 %54, %62
  %64 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %38
  store i32 %63, ptr %64, align 4, !tbaa !13
  %65 = add nuw nsw i64 %38, 1
  %66 = icmp eq i64 %65, 64
  br i1 %66, label %29, label %37, !llvm.loop !34

67:
  %68 = phi i64 [ 0, %29 ], [ %106, %67 ]
  %69 = phi i32 [ %36, %29 ], [ %105, %67 ]
  %70 = load i32, ptr %30, align 4, !tbaa !13
  %71 = load i32, ptr %31, align 16, !tbaa !13
  %72 = tail call i32 @llvm.fshl.i32(i32 %71, i32 %71, i32 26)
  %73 = tail call i32 @llvm.fshl.i32(i32 %71, i32 %71, i32 21)
  %74 = xor i32 %72, %73
  %75 = tail call i32 @llvm.fshl.i32(i32 %71, i32 %71, i32 7)
  %76 = xor i32 %74, %75
  %77 = add i32 %76, %70
  %78 = load i32, ptr %32, align 4, !tbaa !13
  %79 = and i32 %78, %71
  %80 = xor i32 %71, -1
  %81 = load i32, ptr %33, align 8, !tbaa !13
  %82 = and i32 %81, %80
  %83 = or i32 %82, %79
  %84 = getelementptr inbounds [64 x i32], ptr @k256, i64 0, i64 %68
  %85 = load i32, ptr %84, align 4, !tbaa !13
  %86 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %68
  %87 = load i32, ptr %86, align 4, !tbaa !13
  %88 = add i32 %77, %85
  %89 = add i32 %88, %83
  %90 = add i32 %89, %87
  %91 = tail call i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 30)
  %92 = tail call i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 19)
  %93 = xor i32 %91, %92
  %94 = tail call i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 10)
  %95 = xor i32 %93, %94
  %96 = load i32, ptr %34, align 4, !tbaa !13
  %97 = load i32, ptr %35, align 8, !tbaa !13
  %98 = xor i32 %97, %96
  %99 = and i32 %98, %69
  %100 = and i32 %97, %96
  %101 = xor i32 %99, %100
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %34, ptr noundef nonnull align 16 dereferenceable(28) %4, i64 28, i1 false)
  %102 = load i32, ptr %31, align 16, !tbaa !13
  %103 = add i32 %102, %90
  store i32 %103, ptr %31, align 16, !tbaa !13
  %104 = add i32 %95, %90
  %105 = add i32 %104, %101
  store i32 %105, ptr %4, align 16, !tbaa !13
  %106 = add nuw nsw i64 %68, 1
  %107 = icmp eq i64 %106, 64
  br i1 %107, label %109, label %67, !llvm.loop !35

108:
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #10
  ret void

109:
  %110 = phi i64 [ %116, %109 ], [ 0, %67 ]
  %111 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %110
  %112 = load i32, ptr %111, align 4, !tbaa !13
  %113 = getelementptr inbounds i32, ptr %0, i64 %110
  %114 = load i32, ptr %113, align 4, !tbaa !13
  %115 = add i32 %114, %112
  store i32 %115, ptr %113, align 4, !tbaa !13
  %116 = add nuw nsw i64 %110, 1
  %117 = icmp eq i64 %116, 8
  br i1 %117, label %108, label %109, !llvm.loop !36
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @sha1(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) #8 {
  %3 = alloca [80 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %3) #10
  %4 = load i32, ptr %0, align 4, !tbaa !13
  %5 = getelementptr inbounds i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !13
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 4, !tbaa !13
  %9 = getelementptr inbounds i8, ptr %0, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !13
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i32, ptr %11, align 4, !tbaa !13
  br label %19

13:
  %14 = add i32 %95, %4
  store i32 %14, ptr %0, align 4, !tbaa !13
  %15 = add i32 %21, %6
  store i32 %15, ptr %5, align 4, !tbaa !13
  %16 = add i32 %96, %8
  store i32 %16, ptr %7, align 4, !tbaa !13
  %17 = add i32 %24, %10
  store i32 %17, ptr %9, align 4, !tbaa !13
  %18 = add i32 %23, %12
  store i32 %18, ptr %11, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %3) #10
  ret void

19:
  %20 = phi i64 [ 0, %2 ], [ %97, %88 ]
  %21 = phi i32 [ %4, %2 ], [ %95, %88 ]
  %22 = phi i32 [ %12, %2 ], [ %23, %88 ]
  %23 = phi i32 [ %10, %2 ], [ %24, %88 ]
  %24 = phi i32 [ %8, %2 ], [ %96, %88 ]
  %25 = phi i32 [ %6, %2 ], [ %21, %88 ]
  %26 = icmp ult i64 %20, 16
  br i1 %26, label %27, label %47

27:
  %28 = shl nuw nsw i64 %20, 2
  %29 = getelementptr inbounds i8, ptr %1, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !19
  %31 = zext i8 %30 to i32
  %32 = shl nuw i32 %31, 24
  %33 = getelementptr inbounds i8, ptr %29, i64 1
  %34 = load i8, ptr %33, align 1, !tbaa !19
  %35 = zext i8 %34 to i32
  %36 = shl nuw nsw i32 %35, 16
  %37 = or disjoint i32 %36, %32
  %38 = getelementptr inbounds i8, ptr %29, i64 2
  %39 = load i8, ptr %38, align 1, !tbaa !19
  %40 = zext i8 %39 to i32
  %41 = shl nuw nsw i32 %40, 8
  %42 = or disjoint i32 %37, %41
  %43 = getelementptr inbounds i8, ptr %29, i64 3
  %44 = load i8, ptr %43, align 1, !tbaa !19
  %45 = zext i8 %44 to i32
  %46 = or disjoint i32 %42, %45
  br label %64

47:
  %48 = add nsw i64 %20, -3
  %49 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !13
  %51 = add nsw i64 %20, -8
  %52 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !13
  %54 = xor i32 %53, %50
  %55 = add nsw i64 %20, -14
  %56 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !13
  %58 = xor i32 %54, %57
  %59 = add nsw i64 %20, -16
  %60 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !13
  %62 = xor i32 %58, %61
  %63 = tail call i32 @llvm.fshl.i32(i32 %62, i32 %62, i32 1)
  br label %64

64:
  %65 = phi i32 [ %46, %27 ], [ %63, %47 ]
  %66 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %20
  store i32 %65, ptr %66, align 4, !tbaa !13
  %67 = icmp ult i64 %20, 20
  br i1 %67, label %68, label %73

68:
  %69 = and i32 %24, %25
  %70 = xor i32 %25, -1
  %71 = and i32 %23, %70
  %72 = or i32 %71, %69
  br label %88

73:
  %74 = icmp ult i64 %20, 40
  br i1 %74, label %75, label %78

75:
  %76 = xor i32 %24, %25
  %77 = xor i32 %76, %23
  br label %88

78:
  %79 = icmp ult i64 %20, 60
  br i1 %79, label %80, label %85

80:
  %81 = or i32 %23, %24
  %82 = and i32 %81, %25
  %83 = and i32 %23, %24
  %84 = or i32 %82, %83
  br label %88

85:
  %86 = xor i32 %24, %25
  %87 = xor i32 %86, %23
  br label %88

88:
  %89 = phi i32 [ %72, %68 ], [ %77, %75 ], [ %84, %80 ], [ %87, %85 ]
  %90 = phi i32 [ 1518500249, %68 ], [ 1859775393, %75 ], [ -1894007588, %80 ], [ -899497514, %85 ]
  %91 = tail call i32 @llvm.fshl.i32(i32 %21, i32 %21, i32 5)
  %92 = add i32 %91, %22
  %93 = add i32 %92, %65
  %94 = add i32 %93, %89
  %95 = add i32 %94, %90
  %96 = tail call i32 @llvm.fshl.i32(i32 %25, i32 %25, i32 30)
  %97 = add nuw nsw i64 %20, 1
  %98 = icmp eq i64 %97, 80
  br i1 %98, label %13, label %19, !llvm.loop !37
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal void @md5(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) #7 {
  %3 = load i32, ptr %0, align 4, !tbaa !13
  %4 = getelementptr inbounds i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !13
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !13
  %8 = getelementptr inbounds i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !13
  br label %15

10:
  %11 = add i32 %17, %3
  store i32 %11, ptr %0, align 4, !tbaa !13
  %12 = add i32 %85, %5
  store i32 %12, ptr %4, align 4, !tbaa !13
  %13 = add i32 %19, %7
  store i32 %13, ptr %6, align 4, !tbaa !13
  %14 = add i32 %18, %9
  store i32 %14, ptr %8, align 4, !tbaa !13
  ret void

15:
  %16 = phi i64 [ 0, %2 ], [ %86, %45 ]
  %17 = phi i32 [ %9, %2 ], [ %18, %45 ]
  %18 = phi i32 [ %7, %2 ], [ %19, %45 ]
  %19 = phi i32 [ %5, %2 ], [ %85, %45 ]
  %20 = phi i32 [ %3, %2 ], [ %17, %45 ]
  %21 = trunc nuw nsw i64 %16 to i32
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
  %48 = getelementptr inbounds [64 x i32], ptr @sines, i64 0, i64 %16
  %49 = load i32, ptr %48, align 4, !tbaa !13
  %50 = shl i64 %47, 2
  %51 = and i64 %50, 60
  %52 = getelementptr inbounds i8, ptr %1, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 3
  %54 = load i8, ptr %53, align 1, !tbaa !19
  %55 = zext i8 %54 to i32
  %56 = shl nuw i32 %55, 24
  %57 = getelementptr inbounds i8, ptr %52, i64 2
  %58 = load i8, ptr %57, align 1, !tbaa !19
  %59 = zext i8 %58 to i32
  %60 = shl nuw nsw i32 %59, 16
  %61 = or disjoint i32 %60, %56
  %62 = getelementptr inbounds i8, ptr %52, i64 1
  %63 = load i8, ptr %62, align 1, !tbaa !19
  %64 = zext i8 %63 to i32
  %65 = shl nuw nsw i32 %64, 8
  %66 = or disjoint i32 %61, %65
  %67 = load i8, ptr %52, align 1, !tbaa !19
  %68 = zext i8 %67 to i32
  %69 = or disjoint i32 %66, %68
  %70 = add i32 %46, %20
  %71 = add i32 %70, %49
  %72 = add i32 %71, %69
  %73 = shl nuw nsw i32 %22, 2
  %74 = trunc nuw nsw i64 %16 to i32
  %75 = and i32 %74, 3
  %76 = or disjoint i32 %73, %75
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds [16 x i8], ptr @md5.shift, i64 0, i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !19
  %80 = zext i8 %79 to i32
  %81 = shl i32 %72, %80
  %82 = sub nsw i32 32, %80
  %83 = lshr i32 %72, %82
  %84 = or i32 %83, %81
  %85 = add i32 %84, %19
  %86 = add nuw nsw i64 %16, 1
  %87 = icmp eq i64 %86, 64
  br i1 %87, label %10, label %15, !llvm.loop !38
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !7, i64 0}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = !{!7, !7, i64 0}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = !{!23, !6, i64 8}
!23 = !{!"algorithm", !6, i64 0, !6, i64 8, !14, i64 16, !14, i64 20, !7, i64 24}
!24 = distinct !{!24, !10, !11}
!25 = !{!23, !14, i64 20}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = !{!23, !6, i64 0}
!30 = !{!23, !14, i64 16}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}
!33 = distinct !{!33, !10, !11}
!34 = distinct !{!34, !10, !11}
!35 = distinct !{!35, !10, !11}
!36 = distinct !{!36, !10, !11}
!37 = distinct !{!37, !10, !11}
!38 = distinct !{!38, !10, !11}
