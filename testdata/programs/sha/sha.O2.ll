; ModuleID = 'sha.c'
source_filename = "sha.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.algorithm = type { ptr, ptr, i32, i32, [8 x i32] }

@main.data = internal global [3000 x i8] zeroinitializer, align 16
@algorithms = internal global [3 x %struct.algorithm] [%struct.algorithm { ptr @.str.4, ptr @sha256, i32 8, i32 1, [8 x i32] zeroinitializer }, %struct.algorithm { ptr @.str.5, ptr @sha1, i32 5, i32 1, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 -1009589776, i32 0, i32 0, i32 0] }, %struct.algorithm { ptr @.str.6, ptr @md5, i32 4, i32 0, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 0, i32 0, i32 0, i32 0] }], align 16
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
  %4 = alloca [8 x i32], align 16
  %5 = alloca [3 x i32], align 4
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  %10 = tail call i64 @strtol(ptr nocapture noundef nonnull %9, ptr noundef null, i32 noundef 10) #10
  %11 = trunc i64 %10 to i32
  br label %12

12:
  %13 = phi i32 [ %11, %7 ], [ 2, %2 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %5) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %5, i8 0, i64 12, i1 false)
  br label %14

14:
  %15 = phi i32 [ 2, %12 ], [ %70, %68 ]
  %16 = phi i32 [ 0, %12 ], [ %69, %68 ]
  %17 = icmp ult i32 %15, 4
  br i1 %17, label %29, label %20

18:
  %19 = icmp eq i32 %25, 0
  br i1 %19, label %68, label %29

20:
  %21 = phi i32 [ %26, %20 ], [ 2, %14 ]
  %22 = phi i32 [ %25, %20 ], [ 1, %14 ]
  %23 = urem i32 %15, %21
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i32 0, i32 %22
  %26 = add i32 %21, 1
  %27 = mul i32 %26, %26
  %28 = icmp ugt i32 %27, %15
  br i1 %28, label %18, label %20, !llvm.loop !9

29:
  %30 = icmp ult i32 %16, 8
  %31 = zext i32 %15 to i128
  br i1 %30, label %32, label %49

32:
  %33 = shl nuw nsw i128 %31, 64
  br label %34

34:
  %35 = phi i128 [ 0, %32 ], [ %42, %34 ]
  %36 = phi i128 [ 85899345920, %32 ], [ %41, %34 ]
  %37 = add i128 %36, %35
  %38 = lshr i128 %37, 1
  %39 = mul i128 %38, %38
  %40 = icmp ugt i128 %39, %33
  %41 = select i1 %40, i128 %38, i128 %36
  %42 = select i1 %40, i128 %35, i128 %38
  %43 = sub i128 %41, %42
  %44 = icmp ugt i128 %43, 1
  br i1 %44, label %34, label %45, !llvm.loop !11

45:
  %46 = trunc i128 %42 to i32
  %47 = zext nneg i32 %16 to i64
  %48 = getelementptr inbounds [8 x i32], ptr @start256, i64 0, i64 %47
  store i32 %46, ptr %48, align 4, !tbaa !12
  br label %49

49:
  %50 = shl nuw i128 %31, 96
  br label %51

51:
  %52 = phi i128 [ 0, %49 ], [ %60, %51 ]
  %53 = phi i128 [ 85899345920, %49 ], [ %59, %51 ]
  %54 = add i128 %53, %52
  %55 = lshr i128 %54, 1
  %56 = mul i128 %55, %55
  %57 = mul i128 %56, %55
  %58 = icmp ugt i128 %57, %50
  %59 = select i1 %58, i128 %55, i128 %53
  %60 = select i1 %58, i128 %52, i128 %55
  %61 = sub i128 %59, %60
  %62 = icmp ugt i128 %61, 1
  br i1 %62, label %51, label %63, !llvm.loop !11

63:
  %64 = trunc i128 %60 to i32
  %65 = add nuw nsw i32 %16, 1
  %66 = zext nneg i32 %16 to i64
  %67 = getelementptr inbounds [64 x i32], ptr @k256, i64 0, i64 %66
  store i32 %64, ptr %67, align 4, !tbaa !12
  br label %68

68:
  %69 = phi i32 [ %65, %63 ], [ %16, %18 ]
  %70 = add i32 %15, 1
  %71 = icmp ult i32 %69, 64
  br i1 %71, label %14, label %72, !llvm.loop !14

