; ModuleID = 'interpreter.c'
source_filename = "interpreter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { [16 x i8], i32 }

@memory = internal unnamed_addr global [1000 x i64] zeroinitializer, align 16
@sieve = internal constant [445 x i8] c"push 2 store 1 outer: load 1 load 0 less jzero @count load 1 peek jzero @prime jump @step prime: load 1 dup mul store 2 inner: load 2 load 0 less jzero @step push 1 load 2 poke load 2 load 1 add store 2 jump @inner step: load 1 push 1 add store 1 jump @outer count: push 0 store 3 push 2 store 1 loop: load 1 load 0 less jzero @done load 1 peek push 0 equal load 3 add store 3 load 1 push 1 add store 1 jump @loop done: load 3 print load 3 halt\00", align 16
@collatz = internal constant [451 x i8] c"push 0 store 1 push 1 store 2 next: load 2 load 0 less jzero @done load 2 store 3 push 0 store 4 call @walk load 1 load 4 less jzero @skip load 4 store 1 load 2 store 5 skip: load 2 push 1 add store 2 jump @next done: load 5 print load 1 print load 1 halt walk: load 3 push 1 equal jzero @more ret more: load 4 push 1 add store 4 load 3 push 2 mod jzero @even load 3 push 3 mul push 1 add store 3 jump @walk even: load 3 push 2 div store 3 jump @walk\00", align 16
@.str = private unnamed_addr constant [9 x i8] c"sum %ld\0A\00", align 1
@codeLen = internal unnamed_addr global i32 0, align 4
@code = internal global [400 x i32] zeroinitializer, align 16
@reltable.assemble = internal unnamed_addr constant [20 x i32] [i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.1 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.2 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.3 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([6 x i8]* @.str.4 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.5 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.6 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.7 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.8 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.9 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.10 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([6 x i8]* @.str.11 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.12 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([6 x i8]* @.str.13 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.14 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.15 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([6 x i8]* @.str.16 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([4 x i8]* @.str.17 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.18 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.19 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint ([5 x i8]* @.str.20 to i64), i64 ptrtoint ([20 x i32]* @reltable.assemble to i64)) to i32)], align 4
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
@run.dispatch = internal unnamed_addr constant [20 x i8*] [i8* blockaddress(@run, %153), i8* blockaddress(@run, %11), i8* blockaddress(@run, %23), i8* blockaddress(@run, %31), i8* blockaddress(@run, %39), i8* blockaddress(@run, %46), i8* blockaddress(@run, %53), i8* blockaddress(@run, %60), i8* blockaddress(@run, %67), i8* blockaddress(@run, %74), i8* blockaddress(@run, %82), i8* blockaddress(@run, %90), i8* blockaddress(@run, %95), i8* blockaddress(@run, %108), i8* blockaddress(@run, %119), i8* blockaddress(@run, %125), i8* blockaddress(@run, %132), i8* blockaddress(@run, %137), i8* blockaddress(@run, %140), i8* blockaddress(@run, %146)], align 16
@.str.21 = private unnamed_addr constant [5 x i8] c" %ld\00", align 1
@.str.22 = private unnamed_addr constant [14 x i8] c" (%lu steps)\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8*, i8** %1, i64 1
  %6 = load i8*, i8** %5, align 8
  %7 = tail call i64 @strtol(i8* nocapture noundef nonnull %6, i8** noundef null, i32 noundef 10) #8
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = phi i32 [ %8, %4 ], [ 2, %2 ]
  br label %15

12:
  %13 = phi i64 [ 0, %4 ], [ %29, %15 ]
  %14 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %13)
  ret i32 0

15:
  %16 = phi i32 [ %30, %15 ], [ 0, %10 ]
  %17 = phi i64 [ %29, %15 ], [ 0, %10 ]
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(8000) bitcast ([1000 x i64]* @memory to i8*), i8 0, i64 8000, i1 false)
  tail call fastcc void @assemble(i8* noundef getelementptr inbounds ([445 x i8], [445 x i8]* @sieve, i64 0, i64 0))
  %18 = urem i32 %16, 10
  %19 = sub nuw nsw i32 1000, %18
  %20 = zext i32 %19 to i64
  %21 = icmp eq i32 %16, 0
  %22 = zext i1 %21 to i32
  %23 = tail call fastcc i64 @run(i64 noundef %20, i32 noundef %22)
  %24 = add nsw i64 %23, %17
  tail call fastcc void @assemble(i8* noundef getelementptr inbounds ([451 x i8], [451 x i8]* @collatz, i64 0, i64 0))
  %25 = urem i32 %16, 7
  %26 = add nuw nsw i32 %25, 100
  %27 = zext i32 %26 to i64
  %28 = tail call fastcc i64 @run(i64 noundef %27, i32 noundef %22)
  %29 = add nsw i64 %24, %28
  %30 = add nuw nsw i32 %16, 1
  %31 = icmp eq i32 %30, %11
  br i1 %31, label %12, label %15, !llvm.loop !5
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nofree nounwind uwtable
define internal fastcc void @assemble(i8* nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = alloca [20 x %struct.anon], align 16
  %3 = alloca [16 x i8], align 16
  %4 = getelementptr inbounds [20 x %struct.anon], [20 x %struct.anon]* %2, i64 0, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 400, i8* nonnull %4) #8
  %5 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 0
  %6 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 1
  br label %8

7:
  call void @llvm.lifetime.end.p0i8(i64 400, i8* nonnull %4) #8
  ret void

8:
  %9 = phi i1 [ true, %1 ], [ false, %117 ]
  %10 = phi i32 [ undef, %1 ], [ %118, %117 ]
  %11 = select i1 %9, i32 0, i32 %10
  store i32 0, i32* @codeLen, align 4
  %12 = load i8, i8* %0, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %117, label %14

14:
  %15 = phi i8 [ %115, %110 ], [ %12, %8 ]
  %16 = phi i8* [ %33, %110 ], [ %0, %8 ]
  %17 = phi i32 [ %114, %110 ], [ %11, %8 ]
  %18 = phi i32 [ %113, %110 ], [ 0, %8 ]
  %19 = phi i32 [ %112, %110 ], [ 0, %8 ]
  %20 = phi i32 [ %111, %110 ], [ 0, %8 ]
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %5) #8
  %21 = icmp eq i8 %15, 32
  br i1 %21, label %22, label %27, !llvm.loop !8

