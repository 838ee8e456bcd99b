; ModuleID = 'callbacks/callbacks.c'
source_filename = "callbacks/callbacks.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"

%struct.methods = type { ptr, ptr, ptr, ptr }
%struct.shape = type { ptr, double, double }
%struct.machine = type { ptr, i32, i32 }
%struct.state = type { ptr }

@box = internal constant %struct.methods { ptr @.str.3, ptr @boxArea, ptr @boxScale, ptr @copy }, align 4
@disc = internal constant %struct.methods { ptr @.str.4, ptr @discArea, ptr @discScale, ptr @copy }, align 4
@__const.main.shapes = private unnamed_addr constant [3 x %struct.shape] [%struct.shape { ptr @box, double 2.000000e+00, double 3.000000e+00 }, %struct.shape { ptr @disc, double 1.500000e+00, double 0.000000e+00 }, %struct.shape { ptr @box, double 5.000000e-01, double 8.000000e+00 }], align 4
@.str = private unnamed_addr constant [10 x i8] c"34+5*27-m\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"the 12 quick  foxes 345 jump\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"%.3f %ld %d %d %d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"box\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"disc\00", align 1
@switch.table.main = private unnamed_addr constant [4 x ptr] [ptr @mul, ptr @add, ptr @imin, ptr @sub], align 4

; Function Attrs: minsize nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [50 x i32], align 4
  %5 = alloca %struct.machine, align 4
  %6 = alloca [3 x %struct.shape], align 4
  %7 = alloca %struct.state, align 4
  %8 = alloca i32, align 4
  %9 = icmp sgt i32 %0, 1
  br i1 %9, label %10, label %14

10:
  %11 = getelementptr inbounds i8, ptr %1, i32 4
  %12 = load ptr, ptr %11, align 4, !tbaa !6
  %13 = tail call i32 @atoi(ptr nocapture noundef %12) #18
  br label %14

14:
  %15 = phi i32 [ %13, %10 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %4) #19
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %5) #19
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(12) %5, i8 0, i32 12, i1 false)
  %16 = getelementptr inbounds i8, ptr %5, i32 4
  %17 = getelementptr inbounds i8, ptr %5, i32 8
  %18 = tail call i32 @llvm.smax.i32(i32 %15, i32 0)
  br label %19

19:
  %20 = phi i32 [ 0, %14 ], [ %138, %135 ]
  %21 = phi i32 [ 0, %14 ], [ %125, %135 ]
  %22 = phi i32 [ 0, %14 ], [ %137, %135 ]
  %23 = phi double [ 0.000000e+00, %14 ], [ %41, %135 ]
  %24 = icmp eq i32 %20, %18
  br i1 %24, label %25, label %38

25:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #19
  %26 = getelementptr inbounds i8, ptr %4, i32 80
  %27 = load i32, ptr %26, align 4, !tbaa !10
  store i32 %27, ptr %8, align 4, !tbaa !10
  %28 = call ptr @bsearch(ptr noundef nonnull %8, ptr noundef nonnull %4, i32 noundef 50, i32 noundef 4, ptr noundef nonnull @compareInts) #20
  %29 = load i32, ptr %16, align 4, !tbaa !12
  %30 = load i32, ptr %17, align 4, !tbaa !14
  %31 = getelementptr inbounds i8, ptr %4, i32 40
  %32 = load i32, ptr %31, align 4, !tbaa !10
  %33 = ptrtoint ptr %28 to i32
  %34 = ptrtoint ptr %4 to i32
  %35 = sub i32 %33, %34
  %36 = ashr exact i32 %35, 2
  %37 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %23, i32 noundef %22, i32 noundef %29, i32 noundef %30, i32 noundef %21, i32 noundef %32, i32 noundef %36) #21
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #19
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %4) #19
  ret i32 0

38:
  call void @llvm.lifetime.start.p0(i64 60, ptr nonnull %6) #19
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(60) %6, ptr noundef nonnull align 4 dereferenceable(60) @__const.main.shapes, i32 60, i1 false)
  br label %39

39:
  %40 = phi i32 [ 0, %38 ], [ %52, %43 ]
  %41 = phi double [ 0.000000e+00, %38 ], [ %63, %43 ]
  %42 = icmp eq i32 %40, 3
  br i1 %42, label %64, label %43

