; ModuleID = 'sha.c'
source_filename = "sha.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.algorithm = type { ptr, ptr, i32, i32, [8 x i32] }

@main.data = internal global [3000 x i8] zeroinitializer, align 16
@algorithms = internal global [3 x %struct.algorithm] [%struct.algorithm { ptr @.str.4, ptr @sha256, i32 8, i32 1, [8 x i32] zeroinitializer }, %struct.algorithm { ptr @.str.5, ptr @sha1, i32 5, i32 1, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 -1009589776, i32 0, i32 0, i32 0] }, %struct.algorithm { ptr @.str.6, ptr @md5, i32 4, i32 0, [8 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 0, i32 0, i32 0, i32 0] }], align 16
@start256 = internal unnamed_addr global [8 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%-7s\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%08x\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c" %08x\0A\00", align 1
@k256 = internal unnamed_addr global [64 x i32] zeroinitializer, align 16
@sines = internal unnamed_addr global [64 x i32] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [7 x i8] c"sha256\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"sha1\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"md5\00", align 1
@md5.shift = internal unnamed_addr constant [16 x i8] c"\07\0C\11\16\05\09\0E\14\04\0B\10\17\06\0A\0F\15", align 16

; Function Attrs: minsize nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [8 x i32], align 16
  %4 = alloca [3 x i32], align 4
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !5
  %9 = tail call i32 @atoi(ptr nocapture noundef %8) #12
  br label %10

10:
  %11 = phi i32 [ %9, %6 ], [ 2, %2 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #13
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %4) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, i8 0, i64 12, i1 false)
  br label %12

12:
  %13 = phi i32 [ 0, %10 ], [ %43, %42 ]
  %14 = phi i32 [ 2, %10 ], [ %44, %42 ]
  %15 = icmp ult i32 %13, 64
  br i1 %15, label %16, label %45

16:
  %17 = phi i32 [ %27, %23 ], [ 1, %12 ]
  %18 = phi i32 [ %28, %23 ], [ 2, %12 ]
  %19 = mul i32 %18, %18
  %20 = icmp ugt i32 %19, %14
  br i1 %20, label %21, label %23

21:
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %42, label %29

23:
  %24 = urem i32 %14, %18
  %25 = icmp eq i32 %24, 0
  %26 = and i32 %17, 1
  %27 = select i1 %25, i32 0, i32 %26
  %28 = add i32 %18, 1
  br label %16, !llvm.loop !9

29:
  %30 = icmp ult i32 %13, 8
  br i1 %30, label %33, label %31

31:
  %32 = zext nneg i32 %13 to i64
  br label %37

33:
  %34 = tail call fastcc i32 @root(i32 noundef %14, i32 noundef 0) #14
  %35 = zext nneg i32 %13 to i64
  %36 = getelementptr inbounds [8 x i32], ptr @start256, i64 0, i64 %35
  store i32 %34, ptr %36, align 4, !tbaa !11
  br label %37

37:
  %38 = phi i64 [ %32, %31 ], [ %35, %33 ]
  %39 = tail call fastcc i32 @root(i32 noundef %14, i32 noundef 1) #14
  %40 = add nuw nsw i32 %13, 1
  %41 = getelementptr inbounds [64 x i32], ptr @k256, i64 0, i64 %38
  store i32 %39, ptr %41, align 4, !tbaa !11
  br label %42

42:
  %43 = phi i32 [ %40, %37 ], [ %13, %21 ]
  %44 = add nuw i32 %14, 1
  br label %12, !llvm.loop !13

45:
  %46 = phi i64 [ %49, %65 ], [ 0, %12 ]
  %47 = icmp eq i64 %46, 64
  br i1 %47, label %80, label %48

48:
  %49 = add nuw nsw i64 %46, 1
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = uitofp nneg i32 %50 to double
  br label %52

52:
  %53 = phi double [ %51, %48 ], [ %59, %58 ]
  %54 = fcmp ogt double %53, 0x400921FB54442D18
  br i1 %54, label %58, label %55

55:
  %56 = fneg double %53
  %57 = fmul double %53, %56
  br label %60