22:
  %23 = phi i8* [ %24, %22 ], [ %16, %14 ]
  %24 = getelementptr inbounds i8, i8* %23, i64 1
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 32
  br i1 %26, label %22, label %27, !llvm.loop !8

27:
  %28 = phi i8 [ %15, %14 ], [ %25, %22 ]
  %29 = phi i8* [ %16, %14 ], [ %24, %22 ]
  br label %30

30:
  %31 = phi i64 [ %36, %34 ], [ 0, %27 ]
  %32 = phi i8 [ %38, %34 ], [ %28, %27 ]
  %33 = phi i8* [ %35, %34 ], [ %29, %27 ]
  switch i8 %32, label %34 [
    i8 0, label %39
    i8 32, label %39
  ]

34:
  %35 = getelementptr inbounds i8, i8* %33, i64 1
  %36 = add nuw i64 %31, 1
  %37 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %31
  store i8 %32, i8* %37, align 1
  %38 = load i8, i8* %35, align 1
  br label %30, !llvm.loop !9

39:
  %40 = trunc i64 %31 to i32
  %41 = and i64 %31, 4294967295
  %42 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %41
  store i8 0, i8* %42, align 1
  %43 = icmp eq i32 %40, 0
  br i1 %43, label %44, label %45

44:
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %5) #8
  br label %117

45:
  %46 = shl i64 %31, 32
  %47 = add i64 %46, -4294967296
  %48 = ashr exact i64 %47, 32
  %49 = getelementptr inbounds [16 x i8], [16 x i8]* %3, i64 0, i64 %48
  %50 = load i8, i8* %49, align 1
  %51 = icmp eq i8 %50, 58
  br i1 %51, label %52, label %59

52:
  store i8 0, i8* %49, align 1
  br i1 %9, label %53, label %110

