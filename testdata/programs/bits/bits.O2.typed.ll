; ModuleID = 'bits.c'
source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.members = internal unnamed_addr constant [9 x i32] [i32 0, i32 1, i32 63, i32 64, i32 69, i32 100, i32 128, i32 200, i32 255], align 16
@.str = private unnamed_addr constant [35 x i8] c"%016llx %016llx %016llx\0A%lld %08x\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %10

4:
  %5 = getelementptr inbounds i8*, i8** %1, i64 1
  %6 = load i8*, i8** %5, align 8
  %7 = tail call i64 @strtol(i8* nocapture noundef nonnull %6, i8** noundef null, i32 noundef 10) #10
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %20

10:
  %11 = phi i32 [ %8, %4 ], [ 3, %2 ]
  br label %12

12:
  %13 = phi i32 [ %28, %27 ], [ 0, %10 ]
  %14 = phi i32 [ %110, %27 ], [ 0, %10 ]
  %15 = phi i64 [ %97, %27 ], [ 0, %10 ]
  %16 = phi i64 [ %92, %27 ], [ 0, %10 ]
  %17 = phi i64 [ %78, %27 ], [ 0, %10 ]
  %18 = phi i64 [ %58, %27 ], [ 0, %10 ]
  %19 = phi i64 [ %43, %27 ], [ 81985529216486895, %10 ]
  br label %30

20:
  %21 = phi i64 [ 0, %4 ], [ %58, %27 ]
  %22 = phi i64 [ 0, %4 ], [ %78, %27 ]
  %23 = phi i64 [ 0, %4 ], [ %92, %27 ]
  %24 = phi i64 [ 0, %4 ], [ %97, %27 ]
  %25 = phi i32 [ 0, %4 ], [ %110, %27 ]
  %26 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i64 0, i64 0), i64 noundef %21, i64 noundef %22, i64 noundef %23, i64 noundef %24, i32 noundef %25)
  ret i32 0

27:
  %28 = add nuw nsw i32 %13, 1
  %29 = icmp eq i32 %28, %11
  br i1 %29, label %20, label %12, !llvm.loop !5

30:
  %31 = phi i32 [ 0, %12 ], [ %111, %51 ]
  %32 = phi i32 [ %14, %12 ], [ %110, %51 ]
  %33 = phi i64 [ %15, %12 ], [ %97, %51 ]
  %34 = phi i64 [ %16, %12 ], [ %92, %51 ]
  %35 = phi i64 [ %17, %12 ], [ %78, %51 ]
  %36 = phi i64 [ %18, %12 ], [ %58, %51 ]
  %37 = phi i64 [ %19, %12 ], [ %43, %51 ]
  %38 = shl i64 %37, 13
  %39 = xor i64 %38, %37
  %40 = lshr i64 %39, 7
  %41 = xor i64 %40, %39
  %42 = shl i64 %41, 17
  %43 = xor i64 %42, %41
  %44 = trunc i32 %31 to i8
  %45 = urem i8 %44, 9
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %51, label %47