72:
  %73 = phi i64 [ %74, %78 ], [ 0, %68 ]
  %74 = add nuw nsw i64 %73, 1
  %75 = trunc nuw nsw i64 %74 to i32
  %76 = uitofp nneg i32 %75 to double
  %77 = icmp ugt i64 %73, 2
  br i1 %77, label %146, label %78

78:
  %79 = phi double [ %76, %72 ], [ %148, %146 ]
  %80 = fneg double %79
  %81 = fmul double %79, %80
  %82 = fdiv double %81, 6.000000e+00
  %83 = fmul double %79, %82
  %84 = fadd double %79, %83
  %85 = fdiv double %81, 2.000000e+01
  %86 = fmul double %85, %83
  %87 = fadd double %84, %86
  %88 = fdiv double %81, 4.200000e+01
  %89 = fmul double %88, %86
  %90 = fadd double %87, %89
  %91 = fdiv double %81, 7.200000e+01
  %92 = fmul double %91, %89
  %93 = fadd double %90, %92
  %94 = fdiv double %81, 1.100000e+02
  %95 = fmul double %94, %92
  %96 = fadd double %93, %95
  %97 = fdiv double %81, 1.560000e+02
  %98 = fmul double %97, %95
  %99 = fadd double %96, %98
  %100 = fdiv double %81, 2.100000e+02
  %101 = fmul double %100, %98
  %102 = fadd double %99, %101
  %103 = fdiv double %81, 2.720000e+02
  %104 = fmul double %103, %101
  %105 = fadd double %102, %104
  %106 = fdiv double %81, 3.420000e+02
  %107 = fmul double %106, %104
  %108 = fadd double %105, %107
  %109 = fdiv double %81, 4.200000e+02
  %110 = fmul double %109, %107
  %111 = fadd double %108, %110
  %112 = fdiv double %81, 5.060000e+02
  %113 = fmul double %112, %110
  %114 = fadd double %111, %113
  %115 = fdiv double %81, 6.000000e+02
  %116 = fmul double %115, %113
  %117 = fadd double %114, %116
  %118 = fdiv double %81, 7.020000e+02
  %119 = fmul double %118, %116
  %120 = fadd double %117, %119
  %121 = fdiv double %81, 8.120000e+02
  %122 = fmul double %121, %119
  %123 = fadd double %120, %122
  %124 = fdiv double %81, 9.300000e+02
  %125 = fmul double %124, %122
  %126 = fadd double %123, %125
  %127 = fdiv double %81, 1.056000e+03
  %128 = fmul double %127, %125
  %129 = fadd double %126, %128
  %130 = fdiv double %81, 1.190000e+03
  %131 = fmul double %130, %128
  %132 = fadd double %129, %131
  %133 = fdiv double %81, 1.332000e+03
  %134 = fmul double %133, %131
  %135 = fadd double %132, %134
  %136 = fdiv double %81, 1.482000e+03
  %137 = fmul double %136, %134
  %138 = fadd double %135, %137
  %139 = fcmp olt double %138, 0.000000e+00
  %140 = fneg double %138
  %141 = select i1 %139, double %140, double %138
  %142 = fmul double %141, 0x41F0000000000000
  %143 = fptoui double %142 to i32
  %144 = getelementptr inbounds [64 x i32], ptr @sines, i64 0, i64 %73
  store i32 %143, ptr %144, align 4, !tbaa !12
  %145 = icmp eq i64 %74, 64
  br i1 %145, label %150, label %72, !llvm.loop !15

146:
  %147 = phi double [ %148, %146 ], [ %76, %72 ]
  %148 = fadd double %147, 0xC01921FB54442D18
  %149 = fcmp ogt double %148, 0x400921FB54442D18
  br i1 %149, label %146, label %78, !llvm.loop !16

150:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) getelementptr inbounds (i8, ptr @algorithms, i64 24), ptr noundef nonnull align 16 dereferenceable(32) @start256, i64 32, i1 false)
  br label %155

151:
  %152 = icmp sgt i32 %13, 0
  br i1 %152, label %153, label %193

153:
  %154 = getelementptr inbounds i8, ptr %4, i64 12
  br label %188

