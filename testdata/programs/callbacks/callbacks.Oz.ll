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

; Function Attrs: minsize nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 16
  %4 = alloca [50 x i32], align 16
  %5 = alloca %struct.machine, align 8
  %6 = alloca [3 x %struct.shape], align 16
  %7 = alloca i32, align 4
  %8 = icmp sgt i32 %0, 1
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !5
  %12 = tail call i32 @atoi(ptr nocapture noundef %11) #18
  br label %13

13:
  %14 = phi i32 [ %12, %9 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %4) #19
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %15 = getelementptr inbounds i8, ptr %5, i64 8
  %16 = getelementptr inbounds i8, ptr %5, i64 12
  %17 = tail call i32 @llvm.smax.i32(i32 %14, i32 0)
  br label %18

18:
  %19 = phi i32 [ 0, %13 ], [ %142, %139 ]
  %20 = phi i32 [ 0, %13 ], [ %129, %139 ]
  %21 = phi i64 [ 0, %13 ], [ %141, %139 ]
  %22 = phi double [ 0.000000e+00, %13 ], [ %41, %139 ]
  %23 = icmp eq i32 %19, %17
  br i1 %23, label %24, label %38

24:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #19
  %25 = getelementptr inbounds i8, ptr %4, i64 80
  %26 = load i32, ptr %25, align 16, !tbaa !9
  store i32 %26, ptr %7, align 4, !tbaa !9
  %27 = call ptr @bsearch(ptr noundef nonnull %7, ptr noundef nonnull %4, i64 noundef 50, i64 noundef 4, ptr noundef nonnull @compareInts) #20
  %28 = load i32, ptr %15, align 8, !tbaa !11
  %29 = load i32, ptr %16, align 4, !tbaa !13
  %30 = getelementptr inbounds i8, ptr %4, i64 40
  %31 = load i32, ptr %30, align 8, !tbaa !9
  %32 = ptrtoint ptr %27 to i64
  %33 = ptrtoint ptr %4 to i64
  %34 = sub i64 %32, %33
  %35 = lshr exact i64 %34, 2
  %36 = trunc i64 %35 to i32
  %37 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %22, i64 noundef %21, i32 noundef %28, i32 noundef %29, i32 noundef %20, i32 noundef %31, i32 noundef %36) #21
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %4) #19
  ret i32 0

38:
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %6) #19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %6, ptr noundef nonnull align 16 dereferenceable(72) @__const.main.shapes, i64 72, i1 false)
  br label %39

39:
  %40 = phi i64 [ %52, %43 ], [ 0, %38 ]
  %41 = phi double [ %64, %43 ], [ 0.000000e+00, %38 ]
  %42 = icmp eq i64 %40, 3
  br i1 %42, label %65, label %43

43:
  %44 = getelementptr inbounds [3 x %struct.shape], ptr %6, i64 0, i64 %40
  %45 = load ptr, ptr %44, align 8, !tbaa !14
  %46 = getelementptr inbounds i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !17
  %48 = call ptr %47(ptr noundef nonnull %44) #20
  %49 = load ptr, ptr %48, align 8, !tbaa !14
  %50 = getelementptr inbounds i8, ptr %49, i64 16
  %51 = load ptr, ptr %50, align 8, !tbaa !19
  %52 = add nuw nsw i64 %40, 1
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = uitofp nneg i32 %53 to double
  call void %51(ptr noundef nonnull %48, double noundef %54) #20
  %55 = load ptr, ptr %48, align 8, !tbaa !14
  %56 = getelementptr inbounds i8, ptr %55, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !20
  %58 = call double %57(ptr noundef nonnull %48) #20
  %59 = load ptr, ptr %48, align 8, !tbaa !14
  %60 = load ptr, ptr %59, align 8, !tbaa !21
  %61 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %60) #18
  %62 = uitofp i64 %61 to double
  %63 = fadd double %58, %62
  %64 = fadd double %41, %63
  call void @free(ptr noundef %48) #20
  br label %39, !llvm.loop !22

65:
  %66 = phi i64 [ %116, %114 ], [ 0, %39 ]
  %67 = phi i64 [ %117, %114 ], [ 0, %39 ]
  %68 = phi i64 [ %116, %114 ], [ %21, %39 ]
  %69 = icmp eq i64 %67, 100
  br i1 %69, label %70, label %114

70:
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #19
  br label %71

71:
  %72 = phi i64 [ 0, %70 ], [ %105, %103 ]
  %73 = phi i32 [ 0, %70 ], [ %104, %103 ]
  %74 = getelementptr inbounds i8, ptr @.str, i64 %72
  %75 = load i8, ptr %74, align 1, !tbaa !24
  %76 = icmp eq i64 %72, 9
  br i1 %76, label %106, label %77

77:
  %78 = add i8 %75, -48
  %79 = icmp ult i8 %78, 10
  br i1 %79, label %80, label %85