53:
  %54 = sext i32 %17 to i64
  %55 = getelementptr inbounds [20 x %struct.anon], [20 x %struct.anon]* %2, i64 0, i64 %54, i32 0, i64 0
  %56 = call i8* @strcpy(i8* noundef nonnull %55, i8* noundef nonnull %5) #8
  %57 = add nsw i32 %17, 1
  %58 = getelementptr inbounds [20 x %struct.anon], [20 x %struct.anon]* %2, i64 0, i64 %54, i32 1
  store i32 %20, i32* %58, align 4
  br label %110

59:
  %60 = load i8, i8* %5, align 16
  switch i8 %60, label %80 [
    i8 64, label %61
    i8 45, label %83
  ]

61:
  %62 = sext i32 %18 to i64
  %63 = getelementptr inbounds [400 x i32], [400 x i32]* @code, i64 0, i64 %62
  store i32 -1, i32* %63, align 4
  %64 = icmp sgt i32 %17, 0
  br i1 %64, label %65, label %67

65:
  %66 = zext i32 %17 to i64
  br label %69

67:
  %68 = add nsw i32 %18, 1
  store i32 %68, i32* @codeLen, align 4
  br label %110

69:
  %70 = phi i64 [ 0, %65 ], [ %78, %77 ]
  %71 = getelementptr inbounds [20 x %struct.anon], [20 x %struct.anon]* %2, i64 0, i64 %70, i32 0, i64 0
  %72 = call i32 @strcmp(i8* noundef nonnull %71, i8* noundef nonnull %6) #9
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %77

74:
  %75 = getelementptr inbounds [20 x %struct.anon], [20 x %struct.anon]* %2, i64 0, i64 %70, i32 1
  %76 = load i32, i32* %75, align 4
  store i32 %76, i32* %63, align 4
  br label %77

77:
  %78 = add nuw nsw i64 %70, 1
  %79 = icmp eq i64 %78, %66
  br i1 %79, label %67, label %69, !llvm.loop !10

80:
  %81 = add i8 %60, -48
  %82 = icmp ult i8 %81, 10
  br i1 %82, label %83, label %90

83:
  %84 = call i64 @strtol(i8* nocapture noundef nonnull %5, i8** noundef null, i32 noundef 10) #8
  %85 = trunc i64 %84 to i32
  %86 = load i32, i32* @codeLen, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, i32* @codeLen, align 4
  %88 = sext i32 %86 to i64
  %89 = getelementptr inbounds [400 x i32], [400 x i32]* @code, i64 0, i64 %88
  store i32 %85, i32* %89, align 4
  br label %110

90:
  %91 = phi i32 [ %105, %104 ], [ %20, %80 ]
  %92 = phi i32 [ %106, %104 ], [ %19, %80 ]
  %93 = phi i64 [ %108, %104 ], [ 0, %80 ]
  %94 = phi i32 [ %107, %104 ], [ %19, %80 ]
  %95 = shl i64 %93, 2
  %96 = call i8* @llvm.load.relative.i64(i8* bitcast ([20 x i32]* @reltable.assemble to i8*), i64 %95)
  %97 = call i32 @strcmp(i8* noundef nonnull dereferenceable(1) %96, i8* noundef nonnull %5) #9
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %104

99:
  %100 = add nsw i32 %94, 1
  store i32 %100, i32* @codeLen, align 4
  %101 = sext i32 %94 to i64
  %102 = getelementptr inbounds [400 x i32], [400 x i32]* @code, i64 0, i64 %101
  %103 = trunc i64 %93 to i32
  store i32 %103, i32* %102, align 4
  br label %104

104:
  %105 = phi i32 [ %91, %90 ], [ %100, %99 ]
  %106 = phi i32 [ %92, %90 ], [ %100, %99 ]
  %107 = phi i32 [ %94, %90 ], [ %100, %99 ]
  %108 = add nuw nsw i64 %93, 1
  %109 = icmp eq i64 %108, 20
  br i1 %109, label %110, label %90, !llvm.loop !11

