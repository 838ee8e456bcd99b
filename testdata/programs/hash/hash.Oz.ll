; ModuleID = 'hash.c'
source_filename = "hash.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { ptr, ptr }
%struct.table = type { ptr, i32, i32, i32 }
%struct.entry = type { i32, i32, i8 }

@hashes = internal unnamed_addr constant [5 x %struct.anon] [%struct.anon { ptr @.str.2, ptr @fnv }, %struct.anon { ptr @.str.3, ptr @oneAtATime }, %struct.anon { ptr @.str.4, ptr @murmur }, %struct.anon { ptr @.str.5, ptr @siphash }, %struct.anon { ptr @.str.6, ptr @wide }], align 16
@.str = private unnamed_addr constant [15 x i8] c"%-14s %016llx\0A\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"table: %u live of %u, total %ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"fnv\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"one-at-a-time\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"murmur\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"siphash\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"wide\00", align 1

; Function Attrs: minsize nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [257 x i8], align 16
  %4 = alloca [5 x i64], align 16
  %5 = alloca %struct.table, align 8
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  %10 = tail call i32 @atoi(ptr nocapture noundef %9) #10
  br label %11

11:
  %12 = phi i32 [ %10, %7 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 257, ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %4) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %4, i8 0, i64 40, i1 false)
  br label %13

13:
  %14 = phi i64 [ %29, %21 ], [ 0, %11 ]
  %15 = icmp eq i64 %14, 257
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds i8, ptr %5, i64 8
  %18 = getelementptr inbounds i8, ptr %5, i64 12
  %19 = getelementptr inbounds i8, ptr %5, i64 16
  %20 = tail call i32 @llvm.smax.i32(i32 %12, i32 0)
  br label %30

21:
  %22 = trunc nuw nsw i64 %14 to i32
  %23 = lshr i32 %22, 3
  %24 = trunc i64 %14 to i32
  %25 = mul i32 %24, 7
  %26 = add nuw nsw i32 %25, %23
  %27 = trunc i32 %26 to i8
  %28 = getelementptr inbounds [257 x i8], ptr %3, i64 0, i64 %14
  store i8 %27, ptr %28, align 1, !tbaa !9
  %29 = add nuw nsw i64 %14, 1
  br label %13, !llvm.loop !10

30:
  %31 = phi i32 [ %89, %88 ], [ 0, %16 ]
  %32 = phi i32 [ %90, %88 ], [ 0, %16 ]
  %33 = phi i32 [ %46, %88 ], [ 0, %16 ]
  %34 = phi i64 [ %86, %88 ], [ 0, %16 ]
  %35 = icmp eq i32 %33, %20
  br i1 %35, label %105, label %36

36:
  %37 = phi i64 [ %52, %51 ], [ 0, %30 ]
  %38 = icmp eq i64 %37, 5
  br i1 %38, label %44, label %39

39:
  %40 = getelementptr inbounds [5 x i64], ptr %4, i64 0, i64 %37
  %41 = getelementptr inbounds [5 x %struct.anon], ptr @hashes, i64 0, i64 %37, i32 1
  %42 = load ptr, ptr %41, align 8, !tbaa !12
  %43 = load i64, ptr %40, align 8, !tbaa !14
  br label %47

44:
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  %45 = call noalias dereferenceable_or_null(96) ptr @calloc(i64 noundef 8, i64 noundef 12) #12
  store ptr %45, ptr %5, align 8, !tbaa !16
  store i32 7, ptr %17, align 8, !tbaa !19
  store i32 0, ptr %18, align 4, !tbaa !20
  store i32 0, ptr %19, align 8, !tbaa !21
  %46 = add nuw i32 %33, 1
  br label %58

47:
  %48 = phi i64 [ %56, %53 ], [ %43, %39 ]
  %49 = phi i64 [ %57, %53 ], [ 0, %39 ]
  %50 = icmp eq i64 %49, 258
  br i1 %50, label %51, label %53

51:
  store i64 %48, ptr %40, align 8, !tbaa !14
  %52 = add nuw nsw i64 %37, 1
  br label %36, !llvm.loop !22