58:
  %59 = fadd double %53, 0xC01921FB54442D18
  br label %52, !llvm.loop !14

60:
  %61 = phi double [ %73, %72 ], [ 0.000000e+00, %55 ]
  %62 = phi double [ %79, %72 ], [ %53, %55 ]
  %63 = phi i32 [ %75, %72 ], [ 1, %55 ]
  %64 = icmp ult i32 %63, 40
  br i1 %64, label %72, label %65

65:
  %66 = fcmp olt double %61, 0.000000e+00
  %67 = fneg double %61
  %68 = select i1 %66, double %67, double %61
  %69 = fmul double %68, 0x41F0000000000000
  %70 = fptoui double %69 to i32
  %71 = getelementptr inbounds [64 x i32], ptr @sines, i64 0, i64 %46
  store i32 %70, ptr %71, align 4, !tbaa !11
  br label %45, !llvm.loop !15

72:
  %73 = fadd double %61, %62
  %74 = add nuw nsw i32 %63, 1
  %75 = add nuw nsw i32 %63, 2
  %76 = mul nuw nsw i32 %74, %75
  %77 = uitofp nneg i32 %76 to double
  %78 = fdiv double %57, %77
  %79 = fmul double %62, %78
  br label %60, !llvm.loop !16

80:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) getelementptr inbounds (i8, ptr @algorithms, i64 24), ptr noundef nonnull align 16 dereferenceable(32) @start256, i64 32, i1 false)
  br label %81

81:
  %82 = phi i64 [ %93, %87 ], [ 0, %80 ]
  %83 = icmp eq i64 %82, 3000
  br i1 %83, label %84, label %87

84:
  %85 = getelementptr inbounds i8, ptr %3, i64 12
  %86 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  br label %94

87:
  %88 = trunc i64 %82 to i32
  %89 = mul i32 %88, 251
  %90 = lshr i32 %89, 3
  %91 = trunc i32 %90 to i8
  %92 = getelementptr inbounds [3000 x i8], ptr @main.data, i64 0, i64 %82
  store i8 %91, ptr %92, align 1, !tbaa !17
  %93 = add nuw nsw i64 %82, 1
  br label %81, !llvm.loop !18

94:
  %95 = phi i32 [ %105, %104 ], [ 0, %84 ]
  %96 = icmp eq i32 %95, %86
  br i1 %96, label %116, label %97

97:
  %98 = urem i32 %95, 130
  %99 = sub nuw nsw i32 3000, %98
  %100 = zext nneg i32 %99 to i64
  br label %101

101:
  %102 = phi i64 [ 0, %97 ], [ %115, %106 ]
  %103 = icmp eq i64 %102, 3
  br i1 %103, label %104, label %106

104:
  %105 = add nuw i32 %95, 1
  br label %94, !llvm.loop !19

106:
  %107 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %102
  call fastcc void @digest(ptr noundef nonnull %107, ptr noundef nonnull @main.data, i64 noundef %100, ptr noundef nonnull %3) #14
  %108 = getelementptr inbounds [3 x i32], ptr %4, i64 0, i64 %102
  %109 = load i32, ptr %108, align 4, !tbaa !11
  %110 = call i32 @llvm.fshl.i32(i32 %109, i32 %109, i32 3)
  %111 = load i32, ptr %3, align 16, !tbaa !11
  %112 = xor i32 %110, %111
  %113 = load i32, ptr %85, align 4, !tbaa !11
  %114 = xor i32 %112, %113
  store i32 %114, ptr %108, align 4, !tbaa !11
  %115 = add nuw nsw i64 %102, 1
  br label %101, !llvm.loop !20

116:
  %117 = phi i64 [ %135, %131 ], [ 0, %94 ]
  %118 = icmp eq i64 %117, 3
  br i1 %118, label %119, label %120

119:
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #13
  ret i32 0

120:
  %121 = getelementptr inbounds [3 x %struct.algorithm], ptr @algorithms, i64 0, i64 %117
  call fastcc void @digest(ptr noundef nonnull %121, ptr noundef nonnull @.str, i64 noundef 3, ptr noundef nonnull %3) #14
  %122 = load ptr, ptr %121, align 8, !tbaa !21
  %123 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef %122) #14
  %124 = getelementptr inbounds i8, ptr %121, i64 16
  %125 = getelementptr inbounds i8, ptr %121, i64 20
  br label %126

