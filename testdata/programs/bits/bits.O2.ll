; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [35 x i8] c"%016llx %016llx %016llx\0A%lld %08x\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #8
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %20

10:
  %11 = phi i32 [ %8, %4 ], [ 3, %2 ]
  br label %12

12:
  %13 = phi i32 [ %28, %27 ], [ 0, %10 ]
  %14 = phi i32 [ %95, %27 ], [ 0, %10 ]
  %15 = phi i64 [ %82, %27 ], [ 0, %10 ]
  %16 = phi i64 [ %77, %27 ], [ 0, %10 ]
  %17 = phi i64 [ %63, %27 ], [ 0, %10 ]
  %18 = phi i64 [ %58, %27 ], [ 0, %10 ]
  %19 = phi i64 [ %43, %27 ], [ 81985529216486895, %10 ]
  br label %30

20:
  %21 = phi i64 [ 0, %4 ], [ %58, %27 ]
  %22 = phi i64 [ 0, %4 ], [ %63, %27 ]
  %23 = phi i64 [ 0, %4 ], [ %77, %27 ]
  %24 = phi i64 [ 0, %4 ], [ %82, %27 ]
  %25 = phi i32 [ 0, %4 ], [ %95, %27 ]
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %21, i64 noundef %22, i64 noundef %23, i64 noundef %24, i32 noundef %25)
  ret i32 0

27:
  %28 = add nuw nsw i32 %13, 1
  %29 = icmp eq i32 %28, %11
  br i1 %29, label %20, label %12, !llvm.loop !9

30:
  %31 = phi i32 [ 0, %12 ], [ %96, %51 ]
  %32 = phi i32 [ %14, %12 ], [ %95, %51 ]
  %33 = phi i64 [ %15, %12 ], [ %82, %51 ]
  %34 = phi i64 [ %16, %12 ], [ %77, %51 ]
  %35 = phi i64 [ %17, %12 ], [ %63, %51 ]
  %36 = phi i64 [ %18, %12 ], [ %58, %51 ]
  %37 = phi i64 [ %19, %12 ], [ %43, %51 ]
  %38 = shl i64 %37, 13
  %39 = xor i64 %38, %37
  %40 = lshr i64 %39, 7
  %41 = xor i64 %40, %39
  %42 = shl i64 %41, 17
  %43 = xor i64 %42, %41
  %44 = trunc nuw i32 %31 to i8
  %45 = urem i8 %44, 9
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %51, label %47

47:
  %48 = urem i8 %44, 60
  %49 = zext nneg i8 %48 to i64
  %50 = lshr i64 %43, %49
  br label %51

51:
  %52 = phi i64 [ %50, %47 ], [ 0, %30 ]
  %53 = mul i64 %36, 31
  %54 = tail call fastcc i32 @counts(i64 noundef %52)
  %55 = sext i32 %54 to i64
  %56 = add i64 %53, %55
  %57 = tail call fastcc i64 @swaps(i64 noundef %52)
  %58 = add i64 %56, %57
  %59 = mul i64 %35, 31
  %60 = tail call fastcc i64 @rotates(i64 noundef %43, i32 noundef %31)
  %61 = tail call noundef i64 @llvm.bitreverse.i64(i64 %52)
  %62 = add i64 %61, %59
  %63 = add i64 %62, %60
  %64 = mul i64 %34, 31
  %65 = urem i8 %44, 40
  %66 = zext nneg i8 %65 to i32
  %67 = urem i8 %44, 23
  %68 = add nuw nsw i8 %67, 1
  %69 = zext nneg i8 %68 to i32
  %70 = tail call fastcc i64 @fields(i64 noundef %43, i32 noundef %66, i32 noundef %69)
  %71 = add i64 %70, %64
  %72 = trunc i64 %43 to i32
  %73 = lshr i64 %43, 32
  %74 = trunc nuw i64 %73 to i32
  %75 = tail call fastcc i32 @saturate(i32 noundef %72, i32 noundef %74)
  %76 = sext i32 %75 to i64
  %77 = add i64 %71, %76
  %78 = tail call fastcc i64 @shifts(i64 noundef %43, i32 noundef %31)
  %79 = tail call fastcc i32 @bitset(i32 noundef %31)
  %80 = sext i32 %79 to i64
  %81 = xor i64 %78, %33
  %82 = xor i64 %81, %80
  %83 = mul i32 %32, 31
  %84 = trunc i64 %52 to i32
  %85 = tail call fastcc i32 @tricks(i32 noundef %84)
  %86 = add i32 %85, %83
  %87 = trunc i64 %41 to i8
  %88 = lshr i64 %41, 8
  %89 = trunc i64 %88 to i8
  %90 = lshr i64 %43, 20
  %91 = trunc i64 %90 to i16
  %92 = lshr i64 %43, 40
  %93 = trunc i64 %92 to i16
  %94 = tail call fastcc i32 @narrow(i8 noundef zeroext %87, i8 noundef signext %89, i16 noundef zeroext %91, i16 noundef signext %93)
  %95 = add i32 %86, %94
  %96 = add nuw nsw i32 %31, 1
  %97 = icmp eq i32 %96, 200
  br i1 %97, label %27, label %30, !llvm.loop !11
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
  br i1 %15, label %36, label %16

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
  br i1 %25, label %36, label %26

