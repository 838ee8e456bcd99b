; ModuleID = 'interpreter.c'
source_filename = "interpreter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { [16 x i8], i32 }

@memory = internal unnamed_addr global [1000 x i64] zeroinitializer, align 16
@sieve = internal constant [445 x i8] c"push 2 store 1 outer: load 1 load 0 less jzero @count load 1 peek jzero @prime jump @step prime: load 1 dup mul store 2 inner: load 2 load 0 less jzero @step push 1 load 2 poke load 2 load 1 add store 2 jump @inner step: load 1 push 1 add store 1 jump @outer count: push 0 store 3 push 2 store 1 loop: load 1 load 0 less jzero @done load 1 peek push 0 equal load 3 add store 3 load 1 push 1 add store 1 jump @loop done: load 3 print load 3 halt\00", align 16
@collatz = internal constant [451 x i8] c"push 0 store 1 push 1 store 2 next: load 2 load 0 less jzero @done load 2 store 3 push 0 store 4 call @walk load 1 load 4 less jzero @skip load 4 store 1 load 2 store 5 skip: load 2 push 1 add store 2 jump @next done: load 5 print load 1 print load 1 halt walk: load 3 push 1 equal jzero @more ret more: load 4 push 1 add store 4 load 3 push 2 mod jzero @even load 3 push 3 mul push 1 add store 3 jump @walk even: load 3 push 2 div store 3 jump @walk\00", align 16
@.str = private unnamed_addr constant [9 x i8] c"sum %ld\0A\00", align 1
@codeLen = internal unnamed_addr global i32 0, align 4
@code = internal global [400 x i32] zeroinitializer, align 16
@names.rel = internal unnamed_addr constant [20 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.1 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.2 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.3 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.4 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.5 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.6 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.7 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.8 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.9 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.10 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.11 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.12 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.13 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.14 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.15 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.16 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.17 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.18 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.19 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.20 to i64), i64 ptrtoint (ptr @names.rel to i64)) to i32)], align 4
@.str.1 = private unnamed_addr constant [5 x i8] c"halt\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"push\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"load\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"store\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"add\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"sub\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"mul\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"div\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"mod\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"less\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"equal\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"jump\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"jzero\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"call\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"ret\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"print\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"dup\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"drop\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"peek\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"poke\00", align 1
@run.dispatch = internal unnamed_addr constant [20 x ptr] [ptr blockaddress(@run, %149), ptr blockaddress(@run, %7), ptr blockaddress(@run, %19), ptr blockaddress(@run, %27), ptr blockaddress(@run, %35), ptr blockaddress(@run, %42), ptr blockaddress(@run, %49), ptr blockaddress(@run, %56), ptr blockaddress(@run, %63), ptr blockaddress(@run, %70), ptr blockaddress(@run, %78), ptr blockaddress(@run, %86), ptr blockaddress(@run, %91), ptr blockaddress(@run, %104), ptr blockaddress(@run, %115), ptr blockaddress(@run, %121), ptr blockaddress(@run, %128), ptr blockaddress(@run, %133), ptr blockaddress(@run, %136), ptr blockaddress(@run, %142)], align 16
@.str.21 = private unnamed_addr constant [5 x i8] c" %ld\00", align 1
@.str.22 = private unnamed_addr constant [14 x i8] c" (%lu steps)\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %9

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #8
  %8 = trunc i64 %7 to i32
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 2, %2 ]
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = phi i64 [ 0, %9 ], [ %29, %15 ]
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %13)
  ret i32 0

15:
  %16 = phi i32 [ %30, %15 ], [ 0, %9 ]
  %17 = phi i64 [ %29, %15 ], [ 0, %9 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(8000) @memory, i8 0, i64 8000, i1 false)
  tail call fastcc void @assemble(ptr noundef nonnull @sieve)
  %18 = urem i32 %16, 10
  %19 = sub nuw nsw i32 1000, %18
  %20 = zext nneg i32 %19 to i64
  %21 = icmp eq i32 %16, 0
  %22 = zext i1 %21 to i32
  %23 = tail call fastcc i64 @run(i64 noundef %20, i32 noundef %22)
  %24 = add nsw i64 %23, %17
  tail call fastcc void @assemble(ptr noundef nonnull @collatz)
  %25 = urem i32 %16, 7
  %26 = add nuw nsw i32 %25, 100
  %27 = zext nneg i32 %26 to i64
  %28 = tail call fastcc i64 @run(i64 noundef %27, i32 noundef %22)
  %29 = add nsw i64 %24, %28
  %30 = add nuw nsw i32 %16, 1
  %31 = icmp eq i32 %30, %10
  br i1 %31, label %12, label %15, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nofree nounwind uwtable
