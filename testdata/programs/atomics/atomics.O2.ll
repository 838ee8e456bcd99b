; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@i8 = internal global i8 3, align 1
@u8 = internal global i8 -56, align 1
@i16 = internal global i16 -300, align 2
@u16 = internal global i16 -5536, align 2
@i32 = internal global i32 -5, align 4
@u32 = internal global i32 -294967296, align 4
@i64 = internal global i64 -1, align 8
@u64 = internal global i64 1, align 8
@real = internal unnamed_addr global double 1.000000e+00, align 8
@flag = internal unnamed_addr global i8 0, align 1
@cursor = internal global ptr @cells, align 8
@cells = internal global [16 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [19 x i8] c"%016llx %d %d %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"%.6f %d %d\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %7, label %6

6:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #7
  store i32 1, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #7
  store i64 10, ptr %4, align 8, !tbaa !9
  br label %13

7:
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !11
  %10 = tail call i64 @strtol(ptr nocapture noundef nonnull %9, ptr noundef null, i32 noundef 10) #7
  %11 = trunc i64 %10 to i32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #7
  store i32 1, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #7
  store i64 10, ptr %4, align 8, !tbaa !9
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %19

13:
  %14 = phi i64 [ 4, %6 ], [ %10, %7 ]
  %15 = and i64 %14, 4294967295
  br label %35

16:
  %17 = load i32, ptr %3, align 4, !tbaa !5
  %18 = load i64, ptr %4, align 8, !tbaa !9
  br label %19

19:
  %20 = phi i64 [ 10, %7 ], [ %18, %16 ]
  %21 = phi i32 [ 1, %7 ], [ %17, %16 ]
  %22 = phi i64 [ 0, %7 ], [ %73, %16 ]
  %23 = phi i32 [ 0, %7 ], [ %98, %16 ]
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %22, i32 noundef %23, i32 noundef %21, i64 noundef %20)
  %25 = load atomic double, ptr @real seq_cst, align 8, !tbaa !13
  %26 = load atomic i8, ptr @flag seq_cst, align 1, !tbaa !13
  %27 = and i8 %26, 1
  %28 = zext nneg i8 %27 to i32
  %29 = load atomic ptr, ptr @cursor seq_cst, align 8, !tbaa !13
  %30 = ptrtoint ptr %29 to i64
  %31 = sub i64 %30, ptrtoint (ptr @cells to i64)
  %32 = lshr exact i64 %31, 2
  %33 = trunc i64 %32 to i32
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %25, i32 noundef %28, i32 noundef %33)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #7
  ret i32 0

35:
  %36 = phi i64 [ 0, %13 ], [ %99, %96 ]
  %37 = phi i32 [ 0, %13 ], [ %98, %96 ]
  %38 = phi i64 [ 0, %13 ], [ %73, %96 ]
  %39 = mul i64 %38, 7
  %40 = trunc nuw nsw i64 %36 to i32
  %41 = trunc i64 %36 to i8
  %42 = tail call fastcc i64 @onI8(i8 noundef signext %41)
  %43 = add i64 %42, %39
  %44 = mul i64 %43, 7
  %45 = mul i8 %41, 3
  %46 = tail call fastcc i64 @onU8(i8 noundef zeroext %45)
  %47 = add i64 %44, %46
  %48 = mul i64 %47, 7
  %49 = trunc i64 %36 to i16
  %50 = add i16 %49, -2
  %51 = tail call fastcc i64 @onI16(i16 noundef signext %50)
  %52 = add i64 %48, %51
  %53 = mul i64 %52, 7
  %54 = mul i16 %49, 1000
  %55 = tail call fastcc i64 @onU16(i16 noundef zeroext %54)
  %56 = add i64 %53, %55
  %57 = mul i64 %56, 7
  %58 = trunc i64 %36 to i32
  %59 = add i32 %58, -100
  %60 = tail call fastcc i64 @onI32(i32 noundef %59)
  %61 = add i64 %57, %60
  %62 = mul i64 %61, 7
  %63 = shl i32 %40, 24
  %64 = tail call fastcc i64 @onU32(i32 noundef %63)
  %65 = add i64 %62, %64
  %66 = mul i64 %65, 7
  %67 = shl i64 %36, 40
  %68 = tail call fastcc i64 @onI64(i64 noundef %67)
  %69 = add i64 %66, %68
  %70 = mul i64 %69, 7
  %71 = mul nuw i64 %36, 4886718345
  %72 = tail call fastcc i64 @onU64(i64 noundef %71)
  %73 = add i64 %70, %72
  %74 = load atomic double, ptr @real seq_cst, align 8, !tbaa !13
  %75 = urem i32 %40, 3
  %76 = uitofp nneg i32 %75 to double
  %77 = tail call double @llvm.fmuladd.f64(double %74, double 1.250000e+00, double %76)
  store atomic double %77, ptr @real seq_cst, align 8, !tbaa !13
  %78 = load atomic double, ptr @real seq_cst, align 8, !tbaa !13
  %79 = fcmp ogt double %78, 1.000000e+06
  br i1 %79, label %80, label %81