110:
  %111 = phi i32 [ %20, %53 ], [ %20, %52 ], [ %68, %67 ], [ %87, %83 ], [ %105, %104 ]
  %112 = phi i32 [ %20, %53 ], [ %19, %52 ], [ %68, %67 ], [ %87, %83 ], [ %106, %104 ]
  %113 = phi i32 [ %20, %53 ], [ %18, %52 ], [ %68, %67 ], [ %87, %83 ], [ %107, %104 ]
  %114 = phi i32 [ %57, %53 ], [ %17, %52 ], [ %17, %67 ], [ %17, %83 ], [ %17, %104 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %5) #8
  %115 = load i8, i8* %33, align 1
  %116 = icmp eq i8 %115, 0
  br i1 %116, label %117, label %14, !llvm.loop !12

117:
  %118 = phi i32 [ %17, %44 ], [ %11, %8 ], [ %114, %110 ]
  br i1 %9, label %8, label %7, !llvm.loop !13
}

; Function Attrs: nofree nounwind uwtable
define internal fastcc i64 @run(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca [64 x i64], align 16
  %4 = alloca [16 x i64], align 16
  %5 = alloca [32 x i32], align 16
  %6 = getelementptr inbounds [64 x i64], [64 x i64]* %3, i64 0, i64 0
  %7 = bitcast [16 x i64]* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(128) %7, i8 0, i64 128, i1 false)
  %8 = getelementptr inbounds [32 x i32], [32 x i32]* %5, i64 0, i64 0
  %9 = getelementptr inbounds [16 x i64], [16 x i64]* %4, i64 0, i64 0
  store i64 %0, i64* %9, align 16
  %10 = icmp eq i32 %1, 0
  br label %159

11:
  %12 = getelementptr inbounds i32, i32* %162, i64 1
  %13 = load i32, i32* %162, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i64, i64* %160, i64 1
  store i64 %14, i64* %160, align 8
  %16 = getelementptr inbounds i32, i32* %162, i64 2
  br label %17

17:
  %18 = phi i32* [ %12, %11 ], [ %24, %23 ], [ %34, %31 ], [ %162, %39 ], [ %162, %46 ], [ %162, %53 ], [ %162, %60 ], [ %162, %67 ], [ %162, %74 ], [ %162, %82 ], [ %93, %90 ], [ %106, %105 ], [ %117, %108 ], [ %123, %119 ], [ %162, %130 ], [ %162, %132 ], [ %162, %137 ], [ %162, %140 ], [ %162, %146 ]
  %19 = phi i64* [ %15, %11 ], [ %29, %23 ], [ %32, %31 ], [ %40, %39 ], [ %47, %46 ], [ %54, %53 ], [ %61, %60 ], [ %68, %67 ], [ %75, %74 ], [ %83, %82 ], [ %160, %90 ], [ %96, %105 ], [ %160, %108 ], [ %160, %119 ], [ %126, %130 ], [ %135, %132 ], [ %138, %137 ], [ %160, %140 ], [ %147, %146 ]
  %20 = phi i32* [ %161, %11 ], [ %161, %23 ], [ %161, %31 ], [ %161, %39 ], [ %161, %46 ], [ %161, %53 ], [ %161, %60 ], [ %161, %67 ], [ %161, %74 ], [ %161, %82 ], [ %161, %90 ], [ %161, %105 ], [ %114, %108 ], [ %120, %119 ], [ %161, %130 ], [ %161, %132 ], [ %161, %137 ], [ %161, %140 ], [ %161, %146 ]
  %21 = phi i32* [ %16, %11 ], [ %30, %23 ], [ %38, %31 ], [ %45, %39 ], [ %52, %46 ], [ %59, %53 ], [ %66, %60 ], [ %73, %67 ], [ %81, %74 ], [ %89, %82 ], [ %94, %90 ], [ %107, %105 ], [ %118, %108 ], [ %124, %119 ], [ %131, %130 ], [ %136, %132 ], [ %139, %137 ], [ %145, %140 ], [ %152, %146 ]
  %22 = add i64 %163, 1
  br label %159