155:
  %156 = phi i64 [ 0, %150 ], [ %186, %155 ]
  %157 = trunc i64 %156 to i32
  %158 = mul nuw nsw i32 %157, 251
  %159 = lshr i32 %158, 3
  %160 = trunc i32 %159 to i8
  %161 = getelementptr inbounds [3000 x i8], ptr @main.data, i64 0, i64 %156
  store i8 %160, ptr %161, align 1, !tbaa !17
  %162 = add nuw nsw i64 %156, 1
  %163 = trunc i64 %162 to i32
  %164 = mul nuw nsw i32 %163, 251
  %165 = lshr i32 %164, 3
  %166 = trunc i32 %165 to i8
  %167 = getelementptr inbounds [3000 x i8], ptr @main.data, i64 0, i64 %162
  store i8 %166, ptr %167, align 1, !tbaa !17
  %168 = add nuw nsw i64 %156, 2
  %169 = trunc i64 %168 to i32
  %170 = mul nuw nsw i32 %169, 251
  %171 = lshr i32 %170, 3
  %172 = trunc i32 %171 to i8
  %173 = getelementptr inbounds [3000 x i8], ptr @main.data, i64 0, i64 %168
  store i8 %172, ptr %173, align 1, !tbaa !17
  %174 = add nuw nsw i64 %156, 3
  %175 = trunc i64 %174 to i32
  %176 = mul nuw nsw i32 %175, 251
  %177 = lshr i32 %176, 3
  %178 = trunc i32 %177 to i8
  %179 = getelementptr inbounds [3000 x i8], ptr @main.data, i64 0, i64 %174
  store i8 %178, ptr %179, align 1, !tbaa !17
  %180 = add nuw nsw i64 %156, 4
  %181 = trunc i64 %180 to i32
  %182 = mul nuw nsw i32 %181, 251
  %183 = lshr i32 %182, 3
  %184 = trunc i32 %183 to i8
  %185 = getelementptr inbounds [3000 x i8], ptr @main.data, i64 0, i64 %180
  store i8 %184, ptr %185, align 1, !tbaa !17
  %186 = add nuw nsw i64 %156, 5
  %187 = icmp eq i64 %186, 3000
  br i1 %187, label %151, label %155, !llvm.loop !18

188:
  %189 = phi i32 [ 0, %153 ], [ %205, %204 ]
  %190 = urem i32 %189, 130
  %191 = sub nuw nsw i32 3000, %190
  %192 = zext nneg i32 %191 to i64
  br label %207

193:
  %194 = getelementptr inbounds i8, ptr %3, i64 3
  %195 = getelementptr inbounds i8, ptr %3, i64 56
  %196 = getelementptr inbounds i8, ptr %3, i64 63
  %197 = getelementptr inbounds i8, ptr %3, i64 57
  %198 = getelementptr inbounds i8, ptr %3, i64 62
  %199 = getelementptr inbounds i8, ptr %3, i64 58
  %200 = getelementptr inbounds i8, ptr %3, i64 61
  %201 = getelementptr inbounds i8, ptr %3, i64 59
  %202 = getelementptr inbounds i8, ptr %3, i64 60
  %203 = getelementptr inbounds i8, ptr %3, i64 4
  br label %220

204:
  %205 = add nuw nsw i32 %189, 1
  %206 = icmp eq i32 %205, %13
  br i1 %206, label %193, label %188, !llvm.loop !19

207:
  %208 = phi i64 [ 0, %188 ], [ %217, %207 ]
  %209 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %208
  call fastcc void @digest(ptr noundef nonnull %209, ptr noundef nonnull @main.data, i64 noundef %192, ptr noundef nonnull %4)
  %210 = getelementptr inbounds [3 x i32], ptr %5, i64 0, i64 %208
  %211 = load i32, ptr %210, align 4, !tbaa !12
  %212 = call i32 @llvm.fshl.i32(i32 %211, i32 %211, i32 3)
  %213 = load i32, ptr %4, align 16, !tbaa !12
  %214 = xor i32 %212, %213
  %215 = load i32, ptr %154, align 4, !tbaa !12
  %216 = xor i32 %214, %215
  store i32 %216, ptr %210, align 4, !tbaa !12
  %217 = add nuw nsw i64 %208, 1
  %218 = icmp eq i64 %217, 3
  br i1 %218, label %204, label %207, !llvm.loop !20

219:
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #10
  ret i32 0