define internal fastcc void @assemble(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = alloca [20 x %struct.anon], align 16
  %3 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %2) #8
  %4 = getelementptr inbounds i8, ptr %3, i64 1
  br label %6

5:
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %2) #8
  ret void

6:
  %7 = phi i32 [ 0, %1 ], [ %103, %101 ]
  %8 = phi i32 [ undef, %1 ], [ %102, %101 ]
  %9 = icmp eq i32 %7, 0
  %10 = select i1 %9, i32 0, i32 %8
  store i32 0, ptr @codeLen, align 4, !tbaa !12
  br label %11

11:
  %12 = phi i32 [ %10, %6 ], [ %100, %99 ]
  %13 = phi ptr [ %0, %6 ], [ %24, %99 ]
  %14 = load i8, ptr %13, align 1, !tbaa !14
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %101, label %16

16:
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #8
  br label %17

17:
  %18 = phi ptr [ %13, %16 ], [ %21, %17 ]
  %19 = load i8, ptr %18, align 1, !tbaa !14
  %20 = icmp eq i8 %19, 32
  %21 = getelementptr inbounds i8, ptr %18, i64 1
  br i1 %20, label %17, label %22, !llvm.loop !15

22:
  %23 = phi i64 [ %28, %26 ], [ 0, %17 ]
  %24 = phi ptr [ %27, %26 ], [ %18, %17 ]
  %25 = load i8, ptr %24, align 1, !tbaa !14
  switch i8 %25, label %26 [
    i8 0, label %30
    i8 32, label %30
  ]

26:
  %27 = getelementptr inbounds i8, ptr %24, i64 1
  %28 = add nuw nsw i64 %23, 1
  %29 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %23
  store i8 %25, ptr %29, align 1, !tbaa !14
  br label %22, !llvm.loop !16

30:
  %31 = and i64 %23, 4294967295
  %32 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %31
  store i8 0, ptr %32, align 1, !tbaa !14
  %33 = icmp eq i64 %23, 0
  br i1 %33, label %99, label %34

34:
  %35 = shl i64 %23, 32
  %36 = add i64 %35, -4294967296
  %37 = ashr exact i64 %36, 32
  %38 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 %37
  %39 = load i8, ptr %38, align 1, !tbaa !14
  %40 = icmp eq i8 %39, 58
  br i1 %40, label %41, label %49

41:
  store i8 0, ptr %38, align 1, !tbaa !14
  br i1 %9, label %42, label %99

42:
  %43 = sext i32 %12 to i64
  %44 = getelementptr inbounds [20 x %struct.anon], ptr %2, i64 0, i64 %43
  %45 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %44, ptr noundef nonnull dereferenceable(1) %3) #8
  %46 = load i32, ptr @codeLen, align 4, !tbaa !12
  %47 = add nsw i32 %12, 1
  %48 = getelementptr inbounds i8, ptr %44, i64 16
  store i32 %46, ptr %48, align 4, !tbaa !17
  br label %99

49:
  %50 = load i8, ptr %3, align 16
  switch i8 %50, label %71 [
    i8 64, label %51
    i8 45, label %76
  ]

51:
  %52 = load i32, ptr @codeLen, align 4, !tbaa !12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [400 x i32], ptr @code, i64 0, i64 %53
  store i32 -1, ptr %54, align 4, !tbaa !12
  %55 = icmp sgt i32 %12, 0
  br i1 %55, label %56, label %58

56:
  %57 = zext nneg i32 %12 to i64
  br label %60

58:
  %59 = add nsw i32 %52, 1
  store i32 %59, ptr @codeLen, align 4, !tbaa !12
  br label %99

60:
  %61 = phi i64 [ 0, %56 ], [ %69, %68 ]
  %62 = getelementptr inbounds [20 x %struct.anon], ptr %2, i64 0, i64 %61
  %63 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %62, ptr noundef nonnull dereferenceable(1) %4) #9
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %68

65:
  %66 = getelementptr inbounds i8, ptr %62, i64 16
  %67 = load i32, ptr %66, align 4, !tbaa !17
  store i32 %67, ptr %54, align 4, !tbaa !12
  br label %68

68:
  %69 = add nuw nsw i64 %61, 1
  %70 = icmp eq i64 %69, %57
  br i1 %70, label %58, label %60, !llvm.loop !19

