; ModuleID = 'search.c'
source_filename = "search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.words = internal unnamed_addr constant [8 x i8*] [i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [5 x i8] c"abra\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"cad\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"dab\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"bra\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"abcabc\00", align 1
@text = internal global [20001 x i8] zeroinitializer, align 16
@finders = internal unnamed_addr constant [5 x i32 (i8*, i32, i8*, i32)*] [i32 (i8*, i32, i8*, i32)* @naive, i32 (i8*, i32, i8*, i32)* @kmp, i32 (i8*, i32, i8*, i32)* @horspool, i32 (i8*, i32, i8*, i32)* @rabinKarp, i32 (i8*, i32, i8*, i32)* @shiftOr], align 16
@patterns = internal unnamed_addr constant [8 x i8*] [i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.25, i32 0, i32 0)], align 16
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
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [8 x [5 x i32]], align 16
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds i8*, i8** %1, i64 1
  %7 = load i8*, i8** %6, align 8
  %8 = tail call i64 @strtol(i8* nocapture noundef nonnull %7, i8** noundef null, i32 noundef 10) #12
  %9 = trunc i64 %8 to i32
  br label %10

10:
  %11 = phi i32 [ %9, %5 ], [ 1, %2 ]
  %12 = bitcast [8 x [5 x i32]]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 160, i8* nonnull %12) #12
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(160) %12, i8 0, i64 160, i1 false)
  br label %16

13:
  %14 = icmp sgt i32 %11, 0
  br i1 %14, label %33, label %15

15:
  br label %65

16:
  %17 = phi i32 [ 0, %10 ], [ %31, %16 ]
  %18 = phi i32 [ 99, %10 ], [ %20, %16 ]
  %19 = mul i32 %18, 1103515245
  %20 = add i32 %19, 12345
  %21 = lshr i32 %20, 16
  %22 = and i32 %21, 7
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds [8 x i8*], [8 x i8*]* @main.words, i64 0, i64 %23
  %25 = load i8*, i8** %24, align 8
  %26 = sext i32 %17 to i64
  %27 = getelementptr inbounds [20001 x i8], [20001 x i8]* @text, i64 0, i64 %26
  %28 = tail call i8* @strcpy(i8* noundef nonnull %27, i8* noundef nonnull dereferenceable(1) %25) #12
  %29 = tail call i64 @strlen(i8* noundef nonnull dereferenceable(1) %25) #13
  %30 = trunc i64 %29 to i32
  %31 = add nsw i32 %17, %30
  %32 = icmp slt i32 %31, 19992
  br i1 %32, label %16, label %13, !llvm.loop !5

33:
  %34 = phi i32 [ %40, %39 ], [ 0, %13 ]
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %43, %42 ]
  %37 = getelementptr inbounds [8 x i8*], [8 x i8*]* @patterns, i64 0, i64 %36
  %38 = load i8*, i8** %37, align 8
  br label %45

39:
  %40 = add nuw nsw i32 %34, 1
  %41 = icmp eq i32 %40, %11
  br i1 %41, label %15, label %33, !llvm.loop !8

42:
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, 8
  br i1 %44, label %39, label %35, !llvm.loop !9

45:
  %46 = phi i64 [ 0, %35 ], [ %53, %45 ]
  %47 = getelementptr inbounds [5 x i32 (i8*, i32, i8*, i32)*], [5 x i32 (i8*, i32, i8*, i32)*]* @finders, i64 0, i64 %46
  %48 = load i32 (i8*, i32, i8*, i32)*, i32 (i8*, i32, i8*, i32)** %47, align 8
  %49 = tail call i64 @strlen(i8* noundef nonnull dereferenceable(1) %38) #13
  %50 = trunc i64 %49 to i32
  %51 = tail call i32 %48(i8* noundef getelementptr inbounds ([20001 x i8], [20001 x i8]* @text, i64 0, i64 0), i32 noundef %31, i8* noundef %38, i32 noundef %50) #12
  %52 = getelementptr inbounds [8 x [5 x i32]], [8 x [5 x i32]]* %3, i64 0, i64 %36, i64 %46
  store i32 %51, i32* %52, align 4
  %53 = add nuw nsw i64 %46, 1
  %54 = icmp eq i64 %53, 5
  br i1 %54, label %42, label %45, !llvm.loop !10