43:
  %44 = getelementptr inbounds [3 x %struct.shape], ptr %6, i32 0, i32 %40
  %45 = load ptr, ptr %44, align 4, !tbaa !15
  %46 = getelementptr inbounds i8, ptr %45, i32 12
  %47 = load ptr, ptr %46, align 4, !tbaa !18
  %48 = call ptr %47(ptr noundef nonnull %44) #20
  %49 = load ptr, ptr %48, align 4, !tbaa !15
  %50 = getelementptr inbounds i8, ptr %49, i32 8
  %51 = load ptr, ptr %50, align 4, !tbaa !20
  %52 = add nuw nsw i32 %40, 1
  %53 = uitofp nneg i32 %52 to double
  call void %51(ptr noundef nonnull %48, double noundef %53) #20
  %54 = load ptr, ptr %48, align 4, !tbaa !15
  %55 = getelementptr inbounds i8, ptr %54, i32 4
  %56 = load ptr, ptr %55, align 4, !tbaa !21
  %57 = call double %56(ptr noundef nonnull %48) #20
  %58 = load ptr, ptr %48, align 4, !tbaa !15
  %59 = load ptr, ptr %58, align 4, !tbaa !22
  %60 = call i32 @strlen(ptr noundef nonnull dereferenceable(1) %59) #18
  %61 = uitofp i32 %60 to double
  %62 = fadd double %57, %61
  %63 = fadd double %41, %62
  call void @free(ptr noundef %48) #20
  br label %39, !llvm.loop !23

64:
  %65 = phi i32 [ %109, %107 ], [ 0, %39 ]
  %66 = phi i32 [ %110, %107 ], [ 0, %39 ]
  %67 = phi i32 [ %109, %107 ], [ %22, %39 ]
  %68 = icmp eq i32 %66, 100
  br i1 %68, label %69, label %107

69:
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #19
  br label %70

70:
  %71 = phi i32 [ 0, %69 ], [ %101, %99 ]
  %72 = phi i32 [ 0, %69 ], [ %100, %99 ]
  %73 = getelementptr inbounds i8, ptr @.str, i32 %71
  %74 = load i8, ptr %73, align 1, !tbaa !25
  %75 = icmp eq i32 %71, 9
  br i1 %75, label %102, label %76

76:
  %77 = add i8 %74, -48
  %78 = icmp ult i8 %77, 10
  br i1 %78, label %79, label %83

79:
  %80 = zext nneg i8 %77 to i32
  %81 = add nsw i32 %72, 1
  %82 = getelementptr inbounds [16 x i32], ptr %3, i32 0, i32 %72
  store i32 %80, ptr %82, align 4, !tbaa !10
  br label %99

83:
  %84 = add nsw i32 %72, -1
  %85 = add i8 %74, -42
  %86 = icmp ult i8 %85, 4
  br i1 %86, label %87, label %91

87:
  %88 = zext nneg i8 %85 to i32
  %89 = getelementptr inbounds [4 x ptr], ptr @switch.table.main, i32 0, i32 %88
  %90 = load ptr, ptr %89, align 4
  br label %91

91:
  %92 = phi ptr [ %90, %87 ], [ @imin, %83 ]
  %93 = add nsw i32 %72, -2
  %94 = getelementptr inbounds [16 x i32], ptr %3, i32 0, i32 %93
  %95 = load i32, ptr %94, align 4, !tbaa !10
  %96 = getelementptr inbounds [16 x i32], ptr %3, i32 0, i32 %84
  %97 = load i32, ptr %96, align 4, !tbaa !10
  %98 = call i32 %92(i32 noundef %95, i32 noundef %97) #20, !callees !26
  store i32 %98, ptr %94, align 4, !tbaa !10
  br label %99

99:
  %100 = phi i32 [ %81, %79 ], [ %84, %91 ]
  %101 = add nuw nsw i32 %71, 1
  br label %70, !llvm.loop !27

102:
  %103 = load i32, ptr %3, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #19
  %104 = call fastcc i32 @even(i32 noundef 1001) #21
  %105 = call fastcc i32 @odd(i32 noundef 77) #21
  %106 = add i32 %103, %67
  store ptr @.str.1, ptr %5, align 4, !tbaa !6
  store i32 0, ptr %16, align 4, !tbaa !10
  store i32 0, ptr %17, align 4, !tbaa !10
  br label %111

107:
  %108 = add nuw nsw i32 %65, 3
  %109 = add nuw nsw i32 %108, %66
  %110 = add nuw nsw i32 %66, 1
  br label %64, !llvm.loop !28

111:
  %112 = phi ptr [ @between, %102 ], [ %118, %117 ]
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %117

114:
  %115 = mul nuw nsw i32 %104, 10
  %116 = add i32 %106, %115
  br label %119

117:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #19
  call void %112(ptr dead_on_unwind nonnull writable sret(%struct.state) align 4 %7, ptr noundef nonnull %5) #20
  %118 = load ptr, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #19
  br label %111, !llvm.loop !29

119:
  %120 = phi i32 [ %143, %139 ], [ 0, %114 ]
  %121 = icmp eq i32 %120, 50
  br i1 %121, label %122, label %139

122:
  call void @qsort(ptr noundef nonnull %4, i32 noundef 50, i32 noundef 4, ptr noundef nonnull @compareInts) #20
  br label %123

123:
  %124 = phi i32 [ 0, %122 ], [ %134, %127 ]
  %125 = phi i32 [ 0, %122 ], [ %133, %127 ]
  %126 = icmp eq i32 %124, 50
  br i1 %126, label %135, label %127

127:
  %128 = getelementptr inbounds i32, ptr %4, i32 %124
  %129 = load i32, ptr %128, align 4, !tbaa !10
  %130 = call i32 @llvm.smin.i32(i32 %129, i32 600)
  %131 = icmp sgt i32 %129, 600
  %132 = zext i1 %131 to i32
  %133 = add nuw nsw i32 %125, %132
  store i32 %130, ptr %128, align 4, !tbaa !10
  %134 = add nuw nsw i32 %124, 1
  br label %123, !llvm.loop !30

135:
  %136 = mul nuw nsw i32 %105, 100
  %137 = add i32 %116, %136
  call void @llvm.lifetime.end.p0(i64 60, ptr nonnull %6) #19
  %138 = add nuw i32 %20, 1
  br label %19, !llvm.loop !31

139:
  %140 = mul nuw nsw i32 %120, 7919
  %141 = urem i32 %140, 1009
  %142 = getelementptr inbounds [50 x i32], ptr %4, i32 0, i32 %120
  store i32 %141, ptr %142, align 4, !tbaa !10
  %143 = add nuw nsw i32 %120, 1
  br label %119, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #4

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i32 @strlen(ptr nocapture noundef) local_unnamed_addr #5

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
define internal void @between(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.state) align 4 %0, ptr nocapture noundef %1) #8 {
  %3 = load ptr, ptr %1, align 4, !tbaa !33
  %4 = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %4, ptr %1, align 4, !tbaa !33
  %5 = load i8, ptr %3, align 1, !tbaa !25
  switch i8 %5, label %7 [
    i8 0, label %18
    i8 32, label %6
  ]

6:
  br label %18

7:
  %8 = add i8 %5, -48
  %9 = icmp ult i8 %8, 10
  br i1 %9, label %10, label %14

10:
  %11 = getelementptr inbounds i8, ptr %1, i32 8
  %12 = load i32, ptr %11, align 4, !tbaa !14
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %11, align 4, !tbaa !14
  br label %18

14:
  %15 = getelementptr inbounds i8, ptr %1, i32 4
  %16 = load i32, ptr %15, align 4, !tbaa !12
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %15, align 4, !tbaa !12
  br label %18

18:
  %19 = phi ptr [ @inWord, %14 ], [ @inDigits, %10 ], [ @between, %6 ], [ null, %2 ]
  store ptr %19, ptr %0, align 4, !tbaa !34
  ret void
}

; Function Attrs: minsize nofree optsize
declare void @qsort(ptr noundef, i32 noundef, i32 noundef, ptr nocapture noundef) local_unnamed_addr #9

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @compareInts(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #10 {
  %3 = load i32, ptr %0, align 4, !tbaa !10
  %4 = load i32, ptr %1, align 4, !tbaa !10
  %5 = icmp sgt i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = icmp slt i32 %3, %4
  %8 = sext i1 %7 to i32
  %9 = add nsw i32 %8, %6
  ret i32 %9
}