23:
  %24 = getelementptr inbounds i32, i32* %162, i64 1
  %25 = load i32, i32* %162, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [16 x i64], [16 x i64]* %4, i64 0, i64 %26
  %28 = load i64, i64* %27, align 8
  %29 = getelementptr inbounds i64, i64* %160, i64 1
  store i64 %28, i64* %160, align 8
  %30 = getelementptr inbounds i32, i32* %162, i64 2
  br label %17

31:
  %32 = getelementptr inbounds i64, i64* %160, i64 -1
  %33 = load i64, i64* %32, align 8
  %34 = getelementptr inbounds i32, i32* %162, i64 1
  %35 = load i32, i32* %162, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [16 x i64], [16 x i64]* %4, i64 0, i64 %36
  store i64 %33, i64* %37, align 8
  %38 = getelementptr inbounds i32, i32* %162, i64 2
  br label %17

39:
  %40 = getelementptr inbounds i64, i64* %160, i64 -1
  %41 = load i64, i64* %40, align 8
  %42 = getelementptr inbounds i64, i64* %160, i64 -2
  %43 = load i64, i64* %42, align 8
  %44 = add nsw i64 %43, %41
  store i64 %44, i64* %42, align 8
  %45 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

46:
  %47 = getelementptr inbounds i64, i64* %160, i64 -1
  %48 = load i64, i64* %47, align 8
  %49 = getelementptr inbounds i64, i64* %160, i64 -2
  %50 = load i64, i64* %49, align 8
  %51 = sub nsw i64 %50, %48
  store i64 %51, i64* %49, align 8
  %52 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

53:
  %54 = getelementptr inbounds i64, i64* %160, i64 -1
  %55 = load i64, i64* %54, align 8
  %56 = getelementptr inbounds i64, i64* %160, i64 -2
  %57 = load i64, i64* %56, align 8
  %58 = mul nsw i64 %57, %55
  store i64 %58, i64* %56, align 8
  %59 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

60:
  %61 = getelementptr inbounds i64, i64* %160, i64 -1
  %62 = load i64, i64* %61, align 8
  %63 = getelementptr inbounds i64, i64* %160, i64 -2
  %64 = load i64, i64* %63, align 8
  %65 = sdiv i64 %64, %62
  store i64 %65, i64* %63, align 8
  %66 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

67:
  %68 = getelementptr inbounds i64, i64* %160, i64 -1
  %69 = load i64, i64* %68, align 8
  %70 = getelementptr inbounds i64, i64* %160, i64 -2
  %71 = load i64, i64* %70, align 8
  %72 = srem i64 %71, %69
  store i64 %72, i64* %70, align 8
  %73 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

74:
  %75 = getelementptr inbounds i64, i64* %160, i64 -1
  %76 = getelementptr inbounds i64, i64* %160, i64 -2
  %77 = load i64, i64* %76, align 8
  %78 = load i64, i64* %75, align 8
  %79 = icmp slt i64 %77, %78
  %80 = zext i1 %79 to i64
  store i64 %80, i64* %76, align 8
  %81 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

82:
  %83 = getelementptr inbounds i64, i64* %160, i64 -1
  %84 = getelementptr inbounds i64, i64* %160, i64 -2
  %85 = load i64, i64* %84, align 8
  %86 = load i64, i64* %83, align 8
  %87 = icmp eq i64 %85, %86
  %88 = zext i1 %87 to i64
  store i64 %88, i64* %84, align 8
  %89 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

90:
  %91 = load i32, i32* %162, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [400 x i32], [400 x i32]* @code, i64 0, i64 %92
  %94 = getelementptr inbounds i32, i32* %93, i64 1
  br label %17

95:
  %96 = getelementptr inbounds i64, i64* %160, i64 -1
  %97 = load i64, i64* %96, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %101, label %99

99:
  %100 = getelementptr inbounds i32, i32* %162, i64 1
  br label %105

101:
  %102 = load i32, i32* %162, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [400 x i32], [400 x i32]* @code, i64 0, i64 %103
  br label %105

105:
  %106 = phi i32* [ %100, %99 ], [ %104, %101 ]
  %107 = getelementptr inbounds i32, i32* %106, i64 1
  br label %17

