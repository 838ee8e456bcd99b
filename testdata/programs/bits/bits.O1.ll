; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.members = internal unnamed_addr constant [9 x i32] [i32 0, i32 1, i32 63, i32 64, i32 69, i32 100, i32 128, i32 200, i32 255], align 16
@.str = private unnamed_addr constant [35 x i8] c"%016llx %016llx %016llx\0A%lld %08x\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %9

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #9
  %8 = trunc i64 %7 to i32
  br label %9

9:
  %10 = phi i32 [ %8, %4 ], [ 3, %2 ]
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %20

12:
  %13 = phi i32 [ %28, %27 ], [ 0, %9 ]
  %14 = phi i32 [ %92, %27 ], [ 0, %9 ]
  %15 = phi i64 [ %79, %27 ], [ 0, %9 ]
  %16 = phi i64 [ %74, %27 ], [ 0, %9 ]
  %17 = phi i64 [ %62, %27 ], [ 0, %9 ]
  %18 = phi i64 [ %57, %27 ], [ 0, %9 ]
  %19 = phi i64 [ %43, %27 ], [ 81985529216486895, %9 ]
  br label %30

20:
  %21 = phi i64 [ 0, %9 ], [ %57, %27 ]
  %22 = phi i64 [ 0, %9 ], [ %62, %27 ]
  %23 = phi i64 [ 0, %9 ], [ %74, %27 ]
  %24 = phi i64 [ 0, %9 ], [ %79, %27 ]
  %25 = phi i32 [ 0, %9 ], [ %92, %27 ]
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %21, i64 noundef %22, i64 noundef %23, i64 noundef %24, i32 noundef %25)
  ret i32 0

27:
  %28 = add nuw nsw i32 %13, 1
  %29 = icmp eq i32 %28, %10
  br i1 %29, label %20, label %12, !llvm.loop !9

30:
  %31 = phi i32 [ 0, %12 ], [ %93, %50 ]
  %32 = phi i32 [ %14, %12 ], [ %92, %50 ]
  %33 = phi i64 [ %15, %12 ], [ %79, %50 ]
  %34 = phi i64 [ %16, %12 ], [ %74, %50 ]
  %35 = phi i64 [ %17, %12 ], [ %62, %50 ]
  %36 = phi i64 [ %18, %12 ], [ %57, %50 ]
  %37 = phi i64 [ %19, %12 ], [ %43, %50 ]
  %38 = shl i64 %37, 13
  %39 = xor i64 %38, %37
  %40 = lshr i64 %39, 7
  %41 = xor i64 %40, %39
  %42 = shl i64 %41, 17
  %43 = xor i64 %42, %41
  %44 = urem i32 %31, 9
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:
  %47 = urem i32 %31, 60
  %48 = zext nneg i32 %47 to i64
  %49 = lshr i64 %43, %48
  br label %50

50:
  %51 = phi i64 [ %49, %46 ], [ 0, %30 ]
  %52 = mul i64 %36, 31
  %53 = tail call fastcc i32 @counts(i64 noundef %51)
  %54 = sext i32 %53 to i64
  %55 = add i64 %52, %54
  %56 = tail call fastcc i64 @swaps(i64 noundef %51)
  %57 = add i64 %55, %56
  %58 = mul i64 %35, 31
  %59 = tail call fastcc i64 @rotates(i64 noundef %43, i32 noundef %31)
  %60 = tail call noundef i64 @llvm.bitreverse.i64(i64 %51)
  %61 = add i64 %60, %58
  %62 = add i64 %61, %59
  %63 = mul i64 %34, 31
  %64 = urem i32 %31, 40
  %65 = urem i32 %31, 23
  %66 = add nuw nsw i32 %65, 1
  %67 = tail call fastcc i64 @fields(i64 noundef %43, i32 noundef %64, i32 noundef %66)
  %68 = add i64 %67, %63
  %69 = trunc i64 %43 to i32
  %70 = lshr i64 %43, 32
  %71 = trunc nuw i64 %70 to i32
  %72 = tail call fastcc i32 @saturate(i32 noundef %69, i32 noundef %71)
  %73 = sext i32 %72 to i64
  %74 = add i64 %68, %73
  %75 = tail call fastcc i64 @shifts(i64 noundef %43, i32 noundef %31)
  %76 = tail call fastcc i32 @bitset(i32 noundef %31)
  %77 = sext i32 %76 to i64
  %78 = xor i64 %75, %33
  %79 = xor i64 %78, %77
  %80 = mul i32 %32, 31
  %81 = trunc i64 %51 to i32
  %82 = tail call fastcc i32 @tricks(i32 noundef %81)
  %83 = add i32 %82, %80
  %84 = trunc i64 %41 to i8
  %85 = lshr i64 %41, 8
  %86 = trunc i64 %85 to i8
  %87 = lshr i64 %43, 20
  %88 = trunc i64 %87 to i16
  %89 = lshr i64 %43, 40
  %90 = trunc i64 %89 to i16
  %91 = tail call fastcc i32 @narrow(i8 noundef zeroext %84, i8 noundef signext %86, i16 noundef zeroext %88, i16 noundef signext %90)
  %92 = add i32 %83, %91
  %93 = add nuw nsw i32 %31, 1
  %94 = icmp eq i32 %93, 200
  br i1 %94, label %27, label %30, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @counts(i64 noundef %0) unnamed_addr #2 {
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
  br i1 %15, label %25, label %16

16:
  %17 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = mul nuw nsw i32 %18, 11
  %20 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = mul nuw nsw i32 %21, 13
  %23 = add nuw nsw i32 %19, %22
  %24 = add nuw nsw i32 %23, %14
  br label %25