; Function Attrs: minsize optsize
declare ptr @bsearch(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #12

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal double @boxArea(ptr nocapture noundef readonly %0) #10 {
  %2 = getelementptr inbounds i8, ptr %0, i32 4
  %3 = load double, ptr %2, align 4, !tbaa !36
  %4 = getelementptr inbounds i8, ptr %0, i32 12
  %5 = load double, ptr %4, align 4, !tbaa !37
  %6 = fmul double %3, %5
  ret double %6
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable
define internal void @boxScale(ptr nocapture noundef %0, double noundef %1) #13 {
  %3 = getelementptr inbounds i8, ptr %0, i32 4
  %4 = load double, ptr %3, align 4, !tbaa !36
  %5 = fmul double %4, %1
  store double %5, ptr %3, align 4, !tbaa !36
  %6 = getelementptr inbounds i8, ptr %0, i32 12
  %7 = load double, ptr %6, align 4, !tbaa !37
  %8 = fmul double %7, %1
  store double %8, ptr %6, align 4, !tbaa !37
  ret void
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn uwtable
define internal noalias noundef ptr @copy(ptr nocapture noundef readonly %0) #14 {
  %2 = tail call noalias dereferenceable_or_null(20) ptr @malloc(i32 noundef 20) #22
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(20) %2, ptr noundef nonnull align 4 dereferenceable(20) %0, i32 20, i1 false), !tbaa.struct !38
  ret ptr %2
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i32 noundef) local_unnamed_addr #15

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal double @discArea(ptr nocapture noundef readonly %0) #10 {
  %2 = getelementptr inbounds i8, ptr %0, i32 4
  %3 = load double, ptr %2, align 4, !tbaa !36
  %4 = fmul double %3, 3.000000e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable
define internal void @discScale(ptr nocapture noundef %0, double noundef %1) #13 {
  %3 = getelementptr inbounds i8, ptr %0, i32 4
  %4 = load double, ptr %3, align 4, !tbaa !36
  %5 = fmul double %4, %1
  store double %5, ptr %3, align 4, !tbaa !36
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
define internal void @inDigits(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.state) align 4 %0, ptr nocapture noundef %1) #8 {
  %3 = load ptr, ptr %1, align 4, !tbaa !33
  %4 = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %4, ptr %1, align 4, !tbaa !33
  %5 = load i8, ptr %3, align 1, !tbaa !25
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds i8, ptr %1, i32 8
  %9 = load i32, ptr %8, align 4, !tbaa !14
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %8, align 4, !tbaa !14
  %11 = icmp eq i8 %5, 32
  %12 = select i1 %11, ptr @between, ptr @inDigits
  br label %13

13:
  %14 = phi ptr [ %12, %7 ], [ null, %2 ]
  store ptr %14, ptr %0, align 4, !tbaa !34
  ret void
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal void @inWord(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.state) align 4 %0, ptr nocapture noundef %1) #8 {
  %3 = load ptr, ptr %1, align 4, !tbaa !33
  %4 = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %4, ptr %1, align 4, !tbaa !33
  %5 = load i8, ptr %3, align 1, !tbaa !25
  %6 = icmp eq i8 %5, 0
  %7 = icmp eq i8 %5, 32
  %8 = select i1 %7, ptr @between, ptr @inWord
  %9 = select i1 %6, ptr null, ptr %8
  store ptr %9, ptr %0, align 4, !tbaa !34
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #17

attributes #0 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree noinline nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize nofree optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { minsize optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { minsize mustprogress nofree nounwind optsize willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { minsize nounwind optsize willreturn memory(read) }
attributes #19 = { nounwind }
attributes #20 = { minsize nounwind optsize }
attributes #21 = { minsize optsize }
attributes #22 = { minsize nounwind optsize allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !8, i64 0}
!12 = !{!13, !11, i64 4}
!13 = !{!"machine", !7, i64 0, !11, i64 4, !11, i64 8}
!14 = !{!13, !11, i64 8}
!15 = !{!16, !7, i64 0}
!16 = !{!"shape", !7, i64 0, !17, i64 4, !17, i64 12}
!17 = !{!"double", !8, i64 0}
!18 = !{!19, !7, i64 12}
!19 = !{!"methods", !7, i64 0, !7, i64 4, !7, i64 8, !7, i64 12}
!20 = !{!19, !7, i64 8}
!21 = !{!19, !7, i64 4}
!22 = !{!19, !7, i64 0}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!8, !8, i64 0}
!26 = !{ptr @add, ptr @imin, ptr @mul, ptr @sub}
!27 = distinct !{!27, !24}
!28 = distinct !{!28, !24}
!29 = distinct !{!29, !24}
!30 = distinct !{!30, !24}
!31 = distinct !{!31, !24}
!32 = distinct !{!32, !24}
!33 = !{!13, !7, i64 0}
!34 = !{!35, !7, i64 0}
!35 = !{!"state", !7, i64 0}
!36 = !{!16, !17, i64 4}
!37 = !{!16, !17, i64 12}
!38 = !{i64 0, i64 4, !6, i64 4, i64 8, !39, i64 12, i64 8, !39}
!39 = !{!17, !17, i64 0}