71:
  %72 = add i8 %50, -48
  %73 = icmp ult i8 %72, 10
  br i1 %73, label %76, label %74

74:
  %75 = load i32, ptr @codeLen, align 4, !tbaa !12
  br label %83

76:
  %77 = call i64 @strtol(ptr nocapture noundef nonnull %3, ptr noundef null, i32 noundef 10) #8
  %78 = trunc i64 %77 to i32
  %79 = load i32, ptr @codeLen, align 4, !tbaa !12
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr @codeLen, align 4, !tbaa !12
  %81 = sext i32 %79 to i64
  %82 = getelementptr inbounds [400 x i32], ptr @code, i64 0, i64 %81
  store i32 %78, ptr %82, align 4, !tbaa !12
  br label %99

83:
  %84 = phi i64 [ 0, %74 ], [ %97, %95 ]
  %85 = phi i32 [ %75, %74 ], [ %96, %95 ]
  %86 = shl i64 %84, 2
  %87 = call ptr @llvm.load.relative.i64(ptr @names.rel, i64 %86)
  %88 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %87, ptr noundef nonnull dereferenceable(1) %3) #9
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %95

90:
  %91 = add nsw i32 %85, 1
  store i32 %91, ptr @codeLen, align 4, !tbaa !12
  %92 = sext i32 %85 to i64
  %93 = getelementptr inbounds [400 x i32], ptr @code, i64 0, i64 %92
  %94 = trunc nuw nsw i64 %84 to i32
  store i32 %94, ptr %93, align 4, !tbaa !12
  br label %95

95:
  %96 = phi i32 [ %85, %83 ], [ %91, %90 ]
  %97 = add nuw nsw i64 %84, 1
  %98 = icmp eq i64 %97, 20
  br i1 %98, label %99, label %83, !llvm.loop !20

99:
  %100 = phi i32 [ %12, %30 ], [ %47, %42 ], [ %12, %41 ], [ %12, %58 ], [ %12, %76 ], [ %12, %95 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #8
  br i1 %33, label %101, label %11, !llvm.loop !21

101:
  %102 = phi i32 [ %100, %99 ], [ %12, %11 ]
  %103 = add nuw nsw i32 %7, 1
  %104 = icmp eq i32 %7, 0
  br i1 %104, label %6, label %5, !llvm.loop !22
}

