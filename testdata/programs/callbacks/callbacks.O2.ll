; ModuleID = 'callbacks.c'
source_filename = "callbacks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.methods = type { ptr, ptr, ptr, ptr }
%struct.shape = type { ptr, double, double }
%struct.machine = type { ptr, i32, i32 }

@box = internal constant %struct.methods { ptr @.str.3, ptr @boxArea, ptr @boxScale, ptr @copy }, align 8
@disc = internal constant %struct.methods { ptr @.str.4, ptr @discArea, ptr @discScale, ptr @copy }, align 8
@__const.main.shapes = private unnamed_addr constant [3 x %struct.shape] [%struct.shape { ptr @box, double 2.000000e+00, double 3.000000e+00 }, %struct.shape { ptr @disc, double 1.500000e+00, double 0.000000e+00 }, %struct.shape { ptr @box, double 5.000000e-01, double 8.000000e+00 }], align 16
@.str = private unnamed_addr constant [10 x i8] c"34+5*27-m\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"the 12 quick  foxes 345 jump\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"%.3f %ld %d %d %d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"box\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"disc\00", align 1
@switch.table.main = private unnamed_addr constant [4 x ptr] [ptr @mul, ptr @add, ptr @imin, ptr @sub], align 8

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 16
  %4 = alloca [50 x i32], align 16
  %5 = alloca %struct.machine, align 8
  %6 = alloca [3 x %struct.shape], align 16
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %9, label %8

8:
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  br label %15

9:
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !5
  %12 = tail call i64 @strtol(ptr nocapture noundef nonnull %11, ptr noundef null, i32 noundef 10) #17
  %13 = trunc i64 %12 to i32
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %38

15:
  %16 = phi i32 [ 1, %8 ], [ %13, %9 ]
  %17 = getelementptr inbounds i8, ptr %5, i64 8
  %18 = getelementptr inbounds i8, ptr %5, i64 12
  %19 = getelementptr inbounds i8, ptr %6, i64 24
  %20 = getelementptr inbounds i8, ptr %6, i64 48
  br label %81

21:
  %22 = uitofp i64 %93 to double
  %23 = uitofp i64 %107 to double
  %24 = fadd double %104, %23
  %25 = uitofp i64 %121 to double
  %26 = fadd double %118, %25
  %27 = fadd double %90, %22
  %28 = fadd double %27, %24
  %29 = fadd double %28, %26
  %30 = mul nuw nsw i32 %159, 10
  %31 = add nsw i32 %30, %158
  %32 = mul nuw nsw i32 %160, 100
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = add nsw i64 %34, 5250
  %36 = getelementptr inbounds i8, ptr %4, i64 80
  %37 = load i32, ptr %36, align 16, !tbaa !9
  br label %38

38:
  %39 = phi i32 [ %37, %21 ], [ undef, %9 ]
  %40 = phi i32 [ %181, %21 ], [ 0, %9 ]
  %41 = phi i64 [ %35, %21 ], [ 0, %9 ]
  %42 = phi double [ %29, %21 ], [ 0.000000e+00, %9 ]
  br label %43

43:
  %44 = phi i64 [ %63, %61 ], [ 0, %38 ]
  %45 = phi i64 [ %62, %61 ], [ 50, %38 ]
  %46 = add i64 %45, %44
  %47 = lshr i64 %46, 1
  %48 = shl i64 %47, 2
  %49 = getelementptr inbounds i8, ptr %4, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !9
  %51 = icmp sgt i32 %39, %50
  %52 = zext i1 %51 to i32
  %53 = icmp slt i32 %39, %50
  %54 = sext i1 %53 to i32
  %55 = add nsw i32 %54, %52
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %61, label %57

57:
  %58 = icmp eq i32 %55, 0
  br i1 %58, label %65, label %59

59:
  %60 = add nuw i64 %47, 1
  br label %61

61:
  %62 = phi i64 [ %45, %59 ], [ %47, %43 ]
  %63 = phi i64 [ %60, %59 ], [ %44, %43 ]
  %64 = icmp ult i64 %63, %62
  br i1 %64, label %43, label %68, !llvm.loop !11

65:
  %66 = getelementptr inbounds i8, ptr %4, i64 %48
  %67 = ptrtoint ptr %66 to i64
  br label %68