126:
  %127 = phi i64 [ %144, %136 ], [ 0, %120 ]
  %128 = load i32, ptr %124, align 8, !tbaa !23
  %129 = sext i32 %128 to i64
  %130 = icmp slt i64 %127, %129
  br i1 %130, label %136, label %131

131:
  %132 = getelementptr inbounds [3 x i32], ptr %4, i64 0, i64 %117
  %133 = load i32, ptr %132, align 4, !tbaa !11
  %134 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %133) #14
  %135 = add nuw nsw i64 %117, 1
  br label %116, !llvm.loop !24

136:
  %137 = load i32, ptr %125, align 4, !tbaa !25
  %138 = icmp eq i32 %137, 0
  %139 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %127
  %140 = load i32, ptr %139, align 4, !tbaa !11
  %141 = call i32 @llvm.bswap.i32(i32 %140)
  %142 = select i1 %138, i32 %141, i32 %140
  %143 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %142) #14
  %144 = add nuw nsw i64 %127, 1
  br label %126, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nounwind optsize uwtable
define internal fastcc void @digest(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca [128 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %6, i64 32, i1 false)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  br label %8

8:
  %9 = phi i64 [ 0, %4 ], [ %10, %12 ]
  %10 = add i64 %9, 64
  %11 = icmp ugt i64 %10, %2
  br i1 %11, label %15, label %12

12:
  %13 = load ptr, ptr %7, align 8, !tbaa !27
  %14 = getelementptr inbounds i8, ptr %1, i64 %9
  tail call void %13(ptr noundef %3, ptr noundef %14) #15
  br label %8, !llvm.loop !28

15:
  %16 = getelementptr inbounds i8, ptr %1, i64 %9
  %17 = sub i64 %2, %9
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr align 1 %16, i64 %17, i1 false)
  %18 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %17
  store i8 -128, ptr %18, align 1, !tbaa !17
  %19 = icmp ult i64 %17, 56
  %20 = select i1 %19, i64 64, i64 128
  %21 = shl nuw nsw i64 %2, 3
  %22 = getelementptr inbounds i8, ptr %0, i64 20
  %23 = load i32, ptr %22, align 4, !tbaa !25
  %24 = icmp eq i32 %23, 0
  %25 = add nsw i64 %20, -8
  br label %26

26:
  %27 = phi i64 [ %38, %29 ], [ 0, %15 ]
  %28 = icmp eq i64 %27, 8
  br i1 %28, label %39, label %29

29:
  %30 = shl nuw nsw i64 %27, 3
  %31 = lshr i64 %21, %30
  %32 = trunc i64 %31 to i8
  %33 = xor i64 %27, -1
  %34 = add nsw i64 %20, %33
  %35 = or disjoint i64 %25, %27
  %36 = select i1 %24, i64 %35, i64 %34
  %37 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %36
  store i8 %32, ptr %37, align 1, !tbaa !17
  %38 = add nuw nsw i64 %27, 1
  br label %26, !llvm.loop !29

39:
  %40 = phi i64 [ %45, %42 ], [ 0, %26 ]
  %41 = icmp ult i64 %40, %20
  br i1 %41, label %42, label %46

42:
  %43 = load ptr, ptr %7, align 8, !tbaa !27
  %44 = getelementptr inbounds i8, ptr %5, i64 %40
  call void %43(ptr noundef %3, ptr noundef nonnull %44) #15
  %45 = add nuw nsw i64 %40, 64
  br label %39, !llvm.loop !30

46:
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #13
  ret void
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #6

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc i32 @root(i32 noundef %0, i32 noundef %1) unnamed_addr #7 {
  %3 = icmp eq i32 %1, 0
  %4 = zext i32 %0 to i128
  %5 = shl nuw i128 %4, 96
  %6 = shl nuw nsw i128 %4, 64
  br label %7