53:
  %54 = call i64 @llvm.fshl.i64(i64 %48, i64 %48, i64 5)
  %55 = call i64 %42(ptr noundef nonnull %3, i64 noundef %49) #13
  %56 = xor i64 %55, %54
  %57 = add nuw nsw i64 %49, 1
  br label %47, !llvm.loop !23

58:
  %59 = phi i32 [ %46, %44 ], [ %64, %82 ]
  %60 = phi i32 [ 0, %44 ], [ %83, %82 ]
  %61 = icmp eq i32 %60, 6000
  br i1 %61, label %84, label %62

62:
  %63 = mul i32 %59, 69069
  %64 = add i32 %63, 1
  %65 = lshr i32 %64, 16
  %66 = trunc nuw i32 %65 to i16
  %67 = urem i16 %66, 1500
  %68 = zext nneg i16 %67 to i32
  %69 = and i32 %64, -536870912
  %70 = icmp eq i32 %69, 1610612736
  br i1 %70, label %71, label %78

71:
  %72 = call fastcc ptr @find(ptr noundef nonnull %5, i32 noundef %68, i32 noundef 0) #14
  %73 = icmp eq ptr %72, null
  br i1 %73, label %82, label %74

74:
  %75 = getelementptr inbounds i8, ptr %72, i64 8
  store i8 2, ptr %75, align 4, !tbaa !24
  %76 = load i32, ptr %19, align 8, !tbaa !21
  %77 = add i32 %76, -1
  store i32 %77, ptr %19, align 8, !tbaa !21
  br label %82

78:
  %79 = lshr i32 %64, 8
  %80 = and i32 %79, 63
  %81 = add nsw i32 %80, -20
  call fastcc void @put(ptr noundef nonnull %5, i32 noundef %68, i32 noundef %81) #14
  br label %82

82:
  %83 = add nuw nsw i32 %60, 1
  br label %58, !llvm.loop !26

84:
  %85 = phi i64 [ %104, %102 ], [ 0, %58 ]
  %86 = phi i64 [ %103, %102 ], [ %34, %58 ]
  %87 = icmp eq i64 %85, 1500
  br i1 %87, label %88, label %92

88:
  %89 = load i32, ptr %19, align 8, !tbaa !21
  %90 = load i32, ptr %17, align 8, !tbaa !19
  %91 = load ptr, ptr %5, align 8, !tbaa !16
  call void @free(ptr noundef %91) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  br label %30, !llvm.loop !27

92:
  %93 = trunc nuw nsw i64 %85 to i32
  %94 = call fastcc ptr @find(ptr noundef nonnull %5, i32 noundef %93, i32 noundef 0) #14
  %95 = icmp eq ptr %94, null
  br i1 %95, label %102, label %96

96:
  %97 = getelementptr inbounds i8, ptr %94, i64 4
  %98 = load i32, ptr %97, align 4, !tbaa !28
  %99 = sext i32 %98 to i64
  %100 = mul nsw i64 %85, %99
  %101 = add nsw i64 %100, %86
  br label %102

102:
  %103 = phi i64 [ %101, %96 ], [ %86, %92 ]
  %104 = add nuw nsw i64 %85, 1
  br label %84, !llvm.loop !29

105:
  %106 = phi i64 [ %117, %111 ], [ 0, %30 ]
  %107 = icmp eq i64 %106, 5
  br i1 %107, label %108, label %111

108:
  %109 = add i32 %32, 1
  %110 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %31, i32 noundef %109, i64 noundef %34) #14
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 257, ptr nonnull %3) #11
  ret i32 0