80:
  %81 = zext nneg i8 %78 to i32
  %82 = add nsw i32 %73, 1
  %83 = sext i32 %73 to i64
  %84 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %83
  store i32 %81, ptr %84, align 4, !tbaa !9
  br label %103

85:
  %86 = add nsw i32 %73, -1
  %87 = add i8 %75, -42
  %88 = icmp ult i8 %87, 4
  br i1 %88, label %89, label %93

89:
  %90 = zext nneg i8 %87 to i64
  %91 = getelementptr inbounds [4 x ptr], ptr @switch.table.main, i64 0, i64 %90
  %92 = load ptr, ptr %91, align 8
  br label %93

93:
  %94 = phi ptr [ %92, %89 ], [ @imin, %85 ]
  %95 = add nsw i32 %73, -2
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !9
  %99 = sext i32 %86 to i64
  %100 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !9
  %102 = call i32 %94(i32 noundef %98, i32 noundef %101) #20, !callees !25
  store i32 %102, ptr %97, align 4, !tbaa !9
  br label %103

103:
  %104 = phi i32 [ %82, %80 ], [ %86, %93 ]
  %105 = add nuw nsw i64 %72, 1
  br label %71, !llvm.loop !26

106:
  %107 = load i32, ptr %3, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #19
  %108 = call fastcc i32 @even(i32 noundef 1001) #21
  %109 = mul nuw nsw i32 %108, 10
  %110 = add nsw i32 %109, %107
  %111 = call fastcc i32 @odd(i32 noundef 77) #21
  %112 = mul nuw nsw i32 %111, 100
  %113 = add nsw i32 %110, %112
  store ptr @.str.1, ptr %5, align 8, !tbaa !5
  store i32 0, ptr %15, align 8, !tbaa !9
  store i32 0, ptr %16, align 4, !tbaa !9
  br label %118

114:
  %115 = add nuw nsw i64 %66, 3
  %116 = add nuw nsw i64 %115, %67
  %117 = add nuw nsw i64 %67, 1
  br label %65, !llvm.loop !27

118:
  %119 = phi ptr [ @between, %106 ], [ %122, %121 ]
  %120 = icmp eq ptr %119, null
  br i1 %120, label %123, label %121

121:
  %122 = call ptr %119(ptr noundef nonnull %5) #20
  br label %118, !llvm.loop !28

123:
  %124 = phi i64 [ %148, %143 ], [ 0, %118 ]
  %125 = icmp eq i64 %124, 50
  br i1 %125, label %126, label %143

126:
  call void @qsort(ptr noundef nonnull %4, i64 noundef 50, i64 noundef 4, ptr noundef nonnull @compareInts) #20
  br label %127

127:
  %128 = phi i64 [ %138, %131 ], [ 0, %126 ]
  %129 = phi i32 [ %137, %131 ], [ 0, %126 ]
  %130 = icmp eq i64 %128, 50
  br i1 %130, label %139, label %131

131:
  %132 = getelementptr inbounds i32, ptr %4, i64 %128
  %133 = load i32, ptr %132, align 4, !tbaa !9
  %134 = call i32 @llvm.smin.i32(i32 %133, i32 600)
  %135 = icmp sgt i32 %133, 600
  %136 = zext i1 %135 to i32
  %137 = add nuw nsw i32 %129, %136
  store i32 %134, ptr %132, align 4, !tbaa !9
  %138 = add nuw nsw i64 %128, 1
  br label %127, !llvm.loop !29

139:
  %140 = sext i32 %113 to i64
  %141 = add nsw i64 %68, %140
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %6) #19
  %142 = add nuw i32 %19, 1
  br label %18, !llvm.loop !30

143:
  %144 = trunc i64 %124 to i32
  %145 = mul i32 %144, 7919
  %146 = urem i32 %145, 1009
  %147 = getelementptr inbounds [50 x i32], ptr %4, i64 0, i64 %124
  store i32 %146, ptr %147, align 4, !tbaa !9
  %148 = add nuw nsw i64 %124, 1
  br label %123, !llvm.loop !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree noinline nosync nounwind optsize memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @even(i32 noundef %0) unnamed_addr #7 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:
  %4 = add i32 %0, -1
  %5 = tail call fastcc i32 @odd(i32 noundef %4) #21
  br label %6

6:
  %7 = phi i32 [ %5, %3 ], [ 1, %1 ]
  ret i32 %7
}

; Function Attrs: minsize nofree noinline nosync nounwind optsize memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @odd(i32 noundef %0) unnamed_addr #7 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:
  %4 = add i32 %0, -1
  %5 = tail call fastcc i32 @even(i32 noundef %4) #21
  br label %6