80:
  store atomic double 1.000000e+00, ptr @real seq_cst, align 8, !tbaa !13
  br label %81

81:
  %82 = load atomic i8, ptr @flag seq_cst, align 1, !tbaa !13
  %83 = and i8 %82, 1
  %84 = xor i8 %83, 1
  store atomic i8 %84, ptr @flag seq_cst, align 1, !tbaa !13
  %85 = load atomic ptr, ptr @cursor seq_cst, align 8, !tbaa !13
  br label %86

86:
  %87 = phi ptr [ %85, %81 ], [ %90, %86 ]
  %88 = getelementptr inbounds i8, ptr %87, i64 4
  %89 = cmpxchg ptr @cursor, ptr %87, ptr %88 seq_cst seq_cst, align 8
  %90 = extractvalue { ptr, i1 } %89, 0
  %91 = extractvalue { ptr, i1 } %89, 1
  br i1 %91, label %92, label %86

92:
  store i32 %40, ptr %85, align 4, !tbaa !5
  %93 = load atomic ptr, ptr @cursor seq_cst, align 8, !tbaa !13
  %94 = icmp eq ptr %93, getelementptr inbounds (i8, ptr @cells, i64 64)
  br i1 %94, label %95, label %96

95:
  store atomic ptr @cells, ptr @cursor seq_cst, align 8, !tbaa !13
  br label %96

96:
  %97 = call fastcc i32 @builtins(ptr noundef nonnull %3, ptr noundef nonnull %4)
  %98 = add nsw i32 %97, %37
  %99 = add nuw nsw i64 %36, 1
  %100 = icmp eq i64 %99, %15
  br i1 %100, label %16, label %35, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc range(i64 -3360694544046145280, 3334439117921709253) i64 @onI8(i8 noundef signext %0) unnamed_addr #2 {
  %2 = load atomic i8, ptr @i8 acquire, align 1
  %3 = atomicrmw xchg ptr @i8, i8 %0 seq_cst, align 1
  %4 = atomicrmw add ptr @i8, i8 5 seq_cst, align 1
  %5 = atomicrmw sub ptr @i8, i8 %0 monotonic, align 1
  %6 = atomicrmw or ptr @i8, i8 85 seq_cst, align 1
  %7 = xor i8 %0, -1
  %8 = atomicrmw and ptr @i8, i8 %7 acq_rel, align 1
  %9 = atomicrmw xor ptr @i8, i8 %2 seq_cst, align 1
  %10 = add i8 %0, 1
  %11 = cmpxchg ptr @i8, i8 %2, i8 %10 seq_cst seq_cst, align 1
  %12 = extractvalue { i8, i1 } %11, 0
  %13 = mul i8 %0, 3
  %14 = cmpxchg ptr @i8, i8 %12, i8 %13 release monotonic, align 1
  %15 = load atomic i8, ptr @i8 seq_cst, align 1, !tbaa !13
  %16 = atomicrmw add ptr @i8, i8 2 seq_cst, align 1
  %17 = atomicrmw sub ptr @i8, i8 1 seq_cst, align 1
  %18 = load atomic i8, ptr @i8 seq_cst, align 1, !tbaa !13
  br label %19

