; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.members = internal unnamed_addr constant [9 x i32] [i32 0, i32 1, i32 63, i32 64, i32 69, i32 100, i32 128, i32 200, i32 255], align 16
@.str = private unnamed_addr constant [35 x i8] c"%016llx %016llx %016llx\0A%lld %08x\0A\00", align 1

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i32 @atoi(ptr nocapture noundef %6) #9
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 3, %2 ]
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  br label %11

11:
  %12 = phi i64 [ 81985529216486895, %8 ], [ %23, %31 ]
  %13 = phi i64 [ 0, %8 ], [ %24, %31 ]
  %14 = phi i64 [ 0, %8 ], [ %25, %31 ]
  %15 = phi i64 [ 0, %8 ], [ %26, %31 ]
  %16 = phi i64 [ 0, %8 ], [ %27, %31 ]
  %17 = phi i32 [ 0, %8 ], [ %28, %31 ]
  %18 = phi i32 [ 0, %8 ], [ %32, %31 ]
  %19 = icmp eq i32 %18, %10
  br i1 %19, label %20, label %22

20:
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %13, i64 noundef %14, i64 noundef %15, i64 noundef %16, i32 noundef %17) #10
  ret i32 0

22:
  %23 = phi i64 [ %39, %47 ], [ %12, %11 ]
  %24 = phi i64 [ %54, %47 ], [ %13, %11 ]
  %25 = phi i64 [ %59, %47 ], [ %14, %11 ]
  %26 = phi i64 [ %73, %47 ], [ %15, %11 ]
  %27 = phi i64 [ %78, %47 ], [ %16, %11 ]
  %28 = phi i32 [ %91, %47 ], [ %17, %11 ]
  %29 = phi i32 [ %92, %47 ], [ 0, %11 ]
  %30 = icmp eq i32 %29, 200
  br i1 %30, label %31, label %33

31:
  %32 = add nuw i32 %18, 1
  br label %11, !llvm.loop !9

33:
  %34 = shl i64 %23, 13
  %35 = xor i64 %34, %23
  %36 = lshr i64 %35, 7
  %37 = xor i64 %36, %35
  %38 = shl i64 %37, 17
  %39 = xor i64 %38, %37
  %40 = trunc nuw i32 %29 to i8
  %41 = urem i8 %40, 9
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %47, label %43

43:
  %44 = urem i8 %40, 60
  %45 = zext nneg i8 %44 to i64
  %46 = lshr i64 %39, %45
  br label %47

47:
  %48 = phi i64 [ %46, %43 ], [ 0, %33 ]
  %49 = mul i64 %24, 31
  %50 = tail call fastcc i32 @counts(i64 noundef %48) #10
  %51 = sext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = tail call fastcc i64 @swaps(i64 noundef %48) #10
  %54 = add i64 %52, %53
  %55 = mul i64 %25, 31
  %56 = tail call fastcc i64 @rotates(i64 noundef %39, i32 noundef %29) #10
  %57 = tail call noundef i64 @llvm.bitreverse.i64(i64 %48)
  %58 = add i64 %57, %55
  %59 = add i64 %58, %56
  %60 = mul i64 %26, 31
  %61 = urem i8 %40, 40
  %62 = zext nneg i8 %61 to i32
  %63 = urem i8 %40, 23
  %64 = add nuw nsw i8 %63, 1
  %65 = zext nneg i8 %64 to i32
  %66 = tail call fastcc i64 @fields(i64 noundef %39, i32 noundef %62, i32 noundef %65) #10
  %67 = add i64 %66, %60
  %68 = trunc i64 %39 to i32
  %69 = lshr i64 %39, 32
  %70 = trunc nuw i64 %69 to i32
  %71 = tail call fastcc i32 @saturate(i32 noundef %68, i32 noundef %70) #10
  %72 = sext i32 %71 to i64
  %73 = add i64 %67, %72
  %74 = tail call fastcc i64 @shifts(i64 noundef %39, i32 noundef %29) #10
  %75 = tail call fastcc i32 @bitset(i32 noundef %29) #10
  %76 = sext i32 %75 to i64
  %77 = xor i64 %74, %76
  %78 = xor i64 %77, %27
  %79 = mul i32 %28, 31
  %80 = trunc i64 %48 to i32
  %81 = tail call fastcc i32 @tricks(i32 noundef %80) #10
  %82 = add i32 %81, %79
  %83 = trunc i64 %37 to i8
  %84 = lshr i64 %37, 8
  %85 = trunc i64 %84 to i8
  %86 = lshr i64 %39, 20
  %87 = trunc i64 %86 to i16
  %88 = lshr i64 %39, 40
  %89 = trunc i64 %88 to i16
  %90 = tail call fastcc i32 @narrow(i8 noundef zeroext %83, i8 noundef signext %85, i16 noundef zeroext %87, i16 noundef signext %89) #10
  %91 = add i32 %82, %90
  %92 = add nuw nsw i32 %29, 1
  br label %22, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i32 @counts(i64 noundef %0) unnamed_addr #3 {
  %2 = trunc i64 %0 to i32
  %3 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %0)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %2)
  %6 = mul nuw nsw i32 %5, 3
  %7 = add nuw nsw i32 %6, %4
  %8 = and i32 %2, 65535
  %9 = tail call range(i32 0, 17) i32 @llvm.ctpop.i32(i32 %8)
  %10 = mul nuw nsw i32 %9, 5
  %11 = trunc i64 %3 to i1
  %12 = select i1 %11, i32 7, i32 0
  %13 = add nuw nsw i32 %7, %12
  %14 = add nuw nsw i32 %13, %10
  %15 = icmp eq i64 %0, 0
  br i1 %15, label %33, label %16