55:
  %56 = tail call i8* @strstr(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([20001 x i8], [20001 x i8]* @text, i64 0, i64 0), i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([10 x i8], [10 x i8]* @.str.12, i64 0, i64 0)) #13
  %57 = ptrtoint i8* %56 to i64
  %58 = trunc i64 %57 to i32
  %59 = sub i32 %58, ptrtoint ([20001 x i8]* @text to i32)
  %60 = tail call fastcc i32 @match(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.14, i64 0, i64 0))
  %61 = tail call fastcc i32 @match(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.15, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i64 0, i64 0))
  %62 = tail call fastcc i32 @match(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i64 0, i64 0))
  %63 = tail call fastcc i32 @match(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.20, i64 0, i64 0))
  %64 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([30 x i8], [30 x i8]* @.str.11, i64 0, i64 0), i32 noundef %59, i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63)
  call void @llvm.lifetime.end.p0i8(i64 160, i8* nonnull %12) #12
  ret i32 0

65:
  %66 = phi i64 [ %72, %70 ], [ 0, %15 ]
  %67 = getelementptr inbounds [8 x i8*], [8 x i8*]* @patterns, i64 0, i64 %66
  %68 = load i8*, i8** %67, align 8
  %69 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([6 x i8], [6 x i8]* @.str.8, i64 0, i64 0), i8* noundef %68)
  br label %74

70:
  %71 = tail call i32 @putchar(i32 10)
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, 8
  br i1 %73, label %55, label %65, !llvm.loop !11

