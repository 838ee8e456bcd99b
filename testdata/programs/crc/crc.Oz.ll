; ModuleID = 'crc.c'
source_filename = "crc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = internal global [4096 x i8] zeroinitializer, align 16
@__const.main.check = private unnamed_addr constant [10 x i8] c"123456789\00", align 1
@.str = private unnamed_addr constant [16 x i8] c"%08x %08x %08x\0A\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"%016llx %08x %08x\0A\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"%08x %08x %08x %04x %016llx %08x %04x\0A\00", align 1
@table = internal unnamed_addr global [4 x [256 x i32]] zeroinitializer, align 16
@table64 = internal unnamed_addr global [256 x i64] zeroinitializer, align 16

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i32 @atoi(ptr nocapture noundef %6) #5
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 3, %2 ]
  br label %10

10:
  %11 = phi i64 [ %23, %20 ], [ 0, %8 ]
  %12 = icmp eq i64 %11, 256
  br i1 %12, label %36, label %13

13:
  %14 = trunc nuw nsw i64 %11 to i32
  br label %15

15:
  %16 = phi i32 [ %14, %13 ], [ %29, %24 ]
  %17 = phi i64 [ %11, %13 ], [ %34, %24 ]
  %18 = phi i32 [ 0, %13 ], [ %35, %24 ]
  %19 = icmp eq i32 %18, 8
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %11
  store i32 %16, ptr %21, align 4, !tbaa !9
  %22 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %11
  store i64 %17, ptr %22, align 8, !tbaa !11
  %23 = add nuw nsw i64 %11, 1
  br label %10, !llvm.loop !13

24:
  %25 = and i32 %16, 1
  %26 = icmp eq i32 %25, 0
  %27 = lshr i32 %16, 1
  %28 = xor i32 %27, -306674912
  %29 = select i1 %26, i32 %27, i32 %28
  %30 = and i64 %17, 1
  %31 = icmp eq i64 %30, 0
  %32 = lshr i64 %17, 1
  %33 = xor i64 %32, -3932672073523589310
  %34 = select i1 %31, i64 %32, i64 %33
  %35 = add nuw nsw i32 %18, 1
  br label %15, !llvm.loop !15

36:
  %37 = phi i64 [ %45, %44 ], [ 1, %10 ]
  %38 = icmp eq i64 %37, 4
  br i1 %38, label %57, label %39

39:
  %40 = add nsw i64 %37, -1
  br label %41

41:
  %42 = phi i64 [ 0, %39 ], [ %56, %46 ]
  %43 = icmp eq i64 %42, 256
  br i1 %43, label %44, label %46

44:
  %45 = add nuw nsw i64 %37, 1
  br label %36, !llvm.loop !16

46:
  %47 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 %40, i64 %42
  %48 = load i32, ptr %47, align 4, !tbaa !9
  %49 = lshr i32 %48, 8
  %50 = and i32 %48, 255
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = xor i32 %49, %53
  %55 = getelementptr inbounds [4 x [256 x i32]], ptr @table, i64 0, i64 %37, i64 %42
  store i32 %54, ptr %55, align 4, !tbaa !9
  %56 = add nuw nsw i64 %42, 1
  br label %41, !llvm.loop !17

57:
  %58 = phi i64 [ %70, %62 ], [ 0, %36 ]
  %59 = icmp eq i64 %58, 4096
  br i1 %59, label %60, label %62

60:
  %61 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  br label %71

62:
  %63 = mul nuw nsw i64 %58, %58
  %64 = trunc nuw i64 %63 to i32
  %65 = lshr i32 %64, 3
  %66 = trunc nuw nsw i64 %58 to i32
  %67 = xor i32 %65, %66
  %68 = trunc i32 %67 to i8
  %69 = getelementptr inbounds [4096 x i8], ptr @data, i64 0, i64 %58
  store i8 %68, ptr %69, align 1, !tbaa !18
  %70 = add nuw nsw i64 %58, 1
  br label %57, !llvm.loop !19