19:
  %20 = phi i8 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i8 %20, 3
  %22 = cmpxchg ptr @i8, i8 %20, i8 %21 seq_cst seq_cst, align 1
  %23 = extractvalue { i8, i1 } %22, 0
  %24 = extractvalue { i8, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i8, i1 } %14, 1
  %27 = extractvalue { i8, i1 } %11, 1
  %28 = sext i8 %2 to i64
  %29 = mul nsw i64 %28, 31
  %30 = sext i8 %3 to i64
  %31 = add nsw i64 %29, %30
  %32 = mul nsw i64 %31, 31
  %33 = sext i8 %4 to i64
  %34 = add nsw i64 %32, %33
  %35 = mul nsw i64 %34, 31
  %36 = sext i8 %5 to i64
  %37 = add nsw i64 %35, %36
  %38 = mul nsw i64 %37, 31
  %39 = sext i8 %6 to i64
  %40 = add nsw i64 %38, %39
  %41 = mul nsw i64 %40, 31
  %42 = sext i8 %8 to i64
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %43, 31
  %45 = sext i8 %9 to i64
  %46 = add nsw i64 %44, %45
  %47 = mul nsw i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add nsw i64 %47, %48
  %50 = mul nsw i64 %49, 31
  %51 = sext i8 %12 to i64
  %52 = add nsw i64 %50, %51
  %53 = mul nsw i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add nsw i64 %53, %54
  %56 = mul nsw i64 %55, 31
  %57 = sext i8 %15 to i64
  %58 = add nsw i64 %56, %57
  %59 = atomicrmw xor ptr @i8, i8 31 seq_cst, align 1
  fence seq_cst
  %60 = mul nsw i64 %58, 31
  %61 = load atomic i8, ptr @i8 seq_cst, align 1, !tbaa !13
  %62 = sext i8 %61 to i64
  %63 = add nsw i64 %60, %62
  %64 = trunc i64 %63 to i8
  store atomic i8 %64, ptr @i8 release, align 1
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc range(i64 0, 6695133661967854533) i64 @onU8(i8 noundef zeroext %0) unnamed_addr #2 {
  %2 = load atomic i8, ptr @u8 acquire, align 1
  %3 = atomicrmw xchg ptr @u8, i8 %0 seq_cst, align 1
  %4 = atomicrmw add ptr @u8, i8 5 seq_cst, align 1
  %5 = atomicrmw sub ptr @u8, i8 %0 monotonic, align 1
  %6 = atomicrmw or ptr @u8, i8 85 seq_cst, align 1
  %7 = xor i8 %0, -1
  %8 = atomicrmw and ptr @u8, i8 %7 acq_rel, align 1
  %9 = atomicrmw xor ptr @u8, i8 %2 seq_cst, align 1
  %10 = add i8 %0, 1
  %11 = cmpxchg ptr @u8, i8 %2, i8 %10 seq_cst seq_cst, align 1
  %12 = extractvalue { i8, i1 } %11, 0
  %13 = mul i8 %0, 3
  %14 = cmpxchg ptr @u8, i8 %12, i8 %13 release monotonic, align 1
  %15 = load atomic i8, ptr @u8 seq_cst, align 1, !tbaa !13
  %16 = atomicrmw add ptr @u8, i8 2 seq_cst, align 1
  %17 = atomicrmw sub ptr @u8, i8 1 seq_cst, align 1
  %18 = load atomic i8, ptr @u8 seq_cst, align 1, !tbaa !13
  br label %19