47:
  %48 = urem i8 %44, 60
  %49 = zext i8 %48 to i64
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
  %61 = add i64 %60, %59
  %62 = lshr i64 %52, 1
  %63 = and i64 %62, 6148914691236517205
  %64 = shl i64 %52, 1
  %65 = and i64 %64, -6148914691236517206
  %66 = or i64 %63, %65
  %67 = lshr i64 %66, 2
  %68 = and i64 %67, 3689348814741910323
  %69 = shl i64 %66, 2
  %70 = and i64 %69, -3689348814741910324
  %71 = or i64 %68, %70
  %72 = lshr i64 %71, 4
  %73 = and i64 %72, 1085102592571150095
  %74 = shl i64 %71, 4
  %75 = and i64 %74, -1085102592571150096
  %76 = or i64 %73, %75
  %77 = tail call i64 @llvm.bswap.i64(i64 %76) #10
  %78 = add i64 %61, %77
  %79 = mul i64 %34, 31
  %80 = urem i8 %44, 40
  %81 = zext i8 %80 to i32
  %82 = urem i8 %44, 23
  %83 = add nuw nsw i8 %82, 1
  %84 = zext i8 %83 to i32
  %85 = tail call fastcc i64 @fields(i64 noundef %43, i32 noundef %81, i32 noundef %84)
  %86 = add i64 %85, %79
  %87 = trunc i64 %43 to i32
  %88 = lshr i64 %43, 32
  %89 = trunc i64 %88 to i32
  %90 = tail call fastcc i32 @saturate(i32 noundef %87, i32 noundef %89)
  %91 = sext i32 %90 to i64
  %92 = add i64 %86, %91
  %93 = tail call fastcc i64 @shifts(i64 noundef %43, i32 noundef %31)
  %94 = tail call fastcc i32 @bitset(i32 noundef %31)
  %95 = sext i32 %94 to i64
  %96 = xor i64 %93, %33
  %97 = xor i64 %96, %95
  %98 = mul i32 %32, 31
  %99 = trunc i64 %52 to i32
  %100 = tail call fastcc i32 @tricks(i32 noundef %99)
  %101 = add i32 %100, %98
  %102 = trunc i64 %41 to i8
  %103 = lshr i64 %41, 8
  %104 = trunc i64 %103 to i8
  %105 = lshr i64 %43, 20
  %106 = trunc i64 %105 to i16
  %107 = lshr i64 %43, 40
  %108 = trunc i64 %107 to i16
  %109 = tail call fastcc i32 @narrow(i8 noundef zeroext %102, i8 noundef signext %104, i16 noundef zeroext %106, i16 noundef signext %108)
  %110 = add i32 %101, %109
  %111 = add nuw nsw i32 %31, 1
  %112 = icmp eq i32 %111, 200
  br i1 %112, label %27, label %30, !llvm.loop !8
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @counts(i64 noundef %0) unnamed_addr #2 {
  %2 = trunc i64 %0 to i32
  %3 = tail call i64 @llvm.ctpop.i64(i64 %0), !range !9
  %4 = trunc i64 %3 to i32
  %5 = tail call i32 @llvm.ctpop.i32(i32 %2), !range !10
  %6 = mul nuw nsw i32 %5, 3
  %7 = add nuw nsw i32 %6, %4
  %8 = and i32 %2, 65535
  %9 = tail call i32 @llvm.ctpop.i32(i32 %8), !range !11
  %10 = mul nuw nsw i32 %9, 5
  %11 = add nuw nsw i32 %7, %10
  %12 = and i32 %4, 1
  %13 = mul nuw nsw i32 %12, 7
  %14 = add nuw nsw i32 %11, %13
  %15 = icmp eq i64 %0, 0
  br i1 %15, label %16, label %19

16:
  %17 = tail call i64 @llvm.cttz.i64(i64 %0, i1 true), !range !9
  %18 = trunc i64 %17 to i32
  br label %39

19:
  %20 = tail call i64 @llvm.ctlz.i64(i64 %0, i1 true), !range !9
  %21 = trunc i64 %20 to i32
  %22 = mul nuw nsw i32 %21, 11
  %23 = tail call i64 @llvm.cttz.i64(i64 %0, i1 true), !range !9
  %24 = trunc i64 %23 to i32
  %25 = mul nuw nsw i32 %24, 13
  %26 = add nuw nsw i32 %22, %25
  %27 = add nuw nsw i32 %26, %14
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %39, label %29

29:
  %30 = tail call i32 @llvm.ctlz.i32(i32 %2, i1 true), !range !10
  %31 = mul nuw nsw i32 %30, 17
  %32 = tail call i32 @llvm.cttz.i32(i32 %2, i1 true), !range !10
  %33 = mul nuw nsw i32 %32, 19
  %34 = add nuw nsw i32 %31, %33
  %35 = add nuw nsw i32 %34, %27
  %36 = tail call i32 @llvm.cttz.i32(i32 %2, i1 true), !range !10
  %37 = mul nuw nsw i32 %36, 23
  %38 = add nuw nsw i32 %37, 23
  br label %39

