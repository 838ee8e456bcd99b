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
  br i1 %7, label %8, label %13

8:
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !5
  %11 = tail call i64 @strtol(ptr nocapture noundef nonnull %10, ptr noundef null, i32 noundef 10) #17
  %12 = trunc i64 %11 to i32
  br label %13

13:
  %14 = phi i32 [ %12, %8 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %26

16:
  %17 = getelementptr inbounds i8, ptr %5, i64 8
  %18 = getelementptr inbounds i8, ptr %5, i64 12
  br label %70

19:
  %20 = mul nuw nsw i32 %135, 10
  %21 = add nsw i32 %20, %134
  %22 = mul nuw nsw i32 %136, 100
  %23 = add nsw i32 %21, %22
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %24, 5250
  br label %26

26:
  %27 = phi i32 [ %150, %19 ], [ 0, %13 ]
  %28 = phi i64 [ %25, %19 ], [ 0, %13 ]
  %29 = phi double [ %95, %19 ], [ 0.000000e+00, %13 ]
  %30 = getelementptr inbounds i8, ptr %4, i64 80
  %31 = load i32, ptr %30, align 16, !tbaa !9
  br label %32

32:
  %33 = phi i64 [ %52, %50 ], [ 0, %26 ]
  %34 = phi i64 [ %51, %50 ], [ 50, %26 ]
  %35 = add i64 %34, %33
  %36 = lshr i64 %35, 1
  %37 = shl i64 %36, 2
  %38 = getelementptr inbounds i8, ptr %4, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !9
  %40 = icmp sgt i32 %31, %39
  %41 = zext i1 %40 to i32
  %42 = icmp slt i32 %31, %39
  %43 = sext i1 %42 to i32
  %44 = add nsw i32 %43, %41
  %45 = icmp slt i32 %44, 0
  br i1 %45, label %50, label %46

46:
  %47 = icmp eq i32 %44, 0
  br i1 %47, label %54, label %48

48:
  %49 = add nuw i64 %36, 1
  br label %50

50:
  %51 = phi i64 [ %34, %48 ], [ %36, %32 ]
  %52 = phi i64 [ %49, %48 ], [ %33, %32 ]
  %53 = icmp ult i64 %52, %51
  br i1 %53, label %32, label %57, !llvm.loop !11

54:
  %55 = getelementptr inbounds i8, ptr %4, i64 %37
  %56 = ptrtoint ptr %55 to i64
  br label %57

57:
  %58 = phi i64 [ %56, %54 ], [ 0, %50 ]
  %59 = getelementptr inbounds i8, ptr %5, i64 8
  %60 = load i32, ptr %59, align 8, !tbaa !14
  %61 = getelementptr inbounds i8, ptr %5, i64 12
  %62 = load i32, ptr %61, align 4, !tbaa !16
  %63 = getelementptr inbounds i8, ptr %4, i64 40
  %64 = load i32, ptr %63, align 8, !tbaa !9
  %65 = ptrtoint ptr %4 to i64
  %66 = sub i64 %58, %65
  %67 = lshr exact i64 %66, 2
  %68 = trunc i64 %67 to i32
  %69 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %29, i64 noundef %28, i32 noundef %60, i32 noundef %62, i32 noundef %27, i32 noundef %64, i32 noundef %68)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %4) #17
  ret i32 0

70:
  %71 = phi i32 [ 0, %16 ], [ %154, %153 ]
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %6) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %6, ptr noundef nonnull align 16 dereferenceable(72) @__const.main.shapes, i64 72, i1 false)
  br label %72