7:
  %8 = phi i128 [ 85899345920, %2 ], [ %23, %21 ]
  %9 = phi i128 [ 0, %2 ], [ %24, %21 ]
  %10 = sub i128 %8, %9
  %11 = icmp ugt i128 %10, 1
  br i1 %11, label %12, label %25

12:
  %13 = add i128 %9, %8
  %14 = lshr i128 %13, 1
  %15 = mul i128 %14, %14
  br i1 %3, label %19, label %16

16:
  %17 = mul i128 %15, %14
  %18 = icmp ule i128 %17, %5
  br label %21

19:
  %20 = icmp ule i128 %15, %6
  br label %21

21:
  %22 = phi i1 [ %18, %16 ], [ %20, %19 ]
  %23 = select i1 %22, i128 %8, i128 %14
  %24 = select i1 %22, i128 %14, i128 %9
  br label %7, !llvm.loop !31

25:
  %26 = trunc i128 %9 to i32
  ret i32 %26
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal void @sha256(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) #8 {
  %3 = alloca [64 x i32], align 16
  %4 = alloca [8 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #13
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #13
  br label %5

5:
  %6 = phi i64 [ %13, %8 ], [ 0, %2 ]
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %14, label %8

8:
  %9 = shl nuw nsw i64 %6, 2
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = tail call fastcc i32 @big(ptr noundef %10) #14
  %12 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %6
  store i32 %11, ptr %12, align 4, !tbaa !11
  %13 = add nuw nsw i64 %6, 1
  br label %5, !llvm.loop !32

14:
  %15 = phi i64 [ %52, %25 ], [ 16, %5 ]
  %16 = icmp eq i64 %15, 64
  br i1 %16, label %17, label %25

17:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %4, ptr noundef nonnull align 4 dereferenceable(32) %0, i64 32, i1 false)
  %18 = getelementptr inbounds i8, ptr %4, i64 28
  %19 = getelementptr inbounds i8, ptr %4, i64 16
  %20 = getelementptr inbounds i8, ptr %4, i64 20
  %21 = getelementptr inbounds i8, ptr %4, i64 24
  %22 = getelementptr inbounds i8, ptr %4, i64 4
  %23 = getelementptr inbounds i8, ptr %4, i64 8
  %24 = load i32, ptr %4, align 16, !tbaa !11
  br label %53

25:
  %26 = add nsw i64 %15, -16
  %27 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !11
  %29 = add nsw i64 %15, -7
  %30 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !11
  %32 = add i32 %31, %28
  %33 = add nsw i64 %15, -15
  %34 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !11
  %36 = tail call i32 @llvm.fshl.i32(i32 %35, i32 %35, i32 25)
  %37 = tail call i32 @llvm.fshl.i32(i32 %35, i32 %35, i32 14)
  %38 = xor i32 %36, %37
  %39 = lshr i32 %35, 3
  %40 = xor i32 %38, %39
  %41 = add i32 %32, %40
  %42 = add nsw i64 %15, -2
  %43 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !11
  %45 = tail call i32 @llvm.fshl.i32(i32 %44, i32 %44, i32 15)
  %46 = tail call i32 @llvm.fshl.i32(i32 %44, i32 %44, i32 13)
  %47 = xor i32 %45, %46
  %48 = lshr i32 %44, 10
  %49 = xor i32 %47, %48
  %50 = add i32 %41, %49
  %51 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %15
  store i32 %50, ptr %51, align 4, !tbaa !11
  %52 = add nuw nsw i64 %15, 1
  br label %14, !llvm.loop !33

53:
  %54 = phi i64 [ %94, %57 ], [ 0, %17 ]
  %55 = phi i32 [ %93, %57 ], [ %24, %17 ]
  %56 = icmp eq i64 %54, 64
  br i1 %56, label %95, label %57

