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

; Function Attrs: minsize nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [8 x [5 x i32]], align 16
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !5
  %8 = tail call i32 @atoi(ptr nocapture noundef %7) #13
  br label %9

9:
  %10 = phi i32 [ %8, %5 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %3) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(160) %3, i8 0, i64 160, i1 false)
  br label %11

11:
  %12 = phi i32 [ 99, %9 ], [ %19, %17 ]
  %13 = phi i32 [ 0, %9 ], [ %30, %17 ]
  %14 = icmp slt i32 %13, 19992
  br i1 %14, label %17, label %15

15:
  %16 = tail call i32 @llvm.smax.i32(i32 %10, i32 0)
  br label %31

17:
  %18 = mul i32 %12, 1103515245
  %19 = add i32 %18, 12345
  %20 = lshr i32 %19, 16
  %21 = and i32 %20, 7
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds [8 x ptr], ptr @main.words, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8, !tbaa !5
  %25 = sext i32 %13 to i64
  %26 = getelementptr inbounds i8, ptr @text, i64 %25
  %27 = tail call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %26, ptr noundef nonnull dereferenceable(1) %24) #15
  %28 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %24) #13
  %29 = trunc i64 %28 to i32
  %30 = add nsw i32 %13, %29
  br label %11, !llvm.loop !9

31:
  %32 = phi i32 [ %41, %40 ], [ 0, %15 ]
  %33 = icmp eq i32 %32, %16
  br i1 %33, label %55, label %34

34:
  %35 = phi i64 [ %46, %45 ], [ 0, %31 ]
  %36 = icmp eq i64 %35, 8
  br i1 %36, label %40, label %37

37:
  %38 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %35
  %39 = load ptr, ptr %38, align 8, !tbaa !5
  br label %42

40:
  %41 = add nuw i32 %32, 1
  br label %31, !llvm.loop !11

42:
  %43 = phi i64 [ 0, %37 ], [ %54, %47 ]
  %44 = icmp eq i64 %43, 5
  br i1 %44, label %45, label %47

45:
  %46 = add nuw nsw i64 %35, 1
  br label %34, !llvm.loop !12

47:
  %48 = getelementptr inbounds [5 x ptr], ptr @finders, i64 0, i64 %43
  %49 = load ptr, ptr %48, align 8, !tbaa !5
  %50 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %39) #13
  %51 = trunc i64 %50 to i32
  %52 = tail call i32 %49(ptr noundef nonnull @text, i32 noundef %13, ptr noundef %39, i32 noundef %51) #15
  %53 = getelementptr inbounds [8 x [5 x i32]], ptr %3, i64 0, i64 %35, i64 %43
  store i32 %52, ptr %53, align 4, !tbaa !13
  %54 = add nuw nsw i64 %43, 1
  br label %42, !llvm.loop !15

55:
  %56 = phi i64 [ %77, %75 ], [ 0, %31 ]
  %57 = icmp eq i64 %56, 8
  br i1 %57, label %58, label %68

58:
  %59 = tail call ptr @strstr(ptr noundef nonnull dereferenceable(1) @text, ptr noundef nonnull dereferenceable(1) @.str.12) #13
  %60 = ptrtoint ptr %59 to i64
  %61 = trunc i64 %60 to i32
  %62 = sub i32 %61, ptrtoint (ptr @text to i32)
  %63 = tail call fastcc i32 @match(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.14) #16
  %64 = tail call fastcc i32 @match(ptr noundef nonnull @.str.15, ptr noundef nonnull @.str.16) #16
  %65 = tail call fastcc i32 @match(ptr noundef nonnull @.str.17, ptr noundef nonnull @.str.18) #16
  %66 = tail call fastcc i32 @match(ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.20) #16
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %62, i32 noundef %63, i32 noundef %64, i32 noundef %65, i32 noundef %66) #16
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %3) #14
  ret i32 0

68:
  %69 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %56
  %70 = load ptr, ptr %69, align 8, !tbaa !5
  %71 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef %70) #16
  br label %72

72:
  %73 = phi i64 [ %82, %78 ], [ 0, %68 ]
  %74 = icmp eq i64 %73, 5
  br i1 %74, label %75, label %78

75:
  %76 = tail call i32 @putchar(i32 10)
  %77 = add nuw nsw i64 %56, 1
  br label %55, !llvm.loop !16