220:
  %221 = phi i64 [ 0, %193 ], [ %246, %242 ]
  %222 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %221
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3) #10
  %223 = getelementptr inbounds i8, ptr %222, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %4, ptr noundef nonnull readonly align 8 dereferenceable(32) %223, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(124) %203, i8 0, i64 124, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(3) %3, ptr noundef nonnull align 1 dereferenceable(3) @.str, i64 3, i1 false)
  store i8 -128, ptr %194, align 1, !tbaa !17
  %224 = getelementptr inbounds i8, ptr %222, i64 20
  %225 = load i32, ptr %224, align 4, !tbaa !21
  %226 = icmp eq i32 %225, 0
  %227 = select i1 %226, ptr %195, ptr %196
  store i8 24, ptr %227, align 1, !tbaa !17
  %228 = select i1 %226, ptr %197, ptr %198
  store i8 0, ptr %228, align 1, !tbaa !17
  %229 = select i1 %226, ptr %199, ptr %200
  store i8 0, ptr %229, align 1, !tbaa !17
  %230 = select i1 %226, ptr %201, ptr %202
  store i8 0, ptr %230, align 1, !tbaa !17
  %231 = select i1 %226, ptr %202, ptr %201
  store i8 0, ptr %231, align 1, !tbaa !17
  %232 = select i1 %226, ptr %200, ptr %199
  store i8 0, ptr %232, align 1, !tbaa !17
  %233 = select i1 %226, ptr %198, ptr %197
  store i8 0, ptr %233, align 1, !tbaa !17
  %234 = select i1 %226, ptr %196, ptr %195
  store i8 0, ptr %234, align 1, !tbaa !17
  %235 = getelementptr inbounds i8, ptr %222, i64 8
  %236 = load ptr, ptr %235, align 8, !tbaa !23
  call void %236(ptr noundef nonnull %4, ptr noundef nonnull %3) #10
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #10
  %237 = load ptr, ptr %222, align 8, !tbaa !24
  %238 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef %237)
  %239 = getelementptr inbounds i8, ptr %222, i64 16
  %240 = load i32, ptr %239, align 8, !tbaa !25
  %241 = icmp sgt i32 %240, 0
  br i1 %241, label %248, label %242

242:
  %243 = getelementptr inbounds [3 x i32], ptr %5, i64 0, i64 %221
  %244 = load i32, ptr %243, align 4, !tbaa !12
  %245 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %244)
  %246 = add nuw nsw i64 %221, 1
  %247 = icmp eq i64 %246, 3
  br i1 %247, label %219, label %220, !llvm.loop !26

248:
  %249 = phi i64 [ %257, %248 ], [ 0, %220 ]
  %250 = load i32, ptr %224, align 4, !tbaa !21
  %251 = icmp eq i32 %250, 0
  %252 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %249
  %253 = load i32, ptr %252, align 4, !tbaa !12
  %254 = call i32 @llvm.bswap.i32(i32 %253)
  %255 = select i1 %251, i32 %254, i32 %253
  %256 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %255)
  %257 = add nuw nsw i64 %249, 1
  %258 = load i32, ptr %239, align 8, !tbaa !25
  %259 = sext i32 %258 to i64
  %260 = icmp slt i64 %257, %259
  br i1 %260, label %248, label %242, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define internal fastcc void @digest(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca [128 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %6, i64 32, i1 false)
  %7 = icmp ult i64 %2, 64
  br i1 %7, label %17, label %8

8:
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  br label %10

10:
  %11 = phi i64 [ 64, %8 ], [ %15, %10 ]
  %12 = phi i64 [ 0, %8 ], [ %11, %10 ]
  %13 = load ptr, ptr %9, align 8, !tbaa !23
  %14 = getelementptr inbounds i8, ptr %1, i64 %12
  tail call void %13(ptr noundef %3, ptr noundef %14) #10
  %15 = add i64 %11, 64
  %16 = icmp ugt i64 %15, %2
  br i1 %16, label %17, label %10, !llvm.loop !28

17:
  %18 = phi i64 [ 0, %4 ], [ %11, %10 ]
  %19 = getelementptr inbounds i8, ptr %1, i64 %18
  %20 = sub i64 %2, %18
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr align 1 %19, i64 %20, i1 false)
  %21 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %20
  store i8 -128, ptr %21, align 1, !tbaa !17
  %22 = icmp ult i64 %20, 56
  %23 = select i1 %22, i64 64, i64 128
  %24 = getelementptr inbounds i8, ptr %0, i64 20
  %25 = load i32, ptr %24, align 4, !tbaa !21
  %26 = icmp eq i32 %25, 0
  %27 = add nsw i64 %23, -8
  %28 = trunc i64 %2 to i8
  %29 = shl i8 %28, 3
  %30 = add nsw i64 %23, -1
  %31 = select i1 %26, i64 %27, i64 %30
  %32 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %31
  store i8 %29, ptr %32, align 1, !tbaa !17
  %33 = lshr i64 %2, 5
  %34 = trunc i64 %33 to i8
  %35 = add nsw i64 %23, -2
  %36 = add nsw i64 %23, -7
  %37 = select i1 %26, i64 %36, i64 %35
  %38 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %37
  store i8 %34, ptr %38, align 1, !tbaa !17
  %39 = lshr i64 %2, 13
  %40 = trunc i64 %39 to i8
  %41 = add nsw i64 %23, -3
  %42 = add nsw i64 %23, -6
  %43 = select i1 %26, i64 %42, i64 %41
  %44 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %43
  store i8 %40, ptr %44, align 1, !tbaa !17
  %45 = lshr i64 %2, 21
  %46 = trunc i64 %45 to i8
  %47 = add nsw i64 %23, -4
  %48 = add nsw i64 %23, -5
  %49 = select i1 %26, i64 %48, i64 %47
  %50 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %49
  store i8 %46, ptr %50, align 1, !tbaa !17
  %51 = lshr i64 %2, 29
  %52 = trunc i64 %51 to i8
  %53 = select i1 %26, i64 %47, i64 %48
  %54 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %53
  store i8 %52, ptr %54, align 1, !tbaa !17
  %55 = lshr i64 %2, 37
  %56 = trunc i64 %55 to i8
  %57 = select i1 %26, i64 %41, i64 %42
  %58 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %57
  store i8 %56, ptr %58, align 1, !tbaa !17
  %59 = lshr i64 %2, 45
  %60 = trunc i64 %59 to i8
  %61 = select i1 %26, i64 %35, i64 %36
  %62 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %61
  store i8 %60, ptr %62, align 1, !tbaa !17
  %63 = lshr i64 %2, 53
  %64 = trunc nuw i64 %63 to i8
  %65 = select i1 %26, i64 %30, i64 %27
  %66 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %65
  store i8 %64, ptr %66, align 1, !tbaa !17
  %67 = getelementptr inbounds i8, ptr %0, i64 8
  br label %68