111:
  %112 = getelementptr inbounds [5 x %struct.anon], ptr @hashes, i64 0, i64 %106
  %113 = load ptr, ptr %112, align 16, !tbaa !30
  %114 = getelementptr inbounds [5 x i64], ptr %4, i64 0, i64 %106
  %115 = load i64, ptr %114, align 8, !tbaa !14
  %116 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %113, i64 noundef %115) #14
  %117 = add nuw nsw i64 %106, 1
  br label %105, !llvm.loop !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc ptr @find(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = alloca i32, align 4
  store i32 %1, ptr %4, align 4, !tbaa !32
  %5 = call i64 @fnv(ptr noundef nonnull %4, i64 noundef 4) #14
  %6 = trunc i64 %5 to i32
  %7 = load ptr, ptr %0, align 8, !tbaa !16
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !19
  br label %10

10:
  %11 = phi i32 [ %6, %3 ], [ %36, %34 ]
  %12 = phi ptr [ null, %3 ], [ %29, %34 ]
  %13 = phi i32 [ 1, %3 ], [ %35, %34 ]
  %14 = and i32 %9, %11
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds %struct.entry, ptr %7, i64 %15
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  %18 = load i8, ptr %17, align 4, !tbaa !24
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %25

20:
  %21 = icmp eq i32 %2, 0
  %22 = icmp eq ptr %12, null
  %23 = select i1 %22, ptr %16, ptr %12
  %24 = select i1 %21, ptr null, ptr %23
  br label %37

25:
  %26 = icmp ne i8 %18, 2
  %27 = icmp ne ptr %12, null
  %28 = select i1 %26, i1 true, i1 %27
  %29 = select i1 %28, ptr %12, ptr %16
  %30 = icmp eq i8 %18, 1
  br i1 %30, label %31, label %34

31:
  %32 = load i32, ptr %16, align 4, !tbaa !33
  %33 = icmp eq i32 %32, %1
  br i1 %33, label %37, label %34

34:
  %35 = add i32 %13, 1
  %36 = add i32 %13, %11
  br label %10

37:
  %38 = phi ptr [ %24, %20 ], [ %16, %31 ]
  ret ptr %38
}

; Function Attrs: minsize nounwind optsize uwtable
define internal fastcc void @put(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !20
  %6 = shl i32 %5, 2
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8, !tbaa !32
  %9 = mul i32 %8, 3
  %10 = icmp ult i32 %6, %9
  br i1 %10, label %35, label %11

11:
  %12 = load ptr, ptr %0, align 8, !tbaa !5
  %13 = shl i32 %8, 1
  %14 = or disjoint i32 %13, 1
  store i32 %14, ptr %7, align 8, !tbaa !19
  %15 = add i32 %13, 2
  %16 = zext i32 %15 to i64
  %17 = tail call noalias ptr @calloc(i64 noundef %16, i64 noundef 12) #12
  store ptr %17, ptr %0, align 8, !tbaa !16
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 0, ptr %18, align 8, !tbaa !21
  store i32 0, ptr %4, align 4, !tbaa !20
  br label %19

19:
  %20 = phi i32 [ 0, %11 ], [ %34, %33 ]
  %21 = icmp ugt i32 %20, %8
  br i1 %21, label %22, label %23

22:
  tail call void @free(ptr noundef %12) #13
  br label %35

23:
  %24 = zext i32 %20 to i64
  %25 = getelementptr inbounds %struct.entry, ptr %12, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  %27 = load i8, ptr %26, align 4, !tbaa !24
  %28 = icmp eq i8 %27, 1
  br i1 %28, label %29, label %33

29:
  %30 = load i32, ptr %25, align 4, !tbaa !33
  %31 = getelementptr inbounds i8, ptr %25, i64 4
  %32 = load i32, ptr %31, align 4, !tbaa !28
  tail call fastcc void @put(ptr noundef nonnull %0, i32 noundef %30, i32 noundef %32) #14
  br label %33

33:
  %34 = add i32 %20, 1
  br label %19, !llvm.loop !34

35:
  %36 = tail call fastcc ptr @find(ptr noundef %0, i32 noundef %1, i32 noundef 1) #14
  %37 = getelementptr inbounds i8, ptr %36, i64 8
  %38 = load i8, ptr %37, align 4, !tbaa !24
  %39 = icmp eq i8 %38, 1
  br i1 %39, label %40, label %43

40:
  %41 = getelementptr inbounds i8, ptr %36, i64 4
  %42 = load i32, ptr %41, align 4, !tbaa !28
  br label %51

43:
  %44 = icmp eq i8 %38, 0
  %45 = zext i1 %44 to i32
  %46 = load i32, ptr %4, align 4, !tbaa !20
  %47 = add i32 %46, %45
  store i32 %47, ptr %4, align 4, !tbaa !20
  %48 = getelementptr inbounds i8, ptr %0, i64 16
  %49 = load i32, ptr %48, align 8, !tbaa !21
  %50 = add i32 %49, 1
  store i32 %50, ptr %48, align 8, !tbaa !21
  store i8 1, ptr %37, align 4, !tbaa !24
  store i32 %1, ptr %36, align 4, !tbaa !33
  br label %51

51:
  %52 = phi i32 [ %42, %40 ], [ 0, %43 ]
  %53 = getelementptr inbounds i8, ptr %36, i64 4
  %54 = add nsw i32 %52, %2
  store i32 %54, ptr %53, align 4, !tbaa !28
  ret void
}

