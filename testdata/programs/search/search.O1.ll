; ModuleID = 'search.c'
source_filename = "search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.words = internal unnamed_addr constant [8 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7], align 16
@.str = private unnamed_addr constant [5 x i8] c"abra\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"cad\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"dab\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"bra\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"abcabc\00", align 1
@text = internal global [20001 x i8] zeroinitializer, align 16
@finders = internal unnamed_addr constant [5 x ptr] [ptr @naive, ptr @kmp, ptr @horspool, ptr @rabinKarp, ptr @shiftOr], align 16
@patterns = internal unnamed_addr constant [8 x ptr] [ptr @.str, ptr @.str.21, ptr @.str.22, ptr @.str.3, ptr @.str.12, ptr @.str.23, ptr @.str.24, ptr @.str.25], align 16
@.str.8 = private unnamed_addr constant [6 x i8] c"%-22s\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c" %5d\00", align 1
@.str.11 = private unnamed_addr constant [30 x i8] c"strstr %d, wildcard %d%d%d%d\0A\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"abracadab\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"a*c[a-d]?b*\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"abracadabra\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"*.c\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"main.h\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"[!-/]*z\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"+abcz\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"***a*b\00", align 1
@.str.20 = private unnamed_addr constant [6 x i8] c"xxaxb\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"aa\00", align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"cadabra\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"bcabc\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"rrr\00", align 1
@.str.25 = private unnamed_addr constant [22 x i8] c"abcabcabcabcabcabcabc\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [8 x [5 x i32]], align 16
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !5
  %8 = tail call i64 @strtol(ptr nocapture noundef nonnull %7, ptr noundef null, i32 noundef 10) #13
  %9 = trunc i64 %8 to i32
  br label %10

10:
  %11 = phi i32 [ %9, %5 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(160) %3, i8 0, i64 160, i1 false)
  br label %15

12:
  %13 = icmp sgt i32 %11, 0
  br i1 %13, label %32, label %14

14:
  br label %64

15:
  %16 = phi i32 [ 0, %10 ], [ %30, %15 ]
  %17 = phi i32 [ 99, %10 ], [ %19, %15 ]
  %18 = mul i32 %17, 1103515245
  %19 = add i32 %18, 12345
  %20 = lshr i32 %19, 16
  %21 = and i32 %20, 7
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds [8 x ptr], ptr @main.words, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8, !tbaa !5
  %25 = sext i32 %16 to i64
  %26 = getelementptr inbounds i8, ptr @text, i64 %25
  %27 = tail call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %26, ptr noundef nonnull dereferenceable(1) %24) #13
  %28 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %24) #14
  %29 = trunc i64 %28 to i32
  %30 = add nsw i32 %16, %29
  %31 = icmp slt i32 %30, 19992
  br i1 %31, label %15, label %12, !llvm.loop !9

32:
  %33 = phi i32 [ %39, %38 ], [ 0, %12 ]
  br label %34

34:
  %35 = phi i64 [ 0, %32 ], [ %42, %41 ]
  %36 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !5
  br label %44

38:
  %39 = add nuw nsw i32 %33, 1
  %40 = icmp eq i32 %39, %11
  br i1 %40, label %14, label %32, !llvm.loop !12

41:
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, 8
  br i1 %43, label %38, label %34, !llvm.loop !13

44:
  %45 = phi i64 [ 0, %34 ], [ %52, %44 ]
  %46 = getelementptr inbounds [5 x ptr], ptr @finders, i64 0, i64 %45
  %47 = load ptr, ptr %46, align 8, !tbaa !5
  %48 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %37) #14
  %49 = trunc i64 %48 to i32
  %50 = tail call i32 %47(ptr noundef nonnull @text, i32 noundef %30, ptr noundef %37, i32 noundef %49) #13
  %51 = getelementptr inbounds [8 x [5 x i32]], ptr %3, i64 0, i64 %35, i64 %45
  store i32 %50, ptr %51, align 4, !tbaa !14
  %52 = add nuw nsw i64 %45, 1
  %53 = icmp eq i64 %52, 5
  br i1 %53, label %41, label %44, !llvm.loop !16