6:
  %7 = phi i32 [ %5, %3 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal noundef ptr @between(ptr nocapture noundef %0) #8 {
  %2 = load ptr, ptr %0, align 8, !tbaa !32
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !32
  %4 = load i8, ptr %2, align 1, !tbaa !24
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
  %11 = load i32, ptr %10, align 4, !tbaa !13
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %10, align 4, !tbaa !13
  br label %17

13:
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8, !tbaa !11
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %14, align 8, !tbaa !11
  br label %17

17:
  %18 = phi ptr [ @between, %5 ], [ @inDigits, %9 ], [ @inWord, %13 ], [ null, %1 ]
  ret ptr %18
}

; Function Attrs: minsize nofree optsize
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #9

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @compareInts(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #10 {
  %3 = load i32, ptr %0, align 4, !tbaa !9
  %4 = load i32, ptr %1, align 4, !tbaa !9
  %5 = icmp sgt i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = icmp slt i32 %3, %4
  %8 = sext i1 %7 to i32
  %9 = add nsw i32 %8, %6
  ret i32 %9
}

; Function Attrs: minsize optsize
declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #12

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal double @boxArea(ptr nocapture noundef readonly %0) #10 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !33
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load double, ptr %4, align 8, !tbaa !34
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable
define internal void @boxScale(ptr nocapture noundef %0, double noundef %1) #13 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !33
  %5 = fmul double %4, %1
  store double %5, ptr %3, align 8, !tbaa !33
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load double, ptr %6, align 8, !tbaa !34
  %8 = fmul double %7, %1
  store double %8, ptr %6, align 8, !tbaa !34
  ret void
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn uwtable
define internal noalias noundef ptr @copy(ptr nocapture noundef readonly %0) #14 {
  %2 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #22
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !35
  ret ptr %2
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #15

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal double @discArea(ptr nocapture noundef readonly %0) #10 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !33
  %4 = fmul double %3, 3.000000e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable
define internal void @discScale(ptr nocapture noundef %0, double noundef %1) #13 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !33
  %5 = fmul double %4, %1
  store double %5, ptr %3, align 8, !tbaa !33
  ret void
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) unnamed_addr #16 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) unnamed_addr #16 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) unnamed_addr #16 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal noundef i32 @imin(i32 noundef %0, i32 noundef %1) unnamed_addr #16 {
  %3 = tail call i32 @llvm.smin.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal ptr @inDigits(ptr nocapture noundef %0) #8 {
  %2 = load ptr, ptr %0, align 8, !tbaa !32
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !32
  %4 = load i8, ptr %2, align 1, !tbaa !24
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds i8, ptr %0, i64 12
  %8 = load i32, ptr %7, align 4, !tbaa !13
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !13
  %10 = icmp eq i8 %4, 32
  %11 = select i1 %10, ptr @between, ptr @inDigits
  br label %12

12:
  %13 = phi ptr [ %11, %6 ], [ null, %1 ]
  ret ptr %13
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal ptr @inWord(ptr nocapture noundef %0) #8 {
  %2 = load ptr, ptr %0, align 8, !tbaa !32
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !32
  %4 = load i8, ptr %2, align 1, !tbaa !24
  %5 = icmp eq i8 %4, 0
  %6 = icmp eq i8 %4, 32
  %7 = select i1 %6, ptr @between, ptr @inWord
  %8 = select i1 %5, ptr null, ptr %7
  ret ptr %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #17

attributes #0 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree noinline nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize nofree optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { minsize optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { minsize mustprogress nofree nounwind optsize willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { minsize nounwind optsize willreturn memory(read) }
attributes #19 = { nounwind }
attributes #20 = { minsize nounwind optsize }
attributes #21 = { minsize optsize }
attributes #22 = { minsize nounwind optsize allocsize(0) }

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
!11 = !{!12, !10, i64 8}
!12 = !{!"machine", !6, i64 0, !10, i64 8, !10, i64 12}
!13 = !{!12, !10, i64 12}
!14 = !{!15, !6, i64 0}
!15 = !{!"shape", !6, i64 0, !16, i64 8, !16, i64 16}
!16 = !{!"double", !7, i64 0}
!17 = !{!18, !6, i64 24}
!18 = !{!"methods", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24}
!19 = !{!18, !6, i64 16}
!20 = !{!18, !6, i64 8}
!21 = !{!18, !6, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!7, !7, i64 0}
!25 = !{ptr @add, ptr @imin, ptr @mul, ptr @sub}
!26 = distinct !{!26, !23}
!27 = distinct !{!27, !23}
!28 = distinct !{!28, !23}
!29 = distinct !{!29, !23}
!30 = distinct !{!30, !23}
!31 = distinct !{!31, !23}
!32 = !{!12, !6, i64 0}
!33 = !{!15, !16, i64 8}
!34 = !{!15, !16, i64 16}
!35 = !{i64 0, i64 8, !5, i64 8, i64 8, !36, i64 16, i64 8, !36}
!36 = !{!16, !16, i64 0}