; Function Attrs: minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal i64 @fnv(ptr nocapture noundef readonly %0, i64 noundef %1) #5 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %10, %8 ]
  %5 = phi i64 [ %1, %2 ], [ %9, %8 ]
  %6 = phi i64 [ -3750763034362895579, %2 ], [ %14, %8 ]
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %15, label %8

8:
  %9 = add i64 %5, -1
  %10 = getelementptr inbounds i8, ptr %4, i64 1
  %11 = load i8, ptr %4, align 1, !tbaa !9
  %12 = zext i8 %11 to i64
  %13 = xor i64 %6, %12
  %14 = mul i64 %13, 1099511628211
  br label %3, !llvm.loop !35

15:
  ret i64 %6
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable
define internal range(i64 0, 4294967296) i64 @oneAtATime(ptr nocapture noundef readonly %0, i64 noundef %1) #8 {
  br label %3

3:
  %4 = phi i32 [ 0, %2 ], [ %20, %13 ]
  %5 = phi i64 [ 0, %2 ], [ %21, %13 ]
  %6 = icmp eq i64 %5, %1
  br i1 %6, label %7, label %13

7:
  %8 = mul i32 %4, 9
  %9 = lshr i32 %8, 11
  %10 = xor i32 %9, %8
  %11 = mul i32 %10, 32769
  %12 = zext i32 %11 to i64
  ret i64 %12

13:
  %14 = getelementptr inbounds i8, ptr %0, i64 %5
  %15 = load i8, ptr %14, align 1, !tbaa !9
  %16 = zext i8 %15 to i32
  %17 = add i32 %4, %16
  %18 = mul i32 %17, 1025
  %19 = lshr i32 %18, 6
  %20 = xor i32 %19, %18
  %21 = add i64 %5, 1
  br label %3, !llvm.loop !36
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable
define internal range(i64 0, 4294967296) i64 @murmur(ptr nocapture noundef readonly %0, i64 noundef %1) #8 {
  br label %3

3:
  %4 = phi i32 [ -1756908916, %2 ], [ %19, %8 ]
  %5 = phi i64 [ 0, %2 ], [ %6, %8 ]
  %6 = add nuw i64 %5, 4
  %7 = icmp ugt i64 %6, %1
  br i1 %7, label %20, label %8

8:
  %9 = getelementptr inbounds i8, ptr %0, i64 %5
  %10 = load i32, ptr %9, align 1
  %11 = mul i32 %10, -862048943
  %12 = mul i32 %10, 380141568
  %13 = lshr i32 %11, 17
  %14 = or disjoint i32 %13, %12
  %15 = mul i32 %14, 461845907
  %16 = xor i32 %15, %4
  %17 = tail call i32 @llvm.fshl.i32(i32 %16, i32 %16, i32 13)
  %18 = mul i32 %17, 5
  %19 = add i32 %18, -430675100
  br label %3, !llvm.loop !37

20:
  %21 = and i64 %1, 3
  switch i64 %21, label %48 [
    i64 3, label %22
    i64 2, label %28
    i64 1, label %36
    i64 0, label %49
  ]

22:
  %23 = or disjoint i64 %5, 2
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !9
  %26 = zext i8 %25 to i32
  %27 = shl nuw nsw i32 %26, 16
  br label %28

28:
  %29 = phi i32 [ 0, %20 ], [ %27, %22 ]
  %30 = or disjoint i64 %5, 1
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !9
  %33 = zext i8 %32 to i32
  %34 = shl nuw nsw i32 %33, 8
  %35 = or disjoint i32 %34, %29
  br label %36