71:
  %72 = phi i32 [ %100, %93 ], [ 0, %60 ]
  %73 = phi i32 [ %102, %93 ], [ 0, %60 ]
  %74 = phi i32 [ %104, %93 ], [ 0, %60 ]
  %75 = phi i64 [ %106, %93 ], [ 0, %60 ]
  %76 = phi i32 [ %111, %93 ], [ 0, %60 ]
  %77 = phi i32 [ %112, %93 ], [ 0, %60 ]
  %78 = phi i32 [ %98, %93 ], [ 0, %60 ]
  %79 = icmp eq i32 %77, %61
  br i1 %79, label %80, label %93

80:
  %81 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %78, i32 noundef %72, i32 noundef %73) #6
  %82 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %75, i32 noundef %74, i32 noundef %76) #6
  %83 = tail call fastcc i32 @byBits(ptr noundef nonnull @__const.main.check, i32 noundef 9) #6
  %84 = tail call fastcc i32 @byTable(ptr noundef nonnull @__const.main.check, i32 noundef 9) #6
  %85 = tail call fastcc i32 @byFour(ptr noundef nonnull @__const.main.check, i32 noundef 9) #6
  %86 = tail call fastcc zeroext i16 @ccitt(ptr noundef nonnull @__const.main.check, i32 noundef 9) #6
  %87 = zext i16 %86 to i32
  %88 = tail call fastcc i64 @crc64(ptr noundef nonnull @__const.main.check, i32 noundef 9) #6
  %89 = tail call fastcc i32 @adler(ptr noundef nonnull @__const.main.check, i32 noundef 9) #6
  %90 = tail call fastcc zeroext i16 @fletcher(ptr noundef nonnull @__const.main.check, i32 noundef 9) #6
  %91 = zext i16 %90 to i32
  %92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %83, i32 noundef %84, i32 noundef %85, i32 noundef %87, i64 noundef %88, i32 noundef %89, i32 noundef %91) #6
  ret i32 0