39:
  %40 = phi i32 [ %35, %29 ], [ %27, %19 ], [ %14, %16 ]
  %41 = phi i32 [ %24, %29 ], [ %24, %19 ], [ %18, %16 ]
  %42 = phi i32 [ %38, %29 ], [ 0, %19 ], [ 0, %16 ]
  %43 = mul nuw nsw i32 %41, 29
  %44 = add nuw nsw i32 %43, 29
  %45 = select i1 %15, i32 0, i32 %44
  %46 = ashr i32 %2, 31
  %47 = xor i32 %46, %2
  %48 = tail call i32 @llvm.ctlz.i32(i32 %47, i1 false), !range !10
  %49 = mul nuw nsw i32 %48, 31
  %50 = add nsw i32 %49, -31
  %51 = add nsw i32 %50, %45
  %52 = add nsw i32 %51, %42
  %53 = add nsw i32 %52, %40
  ret i32 %53
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
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

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
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
  %18 = or i32 %17, %16
  %19 = zext i32 %18 to i64
  %20 = shl nuw nsw i64 %19, 20
  %21 = xor i64 %20, %13
  %22 = and i32 %3, 255
  %23 = and i32 %1, 7
  %24 = shl i32 %3, %23
  %25 = and i32 %5, 7
  %26 = lshr i32 %22, %25
  %27 = and i32 %24, 255
  %28 = or i32 %27, %26
  %29 = zext i32 %28 to i64
  %30 = add i64 %21, %29
  ret i64 %30
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc i64 @fields(i64 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = zext i32 %2 to i64
  %5 = shl nuw i64 1, %4
  %6 = add i64 %5, -1
  %7 = zext i32 %1 to i64
  %8 = lshr i64 %0, %7
  %9 = and i64 %6, %8
  %10 = add i32 %1, %2
  %11 = sub i32 64, %10
  %12 = zext i32 %11 to i64
  %13 = shl i64 %0, %12
  %14 = sub nsw i32 64, %2
  %15 = zext i32 %14 to i64
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

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
define internal fastcc i32 @saturate(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = tail call i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
  %4 = icmp sgt i32 %3, -32768
  %5 = select i1 %4, i32 %3, i32 -32768
  %6 = icmp slt i32 %5, 32767
  %7 = select i1 %6, i32 %5, i32 32767
  %8 = icmp slt i32 %7, 0
  %9 = icmp slt i32 %7, 255
  %10 = xor i32 %7, %3
  %11 = and i32 %5, 255
  %12 = select i1 %9, i32 %11, i32 255
  %13 = select i1 %8, i32 0, i32 %12
  %14 = xor i32 %10, %13
  ret i32 %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
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
  %29 = zext i32 %28 to i64
  %30 = xor i64 %15, %26
  %31 = xor i64 %30, %20
  %32 = xor i64 %31, %25
  %33 = xor i64 %32, %29
  ret i64 %33
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i32 @bitset(i32 noundef %0) unnamed_addr #4 {
  %2 = alloca [4 x i64], align 16
  %3 = bitcast [4 x i64]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %3) #10
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  br label %14

4:
  %5 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 1
  %6 = load i64, i64* %5, align 8
  %7 = and i64 %6, -33
  store i64 %7, i64* %5, align 8
  %8 = and i32 %0, 63
  %9 = zext i32 %8 to i64
  %10 = shl nuw i64 1, %9
  %11 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 2
  %12 = load i64, i64* %11, align 16
  %13 = xor i64 %12, %10
  store i64 %13, i64* %11, align 16
  br label %29

14:
  %15 = phi i64 [ 0, %1 ], [ %27, %14 ]
  %16 = getelementptr inbounds [9 x i32], [9 x i32]* @main.members, i64 0, i64 %15
  %17 = load i32, i32* %16, align 4
  %18 = srem i32 %17, 64
  %19 = zext i32 %18 to i64
  %20 = shl nuw i64 1, %19
  %21 = sdiv i32 %17, 64
  %22 = and i32 %21, 3
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %23
  %25 = load i64, i64* %24, align 8
  %26 = or i64 %20, %25
  store i64 %26, i64* %24, align 8
  %27 = add nuw nsw i64 %15, 1
  %28 = icmp eq i64 %27, 9
  br i1 %28, label %4, label %14, !llvm.loop !12

29:
  %30 = phi i32 [ 0, %4 ], [ %42, %29 ]
  %31 = phi i32 [ 0, %4 ], [ %41, %29 ]
  %32 = lshr i32 %30, 6
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %33
  %35 = load i64, i64* %34, align 8
  %36 = and i32 %30, 63
  %37 = zext i32 %36 to i64
  %38 = lshr i64 %35, %37
  %39 = trunc i64 %38 to i32
  %40 = and i32 %39, 1
  %41 = add i32 %40, %31
  %42 = add nuw nsw i32 %30, 3
  %43 = icmp ult i32 %30, 253
  br i1 %43, label %29, label %45, !llvm.loop !13

44:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %3) #10
  ret i32 %55