36:
  %37 = phi i32 [ 0, %20 ], [ %35, %28 ]
  %38 = getelementptr inbounds i8, ptr %0, i64 %5
  %39 = load i8, ptr %38, align 1, !tbaa !9
  %40 = zext i8 %39 to i32
  %41 = xor i32 %37, %40
  %42 = mul i32 %41, -862048943
  %43 = mul i32 %41, 380141568
  %44 = lshr i32 %42, 17
  %45 = or disjoint i32 %44, %43
  %46 = mul i32 %45, 461845907
  %47 = xor i32 %46, %4
  br label %49

48:
  unreachable

49:
  %50 = phi i32 [ %4, %20 ], [ %47, %36 ]
  %51 = trunc i64 %1 to i32
  %52 = xor i32 %50, %51
  %53 = lshr i32 %52, 16
  %54 = xor i32 %53, %52
  %55 = mul i32 %54, -2048144789
  %56 = lshr i32 %55, 13
  %57 = xor i32 %56, %55
  %58 = mul i32 %57, -1028477387
  %59 = lshr i32 %58, 16
  %60 = xor i32 %59, %58
  %61 = zext i32 %60 to i64
  ret i64 %61
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable
define internal i64 @siphash(ptr nocapture noundef readonly %0, i64 noundef %1) #8 {
  br label %3

3:
  %4 = phi i64 [ 8388350548712186997, %2 ], [ %43, %11 ]
  %5 = phi i64 [ 7737605742629119589, %2 ], [ %41, %11 ]
  %6 = phi i64 [ 7746018054687388513, %2 ], [ %42, %11 ]
  %7 = phi i64 [ 8893317812261383291, %2 ], [ %38, %11 ]
  %8 = phi i64 [ 0, %2 ], [ %9, %11 ]
  %9 = add nuw i64 %8, 8
  %10 = icmp ugt i64 %9, %1
  br i1 %10, label %44, label %11

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 %8
  %13 = load i64, ptr %12, align 1
  %14 = xor i64 %13, %7
  %15 = add i64 %5, %4
  %16 = tail call i64 @llvm.fshl.i64(i64 %5, i64 %5, i64 13)
  %17 = xor i64 %16, %15
  %18 = tail call i64 @llvm.fshl.i64(i64 %15, i64 %15, i64 32)
  %19 = add i64 %14, %6
  %20 = tail call i64 @llvm.fshl.i64(i64 %14, i64 %14, i64 16)
  %21 = xor i64 %20, %19
  %22 = add i64 %21, %18
  %23 = tail call i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 21)
  %24 = xor i64 %23, %22
  %25 = add i64 %19, %17
  %26 = tail call i64 @llvm.fshl.i64(i64 %17, i64 %17, i64 17)
  %27 = xor i64 %25, %26
  %28 = tail call i64 @llvm.fshl.i64(i64 %25, i64 %25, i64 32)
  %29 = add i64 %22, %27
  %30 = tail call i64 @llvm.fshl.i64(i64 %27, i64 %27, i64 13)
  %31 = xor i64 %30, %29
  %32 = tail call i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 32)
  %33 = add i64 %24, %28
  %34 = tail call i64 @llvm.fshl.i64(i64 %24, i64 %24, i64 16)
  %35 = xor i64 %34, %33
  %36 = add i64 %35, %32
  %37 = tail call i64 @llvm.fshl.i64(i64 %35, i64 %35, i64 21)
  %38 = xor i64 %37, %36
  %39 = add i64 %33, %31
  %40 = tail call i64 @llvm.fshl.i64(i64 %31, i64 %31, i64 17)
  %41 = xor i64 %40, %39
  %42 = tail call i64 @llvm.fshl.i64(i64 %39, i64 %39, i64 32)
  %43 = xor i64 %36, %13
  br label %3, !llvm.loop !38

44:
  %45 = shl i64 %1, 56
  br label %46

46:
  %47 = phi i64 [ %145, %138 ], [ 0, %44 ]
  %48 = phi i64 [ %143, %138 ], [ %45, %44 ]
  %49 = phi i64 [ %144, %138 ], [ %8, %44 ]
  %50 = icmp ult i64 %49, %1
  br i1 %50, label %138, label %51