57:
  %58 = load i32, ptr %18, align 4, !tbaa !11
  %59 = load i32, ptr %19, align 16, !tbaa !11
  %60 = tail call i32 @llvm.fshl.i32(i32 %59, i32 %59, i32 26)
  %61 = tail call i32 @llvm.fshl.i32(i32 %59, i32 %59, i32 21)
  %62 = xor i32 %60, %61
  %63 = tail call i32 @llvm.fshl.i32(i32 %59, i32 %59, i32 7)
  %64 = xor i32 %62, %63
  %65 = add i32 %64, %58
  %66 = load i32, ptr %20, align 4, !tbaa !11
  %67 = and i32 %66, %59
  %68 = xor i32 %59, -1
  %69 = load i32, ptr %21, align 8, !tbaa !11
  %70 = and i32 %69, %68
  %71 = or i32 %70, %67
  %72 = getelementptr inbounds [64 x i32], ptr @k256, i64 0, i64 %54
  %73 = load i32, ptr %72, align 4, !tbaa !11
  %74 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %54
  %75 = load i32, ptr %74, align 4, !tbaa !11
  %76 = add i32 %65, %73
  %77 = add i32 %76, %71
  %78 = add i32 %77, %75
  %79 = tail call i32 @llvm.fshl.i32(i32 %55, i32 %55, i32 30)
  %80 = tail call i32 @llvm.fshl.i32(i32 %55, i32 %55, i32 19)
  %81 = xor i32 %79, %80
  %82 = tail call i32 @llvm.fshl.i32(i32 %55, i32 %55, i32 10)
  %83 = xor i32 %81, %82
  %84 = load i32, ptr %22, align 4, !tbaa !11
  %85 = load i32, ptr %23, align 8, !tbaa !11
  %86 = xor i32 %85, %84
  %87 = and i32 %86, %55
  %88 = and i32 %85, %84
  %89 = xor i32 %87, %88
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %22, ptr noundef nonnull align 16 dereferenceable(28) %4, i64 28, i1 false)
  %90 = load i32, ptr %19, align 16, !tbaa !11
  %91 = add i32 %90, %78
  store i32 %91, ptr %19, align 16, !tbaa !11
  %92 = add i32 %83, %78
  %93 = add i32 %92, %89
  store i32 %93, ptr %4, align 16, !tbaa !11
  %94 = add nuw nsw i64 %54, 1
  br label %53, !llvm.loop !34

95:
  %96 = phi i64 [ %105, %99 ], [ 0, %53 ]
  %97 = icmp eq i64 %96, 8
  br i1 %97, label %98, label %99

98:
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #13
  ret void

99:
  %100 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %96
  %101 = load i32, ptr %100, align 4, !tbaa !11
  %102 = getelementptr inbounds i32, ptr %0, i64 %96
  %103 = load i32, ptr %102, align 4, !tbaa !11
  %104 = add i32 %103, %101
  store i32 %104, ptr %102, align 4, !tbaa !11
  %105 = add nuw nsw i64 %96, 1
  br label %95, !llvm.loop !35
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal void @sha1(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) #9 {
  %3 = alloca [80 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %3) #13
  %4 = load i32, ptr %0, align 4, !tbaa !11
  %5 = getelementptr inbounds i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !11
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 4, !tbaa !11
  %9 = getelementptr inbounds i8, ptr %0, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !11
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i32, ptr %11, align 4, !tbaa !11
  br label %13

13:
  %14 = phi i64 [ %84, %74 ], [ 0, %2 ]
  %15 = phi i32 [ %19, %74 ], [ %6, %2 ]
  %16 = phi i32 [ %83, %74 ], [ %8, %2 ]
  %17 = phi i32 [ %16, %74 ], [ %10, %2 ]
  %18 = phi i32 [ %17, %74 ], [ %12, %2 ]
  %19 = phi i32 [ %82, %74 ], [ %4, %2 ]
  %20 = icmp eq i64 %14, 80
  br i1 %20, label %21, label %27

21:
  %22 = add i32 %19, %4
  store i32 %22, ptr %0, align 4, !tbaa !11
  %23 = add i32 %15, %6
  store i32 %23, ptr %5, align 4, !tbaa !11
  %24 = add i32 %16, %8
  store i32 %24, ptr %7, align 4, !tbaa !11
  %25 = add i32 %17, %10
  store i32 %25, ptr %9, align 4, !tbaa !11
  %26 = add i32 %18, %12
  store i32 %26, ptr %11, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %3) #13
  ret void