72:
  %73 = phi i64 [ 0, %70 ], [ %83, %72 ]
  %74 = phi double [ 0.000000e+00, %70 ], [ %95, %72 ]
  %75 = getelementptr inbounds [3 x %struct.shape], ptr %6, i64 0, i64 %73
  %76 = load ptr, ptr %75, align 8, !tbaa !17
  %77 = getelementptr inbounds i8, ptr %76, i64 24
  %78 = load ptr, ptr %77, align 8, !tbaa !20
  %79 = call ptr %78(ptr noundef nonnull %75) #17
  %80 = load ptr, ptr %79, align 8, !tbaa !17
  %81 = getelementptr inbounds i8, ptr %80, i64 16
  %82 = load ptr, ptr %81, align 8, !tbaa !22
  %83 = add nuw nsw i64 %73, 1
  %84 = trunc nuw nsw i64 %83 to i32
  %85 = uitofp nneg i32 %84 to double
  call void %82(ptr noundef nonnull %79, double noundef %85) #17
  %86 = load ptr, ptr %79, align 8, !tbaa !17
  %87 = getelementptr inbounds i8, ptr %86, i64 8
  %88 = load ptr, ptr %87, align 8, !tbaa !23
  %89 = call double %88(ptr noundef nonnull %79) #17
  %90 = load ptr, ptr %79, align 8, !tbaa !17
  %91 = load ptr, ptr %90, align 8, !tbaa !24
  %92 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %91) #18
  %93 = uitofp i64 %92 to double
  %94 = fadd double %89, %93
  %95 = fadd double %74, %94
  call void @free(ptr noundef %79) #17
  %96 = icmp eq i64 %83, 3
  br i1 %96, label %97, label %72, !llvm.loop !25

97:
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #17
  br label %98

98:
  %99 = phi i8 [ 51, %97 ], [ %131, %127 ]
  %100 = phi i32 [ 0, %97 ], [ %128, %127 ]
  %101 = phi i64 [ 0, %97 ], [ %129, %127 ]
  %102 = add i8 %99, -48
  %103 = icmp ult i8 %102, 10
  br i1 %103, label %104, label %109

104:
  %105 = zext nneg i8 %102 to i32
  %106 = add nsw i32 %100, 1
  %107 = sext i32 %100 to i64
  %108 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %107
  store i32 %105, ptr %108, align 4, !tbaa !9
  br label %127

109:
  %110 = add nsw i32 %100, -1
  %111 = add i8 %99, -42
  %112 = icmp ult i8 %111, 4
  br i1 %112, label %113, label %117

113:
  %114 = zext nneg i8 %111 to i64
  %115 = getelementptr inbounds [4 x ptr], ptr @switch.table.main, i64 0, i64 %114
  %116 = load ptr, ptr %115, align 8
  br label %117

117:
  %118 = phi ptr [ %116, %113 ], [ @imin, %109 ]
  %119 = add nsw i32 %100, -2
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !9
  %123 = sext i32 %110 to i64
  %124 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %123
  %125 = load i32, ptr %124, align 4, !tbaa !9
  %126 = call i32 %118(i32 noundef %122, i32 noundef %125) #17, !callees !26
  store i32 %126, ptr %121, align 4, !tbaa !9
  br label %127

127:
  %128 = phi i32 [ %106, %104 ], [ %110, %117 ]
  %129 = add nuw nsw i64 %101, 1
  %130 = getelementptr inbounds i8, ptr @.str, i64 %129
  %131 = load i8, ptr %130, align 1, !tbaa !27
  %132 = icmp eq i64 %129, 9
  br i1 %132, label %133, label %98, !llvm.loop !28

133:
  %134 = load i32, ptr %3, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #17
  %135 = call fastcc i32 @even(i32 noundef 1001)
  %136 = call fastcc i32 @odd(i32 noundef 77)
  store ptr @.str.1, ptr %5, align 8, !tbaa !5
  store i32 0, ptr %17, align 8, !tbaa !9
  store i32 0, ptr %18, align 4, !tbaa !9
  br label %137

137:
  %138 = phi ptr [ @between, %133 ], [ %139, %137 ]
  %139 = call ptr %138(ptr noundef nonnull %5) #17
  %140 = icmp eq ptr %139, null
  br i1 %140, label %156, label %137, !llvm.loop !29

141:
  call void @qsort(ptr noundef nonnull %4, i64 noundef 50, i64 noundef 4, ptr noundef nonnull @compareInts) #17
  br label %142

142:
  %143 = phi i64 [ 0, %141 ], [ %151, %142 ]
  %144 = phi i32 [ 0, %141 ], [ %150, %142 ]
  %145 = getelementptr inbounds i32, ptr %4, i64 %143
  %146 = load i32, ptr %145, align 4, !tbaa !9
  %147 = call i32 @llvm.smin.i32(i32 %146, i32 600)
  %148 = icmp sgt i32 %146, 600
  %149 = zext i1 %148 to i32
  %150 = add nuw nsw i32 %144, %149
  store i32 %147, ptr %145, align 4, !tbaa !9
  %151 = add nuw nsw i64 %143, 1
  %152 = icmp eq i64 %151, 50
  br i1 %152, label %153, label %142, !llvm.loop !30