68:
  %69 = phi i64 [ 0, %17 ], [ %72, %68 ]
  %70 = load ptr, ptr %67, align 8, !tbaa !23
  %71 = getelementptr inbounds i8, ptr %5, i64 %69
  call void %70(ptr noundef %3, ptr noundef nonnull %71) #10
  %72 = add nuw nsw i64 %69, 64
  %73 = icmp ult i64 %72, %23
  br i1 %73, label %68, label %74, !llvm.loop !29

74:
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #10
  ret void
}

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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4)
  br label %5

5:
  %6 = phi i64 [ 0, %2 ], [ %27, %5 ]
  %7 = shl nuw nsw i64 %6, 2
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  %9 = load i8, ptr %8, align 1, !tbaa !17
  %10 = zext i8 %9 to i32
  %11 = shl nuw i32 %10, 24
  %12 = getelementptr inbounds i8, ptr %8, i64 1
  %13 = load i8, ptr %12, align 1, !tbaa !17
  %14 = zext i8 %13 to i32
  %15 = shl nuw nsw i32 %14, 16
  %16 = or disjoint i32 %15, %11
  %17 = getelementptr inbounds i8, ptr %8, i64 2
  %18 = load i8, ptr %17, align 1, !tbaa !17
  %19 = zext i8 %18 to i32
  %20 = shl nuw nsw i32 %19, 8
  %21 = or disjoint i32 %16, %20
  %22 = getelementptr inbounds i8, ptr %8, i64 3
  %23 = load i8, ptr %22, align 1, !tbaa !17
  %24 = zext i8 %23 to i32
  %25 = or disjoint i32 %21, %24
  %26 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %6
  store i32 %25, ptr %26, align 4, !tbaa !12
  %27 = add nuw nsw i64 %6, 1
  %28 = icmp eq i64 %27, 16
  br i1 %28, label %29, label %5, !llvm.loop !30

29:
  %30 = load i32, ptr %3, align 16, !tbaa !12
  br label %43

31:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %4, ptr noundef nonnull align 4 dereferenceable(32) %0, i64 32, i1 false)
  %32 = load i32, ptr %4, align 16, !tbaa !12
  %33 = getelementptr inbounds i8, ptr %4, i64 16
  %34 = load i32, ptr %33, align 16, !tbaa !12
  %35 = getelementptr inbounds i8, ptr %4, i64 28
  %36 = getelementptr inbounds i8, ptr %4, i64 20
  %37 = getelementptr inbounds i8, ptr %4, i64 24
  %38 = getelementptr inbounds i8, ptr %4, i64 4
  %39 = getelementptr inbounds i8, ptr %4, i64 8
  %40 = getelementptr inbounds i8, ptr %4, i64 4
  %41 = getelementptr inbounds i8, ptr %4, i64 16
  %42 = getelementptr inbounds i8, ptr %4, i64 16
  br label %71