74:
  %75 = phi i64 [ 0, %65 ], [ %79, %74 ]
  %76 = getelementptr inbounds [8 x [5 x i32]], [8 x [5 x i32]]* %3, i64 0, i64 %66, i64 %75
  %77 = load i32, i32* %76, align 4
  %78 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.9, i64 0, i64 0), i32 noundef %77)
  %79 = add nuw nsw i64 %75, 1
  %80 = icmp eq i64 %79, 5
  br i1 %80, label %70, label %74, !llvm.loop !12
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare i8* @strcpy(i8* noalias noundef returned writeonly, i8* noalias nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i8* @strstr(i8* noundef, i8* nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind readonly uwtable
define internal fastcc i32 @match(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %64, label %5

5:
  %6 = phi i8 [ %62, %58 ], [ %3, %2 ]
  %7 = phi i8* [ %61, %58 ], [ %1, %2 ]
  %8 = phi i8* [ %60, %58 ], [ %0, %2 ]
  %9 = sext i8 %6 to i32
  switch i32 %9, label %55 [
    i32 42, label %10
    i32 91, label %22
    i32 63, label %52
  ]

10:
  %11 = getelementptr inbounds i8, i8* %8, i64 1
  %12 = tail call fastcc i32 @match(i8* noundef nonnull %11, i8* noundef %7)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %69

14:
  %15 = tail call fastcc i32 @match(i8* noundef nonnull %11, i8* noundef nonnull %21)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %69, !llvm.loop !13

17:
  %18 = phi i8* [ %21, %14 ], [ %7, %10 ]
  %19 = load i8, i8* %18, align 1
  %20 = icmp eq i8 %19, 0
  %21 = getelementptr inbounds i8, i8* %18, i64 1
  br i1 %20, label %69, label %14

22:
  %23 = phi i8* [ %43, %42 ], [ %8, %5 ]
  %24 = phi i32 [ %46, %42 ], [ 0, %5 ]
  %25 = getelementptr inbounds i8, i8* %23, i64 1
  %26 = load i8, i8* %25, align 1
  switch i8 %26, label %27 [
    i8 0, label %47
    i8 93, label %47
  ]

27:
  %28 = getelementptr inbounds i8, i8* %23, i64 2
  %29 = load i8, i8* %28, align 1
  %30 = icmp eq i8 %29, 45
  br i1 %30, label %31, label %39

31:
  %32 = getelementptr inbounds i8, i8* %23, i64 3
  %33 = load i8, i8* %32, align 1
  switch i8 %33, label %34 [
    i8 0, label %39
    i8 93, label %39
  ]

34:
  %35 = load i8, i8* %7, align 1
  %36 = icmp sge i8 %35, %26
  %37 = icmp sle i8 %35, %33
  %38 = select i1 %36, i1 %37, i1 false
  br label %42

39:
  %40 = load i8, i8* %7, align 1
  %41 = icmp eq i8 %40, %26
  br label %42

42:
  %43 = phi i8* [ %32, %34 ], [ %25, %39 ]
  %44 = phi i1 [ %38, %34 ], [ %41, %39 ]
  %45 = zext i1 %44 to i32
  %46 = or i32 %24, %45
  br label %22, !llvm.loop !14

47:
  %48 = load i8, i8* %7, align 1
  %49 = icmp ne i8 %48, 0
  %50 = icmp ne i32 %24, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %58, label %69

52:
  %53 = load i8, i8* %7, align 1
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %69, label %58

55:
  %56 = load i8, i8* %7, align 1
  %57 = icmp eq i8 %56, %6
  br i1 %57, label %58, label %69

58:
  %59 = phi i8* [ %8, %55 ], [ %8, %52 ], [ %25, %47 ]
  %60 = getelementptr inbounds i8, i8* %59, i64 1
  %61 = getelementptr inbounds i8, i8* %7, i64 1
  %62 = load i8, i8* %60, align 1
  %63 = icmp eq i8 %62, 0
  br i1 %63, label %64, label %5, !llvm.loop !15

64:
  %65 = phi i8* [ %1, %2 ], [ %61, %58 ]
  %66 = load i8, i8* %65, align 1
  %67 = icmp eq i8 %66, 0
  %68 = zext i1 %67 to i32
  br label %69

69:
  %70 = phi i32 [ %68, %64 ], [ 1, %10 ], [ 1, %14 ], [ 0, %17 ], [ 0, %52 ], [ 0, %55 ], [ 0, %47 ]
  ret i32 %70
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: nofree nounwind readonly uwtable
define internal i32 @naive(i8* nocapture noundef readonly %0, i32 noundef %1, i8* nocapture noundef readonly %2, i32 noundef %3) #8 {
  %5 = icmp sgt i32 %3, %1
  br i1 %5, label %8, label %6

6:
  %7 = sext i32 %3 to i64
  br label %10

8:
  %9 = phi i32 [ 0, %4 ], [ %17, %10 ]
  ret i32 %9

10:
  %11 = phi i64 [ 0, %6 ], [ %18, %10 ]
  %12 = phi i32 [ 0, %6 ], [ %17, %10 ]
  %13 = getelementptr inbounds i8, i8* %0, i64 %11
  %14 = tail call i32 @bcmp(i8* %13, i8* %2, i64 %7)
  %15 = icmp eq i32 %14, 0
  %16 = zext i1 %15 to i32
  %17 = add nuw nsw i32 %12, %16
  %18 = add nuw nsw i64 %11, 1
  %19 = trunc i64 %18 to i32
  %20 = add nsw i32 %19, %3
  %21 = icmp sgt i32 %20, %1
  br i1 %21, label %8, label %10, !llvm.loop !16
}

; Function Attrs: nofree nosync nounwind readonly uwtable
define internal i32 @kmp(i8* nocapture noundef readonly %0, i32 noundef %1, i8* nocapture noundef readonly %2, i32 noundef %3) #6 {
  %5 = alloca [64 x i32], align 16
  %6 = bitcast [64 x i32]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %6) #12
  %7 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 0
  store i32 -1, i32* %7, align 16
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %18

9:
  %10 = zext i32 %3 to i64
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %37, %34 ]
  %13 = phi i32 [ -1, %9 ], [ %36, %34 ]
  %14 = icmp sgt i32 %13, -1
  br i1 %14, label %15, label %34

15:
  %16 = getelementptr inbounds i8, i8* %2, i64 %12
  %17 = load i8, i8* %16, align 1
  br label %24

18:
  %19 = icmp sgt i32 %1, 0
  br i1 %19, label %20, label %48

20:
  %21 = zext i32 %1 to i64
  %22 = sext i32 %3 to i64
  %23 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %22
  br label %40

24:
  %25 = phi i32 [ %13, %15 ], [ %32, %30 ]
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i8, i8* %2, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %17, %28
  br i1 %29, label %34, label %30

30:
  %31 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %26
  %32 = load i32, i32* %31, align 4
  %33 = icmp sgt i32 %32, -1
  br i1 %33, label %24, label %34, !llvm.loop !17