19:
  %20 = phi i8 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i8 %20, 3
  %22 = cmpxchg ptr @u8, i8 %20, i8 %21 seq_cst seq_cst, align 1
  %23 = extractvalue { i8, i1 } %22, 0
  %24 = extractvalue { i8, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i8, i1 } %14, 1
  %27 = extractvalue { i8, i1 } %11, 1
  %28 = zext i8 %2 to i64
  %29 = mul nuw nsw i64 %28, 31
  %30 = zext i8 %3 to i64
  %31 = add nuw nsw i64 %29, %30
  %32 = mul nuw nsw i64 %31, 31
  %33 = zext i8 %4 to i64
  %34 = add nuw nsw i64 %32, %33
  %35 = mul nuw nsw i64 %34, 31
  %36 = zext i8 %5 to i64
  %37 = add nuw nsw i64 %35, %36
  %38 = mul nuw nsw i64 %37, 31
  %39 = zext i8 %6 to i64
  %40 = add nuw nsw i64 %38, %39
  %41 = mul nuw nsw i64 %40, 31
  %42 = zext i8 %8 to i64
  %43 = add nuw nsw i64 %41, %42
  %44 = mul nuw nsw i64 %43, 31
  %45 = zext i8 %9 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = mul nuw nsw i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add nuw nsw i64 %47, %48
  %50 = mul nuw nsw i64 %49, 31
  %51 = zext i8 %12 to i64
  %52 = add nuw nsw i64 %50, %51
  %53 = mul nuw nsw i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add nuw nsw i64 %53, %54
  %56 = mul nuw nsw i64 %55, 31
  %57 = zext i8 %15 to i64
  %58 = add nuw nsw i64 %56, %57
  %59 = atomicrmw xor ptr @u8, i8 31 seq_cst, align 1
  fence seq_cst
  %60 = mul nuw nsw i64 %58, 31
  %61 = load atomic i8, ptr @u8 seq_cst, align 1, !tbaa !13
  %62 = zext i8 %61 to i64
  %63 = add nuw nsw i64 %60, %62
  %64 = trunc i64 %63 to i8
  store atomic i8 %64, ptr @u8 release, align 1
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onI16(i16 noundef signext %0) unnamed_addr #2 {
  %2 = load atomic i16, ptr @i16 acquire, align 2
  %3 = atomicrmw xchg ptr @i16, i16 %0 seq_cst, align 2
  %4 = atomicrmw add ptr @i16, i16 5 seq_cst, align 2
  %5 = atomicrmw sub ptr @i16, i16 %0 monotonic, align 2
  %6 = atomicrmw or ptr @i16, i16 85 seq_cst, align 2
  %7 = xor i16 %0, -1
  %8 = atomicrmw and ptr @i16, i16 %7 acq_rel, align 2
  %9 = atomicrmw xor ptr @i16, i16 %2 seq_cst, align 2
  %10 = add i16 %0, 1
  %11 = cmpxchg ptr @i16, i16 %2, i16 %10 seq_cst seq_cst, align 2
  %12 = extractvalue { i16, i1 } %11, 0
  %13 = mul i16 %0, 3
  %14 = cmpxchg ptr @i16, i16 %12, i16 %13 release monotonic, align 2
  %15 = load atomic i16, ptr @i16 seq_cst, align 2, !tbaa !13
  %16 = atomicrmw add ptr @i16, i16 2 seq_cst, align 2
  %17 = atomicrmw sub ptr @i16, i16 1 seq_cst, align 2
  %18 = load atomic i16, ptr @i16 seq_cst, align 2, !tbaa !13
  br label %19

19:
  %20 = phi i16 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i16 %20, 3
  %22 = cmpxchg ptr @i16, i16 %20, i16 %21 seq_cst seq_cst, align 2
  %23 = extractvalue { i16, i1 } %22, 0
  %24 = extractvalue { i16, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i16, i1 } %14, 1
  %27 = extractvalue { i16, i1 } %11, 1
  %28 = sext i16 %2 to i64
  %29 = mul nsw i64 %28, 31
  %30 = sext i16 %3 to i64
  %31 = add nsw i64 %29, %30
  %32 = mul nsw i64 %31, 31
  %33 = sext i16 %4 to i64
  %34 = add nsw i64 %32, %33
  %35 = mul nsw i64 %34, 31
  %36 = sext i16 %5 to i64
  %37 = add nsw i64 %35, %36
  %38 = mul nsw i64 %37, 31
  %39 = sext i16 %6 to i64
  %40 = add nsw i64 %38, %39
  %41 = mul nsw i64 %40, 31
  %42 = sext i16 %8 to i64
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %43, 31
  %45 = sext i16 %9 to i64
  %46 = add nsw i64 %44, %45
  %47 = mul nsw i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add nsw i64 %47, %48
  %50 = mul nsw i64 %49, 31
  %51 = sext i16 %12 to i64
  %52 = add nsw i64 %50, %51
  %53 = mul nsw i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add nsw i64 %53, %54
  %56 = mul i64 %55, 31
  %57 = sext i16 %15 to i64
  %58 = add i64 %56, %57
  %59 = atomicrmw xor ptr @i16, i16 31 seq_cst, align 2
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i16, ptr @i16 seq_cst, align 2, !tbaa !13
  %62 = sext i16 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i16
  store atomic i16 %64, ptr @i16 release, align 2
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onU16(i16 noundef zeroext %0) unnamed_addr #2 {
  %2 = load atomic i16, ptr @u16 acquire, align 2
  %3 = atomicrmw xchg ptr @u16, i16 %0 seq_cst, align 2
  %4 = atomicrmw add ptr @u16, i16 5 seq_cst, align 2
  %5 = atomicrmw sub ptr @u16, i16 %0 monotonic, align 2
  %6 = atomicrmw or ptr @u16, i16 85 seq_cst, align 2
  %7 = xor i16 %0, -1
  %8 = atomicrmw and ptr @u16, i16 %7 acq_rel, align 2
  %9 = atomicrmw xor ptr @u16, i16 %2 seq_cst, align 2
  %10 = add i16 %0, 1
  %11 = cmpxchg ptr @u16, i16 %2, i16 %10 seq_cst seq_cst, align 2
  %12 = extractvalue { i16, i1 } %11, 0
  %13 = mul i16 %0, 3
  %14 = cmpxchg ptr @u16, i16 %12, i16 %13 release monotonic, align 2
  %15 = load atomic i16, ptr @u16 seq_cst, align 2, !tbaa !13
  %16 = atomicrmw add ptr @u16, i16 2 seq_cst, align 2
  %17 = atomicrmw sub ptr @u16, i16 1 seq_cst, align 2
  %18 = load atomic i16, ptr @u16 seq_cst, align 2, !tbaa !13
  br label %19