26:
  %27 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %28 = mul nuw nsw i32 %27, 17
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %30 = mul nuw nsw i32 %29, 19
  %31 = add nuw nsw i32 %28, %30
  %32 = add nuw nsw i32 %31, %24
  %33 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %34 = mul nuw nsw i32 %33, 23
  %35 = add nuw nsw i32 %34, 23
  br label %36

36:
  %37 = phi i32 [ %32, %26 ], [ %14, %1 ], [ %24, %16 ]
  %38 = phi i32 [ %21, %26 ], [ 64, %1 ], [ %21, %16 ]
  %39 = phi i32 [ %35, %26 ], [ 0, %1 ], [ 0, %16 ]
  %40 = mul nuw nsw i32 %38, 29
  %41 = add nuw nsw i32 %40, 29
  %42 = select i1 %15, i32 0, i32 %41
  %43 = ashr i32 %2, 31
  %44 = xor i32 %43, %2
  %45 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %44, i1 false)
  %46 = mul nuw nsw i32 %45, 31
  %47 = add nsw i32 %46, -31
  %48 = add nsw i32 %47, %42
  %49 = add nsw i32 %48, %39
  %50 = add nsw i32 %49, %37
  ret i32 %50
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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #8
  store i64 -9223372036854775805, ptr %2, align 16, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  %4 = getelementptr inbounds i8, ptr %2, i64 16
  %5 = getelementptr inbounds i8, ptr %2, i64 24
  store i64 -9223372036854775552, ptr %5, align 8, !tbaa !12
  store i64 68719476737, ptr %3, align 8, !tbaa !12
  %6 = and i32 %0, 63
  %7 = zext nneg i32 %6 to i64
  %8 = shl nuw i64 1, %7
  %9 = xor i64 %8, 1
  store i64 %9, ptr %4, align 16, !tbaa !12
  br label %10

10:
  %11 = phi i32 [ 0, %1 ], [ %34, %10 ]
  %12 = phi i32 [ 0, %1 ], [ %33, %10 ]
  %13 = lshr i32 %11, 6
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = and i32 %11, 62
  %18 = zext nneg i32 %17 to i64
  %19 = lshr i64 %16, %18
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 1
  %22 = add i32 %21, %12
  %23 = add nuw nsw i32 %11, 3
  %24 = lshr i32 %23, 6
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !12
  %28 = and i32 %23, 63
  %29 = zext nneg i32 %28 to i64
  %30 = lshr i64 %27, %29
  %31 = trunc i64 %30 to i32
  %32 = and i32 %31, 1
  %33 = add i32 %32, %22
  %34 = add nuw nsw i32 %11, 6
  %35 = icmp ult i32 %11, 250
  br i1 %35, label %10, label %49, !llvm.loop !14

36:
  %37 = phi i64 [ %44, %36 ], [ %9, %49 ]
  %38 = phi i32 [ %42, %36 ], [ %50, %49 ]
  %39 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %37, i1 true)
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = add i32 %38, 128
  %42 = add i32 %41, %40
  %43 = add i64 %37, -1
  %44 = and i64 %43, %37
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %36, !llvm.loop !15

46:
  %47 = phi i32 [ %50, %49 ], [ %42, %36 ]
  %48 = add i32 %47, 455
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #8
  ret i32 %48

49:
  %50 = add i32 %33, 228
  %51 = icmp eq i32 %6, 0
  br i1 %51, label %46, label %36
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
  %12 = xor i32 %11, %10
  %13 = xor i32 %12, %0
  %14 = add i32 %8, %13
  %15 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  %16 = xor i32 %14, %15
  ret i32 %16
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