78:
  %79 = getelementptr inbounds [8 x [5 x i32]], ptr %3, i64 0, i64 %56, i64 %73
  %80 = load i32, ptr %79, align 4, !tbaa !13
  %81 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %80) #16
  %82 = add nuw nsw i64 %73, 1
  br label %72, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: readwrite)
declare ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias nocapture noundef readonly) local_unnamed_addr #4

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare ptr @strstr(ptr noundef, ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: minsize nofree nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @match(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #7 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %55, %53 ]
  %5 = phi ptr [ %1, %2 ], [ %56, %53 ]
  %6 = load i8, ptr %4, align 1, !tbaa !18
  switch i8 %6, label %50 [
    i8 0, label %57
    i8 42, label %7
    i8 91, label %17
    i8 63, label %47
  ]

7:
  %8 = getelementptr inbounds i8, ptr %4, i64 1
  br label %9

9:
  %10 = phi ptr [ %16, %13 ], [ %5, %7 ]
  %11 = tail call fastcc i32 @match(ptr noundef nonnull %8, ptr noundef %10) #16
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %61

13:
  %14 = load i8, ptr %10, align 1, !tbaa !18
  %15 = icmp eq i8 %14, 0
  %16 = getelementptr inbounds i8, ptr %10, i64 1
  br i1 %15, label %61, label %9

17:
  %18 = phi ptr [ %38, %37 ], [ %4, %3 ]
  %19 = phi i32 [ %41, %37 ], [ 0, %3 ]
  %20 = getelementptr inbounds i8, ptr %18, i64 1
  %21 = load i8, ptr %20, align 1, !tbaa !18
  switch i8 %21, label %22 [
    i8 0, label %42
    i8 93, label %42
  ]

22:
  %23 = getelementptr inbounds i8, ptr %18, i64 2
  %24 = load i8, ptr %23, align 1, !tbaa !18
  %25 = icmp eq i8 %24, 45
  br i1 %25, label %26, label %34

26:
  %27 = getelementptr inbounds i8, ptr %18, i64 3
  %28 = load i8, ptr %27, align 1, !tbaa !18
  switch i8 %28, label %29 [
    i8 0, label %34
    i8 93, label %34
  ]

29:
  %30 = load i8, ptr %5, align 1, !tbaa !18
  %31 = icmp sge i8 %30, %21
  %32 = icmp sle i8 %30, %28
  %33 = and i1 %31, %32
  br label %37

34:
  %35 = load i8, ptr %5, align 1, !tbaa !18
  %36 = icmp eq i8 %35, %21
  br label %37

37:
  %38 = phi ptr [ %27, %29 ], [ %20, %34 ]
  %39 = phi i1 [ %33, %29 ], [ %36, %34 ]
  %40 = zext i1 %39 to i32
  %41 = or i32 %19, %40
  br label %17, !llvm.loop !19

42:
  %43 = load i8, ptr %5, align 1, !tbaa !18
  %44 = icmp ne i8 %43, 0
  %45 = icmp ne i32 %19, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %53, label %61

47:
  %48 = load i8, ptr %5, align 1, !tbaa !18
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %61, label %53

50:
  %51 = load i8, ptr %5, align 1, !tbaa !18
  %52 = icmp eq i8 %51, %6
  br i1 %52, label %53, label %61

53:
  %54 = phi ptr [ %4, %50 ], [ %4, %47 ], [ %20, %42 ]
  %55 = getelementptr inbounds i8, ptr %54, i64 1
  %56 = getelementptr inbounds i8, ptr %5, i64 1
  br label %3, !llvm.loop !20

57:
  %58 = load i8, ptr %5, align 1, !tbaa !18
  %59 = icmp eq i8 %58, 0
  %60 = zext i1 %59 to i32
  br label %61

61:
  %62 = phi i32 [ %60, %57 ], [ 0, %13 ], [ 1, %9 ], [ 0, %47 ], [ 0, %50 ], [ 0, %42 ]
  ret i32 %62
}

; Function Attrs: minsize nofree nounwind optsize memory(argmem: read) uwtable
define internal i32 @naive(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #8 {
  %5 = sext i32 %3 to i64
  %6 = sext i32 %1 to i64
  %7 = sub nsw i64 %6, %5
  br label %8

8:
  %9 = phi i64 [ %19, %13 ], [ 0, %4 ]
  %10 = phi i32 [ %18, %13 ], [ 0, %4 ]
  %11 = icmp sgt i64 %9, %7
  br i1 %11, label %12, label %13

12:
  ret i32 %10

13:
  %14 = getelementptr inbounds i8, ptr %0, i64 %9
  %15 = tail call i32 @bcmp(ptr %14, ptr %2, i64 %5)
  %16 = icmp eq i32 %15, 0
  %17 = zext i1 %16 to i32
  %18 = add nuw nsw i32 %10, %17
  %19 = add nuw nsw i64 %9, 1
  br label %8, !llvm.loop !21
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable
define internal i32 @kmp(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #9 {
  %5 = alloca [64 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #14
  store i32 -1, ptr %5, align 16, !tbaa !13
  %6 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %7 = zext nneg i32 %6 to i64
  br label %8

8:
  %9 = phi i64 [ %33, %31 ], [ 0, %4 ]
  %10 = phi i32 [ %32, %31 ], [ -1, %4 ]
  %11 = icmp eq i64 %9, %7
  br i1 %11, label %12, label %17

12:
  %13 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %14 = zext nneg i32 %13 to i64
  %15 = sext i32 %3 to i64
  %16 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %15
  br label %35

17:
  %18 = getelementptr inbounds i8, ptr %2, i64 %9
  br label %19

19:
  %20 = phi i32 [ %30, %28 ], [ %10, %17 ]
  %21 = icmp sgt i32 %20, -1
  br i1 %21, label %22, label %31

22:
  %23 = load i8, ptr %18, align 1, !tbaa !18
  %24 = zext nneg i32 %20 to i64
  %25 = getelementptr inbounds i8, ptr %2, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !18
  %27 = icmp eq i8 %23, %26
  br i1 %27, label %31, label %28

28:
  %29 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %24
  %30 = load i32, ptr %29, align 4, !tbaa !13
  br label %19, !llvm.loop !22

31:
  %32 = add nsw i32 %20, 1
  %33 = add nuw nsw i64 %9, 1
  %34 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %33
  store i32 %32, ptr %34, align 4, !tbaa !13
  br label %8, !llvm.loop !23

35:
  %36 = phi i64 [ 0, %12 ], [ %64, %61 ]
  %37 = phi i32 [ 0, %12 ], [ %62, %61 ]
  %38 = phi i32 [ 0, %12 ], [ %63, %61 ]
  %39 = icmp eq i64 %36, %14
  br i1 %39, label %42, label %40

40:
  %41 = getelementptr inbounds i8, ptr %0, i64 %36
  br label %43

42:
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #14
  ret i32 %37

43:
  %44 = phi i32 [ %54, %52 ], [ %38, %40 ]
  %45 = icmp sgt i32 %44, -1
  br i1 %45, label %46, label %55

46:
  %47 = load i8, ptr %41, align 1, !tbaa !18
  %48 = zext nneg i32 %44 to i64
  %49 = getelementptr inbounds i8, ptr %2, i64 %48
  %50 = load i8, ptr %49, align 1, !tbaa !18
  %51 = icmp eq i8 %47, %50
  br i1 %51, label %55, label %52

52:
  %53 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %48
  %54 = load i32, ptr %53, align 4, !tbaa !13
  br label %43, !llvm.loop !24

55:
  %56 = add nsw i32 %44, 1
  %57 = icmp eq i32 %56, %3
  br i1 %57, label %58, label %61

58:
  %59 = add nsw i32 %37, 1
  %60 = load i32, ptr %16, align 4, !tbaa !13
  br label %61

61:
  %62 = phi i32 [ %59, %58 ], [ %37, %55 ]
  %63 = phi i32 [ %60, %58 ], [ %56, %55 ]
  %64 = add nuw nsw i64 %36, 1
  br label %35, !llvm.loop !25
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable
define internal i32 @horspool(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #9 {
  %5 = alloca [256 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #14
  br label %6

6:
  %7 = phi i64 [ %16, %14 ], [ 0, %4 ]
  %8 = icmp eq i64 %7, 256
  br i1 %8, label %9, label %14

9:
  %10 = add nsw i32 %3, -1
  %11 = sext i32 %10 to i64
  %12 = tail call i32 @llvm.smax.i32(i32 %10, i32 0)
  %13 = zext nneg i32 %12 to i64
  br label %17

14:
  %15 = getelementptr inbounds [256 x i32], ptr %5, i64 0, i64 %7
  store i32 %3, ptr %15, align 4, !tbaa !13
  %16 = add nuw nsw i64 %7, 1
  br label %6, !llvm.loop !26

17:
  %18 = phi i64 [ 0, %9 ], [ %30, %23 ]
  %19 = icmp eq i64 %18, %13
  br i1 %19, label %20, label %23

20:
  %21 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %22 = zext nneg i32 %21 to i64
  br label %31

23:
  %24 = getelementptr inbounds i8, ptr %2, i64 %18
  %25 = load i8, ptr %24, align 1, !tbaa !18
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds [256 x i32], ptr %5, i64 0, i64 %26
  %28 = trunc i64 %18 to i32
  %29 = sub i32 %10, %28
  store i32 %29, ptr %27, align 4, !tbaa !13
  %30 = add nuw nsw i64 %18, 1
  br label %17, !llvm.loop !27

31:
  %32 = phi i32 [ %57, %53 ], [ 0, %20 ]
  %33 = phi i32 [ %63, %53 ], [ %10, %20 ]
  %34 = icmp slt i32 %33, %1
  br i1 %34, label %35, label %37

35:
  %36 = sext i32 %33 to i64
  br label %38

37:
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #14
  ret i32 %32

38:
  %39 = phi i64 [ 0, %35 ], [ %50, %49 ]
  %40 = icmp eq i64 %39, %22
  br i1 %40, label %53, label %41

41:
  %42 = sub nsw i64 %36, %39
  %43 = getelementptr inbounds i8, ptr %0, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !18
  %45 = sub nsw i64 %11, %39
  %46 = getelementptr inbounds i8, ptr %2, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !18
  %48 = icmp eq i8 %44, %47
  br i1 %48, label %49, label %51

49:
  %50 = add nuw nsw i64 %39, 1
  br label %38, !llvm.loop !28

51:
  %52 = trunc nuw nsw i64 %39 to i32
  br label %53

53:
  %54 = phi i32 [ %52, %51 ], [ %21, %38 ]
  %55 = icmp eq i32 %54, %3
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %32, %56
  %58 = getelementptr inbounds i8, ptr %0, i64 %36
  %59 = load i8, ptr %58, align 1, !tbaa !18
  %60 = zext i8 %59 to i64
  %61 = getelementptr inbounds [256 x i32], ptr %5, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !13
  %63 = add nsw i32 %62, %33
  br label %31, !llvm.loop !29
}

; Function Attrs: minsize nofree nounwind optsize memory(argmem: read) uwtable
define internal i32 @rabinKarp(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #8 {
  %5 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %6 = zext nneg i32 %5 to i64
  br label %7

7:
  %8 = phi i64 [ %36, %34 ], [ 0, %4 ]
  %9 = phi i32 [ %23, %34 ], [ 0, %4 ]
  %10 = phi i32 [ %29, %34 ], [ 0, %4 ]
  %11 = phi i32 [ %35, %34 ], [ 1, %4 ]
  %12 = icmp eq i64 %8, %6
  br i1 %12, label %13, label %17

13:
  %14 = sext i32 %3 to i64
  %15 = zext i32 %11 to i64
  %16 = sext i32 %1 to i64
  br label %37

17:
  %18 = mul nuw nsw i32 %9, 257
  %19 = getelementptr inbounds i8, ptr %2, i64 %8
  %20 = load i8, ptr %19, align 1, !tbaa !18
  %21 = zext i8 %20 to i32
  %22 = add nuw nsw i32 %18, %21
  %23 = urem i32 %22, 1000003
  %24 = mul nuw nsw i32 %10, 257
  %25 = getelementptr inbounds i8, ptr %0, i64 %8
  %26 = load i8, ptr %25, align 1, !tbaa !18
  %27 = zext i8 %26 to i32
  %28 = add nuw nsw i32 %24, %27
  %29 = urem i32 %28, 1000003
  %30 = icmp eq i64 %8, 0
  br i1 %30, label %34, label %31

31:
  %32 = mul i32 %11, 257
  %33 = urem i32 %32, 1000003
  br label %34

34:
  %35 = phi i32 [ %33, %31 ], [ %11, %17 ]
  %36 = add nuw nsw i64 %8, 1
  br label %7, !llvm.loop !30

37:
  %38 = phi i64 [ 0, %13 ], [ %69, %53 ]
  %39 = phi i32 [ %10, %13 ], [ %68, %53 ]
  %40 = phi i32 [ 0, %13 ], [ %49, %53 ]
  %41 = icmp eq i32 %9, %39
  br i1 %41, label %42, label %48

42:
  %43 = getelementptr inbounds i8, ptr %0, i64 %38
  %44 = tail call i32 @strncmp(ptr noundef %43, ptr noundef %2, i64 noundef %14) #13
  %45 = icmp eq i32 %44, 0
  %46 = zext i1 %45 to i32
  %47 = add nsw i32 %40, %46
  br label %48

48:
  %49 = phi i32 [ %40, %37 ], [ %47, %42 ]
  %50 = add nsw i64 %38, %14
  %51 = icmp slt i64 %50, %16
  br i1 %51, label %53, label %52

52:
  ret i32 %49

53:
  %54 = add nsw i32 %39, 1000003
  %55 = getelementptr inbounds i8, ptr %0, i64 %38
  %56 = load i8, ptr %55, align 1, !tbaa !18
  %57 = zext i8 %56 to i64
  %58 = mul nuw nsw i64 %57, %15
  %59 = urem i64 %58, 1000003
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = sub nsw i32 %54, %60
  %62 = urem i32 %61, 1000003
  %63 = mul nuw nsw i32 %62, 257
  %64 = getelementptr inbounds i8, ptr %0, i64 %50
  %65 = load i8, ptr %64, align 1, !tbaa !18
  %66 = zext i8 %65 to i32
  %67 = add nuw nsw i32 %63, %66
  %68 = urem i32 %67, 1000003
  %69 = add nuw nsw i64 %38, 1
  br label %37
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable
define internal i32 @shiftOr(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) #9 {
  %5 = alloca [256 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %5) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %5, i8 -1, i64 2048, i1 false)
  %6 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %7 = zext nneg i32 %6 to i64
  br label %8

8:
  %9 = phi i64 [ %26, %17 ], [ 0, %4 ]
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %17

11:
  %12 = add nsw i32 %3, -1
  %13 = zext nneg i32 %12 to i64
  %14 = shl nuw i64 1, %13
  %15 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %16 = zext nneg i32 %15 to i64
  br label %27

17:
  %18 = shl nuw i64 1, %9
  %19 = xor i64 %18, -1
  %20 = getelementptr inbounds i8, ptr %2, i64 %9
  %21 = load i8, ptr %20, align 1, !tbaa !18
  %22 = zext i8 %21 to i64
  %23 = getelementptr inbounds [256 x i64], ptr %5, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !31
  %25 = and i64 %24, %19
  store i64 %25, ptr %23, align 8, !tbaa !31
  %26 = add nuw nsw i64 %9, 1
  br label %8, !llvm.loop !33

27:
  %28 = phi i64 [ 0, %11 ], [ %45, %33 ]
  %29 = phi i64 [ -1, %11 ], [ %40, %33 ]
  %30 = phi i32 [ 0, %11 ], [ %44, %33 ]
  %31 = icmp eq i64 %28, %16
  br i1 %31, label %32, label %33

32:
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %5) #14
  ret i32 %30

33:
  %34 = shl i64 %29, 1
  %35 = getelementptr inbounds i8, ptr %0, i64 %28
  %36 = load i8, ptr %35, align 1, !tbaa !18
  %37 = zext i8 %36 to i64
  %38 = getelementptr inbounds [256 x i64], ptr %5, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !31
  %40 = or i64 %39, %34
  %41 = and i64 %40, %14
  %42 = icmp eq i64 %41, 0
  %43 = zext i1 %42 to i32
  %44 = add nuw nsw i32 %30, %43
  %45 = add nuw nsw i64 %28, 1
  br label %27, !llvm.loop !34
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i32 @strncmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #12

attributes #0 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize nofree nounwind optsize memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind }
attributes #11 = { nofree nounwind willreturn memory(argmem: read) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { minsize nounwind optsize willreturn memory(read) }
attributes #14 = { nounwind }
attributes #15 = { minsize nounwind optsize }
attributes #16 = { minsize optsize }

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
!12 = distinct !{!12, !10}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !7, i64 0}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = !{!7, !7, i64 0}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = !{!32, !32, i64 0}
!32 = !{!"long", !7, i64 0}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !10}