19:
  %20 = phi i16 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i16 %20, 3
  %22 = cmpxchg ptr @u16, i16 %20, i16 %21 seq_cst seq_cst, align 2
  %23 = extractvalue { i16, i1 } %22, 0
  %24 = extractvalue { i16, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i16, i1 } %14, 1
  %27 = extractvalue { i16, i1 } %11, 1
  %28 = zext i16 %2 to i64
  %29 = mul nuw nsw i64 %28, 31
  %30 = zext i16 %3 to i64
  %31 = add nuw nsw i64 %29, %30
  %32 = mul nuw nsw i64 %31, 31
  %33 = zext i16 %4 to i64
  %34 = add nuw nsw i64 %32, %33
  %35 = mul nuw nsw i64 %34, 31
  %36 = zext i16 %5 to i64
  %37 = add nuw nsw i64 %35, %36
  %38 = mul nuw nsw i64 %37, 31
  %39 = zext i16 %6 to i64
  %40 = add nuw nsw i64 %38, %39
  %41 = mul nuw nsw i64 %40, 31
  %42 = zext i16 %8 to i64
  %43 = add nuw nsw i64 %41, %42
  %44 = mul nuw nsw i64 %43, 31
  %45 = zext i16 %9 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = mul nuw nsw i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add nuw nsw i64 %47, %48
  %50 = mul nuw nsw i64 %49, 31
  %51 = zext i16 %12 to i64
  %52 = add nuw nsw i64 %50, %51
  %53 = mul nuw nsw i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add nuw nsw i64 %53, %54
  %56 = mul i64 %55, 31
  %57 = zext i16 %15 to i64
  %58 = add i64 %56, %57
  %59 = atomicrmw xor ptr @u16, i16 31 seq_cst, align 2
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i16, ptr @u16 seq_cst, align 2, !tbaa !13
  %62 = zext i16 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i16
  store atomic i16 %64, ptr @u16 release, align 2
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onI32(i32 noundef %0) unnamed_addr #2 {
  %2 = load atomic i32, ptr @i32 acquire, align 4
  %3 = atomicrmw xchg ptr @i32, i32 %0 seq_cst, align 4
  %4 = atomicrmw add ptr @i32, i32 5 seq_cst, align 4
  %5 = atomicrmw sub ptr @i32, i32 %0 monotonic, align 4
  %6 = atomicrmw or ptr @i32, i32 85 seq_cst, align 4
  %7 = xor i32 %0, -1
  %8 = atomicrmw and ptr @i32, i32 %7 acq_rel, align 4
  %9 = atomicrmw xor ptr @i32, i32 %2 seq_cst, align 4
  %10 = add nsw i32 %0, 1
  %11 = cmpxchg ptr @i32, i32 %2, i32 %10 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = mul nsw i32 %0, 3
  %14 = cmpxchg ptr @i32, i32 %12, i32 %13 release monotonic, align 4
  %15 = load atomic i32, ptr @i32 seq_cst, align 4, !tbaa !13
  %16 = atomicrmw add ptr @i32, i32 2 seq_cst, align 4
  %17 = atomicrmw sub ptr @i32, i32 1 seq_cst, align 4
  %18 = load atomic i32, ptr @i32 seq_cst, align 4, !tbaa !13
  br label %19