; Function Attrs: nofree nounwind uwtable
define internal fastcc i64 @run(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca [64 x i64], align 16
  %4 = alloca [16 x i64], align 16
  %5 = alloca [32 x i32], align 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  store i64 %0, ptr %4, align 16, !tbaa !23
  %6 = icmp eq i32 %1, 0
  br label %156

7:
  %8 = getelementptr inbounds i8, ptr %159, i64 4
  %9 = load i32, ptr %159, align 4, !tbaa !12
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %157, i64 8
  store i64 %10, ptr %157, align 8, !tbaa !23
  %12 = getelementptr inbounds i8, ptr %159, i64 8
  br label %13

13:
  %14 = phi ptr [ %8, %7 ], [ %20, %19 ], [ %30, %27 ], [ %159, %35 ], [ %159, %42 ], [ %159, %49 ], [ %159, %56 ], [ %159, %63 ], [ %159, %70 ], [ %159, %78 ], [ %89, %86 ], [ %102, %101 ], [ %113, %104 ], [ %119, %115 ], [ %159, %126 ], [ %159, %128 ], [ %159, %133 ], [ %159, %136 ], [ %159, %142 ]
  %15 = phi ptr [ %11, %7 ], [ %25, %19 ], [ %28, %27 ], [ %36, %35 ], [ %43, %42 ], [ %50, %49 ], [ %57, %56 ], [ %64, %63 ], [ %71, %70 ], [ %79, %78 ], [ %157, %86 ], [ %92, %101 ], [ %157, %104 ], [ %157, %115 ], [ %122, %126 ], [ %131, %128 ], [ %134, %133 ], [ %157, %136 ], [ %143, %142 ]
  %16 = phi ptr [ %158, %7 ], [ %158, %19 ], [ %158, %27 ], [ %158, %35 ], [ %158, %42 ], [ %158, %49 ], [ %158, %56 ], [ %158, %63 ], [ %158, %70 ], [ %158, %78 ], [ %158, %86 ], [ %158, %101 ], [ %110, %104 ], [ %116, %115 ], [ %158, %126 ], [ %158, %128 ], [ %158, %133 ], [ %158, %136 ], [ %158, %142 ]
  %17 = phi ptr [ %12, %7 ], [ %26, %19 ], [ %34, %27 ], [ %41, %35 ], [ %48, %42 ], [ %55, %49 ], [ %62, %56 ], [ %69, %63 ], [ %77, %70 ], [ %85, %78 ], [ %90, %86 ], [ %103, %101 ], [ %114, %104 ], [ %120, %115 ], [ %127, %126 ], [ %132, %128 ], [ %135, %133 ], [ %141, %136 ], [ %148, %142 ]
  %18 = add i64 %160, 1
  br label %156

19:
  %20 = getelementptr inbounds i8, ptr %159, i64 4
  %21 = load i32, ptr %159, align 4, !tbaa !12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [16 x i64], ptr %4, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !23
  %25 = getelementptr inbounds i8, ptr %157, i64 8
  store i64 %24, ptr %157, align 8, !tbaa !23
  %26 = getelementptr inbounds i8, ptr %159, i64 8
  br label %13

27:
  %28 = getelementptr inbounds i8, ptr %157, i64 -8
  %29 = load i64, ptr %28, align 8, !tbaa !23
  %30 = getelementptr inbounds i8, ptr %159, i64 4
  %31 = load i32, ptr %159, align 4, !tbaa !12
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [16 x i64], ptr %4, i64 0, i64 %32
  store i64 %29, ptr %33, align 8, !tbaa !23
  %34 = getelementptr inbounds i8, ptr %159, i64 8
  br label %13

35:
  %36 = getelementptr inbounds i8, ptr %157, i64 -8
  %37 = load i64, ptr %36, align 8, !tbaa !23
  %38 = getelementptr inbounds i8, ptr %157, i64 -16
  %39 = load i64, ptr %38, align 8, !tbaa !23
  %40 = add nsw i64 %39, %37
  store i64 %40, ptr %38, align 8, !tbaa !23
  %41 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

42:
  %43 = getelementptr inbounds i8, ptr %157, i64 -8
  %44 = load i64, ptr %43, align 8, !tbaa !23
  %45 = getelementptr inbounds i8, ptr %157, i64 -16
  %46 = load i64, ptr %45, align 8, !tbaa !23
  %47 = sub nsw i64 %46, %44
  store i64 %47, ptr %45, align 8, !tbaa !23
  %48 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

49:
  %50 = getelementptr inbounds i8, ptr %157, i64 -8
  %51 = load i64, ptr %50, align 8, !tbaa !23
  %52 = getelementptr inbounds i8, ptr %157, i64 -16
  %53 = load i64, ptr %52, align 8, !tbaa !23
  %54 = mul nsw i64 %53, %51
  store i64 %54, ptr %52, align 8, !tbaa !23
  %55 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

56:
  %57 = getelementptr inbounds i8, ptr %157, i64 -8
  %58 = load i64, ptr %57, align 8, !tbaa !23
  %59 = getelementptr inbounds i8, ptr %157, i64 -16
  %60 = load i64, ptr %59, align 8, !tbaa !23
  %61 = sdiv i64 %60, %58
  store i64 %61, ptr %59, align 8, !tbaa !23
  %62 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

63:
  %64 = getelementptr inbounds i8, ptr %157, i64 -8
  %65 = load i64, ptr %64, align 8, !tbaa !23
  %66 = getelementptr inbounds i8, ptr %157, i64 -16
  %67 = load i64, ptr %66, align 8, !tbaa !23
  %68 = srem i64 %67, %65
  store i64 %68, ptr %66, align 8, !tbaa !23
  %69 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

70:
  %71 = getelementptr inbounds i8, ptr %157, i64 -8
  %72 = getelementptr inbounds i8, ptr %157, i64 -16
  %73 = load i64, ptr %72, align 8, !tbaa !23
  %74 = load i64, ptr %71, align 8, !tbaa !23
  %75 = icmp slt i64 %73, %74
  %76 = zext i1 %75 to i64
  store i64 %76, ptr %72, align 8, !tbaa !23
  %77 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

78:
  %79 = getelementptr inbounds i8, ptr %157, i64 -8
  %80 = getelementptr inbounds i8, ptr %157, i64 -16
  %81 = load i64, ptr %80, align 8, !tbaa !23
  %82 = load i64, ptr %79, align 8, !tbaa !23
  %83 = icmp eq i64 %81, %82
  %84 = zext i1 %83 to i64
  store i64 %84, ptr %80, align 8, !tbaa !23
  %85 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

86:
  %87 = load i32, ptr %159, align 4, !tbaa !12
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr @code, i64 %88
  %90 = getelementptr inbounds i8, ptr %89, i64 4
  br label %13

91:
  %92 = getelementptr inbounds i8, ptr %157, i64 -8
  %93 = load i64, ptr %92, align 8, !tbaa !23
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %97, label %95

95:
  %96 = getelementptr inbounds i8, ptr %159, i64 4
  br label %101

97:
  %98 = load i32, ptr %159, align 4, !tbaa !12
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr @code, i64 %99
  br label %101

101:
  %102 = phi ptr [ %96, %95 ], [ %100, %97 ]
  %103 = getelementptr inbounds i8, ptr %102, i64 4
  br label %13

104:
  %105 = getelementptr inbounds i8, ptr %159, i64 4
  %106 = ptrtoint ptr %105 to i64
  %107 = sub i64 %106, ptrtoint (ptr @code to i64)
  %108 = lshr exact i64 %107, 2
  %109 = trunc i64 %108 to i32
  %110 = getelementptr inbounds i8, ptr %158, i64 4
  store i32 %109, ptr %158, align 4, !tbaa !12
  %111 = load i32, ptr %159, align 4, !tbaa !12
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr @code, i64 %112
  %114 = getelementptr inbounds i8, ptr %113, i64 4
  br label %13

115:
  %116 = getelementptr inbounds i8, ptr %158, i64 -4
  %117 = load i32, ptr %116, align 4, !tbaa !12
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr @code, i64 %118
  %120 = getelementptr inbounds i8, ptr %119, i64 4
  br label %13

121:
  %122 = getelementptr inbounds i8, ptr %157, i64 -8
  br i1 %6, label %126, label %123

123:
  %124 = load i64, ptr %122, align 8, !tbaa !23
  %125 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i64 noundef %124)
  br label %126