153:
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %6) #17
  %154 = add nuw nsw i32 %71, 1
  %155 = icmp eq i32 %154, %14
  br i1 %155, label %19, label %70, !llvm.loop !31

156:
  %157 = phi i64 [ %162, %156 ], [ 0, %137 ]
  %158 = trunc i64 %157 to i32
  %159 = mul i32 %158, 7919
  %160 = urem i32 %159, 1009
  %161 = getelementptr inbounds [50 x i32], ptr %4, i64 0, i64 %157
  store i32 %160, ptr %161, align 4, !tbaa !9
  %162 = add nuw nsw i64 %157, 1
  %163 = icmp eq i64 %162, 50
  br i1 %163, label %141, label %156, !llvm.loop !32
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
  %2 = load ptr, ptr %0, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !33
  %4 = load i8, ptr %2, align 1, !tbaa !27
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
  %11 = load i32, ptr %10, align 4, !tbaa !16
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %10, align 4, !tbaa !16
  br label %17

13:
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8, !tbaa !14
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %14, align 8, !tbaa !14
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
  %3 = load double, ptr %2, align 8, !tbaa !34
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load double, ptr %4, align 8, !tbaa !35
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @boxScale(ptr nocapture noundef %0, double noundef %1) #12 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !34
  %5 = fmul double %4, %1
  store double %5, ptr %3, align 8, !tbaa !34
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load double, ptr %6, align 8, !tbaa !35
  %8 = fmul double %7, %1
  store double %8, ptr %6, align 8, !tbaa !35
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn uwtable
define internal noalias noundef ptr @copy(ptr nocapture noundef readonly %0) #13 {
  %2 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !36
  ret ptr %2
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal double @discArea(ptr nocapture noundef readonly %0) #9 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !34
  %4 = fmul double %3, 3.000000e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal void @discScale(ptr nocapture noundef %0, double noundef %1) #12 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !34
  %5 = fmul double %4, %1
  store double %5, ptr %3, align 8, !tbaa !34
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
  %2 = load ptr, ptr %0, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !33
  %4 = load i8, ptr %2, align 1, !tbaa !27
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds i8, ptr %0, i64 12
  %8 = load i32, ptr %7, align 4, !tbaa !16
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !16
  %10 = icmp eq i8 %4, 32
  %11 = select i1 %10, ptr @between, ptr @inDigits
  br label %12

12:
  %13 = phi ptr [ %11, %6 ], [ null, %1 ]
  ret ptr %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal ptr @inWord(ptr nocapture noundef %0) #7 {
  %2 = load ptr, ptr %0, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !33
  %4 = load i8, ptr %2, align 1, !tbaa !27
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
attributes #18 = { nounwind willreturn memory(read) }
attributes #19 = { nounwind allocsize(0) }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !10, i64 8}
!15 = !{!"machine", !6, i64 0, !10, i64 8, !10, i64 12}
!16 = !{!15, !10, i64 12}
!17 = !{!18, !6, i64 0}
!18 = !{!"shape", !6, i64 0, !19, i64 8, !19, i64 16}
!19 = !{!"double", !7, i64 0}
!20 = !{!21, !6, i64 24}
!21 = !{!"methods", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24}
!22 = !{!21, !6, i64 16}
!23 = !{!21, !6, i64 8}
!24 = !{!21, !6, i64 0}
!25 = distinct !{!25, !12, !13}
!26 = !{ptr @add, ptr @imin, ptr @mul, ptr @sub}
!27 = !{!7, !7, i64 0}
!28 = distinct !{!28, !12, !13}
!29 = distinct !{!29, !12, !13}
!30 = distinct !{!30, !12, !13}
!31 = distinct !{!31, !12, !13}
!32 = distinct !{!32, !12, !13}
!33 = !{!15, !6, i64 0}
!34 = !{!18, !19, i64 8}
!35 = !{!18, !19, i64 16}
!36 = !{i64 0, i64 8, !5, i64 8, i64 8, !37, i64 16, i64 8, !37}
!37 = !{!19, !19, i64 0}