93:
  %94 = and i32 %77, 63
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr @data, i64 %95
  %97 = tail call fastcc i32 @byBits(ptr noundef nonnull %96, i32 noundef 4032) #6
  %98 = add i32 %97, %78
  %99 = tail call fastcc i32 @byTable(ptr noundef nonnull %96, i32 noundef 4032) #6
  %100 = add i32 %99, %72
  %101 = tail call fastcc i32 @byFour(ptr noundef nonnull %96, i32 noundef 4032) #6
  %102 = add i32 %101, %73
  %103 = tail call fastcc i32 @adler(ptr noundef nonnull %96, i32 noundef 4032) #6
  %104 = xor i32 %103, %74
  %105 = tail call fastcc i64 @crc64(ptr noundef nonnull %96, i32 noundef 4032) #6
  %106 = xor i64 %105, %75
  %107 = tail call fastcc zeroext i16 @ccitt(ptr noundef nonnull %96, i32 noundef 4032) #6
  %108 = tail call fastcc zeroext i16 @fletcher(ptr noundef nonnull %96, i32 noundef 4032) #6
  %109 = xor i16 %108, %107
  %110 = zext i16 %109 to i32
  %111 = add i32 %76, %110
  %112 = add nuw i32 %77, 1
  br label %71, !llvm.loop !20
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #1

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @byBits(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #2 {
  br label %5

3:
  %4 = getelementptr inbounds i8, ptr %6, i64 1
  br label %5, !llvm.loop !21

5:
  %6 = phi ptr [ %0, %2 ], [ %4, %3 ]
  %7 = phi i32 [ %1, %2 ], [ %9, %3 ]
  %8 = phi i32 [ -1, %2 ], [ %16, %3 ]
  %9 = add nsw i32 %7, -1
  %10 = icmp sgt i32 %7, 0
  br i1 %10, label %11, label %26

11:
  %12 = load i8, ptr %6, align 1, !tbaa !18
  %13 = zext i8 %12 to i32
  %14 = xor i32 %8, %13
  br label %15

15:
  %16 = phi i32 [ %14, %11 ], [ %24, %19 ]
  %17 = phi i32 [ 0, %11 ], [ %25, %19 ]
  %18 = icmp eq i32 %17, 8
  br i1 %18, label %3, label %19

19:
  %20 = lshr i32 %16, 1
  %21 = and i32 %16, 1
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i32 0, i32 -306674912
  %24 = xor i32 %23, %20
  %25 = add nuw nsw i32 %17, 1
  br label %15, !llvm.loop !22

26:
  %27 = xor i32 %8, -1
  ret i32 %27
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @byTable(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #2 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %11, %8 ]
  %5 = phi i32 [ %1, %2 ], [ %9, %8 ]
  %6 = phi i32 [ -1, %2 ], [ %18, %8 ]
  %7 = icmp sgt i32 %5, 0
  br i1 %7, label %8, label %19

8:
  %9 = add nsw i32 %5, -1
  %10 = lshr i32 %6, 8
  %11 = getelementptr inbounds i8, ptr %4, i64 1
  %12 = load i8, ptr %4, align 1, !tbaa !18
  %13 = trunc i32 %6 to i8
  %14 = xor i8 %12, %13
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !9
  %18 = xor i32 %17, %10
  br label %3, !llvm.loop !23

19:
  %20 = xor i32 %6, -1
  ret i32 %20
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @byFour(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #2 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %33, %8 ]
  %5 = phi i32 [ %1, %2 ], [ %32, %8 ]
  %6 = phi i32 [ -1, %2 ], [ %31, %8 ]
  %7 = icmp sgt i32 %5, 3
  br i1 %7, label %8, label %34

8:
  %9 = load i32, ptr %4, align 1
  %10 = xor i32 %9, %6
  %11 = and i32 %10, 255
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 3072), i64 0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = lshr i32 %10, 8
  %16 = and i32 %15, 255
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 2048), i64 0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = xor i32 %19, %14
  %21 = lshr i32 %10, 16
  %22 = and i32 %21, 255
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @table, i64 1024), i64 0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !9
  %26 = xor i32 %20, %25
  %27 = lshr i32 %10, 24
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !9
  %31 = xor i32 %26, %30
  %32 = add nsw i32 %5, -4
  %33 = getelementptr inbounds i8, ptr %4, i64 4
  br label %3, !llvm.loop !24

34:
  %35 = phi ptr [ %42, %39 ], [ %4, %3 ]
  %36 = phi i32 [ %40, %39 ], [ %5, %3 ]
  %37 = phi i32 [ %49, %39 ], [ %6, %3 ]
  %38 = icmp sgt i32 %36, 0
  br i1 %38, label %39, label %50

39:
  %40 = add nsw i32 %36, -1
  %41 = lshr i32 %37, 8
  %42 = getelementptr inbounds i8, ptr %35, i64 1
  %43 = load i8, ptr %35, align 1, !tbaa !18
  %44 = trunc i32 %37 to i8
  %45 = xor i8 %43, %44
  %46 = zext i8 %45 to i64
  %47 = getelementptr inbounds [256 x i32], ptr @table, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !9
  %49 = xor i32 %48, %41
  br label %34, !llvm.loop !25