27:
  %28 = icmp ult i64 %14, 16
  br i1 %28, label %29, label %34

29:
  %30 = shl nuw nsw i64 %14, 2
  %31 = getelementptr inbounds i8, ptr %1, i64 %30
  %32 = tail call fastcc i32 @big(ptr noundef %31) #14
  %33 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %14
  store i32 %32, ptr %33, align 4, !tbaa !11
  br label %53

34:
  %35 = add nsw i64 %14, -3
  %36 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !11
  %38 = add nsw i64 %14, -8
  %39 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !11
  %41 = xor i32 %40, %37
  %42 = add nsw i64 %14, -14
  %43 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !11
  %45 = xor i32 %41, %44
  %46 = add nsw i64 %14, -16
  %47 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !11
  %49 = xor i32 %45, %48
  %50 = tail call i32 @llvm.fshl.i32(i32 %49, i32 %49, i32 1)
  %51 = getelementptr inbounds [80 x i32], ptr %3, i64 0, i64 %14
  store i32 %50, ptr %51, align 4, !tbaa !11
  %52 = icmp ult i64 %14, 20
  br i1 %52, label %53, label %59

53:
  %54 = phi i32 [ %32, %29 ], [ %50, %34 ]
  %55 = and i32 %16, %15
  %56 = xor i32 %15, -1
  %57 = and i32 %17, %56
  %58 = or i32 %57, %55
  br label %74

59:
  %60 = icmp ult i64 %14, 40
  br i1 %60, label %61, label %64

61:
  %62 = xor i32 %16, %15
  %63 = xor i32 %62, %17
  br label %74

64:
  %65 = icmp ult i64 %14, 60
  br i1 %65, label %66, label %71

66:
  %67 = or i32 %17, %16
  %68 = and i32 %67, %15
  %69 = and i32 %17, %16
  %70 = or i32 %68, %69
  br label %74

71:
  %72 = xor i32 %16, %15
  %73 = xor i32 %72, %17
  br label %74

74:
  %75 = phi i32 [ %54, %53 ], [ %50, %61 ], [ %50, %66 ], [ %50, %71 ]
  %76 = phi i32 [ %58, %53 ], [ %63, %61 ], [ %70, %66 ], [ %73, %71 ]
  %77 = phi i32 [ 1518500249, %53 ], [ 1859775393, %61 ], [ -1894007588, %66 ], [ -899497514, %71 ]
  %78 = tail call i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 5)
  %79 = add i32 %78, %18
  %80 = add i32 %79, %75
  %81 = add i32 %80, %76
  %82 = add i32 %81, %77
  %83 = tail call i32 @llvm.fshl.i32(i32 %15, i32 %15, i32 30)
  %84 = add nuw nsw i64 %14, 1
  br label %13, !llvm.loop !36
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal void @md5(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) #8 {
  %3 = load i32, ptr %0, align 4, !tbaa !11
  %4 = getelementptr inbounds i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !11
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !11
  %8 = getelementptr inbounds i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !11
  br label %10

10:
  %11 = phi i64 [ %71, %47 ], [ 0, %2 ]
  %12 = phi i32 [ %15, %47 ], [ %3, %2 ]
  %13 = phi i32 [ %70, %47 ], [ %5, %2 ]
  %14 = phi i32 [ %13, %47 ], [ %7, %2 ]
  %15 = phi i32 [ %14, %47 ], [ %9, %2 ]
  %16 = trunc i64 %11 to i32
  %17 = icmp eq i64 %11, 64
  br i1 %17, label %18, label %23

18:
  %19 = add i32 %12, %3
  store i32 %19, ptr %0, align 4, !tbaa !11
  %20 = add i32 %13, %5
  store i32 %20, ptr %4, align 4, !tbaa !11
  %21 = add i32 %14, %7
  store i32 %21, ptr %6, align 4, !tbaa !11
  %22 = add i32 %15, %9
  store i32 %22, ptr %8, align 4, !tbaa !11
  ret void