54:
  %55 = tail call ptr @strstr(ptr noundef nonnull dereferenceable(1) @text, ptr noundef nonnull dereferenceable(1) @.str.12) #14
  %56 = ptrtoint ptr %55 to i64
  %57 = trunc i64 %56 to i32
  %58 = sub i32 %57, ptrtoint (ptr @text to i32)
  %59 = tail call fastcc i32 @match(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.14)
  %60 = tail call fastcc i32 @match(ptr noundef nonnull @.str.15, ptr noundef nonnull @.str.16)
  %61 = tail call fastcc i32 @match(ptr noundef nonnull @.str.17, ptr noundef nonnull @.str.18)
  %62 = tail call fastcc i32 @match(ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.20)
  %63 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %58, i32 noundef %59, i32 noundef %60, i32 noundef %61, i32 noundef %62)
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %3) #13
  ret i32 0

64:
  %65 = phi i64 [ %71, %69 ], [ 0, %14 ]
  %66 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !5
  %68 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef %67)
  br label %73

69:
  %70 = tail call i32 @putchar(i32 10)
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp eq i64 %71, 8
  br i1 %72, label %54, label %64, !llvm.loop !17

73:
  %74 = phi i64 [ 0, %64 ], [ %78, %73 ]
  %75 = getelementptr inbounds [8 x [5 x i32]], ptr %3, i64 0, i64 %65, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !14
  %77 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %76)
  %78 = add nuw nsw i64 %74, 1
  %79 = icmp eq i64 %78, 5
  br i1 %79, label %69, label %73, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @strstr(ptr noundef, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @match(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %57, %55 ]
  %5 = phi ptr [ %1, %2 ], [ %58, %55 ]
  %6 = load i8, ptr %4, align 1, !tbaa !19
  switch i8 %6, label %52 [
    i8 0, label %59
    i8 42, label %7
    i8 91, label %19
    i8 63, label %49
  ]

7:
  %8 = getelementptr inbounds i8, ptr %4, i64 1
  %9 = tail call fastcc i32 @match(ptr noundef nonnull %8, ptr noundef %5)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %63

11:
  %12 = getelementptr inbounds i8, ptr %16, i64 1
  %13 = tail call fastcc i32 @match(ptr noundef nonnull %8, ptr noundef nonnull %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %63, !llvm.loop !20

15:
  %16 = phi ptr [ %12, %11 ], [ %5, %7 ]
  %17 = load i8, ptr %16, align 1, !tbaa !19
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %63, label %11

19:
  %20 = phi ptr [ %40, %39 ], [ %4, %3 ]
  %21 = phi i32 [ %43, %39 ], [ 0, %3 ]
  %22 = getelementptr inbounds i8, ptr %20, i64 1
  %23 = load i8, ptr %22, align 1, !tbaa !19
  switch i8 %23, label %24 [
    i8 0, label %44
    i8 93, label %44
  ]

24:
  %25 = getelementptr inbounds i8, ptr %20, i64 2
  %26 = load i8, ptr %25, align 1, !tbaa !19
  %27 = icmp eq i8 %26, 45
  br i1 %27, label %28, label %36

28:
  %29 = getelementptr inbounds i8, ptr %20, i64 3
  %30 = load i8, ptr %29, align 1, !tbaa !19
  switch i8 %30, label %31 [
    i8 0, label %36
    i8 93, label %36
  ]

31:
  %32 = load i8, ptr %5, align 1, !tbaa !19
  %33 = icmp sge i8 %32, %23
  %34 = icmp sle i8 %32, %30
  %35 = and i1 %33, %34
  br label %39

36:
  %37 = load i8, ptr %5, align 1, !tbaa !19
  %38 = icmp eq i8 %37, %23
  br label %39

39:
  %40 = phi ptr [ %29, %31 ], [ %22, %36 ]
  %41 = phi i1 [ %35, %31 ], [ %38, %36 ]
  %42 = zext i1 %41 to i32
  %43 = or i32 %21, %42
  br label %19, !llvm.loop !21

44:
  %45 = load i8, ptr %5, align 1, !tbaa !19
  %46 = icmp ne i8 %45, 0
  %47 = icmp ne i32 %21, 0
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %55, label %63

49:
  %50 = load i8, ptr %5, align 1, !tbaa !19
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %63, label %55

52:
  %53 = load i8, ptr %5, align 1, !tbaa !19
  %54 = icmp eq i8 %53, %6
  br i1 %54, label %55, label %63

55:
  %56 = phi ptr [ %4, %52 ], [ %4, %49 ], [ %22, %44 ]
  %57 = getelementptr inbounds i8, ptr %56, i64 1
  %58 = getelementptr inbounds i8, ptr %5, i64 1
  br label %3, !llvm.loop !22

59:
  %60 = load i8, ptr %5, align 1, !tbaa !19
  %61 = icmp eq i8 %60, 0
  %62 = zext i1 %61 to i32
  br label %63

63:
  %64 = phi i32 [ %62, %59 ], [ 1, %7 ], [ 0, %15 ], [ 1, %11 ], [ 0, %49 ], [ 0, %52 ], [ 0, %44 ]
  ret i32 %64
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: nofree nounwind memory(argmem: read) uwtable
define internal i32 @naive(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #8 {
  %5 = icmp sgt i32 %3, %1
  br i1 %5, label %11, label %6

6:
  %7 = sext i32 %3 to i64
  %8 = sext i32 %3 to i64
  %9 = sext i32 %1 to i64
  %10 = sub nsw i64 %9, %8
  br label %13

11:
  %12 = phi i32 [ 0, %4 ], [ %20, %13 ]
  ret i32 %12

13:
  %14 = phi i64 [ 0, %6 ], [ %21, %13 ]
  %15 = phi i32 [ 0, %6 ], [ %20, %13 ]
  %16 = getelementptr inbounds i8, ptr %0, i64 %14
  %17 = tail call i32 @bcmp(ptr %16, ptr %2, i64 %7)
  %18 = icmp eq i32 %17, 0
  %19 = zext i1 %18 to i32
  %20 = add nuw nsw i32 %15, %19
  %21 = add nuw nsw i64 %14, 1
  %22 = icmp sgt i64 %21, %10
  br i1 %22, label %11, label %13, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal i32 @kmp(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #9 {
  %5 = alloca [64 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #13
  store i32 -1, ptr %5, align 16, !tbaa !14
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %16

7:
  %8 = zext nneg i32 %3 to i64
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %33, %30 ]
  %11 = phi i32 [ -1, %7 ], [ %32, %30 ]
  %12 = icmp sgt i32 %11, -1
  br i1 %12, label %13, label %30

13:
  %14 = getelementptr inbounds i8, ptr %2, i64 %10
  %15 = load i8, ptr %14, align 1, !tbaa !19
  br label %20

16:
  %17 = icmp sgt i32 %1, 0
  br i1 %17, label %18, label %44

18:
  %19 = zext nneg i32 %1 to i64
  br label %36

20:
  %21 = phi i32 [ %11, %13 ], [ %28, %26 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %2, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !19
  %25 = icmp eq i8 %15, %24
  br i1 %25, label %30, label %26

26:
  %27 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %22
  %28 = load i32, ptr %27, align 4, !tbaa !14
  %29 = icmp sgt i32 %28, -1
  br i1 %29, label %20, label %30, !llvm.loop !24

30:
  %31 = phi i32 [ %11, %9 ], [ %28, %26 ], [ %21, %20 ]
  %32 = add nsw i32 %31, 1
  %33 = add nuw nsw i64 %10, 1
  %34 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %33
  store i32 %32, ptr %34, align 4, !tbaa !14
  %35 = icmp eq i64 %33, %8
  br i1 %35, label %16, label %9, !llvm.loop !25

36:
  %37 = phi i64 [ 0, %18 ], [ %68, %65 ]
  %38 = phi i32 [ 0, %18 ], [ %67, %65 ]
  %39 = phi i32 [ 0, %18 ], [ %66, %65 ]
  %40 = icmp sgt i32 %38, -1
  br i1 %40, label %41, label %56

41:
  %42 = getelementptr inbounds i8, ptr %0, i64 %37
  %43 = load i8, ptr %42, align 1, !tbaa !19
  br label %46

44:
  %45 = phi i32 [ 0, %16 ], [ %66, %65 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #13
  ret i32 %45

46:
  %47 = phi i32 [ %38, %41 ], [ %54, %52 ]
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %2, i64 %48
  %50 = load i8, ptr %49, align 1, !tbaa !19
  %51 = icmp eq i8 %43, %50
  br i1 %51, label %56, label %52

52:
  %53 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %48
  %54 = load i32, ptr %53, align 4, !tbaa !14
  %55 = icmp sgt i32 %54, -1
  br i1 %55, label %46, label %56, !llvm.loop !26

56:
  %57 = phi i32 [ %38, %36 ], [ %47, %46 ], [ %54, %52 ]
  %58 = add nsw i32 %57, 1
  %59 = icmp eq i32 %58, %3
  br i1 %59, label %60, label %65

60:
  %61 = add nsw i32 %39, 1
  %62 = sext i32 %58 to i64
  %63 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !14
  br label %65

65:
  %66 = phi i32 [ %61, %60 ], [ %39, %56 ]
  %67 = phi i32 [ %64, %60 ], [ %58, %56 ]
  %68 = add nuw nsw i64 %37, 1
  %69 = icmp eq i64 %68, %19
  br i1 %69, label %44, label %36, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal i32 @horspool(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #9 {
  %5 = alloca [256 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #13
  br label %11

6:
  %7 = add i32 %3, -1
  %8 = icmp sgt i32 %3, 1
  br i1 %8, label %9, label %16

9:
  %10 = zext i32 %7 to i64
  br label %22

11:
  %12 = phi i64 [ 0, %4 ], [ %14, %11 ]
  %13 = getelementptr inbounds [256 x i32], ptr %5, i64 0, i64 %12
  store i32 %3, ptr %13, align 4, !tbaa !14
  %14 = add nuw nsw i64 %12, 1
  %15 = icmp eq i64 %14, 256
  br i1 %15, label %6, label %11, !llvm.loop !28

16:
  %17 = icmp sgt i32 %3, %1
  br i1 %17, label %37, label %18

18:
  %19 = icmp sgt i32 %3, 0
  %20 = sext i32 %7 to i64
  %21 = zext nneg i32 %3 to i64
  br label %32

22:
  %23 = phi i64 [ 0, %9 ], [ %30, %22 ]
  %24 = getelementptr inbounds i8, ptr %2, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !19
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds [256 x i32], ptr %5, i64 0, i64 %26
  %28 = trunc i64 %23 to i32
  %29 = sub i32 %7, %28
  store i32 %29, ptr %27, align 4, !tbaa !14
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %16, label %22, !llvm.loop !29

32:
  %33 = phi i32 [ %7, %18 ], [ %64, %53 ]
  %34 = phi i32 [ 0, %18 ], [ %57, %53 ]
  br i1 %19, label %35, label %53

35:
  %36 = sext i32 %33 to i64
  br label %39

37:
  %38 = phi i32 [ 0, %16 ], [ %57, %53 ]
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #13
  ret i32 %38

39:
  %40 = phi i64 [ 0, %35 ], [ %49, %48 ]
  %41 = sub nsw i64 %36, %40
  %42 = getelementptr inbounds i8, ptr %0, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !19
  %44 = sub nsw i64 %20, %40
  %45 = getelementptr inbounds i8, ptr %2, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !19
  %47 = icmp eq i8 %43, %46
  br i1 %47, label %48, label %51

48:
  %49 = add nuw nsw i64 %40, 1
  %50 = icmp eq i64 %49, %21
  br i1 %50, label %53, label %39, !llvm.loop !30

51:
  %52 = trunc nuw nsw i64 %40 to i32
  br label %53

53:
  %54 = phi i32 [ 0, %32 ], [ %52, %51 ], [ %3, %48 ]
  %55 = icmp eq i32 %54, %3
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %34, %56
  %58 = sext i32 %33 to i64
  %59 = getelementptr inbounds i8, ptr %0, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !19
  %61 = zext i8 %60 to i64
  %62 = getelementptr inbounds [256 x i32], ptr %5, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !14
  %64 = add nsw i32 %63, %33
  %65 = icmp slt i32 %64, %1
  br i1 %65, label %32, label %37, !llvm.loop !31
}

; Function Attrs: nofree nounwind memory(argmem: read) uwtable
define internal i32 @rabinKarp(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #8 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %10

6:
  %7 = zext nneg i32 %3 to i64
  br label %20

8:
  %9 = zext i32 %42 to i64
  br label %10

10:
  %11 = phi i32 [ 0, %4 ], [ %30, %8 ]
  %12 = phi i32 [ 0, %4 ], [ %36, %8 ]
  %13 = phi i64 [ 1, %4 ], [ %9, %8 ]
  %14 = sext i32 %3 to i64
  %15 = sext i32 %3 to i64
  %16 = tail call i32 @llvm.smax.i32(i32 %3, i32 %1)
  %17 = sub i32 %16, %3
  %18 = zext i32 %17 to i64
  %19 = getelementptr i8, ptr %0, i64 %15
  br label %45

20:
  %21 = phi i64 [ 0, %6 ], [ %43, %41 ]
  %22 = phi i32 [ 1, %6 ], [ %42, %41 ]
  %23 = phi i32 [ 0, %6 ], [ %36, %41 ]
  %24 = phi i32 [ 0, %6 ], [ %30, %41 ]
  %25 = mul nuw nsw i32 %24, 257
  %26 = getelementptr inbounds i8, ptr %2, i64 %21
  %27 = load i8, ptr %26, align 1, !tbaa !19
  %28 = zext i8 %27 to i32
  %29 = add nuw nsw i32 %25, %28
  %30 = urem i32 %29, 1000003
  %31 = mul nuw nsw i32 %23, 257
  %32 = getelementptr inbounds i8, ptr %0, i64 %21
  %33 = load i8, ptr %32, align 1, !tbaa !19
  %34 = zext i8 %33 to i32
  %35 = add nuw nsw i32 %31, %34
  %36 = urem i32 %35, 1000003
  %37 = icmp eq i64 %21, 0
  br i1 %37, label %41, label %38

38:
  %39 = mul i32 %22, 257
  %40 = urem i32 %39, 1000003
  br label %41

41:
  %42 = phi i32 [ %40, %38 ], [ %22, %20 ]
  %43 = add nuw nsw i64 %21, 1
  %44 = icmp eq i64 %43, %7
  br i1 %44, label %8, label %20, !llvm.loop !32

45:
  %46 = phi i64 [ 0, %10 ], [ %76, %60 ]
  %47 = phi i32 [ %12, %10 ], [ %75, %60 ]
  %48 = phi i32 [ 0, %10 ], [ %57, %60 ]
  %49 = icmp eq i32 %11, %47
  br i1 %49, label %50, label %56

50:
  %51 = getelementptr inbounds i8, ptr %0, i64 %46
  %52 = tail call i32 @strncmp(ptr noundef %51, ptr noundef %2, i64 noundef %14) #14
  %53 = icmp eq i32 %52, 0
  %54 = zext i1 %53 to i32
  %55 = add nsw i32 %48, %54
  br label %56

56:
  %57 = phi i32 [ %48, %45 ], [ %55, %50 ]
  %58 = icmp eq i64 %46, %18
  br i1 %58, label %59, label %60

59:
  ret i32 %57

60:
  %61 = add nsw i32 %47, 1000003
  %62 = getelementptr inbounds i8, ptr %0, i64 %46
  %63 = load i8, ptr %62, align 1, !tbaa !19
  %64 = zext i8 %63 to i64
  %65 = mul nuw nsw i64 %13, %64
  %66 = urem i64 %65, 1000003
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = sub nsw i32 %61, %67
  %69 = urem i32 %68, 1000003
  %70 = mul nuw nsw i32 %69, 257
  %71 = getelementptr i8, ptr %19, i64 %46
  %72 = load i8, ptr %71, align 1, !tbaa !19
  %73 = zext i8 %72 to i32
  %74 = add nuw nsw i32 %70, %73
  %75 = urem i32 %74, 1000003
  %76 = add nuw nsw i64 %46, 1
  br label %45, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal i32 @shiftOr(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #9 {
  %5 = alloca [256 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %5) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %5, i8 -1, i64 2048, i1 false)
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %9

7:
  %8 = zext nneg i32 %3 to i64
  br label %16

9:
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %28

11:
  %12 = add nsw i32 %3, -1
  %13 = zext nneg i32 %12 to i64
  %14 = shl nuw i64 1, %13
  %15 = zext nneg i32 %1 to i64
  br label %30

16:
  %17 = phi i64 [ 0, %7 ], [ %26, %16 ]
  %18 = shl nuw i64 1, %17
  %19 = xor i64 %18, -1
  %20 = getelementptr inbounds i8, ptr %2, i64 %17
  %21 = load i8, ptr %20, align 1, !tbaa !19
  %22 = zext i8 %21 to i64
  %23 = getelementptr inbounds [256 x i64], ptr %5, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !34
  %25 = and i64 %24, %19
  store i64 %25, ptr %23, align 8, !tbaa !34
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %8
  br i1 %27, label %9, label %16, !llvm.loop !36

28:
  %29 = phi i32 [ 0, %9 ], [ %44, %30 ]
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %5) #13
  ret i32 %29

30:
  %31 = phi i64 [ 0, %11 ], [ %45, %30 ]
  %32 = phi i32 [ 0, %11 ], [ %44, %30 ]
  %33 = phi i64 [ -1, %11 ], [ %40, %30 ]
  %34 = shl i64 %33, 1
  %35 = getelementptr inbounds i8, ptr %0, i64 %31
  %36 = load i8, ptr %35, align 1, !tbaa !19
  %37 = zext i8 %36 to i64
  %38 = getelementptr inbounds [256 x i64], ptr %5, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !34
  %40 = or i64 %39, %34
  %41 = and i64 %40, %14
  %42 = icmp eq i64 %41, 0
  %43 = zext i1 %42 to i32
  %44 = add nuw nsw i32 %32, %43
  %45 = add nuw nsw i64 %31, 1
  %46 = icmp eq i64 %45, %15
  br i1 %46, label %28, label %30, !llvm.loop !37
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strncmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind }
attributes #11 = { nofree nounwind willreturn memory(argmem: read) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { nounwind willreturn memory(read) }

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
!13 = distinct !{!13, !10, !11}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !7, i64 0}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = !{!7, !7, i64 0}
!20 = distinct !{!20, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}
!33 = distinct !{!33, !11}
!34 = !{!35, !35, i64 0}
!35 = !{!"long", !7, i64 0}
!36 = distinct !{!36, !10, !11}
!37 = distinct !{!37, !10, !11}
