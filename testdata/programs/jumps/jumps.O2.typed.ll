; ModuleID = 'jumps.c'
source_filename = "jumps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.handler = type { [1 x %struct.__jmp_buf_tag], %struct.handler*, i32 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.parser = type { i8*, i32 }

@inputs = internal unnamed_addr constant [8 x i8*] [i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [22 x i8] c"%-22s = %d, error %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"nested %d, retry %d, cleanups %d, sum %ld\0A\00", align 1
@cleanups = internal unnamed_addr global i32 0, align 4
@top = internal unnamed_addr global %struct.handler* null, align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"1+2*3\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"(4+5)*(6-2)/3\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"7/(3-3)\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"2*(3+4\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"12 \00", align 1
@.str.8 = private unnamed_addr constant [22 x i8] c"((((((((((1))))))))))\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"100/7*7\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %11

5:
  %6 = getelementptr inbounds i8*, i8** %1, i64 1
  %7 = load i8*, i8** %6, align 8
  %8 = tail call i64 @strtol(i8* nocapture noundef nonnull %7, i8** noundef null, i32 noundef 10) #9
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = phi i32 [ %9, %5 ], [ 1, %2 ]
  %13 = bitcast i32* %3 to i8*
  br label %14

14:
  %15 = phi i32 [ 0, %11 ], [ %25, %24 ]
  %16 = phi i64 [ 0, %11 ], [ %37, %24 ]
  %17 = icmp eq i32 %15, 0
  br label %27

18:
  %19 = phi i64 [ 0, %5 ], [ %37, %24 ]
  %20 = tail call fastcc i32 @nested(i32 noundef 4)
  %21 = tail call fastcc i32 @retry()
  %22 = load i32, i32* @cleanups, align 4
  %23 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0), i32 noundef %20, i32 noundef %21, i32 noundef %22, i64 noundef %19)
  ret i32 0

24:
  %25 = add nuw nsw i32 %15, 1
  %26 = icmp eq i32 %25, %12
  br i1 %26, label %18, label %14, !llvm.loop !5

27:
  %28 = phi i64 [ 0, %14 ], [ %41, %40 ]
  %29 = phi i64 [ %16, %14 ], [ %37, %40 ]
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #9
  store i32 -1, i32* %3, align 4
  %30 = getelementptr inbounds [8 x i8*], [8 x i8*]* @inputs, i64 0, i64 %28
  %31 = load i8*, i8** %30, align 8
  %32 = call fastcc i32 @evaluate(i8* noundef %31, i32* noundef nonnull %3)
  %33 = load i32, i32* %3, align 4
  %34 = mul nsw i32 %33, 7
  %35 = add nsw i32 %34, %32
  %36 = sext i32 %35 to i64
  %37 = add nsw i64 %29, %36
  br i1 %17, label %38, label %40

38:
  %39 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0), i8* noundef %31, i32 noundef %33, i32 noundef %32)
  br label %40

40:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #9
  %41 = add nuw nsw i64 %28, 1
  %42 = icmp eq i64 %41, 8
  br i1 %42, label %24, label %27, !llvm.loop !8
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @evaluate(i8* noundef %0, i32* nocapture noundef writeonly %1) unnamed_addr #2 {
  %3 = alloca %struct.handler, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.parser, align 8
  %6 = bitcast %struct.handler* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 216, i8* nonnull %6) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(216) %6, i8 0, i64 216, i1 false)
  %7 = getelementptr inbounds %struct.handler, %struct.handler* %3, i64 0, i32 1
  %8 = load %struct.handler*, %struct.handler** @top, align 8
  store %struct.handler* %8, %struct.handler** %7, align 8
  %9 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9)
  store volatile i32 0, i32* %4, align 4
  %10 = getelementptr inbounds %struct.handler, %struct.handler* %3, i64 0, i32 0, i64 0
  %11 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef nonnull %10) #10
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %24