68:
  %69 = phi i64 [ %67, %65 ], [ 0, %61 ]
  %70 = getelementptr inbounds i8, ptr %5, i64 8
  %71 = load i32, ptr %70, align 8, !tbaa !13
  %72 = getelementptr inbounds i8, ptr %5, i64 12
  %73 = load i32, ptr %72, align 4, !tbaa !15
  %74 = getelementptr inbounds i8, ptr %4, i64 40
  %75 = load i32, ptr %74, align 8, !tbaa !9
  %76 = ptrtoint ptr %4 to i64
  %77 = sub i64 %69, %76
  %78 = lshr exact i64 %77, 2
  %79 = trunc i64 %78 to i32
  %80 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %42, i64 noundef %41, i32 noundef %71, i32 noundef %73, i32 noundef %40, i32 noundef %75, i32 noundef %79)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %4) #17
  ret i32 0

81:
  %82 = phi i32 [ 0, %15 ], [ %185, %184 ]
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %6) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %6, ptr noundef nonnull align 16 dereferenceable(72) @__const.main.shapes, i64 72, i1 false)
  %83 = call noalias noundef dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %83, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.shapes, i64 24, i1 false)
  %84 = load ptr, ptr %83, align 8, !tbaa !16
  %85 = getelementptr inbounds i8, ptr %84, i64 16
  %86 = load ptr, ptr %85, align 8, !tbaa !19
  call void %86(ptr noundef nonnull %83, double noundef 1.000000e+00) #17
  %87 = load ptr, ptr %83, align 8, !tbaa !16
  %88 = getelementptr inbounds i8, ptr %87, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !21
  %90 = call double %89(ptr noundef nonnull %83) #17
  %91 = load ptr, ptr %83, align 8, !tbaa !16
  %92 = load ptr, ptr %91, align 8, !tbaa !22
  %93 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %92) #19
  call void @free(ptr noundef %83) #17
  %94 = load ptr, ptr %19, align 8, !tbaa !16
  %95 = getelementptr inbounds i8, ptr %94, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !23
  %97 = call ptr %96(ptr noundef nonnull %19) #17
  %98 = load ptr, ptr %97, align 8, !tbaa !16
  %99 = getelementptr inbounds i8, ptr %98, i64 16
  %100 = load ptr, ptr %99, align 8, !tbaa !19
  call void %100(ptr noundef nonnull %97, double noundef 2.000000e+00) #17
  %101 = load ptr, ptr %97, align 8, !tbaa !16
  %102 = getelementptr inbounds i8, ptr %101, i64 8
  %103 = load ptr, ptr %102, align 8, !tbaa !21
  %104 = call double %103(ptr noundef nonnull %97) #17
  %105 = load ptr, ptr %97, align 8, !tbaa !16
  %106 = load ptr, ptr %105, align 8, !tbaa !22
  %107 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %106) #19
  call void @free(ptr noundef %97) #17
  %108 = load ptr, ptr %20, align 16, !tbaa !16
  %109 = getelementptr inbounds i8, ptr %108, i64 24
  %110 = load ptr, ptr %109, align 8, !tbaa !23
  %111 = call ptr %110(ptr noundef nonnull %20) #17
  %112 = load ptr, ptr %111, align 8, !tbaa !16
  %113 = getelementptr inbounds i8, ptr %112, i64 16
  %114 = load ptr, ptr %113, align 8, !tbaa !19
  call void %114(ptr noundef nonnull %111, double noundef 3.000000e+00) #17
  %115 = load ptr, ptr %111, align 8, !tbaa !16
  %116 = getelementptr inbounds i8, ptr %115, i64 8
  %117 = load ptr, ptr %116, align 8, !tbaa !21
  %118 = call double %117(ptr noundef nonnull %111) #17
  %119 = load ptr, ptr %111, align 8, !tbaa !16
  %120 = load ptr, ptr %119, align 8, !tbaa !22
  %121 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %120) #19
  call void @free(ptr noundef %111) #17
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #17
  br label %122

122:
  %123 = phi i8 [ 51, %81 ], [ %155, %151 ]
  %124 = phi i32 [ 0, %81 ], [ %152, %151 ]
  %125 = phi i64 [ 0, %81 ], [ %153, %151 ]
  %126 = add i8 %123, -48
  %127 = icmp ult i8 %126, 10
  br i1 %127, label %128, label %133

128:
  %129 = zext nneg i8 %126 to i32
  %130 = add nsw i32 %124, 1
  %131 = sext i32 %124 to i64
  %132 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %131
  store i32 %129, ptr %132, align 4, !tbaa !9
  br label %151

133:
  %134 = add nsw i32 %124, -1
  %135 = add i8 %123, -42
  %136 = icmp ult i8 %135, 4
  br i1 %136, label %137, label %141

137:
  %138 = zext nneg i8 %135 to i64
  %139 = getelementptr inbounds [4 x ptr], ptr @switch.table.main, i64 0, i64 %138
  %140 = load ptr, ptr %139, align 8
  br label %141