34:
  %35 = phi i32 [ %13, %11 ], [ %25, %24 ], [ %32, %30 ]
  %36 = add nsw i32 %35, 1
  %37 = add nuw nsw i64 %12, 1
  %38 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %37
  store i32 %36, i32* %38, align 4
  %39 = icmp eq i64 %37, %10
  br i1 %39, label %18, label %11, !llvm.loop !18

40:
  %41 = phi i64 [ 0, %20 ], [ %70, %67 ]
  %42 = phi i32 [ 0, %20 ], [ %69, %67 ]
  %43 = phi i32 [ 0, %20 ], [ %68, %67 ]
  %44 = icmp sgt i32 %42, -1
  br i1 %44, label %45, label %60

45:
  %46 = getelementptr inbounds i8, i8* %0, i64 %41
  %47 = load i8, i8* %46, align 1
  br label %50

48:
  %49 = phi i32 [ 0, %18 ], [ %68, %67 ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %6) #12
  ret i32 %49

50:
  %51 = phi i32 [ %42, %45 ], [ %58, %56 ]
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds i8, i8* %2, i64 %52
  %54 = load i8, i8* %53, align 1
  %55 = icmp eq i8 %47, %54
  br i1 %55, label %60, label %56

56:
  %57 = getelementptr inbounds [64 x i32], [64 x i32]* %5, i64 0, i64 %52
  %58 = load i32, i32* %57, align 4
  %59 = icmp sgt i32 %58, -1
  br i1 %59, label %50, label %60, !llvm.loop !19

60:
  %61 = phi i32 [ %42, %40 ], [ %58, %56 ], [ %51, %50 ]
  %62 = add nsw i32 %61, 1
  %63 = icmp eq i32 %62, %3
  br i1 %63, label %64, label %67

64:
  %65 = add nsw i32 %43, 1
  %66 = load i32, i32* %23, align 4
  br label %67

67:
  %68 = phi i32 [ %65, %64 ], [ %43, %60 ]
  %69 = phi i32 [ %66, %64 ], [ %62, %60 ]
  %70 = add nuw nsw i64 %41, 1
  %71 = icmp eq i64 %70, %21
  br i1 %71, label %48, label %40, !llvm.loop !20
}

; Function Attrs: nofree nosync nounwind readonly uwtable
define internal i32 @horspool(i8* nocapture noundef readonly %0, i32 noundef %1, i8* nocapture noundef readonly %2, i32 noundef %3) #6 {
  %5 = alloca [256 x i32], align 16
  %6 = bitcast [256 x i32]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 1024, i8* nonnull %6) #12
  br label %12

7:
  %8 = add i32 %3, -1
  %9 = icmp sgt i32 %3, 1
  br i1 %9, label %10, label %17

10:
  %11 = zext i32 %8 to i64
  br label %23

12:
  %13 = phi i64 [ 0, %4 ], [ %15, %12 ]
  %14 = getelementptr inbounds [256 x i32], [256 x i32]* %5, i64 0, i64 %13
  store i32 %3, i32* %14, align 4
  %15 = add nuw nsw i64 %13, 1
  %16 = icmp eq i64 %15, 256
  br i1 %16, label %7, label %12, !llvm.loop !21

17:
  %18 = icmp sgt i32 %3, %1
  br i1 %18, label %37, label %19

19:
  %20 = icmp sgt i32 %3, 0
  %21 = sext i32 %8 to i64
  %22 = zext i32 %3 to i64
  br label %33

23:
  %24 = phi i64 [ 0, %10 ], [ %31, %23 ]
  %25 = trunc i64 %24 to i32
  %26 = sub nsw i32 %8, %25
  %27 = getelementptr inbounds i8, i8* %2, i64 %24
  %28 = load i8, i8* %27, align 1
  %29 = zext i8 %28 to i64
  %30 = getelementptr inbounds [256 x i32], [256 x i32]* %5, i64 0, i64 %29
  store i32 %26, i32* %30, align 4
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %11
  br i1 %32, label %17, label %23, !llvm.loop !22

33:
  %34 = phi i32 [ %8, %19 ], [ %63, %53 ]
  %35 = phi i32 [ 0, %19 ], [ %57, %53 ]
  %36 = sext i32 %34 to i64
  br i1 %20, label %39, label %53