126:
  %127 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

128:
  %129 = getelementptr inbounds i8, ptr %157, i64 -8
  %130 = load i64, ptr %129, align 8, !tbaa !23
  store i64 %130, ptr %157, align 8, !tbaa !23
  %131 = getelementptr inbounds i8, ptr %157, i64 8
  %132 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

133:
  %134 = getelementptr inbounds i8, ptr %157, i64 -8
  %135 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

136:
  %137 = getelementptr inbounds i8, ptr %157, i64 -8
  %138 = load i64, ptr %137, align 8, !tbaa !23
  %139 = getelementptr inbounds [1000 x i64], ptr @memory, i64 0, i64 %138
  %140 = load i64, ptr %139, align 8, !tbaa !23
  store i64 %140, ptr %137, align 8, !tbaa !23
  %141 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

142:
  %143 = getelementptr inbounds i8, ptr %157, i64 -16
  %144 = load i64, ptr %143, align 8, !tbaa !23
  %145 = getelementptr inbounds i8, ptr %157, i64 -8
  %146 = load i64, ptr %145, align 8, !tbaa !23
  %147 = getelementptr inbounds [1000 x i64], ptr @memory, i64 0, i64 %146
  store i64 %144, ptr %147, align 8, !tbaa !23
  %148 = getelementptr inbounds i8, ptr %159, i64 4
  br label %13

149:
  %150 = icmp eq i32 %1, 0
  br i1 %150, label %153, label %151

151:
  %152 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef %160)
  br label %153

153:
  %154 = getelementptr inbounds i8, ptr %157, i64 -8
  %155 = load i64, ptr %154, align 8, !tbaa !23
  ret i64 %155

156:
  %157 = phi ptr [ %3, %2 ], [ %15, %13 ]
  %158 = phi ptr [ %5, %2 ], [ %16, %13 ]
  %159 = phi ptr [ getelementptr inbounds (i8, ptr @code, i64 4), %2 ], [ %17, %13 ]
  %160 = phi i64 [ 1, %2 ], [ %18, %13 ]
  %161 = phi ptr [ @code, %2 ], [ %14, %13 ]
  %162 = load i32, ptr %161, align 4, !tbaa !12
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !5
  indirectbr ptr %165, [label %149, label %7, label %19, label %27, label %35, label %42, label %49, label %56, label %63, label %70, label %78, label %86, label %91, label %104, label %115, label %121, label %128, label %133, label %136, label %142]
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias nocapture noundef readonly) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !7, i64 0}
!14 = !{!7, !7, i64 0}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = !{!18, !13, i64 16}
!18 = !{!"", !7, i64 0, !13, i64 16}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = !{!24, !24, i64 0}
!24 = !{!"long", !7, i64 0}