45:
  %46 = phi i64 [ %56, %54 ], [ 0, %29 ]
  %47 = phi i32 [ %55, %54 ], [ %41, %29 ]
  %48 = getelementptr inbounds [4 x i64], [4 x i64]* %2, i64 0, i64 %46
  %49 = load i64, i64* %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %54, label %51

51:
  %52 = trunc i64 %46 to i32
  %53 = shl i32 %52, 6
  br label %58

54:
  %55 = phi i32 [ %47, %45 ], [ %64, %58 ]
  %56 = add nuw nsw i64 %46, 1
  %57 = icmp eq i64 %56, 4
  br i1 %57, label %44, label %45, !llvm.loop !14

58:
  %59 = phi i64 [ %49, %51 ], [ %66, %58 ]
  %60 = phi i32 [ %47, %51 ], [ %64, %58 ]
  %61 = tail call i64 @llvm.cttz.i64(i64 %59, i1 true), !range !9
  %62 = trunc i64 %61 to i32
  %63 = add i32 %60, %53
  %64 = add i32 %63, %62
  %65 = add i64 %59, -1
  %66 = and i64 %65, %59
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %54, label %58, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone uwtable willreturn
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
  %12 = xor i32 %11, %0
  %13 = xor i32 %12, %10
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
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
  %19 = shl nuw nsw i32 %5, 7
  %20 = add nsw i32 %18, %19
  %21 = zext i8 %9 to i32
  %22 = shl nuw i32 %21, 24
  %23 = sext i8 %12 to i32
  %24 = shl nsw i32 %23, 12
  %25 = xor i32 %22, %24
  %26 = and i32 %15, 65535
  %27 = mul nsw i32 %20, 3
  %28 = icmp ult i8 %9, %12
  %29 = zext i1 %28 to i32
  %30 = icmp slt i8 %12, %1
  %31 = select i1 %30, i32 32, i32 0
  %32 = icmp ugt i32 %26, %6
  %33 = select i1 %32, i32 512, i32 0
  %34 = or i32 %25, %29
  %35 = or i32 %34, %31
  %36 = xor i32 %35, %26
  %37 = xor i32 %36, %27
  %38 = xor i32 %37, %33
  ret i32 %38
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(i8* noundef readonly, i8** nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.bswap.i64(i64) #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i16 @llvm.bswap.i16(i16) #7

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #9

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshr.i32(i32, i32, i32) #9

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #9

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.sadd.sat.i32(i32, i32) #9

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree noinline nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }

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
!9 = !{i64 0, i64 65}
!10 = !{i32 0, i32 33}
!11 = !{i32 0, i32 17}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