141:
  %142 = phi ptr [ %140, %137 ], [ @imin, %133 ]
  %143 = add nsw i32 %124, -2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !9
  %147 = sext i32 %134 to i64
  %148 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %147
  %149 = load i32, ptr %148, align 4, !tbaa !9
  %150 = call i32 %142(i32 noundef %146, i32 noundef %149) #17, !callees !24
  store i32 %150, ptr %145, align 4, !tbaa !9
  br label %151

151:
  %152 = phi i32 [ %130, %128 ], [ %134, %141 ]
  %153 = add nuw nsw i64 %125, 1
  %154 = getelementptr inbounds i8, ptr @.str, i64 %153
  %155 = load i8, ptr %154, align 1, !tbaa !25
  %156 = icmp eq i64 %153, 9
  br i1 %156, label %157, label %122, !llvm.loop !26

157:
  %158 = load i32, ptr %3, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #17
  %159 = call fastcc i32 @even(i32 noundef 1001)
  %160 = call fastcc i32 @odd(i32 noundef 77)
  store ptr @.str.1, ptr %5, align 8, !tbaa !5
  store i32 0, ptr %17, align 8, !tbaa !9
  store i32 0, ptr %18, align 4, !tbaa !9
  br label %161

161:
  %162 = phi ptr [ @between, %157 ], [ %163, %161 ]
  %163 = call ptr %162(ptr noundef nonnull %5) #17
  %164 = icmp eq ptr %163, null
  br i1 %164, label %187, label %161, !llvm.loop !27

165:
  call void @qsort(ptr noundef nonnull %4, i64 noundef 50, i64 noundef 4, ptr noundef nonnull @compareInts) #17
  br label %166

166:
  %167 = phi i64 [ 0, %165 ], [ %182, %166 ]
  %168 = phi i32 [ 0, %165 ], [ %181, %166 ]
  %169 = getelementptr inbounds i32, ptr %4, i64 %167
  %170 = load i32, ptr %169, align 8, !tbaa !9
  %171 = call i32 @llvm.smin.i32(i32 %170, i32 600)
  %172 = icmp sgt i32 %170, 600
  %173 = zext i1 %172 to i32
  %174 = add nuw nsw i32 %168, %173
  store i32 %171, ptr %169, align 8, !tbaa !9
  %175 = or disjoint i64 %167, 1
  %176 = getelementptr inbounds i32, ptr %4, i64 %175
  %177 = load i32, ptr %176, align 4, !tbaa !9
  %178 = call i32 @llvm.smin.i32(i32 %177, i32 600)
  %179 = icmp sgt i32 %177, 600
  %180 = zext i1 %179 to i32
  %181 = add nuw nsw i32 %174, %180
  store i32 %178, ptr %176, align 4, !tbaa !9
  %182 = add nuw nsw i64 %167, 2
  %183 = icmp eq i64 %182, 50
  br i1 %183, label %184, label %166, !llvm.loop !28

184:
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %6) #17
  %185 = add nuw nsw i32 %82, 1
  %186 = icmp eq i32 %185, %16
  br i1 %186, label %21, label %81, !llvm.loop !29

187:
  %188 = phi i64 [ %198, %187 ], [ 0, %161 ]
  %189 = trunc i64 %188 to i32
  %190 = mul nuw nsw i32 %189, 7919
  %191 = urem i32 %190, 1009
  %192 = getelementptr inbounds [50 x i32], ptr %4, i64 0, i64 %188
  store i32 %191, ptr %192, align 8, !tbaa !9
  %193 = or disjoint i64 %188, 1
  %194 = trunc i64 %193 to i32
  %195 = mul nuw nsw i32 %194, 7919
  %196 = urem i32 %195, 1009
  %197 = getelementptr inbounds [50 x i32], ptr %4, i64 0, i64 %193
  store i32 %196, ptr %197, align 4, !tbaa !9
  %198 = add nuw nsw i64 %188, 2
  %199 = icmp eq i64 %198, 50
  br i1 %199, label %165, label %187, !llvm.loop !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @even(i32 noundef %0) unnamed_addr #6 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:
  %4 = add i32 %0, -1
  %5 = tail call fastcc i32 @odd(i32 noundef %4)
  br label %6

6:
  %7 = phi i32 [ %5, %3 ], [ 1, %1 ]
  ret i32 %7
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @odd(i32 noundef %0) unnamed_addr #6 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:
  %4 = add i32 %0, -1
  %5 = tail call fastcc i32 @even(i32 noundef %4)
  br label %6