16:
  %17 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = mul nuw nsw i32 %18, 11
  %20 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = mul nuw nsw i32 %21, 13
  %23 = add nuw nsw i32 %19, %22
  %24 = add nuw nsw i32 %23, %14
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %33, label %26

26:
  %27 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %28 = mul nuw nsw i32 %27, 17
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %30 = mul nuw nsw i32 %29, 19
  %31 = add nuw nsw i32 %28, %30
  %32 = add nuw nsw i32 %31, %24
  br label %33

33:
  %34 = phi i32 [ %21, %26 ], [ %21, %16 ], [ 64, %1 ]
  %35 = phi i1 [ false, %26 ], [ true, %16 ], [ true, %1 ]
  %36 = phi i32 [ %32, %26 ], [ %24, %16 ], [ %14, %1 ]
  %37 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %38 = mul nuw nsw i32 %37, 23
  %39 = add nuw nsw i32 %38, 23
  %40 = select i1 %35, i32 0, i32 %39
  %41 = mul nuw nsw i32 %34, 29
  %42 = add nuw nsw i32 %41, 29
  %43 = select i1 %15, i32 0, i32 %42
  %44 = ashr i32 %2, 31
  %45 = xor i32 %44, %2
  %46 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %45, i1 false)
  %47 = mul nuw nsw i32 %46, 31
  %48 = add nsw i32 %47, -31
  %49 = add nsw i32 %48, %43
  %50 = add nsw i32 %49, %40
  %51 = add nsw i32 %50, %36
  ret i32 %51
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i64 @swaps(i64 noundef %0) unnamed_addr #3 {
  %2 = tail call i64 @llvm.bswap.i64(i64 %0)
  %3 = trunc i64 %0 to i32
  %4 = tail call i32 @llvm.bswap.i32(i32 %3)
  %5 = zext i32 %4 to i64
  %6 = xor i64 %2, %5
  %7 = trunc i64 %0 to i16
  %8 = tail call i16 @llvm.bswap.i16(i16 %7)
  %9 = zext i16 %8 to i64
  %10 = shl nuw nsw i64 %9, 40
  %11 = xor i64 %6, %10
  ret i64 %11
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i64 @rotates(i64 noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = trunc i64 %0 to i32
  %4 = zext i32 %1 to i64
  %5 = sub nsw i32 0, %1
  %6 = tail call i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %4)
  %7 = tail call i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 47)
  %8 = xor i64 %6, %7
  %9 = tail call i32 @llvm.fshr.i32(i32 %3, i32 %3, i32 %1)
  %10 = tail call i32 @llvm.fshl.i32(i32 %3, i32 %3, i32 5)
  %11 = xor i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = add i64 %8, %12
  %14 = and i32 %3, 65535
  %15 = shl nuw nsw i32 %14, 3
  %16 = lshr i32 %14, 13
  %17 = and i32 %15, 65528
  %18 = or disjoint i32 %17, %16
  %19 = zext nneg i32 %18 to i64
  %20 = shl nuw nsw i64 %19, 20
  %21 = xor i64 %20, %13
  %22 = and i32 %3, 255
  %23 = and i32 %1, 7
  %24 = shl i32 %3, %23
  %25 = and i32 %5, 7
  %26 = lshr i32 %22, %25
  %27 = and i32 %24, 255
  %28 = or i32 %27, %26
  %29 = zext nneg i32 %28 to i64
  %30 = add i64 %21, %29
  ret i64 %30
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i64 @fields(i64 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = zext nneg i32 %2 to i64
  %5 = shl nuw i64 1, %4
  %6 = add i64 %5, -1
  %7 = zext i32 %1 to i64
  %8 = lshr i64 %0, %7
  %9 = and i64 %6, %8
  %10 = add i32 %1, %2
  %11 = sub i32 64, %10
  %12 = zext nneg i32 %11 to i64
  %13 = shl i64 %0, %12
  %14 = sub nsw i32 64, %2
  %15 = zext nneg i32 %14 to i64
  %16 = ashr i64 %13, %15
  %17 = mul i64 %9, 3
  %18 = shl i64 %6, %7
  %19 = xor i64 %18, -1
  %20 = and i64 %19, %0
  %21 = shl nuw i64 1, %7
  %22 = or i64 %21, %0
  %23 = xor i64 %5, %0
  %24 = and i64 %21, %0
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, i64 9, i64 5
  %27 = add i64 %23, %22
  %28 = add i64 %27, %16
  %29 = add i64 %28, %26
  %30 = add i64 %29, %17
  %31 = add i64 %30, %20
  ret i64 %31
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i32 @saturate(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = tail call i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
  %4 = tail call i32 @llvm.smax.i32(i32 %3, i32 -32768)
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 32767)
  %6 = icmp slt i32 %3, 0
  %7 = tail call i32 @llvm.smin.i32(i32 %4, i32 255)
  %8 = and i32 %7, 255
  %9 = select i1 %6, i32 0, i32 %8
  %10 = xor i32 %5, %9
  %11 = xor i32 %10, %3
  ret i32 %11
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i64 @shifts(i64 noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = trunc i64 %0 to i32
  %4 = srem i32 %1, 64
  %5 = zext i32 %4 to i64
  %6 = ashr i64 %0, %5
  %7 = lshr i64 %0, %5
  %8 = xor i64 %6, %7
  %9 = srem i32 %1, 32
  %10 = ashr i32 %3, %9
  %11 = sext i32 %10 to i64
  %12 = xor i64 %8, %11
  %13 = lshr i32 %3, %9
  %14 = zext i32 %13 to i64
  %15 = xor i64 %12, %14
  %16 = shl i32 %3, 16
  %17 = ashr exact i32 %16, 16
  %18 = and i32 %1, 15
  %19 = ashr i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = shl i32 %3, 24
  %22 = ashr exact i32 %21, 24
  %23 = srem i32 %1, 8
  %24 = ashr i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = shl i64 %0, %5
  %27 = shl i32 %3, %23
  %28 = and i32 %27, 255
  %29 = zext nneg i32 %28 to i64
  %30 = xor i64 %15, %26
  %31 = xor i64 %30, %20
  %32 = xor i64 %31, %25
  %33 = xor i64 %32, %29
  ret i64 %33
}

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc i32 @bitset(i32 noundef %0) unnamed_addr #4 {
  %2 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  br label %3

3:
  %4 = phi i64 [ %28, %16 ], [ 0, %1 ]
  %5 = icmp eq i64 %4, 9
  br i1 %5, label %6, label %16

6:
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = load i64, ptr %7, align 8, !tbaa !12
  %9 = and i64 %8, -33
  store i64 %9, ptr %7, align 8, !tbaa !12
  %10 = and i32 %0, 63
  %11 = zext nneg i32 %10 to i64
  %12 = shl nuw i64 1, %11
  %13 = getelementptr inbounds i8, ptr %2, i64 16
  %14 = load i64, ptr %13, align 16, !tbaa !12
  %15 = xor i64 %14, %12
  store i64 %15, ptr %13, align 16, !tbaa !12
  br label %29

16:
  %17 = getelementptr inbounds i32, ptr @main.members, i64 %4
  %18 = load i32, ptr %17, align 4, !tbaa !14
  %19 = srem i32 %18, 64
  %20 = zext nneg i32 %19 to i64
  %21 = shl nuw i64 1, %20
  %22 = sdiv i32 %18, 64
  %23 = and i32 %22, 3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8, !tbaa !12
  %27 = or i64 %21, %26
  store i64 %27, ptr %25, align 8, !tbaa !12
  %28 = add nuw nsw i64 %4, 1
  br label %3, !llvm.loop !16

29:
  %30 = phi i32 [ 0, %6 ], [ %43, %33 ]
  %31 = phi i32 [ 0, %6 ], [ %44, %33 ]
  %32 = icmp ult i32 %31, 256
  br i1 %32, label %33, label %45

33:
  %34 = lshr i32 %31, 6
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !12
  %38 = and i32 %31, 63
  %39 = zext nneg i32 %38 to i64
  %40 = lshr i64 %37, %39
  %41 = trunc i64 %40 to i32
  %42 = and i32 %41, 1
  %43 = add i32 %42, %30
  %44 = add nuw nsw i32 %31, 3
  br label %29, !llvm.loop !17

45:
  %46 = phi i64 [ %60, %59 ], [ 0, %29 ]
  %47 = phi i32 [ %56, %59 ], [ %30, %29 ]
  %48 = icmp eq i64 %46, 4
  br i1 %48, label %49, label %50

49:
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #11
  ret i32 %47

50:
  %51 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %46
  %52 = load i64, ptr %51, align 8, !tbaa !12
  %53 = trunc i64 %46 to i32
  %54 = shl i32 %53, 6
  br label %55

55:
  %56 = phi i32 [ %47, %50 ], [ %65, %61 ]
  %57 = phi i64 [ %52, %50 ], [ %67, %61 ]
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %61

59:
  %60 = add nuw nsw i64 %46, 1
  br label %45, !llvm.loop !18

61:
  %62 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %57, i1 true)
  %63 = trunc nuw nsw i64 %62 to i32
  %64 = add i32 %56, %54
  %65 = add i32 %64, %63
  %66 = add i64 %57, -1
  %67 = and i64 %66, %57
  br label %55, !llvm.loop !19
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i32 @tricks(i32 noundef %0) unnamed_addr #3 {
  %2 = add i32 %0, -1
  %3 = xor i32 %2, %0
  %4 = add i32 %3, %0
  %5 = add i32 %0, 2147483647
  %6 = xor i32 %0, -1
  %7 = and i32 %5, %6
  %8 = xor i32 %4, %7
  %9 = or i32 %0, 1
  %10 = tail call i32 @llvm.abs.i32(i32 %9, i1 true)
  %11 = lshr i32 %0, 1
  %12 = xor i32 %11, %10
  %13 = xor i32 %12, %0
  %14 = add i32 %8, %13
  %15 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  %16 = xor i32 %14, %15
  ret i32 %16
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc i32 @narrow(i8 noundef zeroext %0, i8 noundef signext %1, i16 noundef zeroext %2, i16 noundef signext %3) unnamed_addr #3 {
  %5 = zext i8 %0 to i32
  %6 = zext i16 %2 to i32
  %7 = trunc i16 %2 to i8
  %8 = mul i8 %7, %1
  %9 = add i8 %8, %0
  %10 = sext i16 %3 to i32
  %11 = trunc i16 %3 to i8
  %12 = sub i8 %1, %11
  %13 = mul nsw i32 %10, %6
  %14 = or i32 %5, 1
  %15 = sdiv i32 %13, %14
  %16 = or i8 %1, 1
  %17 = sext i8 %16 to i32
  %18 = srem i32 %10, %17
  %19 = zext i8 %9 to i32
  %20 = shl nuw i32 %19, 24
  %21 = sext i8 %12 to i32
  %22 = shl nsw i32 %21, 12
  %23 = xor i32 %20, %22
  %24 = and i32 %15, 65535
  %25 = shl nuw nsw i32 %5, 23
  %26 = shl nsw i32 %18, 16
  %27 = add i32 %26, %25
  %28 = ashr exact i32 %27, 16
  %29 = mul nsw i32 %28, 3
  %30 = icmp ult i8 %9, %12
  %31 = zext i1 %30 to i32
  %32 = icmp slt i8 %12, %1
  %33 = select i1 %32, i32 32, i32 0
  %34 = icmp ugt i32 %24, %6
  %35 = select i1 %34, i32 512, i32 0
  %36 = or disjoint i32 %23, %31
  %37 = or disjoint i32 %36, %33
  %38 = or disjoint i32 %37, %35
  %39 = xor i32 %38, %29
  %40 = xor i32 %39, %24
  ret i32 %40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #8

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { minsize nounwind optsize willreturn memory(read) }
attributes #10 = { minsize optsize }
attributes #11 = { nounwind }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !7, i64 0}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