43:
  %44 = phi i32 [ %30, %29 ], [ %52, %43 ]
  %45 = phi i64 [ 16, %29 ], [ %69, %43 ]
  %46 = add nsw i64 %45, -7
  %47 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !12
  %49 = add i32 %48, %44
  %50 = add nsw i64 %45, -15
  %51 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !12
  %53 = tail call i32 @llvm.fshl.i32(i32 %52, i32 %52, i32 25)
  %54 = tail call i32 @llvm.fshl.i32(i32 %52, i32 %52, i32 14)
  %55 = xor i32 %53, %54
  %56 = lshr i32 %52, 3
  %57 = xor i32 %55, %56
  %58 = add i32 %49, %57
  %59 = add nsw i64 %45, -2
  %60 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !12
  %62 = tail call i32 @llvm.fshl.i32(i32 %61, i32 %61, i32 15)
  %63 = tail call i32 @llvm.fshl.i32(i32 %61, i32 %61, i32 13)
  %64 = xor i32 %62, %63
  %65 = lshr i32 %61, 10
  %66 = xor i32 %64, %65
  %67 = add i32 %58, %66
  %68 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %45
  store i32 %67, ptr %68, align 4, !tbaa !12
  %69 = add nuw nsw i64 %45, 1
  %70 = icmp eq i64 %69, 64
  br i1 %70, label %31, label %43, !llvm.loop !31

71:
  %72 = phi i32 [ %34, %31 ], [ %107, %71 ]
  %73 = phi i64 [ 0, %31 ], [ %110, %71 ]
  %74 = phi i32 [ %32, %31 ], [ %109, %71 ]
  %75 = load i32, ptr %35, align 4, !tbaa !12
  %76 = tail call i32 @llvm.fshl.i32(i32 %72, i32 %72, i32 26)
  %77 = tail call i32 @llvm.fshl.i32(i32 %72, i32 %72, i32 21)
  %78 = xor i32 %76, %77
  %79 = tail call i32 @llvm.fshl.i32(i32 %72, i32 %72, i32 7)
  %80 = xor i32 %78, %79
  %81 = add i32 %80, %75
  %82 = load i32, ptr %36, align 4, !tbaa !12
  %83 = and i32 %82, %72
  %84 = xor i32 %72, -1
  %85 = load i32, ptr %37, align 8, !tbaa !12
  %86 = and i32 %85, %84
  %87 = or i32 %86, %83
  %88 = getelementptr inbounds [64 x i32], ptr @k256, i64 0, i64 %73
  %89 = load i32, ptr %88, align 4, !tbaa !12
  %90 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %73
  %91 = load i32, ptr %90, align 4, !tbaa !12
  %92 = add i32 %81, %89
  %93 = add i32 %92, %87
  %94 = add i32 %93, %91
  %95 = tail call i32 @llvm.fshl.i32(i32 %74, i32 %74, i32 30)
  %96 = tail call i32 @llvm.fshl.i32(i32 %74, i32 %74, i32 19)
  %97 = xor i32 %95, %96
  %98 = tail call i32 @llvm.fshl.i32(i32 %74, i32 %74, i32 10)
  %99 = xor i32 %97, %98
  %100 = load i32, ptr %38, align 4, !tbaa !12
  %101 = load i32, ptr %39, align 8, !tbaa !12
  %102 = xor i32 %101, %100
  %103 = and i32 %102, %74
  %104 = and i32 %101, %100
  %105 = xor i32 %103, %104
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %40, ptr noundef nonnull align 16 dereferenceable(28) %4, i64 28, i1 false)
  %106 = load i32, ptr %41, align 16, !tbaa !12
  %107 = add i32 %106, %94
  store i32 %107, ptr %42, align 16, !tbaa !12
  %108 = add i32 %99, %94
  %109 = add i32 %108, %105
  store i32 %109, ptr %4, align 16, !tbaa !12
  %110 = add nuw nsw i64 %73, 1
  %111 = icmp eq i64 %110, 64
  br i1 %111, label %112, label %71, !llvm.loop !32