51:
  %52 = xor i64 %48, %7
  %53 = add i64 %5, %4
  %54 = tail call i64 @llvm.fshl.i64(i64 %5, i64 %5, i64 13)
  %55 = xor i64 %54, %53
  %56 = tail call i64 @llvm.fshl.i64(i64 %53, i64 %53, i64 32)
  %57 = add i64 %52, %6
  %58 = tail call i64 @llvm.fshl.i64(i64 %52, i64 %52, i64 16)
  %59 = xor i64 %58, %57
  %60 = add i64 %59, %56
  %61 = tail call i64 @llvm.fshl.i64(i64 %59, i64 %59, i64 21)
  %62 = xor i64 %61, %60
  %63 = add i64 %57, %55
  %64 = tail call i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 17)
  %65 = xor i64 %63, %64
  %66 = tail call i64 @llvm.fshl.i64(i64 %63, i64 %63, i64 32)
  %67 = add i64 %60, %65
  %68 = tail call i64 @llvm.fshl.i64(i64 %65, i64 %65, i64 13)
  %69 = xor i64 %68, %67
  %70 = tail call i64 @llvm.fshl.i64(i64 %67, i64 %67, i64 32)
  %71 = add i64 %62, %66
  %72 = tail call i64 @llvm.fshl.i64(i64 %62, i64 %62, i64 16)
  %73 = xor i64 %72, %71
  %74 = add i64 %73, %70
  %75 = tail call i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 21)
  %76 = xor i64 %75, %74
  %77 = add i64 %71, %69
  %78 = tail call i64 @llvm.fshl.i64(i64 %69, i64 %69, i64 17)
  %79 = xor i64 %78, %77
  %80 = tail call i64 @llvm.fshl.i64(i64 %77, i64 %77, i64 32)
  %81 = xor i64 %74, %48
  %82 = xor i64 %80, 255
  %83 = add i64 %81, %79
  %84 = tail call i64 @llvm.fshl.i64(i64 %79, i64 %79, i64 13)
  %85 = xor i64 %83, %84
  %86 = tail call i64 @llvm.fshl.i64(i64 %83, i64 %83, i64 32)
  %87 = add i64 %82, %76
  %88 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 16)
  %89 = xor i64 %88, %87
  %90 = add i64 %86, %89
  %91 = tail call i64 @llvm.fshl.i64(i64 %89, i64 %89, i64 21)
  %92 = xor i64 %91, %90
  %93 = add i64 %85, %87
  %94 = tail call i64 @llvm.fshl.i64(i64 %85, i64 %85, i64 17)
  %95 = xor i64 %94, %93
  %96 = tail call i64 @llvm.fshl.i64(i64 %93, i64 %93, i64 32)
  %97 = add i64 %95, %90
  %98 = tail call i64 @llvm.fshl.i64(i64 %95, i64 %95, i64 13)
  %99 = xor i64 %98, %97
  %100 = tail call i64 @llvm.fshl.i64(i64 %97, i64 %97, i64 32)
  %101 = add i64 %96, %92
  %102 = tail call i64 @llvm.fshl.i64(i64 %92, i64 %92, i64 16)
  %103 = xor i64 %102, %101
  %104 = add i64 %100, %103
  %105 = tail call i64 @llvm.fshl.i64(i64 %103, i64 %103, i64 21)
  %106 = xor i64 %105, %104
  %107 = add i64 %99, %101
  %108 = tail call i64 @llvm.fshl.i64(i64 %99, i64 %99, i64 17)
  %109 = xor i64 %108, %107
  %110 = tail call i64 @llvm.fshl.i64(i64 %107, i64 %107, i64 32)
  %111 = add i64 %109, %104
  %112 = tail call i64 @llvm.fshl.i64(i64 %109, i64 %109, i64 13)
  %113 = xor i64 %112, %111
  %114 = tail call i64 @llvm.fshl.i64(i64 %111, i64 %111, i64 32)
  %115 = add i64 %110, %106
  %116 = tail call i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 16)
  %117 = xor i64 %116, %115
  %118 = add i64 %114, %117
  %119 = tail call i64 @llvm.fshl.i64(i64 %117, i64 %117, i64 21)
  %120 = xor i64 %119, %118
  %121 = add i64 %113, %115
  %122 = tail call i64 @llvm.fshl.i64(i64 %113, i64 %113, i64 17)
  %123 = xor i64 %122, %121
  %124 = tail call i64 @llvm.fshl.i64(i64 %121, i64 %121, i64 32)
  %125 = add i64 %123, %118
  %126 = tail call i64 @llvm.fshl.i64(i64 %123, i64 %123, i64 13)
  %127 = xor i64 %126, %125
  %128 = add i64 %124, %120
  %129 = tail call i64 @llvm.fshl.i64(i64 %120, i64 %120, i64 16)
  %130 = xor i64 %129, %128
  %131 = tail call i64 @llvm.fshl.i64(i64 %130, i64 %130, i64 21)
  %132 = add i64 %127, %128
  %133 = tail call i64 @llvm.fshl.i64(i64 %127, i64 %127, i64 17)
  %134 = tail call i64 @llvm.fshl.i64(i64 %132, i64 %132, i64 32)
  %135 = xor i64 %131, %133
  %136 = xor i64 %135, %134
  %137 = xor i64 %136, %132
  ret i64 %137