19:
  %20 = phi i32 [ %18, %1 ], [ %23, %19 ]
  %21 = mul nsw i32 %20, 3
  %22 = cmpxchg ptr @i32, i32 %20, i32 %21 seq_cst seq_cst, align 4
  %23 = extractvalue { i32, i1 } %22, 0
  %24 = extractvalue { i32, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i32, i1 } %14, 1
  %27 = extractvalue { i32, i1 } %11, 1
  %28 = sext i32 %2 to i64
  %29 = mul nsw i64 %28, 31
  %30 = sext i32 %3 to i64
  %31 = add nsw i64 %29, %30
  %32 = mul nsw i64 %31, 31
  %33 = sext i32 %4 to i64
  %34 = add nsw i64 %32, %33
  %35 = mul nsw i64 %34, 31
  %36 = sext i32 %5 to i64
  %37 = add nsw i64 %35, %36
  %38 = mul nsw i64 %37, 31
  %39 = sext i32 %6 to i64
  %40 = add nsw i64 %38, %39
  %41 = mul nsw i64 %40, 31
  %42 = sext i32 %8 to i64
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %43, 31
  %45 = sext i32 %9 to i64
  %46 = add nsw i64 %44, %45
  %47 = mul i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add i64 %47, %48
  %50 = mul i64 %49, 31
  %51 = sext i32 %12 to i64
  %52 = add i64 %50, %51
  %53 = mul i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add i64 %53, %54
  %56 = mul i64 %55, 31
  %57 = sext i32 %15 to i64
  %58 = add i64 %56, %57
  %59 = atomicrmw xor ptr @i32, i32 31 seq_cst, align 4
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i32, ptr @i32 seq_cst, align 4, !tbaa !13
  %62 = sext i32 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i32
  store atomic i32 %64, ptr @i32 release, align 4
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onU32(i32 noundef %0) unnamed_addr #2 {
  %2 = load atomic i32, ptr @u32 acquire, align 4
  %3 = atomicrmw xchg ptr @u32, i32 %0 seq_cst, align 4
  %4 = atomicrmw add ptr @u32, i32 5 seq_cst, align 4
  %5 = atomicrmw sub ptr @u32, i32 %0 monotonic, align 4
  %6 = atomicrmw or ptr @u32, i32 85 seq_cst, align 4
  %7 = xor i32 %0, -1
  %8 = atomicrmw and ptr @u32, i32 %7 acq_rel, align 4
  %9 = atomicrmw xor ptr @u32, i32 %2 seq_cst, align 4
  %10 = add nuw i32 %0, 1
  %11 = cmpxchg ptr @u32, i32 %2, i32 %10 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = mul i32 %0, 3
  %14 = cmpxchg ptr @u32, i32 %12, i32 %13 release monotonic, align 4
  %15 = load atomic i32, ptr @u32 seq_cst, align 4, !tbaa !13
  %16 = atomicrmw add ptr @u32, i32 2 seq_cst, align 4
  %17 = atomicrmw sub ptr @u32, i32 1 seq_cst, align 4
  %18 = load atomic i32, ptr @u32 seq_cst, align 4, !tbaa !13
  br label %19