112:
  %113 = load i32, ptr %0, align 4, !tbaa !12
  %114 = add i32 %113, %109
  store i32 %114, ptr %0, align 4, !tbaa !12
  %115 = getelementptr inbounds i8, ptr %4, i64 4
  %116 = load i32, ptr %115, align 4, !tbaa !12
  %117 = getelementptr inbounds i8, ptr %0, i64 4
  %118 = load i32, ptr %117, align 4, !tbaa !12
  %119 = add i32 %118, %116
  store i32 %119, ptr %117, align 4, !tbaa !12
  %120 = getelementptr inbounds i8, ptr %4, i64 8
  %121 = load i32, ptr %120, align 8, !tbaa !12
  %122 = getelementptr inbounds i8, ptr %0, i64 8
  %123 = load i32, ptr %122, align 4, !tbaa !12
  %124 = add i32 %123, %121
  store i32 %124, ptr %122, align 4, !tbaa !12
  %125 = getelementptr inbounds i8, ptr %4, i64 12
  %126 = load i32, ptr %125, align 4, !tbaa !12
  %127 = getelementptr inbounds i8, ptr %0, i64 12
  %128 = load i32, ptr %127, align 4, !tbaa !12
  %129 = add i32 %128, %126
  store i32 %129, ptr %127, align 4, !tbaa !12
  %130 = getelementptr inbounds i8, ptr %0, i64 16
  %131 = load i32, ptr %130, align 4, !tbaa !12
  %132 = add i32 %131, %107
  store i32 %132, ptr %130, align 4, !tbaa !12
  %133 = getelementptr inbounds i8, ptr %4, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !12
  %135 = getelementptr inbounds i8, ptr %0, i64 20
  %136 = load i32, ptr %135, align 4, !tbaa !12
  %137 = add i32 %136, %134
  store i32 %137, ptr %135, align 4, !tbaa !12
  %138 = getelementptr inbounds i8, ptr %4, i64 24
  %139 = load i32, ptr %138, align 8, !tbaa !12
  %140 = getelementptr inbounds i8, ptr %0, i64 24
  %141 = load i32, ptr %140, align 4, !tbaa !12
  %142 = add i32 %141, %139
  store i32 %142, ptr %140, align 4, !tbaa !12
  %143 = getelementptr inbounds i8, ptr %4, i64 28
  %144 = load i32, ptr %143, align 4, !tbaa !12
  %145 = getelementptr inbounds i8, ptr %0, i64 28
  %146 = load i32, ptr %145, align 4, !tbaa !12
  %147 = add i32 %146, %144
  store i32 %147, ptr %145, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #10
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @sha1(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) #8 {
  %3 = alloca [80 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %3) #10
  %4 = load i32, ptr %0, align 4, !tbaa !12
  %5 = getelementptr inbounds i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !12
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 4, !tbaa !12
  %9 = getelementptr inbounds i8, ptr %0, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !12
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i32, ptr %11, align 4, !tbaa !12
  br label %19

13:
  %14 = add i32 %96, %4
  store i32 %14, ptr %0, align 4, !tbaa !12
  %15 = add i32 %21, %6
  store i32 %15, ptr %5, align 4, !tbaa !12
  %16 = add i32 %97, %8
  store i32 %16, ptr %7, align 4, !tbaa !12
  %17 = add i32 %24, %10
  store i32 %17, ptr %9, align 4, !tbaa !12
  %18 = add i32 %23, %12
  store i32 %18, ptr %11, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %3) #10
  ret void

19:
  %20 = phi i64 [ 0, %2 ], [ %98, %88 ]
  %21 = phi i32 [ %4, %2 ], [ %96, %88 ]
  %22 = phi i32 [ %12, %2 ], [ %23, %88 ]
  %23 = phi i32 [ %10, %2 ], [ %24, %88 ]
  %24 = phi i32 [ %8, %2 ], [ %97, %88 ]
  %25 = phi i32 [ %6, %2 ], [ %21, %88 ]
  %26 = icmp ult i64 %20, 16
  br i1 %26, label %27, label %48

27:
  %28 = shl nuw nsw i64 %20, 2
  %29 = getelementptr inbounds i8, ptr %1, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !17
  %31 = zext i8 %30 to i32
  %32 = shl nuw i32 %31, 24
  %33 = getelementptr inbounds i8, ptr %29, i64 1
  %34 = load i8, ptr %33, align 1, !tbaa !17
  %35 = zext i8 %34 to i32
  %36 = shl nuw nsw i32 %35, 16
  %37 = or disjoint i32 %36, %32
  %38 = getelementptr inbounds i8, ptr %29, i64 2
  %39 = load i8, ptr %38, align 1, !tbaa !17
  %40 = zext i8 %39 to i32
  %41 = shl nuw nsw i32 %40, 8
  %42 = or disjoint i32 %37, %41
  %43 = getelementptr inbounds i8, ptr %29, i64 3
  %44 = load i8, ptr %43, align 1, !tbaa !17
  %45 = zext i8 %44 to i32
  %46 = or disjoint i32 %42, %45
  %47 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %20
  store i32 %46, ptr %47, align 4, !tbaa !12
  br label %67