138:
  %139 = getelementptr inbounds i8, ptr %0, i64 %49
  %140 = load i8, ptr %139, align 1, !tbaa !9
  %141 = zext i8 %140 to i64
  %142 = shl i64 %141, %47
  %143 = or i64 %142, %48
  %144 = add nuw i64 %49, 1
  %145 = add nuw nsw i64 %47, 8
  br label %46, !llvm.loop !39
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal i64 @wide(ptr nocapture noundef readonly %0, i64 noundef %1) #5 {
  %3 = mul i64 %1, -7046029254386353131
  br label %4

4:
  %5 = phi i64 [ %1, %2 ], [ %10, %9 ]
  %6 = phi i64 [ %3, %2 ], [ %19, %9 ]
  %7 = phi ptr [ %0, %2 ], [ %11, %9 ]
  %8 = icmp eq i64 %5, 0
  br i1 %8, label %20, label %9

9:
  %10 = add i64 %5, -1
  %11 = getelementptr inbounds i8, ptr %7, i64 1
  %12 = load i8, ptr %7, align 1, !tbaa !9
  %13 = zext i8 %12 to i64
  %14 = xor i64 %6, %13
  %15 = zext i64 %14 to i128
  %16 = mul nuw i128 %15, 11562461410679940143
  %17 = lshr i128 %16, 64
  %18 = xor i128 %17, %16
  %19 = trunc i128 %18 to i64
  br label %4, !llvm.loop !40

20:
  ret i64 %6
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { minsize nounwind optsize willreturn memory(read) }
attributes #11 = { nounwind }
attributes #12 = { minsize nounwind optsize allocsize(0,1) }
attributes #13 = { minsize nounwind optsize }
attributes #14 = { minsize optsize }

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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !6, i64 8}
!13 = !{!"", !6, i64 0, !6, i64 8}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = !{!17, !6, i64 0}
!17 = !{!"table", !6, i64 0, !18, i64 8, !18, i64 12, !18, i64 16}
!18 = !{!"int", !7, i64 0}
!19 = !{!17, !18, i64 8}
!20 = !{!17, !18, i64 12}
!21 = !{!17, !18, i64 16}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !11}
!24 = !{!25, !7, i64 8}
!25 = !{!"entry", !18, i64 0, !18, i64 4, !7, i64 8}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
!28 = !{!25, !18, i64 4}
!29 = distinct !{!29, !11}
!30 = !{!13, !6, i64 0}
!31 = distinct !{!31, !11}
!32 = !{!18, !18, i64 0}
!33 = !{!25, !18, i64 0}
!34 = distinct !{!34, !11}
!35 = distinct !{!35, !11}
!36 = distinct !{!36, !11}
!37 = distinct !{!37, !11}
!38 = distinct !{!38, !11}
!39 = distinct !{!39, !11}
!40 = distinct !{!40, !11}