13:
  store %struct.handler* %3, %struct.handler** @top, align 8
  %14 = bitcast %struct.parser* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #9
  %15 = getelementptr inbounds %struct.parser, %struct.parser* %5, i64 0, i32 0
  store i8* %0, i8** %15, align 8
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %5, i64 0, i32 1
  store i32 0, i32* %16, align 8
  store volatile i32 1, i32* %4, align 4
  %17 = call fastcc i32 @expression(%struct.parser* noundef nonnull %5)
  store i32 %17, i32* %1, align 4
  store volatile i32 2, i32* %4, align 4
  %18 = load i8*, i8** %15, align 8
  %19 = load i8, i8* %18, align 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %22, label %21

21:
  call fastcc void @throw(i32 noundef 6) #11
  unreachable

22:
  %23 = load %struct.handler*, %struct.handler** %7, align 8
  store %struct.handler* %23, %struct.handler** @top, align 8
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #9
  br label %30

24:
  %25 = load i32, i32* @cleanups, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, i32* @cleanups, align 4
  %27 = mul nsw i32 %11, 10
  %28 = load volatile i32, i32* %4, align 4
  %29 = add nsw i32 %28, %27
  br label %30

30:
  %31 = phi i32 [ 0, %22 ], [ %29, %24 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9)
  call void @llvm.lifetime.end.p0i8(i64 216, i8* nonnull %6) #9
  ret i32 %31
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @nested(i32 noundef %0) unnamed_addr #2 {
  %2 = alloca %struct.handler, align 8
  %3 = alloca i32, align 4
  %4 = bitcast %struct.handler* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 216, i8* nonnull %4) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(216) %4, i8 0, i64 216, i1 false)
  %5 = getelementptr inbounds %struct.handler, %struct.handler* %2, i64 0, i32 1
  %6 = load %struct.handler*, %struct.handler** @top, align 8
  store %struct.handler* %6, %struct.handler** %5, align 8
  %7 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = mul nsw i32 %0, 100
  store volatile i32 %8, i32* %3, align 4
  %9 = getelementptr inbounds %struct.handler, %struct.handler* %2, i64 0, i32 0, i64 0
  %10 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef nonnull %9) #10
  switch i32 %10, label %25 [
    i32 0, label %11
    i32 9, label %20
  ]

11:
  store %struct.handler* %2, %struct.handler** @top, align 8
  %12 = icmp eq i32 %0, 0
  br i1 %12, label %13, label %14

13:
  call fastcc void @throw(i32 noundef 9) #11
  unreachable

14:
  %15 = add nsw i32 %0, -1
  %16 = call fastcc i32 @nested(i32 noundef %15)
  %17 = load volatile i32, i32* %3, align 4
  %18 = add nsw i32 %17, %16
  store volatile i32 %18, i32* %3, align 4
  %19 = load %struct.handler*, %struct.handler** %5, align 8
  store %struct.handler* %19, %struct.handler** @top, align 8
  br label %28

20:
  %21 = load volatile i32, i32* %3, align 4
  %22 = add nsw i32 %21, 1
  store volatile i32 %22, i32* %3, align 4
  %23 = icmp slt i32 %0, 2
  br i1 %23, label %24, label %28

24:
  call fastcc void @throw(i32 noundef 9) #11
  unreachable

25:
  %26 = load volatile i32, i32* %3, align 4
  %27 = add nsw i32 %26, 2
  store volatile i32 %27, i32* %3, align 4
  br label %28

28:
  %29 = load volatile i32, i32* %3, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 216, i8* nonnull %4) #9
  ret i32 %29
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @retry() unnamed_addr #2 {
  %1 = alloca [1 x %struct.__jmp_buf_tag], align 16
  %2 = alloca i32, align 4
  %3 = bitcast [1 x %struct.__jmp_buf_tag]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 200, i8* nonnull %3) #9
  %4 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4)
  store volatile i32 0, i32* %2, align 4
  %5 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* %1, i64 0, i64 0
  %6 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef nonnull %5) #10
  %7 = load volatile i32, i32* %2, align 4
  %8 = add nsw i32 %7, 1
  store volatile i32 %8, i32* %2, align 4
  %9 = icmp slt i32 %6, 9
  br i1 %9, label %10, label %12