23:
  %24 = lshr i32 %16, 4
  switch i32 %24, label %42 [
    i32 0, label %25
    i32 1, label %30
    i32 2, label %37
  ]

25:
  %26 = and i32 %14, %13
  %27 = xor i32 %13, -1
  %28 = and i32 %15, %27
  %29 = or i32 %28, %26
  br label %47

30:
  %31 = and i32 %15, %13
  %32 = xor i32 %15, -1
  %33 = and i32 %14, %32
  %34 = or i32 %31, %33
  %35 = mul i64 %11, 5
  %36 = add i64 %35, 1
  br label %47

37:
  %38 = xor i32 %14, %13
  %39 = xor i32 %38, %15
  %40 = mul i64 %11, 3
  %41 = add i64 %40, 5
  br label %47

42:
  %43 = xor i32 %15, -1
  %44 = or i32 %13, %43
  %45 = xor i32 %44, %14
  %46 = mul i64 %11, 7
  br label %47

47:
  %48 = phi i32 [ %45, %42 ], [ %39, %37 ], [ %34, %30 ], [ %29, %25 ]
  %49 = phi i64 [ %46, %42 ], [ %41, %37 ], [ %36, %30 ], [ %11, %25 ]
  %50 = getelementptr inbounds [64 x i32], ptr @sines, i64 0, i64 %11
  %51 = load i32, ptr %50, align 4, !tbaa !11
  %52 = shl i64 %49, 2
  %53 = and i64 %52, 60
  %54 = getelementptr inbounds i8, ptr %1, i64 %53
  %55 = load i32, ptr %54, align 1
  %56 = add i32 %48, %12
  %57 = add i32 %56, %51
  %58 = add i32 %57, %55
  %59 = shl nuw nsw i32 %24, 2
  %60 = and i32 %16, 3
  %61 = or disjoint i32 %59, %60
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds [16 x i8], ptr @md5.shift, i64 0, i64 %62
  %64 = load i8, ptr %63, align 1, !tbaa !17
  %65 = zext i8 %64 to i32
  %66 = shl i32 %58, %65
  %67 = sub nsw i32 32, %65
  %68 = lshr i32 %58, %67
  %69 = or i32 %68, %66
  %70 = add i32 %69, %13
  %71 = add nuw nsw i64 %11, 1
  br label %10, !llvm.loop !37
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable
define internal fastcc i32 @big(ptr nocapture noundef readonly %0) unnamed_addr #10 {
  %2 = load i8, ptr %0, align 1, !tbaa !17
  %3 = zext i8 %2 to i32
  %4 = shl nuw i32 %3, 24
  %5 = getelementptr inbounds i8, ptr %0, i64 1
  %6 = load i8, ptr %5, align 1, !tbaa !17
  %7 = zext i8 %6 to i32
  %8 = shl nuw nsw i32 %7, 16
  %9 = or disjoint i32 %8, %4
  %10 = getelementptr inbounds i8, ptr %0, i64 2
  %11 = load i8, ptr %10, align 1, !tbaa !17
  %12 = zext i8 %11 to i32
  %13 = shl nuw nsw i32 %12, 8
  %14 = or disjoint i32 %9, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 3
  %16 = load i8, ptr %15, align 1, !tbaa !17
  %17 = zext i8 %16 to i32
  %18 = or disjoint i32 %14, %17
  ret i32 %18
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

attributes #0 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { minsize nofree norecurse nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { minsize nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { minsize nounwind optsize willreturn memory(read) }
attributes #13 = { nounwind }
attributes #14 = { minsize optsize }
attributes #15 = { minsize nounwind optsize }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !7, i64 0}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = !{!7, !7, i64 0}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = !{!22, !6, i64 0}
!22 = !{!"algorithm", !6, i64 0, !6, i64 8, !12, i64 16, !12, i64 20, !7, i64 24}
!23 = !{!22, !12, i64 16}
!24 = distinct !{!24, !10}
!25 = !{!22, !12, i64 20}
!26 = distinct !{!26, !10}
!27 = !{!22, !6, i64 8}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !10}
!36 = distinct !{!36, !10}
!37 = distinct !{!37, !10}