37:
  %38 = phi i32 [ 0, %17 ], [ %57, %53 ]
  call void @llvm.lifetime.end.p0i8(i64 1024, i8* nonnull %6) #12
  ret i32 %38

39:
  %40 = phi i64 [ %49, %48 ], [ 0, %33 ]
  %41 = sub nsw i64 %36, %40
  %42 = getelementptr inbounds i8, i8* %0, i64 %41
  %43 = load i8, i8* %42, align 1
  %44 = sub nsw i64 %21, %40
  %45 = getelementptr inbounds i8, i8* %2, i64 %44
  %46 = load i8, i8* %45, align 1
  %47 = icmp eq i8 %43, %46
  br i1 %47, label %48, label %51

48:
  %49 = add nuw nsw i64 %40, 1
  %50 = icmp eq i64 %49, %22
  br i1 %50, label %53, label %39, !llvm.loop !23

51:
  %52 = trunc i64 %40 to i32
  br label %53

53:
  %54 = phi i32 [ 0, %33 ], [ %52, %51 ], [ %3, %48 ]
  %55 = icmp eq i32 %54, %3
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %35, %56
  %58 = getelementptr inbounds i8, i8* %0, i64 %36
  %59 = load i8, i8* %58, align 1
  %60 = zext i8 %59 to i64
  %61 = getelementptr inbounds [256 x i32], [256 x i32]* %5, i64 0, i64 %60
  %62 = load i32, i32* %61, align 4
  %63 = add nsw i32 %62, %34
  %64 = icmp slt i32 %63, %1
  br i1 %64, label %33, label %37, !llvm.loop !24
}

; Function Attrs: nofree nounwind readonly uwtable
define internal i32 @rabinKarp(i8* nocapture noundef readonly %0, i32 noundef %1, i8* nocapture noundef readonly %2, i32 noundef %3) #8 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:
  %7 = zext i32 %3 to i64
  br label %17

8:
  %9 = phi i32 [ 0, %4 ], [ %27, %38 ]
  %10 = phi i32 [ 0, %4 ], [ %33, %38 ]
  %11 = phi i32 [ 1, %4 ], [ %39, %38 ]
  %12 = sext i32 %3 to i64
  %13 = zext i32 %11 to i64
  %14 = call i32 @llvm.smax.i32(i32 %3, i32 %1)
  %15 = sub i32 %14, %3
  %16 = zext i32 %15 to i64
  br label %42

17:
  %18 = phi i64 [ 0, %6 ], [ %40, %38 ]
  %19 = phi i32 [ 1, %6 ], [ %39, %38 ]
  %20 = phi i32 [ 0, %6 ], [ %33, %38 ]
  %21 = phi i32 [ 0, %6 ], [ %27, %38 ]
  %22 = mul nuw nsw i32 %21, 257
  %23 = getelementptr inbounds i8, i8* %2, i64 %18
  %24 = load i8, i8* %23, align 1
  %25 = zext i8 %24 to i32
  %26 = add nuw nsw i32 %22, %25
  %27 = urem i32 %26, 1000003
  %28 = mul nuw nsw i32 %20, 257
  %29 = getelementptr inbounds i8, i8* %0, i64 %18
  %30 = load i8, i8* %29, align 1
  %31 = zext i8 %30 to i32
  %32 = add nuw nsw i32 %28, %31
  %33 = urem i32 %32, 1000003
  %34 = icmp eq i64 %18, 0
  br i1 %34, label %38, label %35

35:
  %36 = mul i32 %19, 257
  %37 = urem i32 %36, 1000003
  br label %38

38:
  %39 = phi i32 [ %37, %35 ], [ %19, %17 ]
  %40 = add nuw nsw i64 %18, 1
  %41 = icmp eq i64 %40, %7
  br i1 %41, label %8, label %17, !llvm.loop !25

42:
  %43 = phi i64 [ 0, %8 ], [ %74, %57 ]
  %44 = phi i32 [ %10, %8 ], [ %73, %57 ]
  %45 = phi i32 [ 0, %8 ], [ %54, %57 ]
  %46 = icmp eq i32 %9, %44
  br i1 %46, label %47, label %53