10:
  %11 = add nsw i32 %6, 2
  call void @longjmp(%struct.__jmp_buf_tag* noundef nonnull %5, i32 noundef %11) #12
  unreachable

12:
  %13 = load volatile i32, i32* %2, align 4
  %14 = mul nsw i32 %13, 1000
  %15 = add nsw i32 %14, %6
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 200, i8* nonnull %3) #9
  ret i32 %15
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc i32 @expression(%struct.parser* nocapture noundef %0) unnamed_addr #0 {
  %2 = tail call fastcc i32 @primary(%struct.parser* noundef %0) #9
  %3 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  br label %4

4:
  %5 = phi i32 [ %2, %1 ], [ %18, %17 ]
  %6 = load i8*, i8** %3, align 8
  %7 = load i8, i8* %6, align 1
  switch i8 %7, label %19 [
    i8 42, label %8
    i8 47, label %8
  ]

8:
  %9 = getelementptr inbounds i8, i8* %6, i64 1
  store i8* %9, i8** %3, align 8
  %10 = load i8, i8* %6, align 1
  %11 = icmp eq i8 %10, 42
  %12 = tail call fastcc i32 @primary(%struct.parser* noundef nonnull %0) #9
  br i1 %11, label %13, label %15

13:
  %14 = mul nsw i32 %12, %5
  br label %17

15:
  %16 = tail call fastcc i32 @divide(i32 noundef %5, i32 noundef %12) #9
  br label %17

17:
  %18 = phi i32 [ %14, %13 ], [ %16, %15 ]
  br label %4, !llvm.loop !9

19:
  %20 = phi i8 [ %63, %62 ], [ %7, %4 ]
  %21 = phi i8* [ %64, %62 ], [ %6, %4 ]
  %22 = phi i32 [ %65, %62 ], [ %5, %4 ]
  switch i8 %20, label %66 [
    i8 43, label %23
    i8 45, label %23
  ]

23:
  %24 = getelementptr inbounds i8, i8* %21, i64 1
  store i8* %24, i8** %3, align 8
  %25 = load i8, i8* %21, align 1
  %26 = icmp eq i8 %25, 43
  %27 = tail call fastcc i32 @primary(%struct.parser* noundef nonnull %0) #9
  br i1 %26, label %28, label %45

28:
  %29 = phi i32 [ %42, %41 ], [ %27, %23 ]
  %30 = load i8*, i8** %3, align 8
  %31 = load i8, i8* %30, align 1
  switch i8 %31, label %43 [
    i8 42, label %32
    i8 47, label %32
  ]

32:
  %33 = getelementptr inbounds i8, i8* %30, i64 1
  store i8* %33, i8** %3, align 8
  %34 = load i8, i8* %30, align 1
  %35 = icmp eq i8 %34, 42
  %36 = tail call fastcc i32 @primary(%struct.parser* noundef nonnull %0) #9
  br i1 %35, label %37, label %39

37:
  %38 = mul nsw i32 %36, %29
  br label %41

39:
  %40 = tail call fastcc i32 @divide(i32 noundef %29, i32 noundef %36) #9
  br label %41

41:
  %42 = phi i32 [ %38, %37 ], [ %40, %39 ]
  br label %28, !llvm.loop !9

43:
  %44 = add nsw i32 %29, %22
  br label %62

45:
  %46 = phi i32 [ %59, %58 ], [ %27, %23 ]
  %47 = load i8*, i8** %3, align 8
  %48 = load i8, i8* %47, align 1
  switch i8 %48, label %60 [
    i8 42, label %49
    i8 47, label %49
  ]

49:
  %50 = getelementptr inbounds i8, i8* %47, i64 1
  store i8* %50, i8** %3, align 8
  %51 = load i8, i8* %47, align 1
  %52 = icmp eq i8 %51, 42
  %53 = tail call fastcc i32 @primary(%struct.parser* noundef nonnull %0) #9
  br i1 %52, label %54, label %56