50:
  %51 = xor i32 %37, -1
  ret i32 %51
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @adler(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #2 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %12, %24 ]
  %5 = phi i32 [ %1, %2 ], [ %25, %24 ]
  %6 = phi i32 [ 1, %2 ], [ %26, %24 ]
  %7 = phi i32 [ 0, %2 ], [ %27, %24 ]
  %8 = icmp sgt i32 %5, 0
  br i1 %8, label %9, label %28

9:
  %10 = tail call i32 @llvm.umin.i32(i32 %5, i32 5552)
  br label %11

11:
  %12 = phi ptr [ %4, %9 ], [ %19, %17 ]
  %13 = phi i32 [ %6, %9 ], [ %22, %17 ]
  %14 = phi i32 [ %7, %9 ], [ %23, %17 ]
  %15 = phi i32 [ %10, %9 ], [ %18, %17 ]
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = add nsw i32 %15, -1
  %19 = getelementptr inbounds i8, ptr %12, i64 1
  %20 = load i8, ptr %12, align 1, !tbaa !18
  %21 = zext i8 %20 to i32
  %22 = add i32 %13, %21
  %23 = add i32 %22, %14
  br label %11, !llvm.loop !26

24:
  %25 = sub nsw i32 %5, %10
  %26 = urem i32 %13, 65521
  %27 = urem i32 %14, 65521
  br label %3, !llvm.loop !27

28:
  %29 = shl nuw i32 %7, 16
  %30 = or disjoint i32 %29, %6
  ret i32 %30
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc i64 @crc64(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #2 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %12, %8 ]
  %5 = phi i32 [ %1, %2 ], [ %9, %8 ]
  %6 = phi i64 [ -1, %2 ], [ %18, %8 ]
  %7 = icmp sgt i32 %5, 0
  br i1 %7, label %8, label %19

8:
  %9 = add nsw i32 %5, -1
  %10 = lshr i64 %6, 8
  %11 = and i64 %6, 255
  %12 = getelementptr inbounds i8, ptr %4, i64 1
  %13 = load i8, ptr %4, align 1, !tbaa !18
  %14 = zext i8 %13 to i64
  %15 = xor i64 %11, %14
  %16 = getelementptr inbounds [256 x i64], ptr @table64, i64 0, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !11
  %18 = xor i64 %17, %10
  br label %3, !llvm.loop !28

19:
  %20 = xor i64 %6, -1
  ret i64 %20
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc zeroext i16 @ccitt(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #2 {
  br label %3

3:
  %4 = phi i32 [ %1, %2 ], [ %9, %8 ]
  %5 = phi i16 [ -1, %2 ], [ %23, %8 ]
  %6 = phi ptr [ %0, %2 ], [ %11, %8 ]
  %7 = icmp sgt i32 %4, 0
  br i1 %7, label %8, label %24

8:
  %9 = add nsw i32 %4, -1
  %10 = lshr i16 %5, 8
  %11 = getelementptr inbounds i8, ptr %6, i64 1
  %12 = load i8, ptr %6, align 1, !tbaa !18
  %13 = trunc nuw i16 %10 to i8
  %14 = xor i8 %12, %13
  %15 = lshr i8 %14, 4
  %16 = xor i8 %15, %14
  %17 = shl i16 %5, 8
  %18 = zext i8 %16 to i16
  %19 = shl i16 %18, 12
  %20 = shl nuw nsw i16 %18, 5
  %21 = or disjoint i16 %17, %18
  %22 = xor i16 %21, %19
  %23 = xor i16 %22, %20
  br label %3, !llvm.loop !29

24:
  ret i16 %5
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc zeroext i16 @fletcher(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #2 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %11, %9 ]
  %5 = phi i32 [ %1, %2 ], [ %10, %9 ]
  %6 = phi i16 [ 0, %2 ], [ %15, %9 ]
  %7 = phi i16 [ 0, %2 ], [ %17, %9 ]
  %8 = icmp sgt i32 %5, 0
  br i1 %8, label %9, label %18

9:
  %10 = add nsw i32 %5, -1
  %11 = getelementptr inbounds i8, ptr %4, i64 1
  %12 = load i8, ptr %4, align 1, !tbaa !18
  %13 = zext i8 %12 to i16
  %14 = add nuw nsw i16 %6, %13
  %15 = urem i16 %14, 255
  %16 = add nuw nsw i16 %15, %7
  %17 = urem i16 %16, 255
  br label %3, !llvm.loop !30

18:
  %19 = shl nuw i16 %7, 8
  %20 = or disjoint i16 %19, %6
  ret i16 %20
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { minsize nounwind optsize willreturn memory(read) }
attributes #6 = { minsize optsize }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = !{!7, !7, i64 0}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14}
!25 = distinct !{!25, !14}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !14}
!29 = distinct !{!29, !14}
!30 = distinct !{!30, !14}