47:
  %48 = getelementptr inbounds i8, i8* %0, i64 %43
  %49 = tail call i32 @strncmp(i8* noundef %48, i8* noundef %2, i64 noundef %12) #13
  %50 = icmp eq i32 %49, 0
  %51 = zext i1 %50 to i32
  %52 = add nsw i32 %45, %51
  br label %53

53:
  %54 = phi i32 [ %45, %42 ], [ %52, %47 ]
  %55 = icmp eq i64 %43, %16
  br i1 %55, label %56, label %57

56:
  ret i32 %54

57:
  %58 = add nsw i64 %43, %12
  %59 = add nsw i32 %44, 1000003
  %60 = getelementptr inbounds i8, i8* %0, i64 %43
  %61 = load i8, i8* %60, align 1
  %62 = zext i8 %61 to i64
  %63 = mul nuw nsw i64 %62, %13
  %64 = urem i64 %63, 1000003
  %65 = trunc i64 %64 to i32
  %66 = sub nsw i32 %59, %65
  %67 = urem i32 %66, 1000003
  %68 = mul nuw nsw i32 %67, 257
  %69 = getelementptr inbounds i8, i8* %0, i64 %58
  %70 = load i8, i8* %69, align 1
  %71 = zext i8 %70 to i32
  %72 = add nuw nsw i32 %68, %71
  %73 = urem i32 %72, 1000003
  %74 = add nuw nsw i64 %43, 1
  br label %42, !llvm.loop !26
}

; Function Attrs: nofree nosync nounwind readonly uwtable
define internal i32 @shiftOr(i8* nocapture noundef readonly %0, i32 noundef %1, i8* nocapture noundef readonly %2, i32 noundef %3) #6 {
  %5 = alloca [256 x i64], align 16
  %6 = bitcast [256 x i64]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 2048, i8* nonnull %6) #12
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(2048) %6, i8 -1, i64 2048, i1 false)
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %10

8:
  %9 = zext i32 %3 to i64
  br label %17

10:
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %29

12:
  %13 = add nsw i32 %3, -1
  %14 = zext i32 %13 to i64
  %15 = shl nuw i64 1, %14
  %16 = zext i32 %1 to i64
  br label %31

17:
  %18 = phi i64 [ 0, %8 ], [ %27, %17 ]
  %19 = shl nuw i64 1, %18
  %20 = xor i64 %19, -1
  %21 = getelementptr inbounds i8, i8* %2, i64 %18
  %22 = load i8, i8* %21, align 1
  %23 = zext i8 %22 to i64
  %24 = getelementptr inbounds [256 x i64], [256 x i64]* %5, i64 0, i64 %23
  %25 = load i64, i64* %24, align 8
  %26 = and i64 %25, %20
  store i64 %26, i64* %24, align 8
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %10, label %17, !llvm.loop !27

29:
  %30 = phi i32 [ 0, %10 ], [ %45, %31 ]
  call void @llvm.lifetime.end.p0i8(i64 2048, i8* nonnull %6) #12
  ret i32 %30

31:
  %32 = phi i64 [ 0, %12 ], [ %46, %31 ]
  %33 = phi i32 [ 0, %12 ], [ %45, %31 ]
  %34 = phi i64 [ -1, %12 ], [ %41, %31 ]
  %35 = shl i64 %34, 1
  %36 = getelementptr inbounds i8, i8* %0, i64 %32
  %37 = load i8, i8* %36, align 1
  %38 = zext i8 %37 to i64
  %39 = getelementptr inbounds [256 x i64], [256 x i64]* %5, i64 0, i64 %38
  %40 = load i64, i64* %39, align 8
  %41 = or i64 %40, %35
  %42 = and i64 %41, %15
  %43 = icmp eq i64 %42, 0
  %44 = zext i1 %43 to i32
  %45 = add nuw nsw i32 %33, %44
  %46 = add nuw nsw i64 %32, 1
  %47 = icmp eq i64 %46, %16
  br i1 %47, label %29, label %31, !llvm.loop !28
}

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i32 @strncmp(i8* nocapture noundef, i8* nocapture noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #9

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #10

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #11

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind }
attributes #10 = { argmemonly nofree nounwind readonly willreturn }
attributes #11 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #12 = { nounwind }
attributes #13 = { nounwind readonly willreturn }

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
!13 = distinct !{!13, !7}
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
!26 = distinct !{!26, !7}
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