25:
  %26 = phi i32 [ %24, %16 ], [ %14, %1 ]
  %27 = icmp eq i32 %2, 0
  br i1 %27, label %35, label %28

28:
  %29 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %30 = mul nuw nsw i32 %29, 17
  %31 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %32 = mul nuw nsw i32 %31, 19
  %33 = add nuw nsw i32 %30, %32
  %34 = add nuw nsw i32 %33, %26
  br label %35

35:
  %36 = phi i32 [ %34, %28 ], [ %26, %25 ]
  %37 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %38 = mul nuw nsw i32 %37, 23
  %39 = add nuw nsw i32 %38, 23
  %40 = select i1 %27, i32 0, i32 %39
  %41 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = mul nuw nsw i32 %42, 29
  %44 = add nuw nsw i32 %43, 29
  %45 = select i1 %15, i32 0, i32 %44
  %46 = ashr i32 %2, 31
  %47 = xor i32 %46, %2
  %48 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %47, i1 false)
  %49 = mul nuw nsw i32 %48, 31
  %50 = add nsw i32 %49, -31
  %51 = add nsw i32 %50, %40
  %52 = add nsw i32 %51, %45
  %53 = add i32 %52, %36
  ret i32 %53
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i64 @swaps(i64 noundef %0) unnamed_addr #2 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i64 @rotates(i64 noundef %0, i32 noundef %1) unnamed_addr #2 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i64 @fields(i64 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #2 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @saturate(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i64 @shifts(i64 noundef %0, i32 noundef %1) unnamed_addr #2 {
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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @bitset(i32 noundef %0) unnamed_addr #3 {
  %2 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  br label %13

3:
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !13
  %6 = and i64 %5, -33
  store i64 %6, ptr %4, align 8, !tbaa !13
  %7 = and i32 %0, 63
  %8 = zext nneg i32 %7 to i64
  %9 = shl nuw i64 1, %8
  %10 = getelementptr inbounds i8, ptr %2, i64 16
  %11 = load i64, ptr %10, align 16, !tbaa !13
  %12 = xor i64 %11, %9
  store i64 %12, ptr %10, align 16, !tbaa !13
  br label %28

13:
  %14 = phi i64 [ 0, %1 ], [ %26, %13 ]
  %15 = getelementptr inbounds i32, ptr @main.members, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !15
  %17 = srem i32 %16, 64
  %18 = zext nneg i32 %17 to i64
  %19 = shl nuw i64 1, %18
  %20 = sdiv i32 %16, 64
  %21 = and i32 %20, 3
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !13
  %25 = or i64 %19, %24
  store i64 %25, ptr %23, align 8, !tbaa !13
  %26 = add nuw nsw i64 %14, 1
  %27 = icmp eq i64 %26, 9
  br i1 %27, label %3, label %13, !llvm.loop !17

28:
  %29 = phi i32 [ 0, %3 ], [ %41, %28 ]
  %30 = phi i32 [ 0, %3 ], [ %40, %28 ]
  %31 = lshr i32 %29, 6
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %32
  %34 = load i64, ptr %33, align 8, !tbaa !13
  %35 = and i32 %29, 63
  %36 = zext nneg i32 %35 to i64
  %37 = lshr i64 %34, %36
  %38 = trunc i64 %37 to i32
  %39 = and i32 %38, 1
  %40 = add i32 %39, %30
  %41 = add nuw nsw i32 %29, 3
  %42 = icmp ult i32 %29, 253
  br i1 %42, label %28, label %44, !llvm.loop !18

43:
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #9
  ret i32 %54

44:
  %45 = phi i64 [ %55, %53 ], [ 0, %28 ]
  %46 = phi i32 [ %54, %53 ], [ %40, %28 ]
  %47 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %45
  %48 = load i64, ptr %47, align 8, !tbaa !13
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %53, label %50

50:
  %51 = trunc i64 %45 to i32
  %52 = shl i32 %51, 6
  br label %57

53:
  %54 = phi i32 [ %46, %44 ], [ %63, %57 ]
  %55 = add nuw nsw i64 %45, 1
  %56 = icmp eq i64 %55, 4
  br i1 %56, label %43, label %44, !llvm.loop !19

57:
  %58 = phi i64 [ %65, %57 ], [ %48, %50 ]
  %59 = phi i32 [ %63, %57 ], [ %46, %50 ]
  %60 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %58, i1 true)
  %61 = trunc nuw nsw i64 %60 to i32
  %62 = add i32 %59, %52
  %63 = add i32 %62, %61
  %64 = add i64 %58, -1
  %65 = and i64 %64, %58
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %53, label %57, !llvm.loop !20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @tricks(i32 noundef %0) unnamed_addr #2 {
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
  %12 = xor i32 %10, %0
  %13 = xor i32 %12, %11
  %14 = add i32 %8, %13
  %15 = and i32 %11, 1431655765
  %16 = sub i32 %0, %15
  %17 = and i32 %16, 858993459
  %18 = lshr i32 %16, 2
  %19 = and i32 %18, 858993459
  %20 = add nuw nsw i32 %19, %17
  %21 = lshr i32 %20, 4
  %22 = add nuw nsw i32 %21, %20
  %23 = and i32 %22, 252645135
  %24 = mul i32 %23, 16843009
  %25 = lshr i32 %24, 24
  %26 = xor i32 %25, %14
  ret i32 %26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @narrow(i8 noundef zeroext %0, i8 noundef signext %1, i16 noundef zeroext %2, i16 noundef signext %3) unnamed_addr #2 {
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

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

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

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !7, i64 0}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