108:
  %109 = getelementptr inbounds i32, i32* %162, i64 1
  %110 = ptrtoint i32* %109 to i64
  %111 = sub i64 %110, ptrtoint ([400 x i32]* @code to i64)
  %112 = lshr exact i64 %111, 2
  %113 = trunc i64 %112 to i32
  %114 = getelementptr inbounds i32, i32* %161, i64 1
  store i32 %113, i32* %161, align 4
  %115 = load i32, i32* %162, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [400 x i32], [400 x i32]* @code, i64 0, i64 %116
  %118 = getelementptr inbounds i32, i32* %117, i64 1
  br label %17

119:
  %120 = getelementptr inbounds i32, i32* %161, i64 -1
  %121 = load i32, i32* %120, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [400 x i32], [400 x i32]* @code, i64 0, i64 %122
  %124 = getelementptr inbounds i32, i32* %123, i64 1
  br label %17

125:
  %126 = getelementptr inbounds i64, i64* %160, i64 -1
  br i1 %10, label %130, label %127

127:
  %128 = load i64, i64* %126, align 8
  %129 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.21, i64 0, i64 0), i64 noundef %128)
  br label %130

130:
  %131 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

132:
  %133 = getelementptr inbounds i64, i64* %160, i64 -1
  %134 = load i64, i64* %133, align 8
  store i64 %134, i64* %160, align 8
  %135 = getelementptr inbounds i64, i64* %160, i64 1
  %136 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

137:
  %138 = getelementptr inbounds i64, i64* %160, i64 -1
  %139 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

140:
  %141 = getelementptr inbounds i64, i64* %160, i64 -1
  %142 = load i64, i64* %141, align 8
  %143 = getelementptr inbounds [1000 x i64], [1000 x i64]* @memory, i64 0, i64 %142
  %144 = load i64, i64* %143, align 8
  store i64 %144, i64* %141, align 8
  %145 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

146:
  %147 = getelementptr inbounds i64, i64* %160, i64 -2
  %148 = load i64, i64* %147, align 8
  %149 = getelementptr inbounds i64, i64* %160, i64 -1
  %150 = load i64, i64* %149, align 8
  %151 = getelementptr inbounds [1000 x i64], [1000 x i64]* @memory, i64 0, i64 %150
  store i64 %148, i64* %151, align 8
  %152 = getelementptr inbounds i32, i32* %162, i64 1
  br label %17

153:
  br i1 %10, label %156, label %154

154:
  %155 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.22, i64 0, i64 0), i64 noundef %163)
  br label %156

156:
  %157 = getelementptr inbounds i64, i64* %160, i64 -1
  %158 = load i64, i64* %157, align 8
  ret i64 %158

159:
  %160 = phi i64* [ %6, %2 ], [ %19, %17 ]
  %161 = phi i32* [ %8, %2 ], [ %20, %17 ]
  %162 = phi i32* [ getelementptr inbounds ([400 x i32], [400 x i32]* @code, i64 0, i64 1), %2 ], [ %21, %17 ]
  %163 = phi i64 [ 1, %2 ], [ %22, %17 ]
  %164 = phi i32* [ getelementptr inbounds ([400 x i32], [400 x i32]* @code, i64 0, i64 0), %2 ], [ %18, %17 ]
  %165 = load i32, i32* %164, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [20 x i8*], [20 x i8*]* @run.dispatch, i64 0, i64 %166
  %168 = load i8*, i8** %167, align 8
  indirectbr i8* %168, [label %153, label %11, label %23, label %31, label %39, label %46, label %53, label %60, label %67, label %74, label %82, label %90, label %95, label %108, label %119, label %125, label %132, label %137, label %140, label %146]
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare i8* @strcpy(i8* noalias noundef returned writeonly, i8* noalias nocapture noundef readonly) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i32 @strcmp(i8* nocapture noundef, i8* nocapture noundef) local_unnamed_addr #6

; Function Attrs: argmemonly nofree nosync nounwind readonly willreturn
declare i8* @llvm.load.relative.i64(i8*, i64) #7

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nofree nosync nounwind readonly willreturn }
attributes #8 = { nounwind }
attributes #9 = { nounwind readonly willreturn }

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
!13 = distinct !{!13, !6, !7}