48:
  %49 = add nsw i64 %20, -3
  %50 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !12
  %52 = add nsw i64 %20, -8
  %53 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !12
  %55 = xor i32 %54, %51
  %56 = add nsw i64 %20, -14
  %57 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !12
  %59 = xor i32 %55, %58
  %60 = add nsw i64 %20, -16
  %61 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !12
  %63 = xor i32 %59, %62
  %64 = tail call i32 @llvm.fshl.i32(i32 %63, i32 %63, i32 1)
  %65 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %20
  store i32 %64, ptr %65, align 4, !tbaa !12
  %66 = icmp ult i64 %20, 20
  br i1 %66, label %67, label %73

67:
  %68 = phi i32 [ %46, %27 ], [ %64, %48 ]
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
  %89 = phi i32 [ %68, %67 ], [ %64, %75 ], [ %64, %80 ], [ %64, %85 ]
  %90 = phi i32 [ %72, %67 ], [ %77, %75 ], [ %84, %80 ], [ %87, %85 ]
  %91 = phi i32 [ 1518500249, %67 ], [ 1859775393, %75 ], [ -1894007588, %80 ], [ -899497514, %85 ]
  %92 = tail call i32 @llvm.fshl.i32(i32 %21, i32 %21, i32 5)
  %93 = add i32 %92, %22
  %94 = add i32 %93, %89
  %95 = add i32 %94, %90
  %96 = add i32 %95, %91
  %97 = tail call i32 @llvm.fshl.i32(i32 %25, i32 %25, i32 30)
  %98 = add nuw nsw i64 %20, 1
  %99 = icmp eq i64 %98, 80
  br i1 %99, label %13, label %19, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal void @md5(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) #7 {
  %3 = load i32, ptr %0, align 4, !tbaa !12
  %4 = getelementptr inbounds i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !12
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !12
  %8 = getelementptr inbounds i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !12
  br label %15

10:
  %11 = add i32 %17, %3
  store i32 %11, ptr %0, align 4, !tbaa !12
  %12 = add i32 %68, %5
  store i32 %12, ptr %4, align 4, !tbaa !12
  %13 = add i32 %19, %7
  store i32 %13, ptr %6, align 4, !tbaa !12
  %14 = add i32 %18, %9
  store i32 %14, ptr %8, align 4, !tbaa !12
  ret void

15:
  %16 = phi i64 [ 0, %2 ], [ %69, %45 ]
  %17 = phi i32 [ %9, %2 ], [ %18, %45 ]
  %18 = phi i32 [ %7, %2 ], [ %19, %45 ]
  %19 = phi i32 [ %5, %2 ], [ %68, %45 ]
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
  %48 = getelementptr inbounds [64 x i32], ptr @sines, i64 0, i64 %16
  %49 = load i32, ptr %48, align 4, !tbaa !12
  %50 = shl i64 %47, 2
  %51 = and i64 %50, 60
  %52 = getelementptr inbounds i8, ptr %1, i64 %51
  %53 = load i32, ptr %52, align 1
  %54 = add i32 %46, %20
  %55 = add i32 %54, %49
  %56 = add i32 %55, %53
  %57 = shl nuw nsw i32 %22, 2
  %58 = and i32 %21, 3
  %59 = or disjoint i32 %57, %58
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds [16 x i8], ptr @md5.shift, i64 0, i64 %60
  %62 = load i8, ptr %61, align 1, !tbaa !17
  %63 = zext i8 %62 to i32
  %64 = shl i32 %56, %63
  %65 = sub nsw i32 32, %63
  %66 = lshr i32 %56, %65
  %67 = or i32 %66, %64
  %68 = add i32 %67, %19
  %69 = add nuw nsw i64 %16, 1
  %70 = icmp eq i64 %69, 64
  br i1 %70, label %10, label %15, !llvm.loop !34
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !7, i64 0}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = !{!7, !7, i64 0}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = !{!22, !13, i64 20}
!22 = !{!"algorithm", !6, i64 0, !6, i64 8, !13, i64 16, !13, i64 20, !7, i64 24}
!23 = !{!22, !6, i64 8}
!24 = !{!22, !6, i64 0}
!25 = !{!22, !13, i64 16}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !10}