19:
  %20 = phi i32 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i32 %20, 3
  %22 = cmpxchg ptr @u32, i32 %20, i32 %21 seq_cst seq_cst, align 4
  %23 = extractvalue { i32, i1 } %22, 0
  %24 = extractvalue { i32, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i32, i1 } %14, 1
  %27 = extractvalue { i32, i1 } %11, 1
  %28 = zext i32 %2 to i64
  %29 = mul nuw nsw i64 %28, 31
  %30 = zext i32 %3 to i64
  %31 = add nuw nsw i64 %29, %30
  %32 = mul nuw nsw i64 %31, 31
  %33 = zext i32 %4 to i64
  %34 = add nuw nsw i64 %32, %33
  %35 = mul nuw nsw i64 %34, 31
  %36 = zext i32 %5 to i64
  %37 = add nuw nsw i64 %35, %36
  %38 = mul nuw nsw i64 %37, 31
  %39 = zext i32 %6 to i64
  %40 = add nuw nsw i64 %38, %39
  %41 = mul nuw nsw i64 %40, 31
  %42 = zext i32 %8 to i64
  %43 = add nuw nsw i64 %41, %42
  %44 = mul nuw nsw i64 %43, 31
  %45 = zext i32 %9 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = mul i64 %46, 31
  %48 = zext i1 %27 to i64
  %49 = add i64 %47, %48
  %50 = mul i64 %49, 31
  %51 = zext i32 %12 to i64
  %52 = add i64 %50, %51
  %53 = mul i64 %52, 31
  %54 = zext i1 %26 to i64
  %55 = add i64 %53, %54
  %56 = mul i64 %55, 31
  %57 = zext i32 %15 to i64
  %58 = add i64 %56, %57
  %59 = atomicrmw xor ptr @u32, i32 31 seq_cst, align 4
  fence seq_cst
  %60 = mul i64 %58, 31
  %61 = load atomic i32, ptr @u32 seq_cst, align 4, !tbaa !13
  %62 = zext i32 %61 to i64
  %63 = add i64 %60, %62
  %64 = trunc i64 %63 to i32
  store atomic i32 %64, ptr @u32 release, align 4
  fence syncscope("singlethread") acquire
  ret i64 %63
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onI64(i64 noundef %0) unnamed_addr #2 {
  %2 = load atomic i64, ptr @i64 acquire, align 8
  %3 = atomicrmw xchg ptr @i64, i64 %0 seq_cst, align 8
  %4 = atomicrmw add ptr @i64, i64 5 seq_cst, align 8
  %5 = atomicrmw sub ptr @i64, i64 %0 monotonic, align 8
  %6 = atomicrmw or ptr @i64, i64 85 seq_cst, align 8
  %7 = xor i64 %0, -1
  %8 = atomicrmw and ptr @i64, i64 %7 acq_rel, align 8
  %9 = atomicrmw xor ptr @i64, i64 %2 seq_cst, align 8
  %10 = add nuw nsw i64 %0, 1
  %11 = cmpxchg ptr @i64, i64 %2, i64 %10 seq_cst seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 0
  %13 = mul nsw i64 %0, 3
  %14 = cmpxchg ptr @i64, i64 %12, i64 %13 release monotonic, align 8
  %15 = load atomic i64, ptr @i64 seq_cst, align 8, !tbaa !13
  %16 = atomicrmw add ptr @i64, i64 2 seq_cst, align 8
  %17 = atomicrmw sub ptr @i64, i64 1 seq_cst, align 8
  %18 = load atomic i64, ptr @i64 seq_cst, align 8, !tbaa !13
  br label %19

19:
  %20 = phi i64 [ %18, %1 ], [ %23, %19 ]
  %21 = mul nsw i64 %20, 3
  %22 = cmpxchg ptr @i64, i64 %20, i64 %21 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = extractvalue { i64, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i64, i1 } %14, 1
  %27 = extractvalue { i64, i1 } %11, 1
  %28 = mul i64 %2, 31
  %29 = add i64 %28, %3
  %30 = mul i64 %29, 31
  %31 = add i64 %30, %4
  %32 = mul i64 %31, 31
  %33 = add i64 %32, %5
  %34 = mul i64 %33, 31
  %35 = add i64 %34, %6
  %36 = mul i64 %35, 31
  %37 = add i64 %36, %8
  %38 = mul i64 %37, 31
  %39 = add i64 %38, %9
  %40 = mul i64 %39, 31
  %41 = zext i1 %27 to i64
  %42 = add i64 %40, %41
  %43 = mul i64 %42, 31
  %44 = add i64 %43, %12
  %45 = mul i64 %44, 31
  %46 = zext i1 %26 to i64
  %47 = add i64 %45, %46
  %48 = mul i64 %47, 31
  %49 = add i64 %48, %15
  %50 = atomicrmw xor ptr @i64, i64 31 seq_cst, align 8
  fence seq_cst
  %51 = mul i64 %49, 31
  %52 = load atomic i64, ptr @i64 seq_cst, align 8, !tbaa !13
  %53 = add i64 %52, %51
  store atomic i64 %53, ptr @i64 release, align 8
  fence syncscope("singlethread") acquire
  ret i64 %53
}