54:
  %55 = mul nsw i32 %53, %46
  br label %58

56:
  %57 = tail call fastcc i32 @divide(i32 noundef %46, i32 noundef %53) #9
  br label %58

58:
  %59 = phi i32 [ %55, %54 ], [ %57, %56 ]
  br label %45, !llvm.loop !9

60:
  %61 = sub nsw i32 %22, %46
  br label %62

62:
  %63 = phi i8 [ %31, %43 ], [ %48, %60 ]
  %64 = phi i8* [ %30, %43 ], [ %47, %60 ]
  %65 = phi i32 [ %44, %43 ], [ %61, %60 ]
  br label %19, !llvm.loop !10

66:
  ret i32 %22
}

; Function Attrs: noreturn nounwind uwtable
define internal fastcc void @throw(i32 noundef %0) unnamed_addr #7 {
  %2 = load %struct.handler*, %struct.handler** @top, align 8
  %3 = getelementptr inbounds %struct.handler, %struct.handler* %2, i64 0, i32 1
  %4 = load %struct.handler*, %struct.handler** %3, align 8
  store %struct.handler* %4, %struct.handler** @top, align 8
  %5 = getelementptr inbounds %struct.handler, %struct.handler* %2, i64 0, i32 2
  store i32 %0, i32* %5, align 8
  %6 = getelementptr inbounds %struct.handler, %struct.handler* %2, i64 0, i32 0, i64 0
  tail call void @longjmp(%struct.__jmp_buf_tag* noundef %6, i32 noundef %0) #12
  unreachable
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @primary(%struct.parser* nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 8
  %4 = icmp sgt i32 %3, 8
  br i1 %4, label %5, label %6

5:
  tail call fastcc void @throw(i32 noundef 7) #11
  unreachable

6:
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 40
  br i1 %10, label %11, label %22

11:
  %12 = getelementptr inbounds i8, i8* %8, i64 1
  store i8* %12, i8** %7, align 8
  %13 = add nsw i32 %3, 1
  store i32 %13, i32* %2, align 8
  %14 = tail call fastcc i32 @expression(%struct.parser* noundef nonnull %0)
  %15 = load i32, i32* %2, align 8
  %16 = add nsw i32 %15, -1
  store i32 %16, i32* %2, align 8
  %17 = load i8*, i8** %7, align 8
  %18 = getelementptr inbounds i8, i8* %17, i64 1
  store i8* %18, i8** %7, align 8
  %19 = load i8, i8* %17, align 1
  %20 = icmp eq i8 %19, 41
  br i1 %20, label %38, label %21

21:
  tail call fastcc void @throw(i32 noundef 4) #11
  unreachable

22:
  %23 = add i8 %9, -58
  %24 = icmp ult i8 %23, -10
  br i1 %24, label %25, label %26

25:
  tail call fastcc void @throw(i32 noundef 5) #11
  unreachable

26:
  %27 = phi i8* [ %30, %26 ], [ %8, %22 ]
  %28 = phi i32 [ %34, %26 ], [ 0, %22 ]
  %29 = mul nsw i32 %28, 10
  %30 = getelementptr inbounds i8, i8* %27, i64 1
  store i8* %30, i8** %7, align 8
  %31 = load i8, i8* %27, align 1
  %32 = sext i8 %31 to i32
  %33 = add i32 %29, -48
  %34 = add i32 %33, %32
  %35 = load i8, i8* %30, align 1
  %36 = add i8 %35, -48
  %37 = icmp ult i8 %36, 10
  br i1 %37, label %26, label %38, !llvm.loop !11

38:
  %39 = phi i32 [ %14, %11 ], [ %34, %26 ]
  ret i32 %39
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @divide(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:
  tail call fastcc void @throw(i32 noundef 3) #11
  unreachable

5:
  %6 = sdiv i32 %0, %1
  ret i32 %6
}

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) local_unnamed_addr #8

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { noinline nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { nounwind returns_twice "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind returns_twice }
attributes #11 = { noreturn }
attributes #12 = { noreturn nounwind }

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