6:
  %7 = phi i32 [ %5, %3 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal noundef ptr @between(ptr nocapture noundef %0) #7 {
  %2 = load ptr, ptr %0, align 8, !tbaa !31
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !31
  %4 = load i8, ptr %2, align 1, !tbaa !25
  switch i8 %4, label %6 [
    i8 0, label %17
    i8 32, label %5
  ]

5:
  br label %17

6:
  %7 = add i8 %4, -48
  %8 = icmp ult i8 %7, 10
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds i8, ptr %0, i64 12
  %11 = load i32, ptr %10, align 4, !tbaa !15
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %10, align 4, !tbaa !15
  br label %17

13:
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8, !tbaa !13
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %14, align 8, !tbaa !13
  br label %17

17:
  %18 = phi ptr [ @between, %5 ], [ @inDigits, %9 ], [ @inWord, %13 ], [ null, %1 ]
  ret ptr %18
}

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @compareInts(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #9 {
  %3 = load i32, ptr %0, align 4, !tbaa !9
  %4 = load i32, ptr %1, align 4, !tbaa !9
  %5 = icmp sgt i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = icmp slt i32 %3, %4
  %8 = sext i1 %7 to i32
  %9 = add nsw i32 %8, %6
  ret i32 %9
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal double @boxArea(ptr nocapture noundef readonly %0) #9 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !32
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load double, ptr %4, align 8, !tbaa !33
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @boxScale(ptr nocapture noundef %0, double noundef %1) #12 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !32
  %5 = fmul double %4, %1
  store double %5, ptr %3, align 8, !tbaa !32
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load double, ptr %6, align 8, !tbaa !33
  %8 = fmul double %7, %1
  store double %8, ptr %6, align 8, !tbaa !33
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn uwtable
define internal noalias noundef ptr @copy(ptr nocapture noundef readonly %0) #13 {
  %2 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !34
  ret ptr %2
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal double @discArea(ptr nocapture noundef readonly %0) #9 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !32
  %4 = fmul double %3, 3.000000e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @discScale(ptr nocapture noundef %0, double noundef %1) #12 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !32
  %5 = fmul double %4, %1
  store double %5, ptr %3, align 8, !tbaa !32
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) unnamed_addr #15 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) unnamed_addr #15 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) unnamed_addr #15 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef i32 @imin(i32 noundef %0, i32 noundef %1) unnamed_addr #15 {
  %3 = tail call i32 @llvm.smin.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal ptr @inDigits(ptr nocapture noundef %0) #7 {
  %2 = load ptr, ptr %0, align 8, !tbaa !31
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !31
  %4 = load i8, ptr %2, align 1, !tbaa !25
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds i8, ptr %0, i64 12
  %8 = load i32, ptr %7, align 4, !tbaa !15
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !15
  %10 = icmp eq i8 %4, 32
  %11 = select i1 %10, ptr @between, ptr @inDigits
  br label %12

12:
  %13 = phi ptr [ %11, %6 ], [ null, %1 ]
  ret ptr %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal ptr @inWord(ptr nocapture noundef %0) #7 {
  %2 = load ptr, ptr %0, align 8, !tbaa !31
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !31
  %4 = load i8, ptr %2, align 1, !tbaa !25
  %5 = icmp eq i8 %4, 0
  %6 = icmp eq i8 %4, 32
  %7 = select i1 %6, ptr @between, ptr @inWord
  %8 = select i1 %5, ptr null, ptr %7
  ret ptr %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #16

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nounwind }
attributes #18 = { nounwind allocsize(0) }
attributes #19 = { nounwind willreturn memory(read) }

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
!13 = !{!14, !10, i64 8}
!14 = !{!"machine", !6, i64 0, !10, i64 8, !10, i64 12}
!15 = !{!14, !10, i64 12}
!16 = !{!17, !6, i64 0}
!17 = !{!"shape", !6, i64 0, !18, i64 8, !18, i64 16}
!18 = !{!"double", !7, i64 0}
!19 = !{!20, !6, i64 16}
!20 = !{!"methods", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24}
!21 = !{!20, !6, i64 8}
!22 = !{!20, !6, i64 0}
!23 = !{!20, !6, i64 24}
!24 = !{ptr @add, ptr @imin, ptr @mul, ptr @sub}
!25 = !{!7, !7, i64 0}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !12}
!31 = !{!14, !6, i64 0}
!32 = !{!17, !18, i64 8}
!33 = !{!17, !18, i64 16}
!34 = !{i64 0, i64 8, !5, i64 8, i64 8, !35, i64 16, i64 8, !35}
!35 = !{!18, !18, i64 0}