; Function Attrs: nofree noinline norecurse nounwind uwtable
define internal fastcc i64 @onU64(i64 noundef %0) unnamed_addr #2 {
  %2 = load atomic i64, ptr @u64 acquire, align 8
  %3 = atomicrmw xchg ptr @u64, i64 %0 seq_cst, align 8
  %4 = atomicrmw add ptr @u64, i64 5 seq_cst, align 8
  %5 = atomicrmw sub ptr @u64, i64 %0 monotonic, align 8
  %6 = atomicrmw or ptr @u64, i64 85 seq_cst, align 8
  %7 = xor i64 %0, -1
  %8 = atomicrmw and ptr @u64, i64 %7 acq_rel, align 8
  %9 = atomicrmw xor ptr @u64, i64 %2 seq_cst, align 8
  %10 = add i64 %0, 1
  %11 = cmpxchg ptr @u64, i64 %2, i64 %10 seq_cst seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 0
  %13 = mul i64 %0, 3
  %14 = cmpxchg ptr @u64, i64 %12, i64 %13 release monotonic, align 8
  %15 = load atomic i64, ptr @u64 seq_cst, align 8, !tbaa !13
  %16 = atomicrmw add ptr @u64, i64 2 seq_cst, align 8
  %17 = atomicrmw sub ptr @u64, i64 1 seq_cst, align 8
  %18 = load atomic i64, ptr @u64 seq_cst, align 8, !tbaa !13
  br label %19

19:
  %20 = phi i64 [ %18, %1 ], [ %23, %19 ]
  %21 = mul i64 %20, 3
  %22 = cmpxchg ptr @u64, i64 %20, i64 %21 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = extractvalue { i64, i1 } %22, 1
  br i1 %24, label %25, label %19

25:
  %26 = extractvalue { i64, i1 } %14, 1
  %27 = extractvalue { i64, i1 } %11, 1
  %28 = mul i64 %2, 31
  %29 = add i64 %28, %3
  %30 = mul i64 %29, 31
  %31 = add i64 %30, %4
  %32 = mul i64 %31, 31
  %33 = add i64 %32, %5
  %34 = mul i64 %33, 31
  %35 = add i64 %34, %6
  %36 = mul i64 %35, 31
  %37 = add i64 %36, %8
  %38 = mul i64 %37, 31
  %39 = add i64 %38, %9
  %40 = mul i64 %39, 31
  %41 = zext i1 %27 to i64
  %42 = add i64 %40, %41
  %43 = mul i64 %42, 31
  %44 = add i64 %43, %12
  %45 = mul i64 %44, 31
  %46 = zext i1 %26 to i64
  %47 = add i64 %45, %46
  %48 = mul i64 %47, 31
  %49 = add i64 %48, %15
  %50 = atomicrmw xor ptr @u64, i64 31 seq_cst, align 8
  fence seq_cst
  %51 = mul i64 %49, 31
  %52 = load atomic i64, ptr @u64 seq_cst, align 8, !tbaa !13
  %53 = add i64 %52, %51
  store atomic i64 %53, ptr @u64 release, align 8
  fence syncscope("singlethread") acquire
  ret i64 %53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn uwtable
define internal fastcc i32 @builtins(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #4 {
  %3 = atomicrmw add ptr %0, i32 7 seq_cst, align 4
  %4 = atomicrmw sub ptr %1, i64 2 seq_cst, align 8
  %5 = atomicrmw nand ptr %0, i32 255 seq_cst, align 4
  %6 = cmpxchg ptr %1, i64 8, i64 100 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 1
  %8 = zext i1 %7 to i32
  %9 = add nsw i32 %5, %8
  %10 = cmpxchg ptr %1, i64 9, i64 200 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  %12 = trunc i64 %11 to i32
  %13 = add nsw i32 %9, %12
  %14 = atomicrmw sub ptr %0, i32 1 seq_cst, align 4
  %15 = icmp eq i32 %14, 1
  %16 = add nsw i32 %13, 1000
  %17 = select i1 %15, i32 %16, i32 %13
  %18 = atomicrmw or ptr %1, i64 1048576 seq_cst, align 8
  %19 = and i64 %18, 1048576
  %20 = icmp eq i64 %19, 0
  %21 = add nsw i32 %17, 10000
  %22 = select i1 %20, i32 %17, i32 %21
  fence seq_cst
  %23 = atomicrmw min ptr %0, i32 -3 seq_cst, align 4
  %24 = atomicrmw max ptr %1, i64 50 seq_cst, align 8
  ret i32 %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
